import type { SettingName } from '@storylantern/contract';
import type { PersonRole } from '../../../arc.ts';
import type { Entity, Theme } from '../../../theme.ts';

const OUT = String.raw`(?:e[sx]cap\w*|(?:on the |gets? |got |is |are |running |runs? |let )?loose|(?:gets?|got|getting|gotten|let|breaks?|broke) out|on the run|missing (?:from|at|in))`;
const WHERE = String.raw`(?:clas+(?:[ -]?ro*m)?|school|nursery|preschool|kindergarten|maths|assembly|lessons?|shops?|super ?market|market|bakery|caf[eé]|library|museum|zoo|safari park|circus|farm|town|city|village|(?:high )?street|park|station)`;

/** That a theme may be of an animal that has got out where there are people. */
export const LOOSE_WORDS = new RegExp(
  [
    String.raw`\b${OUT}\b[^.]*\b${WHERE}\b[^.]*`,
    String.raw`\b${WHERE}(?:['’]s)?\b[^.]*\b${OUT}\b[^.]*`,
    String.raw`\bon the loose\b`,
    String.raw`\b(?:runs?|running|ran|comes?|came|gets?|got|walks?|wanders?) (?:into|through|down|around|round) (?:the|our|my|a) ${WHERE}\b`,
  ].join('|'),
  'iu',
);
/** What can be heard of at school or in a shop and never be out there by itself. */
const LOOSE_IN_WORDS = new RegExp(String.raw`\b${OUT}\b`, 'iu');

const ANIMAL = /^(?:pet|farm|wild|bird|insect)$/;

/** The animal that has got out; null where a theme names none. */
export const animalOf = ({ hero, other }: Theme): Entity | null =>
  [hero, other].find((each) => each?.being && ANIMAL.test(each.being.isa)) ?? null;

/** Whether a theme says that it has got out, and not only that it comes in. */
export const isOut = (raw: string): boolean => LOOSE_IN_WORDS.test(raw);

/** Where it is looked for, and by whom. */
export interface Indoors {
  readonly setting: SettingName;
  /** "in class". */
  readonly at: string;
  readonly chief: string;
  readonly role: PersonRole;
  /** Who looks besides: "twenty-one children". */
  readonly crowd: string;
  readonly feet: string;
  /** Who looks in at the end. */
  readonly visitor: string;
  /** Three places where it is heard, as they stand after "by". */
  readonly spots: readonly [string, string, string];
}

const CLASS: Indoors = {
  setting: 'classroom',
  at: 'in class',
  chief: 'Miss Plum',
  role: 'teacher',
  crowd: 'twenty-one children',
  feet: 'forty-four feet',
  visitor: 'Mr Bell',
  spots: ['the sink', 'the books', 'the door'],
};
const LIBRARY: Indoors = {
  setting: 'library',
  at: 'in the library',
  chief: 'Mrs Ames',
  role: 'librarian',
  crowd: 'twenty-one readers',
  feet: 'forty-four feet',
  visitor: 'Mr Bell',
  spots: ['the stairs', 'the books', 'the door'],
};
const SHOP: Indoors = {
  setting: 'shop',
  at: 'in the shop',
  chief: 'Mrs Penny',
  role: 'shopkeeper',
  crowd: 'twenty-one shoppers',
  feet: 'forty-four feet',
  visitor: 'Mr Bell',
  spots: ['the apples', 'the bread', 'the door'],
};

/** Where a small animal is looked for, as far as a theme says. */
export const indoorsOf = (raw: string): Indoors =>
  /\blibrary\b/i.test(raw) ? LIBRARY : /\b(?:shops?|super ?market|bakery|market|caf[eé])\b/i.test(raw) ? SHOP : CLASS;

/** As small as this it goes into a hood. */
const FITS_IN_A_HOOD = 2;
const OUT_OF_DOORS = /\b(?:zoo|safari park|circus|farm|town|city|village|street|park|station)\b/i;

/** Whether it is looked for indoors, by people who have it in their rooms. */
export const isIndoors = (theme: Theme): boolean =>
  (animalOf(theme)?.being?.size ?? 1) <= FITS_IN_A_HOOD && !OUT_OF_DOORS.test(theme.raw);
