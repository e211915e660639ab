import { plainText } from '../facts/given-text.ts';

/** A word of the parent's text and the clause it stands in. */
export interface TypedWord {
  readonly word: string;
  readonly clause: number;
}

/** Enough for the longest account of one problem; what comes later adds nothing to the choice. */
const MOST_WORDS = 900;
const CLAUSE_END = /[,.;:!?()\n]|^(?:but|because|although|though|however|except|just|only)$/;
const TOKEN = /[\p{L}\p{N}][\p{L}\p{M}\p{N}']*|[,.;:!?()\n]/gu;

/**
 * The words of a text that say what is hard. Clauses that say what is not ("not afraid of the dark", "the potty is
 * fine", "used to be shy") are left out, unless `all` of what is said counts, as it does of what went well.
 */
export function typedWords(text: string, all = false): TypedWord[] {
  const tokens = (plainText(text).toLowerCase().match(TOKEN) ?? []).slice(0, MOST_WORDS);
  const clauses: string[][] = [[]];
  for (const token of tokens) {
    if (CLAUSE_END.test(token)) clauses.push([]);
    else clauses.at(-1)?.push(token.replace(/'s$/, '').replaceAll("'", ''));
  }
  return clauses.flatMap((words, clause) => {
    const kept = all ? words : withoutDenied(words);
    return kept.map((word) => ({ word, clause }));
  });
}

const DENIAL =
  /^(.*?)\b(?:(?:is|was|are|were|am|s|be|been) ?(?:not|nt)|isnt|wasnt|arent|aint|not|never|no longer|doesnt seem|dont think) (?:(?:really|even|actually|at all|so|that|very|just|about|being|it|she|he|they|is|due to|because of|usually|because|the|a|an|her|his|their) )*(?:scared|afraid|frightened|worried|anxious|nervous|angry|jealous|shy|bothered|upset|about|because|due|problem|issue|dark|school|baby|bedtime|potty|food|screens?|tv|tablet)\b.*$/;
const NO_TROUBLE =
  /\b(?:no (?:problems?|trouble|issues?|worries|difficulty)|never a problem|fine|okay|ok|great|good|brilliant|happy) (?:with|at|about|on)\b.*$/;
const ALL_WELL =
  /^.*\b(?:is|are|was|were|goes|went|s) (?:all |just |totally |actually |mostly |now )?(?:fine|okay|ok|great|brilliant|no problem|good|sorted|easy|well)(?: now| already)?$/;
const WELL_DONE =
  /^.*\b(?:loves?|likes?|enjoys?|adores) (?:her |his |their |the |going to |being at |it at )?(?:school|nursery|preschool|bedtime|potty|vegetables|sharing|baby|the dark)\b.*$/;
/** Somebody else who moves house. */
const OTHERS_MOVE =
  /\b(?:friends?|neighbours?|neighbors?|cousins?|teachers?|pal|buddy|bestie) (?:(?:is|are|has|have|just|recently) )*(?:moving|moved|moves|leaving|left)\b.*$/;
const BEFORE = /\b(?:used to be|used to|previously|was once)\b.*$/;

/** The words of one clause less what it says is no trouble. */
function withoutDenied(words: readonly string[]): string[] {
  let clause = words.join(' ');
  if (ALL_WELL.test(clause) || WELL_DONE.test(clause)) return [];
  clause = clause.replace(DENIAL, '$1').replace(NO_TROUBLE, '').replace(BEFORE, '').replace(OTHERS_MOVE, '');
  return clause.split(' ').filter((word) => word !== '');
}
