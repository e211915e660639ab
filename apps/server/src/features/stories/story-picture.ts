import { YEARS_OF_BAND, type AgeBand, type Looks, type Picture, type Scene } from '@storylantern/contract';

/** The cover of a story: its scene with the child in it. */
export const storyPicture = (scene: Scene, ageBand: AgeBand, looks: Looks, seed: number): Picture => ({
  ...scene,
  seed,
  style: "children's book",
  looks,
  age: YEARS_OF_BAND[ageBand],
});
