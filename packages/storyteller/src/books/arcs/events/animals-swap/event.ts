import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { ZOO_ANIMALS, ZOO_WORDS } from '../zoo/names.ts';
import { SWAP_DAY } from './swap-day.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const ANIMALS = String.raw`(?:animals?|(?:${ZOO_ANIMALS})(?:s|es)?)`;
const SWAP = String.raw`(?:swap\w*|switch\w*|trad(?:e|es|ed|ing) places|chang(?:e|es|ed|ing) (?:places|homes|houses|cages|enclosures)|mix(?:es|ed)[- ]up|in (?:each other['’]?s|the wrong|one another['’]?s) (?:\p{L}+ )?(?:places?|homes?|houses?|cages?|enclosures?|pens?))`;
const OF = new RegExp(
  String.raw`\b(?:${ZOO_WORDS})\b[^.]*\b${SWAP}(?!\p{L})|\b${ANIMALS}\b[^.]*\b${SWAP}(?!\p{L})[^.]*\b(?:${ZOO_WORDS}|zoo ?keepers?)\b|\banimals\b[^.]*\b${SWAP}(?!\p{L})|\b${SWAP}(?!\p{L})[^.]*\b(?:zoo animals|animals at the zoo|animals in the zoo)\b`,
  'iu',
);
const ANIMAL = new RegExp(String.raw`^(?:animals?|(?:${ZOO_ANIMALS})(?:s|es)?|zoo|(?:zoo ?)?keepers?)$`, 'iu');

/** The animals of a zoo have changed places: each is in a house of another. */
export const ANIMALS_SWAP: StoryEvent = {
  id: 'animals-swap',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:farm\w*|voices?|noises?|sounds?|coats?|spots|stripes|tails?|heads?|bodies|jobs|toys?|schools?|brothers?|sisters?|friends|bab(?:y|ies)|eggs?|underwater|under the sea|space|night|escap\w*|christmas)\b/i,
  needs: ({ raw }) => new RegExp(String.raw`\b(?:${ZOO_WORDS}|${ANIMALS})\b`, 'iu').test(raw),
  fits: onTheGround,
  reads: ({ hero, other }) => ({
    ...NOTHING_ELSE,
    hero: [hero, other].map(somebody).find((each) => each && !each.plural && !ANIMAL.test(each.word)) ?? null,
    other: null,
    thing: null,
    also: [],
  }),
  plots: [standsApart({ ...SWAP_DAY, when: OF })],
  talk: {
    young: { yours: [() => 'Where do you sit at the table? Who would you swap with?'] },
    older: {
      wonder: [() => 'Why did nobody have to be pushed?'],
      yours: [() => 'What would look different, if you sat somewhere else?'],
    },
  },
};
