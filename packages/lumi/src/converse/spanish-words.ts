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
  const words = phrase.split(' ').map((word) => {
    const heard = bySound(word.replace('.', ''));
    return word.endsWith('.') || word.length <= WHOLE || ALWAYS_WHOLE.has(word) ? `${heard}s?\\b` : `${heard}\\w*`;
  });
  return new RegExp(`\\b${words.join(`(?: \\w+){0,${BETWEEN}}? `)}`);
}

const patterns = new Map<string, RegExp>();

/** Longer finds tell more; every further word of a phrase tells more than its letters do. */
const weightOf = (phrase: string): number => {
  const words = phrase.split(' ');
  return Math.min(phrase.replaceAll(' ', '').length, 12) + (words.length - 1) * 3;
};

/** A question prepared for `weightIn`, from text folded to small letters without accents. */
export const heard = (plain: string): string =>
  plain
    .split('|')
    .map((part) => bySound(part.trim()))
    .join(' | ');

/** The weight of all phrases found in a question that went through `heard`; nought when none is. */
export function weightIn(question: string, phrases: readonly string[]): number {
  let weight = 0;
  for (const phrase of phrases) {
    let pattern = patterns.get(phrase);
    if (!pattern) {
      pattern = patternOf(phrase);
      patterns.set(phrase, pattern);
    }
    if (pattern.test(question)) weight += weightOf(phrase);
  }
  return weight;
}
