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
