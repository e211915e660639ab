/** The ways in which parents say what is hard, read one after the other; each keeps the words that are told. */

export const REFUSES =
  /^(?:just |still |simply |really |now )*(?:won't(?! stop\b)|will not(?! stop\b)|refuses to|can't(?! (?:stop|stand|bear|cope|handle|sleep|(?:tell|see|say|remember|believe|understand|decide) (?:when|if|whether|which|what|why|how|where))\b)|cannot(?! (?:stop|stand|bear|(?:tell|see|say|remember|believe|understand|decide) (?:when|if|whether|which|what|why|how|where))\b)|is unable to|(?:doesn't|does not) (?:like|want|know how|dare|ever want|feel able) to|(?:doesn't|does not|don't)(?= (?:write|answer|reply|share|wait|tidy|flush|shut|close|finish|wear|listen|join|let|put|say|eat|help|look|read|talk|play|sit|hold|walk|ask)\b)|hates to|hates having to|struggles to|finds it (?:so |very |really )?(?:hard|difficult|tricky) to|has trouble|is (?:so |too |very |a bit )?(?:scared|afraid|reluctant|shy|embarrassed|nervous|unwilling|frightened) to|never (?!(?:met|saw|knew|had|went|got|did|was|been|came|said|told|seen|known|heard|\w+ed)\b)(?:wants to )?|is not keen to|gets upset about having to) ?(?:ever |even |really )?(.+)$/i;
export const DISLIKES =
  /^(?:really |just |now )*(?:doesn't like|does not like|hates|dislikes|can't stand|cannot stand|can't bear|isn't keen on|is not keen on|minds|doesn't enjoy|is (?:so |very |really |a bit |too )?(?:embarrassed|nervous|worried|anxious|self-conscious|upset|stressed|funny|unsure|cross|sad) (?:about|of|by|at|over)|finds it (?:hard|difficult)(?= \w+ing)) ((?:being|having|\w+ing)\b.+)$/i;
/** "scared of daddy's beard since he grew it": one thing, with its owner. */
export const FEARED =
  /\b(?:scared|afraid|frightened|terrified|petrified) of ((?:the|an?|his|her|their|my|our|mummys?|mums?|daddys?|dads?|nanas?|gran\w*)\b.+?)(?: since\b.*| at the moment\b.*| for some reason\b.*)?$/i;
export const A_THING = /^(?:the |an? |\{his\} |[A-Z])(?!.*\b(?:is|are|was|will|has|who|that|being|when)\b)/;
/** "doesn't want me to go out in the evening". */
export const NOT_LET =
  /^(?:really |just )*(?:doesn't (?:like|want)|does not (?:like|want)|hates|won't let|doesn't let|can't bear) (?:me|us)(?: to)? (?!(?:to|when|if|and|any ?more|near)\b)((?!(?:be|have|do|wipe|wash|brush|cut|touch|dress|change|help)\b)[a-z]+)\b(.*)$/i;
/** What hurts somebody is told as what is hard about being gentle. */
export const HURTS =
  /^(?:\w+ )?(?:keeps )?(?:pushes|pushing|shoves|shoving|pokes|poking|scratches|scratching|trips|tripping|squeezes|squeezing|squashes|squashing|sits on|sitting on|jumps on|jumping on|is (?:too )?rough with|drags|dragging) ((?:his|her|their|the|our|other|smaller|younger|little) (?:\w+ ){0,3}?(?:sisters?|brothers?|baby|babies|friends?|children|kids|cousins?|cat|dog|rabbit|hamster|puppy|kitten|guinea pigs?)(?: (?:over|down|away|around|about))?)(?: when\b.*| if\b.*| at\b.*| in\b.*| too\b.*| hard\b.*|$)/i;
export const KISSES =
  /^(?:(?!(?:blows?|sends?|throws?|wants?|likes?)\b)\w+ )?(?:keeps )?(?:kisses|kissing|hugs|hugging|cuddles|cuddling) (?!(?:me|us|his|her|their)\b)/i;
export const WHINES =
  /^(?:is )?(?:always |constantly )?(?:whines?|whining|whinges?|whinging|whingy|whiny|moans?|moaning)\b/i;
/** Tears without a reason that anybody has found. */
export const TEARS =
  /^(?:is |has been |keeps )?(?:cries|crying|tearful|bursts? into tears|in tears|weepy)\b(?: (?:a lot|so much|easily|over|about|for|at|all|every|constantly|and|the|time|no|reason|nothing|everything|anything|little|things|day|the smallest|slightest|thing|lately|now|really))*$/i;
/** "is always the last to be ready". */
export const IN_THE_ROW = /^is always (?:the )?((?:last|first|late)\b.*)$/i;
/** "has been told she can't be in the play". */
export const BARRED =
  /\b(?:been told|was told|got told|told|says|said) (?:that )?(?:he|she|they) (?:can't|cannot|isn't allowed to|is not allowed to|aren't allowed to) (.+)$/i;
/** "has no motivation for school". */
export const UNMOVED =
  /\b(?:no|lost (?:all |his |her |their )?|lacks?|zero) ?motivation\b|\b(?:un|not |isn't )motivated\b|\bcan'?t be bothered\b/i;
/** "wants to dye her hair and I said no". */
export const REFUSED_TO =
  /\bwants? to (.+?),? (?:and|but) (?:i|we|mum\w*|dad\w*|(?:his|her|their) (?:mum|dad|parents|stepdad|stepmum)) (?:said|say|says|won't|will not|am not|are not|aren't|don't|do not|doesn't|can't|refuse|think)\b/i;
/** "doesn't like his school dinners". */
export const DISLIKED =
  /^(?:really |just )*(?:doesn't like|does not like|hates|dislikes|can't stand|cannot stand|isn't keen on|is not keen on|doesn't enjoy|moans about|complains about|is (?:so |very |really |a bit |too )?(?:stressed|worried|nervous|anxious|upset|unsure|sad|unhappy|embarrassed|self-conscious) (?:about|over|by|of)) ((?:his|her|their|the) (?!(?:mum|dad|mom|mummy|daddy|sister|brother|stepdad|stepmum|teacher|friend|cousin|nan|gran\w*)\b).+)$/i;
/** "thinks he is not as clever as his sister". */
export const OF_ITSELF =
  /^(?!.*\b(?:they|she) (?:think|feel)s? (?:that )?he\b|.*\b(?:they|he) (?:think|feel)s? (?:that )?she\b)[^]*?\b(?:thinks?|feels?|worr(?:y|ies)|believes?|convinced)(?: that| like)? (?:he|she|they)(?: (?=can(?:'t|not)\b)|'s |'re | is | are )(can't |cannot )?(not )?((?!(?:not|being|going|in|too|the only|got)\b).+)$/i;
/** "gets bored in church". */
export const DULL = /^(?:gets?|is|so) (?:so |very |really )?bored (in|at|during|on) (.+?)(?: and\b.*)?$/i;
/** "tells me he hates me": what is meant is another thing. */
export const IN_ANGER =
  /\b(?:tells?|says?|shout(?:s|ed)?|scream(?:s|ed)?|yell(?:s|ed)?|told|said)\b[^.]{0,24}\b(?:hates? (?:me|us|you|him|her|his|everyone|mum\w*|dad\w*)|wish(?:es)? (?:i|we|you|he|she) (?:was|were|had)|(?:i'm|i am|we are|you are|you're) (?:mean|horrible|the worst|not his|not her))\b/i;
/** What a child says of itself, which no story says again. */
export const LET_DOWN =
  /\b(?:thinks?|feels?|says?|worr(?:y|ies)|believes?) (?:that )?(?:she|he|they)(?:'s| has| have)? let (?:us|me|everyone|everybody|mum|dad|the team|the others) down\b/i;
export const THINKS =
  /\b(?:worr(?:ies|ied|ying)|scared|afraid|frightened|anxious|thinks)(?: \w+)? that (.+)$|\b(?:thinks|worries|feels like|convinced|says(?= (?:people|every|other|no))) ((?:people|everyone|everybody|others|other|nobody|no one|the others|his|her|their|the) .+)$/i;
/** "her friends are talking about boyfriends and she feels left behind": what is so, and that it is hard. */
export const BEFALLS =
  /^((?:his|her|their) (?:\w+ )?(?:friends?|classmates|teachers?|cousins?|teammates|neighbours?)(?: all)? (?:are|is|has|have|can|keeps?)\b.+?) and (?:he|she|they) (?:feels?|is|are|gets?|isn't|hasn't|won't|wasn't|doesn't|can't|thinks|hates|misses|minds)\b/i;
/** What stands second: "is obsessed with money and keeps asking how much we earn". */
export const KEEPS = /^.+? and (?:always |constantly )?keeps? ([a-z]+ing\b.+)$/i;
/** "has warts on her hand and hides them". */
export const HAS =
  /^(?:has|has got|got) ((?:a |an |some |lots of )?(?!(?:to|been|had|no|started|become|gone|forgotten|broken|taken|given|written|lost|told|brought|bought|seen|done|made|left|fallen|grown|chosen|hidden|stolen|\w+ed|a (?:problem|habit|thing|phase|crush|tantrum|meltdown|fit|new))\b)[a-z]+(?: [a-z]+){0,5}?) and (?:hides?|is|gets?|won't|feels?|hates?|doesn't|wants?|can't|cr(?:y|ies)|thinks?|tries|keeps? hiding|he|she|they)\b/i;
/** What was done to the child: "got left on the bench all season". */
export const TREATED =
  /^(?:has |have )?(?:been |just |only )*(?:got|gets|getting|keeps getting|is being|was|were|been) ((?:left|picked|told|moved|dropped|chosen|sent|put|kept|cut|taken|beaten|given|overlooked|excluded|substituted|swapped|forgotten|mistaken|rejected|turned|stared|laughed|asked|interrupted)\b.+)$/i;
/** What others do again and again. */
export const OTHERS_DO =
  /^((?:(?:his|her|their) (?:\w+ )?(?:brothers?|sisters?|cousins?|friends?|mates?|classmates|twin|stepbrother|stepsister|neighbours?)|(?:the |some |all the |all |two )?(?:other|older|younger|big|little)? ?(?:kids|children|boys|girls|people|friends|classmates|adults|grown-ups|strangers|visitors|relatives|aunties|others)(?: (?:in|at) (?:his|her|their|the) (?:class|school|street|club))?)) (?:always |all |often |sometimes )?((?!(?:is|are|was|were|have|has|do|don't|can|will|would|think|said)\b)[a-z]+\b.*)$/i;
/** "last to finish lunch every day". */
export const LAST_TO =
  /^(?:is |was |comes )?(?:nearly always |always |often )?(?:the )?((?:last|first) (?:one )?to (?:finish|get|be|leave|come|eat|line|arrive|hand|pack|change|tidy)\b.*)$/i;
/** "our au pair is leaving after two years": somebody beside the family goes. */
export const LEAVES =
  /^(?:our|my|his|her|their|the) (?:(?:favourite|lovely|old|dear|beloved|little|nice) )?((?:live-in )?(?:au pair|nanny|baby ?sitter|child ?minder|cleaner|lollipop (?:lady|man)|bus driver|coach|(?:swimming|piano|violin|dance|ballet|football|judo) (?:teacher|coach)|postman|caretaker|dinner lady|key ?worker|tutor|therapist|next[- ]door neighbour|neighbour|lodger)) (?:[a-z]+ )?(?:is (?:leaving|retiring|moving|going)|has (?:left|gone|retired|moved)|left|leaves|retires|retired|moves|moved|goes|going|leaving)\b/i;
/** "her snowman melted": something happened to a thing. */
export const SPOILT =
  /^((?:his|her|their|the) (?:[a-z]+ ){0,2}?(?:snow ?man|balloon|kite|ice[- ]cream|ice lolly|sand ?castle|plants?|sunflowers?|flowers?|tree|tower|den|drawing|painting|picture|model|bike|scooter|boat|bubble|caterpillars?|hamster|gerbil|book|jumper|coat|hat|shoes|wellies|bag|necklace|bracelet|watch|cake|biscuit|banana|sandwich|toast|swing|trampoline|shop|team|ball|puzzle|jigsaw|doll|lego \w+) (?:has |have |was |were |got |is )?(?:melted|popped|escaped|flew (?:away|off)|blown away|blew away|fell (?:in|on|down|over|off|apart)|fallen|broke|broken|snapped|died|lost|stuck|wet|ruined|eaten|thrown away|cut down|sold|stolen|shrank|shrunk|closed|knocked (?:down|over)|washed away|sank|torn|ripped|cancelled|stopped working)\b.*)$/i;
/** "got stuck in the slide tunnel". */
export const GOT_STUCK =
  /^(?:has |was |were |had )?(?:got |gets |getting )((?:stuck|trapped|lost|locked (?:in|out)|knocked (?:over|down)|stung|splashed|soaked|scratched|shut (?:in|out)|left behind|tangled)\b(?! (?:when|and|because|again|at$)).+)$/i;
/** "nobody understands her when she talks": what others leave undone. */
export const NOBODY =
  /^(?:nobody|no one|no-one) ((?:understands|hears|listens to|notices|waits for|believes) (?:him|her|them)\b)/i;
/** "was the only one in the class not in a costume". */
export const THE_ONLY =
  /^(?:is|was|will be) (the only (?:one|boy|girl|child|person) (?:not |without |who |in |at |on |with )(?!(?:his|her|their) family\b).+)$/i;
/** "had to share her birthday party with her cousin and hated it". */
export const HAD_TO =
  /^(?:had|has) to ((?!be\b|have\b|go\b|get\b|do\b|take\b|move\b|leave\b)[a-z]+ .+?) and (?:hated|hates|cried|cries|did ?n'?t like|doesn'?t like|was|is|got|sulked|sulks)\b/i;
/** "first time walking to school on her own on monday". */
export const FIRST_TIME =
  /^(?:(?:it's|it is|this is|next week is|tomorrow is) )?(?:the |(?:his|her|their) )?first time ([a-z]+ing .+)$/i;
/** "hates that her birthday is in the holidays". */
export const HATES_THAT =
  /^(?:really |just )?(?:hates|minds|dislikes|can't stand|can't bear) (?:it )?that ((?:his|her|their|the|other|people|everyone) .+)$/i;
