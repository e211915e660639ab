import type { Entity, Theme } from '../../theme.ts';
import { nounDrawn } from '../../theme/noun-drawn.ts';
import { asWordedEvent } from '../events/index.ts';
import { OF_ITS_SENTENCE, shape, SURE } from '../shape.ts';
import { habitSaid, isOfTheChild, saysMore } from './habit-said.ts';
import { middleEachTime } from './each-time.ts';
import { youngEachTime } from './each-time-young.ts';
import { oldEachTime } from './each-time-old.ts';
import { middle } from './middle.ts';
import { middleOfAReason } from './middle-reason.ts';
import { old } from './old.ts';
import { oldOfAReason } from './old-reason.ts';
import type { Parts } from './parts.ts';
import { partsOf } from './parts-of.ts';
import { WORDINGS } from './wordings.ts';
import { young } from './young.ts';
import { kinWords } from '../../../facts/kin.ts';

/** As well as this shape fits the sentences it knows; of "can't stop barking" alone there are events. */
const ITS_OWN = 12;
const OF_ITS_OWNER = 15.5;

const KIN = new RegExp(String.raw`^(?:(?:my|our|his|her) )?(?:${kinWords.join('|')})\b`, 'iu');

/** Whoever a few words name, with the name that the parent gives; null where nobody knows how to draw that. */
function entityFor(theme: Theme, words: string, name: string | null): Entity | null {
  const noun = words
    .replace(/^(?:an?|the|our|my|his|her|their)\s+/i, '')
    .replace(/ (?:next door|who|of|in|on|at|from|with) ?.*$/i, '');
  const drawn = nounDrawn(theme, noun);
  return drawn && { ...drawn, name: name ?? drawn.name };
}

/** Who or what does it, and whose it is. */
function whoIn(theme: Theme): Pick<Theme, 'hero' | 'other'> {
  const said = habitSaid(theme.raw);
  if (said === null || isOfTheChild(said.subject) || KIN.test(said.subject)) return { hero: null, other: null };
  return {
    hero: entityFor(theme, said.subject, said.name),
    other: said.owner === null ? null : entityFor(theme, said.owner, null),
  };
}

/**
 * Somebody or something that keeps doing one thing. Whoever says each time that it was the last time makes it happen
 * again; where the theme says why it does it, nobody has asked.
 */
export const theLastTime = shape<Parts>({
  id: 'the-last-time',
  wordings: WORDINGS,
  fits: (theme) => {
    const said = habitSaid(theme.raw);
    if (said === null) return 0;
    // It is the parcel that the theme is about, and not whoever was given it.
    if (said.owner !== null) return OF_ITS_OWNER;
    return saysMore(said) && asWordedEvent(theme.raw, theme) === null ? SURE : ITS_OWN;
  },
  reads: (theme) => ({
    ...OF_ITS_SENTENCE,
    ...whoIn(theme),
    thing: null,
    fear: null,
    also: [],
  }),
  does: /./,
  bind: partsOf,
  young: (parts) => (parts.cue === null ? young(parts) : youngEachTime(parts)),
  middle: (parts) =>
    parts.cue !== null ? middleEachTime(parts) : parts.because === null ? middle(parts) : middleOfAReason(parts),
  old: (parts) => (parts.cue !== null ? oldEachTime(parts) : parts.because === null ? old(parts) : oldOfAReason(parts)),
});
