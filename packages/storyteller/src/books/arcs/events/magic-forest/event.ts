import { ableFriend } from '../able-friend.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { mateBeside } from '../mate-beside.ts';
import { about, somebody } from '../page.ts';
import { STATUES } from './statues.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const WOOD = '(?:forests?|woods?|woodland)';

/** A forest that is not as others are. */
export const MAGIC_FOREST: StoryEvent = {
  id: 'magic-forest',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    String.raw`\b(?:magic(?:al)?|enchanted|mysterious|whispering|wishing|strange|talking) ${WOOD}\b|\b${WOOD} (?:that |which |who )?(?:is|was|full of) magic\w*\b|\b(?:trees?) (?:that |which |who )(?:can )?(?:walks?|moves?|dances?|comes? alive)\b|\b(?:walking|moving|dancing) trees?\b`,
    'iu',
  ),
  not: /\b(?:fair(?:y|ies)|unicorns?|dragons?|wizards?|witch\w*|elf|elves|gnomes?|pixies?|troll\w*|ogres?|animals?|party|school|fire|burn\w*|cut|christmas|tree ?house|wishes|spell\w*|potion|prince\w*|queen|king|wolf|bears?|lion)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    [theme.hero, theme.other].every(
      (each) =>
        !each?.being || /tree|forest|wood/.test(each.word) || !/^(?:thing|vehicle|sea|insect)$/.test(each.being.isa),
    ),
  reads: ({ hero, other }) => ({
    ...NOTHING_ELSE,
    hero: hero && /tree|forest|wood/.test(hero.word) ? null : somebody(hero),
    other: other && /tree|forest|wood/.test(other.word) ? null : somebody(other),
    thing: about('tree'),
  }),
  plots: [mateBeside(ableFriend(STATUES))],
  talk: {
    young: { yours: [() => 'Shall we play statues?'] },
    older: {
      wonder: [() => 'Why had nobody found out before?'],
      yours: [() => 'Which tree near us looks as if it has just stood still?'],
    },
  },
};
