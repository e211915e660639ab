import { NOTHING_DONE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { POST } from './post.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const SIGHT =
  /\b(?:glasses|spectacles|specs|eye ?test|optician|(?:can(?:no|')?t|can not|could ?n[o']t|could not|does ?n[o']t) see(?: (?:well|far|properly|clearly|very well|anything|a thing))?(?=$| (?:well|far|prop|clear|very|any|a thing))|short-?sighted|near-?sighted)\b/iu;

/** Somebody gets glasses. */
export const GLASSES: StoryEvent = {
  id: 'glasses',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: SIGHT,
  not: /\b(?:who took|stole\w*|steals?|thief|dark|blind|magic|x-ray|sun ?glasses|lost|loses|missing|broke|broken|find|fog|mist|night|invisible|magnifying|where are|hides?|hid|stole\w*|scared|afraid|bullied|teased|laugh\w*|looking glass|school|class)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    theme.hero?.plural !== true &&
    (!theme.hero || somebody(theme.hero) !== null || theme.hero.word === 'glasses'),
  reads: ({ hero, other }) => ({
    ...NOTHING_DONE,
    hero: somebody(hero),
    other: somebody(other),
    thing: about('glasses'),
    first: null,
    fear: null,
  }),
  plots: [standsApart({ ...POST, when: SIGHT })],
  talk: {
    young: { yours: [() => 'What can you see from your window?'] },
    older: {
      wonder: [({ hero }) => `Would you have told ${hero} sooner?`],
      yours: [() => 'What have you once taken for something quite different?'],
    },
  },
};
