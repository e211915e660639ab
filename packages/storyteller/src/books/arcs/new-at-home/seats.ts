import type { ThingName } from '@storylantern/contract';

/** The place at home that was always the child's. */
export interface Seat {
  /** "the green chair". */
  readonly name: string;
  readonly thing: ThingName;
}

export const SEATS: readonly Seat[] = [
  { name: 'the green chair', thing: 'chair' },
  { name: 'the rocking chair', thing: 'chair' },
  { name: 'the low chair', thing: 'chair' },
  { name: 'the basket chair', thing: 'chair' },
];

/** Why somebody sits down just there, by who they are: whole clauses after "because". None of them is anybody's fault. */
export const WHY_THERE: Readonly<Record<'pet' | 'baby' | 'child' | 'grown-up', readonly string[]>> = {
  pet: ['it smelled of somebody kind', 'somebody had left it warm'],
  baby: ['there was no draught', 'the basket just fitted'],
  child: ['the others were all taken', 'it was the only empty one'],
  'grown-up': ['it was nearest to the lamp', 'it was easy to get out of'],
};

/** How the place was shared in the end, one sentence of at most 14 words. */
export const SHARED: Readonly<Record<'pet' | 'baby' | 'child' | 'grown-up', (who: string, seat: string) => string>> = {
  pet: (who, seat) => `${who} had one side of ${seat}, and the other was kept.`,
  baby: (_who, seat) => `The basket stood by ${seat}, with one hand hung down into it.`,
  child: (_who, seat) => `They had half of ${seat} each.`,
  'grown-up': (who, seat) => `${who} had ${seat} until six. After six they both did.`,
};
