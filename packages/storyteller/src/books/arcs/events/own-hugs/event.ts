import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { A_PAW } from './a-paw.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const HUG = String.raw`(?:hug|kiss|cuddle|tickle|tickl|cuddl)(?:s|es|ed|ing|y)?`;
const NOT = String.raw`(?:doesn['’]?t|does not|don['’]?t|do not|didn['’]?t|did not|never|hates?|hated|won['’]?t|will not|dislikes?|refus\w+|no|not|rather not|(?:says?|said|saying|say) ["'“‘]?no["'”’]?(?: thank you| thanks)?)`;

/** Somebody says how near others may come. Touch that is no matter for a comedy is told by the frame that knows it. */
export const OWN_HUGS: StoryEvent = {
  id: 'own-hugs',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    String.raw`\b${NOT},? (?:(?:always|really|even|just|want|wants|wanted|like|likes|liked|have|has|having|getting|being|been|be|get|need|thank you|thanks|to|for|a|an|any|big|wet|more|the|give|gives|giving|all|everyone|everybody|people) )*${HUG}\b|\b(?:choos\w*|decid\w*|up to (?:me|him|her)|picks?) (?:\p{L}+ ){0,3}?(?:who|whether|if|when|how) (?:\p{L}+ ){0,4}?${HUG}\b|\b${HUG} (?:(?:is|are|it['’]?s|be) )?(?:(?:my|his|her|your) (?:choice|own)|up to (?:me|him|her|you)|only if|must be asked)\b|\bask(?:s|ed|ing)? (?:first )?before (?:\p{L}+ ){0,3}?${HUG}\b|\b${HUG} (?:\p{L}+ ){0,2}without asking\b|\b(?:wave|handshake|high[- ]five|fist bump|shak\w+ (?:hands|paws))\b.{0,20}\b(?:instead of|not|rather than) (?:an? )?${HUG}\b|\b(?:rather|prefers?|wants? to) (?:to )?(?:wave|shake (?:hands|paws|a paw))\b|\bshak(?:es|ing|e) paws\b|\b(?:stop|no more|enough) ${HUG}\b|\btoo many (?:hugs|kisses|cuddles|tickles)\b|\b(?:is|being) (?:tickled|hugged|kissed) too much\b|\b${HUG} (?:(?:me|him|her|us|them) )?(?:(?:too|so) (?:much|often|hard)|all the time)\b|\b(?:nobody|no ?one) (?:has to|should have to|must) ${HUG}\b|\b(?:wet|sloppy|big) kiss(?:es)?\b`,
    'iu',
  ),
  not: /\b(?:private|secret\w*|pants|knickers|bottom|bum|strangers?|creepy|uncomfortable|unsafe|abus\w*|naked|undress\w*|touch\w*|lips|boyfriend|girlfriend|bull\w*|teas(?:e|ed|es|ing)|goodnight|good night|bedtime|princess|prince|frog prince|died|dead|sad|ill|sick|(?:nobody|no ?one)(?! (?:has to|should|must))|cactus|(?<!(?:never|not|n['’]?t|rather) )wants? a (?:hug|cuddle|kiss)$|needs? a (?:hug|cuddle)|hurts?|scared|afraid|frightened|babysitter|coach|man|men)\b/iu,
  fits: (theme) => onTheGround(theme) && !/^(?:sea|vehicle|insect|thing)$/.test(theme.hero?.being?.isa ?? ''),
  reads: ({ hero, other }) => ({
    ...NOTHING_ELSE,
    hero: somebody(hero),
    other: somebody(hero) === null ? null : somebody(other),
    thing: null,
  }),
  plots: [standsApart(A_PAW)],
  talk: {
    young: { yours: [() => 'What do you like best for hello?'] },
    older: {
      wonder: [() => 'Why did it come at last?'],
      yours: [() => 'How do you like to say hello, and does it change?'],
    },
  },
};
