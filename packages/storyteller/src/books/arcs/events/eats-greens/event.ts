import { NOTHING_DONE, type StoryEvent } from '../event.ts';
import { somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { EMPTY_BOWL } from './empty-bowl.ts';
import { EATS_GREENS } from './greens.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** From whom everybody runs, because of what their kind eats. */
const FEARED =
  /^(?:lion|lioness|tiger|wolf|fox|bear|crocodile|alligator|shark|t-rex|tyrannosaurus|dinosaur|velociraptor|dragon|vampire|monster|giant|ogre|troll|snake|leopard|cheetah|panther|eagle|piranha|orca|werewolf|zombie|polar bear|hyena|witch|yeti|jaguar|python)$/i;

/** Somebody everybody runs from eats no meat: a shark who is a vegetarian. */
export const EATS_ONLY_GREENS: StoryEvent = {
  id: 'eats-greens',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: EATS_GREENS,
  not: /\b(?:scared|afraid|won['’]?t eat (?:his|her|their)|(?:does|did|do)(?: not|n['’]?t) (?:like|eat|want)(?! (?:to eat )?(?:meat|fish|mice|blood))|hates|stole\w*|steals?|thief|grow\w*|garden\w*|plant(?:s|ed|ing) |competition|shop|sells?)\b/i,
  fits: ({ hero, other }) =>
    hero?.plural !== true &&
    (FEARED.test(hero?.being?.id ?? '') || FEARED.test(hero?.word ?? '')) &&
    somebody(other) === null,
  reads: ({ hero }) => ({
    ...NOTHING_DONE,
    // That it eats no meat comes out at the end, and does not stand before its name.
    hero: hero && { ...hero, adjectives: hero.adjectives.filter((each) => !/^(?:vegetarian|vegan)$/i.test(each)) },
    other: null,
    thing: null,
    fear: null,
    place: null,
  }),
  plots: [standsApart({ ...EMPTY_BOWL, when: EATS_GREENS })],
  talk: {
    young: { yours: [() => 'Which bowl would you eat up first?'] },
    older: {
      wonder: [({ hero }) => `Why did nobody ever ask ${hero}?`],
      yours: [() => 'What do people think of you that is not so?'],
    },
  },
};
