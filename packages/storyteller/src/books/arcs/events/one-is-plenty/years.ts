const TENS = ['', '', '', '', '', '', 'sixty', 'seventy', 'eighty', 'ninety'] as const;
const ONES = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'] as const;

const said = (years: number): string =>
  years >= 100
    ? years === 100
      ? 'a hundred'
      : `a hundred and ${ONES[years - 100] ?? 'more'}`
    : [TENS[Math.floor(years / 10)], ONES[years % 10]].filter((each) => each !== '').join('-');

const NUMBER = String.raw`(?:6\d|7\d|8\d|9\d|10\d|sixty|seventy|eighty|ninety|(?:sixt|sevent|eight|ninet)ieth|(?:a |one )?hundred)(?:th)?`;
const WHO = String.raw`(?:(?:great|old|gt)[- ]?)*(?:grand(?:ma\w*|mother|pa\w*|father|dad)|gran(?:ny|dad|ddad|pa|pops?)?|nan(?:a|na|ny)?|nonn[ao]|om[aiu]|opa|abuel[ao]|bisabuel[ao]|bubb[aey]|babcia|baba|dada|dadi|dida|nani|yiayia|papou|gogo|halmoni|po ?po|(?:oldest |old )?(?:neighbour|aunt|auntie|uncle|lady|man))`;

/** How a theme says that somebody of the family is very old and has a birthday. */
export const OF_YEARS = new RegExp(
  [
    String.raw`\b(?<who>${WHO})(?: \p{Lu}\p{L}+)?(?: is|['’]s|s| turns| will be| has| reaches| gets| celebrates)*(?: going to be| turning| about to be| nearly| almost)?(?: her| his| a| the)? (?<n>${NUMBER})\b`,
    String.raw`\b(?<n2>${NUMBER}) (?:birthday )?(?:party |birthday )?(?:of|for) (?:my |our |her |his |the )?(?<who2>${WHO})\b`,
    String.raw`\b(?<who3>${WHO})(?: \p{Lu}\p{L}+)?['’]?s? (?<n3>${NUMBER}) birthday\b`,
  ].join('|'),
  'iu',
);

interface Years {
  /** "a hundred". */
  readonly all: string;
  /** "ninety-nine". */
  readonly lessOne: string;
  /** "great granny", in small letters as typed. */
  readonly who: string;
}

const WORDS: Readonly<Record<string, number>> = {
  sixt: 60,
  sevent: 70,
  eight: 80,
  ninet: 90,
  hundred: 100,
};

/** How old they are, and who. */
export function yearsIn(raw: string): Years {
  const groups = OF_YEARS.exec(raw)?.groups ?? {};
  const number = (groups['n'] ?? groups['n2'] ?? groups['n3'] ?? '100').toLowerCase();
  const plain = number.replace(/^(?:a|one) /, '').replace(/(?:y|ieth|th)$/, '');
  const years = /^\d/.test(plain) ? Number(plain) : (WORDS[plain] ?? 100);
  const who = (groups['who'] ?? groups['who2'] ?? groups['who3'] ?? 'great-granny').toLowerCase();
  return { all: said(years), lessOne: said(years - 1), who };
}
