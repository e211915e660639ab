import type { Figure } from '../../../arc.ts';
import { cap } from '../../wording.ts';
import type { TheOneAbout } from '../arc.ts';
import { asShown } from '../as-shown.ts';

/** The noise of two books with nothing between them, and what it means: first that there is none, in the end that it is read. */
const REFRAINS: readonly (readonly [sound: string, means: string])[] = [
  ['Flop', 'One is out.'],
  ['Bump', 'One has gone.'],
  ['Flump', 'There is a gap.'],
  ['Thud', 'Somebody is out.'],
  ['Plop', 'One is missing.'],
  ['Clap', 'Look at that gap.'],
  ['Thump', 'Somebody is not in.'],
  ['Clump', 'One is not at home.'],
  ['Bop', 'One should be here.'],
  ['Flap', 'Mind the gap.'],
];

interface Parts extends ReturnType<typeof asShown> {
  readonly librarian: Figure;
  readonly k: string;
  readonly g: string;
  readonly Gcap: string;
  /** "a goat", "goat": who is in the books that stand there. */
  readonly aKind1: string;
  readonly kind1: string;
  readonly kind2: string;
  /** "A goat who hates the cold." */
  readonly wrong1: string;
  readonly wrong2: string;
  /** "A penguin who hates the cold."; where it is the child, the name of the story. */
  readonly right: string;
  readonly name: string;
  /** Who it is about, in a sentence: "the penguin", or the child's name. */
  readonly h: string;
  readonly H: string;
  /** "Flop! One is out." */
  readonly refrain: string;
  /** "flop" */
  readonly sound: string;
}

export function partsOf(bound: TheOneAbout): Parts {
  const { asked, child, grownUp, hero, first, second, company, chance } = bound;
  const [sound, means] = chance.pick(...REFRAINS);
  const h = hero?.theKind ?? child.name;
  return {
    ...asShown(bound),
    librarian: company.person('Mrs Ames', 'librarian'),
    k: child.name,
    g: grownUp.name,
    Gcap: cap(grownUp.name),
    aKind1: first.aKind,
    kind1: first.kind,
    kind2: second.kind,
    wrong1: `${cap(asked.of(first))}.`,
    wrong2: `${cap(asked.of(second))}.`,
    right: `${cap(asked.right ?? asked.name)}.`,
    name: asked.name,
    h,
    H: cap(h),
    refrain: `${sound}! ${means}`,
    sound: sound.toLowerCase(),
  };
}
