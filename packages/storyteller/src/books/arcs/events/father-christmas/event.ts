import { NOTHING_DONE, onTheGround, type StoryEvent } from '../event.ts';
import { somebody } from '../page.ts';
import { FIVE_MINUTES } from './five-minutes.ts';
import { himself, OF_HIM } from './himself.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** A night in which he is met. What he brings is left to each family, and whether he is real is no question here. */
export const FATHER_CHRISTMAS: StoryEvent = {
  id: 'father-christmas',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:wait\w*|stay\w* (?:up|awake)|look\w*|listen\w*) (?:up )?(?:for|to) (?:santa(?: claus)?|father christmas)\b|\b(?:santa(?: claus)?|father christmas)(?: (?:falls|fell|is|was) (?:fast )?asleep| sleeps| oversleeps| visits| comes| is (?:coming|here))?\b|\bsanta(?: claus)?\b|\bfather christmas\b|\b(?:saint|st\.?) nick(?:olas)?\b/iu,
  not: /\b(?:stuck|chimney|lost|loses|losing|sick|ill|a cold|flu|scared|afraid|fear\w*|frightened|real|believ\w*|letters?|writ\w+|beard|hot|beach|summer|school|space|moon|stole\w*|steals?|thief|wife|mrs|workshop|elf|elves|reindeer|rudolph|sleigh|sledge|diet|naughty|grinch|holiday|birthday|dinosaurs?|pirates?|cancel\w*|forg[eo]t\w*|wants? (?:to be|a)|costume|shopping centre|grotto|dad\w* dressed)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    (theme.clause === null || /\b(?:sleep|asleep|wait|visit|come|coming|late)/i.test(theme.clause)) &&
    [theme.hero, theme.other].every(
      (each) => !each?.being || OF_HIM.test(each.word) || !/^(?:thing|vehicle|sea)$/.test(each.being.isa),
    ),
  // He is the second one, and whoever wakes him the first.
  reads: ({ hero, other, raw }) => ({
    ...NOTHING_DONE,
    hero: [hero, other].map(somebody).find((each) => each && !OF_HIM.test(each.word)) ?? null,
    other: himself(raw),
    thing: null,
    place: null,
    occasion: null,
  }),
  plots: [FIVE_MINUTES],
  talk: {
    young: { yours: [() => 'What gets you out of bed?'] },
    older: {
      wonder: [() => 'Why did he wake up when nothing else had worked?'],
      yours: [() => 'What would you have tried?'],
    },
  },
};
