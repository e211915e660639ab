import type { Gender } from '@storylantern/contract';
import { namesIn } from '../account/retold.ts';
import { stumbles } from '../../words/stumbles.ts';
import { withArticles } from '../../words/with-articles.ts';
import { isSound } from '../account/sound-words.ts';
import { SONGS } from '../helps/help-phrase.ts';
import { kinPhrase, kinWords } from '../kin.ts';
import { withApostrophes } from '../possessives.ts';
import { withCapitals } from '../with-capitals.ts';

/** The child of the notes, and whose names stand in them. */
export interface NotedChild {
  readonly name: string;
  readonly gender: Gender | null;
  readonly names: ReadonlySet<string>;
  /** The child is called "they". */
  readonly they: boolean;
}

/** Reads how notes speak of the child. */
export function notedChild(problem: string, notes: string, name: string, gender: Gender | null): NotedChild {
  const all = `${problem}\n${notes}`;
  const heads = [...notes.matchAll(/(?:^|[.!?,\n(] *)(\p{Lu}\p{Ll}[\p{L}'-]*)/gu)].map((each) => each[1] ?? '');
  return {
    name,
    gender,
    names: new Set([...namesIn(all), ...heads]),
    they: gender !== 'girl' && gender !== 'boy' && /\b(?:they|them|their|themsel\w+)\b/i.test(all),
  };
}

/** Who does it, as far as the pronouns of a clause depend on it. */
export type Doer = 'child' | 'thing' | 'several' | { readonly gender?: 'f' | 'm' };

const KIN = kinWords.join('|');
const OBJECT_AFTER =
  '(?=$|[,.!]|\\s(?:it|that|if|an?|the|some|one|two|three|how|what|which|where|when|who|why|to|too|both|and|every|each|all|again|overnight|tonight|up|down|in|into|on|onto|off|out|at|for|by|from|with|through|over|round|around|during|while|before|after|until|so|as|because|first|along|home|about|there|looking|holding|back|beforehand|early|sometimes|often|usually|always|mostly|everywhere|anyway|now|then|today|instead|nicely|properly|well|daily|quickly|gently|quietly|softly|slowly|kindly|there|know|see|do|sit|choose|pick|hold|have|try|stir|help|use|be|go|come|stay|wear|bring|take|keep|leave|write|draw|type|read|listen|play|put|press|push|carry|feed|lead|start|finish|stand|walk|run|ring|call|show|tell|say|count|watch|look|eat|open|turn|wait|work|practise|practice)\\b)';
const VERBS: Readonly<Record<string, string>> = { s: 'is', re: 'are', ll: 'will' };
/** What is told or given is hers where more than one of it is: "tells her stories". */
const GIVEN_HER =
  /\b(tells?|told|reads?|gives?|gave|shows?|showed|teach(?:es)?|taught|sings?|makes?|made|brings?|buys?|saves?) her (?=(?:[a-z]+ )?[a-z]+s\b)/gi;
/** Whoever does something to them, these are the child's. */
const BODY =
  '(?:eyes?|ears?|hair|braids?|plaits|hands?|fingers?|feet|foot|toes|back|head|face|nose|mouth|teeth|tummy|cheeks?|arms?|legs?|shoulders?|knees?|nails|name|turn|go|shoes?|coat|worries)';
const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']; // prettier-ignore

const OWN: Readonly<Record<'he' | 'she' | 'they', { he: RegExp; him: RegExp; his: RegExp; self: RegExp }>> = {
  he: { he: /(?<!\{)\bhe\b/gi, him: /(?<!\{)\bhim\b/gi, his: /(?<!\{)\bhis\b/gi, self: /\bhimself\b/gi },
  she: { he: /\bshe\b/gi, him: new RegExp(`\\bher${OBJECT_AFTER}`, 'gi'), his: /\bher\b/gi, self: /\bherself\b/gi },
  they: { he: /\bthey\b/gi, him: /\bthem\b/gi, his: /\btheir\b/gi, self: /\bthemsel(?:f|ves)\b/gi },
};
const MARKS = /\{h\w+(?: \w+)?\}/g;
const OTHERS: Readonly<Record<'he' | 'she' | 'they', RegExp>> = {
  he: /\b(?:she|her|hers|herself)\b/i,
  she: /\b(?:he|him|his|himself)\b/i,
  they: /\b(?:he|him|his|himself|she|her|hers|herself)\b/i,
};

/** "her dad" is Dad, "his uncle clive" is Uncle Clive. */
const KIN_OF = new RegExp(String.raw`\b(?:(?:his|her|their|my|our) )?(${KIN})\b(?!-)(?: (\p{L}+))?`, 'giu');
/** "uncles lap" */
const THEIR_THING = new RegExp(
  String.raw`\b(${KIN}|friend|brother|sister|cousin|neighbour|teacher|nurse|doctor)s (?=(?:lap|house|arms?|hands?|knees?|bed|shoulders?|car|shoes|side|back|flat|desk|birthday|dog|cat|van|garden)\b)`,
  'gi',
);
/** What is a parent's, who writes. */
const OF_THE_WRITER: readonly (readonly [RegExp, string])[] = [
  [/\b(with|for|near|beside|next to|by) us\b/gi, '$1 the family'],
  [/\b(with|to|by|for|at|on|next to|beside|near) (?:me|us)\b/gi, '$1 a grown-up'],
  [/\bmy (hip|lap|knees?|hands?|arms?|shoulders?|side|bed|back|coat)\b/gi, "a grown-up's $1"],
  [/\b(?:our|my) (?=(?:road|street|house|neighbours?|bed|garden|car|kitchen|dog|cat|sofa|block|estate|building|surgery|library|local)\b)/gi, 'the '],
]; // prettier-ignore
const SPELT: readonly (readonly [RegExp, string])[] = [
  [/\bok\b/gi, 'okay'],
  [/\bat (?:his|her|their) age\b/gi, 'at that age'],
  // How very much so is for whoever says it, and says nothing of what is so.
  [
    /\b(?:very|really|super|absolutely|totally|so|such an?) (?=(?:patient|kind|funny|gentle|calm|lovely|fun|brave|friendly|helpful|caring|quiet|tall|good|soft|big|small|little)\b)/gi,
    '',
  ],
  [/\bkids\b/gi, 'children'],
  [/\bkid\b/gi, 'child'],
  [/\b(?:vid|video) ?call\b/gi, 'video call'],
  [/\s*&\s*/g, ' and '],
  [/\b(with (?:an?|the) \w+ on)$/i, '$1 it'],
  [/\bafter$/i, 'afterwards'],
  [/\b(\d+)(?= ?(?:o'clock|before|after|in the|every|years?|of|times?|minutes?|and|,|$))/gi, '$1'],
];

/**
 * A stretch of a parent's note as it may stand in a story, with marks for the child; undefined where a word is not known, may
 * not be said, or nobody can tell whom a pronoun means.
 */
export function inStoryWords(said: string, doer: Doer, child: NotedChild): string | undefined {
  const own = child.they ? 'they' : child.gender === 'girl' ? 'she' : child.gender === 'boy' ? 'he' : sexIn(said);
  let text = withApostrophes(withArticles(said.trim()))
    .replace(THEIR_THING, "$1's ")
    .replace(/\b(he|she|they)'(s|re|ll) (?!own\b)/gi, (_, who: string, verb: string) => `${who} ${VERBS[verb] ?? ''} `);
  for (const [typed, meant] of [...OF_THE_WRITER, ...SPELT]) text = text.replace(typed, meant);
  text = text.replace(
    /(?<!\b(?:year|class|room|grade|bus|number) )(?<![\d.:/])\b\d{1,2}\b(?![:.]\d|\/)/gi,
    (digits) => NUMBERS[Number(digits)] ?? digits,
  );
  text = text.replace(
    new RegExp(String.raw`(?<![\p{L}-])${child.name.replace(/[^\p{L}\p{N}' -]/gu, '')}(?![\p{L}-])('s)?`, 'gu'),
    (_, s?: string) => (s === undefined ? '{he}' : '{his}'),
  );
  text = text.replace(KIN_OF, (whole, kin: string, next: string | undefined, at: number, all: string) =>
    all.slice(0, at).endsWith("'s ") ? whole : kinSaid(kin, next),
  );
  for (const [words, song] of SONGS)
    text = text.replace(new RegExp(`\\b(sings?|singing|hums?) ${words.source.replace(/^\\b/, '')}`, 'i'), `$1 ${song}`);
  // "They like the ducks. Mama holds them": the ducks or the child, nobody can tell.
  if (own === 'they' && typeof doer === 'object' && HANDLED.test(text)) return undefined;
  if (own !== undefined) {
    const mark = OWN[own];
    const other = typeof doer === 'object' ? doer.gender : undefined;
    const isOfSameSex =
      typeof doer === 'object' && own !== 'they' && (other === undefined || other === (own === 'he' ? 'm' : 'f'));
    if (
      doer === 'child' &&
      new RegExp(`(?<!\\b(?:with|round|around|beside|behind|near|on|over|in front of) )${mark.him.source}`, 'i').test(
        text,
      )
    )
      return undefined;
    text = text.replace(mark.him, '{him}').replace(mark.self, doer === 'child' ? '{himself}' : 'themselves');
    if (own === 'she' && typeof doer === 'object') text = text.replace(GIVEN_HER, '$1 {him} ');
    if (typeof doer === 'object')
      text = text.replace(
        new RegExp(String.raw`${mark.his.source}(?= (?:other |left |right )?${BODY}\b)`, 'gi'),
        '{his}',
      );
    // What is "her own" belongs to whoever does it.
    if (isOfSameSex)
      text = text.replace(new RegExp(String.raw`${mark.his.source} own\b`, 'gi'), (its) =>
        its.replace(/^(\w)(\w*)/, '$1\u0001$2'),
      );
    // Of two whom "his" could mean nobody can tell whose it is.
    text = text.replace(mark.his, isOfSameSex ? 'the' : '{his}').replace(mark.he, '{he}');
    if (own === 'they' && typeof doer === 'object') text = text.replace(/\bthemselves\b/g, 'THEMSELVES');
    const left = OTHERS[own].exec(text.replace(MARKS, ' '))?.[0].toLowerCase();
    if (left !== undefined) {
      const isTheirs =
        typeof doer === 'object' && (other === undefined || (other === 'f') === /^(?:she|her)/.test(left));
      if (!isTheirs || /^(?:she|he)$/.test(left)) return undefined;
    }
  } else if (/\b(?:he|him|his|she|her|hers)\b/i.test(text)) return undefined;
  if (
    doer !== 'several' &&
    own !== 'they' &&
    /\b(?:they|them|their)\b/i.test(text.replace(MARKS, ' ').replace(/\btwo of them\b/, ' '))
  )
    return undefined;
  text = withCapitals(text.replaceAll('\u0001', ''))
    .replace(/\{he\} ((?:is|was|has|does)|[a-z]{2,}s)\b(?=[ ,.]|$)/g, '{he $1}')
    .replace(/\s+/g, ' ')
    .replace(/[\s,]+$/, '')
    .trim();
  // "told him he once did it": which of the two did?
  if (/\b(?:told|tells) \{him\} (?:that )?\{he\b/.test(text)) return undefined;
  return isSound(text.replace(MARKS, ' '), child.names) && !stumbles(text) ? text : undefined;
}

const HANDLED =
  /\b(?:holds?|puts?|keeps?|brings?|washes|wears?|does|do|has|have|uses?|fills?|finds?|makes?|likes?|loves?) them\b/i;
const sexIn = (text: string): 'he' | 'she' | undefined => {
  const [man, woman] = [/\b(?:he|him|his)\b/i.test(text), /\b(?:she|her)\b/i.test(text)];
  return man === woman ? undefined : man ? 'he' : 'she';
};

function kinSaid(kin: string, next: string | undefined): string {
  const isNamed = next !== undefined && /^\p{Lu}/u.test(next);
  const text = kinPhrase(kin)?.text ?? kin;
  // "his stepdad Mark": a step-parent by name is still his.
  const who = isNamed && /^step/i.test(kin) ? `{his} ${kin.toLowerCase()}` : text;
  return next === undefined ? who : `${who} ${next}`;
}
