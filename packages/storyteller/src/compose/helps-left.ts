import { bare } from './as-listed.ts';
import { isKnownHelp } from './facts-at-work.ts';
import type { Standing } from './standing.ts';
import { isToldAnyway, saysWhoOnly, telling } from './telling-words.ts';

/** "Looks after him now while I work": how things are besides. */
const GOES_ON_NOW = /\b(?:now|while)\b/i;

/** What helps and found no place, where its sentence found one; of the problem only that asks for one. */
export function helpsLeft(story: Standing, unplaced: readonly string[]): string[] {
  const { told, placed, stands } = story;
  // What helped at a success is told as it was, whatever else could be made of it.
  const retold = new Set(told.facts.flatMap((each) => (each.also && stands(each) ? each.also : [])));
  const isNoted = (words: string): boolean =>
    placed.noted.some(({ clause }) => clause.includes(bare(words)) || bare(words).includes(clause));
  // "We say 'hand on the car'" is told by a scene that has the hand on the car.
  const isToldInItsWords = (words: string): boolean => telling(words).length > 1 && isToldAnyway(words, story.text);
  return [...told.facts.filter((each) => isKnownHelp(each) && !stands(each)), ...told.unused]
    .filter(
      ({ sentence, words }) =>
        !retold.has(sentence) && told.notes.includes(sentence) && !isToldByWhom(sentence, words, story),
    )
    .flatMap(({ sentence, words }) =>
      words === undefined || unplaced.includes(sentence) || isNoted(words) || isToldInItsWords(words) ? [] : [words],
    );
}

/** What helps may be told by whom alone: "Uncle Dan is helping her on zoom". */
const isToldByWhom = (sentence: string, words: string | undefined, { told, isIn, stands }: Standing): boolean =>
  told.facts.some(
    (each) =>
      each.sentence === sentence &&
      stands(each) &&
      (each.name === 'helper'
        ? saysWhoOnly(sentence, each, isIn) && !GOES_ON_NOW.test(sentence)
        : words !== undefined && each.words !== undefined && bare(each.words) === bare(words)),
  );
