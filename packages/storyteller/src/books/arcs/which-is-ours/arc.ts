import type { Chance, Company, Figure } from '../../arc.ts';
import { OF_ITS_SENTENCE, shape, SURE } from '../shape.ts';
import type { Theme } from '../../theme.ts';
import { staysAtHome } from '../at-home.ts';
import { anotherChild } from '../another-child.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import { oneWayIn, type OneWay } from './reading.ts';
import { WORDINGS } from './wordings.ts';
import { young } from './young.ts';

/**
 * Somebody who can only whisper, who never stops or who always says no, among a hundred who look the same: it is the one
 * thing by which anybody can tell whom to take home.
 */
export interface WhichIsOurs {
  readonly hero: Figure;
  readonly child: Figure;
  readonly grownUp: Figure;
  /** The one next door, who does it all as one should. */
  readonly double: Figure;
  readonly neighbour: Figure;
  readonly keeper: Figure;
  /** A boy or girl who has gone home with the wrong one before. */
  readonly other: Figure;
  readonly way: OneWay;
  readonly refrain: string;
  readonly chance: Chance;
}

const REFRAINS = ['Not this one', 'That is not ours', 'No, not that one', 'This one is not ours', 'Wrong one'] as const;

/** Of a family there are no hundred, and of what lives in the sea none comes to a field. */
const OF_STORIES =
  /^(?:giant|troll|pirate|wizard|witch|king|queen|knight|gnome|goblin|elf|fairy|prince|princess|clown|robot)$/;

const canBeOneOfMany = ({ hero, other, raw }: Theme): boolean =>
  hero?.being !== undefined &&
  hero.being !== null &&
  hero.known &&
  !hero.plural &&
  hero.name === null &&
  other === null &&
  (!/^(?:sea|thing)$/.test(hero.being.isa) || hero.being.id === 'robot') &&
  (hero.being.isa !== 'person' || OF_STORIES.test(hero.being.id)) &&
  !staysAtHome(hero.being) &&
  !/^(?:sun|moon|star|cloud|baby|child|santa|mum|dad)$/.test(hero.being.id) &&
  !/\b(?:teacher|brother|sister|mum|mummy|dad|daddy|boy|girl|grand\p{L}+)\b/iu.test(raw);

function bind(company: Company): WhichIsOurs | null {
  const { theme, hero, child, grownUp, chance } = company;
  const way = oneWayIn(theme.raw);
  if (way === null || hero.being === null || hero.isChild) return null;
  return {
    hero,
    child,
    grownUp,
    double: company.meet(hero.being.id),
    neighbour: company.person('Mrs Trott', 'neighbour'),
    keeper: company.person('Mr Platt', 'neighbour'),
    other: anotherChild(company),
    way,
    refrain: chance.pick(...REFRAINS),
    chance,
  };
}

/** Above whatever is told with the words of any theme, below whoever knows what the one way is. */
const KNOWS_THE_RELATION = 12.6;
/** Of these there are events that are found by the noun alone, and lose what is said of it. */
const OF_ITS_NOUN = /^(?:king|queen|prince|princess|knight|giant|tractor)$/;
/** What other events know more of than the noun. */
const KNOWN_DEED =
  /\b(?:sneez|laugh|smil|sleep|snor|yawn|wak|sing|danc|burp|hiccup|giggl|wash|brush|tid|talk|cook|bak|read)/i;

export const whichIsOurs = shape<WhichIsOurs>({
  id: 'which-is-ours',
  wordings: WORDINGS,
  reads: () => OF_ITS_SENTENCE,
  fits: (theme) =>
    theme.first === null && theme.fear === null && oneWayIn(theme.raw) !== null && canBeOneOfMany(theme)
      ? OF_ITS_NOUN.test(theme.hero?.being?.id ?? '') && !KNOWN_DEED.test(theme.raw)
        ? SURE
        : KNOWS_THE_RELATION
      : 0,
  // What is said of somebody is said whole, in its own words.
  does: /./,
  bind,
  young,
  middle,
  old,
});
