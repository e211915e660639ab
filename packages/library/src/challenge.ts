import type { Scene } from '@storylantern/contract';

/** The four development areas that challenges belong to (specification, section 3). */
export const AREAS = ['daily-routines', 'transitions', 'emotional-regulation', 'social-skills'] as const;
export type Area = (typeof AREAS)[number];

/** Something children find hard, as a parent chooses it from a list: a topic of a story and a chapter of Expert Help. */
export interface Challenge {
  readonly id: string;
  readonly area: Area;
  readonly name: string;
  /** The same thing as it stands inside a sentence about the child: "One hard thing for Mia is {hardThing}." */
  readonly hardThing: string;
  /** What a parent might write about it; the form starts from this. Says nothing about one child in particular. */
  readonly problem: string;
  /** What its card shows. */
  readonly scene: Scene;
}
