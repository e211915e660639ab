import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { STRING } from './string.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const KIN = String.raw`(?:mum(?:my|s)?|mom(?:my)?|mama|mother|dad(?:dy|s)?|papa|father|parents?)`;

/** Somebody of the family comes home after bedtime. */
export const HOME_LATE: StoryEvent = {
  id: 'home-late',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    String.raw`\b${KIN}\b[^.]*\b(?:home late|late home|works? (?:(?:so|too|very) )?(?:late|nights|at night|a lot)|working (?:late|nights|at night)|night shifts?|(?:is|are|comes?|gets?|coming|getting) (?:home )?(?:so |very )?late|out for the evening|goes? out for)\b|\bwait\w* (?:up )?(?:for|until) (?:\p{L}+ ){0,2}?${KIN}(?: (?:to )?(?:come|comes|get|gets|be|is)(?: back)?(?: home)?| home)?(?: from work)?$`,
    'iu',
  ),
  not: /\b(?:school|nursery|pick\w* up|collect\w*|hospital|baby|born|army|soldier|away|abroad|prison|divorc\w*|weekend|never|died|ill|lost|airport|station|birthday|christmas|santa)\b/i,
  fits: (theme) => onTheGround(theme) && theme.raw.length < 100 && theme.hero?.being?.isa !== 'vehicle',
  reads: ({ hero, other, raw }) => ({
    ...NOTHING_ELSE,
    hero: hero?.being && !/^(?:person|thing)$/.test(hero.being.isa) ? hero : null,
    other: somebody(other),
    thing:
      hero?.being && hero.being.isa !== 'person'
        ? null
        : about(new RegExp(KIN, 'iu').exec(raw)?.[0].toLowerCase() ?? 'string'),
  }),
  plots: [STRING],
  talk: {
    young: { yours: [() => 'What is the last thing that happens before you sleep?'] },
    older: {
      wonder: [() => 'What was the string for, at first and later?'],
      yours: [() => 'Where would you lead a string in our house?'],
    },
  },
};
