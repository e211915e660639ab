import type { Theme } from '../../../theme.ts';
import { onTheGround, type StoryEvent } from '../event.ts';
import { RING } from './ring.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const SMALL_AS =
  /\b(?:(?:as|so) (?:small|tiny|little) (?:as|like)|(?:the )?size of) (?:an? )?(?:ants?|peas?|mouse|mice|beetles?|bugs?|insects?|ladybirds?|fl(?:y|ies)|buttons?)\b/i;
/** "If I was as small as an ant": the ant is only what one is as small as. */
const isOnlyCompared = ({ hero, raw }: Theme): boolean =>
  hero !== null &&
  SMALL_AS.test(raw) &&
  new RegExp(String.raw`\b(?:as|like|of) (?:an? )?${hero.word}s?\b`, 'i').test(raw);

const MET =
  /\b(?:meets?|met|finds?|found|with|sees?|saw|rides?(?: on)?|riding(?: on)?|rode(?: on)?|talks? to|friends with) (?:an? |the |some |two )?(?:\p{L}+ )?(?:ants?|snails?|beetles?|bees?|spiders?|ladybirds?|caterpillars?|worms?|woodl(?:ouse|ice)|bugs?|insects?)\b/iu;
const IS_TINY = /^(?:ant|snail|beetle|bee|spider|ladybird|caterpillar|worm|woodlouse|bug|insect)$/;
/** "Sam shrinks and meets ants and a snail": these are met, and it is the child who is small. */
const isOnlyMet = ({ hero, raw }: Theme): boolean =>
  hero !== null &&
  IS_TINY.test(hero.word) &&
  MET.test(raw) &&
  !new RegExp(`^(?:an? |the )?${hero.word}`, 'i').test(raw);

/** "Everyone shrinks except the dog": the dog is the one of whom it is not told. */
const isExcepted = ({ hero, raw }: Theme): boolean =>
  hero !== null &&
  new RegExp(
    String.raw`\b(?:except|but not|apart from|all but|but) (?:for )?(?:the|our|my|her|his) ${hero.word}\b`,
    'iu',
  ).test(raw);

/** Somebody is as small as an ant for a day. */
export const SHRUNK: StoryEvent = {
  id: 'shrunk',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:shrinks?|shrank|shrunk|shrinking|(?:the )?(?:smallest|tiniest|littlest) (?:\p{L}+ )?in the (?:whole )?(?:wide )?world|(?:as (?:small|tiny) as|(?:the )?size of) (?:an? )?(?:ants?|peas?|mouse|mice|beetles?|thumbs?|bugs?|insects?|ladybirds?|fl(?:y|ies)|buttons?))\b/iu,
  not: /\b(?:jumper|clothes|wash\w*|elephants?|giants?|sad|scared|afraid)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    (!/\b(?:smallest|tiniest|littlest)\b/i.test(theme.raw) || theme.hero === null || isOnlyMet(theme)) &&
    (theme.hero === null ||
      isExcepted(theme) ||
      isOnlyCompared(theme) ||
      isOnlyMet(theme) ||
      theme.hero.being?.isa === 'person' ||
      (theme.hero.being?.size ?? 3) > 2),
  // What they are as small as is only spoken of.
  reads: (theme) => ({
    clause: null,
    // "A girl who shrinks" is the child of the book.
    ...((theme.hero && /^(?:girl|boy|child|kid)$/.test(theme.hero.word)) ||
    isOnlyCompared(theme) ||
    isOnlyMet(theme) ||
    isExcepted(theme)
      ? { hero: null, relation: 'none' }
      : {}),
    ...(theme.other &&
    (isOnlyMet(theme) || /^(?:ant|pea|mouse|beetle|bug|insect|ladybird|fly|button)$/.test(theme.other.word))
      ? { other: null }
      : {}),
  }),
  plots: [RING],
  talk: {
    young: { yours: [() => 'Where would you go if you were very small?'] },
    older: {
      wonder: [() => 'What else in the house would be quite different if you were that small?'],
      yours: [() => 'What are you just the right size for, today?'],
    },
  },
};
