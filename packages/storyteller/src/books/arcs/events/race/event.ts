import { onTheGround, type StoryEvent } from '../event.ts';
import { SLOW } from './slow.ts';
import { WOOL } from './wool.ts';

/** Who is known to be slow, and enters a race all the same. */
const IS_SLOW =
  /^(?:snail|tortoise|turtle|slug|worm|caterpillar|sloth|hedgehog|mole|duck|penguin|ladybird|koala|teddy)$/;

const WANTS_SLOW = /\bslow\w*\b/i;

/** A race: a small slow one against a quick one, and a racing car that would rather be slow. */
export const RACE: StoryEvent = {
  id: 'race',
  of: /\b(?:races?|raced|racing|marathon|rally)\b/i,
  not: /\b(?:egg|spoon|sack|three-legged|wheelbarrow|boats?|space|rocket|swimming|swim|relay|learn\w*)\b/i,
  fits: (theme) => {
    const { hero, raw } = theme;
    if (!onTheGround(theme) || !hero?.being) return false;
    return hero.being.isa === 'vehicle' ? WANTS_SLOW.test(raw) : IS_SLOW.test(hero.being.id);
  },
  // A tortoise that trains for a race goes by no train; and a snail is not in a race against itself.
  reads: ({ hero, other }) => ({
    relation: 'none',
    want: null,
    clause: null,
    fear: null,
    thing: null,
    activity: null,
    other: other?.being && other.being.isa !== 'vehicle' && other.being.id !== hero?.being?.id ? other : null,
  }),
  plots: [SLOW, WOOL],
  talk: {
    young: { yours: [() => 'What can you see when you walk very slowly?'] },
    older: {
      wonder: [({ hero }) => `What would ${hero} have missed by going faster?`],
      yours: [() => 'What have you seen only because you were slow?'],
    },
  },
};
