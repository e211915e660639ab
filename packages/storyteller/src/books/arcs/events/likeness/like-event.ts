import type { Theme } from '../../../theme.ts';
import type { StoryEvent } from '../event.ts';
import { Prototypes } from './prototypes.ts';

/** How like a theme must be to an event, and how many times as like as to the next one. */
interface Bar {
  readonly least: number;
  readonly clearly: number;
}
/** Where only a general shape would tell the theme else; a faint likeness that is to no other event is one as well. */
const ENOUGH: readonly Bar[] = [
  { least: 0.16, clearly: 1.2 },
  { least: 0.12, clearly: 1.7 },
];
/** Where a shape knows something of the theme. */
const SURE: readonly Bar[] = [{ least: 0.22, clearly: 1.7 }];

/** Finds the event whose wordings a theme is most like, where none of its words name one. */
export class LikeEvent {
  readonly #events: ReadonlyMap<string, StoryEvent>;
  #prototypes: Prototypes | undefined;
  readonly #all: readonly StoryEvent[];

  constructor(all: readonly StoryEvent[]) {
    this.#all = all;
    this.#events = new Map(all.map((each) => [each.id, each]));
  }

  /**
   * The event that a theme is most like and may be told by; undefined when none is clearly the one. `mustBeSure` where
   * another shape of story is made for the theme.
   */
  of(theme: Theme, mustBeSure: boolean): StoryEvent | undefined {
    const [first, second] = this.prototypes.ranked(theme.raw);
    const isClear = (bars: readonly Bar[]): boolean =>
      first !== undefined &&
      bars.some(({ least, clearly }) => first.score >= least && first.score >= clearly * (second?.score ?? 0));
    if (!first || !isClear(mustBeSure ? SURE : ENOUGH) || !this.#mayTell(first.id, theme)) return undefined;
    return this.prototypes.isNearMiss(first.id, theme.raw) ? undefined : this.#events.get(first.id);
  }

  /** Counted when the first theme asks for it: the wordings of all events are some thousands. */
  get prototypes(): Prototypes {
    return (this.#prototypes ??= new Prototypes(this.#all));
  }

  /** What shuts a theme out of an event holds here too, but for words that its own wordings have. */
  #mayTell(id: string, theme: Theme): boolean {
    const event = this.#events.get(id);
    if (!event || event.fits?.(theme) === false) return false;
    const [shut] = event.not?.exec(theme.raw) ?? [];
    return shut === undefined || this.prototypes.uses(id, shut);
  }
}
