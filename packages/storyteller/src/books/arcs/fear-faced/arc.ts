import type { SettingName } from '@storylantern/contract';
import type { Ability, Being, Problem } from '@storylantern/library';
import { isRooted } from '../at-home.ts';
import { arc, type Chance, type Company, type Figure, type ProblemLines } from '../../arc.ts';
import { PROBLEM_LINES } from '../../plot/plot.ts';
import { within } from '../wording.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import { young } from './young.ts';

/** Somebody who is scared of somebody, who is in trouble and needs just what the first one does all day. */
export interface FearFaced {
  readonly hero: Figure;
  /** The feared one. */
  readonly other: Figure;
  /** Who stands by the hero and tries first: the child beside another hero, a grown-up beside the child. */
  readonly beside: Figure;
  /** Neighbours who think the hero is never scared. */
  readonly neighbours: readonly [Figure, Figure];
  readonly ability: Ability;
  readonly problem: ProblemLines;
  /** Where the hero lives, and where the feared one turns up. */
  readonly home: SettingName;
  readonly outside: SettingName;
  readonly undersea: boolean;
  /** It is under the bed, by night, as monsters are. */
  readonly underBed: boolean;
  /** 1 to 5. */
  readonly size: number;
  readonly chance: Chance;
}

/** What a child does all day without a tool, a height, a spark or deep water. */
const OF_A_CHILD: readonly Ability[] = ['gentle', 'string', 'loud', 'sniff', 'dig', 'bounce', 'fast'];
/** Troubles that anybody of any size can be in, in any place, when the usual one cannot be solved here. */
const ANYWHERE: readonly Problem[] = ['tangled', 'stuck', 'lost-way'];
const NEEDS_LAND: readonly Problem[] = ['cold', 'high'];
/** These need a night, a river, or somebody who is not afraid of the sleeper. */
const NOT_HERE: readonly Problem[] = ['asleep', 'water', 'dark'];
const OPEN_AIR: readonly SettingName[] = ['garden', 'forest', 'farm', 'jungle', 'playground', 'street', 'snow', 'pond'];
const WITH_TREES: readonly SettingName[] = ['garden', 'forest', 'farm', 'jungle'];
/** A child does not walk up to these, in a story or out of one; such a fear is told from further away. */
const NOT_FOR_A_CHILD_TO_TOUCH =
  /\b(?:dog|puppy|wolf|wolves|bear|lion|tiger|leopard|cheetah|shark|crocodile|alligator|snake|bee|wasp|hornet|jellyfish|scorpion|horse|pony|cow|bull|goose|swan|pig|goat|donkey|elephant|hippo|rhino|octopus|whale|monkey|gorilla|bat|fox|badger|rat|eagle|camel)\b/;

const inTheSea = (being: Being | null): boolean => being?.setting === 'undersea';

const SWIMS: ReadonlySet<string> = new Set(['fish', 'shark', 'whale']);
/** What swims cannot sit on a gate, nor step out of anything; a fear of it is told on land from further away. */
const isOutOfReach = (hero: Figure, { drawing }: Being): boolean =>
  'animal' in drawing && SWIMS.has(drawing.animal) && !inTheSea(hero.being);

/** A child, the reader or a brother or a sister: what such a one may touch and hide behind is the same. */
const isYoung = ({ isChild, being }: Figure): boolean =>
  isChild || (being !== null && 'person' in being.drawing && being.drawing.person === 'child');

/** People are not spoken of as this story speaks of the feared one; a fear of them is told from further away. */
function meetable(hero: Figure, other: Being): boolean {
  if (other.isa === 'person' || isOutOfReach(hero, other)) return false;
  return (
    !isYoung(hero) || other.isa === 'magic' || (other.isa !== 'vehicle' && !NOT_FOR_A_CHILD_TO_TOUCH.test(other.id))
  );
}

/** Neighbours under the sea, where nobody walks by. */
const OF_THE_SEA = ['octopus', 'seahorse', 'crab', 'lobster', 'squid'] as const;

/** The first trouble the feared one can be in that the hero can end, with what ends it. */
function wayOut(
  hero: Figure,
  other: Being,
  troubles: readonly Problem[],
  chance: Chance,
): Pick<FearFaced, 'ability' | 'problem'> | null {
  const abilities = hero.being?.can ?? OF_A_CHILD;
  for (const id of troubles) {
    const problem = PROBLEM_LINES[id];
    const able = abilities.filter((ability) => {
      const solved = problem.solve[ability]?.(hero, `the ${other.id}`);
      // Told to a five-year-old as it stands, so it has to keep to short sentences.
      return solved !== undefined && within(14, solved) && problem.solveShort[ability];
    });
    if (able.length > 0) return { problem, ability: chance.pick(...able) };
  }
  return null;
}

function bind(company: Company): FearFaced | null {
  const { hero, other, chance } = company;
  if (!other?.being || !company.theme.other?.known || !meetable(hero, other.being)) return null;
  if (hero.being && !company.theme.hero?.known) return null;
  const undersea = inTheSea(hero.being) && inTheSea(other.being);
  const underBed = hero.isChild && other.being.isa === 'magic' && /\bunder (?:\w+ )?beds?\b/i.test(company.theme.raw);
  const anywhere = [other.being.need, ...chance.some(ANYWHERE.length, ANYWHERE)].filter(
    (id) => !NOT_HERE.includes(id) && !(undersea && NEEDS_LAND.includes(id)),
  );
  const found = wayOut(hero, other.being, underBed ? ['dark'] : anywhere, chance);
  const [first, second] = undersea
    ? chance
        .some(
          2,
          OF_THE_SEA.filter((id) => id !== hero.being?.id && id !== other.being?.id),
        )
        .map(company.meet)
    : company.passersBy(2, (being) => being.isa !== 'person' && !inTheSea(being));
  if (!found || !first || !second) return null;
  const home = hero.being?.setting ?? 'garden';
  const open = undersea ? 'undersea' : OPEN_AIR.includes(home) ? home : inTheSea(hero.being) ? 'beach' : 'garden';
  return {
    hero,
    other,
    beside: hero.isChild ? company.grownUp : company.friend,
    neighbours: [first, second],
    ...found,
    home,
    outside: underBed ? 'bedroom' : found.problem.id === 'high' && !WITH_TREES.includes(open) ? 'forest' : open,
    undersea,
    underBed,
    size: isYoung(hero) ? 3 : (hero.being?.size ?? 3),
    chance,
  };
}

/** Who is scared to be a butterfly one day is not scared of a butterfly. */
const OF_BECOMING = /\b(?:scared|afraid|frightened|worried|nervous) (?:to|of|about) (?:becom|turn|chang|grow)\w*/i;

/** The feared one turns out to be in trouble itself. */
export const fearFaced = arc<FearFaced>({
  id: 'fear-faced',
  // The moon sits beside no gate, and is in no tree.
  fits: (theme) =>
    theme.relation === 'fear' &&
    theme.other?.being &&
    theme.other.known &&
    !isRooted(theme.other.being) &&
    !OF_BECOMING.test(theme.raw)
      ? 11
      : 0,
  bind,
  young,
  middle,
  old,
});
