import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { SOMEBODY_ELSE } from './somebody-else.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Teeth are not to be brushed; and the toothbrush goes and brushes others. */
export const TOOTHBRUSH: StoryEvent = {
  id: 'toothbrush',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\btooth ?brush(?:es)? (?:\p{L}+ ){0,2}(?:ran|runs|run|running) away\b|\brun ?away tooth ?brush\b|\btooth ?brush(?:es)?\b|\b(?:brush|brushes|brushed|brushing|clean|cleans|cleaned|cleaning|wash|washing) (?:his |her |their |its |my |your |our |the )?(?:\p{L}+ )?teeth\b|\bteeth (?:brush(?:ed|ing)|cleaned)\b|\bbrushing time\b|\btooth ?brushing\b/iu,
  not: /\b(?:hair|dentist|fairy|wobbly|loose|lost (?:a |his |her |my )?tooth|new tooth|teething|tooth ?paste|toothache|hurts?|false|witch|magic|electric|talking|king of|counting|why|learn\w*)\b/iu,
  fits: ({ hero, other, ...theme }) =>
    onTheGround({ hero, other, ...theme }) &&
    !hero?.plural &&
    (!hero?.being || /tooth ?brush/.test(hero.word) || !/^(?:thing|vehicle|sea|insect|bird)$/.test(hero.being.isa)) &&
    (!other?.being || /tooth/.test(other.word)),
  // The gentle frames have only tips to give: here a child sees for itself what clean teeth are worth.
  quarrel: true,
  reads: ({ hero }) => ({
    ...NOTHING_ELSE,
    thing: null,
    other: null,
    also: [],
    hero: hero?.being && hero.being.isa !== 'thing' ? hero : null,
  }),
  plots: [SOMEBODY_ELSE],
  talk: {
    young: { yours: [() => 'What else has teeth, in your house?'] },
    older: {
      wonder: [() => 'Who had to wash whom before it could begin?'],
      yours: [() => 'What do you only want when somebody else has got it?'],
    },
  },
};
