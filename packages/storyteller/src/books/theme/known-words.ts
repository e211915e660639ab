import type { Being, OntologyThing, Place } from '@storylantern/library';
import { kinWords } from '../../facts/kin.ts';
import { isUnkind } from '../../facts/usable-phrase.ts';
import { isSlipOf, isSwapOf } from '../../match/edit-distance.ts';
import { isWordForm } from '../../words/dictionary.ts';
import {
  ACTIVITY_WORDS,
  BEING_WORDS,
  FEAR_WORDS,
  FIRST_WORDS,
  PLACE_WORDS,
  singularsOf,
  THING_WORDS,
} from './entries.ts';
import type { Token } from './entities.ts';
import { kindOf } from './noun-kind.ts';
import { ADJECTIVES, RUDE, STOP_WORDS } from './word-lists.ts';

/** What the ontology knows a word as. */
export interface Match {
  readonly word: string;
  readonly plural: boolean;
  readonly being: Being | null;
  readonly place: Place | null;
  readonly thing: OntologyThing | null;
}

/** What a word or a few words mean, singular or plural; undefined when no entry knows them. */
function known(phrase: string): Match | undefined {
  for (const form of [phrase, ...(phrase.includes(' ') ? [] : singularsOf(phrase).slice(0, -1))]) {
    const being = BEING_WORDS.get(form);
    const place = PLACE_WORDS.get(form);
    const thing = THING_WORDS.get(form);
    const found = being ?? thing ?? place;
    if (!found) continue;
    return {
      word: found.word,
      plural: found.plural || form !== phrase,
      being: being?.entry ?? null,
      place: place?.entry ?? null,
      thing: thing?.entry ?? null,
    };
  }
  return undefined;
}

/** Words long enough that one slip leaves no doubt, from every table. */
const LONG_NOUNS = [BEING_WORDS, PLACE_WORDS, THING_WORDS, FEAR_WORDS, FIRST_WORDS, ACTIVITY_WORDS]
  .flatMap((table) => [...table.keys()])
  .filter((word) => word.length >= 5);
const LONG_WORDS = LONG_NOUNS
  // "lonly", "grumpey": what somebody is may have a slip as well.
  .concat([...ADJECTIVES].filter((word) => word.length >= 6));
const SURE_WITH_TWO_SLIPS = 7;

/** Long names of beings, of which the dictionary has slips as well: "caterpiller" is somebody's surname. */
const LONG_BEINGS = [...BEING_WORDS.keys()].filter((word) => /^\p{L}{8,}$/u.test(word));

/** A word no dictionary has, as the one of our words it was meant to be. */
export function mended(word: string): string {
  if (/^\p{L}{8,}$/u.test(word) && isWordForm(word) && !kindOf(word) && !known(word))
    return LONG_BEINGS.find((each) => isSlipOf(word, each, 1)) ?? word;
  if (word.length < 5 || kinWords.includes(word) || isWordForm(word) || !/^\p{L}+$/u.test(word) || kindOf(word))
    return word;
  return (
    LONG_WORDS.find((each) => isSlipOf(word, each, 1)) ??
    (word.length >= SURE_WITH_TWO_SLIPS
      ? LONG_WORDS.find((each) => each.length >= SURE_WITH_TWO_SLIPS && each[0] === word[0] && isSlipOf(word, each, 2))
      : undefined) ??
    word
  );
}

const SURE_ALONE_WITH_TWO_SLIPS = 8;
/**
 * The one noun of ours that a word was surely meant to be; null where there are two, or where another letter makes
 * another short word of it: "clonk" is no clock. Hardly anybody gets the first letter wrong.
 */
export function onlyMeant(word: string): string | null {
  const near = (most: number, same: number): readonly string[] => {
    const found = LONG_NOUNS.filter(
      (each) => /^\p{L}+$/u.test(each) && each.slice(0, same) === word.slice(0, same) && isSlipOf(word, each, most),
    );
    return found.filter((each) => !found.some((other) => other !== each && each.startsWith(other)));
  };
  const one = near(1, 1).filter((each) => word.length > 5 || each.length !== word.length || isSwapOf(word, each));
  const may = one.length > 0 || word.length < SURE_ALONE_WITH_TWO_SLIPS ? one : near(2, 2);
  return may.length === 1 ? (may[0] ?? null) : null;
}

const MAY_BE_SAID = /^\p{L}[\p{L}'-]{1,19}$/u;
/** Whether a word of a parent may stand in a child's book as it is. */
export const sayable = (word: string): boolean => MAY_BE_SAID.test(word) && !RUDE.test(word) && !isUnkind(word);

/** A small word before it is the plural of anybody: two female deer are not meant by "does". */
const NEVER_SOMEBODY = /^(?:does|do|as|us|is|was|bore)$/;
/** The longest run of words from a place on that an entry knows, three words at most. */
export function longest(
  tokens: readonly Token[],
  i: number,
): { match: Match; length: number; words: string } | undefined {
  for (let length = Math.min(3, tokens.length - i); length >= 1; length--) {
    const part = tokens.slice(i, i + length);
    if (part.slice(1).some((each) => each.breaks)) continue;
    const words = part.map((each) => each.word).join(' ');
    if (length === 1 && (NEVER_SOMEBODY.test(words) || (STOP_WORDS.has(words) && !BEING_WORDS.has(words))))
      return undefined;
    const match = known(words);
    if (match) return { match, length, words };
  }
  return undefined;
}
