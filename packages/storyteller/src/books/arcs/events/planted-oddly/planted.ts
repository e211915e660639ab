import type { ThingName } from '@storylantern/contract';
import type { Figure } from '../../../arc.ts';
import { withArticle } from '../../../company/figure.ts';
import type { Going } from '../event.ts';

/** What nobody plants, its plural, and what is drawn of it. */
const PLANTED: readonly (readonly [one: string, many: string, drawn: ThingName | null])[] = [
  ['button', 'buttons', 'button'],
  ['sock', 'socks', 'sock'],
  ['teaspoon', 'teaspoons', 'spoon'],
  ['spoon', 'spoons', 'spoon'],
  ['fork', 'forks', null],
  ['teacup', 'teacups', 'cup'],
  ['cup', 'cups', 'cup'],
  ['coin', 'coins', 'coin'],
  ['penny', 'pennies', 'coin'],
  ['pencil', 'pencils', 'pencil'],
  ['crayon', 'crayons', 'crayon'],
  ['biscuit', 'biscuits', 'biscuit'],
  ['cookie', 'cookies', 'biscuit'],
  ['cupcake', 'cupcakes', 'cupcake'],
  ['sausage', 'sausages', null],
  ['sweet', 'sweets', null],
  ['jelly ?bean', 'jelly beans', null],
  ['lollipop', 'lollipops', 'lollipop'],
  ['chip', 'chips', null],
  ['doughnut', 'doughnuts', null],
  ['pancake', 'pancakes', 'pancakes'],
  ['feather', 'feathers', 'feather'],
  ['key', 'keys', 'key'],
  ['shoe', 'shoes', 'shoe'],
  ['glove', 'gloves', 'mittens'],
  ['mitten', 'mittens', 'mittens'],
  ['hat', 'hats', 'hat'],
  ['marble', 'marbles', 'marbles'],
  ['bead', 'beads', null],
  ['pebble', 'pebbles', 'rock'],
  ['ball', 'balls', 'ball'],
  ['book', 'books', 'book'],
  ['letter', 'letters', 'letter'],
  ['bell', 'bells', 'bell'],
];

/** The odd things of which a theme may say that they were planted, in one or many. */
export const ODD = String.raw`(?:${PLANTED.flatMap(([one, many]) => [many, one]).join('|')})`;

interface Planted {
  readonly x: string;
  readonly xs: string;
  readonly drawn: readonly ThingName[];
}

/** What a theme says is planted; null where it is nothing odd. */
export function plantedIn(raw: string): Planted | null {
  const found = PLANTED.find(([one, many]) => new RegExp(String.raw`\b(?:${one}|${many})\b`, 'iu').test(raw));
  if (!found) return null;
  const [one, xs, drawn] = found;
  return { x: one.replace(' ?', ' '), xs, drawn: drawn ? [drawn] : [] };
}

const REFRAINS = ["It doesn't know that!", "Don't tell it that!", "It hasn't heard!", 'Nobody has told it!'] as const;

interface Parts extends Planted {
  readonly ax: string;
  /** "Socks". */
  readonly Xs: string;
  /** Who knows all about what grows. */
  readonly D: Figure;
  readonly d: string;
  /** Who only says so in passing. */
  readonly P: Figure;
  /** What the one who knows plants in the end. */
  readonly last: 'hat' | 'book';
  readonly refrain: string;
  readonly title: string;
}

export function partsOf({ raw, company, chance, a, b, g }: Going): Parts {
  const planted = plantedIn(raw) ?? { x: 'button', xs: 'buttons', drawn: ['button'] as const };
  const { x, xs } = planted;
  const D = company.person([a, b, g].includes('Mr Dobbs') ? 'Mr Finch' : 'Mr Dobbs', 'neighbour');
  return {
    ...planted,
    ax: withArticle(x),
    Xs: `${xs.charAt(0).toUpperCase()}${xs.slice(1)}`,
    D,
    d: D.name,
    P: company.person([a, b, g].includes('Mrs Pell') ? 'Mrs Tuck' : 'Mrs Pell', 'neighbour'),
    last: x === 'hat' ? 'book' : 'hat',
    refrain: chance.pick(...REFRAINS),
    title: chance.pick(`nobody told the ${x}`, `what the ${x} didn't know`, `don't tell the ${x}`),
  };
}
