import type { SettingName, ThingName } from '@storylantern/contract';

/** Somebody who has just been helped, and what goes into the lunchbox for it. */
export interface Stop {
  readonly who: string;
  readonly setting: SettingName;
  /** What they were doing, after the name: "stood on a ladder". */
  readonly was: string;
  /** After "held", past tense with "my" or "our", at most 9 words: said of the one who helped. */
  readonly helped: string;
  /** At most 4 words, for the youngest: "held my gate". */
  readonly helpedShort: string;
  readonly gives: string;
  readonly drawn: ThingName;
}

export const STOPS: readonly Stop[] = [
  { who: 'Mrs Hill', setting: 'garden', was: 'was painting a gate', helped: 'held my gate up until the glue was dry', helpedShort: 'held my gate', gives: 'a pear', drawn: 'pear' },
  { who: 'Mr Novak', setting: 'street', was: 'was picking up oranges', helped: 'ran after my oranges, all down the hill', helpedShort: 'caught my oranges', gives: 'an apple', drawn: 'apple' },
  { who: 'Mrs Lamb', setting: 'street', was: 'sat on a wall with a cat', helped: 'talked my cat down from the roof', helpedShort: 'called my cat', gives: 'a piece of cheese', drawn: 'cheese' },
  { who: 'Mr Okoro', setting: 'shop', was: 'stood behind the bread', helped: 'showed me which key it was', helpedShort: 'found my key', gives: 'a bun', drawn: 'bread' },
  { who: 'Miss Finch', setting: 'library', was: 'was up a ladder with a book', helped: 'reached the book that nobody reaches', helpedShort: 'reached my book', gives: 'a biscuit', drawn: 'biscuit' },
  { who: 'Mr Bell', setting: 'playground', was: 'was mending a swing', helped: 'held the swing still while I found the knot', helpedShort: 'held the swing', gives: 'a banana', drawn: 'banana' },
  { who: 'Mrs Singh', setting: 'garden', was: 'was hanging up washing', helped: 'caught my best sheet before it got to the pond', helpedShort: 'caught my sheet', gives: 'a handful of cherries', drawn: 'cherries' },
]; // prettier-ignore
