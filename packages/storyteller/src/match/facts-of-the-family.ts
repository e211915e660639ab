import { standsIn } from '../words/may-stand.ts';

/**
 * Situations whose every story states a fact of the child's family, and the words of which one has to stand in a parent's
 * text: a child who does not want to visit is not told that its grandmother has dementia, and an outburst after school
 * is no divorce.
 */
const PARENT = String.raw`(?:mum|mummy|mom|mam|mommy|mama|mother|dad|daddy|papa|baba|father|parent)(?:s|'s|s')?`;
const SAID: Readonly<Record<string, RegExp>> = {
  // A small child who says no to everything has no name for it.
  'demands-too-big':
    /\b(?:pda\w*|demands?|demanded|demand avoid\w*|requests?|instructions?|autonomy|own idea|(?:as soon as|the (?:second|minute|moment|instant)|whenever|even if|if) (?:i|we|you|any(?:one|body)) (?:even )?(?:ask|suggest|tell|say)\w*|the more (?:i|we) ask|exigencia\w*|demandas?)\b/i,
  // Food is hidden in other homes as well.
  fostering:
    /\b(?:foster\w*|placements?|placed|in care|into care|our care|my care|carers?|care home|social workers?|respite|contact|kinship|guardian\w*|came to (?:us|me|live)|moved to us|(?:lives?|living|stays?|staying|moved) (?:in )?with (?:us|me|(?:his|her|their|my)? ?(?:grand\w+|gran|granny|nan|nana|aunt\w*|uncle|relatives))|brings? (?:him|her|them) up|rais(?:e|es|ed|ing)|looked after child|taken (?:away )?from|removed from|adopt\w*|forever (?:family|home)|acog\w+)\b/i,
  'grandparent-dementia':
    /\b(?:dement\w*|alzheim\w*|forg[eo]t\w*|memor\w+|confus\w+|muddl\w+|recogni[sz]\w*|remember\w*|repeat\w*|same (?:question|story|stories|thing)|wander\w*|home smells|know|knows|knew|wrong name|names?|call(?:s|ed) (?:him|her|them|me)|mind|childlike|strange|different|changed|thinks?|who (?:he|she|they)|fridge|gas|lost|slippers|shout\w*|words|hit|hits|catch|demencia|olvida\w*|recuerda)\b/i,
  // Attention goes to small ones in every family.
  'sibling-with-disability':
    /\b(?:disab\w*|autis\w*|asd|adhd|special|needs|send|sen|wheelchair|frame|syndrome|down'?s|condition|epilep\w*|seizures?|fits?|diagnos\w*|therap\w*|hospital|appointments?|carers?|respite|deaf|blind|cerebral|palsy|ill|illness|poorly|medical|medicines?|meltdowns?|non-?verbal|speak|talk|walk|delay\w*|tube|oxygen|stims?|flap\w*|sensory|different|discapac\w*|autista|muscular|cystic|diabet\w*|genetic|premature|heart|brain|learning|disorder|stare[sd]?|staring|cannot|can'?t|screams?|stammer\w*|life-?limiting|equipment|hoist|signs?|dystrophy|fragile|rare|glass child|young carer|get it too|all the help|needs? more help|chromosom\w*|pda|gdd|spina|limb)\b/i,
  'two-homes': new RegExp(
    String.raw`\b(?:(?:two|both|other|second|each|between|different) (?:\w+ )?(?:homes?|houses?|flats?|places)|${PARENT}|ex(?:'s)?|ex-\w+|custody|contact|handovers?|hand-overs?|switch\w*|swap\w*|changeover|separat\w*|divorc\w*|split|apart|week on|every other|alternat\w*|fifty|50|weekends? (?:at|with)|back and forth|from one home|co-?parent\w*|here|there|at (?:mine|his|hers)|exs|bedrooms|beds|toothbrush\w*|real home|bags?|between us|half|court|casas?|pap[aá]|mam[aá])\b`,
    'iu',
  ),
  'parents-divorce': new RegExp(
    String.raw`\b(?:${PARENT}|divor\w*|seperat\w*|separat\w*|split\w*|apart|ex|ex-\w+|custody|left us|lef[t] (?:me|home)|who left|moved? out|moving out|breaking up|broke(?:n)? up|break[- ]?up|marri\w+|husband|wife|partner|no longer (?:together|live)|together any ?more|two (?:homes|houses)|we are|we're|us|love one another|couple|papers|court|judge\w*|cafcass|live together|we(?:'ll| will)|get back together|pap[aá]s?|mam[aá]s?|padres)\b`,
    'iu',
  ),
  'broken-bone':
    /\b(?:break|brok\w*|snap\w*|saw|sticks|itch\w*|hands?|knee|broken|broke|fractur\w*|casts?|plaster|sprain\w*|bones?|arms?|wrists?|ankles?|legs?|elbow|collar ?bone|collarbone|crutch\w*|sling|splint|boot|finger|toes?|foot|roto|rota|escayola|x-?ray)\b/i,
  'parent-ill': new RegExp(
    String.raw`\b(?:${PARENT}|i|i'm|im|i've|ive|me|my|we|our|husband|wife|partner|he and i|chemo\w*|step\w+|mam[aá]|pap[aá]|madre|padre)\b`,
    'iu',
  ),
};
/** Somebody else's: "his friend fasts for Ramadan". */
const OF_A_FRIEND: Readonly<Record<string, RegExp>> = {
  fostering:
    /\b(?:friend|mate|classmate|neighbou?r|boy in (?:his|her) class|girl in (?:his|her) class)\b[^.]{0,20}\b(?:lives?|living|is in care|is fostered)\b/i,
  'parents-divorce':
    /\b(?:boy ?friend|girl ?friend|crush)\b[^.!?]{0,40}\b(?:broke up|breaks up|dump(?:ed|s)|split|ended|finished|left) |\b(?:broke up|split up) with (?:his|her|their) (?:first )?(?:girl|boy) ?friend|\bdumped (?:him|her|them)\b/i,
  'parent-ill':
    /\b(?:his|her|their|best|a|school|class) (?:best |good |school |little )?(?:friend|mate|classmate|teacher|coach|neighbou?r)s?(?! mum| mom| dad|'s)\b[^.]{0,30}\b(?:has|is|was|got|been|with|diagnosed)\b/i,
  'family-faith':
    /\b(?:his|her|their|best|a) (?:best |good |new |school )?(?:friend|mate|classmate|neighbou?r) (?:fasts?|prays?|celebrates?|wears?|is|has|goes)\b/i,
};
/** A thing is lost here, and no child: "lost her balloon at the fair". */
const A_THING_LOST =
  /\b(?:lost|loses|losing) (?:his|her|their|a|the) (?!way\b|mum|mom|dad|parents?|class|group)[\p{L}'-]+/iu;
const A_CHILD_LOST =
  /\b(?:got|gets?|getting|got|being|be|is|was|went|feel\w*) lost\b|\blost (?:us|me|sight|him|her|them)\b/i;
const LOOKS_AFTER_THEM =
  /\b(?:has|have|had|having|needs) to (?:look after|mind|watch|babysit|care for) (?:his|her|their|the) (?:[\w-]+ ){0,3}(?:brothers?|sisters?|siblings|twins|kids|little ones|younger ones)\b/i;
/** "Worried that we are splitting up" is a worry; "we are splitting up and she is worried" is a fact. */
const FEARS_A_SPLIT =
  /\b(?:worr(?:y|ies|ied)|scared|afraid|thinks?|thought|asks?|asked|asking|frightened|convinced|fears?)\b(?:(?!\b(?:since|because|told|after|when|now|about)\b)[^.,]){0,40}\b(?:we(?:'ll|'re|ll)?|us|parents|(?:mum|mummy|mom|mommy) and (?:dad|daddy))\b[^.,]{0,30}\b(?:split\w*|divorc\w*|separat\w*|break(?:ing)? up)\b/i;
/** Who is pushed away stands right there. */
const PUSHED_AWAY =
  /\b(?:push\w*|shov\w*|sends?|tells?|turns?|screams? at|shouts? at) (?:his |her |their |my )?(?:mum|mummy|mom|mommy|mama|dad|daddy|papa|baba|me|him|her|husband|wife)\b(?: to go)? away\b(?![^]*\b(?:works? away|working away|deploy\w*|prison|travel\w*|abroad|navy|army|air force|back from|comes? (?:home|back)|trips?)\b)/i;
/** Who works at home is there. */
const WORKS_AT_HOME =
  /^(?![^]*\b(?:works? away|working away|deploy\w*|prison|abroad|navy|army|overseas|business trips?|night shifts?|offshore)\b)[^]*\b(?:work(?:s|ing)? from home|(?:never|not|no|don'?t) (?:have |enough |any )*time for (?:him|her|them|me)|(?:too|so|always) busy)\b/i;
/** What takes the matter elsewhere, although the words of a situation stand beside it. */
const MEANS_ANOTHER: Readonly<Record<string, RegExp>> = {
  // A team that loses on television was not the child's own.
  'losing-a-game':
    /\b(?:los(?:e|es|ing|t)|beaten)\b[^.]{0,24}\b(?:on (?:the )?(?:telly|tv|television)|match on)\b|\bwatch\w*\b[^.]{0,30}\blos(?:e|es|ing|t)\b|^(?![^]*\b(?:team[ -]?mates?|plays?|match|coach|goals?)\b)[^]*\b(?:his|her|their) (?:football )?team los(?:es|t)\b/i,
  // A job for everybody leaves no toys about.
  'tidying-up':
    /^(?![^]*\b(?:tid(?:y|ies|ied|ying)|mess\w*|toys?|(?:his|her|their|bed) ?rooms?|clean(?:s|ing)?(?: up)? (?:his|her|their)|clear (?:up|away)|pick(?:s|ing)? (?:\w+ )?up|put(?:s|ting)? (?:\w+ )?away|floor|lego|basket|clothes)\b)[^]*\b(?:chores?|dishwasher|bins?|dishes|washing[- ]up|hoover\w*|table|jobs|house ?work|round the house|around the house)\b/i,
  // About a job or a dog one argues with a child.
  'parents-arguing':
    /^(?![^]*\b(?:parents?|we|us|both|mum|mummy|mom|dad|daddy|husband|wife|partner|ex|each other|boyfriend|girlfriend)\b)[^]*\bargu\w+\b[^.]{0,12}\b(?:about|over)\b/i,
  // What was said in a fight is heavier than the fight.
  'siblings-fighting':
    /\b(?:(?:he|she|they)(?:'s| is| was| were)? (?:an )?(?:accident|mistake|adopted|not wanted|unwanted)|(?:never|did ?n'?t) want(?:ed)? (?:him|her|them)|(?:was|were) not planned)\b/i,
  // Scissors in the child's own hand.
  haircut:
    /^(?![^]*\b(?:hairdresser\w*|barber\w*|salon|clippers?|haircut)\b)[^]*(?:\bcut(?:s|ting)? (?:off )?(?:his|her|their|the) (?:own )?(?:\w+ )?(?:hair|fringe|bangs|plaits?)\b[^]*\b(?:scissors|dolls?|sister|brother|own|(?:him|her|them)sel\w+)\b|\bcut(?:s|ting)? (?:(?:his|her|their) own|(?:his|her|their) (?:sister|brother|friend)'?s|(?:the )?(?:hair|fringe) (?:off|of)))/i,
  // A teacher who is strict with all, and a hospital bed in which somebody else dies.
  'told-off':
    /^(?![^]*\b(?:at (?:him|her|them|my)|told (?:him |her |them )?off|detention|trouble|sent (?:him|her|home|to|out)|blam\w*|accus\w*|chart|cloud|behaviou?r|excluded|suspended|report|lines|playtime|yellow|red card|whole class)\b)[^]*\b(?:teacher|miss|sir|head)\b[^.]{0,24}\b(?:shouts?|shouting|strict|scary|grumpy|cross)\b/i,
  // A habit that came along from school, and a thing that was a grandparent's.
  'grandparent-death':
    /\b(?:lost|loses|broke|dropped|left)\b[^.,]{0,12}\b(?:(?:his|her|their) )?(?:grand\w+|gran|granny|nan|nana)['’]?s (?:old )?[a-z]+\b(?![^]*\b(?:di(?:ed|es|ing)|dead|death|funeral|passed)\b)/i,
  'saying-sorry':
    /\b(?:says?|saying|said) sorry (?:a (?:hundred|thousand|million)|all the time|all day|constantly|too (?:much|often)|for everything|over and over|again and again|every (?:two|five|few))|\bapologi[sz](?:es|ing) (?:all the time|for everything|constantly|too)|\b(?:over-?apologi\w+|always (?:says|saying|apologi\w+) ?(?:sorry)?)/i,
  'hospital-stay': /\b(?:is|was|are) dying\b|\b(?:hospice|palliative|end of life)\b/i,
  // Whose worry it is, and whose sadness: the one who writes. A parting that is stated is what the worry is about.
  'feeling-worried':
    /^(?:so |ok |hi )?(?:(?:me|my \w+|(?:his|her|their) \w+) and (?:i|me|his \w+|her \w+|their \w+) |we(?: |['’]))(?:are|re|have|were) (?:just |now |recently )?(?:splitting|split|separat\w+|divorc\w+|getting (?:a )?divorced?|breaking) ?(?:up)?\b|\bmy (?:own )?(?:anxiety|ocd|panic attacks|nerves)\b|\b(?:i have|i've|i get|i suffer from) (?:\w+ ){0,2}(?:anxiety|ocd|panic attacks)\b/i,
  'feeling-sad':
    /\bmy (?:own )?(?:depression|low mood)\b|\b(?:i have|i've got|i suffer from) (?:\w+ ){0,2}depression\b/i,
  // She was forgotten, or late: whether there is one was not asked.
  'is-santa-real':
    /^(?![^]*\b(?:real|exists?|believ\w*|true|truth|made up|fake|lie[ds]?|lying|found|saw|seen|caught|who|us|figured)\b)[^]*\b(?:fairy|santa|bunny|elf)\b[^.]*\b(?:forgot\w*|did(?:n'?t| not) (?:come|visit|leave)|never (?:came|comes)|left (?:no|nothing|the wrong)|too little)\b|^(?![^]*\b(?:real|exists?|believ\w*|true|truth|made up|fake)\b)[^]*\b(?:i|we|dad|mum) forgot\b[^.]*\b(?:tooth|fairy)\b/i,
  tests:
    /\bfailed\b[^.]{0,40}\b(?:hid|hiding|hides)\b|^(?![^]*\b(?:exams?|tests?|mocks?|revis\w+|results?|grades?|marks?)\b)[^]*\b(?:options|choosing|subject choices)\b/i,
  nightmares:
    /\b(?:rewinds?|film|movie|programme)\b(?![^]*\b(?:nights?|dream\w*|nightmares?|sleep\w*|bed)\b)|\b(?:caught|sneaks?|keeps|kept|secretly) watch\w*\b/i,
  'public-speaking':
    /\b(?:speaking|talking|talk|speak) (?:gujarati|urdu|punjabi|polish|spanish|french|arabic|welsh|hindi|bengali|turkish|somali|portuguese|romanian|chinese|mandarin|cantonese|tamil|yoruba|german|italian|greek|russian|ukrainian|japanese|korean|our language|(?:his|her|their) (?:home |own |first )?language)\b|^(?![^]*\b(?:read|speak|say|sing|talk|line|part|perform|stand|stage|present|speech|show)\w*)[^]*\b(?:hates?|scared of|afraid of|dreads|panics? (?:in|at|during)|won'?t go (?:in )?to|cries (?:in|at|during)) (?:school |the |whole[- ]school )*assembl(?:y|ies)\b/i,
  'car-seat':
    /^(?![^]*\bcar\b)[^]*\b(?:buggy|pram|push ?chair|stroller|coach|minibus|plane)\b|\b(?:crash\w*|collision|car accident|accident (?:in|on) (?:the|a) (?:car|road|motorway)|bumped into us|hit us|(?:had|in) an? (?:bump|accident|prang))\b/i,
  'body-and-looks':
    /\b(?:ask(?:s|ed|ing)?|begg(?:ed|ing)|pester\w*|wants?|demand\w*)\b[^.]{0,24}\b(?:for|to send|her to send|him to send)\b[^.]{0,16}\b(?:photos?|pics?|pictures?|nudes?|selfies?)\b/i,
  'broken-promise':
    /^(?![^]*\b(?:promis\w*|cancel\w*|let (?:him|her|them) down|did(?:n'?t| not) (?:come|turn up|show)|was going to|said (?:he|she|they|i|we)|forgot\w*|broke)\b)[^]*\b(?:can'?t|cannot|can not|not able to|unable to|won'?t be able to) (?:come|go|be there|make it|get) (?:to|time off)?/i,
  'first-sleep-away':
    /\bbut not (?:him|her|them)\b|\b(?:not|\w+n'?t|never|only one not) (?:been )?(?:invited|asked)\b/i,
  'first-trip':
    /\b(?:worr\w*|miss\w*|sad|upset|scared)\b[^.]{0,24}\b(?:leav\w+|about) (?:the |our |his |her )?(?:cat|dog|rabbit|hamster|guinea pigs?|pets?|puppy|kitten)\b/i,
  'going-to-a-restaurant':
    /\b(?:first|new|saturday|weekend|part[- ]time|summer) job\b|\bworks? (?:at|in) (?:a|the) (?:caf[eé]|restaurant|shop|pub)\b/i,
  'food-textures': /\b(?:can'?t|cannot|won'?t|never) (?:tell|tells|talk to) (?:us|me|anyone|anybody)\b/i,
  'respecting-differences': /\badopted\b|\blooks? (?:so |very )?different (?:to|from) (?:us|the rest|me|his|her)\b/i,
  puberty:
    /\bdy(?:e|es|ed|eing) (?:his|her|their) hair\b|\b(?:hair|lunch|food|clothes|house|home|coat)\b[^.]{0,12}\bsmells?\b/i,
  glasses:
    /\b(?:grab\w*|snatch\w*|pull\w*|takes?|knocks?|throws?) (?:my|mummy'?s|mum'?s|daddy'?s|dad'?s|nan\w*'?s?|gran\w*'?s?|his (?:dad|mum|nan)'?s?|her (?:dad|mum|nan)'?s?|people'?s?|other) glasses\b/i,
  'new-family-member':
    /\b(?:split(?:s|ting)? up|broke(?:n)? up|break(?:s|ing)? up|separat\w+|los(?:es?|ing|t) (?:his|her|their) (?:\w+ )?step\w+|(?:can'?t|not allowed to|no longer) (?:see|visit) (?:his|her|their|each))\b|\b(?:mov\w+|going|go|wants?) (?:to (?:go and )?live|to live|in) with (?:his|her|their) (?:dad|daddy|father|mum|mummy|mom|mother)\b/i,
  // What somebody dislikes, what a child tells of its own, and a grown-up who read what was not meant for them.
  'told-secret':
    /^(?![^]*\bsecrets?\b)[^]*\b(?:presents?|gifts?|doesn'?t like|does not like|hates?)\b|\b(?:i|i'?d|i have|i'?ve|we|we'?d|her mum|her dad|his mum|his dad|my (?:husband|wife|partner)) (?:have |had |has |accidentally )?(?:read|looked (?:at|in)|found) (?:his|her|their|in (?:his|her|their)) (?:diary|messages|texts|phone|journal|letters?)\b|^\W*(?:(?:he|she|they|my \w+) )?(?:keeps? |always )?tell(?:s|ing)? (?:(?:all )?(?:his|her|their) )?(?:\w+ )?(?:friends|everyone|everybody|people|strangers|neighbours|class|teachers?) (?:\w+ )?(?:(?:our|private|family|my) )|\breads? (?:his|her|their) (?:sister|brother|mum|dad|friend|stepsister|stepbrother)\w*'?s? (?:diary|journal|messages|texts)/i,
  braces:
    /\b(?:legs?|back|knees?|ankles?|neck|wrists?|arms?|spine|spinal|scoliosis|foot|feet|hips?|body) (?:braces?|splints?)\b|\bbraces? (?:on|for) (?:his|her|their|a) (?:left |right )?(?:legs?|back|knees?|ankles?|neck|wrists?|arms?|foot|feet|hips?)\b/i,
  crowds:
    /^(?![^]*\b(?:crowds?|nois\w*|loud\w*|busy|full)\b)[^]*\bassembl(?:y|ies)\b|\b(?:wants?|allowed|asking) to go (?:in)?to (?:town|the shops|the cinema) with (?:his|her|their) (?:friends|mates)\b/i,
  // Who refuses a school and is not about to start there does not guess what to pack.
  'first-day-school':
    /^(?![^]*\b(?:first (?:day|week)|starts|starting|started (?:\w+ )?(?:school|nursery|primary)|reception|nursery|new school)\b)[^]*\b(?:school refus(?:al|er)|refus(?:es?|ed|ing) (?:to go (?:in )?to )?(?:(?:secondary|high|middle|senior) )?school)\b|^(?:\W*(?:he|she|they|my \w+) )?(?:has |is |keeps )?(?:swear\w*|sworn|bit(?:es|ing)|hit(?:s|ting)|spit\w*|lies|lying|steals|kick\w*|chews?|wets?|talks? (?:like|in)|shouts?|rude|wakes?|won'?t eat|doesn'?t eat)\b[^.]*\bsince (?:he|she|they|starting)\b|^\W*(?:his|her|their) (?:big |older |little |younger |best )?(?:sister|brother|sibling|cousin|friend)(?: \w+)?(?: has|'s)? (?:just )?(?:start(?:s|ed|ing)|is starting|has gone|went|goes) (?:to |at |in )?(?:big |primary |secondary |high )?(?:school|nursery|reception)\b|\b(?:walk|walks|walking|cycle|cycles|cycling|goes|going|go) (?:to|home from) school (?:on (?:his|her|their) own|alone|by (?:him|her|them)sel\w+|without (?:me|us|mum|dad))\b/i,
  // Nor is it still so where somebody goes to another school because of it.
  bullying:
    /\bmov(?:es|ing|ed) to (?:another|a different|a new) class\b|\bpicks? (?:fights?|a fight) with\b|\b(?:scared|afraid|frightened|terrified|nervous|hates?)\b[^.]{0,24}\b(?:swings?|slides?|climbing frame|roundabout|see-?saw|trampoline)\b|^\W*(?:(?:he|she|they|is|'s|so|very|really) )*(?:scared|afraid|frightened|nervous|terrified|shy) of (?:the )?(?:big|bigger|older|year \w+|six form\w*) (?:kids|children|boys|girls|ones|pupils|students)\b(?![^]*\b(?:hit|push|kick|bull|tak|took|shov|teas|mean|hurt|pick|chas|laugh|call)\w*)|\b(?:chang(?:ing|ed)|mov(?:ing|ed)|switch(?:ing|ed)) (?:to (?:a|another) (?:new |different )?)?schools?\b[^.]{0,60}\bbull(?:y|ie)/i,
  'broken-bone':
    /^(?![^]*\b(?:br[eo]k\w*|broken|fractur\w*|casts?|plaster|sprain\w*|snapped|rot[ao])\b)[^]*\b(?:surger\w+|operations?|arthritis)\b/i,
  'brushing-teeth': /\bteething\b/i,
  'clothes-itch': /\b(?:chicken ?pox|insect bites?|mosquito\w*|midges?|sunburn\w*|scabs?)\b/i,
  'friend-who-copies':
    /\b(?:(?:he|she)(?:'s| is)? copying (?:them|her|him|it)|(?:diet|dieting|calories|skipping meals))\b|\b(?:stammer\w*|stutter\w*|lisp\w*|accent|limp\w*|tics?|(?:his|her|their) (?:voice|walk|speech))\b|^\W*(?:(?:he|she|they) )?(?:keeps? |always |constantly |is )?(?:cop(?:ies|ying)|repeat(?:s|ing)) (?:everything|all|every word|whatever|what) (?:(?:that |of )?(?:his|her|their|what his|what her) )/i,
  'healthy-eating':
    /\beats? (?:his|her|their) (?:lunch|snack|sandwich\w*|packed lunch) (?:on the way|before|at break|in class|in the car|early)\b|\bvegetarian\b|\bvegan\b|\bgive up meat\b|\b(?:old name|new name|pronouns?|dead-?nam\w*)\b|\b(?:eats?|eating|ate) (?:much |way |far )?too (?:fast|quick(?:ly)?)\b|\b(?:wolfs|gobbles|bolts|shovels) (?:down )?(?:his|her|their|it|food|everything)|\bhiccups\b|\b(?:(?:i'?m|i am|(?:he|she|they)(?:'s|s| is| are|'re)?(?: too| so| really)?|looks?|feels?) fat|fat (?:tummy|legs|thighs|belly)|(?:on|wants|doing|go(?:es|ing)? on) (?:a|another) diet|always on a diet|skip(?:s|ping) (?:meals|lunch|dinner)|calorie\w*|los(?:e|ing) weight|weigh(?:s|ing) (?:him|her|them)sel\w+|makes? (?:him|her|them)self sick)\b/i,
  'meeting-santa': /\b(?:(?:cannot|can'?t|won'?t|not) sleep|too excited)\b/i,
  'new-sibling':
    /^(?![^]*\b(?:the bab(?:y|ies)|new ?born|brother|sister|twins?|sibling|pregnan\w*|expecting|born)\b)[^]*\b(?:baby (?:voice|talk)|like a baby)\b|^(?![^]*\b(?:bab(?:y|ies)|newborn|pregnan\w*|expecting)\b)[^]*\b(?:uni|university|college|moved out)\b|\b(?:babysit\w*|baby-sit\w*)\b|^(?![^]*\b(?:bab(?:y|ies)|newborn|pregnan\w*|expecting|born|due|bump|scan|(?:just |we |'ve )had (?:our )?twins|(?:since|when) the twins (?:came|arrived))\b)[^]*\b(?:twins?|triplets?|middle (?:one|child))\b/i,
  needles:
    /^(?![^]*\b(?:jabs?|needles?|injections?|vaccin\w*|boosters?) (?:tomorrow|next|on|due|coming|again|soon)\b)[^]*\b(?:doctors?|surgery|gp|nurse)(?:'s)? (?:\w+ )?since\b|^(?![^]*\b(?:jab|needle|injection)s?\b)[^]*\b(?:flu|nasal|nose) spray\b/i,
  'parent-away': new RegExp(`${LOOKS_AFTER_THEM.source}|${PUSHED_AWAY.source}|${WORKS_AT_HOME.source}`, 'i'),
  'parents-divorce': FEARS_A_SPLIT,
  // An animal at the vet's is alive until somebody says that it is not.
  'pet-death':
    /^(?![^]*\b(?:di(?:e|ed|es|ing)|dying|dead|death|put (?:to sleep|down)|pass(?:ed|ing)|killed|goodbye|buried|miss\w*)\b)[^]*\b(?:scared|frightened|afraid|terrified|nervous|hates?|cries|screams)\b[^]*\bvets?\b|^(?![^]*\b(?:di(?:e|ed|es|ing)|dying|dead|death|put (?:to sleep|down)|lost|pass(?:ed|ing)|killed|gone|goodbye|time|long|end|help|sleep|dyed|make it|miss\w*|without|buried)\b)[^]*\b(?:operation|operated|surgery|stitches|injections?|vaccin\w*|jabs?|check-?up|cone|limp\w*)\b|^(?![^]*\b(?:died|dies|dying|dead|death|killed|put (?:down|to sleep)|passed|funeral|bur(?:y|ied)|grie\w+|did ?n'?t (?:make it|survive)|lost)\b)[^]*\b(?:run over|ran over|hit by|knocked (?:down|over)|attacked)\b[^]*\b(?:(?:is|he'?s|she'?s|it'?s|be) (?:ok|okay|fine|alright|all right|better|recover\w*|home|alive|safe|going to (?:be|live|make))|survived|recover\w*|at the vet'?s?|(?:broken|broke) (?:his |her |its |a )?(?:leg|hip|pelvis|paw|tail)|stitches|operat\w+|surgery|pulled through|limp\w*|only hurt|lucky|intensive care|in a cast|lost (?:a|his|her|its) leg)\b/i,
  'reading-is-hard':
    /^(?![^]*\b(?:read\w*|spell\w*|letters?|books?|phonics|dyslex\w*|writ\w*|words?)\b)[^]*\bmaths?\b/i,
  lifts: /^(?![^]*\b(?:lifts?|elevators?)\b)[^]*\bcar park\b/i,
  biting:
    /\b(?:bites?|biting) (?:into|through) |\bbit(?:es|e|ing)? (?:his|her|their) (?:own )?(?:hands?|arms?|fingers?|wrists?|knuckles?|lips?|sleeve|sel\w+)\b|\bbit(?:es|e|ing)? (?:him|her|them)sel\w+\b|\b(?:dog|puppy|cat|kitten|hamster|horse|pony|rabbit) (?:has |had )?(?:bit|bitten|nipped) (?:someone|somebody|a (?:man|woman|child|neighbou?r)|the (?:postman|neighbou?r))\b[^]*|\b(?:give|gave|rehome\w*|giving) (?:our |the |his |her )?(?:dog|puppy|cat|kitten|hamster|rabbit) (?:away|up|back)\b/i,
  // A picture that came unasked has a scene of its own.
  'online-kindness':
    /^(?![^]*\b(?:asks?|asked|asking|wants?|pressur\w*|begg\w*)\b)[^]*\b(?:sent|received|showed)\b[^.]{0,30}\b(?:nudes?|naked|rude (?:pic\w*|photos?)|dick pic\w*)\b/i,
  'hearing-aid': /\b(?:dad|daddy|mum|mummy|mom|father|mother|parents?)(?:'s)? (?:\w+ ){0,2}deaf\b|\binterpret\w*\b/i,
  swearing: /\bcalled (?:his|her|their|the|a) (?:\w+ )?teacher (?:mum|mummy|mom|mommy|dad|daddy|nan|grandma)\b/i,
  prejudice:
    /^(?![^]*\b(?:teas\w*|laugh\w*|sa(?:id|ys)|call\w*|pull\w*|touch\w*|comment\w*|racis\w*) (?!(?:he|she|they) wants?)[^]*)[^]*\b(?:wants?|hates?|wishes)\b[^.]{0,20}\bhair\b|\bcalled (?:his|her|their|the|a) (?:\w+ )?teacher (?:mum|mummy|mom|mommy|dad|daddy|nan|grandma)\b/i,
  allergy:
    /\b(?:dad|daddy|mum|mummy|mom|brother|sister|step\w+|i am|i'?m|baby)(?:'s)? (?:is |has become |has got )?(?:really |very )?allergic to (?:the |our )?(?:cats?|dogs?|fur|rabbits?|pets?|kittens?)\b/i,
  hitting:
    /\b(?:hit|whacked|smacked|struck) (?:in|on) the (?:face|head|nose|eye) by (?:the |a )?(?:ball|football|cricket ball|swing|door|frisbee|puck)\b|\bball\b[^.]{0,20}\bhit (?:him|her|them)\b/i,
  'new-bed':
    /^(?![^]*\b(?:toddler bed|big bed|new bed|bed guard|bed rail|mov(?:ed?|ing) (?:him |her |them )?(?:in)?to an? (?:\w+ )?bed|own bed|bunk)\b)[^]*\bclimb\w* out of (?:his|her|their|the) cot\b/i,
  'doctors-visit':
    /\b(?:wants?|expects?|push\w*|pressur\w*|hopes?|told)\b[^.]{0,20}\b(?:to be|be|become|becomes)\b[^.]{0,8}\b(?:doctor|dentist|lawyer|nurse|surgeon)\b/i,
  'morning-routine':
    /\b(?:leave the house|go out|go anywhere)\b[^.]{0,20}\bwithout (?:his|her|their|a) (?:\w+ )?(?:toy|teddy|digger|car|doll|bear|rabbit|blanket|dinosaur)\b|^(?![^]*\b(?:mornings?|dress\w*|breakfast|late|school run|shoes|coat)\b)[^]*\brush\w* (?:(?:through|over) )?(?:(?:his|her|their) )?(?:\w+ )?(?:work|writing|homework|sums|maths)\b/i,
  'making-friends':
    /\b(?:friend|mate|bestie)['’]?s (?:dad|mum|daddy|mummy|brother|sister|nan|gran\w*|parents?|baby|dog|cat)\b[^.,]{0,20}\b(?:died|dead|passed|ill|cancer)\b|\b(?:speaking|talking|talk|speak) (?:gujarati|urdu|punjabi|polish|spanish|french|arabic|welsh|hindi|bengali|turkish|somali|portuguese|romanian|chinese|mandarin|cantonese|tamil|yoruba|german|italian|greek|russian|ukrainian|japanese|korean|our language|(?:his|her|their) (?:home |own |first )?language)\b|^(?=[^]*\b(?:died|dead|death|passed away|funeral|killed (?:him|her|them)sel\w+|suicide)\b)[^]*\b(?:what to (?:say|tell)|how to (?:tell|say|explain|be)|tell(?:ing|s)? (?:(?:his|her|their) (?:friends|class)|people|anyone)|(?:people|friends|they|others|anyone|kids) asks?|say to)\b/i,
  insects: /^(?![^]*\b(?:bees?|wasps?|flies|fly|ants?|bugs?|insects?)\b)[^]*?\b(?:food|eats?|dinner|snacks?)\b/i,
  'left-out':
    /\b(?:excluded (?:from (?:school|class)|for \w+ (?:days?|weeks?))|(?:fixed[- ]term|permanent|school) exclusion|suspended from school)\b/i,
  'new-partner':
    /^(?![^]*\b(?:partners?|boyfriend\w*|girlfriend\w*|step\w*|husband|wife|fianc\w*|marri\w+|marry\w*|remarr\w*|wedding|dating|new|some(?:one|body)|see(?:s|ing)?|together|meet\w*|met|fella|lives?|liv(?:es|ing) with|mov\w+)\b)[^]*\b(?:split\w*|separated|divorced|broken up)\b/i,
  // Whoever moves has the news, and the friend stays.
  'friend-moving-away':
    /^(?:(?:we(?:'re| are)?|soon|about|he|she|they|is|are|be|will) )*mov(?:e|ing) (?:back |out )?(?:to|abroad|away|overseas)\b|^(?![^]*\b(?:friends?|mates?|bestie|neighbou?rs?|classmates?)\b)[^]*\b(?:dad|daddy|mum|mummy|mom|father|mother)\b[^.]{0,14}\b(?:lives?|living|moved|works?)\b|\b(?:quit|give up|giving up|stop|leave|go(?:ing)? to)\b[^.,]{0,12}\b(?:guides|brownies|rainbows|scouts|cubs|beavers|gymnastics|ballet|dance|football|swimming|karate)\b|^(?![^]*\b(?:friend|mate|bestie|bff|neighbou?rs?)\b[^.]{0,16}\b(?:is|are|has|have|'s) (?:\w+ )?(?:mov|leav|emigrat|gone))[^]*\b(?:we(?: are|'re|re|'ll| will| have to| might)?(?: all| soon)? (?:mov(?:e|ing)|emigrat\w+|relocat\w+)|(?:we|our|us)\b[^.]{0,30}\bmov(?:e|ing)\b|moving (?:house|home|away|to|abroad)\b[^.]{0,60}\b(?:leav\w+|miss\w*|without) (?:all )?(?:his|her|their|behind))/i,
  'hard-times': /\bdrink\w*\b[^.]{0,12}\b(?:juice|milk|water|coffee|tea|cola|coke|squash|fizzy|pop|lemonade)\b/i,
  'head-lice': /\b(?:class|school) (?:bear|teddy|puppet|mascot)\b/i,
  'moving-house':
    /\bnot (?:for |because of )?moving (?:house|home)\b|\b(?:at|in|to|of) (?:his|her|their) (?:dad|mum|daddy|mummy|father|mother)(?:'?s)? new (?:flat|house|home|place)\b/i,
  'new-equipment':
    /\b(?:friend|mate|brother|sister|cousin|classmate|boy|girl|nan|gran|granny|grandad|grandma|grandpa)['’]?s (?:\w+ )?(?:wheel ?chair|frame|walker|crutches|stick|scooter)\b|^(?![^]*\b(?:special|adapted|disab\w*|legs?|weak|walks|ashamed|embarrass\w*|muscles?|cerebral|splints?|braces?|walker|frame|wheel ?chair)\b)[^]*\b(?:stroller|buggy|pram|push ?chair)\b/i,
  'public-toilets':
    /^(?![^]*\b(?:public|shops?|restaurants?|caf[eé]s?|trains?|out|motorway)\b)[^]*\b(?:hold\w*|won'?t|refus\w*)\b[^.]*\bpoo\w*[^.]*\b(?:school|nursery|reception)\b/i,
  'saying-goodbye':
    /^(?![^]*\b(?:gate|nursery|school|childminder|preschool|work|morning|night|bed)\b)[^]*\b(?:leaves?|leaving|left|out of|follows?)\b[^.]{0,16}\b(?:room|sight|loo|toilet)\b|^(?![^]*\b(?:gate|drop\w*|leav\w*|goodbyes?|morning)\b)[^]*\b(?:after[- ]?school|breakfast|holiday|homework) club\b|^(?![^]*\b(?:gate|school|nursery|goodbyes?)\b)[^]*\bpart(?:y|ies)\b|^(?![^]*\b(?:gate|drop\w*|leav\w*|goodbyes?|bye|morning|left)\b)[^]*\b(?:cling\w*|hides? behind|holds? on to) (?:\w+ )?(?:to )?(?:my|me|mum\w*|dad\w*|his|her)\b[^.]{0,20}\b(?:playgroup|toddler group|soft play|baby group|stay and play|music group|park|visitors|people)\b/i,
  // A parent who marries is no party to somebody who will not come.
  'weddings-and-parties':
    /\b(?:refus\w*|won'?t|will not|does(?:n'?t| not) want)\b[^.]{0,20}\b(?:mum|mummy|mom|dad|daddy)'?s wedding\b|\b(?:cast|crutches|plaster|splint|boot|broken)\b|\b(?:threw|throws|throwing|thrown) up\b|\bvomit\w*|\bnails\b[^.]*\bbit(?:es|ing|e)\b|\bbit(?:es|ing|e)\b[^.]*\bnails\b/i,
  // A blood test, a brace or a family made by adoption is no disability.
  'sibling-with-disability':
    /^(?![^]*\b(?:disab\w*|autis\w*|adhd|down'?s?|syndrome|special needs|send|wheel ?chair|cerebral|palsy|deaf\w*|blind\w*|epilep\w*|seizures?|feeding tube|non-?verbal|carer|therap\w*|delay\w*|hospital|needs more|additional needs|condition|looks? at)\b)[^]*\b(?:blood tests?|jabs?|injections?|vaccin\w*|x-?rays?|braces|fillings?|tonsils|grommets|adopted)\b|\b(?:has|have|had|having|needs) to (?:look after|mind|watch|babysit|care for) (?:his|her|their|the) (?:[\w-]+ ){0,3}(?:brothers?|sisters?|siblings|twins|kids|little ones|younger ones)\b/i,
  // Stitches of a fall are taken out as well.
  operation:
    /^(?![^]*\b(?:op|ops|operat\w*|surg\w*|theatre|ana?esth\w*|tonsil\w*|grommets?|append\w*|adenoid\w*|hernia|post-?op|removed|asleep)\b)[^]*\bstitches\b/i,
  'running-off':
    /\b(?:ran|runs?|running) away from (?:the |a )?(?:crowds?|noise|people|parade|fireworks|band|clown|dog)\b/i,
  'new-school':
    /\bnew (?:school )?counsell?or\b|^\W*(?:(?:he|she|they) )?(?:has |gets |is having |having )?(?:bad |awful |terrible )?nightmares\b/i,
  'handling-disappointment': /\b(?:get|got|getting) into (?:the )?(?:grammar|selective)\b/i,
  'two-homes': FEARS_A_SPLIT,
  'moving-class':
    /^(?![^]*\b(?:he|she|they) (?:goes|go|is going|are going|moves|is moving|starts) (?:up )?(?:in|into|to) (?:year|p|the juniors|class)\b)[^]*\b(?:friend|mate|bestie|twin|sister|brother|cousin|classmate)s?\b[^.,]{0,24}\b(?:moved|moving|gone|going|put|goes|went)(?: up)? (?:to|in|into) (?:the )?(?:big|bigger|next|other|top|higher|another|year|new|pre-?school|juniors)\b/i,
  'stopping-play':
    /\b(?:go(?:es|ing)?|fly(?:ing)?|off|mov(?:e|es|ing)|emigrat\w+)\b[^.]{0,24}\bto live\b|\b(?:won'?t|can'?t|refuses to) leave the house (?:without|until|before)\b|\b(?:leave|go|set off|get ready) (?:for|to) (?:school|nursery|preschool)\b/i,
  'sleeping-alone':
    /^(?![^]*\b(?:bed|bedtime|night|sleep\w*|nap|cot|dark|bedroom|own room)\b)[^]*\b(?:lea(?:ves?|ving) the room|go(?:es)? (?:for a (?:wee|shower)|to the (?:loo|toilet|bathroom)))\b/i,
  'sitting-still': /\b(?:napp(?:y|ies)|diapers?|changing (?:mat|table))\b/i,
  'talking-at-school': /\b(?:counsell?or|psychologist|therapist)\b/i,
};
/** More than a word or two, which would name the subject and nothing else. */
const SAYS_MORE = /^\s*(?:\S+\s+){3}\S/;

/** Whether a situation would state a fact of the child's family that the parent did not give. */
export function statesUnsaidFact(id: string, text: string): boolean {
  const stands = (pattern: RegExp | undefined): boolean => pattern !== undefined && standsIn(pattern, text);
  if (stands(OF_A_FRIEND[id])) return true;
  if (id === 'getting-lost' && A_THING_LOST.test(text) && !A_CHILD_LOST.test(text)) return true;
  if (stands(MEANS_ANOTHER[id])) return true;
  const said = SAID[id];
  return said !== undefined && SAYS_MORE.test(text) && !stands(said);
}
