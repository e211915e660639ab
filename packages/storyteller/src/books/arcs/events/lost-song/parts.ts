import type { SettingName } from '@storylantern/contract';
import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

/** Who has slept to the song for years, and where. */
export interface Sleepers {
  readonly P: Figure;
  readonly Q: Figure;
  readonly R: Figure;
  /** The smallest, who is put to bed first. */
  readonly S: Figure;
  readonly setting: SettingName;
  /** "the bay", "the wood". */
  readonly where: string;
  /** What one can look for a song in: "a shell". */
  readonly hollow: string;
  /** "song", "tune". */
  readonly s: string;
}

const OF_SEA = /^(?:undersea|beach|boat)$/;

export function sleepersOf(going: Going): Sleepers {
  const { A, B, K, raw, company } = going;
  const used = [A, B, K].flatMap(({ being }) => being?.id ?? []);
  const one = (...ids: readonly string[]): Figure => company.meet(ids.find((id) => !used.includes(id)) ?? 'sheep');
  const sea =
    A.being !== null && (A.being.isa === 'sea' || OF_SEA.test(A.being.setting) || /mermaid|whale|dolphin/.test(A.kind));
  const s = /\b(?:song|tune|melody|lullaby)\b/.exec(raw)?.[0] ?? 'song';
  return sea
    ? {
        P: one('seagull', 'duck'),
        Q: one('seal', 'otter'),
        R: one('crab', 'turtle'),
        S: one('snail', 'mouse'),
        setting: 'beach',
        where: 'the bay',
        hollow: 'a shell',
        s,
      }
    : {
        P: one('crow', 'goose'),
        Q: one('frog', 'toad'),
        R: one('hen', 'duck'),
        S: one('snail', 'mouse'),
        setting: 'garden',
        where: 'the valley',
        hollow: 'a flowerpot',
        s,
      };
}

export const refrainsOf = (s: string): readonly [string, ...string[]] => [
  `It was not the ${s}.`,
  `But it was not the ${s}.`,
  `That was not the ${s}.`,
  `No, that was not the ${s}.`,
  `It was something, but not the ${s}.`,
  `It was not the ${s} at all.`,
  `Nobody could call it the ${s}.`,
  `And it was not the ${s}.`,
  `It was nowhere near the ${s}.`,
  `It was not a bit like the ${s}.`,
];
export const titlesOf = (s: string): readonly [string, ...string[]] => [
  `the lost ${s}`,
  'oo, la-la, lee, lum',
  `a ${s} in four bits`,
  `how did it begin`,
];
