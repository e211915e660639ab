import type { SettingName, ThingName } from '@storylantern/contract';
import type { Being } from '@storylantern/library';
import { arc, type Chance, type Company, type Figure } from '../../arc.ts';
import { isSpokenOf } from '../../theme/clauses.ts';
import { isGift } from '../could-you-just/gift.ts';
import { isOwnWay, OF_CHILDREN_TOO } from '../no-square/clause-kinds.ts';
import { doneOnceIn } from '../so-they-say/done-once.ts';
import { within } from '../wording.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import { young } from './young.ts';

/**
 * Somebody who is odd in one way that is known of them only from hearsay. The parent's own clause is kept word for word
 * and only ever spoken by a neighbour, so its tense is right and nothing is claimed about it.
 */
export interface OddOne {
  readonly hero: Figure;
  /** The child, who asks instead of telling. */
  readonly child: Figure;
  /** Another of the hero's kind, from over the hill. */
  readonly second: Figure;
  readonly neighbours: readonly [Figure, Figure, Figure];
  /** "faints at tomato ketchup". */
  readonly clause: string;
  /** Short enough for the smallest to hear whole. */
  readonly clauseIsShort: boolean;
  /** A thing the clause speaks of, when a picture can show it. */
  readonly spokenOf: ThingName | null;
  readonly home: SettingName;
  readonly outside: SettingName;
  readonly undersea: boolean;
  /** What the visitor brings. */
  readonly gift: { readonly said: string; readonly thing: ThingName; readonly shared: string };
  readonly chance: Chance;
}

const OPEN_AIR: readonly SettingName[] = [
  'garden',
  'forest',
  'farm',
  'jungle',
  'street',
  'snow',
  'pond',
  'mountain',
  'castle',
];
const GIFTS: readonly OddOne['gift'][] = [
  { said: 'half a biscuit', thing: 'biscuit', shared: 'They had half a biscuit, cut in three' },
  { said: 'a jar of jam', thing: 'jam', shared: 'They had a jar of jam, and three spoons' },
  { said: 'one good feather', thing: 'feather', shared: 'They all tried the feather, one after another' },
  { said: 'a pear', thing: 'pear', shared: 'The pear went round until it was gone' },
  { said: 'the end of a cake', thing: 'cake', shared: 'The end of a cake does for three, if they are careful' },
  { said: 'a bag of nuts', thing: 'nuts', shared: 'They did the nuts one each, and then again' },
  { said: 'a very old map', thing: 'map', shared: 'They found the house on the map, all three together' },
];

const GONE = /^(?:forgot|has forgotten|has lost|lost|broke|has no |cannot make|can't make|can not make)/i;
/** An errand or a wish, and not what one is like. */
const OF_ONE_DAY =
  /^(?:wants?|wanted|wishes|dreams|longs|hopes|goes|finds|found|visits|meets|learns|loses|gets|has to|tries|needs?|has (?:moved|run|come|gone|got|an? (?:sore|new|broken|present|letter|job|birthday))|is (?:tired|lost|stuck|late today|going|moving|hiding|missing|gone|coming|waiting|looking|trying|leaving)|brushes|moves|moved|starts|buys|bought|opens|leaves|eats an?|ate)\b/i;

/** Who is ill or hurt, or whose body does a thing in its own way, is not talked about across three fields. */
const OF_ONES_BODY =
  /\b(?:ill|sick|poorly|unwell|hurts?|injured|bandaged?|hospital|disabled|blind|deaf|wheelchairs?|hearing aids?|stutters?|stammers?|autis\w*|adhd|epilep\w*|diabet\w*|allerg\w*|(?:one|three) legs?|broken (?:leg|arm|wing|paw|foot)|limps?|has (?:got )?a (?:cold|cough|fever|sore \p{L}+|temperature|tummy ?ache|headache|toothache))\b/iu;

/** What is said of meals is not said again otherwise. */
const EATS = /\b(?:eats?|runs on|drinks?|lives on|food|hungry)\b/i;

/** What nobody is proud of. */
const A_FAULT =
  /\b(?:lies|fibs|steals?|stealing|cheats?|bites|biting|hits|kicks|mean|nasty|rude|naughty|bossy|greedy|selfish|never shares|never brush\w*|never wash\w*|secrets|won't share|grumpy|angry)\b/i;

/** A fish does not stop at a gate. */
const swims = ({ drawing }: Being): boolean =>
  'animal' in drawing && ['fish', 'whale', 'shark', 'octopus', 'seal'].includes(drawing.animal);

function bind(company: Company): OddOne | null {
  const { theme, hero, child, chance } = company;
  const clause = theme.clause?.trim() ?? '';
  if (clause === '' || !hero.being || hero.isChild) return null;
  // Longer than this it is a story of its own and cannot be gossip.
  if (!within(11, clause)) return null;
  const undersea = hero.being.setting === 'undersea';
  const neighbours = company.passersBy(3, (being) =>
    undersea ? being.setting === 'undersea' : being.setting !== 'undersea' && being.isa !== 'person' && !swims(being),
  );
  const [first, second, third] = neighbours;
  if (!first || !second || !third) return null;
  const home = hero.being.setting;
  return {
    hero: EATS.test(clause) ? { ...hero, being: { ...hero.being, eats: 'breakfast' } } : hero,
    child,
    second: company.meet(hero.being.id),
    neighbours: [first, second, third],
    clause: clause.replace(/[.!?]+$/, ''),
    clauseIsShort: within(6, clause),
    spokenOf: theme.thing?.thing?.drawn ?? null,
    home,
    outside: undersea ? 'undersea' : OPEN_AIR.includes(home) ? home : 'garden',
    undersea,
    gift: chance.pick(...GIFTS),
    chance,
  };
}

/** Talk hurts, and then it brings somebody. */
export const oddOne = arc<OddOne>({
  id: 'odd-one',
  fits: (theme) => {
    const { clause, hero, other, place, thing, relation } = theme;
    if (!clause || !hero?.being) return 0;
    // What nobody does because of it is a story of its own.
    if (/\bso (?:nobody|no ?one|everybody|everyone|they|we|he|she|it)\b/i.test(clause)) return 0;
    // "a knight who would rather knit": the word for making is what is odd.
    if (relation === 'make') return other || place || thing ? 0 : 9;
    if (relation !== 'none' && relation !== 'want') return 0;
    if (OF_ONES_BODY.test(clause)) return 0;
    // What is gone, or never was there, is a story of its own.
    if (GONE.test(clause)) return 4;
    // What somebody does or wants on one day is no way of being.
    // What is news is told as news.
    if (doneOnceIn(theme) !== null) return other ? 0 : 2;
    if (OF_ONE_DAY.test(clause)) return other ? 0 : 5;
    if (isGift(theme)) return 5;
    // A fault is not to be met with a second of the kind.
    if (A_FAULT.test(clause) || OF_CHILDREN_TOO.test(clause)) return 2;
    // What is wished for in vain is no oddness, and there is a story about another way.
    if (/^(?:hedgehog|porcupine)$/.test(hero.being.id) && /^loves (?:hugs|cuddles)/i.test(clause)) return 2;
    // Where somebody works, or comes for a while, is no oddness.
    if (/^(?:works?|worked|comes|came|stays|lives|lived)\b/i.test(clause)) return 2;
    // Whoever or wherever else the theme names is not to be met here.
    if (other || (place && !isSpokenOf(theme, place))) return 2;
    // A way of one's own is told first where the way itself does something.
    return isOwnWay(theme) ? 6 : 9;
  },
  // The clause is only ever spoken by a neighbour.
  only: /./,
  bind,
  young,
  middle,
  old,
});
