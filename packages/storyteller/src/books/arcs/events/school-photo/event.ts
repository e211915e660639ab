import { type EventPlot, NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody, withSchoolFriend } from '../page.ts';
import { IN_THE_MIRROR } from './in-the-mirror.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';
import { toldWith } from '../told-with.ts';

const PHOTO = String.raw`(?:photo(?:s|graphs?)?|pictures? taken|class picture|school picture|camera|photographer)`;

/** At school, so that the second one is somebody who goes there. */
const atSchool = (plot: EventPlot): EventPlot => toldWith(withSchoolFriend, plot);

/** The day of the school photo, and somebody whose smile goes away when it is sent for. */
export const SCHOOL_PHOTO: StoryEvent = {
  id: 'school-photo',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    String.raw`\b(?:school|class|nursery|team) (?:photo|photograph|picture)(?:s|graphs?)?(?: day)?\b|\b(?:photo|picture) day\b|\b(?:smil(?:e|es|ed|ing)|grin\w*|say(?:s|ing)? cheese|face)\b[^.]*\b${PHOTO}\b|\b${PHOTO}\b[^.]*\b(?:smil(?:e|es|ed|ing)|grin\w*|school|class|nursery)\b|\b(?:photo(?:graph)?|picture) taken\b|^\W*say cheese\W*$`,
    'iu',
  ),
  not: /\b(?:selfie|family (?:photo|picture|portrait)|wedding|baby photos?|old (?:photo|picture)s?|album|safari|wildlife|passport|monster|lost|stolen|steals?|toothache|tooth|teeth|too much|blink\w*|dead|died|heaven|draw\w*|paint\w*|scary|ghost|holiday|nativity)\b/i,
  fits: (theme) => onTheGround(theme) && !/^(?:sea|vehicle|insect|thing)$/.test(somebody(theme.hero)?.being?.isa ?? ''),
  reads: ({ hero, other }) => ({
    ...NOTHING_ELSE,
    hero: somebody(hero),
    other: somebody(other),
    thing: about('camera'),
    occasion: null,
  }),
  plots: [atSchool(IN_THE_MIRROR)],
  talk: {
    young: { yours: [() => 'Who makes you laugh?'] },
    older: {
      wonder: [() => 'Why did the smile come when nobody had asked for it?'],
      yours: [() => 'Who is never in the photo, because they are busy?'],
    },
  },
};
