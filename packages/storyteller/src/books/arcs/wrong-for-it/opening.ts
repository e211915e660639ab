import { sentence, within } from '../wording.ts';
import type { WrongForIt } from './arc.ts';

/** Where a sentence that is too long falls into two. */
const BREAKS: readonly RegExp[] = [/ so much that /u, /,? but /u, /,? and /u, / because /u];

/** What the theme says of its hero, in sentences of at most `most` words; the first says who it is. */
export function asTold({ A, misfit, words }: WrongForIt, most: number): string {
  const { past, own } = misfit;
  if (own !== null) {
    return [
      `${A.introduced} had everything that a ${words.role} has.`,
      ...split(`But ${A.his} ${own}`, past[0] ?? '', A.He, most),
    ].join(' ');
  }
  const joined = `${A.introduced} ${past.join(' and ')}`;
  if (past.length > 1 && within(most, joined)) return sentence(joined);
  return past.flatMap((each, n) => split(n === 0 ? A.introduced : A.He, each, A.He, most)).join(' ');
}

function split(who: string, said: string, he: string, most: number): readonly string[] {
  const whole = sentence(`${who} ${said}`);
  if (within(most, whole)) return [whole];
  for (const where of BREAKS) {
    const at = where.exec(said);
    if (!at) continue;
    const rest = said.slice(at.index + at[0].length);
    const isWhole = /^(?:he|she|it) /i.test(rest);
    return [
      sentence(`${who} ${said.slice(0, at.index)}${/so much that/.test(at[0]) ? ' so much' : ''}`),
      sentence(isWhole ? rest : `${he} ${rest}`),
    ];
  }
  return [whole];
}
