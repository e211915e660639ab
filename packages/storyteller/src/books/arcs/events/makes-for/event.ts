import { NOTHING_DONE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { craftIn } from './crafts.ts';
import { FITS } from './fits.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Somebody makes things that have to fit. */
export const MAKES_FOR: StoryEvent = {
  id: 'makes-for',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:knit(?:s|ted|ting)?|crochet\w*|sews?|sewing|sewed|tailor|dressmaker|weav(?:es?|ing)|wove|shoemaker|carpenter)\b|\b(?:builds?|built|building|carves?|makes?|making|made) (?:\p{L}+ ){0,3}(?:houses?|homes?|chairs?|beds?|boats?|shoes?|boots?|hats?|coats?|dress(?:es)?|costumes?|blankets?|baskets?|scar(?:f|ves)|jumpers?|socks?|mittens?|sledges?|hammocks?|carts?|huts?)\b/iu,
  not: /\b(?:learn\w*|teach\w*|taught|can'?t|cannot|lessons?|first time|lost|stole\w*|steals?|magic\w*|old \p{L}+ box|elves|elf|teddy|doll|boats?|rafts?|enchanted|fly\w*|flies|space|moon|bird ?house|nest|tree ?house|dog ?house|ginger ?bread|snow ?man|den|robots?|rockets?|wings|web|messages?|party hats?|paper|cardboard|lego|bricks|sand|school|competition|birthday|christmas|afraid|scared|own (?:house|home|boat|den)|house of|straw|noah|ark|clouds?|stars?|three (?:little )?pigs|hospital|baby coming|new baby|out of)\b/iu,
  fits: (theme) =>
    onTheGround(theme) &&
    craftIn(theme.raw) !== null &&
    theme.hero?.plural !== true &&
    (theme.hero?.being?.id === 'octopus' || !/^(?:vehicle|sea)$/.test(theme.hero?.being?.isa ?? '')) &&
    (theme.hero?.being?.isa !== 'thing' || theme.hero.being.id === 'robot'),
  reads: ({ hero, other, raw }) => ({
    ...NOTHING_DONE,
    hero: hero?.being?.id === 'robot' ? hero : somebody(hero),
    other: somebody(other),
    thing: about(craftIn(raw)?.thing ?? 'scarf'),
    place: null,
    first: null,
    also: [],
  }),
  plots: [FITS],
  talk: {
    young: { yours: [() => 'What would you like somebody to make for you?'] },
    older: {
      wonder: [() => 'Why does the same one look small, and big, and long?'],
      yours: [() => 'What would you make as a surprise, and how would you find out the size?'],
    },
  },
};
