import { RegExpParser, type AST } from '@eslint-community/regexpp';

/**
 * Words of which one has to stand in a text for a pattern to match it: how a word begins ("poo"), or a whole word
 * ("mum$"). In small letters.
 */
export type Needed = readonly string[];

/** How far into a word a beginning is told; longer ones are cut. */
export const LONGEST_KEY = 10;
export const WORD_END = '$';

/** Fewer letters begin too many words to tell a text apart. */
const SHORTEST_BEGINNING = 2;
/** More words than these stand in nearly any text, and cost more to look for than the pattern does. */
const MOST_WORDS = 300;
/** "[Mm]um": a choice of so few letters is spelled out. */
const MOST_LETTERS = 4;
/** Of the lists that a pattern needs each, those that most texts do not have are asked for. */
const MOST_LISTS = 3;

/**
 * What any text that a pattern matches must have: one of some words, all of several things (`together`: in one stretch without a
 * full stop), or any of several.
 */
export type Demand =
  | { readonly words: Needed }
  | { readonly all: readonly Demand[]; readonly together: boolean }
  | { readonly any: readonly Demand[] };

/**
 * What any text that a pattern matches must have, undefined where that cannot be said. Read off the pattern itself, as an index
 * of a code search does (R. Cox, "Regular Expression Matching with a Trigram Index", 2012), with words in the place of runs of
 * three letters: what these patterns look for begins at a word's beginning. Where nothing in between may be a full stop, the
 * words stand between two of them.
 */
export function demandOf({ source, flags }: RegExp): Demand | undefined {
  const pattern = new RegExpParser().parsePattern(source, 0, source.length, { unicode: flags.includes('u') });
  return anyOf(pattern.alternatives, false).demand;
}

/** The lists of words of each of which a demand needs one, those that most texts do not have first. */
export const neededWords = (demand: Demand | undefined): readonly Needed[] =>
  listsOf(demand).toSorted(byCommonness).slice(0, MOST_LISTS);

function listsOf(demand: Demand | undefined): readonly Needed[] {
  if (demand === undefined) return [];
  if ('words' in demand) return [demand.words];
  if ('all' in demand) return demand.all.flatMap(listsOf);
  const rarest = demand.any.map((each) => listsOf(each).toSorted(byCommonness)[0]);
  const all = [...new Set(rarest.flatMap((each) => each ?? []))];
  return rarest.includes(undefined) || all.length > MOST_WORDS ? [] : [all];
}

/** What was read of a part of a pattern; `fresh`: a letter that comes next begins a word. */
interface Read {
  readonly demand: Demand | undefined;
  readonly fresh: boolean;
}

/** Short beginnings stand in more texts than long ones. */
const commonness = (words: Needed): number => words.reduce((sum, { length }) => sum + 1 / length ** 2, 0);

const byCommonness = (a: Needed, b: Needed): number => commonness(a) - commonness(b);

function anyOf(alternatives: readonly AST.Alternative[], fresh: boolean): Read {
  const read = alternatives.map(({ elements }) => inOrder(elements, fresh));
  const [only] = read;
  if (only !== undefined && read.length === 1) return only;
  const any = read.flatMap(({ demand }) => demand ?? []);
  return {
    demand: any.length < read.length ? undefined : { any },
    fresh: read.every((each) => each.fresh),
  };
}

function inOrder(elements: readonly AST.Element[], startsFresh: boolean): Read {
  const stretches: Demand[][] = [[]];
  const apart: Demand[] = [];
  let fresh = startsFresh;
  elements.forEach((element, at) => {
    const words = fresh ? beginnings(elements.slice(at)) : undefined;
    if (words) stretches.at(-1)?.push({ words });
    const { demand, fresh: after } = one(element, fresh);
    fresh = after;
    const passes = mayPassStop(element);
    if (demand) (passes ? apart : stretches.at(-1))?.push(demand);
    // What is looked at from a place takes nothing up: what stands after it is next to what stood before.
    if (passes && element.type !== 'Assertion') stretches.push([]);
  });
  const of = [...apart, ...stretches.flatMap((each) => inAll(each, true) ?? [])];
  return { demand: inAll(of, false), fresh };
}

const inAll = (all: readonly Demand[], together: boolean): Demand | undefined =>
  all.length > 1 ? { all, together } : all[0];

function one(element: AST.Element, fresh: boolean): Read {
  switch (element.type) {
    case 'Character':
    case 'CharacterSet':
    case 'CharacterClass':
      return { demand: undefined, fresh: isNoLetter(element) };
    case 'Group':
    case 'CapturingGroup':
      return anyOf(element.alternatives, fresh);
    case 'Quantifier': {
      const { demand, fresh: after } = one(element.element, fresh);
      const again = element.max > 1 ? one(element.element, after).fresh : true;
      return { demand: element.min > 0 ? demand : undefined, fresh: after && again && (element.min > 0 || fresh) };
    }
    case 'Assertion':
      if (element.kind === 'lookahead' && !element.negate)
        return { demand: anyOf(element.alternatives, fresh).demand, fresh };
      if (element.kind === 'word') return { demand: undefined, fresh: !element.negate };
      return { demand: undefined, fresh: element.kind === 'start' || fresh };
    default:
      return { demand: undefined, fresh: false };
  }
}

const STOP = '.';

/** Whether what it matches, or looks at, may hold a full stop. */
function mayPassStop(element: AST.Element): boolean {
  switch (element.type) {
    case 'Character':
      return element.value === STOP.codePointAt(0);
    case 'CharacterSet':
    case 'CharacterClass':
      // Written without the flag, it may hold marks that are wrong with it.
      return new RegExp(element.raw, /\\[pPu]\{/.test(element.raw) ? 'u' : '').test(STOP);
    case 'Quantifier':
      return mayPassStop(element.element);
    case 'Group':
    case 'CapturingGroup':
      return element.alternatives.some((each) => each.elements.some(mayPassStop));
    case 'Assertion':
      return 'alternatives' in element && element.alternatives.some((each) => each.elements.some(mayPassStop));
    default:
      return true;
  }
}

const NO_LETTER = /^\W$/;
const isLetter = (value: number): boolean => !NO_LETTER.test(String.fromCodePoint(value));

/** Whether what it matches is no part of a word. */
function isNoLetter(element: AST.Character | AST.CharacterSet | AST.CharacterClass): boolean {
  if (element.type === 'Character') return !isLetter(element.value);
  if (element.type === 'CharacterSet')
    return (element.kind === 'space' && !element.negate) || (element.kind === 'word' && element.negate);
  return (
    !element.negate &&
    element.elements.every((each) => (each.type === 'Character' || each.type === 'CharacterSet') && isNoLetter(each))
  );
}

/** How a word begins, and whether what follows goes on with it. */
interface Beginning {
  readonly text: string;
  readonly open: boolean;
}

/** The words that a row of elements can begin with, where each of them is long enough to be looked for. */
function beginnings(elements: readonly AST.Element[]): Needed | undefined {
  const all = spelled(elements, [{ text: '', open: true }]);
  const words = new Set(all?.map(({ text }) => (text.length > LONGEST_KEY ? text.slice(0, LONGEST_KEY) : text)));
  const isLong = (word: string): boolean => word.length >= SHORTEST_BEGINNING && word !== WORD_END;
  return words.size > 0 && [...words].every(isLong) ? [...words] : undefined;
}

function spelled(elements: readonly AST.Element[], before: readonly Beginning[]): readonly Beginning[] | undefined {
  let all: readonly Beginning[] | undefined = before;
  for (const element of elements) {
    if (all === undefined || all.every((each) => !each.open)) break;
    all = goneOn(all, element);
    if (all !== undefined && all.length > MOST_WORDS) return undefined;
  }
  return all;
}

const shut = (all: readonly Beginning[], end = ''): readonly Beginning[] =>
  all.map((each) => (each.open ? { text: each.text + end, open: false } : each));

function goneOn(all: readonly Beginning[], element: AST.Element): readonly Beginning[] | undefined {
  switch (element.type) {
    case 'Character': {
      if (!isLetter(element.value)) return shut(all, WORD_END);
      const letter = String.fromCodePoint(element.value).toLowerCase();
      return all.map((each) => (each.open ? { text: each.text + letter, open: true } : each));
    }
    case 'Group':
    case 'CapturingGroup': {
      const ways = element.alternatives.map((each) => spelled(each.elements, all));
      return ways.some((each) => each === undefined) ? undefined : ways.flatMap((each) => each ?? []);
    }
    case 'Quantifier': {
      if (element.min === 0 && element.max > 1) return shut(all);
      const once = goneOn(all, element.element);
      if (once === undefined) return undefined;
      const told = element.max > 1 ? shut(once) : once;
      return element.min > 0 ? told : [...all, ...told];
    }
    case 'Assertion':
      // At its beginning a word has not ended yet.
      return element.kind === 'word' && !element.negate ? all.map(endedAtBoundary) : all;
    case 'CharacterClass': {
      if (isNoLetter(element)) return shut(all, WORD_END);
      const letters = element.elements.flatMap((each) => (each.type === 'Character' ? [each] : []));
      const isFew = !element.negate && letters.length === element.elements.length && letters.length <= MOST_LETTERS;
      return isFew ? letters.flatMap((each) => goneOn(all, each) ?? []) : shut(all);
    }
    case 'CharacterSet':
      return isNoLetter(element) ? shut(all, WORD_END) : shut(all);
    default:
      return shut(all);
  }
}

const endedAtBoundary = (each: Beginning): Beginning =>
  each.open && each.text !== '' ? { text: each.text + WORD_END, open: false } : each;
