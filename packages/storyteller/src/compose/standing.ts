import { whoIsCalled, type Called } from '../facts/people/who-is-called.ts';
import type { NotedStatement } from '../facts/noted/noted-statement.ts';
import type { Told } from '../facts/read-facts.ts';
import type { ToldFact } from '../facts/told-fact.ts';
import type { FactName, Frame } from '../frame.ts';
import type { Phrases } from '../render/phrase.ts';
import { escaped } from '../words/escaped.ts';
import { isKnownHelp } from './facts-at-work.ts';
import { telling } from './telling-words.ts';

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

/** A finished story, asked what of a parent's words stands in it. */
export class Standing {
  readonly told: Told;
  readonly frame: Frame;
  readonly placed: Placed;
  /** What the people of the story are called in it. */
  readonly named: readonly string[];
  /** Who of the problem has a name. */
  readonly people: readonly Called[];
  /** What made this the scene that is told. */
  readonly threadCue: RegExp | undefined;

  constructor(told: Told, frame: Frame, phrases: Phrases, placed: Placed) {
    this.told = told;
    this.frame = frame;
    this.placed = placed;
    this.named = Object.keys(frame.roles).flatMap((role) =>
      [phrases[role]?.text, phrases[role]?.again].flatMap((each) => each ?? []),
    );
    this.people = whoIsCalled(placed.problem, told.notes.join('\n'), placed.child);
    this.threadCue = frame.threadCues?.[placed.thread];
  }

  get text(): string {
    return this.placed.text;
  }

  /** Whether these very words stand in it. */
  readonly isIn = (words: string): boolean =>
    words !== '' && new RegExp(String.raw`(?<!\p{L})${escaped(words)}(?!\p{L})`, 'iu').test(this.text);

  /** Whether every telling word of a sentence stands in it. */
  saysNoMore(sentence: string): boolean {
    return telling(sentence).every((word) => this.text.toLowerCase().includes(word));
  }

  /** Whether a fact stands in it: of two that help in one sentence only one may. */
  readonly stands = (fact: ToldFact): boolean =>
    this.placed.facts.some(
      (each) =>
        this.placed.used.has(each.name) &&
        (each.name === fact.name || (each.name === 'adultToo' && fact.name === 'adult')) &&
        [each, ...(each.joined ?? [])].some((told) => isSaid(told, fact)),
    ) || (fact.phrase.text.includes('{') ? false : this.isIn(fact.phrase.text));

  /** Whether a sentence stands in it as it was noted. */
  isNoted(sentence: string): boolean {
    return this.placed.noted.some((each) => each.sentence === sentence);
  }

  /** "Brother Sonny, he can bite an apple instead": Sonny is in the story, and the apple is not. */
  readonly withoutTheName = (sentence: string): string =>
    this.people.find((each) => each.names.every(this.isIn) && each.sentence === sentence)?.besides ?? sentence;

  /** Whether the frame says that a thread answers such words; a name in them is more than it can know of. */
  isAnswered(sentence: string): boolean {
    return (
      this.frame.answers?.[this.placed.thread]?.test(sentence) === true &&
      [...sentence.matchAll(/(?<=\s)\p{Lu}\p{L}*/gu)].every(([name]) => this.isIn(name))
    );
  }

  /** What made this the scene that is told is told in it. */
  isOfThread(words: string): boolean {
    return this.threadCue !== undefined && !this.threadCue.test('') && isFewWords(words) && this.threadCue.test(words);
  }
}

/** Few enough words to say one thing alone. */
export const isFewWords = (words: string): boolean => words.trim().split(/\s+/).length <= MOST_OF_ONE_THING;
const MOST_OF_ONE_THING = 5;

/** Whether a fact in the story is the one that was told: of two that help in one sentence only one may be. */
const isSaid = (inStory: ToldFact, fact: ToldFact): boolean =>
  inStory.sentence === fact.sentence && (!isKnownHelp(fact) || inStory.words === fact.words);
