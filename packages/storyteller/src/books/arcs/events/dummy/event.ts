import { onTheGround, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { keptIn } from './kept.ts';
import { NIGHT_OFF } from './night-off.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** A child stops having a dummy, a bottle or a blanket at night. */
export const DUMMY: StoryEvent = {
  id: 'dummy',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:giv\w+ (?:up|away)|gave (?:up|away)|good-?bye|bye(?:[- ]bye)?|no more|without|stop(?:s|ping)?|let(?:s|ting)? go of|wean\w*|too (?:big|old) for)(?:\W+\p{L}+){0,4}?\W+(?:dumm(?:y|ies)|pacifiers?|soothers?|bink(?:y|ies)|bott(?:le|les)|blank(?:ets?|ies?|ys?))\b|^(?:the |my |our |her |his )?(?:last )?(?:dummy|pacifier|soother)$/iu,
  not: /\b(?:fairy|fairies|lost|lose|hot[- ]water|message|crash|picnic|water bottle|plastic|snow|wine|bus|baby'?s)\b/i,
  fits: (theme) => onTheGround(theme) && theme.hero?.being?.isa !== 'vehicle',
  reads: ({ hero, raw }) => ({
    relation: 'none',
    hero: hero?.known === true && hero.being && !hero.thing && hero.being.isa !== 'thing' ? hero : null,
    other: null,
    thing: about(keptIn(raw)),
    place: null,
    clause: null,
    want: null,
  }),
  plots: [NIGHT_OFF],
  talk: {
    young: { yours: [() => 'What do you hear when you lie in bed?'] },
    older: {
      wonder: [() => 'Who was awake all the time, and when did you guess it?'],
      yours: [() => 'What helps you when you cannot sleep?'],
    },
  },
};
