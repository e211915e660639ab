import type { Entity } from '../../../theme.ts';
import { NOTHING_DONE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { SCHOOL_OF } from './school-of.ts';
import { THE_HOOK } from './the-hook.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Somebody of a kind who goes to the school for it: "a little dragon at dragon school". */
const GOES = /\b(?:goes|went|go|starts?|started|joins?|at|can'?t|cannot|who|first day)\b/i;

/** Whether the hero is somebody else than those whom the school is for. */
const isGuest = (hero: Entity | null, raw: string): boolean =>
  hero !== null &&
  hero.name === null &&
  GOES.test(raw) &&
  !/school|academy/.test(hero.word) &&
  // "A shy unicorn on her first day at unicorn school" is the new one there.
  raw.toLowerCase().replace(new RegExp(SCHOOL_OF, 'iu'), ' ').includes(hero.word);

/** The first lesson at a school for wizards, for dragons, for superheroes. */
export const WIZARD_SCHOOL: StoryEvent = {
  id: 'wizard-school',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(SCHOOL_OF, 'iu'),
  not: /\b(?:spy|spies|secret agents?|class pet|trip|bus|haunted|at (?:my|our) school|comes to|teacher|magic (?:lesson|class) goes|space school|dress up|bull\w*|scared of the|can'?t|cannot|wrong|worst|fail\w*|never works?)\b/i,
  fits: onTheGround,
  reads: ({ hero, raw }) => ({
    ...NOTHING_DONE,
    hero: isGuest(hero, raw) ? somebody(hero) : null,
    other: null,
    thing: about('door'),
    place: null,
    first: null,
  }),
  plots: [{ ...THE_HOOK, when: /\b(?:school|academy|college|class|lessons?)\b/i }],
  talk: {
    young: { yours: [() => 'Which door at home must be pushed, and which one pulled?'] },
    older: {
      wonder: [() => 'Why had nobody ever told the teacher how it was really done?'],
      yours: [() => 'What would you say, if everybody thought that you could do magic?'],
    },
  },
};
