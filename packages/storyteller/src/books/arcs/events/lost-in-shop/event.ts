import { NOTHING_ELSE, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { STANDS_STILL } from './stands-still.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const SHOP = String.raw`(?:supermarket|shops?|market|store|department store|shopping (?:centre|center|mall)|mall|tesco|ikea|toy ?shop)`;
const ONE = String.raw`(?:mum|mummy|mom|mommy|mama|dad|daddy|papa|grandma|granny|nana|nan|grandad|grandpa|me|us|parents|grown[- ]?up)`;
const IN = String.raw`(?:in|at|inside|round) (?:the |a |an |our )?(?:(?:big|busy|huge|new|crowded) )?${SHOP}`;
const OF = new RegExp(
  [
    String.raw`\b(?:lost|losing myself|gets? lost|getting lost) ${IN}\b`,
    String.raw`\b(?:los(?:t|es?|ing)|can['’]?t find|cannot find|could ?n['’]?t find|separated from|away from) (?:my |his |her |their |our )?${ONE} ${IN}\b`,
    String.raw`\b${IN}\b[^.]*\b(?:los(?:t|es?|ing)|can['’]?t find|could ?n['’]?t find) (?:my |his |her |their )?${ONE}\b`,
  ].join('|'),
  'iu',
);

/** A child cannot see whom they came with, in a shop. */
export const LOST_IN_SHOP: StoryEvent = {
  id: 'lost-in-shop',
  quarrel: true,
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:teddy|toy (?:is|was)|bunny|shoes?|hat|glove|purse|keys?|ring|dog|cat|puppy|stole\w*|steals?|thief|ghost|monster|magic\w*|night|christmas|santa|closed|forever|died|drown\w*)\b/i,
  fits: ({ hero, other }) =>
    [hero, other].every((each) => !each?.being || (each.being.isa === 'person' && !each.plural)),
  needs: ({ raw }) =>
    new RegExp(String.raw`\b${SHOP}\b`, 'iu').test(raw) && /\b(?:lost|los(?:es?|ing)|find|separated)\b/i.test(raw),
  reads: () => ({
    ...NOTHING_ELSE,
    hero: null,
    other: null,
    thing: about('melon'),
  }),
  plots: [{ ...STANDS_STILL, when: OF }],
  talk: {
    young: { yours: [() => 'Where would you stand still and wait?'] },
    older: {
      wonder: [() => 'Why did the two of them not meet while both went round?'],
      yours: [() => 'Whom could you ask in a shop? How do you know that they work there?'],
    },
  },
};
