import { isWord } from './dictionary.ts';

/** Past forms that no ending tells, with what they are the past of; those that are also a word of the present are left out. */
const BASES: Readonly<Record<string, string>> = {
  ate: 'eat', bit: 'bite', blew: 'blow', broke: 'break', brought: 'bring', built: 'build', bought: 'buy', came: 'come',
  caught: 'catch', chose: 'choose', drank: 'drink', drew: 'draw', drove: 'drive', fell: 'fall', felt: 'feel', flew: 'fly',
  forgot: 'forget', froze: 'freeze', gave: 'give', got: 'get', grew: 'grow', held: 'hold', hid: 'hide', kept: 'keep', knew: 'know',
  lost: 'lose', made: 'make', met: 'meet', paid: 'pay', ran: 'run', rang: 'ring', rode: 'ride', said: 'say', sang: 'sing',
  sat: 'sit', saw: 'see', sent: 'send', shook: 'shake', shot: 'shoot', slept: 'sleep', sold: 'sell', spat: 'spit',
  spent: 'spend', spoke: 'speak', stole: 'steal', stood: 'stand', stuck: 'stick', swam: 'swim', swore: 'swear',
  swung: 'swing', taught: 'teach', thought: 'think', threw: 'throw', told: 'tell', took: 'take', tore: 'tear', went: 'go',
  woke: 'wake', won: 'win', wore: 'wear', wrote: 'write',
}; // prettier-ignore

/** By the past form; a map, since whoever types "constructor" finds that in every plain object. */
export const BASE_OF_PAST: ReadonlyMap<string, string> = new Map(Object.entries(BASES));

/** Whether a verb stands in the past: "said", "looked". */
export const isPast = (verb: string): boolean => BASE_OF_PAST.has(verb) || /\w[^e]ed$/.test(verb);

/** What a verb of the past is the past of: "did" -> "do", "painted" -> "paint", "saved" -> "save". */
export function baseOfPast(verb: string): string | undefined {
  const irregular = IRREGULAR_TOO[verb] ?? BASE_OF_PAST.get(verb);
  if (irregular !== undefined) return irregular;
  if (!/\w[^e]ed$/.test(verb)) return undefined;
  const stem = verb.slice(0, -2);
  const bases = [
    verb.replace(/ied$/, 'y'),
    ...(/([^aeiouls])\1$/.test(stem) ? [stem.slice(0, -1)] : []),
    stem,
    `${stem}e`,
  ];
  return bases.find((each) => each !== verb && isWord(each));
}
const IRREGULAR_TOO: Readonly<Record<string, string>> = { did: 'do', had: 'have', lit: 'light' };
