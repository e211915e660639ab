import type { Entity } from '../../../theme.ts';
import { ableFriend } from '../able-friend.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { CAN_IT_WAIT } from './can-it-wait.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const DAY = String.raw`(?:mon|tues|wednes|thurs|fri|satur|sun)days?`;
const POWER = String.raw`(?:super-? ?(?:powers?|hero(?:es|ine)?)|powers?|magic|strong|hero)`;
const NAMED = new RegExp(
  [
    String.raw`\b${POWER}\b[^.]*\b(?:only|just|every|but not on other days|one day a week)[^.]{0,16}\b(?:${DAY}|one day a week)\b`,
    String.raw`\b${POWER}\b[^.]*\b(?:one day|once) a week\b`,
    String.raw`\bpart[- ]time super-? ?hero\b`,
    String.raw`\bsuper-? ?hero\b[^.]*\b(?:six days off|days? off|timetable)\b`,
    String.raw`\bonly (?:on |works on |has \p{L}+ on )?${DAY}\b[^.]*\b${POWER}\b`,
    String.raw`\b${POWER} (?:on|of a) ${DAY}$`,
    String.raw`\b(?:\p{L}+day)(?:['’]s)? super-? ?hero\b`,
  ].join('|'),
  'iu',
);

/** A day in small letters is nobody. */
const isDay = (hero: Entity | null): boolean => (hero?.word ?? '').endsWith('day');

/** "Mia is a superhero": it is the child who is one. */
const OF_A_CHILD = /^(?:\p{Lu}\p{L}+|i|my (?:son|daughter|child|boy|girl)) (?:is|am|was)\b/u;

/** Somebody has a power, on one day of the week. */
export const ONLY_TUESDAYS: StoryEvent = {
  id: 'only-tuesdays',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: NAMED,
  not: /\b(?:birthday|christmas|party|school for|scared|afraid|holiday|swimming|football|dances?|pancake)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    (isDay(theme.hero) ||
      (theme.hero?.plural !== true && !/^(?:sea|insect|thing|vehicle)$/.test(theme.hero?.being?.isa ?? ''))),
  reads: ({ hero, other, raw }) => ({
    ...NOTHING_ELSE,
    hero:
      OF_A_CHILD.test(raw) || isDay(hero) || (hero?.being?.isa === 'person' && hero.being.id !== 'superhero')
        ? null
        : somebody(hero),
    other: isDay(other) ? null : somebody(other),
    thing: about('wheelbarrow'),
  }),
  plots: [standsApart(ableFriend({ ...CAN_IT_WAIT, when: NAMED }))],
  talk: {
    young: { yours: [() => 'What day is it today?'] },
    older: {
      wonder: [() => 'Where did it come from, on a day that was not the right one?'],
      yours: [() => 'What can wait until next week, and what cannot?'],
    },
  },
};
