import { onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { foughtOver } from './fought.ts';
import { HELD } from './held.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const OF =
  /\b(?:quarrel\w*|argu(?:e|es|ed|ing|ment)|fights?|fighting|fought|squabbl\w*|bicker\w*|fall(?:s|ing)? out|fell out|row|a tug[- ]of[- ]war|tug[- ]of[- ]war) (?:about|over|for) (?:who (?:gets|has|had|found|saw|owns) )?(?:an?|the|one|their)\b|\bboth (?:want(?:s|ed)?|find|found|saw|see|like|love|need) (?:the same|one|an?|the)\b|\b(?:and|but|with|share|there(?:['’]s| is)) (?:only )?one (?:\p{L}+ )?(?:stick|hat|ball|blanket|umbrella|kite|bucket|toy|drum|teddy|scarf|book|chair|spade|sledge|scooter)\b|\bi had it first\b/iu;

/** Two want one thing, and neither lets go of it. */
export const HAD_IT_FIRST: StoryEvent = {
  id: 'had-it-first',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:brothers?|sisters?|twins?|siblings?|mum\w*|dad\w*|parents?|teacher|king|queen|princess|land|moon|stars?|sun|sea|space|hits?|hitting|bull\w*|christmas|birthday|magic wand|wizards?|witch\w*|odd|lost|treasure|map|dragon|swords?|football match|bike|bus|train|three|bath|rainy|inside|honey)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    foughtOver(theme.raw) !== null &&
    [theme.hero, theme.other].every((each) => !each?.being || !/^(?:vehicle|sea|insect)$/.test(each.being.isa)),
  reads: ({ hero, other, raw }) => {
    const [one, two] = [somebody(hero), somebody(other)];
    return {
      hero: one && { ...one, plural: false },
      other: (two && { ...two, plural: false }) ?? (one?.plural === true ? { ...one, plural: false } : null),
      thing: one || two ? null : about(foughtOver(raw)?.it.split(' ').at(-1) ?? 'stick'),
      relation: 'none',
      clause: null,
      want: null,
      fear: null,
      first: null,
      activity: null,
    };
  },
  quarrel: true,
  plots: [{ ...HELD, when: OF }],
  talk: {
    young: { yours: [() => 'What do you never let go of?'] },
    older: {
      wonder: [() => 'Who really had it first?'],
      yours: [() => 'What did you once want only because somebody else had it?'],
    },
  },
};
