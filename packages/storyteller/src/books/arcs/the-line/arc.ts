import type { PageScene, SettingName, ThingName } from '@storylantern/contract';
import { arc, type Chance, type Company, type Figure } from '../../arc.ts';
import { oneThingIn } from '../one-hand-each/one-thing.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import { young } from './young.ts';

/**
 * Two who have a place together and a goodbye in two halves fall out over something that broke. A line is drawn down the
 * middle, and it cuts everything in two. What the other one held behind their back all the while was a present.
 */
export interface TheLine {
  readonly one: Figure;
  readonly two: Figure;
  readonly grownUp: Figure;
  /** "brother", "best friend", "friend": what the two are to the one. */
  readonly tie: string;
  /** "the room" of two children of one family, else "the den", by the pond if that is what they argue over. */
  readonly home: string;
  readonly at: SettingName;
  /** When the day is over, and how late that is. */
  readonly over: string;
  readonly late: PageScene['time'];
  /** "tower of blocks": what broke. */
  readonly noun: string;
  readonly shown: readonly ThingName[];
  /** The two halves of what they say then: "See you, cup." "See you, saucer." */
  readonly halves: readonly [string, string];
  /** Whom the grown-up has not written to. */
  readonly bea: string;
  readonly refrain: string;
  readonly chance: Chance;
}

const QUARREL =
  /\b(?:(?:fall(?:s|ing|en)?|fell) out\b(?! of\b)|argu(?:e|es|ed|ing|ments?)\b|fight(?:s|ing)? over\b|quarrel\w*|squabbl\w*|bicker\w*|make up with\b|making up with\b|(?:brothers?|sisters?|siblings|twins|cousins?) (?:and (?:i|me) )?(?:who )?(?:are )?(?:always |keep |never stop )?(?:fight(?:ing)?|argu(?:e|ing))\b|\b(?:i|me) and (?:my|his|her) (?:little |big )?(?:brother|sister|cousin|twin) (?:are )?(?:always |keep )?fight(?:ing)?\b|fights? with (?:my|his|her) (?:brother|sister|cousin|best friend|friend)\b|(?:brother|sister|cousin|friend|twin)(?: \p{Lu}\p{L}+)? (?:has |always |keeps? )?(?:broke|broken|breaks?|breaking|ruined|ruins|wreck(?:s|ed)|knock(?:s|ed) (?:down|over)|smashed|spoil(?:s|ed|t)|snapped)\b)/iu;
/** What needs another book than one about blocks: who is hurt, who is left, and grown-ups who argue. */
const NOT_THIS =
  /\b(?:mum\w*|mom\w*|dad\w*|parents?|hits?|hitting|hurt\w*|bull\w+|teas\w+|left out|kick\w*|bit(?:e|es|ing)|hates? (?:me|him|her)|died?|hospital|leg|arm|wrist|ankle|finger|nose|toe|tooth|heart|promises?|rules?|monster|dragon)\b/i;
const SIBLING = /\b(?:(?:little|big|baby|twin|older|younger|step) ?)?(brother|sister|twin|cousin)s?\b/i;
const FRIEND = /\bbest (?:friend|mate|pal)s?\b/i;

/** Things that stand, or are put together, and fall when somebody reaches for them. */
const FALLS =
  'tower|castle|sandcastle|rocket|robot|house|puzzle|train|boat|car|spaceship|bridge|den|fort|model|kite|crown|mask';
/** What was broken, with what it was made of: "broke my lego castle". */
const BROKEN = new RegExp(
  String.raw`\b(?:my|his|her|our|their|the) (?:(blocks?|bricks?|wooden|paper|cardboard) )?(${FALLS})\b`,
  'i',
);

const TOWER = 'tower of blocks';

/** What broke, as it is called: "castle of blocks", "cardboard rocket", or the tower when the parent named nothing. */
function brokenIn(raw: string): string {
  const [, of, noun] = BROKEN.exec(raw)?.map((each) => each?.toLowerCase()) ?? [];
  if (noun === undefined) return TOWER;
  if (of === undefined) return noun;
  return of.startsWith('b') ? `${noun} of ${of.replace(/s?$/, 's')}` : `${of} ${noun}`;
}

function people(company: Company): Pick<TheLine, 'one' | 'two' | 'tie'> | null {
  const { theme, hero, other, child, alsoThere, person, chance } = company;
  // Two of a story who fall out; somebody whom the parent did not speak of does not take the child's place.
  const isAsked = theme.hero !== null && theme.raw.toLowerCase().includes(theme.hero.word.toLowerCase());
  if (!hero.isChild && isAsked) return other && other !== hero ? { one: hero, two: other, tie: 'friend' } : null;
  const kin = SIBLING.exec(theme.raw)?.[1]?.toLowerCase();
  if (kin !== undefined) return { one: child, two: alsoThere[0] ?? person(`${child.names} ${kin}`, 'child'), tie: kin };
  const tie = FRIEND.test(theme.raw) ? 'best friend' : 'friend';
  if (alsoThere[0]) return { one: child, two: alsoThere[0], tie };
  const names = ['Juno', 'Wilf', 'Posy', 'Otto', 'Tilda', 'Robin'].filter((each) => each !== child.name);
  return { one: child, two: person(chance.pick(...names), 'child'), tie };
}

function bind(company: Company): TheLine | null {
  const { theme, grownUp, chance } = company;
  const pair = people(company);
  if (pair === null) return null;
  const isHome = /^(?:brother|sister|twin)$/.test(pair.tie);
  const broken = brokenIn(theme.raw);
  // What they fell out over is where they live.
  const at = isHome ? undefined : theme.place?.place;
  const theirs = at && !pair.one.isChild ? { home: `the den by ${at.id}`, at: at.setting } : {};
  return {
    ...pair,
    grownUp,
    home: isHome ? 'the room' : 'the den',
    at: isHome ? 'bedroom' : 'garden',
    over: isHome ? 'bedtime' : 'time to go home',
    late: isHome ? 'night' : 'sunset',
    noun: broken,
    shown: broken.endsWith(' of blocks') ? ['blocks'] : [],
    ...theirs,
    halves: chance.pick(
      ['cup', 'saucer'] as const,
      ['ship', 'shore'] as const,
      ['door', 'key'] as const,
      ['kettle', 'lid'] as const,
      ['salt', 'pepper'] as const,
      ['needle', 'thread'] as const,
    ),
    bea: chance.pick('Aunt Bea', 'Cousin Nell', 'Aunt Pru', 'Great-aunt May'),
    refrain: chance.pick(
      'That is your side',
      'Mind the line',
      'Keep to your half',
      'Not on my side',
      'This half is mine',
      'Behind the line, please',
      'Not one toe over',
      'My half stops here',
      'Over on your side, please',
      'It is a line for a reason',
    ),
    chance,
  };
}

export const theLine = arc<TheLine>({
  id: 'the-line',
  fits: (theme) =>
    QUARREL.test(theme.raw) &&
    !NOT_THIS.test(theme.raw) &&
    theme.fear === null &&
    theme.first === null &&
    // What can be held by both at once is another story.
    oneThingIn(theme) === null
      ? 15
      : 0,
  bind,
  young,
  middle,
  old,
});
