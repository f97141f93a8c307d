/** What this browser remembers: language, theme, sound. The browser's own wishes come first. */
import type { Hello } from './generated/messages';
import { learnt } from './learning';

export type Language = 'en' | 'fr';
export type Theme = 'light' | 'dark';
export type Pace = Hello['pace'] & string;
export const PACES: readonly Pace[] = ['unhurried', 'normal', 'quick'];

function recall(key: string): string | null {
  try {
    return localStorage.getItem(`ludotheque.${key}`);
  } catch {
    return null; // storage may be forbidden; then nothing is remembered
  }
}

function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`ludotheque.${key}`, value);
  } catch {
    // see recall
  }
}

export function languageOf(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    if (/^fr\b/i.test(tag)) return 'fr';
    if (/^en\b/i.test(tag)) return 'en';
  }
  return 'en';
}

class Settings {
  language = $state<Language>('en');
  theme = $state<Theme>('light');
  sound = $state(false);
  /** How long what others do is seen, in the game that is played. */
  pace = $state<Pace>('normal');
  #game = '';

  /** Reads what was chosen before, and follows the system's theme until somebody chooses. */
  begin(): void {
    const language = recall('language');
    this.language = language === 'en' || language === 'fr' ? language : languageOf(navigator.languages);
    this.sound = recall('sound') === 'on';
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const theme = recall('theme');
    this.theme = theme === 'light' || theme === 'dark' ? theme : dark.matches ? 'dark' : 'light';
    dark.addEventListener('change', (change) => {
      if (recall('theme') === null) this.#paint(change.matches ? 'dark' : 'light');
    });
    this.#paint(this.theme);
    document.documentElement.lang = this.language;
  }

  speak(language: Language): void {
    this.language = language;
    document.documentElement.lang = language;
    remember('language', language);
  }

  /** The pace is kept for each game: whoever plays it for the first time has all the time there is. */
  playing(game: string): void {
    if (game === this.#game) return;
    this.#game = game;
    const first = learnt(game).done ? 'normal' : 'unhurried';
    this.pace = PACES.find((pace) => pace === recall(`pace.${game}`)) ?? first;
  }

  walk(pace: Pace): void {
    this.pace = pace;
    remember(`pace.${this.#game}`, pace);
  }

  switchTheme(): void {
    this.#paint(this.theme === 'dark' ? 'light' : 'dark');
    remember('theme', this.theme);
  }

  switchSound(): void {
    this.sound = !this.sound;
    remember('sound', this.sound ? 'on' : 'off');
  }

  #paint(theme: Theme): void {
    this.theme = theme;
    document.documentElement.dataset['theme'] = theme;
  }
}

export const settings = new Settings();
