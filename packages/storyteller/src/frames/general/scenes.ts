import { AT_HOME_SCENES } from './at-home/scenes.ts';
import { OUT_AND_ABOUT_SCENES } from './out-and-about/scenes.ts';
import { EVERYDAY_SCENES, NAMED_FIRST } from './everyday/scenes.ts';
import { FAMILY_DAYS_SCENES } from './family-days/scenes.ts';
import { SCHOOL_SCENES } from './school-days/scenes.ts';

/** A scene of everyday life that has no situation of its own: its image, and what a parent says who means it. */
interface GeneralScene {
  readonly image: string;
  readonly cue: RegExp;
}

/** What two can carry: told of anything that weighs on somebody. */
const WEIGHS =
  /^(?![^]*\b(?:argu\w* (?:over|about|with)|(?:asks|asking|asked|wants to know|understand) (?:why|what|how|where))\b)[^]*?\b(?:visit(?:s|ed|ing|or|ors)?|cancel\w*|argu\w*|alone|lonely|sad|miss(?:es|ing) (?:(?:his|her|their|our|the|a) (?!bus|game|play|break|lesson|class|train|point)|me|us|mum\w*|dad\w*|nan\w*|gran\w*|home|people|friends|family)|news|gone(?! (?:off )?to (?:\w+ )?(?:school|nursery))|moved away|(?<!\b(?:told|tells|telling) (?:\w+ ){0,3})secrets?|(?<!\b(?:pretend\w*|pretends|acts?) (?:to be )?)ill|hospital|police|prison|court|homeless|non-?binary|trans(?:gender)?|(?:old|dead|new|birth) ?name|pronouns|deport\w*|asylum|visa|custody|found out(?! (?:how|what|where|when|why|if|whether))|lost (?:his|her|their|our) (?:job|home|house))\b/i;

const PARENT = String.raw`(?:dad(?:dy|da)?|mum(?:my)?|mom(?:my)?|mama|papa|me|us)`;
/** A small child who wants one of two people only; at bedtime that has a story of its own. */
const ONE_PARENT = new RegExp(
  String.raw`\b(?:won'?t|will not|refuses to|doesn'?t|does not|screams? (?:if|when)) (?:\w+ )?(?:go to|let|come to|want|be held by|play with) (?!me (?:wipe|wash|brush|cut|touch|see|look|help|put|change|dress|do|clean|blow|hold|take|carry|sit|near|in|have|treat|check|trim|rub|fix|read|throw|leave|go|get|use|tie|zip|undo|try|choose|pick))(?:his |her |their )?${PARENT}\b(?! (?:leave|go))|\b(?:only|just) (?:wants?|goes to|lets?|likes|has to be|loves|accepts?|allows?) (?:his |her |their )?${PARENT}\b(?! (?:to )?(?:wash|rinse|brush|cut|wipe)\b)|\bwants? only (?:his |her |their )?${PARENT}\b|\b(?:mummy|mommy|daddy)'?s (?:girl|boy)\b|\b(?:prefers|favou?rs|rejects?|pushes away) (?:his |her |their )?${PARENT}\b|\b(?:push\w*|sends?|tells?|shoos?) (?:his |her |their )?${PARENT} (?:to go )?away\b|\b(?:has|it has) to be (?:me|mummy|mum|daddy|dad|mommy)(?: every time| for everything| who)?\b`,
  'i',
);
/** What one person does for a child, and only one may do: the belt, the milk, the shoes. Bed and being held are a lap's matter. */
const TASK =
  '(?:do(?:es)?|help|pour|brush|wash|dress|change|feed|cut|tie|zip|button|buckle|unbuckle|fasten|strap|clip|wipe|make|push|carry|open|peel|fix|get (?:him|her|them) dressed|put (?:on|(?:his|her|their) (?:\\w+ )?(?:shoes?|socks?|coat|boots|belt|clothes|pyjamas|pjs|seat ?belt)))';
const SOMEONE =
  '(?:anyone|anybody|any one|nobody|no one|dad(?:dy|da)?|mum(?:my)?|mom(?:my)?|mama|papa|me|his father|her father|nan\\w*|gran\\w*|abuel\\w|auntie|my (?:husband|wife|partner)|the (?:nanny|childminder|babysitter))';
/** "If daddy cuts her toast instead of mummy". */
const INSTEAD = new RegExp(
  String.raw`\b(?:if|when|whenever) ${SOMEONE} (?:cuts?|\w+s) [^.]{0,30}\binstead of (?:me|mum\w*|mom\w*|dad\w*)`,
  'i',
);
/** "Will only let her nan cut her nails". */
const ONLY_ONE_MAY = new RegExp(
  String.raw`\b(?:only|just) (?:lets?|allows?|wants?) (?:his |her |their )?${SOMEONE} (?:to )?${TASK}\b(?! (?:anything|everything|it all))`,
  'i',
);
const ONE_DOER = new RegExp(
  String.raw`^(?![^]*\b(?:goggles|if (?:he|she|they)|as long as)\b)[^]*?(?:${ONLY_ONE_MAY.source}|\b(?:won'?t|wont|will not|refuses to|doesn'?t|does not|never|not) (?:let|allow|have) (?!me change (?:his|her|their|the) napp)${SOMEONE} (?:else )?(?:to )?${TASK}\b|\b(?:${SOMEONE}) (?:is |are |isn'?t |is not |aren'?t )?(?:not |n'?t )?(?:allowed|can'?t|cannot|may not|mustn'?t) (?:to )?(?:even )?${TASK}\b|\bonly (?:${SOMEONE}) (?:can|may|is allowed to|gets to|has to|must) ${TASK}\b|\b(?:has|it has|wants|needs|insists) (?:to be|on) (?:me|mum\w*|mom\w*|dad\w*|mama|papa|nan\w*)(?: (?:who|that|to|doing|for))? ${TASK}\b|\b(?:wants|needs|has to have) (?:me|mum\w*|mom\w*|dad\w*|mama|papa) to do everything\b|\b(?:has|it has) to be (?:me|mum\w*|mom\w*|dad\w*)(?: every time| for everything)|${INSTEAD.source}|\b(?:screams?|cries|shouts?|kicks? off|goes mad|tantrums?|meltdowns?|upset) (?:if|when|whenever) ${SOMEONE} (?:tries to |wants to |has to |\w+s? (?:him|her|them) )?(?:${TASK}s?|gets? (?:him|her|them) (?:up|dressed|ready|out)|does it|goes in|comes)\b[^]{0,60}\b(?:mum\w*|mom\w*|dad\w*|me|away)\b)`,
  'i',
);
/** Out of sight in the own home. */
const OUT_OF_THE_ROOM = new RegExp(
  String.raw`^(?![^]*\b(?:gate|nursery|school|class|club|lessons?|gymnastics|ballet|rainbows|beavers|party|bed(?:time)?|sleep\w*|night|preschool|childminder|work)\b)[^]*?\b(?:${PARENT}|i|we|leav\w*|walk\w*|goes?|go) (?:out of|leaves?|left|leaving|go(?:es)? (?:out of|to the (?:loo|toilet|bathroom))) ?(?:the )?(?:room|sight)?|\bfollows? (?:me|us|mum\w*|dad\w*) (?:around|everywhere|from room|(?:even )?(?:in)?to the (?:loo|toilet|bathroom))|\b(?:won'?t|will not|can'?t|refuses to|hates to|never) (?:be|stay|play|sit) (?:in|alone in) (?:a|the|any|another|his|her) (?:other )?room\b[^.]{0,12}\b(?:without|alone|by|on)|\b(?:won'?t|will not|can'?t) (?:let me out of (?:his|her|their) sight|be (?:left )?alone for)`,
  'i',
);
const ELDER_AT_SCHOOL =
  /\b(?:sister|brother|siblings?|cousin|twin)\b[^.]{0,30}\b(?:goes|go|going|gone|went|leaves|is|starts|started|starting|at|off)\b[^.]{0,14}\b(?:school|nursery|preschool)\b/i;
const SCHOOL_TRIP =
  /^(?![^]*\b(?:(?:\w+ )?nights|overnight|abroad|france|spain|germany|(?:can['’]?t|cannot|not allowed to|not) go on|not allowed on|banned from|barred from|left off|share a room|sharing a room|cancel\w*|called off|postponed|not going ahead|(?:travel|car|coach|bus)[- ]?sick|(?:gets?|getting|be|being) (?:lost|left behind|separated))\b)[^]*?\b(?:(?:school|class|nursery|preschool|year \w+|field) (?:day )?trips?|trips? with (?:the |his |her |their )?(?:school|class|nursery)|class outing|(?:school|class) (?:coach|bus|minibus) to|coach to the (?:museum|zoo|farm|castle|theatre|beach)|school outing|forest school day|school visit to)\b/i;
const LAUGHED_AT =
  /\b(?:laugh(?:ed|s|ing)?|giggl\w+)\b[^.]{0,60}\b(?:when|because|as|after|for) (?:\w+ ){0,3}?(?:fell|trip\w*|slip\w*|dropp\w*|drop|spill\w*|spilt|got (?:it|the|a|an) \w*|said|wet|burp\w*|fart\w*|call\w* (?:the|his|her|their|a) (?:\w+ )?teacher|forgot|cr(?:y|ied)|mistake|wrong)\b|\b(?:fell|trip\w*|slip\w*|dropp\w*|spill\w*|spilt|burp\w*|farted|called (?:her|his|the) teacher (?:mum|mummy|dad|mom)|got (?:it|the answer) wrong|forgot (?:his|her|their) (?:lines?|words))\b[^.]{0,60}\blaugh\w*/i;

/** Told only where a parent says so, and in paragraphs of their own alone. */
export const SCENES: Readonly<Record<string, GeneralScene>> = {
  ...EVERYDAY_SCENES,
  ...SCHOOL_SCENES,
  ...AT_HOME_SCENES,
  ...FAMILY_DAYS_SCENES,
  ...OUT_AND_ABOUT_SCENES,
  alonehome: {
    image: 'a home with one person in it, for three songs',
    cue: /\b(?:(?:be(?:ing)?|is|left|leav(?:e|ing)|stay(?:s|ing)?) (?:\w+ )?(?:(?:him |her |them )?(?:home alone|alone (?:at home|in the house|in the flat)|at home (?:alone|by (?:him|her|them)sel\w+|on (?:his|her|their) own)|in the (?:house|flat) (?:alone|on (?:his|her|their) own|for|while|when)))|home alone)\b/i,
  },
  coins: {
    image: 'coins in a jar, and a plan on paper',
    cue: /\b(?:pocket money|allowance|(?:more|his own|her own|their own|earn\w*|sav\w*|wants?) money|money from (?:us|me|his|her)|paid for (?:chores|jobs|helping))\b/i,
  },
  company: {
    image: 'nine coats in the hall, and a door upstairs',
    cue: /^(?![^]*\b(?:sleep ?over|play ?date|to play|friends? (?:is |are )?(?:coming|comes|round|over))\b)[^]*?\b(?:(?:have|having|had|get) (?:people|visitors|guests|company|family|everyone) (?:round|over|to stay|for)|people (?:come )?(?:round|over)\b|visitors?|guests|(?:relatives|family) (?:come|comes|coming|visit\w*|round|over))/i,
  },
  nope: {
    image: 'the word no, and the wish to choose that is under it',
    cue: /^(?![^]*\b(?:marry|friend|valentine|girl|boy|asked (?:him|her|them)|invit\w*)\b[^.]{0,40}\bsaid no\b)[^]*?\b(?:(?<!\b(?:i|we|you|i've|mum\w*|mom\w*|dad\w*|nana?|gran\w*|teacher|somebody|someone|anyone) (?:have to |always )?)(?:says?|saying|said|answers?|shouts?|screams?|always|everything is|favou?rite word is|only word is|constant(?:ly)?) (?:a |an |a big |just )?["'“]?no["'”]?(?: no)?\b(?! (?:one|body))(?=[^.]{0,12}\b(?:to everything|to (?:all|any|every)\w*|all (?:day|the time)|every\w*|whatever|constantly|coat|$)|["'”.,]|$)|no to everything|refuses everything|contrary)/i,
  },
  gran: {
    image: 'a hand that is the same, and much else that is not',
    cue: /\b(?:grand\w*|gran\w*|nan\w*|oma|opa|pop|uncle|aunt\w*|abuel\w*|nonn[ao])\b[^]{0,80}\b(?:stroke|wheelchair|(?:talks?|speaks?|speech|words?|looks?|face) (?:is |are )?(?:funny|different\w*|slow\w*|strange\w*|odd\w*|bent|wonky|droop\w*|slurred)|can'?t (?:walk|talk|speak) (?:any ?more|properly|now|well)|parkinson\w*|shak(?:es|y|ing)|oxygen|amputat\w*|lost (?:his|her) (?:leg|speech|hair|sight))\b/i,
  },
  outing: {
    image: 'a doormat, which is the worst part of an outing',
    cue: /^(?![^]*\b(?:(?:not|n['’]?t) (?:\w+ )?(?:allowed|old enough)|too (?:young|little|small) to|let (?:him|her|them))\b)(?![^]*\b(?:people|visitors?|guests|company|relatives|friends|family (?:come|comes|visit\w*)) ?(?:come |comes |coming )?(?:round|over|to stay|are here|here)?\b)[^]*?\b(?:(?:won'?t|will not|refuses|never|does(?:n'?t| not) (?:want|like)|hates?|moans?|not)\b[^.]{0,30}\b(?:(?:family |sunday |dog )?(?:walks?|outings?|days? out|trips? out|picnics?|hikes?|bike rides?)|anywhere with us|out with us|come (?:out )?with us|join(?:ing)? in (?:with )?(?:the )?family|leav(?:e|ing) (?:the house|his room|her room|their room))|(?:stay|stays|staying|hides?|holed up|lives?) in (?:his|her|their) (?:bed)?room\b)/i,
  },
  visit: {
    image: 'a guest at home, and two plans of what to play',
    cue: /^(?![^]*\b(?:on (?:his|her|their) (?:phone|tablet|ipad|xbox|screen))\b)[^]*?\b(?:play ?dates?|(?:friends?|cousins?|mates?|\w+)(?: is| are|'s)? (?:coming|comes?|came|stay(?:ing|s)?) (?:round|over|for (?:the|a) (?:weekend|week|night)|with us|to (?:play|stay|tea|ours|our house|sleep)|for (?:tea|a (?:play|sleep ?over)|the night))|(?:when|if) (?:\w+ ){0,3}(?:friends?|cousins?) (?:come|comes|visit|visits)|(?<!\b(?:push|knock|shov|pull|kick|trip|boss)\w* (?:\w+ ){0,2})friends? (?:round|over)\b|ha(?:s|ving|ve) (?:a |his |her |their )?(?:\w+ )?(?:friends?|cousins?) (?:round|over|to (?:play|stay)))/i,
  },
  minder: {
    image: 'a job between the school bell and the key in the door',
    cue: /\b(?:look(?:s|ing)? after|mind(?:s|ing)?|babysit\w*|watch(?:es|ing)?|collects?|picks? up|in charge of|responsible for|caring for) (?:for )?(?:his|her|their|the) (?:\w+ ){0,3}(?:brothers?|sisters?|siblings?|twins|little ones|younger ones|kids)\b/i,
  },
  who: {
    image: 'two pairs of hands that can do one thing',
    cue: ONE_DOER,
  },
  landing: {
    image: 'stairs with a voice at both ends',
    cue: /^(?![^]*\b(?:fell|fallen|burglar\w*|argu\w*|shout\w*|punish\w*|sent|hospital)\b)[^]*?\b(?:upstairs|downstairs|up the stairs|(?:other|another|next|different) (?:floor|room))\b[^.]{0,40}\b(?:alone|on (?:his|her|their) own|(?:him|her|them)sel\w+|without (?:me|us|one|any\w*|some\w*|an adult|a grown)|(?:has to|have to|to|must) (?:come|go) (?:with|along|too)|comes? (?:with|along))|\b(?:alone|on (?:his|her|their) own|by (?:him|her|them)sel\w+|nobody|no ?one|someone|somebody)\b[^.]{0,24}\b(?:upstairs|downstairs|(?:other|another|next) (?:floor|room))\b/i,
  },
  whine: {
    image: 'a wish, and the tune it is said in',
    cue: /\bwhin(?:e|es|ed|ing|ges?|ging|ey|y|ge?y)\b|\bmoan(?:s|ing) (?:and|all|about everything)|\b(?:nags?|nagging|pesters?|pestering|begs|begging) (?:me |us )?(?:for|all|until|till|constantly)\b/i,
  },
  chore: {
    image: 'a job of two songs that somebody has to do',
    cue: /^(?![^]*\b(?:(?:not|n['’]?t) (?:\w+ )?(?:allowed|old enough)|too (?:young|little|small) to|let (?:him|her|them))\b)[^]*?\b(?:chores?|dishwasher|washing[- ]?up|wash(?:ing)? (?:the )?(?:dishes|up|pots)|dishes|(?<!\b(?:in|into|to|near|at) )the bins?|rubbish out|recycling|hoover\w*|vacuum\w*|laundry|(?:lay|set|clear)(?:s|ing|ting)? (?:the )?table|dust(?:ing)?|mow\w*|weed(?:ing|s)? (?:the|his|her|our|out)|weeding|gardening|flower ?beds?|house ?work|jobs around the (?:house|home)|help(?:s|ing)? (?:out )?(?:with (?:anything|nothing|much|stuff|jobs) )?(?:around (?:the house|the home|here)|at home|in the house|with (?:anything|the (?:house|cleaning|dinner|cooking|washing|dishes|shopping))|(?:lay|set|clear|wash|tidy|clean|put)\b)|lift(?:s)? a finger|walk(?:ing)? the dog|load(?:ing)? the|empty(?:ing)? the|his share|her share|pull (?:his|her|their) weight)\b/i,
  },
  handles: {
    image: 'a bag with two handles',
    cue: WEIGHS,
  },
  asked: {
    image: 'a question that comes back, and an answer that comes in pieces',
    cue: /^(?![^]*\b(?:strangers|what time|for a|if (?:he|she|they) can|to (?:go|have|be|do|get|stay)|(?:i|we|mum|dad|you)(?: will|'ll)? (?:die|be late)|babies|christmas|how old)\b)[^]*?\b(?:keeps? (?:on )?asking|keeps wondering|asks|asked|asking|wants? to know|wonders|doesn'?t understand|does not understand)(?: (?:me|us|everyone|all the time|again|every (?:day|night)|out loud|his \w+|her \w+))* (?:why|what|how|where|when|who|whether)\b/i,
  },
  sent: {
    image: 'a picture that somebody sent unasked, and a grown-up who is told',
    cue: /^(?![^]*\b(?:asks?|asked|asking|wants?|pressur\w*) (?:\w+ ){0,3}(?:for|to send)\b)[^]*?\b(?:sent|got|received|showed|shown|forwarded|shared with)\b[^.]{0,30}\b(?:nudes?|naked (?:\w+ )?(?:pic\w*|photos?)|(?:nude|rude|dirty|sexual|explicit) (?:pic\w*|photos?|video\w*|message\w*)|(?:pic\w*|photos?|video) of (?:a |an |his |her )?(?:naked|nude|private)\w*|dick pic\w*)/i,
  },
  hopes: {
    image: 'a coat that was bought by others, some sizes too big',
    cue: /\b(?:expect(?:s|ing|ed)? (?:too much|so much|a lot|(?:top|good|full|high) (?:marks|grades)|(?:him|her|them) to (?:be|become|get|do|go|pass|come (?:first|top)))|(?:high|big|their|our|my|family'?s?|everyone'?s|everybody'?s) (?:hopes|expectations)|expectations|pressur\w*\b[^.]{0,30}\b(?:do well|grammar|eleven plus|11\+?|succeed|good grades|best|doctor|lawyer)|(?:live|living) up to|in (?:his|her|their) (?:brother|sister)'?s? (?:footsteps|shadow)|(?:wants?|hopes?|expects?|push\w*)\b[^.]{0,20}\bto (?:be|become) (?:a |an )?(?:doctor|dentist|lawyer|engineer|surgeon|footballer|pianist|dancer|olympi\w+|professional))\b/i,
  },
  between: {
    image: 'two languages at one counter, and the one who stands between',
    cue: /^(?![^]*\b(?:deaf|bsl|signs?|signing)\b)[^]*\b(?:(?:translat\w*|interpret\w*)\b[^.]{0,50}\b(?:me|us|mum|mom|mummy|dad|daddy|parents?|mother|father|grand\w+|nan\w*|family)\b|(?:mum|mom|mummy|dad|daddy|parents?|mother|father|grand\w+|nan\w*|family|i|we)\b[^.]{0,50}\b(?:translat\w*|interpret\w*)\b|(?:i|mum|mom|dad|mother|father|parents?|she|he|we)\b[^.]{0,16}\b(?:don'?t|doesn'?t|cannot|can'?t|no|not much|little) (?:speak |much |good )*english\b)/i,
  },
  walls: {
    image: 'a line that begins on paper and would like to go on',
    cue: /^(?![^]*\b(?:afraid|scared|won'?t|can'?t|hates?) (?:to )?(?:draw|colou?r)\w*\b)[^]*\b(?:draw\w*|drew|writes?|wrote|writing|scribbl\w*|paint\w*|colou?r(?:s|ed|ing)?|crayons?|felt ?(?:tips?|pens?)|marker|pen)\b[^.]{0,20}\b(?:on|over|all over)\b[^.]{0,16}\b(?:walls?|sofa|couch|furniture|table|door|floor|carpet|books?|sheets|curtains|fridge|(?:him|her|them)sel(?:f|ves)|everything|face|arms?|skin|legs?)\b/i,
  },
  fast: {
    image: 'a plate, a fork, and the time between two bites',
    cue: /\b(?:eats?|eating|ate) (?:\w+ ){0,3}?(?:too |so |really |very |far too )?(?:fast|quick(?:ly)?)\b|\b(?:wolfs?|wolfing|gobbl\w*|scoff(?:s|ing)|gulps?|gulping|bolts? (?:down )?(?:his|her|their)|shovel\w*|inhales?|stuffs? (?:his|her|their) (?:mouth|face)|cram\w*)\b[^.]{0,24}\b(?:food|dinner|lunch|tea|meals?|breakfast|supper|mouth|plate|down|in)\b|\b(?:doesn'?t|does not|forgets to|won'?t) chew\b/i,
  },
  crush: {
    image: 'a paper aeroplane that has been folded and not thrown',
    cue: /^(?![^]*\b(?:friends?|mate|bestie|brother|sister|cousin)\b[^.]{0,24}\b(?:boyfriend|girlfriend|in love|crush))(?![^]*\b(?:(?:she|he) said no|said no and|turned (?:him|her) down|telling everyone|dumped|broke|broken|split|finished with|ex)\b)[^]*?\b(?:crush|in love|fancies|fallen for|likes (?:a|this|another) (?:boy|girl)|doesn'?t know (?:he|she) exists|love ?letter|valentine\w*|asked (?:him|her|them|a boy|a girl) out|wants? to (?:marry|kiss)|first (?:boy|girl) ?friend|has a (?:boy|girl) ?friend|going out with (?:a|his|her))\b/i,
  },
  eyes: {
    image: 'a hall with a lot of tables, and where the eyes in it look',
    cue: /\b(?:(?:everyone|everybody|people|they|others|the others|all) (?:(?:is|are) )?(?:star(?:es?|ing)|look(?:s|ing)?|watch(?:es|ing)?) at (?:him|her|them|me)|being (?:watched|stared at|looked at)|self[- ]conscious|hates? (?:eating|to eat) in front of|won'?t eat in (?:the )?(?:canteen|hall|front)|(?:hides|eats|sits) (?:\w+ )?in the (?:loos?|toilets?|library) (?:at|for|to avoid)|skips lunch|embarrassed (?:by|of|about) everything|blush\w*|goes? (?:bright )?red)\b/i,
  },
  newclub: {
    image: 'a door with a noise behind it, and the first five minutes',
    cue: /\b(?:first (?:time|day|session|lesson|class|week|night|evening|meeting)|start(?:s|ing)?|new to|joining|joins|trying out|going to) (?:\w+ ){0,3}?(?:brownies|cubs|scouts|beavers|rainbows|guides|squirrels|cadets|ballet|gymnastics|karate|judo|taekwondo|football|rugby|netball|cricket|tennis|drama|choir|dance|dancing|swimming club|chess club|youth club|holiday club|sunday school|playgroup|soft play|toddler group|club|team)\b/i,
  },
  same: {
    image: 'the blue cup',
    cue: /^(?![^]*\b(?:broke|broken|breaks?|smash\w*|crack\w*|chipped|in the bin|thrown|lost|hid|hides|hidden|dropped)\b)[^]*?\b(?:(?:blue|red|green|pink|yellow|orange|purple|same|special|wrong|right|favou?rite|other|different|exact) (?:\w+ )?(?:plate|cup|bowl|spoon|fork|mug|beaker|straw|bottle)|(?:any |the |an)other (?:plate|cup|bowl|spoon|mug)|sandwich(?:es)? (?:is |are )?cut|cut (?:the )?(?:toast|sandwich\w*|banana|sausages?)|cut (?:wrong|the wrong way|into|in) (?:triangles|squares|halves|half)|(?:toast|sandwich\w*|banana|biscuit)\b[^.]{0,14}\b(?:cut|broken|wrong way)|triangles|(?:has|have|needs|wants) (?:everything )?(?:to be )?(?:just so|the same way|exactly the same))\b/i,
  },
  gifts: {
    image: 'a parcel, and the two things in it',
    cue: /\b(?:ungrateful|doesn'?t like (?:his|her|their|the|grandma'?s?|nan'?s?|\w+'?s?) (?:presents?|gifts?)|(?:presents?|gifts?)\b[^.]{0,40}\b(?:ungrateful|doesn'?t like|does not like|hates?|wanted (?:something|a different)|rude|disappoint\w*|not what|wrong)|(?:rude|says)\b[^.]{0,30}\b(?:about|when (?:he|she) gets) (?:\w+ ){0,2}(?:presents?|gifts?)|already (?:got|has) (?:it|one|that))\b/i,
  },
  babyish: {
    image: 'a shelf, with what was loved at four and what is loved now',
    cue: /\b(?:babyish|baby toys?|(?:growing|grown|too old|getting too big) (?:out of|for) (?:his|her|their)? ?(?:\w+ )?(?:toys?|teddy|teddies|dolls?|peppa|bear|blanket|cartoons?|train set)|(?:teased|laughed at|embarrassed|ashamed)\b[^.]{0,30}\b(?:teddy|dolls?|cuddly|soft toy|blanket|playing with toys)|still plays with (?:dolls|toys|lego|teddies)|secretly plays)\b/i,
  },
  seat: {
    image: 'an empty seat in a row, and the eyes it would have had',
    cue: /\b(?:(?:i|we|mum\w*|mom\w*|dad\w*|nan\w*|gran\w*|parents?|nobody|no one|family)\b[^.]{0,16}\b(?:can'?t|cannot|can not|won'?t be able to|not able to|unable to|won'?t|couldn'?t) (?:come|go|be there|make it|get there|attend)\b(?! (?:and |to |back to )?(?:pick|collect|fetch|get|back))|(?:assembly|nativity|concert|play|sports day|show|match|recital|gala)\b[^.]{0,40}\b(?:i|we|mum\w*|dad\w*) (?:have|has) to work|nobody (?:from (?:his|her|their) family )?(?:came|comes|is coming) to watch)/i,
  },
  petill: {
    image: 'an animal at the vet’s, and a bowl at home',
    cue: /^(?![^]*\b(?:died|dead|dying|put (?:to sleep|down))\b)[^]*?\b(?:dogs?|cats?|kittens?|pupp(?:y|ies)|rabbits?|bunny|hamsters?|guinea pigs?|pony|horse|tortoise|budgie|parrot|pet)\b[^]{0,60}\b(?:vet'?s?|operation|(?:run over|hit by a car)(?=[^]*\b(?:vet'?s?|operation|survived|recover\w*|alive|getting better|broken (?:leg|pelvis|hip)))|stitches|cone)\b(?![^]*\b(?:died|dead|put (?:to sleep|down)|scared of (?:the )?(?:dog|cat|vet))\b)/i,
  },
  carehome: {
    image: 'a room with a window, and a chair that came along',
    cue: /\b(?:(?:nan\w*|gran\w*|pop|oma|opa|great[- ]?\w+|abuel\w)\b[^.]{0,40}\b(?:care|nursing|residential|old people'?s) home|(?:care|nursing) home\b[^.]{0,40}\b(?:nan\w*|gran\w*|visit\w*))\b/i,
  },
  climb: {
    image: 'things that hold, and things that tip',
    cue: /\bclimb(?:s|ing|ed)?\b[^.]{0,30}\b(?:tables?|worktops?|counters?|furniture|shel(?:f|ves)|bookcase|sofa|chairs?|everything|windowsill|drawers?|cupboards?|fence|units?|kitchen)\b|\b(?:jumps?|jumping) (?:on|off) (?:the |everything )?(?:sofa|couch|furniture|beds?|tables?)?\b/i,
  },
  moon: {
    image: 'the moon, which goes along',
    cue: /\b(?:moon|stars?|clouds?|sun|shadow)\b[^.]{0,30}\b(?:follow\w*|comes? (?:with|after)|chas\w*|watch\w*|look\w*|fall\w*)\b|\b(?:scared|afraid|frightened) of (?:the )?(?:moon|his shadow|her shadow|shadows?|clouds?|stars)\b/i,
  },
  ownbite: {
    image: 'a hand, and what teeth can have instead',
    cue: /\bbit(?:es|e|ing)? (?:(?:his|her|their) (?:own )?(?:hands?|arms?|fingers?|wrists?|knuckles?)|(?:him|her|them)sel\w+)\b/i,
  },
  guests: {
    image: 'a table that is laid, and the days before the door opens',
    cue: /\b(?:no ?(?:body|one)|not anyone|none of (?:his|her|their) friends|everyone) (?:\w+ )?(?:will |would |is going to |wants to |might )?(?:come|comes|came|coming|turn up|turns up|want to come|can come|can't)\b[^.]{0,30}\b(?:party|birthday|sleepover|play ?date)\b|\b(?:party|birthday|sleepover)\b[^.]{0,40}\b(?:no ?(?:body|one)|hardly anyone|only (?:one|two)) (?:\w+ ){0,3}(?:come|comes|came|coming|repl\w+|said yes|turn(?:ed)? up)\b/i,
  },
  table: {
    image: 'a table, and what it takes to be good company at it',
    cue: /^(?![^]*\b(?:assembly|lessons?|class|carpet|bus|car|bed|church)\b)[^]*?\b(?:table manners|mouth full|mouth open|burp\w*|farts?|farting|slurps?|licks? (?:his|her|their) (?:plate|knife)|elbows on)\b/i,
  },
  feet: {
    image: 'ten toes and what they find on the ground',
    cue: /\b(?:bare ?feet|barefoot|(?:walk|step|stand|go)(?:s|ing)? (?:on|onto|in) (?:the |wet )?(?:grass|sand|beach|pebbles|gravel|leaves|snow|carpet)|(?:grass|sand) (?:on|under|between) (?:his|her|their) (?:feet|toes))\b/i,
  },
  resemble: {
    image: 'a face, and where its parts were before',
    cue: /\b(?:adopted\b[^.]{0,40}\b(?:looks?|different|not like)|looks? (?:so )?(?:different|nothing like|not like)\b[^.]{0,20}\b(?:us|me|family|brothers?|sisters?|parents|mum|dad)|doesn'?t look like (?:us|me|his|her|anyone))\b/i,
  },
  along: {
    image: 'a thing that comes along everywhere, in a small hand',
    cue: /\b(?:won'?t|refus\w+ to|can'?t) (?:leave (?:the house|home)|go (?:out|anywhere|to \w+))\b[^.]{0,20}\bwithout (?:his|her|their|a|the) (?:\w+ ){0,2}(?!dad|mum|mom|me|brother|sister|friend)\w+|\b(?:takes?|carries|carry|brings?|has to (?:take|bring|carry)) (?:\w+ ){0,4}(?:everywhere|wherever)\b/i,
  },
  outside: {
    image: 'a house with a door, and what stays behind it',
    cue: /\btell(?:s|ing)? (?:(?:all )?(?:his|her|their) )?(?:\w+ )?(?:strangers|friends|teachers?|mates|class|everyone|everybody|people|the whole \w+|anyone|the neighbours?) (?:\w+ )?(?:everything|our business|private|about (?:us|our|my|when|how))|\b(?:our|family) (?:business|secrets|private)\b/i,
  },
  grab: {
    image: 'glasses on a nose, and two quick hands',
    cue: /\b(?:grab\w*|snatch\w*|pull\w*|yank\w*) (?:at )?(?:my|mummy'?s|mum'?s|daddy'?s|dad'?s|nan\w*'?s?|gran\w*'?s?|people'?s) (?:glasses|hair|necklace|earrings?|beard|face|phone)\b/i,
  },
  nextto: {
    image: 'a chair, and the chair beside it',
    cue: /\b(?:(?:sits?|sat|sitting|seat(?:ed)?|placed?|put|stand(?:s|ing)?|line up|partner(?:ed)?) (?:\w+ )?(?:next to|beside|by|with|near) (?:his|her|their|one) (?:best )?(?:friend|mate|twin|bestie|girl|boy|person)|(?:moved|separated|split up)\b[^.]{0,16}\b(?:from|away from) (?:his|her|their) (?:best )?(?:friend|mate|bestie)\b[^.]{0,20}\b(?:class|table|seat|carpet)|(?:wants?|insists?|has|needs?) (?:on |to )?sit(?:ting)? (?:next to|beside|by|with) (?!me\b|us\b|mum|dad|the (?:window|door|teacher))[a-z]+(?: [a-z]+)? (?:all the time|every|always|at (?:lunch|carpet|story)|in class|on the carpet|and))\b/i,
  },
  without: {
    image: 'a club with one chair less',
    cue: /\b(?:beavers|cubs|scouts|brownies|rainbows|guides|football|dance|dancing|ballet|gymnastics|karate|swimming|choir|club|drama|tennis|judo|rugby|chess)\b[^.]{0,40}\b(?:since|because|now that|without|after|if)\b[^.]{0,16}\b(?:friend|mate|bestie|twin|sister|brother)\b[^.]{0,14}\b(?:left|stopped|quit|gone|isn'?t|moved|goes|does(?:n'?t)?)?\b/i,
  },
  job: {
    image: 'an apron with somebody’s name on it, and the first shift',
    cue: /\b(?:first|new|saturday|weekend|part[- ]time|summer) (?:\w+ )?(?:job|shift)\b|\bwork experience\b|\b(?:paper round|babysitting job)\b/i,
  },
  petstays: {
    image: 'a bowl at home, and a list for somebody who comes to fill it',
    cue: /\bleav(?:e|es|ing)\b[^.]{0,12}\b(?:the |our |his |her |their )?(?:cat|dog|rabbit|hamster|guinea pigs?|pets?|fish|puppy|kitten)s?\b[^.]{0,30}|\b(?:holiday|away)\b[^.]{0,50}\b(?:miss\w*|worr\w*|leav\w*)\b[^.]{0,20}\b(?:cat|dog|rabbit|hamster|guinea pigs?|pets?|puppy|kitten)s?\b/i,
  },
  seen: {
    image: 'a school gate, and who comes to it',
    cue: /(?<!\bi'?m (?:\w+ )?)\b(?:embarrass\w*|ashamed|mortified|cringes?)\b[^.]{0,30}\b(?:mum|mom|dad|parents?|us|me|nan|grand\w+|family|(?:our|my) (?:car|house|flat|accent|clothes|job|van|bike|english|wheelchair|headscarf|coat|singing))\b|\bdoesn'?t want (?:me|us|mum|dad|his \w+|her \w+) (?:to )?(?:come|be seen|wave|kiss|walk|drop)\b/i,
  },
  wipe: {
    image: 'a nose that runs, and a tissue that is soft',
    cue: /\b(?:wip(?:e|es|ing)|blow(?:s|ing)?|clean(?:s|ing)?) (?:his|her|their) (?:own )?nose\b|\bnose (?:wiped|blown)\b|\brunny nose\b/i,
  },
  hat: {
    image: 'a hat that sits on a head, and the sun above it',
    cue: /\bsun ?hats?\b|\b(?:hat|cap)\b[^.]{0,40}\b(?:sun|sunny|summer|hot|beach)\b|\b(?:sun|sunny|summer|hot|beach)\b[^.]{0,40}\b(?:hat|cap)\b/i,
  },
  taste: {
    image: 'sand in a hand, which is for digging',
    cue: /\beat(?:s|ing)? (?:the )?(?:sand|mud|soil|dirt|earth|compost|snow|grass|leaves)\b/i,
  },
  fly: {
    image: 'a cape, two feet and the floor',
    cue: /\b(?:thinks?|believes?|says?|tries|trying|wants?)\b[^.]{0,20}\b(?:can fly|to fly|fly like|jump off)\b|\bfl(?:y|ies|ying) like\b/i,
  },
  loved: {
    image: 'a coat hook with one name over it',
    cue: /\b(?:no(?:body| one)\b[^.]{0,12}|(?:says?|said|thinks?|asks?|shouts?|screams?|if|whether)\b[^.]{0,20}\b(?:we|i|mum\w*|dad\w*|you)\b[^.]{0,12})\b(?:loves?|likes?) (?:him|her|them|me)\b(?! (?:too|very|so|to)\b)|\b(?:don'?t|doesn'?t|does not) love (?:him|her|them|me)\b|\blove (?:him|her|them|the baby|\w+) (?:more|less|best)\b|\bnot loved|unloved\b/i,
  },
  wanted: {
    image: 'a heavy sentence that was thrown in a fight, and the whole story that is longer',
    cue: /\b(?:he|she|they)(?:'s| is| was| were)? (?:an accident|a mistake|not planned|unplanned|never wanted|not wanted|unwanted)\b|\b(?:we|i|mum|dad|you|they|parents) (?:never|did ?n'?t|did not) (?:really )?want(?:ed)? (?:him|her|them)\b(?! to)/i,
  },
  breakfast: {
    image: 'toast at a table in a school that is nearly empty',
    cue: /\b(?:breakfast|before[- ]school|morning|early) (?:club|care)\b/i,
  },
  photo: {
    image: 'a message that asks for a picture, and a grown-up who has seen such messages before',
    cue: /^(?![^]*\bsent (?:him|her|them) (?:a|an|some)\b(?![^]*\b(?:asks?|asked|asking|pressur\w*)\b))[^]*?(?:\b(?:pressur\w*|threat\w*|blackmail\w*|asked|asking|asks|begs?|begging)\b[^.]{0,30}\b(?:send|for)\b[^.]{0,16}\b(?:nudes?|photos?|pictures?|pics?|images?)\b(?! (?:with|of the|in)\b)|\bnudes?\b|\bsextort\w*|\b(?:photos?|pictures?|pics?) of (?:his|her|their|him|her) ?(?:body|privates?|chest|naked)\b)/i,
  },
  loud: {
    image: 'a voice with a small size and a big size',
    cue: /^(?![^]*\b(?:scared|frightened|afraid|terrified) of\b)(?![^]*\b(?:fence|garden|street|next door|car|bus|shop|playground|go away|neighbours?)\b)(?![^]*\b(?:grand\w+|nan\w*|gran|dad\w*|father|mum\w*|mom\w*|mother|teacher|coach|brother|sister|cousin|neighbours?|others|kids|children|people|they|we|i|boys|girls|friends?|parents?)\b[^.!?]{0,40}\b(?:shout|shouts?|shouting|yells?|yelling)\b)[^]*?\b(?<!\b(?:hates?|scared of|afraid of|dislikes?|when (?:others|people|children|they)) (?:\w+ )?)(?:(?:shout(?:s|ing)?|yells?)(?!,? ?["'“‘]| and (?:stamp|cr(?:y|ies)|kick|throw|hit|scream)| (?:at|out|for|that|when|if|because|me|no|about|over|help|are|is)\b)|shouty|talks? (?:so |too |very )?loud\w*|screech\w*|shriek\w*|loud voice|voice (?:is|gets) (?:so |too |very |always |much )*loud\w*|top of (?:his|her|their) voice|inside voice|indoor voice)\b/i,
  },
  tales: {
    image: 'two kinds of telling',
    cue: /\b(?:tells? tales?|telling tales?|tell-?tales?|tattl\w*|snitch\w*|grass(?:es|ing) (?:on|up)|telling on|tells on|reports? every(?:one|body|thing|little)|(?:runs?|running|comes?|goes?) to (?:the |his |her |their )?teachers? (?:about|with|over|for) (?:every|all|any|each|the (?:slightest|smallest))\w*)\b/i,
  },
  bored: {
    image: 'an empty hour',
    cue: /^(?![^]*\b(?:in|at|during|through) (?:the )?(?:church|mosque|temple|synagogue|mass|class|lessons?|assembly|school|the car|car|restaurants?|meetings?|shop|queue|doctor\w*|waiting room)\b|\b(?:friends?|others|everyone|people|class|kids|children|we|i)(?: are|'re| is| get| gets| got| am)? (?:\w+ )?bored\b)[^]*?\b(?:bored|boring|boredom|nothing to do|doesn'?t know what to do with)\b/i,
  },
  excited: {
    image: 'a bottle that has been shaken',
    cue: /\b(?:over-?excited|(?<!\b(?:look|peer|peep|climb|lean|reach|see)\w* )over the top|too excited|so excited|giddy|hyper|bouncing off|(?:gets?|goes|getting|going|so|too|very|really|all) silly)\b/i,
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
    cue: /\b(?:picked|collected|fetched) up late\b|\blate (?:picking|collecting|fetching|to pick|pick[- ]?up)|^(?![^]*\b(?:twin|sister|brother|baby)\b[^.]{0,12}\b(?:gets?|is|being|getting) (?:picked up|carried|held))[^]*?\b(?:pick(?:ed|s)? up|collected|fetched|go(?:es)? home)\b[^.]{0,24}\b(?:before|first|earlier|last)\b|\b(?:last (?:one )?(?:to be )?(?:picked up|collected|left|there))\b|\b(?:late|forgot|delayed) (?:to |for |in )?(?:the )?(?:pick(?:ing)?|collect(?:ing)?|fetch(?:ing)?|get(?:ting)?)[- ]?(?:up|him|her|them)?\b|\b(?:nobody|no one) (?:came|was there) to (?:pick|collect|fetch|get)\b/i,
  },
  before: {
    image: 'the days before a day',
    cue: /\b(?:nervous|anxious|worried|scared|dreading|dreads|terrified|nerves)\b[^.]{0,24}\b(?:about|for|of|before)\b[^.]{0,14}\b(?:race|cross country|gala|match|tournament|competition|show|concert|audition|trials?|interview|exam|grading|recital|performance|sports day|final|debate|play)\b|\b(?:trials?|audition|gala|competition|tournament|grading|interview|sports day)\b[^.]{0,20}\b(?:nerv\w*|anxious|worr\w*|scared|sick|terrified|tomorrow|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b|\b(?:football|dance|netball|rugby) (?:trials?|audition)\b|\bbefore (?:(?:his|her|their|a|the|every|each|big) )*(?:football |rugby |netball |swimming |tennis |dance )?(?:match(?:es)?|games?|races?|galas?|shows?|competitions?|tournaments?|performances?)\b/i,
  },
  back: {
    image: 'a thing that went wrong once, and the way back to it',
    cue: /(?<!\b(?:mum|mummy|mom|mommy|dad|daddy|nan|gran|granny|grandma|grandad|mother|father|brother|sister|uncle|auntie|aunt|i|my wife|my husband) (?:is|was|has|uses|am|have|had)\b[^.]{0,50})\b(?:since|after)\b[^.]{0,16}\b(?:fell|fall|falling|crash\w*|slipped|accident|came off|got hit|was hit|got hurt|bumped|hurt (?:him|her|them)sel\w+|went under|bumped (?:his|her|their))\b|\b(?:won'?t|scared to|afraid to|refus\w+ to) (?:get|go) back (?:on|in the (?:water|pool|sea|goal))\b|\b(?:bumped|hit|banged|hurt|cut) (?:his|her|their) (?:head|knee|chin|arm|face|leg|lip|nose|sel\w+)\b[^.]{0,50}\b(?:won'?t|will not|refus\w+|scared|afraid|doesn'?t want)\b|\b(?:fell|slipped) (?:off|down|over|in)\b[^.]{0,50}\b(?:and (?:now )?)(?:he |she )?(?:won'?t|will not|refus\w+|is scared|is afraid)\b/i,
  },
  push: {
    image: 'a strap that goes click, and a seat that rolls',
    cue: /^(?![^]*\b(?:pushes|pushing|plays? with|playing with|doll'?s|dolls|toy|pregnan\w*) (?:\w+ ){0,2}(?:push ?chair|buggy|stroller|pram)\b|[^]*\b(?:flight|plane|airport)s?\b)[^]*?\b(?:push ?chair|buggy|stroller|pram)\b/i,
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
    cue: /^(?![^]*\b(?:fell out|fall(?:en|ing|s)? out|argu\w*|fight\w*|fought|stole|tak(?:es|ing|en)|swears)\b)[^]*?\b(?:stickers(?![^.]{0,20}\b(?:worse|effort|chart|reward|praise|bribe))(?<!\b(?:praise|chart|reward|good|gets the|gets) (?:\w+ )?stickers)|pokemon(?: cards)?|football cards|trading cards|collect(?:s|ing)? (?:stickers|cards|pokemon|figures|squishies)|(?:blind|mystery|foil|sealed) (?:bags?|packs?|boxes)|robux|v-?bucks)\b/i,
  },
  rush: {
    image: 'a finished page, and a second look at it',
    cue: /\b(?:rush(?:es|ing)?|hurries|races?) (?:(?:through|over) )?(?:(?:his|her|their|all) )?(?:\w+ )?(?:work|writing|homework|sums|maths|everything)\b|\bcareless mistakes\b/i,
  },
  tongue: {
    image: 'two words for one thing',
    cue: /^(?![^]*\bnew (?:girl|boy|child|pupil|kid|classmate|student)\b)[^]*?\b(?:speak\w*|talk\w*|language|bilingual|accent)\b[^.]{0,24}\b(?:gujarati|urdu|punjabi|polish|spanish|french|arabic|welsh|hindi|bengali|turkish|somali|portuguese|romanian|chinese|mandarin|cantonese|tamil|yoruba|german|italian|greek|russian|ukrainian|japanese|korean|our language|(?:his|her|their) (?:home |own |first )?language)\b|\b(?:home|first|own|mother|our|my|second) (?:language|tongue)\b|\bbilingual\b/i,
  },
  hero: {
    image: 'a fight that is only a game, and a hand that says stop',
    cue: /\b(?:plays?|playing|pretend\w*|superhero\w*|games?)\b[^.]{0,40}\b(?:kill\w*|shoot\w*|guns?|dead)\b|\b(?:kill(?:s|ing)?|shoot(?:s|ing)?|guns?)\b[^.]{0,40}\b(?:plays?|playing|superheroes|pretend\w*)\b/i,
  },
  mouth: {
    image: 'a mouth that wants to know',
    cue: /\b(?:in (?:his|her|their) mouth|mouths? everything|eats? (?:stones|paper|crayons|playdough))\b/i,
  },
  far: {
    image: 'a thing that is small from far away',
    cue: /^(?![^]*\b(?:happen\w*|again|motorway|broke down|car|moon|stars?|shadows?|clouds?|boys?(?! (?:swing|slide))|girls?|people|grand\w+|nan\w*|great[- ]gran\w*|doctors?|nurses?|illness|ill|man|men|woman|women|teacher|postman|caretaker|cleaner|lad(?:y|ies)|guards?|drivers?|dentist|coach|vicar|priest|imam|polic\w*|officers?|head ?teacher|somebody|someone|mr|mrs|miss|strangers?|kids|children|beards?|brother|sister|dad\w*|mum\w*|uncle|aunt\w*|neighbours?)\b)[^]*?\b(?:scared|afraid|frightened|terrified|petrified|fear|phobia|hates?(?= (?:the )?(?:statues?|feathers?|swings?|slides?|heights?|sea|sand)))\b(?!(?: \w+){0,2} (?:that|to|if|in case|being|he|she|they|i|we|his|her)\b)/i,
  },
  club: {
    image: 'the hour between school and home',
    cue: /^(?![^]*\b(?:breakfast|before[- ]school|morning|early) (?:club|care)\b|[^]*\blate (?:to|for) (?:pick|collect|fetch|get))[^]*?\b(?:after[- ]?school|breakfast|holiday|homework) (?:club|care)\b|\bwrap ?around\b|\bkids' club\b/i,
  },
  graze: {
    image: 'a lid on a small hurt place, and skin at work below',
    cue: /\b(?:(?:have|has|had|put|wear|wants?|keep|let\w*|leave|need\w*|hates?|scared of|about) (?:\w+ ){0,3}(?:sticking )?(?:plasters?|band-?aids?)\b(?! cast)|plasters? (?:on|off|taken off|pulled off|ripped off)|graz(?:e|es|ed)|scabs?|splinters?|cut (?:his|her|their) (?:finger|knee|hand|foot|toe)|(?:sight of|scared of|afraid of|faints? at|panics? at|sees) (?:the )?(?:sight of )?blood)\b/i,
  },
  growing: {
    image: 'legs that ache at night and run in the morning',
    cue: /\bgrowing pains?\b|\b(?:legs?|knees?|shins?|calves)\b[^.]{0,30}\b(?:ache\w*|hurt\w*|pains?|sore)\b[^.]{0,30}\b(?:nights?|bed(?:time)?|evenings?)\b|\bleg pains?\b[^.]{0,20}\bnight/i,
  },
  speech: {
    image: 'a word that arrives a little bent, and somebody who asks again',
    cue: /\b(?:speech (?:therap\w*|delay|sounds?|lady|teacher|and language)|(?:can'?t|cannot|don'?t|doesn'?t|do not|not|nobody|no one) (?:\w+ )?(?:understands?|make out) (?:him|her|them|(?:what )?(?:he|she|they) says?)|(?:says?|saying|asks?) (?:what|pardon)\b\??[^.]{0,30}\b(?:understand|say|speak|talk)|unclear speech|hard to understand|lisp\w*|can'?t say (?:his|her|their) [a-z]{1,3}\b)/i,
  },
  hob: {
    image: 'a fire that stays in its place, and a line on the floor',
    cue: /\b(?:scared|afraid|frightened|terrified|fear|worr\w+|phobia|won'?t (?:go|be) (?:in|near))\b[^.]{0,40}\b(?:fire|flames?|hob|candles?|matches|bonfires?|cooker|oven|kitchen when)\b/i,
  },
  chairs: {
    image: 'two chairs that used to stand side by side',
    cue: /\b(?:moved|moves|separated|sat|seated|split)\b[^.]{0,20}\b(?:away from|apart from)\b[^.]{0,16}\b(?:friends?|mates?|bestie)\b|\bseating plan\b|\b(?:not|\w+n'?t) (?:\w+ )?(?:sit|sitting|allowed to sit) (?:next to|with|near|beside) (?:his|her|their) (?:best )?(?:friend|mate)/i,
  },
  blush: {
    image: 'a red face, and the three seconds that a room looks',
    cue: /^(?![^]*\b(?:laugh\w*|giggl\w*|teas\w*|by (?:me|us|his|her|their))\b)[^]*?(?:\b(?:fell|trip\w*|slipp\w*|dropp\w*|spill\w*|spilt|called (?:\w+ )?teacher (?:mum|mummy|mom|dad|daddy)|burp\w*|farted|forgot (?:his|her|their|the) (?:lines?|words|part)|got (?:it|the answer) wrong|wrong answer)\b[^]*\b(?:embarrass\w*|mortified|everyone saw|everybody saw|in front of|humiliat\w*)|\b(?:embarrass\w*|mortified|humiliat\w*)\b[^]*\b(?:fell|trip\w*|slipp\w*|dropp\w*|spill\w*|spilt|called (?:\w+ )?teacher|burp\w*|farted|forgot|got it wrong|wrong answer|went red|blush\w*))/i,
  },
  sportsday: {
    image: 'a field with flags on one day, and the same field on the next',
    cue: /^(?![^]*\b(?:last in|com(?:es?|ing) last|always last|slowest)\b)[^]*?(?:\bsports?[ -]?days?\b|\begg and spoon\b|\bsack race\b)/i,
  },
  guide: {
    image: 'one thing that is shown, such as the hook or the tap',
    cue: /\b(?:look(?:s|ing)? after|buddy|show(?:s|ing)?|help(?:s|ing)?|befriend\w*)\b[^.]{0,30}\b(?:a |the |this |some(?:one|body) )new(?:comer| (?:boy|girl|child|pupil|kid|classmate|student))?\b|\bnew (?:boy|girl|child|pupil|kid|classmate|student)\b[^.]{0,80}\b(?:look(?:s|ing)? after|buddy|show (?:him|her|them)|help (?:him|her|them)|speaks? (?:only|no))\b/i,
  },
  pe: {
    image: 'a line in the hall that everybody crosses at a different time',
    cue: /^(?![^]*\b(?:chang(?:e|es|ing|ed)|undress\w*|dressed|kit|showers?|copy|board|read\w*|writ\w*|maths|eat\w*|lunch)\b)[^]*?\b(?:PE\b|p\.e\.|gym class|games lessons?|sports? (?:lessons?|at school)|slowest|unfit|last in (?:every|the) (?:race|run)|bleep test|picked last)\b/i,
  },
  cheat: {
    image: 'an answer that belonged to somebody else',
    cue: /^(?![^]*\b(?:accus\w+|wrongly|blam(?:ed|es|ing)|next to (?:him|her|them) (?:who )?(?:cop|cheat)))[^]*?\b(?:cheat\w*|cop(?:ied|ies|y|ying) (?:off|from|in|someone|somebody|his|her|a|(?:\w+ )?(?:home ?work|answers?|essay|work))\b|looked at (?:someone|somebody|his|her) (?:\w+ )?answers|plagiari\w*|used (?:ai|chat ?gpt)|chat ?gpt)\b/i,
  },
  chew: {
    image: 'teeth that look for something to do',
    cue: /\b(?:chew(?:s|ing|ed)?|suck(?:s|ing)? (?:on )?(?:his|her|their) (?:sleeves?|collar|jumper|top|clothes))\b/i,
  },
  costume: {
    image: 'a cape that is good for heroes and bad for puddles',
    cue: /\b(?:costume|dress(?:ing)?[- ]?up (?:clothes|outfit)|cape(?! (?:town|coast|verde|cod))|superhero|batman|spider-?man|superman|elsa|princess dress|fancy dress|tutu|frozen (?:dress|outfit|costume)|disney dress)\b/i,
  },
  abroad: {
    image: 'two clocks that show different times',
    cue: /\b(?:grand\w+|nan\w*|abuel\w+|oma|opa|babcia|cousins?|aunt\w*|uncle|family|relatives)\b[^.]{0,30}\b(?:abroad|overseas|far away|another country|back home|a long way away|(?:lives?|live|living|moved|moved back|gone|gone back|went|went back|went home|gone home|flew home|stayed|vive[n]?|viven) (?:to live )?(?:in|to|en|back to|back in) (?!our\b|the same\b|with\b|my\b|the next\b|a home\b|a care\b|hospital\b|the house\b|sleep\b|bed\b|heaven\b|work\b|the shops?\b|school\b|live\b|after\b|and\b|last\b|when\b|because\b|since\b|this\b|on\b|at\b|for\b|downstairs\b|upstairs\b|next\b|here\b))|\b(?:abroad|overseas|far away|another country|back home|a long way away|(?:lives?|live|living|moved|moved back|gone|gone back|went|went back|went home|gone home|flew home|stayed|vive[n]?|viven) (?:to live )?(?:in|to|en|back to|back in) (?!our\b|the same\b|with\b|my\b|the next\b|a home\b|a care\b|hospital\b|the house\b|sleep\b|bed\b|heaven\b|work\b|the shops?\b|school\b|live\b|after\b|and\b|last\b|when\b|because\b|since\b|this\b|on\b|at\b|for\b|downstairs\b|upstairs\b|next\b|here\b))[^.]{0,40}\b(?:miss\w*|extraña|echa de menos)\b|\b(?:misses|missing) (?:his |her |their )?(?:grand\w+|nan\w*|abuel\w+|oma|opa|babcia|cousins?|aunt\w*|uncle|family|relatives) (?:in|back home|abroad|from)\b|\b(?:grand\w+|gran|granny|nan\w*|abuel\w+|oma|opa|babcia|dadi|dada|nani|cousins?|aunt\w*|uncle)\b[^.!?]{0,60}\b(?:gone|went|flown|flew|going|moved|moving|go) (?:back )?home\b(?! (?:from|after|early|at|for the night))/i,
  },
  mess: {
    image: 'ten fingers and something that sticks to them',
    cue: /^(?![^]*\b(?:feet|foot|barefoot|toes|walk\w*)\b)[^]*?\b(?:hates?|won'?t|refus\w*|can'?t stand|does(?:n'?t| not) like|cries|screams?|scared|upset|dislikes?|panics)\b[^.]{0,40}\b(?:messy|sticky|dirty hands|muddy|sand|grass|mud|paint|glue|playdough|slime|finger ?paint\w*)\b/i,
  },
  where: {
    image: 'things that are put down and then are somewhere',
    cue: /\b(?:los(?:es|ing|t) (?:everything|(?:all )?(?:his|her|their) (?:\w+ )?(?:things|stuff|kit|coats?|jumpers?|bags?|(?:water )?bottles?|cardigans?|hats?|gloves?|scarf|lunch ?box|pencil case|hoodies?|jackets?)|things)|(?:never|does ?n['’]?t|not|forgets to) (?:bring|come|get)s? (?:back |home )?(?:with )?(?:his|her|their) (?:\w+ )?(?:coat|jumper|bag|bottle|cardigan|hat|gloves|lunch ?box|hoodie|jacket|things|stuff)(?: \w+)? ?home|comes? home without (?:his|her|their|a) (?:\w+ )?(?:coat|jumper|bag|bottle|cardigan|hat|gloves?|lunch ?box|hoodie|jacket|things|stuff)|disorgani[sz]ed|forget(?:s|ful|ting)? (?:everything|his|her|their|things)|leaves? (?:everything|his things|her things)|library book)\b/i,
  },
  carry: {
    image: 'legs that are small and a way that is long',
    cue: /^(?![^]*\b(?:grass|sand|bare ?feet|barefoot|pavement|gravel)\b)[^]*?\b(?:carried|carry (?:him|her|them)|carrying|won'?t walk|pick(?:ed)? up all)\b/i,
  },
  quit: {
    image: 'a thing that was done for years, and the door out of it',
    cue: /^(?![^]*\b(?:mov(?:e|es|ing) (?:to|house|away|home|in)|emigrat\w*|leav(?:e|es|ing) (?:him|her|them|me|us|early|lessons? early|class)|why|friends? (?:gets?|leaves|quit|stopped)|bull(?:y|ied|ies|ying)|mean|teas\w*|scared(?! (?:to (?:tell|say|ask)|(?:of|about) (?:letting|disappoint\w+|upsetting|telling)))|afraid(?! (?:to (?:tell|say|ask)|(?:of|about) (?:letting|disappoint\w+|upsetting|telling)))|injur\w*|laugh\w*|fell|embarrass\w*|in front of|(?:not|\w+n'?t)(?: \w+)? (?:picked|chosen|selected)|(?:did ?n'?t|did not) make the|dropped from)\b)[^]*?\b(?:give up|giving up|quit\w*|stop (?:going to|doing|playing|having)|drop(?:ping)? out of|pack in|packing in|come off|step down from|leave)\b[^.]{0,24}\b(?:piano|violin|guitar|drums|cello|flute|trumpet|recorder|music|lessons?|football|rugby|netball|hockey|cricket|tennis|swimming|ballet|danc\w+|gymnastics|karate|judo|taekwondo|choir|orchestra|band|scouts|brownies|cubs|guides|beavers|rainbows|club|team|drama|riding|athletics|boxing)\b/i,
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
    cue: new RegExp(`^(?!${'[^]*'}(?:${ONE_DOER.source}))${'[^]*?'}(?:${ONE_PARENT.source})`, 'i'),
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
    cue: /^(?![^]*\b(?:fell|fallen|fault|hospital|broken?|without (?:him|her|them)|alone|on (?:his|her|their) own|by (?:him|her|them)sel\w+|burglar\w*|argu\w*|shout\w*)\b)[^]*?\b(?:stairs?|staircase|steps (?:up|down|at)|upstairs|downstairs)\b/i,
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

const HAS_TO_BE_CARRIED =
  /\b(?:has|have|wants?|needs?|insists on|demands|asks) (?:to be |being )?carr(?:ied|ying)\b(?! by\b)/i;

/** Who whines for this and that whines, whatever it is for. */
const WHINES_ALL_DAY =
  /\bwhin(?:es?|ed|ing|ges?|ging)\b[^.]{0,24}\b(?:for everything|about everything|all (?:day|the time)|constantly|non-?stop|instead of (?:asking|talking|using)|(?:whenever|every time) (?:he|she|they) wants?)\b|\b(?:constant|endless|non-?stop|always|constantly) whin\w+|^(?:he |she |they )?(?:is |are )?whin(?:es|ing)\W*$/i;

/** The scenes that are told before any situation where their very words are said: who tells tales is no liar. */
export const NAMED_SCENES: readonly (readonly [string, RegExp])[] = [
  // Who is told what to do by a bigger one is no crew of a game.
  ...Object.entries({ ...FAMILY_DAYS_SCENES, ...AT_HOME_SCENES }).map(([id, { cue }]) => [id, cue] as const),
  ...Object.entries(OUT_AND_ABOUT_SCENES).map(([id, { cue }]) => [id, cue] as const),
  ...Object.entries(NAMED_FIRST),
  ...Object.entries(SCHOOL_SCENES).map(([id, { cue }]) => [id, cue] as const),
  [
    'cheat',
    /^(?![^]*\b(?:games?|cards?|board|monopoly|snap|cheats? at|cop(?:ies|y|ying) (?:everything|me|her|him))\b)(?=[^]*\b(?:caught|test|exam|homework|home work|essay|answers?|school|teacher)\b)[^]*?(?:\bcheat\w*|\bcop(?:ied|ying)\b|\bplagiari\w+|\bchat ?gpt\b)/i,
  ],
  ['nextto', SCENES['nextto']?.cue ?? /(?!)/],
  [
    'minder',
    /^(?![^]*\b(?:down'?s?|disab\w*|autis\w*|special needs|cerebral|syndrome|adhd|wheel ?chair|baby ?sitter|child ?minder)\b)[^]*?\b(?:(?:has|have|having|had|asked|expected|made) to (?:look after|mind|watch|babysit)|(?:always|often|constantly) (?:\w+ )?(?:looking after|minding|watching|babysitting)|(?:he|she|they) (?:often |always )?(?:minds?|babysits?|looks? after)) (?:for )?(?:his|her|their|the) (?:\w+ ){0,3}(?:brothers?|sisters?|siblings?|twins|little ones|younger ones)\b/i,
  ],
  [
    'where',
    /\b(?:los(?:es|ing) (?:everything at school|(?:all )?(?:his|her|their) (?:\w+ )?(?:things|stuff|jumpers?|(?:water )?bottles?|cardigans?|hats?|gloves?|lunch ?box|hoodies?) (?:at|in) (?:school|nursery|class))|(?:never|does ?n['’]?t) (?:bring|come)s? (?:home )?(?:with )?(?:his|her|their) (?:\w+ )?(?:coat|jumper|bottle|cardigan|hat|lunch ?box|hoodie) home|comes? home without (?:his|her|their|a) (?:\w+ )?(?:coat|jumper|bottle|cardigan|hat|gloves?|lunch ?box|hoodie))\b/i,
  ],
  ['trip', SCHOOL_TRIP],
  ['whine', WHINES_ALL_DAY],
  ['quit', SCENES['quit']?.cue ?? /(?!)/],
  ['tales', SCENES['tales']?.cue ?? /(?!)/],
  ['who', new RegExp(`${INSTEAD.source}|${ONLY_ONE_MAY.source}`, 'i')],
  ['carry', HAS_TO_BE_CARRIED],
  ['outside', SCENES['outside']?.cue ?? /(?!)/],
];

/** The same, as a frame has them. */
export const SCENE_IMAGES = Object.fromEntries(Object.entries(SCENES).map(([id, { image }]) => [id, image]));
export const SCENE_CUES = Object.fromEntries(Object.entries(SCENES).map(([id, { cue }]) => [id, cue]));

/** Of these a parent's own helps say nothing: what was sent, a death that is near, where babies come from. */
const WITHOUT_HELPS: ReadonlySet<string> = new Set(
  'sent photo wanted heartbreak babies abroad gran carehome petill resemble alonehome coins hopes between minder crush quit cheat fly'.split(
    ' ',
  ),
);
/** Scenes that what has helped before goes with. */
export const HELPED_SCENES: readonly string[] = Object.keys(SCENES).filter((id) => !WITHOUT_HELPS.has(id));
