import { NOTHING_DONE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { AND_THEN } from './and-then.ts';
import { CLUB, PURSUIT } from './club.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** The first time at something that is learned with others: a club, a class, a choir. */
export const SCHOOL_CLUB: StoryEvent = {
  id: 'school-club',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    [
      String.raw`^(?:(?:a|the|my|our|his|her|\p{L}+['’]s) )?(?:\p{L}+ )?${CLUB}(?: with \p{L}+)?$`,
      String.raw`\b(?:first|1st) (?:\p{L}+ )?(?:day|time|lesson|class|session|training|practice|evening)\b[^.]*\b${PURSUIT}\b`,
      String.raw`\bfirst ${PURSUIT}\b`,
      String.raw`\b(?:joins?|joined|joining|starts?|started|starting|begins?|beginning|tries|trying|goes to|going to|new (?:at|in)|takes? up|learns?|learning|signs? up (?:for|to))\b(?: \p{L}+){0,3} ${PURSUIT}\b`,
      String.raw`\bonly (?:girl|boy)\b[^.]*\b${PURSUIT}\b`,
      String.raw`\b(?:in|at|to) (?:a |the |my |our |his |her )?${CLUB}`,
    ].join('|'),
    'iu',
  ),
  not: /\b(?:match(?:es)?|final|cup|scared|afraid|frightened|fear\w*|nervous|fright|shy|hates?|quits?|gives? up|giving up|doesn'?t want|does not want|didn'?t want|won'?t|not (?:picked|chosen)|never wins?|always loses?|trials?|try[- ]?outs?|lost|stolen|secret|left out|bull\w*|competition|concert|contest|christmas|ghost|haunted|running away|running (?:for|late|race)|circus comes|can'?t (?:dance|sing)|cannot (?:dance|sing)|in space|moon|theatre ghost|mystery|detective|football team|our team|learn\w* to play the (?:recorder|ukulele))\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    (!theme.other || somebody(theme.other) === null) &&
    // A frog who joins the orchestra has an instrument, and a story of its own.
    !(theme.hero?.being && theme.hero.being.isa !== 'person' && /\borchestra\b/i.test(theme.raw)) &&
    (!theme.hero?.being || !/^(?:thing|vehicle|sea|insect)$/.test(theme.hero.being.isa)),
  reads: ({ hero }) => ({
    ...NOTHING_DONE,
    hero:
      hero &&
      !/^(?:girl|boy|child|club|class|choir|team|dancer|player|footballer)$/.test(hero.word.split(' ').at(-1) ?? '')
        ? somebody(hero)
        : null,
    other: null,
    thing: about('bird'),
    place: null,
    first: null,
  }),
  plots: [
    { ...AND_THEN, when: new RegExp(String.raw`\b(?:${PURSUIT}|joins?|first|only|club|class|lessons?)\b`, 'iu') },
  ],
  talk: {
    young: { yours: [() => 'What do you look at first?'] },
    older: {
      wonder: [() => 'When could one have known that the bird was learning, too?'],
      yours: [() => 'Are you somebody who goes, or somebody who looks?'],
    },
  },
};
