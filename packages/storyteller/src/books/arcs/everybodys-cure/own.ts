import type { Figure } from '../../arc.ts';

/** What comes over somebody is not the same in everybody. */
export interface Own {
  /** What there is about it in just this one: a sentence of at most 14 words, and of at most 8. */
  readonly about: string;
  readonly aboutShort: string;
  /** How it is told at last, after a name: speech of at most 14 words, with "said" in it. */
  tells(n: string): string;
}

const OWN: readonly (readonly [who: RegExp, what: RegExp, own: Own])[] = [
  [
    /^(?:giraffe|swan|ostrich|flamingo|llama|heron|emu|snake|camel)$/,
    /\b(?:throat|hiccup|swallow|cough)/i,
    {
      about: 'And there is a very great deal of neck for it to be in.',
      aboutShort: 'It is a very long neck.',
      tells: (n) => `"It begins up here," said ${n}. "It is not down there until tea."`,
    },
  ],
  [
    /^(?:pirate|captain|sailor|viking|fisherman|sea captain)$/,
    /\bsea ?sick/i,
    {
      about: 'It came when the ship went up, and again when it came down.',
      aboutShort: 'Up goes the ship. Down goes the ship.',
      tells: (n) => `"The ship goes up," said ${n}. "I come along a little later."`,
    },
  ],
  [
    /^(?:elephant|mammoth|anteater|tapir)$/,
    /\b(?:cold|sneez|sniff)/i,
    {
      about: 'It is a long nose to have a thing like that in.',
      aboutShort: 'It is a very long nose.',
      tells: (n) => `"It starts at the far end," said ${n}. "One can hear it coming."`,
    },
  ],
  [
    /^dragon$/,
    /\b(?:hiccup|sneez|cold|cough)/i,
    {
      about: 'Each time there was a small puff of smoke, and one could see it.',
      aboutShort: 'Puff, went the smoke. Puff.',
      tells: (n) => `"First it is warm," said ${n}. "Then it is outside, and so is the smoke."`,
    },
  ],
  [
    /^(?:frog|rabbit|hare|kangaroo|cricket|grasshopper)$/,
    /\bhiccup/i,
    {
      about: 'It made every hop into two, and the second one was not on purpose.',
      aboutShort: 'Hop, and hop again. Oops!',
      tells: (n) => `"I hop," said ${n}. "Then it hops, and it does not ask where."`,
    },
  ],
  [
    /^(?:centipede|millipede|spider|caterpillar)$/,
    /\b(?:feet|foot|itch|shoe)/i,
    {
      about: 'And there are such a lot of feet for it to be in.',
      aboutShort: 'There are so many feet!',
      tells: (n) => `"It starts at the front," said ${n}. "I wave goodbye to it on Thursday."`,
    },
  ],
  [
    /^(?:bat|sloth)$/,
    /\bdizzy/i,
    {
      about: 'It is worse the right way up, for somebody who hangs.',
      aboutShort: 'Up was down. Down was up.',
      tells: (n) => `"The floor comes round," said ${n}. "Then the lamp. Then the floor."`,
    },
  ],
];

/** "is allergic to horses": whatever it is about comes by, and there it is. */
const ALLERGIC = /\ballergic to ((?:\p{L}+ )?\p{L}+)$/iu;
const ofAllergy = (x: string): Own => ({
  about: `Where there were ${x}, it began with a tickle. "A-a-a," it went. "ATISHOO!"`,
  aboutShort: `Here come ${x}. "A-a-a-TISHOO!"`,
  tells: (n) => `"First there are ${x}," said ${n}. "Then I am in the hedge."`,
});

/** What is to be told of it for just this one; null when it is as in anybody. */
export function ownOf({ being, kind }: Figure, clause: string): Own | null {
  const x = ALLERGIC.exec(clause)?.[1];
  if (x !== undefined) return ofAllergy(x.toLowerCase());
  return OWN.find(([who, what]) => (who.test(being?.id ?? '') || who.test(kind)) && what.test(clause))?.[2] ?? null;
}
