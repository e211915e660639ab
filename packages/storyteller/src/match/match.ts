import { CHALLENGES } from '@storylantern/library';
import type { Suggestion } from '../brief.ts';
import { asFearOf } from '../facts/fear-turned-round.ts';
import { plainText } from '../facts/given-text.ts';
import type { Frame } from '../frame.ts';
import { bearingSentences, isAccount } from './account.ts';
import { isOfTheOneTreated } from './child-does-it.ts';
import { ClaimReader } from './claim-reader.ts';
import { alsoClaimed, claimsOfFear, withoutWhatComesOfIt } from './claims-of-fear.ts';
import { COMMON, SAYS_NOTHING, TELLS_NOTHING } from './common-words.ts';
import { tellsUntold } from './diagnosis.ts';
import { bringsDoubt } from './doubted.ts';
import { statesUnsaidFact } from './facts-of-the-family.ts';
import { fearedIn, isAboutFear, withoutPlace } from './feared.ts';
import { FieldIndex } from './field-index.ts';
import { FIELDS, SCENES } from './fields/index.ts';
import { HEARD, HEARD_APPLAUDED, OUTSIDE } from './heard/index.ts';
import { HeardIndex } from './heard-index.ts';
import { inOtherWords } from './in-other-words.ts';
import { judge, type Claimed, type Evidence } from './judge.ts';
import { isOfSomebodyElse } from './of-somebody-else.ts';
import {
  A_LITTLE,
  BY_THE_WAY,
  isOfNoParent,
  MADE_UP,
  OF_OTHERS,
  OF_SOMEBODY_BESIDE,
  OF_THE_CHILD_ITSELF,
  SIBLING_IN_HOSPITAL,
} from './of-others.ts';
import { isCause, isFeeling } from './cause-order.ts';
import { asTheChildSays } from './own-parent.ts';
import { GRAVE, mayStandBeside, WEIGHTY } from './weighty.ts';
import { withoutNames } from './without-names.ts';
import { soundsSarcastic, typedWords, type TypedWord } from './typed-words.ts';
import { kinWords } from '../facts/kin.ts';
import { remembered } from '../words/remembered.ts';
import { isUnnamed } from './where-named.ts';
import { isUnsaid } from './where-said.ts';

/** What a text is about: a situation, and others that come close. */
export interface Match {
  readonly id: string;
  readonly alsoAbout: readonly Suggestion[];
  /** Whether this is likely enough that the parent need not be asked. */
  readonly sure: boolean;
  /** What is rather meant than not, where it is too little to be told before a story in the parent's own terms. */
  readonly nearest?: string;
  /** What else may be meant, for a parent who is asked, the likeliest first. */
  readonly others: readonly Suggestion[];
}

/** Told when nothing matches well; a wrong situation costs far more than a general story. */
export const GENERAL = 'general';

/** Points from which what is feared belongs to a situation's field, and how likely it has to be from its words alone. */
const OF_THE_FEARED = 0.8;
const LIKELY_OF_THE_FEARED = 0.6;
/** Points of the field that are left of a body's matter where it is the child's own. */
const OF_THE_CHILD = 0.6;
/** How likely words taken together have to make what nothing in them names. */
const SURELY_HEARD = 0.6;
/** Where no field tells of a success, its words explain nothing. */
const NOT_KNOWN = 1;
const MOST_SUGGESTED = 2;
/** With what is told they are four, which can be read at a glance. */
const MOST_OTHERS = 3;
/** Where nothing is told the right one is mostly among five, and less often among three. */
const MOST_WHEN_NONE_IS_TOLD = 5;
/** Claims this far behind the first are offered too, in a language whose words were not heard often. */
const NEAR = 1;
/** Points of claims and of the field from which a loss is told in plain words. */
const CLAIMED_PLAINLY = 2;
const FIELD_OF_PLAIN = 2;
/** The same for a change in the family, before what is only felt about it. */
const CLAIMED_AS_CAUSE = 3;
const FIELD_OF_CAUSE = 1;
/** What a sentence of what the child does now weighs, or an opening; less is said only by the way. */
const SAID_ENOUGH = 0.9;
/** So many sentences of an account are read one by one from its beginning, and as many from its end. */
const MOST_SENTENCES = 4;
/** Characters of the problem in which the writer's own parents are looked for; the end is read as well. */
const MOST_TOLD = 20_000;

/** Some of what parents ask help for: none of it is a success. */
const TROUBLES = { trouble: HEARD.flatMap(([text], at) => (at % 20 === 0 ? [text] : [])).join('\n') };
/** What names a cause in Spanish; without one, what is only heard of beside is no cause. */
const NAMES_CAUSE = /\b(?:desde|porque|por culpa|a causa|debido|tras|después|despues)\b/i;

/** What is a story of the child as well where it is said of a brother or sister. */
const isToldOfBoth = (id: string, problem: string): boolean =>
  id === 'hospital-stay' && SIBLING_IN_HOSPITAL.test(problem);

const DIED = /\b(?:died|is dead|passed away|was put (?:down|to sleep)|was killed)\b/i;
/** Whom a sentence and a problem both speak of. */
const SOMEBODY = new RegExp(
  String.raw`\b(?:${kinWords.join('|')}|brother|sister|cousin|friend|teacher|dog|cat|rabbit|hamster|guinea pig|fish|puppy|kitten)\b`,
  'gi',
);
const meetsIn = (sentence: string, problem: string): boolean =>
  [...sentence.matchAll(SOMEBODY)].some(([word]) => new RegExp(String.raw`\b${word}\b`, 'i').test(problem));

const MATCHED_LATELY = 16;

/** Decides which situation a text means: by claims, by the field of its words and by what other parents typed. */
export class Matcher {
  private readonly general: string;
  private readonly names: ReadonlyMap<string, string>;
  /** A situation's own name says which is meant: it is what a parent who chose it from others sends. */
  private readonly called: ReadonlyMap<string, string>;
  private readonly claims: ClaimReader;
  /** Undefined for what is applauded. */
  private readonly field: FieldIndex | undefined;
  private readonly heard: HeardIndex;
  /** An opening, or a clause, is asked about again when what is left out of the story is looked for. */
  private readonly lately = remembered(MATCHED_LATELY, (asked: string) => {
    const [told = '', notes = ''] = JSON.parse(asked) as string[];
    return this.matchedAnew(told, notes);
  });

  /** `general` is the id of the frame that answers when no other is meant. */
  constructor(frames: readonly Frame[], general: string = GENERAL) {
    this.general = general;
    const own = frames.filter((frame) => frame.id !== general);
    this.names = new Map([
      ...CHALLENGES.map(({ id, name }) => [id, name] as const),
      ...own.map(({ id, name }) => [id, name] as const),
    ]);
    this.called = new Map(own.map(({ id, name }) => [name.toLowerCase(), id]));
    const helping = general === GENERAL;
    const ids = new Set(own.map(({ id }) => id));
    this.claims = new ClaimReader(own, helping ? HEARD.filter(([, id]) => ids.has(id ?? '')) : [], helping);
    this.field = helping ? new FieldIndex(own, FIELDS, SCENES, TELLS_NOTHING) : undefined;
    this.heard = helping
      ? new HeardIndex(own, FIELDS, HEARD, OUTSIDE, general)
      : new HeardIndex(own, {}, HEARD_APPLAUDED, TROUBLES, general, true);
  }

  /**
   * The situation of a text. The notes are read only when the problem says nothing at all: they tell what helps and what
   * the child likes, and a bedtime or a baby in them is seldom what the story is about.
   */
  match(told: string, notes: string): Match {
    return this.lately(JSON.stringify([told, notes]));
  }

  private matchedAnew(told: string, notes: string): Match {
    const called = this.called.get(told.trim().toLowerCase());
    if (called !== undefined) return { id: called, alsoAbout: [], sure: true, others: [] };
    const helping = this.field !== undefined;
    const problem = helping
      ? withoutNames(asTheChildSays(inOtherWords(asFearOf(told.slice(0, MOST_TOLD)))))
          .replace(A_LITTLE, ' ')
          .replace(BY_THE_WAY, ' ')
          .replace(MADE_UP, ' ')
      : told;
    const first = this.claims.claimed(problem, !helping);
    const silent =
      first.length === 0 && typedWords(problem).every(({ word }) => SAYS_NOTHING.has(word) || COMMON.has(word));
    const text = silent ? `${problem}. ${notes}` : problem;
    const all = silent ? this.claims.claimed(text, !helping) : first;
    const fear = helping ? fearedIn(problem) : undefined;
    const named = this.withoutWhatOthersHave(fear ? claimsOfFear(this.claims, all, fear, problem) : all, problem);
    // Praise that is no praise: "oh great, bedtime was fine again" is about bedtime.
    const sarcastic = named.length === 0 && soundsSarcastic(problem);
    const claimed = sarcastic ? this.claims.claimed(problem, true) : named;
    const whole = `${told} . ${notes}`;
    const unsaid = (id: string): boolean => isUnsaid(id, whole);
    if (!helping) return this.applauded(claimed, text, unsaid);
    if (this.claims.isSpanish(typedWords(text, sarcastic))) return this.byClaims(claimed, text, unsaid);

    const kept = new Set(claimed.map(({ id }) => id));
    const dropped = new Set(all.map(({ id }) => id).filter((id) => !kept.has(id)));
    const ofThing = fear ? this.kindredOf(fear.thing) : undefined;
    const untrue = (id: string): boolean =>
      (GRAVE.has(id) && !claimed.some((each) => each.own && each.id === id)) ||
      tellsUntold(id, text) ||
      unsaid(id) ||
      isOfNoParent(id, problem) ||
      bringsDoubt(id, text) ||
      statesUnsaidFact(id, text) ||
      isOfTheOneTreated(id, problem) ||
      isOfSomebodyElse(id, problem);
    const ofChild = this.lessSomebodyBeside(problem);
    // Where what is feared is met says nothing: hand dryers hang in toilets.
    const about = fear ? withoutWhatComesOfIt(plainText(text).replace(fear.clause, `${withoutPlace(fear)} . `)) : text;
    const kindred = this.kindredOf(about, sarcastic);
    // Asked up to four times of each while what speaks for it is weighed, and each time of the whole text.
    const barred = remembered(
      Number.POSITIVE_INFINITY,
      (id: string) =>
        dropped.has(id) ||
        (ofChild !== undefined && OF_THE_CHILD_ITSELF.has(id) && !ofChild.has(id) && !isToldOfBoth(id, problem)) ||
        untrue(id) ||
        (!kept.has(id) && (kindred.learnt.get(id) ?? 0) < SURELY_HEARD && isUnnamed(id, whole)) ||
        (fear !== undefined &&
          !kept.has(id) &&
          !isAboutFear(
            id,
            fear,
            (ofThing?.field.get(id) ?? 0) >= OF_THE_FEARED || (ofThing?.likely.get(id) ?? 0) >= LIKELY_OF_THE_FEARED,
          )),
    );
    const found = judge({
      claimed,
      ...kindred,
      likely: this.toldPlainly(claimed, kindred),
      general: this.general,
      isAccount: isAccount(text),
      barred,
      // What is told of somebody else, or only feared, is no loss of this family's.
      grave: (each) => GRAVE.has(each) && !isOfSomebodyElse(each, problem),
      weighty: (each) => WEIGHTY.has(each),
    });
    const loss = found.told === undefined && !silent ? this.lossInNotes(problem, notes) : undefined;
    if (loss !== undefined)
      return { id: loss, alsoAbout: [], sure: false, others: this.named(found.others, MOST_OTHERS) };
    const ofSentences =
      found.told === undefined && isAccount(text) ? this.ofItsSentences(text, found.likeliest, barred) : undefined;
    const id = found.told ?? ofSentences ?? this.general;
    const may = (each: string): boolean =>
      mayStandBeside(each, id, found.sure) &&
      !(GRAVE.has(each) && unsaid(each)) &&
      (!GRAVE.has(id) || claimed.some((claim) => claim.id === each));
    // Where somebody is afraid, and what else is feared, may be what it is about after all.
    const besideFear = fear ? alsoClaimed(all, this.fieldOf(typedWords(problem))).filter((each) => !untrue(each)) : [];
    return {
      id,
      alsoAbout: this.named(found.beside.filter(may), MOST_SUGGESTED),
      sure: found.sure,
      ...(found.nearest !== undefined && { nearest: found.nearest }),
      others: this.named(
        [...new Set([...found.others, ...besideFear])].filter(may),
        id === this.general ? MOST_WHEN_NONE_IS_TOLD : MOST_OTHERS,
      ),
    };
  }

  /**
   * What an account is about whose words all together tell too little: what it begins with ("Bedtime has become two and a half
   * hours"), or what is likeliest of the whole and what its sentences say one by one.
   */
  private ofItsSentences(
    text: string,
    likeliest: string | undefined,
    barred: (id: string) => boolean,
  ): string | undefined {
    const all = bearingSentences(text);
    const [opening, ...rest] =
      all.length > 2 * MOST_SENTENCES ? [...all.slice(0, MOST_SENTENCES), ...all.slice(-MOST_SENTENCES)] : all;
    if (opening === undefined) return undefined;
    const first = this.match(opening.sentence, '');
    if (first.sure && first.id !== this.general && !barred(first.id)) return first.id;
    if (likeliest === undefined || WEIGHTY.has(likeliest)) return undefined;
    let said = first.id === likeliest ? opening.bearing : 0;
    for (const { sentence, bearing } of rest) {
      if (said >= SAID_ENOUGH) break;
      if (this.match(sentence, '').id === likeliest) said += bearing;
    }
    return said >= SAID_ENOUGH ? likeliest : undefined;
  }

  /** The situation whose claims lead, and those near it. */
  private byClaims(claimed: readonly Claimed[], text: string, unsaid: (id: string) => boolean): Match {
    const causes = !this.field || NAMES_CAUSE.test(text);
    const [best, ...rest] = claimed
      .filter(({ id }) => !tellsUntold(id, text) && !bringsDoubt(id, text) && !unsaid(id))
      .sort((a, b) => (causes ? 0 : Number(b.own) - Number(a.own) || b.points - a.points || a.total - b.total));
    if (!best?.own) {
      const others = this.named(
        claimed.map(({ id }) => id),
        MOST_OTHERS,
      );
      return { id: this.general, alsoAbout: [], sure: false, others };
    }
    const near = rest.filter((each) => each.own || best.total - each.total <= NEAR).map(({ id }) => id);
    return {
      id: best.id,
      alsoAbout: this.named(near, MOST_SUGGESTED),
      sure: near.length === 0,
      others: this.named(near, MOST_OTHERS),
    };
  }

  /** What is applauded: by claims, or else by how likely such words tell of it. */
  private applauded(claimed: readonly Claimed[], text: string, unsaid: (id: string) => boolean): Match {
    if (claimed[0]?.own === true && !unsaid(claimed[0].id)) return this.byClaims(claimed, text, unsaid);
    const none = (): boolean => false;
    const found = judge({
      claimed,
      ...this.kindredOf(text, true),
      general: this.general,
      isAccount: false,
      barred: unsaid,
      grave: none,
      weighty: none,
    });
    return {
      id: found.told ?? this.general,
      alsoAbout: this.named(
        found.beside.filter((id) => id !== found.told),
        MOST_SUGGESTED,
      ),
      sure: found.sure,
      others: this.named(found.others, MOST_OTHERS),
    };
  }

  /**
   * A death that only the notes tell plainly, of somebody of whom the problem speaks: "he thinks nanny has gone to sleep",
   * and beside it "Nanny died three weeks ago".
   */
  private lossInNotes(problem: string, notes: string): string | undefined {
    const about = notes
      .split(/[.!?\n]+/)
      .map(inOtherWords)
      .filter((each) => DIED.test(each) && meetsIn(each, problem));
    return about
      .flatMap((sentence) =>
        this.claims
          .claimed(withoutNames(asTheChildSays(sentence)), false)
          .filter(
            ({ id, own, points }) =>
              own && GRAVE.has(id) && points >= CLAIMED_PLAINLY && !isOfSomebodyElse(id, sentence),
          ),
      )
      .map(({ id }) => id)[0];
  }

  /** How much the words of a text belong to each situation. */
  private fieldOf(typed: readonly TypedWord[]): ReadonlyMap<string, number> {
    const forms = this.claims.words.formsOfAll(typed.map((each) => each.word));
    const clauses = typed.map((each) => each.clause);
    const weights = typed.map((each) => each.weight);
    return this.field?.points(forms, clauses, weights) ?? new Map<string, number>();
  }

  /** How much the words of a text belong to each situation, and how likely they are of it. */
  private kindredOf(text: string, all = false): Pick<Evidence, 'field' | 'likely' | 'learnt' | 'unexplained'> {
    const typed = typedWords(text, all);
    const forms = this.claims.words.formsOfAll(typed.map((each) => each.word));
    let unexplained: ((id: string) => number) | undefined;
    return {
      field: this.fieldOf(typed),
      likely: this.heard.likelihood(typed, forms),
      learnt: this.heard.likelihoodByMistakes(typed, forms),
      unexplained: (id) => (unexplained ??= this.field?.unexplained(forms) ?? (() => NOT_KNOWN))(id),
    };
  }

  /**
   * How likely the words are of each, where a loss that is told in plain words is none the less likely for all that is told
   * besides, and where the one cause that is claimed is no less likely than the feeling that came of it: "I am pregnant and
   * he burst into tears".
   */
  private toldPlainly(
    claimed: readonly Claimed[],
    { likely, field }: Pick<Evidence, 'field' | 'likely'>,
  ): ReadonlyMap<string, number> {
    const least = likely.get(this.general) ?? 0;
    const losses = claimed
      .filter(
        ({ id, own, points }) =>
          own && GRAVE.has(id) && points >= CLAIMED_PLAINLY && (field.get(id) ?? 0) >= FIELD_OF_PLAIN,
      )
      .map(({ id }) => [id, least] as const);
    const causes = claimed.filter(({ id, own }) => own && isCause(id));
    const [cause] = causes;
    const isAlone = cause !== undefined && causes.length === 1 && cause.points >= CLAIMED_AS_CAUSE;
    const felt = Math.max(least, ...[...likely].flatMap(([id, chance]) => (isFeeling(id) ? [chance] : [])));
    const plain =
      isAlone && (field.get(cause.id) ?? 0) >= FIELD_OF_CAUSE ? [...losses, [cause.id, felt] as const] : losses;
    return new Map([...likely, ...plain.map(([id, chance]) => [id, Math.max(chance, likely.get(id) ?? 0)] as const)]);
  }

  /** Claims less those of a body's own matters, or of hurting, that are only said of a brother or sister. */
  private withoutWhatOthersHave(claimed: readonly Claimed[], problem: string): readonly Claimed[] {
    return OF_OTHERS.reduce<readonly Claimed[]>((left, { said, ids }) => {
      const rest = problem.replace(said, ' . ');
      if (rest === problem || !left.some(({ id }) => ids.has(id))) return left;
      const own = new Set(this.claims.claimed(rest, false).map((each) => each.id));
      return left.filter(({ id }) => !ids.has(id) || own.has(id) || isToldOfBoth(id, problem));
    }, claimed);
  }

  /** What a text claims, or has words of, without what it tells of somebody beside the child; undefined where it tells nothing so. */
  private lessSomebodyBeside(problem: string): ReadonlySet<string> | undefined {
    const rest = problem.replace(OF_SOMEBODY_BESIDE, ' . ');
    if (rest === problem) return undefined;
    const field = this.fieldOf(typedWords(rest));
    const claimed = this.claims.claimed(rest, false).map(({ id }) => id);
    return new Set([...claimed, ...[...field].flatMap(([id, points]) => (points < OF_THE_CHILD ? [] : [id]))]);
  }

  private named(ids: readonly string[], most: number): Suggestion[] {
    return ids.slice(0, most).map((id) => ({ id, name: this.names.get(id) ?? id }));
  }
}
