import { NOTHING_ELSE, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { OVER_THE_GATE } from './over-the-gate.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const GIRL = String.raw`(?:girls?|princess|daughter|sister|shieldmaiden)`;
const CREW = String.raw`(?:knights?|vikings?|warriors?|soldiers?)`;

/** A girl wants to be a knight or to sail with the Vikings, and no girls are allowed. */
export const NO_GULLS: StoryEvent = {
  id: 'no-gulls',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    String.raw`\b${GIRL}\b[^.]*\b(?:wants?|dreams?|wish\w*|longs?|allowed|let|can['’]?t|pretends?|dress\w* up|disguis\w*|trains?)\b[^.]*\b${CREW}\b|\b${CREW}\b[^.]*\b${GIRL}\b[^.]*\b(?:allowed|wants?|can['’]?t)\b|\b(?:viking|warrior|knight) girl\b[^.]*\b(?:wants?|allowed|sail\w*|fight\w*|warriors?)\b|\bgirls? (?:are|is) ?n(?:['’]?o)?t allowed\b|\bno girls allowed\b`,
    'iu',
  ),
  not: /\b(?:wins?|football|soccer|dragons?|bull\w*|toy|costume party|birthday|halloween|den|treehouse|club|school|boys['’]? team|would rather|scared|afraid|pony|ponies|unicorns?|space|pirates?|pink)\b/i,
  fits: (theme) =>
    [theme.hero, theme.other].every((each) => !each?.being || each.being.isa === 'person') &&
    /girl|princess|daughter|sister|maiden/iu.test(theme.raw),
  needs: ({ raw }) => /girl|princess|daughter|sister|maiden/iu.test(raw) && /knight|viking|warrior|soldier/iu.test(raw),
  reads: () => ({
    ...NOTHING_ELSE,
    hero: null,
    other: null,
    thing: about('sign'),
    wish: null,
  }),
  plots: [standsApart(OVER_THE_GATE)],
  talk: {
    young: { yours: [() => 'What would you like to be allowed to do?'] },
    older: {
      wonder: [() => 'Why had none of the others ever said anything?'],
      yours: [() => 'Which rule would you like to look at from close to?'],
    },
  },
};
