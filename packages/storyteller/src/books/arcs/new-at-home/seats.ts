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
  baby: ['it was good for milk', 'one can sing in it'],
  child: ['the rest were taken', 'it was empty'],
  'grown-up': ['the lamp was there', 'it had arms to push on'],
};

/** How the place was shared in the end, one sentence of at most 14 words. */
export const SHARED: Readonly<Record<'pet' | 'baby' | 'child' | 'grown-up', (who: string, seat: string) => string>> = {
  pet: (who, seat) => `${who} has one side of ${seat}, and the other is kept.`,
  baby: (who, seat) => `${who} has ${seat} for milk. After milk there is room for two.`,
  child: (_who, seat) => `They have half of ${seat} each.`,
  'grown-up': (who, seat) => `${who} has ${seat} until six. After six they both do.`,
};
