import nlp from 'compromise';
import { isWordForm } from '../../words/dictionary.ts';
import { kinWords } from '../kin.ts';
import { personAtHead, type PersonSaid } from '../people/person-at-head.ts';
import { isPast } from '../../words/irregular-past.ts';
import { isNeverNoted } from './never-noted.ts';
import { nameGiven } from './of-things.ts';
import type { NotedChild } from './whose-words.ts';

/** A clause of a note, and of whom or what it speaks. */
export interface NotedClause {
  readonly text: string;
  readonly sentence: string;
  readonly of: 'child' | 'person' | 'pronoun' | 'both' | 'everyone' | 'thing' | 'there' | 'fragment';
  /** As typed: "his sister Ellie", "she", "bike". */
  readonly subject: string;
  /** From the verb on. */
  readonly rest: string;
  readonly person?: PersonSaid;
  /** Whom "she" or "they both" means, where that was said before. */
  readonly meant?: PersonSaid;
}

const KIN = kinWords.join('|');
const KINS = kinWords.map((word) => `[${word.charAt(0).toUpperCase()}${word.charAt(0)}]${word.slice(1)}`).join('|');
const PAIR =
  '(?:go|do|have|play|read|make|write|sing|walk|bake|cook|watch|count|talk|draw|build|swim|ride|share|like|love)';
const SUBJECT = String.raw`(?:he|she|they|it|we|I|i|everyone|everybody|there|(?:his|her|their|the|my|our) (?!${PAIR}\b)|(?:${KIN})|(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\p{Lu}\p{Ll}+(?= \p{Ll}))`;
const BREAK = new RegExp(
  String.raw`(\s*,\s*(?:(?:and|so|then) )?|(?<!^(?:[Hh]er|[Hh]im|[Hh]e|[Ss]he|[Tt]hem)) and (?=(?:then )?${SUBJECT}(?:'s|'ll)? ?(?!and\b|or\b|'))|\s+so (?=(?:he|she|they|it|we) )|\s+(?:because|cos|coz|since|as (?=(?:he|she|they|it) ))\s+)`,
  'gu',
);
/** "Her cousin Jude, 4, uses it" and "the lunch lady, Mrs Pike, walks with her": it is one clause. */
const ASIDES: readonly (readonly [RegExp, string])[] = [
  [/(\p{Lu}\p{Ll}+),? \(?(?:aged? )?\d{1,2}\)?,(?= \p{Ll})/gu, '$1'],
  [/\b([Tt]he|[Hh]is|[Hh]er|[Tt]heir|[Oo]ur) ((?:[\p{L}-]+ ){0,3}[\p{L}-]+), ((?:(?:Mrs|Mr|Ms|Miss|Dr) )?\p{Lu}\p{Ll}+), (?=(?!and\b|or\b)\p{Ll})/gu, '$1 $2 $3 '],
]; // prettier-ignore
/** What takes back what stands before it. */
const BUT = /\s*,?\s*\b(?:but|although|though|however|except)\b.*$/i;
const NOT = /\b(?:not|never|no|only|hard\w*|too|always)\b|n't\b/i;
/** What is typed in haste, as it is meant, and what is said by the way. */
const MEANT: readonly (readonly [RegExp, string])[] = [
  [/\s*\(\s*([^)]*?)\s*\)/g, ', $1,'],
  [/\b(he|she|that)s\b(?= (?:[a-z]+ing|got|good|great|into|amazing|brilliant))/gi, "$1's"],
  [/\btheyre\b/gi, "they're"],
  [/^(?:(?:an?|the|this|another|one) )?(?:(?:little|older|younger|new|nice|lovely|kind|other) )*(?:boy|girl|lad|child|kid) (?:called|named) (?=\p{Lu})/iu, ''],
  [/,? (?:i think|i reckon|i guess|apparently|bless (?:him|her|them)|tbh|lol|haha|for some reason|too cute|x+)(?=$|[,.!])/gi, ''],
  [/ and (?:says|talks|tells \w+) more\b.*$/i, ''],
  [/(\p{Lu}\p{Ll}+) who (?:is|has|loves|likes|lets|does|knows) .*$/u, '$1'],
  [/,? which (?:he|she|they) (?:thinks?|finds?|loves?|says?)\b.*$/i, ''],
  [/ (drew|made|chose|painted|wrote|built) (?:them|him|her)sel\w+/gi, ' $1'],
  [/,? just (?:her|him|them)$/i, ''],
  [/\bgoes and (?=[a-z]+s\b)/i, ''],
  [/\ba kick ?about\b/gi, 'a bit of football'],
  [/\s+/g, ' '],
]; // prettier-ignore
const ADVERBS =
  /^(?:(?:always|usually|often|sometimes|really|just|also|still|already|normally|now|even|mostly|generally|then|kindly|absolutely|actually|totally|both) )+/i;
const VERB =
  /^(?:is|are|'s|'re|has|have|'ve|does|do|can|will|'ll|would|'d|goes|was|were|had|did|lit|gets|got|lets|puts|sits|keeps|knows|[a-z]{2,}s|[a-z]{2,}ed)\b/i;
const NO_VERB = /^(?:with|and|or|the|from|to|this|his|its|as|is it|yes|plus|always|sometimes|afterwards|perhaps|besides|towards|less|across|years|pancakes|songs|books|cuddles|hugs|stickers)\b/i; // prettier-ignore
const isVerb = (rest: string): boolean => {
  const text = rest.replace(ADVERBS, '');
  const first = /^[\p{L}']+/u.exec(text)?.[0] ?? '';
  return !NO_VERB.test(text) && (VERB.test(text) || isPast(first.toLowerCase()));
};

/**
 * A parent's sentence, clause by clause; what nobody does anything in belongs to the clause before. `people` are those who were
 * spoken of so far, and whoever comes is added.
 */
export function clausesNoted(
  sentence: string,
  child: NotedChild,
  known: ReadonlySet<string>,
  people: PersonSaid[],
): NotedClause[] {
  let said = [...MEANT, ...ASIDES].reduce((all, [typed, meant]) => all.replace(typed, meant), sentence).replace(/[.!\s]+$/u, '');
  const but = BUT.exec(said)?.[0];
  if (but !== undefined) {
    if (NOT.test(but)) return [];
    said = said.slice(0, -but.length);
  }
  const clauses: NotedClause[] = [];
  const parts = said.split(BREAK);
  for (let n = 0; n < parts.length; n += 2) {
    let piece = (parts[n] ?? '').trim();
    // Who somebody is besides, and what it is good for, are no news of their own.
    if (!/\p{L}/u.test(piece) || /^(?:who|which)\b/i.test(piece) || /\b(?:so|because|cos|coz|since|as)\s+$/i.test(parts[n - 1] ?? '')) continue;
    const last = clauses.at(-1);
    const link = parts[n - 1] === ' and ' ? ' and ' : ', ';
    const reading = (text: string): NotedClause | undefined => clauseOf(text, sentence, child, known, last, people);
    let clause = reading(piece);
    // "Her blue lamp and her bed are coming": two of whom the same is said.
    if ((clause === undefined || clause.of === 'fragment') && parts[n + 1] === ' and ') {
      const whole = `${piece} and ${(parts[n + 2] ?? '').trim()}`;
      const both = reading(whole);
      if (both !== undefined && both.of !== 'fragment') {
        [piece, clause] = [whole, both];
        n += 2;
      }
    }
    if (last !== undefined && (clause === undefined || clause.of === 'fragment')) {
      // "walks the dog, Bramble," and "red ones or blue ones" belong to what stands before.
      if (!isNeverNoted(piece) && !/^\w+ing\b/i.test(piece) && nameGiven(last.rest) === undefined && last.of !== 'fragment')
        clauses[clauses.length - 1] = { ...last, text: `${last.text}${link}${piece}`, rest: `${last.rest}${link}${piece}` };
      continue;
    }
    if (clause === undefined) continue;
    // "he will have his own room, can pick the colour": one is of no use without the other.
    if (last?.of === 'child' && clause.of === 'child' && clause.subject === '' && /^(?:can|gets? to)\b/i.test(clause.rest)) {
      clauses[clauses.length - 1] = { ...last, text: `${last.text}, ${piece}`, rest: `${last.rest} and ${clause.rest}` };
      continue;
    }
    const name = nameGiven(clause.rest);
    if (name !== undefined) people.push({ phrase: { text: name }, said: name, sort: 'named', rest: '' });
    else if (clause.person) people.push(clause.person);
    clauses.push(clause);
  }
  return clauses;
} // prettier-ignore

/** "her and her step dad write", "her dad and her go". */
const WITH_ONE = new RegExp(
  String.raw`^(?:(?:[Hh]er|[Hh]im|[Ss]he|[Hh]e|[Tt]hem) and ((?:his|her|their) (?:step ?|[a-z]+ )?(?:${KIN}|brother|sister|cousin|friend)(?: \p{Lu}\p{Ll}+)?)|((?:(?:[Hh]is|[Hh]er|[Tt]heir) )?(?:step ?)?(?:${KINS})(?: \p{Lu}\p{Ll}+)?) and (?:her|him|she|he|them)) (?=[a-z]+ )`,
  'u',
);
const TIME =
  /^((?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?: (?:mornings?|afternoons?|evenings?|nights?))?|(?:at|every|each) (?:bedtime|night|morning|evening|day|weekend|the weekend|tea ?time|lunchtime)|before (?:bed|school)|after (?:school|tea|nursery))\s+(?=\p{L})/iu;
/** A thing with something said of it. */
const THING =
  /^((?:(?:the|his|her|their|a|an|our|my) )?(?:[a-z]+[- ]){0,3}?[a-z]+(?: (?:called|named) \p{Lu}\p{Ll}+| \p{Lu}\p{Ll}+)?(?: and (?:(?:the|his|her|their) )?(?:[a-z]+ )?[a-z]+)?|\p{Lu}\p{Ll}+ the [a-z]+) (?=(?:is|are|has|have|comes?|goes|go|sleeps?|lives?|stays?|travels?|sits?|waits?|can|will|was|were)\b)/iu;
const ELIDED =
  /^(?:has|likes?|loves?|takes?|brings?|carries|keeps?|wears?|uses?|walks?|goes|plays?|reads?|writes?|draws?|listens?|sings?|practi[sc]es?|works? (?:well|best)|cools? down|calms? down|prefers?|enjoys?|sits?|sleeps?|lays|blows|knows?|shares?|rings?|texts?|talks?|tells?|counts?|can|gets? to|is (?:really |so |very )?(?:good|great|brilliant|amazing)|good at|amazing|brilliant|did|took|had|made|wrote|went|read|counted|held|practi[sc]ed|chose|picked|sees?|helps?|chooses?|picks?)\b/i;

function clauseOf(
  piece: string,
  sentence: string,
  child: NotedChild,
  known: ReadonlySet<string>,
  last: NotedClause | undefined,
  people: readonly PersonSaid[],
): NotedClause | undefined {
  const time = TIME.exec(piece)?.[1];
  const body = time === undefined ? piece : piece.slice(TIME.exec(piece)?.[0].length ?? 0);
  const when = time === undefined ? '' : ` ${/^(?:mon|tues|wednes|thurs|fri|satur|sun)/i.test(time) ? 'on ' : ''}${time.toLowerCase()}`; // prettier-ignore
  const made = (of: NotedClause['of'], subject: string, rest: string, more: Partial<NotedClause> = {}): NotedClause => ({
    text: piece,
    sentence,
    of,
    subject: subject.trim(),
    rest: `${rest.trim().replace(ADVERBS, '')}${when}`,
    ...more,
  }); // prettier-ignore
  const put =
    /^(?:i|we)(?:'ve| have)? (?:put|packed|hung|stuck|made) ((?:an?|some|two|three|the) .+ (?:in|on|by|next to|under|above) .+)$/i.exec(
      body,
    )?.[1];
  if (put !== undefined) return made('there', /^(?:two|three)\b/i.test(put) ? 'there are' : 'there is', put);
  if (/^(?:i|we|i'm|we're|i've|we've|you|please|it|this|that|what)\b/i.test(body)) return made('pronoun', 'i', body);
  const withOne = WITH_ONE.exec(body);
  if (withOne) {
    const meant = personAtHead(`${withOne[1] ?? withOne[2] ?? ''} is`, child.name, known);
    if (meant) return made('both', withOne[0], body.slice(withOne[0].length), { meant });
  }
  const own = child.they ? 'they' : child.gender === 'girl' ? 'she' : child.gender === 'boy' ? 'he' : undefined;
  const pronoun = /^(he|she|they)(?=[ '])/i.exec(body)?.[1]?.toLowerCase();
  const byName = new RegExp(String.raw`^${child.name.replace(/[^\p{L}\p{N}' -]/gu, '')} (?=\p{L})`, 'u').exec(body);
  if (byName) return made('child', byName[0], body.slice(byName[0].length));
  if (pronoun !== undefined && /^(?:he|she|they)(?:'|\s)/i.test(body)) {
    const rest = body.slice(pronoun.length);
    const one = people.at(-1);
    if (pronoun === 'they' && own !== 'they') return made('both', 'they', rest, one && { meant: one });
    if (own === undefined || pronoun === own) {
      // Behind somebody who may be meant as well, it is the child only where that is plain.
      const couldBe = (last?.person !== undefined || nameGiven(last?.rest ?? '') !== undefined) && one !== undefined && own !== 'they' && one.phrase.gender !== (own === 'he' ? 'f' : 'm'); // prettier-ignore
      if (couldBe && !/^(?: (?:likes?|loves?|wants?|prefers?|calls|can|copies)\b|'d (?:listen|talk|tell|open)\b)/i.test(rest)) return made('pronoun', pronoun, rest, { meant: one }); // prettier-ignore
      return made('child', pronoun, rest, one && { meant: one });
    }
    return made('pronoun', pronoun, rest, one && { meant: one });
  }
  const everyone = /^(?:everyone|everybody|all (?:his|her|their) friends) (?=\p{Ll})/iu.exec(body);
  if (everyone) return made('everyone', everyone[0], body.slice(everyone[0].length));
  const there = /^there(?:'s| is| are)s? /i.exec(body);
  if (there) return made('there', /are /i.test(there[0]) ? 'there are' : 'there is', body.slice(there[0].length));
  const first = THING_FIRST.test(body) ? THING.exec(body) : null;
  if (first?.[1] !== undefined) return made('thing', first[1], body.slice(first[0].length));
  if (ELIDED.test(body)) {
    if (last?.person !== undefined && last.of === 'fragment')
      return made('person', last.rest, body, { person: last.person });
    if (last?.of === 'person' || last?.of === 'thing') return made(last.of, last.subject, body, last.person && { person: last.person }); // prettier-ignore
    return made('child', '', body.charAt(0).toLowerCase() + body.slice(1));
  }
  if (!THING_FIRST.test(body)) {
    const person = personAtHead(body, child.name, known);
    if (person && !isOnlyAWord(person, known) && isVerb(nextDoor(person.rest).rest)) {
      const { rest } = nextDoor(person.rest);
      return made('person', body.slice(0, body.length - rest.length), rest, { person });
    }
  }
  const thing = THING.exec(body);
  if (thing?.[1] !== undefined && !/^(?:he|she|they|it|what|who|that|this|when|if)$/i.test(thing[1]))
    return made('thing', thing[1], body.slice(thing[0].length));
  if (last !== undefined) return undefined;
  const alone = THING_FIRST.test(body) ? undefined : personAtHead(`${body} is`, child.name, known);
  return made('fragment', '', body, alone?.rest === 'is' ? { person: alone } : {});
}

/** "Leader is called Moss": what begins a sentence is written like a name. */
const isOnlyAWord = ({ sort, phrase }: PersonSaid, known: ReadonlySet<string>): boolean =>
  sort === 'named' &&
  !known.has(phrase.text) &&
  isWordForm(phrase.text.toLowerCase()) &&
  !nlp(phrase.text).has('#FirstName');

/** A bear, a bike or a new house is nobody, whatever it is called. */
const THING_FIRST =
  /^(?:(?:his|her|their|the|a|an|our|my) )?(?:[a-z]+ )?(?:teddy|bear|bunny|rabbit|toy|doll|blanket|bike|scooter|cat|dog|puppy|kitten|hamster|fish|bus|house|room|bed|lamp|cast|talk|book|pencil|toothbrush|plate|fork|cup|bag|coat|cards?)\b/i;

/** "Arthur next door sings". */
export const nextDoor = (rest: string): { readonly rest: string; readonly isNextDoor: boolean } => {
  const found = /^,? ?next door,? /i.exec(rest);
  return found ? { rest: rest.slice(found[0].length), isNextDoor: true } : { rest, isNextDoor: false };
};
