import { kinBeside } from '../kin-beside.ts';
import { NOTHING_ELSE, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { SNORE } from './snore.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const BED = String.raw`(?:beds?|cot|bunk ?beds?|sofa|couch|mattress)`;
const BOAT = String.raw`(?:boat|ship|sailing (?:boat|ship)|pirate ship|yacht|raft)`;

/** A bed that is a boat when the light is out. */
export const BED_SAILS: StoryEvent = {
  id: 'bed-sails',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    [
      String.raw`\b${BED}\b[^.]{0,30}\b(?:turn(?:s|ed|ing)? into|becom(?:es?|ing)|became|chang(?:es|ed) into|is|was|into) (?:really )?an? (?:\p{L}+ )?${BOAT}\b`,
      String.raw`\b${BED}\b[^.]{0,30}\b(?:sails?|sailed|sailing|floats?|floated|went to sea|goes to sea|put to sea)\b`,
      String.raw`\b(?:sails?|sailed|sailing|drift\w*|float\w*)\b[^.]{0,30}\b(?:in|on) (?:my|his|her|a|an|the|their|our|\p{L}+['’]s) (?:\p{L}+ )?${BED}\b`,
      String.raw`\b(?:bed ?time|bed) boat\b|\bboat bed\b`,
    ].join('|'),
    'iu',
  ),
  not: /\b(?:scared|afraid|fear\w*|won['’]?t sleep|hospital|ill|wet(?:s|ting)?|new bed|big bed)\b/i,
  fits: ({ hero }) => !hero?.being || !/^(?:sea|insect)$/.test(hero.being.isa),
  reads: ({ hero }) => ({
    ...NOTHING_ELSE,
    hero: hero?.being && /^(?:pet|farm|wild|bird|magic)$/.test(hero.being.isa) ? hero : null,
    other: null,
    thing: about('bed'),
    occasion: null,
  }),
  plots: [kinBeside(SNORE)],
  talk: {
    young: { yours: [() => 'Where would your bed sail to?'] },
    older: {
      wonder: [() => 'What was the wind that took them home?'],
      yours: [() => 'What does your room look like when the light is out?'],
    },
  },
};
