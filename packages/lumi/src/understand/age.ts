import { plainWords } from './plain-words.ts';

/** An age found in a message: months, and the words it was found in. */
export interface FoundAge {
  readonly months: number;
  readonly words: string;
}

const NUMBERS: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
    'cero un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce',
  ].flatMap((row) => row.split(' ').map((word, number) => [word, number] as const)),
);
const N = String.raw`(\d{1,3}(?:\.\d)?|${Object.keys(NUMBERS).join('|')})`;
const numberOf = (word: string | undefined): number => NUMBERS[word ?? ''] ?? Number(word);
const GRADES: Readonly<Record<string, number>> = { first: 1, second: 2, third: 3, fourth: 4, fifth: 5, sixth: 6 };
const WEEKS_A_MONTH = 4.345;
const DAYS_A_MONTH = 30.4;

type Reading = readonly [pattern: RegExp, months: (...groups: (string | undefined)[]) => number];
const reading = (pattern: string, months: Reading[1]): Reading => [new RegExp(pattern), months];

/** Ways of saying an age, the most exact first. A new year at school is taken at its middle. */
const READINGS: readonly Reading[] = [
  // Two children of one family in one breath: the older one does most of what is asked about.
  reading(
    String.raw`\b(?:she|he) is ${N}(?: years? old)? and (?:she|he) is ${N}(?= ?$| \|)`,
    (one, other) => Math.max(numberOf(one), numberOf(other)) * 12,
  ),
  reading(
    String.raw`\b${N} and a (quarter|bit)\b(?! (?:of|hours?|weeks?|months?))`,
    (years, part) => numberOf(years) * 12 + (part === 'quarter' ? 3 : 2),
  ),
  reading(String.raw`\b${N} and a half\b(?! (?:hour|week|month|minute))`, (years) => numberOf(years) * 12 + 6),
  reading(
    String.raw`\b${N} ?(?:years?|yrs?|anos?|y) (?:and |y )?${N} ?(?:months?|mths?|meses|m)\b`,
    (years, months) => numberOf(years) * 12 + numberOf(months),
  ),
  reading(
    String.raw`\b(?:turning|turns|nearly|almost|about to be|about to turn|coming up to|casi) ${N}\b(?! (?:months?|weeks?|days?|times|hours?|minutes?|meses|of|years? (?:ago|later)))`,
    (years) => numberOf(years) * 12 - 1,
  ),
  reading(
    String.raw`\b(?:just (?:turned|gone)|turned) ${N}\b(?! (?:months?|weeks?|times|of|down|and))`,
    (years) => numberOf(years) * 12,
  ),
  reading(String.raw`\b${N} ?(?:months?|mths?|mo|mos|meses|m)(?: old)?\b(?! (?:ago|later|now|in|of))`, (months) =>
    numberOf(months),
  ),
  reading(
    String.raw`\b${N} ?(?:weeks?|wks?|wk|semanas?) ?(?:old|de edad)\b|\b(?:is|my|tiene) ${N} (?:weeks?|wks?|semanas?)\b`,
    (weeks, others) => numberOf(weeks ?? others) / WEEKS_A_MONTH,
  ),
  reading(String.raw`\b${N} ?(?:days?|dias?) old\b`, (days) => numberOf(days) / DAYS_A_MONTH),
  reading(
    String.raw`\b${N} ?(?:yo|y o|yr olds?|yrs old|years? olds?|yr|yrs|years?|anos?|y)\b(?! (?:ago|later|now|bath|of|in|together)\b)`,
    (years) => numberOf(years) * 12,
  ),
  reading(String.raw`\byear (\d{1,2})\b`, (year) => (Number(year) + 4) * 12 + 6),
  reading(
    String.raw`\b(\d)(?:st|nd|rd|th) grade\b|\b(first|second|third|fourth|fifth|sixth) grade\b|\bgrade (\d)\b`,
    (digit, word, other) => ((GRADES[word ?? ''] ?? Number(digit ?? other)) + 5) * 12 + 6,
  ),
  reading(
    String.raw`\b(?:he is|she is|they are|is|aged?|tiene|(?:now|only|mean|meant)(?= (?:\d+|\w+)(?: ?$| \|| and| but| so| he| she))) ${N}\b(?! ?(?:months?|weeks?|days?|hours?|times|minutes?|mins?|words?|kids|children|of|boys|girls|teeth|naps|ml|kg|in|dias|hijos|am|pm|oclock|percent|degrees|and a))`,
    (years) => numberOf(years) * 12,
  ),
  reading(
    String.raw`\b(?:my|our) (?:son|daughter|boy|girl|child|kid) (?:\| )?${N}(?= \w| \|)(?! (?:months?|weeks?|days?|times|hours?|children|kids|friends))`,
    (years) => (numberOf(years) <= 17 ? numberOf(years) * 12 : -1),
  ),
  reading(String.raw`(?:^| \| )${N} \|`, (years) => (numberOf(years) <= 17 ? numberOf(years) * 12 : -1)),
  // The age at the very end, after a comma: "won't sleep in her own bed, 4"; of two children's the first.
  reading(String.raw`\| (?:(?:aged?|only|just|nearly) )?${N}$`, (years) =>
    numberOf(years) <= 17 ? numberOf(years) * 12 : -1,
  ),
  reading(
    String.raw`(?:\bare|\baged|\bkids|\bchildren|\|) ${N} and ${N}(?: years?(?: old)?)?(?= ?$| \|)`,
    (first) => numberOf(first) * 12,
  ),
  reading(String.raw`^(?:(?:s?he|they)(?: is| are)? )?${N}(?: years?)?$`, (years) => numberOf(years) * 12),
  reading(String.raw`\bat ${N}(?= and\b|$| \||nor\b| is\b)`, (years) => numberOf(years) * 12),
  reading(String.raw`\bnewborn\b|\brecien nacid[oa]\b`, () => 0.5),
  reading(String.raw`\b(?:starting|in|started) reception\b`, () => 54),
  reading(String.raw`\bkindergart(?:en|ener)\b`, () => 66),
  reading(String.raw`\bpre ?schooler\b`, () => 48),
];

/** What stands before a number that is no age: "for two years", "every 3 months"; a class at school is one all the same. */
const NO_AGE =
  /\b(?:for|last|past|every|hace|over|in|within|since|about|another|first|next|all|por|cada) (?:the (?:last|past) )?$|\b(?:his|her|their) (?:\w+ )?(?:sister|brother|cousin|friend|sibling) (?:\| |who |is |aged )*$/;
const OLDEST_MONTHS = 216;

/** A baby named beside the child who is asked about: "new baby is two weeks old and my 3 year old ...". */
const BESIDE = new RegExp(
  String.raw`\b(?:baby|newborn|(?:baby|little) (?:brother|sister))(?: who)?(?: is)? ${N} (?:days?|weeks?|months?)(?: old)?\b|\bnewborn\b`,
);

/** The age a message tells, newest wording first in exactness; null when it tells none. */
export function ageIn(message: string): FoundAge | null {
  const text = plainWords(message)
    .replace(/ ?\| ?/g, ' | ')
    .trim();
  return ageOf(text.replace(BESIDE, 'baby')) ?? ageOf(text);
}

function ageOf(text: string): FoundAge | null {
  for (const [pattern, monthsOf] of READINGS) {
    const found = pattern.exec(text);
    if (!found) continue;
    const months = monthsOf(...found.slice(1));
    const before = text.slice(0, found.index);
    const counted = !/^year \d|grade/.test(found[0]) && NO_AGE.test(before);
    if (months >= 0 && months <= OLDEST_MONTHS && !counted) return { months, words: found[0] };
  }
  return null;
}

const YEARS = 'none one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(
  ' ',
);

/** An age as it stands after "At": "seven weeks" in figures under three months, months under two years, then years. */
export function ageWords(months: number): string {
  if (months < 3) return `${Math.max(1, Math.round(months * WEEKS_A_MONTH))} weeks`;
  if (months < 24) return `${Math.round(months)} months`;
  const years = Math.floor(months / 12);
  const rest = Math.round(months - years * 12);
  const said = (each: number) => YEARS[each] ?? String(each);
  if (rest >= 10) return `nearly ${said(years + 1)}`;
  return rest >= 4 ? `${said(years)} and a half` : said(years);
}
