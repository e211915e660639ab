import { asFarAsRead } from './facts/given-text.ts';
import { OWN_WORDS, type Occasion } from '@storylantern/contract';
import { challengeById } from '@storylantern/library';
import type { Brief, Suggestion } from './brief.ts';
import { celebratedSubject, decidedDeed, matchCelebration } from './celebrated-subject.ts';
import { deedDone } from './facts/deed-done.ts';
import { deedIn } from './facts/deed.ts';
import { hardThing } from './facts/hard-thing.ts';
import { tellsOnlyOfSuccess } from './facts/plain-success.ts';
import { surePhrase } from './facts/sure-phrase.ts';
import { wholeThing } from './facts/whole-thing.ts';
import type { Frame } from './frame.ts';
import { CELEBRATIONS, HELPING, frameById, generalCelebration, generalFrame } from './frames/index.ts';
import { fearedIn } from './match/feared.ts';
import { inOwnTerms } from './in-own-terms.ts';
import { GENERAL, type Match } from './match/match.ts';
import { celebrations, matcher, named } from './match/matchers.ts';
import { GRAVE } from './match/weighty.ts';
import { meantBy } from './meant-situation.ts';
import type { Phrase } from './render/phrase.ts';

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
  /** What else may be meant, the likeliest first; at most three, or five where no situation is told. */
  readonly others: readonly Suggestion[];
}

/** Whoever it is told of, before anything is known of the child. */
const ANY_CHILD = { name: '', gender: null, ageBand: '4-5' } as const;

/** How a parent is told that no listed situation is meant. */
const IN_OWN_WORDS = 'Told in your own words';

/** Which situation the words of a brief would be told of, and which others the parent may mean. */
export function understandBrief(asTyped: Pick<Brief, 'problem' | 'notes' | 'occasion'>): Understanding {
  const brief = { ...asTyped, problem: asFarAsRead(asTyped.problem).text };
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
  /** The situation that is likeliest where none is told; undefined where one is, or where nothing is near. */
  readonly nearest?: string;
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
    ...inOwnTerms(frame, phrase, brief, chosen === undefined && id === GENERAL ? match.others[0]?.id : undefined),
    applauds: false,
    fallback: generalFrame,
    id,
    name: frame.id === id ? frame.name : (challenge?.name ?? frame.name),
    alsoAbout: alsoAbout.filter((each) => each.id !== id),
    ...(id === GENERAL && match.id === GENERAL && match.others[0] && { nearest: match.others[0].id }),
  };
}

/** Whether a story may help with it: what is applauded, or not known, is passed over, and the words decide. */
const isHelped = (id: string | undefined): id is string =>
  id !== undefined && (HELPING.some((each) => each.id === id) || challengeById(id) !== undefined);
