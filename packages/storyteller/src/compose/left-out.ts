import type { Told } from '../facts/read-facts.ts';
import { unwishedIn } from '../facts/unwished.ts';
import type { Frame } from '../frame.ts';
import type { Phrases } from '../render/phrase.ts';
import { asListed, bare } from './as-listed.ts';
import { helpsLeft } from './helps-left.ts';
import { asidesLeft, namesOfPlacedLeft, notesWithoutPlace } from './notes-left.ts';
import { Standing, type Placed } from './standing.ts';
import { phrasesLeft } from './phrases-left.ts';
import { peopleLeft, troubleLeft } from './trouble-left.ts';

/**
 * The sentences of the notes of which nothing stands in the story, in the parent's words and without a full stop: those the
 * writer could not understand, may not use, or has no place for. What the parent came with is what the story is about, but for
 * a second matter that it says nothing of; notes that only say how hard it is, or who drives, ask for no place.
 */
export function leftOut(told: Told, frame: Frame, phrases: Phrases, placed: Placed): string[] {
  const story = new Standing(told, frame, phrases, placed);
  const unplaced = notesWithoutPlace(story);
  const helps = helpsLeft(story, unplaced);
  const asides = asidesLeft(story, unplaced);
  const trouble = troubleLeft(story);
  const listed = [
    // What it was asked not to say, where it could not be told without.
    ...told.notes.filter((sentence) => unwishedIn(sentence).some((word) => word.test(story.text))),
    ...unplaced.map(story.withoutTheName),
    ...helps,
    ...asides.map(story.withoutTheName),
  ];
  const parts = phrasesLeft(story, listed);
  const isWithin = (name: string): boolean => [...helps, ...asides, ...parts].some((each) => each.includes(name));
  return asListed(
    [
      ...listed,
      ...namesOfPlacedLeft(story, unplaced).filter((name) => !isWithin(name)),
      ...trouble,
      ...peopleLeft(story).filter((each) => !trouble.some((words) => words.includes(each))),
      ...parts,
    ],
    new Set(helps.map(bare)),
  );
}
