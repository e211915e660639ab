import { ableFriend } from '../able-friend.ts';
import { onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { DUCKS } from './ducks.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** A race that somebody might win who is not slow: go-karts, a great race of the animals, a cup. */
export const GREAT_RACE: StoryEvent = {
  id: 'great-race',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:go-?karts?|soap ?box|great|big|school|car|bike|bicycle|scooter|running|fun|animal|forest|jungle|village|park) (?:\p{L}+ )?races?\b|\b(?:the|a|my|our|first) (?:\p{L}+ )?race(?: day| track)?\b|\brac(?:es|ing) (?:against|with|each other|round|around|to)\b|\brac(?:e|es) (?:between|against)\b|\bwins? (?:the|a|every) race\b|\bracing (?:cars?|drivers?)\b|\bgo-?kart\w*\b/iu,
  not: /\b(?:snails?|tortoises?|turtles?|slugs?|sloths?|caterpillars?|slow\w*|last|swim\w*|boats?|rafts?|yachts?|space|rocket|moon|egg and spoon|three-legged|sack|relay|sports day|scared|afraid|fear\w*|lost|loses|human|arms|stole|steals|broken|broke|crash\w*|time|rat race|desert|snow|sledg\w*|learn\w*|wants? to be)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    [theme.hero, theme.other].every((each) => !each?.being || !/^(?:thing|sea|insect|bird)$/.test(each.being.isa)),
  reads: ({ hero, other, raw }) => {
    // "A bike race" is ridden by somebody; "a bike who races" is one.
    const isRidden =
      /kart|soap ?box|bike|bicycle|scooter/.test(hero?.word ?? '') &&
      !/\b(?:karts?|bikes?|bicycles?|scooters?) (?:who|that|called|named)\b/i.test(raw);
    const races = hero?.being?.isa === 'vehicle' && !isRidden ? hero : somebody(hero);
    return {
      hero: races,
      other: somebody(other),
      thing: races ? null : about('race'),
      relation: 'none',
      want: null,
      clause: null,
      activity: null,
      first: null,
      place: null,
    };
  },
  plots: [ableFriend(DUCKS)],
  talk: {
    young: { yours: [() => 'Who is the fastest that you know?'] },
    older: {
      wonder: [() => 'Who had won, do you think?'],
      yours: [() => 'Have you ever stopped in the middle of something, for somebody?'],
    },
  },
};
