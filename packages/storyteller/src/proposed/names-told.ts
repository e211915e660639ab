import { kinWords, sameKin } from '../facts/kin.ts';
import { isFirstName } from '../withhold/called-so.ts';

/** Words with a capital that name nobody: times, feasts, places of the sky, forms of address. */
const CAPITALS: ReadonlySet<string> = new Set(
  (
    'i monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september ' +
    'october november december christmas easter diwali eid hanukkah ramadan halloween birthday new year eve day earth moon sun ' +
    'mars venus saturn jupiter mercury neptune uranus milky way north south east west pole english french spanish german ' +
    'mr mrs ms miss dr sir lady captain king queen prince princess professor saint santa ok tv dna t-shirt x-ray'
  ).split(' '),
);
/** First names that are as well the beginning of many sentences. */
const NO_NAME =
  /^(?:will|may|can|mark|sky|sunny|dawn|summer|autumn|rose|hope|grace|joy|faith|bill|art|rich|buddy|see|so|in|an|an|my|kit|clay|penny|rusty|rocky|sandy|misty|stormy|olive|daisy|lily|holly|ivy|poppy|basil|robin|jack|pat|drew|dusty|sue|don|van|long|ray|chip|bear|wolf|star|moon|ever|case|ace|major|early|young|guy|bob|nick|rob|miles|dash|pearl|ruby|amber|jade|ginger|honey|heather|ash|forest|river|brook|lane|glen|cliff|stone|west|max|duke|earl|king|prince|princess|angel|baby|little|tiny|happy|candy|cookie|pepper|cherry|berry|bee|bunny|kitty|birdie|fern|hazel|willow|rowan|laurel|sage|rain|snow|winter|april|june|august|charity|mercy|true|pip|dot|bo|mo|al|ed|jo|si|mi|noon|else|mine|fort|wing|major|sterling|gale|gay|merry|carol|noel|dean|dale|reed|roman|french|english|frank|gene|grant|lance|pierce|wade|ward|harry|pete|barb|tab|tad|tommy|tod|trip|web|hank|buck|bud|bucky|crew|cash|colt|dallas|denver|paris|london|israel|jordan|china|india|asia|america|georgia|carolina|virginia|victoria)$/;
/** What somebody does, straight after a name that opens a sentence. */
const DOES =
  /^['’]?s?\s+(?:and (?:the )?\p{L}+ )?(?:\p{Ll}+ly |just |still |then )?(?:\p{Ll}{2,}ed|said|says|was|is|has|had|ran|sat|stood|went|came|took|held|put|got|gave|made|found|saw|heard|told|knew|thought|looks?|runs?|sits?|goes|comes|takes?|loved|wanted)\b/u;

/** Whether a capital letter at this place is owed to the beginning of a sentence, of speech or of a line. */
const opens = (text: string, at: number): boolean => /(?:^|[.!?:;…"(*]|- )\s*["'(]*$/u.test(text.slice(0, at));

const bare = (word: string): string => word.toLowerCase().replaceAll('’', "'").replace(/'s?$/u, '').replace(/^'/u, '');

/**
 * Names in a text that are not among `known` (small letters): words with a capital inside a sentence, and first names
 * that open one and do something.
 */
export function unknownNames(text: string, known: ReadonlySet<string>): string[] {
  const found = new Set<string>();
  for (const { 0: word, index } of text.matchAll(/(?<![\p{L}'’-])\p{Lu}[\p{L}'’-]*/gu)) {
    const low = bare(word);
    const parts = [low, ...low.split('-')];
    if (parts.some((part) => known.has(part)) || CAPITALS.has(low) || CAPITALS.has(low.split(/['’]/u)[0] ?? ''))
      continue;
    // Whole words of capitals are shouted.
    if (word.length > 1 && word === word.toUpperCase()) continue;
    if (!opens(text, index)) found.add(word.replace(/['’]s?$/u, ''));
    else if (!NO_NAME.test(low) && DOES.test(text.slice(index + word.length)) && isFirstName(low))
      found.add(word.replace(/['’]s?$/u, ''));
  }
  return [...found];
}

const KIN = new RegExp(
  String.raw`(?<![\p{L}-])(?:step)?(?:${kinWords.join('|')}|parents|grandparents)(?![\p{L}-])`,
  'giu',
);

/** What was said is the same for every page of a book, and long. */
const kinKnown = new WeakMap<readonly string[], ReadonlySet<string>>();
function kinIn(said: readonly string[]): ReadonlySet<string> {
  const known = new Set(
    said.flatMap((each) => (each.match(KIN) ?? []).flatMap((word) => [word.toLowerCase(), ...sameKin(word)])),
  );
  kinKnown.set(said, known);
  return known;
}

/** Words for relatives in a text that stand in none of `said`, in no other word for the same relative. */
export function unsaidKin(text: string, said: readonly string[]): string[] {
  const known = kinKnown.get(said) ?? kinIn(said);
  return [...new Set((text.match(KIN) ?? []).map((word) => word.toLowerCase()))].filter((word) => !known.has(word));
}

/** The words of names, as `unknownNames` wants to know them. */
export const namesKnown = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(
    texts.flatMap((text) =>
      (text.match(/[\p{L}'’-]+/gu) ?? []).flatMap((word) => [bare(word), ...bare(word).split('-')]),
    ),
  );
