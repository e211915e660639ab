import { baseOf } from '../../words/base-verb.ts';
import { baseOfPast } from '../../words/irregular-past.ts';
import type { Phrase } from '../../render/phrase.ts';
import { kinPhrase, kinWords } from '../kin.ts';
import { DONE_FOR_A_CHILD } from '../helps/helpful-verbs.ts';
import type { PersonSaid } from '../people/person-at-head.ts';
import { nextDoor, type NotedClause } from './read-clause.ts';
import type { Saying } from './noted-statement.ts';
import { asSaid } from './of-the-writer.ts';
import { ofBoth } from './of-both.ts';
import { isAtWork, named, nameGiven, ofThings } from './of-things.ts';
import { thirdPersonOf } from '../../words/third-person.ts';
import { wordings } from './wordings.ts';
import { inStoryWords, type NotedChild } from './whose-words.ts';
import { ofOneDay } from './of-one-day.ts';

/** What others are said to be, where it is kind. */
const KIND =
  '(?:really |so |very |super |always |quite )*(?:patient|kind|funny|gentle|calm|lovely|fun|brave|friendly|helpful|caring|quiet|tall|(?:good|great|brilliant|amazing|lovely) (?:fun|with (?:him|her|them|children|kids|dogs|little ones)|at (?:it|listening|drawing|waiting|football|games|maths|reading)))';
const AGE = String.raw`(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)(?: years? old)?`;
const IS_KIND = new RegExp(`^(?:is|'s) ((?:(?:(?:${AGE}|six foot(?: [a-z]+)?) and )?${KIND}(?: and ${KIND})?))$`, 'i');
const IS_COMING =
  /^(?:is|are|'s|'re) (?:also |both |all )?((?:coming|going(?! to (?:teach|show|help|take|sing|read|bring|try|be)\b)|staying(?! (?:on |behind )?(?:at|in) (?:the|his|her|their) (?:old|other|current|first|previous)\b)|starting|taking|teaching|helping|showing|bringing(?! (?:him|her|them) up\b)|meeting|moving|sitting|doing|running|in the |in year |on the |near the |by the |in (?:his|her|their) (?:class|group|team)|at the same|on the same|next to|there|already there|the same age)\b.*)$/i;
/** Who somebody is there: "is the new teacher and has a tortoise in the classroom". */
const IS_AT_WORK =
  /^is (?:the|his|her|their|an?) (?:new |class |form |school |lovely )*(?:teacher|mentor|tutor|nurse|coach|headteacher|teaching assistant|key ?worker|childminder|neighbour|lollipop (?:lady|man)|caretaker|librarian)\b/i;
/** Whoever is to have an animal: "is getting a puppy called Daisy". */
const IS_GETTING =
  /^(?:is|are|'s) (?:going to get|getting|about to get) (an? (?:[a-z]+ ){0,2}(?:puppy|dog|kitten|cat|rabbit|hamster|pony|budgie)\b.*)$/i;
const SAYS_CAN =
  /^(?:(?:has|have) )?(?:said|says|told (?:him|her|them)|agreed)(?: that)? (he|she|they) (?:can|could|may|is allowed to) (.+)$/i;
const SAYS_OTHER_CAN = new RegExp(
  String.raw`^(?:(?:has|have) )?(?:said|says|agreed)(?: that)? (?:(?:his|her|their|my) )?(${kinWords.join('|')}) (?:can|could|may) (.+)$`,
  'i',
);
/** Who has a child meanwhile is a plan, which a family may have to change: nobody can promise it. */
const PLANNED =
  /^(?:will|'ll|(?:is|are|'s|'re) (?:all )?going to) (look(?= after)|mind|stay|sleep|babysit|have(?= (?:him|her|them)\b)|collect(?= (?:him|her|them)\b)|pick(?= (?:him|her|them) up)|take(?= (?:him|her|them) to (?:school|nursery|preschool)))(?!\w)(.*)$/i;
const LETS_CHILDREN = /^lets (?:the )?(?:kids|children|them|little ones) (.+)$/i;
/** Done with the child or for it, or by somebody who went the same way: what was helps still. */
const DONE_BEFORE = new Set('do show lose save keep lend record paint plant bake knit choose make take draw write give teach meet help build wear practise practice go tell buy find read'.split(' ')); // prettier-ignore
const WITH_THE_CHILD = /\b(?:him|her|them|same|too|as well|(?:lost|had|did|got) (?:his|hers|theirs|one))\b/i;
const OF_ONE_DAY = ofOneDay('this (?:morning|week|term)', 'at the weekend');
const ALSO_DONE = new Set('have wear know do own like love collect practise practice go come bring ring wave knit live hide lie curl purr nod keep speak take sleep use work time'.split(' ')); // prettier-ignore
/** What somebody who is away has left behind. */
const RECORDED = /^(?:has )?recorded (?:an?|some|the) (?:story|stories|message|song|video|goodnight)/i;
/** Glad of it, at once. */
const GLAD =
  /^(?:lit up|beamed|smiled|clapped|cheered|danced|hugged (?:him|her|them)|grinned|was (?:so |very )*(?:proud|pleased|delighted))\b/i;
const BESIDE = /\b(?:with|next to|beside|alongside|for|behind|in front of) (?:him|her|them)\b/i;
/** What says nothing of the child, and may say something of the family. */
const NO_NEWS =
  /^(?:does (?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|runs? an?\b|plays? (?:rough|dead|up)|(?:also )?\w+s? (?:too|as well)$|(?:reads?|plays?|cooks?|bakes?|sings?) (?:to|with|for) (?:him|her|them)$|works?|lives?|drives?|picks? (?:\w+ )?up|drops? (?:\w+ )?off|drops? \w+|collects? \w+|likes?|loves?|takes? (?:him|her|them) to (?:school|nursery)|goes to (?!the\b)|speaks?|has (?:a|an|the|one|two|his|her) (?:job|baby|car|house|flat|girlfriend|boyfriend|partner|day|shift|new|brother|sister|son|daughter)|has (?:been|had|got|to)\b|has [a-z]+ed\b|looks (?:like|after)|keeps? (?:on|asking|telling|saying|going|getting|trying)|gets? (?!on at\b|on the\b)|makes (?:him|her|them) (?!a\b|an\b|laugh|smile|giggle|some|hot|toast|feel)|tells (?:him|her|them) (?:to|off|that|not)|takes (?:it|them|everything|things)|eats everything|calls (?:him|her|them) (?:an? |the )?(?!(?:every|each|before|after|at|on|from|when|in|over|to|back|by)\b)|copies|does (?:the (?:school run|drop|pick|nights|cooking|shopping)|nights|everything|most|it all))/i;

const TRIES_HARD = /^(?:really )?(?:tries|is trying) (?:so |very |really )*hard$/i;

/** What a note says of somebody else, or of the child and somebody together. */
export function ofOthers(
  clause: NotedClause,
  child: NotedChild,
  before: readonly NotedClause[],
  problem: string,
  onlyNamed?: Phrase,
): Saying | undefined {
  const { rest } = clause;
  const name = nameGiven(rest);
  if (name !== undefined) return named(clause.subject, name, (said) => inStoryWords(said, 'thing', child));
  if (clause.of === 'both') return ofBoth(clause, child, problem, onlyNamed);
  if (clause.of === 'everyone') {
    const last = before.at(-1);
    const thing =
      last?.sentence === clause.sentence && last.of === 'thing' ? ofThings(last, child, problem) : undefined;
    const said = inStoryWords(rest, 'several', child);
    return thing && said !== undefined && /^[a-z]+ed\b/.test(said)
      ? { ...thing, texts: [`${(thing.texts[0] ?? '').slice(0, -1)}, and everyone ${said}.`, ...thing.texts] }
      : undefined;
  }
  const person = clause.person ?? clause.meant;
  if (person === undefined) return undefined;
  // "Ms Green is the playground lady": who somebody is, from the other end.
  const work = clause.person && /^(?:is|'s) ((?:his|her|their|the) (?:[a-z-]+ ){0,3}?[a-z-]+)$/i.exec(rest)?.[1];
  if (
    work !== undefined &&
    isAtWork(work) &&
    /^(?:(?:Mrs?|Ms|Miss|Mx|Dr|Coach) )?\p{Lu}\p{Ll}+$/u.test(person.phrase.text)
  )
    return named(work, person.phrase.text, (said) => inStoryWords(said, 'thing', child));
  const allowed = SAYS_CAN.exec(rest);
  if (allowed) {
    const said = inStoryWords(allowed[2] ?? '', 'child', child);
    return said === undefined
      ? undefined
      : { texts: wordings(`{he} can ${said}`), place: 'does', offers: true, who: person.phrase };
  }
  const other = SAYS_OTHER_CAN.exec(rest);
  if (other) {
    const kin = kinPhrase(other[1] ?? '');
    const said = kin && inStoryWords(other[2] ?? '', kin.gender ? { gender: kin.gender } : {}, child);
    return said === undefined
      ? undefined
      : { texts: wordings(`${kin?.text ?? ''} can ${said}`), place: 'helps', who: kin ?? person.phrase };
  }
  const lets = LETS_CHILDREN.exec(rest)?.[1];
  if (lets !== undefined && !child.they) {
    const said = inStoryWords(lets, 'child', child);
    return said === undefined ? undefined : { texts: wordings(`{he} can ${said}`), place: 'does', offers: true };
  }
  const tries = TRIES_HARD.test(rest) ? callName(clause, person, child) : undefined;
  if (tries !== undefined) return { texts: [`${tries} tries hard.`], place: 'known', who: person.phrase };
  const friend = /^(?:is|'s) ((?:his|her|their|a) .* \p{Lu}\p{Ll}+)$/u.exec(rest)?.[1];
  if (friend !== undefined && person.sort === 'work') {
    const said = inStoryWords(friend, 'thing', child);
    return said === undefined
      ? undefined
      : { texts: [`${person.phrase.text} is ${said}.`], place: 'known', who: person.phrase };
  }
  const pet = IS_GETTING.exec(rest)?.[1];
  if (pet !== undefined) {
    const said = inStoryWords(pet, 'thing', child);
    const owner = callName(clause, person, child);
    return said === undefined || owner === undefined
      ? undefined
      : { texts: wordings(`${owner} is getting ${said}`), place: 'scene' };
  }
  const saying = /^(?:(?:always )?says to|tells (?:him|her|them) to|reminds (?:him|her|them) to) ([a-z]+(?: [a-z]+){1,4})$/i.exec(rest)?.[1]; // prettier-ignore
  const who = callName(clause, person, child);
  if (saying !== undefined && who !== undefined)
    return asSaid(saying, (text) => inStoryWords(text, 'child', child), who);
  const planned = PLANNED.exec(rest);
  if (planned !== null && who !== undefined) {
    const [, verb = '', behind = ''] = planned;
    const does = person.phrase.plural === true ? verb : thirdPersonOf(verb);
    const doer = person.phrase.gender ? { gender: person.phrase.gender } : {};
    const said = inStoryWords(`${does}${behind}`, person.phrase.plural === true ? 'several' : doer, child);
    return said === undefined
      ? undefined
      : {
          texts: [`The plan is that ${who} ${said}`, `${who} can ${verb}${said.slice(does.length)}`].flatMap(wordings),
          place: 'helps',
          who: person.phrase,
        };
  }
  const told = predicate(rest, person, child);
  if (told === undefined) return undefined;
  const also = SECOND.exec(told.said)?.[1];
  const second =
    also !== undefined && DONE_FOR_A_CHILD.has(baseOf(/^[a-z]+/.exec(also)?.[0] ?? '') ?? '')
      ? wordings(`${who ?? ''} ${also}`)
      : [];
  return who === undefined
    ? undefined
    : {
        texts: [...wordings(`${who} ${told.said}`), ...second],
        place: 'helps',
        who: person.phrase,
        ...(told.past && { past: true as const }),
        ...(GLAD.test(rest) && { glad: true as const }),
      };
}

/** The other thing that somebody does, which may have room where both have none. */
const SECOND = / and ([a-z]+s .*)$/;
/** What is said of one person, where it may be told. */
function predicate(
  rest: string,
  { phrase, sort }: PersonSaid,
  child: NotedChild,
): { readonly said: string; readonly past?: boolean } | undefined {
  const doer = phrase.plural === true ? 'several' : phrase.gender ? { gender: phrase.gender } : {};
  const words = (said: string): string | undefined => inStoryWords(said, doer, child);
  if (OF_ONE_DAY.test(rest)) return undefined;
  const be = phrase.plural === true ? 'are' : 'is';
  const kind = IS_KIND.exec(rest)?.[1];
  if (kind !== undefined) return as(words(kind), (said) => `${be} ${said}`);
  if (IS_AT_WORK.test(rest) && / and /.test(rest)) return as(words(rest), (said) => said);
  const coming = IS_COMING.exec(rest)?.[1];
  if (coming !== undefined) return as(words(coming.replace(/ and knows$/i, '')), (said) => `${be} ${said}`);
  if (/^(?:can|will|'ll) (?!be\b(?! (?:in|at|there|with|on|next))|get\b|have\b)/i.test(rest))
    // What somebody plans to do is told as what can be: nobody can promise it for them.
    return as(words(rest.replace(/^(?:'ll|will) /i, 'can ')), (said) => said);
  const first = /^[a-z]+/i.exec(rest)?.[0].toLowerCase() ?? '';
  const base = baseOfPast(first) ?? baseOf(first);
  if (base === undefined || NO_NEWS.test(rest) || /^(?:is|are|was|were|be|been)$/.test(first)) return undefined;
  if (GLAD.test(rest)) return as(words(rest), (said) => said, true);
  const isPast = baseOfPast(first) !== undefined;
  const given =
    /^has (?:given|made|lent|drawn|written|shown|taught|found|got|bought|promised) (?:him|her|them)\b/i.test(rest);
  if (given) return as(words(rest), (said) => said);
  if (isPast)
    return (DONE_BEFORE.has(base) || BESIDE.test(rest)) && (WITH_THE_CHILD.test(rest) || RECORDED.test(rest))
      ? as(words(rest), (said) => said, true)
      : undefined;
  if (phrase.plural !== true && !first.endsWith('s')) return undefined;
  if (!DONE_FOR_A_CHILD.has(base) && !ALSO_DONE.has(base) && !BESIDE.test(rest)) return undefined;
  // What a parent does in a day is no help by itself.
  if (
    rest.split(' ').length < 2 ||
    (sort === 'parent' && /^(?:cooks?|works?|cleans?|knits?|swims?|runs?)\b/i.test(rest))
  )
    return undefined;
  return as(words(rest), (said) => said);
}

const as = (
  said: string | undefined,
  put: (said: string) => string,
  past = false,
): { said: string; past?: boolean } | undefined =>
  said === undefined || said.split(' ').length > MOST ? undefined : { said: put(said), ...(past && { past }) };
const MOST = 20;

/** Who it is, as a story calls them: "{his} mate Arthur next door", "Granny Pam", "Mr Bose". */
function callName(clause: NotedClause, person: PersonSaid, child: NotedChild): string | undefined {
  const { phrase, sort } = person;
  if (clause.of !== 'person' || clause.person === undefined) return phrase.text;
  const door = / next door$/i.test(clause.subject.trim()) || nextDoor(person.rest).isNextDoor ? ' next door' : '';
  if (sort === 'kin' || sort === 'parent') return `${phrase.text}${door}`;
  const typed = clause.subject.replace(/,? next door,?$/i, '').replace(/[\s,]+$/, '');
  if (sort === 'work' || / (?:Mrs?|Ms|Miss|Dr) /.test(` ${typed}`)) return phrase.text;
  if (sort === 'named')
    return `${/ (?:from|in|at|next) /.test(typed) ? (inStoryWords(typed, 'thing', child) ?? phrase.text) : phrase.text}${door}`;
  const plain = typed.replace(/^(?:his|her|their|my|our) /i, '').replace(/ (?:called|named) (?=\p{Lu})/u, ' ');
  const said = inStoryWords(plain.charAt(0).toLowerCase() + plain.slice(1), 'thing', child);
  return said === undefined ? undefined : `{his} ${said}${door}`;
}
