import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { HUMMED } from './hummed.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const WHAT = String.raw`(?:tests?|exams?|badges?|certificates?|awards?|assessments?|medals?)`;
const SWIM = String.raw`(?:sw[ia]m(?:s|ming)?|pool)`;
/** How a theme names a length that is swum for something. */
const OF = new RegExp(
  [
    String.raw`\b${SWIM}\b[^.]*\b${WHAT}\b`,
    String.raw`\b${WHAT}\b[^.]*\b(?:at|in|for|on) (?:\p{L}+ )?${SWIM}\b`,
    String.raw`\b(?:\d+|ten|twenty[- ]five|fifty|a hundred) ?m(?:et(?:re|er)s?)?\b[^.]*\b(?:${SWIM}|badge)\b`,
    String.raw`\b${SWIM}\b[^.]*\b(?:\d+|ten|twenty[- ]five|fifty|a hundred) ?m(?:et(?:re|er)s?)?\b`,
    String.raw`\b(?:swim(?:s|ming)?|swam) (?:(?:a|one|her|his|my|the) )(?:(?:whole|full|first|entire) )*(?:length|width)\b`,
    String.raw`\b(?:first|whole|full) (?:length|width) (?:at|in) (?:the )?(?:${SWIM}|water)\b`,
    String.raw`\b(?:fish|seahorse|duckling|dolphin|frog|octopus) badge\b`,
    String.raw`\b(?:stage|level|wave) \d+ (?:at |in )?swim\w*\b|\bswim\w* (?:stage|level) \d+\b`,
  ].join('|'),
  'iu',
);

/** A length that is swum for a badge, with everybody looking. */
export const SWIM_TEST: StoryEvent = {
  id: 'swim-test',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\bwho (?:is|was) (?:\w+ )?(?:scared|afraid|frightened)\b|\b(?:face|go(?:es)? under|race|racing|races|gala|olympi\w*|shark|ocean|mermaid|drown\w*|whale|scout|spelling|driving|pool party|(?:los(?:t|es?|ing)|forg[eo]t\w*|missing) (?:[a-z]+ ){0,3}(?:goggles|towel|cap|costume|trunks|armbands|bag|badge|medal))\b/i,
  fits: ({ hero, ...theme }) =>
    onTheGround({ hero, ...theme }) &&
    (hero === null || /^(?:fish|seahorse|duckling|dolphin|frog|octopus)$/.test(hero.word)
      ? true
      : /^(?:pet|farm|wild|bird|magic|person)$/.test(hero.being?.isa ?? '')),
  reads: ({ hero, raw }) => ({
    ...NOTHING_ELSE,
    hero: /\b(?:fish|seahorse|duckling|dolphin|frog|octopus) badge\b/i.test(raw) ? null : somebody(hero),
    other: null,
    thing: somebody(hero) ? null : about('bubble'),
    also: [],
  }),
  plots: [{ ...HUMMED, when: OF }],
  talk: {
    young: { yours: [() => 'Can you hum into the water?'] },
    older: {
      wonder: [() => 'Why does humming help, down in the water?'],
      yours: [() => 'What do you think of when you are not to think of something?'],
    },
  },
};
