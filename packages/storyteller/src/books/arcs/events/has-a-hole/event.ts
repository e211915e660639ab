import { type EventPlot, type Going, NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { ableFriend } from '../able-friend.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { KNITTED, wordOf } from './knitted.ts';
import { THREAD } from './thread.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';
import { toldWith } from '../told-with.ts';

/** "A sock with a hole" is what somebody has, and is nobody. */
const worn = (going: Going): Going => {
  const { A, K, company } = going;
  if (A === K || !new RegExp(`${KNITTED}s?$`, 'iu').test(A.kind)) return going;
  const mate = company.meet('piglet');
  return {
    ...going,
    A: K,
    a: K.name,
    B: mate,
    b: mate.name,
    third: null,
    comesToo: '',
    all: `${K.name} and ${mate.name}`,
  };
};
const WORN: EventPlot = toldWith(worn, THREAD);

/** A jumper or a blanket has a hole, and a thread hangs out of it. */
export const HAS_A_HOLE: StoryEvent = {
  id: 'has-a-hole',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    [
      String.raw`\b${KNITTED}s?\b[^.]*\b(?:hol(?:e|es)|thread|unravel\w*|came undone|comes undone)\b`,
      String.raw`\bhol(?:e|es) in (?:\p{L}+['’]?s? ){0,4}${KNITTED}s?\b`,
      String.raw`\bhole?y (?:\p{L}+ )?${KNITTED}s?\b`,
      String.raw`\b(?:loose|pulled|pulls|pulling) (?:the |a |on a |at a |at the )?(?:loose )?thread\b`,
      String.raw`\bunravel\w*\b[^.]*\b${KNITTED}s?\b`,
    ].join('|'),
    'iu',
  ),
  not: /\b(?:hole in (?:the|a) (?:ground|fence|wall|hedge|tree|roof|boat|bucket|road)|space|moon|christmas|stocking|football|golf|los(?:t|es?)|whole|keyhole|magic\w*|odd)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    [theme.hero, theme.other].every(
      (each) =>
        !each?.being ||
        new RegExp(`^${KNITTED}s?$`, 'i').test(each.word) ||
        (!each.plural && !/^(?:thing|vehicle|sea|insect)$/.test(each.being.isa)) ||
        each.being.id === 'teddy',
    ),
  reads: ({ hero, other, raw }) => ({
    ...NOTHING_ELSE,
    hero: hero?.being?.id === 'teddy' ? hero : somebody(hero),
    other: somebody(other),
    thing: about(wordOf(raw)),
    also: [],
  }),
  plots: [standsApart(ableFriend({ ...WORN, when: /\bhol(?:e|es|ey|ed)\b|\bthread|unravel|wool|knit|\bpull/i }))],
  talk: {
    young: { yours: [() => 'What of yours has a hole in it?'] },
    older: {
      wonder: [() => 'Where is all of the wool now? Can you say it in the right order?'],
      yours: [() => 'What would you never take off, not even for one evening?'],
    },
  },
};
