import type { Entity } from '../../../theme.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';
import { YAWN } from './yawn.ts';

const CREATURES = String.raw`(?:creatures?|monsters?|beasts?|little yellow monsters?|pok[eé]mons?|pikachu)`;
const OF = new RegExp(
  [
    String.raw`\b${CREATURES} (?:trainers?|training|tamers?|catchers?|catching|collectors?|leagues?|battles?|battling|tournament|masters?)\b`,
    String.raw`\b(?:train\w*|catch(?:es|ing)?|collect(?:s|ing)?|battl(?:es?|ing)|tam(?:es?|ing)) (?:(?:and|or) \p{L}+ )?(?:with )?(?:the |a |my |his |her |their |all )?(?:(?:small|little|tiny|magic|magical|cute|wild|strange|different|pocket|rare|strong) ){0,3}${CREATURES}\b`,
    String.raw`\b(?:creatures?|beasts?)\b[^.]*\b(?:evolves?|battles?|battling)\b`,
    String.raw`\bbattles? (?:of|between|with) (?:the )?(?:\p{L}+ )?(?:creatures|beasts)\b`,
  ].join('|'),
  'iu',
);
/** What happens in such a theme, a word at a time. */
const HAPPENS = new RegExp(
  String.raw`${OF.source}|\b(?:battl\w*|fights?|fighting|train\w*|catch\w*|collect\w*|evolv\w*|wins?|leagues?)\b`,
  'iu',
);

const isCreature = (each: Entity | null): boolean => each?.being?.id === 'monster' && !each.plural;

/** A trainer of small creatures, and what the smallest of them can do. */
export const CREATURE_TRAINER: StoryEvent = {
  id: 'creature-trainer',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:under (?:my|the|his|her) bed|sea|deep|zoo|circus|cookie|potty|sock|toilet|afraid|scared|frightened|nightmare|robots?|dinosaurs?|knights?|catching (?:a )?cold|trucks?)\b/i,
  needs: ({ raw }) => /\b(?:creatures?|monsters?|beasts?|pok[eé]mons?|pikachu)\b/i.test(raw),
  fits: (theme) => onTheGround(theme) && ![theme.hero, theme.other].some((each) => each?.being?.isa === 'vehicle'),
  reads: ({ hero, other }) => ({
    ...NOTHING_ELSE,
    hero: null,
    other: [hero, other].find(isCreature) ?? null,
    thing: about('boot'),
    wish: null,
    also: [],
  }),
  plots: [{ ...YAWN, when: HAPPENS }],
  talk: {
    young: { yours: [() => 'What can you do very well? Did you yawn?'] },
    older: {
      wonder: [() => 'When could one have seen what was the matter with the yeti?'],
      yours: [() => 'What can you do that nobody counts?'],
    },
  },
};
