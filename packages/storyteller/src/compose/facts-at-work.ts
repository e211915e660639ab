import type { AgeBand } from '@storylantern/contract';
import type { ToldFact } from '../facts/told-fact.ts';
import { FACT_NAMES, type FactName, type Frame } from '../frame.ts';
import { shuffled, type Chance } from './chance.ts';
import type { EarlierStory } from './earlier-stories.ts';
import { asDone } from '../words/as-done.ts';
import { wovenLines } from './woven-lines.ts';

/** More than three facts in one story sound like a form; a child who has had stories before meets two at a time. */
const MOST_AT_WORK = { first: 3, later: 2 } as const;

/** How many stories ago a fact was told: 0 is the newest, Infinity never. */
const lastSaid = ({ phrase }: ToldFact, earlier: readonly EarlierStory[]): number => {
  const words = phrase.text
    .replace(/\{\w+\}/g, '')
    .trim()
    .toLowerCase();
  const done = asDone(words);
  const index = earlier.findIndex(({ text }) => {
    const told = text.toLowerCase();
    return told.includes(words) || (done !== undefined && told.includes(done));
  });
  return index === -1 ? Infinity : index;
};

/** In an order drawn by chance, but what was told lately comes last. */
const longestUnsaid = <T>(items: readonly T[], fact: (item: T) => ToldFact, earlier: readonly EarlierStory[], chance: Chance): T[] =>
  shuffled(items, chance)
    .map((item) => ({ item, ago: lastSaid(fact(item), earlier) }))
    .sort((a, b) => (a.ago === b.ago ? 0 : b.ago - a.ago))
    .map((each) => each.item); // prettier-ignore

/** Where a class or a room is quiet, what helps elsewhere may be too loud: no drums in a drill. */
const QUIET_ROOMS: ReadonlySet<string> = new Set([
  'lockdown-drill',
  'tests',
  'public-speaking',
  'sitting-still',
  'interrupting',
  'homework',
  'reading-is-hard',
  'sleeping-alone',
  'sharing-a-room',
  'new-bed',
  'talking-at-school',
]);
const LOUD =
  /\b(?:drum\w*|trumpets?|shout\w*|sing\w*|stamp\w*|stomp\w*|clap\w*|bang\w*|danc\w*|whistl\w*|violins?|pianos?|guitars?|jump\w*|bounc\w*)\b/i;
/** At home a body may move before it sits again. */
const MOVES = /\b(?:jump\w*|bounc\w*|danc\w*)\b/i;
const isTooLoud = (frame: Frame, { name, phrase }: ToldFact): boolean =>
  name === 'doing' &&
  QUIET_ROOMS.has(frame.id) &&
  LOUD.test(phrase.text) &&
  !(frame.id === 'homework' && MOVES.test(phrase.text));

const PASTIMES: ReadonlySet<FactName> = new Set(['quiet', 'activity', 'doing']);
const stemOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/^(?:doing|playing|making) /, '')
    .split(' ')[0]
    ?.replace(/(?:ing|s)$/, '') ?? '';
/** Reading is no rest from reading. */
const isTheTopic = (frame: Frame, { name, phrase }: ToldFact): boolean => {
  const stem = stemOf(phrase.text);
  return PASTIMES.has(name) && stem.length > 2 && frame.topicWords.some((word) => stemOf(word) === stem);
};

/** What the parent has seen to help is of use wherever it is told, but for a few situations and for cheering ones. */
const NO_PLACE_FOR_HELPS =
  /^(?:body-safety|taking-things|prejudice|is-santa-real|new-thing-managed|skill-learnt|tried-again|calmed-down|waited-and-shared|was-kind|helped-at-home|body-routine-done|spoke-up|put-right|friend-made|hard-day-done|gone-well)$/;
/** Counting to ten belongs to anger and not to grief. */
const GRIEF = /^(?:grandparent-death|somebody-died|baby-who-died|pet-death)$/;
const A_TRICK = /\b(?:count\w*|breath\w*|star ?jumps?|bubbles)\b/;

/** "We sing his song" where somebody has died: it is theirs, and not the child's. */
const OF_THE_DEAD = /^(?:singing|playing|visiting|wearing|watching|cooking|making|looking at) \{his\} /;

/** What can be asked for in any room: a break, some quiet, a drink of water. */
const A_PAUSE = /\b(?:breaks?|pauses?|quiet|time alone|water|fresh air|space)\b/;
/** Where a game has just been lost, another one is no rest: "we play Uno a lot". */
const isAnotherGame = (frame: Frame, { phrase }: ToldFact): boolean =>
  frame.id === 'losing-a-game' && /^playing\b/.test(phrase.text);
/** Whether a fact is of use in this situation: where it was told for some only, there, else where its kind is taken. */
export const suits = (frame: Frame, fact: ToldFact): boolean => {
  if (isTooLoud(frame, fact) || isAnotherGame(frame, fact) || (!isKnownHelp(fact) && isTheTopic(frame, fact)))
    return false;
  const { name, suits: where } = fact;
  if (where !== undefined) return where.test(frame.id);
  if (isKnownHelp(fact))
    return (
      !NO_PLACE_FOR_HELPS.test(frame.id) &&
      !(GRIEF.test(frame.id) && (A_TRICK.test(fact.phrase.text) || OF_THE_DEAD.test(fact.phrase.text)))
    );
  return (
    frame.takes === undefined || frame.takes.includes(name) || name === 'helper' || (name === 'thing' && A_PAUSE.test(fact.phrase.text))
  ); // prettier-ignore
};

/** One fact of each kind that suits the frame; of several, rather one that the last stories did not have. */
export function oneOfEach(
  frame: Frame,
  told: readonly ToldFact[],
  earlier: readonly EarlierStory[],
  chance: Chance,
  band: AgeBand,
): Map<FactName, ToldFact> {
  const facts = new Map<FactName, ToldFact>();
  for (const fact of longestUnsaid(told.filter((each) => suits(frame, each)), (each) => each, earlier, chance)) {
    if (!facts.has(fact.name)) facts.set(fact.name, fact);
  } // prettier-ignore
  // Whoever helps at this very place comes before those who help at home.
  const here = told.find((each) => each.name === 'helper' && each.suits?.test(frame.id) === true);
  if (here) facts.set('helper', here);
  // One liking does one thing in a story.
  const [quiet, topic] = [facts.get('quiet'), facts.get('topic')];
  if (quiet && topic && quiet.sentence === topic.sentence && quiet.phrase.text.endsWith(topic.phrase.text))
    facts.delete(chance.below(2) === 0 ? 'quiet' : 'topic');
  for (const name of ['doing', 'adult', 'thing'] as const) {
    const first = facts.get(name);
    if (first && isKnownHelp(first))
      facts.set(
        name,
        together(
          first,
          told.filter((each) => each.name === name && suits(frame, each)),
          band,
        ),
      );
  }
  return facts;
}

/** How many words of what helps a sentence of an age has room for. */
const ROOM: Readonly<Record<AgeBand, number>> = { '2-3': 0, '4-5': 9, '6-7': 11, '8-10': 13, '11+': 14 };
const lengthOf = (text: string): number => text.split(' ').length;

/** Two things that help, as one: "a hug or a walk". What one grown-up does is not joined with what another does. */
function together(first: ToldFact, all: readonly ToldFact[], band: AgeBand): ToldFact {
  const second = all.find(
    (each) =>
      isKnownHelp(each) &&
      each.phrase.text !== first.phrase.text &&
      each.by?.toLowerCase() === first.by?.toLowerCase() &&
      lengthOf(`${first.phrase.text} or ${each.phrase.text}`) <= ROOM[band],
  );
  return second
    ? {
        ...first,
        phrase: { text: `${first.phrase.text} or ${second.phrase.text}` },
        joined: [second],
        ...(second.habit && { habit: true as const }),
      }
    : first;
}

/** What the parent has seen to help this child. */
export const isKnownHelp = ({ words }: ToldFact): boolean => words !== undefined;

/** Facts for which a paragraph of this frame was written, or a general line stands in. */
function employable(frame: Frame, band: AgeBand): Set<FactName> {
  const written = Object.values(frame.text[band]).flatMap((variants) => variants.flatMap((each) => each.needs));
  const woven = (['cooperative', 'directive', 'control'] as const).flatMap((kind) =>
    wovenLines(band, kind).flatMap((each) => each.needs),
  );
  return new Set([...written, ...woven]);
}

/**
 * The facts that get a job in this story. They take turns: what the newest story told rests in this one, and where all
 * of them would rest, one comes back; an interest, which takes the place of the words to remember that belong to the
 * thread, never comes twice running. The grown-up stands in plain paragraphs by name as well, so that paragraphs about
 * that person alone come up every second time only.
 */
export function factsAtWork(
  frame: Frame,
  band: AgeBand,
  facts: ReadonlyMap<FactName, ToldFact>,
  earlier: readonly EarlierStory[],
  chance: Chance,
): ReadonlySet<FactName> {
  const jobs = employable(frame, band);
  const able = FACT_NAMES.filter((name) => !ALWAYS.has(name) && facts.has(name) && jobs.has(name));
  const isHelp = (name: FactName): boolean => isKnownHelp(facts.get(name) ?? NOTHING);
  const order = longestUnsaid(able, (name) => facts.get(name) ?? NOTHING, earlier, chance);
  const awake = order.filter((name) => lastSaid(facts.get(name) ?? NOTHING, earlier) > 0);
  const back = order.find((name) => name !== 'topic');
  const first = awake.length === 0 && back !== undefined && order.length > 1 ? [back] : awake;
  // In a first story an interest stands back every second time where there is something else to tell.
  const topicWaits = earlier.length === 0 && first.length > MOST_AT_WORK.first;
  const room = earlier.length > 0 ? MOST_AT_WORK.later : MOST_AT_WORK.first;
  // What is known to help is why it was told: it never rests.
  const helps = able.filter(isHelp);
  const working = first
    .filter((name) => !isHelp(name) && !(name === 'topic' && topicWaits))
    .slice(0, Math.max(1, room - helps.length));
  return new Set<FactName>([
    ...helps,
    ...working,
    ...(chance.below(2) === 0 ? (['helper'] as const) : []),
    'hard',
    ...OF_A_SUCCESS,
  ]);
}
/** The grown-up may stand in any paragraph; what is hard or was done is what the story is about. */
const OF_A_SUCCESS = ['deed', 'more', 'onceHard', 'helpedThen', 'witness', 'afterwards'] as const;
const ALWAYS: ReadonlySet<FactName> = new Set(['helper', 'hard', ...OF_A_SUCCESS]);
const NOTHING: ToldFact = { name: 'hard', phrase: { text: '' }, sentence: '' };
