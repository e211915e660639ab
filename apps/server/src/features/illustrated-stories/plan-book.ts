import {
  DEFAULT_STYLE,
  type AdventureRequest,
  type AlsoInBook,
  type CastSheet,
  type IllustratedStoryRequest,
  type PictureStyle,
} from '@storylantern/contract';
import type { AppearanceWords } from '@storylantern/illustrator';
import type { EarlierNight } from '@storylantern/storyteller';
import type { BookWish } from '../../makers/text/author-messages.ts';

/** What a book is to be, as the parts that make it read it. */
export interface BookPlan {
  readonly wish: BookWish;
  readonly style: PictureStyle;
  readonly appearance: AppearanceWords;
  readonly chosenLooks: NonNullable<NonNullable<IllustratedStoryRequest['customData']>['looks']>;
  readonly nameSaid: string | null;
  readonly alsoInIt: readonly AlsoInBook[];
  /** The topic of an adventure, as asked for. */
  readonly educationalTopic: string | null;
  /** The series this is another night of. */
  readonly series: BookSeries | null;
  /** How everybody looked in the book this one comes from. */
  readonly known: CastSheet;
  /** Arcs it was told by before; it is to be told by another. */
  readonly notBy: readonly string[];
}

/** The books about the same friends that were told before. */
interface BookSeries {
  /** The first of them. */
  readonly id: string;
  readonly nights: readonly EarlierNight[];
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
    alsoInIt: given.alsoInIt ?? [],
    educationalTopic: null,
    series: null,
    known: [],
    notBy: [],
  };
}

/** Reads the form of an educational adventure. */
export function planAdventure(request: AdventureRequest): BookPlan {
  const details = request.specificInterests ?? '';
  return {
    wish: { theme: request.topic, childName: request.childName, childAge: String(request.childAge), details },
    style: DEFAULT_STYLE,
    appearance: { hair: '', eyes: '', details: '' },
    chosenLooks: request.looks ?? {},
    nameSaid: request.nameSaid || null,
    alsoInIt: request.alsoInIt ?? [],
    educationalTopic: request.topic,
    series: null,
    known: [],
    notBy: [],
  };
}
