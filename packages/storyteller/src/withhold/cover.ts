import { standsAsName } from './bare-words.ts';
import { contactDetailsIn, withoutContactDetails } from './contact-details.ts';
import { isSomebodyHere, isTimeOfYear } from './name-in-context.ts';
import { isAfterRelation } from './names-beside.ts';
import { isNameOrWord } from './names-and-words.ts';
import type { StandIn } from './stand-in.ts';
import { escaped } from '../words/escaped.ts';

/** What stand-ins do to texts: hide details before a text leaves, put names back into what comes, and find what leaks. */
export interface Cover {
  /** The text with every detail replaced, and without addresses and long numbers. */
  hide(text: string): string;
  /** The text with the names of people back in it, in capitals where the stand-in was. Places stay as they are said. */
  restore(text: string): string;
  /** Details that stand in a text, as they are written there. */
  leaks(text: string): readonly string[];
  /** Stand-ins for people that still stand in a text. */
  leftIn(text: string): readonly string[];
}

/** However its apostrophes and spaces were typed. */
const anySpelling = (text: string): string =>
  escaped(text)
    .replace(/['’]/g, "['’]")
    .replace(/\s+/g, String.raw`\s+`);
/** Scripts whose words stand without spaces between them. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const whole = (text: string): string =>
  UNSPACED.test(text) ? anySpelling(text) : String.raw`(?<![\p{L}\p{M}\p{N}])${anySpelling(text)}(?![\p{L}\p{M}\p{N}])`;
const key = (text: string): string =>
  text.normalize('NFC').toLocaleLowerCase('en').replaceAll('’', "'").replace(/\s+/g, ' ');
const longestFirst = (a: string, b: string): number => b.length - a.length;
const anyOf = (texts: readonly string[]): RegExp | undefined =>
  texts.length === 0 ? undefined : new RegExp([...texts].sort(longestFirst).map(whole).join('|'), 'giu');

/** Runs of words in scripts without the capitals by which names are told. */
const OTHER_SCRIPT =
  /(?:(?!\p{Script=Latin})\p{L})[\p{M}\p{N}]*(?:[\s,.'’"-]*(?:(?!\p{Script=Latin})\p{L})[\p{M}\p{N}]*)*/gu;
const IN_ANOTHER_SCRIPT = '(words in another script)';
/** What stands before "hope" and its like when nobody is meant. */
const SAID_BY = /\b(?:i|we|they|you|really|just|would|do|don['’]?t|only|to|sun|moon|the|a|an|this|that|his|her)\s+$/iu;
const BEFORE = 40;
const DETERMINER = /(?<![\p{L}])(?:the|a|an|his|her|their|our|my|your|this|that|new|old|local|first|same)\s+$/iu;

/** Opens stand-ins for use. They are plain data, so that they travel between threads. */
export function cover(standIns: readonly StandIn[]): Cover {
  const byOriginal = new Map(standIns.map((each) => [key(each.original), each]));
  // A name may be written in several ways; the first one is its own.
  const people = standIns.filter(({ kind, isAlias }) => kind !== 'place' && !isAlias);
  const byStandIn = new Map(people.map((each) => [key(each.standIn), each]));
  const originals = anyOf(standIns.map((each) => each.original));
  const inPlace = anyOf([...byStandIn.values()].map((each) => each.standIn));

  const isMeant = (each: StandIn, text: string, at: number, found: string): boolean => {
    const small = key(found);
    const before = text.slice(Math.max(0, at - BEFORE), at);
    const after = text.slice(at + found.length, at + found.length + BEFORE);
    if (each.kind === 'place') return true;
    if (isTimeOfYear(small, before, after)) return false;
    if (/^\p{Lu}/u.test(found)) return true;
    if (!each.anyCase)
      return isAfterRelation(before) || isSomebodyHere(small, before, after) || standsAsName(small, before, after);
    return !isNameOrWord(small) || isSomebodyHere(small, before, after) || !SAID_BY.test(before);
  };

  const withoutNames = (text: string): string =>
    originals
      ? text.replace(originals, (found: string, at: number) => {
          const each = byOriginal.get(key(found));
          if (!each || !isMeant(each, text, at, found)) return found;
          if (each.kind !== 'place') return likeCase(found, each.standIn);
          return DETERMINER.test(text.slice(0, at)) || each.standIn.startsWith('another ')
            ? each.standIn
            : `${/^\p{Lu}/u.test(found) && /(?:^|[.!?]\s*)$/u.test(text.slice(0, at)) ? 'The' : 'the'} ${each.standIn}`;
        })
      : text;

  return {
    hide(text) {
      const named = withoutNames(withoutContactDetails(text.normalize('NFC')));
      const hidden = named.replace(OTHER_SCRIPT, IN_ANOTHER_SCRIPT);
      // Letters that stood against the other script stand alone now, and a short name may be among them.
      return hidden === named ? named : withoutNames(hidden);
    },
    restore(text) {
      if (!inPlace) return text;
      return text.replace(inPlace, (found: string) => {
        const each = byStandIn.get(key(found));
        return each ? likeCase(found, each.original) : found;
      });
    },
    leaks(text) {
      const plain = text.normalize('NFC');
      const names = originals
        ? [...plain.matchAll(originals)].filter((read) => {
            const each = byOriginal.get(key(read[0]));
            return each !== undefined && isMeant(each, plain, read.index, read[0]);
          })
        : [];
      return [...names.map(([found]) => found), ...contactDetailsIn(plain)];
    },
    leftIn: (text) => (inPlace ? [...text.matchAll(inPlace)].map(([found]) => found) : []),
  };
}

/** In capitals throughout where the word was; else as the name is written. */
const likeCase = (was: string, now: string): string =>
  [...was].length > 2 && was === was.toLocaleUpperCase('en') && was !== was.toLocaleLowerCase('en')
    ? now.toLocaleUpperCase('en')
    : now;
