/** What has just happened on the table, for as long as it is to be seen. */
import type { BoardProps, Event, Position } from '@lib/board';
import { Brief } from '@lib/brief.svelte';
import { followNews, lastOf } from '@lib/news.svelte';
import type { Said } from '@lib/question';

import type { OnTable } from './ask';
import { type Grip, isRune, lastFall, lastGrip, route } from './story';
import { boxOf, outlookOf, spiritOf, targetOf, viewOf } from './table';
import { RUNES } from './types';
import type { Spirit, View } from './types';

/** How long dice and cards of the past stay in sight, in milliseconds. */
const SHOWN = 1900;

/** A grip that is over: the dice, the number to reach, and what came of it. */
export interface Gripped {
  spirit: Spirit;
  die: number;
  total: number;
  faces: number[];
  /** The faces that were high enough. */
  reaching: number[];
  text: Said;
}

export interface Travel {
  /** Tells one from the next. */
  id: number;
  before: View;
  /** Dice fall first. */
  wait: boolean;
}

export class Happenings {
  /** The entry with which the movement die, or the grip dice, fell last: they are seen to fall. */
  fell = $state(-1);
  caught = $state(-1);
  gripped = new Brief<Gripped>();
  played = new Brief<OnTable>();
  travel = $state.raw<Travel | null>(null);

  /** Call while a component is set up. */
  constructor(props: () => BoardProps) {
    followNews(props, {
      tell: (table, news, position) => this.#tell(table, news, position),
      forget: () => this.#forget(),
    });
  }

  #forget(): void {
    this.fell = this.caught = -1;
    this.gripped.clear();
    this.played.clear();
    this.travel = null;
  }

  #tell(table: BoardProps, news: Event[], position: Position): void {
    const before = viewOf({ position });
    const view = viewOf(table);
    const id = lastOf(table.events);
    const [fall, grip] = [lastFall(news), lastGrip(news)];
    if (fall !== null) this.fell = id;
    if (grip) this.caught = id;
    this.travel = { id, before, wait: fall !== null || grip !== null };
    if (grip && view.die === 0) this.gripped.show(aftermath(table, position, grip), SHOWN);
    else if (fall !== null) this.gripped.clear();
    const played = lastPlayed(news, before);
    if (played && view.rune < 0) this.played.show(played, SHOWN);
  }
}

/** What a grip brought, told after the view has gone on. */
function aftermath(table: BoardProps, position: Position, { faces, brought }: Grip): Gripped {
  const [before, view] = [viewOf({ position }), viewOf(table)];
  const figure = before.figure[before.turn] ?? 0;
  const to = route(before, view, figure).at(-1) ?? before.space[figure] ?? 0;
  const won = before.trial && (brought === 'held' || brought === 'trade-wind');
  return {
    spirit: spiritOf(before, before.turn) ?? 'ki',
    die: before.die,
    total: before.total,
    faces,
    reaching: outlookOf({ position }).reaching,
    text: {
      key: won ? 'board-told-won' : `board-told-${brought}`,
      values: {
        name: table.names[before.turn] ?? '',
        you: String(before.turn === table.position.seat),
        space: won ? boxOf(table).flower : to,
      },
    },
  };
}

/** The last Rune that was played among these entries, or was on the table before them. */
export function lastPlayed(news: readonly Event[], before: View): OnTable | null {
  const at = news.findLastIndex(({ move }) => isRune(move?.['do']) && move['do'] !== 'mirror');
  const mirrors = news.slice(at + 1).filter(({ move }) => move?.['do'] === 'mirror').length;
  const event = news[at];
  if (event?.move && isRune(event.move['do']))
    return {
      by: event.by,
      rune: event.move['do'],
      target: targetOf(event.move),
      mirrors,
    };
  const rune = RUNES[before.rune];
  return rune && mirrors
    ? {
        by: before.by,
        rune,
        target: before.target,
        mirrors: before.mirrors + mirrors,
      }
    : null;
}
