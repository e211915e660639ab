import type { Theme } from '../../../theme.ts';
import type { StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { WALL } from './wall.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const SEA = String.raw`(?:whale|dolphin|porpoise|narwhal|orca|fish|goldfish|shark|octopus|squid|seahorse|jellyfish|starfish)`;
const PAIR = new RegExp(
  [
    String.raw`\b(?:and|with|meets?|met|befriends?|befriended|loves|plays with|friends with) (?:an? |the |his |her |my )?(?:\p{L}+ )?${SEA}\b`,
    String.raw`\b${SEA} (?:and|meets?|met|who (?:meets|met|loves|befriends)|befriends?) (?:an? |the |his |her |my )?(?:\p{L}+ )?\p{L}+`,
    String.raw`\bfriends? (?:from|of|between) (?:the )?(?:land and (?:the )?sea|sea and (?:the )?land)\b`,
  ].join('|'),
  'iu',
);
const SWIMS = new RegExp(`^${SEA}$`);

const inSea = (each: Theme['hero']): boolean => SWIMS.test(each?.being?.id ?? '') || SWIMS.test(each?.word ?? '');
const onLand = (each: Theme['hero']): boolean => !each?.being || !/^(?:sea|thing|vehicle|insect)$/.test(each.being.isa);

/** Two friends, of whom one lives in the sea and one on land. */
export const HIGH_TIDE: StoryEvent = {
  id: 'high-tide',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: PAIR,
  not: /\b(?:chips|fish fingers|fishing|fisherm[ae]n|tank|bowl|aquarium|pet|new pet|stranded|beach(?:ed)?|washed|rescu\w*|sav(?:e|es|ed|ing)|help\w*|storm|boat|ship\w*|pirates?|submarine|mermaid|swallow\w*|bigger|fear|afraid|scared|lost|loses|sing(?:s|ing)?|song|band|steals?|stole\w*|ride|rides|riding|swim\w*|pool|bath|moon|space|crab|turtle|seal|penguin|race|jonah|pinocchio|shopping|tea|birthday|christmas)\b/i,
  fits: ({ hero, other }) =>
    !hero?.plural && !other?.plural && ((inSea(other) && onLand(hero)) || (inSea(hero) && onLand(other))),
  reads: ({ hero, other }) => {
    const [land, sea] = inSea(other) ? [hero, other] : [other, hero];
    return {
      hero: land?.being ? land : null,
      other: sea,
      thing: about('tree'),
      relation: 'none',
      want: null,
      clause: null,
      fear: null,
      first: null,
      activity: null,
      place: null,
    };
  },
  plots: [standsApart({ ...WALL, when: PAIR })],
  talk: {
    young: { yours: [() => 'What would you show to a whale?'] },
    older: {
      wonder: [() => 'What did the moon do to the sea that day?'],
      yours: [() => 'What at your home would you most like to show to somebody?'],
    },
  },
};
