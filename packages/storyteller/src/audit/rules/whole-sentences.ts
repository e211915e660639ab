import { excerpt, OWN, type ParagraphRule } from '../rule.ts';

const END = /[.!?]["”’)]*$/;
const SPACING = /[.!?] \p{Ll}|\s[,.;:!?](?!\.)|,,|\.\.(?!\.)|,\.|\.,|\S {2,}\S|"[^"]*$/u;
const HEAD = /^["“‘(]*[\p{Lu}\p{Lo}\p{N}_]/u;

export const wholeSentences: ParagraphRule = {
  id: 'sentences',
  title: 'Every sentence is whole',
  hard: true,
  basis: OWN,
  inParagraph: ({ masked, text, sentences }) => {
    if (sentences.length === 0) return 'A paragraph is empty.';
    const broken = sentences.find((each) => !END.test(each.masked) || !HEAD.test(each.masked));
    if (broken) return `This sentence is not whole: ${broken.text}`;
    const odd = SPACING.exec(masked.replace(/"[^"]*"/g, (quote) => 'Q'.repeat(quote.length)));
    return odd && excerpt(text, odd.index, odd[0].length);
  },
};
