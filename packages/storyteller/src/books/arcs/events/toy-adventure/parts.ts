import type { Figure } from '../../../arc.ts';
import { isCast } from '../../../company/figure.ts';
import { cap } from '../../wording.ts';
import { asKin } from '../as-kin.ts';
import type { Going } from '../event.ts';

/** Soft things that go along, and as what they are drawn. */
const TOYS = 'teddy(?: bear)?|bear|bunny|dolly|doll|soft toy|cuddly toy|(?:toy|stuffed|cuddly|fluffy) \\p{L}+';
/** "and his teddy", "with her toy rabbit Floss"; "an adventure with my teddy" reaches us as "my teddy". */
export const TOY = new RegExp(
  String.raw`(?:\b(?:and|with|&) (?:his|her|my|their|our|the|a)|^(?:my|his|her)) (?:(?:little|best|old|favou?rite|big) )*(?<word>${TOYS})\b(?:,? (?:called |named )?(?<name>\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)(?!\p{L}))?`,
  'u',
);

const READY: readonly ((t: string) => string)[] = [
  (t) => `Ready, ${t}?`,
  (t) => `All right, ${t}?`,
  (t) => `Are you ready, ${t}?`,
  (t) => `Shall we, ${t}?`,
  (t) => `Are we ready, ${t}?`,
  (t) => `Ready to go, ${t}?`,
  (t) => `Shall we go, ${t}?`,
  (t) => `Do we dare, ${t}?`,
];
export const TITLES = ['the end of the garden', 'on the nose', 'behind the shed', 'where lost balls go'];

interface Parts {
  readonly A: Figure;
  readonly a: string;
  /** The soft toy, under its own name. */
  readonly T: Figure;
  readonly t: string;
  /** What is asked before every step; and the same asked of oneself. */
  readonly refrain: string;
  readonly own: string;
}

/** Under what name it goes: what the parent calls it, else what it is: "Teddy", "Bunny". */
function nameOf({ company }: Going, word: string, named: string | undefined): string {
  if (named !== undefined) return named;
  const { comforter } = company;
  if (comforter !== null && /^\p{Lu}/u.test(comforter)) return comforter;
  return word.startsWith('teddy') ? 'Teddy' : cap(word.split(' ').at(-1) ?? word);
}

export function partsOf(going: Going): Parts {
  const { A, a, company, chance } = going;
  const { word = 'teddy', name } = TOY.exec(company.theme.raw)?.groups ?? {};
  const t = nameOf(going, word, name);
  const toy = asKin(company.meet('teddy'), t);
  const drawn = /bunny|rabbit/.test(word) ? 'rabbit-toy' : /doll/.test(word) ? 'doll' : 'teddy';
  const kind = word.includes(t.toLowerCase()) ? t : `${t} the ${word}`;
  const T: Figure = { ...toy, introduced: kind, kind: word, aKind: `a ${word}`, theKind: `the ${word}` };
  const ask = chance.pick(...READY);
  return {
    A,
    a,
    T:
      isCast(toy) && toy.character.is === 'thing'
        ? Object.assign(T, { character: { ...toy.character, thing: drawn } })
        : T,
    t,
    refrain: ask(t),
    own: ask(a),
  };
}
