import type { Entity } from '../../../theme.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { BEHIND } from './behind.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const NEAR = /magic|powers?\b|sparkles?\b|spells?\b/i;
const WHAT = String.raw`(?:magic(?:al)?(?: powers?)?|super ?powers?|powers|sparkles?)`;

const who = (each: Entity | null): Entity | null => (each && NEAR.test(each.word) ? null : somebody(each));

/** Somebody's magic does not come any more. */
export const LOST_MAGIC: StoryEvent = {
  id: 'lost-magic',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    String.raw`\b(?:los(?:t|es?|ing)|misses|missing|mislaid|without|ran out of|runs out of|running out of|out of|forgot|find(?:s|ing)?|looking for|looks for) (?:all )?(?:(?:her|his|its|their|the|my) )?(?:own )?${WHAT}\b|\b(?:whose )?${WHAT} (?:that |which )?(?:is|are|was|were|has|have|had)? ?(?:gone|lost|missing|disappear\w*|vanish\w*|stopped(?: working)?|stops(?: working)?|not work\w*|fails?|failed|ran out|runs out|run out|broke\w*)\b|\b(?:whose )?${WHAT} (?:does ?n[o'’]?t|did ?n[o'’]?t|do ?n[o'’]?t|won'?t|would ?n[o'’]?t|will not|no longer|does not|did not) (?:work|come|go)\w*\b`,
    'iu',
  ),
  not: /\b(?:magic(?:al)? (?!powers?\b|that|is\b|was\b|has\b|had\b|does|did|do\b|won|will|would|no\b|stop|gone|disapp|vanish|ran|runs|in\b|on\b|at\b|and\b|for\b|before|one\b|the\b)\p{L}+|horn|wand|stole\w*|steals?|thief|villain|power ?cut|christmas|santa|space|moon|sea|mermaid|birthday|kingdom|forest|world|rainbow)\b/iu,
  fits: (theme) =>
    onTheGround(theme) &&
    [theme.hero, theme.other].every(
      (each) =>
        !each?.being ||
        NEAR.test(each.word) ||
        (!each.plural && !/^(?:thing|vehicle|sea|insect)$/.test(each.being.isa)),
    ),
  reads: ({ hero, other }) => ({
    ...NOTHING_ELSE,
    hero: who(hero) ?? who(other),
    other: who(hero) ? who(other) : null,
    thing: (who(hero) ?? who(other)) ? null : about('lantern'),
  }),
  plots: [standsApart({ ...BEHIND, when: NEAR })],
  talk: {
    young: { yours: [() => 'What is behind you now? Have a look!'] },
    older: {
      wonder: [() => 'When did you know where it had gone?'],
      yours: [() => 'What would you make float, if you could?'],
    },
  },
};
