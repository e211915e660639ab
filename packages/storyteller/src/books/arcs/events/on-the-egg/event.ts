import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { SITTING } from './sitting.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const SITS =
  /\b(?:s[ai]t(?:s|ting)?|stay(?:s|ed|ing)?|leaves?|left|leaving|look(?:s|ed|ing)? after|guard(?:s|ed|ing)?|mind(?:s|ing)?|keep(?:s|ing)?|kept|hug(?:s|ging)?|get(?:s)? (?:up|off)|car(?:es|ing) for)\b[^.]*\beggs?\b|\beggs?\b[^.]*\b(?:get off|get up|leave|warm|move)\b/i;

/** Somebody sits on an egg, and does not get up: a hen who wouldn't leave her egg. */
export const ON_THE_EGG: StoryEvent = {
  id: 'on-the-egg',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: SITS,
  not: /\b(?:easter|chocolate|hunt|breakfast|boiled|fried|spoon|golden|stole\w*|steals?|thief|lost|finds?|found|mystery|mysterious|strange|school|robot|spy|humpty|scared|afraid)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    somebody(theme.hero) !== null &&
    theme.hero?.plural !== true &&
    !/^(?:sea|insect|person|vehicle)$/.test(theme.hero?.being?.isa ?? '') &&
    // A gosling or a cygnet is no chick.
    !/^(?:goose|swan)$/.test(theme.hero?.being?.id ?? ''),
  reads: ({ hero }) => ({
    ...NOTHING_ELSE,
    hero,
    other: null,
    thing: about('egg'),
  }),
  plots: [standsApart({ ...SITTING, when: SITS })],
  talk: {
    young: { yours: [() => 'What have you kept warm?'] },
    older: {
      wonder: [({ hero }) => `What did ${hero} miss, and what did ${hero} see?`],
      yours: [() => 'For what would you sit still for three weeks?'],
    },
  },
};
