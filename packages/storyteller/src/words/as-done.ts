import { baseOf } from './base-verb.ts';

/** A doing that ends in -ing at the head of a phrase, or of the second of two. */
const DOING =
  /(^| or | and )((?!(?:something|nothing|anything|everything|morning|evening|building|swing|spring|string|pudding|ring|king|thing|wing)\b)[a-z]+ing)\b/g;

/** "humming to {him} or holding a hand" -> "hum to {him} or hold a hand"; undefined where a verb is not sure. */
export function asDone(doing: string): string | undefined {
  let sure = /^[a-z]+ing\b/.test(doing);
  const text = doing.replace(DOING, (whole, before: string, verb: string) => {
    const base = baseOf(verb);
    if (base === undefined) sure = false;
    return base === undefined ? whole : `${before}${base}`;
  });
  return sure ? text : undefined;
}
