import { PLACE_WORDS } from './entries.ts';
import type { Mention, Token } from './entities.ts';

/** Countries and cities that families name, in small letters; of what is there nothing is claimed. */
const NAMES =
  'afghanistan africa albania algeria america amsterdam antarctica argentina asia athens australia austria bangladesh barcelona belfast belgium berlin bolivia brazil britain brussels bulgaria cairo cambodia cameroon canada cardiff chicago chile china colombia copenhagen croatia cuba cyprus denmark dublin ecuador edinburgh egypt england ethiopia europe finland france georgia germany ghana glasgow greece greenland hawaii hungary iceland india indonesia iran iraq ireland istanbul italy jamaica japan jordan kenya korea laos latvia lebanon lisbon lithuania liverpool london madagascar madrid malaysia mali malta manchester mexico milan mongolia morocco moscow mozambique mumbai namibia nepal netherlands nigeria norway oslo pakistan panama paraguay paris peru philippines poland portugal prague romania rome russia rwanda scotland senegal serbia siberia singapore slovakia slovenia somalia spain stockholm sudan sweden switzerland sydney syria taiwan tanzania texas thailand tibet tokyo tunisia turkey uganda ukraine uruguay venezuela venice vienna vietnam wales warsaw zambia zanzibar zimbabwe';
const OF_THE_WORLD: ReadonlySet<string> = new Set(NAMES.split(' '));
/** A capital, where tired parents wrote none. */
const raised = (name: string): string => name.charAt(0).toLocaleUpperCase('en') + name.slice(1);

/** A country or city in its own spelling; null for every other word. */
export const countryNamed = (word: string): string | null =>
  OF_THE_WORLD.has(word.toLowerCase()) && !PLACE_WORDS.has(word.toLowerCase()) ? raised(word.toLowerCase()) : null;

/** A theme without the place that it sets out from, and that place as it stands in a sentence. */
export interface Started {
  readonly text: string;
  /** "Paris", "the beach"; null when the theme does not say. */
  readonly from: string | null;
}

const FROM_TO = /(?:^|\s+)from ((?:the |our |my )?\p{L}+(?: \p{L}+)?)(?= (?:all the way )?to (?!be\b))/iu;
const FROM = /\s+(?:(?:who|that|which) (?:is|comes|came) )?from (\p{L}+)\b/iu;

/** "from Paris to the moon" begins in Paris and goes to the moon; "a penguin from Brazil" came from there. */
export function startedIn(text: string): Started {
  const way = FROM_TO.exec(text);
  const start = way?.[1] ?? '';
  const bare = start.replace(/^(?:the|our|my) /i, '').toLowerCase();
  if (way && (OF_THE_WORLD.has(bare) || PLACE_WORDS.has(bare)))
    return { text: text.replace(way[0], '').trim(), from: OF_THE_WORLD.has(bare) ? raised(bare) : start.toLowerCase() };
  const home = FROM.exec(text);
  const name = home?.[1]?.toLowerCase() ?? '';
  return home && OF_THE_WORLD.has(name)
    ? { text: text.replace(home[0], ''), from: raised(name) }
    : { text, from: null };
}

/** The country or city that a theme goes to or is set in, as a place of which nothing is known but its name. */
export function countryIn(tokens: readonly Token[]): Mention | null {
  const at = tokens.findIndex(
    (each, i) =>
      OF_THE_WORLD.has(each.word) &&
      !PLACE_WORDS.has(each.word) &&
      /^(?:to|in|visits?|visiting|explores?|exploring|across|around|through|see|seeing|over)$/.test(
        tokens[i - 1]?.word ?? '',
      ),
  );
  const token = tokens[at];
  if (!token) return null;
  return {
    word: raised(token.word),
    adjectives: [],
    plural: false,
    name: null,
    being: null,
    place: null,
    thing: null,
    known: false,
    from: at,
    to: at + 1,
    head: at,
  };
}
