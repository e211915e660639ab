import { onTheGround, type StoryEvent } from '../event.ts';
import { mateBeside } from '../mate-beside.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { LEAF } from './leaf.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const SWINGS = /\bswings?\b|\bswinging\b/i;

/** On a swing, where one wants to be pushed, and then does it alone. */
export const ON_THE_SWINGS: StoryEvent = {
  id: 'swings',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: SWINGS,
  not: /\b(?:golf|mood|bat|bats|monkeys?|gorilla|tarzan|rope|vines?|trapeze|circus|trees?|scared|afraid|fear\w*|broken?|mends?|bull\w*|push(?:es|ed)? (?:in|over)|turns?|shar(?:e|es|ing)|queue|nobody|alone|lonely|sloth|orangutan|band|dance|jazz|sword|through|web|spider|magic\w*|rain\w*|snow\w*|moon|stars?|sky|space)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    theme.hero?.plural !== true &&
    ((theme.hero?.being?.size ?? 0) < 5 || theme.hero?.being?.id === 'bear') &&
    [theme.hero, theme.other].every(
      (each) => !each?.being || /swing/.test(each.word) || !/^(?:vehicle|thing|sea|insect|bird)$/.test(each.being.isa),
    ),
  reads: ({ hero, other }) => {
    const one = hero && /swing/.test(hero.word) ? null : somebody(hero);
    return {
      hero: one,
      other: somebody(other),
      thing: one ? null : about('leaf'),
      place: null,
      relation: 'none',
      clause: null,
      want: null,
      first: null,
      activity: null,
      fear: null,
    };
  },
  plots: [standsApart(mateBeside({ ...LEAF, when: SWINGS }))],
  talk: {
    young: { yours: [() => 'How high do you like to swing?'] },
    older: {
      wonder: [() => 'What did the leaf do, and what did the puddle do?'],
      yours: [() => 'What can you do now without being pushed?'],
    },
  },
};
