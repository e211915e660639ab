import type { ActorHint } from '../../arc.ts';

/** Who is seen on a page where one may have two of its parts: each in the first of them. */
export const once = (...actors: readonly ActorHint[]): readonly ActorHint[] =>
  actors.filter(({ who }, index) => actors.findIndex((each) => each.who === who) === index);
