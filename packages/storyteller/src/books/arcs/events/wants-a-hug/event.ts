import { NOTHING_DONE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { NOT_NOW } from './not-now.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const WANTS =
  /\b(?:wants?|wanted|needs?|needed|wish(?:es|ed)?|likes?|loves?|loved|longs|looking|just|gives?|could ?n[o']t|can(?:no|')t|no ?(?:body|one))\b (?:\p{L}+ ){0,4}(?:hugs?|hugging|hugged|cuddles?|cuddling|cuddled)\b|\bhug (?:me|a)\b|\b(?:cuddly|cuddle) (?:tiger|lion|crocodile|shark|dragon|monster|hedgehog|porcupine|cactus)\b/iu;

/** Somebody whom nobody hugs wants to be hugged. */
export const WANTS_A_HUG: StoryEvent = {
  id: 'wants-a-hug',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: WANTS,
  not: /\b(?:mummy|mum|daddy|dad|grandma|granny|bedtime|tree|goodbye|good night|baby|sister|brother|sad|ill|sick|doesn'?t|does not|don'?t|never wants?|all the time|won'?t|choos\w*|hates?|no more|without|lost|snakes?|worms?|fish|whale|eel|octopus|squid|spiders?)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    theme.hero !== null &&
    theme.hero.being !== null &&
    !theme.hero.plural &&
    !/^(?:boy|girl|child)$/.test(theme.hero.word),
  reads: ({ other, raw }) => ({
    ...NOTHING_DONE,
    other: somebody(other),
    thing: about(/cuddl/i.test(raw) ? 'cuddle' : 'hug'),
  }),
  plots: [standsApart({ ...NOT_NOW, when: WANTS })],
  talk: {
    young: { yours: [() => 'Who hugs you best?'] },
    older: {
      wonder: [() => 'Why did nobody say what it really was?'],
      yours: [() => 'What is the silliest excuse that you have ever heard?'],
    },
  },
};
