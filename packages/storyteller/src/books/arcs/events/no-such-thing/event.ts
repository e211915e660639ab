import { beingNamed } from '../../../theme/entries.ts';
import { entityOf } from '../../../theme/entity.ts';
import type { Entity, Theme } from '../../../theme.ts';
import { NOTHING_ELSE, type StoryEvent } from '../event.ts';
import { BUMP } from './bump.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const WARDROBE = '(?:wardrobe|cupboard|closet)';
const WORLD = String.raw`(?:worlds?|lands?|kingdoms?|universe|realm|dimension|\p{L}+land)`;
const PORTAL = new RegExp(
  [
    String.raw`\bportals?\b`,
    String.raw`\b${WARDROBE}\b[^.]*\b(?:leads? to|led to|opens? (?:in)?to|(?:in|through|door|way) to|into)\b[^.]*\b${WORLD}\b`,
    String.raw`\b(?:door|doorway|gateway|gate|way) (?:in)?to (?:an?|the|another) (?:\p{L}+ ){0,2}${WORLD}\b`,
    String.raw`\b(?:through|in|inside) (?:the|a|my|his|her) (?:\p{L}+ )?${WARDROBE}\b[^.]*\b${WORLD}\b`,
  ].join('|'),
  'iu',
);

/** Who can have a street of houses with coats in them: no whale, no ant and no digger. */
const lives = (each: Entity | null): boolean =>
  each?.being?.id !== undefined &&
  each.known &&
  /^(?:magic|wild|pet|farm)$/.test(each.being.isa) &&
  !/^(?:mermaid|merman|sea monster|ghost|genie|snowman)$/.test(each.being.id) &&
  !/^(?:undersea|space|sky)$/.test(each.being.setting);

const LAND: readonly (readonly [RegExp, string])[] = [
  [/\bfair(?:y|ies)/i, 'fairy'],
  [/\bunicorn/i, 'unicorn'],
  [/\bdino/i, 'dinosaur'],
  [/\bmonster/i, 'monster'],
  [/\bgiant/i, 'giant'],
  [/\btroll/i, 'troll'],
];

function whoLivesThere({ hero, other, raw }: Theme): Entity {
  const found = [hero, other].find(lives);
  if (found) return { ...found, plural: false };
  const id = LAND.find(([words]) => words.test(raw))?.[1] ?? 'dragon';
  const being = beingNamed(id) ?? beingNamed('dragon');
  if (!being) throw new Error('Nobody knows what a dragon is.');
  return entityOf(being.id, being);
}

/** Behind the coats is a world of others, in which a child is what nobody believes in. */
export const NO_SUCH_THING: StoryEvent = {
  id: 'no-such-thing',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: PORTAL,
  not: /\b(?:time|past|future|long ago|sea|ocean|under ?water|mermaids?|space|planets?|aliens?|sweets|candy|chocolate|mirror|trees?|painting|books?|computer|game|pond|well|fridge|toilet|washing machine|shed|upside|christmas|kittens?|monster in (?:the|my)|school|alphabet|numbers)\b/i,
  fits: ({ hero, other }) => [hero, other].every((each) => !each?.known || !each.being || lives(each)),
  reads: (theme) => ({
    ...NOTHING_ELSE,
    hero: null,
    other: whoLivesThere(theme),
    thing: null,
    wish: null,
  }),
  plots: [BUMP],
  talk: {
    young: { yours: [() => 'Who would you like to find behind the coats?'] },
    older: {
      wonder: [() => 'Why did both of them have to look at once?'],
      yours: [() => 'What do people say there is no such thing as? What do you say?'],
    },
  },
};
