/** Whoever lives by the sea or in it, comes up for air, and may lie at the edge of the water. */
const OF_THE_SHORE =
  /^(?:seal|sea lion|walrus|turtle|sea turtle|dolphin|porpoise|whale|orca|otter|sea otter|penguin|puffin|seagull|gull|pelican)$/u;

export const isOfTheShore = (id: string): boolean => OF_THE_SHORE.test(id);
