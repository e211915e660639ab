import type { Told } from '../facts/read-facts.ts';
import type { NotedStatement } from '../facts/noted/noted-statement.ts';
import type { ToldFact } from '../facts/told-fact.ts';
import { isAskedAway, isAWish, unwishedIn } from '../facts/unwished.ts';
import type { FactName, Frame } from '../frame.ts';
import type { Phrases } from '../render/phrase.ts';
import { GENERAL } from '../match/match.ts';
import { asListed, bare } from './as-listed.ts';
import { asksForNothing } from './asks-for-nothing.ts';
import { clausesLeftOf, problemLeftOf } from './clauses-left.ts';
import { isKnownHelp } from './facts-at-work.ts';
import { escaped } from '../words/escaped.ts';
import { whoIsCalled } from '../facts/people/who-is-called.ts';
import { nameAlone } from './with-names.ts';
import { namesLeftOf } from './names-left.ts';
import { isToldAnyway, MOST_UNTOLD, saysWhoOnly, telling, tellsOfAnotherDay, untold } from './telling-words.ts';

/** What happened once is told by nothing that is true of every time. */
const ON_ONE_DAY =
  /\b(?:last (?:night|week|month|weekend|\w+day)|yesterday|today|tonight|tomorrow|this (?:morning|week|weekend|afternoon)|on \w+day|the other day|once)\b/i;

/** What is felt by itself is what the blank asks for: "he's cross". */
const ONLY_FELT =
  /^(?:(?:when )?(?:he|she|they)(?:'s|'re| is| are| gets?| feels?)|feels) (?:(?:really|so|very|too) )?(?:stupid|cross|angry|mad|upset|sad|tired|excited|frustrated|worried|jealous|bored)$/i;

/** "Looks after him now while I work": how things are besides. */
const GOES_ON_NOW = /\b(?:now|while)\b/i;

/** What a child loves, which may be the very thing of the story: "He loves ballet", teased for it. */
const LOVES = /^(?:(?:also|he|she|they|really|absolutely) )*(?:loves?|likes?|adores?|enjoys?) /i;

/** What stands in a story, as far as it tells which of the parent's sentences found a place there. */
export interface Placed {
  /** The facts that could be told, one of each kind, and the kinds whose marks stand in the story. */
  readonly facts: readonly ToldFact[];
  readonly used: ReadonlySet<FactName>;
  /** What stands in it as it was noted. */
  readonly noted: readonly NotedStatement[];
  /** Its title and paragraphs. */
  readonly text: string;
  /** What the parent came with, and the thread of the story that was told. */
  readonly problem: string;
  readonly thread: string;
  /** The name of the child. */
  readonly child: string;
  /** Whether words by themselves mean the situation that was told: they are what it tells of, in words of its own. */
  readonly isItsMatter: (words: string) => boolean;
}

/**
 * The sentences of the notes of which nothing stands in the story, in the parent's words and without a full stop: those the
 * writer could not understand, may not use, or has no place for. What the parent came with is what the story is about, but for
 * a second matter that it says nothing of; notes that only say how hard it is, or who drives, ask for no place.
 */
export function leftOut(
  told: Told,
  frame: Frame,
  phrases: Phrases,
  { facts, used, noted, text, problem, thread, child, isItsMatter }: Placed,
): string[] {
  const isIn = (words: string): boolean =>
    words !== '' && new RegExp(String.raw`(?<!\p{L})${escaped(words)}(?!\p{L})`, 'iu').test(text);
  // "His name is Pete" was understood where Pete is somebody in the story.
  const named = Object.keys(frame.roles).flatMap((role) =>
    [phrases[role]?.text, phrases[role]?.again].flatMap((each) => each ?? []),
  );
  const isNamed = (sentence: string): boolean =>
    untold(sentence, named.join(' '), isIn).length <= MOST_UNTOLD &&
    named.some(
      (name) =>
        /^\p{Lu}/u.test(name) && isIn(name) && new RegExp(String.raw`(?<!\p{L})${escaped(name)}(?!\p{L})`, 'u').test(sentence),
    ); // prettier-ignore
  const people = whoIsCalled(problem, told.notes.join('\n'), child);
  const called = people.filter((each) => each.names.every(isIn));
  // "He misses his friend Oliver": a name is looked for first, and of a note the sentence is listed.
  const unmet = people
    .filter(({ names, sentence }) => sentence === problem && !names.some(isIn))
    .map(({ noun, names }) => `${noun} ${names.join(' and ')}`);
  const isOnlyAName = (sentence: string): boolean =>
    called.some((each) => each.sentence === sentence && each.saysOnlyThat);
  // "Brother Sonny, he can bite an apple instead": Sonny is in the story, and the apple is not.
  const withoutTheName = (sentence: string): string =>
    called.find((each) => each.sentence === sentence)?.besides ?? sentence;
  const decided = (sentence: string): boolean =>
    Object.values(frame.roles).some(({ cues }) =>
      cues.some(
        (cue) => cue.match.test(sentence) && isIn(cue.phrase.text.replace(/\{\w+\} /g, '')) && saysNoMore(sentence),
      ),
    );
  const saysNoMore = (sentence: string): boolean =>
    telling(sentence).every((word) => text.toLowerCase().includes(word));
  const stands = (fact: ToldFact): boolean =>
    facts.some(
      (each) =>
        used.has(each.name) &&
        (each.name === fact.name || (each.name === 'adultToo' && fact.name === 'adult')) &&
        [each, ...(each.joined ?? [])].some((told) => isSaid(told, fact)),
    ) || (fact.phrase.text.includes('{') ? false : isIn(fact.phrase.text));
  const hasPlace = (sentence: string): boolean => {
    const own = told.facts.filter((each) => each.sentence === sentence || each.also?.includes(sentence) === true);
    return (
      told.ways.sentences.has(sentence) ||
      noted.some((each) => each.sentence === sentence) ||
      own.some(
        (each) => stands(each) && (each.name !== 'helper' || saysWhoOnly(sentence, each, isIn) || saysMore(sentence)),
      )
    );
  };
  // "Her mum has died, so Aunt Sue takes her": of a helper who is told, only what is said besides is missing.
  const saysMore = (sentence: string): boolean => clausesLeftOf(sentence, isIn, [], stands).length > 0;
  // What helps may be told by whom alone: "Uncle Dan is helping her on zoom".
  const isToldByWhom = (sentence: string, words: string | undefined): boolean =>
    told.facts.some(
      (each) =>
        each.sentence === sentence &&
        stands(each) &&
        (each.name === 'helper'
          ? saysWhoOnly(sentence, each, isIn) && !GOES_ON_NOW.test(sentence)
          : words !== undefined && each.words !== undefined && bare(each.words) === bare(words)),
    );
  const answers = frame.answers?.[thread];
  // A name in it is more than the thread can know of, unless it stands in the story.
  const isAnswered = (sentence: string): boolean =>
    answers?.test(sentence) === true && [...sentence.matchAll(/(?<=\s)\p{Lu}\p{L}*/gu)].every(([name]) => isIn(name));
  // What made this the scene that is told is told in it.
  const threadCue = frame.threadCues?.[thread];
  const isOfThread = (words: string): boolean =>
    threadCue !== undefined && !threadCue.test('') && isFewWords(words) && threadCue.test(words);
  const unplaced = told.notes.filter(
    (sentence, n) =>
      !hasPlace(sentence) &&
      !decided(sentence) &&
      !isNamed(sentence) &&
      !isToldAnyway(sentence, text) &&
      !isAWish(sentence) &&
      (!isOfThread(sentence) || tellsOfAnotherDay(sentence, text)) &&
      !(LOVES.test(sentence) && saysNoMore(sentence.replace(LOVES, ''))) &&
      !isIn(nameAlone(sentence) ?? '') &&
      !isOnlyAName(sentence) &&
      !isAnswered(sentence) &&
      !isAskedAway(sentence, told.notes[n + 1]) &&
      !(asksForNothing(sentence, text) && !told.unused.some((each) => each.sentence === sentence)),
  );
  // What helped at a success is told as it was, whatever else could be made of it.
  const retold = new Set(told.facts.flatMap((each) => (each.also && stands(each) ? each.also : [])));
  const missing = [...told.facts.filter((each) => isKnownHelp(each) && !stands(each)), ...told.unused].filter(
    ({ sentence, words }) => !retold.has(sentence) && told.notes.includes(sentence) && !isToldByWhom(sentence, words),
  );
  const isNoted = (words: string): boolean =>
    noted.some(({ clause }) => clause.includes(bare(words)) || bare(words).includes(clause));
  // "We say 'hand on the car'" is told by a scene that has the hand on the car.
  const isToldInItsWords = (words: string): boolean => telling(words).length > 1 && isToldAnyway(words, text);
  // Of a sentence that found a place, what helps may have found none; and of the problem only that asks for one.
  const helps = missing.flatMap(({ sentence, words }) =>
    words === undefined || unplaced.includes(sentence) || isNoted(words) || isToldInItsWords(words)
      ? []
      : [{ sentence, words }],
  );
  const asides = told.notes
    .filter(
      (sentence) =>
        !unplaced.includes(sentence) &&
        !told.ways.sentences.has(sentence) &&
        !asksForNothing(sentence, text) &&
        !noted.some((each) => each.sentence === sentence),
    )
    .flatMap((sentence) =>
      clausesLeftOf(
        sentence,
        isIn,
        told.facts.filter((each) => each.sentence === sentence),
        stands,
      ),
    );
  // "Cards with Miss Bea" may be told as cards.
  const names = told.notes
    .filter((sentence) => !unplaced.includes(sentence) && hasPlace(sentence))
    .flatMap((sentence) => namesLeftOf(sentence, text, child))
    .filter((name) => ![...helps.map(({ words }) => words), ...asides].some((each) => each.includes(name)));
  const understood = [...told.facts, ...told.unused].flatMap((each) => each.words ?? []);
  const meant = told.facts.flatMap((each) => (stands(each) ? (each.meant ?? []) : []));
  // A word that decided what the story is made of is told in it, in words of its own: "grommets" as a tiny tube.
  const cue = frame.onlyWhenSaid?.includes(thread) === true ? frame.threadCues?.[thread] : undefined;
  const decides = telling(problem).filter((word) => cue?.test(`${word} ${word}s`) === true);
  const known = [...named, ...understood, ...meant, ...decides, ...frame.topicWords];
  // So is a clause that decided it by itself, as "She left the gate open", or that names the whole situation.
  const isOfAny = frame.id === GENERAL && cue === undefined;
  const ofProblem = problemLeftOf(problem, text, known, isOfAny).filter(
    ({ words }) =>
      !ONLY_FELT.test(words) &&
      answers?.test(words) !== true &&
      !isOfThread(words) &&
      !(frame.id !== GENERAL && words.trim() === problem.trim() && isFewWords(words)) &&
      (cue === undefined || cue.test('') || !cue.test(words)) &&
      (ON_ONE_DAY.test(words) || !isItsMatter(words)),
  );
  return asListed(
    [
      // What it was asked not to say, where it could not be told without.
      ...told.notes.filter((sentence) => unwishedIn(sentence).some((word) => word.test(text))),
      ...unplaced.map(withoutTheName),
      ...helps.map(({ words }) => words),
      ...asides.map(withoutTheName),
      ...names,
      ...ofProblem.map(({ words }) => words),
      ...unmet.filter((each) => !ofProblem.some(({ words }) => words.includes(each))),
    ],
    new Set(helps.map(({ words }) => bare(words))),
  );
}

/** Few enough words to say one thing alone. */
const isFewWords = (words: string): boolean => words.trim().split(/\s+/).length <= MOST_OF_ONE_THING;
const MOST_OF_ONE_THING = 5;

/** Whether a fact in the story is the one that was told: of two that help in one sentence only one may be. */
const isSaid = (inStory: ToldFact, fact: ToldFact): boolean =>
  inStory.sentence === fact.sentence && (!isKnownHelp(fact) || inStory.words === fact.words);
