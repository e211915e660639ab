import type { AgeBand } from '@storylantern/contract';
import type { Voice, Without } from '../child/voice.ts';

const OTHERS =
  'brother|sister|twin|cousin|friend|baby|mum|mom|dad|nan|nana|gran|grandma|granny|grandpa|grandad|auntie|aunt|uncle|teacher|neighbou?r|boy|girl|classmate|parents?|doll|dog|child|children|kids?|people|hermano|hermana|abuel[oa]|primo|prima';
/** Somebody else is spoken of: "her brother uses a talker", "a boy in his class is in a wheelchair". */
const ABOUT_OTHERS = new RegExp(
  [
    String.raw`\b(?:his|her|their|my|our|a|an|the|one|another|older|younger|little|big|best|su|un|una) (?:\w+ ){0,2}?(?:${OTHERS})\b(?! (?:and|who|understands?|taught)\b)[^,;]{0,60}$`,
    String.raw`^(?:and |also |there(?:'s| is) )?(?:an? |the )?(?:new|little|other|older) (?:girl|boy|child|kid|pupil|friend|classmate)\b[^;]{0,60}$`,
    String.raw`^(?:and |also )?(?:mum|mom|dad|nan|nana|gran|grandma|granny|grandpa|grandad|auntie|uncle)(?: \w+)? (?:is|uses|also|signs?|has|can'?t|and)\b[^,;]{0,30}$|^(?:mum|mom|dad|nana|gran|grandma|granny|grandpa|grandad|auntie|uncle) $`,
  ].join('|'),
  'i',
);
/** "he doesn't talk", not "he doesn't talk about it". */
const NO_OBJECT = String.raw`(?! (?:about|to (?:strangers|people|others|other|new|me|us|adults|visitors|the|his|her|their|any)|with|back|in class|at (?:school|nursery|preschool)|much|a lot|english|spanish|loud\w*|clearly|properly|well|kindly|nicely|up|over|when|if|because|during|in front))`;

const NOT_SPEAKING = new RegExp(
  [
    String.raw`\bnon[- ]?verbal\b|\bnonspeaking\b|\bnon[- ]speaking\b|\bpre[- ]?verbal\b|\bnot verbal\b|\bno (?:spoken )?(?:words|speech|language)(?: yet)?\b(?! (?:difficult|problem|issue|delay|therap))`,
    String.raw`\b(?:does ?n'?o?t|doesnt|do ?n'?t|can'?t|cannot|is(?:n'?t| not)) (?:really |actually |yet )?(?:talk(?:ing)?|speak(?:ing)?|use (?:any )?words)\b${NO_OBJECT}`,
    String.raw`\bno habla\b(?! (?:con|de|en|mucho|inglés|ingles|español|espanol))|\bno verbal\b`,
  ].join('|'),
  'i',
);
/** "doesn't talk yet" says nothing of a child of two or three. */
const YET =
  /\b(?:talk(?:ing)?|speak(?:ing)?|words|habla) ?(?:yet|todavía|todavia|aún|aun)\b|\b(?:todavía|todavia|aún|aun) no habla\b|\bpre[- ]?verbal\b/i;

/** A small child whose words are few is not asked to say a sentence. */
export const FEW_WORDS =
  /\b(?:(?:does ?n['’]?t|doesnt|does not|is ?n['’]?t|isnt|is not|not|hardly|barely) (?:really |actually )?(?:talk(?:s|ing)?|speak(?:s|ing)?|say(?:s|ing)? (?:much|many|a lot))(?: (?:much|a lot|at all|many words|very much))(?: yet)?(?! (?:about|to|at|in|when|with|because)\b)|(?:hardly|barely) (?:talks|speaks)(?! (?:about|to|at|in|when|with)\b)|(?:only |just )?(?:has |have |with |knows )?(?:only |just |very |hardly )*(?:a )?(?:few|any|handful of) words\b(?! (?:about|with|from|to)\b)|(?:speech|language) (?:delay|is delayed)|delayed speech|late talker)/i;

const SIGNS =
  /\b(?:bsl|asl|makaton|auslan|lámse|lsm|sign language|baby signs?|lengua(?:je)? de señas|lengua de signos)\b|\b(?:uses?|using|knows|learning|with|has|makes) (?:(?:a few|some|his|her|their|own|simple) ){0,2}signs\b|\b(?:he|she|they|[A-Z]\p{L}+)(?: (?:mostly|mainly|only|also|often|can|just))? signs?\b(?! (?:of|up|on|in\b|(?:him|her|them|us) (?:in|out|up)\b|for up))|\bsigning\b|(?:^|, |\band |\bbut )signs (?:more|milk|please|yes|no|thank|a few|some|a bit|a little|for|everything|instead|well)\b|\bhabla con señas\b|\busa señas\b/iu;
const NO_SIGNS =
  /\b(?:no|not|any|shows?|early|other|road|street|stop|warning) signs?\b|\bsigns of\b|\bsign(?:s|ing)? up\b|\bthe signs\b(?! for)/i;
const PRESS: readonly (readonly [RegExp, string])[] = [
  // A late talker speaks by and by, and has no device for it.
  [/(?<!\b(?:late|slow|good|big|great|chatty|early|confident|non-?stop|little|real) )\btalker\b/i, 'talker'],
  [
    /\bproloquo\w*|\btouch ?chat\b|\blamp words\b|\bdynavox\b|\bgo ?talk\b|\bgrid ?3\b|\baac (?:app|ipad|tablet)\b|\b(?:ipad|tablet|app) (?:to (?:talk|speak|communicate|tell|say)|for (?:talking|communicat\w+|speech))\b|\b(?:talks|speaks|communicates) (?:with|on|using|through|via) (?:an?|his|her|their|the) (?:ipad|tablet|app)\b|\b(?:habla|se comunica) con (?:una |su |la )?(?:tableta|tablet)\b/i,
    'tablet',
  ],
  [
    /\b(?:speech|communication|voice output|speech[- ]generating|talking|aac) device\b|\bcomunicador\b|\bsgd\b/i,
    'talker',
  ],
  [/\buses? aac\b|\baac user\b|\bthrough aac\b|\bwith aac\b|\bvia aac\b|\baac\b/i, 'talker'],
];
const SHOW: readonly (readonly [RegExp, string])[] = [
  [/\bcommunication book\b|\bpecs book\b/i, 'book'],
  [/\b(?:communication|symbol|letter|picture|core word|core) board\b|\btablero de comunicación\b/i, 'board'],
  [
    /\bpecs\b|\bpicture (?:cards|exchange|symbols)\b|\bcommunication cards\b|\bsymbol cards\b|\bpictograma?s?\b|\bpictos\b|\btarjetas\b|\b(?:talks|communicates|asks|tells us) (?:with|using|through|by) (?:pictures|symbols|cards)\b|\buses? (?:cards|symbols|pictures) to (?:talk|communicate|ask|tell)\b/i,
    'cards',
  ],
];
const EYE_GAZE = /\beye[- ]?gaze\b|\beye[- ]tracking\b/i;
/** A few signs beside speech are no reason to take a child's voice away. */
const ALSO_SPEAKS =
  /\b(?:also (?:talks|speaks)|talks (?:a lot|well|too|all day|non-?stop|in (?:short )?sentences)|speaks (?:well|too|in sentences)|speech is (?:good|fine)|chatterbox|chatty)\b/i;
/** "A planner which his teacher signs", "Dad signs it": a name under something, or another who signs. */
const SOMEBODY_SIGNS = new RegExp(
  String.raw`\b(?:${OTHERS})s? (?:(?:also|can|always|has to|must) )?signs?\b(?!\s*(?:,? and| with))|\bsigns (?:it|them|the|his|her|off|for)\b(?! (?:home|name))`,
  'i',
);
const LEARNS_ABOUT = /\b(?:lessons?|class|club|course|learning about|watch(?:es)?|wants to learn)\b/i;

const WITHOUT: readonly (readonly [Without, RegExp])[] = [
  [
    'walking',
    /\b(?:wheel ?chair|power ?chair|silla de ruedas|quadriplegi\w+|paraplegi\w+|non[- ]?ambulant|non[- ]?ambulatory)\b|\b(?:can'?t|cannot|does ?n'?t|doesnt|unable to|no puede) (?:walk|stand|caminar|andar)\b(?! (?:past|by|to|into|through|away|in|up|the|his|her|loud|noise|it|out|long|far|him|there|when|still|being|on|at|alone))/i,
  ],
  [
    'seeing',
    /\b(?:is |registered |legally |nearly |partly |born )blind\b|\blow vision\b|\bvisual(?:ly)? impair\w+|\bpartially sighted\b|\bsight impair\w+|\bcan'?t see (?:well|much|very)\b|\bciega\b|\bciego\b|\bbaja visión\b|\bwhite cane\b|\bbraille\b/i,
  ],
  [
    'hearing',
    /\b(?:is |profoundly |born |severely |partially |he's |she's )deaf\b|\bhard of hearing\b|\bhearing (?:loss|impair\w+)\b|\bsord[oa]\b|\bcochlear\b/i,
  ],
];

const isAbout = (sentence: string, at: number): boolean => !ABOUT_OTHERS.test(sentence.slice(0, at));
const found = (pattern: RegExp, sentence: string): boolean => {
  const match = pattern.exec(sentence);
  return match !== null && isAbout(sentence, match.index);
};
const named = (table: readonly (readonly [RegExp, string])[], sentence: string): string | undefined =>
  table.find(([pattern]) => found(pattern, sentence))?.[1];

/** What a sentence says of how the child says things; undefined when it says nothing of it. */
function voiceIn(sentence: string, band: AgeBand): Voice | undefined {
  if (ALSO_SPEAKS.test(sentence)) return undefined;
  const pressed = named(PRESS, sentence);
  if (pressed !== undefined || found(EYE_GAZE, sentence))
    return { kind: EYE_GAZE.test(sentence) ? 'choose' : 'press', tool: pressed ?? 'talker' };
  if (
    found(SIGNS, sentence) &&
    !SOMEBODY_SIGNS.test(sentence) &&
    !NO_SIGNS.test(sentence) &&
    !LEARNS_ABOUT.test(sentence)
  )
    return { kind: 'sign' };
  const shown = named(SHOW, sentence);
  if (shown !== undefined) return { kind: 'show', tool: shown };
  if (found(FEW_WORDS, sentence) && (band === '2-3' || band === '4-5')) return { kind: 'quiet' };
  if (found(NOT_SPEAKING, sentence) && !(band === '2-3' && YET.test(sentence))) return { kind: 'quiet' };
  return undefined;
}

/** How the child says things and what the child's body does not do, with the sentences that said so. */
export interface Ways {
  readonly voice?: Voice;
  readonly without: readonly Without[];
  readonly sentences: ReadonlySet<string>;
}

/**
 * Reads from a parent's sentences how a child who does not speak says things. What a family named is taken before "does not
 * speak" alone; of several the first. What is said of somebody else is not taken for the child's.
 */
export function waysOf(sentences: readonly string[], band: AgeBand): Ways {
  const said = sentences.flatMap((sentence) => {
    const voice = voiceIn(sentence, band);
    return voice ? [{ sentence, voice }] : [];
  });
  const voice = (said.find((each) => each.voice.kind !== 'quiet') ?? said[0])?.voice;
  const bodies = WITHOUT.flatMap(([without, pattern]) =>
    sentences.filter((each) => found(pattern, each)).map((sentence) => ({ without, sentence })),
  );
  return {
    ...(voice && { voice }),
    without: [...new Set(bodies.map((each) => each.without))],
    sentences: new Set([...said, ...bodies].map((each) => each.sentence)),
  };
}
