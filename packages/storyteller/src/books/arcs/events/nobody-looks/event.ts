import type { Entity, Theme } from '../../../theme.ts';
import { nounDrawn } from '../../../theme/noun-drawn.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { NEVER_LOOKS_UP } from './never-looks-up.ts';
import { ROOMS } from './parts.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Who is not kept in a house; who is far too large for where they are has a book of that. */
const WILD = String.raw`(?:crocodile|alligator|lion|tiger|leopard|polar bear|bear|panda|gorilla|monkey|chimp(?:anzee)?|orang[- ]?utan|kangaroo|koala|zebra|camel|llama|alpaca|flamingo|ostrich|penguin|seal|sea lion|walrus|octopus|shark|dolphin|wolf|wolve|reindeer|sloth|lemur|meerkat|otter|beaver|warthog|pelican|giraffe|rhino|hippo|elephant)s?`;
const ANIMALS = String.raw`(?:wild|jungle|zoo) animals`;
const COMES = String.raw`(?:(?:who|that|which|is|are|was|has|have|had|just|been|found|comes?|came|to|suddenly) )*(?:(?:lives?|lived|living|moves?|moved|moving|stays?|staying|hid(?:es|ing)|sleeps?|sleeping|sits?|sitting|appears?|turns? up) )?`;
const INSIDE = String.raw`(?:(?:in|into|inside|on|at|behind|under) (?:(?:the|a|our|my|his|her|their|your|mum['’]?s|dad['’]?s|mummy['’]?s|daddy['’]?s|granny['’]?s|grandma['’]?s|grandad['’]?s) )?(?:${ROOMS})\b|at home\b|indoors\b)`;

/** The one of them whom the theme names; of animals in general a lion. */
function comerIn(theme: Theme): Entity | null {
  const word = new RegExp(String.raw`\b(${WILD})\b`, 'iu').exec(theme.raw)?.[1];
  const found = nounDrawn(theme, word ?? 'lion');
  return found && { ...found, plural: false };
}

/** A wild animal is in the house, and whoever is told of it says yes and does not look. */
export const NOBODY_LOOKS: StoryEvent = {
  id: 'nobody-looks',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    String.raw`\b(?:${WILD}|${ANIMALS}) ${COMES}${INSIDE}|\b(?:house|home|flat|bath ?room|kitchen) (?:is |was )?full of (?:${WILD}|${ANIMALS})\b`,
    'iu',
  ),
  not: /\b(?:scared|afraid|frightened|under (?:the|my|his|her) bed|bedtime|bath ?time|toys?|teddy|stuffed|baby|lost|hurt|poorly|sick|ill|pet|zoo keeper|circus|tea|wash\w*|brush\w*|clean|dirty|hates?|loves?|stuck|small|tiny|little|too|want\w*|gingerbread|three|escape[sd]?|runs? away|book|story|painting|dream\w*|night ?time|fly|flies|flood\w*|birthday|christmas|with his|with her|goes home|go home|back home|next door|across the|neighbou?rs?|down the (?:road|street)|gran\w*['’]?s bed|penguins? at home|disobedient|fridge|freezer)\b|\b(?:elephant|giraffe|rhino|hippo)s? (?:\p{L}+ )*(?:in|into|inside|on) (?:the|a|our|my|his|her) (?:bath ?tub|bath|bed|shed|wardrobe|cupboard|sofa)\b/iu,
  fits: (theme) => onTheGround(theme) && comerIn(theme) !== null,
  needs: (theme) => comerIn(theme) !== null,
  reads: (theme) => ({
    ...NOTHING_ELSE,
    hero: comerIn(theme),
    other: null,
    thing: null,
    also: [],
  }),
  plots: [NEVER_LOOKS_UP],
  talk: {
    young: { yours: [() => 'Who would you like to find in your house?'] },
    older: {
      wonder: [() => 'Why did it help to say that there was none?'],
      yours: [() => 'When did somebody not listen to you, and what did you do?'],
    },
  },
};
