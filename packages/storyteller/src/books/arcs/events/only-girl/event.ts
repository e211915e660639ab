import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { CUPBOARD } from './cupboard.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const TEAM = String.raw`(?:teams?|squad|side|football|soccer|rugby|hockey|cricket|basketball|baseball|handball)`;
const OF = new RegExp(
  [
    String.raw`\b(?:only|one|lone|single) girl\b[^.]*\b${TEAM}\b`,
    String.raw`\b${TEAM}\b[^.]*\b(?:only|one|lone|single) girl\b`,
    String.raw`\b(?:girl|daughter|she)\b[^.]*\b(?:boys['’]?|all-boys?|full of boys) (?:\p{L}+ )?(?:teams?|squad|football|rugby|cricket|hockey)\b`,
    String.raw`\b(?:girl|daughter|she)\b[^.]*\bteam (?:full )?of (?:only |all )?boys\b`,
    String.raw`\bgirl\b[^.]*\bplays? (?:football|rugby|cricket|hockey) with (?:the|only) boys\b`,
  ].join('|'),
  'iu',
);
/** What happens in such a theme, a word at a time. */
const HAPPENS = new RegExp(String.raw`${OF.source}|\b(?:plays?|playing|joins?|joined|joining|only|team|boys)\b`, 'iu');

/** The only girl in a team, and the door that she goes in at. */
export const ONLY_GIRL: StoryEvent = {
  id: 'only-girl',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:bull\w*|mean|tease\w*|not for girls|girls can['’]?t|not allowed|laugh\w* at|picked last|dance|ballet|swim\w*|robots?|unicorns?|quidditch)\b/i,
  needs: ({ raw }) => /\b(?:girl|daughter|she)\b/i.test(raw),
  fits: (theme) =>
    onTheGround(theme) &&
    [theme.hero, theme.other].every(
      (each) => !each?.being || each.being.isa === 'person' || /girl|team|child|boys?|side/.test(each.word),
    ),
  reads: () => ({
    ...NOTHING_ELSE,
    hero: null,
    other: null,
    thing: about('ball'),
    wish: null,
    also: [],
  }),
  plots: [{ ...CUPBOARD, when: HAPPENS }],
  talk: {
    young: { yours: [() => 'For whom could you budge up?'] },
    older: {
      wonder: [() => 'Why had nobody noticed, although nobody was unkind?'],
      yours: [() => 'Where are you in, and who may be standing outside?'],
    },
  },
};
