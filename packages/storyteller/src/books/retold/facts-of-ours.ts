import { kinWords } from '../../facts/kin.ts';
import { isWord } from '../../words/dictionary.ts';
import { baseOf } from '../../words/base-verb.ts';
import { firstPersonVerb } from '../../words/first-person-verb.ts';
import { escaped } from '../../words/escaped.ts';
import { isPastForm, pastOf } from '../../words/past-tense.ts';
import { beingNamed, singularsOf } from '../theme/entries.ts';
import { MOST_READ } from '../theme/plain-theme.ts';
import { kindOf } from '../theme/noun-kind.ts';
import { begun, isSingularThey, withKin, withNames, type Tellers } from './happenings.ts';

/** What is so with a family, as the child says it and as a story does. */
export interface FactOfOurs {
  /** "my uncle drives a gritter lorry in the snow". */
  readonly said: string;
  /** "Abdul's uncle drove a gritter lorry in the snow". */
  readonly told: string;
  /** The same as it still is, for a title: "Abdul's uncle drives a gritter lorry in the snow". */
  readonly is: string;
}

const KIN = kinWords.join('|');
const FAMILY = String.raw`(?:brother|sister|cousin|twin|step ?(?:brother|sister)|${KIN})`;
/** Of the family's own, at the head of a fact. */
const OURS = new RegExp(
  String.raw`^(?:we|(?:his|her|our|my|their) [\p{L}' -]+|(?:${FAMILY})(?:'s(?: [\p{L}-]+){1,3})?(?: \p{L}+)?|everyone in our (?:house|family)|the (?:cat|dog|rabbit|hamster|tortoise|parrot|budgie|baby|hens|chickens|car|van|bath|boiler|fridge|shower|goldfish|pigeons?))$`,
  'iu',
);
const ANOTHER = new RegExp(
  String.raw`^(?:he|she|it|they|we|i|you|people|every(?:one|body)|no(?:body| one)|some(?:one|body)|one|one of (?:them|us|the [\p{L}-]+)|(?:the|an?|his|her|our|my|their|some|all|both|two|three) [\p{L}' -]+|(?:${FAMILY})(?:'s(?: [\p{L}-]+){1,3})?(?: \p{L}+)?|CHILD)$`,
  'iu',
);
const NAMED = /^\p{Lu}\p{Ll}+$/u;
const SMALL_VERBS: Readonly<Record<string, string>> = {
  is: 'was', "isn't": "wasn't", are: 'were', "aren't": "weren't", has: 'had', have: 'had', does: 'did', do: 'did', "doesn't": "didn't",
  "don't": "didn't", can: 'could', "can't": "couldn't", cannot: 'could not', "won't": "wouldn't", "hasn't": "hadn't", "haven't": "hadn't",
  "it's": 'it was', "he's": 'he was', "she's": 'she was', "they're": 'they were', "we're": 'they were',
}; // prettier-ignore
const ADVERBS = /^(?:always|often|never|only|really|all|both|sometimes|usually|still|secretly|also|just)$/;
const NO_VERB = /^(?:and|or|of|in|on|at|to|with|for|the|an?|who|that|which|from|by|his|her|our|my|their|it|so)$/i;
const MOST_WHO = 6;

const isPlural = (who: string): boolean =>
  /^(?:we|they|i|you|people|all|both|two|three)\b/i.test(who) ||
  / and /.test(who) ||
  isManyOf(who.split(' ').at(-1) ?? '');
const isManyOf = (noun: string): boolean =>
  /^(?:teeth|feet|children|people|mice|geese|sheep)$/.test(noun) ||
  (/^\p{Ll}+[^su']s$/u.test(noun) &&
    singularsOf(noun).some(
      (one) => one !== noun && (kindOf(one) !== undefined || beingNamed(one) !== undefined || isWord(one)),
    ));

/** Where the verb stands in "nanny's budgie sings when ..."; null where it is no such sentence. */
function verbIn(words: readonly string[], who: RegExp): number | null {
  for (let count = 1; count <= Math.min(MOST_WHO, words.length - 1); count++) {
    const subject = words.slice(0, count).join(' ');
    if (/[,.]$/.test(subject) || (count > 1 && NO_VERB.test(words[count - 1] ?? ''))) continue;
    if (!who.test(subject) && (who !== ANOTHER || !NAMED.test(subject))) continue;
    let at = count;
    while (ADVERBS.test(words[at] ?? '')) at++;
    const verb = (words[at] ?? '').toLowerCase();
    if (Object.hasOwn(SMALL_VERBS, verb)) return at;
    if (NO_VERB.test(verb) || verb === '' || !/^\p{Ll}+$/u.test(verb)) continue;
    const base = baseOf(verb);
    if (base === undefined) continue;
    const next = words[at + 1]?.toLowerCase() ?? '';
    const goesOn = next === '' || !/^(?:is|are|has|can|was)$/.test(next);
    // Of one: "sings"; of several: "live".
    const isVerb = isPlural(subject)
      ? base === verb && (count === 1 || !isManyOf(verb))
      : /[^s]s$/.test(verb) && base !== verb;
    if (isVerb && goesOn && !isVerbAt(words, at + 1)) return at;
  }
  return null;
}

/** "uncle drives lorries" has one verb, "wash days are" has not: a verb right behind is the verb. */
const isVerbAt = (words: readonly string[], at: number): boolean =>
  /^(?:is|are|has|have|can|isn't|aren't|can't|won't)$/.test(words[at]?.toLowerCase() ?? '');

const JOINT = /,? (and|but|so) |, |[.;!] /giu;
/** Where a clause that hangs on another begins. */
const HANGS =
  / (?=(?:when|whenever|while|until|because|every time|each time|as soon as|if|before|after|so that|where) )/iu;
const HANGING =
  /^(when|whenever|while|until|because|every time|each time|as soon as|if|before|after|so that|where) (.*)$/iu;
const LATER = /\b(?:it's|he's|she's|they're|is|isn't|are|aren't|has|doesn't|don't|can't|won't)\b/g;

/** A clause in the past; null where its verb is not sure. */
function inThePast(clause: string, who: RegExp): string | null {
  const [head = '', ...hanging] = clause.split(HANGS);
  const words = head.split(' ');
  const at = verbIn(words, who);
  const verb = at === null ? undefined : words[at]?.toLowerCase();
  if (at === null || verb === undefined) return null;
  const past = SMALL_VERBS[verb] ?? pastOf(verb);
  if (past === undefined) return null;
  const done = past === 'was' && isPlural(words.slice(0, at).join(' ')) ? 'were' : past;
  const rest = words
    .slice(at + 1)
    .join(' ')
    .replace(LATER, (each) => SMALL_VERBS[each] ?? each)
    .replace(/\b(who|that|which) (\p{Ll}+[^s\W]s)\b/gu, (whole, who1: string, each: string) => {
      const before = SMALL_VERBS[each] ?? (baseOf(each) === each ? undefined : pastOf(each));
      return before === undefined ? whole : `${who1} ${before}`;
    })
    .replace(/\b(so \p{L}+ (?:that )?)(.+)$/u, (whole, so: string, clause: string) => {
      const told = inThePast(clause, ANOTHER);
      return told === null ? whole : `${so}${told}`;
    });
  const after = hanging.map((each) => {
    const [, joint, then] = HANGING.exec(each) ?? [];
    if (joint === undefined || then === undefined) return null;
    if (/^\p{L}+ing\b/u.test(then)) return each;
    const told = inThePast(then, ANOTHER);
    return told === null ? null : `${joint} ${told}`;
  });
  return after.includes(null)
    ? null
    : [[...words.slice(0, at), done, rest].filter(Boolean).join(' '), ...after].join(' ');
}

/** A theme in the facts that it holds: "he plays the tuba", "it is bigger than him", "we live up four flights of stairs". */
function pieces(text: string, first: RegExp): string[] | null {
  const found: string[] = [];
  let from = 0;
  for (const match of text.matchAll(JOINT)) {
    const rest = text.slice(match.index + match[0].length);
    if (
      verbIn(rest.split(' '), ANOTHER) === null &&
      !isSameDoing(rest) &&
      !(/^(?:we|they)\b/i.test(text) && isDoneBySeveral(rest))
    )
      continue;
    found.push(text.slice(from, match.index));
    from = match.index + match[0].length;
  }
  found.push(text.slice(from));
  const [head = ''] = found;
  if (verbIn(head.split(HANGS)[0]?.split(' ') ?? [], first) === null) return null;
  const subject = head
    .split(' ')
    .slice(0, verbIn(head.split(HANGS)[0]?.split(' ') ?? [], first) ?? 1)
    .filter((word) => !ADVERBS.test(word))
    .join(' ');
  return found.map((each, i) =>
    (i > 0 && verbIn(each.split(' '), ANOTHER) === null ? `${subject} ${each}` : each).trim(),
  );
}
/** "wake up to the smell of bread", behind "we". */
const isDoneBySeveral = (rest: string): boolean => {
  const [word = '', next = ''] = rest.split(' ');
  return (
    /^\p{Ll}+$/u.test(word) &&
    baseOf(word) === word &&
    /^(?:up|out|down|off|away|home|to|it|them|every|all)$/.test(next)
  );
};
/** "says goodnight to it", behind whoever it was said of. */
const isSameDoing = (rest: string): boolean => {
  const [word = '', next = ''] = rest.split(' ');
  return (
    (/[^s]s$/.test(word) &&
      baseOf(word) !== undefined &&
      baseOf(word) !== word &&
      /^(?:the|an?|to|his|her|it|on|in|at|for|all|my|our|with|good|home|out|up|off|down|back|away|every|you|me|us|them|some|lots|two|three)/.test(
        next,
      )) ||
    (Object.hasOwn(SMALL_VERBS, word) && next !== '')
  );
};

const MOST = 4;
const LONGEST = 18;

/** What a theme says is so with the family, part by part; null where it says no such thing. */
export function factsOfOurs(raw: string, tellers: Tellers): readonly [FactOfOurs, ...FactOfOurs[]] | null {
  if (raw.length > MOST_READ) return null;
  const { child } = tellers;
  const text = raw
    .trim()
    .replace(/’/g, "'")
    .replace(/\s*\([^()]*\)\s*/g, ' ')
    .replace(/[.!?,;:\s]+$/u, '')
    .replace(/,? (?:thank you|please can (?:it|the (?:book|story)) be about (?:that|this|it))$/i, '')
    .replace(/^(?:the way |how |about |the fact that )(?=\p{L})/iu, '')
    .replace(/^my (?:son|little boy|boy) /i, 'he ')
    .replace(/^my (?:daughter|little girl|girl) /i, 'she ')
    .replace(new RegExp(`^${escaped(child.name)} `, 'u'), 'CHILD ');
  const own = /^(?:he|his)\b/i.test(text) ? 'he' : /^(?:she|her)\b/i.test(text) ? 'she' : null;
  const first = new RegExp(`${OURS.source}|^(?:CHILD|${own ?? 'CHILD'})$`, 'iu');
  const all = pieces(text, first);
  // What somebody has done or is going to do is nothing that is always so.
  if (
    /\b(?:has|have|'s|had) (?:just |already |decided|\p{L}+ed\b(?! (?:\p{L}+ )?(?:in|on)\b))|\b(?:is|are|'s) going to\b/iu.test(
      text,
    )
  )
    return null;
  // A stop that is left is a sentence whose verb nobody knows.
  if (
    all === null ||
    all.length > MOST ||
    all.some((each) => /[.;!] /.test(each)) ||
    all.some((each) => each.split(' ').length > LONGEST)
  )
    return null;
  const made = all.map((each, i): FactOfOurs | null => {
    if (
      each
        .split(' ')
        .some(
          (word) =>
            isPastForm(word) &&
            !/^(?:cut|put|let|set|shut|read|left|found|lit|wound|felt)$/.test(word) &&
            !word.endsWith('ed'),
        )
    )
      return null;
    const past = inThePast(each, i === 0 ? first : ANOTHER);
    return past === null
      ? null
      : {
          told: asTold(past, own, raw, tellers),
          is: asTold(each, own, raw, tellers),
          said: asSaid(each, own, raw, tellers),
        };
  });
  const [one, ...more] = made.filter((each) => each !== null);
  return one === undefined || made.includes(null) ? null : [one, ...more];
}

/** Somebody else whom "he" or "she" could mean. */
const othersOf = (own: 'he' | 'she'): RegExp =>
  own === 'she'
    ? /\b(?:mum\w*|nan\w*|gran(?!dad|dpa|dson)\w*|sister|aunt\w*|mother)\b/i
    : /\b(?:dad\w*|grandad|grandpa|uncle|brother|father)\b/i;

function asTold(text: string, own: 'he' | 'she' | null, raw: string, { child, names, grownUp }: Tellers): string {
  let told = text.replace(/\bCHILD\b/g, child.name).replace(new RegExp(String.raw`^i\b`, 'i'), child.name);
  if (own !== null) told = told.replace(new RegExp(`^${own}\\b`, 'i'), child.name);
  if (own !== null)
    told = told.replace(own === 'he' ? /^his\b/i : /^her (?=\p{Ll})/iu, `${child.names} `).replace(/  +/g, ' ');
  // On a page of its own nobody would know whom "bigger than him" means.
  if (own !== null && !told.startsWith(child.name) && !othersOf(own).test(raw))
    told = told.replace(own === 'he' ? /\bhim\b/ : /\bher\b(?! \p{Ll})/u, child.name);
  if (isSingularThey(raw)) told = told.replace(/^they\b/i, child.name);
  told = told
    .replace(/\bwe\b/gi, 'they')
    .replace(/\bus\b/g, 'them')
    .replace(/\bI\b/g, child.name)
    .replace(/\bme\b/g, child.name);
  told = withKin(told)
    .replace(/\bmy (?=(?:\p{Ll}+ )?(?:brother|sister|cousin|friend)\b)/giu, `${child.names} `)
    .replace(/\bour\b/gi, 'their')
    .replace(/\bmy\b/gi, grownUp === null ? child.names : child.names);
  return begun(withNames(told, names));
}

function asSaid(text: string, own: 'he' | 'she' | null, raw: string, { child, names }: Tellers): string {
  let said = text.replace(new RegExp(String.raw`(?<!\p{L})${escaped(child.name)}(?!\p{L})`, 'gu'), 'CHILD');
  if (own !== null) {
    said = said
      .replace(new RegExp(`^${own}\\b`, 'i'), 'CHILD')
      .replace(own === 'he' ? /\bhis\b/gi : /\bher(?= \p{Ll})/giu, 'my')
      .replace(own === 'he' ? /\bhim\b/g : /\bher$/g, 'me');
  }
  if (own !== null && !othersOf(own).test(raw))
    said = said.replace(new RegExp(`\\b${own} (\\p{Ll}+)\\b`, 'gu'), (_, verb: string) => `I ${firstPersonVerb(verb)}`);
  if (isSingularThey(raw)) said = said.replace(/^they\b/i, 'CHILD').replace(/\btheir\b/g, 'my');
  const words = said.split(' ');
  const at = words.indexOf('CHILD');
  if (at === 0) {
    let verb = 1;
    while (ADVERBS.test(words[verb] ?? '')) verb++;
    words[verb] = firstPersonVerb(words[verb] ?? '');
    said = words.join(' ');
  } else if (at > 0) {
    const verb = words[at + 1];
    if (verb !== undefined && /[^s]s$/.test(verb)) words[at + 1] = firstPersonVerb(verb);
    said = words.join(' ');
  }
  said = said
    .replace(/^CHILD\b|\bCHILD(?= \p{Ll})/gu, 'I')
    .replace(/\bCHILD's\b/g, 'my')
    .replace(/\bCHILD\b/g, 'me')
    .replace(/\bI my\b/g, 'I my');
  return begun(withNames(withKin(said), names));
}
