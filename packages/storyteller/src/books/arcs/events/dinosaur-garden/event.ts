import type { Entity } from '../../../theme.ts';
import { NOTHING_ELSE, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { STAND_STILL } from './stand-still.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const isDinosaur = (each: Entity | null): boolean => each?.being?.id === 'dinosaur';
const DINOSAUR = String.raw`(?:dinosaurs?|dinos?|diplodocus|brontosaurus|brachiosaurus|stegosaurus|triceratops)`;
const GARDEN = String.raw`(?:garden|back ?yard|yard|lawn|flower ?bed|shed)`;

/** A child finds a dinosaur in the garden, and would like to keep it. */
export const DINOSAUR_GARDEN: StoryEvent = {
  id: 'dinosaur-garden',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    [
      String.raw`\b${DINOSAUR}\b[^.]*\b(?:in|into|to|on|behind) (?:the|our|my|his|her|a) (?:\p{L}+ )?${GARDEN}\b`,
      String.raw`\b(?:meets?|met|finds?|found|sees?|saw) (?:a|an|the) (?:(?!baby\b)\p{L}+ )?${DINOSAUR}$`,
      String.raw`\bpet ${DINOSAUR}\b|\b${DINOSAUR} (?:as|for) a pet\b`,
      String.raw`\b(?:hid(?:e|es|ing)|keep(?:s|ing)?) (?:a|the|my|our) (?:pet )?${DINOSAUR}\b`,
    ].join('|'),
    'iu',
  ),
  not: /\b(?:bones?|fossils?|dig\w*|dug|eggs?|baby|toy|museum|school|class|park|party|birthday|christmas|bed(?:time)?|sleep\w*|asleep|bath|tooth|teeth|tea|breakfast|scared|afraid|lost|time (?:machine|travel)|back in time|long ago|footprints?|zoo|town|city|dead|extinct|space)\b/i,
  // Its hero is the child: a dinosaur on the lawn is whom the child finds.
  fits: ({ hero, other }) => [hero, other].every((each) => !each?.being || isDinosaur(each)),
  reads: ({ hero, other }) => ({
    ...NOTHING_ELSE,
    hero: null,
    other: [hero, other].find(isDinosaur) ?? null,
    thing: about('tree'),
    wish: null,
  }),
  plots: [STAND_STILL],
  talk: {
    young: { yours: [() => 'Where would you hide a dinosaur?'] },
    older: {
      wonder: [() => 'When did the grown-up know?'],
      yours: [() => 'What is so big in your street that nobody sees it any more?'],
    },
  },
};
