import type { Theme } from '../../theme.ts';
import { nounDrawn } from '../../theme/noun-drawn.ts';
import { kinPhrase } from '../../../facts/kin.ts';
import { asWordedEvent } from '../events/index.ts';
import { OF_ITS_SENTENCE, shape, SURE } from '../shape.ts';
import { isOfTheChild } from '../the-last-time/habit-said.ts';
import { middle } from './middle.ts';
import { bareOf, misdeedSaid } from './misdeed-said.ts';
import { old } from './old.ts';
import { partsOf, type Parts } from './parts.ts';
import { WORDINGS } from './wordings.ts';
import { young } from './young.ts';

/** As well as it fits; and where the theme says itself that it is wrong, or all that it does. */
const ITS_OWN = 14;

/** What it waits for comes by itself: it does nothing wrong at midnight. */
const IN_ITS_TIME =
  /\b(?:when|whenever|if|unless) .*\b(?:sun|sunny|rain\w*|snow\w*|wind\w*|dark|night|midnight|day|daytime|light|moon|morning|summer|winter|spring|autumn|\p{L}+days?|cold|hot|warm|weather|thunder\w*|storm\w*|cloud\w*|frost\w*)\b/iu;

function reads(theme: Theme): Partial<Theme> {
  const said = misdeedSaid(theme.raw);
  if (said === null) return {};
  const { owner, thing } = said;
  const isOfFamily = owner === null || isOfTheChild(owner) || kinPhrase(bareOf(owner)) !== undefined;
  const machine = nounDrawn(theme, bareOf(thing));
  return {
    ...OF_ITS_SENTENCE,
    hero: isOfFamily ? machine : nounDrawn(theme, bareOf(owner)),
    other: isOfFamily ? null : machine,
    thing: null,
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
