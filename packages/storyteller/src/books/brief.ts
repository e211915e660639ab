import type { BookScript, Gender } from '@storylantern/contract';

/** What a parent asks a picture book for. */
export interface BookBrief {
  /** What it is to be about, in free words. */
  readonly theme: string;
  /** As typed; null or unusable: the child of the book gets a name of its own. */
  readonly childName: string | null;
  /** Years, 2 to 12; others count as the nearest of these. */
  readonly age: number;
  /** More about the child, in free words: interests, who helps, a pet, a comforter. */
  readonly details: string | null;
  /** It is to teach something true: the theme is a topic of the adventures, or whatever the parent typed for one. */
  readonly educational?: boolean;
  /** Other children of the family who are in the book too; at most two. */
  readonly alsoInIt?: readonly AlsoTold[];
  /** Earlier books about the same friends, in the order in which they were told: another night is spent with them. */
  readonly nights?: readonly EarlierNight[];
  /** Arcs it is not to be told by: the family has had these tellings of it, and asked for another. */
  readonly notBy?: readonly string[];
  /** The child is the hero of the theme, of the kind that it says: "my daughter as a mermaid". */
  readonly childIsHero?: ChildIsHero;
}

/** What a child is in a story, by the id of the being, and how it is spoken of where the theme says so. */
export interface ChildIsHero {
  readonly kind: string;
  readonly said: 'he' | 'she' | null;
}

/** A brother, a sister, a cousin. */
export interface AlsoTold {
  readonly name: string;
  /** Years; null when not told. */
  readonly age: number | null;
  readonly gender: Gender | null;
  /** "brother", "cousin", when the parent says so: pages call them "Mia's brother Leo" at first. */
  readonly word?: string;
}

/** What the next night has to agree with. */
export interface EarlierNight {
  /** What it was to be about. */
  readonly theme: string;
  readonly script: Pick<BookScript, 'arc' | 'cast' | 'friends'>;
}
