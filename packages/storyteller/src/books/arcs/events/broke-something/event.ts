import type { Theme } from '../../../theme.ts';
import { onTheGround, type StoryEvent } from '../event.ts';
import { VASE } from './vase.ts';
import { WINDOW } from './window.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Of what is broken in such a theme, only its owner and somebody living is somebody in the book. */
const THINGS_OF_IT =
  /^(?:window|vase|cup|mug|jug|bowl|teapot|plates?|dish(?:es)?|pot|ball|football|glass|greenhouse|neighbour|something|accident)s?$/i;

/** Who can knock at a door and take a hat off something: no fish and no thing. */
const canKnock = (theme: Theme): boolean => {
  if (!onTheGround(theme)) return false;
  const drawing = THINGS_OF_IT.test(theme.hero?.word ?? '') ? undefined : theme.hero?.being?.drawing;
  return (
    !drawing ||
    (!('thing' in drawing) &&
      !('animal' in drawing && /^(?:snake|fish|whale|shark|snail|octopus|bee|butterfly|worm)$/.test(drawing.animal)))
  );
};

/** Something is broken by accident, and it has to be told. */
export const BROKE_SOMETHING: StoryEvent = {
  id: 'broke-something',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:br(?:eak|eaks|oke|oken|eaking)|smash\w*|knock\w*|crack\w*|dropp\w*|drops?|shatter\w*)\b[^.]*\b(?:windows?|greenhouse|vase|cup|mug|jug|bowl|teapot|plates?|dish(?:es)?|pot|something)\b|\b(?:broken|smashed|cracked|shattered) (?:window|vase|cup|mug|jug|bowl|teapot|plates?|dish(?:es)?|pot)\b|\b(?:window|vase|cup|mug|jug|bowl|teapot|plates?|dish(?:es)?|pot)\b[^.]*\b(?:gets? broken|breaks|broke|is broken|smashed?|smashes|shatters)\b|\bball\b[^.]*\b(?:through|into|hits?) (?:\p{L}+['’]?s? ){0,2}window\b/iu,
  not: /\b(?:record|curse|spell|heart|leg|arm|bone|world cup|cup final|heartbroken|thief|thieves|burglar|stole|steals?|^who broke|mystery|detective|cereal|goldfish|rainbow|magic|brother broke|sister broke|brother breaks|sister breaks|my toy)\b/i,
  fits: canKnock,
  reads: ({ hero, other }) => ({
    hero: hero && THINGS_OF_IT.test(hero.word) ? null : hero,
    other: other?.being && !THINGS_OF_IT.test(other.word) ? other : null,
    thing: null,
    clause: null,
    relation: 'none',
  }),
  plots: [WINDOW, VASE],
  talk: {
    young: { yours: [() => 'What was the last thing that fell down at your house?'] },
    older: {
      wonder: [() => 'When would it have been easiest to say it?'],
      yours: [() => 'What is harder to say than you would think?'],
    },
  },
};
