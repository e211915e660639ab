import { onTheGround, type StoryEvent } from '../event.ts';
import { isOfOwnCompanion } from '../own-companion/who.ts';
import { HIDING } from './hiding.ts';
import { BRIDGE } from './bridge.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Somebody far too big: a giant, a troll under a bridge, a gentle monster. */
export const GIANT: StoryEvent = {
  id: 'giant',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:giants?|ogres?|trolls?|yetis?|bigfoot)\b(?! (?:\p{L}+))|\b(?:giants?|ogres?|trolls?|yetis?) (?:who|that|which|called|named|and|in|on|under|at|with|from|by|next|behind|is|plays?|comes?|lives?|wants?|hides?)\b|\bmonsters? (?:who|that) (?:is|are|was) (?:very )?(?:kind|gentle|friendly|lonely|shy|nice|too big)\b|\b(?:gentle|big|huge|enormous|giant|kind|friendly|lonely|shy) (?:\p{L}+ )?(?:monsters?|ogres?|trolls?|yetis?)\b/iu,
  not: /\b(?:comes? to tea|under (?:the|my|his|her|\p{L}+['’]s) bed|wardrobe|cupboard|bedroom|sleep\w*|bed(?:time)?|afraid|scared|frightened|can'?t|cannot|won'?t|birthday|party|football|school|dentist|teeth|tooth|bath|potty|space|moon|sea|lake|loch|dragons?|princess\w*|prince|mermaids?|unicorns?|beanstalk|beans?|peach|squid|pumpkin|squirrel|snail|tiny|small(?:est)?|sneez\w*|snor\w*|hiccups?|bak\w+|cook\w*|cakes?|cookies?|eats?|turn(?:s|ed)? into|becomes?|christmas|halloween|king|queen|garden|selfish|sings?|danc\w*|lost|loses|fl(?:y|ies|ying)|causeway|children|cream|socks?|shoes?|knits?|paint\w*|teeth|book|robot|spiders?|goldfish|noise|loud|hair|says? no|only says|always says)\b/iu,
  fits: (theme) =>
    onTheGround(theme) &&
    !isOfOwnCompanion(theme) &&
    [theme.hero, theme.other].every((each) => !each?.being || each.being.isa !== 'vehicle'),
  reads: ({ thing }) => ({ relation: 'none', clause: null, thing }),
  plots: [HIDING, BRIDGE],
  talk: {
    young: { yours: [() => 'Where would you hide if you were as big as a hill?'] },
    older: {
      wonder: [() => 'What could people have seen sooner, if they had looked instead of running on?'],
      yours: [() => 'When was it good to be big, or small?'],
    },
  },
};
