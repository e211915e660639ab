import type { Figure } from '../../../arc.ts';
import { beingNamed } from '../../../theme/entries.ts';
import { cap } from '../../wording.ts';
import type { Going } from '../event.ts';

const WORD = /\b(dumm(?:y|ies)|pacifiers?|paci(?:e|es|s)?|soothers?|bink(?:y|ies)|bottles?)\b/iu;
const ONE: Readonly<Record<string, string>> = { dummies: 'dummy', binkies: 'binky', pacies: 'pacie' };

const REFRAINS = ['One for you, and hush!', 'Here you are, and hush!', 'This one is for you. Hush!'] as const;
/** Who lives near a garden and has young ones. */
const YOUNG_ONES = ['rabbit', 'fox', 'owl', 'hedgehog', 'squirrel'] as const;

interface Parts {
  readonly refrain: string;
  /** "dummy", in the parent's own word, and more than one. */
  readonly d: string;
  readonly ds: string;
  /** The fairy who comes for them. */
  readonly F: Figure;
  readonly f: string;
  /** Three who get one, first whom the theme names, and the fourth for whom none is left. */
  readonly young: readonly [Figure, Figure, Figure];
  readonly M: Figure;
  /** Who comes along where the theme has a hero of its own: said in the present, and in the past. */
  readonly comes: string;
  readonly came: string;
}

export const titles = (d: string): readonly string[] => [
  `the ${d} fairy`,
  `the ${d} fairy comes`,
  'one for you, and hush',
  `no ${d} for the mouse`,
];

export function partsOf({ A, K, raw, company, chance }: Going): Parts {
  const word = WORD.exec(raw)?.[1]?.toLowerCase() ?? 'dummy';
  const d = ONE[word] ?? word.replace(/s$/u, '');
  const F = company.other ?? company.meet('fairy');
  const named = /\bbaby (\p{L}+?)s?\b/iu.exec(raw)?.[1]?.toLowerCase() ?? '';
  const asked = beingNamed(named)?.id;
  const kinds = YOUNG_ONES.filter((each) => each !== A.being?.id && each !== asked);
  const [first, second, third] = [...(asked === undefined ? [] : [asked]), ...chance.some(3, kinds)].map((each) =>
    company.meet(each),
  );
  if (!first || !second || !third) throw new Error('There are five kinds of young ones.');
  return {
    refrain: chance.pick(...REFRAINS),
    d,
    ds: d.endsWith('y') ? `${d.slice(0, -1)}ies` : `${d}s`,
    F,
    f: F.name,
    young: [first, second, third],
    M: company.meet(A.being?.id === 'mouse' ? 'mole' : 'mouse'),
    comes: A === K ? '' : ` ${cap(K.name)} comes too.`,
    came: A === K ? '' : ` ${cap(K.name)} came too.`,
  };
}
