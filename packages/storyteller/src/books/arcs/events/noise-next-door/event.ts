import type { Entity } from '../../../theme.ts';
import { ableFriend } from '../able-friend.ts';
import { onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { CHAIR } from './chair.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const OF =
  /\b(?:noisy|loud|rowdy) (?:\p{L}+ )?neighbou?rs?\b|\bneighbou?rs?\b[^.]*\b(?:nois\w+|too loud|so loud|very loud|loud)\b|\b(?:nois\w*|sounds?|bang\w*|bump\w*|thump\w*|knock\w*|scrap\w*|racket|din)\b[^.]*\b(?:next door|(?:other side of|behind|through|in) the (?:bedroom )?wall|the neighbou?rs?)\b|\bnext[- ]door\b[^.]*\b(?:nois\w*|too loud|so loud|bang\w*|thump\w*)\b/iu;

const isNextDoor = (each: Entity | null): boolean => /^neighbou?r/i.test(each?.word ?? '');

/** A noise comes through the wall; and it is somebody who listens to the noise on this side. */
export const NOISE_NEXT_DOOR: StoryEvent = {
  id: 'noise-next-door',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:ghosts?|haunted|monsters?|snor\w*|drums?|drummer|trumpet|tuba|piano|violin|guitar|band|music\w*|sings?|singing|dog next door|bark\w*|robbers?|burglars?|thief|builders?|digger|crane|fireworks?|thunder|baby|hammer\w*|space|sea|bus|train|church|party|moved?|moving|moves|upstairs)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    (theme.hero?.plural !== true || isNextDoor(theme.hero)) &&
    [theme.hero, theme.other].every((each) => !each?.being || !/^(?:vehicle|sea)$/.test(each.being.isa)),
  reads: ({ hero, other }) => {
    // Who makes the noise is met at the end.
    const [one, two] = [hero, other].map((each) => (isNextDoor(each) ? null : somebody(each)));
    return {
      hero: one ?? null,
      other: two ? { ...two, plural: false } : null,
      thing: one || two ? null : about('noise'),
      relation: 'none',
      clause: null,
      want: null,
      fear: null,
      first: null,
      activity: null,
      place: null,
    };
  },
  plots: [standsApart(ableFriend({ ...CHAIR, when: OF }))],
  talk: {
    young: { yours: [() => 'What do you hear when you are in bed?'] },
    older: {
      wonder: [() => 'Who began it, on which side of the wall?'],
      yours: [() => 'What noise do you make that you never hear?'],
    },
  },
};
