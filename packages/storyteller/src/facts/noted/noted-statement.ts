import { namesIn } from '../account/retold.ts';
import { toldSentences } from '../given-text.ts';
import { isOfWhoCameBefore } from '../people/of-who-came-before.ts';
import type { PersonSaid } from '../people/person-at-head.ts';
import type { Gender } from '@storylantern/contract';
import { clausesNoted } from './noted-clauses.ts';
import { isNeverNoted } from './never-noted.ts';
import { ofTheChild, wouldTell } from './of-the-child.ts';
import { ofOthers } from './of-others.ts';
import { ofTheWriter } from './of-the-writer.ts';
import { nameGiven, ofThings } from './of-things.ts';
import type { NotedClause } from './read-clause.ts';
import { notedChild, type NotedChild } from './whose-words.ts';
import type { Phrase } from '../../render/phrase.ts';
import { stumbles } from '../../words/stumbles.ts';

/** Where a good editor would put it: with who helps, with what the child does, with others' view, with the place, or behind what was done. */
type NotedPlace = 'helps' | 'does' | 'known' | 'scene' | 'done';

/** A true and kind statement of the notes as whole sentences of a story, with marks for the child. */
export interface NotedStatement {
  /** The longest wording first; a small child hears a shorter one. */
  readonly texts: readonly string[];
  readonly place: NotedPlace;
  /** The parent's sentence, and the clause that is told. */
  readonly sentence: string;
  readonly clause: string;
  /** Whoever it is about, where that is somebody else. */
  readonly who?: Phrase;
  /** It offers the child something to do. */
  readonly offers?: true;
  /** It tells what was: it stands in the story of a success, or of a help that was given. */
  readonly past?: true;
  /** It gives a name to somebody whom a story may call by what they are: "the nurse". */
  readonly names?: { readonly role: string; readonly name: string };
  /** Somebody was glad of it: only a success is. */
  readonly glad?: true;
}

/** What is said of somebody or something: everything but where it came from. */
export type Saying = Omit<NotedStatement, 'sentence' | 'clause'>;

/** The statements of a parent's notes that may stand in a story in the parent's own words. */
export function notedStatements(
  problem: string,
  notes: string,
  childName: string,
  gender: Gender | null,
  known: ReadonlySet<string> = new Set(),
): NotedStatement[] {
  const child = notedChild(problem, notes, childName, gender);
  const people: PersonSaid[] = [];
  const spoken = new Set([...known, ...namesIn(notes)]);
  const clauses = toldSentences(notes).flatMap((sentence) => clausesNoted(sentence, child, spoken, people));
  const named = [...new Set(clauses.flatMap((each) => nameGiven(each.rest) ?? []))];
  const onlyNamed = named.length === 1 && named[0] !== undefined ? { text: named[0] } : undefined;
  const found: NotedStatement[] = [];
  const whose = whoIsPictured(problem, notes);
  for (const [n, clause] of clauses.entries()) {
    if (clause.of === 'child' && isOfWhoCameBefore(clause.sentence, sentenceBefore(clause, clauses), problem)) continue;
    const told = withWhoIsPictured(withoutTheRest(clause), whose);
    const saying = wellSaid(told && read(told, child, clauses.slice(0, n), problem, onlyNamed));
    if (saying === undefined) continue;
    const before = clauses[n - 1];
    if (before === undefined || !isOfThingBefore(saying, before)) {
      found.push({ ...saying, sentence: clause.sentence, clause: clause.text });
      continue;
    }
    // "He has a notepad, Mr Okoro reads it": behind the notepad, or nowhere.
    const last = found.at(-1);
    const [first = ''] = last?.texts ?? [];
    const [then = ''] = saying.texts;
    if (last?.clause !== before.text || last.sentence !== clause.sentence || last.names !== undefined) continue;
    const who = last.who ?? saying.who;
    // Where there is no room for both, the first is told alone.
    const both = {
      ...last,
      ...(who && { who }),
      texts: [`${first} ${then}`],
      clause: `${last.clause}, ${clause.text}`,
    };
    found.splice(-1, 1, both, last);
  }
  // "cast is lime green, everyone signed it" says the first once more.
  return found.filter((each, n) => !found[n + 1]?.texts.includes(each.texts[0] ?? ''));
}

/** "Elephant called Ellie. Dad drew a picture of her": of the one that is missed, or of nobody a reader could tell. */
const IN_A_PICTURE = /\b((?:pictures?|photos?|drawings?|paintings?|portraits?|videos?) of) (?:her|him|it|them)\b/i;
const IS_MISSED = /\b(?:lost|gone|died|dead|missing|misses|missed|left behind|moved away|put to sleep|rehomed)\b/i;
function whoIsPictured(problem: string, notes: string): string | null | undefined {
  if (!IN_A_PICTURE.test(notes) || !IS_MISSED.test(problem)) return undefined;
  return /\b(?:called|named|name (?:is|was)) (\p{Lu}\p{Ll}+)/u.exec(`${notes} ${problem}`)?.[1] ?? null;
}
function withWhoIsPictured(clause: NotedClause | undefined, who: string | null | undefined): NotedClause | undefined {
  if (clause === undefined || who === undefined || !IN_A_PICTURE.test(clause.rest)) return clause;
  return who === null ? undefined : { ...clause, rest: clause.rest.replace(IN_A_PICTURE, `$1 ${who}`) };
}

const sentenceBefore = ({ sentence }: NotedClause, all: readonly NotedClause[]): string | undefined =>
  all[all.findIndex((each) => each.sentence === sentence) - 1]?.sentence;

/** "Nana knitted some that he loves", "has the same rule", "is a man": of what, nobody knows who has not read the note. */
const DANGLES =
  /\b(?:some|one|ones) (?:that|which|who)\b|\bsome\.$|\bthe same (?:rule|one|thing)\b|\bthe (?:local|other|new|old|first|last|best|big|little|red|blue) one\b|\bis an? (?:man|woman|lady|boy|girl)\.$|^\{(?:Name|he) (?:shares|has|likes|loves|hates|needs|wants)\} (?:it|them)\b/;

/** A statement as far as its wordings read well; a name that takes the place of a role has none. */
function wellSaid(saying: Saying | undefined): Saying | undefined {
  const texts = saying?.texts.filter((each) => !stumbles(each) && !DANGLES.test(each)) ?? [];
  return saying === undefined || (texts.length === 0 && saying.texts.length > 0 && saying.names === undefined)
    ? undefined
    : { ...saying, texts };
}

/** Somebody does something with "it", and what it is stands in the clause before, of the child or of a thing. */
const isOfThingBefore = ({ texts, place }: Saying, before: NotedClause): boolean =>
  place === 'helps' && /^(?:child|thing|there|fragment)$/.test(before.of) && WITH_IT.test(texts[0] ?? '');
const WITH_IT = /^(?:\{his\} )?(?:[\p{L}'-]+ ){1,4}?(?!(?:is|are) )(?:(?:can|will) )?[a-z]+ (?:it|them|one)\b/u;

/** "A shelf in the wardrobe that Max can't reach" is a shelf in the wardrobe all the same. */
function withoutTheRest(clause: NotedClause): NotedClause | undefined {
  if (!isNeverNoted(clause.text)) return clause;
  const rest = clause.rest.replace(RELATIVE, '');
  return rest === clause.rest || isNeverNoted(clause.text.replace(RELATIVE, '')) ? undefined : { ...clause, rest };
}
const RELATIVE = / (?:that|which|where) (?!(?:side|one|bit|day|part)\b).*$/i;

function read(
  clause: NotedClause,
  child: NotedChild,
  before: readonly NotedClause[],
  problem: string,
  onlyNamed?: Phrase,
): Saying | undefined {
  switch (clause.of) {
    case 'child':
      if (clause.meant && wouldTell(clause.rest))
        return {
          texts: [`{he} can talk to ${clause.meant.phrase.text} about it.`],
          place: 'does',
          offers: true,
          who: clause.meant.phrase,
        };
      return ofTheChild(clause.rest, child);
    case 'thing':
    case 'there':
    case 'fragment':
      return ofThings(clause, child, problem);
    case 'pronoun':
      return clause.subject === 'i'
        ? ofTheWriter(clause.text, child)
        : ofOthers(clause, child, before, problem, onlyNamed);
    default:
      return ofOthers(clause, child, before, problem, onlyNamed);
  }
}
