import { onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { NOT_TOLD } from './not-told.ts';
import { ODD, plantedIn } from './planted.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const PLANTS = String.raw`(?:plant(?:s|ed|ing)?|water(?:s|ed|ing)|sow(?:s|ed|ing|n)?)`;
const OF = new RegExp(
  [
    String.raw`\b${PLANTS} (?:up )?(?:an?|the|one|his|her|my|our|their|its|some|two|three)?(?: \p{L}+)? ?\b${ODD}\b`,
    String.raw`\b${ODD}\b (?:\p{L}+ ){0,3}?(?:planted|that gr[eo]ws?|gr[eo]ws?(?: into| in)?)\b`,
    String.raw`\b${ODD} tree\b`,
    String.raw`\b(?:grow(?:s|ing)?|grew) (?:an? |some )?${ODD}\b`,
  ].join('|'),
  'iu',
);

/** Something that nobody plants is planted, and grows as long as nobody tells it that it can't. */
export const PLANTED_ODDLY: StoryEvent = {
  id: 'planted-oddly',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:seeds?|beans? ?stalk|bulbs?|grows? up|too (?:big|small|tight)|grows? out of|outgr[eo]w\w*|feet|hair|tall(?:er)?|keeps? (?:on )?growing|never stops|bigger and bigger|giant|christmas|plant pot is|cherry|apple|under the sea|space|moon)\b/i,
  fits: (theme) => onTheGround(theme) && theme.hero?.plural !== true,
  needs: ({ raw, hero }) =>
    plantedIn(raw) !== null && hero?.plural !== true && /plant|grow|grew|tree|\bsow|water/i.test(raw),
  reads: ({ hero, other, raw }) => {
    const [one, two] = [hero, other].map(somebody);
    return {
      hero: one ?? two ?? null,
      other: one ? (two ?? null) : null,
      thing: (one ?? two) ? null : about(plantedIn(raw)?.x ?? 'button'),
      place: null,
      relation: 'none',
      clause: null,
      want: null,
      fear: null,
      first: null,
      activity: null,
    };
  },
  plots: [standsApart({ ...NOT_TOLD, when: OF })],
  talk: {
    young: { yours: [() => 'What would you like to plant?'] },
    older: {
      wonder: [() => 'Why did it grow, and why did it stop?'],
      yours: [() => 'What can you do now that somebody once said you could not?'],
    },
  },
};
