import { kinPhrase } from '../../../../facts/kin.ts';
import { possessive } from '../../../../child/name.ts';
import type { Going } from '../event.ts';

export const TITLES = ['the rest of you', 'down to the third button', 'the legs in the kitchen', 'where are the feet?'];

/** Said to the tablet; and in the end by it, to somebody who sits too near. */
const REFRAINS = [
  'Where is the rest of you?',
  "Where's the rest of you?",
  "Where's all the rest of you?",
  "Where's the rest?",
  'But where is the rest?',
  'Where has the rest gone?',
  'Is that all of you?',
  "Isn't there any more of you?",
  'Is there any more of you?',
  "Where's the other half of you?",
] as const;

export const ELDER = String.raw`(?:grand(?:ma|pa|mother|father|mum|dad|parents?)|gran(?:ny|nie|dad|dpa|dma|ddad)?|gramps|grampa|grampy|nan(?:a|na|ny|i)?|nonn[ao]|oma|opa|abuel[ao]|babushka|bubbe|babcia|yiayia|dadi|halmoni)`;

interface Parts {
  readonly refrain: string;
  /** Whoever is far away. Seen by nobody but on a tablet, and so drawn by nobody. */
  readonly e: string;
  readonly es: string;
  readonly Ecap: string;
  readonly she: string;
  readonly She: string;
  readonly her: string;
  /** Somebody small from next door. */
  readonly n: string;
}

export function partsOf({ a, b, k, raw, chance }: Going): Parts {
  const kin = kinPhrase(new RegExp(String.raw`\b${ELDER}\b`, 'iu').exec(raw)?.[0] ?? '') ?? {
    text: 'Grandma',
    gender: 'f',
  };
  const e = kin.text;
  const isHe = kin.gender === 'm';
  return {
    refrain: chance.pick(...REFRAINS),
    e,
    es: possessive(e),
    Ecap: e,
    she: isHe ? 'he' : 'she',
    She: isHe ? 'He' : 'She',
    her: isHe ? 'his' : 'her',
    n: ['Tobi', 'Sal', 'Robin'].find((each) => ![a, b, k].includes(each)) ?? 'Jess',
  };
}
