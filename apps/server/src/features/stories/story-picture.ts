import type { AgeBand, Looks, Picture, Scene } from '@storylantern/contract';

/** How old the child in the picture is, in years: the middle of its band. */
const YEARS: Readonly<Record<AgeBand, number>> = { '2-3': 3, '4-5': 5, '6-7': 7, '8-10': 9, '11+': 12 };

/** The cover of a story: its scene with the child in it. */
export const storyPicture = (scene: Scene, ageBand: AgeBand, looks: Looks, seed: number): Picture => ({
  ...scene,
  seed,
  style: "children's book",
  looks,
  age: YEARS[ageBand],
});
