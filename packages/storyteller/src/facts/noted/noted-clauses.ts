import { kinWords } from '../kin.ts';
import type { PersonSaid } from '../people/person-at-head.ts';
import { isNeverNoted } from './never-noted.ts';
import { nameGiven } from './of-things.ts';
import { readClause, type NotedClause } from './read-clause.ts';
import type { NotedChild } from './whose-words.ts';

const KIN = kinWords.join('|');
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
  // How it goes at home, step by step.
  [/^(?:our|the|his|her|their) (?:[a-z]+ )?routine (?:is|goes) (?=[^.]*,)/i, 'we do '],
  // "We have a step and a small seat", "we found a strawberry one": what is there for the child at home.
  [/^(?:we|i)(?:(?:'ve| have) (?:just )?(?:got|bought|found|put|made)?|(?: just)? (?:got|bought|found|made)) ?(?=(?:him |her |them )?an? (?:[a-z-]+ ){0,3}(?:step|stool|seat|tooth ?paste|paste|tooth ?brush|hair ?brush|brush|comb|spray|timer|chart|lamp|night ?light|light|mirror|cushion|mat|rail|blanket|towel|visor|shampoo|clock|plate|cup|box|basket|bag|rug|stickers?|one)\b)(?:him |her |them )?/i, 'there is '],
  [/\s*\(\s*([^)]*?)\s*\)/g, ', $1,'],
  [/\b(he|she|that)s\b(?= (?:[a-z]+ing|got|good|great|into|amazing|brilliant))/gi, "$1's"],
  [/\btheyre\b/gi, "they're"],
  // "Brother Tom's in year 9": he is, and nothing is his.
  [/(\p{Lu}\p{Ll}+)'s (?=(?:in|at|on|coming|going|taking|staying|starting|running|doing|helping|already|also|there|really|so|very|the|a|an|our|his|her|their|\d+)\b)/gu, '$1 is '],
  // "He calls his grandma Mimi and she has him": Mimi has him.
  [new RegExp(String.raw`^(?:he|she|they) calls? ((?:his|her|their) (?:${KIN})) (?=\p{Lu}\p{Ll}+(?:[.!]?$| and s?he ))`, 'iu'), '$1 is called '],
  [/^(?:(?:an?|the|this|another|one) )?(?:(?:little|older|younger|new|nice|lovely|kind|other) )*(?:boy|girl|lad|child|kid) (?:called|named) (?=\p{Lu})/iu, ''],
  [/,? (?:i think|i reckon|i guess|apparently|bless (?:him|her|them)|tbh|lol|haha|for some reason|too cute|x+)(?=$|[,.!])/gi, ''],
  [/ and (?:says|talks|tells \w+) more\b.*$/i, ''],
  // "Her teacher is Ms Reid who asks her first": who she is, and what she does.
  [/((?:(?:Mrs?|Ms|Miss|Mx|Dr|Coach) )?\p{Lu}\p{Ll}+),? who ([a-z]+s (?:him|her|them)\b)/gu, '$1, $1 $2'],
  // What whoever writes does meanwhile: "reads to him while I cook".
  [/ (?:when|while|if|as|because) (?:(?:i|we) (?:am|are|go|cook|work|have|do|get|can't|cannot)|i'm|we're) (?!.*\b(?:him|her|them)\b).*$/i, ''],
  [/(\p{Lu}\p{Ll}+) who (?:is|has|loves|likes|lets|does|knows|snores|[a-z]+s(?=$|[.!])).*$/u, '$1'],
  // "The plan is that Granny sleeps here": she will, as far as anybody knows.
  [/^(?:the|our) plan is (?:that )?((?:(?:his|her|their|my|our) )?\p{L}+(?: \p{Lu}\p{Ll}+)?) (?:will (?=look|mind|stay|sleep|babysit|have|collect|pick|take))/iu, '$1 will '],
  [/^(?:the|our) plan is (?:that )?((?:(?:his|her|their|my|our) )?\p{L}+(?: \p{Lu}\p{Ll}+)?) (look|mind|stay|sleep|babysit|collect|pick|take)s\b/iu, '$1 will $2'],
  [/^((?:he|she|they) )shares (?=with \p{Lu}|with (?:his|her|their|brother|sister))/iu, '$1shares a room '],
  [/,? which (?:really |also |always )?(?:helps?|works?|calms?)\b.*$/i, ''],
  [/,? which (?:he|she|they) (?:thinks?|finds?|loves?|says?)\b.*$/i, ''],
  [/ (drew|made|chose|painted|wrote|built) (?:them|him|her)sel\w+/gi, ' $1'],
  [/,? just (?:her|him|them)$/i, ''],
  [/\bgoes and (?=[a-z]+s\b)/i, ''],
  [/\ba kick ?about\b/gi, 'a bit of football'],
  [/\s+/g, ' '],
]; // prettier-ignore
/** "Father Pat": a title, and nobody of the family. */
export const A_PRIEST = /(?<!(?:[Hh]is|[Hh]er|[Tt]heir|[Tt]he|[Mm]y|[Ss]tep) )\bFather (?!Christmas\b)\p{Lu}\p{Ll}+/u;

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
  let said = [...MEANT, ...ASIDES]
    .reduce((all, [typed, meant]) => all.replace(typed, meant), sentence)
    .replace(/[.!\s]+$/u, '');
  const but = BUT.exec(said)?.[0];
  if (but !== undefined) {
    if (NOT.test(but)) return [];
    said = said.slice(0, -but.length);
  }
  // A priest is no father of the child.
  if (A_PRIEST.test(said)) return [];
  const clauses: NotedClause[] = [];
  const parts = said.split(BREAK);
  for (let n = 0; n < parts.length; n += 2) {
    let piece = (parts[n] ?? '').trim();
    // Who somebody is besides, and what it is good for, are no news of their own.
    if (
      !/\p{L}/u.test(piece) ||
      /^(?:who|which)\b/i.test(piece) ||
      /\b(?:so|because|cos|coz|since|as)\s+$/i.test(parts[n - 1] ?? '')
    )
      continue;
    const last = clauses.at(-1);
    const link = parts[n - 1] === ' and ' ? ' and ' : ', ';
    const reading = (text: string): NotedClause | undefined => readClause(text, sentence, child, known, last, people);
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
      if (
        !isNeverNoted(piece) &&
        !/^\w+ing\b/i.test(piece) &&
        nameGiven(last.rest) === undefined &&
        last.of !== 'fragment'
      )
        clauses[clauses.length - 1] = {
          ...last,
          text: `${last.text}${link}${piece}`,
          rest: `${last.rest}${link}${piece}`,
        };
      continue;
    }
    if (clause === undefined) continue;
    // "he will have his own room, can pick the colour": one is of no use without the other.
    if (
      last?.of === 'child' &&
      clause.of === 'child' &&
      clause.subject === '' &&
      /^(?:can|gets? to)\b/i.test(clause.rest)
    ) {
      clauses[clauses.length - 1] = {
        ...last,
        text: `${last.text}, ${piece}`,
        rest: `${last.rest} and ${clause.rest}`,
      };
      continue;
    }
    const name = nameGiven(clause.rest);
    if (name !== undefined) people.push({ phrase: { text: name }, said: name, sort: 'named', rest: '' });
    else if (clause.person) people.push(clause.person);
    clauses.push(clause);
  }
  return clauses;
}
