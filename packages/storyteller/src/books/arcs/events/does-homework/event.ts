import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { WEEKEND } from './weekend.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const IT = String.raw`(?:pens?|pencils?|biros?|machines?|robots?|gadgets?|computers?|devices?|inventions?|contraptions?|crayons?)`;
const TOOL = /\b(pen|pencil|biro|machine|robot|gadget|computer|contraption|crayon)s?\b/iu;
const HOMEWORK = String.raw`\b(?:maths |spelling |my |your |his |her |their |all |the |our )*home-?\s?work\b`;
const OF = new RegExp(
  [
    String.raw`\b${IT}\b[^.]*\b(?:do|does|did|doing|done|writes?|wrote|writing|finish\w*|answers?|for) ${HOMEWORK}`,
    String.raw`\bhome-?\s?work[- ](?:doing )?${IT}\b`,
    String.raw`\bhome-?\s?work (?:that |which )?(?:does|did|do|writes|wrote|finishes) itself\b`,
  ].join('|'),
  'iu',
);

/** A pen or a machine that does the homework, and has to say what it did at the weekend. */
export const DOES_HOMEWORK: StoryEvent = {
  id: 'does-homework',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:ate|eats?|eaten|lost|forgot\w*|dog|aliens?|school for robots)\b/i,
  needs: ({ raw }) => /home-?\s?work/i.test(raw),
  fits: onTheGround,
  reads: ({ raw }) => ({
    ...NOTHING_ELSE,
    hero: null,
    other: null,
    thing: about(TOOL.exec(raw)?.[1]?.toLowerCase() ?? 'machine'),
    wish: null,
    also: [],
  }),
  plots: [standsApart({ ...WEEKEND, when: OF })],
  talk: {
    young: { yours: [() => 'What would you tell a pen about today?'] },
    older: {
      wonder: [() => 'Why did it not know what to write about the weekend?'],
      yours: [() => 'What have you done that nobody else could write about?'],
    },
  },
};
