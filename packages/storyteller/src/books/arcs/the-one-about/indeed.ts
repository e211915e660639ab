import { escaped } from '../../../words/escaped.ts';
import type { AskedFor } from './asked-for.ts';

/** How a verb is answered with one word, as it is told afterwards: "hates" did, "is" was, "can't" couldn't. */
const ANSWERS: readonly (readonly [RegExp, string])[] = [
  [/^(?:is|was|were)\b(?!n)/i, 'was'],
  [/^(?:isn['’]?t|wasn['’]?t)\b/i, "wasn't"],
  [/^(?:has|had)\b(?!n)/i, 'had'],
  [/^(?:can|could)\b(?!['’]?t|not)/i, 'could'],
  [/^(?:can['’]?t|cannot|couldn['’]?t|could not)\b/i, "couldn't"],
  [/^(?:won['’]?t|wouldn['’]?t|will not|would not)\b/i, "wouldn't"],
  [/^(?:doesn['’]?t|didn['’]?t|does not|did not)\b/i, "didn't"],
  [/^would\b/i, 'would'],
  [/^never (?:is|was|has|had|can|could|would)\b/i, 'never was'],
  [/^never\b/i, 'never did'],
  [/^\p{L}+(?:s|ed)\b/iu, 'did'],
  [/^(?:ran|sat|stood|went|came|took|held|put|got|gave|made|found|saw|heard|said|told|ate|fell|flew|hid|slept|woke|lost|forgot|built|met|grew|caught|threw|stole|won|wore|wrote|sent|sold|bought|broke|brought|kept|let|blew|rode|left|knew|began|drew|dug|sang|swam|bit|froze|became|drove|rang|shook|spoke|taught|thought)\b/i, 'did'],
]; // prettier-ignore

/** "hates the cold", of "a goat who hates the cold"; null where no verb is said of it. */
function verbSaid({ of }: Pick<AskedFor, 'of'>): string | null {
  const kind = 'goat';
  const [, link = '', said = ''] =
    new RegExp(
      String.raw`\b${escaped(kind)} (?:(who|that|which) (?:(?:only|just|always|really|still) )?)?(.+)$`,
      'iu',
    ).exec(of({ kind })) ?? [];
  if (said === '') return null;
  if (link === '') return /^\p{Ll}{3,}ing\b/u.test(said) ? 'is' : /^with\b/.test(said) ? 'has' : null;
  return said;
}

/**
 * What a theme says, said again in two words once it is seen: "he did", "she couldn't", behind "And". Where no verb is said
 * of anybody, it was so.
 */
export function indeed(asked: Pick<AskedFor, 'of'>, he: string): string {
  const said = verbSaid(asked);
  const answer = said === null ? undefined : ANSWERS.find(([verb]) => verb.test(said))?.[1];
  return answer === undefined ? 'it was so' : `${he} ${answer}`;
}
