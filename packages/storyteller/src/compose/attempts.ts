import { threadsOf, type FactName } from '../frame.ts';
import { shuffled, type Chance } from './chance.ts';
import { lastTold, type EarlierStory } from './earlier-stories.ts';
import type { Groundwork } from './groundwork.ts';
import type { KeptParagraphs } from './kept-paragraphs.ts';
import { gather, without, type Material } from './material.ts';

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
  const threads = threadOrder(material, earlier, chance);
  const [thread = ''] = threads;
  yield { material, thread };
  const optional = material.facts.map((each) => each.name).filter((name) => name !== 'hard');
  for (let kept = optional.length - 1; kept >= 0; kept--) {
    yield { material: without(material, optional.slice(kept) as FactName[]), thread };
  }
  const plain = without(material, [...optional, 'hard']);
  for (const each of threads) yield { material: plain, thread: each };
  const last = without(gather(subject.fallback, how, child, told, given.join(' . '), undefined, [], chance), [
    ...optional,
    'hard',
  ]);
  for (const each of threadsOf(subject.fallback, material.band)) yield { material: last, thread: each };
}

/** Threads this child has not had yet in an order drawn by chance, then those told longest ago. */
function threadOrder(
  { frame, band, child, phrases }: Material,
  earlier: readonly EarlierStory[],
  chance: Chance,
): string[] {
  const drawn = shuffled(threadsOf(frame, band), chance);
  if (earlier.length === 0) return drawn;
  const told = lastTold(frame, band, child, phrases, earlier);
  return drawn.sort((a, b) => (told.get(b) ?? 0) - (told.get(a) ?? 0) || 0);
}
