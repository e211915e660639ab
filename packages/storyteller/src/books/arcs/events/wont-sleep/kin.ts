import type { Going } from '../event.ts';

/** "Grandma can't sleep": then it is Grandma whom it happens to, and the child is beside her. */
export function withKin(going: Going): Going {
  const { A, K, G, g, raw } = going;
  if (A !== K || g === 'the grown-up') return going;
  const at = raw.indexOf(g.toLowerCase());
  const isAlone = at >= 0 && !raw.slice(0, at).includes(K.name.toLowerCase()) && !/\b(?:and|with)\b/.test(raw);
  if (!isAlone || !/\b(?:can'?t|cannot|could|won'?t|not|isn'?t|awake|refus\w*)\b/.test(raw.slice(at))) return going;
  return { ...going, A: G, a: g, B: K, b: K.name, third: null, all: `${g} and ${K.name}` };
}
