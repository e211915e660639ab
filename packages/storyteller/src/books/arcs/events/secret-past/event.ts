import { NOTHING_ELSE, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { GREEN } from './green.ts';
import { TEAPOT } from './teapot.ts';
import { SOMEBODY } from './who.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const PIRATE = String.raw`(?:pirates?|buccaneers?|pirate captain)`;
const DRIVER = String.raw`(?:rac(?:ing|e)[- ](?:car )?drivers?|rally drivers?|formula (?:one|1) drivers?|f1 drivers?|stunt drivers?|racing champions?|racers?)`;
const WAS = String.raw`(?:used to be|was|were|has been|who was|who used to be)(?: (?:once|secretly|really|actually|a long time ago))*`;
const IS = String.raw`(?:${WAS}|is|who is)`;

const of = (what: string, was: string): RegExp =>
  new RegExp(
    [
      String.raw`\b${SOMEBODY}(?:['’]s)?(?: \p{Lu}\p{L}+)?,? ${was} (?:an? |the )?(?:\p{L}+ ){0,2}?${what}\b`,
      String.raw`\b${what} ${SOMEBODY}\b`,
      String.raw`\b${SOMEBODY},? the (?:\p{L}+ )?${what}\b`,
      String.raw`\b(?:my|our|his|her) ${SOMEBODY}['’]s (?:days|life|past|time) as (?:an? )?${what}\b`,
    ].join('|'),
    'iu',
  );
const OF_PIRATES = of(PIRATE, WAS);
const OF_DRIVERS = of(DRIVER, IS);

/** A grown-up of the family was something else once, and nobody believes it. */
export const SECRET_PAST: StoryEvent = {
  id: 'secret-past',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(`${OF_PIRATES.source}|${OF_DRIVERS.source}`, 'iu'),
  not: /\b(?:dress\w*|costume|party|halloween|pretend\w*|for a day|turns? into|wants to be|birthday|christmas|died|heaven|ship\b|treasure|island|scared|afraid|bed|bath)\b/i,
  reads: () => ({
    ...NOTHING_ELSE,
    hero: null,
    other: null,
    thing: about('teapot'),
    occasion: null,
    also: [],
  }),
  plots: [
    { ...TEAPOT, when: OF_PIRATES, only: true },
    { ...GREEN, when: OF_DRIVERS, only: true },
  ],
  talk: {
    young: { yours: [() => 'What was somebody at your house before you knew them?'] },
    older: {
      wonder: [() => 'What was the hardest part of it?'],
      yours: [() => 'Whom would you like to ask what they did when they were young?'],
    },
  },
};
