import type { ActorHint, SceneHint } from '../../arc.ts';
import { seen } from '../events/event.ts';
import type { OneBetween } from './cast.ts';

const WORDS = ['no', 'one', 'two', 'three', 'four'] as const;

interface Sharing extends OneBetween {
  readonly p: string;
  readonly q: string;
  /** "two": how many there are of them. */
  readonly n: string;
  /** "two of them", "the very small bathroom" as it was typed, with its article. */
  readonly called: string;
  readonly place: Pick<SceneHint, 'setting' | 'time' | 'weather'>;
  /** "Bean and Moss", whoever there is besides the two; empty where nobody is. */
  readonly others: string;
  readonly rest: { readonly young: string; readonly too: string; readonly back: string; readonly middle: string };
  /** "the sisters ", where all of them are; else empty. */
  readonly kin: string;
  readonly restSit: readonly ActorHint[];
  /** "grumpy" or "grumpy as ever": what the quiet one goes on being. */
  readonly mood: string | null;
  /** What one might sit in instead. */
  readonly spare: 'box' | 'basket';
}

/** The words that the tellings are made of. */
export function sharing(bound: OneBetween): Sharing {
  const { P, Q, more, shared, z, at } = bound;
  const others = more.map(({ introduced }) => introduced).join(' and ');
  const names = more.map(({ name }) => name).join(' and ');
  const was = more.length > 1 ? 'were' : 'was';
  const said = [...shared.who].find(({ word }) => P.kind === word)?.adjectives.join(' ') ?? '';
  return {
    ...bound,
    p: P.name,
    q: Q.name,
    n: WORDS[Math.min(4, 2 + more.length)] ?? 'two',
    called: shared.called,
    place: { setting: at, time: 'day', weather: 'clear' },
    others,
    rest: {
      young: others === '' ? '' : `So did ${others}. `,
      too: others === '' ? '' : `And ${others}! `,
      back: names === '' ? '' : `So did ${names}. `,
      middle: others === '' ? '' : ` Behind came ${others}, who ${was} just as wide.`,
    },
    kin: shared.who.every(({ is, word }) => is === 'kin-child' && word.endsWith('s'))
      ? `the ${shared.who[0]?.word.split(' ').at(-1) ?? ''} `
      : '',
    restSit: more.map((each) => seen(each, 'stand', 'curious')),
    mood: /^(?:very )?(?:grumpy|cross|shy|sleepy|quiet|fussy|gloomy|serious|moody|tired|old)$/.test(said)
      ? said.replace(/^very /, '')
      : null,
    spare: z.includes('box') ? 'basket' : 'box',
  };
}
