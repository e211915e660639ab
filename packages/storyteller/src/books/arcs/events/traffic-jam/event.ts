import { onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { PASS_IT_ON } from './pass-it-on.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const OF =
  /\btraffic(?:[- ]jams?| queues?)?\b(?! lights?| wardens?| cones?| police)|\b(?:stuck|waiting|standing|stopped|hours|jam) (?:\p{L}+ ){0,3}?(?:motorway|freeway|highway|m\d+|a long queue of cars|queue of cars|tailback|gridlock)\b|\b(?:tailback|gridlock)\b|\b(?:cars|road|motorway) (?:\p{L}+ ){0,3}?(?:(?:do|does) ?n[o'’]t move|(?:is|are) (?:not|n't) moving|(?:is )?blocked|standstill)\b/iu;

/** A motorway is nobody, and neither is a jam. */
const NOBODY = /\b(?:jams?|traffic|motorways?|roads?|highways?|queues?|cars?|lorr(?:y|ies)|way)\b/iu;

/** All stands still on the road, and nobody knows why, until somebody asks. */
export const TRAFFIC_JAM: StoryEvent = {
  id: 'traffic-jam',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:(?:br(?:ea|o)ks?|broke(?:n)?) ?down|accident|crash\w*|ambulance|strawberry|toast|toys?|elephants?|snow\w*|air traffic|flat tyre|needs? the (?:loo|toilet)|wee|car ?sick|sick)\b/i,
  fits: (theme) =>
    onTheGround({ ...theme, place: null }) &&
    [theme.hero, theme.other].every(
      (each) => !each?.known || NOBODY.test(each.word) || !/^(?:vehicle|sea)$/.test(each.being?.isa ?? ''),
    ),
  needs: ({ raw }) => /\b(?:traffic|jam|stuck|motorway|road|queue|cars|moving|highway)\b/i.test(raw),
  reads: ({ hero, other }) => {
    const [one, two] = [hero, other].filter((each) => each?.known === true && !NOBODY.test(each.word)).map(somebody);
    return {
      hero: one ?? two ?? null,
      other: one ? (two ?? null) : null,
      thing: about('car'),
      place: null,
      relation: 'none',
      clause: null,
      want: null,
      fear: null,
      first: null,
      activity: null,
      occasion: null,
      also: [],
    };
  },
  plots: [{ ...PASS_IT_ON, when: OF }],
  talk: {
    young: { yours: [() => 'What do you say to a goose?'] },
    older: {
      wonder: [() => 'Why was the wrong word the right one?'],
      yours: [() => 'Try it: whisper a word along a row. What comes out?'],
    },
  },
};
