import type { SettingName, ThingName } from '@storylantern/contract';
import type { Figure } from '../../../arc.ts';
import { cap } from '../../wording.ts';
import type { Going } from '../event.ts';

export const TITLES = ['it looks lonely', 'somebody in there', 'the other one', 'keep still'];

const REFRAINS = [
  'It looks lonely!',
  'It looks so lonely!',
  'How lonely it looks!',
  'It does look lonely!',
  'It must be lonely!',
  'It is all alone!',
  'It is so alone!',
  'It looks all alone!',
  "It's lonely in there!",
  'It has nobody!',
] as const;

interface Parts {
  readonly refrain: string;
  /** Who sees somebody, and who comes and sits there too. */
  readonly X: Figure;
  readonly x: string;
  readonly Y: Figure;
  readonly y: string;
  readonly Ycap: string;
  readonly inside: boolean;
  readonly setting: SettingName;
  readonly things: readonly ThingName[];
  /** "the pond", "the mirror". */
  readonly glass: string;
  readonly Glass: string;
  /** What makes it go, in few words and in more; and what one waits for. */
  readonly goneYoung: string;
  readonly gone: string;
  readonly wait: string;
  readonly clears: string;
  /** "out of the water", "out of the glass". */
  readonly out: string;
}

export function partsOf({ A, B, K, raw, chance }: Going): Parts {
  // A child knows a mirror: it is the small friend who does not.
  const [X, Y] = A === K ? [B, K] : [A, B];
  const x = X.name;
  const inside = /\bmirror\b/.test(raw);
  const water = inside ? 'mirror' : (/\b(puddle|lake|river|stream|bucket)\b/.exec(raw)?.[1] ?? 'pond');
  return {
    refrain: chance.pick(...REFRAINS),
    X,
    x,
    Y,
    y: Y.name,
    Ycap: cap(Y.name),
    inside,
    setting: inside ? 'bedroom' : water === 'puddle' || water === 'bucket' ? 'garden' : 'pond',
    things: inside ? ['mirror'] : water === 'puddle' ? ['puddle'] : water === 'bucket' ? ['bucket'] : [],
    glass: `the ${water}`,
    Glass: `The ${water}`,
    goneYoung: inside ? `${x} goes close. Puff! It is all grey.` : `${x} puts a foot in. Splash! It is gone!`,
    gone: inside
      ? `So ${x} went up close, nose to nose, and breathed. At once it all went grey.`
      : `So ${x} put one foot in, to go and fetch it. Splash! It broke into bits.`,
    wait: inside ? 'do not breathe on it' : 'keep quite still',
    clears: inside ? 'The grey went, from the outside in.' : 'The rings went out, one after another.',
    out: inside ? 'out of the glass' : 'out of the water',
  };
}
