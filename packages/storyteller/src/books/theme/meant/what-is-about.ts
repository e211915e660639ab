import type { Theme } from '../../theme.ts';
import { understandTheme } from '../understand.ts';

// Rules for what is said of somebody, and for what the details say besides.

const OF_LOST_THINGS =
  /\b(?:who|that|which) ((?:collects?|finds?|keeps?|mends?|saves?|sells?|looks? after|hunts? for) (?:all the )?(?:lost|missing|forgotten|broken|old) \p{Ll}+)$/iu;

/** "a mermaid who collects lost things" has lost nothing. */
export function withCollector(theme: Theme): Theme {
  const who = theme.hero ?? theme.other;
  const clause = OF_LOST_THINGS.exec(theme.raw.trim())?.[1];
  return clause !== undefined && who?.being && !(theme.hero && theme.other)
    ? { ...theme, relation: 'none', hero: who, other: null, thing: null, clause, used: [...theme.used, ...clause.split(' ')] }
    : theme;
}

/** "a digger on the building site": a place, and nothing that is being built. */
export function withSite(theme: Theme): Theme {
  return /\bbuilding site\b/i.test(theme.raw) && theme.relation === 'make' && theme.hero
    ? {
        ...theme,
        relation: 'none',
        activity: null,
        occasion: { lines: ['This was on the building site.', 'It was a busy building site.'], weather: null, at: [] },
        used: [...theme.used, 'building', 'site'],
        unused: theme.unused.filter((each) => !/^(?:building|site)$/i.test(each)),
      }
    : theme;
}

/** "a rabbit and a tortoise share a house": it is about the two of them. */
export function withSharedHome(theme: Theme): Theme {
  return theme.relation === 'friend' &&
    theme.hero?.being &&
    theme.other?.being &&
    /\bshar(?:e|es|ing) (?:an?|the|their|one) (?:\p{L}+ )?(?:house|home|flat|room|bedroom|cottage|burrow)\b/iu.test(theme.raw)
    ? { ...theme, thing: null }
    : theme;
}

const BARE_SEASON =
  /^(?:the )?(?:(?:autumn|falling|fallen|golden|crunchy|red|colou?rful|playing (?:in|with) (?:the )?(?:autumn )?|collecting|kicking(?: through)?(?: the)?) )?(?:leaves|conkers|acorns|pine cones)$/i;

/** "autumn leaves": what one does with them, and nobody who is one. */
export const withLeaves = (theme: Theme): Theme =>
  BARE_SEASON.test(theme.raw.trim())
    ? { ...theme, relation: 'none', hero: null, other: null, thing: null, activity: null, clause: null }
    : theme;

const SOMETHING = /^(?:surprise|present|gift|party|birthday|treat)$/;
const MADE_TOLD =
  /\b((?:bak|mak|build|knit|paint|cook|draw|sew)(?:e|es|ing|s)? (?:(?:her|him|them|it|me|us) )?(?:an?|the|some) (?:\p{Ll}+ ){0,2}?\p{Ll}+)(?=[.,;!]|$| for | with | and | together )/iu;

/** "nana's birthday surprise", and in the details "we are baking her a lemon cake": the cake is what is made. */
export function withThingTold(theme: Theme, details: string): Theme {
  const { hero, other, thing, first, relation } = theme;
  if (hero || other || first || (thing && !SOMETHING.test(thing.word)) || !/^(?:none|make|go)$/.test(relation)) return theme;
  if (!thing && !/\b(?:birthday|surprise|party)\b/i.test(theme.raw)) return theme;
  const said = MADE_TOLD.exec(details)?.[1]?.replace(/ (?:her|him|them|it|me|us) /i, ' ');
  const told = said === undefined ? null : understandTheme(said, null);
  return told?.thing?.thing && told.relation === 'make' ? { ...theme, relation: 'make', thing: told.thing } : theme;
}
