import { ableFriend } from '../able-friend.ts';
import { NOTHING_DONE, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { LEFT } from './left.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** What the game is played on, and the game: none of them is somebody. */
const OF_GAME = /game|video|computer|screen|tablet|console|level|telly|player/;

/** Somebody is inside a video game, and it always begins again. */
export const INSIDE_GAME: StoryEvent = {
  id: 'inside-game',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:stuck|trapped|inside|into|in|sucked|pulled|jump\w*|falls?|fell|lost|enters?|world of) (?:\p{L}+ ){0,3}?(?:(?:video|computer|arcade|tablet|console|phone|racing) ?)games?\b|\b(?:stuck|trapped|inside|sucked|pulled|fell|falls?|enters?) (?:inside |into |in )?(?:a |the |my |his |her )?(?:game|computer|tablet|screen|telly|tv|television)\b|\b(?:video|computer) ?games? (?:comes? (?:alive|to life)|world|adventure|that (?:you|came|sucks|pulls|is real)|becomes? real)\b|\b(?:a|the) (?:video|computer) ?game (?:hero|character|knight)\b/iu,
  not: /\b(?:board games?|football|basketball|ball games?|too much|too long|addict\w*|wants? (?:to play|a)|turn off|switch off|stops? playing|screen time|allowed|rules|tantrum|charger|broken|broke|afraid|scared|virus|cheat\w*|makes? a|invents?|design\w*)\b/i,
  fits: ({ hero, other }) =>
    [hero, other].every(
      (each) => !each?.being || OF_GAME.test(each.word) || !/^(?:thing|vehicle|sea|insect)$/.test(each.being.isa),
    ),
  reads: ({ hero, other }) => ({
    ...NOTHING_DONE,
    hero: hero && OF_GAME.test(hero.word) ? null : somebody(hero),
    other: other && OF_GAME.test(other.word) ? null : somebody(other),
    thing: about('game'),
    place: null,
    first: null,
  }),
  plots: [{ ...LEFT, when: /\b(?:games?|computer|tablet|screen|telly|tv|television)\b/i }].map(ableFriend),
  talk: {
    young: { yours: [() => 'Which way would you have gone?'] },
    older: {
      wonder: [() => 'Why had nobody ever gone to the left?'],
      yours: [() => 'Which game would you like to be inside, and what would you look for there first?'],
    },
  },
};
