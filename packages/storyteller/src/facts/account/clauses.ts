import { toldSentences } from '../given-text.ts';
import { kinWords } from '../kin.ts';
import nlp from 'compromise';
import { isPast } from '../../words/irregular-past.ts';
import { isWordForm } from '../../words/dictionary.ts';
import { PLAIN_VERBS } from '../deed-verbs.ts';

/** One clause of what a parent told, and who does what in it. */
export interface Clause {
  /** The child, somebody else, the parent who writes, "it", or nobody. */
  readonly who: 'child' | 'other' | 'parent' | 'it' | 'nobody';
  /** Whoever does it, as typed. */
  readonly subject: string;
  /** From the verb on; of nobody everything. */
  readonly rest: string;
  /** The sentence it stands in, as it was told. */
  readonly sentence: string;
  /** Nothing but "and" or a comma stands between it and the clause before, and it has no subject of its own. */
  readonly goesOn: boolean;
  readonly noted: boolean;
  /** "But stayed" comes right after it. */
  readonly stayed?: boolean;
}

/** Either case at the head, for what is a name in one family and none in another: "Mum", "mum". */
const KIN = kinWords.map((word) => `[${word.charAt(0).toUpperCase()}${word.charAt(0)}]${word.slice(1)}`).join('|');
/** Words for what somebody is to this child. */
export const ROLES =
  '(?:(?:whole|entire|class|crossing|shop|lunch|library|keeper|goalie|play|patrol|scout|cub|brownie|form|youth club|head|swimming|swim|football|piano|dance|ballet|drama|music|maths|speech|occupational|play|dinner|lollipop|teaching|learning|support|youth|social|bus|best|new|big|little|older|younger|baby|step|twin|other|band|form) ?)*(?:teachers?|headteacher|family|workers?|coach|instructor|nurses?|doctors?|dentist|hygienist|hairdresser|barber|optician|physio\\w*|therapist|key ?(?:worker|person)|TA|assistant|helper|childminder|babysitter|carer|driver|lady|librarian|specialist|friends?|mates?|buddy|cousins?|sisters?|brothers?|siblings|twins?|neighbours?|team-?mates|classmates|team|captain|trainer|tutor|surgeon|vet|guide leader|leader|referee|judges?|examiner|paramedic|waiter|waitress|conductor|goalkeeper|audiologist|radiographer|phlebotomist|owner|managers?|chef|boss|tooth fairy|dummy fairy|dog|cat|puppy|horse|pony|rabbit|hamster|goat|tortoise|guinea pigs?|cucu|bibi|shosho|yiayia|babushka|halmoni|teta|nonno|tata|ammachi|ajji|paati|avo|vovo|lola|lolo)';
const NAME = String.raw`\p{Lu}\p{Ll}[\p{L}'-]*`;
const OTHER = new RegExp(
  String.raw`^(?:(?:all )?(?:of )?(?:(?:my|his|her|their|the|our|a|an|both (?:his|her|their)) )?(?:(?:${KIN}|${ROLES})(?: (?:called )?(?:(?:Mr|Mrs|Ms|Miss|Dr|Coach) )?${NAME})?|(?:Mr|Mrs|Ms|Miss|Dr|Coach|Nurse|Sister|Auntie|Uncle|Aunt|Teacher) ${NAME}|${NAME} Owl|(?:every(?:one|body)|the (?:whole|rest of the) (?:\w+)|the (?:nice |kind |lovely |shop |ice cream )*(?:man|lady|woman|girl|boy)(?: (?:in|at|behind) the (?:shop|till|van|counter|desk|cafe|door))?|the (?:other|older|big) (?:children|kids|girls|boys)|people|some(?:one|body)|all the (?:\w+ )?(?:children|kids|parents|mums|dads|others|grown-ups)|the (?:audience|crowd|children|kids|others|parents|class)|both of them)|${NAME} the (?:barber|hairdresser|dentist|nurse|doctor|driver|vet|coach|postman|librarian|lollipop lady|lifeguard|swimming teacher|teacher)|${NAME})(?: (?:in|from|at) (?:the )?(?:\p{L}+ (?:team|office|shop|club|school|class)|\p{L}+)| next door)?(?:(?:, and|,| and| &) (?:(?:his|her|their|the) )?(?:(?:Mr|Mrs|Ms|Miss|Dr|Coach) ${NAME}|(?:${KIN}|${ROLES})(?: ${NAME})?|${NAME}|I)){0,3})(?= )`,
  'u',
);
/** A word for what somebody is, at the head of a sentence. */
const ROLE_AT_HEAD = new RegExp(
  `^(?:my|his|her|their|the|our|a|an|all|both|every(?:one|body)|people|some(?:one|body)|${ROLES})(?= )`,
  'i',
);
/** "The dentist, Dr Rao, explained it": one person, called twice. */
const NAMED_BESIDE = new RegExp(
  String.raw`^((?:[Tt]he|[Hh]is|[Hh]er|[Tt]heir|[Oo]ur|[Mm]y) ${ROLES}), ((?:(?:Mr|Mrs|Ms|Miss|Dr|Coach) )?${NAME}), (?=\p{Ll})`,
  'u',
);
/** "Mrs Green his TA read with him": the title says enough. */
const WITH_A_TITLE = new RegExp(
  String.raw`\b((?:Mr|Mrs|Ms|Miss|Dr) ${NAME}),? (?:the|his|her|their|our) ${ROLES},?(?= \p{Ll})`,
  'gu',
);
const NO_SUBJECT =
  /^(?:today|yesterday|tomorrow|this|that|these|those|there|here|first|then|last|when|after|before|because|so|and|but|no|not|all|just|finally|guess|good|big|well|yay|hooray|proud|on|at|in|with|without|for|to|usually|normally|sometimes|always|never|only|even|still|now|once|singing|holding|playing|counting|taking|having|using|doing|getting|being|going|making|reading|monday|tuesday|wednesday|thursday|friday|saturday|sunday|mondays|what|who|how|why|which|it|its|one|two|three|four|five|six|seven|her|his|their|my|our|the|a|an|we|i|he|she|they|very|really|massive|huge|loves?|likes?|wee|poo|swimming|managed)$/i;
const ADVERBS =
  /^(?:(?:finally|just|actually|really|even|now|also|already|today|yesterday|then|so|all|still|kindly|quietly|slowly|bravely|calmly|happily|proudly|carefully|gently|eventually|suddenly|at last|this time|this morning|last night|absolutely|simply) )+/i;
const LEAD =
  /^(?:\W*\b(?:yay+|hooray|hurray|woo ?hoo|wow|omg|finally|at last|guess what|(?:very |really )?(?:good|big|great|amazing|happy) (?:news|day)|big moment|(?:we are|we're|i am|i'm|so|just|absolutely|really|very|super)* ?(?:so )*proud (?:of (?:him|her|them|our \w+|my \w+|\p{Lu}\p{Ll}+)(?: today| because)?|that|because)|well done(?: to| for)?|(?:(?:we are|we're|i am|i'm) )?(?:so |really |very )?(?:happy|pleased|chuffed|delighted|thrilled) (?:that|because|(?:with|for) (?:him|her|them|our \w+|my \w+|\p{Lu}\p{Ll}+))|i (?:can't|cannot) believe(?: it)?|(?:i |we )?(?:just )?want(?:ed)? to (?:share|celebrate)(?: that)?)\b[\s,!:.-]*)+/iu;

/** Where one clause ends: a comma or "and" behind which somebody does something. */
const SPLIT =
  /(\s*,\s+(?:and then |and |but |so |then |even though |although |though |because |which |where )?|\s+(?:and then|and so(?= (?:he|she|they|i|we|it)\b)|and|but|so(?= (?:he|she|they|i|we|it)\b)|then|even though|although|though|because|which|where)\s+|\s*[:()]\s+|(?<!\b(?:said|says|that|how|when|if|think|thinks|thought|told \w+))\s+(?=it (?:was|is|took|has|had) )|\s+(?=with (?:[\p{L}']+ ){1,4}(?:watching|cheering|running|clapping|holding|standing|filming|waving|walking|helping|singing|sitting|beside|next)\b))/iu;

/** The clauses of the problem and then those of the notes. */
export function clausesOf(problem: string, notes: string, childName: string): Clause[] {
  const found: Clause[] = [];
  for (const [text, noted] of [
    [problem, false],
    [notes, true],
  ] as const) {
    for (const sentence of toldSentences(text)) found.push(...clausesIn(sentence, childName, noted));
  }
  return found;
}

const isVerb = (word: string): boolean =>
  PLAIN_VERBS.test(`${word} `) ||
  isPast(word) ||
  /^(?:was|were|had|has|did|got|read|put|let|set|sat|went|cut|hurt|lost|survived|coped|knows|babysat|led)$/.test(word);

function clausesIn(sentence: string, childName: string, noted: boolean): Clause[] {
  const parts = withPairs(sentence
    .replace(NAMED_BESIDE, '$1 $2 ').replace(WITH_A_TITLE, '$1')
    .replace(/\s*"[^"]*"/g, '').replace(LEAD, '').replace(/[.!?\s]+$/u, '').replace(/ and everything$/i, '').replace(/!+/g, '').split(SPLIT)); // prettier-ignore
  const clauses: Clause[] = [];
  let link = '';
  for (const [n, part] of parts.entries()) {
    if (n % 2 === 1) {
      link = part;
      continue;
    }
    const last = clauses.at(-1);
    const found = clauseOf(part, sentence, childName, noted);
    if (last && /^(?:still |she |he |they )*stayed(?: (?:anyway|the whole time|to the end|all the same|put))?$/i.test(part.trim()) && /\bbut\b|\band\b/i.test(link) && /\bhomesick\b/i.test(last.rest)) {
      clauses[clauses.length - 1] = { ...last, stayed: true };
      continue;
    } // prettier-ignore
    const goesOn = /^(?:,|, and| and|,? and then|, then| then|, but| but)$/i.test(link.trimEnd());
    // "rice and her grandma's lentils": nobody does anything in it, so it belongs to what stands before.
    if (last && found.who === 'nobody' && !FRAGMENT.test(part) && !FINITE.test(part) && !HELPED_TOO.test(part) && !OWN_DOES.test(part) && (last.who === 'nobody' && !/^\d/.test(last.rest) ? /^,? (?:and|&)$/i : /^(?:,|,? and| &)$/i).test(link.trimEnd())) {
      clauses[clauses.length - 1] = { ...last, rest: `${last.rest}${link}${part}` };
      continue;
    } // prettier-ignore
    if (found.who === 'nobody' && found.rest === '') continue;
    // "Tall Tessa made her cocoa and sat with her": who sat is whoever made it, and not the child.
    if (last?.who === 'nobody' && found.who === 'child' && found.subject === '' && SOMEBODY_DOES.exec(last.rest)?.slice(1).some((word) => isVerb(word))) {
      clauses[clauses.length - 1] = { ...last, rest: `${last.rest}${link}${part}` };
      continue;
    } // prettier-ignore
    // Without a subject of its own it is done by whoever did what stands before.
    if (
      found.who === 'child' &&
      found.subject === '' &&
      last &&
      last.who !== 'nobody' &&
      last.who !== 'it' &&
      goesOn &&
      !(last.who === 'other' && CALLS_HOME.test(found.rest))
    ) {
      clauses.push({ ...found, who: last.who, subject: last.subject, goesOn: true });
      continue;
    }
    clauses.push({ ...found, goesOn: goesOn && found.subject === '' });
  }
  return clauses;
}

/** Somebody by a name that is not known as one, and what they do. */
const SOMEBODY_DOES = new RegExp(String.raw`^${NAME} (?:${NAME} )?(?:(?:the|of) \p{L}+ )?(\p{Ll}+)(?= |$)`, 'u');

/** Whoever rings the parent who writes is the child, whatever others did before: "people were drinking and she called me". */
const CALLS_HOME = /^(?:called|rang|phoned|texted|messaged) (?:me|us|mum|dad|home)\b/i;

/** Somebody and nothing else: the first of two who do something together. */
const SOMEBODY_ALONE = new RegExp(
  String.raw`^(?:(?:[Hh]is|[Hh]er|[Tt]heir|[Mm]y|[Oo]ur|[Tt]he) )?(?:(?:${KIN}|${ROLES})(?: ${NAME})?|(?:Mr|Mrs|Ms|Miss|Dr|Coach) ${NAME}|(${NAME}))$`,
  'u',
);
const isSomebodyAlone = (part: string): boolean => {
  const found = SOMEBODY_ALONE.exec(part.trim());
  return found !== null && (found[1] === undefined || isSomebody(found[1]));
};
/** "Mum", "Gran clapped": "Mum and Gran clapped" is one clause, and both of them clapped. */
function withPairs(parts: readonly string[]): string[] {
  const joined = [...parts];
  for (let n = joined.length - 3; n >= 0; n -= 2) {
    const [one = '', link = '', next = ''] = joined.slice(n, n + 3);
    const first = /^[\p{L}']+(?: [\p{L}']+){0,3}/u.exec(next)?.[0].split(' ') ?? [];
    const another = first.some((_, end) => isSomebodyAlone(first.slice(0, end + 1).join(' ')) || first[0] === 'I');
    if (isSomebodyAlone(one) && /^(?:,|,? and| &)$/i.test(link.trimEnd()) && another)
      joined.splice(n, 3, `${one.trim()}${link.trimEnd()} ${next.trim()}`);
  }
  return joined;
}

/** "Bear helped": somebody did something in it. */
const HELPED_TOO =
  /^(?:[\p{L}']+ ){1,3}(?:helped|came|watched|clapped|cheered|went|slept|waited|did)(?: too| as well| along)?$/iu;
/** What stands alone behind a comma: "no tears", "first time ever". */
const FRAGMENT =
  /^(?:no |not |without |first time|(?:his |her |their |the )?(?:very )?first \w+ ever|for the first|with |zero |all by|so |very |really |she's|he's|they're|(?:(?:a bit|a little|quite) )?(?:homesick|scared|nervous|shy|worried|anxious|frightened)\b)/i;

/** "her voice shook": a part of the child, or a thing of it, does something. */
const OWN_DOES =
  /^(?:his|her|their|the) (?:voice|hands?|legs?|knees?|tummy|heart|bike|shoe|wheel|string|chain|kite|tower|tooth) (?:shook|wobbled|cracked|trembled|came|fell|broke|got|went|was|were|burst|snapped)\b/i;
/** Somebody or something is or does something in it. */
const FINITE =
  /^(?:[\p{L}']+ ){0,3}(?:was|were|is|are|has|had|used to|would|could|couldn't|wouldn't|didn't|normally|usually|always|never|have to|had to)\b/iu;

function clauseOf(part: string, sentence: string, childName: string, noted: boolean): Clause {
  const text = part.replace(LEAD, '').trim();
  const timed =
    TIME_FIRST.exec(text) ??
    new RegExp(String.raw`^()(?:[Aa]fter|[Ff]ollowing) (?:[\w']+ ){2,9}?(?=${childName} [a-z])`, 'u').exec(text);
  const body = (timed ? text.slice(timed[0].length) : text).replace(ADVERBS, '');
  const time = timed?.[1] ? ` ${(timed[1] ?? '').charAt(0).toLowerCase()}${(timed[1] ?? '').slice(1)}` : '';
  const made = (who: Clause['who'], subject: string, rest: string): Clause => ({
    who,
    subject,
    rest: `${rest.replace(ADVERBS, '').trim()}${time}`,
    sentence,
    noted,
    goesOn: false,
  });
  const child = new RegExp(
    String.raw`^(?:he|she|they|my (?:\w+ )?(?:son|daughter|child|boy|girl|kid|toddler)|our (?:\w+ )?(?:son|daughter|child|boy|girl)|my little (?:one|boy|girl|man)|${childName})(?: ${childName})?(?:'s|'d|'ve|s)?\s+`,
    'iu',
  ).exec(body);
  if (child) {
    const has = /'(?:s|d|ve)\s/.test(child[0]) ? 'has ' : '';
    return made('child', child[0].trim(), `${has}${body.slice(child[0].length)}`);
  }
  const it = /^(?:it|this|that|there)(?:'s)?\s+/i.exec(body);
  if (it) return made('it', it[0].trim(), body.slice(it[0].length).replace(/^been\b/, 'has been'));
  const parent = /^(?:i|we)(?:'ve|'d|'m|'re)?\s+/i.exec(body);
  if (parent) return made('parent', parent[0].trim(), body.slice(parent[0].length));
  const first = /^[\p{L}']+/u.exec(body)?.[0] ?? '';
  if (isVerb(first.toLowerCase()) && !/^packed lunch/i.test(body) && !A_MADE_THING.test(body))
    return made('child', '', body);
  const withOthers =
    /^with ([^,]+? (?:watching|cheering|running|clapping|holding|standing|filming|waving|walking|helping|singing|sitting|beside|next)\b.*)$/i.exec(
      body,
    );
  const named = withOthers?.[1] ?? body;
  const others =
    ROLE_AT_HEAD.test(named) && !/^(?:Coach|Nurse|Sister|Teacher) (?!(?:Mr|Mrs|Ms|Miss|Dr)\b)\p{Lu}/u.test(named)
      ? named.charAt(0).toLowerCase() + named.slice(1)
      : named;
  const other = OTHER.exec(others);
  if (other && !NO_SUBJECT.test(other[0]) && (other[0].includes(' ') || isSomebody(other[0]))) {
    const rest = others.slice(other[0].length).trim().replace(ADVERBS, '');
    if (/^[a-z']+/.test(rest)) return made('other', other[0], rest);
  }
  return made('nobody', '', body);
}

/** "Stuffed elephant Ellie": nobody stuffed her. */
const A_MADE_THING =
  /^(?:stuffed|knitted|padded|weighted|crocheted|printed|laminated|striped|spotted) (?:[a-z]+ )?(?:toy|animal|bear|rabbit|bunny|elephant|monkey|lion|giraffe|penguin|unicorn|dog|cat|dinosaur|sheep|lamb|fox|owl|frog|duck|tiger|blanket|vest|lap|doll|card|chart|list|hat|scarf)\b/i;
/** One word alone is somebody where it is a relative, a word for what somebody is, or a first name. */
const SOMEBODY = new RegExp(`^(?:${KIN}|${ROLES}|every(?:one|body)|people|some(?:one|body))$`, 'i');
const isSomebody = (word: string): boolean =>
  SOMEBODY.test(word) ||
  (/^\p{Lu}\p{Ll}/u.test(word) && (nlp(word).has('#FirstName') || !isWordForm(word.toLowerCase())));

const TIME_FIRST =
  /^((?:on (?:mon|tues|wednes|thurs|fri|satur|sun)day(?: (?:morning|afternoon|evening|night))?|at the weekend|at (?:christmas|easter|bedtime|nursery|school|preschool|swimming|playgroup|lunchtime|playtime|dinner ?time|tea ?time)|last (?:year|week|month|summer|term|time|night|weekend|christmas|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|this (?:morning|week|weekend|term|time|year|afternoon|evening)|today|yesterday|tonight|normally|usually|after (?:\w+ ){1,4}(?:practi[sc]e|practi[sc]ing|trying|tries|waiting)|for (?:\w+ ){0,2}(?:weeks|months|years|ages)|(?:two|three|four|five|six|seven|ten|\d+) (?:days|nights|mornings|weeks|times) (?:in a row|running)|every (?:single )?(?:day|morning|night|evening)(?: this (?:week|term|month))?|(?:two|three|six|a few) (?:months|weeks) ago|before(?: that)?)),? (?=\p{L})/iu;
