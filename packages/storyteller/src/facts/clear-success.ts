/** What leads in: "Guess what, today she finally ...". */
const LEAD = String.raw`^\W*(?:(?:yay+|hooray|hurray|wow|finally|at last|guess what|good news|big news|today|yesterday|last night|this (?:morning|week)|on \p{L}+day|and|so|just|well done,?|we are so proud(?: of \p{L}+)?,?|(?:i'm|i am|we're|we are) so happy(?: that)?)\b[\s,!:-]*)*`;
/** Who did it: the child of the story, or the family as one. "Her brother" is nobody here. */
const WHO = String.raw`(?:(?:(?:he|she|they|we)(?:'s|'ve)?|(?:my|our) (?:son|daughter|child|boy|girl|kid|little (?:one|boy|girl|man))|(?!(?:Our|My|Her|His|Their|The|An?|This|That|These|Some|Not?|It|Who|Friends?|Everyone|Everybody|Brother|Sister|Mum|Mom|Dad)\b)\p{Lu}[\p{L}'-]+) )?(?:(?:has|have|had|just|finally|actually|really|even|only|all|also|at last|today|yesterday|then|been|managed to|is now|is|was|were) )*`;
const HERS = '(?:his|her|their|a|the)';
/** A time long enough to be told of: "for a week", "all term", "three nights in a row". */
const LONG = String.raw`(?:(?:for|in) (?:a |an |the |over a )?(?:\w+ )?(?:whole )?(?:nights?|days?|weeks?|fortnight|months?|year)|all (?:day|night|week|month|term)|every (?:night|day)|(?:a |the )whole (?:night|day|week|month|term)|(?:two|three|four|five|six|seven|ten|\d+) (?:nights|days|weeks|months))`;
/** What a parent tells as done at last, and what hardly anybody tells for another reason. */
const WON = [
  String.raw`did it(?=\s*(?:$|[!.,:;…]|and (?:we|i|he is|she is|they are)\b))`,
  String.raw`(?:stayed |completely |totally )?dry (?:at night |overnight |in the day )?${LONG}`,
  String.raw`(?:no|not (?:one|a single)|zero) (?:wet (?:beds?|nights?)|accidents?|nappies|nappy|diapers?|pull[- ]?ups?|tears|tantrums?|meltdowns?|wees?)\b[^.!?]*${LONG}`,
  String.raw`(?:hasn't|has not|hasnt|haven't|not) (?:wet (?:the|his|her|their) bed|had (?:an|one|a single) accident|suck(?:ed)? (?:his|her|their) thumb|bitten (?:his|her|their) nails|bitten anyone|needed (?:a|his|her|their) (?:nappy|diaper|dummy|pacifier))\b[^.!?]*${LONG}`,
  String.raw`stopped (?:biting|sucking|picking|chewing) (?:his|her|their) (?:nails|thumb|nose|fingers|sleeves)`,
  String.raw`made (?:a|his|her|their) (?:very )?(?:first |new |real |proper |best |lovely |own )*friends?(?=\s*(?:$|[!.,]|at last|finally|at (?:school|nursery|kindergarten|preschool|playgroup|club)|on |in |after|today|called|this))`,
  String.raw`(?:found|got) (?:a|his|her|their) (?:very )?(?:first |new |real |proper |best |lovely )*friend at last`,
  String.raw`(?:did|had|done) ${HERS} (?:very )?first (?:ever )?(?:wee|poo|pee|poop|number \w+)s? (?:on|in) the (?:potty|toilet|loo)`,
  String.raw`(?:first (?:ever )?(?:wee|poo|pee|poop) (?:on|in) the (?:potty|toilet|loo))`,
  String.raw`(?:used|went on|weed on|pooed on|peed on|sat on and used) the (?:potty|toilet|loo)(?=\s*(?:$|[!.]|all by|by (?:him|her|them)self|on (?:his|her|their) own|for the first time|today|every))`,
  String.raw`took ${HERS} first (?:ever )?steps`,
  String.raw`(?:gave up|said goodbye to|gave away) ${HERS} (?:dummy|dummies|pacifier|binky|paci|bottle|nappies|diapers)`,
  String.raw`gave ${HERS} (?:dummy|dummies|pacifier|binky|bottle) to`,
  String.raw`(?:learn(?:ed|t)|mastered|worked out|figured out) (?:how )?to (?!spit|bite|hit|kick|pinch|scream|burp|whine|say no|open|unlock|unbuckle|climb|escape|undo|swear|lie|cheat|steal|hide|fight|live|cope)[a-z]+`,
  String.raw`(?:ate|eaten) (?:a|the|his|her|their) whole (?!box|packet|pack|bag|tub|tube|bar|cake|tin|jar)`,
  String.raw`(?:held|sat|went|had|got|let|took|stood|did|walked|lay|put|gave|wore)\b[^.!?]*\b(?:was|were|been) (?:so |very |really |incredibly )*brave\b`,
  String.raw`passed (?:a|an|the|his|her|their|all)\b[^.!?]{0,30}?\b(?:exams?|tests?|grade|audition|assessment|level|belt|grading|auditions|eleven plus|11\+|theory|cycling proficiency|bikeability)\b`,
  String.raw`(?:got|has|started)\b[^.!?]*\band (?:\w+ )?(?:absolutely |really |already )?loves (?:it|them)(?=\s*(?:$|[!.]))`,
  String.raw`(?:put|asked|told|said|went|ate|tried|slept|spoke|joined|played|shared|helped)\b[^.!?]*\b(?:never (?:happened|done it|done that|been done) before|for the very first time)`,
  String.raw`(?:[\w'-]+ ){0,3}(?:haircut|jabs?|shots?|injections?|vaccinations?|blood test|exams?|audition|sleepover|first (?:day|night|week)|recital|dentist|filling|swimming lesson|assembly) (?:is |all |was )?(?:done|over|survived|smashed|nailed)\b`,
  String.raw`made (?:the|it (?:in|on)?to the|his|her|their) (?:[\w-]+ ){0,3}(?:team|squad|cut|finals?|choir|band|orchestra|honou?r roll|school play)\b`,
  String.raw`came (?:back|home|out)\b[^.!?]*\b(?:grin|grinning|beaming|buzzing|smiling|glowing)\b`,
  String.raw`(?:no|not (?:one|a single)) (?:tears?|crying|tantrums?|accidents?|screaming)\b[^.!?]*\b(?:today|this (?:morning|week|time)|at all|at (?:the )?(?:childminder|nursery|school|drop[ -]?off|preschool|daycare|dentist|doctor|hairdresser)\w*)\b`,
  String.raw`(?:shared|said (?:hello|hi|sorry|thank you|goodbye|please)|helped|tidied|comforted|got (?:dressed|ready)|dressed|washed|brushed|cleared|packed|poured|ordered|built|wrote|zipped|buttoned|fed|carried|put on|took off)\b[^.!?]*\b(?:on (?:his|her|their) own|by (?:him|her|them)sel(?:f|ves))(?=\s*(?:$|[!.,]|this|today|for))`,
  String.raw`(?:(?:can )?(?:rides?|swims?|cycles?|scoots?))\b[^.!?]*\bwithout (?:training wheels|stabili[sz]ers|arm ?bands|floats?|a float)`,
  String.raw`first (?:ever )?(?:goal|medal|trophy|badge|home run|win)\b`,
  String.raw`(?:[a-z]+ed and )?(?:sat|stayed|listened|danced|sang)\b[^.!?]*\b(?:the|a) (?:whole|entire) (?!time (?:crying|screaming))`,
  String.raw`(?:got|had|went|sat|took)\b[^.!?]*\bdid(?:n't| not|nt) (?:even )?(?:flinch|cry|moan|complain|make a fuss|wobble)`,
  String.raw`(?:survived|made it through|finished|completed|got through) (?:his|her|their|the) (?:whole )?first (?:ever )?(?:day|week|term|month|year|night)`,
  String.raw`(?:went|walked|ran|skipped) (?:in|into) (?:school|nursery|class|preschool|the classroom)\b[^.!?]*\b(?:smiling|happy|happily|with a smile)\b`,
  String.raw`swam (?:without|on (?:his|her|their) own|(?:a|his|her|their|the|one|two|ten|\d+) )`,
  String.raw`(?:rode|cycled|pedalled)\b[^.!?]*\b(?:without (?:stabili[sz]ers|training wheels|help)|all the way|by (?:him|her|them)self|on (?:his|her|their) own)`,
  String.raw`slept (?:in (?:his|her|their|a|the) (?:new |big |own |toddler |big[- ](?:boy|girl) |grown-up )*(?:bed|room)(?=\s*(?:$|[!.,]|all|the whole|for|by|on|three|two|every|without))|through\b|all night|the whole night)`,
  String.raw`tied (?:his|her|their) (?:own )?(?:shoe ?)?laces`,
  String.raw`tied (?:his|her|their) (?:own )?shoes`,
  String.raw`read ${HERS} first (?:\w+ ){0,2}book(?=\s*(?:$|[!.,]|all|by|on|to (?:me|us|his|her|their)))`,
  String.raw`(?:went|walked|got|sat|had|took|stayed|came|left|slept|said goodbye|waved|let)\b[^.!?]*\bwithout (?:any |a (?:single )?)?(?:tears?|crying|fuss|screaming|wobble|meltdown)`,
  String.raw`did(?:n't| not|nt) cry at (?:drop[ -]?off|nursery|school|the school gate)\b`,
  String.raw`(?:went|walked|got|sat|had|took|stayed|tried|tasted|ate|jumped|joined|swam|climbed|slept|performed|sang|danced|read|spoke|stood up)\b[^.!?]*\b(?:loved (?:it|every (?:minute|second|moment|bit))|liked it|enjoyed it|(?:was|been|were) (?:so |very |really )?brave|asked for more|wants to go again)`,
  String.raw`(?:sat|stayed) (?:still|calm) (?:the whole|all the|through)`,
  String.raw`(?:had|went)\b[^.!?]*\b(?:sat|stayed|lay) still`,
  String.raw`(?:finally )?jumped in(?:to)? (?:the )?(?:pool|deep end|water)`,
  String.raw`(?:got|won|made|earned|chosen as|picked as|named)?\s?(?:star of the week|(?:${HERS} )?gold star|(?:${HERS} )?pen licen[cs]e|pupil of the week|student of the (?:week|month)|head ?teacher'?s award)`,
  String.raw`(?:said sorry|apologi[sz]ed)\b[^.!?]*\b(?:on (?:his|her|their) own|by (?:him|her|them)self|made up|first)\b`,
  String.raw`stood up (?:for|to) (?:a|an|the|his|her|their|another)`,
  String.raw`(?:raised|collected) (?:£|\$|€)?[^.!?]* for (?:charity|a charity|the (?:food ?bank|hospice|hospital|school|church|animals))`,
  String.raw`(?:organi[sz]ed|ran|held|baked|built|planned|cooked|painted)\b[^.!?]*\b(?:(?:all )?by (?:him|her|them)self|on (?:his|her|their) own)`,
  String.raw`(?:spoke|read|sang|talked|put (?:his|her|their) hand up|answered)\b[^.!?]*\b(?:for the first time|everyone clapped|everybody clapped)`,
  String.raw`(?:went|walked|slept|stayed|tried|ate|tasted|drank|ordered|swam|climbed)\b[^.!?]*\bfor the first time`,
  String.raw`(?:went|going) (?:on|down) the (?:big )?slide\b`,
  String.raw`(?:finished|completed) [^.!?]*\brang the bell`,
  String.raw`rang the (?:end of treatment )?bell\b`,
  String.raw`stayed (?:at|for) [^.!?]*\ball night`,
  String.raw`(?:handled|coped with|dealt with|took) [^.!?]*\b(?:so|really|very|brilliantly|beautifully) ?well\b`,
  String.raw`(?:first (?:ever )?(?:concert|show|match|day|week|lesson|party|sleepover|swim)|first week|party|sleepover|trip|operation|haircut|dentist|blood test|jabs?|injection|assembly|show|concert|recital|interview)\b[^.!?]*\bwent (?:(?:so|really|very) well|brilliantly|perfectly|fantastically|amazingly|great)`,
  String.raw`got through [^.!?]*\b(?:tears|crying|brave|smil\w+|fine)\b`,
  String.raw`(?:ate|finished) (?:all|everything|every bit)(?: of)? (?:his|her|their) (?:dinner|lunch|tea|supper|breakfast|vegetables|veg|greens|peas)`,
  String.raw`(?:got|offered a place) (?:into|in|at) the (?:school|college|team|sixth form) (?:he|she|they) (?:wanted|hoped)`,
].join('|');
const CLEAR = new RegExp(`${LEAD}${WHO}(?:${WON})`, 'iu');

/** How it was before, what did not happen this time, and the joy of others: none of it is a trouble. */
const NO_TROUBLE: readonly RegExp[] = [
  /\bafter (?:(?:so |such )?(?:a )?(?:many|long|few|whole|nearly|almost|over|about|two|three|four|five|six|\d+)?\s?(?:long )?(?:months?|weeks?|years?|ages|days|time|lots|lot)\b|refusing|trying|practi[sc]ing|failing)[^.!?;,]*?(?= (?:he|she|they|we) (?:finally |just |actually |has |have )*(?:went|did|made|slept|rode|swam|read|jumped|said|got|stayed|used|tied|managed|won|gave|spoke|sang|walked|joined)\b|[.!?;,]|$)/gi,
  /\b(?:he|she|they)(?:'d| had| has|'s)? (?:used to|always|never|couldn't|could not|wouldn't|would not|was (?:so|too|always|very|really) (?:scared|afraid|nervous|worried|shy|frightened|terrified|anxious)|had been|(?:has|'s|'d|had)? ?been (?:scared|afraid|nervous|worried|terrified|trying|practi[sc]ing|dreading))\b[^.!?;]*?(?:(?:,? (?:but|and|yet|so)(?= (?:today|yesterday|now|then|last|this|on|finally|(?:he|she|they) (?:did|went|managed|finally)|did)\b))|(?=[.!?;,]|$))/gi,
  /\b(?:with )?(?:no|not (?:one|a single)|without(?: any| a(?: single)?)?|zero|hardly any) (?:more )?(?:tears?|crying|fuss|pull[- ]?ups?|nappies|nappy|diapers?|accidents?|wet (?:beds?|nights?)|tantrums?|stabili[sz]ers|training wheels|arm ?bands|help|screaming|meltdowns?|moaning|prompting|reminders?|wobbles?)\b/gi,
  /\b(?:did(?:n't| not|nt)|has(?:n't| not|nt)|have(?:n't| not)) (?:even )?(?:cry|cried|wet the bed|wet (?:his|her|their) bed)\b/gi,
  /\b(?:i|we|dad|daddy|mum|mummy|mom|mommy|nan|nana|gran|grandma|grandad|grandpa|(?:her|his|their|the) (?:teacher|dad|mum|mom|whole class)|everyone|everybody) (?:nearly |almost |both |all |actually |just |even )*(?:cried|cheered|clapped|sobbed|wept|burst into tears)\b/gi,
  /\b(?:last (?:year|term|time|summer|month|autumn|spring)|(?:a year|two years|(?:six |three )?months) ago|before that)\b[^.!?;]*/gi,
  /\bwhich (?:has |had )?never happened before\b/gi,
  /\b(?:happy tears|tears of (?:joy|happiness|pride)|not (?:a|one) tear|(?:can't|cannot|won't|couldn't|has not|hasn't) (?:stop (?:smiling|talking|telling)|stopped (?:smiling|talking|telling|grinning)|believe it|wait to tell))\b/gi,
  /\b(?:sat|stayed|lay|stood|kept) (?:very |so |perfectly )?still\b/gi,
  /\bwho (?:was|is) being (?:bullied|teased|left out|picked on)\b/gi,
];
/** A trouble that stands beside it, or comes after it. */
const TROUBLE =
  /\b(?:dar(?:e[sd]?|ing) (?:him|her|them|to|by|each)|dared|got dared|roof|shoplift\w*|railway|train tracks?|motorway|cliff|lighter|peer pressure|egged (?:him|her|them) on|talked (?:him|her|them) into)\b|\?|\b(?:but|however|although|though|except|until|unless|yet|still|again|then (?:he|she|they|refused|stopped)|since (?:the|we|then|he|she|they|his|her)|and now|now (?:he|she|they|wets?|cries|screams|refuses|wants|thinks|hates)|worr\w*|scar\w*|afraid|fear\w*|terrif\w*|anxi\w*|nerv\w*|refus\w*|hat(?:es?|ed)|jealous\w*|upset|ang(?:ry|er)|cross|sad|sadly|lonely|hurt\w*|mean|unkind|nasty|teas\w*|bull(?:y|ies|ied|ying)|laugh\w*|lost|lose|problems?|trouble\w*|struggl\w*|won't|wont|can't|cannot|cant|doesn't|doesnt|isn't|isnt|don't|dont|wouldn't|wants? (?:to (?:stop|quit|leave|know)|another|more|it back)|asks? for it|how (?:do|can)|help (?:me|us)|mov(?:e|es|ed|ing)|di(?:e|es|ed)|ill|sick|only at|silent|stiff|freez\w*|froze|worse|cr(?:y|ies|ied|ying)|tears|scream\w*|melt\w*|tantrum\w*|hit|hits|hitting|bit|bites?|biting|kick\w*|boast\w*|brag\w*|show(?:s|ing)? off|better than|accident\w*|hospital|wets?|kettle|oven|hob|stove|matches|lighter|knife|unlock\w*|out of the house|poison\w*|dirt|glue|regress\w*|broke|fell|next week|tomorrow|will be|going to|brother'?s? (?:is|did|got|has|won)|sister'?s? (?:is|did|got|has|won)|left out|no ?body|nobody|no one)\b/i;

/**
 * Whether a sentence tells of something won at last ("He did it!", "dry for a week", "made a friend after months of playing
 * alone"), and no trouble stands beside it. What is told of the time before is no trouble of today.
 */
export function tellsOfSuccessClearly(text: string): boolean {
  const said = text.replace(/[’‘]/g, "'").replace(/\s+/g, ' ');
  const today = NO_TROUBLE.reduce((left, each) => left.replace(each, ' '), said).replace(/ {2,}/g, ' ');
  if (TROUBLE.test(today.replace(/\b(?:stopped|gave up) (?:biting|crying)\b/gi, ' '))) return false;
  const sentences = [
    ...said.split(/(?<=[.!?;])\s+|,\s+|\b(?:but|so|and) (?=today|yesterday|now|then|he |she |they )/i),
    ...today.split(/(?<=[.!?;])\s+|,\s+/),
  ];
  return sentences.some((each) => CLEAR.test(each)) || CLEAR.test(said) || CLEAR.test(today);
}
