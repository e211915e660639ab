import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { standsApart } from '../stands-apart.ts';
import { ROOM_UNDERNEATH } from './room-underneath.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const WHEELED = String.raw`(?:(?:monster |dump |fire |big |tow )?trucks?|lorry|lorries|fire engine|digger|bus|double[- ]decker|tractor|crane|van|combine(?: harvester)?|bulldozer|train|cement mixer)`;
const OF = new RegExp(
  [
    String.raw`\b${WHEELED}\b[^.]*\b(?:too (?:big|tall|large|wide|huge)|(?:does ?n['’]?t|do ?n['’]?t|could ?n['’]?t|can['’]?t|cannot|could not|does not|won['’]?t|will not) fit|sleeps? (?:outside|in the rain)|has to (?:sleep|stay) outside|no garage|nowhere to sleep|left outside)\b[^.]*`,
    String.raw`\bmonster truck\b[^.]*\b(?:sleeps?|bed(?:time)?|garage|sad)\b[^.]*`,
    String.raw`\bbedtime for (?:the |a |my )?monster truck\b`,
    String.raw`\b(?:sleep|live) (?:inside|in the garage)\b[^.]*\b${WHEELED}\b[^.]*`,
  ].join('|'),
  'iu',
);

/** A vehicle that is too big to sleep inside turns out to be a roof itself. */
export const SLEEPS_OUTSIDE: StoryEvent = {
  id: 'sleeps-outside',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:race|races|racing|afraid|scared|lost|stuck in|mud|fly|flying|space|moon|christmas|birthday|broken|breaks|hill|bridge|tunnel|school|toy|party|new|fire(?:s)? in|rescue\w*|wants? to be|dinosaur)\b/i,
  fits: (theme) => onTheGround(theme) && theme.hero?.being?.isa === 'vehicle' && !theme.hero.plural,
  needs: ({ hero }) => hero?.being?.isa === 'vehicle' && !hero.plural,
  reads: () => ({
    ...NOTHING_ELSE,
    other: null,
    thing: null,
    also: [],
  }),
  plots: [{ ...standsApart(ROOM_UNDERNEATH), when: OF }],
  talk: {
    young: { yours: [() => 'Where do you go when it rains?'] },
    older: {
      wonder: [() => 'Who was dry in that rain, and why?'],
      yours: [() => 'What are you too big for, and what are you just big enough for?'],
    },
  },
};
