import type { Theme } from '../../../theme.ts';
import { NOTHING_DONE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { STILL_A_CAKE } from './still-a-cake.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Who can carry a plate: no fish and no thing. */
const canCarry = (theme: Theme): boolean => {
  if (!onTheGround(theme) || theme.raw.length > 100) return false;
  const being = theme.hero?.being;
  return (
    !being ||
    being.isa === 'thing' ||
    (!/^(?:sea|insect|vehicle)$/.test(being.isa) &&
      !('animal' in being.drawing && /^(?:snake|fish|whale|shark|snail|octopus|worm)$/.test(being.drawing.animal)))
  );
};

/** Of what a cake is made, and what for: none of it is somebody. */
const OF_CAKES = /cake|biscuit|cookie|bun|bread|flour|oven|kitchen|surprise|recipe|wedding|birthday|party/i;

/** A cake is made for somebody. */
export const BAKING: StoryEvent = {
  id: 'baking',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:bak(?:e|es|ed|ing)|mak(?:e|es|ing)|made|cooks?|cooking|bring\w*|carr\w+|deliver\w*) [^.]*\bcakes?\b|\bcakes?\b[^.]*\b(?:wrong|fall\w*|falls|fell|flop\w*|sinks?|sank|burn\w*|burnt|disaster|collaps\w*|drop\w*|squash\w*|for)\b|^(?:the |a |our |my )?(?:\p{L}+ )?(?:wedding|birthday|chocolate|carrot|lemon|strawberry|sponge|giant|big|biggest|best|wonky|lopsided)? ?cake$|^baking(?: day| with \p{L}+| together)?$|^(?:\p{L}+ and \p{L}+ (?:are )?)?bak(?:e|es|ing) (?:with|for) \p{L}+(?: \p{L}+)?$/iu,
  not: /\b(?:bigger and bigger|stop(?:s|ped)? (?:growing|rising)|keeps growing|kept growing|would rather|thief|thieves|steals?|stole\w*|stealing|ate|eats|eaten|eat|party|parties|witch|magic|spell|pancakes?|cupcakes?|mud ?cakes?|competition|contest|bake[- ]?off|missing|lost|mystery|share|sharing|last (?:slice|piece)|egg hunt|christmas pudding|only|always|never|can['’]?t|with (?:my |her |his |their )?(?:gran\w*|nan\w*)(?![^.]*\b(?:wrong|disaster\w*))|bakery|shop|icing on|allergic|diabet\w*|picnic)\b/i,
  fits: canCarry,
  reads: ({ hero, other, thing }) => ({
    ...NOTHING_DONE,
    hero: hero?.being && hero.being.isa !== 'thing' && !OF_CAKES.test(hero.word) ? hero : null,
    other: other && OF_CAKES.test(other.word) ? null : somebody(other),
    // A lemon cake of which the details speak stays one.
    thing: thing?.word === 'cake' ? thing : about('cake'),
    place: null,
    first: null,
    occasion: null,
  }),
  plots: [STILL_A_CAKE],
  talk: {
    young: { yours: [() => 'What do you like best in a cake?'] },
    older: {
      wonder: [() => 'When did it stop being a cake?'],
      yours: [() => 'What went wrong for you once, and was better like that?'],
    },
  },
};
