import type { Clause } from './clauses.ts';
import { AID, named, type Said } from './said-to-help.ts';
import { A_CLAUSE, AND_THIS, LIST, NAMED_AFTER, NAMED_BEFORE, THIS_TOO, WITH } from './help-patterns.ts';
import { NO_HELP } from './help-words.ts';

/** "ear defenders, sitting at the end and music all help": the items before the one that has the verb. */
export function listAround(clauses: readonly Clause[], at: number, text: string): Clause[] {
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
export function listAfter(clauses: readonly Clause[], at: number, text: string): Clause[] {
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

/** What is done for a child in a hard moment, or by it: nobody notes it for any other reason. */
const COPING =
  /^(?:(?:showing|giving|offering|warning|reminding|letting|telling|holding|hugging|cuddling|distracting) (?:him|her|them|his hand|her hand|their hand|hands)\b|(?:holding|squeezing|hugging|chewing|stroking|rubbing) (?:an?|the|his|her|their|my) |(?:sitting|standing|staying|walking) (?:near|next to|beside|by|close to|downstairs|upstairs|at the (?:front|back|end|side)|on my)\b|listening to (?:music|an?|his|her|their|audio\w*|stories)\b|counting (?:to|with|backwards|down)\b|(?:deep|slow|belly) breath|breathing|texting (?:me|us|mum|dad)\b|(?:walking|driving|practising) the (?:route|way|walk)|packing (?:the|his|her|their) |making (?:a list|lists|a plan)|running with (?:his|her|their|me|mum|dad)|singing (?:to|with)\b)/i;
const MOST_WORDS = 9;

/** A note of things and doings and of nothing else: "headphones, sitting near the driver, texting me". */
export function listAlone(clauses: readonly Clause[]): Said[] {
  const items = clauses.flatMap((each) => each.text.split(LIST)).map((each) => each.trim());
  const isFragment = (each: string): boolean =>
    each.split(' ').length <= MOST_WORDS && !A_CLAUSE.test(each) && !NO_HELP.test(each) && !IS_TOLD.test(each);
  return items.every(isFragment) && items.some((each) => COPING.test(each))
    ? items.filter((each) => COPING.test(each) || AID.test(each) || !/^\w+ing\b/i.test(each)).map(named)
    : [];
}
