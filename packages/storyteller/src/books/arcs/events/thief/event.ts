import type { Theme } from '../../../theme.ts';
import { onTheGround, type StoryEvent } from '../event.ts';
import { ableFriend } from '../able-friend.ts';
import { standsApart } from '../stands-apart.ts';
import { CAKE } from './cake.ts';
import { GLASSES } from './glasses.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const GLASSES_GONE = /\b(?:glasses|spectacles|specs)\b/i;
/** Who can sit in a tree and put on a pair of glasses. */
const CLIMBS = /^(?:monkey|ape|chimpanzee|squirrel|raccoon|cat|parrot|magpie|crow|bird|lemur)$/;

const DETECTIVE = /^(?:detective|sleuth|inspector|investigator)$/i;

/** What was stolen is found out about, and nobody has lost it. */
const reads = ({ hero, heroName }: Theme): Partial<Theme> => ({
  relation: 'none',
  clause: null,
  fear: null,
  // "The sandwich thief": the sandwich is what is gone, and nobody.
  // "A detective who finds out who ate it" is the child; the suspect, whom the details name, is the assistant.
  ...(hero?.being?.isa === 'thing' || (DETECTIVE.test(hero?.word ?? '') && heroName === null) ? { hero: null } : {}),
});

/** Something is gone, and there is a thief. */
export const THIEF: StoryEvent = {
  id: 'thief',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:stole|steals?|stolen|stealing|thief|thieves|who (?:ate|took|has eaten|nicked)|takes|took)\b/i,
  not: /\b(?:scared|afraid|fear\w*|birthday|christmas|moon|sun|stars?|crown|jewels?|bank|toys?|friend|idea|bananas?|dragon|bone|eggs?|time|sleep)\b/i,
  fits: (theme) => {
    if (!onTheGround(theme)) return false;
    if (GLASSES_GONE.test(theme.raw))
      return theme.other === null && (!theme.hero || CLIMBS.test(theme.hero.being?.id ?? ''));
    return (
      /\b(?:who|mystery|detective|thief|thieves)\b/i.test(theme.raw) &&
      CAKE.when?.test(theme.raw) === true &&
      theme.other === null
    );
  },
  reads,
  plots: [GLASSES, standsApart(ableFriend(CAKE))],
  talk: {
    young: { yours: [() => 'What would you do if something of yours was gone?'] },
    older: {
      wonder: [() => 'Which clue could have told them sooner?'],
      yours: [() => 'Have you ever been sure of a thing that turned out to be wrong?'],
    },
  },
};
