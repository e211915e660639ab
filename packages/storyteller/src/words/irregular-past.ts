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

/**
 * Past forms that are a word of the present as well ("left", "found"), or that no account of a day has needed. They are the
 * past where it is known that a verb stands there, and are in no way a sign that one does; so the table above lacks them.
 */
const FURTHER_BASES: Readonly<Record<string, string>> = {
  became: 'become', began: 'begin', bent: 'bend', bled: 'bleed', burnt: 'burn', burst: 'burst', clung: 'cling', crept: 'creep', cut: 'cut',
  dealt: 'deal', did: 'do', dreamt: 'dream', dug: 'dig', fed: 'feed', fled: 'flee', flung: 'fling', fought: 'fight', found: 'find',
  had: 'have', heard: 'hear', hit: 'hit', hung: 'hang', knelt: 'kneel', laid: 'lay', lay: 'lie', leapt: 'leap', learnt: 'learn',
  led: 'lead', left: 'leave', lent: 'lend', let: 'let', lit: 'light', meant: 'mean', overheard: 'overhear', overslept: 'oversleep',
  put: 'put', read: 'read', rose: 'rise', sank: 'sink', set: 'set', shed: 'shed', shone: 'shine', shrank: 'shrink', shut: 'shut',
  slid: 'slide', smelt: 'smell', sought: 'seek', spelt: 'spell', spilt: 'spill', split: 'split', sprang: 'spring', spread: 'spread',
  spun: 'spin', stank: 'stink', struck: 'strike', stung: 'sting', swept: 'sweep', understood: 'understand', undid: 'undo',
  unwound: 'unwind', upset: 'upset', were: 'be', was: 'be', wept: 'weep', wound: 'wind',
}; // prettier-ignore

/** By the past form; a map, since whoever types "constructor" finds that in every plain object. */
export const BASE_OF_PAST: ReadonlyMap<string, string> = new Map(Object.entries(BASES));
/** The same of the further forms. */
export const FURTHER_BASE_OF_PAST: ReadonlyMap<string, string> = new Map(Object.entries(FURTHER_BASES));

/** Whether a verb stands in the past: "said", "looked". */
export const isPast = (verb: string): boolean => BASE_OF_PAST.has(verb) || /\w[^e]ed$/.test(verb);

/** What a verb of the past is the past of: "did" -> "do", "painted" -> "paint", "saved" -> "save". */
export function baseOfPast(verb: string): string | undefined {
  const irregular = IRREGULAR_TOO.get(verb) ?? BASE_OF_PAST.get(verb);
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
const IRREGULAR_TOO: ReadonlyMap<string, string> = new Map([
  ['did', 'do'],
  ['had', 'have'],
  ['lit', 'light'],
]);
