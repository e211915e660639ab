import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { DOOR } from './door.ts';
import { NOT_TO_BE } from './said.ts';
import { alsoSmall } from './small.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Something out of the larder does not want to be soup, and is needed for something else. */
export const WONT_BE_SOUP: StoryEvent = {
  id: 'wont-be-soup',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: NOT_TO_BE,
  not: /\b(?:fish|turkey|chicken|pig|cow|lamb|gingerbread|egg|snow\w*|halloween)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    theme.hero?.being?.isa === 'thing' &&
    !theme.hero.plural &&
    /^(?:pumpkin|potato|turnip|carrot|parsnip|swede|cabbage|cauliflower|marrow|melon|watermelon|beetroot|leek|onion|apple|pear|squash|celery|courgette)$/.test(
      theme.hero.word,
    ),
  reads: () => ({
    ...NOTHING_ELSE,
    thing: null,
    other: null,
    occasion: null,
  }),
  plots: [alsoSmall(DOOR)],
  talk: {
    young: { yours: [() => 'What could you do with a door that bangs?'] },
    older: {
      wonder: [({ hero }) => `When was ${hero} not hiding any more? Find the page.`],
      yours: [() => 'What is there at home that is used for something quite different from what it was meant for?'],
    },
  },
};
