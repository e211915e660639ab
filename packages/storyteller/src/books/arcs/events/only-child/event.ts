import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { NOBODY } from './nobody.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const SIBLINGS = String.raw`(?:brothers?|sisters?|siblings?)`;

/** One child in the house, and so never a doubt who did it. Nobody is missing, and nobody comes. */
export const ONLY_CHILD: StoryEvent = {
  id: 'only-child',
  quarrel: true,
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    String.raw`\b(?:an|my) only[- ](?:child|cub|kid|bear)\b|\bonly[- ]child(?:ren)?\b(?! (?:who|that|in|at|on|left|awake|to|of)\b)|\b(?:no|any|without(?: an?)?|never had an?|not got an?) (?:older |big |little )?${SIBLINGS}(?: (?:or|and|nor) (?:no |any )?${SIBLINGS})?(?=$|[,.!?]| (?:and|but|so|to|at)\b)|\b(?:want(?:s|ed|ing)?|wish(?:es|ed)?(?: for| (?:i|she|he|they) had)?|would (?:like|love)|ask(?:s|ed|ing)? for|long(?:s|ing)? for|dreams? of) (?:to have )?an? (?:big |little |older )?(?:brother|sister|sibling)\b|\b(?:everyone|everybody|all (?:my|his|her|the) (?:other )?\p{L}+) (?:else )?ha(?:s|ve) (?:got )?(?:an? )?(?:big |little )?${SIBLINGS}(?: (?:or|and) (?:an? )?${SIBLINGS})?\b|\bthe only (?:kid|child) (?:at home|in (?:my|our|his|her|the) (?:house|home|family))\b|^(?:it['’]?s |it is )?(?:just|only) (?:me and )?(?:my )?(?:mum(?:my)?|dad(?:dy)?)(?:,| and) (?:(?:my )?(?:mum(?:my)?|dad(?:dy)?)(?:,? and me)?|me)$`,
    'iu',
  ),
  not: /\b(?:died?|dead|heaven|hospital|ill|miscarr\w*|stillb\w*|new (?:baby|brother|sister)|bab(?:y|ies)|pregnan\w*|expecting|step|half|adopt\w*|foster\w*|twins?|triplets|divorc\w*|separat\w*|moved out|bull\w*|moon|space|magic|robot|imaginary|lonely|sad|cries|crying|dragons?['’]? sister|princess|prince|fight\w*|share|sharing|dog|cat|puppy|kitten|pet)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    // Whoever is named with a sister has one.
    !/\b(?:my|our) (?:\p{L}+ )?(?:brother|sister|twin)s?\b(?! (?:one day|please))/iu.test(theme.raw) &&
    (somebody(theme.hero) === null || theme.hero?.plural !== true) &&
    !/^(?:sea|vehicle|insect|thing)$/.test(somebody(theme.hero)?.being?.isa ?? ''),
  reads: ({ hero }) => ({
    ...NOTHING_ELSE,
    hero: hero?.being?.isa === 'person' ? null : somebody(hero),
    other: null,
    thing: about('cup'),
  }),
  plots: [NOBODY],
  talk: {
    young: { yours: [() => 'Who did that? Was it you?'] },
    older: {
      wonder: [() => 'Why was it nice to be in trouble?'],
      yours: [() => 'What has Nobody done at your house?'],
    },
  },
};
