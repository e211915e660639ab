type Opening = readonly [short: RegExp, whole: string | ((short: string) => string)];

/** Short forms that parents type, with and without their apostrophe, and what they stand for. */
const OPENINGS: readonly Opening[] = [
  [/\bca(?:n'?t|nnot)\b/g, 'can not'],
  [/\bwon'?t\b/g, 'will not'],
  [/\bain'?t\b/g, 'is not'],
  [
    /\b(?:is|are|was|were|do|does|did|has|have|had|would|could|should)n'?t\b/g,
    (short) => short.replace(/n'?t$/, ' not'),
  ],
  [/\bi'?m\b/g, 'i am'],
  [/\b(?:he|she)'?s\b/g, (short) => short.replace(/'?s$/, ' is')],
  [/\b(?:it|that|there|what|who)'s\b/g, (short) => short.replace(/'s$/, ' is')],
  [/\b(?:i|we|they|you)'?ve\b/g, (short) => short.replace(/'?ve$/, ' have')],
  [/\b(?:they|we|you)'re\b/g, (short) => short.replace(/'re$/, ' are')],
  [/\b(?:i|he|she|it|we|they)'ll\b/g, (short) => short.replace(/'ll$/, ' will')],
  [/\b(?:i|he|she|it|we|they)'d\b/g, (short) => short.replace(/'d$/, ' would')],
  [/\bwanna\b/g, 'want to'],
  [/\bgonna\b/g, 'going to'],
];

/**
 * A message as the understanding reads it: small letters without accents, short forms opened, every stop a "|",
 * decimal points kept, everything else letters and digits with single spaces.
 */
export function plainWords(message: string): string {
  let text = message
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/g, '')
    .toLowerCase()
    .replace(/[\u2018\u2019`\u00B4]/g, "'");
  for (const [short, whole] of OPENINGS) {
    text = typeof whole === 'string' ? text.replace(short, whole) : text.replace(short, whole);
  }
  return text
    .replace(/(\d)[.,](?=\d)/g, '$1_')
    .replace(/[.!?;:,\n]+|\s[-\u2013\u2014]+\s/g, ' | ')
    .replaceAll('_', '.')
    .replaceAll("'", '')
    .replace(/[^a-z0-9|. ]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
