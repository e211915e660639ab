import type { SettingName } from '@storylantern/contract';
import type { FarWish } from './arcs/brought-by-hand/wish.ts';
import type { ChildWish } from './theme/child-wish.ts';
import type { Occasion } from './theme/occasion.ts';
import type { Activity, Being, Fear, FirstTime, OntologyThing, Place } from '@storylantern/library';

/** What a theme asks for. */
const RELATIONS = [
  'bedtime',
  'first',
  'fear',
  'help',
  'lost',
  'mix-up',
  'too-many',
  'make',
  'go',
  'friend',
  'want',
  'none',
] as const;
export type Relation = (typeof RELATIONS)[number];

/** Something a theme names. `word` is singular, as the parent wrote it. */
export interface Entity {
  readonly word: string;
  /** The words before it: "grumpy", "very small". */
  readonly adjectives: readonly string[];
  readonly plural: boolean;
  /** A name given to it in the theme. */
  readonly name: string | null;
  /** The entry that knows it; all null for an unknown word, which then claims nothing. */
  readonly being: Being | null;
  readonly place: Place | null;
  readonly thing: OntologyThing | null;
  /** False: no entry knows it; `being` and `thing` may then be generic ones of its kind. */
  readonly known: boolean;
  /** For a place that no entry knows: where places of its kind stand. */
  readonly setting?: SettingName | undefined;
}

/** A theme, understood. */
export interface Theme {
  readonly raw: string;
  readonly relation: Relation;
  /** The child's name, when the theme says it: "Leo and the lost teddy". It comes before the name of the form. */
  readonly heroName: string | null;
  /** Whoever the theme is about when that is not the child. */
  readonly hero: Entity | null;
  /** The second being: feared, lost, met. */
  readonly other: Entity | null;
  readonly place: Entity | null;
  /** Where it begins, when it says so: "Paris", "the beach". */
  readonly from: string | null;
  readonly thing: Entity | null;
  /** Things it names besides, which no part of a story needs. */
  readonly also: readonly Entity[];
  readonly first: FirstTime | null;
  readonly fear: Fear | null;
  readonly activity: Activity | null;
  /** The day it is set on and what the weather does, when it says so. */
  readonly occasion: Occasion | null;
  /** What the theme wants or cannot do, base form: "be a penguin", "fly". */
  readonly want: string | null;
  /** The child's own wish, when that is what the theme is about; what it names is then only spoken of. */
  readonly wish?: ChildWish | null;
  /** A far place, for a hero who cannot go there. */
  readonly farWish?: FarWish | null;
  /** The parent's own clause about the hero, present tense, word for word: "faints at tomato ketchup". Only ever spoken. */
  readonly clause: string | null;
  /** From "my daughter", "my son"; null when not told. */
  readonly childRole: 'girl' | 'boy' | 'child' | null;
  /** What happens in it is ours: the theme only named somebody. */
  readonly invented?: boolean;
  /** The event whose wordings it is most like, by its id, where no words of it name an event. */
  readonly like?: string;
  /** Content words of the theme that found a place, and those that did not. */
  readonly used: readonly string[];
  readonly unused: readonly string[];
  /** Names that belong to somebody else, as typed; only what they are was kept. */
  readonly dropped: readonly string[];
}
