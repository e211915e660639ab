import type { Going } from '../event.ts';

/** Where the child is the one who wishes, another child is on the swing. */
export function withSwinger(going: Going): Going {
  const { A, K, company, chance } = going;
  if (A !== K) return going;
  const names = ['Noor', 'Jess', 'Tobi', 'Sal'].filter((each) => each !== K.name);
  const [first = 'Noor', ...rest] = names;
  const swinger = company.person(chance.pick(first, ...rest), 'child');
  return { ...going, K: swinger, k: swinger.name };
}
