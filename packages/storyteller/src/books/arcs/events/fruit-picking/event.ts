import type { Entity } from '../../../theme.ts';
import { NOTHING_DONE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { mateBeside } from '../mate-beside.ts';
import { standsApart } from '../stands-apart.ts';
import { ableFriend } from '../able-friend.ts';
import { FRUIT, fruitIn } from './fruit.ts';
import { ONLY_ONE } from './only-one.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const isFruit = (each: Entity | null): boolean =>
  each !== null && new RegExp(String.raw`\b(?:${FRUIT})$`, 'i').test(each.word);
/** Who picks, and is not picked. */
const picks = (each: Entity | null): Entity | null => (isFruit(each) ? null : somebody(each));

/** Fruit is picked, and does not stay in the basket. */
export const FRUIT_PICKING: StoryEvent = {
  id: 'fruit-picking',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    [
      String.raw`\b(?:pick(?:s|ed|ing)?|gather(?:s|ed|ing)?|collect(?:s|ed|ing)?) (?:the |some |our |all the |\p{L}+['’]s )?(?:\p{L}+ ){0,2}(?:${FRUIT})\b`,
      String.raw`\b(?:${FRUIT}|fruit) picking\b`,
      String.raw`\bpick[- ]your[- ]own\b`,
      String.raw`\bblackberrying\b`,
      String.raw`^(?:strawberries|raspberries|blackberries|blueberries|cherries|plums|berries|fruit)$`,
      String.raw`\b(?:strawberry|apple|fruit|cherry|raspberry|blueberry) (?:farm|field|orchard|harvest)\b`,
    ].join('|'),
    'iu',
  ),
  not: /\b(?:giant|enormous|magic\w*|golden|poison\w*|witch\w*|snow white|space|moon|pie|jam making|stole\w*|steals?|thief|stuck|lost|who (?:can['’]?t|is afraid)|afraid|scared|dragon|worm|caterpillar|fairy)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    [theme.hero, theme.other].every(
      (each) => isFruit(each) || !each?.being || !/^(?:thing|vehicle|sea|insect)$/.test(each.being.isa),
    ) &&
    (isFruit(theme.hero) || theme.hero?.plural !== true),
  reads: ({ hero, other, raw, place }) => ({
    ...NOTHING_DONE,
    hero: picks(hero),
    other: /donkey/.test(other?.word ?? '') ? null : picks(other),
    thing: about(fruitIn(raw).one),
    place: place && /garden|farm|wood|forest|park/.test(place.word) ? place : null,
    first: null,
    occasion: null,
  }),
  plots: [standsApart(ableFriend(mateBeside(ONLY_ONE)))],
  talk: {
    young: { yours: [() => 'Which fruit would not get as far as the basket?'] },
    older: {
      wonder: [() => 'Who really had only one?'],
      yours: [() => 'What have you picked, and how much of it got home?'],
    },
  },
};
