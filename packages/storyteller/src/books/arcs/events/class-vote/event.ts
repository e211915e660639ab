import { onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { WOBBLE } from './wobble.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Somebody stands for election, in a class or a village. */
export const CLASS_VOTE: StoryEvent = {
  id: 'class-vote',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:class|school|student|team) (?:president|council\w*|captain|rep(?:resentative)?s?|elections?|vote|parliament|leader|monitor|prefect)\b|\bhead (?:boy|girl)\b|\bprefect\b|\bline leader\b|\b(?:runs?|running|ran|stands?|standing|stood|elected|voted|votes?|voting|election|campaign\w*|wants to be|becom(?:e|es|ing)|to be)\b[^.]*\b(?:president|mayor|council\w*|captain of the class)\b|\b(?:wins?|winning|won|loses|losing|lost|a|the|an) (?:\p{L}+ )?(?:election|vote)\b/iu,
  not: /\b(?:real president|pirate captain|space|ship|king|queen|football captain|ghost|scared|afraid|war|bull\w*|every day|of the united|usa|america)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    (!theme.hero?.being || theme.hero.known !== true || !/^(?:thing|vehicle|sea|insect)$/.test(theme.hero.being.isa)),
  reads: ({ hero }) => {
    const who =
      hero && /\b(?:president|mayor|council\w*|captain|leader|monitor|prefect|boy|girl|election|vote)$/.test(hero.word)
        ? null
        : somebody(hero);
    return {
      hero: who,
      other: null,
      thing: about('table'),
      place: null,
      relation: 'none',
      clause: null,
      want: null,
      wish: null,
      first: null,
      activity: null,
    };
  },
  plots: [WOBBLE],
  talk: {
    young: { yours: [() => 'What wobbles at your house?'] },
    older: {
      wonder: [() => 'Why had ten of them voted for the table?'],
      yours: [() => 'What is the one thing you would really mend?'],
    },
  },
};
