import type { Person } from '@storylantern/library';
import { ageIn, type FoundAge } from './age.ts';
import { factsIn, type Fact, type FactKind } from './facts.ts';
import { plainWords } from './plain-words.ts';

/** What kind of thing is said. */
export type Kind =
  | 'hello'
  | 'thanks'
  | 'who-are-you'
  | 'tried'
  | 'is-it-normal'
  | 'how-to-say'
  | 'when'
  | 'my-fault'
  | 'what-to-do'
  | 'open';

/** A message understood in its conversation. */
export interface Understanding {
  readonly plain: string;
  readonly kind: Kind;
  /** Goes on from what was said before. */
  readonly followUp: boolean;
  /** In months: from this message, else the conversation, newest first, else the family's child. */
  readonly ageMonths: number | null;
  /** The age this very message tells. */
  readonly ageToldNow: FoundAge | null;
  readonly person: Person;
  readonly facts: readonly Fact[];
}

const KINDS: readonly (readonly [Exclude<Kind, 'open'>, RegExp])[] = [
  ['hello', /^(?:hi|hello|hey|hiya|hola|good (?:morning|evening|afternoon)|buenas)(?: (?:lumi|there))?(?: \|)*$/],
  [
    'thanks',
    /^(?:ok |okay |great |lovely |perfect )?(?:\| )?(?:thanks?|thank you|cheers|gracias|will try|i will try|that helps)\b(?!.*\bbut\b)/,
  ],
  [
    'who-are-you',
    /\b(?:are you (?:a |an )?(?:real|human|person|robot|bot|computer|program|ai|doctor|machine)|who (?:are|made) you|what are you|is this a (?:real )?person)\b/,
  ],
  [
    'my-fault',
    /\b(?:my fault|did i (?:cause|do this|do something)|am i (?:a bad|the reason|doing something wrong|to blame)|because of me|what did i do wrong)\b/,
  ],
  [
    'tried',
    /\b(?:tried|did that|already do|already did|does not work|not working|did not work|no luck|made it worse|got worse|no difference)\b/,
  ],
  [
    'how-to-say',
    /\b(?:how (?:do|can|should) (?:i|we) (?:tell|explain|say|talk)|what (?:do|should|can) (?:i|we) (?:say|tell))\b/,
  ],
  [
    'is-it-normal',
    /\b(?:normal|is that ok(?:ay)?|typical|(?:should|do) i (?:need to )?(?:be )?worr\w*|worried|concerned|behind|es normal|common)\b/,
  ],
  [
    'when',
    /^(?:and )?(?:when|at what age|by when|how (?:long|old)|cuando)\b|\bwhen (?:should|do|does|will|can)\b|\bhow long (?:does|will|until)\b/,
  ],
  ['what-to-do', /\b(?:how|what|help|tips|advice|ideas|como|que hago)\b/],
];
const GOES_ON =
  /^(?:and|but|what about|what if|so|also|how about|why|then|does that|is that|(?:we|i) (?:have )?(?:tried|did)|that|it|he|she|they|yes|no|yeah|nope|mostly|usually|about|sometimes|only|since|every|at|both|neither|maybe|ok|okay|y|pero)\b/;
const POINTS_BACK = /\b(?:that|this|it|those|these)\b/;
/** A message this short, in words, goes on from the one before. */
const SHORT = 7;
/** Up to this many words "that" and "it" point back into the conversation. */
const SHORT_ENOUGH = 14;

const count = (text: string, words: RegExp): number => text.match(words)?.length ?? 0;

/** How the child is spoken of: as the parent does most often over the whole conversation. */
function personIn(plain: string, known: Person | null): Person {
  const she = count(plain, /\b(?:she|her|hers|daughter|girl|hija|nina|ella)\b/g);
  const he = count(plain, /\b(?:he|him|his|son|boy|hijo|nino)\b/g);
  if (she === he) return known ?? 'they';
  return she > he ? 'she' : 'he';
}

/** Understands the last of the parent's messages; `messages` are oldest first and hold at least one. */
export function understand(
  messages: readonly string[],
  child: { readonly ageMonths: number | null; readonly person: Person | null },
): Understanding {
  const plain = plainWords(messages.at(-1) ?? '');
  const words = plain.split(/[ |]+/).filter(Boolean).length;
  const ages = messages.map((each) => ageIn(each));
  const told = ages.findLast((each) => each !== null);
  return {
    plain,
    kind: KINDS.find(([, pattern]) => pattern.test(plain))?.[0] ?? 'open',
    followUp:
      messages.length > 1 &&
      (words <= SHORT || GOES_ON.test(plain) || (words <= SHORT_ENOUGH && POINTS_BACK.test(plain))),
    ageMonths: told?.months ?? child.ageMonths,
    ageToldNow: ages.at(-1) ?? null,
    person: personIn(plainWords(messages.join(' | ')), child.person),
    facts: factsIn(plain),
  };
}

/** The words of one kind of fact; undefined when it was not told. */
export const factOf = (understanding: Understanding, kind: FactKind): string | undefined =>
  understanding.facts.find((each) => each.kind === kind)?.words;
