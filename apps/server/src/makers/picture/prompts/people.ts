import type { CastMember, ChosenOutfit, Looks } from '@storylantern/contract';

const spoken = (name: string): string => name.replaceAll('-', ' ');

/** Hair as words: a scarf has no style beside it, and nobody is "bald black". */
function hair({ hairStyle, hairColour }: Looks): string {
  const colour = spoken(hairColour);
  if (hairStyle === 'hijab') return `a ${colour} hijab`;
  if (hairStyle === 'bald') return 'no hair';
  if (hairStyle === 'afro') return `a ${colour} afro`;
  if (hairStyle === 'bun' || hairStyle === 'bob' || hairStyle === 'ponytail') return `${colour} hair in a ${hairStyle}`;
  if (hairStyle === 'pigtails' || hairStyle === 'braids') return `${colour} hair in ${hairStyle}`;
  return `${hairStyle} ${colour} hair`;
}

/** How somebody looks, for one who paints and knows nobody: never a name. */
export const looksInWords = (looks: Looks): string =>
  [
    hair(looks),
    `${spoken(looks.skin)} skin`,
    `${spoken(looks.eyes)} eyes`,
    ...(looks.glasses ? ['round glasses'] : []),
    ...(looks.hearingAid ? ['a hearing aid behind one ear'] : []),
    ...(looks.wheelchair ? ['sitting in a child-sized wheelchair in every picture'] : []),
  ].join(', ');

const outfitInWords = ({ garment, print, top, bottom, shoes }: ChosenOutfit): string =>
  `wears a ${top}${print === 'plain' ? '' : ` ${print === 'band' ? 'banded' : `${print}-patterned`}`} ${garment}, ${bottom} bottoms and ${shoes} shoes`;

/** What somebody is called in a picture's description: never by a name. */
export function calledPlainly({ character }: CastMember, order: number): string {
  switch (character.is) {
    case 'child':
      return 'the child';
    case 'other-child':
      return `the ${order > 1 ? `${ORDINALS[order] ?? 'other'} ` : ''}other child`;
    case 'adult':
      return `the ${WHO[character.role] ?? spoken(character.role)}`;
    case 'baby':
      return 'the baby';
    case 'animal':
      return `the ${ordered(order)}${spoken(character.animal)}`;
    case 'thing':
      return `the ${ordered(order)}${spoken(character.thing)} with a face`;
  }
}

const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
const ordered = (order: number): string => (order > 1 ? `${ORDINALS[order] ?? 'other'} ` : '');
const WHO: Readonly<Record<string, string>> = {
  parent: 'grown-up of the family',
  'other-parent': 'second grown-up of the family',
  grandparent: 'grandparent',
  'other-grandparent': 'other grandparent',
};

/** One line of a cast sheet: who somebody is to look at, the same on every page. */
export function castLine(member: CastMember, called: string): string {
  const { character, person } = member;
  const looks = person ? `${looksInWords(person.looks)}; ${outfitInWords(person.outfit)}` : '';
  const dressed = 'costume' in character && character.costume ? `, dressed as for ${spoken(character.costume)}` : '';
  if (character.is === 'child' || character.is === 'other-child') {
    return `${called}: about ${Math.round(character.age)} years old, ${looks}${dressed}`;
  }
  if (character.is === 'adult' || character.is === 'baby') return `${called}: ${looks || 'small'}${dressed}`;
  const more = [character.coat, character.size && character.size !== 'middle' ? character.size : null].filter(Boolean);
  return `${called}: ${more.length > 0 ? more.join(', ') : 'as such a one usually looks'}, friendly`;
}
