import type { SettingName, ThingName } from '@storylantern/contract';
import type { Being } from '@storylantern/library';
import { arc, type Chance, type Company, type Figure } from '../../arc.ts';
import type { Theme } from '../../theme.ts';
import { beingNamed } from '../../theme/entries.ts';
import { isRooted, neighboursOf, wayTo } from '../at-home.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import { FED, PAID, PLUGS, type Plug, type Posted } from './things-posted.ts';
import { young } from './young.ts';

/** Two who live on the two sides of a wall: one thinks that the hole in it is a shop, the other that it is hungry. */
export interface HoleInTheWall {
  readonly hero: Figure;
  readonly other: Figure;
  readonly child: Figure;
  /** Who mends walls. */
  readonly mender: Figure;
  readonly plug: Plug;
  readonly paid: readonly [Posted, Posted];
  readonly fed: readonly [Posted, Posted];
  /** "wall", under water "rock". */
  readonly wall: string;
  /** What comes through it, and what that did: "draught", "whistled"; under water otherwise. */
  readonly draught: string;
  readonly whistled: string;
  /** What the hero can put through a hole: "one arm", "one wing". */
  readonly limb: string;
  readonly home: SettingName;
  /** The other side. */
  readonly beyond: SettingName;
  /** Whoever comes by is not the child of the book, and has to be said who it is. */
  readonly isMet: boolean;
  /** The theme's own place as a sentence of its own, else empty. */
  readonly where: string;
  /** " Pip was lonely.", when the theme says so and the kind's adjective does not. */
  readonly lonely: string;
  /** How the child came, where one cannot walk, as a sentence with a space behind it; else empty. */
  readonly arrival: string;
  readonly arrivedBy: readonly ThingName[];
  readonly refrain: string;
  readonly chance: Chance;
}

/** The second of "a dinosaur and a robot", which was understood as a thing. */
function asBeing({ thing, raw }: Theme): Being | undefined {
  if (!thing || !new RegExp(String.raw`\band an? (?:\p{L}+ )?${thing.word}\b`, 'iu').test(raw)) return undefined;
  const being = beingNamed(thing.word);
  return being &&
    (being.isa !== 'thing' || /^(?:robot|doll|teddy|snowman|scarecrow)$/.test(being.id)) &&
    !isRooted(being)
    ? being
    : undefined;
}

function limbOf({ being }: Figure): string {
  if (being?.id === 'elephant') return 'the trunk';
  if (being?.isa === 'bird') return 'one wing';
  if (/^(?:snail|slug|worm|snake|caterpillar)$/.test(being?.id ?? '')) return 'the nose';
  if (being?.isa === 'sea' && !/^(?:octopus|squid|crab|lobster|starfish|otter|mermaid)$/.test(being.id))
    return 'one fin';
  return 'one arm';
}

/** "a mouse who lives in our wall": the other side of it is the family's own. */
const IN_OUR_WALL =
  /\b(?:in|inside|behind) (?:our|the|my|her|his) (?:\p{L}+ )?(?:wall|walls|skirting(?: board)?|floorboards?)\b/iu;
/** "the girl next door": two children, and a wall. */
const NEXT_DOOR =
  /\b(?:next[- ]door|(?:girl|boy|child|family|friend|people) (?:across|over) the (?:road|street|way)|(?:new|our|my) neighbou?rs?|(?:over|other side of) the (?:garden )?(?:fence|wall))\b/i;
const isOfWall = ({ raw, hero, other, relation }: Theme): boolean =>
  IN_OUR_WALL.test(raw) && hero?.being !== null && hero !== null && !other && relation !== 'fear';
const isNextDoor = ({ raw, hero, other, relation, place }: Theme): boolean =>
  NEXT_DOOR.test(raw) &&
  !hero &&
  !other &&
  !place &&
  /^(?:none|friend)$/.test(relation) &&
  !/\b(?:noisy|mean|cross|grumpy|scared|scary|moved|moving|moves|dog|cat)\b/i.test(raw);

/** Who lives on the two sides, and who comes by: as the theme has it, when it is of a wall. */
function sidesOf(company: Company): { readonly hero: Figure; readonly other: Figure; readonly child: Figure } | null {
  const { theme, hero, child, chance, person, alsoThere, passersBy } = company;
  const third = (): Figure | undefined =>
    alsoThere[0] ??
    (hero.isChild ? company.friend : undefined) ??
    passersBy(1, (being) => being.isa === 'pet' && being.size < 3)[0];
  if (isOfWall(theme)) {
    const by = third();
    return by ? { hero, other: child, child: by } : null;
  }
  if (!isNextDoor(theme)) return null;
  const by = third();
  const who = /\b(?:girl|boy)\b/i.exec(theme.raw)?.[0].toLowerCase();
  const name =
    who === 'boy'
      ? chance.pick('Otto', 'Wilf', 'Emre')
      : who === 'girl'
        ? chance.pick('Posy', 'Juno', 'Tilda')
        : chance.pick('Bo', 'Sunny', 'Kit');
  const other = person(name, 'child');
  return by
    ? {
        hero: child,
        other: {
          ...other,
          introduced: `${name}, the ${who ?? 'child'} ${/\b(?:across|over) the (?:road|street|way)\b/i.exec(theme.raw)?.[0].toLowerCase() ?? 'next door'}`,
        },
        child: by,
      }
    : null;
}

const outOfDoors = (setting: SettingName): SettingName =>
  /^(?:bedroom|bathroom|kitchen|living-room|classroom|doctor|library|shop|stage)$/.test(setting) ? 'garden' : setting;

function bind(company: Company): HoleInTheWall | null {
  const { theme, chance } = company;
  const sides = sidesOf(company);
  const { hero, child } = sides ?? company;
  if (!sides && (hero.being === null || hero.isChild || isRooted(hero.being))) return null;
  const home = outOfDoors(theme.place?.place?.setting ?? hero.being?.setting ?? 'garden');
  const second = asBeing(theme);
  const near = neighboursOf(company, home, company.other);
  if (!near) return null;
  const other = sides?.other ?? company.other ?? (second ? company.meet(second.id) : near[1]);
  if (!sides && (other.being === null || isRooted(other.being) || other.isChild)) return null;
  const dry = home !== 'undersea';
  const [pay, payMore] = chance.some(2, dry ? PAID : PAID.filter((each) => !each.onLand));
  const [feed, feedMore] = chance.some(2, dry ? FED : FED.filter((each) => !each.onLand));
  if (!pay || !payMore || !feed || !feedMore) return null;
  const way = wayTo(home);
  return {
    hero,
    other,
    child,
    mender: near[0],
    plug: chance.pick(...PLUGS),
    paid: [pay, payMore],
    fed: [feed, feedMore],
    wall: dry ? 'wall' : 'rock',
    draught: dry ? 'draught' : 'current',
    whistled: dry ? 'whistled' : 'gurgled',
    limb: limbOf(hero),
    home,
    beyond: isOfWall(theme) ? 'living-room' : home,
    isMet: sides !== null,
    where: theme.place?.place ? ` It was at ${theme.place.place.id}.` : '',
    lonely: /\blonely\b/i.test(theme.raw) && !hero.introduced.includes('lonely') ? ` ${hero.name} was lonely.` : '',
    arrival: way ? `${child.name} had come ${way.said}. ` : '',
    arrivedBy: way ? [way.thing] : [],
    refrain: chance.pick(
      'Odd sort of shop',
      'Fair is fair',
      'One must not grumble',
      'One cannot complain',
      'A bargain is a bargain',
      'One gets what one gets',
      'That is business',
      'It takes all sorts',
      'You never know what is in',
      "You can't say fairer than that",
      'One must take what comes',
      'Shops are like that',
      'Such is trade',
    ),
    chance,
  };
}

/** Things go to and fro through a hole, and neither knows of the other, until two hands go in at once. */
export const holeInTheWall = arc<HoleInTheWall>({
  id: 'hole-in-the-wall',
  fits: (theme) => {
    const { relation, hero, other, thing, place } = theme;
    if (isOfWall(theme) || isNextDoor(theme)) return 12;
    if (!hero?.being || isRooted(hero.being) || (other && (!other.being || isRooted(other.being)))) return 0;
    if ((relation === 'none' || relation === 'friend') && other && /\bneighbou?rs?\b/i.test(theme.raw)) return 12;
    const clutter = (thing && !asBeing(theme)) || place ? 4 : 0;
    if (relation === 'friend') return 10 - clutter;
    return relation === 'none' && (other || asBeing(theme)) ? 8 - clutter : 0;
  },
  bind,
  young,
  middle,
  old,
});
