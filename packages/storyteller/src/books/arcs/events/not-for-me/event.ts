import { ableFriend } from '../able-friend.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { insteadOfAnother } from '../of-another.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';
import { WHO_ASKED } from './who-asked.ts';

const FOOD = String.raw`(?:(?:pea|hazel|wal|cashew |tree )?nuts?|almonds?|dairy|(?:cow['’]?s )?milk|eggs?|wheat|gluten|fish|shell ?fish|prawns?|sesame|soya?|honey|cheese|strawberr(?:y|ies)|bananas?|chocolate|tomato(?:es)?|carrots?|kiwis?|foods?)`;

/** An allergy to what is eaten. Whoever is allergic to sheep, cats or pollen is another story. */
export const NOT_FOR_ME: StoryEvent = {
  id: 'not-for-me',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    String.raw`\ballergic to (?:\p{L}+ )?${FOOD}\b|\b${FOOD} (?:and (?:\p{L}+ ))?allerg(?:y|ies)\b|\ballergy to (?:\p{L}+ )?${FOOD}\b|\b(?:can['’]?t|cannot|can not|must not|mustn['’]?t|is not allowed(?: to)?|isn['’]?t allowed(?: to)?) (?:eat|have|drink) (?:any )?${FOOD}\b|\b(?:party|birthday|school|lunch|picnic|cake|labels?)\b[^.]*\ballerg(?:y|ies|ic)\b|\ballerg(?:y|ies|ic)\b[^.]*\b(?:party|labels?|lunch ?box|table|picnic|cake)\b|^(?:my |his |her |an? |the |having an? |having |living with an? |about )*allerg(?:y|ies)$`,
    'iu',
  ),
  not: /\b(?:pollen|hay ?fever|cats?|dogs?|horses?|bees?|wasps?|stings?|dust|grass|feathers?|fur|test|tests|hospital|ambulance|epi-?pen|adrenaline|scared|afraid|anaphyla\w*|reaction|teas(?:e|ed|es|ing)|bull(?:y|ied|ying)|coeliac|diabet\w*|lent|ramadan|fast(?:s|ing)?|sleep|wait|homework|work|school bus|pears?|apples?|lemons?|citrus|fruit)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    (theme.hero?.being ? !theme.hero.plural || theme.hero.being.isa === 'thing' : true) &&
    !/^(?:sea|vehicle|insect)$/.test(theme.hero?.being?.isa ?? ''),
  reads: ({ hero, other, raw }) => ({
    ...NOTHING_ELSE,
    hero: insteadOfAnother(raw) ?? somebody(hero),
    other: somebody(other),
    thing: about('cake'),
    occasion: null,
  }),
  plots: [standsApart(ableFriend(WHO_ASKED))],
  talk: {
    young: { yours: [() => 'What is in a sandwich?'] },
    older: {
      wonder: [() => 'Who knew most about the table, and why?'],
      yours: [() => 'What would you like to know of something on your plate?'],
    },
  },
};
