import {
  HAIR_COLOURS,
  HAIR_STYLES,
  SKINS,
  EYE_COLOURS,
  type COMPANIONS,
  type Looks,
  type Picture,
} from '@storylantern/contract';
import { numberFrom, oneOf, randomFrom, type Random } from '../paint/random.ts';
import type { FeelingName } from '../people/feelings.ts';
import type { Person } from '../people/figure.ts';
import { childOutfit, companionOutfit, grownOutfit, looksNumber } from '../people/outfit.ts';

export type CompanionName = (typeof COMPANIONS)[number];

const isNight = ({ time, setting }: Picture) =>
  time !== 'day' && (setting === 'bedroom' || (setting === 'bathroom' && time === 'night'));

/** The child the picture is about. */
export const heroOf = (picture: Picture): Person => ({
  looks: picture.looks,
  age: picture.age,
  grown: false,
  outfit: childOutfit(picture.looks, isNight(picture)),
});

const seeded = (picture: Picture, who: string) => randomFrom((looksNumber(picture.looks) ^ numberFrom(who)) >>> 0);

const near = <Item>(list: readonly Item[], item: Item, random: Random): Item => {
  const index = list.indexOf(item) + Math.round((random() - 0.5) * 2);
  return list[Math.max(0, Math.min(list.length - 1, index))] ?? item;
};

/**
 * A grown-up of the family: the same one whenever this child is drawn. Skin and hair are close to the child's, and the
 * hair cut fits a mother as well as a father, because the story decides who it is.
 */
export function grownUpOf(picture: Picture): Person {
  const random = seeded(picture, 'grown-up');
  const child = picture.looks;
  const looks: Looks = {
    hairStyle:
      child.hairStyle === 'hijab'
        ? 'hijab'
        : child.hairStyle === 'afro' || child.hairStyle === 'curly'
          ? 'curly'
          : oneOf(['short', 'bob', 'short'] as const, random),
    hairColour:
      child.hairStyle === 'hijab'
        ? oneOf(['red', 'blonde', 'grey'] as const, random)
        : child.hairColour === 'purple'
          ? 'brown'
          : child.hairColour,
    skin: near(SKINS, child.skin, random),
    eyes: child.eyes,
    glasses: random() < 0.25,
    hearingAid: false,
    wheelchair: false,
  };
  return { looks, age: 36, grown: true, outfit: grownOutfit(looks, heroOf(picture).outfit.top, random) };
}

/** A teacher: the same one for one child, and nobody of the family. */
export function teacherOf(picture: Picture): Person {
  const random = seeded(picture, 'teacher');
  const looks: Looks = {
    hairStyle: oneOf(['bun', 'bob', 'curly', 'short', 'afro', 'hijab', 'ponytail'] as const, random),
    hairColour: oneOf(['black', 'dark-brown', 'brown', 'chestnut', 'grey'] as const, random),
    skin: oneOf(
      SKINS.filter((each) => each !== picture.looks.skin),
      random,
    ),
    eyes: oneOf(EYE_COLOURS, random),
    glasses: random() < 0.45,
    hearingAid: false,
    wheelchair: false,
  };
  return {
    looks,
    age: 41,
    grown: true,
    outfit: {
      ...grownOutfit(looks, heroOf(picture).outfit.top, random),
      garment: looks.hairStyle === 'hijab' ? 'tunic' : 'cardigan',
    },
  };
}

/** Another child: never the hero's own hair, and about as old. */
export function otherChildOf(picture: Picture): Person {
  const random = seeded(picture, 'child');
  const own = picture.looks;
  const looks: Looks = {
    hairStyle: oneOf(
      HAIR_STYLES.filter((each) => each !== own.hairStyle && each !== 'bald'),
      random,
    ),
    hairColour: oneOf(
      HAIR_COLOURS.filter((each) => each !== own.hairColour && each !== 'grey' && each !== 'purple'),
      random,
    ),
    skin: oneOf(
      SKINS.filter((each) => each !== own.skin),
      random,
    ),
    eyes: oneOf(EYE_COLOURS, random),
    glasses: random() < 0.2,
    hearingAid: random() < 0.08,
    wheelchair: random() < 0.08,
  };
  return {
    looks,
    age: Math.max(3, picture.age + Math.round((random() - 0.5) * 1.6)),
    grown: false,
    outfit: companionOutfit(looks, heroOf(picture).outfit.top, random, isNight(picture)),
  };
}

/** The baby of the family. */
export function babyOf(picture: Picture): Looks {
  const random = seeded(picture, 'baby');
  return {
    ...picture.looks,
    skin: near(SKINS, picture.looks.skin, random),
    hairStyle: 'bald',
    glasses: false,
    hearingAid: false,
    wheelchair: false,
  };
}

/** How somebody feels beside a child who feels like this: a companion steadies, it never adds to a hard feeling. */
export function beside(feeling: FeelingName, grown: boolean): FeelingName {
  if (feeling === 'happy' || feeling === 'proud' || feeling === 'surprised') return 'happy';
  if (feeling === 'curious' || feeling === 'shy') return grown ? 'calm' : 'happy';
  return 'calm';
}
