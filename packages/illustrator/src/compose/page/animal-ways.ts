import type { AnimalName } from '@storylantern/contract';

const ALWAYS_FLYING: readonly AnimalName[] = ['butterfly', 'bee', 'bat', 'ghost'];
const BIRDS: readonly AnimalName[] = ['bird', 'owl'];
const SWIMMERS: readonly AnimalName[] = ['fish', 'whale', 'shark', 'octopus', 'seal'];

/** Whether it hovers in a pose. Birds perch until they move. */
export const flies = (animal: AnimalName, pose: string): boolean =>
  pose !== 'sleep' &&
  (ALWAYS_FLYING.includes(animal) ||
    (BIRDS.includes(animal) && ['float', 'jump', 'run', 'dance', 'cheer'].includes(pose)));

/** Whether water carries it. */
export const swims = (animal: AnimalName): boolean => SWIMMERS.includes(animal);
