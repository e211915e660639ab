import type { Figure } from '../../../arc.ts';
import { type Going } from '../event.ts';
import { wayOf, type Way } from './ways.ts';
import { workplaceIn, type Workplace } from './workplaces.ts';

const REFRAINS = [
  'Not like that, please!',
  "That's not the way!",
  'Nobody does it so!',
  "That's not how!",
  'Dear me, not so!',
  'But not like that!',
  'Not that way, please!',
  'One never does that!',
  'Not so, not so!',
  'Oh, not like that!',
] as const;
export const TITLES = ['not like that', 'there is one way to do it', 'the new cap', 'the key on the hook'];

export interface Parts {
  readonly work: Workplace;
  readonly way: Way;
  readonly refrain: string;
  /** Who works there, and whose place it is. */
  readonly A: Figure;
  readonly a: string;
  readonly N: Figure;
  readonly n: string;
  /** ", as night watchman" where the theme has a name for the job. */
  readonly as: string;
}

export function partsOf({ A: hero, raw, company, chance }: Going): Parts {
  const A = wayOf(hero.being) ? hero : company.meet(chance.pick('dog', 'penguin', 'elephant'));
  const way = wayOf(A.being);
  if (!way) throw new Error('no way of doing it');
  const mine =
    /\b(?:is|was|as|be|becomes?|became) (?:a|an|the) (?:new )?(postman|baker|librarian|shopkeeper|mechanic|waiter|waitress|night ?watchman|caretaker|lifeguard)\b/.exec(
      raw,
    )?.[1];
  const trade =
    mine !== undefined ? undefined : /\b(?:postman|baker|librarian|shopkeeper|mechanic)(?=['’]?s?\b)/.exec(raw)?.[0];
  const N = company.person(trade === undefined ? 'Mrs Button' : 'Mr Button', 'neighbour');
  const known = trade !== undefined && A.being?.id !== trade ? { introduced: `${N.name} the ${trade}` } : {};
  return {
    work: workplaceIn(raw),
    way,
    refrain: chance.pick(...REFRAINS),
    A,
    a: A.name,
    N: { ...N, ...known },
    n: N.name,
    as: mine === undefined ? '' : `, as ${mine}`,
  };
}

export const drawn = ({ thing }: Workplace) => (thing ? { things: [thing] } : {});
