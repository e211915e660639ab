import { comforterIn } from './comforter.ts';
import { plainText, toldSentences } from './given-text.ts';
import { helpersIn } from './helper.ts';
import { interestsIn } from './interests.ts';
import { placeIn } from './place.ts';
import type { ToldFact } from './told-fact.ts';
import { whatHelpsIn } from './what-helps.ts';

/** What a parent's words gave. Anything unsure is not among the facts; its sentence can be listed as left out. */
export interface Told {
  readonly facts: readonly ToldFact[];
  /** Sentences of which something was understood, whether or not it is among the facts. */
  readonly understood: ReadonlySet<string>;
  /** The sentences of the notes, which ask to be used; the problem is what the story is about and asks for nothing. */
  readonly notes: readonly string[];
}

/** A sentence about what is hard says nothing about what the child likes. */
const TROUBLE =
  /\b(?:scared|afraid|frightened|terrified|worried|anxious|hits?|bites?|kicks?|hates?|refus\w+|won't|will not|can't|cannot|doesn't|does not|don't|isn't|not|never|but|tantrums?|meltdowns?|screams?|cries|crying|trouble|struggl\w+|problem|difficult|hard|too much|all day|stop|instead|angry|upset|jealous|shy)\b/i;

/** Reads the facts of one type each from the parent's problem and notes; the child is called `childName`. */
export function readFacts(problem: string, notes: string, childName: string): Told {
  const noted = toldSentences(notes);
  const problems = toldSentences(problem);
  const all = [...noted, ...problems];
  const facts = [
    ...helpersIn(all),
    ...all.flatMap(comforterIn),
    ...all.flatMap((each) => whatHelpsIn(each, childName)),
    ...[...noted, ...problems.filter((each) => !TROUBLE.test(each))].flatMap(interestsIn),
    ...all.flatMap(placeIn),
  ];
  const firstComforter = facts.find((each) => each.name === 'comforter');
  return {
    facts: distinct(facts.filter((each) => each.name !== 'comforter' || each === firstComforter)),
    understood: new Set(facts.map((each) => each.sentence)),
    notes: noted,
  };
}

/** The first few of each kind; the same phrase once. */
function distinct(facts: readonly ToldFact[]): ToldFact[] {
  const seen = new Set<string>();
  return facts.filter(({ name, phrase }) => {
    const key = `${name} ${phrase.text}`;
    const fresh = !seen.has(key);
    seen.add(key);
    return fresh;
  });
}

/** The parent's words as the audit may look for them. */
export const givenWords = (problem: string, notes: string): string[] => [plainText(problem), plainText(notes)];
