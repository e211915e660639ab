import type { SettingName } from '@storylantern/contract';
import type { Figure } from '../../arc.ts';
import { kinWords } from '../../../facts/kin.ts';
import { cap } from '../wording.ts';
import type { Going } from './event.ts';

const KIN = new RegExp(String.raw`^(?:${kinWords.join('|')})$`, 'iu');

/** The one of a kind that a plot is about: of the theme where it names one, else somebody new. */
export const theOne = ({ A, B, company }: Going, kind: string): Figure =>
  [A, B].find(({ being }) => being?.id === kind) ?? company.meet(kind);

/**
 * Whom a plot tells of that is never told of the child: of a theme that is read as the child's, the one who is met in it,
 * else one of a kind.
 */
export const notTheChild = ({ A, K, company }: Pick<Going, 'A' | 'K' | 'company'>, kind: string): Figure =>
  A === K ? (company.other ?? company.meet(kind)) : A;

/** Who is in the theme besides those a plot has parts for and is neither the child nor the family's grown-up; else null. */
export const oneMore = ({ A, K, G, company }: Going, ...known: readonly Figure[]): Figure | null =>
  [A, company.other].find((each) => each && each !== K && each !== G && !known.includes(each)) ?? null;

const AT = /school|nursery|beach|seaside|zoo|farm|party|shop|market|station|pool|fair|grandma|nana|granny/i;
/** Everyday places that a theme may name beside whoever it is about. */
const PLACES =
  /\b(in|at|to|into|inside|behind|near|through) (?:the |our |my |a |his |her )?((?:back )?garden|park|playground|school|nursery|woods?|forest|field|meadow|kitchen|bedroom|bathroom|beach|farm|zoo|street|village|town|library|shed|attic|stables?|hills?|mountains?)\b/;
const SETTINGS: Readonly<Record<string, SettingName>> = {
  garden: 'garden',
  'back garden': 'garden',
  park: 'playground',
  playground: 'playground',
  school: 'classroom',
  nursery: 'classroom',
  kitchen: 'kitchen',
  bedroom: 'bedroom',
  bathroom: 'bathroom',
  beach: 'beach',
  farm: 'farm',
  street: 'street',
  village: 'street',
  town: 'street',
  library: 'library',
  hill: 'mountain',
  hills: 'mountain',
  mountain: 'mountain',
  mountains: 'mountain',
};

const placeWord = ({ place, raw, company }: Going): string | null =>
  PLACES.exec(raw)?.[2] ?? (place ? (company.theme.place?.word ?? null) : null);

/** " in the garden", in the parent's own word for the place; what a plot says of itself where the theme names none. */
export function inPlace(going: Going, otherwise: string): string {
  const word = placeWord(going);
  if (word === null) return otherwise;
  if (/^(?:school|nursery)$/.test(word)) return ` at ${word}`;
  const named = going.place?.includes(word) ? going.place : `the ${word}`;
  const near = /^(?:behind|near)$/.exec(PLACES.exec(going.raw)?.[1] ?? '')?.[0];
  return ` ${near ?? (AT.test(named) ? 'at' : 'in')} ${named}`;
}

/** Where that is drawn. */
export const settingOf = (going: Going, otherwise: SettingName): SettingName =>
  going.at ?? SETTINGS[placeWord(going) ?? ''] ?? otherwise;

/** The family's grown-up where the theme names one. */
export const named = ({ G, K, raw }: Going): Figure | null =>
  G !== K && G.name !== 'the grown-up' && raw.includes(G.name.toLowerCase()) ? G : null;

/** The same with the friend whom the theme names beside the child as the second one: "Mia and Tom". */
export function withMate(going: Going): Going {
  const { A, K, G, company } = going;
  const { theme, alsoThere } = company;
  const [beside] = alsoThere;
  if (A === K && !company.other && beside && !/['’]s /.test(beside.name)) {
    return { ...going, B: beside, b: beside.name, all: `${K.name} and ${beside.name}` };
  }
  const name = new RegExp(String.raw`\b${K.name} and (?:(?:her|his|my) )?(?:friend )?(\p{Lu}\p{L}+)`, 'u').exec(
    theme.raw,
  )?.[1];
  if (A !== K || company.other || name === undefined || name === K.name || name === G.name || name === cap(G.name))
    return going;
  if (KIN.test(name)) return going;
  const B = company.person(name, 'child');
  return { ...going, B, b: B.name, all: `${K.name} and ${B.name}` };
}
