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
 * Where only a general shape would tell the theme else. Of wordings that are no examples and name no event 45 in 100 are let
 * through, and 93 in 100 of these are right (`like-event.test.ts`).
 */
const ENOUGH: readonly Bar[] = [
  { least: 0.1, clearly: 1.3 },
  { least: 0.16, clearly: 1.15 },
];
/** Where a shape knows something of the theme, or what an event asks of a theme that names it does not hold. */
const SURE: readonly Bar[] = [{ least: 0.14, clearly: 1.5 }];

/** Where nothing is left but a story that only quotes the theme: a neighbouring event is a story at least. */
const NEIGHBOUR = 0.14;
const MOST_NEIGHBOURS = 3;

/** Where nothing more is asked than whether an event is the one that a theme means. */
const LIKEST: Bar = { least: 0.14, clearly: 1.1 };

/** How near a wording of an event must be (cosine), and how like the event as a whole beside the likest one. */
interface Nearness {
  readonly wording: number;
  readonly event: number;
}
/**
 * What tells a theme that no event is named by, that another shape is made for, and that names another event: chosen by the
 * set-aside wordings. Short themes are near to something in every event, so the last is as good as said.
 */
const NEARLY_SAID: Nearness = { wording: 0.75, event: 0.7 };
const SURELY_SAID: Nearness = { wording: 0.95, event: 0.9 };
const AS_SAID: Nearness = { wording: 0.95, event: 1 };

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
    const isClear = (event: StoryEvent): boolean => {
      const bars = mustBeSure || event.fits?.(theme) === false ? SURE : ENOUGH;
      return bars.some(
        ({ least, clearly }) =>
          first !== undefined && first.score >= least && first.score >= clearly * (second?.score ?? 0),
      );
    };
    const likest = this.#told(first?.id, typed, theme);
    return likest && isClear(likest) ? likest : this.#near(typed, theme, mustBeSure ? SURELY_SAID : NEARLY_SAID);
  }

  /** The event of which a theme is as good as a wording, and may be told by; undefined when there is none. */
  asWorded(typed: string, theme: Theme): StoryEvent | undefined {
    return this.#near(typed, theme, AS_SAID);
  }

  /** The events that are a little like a theme and may tell it, the likest first. */
  neighbours(typed: string, theme: Theme): readonly StoryEvent[] {
    return this.prototypes
      .ranked(typed)
      .filter(({ score }) => score >= NEIGHBOUR)
      .flatMap(({ id }) => this.#told(id, typed, theme) ?? [])
      .slice(0, MOST_NEIGHBOURS);
  }

  /** The event that has a wording at least so near to a theme. */
  #near(typed: string, theme: Theme, least: Nearness): StoryEvent | undefined {
    const nearest = this.prototypes.nearest(typed);
    if (!nearest || nearest.score < least.wording) return undefined;
    const ranked = this.prototypes.ranked(typed);
    const own = ranked.find(({ id }) => id === nearest.id)?.score ?? 0;
    const isLike = own > 0 && own >= least.event * (ranked[0]?.score ?? 0);
    return isLike ? this.#told(nearest.id, typed, theme) : undefined;
  }

  /** An event that may tell a theme, and of which it is no near miss. */
  #told(id: string | undefined, typed: string, theme: Theme): StoryEvent | undefined {
    const event = this.#events.get(id ?? '');
    return event && this.#mayTell(event, theme) && !this.prototypes.isNearMiss(event.id, typed) ? event : undefined;
  }

  /** Of several events that a theme names, the ones it is most like; all of them where it is like none. */
  likest(ids: readonly string[], typed: string): readonly string[] {
    const ranked = this.prototypes.ranked(typed).filter(({ id }) => ids.includes(id));
    const most = ranked[0]?.score ?? 0;
    if (most < FAINT) return ids;
    return ids.filter((id) => (ranked.find((each) => each.id === id)?.score ?? 0) * FAR_LESS > most);
  }

  /** Whether of all events a theme is clearly most like this one. */
  isLikest(id: string, typed: string): boolean {
    const ranked = this.prototypes.ranked(typed);
    const [first, second] = ranked;
    return first?.id === id && first.score >= LIKEST.least && first.score >= LIKEST.clearly * (second?.score ?? 0);
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
    if (event.needs?.(theme) === false) return false;
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
