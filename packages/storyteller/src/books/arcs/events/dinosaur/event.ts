import type { Theme } from '../../../theme.ts';
import type { StoryEvent } from '../event.ts';
import { PRINT } from './print.ts';
import { SEAT } from './seat.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const isDinosaur = ({ hero, other }: Theme): boolean =>
  other === null ? hero === null || hero.being?.id === 'dinosaur' : hero === null && other.being?.id === 'dinosaur';

/** A dinosaur among people of today. */
export const DINOSAUR: StoryEvent = {
  id: 'dinosaur',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\bdinosaurs?\b.*\b(?:school|class(?:room)?|nursery|kindergarten|come(?:s|ing)? back|came back|return\w*|are back|town|city|street|today|visit\w*|park)\b|\b(?:school|class(?:room)?|nursery|return|return of|back)\b.*\bdinosaurs?\b/i,
  not: /\b(?:scared|afraid|fear\w*|birthday|museum|eggs?|sleep\w*|bed(?:time)?|lost|loses|baby|football|bones?|backyard|garden|time machine|time travel|dentist|tooth|teeth|potty|homework|danc\w*|shy|cannot|can't|doesn't|won't|christmas)\b/i,
  fits: isDinosaur,
  reads: () => ({ relation: 'none', clause: null }),
  plots: [SEAT, PRINT],
  talk: {
    young: { yours: [() => 'Where would a dinosaur sit in our house?'] },
    older: {
      wonder: [() => 'What would you show a dinosaur first?'],
      yours: [() => 'What do you think will still be here in a very long time?'],
    },
  },
};
