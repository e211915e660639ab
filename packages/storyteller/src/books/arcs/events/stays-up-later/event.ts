import { ableFriend } from '../able-friend.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { BOTH_ENDS } from './both-ends.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const OLDER = String.raw`(?:(?:big |older |elder )?(?:brothers?|sisters?|siblings?)|older one|big one|the others|everyone else|everybody else|everyone|everybody)`;
const LATER = String.raw`(?:stays?|staying|be|remain) (?:up|awake) (?:\p{L}+ ){0,2}?(?:later|longer|late)\b`;

/** Somebody older may stay up later. There is another half hour, at the other end, and nobody uses it. */
export const STAYS_UP_LATER: StoryEvent = {
  id: 'stays-up-later',
  quarrel: true,
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    String.raw`\b${OLDER}\b[^.]{0,30}\b(?:${LATER}|stays? up\b|later bedtime|go(?:es)? to bed (?:\p{L}+ )?later|bed later)|\b${LATER}\b[^.]{0,30}\b${OLDER}\b|\b(?:to bed|bedtime|asleep) (?:\p{L}+ )?(?:before|earlier than|sooner than) (?:\p{L}+ ){0,2}?(?:brother|sister|siblings?)|\b(?:being|i am|i['’]m|is|be) (?:the )?(?:younger|youngest|little|littlest|smallest)(?: one| child)?(?: (?:in|of) (?:the|our|my) family| of (?:two|three|four|us))?\b(?! of the litter)(?=[^.]{0,40}\b(?:bed|bedtime|fair|first|brother|sister|stay|family|not allowed|always)\b|[.!?]?$)|\bwants? to stay up (?:late|later|longer)\b|\bdifferent bedtimes?\b|\bwhy (?:do|must) i (?:have to )?go to bed (?:first|so early|before)\b`,
    'iu',
  ),
  not: /\b(?:fireworks|christmas|new year|santa|midnight feast|sleepover|won['’]?t sleep|can['’]?t sleep|afraid|scared|monster|dark|baby|owl|bat|vampire|ghost|tallest|giant|kitten|puppy|race|races|football|team|school|class|runt|litter|planet|star|dinosaur|dragon|robot|tree|not heard|invisible)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    theme.hero?.plural !== true &&
    !/^(?:sea|vehicle|insect|thing)$/.test(theme.hero?.being?.isa ?? ''),
  reads: ({ hero }) => ({
    ...NOTHING_ELSE,
    hero:
      hero?.being?.isa === 'person' || /^(?:brother|sister|sibling|one|stay)s?$/i.test(hero?.word ?? '')
        ? null
        : somebody(hero),
    other: null,
    thing: about('bread'),
    wish: null,
  }),
  plots: [standsApart(ableFriend(BOTH_ENDS))],
  talk: {
    young: { yours: [() => 'Who is up first here, and who is up last?'] },
    older: {
      wonder: [() => 'Which half of it would you rather have seen?'],
      yours: [() => 'What is there at the other end of your day?'],
    },
  },
};
