import { escaped } from '../../../words/escaped.ts';
import { isUnkind } from '../../../facts/usable-phrase.ts';
import type { Entity, Theme } from '../../theme.ts';
import { namedAtHome, nameAtHome } from '../../company/named-at-home.ts';
import { beingNamed } from '../entries.ts';

const NAME = String.raw`["'“]?(?<name>\p{Lu}\p{Ll}[\p{L}-]{1,11})(?!\p{L})`;

/** "two dogs", and in the details "our dogs are Bramble and Fern": each of them by name. */
function twoOfThem(theme: Theme, details: string): Theme | null {
  const { hero, other, relation } = theme;
  const isPair = other === null ? hero?.plural === true : other === hero && hero.name === null;
  if (!hero?.being || !isPair || !/^(?:none|go|friend|want)$/.test(relation)) return null;
  const one = String.raw`(\p{Lu}\p{Ll}[\p{L}-]{1,11})`;
  const found = new RegExp(
    String.raw`\b(?:${escaped(hero.word)}s?|${escaped(hero.being.plural)}|they),? (?:are |who are )?(?:called |named )?${one} and ${one}(?!\p{L})`,
    'u',
  ).exec(details);
  const [, first, second] = found ?? [];
  if (first === undefined || second === undefined || isUnkind(first) || isUnkind(second)) return null;
  const each = { ...hero, plural: false };
  return { ...theme, relation: 'friend', hero: { ...each, name: first }, other: { ...each, name: second } };
}

/** What a family calls its own by turns. */
const LIKE: readonly (readonly string[])[] = [
  ['horse', 'pony'],
  ['dog', 'puppy'],
  ['cat', 'kitten'],
  ['rabbit', 'bunny'],
  ['teddy', 'bear'],
];

/** "my sister is a superhero": the superhero is she. */
const KIN_IS =
  /^(?:my|our) (?:\p{L}+ )?(brother|sister|cousin|twin|friend)(?: \p{Lu}\p{L}+)? is (?:secretly |really )?an? /u;

/** "A trip on a steam train", and at home a toy train called Chuffy: nobody rides on that one. */
const isOnlyAToy = ({ word }: Entity, raw: string, details: string): boolean =>
  /\b(?:trip|ride|journey|travel\w*|riding|going|go|day out)\b/i.test(raw) &&
  new RegExp(String.raw`\btoy (?:\p{Ll}+ )?${escaped(word.split(' ').at(-1) ?? word)}\b`, 'iu').test(details);

/** "a digger", and in the details "her digger is called Scoop": whoever the theme is about keeps that name. */
export function withNameTold(theme: Theme, details: string): Theme {
  const atHome = namedAtHome(theme.raw, details);
  const named = (entity: Entity | null): Entity | null => {
    if (entity === null || entity.name !== null || entity.plural || isOnlyAToy(entity, theme.raw, details))
      return entity;
    const last = entity.word.split(' ').at(-1) ?? entity.word;
    const word = `(?:${(LIKE.find((each) => each.includes(last)) ?? [last]).map(escaped).join('|')})`;
    const found = new RegExp(
      String.raw`\b${word}(?: toy)?,? (?:(?:is |who is |that is |he has |she has )?(?:called|named)|is) ${NAME}`,
      'u',
    ).exec(details);
    const name = found?.groups?.['name'];
    return name === undefined || isUnkind(name) || /^(?:The|My|Our|She|He|They|And|But|It)$/.test(name)
      ? { ...entity, name: nameAtHome(atHome, entity)?.name ?? null }
      : { ...entity, name };
  };
  const kin = KIN_IS.exec(theme.raw)?.[1];
  if (kin !== undefined && theme.hero?.being && theme.hero.name === null && !theme.hero.plural) {
    const name = new RegExp(String.raw`\b${kin},? (?:is |who is )?(?:called |named )?${NAME}`, 'u').exec(
      `${theme.raw}. ${details}`,
    )?.groups?.['name'];
    if (name !== undefined && !isUnkind(name)) return { ...theme, hero: { ...theme.hero, name } };
  }
  const two = twoOfThem(theme, details);
  if (two) return two;
  const thing = named(theme.thing);
  // What has a name is somebody, where there is nobody else: "diggers", and hers is called Scoop.
  const being =
    thing !== null && thing.name !== null && theme.hero === null ? (thing.being ?? beingNamed(thing.word)) : undefined;
  if (thing && being?.isa === 'vehicle') return { ...theme, hero: { ...thing, plural: false, being } };
  return { ...theme, hero: named(theme.hero), other: named(theme.other), thing };
}
