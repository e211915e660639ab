import { kinWords } from '../facts/kin.ts';
import { impressionOf, isFirstName } from './called-so.ts';
import { isNameAndWord, isOnlyName, isOrdinary, isSlipOfDeed } from './known-words.ts';
import { isSomebodyHere } from './name-in-context.ts';

/** A word that is somebody's name, or a place's, as it is written. */
export interface FoundName {
  readonly written: string;
  /** A first name, the name after a title ("Mrs Lane"), or the name of a town or a country. */
  readonly as: 'first' | 'last' | 'town' | 'country';
  readonly impression: 'girl' | 'boy' | null;
  /** What stands beside it says that it is a name, whatever its letters are. */
  readonly sure: boolean;
}

const KIN = kinWords.join('|');
const NEXT = 40;
const LETTERS = String.raw`[\p{L}][\p{L}\p{M}]*(?:['’][\p{L}][\p{L}\p{M}]+)*`;
/** One word. */
export const WORD = new RegExp(LETTERS, 'gu');

const WOMEN = String.raw`sister|daughter|niece|girl|girlfriend|wife|goddaughter|granddaughter|stepdaughter|stepsister`;
const MEN = String.raw`brother|son|nephew|boy|boyfriend|husband|godson|grandson|stepson|stepbrother|stepdad`;
const ANYBODY = String.raw`twins?|cousins?|siblings?|friends?|bestie|mate|buddy|pal|classmates?|partner|child|kid|toddler|baby|teacher|ta|lsa|aide|key ?worker|key ?person|childminder|nanny|babysitter|sitter|therapist|coach|doctor|dentist|nurse|social worker|neighbou?rs?|little one|carer|assistant|headteacher|head|tutor|ex|(?:year|yr|month)s?[ -]?old`;
const PETS = String.raw`dogs?|puppy|pup|cats?|kitten|rabbit|bunny|hamster|guinea pig|pony|horse|goldfish|fish|tortoise|parrot|budgie|ferret|gerbil|snake|hen|lizard|pet`;
const TOYS = String.raw`teddy|doll|dolly|toy|plushie|comforter|bear`;
/** Whether a word that names a relation or a title stands before: "her sister", "miss", "our dog". */
export const isAfterRelation = (before: string): boolean => AFTER_RELATION.test(before);
const ANY_RELATION = `${WOMEN}|${MEN}|${ANYBODY}|${PETS}|${TOYS}`;
const AFTER_RELATION = new RegExp(
  String.raw`(?<![\p{L}])(?:${WOMEN}|${MEN}|${ANYBODY}|${PETS}|${TOYS}|called|named|nicknamed|name is|mrs|mr|ms|miss|dr|aunty|auntie|uncle)(?:,| is called| named)?\.?\s+$`,
  'iu',
);
/** Words after "sister" or "called" that are no name. */
export const NO_NAME = new RegExp(
  String.raw`^(?:he|she|they|we|i|christmas|the|a|an|is|are|was|were|who|whom|that|this|which|and|or|but|so|if|when|while|because|as|at|in|on|to|for|from|of|with|by|up|off|out|back|about|after|before|than|then|now|not|no|never|always|often|sometimes|too|also|just|only|very|really|him|her|them|it|me|us|you|his|my|our|their|your|names?|has|have|had|does|do|did|can|could|would|should|will|may|might|must|gets?|got|goes|went|comes?|came|says?|said|hits?|takes?|took|loves?|likes?|hates?|wants?|needs?|left|died|moved?|moving|starts?|started|lives?|reads?|sings?|helps?|plays?|makes?|keeps?|kept|due|soon|next|last|there|here|home|together|alone|again|yet|already|still|all|both|each|every|some|any|more|most|one|two|three|four|arrived|coming|born|either|instead|during|since|until|over|under|near|${KIN})$`,
  'iu',
);

const relation = (words: string, before = ''): RegExp =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])${before}(?:${words})(?![\p{L}])(?:'s name)?(?:,| is| are| was|:| -)*(?: called| named| name is| is called)?(?:,| the| mr| mrs| miss)* ?\(?["“']?(${LETTERS})["”']?\)?(?:(?:,| and| &|,? and) ["“']?(${LETTERS})["”']?)?`,
    'giu',
  );
const BY_RELATION: readonly (readonly [RegExp, 'girl' | 'boy' | null])[] = [
  [relation(WOMEN), 'girl'],
  [relation(MEN), 'boy'],
  [relation(ANYBODY), null],
  [relation(PETS), null],
  [relation(TOYS), null],
];
const CALLED = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:called|named|nicknamed|name is|name's|known as|goes by|aka|answers to|call (?:him|her|them)|we call (?:him|her|them)) (?:mr|mrs|miss|ms|captain|sir|little|big|old)?\.? ?["“']?(${LETTERS})["”']?(?:,? (?:and|&|or) ["“']?(${LETTERS})["”']?)?`,
  'giu',
);
const IS_RELATION = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(${LETTERS}),? (?:is |was )?(?:his|her|their|my|our|the) (?:\p{L}+ ){0,2}?(?:${ANY_RELATION})(?![\p{L}])`,
  'giu',
);
const TITLED = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(mrs|mr|ms|miss|dr|prof|professor|sir|madam|rev|reverend|father|sister|coach|nurse|teacher|señora|señor|frau|herr|madame)\.? (?=(${LETTERS})(?:[- ](${LETTERS}))?)`,
  'giu',
);
const KIN_NAMED = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${KIN}|nanny|cousin|stepmum|stepmom|stepdad) (${LETTERS})`,
  'giu',
);

/** A word in small letters, without its possessive. */
export const low = (word: string): string =>
  word
    .normalize('NFC')
    .toLocaleLowerCase('en')
    .replace(/['’]s$/u, '');
/** A word without its possessive. */
export const bare = (word: string): string => word.replace(/['’]s$/u, '');
/** Whether a word begins with a capital. */
export const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word);

/** A first name, as it was found. */
export const first = (written: string, impression: 'girl' | 'boy' | null = null, sure = true): FoundName => ({
  written: bare(written),
  as: 'first',
  impression: impressionOf(low(written)) ?? impression,
  sure,
});

/** Whether a word beside "sister" or "called" is a name: it has a capital, or no dictionary has it, or people are called so. */
function namesSomebody(word: string | undefined, next: string, after: 'called' | 'relation'): boolean {
  if (word === undefined || bare(word).length < 2) return false;
  const small = low(word);
  if (/^(?:will|may)$/.test(small) && !isCapital(word))
    return (
      after === 'called' ||
      next === '' ||
      /^(?:['’]s\b|,|\)| (?:is|has|was|and|hits|hates|loves|likes|wants|gets|every|moved|left|said|told|took|got|bit|\(|\d|[a-z]{3,}(?:s|ed)\b))/iu.test(
        next,
      )
    );
  if (NO_NAME.test(small.replace(/['’](?:ve|ll|re|m|d)$/u, '')) && !/^(?:Will|May)$/.test(bare(word))) return false;
  if (!isOrdinary(small))
    return isCapital(word) || after === 'called' || isFirstName(small) || small.length === 3 || !isSlipOfDeed(small);
  if (isCapital(word)) return !kinWords.includes(small);
  return after === 'called' || isNameAndWord(small);
}

/** Names beside a word that says so: "brother tom", "called Pip", "Miss Kelly", "Auntie Jo", in whatever letters. */
export function namesBeside(text: string): FoundName[] {
  const found: FoundName[] = [];
  const take = (
    read: RegExpMatchArray,
    word: string | undefined,
    how: 'called' | 'relation',
    impression: 'girl' | 'boy' | null,
  ): boolean => {
    const at = word === undefined ? -1 : (read.index ?? 0) + read[0].lastIndexOf(word);
    const next = word === undefined ? '' : text.slice(at + bare(word).length, at + word.length + 14);
    if (word === undefined || !namesSomebody(word, next, how)) return false;
    found.push(first(word, impression));
    return true;
  };
  for (const [pattern, impression] of BY_RELATION)
    for (const read of text.matchAll(pattern)) {
      if (!take(read, read[1], 'relation', impression)) continue;
      const second = read[2];
      if (second !== undefined && (isCapital(second) || isOnlyName(low(second))))
        take(read, second, 'relation', impression);
    }
  for (const read of text.matchAll(CALLED)) {
    take(read, read[1], 'called', null);
    const second = read[2];
    if (second !== undefined && (isCapital(second) || isOnlyName(low(second)) || !isOrdinary(low(second))))
      take(read, second, 'called', null);
  }
  for (const read of text.matchAll(IS_RELATION)) {
    const word = read[1];
    if (
      word !== undefined &&
      (isCapital(word) ? !isOrdinary(low(word)) || isNameAndWord(low(word)) : isOnlyName(low(word)))
    )
      found.push(first(word));
  }
  for (const read of text.matchAll(TITLED)) {
    const [, title = '', name = '', more] = read;
    const isTitle = /^(?:mrs|mr|ms|miss|dr)$/i.test(title);
    const small = low(name);
    if (NO_NAME.test(small) || (!isCapital(name) && !(isTitle && isCapital(title)) && !isTitle && isOrdinary(small)))
      continue;
    if (/^(?:father|sister|sir|coach|nurse|teacher|madam)$/i.test(title) && isOrdinary(small) && !isNameAndWord(small))
      continue;
    if (read[0].includes('. ') && !isTitle) continue;
    if (
      !isCapital(name) &&
      /^(?:miss|sister|father|sir|teacher|nurse|coach)$/i.test(title) &&
      isOrdinary(small) &&
      !isNameAndWord(small)
    )
      continue;
    const as = isFirstName(small) && /^(?:miss|ms|nurse|coach|teacher|sister|father)$/i.test(title) ? 'first' : 'last';
    found.push({ written: bare(name), as, impression: null, sure: true });
    if (more !== undefined && isCapital(more) && !isOrdinary(low(more)))
      found.push({ written: bare(more), as: 'last', impression: null, sure: true });
  }
  for (const read of text.matchAll(KIN_NAMED)) {
    const word = read[1] ?? '';
    const small = low(word);
    if (NO_NAME.test(small)) continue;
    const at = (read.index ?? 0) + read[0].length;
    const isNamed =
      isOnlyName(small) || (isNameAndWord(small) && isSomebodyHere(small, 'with ', text.slice(at, at + NEXT)));
    if (isCapital(word) ? !kinWords.includes(small) : isNamed) found.push(first(word));
  }
  return found;
}
