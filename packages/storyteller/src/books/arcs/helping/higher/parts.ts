import type { SettingName, ThingName } from '@storylantern/contract';
import type { Chance, Company, Figure } from '../../../arc.ts';

/** Everybody under a tree with a cat in it. */
export interface Higher {
  /** Who is up there. */
  readonly X: Figure;
  /** Who comes to the rescue. */
  readonly F: Figure;
  /** The child, who watches the cat rather than the rescue. */
  readonly K: Figure;
  readonly G: Figure;
  readonly A: Figure;
  /** "tree" or "roof": what is climbed, and what is drawn of it. */
  readonly tree: string;
  readonly up: ThingName;
  readonly setting: SettingName;
  readonly chance: Chance;
}

const CAT = /^(?:cat|kitten|wildcat)$/;

/** The parts of such a rescue: a cat comes down when nobody is coming up. */
export function higherOf(company: Company, high: Figure, rescuer: Figure | null): Higher | null {
  const { child, grownUp, theme, chance } = company;
  if (!CAT.test(high.being?.id ?? '')) return null;
  const [A, B] = company.passersBy(2, ({ size, isa, can }) => size >= 2 && isa !== 'insect' && !can.includes('fly'));
  if (!A || !B) return null;
  const isRoof = /\b(?:roof|rooftop|chimney)\b/i.test(theme.raw);
  return {
    X: high,
    F: rescuer ?? B,
    K: child,
    G: grownUp,
    A,
    tree: isRoof ? 'roof' : 'tree',
    up: isRoof ? 'house' : 'tree',
    setting: 'street',
    chance,
  };
}
