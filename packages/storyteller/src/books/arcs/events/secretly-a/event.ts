import { NOTHING_DONE, onTheGround, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { MAYBE } from './maybe.ts';
import { WHO, WHAT } from './premise.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Somebody of the family, or at school, may be something else. */
export const SECRETLY_A: StoryEvent = {
  id: 'secretly-a',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    [
      String.raw`\b${WHO}(?:['’]s| is| was| are| might be| could be| may be| must be| turn(?:s|ed) out to be)(?: (?:secretly|really|actually|probably|perhaps|maybe|definitely))* an? (?:${WHAT})\b`,
      String.raw`\b(?:is|was) (?:my |our |the )?${WHO}(?: (?:secretly|really|actually))? an? (?:${WHAT})\b`,
      String.raw`\b${WHO} (?:who|that) (?:is|was) (?:secretly|really|actually) an? (?:${WHAT})\b`,
      String.raw`\b(?:gran|granny|grandma|grandmother|nana|nan|grandad|grandpa|grandfather) (?:who|that) (?:is|was) an? (?:secret )?(?:spy|secret agent|agent)\b`,
      String.raw`\bbest friend(?: \p{Lu}\p{Ll}+)? (?:is|might be|must be)(?: (?:secretly|really))? an? (?:secret )?(?:spy|agent|alien|werewolf|vampire|superhero|witch|wizard)\b`,
      String.raw`^(?:a |an |my |our |the )?(?:${WHAT}) ${WHO}(?: and (?:the|a) \p{L}+)?$`,
      String.raw`\b${WHO},? the (?:secret )?(?:spy|secret agent|werewolf|alien|superhero)\b`,
    ].join('|'),
    'iu',
  ),
  not: /\b(?:dress\w*|costume|party|fancy dress|halloween|christmas|for a day|turns? into|turned into|wants to be|pretend\w*|afraid|scared|tooth fairy|ill|died|heaven|like a|real superhero without|new neighbou?rs?)\b/i,
  fits: onTheGround,
  reads: () => ({
    ...NOTHING_DONE,
    hero: null,
    other: null,
    thing: about('ball'),
    place: null,
    first: null,
  }),
  plots: [MAYBE],
  talk: {
    young: { yours: [() => 'What can somebody at your house do that nobody else can?'] },
    older: {
      wonder: [() => 'How do you think the ball came down?'],
      yours: [() => 'Who do you know that may be something else as well?'],
    },
  },
};
