import type { Theme } from '../../theme.ts';
import { OF_CREAM } from './cream.ts';
import type { MadeOf } from './made-of.ts';
import { OF_SAND } from './sand.ts';
import { OF_SNOW } from './snow.ts';

/** What a theme makes that cannot stay. */
export interface MadeInTheme {
  readonly made: MadeOf;
  /** "sandcastle", as the parent has it. */
  readonly noun: string;
}

const CREAM =
  /\b(ice[- ]?cream (?:castle|tower|house|palace)|(?:castle|tower|house|palace) (?:made )?(?:out )?of ice[- ]?cream)\b/i;
const SNOW =
  /\b(snow ?(?:man|men|woman|lady|girl|boy)|snow[- ](?:cat|dog|bear|fox|rabbit|bunny|owl|dragon|penguin|horse|hedgehog|castle|fort|house|palace|queen)|igloo|ice[- ](?:castle|palace|house|sculpture|dragon|swan)|(?:castle|palace|house|man|dragon|cat|dog|bear|friend) (?:made )?(?:out )?of (?:snow|ice))\b/i;
const SAND =
  /\b(sand ?castles?|sand[- ](?:dragon|mermaid|turtle|cat|dog|house|palace|tower|boat|car)|(?:castle|palace|dragon|boat) (?:made )?(?:out )?of sand)\b/i;

/** "castle made of ice" is an ice castle. */
function nounOf(said: string): string {
  const low = said
    .toLowerCase()
    .replace(/\bsnowmen\b/, 'snowman')
    .replace(/castles\b/, 'castle')

    .replace('ice cream', 'ice-cream');
  const [, what, of] = /^(\p{L}+) (?:made )?(?:out )?of (.+)$/u.exec(low) ?? [];
  return what === undefined || of === undefined
    ? low.replace(/\bsand castle/, 'sandcastle')
    : of === 'sand' && what === 'castle'
      ? 'sandcastle'
      : `${of} ${what}`;
}

/** What is made in a theme and will not last; null when nothing is. */
export function madeInTheme({ raw }: Pick<Theme, 'raw'>): MadeInTheme | null {
  for (const [words, made] of [
    [CREAM, OF_CREAM],
    [SNOW, OF_SNOW],
    [SAND, OF_SAND],
  ] as const) {
    const said = words.exec(raw)?.[1];
    if (said !== undefined) return { made, noun: nounOf(said) };
  }
  return null;
}

/** "an ice-cream castle" is made, and nobody goes there; and where a sandcastle stands need not be said. */
export function withWhatMelts(theme: Theme): Theme {
  const { place, thing } = theme;
  const found = madeInTheme(theme);
  if (!found || !place) return theme;
  const isMade = /\b(?:castle|palace|house|tower|igloo|mountain)$/i.test(place.word);
  const isOfSand = found.made === OF_SAND && /^(?:sea|beach|seaside|shore)$/i.test(place.word);
  if (!isMade && !isOfSand) return theme;
  const made = {
    ...place,
    word: found.noun,
    adjectives: [],
    place: null,
    thing: null,
    known: false,
    setting: undefined,
  };
  const used = [...new Set([...theme.used, ...theme.unused.filter((each) => found.noun.includes(each.toLowerCase()))])];
  return { ...theme, place: null, thing: isMade ? made : thing, used };
}
