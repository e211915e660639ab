import { escaped } from '../../../../words/escaped.ts';
import { possessive } from '../../../../child/name.ts';
import type { Going } from '../event.ts';

/** Whether somebody of the family is at the other end of the line: "choo choo to see Auntie Bev", "by train to Nana's". */
const isVisit = ({ g, raw }: Going): boolean =>
  g !== 'the grown-up' &&
  new RegExp(
    String.raw`\b(?:see(?:ing)?|visit(?:s|ing)?|to) (?:(?:my|our|his|her) )?${escaped(g.toLowerCase())}\b`,
    'u',
  ).test(raw);

/** The same with whoever is visited where the train goes to, and another grown-up in the train. */
export function visiting(going: Going): Going {
  if (!isVisit(going)) return going;
  const G = going.company.person('the grown-up', 'parent');
  const B = going.B === going.G ? going.company.friend : going.B;
  return { ...going, B, b: B.name, G, g: G.name, Gcap: 'The grown-up', place: possessive(going.g), at: 'garden' };
}
