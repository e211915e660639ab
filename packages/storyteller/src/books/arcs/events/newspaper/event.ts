import { NOTHING_DONE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { LATE_BELL } from './late-bell.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** A newspaper is made, and there is no news. */
export const NEWSPAPER: StoryEvent = {
  id: 'newspaper',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:school|class|village|street|family|neighbourhood|our own|my own|first|a|the) (?:news ?paper|magazine)\b|\b(?:starts?|makes?|making|writes?|writing|starting|runs?|running|invents?) (?:\p{L}+ ){0,3}(?:news ?paper|magazine)\b|\b(?:school|young|junior) (?:reporters?|journalists?)\b|\b(?:wants to be|to be|becomes|is|who is) a (?:reporter|journalist)\b/iu,
  not: /\b(?:old newspaper|paper boy|paper round|delivers?|delivery|hat|boat|wet|eats?|ate|chews?|dog|scared|afraid|real|detective|spy|time travel|lost|space|moon|ghost)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    (!theme.hero?.being ||
      theme.hero.known !== true ||
      !/^(?:thing|vehicle|sea|insect|bird)$/.test(theme.hero.being.isa)),
  reads: ({ hero }) => ({
    ...NOTHING_DONE,
    hero: hero && /\b(?:news ?paper|magazine|reporter|journalist)s?$/.test(hero.word) ? null : somebody(hero),
    other: null,
    thing: about('bell'),
    place: null,
    wish: null,
    first: null,
  }),
  plots: [LATE_BELL],
  talk: {
    young: { yours: [() => 'What is new today?'] },
    older: {
      wonder: [() => 'Who had told the news already, without knowing that it was news?'],
      yours: [() => 'What does everybody complain about, and nobody asks why?'],
    },
  },
};
