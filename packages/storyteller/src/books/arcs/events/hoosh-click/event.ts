import { kinBeside } from '../kin-beside.ts';
import { NOTHING_ELSE, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { BY_EAR } from './by-ear.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const BREAKS = String.raw`(?:breaks?|broke|broken|stops?|stopped|fails?|failed|(?:runs?|running) out of (?:oxygen|air|fuel)|goes? wrong|went wrong|crash\w*|stuck|stranded|leaks?|trouble|emergency|repair\w*|fix(?:es|ing)?|surviv\w*)`;
const BASE = String.raw`(?:mars|spaceships?|space ?stations?|spacecraft|starships?|moon (?:base|colony|station)|colony|space mission|mission|rockets?)`;
const OF_SPACE = /mars|space|station|moon|colony|rocket|ship|machine|oxygen|astronaut|planet|engine|base/iu;

/** On Mars, or on a ship far out, the machine that everybody lives by stops. */
export const HOOSH_CLICK: StoryEvent = {
  id: 'hoosh-click',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    String.raw`\b(?:mars|space|spaceships?|moon|colony)\b.*\b(?:oxygen|air machine)\b|\b(?:oxygen|air machine)\b.*\b(?:mars|space|spaceships?|moon|colony)\b|\b(?:colony|live[sd]?|living|grows? up|base|home) on (?:mars|the moon)\b|\bmars (?:colony|colon(?:ists?|ies)|base)\b|\b(?:moon|space) colon(?:y|ies|ists?)\b|\b${BASE}\b.*\b${BREAKS}\b.*|\b${BREAKS} (?:on|in|at) (?:mars|space)\b`,
    'iu',
  ),
  not: /\b(?:runs? out|ran out|aliens?|martians?|footballs?|homesick|lonely|alone|miss(?:es|ed)? (?:his|her|home|my)|pirates?|robots?|cardboard|garden|toy|lego|build(?:s|ing)?|dogs?|cats?|bears?|teddy|asteroids?|planet of|birthday|party|school trip|treasure|whale|man (?:o[nf]|in) the moon|sea|sail\w*|island)\b/i,
  fits: ({ hero, other }) =>
    [hero, other].every((each) => !each?.being || each.being.isa === 'person' || OF_SPACE.test(each.word)),
  reads: ({ hero, other }) => ({
    ...NOTHING_ELSE,
    hero: hero && (OF_SPACE.test(hero.word) || hero.being?.isa === 'person') ? null : somebody(hero),
    other: other && OF_SPACE.test(other.word) ? null : somebody(other),
    thing: about('flower'),
    wish: null,
  }),
  plots: [kinBeside(BY_EAR)],
  talk: {
    young: { yours: [() => 'What do you hear when you lie in bed?'] },
    older: {
      wonder: [() => 'What was written on page nine hundred and one, and why?'],
      yours: [() => 'What do you notice that nobody else does?'],
    },
  },
};
