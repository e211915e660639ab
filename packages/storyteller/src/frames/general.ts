import { script, type Frame } from '../frame.ts';

/** What happens between people, or weighs on somebody, and is not learnt piece by piece. */
const NO_SKILL =
  /\b(?:friends?|mates|secrets?|tells?|told|sa(?:id|ys)|laughs?|laughed|miss(?:es|ing)?|people|betray\w*|fell out|falling out|rude|grand\w+|nan|teas\w+|rumou?rs?|embarrass\w*|die[sd]?|dying|death|cancer|hospice|hospital|ill|illness|crash\w*|accident|fire|flood\w*|police|dad|daddy|mum|mummy|mom|mommy|parents?|family|sisters?|brothers?|cousins?|visit\w*|cancel\w*|argu\w*|alone|lonely|sad|upset|cr(?:y|ies|ied|ying)|worr\w*|scared|afraid|hates?|angry|cross|jealous\w*|part(?:y|ies)|changed?|news|left|leav\w*|gone|nobody|no one|feels?)\b/i;
/** What two can carry: told of anything that weighs on somebody. */
const WEIGHS =
  /\b(?:visit\w*|cancel\w*|argu\w*|alone|lonely|sad|miss(?:es|ing)|news|gone|moved away|secrets?|ill|hospital|police|prison|court|homeless|lost (?:his|her|their|our) (?:job|home|house))\b/i;
const LEARNT =
  /^(?![^]*\b(?:give up|giving up|quit\w*|stop (?:going|doing|playing|having)|pack in)\b)[^]*?\b(?:learn\w*|zips?|tie|tying|laces?|buttons?|rid(?:e|es|ing)|writ(?:e|es|ing)|handwriting|practi[sc]\w*|cutlery|fork|knife|dress\w*|bikes?|catch\w*|cut(?:s|ting)?|clock|counting|maths?|piano|violin|guitar|climb\w*)\b/;

const PARENT = String.raw`(?:dad(?:dy|da)?|mum(?:my)?|mom(?:my)?|mama|papa|me|us)`;
/** A small child who wants one of two people only; at bedtime that has a story of its own. */
const ONE_PARENT = new RegExp(
  String.raw`\b(?:won'?t|will not|refuses to|doesn'?t|does not|screams? (?:if|when)) (?:\w+ )?(?:go to|let|come to|want|be held by|play with) (?:his |her |their )?${PARENT}\b(?! (?:leave|go))|\b(?:only|just) (?:wants?|goes to|lets|likes|has to be|loves) (?:his |her |their )?${PARENT}\b|\bwants? only (?:his |her |their )?${PARENT}\b|\b(?:mummy|mommy|daddy)'?s (?:girl|boy)\b|\b(?:prefers|favou?rs|rejects?|pushes away) (?:his |her |their )?${PARENT}\b`,
  'i',
);
/** Out of sight in the own home. */
const OUT_OF_THE_ROOM = new RegExp(
  String.raw`^(?![^]*\b(?:gate|nursery|school|bed(?:time)?|sleep\w*|night|preschool|childminder|work)\b)[^]*?\b(?:${PARENT}|i|we|leav\w*|walk\w*|goes?|go) (?:out of|leaves?|left|leaving|go(?:es)? (?:out of|to the (?:loo|toilet|bathroom))) ?(?:the )?(?:room|sight)?|\bfollows? (?:me|us|mum\w*|dad\w*) (?:around|everywhere|from room|to the (?:loo|toilet|bathroom))`,
  'i',
);
const ELDER_AT_SCHOOL =
  /\b(?:sister|brother|siblings?|cousin|twin)\b[^.]{0,30}\b(?:goes|go|going|leaves|is|starts|started|starting|at|off)\b[^.]{0,14}\b(?:school|nursery|preschool)\b/i;
const SCHOOL_TRIP =
  /\b(?:(?:school|class|nursery|preschool|year \w+|field) (?:day )?trips?|trips? with (?:the |his |her |their )?(?:school|class|nursery)|class outing|school outing|forest school day|school visit to)\b/i;
const LAUGHED_AT =
  /\b(?:laugh(?:ed|s|ing)?|giggl\w+)\b[^.]{0,60}\b(?:when|because|as|after|for) (?:\w+ ){0,3}?(?:fell|trip\w*|slip\w*|dropp\w*|drop|spill\w*|spilt|got (?:it|the|a|an) \w*|said|wet|burp\w*|fart\w*|call\w* (?:the|his|her|their|a) (?:\w+ )?teacher|forgot|cr(?:y|ied)|mistake|wrong)\b|\b(?:fell|trip\w*|slip\w*|dropp\w*|spill\w*|spilt|burp\w*|farted|called (?:her|his|the) teacher (?:mum|mummy|dad|mom)|got (?:it|the answer) wrong|forgot (?:his|her|their) (?:lines?|words))\b[^.]{0,60}\blaugh\w*/i;

/**
 * Anything that feels hard, told when no other situation matches well. `{hard}` is what is hard, in words that passed
 * the phrase gate or that belong to a challenge; without it the story says only that some things are hard. It is always
 * the last thing in its sentence, because its number is not known.
 */
export const general: Frame = {
  id: 'general',
  name: 'Something that feels hard',
  says: [],
  claims: { strong: [], cues: [] },
  topicWords: [
    'hard',
    'easier',
    'easy',
    'difficult',
    'lap',
    'room',
    'bag',
    'stairs',
    'stair',
    'trip',
    'laughed',
    'laugh',
    'laughing',
    'hands',
    'languages',
    'moment',
    'heavy',
    'lighter',
    'clean',
    'nappy',
    'cream',
    'stop',
    'stopping',
    'leave',
    'lessons',
    'far',
    'close',
    'voice',
    'mouth',
    'page',
    'words',
    'word',
    'game',
    'question',
    'album',
    'money',
    'seat',
    'song',
    'first love',
    'coat',
    'day',
    'back',
    'bump',
    'minute',
    'near',
    'tell',
    'telling',
    'bored',
    'boredom',
    'dull',
    'told',
    'excited',
    'excitement',
    'soap',
    'please',
    'thank',
    'club',
    'run',
    'answer',
    'chew',
    'cape',
    'clock',
    'fingers',
    'fingertips',
    'hide',
    'country',
    'lost',
    'legs',
    'walk',
    'embarrassment',
  ],
  facts: [
    'Many things are hard at first and become easier with practice; how fast differs from person to person.',
    'A large task is easier to begin when it is divided into small parts with a clear end.',
    'People of every age ask for help; others often cannot see that something is hard.',
    'Skills that were practised often need less attention and feel easier.',
    'Progress is uneven: a bad day after a good one is ordinary.',
    'Knowing what comes next makes a situation easier for many people.',
  ],
  threads: {
    block: 'a tower of blocks, which begins with one block',
    hand: 'a hand that goes up, or reaches out, to ask',
    zip: 'a zip, which is hard for everybody until it is not',
    stone: 'a stone in a shoe, which only one person can feel',
    sandwich: 'a sandwich, with something easy on both sides of the middle',
    handles: 'a bag with two handles',
    loud: 'a voice with a small size and a big size',
    tales: 'two kinds of telling',
    bored: 'an empty hour',
    excited: 'a bottle that has been shaken',
    wash: 'soap, and what it takes along',
    please: 'small words that open a hand',
    last: 'the hook that still has a coat on it',
    before: 'the days before a day',
    back: 'a thing that went wrong once, and the way back to it',
    push: 'a strap that goes click, and a seat that rolls',
    smallroom: 'a small room with a round table',
    heartbreak: 'a song that cannot be listened to for a while',
    babies: 'a question about the beginning',
    collect: 'an album with a gap in it',
    rush: 'a finished page, and a second look at it',
    tongue: 'two words for one thing',
    hero: 'a fight that is only a game, and a hand that says stop',
    mouth: 'a mouth that wants to know',
    far: 'a thing that is small from far away',
    club: 'the hour between school and home',
    pe: 'a line in the hall that everybody crosses at a different time',
    cheat: 'an answer that belonged to somebody else',
    chew: 'teeth that look for something to do',
    costume: 'a cape that is good for heroes and bad for puddles',
    abroad: 'two clocks that show different times',
    mess: 'ten fingers and something that sticks to them',
    where: 'things that are put down and then are somewhere',
    carry: 'legs that are small and a way that is long',
    quit: 'a thing that was done for years, and the door out of it',
    cream: 'white cream that goes from a tube to an arm',
    nappy: 'a mat, two legs in the air and a clean bottom',
    lap: 'one lap that is wanted, and the lap beside it',
    room: 'steps that go out of a room and come back',
    elder: 'a bag by the door, and the one who goes out with it',
    stairs: 'a stair and the one after it',
    trip: 'a day out with the class, from the line at the door to the line at the door',
    hands: 'words that go from hands to a voice, and the one in the middle',
    oops: 'a moment that everybody saw',
  },
  // What happens between people, and what befalls a family, is no skill: it is not learnt piece by piece as a zip is.
  threadCues: {
    hand: NO_SKILL,
    stone: NO_SKILL,
    zip: LEARNT,
    block: LEARNT,
    sandwich: LEARNT,
    handles: WEIGHS,
    loud: /^(?![^]*\b(?:grand\w+|nan\w*|dad\w*|mum\w*|mom\w*|teacher|coach|brother|sister|neighbours?|others|kids|children|people|we|i|boys|girls|friends?|parents?) (?:\w+ ){0,4}(?:shouts?|shouting|yells?|yelling)\b)[^]*?\b(?<!\b(?:hates?|scared of|afraid of|dislikes?|when (?:others|people|children|they)) (?:\w+ )?)(?:shout(?:s|ing|y)?|yells?|talks? (?:so |too |very )?loud\w*|screech\w*|shriek\w*|loud voice|top of (?:his|her|their) voice|inside voice|indoor voice)\b/i,
    tales:
      /\b(?:tells? tales?|telling tales?|tell-?tale|tattl\w*|snitch\w*|grass(?:es|ing) (?:on|up)|telling on|tells on|reports? everyone)\b/i,
    bored: /\b(?:bored|boring|boredom|nothing to do|doesn'?t know what to do with)\b/i,
    excited: /\b(?:over-?excited|over the top|too excited|so excited|giddy|hyper|bouncing off|silly)\b/i,
    wash: /\b(?:wash(?:es|ing)? (?:his|her|their)? ?hands|hand ?wash\w*)\b/i,
    please:
      /\b(?:please and thank you|(?:say|says|saying) (?:please|thank you|thanks)|manners|rude to (?:shop|wait)|ungrateful)\b/i,
    last: /\b(?:pick(?:ed|s)? up|collected|fetched|go(?:es)? home)\b[^.]{0,24}\b(?:before|first|earlier|last)\b|\b(?:last (?:one )?(?:to be )?(?:picked up|collected|left|there))\b/i,
    before:
      /\b(?:nervous|anxious|worried|scared|dreading|dreads|terrified|nerves)\b[^.]{0,24}\b(?:about|for|of|before)\b[^.]{0,14}\b(?:race|cross country|gala|match|tournament|competition|show|concert|audition|trials?|interview|exam|grading|recital|performance|sports day|final|debate|play)\b|\b(?:trials?|audition|gala|competition|tournament|grading|interview|sports day)\b[^.]{0,20}\b(?:nerv\w*|anxious|worr\w*|scared|tomorrow|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b|\b(?:football|dance|netball|rugby) (?:trials?|audition)\b|\bbefore (?:(?:his|her|their|a|the|every|each|big) )*(?:football |rugby |netball |swimming |tennis |dance )?(?:match(?:es)?|games?|races?|galas?|shows?|competitions?|tournaments?|performances?)\b/i,
    back: /\b(?:since|after)\b[^.]{0,16}\b(?:fell|fall|falling|crash\w*|slipped|accident|came off|got hit|was hit|got hurt|hurt (?:him|her|them)sel\w+|went under|bumped (?:his|her|their))\b|\b(?:won'?t|scared to|afraid to|refus\w+ to) (?:get|go) back (?:on|in the (?:water|pool|sea|goal))\b/i,
    push: /\b(?:push ?chair|buggy|stroller|pram)\b/i,
    smallroom:
      /\b(?:(?:SEND?|SENCO|nurture|support|intervention|inclusion|learning support|resource|speech|small) (?:room|group|unit|hub|base|class|table)|taken out of (?:class|lessons)|goes out of (?:class|lessons)|extra (?:help|lessons|reading|maths) (?:group|at school|in)|has (?:a|to have a) (?:TA|one to one|1:1|teaching assistant))\b/i,
    heartbreak:
      /\b(?<!\b(?:i|we|mum|mom|dad|mummy|daddy|parents?|partner|husband|wife)\b[^.]{0,16})(?:got |was |been )?(?:dumped|broken up with|finished with)\b|\b(?:his|her|their|first) (?:girl|boy) ?friend (?:broke|has broken|dumped|finished|ended|split|left|doesn'?t)\b|\b(?:broke|broken|split) up with (?:his|her|their) (?:girl|boy) ?friend\b/i,
    babies:
      /\b(?:where (?:do )?babies come|where (?:he|she|they|i) came from|how (?:do )?babies|how (?:are )?babies|facts of life|birds and (?:the )?bees|how (?:the|a) baby (?:gets?|got)|how (?:he|she) was (?:made|born))\b/i,
    collect:
      /\b(?:stickers|pokemon(?: cards)?|football cards|trading cards|collect(?:s|ing)? (?:stickers|cards|pokemon|figures|squishies)|pocket money|spends? (?:all )?(?:of )?(?:his|her|their) (?:pocket |birthday )?money|robux|v-?bucks)\b/i,
    rush: /\b(?:rush(?:es|ing)?|hurries|races?) (?:(?:through|over) )?(?:(?:his|her|their|all) )?(?:\w+ )?(?:work|writing|homework|sums|maths|everything)\b|\bcareless mistakes\b/i,
    tongue:
      /\b(?:speak\w*|talk\w*|language|bilingual|accent)\b[^.]{0,24}\b(?:gujarati|urdu|punjabi|polish|spanish|french|arabic|welsh|hindi|bengali|turkish|somali|portuguese|romanian|chinese|mandarin|cantonese|tamil|yoruba|german|italian|greek|russian|ukrainian|japanese|korean|our language|(?:his|her|their) (?:home |own |first )?language)\b|\b(?:home|first|own|mother|our|my|second) (?:language|tongue)\b|\bbilingual\b/i,
    hero: /\b(?:plays?|playing|pretend\w*|superhero\w*|games?)\b[^.]{0,40}\b(?:kill\w*|shoot\w*|guns?|dead)\b|\b(?:kill(?:s|ing)?|shoot(?:s|ing)?|guns?)\b[^.]{0,40}\b(?:plays?|playing|superheroes|pretend\w*)\b/i,
    mouth:
      /\b(?:in (?:his|her|their) mouth|mouths? everything|licks? everything|eats? (?:stones|mud|sand|paper|crayons|playdough))\b/i,
    far: /^(?![^]*\b(?:boys?|girls?|people|grand\w+|nan\w*|great[- ]gran\w*|man|men|woman|women|teacher|postman|strangers?|kids|children|beards?|brother|sister|dad\w*|mum\w*|uncle|aunt\w*|neighbours?)\b)[^]*?\b(?:scared|afraid|frightened|terrified|petrified|fear|phobia|hates?(?= (?:the )?(?:statues?|feathers?|swings?|slides?|heights?|sea|sand)))\b(?!(?: \w+){0,2} (?:that|to|if|in case|being|he|she|they|i|we|his|her)\b)/i,
    club: /\b(?:after[- ]?school|breakfast|holiday|homework) (?:club|care)\b|\bwrap ?around\b|\bkids' club\b/i,
    pe: /\b(?:PE\b|p\.e\.|gym class|games lessons?|sports? (?:lessons?|at school)|slowest|unfit|last in (?:every|the) (?:race|run)|bleep test|picked last)\b/i,
    cheat:
      /\b(?:cheat\w*|cop(?:ied|ying) (?:off|from|in|someone|somebody|his|her|a)|looked at (?:someone|somebody|his|her) (?:\w+ )?answers|plagiari\w*|used (?:ai|chat ?gpt)|chat ?gpt)\b/i,
    chew: /\b(?:chew(?:s|ing|ed)?|suck(?:s|ing)? (?:on )?(?:his|her|their) (?:sleeves?|collar|jumper|top|clothes))\b/i,
    costume:
      /\b(?:costume|dress(?:ing)?[- ]?up (?:clothes|outfit)|cape|superhero|batman|spider-?man|superman|elsa|princess dress|fancy dress|tutu)\b/i,
    abroad:
      /\b(?:grand\w+|nan\w*|abuel\w+|oma|opa|babcia|cousins?|aunt\w*|uncle|family|relatives)\b[^.]{0,30}\b(?:abroad|overseas|far away|another country|back home|a long way away|(?:lives?|live|living|moved|moved back|gone|gone back|went|went back|stayed|vive[n]?|viven) (?:to live )?(?:in|to|en|back to|back in) (?!our\b|the same\b|with\b|my\b|the next\b|a home\b|a care\b|hospital\b|the house\b))|\b(?:abroad|overseas|far away|another country|back home|a long way away|(?:lives?|live|living|moved|moved back|gone|gone back|went|went back|stayed|vive[n]?|viven) (?:to live )?(?:in|to|en|back to|back in) (?!our\b|the same\b|with\b|my\b|the next\b|a home\b|a care\b|hospital\b|the house\b))[^.]{0,40}\b(?:miss\w*|extraña|echa de menos)\b|\b(?:misses|missing) (?:his |her |their )?(?:grand\w+|nan\w*|abuel\w+|oma|opa|babcia|cousins?|aunt\w*|uncle|family|relatives) (?:in|back home|abroad|from)\b/i,
    mess: /\b(?:hates?|won'?t|refus\w*|can'?t stand|does(?:n'?t| not) like|cries|screams?|scared|upset|dislikes?|panics)\b[^.]{0,40}\b(?:messy|sticky|dirty hands|muddy|sand|grass|mud|paint|glue|playdough|slime|finger ?paint\w*)\b/i,
    where:
      /\b(?:los(?:es|ing|t) (?:everything|things|his (?:things|stuff|kit|coat|jumper|bag|water bottle)|her (?:things|stuff|kit|coat|jumper|bag|water bottle))|disorgani[sz]ed|forget(?:s|ful|ting)? (?:everything|his|her|their|things)|leaves? (?:everything|his things|her things)|library book)\b/i,
    carry: /\b(?:carried|carry (?:him|her|them)|carrying|won'?t walk|pick(?:ed)? up all)\b/i,
    quit: /\b(?:give up|giving up|quit\w*|stop (?:going to|doing|playing|having)|drop(?:ping)? out of|pack in|packing in|leave)\b[^.]{0,24}\b(?:piano|violin|guitar|drums|cello|flute|trumpet|recorder|music|lessons?|football|rugby|netball|hockey|cricket|tennis|swimming|ballet|danc\w+|gymnastics|karate|judo|taekwondo|choir|orchestra|band|scouts|brownies|cubs|guides|beavers|rainbows|club|team|drama|riding|athletics|boxing)\b/i,
    cream:
      /\b(?:sun ?-?(?:cream|screen|block|tan lotion)|suncream|(?<!\b(?:ice|ice-|cheese|whipped|double|clotted) ?)creams?|lotion|ointment)\b/i,
    nappy:
      /\b(?:chang\w+|puts?|putting)\b[^.]{0,24}\b(?:napp(?:y|ies)|diapers?)\b|\b(?:nappy|diaper) (?:chang\w+|time)\b|\bchanging (?:mat|table)\b/i,
    lap: ONE_PARENT,
    room: OUT_OF_THE_ROOM,
    elder: ELDER_AT_SCHOOL,
    stairs: /\b(?:stairs?|staircase|steps (?:up|down|at)|upstairs|downstairs)\b/i,
    trip: SCHOOL_TRIP,
    hands:
      /\b(?:deaf|sign language|bsl|signs?|signing)\b[^]*\b(?:interpret\w*|translat\w*)\b|\b(?:interpret\w*|translat\w*)\b[^]*\b(?:deaf|sign language|bsl|signs|signing)\b/i,
    oops: LAUGHED_AT,
  },
  onlyWhenSaid: [
    'mouth',
    'rush',
    'tongue',
    'hero',
    'babies',
    'collect',
    'push',
    'smallroom',
    'heartbreak',
    'last',
    'before',
    'back',
    'handles',
    'loud',
    'tales',
    'bored',
    'excited',
    'wash',
    'please',
    'zip',
    'far',
    'club',
    'pe',
    'cheat',
    'chew',
    'costume',
    'abroad',
    'mess',
    'where',
    'carry',
    'quit',
    'cream',
    'nappy',
    'lap',
    'room',
    'elder',
    'stairs',
    'trip',
    'hands',
    'oops',
  ],
  tellsAlone: [
    'mouth',
    'rush',
    'tongue',
    'hero',
    'babies',
    'collect',
    'push',
    'smallroom',
    'heartbreak',
    'last',
    'before',
    'back',
    'loud',
    'tales',
    'bored',
    'excited',
    'wash',
    'please',
    'far',
    'club',
    'pe',
    'cheat',
    'chew',
    'costume',
    'abroad',
    'mess',
    'where',
    'carry',
    'quit',
    'cream',
    'handles',
    'nappy',
    'lap',
    'room',
    'elder',
    'stairs',
    'trip',
    'hands',
    'oops',
  ],
  roles: {
    elder: {
      fallback: { text: 'the big one' },
      cues: [
        { match: /\bsister\b/i, phrase: { text: '{his} big sister', gender: 'f' } },
        { match: /\bbrother\b/i, phrase: { text: '{his} big brother', gender: 'm' } },
        { match: /\bcousin\b/i, phrase: { text: '{his} big cousin' } },
      ],
    },
  },
  titles: {
    young: [
      { text: 'Stone in the Pot', thread: 'mouth' },
      { text: 'Hand Up, Heroes Stop', thread: 'hero' },
      { text: 'Two Words for One Cup', thread: 'tongue' },
      { text: 'I Was a Dot', thread: 'babies' },
      { text: 'Click Now, Walk Soon', thread: 'push' },
      { text: 'The Round Table', thread: 'smallroom' },
      { text: 'My Coat Is Here', thread: 'last' },
      { text: 'Look, Touch, and Stop', thread: 'back' },
      { text: 'Mouse In, Lion Out', thread: 'loud' },
      { text: 'Help, or Just a Spoon?', thread: 'tales' },
      { text: 'Come On, Idea', thread: 'bored' },
      { text: 'Fizz, Fizz, and Flat', thread: 'excited' },
      { text: 'Soap and the Riders', thread: 'wash' },
      { text: 'Two Small Words', thread: 'please' },
      { text: 'You There, Me Here', thread: 'far' },
      { text: 'The Last Hook', thread: 'club' },
      { text: 'Teeth, Here Is Your Job', thread: 'chew' },
      { text: 'The Cape on Its Hook', thread: 'costume' },
      { text: 'One Moon', thread: 'abroad' },
      { text: 'One Finger Can Try', thread: 'mess' },
      { text: 'To the Lamp Post', thread: 'carry' },
      { text: 'Bottle, You Live Here', thread: 'where' },
      { text: 'Dot, Dot, Rub, Rub', thread: 'cream' },
      { text: 'A Bag with Two Handles', thread: 'handles' },
      { text: 'Legs Up, Off We Go', thread: 'nappy' },
      { text: 'This Lap, That Lap', thread: 'lap' },
      { text: 'Step, Step, Back', thread: 'room' },
      { text: 'The Bag by the Door', thread: 'elder' },
      { text: 'One Stair, and Stop', thread: 'stairs' },
      { text: 'Out We Go, and Back', thread: 'trip' },
      { text: 'One Oops', thread: 'oops' },
      { text: 'One Block for {name}', thread: 'block' },
      { text: 'First One Block', thread: 'block' },
      { text: 'A Hand Goes Up', thread: 'hand' },
      { text: 'A Hand for {name}', thread: 'hand' },
      { text: 'Zip, Stop, Zip', thread: 'zip' },
      { text: 'The Zip That Was Hard', thread: 'zip' },
      { text: 'Stop, Look, Shake', thread: 'stone' },
      { text: 'The Stone in the Shoe', thread: 'stone' },
      { text: 'Bread, Jam, Bread', thread: 'sandwich' },
      { text: 'A Sandwich for a Hard Day', thread: 'sandwich' },
      { text: '{name} and the Hard Bit' },
    ],
    older: [
      { text: 'One More Walk', thread: 'rush' },
      { text: 'First Fast, Then Slow', thread: 'rush' },
      { text: 'A Spare Word', thread: 'tongue' },
      { text: 'Say It Twice', thread: 'tongue' },
      { text: 'From a Dot', thread: 'babies' },
      { text: 'The Minute Before', thread: 'collect' },
      { text: 'Two Jars', thread: 'collect' },
      { text: 'Three People, One Hour', thread: 'smallroom' },
      { text: 'Twelve Steps', thread: 'smallroom' },
      { text: 'That One Song', thread: 'heartbreak' },
      { text: 'Only the Tuning', thread: 'before' },
      { text: 'Same Pulse', thread: 'before' },
      { text: 'One More Good One', thread: 'back' },
      { text: 'Size Two, and Nearer', thread: 'loud' },
      { text: 'Telling, and Telling On', thread: 'tales' },
      { text: 'First Dull, Then Something', thread: 'bored' },
      { text: 'A Full Tank', thread: 'excited' },
      { text: 'How Near Is Near Enough', thread: 'far' },
      { text: 'The Distance', thread: 'far' },
      { text: 'The Last Room of the Day', thread: 'club' },
      { text: 'My Legs, My Run', thread: 'pe' },
      { text: 'Out of Breath', thread: 'pe' },
      { text: 'An Honest Gap', thread: 'cheat' },
      { text: 'Teeth, Not the Wool', thread: 'chew' },
      { text: 'Two Clocks', thread: 'abroad' },
      { text: 'Ten Fingers', thread: 'mess' },
      { text: 'Five Words at the Door', thread: 'where' },
      { text: 'Two Lists', thread: 'quit' },
      { text: 'How to Stop', thread: 'quit' },
      { text: 'The Second Handle', thread: 'handles' },
      { text: 'Two Handles', thread: 'handles' },
      { text: 'Gate, Bus, Place, Bus, Gate', thread: 'trip' },
      { text: 'There, and Then Back', thread: 'trip' },
      { text: 'In the Middle of a Talk', thread: 'hands' },
      { text: 'Two Languages at Home', thread: 'hands' },
      { text: 'A Few Seconds', thread: 'oops' },
      { text: 'That Happened', thread: 'oops' },
      { text: 'The First Block', thread: 'block' },
      { text: 'Nobody Starts at the Top', thread: 'block' },
      { text: 'What a Raised Hand Can Do', thread: 'hand' },
      { text: 'A Hand Up Early', thread: 'hand' },
      { text: 'Every Zip Was Hard Once', thread: 'zip' },
      { text: 'How Hard Things Get Ordinary', thread: 'zip' },
      { text: 'A Stone Nobody Else Can See', thread: 'stone' },
      { text: 'Half a Minute for a Stone', thread: 'stone' },
      { text: 'The Middle of the Sandwich', thread: 'sandwich' },
      { text: 'Two Slices and a Hard Part', thread: 'sandwich' },
      { text: '{name} and the Hard Part' },
    ],
  },
  benefits: [
    'Says plainly that some things are hard, and that this is so for everybody.',
    'Shows {name} one small thing to try, and leaves the choice open.',
    'Gives {name} a few words to remember when the hard part comes.',
  ],
  talk: {
    young: ['What was hard in the story?', 'How does the hard bit feel for {name}?', 'Shall we draw it together?'],
    older: [
      'Which part of the story is like ours, and which part is not?',
      'Which word would {name} put in the gap today, and which one last week?',
      'Shall we find out together which part is the hardest?',
    ],
  },
  cover: {
    setting: 'living-room',
    time: 'day',
    pose: 'think',
    feeling: 'curious',
    companion: null,
    props: ['blocks', 'book'],
  },
  text: {
    '2-3': script(`
      D<block,hard> {Name} can do many things. Some things are hard. One hard thing is {hard}. A tower is hard too. It starts with one block.
      D<block> {Name} can do many things. Some things are still hard. A tower is hard too. It starts with one block. Then comes one more.
      D<hand,hard> {Name plays and plays}. Some things are hard. One hard thing is {hard}. Then a hand can reach out. Here comes help!
      D<hand> Play, play, stop. {Name has} come to a hard bit. Then a hand can reach out. Here comes help!
      D<zip,hard> Zips are hard at first. {Name has} hard things too. It may be {hard}. Zip, stop, zip.
      D<zip> Zip, stop, zip. Zips are hard at first. {Name has} some other hard things. They take time.
      D<stone,hard> A stone is in a shoe. Ow! {Name has} hard bits in the day too. It may be {hard}. Stop, look, shake.
      D<stone> A stone is in a shoe. Ow! {Name has} hard bits in the day too. Then it is good to stop. Stop, look, shake.
      D<sandwich,hard> Bread, jam, bread. {Name has} a hard bit in the day. It is {hard}. It can go where the jam goes.
      D<sandwich> Bread, jam, bread. A sandwich has a middle. {Name} may have a hard bit today. It goes in the middle. Something else comes after.
      P Other children find it hard too. Some cry. Some go slow.
      P Grown-ups know hard things. They go bit by bit.
      P Babies find it all hard. Big people find some of it hard. People like help.
      P Big children get stuck too. They stop. Then they try again.
      Q When it is hard, {Name} may feel ____.
      Q In the hard bit, {Name} may feel ____.
      Q Before the hard bit, {Name} may feel ____.
      H {helper} can stay near.
      H {helper} can show the first bit.
      H<adult> {helper} can start {adult}.
      H {helper} can wait a bit.
      H {helper} can help with one bit.
      T {he} can look first.
      T {he} can try one little bit.
      T<comforter> {he} can hold {comforter}.
      T<doing> {he} can try {doing}.
      T<thing> {he} can ask for {thing}.
      T {he} can stop and have a hug.
      T {he} can point to the hard bit.
      C<block> {he} can say, "One block. One more."
      C<hand> {he} can say, "Help, please."
      C<zip> {he} can say, "Zip, stop, zip."
      C<topic> {he} can think about {topic}.
      C<stone> {he} can say, "Stop, look, shake."
      C<sandwich> {he} can say, "Bread, jam, bread."
      A<block> One block. One more. Small bits make hard things easier. A little tower is a tower too.
      A<hand> A hand reaches out. A hand comes back. Help makes hard things easier. Then all the hands rest.
      A<zip> Zip, stop, zip. Hard things get easier, bit by bit. Some days a zip stops. Then there is a hug.
      A<stone> Stop, look, shake. Out falls the stone. Not all hard things fall out. They get easier with help.
      A<sandwich> First comes something easy. Then comes the hard bit. Then comes something easy again. Bread, jam, bread.
      D<lap> Here is the lap that {Name wants}. Mmm, that one! Here comes another lap. It is not the same. That can be hard.
      D<lap> One lap is the best today. {Name knows} which one. Then other arms come. Oh! It can be hard to switch.
      P<lap> Lots of small people want one lap. Big people know it.
      P<lap> It is one lap today. It can be the other one soon.
      Q<lap> In the other arms, {Name} may feel ____.
      H<lap> {helper} can sit near and wait.
      H<lap> {helper} can roll a ball.
      T<lap> {he} can roll the ball back.
      T<lap> {he} can bring one book.
      T<lap,comforter> {he} can bring {comforter} too.
      C<lap> {he} can say, "This lap, that lap."
      A<lap> One lap is here. One lap is there. Hard things go bit by bit. A ball can roll to both.
      A<lap> First a look. Then one toe. Hard things get easier, bit by bit. This lap, that lap.
      D<room> Step, step, out of the room. {Name} may look and look. Where is the grown-up? It can be hard. Ears can hear, step, step.
      D<room> A grown-up goes out. {Name stays} here. It is hard to wait. The door is there. Listen, step, step!
      P<room> Small people want to see their people. Lots of them cry.
      P<room> Grown-ups go in and out. They fetch a cup.
      Q<room> By the door, {Name} may feel ____.
      H<room> {helper} can sing from there.
      H<room> {helper} can say, "Here I am."
      T<room> {he} can call.
      T<room> {he} can find one block.
      C<room> {he} can say, "Step out, step back."
      A<room> Step, step, out. Step, step, back. It was hard. Now it is easier. Hello, hello!
      A<room> The room was big. Now steps come in. Hard bits get easier with a song. Here are two again.
      D<elder> Shoes on, bag on. {elder goes} to school. {Name stays} here. That can be hard.
      D<elder> Bye-bye, bag. {elder goes} to school. {Name} may want to go too. It is hard to stay.
      P<elder> Big ones go to school. Then they come home.
      P<elder> Small ones look at the door. Lots of them cry.
      Q<elder> When the door shuts, {Name} may feel ____.
      H<elder> {helper} can wave too.
      H<elder> {helper} can find a bag too.
      T<elder> {he} can wave at the window.
      T<elder> {he} can put a toy in a bag.
      T<elder> {he} can keep one block to show.
      C<elder> {he} can say, "Bye, bag. Come back, bag."
      A<elder> Play, snack, nap, play. Hard bits get easier. Then the door opens. Hello, bag! Hello, big shoes!
      A<elder> The bag went out. It was hard. The bag comes back. In it is a day of school.
      D<stairs> Stairs go up. Stairs go down. {Name looks} at them. They are big. They can be hard.
      D<stairs> One stair, and one more. {Name} may stop at the top. It is a long way. Stairs are hard for small legs.
      P<stairs> Stairs are made for long legs. Small legs go slow.
      P<stairs> Some sit down. Some hold on. Some get a lift.
      Q<stairs> By the stairs, {Name} may feel ____.
      H<stairs> {helper} can go in front.
      H<stairs> {helper} can hold a hand.
      T<stairs> {he} can sit and bump, bump.
      T<stairs> {he} can hold on and wait.
      T<stairs> {he} can ask for a hand.
      C<stairs> {he} can say, "Sit, bump, stop."
      A<stairs> One stair. One more stair. Hard things get easier, bit by bit. At the end is the floor. Hello, floor!
      A<stairs> Bump, stop, bump, stop. It was hard. The stairs stay there. They can wait.
      D<nappy> Down on the mat. {Name} may want to play. The nappy is wet. Off it goes! A bottom gets clean.
      D<nappy> Legs up, up, up! {Name} can see two feet. The nappy comes off. A clean one goes on. It is hard to lie so still.
      P<nappy> Small people like to move. A mat is so dull.
      P<nappy> Grown-ups want a bottom to be well.
      Q<nappy> On the mat, {Name} may feel ____.
      H<nappy> {helper} can sing one song.
      H<nappy> {helper} can say what comes next.
      T<nappy> {he} can hold a toy up high.
      T<nappy> {he} can look for two feet.
      C<nappy> {he} can say, "Up, wipe, on, down."
      A<nappy> Wipe, wipe, and on. The bottom is clean and dry. Up comes {Name}. Bye-bye, mat. Go, feet!
      A<nappy> The song is at its end. The clean nappy is on. It was hard to lie still. Now legs can run.
      D<cream> Out comes the cream. It is white and cold. {Name} may not like it. It slips on the skin. Rub, rub, all gone.
      D<cream> Here is a tube of cream. Squirt! {Name} gets a bit on one arm. It can feel cold. It looks after the skin.
      P<cream> Big arms get cream too.
      P<cream> Some like it slow. Some like it fast.
      Q<cream> With cream on, {Name} may feel ____.
      H<cream> {helper} can warm it first.
      H<cream> {helper} can count to five.
      T<cream> {he} can put a dot on one knee.
      T<cream> {he} can rub it in.
      T<cream> {he} can put some on {helper}.
      C<cream> {he} can say, "Dot, dot, rub, rub."
      A<cream> Dot, dot, rub, rub. The cream is all gone in. It was hard, and it was quick. Hello, skin. Out and play!
      A<cream> One arm is done. One leg is done. The cream is on. The tube is shut. Bye-bye, tube.
      D<far> Far away, it is small. Near, it is big. {Name} may stand far away. That is a good spot to look. Look, look.
      P<far> Grown-ups stand back to look, too.
      P<far> Some go near. Some stay far. Both can see.
      Q<far> From here, {Name} may feel ____.
      H<far> {helper} can stand here too.
      H<far> {helper} can lift {him} up.
      T<far> {he} can look from far away.
      T<far> {he} can wave at it.
      T<far,comforter> {he} can show {comforter}.
      C<far> {he} can say, "You there, me here."
      A<far> It is there, and {Name} is here. From far away, it is small. Bye-bye over there. Hello, hand.
      D<abroad> Somebody is far away. {Name} may look for that face. It is not in this house. It can be hard. There is a face on the phone.
      P<abroad> Far away, they think of {Name}.
      Q<abroad> With the face gone, {Name} may feel ____.
      H<abroad> {helper} can call them up.
      H<abroad> {helper} can show a photo.
      T<abroad> {he} can kiss the photo.
      T<abroad> {he} can wave at the phone.
      C<abroad> {he} can say, "Hello, far away."
      A<abroad> Night here, day there. It is far, and it is hard. Wave, wave. Somebody waves back.
      D<mess> Oh, fingers! {Name} has stuff on them. It is sticky. It is hard to let it be. Water can take it off.
      P<mess> Some like mud. Some like dry hands.
      Q<mess> With sticky fingers, {Name} may feel ____.
      H<mess> {helper} can bring a wet cloth.
      H<mess> {helper} can touch it first.
      T<mess> {he} can poke it with a stick.
      T<mess> {he} can hold out one finger.
      C<mess> {he} can say, "One finger, wipe, wipe."
      A<mess> Wipe, wipe, and all ten fingers are dry. The stuff stays there. It can wait. Hello, clean hands.
      D<carry> Small legs walk and walk. {Name} may want to go up. Up is good! Grown-ups have tired arms. It is hard to walk so far.
      P<carry> Arms get tired. Legs get tired too.
      Q<carry> On a long way, {Name} may feel ____.
      H<carry> {helper} can stop and hug.
      H<carry> {helper} can sing a walk song.
      T<carry> {he} can walk to the tree.
      T<carry> {he} can say, "Stop and hug."
      C<carry> {he} can say, "To the tree, and stop."
      A<carry> To the tree. To the gate. To the door. The legs did it bit by bit. It was hard. Sit, legs, sit.
      D<costume> Swish, goes the cape. {Name} has a cape on. It is the best. Now it is time for bed or bath. It is hard to take it off.
      P<costume> Heroes sleep too. They hang up the cape.
      Q<costume> With the cape off, {Name} may feel ____.
      H<costume> {helper} can hang it up.
      T<costume> {he} can choose the hook.
      C<costume> {he} can say, "Night-night, cape."
      A<costume> The cape is on the hook. It can look. {Name} can still be strong. Night-night, cape.
      D<loud> {Name} has a big voice. Out it goes, ooh! Outside there is room for it. Inside, a voice can be small. Shh, shh, ooh.
      P<loud> Ears are small. A big voice fills them up.
      P<loud> Big voices are good for calling a dog.
      Q<loud> With a big voice, {Name} may feel ____.
      H<loud> {helper} can talk so softly.
      H<loud> {helper} can go out a bit.
      T<loud> {he} can say it like a mouse.
      T<loud> {he} can point at it.
      C<loud> {he} can say, "Lion out, mouse in."
      A<loud> In here is the mouse. Squeak, squeak. Out there is the lion. The voice can be both.
      D<wash> Hands play, and hands get dirty. {Name} may see the tap. Soap is slippy. Rub, rub, rub. Off goes the dirt.
      P<wash> Big hands get washed too.
      Q<wash> With soapy hands, {Name} may feel ____.
      H<wash> {helper} can wash too.
      H<wash> {helper} can sing the soap song.
      T<wash> {he} can push the soap.
      T<wash> {he} can make a bubble.
      C<wash> {he} can say, "Rub, rub, swim, dry."
      A<wash> The water took the dirt away. Bye-bye, dirt. The hands smell of soap. Here comes the snack.
      D<please> {Name} wants the cup. "Please," says a mouth. Here is the cup! "Thank you." Words can be like a hand.
      P<please> Big people forget it too.
      Q<please> With a please, {Name} may feel ____.
      H<please> {helper} can say it too.
      T<please> {he} can say it, or sign it.
      C<please> {he} can say, "Please, and ta."
      A<please> Please, says one. Here, says one. Thank you, says one. The cup goes round.
      D<last> Coats go home, one by one. {Name} sees the hooks. One coat is still here. It is {his} coat! It can be hard to wait.
      P<last> Some grown-ups come on a bus. Some buses are slow.
      Q<last> When the door opens, {Name} may feel ____.
      H<last> {helper} can say, "You are next."
      H<last> {helper} can sit close.
      T<last> {he} can build one tower.
      T<last> {he} can look at the coat.
      C<last> {he} can say, "My coat is here."
      A<last> Open goes the door. A face looks in. It is the right face! Down comes the coat. Home, home, home.
      D<back> Bump! That was a bad bit. {Name} may remember it. Now the thing is there again. It can be hard to go near. Looking is fine.
      P<back> A bump is over fast. A head keeps it for longer.
      Q<back> Near it again, {Name} may feel ____.
      H<back> {helper} can hold on.
      H<back> {helper} can go first.
      T<back> {he} can touch it with one hand.
      T<back> {he} can look from here.
      C<back> {he} can say, "Look, touch, and stop."
      A<back> First a look. Then one hand. It was hard, and it is still there. Another day has another look.
      D<push> In goes {Name}. Click, goes the strap. The seat rolls, roll, roll. Legs want to go too. It is hard to sit.
      P<push> Roads are for cars. The seat is for small people.
      Q<push> With the strap on, {Name} may feel ____.
      H<push> {helper} can say, "Walk soon."
      H<push> {helper} can sing the click song.
      T<push> {he} can hold one toy.
      T<push> {he} can look for a dog.
      C<push> {he} can say, "Click now, walk soon."
      A<push> Roll, roll, stop. Click, the strap is off. It was hard to sit. Now the legs go. Run to the tree!
      D<mouth> A mouth wants to know. {Name} finds a stone. In? No, not in. A mouth is for food. Hands can hold a stone.
      P<mouth> Babies do it. Puppies do it too.
      P<mouth> Grown-ups look out for small things.
      Q<mouth> With a stone, {Name} may feel ____.
      H<mouth> {helper} can give a chew ring.
      H<mouth> {helper} can swap it for toast.
      T<mouth> {he} can rub it on a cheek.
      T<mouth> {he} can put it in a pot.
      C<mouth> {he} can say, "Stone, go plop."
      A<mouth> Plop, stone, into the pot. The mouth has toast now. Crunch, crunch. The mouth knows toast. Bye-bye, stone.
    `),
    '4-5': script(`
      D<block,hard> Some things are easy for {Name}, and some are hard. A hard one is {hard}. A tower of blocks is hard to build too. It does not start at the top. It starts with one block, and then there is one more.
      D<block> It is hard to build a tower of blocks. A tower does not start at the top. For {Name} and for everyone, it starts with one block. Then there is one more. Many hard things go like that.
      D<hand,hard> There is a lot that {Name does} alone. Still, some things are hard. One of them is {hard}. When a thing gets too hard, a hand can go up. Then somebody sees it and comes.
      D<hand> A day has easy bits for {Name}, and hard bits too. In a hard bit, a hand can go up. It says, "Help, please," without a word. Then somebody sees it and comes.
      D<zip,hard> When {Name was} small, every zip was hard. Small fingers need time for that. Now another thing is hard. It is {hard}. Hard things are a bit like a zip. They stick, and then they move a little.
      D<zip> Zips are hard for small fingers. They were hard for {Name} too, at first. Now there are other hard things. Hard things are a bit like a zip. They stick, and then they move a little.
      D<stone,hard> Nobody can see a stone in a shoe. Only the foot knows that it is hard. For {Name}, one hard thing is {hard}. Nobody can see that from outside either. So it is good to stop and say so.
      D<stone> When a stone gets into a shoe, only the foot knows. Everybody else walks on. {Name} may know other hard things like that. Nobody can see them from outside. So it is good to stop and say so.
      D<sandwich,hard> A sandwich has bread, then jam, then bread again. A plan can be made like that. One hard thing for {Name} is {hard}. It can go in the middle. Something easy comes first, and something easy comes after.
      D<sandwich> First bread, then jam, then bread. That is how to make a sandwich. A hard thing in {his} day can go in the middle too. Something easy comes first. Something easy comes after, so the hard thing has an end.
      P Other children have hard things too. Some of them show it. Some keep quiet, so nobody can see.
      P Grown-ups were small once. They know that hard things take time. They like it when a child asks.
      P A teacher meets many children. Each of them finds something hard. It is not the same thing for everyone.
      P Some grown-ups are in a hurry. They may not see that it is hard. When they see it, they can wait.
      Q When the hard part comes, {Name} may feel ____.
      Q Just before the hard part, {Name} may feel ____.
      Q On a day with something hard in it, {Name} may feel ____.
      H<zip> {helper} can show the first bit and stay close. ~ There is time.
      H {helper} can say what comes first and what comes next. ~ It helps to know that.
      H<adult> {helper} can help by {adult}. ~ That has helped before.
      H {helper} can ask, "Which bit is hard?" ~ Then the help can fit.
      H {helper} can wait for as long as a song. ~ Waiting is a kind of help.
      T<block> {he} can try one small bit and then have a rest.
      T<zip> {he} can watch first, and then choose a bit to try.
      T {he} can sit close to somebody for a while.
      T<hand> {he} can put up one hand to ask for help.
      T<comforter> {he} can keep {comforter} close for the first bit.
      T<doing> {he} can try {doing}. ~ It has helped before.
      T<thing> {he} can ask for {thing}. ~ It has helped before.
      T<quiet> {he} can spend some time {quiet} before the hard part.
      T {he} can point to the bit that is hard.
      T<sandwich> {he} can ask to do it together the first time.
      C<block> {he} can say, "First one block."
      C<hand> {he} can think, "Hand up, help comes."
      C<zip> {he} can say, "It sticks, and then it moves."
      C<topic> {he} can take one breath and think about {topic}.
      C<stone> {he} can say, "Stop, please. Something is hard."
      C<sandwich> {he} can say, "This is the jam. Then comes bread."
      A<block> One block is a start. Tomorrow there may be one more. Small bits make hard things easier. Tall towers were small first.
      A<hand> To ask is a good thing to do. Help makes hard things easier. When the help is done, the hand goes down. Then there is time to play.
      A<zip> A zip can stick on one day and move on the next. Hard things are like that. They get easier a little at a time. The coat waits on its hook.
      A<stone> A shoe comes off, and a stone falls out. Other hard things take longer than that. They get easier when somebody knows. The little stone stays on the path.
      A<sandwich> A hard thing has a before and an after. It is easier to wait when the end is known. Some sandwiches fall apart. Then somebody makes a new one.
      D<lap> Some days only one lap will do. {Name} may want the one lap for shoes, cups and cuddles. Then somebody else comes to help. The arms are not the same, and the voice is not. That can be hard for a while.
      D<lap> A family has more than one lap. Today {Name wants} one of them for everything. The other lap is empty, and it is ready too. To go from one to the other can be hard. It need not go fast.
      P<lap> Lots of children want one person most. It changes, and then it changes again. Grown-ups know that it is not about who is best.
      P<lap> A grown-up who is not wanted for the shoes can wait. It is fine to need a bit of time.
      Q<lap> When somebody else comes to help, {Name} may feel ____.
      H<lap> {helper} can start with a game. ~ After a game it is easier.
      H<lap> {helper} can ask, "May I do one sock?"
      T<lap> {he} can choose one small job for the other pair of hands.
      T<lap> {he} can show how {he likes} it done.
      C<lap> {he} can say, "You do one sock, please."
      A<lap> One sock was done by other hands. It fits just as well. What is hard gets easier in small bits. A lap does not get used up. There is room on both.
      A<lap> First it was one book on the other lap. It was hard to begin, and then there was a story. The best lap is still there. Now there is another one as well.
      D<room> Grown-ups go in and out of rooms all day. They fetch a cup, or they hang up a towel. {Name} may not see what they do. Then it can be hard to stay and play. Ears can help, for they hear round corners.
      D<room> A room looks big when a grown-up goes out of it. {Name} may stop and look at the door. What is behind it cannot be seen. That can be hard. But it can be heard, with steps and taps and cups.
      P<room> Lots of children like to know where their people are. Some look, and some listen.
      P<room> Grown-ups forget to say where they go. They only want to get the washing.
      Q<room> When the room is empty, {Name} may feel ____.
      H<room> {helper} can say where, and for how long. ~ "To the kitchen, for one song."
      H<room> {helper} can hum on the way. ~ Then ears know the way too.
      T<room> {he} can call, "Where are you?", and listen.
      T<room> {he} can put on three more blocks, and then look.
      T<room,comforter> {he} can tell {comforter} who is where.
      C<room> {he} can think, "I hear you, so you are there."
      A<room> The steps come back, and a cup comes with them. A person in the next room is still at home. Waiting was hard, and three blocks made it easier. Now the tower can go on.
      A<room> Taps, cups, steps, and there is the face again. It was hard to wait, and ears did a good job. Tomorrow the grown-ups will go in and out again. So will the sounds.
      D<elder> In the morning there is a bag by the door. {elder goes} to school with it. {Name stays} here, and the rooms get quiet. It can be hard to be the one who stays. The bag cannot stay, but it comes home.
      D<elder> Two pairs of shoes are by the door. One pair goes to school, and it is not {Name}'s. It is hard when somebody leaves who is good to play with. The other pair has a day as well. It only goes to other places.
      P<elder> At school there is a lot to do. People can like it there and still like to come home.
      P<elder> Grown-ups see who has gone and who is still here. They think of both.
      Q<elder> When the bag goes out of the door, {Name} may feel ____.
      H<elder> {helper} can walk along to the gate on some days.
      H<elder> {helper} can think of a thing to do for two.
      T<elder> {he} can keep one thing to show after school.
      T<elder> {he} can put a drawing in the bag.
      C<elder> {he} can say, "Go, bag. I will show you later."
      A<elder> At home time the bag comes back. It is a bit heavier, and there is a crumb in it. The hard part of the day is over. There is a lot to tell, and something to show.
      A<elder> The shoes come home, and now there are two pairs again. The morning was hard, and then it got easier. A day at home has its own things in it. They can be told on the mat.
      D<stairs> Stairs were made for people with long legs. {Name} may stop in front of them. From the top they look deep, and from below they look high. That can be hard. But nobody takes more than one stair at a time.
      D<stairs> One stair is only as high as a toy box. A lot of them in a row look like a hill. {Name} may not like to look down there. It is hard for many children. Feet like to know what comes next.
      P<stairs> Some people hold on with one hand, and some with two. Some go down on their bottom. All of them get there.
      P<stairs> Grown-ups hold on as well. They just do it with a tray in the other hand.
      Q<stairs> At the top of the stairs, {Name} may feel ____.
      H<stairs> {helper} can go one stair in front. ~ Then there is somebody to look at.
      H<stairs> {helper} can wait at every stair.
      T<stairs> {he} can hold on and count the stairs.
      T<stairs> {he} can sit down and go bump by bump.
      C<stairs> {he} can think, "One stair, stop. One stair, stop."
      A<stairs> The last stair is the floor, and floors are flat. It was hard, and it went stair by stair. Tomorrow the stairs will be just as many. Feet that know them find them easier.
      A<stairs> Bump, bump, and there is the mat. What is hard gets easier when it is cut up small. That is what stairs are for. Nobody could jump up to the bedroom at once.
      D<trip> One day the whole class goes out. The coats go, and the lunch bags go, and so does {Name}. A new place has new sounds and other toilets. That can be hard to think of. But the same faces come along, two by two.
      D<trip> A school trip is a school day that is somewhere else. {Name} may think about it a lot. What is it like there? Who sits where? It can be hard not to know. Some of it can be asked.
      P<trip> Teachers count all the children again and again. They like that number very much.
      P<trip> Some children like the bus best. Some like the way home best.
      Q<trip> On the day of the trip, {Name} may feel ____.
      H<trip> {helper} can find a picture of the place. ~ Then it is a bit less new.
      H<trip> {helper} can ask the teacher what comes first.
      T<trip> {he} can pack one small thing from home in a pocket.
      T<trip> {he} can ask who {his} partner is in the line.
      C<trip> {he} can think, "Out we go, and back we come."
      A<trip> Then the line comes back, two by two. The place is not new any more, and that makes it easier. Some of it was hard, maybe, and some of it was fun. A lunch bag comes home, with crumbs in it.
      A<trip> At home time the coats come back, some with mud. A class goes out, and the same class comes home. What was hard before can be told now. It is easier from the sofa.
      D<oops> Oops! Something went wrong, and others saw it. They laughed, and {Name} could hear it. A laugh can come out fast when a thing is sudden. It comes before anybody thinks. To stand in the middle of it is hard.
      P<oops> Some of them laughed because of the bang. Some laughed because others did. Some did not laugh.
      P<oops> Everybody has had an oops. Grown-ups have big ones, with soup.
      Q<oops> When others laughed, {Name} may have felt ____.
      H<oops> {helper} can hear all of it, and not laugh.
      H<oops> {helper} can tell of an oops from long ago.
      T<oops> {he} can tell it to one person who is kind.
      T<oops> {he} can do a slow breath and look at one thing.
      C<oops> {he} can think, "It was one oops. It is over."
      A<oops> An oops is short, even when it feels hard and long. Then there is lunch, and something else. Tomorrow somebody else may have one. Somebody kind can help to pick things up.
      D<handles> Some things are heavy, and nobody can see them. {Name} may have something like that to carry. A heavy bag has two handles. One is for {him}, and one is for another person. It is the same bag, but it is lighter.
      D<handles> {Name} may have a hard thing to think about. It is like a bag that is too full. Grown-ups have such bags as well. They look for somebody who takes the other handle. That is why a bag has two.
      P<handles> Other people cannot see a thought. They can only see a face. So it helps to say a word.
      P<handles> Grown-ups like to be asked. They have strong arms and big ears.
      Q<handles> With a heavy thought, {Name} may feel ____.
      Q<handles> When {he thinks} of it, {Name} may feel ____.
      H<handles> {helper} can sit down and listen to all of it.
      H<handles> {helper} can say what is known, in plain words.
      H<handles> {helper} can stay close, with no words at all.
      T<handles> {he} can say, "It is heavy today."
      T<handles> {he} can draw it, as big as it is.
      T<handles,comforter> {he} can tell {comforter} first.
      C<handles> {he} can think, "One handle for me, one for you."
      A<handles> Two people walk with one bag. It is still there, and it is lighter. Now and then they put it down and look at a snail. Then each of them takes a handle again.
      A<handles> At night the bag stands on the floor. It need not be carried in bed. In the morning it may be heavy, or a bit lighter. Two handles are on it, and two hands are near.
      D<cream> Cream comes out of the tube white and cold. It goes on the arms, and then it slides about. {Name} may feel every bit of it. Skin likes to be looked after, but not to be surprised. That is what makes it hard.
      P<cream> Grown-ups get cream on their noses too. They look like clowns for a moment.
      P<cream> Some skin feels a lot. A cold dot on it is big news.
      Q<cream> When the cream comes, {Name} may feel ____.
      H<cream> {helper} can warm it between two hands first.
      H<cream> {helper} can say which bit is next. ~ Then skin is not surprised.
      T<cream> {he} can draw a sun on one arm with it.
      T<cream> {he} can do both knees without help.
      C<cream> {he} can count, "Arms, legs, nose, and done."
      A<cream> Arms, legs, nose, and done. The cream has gone in, and nobody can see it now. It stays there and does its job. The hard bit was as long as one song.
      A<cream> The tube is shut, and it has a cap on. The skin was surprised at first, and then it was not. Tomorrow the cream may be a bit easier. It is the same tube, and the same five dots.
      D<far> Things look big near by and small far away. So everybody has a spot that is far enough. {Name} may look for that spot. From there eyes can find out a lot. Feet can stay where they are.
      D<far,hard> Everybody has something that is good to look at from far away. For {Name} it is {hard}. From a good spot, eyes can find out a lot. Feet can stay where they are. They may go a bit nearer, or not.
      P<far> Others may go up close and shout, "It is nothing!" It is nothing for them. Bodies are not all the same.
      P<far> Grown-ups have a spot for some things, too. Some of them stand on chairs.
      Q<far> When it is near, {Name} may feel ____.
      Q<far> From the right spot, {Name} may feel ____.
      H<far> {helper} can stand in the same spot and look.
      H<far> {helper} can tell what it does and does not do.
      T<far> {he} can choose the spot and put both feet on it.
      T<far> {he} can take one small step, or none.
      T<far,comforter> {he} can hold {comforter} up to have a look.
      C<far> {he} can say, "You stay there, and I look from here."
      A<far> From the spot it was as small as a thumb. It stayed there and did its own things. Maybe the spot is one step nearer next time. A good spot far away is a good spot.
      D<club> Some days go on after school. The bell rings, and {Name goes} to the club. Many coats have gone home by then. That can be hard to see. But one coat is on its hook. It knows the way home.
      P<club> Grown-ups work at that time. They look at the clock as well.
      P<club> Other children there wait too. A game makes the big hand go faster.
      Q<club> When the others go home, {Name} may feel ____.
      H<club> {helper} can say when the door opens.
      H<club> {helper} can ask which part of the club is hard.
      T<club> {he} can choose one thing to build each time.
      T<club> {he} can keep a small thing from home in a pocket.
      C<club> {he} can think, "School, club, home. I am in the middle."
      A<club> The door opens, and there is the right face. The coat comes off the hook. What was built can stay for tomorrow or be shown. After the club it is the same way home.
      D<chew> Teeth like to have a job. {Name} may find that they chew on a sleeve. It happens by itself, when a head is busy. A sleeve gets wet and thin from it. There are better things for teeth.
      P<chew> Grown-ups chew pens. They do not notice it.
      Q<chew> When teeth want to chew, {Name} may feel ____.
      H<chew> {helper} can find something that is made to be chewed.
      H<chew> {helper} can bring a crunchy snack.
      T<chew> {he} can chew an apple or a carrot.
      T<chew> {he} can drink through a straw.
      C<chew> {he} can say, "Teeth, here is your job."
      A<chew> The sleeve gets dry again and hangs down nicely. The teeth have a carrot now. That is a loud job, and they like it. Crunch, goes the next bit. To chew is what teeth can do best.
      D<costume> A cape makes a person feel tall. {Name} may want to wear it all day and all night. But some places have their own clothes. School is one, and the bath is one. It is hard to take off a good cape.
      P<costume> Heroes have everyday clothes, too. Nobody knows who they are then. That is how they like it.
      P<costume> A teacher can see who is brave without a cape.
      Q<costume> When the cape comes off, {Name} may feel ____.
      H<costume> {helper} can find a hook for the cape. ~ Then it waits there.
      H<costume> {helper} can say when it is cape time again.
      T<costume> {he} can wear something small under the jumper, such as special socks.
      T<costume> {he} can hang up the cape.
      C<costume> {he} can think, "The cape waits, and I am still me."
      A<costume> On its hook the cape looks quite small. The one who wears it is out and about, in everyday clothes. It was hard at the door. After school the cape goes swish again.
      D<abroad> Some people live so far away that their clock shows another time. {Name} may miss somebody there. When it is supper here, it can be night over there. It is hard to be fond of a face that is far. But it is the same moon.
      P<abroad> They miss {Name} too, and look at photos. They count the sleeps as well.
      P<abroad> Grown-ups can miss somebody in the middle of the washing-up. Then they go a bit quiet.
      Q<abroad> After a call, {Name} may feel ____.
      H<abroad> {helper} can find a good time for both clocks.
      H<abroad> {helper} can cook something that they cook there.
      T<abroad> {he} can draw something and send it.
      T<abroad> {he} can save one thing to tell on the next call.
      C<abroad> {he} can think, "Your clock, my clock, one moon."
      A<abroad> Two clocks tick, one here and one there. It is hard that they are not in one kitchen. The picture is on its way, and somebody will look for it. At night there is a moon for both.
      D<mess> Fingers find out about things. Some things are dry, and some stick. {Name} may not like it at all when fingers are sticky. Hands have more feeling in them than a knee or a back. So it is hard to think of something else then.
      P<mess> Some children like to be wet and muddy up to here. Others keep their hands up in the air. Both can play.
      Q<mess> With messy fingers, {Name} may feel ____.
      H<mess> {helper} can keep a wet cloth near. ~ Then it can be over at once.
      H<mess> {helper} can find a spoon or a stick for it.
      T<mess> {he} can start with one finger.
      T<mess> {he} can ask for the cloth and then go on.
      C<mess> {he} can think, "One finger can try. Nine can watch."
      A<mess> The cloth went round, and all ten fingers are dry. One of them knows a bit more than before. Hard things can be met with one finger. The rest can stay in the air and cheer.
      D<carry> The way is long, and legs are short. {Name} may want to be carried after a bit. It is nice and high up there. Arms get tired too, and so it can be hard for both. A long way can be cut into small ways.
      P<carry> Grown-ups carry bags, keys and thoughts. Sometimes there is no arm left.
      Q<carry> In the middle of a long way, {Name} may feel ____.
      H<carry> {helper} can stop at each bench for a hug.
      H<carry> {helper} can sing a song with steps in it.
      T<carry> {he} can pick the next stop, such as a lamp post.
      T<carry> {he} can count ten steps and then ten more.
      C<carry> {he} can say, "To the lamp post, legs!"
      A<carry> From lamp post to gate, from gate to door. The legs walked it bit by bit, and that was hard. Now they can lie on the sofa. A hug at the end is a bit like being carried.
      D<where> Things can hide without moving. A shoe is put down, and then it is somewhere. {Name} may look for it all over the place. It is hard when the head was busy with another thing. Things need a place to go home to.
      P<where> Grown-ups look for keys every day. They look in the fridge, too.
      Q<where> When a thing is lost again, {Name} may feel ____.
      H<where> {helper} can make one spot by the door for it.
      H<where> {helper} can go back over the way and look along.
      T<where> {he} can put it in its spot and say so.
      T<where> {he} can tie a bright ribbon on it.
      C<where> {he} can say, "Bottle, you live here."
      A<where> The shoe was under the sofa, with some dust. Now it stands in its spot by the door. Not all lost things turn up at once. It is easier when they have a home.
      D<loud> There is a mouse voice and a lion voice. {Name} has both. Inside a room the lion is too big. The walls send it back. Outside there is room for it. A voice does not know where it is, but a head does.
      P<loud> Other people hear with their whole head. A big voice can push everything else out.
      P<loud> When it is loud, people talk louder. Then it gets louder still.
      Q<loud> When somebody says, "Not so loud," {Name} may feel ____.
      H<loud> {helper} can show a sign for the mouse. ~ A sign makes no noise.
      H<loud> {helper} can find a place for the lion each day.
      T<loud> {he} can say it again as a mouse.
      T<loud> {he} can go close to somebody and say it there.
      C<loud> {he} can think, "Mouse in here, lion out there."
      A<loud> In here it is mouse time, and the mouse has good news. In the park the lion gets out and roars at a tree. The tree does not mind. It is one voice, and it can do both.
      D<tales> {Name} may see a lot and want to tell it all. There are two kinds of telling. One gets somebody help, and that is good at any time. One gets somebody told off, and that can wait. It is hard to know which kind it is.
      P<tales> Grown-ups want to know who is hurt, or sad, or not safe. They do not need to know who has the wrong spoon.
      P<tales> A child who tells a lot likes things to be right. That is a good thing to like.
      Q<tales> When somebody does it wrong, {Name} may feel ____.
      H<tales> {helper} can ask, "Does somebody need help?"
      H<tales> {helper} can listen when it is about help. ~ That goes for all days.
      T<tales> {he} can say to the child first, "That one is mine."
      T<tales> {he} can ask, "Does somebody need help?" and then choose.
      C<tales> {he} can think, "Help, or just a spoon?"
      A<tales> Somebody has the wrong spoon, and still eats all the soup. Somebody falls over, and telling is quick and right. Eyes that see a lot are good to have. Now they can have a rest and a pudding.
      D<bored> Nothing is on, and nobody has time. {Name} may feel how long an hour is. Being bored is hard to sit in. It is like a box with nothing in it. A box with nothing in it can become a lot of things.
      P<bored> Grown-ups get bored too. They look at their phones and call it news.
      P<bored> Ideas are a bit shy. They come when it is quiet.
      Q<bored> With nothing to do, {Name} may feel ____.
      H<bored> {helper} can put out three things and go away again.
      H<bored> {helper} can be bored together for five minutes.
      T<bored> {he} can look for something round, something red and something old.
      T<bored> {he} can lie on the floor and look at the ceiling.
      C<bored> {he} can say, "Come on, idea, I am here."
      A<bored> The box was a bus, and then it was a shop. It was hard at the start, when nothing came. Now nobody can find the tape. An idea was here, and it made a mess.
      D<excited> There is something to look forward to, and {his} body knows it. The legs hop, and the voice gets high. Being excited is like a bottle that has been shaken. It wants to fizz out at the top. It is a good feeling, and it can be hard to stop.
      P<excited> Grown-ups get quiet when they are excited, or they clean. It is the same fizz.
      P<excited> Others may find it too much for a while. They have not been shaken.
      Q<excited> When it fizzes, {Name} may feel ____.
      H<excited> {helper} can go out with {him} for a run.
      H<excited> {helper} can say what comes first and what comes next.
      T<excited> {he} can jump ten times and then lie flat.
      T<excited> {he} can squeeze both hands and let go.
      C<excited> {he} can say, "Fizz, fizz, and flat."
      A<excited> After ten jumps the bottle has less fizz in it. There is still some left for the big thing. It was hard to wait, and the body found a way. A bit of fizz tickles nicely.
      D<wash> Hands go everywhere, and small things ride along on them. They are too small to see. {Name} may think that clean-looking hands are clean. Soap takes hold of the small things, and water carries them off. It takes as long as one song.
      P<wash> Grown-ups wash their hands many times a day. They sing it in their heads.
      P<wash> Nurses wash even between the fingers. They know who rides there.
      Q<wash> At the tap, {Name} may feel ____.
      H<wash> {helper} can sing the song at the tap too.
      H<wash> {helper} can put a step by the tap.
      T<wash> {he} can make gloves out of foam.
      T<wash> {he} can do the thumbs first, since nobody else does.
      C<wash> {he} can think, "Off you go, and down you go."
      A<wash> Down the plughole go the riders, and nobody waves. The hands smell of soap, and they can hold a biscuit. Tomorrow there are new riders, and the same song. Soap is ready for them.
      D<please> Some words are very small and do a lot. "Please" is one, and "thank you" is one. {Name} may want a thing so much that the word stays behind. It is not meant badly. The other person gives, and likes to hear that it was seen.
      P<please> People who give things all day hear a lot of "I want". A thank you makes them look up.
      P<please> Grown-ups forget it too. They think it, and it does not come out.
      Q<please> When somebody waits for the word, {Name} may feel ____.
      H<please> {helper} can say it too, to everybody.
      H<please> {helper} can wait for a little and not push. ~ A small word needs a moment.
      T<please> {he} can say it, sign it or smile it.
      T<please> {he} can say thank you for one thing at supper.
      C<please> {he} can think, "Please goes out, and thank you comes after."
      A<please> "Please," says somebody, and a hand opens. "Thank you," says somebody, and a face does too. It takes one second each time. Then the bread can go on round the table.
      D<last> At home time the hooks get empty, one after another. {Name} may see coats go that came at the same time. One coat still hangs there. It is hard when the wrong faces come in. The right face is on its way.
      P<last> Grown-ups come from different places. Some have a slow bus that waits at each stop.
      P<last> The ones who stay see the room when it is quiet. All the good bricks are free then.
      Q<last> When another child goes home, {Name} may feel ____.
      H<last> {helper} can show the time on a clock.
      H<last> {helper} can keep a special box for the last ones.
      T<last> {he} can build one thing with the good bricks.
      T<last> {he} can help to put the chairs up.
      C<last> {he} can think, "My coat is here, so somebody comes for it."
      A<last> The door opens, and this time it is the right face. The coat comes off the hook and gets two arms in it. It was hard to be one of the last. The tower can be shown on the way out.
      D<back> It went well many times, and then it went bump. {Name} may think of the bump first now. A head does that to look after a body. It is a good head, but it counts only the bump. To go back to it can be hard and slow.
      P<back> Others may say, "Just get on!" They were not in the bump.
      P<back> Grown-ups remember bumps, too. Some of them still walk round one dog or one stair.
      Q<back> When the thing is there again, {Name} may feel ____.
      H<back> {helper} can hold on tight.
      H<back> {helper} can start with the smallest bit.
      T<back> {he} can touch it, and then go and play.
      T<back> {he} can show on a toy how it was.
      C<back> {he} can think, "Small bit, and stop. Small bit, and stop."
      A<back> Today it was one small bit, and that is enough. The bump is still in the head. Now a good bit is next to it. Hard things get easier in a row of small bits. The thing waits there and does not mind.
      D<smallroom> At some times of the week {Name goes} to another room. It has a round table and not so many chairs. There is more time there for each person. It can be hard to go out when the others stay. The way back is just as short.
      P<smallroom> Some children go out for letters, and some for quiet. Each of them has a reason.
      P<smallroom> The ones who stay behind may wish to see that room, too.
      Q<smallroom> When it is time to go out, {Name} may feel ____.
      H<smallroom> {helper} can ask what is good there.
      H<smallroom> {helper} can ask the teacher for a quiet sign.
      T<smallroom> {he} can take the pencil along and bring it back.
      T<smallroom> {he} can tell one thing about that room.
      C<smallroom> {he} can think, "Out to the round table, and back."
      A<smallroom> The round table is empty, and a pencil comes back. A hard thing got a bit easier in the small room. Nobody in there is in a hurry. That is what it is for.
      D<babies> That is a good question: where do babies come from? {Name} may think about it at lunch. Each person was once smaller than a dot. A baby grows in a place that is called the womb. It is inside the body of a woman, below the tummy.
      P<babies> Grown-ups may go a bit red when they hear the question. They are looking for good words.
      P<babies> Lots of children ask it. Some ask it on the bus.
      Q<babies> With such a big question, {Name} may feel ____.
      H<babies> {helper} can tell how it was in this family.
      H<babies> {helper} can find a book about it.
      T<babies> {he} can ask the question again, at any time.
      T<babies> {he} can look at baby photos.
      C<babies> {he} can say, "I was a dot, and now I am me."
      A<babies> The dot grew, and it got hands and ears. Then there was a day to be born on. That is the story of all people, and of this one. If there is another question, it can be asked at home.
      D<hero> Heroes in games fight and fall down. Then they get up again. {Name} may like a game like that, with a lot of pow. It is a game when everybody in it knows that. It is no game when one of them is scared or hurt. A hand up means stop, for heroes as well.
      P<hero> Some children like loud games. Some hear the words and get a fright.
      P<hero> A hero does more than fight. A hero finds cats, and carries old ladies' bags.
      Q<hero> In the middle of a loud game, {Name} may feel ____.
      H<hero> {helper} can be the one who needs to be saved.
      H<hero> {helper} can agree on a sign for stop.
      T<hero> {he} can ask, "Do you want to play heroes?"
      T<hero> {he} can look who is not laughing.
      C<hero> {he} can say, "Hand up, heroes stop."
      A<hero> The hand went up, and all the heroes stopped. One had a shoe off. Then the game went on with a cat to save. The cat was a cushion, and it was very brave.
      D<tongue> In some homes there are two words for each thing. {Name knows} one for the home and one for outside. That is a lot for one head, but it has room. Some days one of the words wants to stay in. It is a good word all the same.
      P<tongue> Other children turn round when they hear a new word. It is a bit like music that they do not know.
      P<tongue> Grown-ups learn languages for years, and pay for it.
      Q<tongue> When somebody turns round, {Name} may feel ____.
      H<tongue> {helper} can say some words in both ways.
      T<tongue> {he} can teach one word to a friend.
      T<tongue> {he} can choose which words to use.
      C<tongue> {he} can think, "Two words, and both are mine."
      A<tongue> A cup has two names here, and it holds milk in both. Words do not push each other out. One can be for the bus, and one for the kitchen. Good night has two as well.
      D<mouth> A mouth is good at finding out. It can tell cold from warm and rough from smooth. {Name} may let it find out about coins, beads and sleeves. Some of those can get stuck, and some are not clean. Fingers and cheeks can find out a lot, too.
      P<mouth> Small babies learn with the mouth first. Later the fingers get better at it.
      P<mouth> Grown-ups call out fast when they see it. They want the throat to stay free.
      Q<mouth> With something small in the hand, {Name} may feel ____.
      H<mouth> {helper} can find something that is made for chewing.
      H<mouth> {helper} can put the small things up high.
      T<mouth> {he} can hold it to the cheek and feel it there.
      T<mouth> {he} can ask for something crunchy.
      C<mouth> {he} can say, "Cheek first, mouth only for food."
      A<mouth> The bead is in the box. The mouth has a carrot. It is louder than a bead. The cheek knows now that beads are cold. That was worth finding out.
    `),
    '6-7': script(`
      D<block,hard> Everybody has some things that come easily and some that are hard. One hard thing for {Name} is {hard}. A tower of blocks looks hard as well, when it is finished and tall. But nobody builds it from the top. There is a first block on the floor, and it takes one second. After that the next block has a place to go.
      D<block> {Name has} some things that come easily and some that are hard. So does everybody else. A tower of blocks looks hard when it is finished and tall. But nobody builds it from the top. There is a first block on the floor, and it takes one second. After that the next block has a place to go.
      D<hand,hard> In every class there are hands that go up. {Name has} seen lots of them. A hand goes up because something is hard, or because something is not clear. For {Name}, one of the hard things is {hard}. From the outside, other people often cannot see that. A hand tells them.
      D<hand> Hands go up in every class. {Name has} seen lots of them. A hand goes up because something is hard, or because something is not clear. What is hard is not the same for everyone. From the outside, other people often cannot see it. A hand tells them.
      D<zip,hard> There was a time when {Name did} not know how a zip works. It was hard for every grown-up too. The fingers were still learning where to hold and how to pull. A hard thing right now is {hard}. Hard things can fill a whole head. A zip did that once.
      D<zip> Every zip was hard for {Name} once. It was hard for every grown-up too. The fingers were still learning where to hold and how to pull. Other things are hard now, and they take a lot of thinking. A zip took a lot of thinking once.
      D<stone,hard> With a stone in a shoe, it is hard to think of anything else. The stone may be as small as a grain of rice. For {Name}, another hard thing is {hard}. Other people cannot see why, so they go on. It may look small from outside. Things that look small can feel big.
      D<stone> A stone in a shoe can be as small as a grain of rice. It is hard for {Name}, or for anybody, to think of something else then. Other people cannot see it. They go on, and wonder why somebody has stopped. Many hard things are hidden in that way. They look small from outside and feel big.
      D<sandwich,hard> Bread goes first, then jam, and then bread again. A plan for a hard thing can look like that as well. For {Name}, one hard thing is {hard}. In a plan it goes in the middle. Something easy comes before it, and something easy comes after. So it has a start and an end, and both can be written down.
      D<sandwich> On a plan for the day, {Name} may find a hard thing. It stands between two easy ones, and so the plan looks like a sandwich. Bread goes first, then jam, and then bread again. Nobody can keep every hard thing out of a day. But there can be something before it and something after it. Then the end is easy to find.
      P Other people may not notice that something is hard. It may be easy for them, so they go fast. When they know, they often slow down.
      P Some children hide it when a thing is hard. Others get loud, or want to run away. Grown-ups can guess, but they cannot see inside a head.
      P Teachers and parents still find some things hard. They know how long it took to learn the old ones. Most of them needed help, and more than one try.
      P Children at one table may each have a hard thing. They may all keep quiet about it. So two of them can sit side by side and not know.
      Q When something is hard, {Name} may feel ____. It may be another word tomorrow.
      Q Just before the hard part, {Name} may feel ____. It can be in the tummy, the hands or the face.
      Q In the middle of the hard part, {Name} may feel ____. Another child might put in another word.
      H<block> {helper} can make a plan with pictures or words for each part. ~ A plan shows where the end is.
      H<zip> {helper} can do the first part together with {him}. ~ It is easier to begin next to somebody.
      H<adult> {helper} can help by {adult}. ~ It has helped at other times.
      H {helper} can look for what makes it hard. ~ It may be a noise, or a hurry. Sometimes that part can be changed.
      H {helper} can say how long it takes, and what comes after. ~ Waiting is easier when the end is known.
      T<block> {he} can try the first small part, and then stop or go on. ~ Choosing makes it easier to begin.
      T {he} can take three slow breaths and then say one word about it. ~ One word is a good start.
      T<zip> {he} can watch somebody do it first. ~ It helps to see how the end looks.
      T<hand> {he} can ask for help early, before it gets too hard. ~ Early help can be small help.
      T<comforter> {he} can bring {comforter} for the first try. ~ Something from home makes a hard thing less strange.
      T<doing> {he} can try {doing}. ~ It has helped at other times.
      T<thing> {he} can ask for {thing}. ~ It has helped at other times.
      T<quiet> {he} can spend some time {quiet} first. ~ A rested head finds hard things easier.
      T {he} can show somebody which part is the hard one. ~ A finger or a drawing is enough.
      T<sandwich> {he} can stop for three slow breaths and then choose again. ~ A pause is a part of trying.
      C<block> When it looks too big, {he} can think, "Where is the first block?"
      C<hand> When it gets hard, {he} can think, "A hand up is part of trying."
      C<zip> When it gets stuck, {he} can think, "A zip was like this once."
      C<topic> Before the start, {he} can think about {topic} for one slow breath.
      C<stone> {he} can think, "They cannot see my stone. I can tell them."
      C<sandwich> When it gets hard, {he} can think, "This is the middle. Bread comes next."
      A<block> One block on the floor is a real start. Some days a tower gets taller, and some days it falls. The blocks are still there for the next day. Hard things get easier in small parts, with a rest in between.
      A<hand> Everybody needs help with something. Asking makes hard things easier, and it is a clever thing to do. A hand goes up, somebody comes, and the hand goes down again. Then there is a bit more time for everything else.
      A<zip> Hard things get easier, although not every day and not all at once. On some days a zip still gets stuck. Then somebody holds the coat, and it moves. One day nobody thinks about the zip at all.
      A<stone> A stone comes out in a minute. Other hard things can take weeks, and some stay longer than that. They get easier when somebody else knows where the trouble is. Then two people can look for a way. The stone stays on the path, next to a lot of others.
      A<sandwich> It is easier to wait for an end when people know what it is. The middle may be short, or it may be long. On some days a plan falls apart, as sandwiches do. Then the plate is wiped, and the next plan starts with bread again.
      D<trip> A school trip turns a day inside out. The class is still the class, but there is no classroom round it. {Name} may have a lot of questions. What happens on the bus, where are the toilets, and who sits with whom? Not knowing is often the hard part, and questions can be asked.
      D<trip> On most days {Name knows} where things are. On a school trip that is not so, and this can make it hard. There is a new door, a new smell and lunch from a bag. Three things come along all the same. They are the teacher, the class and the way back.
      P<trip> The teacher has a list, and counts the children at every door. It is the job of that day. Whoever is unsure can ask more than once.
      P<trip> Somebody who shouts with joy on the bus may be nervous too. It cannot be seen from outside.
      Q<trip> The evening before the trip, {Name} may feel ____. In the bus it may be another word.
      H<trip> {helper} can tell the day from gate to gate. ~ A day is easier with names on its parts.
      H<trip> {helper} can ask the teacher one thing that nobody knows yet. ~ There is mostly an answer.
      T<trip> {he} can write down two questions and hand them in before. ~ Teachers like to get them early.
      T<trip> {he} can choose one thing to look for on the day. ~ Looking for something keeps eyes busy.
      C<trip> {he} can think, "Gate, bus, place, bus, gate."
      A<trip> Gate, bus, place, bus, gate. In the end the class stands where it stood in the morning. Something may have been hard, and something may have been the best bit. Next time it is easier, for then it is the second trip.
      A<trip> The coats come home with a bit of the place on them. What was new in the morning has a name now. Hard things get easier once somebody has been there. The rest is for telling at the table.
      D<hands> In some families words are made with hands. {Name knows} two ways to talk, with signs and with a voice. So people sometimes look to {him}, in a shop or at a door. {he} can help then. It can also be hard to be in the middle.
      P<hands> People in shops may talk to the wrong person. They do not know that they can look at a grown-up and speak slowly. They can learn it.
      P<hands> A deaf parent decides things, as all parents do. It is only the sounds that need somebody.
      Q<hands> In the middle of a talk, {Name} may feel ____.
      H<hands> {helper} can ask for an interpreter for long talks. ~ That is a grown-up with that job.
      H<hands> {helper} can write on a phone or on paper. ~ Then nobody is in the middle.
      T<hands> {he} can sign, "I want a rest now."
      T<hands> {he} can ask which talks are for an interpreter.
      C<hands> {he} can think, "I can help, and I can play."
      A<hands> Two ways to talk are a lot to have. Some talks are easy and some are hard. The hard ones are for grown-ups. Then hands can be for other things. They can be for jokes, and for supper.
      D<oops> Something went wrong, and others saw it and laughed. {Name knows} how loud that is. A laugh jumps out when a thing is sudden, before anybody can think. That is why even nice people do it. To be the one it is about is hard.
      D<oops> A moment can be very short and have a lot of eyes in it. {Name} had one of those, and there was laughing. Afterwards it plays again and again in the head. In the heads of the others it is soon gone. There is not much room.
      P<oops> Most of those who laughed were glad that it was not them. A few may have felt bad about it later. Hardly anybody says so.
      P<oops> Everybody in that room has a moment like it. Grown-ups have quite a collection.
      Q<oops> When it plays again in the head, {Name} may feel ____. It may be in the face or the tummy.
      H<oops> {helper} can listen to the end, and leave out "never mind". ~ It was hard, and it may be said.
      H<oops> {helper} can talk to the teacher if the laughing goes on. ~ Once is a laugh, and again is something else.
      T<oops> {he} can tell it to one person from start to finish. ~ Told things play less often.
      T<oops> {he} can say, "Well, that happened," and go on. ~ It is short, and nobody has an answer to it.
      C<oops> {he} can think, "It was one moment. I am all the others too."
      A<oops> The moment is over, although it may come back for a visit. Each time it gets easier and a bit shorter. A hard minute fits into a day that has hundreds of them. Somewhere in that class is a person who would have helped.
      A<oops> By Friday the others have something else to talk about. That is how it goes with hard moments. What stays is a person who got up and went on. That part can be told as well.
      D<handles> Some hard things cannot be made or mended by a child. {Name} may have one of those to carry around, and it can be heavy. Shopping bags have two handles for a reason. One person can take one, and another person the other. The bag does not change, but the arms notice it at once.
      D<handles> A heavy thought goes along, like a bag that cannot be put down. {Name} may have it at breakfast and in the middle of a game. From outside nobody can see it. That is the hard part, for people only help with bags they can see. A word about it is like holding out a handle.
      P<handles> Grown-ups cannot make all heavy things go away. They can carry, though, and they have had practice.
      P<handles> Friends may not know what to say. Some of them just walk along, which is one way of carrying.
      P<handles> Other people have their bags too. They only look as if their hands were free.
      Q<handles> When it is heavy, {Name} may feel ____. It may be another word tomorrow.
      Q<handles> In a quiet minute, {Name} may feel ____ about it.
      H<handles> {helper} can listen right to the end before saying anything. ~ Listening is a way of carrying.
      H<handles> {helper} can tell what is known and what is not.
      H<handles> {helper} can do something ordinary with {him}, such as peeling carrots. ~ Hands that are busy make talking easier.
      T<handles> {he} can tell one person one sentence about it. ~ One sentence is a handle.
      T<handles> {he} can put it on paper, as a picture or a list. ~ Paper can hold a lot.
      T<handles> {he} can put it down for a while and play. ~ It is allowed to be fun in between.
      T<handles,comforter> {he} can sit with {comforter} for a while.
      C<handles> {he} can think, "There are two handles. I only need to hold one."
      A<handles> Two people go along a street with one heavy bag. Sometimes they change sides, and sometimes they stop and look into a puddle. The bag gets home like that. Nobody needed to be strong all alone.
      A<handles> It may still be heavy tomorrow. But the bag has two handles, and somebody can take the second one. That makes hard days a bit easier. In the evening it can stand in the hall until the morning.
      D<quit> Sometimes a thing that was fun is not fun any more. {Name} may want to stop something that has been done for a long time. It is hard to say, because others may be cross or sad about it. Some of it was good, and that stays. Wanting to stop can have a reason, and the reason is worth looking for.
      P<quit> Grown-ups think of all the lessons and the long way there. They may sound cross, and mean that it was a lot.
      P<quit> People stop things and start others all their lives. Some go back after a year.
      Q<quit> On the day of the lesson, {Name} may feel ____.
      H<quit> {helper} can ask what was good and what got hard. ~ Both belong to it.
      H<quit> {helper} can agree on a day to decide. ~ Then nobody needs to fight about it today.
      T<quit> {he} can say one true sentence about why.
      T<quit> {he} can try it three more times and then see.
      C<quit> {he} can think, "I can say it, and we can look at it together."
      A<quit> Perhaps it goes on in another way, or perhaps it stops. Both can be right, and open words make it easier. What was learnt lives in the hands and the head. There is room for something new next to it.
      D<far> An eye doctor would say that things look small from far away. That is useful. {Name} may have something that is much too big when it is close. From the right spot it gets a size that can be looked at. The right spot is not the same for everyone.
      D<far,hard> Everybody knows something that is better from a distance. For {Name}, it is {hard}. Bodies have an alarm for such things, and some alarms are early. From a good spot eyes can find out what it does. They can find out what it does not do, as well.
      P<far> Somebody may say, "There is nothing to be scared of." They mean it well. Alarms do not listen to words like that.
      P<far> Grown-ups have such things too. They just walk round them and talk about the weather.
      Q<far> When it comes closer, {Name} may feel ____. It may be in the tummy or the knees.
      Q<far> Seen from the right spot, {Name} may feel ____ about it.
      H<far> {helper} can find the right spot with {him} and stay there. ~ Two people see more than one.
      H<far> {helper} can say beforehand where it may turn up. ~ Alarms like surprises least of all.
      T<far> {he} can choose the spot and then look for three things about it.
      T<far> {he} can go one step nearer, and back, and see how that was.
      T<far,comforter> {he} can let {comforter} look first.
      C<far> {he} can think, "I choose how near."
      A<far> It was there, and {Name} was here, with a bit of air in between. Nobody needed to go nearer. Next time the spot may be the same, or one step on. Hard things get easier at walking pace.
      D<club> Between school and home some children have one more room in the day. {Name goes} to the club there, and others go out through the gate. That can be hard, because a head is tired by then. It has listened since morning. A club is not a lesson, though, and nobody gives marks for it.
      P<club> Parents who come later are not at home without {him}. They are at work, and they look at the clock there.
      P<club> Some of the others at the club would like to go home too. It cannot be seen while they play.
      Q<club> When the gate shuts behind the others, {Name} may feel ____.
      H<club> {helper} can find out which part of it is hard. ~ It may be the noise, the snack or one child.
      H<club> {helper} can talk to the people there about that part.
      T<club> {he} can have a job for that hour, such as a comic page.
      T<club> {he} can ask for a quiet corner in the first ten minutes.
      C<club> {he} can think, "Last room of the day, and it has a door."
      A<club> The door of the club opens, and somebody says the right name. On the way home the street lamps may be on. There is time now to tell one thing, or to say nothing. The hard part of the day has gone home too.
      D<pe> Bodies come with different motors. In PE {Name} runs with all the others at the same time. But some motors start fast, and some go far. It is hard to come in late with people looking. It tells how fast legs are this year, and no more.
      P<pe> Those who come in first look at their own time. Then they look for a drink.
      P<pe> A teacher cannot see what it feels like. A word after the lesson can change a lot.
      Q<pe> On the line before the start, {Name} may feel ____.
      H<pe> {helper} can ask the teacher about another way of counting. ~ Some count against their own last time.
      H<pe> {helper} can run with {him} where nobody looks on.
      T<pe> {he} can look only at {his} own last time.
      T<pe> {he} can look for the part of PE that is not a race.
      C<pe> {he} can think, "My legs, my run."
      A<pe> At the end everybody stands behind the line, and everybody is out of breath. The floor does not know who came first. Running gets easier when it is done, at any speed. After it, water tastes better than at any other time.
      D<cheat> A test asks what is in a head at that moment. Sometimes eyes go to another sheet, and a hand copies what is there. {Name} may know how fast that happens. Then there is an answer on the paper that belongs to somebody else. It is hard when that comes out.
      P<cheat> Teachers want to know what to explain again. With a copied answer they explain the wrong thing.
      P<cheat> People copy when they are afraid of a mark. It does not make them bad people. It makes them people with a problem.
      Q<cheat> When it came out, {Name} may have felt ____.
      H<cheat> {helper} can ask what was difficult, before anything else.
      H<cheat> {helper} can go along to say it to the teacher.
      T<cheat> {he} can say, "I copied it. I did not know it."
      T<cheat> {he} can ask to do the test again another day.
      C<cheat> {he} can think, "An empty line is mine, too."
      A<cheat> It has been said, or it can be said tomorrow. The next test has empty lines. An honest gap in one of them is useful. It says, "Explain this once more." A hard day like that has an evening, too, with supper in it.
      D<chew> Some people think with their teeth. When a head is busy, the mouth starts to chew. {Name} may not notice it until a sleeve is wet. Chewing calms a body, so there is a reason for it. Only wool was made for sheep and jumpers.
      P<chew> Others chew pencils, straws or their own hair. A teacher who knows the reason can help.
      Q<chew> When the teeth start, {Name} may feel ____. It may be busy, bored or something else.
      H<chew> {helper} can look for a thing that is made for chewing. ~ There are some to wear on a string.
      H<chew> {helper} can tell the teacher that it helps with listening.
      T<chew> {he} can ask for something crunchy at break.
      T<chew> {he} can push up the sleeves before a long lesson.
      C<chew> {he} can think, "Teeth, not the wool."
      A<chew> In the evening the cuff is dry, or a bit of it is. The teeth have found something better to chew. A head that is busy can go on being busy. The jumper is glad to stay in one piece.
      D<abroad> The earth turns, so clocks in faraway places show another time. {Name} may be fond of somebody who lives by another clock. When it is breakfast here, they may be asleep. It is hard to miss a person who is well and only far away. There is nobody to be cross with except the sea.
      P<abroad> The ones over there miss {him} as well. They tell their neighbours about each call.
      P<abroad> Grown-ups with family far away can be in two places with their thoughts. It can make them quiet on a Sunday.
      Q<abroad> When a call is over and the screen is dark, {Name} may feel ____.
      H<abroad> {helper} can find an hour that suits both clocks. ~ A fixed time is good to wait for.
      H<abroad> {helper} can tell stories of how it is there.
      T<abroad> {he} can keep a list of things for the next call.
      T<abroad> {he} can learn to cook one thing from there, and show it.
      C<abroad> {he} can think, "Far away is a place, and somebody is in it."
      A<abroad> One clock shows the time here, and a head knows the time there. Missing somebody is hard, and it is made of good things. The list for the next call has three lines already. It can grow until the clocks agree.
      D<mess> Fingertips have more feeling in them than nearly all the rest of a body. They tell the head about each grain of sand. {Name} may get that news very loudly. Then it is hard to listen to anything else until it is off. That is how some hands are made.
      P<mess> Some people like to be muddy up to the elbows. They get the same news in a whisper.
      Q<mess> With something on the hands, {Name} may feel ____.
      H<mess> {helper} can put a bowl of water and a towel close by. ~ Knowing about it is half of it.
      H<mess> {helper} can find tools for it, such as gloves or a spoon.
      T<mess> {he} can begin with one finger and stop at any time.
      T<mess> {he} can choose the dry jobs and leave the wet ones.
      C<mess> {he} can think, "It is loud, and it washes off."
      A<mess> The bowl has done its work, and the towel too. Ten fingers are dry and quiet. Whoever has met a hard thing with one finger knows more about it. Sculptors use gloves too, on some days.
      D<where> Things do not run away. They are put down while a head is somewhere else. {Name} may have lost a good many in that way. It is hard, for others think that it is done on purpose. A head with a lot in it needs places that remember for it.
      P<where> Grown-ups lose keys, phones and cars. Some of them have lost them while holding them.
      P<where> Teachers find thirty jumpers on the floor. They would like names in all of them.
      Q<where> When somebody asks where it is, {Name} may feel ____.
      H<where> {helper} can make a list in pictures for the door.
      H<where> {helper} can go through the day backwards with {him}. ~ Lost things often lie where something interesting was.
      T<where> {he} can touch three things at the door: bag, bottle, coat.
      T<where> {he} can give one thing a home and keep to that for a week.
      C<where> {he} can think, "Bag, bottle, coat. Go."
      A<where> The lost jumper was under another one, as they often are. Some things come back, and some stay in the world. With a place for each, it gets easier. A hook by the door remembers well.
      D<loud> A voice is air that shakes. A lot of air makes it loud, and walls send it back again. {Name} may have a voice that can cross a playground. In a small room it meets itself coming back. It is hard to find the size that fits while a head is busy.
      P<loud> When one person gets louder, the others do as well, to be heard. In the end nobody understands anything.
      P<loud> Some people hear their own voice only quietly. They do not notice how it arrives.
      Q<loud> When somebody says, "Shh," {Name} may feel ____.
      H<loud> {helper} can agree on numbers, from one to five. ~ A raised hand with two fingers says enough.
      H<loud> {helper} can get the ears looked at, if words go missing.
      T<loud> {he} can go nearer and say it there at size two.
      T<loud> {he} can keep size five for the park.
      C<loud> {he} can think, "Size two, and nearer."
      A<loud> In the room it was size two, and everybody heard the joke. In the park it was size five, and a pigeon left. A big voice is useful for calling a bus or cheering. It gets easier to fold it up.
      D<tales> There is telling, and there is telling on. {Name} may care a lot about rules, and see each one that is broken. Telling gets help for somebody who is hurt, scared or not safe. Telling on gets somebody into trouble. It is hard to leave that alone.
      P<tales> Children who get told on often are cross about it. They may think that it is done to be the best.
      P<tales> A teacher is glad to know what is dangerous. The rest is mostly known, or it can be solved without a teacher.
      Q<tales> When somebody breaks a rule, {Name} may feel ____.
      H<tales> {helper} can ask, "Are you telling to help?" ~ It is a quick way to find out.
      H<tales> {helper} can listen at once when somebody is hurt or scared.
      T<tales> {he} can say, "That is not in the rules," and leave it.
      T<tales> {he} can count to ten and see if it still needs a grown-up.
      C<tales> {he} can think, "To help, or to get them told off?"
      A<tales> Somebody pushed in, and the line moved on. Somebody cried behind the shed, and it was good that it was told. Keen eyes for rules can be used for refereeing. For the rest of the day they are off duty.
      D<bored> Scientists once left people alone in a room with nothing to do. After a time they had more ideas than before. {Name} may know the first part, in which an hour is long. Being bored is a head that has not started yet. It is hard to wait until it does.
      P<bored> When a grown-up gives an idea, it is often the wrong one. It was made in another head.
      P<bored> Grown-ups have hardly any boredom left. They keep it off with phones, and miss what comes after it.
      Q<bored> In the empty part of an afternoon, {Name} may feel ____.
      H<bored> {helper} can bring a box, some string and no plan.
      H<bored> {helper} can say how long it is until the next thing.
      T<bored> {he} can be bored on purpose for ten minutes, by the clock.
      T<bored> {he} can make something that nobody needs.
      C<bored> {he} can think, "First dull, then something."
      A<bored> The first part was dull, as it is. Then out came a string, a chair and a sign with "Keep out". What was hard to sit through turned out to be the beginning. Somebody now needs to tidy it up.
      D<excited> Before something good, a body makes extra fuel. The heart goes faster, the voice goes up, and the legs cannot stay still. {Name} may know that, and so may everybody near. Being excited and being worried use the same fuel. It is hard to hold a full tank still.
      P<excited> People who wait as well may be just as full. Some talk, and some go silent.
      P<excited> A grown-up who says "calm down" wants the same thing as the legs. They just do not know how.
      Q<excited> With a full tank, {Name} may feel ____.
      H<excited> {helper} can plan a run before the waiting starts.
      H<excited> {helper} can make a list of days to cross out.
      T<excited> {he} can push the wall for ten counts.
      T<excited> {he} can blow out slowly, as if through a straw.
      C<excited> {he} can think, "I need some of it later."
      A<excited> Some of the fuel went into the wall, and some round the garden. What is left is for the thing itself. Excitement is easier to carry in small cups. And then it begins, with somebody in it who can still see straight.
      D<before> There is a day on the calendar, and the days before are about it. {Name} may think of it at breakfast and again in bed. The body gets ready a bit too early, with hops in the tummy. Runners, singers and footballers know that. It means that something matters.
      P<before> People who seem calm often have the same hops in them. They have only learnt to stand still.
      P<before> Grown-ups say "good luck", because they cannot do it for somebody else. They would if they could.
      Q<before> In the days before it, {Name} may feel ____. On the day it may be another word.
      H<before> {helper} can go through the day in order, from socks to supper.
      H<before> {helper} can plan something nice for the evening after, however it went.
      T<before> {he} can put the things ready the day before.
      T<before> {he} can breathe out slowly, five times, at the start.
      C<before> {he} can think, "My body is getting ready."
      A<before> The day comes, and it goes, as long as other days. Some of it was hard, and some was over before anyone could think. Then there is an evening with something nice in it. The hops have gone to sleep.
      D<back> A head keeps one bad minute better than a hundred good ones. That is how it looks after a body. {Name} may have had such a minute, and now it comes up first. It says, "Stop," although the thing is the same as before. The way back is made of small good minutes.
      P<back> Somebody may say that it was nothing. It was something, or the head would not have kept it.
      P<back> People who do this well have nearly all had a bad minute. They will tell about it if they are asked.
      Q<back> Close to it again, {Name} may feel ____. It may be in the hands or in the knees.
      H<back> {helper} can find a first bit that is silly and small.
      H<back> {helper} can stay next to it and leave the speed to {him}.
      T<back> {he} can do the smallest bit three times and then stop for the day.
      T<back> {he} can tell the bad minute from start to end, once.
      C<back> {he} can think, "One small good minute more."
      A<back> Three small minutes have been put beside the bad one. It is still there, but it is not alone any more. Coming back is hard, and it goes forwards and backwards. The next bit can be just as small.
      D<smallroom> A school has big rooms and small ones. {Name goes} to a small one at times, with only a few people. What is hard in a loud class can be tried there in peace. People go there for all sorts of reasons. The hard part may be the moment of getting up, with eyes on it.
      P<smallroom> Others look because somebody moves. After that they go back to their page. Some of them would like to come along.
      P<smallroom> Teachers plan these times with care. They may forget to say why, and they can be asked.
      Q<smallroom> On getting up to go out, {Name} may feel ____.
      H<smallroom> {helper} can ask for a time that misses no best lesson.
      H<smallroom> {helper} can think of one short answer for those who ask.
      T<smallroom> {he} can say, "I get more time there," and go.
      T<smallroom> {he} can ask the teacher for a sign instead of a call.
      C<smallroom> {he} can think, "More time, fewer ears."
      A<smallroom> The door of the small room closes, and it is quiet in there. A hard thing gets more time, and time is what it wants. Then the chair in class is warm again. The pencil knows a bit more than before.
      D<babies> Where do babies come from? It is one of the best questions there are, and {Name} may ask it. Each person began as one cell, which is smaller than a full stop. Half of it came from a woman, and half came from a man. It grew in a womb for about nine months, with a cord for food.
      P<babies> Grown-ups may need a moment. They would like to tell it well.
      P<babies> Others in class may tell odd stories about it. At home somebody knows which of them are true.
      Q<babies> With a question like that, {Name} may feel ____.
      H<babies> {helper} can answer what was asked, and stop there. ~ The next question comes by itself.
      H<babies> {helper} can tell how this family came together. ~ There is more than one way.
      T<babies> {he} can write down questions and put them in a box.
      T<babies> {he} can ask for a book about bodies and babies.
      C<babies> {he} can think, "I began as a dot, and I can ask about it."
      A<babies> It took about nine months to get from a dot to ears and toes. Since then some years have been added. The question has an answer, and it can be told in small parts. There is time for the next one tomorrow.
      D<collect> An album has more gaps in it than pictures at first. {Name} may want to fill them all, and soon. Shiny packs are made so that nobody knows what is inside. That makes it hard to stop, for the next one might be it. Money goes quickly that way.
      P<collect> The people who print them make a few very rare. They want everybody to buy one more.
      P<collect> Grown-ups collect as well. They call it books, or shoes.
      Q<collect> With a new pack in the hand, {Name} may feel ____.
      H<collect> {helper} can help to make two jars, for now and for later.
      H<collect> {helper} can count with {him} what one more pack costs.
      T<collect> {he} can swap doubles before buying.
      T<collect> {he} can wait one night with the pack still shut.
      C<collect> {he} can think, "The gap can wait. My money is mine."
      A<collect> The album has a gap or two, and it is still a good album. A swap filled one, and it did not cost any money. In the other jar something is growing for later. Gaps are what swapping is for.
      D<rush> Some hands are very quick. {Name} may have finished a page when others look for a pencil. Being first feels good for a moment. Then the page comes back with a few words to do again. It is hard to do a thing twice that was already over.
      P<rush> A teacher can see that the hand was faster than the head.
      P<rush> Others who take longer are not slower thinkers. They only walk once round the page.
      Q<rush> When the page comes back, {Name} may feel ____.
      H<rush> {helper} can agree on one thing to look for.
      T<rush> {he} can put a finger under each line and read it once more.
      T<rush> {he} can draw a star by the best word on the page.
      C<rush> {he} can think, "Done, and one more walk."
      A<rush> One walk round the page takes as long as a yawn. On it there was a word with a letter missing. Now it has one, and the page can stay done. The quick hand is good for so much else.
      D<tongue> Some people have two words for nearly everything. {Name knows} one language for home and one for most other places. To go from one to the other is quick, like changing hats. In front of friends it can be hard, because heads turn. They turn because it is something that they cannot do.
      P<tongue> Friends often do not know what to say. "How do you say dog?" is mostly the first thing.
      P<tongue> Parents and grandparents hear their own childhood in those words. It makes them soft.
      Q<tongue> When heads turn, {Name} may feel ____. Proud and shy can both be in it.
      H<tongue> {helper} can tell a joke that works in one of them only.
      H<tongue> {helper} can agree on what to speak at the gate.
      T<tongue> {he} can teach one good word to a friend.
      T<tongue> {he} can answer in either of the two, just as it fits.
      C<tongue> {he} can think, "Two words for it. I have a spare."
      A<tongue> By supper both kinds of words have been used, and none is worn out. A friend now knows how to say dog. Languages stay best when they are let out, like dogs. Good night can be said twice.
    `),
    '8-10': script(`
      D<block,hard> Some things are hard because they are new, and some because they are loud or sudden. Some are hard for no reason that anyone can see. One of the hard ones for {Name} at the moment is {hard}. People who build tall towers know something about that. A tower is not built as one thing. It is built as one block, and then as the question of where the next one goes. The first block looks like nothing much, and everything else stands on it.
      D<block> Hard things come in different kinds, and {Name has} met a few of each. Some are hard because they are new, and some because they are loud or sudden. Some are hard for no reason that anyone can see. People who build tall towers know something about that. A tower is not built as one thing. It is built as one block, and then as the question of where the next one goes. The first block looks like nothing much, and everything else stands on it.
      D<hand,hard> Putting a hand up is a small movement, and a lot happens because of it. For {Name}, one of the difficult things at the moment is {hard}. It can be tempting to hide something like that and hope that nobody notices. Often nobody does, and then nobody helps either. Most people are not good at guessing. A hand, or a short sentence, saves them the guess.
      D<hand> It takes one second to put a hand up, and a lot happens because of it. When something is hard for {Name}, other people may not see it at all. It can be tempting to hide it and hope that nobody notices. Often nobody does, and then nobody helps either. Most people are not good at guessing. A hand, or a short sentence, saves them the guess.
      D<zip,hard> Hardly anybody in {his} class remembers learning to close a zip, although it was hard for nearly all of them. It took two hands, a lot of looking and many tries. The brain was busy with every single movement. Now it hardly thinks about it. At the moment something else is hard, namely {hard}. It can take up all the thinking, as the zip did before it was ordinary.
      D<zip> Learning to close a zip was hard for {Name}, and for everybody else in the class. Hardly anyone remembers it. It took two hands, a lot of looking and many tries. The brain was busy with every single movement. Now it hardly thinks about it. The things that are hard today take all the thinking too. They are difficult in the way a zip was difficult, before it was ordinary.
      D<stone,hard> A stone in a shoe weighs less than a coin, and it can spoil a whole walk. For {Name}, or for anybody, it is hard to think about something else. The others see a person who is slow, or cross, or keeps stopping. They do not see the stone. At the moment, one of the hard things is {hard}. Part of the difficulty may be that nobody else can see what it is like.
      D<stone> A stone in a shoe weighs less than a coin, and it can spoil a whole walk. For {Name}, or for anybody, it is hard to think about something else. The others see a person who is slow, or cross, or keeps stopping. They do not see the stone. Many difficult things are hidden in the same way. They are small from outside, and from inside they take up all the room.
      D<sandwich,hard> In the head, a hard thing has no edges. For {Name}, one of those things at the moment is {hard}. It can turn up in the thoughts at breakfast, long before its time. A plan gives it edges. It works like a sandwich, with something easy first, the hard part in the middle and something easy afterwards. The comparison is not perfect, because in a sandwich the middle is the best part.
      D<sandwich> In the head, a hard thing has no edges. {Name} may meet it in {his} thoughts at breakfast, although it does not come until the afternoon. A plan gives it edges. It works like a sandwich, with something easy first, the hard part in the middle and something easy afterwards. The comparison is not perfect, because in a sandwich the middle is the best part. But it shows where the middle ends.
      P People who find a thing easy often forget that they once learned it slowly. They may say "just do it" and mean it kindly. It helps them to hear which exact part is difficult.
      P Classmates usually notice less than it seems. They are busy with their own difficult things. Most of them would be surprised to hear what the others find hard.
      P Grown-ups sometimes think that somebody is not trying, when the truth is that something is hard. They see the result and not the effort. Many of them change their minds when they are told.
      P One person minds noise, one minds waiting, and one minds being watched. It is easy to think that everybody minds the same things. So people often help in the way that would help themselves.
      Q When something is hard, {Name} might feel ____. It may be one word in the morning and another at night.
      Q Thinking about it the evening before, {Name} might notice ____. It may be in the stomach, the shoulders or the thoughts.
      Q In the middle of the hard part, {Name} might notice ____. The first sign may be a small one, such as tight hands.
      H<block> {helper} can help to list the parts, from the easiest to the hardest. ~ It is fine to begin with the easiest.
      H {helper} can agree on a sign that means "I need a break". ~ A break that is planned makes it easier to come back.
      H<adult> {helper} can help by {adult}, which has worked before. ~ It is good to know that in advance.
      H {helper} can ask what would make it a little easier. ~ A small change is quicker to arrange than a large one.
      H {helper} can tell {Name} about something that was hard at the same age. ~ Those stories are seldom told until somebody asks.
      T<block> {he} can try the first part only, and decide about the second one afterwards. ~ Deciding later takes some of the pressure off.
      T {he} can choose one person to tell, and a good moment for it. ~ In a car or on a walk it is often easier.
      T {he} can write down which part is hard and which parts are not. ~ The list of easy parts is often the longer one.
      T<hand> {he} can tell one person exactly which part is difficult. ~ The more exact the words are, the better the help fits.
      T<activity> {he} can plan some time for {activity} afterwards. ~ It is easier to start when there is something good at the end.
      T<quiet> {he} can spend ten minutes {quiet} before the hard part. ~ A rested brain learns faster than a tired one.
      T<comforter> {he} can take {comforter} along for the first time. ~ Something familiar leaves more attention for what is new.
      T<doing> {he} can try {doing}, because that has helped before. ~ What worked once often works again.
      T<thing> {he} can ask for {thing}, because that has helped before. ~ Asking early makes it easier.
      T<zip> {he} can try it at a quiet time first, when nobody is waiting. ~ A first try without a hurry shows which part is difficult.
      T<sandwich> {he} can set a timer for the hard part and stop when it rings. ~ It is easier to start when the end is known.
      C<block> When it seems too much, {he} can think, "Which block is next?"
      C<hand> When it gets hard, {he} can think, "They cannot guess. I can say it."
      C<zip> When it takes all the thinking, {he} can think, "So did the zip."
      C<topic> In the minute before, {he} can think, "Three facts about {topic}, and then I start."
      C<stone> When nobody seems to understand, {he} can think, "They cannot see the stone. I can point to it."
      C<sandwich> In the middle of it, {he} can think, "This is the filling. The bread comes next."
      A<block> Getting better at hard things is slow and uneven, and that is true for everyone. A tower that falls leaves all of its blocks behind. The second one goes up faster, because the builder knows more. Some days one block is the right number.
      A<hand> Needing help with one thing says nothing about all the others. Hard things get easier in good company, and asking is how the company finds out. The hand goes down again quickly. The help can last a good deal longer.
      A<zip> Most things that are practised do get easier, though nobody can say on which day. It is seldom the day when it is noticed. One morning the coat is closed, and the person inside it was thinking about something else.
      A<stone> Once the shoe is off, a stone is out in half a minute. Most hard things take longer, and a few of them stay. Even those get easier when other people know what to look for. They can wait, or slow down, or carry something. Then the walk goes on, with one stone less.
      A<sandwich> Some days go to plan and some do not, and that is so for everyone. A hard part with an end is easier to start than one without. The slices may be small, such as a joke before and a biscuit after. A sandwich does not need to be large to have two of them.
      D<trip> A school trip is planned by people who have done it often, for others who have not. That is why so much is left unsaid. {Name} may have questions about the coach, the toilets, the lunch or the groups. What is hard about it is often one single thing, and the rest gets its colour from that. Found and named, it can be asked about.
      D<trip> Nearly everything about a school day is known in advance, down to the smell of the hall. A trip takes that away for some hours. {Name} may find that hard, and quite a few others find it thrilling. Often these are the same people at different minutes. The class comes along, and so does the way back.
      P<trip> Teachers sleep badly before trips. They have lists, a first aid bag and a number that is checked at every door. A pupil who says beforehand what might be difficult makes their day easier.
      P<trip> The loudest on the coach may not be the calmest. Some people sing when they are nervous.
      Q<trip> On the evening before, {Name} might feel ____. On the coach it could be the opposite.
      H<trip> {helper} can find out the one thing that matters most. ~ One answer can make the whole day easier.
      H<trip> {helper} can write a line to the teacher in advance. ~ It can stay between the two of them.
      T<trip> {he} can write down the day in steps and put a mark at the step that looks hardest. ~ It is often shorter than it seemed.
      T<trip> {he} can agree with one person to stay together. ~ It only needs to be asked.
      C<trip> {he} can think, "There, and then back, with the same people."
      A<trip> In the afternoon a coach stops where it started, and thirty people get out. Some have wet shoes, and some have a pencil from the shop. The hard thing has been met, or it did not come at all. Both can be told over tea. The next trip is easier in one respect, which is that somebody has been on one.
      D<hands> There are families in which a conversation goes through hands. {Name has} two languages, one to see and one to hear. {he} can carry a sentence from the first to the second. It is a real skill, and adults are paid for it. It is also hard to be in the middle of talks that are not about oneself. It is not a child's job to do that all day.
      P<hands> Shops and surgeries often look at the person who can hear. Most of them do not know that they can book an interpreter, or simply write things down. It is their job to know.
      P<hands> The parent in this is a whole adult who plans, worries and decides. The gap is in the ears of the place and not in the family.
      Q<hands> When everybody looks up and waits, {Name} might feel ____. Proud and tired can come together.
      H<hands> {helper} can book an interpreter for school, doctor and bank. ~ In many places it costs the family nothing.
      H<hands> {helper} can agree on which talks need nobody in the middle. ~ A list makes it easier to say no.
      T<hands> {he} can say, "This one is for an interpreter," and step aside.
      T<hands> {he} can choose the talks that are fun, such as ordering ice cream.
      C<hands> {he} can think, "I can do it, and it is not my job."
      A<hands> Two languages stay for life, and they are worth having. The hard talks can go to people who do them for a living. Then the hands are free for what they are best at in the evening. Jokes in sign language cannot be overheard.
      D<oops> It took a few seconds, and there were a lot of eyes. Something went wrong for {Name}, and people laughed. A laugh at something sudden is older than manners. It comes before thinking, and many who laugh are mostly relieved. From the middle of it that is hard to know, since it only sounds loud.
      D<oops> Psychologists have counted how much others notice of an embarrassing moment. It is about half of what the person in it believes. {Name} had such a moment, with laughing in it, and half is still enough. It is hard to hear, and it keeps coming back in the evening. In the other heads it shares the room with football, spots and lunch.
      P<oops> Some laughed at it, and some because the person beside them did. One or two looked away, which was meant kindly. Hardly anybody knew what to do with their face.
      P<oops> Every adult can tell three stories of this kind without thinking. It is odd how well they are told by then.
      Q<oops> When it comes back in the evening, {Name} might notice ____. It may be heat, or a wish to be somewhere else.
      H<oops> {helper} can hear it without "it was nothing". ~ It was hard, and that can stand.
      H<oops> {helper} can ask whether it has gone on since. ~ If it has, school can be told.
      T<oops> {he} can tell the whole thing once, in order. ~ A told scene is easier to put away.
      T<oops> {he} can have one sentence ready, such as "Yes, that was me." ~ It leaves others very little to add.
      C<oops> {he} can think, "A few seconds. I have thousands."
      A<oops> Some weeks from now it will be a story, and perhaps even a good one. At the moment it is only hard, and it gets easier at its own pace. Each return is a little paler than the last one. Meanwhile someone else has dropped a tray.
      D<handles> There are hard things that nobody of {his} age could solve, because other people decide them. {Name} may carry one of those about all the same, from the first lesson to the last. It weighs more because nobody can see it. A bag with two handles is a clever invention: the weight stays what it was, and each arm gets half. For thoughts, the second handle is a sentence.
      D<handles> When two people carry a heavy bag, they find out something odd. It swings, they need to walk in step, and it is still easier than alone. {Name} may have something heavy at the moment that does not come from any shop. It cannot be put down at the door of a classroom. What can be done is to let somebody know that it is there.
      P<handles> Adults would like to take such a thing away, and often they cannot. Then some of them say nothing, because they think that words are too small for it. They are mostly mistaken.
      P<handles> Friends who notice may make jokes, or talk about something else. For many people that is a way of walking along beside somebody.
      P<handles> Nobody in a corridor looks as if they were carrying anything. A good many are.
      Q<handles> When it comes to mind, {Name} might feel ____. It need not be the same word twice.
      Q<handles> In the middle of something nice, {Name} might notice ____.
      H<handles> {helper} can listen without offering a solution in the first five minutes. ~ It takes some self-control, and it is worth it.
      H<handles> {helper} can say honestly what is known and what is not.
      H<handles> {helper} can tell the teacher one sentence, if that is welcome. ~ Then a quiet day needs no explaining.
      T<handles> {he} can say one sentence about it to one person. ~ Any sentence will do.
      T<handles> {he} can write it down and shut the notebook. ~ Paper does not mind what it is told.
      T<handles> {he} can set it down for an hour and do something good. ~ That is a rest and no betrayal.
      T<handles,quiet> {he} can spend some time {quiet}, with nobody asking anything.
      C<handles> {he} can think, "Not mine to solve. Mine to say."
      A<handles> In the end two people are walking with one bag between them, not very elegantly. It still has in it what it had before. They stop when an arm gets tired, and change sides, and talk about something else. It is easier like that, and it gets home.
      A<handles> It would be untrue to say that it weighs nothing now. Some days it will be heavy, and on some it will be forgotten until supper. The second handle is there on both kinds. A hard thing is easier to lift with one of those.
      D<quit> It is easy to start something with a new bag and a first lesson. To stop is harder, because there is no ceremony for it. {Name} may have had enough of a thing that has been going for a long time. People who invested in it, with money, lifts and hope, may be cross. Economists would say that what is spent is spent, and that the question is only about the next hour.
      P<quit> Parents hear "I want to stop" and think of all the years at once. Some are sad about it and sound annoyed. They may have stopped something themselves once, and regretted it, or not.
      P<quit> A teacher or a coach has seen this many times. Often they know of a third way, such as a break or another teacher.
      Q<quit> On the way to the lesson, {Name} might feel ____. It may be different on the way back.
      H<quit> {helper} can ask when it was last good. ~ The answer shows whether it is the thing itself or something about it.
      H<quit> {helper} can name a date on which it is decided, and talk about other things until then.
      T<quit> {he} can write two lists, what would be missed and what would not. ~ It is fairer than a bad mood.
      T<quit> {he} can suggest one change first, such as fewer lessons or other pieces.
      C<quit> {he} can think, "Stopping is a decision. I can take it slowly."
      A<quit> On the date it gets decided, with both lists on the table. It may go on in a smaller way, or it may be over. Nobody can take back what was learnt, and it turns up again in odd places. A hard decision gets easier when nobody needs to win it.
      D<far> Distance is a tool. Photographers use it, and so do people who feed lions. {Name} may know something that sets off an alarm when it is close. From the other side of a room it hardly does. An alarm is measured in metres, then, and metres can be chosen. What can be watched from a safe spot loses a little of its mystery each time.
      D<far,hard> Most people have something that is better from further away, and for {Name} it is {hard}. A brain files such things under danger for reasons that it keeps to itself. Arguing with it is of little use. It does learn from watching, though, as long as the distance is right. The right distance is the one at which it is possible to be curious.
      P<far> People without this particular alarm tend to explain that there is no reason for it. They are right about the reason, and it makes no difference to the alarm.
      P<far> Adults have arranged their lives around a good many things of this kind. They call it a preference.
      Q<far> When it comes closer, {Name} might notice ____. The knees are often ahead of the head.
      Q<far> At the right distance, {Name} might feel ____ about it.
      H<far> {helper} can agree on a distance beforehand and stick to it. ~ Trust shortens the metres.
      H<far> {helper} can find out facts about it. ~ Facts are a kind of distance, too.
      T<far> {he} can choose a spot and note three things from there, as a reporter would.
      T<far> {he} can rate the alarm from one to ten, wait two minutes and rate it again. ~ It seldom stays the same.
      C<far> {he} can think, "I am the one who decides how near."
      A<far> From the chosen spot it was a thing with edges, doing what it does. Perhaps the spot can be moved by a step next month, or perhaps this is the right one for good. Hard things get easier at a pace that nobody else can set. Lion keepers are respected for knowing exactly where to stand.
      D<club> One hour in the day belongs neither to school nor to home, and {Name} spends it at a club. By that time a head has been listening for six hours. The others have gone out through the gate, and the room smells of toast and felt pens. It is a hard hour for many people, in offices as well. It helps to have something in it that is one's own.
      P<club> Parents who work until then would often rather be at the gate. They say little about it, because there is nothing to be done about the timetable this term.
      P<club> The staff of a club get everyone at their most tired. They can arrange more than people think, if they know what is wanted.
      Q<club> When the gate closes behind the others, {Name} might feel ____.
      H<club> {helper} can ask which twenty minutes of it are the worst. ~ Twenty minutes can be changed.
      H<club> {helper} can have a word with the staff, about noise, snacks or company.
      T<club> {he} can keep a project for that hour only, such as a comic or a code.
      T<club> {he} can ask to spend the first quarter of an hour in a quiet corner.
      C<club> {he} can think, "One hour, and it can be mine."
      A<club> The door opens at its time, and somebody comes in with cold air on a coat. The project goes back into the bag, a page further on. The hour at the club was hard, or partly hard. It did not get the whole of the day.
      D<pe> Sports scientists can say why people run at such different speeds. It depends on muscle fibres, the length of the legs, the size of the heart, sleep and shoes. {Name} did not choose any of these. In PE all of it is pressed into one number, which is the order of arrival. It is hard to come in late with people watching.
      P<pe> Those who arrive first are busy with their own breath. The memory of who was last is kept mainly by the person it concerns.
      P<pe> Many PE teachers became PE teachers because running was easy for them. Some need to be told what it is like otherwise.
      Q<pe> In the changing room before it, {Name} might feel ____.
      H<pe> {helper} can talk to the teacher about aims that are measured against last month. ~ That is a number in which everyone can improve.
      H<pe> {helper} can look for a kind of moving that is fun, without a finishing line.
      T<pe> {he} can time one run each week and compare it with nobody.
      T<pe> {he} can start slowly on purpose. ~ Most people start too fast and pay for it halfway.
      C<pe> {he} can think, "The only runner I need to know about is me."
      A<pe> On the other side of the line everyone is red, and everyone wants water. Hearts get stronger from running at any speed, which is one of the fairer laws of biology. It will be hard again next Tuesday, and possibly a little easier. Somebody slow over sixty metres may be somebody who can walk all day.
      D<cheat> There is a moment in a test when a gap seems unbearable and an answer is eighteen inches away. {Name} may know how short the way is from looking to writing. For a second it feels like a solution. Afterwards there are two problems, the thing that was not known and the thing that was done. It is hard when the second one comes out in front of others.
      P<cheat> Teachers who find it are usually more disappointed than angry. A copied answer hides exactly what they were trying to find.
      P<cheat> People seldom cheat because they are lazy. Mostly they are afraid of a mark, of a face at home, or of not knowing.
      Q<cheat> When it was found out, {Name} might have felt ____. Relief is sometimes in it.
      H<cheat> {helper} can ask first what made the gap so frightening. ~ It is the more interesting question.
      H<cheat> {helper} can come along when it is put right.
      T<cheat> {he} can say to the teacher, "I copied that. I would like to learn it." ~ Two sentences are enough.
      T<cheat> {he} can ask for the topic to be explained once more.
      C<cheat> {he} can think, "A gap can be filled later. It only needs to be mine."
      A<cheat> What follows may be unpleasant, and it has an end. The next test has gaps in it, and leaving one open takes some nerve. An honest gap is a message, and messages get answered. It gets easier after that, and nobody needs to be watched.
      D<chew> A good many people chew when they think. {Name} may find that it is a cuff or a collar that pays for it. The jaw has some of the strongest muscles in the body. Working them has a calming effect on the rest. It is not a bad habit so much as a useful one on the wrong material. Dentists and jumpers would prefer another.
      P<chew> Anyone who looks along a row of desks can see pens with teeth marks. The sleeve is merely easier to notice.
      Q<chew> When the chewing starts, {Name} might notice ____. It may be boredom, noise or a difficult page.
      H<chew> {helper} can look for something made for it, which can be worn and does not attract attention.
      H<chew> {helper} can ask the teacher about gum or crunchy snacks. ~ Some classrooms allow it for tests.
      T<chew> {he} can note when it happens for three days. ~ The pattern is usually clear.
      T<chew> {he} can swap the sleeve for something else each time it is noticed, without any drama.
      C<chew> {he} can think, "Same jaw, better target."
      A<chew> By Friday the cuff has mostly been left alone, and on Thursday it was not. That is how swaps go. The head can keep its way of thinking, and the jaw its job. What it gets to chew is a matter of shopping.
      D<abroad> Somewhere else it is a different time, and {Name} has somebody there. When people live in another country, they are not gone, and they are not here either. Each call begins with working out who is having breakfast. It is a hard kind of missing, since nobody did anything wrong. It comes up at odd moments, with a smell or a song.
      P<abroad> The people on the other clock miss {him} back, often more than they say on the phone. They carry photographs about and show them to shopkeepers.
      P<abroad> Parents with family abroad live by two calendars. They may go quiet on feast days, when the other kitchen is full.
      Q<abroad> When the call ends and the screen goes dark, {Name} might feel ____.
      H<abroad> {helper} can fix a time that suits both clocks and keep it. ~ Something fixed is easier to wait for.
      H<abroad> {helper} can cook from there on some days and tell where it comes from.
      T<abroad> {he} can keep a notebook of things for the next call, so that "How are you?" gets a proper answer.
      T<abroad> {he} can do something at the same time as them, such as the same recipe or the same film.
      C<abroad> {he} can think, "A long way off, and mine."
      A<abroad> Two clocks go on ticking, hours apart, and agree about nothing except the minutes. Missing somebody stays hard on some days. It is also a sign that there is somebody. The notebook has a new line in it, and the next call has a time.
      D<where> Lost things are usually where somebody stopped thinking about them. A brain can only hold a few items at once, and whatever interests it pushes out the water bottle. {Name} may be well known at the lost property box. It is hard to be told to be more careful by people who can see only the result. What helps is to let places do the remembering.
      P<where> Adults pay for little machines that tell them where their keys are. It is the same problem with a battery.
      P<where> From outside it looks like not caring. Mostly it is caring about something else at that second.
      Q<where> When somebody says "Again?", {Name} might feel ____.
      H<where> {helper} can set up one shelf by the door and one list of five words. ~ More than five does not get read.
      H<where> {helper} can ask "where were you when you last had it?" and wait for the answer.
      T<where> {he} can say the five words at each door: bag, bottle, coat, kit, phone.
      T<where> {he} can pack in the evening, when nothing is pulling.
      C<where> {he} can think, "Five words at the door."
      A<where> The shelf by the door holds more or less what belongs there. The rest is in the lost property box. It gets easier with a system and not with scolding. Some of the world's best ideas were had by people who were looking for their glasses. It would still be good to find the kit.
      D<bored> Researchers gave people the dullest task that they could find, copying telephone numbers. Afterwards those people had more ideas than others who had been amused. {Name} may know the first half of the experiment from a long afternoon. Boredom is a mind that has run out of other people's plans and has none of its own yet. The stretch in between is hard, and it is where the interesting part begins.
      P<bored> Adults offer suggestions, and each of them sounds worse than the last. Ideas do not travel well from head to head.
      P<bored> The companies behind screens live on that stretch. They offer to remove it, and with it goes what would have come.
      Q<bored> In the empty part of a day, {Name} might notice ____.
      H<bored> {helper} can leave materials about and make no remarks.
      H<bored> {helper} can agree on a time before which no screen comes to the rescue.
      T<bored> {he} can endure it for a quarter of an hour by the clock. ~ It seldom takes longer.
      T<bored> {he} can choose the most pointless project in the world and begin it.
      C<bored> {he} can think, "This is the dull bit before the other bit."
      A<bored> By four o'clock something was going on, and nobody could have said how it began. There was a rope involved, and a sign. The hard part had lasted for eleven minutes. Boredom had left without saying goodbye, as it does.
      D<before> Before a big day a body behaves like an orchestra that tunes for a week. The stomach plays early, the heart joins in at night, and sleep gets thin. {Name} may know that sound. Scientists find the same signs in people who look forward to something and in people who dread it. The difference is mostly in what they call it.
      P<before> Somebody who says "I am not nervous" is usually speaking to themselves. Even old actors feel it, and they have done it a thousand times.
      P<before> People at home cannot do it for {him}, so they cook, drive and give advice. Most of it means "good luck".
      Q<before> In the days before, {Name} might notice ____. It may change its name on the way.
      H<before> {helper} can go through the day in order, with times and toilets. ~ What is known stops making noise.
      H<before> {helper} can plan an evening for afterwards that does not depend on the result.
      T<before> {he} can say "I am getting ready" whenever it starts. ~ It is true, and it works better than "calm down".
      T<before> {he} can write down the first three things to do on the day and leave the rest.
      C<before> {he} can think, "That is only the tuning."
      A<before> On the day itself there is hardly time for nerves, because there are shoelaces. It begins, it has a hard part, and it ends like every other thing. What is left in the evening is a person who was there. The orchestra can pack up.
      D<back> The brain stores danger with special care. One bad minute gets filed above a hundred good ones, so that it can be found quickly. {Name} may notice it when the same place or the same thing turns up again. The file opens, and the legs vote against it. It cannot be deleted, but others can be laid on top of it, and that is how people come back.
      P<back> "Get straight back on" is old advice, and for some people it works. For others a slower road is better, with more stops.
      P<back> Nearly everyone who is good at something has had such a minute. They talk about it with some pleasure, years later.
      Q<back> Near it again, {Name} might notice ____. The body often knows before the head does.
      H<back> {helper} can agree on a first step that is almost ridiculous. ~ It helps if it can be laughed at.
      H<back> {helper} can leave out the words "last time you did not mind".
      T<back> {he} can draw a ladder with six steps and start on the lowest.
      T<back> {he} can repeat one step until it is dull. ~ Dull is the aim.
      C<back> {he} can think, "One more good one on top."
      A<back> The bad minute is still in the file, and there are some good ones on top of it now. On some days the old one slips out, and that means nothing. Coming back to something is hard and hardly ever goes in a straight line. The lowest step is still there to start from.
      D<smallroom> Learning needs time, and classrooms are short of it. That is why schools have small rooms, in which an hour is divided by three people and not by thirty. {Name goes} to one of them. The work there is not the hard part. The hard part is the walk to the door, with everyone knowing where it leads.
      P<smallroom> Classmates know less about it than it seems. They see somebody go out and come back, and they make up the rest. A short sentence gives them less to make up.
      P<smallroom> Plenty of people get extra time for something: athletes, singers, surgeons. With them it is called coaching.
      Q<smallroom> On the walk to the door, {Name} might feel ____.
      H<smallroom> {helper} can ask the school about the timing, so that no favourite lesson is lost. ~ It can often be moved.
      H<smallroom> {helper} can ask how long it is planned for, and what it is meant to change.
      T<smallroom> {he} can have one sentence ready, such as "I get coaching there." ~ It is true, and it ends the subject.
      T<smallroom> {he} can arrange with the teacher to leave without being called.
      C<smallroom> {he} can think, "Three people, one hour. Good deal."
      A<smallroom> Behind that door a page gets as long as it needs. What is learnt in there comes back into the big room, unannounced. The walk stays a walk of twelve steps, and it gets easier by being dull. Nobody has a question about the thing that happens each Tuesday.
      D<babies> It is one of the oldest questions there are, and {Name} is in good company with it. Every human being starts as a single cell. It is made when an egg cell from a woman and a sperm cell from a man join. That can happen in more than one way, with and without the help of doctors. The cell divides, and after about nine months in a womb there is somebody with fingernails. How it was in one's own case is a story that belongs to the family.
      P<babies> Adults are often embarrassed, because nobody explained it to them without being embarrassed. The facts themselves are quite calm.
      P<babies> What goes round in the playground is usually half right. The other half is worth checking.
      Q<babies> On hearing about it, {Name} might feel ____. Amused and horrified is a common pair.
      H<babies> {helper} can answer exactly what was asked, in plain words.
      H<babies> {helper} can find a good book and leave it lying about.
      T<babies> {he} can collect questions on paper and hand them in.
      T<babies> {he} can ask how it was in this family.
      C<babies> {he} can think, "A fair question. It has an answer."
      A<babies> From one cell to some thirty trillion is a long way, and most of it happens in the dark. It is a fact about everybody on the bus. Each question about it is welcome. One of them can be kept for tomorrow.
      D<collect> Sealed packs are a clever product, because what is sold is mostly the moment before opening. {Name} may know that moment, and how quickly it is over. Nobody can see what is inside, and now and then it is something rare. Brains find that harder to leave alone than a prize that comes each time. It works in the same way with stickers, cards and anything that opens with a flash on a screen.
      P<collect> The makers decide how rare the rare ones are. The last gaps in an album cost more money than all the rest together.
      P<collect> Adults do the same with lottery tickets and sales. Few of them add it up.
      Q<collect> With a sealed pack in the hand, {Name} might feel ____. The word may be another one a minute later.
      H<collect> {helper} can work out with {him} what a full album would cost. ~ The number is instructive.
      H<collect> {helper} can help to set up two jars, one for now and one for something bigger.
      T<collect> {he} can swap first and buy second. ~ Swapping is free, and it needs people.
      T<collect> {he} can leave one pack shut for two days and see how it feels.
      C<collect> {he} can think, "They sell me the minute before."
      A<collect> An album with four gaps in it is a normal album. Two of them got filled in the playground, at no cost in money and with a lot of talking. The second jar makes a better sound each week. What it is for can be seen without tearing anything open.
      D<rush> Speed is a fine thing in a race, because in a race only the end counts. On a page each step counts, and {Name} may be at the end before half of them were seen. The brain of a quick person runs ahead and reads what it meant to write. That is why one's own mistakes are so hard to find. It takes a second look, as a stranger would do it.
      P<rush> Teachers who hand it back are not saying that it is bad. They are saying that it is not yet as good as its writer.
      P<rush> Others who finish late sometimes envy the quick ones, and it goes the other way round on Fridays.
      Q<rush> When it comes back, {Name} might feel ____.
      H<rush> {helper} can be the stranger who reads it aloud, exactly as it stands.
      T<rush> {he} can read the page from the last sentence to the first. ~ Then the brain cannot guess.
      T<rush> {he} can set aside two minutes and call it the second half.
      C<rush> {he} can think, "First fast, then as a stranger."
      A<rush> Two minutes found four small things and one large one. The page is done now, and it will stay so. Being quick is still an advantage, because it leaves time for the second look. Even editors of newspapers are fast and then slow.
      D<tongue> More than half of the people in the world grow up with two languages or more. {Name} is one of them, and can say most things twice. In front of friends, the second language can feel like a coat from home that nobody else is wearing. It is hard to put on when heads turn. They turn at the sound, since ears are built to notice what is new.
      P<tongue> Friends who ask how something is said are interested, and slightly envious. A few may make a joke, because they do not know what else to do.
      P<tongue> For parents it is the language in which they were sung to sleep. They may not say how much it means to hear it.
      Q<tongue> When somebody turns round, {Name} might feel ____.
      H<tongue> {helper} can agree on what is spoken where, and keep to it.
      H<tongue> {helper} can tell what came along in that language, such as a joke that works in no other.
      T<tongue> {he} can teach friends one useful word. ~ Swearing does not count as useful.
      T<tongue> {he} can answer in whichever comes first, and see what happens.
      C<tongue> {he} can think, "I can say it twice. They cannot."
      A<tongue> There are words in each of the two that the other one would like to have. They get on well in one head, and they keep it nimble. A coat from home is warm, with or without an audience. It is worn on some days and hangs ready on the others.
    `),
    '11+': script(`
      D<block,hard> There is usually a gap between what a person can do on a good day and what is possible on a bad one. At the moment {Name meets} that gap with something difficult, namely {hard}. Builders deal with such gaps in a plain way. They do not look at the top of the tower, because there is nothing to do up there yet. They look for the next block that can be placed today, and they place it. Seen from close by, even a tall building is a long list of dull afternoons.
      D<block> On a good day more is possible than on a bad one, and with something difficult the gap can be wide. That gap may be familiar to {Name}. Builders deal with such gaps in a plain way. They do not look at the top of the tower, because there is nothing to do up there yet. They look for the next block that can be placed today, and they place it. Seen from close by, even a tall building is a long list of dull afternoons.
      D<hand,hard> Somewhere on the way through school, many hands stop going up. The questions have not stopped, but being seen with one has become expensive. For {Name}, the difficult thing at the moment is {hard}. From outside, something like that can look like a lack of interest, or like nothing at all. That is less a verdict than a lack of information. A sentence or two about what happens, and when, would already change the picture that other people have.
      D<hand> Many hands stop going up somewhere on the way through school. The questions have not stopped, but being seen with one has become expensive. When something is hard for {Name}, it may therefore stay invisible. From outside it can look like a lack of interest, or like nothing at all. That is less a verdict than a lack of information. A sentence or two about what happens, and when, would already change the picture that other people have.
      D<zip,hard> A zip was once the hardest thing in {his} day, and there is no memory of it left. It needed full attention and the patience of everyone who was waiting at the door. Then the movement was practised until the brain could run it alone, and attention was free for other things. What takes all the attention at the moment is {hard}. Everything is like that before a brain can do it without looking.
      D<zip> Nobody remembers the day when a zip was the hardest thing there was, and neither does {Name}. It needed full attention and the patience of everyone who was waiting at the door. Then the movement was practised until the brain could run it alone, and attention was free for other things. Whatever is hard now takes all the attention, as the zip did. Everything is like that before a brain can do it without looking.
      D<stone,hard> People will walk for miles with a stone in a shoe in order not to hold up the others. {Name} may know the indoor version, in which something is hard and it seems simpler to say nothing. Here the hard thing is {hard}. Saying nothing is understandable, because stopping is visible and the stone is not. The price is that all attention goes to one small place, while the others form theories about a bad mood.
      D<stone> People will walk for miles with a stone in a shoe in order not to hold up the others. {Name} may know the indoor version, in which something is hard and it seems simpler to say nothing. The reasoning is understandable. Stopping is visible, and the stone is not. The price is that all attention goes to one small place, while the others form theories about a bad mood.
      D<sandwich,hard> What makes a difficult thing long is often the lack of an end. For {Name}, one of those things at the moment is {hard}. It becomes lighter when something stands on the other side of it. Planners have long names for this, and anybody who has made a sandwich knows the principle. There is a slice of something easy, then the filling, then another slice. The comparison fails in one respect, since nobody looks forward to this particular filling.
      D<sandwich> What makes a difficult afternoon long is often the lack of an end. {Name} may have noticed that the same hour is lighter when something stands on the other side of it. Planners have long names for this, and anybody who has made a sandwich knows the principle. There is a slice of something easy, then the filling, then another slice. The comparison fails in one respect, since nobody looks forward to this particular filling.
      P Other people mostly see results. They do not see the effort behind an ordinary-looking day, so they may praise or blame the wrong thing. Some of them would act differently if they understood more.
      P Adults remember their own version of being young, and they give advice to that person. It can miss the point by a wide margin. They tend to become more useful once they are told what has already been tried.
      P Friends may notice that something is off and decide not to mention it. They often mean it as respect. From the other side it can look as if nobody cared, and so two kind people end up saying nothing.
      P Some people talk about a difficult thing on the same day. Others mention it years later, as a funny story, and leave out the bad part. To anybody who hears only the second kind, other lives can look much easier than they are.
      Q When the hard part comes, {Name} might notice ____. It is worth knowing whether that comes before, during or after.
      Q When the subject comes up, {Name} might feel ____. Two feelings that contradict each other are also an answer.
      Q Afterwards, {Name} might feel ____. Tired is a possible answer, and so is surprised.
      H {helper} can help to work out a plan that {Name has} agreed to. ~ A plan made together is more likely to be used.
      H {helper} can ask which kind of help is wanted, advice or company. ~ Those are two different things, and the wrong one is tiring.
      H<adult> {helper} can help by {adult}, if {he} would like that. ~ What has worked before is a sensible place to start.
      H {helper} can take over one small thing on a difficult day, such as a phone call or a bag. ~ Practical help needs no explanation.
      H {helper} can ask once, and then leave time for an answer. ~ Some answers take a day or two.
      T<block> {he} can choose one part that seems almost too easy, and try it three times this week. ~ Repetition is what makes a thing ordinary.
      T<sandwich> {he} can decide in advance how long to try, and stop when that time is over. ~ An end that is known makes a start less heavy.
      T<hand> {he} can write down what happens, in three lines, and show it to one trusted person. ~ Writing it once saves explaining it five times.
      T<activity> {he} can keep some time for {activity} on the same day. ~ A day with something good in it has more room for something hard.
      T<quiet> {he} can spend half an hour {quiet} before the hard part. ~ Attention is limited, and it can be refilled.
      T<doing> {he} can try {doing}, which has worked before. ~ What already works is worth keeping.
      T<thing> {he} can ask for {thing}, since that has helped before. ~ What already works is worth keeping.
      T<comforter> {he} can have {comforter} within reach for the first try. ~ Nobody else needs to know the reason.
      T {he} can notice for a week when it is worst and when it is not. ~ A pattern is often easier to change than a feeling.
      T {he} can choose one thing that other people could do differently, and ask for it. ~ A clear request is easier to agree to.
      C<block> When it looks impossible, {he} can think, "What is the part I can do today?"
      C<hand> When it looks impossible, {he} can think, "Which two sentences would explain this?"
      C<zip> When it takes everything, {he} can think, "Not by itself yet. That is all."
      C<topic> In the minute before, {he} can think, "Five minutes of this, and then back to {topic}."
      C<stone> When silence looks easier, {he} can think, "Stopping is allowed. The others can wait."
      C<sandwich> Halfway through, {he} can think, "This is the filling. There is another slice."
      A<block> Most skills that look natural were built slowly and out of sight. {Name gets} to set the size of the next block, and some days it can be a small one. Hard things do become easier, though rarely in a straight line. The part that is standing stays there overnight.
      A<hand> Being understood makes difficult things lighter, even when it does not make them smaller. {Name knows} this one from the inside, better than anyone else does. That is knowledge, and it can be shared in the amount that seems right. A hand that goes up at fifteen is as useful as one at five.
      A<zip> It is honest to say that some things stay difficult for a long time. Most of them get easier, and the change is so gradual that nobody can name the day. There is a coat in the hall that closes without any thought. It was a hard one once.
      A<stone> Some difficult things come out as quickly as a stone, as soon as somebody stops and looks. Others do not come out at all, and then the useful question is what makes the walk easier. People who know about it can change the pace or the route. Half a minute on a wall is seldom what anybody remembers of a walk.
      A<sandwich> A plan does not make anything less difficult. It settles when the thing starts, when it stops and what comes afterwards, and so there are three questions fewer. {Name gets} to choose the slices, and nobody else needs to find them exciting. Some days it all falls apart on the plate. It is still lunch.
      D<hands> In a house with a deaf parent, a child who hears is often handed a job without being asked. {Name} may have interpreted at counters, at parents' evenings and on the phone, in two languages with quite different grammars. It takes concentration, tact and a good memory, and trained adults are paid for it by the hour. It is possible to be proud of that and worn out by it. What makes it hard is seldom the language, but being needed at the wrong moment.
      P<hands> Institutions have a duty to provide interpreters, and they forget it easily when somebody capable is standing there. Their gratitude is sincere. It does not replace a booking.
      P<hands> A parent may ask because it is quicker, or because an interpreter is a stranger in a private conversation. Neither reason is selfish. Both can be talked over.
      Q<hands> Before the next call, {Name} might feel ____. Pride, irritation and guilt are all known to turn up together.
      H<hands> {helper} can book an interpreter or a relay service for medical, legal and school matters. ~ That is a right and not a favour.
      H<hands> {helper} can agree on hours in which nobody interprets. ~ It is easier to be generous with what is limited.
      T<hands> {he} can make a list of what is fine to interpret and what is not. ~ A rule is easier to follow than a mood.
      T<hands> {he} can look up a group for children of deaf adults. ~ They have a name for it, and good jokes.
      C<hands> {he} can think, "I am able to, and it is not always mine to do."
      A<hands> The two languages are going to stay, and so is a way of noticing faces that few people learn. The hard part can be shared out to those whose profession it is. That leaves the ordinary part, a family that talks at supper with its mouth full. It is one of the advantages.
      D<oops> Embarrassment is remembered in high definition by one person and in a blur by everybody else. {Name} had a moment of it, with an audience that laughed. Research has a name for the difference, the spotlight effect, and puts it at about half. Others notice half of what a person thinks they do. It is a hard half all the same. The rest is replay, and the replay is edited by the least kind editor there is.
      P<oops> Laughing at something sudden is close to a reflex, and much of it is relief at not being the one. Some of those who joined in will not be pleased with themselves. It would be good if they said so, and they rarely do.
      P<oops> People who seem impossible to embarrass have usually been embarrassed very thoroughly once.
      Q<oops> When the scene runs again at night, {Name} might notice ____. Heat in the face long after the event is usual.
      H<oops> {helper} can listen to it in full and resist the phrase "nobody will remember". ~ It may be true, and it does not help on the day.
      H<oops> {helper} can ask whether anybody filmed it or has kept it going. ~ That would be another matter, and school would need to know.
      T<oops> {he} can tell it once to somebody who will not make it smaller. ~ An account of it is easier to carry than a loop.
      T<oops> {he} can prepare one dry sentence, such as "Yes, a highlight." ~ It closes the subject from the inside.
      C<oops> {he} can think, "They saw seconds of it. I have the rest."
      A<oops> In a while it becomes an anecdote, which is embarrassment with the author in charge. Until then it is simply hard, and it gets easier unevenly. The people who matter will judge by the thousand other hours. It is also worth knowing who did not laugh.
      D<trip> A trip with school is one of those things that are described as fun before anybody has asked. {Name} may be looking at a list of times and a seating plan, and see mainly what could go wrong. That is a reasonable way of reading a list. What makes it hard is usually one item, such as the coach, the room, the food or the company. The item is worth finding, since it can often be arranged.
      P<trip> Staff plan these days down to the spare inhaler, and they would rather hear of a difficulty in advance than on a motorway. They are not easily shocked.
      P<trip> Nobody on the coach will mention being nervous. It is remarkable how many of them are.
      Q<trip> In the week before, {Name} might notice ____. It may look like irritation from outside.
      H<trip> {helper} can write to the teacher about the one thing that matters. ~ It need not be public to make the day easier.
      T<trip> {he} can ask for the timetable and mark where there is time alone. ~ There is usually more than it seems.
      T<trip> {he} can agree with one person on sitting together. ~ That decides about half of such a day.
      C<trip> {he} can think, "It has a start, an end and a way home."
      A<trip> In the evening the coach stops at the same kerb as in the morning. Whatever was hard has either happened or not, and both are easier than waiting for it. Something from the day will be told for years, and it will not be what was on the timetable. It seldom is.
      D<handles> Some difficulties are not tasks, since there is nothing that the person who has them could do to finish them. {Name} may be carrying one of that kind, through lessons, on the bus, and above all between eleven and midnight. The weight has a second part, which is that it is invisible. People only offer to carry what they can see. Telling somebody does not shorten it, but it adds a handle.
      D<handles> There is a plain piece of engineering in every shopping bag, the second handle. It lets two people share a weight that neither of them chose. {Name} may have something hard at the moment that was decided by others or by nobody at all. It is easy to think of it as a thing to be managed alone. Very few people do manage that, and those who look as if they did have usually had somebody at the other end.
      P<handles> Adults tend to reach for a solution, because having none is uncomfortable for them. It can sound as though they had not listened. Being told "I do not need an answer" helps most of them considerably.
      P<handles> Friends may say the wrong thing, or nothing, and mean well by both. A message with three words in it is easier for them to answer than a silence.
      P<handles> A corridor full of people looks like a corridor full of free hands. It is one of the larger errors that one makes at that age, and at all the others.
      Q<handles> When the subject comes up, {Name} might feel ____. Contradictory words are welcome.
      Q<handles> Late in the evening, {Name} might notice ____.
      H<handles> {helper} can ask whether advice or company is wanted, and stick to the answer.
      H<handles> {helper} can say what is certain, what is open and when more will be known. ~ Uncertainty is easier to bear when it has a date.
      H<handles> {helper} can take over one practical thing this week. ~ It is a modest way of carrying, and it works.
      T<handles> {he} can tell one person one sentence, by message if that is easier. ~ It can stop there.
      T<handles> {he} can write it down late in the evening and leave it on the desk. ~ Sleep comes more readily when it has been written down.
      T<handles> {he} can have a good hour without a bad conscience. ~ The rest will still be there, and so will more strength for it.
      C<handles> {he} can think, "I cannot solve it today, and I can say it."
      A<handles> What was heavy remains so for the time being, and it would be dishonest to say otherwise. It has two handles now, or it could have them for the price of a sentence. Two people with one bag are not a graceful sight. They get further, and they get to talk about other things on the way.
      A<handles> There will be days when hardly anything is noticed of it and others when it fills the room. Both are usual with hard things, and neither says how it will go on. Somebody knows, or could know by this evening. It is easier to put down at night what someone else can see.
      D<quit> Years of lessons add up to a kind of contract that nobody signed. {Name} may want to leave one, and finds that others think of it as theirs as well. They see the investment, the talent and the mornings. The sunk cost fallacy is the name for the idea that what has been spent is a reason to spend more. It is not a reason, and it is still hard to walk away from, because some of what was spent is affection.
      P<quit> A parent who is cross about this may be mourning something, such as a concert that was hoped for. It can also be an hour of talk in the car. That is seldom what gets said.
      P<quit> People who stopped and people who went on regret it in about equal numbers. The ones who mind least are those who decided it themselves and without a row.
      Q<quit> When the subject comes up, {Name} might feel ____. Guilty and relieved is a known mixture.
      H<quit> {helper} can ask what the ideal week would look like, and listen to the end. ~ It may contain less of it, and not nothing.
      H<quit> {helper} can agree on a trial, such as a term without, and a date for looking at it again.
      T<quit> {he} can put the case in writing, with one thing that was good. ~ It is harder to be cross with a fair letter.
      T<quit> {he} can find out whether it is the thing, the teacher or the timetable. ~ They have different remedies.
      C<quit> {he} can think, "I am leaving a lesson, and not the people who drove me there."
      A<quit> Whatever is decided, the years stay in the fingers or the feet, and they turn up unannounced at parties. Stopping is harder than it looks and easier than it feels beforehand. The hour that becomes free is likely to be watched with interest. It would be a good idea to do nothing in it at first.
      D<far> Courage is often described as going closer, and a good part of it is knowing how close. {Name} may have something that sets off an alarm at a certain distance, which other people find hard to understand. An alarm of that kind is fast, old and immune to argument. It can be taught, but only from a spot at which it is still possible to think. Where that spot lies is nobody else's decision.
      D<far,hard> Nearly everyone arranges life around something that is better at a distance, and for {Name} it is {hard}. The part of the brain that raises the alarm does so in a tenth of a second, long before the part that could object. It learns slowly and only from experience that ends well. So the useful question is a technical one. At which distance is it possible to be merely interested?
      P<far> Others tend to supply reasons why it is harmless. The reasons are sound, and they are addressed to the wrong department.
      P<far> Adults have fears like this in large numbers, and better excuses. They call them preferences or allergies.
      Q<far> As it comes nearer, {Name} might notice ____. It may be in the breath before it is in the thoughts.
      Q<far> From the right distance, {Name} might feel ____ about it.
      H<far> {helper} can agree on a distance in advance and defend it against jokes.
      H<far> {helper} can help to find somebody who treats such things, if it gets in the way. ~ It is among the most treatable things there are.
      T<far> {he} can set the distance and rate the alarm from one to ten, twice, a few minutes apart.
      T<far> {he} can write a ladder of ten steps, and stay on the first for as long as it is interesting.
      C<far> {he} can think, "I set the distance."
      A<far> At the chosen distance it is an object with properties, and some of them are almost interesting. Nobody is asked to love it. With time the distance may shrink, or it may turn out to be perfectly practical as it is. Hard things get easier by the metre, and the tape measure is in the right hands.
      D<pe> School sport measures one thing in public, and it happens to be one that is largely inherited. Speed depends on muscle fibres, growth, limb length and on how far puberty has got, which in one year group can differ by four years. {Name} is being compared with people who have in effect another body. Nobody would publish spelling results by having everyone run to the answer. It is hard to be slow with an audience, and it says remarkably little.
      P<pe> The fast ones are thinking about their splits. Those in the middle are thinking about not being last. Very little attention is left over for anyone else, however it feels.
      P<pe> Teachers of PE can be glad of a plain sentence, since to many of them running has been a pleasure from the start.
      Q<pe> In the changing room beforehand, {Name} might feel ____.
      H<pe> {helper} can ask the school about aims that are measured against a person's own last result. ~ More and more of them have such aims.
      H<pe> {helper} can look for a way of moving that has nothing to do with school. ~ Bodies like it, and they do not need a whistle.
      T<pe> {he} can talk to the teacher outside the lesson, with one concrete suggestion.
      T<pe> {he} can walk or cycle somewhere twice a week and tell nobody the time.
      C<pe> {he} can think, "One number out of many, and a loud one."
      A<pe> Ten years from now hardly anybody will know their time over fifteen hundred metres. A good many will have found that they like to swim. Fitness comes at every speed. Until then it remains hard on Tuesdays. A heart does not read the results.
      D<cheat> Almost everyone who has been caught cheating describes the same thing: a blank, a clock, and an answer within reach. {Name} may know how little time there was between the three. It is not a mystery, and it is not a character. It is a bad solution to a real problem. The problem is still there, and it is joined now by a conversation that is hard to have.
      P<cheat> Teachers take it personally less often than one might think. What bothers them is that the result no longer tells them anything.
      P<cheat> Friends may call it bad luck. The bad luck was in being found out, they mean, and that is only half of it.
      Q<cheat> When it came out, {Name} might have felt ____. Caught and relieved can be neighbours.
      H<cheat> {helper} can ask what seemed so impossible about a gap, and mean the question. ~ The answer is where the help is needed.
      H<cheat> {helper} can be present when it is put right, and let {him} speak.
      T<cheat> {he} can say it in two sentences, without explanations attached. ~ Explanations can follow if they are asked for.
      T<cheat> {he} can ask for a way to take it again or to learn the part that was missing.
      C<cheat> {he} can think, "I did one thing. I can do the next one."
      A<cheat> There may be consequences, with a beginning and an end. Trust comes back by the ordinary route, which is a number of dull, honest answers in a row. A gap left open in the next paper will look like a failure and be the reverse. It is harder than copying, and it is easier to live with.
      D<abroad> When family is spread over several countries, affection is organised by time zone. {Name} may have somebody whose clock is hours ahead or behind, and who knows about last week but not about today. Nobody is to blame for a distance. That makes it hard to be angry about, and there is some anger in missing people. It tends to arrive with a smell from a kitchen or a word that has no translation.
      P<abroad> On the other side a photograph stands on a shelf and gets dusted. People who are far away tend to say that all is well, because a call is short.
      P<abroad> Parents who left a country behind carry on a second life in their heads. They may be quiet on certain dates and not say why.
      Q<abroad> When the call ends, {Name} might feel ____. Guilty is possible, for having had so little to say.
      H<abroad> {helper} can find a fixed hour, and something to do in it other than asking how school is.
      H<abroad> {helper} can tell the stories that belong to that place, including the unflattering ones.
      T<abroad> {he} can send small things between calls, a picture or ten seconds of sound. ~ Nearness is made of small things.
      T<abroad> {he} can ask for a recipe, and cook it on camera, badly.
      C<abroad> {he} can think, "Far off, and part of it all the same."
      A<abroad> The clocks will go on disagreeing, and the visits will be too short when they come. Missing somebody is hard, and it is the price of having people in more than one place. Few people are at home in two kitchens. Somebody in one of them is probably just putting on the kettle.
      D<before> Nerves before an event are a loan: the body hands out energy some days in advance, and at an awkward time. {Name} may be getting it in the form of bad sleep and an opinionated stomach. Laboratories cannot tell fear from excitement by the measurements, since pulse and breath look the same. In one series of studies, people who told themselves "I am excited" did better than those who told themselves to be calm. It is slightly absurd, and it costs nothing.
      P<before> Those who look composed have usually practised looking composed. Backstage, it is a row of people walking up and down.
      P<before> At home they will try encouragement, food and statistics. What they mean is that the evening will be the same whatever comes.
      Q<before> In the days before, {Name} might notice ____. Irritation is nerves in a coat.
      H<before> {helper} can take over the logistics and keep the advice. ~ Times, bags and lifts are what can be helped with.
      H<before> {helper} can plan something for afterwards that does not depend on how it went.
      T<before> {he} can decide on the first two minutes in detail and leave the rest open. ~ Beginnings can be rehearsed.
      T<before> {he} can tell one person who will be there. ~ It halves the acting.
      C<before> {he} can think, "Same pulse, other name."
      A<before> On the day the loan is paid out in full, and it gets used. There will be a hard stretch somewhere in the middle, because there mostly is. Afterwards the stomach goes back to its ordinary work. The evening has been arranged in any case.
      D<smallroom> Support at school has a design fault, which is that it can be seen. {Name} may find the help itself useful and the walk to it unbearable, past desks at which people are pretending not to look. It is worth taking the two apart. Extra time with an expert is what professionals pay for, and they call it coaching. Being called out in front of others is a matter of organisation, and organisation can be changed.
      P<smallroom> At this age everyone is busy hiding something they find hard. Those who look are often relieved that it is not theirs.
      P<smallroom> Staff plan such hours around rooms and timetables. They rarely hear how it feels to leave, unless someone says so.
      Q<smallroom> On the way to that door, {Name} might feel ____. Annoyed at needing it and glad of it can go together.
      H<smallroom> {helper} can ask the school for a discreet way of doing it, such as another time.
      H<smallroom> {helper} can find out what it is for and how its success is measured. ~ There is a right to know.
      T<smallroom> {he} can tell the tutor what would make it bearable, in one concrete sentence.
      T<smallroom> {he} can settle on a line for people who ask, true and short.
      C<smallroom> {he} can think, "Coaching. The walk is the hard part, and it is twelve steps."
      A<smallroom> What is learnt behind that door does not carry a label when it comes out. It turns up in an exam, a form or a text, and nobody asks where it was made. The walk can be made easier by better timing, and partly by habit. The rest is a room with fewer people in it and more time.
      D<heartbreak> The end of a first love is treated as a small thing by people who have forgotten theirs. In a brain scanner it lights up much the same regions as physical pain. {Name} may be carrying that about, with a phone that still knows all the messages. How it was ended says something about the courage of one person on one evening. It is no verdict on the other.
      P<heartbreak> Friends take sides at once and say things that cannot be unsaid if the two make up. They mean it as loyalty.
      P<heartbreak> Adults will say that there are plenty of other people. The sentence has helped hardly anyone, and it is meant kindly.
      Q<heartbreak> When the phone lights up and it is somebody else, {Name} might feel ____. Relief can be in it, and rage.
      H<heartbreak> {helper} can make toast, ask nothing and be about. ~ It is underrated.
      H<heartbreak> {helper} can listen to the story a third time without advice.
      T<heartbreak> {he} can mute the account for a month. ~ Not knowing is easier than knowing a little.
      T<heartbreak> {he} can write the message that says everything, and not send it.
      C<heartbreak> {he} can think, "It was real, it is over, and it hurts like a real thing."
      A<heartbreak> There is usually one song that cannot be listened to for a while. One day it comes on in a shop, and {Name} gets to the end of it without noticing. That is roughly how it gets easier. Until then it is hard, and people who have been there tend to be gentle about it.
    `),
  },
};
