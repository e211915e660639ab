import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';
import { RADIATORS } from './radiators.ts';

const OF = new RegExp(
  [
    String.raw`\bschool (?:rock |pop |music )?band\b`,
    String.raw`\b(?:rock|pop|punk|garage) band\b`,
    String.raw`\b(?:starts?|started|starting|forms?|formed|forming|makes?|making|sets? up|setting up) (?:a|our|their|his|her|my) (?:own |\p{L}+ )?band\b`,
    String.raw`\bband\b[^.]*\b(?:school|class|practis\w*|practic\w*|rehears\w*|friends|concert|gig)\b`,
    String.raw`\b(?:friends|class\w*)\b[^.]*\bband\b`,
    String.raw`\b(?:playing|plays?|sings?|singing|singer|drummer|guitarist)\b[^.]*\bin (?:a|the|our|my|his|her) band\b`,
    String.raw`\bbattle of the bands\b|^(?:our|my|the) band$`,
  ].join('|'),
  'iu',
);
/** What happens in such a theme, a word at a time. */
const HAPPENS = new RegExp(
  String.raw`${OF.source}|\b(?:join\w*|start\w*|form\w*|mak(?:es?|ing)|play\w*|s[ia]ngs?|singing|practi[sc]\w*|rehears\w*|concerts?|gig|battle|secret\w*|friends?)\b`,
  'iu',
);

/** A band at school, and who can hear it. */
export const SCHOOL_BAND: StoryEvent = {
  id: 'school-band',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:rubber|hair|head|arm|wrist|loom|elastic)[ -]?bands?\b|\b(?:pirates?|robbers?|thieves|christmas|carols?|marching|brass|jazz|orchestra|join(?:s|ed|ing)?|too loud|fall(?:s|ing)? out|fell out|argu\w*|left out|leave[s]? the band|won['’]?t let|animals?|bremen|octopus|monsters?|robots?|dinosaurs?|space|aliens?)\b/i,
  needs: ({ raw }) => /\bbands?\b/i.test(raw),
  fits: (theme) =>
    onTheGround(theme) &&
    [theme.hero, theme.other].every(
      (each) => !each?.being || each.being.isa === 'person' || /band|friends?|child|class/.test(each.word),
    ),
  reads: () => ({
    ...NOTHING_ELSE,
    hero: null,
    other: null,
    thing: about('drum'),
    wish: null,
    also: [],
  }),
  plots: [{ ...RADIATORS, when: HAPPENS }],
  talk: {
    young: { yours: [() => 'Can you do pom, pom, ta?'] },
    older: {
      wonder: [() => 'Should one always tell, even where it would be kinder not to?'],
      yours: [() => 'What can you do best when nobody hears?'],
    },
  },
};
