import { type EventPlot, NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody, withClassmate } from '../page.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';
import { TWO_COVERS } from './two-covers.ts';
import { toldWith } from '../told-with.ts';

const DRESS = String.raw`(?:dress(?:ing)?[- ]?up|costume|fancy[- ]dress|book character|storybook)`;

const atSchool = (plot: EventPlot): EventPlot => toldWith(withClassmate, plot);

/** World Book Day, or any day on which all of a school come as something else. */
export const DRESS_UP_DAY: StoryEvent = {
  id: 'dress-up-day',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    String.raw`\b(?:world )?book (?:day|week)\b|\b${DRESS} days?\b|\b${DRESS}\b[^.]{0,24}\b(?:school|nursery|kindergarten|preschool|class)\b|\b(?:school|nursery|kindergarten|preschool|class)\b[^.]{0,24}\b${DRESS}\b|\b(?:my|her|his|our|the|a|no) (?:\p{L}+ )?costume (?:is(?:n['’]t| not)? (?:ready|finished|done)|fell apart|falls apart|broke|ripped|does ?n['’]?t fit|for school)\b|\b(?:no|without a|forgot (?:my|her|his|its|the)|has no|have no|needs a) (?:\p{L}+ )?costume\b|\bas (?:a|my|her|his) (?:favourite )?(?:book character|character (?:from|in|out of) (?:a|my|the) (?:\p{L}+ )?book)\b|^(?:a |my |the )?(?:homemade |home-made )?costume$`,
    'iu',
  ),
  not: /\b(?:halloween|trick|nativity|carnival|party|birthday|parade|christmas|eid|purim|diwali|play\b|stage|get(?:s|ting)? dressed|learn\w*|shop sells|ball\b|thief|robber|ghost costume|wedding|swim\w*|kittens?|dressing[- ]up (?:box|trunk))\b/i,
  fits: (theme) =>
    onTheGround(theme) && theme.hero?.plural !== true && !/^(?:sea|vehicle|insect)$/.test(theme.hero?.being?.isa ?? ''),
  reads: ({ hero }) => ({
    ...NOTHING_ELSE,
    hero:
      /^(?:books?|costumes?|characters?|dress)$/i.test(hero?.word ?? '') || hero?.being?.isa === 'person'
        ? null
        : somebody(hero),
    other: null,
    thing: about('box'),
  }),
  plots: [atSchool(TWO_COVERS)],
  talk: {
    young: { yours: [() => 'What can a box be?'] },
    older: {
      wonder: [() => 'Who was it that needed no costume?'],
      yours: [() => 'What would your page in the book be?'],
    },
  },
};
