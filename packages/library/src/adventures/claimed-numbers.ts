/** Numbers as texts and facts write them, so that the one can be looked up in the other. */

const WORDS: Readonly<Record<string, number>> = {
  one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12,
  thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17, eighteen: 18, nineteen: 19, twenty: 20,
  thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90,
}; // prettier-ignore
const SCALES: Readonly<Record<string, number>> = { hundred: 100, thousand: 1e3, million: 1e6, billion: 1e9 };
/** What facts are counted in. Hours and days are left out: a story may last as many as it likes. */
const UNIT =
  /^(?:centimetres?|millimetres?|metres?|kilometres?|miles?|degrees|years?|centuries|grams?|kilos?|kilograms?|tonnes?|tons?|litres?|legs|hearts|wings|moons|planets|chambers|bones|stomachs|colou?rs|strings)$/;
/** One or two of somebody's own are no claim: two legs, one year older. */
const LEAST_COUNTED = 3;

interface Found {
  readonly value: number;
  /** As it stands in the text. */
  readonly words: string;
  readonly claimed: boolean;
}

function numbersIn(text: string): Found[] {
  const tokens = text.toLowerCase().match(/\d[\d,.]*\d|\d|[a-z]+/g) ?? [];
  const found: Found[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const from = i;
    let value: number | null = null;
    let big = false;
    for (; i < tokens.length; i++) {
      const token = tokens[i] ?? '';
      const word = token.endsWith('s') && SCALES[token.slice(0, -1)] ? token.slice(0, -1) : token;
      const scale = SCALES[word];
      const plain = /^\d/.test(token) ? Number(token.replaceAll(',', '')) : WORDS[word];
      if (scale !== undefined) {
        value = (value ?? 1) * scale;
        big = true;
      } else if (plain !== undefined) value = (value ?? 0) + plain;
      else if (!(word === 'and' && value !== null && big && WORDS[tokens[i + 1] ?? ''] !== undefined)) break;
      big ||= /^\d/.test(token);
    }
    if (value === null) continue;
    const counted = value >= LEAST_COUNTED && UNIT.test(tokens[i] ?? '');
    found.push({ value, words: tokens.slice(from, i + (counted ? 1 : 0)).join(' '), claimed: big || counted });
    i--;
  }
  return found;
}

/** Numbers and measures a text claims that no fact says, as they stand in it. */
export function unfoundedNumbers(text: string, facts: readonly string[]): string[] {
  const said = new Set(facts.flatMap((each) => numbersIn(each).map(({ value }) => value)));
  return numbersIn(text)
    .filter(({ claimed, value }) => claimed && !said.has(value))
    .map(({ words }) => words);
}
