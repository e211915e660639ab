import type { Told } from '../../arc.ts';
import { inShort } from './in-short.ts';
import { cap } from '../wording.ts';
import type { AskedFor } from './asked-for.ts';

/**
 * A long theme is said in two breaths, the first time it is named and where it is said right; those who get it wrong only
 * remember the first. "A Clockmaker Who Stops Every Clock in Town. The night before the big parade."
 */
export function withTheRest(told: Told, asked: AskedFor, as: (said: string) => string = (said) => said): Told {
  const { rest } = asked;
  if (rest === undefined) return told;
  const said = as(rest);
  const names = [
    ...new Set([
      asked.name,
      cap(asked.right ?? asked.name),
      inShort(`${cap(asked.right ?? asked.name)}.`).slice(0, -1),
    ]),
  ];
  const longer = (text: string): string => {
    const name = names.find((each) => text.includes(`${each}.`));
    return name === undefined ? text : text.replace(`${name}.`, () => `${name}. ${said}`);
  };
  const saying = told.pages.flatMap(({ text }, i) =>
    [text].flat().every((each) => names.some((name) => each.includes(`${name}.`))) ? [i] : [],
  );
  const both = new Set([saying[0], saying.at(-1)]);
  return {
    ...told,
    pages: told.pages.map((page, i) => (both.has(i) ? { ...page, text: [page.text].flat().map(longer) } : page)),
  };
}
