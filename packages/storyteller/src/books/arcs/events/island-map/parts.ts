import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';
import { childOfFamily } from '../kin-beside.ts';
import { withChildBeside } from '../page.ts';

export const TITLES = ['big step, small step', 'forty steps', 'the cross on the island', 'as big as I am'] as const;

/** Of two sisters who are both only "sisters" the other one is still one. */
const TIE =
  /\b(?:(?:my|two|our|the|twin) )*(sister|brother|cousin|twin)s\b|\b(?:my|our) (?:two )?(girl|daughter|boy|son)s\b/iu;
const CHILD_OF: Readonly<Record<string, string>> = {
  girl: 'sister',
  daughter: 'sister',
  boy: 'brother',
  son: 'brother',
};

interface Parts {
  readonly K: Figure;
  readonly k: string;
  readonly B: Figure;
  readonly b: string;
  /** Who has the longer legs of the two, by name, and who the shorter. */
  readonly long: string;
  readonly short: string;
}

export function partsOf(going: Going): Parts {
  const { K, company, raw } = going;
  const [, ofKin, ofOurs] = TIE.exec(raw) ?? [];
  const tie = ofKin ?? CHILD_OF[ofOurs ?? ''];
  const known = withChildBeside(going).B;
  const isKnown = company.alsoThere.some(({ id }) => id === known.id);
  const B = tie !== undefined && !isKnown ? childOfFamily(going, tie, null) : known;
  const isOlder = /\b(?:big|older|elder) (?:sister|brother|cousin|twin)\b/i.test(`${raw} ${company.details}`);
  const [long, short] = isOlder ? [B.name, K.name] : [K.name, B.name];
  return { K, k: K.name, B, b: B.name, long, short };
}
