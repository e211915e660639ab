import { remembered } from '../words/remembered.ts';
import { bearings, isBeside } from './said-beside.ts';

/** What is asked of one text is asked again by whoever tells of it. */
const READ_LATELY = 8;

/** From how many sentences and words on a text is an account: background, what was tried, what others say, and somewhere the matter. */
const LEAST_SENTENCES = 4;
const LEAST_WORDS = 40;

/** Whether so many sentences, with so many words, are an account. */
export const isLong = (sentences: number, words: number): boolean =>
  sentences >= LEAST_SENTENCES && words >= LEAST_WORDS;

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+|\n+/).filter((each) => /\p{L}/u.test(each));

/** Whether a text is an account, in which most sentences are not what it is about. */
export const isAccount = remembered(READ_LATELY, (text: string): boolean =>
  isLong(sentencesOf(text).length, text.split(/\s+/).length),
);

/** What an account says of the matter itself, and what stands beside it there. */
export interface Parts {
  readonly matter: string;
  readonly beside: string;
}

/** The sentences of an account that are not beside the matter, with what each weighs. */
export function bearingSentences(text: string): { readonly sentence: string; readonly bearing: number }[] {
  const sentences = sentencesOf(text);
  const borne = bearings(sentences);
  return sentences
    .map((sentence, at) => ({ sentence, bearing: borne[at] ?? 1 }))
    .filter(({ bearing }) => !isBeside(bearing));
}

/** The parts of an account; in a shorter text, and where nothing but what stands beside it is told, all is the matter. */
export const partsOf = remembered(READ_LATELY, (text: string): Parts => {
  if (!isAccount(text)) return { matter: text, beside: '' };
  const kept = bearingSentences(text).map(({ sentence }) => sentence);
  return kept.length === 0 ? { matter: text, beside: '' } : { matter: kept.join(' '), beside: allBut(text, kept) };
});

/** A text without some of its sentences. */
export const allBut = (text: string, sentences: readonly string[]): string =>
  sentencesOf(text)
    .filter((each) => !sentences.includes(each))
    .join(' ');
