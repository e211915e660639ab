import type { Chance, Company, Figure } from '../../arc.ts';
import type { Theme } from '../../theme.ts';
import { beingNamed } from '../../theme/entries.ts';
import { OF_ITS_SENTENCE, shape } from '../shape.ts';
import { titled, wordCount } from '../wording.ts';
import type { Job } from './jobs.ts';
import { middle } from './middle.ts';
import { misfitIn, type Misfit } from './misfit.ts';
import { old } from './old.ts';
import type { Temper, Words } from './temper.ts';
import { TEMPERS } from './tempers/index.ts';
import { WORDINGS } from './wordings.ts';
import { young } from './young.ts';

/** Somebody wrong for the job, and everybody who comes to see it done as it is written. */
export interface WrongForIt {
  readonly A: Figure;
  readonly K: Figure;
  /** Who goes round with the book. */
  readonly P: Figure;
  /** Who needs just that. */
  readonly Q: Figure;
  /** One of those whom it is about, at the turn; else null. */
  readonly X: Figure | null;
  readonly job: Job;
  readonly temper: Temper;
  readonly words: Words;
  readonly misfit: Misfit;
  /** HOW TO BE A KNIGHT. */
  readonly book: string;
  readonly refrain: string;
  /** Which of two ways it goes from when somebody needs it: its pages speak of the same table or the same hat. */
  readonly way: 0 | 1;
  readonly chance: Chance;
}

const INSPECTORS = ['Mrs Prewitt', 'Miss Tweed', 'Mr Ledger'] as const;
const SMALL = ['Pip', 'Nell', 'Bo', 'Fig'] as const;
const LONGEST = 8;
/** Before any event, and before what anybody may keep doing. */
const SURE = 16;

/** "who falls over all the time": as much of it as one says in a breath. */
const inABreath = (relative: string): string =>
  wordCount(relative) <= LONGEST ? relative : relative.replace(/ (?:so much that|because|and|so that|that) .*$/u, '');

const manyOf = (role: string): string =>
  role.endsWith('man')
    ? role.replace(/man$/, 'men')
    : role.endsWith('hero')
      ? `${role}es`
      : /(?:[sxz]|ch|sh)$/.test(role)
        ? `${role}es`
        : role.replace(/([^aeiou])y$/, '$1ie').concat('s');

/** "runs an ice rink" as the title of a book on it. */
const taughtBy = ({ deed, role }: Misfit): string => {
  const base = deed
    ?.replace(/^(?:runs?|ran) /i, 'run ')
    .replace(/^(?:owns?|owned|opens?|opened) /i, 'run ')
    .replace(/^(?:drives?|drove) /i, 'drive ')
    .replace(/^(?:works?|worked) /i, 'work ')
    .replace(/^(?:teach(?:es)?|taught) /i, 'teach ');
  return base !== undefined && /^(?:run|drive|work|teach) /.test(base)
    ? `How to ${titled(base)}`
    : `How to Be ${/^[aeiou]/i.test(role) ? 'an' : 'a'} ${titled(role)}`;
};

function bind(company: Company): WrongForIt | null {
  const { theme, hero: A, child: K, chance } = company;
  const misfit = misfitIn(theme);
  const temper = misfit && TEMPERS.get(misfit.temper.id);
  if (!misfit || !temper || A.isChild || A === K) return null;
  const P = company.person(chance.pick(...INSPECTORS.filter((each) => each !== A.name)), 'neighbour');
  const small = chance.pick(...SMALL.filter((each) => each !== K.name && each !== A.name));
  const Q =
    temper.for === 'old'
      ? company.person('Mrs Oddy', 'grandparent')
      : temper.for === 'grown'
        ? company.person('Mr Flood', 'other-parent')
        : company.person(small, 'child');
  const { x, oneX, noise } = misfit.temper;
  const one = temper.meets ? beingNamed(oneX) : null;
  if (temper.meets && !one) return null;
  const X = one ? company.meet(one.id) : null;
  const refrain = chance.pick('It is not in the book', 'That is not how it is done', 'Not as it is written');
  return {
    A,
    K,
    P,
    Q,
    X,
    job: misfit.job,
    temper,
    misfit,
    words: {
      a: A.name,
      he: A.he,
      him: A.him,
      his: A.his,
      He: A.He,
      role: misfit.role,
      roles: manyOf(misfit.role),
      k: K.name,
      p: P.name,
      q: Q.name,
      x,
      oneX,
      noise,
      relative: inABreath(misfit.relative),
      past: misfit.past.at(-1) ?? '',
    },
    book: taughtBy(misfit),
    refrain,
    way: chance.pick<0 | 1>(0, 1),
    chance,
  };
}

/** What somebody is stands against what they do, three times; until it is all that is needed. */
export const wrongForIt = shape<WrongForIt>({
  id: 'wrong-for-it',
  // What is said of its hero is told as it was said, in the past.
  does: /\p{L}/u,
  wordings: WORDINGS,
  fits: (theme) => {
    const misfit = misfitIn(theme);
    return misfit ? (misfit.isSure ? SURE : 13) : 0;
  },
  reads: (theme: Theme) => {
    const misfit = misfitIn(theme);
    if (!misfit) return {};
    return {
      ...OF_ITS_SENTENCE,
      hero: misfit.hero,
      other: null,
      thing: null,
      fear: null,
      also: [],
    };
  },
  bind,
  young,
  middle,
  old,
});
