import type { Entity, Theme } from '../../../theme.ts';
import { nounDrawn } from '../../../theme/noun-drawn.ts';
import { NOTHING_DONE, onTheGround, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';
import { PUDDLE } from './puddle.ts';

/** Who is a great deal of somebody. */
const BIG = String.raw`(?:elephants?|giraffes?|hippos?|hippopotamus|rhinos?|rhinoceros|polar bears?|bears?|gorillas?|camels?|cows?|bulls?|horses?|mammoths?|walrus(?:es)?|moose|dinosaurs?|t[- ]?rex|diplodocus|brachiosaurus|triceratops|stegosaurus|buffalo(?:es)?|bison|yaks?|lions?|tigers?|crocodiles?|dragons?|yetis?|giants?|whales?)`;
const BUS = String.raw`(?:(?:school|number \p{L}+|red|yellow|double[- ]decker|big|little|local|town|city|morning|\d+) ){0,2}bus(?: stop)?`;

/** The big one whom a theme names. */
function bigIn(theme: Theme): Entity | null {
  const word = new RegExp(String.raw`\b(${BIG})\b`, 'iu').exec(theme.raw)?.[1];
  const found = word === undefined ? null : nounDrawn(theme, word);
  return found?.being ? { ...found, plural: false } : null;
}

/** Somebody far too heavy gets on the bus. */
export const HEAVY_PASSENGER: StoryEvent = {
  id: 'heavy-passenger',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    String.raw`\b${BIG}\b[^.]*?\b(?:on|onto|in|at|for|by|takes?|took|catch(?:es)?|caught|rides?|boards?|into|uses?) (?:(?:the|a|our|my|his|her) )?${BUS}\b|\b${BUS}\b[^.]*\b${BIG}\b`,
    'iu',
  ),
  not: /\b(?:toy|teddy|lost|left|forgot\w*|driver|drives?|driving|wrong bus|misses|missed|flies|flying|broke\w*|breaks?|seat ?belt|baby|scared|afraid|sick|zoo trip|park|holiday|christmas|space|moon|dinosaur bus|sleeps?|asleep|in love|birthday)\b/i,
  fits: (theme) => onTheGround(theme) && bigIn(theme) !== null,
  needs: (theme) => bigIn(theme) !== null,
  reads: (theme) => ({
    ...NOTHING_DONE,
    hero: bigIn(theme),
    other: null,
    thing: about('bus'),
    also: [],
    place: null,
    first: null,
  }),
  plots: [PUDDLE],
  talk: {
    young: { yours: [() => 'Who would you like to sit beside on a bus?'] },
    older: {
      wonder: [() => 'What was too much in the bus, and just enough behind it?'],
      yours: [() => 'When was something about you just what was needed?'],
    },
  },
};
