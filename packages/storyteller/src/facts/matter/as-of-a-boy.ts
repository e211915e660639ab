import { isWordForm } from '../../words/dictionary.ts';
import { escaped } from '../../words/escaped.ts';
import { isPast } from '../../words/irregular-past.ts';
import { thirdPersonOf } from '../../words/third-person.ts';

/**
 * What is said of a child who is called "they", as it would be said of a boy: "they are upset that they missed it" is "he is upset
 * that he missed it". Undefined where somebody else stands in it who may be meant by "they" or "he".
 */
export function asOfABoy(typed: string, childName: string): string | undefined {
  const hasThey = /\b(?:they|them|their|theirs|themselves|themself)\b/i.test(typed);
  const hasOther = /\b(?:he|him|his|himself|she|her|hers|herself)\b/i.test(typed);
  if (hasThey && (hasOther || SEVERAL.test(typed))) return undefined;
  if (hasOther && /\b(?:he|him|his)\b/i.test(typed) && /\b(?:she|her|hers)\b/i.test(typed)) return undefined;
  if (hasOther) return /\b(?:she|her|hers|herself)\b/i.test(typed) ? undefined : typed;
  let isSure = true;
  const told = typed
    .replace(/\bthey['’](re|ve|d|ll)\b/gi, (_, rest: string) => `he ${SHORT[rest.toLowerCase()] ?? ''}`)
    .replace(
      new RegExp(String.raw`\bthey ((?:${ADVERB} )*)([a-z]+)(n['’]?t)?\b`, 'gi'),
      (_, adverbs: string, verb: string, not = '') => {
        const own = ofOne(verb);
        // "They they", "they the": what stands there does nothing.
        if (NO_VERB.test(verb) || !isWordForm(own)) isSure = false;
        return `he ${adverbs}${own}${not}`;
      },
    )
    .replace(
      new RegExp(String.raw`^(${escaped(childName)}) (are|have|do)\b`, 'i'),
      (_, name: string, verb: string) => `${name} ${ofOne(verb)}`,
    )
    .replace(/\bthemsel(?:f|ves)\b/gi, 'himself')
    .replace(/\btheirs\b/gi, 'his')
    .replace(/\bthem\b/gi, 'him')
    .replace(/\btheir\b/gi, 'his');
  return isSure && !/\bthey\b/i.test(told) ? told : undefined;
}
const NO_VERB =
  /^(?:they|them|their|the|an?|of|to|and|or|but|because|in|on|at|for|with|that|this|no|so|too|very|new|old)$/i;
const SHORT: Readonly<Record<string, string>> = { re: 'is', ve: 'has', d: 'would', ll: 'will' };
const ADVERB = '(?:really|just|also|still|already|always|never|only|often|usually|sometimes|suddenly|now)';
/** Others who may be "they". */
const SEVERAL =
  /\b(?:children|kids|friends|mates|boys|girls|people|parents|teachers|class(?:mates)?|others|everyone|everybody|brothers|sisters|twins|cousins|neighbours|adults|grown-ups|team|family|mum and dad|grandparents|teenagers)\b/i;
const FIXED: Readonly<Record<string, string>> = { are: 'is', were: 'was', have: 'has', do: 'does' };
/** A verb as it stands after "he"; a past form and a helping verb stay. */
function ofOne(verb: string): string {
  const base = verb.toLowerCase();
  if (FIXED[base] !== undefined) return FIXED[base];
  if (
    /^(?:was|is|has|does|did|had|will|would|can|cannot|could|may|might|must|should|ca|wo|[a-z]+ed)$/.test(base) ||
    isPast(base)
  )
    return verb;
  return thirdPersonOf(base);
}
