import type { Entity } from '../../../theme.ts';
import { NOTHING_DONE, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { CORNER } from './corner.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** What stands or hangs in a museum, and is nobody until it gets down. */
const SHOWN =
  /museum|galler|statue|sculpture|painting|picture|portrait|skeleton|bone|armou?r|exhibit|class|trip|night|sleepover|fish|\bart\b|mona lisa/;
const MAY_STAND_THERE =
  /^(?:dinosaur|t-rex|triceratops|diplodocus|stegosaurus|mammoth|knight|king|queen|lion|horse|pirate)$/;

const isShown = (entity: Entity | null): boolean =>
  entity !== null &&
  (SHOWN.test(entity.word) || MAY_STAND_THERE.test(entity.being?.id ?? '') || entity.being?.isa === 'thing');

/** A night at a museum; whoever gets down from a block or out of a frame. */
export const GETS_DOWN: StoryEvent = {
  id: 'gets-down',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\bmuseums?\b[^.]*\b(?:nights?|midnight|alive|to life|wakes?|woke|sleepover|after dark|sleeps? in|locked)\b|\b(?:night|midnight|sleepover|asleep|locked in|alive|to life)\b[^.]*\b(?:museum|art gallery)\b|\b(?:painting|picture|portrait|statue|sculpture|skeleton|suit of armou?r|mona lisa)s?\b[^.]*\b(?:alive|to life|got down|gets down|climb\w*|step\w* (?:out|down)|came down|comes down|got up|walk\w*|mov(?:es|ed)|wink\w*|escap\w*|jump\w*|talk\w*|woke|wakes|yawn\w*|danc\w*)\b/iu,
  not: /\b(?:stole\w*|steals?|thief|robber\w*|heist|burglar|curse|pencil|paintbrush|brush|snowman|moon|space|train|plane|sea|underwater|halloween|scared|afraid|fear\w*|ghost|toys?|teddy|doll|lost|finger painting|paints a|draws? a)\b/i,
  fits: ({ hero }) =>
    !hero?.being || isShown(hero) || !/^(?:thing|vehicle|sea)$/.test(hero.being.isa) || hero.being.size <= 3,
  reads: ({ hero, other }) => ({
    ...NOTHING_DONE,
    hero: isShown(hero) ? null : hero,
    other: isShown(other) ? null : somebody(other),
    thing: about('museum'),
    place: null,
    first: null,
    also: [],
  }),
  plots: [CORNER],
  talk: {
    young: { yours: [() => 'Could you stand as still as a statue?'] },
    older: {
      wonder: [() => 'Why do people who go to a museum like to take a card home?'],
      yours: [() => 'Which picture or statue would you like to have a word with?'],
    },
  },
};
