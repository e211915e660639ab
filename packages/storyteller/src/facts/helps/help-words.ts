import { kinWords } from '../kin.ts';

/** Relatives as parents write them, for patterns. */
export const KIN = kinWords.join('|');
const AT_WORK =
  'teacher|helper|ta|lsa|teaching assistant|key ?worker|key person|childminder|nursery (?:nurse|teacher|lady|staff)|nurse|dentist|hairdresser|barber|coach|instructor|therapist|ot|nanny|babysitter|sitter|headteacher|school|teachers|staff|foster (?:mum|mom|dad|carer)|carer|godmother|godfather|step ?(?:mum|mom|dad)';
const OWNER = '(?:his|her|their|the|my|our)';

/** Who does it, where it is a grown-up: "I", "Grandma", "her teacher", "Mrs Lane". */
export const GROWN = String.raw`(?:i|we|you|one of us|someone|somebody|a grown-?up|an adult|mum and dad|mom and dad|(?:${OWNER} )?(?:lovely |school |class |reading |speech |play )*(?:${AT_WORK})|(?:${OWNER} )?(?:big |older )?(?:${KIN})|(?:my|her|his|their) (?:wife|husband|partner|(?:big |older )?(?:sister|brother))|(?:Mrs|Mr|Ms|Miss|Dr) [a-zà-ÿ'-]+)`;

/** What makes it better, behind what does: "helps", "does the trick", "brings him back down". */
export const EASES = [
  String.raw`(?:helps|help|helped|has helped|is helping|can help)\b(?! (?:with the|with his|with her|with their|out|in the|at|around|herself|himself|me|others|people|his (?!ears?|nerves|tummy|teeth|focus|concentration|worries|breathing|fingers|hands|temper|anger|mood|body|legs|mouth|skin|eyes|head|throat|pain)|her (?!ears?|nerves|tummy|teeth|concentration|worries|breathing|fingers|hands|temper|anger|mood|body|legs|mouth|skin|eyes|head|throat|pain|drop|sleep|calm|settle|focus|concentrate|cope|feel|relax|get|stay|manage|breathe|forget|through|nod|keep|know|eat|try|talk|see|when|if|to|and|a bit|a lot|massively|so|too|down|most|with|go|let|sit|do it|wait)[a-z]{3,}|their)\b)`,
  // "He can't do the work" is of no help.
  String.raw`(?<!\b(?:the|his|her|their|any|some|school|class|hard|enough|more|of|this|that|maths|home) )(?:works|work|worked|has worked)(?= (?:a treat|wonders|well|best|best|every|most|about|really|sometimes|better|too|when|if|like|as well|ok|okay|great|brilliantly|for (?:us|him|her|them)|magic|a bit|nicely|mostly|a charm|straight|at (?:nursery|school|home|night|bedtime))|$| ,)`,
  String.raw`do(?:es)? (?:the trick|wonders|it (?:for (?:him|her|them)|every time))`,
  String.raw`(?:calms?|calmed|settles?|settled|soothes?|soothed|relaxes|grounds|comforts|reassures|regulates|distracts|steadies|cheers) (?:him|her|them|it|everyone)\b`,
  String.raw`(?:calms|soothes|settles|relaxes)(?= (?:down|straight|right|really)|$)`,
  String.raw`brings? (?:him|her|them) (?:right |straight )?(?:back|down|round)`,
  String.raw`(?:gets?|got) (?:him|her|them) (?:through|to sleep|off|going|out of it|calm|back|over|settled|moving|past)`,
  String.raw`(?:gets?|lets?|letting) (?:it|it all|the (?:anger|cross|crossness|wobbles|wiggles|energy|feelings|worries|mad|temper)|(?:his|her|their) (?:anger|feelings|worries|energy)) (?:all )?out`,
  String.raw`sends? (?:him|her|them) (?:off|to sleep|right off)`,
  String.raw`(?:cools?|winds?|slows?|quietens?) (?:him|her|them) down`,
  String.raw`gives? (?:him|her|them) something (?:to (?:do|hold|think about|focus on)|else to think about)`,
  String.raw`(?:stops|keeps) (?:him|her|them) from (?:crying|worrying|panicking|biting|hitting|shouting)|stops (?:the tears|(?:him|her|them) (?:crying|worrying|panicking))`,
  String.raw`(?:is|are|'s) (?:what|all) (?:he|she|they) (?:asks?|ask) for(?: when (?:he|she|they)[^,.]{0,30})?`,
  String.raw`(?:has|have) been (?:really |so |just |absolutely |totally )*(?:brilliant|great|amazing|fantastic|wonderful|fab|good|ace|a (?:huge |big |real |massive |great )?(?:help|hit|success|game[- ]?changer|life ?saver|godsend))|(?:is|are|'s) an? (?:total |real |absolute )?game[- ]?changer`,
  String.raw`makes? (?:all the|a|such a|the) difference`,
  String.raw`clears (?:his|her|their) (?:head|mind)`,
  String.raw`(?:covers?|hides?|masks?|drowns? out|blocks? out) (?:up )?(?:the |all the |most of the )?(?:noises?|sounds?|racket)`,
  String.raw`(?:drowns?|blocks?) (?:it|them|the noise|the sound|everything|everyone) out`,
  String.raw`keeps the peace`,
  String.raw`means (?:that )?(?:he|she|they)(?:'ll| will| can)\b`,
  String.raw`(?:is|are) how (?:he|she|they) (?:manages?|copes?|gets? through|calms? down|settles?|does it)\b`,
  String.raw`(?:is|are|has been|have been) (?:really )?working\b`,
  String.raw`got (?:him|her|them) to (?:stay|sleep|try|eat|go|do|sit|come|talk)\b`,
  String.raw`sorts? (?:him|her|them|it)(?: (?:right |straight )?out)?\b`,
  String.raw`'s (?:really )?(?:helping|working|helped|worked)`,
  String.raw`pulls? (?:him|her|them) (?:right |straight )?(?:out|back|through|round)`,
  String.raw`(?:takes?|keeps?|took|kept) (?:his|her|their) mind off`,
  String.raw`(?:keeps?|kept) (?:his|her|their) (?:hands|fingers|mouth|feet|mind|body) (?:busy|still|calm|occupied|off it)|(?:keeps?|kept) (?:him|her|them) (?:calm|busy|occupied|company|calmer|happy|going|busy|steady|still|on track|on task|in (?:his|her|their) seat|focus\w+)`,
  String.raw`(?:makes?|made) (?:him|her|them|it|things) (?:feel )?(?:much |a lot |so much |a bit |a little |way |loads |all |less )?(?:better|easier|clearer|quicker|simpler|softer|quieter|lighter|calmer|calm|close|closer|safer|safe|cosy|loved|braver|brave|happier|bearable|ok|okay|scary|laugh|funny|fun|strong|proud|confident)`,
  String.raw`(?:makes?|made) (?:a |all the )?(?:(?:big|huge|massive|real) )?difference`,
  String.raw`(?:is|are|was|'s|has been|have been) (?:\w+ ){0,2}(?:lifeline|comfort|comforting|calming|soothing|helpful|(?:life ?saver|godsend|winner|go[- ]to)|big help|great help|huge help|magic)\b`,
  String.raw`(?:is|are|was|'s) (?:the |a |one |his |her |their )?(?:only |best |one |main |other )?(?:thing|things|what)(?: that| which| we know)? (?:\w+ ){0,3}(?:helps?|works?|calms?|settles?|soothes?|gets?|makes?|brings?)\b`,
].join('|');

/** How a child is once it is better: "he's fine", "she settles", "it passes". */
const GOOD =
  '(?:fine|ok|okay|alright|all right|happy|happier|gentle|gentler|calm|calmer|better|good|great|braver|brave|settled|safe|safer|less (?:scared|anxious|worried|upset)|so much better|chilled|a different child)';
/** How a child is once it is better, behind its subject. */
export const STATE = [
  String.raw`(?:(?:'s|is|was|are|'re|were|will be|'ll be|can be|seems?|feels?|felt) (?:much |a lot |so much |far |way |usually |always |totally |completely |absolutely |actually |a bit |quite |really |mostly |generally |often )*${GOOD}(?! (?:at|to)\b))`,
  String.raw`(?:(?:usually |always |often |soon |does |will |can |normally |gradually |at least |sometimes |finally |quickly )*(?:calms?(?: right| straight)?(?: (?:down|herself|himself))*|calmed down|settles?(?: down)?|settled|relaxes|relax|copes?|manages?(?: better| it| fine)?|does (?:much |a lot |so much )?better|do better|slept|sleeps(?: better| through| well)|goes (?:straight |right )?(?:back |off )?to sleep|falls? asleep|drops? (?:right |straight )?off|(?:'ll |will )(?:do|try|accept|eat|let|go|sit|wait|come|put|stay|keep)\b|accepts? (?:it|that)|does (?:it|his work|her work|their work)(?: fine| ok| okay| no problem| happily)?$|stops? crying|stopped crying|forgets? (?:about|all about) it|breathe(?: again| better)?|get through(?: it)?|gets through(?: it)?|keeps it (?:on|in)(?: better| longer| for longer)?|keeps (?:them|it) on|leaves? (?:it|them) alone|opens? up|opens (?:his|her|their) mouth|shares|joins in|(?:can )?walks? past|is fine with it|plays (?:nicely|happily)|lets? (?:me|us) do it|eats? (?:it|better|more|well)|tries|cooperates|sits still|comes round|comes back down|comes down(?! (?:in|to|the|for|with|late|again|from)\b)|snaps out of it|perks up|goes in(?: fine| happily| ok)?|went in(?: fine| ok)?))`,
].join('|');
/** The same said of what was hard: "it passes", "it's so much easier". */
const IT = String.raw`(?:(?:it|that|this|things|everything|he|she|they)(?: |(?=')))?(?:(?:all )?(?:passes|stops|goes away|blows over|is over(?! the (?:moon|top|worst)\b)|went (?:fine|ok|okay|well|away|better)|goes (?:much |a lot |so much |way )?(?:better|easier|smoother|well|fine|ok))|(?:'s|is|was|gets|seems|can be) (?:much |a lot |so much |far |way |always |usually |a bit |loads |totally )*(?:better|easier|ok|okay|fine|quicker|calmer|smoother|bearable|less scary|not so bad|over quicker|alright)(?! (?:at|than)\b))`;
const OUTCOME = String.raw`there(?:'s| is| are) (?:no|fewer|less) (?:tears|fuss|crying|screaming|problem|drama|shouting|meltdown)s?`;

/** Everything that says that it is better then. */
export const BETTER = String.raw`(?:(?:he|she|they)(?: |(?='))(?:${STATE})|(?:it|that|this|which) (?:\w+ )?(?:${EASES})|${IT}|${OUTCOME}|(?:no|without) (?:tears|fuss)\b)`;
/** Under what circumstance. */
export const COND = '(?:when|if|whenever|once|as long as|so long as|after|provided|because|cos|that)';
/** Said of the moment and of nothing that is done: "when she's upset", "when it gets too much". */
export const MOMENT = String.raw`(?:(?:when|if|whenever|once) (?:he|she|they|it|things|everything)(?: |(?='))(?:'s|is|are|'re|gets?|starts?|feels?|goes|has been|was|can't|cannot|wakes?|panics|cries|worries|melts|hears|sees|becomes?|comes|looks)\b)`;
/** What takes the help away. */
export const NO_HELP =
  /\b(?:(?:sleep|parenting) (?:course|training|consultant|coach\w*|programme)|(?:asked|asking) (?:the |some |other |a few )*(?:mums|moms|dads|parents)|no help|nothing|not|(?:says?|said|saying|insists?|claims?|swears?|pretends?) (?:that )?(?:he|she|they|it|everything|all)(?:'s| is|'re| are|s) (?:fine|ok|okay|good|great|all right|alright|happy)|panics?(?= (?:about|at|over|in|on|when|if))|freaks? out|melts? down|means? (?:that )?(?:he|she|they) (?:can'?t|cannot|isn'?t|is not|aren'?t)|(?:do|does|did|wo|is|are|was|has|have|had|would|could)n't|never|no longer|used to|hardly|stopped|neither|without|anymore|any more|worse|barely|rarely|wish|wonder|forgot(?:ten)?|promised|by (?:accident|mistake)|wants? to know|hospices?|hospitals?|prison|rehab|dying|(?:get(?:s|ting)?|got|need(?:s|ed|ing)?|want(?:s|ed|ing)?|seek(?:s|ing)?|sought|look(?:s|ing)? for|wait(?:s|ing)? for|(?:has|have|had) (?:had|some)) (?:(?:some|any|more|proper|professional|medical|extra|the|real|outside) )*help|want something|need something|would anything|what (?:else )?(?:would|might|could))\b|\?|\b(?:dad|mum|she|he|they|i) helps? (?:with|out)\b/i;
