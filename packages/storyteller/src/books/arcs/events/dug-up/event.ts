import type { Entity } from '../../../theme.ts';
import { onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { ALL_MINE } from './bone.ts';
import { TILL_BIG } from './chest.ts';
import { BONE, TREASURE } from './parts.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const FOUND = String.raw`(?:bones?|fossils?|skeletons?|dinosaurs?|t[- ]?rex|mammoths?|treasures?|(?:treasure |old |wooden )?chests?|jewels?)`;
const OF = new RegExp(
  [
    String.raw`\b(?:dig(?:s|ging)?|dug)(?: up)?(?: in the \p{L}+)? (?:for )?(?:(?:an?|the|some|its|his|her|very|real|own|first|big|huge|giant|old|buried|hidden|secret|lost|magic\w*|shiny|golden|enormous|ancient|dinosaur|pile of|whole|box of) )*${FOUND}\b`,
    String.raw`\b(?:digger|excavator|bulldozer|mole|badger|dog|puppy)s?\b(?: \p{L}+){0,3} (?:finds?|found|uncovers?|discovers?|unearths?|hits?)(?: up)? (?:(?:an?|the|some|very|big|huge|giant|old|buried|hidden|secret|magic\w*|shiny|golden|enormous|ancient|dinosaur|box of) )*${FOUND}\b`,
    String.raw`\b(?:digger|excavator|bulldozer|mole|badger)s? and (?:the|a|an|some) (?:(?:big|huge|giant|old|buried|hidden|secret|lost|shiny|golden|enormous|ancient|dinosaur) )*${FOUND}\b`,
    String.raw`\b(?:unearth(?:s|ed|ing)?) (?:(?:an?|the|some|big|huge|giant|old|buried) )*${FOUND}\b`,
    String.raw`\b(?:bones?|fossils?|skeletons?|treasures?|chests?) (?:under|in) (?:the|our|my) (?:garden|lawn|vegetable patch|flower ?bed|sand ?pit)\b`,
  ].join('|'),
  'iu',
);

/** Whoever digs: a machine as well; and not what is dug up. */
const digs = (each: Entity | null): Entity | null =>
  each && !BONE.test(each.word) && !TREASURE.test(each.word)
    ? each.being?.isa === 'vehicle'
      ? { ...each, plural: false }
      : /^robots?$/.test(each.word)
        ? each
        : somebody(each)
    : null;

/** Somebody digs, and it goes clonk: a bone that nobody has lost, or a chest that is somebody's. */
export const DUG_UP: StoryEvent = {
  id: 'dug-up',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:pirates?|islands?|maps?|egg|alive|comes? to life|hatch\w*|forg[eo]t\w*|can['’]?t (?:remember|find)|where (?:he|she|it|they)|los(?:t|es)|stole\w*|steals?|thief|museum|park|friend(?:s|ly)?|time travel|moon|space|sea|underwater|grave|halloween|buries|burying|moves? in|lives? in|pet|sleep\w*)\b/i,
  fits: (theme) => onTheGround(theme) && !/^(?:sea|bird)$/.test(theme.hero?.being?.isa ?? ''),
  needs: ({ raw }) =>
    (BONE.test(raw) || TREASURE.test(raw)) && /\bd[iu]g|unearth|buried|under|dino|found|finds?|chest/i.test(raw),
  reads: ({ hero, other, raw }) => {
    const [one, two] = [hero, other].map(digs);
    return {
      hero: one ?? two ?? null,
      other: one ? (two ?? null) : null,
      thing: (one ?? two) ? null : about(TREASURE.test(raw) ? 'treasure' : 'bone'),
      place: null,
      from: null,
      relation: 'none',
      clause: null,
      want: null,
      fear: null,
      first: null,
      activity: null,
      also: [],
    };
  },
  plots: [standsApart({ ...ALL_MINE, when: BONE }), standsApart({ ...TILL_BIG, when: TREASURE })],
  talk: {
    young: { yours: [() => 'Can you feel your bones? How many can you find?'] },
    older: {
      wonder: [({ hero }) => `How could ${hero} have found out sooner whose it was?`],
      yours: [() => 'What would you bury, and when should it be opened?'],
    },
  },
};
