import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';
import { gameIn } from './game.ts';

interface Parts extends ReturnType<typeof gameIn> {
  readonly N: Figure;
  readonly n: string;
  /** The neighbour's pronouns, as the theme and the name say. */
  readonly he: string;
  readonly He: string;
  readonly him: string;
  readonly his: string;
  /** Whether the theme has a bell at the door, else there is a knocker. */
  readonly rings: boolean;
  /** "knocked", "rang". */
  readonly knocked: string;
  readonly knock: string;
  /** Where it is played, of a roof that it is a flat one. */
  readonly onTop: string;
  readonly C: Figure;
  readonly c: string;
  readonly title: string;
  readonly refrain: string;
}

const WOMAN = /\b(?:lady|woman|mrs|miss|ms|granny)\b/i;
const NAMED = /\b(?:Mr|Mrs|Miss|Ms) \p{Lu}\p{L}+/u;

export function partsOf({ A, B, G, K, raw, company, chance }: Going): Parts {
  const game = gameIn(raw);
  const named = NAMED.exec(`${company.theme.raw} ${company.details}`)?.[0] ?? null;
  const isWoman = WOMAN.test(named ?? raw);
  const name = named ?? `${isWoman ? 'Mrs' : 'Mr'} ${chance.pick('Grimm', 'Stern', 'Crabbe')}`;
  const rings = /\bbell\b/i.test(raw);
  const N = company.person(name, 'neighbour');
  const C = A === K ? (B === G ? company.friend : B) : K;
  return {
    ...game,
    N,
    n: N.name,
    he: isWoman ? 'she' : 'he',
    He: isWoman ? 'She' : 'He',
    him: isWoman ? 'her' : 'him',
    his: isWoman ? 'her' : 'his',
    rings,
    knocked: rings ? 'rang' : 'knocked',
    knock: rings ? 'ring' : 'knock',
    onTop: game.where.replace('the roof', 'the flat roof'),
    C,
    c: C.name,
    title: chance.pick(
      `the twelfth ${game.ball}`,
      'not me',
      'over the wall',
      `somebody has to ${rings ? 'ring' : 'knock'}`,
    ),
    refrain: 'Not me!',
  };
}
