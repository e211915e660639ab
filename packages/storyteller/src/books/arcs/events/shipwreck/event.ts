import { NOTHING_DONE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { ONE_MORE_THING } from './one-more-thing.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Who would swim home, or fly. */
const NOT_WRECKED = /^(?:sea|vehicle|thing|insect|bird)$/;

/** A ship that sits on an island and will not come off. */
export const SHIPWRECK: StoryEvent = {
  id: 'shipwreck',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\bship ?wreck\w*\b|\bcastaways?\b|\bmarooned\b|\b(?:ships?|boats?|sailing boat|ferry|yacht)\b[^.]*\b(?:sank|sinks|sinking|wrecked|aground|hits? (?:a|the) rocks?|crash\w*|stuck on|stranded)\b|\b(?:stranded|stuck|washed up) on an? (?:\p{L}+ ){0,2}island\b[^.]*\b(?:ship|boat|storm)\b/iu,
  not: /\b(?:treasure|space\w*|moon|planet|rockets?|pearls?|diver|diving|dives?|submarine|titanic|paper|toy|bath|cargo of|ghosts?|mermaids?|lighthouse|dinosaurs?|monster|kraken|bottle|scared|afraid|birthday|party|under the sea|underwater|bottom of)\b/i,
  fits: (theme) =>
    (onTheGround(theme) || /wreck/.test(theme.place?.word ?? '')) &&
    [theme.hero, theme.other].every(
      (each) =>
        !each?.being || /ship|boat|ferry|yacht|island|wreck/.test(each.word) || !NOT_WRECKED.test(each.being.isa),
    ),
  reads: ({ hero, other }) => ({
    ...NOTHING_DONE,
    hero: hero && /ship|boat|ferry|yacht|island|wreck|castaway/.test(hero.word) ? null : somebody(hero),
    other: other && /ship|boat|ferry|yacht|island|wreck|castaway/.test(other.word) ? null : somebody(other),
    thing: about('ship'),
    place: null,
    first: null,
  }),
  plots: [ONE_MORE_THING],
  talk: {
    young: { yours: [() => 'What would you fetch from the ship first?'] },
    older: {
      wonder: [() => 'When could they have known why the ship was stuck?'],
      yours: [() => 'Which things would you need to feel at home on an island?'],
    },
  },
};
