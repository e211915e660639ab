import { onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { GET_SET } from './get-set.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const GAMES = String.raw`(?:olympics?|olympic games|games|sports? ?day|races?|racing|marathon|championships?|100 metres|sprint)`;
const OF = new RegExp(
  String.raw`\bsloths?\b[^.]*\b${GAMES}\b|\b${GAMES}\b[^.]*\bsloths?\b|\b(?:world['’]?s slowest|slowest) race\b`,
  'iu',
);

/** The games of the slowest animals there are. */
export const SLOW_GAMES: StoryEvent = {
  id: 'slow-games',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:racing car|car race|rocket|space|moon|winter|snow\w*|ice|swim\w*|cheetah|hare|tortoise|fast(?:est)? sloth|late)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    (!theme.other?.being || /^(?:person|thing)$/.test(theme.other.being.isa) || /sloth/.test(theme.other.word)),
  needs: ({ raw }) => /\bsloths?\b|\bslowest\b/i.test(raw),
  reads: ({ hero, other }) => {
    const sloth = [hero, other].find((each) => each && /\bsloths?$/i.test(each.word)) ?? null;
    const one = somebody(sloth);
    return {
      hero: one && { ...one, plural: false },
      other: null,
      thing: sloth ? null : about('medal'),
      place: null,
      relation: 'none',
      want: null,
      clause: null,
      activity: null,
      first: null,
      fear: null,
    };
  },
  plots: [{ ...GET_SET, when: OF }],
  talk: {
    young: { yours: [() => 'Can you say "on your marks" as slowly as that?'] },
    older: {
      wonder: [() => 'Is it true that nobody had lost yet? What else had nobody done?'],
      yours: [() => 'What do you like best just before it begins?'],
    },
  },
};
