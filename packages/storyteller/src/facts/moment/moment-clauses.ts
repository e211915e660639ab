import { toldSentences } from '../given-text.ts';

/** A clause that says when it is hard: "when" and "she takes his toys", with what the parent wrote before it. */
export interface MomentClause {
  readonly conjunction: 'when' | 'after' | 'before';
  /** As typed, without the conjunction. */
  readonly said: string;
  /** Everything before it, in which whoever "she" is was spoken of. */
  readonly before: string;
}

const CONJUNCTION =
  /\b(when(?:ever)?(?: (?=ever))?|(?<!\bas )if|every ?time|each time|any ?time|as soon as|the (?:moment|minute|second)(?= (?:i|we|he|she|they|the|his|her|it|some)\b)|(?<!the day |the night |the week |soon |right |look(?:s|ed|ing)? |long |ask(?:s|ed|ing)? )after|(?<!the day |the night |the week |hours? |minutes? |while |weeks? |months? |years? |long |like |than |ever |never )before) (?=\S)/gi;
const AS: Readonly<Record<string, MomentClause['conjunction']>> = { after: 'after', before: 'before' };

/** What is told as going well is no trouble, and what once was is over. */
export const IS_WELL =
  /\b(?:(?:is|'s) (?:fine|ok|okay|good|great|happy|lovely|better|calm)|(?:fine|ok|okay|better|happy|calm|calmer) (?:when|if|after|once|as soon as)|good (?:when|if|after)|loves|likes|enjoys|helps|helped|stops|calms? down|settles?|used to|no (?:problem|trouble)|only \w+s|happily|(?:will|'ll) only|falls asleep|can do|by (?:him|her|them)sel(?:f|ves))\b|^\W*(?:fine|great|good|happy)\b/i;
/** What is asked of the app, and when something began: "what to do when", "started when he was two". */
const NOT_OF_NOW =
  /\b(?:what (?:can|do|should|to)|how (?:can|do|should|to)|not sure|don't know|dont know|know|started|start|began|since|ever since|happen(?:s|ed)?|until|ask(?:s|ed|ing)?(?: me| us)?|wonders?|(?:can['’]?t|cannot|can not|could(?: ?n['’]?t| not)|never|able to) (?:yet )?(?:tell|see|say|work out)|tell(?:s|ing)? (?:me|us)|remembers?|see|wants to know|asking|last (?:time|week|month|year|night|summer|winter|\w+day)|yesterday|one day) *$/i;
/** "When I say no he screams": where the clause of the child itself begins. */
const MAIN_CLAUSE =
  /(?:,| (?:then|and)(?= (?:he|she|they)\b)| (?=(?:he|she|they)(?:'s| (?:just |always |never |often |still |really )?(?:won't|wont|can't|cant|will|don't|dont|doesn't|doesnt|lose|cry|scream|get|hit|[a-z]+s)\b)))/i;
/** "Has to have his injections before school": before it begins, in September, and not on a morning. */
export const DUE_BEFORE =
  /\b(?:injections?|jabs?|boosters?|vaccin\w*|immuni[sz]ations?|check-?ups?)(?: (?:done|due))?\s*$/i;
/** "When we feed the ducks he tells me": that is where a child speaks of it, and not where it is hard. */
const CONFIDES = /^\W*(?:then )?(?:he|she|they) (?:tells?|told) (?:me|us)\b/i;
const MOST_READ = 3;

/** What somebody says is no moment: "when the lady has no face", as a dream is told. */
const QUOTED = /["“”][^"“”\n]*["“”]/g;

/** The clauses of a problem that say when it is hard, in the order in which they were written. */
export function momentClauses(problem: string): MomentClause[] {
  let before = '';
  const found: MomentClause[] = [];
  for (const sentence of toldSentences(problem.replace(QUOTED, ' ')).slice(0, MOST_READ)) {
    for (const match of sentence.matchAll(CONJUNCTION)) {
      const head = sentence.slice(0, match.index);
      // "Is fine at nursery but when he gets home he screams" begins once more.
      const isFirst =
        /(?:\b(?:but|and|so|because)|,)\s*$/i.test(head) ||
        !/\p{L}/u.test(head.replace(/^\W*(?:so|and|but|well|basically|now|also|always|even|especially)\b/i, ''));
      const rest = sentence.slice(match.index + match[0].length);
      const said = isFirst ? rest.slice(0, MAIN_CLAUSE.exec(rest)?.index ?? rest.length) : rest;
      const main = isFirst ? rest.slice(said.length) : head;
      if (isFirst && CONFIDES.test(main)) continue;
      if (match[1]?.toLowerCase() === 'before' && DUE_BEFORE.test(head)) continue;
      if (NOT_OF_NOW.test(head) || IS_WELL.test(isFirst ? main : lastClause(head))) continue;
      found.push({
        conjunction: AS[match[1]?.toLowerCase() ?? ''] ?? 'when',
        said: said.trim(),
        before: `${before} ${head}`.trim(),
      });
    }
    before = `${before} ${sentence}.`;
  }
  return found;
}

/** "Is fine at home but screams": what stands last is what the clause goes with. */
export const lastClause = (head: string): string => head.split(/[,;]| but /i).at(-1) ?? head;
