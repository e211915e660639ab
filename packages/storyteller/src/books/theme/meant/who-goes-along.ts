import { escaped } from '../../../words/escaped.ts';
import type { Entity, Theme } from '../../theme.ts';
import { beingNamed } from '../entries.ts';
import { awaitedIn } from '../../arcs/family-day/meeting.ts';
import { travelledTo } from '../../arcs/family-day/travel.ts';
import { magicThingIn } from '../magic-thing.ts';
import { placeSaid } from '../place-said.ts';

// Rules for who is met at the end of a way and does not go along.

/** "going to the farm to see the new lambs": the lambs are there already. */
export function withSeenThere(theme: Theme): Theme {
  const { relation, hero, other, place, raw } = theme;
  if (relation !== 'go' || !hero?.being || hero.name !== null || other) return theme;
  const isSeen = new RegExp(
    String.raw`\bto (?:see|meet|find|visit|look for|spot) (?:(?:the|our|some|an?) )?(?:\p{L}+ ){0,2}?${escaped(hero.word)}`,
    'iu',
  ).test(raw);
  if (!isSeen) return theme;
  const isKnown = place?.known === true;
  const there = place === null || isKnown ? null : placeSaid(place, raw);
  return {
    ...theme,
    relation: 'friend',
    hero: null,
    other: { ...hero, plural: false },
    clause: null,
    place: isKnown ? place : null,
    occasion:
      theme.occasion ??
      (there === null
        ? null
        : { lines: [`This was in ${there}.`, `They were in ${there} by then.`], weather: null, at: [] }),
  };
}

/** "waiting for grandma at the airport": she is who comes, and nobody travels. */
export const withAwaited = (theme: Theme): Theme =>
  awaitedIn(theme.raw) && !theme.hero?.name
    ? { ...theme, relation: 'none', hero: null, other: null, place: null, thing: null, clause: null }
    : theme;

/** "a trip to Japan": what a family does before and after; of the country nothing is known but its name. */
export function withTravel(theme: Theme): Theme {
  const { hero, other, place, raw, relation } = theme;
  const where = travelledTo(raw);
  if (
    where === null ||
    magicThingIn(raw) ||
    hero ||
    other ||
    (place?.known ?? false) ||
    !/^(?:go|none|want|friend)$/.test(relation)
  )
    return theme;
  if (theme.first || theme.fear || theme.wish || /\b(?:scared|moving|move|lost|new house)\b/i.test(raw)) return theme;
  return { ...theme, relation: 'none', place: null, thing: null, activity: null, used: [...theme.used, where] };
}

/** "a witch's cat who is scared of flying": the cat, and not the witch; of "the witch's cat" both are what it is about. */
export function withOwnersPet(theme: Theme): Theme {
  const { hero, other, raw } = theme;
  const found = /^(?:(?:an?|the) )?(?:\p{L}+ )?(\p{L}+)['’]s (\p{L}+)\b(?!$)/iu.exec(raw.trim());
  const [, owner = '', word = ''] = found ?? [];
  const being = beingNamed(word.toLowerCase());
  if (!being || being.isa === 'thing' || being.isa === 'person' || !hero?.being || hero.name !== null) return theme;
  if (hero.word !== owner.toLowerCase() || (other && other.word !== word.toLowerCase())) return theme;
  const pet: Entity = { ...hero, word: `${owner.toLowerCase()}'s ${word.toLowerCase()}`, being, thing: null };
  const said = /\b(?:who|that) ((?:is|has|can'?t|hates?|loves?|wants?|never|always|\p{Ll}+s) [\p{Ll} ']{3,34})$/u.exec(
    raw.trim(),
  )?.[1];
  const isFriend = theme.relation === 'friend' && other?.word === word.toLowerCase();
  return {
    ...theme,
    relation: isFriend ? 'none' : theme.relation,
    hero: pet,
    other: null,
    clause: theme.clause ?? said ?? null,
    used: [...theme.used, word],
    unused: theme.unused.filter((each) => each.toLowerCase() !== word.toLowerCase()),
  };
}

const EGG =
  /\b(?:find|finds|found|discovers?|discovered|hatch\w*|looks? after|looking after|sits? on|gets?|got|with|has|had|and)\b.*?\b(?<who>\p{L}+) egg\b/iu;

/** "Mia finds a dragon egg": whoever hatches is met. */
export function withHatching(theme: Theme): Theme {
  const { raw, hero, other } = theme;
  const who = EGG.exec(raw)?.groups?.['who']?.toLowerCase();
  const being = who === undefined ? undefined : beingNamed(who);
  if (who === undefined || !being || being.isa === 'thing' || being.isa === 'person') return theme;
  if ((hero?.being && hero.being.id !== being.id && hero.being.isa !== 'thing') || other?.name) return theme;
  const baby: Entity = {
    word: `baby ${who}`,
    adjectives: [],
    plural: false,
    name: null,
    being: { ...being, size: Math.min(2, being.size) as typeof being.size },
    place: null,
    thing: null,
    known: true,
  };
  return {
    ...theme,
    relation: 'friend',
    hero: null,
    other: baby,
    thing: null,
    clause: null,
    occasion: {
      lines: ['It began with an egg.', 'It all began with an egg.', 'First there was only an egg.'],
      weather: null,
      at: [],
    },
    used: [...theme.used, who, 'egg'],
    unused: theme.unused.filter((each) => !/^eggs?$/i.test(each) && each.toLowerCase() !== who),
  };
}
