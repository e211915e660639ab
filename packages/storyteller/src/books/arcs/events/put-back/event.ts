import type { Entity, Theme } from '../../../theme.ts';
import { ableFriend } from '../able-friend.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { PUT_BACK } from './put-back.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const GAME = String.raw`(?:chess|draughts|checkers|dominoes|ludo|snakes and ladders|backgammon|rummy|whist|snap|cards|card games?|board ?games?)`;
const KIN = String.raw`(?:(?:great[- ]?)?gran\w*|nan|nana|nanny|nonn[ao]|pop|poppa|pops|opa|oma|gramps|papa|dad|daddy|mum|mummy|mom|mommy|uncle|auntie|aunt)`;

const OF_KIN = new RegExp(String.raw`^(?:my |our )?${KIN}\b`, 'iu');

/** "A fox who learns chess" is the fox's; "chess with an alien" is the child's, and the alien is who wins. */
function players(hero: Entity | null, other: Entity | null, raw: string): Pick<Theme, 'hero' | 'other'> {
  const who = hero?.being?.isa === 'person' || OF_KIN.test(raw) ? null : somebody(hero);
  const isNamed = other !== null && other.being?.isa !== 'person' && raw.toLowerCase().includes(other.word);
  const beside = isNamed ? somebody(other) : null;
  return who !== null && /^(?!an? |the ).*\b(?:with|against) (?:an?|the) /iu.test(raw)
    ? { hero: null, other: who }
    : { hero: who, other: beside };
}

/** A game with somebody older who always wins, or is said to cheat. Who cannot bear to lose is told by the other chair (hates-losing). */
export const BOARD_GAME: StoryEvent = {
  id: 'put-back',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    String.raw`\b(?:chess|draughts|checkers|dominoes|backgammon|rummy|whist)\b|\b${GAME}\b[^.]*\b(?:with|against) (?:my |our |his |her |the )?(?:\p{L}+ )?${KIN}\b|\b${KIN}\b[^.]*\b(?:at|of|play\w*) (?:\p{L}+ )?${GAME}\b|\b${KIN} (?:who )?(?:always |never )?(?:cheats?|wins|lets? (?:me|him|her) win)\b|\b(?:never )?(?:beat(?:s|en|ing)?|win(?:s|ning)? against) (?:my |his |her )?(?:gran\w*|nan\w*)\b`,
    'iu',
  ),
  not: /\b(?:club|school|class\w*|tournament|competition|champion\w*|pieces?|knight|king|queen|set|come|comes|alive|giant|race|football|tennis|birthday|christmas|hates? losing|sore|storms? off|tears|tantrum|cries|crying|sulk\w*|robot|computer|space|pirates?|dragon|magic\w*|snap(?:s|ped)|sick|hospital|died|inventing|making|invents?)\b/i,
  fits: ({ raw, hero, ...theme }) =>
    onTheGround({ raw, hero, ...theme }) &&
    hero?.plural !== true &&
    !/^(?:sea|vehicle|insect|thing)$/.test(hero?.being?.isa ?? '') &&
    // Of a badger who always wins it is the badger's.
    (somebody(hero) === null ||
      OF_KIN.test(raw) ||
      hero?.being?.isa === 'person' ||
      !/\b(?:cheat|always win|never lose)/iu.test(raw)),
  reads: ({ hero, other, raw }) => ({
    ...NOTHING_ELSE,
    ...players(hero, other, raw),
    thing: about('biscuit'),
    occasion: null,
  }),
  plots: [standsApart(ableFriend(PUT_BACK))],
  talk: {
    young: { yours: [() => 'What do you like to play, and with whom?'] },
    older: {
      wonder: [() => 'Why was the game never allowed to end?'],
      yours: [() => 'Would you sooner win, or have one more game?'],
    },
  },
};
