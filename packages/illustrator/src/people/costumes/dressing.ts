import type { Outfit } from '../outfit.ts';
import { WORK_DRAWINGS } from './at-work.ts';
import type { Dressing } from './costume.ts';
import { COSTUME_DRAWINGS } from './costumes.ts';

const NOTHING: Dressing = {};

/** What is drawn over somebody's clothes: a costume, else what their work needs, else nothing. */
export const dressingOf = ({ costume, role }: Outfit): Dressing =>
  costume ? COSTUME_DRAWINGS[costume] : ((role && WORK_DRAWINGS[role]) ?? NOTHING);
