import { onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { SITTER } from './parts.ts';
import { WHAT_A_HAT } from './what-a-hat.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const OF = new RegExp(
  [
    String.raw`\b${SITTER}\b[^.]{0,30}\bon (?:top of )?(?:my|his|her|the|our|\p{Lu}\p{Ll}+['’]s|\p{Ll}+['’]s) head\b`,
    String.raw`\b(?:not a hat|my hat is a[n]?|wears? a[n]?) (?:(?:it['’]?s|but) a[n]? )?${SITTER}\b(?: (?:as|for|like) a hat)?`,
  ].join('|'),
  'iu',
);

/** An animal sits on somebody's head, and everybody takes it for a hat. */
export const ON_MY_HEAD: StoryEvent = {
  id: 'on-my-head',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:lice|nits|poo\w*|pooed|egg|nest|stuck|balances?|bump|hit|hurt|king|crown|costume|mask)\b/i,
  fits: (theme) => onTheGround(theme) && somebody(theme.hero)?.plural !== true,
  needs: ({ raw }) => /\bhead\b|\bhat\b/i.test(raw) && new RegExp(String.raw`\b${SITTER}\b`, 'iu').test(raw),
  reads: ({ hero, other }) => {
    const sits =
      [hero, other].find((each) => each && new RegExp(String.raw`\b${SITTER}$`, 'iu').test(each.word)) ?? null;
    return {
      hero: somebody(sits),
      other: null,
      thing: sits ? null : about('hat'),
      place: null,
      relation: 'none',
      want: null,
      clause: null,
      activity: null,
      first: null,
      fear: null,
    };
  },
  plots: [{ ...WHAT_A_HAT, when: OF }],
  talk: {
    young: { yours: [() => 'Who would you like to have on your head?'] },
    older: {
      wonder: [() => 'Who looked properly, and who only thought that they did?'],
      yours: [() => 'What could you see if you were much higher up?'],
    },
  },
};
