import type { Theme } from '../../../theme.ts';
import { beingNamed } from '../../../theme/entries.ts';
import { onTheGround, type StoryEvent } from '../event.ts';
import { Prototypes } from './prototypes.ts';

/** How like a theme must be to an event, and how many times as like as to the next one. */
interface Bar {
  readonly least: number;
  readonly clearly: number;
}
/**
 * Where only a general shape would tell the theme else. Of wordings that are no examples and name no event half are let
 * through, and six in seven of these are right (`like-event.test.ts`).
 */
const ENOUGH: readonly Bar[] = [
  { least: 0.1, clearly: 1.3 },
  { least: 0.16, clearly: 1.15 },
];
/** Where a shape knows something of the theme, or what an event asks of a theme that names it does not hold. */
const SURE: readonly Bar[] = [{ least: 0.14, clearly: 1.5 }];

/** Less than this is like nothing; and this many times less is like something else. */
const FAINT = 0.08;
const FAR_LESS = 1.5;

/** Finds the event whose wordings a theme is most like, where none of its words name one. */
export class LikeEvent {
  readonly #events: ReadonlyMap<string, StoryEvent>;
  #prototypes: Prototypes | undefined;
  readonly #kinds = new Map<string, ReadonlySet<string>>();
  readonly #all: readonly StoryEvent[];

  constructor(all: readonly StoryEvent[]) {
    this.#all = all;
    this.#events = new Map(all.map((each) => [each.id, each]));
  }

  /**
   * The event that a theme is most like and may be told by; undefined when none is clearly the one. `mustBeSure` where
   * another shape of story is made for the theme.
   */
  of(typed: string, theme: Theme, mustBeSure: boolean): StoryEvent | undefined {
    const [first, second] = this.prototypes.ranked(typed);
    const event = first && this.#events.get(first.id);
    if (!event) return undefined;
    const bars = mustBeSure || event.fits?.(theme) === false ? SURE : ENOUGH;
    const isClear = bars.some(
      ({ least, clearly }) => first.score >= least && first.score >= clearly * (second?.score ?? 0),
    );
    return isClear && this.#mayTell(event, theme) && !this.prototypes.isNearMiss(event.id, typed) ? event : undefined;
  }

  /** Of several events that a theme names, the ones it is most like; all of them where it is like none. */
  likest(ids: readonly string[], typed: string): readonly string[] {
    const ranked = this.prototypes.ranked(typed).filter(({ id }) => ids.includes(id));
    const most = ranked[0]?.score ?? 0;
    if (most < FAINT) return ids;
    return ids.filter((id) => (ranked.find((each) => each.id === id)?.score ?? 0) * FAR_LESS > most);
  }

  /** Counted when the first theme asks for it: the wordings of all events are some thousands. */
  get prototypes(): Prototypes {
    return (this.#prototypes ??= new Prototypes(this.#all));
  }

  /**
   * What shuts a theme out of an event holds here too, but for words that its own wordings have; and it happens to nobody
   * of a kind that it happens to in none of them, and not where there is no ground.
   */
  #mayTell(event: StoryEvent, theme: Theme): boolean {
    const [shut] = event.not?.exec(theme.raw) ?? [];
    if (shut !== undefined && !this.prototypes.uses(event.id, shut)) return false;
    if (event.fits?.(theme) !== false) return true;
    const isa = theme.hero?.being?.isa;
    return onTheGround(theme) && (isa === undefined || this.#kindsIn(event).has(isa));
  }

  /** The kinds of being that the wordings of an event name: "pet", "vehicle". */
  #kindsIn({ id, wordings }: StoryEvent): ReadonlySet<string> {
    let kinds = this.#kinds.get(id);
    if (!kinds) {
      kinds = new Set(
        wordings.flatMap((line) => line.split(/[^\p{L}]+/u)).flatMap((word) => beingNamed(word)?.isa ?? []),
      );
      this.#kinds.set(id, kinds);
    }
    return kinds;
  }
}
