import type { Entity, Theme } from '../../theme.ts';
import { beingNamed, singularsOf } from '../../theme/entries.ts';
import { beingOfKind } from '../../theme/generic-being.ts';
import { kindOf } from '../../theme/noun-kind.ts';
import { asWordedEvent } from '../events/index.ts';
import { shape } from '../shape.ts';
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
const SURE = 15;
const ITS_OWN = 12;
const OF_ITS_OWNER = 15.5;

const KIN = new RegExp(String.raw`^(?:(?:my|our|his|her) )?(?:${kinWords.join('|')})\b`, 'iu');

/** A noun of the theme as somebody who is drawn; null where nobody knows how. */
function entityFor(theme: Theme, noun: string, name: string | null): Entity | null {
  const core = noun
    .replace(/^(?:an?|the|our|my|his|her|their)\s+/i, '')
    .replace(/ (?:next door|who|of|in|on|at|from|with) ?.*$/i, '');
  const words = core.toLowerCase().split(' ');
  const forms = [words.join(' '), words.slice(-2).join(' '), words.at(-1) ?? ''].flatMap(singularsOf);
  const known = [theme.hero, theme.other, theme.thing].find(
    (each) => each !== null && each.being !== null && forms.includes(each.word.toLowerCase()),
  );
  if (known) return { ...known, name: name ?? known.name };
  const named = forms.find((form) => beingNamed(form) !== undefined);
  const kind = named === undefined ? kindOf(words.at(-1) ?? '') : undefined;
  const being = named === undefined ? kind && beingOfKind(kind.word, kind.kind) : beingNamed(named);
  if (!being) return null;
  const word = named ?? kind?.word ?? core;
  return {
    word,
    adjectives: [],
    plural: false,
    name,
    being,
    place: null,
    thing: null,
    known: named !== undefined,
  };
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
    ...whoIn(theme),
    thing: null,
    place: null,
    relation: 'none',
    want: null,
    clause: null,
    activity: null,
    first: null,
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
