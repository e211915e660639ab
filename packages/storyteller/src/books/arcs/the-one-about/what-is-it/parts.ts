import { cap } from '../../wording.ts';
import type { TheOneAbout } from '../arc.ts';
import { asShown } from '../as-shown.ts';

/** What everybody asks who looks down at it in passing. */
const REFRAINS = [
  'What is it?',
  'But what is it?',
  'What can it be?',
  'Now, what is this?',
  'And what is this?',
  'What have we here?',
  'Whatever is it?',
  'Now what can that be?',
  'What do I see?',
  'Tell me, what is it?',
] as const;

interface Parts extends ReturnType<typeof asShown> {
  readonly k: string;
  readonly g: string;
  readonly Gcap: string;
  /** "a goat", "goat": who is seen in it by those who pass. */
  readonly aKind1: string;
  readonly kind1: string;
  /** "A goat who hates the cold." */
  readonly wrong1: string;
  readonly wrong2: string;
  /** "A penguin who hates the cold."; where it is the child, the name of the picture. */
  readonly right: string;
  readonly name: string;
  /** Who is in it, in a sentence: "the penguin", or the child's name. */
  readonly h: string;
  readonly refrain: string;
}

export function partsOf(bound: TheOneAbout): Parts {
  const { asked, child, grownUp, hero, first, second, chance } = bound;
  return {
    ...asShown(bound),
    k: child.name,
    g: grownUp.name,
    Gcap: cap(grownUp.name),
    aKind1: first.aKind,
    kind1: first.kind,
    wrong1: `${cap(asked.of(first))}.`,
    wrong2: `${cap(asked.of(second))}.`,
    right: `${cap(asked.right ?? asked.name)}.`,
    name: asked.name,
    h: hero?.theKind ?? child.name,
    refrain: chance.pick(...REFRAINS),
  };
}
