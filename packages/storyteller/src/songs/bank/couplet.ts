import type { SettingName } from '@storylantern/contract';

/**
 * Two lines that rhyme on their last words, which are fixed. Inside the lines stand slots:
 * - `{a x}`, `{the x}`, `{x}`: whoever the song is about; `{he}`, `{him}`, `{his}` the same; `{says}` the noise made
 * - `{a y}`, `{the y}`, `{y}`: the other one of the theme
 * - `{fear}`: what is feared, without article unless it has its own: "butterflies", "the dark"
 * - `{place}`: where the theme goes, with its article: "the moon"
 * - `{a t}`, `{the t}`, `{t}`: the thing of the theme; `{it}`, `{was}`, `{them}` agree with it
 * - `{want}`: what is wished, base form: "fly"; `{act}`: what is done: "football", "singing"
 * - `{clause}`: the parent's own words about whoever it is about, present tense: "is always cold"
 * - `{first}`: what is done for the first time: "the dentist"
 * - `{name}`: the child
 * - `{pet}`, `{comforter}`, `{grown-up}`, `{likes}`: what the parent told of the family
 * - `{rival}`: who is being made much of; `{who}`: who has died; `{m}`: what a matter is called by the
 *   parent: "wheelchair", "Diwali"
 *
 * A line may be written two ways with `|` between them: the one that can be said and scans better is sung.
 */
export type Couplet = readonly [string, string];

/** Three lines that rhyme, or whose second and third do; the first comes back as the fourth. */
export type Chorus = readonly [string, string, string];

/** One small idea that grows through a song. */
export interface Thread {
  readonly id: string;
  /** Where the theme must play for it, when it is told of one place only. */
  readonly where?: readonly SettingName[];
  /** Verse 1: who is there, and what is odd. */
  readonly meet: Couplet;
  readonly odd: Couplet;
  /** Verse 2: it grows. */
  readonly grow: readonly [Couplet, Couplet];
  /** Verse 3: it turns and comes home. */
  readonly turn: Couplet;
  readonly end: Couplet;
  readonly chorus: Chorus;
}

/** What a child is facing, sung of by itself, whatever the style: two threads, so that seeds differ. */
export interface Matter {
  readonly id: string;
  /** What a parent writes who means it. */
  readonly asks: RegExp;
  readonly threads: readonly [Thread, Thread];
}

/** What a theme asks for, told in a style: one couplet lays it out in the first verse, one turns it in the last. */
interface RelationCouplets {
  readonly set: readonly Couplet[];
  readonly turn: readonly Couplet[];
}

/** The relations that songs have couplets of their own for. */
export const SUNG_RELATIONS = [
  'fear',
  'first',
  'go',
  'lost',
  'make',
  'friend',
  'help',
  'want',
  'clause',
  'do',
  'have',
] as const;
export type SungRelation = (typeof SUNG_RELATIONS)[number];

/** Everything a style of song is made of. */
export interface StyleBank {
  readonly threads: readonly Thread[];
  /** The bridge: the song stands still for a moment. */
  readonly bridges: readonly Couplet[];
  readonly relations: Readonly<Record<SungRelation, RelationCouplets>>;
  /** Bridges about what the parent told: each holds one of `{pet}`, `{comforter}`, `{grown-up}`, `{likes}`. */
  readonly told: readonly Couplet[];
}
