import { BEING_WORDS } from '../../../theme/entries.ts';
import type { Entity } from '../../../theme.ts';
import { NOTHING_ELSE, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { HUSH_NOW } from './hush-now.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Whose voice carries over the sea. */
const LOUD = /\b(puppy|dog|sheepdog|goose|donkey|cockerel|rooster|seal|cow|goat|sheep|parrot|seagull|walrus|lion)\b/iu;

/** The one with the voice, also where the theme is read as being about the keeper, or the boat. */
const barker = ({ hero, other, raw }: { hero: Entity | null; other: Entity | null; raw: string }): Entity | null => {
  const known = [hero, other].find((each) => each && LOUD.test(each.word) && each.being);
  if (known) return known;
  const word = LOUD.exec(raw)?.[1]?.toLowerCase();
  const being = word === undefined ? undefined : BEING_WORDS.get(word)?.entry;
  return word !== undefined && being ? { ...about(word), being } : null;
};

/** Fog, a boat that cannot see the light, and somebody with a loud voice. */
export const FOG_BARK: StoryEvent = {
  id: 'fog-bark',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\blight ?house(?: keeper)?(?:['’]?s)? (?:\p{L}+ )?(?:puppy|dog|goose|donkey|cockerel|seal|cow|goat|sheep|parrot)\b|\b(?:puppy|dog|sheepdog|goose|donkey|cockerel|rooster|seal|cow|goat|sheep|parrot|walrus|lion)s?\b[^.]*\b(?:light ?house|foghorn|fog)\b|\b(?:puppy|dog|goose|donkey|seal|goat|parrot)\b[^.]*\b(?:rescues?|rescued|saves?|saved|helps?|guides?|warns?) (?:\p{L}+ ){0,3}(?:boats?|ships?|sailors?|fisher\w+|fishing boats?|ferry)\b|\b(?:boats?|ships?)\b[^.]*\bfog\b[^.]*\bdog\b/iu,
  not: /\b(?:pirates?|treasure|moon|space|mermaid|monster|ghost|scared|afraid|fear\w*|visits?|birthday|lost in|school|on holiday|holiday|learns? to|frog|sail\w*|in a boat|on a (?:boat|ship)|bath|toy)\b/i,
  fits: (theme) => barker(theme) !== null && theme.hero?.plural !== true,
  reads: (theme) => ({
    ...NOTHING_ELSE,
    hero: barker(theme),
    other: null,
    thing: about('boat'),
  }),
  plots: [{ ...standsApart(HUSH_NOW), when: /light ?house|fog|boat|ship|sailor|fisher|ferry/i }],
  talk: {
    young: { yours: [() => 'What can you hear, with your eyes shut?'] },
    older: {
      wonder: [() => 'How could they tell the real voice from the one in the cliff?'],
      yours: [() => 'When was it good that somebody was loud?'],
    },
  },
};
