import type { Person } from '@storylantern/library';
import { ageIn, type FoundAge } from './age.ts';
import { factsIn, type Fact, type FactKind } from './facts.ts';
import { asksIn, kindOf, type Kind } from './kinds.ts';
import { nameIn } from './name.ts';
import { plainWords } from './plain-words.ts';

/** A message understood in its conversation. */
export interface Understanding {
  readonly plain: string;
  /** As the parent wrote it. */
  readonly message: string;
  readonly kind: Kind;
  /** Whether it asks anything; the rest tells. */
  readonly asks: boolean;
  /** Goes on from what was said before. */
  readonly followUp: boolean;
  /** In months: from this message, else the conversation, newest first, else the family's child. */
  readonly ageMonths: number | null;
  /** The age this very message tells. */
  readonly ageToldNow: FoundAge | null;
  readonly person: Person;
  readonly facts: readonly Fact[];
}

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
  const message = messages.at(-1) ?? '';
  const name = nameIn(message);
  const plain = plainWords(name === null ? message : message.replaceAll(name, 'my child'));
  const asks = asksIn(message, plain);
  const words = plain.split(/[ |]+/).filter(Boolean).length;
  const ages = messages.map((each) => ageIn(each));
  const told = ages.findLast((each) => each !== null);
  return {
    plain,
    message,
    kind: kindOf(plain, asks),
    asks,
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
