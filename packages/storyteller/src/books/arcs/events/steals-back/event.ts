import type { Entity, Theme } from '../../../theme.ts';
import { nounDrawn } from '../../../theme/noun-drawn.ts';
import { NOTHING_ELSE, type StoryEvent } from '../event.ts';
import { GOOD_NIGHT } from './good-night.ts';
import { robberyIn, STEALS_BACK_WORDS } from './stolen.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Somebody of a theme with what is said of them: "evil hamster". */
function drawn(theme: Theme, noun: string): Entity | null {
  const known = nounDrawn(theme, noun);
  if (!known?.being) return null;
  const before = noun.toLowerCase().split(' ').slice(0, -known.word.split(' ').length);
  const adjectives = known.adjectives.length > 0 ? known.adjectives : before;
  return { ...known, adjectives, plural: false };
}

/** Who fetches it and who took it; null where one of them cannot be seen. */
function sidesOf(theme: Theme): { readonly hero: Entity | null; readonly other: Entity } | null {
  const robbery = robberyIn(theme);
  if (!robbery) return null;
  const other = drawn(theme, robbery.thief);
  const hero = robbery.team === '' ? null : drawn(theme, robbery.team);
  // A name is the child's.
  const isChild = robbery.team === '' || /^\p{Lu}\S*$/u.test(robbery.team);
  return other === null || (hero === null && !isChild) ? null : { hero, other };
}

/** What was stolen is fetched back from whoever has it. */
export const STEALS_BACK: StoryEvent = {
  id: 'steals-back',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: STEALS_BACK_WORDS,
  not: /\b(?:christmas|moon|sun|stars?|night|dreams?|colours?|voice|heart|sleep|eggs?|bab(?:y|ies)|princess|prince|school|nursery|boyfriend|fire|magic|power|home)\b/i,
  fits: (theme) => sidesOf(theme) !== null,
  needs: (theme) => sidesOf(theme) !== null,
  reads: (theme) => ({
    ...NOTHING_ELSE,
    ...sidesOf(theme),
    thing: null,
    also: [],
  }),
  plots: [{ ...GOOD_NIGHT, when: /^.*\bback\b.*$/iu }],
  talk: {
    young: { yours: [() => 'Who says good night to you?'] },
    older: {
      wonder: [() => 'Why did it help that the trick was told beforehand?'],
      yours: [() => 'Have you ever had something that was more trouble than it was worth?'],
    },
  },
};
