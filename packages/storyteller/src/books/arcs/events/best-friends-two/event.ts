import type { Entity, Theme } from '../../../theme.ts';
import { onTheGround, type StoryEvent } from '../event.ts';
import { onFeet } from '../pair.ts';
import { bigAndSmall } from '../parent-and-young/who.ts';
import { BRAMBLES } from './brambles.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** They are friends already: nobody has to meet. */
const OF =
  /\bbest (?:of )?friends?\b|\b(?:who|that) (?:are|were) (?:(?:very|really|good|great|the) )*friends\b|\b(?:are|is) (?:(?:very|really|good|great|the) )*(?:best )?friends\b|\b(?:inseparable|always together|two friends)\b|\band (?:his|her|its|their) (?:\p{L}+ )?friend\b/iu;
/** What else is said of them would be what they do. */
const SAYS_NO_MORE = /^(?:is |are )?(?:\p{L}+ ){0,2}(?:friends?|inseparable|together)$/iu;

const mayBeOne = (each: Entity | null): each is Entity =>
  each !== null &&
  onFeet(each) &&
  each.being?.isa !== 'insect' &&
  each.being?.isa !== 'person' &&
  each.being?.id !== 'robot';

/** The two friends of a theme, also where they are two of one kind; null where it is of others. */
function friendsOf(theme: Theme): { readonly hero: Entity; readonly other: Entity } | null {
  const { hero, other } = theme;
  if (bigAndSmall(theme) !== null) return null;
  if (mayBeOne(hero) && other === null && hero.plural && /\btwo\b/i.test(theme.raw)) {
    const one = { ...hero, plural: false };
    return { hero: one, other: one };
  }
  if (hero?.plural === true || other?.plural === true || !mayBeOne(other)) return null;
  return mayBeOne(hero) ? { hero, other } : null;
}

/** Two who are best friends already, and of whom no more is said: a hedgehog and his best friend the mole. */
export const BEST_FRIENDS_TWO: StoryEvent = {
  id: 'best-friends-two',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:becom\w*|became|meets?|met|makes?|making|new|wants?|looking for|no friends?|fall(?:s|ing)? out|fell out|quarrel\w*|argu\w*|jealous|mov(?:es|ed|ing)|away|space|moon|sea|ocean|school|birthday|christmas|halloween|adventures?|quest|journey|unlikely|different|raised|race|lost|imaginary|invisible)\b/iu,
  needs: (theme) => friendsOf(theme) !== null,
  fits: (theme) => {
    const { thing, first, fear, activity, clause, want, occasion, place } = theme;
    return (
      onTheGround(theme) &&
      friendsOf(theme) !== null &&
      [thing, first, fear, activity, want, occasion, place].every((each) => each === null) &&
      (clause === null || SAYS_NO_MORE.test(clause))
    );
  },
  reads: (theme) => ({ ...friendsOf(theme), relation: 'friend', clause: null, thing: null, place: null }),
  plots: [{ ...BRAMBLES, when: OF }],
  talk: {
    young: { yours: [() => 'With whom do you like to do nothing at all?'] },
    older: {
      wonder: [() => 'Why did each of them think that the other had gone off them?'],
      yours: [() => 'Have you ever had a secret that was hard to keep, because it was a nice one?'],
    },
  },
};
