/** The ages that a child turns in a picture book, as they are said. */
const NUMBERS = [
  'none',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
] as const;

const AGE = String.raw`(?:[2-9]|1[0-2]|${NUMBERS.slice(2).join('|')})`;
const WHEN = String.raw`(?: years? old)?(?: today| tomorrow| soon| next week| (?:on|this|next) \p{L}+)?`;

/** How a theme says that somebody has a birthday and is a year older: "turning 3", "she will be five tomorrow". */
export const TURNS = new RegExp(
  [
    String.raw`\bturn(?:s|ing|ed)? (?:into )?(?:a )?(?<a>${AGE})${WHEN}(?:$|(?=[,.!] | and | but ))`,
    String.raw`^(?:becoming|being|getting to be) (?:a )?(?<b>${AGE})${WHEN}$`,
    String.raw`\b(?:i am|i['’]?m|he is|he['’]?s|she is|she['’]?s|(?:son|daughter|boy|girl) is|will be|going to be|gonna be|about to be|(?:nearly|almost|finally|now)) (?:nearly |almost |finally |now )?(?<c>${AGE})${WHEN}$`,
    String.raw`^(?:i am |\p{L}+ is )?(?<d>${AGE}) (?:today|tomorrow|years? old(?: today)?)$`,
    String.raw`^(?:when|now(?: that)?) (?:i am|i['’]?m|we are|\p{L}+ is) (?<e>${AGE})$`,
  ].join('|'),
  'iu',
);

interface Turned {
  /** "three". */
  readonly now: string;
  /** "two". */
  readonly before: string;
}

/** How old somebody is now, and was until last night. */
export function ageIn(raw: string): Turned {
  const groups = TURNS.exec(raw)?.groups ?? {};
  const said = (Object.values(groups).find((each) => each !== undefined) ?? 'five').toLowerCase();
  const at = /^\d/.test(said) ? Number(said) : NUMBERS.findIndex((each) => each === said);
  return { now: NUMBERS[at] ?? 'five', before: NUMBERS[at - 1] ?? 'four' };
}
