import type { Going } from '../event.ts';

export const TITLES = ['what is on the rug?', 'where do you live?', 'under the mess', 'stripes or spots'];

const REFRAINS = [
  'Where do you live?',
  'And where do you live?',
  'So where do you live?',
  'Now where do you live?',
  'But where do you live?',
  'Where is your home?',
  'And where is your home?',
  'Where do you go?',
  'And where do you go?',
  'Where are you at home?',
] as const;

interface Parts {
  readonly refrain: string;
  /** "bedroom", or whatever room the theme says. */
  readonly room: string;
  /** "tidy up" or "clean up", as the theme says it. */
  readonly tidy: string;
  readonly tidying: string;
  /** What somebody says who will not, else who is about to: in eight words, and longer. */
  readonly saysYoung: string;
  readonly says: string;
}

export function partsOf({ a, raw, chance }: Going): Parts {
  const tidy = /\bclean/.test(raw) ? 'clean up' : /\bput|pick/.test(raw) ? 'put things away' : 'tidy up';
  const tidying = tidy.replace('clean', 'cleaning').replace('put', 'putting').replace('tidy', 'tidying');
  const wont = /\b(?:won|will not|never|does ?n|did ?n|do ?n|hates?|refuses?|messy|messiest|untidy)/.test(raw);
  const room = /\bplay ?room/.test(raw) ? 'playroom' : /\broom/.test(raw) ? 'room' : 'bedroom';
  return {
    room,
    refrain: chance.pick(...REFRAINS),
    tidy,
    tidying,
    saysYoung: wont ? `"I will not ${tidy}," said ${a}.` : `"I shall ${tidy} today," said ${a}.`,
    says: wont
      ? `"I never ${tidy}," said ${a}. "I know where everything is."`
      : `"I'll ${tidy} today," said ${a}. "It can't take long."`,
  };
}
