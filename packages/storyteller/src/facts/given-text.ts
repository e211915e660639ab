/** How much of a parent's text is read for facts, in characters: about two printed pages. More is not more precise. */
const MOST_READ = 6_000;
/** A sentence longer than this is a paragraph without stops; its head is read. */
const LONGEST_SENTENCE = 400;
const MOST_SENTENCES = 40;

/** Plain quotes and spaces, nothing invisible, so that patterns need to know one form only. */
export const plainText = (text: string): string =>
  text
    .slice(0, MOST_READ * 2)
    .normalize('NFC')
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/[\p{Cc}\p{Cf}]+/gu, (marks) => (marks.includes('\n') ? '\n' : ' '))
    .replace(/[^\S\n]+/g, ' ')
    // A step mum is no mum who takes a step: one word is one person.
    .replace(
      /(?<!\b(?:first|every|each|next) )\b(step)[ -](?=(?:mum|mom|dad|mother|father|brother|sister)s?\b)/gi,
      '$1',
    )
    .slice(0, MOST_READ);

/** A parent's text as sentences: full stops, lines, semicolons and bullets end one. Titles ("Mrs.") do not. */
export const toldSentences = (text: string): string[] =>
  plainText(text)
    .replace(/\b(Mrs|Mr|Ms|Dr|St)\./g, '$1')
    .split(/(?<=[.!?])\s+|\n+|\s*[;•]\s*|\s+[-–—]\s+/)
    .map((each) => each.trim().slice(0, LONGEST_SENTENCE))
    .filter((each) => /\p{L}/u.test(each))
    .slice(0, MOST_SENTENCES);
