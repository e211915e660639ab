import { kinPhrase } from '../../../../facts/kin.ts';
import type { Figure } from '../../../arc.ts';
import { asKin } from '../as-kin.ts';
import type { Going } from '../event.ts';

export const TITLES = ['who has the curl?', 'the long peel', 'all in one piece', 'the curl'];

/** What is said for a word that has gone, and at last to the one who is known without it. */
const WHATSITS = [
  'whatsit',
  'thingummy',
  'doodah',
  'oojah',
  'doofer',
  'so-and-so',
  'you-know-what',
  'whatnot',
  'thingamajig',
  'how-d-you-call-it',
] as const;

export const ELDER = String.raw`(?:grand(?:ma|pa|mother|father|mum|dad|parents?)|gran(?:ny|nie|dad|dpa|dma|ddad)?|gramps|grampa|grampy|nan(?:a|na|ny)?|nonn[ao]|oma|opa|abuel[ao]|babushka|bubbe)`;

interface Parts {
  /** "The whatsit!" */
  readonly refrain: string;
  /** "whatsit" */
  readonly word: string;
  /** Who forgets. */
  readonly E: Figure;
  readonly e: string;
  readonly Ecap: string;
  /** Who is known all the same. */
  readonly P: Figure;
  readonly p: string;
  /** Who is there as well. */
  readonly Q: Figure;
  readonly q: string;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function partsOf({ A, B, K, G, raw, company, chance }: Going): Parts {
  const kin = kinPhrase(new RegExp(String.raw`\b${ELDER}\b`, 'iu').exec(raw)?.[0] ?? '')?.text;
  const word = chance.pick(...WHATSITS);
  // The grandpa of a little elephant is an elephant.
  const ofAnimal = A !== K && kin !== undefined;
  const E = ofAnimal ? asKin(company.meet(A.kind), kin) : A === K ? G : A;
  const P = ofAnimal ? A : K;
  const Q = P === K && A === K && B !== G ? B : ofAnimal ? K : company.meet(E.kind === 'cat' ? 'rabbit' : 'cat');
  return { refrain: `The ${word}!`, word, E, e: E.name, Ecap: capital(E.name), P, p: P.name, Q, q: Q.name };
}
