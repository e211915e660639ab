import { NOTHING_DONE, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { SEEN } from './seen.ts';
import { NOT_ALIKE, traitIn } from './trait.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Kinds that come in flocks and are all alike. */
const IN_FLOCKS =
  /^(?:sheep|lamb|cow|zebra|giraffe|elephant|penguin|flamingo|duck|duckling|goose|hen|chicken|chick|crow|swan|bee|ant|ladybird|rabbit|mouse|frog|pig|piglet|goat|horse|pony|monkey|deer|reindeer|tiger|lion|leopard|cheetah|dinosaur|hedgehog|kangaroo|camel|donkey|squirrel|owl|parrot|peacock|ostrich|bear|wolf|fox|dog|puppy|kitten|cat|bird|robin|snail|crab|tortoise|rhino|hippo|butterfly|caterpillar|llama|koala|panda|badger)$/;

/** Somebody who is not like the others: a cow with no spots, a black sheep, the girl who was too tall. */
export const STANDS_OUT: StoryEvent = {
  id: 'stands-out',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: NOT_ALIKE,
  not: /\b(?:too (?:big|small|long|short) (?:for|to)|red riding|lost (?:her|his|its)|loses|stole|steals?|find\w*|looking for|wants?|wanted|wish\w*|scared|afraid|jump|reach|bed|coat|shoes|boots|bully|bullied|laugh\w*|christmas|santa|magic|ugly|friends?|got (?:its|his|her)|why|how)\b/i,
  fits: ({ hero, other, raw }) => {
    if (/\b(?:girl|boy) (?:who|that) (?:was|is) too tall\b/.test(raw)) return true;
    if (!hero || hero.plural || (other !== null && other.word !== hero.word) || traitIn(raw) === null) return false;
    if (/^(?:girl|boy)$/.test(hero.word)) return true;
    // What is too big for its kind has an event of its own.
    return IN_FLOCKS.test(hero.being?.id ?? '') && !/\btoo (?!many)\p{L}+/u.test(raw);
  },
  reads: ({ hero }) => ({
    ...NOTHING_DONE,
    hero: hero ? { ...hero, adjectives: [] } : null,
    other: null,
    thing: about('fair'),
    fear: null,
  }),
  plots: [standsApart({ ...SEEN, when: NOT_ALIKE })],
  talk: {
    young: { yours: [() => 'How would I find you among a hundred children?'] },
    older: {
      wonder: [() => 'Why could the others not find each other?'],
      yours: [() => 'What is there about you that one can see from far off?'],
    },
  },
};
