import type { SettingName } from '@storylantern/contract';
import type { ActorHint, Figure } from '../../arc.ts';
import { cap, wordCount } from '../wording.ts';
import type { TheOneAbout } from './arc.ts';
import { asShown } from './as-shown.ts';
import { inShort, MOST } from './in-short.ts';

interface AsSaid extends ReturnType<typeof asShown> {
  /** Where one can walk up to whoever it is about: where that is seen, or a garden. */
  readonly near: SettingName;
  readonly k: string;
  readonly g: string;
  readonly Gcap: string;
  /** "a goat", "goat": who is taken for whoever it is about. */
  readonly aKind1: string;
  readonly aKind2: string;
  readonly kind1: string;
  readonly kind2: string;
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
  /** The name as an exclamation, in sentences that are short enough for the youngest. */
  readonly called: string;
  /** The same three in short sentences. */
  readonly short: { readonly wrong1: string; readonly wrong2: string; readonly right: string };
  /** Who it is about, in a sentence: "the penguin", or the child's name. */
  readonly h: string;
  readonly H: string;
  readonly who: Figure;
  /** Whoever it is about, met where everybody is. */
  met(pose: ActorHint['pose'], feeling: ActorHint['feeling']): ActorHint;
  /** Somebody else of whom the same is said: "An aunt who hates the cold." */
  also(kind: string): string;
}

/** The words of a theme as they are said, got wrong and written down. */
export function asSaid(bound: TheOneAbout): AsSaid {
  const { asked, child, grownUp, hero, first, second } = bound;
  const also = (kind: string): string => `${cap(asked.of({ kind }))}.`;
  const right = `${cap(asked.right ?? asked.name)}.`;
  const [wrong1, wrong2] = [also(first.kind), also(second.kind)];
  const h = hero?.theKind ?? child.name;
  const shown = asShown(bound);
  return {
    ...shown,
    near: shown.pose('stand') === 'float' ? 'garden' : shown.there,
    k: child.name,
    g: grownUp.name,
    Gcap: cap(grownUp.name),
    aKind1: first.aKind,
    aKind2: second.aKind,
    kind1: first.kind,
    kind2: second.kind,
    w1: first.theKind,
    w2: second.theKind,
    W1: cap(first.theKind),
    W2: cap(second.theKind),
    wrong1,
    wrong2,
    right,
    name: asked.name,
    called: wordCount(asked.name) > MOST ? inShort(right) : `${asked.name}!`,
    short: { wrong1: inShort(wrong1), wrong2: inShort(wrong2), right: inShort(right) },
    h,
    H: cap(h),
    who: hero ?? child,
    met: (pose, feeling) => ({ who: hero ?? child, pose, feeling }),
    also,
  };
}
