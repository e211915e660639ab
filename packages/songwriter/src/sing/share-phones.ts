import type { Syllable } from '@storylantern/contract';
import { isVowel, plainPhone, type SpokenPhone } from './voice.ts';

const GAP = 1;
const NEVER = 9;

/**
 * Shares the spoken sounds of a line among its syllables: the cheapest way to turn the dictionary's sounds into those
 * heard (Needleman and Wunsch, 1970), since the voice weakens and swallows some. Every syllable gets exactly one vowel
 * of its own to be sung on, borrowed from a neighbour where it was swallowed. Silences are left out.
 */
export function sharePhones(
  phones: readonly SpokenPhone[],
  syllables: readonly Pick<Syllable, 'phones'>[],
): readonly (readonly SpokenPhone[])[] {
  const heard = phones.filter(({ ph, start, end }) => ph !== 'pau' && end > start);
  const expected = syllables.flatMap((syllable, index) =>
    (syllable.phones.length > 0 ? syllable.phones : ['ah']).map((phone) => ({
      ph: plainPhone(phone),
      syllable: index,
    })),
  );
  const groups: SpokenPhone[][] = syllables.map(() => []);
  const owners = cheapestOwners(
    heard.map(({ ph }) => ph),
    expected,
  );
  heard.forEach((phone, at) => groups[owners[at] ?? 0]?.push(phone));
  return lendVowels(moveSpareVowels(groups));
}

function cheapestOwners(
  heard: readonly string[],
  expected: readonly { ph: string; syllable: number }[],
): readonly number[] {
  const columns = expected.length + 1;
  const cost = new Float32Array((heard.length + 1) * columns);
  const from = new Uint8Array(cost.length);
  for (let row = 0; row <= heard.length; row++) {
    for (let column = 0; column < columns; column++) {
      const cell = row * columns + column;
      if (cell === 0) continue;
      const options = [
        row > 0 && column > 0
          ? (cost[cell - columns - 1] ?? 0) + unlikeness(heard[row - 1] ?? '', expected[column - 1]?.ph ?? '')
          : Infinity,
        row > 0 ? (cost[cell - columns] ?? 0) + (isVowel(heard[row - 1] ?? '') ? 2 * GAP : GAP) : Infinity,
        column > 0 ? (cost[cell - 1] ?? 0) + (isVowel(expected[column - 1]?.ph ?? '') ? 2 * GAP : GAP) : Infinity,
      ];
      const best = Math.min(...options);
      cost[cell] = best;
      from[cell] = options.indexOf(best);
    }
  }
  const owners: number[] = [];
  for (let row = heard.length, column = expected.length; row > 0;) {
    const step = from[row * columns + column] ?? EXTRA;
    if (step !== MISSING) owners[row - 1] = expected[Math.max(0, column - 1)]?.syllable ?? 0;
    if (step !== MISSING) row--;
    if (step !== EXTRA) column--;
  }
  return owners;
}

const EXTRA = 1;
const MISSING = 2;

/** Vowels stand for each other easily (weak forms), consonants less so, one never for the other. */
function unlikeness(one: string, other: string): number {
  if (one === other) return 0;
  if (isVowel(one) !== isVowel(other)) return NEVER;
  return isVowel(one) ? 0.5 : 0.9;
}

const vowelsIn = (group: readonly SpokenPhone[]): readonly number[] =>
  group.flatMap(({ ph }, at) => (isVowel(ph) ? [at] : []));

/** A syllable without a vowel takes the second one of a neighbour that has two. */
function moveSpareVowels(groups: SpokenPhone[][]): SpokenPhone[][] {
  groups.forEach((group, at) => {
    if (vowelsIn(group).length > 0) return;
    const [before, after] = [groups[at - 1], groups[at + 1]];
    const spareBefore = before && vowelsIn(before).at(1);
    if (before && spareBefore !== undefined) group.unshift(...before.splice(spareBefore));
    else if (after && vowelsIn(after).length > 1) group.push(...after.splice(0, (vowelsIn(after)[0] ?? 0) + 1));
  });
  return groups;
}

/** Where no vowel is to spare, one is divided: its second half begins the syllable that has none. */
function lendVowels(groups: SpokenPhone[][]): readonly (readonly SpokenPhone[])[] {
  const lend = (group: SpokenPhone[], lender: SpokenPhone[], follows: boolean): void => {
    const place = vowelsIn(lender).at(follows ? -1 : 0);
    const vowel = place === undefined ? undefined : lender[place];
    if (place === undefined || !vowel) return;
    const middle = (vowel.start + vowel.end) / 2;
    const halves = [
      { ...vowel, end: middle },
      { ...vowel, start: middle },
    ] as const;
    if (follows) group.unshift(halves[1], ...lender.splice(place, lender.length - place, halves[0]).slice(1));
    else group.push(...lender.splice(0, place + 1, halves[1]).slice(0, -1), halves[0]);
  };
  groups.forEach((group, at) => {
    const before = groups[at - 1];
    if (vowelsIn(group).length === 0 && before) lend(group, before, true);
  });
  for (let at = groups.length - 2; at >= 0; at--) {
    const [group, after] = [groups[at], groups[at + 1]];
    if (group && after && vowelsIn(group).length === 0) lend(group, after, false);
  }
  return groups;
}
