import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { himself, OF_HIM } from '../father-christmas/himself.ts';
import { somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { BELL } from './bell.ts';
import { HUMS } from './hums.ts';
import { DEER } from './parts.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const ILL = String.raw`(?:ill|sick|poorly|unwell|under the weather|not (?:feeling )?(?:very )?well|(?:has|have|got|gets|catches|caught) (?:got )?(?:a|the) (?:\p{L}+ ){0,2}(?:cold|flu|cough|fever|temperature|sniffles|throat)|sore throat|sneez\w*|hoarse|tummy ?ache)`;
const OF = new RegExp(
  String.raw`\b${DEER}\b[^.]*\b${ILL}\b|\b(?:ill|sick|poorly|unwell) (?:\p{L}+ )?${DEER}\b|\b${ILL}\b[^.]*\b${DEER}\b`,
  'iu',
);
const IS_DEER = new RegExp(`^${DEER}$`, 'iu');

/** One of the reindeer is ill on the night when they are needed. */
export const REINDEER_ILL: StoryEvent = {
  id: 'reindeer-ill',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:sick of|air ?sick\w*|home ?sick\w*|(?:santa(?: claus)?|father christmas)(?: is| has| gets|['’]s)? (?:ill|sick|poorly|a cold)|vet|hospital|died|dies|dead)\b/i,
  needs: ({ raw }) => new RegExp(String.raw`\b${DEER}\b`, 'iu').test(raw),
  fits: onTheGround,
  reads: ({ hero, other, raw }) => ({
    ...NOTHING_ELSE,
    hero:
      [hero, other]
        .map(somebody)
        .find((each) => each && !OF_HIM.test(each.word) && !IS_DEER.test(each.word) && each.being?.id !== 'reindeer') ??
      null,
    other: himself(raw),
    thing: null,
    occasion: null,
    also: [],
  }),
  plots: [standsApart({ ...HUMS, when: OF }), standsApart({ ...BELL, when: OF })],
  talk: {
    young: { yours: [() => 'What helps when you have a sore throat?'] },
    older: {
      wonder: [() => 'What could go out that night without the one who was ill?'],
      yours: [() => 'What does somebody in your family do that one only hears when it stops?'],
    },
  },
};
