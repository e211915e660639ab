import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { NUGGET } from './nugget.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const ALL = String.raw`(?:teachers|teaching staff|school staff|staff)`;
const BEASTS = String.raw`(?:(?:zoo|wild|farm|jungle|different|magic\w*|talking) )*(?:animals?|creatures?|beasts?|pets?)`;
const OF = new RegExp(
  [
    String.raw`\b${ALL}\b[^.]*\b(?:turn\w*|chang\w*|transform\w*|becom\w*|became|are(?: all)?|were|woke|wake|swap\w*)\b[^.]*\b${BEASTS}\b`,
    String.raw`\b(?:turn\w*|chang\w*|transform\w*)\b[^.]*\b${ALL}\b[^.]*\binto\b[^.]*\b${BEASTS}\b`,
    String.raw`\bevery teacher\b[^.]*\b${BEASTS}\b`,
    String.raw`\bstaff ?room\b[^.]*\b(?:${BEASTS}|zoo)\b`,
    String.raw`\banimal teachers?\b|\b${BEASTS} (?:teach|(?:are|as|for) (?:the |our |my )?teachers?|take over as teachers)\b`,
    String.raw`\b(?:class )?hamster\b[^.]*\b(?:is|becomes|became|turns? into|as) (?:our|the|a|my)(?: new)? teacher\b`,
  ].join('|'),
  'iu',
);

/** The teachers are animals for a day. */
export const STAFFROOM_ZOO: StoryEvent = {
  id: 'staffroom-zoo',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:school for animals|afraid|scared|zoo trip|trip|vegetables|robots?|bab(?:y|ies)|children again|nursery|obedience|puppy school)\b/i,
  beforeAll: (raw) => OF.test(raw),
  fits: onTheGround,
  needs: ({ raw }) => OF.test(raw),
  reads: () => ({
    ...NOTHING_ELSE,
    hero: null,
    other: null,
    thing: about('giraffe'),
    wish: null,
    also: [],
  }),
  plots: [
    {
      ...NUGGET,
      when: new RegExp(
        `${OF.source}|\\b(?:turn\\w*|becom\\w*|became|were|woke|chang\\w*|spell|magic\\w*|swap\\w*)\\b`,
        'iu',
      ),
    },
  ],
  talk: {
    young: { yours: [() => 'What does your teacher always do?'] },
    older: {
      wonder: [() => 'How did each of them show who it was?'],
      yours: [() => 'What would you like to be asked?'],
    },
  },
};
