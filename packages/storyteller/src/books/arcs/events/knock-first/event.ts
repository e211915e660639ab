import type { Entity, Theme } from '../../../theme.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { KNOCK } from './knock.ts';
import { ANY_OPENED, openedIn } from './opened.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const OURS = String.raw`(?:our|my|the|a|an|his|her|their|\p{L}+['’]s)`;

/** Who lives there: the only somebody of a theme, who is no mouse and no pet of the house. */
function dwellerIn({ hero, other, raw }: Theme): Entity | null {
  const all = [hero, other].filter((each) => each?.being && !/^(?:thing|vehicle|sea)$/.test(each.being.isa));
  const [only] = all;
  if (all.length !== 1 || !only?.being || only.plural) return null;
  const { id, isa, size } = only.being;
  const isOfStories =
    isa === 'magic' || /^(?:giant|troll|pirate|wizard|witch|king|queen|knight|gnome|goblin|elf|fairy)$/.test(id);
  if (/^(?:ghost|snowman|teacher|baby|child)$/.test(id) || (isa === 'person' && !isOfStories)) return null;
  // Whoever is only too warm elsewhere is a guest of the fridge.
  if (/^(?:penguin|polar bear|yeti|walrus|reindeer)$/.test(id) && /\b(?:fridge|freezer)\b/i.test(raw)) return null;
  // A mouse in a wall and a bird in a boot pay rent.
  // Nobody knows what a flumpet is, and it pays no rent.
  return isOfStories || !only.known || size >= 3 || /^(?:penguin|monkey)$/.test(id) ? only : null;
}

/** Somebody of stories lives in what a family opens every day. */
export const KNOCK_FIRST: StoryEvent = {
  id: 'knock-first',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    [
      String.raw`\b(?:lives?|lived|living|sleeps?|sleeping|hides?|hiding|moved?|moves|stays?|staying|home) (?:in|into|inside) ${OURS} (?:\p{L}+ )?(?:${ANY_OPENED})\b`,
      String.raw`^(?:there(?:['’]s| is| was) |we (?:found|have|['’]ve got) |who is )?(?:an?|the|our|my) (?:\p{L}+ ){1,3}?(?:in|inside) ${OURS} (?:\p{L}+ )?(?:${ANY_OPENED})$`,
      String.raw`\b(?:something|somebody|someone) (?:lives|is living) in ${OURS} (?:\p{L}+ )?(?:${ANY_OPENED})\b`,
    ].join('|'),
    'iu',
  ),
  not: /\b(?:scared|afraid|fear\w*|stuck|lost|christmas|halloween|school trip|space|monsters? (?:under|in (?:the|my|his|her|\p{L}+['’]s) (?:wardrobe|closet|cupboard))|broken|cave|castle|socks? (?:go|disappear|vanish))\b/iu,
  fits: (theme) => onTheGround(theme) && dwellerIn(theme) !== null,
  needs: (theme) => onTheGround(theme) && dwellerIn(theme) !== null && openedIn(theme.raw) !== null,
  reads: (theme) => ({
    ...NOTHING_ELSE,
    hero: dwellerIn(theme),
    other: null,
    thing: about('box'),
  }),
  plots: [KNOCK],
  talk: {
    young: { yours: [() => 'Where do you knock first?'] },
    older: {
      wonder: [({ hero }) => `What did ${hero} like about living there?`],
      yours: [() => 'Who could live in something at your house? In what?'],
    },
  },
};
