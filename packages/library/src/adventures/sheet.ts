import type { Actor, AdventureTopic, PageScene, SettingName, ThingName } from '@storylantern/contract';

/** The three tellings of a sheet: for 3 and 4, 5 to 7, and 8 to 12 years. */
export interface Levels<T> {
  readonly young: T;
  readonly middle: T;
  readonly old: T;
}

/** How somebody is seen on a page: "point curious", with what is held after it: "hold happy: lamp". */
export type Seen = `${Actor['pose']} ${Actor['feeling']}` | `${Actor['pose']} ${Actor['feeling']}: ${ThingName}`;

/**
 * One page of a sheet. Texts are whole variants, each of which fits whatever stands before and after. In a text
 * `{child}` is the child's name, `{he}`, `{him}`, `{his}`, `{He}`, `{His}` the child's pronouns, `{guide}` the guide's
 * name, `{kind}` the guide's kind ("mole"), and `{a guide}` its first mention ("Dig the mole"). The guide has no
 * pronoun: it is named. Speech stands in straight double quotes; sentences begin with a capital and end with a stop.
 */
export interface SheetPage {
  readonly text: readonly [string, string, ...string[]];
  readonly setting: SettingName;
  readonly time?: PageScene['time'];
  readonly weather?: PageScene['weather'];
  readonly camera?: PageScene['camera'];
  /** Left out when the page does not show them; then its text does not let them act. */
  readonly child?: Seen;
  readonly guide?: Seen;
  /** At most four, each named in every variant of the text. */
  readonly things?: readonly ThingName[];
}

/** Something that is so, and the named public source where it can be read. */
export interface SheetFact {
  readonly id: string;
  /** For the parent, one plain sentence. */
  readonly says: string;
  readonly source: string;
}

/**
 * A step of the adventure: a trouble on the way, and the fact by which it is got over. Without knowing the fact one
 * would be stuck; that is what makes it a story and not a lesson.
 */
export interface SheetTurn {
  /** The ids of the facts it stands on. */
  readonly facts: readonly [string, ...string[]];
  /** Words that stand on at least one page of the turn in every variant, at every level: the fact was told. */
  readonly shows: RegExp;
  /** Young: one page. Middle and old: two pages, the trouble and the way through. */
  readonly pages: Levels<readonly [SheetPage] | readonly [SheetPage, SheetPage]>;
  /** Asked at the end of the book, with a gentle answer that the book has told. */
  readonly ask: {
    readonly young: readonly [question: string, answer: string];
    readonly older: readonly [question: string, answer: string];
  };
}

/** Something people often believe that is not so. No text about the subject may say it. */
export interface Misconception {
  /** Finds a sentence that states it (and not one that corrects it). */
  readonly wrong: RegExp;
  /** What is believed, and what is so instead, for whoever writes or checks. */
  readonly belief: string;
  readonly truth: string;
}

/**
 * All that an adventure about one subject is told from: a want of its own, six or more steps each of which turns on
 * something true, and an end. A telling takes four steps for the youngest, three double ones for the middle, four for
 * the oldest, in the order in which they stand here.
 */
export interface FactSheet {
  readonly id: string;
  readonly topic: AdventureTopic;
  /** For the parent: "Volcanoes". */
  readonly title: string;
  /** As it stands after "about": "volcanoes", "how bridges stay up". */
  readonly subject: string;
  /** Words of a topic that ask for it, singular, small letters: "volcano", "lava", "how do mountains explode". */
  readonly words: readonly [string, ...string[]];
  /** Kinds from the ontology who could know the place: two or three; one is met. Ids of beings. */
  readonly guides: readonly [string, ...string[]];
  /** Titles to choose from; `{child}` and `{guide}` may stand in them. Four or more. */
  readonly titles: readonly [string, string, string, string, ...string[]];
  readonly facts: readonly [SheetFact, ...SheetFact[]];
  readonly never: readonly [Misconception, ...Misconception[]];
  /**
   * How it begins: the want, and meeting the guide, on two pages, the first at home or in an everyday place. Two whole
   * openings or more for each level; any of them fits any steps.
   */
  readonly opens: Levels<readonly [readonly [SheetPage, SheetPage], ...(readonly [SheetPage, SheetPage])[]]>;
  readonly turns: readonly [SheetTurn, ...SheetTurn[]];
  /** How it ends: the want is granted or turns out to be something else, and home again. Two or more for each level. */
  readonly closes: Levels<readonly [readonly SheetPage[], ...(readonly SheetPage[])[]]>;
}
