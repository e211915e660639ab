import { onTheGround, type EventPlot, type StoryEvent } from '../event.ts';
import { AFTER_HIM } from './after-him.ts';
import { HOOD } from './hood.ts';
import { animalOf, isIndoors, isOut, LOOSE_WORDS } from './loose.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** What is small is in the hood of whoever looks for it; what is big comes after its keeper. */
const IN_A_HOOD_OR_AFTER_HIM: EventPlot = {
  id: 'loose',
  when: LOOSE_WORDS,
  young: (going) => plotOf(going).young(going),
  middle: (going) => plotOf(going).middle(going),
  old: (going) => plotOf(going).old(going),
};
const plotOf = ({ company }: Parameters<EventPlot['young']>[0]): EventPlot =>
  isIndoors(company.theme) ? HOOD : AFTER_HIM;

/** An animal is loose where people are: the hamster in the classroom, the monkey in the shop. */
export const ON_THE_LOOSE: StoryEvent = {
  id: 'on-the-loose',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: LOOSE_WORDS,
  not: /\b(?:weekend|take[sn]? home|scared|afraid|fear\w*|prison|jail|police|thief|steals?|stole\w*|dragon|dinosaur|pirates?|space|moon|sea|ocean|tooth|teeth|poo|first day|starts? school|wants? to|home because|freedom|wolf|farmer'?s? (?:oven|pot)|eaten|dinner|race|birthday|christmas|learn\w*|magic\w*|friends?)\b/i,
  fits: (theme) => {
    const animal = animalOf(theme);
    return onTheGround(theme) && animal !== null && (isOut(theme.raw) || !isIndoors(theme));
  },
  needs: (theme) => animalOf(theme) !== null,
  reads: (theme) => {
    const animal = animalOf(theme);
    return {
      hero: null,
      other: animal && { ...animal, plural: false },
      thing: null,
      also: [],
      place: null,
      relation: 'none',
      clause: null,
      want: null,
      first: null,
      fear: null,
      activity: null,
      occasion: null,
    };
  },
  plots: [IN_A_HOOD_OR_AFTER_HIM],
  talk: {
    young: { yours: [() => 'Where would you hide, if you were very small?'] },
    older: {
      wonder: [() => 'When did you first guess where to look?'],
      yours: [() => 'What have you looked for everywhere, that was very near you?'],
    },
  },
};
