import type { ActorHint, Figure } from '../../../arc.ts';
import { cap } from '../../wording.ts';
import type { TheOneAbout } from '../arc.ts';
import { drawnBeside } from '../beside.ts';

/** What is said each time it is told wrong, and once when it is right. Without a stop. */
const REFRAINS: readonly (readonly [wrong: string, right: string])[] = [
  ["That's not how it goes", "That's how it goes"],
  ["That's not the one", "That's the one"],
  ["No, that's another story", "Yes, that's the story"],
  ["It doesn't go like that", 'It goes like that'],
  ["That isn't it at all", "That's all of it"],
  ["You've got it wrong", 'Now it is right'],
  ['No, no, not that one', 'Yes, yes, that one'],
  ["That's not what happens", "That's what happens"],
  ["Nobody's in the right place", "Everybody's in the right place"],
  ['That is not the beginning', 'That is the end'],
];

interface Parts extends ReturnType<typeof drawnBeside> {
  readonly k: string;
  readonly g: string;
  readonly Gcap: string;
  /** "the goat", "the hen": who was put in by mistake. */
  readonly w1: string;
  readonly w2: string;
  readonly W1: string;
  readonly W2: string;
  /** "A goat who hates the cold." */
  readonly wrong1: string;
  readonly wrong2: string;
  /** "A penguin who hates the cold."; where it is the child, the name of the story. */
  readonly right: string;
  readonly name: string;
  /** Who it is about, in a sentence: "the penguin", or the child's name. */
  readonly h: string;
  /** The same with a capital. */
  readonly H: string;
  readonly refrain: string;
  readonly atLast: string;
  /** Where whoever it is about is seen: "on the rug", "under the window". */
  readonly where: string;
  /** Whoever it is about, as drawn. */
  seen(pose: ActorHint['pose'], feeling: ActorHint['feeling']): ActorHint;
}

export function partsOf(bound: TheOneAbout): Parts {
  const { asked, child, grownUp, hero, first, second, at, chance } = bound;
  const [refrain, atLast] = chance.pick(...REFRAINS);
  const who: Figure = hero ?? child;
  const h = hero === null ? child.name : hero.theKind;
  return {
    ...drawnBeside(bound),
    k: child.name,
    g: grownUp.name,
    Gcap: cap(grownUp.name),
    w1: first.theKind,
    w2: second.theKind,
    W1: cap(first.theKind),
    W2: cap(second.theKind),
    wrong1: `${cap(asked.of(first))}.`,
    wrong2: `${cap(asked.of(second))}.`,
    right: `${cap(asked.right ?? asked.name)}.`,
    name: asked.name,
    h,
    H: cap(h),
    refrain,
    atLast,
    where: at === 'bedroom' ? 'on the rug' : 'under the window',
    seen: (pose, feeling) => ({ who, pose, feeling }),
  };
}
