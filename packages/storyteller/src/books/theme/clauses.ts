import { isUnkind } from '../../facts/usable-phrase.ts';
import type { Mention, Token } from './entities.ts';
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
};
const VERBS =
  /^(?:is|has|can|can't|cannot|won't|will|doesn't|isn't|never|always|only|secretly|hates|keeps|would|forgets|must|likes|loves)$/;
/** A colour or a food may be hated aloud; a person or a place where children go may not. */
const MAY_HATE =
  /^hates? (?!(?:\S+ )*(?:him|her|them|me|you|brothers?|sisters?|mum|dad|mummy|daddy|granny|school|nursery|teachers?|girls?|boys?|people|children|kids|everyone|everybody|life|himself|herself)\b)/i;
const LONGEST_CLAUSE = 60;

/** The parent's own clause about the hero, word for word: "faints at tomato ketchup". */
export function clauseOf(
  hero: Mention | null,
  tokens: readonly Token[],
  text: string,
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
      ?.trim() ?? '';
  const third = Object.hasOwn(THIRD, verb.word) ? THIRD[verb.word] : undefined;
  const isVerb =
    third !== undefined ||
    VERBS.test(verb.typed.toLowerCase()) ||
    (/[a-z]s$/.test(verb.word) && !hero.plural) ||
    (relative && hero.plural);
  if (
    !isVerb ||
    rest.length < 4 ||
    rest.length > LONGEST_CLAUSE ||
    isUnkind(rest.replace(MAY_HATE, '')) ||
    /[^\p{L}\p{N} '-]/u.test(rest)
  )
    return null;
  if (rest.split(' ').some((each) => RUDE.test(each)) || /^(?:and|in|on|at|with|from|the|of)\b/i.test(rest))
    return null;
  if (hero.plural && third === undefined) {
    if (!/^[a-z]{2,12}$/.test(verb.word) || /(?:s|ed|ing)$/.test(verb.word)) return null;
    return {
      text: rest.replace(/^\S+/, (word) =>
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
