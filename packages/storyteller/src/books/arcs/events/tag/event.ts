import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { isOnlyTwo, onFeet, SIDE_BY_SIDE } from '../pair.ts';
import { hunterFirst } from './hunts.ts';
import { whoRunsAfter } from '../turned-round/premise.ts';
import { BUSH } from './bush.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Two who play at it may be of any kind. */
const PLAYS = /\b(?:play(?:s|ing)? (?:a game of )?(?:tag|tig|chase|catch)|a game of (?:tag|tig|chase))\b/i;

const CHASES = /\b(?:chas(?:es?|ed|ing)|r[au]ns? after|running after)\b/i;

/** "A cat who chases mice": the two of them, as everybody knows them. */
function asKnown(raw: string): ReturnType<typeof whoRunsAfter> {
  const two = CHASES.test(raw) ? whoRunsAfter(raw) : null;
  return two && hunterFirst(two.behind.being?.id ?? '', two.ahead.being?.id ?? '') === true ? two : null;
}

/** Somebody who chases and somebody who is chased, side by side in a theme: a bunny and a fox become friends. */
export const TAG: StoryEvent = {
  id: 'tag',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(`${SIDE_BY_SIDE.source}|${PLAYS.source}|${CHASES.source}`, 'iu'),
  not: /\b(?:finds?|found|rescu\w+|saves?|saved|helps?|helped|moon|space|christmas|halloween|birthday|raised|adopted|school|gingerbread|riding hood|boots|hat|fiddle|pull\w*|seven|three)\b/i,
  fits: (theme) => {
    const { hero, other, raw } = theme;
    if (asKnown(raw)) return onTheGround(theme);
    return (
      onTheGround(theme) &&
      (PLAYS.test(raw) || isOnlyTwo(theme)) &&
      onFeet(hero) &&
      (onFeet(other) || (other === null && PLAYS.test(raw))) &&
      (PLAYS.test(raw) || hunterFirst(hero?.being?.id ?? '', other?.being?.id ?? '') !== null)
    );
  },
  reads: ({ raw }) => {
    const two = asKnown(raw);
    return two ? { ...NOTHING_ELSE, hero: two.behind, other: two.ahead, thing: null } : {};
  },
  plots: [{ ...BUSH, when: new RegExp(`${SIDE_BY_SIDE.source}|${PLAYS.source}|${CHASES.source}`, 'iu') }],
  talk: {
    young: { yours: [() => 'Who chases you, and whom do you chase?'] },
    older: {
      wonder: [() => 'Who was in front, and who was behind, when they went so fast?'],
      yours: [() => 'Would you rather run after somebody, or be run after?'],
    },
  },
};
