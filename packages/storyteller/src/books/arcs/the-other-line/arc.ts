import type { Entity, Theme } from '../../theme.ts';
import { beingNamed, singularsOf } from '../../theme/entries.ts';
import { beingOfKind } from '../../theme/generic-being.ts';
import { kindOf } from '../../theme/noun-kind.ts';
import { kinPhrase } from '../../../facts/kin.ts';
import { asWordedEvent } from '../events/index.ts';
import { shape } from '../shape.ts';
import { isOfTheChild } from '../the-last-time/habit-said.ts';
import { middle } from './middle.ts';
import { bareOf, misdeedSaid } from './misdeed-said.ts';
import { old } from './old.ts';
import { partsOf, type Parts } from './parts.ts';
import { WORDINGS } from './wordings.ts';
import { young } from './young.ts';

/** As well as it fits; and where the theme says itself that it is wrong, or all that it does. */
const ITS_OWN = 14;
const SURE = 15;

/** What it waits for comes by itself: it does nothing wrong at midnight. */
const IN_ITS_TIME =
  /\b(?:when|whenever|if|unless) .*\b(?:sun|sunny|rain\w*|snow\w*|wind\w*|dark|night|midnight|day|daytime|light|moon|morning|summer|winter|spring|autumn|\p{L}+days?|cold|hot|warm|weather|thunder\w*|storm\w*|cloud\w*|frost\w*)\b/iu;

/** A noun of the theme as somebody who is drawn; null where nobody knows how. */
function drawn(theme: Theme, noun: string): Entity | null {
  const words = bareOf(noun).toLowerCase().split(' ');
  const forms = [words.join(' '), words.slice(-2).join(' '), words.at(-1) ?? ''].flatMap(singularsOf);
  const known = [theme.hero, theme.other, theme.thing].find(
    (each) => each !== null && each.being !== null && forms.includes(each.word.toLowerCase()),
  );
  if (known) return known;
  const named = forms.find((form) => beingNamed(form) !== undefined);
  const kind = named === undefined ? kindOf(words.at(-1) ?? '') : undefined;
  const being = named === undefined ? kind && beingOfKind(kind.word, kind.kind) : beingNamed(named);
  if (!being) return null;
  const word = named ?? kind?.word ?? noun;
  return {
    word,
    adjectives: [],
    plural: false,
    name: null,
    being,
    place: null,
    thing: null,
    known: named !== undefined,
  };
}

function reads(theme: Theme): Partial<Theme> {
  const said = misdeedSaid(theme.raw);
  if (said === null) return {};
  const { owner, thing } = said;
  const isOfFamily = owner === null || isOfTheChild(owner) || kinPhrase(bareOf(owner)) !== undefined;
  const machine = drawn(theme, thing);
  return {
    hero: isOfFamily ? machine : drawn(theme, owner),
    other: isOfFamily ? null : machine,
    thing: null,
    place: null,
    relation: 'none',
    want: null,
    clause: null,
    activity: null,
    first: null,
    fear: null,
    also: [],
  };
}

/** A thing that does what nobody asked: it stands on the card as what is wrong, until somebody sees the other line. */
export const theOtherLine = shape<Parts>({
  id: 'the-other-line',
  wordings: WORDINGS,
  fits: (theme) => {
    const said = misdeedSaid(theme.raw);
    if (said === null || IN_ITS_TIME.test(theme.raw)) return 0;
    return said.isSure && asWordedEvent(theme.raw, theme) === null ? SURE : ITS_OWN;
  },
  reads,
  does: /./,
  bind: partsOf,
  young,
  middle,
  old,
});
