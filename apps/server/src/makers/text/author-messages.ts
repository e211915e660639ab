import type { BookScript } from '@storylantern/contract';
import type { BookBrief, Brief, SocialStory } from '@storylantern/storyteller';

interface Refused {
  readonly suitable: false;
  readonly unusableName?: false;
  readonly message: string;
  readonly help: readonly string[];
}
interface UnusableName {
  readonly suitable: false;
  readonly unusableName: true;
  readonly message: string;
}

/** Whether something may be told at all, and the child's name as stories say it; `message` and `help` are for the parent. */
export type Verdict = { readonly suitable: true; readonly name: string } | UnusableName | Refused;

/** What a parent wrote into the form of a picture book; empty where nothing was written. */
export interface BookWish {
  readonly theme: string;
  readonly childName: string;
  readonly childAge: string;
  readonly details: string;
}

/** Whether a book may be told; the child's name as books say it (null: none given) and its age in years (null: not told). */
export type BookVerdict =
  { readonly suitable: true; readonly name: string | null; readonly age: number | null } | UnusableName | Refused;

/** Whether a text that a parent wrote may be read to a child. */
export type TextVerdict = { readonly suitable: true } | Refused;

/** What an author's thread can be asked, by name. */
export type AuthorThread = {
  readonly screen: (brief: Brief) => Verdict;
  readonly tell: (brief: Brief, seed: number, recent: readonly string[]) => SocialStory;
  readonly screenBook: (wish: BookWish) => BookVerdict;
  readonly screenText: (text: string) => TextVerdict;
  readonly tellBook: (brief: BookBrief, seed: number, recent: readonly string[]) => BookScript;
};
