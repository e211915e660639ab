/** What no book, song or story of ours holds, in any sentence: the traces of how a text was written, and ways out of it. */
const FOREIGN: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:https?|ftp):|\bwww\.|\b[\p{L}\d-]+\.(?:com|org|net|io|co|uk|de|app|info|gov|edu)\b|\S@\S+\.\S/iu,
    'an address',
  ],
  [/(?:\+|\b0)\d[\d ()-]{6,}\d|\b\d{3}[- ]\d{3}[- ]\d{4}\b/, 'a telephone number'],
  [/<[^<>]*>|&(?:amp|lt|gt|nbsp|quot|#\d+);|\[[^\]]*\]\(|```|\*\*|__|^\s*(?:#{1,6}|[-*•>]|\d+[.)])\s/mu, 'mark-up'],
  [/[{}[\]|~^\\`*_#$@=<>%]/u, 'a sign that is no letter and no stop'],
  [/\p{Extended_Pictographic}|[\u{1F1E6}-\u{1F1FF}]/u, 'an emoji'],
  [
    /\b(?:as an? (?:ai|language model|assistant)|language model|(?:system|user) prompt|my instructions|previous instructions|(?:ignore|disregard|forget) (?:all|any|the|these|those|your|previous|prior|above)\b.{0,30}\b(?:instructions?|rules?|prompts?)|i (?:cannot|can't|am unable to) (?:assist|comply|fulfil|help with (?:this|that)|(?:write|create) (?:this|that|such))|here (?:is|are) (?:the|your) (?:revised|requested|new|corrected|story you|book you|song you|lyrics)|as requested|json|api key|openai|chatgpt|developer message|the parent (?:asked|wrote|typed|requested)|(?:this|the) (?:story|book|song) (?:is|was) (?:written|made|generated) (?:by|for)|scene hints?|word count)\b/i,
    'words about how it was written',
  ],
  [/\b(?:page|scene|verse|chorus|title|lyrics|text|narrator)\s*\d*\s*:/i, 'a heading'],
  [/(?!\p{Script=Latin})\p{L}/u, 'letters of another alphabet'],
  [/\p{Cc}|\p{Cf}|\p{Co}|\p{Cs}/u, 'signs that cannot be seen'],
];

/** What a text holds that is no part of any piece for a child, with its words; null when there is nothing. */
export function foreignIn(text: string): { readonly what: string; readonly words: string } | null {
  for (const [pattern, what] of FOREIGN) {
    const found = pattern.exec(text);
    if (found) return { what, words: found[0].slice(0, 40) };
  }
  return null;
}

const withPlainMarks = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/…/g, '...')
    .replace(/\s*[—–]\s*/g, ', ')
    .replace(/[\s\u00ad\u200b\ufeff]+/gu, ' ')
    .trim();

/**
 * A text with the marks our pages use: straight quotes, plain dashes and spaces, composed letters. Its words stay, and so
 * do `names` as their family spells them ("D’Arcy").
 */
export const plainMarks = (text: string, names: readonly string[] = []): string =>
  names
    .filter((name) => withPlainMarks(name) !== name)
    .reduce((plain, name) => plain.replaceAll(withPlainMarks(name), name), withPlainMarks(text));
