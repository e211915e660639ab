import type { NounPhrase } from '../frame.ts';
import { kinWords, sameKin } from './kin.ts';
import type { ToldFact } from './told-fact.ts';
import { gerundOf } from './usable-phrase.ts';

const KIN = kinWords.join('|');
/** What may follow "with her" where she herself is meant, and not her phone. */
const WHEN =
  '(?:and|but|on|in|at|every|each|all|so|when|while|after|before|until|for|to|too|as|because|since|most|once|there)';
const KIN_TYPED = kinWords
  .map((word) => `[${word.charAt(0).toUpperCase()}${word.charAt(0)}]${word.slice(1)}`)
  .join('|');
// A capital makes a name here, so that "with his", "just" and "only" are nobody.
const WHO = String.raw`(?:[Hh]e|[Ss]he|[Tt]hey|[Ww]e|(?:[Hh]is |[Hh]er |[Tt]heir |[Mm]y |[Tt]he )?(?:[Gg]reat[- ])?(?:${KIN_TYPED})(?: \p{Lu}\p{Ll}+)?|\p{Lu}\p{Ll}+)`;
const CHILD = String.raw`(?:him|her(?! (?!${WHEN}\b)\p{Ll})|them|us|\p{Lu}\p{Ll}+)`;
const BOTH = String.raw`(?: (?:together|with ${CHILD}|with each other))`;
/** What two people did; the verb stands in the first group. */
const DONE_TOGETHER = [
  // "used to take him fishing", "took her swimming every Sunday"
  new RegExp(
    String.raw`\b${WHO} (?:(?:always|often|sometimes) )?(?:used to take|took|would take) ${CHILD} (?:(?:to go|out) )?([a-z]+ing(?: [a-z]+){0,2})`,
    'u',
  ),
  // "loved fishing with him", "used to love gardening with Nana"
  new RegExp(
    String.raw`\b(?:[Ll]oved|love|enjoyed|liked|adored|misses|miss) ([a-z]+ing(?: (?!together|with\b)[a-z]+){0,3}) (?:with (?:${CHILD}|(?:his |her |their )?(?:${KIN}))|together)\b`,
    'u',
  ),
  // "used to bake together", "they always fed the ducks together", "played chess with him"
  new RegExp(
    String.raw`\b${WHO}(?: and ${WHO})? (?:(?:always|often|both|loved to|liked to) )*(?:used to |would )?(?:always )?((?!and\b|miss)[a-z]+(?: (?!together|with\b)[a-z]+){0,3})${BOTH}`,
    'u',
  ),
  // "they went fishing together", "we go swimming with her on Sundays"
  new RegExp(
    String.raw`\b${WHO} (?:(?:always|often|sometimes|both) )*(?:go|goes|went|used to go|would go) ([a-z]+ing(?: (?!together|with\b)[a-z]+){0,2})(?: together| with ${CHILD}| every| on| at|[.!]?$)`,
    'u',
  ),
  // "taught her to knit"
  new RegExp(String.raw`\b[Tt]aught ${CHILD} (?:how )?to ([a-z]+(?: [a-z]+){0,3})`, 'u'),
];
const TAUGHT = 4;
const MISSED = /^(?:grandparent-death|somebody-died|grandparent-dementia|hard-times)$/;
/** Not what somebody is remembered by. */
const NO_MEMORY =
  /\b(?:hospital|ill|sick|died|dying|funeral|argu\w*|fights?|fought|shout\w*|cry|cried|never|not|n't|liv(?:e[ds]?|ing)|mov(?:e[ds]?|ing)|forgets?|forgot|confused|was|were|being|having|sat|stay\w*|lie|lies|go|went)\b/i;

/** "go to the allotment" is a place that two people had; "goes quiet" and "went away" are none. */
const WENT_TO = /^(?:go|goes|went) (?=(?:to (?:the )?|for (?:a |long )?|on (?:a |long )?)[a-z]{3,})/;

/**
 * What a child did with somebody who is missed, as a doing: "he used to take him fishing" -> "fishing with Grandad".
 * `who` is what the story calls that person; a sentence about another relative is not about this one.
 */
export function sharedMemoriesIn(sentence: string, who: NounPhrase): ToldFact[] {
  if (isOfAnother(sentence, who.text)) return [];
  for (const [n, pattern] of DONE_TOGETHER.entries()) {
    const done = pattern.exec(sentence)?.[1];
    if (done === undefined || NO_MEMORY.test(done.replace(WENT_TO, ''))) continue;
    const doing = /^(?:do|did) (?:the |some )?([a-z]{3,}ing)$/i.exec(done)?.[1] ?? gerundOf(inPresent(done), 4);
    if (doing === undefined || doing.includes('{') || /^(?:being|having|going|doing|getting|taking)$/.test(doing))
      continue;
    const text = n === TAUGHT ? `learning from ${who.text} how to ${done.toLowerCase()}` : `${doing} with ${who.text}`;
    return [{ name: 'memory', phrase: { text }, sentence, suits: MISSED }];
  }
  return [];
}

function isOfAnother(sentence: string, who: string): boolean {
  const kin = [...sentence.matchAll(new RegExp(String.raw`\b(?:${KIN})\b`, 'giu'))].map((each) =>
    each[0].toLowerCase(),
  );
  const own = who
    .toLowerCase()
    .split(' ')
    .flatMap((word) => sameKin(word));
  return kin.length > 0 && !kin.some((word) => own.includes(word) || sameKin(word).some((same) => own.includes(same)));
}

/** Past forms that parents write here, and no rule of spelling finds. */
const PAST: Readonly<Record<string, string>> = {
  baked: 'bake', cooked: 'cook', fed: 'feed', played: 'play', read: 'read', walked: 'walk', sang: 'sing', danced: 'dance', built: 'build', made: 'make',
  drew: 'draw', painted: 'paint', gardened: 'garden', fished: 'fish', watched: 'watch', rode: 'ride', grew: 'grow', picked: 'pick', planted: 'plant',
  knitted: 'knit', swam: 'swim', did: 'do', went: 'go', goes: 'go', ate: 'eat', drank: 'drink', told: 'tell', collected: 'collect', counted: 'count', looked: 'look', listened: 'listen',
}; // prettier-ignore
const inPresent = (done: string): string => done.replace(/^[a-z]+/i, (verb) => PAST[verb.toLowerCase()] ?? verb);
