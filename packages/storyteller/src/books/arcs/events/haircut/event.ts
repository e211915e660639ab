import type { Theme } from '../../../theme.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { TINK } from './tink.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Who has hair, or might have: no bird, no thing, and nobody who lives in water. */
const hasHair = (theme: Theme): boolean => {
  const being = theme.hero?.being;
  return (
    onTheGround(theme) &&
    theme.raw.length < 100 &&
    (!being ||
      (!/^(?:sea|vehicle|thing|insect|bird)$/.test(being.isa) &&
        !/hairdresser|barber|snake|frog|toad|crocodile|tortoise|turtle|dinosaur|dragon|mole|pig/.test(being.id) &&
        !('animal' in being.drawing && /^(?:snake|fish|whale|shark|snail|octopus|worm)$/.test(being.drawing.animal))))
  );
};

/** Hair is too long, and somebody will not have it cut. */
export const HAIRCUT: StoryEvent = {
  id: 'haircut',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\bhair ?cuts?\b|\b(?:hair|mane|fringe|wool|beard) (?:is )?cut\b|\bcut\w* (?:\p{L}+ ){0,2}?(?:hair|mane|fringe)\b|\bhair (?:is|was|gets|has got|grew|grows) (?:much |far |so |way )?(?:too |very )?long\b|\bhair ?dressers?\b|\bbarbers?\b|\b(?:very long|messy|wild|tangl\w+|too much) (?:hair|mane)\b/iu,
  not: /\b(?:cancer|chemo\w*|ill|hospital|nits?|lice|rapunzel|witch|magic\w*|wants to be|becomes? a|own (?:salon|shop)|pink|blue|green|purple|rainbow|wash\w*|bald|fair|who cuts|cuts (?:his|her|their|my) own|cut my own|donat\w*|giv(?:es|ing) (?:his|her|my)|hairdresser(?:['’]s)? (?:who|for))\b/i,
  fits: hasHair,
  reads: ({ hero, other, raw }) => ({
    ...NOTHING_ELSE,
    hero: hero?.being && !/^(?:thing|person)$/.test(hero.being.isa) ? hero : null,
    other: other && /^(?:thing|person)$/.test(other.being?.isa ?? '') ? null : somebody(other),
    thing: about(/\bbarber['’]?s\b/i.test(raw) ? 'shop' : 'hair'),
  }),
  plots: [TINK],
  talk: {
    young: { yours: [() => 'What would you keep in long hair?'] },
    older: {
      wonder: [() => 'Why was it easier to say yes when nobody had to?'],
      yours: [() => 'Where is your somewhere safe?'],
    },
  },
};
