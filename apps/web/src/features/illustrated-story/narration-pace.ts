/** Words a second and the rest after each scene, in seconds (specification, section 9). */
const WORDS_PER_SECOND = 3;
const REST = 1;

/** Seconds a scene is shown when the voice's own times are not known (specification, section 4). */
export const sceneSeconds = (text: string): number => {
  const words = text.trim() === '' ? 0 : text.trim().split(/\s+/).length;
  return words / WORDS_PER_SECOND + REST;
};

/** The scene that is shown `seconds` after the beginning, at the given pace. */
export function sceneAtPace(texts: readonly string[], seconds: number): number {
  let ends = 0;
  for (const [scene, text] of texts.entries()) {
    ends += sceneSeconds(text);
    if (seconds < ends) return scene;
  }
  return Math.max(0, texts.length - 1);
}
