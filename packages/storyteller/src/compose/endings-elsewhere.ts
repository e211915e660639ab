import { READING_ORDER, type AgeBand, type StoryContent } from '@storylantern/contract';
import { threadsOf } from '../frame.ts';
import { FRAMES } from '../frames/index.ts';
import { formsOf } from '../match/word-forms.ts';
import type { Chance } from './chance.ts';
import { otherEndings } from './endings.ts';
import type { Material } from './material.ts';

/** A word that endings of so many situations have says nothing of any one of them. */
const EVERYWHERE = 20;
/** So many words of an ending may be new in a story; more of them are a picture that it never showed. */
const MOST_NEW = 3;
/** What needs no telling before it is spoken of as "the". */
const ANYWHERE =
  /^(?:morning|evening|afternoon|day|days|night|end|way|same|next|time|other|others|first|last|second|world|room|floor|home|house|whole|rest|beginning|middle|year|week|weeks|months|minute|child|children|family|things?|people)$/;
const SPOKEN_OF = /\b(?:the|those|these) (\p{L}+)(?: (\p{L}+))?/giu;

const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
const formsIn = (text: string): ReadonlySet<string> =>
  new Set(wordsIn(text).flatMap((word) => [word, ...formsOf(word)]));

const counted = new Map<AgeBand, ReadonlyMap<string, number>>();
/** In the endings of how many situations each word stands. */
function everydayWords(band: AgeBand): ReadonlyMap<string, number> {
  const before = counted.get(band);
  if (before) return before;
  const counts = new Map<string, number>();
  for (const frame of FRAMES) {
    for (const word of formsIn(frame.text[band].affirmative.map((each) => each.text).join(' ')))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  counted.set(band, counts);
  return counts;
}

/**
 * Our own endings for a story that somebody else wrote, best first: of all threads of its situation those that show
 * nothing, or next to nothing, that the story did not show before. None, rather than one of another story.
 */
export function endingsElsewhere(
  material: Material,
  content: StoryContent,
  recent: readonly string[],
  chance: Chance,
): Pick<StoryContent, 'affirmative'>[] {
  const { frame, band } = material;
  const told = formsIn(READING_ORDER.map((kind) => content[kind]).join('\n'));
  const everyday = everydayWords(band);
  const topic = formsIn(frame.topicWords.join(' '));
  const isNew = (word: string): boolean =>
    [word, ...formsOf(word)].every(
      (form) => !told.has(form) && !topic.has(form) && (everyday.get(form) ?? 0) < EVERYWHERE,
    );
  const isKnown = (word: string | undefined): boolean =>
    word !== undefined &&
    [word, ...formsOf(word)].some((form) => told.has(form) || topic.has(form) || ANYWHERE.test(form));
  const isTold = (text: string): boolean =>
    [...text.toLowerCase().matchAll(SPOKEN_OF)].every(([, word, behind]) => isKnown(word) || isKnown(behind));
  return threadsOf(frame, band)
    .flatMap((thread) => otherEndings(material, thread, content, recent, chance))
    .map((ending) => ({ ending, news: new Set(wordsIn(ending.affirmative).filter(isNew)).size }))
    .filter(({ ending, news }) => news <= MOST_NEW && isTold(ending.affirmative))
    .toSorted((a, b) => a.news - b.news)
    .map(({ ending }) => ending);
}
