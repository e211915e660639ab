import type { Entity } from '../../../theme.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { SNOWBALL } from './snowball.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const SLEEPER = String.raw`(?:(?:brown |grizzly |little |baby |three )?bears?|(?:bear )?cubs?|hedgehogs?)`;
const WINTER_SLEEP = new RegExp(
  [
    String.raw`\bhibernat\w*`,
    String.raw`\bbed ?time (?:for|of|with) (?:the |all the |a |little )*${SLEEPER}\b`,
    String.raw`\b${SLEEPER}(?:['’]s?)? bed ?time\b|\bbed ?time ${SLEEPER}\b`,
    String.raw`\btime for (?:the )?${SLEEPER} to (?:go to )?(?:bed|sleep)\b`,
    String.raw`\b${SLEEPER}\b[^.]*\b(?:sleeps?|asleep|sleeping|bed) (?:all|through|for|until|till|over) (?:the )?(?:whole )?(?:winter|spring)\b`,
    String.raw`\bwinter sleep\b`,
    String.raw`\b${SLEEPER}\b[^.]*\b(?:miss|misses|missed|missing) (?:the )?(?:snow|winter|christmas)\b`,
    String.raw`\b${SLEEPER}\b[^.]*\b(?:stays?|stay(?:ing)?) (?:awake|up) (?:for|all|to see) (?:the )?(?:winter|snow|christmas)\b`,
  ].join('|'),
  'iu',
);

/** Who sleeps all winter, and has a nose and paws. */
const isSleeper = (each: Entity | null): boolean => /^(?:bear|hedgehog)$/.test(each?.being?.id ?? '');

/** Bedtime for whoever sleeps until spring, and would so like to see the winter. */
export const SAVED_WINTER: StoryEvent = {
  id: 'saved-winter',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: WINTER_SLEEP,
  not: /\b(?:teddy|teddies|toys?|polar|gummy|koala|wak(?:e|es|ing)|woke|snor\w*|dark|afraid|scared|monsters?|goldilocks|porridge|picnic|school|mum(?:my)?|dad(?:dy)?|baby brother|count\w*)\b/i,
  fits: (theme) => onTheGround(theme) && [theme.hero, theme.other].every((each) => !each?.being || isSleeper(each)),
  reads: ({ hero, other }) => ({
    ...NOTHING_ELSE,
    hero: ((sleeper) => sleeper && { ...sleeper, plural: false })([hero, other].find(isSleeper) ?? null),
    other: null,
    // "Hibernation" names nobody: a bear is met.
    thing: about('snowball'),
    wish: null,
    also: [],
  }),
  plots: [{ ...SNOWBALL, when: WINTER_SLEEP }],
  talk: {
    young: { yours: [() => 'What would you keep for somebody who is asleep?'] },
    older: {
      wonder: [() => 'How could a summer evening be kept?'],
      yours: [() => 'What do you miss because you are in bed?'],
    },
  },
};
