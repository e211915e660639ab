import { onTheGround, type StoryEvent } from '../event.ts';
import { somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { STRING } from './string.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const OF =
  /\b(?:fall(?:s|ing)?|fell|fallen) out\b|\b(?:friends?|\p{L}+ and \p{Lu}\p{Ll}+)\b[^.]*\b(?:argu\w+|quarrel\w*|have a fight|had a fight|row about|disagree\w*|not (?:speaking|talking)|stop(?:s|ped)? (?:speaking|talking))\b|\b(?:argument|quarrel|fight|row) (?:with|between) (?:\p{L}+ ){0,3}friends?\b|\b(?:making|make|made|makes) up (?:with|after)\b|\b(?:isn['’]?t|is not|won['’]?t|will not) (?:speaking|talking|speak|talk) to (?:\p{L}+ )?friend\b/iu;

/** Two friends who have fallen out, over one thing; and the string between their windows. */
export const FALL_OUT: StoryEvent = {
  id: 'fall-out',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:tooth|teeth|hair|tree|bed|nest|boat|window|brothers?|sisters?|twins?|siblings?|mum\w*|dad\w*|parents?|grandm\w*|grandp\w*|castle|tower|den|blocks?|bull\w*|hits?|hitting|leaves|stars?|moon|sky|pocket|stuffing|snow\w*|king|queen|another|new friend|three|moves?|moving|mov\w+ away|swings?|broke\w*|broken)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    theme.hero?.being?.isa !== 'vehicle' &&
    theme.hero?.being?.isa !== 'sea' &&
    (theme.hero?.being?.isa !== 'thing' || theme.hero.being.id === 'robot'),
  reads: ({ hero, other }) => {
    const [one, two] = [somebody(hero), somebody(other)];
    return {
      hero: one && { ...one, plural: false },
      other: two && { ...two, plural: false },
      thing: null,
      relation: 'none',
      place: null,
      clause: null,
      want: null,
      activity: null,
    };
  },
  quarrel: true,
  plots: [standsApart({ ...STRING, when: OF })],
  talk: {
    young: { yours: [() => 'What would you say into a cup on a string?'] },
    older: {
      wonder: [() => 'Who was at the other end, all those times when nothing was heard?'],
      yours: [() => 'What is the hardest thing about being the first to speak?'],
    },
  },
};
