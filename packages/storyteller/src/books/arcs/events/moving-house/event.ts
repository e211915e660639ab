import type { Theme } from '../../../theme.ts';
import { ableFriend } from '../able-friend.ts';
import { onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { IT_ANSWERS } from './it-answers.ts';
import { TO_THE_CITY } from './to-the-city.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Nobody: the house or the room that is left, and what things are packed in. */
const WHAT_IS_LEFT = /\b(?:house|home|flat|apartment|room|bedroom|box|boxes|lorry|van)$/;

/** Who can move house: nobody with wheels, and nobody who carries a house along. */
const canMove = (theme: Theme): boolean => {
  const { hero } = theme;
  if (!onTheGround(theme)) return false;
  if (!hero?.being || WHAT_IS_LEFT.test(hero.word)) return true;
  return (
    !/^(?:thing|vehicle)$/.test(hero.being.isa) && !/^(?:snail|tortoise|turtle|crab|fish|ghost)$/.test(hero.being.id)
  );
};

/** A family moves, and an old room is left. */
export const MOVING_HOUSE: StoryEvent = {
  id: 'moving-house',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\bmov(?:e|es|ed|ing)(?: (?:in)?to)?(?: \w+){0,2} (?:house|home|flat|apartment)\b|\bmoving (?:day|away|boxes)\b|\b(?:our|my|his|her|their|the|a) new (?:house|home|flat|apartment)\b|\b(?:miss(?:es|ing)?|leav(?:e|es|ing)|goodbye(?: to)?)(?: \w+){0,2} old (?:house|home|flat|room|bedroom)\b|\bpack\w*(?: \w+){0,2} boxes\b|\bboxes are (?:all )?packed\b|\bmov(?:e|es|ed|ing) to (?:an?|another|the) (?:new |different |other |big |small )?(?:town|city|village|street|road|place)\b|\bempty (?:bed)?room\b|\bthe day (?:we|they) moved\b|\b(?:cub|mouse|mice|fox|bear|badger|rabbit|otter)['’]s new (?:home|house)\b|^an? \w+(?: family)? mov(?:es|ing)$/i,
  not: /\b(?:(?:moves?|is moving) (?:in)?to our (?:house|home|flat)|moves? in|haunted|builds?|building|dolls?|tree ?house|for (?:a|the|his|her|their)|look\w* for|finds?|friends?|moves? in(?:to)? (?:with|our)|moving in with|bird|hermit|hedgehogs?(?! (?:family )?mov(?:es|ing)\b)|ghosts?|wants?(?! to (?:move|leave))|castle|moon|divorc\w*|christmas)\b/i,
  fits: canMove,
  // The house is not who it happens to; and no first time is to be made of it.
  reads: ({ hero, other, raw }) => {
    const named = hero?.being && !WHAT_IS_LEFT.test(hero.word) ? hero : null;
    // "moving house with our cat": the cat comes along, and the child is who moves.
    const comesAlong = named !== null && new RegExp(String.raw`\b(?:with|and)\b.*\b${named.word}\b`, 'iu').test(raw);
    const who = comesAlong ? null : named;
    return {
      hero: who,
      other: comesAlong ? named : other && WHAT_IS_LEFT.test(other.word) ? null : somebody(other),
      thing: about('box'),
      place: null,
      first: null,
      relation: 'none',
      clause: null,
      want: null,
    };
  },
  plots: [IT_ANSWERS, TO_THE_CITY].map(ableFriend),
  talk: {
    young: { yours: [() => 'What does our house sound like?'] },
    older: {
      wonder: [() => 'Why did the room stop answering when the bed came in?'],
      yours: [() => 'What would you remember about this room?'],
    },
  },
};
