import { plainText } from '../facts/given-text.ts';
import { asMeant } from './as-meant.ts';
import { sentenceWeights } from './sentence-weight.ts';

/** A word of the parent's text, the clause and the sentence it stands in, and how much its sentence says about what is hard. */
export interface TypedWord {
  readonly word: string;
  readonly clause: number;
  readonly sentence: number;
  readonly weight: number;
}

/** Enough for the longest account of one problem: its beginning, and its end, where the question often stands. */
const MOST_AT_FIRST = 300;
const MOST_AT_LAST = 100;
/** After these words a parent names the cause: "since grandma died", "due to the move". */
const NAMES_CAUSE = new Set(['since', 'due']);
/** "Since then she's wet the bed": the cause was told before, and what follows came of it. */
const SINCE_WHAT_WAS_SAID = new Set(['then', 'that']);
const CAUSE_WORDS = 6;
const AS_CAUSE = 2;
const CLAUSE_ENDS = new Set(
  [', . ; : ! ? ( )'.split(' '), '\n', 'but because although though however except just only'.split(' ')].flat(),
);
const SENTENCE_ENDS = new Set(['.', '!', '?', '\n']);
const TOKEN = /[\p{L}\p{N}][\p{L}\p{M}\p{N}']*|[,.;:!?()\n]/gu;

/**
 * The words of a text that say what is hard. Clauses that say what is not ("not afraid of the dark", "the potty is
 * fine", "used to be shy") are left out, unless `all` of what is said counts, as it does of what went well.
 */
export function typedWords(text: string, all = false): TypedWord[] {
  const every = asMeant(plainText(text)).toLowerCase().match(TOKEN) ?? [];
  const tokens =
    every.length > MOST_AT_FIRST + MOST_AT_LAST
      ? [...every.slice(0, MOST_AT_FIRST), ...every.slice(-MOST_AT_LAST)]
      : every;
  const clauses: { sentence: number; words: string[]; because: boolean }[] = [
    { sentence: 0, words: [], because: false },
  ];
  const sentences: string[] = [''];
  for (const token of tokens) {
    const word = token.includes("'") ? token.replace(/'s$/, '').replaceAll("'", '') : token;
    // What follows "but" is another matter, and mostly the one that counts.
    if (SENTENCE_ENDS.has(token)) sentences.push('');
    else if (token === 'but') sentences.push('but ');
    else sentences[sentences.length - 1] += `${word} `;
    if (CLAUSE_ENDS.has(token))
      clauses.push({ sentence: sentences.length - 1, words: [], because: token === 'because' });
    else clauses.at(-1)?.words.push(word);
  }
  const weights = sentenceWeights(sentences, tokens.length);
  return clauses.flatMap(({ sentence, words, because }, clause) => {
    const kept = all ? words : withoutDenied(words);
    const weight = weights[sentence] ?? 1;
    const from = kept.findIndex((word, at) => NAMES_CAUSE.has(word) && !SINCE_WHAT_WAS_SAID.has(kept[at + 1] ?? ''));
    const caused = because ? 0 : from;
    return kept.map((word, at) => {
      const cause = caused >= 0 && at >= caused && at < caused + CAUSE_WORDS;
      return { word, clause, sentence, weight: cause ? weight * AS_CAUSE : weight };
    });
  });
}

const SARCASM =
  /\b(?:oh (?:great|joy|lovely|wonderful|good|goody)|what (?:fun|joy|a joy|a treat)|such (?:a )?(?:joy|fun|delight|treat|pleasure)|just (?:love|adore)s? (?:it )?(?:when|how)|(?:so|how) lovely|living the dream|yay|apparently|the highlight of)\b/i;

/** Whether praise in a text is likely to be meant the other way round. */
export const soundsSarcastic = (text: string): boolean => SARCASM.test(text.slice(0, 600));

const DENIAL =
  /^(.*?)\b(?:(?:is|was|are|were|am|s|be|been) ?(?:not|nt)|isnt|wasnt|arent|aint|not|never|no longer|doesnt seem|dont think) (?:(?:really|even|actually|at all|so|that|very|just|about|being|it|she|he|they|is|due to|because of|usually|because|the|a|an|her|his|their) )*(?:scared|afraid|frightened|worried|anxious|nervous|angry|jealous|shy|bothered|upset|about|because|due|problem|issue|dark|school|baby|bedtime|potty|food|screens?|tv|tablet)\b.*$/;
const NO_TROUBLE =
  /\b(?:no (?:problems?|trouble|issues?|worries|difficulty)|never a problem|fine|okay|ok|great|good|brilliant|happy) (?:with|at|about|on)\b.*$/;
const ALL_WELL =
  /^.*\b(?:is|are|was|were|goes|went|s) (?:all |just |totally |actually |mostly |now )?(?:fine|okay|ok|great|brilliant|no problem|good|sorted|easy|well)(?: now| already)?$/;
const WELL_DONE =
  /^.*\b(?:loves?|likes?|enjoys?|adores) (?:her |his |their |the |going to |being at |it at )?(?:school|nursery|preschool|bedtime|potty|vegetables|sharing|baby|the dark)\b.*$/;
/** What an adult of the family used to do is why it is hard now. */
const BEFORE =
  /\b(?:used to be|(?<!\b(?:dad|daddy|father|husband|partner|ex|boyfriend|stepdad|stepfather) )used to|previously|was once)\b.*$/;

/** The words of one clause less what it says is no trouble. */
function withoutDenied(words: readonly string[]): string[] {
  let clause = words.join(' ');
  if (ALL_WELL.test(clause) || WELL_DONE.test(clause)) return [];
  clause = clause.replace(DENIAL, '$1').replace(NO_TROUBLE, '').replace(BEFORE, '');
  return clause.split(' ').filter((word) => word !== '');
}
