import type { AgeBand } from '@storylantern/contract';
import type { Child } from '../child/pronouns.ts';
import { fitsThread, threadsOf, type FactName, type Frame, type Variant } from '../frame.ts';
import { CELEBRATIONS } from '../frames/index.ts';
import { asksOfTheBody } from '../render/asks-of-the-body.ts';
import { childByPronoun } from '../match/child-by-pronoun.ts';
import { GENERAL } from '../match/match.ts';
import { shuffled, type Chance } from './chance.ts';
import { lastTold, type EarlierStory } from './earlier-stories.ts';
import { plainThreadFor } from '../frames/general/by-nature.ts';
import { fittingThreads } from './fitting-threads.ts';
import type { Groundwork } from './groundwork.ts';
import type { KeptParagraphs } from './kept-paragraphs.ts';
import { gather, without, type Material } from './material.ts';
import { threadsThatSpeakOf } from './speaks-of.ts';

/** One try: the material and the thread it is told with. */
export interface Attempt {
  readonly material: Material;
  readonly thread: string;
  /** Paragraphs of the story as it stands, when another version of it is told. */
  readonly kept?: KeptParagraphs;
}

/**
 * Ways to tell it, best first: with all facts; then with fewer and fewer; then the frame's plain paragraphs on each of
 * its threads; last the general frame of the occasion, which lint has proven sound.
 */
export function* attempts({
  material,
  subject,
  how,
  child,
  told,
  given,
  earlier,
  chance,
}: Groundwork): Generator<Attempt> {
  const threads = threadOrder(material, given, earlier, chance, subject.nearest);
  const [thread = ''] = threads;
  yield { material, thread };
  const optional = material.facts.map((each) => each.name).filter((name) => name !== 'hard' && name !== 'deed');
  for (let kept = optional.length - 1; kept >= 0; kept--) {
    yield { material: without(material, optional.slice(kept) as FactName[]), thread };
  }
  const plain = without(material, [...optional, 'hard', 'deed']);
  for (const each of threads) yield { material: plain, thread: each };
  const last = without(gather(subject.fallback, how, child, told, given.join(' . '), {}, [], chance), [
    ...optional,
    'hard',
    'deed',
  ]);
  for (const each of threadsOf(subject.fallback, material.band)) yield { material: last, thread: each };
}

/**
 * Threads this child has not had yet, those that the parent's words call for before others and else in an order drawn by
 * chance; then those told longest ago.
 */
function threadOrder(
  material: Material,
  given: readonly string[],
  earlier: readonly EarlierStory[],
  chance: Chance,
  nearest?: string,
): string[] {
  const { frame, band, child } = material;
  const told = lastTold(frame, band, material, earlier);
  const said = given.map((each) => childByPronoun(each, child.name, child.pronouns));
  const { open, calledFor } = fittingThreads(
    frame,
    band,
    said.join(' . '),
    material.elsewhere,
    said[0],
    // A success of one kind may be told with another image than last time; a trouble has only its own scene.
    (thread) =>
      CELEBRATIONS.includes(frame) && (told.get(thread) ?? Infinity) <= JUST_TOLD && threadsOf(frame, band).length > 2,
  );
  // What is told only where it is said is the parent's very scene: it goes before what suits the words as well.
  const calledOf = (thread: string): number =>
    calledFor.has(thread)
      ? 1 +
        0.5 * Number(thread !== frame.catchAll) +
        Number(frame.onlyWhenSaid?.includes(thread) === true && !isUnlessSaid(frame.threadCues?.[thread]))
      : 0;
  // A thread that can only be opened with what this child's body does not do comes last.
  const unfit = new Set(open.filter((thread) => asksInEveryOpening(frame, band, thread, child)));
  // So does one that cannot be told without what it was asked not to say.
  const unwished = new Set(open.filter((thread) => saysUnwished(material, thread)));
  const long = material.telling.length === 'shorter' ? longerHalf(frame, band, open) : new Set<string>();
  const speak = frame.id === GENERAL ? NONE : threadsThatSpeakOf(frame, band, given[0] ?? '');
  const suits = frame.id === GENERAL && nearest !== undefined ? plainThreadFor(nearest) : undefined;
  const isPlain = (thread: string): boolean => thread === frame.catchAll || frame.tellsAlone?.includes(thread) !== true;
  // Of the plain ways the one that suits what is likeliest meant is told, whatever single words call for; a scene that is named goes before it.
  const ofNature = suits !== undefined && threadsOf(frame, band).includes(suits) ? suits : undefined;
  const isNamed = (thread: string): boolean => !isPlain(thread) && calledFor.has(thread);
  const may = ofNature === undefined ? open : [...new Set([ofNature, ...open])];
  const drawn = shuffled(may, chance)
    .sort((a, b) => Number(long.has(a)) - Number(long.has(b)))
    .sort((a, b) => Number(speak.has(b)) - Number(speak.has(a)))
    .sort((a, b) => calledOf(b) - calledOf(a))
    .sort((a, b) => Number(b === ofNature) - Number(a === ofNature))
    .sort((a, b) => (ofNature === undefined ? 0 : Number(isNamed(b)) - Number(isNamed(a))))
    .sort((a, b) => Number(unfit.has(a)) - Number(unfit.has(b)))
    .sort((a, b) => Number(unwished.has(a)) - Number(unwished.has(b)));
  if (earlier.length === 0) return drawn;
  return drawn.sort((a, b) => (told.get(b) ?? 0) - (told.get(a) ?? 0) || 0);
}

/** Whether a thread has an opening, a saying or an ending only with what the story was asked not to say. */
const saysUnwished = ({ frame, band, unwished }: Material, thread: string): boolean =>
  unwished.length > 0 &&
  Object.values(frame.text[band]).some((variants: readonly Variant[]) => {
    const own = variants.filter((each) => each.thread === thread);
    return own.length > 0 && own.every(({ text }) => unwished.some((word) => word.test(text)));
  });

/** In the last story: with two openings, that is as long ago as two. */
const JUST_TOLD = 3;

/** Nothing in the general frame is about one scene, but for what is told only where it is said. */
const NONE: ReadonlySet<string> = new Set();

/** A cue that asks for no word and only bars some: what is told unless they are said is nobody's very scene. */
const isUnlessSaid = (cue: RegExp | undefined): boolean => cue?.test('') === true;

/** The threads whose opening and ending have more words than those of the others: a short story has no room for them. */
function longerHalf(frame: Frame, band: AgeBand, threads: readonly string[]): ReadonlySet<string> {
  const leastWords = (thread: string, kind: 'descriptive' | 'affirmative'): number =>
    Math.min(
      ...frame.text[band][kind]
        .filter((each) => fitsThread(frame, each, thread))
        .map((each) => each.text.split(' ').length),
    );
  const words = new Map(
    threads.map((each) => [each, leastWords(each, 'descriptive') + leastWords(each, 'affirmative')] as const),
  );
  const sorted = [...threads].sort((a, b) => (words.get(a) ?? 0) - (words.get(b) ?? 0));
  return new Set(sorted.slice(Math.ceil(sorted.length / 2)));
}

const asksInEveryOpening = (frame: Frame, band: AgeBand, thread: string, child: Child): boolean =>
  child.without !== undefined &&
  child.without.length > 0 &&
  frame.text[band].descriptive
    .filter((each) => each.thread === thread)
    .every((each) => asksOfTheBody(each.text, child.without ?? []));
