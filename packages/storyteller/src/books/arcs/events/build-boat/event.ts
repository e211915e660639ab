import { ableFriend } from '../able-friend.ts';
import type { StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { NOTHING } from './nothing.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** A boat or a raft that is built, and has to float with somebody on it. */
export const BUILD_BOAT: StoryEvent = {
  id: 'build-boat',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:build\w*|built|mak(?:e|es|ing)|made|construct\w*|invent\w*) [^.]*\b(?:boats?|rafts?|canoe|ships?)\b|\b(?:boats?|rafts?|ships?|canoe) (?:made )?(?:from|of|out of) [^.]*\b(?:cartons?|bottles?|wood|logs?|rubbish|barrels?|planks?|sticks|recycling|bath ?tub|milk)\b|\b(?:home ?-?made|own|first) (?:boat|raft|canoe)\b|^(?:a|the|our|my|sailing (?:a|on a|our)) raft$|\b(?:on|down the river on|sail\w* (?:on )?) ?(?:a|our|the|his|her) raft\b|\braft (?:trip|race|ride|adventure|building)\b/i,
  not: /\b(?:paper|noah\w*|ark|pirates?|rocket|space|spaceship|moon|island|stranded|bottle with|model|lego|toy|bath|in a bottle|storm|vikings?|cake|shipwreck\w*|ice|flying|sand|walnut|steamboat|titanic|cardboard)\b/i,
  fits: ({ hero }) =>
    !hero?.plural &&
    (!hero?.being || !/^(?:thing|vehicle|sea|insect)$/.test(hero.being.isa) || /^(?:boat|raft|canoe)$/.test(hero.word)),
  reads: ({ hero, other, raw }) => ({
    hero: hero && /^(?:boat|raft|canoe|ship)$/.test(hero.word) ? null : somebody(hero),
    other: somebody(other),
    relation: 'make',
    thing: about(/\braft/i.test(raw) ? 'raft' : 'boat'),
    want: null,
    clause: null,
    activity: null,
    first: null,
    place: null,
  }),
  plots: [{ ...NOTHING, when: /\b(?:boats?|rafts?|canoe|ships?)\b/i }].map(ableFriend),
  talk: {
    young: { yours: [() => 'What pops up in your bath?'] },
    older: {
      wonder: [() => 'What is in an empty bottle that keeps a raft up?'],
      yours: [() => 'What would you load on a raft, and what would you leave at home?'],
    },
  },
};
