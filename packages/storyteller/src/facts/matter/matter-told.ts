import type { AgeBand, Gender } from '@storylantern/contract';
import { withoutTheWriter } from '../of-the-writer.ts';
import { partsOf } from '../../match/account.ts';
import { escaped } from '../../words/escaped.ts';
import { namesIn, retold, type Whose } from '../account/retold.ts';
import { toldSentences } from '../given-text.ts';
import { fitForAChild } from './fit-for-a-child.ts';
import { inFull } from './in-full.ts';
import { predicate } from './predicate.ts';

/** Words in what is told of the matter. A small child is told one short sentence. */
const MOST_WORDS: Readonly<Record<AgeBand, number>> = { '2-3': 10, '4-5': 15, '6-7': 22, '8-10': 26, '11+': 28 };
/** Fewer say nothing that a title does not say. */
const FEWEST_WORDS = 4;

const AGE = String.raw`(?:(?:\w+|\d+)[- ]?(?:years?|yrs?|yr|months?)[- ]olds?|\d+ ?yo)`;
/** Whoever writes calls the child so. */
const CHILD_SAID = String.raw`(?:(?:my|our) (?:(?:own|lovely|little|eldest|oldest|youngest|middle|only|foster|adopted|step ?|grand) ?){0,2}(?:${AGE} )?(?:son|daughter|boy|girl|child|grandson|granddaughter|grandchild|nephew|niece|stepson|stepdaughter|lad|toddler|kid|one|${AGE})|(?:my|our) ${AGE}|the child|${AGE}(?: (?:son|daughter|boy|girl))?)(?:,? (?:who is |who's |aged )?(?:\d+|${AGE}))?`;
const CALLED_BY_THE_WRITER = new RegExp(String.raw`^${CHILD_SAID}(?=,? \S)`, 'iu');
/** What stands before what is told: a greeting, or who writes. */
const LEAD =
  /^(?:(?:so|well|basically|and|but|now|lately|recently|at the moment|hi|hello|help|today|currently|ok)\b[,:.]? ?|(?:teacher|nan|gran|granny|grandma|grandad|mum|dad|childminder|ta|carer|foster carer|stepdad|stepmum|auntie)(?: here)? ?[:.] ?)*(?:i(?:'m| am) (?:his|her|their) [a-z]+(?: here)?,? (?:and )?)?/i;
/** A comma behind which something else is told. */
const NEXT_CLAUSE = /, (?!and |or |but |because |so |when |who |which |only |even |too\b)/;

/**
 * What the parent came with, as one or two plain sentences of a story with marks for the child: "{Name} is left-handed and {his}
 * writing is smudgy." Only the parent's own words with persons put right; undefined where any of it may not be told to a child,
 * or is not surely understood.
 */
export function matterTold(
  problem: string,
  childName: string,
  gender: Gender | null,
  band: AgeBand,
): string | undefined {
  if (gender !== 'boy' && gender !== 'girl') return undefined;
  const places = new Set(
    [...problem.matchAll(/\b(?:in|to|from|at|near|into) (\p{Lu}[\p{L}-]+)/gu)].map((each) => each[1]),
  );
  const names = new Set([...namesIn(problem)].filter((each) => !places.has(each)));
  const whose: Whose = { childName, gender, names, parent: 'a grown-up' };
  for (const sentence of toldSentences(withoutTheWriter(partsOf(problem).matter)).slice(0, MOST_SENTENCES)) {
    const told = sentenceTold(sentence, whose);
    if (told === undefined) continue;
    const fitting = fittingIn(told, MOST_WORDS[band]);
    return fitting === undefined || fitting.split(' ').length < FEWEST_WORDS ? undefined : fitting;
  }
  return undefined;
}
const MOST_SENTENCES = 3;

/** As many of the sentences as a child of this age is told. */
function fittingIn(sentences: readonly string[], most: number): string | undefined {
  const told: string[] = [];
  for (const each of sentences) {
    if ([...told, each].join(' ').split(' ').length > most) break;
    told.push(each);
  }
  return told.length === 0 ? undefined : told.join(' ');
}

/** What is felt is left to the child; what it is felt about is a fact: "sad that Daddy works away". */
const FELT_ABOUT =
  /^(?:(?:he|she)(?:'s| is)? )?(?:(?:really|so|very|a bit|quite) )?(?:sad|upset|cross|angry|gutted|devastated|heartbroken|disappointed) (?:that|because) (?=(?:his|her|the|we|dad|daddy|mum|mummy|mom|nan|nana|gran|granny|grandma|grandad|they) )/i;

/** What goes on from the first of a sentence: without it the first is as true as before. */
const GOING_ON = /,? (?:and|but|so|because|since) .*$/;

/** One typed sentence as sentences of a story, or its first clause where no more of it may stand in one; undefined without any. */
function sentenceTold(sentence: string, whose: Whose): string[] | undefined {
  const typed = sentence.replace(/[.!\s]+$/u, '').replace(LEAD, '').trim(); // prettier-ignore
  const said = inFull(typed.replace(CALLED_BY_THE_WRITER, whose.childName).replace(FELT_ABOUT, ''));
  return clausesTold(said, whose) ?? (GOING_ON.test(said) ? clausesTold(said.replace(GOING_ON, ''), whose) : undefined);
}

function clausesTold(said: string, whose: Whose): string[] | undefined {
  if (/[?:()/"“”;£$]|\.\.|\d{3}/.test(said) || !fitForAChild(said)) return undefined;
  const [first = '', ...others] = said.split(NEXT_CLAUSE);
  const head = ofTheChild(first, whose, '{Name}') ?? ofOthers(first, whose, 'first');
  if (head === undefined) return undefined;
  const told = [head];
  for (const each of others) {
    // Behind somebody else "she" may be either: only by name the child is meant.
    const isChild = told.length === 1 && head.startsWith('{Name}');
    const next = ofTheChild(each, whose, isChild ? '{he}' : '{Name}') ?? ofOthers(each, whose, 'none');
    // What is not understood is left away, and what goes on from it as well.
    if (next === undefined || (!isChild && next.startsWith('{Name}') && !isNamed(each, whose))) break;
    told.push(next);
  }
  return told;
}

const isNamed = (clause: string, { childName }: Whose): boolean =>
  new RegExp(String.raw`^${escaped(childName)}\b`, 'iu').test(clause);

/** What the child does or is. */
function ofTheChild(clause: string, whose: Whose, called: '{Name}' | '{he}'): string | undefined {
  const { childName, gender } = whose;
  const he = gender === 'girl' ? 'she' : 'he';
  const name = escaped(childName);
  const head = new RegExp(String.raw`^(?:${he}|${name}(?:,? ${name},?)?(?:,? ${he}\b)?)\s+`, 'iu');
  const rest = predicate(clause.replace(head, ''), head.test(clause));
  const text = rest === undefined ? undefined : withPersons(rest, whose);
  return text === undefined || runsOn(text) ? undefined : `${called} ${text}.`;
}

/** Who or what does something, other than the child. */
const OTHERS =
  /^(?:(?:(?:his|her|the|a|an|some|other|two|three|all|both|everyone|none|most|no) (?:[a-z]+ ){0,4}?)?(?:children|friends?|mates?|boys?|girls?|teacher|class|teammates|cousins?|neighbours?|coach|brother|sister|mum|mummy|mom|dad|daddy|nan|nana|gran|granny|grandma|grandad|grandpa|granddad|auntie|uncle|stepdad|stepmum|stepdad's children|dentist|doctor|optician|school|nursery|bus|cat|dog|hamster|rabbit|guinea pig|glasses|hearing aids?|writing|hair|skin|voice|name|tooth|teeth|tummy|someone|somebody|they|everybody|everyone|nobody)|the family) (?:[a-z]+ )*?(?:is|are|was|were|has|have|had|does|do|did|[a-z]+ed|[a-z]+s|told|said|say|took|broke|left|went|came|got|made|sit|go|play|call|copy|keep|think|want|finish|become|fell|saw|let|ride|work|moved|not want)\b/i;

/** Somebody whom "she" or "he" may mean as well. */
const ALSO_SHE =
  /\b(?:mum|mummy|mom|mother|nan|nana|gran|granny|grandma|sister|auntie|aunt|stepmum|girl|friend|mate|teacher|cousin|neighbour|coach|dentist|doctor|optician|someone|somebody)\b/i;
const ALSO_HE =
  /\b(?:dad|daddy|father|grandad|granddad|grandpa|brother|uncle|stepdad|boy|friend|mate|teacher|cousin|neighbour|coach|dentist|doctor|optician|someone|somebody|cat|dog|hamster|rabbit|guinea pig)\b/i;

/** What others do, said as it was typed: "Children at school asked why his skin is brown." */
function ofOthers(clause: string, whose: Whose, names: 'first' | 'none'): string | undefined {
  const isGirl = whose.gender === 'girl';
  let said = clause
    .replace(
      /^we(?: are|'re) (?=moving\b|going (?:to (?!split|separate|divorce)|on|away|back|abroad|camping)\b|(?:having|getting) (?:an?|some|the) )/i,
      'the family is ',
    )
    .replace(/^we (?:have |just |have just )?(?=moved\b)/i, 'the family ')
    .replace(/^(?=(?:best|old|new|only) (?:friend|mate|teacher)\b)/i, isGirl ? 'her ' : 'his ')
    .replace(/^(?=(?:dentist|doctor|optician|teacher|coach|nurse)\b)/i, 'the ');
  const who = OTHERS.exec(said)?.[0];
  if (who === undefined) return undefined;
  // "Mum is going back to work and she'll be in after school club": who that is, is left to whoever knows.
  if ((isGirl ? ALSO_SHE : ALSO_HE).test(who)) said = said.replace(/,? (?:and|but|so|because) (?:he|she)\b.*$/i, '');
  // Before anybody was named, the child is.
  const text = withPersons(said, whose, names);
  return text === undefined || runsOn(text) ? undefined : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/**
 * The parent's words as they are printed, as long as all that was said to be somebody's is so still. Of a boy or a girl the
 * parent's own pronouns are the story's: whom else they could mean, they could mean as they were typed. With `first` the first
 * of them is left to the story, which has not named the child yet.
 */
function withPersons(said: string, whose: Whose, names: 'first' | 'none' = 'none'): string | undefined {
  const text = retold(said, whose)?.replace(
    /\b(call\w*|ask\w*|told|tells?|gives?|gave|makes?|made) \{his\} (?=(?:cry|laugh|feel|sad|cross|jump|want|names|why|what|how|if|that|to|about|where|who)\b)/g,
    '$1 {him} ',
  );
  if (
    text === undefined ||
    / {2}|a grown-up (?!(?:from|[a-z]+s|[a-z]+ed|had|took|said|told|went|came|let)\b)/.test(text) ||
    (text.match(/\{(?!Name)\w+(?: \w+)?\}/g) ?? []).length !==
      (said.match(/\b(?:he|she|his|her|him|hers|himself|herself)\b/gi) ?? []).length
  )
    return undefined;
  const own = whose.gender === 'girl' ? OF_A_GIRL : OF_A_BOY;
  return text.replace(/\{(\w+)(?: (\w+))?\}/g, (whole, mark: string, verb: string | undefined, at: number) =>
    names === 'first' && at === text.indexOf('{')
      ? whole
      : [own[mark] ?? mark, ...(verb === undefined ? [] : [verb])].join(' '),
  );
}
const OF_A_GIRL: Readonly<Record<string, string>> = { he: 'she', him: 'her', his: 'her', hers: 'hers', himself: 'herself', Name: 'she' }; // prettier-ignore
const OF_A_BOY: Readonly<Record<string, string>> = { he: 'he', him: 'him', his: 'his', hers: 'his', himself: 'himself', Name: 'he' }; // prettier-ignore

/** A second verb that nobody does: "won't eat school dinners comes home starving". */
const RUN_ON =
  /(?<!\b(?:and|or|but|who|that|which|it|he|she|they|one|mum|dad|everyone|everybody|nobody|somebody|someone|children|friend|when|where|what|as|if|because|since|until|than|only|\p{Lu}\p{Ll}+)) (?:comes|says|cries|gets|goes|keeps|thinks|holds|does not|hides)\b/u;
const runsOn = (text: string): boolean =>
  RUN_ON.test(text) ||
  /\b(?:its|is|and|of|to|the|a|than)$/.test(text) ||
  /\b(?:but|and) (?:worried|scared|nervous|afraid|upset|disappointed|ashamed|sad|cross)\b/.test(text);
