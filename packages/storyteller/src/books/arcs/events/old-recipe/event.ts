import { ableFriend } from '../able-friend.ts';
import { NOTHING_DONE, onTheGround, type StoryEvent } from '../event.ts';
import { standsApart } from '../stands-apart.ts';
import { SPOT } from './spot.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const KIN = String.raw`(?:mum|mummy|mom|mommy|mama|dad|daddy|papa|grandma|grandpa|granny|gran|nana|nan|grandad|granddad|auntie|aunty|uncle)`;
const DISH = String.raw`(?:soup|bread|loaf|biscuits?|cookies|gingerbread|jam|marmalade|stew|curry|pies?|buns?|muffins|scones|pasta|spaghetti|sauce)`;

/** Something is made in the kitchen with a grown-up of the family, and the secret of it is lost. */
export const OLD_RECIPE: StoryEvent = {
  id: 'old-recipe',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    [
      String.raw`\bsecret (?:ingredient|recipe)\b`,
      String.raw`\b${KIN}['’]s (?:\p{L}+ ){0,2}(?:recipe|${DISH}|cake)$`,
      String.raw`\b(?:mak(?:e|es|ing)|made|bak(?:e|es|ing)|cooks?|cooking)\b[^.]*\b${DISH}\b[^.]*\b(?:with|and) (?:my |her |his |our )?${KIN}\b`,
      String.raw`\b(?:with|and) (?:my |her |his |our )?${KIN}\b[^.]*\b(?:mak(?:e|es|ing)|bak(?:e|es|ing)|cooks?|cooking)\b[^.]*\b${DISH}\b`,
      String.raw`\b(?:bak(?:e|es|ing)|cooks?|cooking)(?: (?:a |some )?(?:\p{L}+ )?(?:cakes?|cupcakes|dinner|lunch|tea))? with (?:my |her |his |our )?${KIN}$`,
    ].join('|'),
    'iu',
  ),
  not: /\bcakes? with (?:my |her |his )?(?:dad|daddy|mum|mummy|mom|mommy|papa|mama)\b|\b(?:birthday|wedding|party|christmas|easter|pancakes?|magic|witch|wizard|potion|dragon|monster|dinosaur|alien|space|competition|contest|sale|stall|shop|stolen?|steals?|thief|ate|lost|died|dead|miss(?:es|ing)|allerg\w*|hospital|ill|sick|poorly|surprise|mud|giant|stone|apples?)\b/i,
  fits: (theme) => {
    const { hero } = theme;
    return onTheGround(theme) && (!hero?.being || hero.being.isa === 'thing') && !theme.other?.name;
  },
  reads: () => ({
    ...NOTHING_DONE,
    hero: null,
    other: null,
    thing: null,
    place: null,
    first: null,
    also: [],
  }),
  plots: [
    {
      ...standsApart(ableFriend(SPOT)),
      when: /\b(?:secret|recipe|soup|bread|biscuits?|cookies|jam|stew|curry|pie|buns?|muffins|bak\w+|cook\w*)\b/i,
    },
  ],
  talk: {
    young: { yours: [() => 'What would you put in a soup?'] },
    older: {
      wonder: [() => 'Who had done the same thing long before?'],
      yours: [() => 'Which smell reminds you of somebody?'],
    },
  },
};
