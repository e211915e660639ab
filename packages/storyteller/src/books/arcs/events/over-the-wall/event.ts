import type { Entity } from '../../../theme.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { WHO_PLANTED_IT } from './who-planted-it.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const PLACE = /garden|wall|gardener|gate|key/i;
const who = (each: Entity | null): Entity | null => (each && !PLACE.test(each.word) ? somebody(each) : null);

/** A garden that nobody knew of. */
export const OVER_THE_WALL: StoryEvent = {
  id: 'over-the-wall',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:secret|hidden|forgotten|mysterious|magic(?:al)?|wild|lost|overgrown|walled) gardens?\b|\bgardens? (?:behind|beyond|over|on the other side of) (?:the|a|an|our) (?:\p{L}+ )?(?:walls?|door|gate|fence|hedge)\b|\bbehind the (?:\p{L}+ )?(?:garden )?wall\b|\bwhat is (?:behind|over) the wall\b|\b(?:ball|football|kite) (?:goes|went|flies|flew|is|fell) over the (?:wall|fence|hedge)\b/iu,
  not: /\b(?:scared|afraid|fear\w*|zoo|kindergarten|space|moon|sea|fairy|fairies|christmas|birthday|competition|robot|dinosaurs?|neighbou?r|wall-?flower|humpty|great wall|in the garden (?:of|with)|witch|maze|shrink\w*|shrunk)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    theme.hero?.plural !== true &&
    [theme.hero, theme.other].every(
      // No wall keeps out a bird.
      (each) => !who(each) || !/^(?:vehicle|sea|insect|thing|bird)$/.test(each?.being?.isa ?? ''),
    ),
  reads: ({ hero, other }) => ({
    ...NOTHING_ELSE,
    hero: who(hero) ?? who(other),
    other: who(hero) ? who(other) : null,
    thing: about('apple'),
  }),
  plots: [{ ...standsApart(WHO_PLANTED_IT), when: /garden|wall|fence|hedge/i }],
  talk: {
    young: { yours: [() => 'What is inside an apple core?'] },
    older: {
      wonder: [() => 'Which page tells you first who planted the garden?'],
      yours: [() => 'What would you throw over a wall, so that it grows?'],
    },
  },
};
