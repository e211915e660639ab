import type { Being } from '@storylantern/library';
import type { Chance } from '../arc.ts';
import type { ChildIsHero } from '../brief.ts';
import type { Entity, Theme } from '../theme.ts';
import { beingFigure, childFigure, type CastFigure, type Said } from './figure.ts';

/** Somebody of a known kind. */
type Known = Entity & { readonly being: Being };

/** Friends of a child who is the hero; none of these names says boy or girl for sure. */
const MATES = ['Noor', 'Robin', 'Suki', 'Remy', 'Jess', 'Ari', 'Wren', 'Mika', 'Ellis', 'Sunny'];

/** Kinds that live where nobody else could, so that whoever is beside one of them is one too. */
const AMONG_THEIR_OWN = /^(?:mermaid|fairy)$/;
/** Whoever stands beside a child who is the hero of the theme, where no brother and no sister does. */
export function mateOf({ names }: CastFigure, childName: string, age: number, chance: Chance): CastFigure {
  const name = chance.pick(...MATES.filter((each) => each.toLowerCase() !== childName.toLowerCase()));
  return { ...childFigure('mate', name, age, 'name', false), introduced: `${names} friend ${name}` };
}

/** Who is beside a child who is the hero: brothers and sisters, else a friend, among mermaids as one of them. */
export const besideTheHero = (
  { being }: Known,
  others: readonly CastFigure[],
  mate: () => CastFigure,
): readonly CastFigure[] =>
  (others.length > 0 ? others : [mate()]).map((each) =>
    AMONG_THEIR_OWN.test(being.id) && 'person' in being.drawing && each.character.is === 'other-child'
      ? { ...each, character: { ...each.character, costume: being.drawing.costume } }
      : each,
  );

/** The hero of a theme where that is the child the book is for; else null. */
export function childItself({ hero }: Theme, childIsHero: ChildIsHero | undefined): Known | null {
  if (!hero?.being || hero.being.id !== childIsHero?.kind) return null;
  return { ...hero, being: hero.being };
}

/** The child as the hero of the theme: "Isla the mermaid", in the pictures as the child looks, dressed for it. */
export function childAsHero(
  reader: CastFigure,
  { being, word, adjectives }: Known,
  said: Said,
  age: number,
): CastFigure {
  const { name, character } = reader;
  const figure = beingFigure('hero', being, { name, said, word, adjectives, age });
  const { drawing } = being;
  return 'person' in drawing && character.is === 'child'
    ? { ...figure, character: { ...character, id: 'hero', costume: drawing.costume } }
    : figure;
}
