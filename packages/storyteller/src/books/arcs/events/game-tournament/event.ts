import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { GOAT } from './goat.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const GAME = String.raw`(?:(?:video|computer|console|online|arcade) ?games?|gaming|gamers?|e-?sports?|minecraft|roblox|fortnite|mario kart|nintendo|playstation|xbox)`;
const CONTEST = String.raw`(?:tournaments?|competitions?|contests?|championships?|finals?|league|cup|match)`;
const OF = new RegExp(
  [
    String.raw`\b${GAME}\b[^.]*\b${CONTEST}\b`,
    String.raw`\b${CONTEST}\b[^.]*\b${GAME}\b`,
    String.raw`\b(?:beat(?:s|ing)?|win(?:s|ning)?|complet(?:es?|ing)|reach(?:es|ing)?) the (?:last|final|hardest) level\b`,
    String.raw`\b(?:last|final|secret) level (?:of|in) (?:the|a|my|his|her) (?:video |computer )?game\b`,
    String.raw`\b(?:best|greatest|champion|famous|pro|professional) gamer\b|\bgamer (?:girl|boy|kid|in|at|who)\b`,
    String.raw`\be-?sports\b`,
  ].join('|'),
  'iu',
);
/** What happens in such a theme, a word at a time. */
const HAPPENS = new RegExp(
  String.raw`${OF.source}|\b(?:play\w*|win\w*|won|beat\w*|tournaments?|competitions?|contests?|championships?|finals?|last|levels?|hardest|secret|best|compet\w*)\b`,
  'iu',
);

/** The final of a video game, and what nobody in the world had read. */
export const GAME_TOURNAMENT: StoryEvent = {
  id: 'game-tournament',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:stuck|trapped|inside|sucked|pulled|board games?|chess|football|too much|addict\w*|screen time|turn off|switch off|tantrum|angry|loses|losing|sore loser|robots?|dragons?|aliens?|unicorns?)\b/i,
  needs: ({ raw }) => /\b(?:games?|gaming|gamers?|e-?sports?|level|console|minecraft|roblox|fortnite)\b/i.test(raw),
  fits: (theme) =>
    onTheGround(theme) &&
    [theme.hero, theme.other].every(
      (each) => !each?.being || each.being.isa === 'person' || /game|gamer|level|player|child/.test(each.word),
    ),
  reads: () => ({
    ...NOTHING_ELSE,
    hero: null,
    other: null,
    thing: about('game'),
    wish: null,
    also: [],
  }),
  plots: [{ ...GOAT, when: HAPPENS }],
  talk: {
    young: { yours: [() => 'Whose goat was it?'] },
    older: {
      wonder: [() => 'Why had nobody opened the tenth door before?'],
      yours: [() => 'Who tells you long stories, and which would you not skip?'],
    },
  },
};
