import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { THE_BASKET } from './the-basket.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const SCHOOL = String.raw`(?:class|lessons?|school|assembly|maths|quiet reading|story time|register|nursery|carpet time)`;
const THEM = String.raw`(?:everyone|everybody|the (?:whole )?class|people|others|them|his friends|her friends|my friends|all the children|us|me)`;

/** Somebody who is funny at the wrong time, and once at the right one. Nobody is laughed at. */
export const CLASS_CLOWN: StoryEvent = {
  id: 'class-clown',
  quarrel: true,
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    String.raw`\b(?:class|classroom|school) (?:clown|joker)\b|\b(?:clown|joker|funniest (?:\p{L}+ )?) ?(?:of|in) (?:the|his|her|my|our) class\b|\bmak(?:es?|ing) ${THEM} (?:all )?(?:laugh|giggle)(?:ing)? (?:(?:at|in|during|when) |all the time)(?:the )?(?:wrong|${SCHOOL}|class|he|she|it|they|we)?|\b(?:jok(?:es?|ing)|silly|giggl(?:es?|ing)|laugh(?:s|ing)?|fool|clown(?:s|ing)?(?: around| about)?|messing (?:about|around)|funny (?:noises|faces)|faces)\b.{0,20}\b(?:in|at|during|through|middle of) (?:the |a |his |her )?${SCHOOL}\b|\b(?:laugh|giggl|jok)\w* at the wrong (?:time|moment)\b|\b(?:cannot|can['’]?t|never stops?|won['’]?t stop|always) (?:stop )?(?:jok(?:es|ing)|telling jokes|being silly|making people laugh|clowning)\b|\b(?:never|can['’]?t be|cannot be) serious\b`,
    'iu',
  ),
  not: /\b(?:circus|scared|afraid|frightened|king|queen|princess|prince|sad clown|laugh(?:ed|s|ing)? at (?:me|him|her|them|us|my|his|you)|teas(?:ed|es|ing)|bull\w*|competition|contest|shy|embarrass\w*|parp\w*|fart\w*|sneez\w*|hiccup\w*|joke book|knock knock|never laughs|dinosaur|pet|cr(?:y|ies|ied|ying))\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    somebody(theme.hero)?.plural !== true &&
    !/^(?:sea|vehicle|insect|thing)$/.test(somebody(theme.hero)?.being?.isa ?? ''),
  reads: ({ hero }) => ({
    ...NOTHING_ELSE,
    hero: /clown|joker/.test(hero?.word ?? '') ? null : somebody(hero),
    other: null,
    thing: about('basket'),
  }),
  plots: [THE_BASKET],
  talk: {
    young: { yours: [() => 'What makes you laugh at the wrong time?'] },
    older: {
      wonder: [() => 'Why was nothing said about the reason?'],
      yours: [() => 'When is it hardest not to laugh?'],
    },
  },
};
