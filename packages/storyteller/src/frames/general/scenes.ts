/** A scene of everyday life that has no situation of its own: its image, and what a parent says who means it. */
interface GeneralScene {
  readonly image: string;
  readonly cue: RegExp;
}

/** What two can carry: told of anything that weighs on somebody. */
const WEIGHS =
  /\b(?:visit\w*|cancel\w*|argu\w*|alone|lonely|sad|miss(?:es|ing)|news|gone|moved away|secrets?|ill|hospital|police|prison|court|homeless|lost (?:his|her|their|our) (?:job|home|house))\b/i;

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

/** Told only where a parent says so, and in paragraphs of their own alone. */
export const SCENES: Readonly<Record<string, GeneralScene>> = {
  handles: {
    image: 'a bag with two handles',
    cue: WEIGHS,
  },
  loud: {
    image: 'a voice with a small size and a big size',
    cue: /^(?![^]*\b(?:grand\w+|nan\w*|dad\w*|mum\w*|mom\w*|teacher|coach|brother|sister|neighbours?|others|kids|children|people|we|i|boys|girls|friends?|parents?) (?:\w+ ){0,4}(?:shouts?|shouting|yells?|yelling)\b)[^]*?\b(?<!\b(?:hates?|scared of|afraid of|dislikes?|when (?:others|people|children|they)) (?:\w+ )?)(?:shout(?:s|ing|y)?|yells?|talks? (?:so |too |very )?loud\w*|screech\w*|shriek\w*|loud voice|top of (?:his|her|their) voice|inside voice|indoor voice)\b/i,
  },
  tales: {
    image: 'two kinds of telling',
    cue: /\b(?:tells? tales?|telling tales?|tell-?tale|tattl\w*|snitch\w*|grass(?:es|ing) (?:on|up)|telling on|tells on|reports? everyone)\b/i,
  },
  bored: {
    image: 'an empty hour',
    cue: /\b(?:bored|boring|boredom|nothing to do|doesn'?t know what to do with)\b/i,
  },
  excited: {
    image: 'a bottle that has been shaken',
    cue: /\b(?:over-?excited|over the top|too excited|so excited|giddy|hyper|bouncing off|silly)\b/i,
  },
  wash: {
    image: 'soap, and what it takes along',
    cue: /\b(?:wash(?:es|ing)? (?:his|her|their)? ?hands|hand ?wash\w*)\b/i,
  },
  please: {
    image: 'small words that open a hand',
    cue: /\b(?:please and thank you|(?:say|says|saying) (?:please|thank you|thanks)|manners|rude to (?:shop|wait)|ungrateful)\b/i,
  },
  last: {
    image: 'the hook that still has a coat on it',
    cue: /\b(?:pick(?:ed|s)? up|collected|fetched|go(?:es)? home)\b[^.]{0,24}\b(?:before|first|earlier|last)\b|\b(?:last (?:one )?(?:to be )?(?:picked up|collected|left|there))\b/i,
  },
  before: {
    image: 'the days before a day',
    cue: /\b(?:nervous|anxious|worried|scared|dreading|dreads|terrified|nerves)\b[^.]{0,24}\b(?:about|for|of|before)\b[^.]{0,14}\b(?:race|cross country|gala|match|tournament|competition|show|concert|audition|trials?|interview|exam|grading|recital|performance|sports day|final|debate|play)\b|\b(?:trials?|audition|gala|competition|tournament|grading|interview|sports day)\b[^.]{0,20}\b(?:nerv\w*|anxious|worr\w*|scared|tomorrow|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b|\b(?:football|dance|netball|rugby) (?:trials?|audition)\b|\bbefore (?:(?:his|her|their|a|the|every|each|big) )*(?:football |rugby |netball |swimming |tennis |dance )?(?:match(?:es)?|games?|races?|galas?|shows?|competitions?|tournaments?|performances?)\b/i,
  },
  back: {
    image: 'a thing that went wrong once, and the way back to it',
    cue: /\b(?:since|after)\b[^.]{0,16}\b(?:fell|fall|falling|crash\w*|slipped|accident|came off|got hit|was hit|got hurt|hurt (?:him|her|them)sel\w+|went under|bumped (?:his|her|their))\b|\b(?:won'?t|scared to|afraid to|refus\w+ to) (?:get|go) back (?:on|in the (?:water|pool|sea|goal))\b/i,
  },
  push: {
    image: 'a strap that goes click, and a seat that rolls',
    cue: /\b(?:push ?chair|buggy|stroller|pram)\b/i,
  },
  smallroom: {
    image: 'a small room with a round table',
    cue: /\b(?:(?:SEND?|SENCO|nurture|support|intervention|inclusion|learning support|resource|speech|small) (?:room|group|unit|hub|base|class|table)|taken out of (?:class|lessons)|goes out of (?:class|lessons)|extra (?:help|lessons|reading|maths) (?:group|at school|in)|has (?:a|to have a) (?:TA|one to one|1:1|teaching assistant))\b/i,
  },
  heartbreak: {
    image: 'a song that cannot be listened to for a while',
    cue: /\b(?<!\b(?:i|we|mum|mom|dad|mummy|daddy|parents?|partner|husband|wife)\b[^.]{0,16})(?:got |was |been )?(?:dumped|broken up with|finished with)\b|\b(?:his|her|their|first) (?:girl|boy) ?friend (?:broke|has broken|dumped|finished|ended|split|left|doesn'?t)\b|\b(?:broke|broken|split) up with (?:his|her|their) (?:girl|boy) ?friend\b/i,
  },
  babies: {
    image: 'a question about the beginning',
    cue: /\b(?:where (?:do )?babies come|where (?:he|she|they|i) came from|how (?:do )?babies|how (?:are )?babies|facts of life|birds and (?:the )?bees|how (?:the|a) baby (?:gets?|got)|how (?:he|she) was (?:made|born))\b/i,
  },
  collect: {
    image: 'an album with a gap in it',
    cue: /\b(?:stickers|pokemon(?: cards)?|football cards|trading cards|collect(?:s|ing)? (?:stickers|cards|pokemon|figures|squishies)|pocket money|spends? (?:all )?(?:of )?(?:his|her|their) (?:pocket |birthday )?money|robux|v-?bucks)\b/i,
  },
  rush: {
    image: 'a finished page, and a second look at it',
    cue: /\b(?:rush(?:es|ing)?|hurries|races?) (?:(?:through|over) )?(?:(?:his|her|their|all) )?(?:\w+ )?(?:work|writing|homework|sums|maths|everything)\b|\bcareless mistakes\b/i,
  },
  tongue: {
    image: 'two words for one thing',
    cue: /\b(?:speak\w*|talk\w*|language|bilingual|accent)\b[^.]{0,24}\b(?:gujarati|urdu|punjabi|polish|spanish|french|arabic|welsh|hindi|bengali|turkish|somali|portuguese|romanian|chinese|mandarin|cantonese|tamil|yoruba|german|italian|greek|russian|ukrainian|japanese|korean|our language|(?:his|her|their) (?:home |own |first )?language)\b|\b(?:home|first|own|mother|our|my|second) (?:language|tongue)\b|\bbilingual\b/i,
  },
  hero: {
    image: 'a fight that is only a game, and a hand that says stop',
    cue: /\b(?:plays?|playing|pretend\w*|superhero\w*|games?)\b[^.]{0,40}\b(?:kill\w*|shoot\w*|guns?|dead)\b|\b(?:kill(?:s|ing)?|shoot(?:s|ing)?|guns?)\b[^.]{0,40}\b(?:plays?|playing|superheroes|pretend\w*)\b/i,
  },
  mouth: {
    image: 'a mouth that wants to know',
    cue: /\b(?:in (?:his|her|their) mouth|mouths? everything|licks? everything|eats? (?:stones|mud|sand|paper|crayons|playdough))\b/i,
  },
  far: {
    image: 'a thing that is small from far away',
    cue: /^(?![^]*\b(?:boys?|girls?|people|grand\w+|nan\w*|great[- ]gran\w*|man|men|woman|women|teacher|postman|strangers?|kids|children|beards?|brother|sister|dad\w*|mum\w*|uncle|aunt\w*|neighbours?)\b)[^]*?\b(?:scared|afraid|frightened|terrified|petrified|fear|phobia|hates?(?= (?:the )?(?:statues?|feathers?|swings?|slides?|heights?|sea|sand)))\b(?!(?: \w+){0,2} (?:that|to|if|in case|being|he|she|they|i|we|his|her)\b)/i,
  },
  club: {
    image: 'the hour between school and home',
    cue: /\b(?:after[- ]?school|breakfast|holiday|homework) (?:club|care)\b|\bwrap ?around\b|\bkids' club\b/i,
  },
  pe: {
    image: 'a line in the hall that everybody crosses at a different time',
    cue: /\b(?:PE\b|p\.e\.|gym class|games lessons?|sports? (?:lessons?|at school)|slowest|unfit|last in (?:every|the) (?:race|run)|bleep test|picked last)\b/i,
  },
  cheat: {
    image: 'an answer that belonged to somebody else',
    cue: /\b(?:cheat\w*|cop(?:ied|ying) (?:off|from|in|someone|somebody|his|her|a)|looked at (?:someone|somebody|his|her) (?:\w+ )?answers|plagiari\w*|used (?:ai|chat ?gpt)|chat ?gpt)\b/i,
  },
  chew: {
    image: 'teeth that look for something to do',
    cue: /\b(?:chew(?:s|ing|ed)?|suck(?:s|ing)? (?:on )?(?:his|her|their) (?:sleeves?|collar|jumper|top|clothes))\b/i,
  },
  costume: {
    image: 'a cape that is good for heroes and bad for puddles',
    cue: /\b(?:costume|dress(?:ing)?[- ]?up (?:clothes|outfit)|cape|superhero|batman|spider-?man|superman|elsa|princess dress|fancy dress|tutu)\b/i,
  },
  abroad: {
    image: 'two clocks that show different times',
    cue: /\b(?:grand\w+|nan\w*|abuel\w+|oma|opa|babcia|cousins?|aunt\w*|uncle|family|relatives)\b[^.]{0,30}\b(?:abroad|overseas|far away|another country|back home|a long way away|(?:lives?|live|living|moved|moved back|gone|gone back|went|went back|stayed|vive[n]?|viven) (?:to live )?(?:in|to|en|back to|back in) (?!our\b|the same\b|with\b|my\b|the next\b|a home\b|a care\b|hospital\b|the house\b))|\b(?:abroad|overseas|far away|another country|back home|a long way away|(?:lives?|live|living|moved|moved back|gone|gone back|went|went back|stayed|vive[n]?|viven) (?:to live )?(?:in|to|en|back to|back in) (?!our\b|the same\b|with\b|my\b|the next\b|a home\b|a care\b|hospital\b|the house\b))[^.]{0,40}\b(?:miss\w*|extraña|echa de menos)\b|\b(?:misses|missing) (?:his |her |their )?(?:grand\w+|nan\w*|abuel\w+|oma|opa|babcia|cousins?|aunt\w*|uncle|family|relatives) (?:in|back home|abroad|from)\b/i,
  },
  mess: {
    image: 'ten fingers and something that sticks to them',
    cue: /\b(?:hates?|won'?t|refus\w*|can'?t stand|does(?:n'?t| not) like|cries|screams?|scared|upset|dislikes?|panics)\b[^.]{0,40}\b(?:messy|sticky|dirty hands|muddy|sand|grass|mud|paint|glue|playdough|slime|finger ?paint\w*)\b/i,
  },
  where: {
    image: 'things that are put down and then are somewhere',
    cue: /\b(?:los(?:es|ing|t) (?:everything|things|his (?:things|stuff|kit|coat|jumper|bag|water bottle)|her (?:things|stuff|kit|coat|jumper|bag|water bottle))|disorgani[sz]ed|forget(?:s|ful|ting)? (?:everything|his|her|their|things)|leaves? (?:everything|his things|her things)|library book)\b/i,
  },
  carry: {
    image: 'legs that are small and a way that is long',
    cue: /\b(?:carried|carry (?:him|her|them)|carrying|won'?t walk|pick(?:ed)? up all)\b/i,
  },
  quit: {
    image: 'a thing that was done for years, and the door out of it',
    cue: /\b(?:give up|giving up|quit\w*|stop (?:going to|doing|playing|having)|drop(?:ping)? out of|pack in|packing in|leave)\b[^.]{0,24}\b(?:piano|violin|guitar|drums|cello|flute|trumpet|recorder|music|lessons?|football|rugby|netball|hockey|cricket|tennis|swimming|ballet|danc\w+|gymnastics|karate|judo|taekwondo|choir|orchestra|band|scouts|brownies|cubs|guides|beavers|rainbows|club|team|drama|riding|athletics|boxing)\b/i,
  },
  cream: {
    image: 'white cream that goes from a tube to an arm',
    cue: /\b(?:sun ?-?(?:cream|screen|block|tan lotion)|suncream|(?<!\b(?:ice|ice-|cheese|whipped|double|clotted) ?)creams?|lotion|ointment)\b/i,
  },
  nappy: {
    image: 'a mat, two legs in the air and a clean bottom',
    cue: /\b(?:chang\w+|puts?|putting)\b[^.]{0,24}\b(?:napp(?:y|ies)|diapers?)\b|\b(?:nappy|diaper) (?:chang\w+|time)\b|\bchanging (?:mat|table)\b/i,
  },
  lap: {
    image: 'one lap that is wanted, and the lap beside it',
    cue: ONE_PARENT,
  },
  room: {
    image: 'steps that go out of a room and come back',
    cue: OUT_OF_THE_ROOM,
  },
  elder: {
    image: 'a bag by the door, and the one who goes out with it',
    cue: ELDER_AT_SCHOOL,
  },
  stairs: {
    image: 'a stair and the one after it',
    cue: /\b(?:stairs?|staircase|steps (?:up|down|at)|upstairs|downstairs)\b/i,
  },
  trip: {
    image: 'a day out with the class, from the line at the door to the line at the door',
    cue: SCHOOL_TRIP,
  },
  hands: {
    image: 'words that go from hands to a voice, and the one in the middle',
    cue: /\b(?:deaf|sign language|bsl|signs?|signing)\b[^]*\b(?:interpret\w*|translat\w*)\b|\b(?:interpret\w*|translat\w*)\b[^]*\b(?:deaf|sign language|bsl|signs|signing)\b/i,
  },
  oops: {
    image: 'a moment that everybody saw',
    cue: LAUGHED_AT,
  },
};

/** The same, as a frame has them. */
export const SCENE_IMAGES = Object.fromEntries(Object.entries(SCENES).map(([id, { image }]) => [id, image]));
export const SCENE_CUES = Object.fromEntries(Object.entries(SCENES).map(([id, { cue }]) => [id, cue]));
