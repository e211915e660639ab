import type { OwnAids } from './company/own-aids.ts';
import type { Actor, ADULTS, PageScene, SettingName, ThingName } from '@storylantern/contract';
import type { Ability, Being, Place, Problem } from '@storylantern/library';
import type { Theme } from './theme.ts';

/** The three tellings of an arc, each with beats of its own: 2 to 4, 5 to 7 and 8 to 12 years. */
export type Telling = 'young' | 'middle' | 'old';

/** Somebody in a book, with every form its name takes in a sentence. */
export interface Figure {
  /** Its id in the cast sheet. */
  readonly id: string;
  /** "Ember", or the child's own name. */
  readonly name: string;
  /** "Ember's". */
  readonly names: string;
  /** The first mention, with kind and the parent's adjectives: "Ember the grumpy dragon"; for a child the name. */
  readonly introduced: string;
  /** "dragon"; "child" for children; the parent's own word for grown-ups ("Nana"). */
  readonly kind: string;
  /** "a dragon", "an owl". */
  readonly aKind: string;
  /** "the dragon". */
  readonly theKind: string;
  /** "dragons". */
  readonly kinds: string;
  /** Pronouns. When they are not known, the name stands in their place ("Mia", "Mia", "Mia's"). Always singular. */
  readonly he: string;
  readonly him: string;
  readonly his: string;
  /** The same with a capital, for the beginning of a sentence. */
  readonly He: string;
  readonly His: string;
  /** What is known of its kind; null for children and grown-ups. Unknown kinds have a being that claims nothing. */
  readonly being: Being | null;
  readonly isChild: boolean;
  /** Its noise, else "Oh". Without a stop. */
  readonly says: string;
}

/** How somebody met on the way is drawn. */
export type PersonRole = (typeof ADULTS)[number] | 'child' | 'baby';

/** Everybody and everything a theme gives an arc to work with. */
export interface Company {
  readonly theme: Theme;
  /** The child of the book, always in it: the one it is for, or who stands beside them where they are the hero. */
  readonly child: Figure;
  /** Whom the book is for: the child, but where the theme makes them its hero ("my daughter as a mermaid") that hero. */
  readonly reader: Figure;
  /** Who the book is about: the theme's own hero, else the child. */
  readonly hero: Figure;
  /** Whoever stands beside the hero: the child when the hero is somebody else, else a small pet. Never of a feared kind. */
  readonly friend: Figure;
  /** The second being of the theme: the feared, the lost, the new friend. */
  readonly other: Figure | null;
  /** The family's grown-up, in the parent's own word; else "the grown-up" (name "the grown-up", He "The grown-up"). */
  readonly grownUp: Figure;
  /** The other one of two grown-ups of the family ("Mama and Mimi"), who has a share in what the first does; else null. */
  readonly otherGrownUp: Figure | null;
  /** The pet and the baby of the family, by name, for whom an arc may have no part. */
  readonly smallOnes: readonly Figure[];
  /** A new figure of a known kind, for residents, askers and crowds; never one already in the book. */
  meet(beingId: string): Figure;
  /** Beings that are not in the theme and not of a feared kind, for crowds: `some(3)` of them, all different. */
  passersBy(count: number, fits?: (being: Being) => boolean): readonly Figure[];
  /** Somebody with a name of their own and a part to play: "Sal", 'teacher'; "Robin", 'child'. Spoken of by name. */
  person(name: string, role: PersonRole): Figure;
  /** Other children of the family who are in the book as well; an arc may leave them to the engine. */
  readonly alsoThere: readonly Figure[];
  /** What the child likes, as the parent said: "football", "dinosaurs", "drawing". Often empty. */
  readonly interests: readonly string[];
  /** What helps the child to get about, to see, to hear or to speak. */
  readonly aids: OwnAids;
  /** The child's soft thing, after "the" or as a name: "blue blanket", "Pip"; null when not told. */
  readonly comforter: string | null;
  /** What the parent said besides, as typed: where "the tuba is called Brian" stands. */
  readonly details: string;
  readonly chance: Chance;
}

/** Choices that a seed decides. */
export interface Chance {
  /** One of several whole variants. */
  pick<T>(...options: readonly T[]): T;
  /** Some of a list, in a random order, all different. */
  some<T>(count: number, options: readonly T[]): readonly T[];
}

/** One actor of a page's picture. */
export interface ActorHint {
  readonly who: Figure;
  readonly pose: Actor['pose'];
  readonly feeling: Actor['feeling'];
  readonly holds?: ThingName;
}

/**
 * What a page's picture shows. Setting, time and weather are carried over from the page before when left out (day and
 * clear at first), so a page names them only when they change. Time moves one way. Everybody and everything named here
 * is in the page's text, and everybody who acts in the text is named here.
 */
export interface SceneHint {
  readonly setting?: SettingName;
  readonly time?: PageScene['time'];
  readonly weather?: PageScene['weather'];
  readonly camera?: PageScene['camera'];
  readonly actors: readonly ActorHint[];
  readonly things?: readonly ThingName[];
}

/**
 * One page. `text` may hold several whole variants of the beat, each of which fits all others; one is chosen. Every
 * sentence begins with a capital and ends with a stop; speech stands in straight double quotes.
 */
export interface BeatPage {
  readonly text: string | readonly string[];
  readonly scene: SceneHint;
}

/** A told arc, before it is audited. */
export interface Told {
  readonly title: string;
  /** Said at every failed try; null when this telling has none. */
  readonly refrain: string | null;
  readonly pages: readonly BeatPage[];
}

/**
 * A shape of story. `bind` finds what the arc needs in the company (null: this arc cannot tell this theme) and chooses
 * what all pages must agree on; the tellings write 6 to 12 pages from it.
 */
export interface Arc<Bound> {
  readonly id: string;
  /** How well it fits a theme, 0 (not at all) to 12 (made for it); 15 for a subject of which no other arc knows anything. */
  fits(theme: Theme): number;
  /** Words for what happens in a theme that happens in this arc by other words: who is fetched out of bed is "saved". */
  readonly does?: RegExp;
  /** Words for what happens in a theme that this arc says and that do not happen in it: in the end nobody "stole". */
  readonly only?: RegExp;
  /** How many books of a theme it has before it repeats itself; left out: as many as a family asks for. */
  readonly books?: (theme: Theme) => number;
  /** `turn` counts how often it was asked for one book: an arc that goes in several ways shows another one each time. */
  bind(company: Company, turn?: number): Bound | null;
  young(bound: Bound): Told;
  middle(bound: Bound): Told;
  old(bound: Bound): Told;
}

/** Keeps the exact type of an arc's bindings. */
export const arc = <Bound>(record: Arc<Bound>): Arc<Bound> => record;

/** The matrix: one trouble and all that is known about it. `X` stands for whoever is in it. */
export interface ProblemLines {
  readonly id: Problem;
  /** Five to eight words, for the youngest. */
  short(x: string): string;
  /** Six whole tellings of it, one to three sentences each: a family that met one is told another. */
  readonly troubles: readonly ((x: string) => string)[];
  /** Tries that fail, past tense: what `k` does, and the reason why it does not work, a clause with "but". */
  readonly fails: readonly ((k: string, x: string) => readonly [attempt: string, reason: string])[];
  /** For each ability that truly solves it, one to three sentences. */
  readonly solve: Readonly<Partial<Record<Ability, (solver: Figure, x: string) => string>>>;
  /** The same in at most eight words, for the youngest: "Up, up, up went Pip." */
  readonly solveShort: Readonly<Partial<Record<Ability, (solver: Figure, x: string) => string>>>;
  /** A sentence or two after it is over, in five tellings. */
  readonly afters: readonly ((x: string) => string)[];
}

/** An ability shown early as a harmless, funny habit. Three or more whole variants of one or two sentences. */
export type Plants = Readonly<Record<Ability, readonly ((who: Figure) => string)[]>>;

/** What stands in the way to a place, told as an obstacle of the road. */
export interface RoadBlock {
  readonly id: Place['gap'];
  short: string;
  readonly troubles: readonly string[];
  fails: readonly ((k: string) => string)[];
  readonly solve: Readonly<Partial<Record<Ability, (solver: Figure) => string>>>;
  readonly solveShort: Readonly<Partial<Record<Ability, (solver: Figure) => string>>>;
}
