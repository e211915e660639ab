import { kinWords } from '../../../../facts/kin.ts';
import { NOTHING_ELSE, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { READING_HOME } from './reading-home.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const KIN = String.raw`(?:${kinWords.join('|')})`;
const HOME = String.raw`(?:(?:comes?|coming|came|gets?|is|are|was|be) (?:finally |at last )?(?:back|home)|returns?|returned)`;
const LONG = String.raw`(?:(?:weeks|months|a (?:very |really )?long time|a whole (?:month|year))\b|from (?:sea|the sea|the army|the navy|deployment|the rig|a (?:long )?tour))`;
const OF = new RegExp(
  [
    String.raw`\b(?:banner|welcome[ -]home|welcome back)\b[^.]*\b${KIN}\b`,
    String.raw`\b${KIN}\b[^.]*\b(?:banner|welcome[ -]home)\b`,
    String.raw`\b${KIN}\b[^.]{0,20}\b${HOME}\b[^.]{0,30}\b${LONG}`,
    String.raw`\b${KIN}\b[^.]{0,20}\bbeen away\b[^.]{0,30}\b(?:weeks|months|long time)\b[^.]{0,30}\b${HOME}\b`,
  ].join('|'),
  'iu',
);

/** A parent comes home after weeks, and there is a banner with all that was missed. Who is never coming back is a gentle book's. */
export const WELCOME_HOME: StoryEvent = {
  id: 'welcome-home',
  quarrel: true,
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:late|christmas|birthday|easter|prison|jail|hospital|ill|sick|poorly|died?|dead|never|left us|moved out|divorc\w*|separat\w*|weekend|every other|custody|new baby|baby|war\b|killed|wounded|lost|space|underwater|astronaut|moon|pirates?|sleeps|count\w*|how many|until|till|when will|miss(?:es|ing)?|sports day|match|finish)\b/i,
  fits: (theme) => theme.hero?.plural !== true && !/^(?:sea|vehicle|insect|fish)$/.test(theme.hero?.being?.isa ?? ''),
  needs: ({ raw, hero }) =>
    hero?.plural !== true &&
    new RegExp(String.raw`\b${KIN}\b`, 'iu').test(raw) &&
    new RegExp(String.raw`\b(?:banner|welcome|${HOME}|away)\b`, 'iu').test(raw),
  reads: ({ hero }) => ({
    ...NOTHING_ELSE,
    hero: hero?.being?.isa === 'person' ? null : somebody(hero),
    other: null,
    thing: about('paint'),
  }),
  plots: [standsApart({ ...READING_HOME, when: OF })],
  talk: {
    young: { yours: [() => 'What would you paint on a banner?'] },
    older: {
      wonder: [({ hero }) => `Why did ${hero} not run?`],
      yours: [() => 'What would you tell first to somebody who comes home?'],
    },
  },
};
