import { EYE_COLOURS, SKINS, type ChosenOutfit, type Looks } from '@storylantern/contract';
import { numberFrom, oneOf, randomFrom, type Random } from '../paint/random.ts';
import { chooseOutfit, type AdultRole } from './outfit.ts';

type HairColour = Looks['hairColour'];
type HairStyle = Looks['hairStyle'];

/** A grown-up of a book: looks, clothes and years; the years decide proportions. */
interface Adult {
  readonly looks: Looks;
  readonly outfit: ChosenOutfit;
  readonly age: number;
}

/** Colours that hair grows in, from dark to light; relatives stand near each other in it. */
const GROWN_HAIR: readonly HairColour[] = [
  'black',
  'dark-brown',
  'brown',
  'chestnut',
  'auburn',
  'red',
  'strawberry-blonde',
  'dark-blonde',
  'blonde',
  'white-blonde',
];
const NEUTRAL_STYLES: readonly HairStyle[] = ['short', 'bob', 'curly', 'ponytail', 'bun'];

const near = <Item>(list: readonly Item[], item: Item, step: number): Item =>
  list[Math.max(0, Math.min(list.length - 1, list.indexOf(item) + step))] ?? item;

const step = (random: Random): number => Math.round((random() - 0.5) * 2);

const plain = { hearingAid: false, wheelchair: false } as const;

/** Deep skins and light hair do not grow together; dyed hair stays the child's own. */
function inheritedHair(family: Looks, random: Random): HairColour {
  if (!GROWN_HAIR.includes(family.hairColour)) {
    return family.skin === 'porcelain' || family.skin === 'peach' ? 'brown' : 'black';
  }
  return near(GROWN_HAIR, family.hairColour, step(random));
}

function relativeStyle(family: Looks, random: Random, taken?: HairStyle): HairStyle {
  if (family.hairStyle === 'hijab' && taken !== 'hijab') return 'hijab';
  if (family.hairStyle === 'afro' || (family.hairStyle === 'braids' && SKINS.indexOf(family.skin) > 3)) {
    return oneOf(
      (['curly', 'short', 'afro', 'bun'] as const).filter((each) => each !== taken),
      random,
    );
  }
  return oneOf(
    NEUTRAL_STYLES.filter((each) => each !== taken),
    random,
  );
}

const scarfColours: readonly HairColour[] = ['red', 'blonde', 'grey', 'chestnut', 'blue', 'green'];

/** A parent: hair, skin and eyes close to the child's, and a cut that fits a mother as well as a father. */
function parentLooks(family: Looks, seed: number, other: boolean): Looks {
  const random = randomFrom(seed ^ numberFrom('parent'));
  const hairStyle = relativeStyle(family, random);
  const first: Looks = {
    ...plain,
    hairStyle,
    hairColour: hairStyle === 'hijab' ? oneOf(scarfColours, random) : inheritedHair(family, random),
    skin: near(SKINS, family.skin, step(random)),
    eyes: family.eyes,
    glasses: random() < 0.25,
  };
  if (!other) return first;
  const own = randomFrom(seed ^ numberFrom('other-parent'));
  const natural = inheritedHair(family, own);
  return {
    ...plain,
    hairStyle: relativeStyle(family, own, first.hairStyle),
    // Two parents are told apart by more than their cut.
    hairColour: natural === first.hairColour ? near(GROWN_HAIR, natural, natural === 'black' ? 2 : -2) : natural,
    skin: near(SKINS, family.skin, step(own)),
    eyes: oneOf<Looks['eyes']>([family.eyes, 'brown', 'dark-brown'], own),
    glasses: !first.glasses && own() < 0.4,
  };
}

/** A grandparent: white or grey, and not like the other one. */
function grandparentLooks(family: Looks, seed: number, other: boolean): Looks {
  const random = randomFrom(seed ^ numberFrom('grandparent'));
  const scarfed = family.hairStyle === 'hijab';
  const curls = family.hairStyle === 'afro' || family.hairStyle === 'curly' || SKINS.indexOf(family.skin) > 4;
  const styles: readonly [HairStyle, HairStyle] = curls
    ? ['curly', 'short']
    : random() < 0.5
      ? ['bun', 'short']
      : ['short', 'bob'];
  const hairStyle: HairStyle = scarfed && !other ? 'hijab' : styles[other ? 1 : 0];
  const silver: readonly [HairColour, HairColour] = random() < 0.5 ? ['white', 'grey'] : ['grey', 'white'];
  const glasses = random() < 0.7;
  return {
    ...plain,
    hearingAid: other && random() < 0.3,
    hairStyle,
    hairColour: silver[other ? 1 : 0],
    skin: near(SKINS, family.skin, other ? -step(random) : step(random)),
    eyes: other ? oneOf(['brown', 'blue', 'hazel', 'grey'] as const, random) : family.eyes,
    glasses: other ? !glasses : glasses,
  };
}

/** Somebody outside the family: any skin, any hair. */
function neighbourLooks(role: AdultRole, family: Looks, seed: number): Looks {
  const random = randomFrom(seed ^ numberFrom(role));
  const skin = oneOf(
    SKINS.filter((each) => each !== family.skin),
    random,
  );
  const deep = SKINS.indexOf(skin) > 2;
  const hairStyle = oneOf<HairStyle>(
    deep
      ? ['bun', 'short', 'afro', 'curly', 'hijab', 'short', 'bald']
      : ['bun', 'bob', 'curly', 'short', 'ponytail', 'hijab', 'short'],
    random,
  );
  return {
    ...plain,
    hairStyle,
    hairColour:
      hairStyle === 'hijab'
        ? oneOf(scarfColours, random)
        : oneOf<HairColour>(
            deep
              ? ['black', 'dark-brown', 'grey', 'black']
              : ['black', 'brown', 'chestnut', 'auburn', 'red', 'dark-blonde', 'grey'],
            random,
          ),
    skin,
    eyes: oneOf(
      deep ? (['brown', 'dark-brown', 'hazel', 'amber'] as const) : EYE_COLOURS.filter((each) => each !== 'violet'),
      random,
    ),
    glasses: random() < (role === 'teacher' || role === 'librarian' ? 0.5 : 0.25),
  };
}

/** What a role wears besides what anybody would. */
const AT_WORK: Readonly<Partial<Record<AdultRole, Partial<ChosenOutfit>>>> = {
  teacher: { garment: 'cardigan', print: 'plain' },
  doctor: { garment: 'coat', print: 'plain', top: 'cream', accent: 'teal' },
  librarian: { garment: 'jumper', print: 'dots' },
  shopkeeper: { garment: 'jumper', print: 'stripes' },
  farmer: { garment: 'dungarees', print: 'plain', bottom: 'denim', shoes: 'pine' },
  captain: { garment: 'coat', print: 'plain', top: 'navy', bottom: 'cream', shoes: 'cocoa', accent: 'butter' },
  coach: { garment: 'hoodie', print: 'plain', shoes: 'cream' },
};

/**
 * A grown-up of a book, the same for the same family and seed. Parents and grandparents resemble the child; everybody
 * else may look like anyone. No role is tied to a way of being a woman or a man: words decide who somebody is.
 */
export function adultLooks(
  role: AdultRole,
  { family, seed }: { readonly family: Looks; readonly seed: number },
): Adult {
  const other = role === 'other-parent' || role === 'other-grandparent';
  const [looks, age] =
    role === 'parent' || role === 'other-parent'
      ? [parentLooks(family, seed, other), other ? 39 : 36]
      : role === 'grandparent' || role === 'other-grandparent'
        ? [grandparentLooks(family, seed, other), other ? 70 : 67]
        : [neighbourLooks(role, family, seed), 42];
  const first =
    role === 'other-parent' || role === 'other-grandparent'
      ? adultLooks(role === 'other-parent' ? 'parent' : 'grandparent', { family, seed }).outfit
      : undefined;
  const chosen = chooseOutfit(looks, seed ^ numberFrom(role), { grown: true, avoid: first ? [first.top] : [] });
  const work = AT_WORK[role];
  // A scarf asks for sleeves.
  const modest = looks.hairStyle === 'hijab' && role === 'farmer';
  return {
    looks,
    outfit: { ...chosen, ...work, ...(modest ? { garment: 'jumper' as const } : {}) },
    age,
  };
}
