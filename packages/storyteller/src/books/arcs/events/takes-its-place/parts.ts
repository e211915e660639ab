import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';
import { jobOf, JOBS, type Job } from './jobs.ts';
import { refusalIn } from './refusal.ts';

const SAID = [
  'Somebody has to be the',
  'Someone has to be the',
  'Somebody must be the',
  'Someone must be the',
  "Somebody's got to be the",
  "Someone's got to be the",
  'Well, somebody has to be the',
  'Well, someone has to be the',
  'Well, somebody must be the',
  'Well, someone must be the',
] as const;

export interface Parts {
  readonly refrain: string;
  readonly job: Job;
  /** "umbrella". */
  readonly kind: string;
  /** What the theme says of it: "hates the rain". */
  readonly says: string;
  /** The same where it is short enough for the smallest; else what is true of it as well. */
  readonly saysShort: string;
  readonly N: Figure;
  readonly n: string;
}

/** With the name before it, at most eight words: "Brolly the umbrella hates the rain." */
const MOST_SHORT = 4;

export function partsOf({ raw, a, b, k, company, chance }: Going): Parts {
  const found = refusalIn(raw);
  const kind = found?.word ?? 'umbrella';
  const says = found?.says ?? 'is tired of it';
  const N = company.person([a, b, k].includes('Mrs Plum') ? 'Mrs Marrow' : 'Mrs Plum', 'neighbour');
  return {
    refrain: `${chance.pick(...SAID)} ${kind}!`,
    job: jobOf(kind) ?? (JOBS[0] as Job),
    kind,
    says,
    saysShort: says.split(' ').length <= MOST_SHORT ? says : 'has had enough',
    N,
    n: N.name,
  };
}

export const titlesFor = ({ k }: Going, { kind, refrain }: Parts): readonly string[] => [
  refrain.replace(/^Well, s/, 'S').replace(/!$/, ''),
  `${k} the ${kind}`,
  `who is the ${kind} now?`,
];
