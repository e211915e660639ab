import { standsIn } from '../words/may-stand.ts';
import { ONLY_AT_A_HOSPICE } from '../frames/at-a-hospice.ts';
import { isDeathOnlyFeared } from './death-only-feared.ts';
import { OWN_ILLNESS } from './own-parent.ts';

/** Told only where one of these is said: nobody hears of dementia because a grandfather shouted. */
const WHERE_SAID: Readonly<Record<string, RegExp>> = {
  // Hands are washed at every basin.
  'bath-time': /^(?![^]*\bwash\w* (?:his |her |their )?hands\b)|\b(?:bath\w*|shower\w*|tub|hair|shampoo)\b/i,
  // Where there are two mums, a question about the real one is asked of children who were adopted by nobody.
  adoption:
    /^(?![^]*\b(?:two|2) (?:mum|mom|mother|dad|father|papa)\w*)|\b(?:adopt\w*|birth (?:mum|mother|mom|dad|father|family|parents?)|foster\w*|special guardian\w*|sgo)\b/i,
  // Whoever is ill, and asked after, has not died.
  'somebody-died':
    /^(?![^]*\b(?:cancer|chemo\w*|radiotherapy|tumou?r|lump|diagnos\w*|ms|dialysis)\b)|\b(?:died|dead|killed|pass(?:ed|ing) away|passed|funeral\w*|death of|suicide|lost (?:his|her|their|our|my) (?:mum|mummy|mom|dad|daddy|brother|sister|uncle|aunt\w*|cousin|friend|best friend|teacher|coach|neighbour))\b/i,
  // Where it is the parent who writes that is ill, the story is about that parent.
  'hard-times': new RegExp(`^(?![^]*${OWN_ILLNESS.source})`),
  // Grandparents who come to stay for Christmas are alive.
  'grandparent-death':
    /\b(?:die[sd]?|dead|dying|death|pass(?:ed|ing|es)?|lost|los(?:e|ing)|loss|gone|miss(?:es|ing|ed)?|heaven|funeral\w*|cremat\w*|grave\w*|cemetery|coffin|buried|bury|burial|ashes|ghost|wake|grie\w+|mourn\w*|bereav\w*|anniversary|without|no longer|not here|(?:com(?:e|ing)|be|is) back|where (?:he|she|nan\w*|gran\w*|they) (?:is|are|went|has|have|goes?)|used to|remember\w*|memor\w*|never (?:met|see)|ill|illness|sick|cancer|hospice|hospital|stroke|heart attack|coma|stars?|angel|empty|get better|getting better|palliative|terminal|last (?:days|weeks|months)|very old|end of life|mur[ií]\w*|muert\w*|falleci\w*|perd\w+|extra[ñn]\w*|duelo)\b/i,
  // A small child is put down as well.
  'pet-death':
    /\b(?:died|dead|dying|dies?|death|passed away|kill\w*|buried|bury|put to sleep|(?:had to be|being|to be|was|were|having (?:him|her|them|it)) put down|gone|lost|miss(?:es|ing)?|vets?|run over|hit by|mur[ií]\w*|muert\w*|pets?|dogs?|cats?|puppy|kitten|rabbits?|hamsters?|guinea pigs?|gerbils?|budgie|parrot|tortoise|pony|horse|goldfish|fish|snail|chickens?|hens?|snake|lizard|gecko|rats?|mouse|perr\w|gat\w)\b/i,
  // A wish for dear shoes says nothing of what a family has.
  'money-is-tight':
    /^(?![^]*\b(?:designer|branded|nike|adidas|labels?)\b)|\b(?:money|afford\w*|tight|skint|broke|poor\w*|jobs?|redundan\w*|bills?|cheap\w*|cost\w*|expensive|budget\w*|debts?|wages?|can'?t (?:buy|have))\b/i,
  // Tears after a move, a parting or a lost job are no illness.
  'parent-depressed':
    /^(?![^]*\b(?:(?:had|have|having) to move|mov(?:ed?|ing) (?:in|back) with|(?:has|have|dad|daddy|he) left us|lost (?:her|his|my|our) (?:job|home|house)|eviction|evicted|split up|divorc\w*|broke(?:n)? up)\b)|\b(?:depress\w*|low mood|mental\w*|anxiety|ill|unwell|poorly|post ?natal|antidepress\w*|medication|in bed|bipolar|therapy|therapist|breakdown)\b/i,
  'grandparent-dementia':
    /\b(?:dementia|alzheimer\w*|demencia|forg[eo]t\w*|confus\w*|memory|muddl\w*|remember\w*|recogni[sz]e\w*|repeat\w*|wander\w*|care home|who (?:he|she|they|i) (?:is|are|am)|knows? (?:him|her|them|us|me)|call(?:s|ed|ing)? (?:him|her|them|me)|same (?:question|story)|wrong name|lost|not (?:him|her)self|mind|same thing|(?:since|because) (?:he|she|they) (?:has )?changed|thinks (?:he|she|they|i|we|it)(?:'s| is| am| are)? (?:his|her|their|in|a|the|my)|acts? (?:so )?strange\w*|catch it)\b/i,
  stutter:
    /\b(?:stutter\w*|stammer\w*|studder\w*|stuck|bump\w*|block\w*|repeats?|repeating|dysfluen\w*|disfluen\w*|words? out|sounds?|get(?:s|ting)? (?:\w+ )?out|tartamud\w*|trips? over|\w-\w-\w+|finish\w*|c c c|i i i|(?:can(?:not|'?t)|can i not|won'?t) (?:talk|speak|say (?:it|words))|words? (?:won'?t|don'?t|do not|will not))\b/i,
  'friend-moving-away':
    /\b(?:mov(?:e|es|ed|ing)|leav(?:e|es|ing)|left|emigrat\w*|going (?:away|to live|back|to (?:a|another))|went|gone|abroad|new school|(?:different|another|other) (?:school|class|city|town|country)|last (?:day|week|term)|goodbye party|miss(?:es|ing|ed)?|no longer|any ?more|far|goes|secondary|mud\w+|se va|chang(?:es|ing) schools?|(?:say|saying) goodbye|never have a friend again|long[- ]distance)\b/i,
  jealousy:
    /\b(?:jealous\w*|rival\w*|env(?:y|ious|ies)|attention|(?:un)?fair|cuddl\w*|hug\w*|lap|bab(?:y|ies)|favou?rite|better|best|more|compare\w*|prais\w*|presents?|birthdays?|part(?:y|ies)|won|wins?|prize|(?:gets?|got|has|have|had) (?:an?|the|more|all|new|to|his|her|their|everything)|friends?|play\w*|lov\w+|likes?|ill|poorly|hospital|cancer|leuk\w*|chemo\w*|asks? (?:about|after|how)|special|phone|instagram|online|celos\w*|shar\w+|mine|wants?|copies|spoilt|everything|new)\b/i,
  'body-routine-done':
    /^(?![^]*\b(?:helped|showed|took|told|taught) (?:an? |the |his |her |their |another |some)(?!own\b))/i,
  // Whoever counted fish at the dentist has put nothing right.
  'put-right':
    /\b(?:sorry|apolog\w*|truth|true|honest\w*|own(?:ed|s)? up|admit\w*|confess\w*|told (?:me|us|him|her|the|his|their|mr|mrs|miss)|made? (?:it )?up|mend\w*|fix\w*|repair\w*|replac\w*|paid|pay|g(?:ave|ive\w*) (?:it |them )?back|return\w*|took (?:it |them )?back|clean(?:ed|s)? (?:it )?up|forg[ai]ve\w*|put (?:it |things )?right|perd[oó]n|disculp\w*|verdad|note|letter|card|wrote|asked|help\w*|t[ia]d(?:y|ied))\b/i,
  // Plates are washed and beds made on an expedition as well.
  'helped-at-home':
    /^(?![^]*\b(?:expedition|duke of edinburgh|dofe|d of e|camping|camp|campsite|campfire|(?:at|with|on|for) (?:the |a )?(?:cubs?|scouts?|brownies?|guides?|beavers|rainbows)\b|pack holiday|forest school|residential|school trip|day out|hik(?:e|ed|ing)|tents?)\b)/i,
  'tried-again':
    /^(?![^]*\b(?:stop\w*|paus\w*|rest\w*|sit|sat)\b[^.]{0,20}\b(?:inhaler|puffer|breath\w*|breather|insulin|sugar|medic\w*|rest|drink|snack)\b)[^]*?\b(?:again|second|third|fourth|(?<!\bstop(?:ped|s)? )twice|fail\w*|(?:kept|keeps|keep)(?! (?:on )?(?:going|calm|his|her|their|up|quiet|still|dry|the|a)\b)|still|retr\w+|resat|re-?sit\w*|until|after|finally|at last|gave up|give up|giving up|mistakes?|wrong|fell|back (?:on|up|to)|eventually|tried|try|tries|times|despite|although|even though|this time|persever\w*|stuck (?:at|with)|another go|rebuilt|practi[sc]\w+|otra vez|de nuevo)\b/i,
};
/** Stories that say of somebody by name that they died, or are going to. */
const OF_A_DEATH: ReadonlySet<string> = new Set(['grandparent-death', 'pet-death', 'somebody-died']);

/** Whether a parent's words do not bear a situation out. */
export function isUnsaid(id: string, words: string): boolean {
  const said = WHERE_SAID[id];
  return (
    (said !== undefined && !standsIn(said, words)) ||
    (OF_A_DEATH.has(id) && (isDeathOnlyFeared(words) || ONLY_AT_A_HOSPICE.test(words)))
  );
}
