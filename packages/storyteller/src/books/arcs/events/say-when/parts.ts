import type { Going } from '../event.ts';

export const TITLES = ['you say when', 'a mouth shut tight', 'the toast on the chair', 'whose mouth is it?'];

/** All that can be said with the lips shut. */
const REFRAINS = ['Mm-mm!', 'Nn-nn!', 'Hm-mm!'] as const;

interface Parts {
  readonly refrain: string;
  /** Where it hurts, as the theme says it: "ear". */
  readonly part: string;
}

export const partsOf = ({ raw, chance }: Going): Parts => ({
  refrain: chance.pick(...REFRAINS),
  part: /throat|tonsil/.test(raw)
    ? 'throat'
    : /cough|chest/.test(raw)
      ? 'chest'
      : /tummy|stomach/.test(raw)
        ? 'tummy'
        : 'ear',
});
