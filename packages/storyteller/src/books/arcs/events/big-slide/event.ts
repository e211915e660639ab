import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { mateBeside } from '../mate-beside.ts';
import { TOP } from './top.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** A playground, or the highest thing in one. */
const PLAYGROUND =
  /\b(?:slides?|helter[- ]skelter|play ?grounds?|play ?parks?|play ?areas?)\b|\b(?:trip|day|morning|afternoon|going|goes|go|went|playing|plays?|played|fun|visit|time) (?:out )?(?:to|at|in) (?:the|our|a) (?:local |big |little )?park\b|^(?:the|our|to the) park$/iu;

/** Somebody who dares not go down the big slide sees from the top what nobody found from below. */
export const BIG_SLIDE: StoryEvent = {
  id: 'big-slide',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: PLAYGROUND,
  not: /\b(?:too (?:small|little|short|young)|water ?slides?|flumes?|swimming|pool|theme park|car park|safari|dinosaur park|dogs?['’]? park|skate|microscope|trombone|alone|nobody plays|no friends?|bull\w*|push\w*|left out|won'?t share|share|sharing|turns?|monsters?|aliens?|rain\w*|snow\w*|ice|kites?|picnic|ducks?|bikes?|scooter|lost|robots?|closed|shut|new|castle|party|birthday|hide|seek|feed\w*|museum|night|swings?|see-?saw|monkey bars|climbing frame|roundabout)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    theme.hero?.plural !== true &&
    // The slide itself is nobody.
    (!/^(?:thing|vehicle|sea)$/.test(theme.hero?.being?.isa ?? '') || /slide/.test(theme.hero?.word ?? '')) &&
    ((theme.hero?.being?.size ?? 0) < 5 || theme.hero?.being?.id === 'bear'),
  reads: ({ hero, other }) => ({
    ...NOTHING_ELSE,
    hero: somebody(hero),
    other: somebody(other),
    thing: about('slide'),
  }),
  plots: [mateBeside({ ...TOP, when: PLAYGROUND })],
  talk: {
    young: { yours: [() => 'What is the highest thing that you have been on?'] },
    older: {
      wonder: [({ hero }) => `What did ${hero} think of on the way down?`],
      yours: [() => 'What can you see from the highest place you know?'],
    },
  },
};
