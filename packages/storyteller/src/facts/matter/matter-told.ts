import { baseOf } from '../../words/base-verb.ts';
import type { AgeBand, Gender } from '@storylantern/contract';
import { withoutTheWriter } from '../of-the-writer.ts';
import { partsOf } from '../../match/account.ts';
import { escaped } from '../../words/escaped.ts';
import { namesIn, retold, type Whose } from '../account/retold.ts';
import { toldSentences } from '../given-text.ts';
import { asOfABoy } from './as-of-a-boy.ts';
import { fitForAChild } from './fit-for-a-child.ts';
import { inFull } from './in-full.ts';
import { predicate } from './predicate.ts';
import { isPast } from '../../words/irregular-past.ts';

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
  /^(?:(?:so(?! [a-z]+ (?:of|about|by|at|with|that|he|she|they|much|many)\b)|well|basically|and|but|now|lately|recently|at the moment|hi|hello|help|today|currently|ok)\b[,:.]? ?|(?:teacher|nan|gran|granny|grandma|grandad|mum|dad|childminder|ta|carer|foster carer|stepdad|stepmum|auntie)(?: here)? ?[:.] ?)*(?:i(?:'m| am) (?:his|her|their) [a-z]+(?: here)?,? (?:and )?)?/i;
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
  const asTyped = withoutTheWriter(partsOf(problem).matter);
  // Of a child who is called "they" it is read as of a boy, and told with the child's own marks.
  const isHeOrShe = gender === 'boy' || gender === 'girl';
  const read = isHeOrShe ? asTyped : asOfABoy(asTyped.replace(/\bon their own\b/gi, 'alone'), childName);
  if (read === undefined) return undefined;
  const places = new Set(
    [...problem.matchAll(/\b(?:in|to|from|at|near|into) (\p{Lu}[\p{L}-]+)/gu)].map((each) => each[1]),
  );
  const names = new Set([...namesIn(problem)].filter((each) => !places.has(each)));
  const whose: Whose = { childName, gender: isHeOrShe ? gender : 'boy', names, parent: 'a grown-up' };
  const most = MOST_WORDS[band];
  for (const sentence of toldSentences(read).slice(0, MOST_SENTENCES))
    for (const told of sentenceTold(sentence, whose, !isHeOrShe)) {
      const fitting = fittingIn(told, most);
      if (fitting !== undefined && fitting.split(' ').length >= FEWEST_WORDS && !SAYS_NOTHING.test(fitting))
        return asItMayBe(fitting);
    }
  return undefined;
}
const MOST_SENTENCES = 3;
/** That it is hard is no matter. */
const SAYS_NOTHING =
  /^\{Name\} (?:finds (?:it|this|that|things) (?:hard|difficult|tricky|tough)|is struggling with (?:it|this|that|things))\.$/;

const FELT = String.raw`(?:very |so )?(?:happy|sad|scared|afraid|frightened|excited|angry|cross|jealous|worried|nervous|anxious|shy|lonely|upset|embarrassed|ashamed|disappointed)\b`;
/** What is felt is the child's to say: the story says that it may be so. */
const asItMayBe = (told: string): string =>
  told
    .replace(new RegExp(String.raw`(\{Name\}|\{he\}|\b[Ss]?[Hh]e) is (?=${FELT})`, 'g'), '$1 may be ')
    .replace(new RegExp(String.raw`\{he is\} (?=${FELT})`, 'g'), '{he} may be ')
    .replace(/(\{Name\}|\{he\}|\b[Ss]?[Hh]e) wants /g, '$1 would like ')
    .replace(/\{he wants\} /g, '{he} would like ')
    .replace(
      /(?<!\b(?:says|said|thinks|knows) (?:that )?)(\{Name\}|\{he\}|\b[Ss]?[Hh]e) (loves|likes|hates|enjoys|feels) /g,
      (_, who: string, verb: string) => `${who} may ${verb.slice(0, -1)} `,
    )
    // "Checks the forecast because she is afraid of storms": a reason that may be so is none, and the rest is as true without it.
    .replace(/^(\{Name\} [^.]{12,}?),? (?:because|as|since) (?:\{he\}|\{Name\}|[Ss]?[Hh]e) may be [^.]*\.$/, '$1.')
    .replace(DONE_BESIDE, (_, felt: string, done: string) => `${felt}${baseOf(done) ?? done}`);
/** "May be scared of thunder and hides": what is done then stands in the same form. */
const DONE_BESIDE =
  /(\bmay be [^.,]*? (?:and|but) )(hides|cries|screams|shouts|hits|runs|refuses|clings|kicks|freezes|covers|wakes|asks|says|stops|throws|slams|goes|gets|keeps|stays|sits|wants|needs|thinks|worries|sleeps|bites|pushes|pulls|climbs|checks|follows)\b/;

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
  /^(?:(?:he|she|they|\p{Lu}\S+)(?:'s| is| are)? )?(?:(?:really|so|very|a bit|quite) )?(?:sad|upset|cross|angry|furious|gutted|devastated|heartbroken|disappointed|annoyed|fed up|in an? (?:bad |terrible )?(?:mood|strop|huff)) (?:that|because|as|since) (?=(?:his|her|their|the|an?|some|our|we|dad|daddy|mum|mummy|mom|nan|nana|gran|granny|grandma|grandad|they) )/iu;

/** What goes on from the first of a sentence: without it the first is as true as before. */
const GOING_ON = /,? (?:and|but|so|because|since) .*$/;
/** "Scared of the escalator so uses the stairs": nobody is said to do it, and a story needs somebody. */
const SO_WITHOUT_ANYBODY =
  /,? so (?!(?:his|this|is|was|has|always|sometimes|that)\b)(?=(?:[a-z]+s|won['’]?t|will not|cannot|can['’]?t|does ?n['’]?t|does not)\b).*$/i;

/** One typed sentence as sentences of a story, and its first clause alone, for where no more of it may stand in one or fits. */
function sentenceTold(sentence: string, whose: Whose, withMarks: boolean): string[][] {
  const typed = sentence.replace(/[.!\s]+$/u, '').replace(LEAD, '').trim(); // prettier-ignore
  const said = inFull(inFull(typed.replace(CALLED_BY_THE_WRITER, whose.childName)).replace(FELT_ABOUT, '')).replace(
    SO_WITHOUT_ANYBODY,
    '',
  );
  const ways = GOING_ON.test(said) ? [said, said.replace(GOING_ON, '')] : [said];
  return ways.flatMap((each) => {
    const told = clausesTold(each, whose, withMarks);
    return told === undefined ? [] : [told];
  });
}

function clausesTold(said: string, whose: Whose, withMarks: boolean): string[] | undefined {
  if (/[?:()/"“”;£$]|\.\.|\d{3}/.test(said) || !fitForAChild(said)) return undefined;
  const [first = '', ...others] = said.split(NEXT_CLAUSE);
  const head = ofTheChild(first, whose, '{Name}', withMarks) ?? ofOthers(first, whose, 'first', withMarks);
  if (head === undefined) return undefined;
  const told = [head];
  for (const each of others) {
    // Behind somebody else "she" may be either: only by name the child is meant.
    const isChild = told.length === 1 && head.startsWith('{Name}');
    const next =
      ofTheChild(each, whose, isChild ? '{he}' : '{Name}', withMarks) ?? ofOthers(each, whose, 'none', withMarks);
    // What is not understood is left away, and what goes on from it as well.
    if (next === undefined || (!isChild && next.startsWith('{Name}') && !isNamed(each, whose))) break;
    told.push(next);
  }
  return told;
}

const isNamed = (clause: string, { childName }: Whose): boolean =>
  new RegExp(String.raw`^${escaped(childName)}\b`, 'iu').test(clause);

/** What the child does or is. */
function ofTheChild(clause: string, whose: Whose, called: '{Name}' | '{he}', withMarks: boolean): string | undefined {
  const { childName, gender } = whose;
  const he = gender === 'girl' ? 'she' : 'he';
  const name = escaped(childName);
  const head = new RegExp(String.raw`^(?:${he}|${name}(?:,? ${name},?)?(?:,? ${he}\b)?)\s+`, 'iu');
  const rest = predicate(clause.replace(head, ''), head.test(clause));
  const text = rest === undefined ? undefined : withPersons(rest, whose, withMarks);
  if (text === undefined || runsOn(text)) return undefined;
  // A verb that changes with who does it belongs to its mark.
  return withMarks && called === '{he}' ? `{he ${text.replace(' ', '} ')}.` : `${called} ${text}.`;
}

/** Who or what does something, other than the child. */
const OTHERS =
  /^(?:(?:(?:his|her|the|a|an|some|other|two|three|all|both|everyone|none|most|no) (?:[a-z]+ ){0,4}?)?(?:children|friends?|mates?|boys?|girls?|teacher|class|teammates|cousins?|neighbours?|coach|brother|sister|mum|mummy|mom|dad|daddy|nan|nana|gran|granny|grandma|grandad|grandpa|granddad|auntie|uncle|stepdad|stepmum|stepdad's children|dentist|doctor|optician|school|nursery|bus|cat|dog|hamster|rabbit|guinea pig|glasses|hearing aids?|writing|hair|skin|voice|name|tooth|teeth|tummy|someone|somebody|they|everybody|everyone|nobody)|the family) (?:[a-z]+ )*?(?:is|are|was|were|has|have|had|does|do|did|[a-z]+ed|[a-z]+s|told|said|say|took|broke|left|went|came|got|made|sit|go|play|call|copy|keep|think|want|finish|become|fell|saw|let|ride|work|moved|not want)\b/i;

/** What is, does or happens, whatever it is, up to its verb: "the milkman does", "there is", "a fox took". */
const THING =
  /^(?:there (?=(?:is|are|was|were|has|have)\b)|(?:the|an?|some|another|two|three|four|all (?:the|of the)|his|her|their) (?:[a-z'-]+ ){1,7}?(?=[a-z]+\b))/i;
const DOES =
  /^(?:is|are|was|were|has|have|had|will|would|does|do|did|cannot|could|keeps?|hums|squeaks|whistles|rattles|beeps|buzzes|creaks|flashes|drips|looks|sounds|feels|tastes|frightens|scares|worries|upsets|bothers|annoys|confuses|embarrasses|makes|speaks|starts|stops|comes|goes|wants|says|thinks|burnt|burst|shut|split|spread|let|put|cut|hit|blew|snapped|(?!need|hundred|red\b)[a-z]{2,}[^e\s]ed)$/i;
/** "The photo of her", "the girl in red": before a verb stands no such word, and behind it no such one. */
const NO_NOUN = /^(?:of|in|at|on|to|for|with|by|from|the|an?|his|her|their|and|or|very|so|too|that|who|which)$/i;
function thingIn(clause: string): string | undefined {
  const words = clause.split(' ');
  const isThere = /^there$/i.test(words[0] ?? '');
  if (!THING.test(clause)) return undefined;
  for (let at = isThere ? 1 : 2; at < Math.min(words.length - 1, 9); at++) {
    const word = words[at] ?? '';
    if ((DOES.test(word) || isPast(word)) && (isThere || !NO_NOUN.test(words[at - 1] ?? '')) && words[at + 1] !== 'by')
      return words.slice(0, at + 1).join(' ');
  }
  return undefined;
}

/** Somebody whom "she" or "he" may mean as well. */
const ALSO_SHE =
  /\b(?:mum|mummy|mom|mother|nan|nana|gran|granny|grandma|sister|auntie|aunt|stepmum|girl|friend|mate|teacher|cousin|neighbour|coach|dentist|doctor|optician|someone|somebody)\b/i;
const ALSO_HE =
  /\b(?:dad|daddy|father|grandad|granddad|grandpa|brother|uncle|stepdad|boy|friend|mate|teacher|cousin|neighbour|coach|dentist|doctor|optician|someone|somebody|cat|dog|hamster|rabbit|guinea pig)\b/i;

/** What others do, said as it was typed: "Children at school asked why his skin is brown." */
function ofOthers(clause: string, whose: Whose, names: 'first' | 'none', withMarks: boolean): string | undefined {
  const isGirl = whose.gender === 'girl';
  let said = clause
    .replace(
      /^we(?: are|'re) (?=moving\b|going (?:to (?!split|separate|divorce)|on|away|back|abroad|camping)\b|(?:having|getting) (?:an?|some|the) )/i,
      'the family is ',
    )
    .replace(/^we (?:have |just |have just )?(?=moved\b)/i, 'the family ')
    .replace(
      /^(?:(?:best|old|new|only|big|little|older|younger|elder|twin) )?(?:friend|mate|brother|sister|cousin)\b|^(?:old|new) teacher\b/i,
      (bare) => `${isGirl ? 'her' : 'his'} ${bare.toLowerCase()}`,
    )
    .replace(/^(?=(?:dentist|doctor|optician|teacher|coach|nurse)\b)/i, 'the ');
  const who = OTHERS.exec(said)?.[0] ?? thingIn(said);
  if (who === undefined) return undefined;
  // "Mum is going back to work and she'll be in after school club": who that is, is left to whoever knows.
  if ((isGirl ? ALSO_SHE : ALSO_HE).test(who)) said = said.replace(/,? (?:and|but|so|because) (?:he|she)\b.*$/i, '');
  // Before anybody was named, the child is.
  const text = withPersons(said, whose, withMarks, names);
  // Its own verb is no second one.
  if (text === undefined || runsOn(said.slice(who.length)) || ENDS_OPEN.test(text)) return undefined;
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/**
 * The parent's words as they are printed, as long as all that was said to be somebody's is so still. Of a boy or a girl the
 * parent's own pronouns are the story's: whom else they could mean, they could mean as they were typed. With `first` the first
 * of them is left to the story, which has not named the child yet.
 */
function withPersons(
  said: string,
  whose: Whose,
  withMarks: boolean,
  names: 'first' | 'none' = 'none',
): string | undefined {
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
  if (withMarks) return text;
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
const ENDS_OPEN = /\b(?:its|is|and|of|to|the|a|than)$/;
/** "Will not hold a pencil only wants chalk". */
const ONLY_DOES =
  /(?<!\b(?:and|or|but|he|she|they|who|that|which|it)|\{he\}|,) only (?:wants|likes|eats|does|uses|plays|talks|goes|wears|drinks|sleeps|needs|says)\b/;
const runsOn = (text: string): boolean =>
  RUN_ON.test(text) ||
  ONLY_DOES.test(text) ||
  ENDS_OPEN.test(text) ||
  /\b(?:but|and) (?:worried|scared|nervous|afraid|upset|disappointed|ashamed|sad|cross)\b/.test(text);
