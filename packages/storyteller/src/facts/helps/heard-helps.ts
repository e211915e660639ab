import {
  NAMED_AFTER,
  IF_HE,
  IF_GROWN,
  AFTER,
  BEFORE,
  IN_TURN,
  AND_SO,
  AND_THIS,
  THIS_TOO,
  NEEDS_FIRST,
  NO_DOING,
  NAMED_BEFORE,
  TO,
  WITH,
  EASIER,
  FINDS,
  HABIT,
  LETS,
  LIKES_ME_TO,
  NOBODY_ELSE,
  A_CLAUSE,
  LIST,
} from './help-patterns.ts';
import { COND, GROWN, KIN, MOMENT, NO_HELP } from './help-words.ts';
import { inOtherWords } from './in-other-words.ts';
import { clausesOf, type Clause } from './clauses.ts';

/** What helps, in the parent's words, and who does it as far as that is said. */
export interface HeardHelp {
  /** What is done or given: "squeezing her bunny's ear", "cover her ears", "a hot bath". */
  readonly said: string;
  /** A clause without its subject ("cover her ears"), or a thing or doing that stands for itself. */
  readonly form: 'clause' | 'named';
  /** Who does it: the child, a grown-up as the parent calls that person ("i", "grandma"), nobody said. */
  readonly by: 'child' | { readonly grown: string } | 'unsaid';
  /** The parent's own words for all of it, to be shown where it found no place. */
  readonly words: string;
}

/** What helps, in the order it is said. `childName` is a subject as "he" is. */
export function heardHelps(sentence: string, childName: string): HeardHelp[] {
  const clauses = clausesOf(sentence);
  const taken = new Set<number>();
  const found: HeardHelp[] = [];
  // The whole before the parts only where two clauses say it together: "I sing and she calms down".
  for (const size of [1, 2, 3]) {
    for (let at = 0; at + size <= clauses.length; at++) {
      const window = clauses.slice(at, at + size);
      if (window.some((each) => taken.has(each.from)) || /^(?:who|whose)\b/i.test(window[0]?.text ?? '')) continue;
      const text = asChild(window.map((each) => each.text).join(' , '), childName);
      const read = NO_HELP.test(text) ? helpsInANo(text) : helpsIn(text);
      if (read.length === 0) continue;
      const items = size === 1 ? [...listAround(clauses, at, text), ...listAfter(clauses, at, text)] : [];
      const all = [...window, ...items];
      for (const each of all) taken.add(each.from);
      const whole = wordsOf(sentence, all);
      const several = [...read, ...items.flatMap((each) => each.text.split(LIST)).map((each) => named(each.trim()))];
      // Of several things that help, each is shown by itself.
      found.push(...several.map((each) => ({ ...each, words: several.length === 1 ? whole : each.said })));
    }
  }
  return found;
}

/** "If his food isn't touching he's fine": a no that says what helps, where there are words for it. */
function helpsInANo(text: string): Said[] {
  const said = (BEFORE.exec(text) ?? AFTER.exec(text))?.at(-1);
  return said !== undefined && inOtherWords(said) !== undefined ? [named(said)] : [];
}

type Said = Omit<HeardHelp, 'words'>;
const named = (said: string): Said => {
  const doer = DOING_IT.exec(said);
  if (!doer) return { said, form: 'named', by: 'unsaid' };
  const grown = /^(?:me|us)$/i.test(doer[1] ?? '') ? (doer[1]?.toLowerCase() === 'us' ? 'we' : 'i') : (doer[1] ?? '');
  return { said: doer[2] ?? '', form: 'clause', by: { grown } };
};
/** "me holding him tight", "having Grandad tell jokes" */
const DOING_IT = new RegExp(String.raw`^(?:having )?(me|us|${GROWN}) (\w{2,}ing .+)$`, 'i');

const BEARS = /\b(?:copes?|manages?|fine|ok|okay|happy|good|alright) (?:with|in|at) (?!.* by )/i;

/** What a note of nothing else tells to help. */
const AID =
  /^(?:(?:his|her|their|a|an|the) )?(?:white noise(?: machine)?(?: on)?|(?:brown|pink) noise|numbing cream|magic cream|(?:movement|brain|sensory) breaks?|hot water bottle|black[- ]?out blinds?|lavender(?: spray| oil)?|worry (?:dolls?|jar|box|book|monster)|(?:sticker|reward) chart|calm(?:ing)? (?:corner|box|jar)|glitter jar|bubbles|deep breath(?:s|ing)|detangler(?: spray)?|detangling spray|deep pressure|weighted lap pad|social stor(?:y|ies)|straw|bubble machine|a fan|hair ?band|swim nappy|wet ?wipes|a high[- ]five)$/i;

function helpsIn(text: string): Said[] {
  if (AID.test(text)) return [named(text)];
  const so = /^so do(?:es)? (.+)$/i.exec(text)?.[1];
  if (so !== undefined && !A_CLAUSE.test(so)) return [named(so)];
  const plain = text.replace(new RegExp(String.raw`^${MOMENT}.*?,? (?=\w+ing\b|an? |the |i |we |it )`, 'i'), '');
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
  if (turn !== undefined) {
    const clause = clauseOf(turn.replace(new RegExp(`^${COND} `, 'i'), ''));
    if (clause) return clause.by === 'child' && NO_DOING.test(clause.said) ? [] : [clause];
    if (plain.includes(',')) return /^(?:just|only) /i.test(text) ? [] : clauseOr(turn.split(',')[0] ?? '', false);
  }
  const before = NAMED_BEFORE.exec(plain)?.[1];
  return before === undefined || /^(?:has|have|it|also|which|that)$/i.test(before) ? [] : clauseOr(before, true);
}

/** A clause with somebody who does it, or things and doings that stand for themselves. */
function clauseOr(said: string, isList: boolean): Said[] {
  const clause = clauseOf(said.replace(/^(?:when|if|that) /i, ''));
  if (clause) return [clause];
  if (A_CLAUSE.test(said) || NOBODY_ELSE.test(said.trim())) return [];
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

/** "ear defenders, sitting at the end and music all help": the items before the one that has the verb. */
function listAround(clauses: readonly Clause[], at: number, text: string): Clause[] {
  const isNamed = NAMED_BEFORE.test(text) && !A_CLAUSE.test(text);
  if (!isNamed || !(clauses[at]?.joined || / (?:and|or) /i.test(text))) return [];
  const items: Clause[] = [];
  for (let n = at - 1; n >= 0; n--) {
    const each = clauses[n];
    if (
      !each ||
      each.text.split(' ').length > 7 ||
      A_CLAUSE.test(each.text) ||
      NO_HELP.test(each.text) ||
      IS_TOLD.test(each.text)
    )
      break;
    items.unshift(each);
    if (!each.listed) break;
  }
  return items;
}
/** "What helps: space, dim lights and music": the items behind the one that has the verb. */
function listAfter(clauses: readonly Clause[], at: number, text: string): Clause[] {
  const rest = clauses.slice(at + 1);
  if (!NAMED_AFTER.test(text) && !WITH.test(text)) {
    const others = rest.findIndex((each) => AND_THIS.exec(each.text) === null && THIS_TOO.exec(each.text) === null);
    return (others === -1 ? rest : rest.slice(0, others))
      .map((each) => ({ ...each, text: (AND_THIS.exec(each.text)?.[1] ?? each.text).replace(THIS_TOO, '$1') }))
      .filter((each) => !A_CLAUSE.test(each.text) && !NO_HELP.test(each.text));
  }
  const end = rest.findIndex(
    (each) =>
      !each.listed ||
      each.text.split(' ').length > 6 ||
      A_CLAUSE.test(each.text) ||
      NO_HELP.test(each.text) ||
      IS_TOLD.test(each.text) ||
      /^no\b/i.test(each.text),
  );
  return end === -1 ? rest : rest.slice(0, end);
}
const IS_TOLD =
  /^(?:autistic|adhd|has|is|loves?|likes?|aged?|uses|wears|lives|hates?|only|\d)\b|\b(?:helps?|is|are|loves|likes|hates)\b/i;

/** "Auntie Jo holds her hand": which aunt it is, the helpers know. */
const OWN_NAME = new RegExp(
  String.raw`\b((?:[Hh]is |[Hh]er |[Tt]heir |[Mm]y )?(?:${KIN.split('|')
    .map((word) => `[${word.charAt(0).toUpperCase()}${word.charAt(0)}]${word.slice(1)}`)
    .join(
      '|',
    )}|[Ss]ister|[Bb]rother|[Tt]eacher|[Kk]ey worker|[Cc]hildminder|TA)),? (?:Mrs |Mr |Ms |Miss )?\p{Lu}\p{Ll}+(?='s\b| )`,
  'gu',
);

const asChild = (text: string, childName: string): string =>
  withoutOwnNames(
    childName === ''
      ? text
      : text.replace(
          new RegExp(String.raw`(?<![\p{L}])${childName.replace(/[^\p{L} -]/gu, '.')}(?!['\p{L}])`, 'giu'),
          'they',
        ),
  );
const withoutOwnNames = (text: string): string => text.replace(OWN_NAME, '$1');

function wordsOf(sentence: string, clauses: readonly Clause[]): string {
  const from = Math.min(...clauses.map((each) => each.from));
  const to = Math.max(...clauses.map((each) => each.to));
  return sentence.slice(from, to).trim();
}
