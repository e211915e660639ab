import { ableFriend } from '../able-friend.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';
import { WHO_HAS_FRIDAY } from './who-has-friday.ts';

const DAY = String.raw`birth ?days?`;
const ALWAYS = String.raw`(?:every ?(?:single )?(?:day|morning)|each (?:and every )?day|all the time|all year(?: round| long)?|always|for ever|forever|never[- ]end\w*|(?:doesn['’]?t|never|to never|would never|won['’]?t|wouldn['’]?t) (?:stops?|stopped|ends?|ended)|again (?:and again|tomorrow)|every day of the (?:week|year))`;
const OF = new RegExp(
  [
    String.raw`\b${DAY}\b[^.]{0,30}\b${ALWAYS}\b`,
    String.raw`\b${ALWAYS}\b[^.]{0,24}\b${DAY}\b`,
    String.raw`\b(?:365|too many|a hundred|lots of) ${DAY}\b`,
    String.raw`\banother birth ?day (?:straight|right) (?:after|away)\b`,
  ].join('|'),
  'iu',
);

/** Every day is a birthday, until somebody else has none. */
export const BIRTHDAY_EVERY_DAY: StoryEvent = {
  id: 'birthday-every-day',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:forg[eo]t\w*|remembers?|remembered|count\w*|sleeps until|days until|zoo|farm|part(?:y|ies) (?:are|is) (?:always )?(?:too|so)|cries|crying|sad|scared|afraid|hates?|nervous|detective|stole\w*|lost|snow\w*|christmas|other (?:children|people)|everyone else|invited|nobody|no one|(?:brother|sister|cousin|friend|mum\w*|dad\w*)['’]?s birth)\b/iu,
  fits: (theme) => onTheGround(theme) && theme.hero?.plural !== true,
  needs: ({ raw }) => /\bbirth ?day|\b365\b/i.test(raw),
  reads: ({ hero }) => ({
    ...NOTHING_ELSE,
    hero: hero?.being && hero.being.isa === 'person' ? null : somebody(hero),
    other: null,
    thing: about('cake'),
    occasion: null,
    wish: null,
    also: [],
  }),
  plots: [standsApart(ableFriend({ ...WHO_HAS_FRIDAY, when: OF }))],
  talk: {
    young: { yours: [() => 'Whose birthday comes next?'] },
    older: {
      wonder: [({ hero }) => `What did ${hero} get on Saturday?`],
      yours: [() => 'What is good because it comes only once a year?'],
    },
  },
};
