import { wordCount } from '../../wording.ts';
import { NOTHING_ELSE, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { ASKER, ASKS, questionIn } from './asked.ts';
import { THEN_WHAT } from './then-what.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** What has a story of its own, also where it is asked as a question. */
const TOLD_ELSEWHERE =
  /\b(?:animals? (?:could|can) (?:talk|speak)|(?:talk|speak)\w* to animals|(?:children|kids) (?:were|are|was) in charge|made the rules|I (?:was|were|could (?:be|turn|become)) invisible|could fly|\w+s (?:could|can) \w+ and \w+s (?:could|can)|stop(?:ped)? time|gravity|(?:told|tell|tells|telling|spoke|speak) (?:only )?the truth)\b/iu;
/** A worry is asked like this as well, and is no game. */
const WORRY =
  /\b(?:likes? me|my friends?|no friends?|mum\w*|dad\w*|mom|mama|lost|dies?|died|dead|hurts?|ill|sick|fail\w*|wrong|burglars?|bad dreams?|nightmares?|war|bombs?|fire|new school|first day|scared|afraid|worr\w+|late|hates?|laughs? at|bull\w+|alone|leaves? me|hospital|the baby|can['’]?t sleep)\b/iu;
const MOST_WORDS = 20;

const isAsked = (raw: string): boolean =>
  !TOLD_ELSEWHERE.test(raw) &&
  !WORRY.test(raw) &&
  ASKS.test(raw) &&
  wordCount(questionIn(raw) ?? 'x '.repeat(MOST_WORDS + 1)) <= MOST_WORDS;

/** A question of what would be, if something were so: nobody who is in it, but what would be then. */
export const WHAT_IF: StoryEvent = {
  id: 'what-if',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(`${ASKS.source}|${ASKER.source}`, 'iu'),
  not: WORRY,
  beforeAll: isAsked,
  needs: ({ raw }) => isAsked(raw) || ASKER.test(raw),
  fits: ({ raw }) => isAsked(raw) || ASKER.test(raw),
  reads: (theme) => ({
    ...NOTHING_ELSE,
    hero: null,
    other: null,
    thing: about('bus'),
    wish: null,
    occasion: null,
    also: [],
    used: isAsked(theme.raw) ? [] : theme.used,
    unused: isAsked(theme.raw) ? [] : theme.unused,
  }),
  // Whatever happens in the question is asked, and answered.
  plots: [{ ...THEN_WHAT, when: /\p{L}/u }],
  talk: {
    young: { yours: [() => 'What if you were very small? Then what?'] },
    older: {
      wonder: [() => 'Why was it so hard to answer "But it isn\'t so"?'],
      yours: [() => 'Which what if would you ask, and then what?'],
    },
  },
};
