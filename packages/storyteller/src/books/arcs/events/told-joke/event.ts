import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { LATE_LAUGH } from './late-laugh.ts';
import { ABOUT_JOKES, jokeIn, KNOCK_KNOCK } from './jokes.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Words by which a question with an answer is known, whatever it is about; whether it is a joke is asked of the whole. */
const ASKS = /\b(?:why|what|what['’]?s|whats|how|where|which|when|who)\b/iu;

/** A joke that a child tells, or jokes all day long. */
export const TOLD_JOKE: StoryEvent = {
  id: 'told-joke',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(`${ABOUT_JOKES.source}|${ASKS.source}`, 'iu'),
  not: /\b(?:no joke|practical jokes?|laugh(?:s|ed)? at me|not funny|bull(?:y|ies|ied|ying)|mean jokes?|nasty|rude|hurt\w*|upset|teas(?:es|ed|ing)|king|queen|princess|prince|kingdom|giant|clown|jester|comedian|nobody laugh\w*|whose jokes|class clown|dragon who|monster|treasure|sphinx|escape room|pirate|witch|wizard|troll|castle|april fool\w*)\b/i,
  fits: (theme) => {
    const joke = jokeIn(theme.raw);
    return onTheGround(theme) || joke !== null ? joke !== null || ABOUT_JOKES.test(theme.raw) : false;
  },
  needs: ({ raw }) => jokeIn(raw) !== null || ABOUT_JOKES.test(raw),
  beforeAll: (raw) => jokeIn(raw) !== null || KNOCK_KNOCK.test(raw),
  // Whoever is in the joke is in nothing else.
  reads: (theme) => ({
    ...NOTHING_ELSE,
    hero: null,
    other: null,
    thing: about('key'),
    wish: null,
    occasion: null,
    also: [],
    ...(jokeIn(theme.raw) ? { unused: [] } : {}),
  }),
  plots: [LATE_LAUGH],
  talk: {
    young: { yours: [() => 'Do you know a joke? Tell it!'] },
    older: {
      wonder: [() => 'Where had the laugh been all day?'],
      yours: [() => 'Which joke do you know, and who laughed at it last?'],
    },
  },
};
