import { onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { JUST_TRY } from './just-try.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const LOO = String.raw`(?:loo|wee(?:[ -]?wee)?|pee|toilet|bathroom|lavatory)`;
const NEEDS = String.raw`(?:need(?:s|ed|ing)?|busting|bursting|desperate|has to|had to|have to|having to|got to|hold(?:s|ing)? (?:it|on)|wants?)`;
const RIDE = String.raw`(?:car|journey|drive|driving|road|road ?trip|motorway|traffic|kings?|queens?|princes?|princess|emperor|carriage|coach)`;
const OF = new RegExp(
  [
    String.raw`\b${NEEDS}\b[^.]*\b${LOO}\b[^.]*\b${RIDE}\b`,
    String.raw`\b${RIDE}\b[^.]*\b${NEEDS}\b[^.]*\b${LOO}\b`,
  ].join('|'),
  'iu',
);

/** On a long road somebody who did not need to go before needs to very much; and so does everybody else. */
export const NEEDS_THE_LOO: StoryEvent = {
  id: 'needs-the-loo',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:potty|napp(?:y|ies)|accidents?|wet(?:s|ting)?|afraid|scared|fears?|monsters?|training|train|plane|aeroplane|boat|ship|space\w*|rocket|school|bed|night|dragons?|pirates?|wee (?:king|queen|prince|princess|car|bear|mouse|boy|girl|dog|man)|flush\w*|hand ?dryers?|poo\w*|costume|nativity)\b/i,
  fits: (theme) => onTheGround(theme) && theme.hero?.plural !== true,
  // A car may need a wash on a long road.
  needs: ({ raw }) => new RegExp(String.raw`\b${LOO}s?\b|\b(?:need(?:s|ed)? to go|gone before)\b`, 'iu').test(raw),
  reads: ({ hero, other }) => {
    const [one, two] = [hero, other].map(somebody);
    return {
      hero: one ?? two ?? null,
      other: one ? (two ?? null) : null,
      thing: (one ?? two) ? null : about('car'),
      place: null,
      relation: 'none',
      clause: null,
      want: null,
      fear: null,
      first: null,
      activity: null,
    };
  },
  plots: [standsApart({ ...JUST_TRY, when: OF })],
  talk: {
    young: { yours: [() => 'Whom can you tell when you need to go?'] },
    older: {
      wonder: [() => 'Why had none of the others said so?'],
      yours: [() => 'When was it good that you said what you needed?'],
    },
  },
};
