import type { Scene } from '@storylantern/contract';
import { challengeById, CHALLENGES } from '@storylantern/library';

/** Shown until the parent's words say what the story is about. */
const ANY: Scene = {
  setting: 'garden',
  time: 'day',
  pose: 'stand',
  feeling: 'curious',
  companion: 'dog',
  props: ['book'],
};

const wordsOf = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter(
      (word) => !/^(the|and|are|our|with|for|very|hard|has|have|there|been|new)$/.test(word),
    ),
  );

const KNOWN = CHALLENGES.map(({ name, problem, hardThing, scene }) => ({
  words: wordsOf(`${name} ${problem} ${hardThing}`),
  scene,
}));

/**
 * A scene for the cover while the parent writes: that of the challenge that was understood, else of the one which shares most
 * words with what they wrote.
 */
export function coverScene(problem: string, situation: string | undefined): Scene {
  const understood = situation === undefined ? undefined : challengeById(situation);
  if (understood) return understood.scene;
  const said = wordsOf(problem);
  let best = { shared: 0, scene: ANY };
  for (const { words, scene } of KNOWN) {
    const shared = [...said].filter((word) => words.has(word)).length;
    if (shared > best.shared) best = { shared, scene };
  }
  return best.scene;
}
