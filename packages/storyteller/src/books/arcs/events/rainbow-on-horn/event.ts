import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { STUCK_ON } from './stuck-on.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const BOTH = /\bunicorns?\b[^.]*\brainbows?\b|\brainbows?\b[^.]*\bunicorns?\b/i;

/** A unicorn and a rainbow: it is caught at last, on the horn, and nobody else has one. */
export const RAINBOW_ON_HORN: StoryEvent = {
  id: 'rainbow-on-horn',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: BOTH,
  not: /\b(?:mane|tail|hair|poos?|farts?|sneez\w*|hiccups?|cakes?|bak\w+|birthday|party|christmas|slides?|bridge|toys?|teddy|onesie|sleep\w*|bed(?:time)?|school|lost|loses|colou?rs?|paint\w*|space|moon|sea|dragons?|fair(?:y|ies)|mermaids?|princess\w*|school|football|race|afraid|scared|new|friends with)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    [theme.hero, theme.other].every((each) => !each?.being || /^(?:unicorn|rainbow)$/.test(each.being.id)),
  reads: ({ hero, other }) => ({
    ...NOTHING_ELSE,
    hero: ((one) => one && { ...one, plural: false })(
      [hero, other].find((each) => each?.being?.id === 'unicorn') ?? null,
    ),
    other: null,
    thing: about('rainbow'),
    wish: null,
    also: [],
  }),
  plots: [{ ...STUCK_ON, when: BOTH }],
  talk: {
    young: { yours: [() => 'Where have you seen a rainbow?'] },
    older: {
      wonder: [() => 'What has to be there at the same time, so that there is a rainbow?'],
      yours: [() => 'What is it better to look at than to have?'],
    },
  },
};
