import { NOTHING_DONE, onTheGround, type StoryEvent } from '../event.ts';
import { himself, OF_HIM } from '../father-christmas/himself.ts';
import { somebody } from '../page.ts';
import { GOES_LEFT } from './goes-left.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const HIM = String.raw`(?:santa(?: claus)?|father christmas|(?:saint|st\.?) nick(?:olas)?)`;
const BROKEN = String.raw`(?:br(?:eaks?|oke|oken)|crash\w*|lands?|landed|stuck|falls?|fell|won['’]?t (?:fly|go|start)|can['’]?t (?:fly|take off|go)|stops? working|needs? (?:fixing|mending|a push)|los(?:es|t) a (?:runner|wheel|ski)|runs? out|ran out|has a puncture|damaged|bump\w*)`;
const SLEIGH = String.raw`(?:sleigh|sledge|sled)`;
const NAMED = new RegExp(
  [
    String.raw`\b${SLEIGH}\b[^.]*\b${BROKEN}\b`,
    String.raw`\bbroken[- ]down ${SLEIGH}\b|\bbroken ${SLEIGH}\b`,
    String.raw`\b(?:mend|fix|repair|push|save)\w* (?:the |his )?(?:${HIM}['’]?s? |christmas )?${SLEIGH}\b`,
    String.raw`\b${HIM}\b[^.]*\b(?:crash\w*|breaks? down|broke down|needs? help|is in trouble)\b`,
    String.raw`\b(?:help(?:s|ed|ing)?|rescu(?:es|ed|ing)|saves?|saved|saving) ${HIM}\b`,
  ].join('|'),
  'iu',
);

/** Father Christmas cannot go on: his sleigh is broken, and somebody at home helps. */
export const SLEIGH_BROKEN: StoryEvent = {
  id: 'sleigh-broken',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: NAMED,
  not: /\b(?:chimneys?|fireplace|boots?|socks?|costume|grotto|steals?|stole\w*|stolen|thief|grinch|beard|letters?|reindeer (?:is|are|gets?|has|lost)|rudolph|nose|workshop|toys? (?:are|is|go) missing|lost (?:the|his) (?:presents|sack)|wrapp?ing|asleep|sleeps?|ill|sick|a cold|summer|beach|birthday|nativity|cancel\w*|forg[eo]t\w*|find(?:s|ing)? (?:his|the) reindeer|lost (?:his )?reindeer)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    [theme.hero, theme.other].every(
      (each) =>
        !each?.being ||
        OF_HIM.test(each.word) ||
        new RegExp(SLEIGH, 'i').test(each.word) ||
        !/^(?:thing|vehicle|sea|insect)$/.test(each.being.isa),
    ),
  reads: ({ hero, other, raw }) => ({
    ...NOTHING_DONE,
    hero: [hero, other].map(somebody).find((each) => each && !OF_HIM.test(each.word)) ?? null,
    other: himself(raw),
    thing: null,
    place: null,
    first: null,
    occasion: null,
  }),
  plots: [{ ...GOES_LEFT, when: NAMED }],
  talk: {
    young: { yours: [() => 'What do you have that goes fast?'] },
    older: {
      wonder: [() => 'Why was it hard to fetch the sledge?'],
      yours: [() => 'What would you have lent him?'],
    },
  },
};
