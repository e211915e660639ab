import { cap } from '../../wording.ts';

/** A joke, as somebody tells it. */
export interface Joke {
  /** What is asked first: "Why did the banana go to the doctor?", "Knock, knock." */
  readonly ask: string;
  /** What is said to it, in their words: "I don't know", "Who's there?" */
  readonly replies: readonly string[];
  /** What is funny: "Because it wasn't peeling well!" */
  readonly end: string;
}

const OURS: readonly Joke[] = [
  { ask: 'What is brown and sticky?', replies: ["I don't know."], end: 'A stick!' },
  {
    ask: 'Why did the banana see the doctor?',
    replies: ["I don't know. Why?"],
    end: "It wasn't peeling well!",
  },
  { ask: 'What do you call a sleeping bull?', replies: ["I don't know. What?"], end: 'A bulldozer!' },
];
const KNOCKS: readonly Joke[] = [
  {
    ask: 'Knock, knock.',
    replies: ["Who's there?", 'Lettuce.', 'Lettuce who?'],
    end: "Lettuce in, it's cold out here!",
  },
  { ask: 'Knock, knock.', replies: ["Who's there?", 'Cows go.', 'Cows go who?'], end: 'No, cows go moo!' },
];
/** Riddles that everybody knows, where a theme leaves out the answer. */
const KNOWN: readonly (readonly [RegExp, string])[] = [
  [/\bchicken\b.*\bcross(?:ed)?\b.*\broad\b/iu, 'To get to the other side!'],
  [/\bbrown and sticky\b/iu, 'A stick!'],
  [/\bbanana\b.*\b(?:doctor|hospital)\b/iu, "Because it wasn't peeling well!"],
  [/\bskeleton\b.*\b(?:party|ball|disco|dance)\b/iu, 'Because it had no body to go with!'],
  [/\bsleeping dinosaur\b|\bdinosaur\b.*\b(?:asleep|sleeping)\b/iu, 'A dino-snore!'],
  [/\bteddy\b.*\b(?:pudding|dessert|hungry|eat)\b/iu, 'Because it was stuffed!'],
  [/\btomato\b.*\b(?:blush|red)\b/iu, 'Because it saw the salad dressing!'],
];

const ASKED = String.raw`(?:why|what|what['’]?s|whats|how|where|which|when|who)`;
const LEAD = String.raw`^(?:(?:the|a|my|our|his|her|an?other)? ?(?:\p{L}+ ){0,2}?(?:joke|riddle)s?(?: (?:is|about \p{L}+|for (?:kids|children)))?\s*[:,–-]?\s*)?`;
const WITH_ANSWER = new RegExp(
  String.raw`${LEAD}["'“]?(${ASKED} [^?.!]{6,90})\?["'”]?\s*[–-]?\s*["'“]?(.{2,90}?)["'”]?[.!\s]*$`,
  'iu',
);
const WITH_BECAUSE = new RegExp(
  String.raw`${LEAD}["'“]?(why (?:did|do|does|was|were|is|are|can['’]?t|could ?n['’]?t) [^?.!]{4,80}?)[,;.\s–-]+((?:cause|cos|['’]cause|because) .{4,90}?)["'”]?[.!\s]*$`,
  'iu',
);
const ONLY_ASKED = new RegExp(String.raw`${LEAD}["'“]?(${ASKED} [^?.!]{6,90})\??["'”]?\s*$`, 'iu');
/** "Knock, knock", also where what is typed twice was read once. */
export const KNOCK_KNOCK = /\bknock[\s,!.-]+(?:knock\b|who(?:['’]?s| is) there)/iu;
const KNOCK_WHOLE =
  /\bknock\b[\s,!.-]+(?:knock\b)?[\s,!."“”-]*who(?:['’]?s| is) there\??[\s"“”]*([\p{L}' ]{2,30}?)[.!,\s"“”]+\1,? (?:who|says who)\??[\s"“”]*(.{3,90}?)["”]?[.!\s]*$/iu;

/** A child who asks in earnest asks about itself, and about what is sad. */
const EARNEST =
  /\b(?:i|we|my|our|me|us|mummy|daddy|mum|dad|grand\p{L}+|babies|baby|die|dies|died|dead|dying|cry|cries|crying|sad|poor|ill)\b/iu;
/** What a child's question is answered with; "my daughter keeps asking" is no answer. */
const NO_ANSWER =
  /\b(?:asks?|asking|asked|wonders?|wondering|wants to know|questions?|book|story|stories|explain\w*)\b/iu;
const ANSWERS =
  /^(?:because|cause|cos|so |to |an? |the |it |it['’]s|they |he |she |in |on |at |with |by |from |nothing|you |no |i )|^\S+(?: \S+){0,2}$/iu;

const said = (text: string, mark: string): string => `${cap(text.trim().replace(/[?!.,;:\s]+$/u, ''))}${mark}`;
const asWord = (text: string): string =>
  text.replace(/^(?:cause|cos|['’]cause)\b/iu, 'because').replace(/^whats\b/iu, "what's");

/** The joke of a theme in the parent's words; null where it tells none. */
export function jokeIn(raw: string): Joke | null {
  const theme = raw.trim().replace(/\s+/gu, ' ');
  const knock = KNOCK_WHOLE.exec(theme);
  if (knock?.[1] && knock[2]) {
    const who = cap(knock[1].trim());
    return { ask: 'Knock, knock.', replies: ["Who's there?", `${who}.`, `${who} who?`], end: said(knock[2], '!') };
  }
  const found = WITH_ANSWER.exec(theme) ?? WITH_BECAUSE.exec(theme);
  const [, question = '', answer = ''] = found ?? [];
  if (found && !EARNEST.test(question) && ANSWERS.test(answer) && !NO_ANSWER.test(answer)) {
    return { ask: said(asWord(question), '?'), replies: ["I don't know."], end: said(asWord(answer), '!') };
  }
  const asked = ONLY_ASKED.exec(theme)?.[1];
  const known = asked === undefined ? undefined : KNOWN.find(([words]) => words.test(asked));
  return asked !== undefined && known
    ? { ask: said(asWord(asked), '?'), replies: ["I don't know."], end: known[1] }
    : null;
}

/** A theme about jokes that tells none. */
export const ABOUT_JOKES = /\bknock[\s,!.-]+(?:knock\b|who(?:['’]?s| is) there)|\b(?:jokes?|riddles?)\b/iu;

/** The joke of a theme, else one of ours. */
export const jokeFor = (raw: string, pick: (...of: readonly Joke[]) => Joke): Joke =>
  jokeIn(raw) ?? pick(...(KNOCK_KNOCK.test(raw) ? KNOCKS : OURS));
