import { ableFriend } from '../able-friend.ts';
import { NOTHING_DONE, onTheGround, type StoryEvent } from '../event.ts';
import { kinBeside } from '../kin-beside.ts';
import { about, somebody } from '../page.ts';
import { SNORE } from './snore.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** A breakfast that is to be a surprise, on Mother's Day or Father's Day or any other. */
export const BREAKFAST_IN_BED: StoryEvent = {
  id: 'breakfast-in-bed',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:mothers?['’]?s?|fathers?['’]?s?|mums?['’]?s?|dads?['’]?s?|moms?['’]?s?|mummy['’]?s|daddy['’]?s|mothering) (?:day|sunday)\b|\bbreakfast in bed\b|\bbreakfast for (?:my |our |his |her )?(?:mum\w*|mom\w*|dad\w*|papa|mama|nan\w*|gran\w*)\b/iu,
  not: /\b(?:died|dead|without|no (?:mum|mom|dad|father|mother)|miss\w*|lost|cards?|school|two (?:mums|dads)|moon|space|hospital|ill|sick|dinosaur)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    [theme.hero, theme.other].every((each) => !each?.being || !/^(?:thing|vehicle|sea)$/.test(each.being.isa)),
  reads: ({ hero, other, raw }) => ({
    ...NOTHING_DONE,
    hero: hero?.being?.isa === 'person' ? null : somebody(hero),
    other: other?.being?.isa === 'person' ? null : somebody(other),
    thing: about(/\bday|sunday/i.test(raw) ? 'day' : 'breakfast'),
    place: null,
    occasion: null,
    first: null,
  }),
  plots: [kinBeside(ableFriend(SNORE))],
  talk: {
    young: { yours: [() => 'What would you put on the tray?'] },
    older: {
      wonder: [() => 'Why is it hard to be quiet just when it matters?'],
      yours: [() => 'What was the best surprise that you ever made?'],
    },
  },
};
