import { CHALLENGES } from '@storylantern/library';
import MiniSearch from 'minisearch';
import type { Suggestion } from '../brief.ts';
import { plainText } from '../facts/given-text.ts';
import type { Frame } from '../frame.ts';
import { isWordForm } from '../words/dictionary.ts';
import { claimIndex, findClaims, type ClaimIndex, type FoundClaim } from './claim-index.ts';
import { isSlipOf } from './edit-distance.ts';
import { fearedIn, isAboutFear, type Feared } from './feared.ts';
import { typedWords } from './typed-words.ts';
import { formsOf, synonymWords } from './word-forms.ts';

/** What a text is about: a situation, and others that come close. */
export interface Match {
  readonly id: string;
  readonly alsoAbout: readonly Suggestion[];
}

/** Told when nothing matches well; a wrong situation costs far more than a general story. */
export const GENERAL = 'general';
const STRONG = 2;
const MOST_CUES = 3;
/** Two cues make a claim when no strong word is there. */
const ENOUGH_CUES = 2;
/** A runner-up this near is offered to the parent. */
const NEAR = 1;
const MOST_SUGGESTED = 2;
const MOST_MENDED = 40;
/** Characters of the problem that are searched, and telling words it has to share with what parents write. */
const SEARCHED = 300;
const ENOUGH_WORDS = 2;
const COMMON = new Set(
  'a an the and or to of in on at is are was be it my our his her their he she they we i with for when not no will wont what if all so just gets get got has have had him them child kid son daughter this that about from wants want every time having hates hate goes going go make makes very me us up out off over by as but does doesnt dont can cant'.split(
    ' ',
  ),
);
/** A problem of only such words leaves it to the notes. */
const SAYS_NOTHING = new Set(
  'help please story need see notes note below problem issue issues advice something me my hi hello thanks'.split(' '),
);
const telling = (term: string): string | null => (COMMON.has(term.toLowerCase()) ? null : term.toLowerCase());

/** When two situations are claimed alike, the cause comes before the behaviour it leads to. */
const CAUSES_FIRST: readonly string[] = [
  'hard-times',
  'parents-divorce',
  'feeling-sad',
  'new-sibling',
  'moving-house',
  'new-family-member',
  'first-day-school',
  'new-school',
  'first-sleep-away',
  'first-trip',
  'fear-dark',
  'potty-transition',
  'potty-training',
  'screen-time',
  'healthy-eating',
  'brushing-teeth',
  'bath-time',
  'bedtime-routine',
  'morning-routine',
  'making-friends',
  'taking-turns',
  'sharing',
  'saying-sorry',
  'being-kind',
  'teamwork',
  'respecting-differences',
  'handling-disappointment',
  'jealousy',
  'building-confidence',
  'feeling-worried',
  'managing-anger',
];
const rank = (id: string): number => (CAUSES_FIRST.includes(id) ? CAUSES_FIRST.indexOf(id) : CAUSES_FIRST.length);

/** Decides by claims which situation a text means; a search over what parents write gives suggestions only. */
export class Matcher {
  private readonly general: string;
  private readonly names: ReadonlyMap<string, string>;
  private readonly index: ClaimIndex;
  /** Words a slip may be mended to, by their first letter: hardly anybody gets that one wrong. */
  private readonly menders: ReadonlyMap<string, readonly string[]>;
  private readonly search: MiniSearch<{ key: string; situation: string; says: string }>;

  /** `general` is the id of the frame that answers when no other is meant. */
  constructor(frames: readonly Frame[], general: string = GENERAL) {
    this.general = general;
    const own = frames.filter((frame) => frame.id !== general);
    this.names = new Map([
      ...CHALLENGES.map(({ id, name }) => [id, name] as const),
      ...own.map(({ id, name }) => [id, name] as const),
    ]);
    this.index = claimIndex(new Map(own.map(({ id, claims }) => [id, claims] as const)));
    this.menders = Map.groupBy(
      [...this.index.vocabulary, ...synonymWords].filter((word) => word.length >= 4),
      (word) => word.charAt(0),
    );
    this.search = new MiniSearch({
      fields: ['says'],
      idField: 'key',
      storeFields: ['situation'],
      processTerm: telling,
    });
    this.search.addAll(
      own.flatMap(({ id, says }) => says.map((line, n) => ({ key: `${id} ${n}`, situation: id, says: line }))),
    );
  }

  /**
   * The situation of a text. The notes are read only when the problem says nothing at all: they tell what helps and what
   * the child likes, and a bedtime or a baby in them is seldom what the story is about.
   */
  match(problem: string, notes: string): Match {
    const first = this.claimed(problem);
    const silent =
      first.length === 0 && typedWords(problem).every((each) => SAYS_NOTHING.has(each.word) || COMMON.has(each.word));
    const claimed = silent ? this.claimed(`${problem}. ${notes}`) : first;
    const fear = fearedIn(problem);
    const [best, ...rest] = fear ? this.withoutPlaces(claimed, fear, problem) : claimed;
    if (best) {
      return {
        id: best.id,
        alsoAbout: this.named(rest.filter((each) => best.points - each.points <= NEAR).map((each) => each.id)),
      };
    }
    return { id: this.general, alsoAbout: this.named(fear ? [] : this.searched(problem)) };
  }

  /** Claims less those of situations that are not about what is feared, unless the rest of the text makes them too. */
  private withoutPlaces(
    claimed: readonly { id: string; points: number }[],
    fear: Feared,
    problem: string,
  ): { id: string; points: number }[] {
    const elsewhere = new Set(this.claimed(plainText(problem).replace(fear.clause, ' . ')).map((each) => each.id));
    const ofThing = this.found(fear.thing);
    return claimed.filter(
      ({ id }) =>
        elsewhere.has(id) ||
        isAboutFear(
          id,
          fear,
          ofThing.some((each) => each.situation === id && each.weight !== 'not'),
        ),
    );
  }

  private named(ids: readonly string[]): Suggestion[] {
    return ids.slice(0, MOST_SUGGESTED).map((id) => ({ id, name: this.names.get(id) ?? id }));
  }

  /** Suggestions only: lines of two or more telling words that the parent's words share with a situation. */
  private searched(problem: string): string[] {
    const found = this.search.search(problem.slice(0, SEARCHED));
    const telling = found.filter((each) => Object.keys(each.match).length >= ENOUGH_WORDS);
    return [...new Set(telling.map((each) => String(each['situation'])))];
  }

  private claimed(text: string): { id: string; points: number }[] {
    const found = this.found(text);
    const situations = [...new Set(found.map((each) => each.situation))];
    return situations
      .map((id) => ({ id, points: pointsOf(found.filter((each) => each.situation === id)) }))
      .filter((each) => each.points > 0)
      .sort((a, b) => b.points - a.points || rank(a.id) - rank(b.id));
  }

  private found(text: string): FoundClaim[] {
    const typed = typedWords(text, this.general !== GENERAL);
    const forms = this.formsOfAll(typed.map((each) => each.word)).map((these, i) => {
      // Two words may make one claimed word: "new born", "bed time", "a sleep".
      const both = `${typed[i]?.word ?? ''}${typed[i + 1]?.word ?? ''}`;
      return both.length > 5 && this.index.vocabulary.has(both) ? [...these, both] : these;
    });
    return findClaims(
      this.index,
      forms,
      typed.map((each) => each.clause),
    );
  }

  private formsOfAll(words: readonly string[]): string[][] {
    const known = new Map<string, string[]>();
    let mended = 0;
    return words.map((word) => {
      const before = known.get(word);
      if (before) return before;
      let forms = formsOf(word);
      if (
        word.length >= 4 &&
        !forms.some((each) => this.index.vocabulary.has(each)) &&
        !isWordForm(word) &&
        mended < MOST_MENDED
      ) {
        mended++;
        const meant = this.mend(word);
        if (meant !== undefined) forms = [...forms, ...formsOf(meant)];
      }
      known.set(word, forms);
      return forms;
    });
  }

  /** The nearest word of the frames' vocabulary, for a word that is in no dictionary. */
  private mend(word: string): string | undefined {
    const candidates = word.length > 7 ? [1, 2] : [1];
    const base = [word, ...formsOf(word).filter((each) => each.length >= 4)];
    for (const most of candidates) {
      for (const each of base) {
        const near = this.menders.get(each[0] ?? '')?.find((known) => isSlipOf(each, known, most));
        if (near !== undefined) return near;
      }
    }
    return undefined;
  }
}

/**
 * Points of one situation: two for a strong phrase, one for a cue, each word counted once and longer phrases first. A
 * `not` phrase takes the words it covers; one that covers none speaks against the situation as a whole.
 */
function pointsOf(found: readonly FoundClaim[]): number {
  const taken = new Set<number>();
  let points = 0;
  let strong = 0;
  const cues = new Set<string>();
  const claims = found.filter((each) => each.weight !== 'not');
  for (const each of found.filter((claim) => claim.weight === 'not')) {
    const covers = claims.some((claim) => claim.at.some((at) => each.at.includes(at)));
    if (!covers) points -= STRONG;
    for (const at of each.at) taken.add(at);
  }
  const seen = new Set<string>();
  const longestFirst = [...claims].sort((a, b) =>
    a.weight === b.weight ? b.at.length - a.at.length : a.weight === 'strong' ? -1 : 1,
  );
  for (const each of longestFirst) {
    if (each.at.some((at) => taken.has(at))) continue;
    for (const at of each.at) taken.add(at);
    if (seen.has(each.phrase)) continue;
    seen.add(each.phrase);
    if (each.weight === 'strong') strong++;
    else cues.add(each.phrase);
  }
  if (strong === 0 && cues.size < ENOUGH_CUES) return 0;
  return Math.max(0, points + STRONG * strong + Math.min(cues.size, MOST_CUES));
}
