import type { SettingName } from '@storylantern/contract';
import type { ActorHint, Figure } from '../../../arc.ts';
import { seen, type Going } from '../event.ts';
import { apart } from '../page.ts';

const REFRAINS = [
  "That's not a ghost",
  "That isn't a ghost",
  'No, not a ghost',
  'Still not a ghost',
  'Not a ghost at all',
  'Not a ghost, no',
  "It's not a ghost",
  'Not a ghost, I fear',
] as const;
export const TITLES = ['mind the step', 'not one ghost', 'the boy with the lantern', 'shown round by Perkin'];

/** Whoever walks there, until it is said what he is. */
const GUIDES = ['Perkin', 'Osbert'] as const;

interface Parts {
  /** Who wants to see a ghost. */
  readonly A: Figure;
  /** Who does not. */
  readonly B: Figure;
  readonly G: Figure;
  /** Who shows them round. */
  readonly P: Figure;
  readonly a: string;
  readonly b: string;
  readonly g: string;
  readonly Gcap: string;
  readonly p: string;
  /** "castle", "house". */
  readonly place: string;
  readonly at: SettingName;
  /** Without its stop. */
  readonly refrain: string;
  readonly along: readonly ActorHint[];
}

export function partsOf(given: Going): Parts {
  const { A, B, G, a, b, g, Gcap, third, raw, company, chance } = apart(given);
  const P = company.person(GUIDES.find((each) => each !== A.name && each !== B.name) ?? 'Wat', 'child');
  const place = /\b(?:castle|mansion|manor|palace)\b/.exec(raw)?.[0] ?? 'house';
  return {
    A,
    B,
    G,
    P,
    a,
    b,
    g,
    Gcap,
    p: P.name,
    place,
    at: place === 'house' || place === 'mansion' || place === 'manor' ? 'living-room' : 'castle',
    refrain: chance.pick(...REFRAINS),
    along: third ? [seen(third, 'stand', 'happy')] : [],
  };
}
