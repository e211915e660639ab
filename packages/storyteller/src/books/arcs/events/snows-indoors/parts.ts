import type { Going } from '../event.ts';

export const TITLES = ['not indoors', 'please, snow', 'no bigger than a pillow', 'snow on the toast'] as const;
const REFRAINS = ['Not indoors!', 'Not in here!', 'Not in the house!'] as const;

/** That it snows where there is a roof. */
export const SNOWS_INDOORS_WORDS =
  /\bindoor snow\b|\bsnow(?:s|ed|ing|y|ball fight|man|storm|cloud)?\b[^.]*\b(?:indoors?|inside(?! the snow)|in (?:the|our|my|his|her|a) (?:house|home|flat|kitchen|bedroom|bathroom|bath|living room|lounge|hall|room)|on (?:the|our|my|his|her) (?:sofa|bed)|from the ceiling|under (?:the|our) ceiling)\b|\b(?:house|home|flat|kitchen|bedroom|bathroom|bath|living room|hall|room)\b[^.]*\b(?:is|was|are|were|gets?|got) (?:full of|filled with|covered in) snow\b|\bblizzard in the (?:house|kitchen|bathroom|bedroom|hall|living room)\b/iu;

interface Parts {
  readonly refrain: string;
  readonly k: string;
  readonly g: string;
  readonly Gcap: string;
  readonly K: Going['K'];
  readonly G: Going['G'];
}

export const partsOf = ({ K, G, k, g, Gcap, chance }: Going): Parts => ({
  refrain: chance.pick(...REFRAINS),
  K,
  G,
  k,
  g,
  Gcap,
});
