import {
  CLOTHS,
  EYE_COLOURS,
  HAIR_COLOURS,
  HAIR_STYLES,
  SKINS,
  type CastMember,
  type CastSheet,
  type Character,
  type ChosenOutfit,
  type Looks,
  type SomeLooks,
  type SomeOutfit,
} from '@storylantern/contract';
import { looksFor } from '../looks/looks-for.ts';
import { difference } from '../paint/colour.ts';
import { numberFrom, oneOf, randomFrom, type Random } from '../paint/random.ts';
import { adultLooks } from '../people/adults.ts';
import { CLOTH, type ClothName } from '../people/cloths.ts';
import { chooseOutfit, looksNumber } from '../people/outfit.ts';
import { SKIN } from '../people/palette.ts';

/** How far a top stands from the skin and from what is worn below, OKLab times 100. */
const FROM_SKIN = 15;
const FROM_BOTTOM = 20;

type Kin = Extract<Character, { is: 'adult' }>['role'];
const FAMILY: readonly Kin[] = ['parent', 'other-parent', 'grandparent', 'other-grandparent'];

/**
 * Fixes how everybody of a book looks. What is left open of the reader's child follows from its name, so that it is the
 * same child in each of its books; its family resembles it, other children do not, and no two people wear the same top.
 * Animals and things carry their appearance in themselves (`person` is null).
 */
export function castSheet(
  characters: readonly Character[],
  { looks = {}, outfit = {}, seed }: { looks?: SomeLooks; outfit?: SomeOutfit; seed: number },
): CastSheet {
  const child = characters.find((each) => each.is === 'child');
  const eldest = child ?? characters.find((each) => each.is === 'other-child');
  const family = eldest ? looksFor(eldest.name, eldest.age, child ? looks : {}) : looksFor(`family ${seed}`, 6, {});
  const kinSeed = looksNumber(family);
  const tops: ClothName[] = [];
  const faces: Looks[] = [family];
  const dressed = (how: Looks, chosen: ChosenOutfit, asked: SomeOutfit = {}) => {
    const clothes = settle(how, chosen, asked, tops);
    tops.push(clothes.top);
    faces.push(how);
    return { looks: how, outfit: clothes };
  };
  const personOf = (character: Character): CastMember['person'] => {
    switch (character.is) {
      case 'child':
        return dressed(family, { ...chooseOutfit(family, kinSeed), ...outfit }, outfit);
      case 'other-child': {
        const own =
          character === eldest
            ? family
            : otherChild(character.name, faces, randomFrom(seed ^ numberFrom(character.id)));
        return dressed(own, chooseOutfit(own, seed ^ numberFrom(character.id), { avoid: tops }));
      }
      case 'adult': {
        const grown = adultLooks(character.role, {
          family,
          seed: FAMILY.includes(character.role) ? kinSeed : (seed ^ numberFrom(character.id)) >>> 0,
        });
        return dressed(grown.looks, grown.outfit);
      }
      case 'baby': {
        const own: Looks = { ...family, hairStyle: 'bald', glasses: false, hearingAid: false, wheelchair: false };
        return { looks: own, outfit: settle(own, chooseOutfit(own, kinSeed ^ numberFrom(character.id)), {}, []) };
      }
      default:
        return null;
    }
  };
  // The child first: everybody else is dressed to differ from it.
  const people = new Map(
    [...characters]
      .sort((first, second) => Number(second.is === 'child') - Number(first.is === 'child'))
      .map((character) => [character, personOf(character)] as const),
  );
  return characters.map((character) => ({ character, person: people.get(character) ?? null }));
}

/**
 * Changes the reader's child and nobody else: its family stay who they are, and what is left out stays as it was. A
 * cast without the child is returned as it is.
 */
export const changeAppearance = (
  cast: CastSheet,
  { looks = {}, outfit = {} }: { looks?: SomeLooks; outfit?: SomeOutfit },
): CastSheet =>
  cast.map((member) => {
    if (member.character.is !== 'child' || !member.person) return member;
    const changed: Looks = { ...member.person.looks, ...looks };
    return {
      ...member,
      person: { looks: changed, outfit: settle(changed, { ...member.person.outfit, ...outfit }, outfit, []) },
    };
  });

/** Moves what nobody asked for out of the way of what somebody did: the top from the skin and from tops already worn,
 * the bottom from the top. */
function settle(looks: Looks, outfit: ChosenOutfit, asked: SomeOutfit, taken: readonly ClothName[]): ChosenOutfit {
  const skin = SKIN[looks.skin];
  const apart = (name: ClothName, other: ClothName) => difference(CLOTH[name], CLOTH[other]) >= FROM_BOTTOM;
  const free = (name: ClothName) => difference(CLOTH[name], skin) >= FROM_SKIN && !taken.includes(name);
  let { top, bottom } = outfit;
  if (!asked.top && (!free(top) || (asked.bottom && !apart(top, bottom)))) {
    top = CLOTHS.find((name) => free(name) && apart(name, bottom)) ?? CLOTHS.find(free) ?? top;
  }
  if (!asked.bottom && !apart(top, bottom)) bottom = CLOTHS.findLast((name) => apart(name, top)) ?? bottom;
  return { ...outfit, top, bottom };
}

/** Another child: not the hair and not the skin of anybody drawn so far, as far as the lists reach. */
function otherChild(name: string, others: readonly Looks[], random: Random): Looks {
  const unlike = <Item>(items: readonly Item[], taken: readonly Item[]): Item => {
    const free = items.filter((each) => !taken.includes(each));
    return oneOf(free.length > 0 ? free : items, random);
  };
  const skin = unlike(
    SKINS,
    others.map((each) => each.skin),
  );
  const own = looksFor(name, 6, { skin });
  const [styles, colours] = [others.map((each) => each.hairStyle), others.map((each) => each.hairColour)];
  const usual = HAIR_STYLES.filter((style) => style !== 'bald' && style !== 'hijab');
  const deep = SKINS.indexOf(skin) > 2;
  const grows = deep
    ? (['black', 'dark-brown', 'brown'] as const)
    : HAIR_COLOURS.slice(0, HAIR_COLOURS.indexOf('grey'));
  return {
    ...own,
    hairStyle: styles.includes(own.hairStyle) ? unlike(usual, styles) : own.hairStyle,
    hairColour: colours.includes(own.hairColour) ? unlike(grows, colours) : own.hairColour,
    eyes: deep ? own.eyes : oneOf(EYE_COLOURS.slice(0, 5), random),
    glasses: random() < 0.25,
    hearingAid: random() < 0.1,
    wheelchair: false,
  };
}
