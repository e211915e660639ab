import { beingNamed } from '../../../theme/entries.ts';
import type { Entity, Theme } from '../../../theme.ts';
import { onTheGround, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { STONE } from './stone.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Whoever came out of an egg, and whoever a theme may have one of. */
const LAYS =
  /^(?:dinosaur|t-rex|triceratops|diplodocus|stegosaurus|dragon|chick|chicken|hen|duck|duckling|goose|penguin|owl|bird|crocodile|turtle|tortoise|snake|ostrich|eagle|parrot|phoenix|swan|robin|platypus)$/;

/** Who finds one in a theme: the first that it names, before it says so. */
const FINDS = /\b(?:finds?|found|discovers?|discovered|in (?:his|her|its|the) nest)\b/i;
const finderOf = ({ hero, other, raw }: Pick<Theme, 'hero' | 'other' | 'raw'>): Entity | null => {
  const at = FINDS.exec(raw)?.index ?? -1;
  const before = raw.slice(0, Math.max(0, at)).toLowerCase();
  if (/\begg\b/.test(before)) return null;
  return (
    [hero, other].find(
      (each) =>
        each?.being &&
        !each.plural &&
        each.name === null &&
        !/^(?:thing|vehicle|sea|insect|person|magic)$/.test(each.being.isa) &&
        before.includes(each.word.toLowerCase()),
    ) ?? null
  );
};

/** Whose egg a theme says it is. */
const EGG_OF = /\b(dragon|dinosaur|penguin|owl|duck|swan|turtle|crocodile|ostrich)(?:['’]s)? eggs?\b/;

/** An egg is found, and hatches. */
export const EGG: StoryEvent = {
  id: 'egg',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\begg(?:s)?\b[^.]*\bhatch\w*|\bhatch\w*\b[^.]*\beggs?\b|\b(?:find|finds|found|mysterious|strange|giant|magic|dinosaur|dragon|crocodile|penguin|owl|duck|goose|swan|ostrich|turtle|secret|big|last|lost) (?:\p{L}+ ){0,2}egg\b|\begg that\b/iu,
  not: /\b(?:easter|chocolate|hunt|breakfast|boiled|fried|scrambled|cake|spoon|race|humpty|steals?|stole)\b/i,
  fits: (theme) => {
    const { hero, other } = theme;
    return (
      onTheGround(theme) &&
      [hero, other].every(
        (each) =>
          !each?.being ||
          each === finderOf(theme) ||
          LAYS.test(each.being.id) ||
          LAYS.test(each.word) ||
          each.being.isa === 'thing',
      )
    );
  },
  // The egg itself is nobody yet, and who comes out of it is met at the end.
  reads: (theme) => {
    const finder = finderOf(theme);
    const all = [theme.hero, theme.other].filter(
      (each) => each?.being && each !== finder && (LAYS.test(each.being.id) || LAYS.test(each.word)),
    );
    // "A dragon egg in a hen's nest": what comes out of it is a dragon.
    const whose = EGG_OF.exec(theme.raw.toLowerCase())?.[1];
    const hatched = whose === undefined ? undefined : beingNamed(whose);
    const young = hatched && all[0]?.being?.id !== hatched.id ? { ...about(hatched.id), being: hatched } : all[0];
    return { hero: finder, other: young ?? null, thing: about('egg'), relation: 'none', clause: null };
  },
  plots: [STONE],
  talk: {
    young: { yours: [() => 'What would you like to come out of an egg?'] },
    older: {
      wonder: [() => 'Who was right at the beginning, and who was right in the end?'],
      yours: [() => 'What did you once wait for that came when you were not looking?'],
    },
  },
};
