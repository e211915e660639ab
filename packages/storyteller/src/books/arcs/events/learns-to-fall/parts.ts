import type { ThingName } from '@storylantern/contract';
import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

export const TITLES = ['one, two, three', 'how to fall', 'a scratch', 'shiny knees'] as const;

/** What is ridden, as a theme says it. */
const WHEELS: readonly (readonly [of: RegExp, word: string, drawn: ThingName])[] = [
  [/\bscoot\w*/i, 'scooter', 'scooter'],
  [/\b(?:roller ?(?:skat\w*|blad\w*)|in-?line skat\w*|blad(?:es|ing))/i, 'skates', 'roller-skates'],
  [/\b(?:bikes?|bmx|bicycles?)\b/i, 'bike', 'bicycle'],
];

/** What is ridden down, as a theme says it. */
const RAMP = /\b(?:(?:big|steep|high|huge|giant) )?(?:ramp|half[- ]?pipe|quarter[- ]?pipe|bowl|jump)\b/iu;

const OLDER_GIRLS = ['Tess', 'Juno', 'Zadie', 'Roz'] as const;
const OLDER_BOYS = ['Ben', 'Musa', 'Cal', 'Jake'] as const;

interface Parts {
  /** Who knows how to fall: an older child, or the child of the book beside a hero of another kind. */
  readonly T: Figure;
  readonly t: string;
  /** "a big girl called Tess", for the first time she is seen. */
  readonly aTeacher: string;
  readonly wheels: string;
  readonly drawn: ThingName;
  readonly ramp: string;
  readonly refrain: string;
}

export function partsOf({ A, K, raw, company, chance }: Going): Parts {
  const isBoy = /\b(?:older|big|bigger|another) boy (?:\p{L}+ )?(?:teaches|shows|helps)\b/iu.test(raw);
  const name = chance.pick(...(isBoy ? OLDER_BOYS : OLDER_GIRLS).filter((each) => each !== K.name));
  const T = A === K ? company.person(name, 'child') : K;
  const [, wheels, drawn] = WHEELS.find(([of]) => of.test(raw)) ?? [null, 'skateboard', 'skateboard' as ThingName];
  const said = RAMP.exec(raw)?.[0].toLowerCase() ?? 'big ramp';
  return {
    T,
    t: T.name,
    aTeacher: A === K ? `a big ${isBoy ? 'boy' : 'girl'} called ${T.name}` : T.introduced,
    wheels,
    drawn,
    ramp: said === 'ramp' || said === 'jump' ? 'big ramp' : said,
    refrain: chance.pick('One, two... no.', 'One, two... not yet.', 'One, two... oh no.'),
  };
}
