import type { Child } from '@storylantern/contract';

/** The family's child that something is about: undefined when none was chosen, or it is not there, or it was put away. */
export type ChosenChild = (householdId: number, id: string | null | undefined) => Promise<Child | undefined>;
