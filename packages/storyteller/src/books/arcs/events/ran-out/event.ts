import { beingNamed } from '../../../theme/entries.ts';
import type { StoryEvent } from '../event.ts';
import { onTheGround } from '../event.ts';
import { somebody } from '../page.ts';
import { STILL_THERE } from './still-there.ts';
import { BAKED, COLD } from './ware.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const SELLS = /^(?:ice cream van|baker|cook|chef|shopkeeper|confectioner|milk float)$/;
/** Who is himself what has run out. */
const IS_WARE = /^(?:ice cream|bread|bun|cake|cupcake|biscuit|pizza|loaf|gingerbread man|doughnut|lolly)$/;

/** A seller who has no more of what everybody has come for. */
export const RAN_OUT: StoryEvent = {
  id: 'ran-out',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\br[au]n(?:s|ning)? out\b|\brun out of\b|\bsold out\b|\bsells? out\b|\bno (?:more )?\p{L}+(?: \p{L}+)? left\b|\bno more \p{L}+\b|\ball (?:the )?\p{L}+(?: \p{L}+)? (?:is|was|are|were|has|had) gone\b|\b(?:has|had|have|with|without) (?:no|any) (?:ice-? ?creams?|bread|cakes?|buns?|pies|flour|pizzas?|biscuits?)\b|\bempty (?:ice-? ?cream van|bakery|bread bin|shop|shelves)\b|\brun(?:s|ning)? (?:low|short)\b/iu,
  not: /\b(?:melt\w*|stole\w*|steals?|thief|thieves|robber|petrol|time|puff|breath|wind|magic|ideas|space|moon|birthday|christmas|toilet|lost|away|gingerbread)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    (COLD.test(theme.raw) || BAKED.test(theme.raw)) &&
    !/pancake/i.test(theme.raw) &&
    (theme.hero?.being?.isa !== 'thing' || COLD.test(theme.hero.word) || BAKED.test(theme.hero.word)),
  // The seller is the one it happens to; what has run out is nobody.
  reads: ({ hero, other, raw, place }) => {
    const inShop = /\b(?:shop|parlour|caf[eé]|store)\b/i.test(raw);
    const sells = hero?.being && SELLS.test(hero.being.id) && !(inShop && hero.being.id === 'ice cream van');
    const animal = hero?.being && !IS_WARE.test(hero.word) && hero.being.isa !== 'person';
    const id = !COLD.test(raw) ? 'baker' : inShop ? 'shopkeeper' : 'ice cream van';
    const being = beingNamed(id) ?? null;
    const seller = {
      word: id,
      adjectives: [],
      plural: false,
      name: null,
      being,
      place: null,
      thing: null,
      known: true,
    };
    return {
      hero: sells || (animal && hero.being?.isa !== 'vehicle') ? hero : seller,
      other: somebody(other) && !SELLS.test(other?.being?.id ?? '') && !IS_WARE.test(other?.word ?? '') ? other : null,
      relation: 'none',
      // The shop is where the seller is, and no other place.
      place: place && /\b(?:shops?|bakery|supermarket|store|parlour|caf[eé])$/.test(place.word) ? null : place,
      thing: null,
      want: null,
      clause: null,
      activity: null,
    };
  },
  plots: [STILL_THERE],
  talk: {
    young: { yours: [() => 'What would you like best on a very hot day?'] },
    older: {
      wonder: [({ hero }) => `What had ${hero} always had, without thinking of it?`],
      yours: [() => 'What is left when something is all gone?'],
    },
  },
};
