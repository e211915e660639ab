import type { Frame } from '../../frame.ts';

/** Bodies and the people who look after them: the doctor, the dentist, glasses, medicine, what is washed, cut and worn. */
export const HEALTH: readonly Frame[] = [];
