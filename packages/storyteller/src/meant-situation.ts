import type { Brief } from './brief.ts';
import { isBesideThePoint } from './compose/beside-the-point.ts';
import { tellsTheWay } from './compose/clauses-left.ts';
import { namesScene } from './compose/names-scene.ts';
import { surePhrase } from './facts/sure-phrase.ts';
import { troubleIn } from './facts/trouble.ts';
import { threadsOf } from './frame.ts';
import { frameById } from './frames/index.ts';
import { tellsOfItself } from './in-own-terms.ts';
import { bareMatter } from './match/bare-matter.ts';
import { isAccount } from './match/account.ts';
import { isCause } from './match/cause-order.ts';
import { decidedByScene, isNoneOfThese } from './match/decided-scene.ts';
import { fearedIn } from './match/feared.ts';
import { GENERAL, type Match } from './match/match.ts';
import { isAboutSomethingElse } from './match/about-something-else.ts';
import { matcher, named } from './match/matchers.ts';
import { remembered } from './words/remembered.ts';
import { BEFORE_ANY_SCENE, GRAVE, TOLD_UNTRULY, WEIGHTY } from './match/weighty.ts';

/** What a parent typed of one child. */
export type OfAChild = Pick<Brief, 'problem' | 'notes' | 'name' | 'gender' | 'ageBand'>;

/** The form asks before the story is told, and a story is told again in other ways. */
const MEANT_LATELY = 8;
const meantLately = remembered(MEANT_LATELY, (whole: string) => withoutMereWords(JSON.parse(whole) as OfAChild));

/**
 * What a parent's words mean, where the story would be about it: a situation that says nothing of what the child does, or
 * whose scene is another than the one the parent named, is only offered.
 */
export const meantBy = ({ problem, notes, name, gender, ageBand }: OfAChild): Match =>
  meantLately(JSON.stringify({ problem, notes, name, gender, ageBand }));

/** Words that a situation shares with the problem do not make it the matter: nothing is told that was never said. */
function withoutMereWords(whole: OfAChild): Match {
  const found = readAsMeant(whole);
  const isOther = isAboutSomethingElse(found.id, whole.problem);
  return isOther ? { ...found, id: GENERAL, sure: false } : found;
}

function readAsMeant(whole: OfAChild): Match {
  const brief = { ...whole, problem: withoutTheWay(whole.problem) };
  const { problem, notes, name, gender, ageBand: band } = brief;
  const first = matcher().match(problem, notes);
  // No scene decides an account that is surely about something else.
  const isLong = isAccount(problem);
  const decided =
    isLong && (first.sure || isOpenedBy(first.id, problem))
      ? undefined
      : (decidedByScene(problem) ?? decidedWithTheWay(whole.problem, problem));
  const isOther = TOLD_UNTRULY.test(problem) || isNoneOfThese(problem);
  const isCaused =
    first.sure &&
    !isOther &&
    (BEFORE_ANY_SCENE.has(first.id) || (isCause(first.id) && !isCause(decided ?? '') && !SOMEBODY_MOVED.test(problem)));
  if (decided !== undefined && !isCaused && (!GRAVE.has(first.id) || GRAVE.has(decided) || isOther))
    return { ...first, id: decided, sure: true, others: besidesTheScene(first, decided) };
  if (isLong && first.id !== GENERAL) return first;
  const matter = first.sure ? undefined : bareMatter(problem);
  const bare = matter === undefined || namesScene(matter, band) ? undefined : ofBareMatter(matter);
  if (bare !== undefined) return bare;
  const found = first.id === GENERAL && !isLong && !namesScene(problem, band) ? besidesGeneral(brief, first) : first;
  if (found.id === GENERAL || isCause(found.id) || GRAVE.has(found.id)) return found;
  const besides = (sure: boolean): Match => ({
    ...found,
    id: GENERAL,
    sure,
    others: [named(found.id), ...found.others].slice(0, MOST_OTHERS),
  });
  if (namesScene(problem, band) && !isNamedBefore(found, problem, band)) return besides(true);
  const frame = frameById(found.id);
  if (frame === undefined || WEIGHTY.has(found.id) || isWhatIsFeared(found.id, problem)) return found;
  const trouble = troubleIn(problem, { name, gender, band });
  const isBeside =
    trouble !== undefined &&
    surePhrase(trouble.phrase, problem) !== undefined &&
    isBesideThePoint(frame, band, problem, { trouble, isSure: found.sure });
  if (!isBeside) return found;
  // Of two that are near the other one may be what the trouble names: "scared of the dark, comes into our bed".
  const other = ofTheTrouble(brief, besides(false));
  return other.id === found.id ? besides(false) : other;
}
const MOST_OTHERS = 3;

/** What the words mean beside their scene is still offered: "lies about little things, like having brushed his teeth". */
const besidesTheScene = ({ id, others }: Match, decided: string): Match['others'] =>
  (id === GENERAL || id === decided ? others : [named(id), ...others])
    .filter((each) => each.id !== decided)
    .slice(0, MOST_OTHERS);

/** "So Noah starts reception on Monday": what an account surely begins with is what it is likeliest about. */
function isOpenedBy(id: string, problem: string): boolean {
  const [opening = ''] = problem.split(/(?<=[.!?])\s+|\n+/);
  if (id === GENERAL || decidedByScene(opening) !== undefined) return false;
  const alone = matcher().match(opening, '');
  return alone.sure && alone.id === id;
}

/** "We moved her brother out" is no move of a home, and a friend who moved to another class is at the same school. */
const SOMEBODY_MOVED =
  /\b(?:moved|put) (?:his|her|their|the) (?:\w+ )?(?:brother|sister|twin|baby)\b|\b(?:another|(?:a )?different|the (?:other|next)) (?:class|form)\b|\bgo(?:es|ing) to (?:a different|another) school\b/i;

/** Characters in which a first clause ends. */
const FIRST_WITHIN = 200;
/** "Finds loud noises really hard, hand dryers and assembly are the worst": what comes first is what it is about. */
function isNamedBefore(found: Match, problem: string, band: Brief['ageBand']): boolean {
  const [first = '', ...rest] = problem.slice(0, FIRST_WITHIN).split(/[,;:]| like | such as | especially | - /i);
  if (rest.length === 0 || !found.sure || namesScene(first, band)) return false;
  const alone = matcher().match(first, '');
  return alone.sure && alone.id === found.id;
}

/** "Losing" by itself is a situation by that one word, though not surely. */
const ONE_DOING = /^[a-z]{2,}ing$/i;
/** "Is not good at sharing" is about sharing, as "sharing" is, and so is what is hard at a playgroup. */
function ofBareMatter(matter: string): Match | undefined {
  const without = matter.replace(
    /(?<=\S) (?:at|in|with|on) (?:the |his |her |their |other )?[\p{L}-]+(?: [\p{L}-]+)?$/u,
    '',
  );
  return [matter, without]
    .map((each) => matcher().match(each, ''))
    .find((each) => each.id !== GENERAL && (each.sure || ONE_DOING.test(matter)));
}

/** "Happens at Nana's every Sunday": where and when, of what another sentence tells. */
const WHERE_AND_WHEN =
  /^(?:it |this |usually |mostly |mainly |always |only |it only |it usually |it mostly )?happens?\b/i;
/** Words of what is left, from which on it may be what the story is about. */
const LEAST_LEFT = 4;

/** "She uses a wheelchair. Other children stare": a scene that neither of the two sentences names alone. */
function decidedWithTheWay(whole: string, withoutWay: string): string | undefined {
  if (whole === withoutWay) return undefined;
  const way = whole
    .split(/(?<=[.!?])\s+/)
    .filter((each) => !withoutWay.includes(each))
    .join(' ');
  return decidedByScene(way) === undefined ? decidedByScene(whole) : undefined;
}

/**
 * "Non verbal, uses an AAC tablet. Going to a new club on Saturdays": how a child talks or gets about is in the telling of any
 * story, and where a sentence says only that, another one says what it is about.
 */
function withoutTheWay(problem: string): string {
  const sentences = problem.split(/(?<=[.!?])\s+/);
  const rest = sentences
    .filter((each) => !WHERE_AND_WHEN.test(each) && !tellsTheWay(each.replace(/[.!?]+$/, '')))
    .join(' ');
  return rest.split(/\s+/).length >= LEAST_LEFT ? rest : problem;
}

/** Whether a situation is about the very thing a child is afraid of: what it does then ("calls out for us every night") is how the fear shows. */
function isWhatIsFeared(id: string, problem: string): boolean {
  const fear = fearedIn(problem);
  return fear !== undefined && matcher().match(fear.thing, '').id === id;
}

/**
 * What is near is meant where its one word was said ("homework"), or where a scene that comes first there is just that: "his
 * handwriting is so bad that he rips the page".
 */
function withNamedThread(found: Match, problem: string, band: Brief['ageBand']): Match {
  const near = found.alsoAbout.find(({ id, name }) => {
    const frame = frameById(id);
    return (
      (/^\p{L}{6,}$/u.test(name) && new RegExp(String.raw`\b${name}\b`, 'i').test(problem)) ||
      frame?.comesFirst?.some(
        (thread) => frame.threadCues?.[thread]?.test(problem) === true && threadsOf(frame, band).includes(thread),
      ) === true
    );
  });
  return near
    ? { ...found, id: near.id, alsoAbout: [], others: found.others.filter(({ id }) => id !== near.id) }
    : found;
}

/** What is told where nothing is certain: what the trouble itself names, the parent's own terms, or else what is likeliest. */
function besidesGeneral(brief: OfAChild, whole: Match): Match {
  const ofThread = withNamedThread(whole, brief.problem, brief.ageBand);
  if (ofThread.id !== GENERAL) return ofThread;
  const ofHead = ofWhatIsDone(brief.problem, whole);
  if (ofHead !== undefined) return ofHead;
  const ofTrouble = ofTheTrouble(brief, whole);
  if (ofTrouble.id !== GENERAL || whole.nearest === undefined || tellsOfItself(brief, whole.nearest)) return ofTrouble;
  return { ...whole, id: whole.nearest, others: whole.others.filter((each) => each.id !== whole.nearest) };
}

/** When it is done, and why: what stands behind these is not what is done. */
const MOMENT = /[,;]?\s+(?:when|whenever|if|every time|each time|as soon as|because|cos|since|after|over)\s+/i;
/** Words in which a deed and whom it meets are told. */
const MOST_OF_HEAD = 7;
/**
 * "Kicks his sister when she wrecks his train track": told without its moment it is surely one situation, and one of those that
 * are near with it, so that is what the story is about. Undefined where it is not so plain.
 */
function ofWhatIsDone(problem: string, whole: Match): Match | undefined {
  const [head = '', ...rest] = problem.slice(0, FIRST_WITHIN).split(MOMENT);
  if (rest.length === 0 || head.split(/\s+/).length > MOST_OF_HEAD || /[.!?]/.test(head)) return undefined;
  return nearBy(head, whole);
}

/** One of those that are near, where words by themselves surely mean it, and none that would take more than that. */
function nearBy(words: string, whole: Match): Match | undefined {
  const alone = matcher().match(words, '');
  const { id, sure } = alone;
  const isNear = whole.others.some((each) => each.id === id);
  if (!sure || !isNear || id.startsWith('first-') || GRAVE.has(id) || WEIGHTY.has(id) || isCause(id)) return undefined;
  return { ...alone, sure: false, others: whole.others.filter((each) => each.id !== id) };
}

/**
 * What is meant where what the child will not do names a situation that is near: "won't say sorry, just goes red and hides
 * under the table" is about saying sorry, however much is told of the table.
 */
function ofTheTrouble({ problem, name, gender, ageBand: band }: OfAChild, whole: Match): Match {
  const trouble = whole.others.length === 0 ? undefined : troubleIn(problem, { name, gender, band });
  const phrase = trouble && surePhrase(trouble.phrase, problem)?.text.replace(/\{\w+\}/g, 'the');
  if (phrase === undefined || WITHOUT_A_SIGN.test(phrase)) return whole;
  return nearBy(phrase, whole) ?? whole;
}
/** A thought or a moment is told as it is, and who will not come along is not always there for the first time. */
const WITHOUT_A_SIGN = /^(?:the thought|when|that)\b/;
