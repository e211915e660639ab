import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { NO } from './no.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Somebody says no to everything, also to what they would like. */
export const SAYS_NO: StoryEvent = {
  id: 'says-no',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:says?|said|saying|shouts?|always|only) (?:always |only |just )?["'“‘]?no\b["'”’]?!?(?= |$)|\bkeeps? saying ["'“‘]?no\b|\bno to (?:everything|everyone|everybody|anything)\b|\b(?:favou?rite|only|first) word (?:is|was) ["'“‘]?no\b|^no,? (?:says|said)\b|^(?:(?:the|a|an|our|my) )?(?:very |little |old |big |most |really )*(?:grumpy|grouchy|grumpiest|bad-tempered|contrary) (?:little |old )?\p{L}+$|\bwho (?:is|was|are) (?:always |so |very |too )?(?:grumpy|grouchy|bad-tempered|contrary)$|^(?:mia says no|no!?|no no no!?)$/iu,
  not: /\b(?:no one|no more|no time|no longer|no school|noah|says no to (?:bull|drugs|strangers|a fight)|bull\w*|dad|mum|mummy|daddy|grandpa|grandma|granny|teacher|bath|bed|bedtime|sleep|food|eat|vegetables|peas|monsters?|school|nap)\b/iu,
  fits: (theme) =>
    onTheGround(theme) &&
    theme.other === null &&
    !theme.hero?.plural &&
    (!theme.hero?.being || !/^(?:sea|thing|vehicle)$/.test(theme.hero.being.isa)),
  reads: ({ hero, raw }) => ({
    ...NOTHING_ELSE,
    thing: null,
    hero: hero?.being && !/\b(?:toddler|baby)\b/i.test(raw) ? hero : null,
  }),
  plots: [NO],
  talk: {
    young: { yours: [() => 'Do you want to stay up all night and eat nothing but soap?'] },
    older: {
      wonder: [() => 'What kind of question made a no into a yes?'],
      yours: [() => 'When did you say no, and wished a moment later that you had not?'],
    },
  },
};
