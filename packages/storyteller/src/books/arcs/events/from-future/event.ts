import { NOTHING_DONE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { WHO_PLANTED_IT } from './who-planted-it.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Somebody comes from the future to see a thing begin. */
export const FROM_FUTURE: StoryEvent = {
  id: 'from-future',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:visitor|visits?|travell?er|boy|girl|child|kid|friend|someone|somebody|stranger|person|robot|man|woman|cousin|guest|comes?|came|arriv\w*) (?:\p{L}+ ){0,2}from (?:the |a )?(?:far |distant )?(?:future|year \d{3,4}|next century|a hundred years)\b/iu,
  not: /\b(?:letters?|message|postcard|parcel|war|evil|destroy|save the world|newspaper|dinosaur|email|phone)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    [theme.hero, theme.other].every((each) => !each?.being || !/^(?:vehicle|sea|insect)$/.test(each.being.isa)),
  reads: ({ hero, other, place, raw }) => ({
    ...NOTHING_DONE,
    hero:
      hero && /travell?er|visitor|future|year|robot|boy|girl|child|stranger|friend|guest|kid/.test(hero.word)
        ? null
        : somebody(hero),
    other:
      other && /travell?er|visitor|future|year|robot|boy|girl|child|stranger|friend|guest|kid/.test(other.word)
        ? null
        : somebody(other),
    thing: about('acorn'),
    place: place && raw.toLowerCase().includes(place.word.replace(/^the /, '')) ? place : null,
    first: null,
    occasion: null,
  }),
  plots: [{ ...WHO_PLANTED_IT, when: /\b(?:future|year \d+|next century|hundred years)\b/i }],
  talk: {
    young: { yours: [() => 'What would you show somebody from the future?'] },
    older: {
      wonder: [() => 'Where did the marble come from in the beginning?'],
      yours: [() => 'What of yours should be found in a hundred years, and where?'],
    },
  },
};
