import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { ableFriend } from '../able-friend.ts';
import { standsApart } from '../stands-apart.ts';
import { AS_BIG_AS } from './as-big-as.ts';
import { otherVoice, SAYS } from './voices.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Somebody has the voice of somebody else: a cow that says miaow, a dog that quacks. */
export const OTHER_VOICE: StoryEvent = {
  id: 'other-voice',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: SAYS,
  not: /\b(?:learn\w* (?:to (?:speak|talk)|\p{L}+ (?:language|from))|lost|loses|scared|afraid|thinks? (?:it|he|she)(?:['’]s| is)|wants? to be|all (?:day|night)|too (?:loud|much)|never stops?|can['’]?t stop|keeps|moon|space|ghost|christmas|school|hiccups?|sneez\w*|loud|quiet|whisper\w*|please|sorry|no|hello|good ?night)\b/iu,
  fits: (theme) =>
    onTheGround(theme) &&
    theme.hero?.plural !== true &&
    (!theme.other?.being ||
      /^(?:person|thing)$/.test(theme.other.being.isa) ||
      theme.other.plural ||
      isVoiceOf(theme)) &&
    otherVoice(theme.raw, theme.hero?.being?.id) !== null,
  needs: ({ raw, hero }) => otherVoice(raw, hero?.being?.id) !== null,
  reads: ({ hero }) => ({
    ...NOTHING_ELSE,
    hero,
    other: null,
    thing: null,
    also: [],
  }),
  plots: [standsApart(ableFriend({ ...AS_BIG_AS, when: SAYS }))],
  talk: {
    young: { yours: [() => 'What does a cow say? And what else could it say?'] },
    older: {
      wonder: [({ hero }) => `What had the fox really seen, and what had ${hero} really said?`],
      yours: [() => 'What would you say if you had only one word?'],
    },
  },
};

/** "A dog who quacks like a duck": the duck is only whose voice it is. */
function isVoiceOf({ raw, hero, other }: Parameters<NonNullable<StoryEvent['needs']>>[0]): boolean {
  return otherVoice(raw, hero?.being?.id)?.of === other?.being?.id;
}
