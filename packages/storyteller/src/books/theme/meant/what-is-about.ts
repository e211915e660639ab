import { escaped } from '../../../words/escaped.ts';
import type { Theme } from '../../theme.ts';
import { beingNamed } from '../entries.ts';
import { entityOf } from '../entity.ts';
import { understandTheme } from '../understand.ts';

// Rules for what is said of somebody, and for what the details say besides.

const OF_LOST_THINGS =
  /\b(?:who|that|which) ((?:collects?|finds?|keeps?|mends?|saves?|sells?|looks? after|hunts? for) (?:all the )?(?:lost|missing|forgotten|broken|old) \p{Ll}+)$/iu;

/** "a mermaid who collects lost things" has lost nothing. */
export function withCollector(theme: Theme): Theme {
  const who = theme.hero ?? theme.other;
  const clause = OF_LOST_THINGS.exec(theme.raw.trim())?.[1];
  return clause !== undefined && who?.being && !(theme.hero && theme.other)
    ? {
        ...theme,
        relation: 'none',
        hero: who,
        other: null,
        thing: null,
        clause,
        used: [...theme.used, ...clause.split(' ')],
      }
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
    /\bshar(?:e|es|ing) (?:an?|the|their|one) (?:\p{L}+ )?(?:house|home|flat|room|bedroom|cottage|burrow)\b/iu.test(
      theme.raw,
    )
    ? { ...theme, thing: null }
    : theme;
}

const PRESENT: readonly (readonly [RegExp, string])[] = [
  [/^(?:was|were) /, 'is '],
  [/^(?:wasn't|weren't) /, "isn't "],
  [/^did(?:n't| not) /, "doesn't "],
  [/^could(?:n't| not) /, "can't "],
  [/^could /, 'can '],
  [/^would(?:n't| not) /, "won't "],
  [/^had /, 'has '],
  [/^wanted /, 'wants '],
  [/^loved /, 'loves '],
  [/^hated /, 'hates '],
  [/^lived /, 'lives '],
  [/^thought /, 'thinks '],
];

/** "the owl who was awake in the day" is so: what somebody is known for is told as it is. */
export function withClauseAsItIs(theme: Theme): Theme {
  const { clause, hero } = theme;
  if (clause === null || !hero) return theme;
  const now = PRESENT.reduce((said, [then, as]) => said.replace(then, as), clause);
  return now === clause ? theme : { ...theme, clause: now };
}

const AT_ODDS =
  /^(?:an?|the) (?:\p{L}+ )?(?<one>\p{L}+) and (?:an?|the) (?:\p{L}+ )?(?<two>\p{L}+) (?:who|that) (?:always |both )?(?:hate|don'?t like|can'?t stand|dislike|argue|quarrel|fight|never agree|don'?t get on|squabble|disagree)\b/iu;

/** "a cat and a dog who hate each other": the two of them. */
export function withTwoAtOdds(theme: Theme): Theme {
  const found = AT_ODDS.exec(theme.raw.trim())?.groups;
  const [one, two] = [found?.['one'], found?.['two']].map((word) =>
    word === undefined ? undefined : beingNamed(word.toLowerCase()),
  );
  if (!one || !two || one.id === two.id) return theme;
  const [first = '', second = ''] = [found?.['one']?.toLowerCase(), found?.['two']?.toLowerCase()];
  return {
    ...theme,
    relation: 'friend',
    hero: entityOf(first, one),
    other: entityOf(second, two),
    thing: null,
    fear: null,
    clause: null,
    used: [...theme.used, first, second],
    unused: theme.unused.filter((each) => each.toLowerCase() !== first && each.toLowerCase() !== second),
  };
}

/** "Mia scores the winning goal": what is done with a ball is no thing. */
export const withPlayed = (theme: Theme): Theme =>
  theme.activity &&
  !theme.hero &&
  theme.thing &&
  !theme.thing.known &&
  /^(?:score|win|kick|goal|match|badge|team|race)$/.test(theme.thing.word)
    ? { ...theme, thing: null, used: [...theme.used, theme.thing.word] }
    : theme;

/** What is had, found, lost or made is a thing of the story; anything else is only said of somebody. */
const OF_THE_STORY =
  /^(?:has|carries|wears|keeps|finds?|found|lost|loses|wants?|builds?|built|makes|made|bakes?|brings?|needs|gets|got|forgot|forgets) /;

/** "a monkey who steals hats": hats are said of the monkey, and nobody makes any. */
export function withThingOfClause(theme: Theme): Theme {
  const { relation, hero, thing, clause } = theme;
  return relation === 'none' &&
    hero?.being &&
    thing &&
    clause !== null &&
    !OF_THE_STORY.test(clause) &&
    new RegExp(String.raw`\b${escaped(thing.word)}`, 'iu').test(clause)
    ? { ...theme, thing: null }
    : theme;
}

/** "at the sight of ketchup": nobody goes there. */
export const withoutSight = (theme: Theme): Theme =>
  theme.place && /^(?:sight|end|start|top|middle|moment|time)$/.test(theme.place.word) && !theme.place.known
    ? { ...theme, place: null }
    : theme;

/** "brushes his teeth": they are in its mouth, and nothing it has brought. */
export const withOwnTeeth = (theme: Theme): Theme =>
  theme.thing?.word === 'tooth' && /\bteeth\b/i.test(theme.clause ?? '') ? { ...theme, thing: null } : theme;

/** "the ice cream van that got lost" is helped home; "forgot where he put his nuts" looks for them. */
export function withGotLost(theme: Theme): Theme {
  const { hero, other, thing, clause } = theme;
  if (!hero?.being || hero.plural || other || clause === null) return theme;
  if (/^(?:got|gets|is|was|has got) lost$/.test(clause))
    return { ...theme, relation: 'lost', hero: null, other: hero, thing: null, clause: null };
  return thing && /^(?:forgot|forgets|can'?t remember) where (?:he|she|it|they) (?:put|hid|left|buried)/.test(clause)
    ? { ...theme, relation: 'lost', clause: null }
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
  if (hero || other || first || !/^(?:none|make|go)$/.test(relation)) return theme;
  const said = MADE_TOLD.exec(details)?.[1]?.replace(/ (?:her|him|them|it|me|us) /i, ' ');
  // A cake is the lemon cake of which the details speak.
  if (thing && !SOMETHING.test(thing.word) && said?.endsWith(` ${thing.word}`) !== true) return theme;
  if (!thing && !/\b(?:birthday|surprise|party)\b/i.test(theme.raw)) return theme;
  const told = said === undefined ? null : understandTheme(said, null);
  return told?.thing?.thing && told.relation === 'make' ? { ...theme, relation: 'make', thing: told.thing } : theme;
}
