import type { Entity } from '../../../theme.ts';
import { NOTHING_ELSE, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';
import { STILL_HERE } from './still-here.ts';

/** The child up there, under whatever word: "a girl astronaut". */
const isChild = (each: Entity | null): boolean =>
  !each?.being ||
  each.being.isa === 'person' ||
  /astronaut|cosmonaut|space|station|rocket|moon|mars|planet|star/iu.test(each.word);

const UP_THERE = String.raw`\b(?:(?:astro|cosmo)nauts?|space ?stations?|space ?ships?|(?:in|from|to) (?:outer )?space|on (?:the moon|mars)|from (?:the moon|mars))\b`;
const HOME = String.raw`\b(?:miss(?:es|ing)? (?:\p{L}+ ){0,2}?(?:mum\w*|mom\w*|mama|mother|dad\w*|papa|father|parents|family|gran\w*|nan\w*|brother|sister|home)|homesick|(?:calls?|calling|phones?|phoning|rings?|ringing|talks? to) (?:\p{L}+ ){0,2}?(?:home|mum\w*|mom\w*|mama|mother|dad\w*|papa|father|family|gran\w*|nan\w*))\b`;

/** It is the parent who is up there, and the child at home. */
const PARENT_UP_THERE =
  /\b(?:mum|mom|mummy|mommy|mother|dad|daddy|father|parent)s? (?:who |that )?(?:is|['’]s|works|lives|goes|went|has gone|in space|on)\b/iu;

/** So few words say nothing of home. */
const FEW = 2;

/** A child is an astronaut, misses somebody at home, and finds a way to say so. */
export const CALLS_HOME: StoryEvent = {
  id: 'calls-home',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(`${UP_THERE}.*${HOME}|${HOME}.*${UP_THERE}`, 'iu'),
  not: /\b(?:aliens?|robots?|e\.?t\.?|martians?)\b/i,
  fits: ({ hero, other, raw }) => isChild(hero) && isChild(other) && !PARENT_UP_THERE.test(raw),
  // "Space" alone is a subject, and nobody's homesickness.
  needs: ({ raw }) => !PARENT_UP_THERE.test(raw) && raw.trim().split(/\s+/u).length > FEW,
  reads: () => ({
    ...NOTHING_ELSE,
    hero: null,
    other: null,
    thing: about('lamp'),
    wish: null,
  }),
  plots: [STILL_HERE],
  talk: {
    young: { yours: [() => 'How do you say good night at home?'] },
    older: {
      wonder: [() => 'Why did nobody at the station see the town sooner?'],
      yours: [() => 'How could you say "still here" to somebody far away, without a word?'],
    },
  },
};
