import { NOTHING_DONE, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { dishOf, ON_THE_SILL } from './on-the-sill.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Two who cook, and each wants to make the best there is: rival bakers, a restaurant, a competition. */
export const BEST_COOK: StoryEvent = {
  id: 'best-cook',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:rival|two|competing) (?:rival )?(?:bakers?|cooks?|chefs?|bakeries|restaurants?|cafes|cafés|(?:bak\w+|cake|bread|pie) shops)\b|\b(?:run|runs|running|open|opens|opening|own|owns|have|has|start|starts) (?:a|their own|his own|her own|our own|my own|an? \p{L}+) (?:restaurant|café|cafe|pizzeria)\b|\b(?:restaurant|café|cafe)$|\b(?:best|biggest|greatest|tallest|tastiest) (?:\p{L}+ )?(?:sandwich|cake|pizza|pie|soup|bread|burger)\b|\b(?:cake|baking|cooking|cookery|sandwich|pizza|pie|soup) (?:competition|contest|challenge|battle|war|show)\b|\bbake[- ]?off\b|\b(?:competition|contest) [^.]*\b(?:cakes?|sandwich\w*|pizzas?|pies?|soup|baking|cooking)\b|\bpizza (?:night|evening|party|day)\b|\bcooking (?:with|dinner)\b|\bmak(?:e|es|ing) pizzas?\b/iu,
  not: /\b(?:birthday|wedding|stole\w*|steals?|stealing|thief|missing|ate|eats|eaten|eating|witch|magic\w*|scared|afraid|fear\w*|space|moon|dragon|monster|poison\w*|pancakes?|train|bath|bed(?:time)?|only|allergic|share|sharing|mud|christmas|halloween|pirates?|alone|rat who|mouse who|vegetables?|pumpkin|lost|robot)\b/i,
  fits: ({ hero }) =>
    !hero?.being || !/^(?:thing|vehicle|sea|insect)$/.test(hero.being.isa) || /sandwich|cake|pizza|pie/.test(hero.word),
  reads: ({ hero, other, raw }) => ({
    ...NOTHING_DONE,
    hero:
      hero && /sandwich|cake|pizza|pie|soup|bread|baker|cook|chef|team|animals?|competition|restaurant/.test(hero.word)
        ? null
        : hero?.plural === true && !hero.known
          ? null
          : somebody(hero),
    other:
      other &&
      /sandwich|cake|pizza|pie|soup|bread|baker|cook|chef|team|animals?|competition|restaurant/.test(other.word)
        ? null
        : somebody(other),
    thing: about(dishOf(raw.toLowerCase()).dish),
    first: null,
    place: null,
  }),
  plots: [
    {
      ...ON_THE_SILL,
      when: /\b(?:bakers?|cooks?|chefs?|baker\w+|restaurants?|caf[eé]s?|best|biggest|greatest|tallest|tastiest|competition|contest|challenge|bake|pizzas?|cooking)\b/iu,
    },
  ],
  talk: {
    young: { yours: [() => 'What do you like best on a piece of bread?'] },
    older: {
      wonder: [() => 'Why was the small one the best?'],
      yours: [() => 'What have you made together with somebody?'],
    },
  },
};
