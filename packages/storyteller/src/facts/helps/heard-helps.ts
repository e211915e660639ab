import type { Gender } from '@storylantern/contract';
import type { Phrase } from '../../render/phrase.ts';
import { personAtHead } from '../people/person-at-head.ts';
import { clausesOf, type Clause } from './clauses.ts';
import { LIST } from './help-patterns.ts';
import { KIN, NO_HELP } from './help-words.ts';
import { takenBack } from './no-help.ts';
import { listAfter, listAlone, listAround } from './helps-in-a-list.ts';
import { habitsNoted } from './noted-habits.ts';
import { helpsIn, helpsInANo, named, type Said } from './said-to-help.ts';

/** What helps, in the parent's words. */
export interface HeardHelp extends Said {
  /** The parent's own words for all of it, to be shown where it found no place. */
  readonly words: string;
  /** Somebody by name or by what they are to the child, where it is neither "I" nor a word for any grown-up. */
  readonly who?: Phrase;
  /** It was told as a habit, and nobody said what it does. */
  readonly habit?: true;
}

/**
 * What was read as a help by a word that says another thing: "holds her nose when he passes", "asked me when they will go", "my
 * son is over the moon", "send help", "Mama loves Tata".
 */
const SAYS_NO_HELP =
  /(?<!\bknowing )\b(?:when|where|how|before|after|that|if|why|what|while|until|because)$|^(?:send|please|any|some|more|need)$|^(?:my|our|the) (?:\w+ )?(?:son|daughter|boy|girl|child|kids?|children|twins?|eldest|youngest)$|^(?:would |'d )?(?:loves?|likes?) |^(?:'s|is|are) |^gets? up$|^(?:runs?|hides?|cries|screams?|kicks?|bolts?|freezes?|hits?|bites?|panics)(?: (?:and|off|away|out)\b.*)?$|^(?:god|thanksgiving|christmas|easter)$/i;
/** What was done on one day is no habit that helps, nor is a question. */
const OF_ONE_DAY =
  /^(?:asks? (?!for\b)|asked|told|said|says (?=that|the|it|he|she|they|no|yes|"|')|stood|sat|got|went|came|knew) /i;
/** Where a family works or goes has nothing to do with what helps. */
const OF_GROWN_UPS =
  /^(?:fly|flies|live|lives|work|works|left|leave|leaves|start|starts|have|has|had|move|moves|moved|come up|went|brought|bring|got|are|is|were|was|says?) /i;

/** What helps, in the order it is said. `childName` is a subject as "he" is; a note may name what helps and say no more. */
export function heardHelps(
  sentence: string,
  childName: string,
  noted = false,
  known: ReadonlySet<string> = new Set(),
  gender: Gender | null = null,
): HeardHelp[] {
  const clauses = clausesOf(sentence);
  // Of a boy or a girl "they" are others: "they put something on it and it's fine".
  const ofOne = gender === 'boy' || gender === 'girl';
  const taken = new Set(takenBack(clauses));
  const found: HeardHelp[] = [];
  // The whole before the parts only where two clauses say it together: "I sing and she calms down".
  for (const size of [1, 2, 3]) {
    for (let at = 0; at + size <= clauses.length; at++) {
      const window = clauses.slice(at, at + size);
      if (window.some((each) => taken.has(each.from)) || /^(?:who|whose)\b/i.test(window[0]?.text ?? '')) continue;
      const text = asChild(window.map((each) => each.text).join(' , '), childName);
      const read = (NO_HELP.test(text) ? helpsInANo(text) : helpsIn(text)).filter(
        ({ said, by }) =>
          !SAYS_NO_HELP.test(said) &&
          !(
            by === 'child' &&
            (OF_ONE_DAY.test(said) || (ofOne && /^they\b/i.test(text)) || isOfAnother(text, gender))
          ) &&
          !(typeof by === 'object' && OF_GROWN_UPS.test(said)),
      );
      if (read.length === 0) continue;
      const items = size === 1 ? [...listAround(clauses, at, text), ...listAfter(clauses, at, text)] : [];
      const all = [...window, ...items];
      for (const each of all) taken.add(each.from);
      const whole = wordsOf(sentence, all);
      const several = [...read, ...items.flatMap((each) => each.text.split(LIST)).map((each) => named(each.trim()))];
      // Of several things that help, each is shown by itself.
      const who = whoDoes(window[0]?.text ?? '', childName, known);
      found.push(
        ...several.map((each) => ({
          ...each,
          words: several.length === 1 ? whole : each.said,
          ...(who && typeof each.by === 'object' && !/^(?:i|we|you|me|us)$/i.test(each.by.grown) && { who }),
        })),
      );
    }
  }
  if (!noted) return found;
  const rest = clauses.filter((each) => !taken.has(each.from));
  if (found.length === 0) {
    const list = listAlone(clauses).map((each) => ({ ...each, words: each.said }));
    if (list.length > 0) return list;
  }
  return [...found, ...habitsNoted(rest, (text) => asChild(text, childName), childName, known, gender)];
}

/** "She does his socks inside out", told of a boy: who does it is not the child. */
const isOfAnother = (text: string, gender: Gender | null): boolean =>
  (gender === 'boy' && /^she\b/i.test(text)) || (gender === 'girl' && /^he\b/i.test(text));

/** Who it is that helps, where it is more than a parent: "Coach Lee lets him watch". */
function whoDoes(clause: string, childName: string, known: ReadonlySet<string>): Phrase | undefined {
  const person = personAtHead(clause, childName, known);
  return person === undefined || person.sort === 'parent' ? undefined : person.phrase;
}

/** "Auntie Jo holds her hand": which aunt it is, the helpers know. */
const OWN_NAME = new RegExp(
  String.raw`(?<=^|, |\b(?:[Ww]hen|[Ii]f|and|because|that|as|after|once) )((?:[Hh]is |[Hh]er |[Tt]heir |[Mm]y )?(?:${KIN.split(
    '|',
  )
    .map((word) => `[${word.charAt(0).toUpperCase()}${word.charAt(0)}]${word.slice(1)}`)
    .join(
      '|',
    )}|[Ss]ister|[Bb]rother|[Tt]eacher|[Kk]ey worker|[Cc]hildminder|[Nn]urse|[Cc]oach|[Tt]eaching [Aa]ssistant|[Rr]eading helper|TA)),? (?:Mrs |Mr |Ms |Miss )?\p{Lu}\p{Ll}+(?='s\b| )`,
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
