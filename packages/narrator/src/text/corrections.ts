import type { WrittenWord } from './written-words.ts';

/**
 * Words that the engine is known to say wrong, in spellings it says right. Found by reading the sounds it gives
 * for the words of children's stories; kept to those that families meet.
 */
const ALWAYS: Readonly<Record<string, string>> = {
  reading: 'reeding',
  lead: 'leed',
  cosy: 'cozy',
  cosier: 'cozier',
  practise: 'practice',
  practises: 'practices',
  tummyache: 'tummy ache',
  ipad: 'eye pad',
  ipads: 'eye pads',
  chemo: 'keymo',
};

/** Words spelled alike and said in two ways: the other way, and the neighbours that call for it. */
interface TwoWays {
  readonly say: string;
  readonly otherwise: string;
  readonly after?: ReadonlySet<string>;
  readonly before?: ReadonlySet<string>;
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const OWNERS = words('my your his her our their its many nine whose');
const PERFECT = words("have has had having i've you've we've they've he's she's been was were already just");
const NEAR = words('is are am was were be being stay stays stayed so very too as feel feels sit sits come comes up');
const NEAR_TO = words('by to together enough friend friends family');

const BY_NEIGHBOUR: Readonly<Record<string, TwoWays>> = {
  read: { say: 'reed', otherwise: 'red', after: PERFECT },
  live: { say: 'liv', otherwise: 'live', before: words('music show shows concert band performance tv') },
  lives: { say: 'livs', otherwise: 'lives', after: OWNERS },
  close: { say: 'close', otherwise: 'kloce', after: NEAR, before: NEAR_TO },
};

/** How a word is spelled for the engine when it would say it wrong, or undefined to leave it as it is. */
export function correctedWord(all: readonly WrittenWord[], at: number): string | undefined {
  const word = plain(all[at]);
  if (Object.hasOwn(ALWAYS, word)) return ALWAYS[word];
  const choice = Object.hasOwn(BY_NEIGHBOUR, word) ? BY_NEIGHBOUR[word] : undefined;
  if (!choice) return undefined;
  const other = choice.after?.has(plain(all[at - 1])) || choice.before?.has(plain(all[at + 1]));
  return other ? choice.otherwise : choice.say;
}

const plain = (word: WrittenWord | undefined): string => (word?.text ?? '').toLowerCase().replaceAll('’', "'");
