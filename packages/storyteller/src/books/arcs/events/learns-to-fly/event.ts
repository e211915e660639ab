import type { Theme } from '../../../theme.ts';
import { beingNamed } from '../../../theme/entries.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { LOOKS_DOWN } from './looks-down.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Whoever has wings that carry, once they have learned it. */
const HAS_WINGS =
  /^(?:owl|bird|robin|eagle|duck|duckling|bat|butterfly|bee|moth|dragon|parrot|pigeon|puffin|swan|goose|gosling|seagull|crow|ladybird|dragonfly|pterodactyl|fairy|sparrow|swallow|flamingo|stork|wren|toucan|pegasus|bumblebee|angel|hawk|falcon|raven|magpie|hummingbird|griffin|phoenix|woodpecker|kingfisher|heron|pelican|crane|blackbird|blue tit|budgie|cuckoo|vulture|owlet|peacock)$/;

/** Whether there is somebody to learn it, and the child left to fly the kite. */
const canLearn = (theme: Theme): boolean => {
  const { hero, other } = theme;
  return (
    onTheGround(theme) &&
    hero?.being !== null &&
    hero !== null &&
    !hero.plural &&
    other === null &&
    (HAS_WINGS.test(hero.being.id) || HAS_WINGS.test(hero.word.split(' ').at(-1) ?? ''))
  );
};

/** Somebody with wings cannot fly yet. */
export const LEARNS_TO_FLY: StoryEvent = {
  id: 'learns-to-fly',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:can(?:no|['’])?t|can not|could ?n['’]?t|could not|unable to|(?:does|do|did) ?n['’]?t know how to|learn(?:s|ed|t|ing)?(?: how)? to|(?:has |had )?never (?:learn(?:ed|t)(?: how)? to|flown|been able to)|forg[eo]t(?:s|ten)?(?: how)? to|how to|tr(?:y|ies|ied|ying) to|wants? to|wanted to) fly\b|\bfirst (?:flight|time flying)\b|\b(?:flying lessons?|learn(?:s|ed|t|ing)? flying)\b|\bnever (?:flown|flew)\b/iu,
  not: /\b(?:torn|broken|hurt|sore|injured|kite|plane|aeroplane|space|moon|stars|rocket|balloon|carpet|scared|afraid|frightened|fear|dark|night|broom\w*|away|home|south|teach\w*|back)\b/i,
  fits: canLearn,
  needs: (theme) => theme.hero === null || canLearn(theme),
  reads: ({ hero }) => ({
    ...NOTHING_ELSE,
    // "Learning to fly" names nobody: it is a young bird who learns it, and the child has the kite.
    hero: hero ?? { ...about('bird'), being: beingNamed('bird') ?? null, adjectives: ['baby'] },
    thing: null,
    farWish: null,
  }),
  plots: [LOOKS_DOWN],
  talk: {
    young: { yours: [() => 'What can you see when you look up?'] },
    older: {
      wonder: [({ hero }) => `Why did ${hero} come down each time?`],
      yours: [() => 'What did you find on the ground lately?'],
    },
  },
};
