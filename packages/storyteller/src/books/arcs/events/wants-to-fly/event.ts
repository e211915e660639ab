import type { Entity } from '../../../theme.ts';
import { NOTHING_DONE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { withSwinger } from './swinger.ts';
import { SWING } from './swing.ts';
import { toldWith } from '../told-with.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const WISH =
  /\b(?:wants?|wanted|wish(?:es|ed|ing)?|longs?|longed|dream(?:s|ed|t|ing)?|tries|tried|learns?|could ?n[o']t|can(?:no|')t|hopes?|would (?:like|love))\b (?:\p{L}+ ){0,3}fl(?:y|ying)\b|\bif (?:only )?\p{L}+ (?:could|can) fly\b/iu;

/** A child who is told of has no wings and wishes; one who learns it flies by magic, or in an aeroplane. */
const LONGS = /\b(?:want|wish|long|dream|hope|would|if)/iu;
const CHILD = /^(?:boy|girl|child|kid|toddler|daughter|son)$/;

const whoWishes = (hero: Entity | null): Entity | null => (hero && CHILD.test(hero.word) ? null : hero);

/** Who has wings that carry learns it, and who is one itself flies by engine. */
const FLIES =
  /^(?:owl|bird|robin|eagle|duck|duckling|chick|bat|butterfly|bee|moth|dragon|parrot|pigeon|puffin|swan|goose|gosling|seagull|crow|ladybird|dragonfly|pterodactyl|fairy|sparrow|swallow|flamingo|stork|wren|toucan|pegasus|unicorn|bumblebee|fly|superhero|angel|caterpillar|plane|aeroplane|helicopter|rocket|kite|balloon|cloud|star|witch|wizard|ghost|vampire|alien|hawk|falcon|raven|magpie|hummingbird|griffin|phoenix)$/;

/** Somebody who cannot fly wants to: a worm who wanted to fly. */
export const WANTS_TO_FLY: StoryEvent = {
  id: 'wants-to-fly',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: WISH,
  not: /\b(?:reindeer|plane|aeroplane|rocket|space|moon|stars|kite|carpet|balloon|afraid|scared|penguin school|broom\w*|wand|superhero\w*|cape|wings|magic\w*|fairy|fly(?:ing)? (?:a|an|the|to|in|on|with)|pilot|bike|away)\b/i,
  fits: (theme) => {
    const hero = whoWishes(theme.hero);
    if (hero === null) return LONGS.test(theme.raw) && onTheGround(theme) && somebody(theme.other) === null;
    return (
      somebody(hero) !== null &&
      hero.plural !== true &&
      !FLIES.test(hero.being?.id ?? '') &&
      !FLIES.test(hero.word.split(' ').at(-1) ?? '') &&
      !/^(?:sea|person)$/.test(hero.being?.isa ?? '') &&
      (onTheGround(theme) || theme.place === null)
    );
  },
  needs: ({ hero }) => somebody(hero) !== null,
  reads: ({ hero }) => ({
    ...NOTHING_DONE,
    hero: whoWishes(hero),
    other: null,
    thing: about('swing'),
    wish: null,
    fear: null,
    place: null,
    farWish: null,
  }),
  plots: [toldWith(withSwinger, standsApart({ ...SWING, when: WISH }))],
  talk: {
    young: { yours: [() => 'Where have you been high up?'] },
    older: {
      wonder: [() => 'Which of the three things was missing each time?'],
      yours: [() => 'What is the nearest to flying that you have been?'],
    },
  },
};
