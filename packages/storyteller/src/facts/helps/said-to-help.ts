import {
  NAMED_AFTER,
  IF_HE,
  IF_GROWN,
  AFTER,
  BEFORE,
  IN_TURN,
  AND_SO,
  NEEDS_FIRST,
  NO_DOING,
  EASED,
  NAMED_BEFORE,
  TO,
  WITH,
  BETTER_WITH,
  EASIER,
  FINDS,
  HABIT,
  LETS,
  LIKES_ME_TO,
  NOBODY_ELSE,
  A_CLAUSE,
  LIST,
} from './help-patterns.ts';
import { COND, GROWN, MOMENT } from './help-words.ts';
import { personAtHead } from '../people/person-at-head.ts';
import { inOtherWords } from './in-other-words.ts';

/** What a clause says helps, and who does it as far as that is said. */
export interface Said {
  /** What is done or given: "squeezing her bunny's ear", "cover her ears", "a hot bath". */
  readonly said: string;
  /** A clause without its subject ("cover her ears"), or a thing or doing that stands for itself. */
  readonly form: 'clause' | 'named';
  /** Who does it: the child, a grown-up as the parent calls that person ("i", "grandma"), nobody said. */
  readonly by: 'child' | { readonly grown: string } | 'unsaid';
}

/** "If his food isn't touching he's fine": a no that says what helps, where there are words for it. */
export function helpsInANo(text: string): Said[] {
  const said = (BEFORE.exec(text) ?? AFTER.exec(text))?.at(-1);
  return said !== undefined && inOtherWords(said) !== undefined ? [named(said)] : [];
}

/** Something that is done, by whoever it is said of, or a thing that stands for itself. */
export const named = (said: string): Said => {
  const doer = DOING_IT.exec(said);
  if (!doer) return { said, form: TO_BE_DONE.test(said) ? 'clause' : 'named', by: 'unsaid' };
  const grown = /^(?:me|us)$/i.test(doer[1] ?? '') ? (doer[1]?.toLowerCase() === 'us' ? 'we' : 'i') : (doer[1] ?? '');
  return { said: doer[2] ?? '', form: 'clause', by: { grown } };
};
/** "pull up the hood of her coat": what is to be done, and no thing. */
const TO_BE_DONE =
  /^(?:pull|put|push|hold|cover|sing|read|rub|stroke|squeeze|turn|dim|give|show|tell|let|wrap|tuck|press|tap|blow|breathe|keep|draw|write|hum|stay|sit|stand|listen|warn|offer|ask|wear|carry|bring|chew) (?:up|down|on|off|in|out|to|for|with|by|near|next|at|the|an?|his|her|their|him|them|it|slowly|together|some|two|three)\b(?! (?:timer|chart|toy|book))/i;
/** "me holding him tight", "having Grandad tell jokes" */
const DOING_IT = new RegExp(String.raw`^(?:having )?(me|us|${GROWN}) (\w{2,}ing .+)$`, 'i');

/** "It is easier with the detangling spray" */
const IT_IS_EASIER =
  /^(?:it|this|that)(?:'s| is| goes| went|'s been| gets) (?:\w+ ){0,2}(?:easier|better|quicker|calmer|smoother) (?:with|by|after) (.+)$/i;

const BEARS = /\b(?:copes?|manages?|fine|ok|okay|happy|good|alright) (?:with|in|at) (?!.* by )/i;

/** What a note of nothing else tells to help. */
export const AID =
  /^(?:(?:his|her|their|a|an|the) )?(?:white noise(?: machine)?(?: on)?|(?:brown|pink) noise|numbing cream|magic cream|(?:movement|brain|sensory) breaks?|hot water bottle|black[- ]?out blinds?|lavender(?: spray| oil)?|worry (?:dolls?|jar|box|book|monster)|(?:sticker|reward) chart|calm(?:ing)? (?:corner|box|jar)|glitter jar|bubbles|deep breath(?:s|ing)|detangler(?: spray)?|detangling spray|deep pressure|weighted lap pad|social stor(?:y|ies)|straw|bubble machine|a fan|hair ?band|swim nappy|wet ?wipes|a high[- ]five)$/i;

/** "When he is cross, singing helps": the moment before what helps. */
const A_MOMENT = new RegExp(String.raw`^${MOMENT}.*?,? (?=\w+ing\b|an? |the |i |we |it )`, 'i');

/** What a clause says to help, in whichever way it is said. */
export function helpsIn(text: string): Said[] {
  if (AID.test(text)) return [named(text)];
  if (IS_FOUND_HARD.test(text)) return [];
  const so = /^so do(?:es)? (.+)$/i.exec(text)?.[1];
  if (so !== undefined && !A_CLAUSE.test(so)) return [named(so)];
  const plain = text.replace(A_MOMENT, '');
  const lets = LETS.exec(plain);
  if (lets) return [{ said: lets[2] ?? '', form: 'clause', by: { grown: lets[1] ?? '' } }];
  const after = NAMED_AFTER.exec(plain);
  if (after?.[1] !== undefined) return clauseOr(after[1], true);
  const to = TO.exec(plain) ?? EASIER.exec(plain);
  if (to?.[1] !== undefined) return [{ said: to[1], form: 'clause', by: 'unsaid' }];
  const when = AFTER.exec(plain) ?? BEFORE.exec(plain);
  if (when) {
    const said = when.at(-1) ?? '';
    const clause = clauseOf(said);
    if (clause) return [clause];
    if (
      /^\w+ing\b/i.test(said) ||
      (/ after (?:an?|his|her|their|some) /i.test(plain) && /^(?:an?|his|her|their|some) /i.test(said))
    )
      return [named(said)];
  }
  const easier = IT_IS_EASIER.exec(plain)?.[1];
  if (easier !== undefined) return clauseOr(easier, true);
  const better = BETTER_WITH.exec(plain)?.[1];
  if (better !== undefined) return clauseOr(better.replace(/ on$/i, ''), true);
  const by = WITH.exec(plain)?.[1];
  // "Copes with loud noise", "is fine with Grandma": what is borne, and nothing that helps.
  if (by !== undefined) return BEARS.test(plain) ? [] : clauseOr(by, true);
  const finds = FINDS.exec(plain)?.[1];
  if (finds !== undefined) return clauseOr(finds, true);
  const habit = HABIT.exec(plain)?.[1];
  if (habit !== undefined) {
    const asked = LIKES_ME_TO.exec(habit);
    if (asked)
      return [{ said: asked[2] ?? '', form: 'clause', by: { grown: asked[1] === 'me' ? 'i' : (asked[1] ?? '') } }];
    return [{ said: habit.replace(/^likes? (?:to )?/i, ''), form: 'clause', by: 'child' }];
  }
  const first = NEEDS_FIRST.exec(plain)?.[1];
  if (first !== undefined)
    return first.startsWith('to ') ? [{ said: first.slice(3), form: 'clause', by: 'child' }] : [named(first)];
  const turn = IN_TURN.exec(plain)?.[1] ?? AND_SO.exec(plain)?.[1];
  if (turn !== undefined && !ON_ONE_DAY.test(turn)) {
    const clause = clauseOf(turn.replace(new RegExp(`^${COND} `, 'i'), ''));
    if (clause) return clause.by === 'child' && NO_DOING.test(clause.said) ? [] : [clause];
    if (plain.includes(',')) return /^(?:just|only) /i.test(text) ? [] : clauseOr(turn.split(',')[0] ?? '', false);
  }
  const before = EASED.test(plain) ? NAMED_BEFORE.exec(plain)?.[1] : undefined;
  // "Taking a break and coming back works": one thing in two steps.
  if (
    before !== undefined &&
    /^\w+ing\b[^,]* and \w+ing\b/i.test(before) &&
    /\b(?:works|helps|calms|settles|does)\b/i.test(plain)
  )
    return [named(before.replace(/ and (?:coming|going) back$/i, ''))];
  return before === undefined || /^(?:has|have|it|also|which|that)$/i.test(before) || isSomebody(before)
    ? []
    : clauseOr(before, true);
}

/** "We went to the settling in morning in July and he was ok": that was once, and no help for another day. */
const ON_ONE_DAY =
  /^(?:we|i) (?:went|took|had|drove|visited)\b|\b(?:yesterday|last (?:week|month|year|summer|night)|in (?:january|february|march|april|may|june|july|august|september|october|november|december))\b/i;

/** "Finds group work at school hard": work, and nothing that works. */
const IS_FOUND_HARD =
  /\bfinds? (?!(?:that|it helps)\b)[^,]*\b(?:hard|difficult|tricky|tough|stressful|boring|scary|too much)\b(?![^]*\b(?:helps?|calms?|easier|better)\b)/i;

/** "Her feet on a step": where they are put, and no clause. */
export const OWN_BODY_PUT =
  /^(?:his|her|their) (feet|foot|hands?|head|legs?|arms?|fingers?|hood|eyes|back) (on|over|in|under|against|up|shut|closed)\b ?(.*)$/i;

/** "His big sister Anna helps": who it is, and no thing. */
const isSomebody = (said: string): boolean => personAtHead(`${said} helps`, '')?.rest === 'helps';

/** A clause with somebody who does it, or things and doings that stand for themselves. */
function clauseOr(said: string, isList: boolean): Said[] {
  // "The school nurse helps her": that she is one is nothing that she does.
  if (NOBODY_ELSE.test(said.trim())) return [];
  if (OWN_BODY_PUT.test(said)) return [{ said, form: 'named', by: 'unsaid' }];
  const clause = clauseOf(said.replace(/^(?:when|if|that) /i, ''));
  if (clause) return [clause];
  if (A_CLAUSE.test(said)) return [];
  return (isList ? said.split(LIST) : [said]).filter((each) => each.trim() !== '').map((each) => named(each.trim()));
}

function clauseOf(all: string): Said | undefined {
  const said = all.replace(/ and (?:he|she|they) .*$/i, '');
  if (/ (?:with|to|for|and|the|it with)$/i.test(said)) return undefined;
  const he = IF_HE.exec(said);
  if (he) return { said: wholeVerb(he[2] ?? ''), form: 'clause', by: 'child' };
  const grown = IF_GROWN.exec(said);
  return grown ? { said: wholeVerb(grown[2] ?? ''), form: 'clause', by: { grown: grown[1] ?? '' } } : undefined;
}

const wholeVerb = (verb: string): string =>
  verb.replace(/^'s (?=had|been|got|eaten|done|seen)/i, 'has ').replace(/^'(?:s|re) /i, 'is ');
