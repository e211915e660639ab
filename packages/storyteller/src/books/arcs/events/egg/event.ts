import { onTheGround, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { STONE } from './stone.ts';

/** Whoever came out of an egg, and whoever a theme may have one of. */
const LAYS =
  /^(?:dinosaur|t-rex|triceratops|diplodocus|stegosaurus|dragon|chick|chicken|hen|duck|duckling|goose|penguin|owl|bird|crocodile|turtle|tortoise|snake|ostrich|eagle|parrot|phoenix|swan|robin|platypus)$/;

/** An egg is found, and hatches. */
export const EGG: StoryEvent = {
  id: 'egg',
  of: /\begg(?:s)?\b[^.]*\bhatch\w*|\bhatch\w*\b[^.]*\beggs?\b|\b(?:find|finds|found|mysterious|strange|giant|magic|dinosaur|dragon|secret|big|last|lost) (?:\p{L}+ ){0,2}egg\b|\begg that\b/iu,
  not: /\b(?:easter|chocolate|hunt|breakfast|boiled|fried|scrambled|cake|spoon|race|humpty|steals?|stole)\b/i,
  fits: (theme) => {
    const { hero, other } = theme;
    return (
      onTheGround(theme) &&
      [hero, other].every(
        (each) => !each?.being || LAYS.test(each.being.id) || LAYS.test(each.word) || each.being.isa === 'thing',
      )
    );
  },
  // The egg itself is nobody yet, and who comes out of it is met at the end.
  reads: ({ hero, other }) => {
    const all = [hero, other].filter((each) => each?.being && (LAYS.test(each.being.id) || LAYS.test(each.word)));
    return { hero: null, other: all[0] ?? null, thing: about('egg'), relation: 'none', clause: null };
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
