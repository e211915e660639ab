import { ableFriend } from '../able-friend.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { THE_NEWS } from './the-news.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const ACHE = String.raw`(?:(?:tummy|belly|stomach)[- ]?(?:aches?|hurts?|pains?|bugs?)|(?:tummy|belly|stomach|tum) (?:is |that |always |often |only |feels? )*(?:hurts?|aches?|sore|funny|hurting|aching|growls)|(?:funny|sore|poorly|bad|wobbly) (?:tummy|belly|stomach)|butterfl(?:y|ies) in (?:\p{L}+ )?(?:tummy|belly|stomach))`;
const MONDAY = String.raw`(?:mondays?(?: mornings?)?|(?:school|nursery) (?:mornings?|days?)|before (?:school|nursery)|sunday (?:evenings?|nights?))`;

/** A tummy ache that comes by the calendar. It is real, a grown-up listens, and it is nothing that a book should name. */
export const MONDAY_TUMMY: StoryEvent = {
  id: 'monday-tummy',
  quarrel: true,
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    String.raw`\b${ACHE}\b.{0,40}\b${MONDAY}\b|\b${MONDAY}\b.{0,40}\b${ACHE}\b|\bmonday (?:tummy|belly|stomach|morning feeling|morning blues|blues)\b|\b(?:monday|mondays) (?:is |are )?in (?:my|his|her|its|the|a) (?:tummy|belly|stomach)\b|\b(?:hates?|hated|dislikes?|does(?:n['’]?t| not) like|never liked|can['’]?t stand|dreads?|afraid of|scared of|allergic to) mondays?(?: mornings?)?\b`,
    'iu',
  ),
  not: /\b(?:six weeks|months|refus\w*|part time|reduced|bull(?:y|ied|ies|ying)|hospital|doctor said|appendi\w*|vomit\w*|coeliac|crohn\w*|constipat\w*|autis\w*|panic\w*|ate too|too (?:much|many)|sweets|party|pirate|full moon)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    theme.hero?.plural !== true &&
    !/^(?:sea|vehicle|insect|thing)$/.test(theme.hero?.being?.isa ?? ''),
  reads: ({ hero, other }) => ({
    ...NOTHING_ELSE,
    hero: somebody(hero),
    other: somebody(hero) === null ? null : somebody(other),
    thing: about('notebook'),
  }),
  plots: [standsApart(ableFriend(THE_NEWS))],
  talk: {
    young: { yours: [() => 'Where does a Monday sit in you?'] },
    older: {
      wonder: [() => 'What was in that Monday?'],
      yours: [() => 'Which bit of a Monday is the heaviest, and who knows about it?'],
    },
  },
};
