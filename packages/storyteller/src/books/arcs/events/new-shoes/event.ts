import type { Theme } from '../../../theme.ts';
import { NOTHING_DONE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { MIND } from './mind.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Who has two feet or four, and something to put on them. */
const hasFeet = (theme: Theme): boolean => {
  const being = theme.hero?.being;
  return (
    onTheGround(theme) &&
    theme.raw.length < 100 &&
    (!being ||
      being.id === 'shoe' ||
      (!/^(?:sea|vehicle|thing|insect)$/.test(being.isa) &&
        !('animal' in being.drawing && /^(?:snake|fish|whale|shark|snail|octopus|worm)$/.test(being.drawing.animal))))
  );
};

/** New shoes, for the first time out of their box. */
export const NEW_SHOES: StoryEvent = {
  id: 'new-shoes',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\bnew (?:\p{L}+ )?(?:shoes|trainers|sandals|school shoes)\b|\b(?:buy\w*|bought|get\w*|got|choos\w+) (?:\p{L}+ ){0,3}?shoes\b|\bfirst (?:pair of )?shoes\b|\bshoe shop\b|\bshopping for (?:\p{L}+ )?shoes\b/iu,
  not: /\b(?:magic|lost|lose\w*|missing|steal\w*|stole\w*|dance\w*|danc\w+|ballet|fairy|elves|elf|shoemaker|cobbler|glass|cinderella|seven[- ]league|fl(?:y|ies|ying)|(?<!for )school(?! shoes)|rac(?:e|es|ing)|laces?|tie|tying|won['’]?t|doesn['’]?t|hates?|centipede|millipede|spider|horse shoes?|snow ?shoes?|football|too (?:small|big|tight)|wants? (?:new )?shoes|invisible|talking)\b/i,
  fits: hasFeet,
  reads: ({ hero, other }) => ({
    ...NOTHING_DONE,
    hero: hero?.being && hero.being.isa !== 'thing' && !/shoe|trainer/.test(hero.word) ? hero : null,
    other: other && /shoe|trainer|shop/.test(other.word) ? null : somebody(other),
    thing: about('shoes'),
    place: null,
    first: null,
  }),
  plots: [MIND],
  talk: {
    young: { yours: [() => 'What sound do your shoes make?'] },
    older: {
      wonder: [() => 'When did the shoes begin to belong to somebody?'],
      yours: [() => 'What of yours has been somewhere?'],
    },
  },
};
