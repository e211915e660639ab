import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { ECHO } from './echo.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const GROUP = String.raw`(?:pack|flock|herd|troop|pride|colony|caravan|drove|mob|gaggle|skein)`;
const ALONE = new RegExp(
  [
    String.raw`\b(?:los(?:t|es?|ing)|left|leaves?|leaving|without|looking for|looks for|search\w* for|finds?|found|finding|misses|missing|missed|ran away from|runs away from|separated from|away from|back to|far from|has no|no longer in|driven out of|joins?|cannot find|can['’]?t find) (?:behind by )?(?:his|her|its|their|the|a|my|any) (?:\p{L}+ )?${GROUP}\b`,
    String.raw`\b(?:lone|lonely) wolf\b`,
    String.raw`\bwolf (?:without|who has no|with no) (?:a |any )?pack\b`,
    String.raw`\b(?:strays?|strayed|wanders?|wandered|got lost|gets lost|went off|goes off) (?:away )?from (?:the|his|her|its) (?:\p{L}+ )?${GROUP}\b`,
    String.raw`\b(?:los(?:t|es?|ing)|looking for|looks for|cannot find|can['’]?t find|misses|missed) (?:all )?(?:the|his|her|its) (?:other (?:sheep|geese|wolves|elephants|penguins|ducks|birds|lambs|horses|zebras|camels)|others)\b`,
    String.raw`\blost (?:sheep|lamb|goose|gosling|wolf cub)\b`,
  ].join('|'),
  'iu',
);

/** Somebody has left or lost the others of its kind. */
export const LOST_FLOCK: StoryEvent = {
  id: 'lost-flock',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: ALONE,
  not: /\b(?:rucksack|backpack|pack of cards|lunch|shepherd (?:who|has|lost)|bo[- ]?peep|counting|christmas|nativity|birthday|dogs? sled|crayons|leader of|lonely hearts|goat and|new friend|dinosaur egg|elephants? (?:never|who remembers))\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    theme.hero?.being !== undefined &&
    theme.hero.being !== null &&
    !theme.hero.plural &&
    !/^(?:thing|vehicle|sea|insect|person)$/.test(theme.hero.being.isa),
  reads: ({ hero, other }) => ({
    ...NOTHING_ELSE,
    hero: somebody(hero),
    other: other?.being && other.being.id !== hero?.being?.id ? somebody(other) : null,
    thing: about('hill'),
  }),
  plots: [standsApart({ ...ECHO, when: ALONE })],
  talk: {
    young: { yours: [() => 'What would you call to a hill?'] },
    older: {
      wonder: [() => 'How could you tell who was there and who was not?'],
      yours: [() => 'Whose voice would you know from far away?'],
    },
  },
};
