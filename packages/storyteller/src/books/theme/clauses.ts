import { isUnkind } from '../../facts/usable-phrase.ts';
import type { Entity, Theme } from '../theme.ts';
import type { Mention, Token } from './entities.ts';
import { mended } from './known-words.ts';
import { kindOf } from './noun-kind.ts';
import { RUDE } from './word-lists.ts';

const WANT =
  /\b(?:wants?|wanted|wishes|wish|dreams?|dreaming|learn(?:s|ing)?|can'?t|cannot|can not|couldn'?t|could not|hopes?|tr(?:ies|ying)|longs?)\s+(?:of |to |how to |be able to |she could |he could |it could |they could )*((?:[a-z'-]+ ?){1,6})/;
const UP_TO = /\s*\b(?:and|but|because|so|when|until|who|that|which|with my|for my|if)\b.*$/;

/** What the theme wishes or cannot do, base form: "be a penguin", "fly". */
export function wantIn(low: string): string | null {
  const want = WANT.exec(low)?.[1]?.replace(UP_TO, '').trim();
  if (want === undefined || want === '' || isUnkind(want) || want.split(' ').some((each) => RUDE.test(each)))
    return null;
  return want;
}

const THIRD: Readonly<Record<string, string>> = {
  are: 'is',
  have: 'has',
  do: 'does',
  "don't": "doesn't",
  "aren't": "isn't",
  were: 'was',
  go: 'goes',
  can: 'can',
  cannot: 'cannot',
  "can't": "can't",
  will: 'will',
  "won't": "won't",
  would: 'would',
  "wouldn't": "wouldn't",
  must: 'must',
};
const VERBS =
  /^(?:is|has|can|can't|cannot|won't|will|doesn't|isn't|never|always|only|secretly|hates|keeps|would|wouldn't|forgets|must|likes|loves)$/;
/** A colour or a food may be hated aloud; a person or a place where children go may not. */
const MAY_HATE =
  /^hates? (?!(?:\S+ )*(?:him|her|them|me|you|brothers?|sisters?|mum|dad|mummy|daddy|granny|school|nursery|teachers?|girls?|boys?|people|children|kids|everyone|everybody|life|himself|herself)\b)/i;
const LONGEST_CLAUSE = 60;
/** Words in -s that say where or how often, and no verb. */
const NO_VERB =
  /^(?:upstairs|downstairs|indoors|outdoors|sometimes|always|across|besides|perhaps|nights|days|pyjamas|this|its|his|hers|ours|theirs|towards|afterwards|backwards|forwards)$/;
/** Past tenses without -ed, which after "who" are told as they stand. */
const PAST =
  /^(?:ate|took|stole|found|lost|won|sang|swam|flew|fell|grew|made|built|bought|sold|wore|gave|forgot|drank|hid|said|saw|went|came|ran|told|thought|kept|caught|taught|left|lived|had|was|got|broke|met|read|rode|slept|spoke|woke|wrote|drew|drove|knew|fed|dug|bit|began|became|could|couldn't|did|didn't)$/;
/** "a lion with no roar", "a reindeer with a cold": what somebody has or has not. */
const HAS =
  /^(?:(?=(?:made|built|knitted|carved) (?:out of|of|from) |(?:looking|searching|waiting|hoping) for |(?:wearing|having|eating|collecting|selling|driving|flying|riding|juggling|carrying) )|with (?=no |an? (?:\p{L}+ ){0,3}\p{L}+$|(?:squeaky|noisy|smelly|magic|purple|odd|invisible|enormous|tiny|stripy|spotty|itchy|ticklish|cold|wobbly) \p{L}+s$)|without (?:an? |any |his |her |its )?)/iu;

/**
 * Whether an entity is only what somebody's clause speaks of: the hotel of "a squirrel opens a hotel", not the moon of "a
 * cow goes to the moon".
 */
export const isSpokenOf = ({ clause }: Theme, { word, known }: Entity): boolean =>
  clause !== null &&
  (!known && / (?:an?|his|her) /.test(clause)
    ? clause.includes(word)
    : new RegExp(String.raw`(?<!\b(?:to|into|visits|explores)(?: the| an?)?(?: [a-z]+)?) ${word}\b`, 'i').test(
        ` ${clause}`,
      ));

/** "a llama in pyjamas": what somebody is in is worn when it is clothing. */
function wears(rest: string): string | null {
  const worn = /^in ((?:(?:an?|his|her|the|big|little|small|red|blue|yellow|green|pink|purple) )*(\p{L}+))$/iu.exec(
    rest,
  );
  const word = worn?.[2]?.toLowerCase() ?? '';
  return worn && (WORN.test(word) || (kindOf(word)?.kind.sort === 'clothing' && !PLACES_AS_WELL.test(word)))
    ? `wears ${worn[1] ?? ''}`
    : null;
}
/** An arctic is a boot as well, as the dictionary has it. */
const PLACES_AS_WELL = /^(?:arctic|jersey|panama)$/;
const WORN =
  /^(?:pyjamas|wellies|boots|glasses|sunglasses|tutu|hat|crown|disguise|slippers|socks|armour|helmet|wig|cape|costume|dress)$/;

const isSaid = (rest: string): boolean =>
  !isUnkind(rest.replace(MAY_HATE, '')) &&
  !/[^\p{L}\p{N} '-]/u.test(rest) &&
  !rest.split(' ').some((each) => RUDE.test(each));

/** The parent's own clause about the hero, word for word: "faints at tomato ketchup". */
export function clauseOf(
  hero: Mention | null,
  tokens: readonly Token[],
  text: string,
  /** Whether a clause from a token on names somebody, who is then met and not had. */
  heldBySomebody: (from: number) => boolean,
): { text: string; from: number } | null {
  if (!hero) return null;
  let at = hero.to;
  const relative = /^(?:who|that|which)$/.test(tokens[at]?.word ?? '');
  if (relative) at++;
  const verb = tokens[at];
  if (!verb || verb.breaks) return null;
  const rest =
    text
      .slice(verb.at)
      .split(/[.!?;,]/)[0]
      ?.replace(/ and (?:an?|the|his|her) \p{L}+ (?:who|that|which) .*$/iu, '')
      .replace(/(?<!\p{L})\p{Ll}{5,}(?!\p{L})/gu, mended)
      .trim() ?? '';
  // "a duck in wellies" wears them, "a bear with no hat" has none.
  if (!relative && !hero.plural && (/^with(?:out| no) /i.test(rest) || !heldBySomebody(at))) {
    const has =
      wears(rest) ?? rest.replace(HAS, (word) => (word === '' ? 'is ' : /^without/i.test(word) ? 'has no ' : 'has '));
    if (has !== rest && has.length <= LONGEST_CLAUSE && isSaid(has)) return { text: has, from: at };
  }
  const third = Object.hasOwn(THIRD, verb.word) ? THIRD[verb.word] : undefined;
  if (NO_VERB.test(verb.word) && third === undefined && !(relative && VERBS.test(verb.word))) return null;
  const isVerb =
    third !== undefined ||
    VERBS.test(verb.typed.toLowerCase()) ||
    (relative && (PAST.test(verb.typed.toLowerCase()) || /[a-z]ed$/.test(verb.word))) ||
    (/[a-rt-z]s$/.test(verb.word) && !hero.plural) ||
    (relative && hero.plural);
  if (!isVerb || rest.length < 4 || rest.length > LONGEST_CLAUSE || !isSaid(rest)) return null;
  if (/^(?:and|in|on|at|with|from|the|of)\b/i.test(rest)) return null;
  // What is past is past of one and of many.
  if (relative && (PAST.test(verb.typed.toLowerCase()) || /[a-z]ed$/.test(verb.word)))
    return { text: rest.replace(/^were\b/, 'was'), from: at };
  if (hero.plural && third === undefined) {
    if (!/^[a-z]{2,12}$/.test(verb.word) || /(?:s|ed|ing)$/.test(verb.word)) return null;
    return {
      text: rest.replace(
        /(?<=^(?:(?:never|always|only|often|sometimes|secretly|really) )?)(?!(?:never|always|only|often|sometimes|secretly|really) )\S+/,
        (word) =>
          /(?:[sxz]|ch|sh|o)$/.test(word)
            ? `${word}es`
            : /[^aeiou]y$/.test(word)
              ? `${word.slice(0, -1)}ies`
              : `${word}s`,
      ),
      from: at,
    };
  }
  return { text: third === undefined ? rest : rest.replace(/^\S+/, third), from: at };
}
