import { NOTHING_ELSE, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { CONKERS } from './conkers.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const OFF = String.raw`(?:switch\w*|turn\w*|went|go(?:es)?|stop\w*|broke\w*|break\w*|vanish\w*|disappear\w*|fail\w*|forgot\w*|runs? out|ran out|is|was|got|took the day)`;
const OF = new RegExp(
  [
    String.raw`\bgravity\b[^.]*\b${OFF}\b`,
    String.raw`\b(?:no|without|lost|loses?|off|stop\w*|zero|anti)[- ](?:the |all (?:the )?)?gravity\b`,
    String.raw`\beverything (?:in \p{L}+ (?:\p{L}+ )?)?(?:suddenly )?(?:floats?|floated|starts? (?:to float|floating)|started (?:to float|floating))\b`,
  ].join('|'),
  'iu',
);

/** Gravity has been switched off by mistake, and nobody can cross the square to the switch: there is nothing to push. */
export const GRAVITY_OFF: StoryEvent = {
  id: 'gravity-off',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:space|moon|rocket|astronauts?|planets?|mars|balloons?|boats?|bath|bubbles?|sea|underwater|water|swim\w*|falls)\b/i,
  // Whatever else is asked of a day without it, that is what the day is about.
  beforeAll: (raw) => OF.test(raw),
  reads: () => ({ ...NOTHING_ELSE, hero: null, other: null, thing: about('gravity'), wish: null, also: [] }),
  plots: [standsApart({ ...CONKERS, when: OF })],
  talk: {
    young: { yours: [() => 'What would float out of your bag?'] },
    older: {
      wonder: [() => 'Why does whoever throws a thing move the other way?'],
      yours: [() => 'Which of your things could you throw away for somebody?'],
    },
  },
};
