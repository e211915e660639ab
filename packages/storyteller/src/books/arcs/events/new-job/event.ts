import type { Theme } from '../../../theme.ts';
import { onTheGround, type EventPlot, type Going, type StoryEvent } from '../event.ts';
import { DENTIST } from './dentist.ts';
import { DOCTOR } from './doctor.ts';
import { FIREFIGHTER } from './firefighter.ts';
import { HAIRDRESSER } from './hairdresser.ts';
import { TEACHER } from './teacher.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';
import { toldWith } from '../told-with.ts';

const PLOTS = [DENTIST, DOCTOR, FIREFIGHTER, HAIRDRESSER, TEACHER];
const JOB =
  /\b(?:dentist|doctor|nurse|vet|fire ?(?:fighter|man|woman)|fireman|hair ?dresser|barber|teacher|head ?teacher)s?\b/i;
const WISHED =
  /\b(?:wants?|wanted|wish\w*|dream\w*|hop(?:es|ed)|longs|decides?|learns?|trains?|training|tries|trying|would (?:like|love)|becomes?|became|turns?|is|was|works?|first day|new job|job)\b/i;

/** "A new firefighter": whoever that is has the job already. */
const NEW_IN_IT = new RegExp(String.raw`^an? new (?:\p{L}+ )?${JOB.source}[.!]?$`, 'iu');

/** People whom nobody takes for a dentist: a vampire, a knight. */
const KNOWN_FOR =
  /^(?:vampire|knight|pirate|witch|wizard|giant|ogre|king|queen|prince|princess|superhero|cowboy|ninja|viking)$/;

/** Whoever has the job is the hero, and nobody besides. */
const withoutJob = ({ hero, other, raw }: Theme): Partial<Theme> =>
  hero && NEW_IN_IT.test(raw.trim())
    ? { hero: { ...hero, adjectives: [] }, other: null, relation: 'none' }
    : other && JOB.test(other.word)
      ? { other: null, relation: 'none' }
      : { relation: 'none' };

/** "Tessa the firefighter" is known to be one: she is called Tessa. */
const called = (going: Going): Going =>
  going.A === going.company.reader ? { ...going, A: { ...going.A, introduced: going.a } } : going;
const byName = (plot: EventPlot): EventPlot => toldWith(called, plot);

/** Somebody's first day in a job that nobody expected them to have. */
export const NEW_JOB: StoryEvent = {
  id: 'new-job',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: JOB,
  not: /\b(?:scared|afraid|frightened|hates?|visit(?:s|ing)?|goes? to the|going to the|went to the|trip|appointment|first (?:time|visit)|needs?|lost|tooth fairy|my teacher|our teacher|card|present for|thank)\b/i,
  fits: (theme) => {
    const { hero, raw } = theme;
    if (hero?.being && NEW_IN_IT.test(raw.trim())) return onTheGround(theme);
    if (
      !hero?.being ||
      (hero.being.isa === 'person' && !KNOWN_FOR.test(hero.being.id)) ||
      JOB.test(hero.being.id) ||
      !onTheGround(theme)
    )
      return false;
    // "a crocodile hairdresser" is one as it stands.
    return WISHED.test(raw) || JOB.test(hero.word);
  },
  reads: withoutJob,
  plots: PLOTS.map(byName),
  talk: {
    young: { yours: [() => 'What job would you like for one day?'] },
    older: {
      wonder: [({ hero }) => `What will ${hero} do on the second day, do you think?`],
      yours: [() => 'Which job do you know from the wrong side: as the one who waits, or sits in the chair?'],
    },
  },
};
