import type { Going } from '../event.ts';

const REFRAINS = ['That cannot be right!', 'No, that is not it!', 'It used to be here!'] as const;
export const TITLES = ['twenty steps', 'whose steps?', 'a map in a pocket', 'as big as you'] as const;

/** What a map is found in that somebody old has kept. */
export const KEPT =
  'coat|jacket|overcoat|raincoat|cardigan|waistcoat|pocket|suitcase|trunk|drawer|desk|wallet|wardrobe';

interface Parts {
  readonly refrain: string;
  /** "coat". */
  readonly coat: string;
  /** "Grandpa's old coat". */
  readonly oldCoat: string;
  /** Whether it is worn, so that a child can be in it. */
  readonly isWorn: boolean;
}

export function partsOf({ G, g, raw, chance }: Going): Parts {
  const said = new RegExp(String.raw`\b(${KEPT})\b`, 'u').exec(raw)?.[1] ?? 'coat';
  const coat = said === 'pocket' ? 'coat' : said;
  return {
    refrain: chance.pick(...REFRAINS),
    coat,
    oldCoat: g === 'the grown-up' ? `an old ${coat}` : `${G.names} old ${coat}`,
    isWorn: /coat|jacket|cardigan/u.test(coat),
  };
}
