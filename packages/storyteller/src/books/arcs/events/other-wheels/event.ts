import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { standsApart } from '../stands-apart.ts';
import { ableFriend } from '../able-friend.ts';
import { LOOK } from './look.ts';
import { OTHERS, wishedIn } from './parts.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const WANTS = new RegExp(
  String.raw`\b(?:wants?|wanted|wish(?:es|ed)?|longs|longed|dreams?|dreamed|dreamt|pretends?|pretended|tries|tried|would (?:like|love|rather)|hopes?|thinks) (?:to be|of being|of becoming|to become|he was|she was|it was|he were|she were|it were|he is|she is|it is|it'?s|be)(?: like)? (?:a |an |the )?(?:(?:big|real|fast|proper|great|famous|shiny) )*${OTHERS}\b`,
  'iu',
);
const GOES =
  /^(?:bus|double-decker|fire engine|tractor|digger|lorry|bin lorry|tow truck|dump truck|cement mixer|post van|milk float|ice cream van|camper van|taxi|ambulance|police car|racing car|car)$/;

/** A vehicle that would like to be another. */
export const OTHER_WHEELS: StoryEvent = {
  id: 'other-wheels',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: WANTS,
  not: /\b(?:driver|space|birthday|christmas|lost|sleep|bed|scared|afraid)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    theme.hero?.being?.isa === 'vehicle' &&
    (GOES.test(theme.hero.being.id) || /\b(?:car|van|jeep)$/.test(theme.hero.word)) &&
    !theme.hero.plural &&
    wishedIn(theme.raw)?.id !== undefined &&
    wishedIn(theme.raw)?.id !== theme.hero.being.id,
  reads: () => ({
    ...NOTHING_ELSE,
    other: null,
    thing: null,
  }),
  plots: [standsApart(ableFriend({ ...LOOK, when: WANTS }))],
  talk: {
    young: { yours: [() => 'What would you like to be for one day?'] },
    older: {
      wonder: [({ hero }) => `What could ${hero} do all the time, and nobody had thought of it?`],
      yours: [() => 'Who might like to be you, for one day?'],
    },
  },
};
