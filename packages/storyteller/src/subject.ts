import { OWN_WORDS, type Occasion } from '@storylantern/contract';
import { challengeById } from '@storylantern/library';
import type { Brief, Suggestion } from './brief.ts';
import { tellsTheWay } from './compose/clauses-left.ts';
import { namesScene } from './compose/names-scene.ts';
import { isBesideThePoint } from './compose/beside-the-point.ts';
import { deedIn } from './facts/deed.ts';
import { deedDone } from './facts/deed-done.ts';
import { tellsOnlyOfSuccess } from './facts/plain-success.ts';
import { hardThing } from './facts/hard-thing.ts';
import { surePhrase } from './facts/sure-phrase.ts';
import { bareMatter } from './match/bare-matter.ts';
import { troubleIn } from './facts/trouble.ts';
import { wholeThing } from './facts/whole-thing.ts';
import { CELEBRATIONS, frameById, generalCelebration, generalFrame, HELPING } from './frames/index.ts';
import { threadsOf, type Frame } from './frame.ts';
import { isCause } from './match/cause-order.ts';
import { GRAVE, WEIGHTY } from './match/weighty.ts';
import { fearedIn } from './match/feared.ts';
import { GENERAL, Matcher, type Match } from './match/match.ts';
import { inOwnTerms, tellsOfItself } from './in-own-terms.ts';
import type { Phrase } from './render/phrase.ts';

/** Each is made for the first text it reads: that takes longer than the reading. */
const once = <Value>(make: () => Value): (() => Value) => {
  let made: Value | undefined;
  return () => (made ??= make());
};
const matcher = once(() => new Matcher(HELPING));
/** What goes well is found by claims of its own: "she slept in her own bed" is no trouble with sleep. */
const celebrations = once(() => new Matcher(CELEBRATIONS, generalCelebration.id));

/**
 * Somebody has died or is gravely ill, a home breaks, or somebody is hurt: nothing in these is applauded as long as nothing
 * that went well is told. An adoption is a day of the whole family, which has a story of its own.
 */
const NOT_APPLAUDED: ReadonlySet<string> = new Set([
  'pet-death',
  'baby-who-died',
  'grandparent-death',
  'somebody-died',
  'parents-divorce',
  'parent-ill',
  'parent-in-hospital',
  'parent-depressed',
  'long-illness',
  'grandparent-dementia',
  'adoption',
  'war-and-news',
  'frightening-event',
  'bullying',
  'body-safety',
  'hitting',
  'biting',
  'spitting',
  'swearing',
  'taking-things',
  'running-off',
]);

/** Deeds that are a success whatever else is told: a lost purse that was handed in is no theft. */
const IS_KIND =
  /^(?:gave|handed|returned|told|said|owned up|stopped|helped|shared|asked|waited|walked|stayed|used|looked after|stuck with|apologi[sz]ed|forgave|comforted|calmed) /;

/**
 * What a story is truly for: to applaud when a parent asked for that, unless their words tell of a sorrow and of nothing
 * that went well. "Our dog died" or "she hit her sister" under a choice that was left on from before gets a story that helps.
 * The other way round, words that tell of nothing but a success are applauded.
 */
export function occasionOf({
  occasion,
  problem,
  notes,
  situation,
}: Pick<Brief, 'occasion' | 'problem' | 'notes' | 'situation'>): Occasion {
  if (occasion !== 'celebrate') return !isHelped(situation) && tellsOnlyOfSuccess(problem) ? 'celebrate' : 'help';
  const isSuccess =
    CELEBRATIONS.some((each) => each.id === situation) ||
    celebrations().match(problem, notes).id !== generalCelebration.id ||
    (decidedDeed(problem) !== undefined && !GRAVE.has(matcher().match(problem, '').id)) ||
    deedIn(problem) !== undefined ||
    IS_KIND.test(deedDone(problem, null, 'usual')?.text ?? '');
  if (isSuccess || A_PRIZE.test(problem)) return 'celebrate';
  const trouble = matcher().match(problem, '').id;
  return NOT_APPLAUDED.has(trouble) && !(trouble === 'running-off' && A_RACE.test(problem)) ? 'help' : 'celebrate';
}

/** What nobody is given for a sorrow. */
const A_PRIZE =
  /\b(?:given|got|won|awarded|received) (?:an?|the|his|her|their) (?:\w+ )?(?:certificate|award|medal|prize|trophy)\b/i;
/** Who runs in one runs away from nobody. */
const A_RACE =
  /\b(?:park ?run|\d+ ?k\b|fun run|cross[- ]country|races?|marathon|sports day|relay|athletics|metres|meters|ran (?:straight )?(?:in|(?:in)?to (?:the|his|her|their|my) (?:ball pit|soft play|playground|slide|sea|water|sandpit|class|classroom|nursery|friends?|arms)))\b/i;

/** Every situation that has a frame of its own, and the general one, as a parent may choose it. */
export const SITUATIONS: readonly Suggestion[] = HELPING.map(({ id, name }) => ({ id, name }));

/**
 * Which situation a parent's words mean, and which others come close. Without a clear sign it is `general`: a wrong
 * situation costs a family more than a story that stays general.
 */
export function matchSituation(problem: string, notes: string): Match {
  return matcher().match(problem, notes);
}

/** What is understood of a brief before it is told, so that the parent can be asked. */
export interface Understanding {
  /** What the story is truly for, whatever was chosen. */
  readonly occasion: Occasion;
  /** What is told if nothing more is said. */
  readonly situation: Suggestion;
  /** Whether that is likely enough that nobody has to be asked. */
  readonly sure: boolean;
  /** What else may be meant, the likeliest first; at most three. */
  readonly others: readonly Suggestion[];
}

type OfAChild = Pick<Brief, 'problem' | 'notes' | 'name' | 'gender' | 'ageBand'>;

/** Whoever it is told of, before anything is known of the child. */
const ANY_CHILD = { name: '', gender: null, ageBand: '4-5' } as const;

/**
 * What a parent's words mean, where the story would be about it: a situation that says nothing of what the child does, or
 * whose scene is another than the one the parent named, is only offered.
 */
function meantBy(whole: OfAChild): Match {
  const brief = { ...whole, problem: withoutTheWay(whole.problem) };
  const { problem, notes, name, gender, ageBand: band } = brief;
  const first = matcher().match(problem, notes);
  const matter = first.sure ? undefined : bareMatter(problem);
  const bare = matter === undefined || namesScene(matter, band) ? undefined : ofBareMatter(matter);
  if (bare !== undefined) return bare;
  const found = first.id === GENERAL && !namesScene(problem, band) ? besidesGeneral(brief, first) : first;
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
  return trouble !== undefined &&
    surePhrase(trouble.phrase, problem) !== undefined &&
    isBesideThePoint(frame, band, problem, { trouble, isSure: found.sure })
    ? ofTheTrouble(brief, besides(false))
    : found;
}
const MOST_OTHERS = 3;

/** "Finds loud noises really hard, hand dryers and assembly are the worst": what comes first is what it is about. */
function isNamedBefore(found: Match, problem: string, band: Brief['ageBand']): boolean {
  const [first = '', ...rest] = problem.split(/[,;:]| like | such as | especially | - /i);
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

/** Words of what is left, from which on it may be what the story is about. */
const LEAST_LEFT = 4;
/**
 * "Non verbal, uses an AAC tablet. Going to a new club on Saturdays": how a child talks or gets about is in the telling of any
 * story, and where a sentence says only that, another one says what it is about.
 */
function withoutTheWay(problem: string): string {
  const sentences = problem.split(/(?<=[.!?])\s+/);
  const rest = sentences.filter((each) => !tellsTheWay(each.replace(/[.!?]+$/, ''))).join(' ');
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
  const ofTrouble = ofTheTrouble(brief, whole);
  if (ofTrouble.id !== GENERAL || whole.nearest === undefined || tellsOfItself(brief)) return ofTrouble;
  return { ...whole, id: whole.nearest, others: whole.others.filter((each) => each.id !== whole.nearest) };
}

/**
 * What is meant where what the child will not do names a situation that is near: "won't say sorry, just goes red and hides
 * under the table" is about saying sorry, however much is told of the table.
 */
function ofTheTrouble({ problem, name, gender, ageBand: band }: OfAChild, whole: Match): Match {
  const trouble = whole.others.length === 0 ? undefined : troubleIn(problem, { name, gender, band });
  const phrase = trouble && surePhrase(trouble.phrase, problem)?.text.replace(/\{\w+\}/g, 'the');
  if (phrase === undefined || WITHOUT_A_SIGN.test(phrase)) return whole;
  const alone = matcher().match(phrase, '');
  const isNear = whole.others.some((each) => each.id === alone.id);
  if (
    !alone.sure ||
    !isNear ||
    alone.id.startsWith('first-') ||
    GRAVE.has(alone.id) ||
    WEIGHTY.has(alone.id) ||
    isCause(alone.id)
  )
    return whole;
  return { ...alone, sure: false, others: whole.others.filter((each) => each.id !== alone.id) };
}
/** A thought or a moment is told as it is, and who will not come along is not always there for the first time. */
const WITHOUT_A_SIGN = /^(?:the thought|when|that)\b/;

/** How a parent is told that no listed situation is meant. */
const IN_OWN_WORDS = 'Told in your own words';

/** Which situation the words of a brief would be told of, and which others the parent may mean. */
export function understandBrief(brief: Pick<Brief, 'problem' | 'notes' | 'occasion'>): Understanding {
  const occasion = occasionOf(brief);
  const found =
    occasion === 'celebrate' ? matchCelebration(brief.problem, brief.notes) : meantBy({ ...ANY_CHILD, ...brief });
  const { id, others } = found;
  const isGeneral = id === OWN_WORDS[occasion];
  return {
    occasion,
    situation: isGeneral ? { id, name: IN_OWN_WORDS } : named(id),
    // Where nothing is near there is nothing to ask.
    sure: found.sure || (isGeneral && others.length === 0),
    others,
  };
}

/** What the story is about: its frame, how the situation is called, and what is hard, or went well, in words. */
export interface Subject {
  readonly frame: Frame;
  /** Told when this frame cannot be. */
  readonly fallback: Frame;
  readonly id: string;
  readonly name: string;
  readonly hard: Phrase | undefined;
  /** Whether it applauds what the child did. */
  readonly applauds: boolean;
  readonly alsoAbout: readonly Suggestion[];
}

export const subjectOf = (brief: Brief): Subject =>
  occasionOf(brief) === 'celebrate' ? celebratedSubject(brief) : helpedSubject(brief);

function helpedSubject(brief: Brief): Subject {
  const match = meantBy(brief);
  const chosen = isHelped(brief.situation) ? brief.situation : undefined;
  const id = chosen ?? match.id;
  const frame = frameById(id) ?? generalFrame;
  const challenge = challengeById(id);
  const given = chosen === undefined ? undefined : brief.hardThing?.trim();
  // What a child is afraid of is told as the parent named it, whichever challenge it belongs to.
  const feared =
    chosen === undefined && fearedIn(brief.problem)
      ? surePhrase(wholeThing(hardThing(brief.problem)), brief.problem)?.text
      : undefined;
  const phrase = given !== undefined && given !== '' ? given : (feared ?? challenge?.hardThing);
  const alsoAbout =
    chosen === undefined || match.id === chosen || match.id === GENERAL ? match.alsoAbout : [named(match.id)];
  return {
    ...inOwnTerms(frame, phrase, brief),
    applauds: false,
    fallback: generalFrame,
    id,
    name: frame.id === id ? frame.name : (challenge?.name ?? frame.name),
    alsoAbout: alsoAbout.filter((each) => each.id !== id),
  };
}

/** A game that was lost and ended well has a scene of its own, whatever else its words belong to: no one had to calm down. */
const endsAGame = (problem: string): boolean => generalCelebration.threadCues?.['move']?.test(problem) === true;

/** A first bite, a goodbye at a door: whose words decide alone; of several what was told first. */
function decidedDeed(problem: string): Frame | undefined {
  const ends = [...CELEBRATIONS, generalCelebration].flatMap((frame) =>
    (frame.decidedBy ?? []).flatMap((cue) => {
      const found = cue.exec(problem);
      return found ? [{ frame, end: found.index + found[0].length }] : [];
    }),
  );
  return ends.sort((one, other) => one.end - other.end)[0]?.frame;
}

/** What a parent applauds: where its words decide that, and else by the claims of every celebration. */
function matchCelebration(problem: string, notes: string): Match {
  const match = celebrations().match(problem, notes);
  const decided = endsAGame(problem) ? generalCelebration : decidedDeed(problem);
  if (decided === undefined || decided.id === match.id) return match;
  const other = CELEBRATIONS.find(({ id }) => id === match.id);
  const others = [...(other === undefined || other === generalCelebration ? [] : [{ id: other.id, name: other.name }]), ...match.others].filter(({ id }) => id !== decided.id); // prettier-ignore
  return { ...match, id: decided.id, sure: true, others };
}

/** Fewer words only name what went well, and the notes tell what it was. */
const NAMES_IT = 8;

function celebratedSubject(brief: Brief): Subject {
  const chosen = CELEBRATIONS.find((each) => each.id === brief.situation);
  // The notes tell who was there and how it was before: only where the problem hardly names it do they decide.
  const told = matchCelebration(brief.problem, '');
  const isBrief = brief.problem.trim().split(/\s+/).length < NAMES_IT;
  const match =
    told.id === generalCelebration.id && isBrief && !endsAGame(brief.problem)
      ? matchCelebration(brief.problem, brief.notes)
      : told;
  const found = CELEBRATIONS.find((each) => each.id === match.id);
  const frame = chosen ?? found ?? generalCelebration;
  return {
    frame,
    fallback: generalCelebration,
    id: frame.id,
    name: frame.name,
    hard: namesTheDeed(frame) ? deedIn(brief.problem) : undefined,
    applauds: true,
    alsoAbout: match.alsoAbout.filter((each) => each.id !== frame.id),
  };
}

/** Whether a frame tells what was done in the parent's own words. */
const namesTheDeed = ({ text }: Frame): boolean =>
  Object.values(text).some(({ descriptive }) => descriptive.some((each) => each.needs.includes('hard')));

/** Whether a story may help with it: what is applauded, or not known, is passed over, and the words decide. */
const isHelped = (id: string | undefined): id is string =>
  id !== undefined && (HELPING.some((each) => each.id === id) || challengeById(id) !== undefined);
const named = (id: string): Suggestion => ({ id, name: frameById(id)?.name ?? challengeById(id)?.name ?? id });
