import { onTheGround, type StoryEvent } from '../event.ts';
import { isOfOwnCompanion } from '../own-companion/who.ts';
import { about } from '../page.ts';
import { HORN } from './horn.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** A unicorn whose horn is gone. */
export const UNICORN: StoryEvent = {
  id: 'unicorn',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\bunicorns?\b(?:[^.]*\bhorns?\b)?/i,
  not: /\b(?:football|team|race|races|dragons?|afraid|scared|frightened|hates?|can'?t|cannot|won'?t|sleep\w*|bed(?:time)?|dentist|bath|potty|christmas|halloween|birthday|party|lost(?! (?:her|his|its|their|the) (?:horn|sparkle|magic))|loses(?! (?:her|his|its|their|the) (?:horn|sparkle|magic))|space|moon|sea|fl(?:y|ies|ying)|toy|teddy|doll|onesie|wings?|colou?rs?|rainbow|hiccups?|sneez\w*|pancakes?|cake|bak\w+|egg|king|knight|allergic|turn(?:s|ed)? into|becomes?|first day|new|clumsy|sparkle|magic|broke\w*|sad|last|rides?)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    !isOfOwnCompanion(theme) &&
    [theme.hero, theme.other].every((each) => !each?.being || each.being.isa !== 'vehicle'),
  reads: ({ thing, clause, raw }) => ({
    relation: 'none',
    fear: null,
    first: null,
    clause: /\bhorn\b/i.test(raw) ? null : clause,
    thing: thing?.word === 'horn' || !thing ? about('carrot') : thing,
  }),
  plots: [HORN],
  talk: {
    young: { yours: [() => 'What would you wear on your head as a horn?'] },
    older: {
      wonder: [() => 'What was there on an early page that told you where the horn would come from?'],
      yours: [() => 'What are you waiting for that is growing already?'],
    },
  },
};
