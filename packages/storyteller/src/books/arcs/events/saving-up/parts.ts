import type { ThingName } from '@storylantern/contract';
import { withArticle } from '../../../company/figure.ts';
import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

export const TITLES = ['not yet', 'twelve saturdays', 'the noses on the window', 'clink'];
export const TITLES_OLD = [
  'two jars',
  'the noses on the window',
  'up the stairs and down',
  'the coin with the blue edge',
];

/** Said to whoever asks if it is enough; and at last by those who are told that it is bedtime. */
const REFRAINS = [
  'Not yet!',
  'No, not yet!',
  'Not quite yet!',
  'Oh, not yet!',
  'Not just yet!',
  'Not yet, no!',
  'Not now, not yet!',
  'Well, not yet!',
  'Sorry, not yet!',
  'Not yet, thank you!',
] as const;

/** What may be saved for, as it is called and as it is drawn. */
const WANTED: readonly (readonly [RegExp, string, ThingName])[] = [
  [/\b(?:bike|bicycle)\b/, 'bike', 'bicycle'],
  [/\bscooter\b/, 'scooter', 'scooter'],
  [/\bskate ?board\b/, 'skateboard', 'skateboard'],
  [/\btelescope\b/, 'telescope', 'telescope'],
  [/\bguitar\b/, 'guitar', 'guitar'],
  [/\bdrum(?: ?kit)?s?\b/, 'drum', 'drum'],
  [/\bdoll\b/, 'doll', 'doll'],
  [/\btrain(?: set)?\b/, 'train', 'train'],
  [/\bfootball\b/, 'football', 'football'],
  [/\bkite\b/, 'kite', 'kite'],
  [/\bsledge\b/, 'sledge', 'sledge'],
  [/\bcamera\b/, 'camera', 'camera'],
  [/\bviolin\b/, 'violin', 'violin'],
  [/\btrumpet\b/, 'trumpet', 'trumpet'],
  [/\bpiano\b/, 'piano', 'piano'],
  [/\bmicroscope\b/, 'microscope', 'microscope'],
  [/\bglobe\b/, 'globe', 'globe'],
  [/\btent\b/, 'tent', 'tent'],
  [/\bcrown\b/, 'crown', 'crown'],
  [/\bfishing rod\b/, 'fishing rod', 'fishing-rod'],
  [/\bteddy(?: bear)?\b/, 'teddy', 'teddy'],
];
const FOR =
  /\bsav(?:e|es|ed|ing)\b.{0,25}?\b(?:for|to buy|to get) (?:an?|the|his own|her own|my own) ((?:\p{L}+ )?\p{L}{3,})$/u;

interface Parts {
  readonly refrain: string;
  /** "scooter", and "a scooter"; how it is drawn, where it is. */
  readonly x: string;
  readonly anX: string;
  readonly drawn: readonly ThingName[];
  /** Whose shop it is. */
  readonly S: Figure;
  readonly s: string;
}

export function partsOf({ a, b, g, raw, company, chance }: Going): Parts {
  const known = WANTED.find(([words]) => words.test(raw));
  const other = known ? undefined : FOR.exec(raw.replace(/[.!?]+$/, ''))?.[1];
  const x = known?.[1] ?? other ?? 'scooter';
  const S = company.person([a, b, g].includes('Mrs Loaf') ? 'Mrs Tull' : 'Mrs Loaf', 'shopkeeper');
  return {
    refrain: chance.pick(...REFRAINS),
    x,
    anX: withArticle(x),
    drawn: known ? [known[2]] : other === undefined ? ['scooter'] : [],
    S,
    s: S.name,
  };
}
