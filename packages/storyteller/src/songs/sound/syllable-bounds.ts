/** Consonants with which an English syllable may open. */
const ONSETS: ReadonlySet<string> = new Set(
  [
    'B CH D DH F G HH JH K L M N P R S SH T TH V W Y Z ZH',
    'B-L B-R B-Y D-R D-W D-Y F-L F-R F-Y G-L G-R G-W HH-Y K-L K-R K-W K-Y M-Y N-Y P-L P-R P-Y',
    'S-F S-K S-L S-M S-N S-P S-T S-W SH-R T-R T-W TH-R V-Y',
    'S-K-R S-K-W S-K-Y S-P-L S-P-R S-P-Y S-T-R S-T-Y',
  ]
    .join(' ')
    .split(' '),
);
const isVowel = (phone: string): boolean => /\d$/.test(phone);

/** How many of the consonants between two vowels belong to the second: as many as a syllable may open with. */
export function onsetLength(between: readonly string[]): number {
  for (let length = Math.min(3, between.length); length > 0; length--) {
    if (ONSETS.has(between.slice(between.length - length).join('-'))) return length;
  }
  return 0;
}

/** The phones of a word, one list for each syllable. A word without a vowel is one syllable. */
export function phoneSyllables(phones: readonly string[]): readonly string[][] {
  const vowels = phones.flatMap((phone, i) => (isVowel(phone) ? [i] : []));
  const starts = vowels.map((at, n) => {
    const before = vowels[n - 1];
    if (before === undefined) return 0;
    return at - onsetLength(phones.slice(before + 1, at));
  });
  if (starts.length === 0) return [[...phones]];
  return starts.map((from, n) => phones.slice(from, starts[n + 1] ?? phones.length));
}

const VOWEL_LETTERS = /[aeiouyàáâäæèéêëìíîïòóôöœùúûü]+/giu;
/** Consonant letters that are one sound or open a syllable together. */
const TOGETHER = /(?:[bcdfgkpt][lr]|[cgpstw]h|qu|s[ckmnptw]|tw|str|thr|shr|spr|scr|spl)$/i;

/**
 * Where the letters of each syllable begin in a word of `count` syllables: by its runs of vowel letters when these are
 * as many, else in equal parts. Always `count` rising offsets, the first 0, as long as the word has letters enough.
 */
export function letterStarts(word: string, count: number): readonly number[] {
  const runs = [...word.matchAll(VOWEL_LETTERS)].map((each) => ({ from: each.index, to: each.index + each[0].length }));
  const voiced = runs.filter((run, i) => !isSilent(word, run, i === runs.length - 1));
  // "some|bo|dy": an e inside may be silent too.
  const within = voiced.filter((run, i) => i === 0 || !/^e$/i.test(word.slice(run.from, run.to)));
  const chosen = [voiced, within, apart(word, voiced, count)].find((each) => each.length === count) ?? runs;
  if (chosen.length !== count) {
    return Array.from({ length: count }, (_, i) => Math.floor((i * word.length) / count));
  }
  return chosen.map((run, i) => {
    const before = chosen[i - 1];
    if (before === undefined) return 0;
    const between = word.slice(before.to, run.from);
    if (between === '') return run.from;
    const opens = TOGETHER.exec(between)?.[0].length ?? Math.min(1, between.length);
    return run.from - opens;
  });
}

interface Run {
  readonly from: number;
  readonly to: number;
}
/** Vowels that stand side by side and may be two: "Mi|a", "The|o", "pi|a|no". */
const HIATUS = /[iu][ao]|[eo][oe]|ea|ie|ue|yi|oi/iu;

/** Runs of vowels cut in two, from the first, until there are as many as syllables. */
function apart(word: string, runs: readonly Run[], count: number): readonly Run[] {
  let missing = count - runs.length;
  return runs.flatMap((run) => {
    const hiatus = missing > 0 ? HIATUS.exec(word.slice(run.from, run.to)) : null;
    if (!hiatus) return [run];
    missing -= 1;
    const cut = run.from + hiatus.index + 1;
    return [
      { from: run.from, to: cut },
      { from: cut, to: run.to },
    ];
  });
}

const isSilent = (word: string, run: { from: number; to: number }, last: boolean): boolean =>
  last && /^e$/i.test(word.slice(run.from, run.to)) && run.from > 0 && /^(?:|s|d|'s)$/i.test(word.slice(run.to)); // prettier-ignore
