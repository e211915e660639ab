import type { BookScript } from '@storylantern/contract';
import { plainText } from '../../facts/given-text.ts';
import { kinWords } from '../../facts/kin.ts';
import { lemma } from '../../match/lemma.ts';
import { isNameOfEvent, usesInWordings } from '../arcs/events/index.ts';
import { namesWord } from '../audit/thing-words.ts';
import { isEvent, isEventTold } from '../events-lost.ts';
import { singularsOf } from '../theme/entries.ts';
import { mended } from '../theme/known-words.ts';
import { kindOf } from '../theme/noun-kind.ts';
import { withoutAsker, MOST_READ } from '../theme/plain-theme.ts';
import { ADJECTIVES, STOP_WORDS } from '../theme/word-lists.ts';

/** What of a theme stands in a book, and what does not. */
export interface LeftOut {
  /** Words of the theme that are told nowhere, as typed. */
  readonly words: readonly string[];
  /** How much of what the theme says they are, from 0 to 1. */
  readonly share: number;
  /** More of them than one that only says how something is or goes. */
  readonly isMuch: boolean;
  /** A whole part of the sentence is told nowhere, the first or any other; */
  readonly isPart: boolean;
  /** or one that turns what was said before: "but keeps burning the bread". */
  readonly isTurn: boolean;
  /** Little is said, and no more than one word of it is told nowhere. */
  readonly isShort: boolean;
}

/** What asks for a book, and is no part of what it is about. */
const ASKING =
  /\b(?:please|pls)?[ ,]*(?:can|could) (?:it|this|the (?:book|story)) be about (?:that|this|it)\b|\b(?:a |the )?(?:story|book|tale|bedtime story) (?:about|of|where|in which|for)\b|\b(?:but )?(?:nothing|not) too (?:scary|long|sad|silly)\b|\bonce upon a time\b|\b(?:can(?:['’]?t|not)|couldn['’]?t|could not) bear\b/giu;
/** Where another part of the sentence begins, and what turns it. */
const PART = /(?=\b(?:who|that|which|whose|because|but|so|and|when|until|then|instead of|while|without)\b)|[,;:.!?]+/iu;
const TURNS = /^(?:because|but|so|until|then|instead|whose)\b/i;
/** When it happens is said beside what happens. */
const WHEN = /\b(?:before|after|during) (?:(?:the|a|his|her|its|their|our|my|that) )?(?:\p{L}+ )?$/iu;
const A_DAY = /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|midnight|noon|weekends?|christmas|easter|birthday)$/i;
const SHORTEST = 3;
const WORD = /\p{L}+(?:['’]\p{L}+)?/gu;

/** Words that a book may show without saying them, or that say hardly anything by themselves. */
const SHOWN = new RegExp(
  `^(?:${[
    'work|keep|make|get|go|come|take|have|want|like|start|try|find|found|help|think|know|learn|turn|become|say|tell|use|put|give',
    'let|need|call|decide|happen|be|do|does|did|meet|bring|live|feel|show|seem|stay|begin|can|cannot|will|wish|dream|love',
    'own|day|daytime|time|moment|minute|hour|week|year|month|today|tomorrow|once|age|season',
    'world|town|city|village|place|thing|way|kind|sort|bit|lot|side|middle|end|everyone|everybody|somebody|someone|anyone|nobody',
    'people|one|other|new|real|really|very|actually|accidentally|nearly|almost|only|even|still|again|ever|never|always|away|back',
    'the|and|for|but|who|whom|whose|that|which|because|when|until|then|instead|while|where|how|why|what|from|into|onto|over|under',
    'his|her|hers|its|our|their|my|your|him|them|she|they|you|this|these|those|there|here|all|any|some|more|most|too|very|just',
    'before|after|during|until|off|out|down|through|across|near|behind|between|was|were|been|are|has|had|could|would|should|than',
    'see|saw|look|watch|hear|heard|wait|true|yet|yourself|himself|herself|itself|myself|not|with|without|beside|except|rid',
    'brave|kind|friend|friendly|friendship|win|plan|idea|fun|special|best|story|adventure|sense|nice|good|great|bad|hard',
    'problem|trouble|mistake|purpose|matter|whole|inside|outside|around|everything|something|nothing|anything|else|most|own',
    'next|last|first|second|right|wrong|able|ready|together|alone|different|other|important|famous|favourite|name|wont|cant|dont',
    'isnt|wasnt|didnt|doesnt|couldnt|wouldnt|its|whats|hes|shes|theyre|ago|since|till|just|about|real|life|rest',
  ].join('|')})$`,
);
/** Whether a word of a theme is one that a book may show without saying it. */
export const isSaidWithoutSaying = (word: string): boolean => SHOWN.test(word) || SHOWN.test(lemma(word));
/** How something is or when it happens says half as much as what. */
const HALF = 0.5;
/** As many words as make a loss of their own, whatever they are. */
const SEVERAL = 2;
/** Fewer words than these name what a book is about, and say nothing of it. */
const SHORT = 2;
/** From so many of its wordings on, an event is what a word is about, also where no page says it. */
const ITS_OWN = 2;
const ITS_OWN_NOUN = 3;

interface Said {
  readonly word: string;
  readonly by: number;
  /** Told nowhere; `told-otherwise` where only other words tell of it, which counts with a loss beside it. */
  readonly is: 'told' | 'told-otherwise' | 'lost';
  readonly isNoun: boolean;
}

/** A word of a theme as it is looked for: small, and nobody's. */
export const bareOf = (typed: string): string => typed.toLowerCase().replace(/’/g, "'").replace(/'s?$/, '');
const IS_KIN: ReadonlySet<string> = new Set(kinWords);

/**
 * What a finished book leaves out of the theme as it was typed. A word is told where it stands on a page in any form, where
 * the event that the book tells is named by it, and where that event's own wordings use it again and again. What the book
 * says itself that it did not manage is lost. `names` are the child's.
 */
export function leftOut(
  typed: string,
  { title, arc, pages, notManaged }: Pick<BookScript, 'title' | 'arc' | 'pages' | 'notManaged'>,
  names: readonly string[],
): LeftOut {
  const theme = withoutAsker(plainText(typed)).replace(ASKING, ' ').slice(0, MOST_READ);
  const low = `${title} ${pages.map((page) => page.text).join(' ')}`.toLowerCase().replace(/’/g, "'");
  const stems = new Set((low.match(WORD) ?? []).map((word) => lemma(bareOf(word))));
  const missed = new Set(notManaged.flatMap((each) => each.toLowerCase().split(/\s+/)).map(bareOf));
  const unsaid = new Set(names.map((name) => name.toLowerCase()));
  const isThere = (word: string): boolean =>
    stems.has(lemma(word)) ||
    singularsOf(word).some((form) => stems.has(form) || namesWord(low, form)) ||
    stems.has(lemma(mended(word)));
  const isOfEvent = (word: string, isNoun: boolean): boolean => {
    const uses = usesInWordings(arc, lemma(mended(word)));
    return uses >= (isNoun ? ITS_OWN_NOUN : ITS_OWN) || ((!isNoun || uses > 0) && isNameOfEvent(arc, theme, word));
  };
  const wayOf = (word: string, isNoun: boolean): Said['is'] => {
    if (missed.has(word)) return 'lost';
    if (isThere(word) || IS_KIN.has(word) || isOfEvent(word, isNoun)) return 'told';
    if (isEvent(word)) return isEventTold(word, low) ? 'told-otherwise' : 'lost';
    // How somebody feels, and what everybody does, is seen.
    return STOP_WORDS.has(word) ? 'told' : 'lost';
  };
  const seen = new Set<string>();
  const parts = theme.split(PART).map((part) => ({
    turns: TURNS.test(part),
    said: [...part.matchAll(WORD)].flatMap(({ 0: each, index }): Said[] => {
      const word = bareOf(each);
      const form = lemma(word);
      if (word.length < SHORTEST || unsaid.has(word) || isSaidWithoutSaying(word) || seen.has(form)) return [];
      seen.add(form);
      const isNoun = kindOf(word) !== undefined;
      const isBeside =
        ADJECTIVES.has(word) || word.endsWith('ly') || A_DAY.test(word) || WHEN.test(part.slice(0, index));
      return [{ word: each, by: isBeside ? HALF : 1, is: wayOf(word, isNoun), isNoun: isNoun && !isBeside }];
    }),
  }));
  const all = parts.flatMap(({ said }) => said);
  const lost = all.filter(({ is }) => is === 'lost');
  const gone = parts.filter(({ said }) => isGone(said));
  return {
    words: [...new Set(lost.filter(({ word }) => !STOP_WORDS.has(bareOf(word))).map(({ word }) => word))],
    share: sum(lost) / Math.max(1, sum(all)),
    isMuch: lost.length >= SEVERAL || lost.some(({ isNoun }) => isNoun),
    isPart: gone.length > 0,
    isTurn: gone.some(({ turns }) => turns),
    isShort: all.length <= SHORT && lost.length <= 1,
  };
}

const sum = (of: readonly Said[]): number => of.reduce((all, { by }) => all + by, 0);

/** Whether a part of a sentence is told nowhere, or by half and in other words. */
function isGone(said: readonly Said[]): boolean {
  const lost = sum(said.filter(({ is }) => is === 'lost'));
  const otherwise = sum(said.filter(({ is }) => is === 'told-otherwise'));
  return lost >= 1 && lost + HALF * otherwise >= sum(said) / 2;
}
