import type { Entity } from '../../../theme.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { ONE_VIEW } from './one-view.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Whom a child films at home. */
const isFilmed = (each: Entity | null): boolean => /^(?:pet|farm)$/u.test(each?.being?.isa ?? '');
const isNobody = (each: Entity | null): boolean =>
  !each?.being || isFilmed(each) || /\b(?:youtuber|vlogger|girl|boy|influencer|streamer|star)\b/iu.test(each.word);

/** A child makes films for a channel of their own, and hardly anybody looks. */
export const OWN_CHANNEL: StoryEvent = {
  id: 'own-channel',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\byou ?tube(?:rs?)?\b|\bvlog(?:s|ger|gers|ging)?\b|\binfluencers?\b|\b(?:video|own|new|a|his|her|the) channel\b|\b(?:makes?|making|films?|filming|records?|posts?|posting) (?:\p{L}+ ){0,3}?videos?\b|\b(?:watch\w*|sees?|likes?) (?:my|his|her) videos?\b|\b(?:million|thousand) (?:views|viewers|subscribers|likes)\b/iu,
  not: /\b(?:video games?|game|too much|addict\w*|turn off|swim\w*|english channel|tunnel|scared|mean comments?|bull(?:y|ied|ies)|not allowed|alien|robot|ghost|tv channel|news)\b/i,
  fits: (theme) => onTheGround(theme) && isNobody(theme.hero) && isNobody(theme.other),
  reads: ({ hero, other }) => ({
    ...NOTHING_ELSE,
    hero: null,
    other: [other, hero].find(isFilmed) ?? null,
    thing: about('camera'),
    wish: null,
  }),
  plots: [standsApart(ONE_VIEW)],
  talk: {
    young: { yours: [() => 'Who would you like to look at a film of yours?'] },
    older: {
      wonder: [() => 'What did the one who looked see in it?'],
      yours: [() => 'Would you rather be seen by many, or by one who needs it?'],
    },
  },
};
