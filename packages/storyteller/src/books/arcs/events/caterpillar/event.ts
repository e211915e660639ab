import { onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { CUP } from './cup.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** A caterpillar, and who it becomes. */
export const CATERPILLAR: StoryEvent = {
  id: 'caterpillar',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\bcaterpillars?\b/i,
  not: /\b(?:very hungry|birthday|space|moon|train|ride|bus|school|afraid|scared|shoes?|race|football|party|dance\w*|lost|christmas|snow|hates?|giant|enormous|bed(?:time)?|friends? with|stuck|castle|picnic|rainbow|robot|digger)\b/i,
  fits: (theme) => {
    const others = [theme.hero, theme.other].filter(
      (each) => each?.being && !/^(?:caterpillar|butterfl(?:y|ies))s?$/.test(each.word),
    );
    return onTheGround(theme) && others.every((each) => !/^(?:thing|vehicle)$/.test(each?.being?.isa ?? ''));
  },
  // Whoever becomes another is the second one, and whoever waits for that the first.
  reads: ({ hero, other }) => {
    const both = [hero, other];
    const is = (word: string): boolean => /^caterpillars?$/.test(word);
    const small = both.find((each) => each && is(each.word)) ?? null;
    return {
      hero: somebody(both.find((each) => each && !is(each.word) && !each.word.startsWith('butterfl')) ?? null),
      other: small,
      thing: small ? null : about('caterpillar'),
      place: null,
      relation: 'none',
      clause: null,
      want: null,
      activity: null,
    };
  },
  plots: [{ ...CUP, when: /\bcaterpillars?\b|\brefuse[sd]?\b/i }],
  talk: {
    young: { yours: [() => 'Can you go three times round the cup with one finger?'] },
    older: {
      wonder: [() => 'How did they know each other again?'],
      yours: [() => 'What do you do that I would know you by, even if you had wings?'],
    },
  },
};
