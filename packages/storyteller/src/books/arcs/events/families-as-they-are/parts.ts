import { kinRoleBeside } from '../../../company/kin-role.ts';
import { kinPhrase, kinWords } from '../../../../facts/kin.ts';
import type { Figure } from '../../../arc.ts';
import { asKin } from '../as-kin.ts';
import type { Going } from '../event.ts';

export const TITLES = ['a picture of us', 'who is not in it?', 'all of us at once', 'click'];

const REFRAINS = [
  "Who's missing?",
  "And who's missing?",
  "Now who's missing?",
  "But who's missing?",
  "So who's missing?",
  "Who isn't in it?",
  "Now who isn't in it?",
  'Who is not there?',
  'Is anybody missing?',
  'Are we all in it?',
] as const;

const KIN = new RegExp(String.raw`\b(${kinWords.join('|')})\b(?! of\b)`, 'giu');
const TWO = /\b(?:two|2|both) (\p{L}+ )?(mums|mummies|moms|mommies|mothers|dads|daddies|fathers|papas|mamas)\b/iu;

/** Those at home, as the theme calls them; two of whom nobody says what they are called have each a word of their own. */
function called(raw: string): readonly string[] {
  const two = TWO.exec(raw)?.[2]?.toLowerCase();
  const named = [...new Set([...raw.matchAll(KIN)].map(([word]) => kinPhrase(word)?.text ?? ''))].filter(Boolean);
  if (/\bgrandparents\b/.test(raw)) return ['Grandma', 'Grandpa'];
  if (two === undefined || named.length > 1) return named.slice(0, 2);
  if (/^(?:dads|fathers|papas)/.test(two)) return ['Dad', 'Papa'];
  if (two === 'daddies') return ['Daddy', 'Papa'];
  if (two === 'mummies') return ['Mummy', 'Mama'];
  return two.startsWith('mom') ? ['Mom', 'Mama'] : ['Mum', 'Mama'];
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

interface Parts {
  readonly refrain: string;
  /** "Mum and Mama", or "Gran": whoever is at home. */
  readonly they: string;
  /** The same at the beginning of a sentence. */
  readonly Theycap: string;
  readonly F: readonly Figure[];
  /** Who takes the first picture, and who the second: the child where there is one at home. */
  readonly T: Figure;
  readonly t: string;
  readonly Tcap: string;
  readonly U: Figure;
  readonly u: string;
}

export function partsOf({ A, K, G, raw, company, chance }: Going): Parts {
  const names = called(raw);
  const F = (names.length > 0 ? names : [G.name]).map((name, index): Figure => {
    if (A !== K) return asKin(company.meet(A.kind), name);
    if (name === G.name) return G;
    const others = [...names.slice(0, index), ...(names.includes(G.name) ? [G.name] : [])];
    return company.person(name, kinRoleBeside(name, others));
  });
  const [T = G, second] = F;
  const U = second ?? A;
  const they = F.map(({ name }) => name).join(' and ');
  return {
    refrain: chance.pick(...REFRAINS),
    they,
    Theycap: capital(they),
    F,
    T,
    t: T.name,
    Tcap: capital(T.name),
    U,
    u: U.name,
  };
}
