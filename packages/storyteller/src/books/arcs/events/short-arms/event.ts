import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { CLAP } from './clap.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const OF =
  /\b(?:can(?:no|['’])?t|could ?n[o'’]?t|cannot|unable to|not able to|wants? to|tries to|learn(?:s|ing)? to) (?:ever )?clap\b|\b(?:short|tiny|little|small|stubby|teeny) arms\b|\barms (?:are|were|that are|is) (?:too|so|very) (?:short|small|tiny|little)\b/iu;

/** Somebody whose arms are too short to meet: a tyrannosaur who cannot clap. */
export const SHORT_ARMS: StoryEvent = {
  id: 'short-arms',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:hug\w*|cuddl\w*|bed|make his bed|tie|shoes?|laces|school|swim\w*|museum|football|basketball|birthday|christmas|space)\b/i,
  fits: (theme) => onTheGround(theme),
  needs: ({ hero }) =>
    somebody(hero) !== null &&
    hero?.plural !== true &&
    /^(?:T-rex|tyrannosaurus(?: rex)?|dinosaur|penguin|kangaroo|crocodile|alligator|dragon|mole|kiwi|ostrich)$/iu.test(
      hero?.being?.id ?? '',
    ),
  reads: ({ hero }) => ({
    ...NOTHING_ELSE,
    hero,
    other: null,
    thing: about('music'),
  }),
  plots: [{ ...CLAP, when: OF }],
  talk: {
    young: { yours: [() => 'What can you do only with somebody else’s hand?'] },
    older: {
      wonder: [() => 'Why had nobody thought of it before?'],
      yours: [() => 'What do two people do better than one?'],
    },
  },
};
