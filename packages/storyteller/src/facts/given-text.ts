import { remembered } from '../words/remembered.ts';
/** How much of a parent's text is read for facts, in characters: about 400 words. More is not more precise. */
const MOST_READ = 2_200;
/** A sentence longer than this is a paragraph without stops; its head is read. */
const LONGEST_SENTENCE = 400;
const MOST_SENTENCES = 40;

/** So much of the end of a longer text is read as well: what a parent came for may stand there. */
const END_READ = 800;
/** What stands where the rest was; with it no more is read than otherwise, or the very end would be lost. */
const CUT = ' ... ';
/** So much of what was not read is shown, for a parent to know where it begins. */
const BEGINNING_SHOWN = 80;

/**
 * How far a text is read for what it means: whole up to some 400 words, else its beginning and its end, so that ten pages
 * cost no more time than one. `unread` is where the rest begins, empty when there is none. (Whether a text may become a story
 * at all is asked of the whole of it elsewhere.)
 */
export function asFarAsRead(text: string): { readonly text: string; readonly unread: string } {
  if (text.length <= MOST_READ) return { text, unread: '' };
  const most = MOST_READ - END_READ - CUT.length;
  const head = /^[^]*(?=\s)/u.exec(text.slice(0, most))?.[0] ?? text.slice(0, most);
  const tail = /\s[^]*$/u.exec(text.slice(-END_READ))?.[0] ?? text.slice(-END_READ);
  return { text: `${head}${CUT}${tail.trim()}`, unread: text.slice(head.length).trim().slice(0, BEGINNING_SHOWN) };
}

/** The same problem and the same notes are read for many things. */
const READ_LATELY = 8;

/** Plain quotes and spaces, nothing invisible, so that patterns need to know one form only. */
export const plainText = remembered(READ_LATELY, (text: string): string =>
  text
    .slice(0, MOST_READ * 2)
    .normalize('NFC')
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/[\p{Cc}\p{Cf}]+/gu, (marks) => (marks.includes('\n') ? '\n' : ' '))
    .replace(/[^\S\n]+/g, ' ')
    // "nana = Nana Bridie".
    .replace(/(?<=\p{Ll}) ?= ?(?=\p{Lu})/gu, ' is ')
    // "bunny called flopsy": whoever is called something has a name.
    .replace(
      /(?<=\b(?:bear|bunny|rabbit|dog|puppy|cat|kitten|hamster|teddy|doll|dolly|toy|elephant|monkey|giraffe|penguin|lion|fox|lamb|blanket|muslin|unicorn|dinosaur) (?:is )?(?:called|named) )\p{Ll}(?=\p{Ll}{2,})/gu,
      (letter) => letter.toUpperCase(),
    )
    // "ms Green" is Ms Green.
    .replace(
      /(?<![\p{L}'-])(?:mrs|mr|ms|dr)(?=\.? \p{Lu}\p{Ll})/gu,
      (title) => title.charAt(0).toUpperCase() + title.slice(1),
    )
    // A step mum is no mum who takes a step: one word is one person.
    .replace(
      /(?<!\b(?:first|every|each|next) )\b(step)[ -](?=(?:mum|mom|dad|mother|father|brother|sister)s?\b)/gi,
      '$1',
    )
    .slice(0, MOST_READ),
);

/** A parent's text as sentences: full stops, lines, semicolons and bullets end one. Titles ("Mrs.") do not. */
export const toldSentences = remembered(READ_LATELY, (text: string): readonly string[] =>
  plainText(text)
    .replace(/\b(Mrs|Mr|Ms|Dr|St)\./g, '$1')
    .split(/(?<=[.!?])\s+|\n+|\s*[;•]\s*|\s+[-–—]\s+/)
    .map((each) => each.trim().slice(0, LONGEST_SENTENCE))
    .filter((each) => /\p{L}/u.test(each))
    .slice(0, MOST_SENTENCES),
);
