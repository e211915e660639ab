import {
  READING_ORDER,
  type AgeBand,
  type AuditReport,
  type SentenceKind,
  type StoryContent,
} from '@storylantern/contract';
import { auditSocialStory } from '../audit/audit.ts';
import { notedStatements, type NotedStatement } from '../facts/noted/noted-statement.ts';
import type { ToldFact } from '../facts/told-fact.ts';
import type { Phrase } from '../render/phrase.ts';
import { renderParagraph } from '../render/render.ts';
import type { Candidate } from './candidates.ts';
import { auditInput, type Choice } from './choice.ts';
import { isKnownHelp } from './facts-at-work.ts';
import type { Groundwork } from './groundwork.ts';
import type { Material } from './material.ts';
import { baseOf } from '../words/base-verb.ts';
import { withoutThoseOutOfReach } from './out-of-reach.ts';
import { escaped } from './telling-words.ts';

/** A story with what was noted woven into it. */
interface Woven {
  readonly content: StoryContent;
  readonly audit: AuditReport;
  readonly noted: readonly NotedStatement[];
}

/** One or two facts in the parent's own words, three where there is room: more sounds like a form. */
const MOST: Readonly<Record<AgeBand, number>> = { '2-3': 1, '4-5': 2, '6-7': 2, '8-10': 3, '11+': 3 };
/** Situations in which every word was weighed, and nothing is told in passing. */
const AS_WRITTEN =
  /^(?:body-safety|body-changes|baby-who-died|pet-death|grandparent-death|somebody-died|war-and|running-off|online-kindness|parent-in-prison|domestic|abuse|self-harm|suicide)/;
/** Whoever is away can ring, write and wave all the same. */
const FROM_AFAR = /\b(?:recorded|rings?|calls?|phones?|texts?|writes?|sends?|video|waves?|have|has|share)\b/;
const LOST = /\b(?:died?|dead|death|passed away|heaven|prison|jail)\b/i;

/**
 * Weaves what a parent noted into a finished story, in the parent's own words: true and kind statements that nothing in it tells
 * yet, each where a good editor would put it, as long as the whole keeps to every rule it kept before.
 */
export function weaveNoted(ground: Groundwork, material: Material, choice: Choice, told: Candidate): Woven {
  const plain: Woven = { content: told.content, audit: told.audit, noted: [] };
  if (ground.brief.remembered === true || AS_WRITTEN.test(material.frame.id) || !told.audit.passed) return plain;
  const helps = material.facts.filter((each) => isKnownHelp(each) && told.used.has(each.name)).length;
  const most = Math.max(1, MOST[material.band] - (helps > 1 ? 1 : 0));
  const page = new Page({ ...material, problem: ground.brief.problem }, told.sources);
  let best = plain;
  for (const statement of inOrder(statementsFor(ground, material, told.used), choice)) {
    if (best.noted.length >= most) break;
    const story = READING_ORDER.map((kind) => best.content[kind]).join('\n');
    const tried = tries(statement, ground.subject.applauds)
      .filter((each) => !isTold(statement, story, each.text))
      .map((each) => page.with(each, best.content))
      .filter((each) => each !== undefined)
      .find(({ content }) => keepsAllRules(audited(content), best.audit));
    if (tried === undefined) continue;
    page.keep(tried.kept);
    best = { content: tried.content, audit: audited(tried.content), noted: [...best.noted, statement] };
  }
  return best;

  function audited(content: StoryContent): AuditReport {
    return auditSocialStory(auditInput(material, choice, content, material.frame.name));
  }
}

const broken = (audit: AuditReport): Set<string> =>
  new Set(audit.findings.filter((each) => !each.passed).map((each) => each.rule));
/** Nothing is broken now that was not before. */
function keepsAllRules(now: AuditReport, before: AuditReport): boolean {
  const old = broken(before);
  return (
    now.passed && [...broken(now)].every((each) => old.has(each)) && (now.reading.inBand || !before.reading.inBand)
  );
}

/** The statements that suit this story: nobody who cannot be there helps in it, and what was not seen to help is not in it. */
function statementsFor({ brief, child, told, subject, given }: Groundwork, material: Material, used: Candidate['used']): NotedStatement[] {
  const text = given.join(' . ');
  return notedStatements(brief.problem, brief.notes, child.name, brief.gender).filter((each) => {
    if (told.ways.sentences.has(each.sentence)) return false;
    // "Likes listening to stories on headphones": where the story has put them on, that is told.
    if (each.offers === true && material.facts.some(({ name, sentence }) => name === 'gear' && used.has(name) && sentence === each.sentence)) return false; // prettier-ignore
    if (each.past === true && each.place === 'done' && !subject.applauds) return false;
    if (each.glad === true && !subject.applauds) return false;
    if (subject.applauds && (each.offers === true || each.place === 'known' || each.texts[0]?.startsWith('{helper}') === true)) return false; // prettier-ignore
    if (material.noHelps.some((offered) => offered.test(each.texts[0] ?? ''))) return false;
    return each.who === undefined || isInReach(each, text);
  });

  function isInReach(each: NotedStatement, text: string): boolean {
    if (each.who === undefined || (FROM_AFAR.test(each.texts[0] ?? '') && !LOST.test(text))) return true;
    const fact: ToldFact = { name: 'knower', phrase: each.who, who: each.who, sentence: each.sentence };
    const helper: ToldFact = { name: 'helper', phrase: each.who, sentence: each.sentence };
    return withoutThoseOutOfReach({ ...told, facts: [fact, helper] }, subject.frame, text).facts.length === 2;
  }
} // prettier-ignore

/** What was done first, then people and things, and names last; what the newest story told rests in this one. */
const RANK: Readonly<Record<NotedStatement['place'], number>> = { done: 0, helps: 1, does: 1, scene: 1, known: 3 };
function inOrder(statements: readonly NotedStatement[], { earlier }: Choice): NotedStatement[] {
  const newest = earlier[0]?.text ?? '';
  return statements.filter((each) => !isTold(each, newest)).sort((a, b) => RANK[a.place] - RANK[b.place]);
}

/**
 * Whether one sentence of a story tells the most of what is said, in whatever words; a name is told where it stands. What
 * somebody is called says nothing of what they do.
 */
function isTold({ texts, who, names, place }: NotedStatement, story: string, text: string = texts[0] ?? ''): boolean {
  if (names) return new RegExp(String.raw`(?<!\p{L})${escaped(names.name)}(?!\p{L})`, 'u').test(story);
  const thing = / called (\p{Lu}\p{Ll}+)/u.exec(text)?.[1];
  if (thing !== undefined && story.includes(thing)) return true;
  const about = place === 'helps' ? (who?.text ?? '').toLowerCase() : '';
  const said = [...new Set(wordsIn(text.replace(/\{\w+(?: ([a-z ]+))?\}/g, ' $1 ')))].filter((word) => !OF_NO_NEWS.test(word) && !about.includes(word)); // prettier-ignore
  const isShort = place === 'helps' && said.length < ENOUGH;
  const least = isShort ? SHARE_OF_HELP : OF_A_THING.test(text) ? SHARE_OF_THING : TOLD_SHARE;
  return story.split(/(?<=[.!?])\s+/).some((sentence) => {
    const stems = new Set(wordsIn(sentence).map(stemOf));
    const has = said.filter((word) => stems.has(stemOf(word)));
    return has.length / Math.max(1, said.length) >= least && (!isShort || has[0] === said[0]);
  });
}
/** What a child has or takes along. */
const OF_A_THING = /^\{he (?:carries|has|uses|wears|brings|takes)\}|^\{he\} can sleep\b/;
const SHARE_OF_HELP = 0.5;
/** Of so many words half may stand in a sentence by chance. */
const ENOUGH = 4;
const SHARE_OF_THING = 0.55;
const TOLD_SHARE = 0.6;
const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}']{3,}/gu) ?? [];
/** Enough of a word to know it by: "jogs" and "jog". */
const stemOf = (word: string): string =>
  word
    .replace(/'s$/, '')
    .replace(/(?<=.{3})(?:ing|ed|es|s|e)$/, '')
    .replace(/([^aeiou])\1$/, '$1');
const OF_NO_NEWS =
  /^(?:the|and|but|she|her|his|him|they|them|their|are|was|has|had|have|can|will|who|that|this|with|for|from|called|very|really|just|also|too|both|all|about|ones?|next|door|big|little|older|younger|best|good|brother|sister|cousin|friend|mate|grown-up|there|then|when|while|after|before|some|any|does|did|get|gets|lots|it)$/;

/** A sentence and where it would stand. */
interface Try {
  readonly kind: SentenceKind;
  readonly where: 'head' | 'tail' | 'second';
  readonly text: string;
  readonly who?: Phrase | undefined;
  /** Whoever was named is "she" or "he" in the sentence that comes then. */
  readonly pronoun?: 'f' | 'm';
  /** Instead of a sentence of its own, a name stands for whoever is meant. */
  readonly called?: { readonly role: string; readonly name: string };
}

/** Ways to put one statement, best first. */
function tries({ texts, place, names, who }: NotedStatement, applauds: boolean): Try[] {
  const at: readonly (readonly [SentenceKind, Try['where']])[] = applauds
    ? place === 'helps' ? [['perspective', 'head']] : [['descriptive', 'second']]
    : place === 'helps'
      ? texts[0]?.startsWith('{helper}') === true ? [['cooperative', 'tail']] : [['cooperative', 'head'], ['cooperative', 'tail']]
      : place === 'does' ? [['directive', 'tail']]
      : place === 'known' ? [['perspective', 'tail']]
      : [['descriptive', 'tail']];
  const called = names === undefined || applauds ? [] : (['cooperative', 'affirmative', 'perspective'] as const).map((kind) => ({ kind, where: 'tail' as const, text: '', called: names }));
  const put = (text: string, [kind, where]: readonly [SentenceKind, Try['where']]): Try[] =>
    where === 'head' && who?.gender !== undefined ? [{ kind, where, text, who, pronoun: who.gender }, { kind, where, text, who }] : [{ kind, where, text, who }];
  return [...called, ...texts.flatMap((text) => at.flatMap((each) => put(text, each)))];
} // prettier-ignore

type Told = Material & { readonly problem: string };
interface Written {
  readonly content: StoryContent;
  readonly kept: Map<SentenceKind, Parts>;
}
interface Parts {
  /** The paragraph itself, where a name was put into it. */
  readonly source?: string;
  readonly head: readonly string[];
  readonly second: readonly string[];
  readonly tail: readonly string[];
}
/** A general line of what one person does. */
const SAYS_IT_CAN = /^\{doer\} can \{helpful\}(?:\.|, (?:if|which)\b[^.]*\.)/;
/** More than two in a paragraph are a list. */
const MOST_IN_ONE = 2;
const EMPTY: Parts = { head: [], second: [], tail: [] };
const FIRST_SENTENCE = /^.*?[.!?]["”]?(?= |$)/;
/** What goes on from what stood before it cannot come second. */
const GOES_ON = /^(?:Then|After that|That|It|There can)\b/;

/** Whom a place or a role in the problem means: "the childminder's". */
const isOfTheProblem = (role: string, problem: string): boolean =>
  new RegExp(
    String.raw`\b${escaped(role.split(' ').at(-1) ?? role)}|${/key|nursery/.test(role) ? 'nursery' : 'x{9}'}`,
    'i',
  ).test(problem);

/** Who is there for their work can be the grown-up who helps. */
const AT_WORK = /nurse|teacher|coach|childminder|key|nanny|assistant|instructor|carer|tutor/i;
/** A paragraph in which whoever is meant has a name: "The nurse can count" is "Pam can count". */
function withName(
  source: string,
  { role, name }: { readonly role: string; readonly name: string },
  kind: SentenceKind,
  material: Told,
): string {
  const noun = escaped(role.replace(/^(?:new|little|big|best) /i, ''));
  const called = /^nurse$/i.test(role) && !name.startsWith('Nurse ') ? `Nurse ${name}` : name;
  const meant = new RegExp(
    String.raw`(?<![\p{L}{])(?:[Tt]he|${/teacher|coach|nurse|childminder/i.test(noun) ? '[Aa]' : '[Tt]he'}) ${noun}(?![\p{L}'}])`,
    'u',
  );
  if (!/^(?:friends?|brother|sister|cousins?|dog|cat)$/i.test(noun) && meant.test(source))
    return source.replace(meant, called);
  const isNobody = !material.facts.some((each) => each.name === 'helper');
  if (kind !== 'cooperative' || !isNobody || !AT_WORK.test(role) || !isOfTheProblem(role, material.problem))
    return source;
  return source.replace(/\{helper(?: ([a-z]+))?\}/g, (_, verb?: string) =>
    verb === undefined ? called : `${called} ${verb}`,
  );
}

/** The paragraphs of a story with what has been put into them so far. */
class Page {
  private readonly material: Told;
  private readonly sources: readonly string[];
  private parts = new Map<SentenceKind, Parts>();

  constructor(material: Told, sources: readonly string[]) {
    this.material = material;
    this.sources = sources;
  }

  with({ kind, where, text: said, called, who, pronoun }: Try, content: StoryContent): Written | undefined {
    const before = this.parts.get(kind) ?? EMPTY;
    const own = before.source ?? this.sources[READING_ORDER.indexOf(kind)] ?? '';
    const source = called === undefined ? own : withName(own, called, kind, this.material);
    if (called !== undefined && source === own) return undefined;
    const witness = this.material.phrases['witness']?.text;
    if (before.head.length + before.tail.length >= MOST_IN_ONE) return undefined;
    const at =
      where === 'head' && GOES_ON.test(source)
        ? 'tail'
        : where === 'head' && witness !== undefined && source.startsWith(witness)
          ? 'second'
          : where;
    // "Ellie", where "{his} sister Ellie" has come already.
    const has =
      who?.again !== undefined &&
      [...before.head, ...before.second, ...before.tail].some((each) => each.includes(who.text));
    const text = has ? said.replace(who.text, who.again ?? who.text) : said;
    const again = this.withoutThatAgain(source, text, who);
    const plain = pronoun === undefined ? again : this.withPronoun(again, who, pronoun);
    if (pronoun !== undefined && plain === again) return undefined;
    const parts: Parts = { ...before, source: plain, [at]: [...before[at], text] };
    const first = FIRST_SENTENCE.exec(plain)?.[0] ?? plain;
    const whole = [
      ...parts.head,
      ...(parts.second.length > 0 ? [first, ...parts.second, plain.slice(first.length).trim()] : [plain]),
      ...parts.tail,
    ]
      .filter((each) => each !== '')
      .join(' ');
    return {
      content: { ...content, [kind]: renderParagraph(whole, this.material.child, this.material.phrases) },
      kept: new Map(this.parts).set(kind, parts),
    };
  }

  /** "Granny Pam comes too. She can sing a song", where she can be nobody else. */
  private withPronoun(source: string, who: Phrase | undefined, gender: 'f' | 'm'): string {
    const { phrases, child } = this.material;
    if (child.person === 'first' || child.pronouns === (gender === 'f' ? 'she' : 'he')) return source;
    const mark = /^\{(doer|helper|knower|companion)\} can /.exec(source)?.[1];
    return mark === undefined || phrases[mark]?.text !== who?.text
      ? source
      : source.replace(`{${mark}}`, gender === 'f' ? 'She' : 'He');
  }

  /** "Mrs Potts nods when it is going to be clapping": that she can nod need not be said as well. */
  private withoutThatAgain(source: string, text: string, who: Phrase | undefined): string {
    const { doer, helpful } = this.material.phrases;
    const verb = helpful?.text.split(' ')[0];
    if (who === undefined || verb === undefined || doer?.text !== who.text || !SAYS_IT_CAN.test(source)) return source;
    const does =
      text
        .slice(text.indexOf(who.text) + who.text.length)
        .trim()
        .split(' ')[0]
        ?.replace(/[.,]$/, '') ?? '';
    return baseOf(does) === verb ? source.replace(SAYS_IT_CAN, '').trim() : source;
  }

  keep(parts: Map<SentenceKind, Parts>): void {
    this.parts = parts;
  }
}
