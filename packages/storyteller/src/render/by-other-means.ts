import type { Voice } from '../child/voice.ts';

const SPEAKS =
  'say|whisper|spell|shout|call out|call|tell|ask|answer|explain|speak|talk|murmur|sing|count|yell|announce|mention|reply';
/** Between the child and the verb may stand what the child does first: "hold {comforter} and tell", "put up a hand to ask". */
const FIRST = String.raw`(?: (?!(?:who|whom|that|which|because|when|while|if|so|until|but|where|whether|than|as|use|way) )[^\s".!?]+)*?(?:,| and| or| then|(?<! (?:things?|questions?|thing|one|whom|who|what|how|is|has|more|good|way|people)) to)`;
const REST = String.raw`((?:(?!,? ?["“]| (?:and|or)(?: then)? (?:${SPEAKS})\b)[^.!?])*?)(, ["“]| ["“]|(?=[.!?]|$| (?:and|or)(?: then)? (?:${SPEAKS})\b))`;
const SPOKEN = new RegExp(
  [
    String.raw`(\{(?:he|Name)\} (?:can|may|might|will|could|would|does not have to|need not)(?: (?:also|still|then|just|even|simply|always|sometimes|already|try|try to|choose to|learn to))*`,
    String.raw`(?:${FIRST})??) (${SPEAKS})\b${REST}`,
  ].join(''),
  'g',
);
/** A verb inside the mark: "{he whispers}, "..."", "{Name asks}". */
const IN_MARK = /\{(he|Name) (says|whispers|shouts|asks|tells|calls|answers|murmurs|sings)\}(,? ["“])?/g;
/** "{helper} can help {Name} say", "let {him} tell": the child speaks, though somebody else stands before the verb. */
const LET = new RegExp(
  String.raw`\b((?:help|helps|let|lets|helped) \{(?:Name|him)\}(?: to)?) (${SPEAKS})\b${REST}`,
  'g',
);
/** How a voice sounds. */
const SOUND =
  / (?:in (?:a|an|{his}) (?:\w+,? ){0,2}voice|out loud|aloud|softly|quietly|loudly|under {his} breath|in a whisper)\b/g;
const GREETING = /^ (hello|hi|goodbye|good night|goodnight|bye|night-night|good morning)\b(?: (?:with|by) a wave)?/;
const HELLO_WITH = /^ hello with a wave,/;
const ONE_WORD = /^ (?:no|yes|stop|sorry|please|thank you|thanks|enough|help|wait|oh)\b/;
/** Messages that somebody has to get: a thought would not do. */
const MESSAGE = /^(?:, |\s)["“](?:no\b|stop\b|help\b|please\b|wait\b|can\b|may i\b|i need\b|i want\b|excuse me\b)/i;
/** A question that somebody is meant to answer. */
const FOR_SOMEBODY = /^(?:, |\s)["“][^"”]*\b(?:you|your|i|me|we|my|please)\b/i;
const SOMEBODY =
  /^ (?:a|an|the|one|some|any|another|somebody|someone|{(?!his|he|Name)|his|my|everyone|others|friends|people)/;
/** What is said to nobody in particular: "say it", "tell the whole story". */
const SAID =
  /^ (?:it|this|that|the (?:whole|plan|story|truth|joke|tale|rest)|what|where|which|how|why|when|one (?:thing|word|true))\b/;

/**
 * Authored text for a child who does not speak: whatever it lets the child say, whisper, shout, tell or ask is signed,
 * pressed, shown or thought, as a matter of course. Words of others stay. Alternatives have to be chosen before.
 */
export function byOtherMeans(text: string, voice: Voice): string {
  let told = text.replace(IN_MARK, (_, mark: string, verb: string, quote: string | undefined) =>
    quote === undefined
      ? `{${mark} ${verb === 'tells' ? 'shows' : verb === 'sings' ? 'hums' : 'signals'}}`
      : `{${mark} ${IN_PRESENT[voice.kind][Number(verb === 'asks')]}}${quote}`,
  );
  told = told.replace(/(["“][^"”]*), shout(?=[.!])/g, '$1, wave');
  // One clause may speak twice: "say one idea and then ask, "..."".
  for (let i = 0; i < MOST_IN_CLAUSE; i++) {
    const before = told;
    for (const pattern of [SPOKEN, LET]) {
      told = told.replace(
        pattern,
        (whole, ...[head, verb, middle, quote, at]: [string, string, string, string, number]) => {
          const rest = told.slice(at + whole.length - quote.length);
          return `${head} ${toldBy(voice, verb, middle.replace(SOUND, ''), quote, rest)}${quote}`;
        },
      );
    }
    if (told === before) break;
  }
  return told.replace(/\b(sign|show|press|point|hum|wave) or \1\b/g, '$1');
}
const MOST_IN_CLAUSE = 3;

const IN_PRESENT: Readonly<Record<Voice['kind'], readonly [string, string]>> = {
  sign: ['signs', 'signs'],
  press: ['presses', 'presses'],
  choose: ['chooses', 'chooses'],
  show: ['shows', 'shows'],
  quiet: ['thinks', 'wonders'],
};

/** What stands for one verb of speaking and the words up to a quote, if there is one. */
function toldBy(voice: Voice, verb: string, middle: string, quote: string, rest: string): string {
  if (quote !== '' && !/ (?:such as|like)$/.test(middle)) return quoted(voice, verb, middle, rest);
  if (verb === 'sing') return `hum${middle}`;
  if (verb === 'count') return `count${middle}`;
  const greeting = ['say', 'whisper', 'shout', 'call'].includes(verb) ? GREETING.exec(middle) : null;
  if (greeting && HELLO_WITH.test(middle)) return `give a${middle}`;
  if (greeting) return `wave ${greeting[1]}${middle.slice(greeting[0].length)}`;
  if (verb === 'ask' && middle.startsWith(' for '))
    return voice.kind === 'press' ? `${use(voice)} ask${middle}` : `${ASKS[voice.kind]}${middle}`;
  if (verb === 'say' || verb === 'whisper' || verb === 'murmur' || verb === 'spell') {
    if (middle === ' ow') return 'show where it hurts';
    if (ONE_WORD.test(middle)) return `${ONE[voice.kind]}${middle}`;
    return `${voice.kind === 'sign' ? 'sign' : 'show'}${middle}`;
  }
  if (verb === 'shout' && !/^ (?:out )?(?:for|to) \S/.test(middle)) return 'wave with both arms';
  if ((verb === 'call' && / for |^ (?:a|the) grown/.test(middle)) || verb === 'shout')
    return `go to${middle.replace(/^ (?:out )?(?:for|to)\b/, '')}`;
  if (verb === 'call') return `call${middle}`;
  if (verb === 'tell' && SAID.test(middle)) return `${voice.kind === 'sign' ? 'sign' : 'show'}${middle}`;
  return `${use(voice)} ${verb}${middle}`;
}

function quoted(voice: Voice, verb: string, middle: string, rest: string): string {
  const person = /^ to(?= )/.test(middle)
    ? middle.slice(3)
    : (verb === 'tell' || verb === 'ask') && SOMEBODY.test(middle)
      ? middle
      : undefined;
  if (person !== undefined) return voice.kind === 'sign' ? `sign to${person}` : `show${person}`;
  if (voice.kind === 'quiet') {
    if (MESSAGE.test(rest)) return `show${middle}`;
    return verb === 'ask' && FOR_SOMEBODY.test(rest)
      ? `find a way to ask${middle}`
      : `${verb === 'ask' ? 'wonder' : 'think'}${middle}`;
  }
  if (verb === 'count') return `count${middle}`;
  if (voice.kind === 'show' && !MESSAGE.test(rest) && LONG.test(rest)) return `think${middle}`;
  return `${QUOTES[voice.kind]}${middle}`;
}

/** More words than fit on a few pictures. */
const LONG = /^(?:, |\s)["“](?:[^\s"”]+ ){5,}/;
const QUOTES = { sign: 'sign', press: 'press', choose: 'choose', show: 'show' } as const;
const ASKS = {
  sign: 'use signs to ask',
  press: 'use a talker to ask',
  choose: 'choose the word',
  show: 'show the card',
  quiet: 'make a sign',
} as const;
const ONE = {
  sign: 'sign',
  press: 'press',
  choose: 'choose',
  show: 'show the card for',
  quiet: 'make a sign for',
} as const;
const use = (voice: Voice): string =>
  voice.kind === 'sign' ? 'use signs to' : voice.kind === 'quiet' ? 'find a way to' : `use {his} ${voice.tool} to`;
