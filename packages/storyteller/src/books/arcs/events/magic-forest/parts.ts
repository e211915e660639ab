import type { ActorHint, Figure } from '../../../arc.ts';
import { seen, type Going } from '../event.ts';
import { apart } from '../page.ts';

const REFRAINS = [
  'I saw you move!',
  'You moved! I saw you!',
  'Who moved just now?',
  'Somebody moved!',
  'I saw that!',
  'Stand still! I saw that!',
] as const;
export const TITLES = ['the trees that moved', 'when nobody looks', 'a step at a time', 'statues'];

interface Parts {
  readonly A: Figure;
  readonly B: Figure;
  readonly G: Figure;
  readonly a: string;
  readonly b: string;
  readonly g: string;
  readonly Gcap: string;
  /** "magic", "enchanted", in the parent's own word. */
  readonly magic: string;
  /** "forest", "wood". */
  readonly forest: string;
  readonly refrain: string;
  readonly along: readonly ActorHint[];
}

export function partsOf(given: Going): Parts {
  const { A, B, G, a, b, g, Gcap, third, raw, chance } = apart(given);
  return {
    A,
    B,
    G,
    a,
    b,
    g,
    Gcap,
    magic: /\benchanted\b/.test(raw) ? 'enchanted' : 'magic',
    forest: /\bwoods?\b/.test(raw) ? 'wood' : 'forest',
    refrain: chance.pick(...REFRAINS),
    along: third ? [seen(third, 'stand', 'happy')] : [],
  };
}
