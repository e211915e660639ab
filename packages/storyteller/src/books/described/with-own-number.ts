import type { BookScript } from '@storylantern/contract';
import { escaped } from '../../words/escaped.ts';

const WORDS = [
  'Nought', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve', 'Thirteen', 'Fourteen',
  'Fifteen', 'Sixteen', 'Seventeen', 'Eighteen', 'Nineteen', 'Twenty',
] as const; // prettier-ignore
const NUMBERED =
  /\b(?:bus|tram|train|engine|lorry|tractor)(?: is| has| with)?(?: the)? (?:number|no\.?) (\d{1,3}|\p{L}+)\b|\bnumber (\d{1,3}|\p{L}+) (?:bus|tram|train|engine)\b/iu;
const HAS_A_NUMBER: ReadonlySet<string> = new Set([
  'bus',
  'double-decker',
  'tram',
  'steam train',
  'express train',
  'lorry',
  'tractor',
]);

/** A bus that the parent gives a number is called by it: it is no Number Nine. */
export function withOwnNumber<B extends Pick<BookScript, 'title' | 'refrain' | 'pages' | 'friends' | 'cast' | 'talk'>>(
  book: B,
  typed: string,
): B {
  const found = NUMBERED.exec(typed);
  const said = found?.[1] ?? found?.[2];
  const vehicle = book.friends.find(({ kind }) => HAS_A_NUMBER.has(kind));
  if (said === undefined || !vehicle || typed.includes(vehicle.name)) return book;
  const number = /^\d+$/.test(said)
    ? (WORDS[Number(said)] ?? said)
    : WORDS.find((each) => each.toLowerCase() === said.toLowerCase());
  if (number === undefined) return book;
  const name = `Number ${number}`;
  const word = new RegExp(String.raw`(?<!\p{L})${escaped(vehicle.name)}(?!\p{L})`, 'gu');
  const called = (text: string): string => text.replace(word, name);
  return {
    ...book,
    title: called(book.title),
    refrain: book.refrain === null ? null : called(book.refrain),
    pages: book.pages.map((page) => ({ ...page, text: called(page.text) })),
    talk: book.talk.map((each) => ({ ...each, question: called(each.question) })),
    cast: book.cast.map((each) => (each.id === vehicle.id ? { ...each, name } : each)),
    friends: book.friends.map((each) => (each === vehicle ? { ...each, name } : each)),
  };
}
