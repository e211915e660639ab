import type { ThingName } from '@storylantern/contract';
import type { ActorHint, Figure } from '../../../arc.ts';
import { possessive } from '../../../../child/name.ts';
import { isCast } from '../../../company/figure.ts';
import { cap } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { strikersIn, type Strikers } from './strikers.ts';

export const TITLES = [
  'a wavy line and something round',
  'not until we get it',
  'the sign',
  'what they wanted',
] as const;
const REFRAINS = ['Not until we get it!', 'Nothing until we get it!', 'First we must have it!'] as const;

interface Parts {
  readonly refrain: string;
  readonly K: Figure;
  readonly k: string;
  readonly G: Figure;
  readonly g: string;
  readonly Gcap: string;
  readonly who: Strikers;
  /** "the hens". */
  readonly them: string;
  readonly Them: string;
  readonly boss: string;
  readonly Boss: string;
  /** The one who speaks for them, where it can be drawn. */
  readonly at: (pose: ActorHint['pose'], feeling: ActorHint['feeling']) => readonly ActorHint[];
  readonly things: readonly ThingName[];
}

const HENS = strikersIn('hens');

/** Whom a parent calls the boss: "Doris is the boss". */
const bossIn = (details: string): string | undefined =>
  /\b(\p{Lu}\p{Ll}+) is (?:the|their) (?:boss|leader|chief|queen)\b/u.exec(details)?.[1];

function called(figure: Figure, name: string): Figure {
  if (!isCast(figure)) return figure;
  const renamed = { ...figure, name, names: possessive(name), introduced: `${name} the ${figure.kind}` };
  return { ...renamed, character: { ...figure.character, name } } as Figure;
}

export function partsOf({ K, G, g, Gcap, company, chance }: Going): Parts {
  const who = strikersIn(company.theme.raw) ?? HENS;
  if (who === null) throw new Error('Hens are known.');
  const boss = who.being === null ? who.boss : (bossIn(company.details) ?? who.boss);
  const X = who.being === null ? null : called(company.meet(who.being), boss === K.name ? 'Dot' : boss);
  const name = X?.name ?? boss;
  return {
    refrain: chance.pick(...REFRAINS),
    K,
    k: K.name,
    G,
    g,
    Gcap,
    who,
    them: `the ${who.many}`,
    Them: `The ${who.many}`,
    boss: name,
    Boss: cap(name),
    at: (pose, feeling) => (X ? [seen(X, pose, feeling)] : []),
    things: who.drawn === null || !who.many.startsWith(who.drawn.slice(0, 4)) ? [] : [who.drawn],
  };
}
