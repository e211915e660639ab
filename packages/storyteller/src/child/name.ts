import { LIMITS } from '@storylantern/contract';

/** A name that cannot stand in a story. `message` is a sentence for the parent. */
export class UnusableName extends Error {
  override readonly name = 'UnusableName';
}

const MOST_WORDS = 4;
const MARKUP = /[<>{}[\]|~_\\/=*#$%^&@;:"“”!?()]|\d{3,}/u;
/** Letters of any script with their marks, joined by spaces, hyphens, apostrophes and dots: "O'Neil", "Anna-Maria", "J. R.". */
const NAME = /^[\p{L}\p{M}][\p{L}\p{M}\p{Nd}'’ʻ‘.\-‐ \u00b7]*$/u;
/** Two children of one story: "Tom & Sue", "Tom + Sue". */
const TWO_NAMES = /(?<=[\p{L}\p{M}.]) ?[&+] ?(?=\p{L})/gu;
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu;
/** Joiners that some scripts need inside a word. */
const JOINERS = /[\u200c\u200d]/u;

/**
 * The child's name as the story says it: composed, trimmed, inner space collapsed, control characters dropped, and a
 * name typed without any capital ("leo", "o'neil") given one.
 * @throws UnusableName when what was typed is not a name: empty, too long, a sentence, markup or an instruction.
 */
export function storyName(typed: string): string {
  const name = typed
    .slice(0, 400)
    .normalize('NFC')
    .replace(/[\p{Zs}\t\r\n]+/gu, ' ')
    .replace(INVISIBLE, (mark) => (JOINERS.test(mark) ? mark : ''))
    .replace(TWO_NAMES, ' and ')
    .replace(/[.,]+$/u, (end) => (end.startsWith('.') ? '.' : ''))
    .trim();
  if (name === '') throw new UnusableName("Please enter your child's name.");
  if ([...name].length > LIMITS.childName) {
    throw new UnusableName(
      `Please use at most ${LIMITS.childName} letters for the name; a first name or a nickname is best.`,
    );
  }
  if (MARKUP.test(name) || !NAME.test(name)) {
    throw new UnusableName('Please write the name with letters only; hyphens, apostrophes and spaces are fine.');
  }
  if (name.split(' ').length > MOST_WORDS) {
    throw new UnusableName('That looks longer than a name. A first name or a nickname is best.');
  }
  return capitalised(name);
}

const FIRST_LETTER = /(^|[ \-‐])(\p{Ll})/gu;
/** O'Neil, D'Arcy: the letter after a prefix of one letter. */
const AFTER_PREFIX = /((?:^|[ \-‐])[DLOM]['’])(\p{Ll})/gu;
const raise = (_: string, before: string, letter: string): string => before + letter.toLocaleUpperCase('en');

/** Gives capitals only where the parent typed none, or typed nothing else ("LEONARD"); "DeShawn" and "AJ" stay as they are. */
function capitalised(name: string): string {
  if (name === name.toLocaleLowerCase('en')) {
    return name
      .replace(FIRST_LETTER, raise)
      .replace(AFTER_PREFIX, raise)
      .replace(/(?<=.) And (?=.)/gu, ' and ');
  }
  if (/^\p{Lu}{4,}$/u.test(name)) return name.charAt(0) + name.slice(1).toLocaleLowerCase('en');
  return name;
}

/** "Will's", "James's", "O'Neil's". */
export const possessive = (name: string): string => `${name}'s`;
