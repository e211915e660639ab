import { HAIR_STYLES, SKINS, type Looks, type SomeLooks } from '@storylantern/contract';
import { numberFrom, randomFrom } from '../paint/random.ts';

/** Hair that any child may have. Headscarf and a bald head are somebody's own and are only drawn when chosen. */
const USUAL_STYLES = HAIR_STYLES.filter((style) => style !== 'hijab' && style !== 'bald');
// Lists of their own, in their own order: were the closed lists to grow, children would change under their names.
const USUAL_COLOURS = ['black', 'dark-brown', 'brown', 'chestnut', 'red', 'blonde'] as const;
const USUAL_SCARVES = [...USUAL_COLOURS, 'grey', 'purple'] as const;
const USUAL_EYES = ['green', 'blue', 'hazel', 'brown', 'dark-brown', 'grey'] as const;
const DARKER_EYES = ['hazel', 'brown', 'dark-brown'] as const;

/**
 * The looks of a child: what was given, and for everything left open a choice that follows from the name alone, so that
 * the child looks the same in every story. Gender plays no part, and a name never suggests a skin: names are spread
 * evenly over all of them. Glasses, hearing aid and wheelchair are only there when given. The age decides nothing: a child
 * keeps its looks over its birthdays.
 */
export function looksFor(name: string, _age: number, given: SomeLooks): Looks {
  const seed = numberFrom(name.trim().toLocaleLowerCase('en'));
  // One source per question: answering one of them must not change the others.
  const pick = <Item extends string>(question: string, items: readonly Item[]): Item => {
    const random = randomFrom(seed ^ numberFrom(question));
    return items[Math.floor(random() * items.length)] ?? (items[0] as Item);
  };
  const skin = given.skin ?? pick('skin', SKINS);
  const deep = skin === 'brown' || skin === 'deep-brown' || skin === 'caramel';
  const hairStyle = given.hairStyle ?? pick('hair style', USUAL_STYLES);
  return {
    hairStyle,
    hairColour:
      given.hairColour ??
      (hairStyle === 'hijab'
        ? pick('scarf', USUAL_SCARVES)
        : pick('hair colour', deep ? (['black', 'dark-brown', 'black', 'brown'] as const) : USUAL_COLOURS)),
    skin,
    eyes: given.eyes ?? pick('eyes', deep ? DARKER_EYES : USUAL_EYES),
    glasses: given.glasses ?? false,
    hearingAid: given.hearingAid ?? false,
    wheelchair: given.wheelchair ?? false,
  };
}
