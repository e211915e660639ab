/** The room a child hides in says nothing, unless what it does there is told as well. */
const HIDING_PLACE =
  /\b(hid(?:e|es|ing|den)?|lock(?:s|ed|ing)? (?:him|her|them)sel(?:f|ves)) (?:away )?(?:in|inside|into) (?:the |a )?(?:\w+ )?(?:toilets?|loos?|bathrooms?|washrooms?|cubicles?|restrooms?)\b/giu;
const DONE_THERE =
  /\b(?:poo\w*|wee(?:s|d|ing)?|pee\w*|wet\w*|nappy|nappies|pants|potty|accidents?|flush\w*|dryers?|toilet train\w*|soil\w*)\b/i;
/** A name in brackets behind somebody who has a place of its own: "his grandfather (Dada) is in hospital". "My mum (his nan)" says who she is. */
const CALLED =
  /(?<=\b(?:grand\w+|nan\w*|gran\w*|mum\w*|mom\w*|dad\w*|father|mother|aunt\w*|uncle|cousin|brother|sister|stepdad|stepmum|friend|teacher|dog|cat|rabbit|hamster))\s*\((?!(?:his|her|their) )\p{L}+(?: \p{L}+)?\)/giu;
/** Teeth in cloth hurt nobody, whichever piece of it they are in. */
const CLOTH = String.raw`(?:sleeves?|collars?|cuffs?|jumpers?|cardigans?|tops?|t-?shirts?|shirts?|clothes|clothing|hoodies?)(?! of)`;
const TEETH_IN_CLOTH = new RegExp(
  String.raw`\b(?:bit(?:e|es|ing)?|chew(?:s|ed|ing)?|gnaw(?:s|ing)?|munch(?:es|ing)?|nibbl(?:es|ing)|suck(?:s|ing)?)\b(?: (?:on|at|through|holes|in|into|all|up|his|her|their|the|own|school|wet|t|of|and|new)\b){0,4} ${CLOTH}(?:(?: and)? ${CLOTH})*\b`,
  'giu',
);

/** Nobody is kicked by a child who kicks off. */
const MAKES_A_SCENE =
  /\bkick(?:s|ed|ing)? off(?=\s*(?:[.!?,;]|$|(?:in|at|if|when|whenever|because|cos|every|over|about|as|and|on the|big time|badly|again|all)\b))/giu;

/** Which part of a body an illness is in makes no other story of it. */
const CANCER_OF =
  /\b(?:breast|bowel|lung|prostate|skin|brain|bone|blood|throat|stomach|liver|kidney|pancreatic|ovarian|cervical|testicular|bladder|thyroid) (?=cancer\b)/giu;
/** However ill somebody is said to be, it is very ill. */
const HOW_ILL = /\b(?:really|seriously|terribly|extremely|critically|gravely|quite|so|pretty) (ill|poorly|unwell)\b/giu;
/** A grandmother, unless she is somebody who is paid: "the nanny", "our nanny". */
const NANNY =
  /(?<!\b(?:our|the|an?|former|old|new|live-in|next|another) )\bnanny\b(?! (?:share|agency|who works|job|goats?|state|next door))/giu;
/** Whoever pushes others away is not the one who comes too close: where they stood says why, and what was done is told. */
const STRUCK = String.raw`\b(?:push(?:es|ed|ing)?|hits?|hitting|kick(?:s|ed|ing)?|bit(?:e|es|ing)?|shov(?:es|ed|ing|e)|lash(?:es|ed|ing)? out|scratch(?:es|ed|ing)?|pinch(?:es|ed|ing)?|slap(?:s|ped|ping)?)\b`;
const TOO_CLOSE_TO_HIM = new RegExp(
  String.raw`(${STRUCK}[^.!?]{0,60}?) (?:when(?:ever)?|if|who|that|because) (?:they |people |others |other children |other kids |someone |somebody |anyone |(?:another|an?) (?:child|kid) )?(?:come|comes|came|get|gets|got|is|are|stand|stands|sit|sits|go|goes) (?:too |very |really |so )?(?:close|near)(?: to (?:him|her|them))?\b`,
  'giu',
);
/** Lights that are too much stand in a shop, and nobody there is afraid of the dark. */
const LIGHTS_OF_A_SHOP =
  /\b(?:because of |from |about )?(?:all )?(?:the )?(?:bright |harsh |fluorescent |strip |flickering )*lights?(?: and (?:the |all the )?(?:noises?|sounds?|people|crowds?))?/giu;
const IN_A_SHOP =
  /\b(?:supermarkets?|shops?|stores?|shopping(?: cent(?:re|er))?|mall|tesco|aldi|lidl|asda|sainsbury'?s|walmart|target)\b/i;
/** An illness of the skin is what itches; scratching it is no habit. */
const ILL_SKIN = /\b(?:eczema|psoriasis|dermatitis)\b/i;
const SCRATCHES =
  /\b(?:and |, )?(?:(?:he|she|they|it|is|keeps?|really|so|very|always) )*(?:itch(?:y|es|ing)?|scratch(?:es|ed|ing)?)(?: (?:it|at it|(?:him|her)self|(?:all|at|in the) night|(?:his|her|their) \w+))*(?: (?:until|till|til|so) (?:(?:he|she|they|it) )?(?:bleeds?|is raw|raw|sore))?\b/giu;
/** How many others can do it already says nothing of what it is. */
const LAST_WHO =
  /(?: is|'s|’s)? the (?:last|only) (?:one|child|boy|girl|kid|person) (?:(?:in|of|at) (?:\w+ ){1,4})?(?:who|that) (?=(?:can'?t|can’t|cannot|can not) (?:ride|swim|tie|whistle|skip|catch|read|write|cycle|tell the time)\b)/giu;
/** "Her friends are all invited to a party and she isn't": no guest, and nobody who says hello there. */
const ALL_BUT_THIS_ONE =
  /\b(?:all|every\w*|friends?|class\w*|girls|boys|others?|most of them)\b[^.!?]{0,40}?\b(?:invited|asked|going) to ([^.!?]{0,40}?),? (?:and|but) (?:he|she|they) (?:has|was|is|have|were|are|did)(?:n'?t|n’t| not)\b/giu;
/** Who hurries the others is neither slow nor loud: it is afraid to be late. */
const HURRIES_OTHERS =
  /,? ?(?:and )?(?:shouts?|yells?|screams?|snaps?) at (?:us|me|everyone|everybody|mum|dad)(?: all)? to (?:hurry|get a move on|get going|leave)(?: up)?\b/giu;
/** Nobody has been teased yet: the story is of what is worn, and of eyes that look at it. */
const WORN = /\b(?:glasses|braces?|hearing aids?|eye ?patch|patch|splints?|insoles|helmet|retainer)\b/i;
const TEASED_FOR_WHAT_IT_WEARS =
  /\b(?:worried|scared|afraid|nervous|anxious|frightened|worries|thinks) (?:that )?(?:he|she|they|people|everyone|kids|(?:the )?(?:other|others)(?: \w+)?)(?:'ll|’ll| will| might|'d|’d| would| is going to| are going to) (?:get |be |all )?(?:called names|call (?:him|her|them) names|teased?|laugh(?:ed)?(?: at (?:him|her|them))?|bullied|picked on|make fun of (?:him|her|them)|made fun of)/giu;
/** What a nurse does with an ear is looked at first. */
const EAR_WASHED =
  /\b(his|her|their) ears? (?:syringed|washed out|cleaned out|suctioned|irrigated)(?: (?:at|by) (?:the |a )?\w+)?/giu;
/** What is left on a plate at school is no matter of one food. */
const NOT_EATEN_AT_SCHOOL =
  /\b(?:won'?t|won’t|will not|refuses to|doesn'?t|doesn’t|does not|never) (?:like |want |eats? )*(?:any |the |(?:his|her|their) )?(school (?:dinners?|lunch(?:es)?|meals?))\b/giu;
/** A small operation is not a stay. */
const INTO_HOSPITAL_FOR =
  /\b(?:going|go|goes|has to go) (?:in)?to hospital (?:for|to have) (?:his |her |their |some |an? )?(grommets|tonsils out|(?:\w+ )?operation|adenoids out)\b/giu;
/** Where a bad dream came from is no story of screens. */
const DREAMT_OF_A_FILM =
  /\b(nightmares?|bad dreams?)(?: ever)? (?:since|after|because|from|about) (?:(?:he|she|they) )?(?:(?:has |had |have )?(?:watch(?:ed|ing)?|saw|seen|seeing|read(?:ing)?) )?(?:an? |the |some |this )?(?:\w+ ){0,2}(?:films?|movies?|videos?|cartoons?|shows?|programmes?|books?|stor(?:y|ies))(?: (?:at|with|on) (?:an? |the |his |her |their )?(?:[\w']+ ?){1,3})?/giu;
/** How long it has been there is said beside the nap. */
const NO_NAP_THERE =
  /\b(?:just |recently )?start(?:ed|ing) (?:at |going to )?(?:a |his |her |their |the )?(?:new )?(nursery|day ?care|preschool|childminder)(?:'s)? (?:and|but) (?:(?:he|she|they) )?(?:won'?t|won’t|will not|refuses to|can'?t|can’t|doesn'?t|doesn’t) (?:nap|sleep)(?: (?:there|at all))?\b/giu;
/** What a child knows and does not say is no matter of knowing. */
const THOUGH_IT_KNOWS =
  /,? (?:even )?(?:when|if|though|although) (?:he|she|they) (?:\w+ )?knows? (?:all )?(?:the |it|what)(?: ?(?:right )?(?:answers?|to say))?\b/giu;

/** A snack that is in pieces: what is wept for is the whole one. */
const SNACK = String.raw`(?:toast|sandwich\w*|bananas?|biscuits?|cookies?|crackers?|apples?|pancakes?|waffles?|sausages?|pizza|bread|egg|cereal bar|breadstick|lolly)`;
const IN_PIECES = String.raw`(?:(?:cut|cuts|cutting|break|breaks|broke|broken|snap|snaps|snapped|peel|peeled)\b[^.!?]{0,16}\b${SNACK}|${SNACK}\b[^.!?]{0,24}\b(?:cut|broken?|breaks?|broke|snap(?:s|ped)?|in (?:half|two|pieces|bits|squares|triangles)|falls? apart|wrong(?: way)?))\b`;
const WANTED_IT_WHOLE = new RegExp(
  String.raw`\b(?:has |had |having |throws |threw )?(?:an? )?(?:(?:huge|massive|total|full|complete|big|full[- ]on|absolute) )?(?:tantrums?|meltdowns?|screams?|screaming|hysterical|hysterics|loses it|lost it|goes (?:mad|mental|rigid|crazy)|kicks? off|cries|cried|sobs|sobbed|melts down|inconsolable)(?: and screams)?((?: \w+){0,2} (?:if|when|whenever|because|cos|as|over|that) [^.!?]{0,24}?${IN_PIECES})`,
  'giu',
);

/** Teeth and hands that come while a baby drinks say whom they are about. */
const WHILE_THE_BABY_DRINKS =
  /\b(?:bit(?:es|ing)|hit(?:s|ting)|kick(?:s|ing)|scratch(?:es|ing)|pinch(?:es|ing)|pull(?:s|ing) at|scream(?:s|ing) at) (?:me |us |mum\w* |mom\w* )(when|whenever|while|if|as|every time) (?:i(?:'m|’m| am|m)?|we|mum\w*|mom\w*)(?: (?:is|am))? (?:feed|breast ?-?feed|nurs)(?:e|es|s|ing)?\b/giu;

/** Grandparents in other languages. */
const GRANDMOTHER = /\b(?:nani|dadi|babushka|yiayia|savta|halmoni|mormor|farmor|bubbe|babcia)\b/giu;
const GRANDFATHER = /\b(?:nanaji|dadaji|dadu|morfar|farfar|pappou|papou|dziadek|zayde|haraboji)\b/giu;

/** Who died is said first, and that they did in a clause of its own: "when mummy comes back from heaven, she died when he was 2". */
const DIED_LATER =
  /\b(mum|mummy|mom|mommy|dad|daddy|nana?|gran|granny|grandma|grandad|grandpa|uncle|aunt(?:ie|y)?)\b([^.!?]{1,80}?),? (?:and |but )?(?:she|he) (?:has )?(?:died|passed away)\b/giu;

/** How an animal came to harm, far behind what it is called: "the cat got out and was hit by a car". */
const HIT_ON_THE_ROAD =
  /\b(dog|puppy|cat|kitten|rabbit|bunny|hamster|guinea pig|tortoise|pet)\b([^.!?]{1,80}?\b(?:was|were|got|been|be|is) (?:\w+ )?(?:run over|knocked (?:down|over)|killed|hit by (?:a|the) (?:\w+ )?(?:car|van|lorry|bus|truck|train|motorbike|taxi)))\b/giu;

/** The wrong word for who somebody is, from a relative or a teacher: "keeps calling them she and a girl". */
/** Where a friend is from, and what it is called, stands between the friend and the move: "his best friend at nursery, Leo, is moving". */
const FRIEND_WHO_MOVES =
  /\b((?:best )?(?:friend|mate|bestie))(?: (?:from|at|in) (?:(?:his|her|their|the) )?\w+)?(?:,? \p{Lu}\p{L}+,?)? ((?:is|are) (?:moving|emigrating|leaving) (?:away|to|abroad|house|back|up|down)\b)/gu;
/** Who asked for a word and does not get it, in a parent's words of it. */
const ASKED_FOR_THEY =
  /\b(?:asked|told) [^.]{0,40}\b(?:they\/them|he\/him|she\/her|(?:his|her|their) pronouns)\b[^]{0,80}?\b(?:forget\w*|forgot|slips?|get(?:s|ting)? (?:it|them) wrong|won'?t|refuses|keeps)\b(?: forgetting)?/giu;
const CALLED_WRONGLY =
  /\b(?:keeps? |still |always |kept )*call(?:s|ed|ing)? (?:him|her|them|my (?:non[- ]?binary )?(?:child|kid|teen|son|daughter)) (?:an? )?(?:(?:he|she|him|her|girl|boy)(?:(?:,| and| or) (?:an? )?(?:he|she|him|her|girl|boy|miss|young (?:lady|man)|sir))*|by (?:his|her|their|the) (?:old|birth|former|previous|dead ?)\s?name)(?= |[.,!?;]|$)(?! (?:name|names|again and|back|because|if|at|to|when|he|she))/giu;
const NOT_WRONGLY =
  /\b(?:tease[sd]?|teasing|laugh\w*|insult|girly|sissy|tomboy|because (?:he|she) (?:likes|wears|has|plays))\b/iu;

/**
 * A parent's text without what only looks as if it told of something, where a child hides and what somebody is called, and
 * with what happened said where it is looked for.
 */
export const inOtherWords = (text: string): string =>
  (DONE_THERE.test(text) ? text : text.replace(HIDING_PLACE, '$1'))
    .replace(CALLED, '')
    .replace(FRIEND_WHO_MOVES, '$1 $2')
    .replace(ASKED_FOR_THEY, 'misgenders them')
    .replace(CALLED_WRONGLY, (said) => (NOT_WRONGLY.test(text) ? said : 'misgenders them'))
    .replace(TEETH_IN_CLOTH, 'chews his sleeves')
    .replace(/\bfilling out\b(?! (?:a|the|his|her|forms?))/giu, 'growing')
    .replace(TOO_CLOSE_TO_HIM, '$1')
    .replace(LIGHTS_OF_A_SHOP, (lights) => (IN_A_SHOP.test(text) ? ' the noise' : lights))
    .replace(SCRATCHES, (itch) => (ILL_SKIN.test(text) ? ' itches' : itch))
    .replace(ALL_BUT_THIS_ONE, 'was not invited to $1')
    .replace(TEASED_FOR_WHAT_IT_WEARS, (worry) => (WORN.test(text) ? ' worried what others think' : worry))
    .replace(NOT_EATEN_AT_SCHOOL, 'hates $1 in the dinner hall')
    .replace(EAR_WASHED, 'the doctor has to look in $1 ears')
    .replace(INTO_HOSPITAL_FOR, 'having $1')
    .replace(DREAMT_OF_A_FILM, '$1')
    .replace(NO_NAP_THERE, "won't nap at $1")
    .replace(HURRIES_OTHERS, '')
    .replace(LAST_WHO, ' ')
    .replace(THOUGH_IT_KNOWS, '')
    .replace(WHILE_THE_BABY_DRINKS, 'is jealous $1 mummy is feeding')
    .replace(WANTED_IT_WHOLE, 'is so disappointed$1')
    .replace(MAKES_A_SCENE, 'screams')
    .replace(NANNY, 'nana')
    .replace(CANCER_OF, '')
    .replace(HOW_ILL, 'very $1')
    .replace(GRANDMOTHER, 'nana')
    .replace(GRANDFATHER, 'grandad')
    .replace(DIED_LATER, '$1$2. His $1 died')
    .replace(HIT_ON_THE_ROAD, '$1$2. The $1 was run over');
