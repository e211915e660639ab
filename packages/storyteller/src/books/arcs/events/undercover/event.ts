import { ableFriend } from '../able-friend.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { BUT_ONE } from './but-one.ts';
import { AGENT, agentOf } from './who.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const NAMED = new RegExp(
  [
    String.raw`\b(?:spy|spies|secret agents?)\b(?! (?:glass|hole))`,
    String.raw`\bundercover\b`,
    String.raw`\bagent \p{Lu}\p{L}+`,
    String.raw`\b(?:is|was|are) (?:secretly|in secret|really|actually) (?:an? )?${AGENT}\b`,
    String.raw`\bsecret super-? ?hero(?:es)?\b`,
    String.raw`\bsuper-? ?hero\b[^.]*\b(?:nobody knows|in secret|secretly|secret identity)\b`,
  ].join('|'),
  'iu',
);

/** Somebody does good in secret, and one has seen it all. Whether Granny is a spy has a book of its own. */
export const UNDERCOVER: StoryEvent = {
  id: 'undercover',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: NAMED,
  not: /\b(?:i spy|schools?|academy|training|learn\w*|becom\w*|who stole|detective|mystery|museum|robbery|robbers?|thief|stole\w*|afraid|scared|birthday|christmas|santa|halloween|costume|dress\w*|party|space|alien|pirates?|(?:grandma|grandmother|granny|gran|nana|nan|grandad|grandpa)|(?:mum|mummy|dad|daddy|uncle|aunt\w*|brother|sister|cousin|teacher|babysitter|neighbour|lady|friend)(?:['’]s| is| was| are| might| could| must| who|,)|is (?:my|our|the) )\b/i,
  fits: (theme) => {
    const agent = agentOf(theme);
    return (
      onTheGround(theme) && !/^(?:sea|insect|vehicle)$/.test(agent?.being?.isa ?? '') && agent?.being?.id !== 'goldfish'
    );
  },
  reads: (theme) => ({
    ...NOTHING_ELSE,
    hero: agentOf(theme),
    other: agentOf(theme) && theme.other?.word !== agentOf(theme)?.word ? somebody(theme.other) : null,
    thing: about('cup'),
  }),
  plots: [standsApart(ableFriend({ ...BUT_ONE, when: NAMED }))],
  talk: {
    young: { yours: [() => 'What could you do for somebody in secret?'] },
    older: {
      wonder: [() => 'How long had it been known, and why was nothing said?'],
      yours: [() => 'What has somebody done for you, and thinks that you did not notice?'],
    },
  },
};
