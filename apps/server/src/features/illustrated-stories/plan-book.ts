import { DEFAULT_STYLE, type IllustratedStoryRequest, type PictureStyle } from '@storylantern/contract';
import type { AppearanceWords } from '@storylantern/illustrator';
import type { BookWish } from '../../makers/text/author-messages.ts';

/** What a book is to be, as the parts that make it read it. */
export interface BookPlan {
  readonly wish: BookWish;
  readonly style: PictureStyle;
  readonly appearance: AppearanceWords;
  readonly chosenLooks: NonNullable<NonNullable<IllustratedStoryRequest['customData']>['looks']>;
  readonly nameSaid: string | null;
}

/** Told when a parent gives no age, in years: the middle of the range the product is for. */
export const DEFAULT_AGE = 5;

/** Reads the form; a field that was left empty is one that was not sent. */
export function planBook(request: IllustratedStoryRequest): BookPlan {
  const given = request.customData ?? {};
  const details = given.additionalInfo ?? '';
  return {
    wish: { theme: request.theme, childName: given.childName ?? '', childAge: given.childAge ?? '', details },
    style: request.style || DEFAULT_STYLE,
    appearance: { hair: given.hairColor ?? '', eyes: given.eyeColor ?? '', details },
    chosenLooks: given.looks ?? {},
    nameSaid: given.nameSaid || null,
  };
}
