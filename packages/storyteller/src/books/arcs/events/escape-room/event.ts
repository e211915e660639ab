import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { OWN_NAME } from './own-name.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** A room that is shut for fun, with riddles in it and an hour to get out. */
export const ESCAPE_ROOM: StoryEvent = {
  id: 'escape-room',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\bescape (?:rooms?|games?|house)\b|\b(?:riddles?|puzzles?)\b[^.]*\b(?:to|and) (?:get out|escape)\b|\b(?:get(?:s|ting)? out|escap\w+)\b[^.]*\b(?:riddles?|puzzles?)\b|\b(?:trapped|stuck|shut|locked)\b[^.]*\b(?:riddles?|puzzles?)\b/iu,
  not: /\b(?:jigsaw|crosswords?|zoo|cage|prison|jail|lift|elevator|space|island|video game|maze|labyrinth|dragon|monster|witch|baby|birthday party)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    [theme.hero, theme.other].every((each) => !each?.being || !/^(?:thing|vehicle|sea|insect)$/.test(each.being.isa)),
  reads: ({ hero, other }) => ({
    ...NOTHING_ELSE,
    hero: somebody(hero),
    other: somebody(other),
    thing: about('clock'),
    wish: null,
  }),
  plots: [OWN_NAME],
  talk: {
    young: { yours: [() => 'Who helped you today?'] },
    older: {
      wonder: [() => 'When did the door hear what it was waiting for?'],
      yours: [() => 'Who says your name more often than you do?'],
    },
  },
};
