import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { ONE_CAPE_MORE } from './one-cape-more.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const SMALL = String.raw`(?:(?:baby|little|small|younger|evil|naughty|twin) )*(?:brother|sister|bab(?:y|ies)|toddler|sibling)`;
const VILLAIN = String.raw`(?:(?:super ?)?villains?|baddies?|bad ?guys?|arch[- ]?enem(?:y|ies)|evil)`;
const HERO = String.raw`super[- ]?hero(?:es)?`;
const OUT = String.raw`(?:(?:pull|take|empt|throw|tip)\w*|gets into|wrecks?|destroys?|mess of)`;
const OF = new RegExp(
  [
    String.raw`\b${HERO}\b[^.]*\b${SMALL}\b[^.]*`,
    String.raw`\b${SMALL}\b[^.]*\b(?:${VILLAIN}|${HERO})\b[^.]*`,
    String.raw`\b${VILLAIN}\b[^.]*\b(?:${SMALL}|in a nappy)\b[^.]*`,
    String.raw`\b${SMALL}\b[^.]*\b${OUT}\b[^.]*\b(?:cupboards?|drawers?|pans|everything|shelves)\b[^.]*`,
    String.raw`\bterrible (?:baby|toddler)\b`,
    String.raw`\bbaby (?:gets|is) into everything\b`,
  ].join('|'),
  'iu',
);

/** Somebody small pulls everything out of the cupboards and must be stopped by a hero, who finds out why. */
export const VILLAIN_AT_HOME: StoryEvent = {
  id: 'villain-at-home',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:sav(?:e|es|ed|ing) (?:her|his|their|the)(?! (?:house|day|world))|sidekick|coming|expecting|born|newborn|new baby|birthday|christmas|halloween|jealous\w*|shar(?:e|es|ing)|hits?|hitting|bit(?:e|es|ing)|tower|lego|walks?|steps|lost|loses|cries|crying|hospital|ill|scared|afraid|bed(?:time)?|sleep\w*|school|moon|dog|cat|grandma|granny|supermarket|zoo|potty|magic|invisible|fly(?:ing)?)\b/i,
  fits: onTheGround,
  reads: () => ({
    ...NOTHING_ELSE,
    hero: null,
    other: null,
    thing: about('basket'),
    also: [],
    occasion: null,
  }),
  plots: [{ ...standsApart(ONE_CAPE_MORE), when: OF }],
  talk: {
    young: { yours: [() => 'What would your cape look like?'] },
    older: {
      wonder: [() => 'When could one have guessed what was being looked for?'],
      yours: [() => 'What can somebody very small do that big ones cannot?'],
    },
  },
};
