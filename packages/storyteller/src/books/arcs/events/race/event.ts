import type { Entity } from '../../../theme.ts';
import { BEING_WORDS } from '../../../theme/entries.ts';
import { NOTHING_DONE, onTheGround, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { SLOW } from './slow.ts';
import { WOOL } from './wool.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Who is known to be slow, and enters a race all the same. */
const IS_SLOW =
  /^(?:snail|tortoise|turtle|slug|worm|caterpillar|sloth|hedgehog|mole|duck|penguin|ladybird|koala|teddy)$/;

/** The same by the words of the theme: "a tortoise trains" names no train. */
const SLOW_ONE = /\b(?:snail|tortoise|turtle|slug|caterpillar|sloth)\b/i;

const slowOne = (raw: string): Entity | null => {
  const word = SLOW_ONE.exec(raw)?.[0].toLowerCase();
  const being = word === undefined ? undefined : BEING_WORDS.get(word)?.entry;
  return word !== undefined && being ? { ...about(word), being } : null;
};

/** Whoever comes last every time is slow, of whatever kind. */
const COMES_LAST = /\blast\b/i;
const WANTS_SLOW = /\bslow\w*\b/i;

/** A race: a small slow one against a quick one, and a racing car that would rather be slow. */
export const RACE: StoryEvent = {
  id: 'race',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:enters?|entered|trains?|training|runs?|wins?) (?:\p{L}+ ){0,4}(?:races?|raced|racing|marathon|rally)\b(?: against)?|\b(?:races?|raced|racing|marathon|rally)\b(?: against)?|\b(?:always|never anything but) (?:comes? |finishes |in )?last\b|\b(?:comes?|came|finishes|finished) last\b/iu,
  not: /\brace ?cars? and (?:the|an?) (?:[a-z]+ )?[a-z]+$|\b(?:snails|tortoises|egg|spoon|sack|three-legged|wheelbarrow|boats?|space|rocket|swimming|swim|relay|learn\w*)\b/i,
  fits: (theme) => {
    const { hero, raw } = theme;
    if (!onTheGround(theme)) return false;
    if (SLOW_ONE.test(raw)) return true;
    if (!hero?.being) return false;
    return hero.being.isa === 'vehicle'
      ? WANTS_SLOW.test(raw)
      : IS_SLOW.test(hero.being.id) ||
          (COMES_LAST.test(raw) &&
            /^(?:pet|farm|wild)$/.test(hero.being.isa) &&
            !/^(?:hare|rabbit)$/.test(hero.being.id));
  },
  // A tortoise that trains for a race goes by no train; and a snail is not in a race against itself.
  reads: ({ hero, other, raw }) => ({
    ...NOTHING_DONE,
    hero: hero?.being && hero.being.isa !== 'vehicle' && IS_SLOW.test(hero.being.id) ? hero : (slowOne(raw) ?? hero),
    fear: null,
    thing: null,
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
