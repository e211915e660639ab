import type { Going } from './event.ts';

/**
 * For a plot in which the child is neither of the two it happens to: whoever of them is the child in a theme is somebody
 * else here, of the kinds given, and the child is a third.
 */
export function threeOf(going: Going, ofA: string, ofB: string): Going {
  const { K, company } = going;
  const A = going.A === K ? company.meet(ofA) : going.A;
  const B = going.B === K ? company.meet(ofB) : going.B;
  const names = [A.name, B.name, K.name] as const;
  return {
    ...going,
    A,
    B,
    a: A.name,
    b: B.name,
    third: K,
    comesToo: ` ${K.name} came too.`,
    all: `${names[0]}, ${names[1]} and ${names[2]}`,
  };
}

/**
 * The same for a plot in which nothing passes between the first of the two and the child: where the theme is about the
 * child, it happens to the child, who is also the one to find out, and nobody comes too.
 */
export function twoOrThreeOf(going: Going, ofA: string, ofB: string): Going {
  const { A, company } = going;
  if (A !== company.reader) return threeOf(going, ofA, ofB);
  const B = going.B === A ? company.meet(ofB) : going.B;
  return { ...going, B, b: B.name, K: A, k: A.name, third: null, comesToo: '', all: `${A.name} and ${B.name}` };
}
