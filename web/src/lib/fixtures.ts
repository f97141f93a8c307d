/** For the boards' tests: fixtures as a board gets them, with moves and words that a test can read. */
import { FluentBundle, FluentResource } from '@fluent/bundle';

import type { BoardProps, Move } from './board';

type Language = 'en' | 'fr';

export interface Fixtures {
  names: string[];
  /** Words as the page finds them; a key without words, or a value that is missing, is an error here. */
  words(language: Language): BoardProps['word'];
  /** A board's properties, and a list in which the moves it plays end up. */
  load(name: string, language?: Language): BoardProps & { played: (Move | 'undo')[] };
}

function bundle(language: Language, source: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(source));
  return made;
}

/** A game's fixtures by their file names (`./start.json`), with its words in both languages. */
export function fixtures(files: Record<string, BoardProps>, english: string, french: string): Fixtures {
  const bundles = { en: bundle('en', english), fr: bundle('fr', french) };

  function words(language: Language): BoardProps['word'] {
    const word: BoardProps['word'] = (key, values = {}) => {
      const pattern = bundles[language].getMessage(key)?.value;
      if (!pattern) throw new Error(`no words for ${key} in ${language}`);
      const spoken = Object.fromEntries(
        Object.entries(values).map(([name, value]) => [
          name,
          typeof value === 'string' && value.startsWith('@') ? word(value.slice(1)) : value,
        ]),
      );
      const errors: Error[] = [];
      const text = bundles[language].formatPattern(pattern, spoken, errors);
      if (errors[0]) throw new Error(`${key} in ${language}: ${errors[0].message}`);
      return text;
    };
    return word;
  }

  function load(name: string, language: Language = 'en'): ReturnType<Fixtures['load']> {
    const file = files[`./${name}.json`];
    if (!file) throw new Error(`no fixture ${name}`);
    const played: (Move | 'undo')[] = [];
    const word = words(language);
    const plain = Object.fromEntries(Object.entries(file.box).filter(([, value]) => typeof value === 'number'));
    return {
      ...structuredClone(file),
      play: (move) => played.push(move),
      undo: () => played.push('undo'),
      word,
      say: ({ key, values }) => word(key, { ...(plain as Record<string, number>), ...values }),
      played,
    };
  }

  return { names: Object.keys(files).map((path) => path.slice(2, -5)), words, load };
}
