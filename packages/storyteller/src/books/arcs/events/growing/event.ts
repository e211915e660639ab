import { ableFriend } from '../able-friend.ts';
import { NOTHING_DONE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { DUG } from './dug.ts';
import { plantOf } from './plant.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const PLANT =
  /\b(?:trees?|seeds?|beans?|flowers?|sunflowers?|gardens?|acorns?|pips?|peas?|plants?|oaks?|roses?|daisy|daisies|woods?|herbs?|tomato(?:es)?)\b/;

/** Something is planted, and it takes its time: a tree, a bean, a garden. */
export const GROWING: StoryEvent = {
  id: 'growing',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\bplant(?:s|ed|ing)? (?:\p{L}+['’]?s? ){0,3}(?:trees?|beans?|flowers?|acorns?|pips?|peas|gardens?|herbs|tomato(?:es)?|conkers?)\b|\bgrow(?:s|ing|n)? (?:\p{L}+['’]?s? ){0,2}(?:gardens?|trees?|beans?|flowers?|peas|herbs|tomato(?:es)?|plants?|vegetables? (?:on|in|at|with))\b|\b(?:seed|tree|bean|beanstalk|acorn|pip|plant|sapling|oak|sunflower|tomato) (?:\p{L}+ ){0,3}(?:grows?|grew|growing)\b|\b(?:acorn|seed|pip) (?:\p{L}+ ){0,3}(?:turn(?:s|ed) into|becom(?:es?|ing)|became) (?:\p{L}+ ){0,3}(?:tree|oak|flower)\b|^(?:our|my|the|a|\p{L}+['’]s) (?:little |own |vegetable |new )?garden$|\bgardening\b|^(?:my|our|the) sunflowers?$|\b(?:watering|looking after) (?:the |a |our )?(?:flowers?|plants?|garden|seeds?)\b/iu,
  not: /\b(?:stop(?:s|ped)? growing|keeps? (?:on )?growing|through the (?:roof|ceiling)|grew and grew|would rather|giant|enormous|huge|gigantic|biggest|massive|pumpkins?|scared|afraid|jelly|lost|space|moon|money|rocket|sweets?|chocolate|lollipops?|halloween|christmas|magic\w*|who (?:likes?|loves?|can|is|was|wants?|lives?|does|won|could)|family tree|on the roof|fairy|fairies|party|picnic|house|steals?|stole|wizard|witch|dragon)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    [theme.hero, theme.other].every(
      (each) => !each?.being || PLANT.test(each.word) || !/^(?:thing|vehicle|plant)$/.test(each.being.isa),
    ),
  // What is planted is nobody; who plants it may be.
  reads: ({ hero, other, raw }) => ({
    ...NOTHING_DONE,
    hero: hero && !PLANT.test(hero.word) ? somebody(hero) : null,
    other: other && !PLANT.test(other.word) ? somebody(other) : null,
    place: null,
    thing: about(
      plantOf(raw.toLowerCase()).tree ? 'tree' : (plantOf(raw.toLowerCase()).seed.split(' ').at(-1) ?? 'seed'),
    ),
  }),
  plots: [DUG].map(ableFriend),
  talk: {
    young: { yours: [() => 'What would you like to plant in a jar?'] },
    older: {
      wonder: [() => 'Is it harder to wait when you can look, or when you cannot?'],
      yours: [() => 'What can you hardly wait to see?'],
    },
  },
};
