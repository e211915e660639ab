import { CHALLENGES } from '@storylantern/library';
import MiniSearch from 'minisearch';
import type { Suggestion } from '../brief.ts';
import { plainText } from '../facts/given-text.ts';
import type { Frame } from '../frame.ts';
import { isWordForm } from '../words/dictionary.ts';
import { headStart, rank } from './cause-order.ts';
import { claimIndex, findClaims, type ClaimIndex, type FoundClaim } from './claim-index.ts';
import { isSlipOf, isSwapOf } from './edit-distance.ts';
import { FieldIndex } from './field-index.ts';
import { FIELDS, SCENES } from './fields/index.ts';
import { ANY_LOUD_NOISE, fearedIn, isAboutFear, type Feared } from './feared.ts';
import { asTheChildSays } from './own-parent.ts';
import { SaysIndex } from './says-index.ts';
import { SPANISH, spanishForms, spanishWords } from './spanish.ts';
import { soundsSarcastic, typedWords, type TypedWord } from './typed-words.ts';
import { weighClaims, type Weighed } from './weigh-claims.ts';
import { formsOf, personForms, synonymWords } from './word-forms.ts';

/** What a text is about: a situation, and others that come close. */
export interface Match {
  readonly id: string;
  readonly alsoAbout: readonly Suggestion[];
}

/** What a point of the field counts beside a claim's, in a text of at most so many words; in longer ones it thins out. */
const FIELD = 1.5;
const FIELD_WORDS = 30;
/** Points from which the field speaks for a situation beside claimed ones, and where nothing at all is claimed. */
const BESIDE = 0.8;
const ALONE = 1.6;
/** How far ahead of the next the field's first has to be when it stands alone. */
const AHEAD = 1.5;
/** What one strong phrase is worth. */
const ONE_CLAIM = 2;
/** Points from which what is feared belongs to a situation's field. */
const OF_THE_FEARED = 0.5;

/** What nobody is told a story about on the strength of kindred words alone: it takes words that say it. */
const GRAVE = new Set(['baby-who-died', 'somebody-died', 'grandparent-death', 'pet-death', 'body-safety']);

/** Told when nothing matches well; a wrong situation costs far more than a general story. */
export const GENERAL = 'general';
/** A runner-up this near is offered to the parent. */
const NEAR = 1;
const MOST_SUGGESTED = 2;
const MOST_MENDED = 40;
/** Characters of the problem that are searched, and telling words it has to share with what parents write. */
const SEARCHED = 300;
/** Characters of the problem in which the writer's own parents are looked for; the end is read as well. */
const MOST_TOLD = 20_000;
const ENOUGH_WORDS = 2;
const COMMON = new Set(
  'a an the and or to of in on at is are was be it my our his her their he she they we i with for when not no will wont what if all so just gets get got has have had him them child kid son daughter this that about from wants want every time having hates hate goes going go make makes very me us up out off over by as but does doesnt dont can cant'.split(
    ' ',
  ),
);
/** Words that belong to no situation more than to another. */
const TELLS_NOTHING = new Set([
  ...COMMON,
  ...'been am its i ive im hes shes were id ill really please how do did cause bc because then than there here your you would could should too also like now since after before each any some more even one who still only into'.split(
    ' ',
  ),
]);
/** A problem of only such words leaves it to the notes. */
const SAYS_NOTHING = new Set(
  'help please story need see notes note below problem issue issues advice something me my hi hello thanks'.split(' '),
);
const telling = (term: string): string | null => (COMMON.has(term.toLowerCase()) ? null : term.toLowerCase());

/** "uses a wheelchair and ...": how a child gets about, said before what is hard. */
const BY_THE_WAY =
  /^\s*(?:(?:he|she|they|my (?:son|daughter|child))(?:'s| is)? )?(?:uses?|is in|in|using) (?:a|an) (?:manual |electric |power )?(?:wheel ?chair|walking frame|rollator)(?: user)?(?:,| and| but)\s+/i;

/** "her brother has seizures", "his twin is in a wheelchair". */
const OF_A_SIBLING =
  /\b(?:brother|sister|sibling|twin|cousin)(?:'s)? (?:[\p{L}']+ ){0,2}?(?:has|is|with|in|uses|wears|needs|gets|had) (?:[\p{L}'-]+ ){0,3}[\p{L}'-]+/giu;
/** What is told of the child's own body, and of nobody else's. */
const OWN_BODY = new Set([
  'long-illness',
  'new-equipment',
  'hearing-aid',
  'glasses',
  'being-autistic',
  'having-adhd',
  'body-gets-tired',
  'stutter',
  'allergy',
]);
/** "her brother hits her": not what the child of the story does. */
const BY_A_SIBLING =
  /\b(?:brother|sister|sibling|twin|cousin) (?:[\p{L}']+ ){0,1}?(?:hits?|hitting|bites?|biting|kicks?|kicking|slaps?|punches|spits at) (?:him|her|them)\b(?=\s*(?:[.,!?]|$)| (?:and|but|when|all|every|a lot|so|too|because|if)\b)/giu;
const HURTING = new Set(['hitting', 'biting', 'spitting', 'managing-anger']);
/** Stories of a baby who lives are not offered to a family whose baby died. */
const NOT_BESIDE: Readonly<Record<string, readonly string[]>> = {
  'baby-who-died': ['new-sibling', 'premature-baby', 'adoption'],
};

/** A claimed situation with the points that order it. */
interface Claimed extends Weighed {
  readonly total: number;
}

/** A search over what parents write of each situation. */
function searchOf(frames: readonly Frame[]): MiniSearch<{ key: string; situation: string; says: string }> {
  const search = new MiniSearch<{ key: string; situation: string; says: string }>({
    fields: ['says'],
    idField: 'key',
    storeFields: ['situation'],
    processTerm: telling,
  });
  search.addAll(
    frames.flatMap(({ id, says }) => says.map((line, n) => ({ key: `${id} ${n}`, situation: id, says: line }))),
  );
  return search;
}

/** Decides by claims which situation a text means; a search over what parents write gives suggestions only. */
export class Matcher {
  private readonly general: string;
  private readonly names: ReadonlyMap<string, string>;
  private readonly index: ClaimIndex;
  private readonly spanish: ClaimIndex;
  private readonly says: SaysIndex;
  private readonly field: FieldIndex;
  /** Words a slip may be mended to, by their first letter: hardly anybody gets that one wrong. */
  private readonly menders: ReadonlyMap<string, readonly string[]>;
  /** A text is asked for its claims and for its field, one after the other. */
  private lastForms: { readonly key: string; readonly forms: string[][] } = { key: '', forms: [] };
  /** Made when nothing else is found: it is needed for suggestions only, and seldom. */
  private search: MiniSearch<{ key: string; situation: string; says: string }> | undefined;
  private readonly own: readonly Frame[];

  /** `general` is the id of the frame that answers when no other is meant. */
  constructor(frames: readonly Frame[], general: string = GENERAL) {
    this.general = general;
    const own = frames.filter((frame) => frame.id !== general);
    this.own = own;
    this.names = new Map([
      ...CHALLENGES.map(({ id, name }) => [id, name] as const),
      ...own.map(({ id, name }) => [id, name] as const),
    ]);
    this.index = claimIndex(new Map(own.map(({ id, claims }) => [id, claims] as const)));
    const ids = new Set(own.map(({ id }) => id));
    this.spanish = claimIndex(new Map([...SPANISH].filter(([id]) => ids.has(id))));
    this.says = new SaysIndex(own, general === GENERAL ? SCENES : {}, COMMON);
    this.field = new FieldIndex(
      own,
      general === GENERAL ? FIELDS : {},
      general === GENERAL ? SCENES : {},
      TELLS_NOTHING,
    );
    this.menders = Map.groupBy(
      [...this.index.vocabulary, ...synonymWords].filter((word) => word.length >= 4),
      (word) => word.charAt(0),
    );
  }

  /**
   * The situation of a text. The notes are read only when the problem says nothing at all: they tell what helps and what
   * the child likes, and a bedtime or a baby in them is seldom what the story is about.
   */
  match(told: string, notes: string): Match {
    const problem = this.general === GENERAL ? asTheChildSays(told.slice(0, MOST_TOLD)).replace(BY_THE_WAY, ' ') : told;
    const first = this.claimed(problem);
    const silent =
      first.length === 0 && typedWords(problem).every((each) => SAYS_NOTHING.has(each.word) || COMMON.has(each.word));
    const claimed = silent ? this.claimed(`${problem}. ${notes}`) : first;
    const fear = fearedIn(problem);
    const named = this.withoutWhatOthersHave(fear ? this.withoutPlaces(claimed, fear, problem) : claimed, problem);
    // Praise that is no praise: "oh great, bedtime was fine again" is about bedtime.
    const about = named.length === 0 && soundsSarcastic(problem) ? this.claimed(problem, true) : named;
    const [best, ...rest] = this.withField(about, silent ? `${problem}. ${notes}` : problem, fear);
    if (best?.own) {
      const near = rest.filter((each) => each.own || best.total - each.total <= NEAR + headStart(best.id));
      const beside = near.map((each) => each.id).filter((id) => NOT_BESIDE[best.id]?.includes(id) !== true);
      return { id: best.id, alsoAbout: this.named(beside) };
    }
    return { id: this.general, alsoAbout: this.named(fear ? [] : this.searched(problem)) };
  }

  /** What is claimed, and what the field of the words speaks for, in one order. */
  private withField(claimed: readonly Claimed[], text: string, fear: Feared | undefined): readonly Claimed[] {
    if (this.general !== GENERAL) return claimed;
    const words = typedWords(text).length;
    const k = FIELD * Math.min(1, FIELD_WORDS / Math.max(1, words));
    const points = this.fieldPoints(text);
    const ofThing = fear ? this.fieldPoints(fear.thing) : undefined;
    const joined = new Map(claimed.map((each) => [each.id, each] as const));
    const general = points.get(this.general) ?? 0;
    const ranked = [...points].filter(([id]) => id !== this.general).sort((a, b) => b[1] - a[1]);
    const second = ranked[1]?.[1] ?? 0;
    // What none of the situations is about, told in a word that one of them happens to have: "cotton wool".
    const [first] = claimed;
    if (first && first.points <= ONE_CLAIM && general >= ALONE && general >= AHEAD * (points.get(first.id) ?? 0))
      return [];
    for (const [id, n] of ranked) {
      const before = joined.get(id);
      if (before) {
        joined.set(id, { ...before, total: before.total + k * n });
        continue;
      }
      if (GRAVE.has(id)) continue;
      if (fear && !isAboutFear(id, fear, (ofThing?.get(id) ?? 0) >= OF_THE_FEARED)) continue;
      if (claimed.some((each) => each.own)) {
        if (n >= BESIDE) joined.set(id, { id, points: n, total: k * n + headStart(id), own: true });
      } else if (n >= ALONE && n >= AHEAD * second && n > general) {
        joined.set(id, { id, points: n, total: k * n, own: true });
      }
    }
    return [...joined.values()].sort(
      (a, b) => Number(b.own) - Number(a.own) || b.total - a.total || rank(a.id) - rank(b.id),
    );
  }

  /** Claims less those of a body's own matters that are only said of a brother or sister: "his twin is in a wheelchair". */
  private withoutWhatOthersHave(claimed: readonly Claimed[], problem: string): readonly Claimed[] {
    return this.withoutSaidOf(
      BY_A_SIBLING,
      HURTING,
      this.withoutSaidOf(OF_A_SIBLING, OWN_BODY, claimed, problem),
      problem,
    );
  }

  /** Claims less those of `ids` that nothing makes but what `others` finds. */
  private withoutSaidOf(
    others: RegExp,
    ids: ReadonlySet<string>,
    claimed: readonly Claimed[],
    problem: string,
  ): readonly Claimed[] {
    const rest = problem.replace(others, ' . ');
    if (rest === problem || !claimed.some(({ id }) => ids.has(id))) return claimed;
    const own = new Set(this.claimed(rest).map((each) => each.id));
    return claimed.filter(({ id }) => !ids.has(id) || own.has(id));
  }

  /** How much the words of a text belong to each situation. */
  private fieldPoints(text: string): Map<string, number> {
    const typed = typedWords(text);
    const words = typed.map((each) => each.word);
    return this.field.points(
      this.formsOfAll(words),
      typed.map((each) => each.clause),
      typed.map((each) => each.weight),
    );
  }

  /** Claims less those of situations that are not about what is feared, unless the rest of the text makes them too. */
  private withoutPlaces(claimed: readonly Claimed[], fear: Feared, problem: string): Claimed[] {
    const elsewhere = new Set(this.claimed(plainText(problem).replace(fear.clause, ' . ')).map((each) => each.id));
    const ofThing = this.claimsOfThing(fear);
    const left = claimed.filter(({ id }) => elsewhere.has(id) || isAboutFear(id, fear, ofThing.has(id)));
    const noise = ANY_LOUD_NOISE;
    return left.length === 0 && fear.kind === 'noise' && this.names.has(noise) && this.general === GENERAL
      ? [{ id: noise, points: NEAR, total: NEAR, own: true }]
      : left;
  }

  /** Situations that claim the thing feared, or a phrase that begins with it: "people in costumes". */
  private claimsOfThing({ thing, clause }: Feared): ReadonlySet<string> {
    const ofThing = typedWords(thing);
    const words = new Set(ofThing.map((each) => each.word));
    const typed = typedWords(clause);
    const begins = this.found(typed).filter(({ at }) => at.length > 1 && words.has(typed[at[0] ?? 0]?.word ?? ''));
    const claims = [...this.found(ofThing), ...begins].filter((each) => each.weight !== 'not');
    return new Set(claims.map((each) => each.situation));
  }

  private named(ids: readonly string[]): Suggestion[] {
    return ids.slice(0, MOST_SUGGESTED).map((id) => ({ id, name: this.names.get(id) ?? id }));
  }

  /** Suggestions only: lines of two or more telling words that the parent's words share with a situation. */
  private searched(problem: string): string[] {
    this.search ??= searchOf(this.own);
    const found = this.search.search(problem.slice(0, SEARCHED));
    const telling = found.filter((each) => Object.keys(each.match).length >= ENOUGH_WORDS);
    return [...new Set(telling.map((each) => String(each['situation'])))];
  }

  /** What is claimed, the likeliest first: causes before what they lead to, whole phrases before parts of them. */
  private claimed(text: string, all = this.general !== GENERAL): Claimed[] {
    const typed = typedWords(text, all);
    const found = this.found(typed);
    const weights = typed.map((each) => each.weight);
    const alike = this.says.alike(
      [...Map.groupBy(typed, (each) => each.sentence).values()].map((words) => words.map((each) => each.word)),
    );
    return weighClaims(found, weights, alike)
      .map((each) => ({ ...each, total: each.own ? each.points + headStart(each.id) : each.points }))
      .sort((a, b) => Number(b.own) - Number(a.own) || b.total - a.total || rank(a.id) - rank(b.id));
  }

  private found(typed: readonly TypedWord[]): FoundClaim[] {
    const words = typed.map((each) => each.word);
    const clauses = typed.map((each) => each.clause);
    if (this.general === GENERAL) {
      const spanish = spanishWords(words, (word) => isWordForm(word) || this.index.vocabulary.has(word));
      if (spanish) {
        const told = spanish.map((word, at) => ({ word, at })).filter((each) => each.word !== '');
        const forms = told.map((each) => spanishForms(each.word));
        const found = findClaims(
          this.spanish,
          forms,
          told.map(({ at }) => clauses[at] ?? 0),
        );
        return found.map((claim) => ({ ...claim, at: claim.at.map((n) => told[n]?.at ?? 0) }));
      }
    }
    const ofPerson = personForms(words);
    const forms = this.formsOfAll(words).map((these, i) => {
      const more = ofPerson.get(words[i] ?? '') ?? [];
      // Two words may make one claimed word: "new born", "bed time", "a sleep".
      const both = `${words[i] ?? ''}${words[i + 1] ?? ''}`;
      const joined = both.length > 5 && this.index.vocabulary.has(both) ? [both] : [];
      return more.length + joined.length > 0 ? [...these, ...more, ...joined] : these;
    });
    return findClaims(this.index, forms, clauses);
  }

  private formsOfAll(words: readonly string[]): string[][] {
    const key = words.join(' ');
    if (this.lastForms.key !== key) this.lastForms = { key, forms: this.newFormsOfAll(words) };
    return this.lastForms.forms;
  }

  private newFormsOfAll(words: readonly string[]): string[][] {
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
    // Of four letters only the order may be wrong: too many words are one letter away.
    if (word.length === 4) return this.menders.get(word.charAt(0))?.find((known) => isSwapOf(word, known));
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
