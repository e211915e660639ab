import type { Going } from './event.ts';

/** A theme that begins with one of the family's grown-ups: "Daddy won't wake up", "grandpa's hiccups". */
const GROWN_UP_FIRST =
  /^(?:my |our |the |when |why |how |waking (?:up )?|wake (?:up )?|to )*(?:\p{L}+ )?(?:dad|daddy|mum|mummy|mama|papa|grandma|grandpa|granny|gran|nana|nan|grandad)(?:['’]s)?\b/iu;

/** The same with that grown-up as the one it happens to, and the child as the second. */
export function withGrownUp(going: Going): Going {
  const { A, K, G, g, raw, company } = going;
  if (A !== K || !GROWN_UP_FIRST.test(raw) || raw.startsWith(K.name.toLowerCase())) return going;
  const B = company.other ?? K;
  return {
    ...going,
    A: G,
    a: g,
    B,
    b: B.name,
    third: B === K ? null : K,
    comesToo: B === K ? '' : ` ${K.name} came too.`,
  };
}
