import { NOTHING_DONE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { FENCE } from './fence.ts';
import { TWO_CUPS } from './two-cups.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const OUTDOORS = /^(?:garden|playground|farm|street|forest)$/;

/** Somebody has nobody to play with. */
export const LONELY: StoryEvent = {
  id: 'lonely',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\blonel(?:y|iest|iness)\b|\b(?:has|have|had|with|has got) no (?:friends?|one to play with)\b|\b(?:can'?t find|cannot find|without|hasn'?t got|hasn'?t|didn'?t have|doesn'?t have) (?:any |a )?friends?\b|\b(?:no ?one|nobody|no friends?) (?:\p{L}+ )?to play with\b|\b(?:no ?one|nobody) (?:wants? to |will |would |to )?(?:play|plays) with\b|\b(?:looks?|looking|search(?:es|ing)?|wants?|wanted|needs?|find(?:s|ing)?|mak(?:e|es|ing)|wish(?:es)? for) (?:for )?(?:a |an |his |her |its |their |some )?(?:new |best |first |real |true )*friends?\b|\b(?:no ?one|nobody|no animals?) (?:wants? to |will |would |dares? to |ever )?(?:sits?|hugs?|likes?|visits?|invites?|dances?|comes? near|goes near|stands?|walks?|talks?)(?: (?:next to|near|beside|with|by|to))? (?:the|an?) \p{L}+$|\b(?:all|always) alone\b|\bfriendless\b/iu,
  not: /\b(?:st(?:eals?|ole|olen|ealing)|takes|took|imaginary|bull\w*|lighthouse|star|moon|space|cloud|tree|whale|ghost|monster under|christmas|snowman|new school|first day|school|moving|nursery|old people|grandma is|grandpa is|died|dead|mean|another friend|best friend has|pen ?friend|with (?:a|an|the) (?:lion|wolf|shark|bear|dragon|spider|monster))\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    theme.hero?.plural !== true &&
    theme.other === null &&
    (!/^(?:vehicle|thing|sea|insect)$/.test(theme.hero?.being?.isa ?? '') || theme.hero?.being?.id === 'robot') &&
    (!theme.place?.place || OUTDOORS.test(theme.place.place.setting)),
  reads: ({ hero }) => ({
    ...NOTHING_DONE,
    fear: null,
    first: null,
    other: null,
    hero: hero?.being?.id === 'robot' ? hero : somebody(hero),
    thing: hero?.being ? null : about('ball'),
  }),
  plots: [FENCE, TWO_CUPS],
  talk: {
    young: { yours: [() => 'Who do you like to play with?'] },
    older: {
      wonder: [() => 'What was it like for the other one, told from over there?'],
      yours: [() => 'How did you get to know somebody you like?'],
    },
  },
};
