import type { Entity } from '../../../theme.ts';
import { NOTHING_ELSE, type StoryEvent } from '../event.ts';
import { kinBeside } from '../kin-beside.ts';
import { about } from '../page.ts';
import { FIND_THE_END } from './find-the-end.ts';
import { canBeCaught } from './parts.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const CAUGHT = String.raw`\b(?:caught|tangled|trapped|stuck|snared|wrapped)(?: up)? (?:\p{L}+ ){0,2}?(?:in|by|inside|round) (?:\p{L}+ ){0,3}?(?:nets?|netting|fishing (?:nets?|lines?)|lines?|ropes?|string|plastic|litter|rubbish|trash|wires?|fences?)\b|\b(?:cut(?:s|ting)?|free(?:s|d|ing)?|untangl\w+|disentangl\w+) (?:\p{L}+ ){1,4}(?:from|out of) (?:\p{L}+ ){0,3}?(?:nets?|netting|lines?|ropes?|plastic|wires?|fences?)\b`;

const caughtIn = ({ hero, other }: { readonly hero: Entity | null; readonly other: Entity | null }): Entity | null =>
  [other, hero].find((each) => canBeCaught(each?.being)) ?? null;

/** A wild animal is caught in a net or a fence, and is helped by whoever looks before pulling. */
export const CAUGHT_IN_NET: StoryEvent = {
  id: 'caught-in-net',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(CAUGHT, 'iu'),
  not: /\b(?:kite|balloon|football|spider|web|fly|lion|mouse|butterfl\w*|internet|magic\w*|mermaid|pirates?|dragon|fishing with|goal|scared|afraid)\b/i,
  fits: (theme) => caughtIn(theme) !== null,
  needs: (theme) => caughtIn(theme) !== null,
  // Whoever is caught is the second one; it is the child who finds it.
  reads: (theme) => ({
    ...NOTHING_ELSE,
    hero: null,
    other: caughtIn(theme),
    thing: about('string'),
    wish: null,
  }),
  plots: [kinBeside(FIND_THE_END)],
  talk: {
    young: { yours: [() => 'Whom would you call to help?'] },
    older: {
      wonder: [() => 'Why was looking the hardest part, and the part that helped?'],
      yours: [() => 'What did you once pull at that needed looking at?'],
    },
  },
};
