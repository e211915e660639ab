import { withApostrophes } from '../../../facts/possessives.ts';
import { baseOf } from '../../../words/base-verb.ts';
import { pastOf } from '../../../words/past-tense.ts';
import { kinPhrase } from '../../../facts/kin.ts';
import { plainText } from '../../../facts/given-text.ts';
import { NO_JOKE, NO_JOKE_OF_A_CHILD } from '../the-one-about/no-joke.ts';
import { wordCount } from '../wording.ts';

/** What somebody or something does over and over, as a parent types it. */
export interface HabitSaid {
  /** "a library book", "baby brother's socks", "he". */
  readonly subject: string;
  /** The verb as in the dictionary, and what stands behind it: "run", "away". */
  readonly base: string;
  readonly rest: string;
  /** "running", as it stands before the same rest. */
  readonly ing: string;
  /** What the subject is or has before it is said: "has eight gloves". */
  readonly before: string | null;
  /** What it cannot do for doing it: "rain". */
  readonly cannot: string | null;
  /** Why it does it: "no one finishes it". */
  readonly because: string | null;
  /** Where, when that is said beside it: "in the library". */
  readonly where: string | null;
  /** Whose it is, and how it came to them: "a postman", "was given". */
  readonly owner: string | null;
  readonly got: string | null;
  /** What comes before it each time, of that day: "a bird flew past". */
  readonly cue: string | null;
  /** As it is said now: "rings"; where that is how it was typed. */
  readonly does: string | null;
  /** Who taught it that: the child. */
  readonly isTaught: boolean;
  /** A name that it has. */
  readonly name: string | null;
  readonly said: 'he' | 'she' | 'it' | 'they' | null;
}

const KEEPS = String.raw`(?:(?:just|really|always|still|then|also) )?(?:(?:keeps?|kept)(?: on)?|(?:can['’]?t|cannot|can not|couldn['’]?t|could not|won['’]?t|will not|wouldn['’]?t|doesn['’]?t|didn['’]?t|don['’]?t|never|is always|are always)(?: ever)?(?: seems? to)?(?: stop(?:s|ped)?)?)`;
const STOPS = /^(?:.* )?(?:keeps?|kept|keeps? on|kept on|.*\bstop(?:s|ped)?|(?:is|are) always)$/i;
const MAIN = new RegExp(
  String.raw`^(?<subject>.+?),?(?: (?:who|that|which))?(?: (?<before>(?:has|had|is|was) .+?),?(?: (?:but|and|so|and so|who)(?: (?:he|she|it|they))?))? (?<keeps>${KEEPS}) (?<ing>\p{L}{2,}ing)\b(?<rest>.*)$`,
  'iu',
);
const CANNOT = new RegExp(
  String.raw`^(?<subject>.+?)(?: (?:who|that|which))? (?:can['’]?t|cannot|can not|couldn['’]?t|could not|can never|could never|never) (?<cannot>.+?),? because (?:he|she|it|they) (?<keeps>${KEEPS}) (?<ing>\p{L}{2,}ing)\b(?<rest>.*)$`,
  'iu',
);
const TAUGHT =
  /^(?:how )?(?:he|she|we|i|they) (?:has |have )?taught (?<subject>.+?) (?:how )?to (?<base>\p{L}+)(?<rest>.*?),? (?:and|but|so)(?: then| now)? (?:it|he|she|they)(?: just)? (?:won['’]?t|wouldn['’]?t|can['’]?t|couldn['’]?t|never|doesn['’]?t|didn['’]?t|will not|would not) (?:ever )?(?:stop(?:s|ped)?|shut up)(?: \p{L}+ing(?: it| that)?)?$/iu;
const HAS_IT =
  /^(?<subject>.+?) (?:who|that|which) (?:gets|has|got|had) (?:the )?(?<rest>hiccups|giggles|collywobbles)\b(?<tail>.*)$/iu;

/** Somebody old who keeps asking the same is not told of for fun. */
const OF_AN_OLD_ONE =
  /\b(?:gran\w*|nan\w*|oma|opa|pop\w*|nonn\w*|abuel\w*)\b.*\b(?:ask\w*|forget\w*|los(?:e|es|ing)|same (?:question|story|thing)|wrong name|muddl\w*|getting|calling|wander\w*)\b/iu;

const EVERY = String.raw`,? (?:every ?time|each time|whenever|any ?time) (?:that )?`;
const EVERY_TIME = new RegExp(
  String.raw`^(?<subject>(?:\p{L}+(?:'s)? ){0,4}?\p{L}+)(?: (?:who|that|which))? (?:(?<before>is (?:so |very )?\p{L}+) (?:and )?so (?:he|she|it) )?(?<verb>\p{L}+s|do|get|go|turn|make|come|fall)\b(?<rest>.*?)${EVERY}(?<cue>.+)$`,
  'iu',
);
const EVERY_TIME_FIRST = new RegExp(
  String.raw`^(?:every ?time|each time|whenever) (?<cue>.+?), ?(?<subject>(?:\p{L}+(?:'s)? ){0,4}?\p{L}+) (?<verb>\p{L}+s)\b(?<rest>.*)$`,
  'iu',
);
/** "a bird flies past" -> "a bird flew past": who, and what is done. */
const CUE =
  /^(?<who>(?:he|she|it|they|some(?:one|body)|any(?:one|body)|every(?:one|body)|nobody|(?:the|an?|her|his|its) (?:\p{L}+ ){0,2}?\p{L}+|\p{Lu}\p{L}+|(?:mum|dad|mummy|daddy|nan|nana|granny|grandma|grandad|grandpa)))(?: (?<how>even|just|only))? (?<verb>\p{L}+s|is|has|see|hear|say|eat|go|get|come|do)\b(?<rest>.*)$/iu;

/** "a postman who is given a parcel that keeps growing": of the parcel. */
const GIVEN =
  /^(?<owner>(?:an?|the) (?:\p{L}+ ){0,2}?\p{L}+) (?:who|that) (?<got>is given|gets|has|finds|found|buys|bought|wins|won|makes|made|bakes|knits|builds|owns|delivers|is sent) (?=(?:an?|the|some) (?:\p{L}+ ){1,3}(?:who|that|which) )/iu;

const LEAD = /^(?:(?:how|when|about|the (?:day|time|week|summer|year)(?: that| when)?|what happens when|what if) )+/iu;
const CALLED =
  /,?\s*(?:and )?(?:\b(?:(?:we|i|he|she|they) (?:all )?calls? (?<said>him|her|it|them)|(?:who |that )?(?:is |was )?(?:called|named)|(?:his|her|its) name is) |\()(?<name>\p{Lu}[\p{L}'’]+)\)?/u;
const BECAUSE =
  /,? (?:because|cos|coz|as|since) (?<because>(?:(?:no ?-?one|nobody|everyone|everybody|he|she|it|they|the|an?|of) .+|.+))$/iu;
const SO_CANNOT =
  /,? so (?:that )?(?:he|she|it|they) (?:can['’]?t|cannot|can never|never|couldn['’]?t) (?<cannot>.+)$/iu;
/** Where it is done, at the end. Whoever comes, goes or falls "in the kitchen" gets there by it. */
const WHERE =
  /^(?<rest>.*?),? ?(?:even |especially |always |right )?(?<where>(?:(?:in|at|on|inside|under|behind|during) (?:the |a |an |our |my |his |her |their )?(?:\p{L}+ )?(?:library|school|classroom|class|kitchen|bath|bathroom|bed|bedroom|garden|shops?|supermarket|park|playground|museum|train|bus|beach|pool|swimming pool|castle|farm|zoo|church|concert|assembly|night|breakfast|lunch|dinner|tea|teatime|dinner time|bedtime|car|lift|street|office|wedding|party|hospital|table|shop|cinema|theatre|forest|woods|sea|pond|boat|ship|hall)(?: time)?))$/iu;
const MOVES =
  /^(?:come|go|run|walk|climb|get|jump|fall|fly|creep|sneak|crawl|move|hop|roll|land|put|leave|hide|sit|build|nest|wander|turn|end)$/;
/** A second sentence, another's doing or another time than the habit's own. */
const MORE_SAID =
  /\b(?:who|which|that|when|whenever|while|until|unless|if|and|but|or|so|then|we|i|you|every time|each time|instead|than|how|what|why|where|is|are|was|were|has|have|had|isn['’]?t|does|did|can|could|would|will|won['’]?t)\b/iu;
const LONGEST = 8;
const LONGEST_SUBJECT = 6;
/** Nothing a book makes fun of, */
const NOT_FOR_FUN =
  /\b(?:cry\w*|scream\w*|shout\w* at|cough\w*|chok\w*|bleed\w*|itch\w*|limp\w*|drown\w*|burn\w* (?:him|her|it|them|my|our|his|herself|himself)\b|fight\w*|attack\w*|smok\w*|gambl\w*|vomit\w*|vanish\w*|disappear\w*|running off with|faint\w*|waking (?:us|me|him|her|mum|dad)|throwing up|dying|pick(?:s|ing) on)\b/iu;
/** and what a child does that a social story is for. */
const NOT_OF_A_CHILD =
  /\b(?:scratch\w*|nails?|thumb|nose|asking|nagging|following|touching|bothering|missing|calling|by (?:accident|mistake)|forgetting (?:me|us)|getting (?:lost|told off|into|hurt|angry|ill|picked|left|up|out)|temper|waking|coming (?:in|into)|having (?:bad|accidents|nightmares)|dreams?|nightmares?|tak(?:e|ing)|snatch\w*|grab\w*|pull\w* (?:hair|the)|run(?:ning)? (?:off|away)|escap\w*|climb\w*|undress\w*|saying no|interrupt\w*|whin\w*|moan\w*|chang\w*|losing)\b/iu;
const CHILD =
  /^(?:he|she|(?:an?|the|my|our|one)(?: \p{L}+){0,2} (?:boy|girl|child|kid|son|daughter|toddler|grandson|granddaughter))$/iu;

/** What somebody cannot stop doing in books of their own. */
const TOLD_ELSEWHERE =
  /^(?:hiccup|hiccough|sneeze|snore|talk|bark|howl|jump|bounce|hop|dance|spin|grow|eat|croak|crow|quack|honk|hum|sing|laugh|wriggle|wiggle|rush|dig|ask|read|yawn|collect)$/;

/** It says more than that somebody cannot stop: what is done, why, where, or what comes of it. */
export const saysMore = ({ base, rest, cue, because, cannot, where, before, isTaught, name }: HabitSaid): boolean =>
  isTaught ||
  cue !== null ||
  (rest === '' && !TOLD_ELSEWHERE.test(base)) ||
  [because, cannot, where, before, name].some((each) => each !== null) ||
  (wordCount(rest) > 1 && !/^(?:out of bed|(?:our \p{L}+ )?the wrong way)$/iu.test(rest));

/** Whether it is the child who does it. */
export const isOfTheChild = (subject: string, child?: string): boolean =>
  CHILD.test(subject) || (child !== undefined && subject.toLowerCase() === child.toLowerCase());

/** "a lighthouse keeper whose hat keeps blowing off" is of the keeper's hat, and "the farmers hat" is the farmer's. */
const OF_ONE = /^((?:an?|the|our|my) [\p{L} ]+?) whose (\p{L}+(?: \p{L}+)?) (?=keeps?\b|kept\b|can|won|never)/iu;

const OF_A_WORKER =
  /\b((?:the|a|an|our|my) (?:\p{L}+ )?(?:farmer|king|queen|baker|teacher|witch|wizard|captain|pirate|giant|neighbour|postman|lady|man|princess|prince))s (?=\p{L}+$)/giu;

const tidied = (typed: string): string =>
  withApostrophes(plainText(typed).replace(/’/g, "'").replace(/\s+/g, ' ').trim())
    .replace(/[.!?;,\s]+$/u, '')
    .replace(LEAD, '')
    .replace(OF_ONE, "$1's $2 ")
    .replace(OF_A_WORKER, "$1's ");

/** What a theme says is done over and over; null where it says nothing of the kind, or more than a tale can carry. */
export function habitSaid(typed: string): HabitSaid | null {
  const typedAll = tidied(typed);
  const given = GIVEN.exec(typedAll)?.groups;
  const all = typedAll.replace(GIVEN, '');
  if (NO_JOKE.test(all) || NOT_FOR_FUN.test(all) || OF_AN_OLD_ONE.test(all) || /["“”]/.test(all)) return null;
  const called = CALLED.exec(all);
  const said = called ? all.replace(called[0], '').trim() : all;
  const base = { name: called?.groups?.['name'] ?? null, ...parted(said) };
  if (base.subject === undefined) return null;
  const found = base as HabitSaid;
  const isChild = isOfTheChild(found.subject);
  if (
    isChild &&
    (NOT_OF_A_CHILD.test(said) ||
      NO_JOKE_OF_A_CHILD.test(
        said.replace(
          found.cue === null ? /\b(?:school|nursery|home|mum|dad)\b/gi : /\b(?:school|nursery|home|mum|dad|eats?)\b/gi,
          '',
        ),
      ))
  )
    return null;
  const by = called?.groups?.['said']?.toLowerCase();
  const got = given?.['got']?.replace(/^is /, 'was ');
  return {
    ...found,
    owner: given?.['owner'] ?? null,
    got: got === undefined ? null : got.startsWith('was ') ? got : (pastOf(got) ?? 'had'),
    said: by === 'him' ? 'he' : by === 'her' ? 'she' : by === 'them' ? 'they' : found.said,
  };
}

/** What comes before each time, as it was on that day; null where it cannot be said. */
function cueOf(said: string): string | null {
  const found = CUE.exec(said)?.groups;
  if (!found || /\b(?:lies?|lying|cries|cry|scream\w*|shout\w*|told off|scared|sad|angry|cross)\b/i.test(said))
    return null;
  const { who = '', verb = '', rest = '' } = found;
  const past = /^(?:is|are)$/i.test(verb) ? 'was' : /^(?:has|have)$/i.test(verb) ? 'had' : pastOf(verb);
  if (
    past === undefined ||
    MORE_SAID.test(rest) ||
    wordCount(said) > LONGEST ||
    /\b(?:i|we|us|me|my|our|you|your)\b/i.test(said)
  )
    return null;
  const kin = kinPhrase(who)?.text ?? who;
  return `${kin.replace(/^any(?=one|body)/i, 'some')} ${past}${rest}`;
}

/** "an elephant that sneezes whenever it sees the moon". */
function everyTime(said: string): Partial<HabitSaid> | null {
  const found = (EVERY_TIME.exec(said) ?? EVERY_TIME_FIRST.exec(said))?.groups;
  if (!found) return null;
  const { subject = '', verb = '', rest = '' } = found;
  const cue = cueOf(found['cue']?.trim() ?? '');
  const base = baseOf(verb);
  if (cue === null || base === undefined || NO_SUBJECT.test(subject) || wordCount(subject) > LONGEST_SUBJECT) return {};
  if (
    MORE_SAID.test(rest) ||
    wordCount(rest) > LONGEST ||
    /^(?:be|have|want|need|like|love|hate|feel|know|think|cry|win|die|scare|frighten|hurt|hit|bite)$/.test(base)
  )
    return {};
  const he = /\b(?:so|time|whenever) (he|she|it|they)\b/i.exec(said)?.[1]?.toLowerCase();
  return {
    subject,
    base,
    rest: rest.trim(),
    ing: '',
    before: found['before'] ?? null,
    cannot: null,
    because: null,
    where: null,
    does: `${verb.toLowerCase()}${rest}`,
    cue,
    isTaught: false,
    said: he === 'he' || he === 'she' || he === 'it' || he === 'they' ? he : null,
  };
}

function parted(said: string): Partial<HabitSaid> {
  const every = everyTime(said);
  if (every !== null) return every;
  const taught = TAUGHT.exec(said)?.groups;
  const has = taught ? undefined : HAS_IT.exec(said)?.groups;
  const cannot = CANNOT.exec(said)?.groups;
  const main = cannot ?? MAIN.exec(said)?.groups;
  const subject = (taught ?? has ?? main)?.['subject']?.trim() ?? '';
  if (subject === '' || wordCount(subject) > LONGEST_SUBJECT || NO_SUBJECT.test(subject)) return {};
  if (!taught && !has && !STOPS.test(main?.['keeps'] ?? '')) return {};
  const ing = has ? 'getting' : (main?.['ing'] ?? '').toLowerCase();
  const base = taught?.['base'] ?? (has ? 'get' : baseOf(ing));
  if (base === undefined || !/^\p{L}+$/u.test(base)) return {};
  let rest =
    (taught ? taught['rest'] : has ? ` ${has['rest'] ?? ''}${has['tail'] ?? ''}` : main?.['rest'])?.trim() ?? '';
  const because = cannot || taught ? null : (BECAUSE.exec(` ${rest}`)?.groups?.['because'] ?? null);
  if (because !== null) rest = ` ${rest}`.replace(BECAUSE, '').trim();
  const soCannot = SO_CANNOT.exec(` ${rest}`)?.groups?.['cannot'] ?? null;
  if (soCannot !== null) rest = ` ${rest}`.replace(SO_CANNOT, '').trim();
  const at = MOVES.test(base) && !has ? null : WHERE.exec(rest)?.groups;
  if (at) rest = at['rest']?.trim() ?? '';
  if (MORE_SAID.test(rest) || wordCount(rest) > LONGEST || /[,:;]/.test(rest)) return {};
  const before = main?.['before']?.trim() ?? null;
  if (
    before !== null &&
    (wordCount(before) > LONGEST || /\b(?:given|told|made to|supposed|meant|scared|afraid)\b/i.test(before))
  )
    return {};
  const he = /\b(?:because|but|and|so) (he|she|it|they)\b/i.exec(said)?.[1]?.toLowerCase();
  return {
    subject,
    base: base.toLowerCase(),
    rest,
    ing: taught ? '' : ing,
    before,
    cannot: cannot?.['cannot']?.trim() ?? soCannot,
    because: because?.trim() ?? null,
    where: at?.['where'] ?? null,
    cue: null,
    does: null,
    isTaught: taught !== undefined,
    said: he === 'he' || he === 'she' || he === 'it' || he === 'they' ? he : null,
  };
}

/** Nobody in particular, more than one sentence, or somebody who is told elsewhere. */
const NO_SUBJECT =
  /^(?:we|i|you|they|it|this|that|there|everyone|everybody|people|someone|somebody|something|nothing|my friend|her friend|his friend)\b|\b(?:who|which|that|but|because|when|if|is|are|was|were|has|have|had|does|to|keeps?|brothers?(?!'s)|sisters?(?!'s)|friends?(?!'s)|bully|bullies|teacher)\b|,|\band\b/iu;
