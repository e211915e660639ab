import { READING_ORDER, type AgeBand, type AuditReport, type StoryContent } from '@storylantern/contract';
import { auditSocialStory } from '../audit/audit.ts';
import { notedStatements, type NotedStatement } from '../facts/noted/noted-statement.ts';
import type { ToldFact } from '../facts/told-fact.ts';
import { babyWhoDied } from '../frames/family/baby-who-died.ts';
import { grandparentDeath } from '../frames/family/grandparent-death.ts';
import { petDeath } from '../frames/family/pet-death.ts';
import { somebodyDied } from '../frames/family/somebody-died.ts';
import { warAndNews } from '../frames/family/war-and-news.ts';
import { bodySafety } from '../frames/growing-up/body-safety.ts';
import { onlineKindness } from '../frames/growing-up/online-kindness.ts';
import { runningOff } from '../frames/habits/running-off.ts';
import { isAlreadyTold } from './already-told.ts';
import { bare } from './as-listed.ts';
import type { Candidate } from './candidates.ts';
import { auditInput, type Choice } from './choice.ts';
import { isKnownHelp } from './facts-at-work.ts';
import type { Groundwork } from './groundwork.ts';
import type { Material } from './material.ts';
import { hasAJob } from './noted-jobs.ts';
import { NotedPage } from './noted-page.ts';
import { whoWrites } from './cued-roles.ts';
import { withoutThoseOutOfReach } from './out-of-reach.ts';
import { hasAPart } from './part-in-it.ts';
import { isOfTheHelper, waysToPut } from './ways-to-put.ts';

/** A story with what was noted woven into it. */
interface Woven {
  readonly content: StoryContent;
  readonly audit: AuditReport;
  readonly noted: readonly NotedStatement[];
}

/** One or two facts in the parent's own words, three where there is room: more sounds like a form. */
const MOST: Readonly<Record<AgeBand, number>> = { '2-3': 1, '4-5': 2, '6-7': 2, '8-10': 3, '11+': 3 };
/** Situations in which every word was weighed, and nothing is told in passing. */
const AS_WRITTEN: ReadonlySet<string> = new Set(
  [bodySafety, babyWhoDied, petDeath, grandparentDeath, somebodyDied, warAndNews, runningOff, onlineKindness].map(
    ({ id }) => id,
  ),
);
/** Whether nothing is put into a story of this situation that was not weighed with it. */
export const isWrittenToTheWord = (situation: string): boolean => AS_WRITTEN.has(situation);
/** Whoever is away can ring, write and wave all the same. */
const FROM_AFAR = /\b(?:recorded|rings?|calls?|phones?|texts?|writes?|sends?|video|waves?|have|has|share)\b/;
const LOST = /\b(?:died?|dead|death|passed away|heaven|prison|jail)\b/i;
/** What was done first, then people and things, and names last. */
const RANK: Readonly<Record<NotedStatement['place'], number>> = { done: 0, helps: 1, does: 1, scene: 1, known: 3 };

/**
 * Weaves what a parent noted into a finished story, in the parent's own words: true and kind statements that nothing in it tells
 * yet, each where a good editor would put it, as long as the whole keeps to every rule it kept before.
 */
export function weaveNoted(ground: Groundwork, material: Material, choice: Choice, told: Candidate): Woven {
  const plain: Woven = { content: told.content, audit: told.audit, noted: [] };
  if (ground.brief.remembered === true || isWrittenToTheWord(material.frame.id) || !told.audit.passed) return plain;
  const helps = material.facts.filter((each) => isKnownHelp(each) && told.used.has(each.name)).length;
  const most = Math.max(1, MOST[material.band] - (helps > 1 ? 1 : 0));
  const page = new NotedPage(material, ground.brief.problem, told.sources);
  let best = plain;
  for (const statement of inOrder(statementsFor(ground, material, told.used), choice)) {
    if (best.noted.length >= most) break;
    const story = READING_ORDER.map((kind) => best.content[kind]).join('\n');
    const tried = waysToPut(statement, ground.subject.applauds)
      .filter((each) => !isAlreadyTold(statement, story, each.text) && !isNameAlone(each.text, story))
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

/** "Noah's TA is called Mr Khan", where the story speaks of no TA: a name without a part. */
function isNameAlone(text: string, story: string): boolean {
  const noun = /^(?:\{his\}|[Tt]he) (?:[\p{L}-]+ )*?([\p{L}-]+) is called \p{Lu}\S+(?: \p{Lu}\S+)?\.$/u.exec(text)?.[1];
  return noun !== undefined && !hasAPart(noun, story);
}

const broken = (audit: AuditReport): Set<string> =>
  new Set(audit.findings.filter((each) => !each.passed).map((each) => each.rule));

/** Nothing is broken now that was not before, but for advice that may be passed over. */
export function keepsAllRules(now: AuditReport, before: AuditReport, but: readonly string[] = []): boolean {
  const old = new Set([...broken(before), ...but]);
  const isRead = now.reading.inBand || !before.reading.inBand || but.includes('reading-level');
  return now.passed && isRead && [...broken(now)].every((each) => old.has(each));
}

/** Whoever writes "I'm his mum" is Mum. */
const OF_A_PARENT = { fallback: { text: '{his} parent' }, cues: [] };
/** What a child holds, puts on or looks at. */
const IN_HAND: ReadonlySet<ToldFact['name']> = new Set(['gear', 'comforter', 'thing', 'doing']);
/** The statements that suit this story: nobody who cannot be there helps in it, and what was not seen to help is not in it. */
function statementsFor(ground: Groundwork, material: Material, used: Candidate['used']): NotedStatement[] {
  const { brief, child, told, subject } = ground;
  const suitsDeed = (each: NotedStatement): boolean =>
    subject.applauds
      ? each.offers !== true && each.place !== 'known' && !isOfTheHelper(each)
      : each.glad !== true && !(each.past === true && each.place === 'done');
  // "Likes listening to stories on headphones": where the story has put them on, that is told.
  const isWithGear = (each: NotedStatement): boolean =>
    each.offers === true &&
    used.has('gear') &&
    material.facts.some(({ name, sentence }) => name === 'gear' && sentence === each.sentence);
  // "Her key worker is Sam. I pick her up": whoever writes is not the one who helps in this story.
  const helper = material.facts.find(({ name }) => name === 'helper')?.phrase.text;
  const isTheWriter = helper === undefined || whoWrites(OF_A_PARENT, ground.given.join(' . '))?.text === helper;
  // What a grown-up does as it was noted is not what the child does as well: "we count to ten".
  const isAHelpInIt = ({ sentence, clause }: NotedStatement): boolean =>
    material.facts.some(
      (each) =>
        used.has(each.name) &&
        each.sentence === sentence &&
        each.words !== undefined &&
        bare(each.words) === bare(clause),
    );
  const atHand = material.facts.filter(({ name }) => used.has(name) && IN_HAND.has(name));
  return notedStatements(brief.problem, brief.notes, child.name, brief.gender).filter(
    (each) =>
      !told.ways.sentences.has(each.sentence) &&
      !isWithGear(each) &&
      !isAHelpInIt(each) &&
      (isTheWriter || !isOfTheHelper(each)) &&
      suitsDeed(each) &&
      (subject.applauds || hasAJob(each, brief.problem, material.frame, atHand)) &&
      !material.noHelps.some((offered) => offered.test(each.texts[0] ?? '')) &&
      !material.unwished.some((word) => word.test(each.texts[0] ?? '')) &&
      isInReach(each, ground),
  );
}

/** Whether whoever it is about can be there, or does it from afar. */
function isInReach({ who, texts, sentence }: NotedStatement, { given, told, subject }: Groundwork): boolean {
  const text = given.join(' . ');
  if (who === undefined || (FROM_AFAR.test(texts[0] ?? '') && !LOST.test(text))) return true;
  const knower: ToldFact = { name: 'knower', phrase: who, who, sentence };
  const helper: ToldFact = { name: 'helper', phrase: who, sentence };
  return withoutThoseOutOfReach({ ...told, facts: [knower, helper] }, subject.frame, text).facts.length === 2;
}

/** The best first; what the newest story told rests in this one. */
function inOrder(statements: readonly NotedStatement[], { earlier }: Choice): NotedStatement[] {
  const newest = earlier[0]?.text ?? '';
  return statements.filter((each) => !isAlreadyTold(each, newest)).sort((a, b) => RANK[a.place] - RANK[b.place]);
}
