import type { Entity } from '../../../theme.ts';
import { NOTHING_DONE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { COLLAR } from './collar.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const A_PLACE = /kingdom|land|town|village|city|world|country|castle|day|smile|laugh|nobody/;
/** A robot is a thing, and somebody. */
const isRobot = (each: Entity | null): boolean => each?.being?.id === 'robot';
const whoever = (each: Entity | null): Entity | null =>
  isRobot(each) ? each : each && A_PLACE.test(each.word) ? null : somebody(each);

/** Somebody who never laughs, or a whole kingdom. */
export const NOBODY_LAUGHS: StoryEvent = {
  id: 'nobody-laughs',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\brobots?\b[^.]*\blearn(?:s|ing)? (?:how )?to (?:laugh|smile|giggle)\b|\b(?:never|can'?t|cannot|can not|couldn'?t|could not|doesn'?t|does not|didn'?t|did not|won'?t|would ?n[o']t|forgot how to|forgets how to|not able to|wouldn'?t) (?:ever )?(?:laugh|laughs|laughed|smile|smiles|smiled|giggle)\b|\b(?:nobody|no ?one) (?:\p{L}+ )?(?:laugh|laughs|laughed|smile|smiles|smiled|laughing)\b|\b(?:lost|loses|lose|missing|forgot|find|finds|without|stolen) (?:his |her |its |their |the |a )?(?:smile|laugh|laughter|giggle|sense of humou?r)\b|\bno laughing\b|\blaugh(?:ing|ter) (?:is|was) (?:forbidden|banned|not allowed)\b|\bmak(?:e|es|ing) (?:the |a )?(?:\p{L}+ )?(?:king|queen|princess|prince|giant|\p{L}+) (?:laugh|smile)\b|\bgrump\w* (?:king|queen|princess|prince|giant)\b/iu,
  not: /\b(?:photo\w*|picture day|tooth|teeth|dentist|baby|brother|sister|class|teacher|hospital|died|sick|mummy|daddy|mum|dad|granny|grandad|sad because|hyena who laughs|stop laughing)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    (!theme.hero?.being ||
      A_PLACE.test(theme.hero.word) ||
      isRobot(theme.hero) ||
      !/^(?:thing|vehicle|sea|insect)$/.test(theme.hero.being.isa)),
  reads: ({ hero, other, place }) => ({
    ...NOTHING_DONE,
    hero: whoever(hero),
    other: whoever(other),
    place,
    thing: about('button'),
    fear: null,
    first: null,
    also: [],
  }),
  plots: [COLLAR],
  talk: {
    young: { yours: [() => 'What makes you laugh every time?'] },
    older: {
      wonder: [() => 'Which of the tries was really funny, and where did the laugh go?'],
      yours: [() => 'When did you last laugh so much that it hurt?'],
    },
  },
};
