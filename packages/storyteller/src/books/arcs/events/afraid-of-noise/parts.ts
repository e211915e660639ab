import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

/** Whoever tells the noise to go away does it with their own. */
export const ownNoise = ({ A }: Going): string =>
  A.being && A.being.isa !== 'person' && A.says.length < 12 ? A.says : 'La, la, la';
/** Who is with the one it is about. */
export const beside = ({ A, B, K }: Going): Figure => (A === K ? B : K);
