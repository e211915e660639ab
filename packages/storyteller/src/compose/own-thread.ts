import type { Attempt } from './attempts.ts';
import type { Groundwork } from './groundwork.ts';
import { gather } from './material.ts';

const FALLBACK = /^([a-z-]+): (.*)$/;

/**
 * The material and the thread of a story that was told before: of its situation, or of the general frame where it fell
 * back on that one ("general: block").
 */
export function ownThread(ground: Groundwork, thread: string): Attempt {
  const { subject, how, child, told, given, earlier, chance, material } = ground;
  const fellBack = FALLBACK.exec(thread);
  if (fellBack?.[1] !== subject.fallback.id) return { material, thread };
  return {
    material: gather(subject.fallback, how, child, told, given.join(' . '), {}, earlier, chance),
    thread: fellBack[2] ?? '',
  };
}
