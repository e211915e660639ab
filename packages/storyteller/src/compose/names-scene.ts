import type { AgeBand } from '@storylantern/contract';
import { threadsOf } from '../frame.ts';
import { generalFrame } from '../frames/index.ts';
import { NAMED_SCENES } from '../frames/general/scenes.ts';

/** Characters of a problem in which its scene is named: whoever writes more began with it. */
const NAMED_WITHIN = 3_000;

/** Whether a parent's words name a scene of everyday life that has paragraphs of its own for this age. */
export function namesScene(problem: string, band: AgeBand): boolean {
  const told = new Set(threadsOf(generalFrame, band));
  const begun = problem.slice(0, NAMED_WITHIN);
  return NAMED_SCENES.some(([scene, named]) => told.has(scene) && named.test(begun));
}
