import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { ableFriend } from '../able-friend.ts';
import { foodIn, FOODS } from './foods.ts';
import { HIDE_IT } from './hide-it.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const LOVES = new RegExp(
  [
    String.raw`\b(?:loves?|loved|adores?|likes?|wants?|eats?) (?:nothing but |only |just |eating |to eat |all |his |her |its )?(?:the )?(?:\p{L}+ )?${FOODS}\b(?: (?:too much|so much|very much|more than|best|the most|most of all|all day|for every|and nothing)|$)`,
    String.raw`\b(?:only|just|always|really|never stops?|will only|wants to only) (?:ever )?(?:loves?|likes?|eats?|wants?|eating) (?:\p{L}+ )?${FOODS}\b`,
    String.raw`\b(?:mad|crazy|nuts|bananas) (?:about|for|on) ${FOODS}\b`,
    String.raw`\b(?:can(?:['’]?t| ?not)|could ?n['’]?t|never) (?:stop eating|get enough|resist|have enough|had enough)(?: of)? (?:the )?${FOODS}\b`,
    String.raw`^(?:cheese|mushrooms?|jam|toast|bananas?|biscuits|yoghurt|grapes|raisins)$`,
    String.raw`\b(?:hungry|greedy) for ${FOODS}\b`,
    String.raw`^(?:the |a |an )?(?:\p{L}+ ){1,3}and (?:the |his |her )?(?:honey|cheese|bananas|jam|cake|chocolate)(?: (?:pot|jar))?$`,
  ].join('|'),
  'iu',
);

/** Somebody who loves one food above all others, and cannot leave it alone. */
export const ONE_FOOD: StoryEvent = {
  id: 'one-food',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: LOVES,
  not: /\b(?:bak(?:e|es|ed|ing)|cook(?:s|ed|ing)?|mak(?:e|es|ing)|made of|birthday|christmas|easter|party|shop|café|cafe|stole\w*|steals?|steal|thief|share|sharing|shares|tooth|teeth|toothache|ill|sick|allerg\w*|bees?|lost|loses|missing|moon|space|hat(?:es|ed)|\w*n['’]t like|not like|mystery|who ate|won['’]?t eat|refuses|school|competition|contest|fair|picnic|eats everything|ran out|run out|grow(?:s|ing)?|pick(?:s|ing)?|garden|ice cream|without sharing|turns? into|turned|enchanted|wish(?:es)?|(?:ca ?n['’]?t|cannot|must not|mustn['’]?t|not allowed to) (?:eat|have) (?!enough|only|just|anything))\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    foodIn(theme.raw) !== null &&
    !theme.hero?.plural &&
    (!theme.hero?.being || !/^(?:thing|vehicle|sea|insect|bird)$/.test(theme.hero.being.isa)),
  reads: ({ hero, other, raw }) => ({
    ...NOTHING_ELSE,
    hero: somebody(hero),
    other: somebody(other),
    thing: about(foodIn(raw)?.food ?? 'honey'),
  }),
  plots: [standsApart(ableFriend({ ...HIDE_IT, when: LOVES }))],
  talk: {
    young: { yours: [() => 'What could you smell through a door?'] },
    older: {
      wonder: [({ hero }) => `Why was that the best hiding place of all for ${hero}?`],
      yours: [() => 'What do you have to keep a long way away from you?'],
    },
  },
};
