import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody, withChildBeside } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { RAIN_ON_TINS } from './rain-on-tins.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';
import { toldWith } from '../told-with.ts';

const DANCE = String.raw`(?:ballet|ballerinas?|danc(?:e|es|ing|er|ers)|tutu|tap dance|street dance|swan)`;
const FORGETS = String.raw`(?:forg[eo]t\w*|can(?:not|['’]?t) remember|mix(?:es|ed|ing)? up|goes wrong|went wrong|gets? (?:it|the steps|her steps|his steps) wrong|wrong way)`;
const SHOWN = String.raw`(?:shows?|recital|performance|display|exam|on (?:a |the )?(?:big )?stage)`;
const OF = new RegExp(
  [
    String.raw`\b${DANCE}\b[^.]*\b${FORGETS}\b[^.]*`,
    String.raw`\b${FORGETS}\b[^.]*\b${DANCE}\b[^.]*`,
    String.raw`\b${FORGETS}\b[^.]*\b(?:her|his|their|the) (?:dance )?(?:steps|moves)\b[^.]*`,
    String.raw`\b(?:makes?|made|making|invents?|invented) up? ?(?:her|his|their|its|a|my) (?:own |new )+(?:danc\w+|steps?|moves?)\b[^.]*`,
    String.raw`\b(?:ballet|dance|dancing|tap|street dance) ${SHOWN}\b[^.]*`,
    String.raw`\bdanc(?:e|es|ing) (?:in front of (?:everyone|everybody|people)|${SHOWN})\b[^.]*`,
  ].join('|'),
  'iu',
);

/** On the stage all the steps are gone, and the music is still there. */
export const FORGETS_THE_STEPS: StoryEvent = {
  id: 'forgets-the-steps',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:class|practi[sc]ing|shoes?|slippers|costume|lines|words|play|nativity|christmas|halloween|lost|loses|stolen|stole\w*|wheel ?chair|in love|magic\w*|space|moon|birthday|wedding|broken|ice|skat\w*|gym\w*|dog show|talent|zoo|grandma|granny|nana|does ?n['’]?t want|hates?|dad|competition|contest|lighthouse|lion dance|dragon dance|chinese|diwali)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    theme.hero?.plural !== true &&
    !/^(?:sea|vehicle|thing|insect)$/.test(somebody(theme.hero)?.being?.isa ?? ''),
  reads: ({ hero }) => ({
    ...NOTHING_ELSE,
    hero: ((one) => (one && one.being?.isa !== 'person' ? one : null))(somebody(hero)),
    other: null,
    thing: about('music'),
  }),
  plots: [
    standsApart({
      ...toldWith(withChildBeside, RAIN_ON_TINS),
      when: OF,
    }),
  ],
  talk: {
    young: { yours: [() => 'Plink, plonk. How do you dance to that?'] },
    older: {
      wonder: [() => 'Where had the new steps come from? Find the page.'],
      yours: [() => 'Which sound at home could you dance to?'],
    },
  },
};
