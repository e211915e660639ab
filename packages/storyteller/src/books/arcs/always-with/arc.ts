import type { SettingName, ThingName } from '@storylantern/contract';
import type { Being } from '@storylantern/library';
import { arc, type Chance, type Company, type Figure } from '../../arc.ts';
import type { Theme } from '../../theme.ts';
import { staysAtHome } from '../at-home.ts';
import { takenEverywhere } from './everywhere.ts';
import { HOLLOW } from './job-hollow.ts';
import { LONG } from './job-long.ts';
import { SHINY } from './job-shiny.ts';
import { SOFT, SOFT_FOR_A_DAY } from './job-soft.ts';
import { WIDE } from './job-wide.ts';
import type { Job, JobWords } from './job.ts';
import { isOnlyWhereItIs } from '../only-where-it-is.ts';
import { doneOnceIn } from '../so-they-say/done-once.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import { young } from './young.ts';

/** Somebody and a thing that always comes along: in the way everywhere, until there is something of just its shape to do. */
export interface AlwaysWith {
  readonly hero: Figure;
  readonly child: Figure;
  readonly neighbour: Figure;
  /** Who is in trouble. */
  readonly troubled: Figure;
  /** "teapot". */
  readonly noun: string;
  /** " Its name was Bibi.", when the family has a name for it; else empty. */
  readonly named: string;
  readonly drawn: readonly ThingName[];
  readonly job: Job;
  readonly words: JobWords;
  readonly home: SettingName;
  readonly refrain: string;
  readonly chance: Chance;
}

const JOBS: readonly Job[] = [HOLLOW, WIDE, SOFT, LONG, SHINY];

const jobOf = ({ thing }: Theme): Job | undefined =>
  thing?.thing && !thing.plural && thing.word !== 'picnic'
    ? JOBS.find((job) => job.things.has(thing.thing?.id ?? ''))
    : undefined;

/** "has an umbrella" says no more than that it is there. */
const isOnlyHaving = ({ clause, thing }: Theme): boolean =>
  clause === null ||
  (thing !== null &&
    new RegExp(String.raw`^(?:has|carries|wears|keeps) (?:an?|its|his|her) (?:\p{L}+ )?${thing.word}$`, 'u').test(
      clause,
    ));

/** A child who takes something everywhere, and who goes along; else the hero of the theme and the child. */
function castOf(company: Company): Pick<AlwaysWith, 'hero' | 'child' | 'noun' | 'drawn' | 'home'> | null {
  const { theme, hero, child, alsoThere } = company;
  const own = takenEverywhere(theme);
  if (own) {
    const runs = (being: Being | null): boolean =>
      /^(?:dog|puppy|cat|kitten|rabbit|guinea pig|hamster|gerbil|ferret|mouse|rat)$/.test(being?.id ?? '');
    const pet = hero.isChild && runs(company.friend.being) ? company.friend : company.passersBy(1, runs)[0];
    const beside = alsoThere[0] ?? pet;
    return beside ? { hero: child, child: beside, ...own, home: 'living-room' } : null;
  }
  if (!theme.thing || hero.isChild || !hero.being || staysAtHome(hero.being)) return null;
  if (/undersea|space|sky/.test(hero.being.setting) || hero.being.isa === 'vehicle') return null;
  const drawn = theme.thing.thing?.drawn ?? null;
  return {
    hero,
    child,
    noun: [...theme.thing.adjectives.slice(0, 1), theme.thing.word].join(' '),
    drawn: drawn === null ? [] : [drawn],
    home: hero.being.setting,
  };
}

function bind(company: Company): AlwaysWith | null {
  const { theme, chance, comforter } = company;
  const job = takenEverywhere(theme) ? SOFT_FOR_A_DAY : jobOf(theme);
  const cast = castOf(company);
  if (!job || !cast) return null;
  const { hero, child, noun, drawn, home } = cast;
  const kind = job.who.find((each) => each !== hero.being?.id && each !== company.other?.being?.id);
  const [neighbour] = company.passersBy(
    1,
    (being) =>
      being.size > 1 && !/undersea|space|sky/.test(being.setting) && being.isa !== 'sea' && !job.who.includes(being.id),
  );
  if (kind === undefined || !neighbour) return null;
  const troubled = company.meet(kind);
  return {
    hero,
    child,
    neighbour,
    troubled,
    noun,
    named: hero.isChild && comforter !== null && /^\p{Lu}/u.test(comforter) ? ` Its name was ${comforter}.` : '',
    drawn,
    job,
    words: {
      n: hero.name,
      k: child.name,
      a: neighbour.theKind,
      who: troubled.introduced,
      b: troubled.name,
      t: noun,
    },
    home,
    refrain: chance.pick(
      'Must that come too',
      'Not that again',
      'Is that coming in',
      'What, with that',
      'Both of you',
      'Is that with you',
      'And that as well',
    ),
    chance,
  };
}

/** A hero and a thing, and no verb between them: what the thing does is the plot. */
export const alwaysWith = arc<AlwaysWith>({
  id: 'always-with',
  fits: (theme) => {
    const { relation, hero, other, place, first, fear } = theme;
    if (takenEverywhere(theme)) return other || first || fear ? 0 : 12;
    if (!hero?.being || hero.plural || other || first || fear || !jobOf(theme) || !isOnlyHaving(theme)) return 0;
    if (isOnlyWhereItIs(theme) || (relation !== 'none' && relation !== 'friend')) return 0;
    // There is a verb between them after all: "my hamster won a prize".
    if (doneOnceIn(theme) !== null) return 4;
    return place ? 5 : 12;
  },
  bind,
  young,
  middle,
  old,
});
