import { NOTHING_ELSE, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { IS_HERE } from './is-here.ts';
import { craftIn, SAILS_OR_FLIES } from './craft.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const ROUND = String.raw`(?:right |all the way |the whole way )?a?round the (?:whole |entire |wide )?(?:world|globe|earth)`;

/** Somebody goes right round the world, and comes home from the other side. */
export const ROUND_THE_WORLD: StoryEvent = {
  id: 'round-the-world',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    [
      String.raw`\b(?:sails?|sailed|sailing|fl(?:y|ies|ew|ying)|go(?:es|ing)?|went|travels?|travelled|travelling|floats?|rows?|rowing|trip|journey|voyage|adventure|cruise|race) ${ROUND}\b`,
      String.raw`^${ROUND} (?:in|on|by|with)\b`,
      String.raw`^${ROUND}(?: and (?:back|home).*)?$`,
      String.raw`\b(?:the )?other side of the (?:world|earth|globe)\b`,
      String.raw`\b(?:sail\w*|cross\w*) (?:all )?the (?:seven )?seas\b`,
    ].join('|'),
    'iu',
  ),
  not: /\b(?:christmas|easter|children a?round|food|lives? on the other side|moves? to|friend|grandma|granny|nan|grandad|far away|pirates?|jokes?|dances?|music|bike|bicycle|train|car|van|bus|scooter|walk\w*|foot|tortoise|snail|swims?|run\w*|sleigh|santa|rubbish|science|facts?)\b/i,
  fits: (theme) =>
    !/^(?:thing|insect|sea)$/.test(theme.hero?.being?.isa ?? '') &&
    theme.hero?.plural !== true &&
    (SAILS_OR_FLIES.test(theme.hero?.being?.id ?? '') || theme.hero?.being?.isa !== 'vehicle'),
  reads: ({ hero, raw }) => ({
    ...NOTHING_ELSE,
    hero: hero?.being && /^(?:pet|farm|wild|bird|magic)$/.test(hero.being.isa) ? hero : null,
    other: null,
    thing: about(craftIn(raw).what.replace('hot-air ', '')),
    wish: null,
    farWish: null,
    occasion: null,
  }),
  plots: [IS_HERE],
  talk: {
    young: { yours: [() => 'Where would you sail to?'] },
    older: {
      wonder: [() => 'Where is the other side of the world?'],
      yours: [() => 'What would you say to somebody who asks if this is the other side?'],
    },
  },
};
