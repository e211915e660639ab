import type { LumiAnswer } from '@storylantern/contract';
import type { Article, Person } from '@storylantern/library';
import type { Understanding } from '../understand/understand.ts';

/** One message of the parent and what was answered. */
export interface Exchange {
  readonly asked: string;
  readonly answer: LumiAnswer;
}

/** What is known about the child before anything is said: the family's chosen child, or nothing. */
export interface KnownChild {
  /** Months. */
  readonly ageMonths: number | null;
  readonly person: Person | null;
}

/** What is to be answered: the newest message in its conversation. */
export interface Conversation {
  /** Oldest first. */
  readonly before: readonly Exchange[];
  readonly message: string;
  readonly child: KnownChild | null;
  /** ISO 3166 code in capitals when the family's country is known: decides which numbers are named. */
  readonly country: string | null;
  readonly seed: string;
}

/** Everything an answer may rest on. */
export interface Moment {
  readonly before: readonly Exchange[];
  readonly understanding: Understanding;
  /** The page of guidance the conversation is about; null before the first. */
  readonly page: Article | null;
  /** The page the last answer named as the nearest without telling it; null when it named none. */
  readonly offered: Article | null;
  /** Every text already said in this conversation, so that nothing is said twice. */
  readonly said: ReadonlySet<string>;
  /** Decides between texts that fit equally; the same conversation gives the same answers. */
  readonly seed: string;
}

/** An ordinary answer with nothing in it yet. */
export const EMPTY_ANSWER: LumiAnswer = {
  tier: 'none',
  language: 'en',
  opening: [],
  tonight: [],
  after: [],
  offer: null,
  question: null,
  sources: [],
  guidance: [],
};

/** The texts of an answer, in the order they are read. */
export const textsOf = (answer: LumiAnswer): readonly string[] => [
  ...answer.opening,
  ...answer.tonight,
  ...answer.after,
  ...(answer.question === null ? [] : [answer.question]),
];
