import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { NOT_ME } from './not-me.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const TOY = String.raw`(?:toys?|teddy(?: bear)?|teddies|dolls?|rag ?doll|bear|bunny|rabbit|rocking[- ]horse|wooden horse|toy (?:robot|dog|rabbit|elephant)|puppet|tin soldier|toy soldier)`;

/** What is no teddy. */
const OTHER = /\b(?:dolls?|rag ?doll|bunny|rabbit|horse|toy (?:robot|dog|elephant)|puppet|soldier)\b/i;

/** A toy that has been forgotten, in the attic. */
export const ATTIC_TOY: StoryEvent = {
  id: 'attic-toy',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    [
      String.raw`\b${TOY}\b[^.]*\b(?:attic|loft)\b`,
      String.raw`\b(?:attic|loft)\b[^.]*\b${TOY}\b`,
      String.raw`\b(?:forgotten|neglected|left[- ]behind|unloved|old and forgotten) (?:\p{L}+ )?${TOY}\b`,
      String.raw`\b${TOY} (?:who|that|which) (?:was|were|is|got|has been|had been) (?:forgotten|left (?:in the|on the)|put away|outgrown)\b`,
      String.raw`\b${TOY} (?:who |that |which )?(?:nobody|no one|no-one) (?:plays?|played|cuddles?|loves?|remembers?|wants? to play)\b`,
      String.raw`^(?:the|an?) (?:old )?toys? looking for a friend$`,
      String.raw`\b(?:too old|grown too big|grew too big|grown up) (?:for|to play with) (?:his|her|their|my) (?:\p{L}+ )?${TOY}\b`,
    ].join('|'),
    'iu',
  ),
  not: /\b(?:shop|shelf in the shop|bus|train station|park|christmas|birthday|monster|ghost|spooky|haunted|scared|afraid|alive|treasure|museum|bookshop|space|moon|rain|river|sea|beach|mouse|spider|squirrel|owl|pigeon|holiday)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    [theme.hero, theme.other].every(
      (each) =>
        !each?.being ||
        /^(?:teddy|doll|toy|robot|toy train)$/.test(each.being.id) ||
        new RegExp(`^${TOY}$`, 'i').test(each.word),
    ),
  reads: ({ hero, raw }) => ({
    ...NOTHING_ELSE,
    hero: hero?.being && /^(?:teddy|doll)$/.test(hero.being.id) ? { ...hero, plural: false } : null,
    other: null,
    thing: about(hero?.being || OTHER.test(raw) ? 'ribbon' : 'teddy'),
    also: [],
  }),
  plots: [
    standsApart({
      ...NOT_ME,
      when: /\battic\b|\bloft\b|\bforgotten\b|\bneglected\b|\bnobody\b|\bno one\b|\bold\b|\bfind\w*|\bfound\b|\bplays?\b/i,
    }),
  ],
  talk: {
    young: { yours: [() => 'Which toy would you like to see again?'] },
    older: {
      wonder: [() => 'Who had been waiting longer, the one up there or the one down here?'],
      yours: [() => 'Which of your things will you still know when you are old, and by what?'],
    },
  },
};
