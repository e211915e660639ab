import type { BookScript } from '@storylantern/contract';
import { escaped } from '../../words/escaped.ts';
import { namePattern } from '../audit/who-is-named.ts';
import { bookChance } from '../chance.ts';

/** The children whom plots call in by these few names, whoever the book is for. */
const CALLED_IN: ReadonlySet<string> = new Set(['Sal', 'Noor', 'Jess', 'Tobi', 'Robin']);
/** Names that a girl has as well as a boy: no plot says which of the two they are. */
const NAMES = [
  'Alex', 'Ali', 'Ari', 'Ash', 'Billie', 'Casey', 'Charlie', 'Eden', 'Ellis', 'Frankie', 'Indy', 'Jamie', 'Jess', 'Jules', 'Kai', 'Kit',
  'Kiran', 'Mika', 'Nico', 'Noa', 'Noor', 'Remi', 'Robin', 'Rowan', 'Sasha', 'Sky', 'Sunny', 'Tobi', 'Toni', 'Zuri',
] as const; // prettier-ignore
/** Where the name itself is played with: "Noor" of snow is "Snoor". */
const PLAYS_WITH_NAMES: ReadonlySet<string> = new Set(['snowed-in-party']);
const CALLED = String.raw`(?<!\b(?:Aunt|Miss|Mrs|Mr|the) )`;

/** A book in which the other children have names of their own, so that not every book has the same Sal in it. */
export function withOtherChildrenNamed(script: BookScript, seed: number, typed: string): BookScript {
  if (PLAYS_WITH_NAMES.has(script.arc)) return script;
  const all = [script.title, ...script.pages.map(({ text }) => text)].join(' ');
  const chance = bookChance(Math.imul(seed, 17) + 3);
  const free = chance.some(NAMES.length, NAMES).filter((name) => !namePattern(name).test(`${typed} ${all}`));
  const named = new Map<string, string>();
  for (const { is, name } of script.cast) {
    if (is !== 'other-child' || !CALLED_IN.has(name) || namePattern(name).test(typed)) continue;
    const fresh = free.shift();
    if (fresh !== undefined) named.set(name, fresh);
  }
  if (named.size === 0) return script;
  const word = new RegExp(
    String.raw`${CALLED}(?<![\p{L}-])(?:${[...named.keys()].map(escaped).join('|')})(?![\p{L}-])`,
    'gu',
  );
  const said = (text: string): string => text.replace(word, (name) => named.get(name) ?? name);
  return {
    ...script,
    title: said(script.title),
    refrain: script.refrain === null ? null : said(script.refrain),
    cast: script.cast.map((each) => (each.is === 'other-child' ? { ...each, name: said(each.name) } : each)),
    pages: script.pages.map((page) => ({ ...page, text: said(page.text) })),
    talk: script.talk.map((each) => ({ ...each, question: said(each.question) })),
  };
}
