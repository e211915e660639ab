import { onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { mateBeside } from '../mate-beside.ts';
import { standsApart } from '../stands-apart.ts';
import { LAST_PAGE } from './last-page.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** A book is borrowed from the library, and has to go back. */
export const LIBRARY: StoryEvent = {
  id: 'library',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\blibrar(?:y|ies|ian|ian['’]s)\b|\boverdue books?\b/i,
  not: /\b(?:secret|passages?|tunnels?|magic\w*|haunted|ghosts?|liv(?:es?|ing)|nights?|locked|lost|stolen|steals?|stole|detective|portal|alive|to life|silent|noisy|loud|whisper\w*|shush\w*|works?|working|wants? to (?:be|become)|eats?|eating|builds?|building|closed|closes|closing|saves?|saving|toy|monsters?|afraid|scared|door|treasure|time (?:machine|travel\w*)|opens|quiet|robot|mystery|vanish\w*|protect\w*|sales?|disappear\w*|missing)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    [theme.hero, theme.other].every(
      (each) =>
        !each?.being || /librarian|^books?$/.test(each.word) || !/^(?:vehicle|thing|sea|insect)$/.test(each.being.isa),
    ),
  // The librarian stands at the desk of every library.
  reads: ({ hero, other }) => {
    const [one, two] = [hero, other]
      .map(somebody)
      .filter((each) => each !== null && !/librarian/.test(each.word) && !/^books?$/.test(each.word));
    return {
      hero: one ?? null,
      other: two ?? null,
      thing: one ? null : about('book'),
      place: null,
      relation: 'none',
      clause: null,
      want: null,
      first: null,
      activity: null,
    };
  },
  plots: [standsApart(mateBeside({ ...LAST_PAGE, when: /\blibrar|\boverdue/i }))],
  talk: {
    young: { yours: [() => 'Which book would you take home?'] },
    older: {
      wonder: [() => 'Why is it good that a library book has to go back?'],
      yours: [() => 'Do you like to find out the end at once, or to save it up?'],
    },
  },
};
