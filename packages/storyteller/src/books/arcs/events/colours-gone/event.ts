import { ableFriend } from '../able-friend.ts';
import { NOTHING_DONE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { DRAIN } from './drain.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const NOBODY = /colou?r|world|town|village|land|kingdom|day|everything|rainbow|garden|crayon|paint/;

/** A day on which all the colours are gone. */
export const COLOURS_GONE: StoryEvent = {
  id: 'colours-gone',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:colou?rs?)\b[^.]*\b(?:disappear\w*|vanish\w*|went away|ran away|gone|fade\w*|faded|left|lost|wash\w* (?:off|away)|ran out|missing|fell off|went missing|go|goes|going)\b|\bmissing colou?rs\b|\b(?:steals?|stole|stolen|took|taken) (?:away )?(?:all )?(?:of )?(?:the |our )?(?:\p{L}+['’]s )?colou?rs\b|\b(?:without|no|lost|loses|lose|missing|forgot) (?:any |all |its |their |the |all the )*colou?rs?\b|\b(?:everything|the (?:whole )?world|the (?:whole )?town|the village|the garden) (?:\p{L}+ )?(?:turn\w*|went|was|is|became|goes) (?:all )?(?:grey|gray|black and white)\b|\b(?:grey|gray|colou?rless|black and white) (?:world|town|village|city|land|kingdom|day|planet)\b/iu,
  not: /\b(?:chameleons?|butterfl\w*|parrot|peacock|fish|flamingo|zebra|unicorn|ladybird|crayons?|felt|pencils?|paintbrush|hair|skin|thief|learn\w*|favourite|birthday|space|moon)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    (!theme.hero?.being ||
      NOBODY.test(theme.hero.word) ||
      !/^(?:thing|vehicle|sea|insect)$/.test(theme.hero.being.isa)),
  reads: ({ hero, other, place }) => ({
    ...NOTHING_DONE,
    hero: hero && NOBODY.test(hero.word) ? null : somebody(hero),
    other: other && NOBODY.test(other.word) ? null : somebody(other),
    place,
    thing: about('puddle'),
    first: null,
    also: [],
  }),
  plots: [{ ...ableFriend(DRAIN), when: /\b(?:colou?r\w*|gr[ae]y|black and white)\b/i }],
  talk: {
    young: { yours: [() => 'What is red where you are? And what is blue?'] },
    older: {
      wonder: [() => 'How do we know what colour a thing is when we do not look at it?'],
      yours: [() => 'Which thing in your room would you give another colour?'],
    },
  },
};
