import { dictionary } from 'cmu-pronouncing-dictionary';
import { syllables } from '../words/dictionary.ts';

/** Names to stand in for names: none is a word, none ends in s, and each is read the same everywhere. */
const NAMES = {
  girl:
    'Kate Ruth Beth Claire Gwen Jane Maeve Nora Clara Emma Lucy Hannah Martha Tessa Stella Greta Nina Ella Sally Hilda Edith Betty Lydia ' +
    'Elise Denise Simone Louise Nicole Marie Annette Yvonne Celeste Emily Dorothy Rosalind Natalie Melanie Bethany Imogen Valerie Eleanor Allison ' +
    'Matilda Rebecca Belinda Vanessa Marina Helena Miranda Camilla Susanna Johanna Melissa Lucinda Elizabeth Veronica Penelope Victoria Isabella Gabriella Alexandra Angelina',
  boy:
    'Ben Hugh Fred Paul Keith Neil Seth Carl Kurt Sean Scott Brent Peter Henry Oscar Simon Martin Edward Arthur Robert Victor Walter Hugo Otto Leon Albert Conrad Rupert Edmund Gilbert Stanley Edgar Norman Duncan Andrew ' +
    'Eugene Jerome Tyrone Jamal Marcel Bernard Andre Laurent Oliver Benjamin Jonathan Timothy Christopher Gregory Anthony Dominic Frederick Solomon Gideon Theodore ' +
    'Fernando Orlando Lorenzo Ricardo Roberto Rolando Alonzo Armando Alexander Leonardo Antonio Nathaniel Jeremiah Zachariah Bartholomew Emmanuel',
  either:
    'Quinn Blair Lee Alex Jamie Kerry Casey Leslie Ashley Morgan Jordan Taylor Shannon Riley Kelly Sidney Avery Emery Kimberly Valentine Adrian Marlowe',
  last: 'Ellery Corbett Dunmore Hartley Winslow Ashdown Pemberton Kendrick Merton Ridley Thornton Fairley Bexley Harding Calloway Denton Everett Farrow Gresham Holbrook Ingram Kirby Langley Mercer Norwood Oakley Prescott Radley Selwyn Tilney Upton Verney Weldon Yardley',
} as const; // prettier-ignore

/** Which list a name is taken from. */
export type Impression = keyof typeof NAMES;

interface Sound {
  readonly syllables: number;
  /** Which syllable carries the stress, from 0. */
  readonly stressed: number;
}

function soundOf(name: string): Sound {
  const low = name.toLowerCase().replaceAll('’', "'");
  const said = Object.hasOwn(dictionary, low) ? dictionary[low] : undefined;
  if (said === undefined)
    return { syllables: /\p{Script=Latin}/u.test(name) ? syllables(plainLetters(low)) : 2, stressed: 0 };
  const beats: readonly string[] = said.match(/\d/g) ?? [];
  return { syllables: Math.max(1, beats.length), stressed: Math.max(0, beats.indexOf('1')) };
}

const plainLetters = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '');

type Pool = readonly (Sound & { readonly name: string })[];
const heard = (names: string): Pool => names.split(' ').map((name) => ({ name, ...soundOf(name) }));
const POOL: Readonly<Record<Impression, Pool>> = {
  girl: heard(NAMES.girl),
  boy: heard(NAMES.boy),
  either: heard(NAMES.either),
  last: heard(NAMES.last),
};

const HEADS = ['Ba', 'De', 'Fi', 'Lo', 'Ma', 'Ne', 'Ri', 'So', 'Ta', 'Ve'];
const TAILS = ['bin', 'dran', 'kel', 'lan', 'mir', 'nor', 'rel', 'tan', 'vin', 'zel'];

/**
 * A name in place of another, that `isFree` lets through: of the same impression and with as many syllables and the same
 * stress while there is one, then with as many syllables, then any. It never runs out.
 */
export function standInFor(name: string, impression: Impression, isFree: (name: string) => boolean): string {
  const sound = soundOf(name);
  const free = POOL[impression].filter((each) => isFree(each.name));
  const found =
    free.find((each) => each.syllables === sound.syllables && each.stressed === sound.stressed) ??
    free.find((each) => each.syllables === sound.syllables) ??
    (impression === 'either' ? undefined : free[0]) ??
    POOL[impression === 'girl' ? 'girl' : 'boy'].find(
      (each) => isFree(each.name) && each.syllables === sound.syllables,
    ) ??
    free[0];
  if (found) return found.name;
  for (let n = 0; ; n++) {
    const invented = `${HEADS[n % 10] ?? ''}${TAILS[Math.floor(n / 10) % 10] ?? ''}${'a'.repeat(Math.floor(n / 100))}`;
    if (isFree(invented)) return invented;
  }
}
