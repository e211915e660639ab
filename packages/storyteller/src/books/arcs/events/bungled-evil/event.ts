import { THINGS } from '@storylantern/contract';
import type { Entity, Theme } from '../../../theme.ts';
import { genericBeing } from '../../../theme/generic-being.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { CURSES } from './curses.ts';
import { evilIn, NOT, OF } from './who.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** "Evil broccoli" is a thing for the table; in this book it is somebody, with a cape. */
function asSomebody(each: Entity | null): Entity | null {
  if (each === null) return null;
  const adjectives = each.adjectives.filter((word) => !/^(?:evil|wicked)$/.test(word));
  const one = { ...each, plural: false, adjectives: ['evil', ...adjectives] };
  if (each.being) return { ...one, adjectives: /\bevil\b/.test(each.word) ? adjectives : one.adjectives };
  const drawn = THINGS.find((thing) => thing === each.thing?.drawn || thing === each.word);
  return { ...one, thing: null, being: genericBeing(each.word, 'thing', drawn && { thing: drawn }) };
}

/** Somebody who would like to be evil, and is thanked for it. */
export const BUNGLED_EVIL: StoryEvent = {
  id: 'bungled-evil',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: NOT,
  needs: ({ raw }) => OF.test(raw),
  fits: onTheGround,
  reads: (theme: Theme) => ({
    ...NOTHING_ELSE,
    hero: asSomebody(evilIn(theme)),
    other: null,
    thing: about('shoe'),
    wish: null,
    also: [],
  }),
  plots: [
    {
      ...CURSES,
      when: new RegExp(`${OF.source}|\\b(?:tak(?:e|es|ing) over|world|plan\\w*|wicked|evil|help\\w*)\\b`, 'iu'),
    },
  ],
  talk: {
    young: { yours: [() => 'What did you see when it was quite dark?'] },
    older: {
      wonder: [() => 'When could the wicked thing have been done, and why was it not?'],
      yours: [() => 'What would you write on the sign on your door?'],
    },
  },
};
