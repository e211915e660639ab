import { isAskedAway, isAWish } from '../facts/unwished.ts';
import type { ToldFact } from '../facts/told-fact.ts';
import { escaped } from '../words/escaped.ts';
import { asksForNothing } from './asks-for-nothing.ts';
import { clausesLeftOf } from './clauses-left.ts';
import { namesLeftOf } from './names-left.ts';
import type { Standing } from './standing.ts';
import { isToldAnyway, MOST_UNTOLD, saysWhoOnly, tellsOfAnotherDay, untold } from './telling-words.ts';
import { nameAlone } from './with-names.ts';

/** What a child loves, which may be the very thing of the story: "He loves ballet", teased for it. */
const LOVES = /^(?:(?:also|he|she|they|really|absolutely) )*(?:loves?|likes?|adores?|enjoys?) /i;

/** The sentences of the notes of which nothing stands in the story. */
export function notesWithoutPlace(story: Standing): string[] {
  const { told, text, isIn } = story;
  const isOnlyAName = (sentence: string): boolean =>
    story.people.some((each) => each.names.every(isIn) && each.sentence === sentence && each.saysOnlyThat);
  return told.notes.filter(
    (sentence, n) =>
      !hasPlace(sentence, story) &&
      !isARole(sentence, story) &&
      !isNamed(sentence, story) &&
      !isToldAnyway(sentence, text) &&
      !isAWish(sentence) &&
      (!story.isOfThread(sentence) || tellsOfAnotherDay(sentence, text)) &&
      !(LOVES.test(sentence) && story.saysNoMore(sentence.replace(LOVES, ''))) &&
      !isIn(nameAlone(sentence) ?? '') &&
      !isOnlyAName(sentence) &&
      !story.isAnswered(sentence) &&
      !isAskedAway(sentence, told.notes[n + 1]) &&
      !(asksForNothing(sentence, text) && !told.unused.some((each) => each.sentence === sentence)),
  );
}

/** Of the sentences that found a place: the clauses that did not. */
export function asidesLeft(story: Standing, unplaced: readonly string[]): string[] {
  const { told, text, isIn, stands } = story;
  return told.notes
    .filter(
      (sentence) =>
        !unplaced.includes(sentence) &&
        !told.ways.sentences.has(sentence) &&
        !asksForNothing(sentence, text) &&
        !story.isNoted(sentence),
    )
    .flatMap((sentence) =>
      clausesLeftOf(
        sentence,
        isIn,
        told.facts.filter((each) => each.sentence === sentence),
        stands,
      ),
    );
}

/** Of the sentences that found a place: the names that did not. "Cards with Miss Bea" may be told as cards. */
export const namesOfPlacedLeft = (story: Standing, unplaced: readonly string[]): string[] =>
  story.told.notes
    .filter((sentence) => !unplaced.includes(sentence) && hasPlace(sentence, story))
    .flatMap((sentence) => namesLeftOf(sentence, story.text, story.placed.child));

/** "His speech therapist is called Lou": once Lou is in the story, nothing of it is missing. */
const ONLY_CALLED =
  /^(?:(?:[Hh]is|[Hh]er|[Tt]heir|[Tt]he) (?:[a-z]+(?:['’]s)? ){1,4}(?:is|is called|is named|name is)|(?:(?:[Hh]e|[Ss]he|[Tt]hey) )?(?:[Hh]as|[Hh]ave|[Ss]ees?) (?:an? |his |her |their )(?:[a-z]+ ){1,4}(?:called|named)) (?:\p{Lu}[\p{L}'’-]+ ?){1,2}[.!]?$/u;

function hasPlace(sentence: string, story: Standing): boolean {
  const { told, isIn, stands } = story;
  const own = told.facts.filter((each) => each.sentence === sentence || each.also?.includes(sentence) === true);
  // "Her mum has died, so Aunt Sue takes her": of a helper who is told, only what is said besides is missing.
  const saysMore = (fact: ToldFact): boolean =>
    ONLY_CALLED.test(sentence) ||
    saysWhoOnly(sentence, fact, isIn) ||
    clausesLeftOf(sentence, isIn, [], stands).length > 0;
  return (
    told.ways.sentences.has(sentence) ||
    story.isNoted(sentence) ||
    own.some((each) => stands(each) && (each.name !== 'helper' || saysMore(each)))
  );
}

/** "His name is Pete" was understood where Pete is somebody in the story. */
function isNamed(sentence: string, { named, isIn }: Standing): boolean {
  return (
    untold(sentence, named.join(' '), isIn).length <= MOST_UNTOLD &&
    named.some(
      (name) =>
        /^\p{Lu}/u.test(name) &&
        isIn(name) &&
        new RegExp(String.raw`(?<!\p{L})${escaped(name)}(?!\p{L})`, 'u').test(sentence),
    )
  );
}

/** Whether a sentence decided who somebody in the story is, and says no more than stands in it. */
const isARole = (sentence: string, story: Standing): boolean =>
  Object.values(story.frame.roles).some(({ cues }) =>
    cues.some(
      (cue) =>
        cue.match.test(sentence) && story.isIn(cue.phrase.text.replace(/\{\w+\} /g, '')) && story.saysNoMore(sentence),
    ),
  );
