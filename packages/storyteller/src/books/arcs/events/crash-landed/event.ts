import type { Entity, Theme } from '../../../theme.ts';
import { nounDrawn } from '../../../theme/noun-drawn.ts';
import { NOTHING_ELSE, type StoryEvent } from '../event.ts';
import { PLIM } from './plim.ts';
import { SHIP } from './parts.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Who comes down from the sky in something. */
const COMER = /\b(?:aliens?|martians?|space ?(?:man|boy|girl|cat|dog)|astronauts?|robots?|moon ?(?:man|mouse))\b/iu;
const ITS_SHIP = SHIP.source;
const BROKEN = String.raw`\b(?:crash\w*|broken|breaks?(?: down)?|broke(?: down)?|fix(?:es|ed|ing)?|mend(?:s|ed|ing)?|repair(?:s|ed|ing)?|needs? (?:a |some )?(?:new |spare )?(?:parts?|help)|run out of|runs out of|ran out of|stuck on earth|won['’]?t start)\b`;
const OF = new RegExp(
  [
    String.raw`\bcrash[- ]?land\w*\b[^.]*`,
    String.raw`(?:${COMER.source}|${ITS_SHIP})[^.]*${BROKEN}[^.]*`,
    String.raw`${BROKEN}[^.]*(?:${COMER.source}(?:['’]s)?)[^.]*(?:${ITS_SHIP})[^.]*`,
  ].join('|'),
  'iu',
);

/** Whoever has come down: of a theme that names only what they came in, an alien. */
function comerIn(theme: Theme): Entity | null {
  const word = COMER.exec(theme.raw)?.[0];
  const known = [theme.hero, theme.other].find((each) => each && COMER.test(each.word) && !SHIP.test(each.word));
  return known ?? nounDrawn(theme, word ?? 'alien');
}

/** Somebody from far away has come down in a thing that must be mended before it goes home again. */
export const CRASH_LANDED: StoryEvent = {
  id: 'crash-landed',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:runs? out|ran out|running out|santa|sleigh|christmas|toy|lego|cardboard|plane|aeroplane|helicopter|dragon|witch|balloon|on the moon|on mars|to the moon|on (?:a|another|the wrong) planet|underpants|party|heart|race|dinosaurs?|build\w*|school trip)\b/i,
  fits: (theme) =>
    (SHIP.test(theme.raw) || (COMER.test(theme.raw) && /\bcrash|\bearth\b/i.test(theme.raw))) &&
    comerIn(theme)?.being !== null,
  reads: (theme) => ({
    ...NOTHING_ELSE,
    hero: ((comer) => comer && { ...comer, plural: false })(comerIn(theme)),
    other: null,
    thing: null,
    also: [],
  }),
  plots: [{ ...PLIM, when: OF }],
  talk: {
    young: { yours: [() => 'How do you wave goodbye?'] },
    older: {
      wonder: [() => 'When could you have guessed what a plim is?'],
      yours: [() => 'Have you ever had to say a goodbye that weighed a lot?'],
    },
  },
};
