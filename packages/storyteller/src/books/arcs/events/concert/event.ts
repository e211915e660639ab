import { NOTHING_DONE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { instrumentIn } from './instrument.ts';
import { LOUD } from './loud.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** What is played and carried about. */
const PLAYED = String.raw`(?:drums?(?: ?kit)?|drumming|trumpets?|trombones?|tubas?|recorders?|flutes?|violins?|saxophones?|bagpipes?|accordions?|cymbals?)`;

/** Somebody has an instrument, and it is loud. */
export const CONCERT: StoryEvent = {
  id: 'concert',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    String.raw`\b${PLAYED}\b|\b(?:noisy|loud|too loud) (?:\p{L}+ )?bands?\b|\btoo loud\b.*\bmusic\b|\bmusic\b.*\btoo loud\b`,
    'iu',
  ),
  not: /\b(?:scared|afraid|fear\w*|lost|stolen|stole|broken|magic|competition|talent|stage|nervous|shy|hair ?band|rubber band|robbers|ear ?drums?|thunder|space|snail|choir|dragon|quiet|practis\w*|practic\w*|give up|gives up|hates?|learn\w* (?!(?:the |to play the )?drums?)|lessons?|dreams?|dreamed|(?:wants?|wanted|tries|tried|loves?|loved) to play (?!the drums?)|in a band)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    [theme.hero, theme.other].every((each) => !each?.being || !/^(?:thing|vehicle)$/.test(each.being.isa)),
  reads: ({ hero, other, raw }) => ({
    ...NOTHING_DONE,
    hero: somebody(hero),
    other: somebody(other),
    thing: about(instrumentIn(raw.toLowerCase()).word),
    place: null,
    first: null,
  }),
  plots: [LOUD],
  talk: {
    young: { yours: [() => 'What can you play very loudly, and very softly?'] },
    older: {
      wonder: [() => 'How did they know which way to walk?'],
      yours: [() => 'What sound would you always know?'],
    },
  },
};
