import { arc, type Chance, type Company, type Figure } from '../../arc.ts';
import type { Theme } from '../../theme.ts';
import { staysAtHome } from '../at-home.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import { young } from './young.ts';

/**
 * Somebody has lost what no drawer can hold: a roar, a hop, a giggle. Others lend their own, which do not fit. It has been
 * kept all the while by whoever learned it from the loser, by copying.
 */
export interface KeptForYou {
  readonly hero: Figure;
  /** Who copies the hero from the first page on. */
  readonly child: Figure;
  /** Who lend theirs. */
  readonly lenders: readonly [Figure, Figure];
  readonly grownUp: Figure;
  /** "roar". */
  readonly noun: string;
  /** How it goes, without a stop: "Raaargh", "Hop". */
  readonly goes: string;
  readonly refrain: string;
  readonly chance: Chance;
}

/** What may be lost and is no thing, and how it goes; null for what is heard, which goes as its owner says. */
const KNACKS: Readonly<Record<string, string | null>> = {
  roar: null, moo: null, bark: null, squeak: null, quack: null, baa: null, miaow: null, meow: null, neigh: null,
  oink: null, growl: null, howl: null, hoot: null, tweet: null, buzz: null, croak: null, cluck: null, hiss: null,
  trumpet: null, honk: null, voice: null, snort: null, chirp: null, woof: null, cheep: null, hum: null,
  purr: 'Prrr', song: 'La, la', hop: 'Hop', bounce: 'Boing', wiggle: 'Wiggle', wag: 'Wag, wag', jump: 'Hup', skip: 'Skippety',
  giggle: 'Hee-hee', laugh: 'Ha-ha', smile: 'Grin', fire: 'Puff',
  flame: 'Puff', puff: 'Puff', whistle: 'Wheet', sneeze: 'Atchoo', stomp: 'Stomp', waddle: 'Waddle', dance: 'Tap, tap',
}; // prettier-ignore

const LOST = new RegExp(
  String.raw`\b(?:(?:lost|loses?|losing|mislaid|forgot|forgotten|forgets|can'?t find|cannot find) (?:his|her|its|their|my|the|how to) (?:\p{L}+ )?|the (?:missing|lost) )(${Object.keys(KNACKS).join('|')})\b`,
  'iu',
);
const knackIn = ({ raw }: Theme): string | null => LOST.exec(raw)?.[1]?.toLowerCase() ?? null;

function bind(company: Company): KeptForYou | null {
  const { theme, hero, child, grownUp, chance } = company;
  const noun = knackIn(theme);
  if (noun === null || hero.isChild || staysAtHome(hero.being)) return null;
  const goes = (KNACKS[noun] ?? hero.says).replace(/[.!?]+$/, '');
  const [first, second] = company.passersBy(
    2,
    (being) => being.says !== hero.being?.says && being.size <= 4 && being.isa !== 'sea',
  );
  // A frog called Hop is not asked where the hop is.
  if (goes === 'Oh' || hero.name.toLowerCase() === noun || !first || !second) return null;
  return {
    hero,
    child,
    lenders: [first, second],
    grownUp,
    noun,
    goes,
    refrain: chance.pick(
      'That is not mine',
      'It does not fit',
      'Not that one',
      'Thank you, but no',
      'That one is yours',
      'Somebody else is in it',
      'Not quite, but thank you',
      'It knows that I am not you',
      'That is nearly it, and is not',
      'It wants to go home',
    ),
    chance,
  };
}

export const keptForYou = arc<KeptForYou>({
  id: 'kept-for-you',
  fits: (theme) => (knackIn(theme) !== null && theme.hero !== null && theme.fear === null ? 15 : 0),
  bind,
  young,
  middle,
  old,
});
