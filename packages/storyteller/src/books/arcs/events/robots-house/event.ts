import type { Entity } from '../../../theme.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { STANDS_STILL } from './stands-still.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** The robots are there already, and so is what they take over. */
const THERE = /robot|android|machine|house|home|kitchen|school|hoover|vacuum|cleaner|town|city|world|room/i;
const who = (each: Entity | null): Entity | null => (each && !THERE.test(each.word) ? somebody(each) : null);

/** Robots that have come to help, and are in charge. */
export const ROBOTS_HOUSE: StoryEvent = {
  id: 'robots-house',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:robots?|machines|androids?)\b[^.]*\b(?:tak(?:e|es|ing) over|took over|take charge|in charge|takes charge|rule|rules|run the (?:house|home|school|kitchen|town)|everywhere|invade|invades|invasion|attack|go(?:es)? (?:wild|mad|crazy|bonkers|wrong)|went (?:wild|mad|crazy|wrong)|too many|out of control|rebel\w*)\b|\b(?:invasion of|too many|three|army of|house full of|attack of|revolt of) (?:the )?(?:\p{L}+ )?robots\b|\b(?:house|home|kitchen) (?:of|with|full of) robots\b|\brobot (?:invasion|revolution|uprising|takeover|attack)\b/iu,
  not: /\b(?:school|town|city|world|time machine|washing machine|homework|dance\w*|football|sings?|school play|space|moon|planet|birthday|party|christmas|friend|scared|afraid|love|heart|build\w*|built|race|aliens?|dinosaurs?)\b/i,
  fits: (theme) => onTheGround(theme) && [theme.hero, theme.other].every((e) => who(e)?.being?.isa !== 'vehicle'),
  reads: ({ hero, other }) => ({
    ...NOTHING_ELSE,
    hero: who(hero) ?? who(other),
    other: who(hero) ? who(other) : null,
    thing: about('box'),
  }),
  plots: [{ ...standsApart(STANDS_STILL), when: /robot|machine|android/i }],
  talk: {
    young: { yours: [() => 'What should no robot ever tidy away at home?'] },
    older: {
      wonder: [() => 'What was wrong with the rule that the robots had?'],
      yours: [() => 'Which rule would you give a robot, so that nothing could go wrong with it?'],
    },
  },
};
