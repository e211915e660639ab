import { NOTHING_DONE, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { STONE_FOR_THE_TOP } from './stone-for-the-top.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Up a mountain, on foot. */
export const MOUNTAIN: StoryEvent = {
  id: 'mountain',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:climb\w*|up|hik(?:e|es|ing)|walk\w*|top of|summit|peak|trek\w*|conquer\w*) (?:\p{L}+ ){0,4}?(?:mountains?|hills?|everest|snowdon|ben nevis|kilimanjaro|alps|fells?)\b|\b(?:mountain|hill) (?:hike|walk|climb|climbing|trip|adventure|top|trek|climbers?|goats?)\b|\b(?:on|in) the (?:\p{L}+ )?mountains?\b|\bclimb\w* (?:snowdon|everest|ben nevis|kilimanjaro|to the (?:top|summit))\b|^(?:the|a|our) (?:\p{L}+ )?mountain$|\bmountaineers?\b|\bto the summit\b|\bhiking (?:trip|with)\b/iu,
  not: /\b(?:too tired|tired|thunder\w*|lightning|storm|ski\w*|snowboard\w*|sled\w*|sledg\w*|dragon|giant|troll|yeti|monster|volcano|cave|castle|rainbow|lost|losing|mitten|scared|afraid|fear\w*|heights|moon|space|gold|treasure|bike|bicycle|cycling|train|bus|lorry|car|cable|camp\w*|tent|lives?|living|wizard|witch|jack and jill|laundry|washing|rubbish|king of the|stuck|rescue\w*|tree|ladder|magic\w*|school|roll\w*|race|picnic|kite|moving|secret|robot|night)\b/i,
  fits: ({ hero, place }) =>
    !hero?.plural &&
    (!hero?.being || !/^(?:thing|vehicle|sea|insect)$/.test(hero.being.isa)) &&
    !/^(?:space|undersea|sky)$/.test(place?.place?.setting ?? ''),
  reads: ({ hero, other, place, raw }) => ({
    ...NOTHING_DONE,
    hero: hero?.word === 'mountain' ? null : hero,
    other: somebody(other),
    thing: about('stone'),
    first: null,
    place: place && raw.toLowerCase().includes(place.word) && place.place?.setting === 'mountain' ? place : null,
  }),
  plots: [
    {
      ...STONE_FOR_THE_TOP,
      when: /\b(?:climb\w*|mountain\w*|hills?|summit|snowdon|everest|hik\w+|ben nevis|kilimanjaro|alps|fells?)\b/i,
    },
  ],
  talk: {
    young: { yours: [() => 'What would you put down at the top?'] },
    older: {
      wonder: [() => 'How could one have known, in the cloud, where one was?'],
      yours: [() => 'When were you somewhere before you knew it?'],
    },
  },
};
