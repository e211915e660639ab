import { COUNTRIES, numbersOf, type CountryNumbers } from './countries.ts';
import { fold } from './normalise.ts';
import { anyOf, someOf } from './pattern.ts';

/** "We are in Australia", "here in Ireland": the parent says where the child is. */
const SAID = COUNTRIES.map((country) => ({
  country,
  says: someOf([
    `(we are|were|i am|im|we re|i m|here|live|living|based|currently|moved to|on holiday|visiting|family|estamos|vivo|vivimos|estoy|aqui|mum|mom|parent) ~1 (in|en|from|here in) ~2 (${country.named})|(from|in|en) (the )?(${country.named})`,
  ]),
}));

/** Words that belong to one country's health service or emergency number. "911" and "112" belong to many. */
const HINTS: readonly (readonly [string, RegExp])[] = [
  [
    'GB',
    anyOf([
      'nhs|health visitor|calpol|999|a and e|a e|nspcc|samaritans|reception class|year one|year two|key stage|piriton',
    ]),
  ],
  ['AU', anyOf(['triple zero|000|healthdirect|kindy|maternal child health nurse|panadol and nurofen'])],
  ['NZ', anyOf(['plunket|healthline|whanau ora'])],
  ['IE', anyOf(['hse|public health nurse|tusla'])],
  ['US', anyOf(['cps|daycare and walmart|tylenol|kindergartner|pre k|911|medicaid'])],
  ['ES', anyOf(['apiretal|dalsy|061'])],
];

/**
 * The country whose numbers a parent needs: the one they say they are in (newest message first), else the family's own,
 * else one their words hint at. Null when nothing tells.
 */
export function countryFor(messages: readonly string[], family: string | null | undefined): CountryNumbers | null {
  const texts = messages
    .map((each) =>
      fold(each)
        .replace(/[^a-z0-9]+/g, ' ')
        .trim(),
    )
    .toReversed();
  for (const text of texts) {
    const said = SAID.find((each) => each.says.test(text));
    if (said !== undefined) return said.country;
  }
  const own = numbersOf(family);
  if (own !== null) return own;
  for (const text of texts) {
    const hint = HINTS.find(([, says]) => text.match(says) !== null);
    if (hint !== undefined) return numbersOf(hint[0]);
  }
  return null;
}
