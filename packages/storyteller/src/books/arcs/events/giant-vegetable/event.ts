import { ableFriend } from '../able-friend.ts';
import { onTheGround, type StoryEvent } from '../event.ts';
import { kinBeside } from '../kin-beside.ts';
import { about } from '../page.ts';
import { GATE } from './gate.ts';
import { grownIn } from './grown.ts';
import { SEED } from './seed.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const PLANT = /^(?:seed|sunflower|pumpkin|turnip|potato|carrot|strawberry|plant|flower|garden|marrow|cabbage|melon)$/;

/** Something is planted, and grows too big, or does not come up. */
export const GIANT_VEGETABLE: StoryEvent = {
  id: 'giant-vegetable',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:giant|enormous|huge|gigantic|biggest|massive) (?:\p{L}+ )?(?:pumpkin|turnip|marrow|courgette|carrot|cabbage|parsnip|beetroot|radish|squash|leek|tomato|strawberry)\b|\bplant(?:s|ed|ing)? (?:an? |the |some |our |my |his |her )?(?:\p{L}+ )?seeds?\b|\b(?:grow\w*|plant\w*|tallest|biggest) (?:an? |the )?sunflowers?\b|\bgrow\w* (?:\p{L}+ ){0,3}(?:pumpkins?|marrows?)\b|\bgrow\w* (?:\p{L}+ ){0,3}(?:turnips?|carrots?|cabbages?|courgettes?|leeks?|vegetables?) for (?:the|a|our) (?:\p{L}+ )?(?:show|competition)\b|\bseeds?\b.*\bnothing (?:comes|came|grows|grew)\b/iu,
  not: /\b(?:magic\w*|beanstalk|apple|bean|star|halloween|lantern|monster|can talk|talking|scared|afraid|house|lives?|tree|space|moon|steals?|stole|thief|eats?)\b/i,
  fits: (theme) => {
    const { hero, other } = theme;
    const who = [hero, other].filter((each) => each && !isPlant(each));
    return (
      onTheGround(theme) && who.length < 2 && who.every((each) => !/^(?:thing|vehicle)$/.test(each?.being?.isa ?? ''))
    );
  },
  // What is planted is nobody; who plants it may be.
  reads: ({ hero, other, raw }) => ({
    hero: [hero, other].find((each) => each && !isPlant(each)) ?? null,
    other: null,
    thing: about(grownIn(raw.toLowerCase()) ?? (/sunflower/i.test(raw) ? 'sunflower' : 'seed')),
    relation: 'none',
    clause: null,
  }),
  plots: [kinBeside(ableFriend(GATE)), kinBeside(ableFriend(SEED))],
  talk: {
    young: { yours: [() => 'What would you like to grow?'] },
    older: {
      wonder: [() => 'What was small at the beginning, and what came of it?'],
      yours: [() => 'What would you plant, if you had only one seed?'],
    },
  },
};

function isPlant({ word }: { readonly word: string }): boolean {
  return PLANT.test(word.split(' ').at(-1) ?? word);
}
