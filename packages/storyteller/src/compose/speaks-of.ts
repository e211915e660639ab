import type { AgeBand } from '@storylantern/contract';
import { threadsOf, type Frame } from '../frame.ts';
import { saidOf, tellingLemmas } from './point-of.ts';

/** The words of each thread of one age: of its image and of the paragraphs that are its own. */
const scenesOf = new WeakMap<Frame['text'][AgeBand], ReadonlyMap<string, ReadonlySet<string>>>();

function scenes(frame: Frame, band: AgeBand): ReadonlyMap<string, ReadonlySet<string>> {
  const text = frame.text[band];
  const before = scenesOf.get(text);
  if (before) return before;
  const found = new Map(
    threadsOf(frame, band).map((thread) => {
      const own = Object.values(text).flatMap((all) =>
        all.filter((each) => each.thread === thread).map((each) => each.text.replace(/\{\w+\}/g, ' ')),
      );
      return [thread, tellingLemmas([frame.threads[thread] ?? '', ...own].join(' '))] as const;
    }),
  );
  scenesOf.set(text, found);
  return found;
}

/** A thread speaks of a parent's scene from this much on, in words that are not those of every thread. */
const LEAST_SAID = 0.9;
/** What comes first is mostly what is done, and what comes after it is where. */
const OF_THE_DEED = 2.5;
/** Those that say nearly as much as the best are as good. */
const NEARLY = 0.6;

/**
 * The threads of a frame whose scene is the parent's: they speak of what the problem speaks of, in words that the others
 * lack ("throws her cup off the high chair": the pea that falls, and not the feet that want down). None where all say as
 * little.
 */
export function threadsThatSpeakOf(frame: Frame, band: AgeBand, problem: string): ReadonlySet<string> {
  const said = tellingLemmas(problem);
  const all = scenes(frame, band);
  if (said.size === 0 || all.size < 2) return new Set();
  const points = new Map([...all.keys()].map((thread) => [thread, 0]));
  const [deed] = said;
  for (const word of said) {
    const shares = [...all].map(([thread, words]) => [thread, saidOf(word, words)] as const);
    const many = shares.reduce((sum, [, share]) => sum + share, 0);
    // What every thread says tells none of them apart.
    const weight = many === 0 ? 0 : Math.log((2 * all.size) / (many + 1));
    const counts = Math.max(0, weight) * (word === deed ? OF_THE_DEED : 1);
    for (const [thread, share] of shares) points.set(thread, (points.get(thread) ?? 0) + share * counts);
  }
  const most = Math.max(...points.values());
  if (most < LEAST_SAID) return new Set();
  return new Set([...points].filter(([, point]) => point >= most * NEARLY).map(([thread]) => thread));
}

/** Whether a word belongs to some scenes of a frame and not to most: the frame has a scene of just that. */
export function isOneScene(frame: Frame, band: AgeBand, word: string): boolean {
  const all = [...scenes(frame, band).values()];
  const many = all.filter((words) => saidOf(word, words) > 0).length;
  return many > 0 && many * 2 < all.length;
}
