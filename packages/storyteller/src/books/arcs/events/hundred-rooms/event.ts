import type { Entity } from '../../../theme.ts';
import { ableFriend } from '../able-friend.ts';
import { NOTHING_DONE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { BANG } from './bang.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const NOBODY = /house|castle|palace|hotel|room|door|mansion|school|day|tower|hut|cottage/;
const whoever = (each: Entity | null): Entity | null => (each && NOBODY.test(each.word) ? null : somebody(each));

/** A house with far too many rooms, or one that grows. */
export const HUNDRED_ROOMS: StoryEvent = {
  id: 'hundred-rooms',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:castle|house|palace|mansion|hotel|cottage|tower|school)s?\b[^.]*\b(?:hundreds?|thousands?|million|many|endless|a lot|lots|too many) (?:of )?(?:rooms|doors)\b|\b(?:house|castle|palace|hotel|cottage|tower|treehouse|tree house)s? (?:that |which |who )?(?:\p{L}+ )?(?:kept|keeps|keep|never stopped|wouldn'?t stop|would not stop|won'?t stop|can'?t stop|couldn'?t stop|started|began|starts) (?:on )?(?:to )?(?:growing|grow|getting bigger)\b|\b(?:house|castle|palace|cottage) (?:that |which )?(?:grew|grows)\b|\b(?:hundred|thousand|million|too many|endless) rooms\b|\bgrowing (?:house|castle)\b/iu,
  not: /\b(?:haunted|ghost|moving|move to|mushroom|plant|beanstalk|gingerbread|lego|sand ?castles?|clean\w*|dragon|steals?|stole|snail|upside)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    (!theme.hero?.being ||
      NOBODY.test(theme.hero.word) ||
      !/^(?:thing|vehicle|sea|insect)$/.test(theme.hero.being.isa)),
  reads: ({ hero, other }) => ({
    ...NOTHING_DONE,
    hero: whoever(hero),
    other: whoever(other),
    place: null,
    thing: about('door'),
    first: null,
    also: [],
  }),
  plots: [{ ...BANG, when: /\b(?:rooms|doors|grow\w*|grew|bigger)\b/i }].map(ableFriend),
  talk: {
    young: { yours: [() => 'How softly can you shut a door?'] },
    older: {
      wonder: [() => 'What made the rooms, and what took them away again?'],
      yours: [() => 'What would be in your hundredth room?'],
    },
  },
};
