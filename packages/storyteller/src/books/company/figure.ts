import { ADULTS, SIZES, type Character } from '@storylantern/contract';
import type { Being } from '@storylantern/library';
import { possessive } from '../../child/name.ts';
import { coatOf } from '../coat-words.ts';
import type { Figure } from '../arc.ts';

/** How somebody is spoken of; `name` repeats the name wherever a pronoun would stand. */
export type Said = 'he' | 'she' | 'name';

/** A figure together with how the cast sheet knows it. */
export interface CastFigure extends Figure {
  readonly character: Character;
}

/** Whether a figure can be put on a cast sheet; all figures of a company can. */
export const isCast = (figure: Figure): figure is CastFigure => 'character' in figure;

const FORMS = {
  he: { he: 'he', him: 'him', his: 'his', He: 'He', His: 'His' },
  she: { he: 'she', him: 'her', his: 'her', He: 'She', His: 'Her' },
} as const;

/** "The grown-up" for "the grown-up"; names keep their capitals. */
const raised = (text: string): string => text.charAt(0).toLocaleUpperCase('en') + text.slice(1);

function forms(name: string, said: Said): Pick<Figure, 'he' | 'him' | 'his' | 'He' | 'His'> {
  if (said !== 'name') return FORMS[said];
  const his = possessive(name);
  return { he: name, him: name, his, He: raised(name), His: raised(his) };
}

/** "a" or "an" before a word: by its first letter, less the few that sound otherwise. */
export const withArticle = (noun: string): string =>
  `${/^(?:[aeio]|u(?!ni|k|s[aei]|ti)|hour|honest)/i.test(noun) && !/^(?:one|once|eu|ewe)/i.test(noun) ? 'an' : 'a'} ${noun}`;

/** A child of the book: the reader's own (`id` "child") or another one. */
export function childFigure(id: string, name: string, age: number, said: Said, reader: boolean): CastFigure {
  return {
    id,
    name,
    names: possessive(name),
    introduced: name,
    kind: 'child',
    aKind: 'a child',
    theKind: 'the child',
    kinds: 'children',
    ...forms(name, said),
    being: null,
    isChild: true,
    says: 'Oh',
    character: { is: reader ? 'child' : 'other-child', id, name, age, costume: null },
  };
}

/** A grown-up, called as the family calls them: "Nana", "Dad", "the grown-up". */
export function adultFigure(id: string, name: string, said: Said, role: (typeof ADULTS)[number]): CastFigure {
  const own = name.startsWith('the ') ? name.slice('the '.length) : name;
  return {
    id,
    name,
    names: possessive(name),
    introduced: name,
    kind: own,
    aKind: name.startsWith('the ') ? withArticle(own) : name,
    theKind: name,
    kinds: 'grown-ups',
    ...forms(name, said),
    being: null,
    isChild: false,
    says: 'Well',
    character: { is: 'adult', id, name, role, costume: null },
  };
}

const ROLES: readonly (readonly [RegExp, (typeof ADULTS)[number]])[] = [
  [/\bteacher\b/, 'teacher'],
  [/\b(?:doctor|nurse|dentist|vet)\b/, 'doctor'],
  [/\blibrarian\b/, 'librarian'],
  [/\b(?:shopkeeper|baker|cook|chef|hairdresser|waiter)\b/, 'shopkeeper'],
  [/\b(?:farmer|gardener)\b/, 'farmer'],
  [/\b(?:captain|sailor|pilot|driver|pirate)\b/, 'captain'],
  [/\bcoach\b/, 'coach'],
];

/** Whom the pictures show for a being of a story. */
function characterOf(id: string, name: string, being: Being, age: number, said: readonly string[]): Character {
  const { drawing } = being;
  const size = SIZES[being.size - 1] ?? null;
  // "a purple dinosaur" is purple; what a kind is like otherwise is known of the kind.
  const asked = said.map(coatOf).find((each) => each !== null);
  if ('animal' in drawing)
    return { is: 'animal', id, name, animal: drawing.animal, coat: asked ?? drawing.coat ?? null, size };
  if ('thing' in drawing)
    return { is: 'thing', id, name, thing: drawing.thing, coat: asked ?? drawing.coat ?? null, size };
  if (drawing.person === 'child') return { is: 'other-child', id, name, age, costume: drawing.costume };
  const role = ROLES.find(([word]) => word.test(being.id))?.[1] ?? 'neighbour';
  return { is: 'adult', id, name, role, costume: drawing.costume };
}

/** What is told of a being besides its kind. */
export interface BeingSaid {
  readonly name: string;
  readonly said: Said;
  /** The word the parent used for it, when it is not the kind's own: "bunny". Singular. */
  readonly word?: string;
  readonly plural?: string;
  readonly adjectives?: readonly string[];
  /** Years of the child the book is for; children among the beings are as old. */
  readonly age: number;
}

/** "bunny" is many bunnies. */
const many = (word: string): string =>
  /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : /(?:[sx]|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;

/** Somebody of a known or a generic kind. */
export function beingFigure(id: string, being: Being, told: BeingSaid): CastFigure {
  const { name } = told;
  const kind = told.word ?? being.id;
  const described = [...(told.adjectives ?? []), kind].join(' ');
  return {
    id,
    name,
    names: possessive(name),
    // "Grandpa", "Mia's sister": called by what they are already.
    introduced: new RegExp(String.raw`(?:^|['’]s )${kind}$`, 'iu').test(name) ? name : `${name} the ${described}`,
    kind,
    aKind: withArticle(kind),
    theKind: `the ${kind}`,
    kinds: told.plural ?? (told.word === undefined || told.word === being.id ? being.plural : many(told.word)),
    ...forms(name, told.said),
    being,
    isChild: false,
    says: being.says,
    character: characterOf(id, name, being, told.age, told.adjectives ?? []),
  };
}
