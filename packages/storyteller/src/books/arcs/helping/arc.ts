import type { SettingName, ThingName } from '@storylantern/contract';
import type { Ability, Problem } from '@storylantern/library';
import { beingNamed } from '../../theme/entries.ts';
import { isRooted, staysAtHome } from '../at-home.ts';
import { arc, type Chance, type Company, type Figure, type ProblemLines } from '../../arc.ts';
import { ON_THE_ROOF } from '../../plot/on-the-roof.ts';
import { PROBLEM_LINES } from '../../plot/plot.ts';
import { doneOnceIn } from '../so-they-say/done-once.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import { highPlots, plotsOf, stuckPlots, type Plot } from './plots.ts';
import { COMES_HOME, RETURNS, type Return } from './returns.ts';
import { young } from './young.ts';

/**
 * Somebody is in trouble; what happens then is a plot of its own where these two make one (`plots.ts`). Where the theme
 * says what the trouble is, two others fail for a reason; the hero's odd habit is the answer; a small thing
 * comes back.
 */
export interface Helping {
  readonly chance: Chance;
  readonly child: Figure;
  readonly hero: Figure;
  readonly grownUp: Figure;
  /** Who is in trouble. */
  readonly helped: Figure;
  /** Two who try before the hero does. */
  readonly others: readonly [Figure, Figure];
  readonly trouble: ProblemLines;
  /** A brother or sister who is there, and tries first. */
  readonly kin: Figure | null;
  readonly ability: Ability;
  readonly setting: SettingName;
  /** Where the hero is by day and sleeps by night: indoors, unless it is larger than a door. */
  readonly room: { readonly day: SettingName; readonly night: SettingName };
  /** What the helped one puts right at the child's house. */
  readonly back: Return;
  /** Whoever is helped is the family's own, and was missing. */
  readonly isMissing: boolean;
  /** Somebody else's own, which was lost: the horse of a knight. */
  readonly isSought: boolean;
  /** Shown wherever the hero's string is spoken of. */
  readonly string: readonly ThingName[];
  /** What these two are told by; null where the trouble itself is. */
  readonly plot: Plot | null;
}

/** What a child may truly do, without climbing, swimming or going off alone. */
const CHILDS_OWN: readonly Ability[] = ['gentle', 'string', 'loud'];
/** Troubles that need help; somebody asleep is in none, and the dark is told elsewhere. */
const TROUBLES: readonly Problem[] = ['lost-way', 'stuck', 'tangled', 'cold', 'narrow', 'high', 'water'];
/** A child alone never goes to the rescue in water. */
const NOT_FOR_CHILDREN: readonly Problem[] = ['water'];

/** A parent's own adjective decides what the matter is. */
const SAID: readonly (readonly [RegExp, Problem])[] = [
  [/\blost\b/, 'lost-way'],
  [/\b(?:stuck|trapped)\b/, 'stuck'],
  [/\b(?:cold|freezing|frozen|shivering|chilly)\b/, 'cold'],
  [/\b(?:tangled|knotted)\b/, 'tangled'],
];

const PLACES: Readonly<Partial<Record<Problem, SettingName>>> = {
  'lost-way': 'forest',
  high: 'forest',
  water: 'pond',
  cold: 'forest',
  stuck: 'farm',
  tangled: 'farm',
  narrow: 'mountain',
};

/** Whom somebody is there for, and what is then the matter: no lighthouse keeper helps a toucan out of a hedge. */
const THERE_FOR: readonly (readonly [RegExp, string, Problem | null])[] = [
  [/\bfire ?(?:engine|truck|fighter|man|woman)\b/, 'kitten', 'high'],
  [/\b(?:shepherd\w*|sheep ?dog)\b/, 'lamb', 'lost-way'],
  [/\bfarmer\b/, 'lamb', null],
  [/\b(?:vet|doctor|nurse)\b/, 'puppy', null],
  [/\bpirate\b/, 'parrot', null],
];
/** "dragon keeper": the one before the word. */
const KEEPER = /(\p{L}+)[ -](?:keeper|trainer|rider|tamer|whisperer|minder)$/u;

function thereFor({ theme }: Company): readonly [string, Problem | null] | null {
  const word = theme.hero?.word ?? '';
  const known = THERE_FOR.find(([words]) => words.test(word));
  if (known) return [known[1], known[2]];
  const kept = beingNamed(KEEPER.exec(word)?.[1] ?? '');
  return kept && kept.isa !== 'thing' ? [kept.id, null] : null;
}

function helpedOf(company: Company): Figure | null {
  const { other, hero, theme } = company;
  if (other !== null && other !== hero) return other;
  if (theme.relation === 'help') return null;
  const own = thereFor(company);
  if (own !== null && beingNamed(own[0]) && own[0] !== hero.being?.id) return company.meet(own[0]);
  return company.passersBy(1, (being) => being.size <= 3)[0] ?? null;
}

/** What the parent says of somebody comes first: a clumsy elephant is not the one who never drops an egg. */
const AGAINST: Readonly<Partial<Record<Ability, RegExp>>> = {
  gentle: /\b(?:clumsy|messy|careless|rough|naughty|noisy|loud|bouncy|wild)\b/,
  fast: /\b(?:slow|lazy|tired|slowest)\b/,
  strong: /\b(?:weak|tiny|teeny|smallest|tiniest)\b/,
  loud: /\b(?:quiet|shy|whispering)\b/,
  small: /\b(?:big|huge|giant|enormous|large|gigantic|biggest)\b/,
};

/** What the parent says of somebody is what the book is about: a tiny dragon helps by being tiny. */
const BY_TRAIT: readonly (readonly [RegExp, Ability])[] = [
  [/\b(?:tiny|teeny|small|smallest|tiniest|little|mini|miniature|weeny|titchy)\b/, 'small'],
  [/\b(?:strong|strongest|mighty|big|biggest|huge|giant|enormous|gigantic)\b/, 'strong'],
  [/\b(?:loud|loudest|noisy|shouty|chatty)\b/, 'loud'],
  [/\b(?:fast|fastest|speedy|quick|busy)\b/, 'fast'],
  [/\b(?:gentle|kind|careful|quiet|shy|slow|patient|soft|calm)\b/, 'gentle'],
  [/\b(?:bouncy|jumpy|springy)\b/, 'bounce'],
  [/\b(?:hungry|greedy|hungriest)\b/, 'nibble'],
  [/\b(?:nosy|curious|clever)\b/, 'sniff'],
  [/\b(?:muddy|messy|dirty)\b/, 'dig'],
  [/\b(?:shiny|sparkly|glowing|glittery|bright)\b/, 'light'],
  [/\b(?:fluffy|woolly|furry|cosy|warm|cuddly)\b/, 'warm'],
];
const traitOf = ({ isChild, introduced }: Figure): Ability | null =>
  isChild ? null : (BY_TRAIT.find(([word]) => word.test(introduced))?.[1] ?? null);

function abilityFor(hero: Figure, problem: Problem): readonly Ability[] {
  const solve = PROBLEM_LINES[problem].solve;
  if (hero.isChild && NOT_FOR_CHILDREN.includes(problem)) return [];
  const trait = traitOf(hero);
  if (trait !== null) return solve[trait] === undefined ? [] : [trait];
  const own = hero.being?.can ?? CHILDS_OWN;
  // What a machine is for stands first, and a digger that never digs is none.
  const known = hero.being?.isa === 'vehicle' ? own.slice(0, 1) : own;
  const can = known.filter((ability) => solve[ability] !== undefined);
  return can.filter((ability) => AGAINST[ability]?.test(hero.introduced) !== true);
}

/** "my cat is missing": nobody who is met for the first time. */
const OF_OURS = /^(?:my|our|his|her|the) (?!teddy|toy|doll)/i;

const ON_A_ROOF = /\b(?:on|up|onto|off)(?: on)? (?:an?|the|our|my) (?:\p{L}+ )?(?:roof|rooftop|chimney)\b/iu;
/** Here a hedge is what somebody is stuck in, and no house. */
const IN_A_TREE = /\b(?:from|in|out of) (?:an?|the|our) (?:\p{L}+ )?(?:tree|roof)\b/iu;
const IN_A_THING =
  /\b(?:stuck|trapped|wedged|jammed) (?:in|up|on|under|behind|inside|down) (?!(?:an?|the|some|our) (?:hedge|bush|fence|gap|brambles?)\b)/i;

/** "her lost parrot": whoever is somebody's own has no mother in the wood. */
const OWNED = /\b(?:my|our|his|her|its|their) (?:\p{L}+ ){0,2}$/iu;
/** Whoever is hurt is carried nowhere, and is blown at by nobody. */
const HURT = /\b(?:broken|hurt|injured|sick|poorly|ill|wounded|bandaged?)\b/i;
const SAYS_HELP = /\b(?:help|rescu|sav(?:e|ing)|hero\b|assist)/i;

/** The plots that these two make, where the theme leaves the trouble open or says that somebody is lost. */
function plotsFor(company: Company, told: Problem | undefined, isOwn: boolean): readonly Plot[] {
  const { theme, hero, other } = company;
  const word = theme.other?.word ?? '';
  const before =
    word === '' ? '' : theme.raw.slice(0, Math.max(0, theme.raw.toLowerCase().indexOf(word.toLowerCase())));
  if (isOwn || OWNED.test(before)) return [];
  if (IN_A_THING.test(theme.raw)) return other && !hero.isChild ? stuckPlots(company, hero) : [];
  if (told === 'lost-way') return other ? plotsOf(company, { hero, helped: null, lost: other }) : [];
  if (/\blost\b/i.test(theme.raw) || HURT.test(theme.raw)) return [];
  return other || SAYS_HELP.test(theme.raw) ? plotsOf(company, { hero, helped: other, lost: null }) : [];
}

export const helping = arc<Helping>({
  id: 'helping',
  fits: (theme) => {
    const { relation, hero, other, thing, raw } = theme;
    // Somebody and a scarf are told of where the scarf has a part.
    if (relation === 'none' && hero !== null && thing?.known && !/\bhelp/i.test(raw)) return 0;
    // Here it is always a hedge that somebody is stuck in.
    if (relation === 'help') return other === null ? 0 : IN_A_THING.test(raw) && !ON_A_ROOF.test(raw) ? 5 : 11;
    if (relation === 'lost') return other === null ? 0 : 8;
    // What somebody did is told where it happens.
    if (relation === 'none' && !/\bhelp/i.test(raw) && doneOnceIn(theme) !== null) return 2;
    if (relation === 'none' && hero !== null) return /\bhelp/i.test(raw) ? 11 : other === null ? 4 : 5;
    return 0;
  },
  // Nothing else happens in it, whatever its pages speak of.
  only: /^(?!help|look|search|resc|sav|stuck|trap|los|find|found|br[oe]k|nerv|worr|anx|sca|afr|fright|terr|lone|sad|me?et)/,
  bind: (company, turn) => {
    const { chance, hero, child } = company;
    if (!hero.isChild && hero.being === null) return null;
    // There is a walk in it, which not everybody can go for.
    if (hero.being?.isa !== 'vehicle' && staysAtHome(hero.being)) return null;
    const helped = helpedOf(company);
    // No whale is stuck in a hedge, nor marches past a window.
    if (helped === null || helped.being === null || (helped.being.isa === 'sea' && helped.being.size > 3)) return null;
    const adjectives = (company.theme.other?.adjectives ?? []).join(' ');
    const isOnRoof = ON_A_ROOF.test(company.theme.raw);
    const isUp = isOnRoof || /\bup (?:an?|the|our) (?:\p{L}+ )?(?:tree|pole|ladder|wall)\b/iu.test(company.theme.raw);
    const isCatUp = /^(?:cat|kitten)$/.test(helped.being.id) && IN_A_TREE.test(company.theme.raw);
    const told =
      isUp || isCatUp
        ? 'high'
        : company.theme.relation === 'lost'
          ? 'lost-way'
          : (SAID.find(([word]) => word.test(adjectives))?.[1] ??
            (hero.isChild ? undefined : (thereFor(company)?.[1] ?? undefined)));
    const likely = told === undefined ? [helped.being.need, ...chance.some(TROUBLES.length, TROUBLES)] : [told];
    const isMissing = hero.isChild && company.theme.relation === 'lost' && OF_OURS.test(company.theme.raw);
    const isSought =
      !hero.isChild &&
      company.theme.relation === 'lost' &&
      /^(?:has )?lost (?:his|her|its|their) /.test(company.theme.clause ?? '');
    const may =
      told === 'high'
        ? highPlots(company, helped, hero)
        : told === undefined || told === 'lost-way'
          ? plotsFor(company, told, isMissing || isSought)
          : [];
    const isElsewhere = IN_A_THING.test(company.theme.raw);
    const problem = likely.find(
      (each) => !(isElsewhere && each === 'stuck') && TROUBLES.includes(each) && abilityFor(hero, each).length > 0,
    );
    // A tree goes nowhere, and no child sets a lifeboat free.
    if (may.length === 0 && (isRooted(helped.being) || helped.being.isa === 'sea')) return null;
    if (may.length === 0 && hero.isChild && helped.being.isa === 'vehicle') return null;
    if (problem === undefined) return null;
    const others = company.passersBy(2, (being) => being.size >= 2 && being.size <= 4);
    const [first, second] = others;
    if (!first || !second) return null;
    const ability = chance.pick(...abilityFor(hero, problem));
    const large = hero.being !== null && hero.being.size > 4;
    const sea = helped.being.setting === 'undersea' || helped.being.setting === 'beach';
    return {
      chance,
      child,
      hero,
      grownUp: company.grownUp,
      helped,
      others: [first, second],
      kin: company.alsoThere[0] ?? null,
      trouble: isOnRoof && problem === 'high' ? ON_THE_ROOF : PROBLEM_LINES[problem],
      ability,
      setting: isOnRoof ? 'street' : sea && problem !== 'water' ? 'beach' : (PLACES[problem] ?? 'garden'),
      room: large ? { day: 'garden', night: 'garden' } : { day: 'living-room', night: 'bedroom' },
      back: isMissing ? COMES_HOME : RETURNS[chance.pick(...helped.being.can)],
      isMissing,
      isSought,
      string: ability === 'string' ? ['string'] : [],
      plot: may[(turn ?? 0) % Math.max(1, may.length)] ?? null,
    };
  },
  young: (bound) => bound.plot?.tell.young() ?? young(bound),
  middle: (bound) => bound.plot?.tell.middle() ?? middle(bound),
  old: (bound) => bound.plot?.tell.old() ?? old(bound),
});
