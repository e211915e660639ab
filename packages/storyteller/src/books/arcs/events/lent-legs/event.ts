import type { Entity, Theme } from '../../../theme.ts';
import { nounDrawn } from '../../../theme/noun-drawn.ts';
import { NOTHING_DONE, type StoryEvent } from '../event.ts';
import { LEGS } from './legs.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const WITH_TAIL = /\b(?:mer(?:maids?|man|men|boys?|girls?|people)|fish|goldfish|whales?|dolphins?|sharks?|seals?)\b/iu;
const WANTS = String.raw`\b(?:wants?|wanted|wish(?:es|ed)?|longs?|longed|dreams?|dreamed|swaps?|swapped|borrows?|would (?:like|love)|gets?|got|grows?|grew|needs?)\b`;
const ON_LAND = String.raw`(?:legs|feet|\b(?:to |of )?(?:walk|walking|dance|dancing|run|running|jump|skip|hop|ride|climb|skate|ski|kick|wear (?:a pair of |some )?(?:\w+ )?(?:shoes|socks|wellies|boots|trainers|trousers)|go to school|play football|(?:be|become|being|becoming) (?:a )?(?:human|person|real girl|girl)|(?:live|living|go|walk|be|life) on (?:the )?land|(?:visit|explore|see|go on|go to) (?:the )?(?:land|town|shops?|human world|beach)|tr(?:y|ying) (?:an? )?(?:ice cream|chips|pizza|chocolate|cake|human food)))`;
const OF = new RegExp(
  String.raw`${WITH_TAIL.source}[^.]*${WANTS}[^.]*${ON_LAND}[^.]*|${WANTS}[^.]*legs with an? ${WITH_TAIL.source}`,
  'iu',
);

/** Who has a tail and would rather have legs; only a mermaid is asked nothing of legs. */
function tailedIn(theme: Theme): Entity | null {
  const word = WITH_TAIL.exec(theme.raw)?.[0];
  if (word === undefined || (!/^mer/i.test(word) && !/\b(?:legs|feet)\b/i.test(theme.raw))) return null;
  const known = [theme.hero, theme.other].find((each) => each?.being && WITH_TAIL.test(each.word)) ?? null;
  const drawn = known ?? nounDrawn(theme, word);
  return drawn?.being ? { ...drawn, plural: false } : null;
}

/** Somebody with a tail wants to do what one needs legs for. */
export const LENT_LEGS: StoryEvent = {
  id: 'lent-legs',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:voice|sings?|singing|lost|loses|sea ?horse|horse|scared|afraid|fly|swim|space|moon|unicorn|gold(?:en)? (?:fish|shell)|wings?|hairbrush|tea party)\b/i,
  fits: (theme) => tailedIn(theme) !== null,
  needs: (theme) => tailedIn(theme) !== null,
  reads: (theme) => ({
    ...NOTHING_DONE,
    hero: tailedIn(theme),
    other: null,
    thing: null,
    also: [],
    place: null,
    first: null,
  }),
  plots: [{ ...LEGS, when: OF }],
  talk: {
    young: { yours: [() => 'What do your legs like best?'] },
    older: {
      wonder: [() => 'Why did the legs do it in the end?'],
      yours: [() => 'Where would your legs go, if nobody told them?'],
    },
  },
};
