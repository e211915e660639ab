import type { ThingName } from '@storylantern/contract';
import { arc, type Chance, type Company, type Figure } from '../../arc.ts';
import { withArticle } from '../../company/figure.ts';
import type { Entity, Theme } from '../../theme.ts';
import { staysAtHome } from '../at-home.ts';
import { FAILS, JOBS, REASONS, STUCK_JOB, TREE_JOB, type Job } from './jobs.ts';
import { GROWN_JOBS, LARGE_JOBS, stuckIn, stuckInFrame } from './large-jobs.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import { young } from './young.ts';

/** Somebody who joins the row. */
export interface Puller {
  readonly who: Figure;
  /** "the badger"; in a crowd of one kind the name. */
  readonly called: string;
  readonly reason: string;
  readonly fail: readonly [told: string, short: string];
}

/** A row that grows, and somebody too small to pull who has been saying so all along. */
export interface PullTogether {
  /** Who begins. */
  readonly hero: Figure;
  /** The child, when somebody else begins. */
  readonly child: Figure | null;
  readonly grownUp: Figure;
  readonly job: Job;
  /** What has to move: "the boat", a name; and as it is first spoken of. */
  readonly it: string;
  readonly first: string;
  /** Who is stuck, when it is somebody. */
  readonly stuck: Figure | null;
  /** What holds them, when that is no hedge: "mud". */
  readonly held: string | null;
  /** Or what they have gone into and fill: "doorway". */
  readonly frame: string | null;
  readonly shown: readonly ThingName[];
  readonly pullers: readonly [Puller, Puller, Puller];
  readonly small: Figure;
  /** The first mention: "Dot the ant"; in a crowd "Dot, the smallest duck". */
  readonly smallest: string;
  readonly refrain: string;
  readonly chance: Chance;
}

/** What one can go half through. */
const STUCK_IN =
  /\b(?:stuck|trapped|wedged|jammed) (?:in|inside|up|down|behind) (?:an?|the|our|my|his|her) (?:\p{L}+ )?(doorway|door|gateway|gate|window|tunnel|pipe|chimney|letterbox|cupboard|bucket|hole|bath|bathtub|chair|slide|tyre|drainpipe|burrow|cave|lift|jumper|pot|jar|box)\b/iu;
const STUCK = /\b(?:stuck|trapped|wedged|jammed)\b/i;
/** Help that is not a pull. */
const OTHER_HELP =
  /\b(?:lost|home|find\w*|sick|poorly|ill|hurt\w*|cold|hungry|thirsty|sad|sleep\w*|tired|learn\w*|baby|up (?:an?|the|our) (?:\w+ )?(?:tree|roof|pole|wall))\b/i;
/** Nobody takes hold with nothing. */
const NO_HANDS = /^(?:snake|slug|worm|snail|goldfish|axolotl)$/;
/** "picking strawberries", "the enormous pumpkin": what grows, and has to come off. */
const PICKED = /\b(?:pick(?:s|ing)?|gather(?:s|ing)?|harvest(?:s|ing)?|dig(?:s|ging)? up|pull(?:s|ing)? up)\b/i;
const GROWS =
  /\b(?:turnip|pumpkin|carrot|potato|beetroot|marrow|courgette|cabbage|leek|radish|melon|strawberry|raspberry|blackberry|cherry|plum|pear|apple|tomato|cucumber|sunflower|lemon|pea|bean|grape)s?\b/i;
/** What grows is large sooner than anything else. */
const BIG = /\b(?:enormous|gigantic|giant|huge|(?:very |really |so |too )?big|biggest)\b/i;
const grown = ({ hero, thing }: Theme): Entity | null => {
  const found = thing ?? (hero?.being?.isa === 'thing' && hero.name === null ? hero : null);
  return found !== null && GROWS.test(found.word) ? found : null;
};
/** "the crown is stuck in a tree": a thing, and nobody beside it. */
const isUpATree = ({ relation, thing, other, raw }: Theme): boolean =>
  relation === 'help' &&
  other === null &&
  thing?.thing !== undefined &&
  thing?.thing !== null &&
  /\btree[.!]*$/i.test(raw.trim());
const SIZE = /\b(?:enormous|gigantic|giant|huge|biggest|very big)\b/i;

/** Whoever in the theme may be stuck in a hedge: nobody from the sea, and nobody as large as a house. */
function stuckOf(company: Company): Figure | null {
  const { theme, hero, other } = company;
  const who =
    theme.relation === 'help' ? other : STUCK.test(theme.raw) ? (other ?? (hero.isChild ? null : hero)) : null;
  return who?.being && who.being.isa !== 'sea' && !staysAtHome(who.being) ? who : null;
}

const crowdOf = ({ hero, other }: Theme): 'hero' | 'other' | null =>
  hero?.plural && hero.being ? 'hero' : other?.plural && other.being ? 'other' : null;

function bind(company: Company): PullTogether | null {
  const { theme, chance, child, grownUp, other } = company;
  const stuck = stuckOf(company);
  if (theme.relation === 'help' && stuck === null && !isUpATree(theme)) return null;
  const crowd = theme.relation === 'too-many' ? crowdOf(theme) : null;
  const fruit = PICKED.test(theme.raw) || BIG.test(theme.raw) ? grown(theme) : null;
  const led = crowd === 'hero' || stuck === company.hero || (fruit !== null && fruit === theme.hero);
  const hero = led ? child : company.hero;
  if (hero.being !== null && staysAtHome(hero.being)) return null;
  const aloft = isUpATree(theme) ? theme.thing : null;
  const thing = aloft ?? fruit ?? (theme.relation === 'too-many' && theme.thing !== null ? theme.thing : null);
  const held = /\b(?:mud|bog|swamp|snow|sand|jam|honey|glue)\b/i.exec(theme.raw)?.[0].toLowerCase() ?? null;
  const frame = STUCK_IN.exec(theme.raw)?.[1]?.toLowerCase() ?? null;
  const job = stuck
    ? held === null
      ? frame === null
        ? STUCK_JOB
        : stuckInFrame(frame)
      : stuckIn(held)
    : aloft
      ? TREE_JOB
      : fruit
        ? chance.pick(...GROWN_JOBS)
        : thing
          ? chance.pick(...LARGE_JOBS)
          : chance.pick(...JOBS);
  const taken = new Set([hero, company.hero, company.friend, other].map((each) => each?.being?.id));
  const smallId = job.small.find((id) => !taken.has(id));
  const crowdBeing = crowd === 'hero' ? theme.hero?.being : crowd === 'other' ? theme.other?.being : null;
  // A crowd that lives in the deep pulls nothing on land.
  if (smallId === undefined || crowdBeing?.isa === 'sea' || crowdBeing?.isa === 'vehicle') return null;
  const small = crowdBeing ? company.meet(crowdBeing.id) : company.meet(smallId);
  const of = crowdBeing ?? null;
  const lead = crowd === 'hero' ? company.hero : crowd === 'other' && other ? other : null;
  const joining =
    of && lead
      ? [lead, company.meet(of.id), company.meet(of.id)]
      : [
          ...company.alsoThere.slice(0, 1),
          // "Picking pumpkins with Dad": Dad is the first to take hold.
          ...(grownUp.name !== 'the grown-up' && new RegExp(String.raw`\b${grownUp.name}\b`, 'i').test(theme.raw)
            ? [grownUp]
            : []),
          ...(other && other !== stuck && other.being && !staysAtHome(other.being) ? [other] : []),
          ...company.passersBy(
            3,
            (being) => being.size > 1 && being.id !== smallId && being.isa !== 'sea' && !NO_HANDS.test(being.id),
          ),
        ]
          // Whoever began does not come twice, and nobody joins on two sides.
          .filter((each, index, all) => each !== hero && all.findIndex(({ name }) => name === each.name) === index)
          .slice(0, 3);
  const reasons = chance.some(3, REASONS);
  const fails = chance.some(3, FAILS);
  const puller = (index: 0 | 1 | 2): Puller | null => {
    const [who, reason, fail] = [joining[index], reasons[index], fails[index]];
    return who && reason && fail
      ? { who, called: of || who.isChild || who.being === null ? who.name : who.theKind, reason, fail }
      : null;
  };
  const [one, two, three] = [puller(0), puller(1), puller(2)];
  if (!one || !two || !three) return null;
  const size = SIZE.exec(theme.raw)?.[0].toLowerCase() ?? 'enormous';
  const noun = aloft
    ? { a: `${withArticle(aloft.word)}, up in a tree`, the: `the ${aloft.word}` }
    : thing
      ? { a: `one ${size} ${thing.word}`, the: `the ${thing.word}` }
      : job.noun;
  return {
    hero,
    child: hero === child ? null : child,
    grownUp,
    job,
    it: stuck?.name ?? noun?.the ?? '',
    first: stuck?.introduced ?? noun?.a ?? '',
    stuck,
    held,
    frame: held === null ? frame : null,
    shown: thing ? [...(aloft ? job.shown : []), ...(thing.thing?.drawn ? [thing.thing.drawn] : [])] : job.shown,
    pullers: [one, two, three],
    small,
    smallest: of ? `${small.name}, the smallest ${small.kind}` : small.introduced,
    refrain: chance.pick(
      'Heave, ho, and still no go!',
      'Huff and puff, and not enough!',
      'One, two, three, and nothing!',
      'All as one, and nothing done!',
      'Tug, tug, and still the same!',
      'Once, twice, and no, no, no!',
    ),
    chance,
  };
}

/** Each one joins in and each one fails; the smallest was not going to pull at all. */
export const pullTogether = arc<PullTogether>({
  id: 'pull-together',
  fits: (theme) => {
    const { relation, hero, other, thing, place } = theme;
    const isNone = relation === 'none' || relation === 'make' || relation === 'too-many';
    if ((PICKED.test(theme.raw) || BIG.test(theme.raw)) && grown(theme) && isNone && theme.clause === null) return 12;
    // What is too many for one thing is told of that thing.
    // A crowd that is too many is told of as a crowd first.
    if (relation === 'too-many') return SIZE.test(theme.raw) ? 11 : thing === null ? 8 : 0;
    // Here it is somebody quite small who saves anybody; a hero of the theme's own does it elsewhere.
    if (relation === 'help' && hero && /\b(?:sav|rescu)(?:es?|ed|ing)\b/i.test(theme.raw)) return 4;
    if (isUpATree(theme)) return 14;
    if (relation === 'help') return other?.being && !OTHER_HELP.test(theme.raw) ? 11 : 0;
    if (relation !== 'none' || !hero?.being || staysAtHome(hero.being) || thing || place) return 0;
    // Whoever begins here does not end it: a hero of one's own is told of elsewhere first.
    return STUCK.test(theme.raw) ? 12 : 2;
  },
  does: /^(?:stuck|trapped)$/,
  bind,
  young,
  middle,
  old,
});
