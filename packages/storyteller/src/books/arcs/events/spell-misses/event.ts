import type { Entity } from '../../../theme.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { OH_DEAR } from './oh-dear.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** What no spell of a beginner does. */
const GOES_WRONG =
  /\b(?:wrong|mistakes?|mix(?:ed|es|ing)? up|backfir\w*|miss(?:es)?|never works?|not work|do(?:es)?n['’]?t work|can['’]?t (?:do|cast|get)|cannot (?:do|cast)|no magic|without magic|worst|fail\w*|bad at|not (?:very )?good at|struggl\w*|last in|hopeless|clumsy)\b/iu;

const isPupil = (each: Entity | null): boolean =>
  !each?.being || each.being.isa !== 'person' || !/^(?:witch|wizard|magician|fairy|elf|goblin)/u.test(each.word);

/** A pupil at a school of magic whose spells go wrong. */
export const SPELL_MISSES: StoryEvent = {
  id: 'spell-misses',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:magic(?:al)?|witch(?:es|craft)?|wizard(?:s|ry|ing)?|sorcer\w+|spells?) (?:school|academy|college|class|lessons?)\b|\b(?:school|academy|college|class) (?:for|of) (?:(?:young|little|junior) )?(?:magic\w*|witch\w*|wizard\w*|sorcer\w+|spells?)\b/iu,
  not: /\b(?:birthday|halloween|dragons?|superhero\w*|scared|afraid|bull\w*|hansel|our school|my school|football|quidditch|first day)\b/i,
  fits: (theme) => onTheGround(theme) && GOES_WRONG.test(theme.raw),
  needs: (theme) => /school|academy|college|class|lesson|pupil|apprentice/iu.test(theme.raw),
  reads: ({ hero }) => ({
    ...NOTHING_ELSE,
    hero: isPupil(hero) ? null : somebody(hero),
    other: null,
    thing: about('feather'),
    wish: null,
  }),
  plots: [OH_DEAR],
  talk: {
    young: { yours: [() => 'Who helps you when you say, oh dear?'] },
    older: {
      wonder: [() => 'What did the feather need, so that it would rise?'],
      yours: [() => 'What can you do that no test asks for?'],
    },
  },
};
