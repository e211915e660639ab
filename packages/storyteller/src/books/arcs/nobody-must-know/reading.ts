import type { Entity, Theme } from '../../theme.ts';
import { beingNamed, singularsOf } from '../../theme/entries.ts';
import { entityOf } from '../../theme/entity.ts';

/** Two who are friends, and who must not know. */
export interface SecretFriends {
  readonly one: Entity;
  readonly two: Entity;
  /** "farmer", "king"; null where it is nobody in particular. */
  readonly watcher: string | null;
}

const FRIENDS = /\b(?:friends?|friendship|pals?|mates?)\b/i;
const SECRET =
  /\b(?:keeps? it (?:a )?secret|(?:in )?secret(?:ly)?|nobody (?:is allowed to|must|can|may|should|else) know\w*|no ?one (?:is allowed to|must|can|may|should|else) know\w*|must(?:n'?t| not| never) (?:find out|know|see|tell)|never find out|can(?:'t|not) (?:let|tell)|without (?:the )?.+ (?:knowing|finding out)|(?:not|n't) (?:supposed|allowed) to be friends|hid(?:e|es|ing) it from)\b/i;
const KNOWS =
  "(?: must| mustn'?t| can't| cannot| can not| never| finds?| finding| knowing| knows?| sees?| notic\\w+)\\b";
const FROM = new RegExp(
  String.raw`\b(?:(?:from|without|before) (?:the |his |her |their |its )?((?:\p{L}+ )??\p{L}+)(?=$|,|${KNOWS})|(?:so(?: that)?|but|and|in case|if|let) (?:the |his |her |their |its )?((?:\p{L}+ )??\p{L}+)(?=${KNOWS}))`,
  'giu',
);
/** A secret that a child keeps from its family is no matter for fun. */
const OF_THE_FAMILY =
  /\b(?:mum\w*|mom\w*|dad\w*|parents?|teachers?|grown-?ups?|family|my|our|his mum|her mum|child|boy|girl|stranger|man|lady)\b/i;
const NOBODY = /^(?:thing|vehicle)$/;

const entity = (word: string): Entity | null => {
  const singular = singularsOf(word).find((each) => beingNamed(each));
  const being = singular === undefined ? undefined : beingNamed(singular);
  const isSomebody = being && (!NOBODY.test(being.isa) || /^(?:robot|snowman|teddy|doll)$/.test(being.id));
  return singular !== undefined && isSomebody ? entityOf(singular, being, { plural: singular !== word }) : null;
};

function beingsIn(text: string, theme: Theme): readonly Entity[] {
  const words = text
    .toLowerCase()
    .replace(/[^\p{L} -]/gu, ' ')
    .split(/\s+/)
    .filter(Boolean);
  const found: Entity[] = [];
  for (let i = 0; i < words.length; i++) {
    const two = entity(words.slice(i, i + 2).join(' '));
    const one = two ?? entity(words[i] ?? '') ?? ofTheme(theme, words[i] ?? '');
    if (one && words[i] !== 'friend' && words[i] !== 'friends') found.push(one);
    if (two) i++;
  }
  return found;
}

/** Somebody made of straw is read as a thing that is somebody. */
const ofTheme = ({ hero, other, thing, also }: Theme, word: string): Entity | null =>
  [hero, other, thing, ...also].find((each) => each?.word === word && each.being !== null && WALKS.test(word)) ?? null;
const WALKS = /^(?:scarecrow|snowman|snow-?man|teddy|doll|puppet|toy soldier|gingerbread man)$/;

/** Two friends whose friendship is a secret; null where a theme is about something else. */
export function secretIn(theme: Theme): SecretFriends | null {
  const { raw, fear } = theme;
  if (fear || !FRIENDS.test(raw) || !SECRET.test(raw) || OF_THE_FAMILY.test(raw)) return null;
  const all = beingsIn(raw, theme);
  const watchers = [...raw.matchAll(FROM)].flatMap(
    ({ 1: from, 2: but }) => entity((from ?? but ?? '').toLowerCase().split(' ').at(-1) ?? '') ?? [],
  );
  const watcher = watchers.find((each) => each.word !== all[0]?.word)?.word ?? null;
  const [one, two, ...more] = all.filter(({ word }) => word !== watcher);
  if (more.length > 0 || !one || !two || one.word === two.word) return null;
  // Somebody and several are one whose friends they are; two who are several are nobody in particular.
  return one.plural ? null : { one, two, watcher };
}
