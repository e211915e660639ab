import type { ActorHint, SceneHint } from '../../arc.ts';
import type { TheOneAbout } from './arc.ts';

interface Beside {
  /** What the child's own story is about: a toy bus on the floor, */
  readonly props: Pick<SceneHint, 'things'>;
  /** or the puppy itself. */
  readonly alsoSeen: readonly ActorHint[];
}

/** Who or what is named in a story of the child's own, as it is drawn beside the child. */
export function drawnBeside({ beside }: Pick<TheOneAbout, 'beside'>): Beside {
  const drawing = beside?.being?.drawing;
  const thing = drawing && 'thing' in drawing ? drawing.thing : null;
  return {
    props: thing ? { things: [thing] } : {},
    alsoSeen: beside && !thing ? [{ who: beside, pose: 'sit', feeling: 'happy' }] : [],
  };
}
