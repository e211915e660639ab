import type { AgeBand, Scene, SentenceKind } from '@storylantern/contract';

/**
 * A situation frame: everything the embedded author knows about one situation. A new situation is one file in
 * `frames/` that exports one `Frame`; it is linted when it is loaded.
 *
 * Authored text is whole paragraphs, never single sentences: neighbours were written to follow each other.
 * One paragraph per line in the notation of `script`: `KIND<thread,fact,...> text`, where KIND is one letter:
 * D descriptive, P perspective, Q partial, H cooperative, T directive, C control, A affirmative.
 *
 * Marks in a paragraph
 * - `{he} {him} {his}` the child, written as for a boy; the renderer decides between name and pronoun
 * - `{hers}` the possessive that stands alone; `{he wants}` carries its verb so that they/I agree; `{Name}` forced name
 * - `{helper} {helper sits}` the grown-up; `{comforter}` and the other facts; `{role}` a person or thing of the frame
 * - `[a|b]` a free choice; `[x:a|b]` the same choice in every paragraph of the story
 * - `~` before a sentence: a supporting description inside a coaching paragraph (it counts as describing)
 */
export interface Frame {
  readonly id: string;
  /** What the situation is called on screen, in a parent's words: "Fear of the dark". */
  readonly name: string;
  /** What parents write when they mean this. Searched for suggestions, never shown. */
  readonly says: readonly string[];
  /** What decides the match; see `Claims`. */
  readonly claims: Claims;
  /** One of these stands in sentences 1-3 and in the last paragraph (Social Story criteria: title, topic, ending). */
  readonly topicWords: readonly string[];
  /** Which of the parent's facts suit this situation; counting to ten belongs to anger, not to grief. All when absent. */
  readonly takes?: readonly FactName[];
  /** Checked by an adult. No sentence may contradict them; doubtful science must rest on one of them. */
  readonly facts: readonly string[];
  /** The concrete image planted in the first paragraph and met again in the last: name -> the image in words. */
  readonly threads: Readonly<Record<string, string>>;
  /**
   * What a parent says when one thread fits better than another: a thread whose cue stands in the parent's words comes
   * before others, and one whose cue does not is left out where another's does (thunder, where only the wind is feared).
   * A thread without a cue fits whatever is said.
   */
  readonly threadCues?: Readonly<Record<string, RegExp>>;
  /** Threads told only where their cue stands: nobody who comes for a check-up hears of a filling. */
  readonly onlyWhenSaid?: readonly string[];
  /** Of these, threads told where the notes say it as well: a sleepover next week is why a wet bed matters now. */
  readonly saidInNotes?: readonly string[];
  /**
   * Threads told in paragraphs of their own alone: what the others say would not be true of them (an animal that is still
   * alive, among stories of one that died).
   */
  readonly tellsAlone?: readonly string[];
  /** Threads of kinds of deeds, and of scenes that are named, told before all others where their cue stands; of several the first. */
  readonly comesFirst?: readonly string[];
  /** Words that alone decide for this frame: among those that applaud, and of scenes that are named among the others. */
  readonly decidedBy?: readonly RegExp[];
  /** Of these words those that decide against what is grave, or a cause, too: a sweet on the quiet is no matter of a body. */
  readonly isNoneOfThese?: readonly RegExp[];
  /** What a parent says besides that a thread tells in words of its own: it is not listed as left out ("scared to catch it"). */
  readonly answers?: Readonly<Record<string, RegExp>>;
  /** Threads of these that a parent's own helps go with as well, such as counting or a song. */
  readonly takesHelps?: readonly string[];
  /** Facts that the lines for any situation do not take here: whoever moves house has the animal along, and need not think of it. */
  readonly notWoven?: readonly FactName[];
  /** A thread of whatever weighs on somebody: where the words call for another one as well, that is told. */
  readonly catchAll?: string;
  readonly roles: Readonly<Record<string, Role>>;
  readonly titles: { readonly young: readonly Title[]; readonly older: readonly Title[] };
  /** Three sentences on what the story does (never what it will achieve). `{name}` is the child's name. */
  readonly benefits: readonly string[];
  /** One recall question, one feeling question, one "shall we". Young is for 2-5, older from 6. */
  readonly talk: { readonly young: readonly string[]; readonly older: readonly string[] };
  /** The same for threads that would not keep what the frame's own lines promise: who was hit hears nothing of quick hands. */
  readonly ofThread?: Readonly<Record<string, Beside>>;
  /** What the cover shows: drawn by the illustrator from closed lists. */
  readonly cover: Scene;
  readonly text: Readonly<Record<AgeBand, Readonly<Record<SentenceKind, readonly Variant[]>>>>;
}

/** What stands beside a story: three sentences on what it does, and three questions for each age. */
export interface Beside {
  readonly benefits: readonly string[];
  readonly talk: { readonly young: readonly string[]; readonly older: readonly string[] };
}

/** What stands beside a story of a thread. */
export const besideThread = (frame: Frame, thread: string): Beside => frame.ofThread?.[thread] ?? frame;

/**
 * How free text reaches this frame. Words are lemmas in lower case; a phrase of several words matches in order.
 * `strong`: one is enough (2 points). `cues`: 1 point each, two needed when no strong word is there, at most 3 counted.
 * `not`: phrases that take the claim away ("dark chocolate").
 */
export interface Claims {
  readonly strong: readonly string[];
  readonly cues: readonly string[];
  readonly not?: readonly string[];
}

/**
 * Facts a parent may give: who helps, a soft thing, an interest, and what already helps (by who does it; `adultToo` is what a second grown-up does). `hard` is what
 * is hard, as a noun phrase or a gerund; only the general frame uses it. `deed` is what a child did that is applauded, as
 * it stands after a name. `gear` is what a child does with a thing that
 * helps ("put on {his} ear defenders"), `pet` and `sibling` are named, `more` of it, how it was before (`onceHard`), what helped then
 * who was there (`witness`) and what came after it (`afterwards`) are told in whole sentences; `companion` is a child who
 * will be there too, `confidant` is somebody good to talk to and `knower` somebody who has been through it, `memory` is what it
 * did with somebody who is missed,
 * `newcomer` a parent's new partner by name.
 */
export const FACT_NAMES = [
  'helper',
  'comforter',
  'topic',
  'activity',
  'quiet',
  'doing',
  'adult',
  'adultToo',
  'thing',
  'place',
  'gear',
  'pet',
  'sibling',
  'companion',
  'confidant',
  'knower',
  'memory',
  'newcomer',
  'hard',
  'deed',
  'more',
  'onceHard',
  'helpedThen',
  'witness',
  'afterwards',
] as const;
export type FactName = (typeof FACT_NAMES)[number];

/** A person or thing as it stands in a sentence: `text` "the hairdresser", with number and gender for agreement. */
export interface NounPhrase {
  readonly text: string;
  /** How it is spoken of when it has been named before. */
  readonly again?: string;
  readonly plural?: boolean;
  readonly gender?: 'f' | 'm';
}

/** A person or thing of one frame: the phrase the parent's words call for, else the fallback. */
export interface Role {
  readonly fallback: NounPhrase;
  readonly cues: readonly { readonly match: RegExp; readonly phrase: NounPhrase }[];
  /** Whether it is whoever has the child to stay: that person is there and can help, though they are spoken of. */
  readonly hosts?: boolean;
}

/** A title belongs to a thread when it names that thread's image; without one it fits every story of the frame. */
export interface Title {
  readonly text: string;
  readonly thread?: string;
}

/** One authored paragraph. `needs` are facts without which it cannot be used. */
export interface Variant {
  readonly text: string;
  readonly thread?: string;
  readonly needs: readonly FactName[];
}

const KINDS: Readonly<Record<string, SentenceKind>> = {
  D: 'descriptive',
  P: 'perspective',
  Q: 'partial',
  H: 'cooperative',
  T: 'directive',
  C: 'control',
  A: 'affirmative',
};

const isFact = (tag: string): tag is FactName => (FACT_NAMES as readonly string[]).includes(tag);

/**
 * Reads the authoring notation for one age band.
 * @throws Error naming the line when a line cannot be read or a kind has no paragraph.
 */
export function script(source: string): Record<SentenceKind, Variant[]> {
  const paragraphs: Record<SentenceKind, Variant[]> = {
    descriptive: [],
    perspective: [],
    partial: [],
    cooperative: [],
    directive: [],
    control: [],
    affirmative: [],
  };
  for (const line of source.split('\n').map((each) => each.trim())) {
    if (line === '') continue;
    const read = /^([DPQHTCA])(?:<([^>]*)>)?\s+(.+)$/.exec(line);
    const kind = read && KINDS[read[1] ?? ''];
    if (!read || !kind) throw new Error(`A frame has a line that cannot be read: "${line}"`);
    const tags = (read[2] ?? '')
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== '');
    const thread = tags.find((tag) => !isFact(tag));
    paragraphs[kind].push({ text: read[3] ?? '', needs: tags.filter(isFact), ...(thread ? { thread } : {}) });
  }
  for (const [kind, variants] of Object.entries(paragraphs)) {
    if (variants.length === 0) throw new Error(`A frame has no ${kind} paragraph in: ${source.trim().slice(0, 80)}`);
  }
  return paragraphs;
}

/** What has helped before helps in any scene. */
const HELPS: ReadonlySet<FactName> = new Set(['adult', 'doing', 'thing']);

/** Whether a paragraph may stand in a story of a thread: one of that thread, or of none where the thread takes those. */
export const fitsThread = (
  { tellsAlone, takesHelps }: Pick<Frame, 'tellsAlone' | 'takesHelps'>,
  { thread: own, needs }: Variant,
  thread: string,
): boolean => {
  if (own !== undefined) return own === thread;
  if (tellsAlone?.includes(thread) !== true) return true;
  return takesHelps?.includes(thread) === true && needs.length > 0 && needs.every((each) => HELPS.has(each));
};

/** The threads an age band tells, in the order of its openings; a band need not tell all threads of its frame. */
export const threadsOf = (frame: Frame, band: AgeBand): string[] => [
  ...new Set(frame.text[band].descriptive.flatMap((each) => each.thread ?? [])),
];
