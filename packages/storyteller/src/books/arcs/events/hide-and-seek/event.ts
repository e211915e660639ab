import type { StoryEvent } from '../event.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import { young } from './young.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** A game of hide-and-seek. */
export const HIDE_AND_SEEK: StoryEvent = {
  id: 'hide-and-seek',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\bready or not,? here\b|\b(?:good|best) at hiding\b|\bhide[- ]?(?:and|an|n|'n'|&)[- ]?(?:go[- ])?seek\b|\b(?:hiding place|place to hide|hides? too well|sardines in the dark)\b/i,
  not: /\btoo (?:big|tall|large|huge|enormous)\b|\b(?:lost|magic|door|treasure|secret|space|moon|underwater|scared|afraid|toys?)\b/i,
  fits: ({ hero }) => !hero?.plural && hero?.being?.isa !== 'thing',
  reads: () => ({ relation: 'none', want: null, clause: null, activity: null, thing: null, first: null }),
  plots: [{ id: 'not-in-here', young, middle, old }],
  talk: {
    young: { yours: [() => 'Where is your best place to hide?'] },
    older: {
      wonder: [() => 'Why do you think it was said out loud?'],
      yours: [() => 'What is better, to hide or to find?'],
    },
  },
};
