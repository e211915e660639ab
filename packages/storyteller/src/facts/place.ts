import type { ToldFact } from './told-fact.ts';
import { usablePhrase } from './usable-phrase.ts';

const PLACE =
  /\b(?:favou?rite|safe|quiet|calm|cosy|cozy) (?:place|spot|corner|space) is (?:the|his|her|their|a) ([^.,]+)/i;
const NOOK =
  /\b(?:in|to) (?:the|his|her|their|a) ((?:reading|calm|calm-down|cosy|cozy|quiet|sensory) (?:corner|nook|tent|den|area|space))\b/i;

/** A place where the child likes to be: "the reading corner". */
export function placeIn(sentence: string): ToldFact[] {
  const text = usablePhrase(PLACE.exec(sentence)?.[1] ?? NOOK.exec(sentence)?.[1] ?? '');
  return text === undefined ? [] : [{ name: 'place', phrase: { text: `the ${text}` }, sentence }];
}
