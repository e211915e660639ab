/**
 * Words as they sound in most of the Spanish-speaking world, so that spelling by ear finds the same page: b as v,
 * s as z and soft c, y as ll, no silent h, no doubled letters. Takes folded text.
 */
const bySound = (plain: string): string =>
  plain
    .replace(/ch/g, 'C')
    .replace(/h/g, '')
    .replace(/qu(?=[ei])/g, 'k')
    .replace(/c(?=[ei])/g, 's')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/c/g, 'k')
    .replace(/v/g, 'b')
    .replace(/z/g, 's')
    .replace(/ll/g, 'y')
    .replace(/([a-zC])\1/g, '$1');

/** Up to this many letters a word must be met whole ("no" is not the beginning of "noche"), and so must these. */
const WHOLE = 2;
const ALWAYS_WHOLE: ReadonlySet<string> = new Set(
  'del los las una que mas por con pis tea mal sin ver papa mama'.split(' '),
);
/** This many other words may stand between two of one phrase. */
const BETWEEN = 2;

function patternOf(phrase: string): RegExp {
  const words = phrase
    .replace('?', '')
    .split(' ')
    .map((word) => {
      const sound = bySound(word.replace('.', ''));
      if (word.endsWith('.') || word.length <= WHOLE || ALWAYS_WHOLE.has(word)) return `${sound}s?\\b`;
      // What a last c or g sounds like depends on what follows in the whole word.
      return `${sound.replace(/k$/, '[ks]').replace(/g$/, '[gj]')}\\w*`;
    });
  return new RegExp(`\\b${words.join(`(?: \\w+){0,${BETWEEN}}? `)}`);
}

/** How a phrase begins, which is quick to look for, and its pattern, made when that beginning is first met. */
interface Prepared {
  readonly beginning: string;
  pattern: RegExp | null;
}
const prepared = new Map<string, Prepared>();

function stands(question: string, phrase: string): boolean {
  let known = prepared.get(phrase);
  if (!known) {
    const [first = ''] = phrase.replace('?', '').split(' ');
    known = { beginning: ` ${bySound(first.replace('.', '')).replace(/[kg]$/, '')}`, pattern: null };
    prepared.set(phrase, known);
  }
  if (!question.includes(known.beginning)) return false;
  known.pattern ??= patternOf(phrase);
  return known.pattern.test(question);
}

/** What a phrase marked with a question mark tells: it decides only where nothing else does. */
const WEAK = 1;

/** Longer finds tell more; every further word of a phrase tells more than its letters do. */
const weightOf = (phrase: string): number => {
  if (phrase.endsWith('?')) return WEAK;
  const words = phrase.split(' ');
  return Math.min(phrase.replaceAll(' ', '').length, 12) + (words.length - 1) * 3;
};

/** A question prepared for `weightIn`, from text folded to small letters without accents. */
export const heard = (plain: string): string =>
  plain
    .split('|')
    .map((part) => ` ${bySound(part.trim())}`)
    .join(' |');

/**
 * The weight of all phrases found in a question that went through `heard`; nought when none is. A phrase inside a longer
 * one that was found too adds nothing. `share` is what a phrase keeps of its weight, 0 to 1.
 */
export function weightIn(
  question: string,
  phrases: readonly string[],
  share: (phrase: string) => number = () => 1,
): number {
  const found = phrases.filter((phrase) => stands(question, phrase));
  return found
    .filter((phrase) => !found.some((longer) => longer !== phrase && longer.includes(phrase)))
    .reduce((sum, phrase) => sum + weightOf(phrase) * share(phrase), 0);
}
