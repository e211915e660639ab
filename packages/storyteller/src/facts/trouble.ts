import type { AgeBand, Gender } from '@storylantern/contract';
import type { Phrase } from '../render/phrase.ts';
import { escaped } from '../words/escaped.ts';
import { wholeThing } from './whole-thing.ts';
import { asFearOf } from './fear-turned-round.ts';
import { plainText } from './given-text.ts';
import { FOR_SO_LONG } from './hard-thing.ts';
import { doingInOwnTerms, fitted, ofOne } from './own-terms.ts';
import { deedIn } from './trouble-deeds.ts';
import { BREAKS_OFF } from './moment/own-moment.ts';
import { momentIn, MUST } from './trouble-moments.ts';
import {
  A_THING,
  BARRED,
  BEFALLS,
  DISLIKED,
  DISLIKES,
  DULL,
  FEARED,
  FIRST_TIME,
  GOT_STUCK,
  HAD_TO,
  HAS,
  HATES_THAT,
  HURTS,
  IN_ANGER,
  IN_THE_ROW,
  KEEPS,
  KISSES,
  LAST_TO,
  LEAVES,
  LET_DOWN,
  NOBODY,
  NOT_LET,
  OF_ITSELF,
  OTHERS_DO,
  REFUSED_TO,
  REFUSES,
  SPOILT,
  TEARS,
  THE_ONLY,
  THINKS,
  TREATED,
  UNMOVED,
  WHINES,
} from './trouble-patterns.ts';

/** What a parent came with: something the child does, a moment that is hard, or something that is hard to do. */
export interface Trouble {
  readonly sort: 'deed' | 'moment' | 'hard';
  readonly phrase: Phrase;
}

const MOST_WORDS: Readonly<Record<AgeBand, number>> = { '2-3': 9, '4-5': 10, '6-7': 11, '8-10': 13, '11+': 14 };
const MOST_SENTENCES = 3;

const WHO = String.raw`(?:(?:my|our) (?:\w+ )?(?:\d+ ?(?:yr|year|month)s?[- ]?olds? )?(?:son|daughter|boy|girl|child|little (?:one|boy|girl)|toddler|kid|lad)|(?:(?:my|our) )?(?:\w+|\d+)[- ]years?[- ]old(?: (?:son|daughter|boy|girl))?|he|she|they)`;
const LEAD = new RegExp(
  String.raw`^(?:(?:so|well|basically|and|but|now|lately|recently|at the moment|hi|help|today|every (?:day|morning|night|evening|week|weekend|\w+day)|at (?:my|our|his|her|their) (?:[\w'’-]+ ){1,4}?(?=${WHO} ))\b,? ?)*(?:${WHO}(?: of (?:\d+|[a-z]+)|,? aged (?:\d+|[a-z]+))? )?`,
  'i',
);

const SUBJECT = new RegExp(String.raw`^(?:\w+ ){0,3}?${WHO} `, 'i');

const WITH_MARK: Readonly<Record<string, string>> = {
  wont: "won't", cant: "can't", dont: "don't", doesnt: "doesn't", isnt: "isn't", didnt: "didn't", hasnt: "hasn't",
  wouldnt: "wouldn't", couldnt: "couldn't", havent: "haven't", arent: "aren't", im: "I'm", ive: "I've",
}; // prettier-ignore

/** Whose trouble is told, and at which age. */
export interface WhoseTrouble {
  readonly name: string;
  readonly gender: Gender | null;
  readonly band: AgeBand;
}

/**
 * What a parent came with, in the parent's own terms, as it stands after "about" or "is": the first of its sentences that
 * says so. Undefined when unsure.
 */
export function troubleIn(problem: string, child: WhoseTrouble): Trouble | undefined {
  const most = MOST_WORDS[child.band];
  const sentences = asFearOf(plainText(problem))
    // "She's been cutting": again and again.
    .replace(/\b(he|she|they)(?:['’](?:s|ve)| has| have) (?:now )?been (?=[a-z]{2,}ing\b)/gi, '$1 keeps ')
    // "Won't do her piano practice without a fight": what is hard is the practice.
    .replace(
      /,? without (?:an?|any|a big|a huge) (?:\w+ )?(?:fights?|battles?|fuss|rows?|tantrums?|meltdowns?|struggles?|arguments?|scenes?)\b/gi,
      '',
    )
    .replace(/\b[a-z]+\b/gi, (word) => WITH_MARK[word.toLowerCase()] ?? word)
    .split(/[.!?;\n]\s*/)
    .map((each) => each.trim().replace(/\s+/g, ' '))
    // Of a boy or a girl "they" are others: "They took the telly".
    .filter(
      (each) =>
        each !== '' &&
        !TEARS_ARE_SHED.test(each) &&
        !(child.gender !== null && /^(?:girl|boy)$/.test(child.gender) && /^they (?!all\b)/i.test(each)),
    );
  const named = new RegExp(`^${escaped(child.name.trim())}(?:'s)? `, 'i');
  for (const each of sentences.slice(0, MOST_SENTENCES)) {
    const led = each.replace(LEAD, '');
    const clause = led.replace(named, '');
    const hasSubject = clause !== led || SUBJECT.test(each);
    const found = ofOthers(each, child.gender, most) ?? ofSentence(clause, hasSubject, child.gender, most);
    if (found !== undefined) return found;
  }
  for (const each of sentences.slice(0, MOST_SENTENCES)) {
    const found = ofSecondHalf(each, child.gender, most);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Tears are shed here, and nothing is torn: "tears already", "tears every morning". */
const TEARS_ARE_SHED =
  /^tears\b(?! (?:up|off|out|into|down|through|pages?|paper|books?|things|the|his|her|their|my|our|a)\b)/i;

/** Of two halves the second says what is hard: "our car broke down and now she is scared to go in it". */
const SECOND_HALF = /^(.+?)[,;]? (?:and|but|so)(?: now)? (?:he|she|they) (?!and\b)(.+)$/i;
const OUR_THING =
  /\b(?:our|the|my|a|an) (?:\w+ )?(car|bus|train|lift|boat|plane|bike|swing|slide|pool|dog|cat|horse|house|garden|bath|shower|bed|chair|tree|ladder|trampoline|ferry|tram|van)\b/i;
const IMPATIENT =
  /^(?:gets?|is|was) (?:so |very |really )?(?:impatient|short|snappy|cross|irritable|annoyed) with (him|her|them|(?:his|her|their) .+)$/i;
const SOMEBODY_BEFORE =
  /\b((?:his|her|their) (?:great[- ])?(?:grand\w+|gran|granny|nan|nana|nanny|brother|sister|cousin|aunt\w*|uncle|friend))\b/i;

function ofSecondHalf(sentence: string, gender: Gender | null, most: number): Trouble | undefined {
  const [, first = '', second = ''] = SECOND_HALF.exec(sentence) ?? [];
  const clause = second === '' ? sentence.replace(LEAD, '') : second;
  const whom = IMPATIENT.exec(clause)?.[1];
  if (whom !== undefined) {
    const who = /^(?:him|her|them)$/i.test(whom) ? SOMEBODY_BEFORE.exec(first)?.[1] : whom;
    const fit = who === undefined ? undefined : fitted(who.toLowerCase(), gender, most - 3);
    return fit === undefined ? undefined : { sort: 'hard', phrase: { text: `being patient with ${fit}` } };
  }
  if (second === '') return undefined;
  const thing = OUR_THING.exec(first)?.[1];
  const whole = thing === undefined ? second : second.replace(/\bit\b/i, `the ${thing.toLowerCase()}`);
  const refused = REFUSES.exec(whole)?.[1] ?? DISLIKES.exec(whole)?.[1];
  const doing = refused === undefined ? undefined : doingInOwnTerms(refused, gender, most);
  return doing === undefined ? undefined : { sort: 'hard', phrase: { text: doing } };
}

/** "... this year", which a story cannot know. */
const THIS_TIME = / (?:this|next) (?:year|summer|time|week|weekend|term|christmas|easter|half term)$/i;
/** "... on monday". */
const A_DATE =
  / (?:on |next |this )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|week|weekend|today|tonight)\b.*$/i;
/** "Her twin got moved up": it happened, and is not what happens each time. */
const IS_PAST = /^(?:has|have|had|got|went|left|was|were|became|began|took|made|told|said|[a-z]+[^e]ed)\b/i;

/** What somebody beside the family does, or what became of a thing. */
function ofOthers(sentence: string, gender: Gender | null, most: number): Trouble | undefined {
  const gone = LEAVES.exec(sentence)?.[1];
  if (gone !== undefined) return { sort: 'hard', phrase: { text: `a goodbye to the ${gone.toLowerCase()}` } };
  const nobody = NOBODY.exec(sentence)?.[1];
  const left = nobody === undefined ? undefined : fitted(nobody, gender, most - 2);
  if (left !== undefined) return { sort: 'moment', phrase: { text: `when nobody ${left}` } };
  const spoilt = SPOILT.exec(sentence)?.[1];
  const fit = spoilt === undefined ? undefined : fitted(spoilt.toLowerCase(), gender, most - 1);
  return fit === undefined || fit.split(' ').length < 3
    ? undefined
    : { sort: 'moment', phrase: { text: `that ${fit}` } };
}

const CUT_OFF = /(?:\b(?:all|heard|wants?|told|said|says?|asks?|get|gets)|'s)$|^(?:gets?|told|asked|said|heard)\b/;

/** "Cuts in with", "drops whatever he has": one word of it is another deed. */
const unlessCutOff = (deed: string | undefined, clause: string): string | undefined =>
  deed !== undefined &&
  !deed.includes(' ') &&
  /^(?:\w+ly )?\w+s (?:in|at|on|with|up|down|off|out|over|whatever|whoever|his|her|their|the)\b/i.test(clause)
    ? undefined
    : deed;

/** "Wait his turn to speak": there is no waiting a turn. */
const whole = (refused: string): string => refused.replace(/\bwait (?=(?:his|her|their) turn\b)/i, 'wait for ');

/** "Eat anything but pasta, toast and chicken": cut at the comma it would be toast that is not eaten. */
const ALL_BUT =
  /^(eat|drink|wear|try) (?:any|anything|any food|food|foods|things?|stuff)(?: \w+)? ?(?:but|except(?: for)?|other than|apart from|besides)\b/i;
const OTHER_THINGS: Readonly<Record<string, string>> = {
  eat: 'eating other food',
  drink: 'drinking other things',
  wear: 'wearing other things',
  try: 'trying other things',
};
const otherThings = (refused: string): string | undefined =>
  OTHER_THINGS[ALL_BUT.exec(refused)?.[1]?.toLowerCase() ?? ''];

function ofSentence(clause: string, hasSubject: boolean, gender: Gender | null, most: number): Trouble | undefined {
  const of = (sort: Trouble['sort'], text: string | undefined): Trouble | undefined =>
    text === undefined || (sort === 'moment' && BREAKS_OFF.test(text)) ? undefined : { sort, phrase: { text } };
  const refused = (REFUSES.exec(clause)?.[1] ?? DISLIKES.exec(clause)?.[1])
    ?.replace(THIS_TIME, '')
    // What is not done much is a thing that is hard, and not much of it.
    .replace(/^(talk|speak|say|eat|drink|sleep|play) (?:very )?(?:much|a lot)(?: of)?\b/i, '$1')
    .replace(/\bon family holiday\b/i, 'on the family holiday');
  const moment = of('moment', momentIn(clause, clause, gender, most));
  if (refused !== undefined && FOR_SO_LONG.test(clause)) {
    const fit = fitted(refused, gender, most - 4);
    return fit === undefined ? moment : of('moment', `not being able to ${fit}`);
  }
  if (refused !== undefined)
    return of('hard', otherThings(refused) ?? doingInOwnTerms(whole(refused), gender, most)) ?? moment;
  if (moment !== undefined) return moment;
  const must = MUST.exec(clause)?.[1];
  if (must !== undefined) return of('moment', doingInOwnTerms(must, gender, most));
  const last = LAST_TO.exec(clause)?.[1];
  if (last !== undefined) {
    const fit = fitted(`the ${last}`, gender, most - 1);
    if (fit !== undefined) return of('hard', `being ${fit}`);
  }
  const stuck = GOT_STUCK.exec(clause)?.[1];
  if (stuck !== undefined) {
    const fit = fitted(stuck, gender, most - 1);
    if (fit?.includes(' ') === true) return of('hard', `getting ${fit}`);
  }
  const only = THE_ONLY.exec(clause)?.[1];
  if (only !== undefined) {
    const fit = fitted(only, gender, most);
    if (fit !== undefined && fit.split(' ').length > 3) return of('hard', `being ${fit}`);
  }
  const made = HAD_TO.exec(clause)?.[1] ?? FIRST_TIME.exec(clause)?.[1]?.replace(A_DATE, '');
  if (made !== undefined) {
    const doing = doingInOwnTerms(made, gender, most);
    if (doing !== undefined) return of('hard', FIRST_TIME.test(clause) ? `${doing} for the first time` : doing);
  }
  const had = HAS.exec(clause)?.[1];
  if (had !== undefined) return of('hard', doingInOwnTerms(`having ${had}`, gender, most));
  const barred = BARRED.exec(clause)?.[1];
  if (barred !== undefined) {
    const fit = fitted(barred, gender, most - 4);
    if (fit !== undefined) return of('moment', `not being able to ${fit}`);
  }
  const [, treated = ''] = TREATED.exec(clause) ?? [];
  if (treated !== '') return of('moment', doingInOwnTerms(`being ${treated}`, gender, most));
  const [, who = '', act = ''] = OTHERS_DO.exec(clause) ?? [];
  if (act !== '') {
    const subject = `${who.charAt(0).toLowerCase()}${who.slice(1)}`;
    const fit = fitted(`${subject} ${act}`, gender, most - 1);
    const does = (fit ?? '').split(' ').slice(subject.split(' ').length);
    // "His friend asks where everything's": what was cut off is told where enough of it is left.
    const isWhole = does.length >= Math.min(3, act.split(' ').length) && !CUT_OFF.test(does.join(' '));
    return isWhole ? of('moment', `${IS_PAST.test(act) ? 'that' : 'when'} ${fit}`) : undefined;
  }
  const notLet = NOT_LET.exec(clause);
  if (notLet) {
    const fit = fitted(`a grown-up ${ofOne(notLet[1] ?? '')}${notLet[2] ?? ''}`, gender, most - 1);
    return fit === undefined || fit.split(' ').length < 4 ? undefined : of('moment', `when ${fit}`);
  }
  const hurt = HURTS.exec(clause)?.[1];
  if (hurt !== undefined) {
    const fit = fitted(hurt.replace(/ (?:over|down|away|around|about)$/, ''), gender, most - 3);
    return fit === undefined ? undefined : of('hard', `being gentle with ${fit}`);
  }
  if (KISSES.test(clause)) return of('hard', 'asking before a hug or a kiss');
  if (WHINES.test(clause)) return of('hard', 'asking in an everyday voice');
  if (TEARS.test(clause)) return of('hard', 'days with a lot of tears in them');
  const self = OF_ITSELF.exec(clause);
  if (self) {
    const [, no = '', not = '', what = ''] = self;
    const fit = fitted(what, gender, most - 5);
    const verb = /^can/i.test(no) ? 'not being able to' : not === '' ? 'being' : 'not being';
    return fit === undefined
      ? undefined
      : of('hard', `the thought of ${verb} ${verb.startsWith('not') ? fit.replace(/\bsomething\b/, 'anything') : fit}`);
  }
  const dull = DULL.exec(clause);
  if (dull) {
    const fit = fitted(`${dull[1]} ${dull[2]}`, gender, most - 3);
    if (fit !== undefined) return of('hard', `the long time ${fit}`);
  }
  if (IN_ANGER.test(clause)) return of('hard', 'angry words that come out fast');
  if (LET_DOWN.test(clause)) return of('hard', 'the thought of having let somebody down');
  const place = IN_THE_ROW.exec(clause)?.[1];
  if (place !== undefined) {
    const fit = fitted(place, gender, most - 1);
    if (fit !== undefined) return of('deed', `being ${fit}`);
  }
  if (UNMOVED.test(clause))
    return of(
      'hard',
      /\b(?:school|lessons|homework|class)\b/i.test(clause) ? 'getting started with school work' : 'getting started',
    );
  const refusedIt = REFUSED_TO.exec(clause)?.[1];
  if (refusedIt !== undefined) {
    const doing = doingInOwnTerms(refusedIt, gender, most - 3);
    return doing === undefined ? undefined : of('hard', `a no to ${doing}`);
  }
  const disliked = DISLIKED.exec(clause)?.[1]?.replace(/ now (?:that )?(?:he|she|it|they|i|we)\b.*$/i, '');
  if (disliked !== undefined) {
    const fit = fitted(disliked, gender, most);
    if (fit !== undefined && A_THING.test(fit)) return of('hard', wholeThing({ text: fit })?.text);
  }
  const feared = FEARED.exec(clause)?.[1];
  if (feared !== undefined) {
    const fit = fitted(feared, gender, most - 3);
    return fit !== undefined && A_THING.test(fit) ? of('hard', wholeThing({ text: fit })?.text) : undefined;
  }
  // What somebody thinks is not so for that: it is no hard thing, and nothing else in its sentence is.
  if (THINKS.test(clause)) return undefined;
  const befallen = BEFALLS.exec(clause)?.[1] ?? HATES_THAT.exec(clause)?.[1];
  if (befallen !== undefined) {
    const fit = fitted(befallen, gender, most - 1);
    return fit === undefined || fit.split(' ').length < 3 ? undefined : of('moment', `that ${fit}`);
  }
  const again = KEEPS.exec(clause)?.[1];
  return (
    of('deed', unlessCutOff(deedIn(clause, hasSubject, gender, most), clause)) ??
    (again === undefined ? undefined : of('deed', doingInOwnTerms(again, gender, most, 'deed')))
  );
}
