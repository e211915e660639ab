import type { AgeBand } from '@storylantern/contract';
import { escaped } from '../../words/escaped.ts';
import { stumbles } from '../../words/stumbles.ts';
import { deedDone } from '../deed-done.ts';
import type { ToldFact } from '../told-fact.ts';
import { achievedIn, retoldWhole } from './achieved.ts';
import type { Clause } from './clauses.ts';
import { inFewer, restOf, TIMED } from './cuts.ts';
import { retold, type Whose } from './retold.ts';
import { ROOM } from './room.ts';
import { inSentences, joined, type Deed } from './sentences.ts';

/** A game that was lost is where something was managed: "lost at Uno and said good game". */
const LOST = /^lost (?:at|against|to|the|a|\{his\}) (?!.*\b(?:tooth|teeth|temper|way|cool)\b)/;
function lostIn({ who, rest }: Clause, whose: Whose, most: number): string | undefined {
  const said = who === 'child' && /^lost\b/i.test(rest) ? retold(rest.replace(/^L/, 'l'), whose) : undefined;
  return said !== undefined && LOST.test(said) && said.split(' ').length <= most ? said : undefined;
}

/** What went wrong is told with how it went on: "burned the first rice and started again". */
const MISHAP =
  /^(?:(?:he|she|they) )?(?:failed|burn(?:ed|t)|fell(?: (?:off|over|down|in))?|dropped|spill?(?:ed|t)|tripped|forgot|missed|lost|got (?:\w+ )?(?:wrong|stuck|lost)|made a mistake|messed up|went wrong|slipped|stumbled|wobbled)\b/i;
const WENT_ON =
  /^(?:(?:just|then|still|simply|straight|did) )*(?:started (?:again|over|afresh)|got it\b|passed\b|tried (?:it )?again|began again|(?:got|climbed|jumped) (?:straight |right )?(?:back )?(?:up|on)\b|kept (?:going|trying|on)|carried on|went on|had another go|did it again|fixed it|mended it|picked (?:it|them|himself|herself|themselves) up|cleaned it up|mopped it up|wiped it up|made (?:some|another) more)/i;
const THING_WENT =
  /\b(?:came (?:off|loose|apart|undone)|sank|split|melted|cracked|leaked|tore|flopped|broke|fell (?:off|over|down|apart)|got stuck|ripped|snapped|burst|went wrong|collapsed|stopped working|(?:voice|hands?|legs?|knees) (?:shook|wobbled|cracked|trembled)|would(?:n't| not) (?:open|start|work|go on))\b/i;
const MENDED =
  /^(?:just |then |still )?(?:fixed|mended|filled|covered|glued|patched|stitched|turned it into|made (?:a new|another)|sorted|rebuilt|put .* back|taped|tied|got it|found another|started again|did it again|carried on|kept going|finished|went on|got to the end|did it)\b/i;
/** Two clauses of a mishap as one sentence of the story. */
export function mishapsIn(clauses: readonly Clause[], whose: Whose, most: number): (Deed & { readonly next: Clause; readonly ofThing?: boolean })[] {
  return clauses.flatMap((clause, n) => {
    const next = clauses[n + 1];
    if (clause.who !== 'child' && THING_WENT.test(clause.rest) && next?.who === 'child' && MENDED.test(next.rest)) {
      const [thing, then] = [retold(`${clause.subject} ${clause.rest}`.trim(), whose), retold(next.rest, whose)];
      const text = thing === undefined || then === undefined ? undefined : `${thing.replace(/^[A-Z]/, (first) => first.toLowerCase())}, and {he} ${then}`;
      return text === undefined || text.split(' ').length > most ? [] : [{ text, clause, next, ofThing: true }];
    }
    if (clause.who !== 'child' || !MISHAP.test(clause.rest) || next?.who !== 'child' || !WENT_ON.test(next.rest)) return [];
    if (next.sentence !== clause.sentence) return [];
    const [what, then] = [retold(clause.rest, whose), retold(next.rest.replace(/^(?:just|then|still|simply) /i, ''), whose)];
    const text = what === undefined || then === undefined ? undefined : `${what} and ${then}`;
    return text === undefined || text.split(' ').length >= most ? [] : [{ text, clause, next }];
  });
} // prettier-ignore

/** What is told as of now or of a day long gone, and no deed of this one. */
const OF_BEFORE =
  /^(?:used to|could|would|did(?:n'?t| not)|(?:has |had )?been|only|never|always|nearly|almost)\b|\b(?:normally|usually)$|\b(?:last (?:year|summer|term|month|christmas|time)|(?:weeks|months|years?) ago|(?:lots of|many|a few|two|three|four|five) times(?: before)?|before(?: that)?$)/i;
const isOfBefore = ({ rest }: Clause): boolean =>
  !/^(?:told|lost (?:at|to|against|the|a|an))\b/.test(rest) &&
  OF_BEFORE.test(rest.replace(/\s+after (?:not|\w+ing) .*$/i, ''));

/** How it was, at the head of a tale: "cannot bear getting things wrong, he's rubbed holes in his books". */
const WAS_TROUBLE =
  /^(?:can(?:no|')?t (?:bear|stand|cope|lose)|cannot (?:bear|stand|cope|lose)|(?:could|did|would)(?:n't| not) (?:speak|talk|say|go|sleep|eat|leave|come|join|want|like|know)|(?:has|had) (?:always |been )+(?:scared|terrified|afraid|anxious|shy)|hates?\b|hated\b|struggles?\b|struggled\b)/i;
/** Whether what was done belongs to the trouble of a sentence, and a later one tells how it ended. */
function isOfTheTrouble(clauses: readonly Clause[], at: number): boolean {
  const { sentence, noted } = clauses[at] ?? {};
  if (noted === true || clauses.slice(at + 1).every((each) => each.noted || each.sentence === sentence)) return false;
  return clauses.slice(0, at).some((each) => each.sentence === sentence && each.who === 'child' && WAS_TROUBLE.test(each.rest));
} // prettier-ignore

/** "Plays a tune on the ukulele": what a child does by now was learnt. */
const DOES_NOW =
  /^(?:now |finally )?(ride|read|write|play|swim|tie|count|cycle|sew|knit|bake|cook|speak|spell|draw|zip|button|dress|skip|whistle)(?:e?s) (.+)$/i;
function learnt(rest: string): string | undefined {
  const knows = /^(?:now |finally )?knows (?!(?:that|how|what|when|why|where|it|he|she|they)\b)(.+?)(?: now)?$/i.exec(
    rest,
  )?.[1];
  if (knows !== undefined) return `learnt ${knows}`;
  const goes = /^goes (to .+)$/i.exec(rest)?.[1];
  if (goes !== undefined) return `went ${goes}`;
  const [, verb, what] = DOES_NOW.exec(rest) ?? [];
  return verb === undefined ? undefined : `can ${verb.toLowerCase()} ${what}`;
}

/** What somebody had to do on a new day, and what it was like to be alone there, are told after what was dared, or not at all. */
const GOT_THROUGH =
  /^(?:found (?:the|\{his\}) (?:\w+ )?(?:toilets?|loos?|peg|classroom|way)\b|ate (?:\w+ ){0,2}(?:lunch|dinner) (?:alone|in the|by|on)\b)/;
const LONELY = /^ate\b/;

/** What the child did in these clauses, in the order of telling: as much as there is room for. */
export function deedsIn(clauses: readonly Clause[], whose: Whose, band: AgeBand): Deed[] {
  const { most, more } = ROOM[band];
  const done: Deed[] = [];
  for (const [n, clause] of clauses.entries()) {
    if (done.length > more) break;
    const text =
      isOfBefore(clause) || isOfTheTrouble(clauses, n)
        ? undefined
        : (lostIn(clause, whose, most - 1) ?? achievedIn(clause, whose, most - 1));
    // What "it" is stands in a clause that was not understood: "got glasses and wore them".
    const isOfAnother = done.at(-1)?.clause !== clauses[n - 1] && /^\w+ them\b/.test(text ?? '');
    if (
      text === undefined ||
      ((done.length === 0 || clause.noted || isOfAnother) &&
        (/^\w+ (?:it(?! (?:through|up|across|over|all|down on))|them|another one|one)\b/.test(text) ||
          / of them\b| (?:for|about|with|on) it$| the (?:\w+ )?one$/.test(text)))
    )
      continue;
    const told = text.replace(/^(found [^,]+), (an? [a-z]+)$/, '$1 and $2');
    if (!done.some((each) => each.text === told)) done.push({ text: told, clause });
  }
  const applauded = done.filter((each) => !GOT_THROUGH.test(each.text));
  if (applauded.length > 0 && applauded.length < done.length && !LOST.test(applauded[0]?.text ?? '')) {
    return [...applauded, ...done.filter((each) => GOT_THROUGH.test(each.text) && !LONELY.test(each.text))];
  }
  if (done.length > 0) return done.every((each) => LOST.test(each.text)) ? [] : done;
  return clauses
    .filter((each) => each.who === 'child' && !each.noted)
    .flatMap((clause) => {
      const rest = learnt(clause.rest);
      const text = rest === undefined ? undefined : achievedIn({ ...clause, rest }, whose, most - 1);
      return text === undefined ? [] : [{ text, clause }];
    })
    .slice(0, 1);
}

/** What a parent told as done where no clause of it could be said as a whole. */
export function deedAlone(problem: string, { childName, gender, names }: Whose, band: AgeBand): ToldFact[] {
  // A child called Drew or Rose has done what comes after the name.
  const said = problem.replace(
    new RegExp(String.raw`^\W*${escaped(childName)}(?= )`, 'u'),
    gender === 'girl' ? 'she' : gender === 'boy' ? 'he' : 'they',
  );
  const phrase = deedDone(said, gender, band === '2-3' ? 'short' : 'usual');
  if (!phrase || stumbles(phrase.text)) return [];
  const text = [...names].reduce(
    (left, name) => left.replace(new RegExp(`\\b${name.toLowerCase()}\\b`, 'g'), name),
    phrase.text,
  );
  return [{ name: 'deed', phrase: { text, again: text }, sentence: '' }];
}

/** The deed, how it is said again where it is applauded, and what came next. */
export function deedFacts(done: readonly Deed[], whose: Whose, band: AgeBand): ToldFact[] {
  const [first, ...rest] = done;
  if (!first) return [];
  const [next, ...others] = rest;
  const { most, again } = ROOM[band];
  const { sentence } = first.clause;
  const follows =
    next !== undefined &&
    next.clause.goesOn &&
    next.clause.sentence === sentence &&
    !/ and | when | while |,/.test(first.text) &&
    wordsOf(first.text) + wordsOf(next.text) + 2 <= most;
  const text = follows ? `${first.text} and ${next.text}` : first.text;
  // "Without crying for the first time": it was done before, with tears.
  const isFirst = FIRST.test(first.clause.rest) && !FIRST.test(text) && !FIRST_WITHOUT.test(first.clause.rest);
  const where = isFirst ? ['It was the first time.'] : restOf(retoldWhole(first.clause, whose), first.text, most);
  const more = [...where.map((each) => ({ text: each, sentence })), ...inSentences(follows ? others : rest, most)];
  const said = next && (WEAK.test(first.text) || follows) ? saidOfBoth(first.text, next.text, again) : undefined;
  const phrase = { text, again: said ?? inFewer(first.text.replace(TIMED, '').replace(LATER, ''), again) };
  return [{ name: 'deed', phrase, sentence, also: done.map((each) => each.clause.sentence) }, ...joined('more', more)];
}

/** "And by Friday she sat with two girls": what came later in the week is told once. */
const LATER = / and by (?:the )?\w+ (?:\{he\}|he|she|they) .*$/;
const FIRST_WITHOUT =
  /\b(?:without|no|with no) (?:\w+ ){0,2}(?:tears?|crying|fuss|tantrums?|meltdowns?|screaming|hitting|clinging)\b[^.]*\bfirst time\b/i;
const wordsOf = (text: string): number => text.split(' ').length;

/** "went to the fair and stayed for two hours" where there is room for it, else what was done there. */
function saidOfBoth(first: string, next: string, most: number): string | undefined {
  const both = `${first.replace(TIMED, '')} and ${next.replace(TIMED, '')}`;
  const isLost = LOST.test(first);
  if (wordsOf(both) <= most + (isLost ? 4 : 1) && (isLost || !/ and .* and /.test(both))) return both;
  return WEAK.test(first) && !(/^stayed\b/.test(next) && SAYS_WHERE.test(first)) ? inFewer(next, most) : undefined;
}

/** "went to {his} friend Alfie's birthday party and stayed the whole time": where it was says more than that it was to the end. */
const SAYS_WHERE = /\b(?:party|sleepover|camp|club|trip|match|wedding|residential|service|concert|disco)\b/;
/** Being there is the least of it: what was done there is what is applauded. */
const WEAK =
  /^(?:lost (?!\{his\} (?:\w+ )?(?:tooth|teeth)\b)|went to|visited|flew|drove|came(?! up with)|had (?:a|\{his\}) (?:first )?(?:\w+ )?(?:lesson|go|class|session|party)|got (?:on|in|into|up)|stayed (?:at|with))/;
const FIRST = /\bfor the (?:very )?first time\b/;
