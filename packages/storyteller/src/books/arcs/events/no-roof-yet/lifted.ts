import type { ThingName } from '@storylantern/contract';

/** What hangs on the hook of a crane, and what it says when it bumps against a wall. */
export interface Lifted {
  /** "piano"; stands after "a" and "the". */
  readonly word: string;
  readonly sound: string;
  /** Why somebody waits for it down in the street. */
  readonly wanted: string;
  /** What is done with it at once, when it is in. */
  readonly used: string;
  readonly usedShort: string;
  readonly drawn: readonly ThingName[];
}

const SORTS: readonly (readonly [of: RegExp, what: Omit<Lifted, 'word'>])[] = [
  [
    /\bpiano\b/i,
    {
      sound: 'Plink!',
      wanted: 'She was going to give lessons up there, and the first was at six.',
      used: 'She sat down at once, and played until the pigeons got up.',
      usedShort: 'She plays and plays.',
      drawn: ['piano'],
    },
  ],
  [
    /\bbath(?: ?tub)?\b/i,
    {
      sound: 'Bong!',
      wanted: 'She had not had a bath for a week.',
      used: 'She got in with her shoes on, to see if it fitted.',
      usedShort: 'She sits in it and sings.',
      drawn: ['bathtub'],
    },
  ],
  [
    /\bbell\b/i,
    {
      sound: 'Dong!',
      wanted: 'She was to ring it at six, and had been practising.',
      used: 'She rang it once, and all the pigeons of the town got up.',
      usedShort: 'She rings it. Dong!',
      drawn: ['bell'],
    },
  ],
  [
    /\bstatue\b/i,
    {
      sound: 'Clonk!',
      wanted: 'She had made it herself, and people were coming to see it at six.',
      used: 'She put a hat on its head, which was the last thing missing.',
      usedShort: 'She gives it a hat.',
      drawn: [],
    },
  ],
  [
    /\b(?:sofa|settee|couch|bed|wardrobe|cupboard)\b/i,
    {
      sound: 'Creak!',
      wanted: 'She had nothing to sit on up there, and guests were coming at six.',
      used: 'She threw herself on to it, and stayed there.',
      usedShort: 'She jumps on it. Creak!',
      drawn: [],
    },
  ],
];
const [, A_PIANO] = SORTS[0] as (typeof SORTS)[number];

/** What a theme has lifted; where it names nothing that we know of, it is a piano. */
export function liftedIn(raw: string): Lifted {
  for (const [of, what] of SORTS) {
    const word = of.exec(raw)?.[0].toLowerCase();
    if (word !== undefined) return { word, ...what };
  }
  return { word: 'piano', ...A_PIANO };
}
