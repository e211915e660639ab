import { onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { SWING } from './swing.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const WISH =
  /\b(?:wants?|wanted|wish(?:es|ed)?|longs?|longed|dream(?:s|ed|t)?|tries|tried|learns?|could ?n[o']t|can(?:no|')t|hopes?|would (?:like|love))\b (?:\p{L}+ ){0,3}fl(?:y|ying)\b/iu;

/** Who has wings that carry learns it, and who is one itself flies by engine. */
const FLIES =
  /^(?:owl|bird|robin|eagle|duck|duckling|chick|bat|butterfly|bee|moth|dragon|parrot|pigeon|puffin|swan|goose|gosling|seagull|crow|ladybird|dragonfly|pterodactyl|fairy|sparrow|swallow|flamingo|stork|wren|toucan|pegasus|unicorn|bumblebee|fly|superhero|angel|caterpillar|plane|aeroplane|helicopter|rocket|kite|balloon|cloud|star|witch|wizard|ghost|vampire|alien|hawk|falcon|raven|magpie|hummingbird|griffin|phoenix)$/;

/** Somebody who cannot fly wants to: a worm who wanted to fly. */
export const WANTS_TO_FLY: StoryEvent = {
  id: 'wants-to-fly',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: WISH,
  not: /\b(?:reindeer|plane|aeroplane|rocket|space|moon|stars|kite|carpet|balloon|afraid|scared|penguin school|broom\w*|wand|pilot|bike|away)\b/i,
  fits: (theme) => {
    const { hero } = theme;
    return (
      somebody(hero) !== null &&
      hero?.plural !== true &&
      !FLIES.test(hero?.being?.id ?? '') &&
      !FLIES.test(hero?.word.split(' ').at(-1) ?? '') &&
      !/^(?:sea|person)$/.test(hero?.being?.isa ?? '') &&
      (onTheGround(theme) || theme.place === null)
    );
  },
  needs: ({ hero }) => somebody(hero) !== null,
  reads: ({ hero }) => ({
    hero,
    other: null,
    thing: about('swing'),
    relation: 'none',
    want: null,
    clause: null,
    activity: null,
    fear: null,
    place: null,
    farWish: null,
  }),
  plots: [standsApart({ ...SWING, when: WISH })],
  talk: {
    young: { yours: [() => 'Where have you been high up?'] },
    older: {
      wonder: [() => 'Which of the three things was missing each time?'],
      yours: [() => 'What is the nearest to flying that you have been?'],
    },
  },
};
