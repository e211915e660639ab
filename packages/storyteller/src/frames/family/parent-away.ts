import { asleepByDay } from '../home/asleep-by-day.ts';
import { togetherAgain } from './away/together-again.ts';
import { didNotCome } from './away/did-not-come.ts';
import { foundOut } from './away/found-out.ts';
import { goingToPrison } from './away/going-to-prison.ts';
import { inPrison } from './away/in-prison.ts';
import { leavesInUniform } from './away/leaves-in-uniform.ts';
import { manyMonths } from './away/many-months.ts';
import { nightBeforeATrip } from './away/night-before-a-trip.ts';
import { sleepsInTheCab } from './away/sleeps-in-the-cab.ts';
import { withScenes } from '../scene.ts';
import { noLongerComes } from './away/no-longer-comes.ts';
import { script, type Frame } from '../../frame.ts';
import { ONLY_PARENT } from './parent-role.ts';

/** Words that may stand between a person and what is so: no other person, or the wrong one would be meant. */
const LINK =
  '(?:is|was|has|had|will|wont|might|may|come|back|from|oil|soldier|sailor|train|bus|plane|boat|ship|ambulance|taxi|duty|pilot|nurse|driver|drives?|driving|only|lorry|far|weeks|months|have|been|be|being|got|gets|goes|going|gone|went|go|are|very|so|really|too|just|recently|suddenly|sadly|still|always|often|now|also|who|to|a|an|the|in|on|at|for|into|off|by|with|and|his|her|my|having|taken|rushed|seriously|quite|bit|chronic|chronically|diagnosed|breast|brain|serious|works?|working|not|does|doesnt|can|cant|no|longer|any|more|travelling|long)';
const AWAY = String.raw`(?:${LINK} ){0,6}?(?:pakistan|india|poland|nigeria|ghana|bangladesh|romania|spain|turkey|somalia|kenya|jamaica|egypt|china|ireland|america|australia|dubai|portugal|italy|germany|france|ukraine|canada|scotland|london|iran|iraq|syria|brazil|colombia|mexico|japan|the usa|the states|away|lives (?:in|abroad|far|overseas)|live (?:in|abroad|far)|on (?:video|facetime|the phone|zoom|skype)|deployed|nights?|night shifts?|deploys|deployment|abroad|come back|comes back|coming back|come home|comes home|coming home|returns?|shifts?|not called|has not called|hasnt called|not visited|called or visited|not call|not visit|in touch|walked out|turn up|show up|let (?:him|her) down|lets (?:him|her) down|cancels|inside|sentenced|home from|home (?:at|on|for)|rigs?|lorr(?:y|ies)|trucks?|travels?|travelling|traveling|trips?|at sea|offshore|navy|army|military|prison|jail|leaves|left|gone|tour|overseas)\b`;
const MOTHERS = 'mum|mom|mummy|mommy|mama|mam';
const FATHERS = 'dad|daddy|papa|baba';
const COUNT = '(?:\\d+|one|two|three|four|five|six)';
/** The word for the parent is the one group, whichever way it was said. */
const missedOrAway = (words: string): RegExp =>
  new RegExp(
    String.raw`\b(?:(?<=\bmiss(?:es|ing)? (?:his |her |their )?)|(?=(?:${words})\b(?:'s)? ${AWAY}))(${words})\b`,
    'i',
  );

/** A parent who is in prison is away, whatever else is asked about it. */
const IN_PRISON =
  /\b(?:dad|daddy|father|papa|mum|mummy|mom|mother)(?:['’]?s| is| was| has been| got| went| has gone)?(?: \w+)? (?:in|to|into) (?:prison|jail)\b/i;
/** Said of a return that is asked for or far off, where nobody is at the door yet. */
const NOT_YET = String.raw`\b(?:at a time|when (?:he|she|will|is|dad\w*|mum\w*)|until|till|til|sleeps|only|saturdays?|sundays?|weekends?|times? (?:a|in (?:the|a)) (?:year|month)|asks?|asking|leav(?:es?|ing)|(?:not|won'?t|never) com(?:e|ing)|if (?:he|she)|angry when|(?:goes|going|off|away|has to go|flies) (?:away )?again)\b`;

const own: Frame = {
  id: 'parent-away',
  name: 'A parent is away',
  says: [
    'dad is away for work',
    'mum travels a lot and he cries',
    'misses dad when he is on a work trip',
    'daddy is deployed',
    'her father is in the army and away for six months',
    'mummy has to go away for a week',
    'dad works offshore three weeks on three off',
    'his dad is in prison',
    'husband leaves for a business trip on monday',
    'wont sleep when daddy is away',
    'mum is away on a course',
    'acts out every time my wife travels',
    'dad is at sea',
    'how to explain dads deployment',
    'daddy has gone abroad to work',
    'i travel for work and she is angry when i come back',
    'long distance truck driver dad, son misses him',
    'mom is military and leaves next month',
    'counting the days until mummy comes home',
    'refuses to talk to dad on the phone when he is away',
    'his mum is in jail and he asks where she is',
    'papa works in another city during the week',
    'parent working away from home',
    'ignores me when i get back from a trip',
  ],
  claims: {
    strong: [
      'nan is having her',
      'nan is having him',
      'we go away for',
      'we are away for',
      'we are going away',
      'going away without',
      'while we are away',
      'works in another town',
      'working in another city',
      'only home at the weekend',
      'away monday to friday',
      'away during the week',
      'when he gets home from working away',
      'when she gets home from working away',
      'works away all week',
      'daddy is in pakistan',
      'daddy is in india',
      'daddy is in poland',
      'daddy is in nigeria',
      'daddy is in ghana',
      'daddy is in bangladesh',
      'daddy is in romania',
      'daddy is in spain',
      'daddy is in turkey',
      'daddy is in somalia',
      'daddy is in kenya',
      'daddy is in jamaica',
      'daddy is in egypt',
      'daddy is in china',
      'daddy is in ireland',
      'daddy is in america',
      'daddy is in australia',
      'daddy is in dubai',
      'daddy is in portugal',
      'daddy is in italy',
      'daddy is in germany',
      'daddy is in france',
      'daddy is in ukraine',
      'dad is in pakistan',
      'dad is in india',
      'dad is in poland',
      'dad is in nigeria',
      'dad is in ghana',
      'dad is in bangladesh',
      'dad is in romania',
      'dad is in spain',
      'dad is in turkey',
      'dad is in somalia',
      'dad is in kenya',
      'dad is in jamaica',
      'dad is in egypt',
      'dad is in china',
      'dad is in ireland',
      'dad is in america',
      'dad is in australia',
      'dad is in dubai',
      'dad is in portugal',
      'dad is in italy',
      'dad is in germany',
      'dad is in france',
      'dad is in ukraine',
      'mummy is in pakistan',
      'mummy is in india',
      'mummy is in poland',
      'mummy is in nigeria',
      'mummy is in ghana',
      'mummy is in bangladesh',
      'mummy is in romania',
      'mummy is in spain',
      'mummy is in turkey',
      'mummy is in somalia',
      'mummy is in kenya',
      'mummy is in jamaica',
      'mummy is in egypt',
      'mummy is in china',
      'mummy is in ireland',
      'mummy is in america',
      'mummy is in australia',
      'mummy is in dubai',
      'mummy is in portugal',
      'mummy is in italy',
      'mummy is in germany',
      'mummy is in france',
      'mummy is in ukraine',
      'mum is in pakistan',
      'mum is in india',
      'mum is in poland',
      'mum is in nigeria',
      'mum is in ghana',
      'mum is in bangladesh',
      'mum is in romania',
      'mum is in spain',
      'mum is in turkey',
      'mum is in somalia',
      'mum is in kenya',
      'mum is in jamaica',
      'mum is in egypt',
      'mum is in china',
      'mum is in ireland',
      'mum is in america',
      'mum is in australia',
      'mum is in dubai',
      'mum is in portugal',
      'mum is in italy',
      'mum is in germany',
      'mum is in france',
      'mum is in ukraine',
      'daddy is abroad',
      'dad is abroad',
      'mummy is abroad',
      'mum is abroad',
      'for two months and',
      'for three months and',
      'for six weeks and',
      'away for two months',
      'away for three months',
      'when daddy is coming back',
      'when mummy is coming back',
      'dad lives abroad',
      'mum lives abroad',
      'his dad on video calls',
      'her dad on video calls',
      'dad lives in spain',
      'video call with his dad',
      'video call with her dad',
      'video calls with his dad',
      'video calls with her dad',
      'dad never rings',
      'mum never rings',
      'dad never calls',
      'mum never calls',
      'dad never phones',
      'mum never phones',
      'left and never rings',
      'left and never calls',
      'left and never phones',
      'dad doesnt ring',
      'mum doesnt ring',
      'dad walked out',
      'mum walked out',
      'we dont hear from him',
      'we dont hear from her',
      'dad stopped seeing',
      'mum stopped seeing',
      'dad stopped visiting',
      'mum stopped visiting',
      'dad forgets to ring',
      'dad forgets to call',
      'left for the army',
      'barracks',
      'back to base',
      'back offshore',
      'back to sea',
      'back on the rigs',
      'left for the navy',
      'dad left for the army',
      'daddy is a fisherman',
      'dad is a fisherman',
      'daddy is gone for',
      'mum moved abroad for work',
      'dad moved abroad for work',
      'mum moved to dubai for work',
      'dad moved to dubai for work',
      'home from the army',
      'back from the army',
      'home from deployment',
      'home on leave',
      'home from prison',
      'out of prison',
      'home from sea',
      'works nights',
      'work nights',
      'working nights',
      'works night shifts',
      'works shifts',
      'doing shifts',
      'does shifts',
      'shift work',
      'on shifts',
      'onto nights',
      'on nights',
      'doing nights',
      'does nights',
      'gone onto nights',
      'nights at the hospital',
      'night shift',
      'comes home after',
      'dad comes home',
      'mum comes home',
      'dad is coming home',
      'mum is coming home',
      'daddy is coming home',
      'dad back from',
      'mum back from',
      'business trip',
      'police took dad',
      'police took mum',
      'police took daddy',
      'police took mummy',
      'police took his dad',
      'police took her dad',
      'dad was arrested',
      'dad got arrested',
      'daddy was arrested',
      'mum was arrested',
      'mummy was arrested',
      'work trip',
      'away for work',
      'away with work',
      'works away',
      'working away',
      'work away',
      'away on business',
      'dad away',
      'mum away',
      'daddy away',
      'mummy away',
      'father away',
      'mother away',
      'dad is away',
      'mum is away',
      'husband is away',
      'wife is away',
      'husband away',
      'wife away',
      'dad travel',
      'mum travel',
      'husband travel',
      'wife travel',
      'i travel for work',
      'dad deployed',
      'daddy deployed',
      'mum deployed',
      'being deployed',
      'dad deployment',
      'father deploy',
      'dad at sea',
      'works offshore',
      'work offshore',
      'offshore',
      'dad in prison',
      'dad in jail',
      'mum in prison',
      'mum in jail',
      'father in prison',
      'mother in prison',
      'in the army',
      'in the navy',
      'military',
      'dad abroad',
      'mum abroad',
      'another country for work',
      'works in another country',
      'mum lives in another country',
      'dad lives in another country',
      'work abroad',
      'works in another city',
      'work in another city',
      'get back from a trip',
      'mum go away',
      'mum is go away',
      'mum be away',
      'mum is deployed',
      'mum deployment',
      'mum travel a lot',
      'mum travel for work',
      'mum at sea',
      'mum is at sea',
      'mum is in prison',
      'mum is in jail',
      'mum in the army',
      'mum in the navy',
      'mum work away',
      'mum works away',
      'mum offshore',
      'mum leave for a trip',
      'dad go away',
      'dad is go away',
      'dad be away',
      'dad is deployed',
      'dad travel a lot',
      'dad travel for work',
      'dad is at sea',
      'dad is in prison',
      'dad is in jail',
      'dad in the army',
      'dad in the navy',
      'dad work away',
      'dad works away',
      'dad offshore',
      'dad leave for a trip',
      'mother is away',
      'mother go away',
      'mother is go away',
      'mother be away',
      'mother deployed',
      'mother is deployed',
      'mother deployment',
      'mother travel',
      'mother travel a lot',
      'mother travel for work',
      'mother abroad',
      'mother at sea',
      'mother is at sea',
      'mother is in prison',
      'mother in jail',
      'mother is in jail',
      'mother in the army',
      'mother in the navy',
      'mother work away',
      'mother works away',
      'mother offshore',
      'mother leave for a trip',
      'father is away',
      'father go away',
      'father is go away',
      'father be away',
      'father deployed',
      'father is deployed',
      'father deployment',
      'father travel',
      'father travel a lot',
      'father travel for work',
      'father abroad',
      'father at sea',
      'father is at sea',
      'father is in prison',
      'father in jail',
      'father is in jail',
      'father in the army',
      'father in the navy',
      'father work away',
      'father works away',
      'father offshore',
      'father leave for a trip',
      'parent away',
      'parent is away',
      'parent go away',
      'parent is go away',
      'parent be away',
      'parent deployed',
      'parent is deployed',
      'parent deployment',
      'parent travel',
      'parent travel a lot',
      'parent travel for work',
      'parent abroad',
      'parent at sea',
      'parent is at sea',
      'parent in prison',
      'parent is in prison',
      'parent in jail',
      'parent is in jail',
      'parent in the army',
      'parent in the navy',
      'parent work away',
      'parent works away',
      'parent offshore',
      'parent leave for a trip',
      'husband go away',
      'husband is go away',
      'husband be away',
      'husband deployed',
      'husband is deployed',
      'husband deployment',
      'husband travel a lot',
      'husband travel for work',
      'husband abroad',
      'husband at sea',
      'husband is at sea',
      'husband in prison',
      'husband is in prison',
      'husband in jail',
      'husband is in jail',
      'husband in the army',
      'husband in the navy',
      'husband work away',
      'husband works away',
      'husband offshore',
      'husband leave for a trip',
      'wife go away',
      'wife is go away',
      'wife be away',
      'wife deployed',
      'wife is deployed',
      'wife deployment',
      'wife travel a lot',
      'wife travel for work',
      'wife abroad',
      'wife at sea',
      'wife is at sea',
      'wife in prison',
      'wife is in prison',
      'wife in jail',
      'wife is in jail',
      'wife in the army',
      'wife in the navy',
      'wife work away',
      'wife works away',
      'wife offshore',
      'wife leave for a trip',
      'partner away',
      'partner is away',
      'partner go away',
      'partner is go away',
      'partner be away',
      'partner deployed',
      'partner is deployed',
      'partner deployment',
      'partner travel',
      'partner travel a lot',
      'partner travel for work',
      'partner abroad',
      'partner at sea',
      'partner is at sea',
      'partner in prison',
      'partner is in prison',
      'partner in jail',
      'partner is in jail',
      'partner in the army',
      'partner in the navy',
      'partner work away',
      'partner works away',
      'partner offshore',
      'partner leave for a trip',
      'mum has to go away',
      'dad has to go away',
      'dad has gone abroad',
      'mum has gone abroad',
      'dad has gone away',
      'mum has gone away',
      'until mum comes home',
      'until dad comes home',
      'truck driver dad',
      'on the phone when he is away',
      'on the phone when she is away',
      'deployed',
      'deployment',
      'prison',
      'jail',
      'travel for work',
      'oil rig',
      'on the rig',
      'at sea',
      'on deployment',
      'on tour with the army',
      'dad on ship',
      'works nights away',
      'dad lorry driver',
      'trucker',
      'long haul driver',
      'night shifts',
      'away in the week',
      'away all week',
      'only home at weekends',
      'gone for months',
      'daddy is on the ship',
      'on the ship',
      'miss daddy while',
      'miss mummy while',
    ],
    cues: [
      'monday to friday',
      'working in',
      'during the week',
      'deploy',
      'deployment',
      'deployed',
      'prison',
      'jail',
      'army',
      'navy',
      'military',
      'offshore',
    ],
    not: [
      'passed away',
      'pass away',
      'moved out',
      'school trip',
      'divorce',
      'run away',
      'put away',
      'took away',
      'take away',
    ],
  },
  topicWords: ['away'],
  takes: ['helper', 'comforter', 'topic', 'activity', 'quiet', 'doing', 'adult', 'thing'],
  facts: [
    'Children cope better with a parent being away when they are told before, in plain words, who looks after them and what stays the same.',
    'For young children, days are easier to grasp as something they can see: a row of dots, a calendar, a jar.',
    'A parent goes away because of something in the grown-up world; nothing a child did makes a parent go.',
    'Talking on the phone is hard for young children, who often say nothing, or hang up; it does not mean that they do not care.',
    'After a time away many children are shy, cross or ignore the parent who comes back; it usually passes within days.',
    'When it is evening in one part of the world it is morning in another.',
    'Charities for the families of soldiers, sailors and prisoners advise honest answers, a way to send messages, and ordinary routines.',
    'Missing somebody and having a good day can go together.',
  ],
  threads: {
    trip: 'a few days away, and a row of suppers until the bag is back',
    hall: 'a visit to a prison: a gate, a table, and the way home',
    shoes: 'the shoes that went along',
    wave: 'a hand that waves and then does other things',
    jar: 'a jar with things to tell',
    jobs: 'who does which job at home now',
    clock: 'another clock, where the one who is away is',
    call: 'the call in which nothing comes to mind',
    gap: 'the gap in a household and how it closes and opens',
    back: 'a key in the door after a long time',
    work: 'a bag that goes out in the morning and comes in at night',
    hour: 'the first hour after somebody has come in at the door',
    nights: 'somebody who works while others sleep',
    said: 'what is said outside, and to whom',
    rota: 'away for work and home again, in turn',
    silent: 'a parent who does not call or come, and a telephone that is quiet',
    both: 'toast from other hands, one for each day',
    dots: 'a row of dots before a goodbye: a parent who is going to be away',
  },
  threadCues: {
    trip: /^(?![^]*\b(?:deploy\w*|army|navy|military|prison|jail|rig|offshore|months?|six weeks|every week|weeks at a time|split|separated|left us|hospital|night shifts?)\b)[^]*?\b(?:(?:work|business) trip|conference|(?:away |stays? |staying )over ?night\b|(?:away|going|gone|goes|travel\w*|flying|trip)\b[^.]{0,40}\b(?:for (?:a|one|two|three|four|five|six|seven|\d) (?:nights?|days?|weekend|week)\b|for (?:a few|some) (?:days|nights)|for the weekend|next week|this week|until (?:friday|sunday|saturday))|(?:a|one) week away|(?:first|one) night away|hen (?:do|weekend)|stag (?:do|weekend))\b/i,
    both: /^(?=[^]*\b(?:while we|when we(?:'re| are| go)|we(?:'re| are| will be|'ll be)? (?:both )?(?:away|going|off|flying|have to (?:go|travel))|both (?:of us )?(?:away|going|travel\w*|working away)|without us|parents are (?:both )?away|we go (?:away|abroad|to))\b)[^]*?\b(?:look\w* after|minds?|minding|stay\w*|(?:is |are )?(?:having|taking|has|have) (?:him|her|them)|in charge|babysit\w*|leav\w+|without (?:him|her|them|the kids))\b/i,
    hall: /^(?![^]*\b(?:screen|video|zoom|online)\b)(?=[^]*\b(?:prison|jail)\b)[^]*?\bvisit\w*\b/i,
    work: /^(?![^]*\b(?:when|once|as soon as|after) (?:he|she|dad\w*|mum\w*|mom\w*|i|we) (?:\w+ )?(?:gets?|comes?|is|walks?|am) (?:home|in|back)\b)(?![^]*\b(?:abroad|away for work|works? away|nights?|weeks? away|for (?:\w+ )?(?:weeks|months)|ship|trawler|at sea|oil rig|army|navy|offshore|prison)\b)[^]*?\b(?:back to work|start(?:ed|ing|s)? (?:a (?:new )?job|work|working)|works? full[- ]time|full[- ]time (?:job|work|again)|new job|longer hours|more hours|go(?:es)? to work|leaves? for work|goes to the office|(?:coming |comes |come |get |gets |getting )?(?:back|home|in) from work(?! (?:abroad|away)))\b/i,
    hour: /\b(?:horrible|rude|nasty|mean|angry|cross|ignores?|won'?t (?:talk|speak|look|go|hug|let)|shouts|hits|pushes|cold|plays? up|moody|difficult|furious|refuses|cries|screams|hides|runs away)\b[^.]{0,60}\b(?:when|once|as soon as|after) (?:he|she|dad\w*|mum\w*|i|we) (?:\w+ )?(?:gets?|comes?|am|is|are|come|get) (?:back|home|in)\b/i,
    dots: /^(?![^]*\b(?:has left|already|is away|been away|was away|comes? back|coming (?:back|home)|is back|get back|every|each|when i (?:am|was)|again)\b)[^]*?\b(?:(?:has|have|is|are|am|'m|'s) (?:about|going|due|getting ready) to (?:be (?:away|deployed|sent)|go (?:away|abroad|to (?:prison|sea|jail))|deploy|leave|travel)|(?:deploys|deploying|leaves|leaving|going away|goes away|sails|flies out|ships out|off to sea|goes (?:to|into) (?:prison|jail|sea|war)|starts (?:his|her) sentence)\b[^.]{0,30}\b(?:next|tomorrow|soon|this|on|in (?:a|two|three|four|\d+)|in(?= (?:january|february|march|april|june|july|august|september|october|november|december|the (?:new year|spring|summer|autumn|winter)))) ?(?:week\w*|month\w*|days?|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|year|summer)?|will be (?:away|gone|deployed)|(?:next|this|in (?:a|two|three|four|\d+)) (?:week|month|weeks|months)[^.]{0,20}\b(?:deploy\w*|go(?:es|ing)? away|leav\w+))\b/i,
    back: new RegExp(
      String.raw`^(?![^]*${NOT_YET})[^]*?\b(?:com(?:es?|ing) (?:back|home)|is (?:back|home)|(?:just |has )?(?:got|came|gets) (?:back|home)|returns?|returned|returning|home (?:again|for good|on leave|tomorrow|on))\b`,
      'i',
    ),
    nights:
      /\b(?:night shifts?|(?:works?|doing|does|started) nights|working nights|on(?:to| to)? nights|late shifts?|shift work|(?:works?|doing|does|do|on|started|working) (?:\w+ )?shifts|works? (?:late|evenings)|long shifts?)\b/i,
    // A job with its times away and its times at home: whoever goes comes back, and goes again.
    rota: new RegExp(
      String.raw`^(?![^]*\b(?:prison|jail|deploy\w*|army|navy|submarine|has left|walked out|split up|separated)\b)[^]*?\b(?:weeks?|days?|months?|${COUNT} (?:and|on|/) ${COUNT}) (?:on|away|off|out|at sea)[ ,/&]+(?:(?:and|then|then he is|then she is) )*(?:${COUNT} )?(?:(?:weeks?|days?|months?) )?(?:off|home|back|at home|on|here)\b|^(?![^]*\b(?:prison|jail|deploy\w*|army|navy|submarine)\b)[^]*?\b(?:(?:on|off to|to|works?|working|back (?:on|to)) (?:the |an? |on the |on an? )?(?:oil |gas )?rigs?|offshore|(?:on|to|aboard) (?:the |a |his |her )?(?:ships?|cruise ships?|trawlers?|ferry|ferries|tankers?|fishing boats?)\b[^.]{0,30}\b(?:weeks?|months?|at a time|again)|(?:leaves|goes|gone|away|works)\b[^.]{0,30}\bfor weeks(?: at a time| on end)?|works? away (?:all|during|in|through) the week|works? away (?:and|but) (?:is |comes )?(?:home|back)|works? (?:\w+ ){0,3}away\b[^.]{0,40}\bat a time|(?:only )?home (?:at|on|for) (?:the )?weekends|${COUNT} weeks? (?:there|in [a-z]+)[ ,/&]+(?:(?:and|then) )*${COUNT} (?:weeks? )?(?:home|at home|back|here)|weeks? (?:there|away) (?:and|then) (?:a |one )?(?:weeks? )?(?:home|at home|back))\b`,
      'i',
    ),
    silent:
      /\b(?:(?:has ?n[o']t|hasnt|does ?n[o']t|doesnt|did ?n[o']t|didnt|no longer|never|stopped) (?:\w+ ){0,2}(?:call\w*|phon\w*|ring\w*|rung|visit\w*|write|written|text\w*|turn\w* up|show\w* up|been in touch|contact\w*|see (?:him|her|them)|want (?:to see )?(?:him|her|them))|no contact with (?:his|her|their) (?:dad|father|mum|mother|mom)|not (?:seen|heard from) (?:his|her|their) (?:dad|father|mum|mother|mom)|walked out|absent (?:dad|father|mum|mother|parent)|lets? (?:him|her|them) down|cancels)\b/i,
    said: /^(?![^]*\bvisit(?![^]*\b(?:screen|video)))(?![^]*\b(?:goes|going|has|have) (?:to go )?(?:to|into) (?:prison|jail)\b[^.]{0,20}\b(?:in|next|soon|on|tomorrow)\b)[^]*?\b(?:prison|jail|(?:is|dad'?s|mum'?s|he'?s|she'?s|been|goes|went|gone) inside(?! (?:the|a|his|her|our))|custody|sentenced|doesn'?t want anyone|nobody to know|anyone to know|what to (?:say|tell)|ashamed|embarrassed|secret|kids ask|friends ask)\b/i,
    clock: new RegExp(
      String.raw`^(?![^]*\b(?:(?:is|are) (?:back|home)|(?:home|back) from)\b)[^]*?\b(?:abroad|overseas|countr(?:y|ies)|america|australia|canada|china|india|japan|dubai|time (?:zones?|differences?)|(?:other|far) side of the world)\b`,
    ),
  },
  decidedBy: [
    IN_PRISON,
    // A job far off is no parting of the parents.
    /^(?![^]*\b(?:divorc\w*|separat\w*|split|broke up|girlfriend|boyfriend|partner)\b)[^]*?\b(?:dad|daddy|father|papa|mum|mummy|mom|mommy|mother)\w*(?:['’]?s| has| is)? (?:\w+ )?(?:mov(?:ed|ing|es)|gone|going|goes|liv(?:es|ing)|work(?:s|ing)|got a job) (?:\w+ ){0,2}?(?:to|in|abroad|overseas|away) ?[^.!?]{0,30}?\b(?:for (?:work|(?:his|her|a|the) (?:new )?(?:job|work))|with (?:his|her) (?:job|work))\b/i,
    // Nights away for work are a parent's nights, not the child's.
    /\b(?:I|we|mum\w*|mom\w*|dad\w*|(?:my )?(?:husband|wife|partner))\b[^.!?]{0,24}\b(?:go|goes|going|am|is|be|stay|stays|staying|sleep|sleeps|travel|travels) (?:away )?(?:over ?night|for (?:a|one|two|the) nights?|away)\b[^.!?]{0,12}\b(?:for|with|at) (?:my |his |her )?(?:work|job)\b/i,
    /\b(?:does ?n['’]?t|does not|never|hates?|won['’]?t) (?:want|wants|like|lets?)? ?(?:me|us|mum\w*|mom\w*|dad\w*|mama|papa) (?:to go |going |go |to leave for |leaving for )?(?:back )?(?:to )?work\b/i,
  ],
  comesFirst: ['trip'],
  answers: {
    nights: /\b(?:new job|bedtime|shifts?|nights?)\b/i,
    hall: /\b(?:guards?|search\w*|sniff\w*|uniforms?|knows where)\b/i,
  },
  onlyWhenSaid: ['trip', 'hall', 'work', 'rota', 'hour', 'clock', 'back', 'nights', 'said', 'silent', 'dots', 'both'],
  tellsAlone: ['trip', 'hall', 'work', 'rota', 'hour', 'back', 'nights', 'silent', 'dots', 'both'],
  roles: {
    // Who looks at visitors of a prison.
    searchers: {
      fallback: { text: 'people in uniform', plural: true },
      cues: [
        {
          match:
            /\b(?:search\w*|sniff\w*|guards?|prison|jail)\b[^]*\b(?:an?|the|sniffer|search) dogs?\b|\bsniffer dogs?\b/i,
          phrase: { text: 'people in uniform and their dog', plural: true },
        },
      ],
    },
    who: {
      fallback: { text: '{his} parent' },
      cues: [
        { match: missedOrAway(MOTHERS), phrase: { text: '$', gender: 'f' } },
        { match: missedOrAway(FATHERS), phrase: { text: '$', gender: 'm' } },
        { match: new RegExp(String.raw`\bmother\b ${AWAY}`, 'i'), phrase: { text: 'Mum', gender: 'f' } },
        { match: new RegExp(String.raw`\bfather\b ${AWAY}`, 'i'), phrase: { text: 'Dad', gender: 'm' } },
        ...ONLY_PARENT,
      ],
    },
  },
  titles: {
    young: [
      { text: 'Five Suppers', thread: 'trip' },
      { text: 'The Bag Comes Back', thread: 'trip' },
      { text: 'One Toast, One Day', thread: 'both' },
      { text: 'Gate, Bag, Table, Hello', thread: 'hall' },
      { text: 'Bag Out, Bag In', thread: 'work' },
      { text: 'Away Days and Home Days', thread: 'rota' },
      { text: 'Slow Hello', thread: 'hour' },
      { text: 'A Quiet Telephone', thread: 'silent' },
      { text: 'A Key in the Door', thread: 'back' },
      { text: 'Good Night, Good Morning', thread: 'nights' },
      { text: 'What to Say', thread: 'said' },
      { text: 'The Shoes Went Along', thread: 'shoes' },
      { text: 'A Row of Dots', thread: 'dots' },
      { text: 'Shoes Far Away', thread: 'shoes' },
      { text: 'Wave, Wave, Wave', thread: 'wave' },
      { text: 'A Jar of Things to Tell', thread: 'jar' },
      { text: 'Into the Jar', thread: 'jar' },
      { text: 'Far and Near' },
      { text: '{name} at Home' },
      { text: 'Far Away and Here' },
    ],
    older: [
      { text: 'A Row of Suppers', thread: 'trip' },
      { text: 'Until the Bag Is Back', thread: 'trip' },
      { text: 'Other Toast, Same Week', thread: 'both' },
      { text: 'Toast from Other Hands', thread: 'both' },
      { text: 'Gate, Bags, Table', thread: 'hall' },
      { text: 'A Table in the Middle', thread: 'hall' },
      { text: 'A Note in the Bag', thread: 'work' },
      { text: 'Away in Turns', thread: 'rota' },
      { text: 'The Day It Changes', thread: 'rota' },
      { text: 'The First Hour', thread: 'hour' },
      { text: 'A Quiet Telephone', thread: 'silent' },
      { text: 'No Telephone, Far Away', thread: 'silent' },
      { text: 'When a Telephone Stays Quiet', thread: 'silent' },
      { text: 'A Key in the Door', thread: 'back' },
      { text: 'Awake While Others Sleep', thread: 'nights' },
      { text: 'One Sentence for Outside', thread: 'said' },
      { text: 'Reasons Belong to Those Who Have Them', thread: 'said' },
      { text: 'The Reason Is Ours', thread: 'said' },
      { text: 'A Jar of Things to Tell', thread: 'jar' },
      { text: 'Keep It for the Jar', thread: 'jar' },
      { text: 'A Row of Dots', thread: 'dots' },
      { text: 'Before a Goodbye', thread: 'dots' },
      { text: 'Who Does the Bins Now?', thread: 'jobs' },
      { text: 'A List of Jobs', thread: 'jobs' },
      { text: 'Another Clock', thread: 'clock' },
      { text: 'Two Clocks, One Family', thread: 'clock' },
      { text: 'Nothing to Say on the Phone', thread: 'call' },
      { text: 'The Call', thread: 'call' },
      { text: 'The Gap at Home', thread: 'gap' },
      { text: 'How a House Closes Up', thread: 'gap' },
      { text: 'Far and Near' },
    ],
  },
  benefits: [
    'Says that a parent is away because of grown-up things and not because of anything a child did.',
    'Shows what stays the same at home, and who is there.',
    'Offers {name} one small way to keep in touch or keep things to tell.',
  ],
  talk: {
    young: [
      'Who is away in the story, and who is at home?',
      'Which word fits in the blank for {name} today?',
      'Shall we draw something to show later?',
    ],
    older: [
      'What stays the same at home in the story?',
      'Which word went into the blank, and is it the same at weekends?',
      'Shall we decide together how we keep in touch?',
    ],
  },
  ofThread: {
    silent: {
      benefits: [
        'Says that a parent who does not call is not silent because of anything a child did.',
        'Makes room for missing somebody and for being cross.',
        'Offers {name} one small thing to do while it is quiet.',
      ],
      talk: {
        young: [
          'What is quiet in the story?',
          'Which word fits in the blank for {name} today?',
          'Shall we draw something and keep it in a box?',
        ],
        older: [
          'Which sentence in the story is true for you?',
          'Which word went into the blank, and is it the same at weekends?',
          'Shall we agree on what we do when the telephone is quiet?',
        ],
      },
    },
    hour: {
      benefits: [
        'Says that coming home is a change too, for those who waited as well.',
        'Lets a hello be slow, shy or cross.',
        'Offers {name} one small way to begin.',
      ],
      talk: {
        young: [
          'Who comes home in the story?',
          'Which word fits in the blank for {name} today?',
          'Shall we think of a hello that is just ours?',
        ],
        older: [
          'What takes time in the story?',
          'Which word went into the blank, and is it the same a day later?',
          'Shall we agree on how the first hour goes?',
        ],
      },
    },
    back: {
      benefits: [
        'Says that coming home is a change too, for those who waited as well.',
        'Lets a hello be slow, shy or cross.',
        'Offers {name} one small way to begin.',
      ],
      talk: {
        young: [
          'Who comes home in the story?',
          'Which word fits in the blank for {name} today?',
          'Shall we think of a hello that is just ours?',
        ],
        older: [
          'What takes time in the story?',
          'Which word went into the blank, and is it the same a day later?',
          'Shall we agree on how the first hour goes?',
        ],
      },
    },
    work: {
      benefits: [
        'Says when a parent is at work, and that there is a hello afterwards.',
        'Shows what stays the same at home, and who is there.',
        'Offers {name} one small thing to do at the goodbye.',
      ],
      talk: {
        young: [
          'Who goes to work in the story, and who is at home?',
          'Which word fits in the blank for {name} today?',
          'Shall we think of a wave that is just ours?',
        ],
        older: [
          'What stays the same at home in the story?',
          'Which word went into the blank, and is it the same in the evening?',
          'Shall we mark on paper which days are for work?',
        ],
      },
    },
    nights: {
      benefits: [
        'Says when a parent is at work, and that there is a hello afterwards.',
        'Shows what stays the same at home, and who is there.',
        'Offers {name} one small thing to do at the goodbye.',
      ],
      talk: {
        young: [
          'Who goes to work in the story, and who is at home?',
          'Which word fits in the blank for {name} today?',
          'Shall we think of a wave that is just ours?',
        ],
        older: [
          'What stays the same at home in the story?',
          'Which word went into the blank, and is it the same in the evening?',
          'Shall we mark on paper which days are for work?',
        ],
      },
    },
    hall: {
      benefits: [
        'Tells the order of a visit to a prison, so that less of it is a surprise.',
        'Speaks of nobody with contempt, on either side of the table.',
        'Leaves the feeling to {name}, for the visit and for afterwards.',
      ],
      talk: {
        young: [
          'What comes first at the visit, and what comes next?',
          'Which word fits in the blank for {name} today?',
          'Shall we think of one thing to tell at the table?',
        ],
        older: [
          'What comes first in the story, and what comes last?',
          'Which word went into the blank, and is it the same on the way home?',
          'Shall we plan what to talk about, and how long to stay?',
        ],
      },
    },
  },
  cover: {
    setting: 'living-room',
    time: 'sunset',
    pose: 'think',
    feeling: 'calm',
    companion: null,
    props: ['jar', 'letter'],
  },
  text: {
    '2-3': script(`
      D<shoes> {who} is away. {Name} is here. The shoes are away too. Step, step, they went along.
      D<shoes> Where are the shoes? {Name} may look. They are away with {who}. Step, step, far away.
      D<wave> {who} is away. {his} hand can wave. Wave, wave, to far away. Then hands do other things.
      D<wave> Wave, wave, far away. {Name} may wave. {who} is away now. Hands can do other things.
      P {who} is away. {who} may think of home.
      P Some children cry. Some just play.
      P People at home miss {who} as well.
      Q At night, {Name} may feel ____.
      Q {Name} may feel ____ without {who}.
      Q At breakfast, {Name} may feel ____.
      H {helper} can read at bedtime.
      H {helper} can be here at night.
      H {helper} can say who comes today.
      H<adult> {helper} can start {adult}.
      H<helper> {helper} can give a long hug.
      T {he} can look at a picture.
      T {he} can draw something for {who}.
      T {he} can ask for a lap.
      T<comforter> {he} can hold {comforter}.
      T<doing> {he} can try {doing}.
      C<shoes> {he} can say, "Step, step, far away."
      C<shoes> {he} can say, "Hello, shoes, over there."
      C<wave> {he} can say, "Wave, wave. You wave too."
      C<topic> {he} can think about {topic}.
      A<shoes> Far away, the shoes go step, step. Here, {Name} goes step, step. Here is a bed. Here is a lap.
      A<shoes> The shoes are away. The bath is here. Supper is here. People are here, and {Name} is too.
      A<wave> One is away, and one is here. Both can wave. Both can sleep. Night-night here, night-night there.
      D<dots> {who} is going away. {Name is} told now. One dot is one day. Dot, dot, dot.
      P<dots> {who} will miss people at home.
      P<dots> Some children cry. Some want to play.
      Q<dots> With a goodbye near, {Name} may feel ____.
      H<dots> {helper} can say who is here.
      H<dots> {helper} can count dots too.
      T<dots> {he} can pick one thing to send along.
      T<dots> {he} can wave, or have a hug.
      C<dots> {he} can say, "Dot, dot, bye for now."
      A<dots> One goes away. One stays here with {Name}. A bed is here. Dot, dot, night-night.
      D<back> A key in the door! {who} was away. {Name} may look first. Hello, hello!
      P<back> Some children run. Some hide a bit.
      P<back> {who} may be shy too.
      Q<back> At the door, {Name} may feel ____.
      H<back> {helper} can stay near.
      H<back> {helper} can go slow too.
      T<back> {he} can wave first.
      T<back> {he} can show a toy.
      C<back> {he} can say, "Hello. I look first."
      A<back> {who} was away and is home. There is time. One cup, one more cup. Hello, hello.
      D<nights> {who} works at night. {Name} sleeps at night. So {who} is away at bedtime. In the morning there is a hello.
      P<nights> Some people work when it is dark. They help others.
      P<nights> {who} thinks of bedtime too.
      Q<nights> At bedtime, {Name} may feel ____.
      H<nights> {helper} can do bedtime.
      H<nights> {helper} can sing the same song.
      T<nights> {he} can wave from the window.
      T<nights> {he} can pick the book.
      C<nights> {he} can say, "Night-night, see the morning."
      A<nights> Away at night, home in the day. The bed is soft. The song is the same. Night-night.
      D<said> {who} is away. {Name} may miss that face. Some people ask where. "Away" is a good word.
      C<said> {he} can say, "Away. That is all."
      A<said> {who} is away, and {Name} is home. People here know it. A lap is here.
      D<hour> Bang goes the door. {who} is home! {Name} may look away. It was so long. Now it is so much at once.
      P<hour> It is odd for big people too. They wait for a hug.
      P<hour> A look away is not a no.
      Q<hour> After so long, {Name} may feel ____.
      H<hour> {helper} can sit down and wait.
      H<hour> {helper} can begin a small game.
      T<hour> {he} can show one toy.
      T<hour> {he} can come bit by bit.
      C<hour> {he} can say, "Slow hello."
      A<hour> First a peep, then a lap. {who} is not away now. Slow hello, hello.
      D<work> A bag goes away. {who} goes to work. {Name} waves. It is a long day. In the evening the bag comes back.
      D<work> Away goes the bag. {who} has work to do. {Name} is here and may play. Home comes the bag.
      P<work> At work, {who} thinks of {Name}.
      P<work> Work is a grown-up thing. It has an end.
      Q<work> When the bag goes, {Name} may feel ____.
      H<work> {helper} can wave along.
      H<work> {helper} can say what comes now.
      T<work> {he} can put a drawing in.
      T<work> {he} can wave at the bag.
      C<work> {he} can say, "Bag out, bag in."
      A<work> Out went the bag, away and away. Now it is here again. {who} has two arms free. Hello, bag. Up, up!
      A<work> The bag is on the hook. It is not away now. {Name} has a lap and a book. Good night, bag.
      D<rota> {who} goes away to work. {Name} is here. Then {who} comes home. Away and home, away and home.
      P<rota> {who} misses home too. Work is far away.
      Q<rota> With the bag out, {Name} may feel ____.
      H<rota> {helper} can be here at bedtime.
      H<rota> {helper} can hug and hug.
      T<rota> {he} can say bye to the bag.
      T<rota> {he} can wave at the phone.
      C<rota> {he} can say, "Away, and home again."
      A<rota> Out goes the bag. In comes the bag. {who} goes away and comes home. Hello, bag!
      D<both> The big ones are away. {Name} gets toast. Other hands make it. Crunch, crunch. It is good toast.
      P<both> The ones far off eat toast too.
      P<both> Other hands do it another way.
      Q<both> With other hands here, {Name} may feel ____.
      H<both> {helper} can sing the bedtime song.
      H<both> {helper} can count the toasts.
      T<both> {he} can wave at a photo.
      T<both> {he} can show what goes where.
      C<both> {he} can say, "One toast, one day."
      A<both> One toast, one more, one more. The big ones were away. The toast was not the same. It was fine. Crunch!
      D<trip> A bag goes click. {who} goes away for some days. {Name} may wave. There is supper, and sleep. Supper, and sleep. Then the bag is back.
      P<trip> {who} thinks of {Name} over there.
      P<trip> Big ones miss people too.
      Q<trip> With the bag gone, {Name} may feel ____.
      H<trip> {helper} can count on fingers.
      H<trip> {helper} can help to ring.
      T<trip> {he} can kiss a photo night-night.
      T<trip> {he} can fold down one finger.
      C<trip> {he} can say, "Supper, sleep, supper, sleep."
      A<trip> Supper, and sleep. The fingers are all down. The bag was away. Now it goes click. Hello, hello!
    `),
    '4-5': script(`
      D<jar> {who} is away. It is about grown-up things. {Name} did not make it happen. In each day there is something to tell. It may be a snail or a hole in a sock. A jar can keep such things until later.
      D<jar> Something may happen to {him} today that {who} would like. But {who} is away. It is fine to keep it for later. A leaf fits in a jar, and so does a drawing. The jar gets fuller while people wait.
      D<shoes> Shoes go where their people go. {who} is away, and so are the shoes. {Name} may think of them. Somewhere, the shoes go up and down steps. At home, the other shoes stand side by side.
      P People who are away think of home a lot. They may see a red bus and think of one child.
      P Missing somebody looks odd at times. One gets quiet, and one gets cross. It comes from missing all the same.
      P Talking on a phone can be hard. Some children say one word and run. {who} may know that it is not rude.
      P One child asks each day how long it takes. The next child asks once and then plays.
      Q {Name} may feel ____ when {who} is away.
      Q At bedtime, {Name} may feel ____.
      Q On a missing day, {his} tummy may feel ____.
      H {helper} can say who does what today. ~ It is good to know who comes.
      H {helper} can do bedtime in the same way each night. ~ It helps when that stays the same.
      H {helper} can help to send a drawing or a hello.
      H<adult> {helper} can help by {adult}. ~ It has helped before.
      H<helper> {helper} can hear what is missed, all of it.
      T {he} can draw one thing from today.
      T {he} can put a dot on paper for each thing to tell.
      T {he} can ask, "Who takes me tomorrow?"
      T<comforter> {he} can hold {comforter} at bedtime.
      T<quiet> {he} can spend some time {quiet}.
      T<doing> {he} can try {doing} at bedtime.
      C<jar> {he} can say, "That one goes in the jar."
      C<jar> {he} can think, "I keep it for later."
      C<shoes> {he} can say, "Goodnight, shoes, over there."
      C<topic> {he} can think about {topic}.
      D<dots> {who} is going to be away. Grown-ups have told {Name} before it starts. That is so that nobody gets a fright. Each dot on a paper can be one day. It is for grown-up reasons, and no child made it so.
      P<dots> The one who goes may be quiet, or rush about. It is a way to be sad before a goodbye.
      P<dots> Some children cling before a goodbye. Some get cross. Some do not want to talk of it.
      Q<dots> Thinking of the goodbye, {Name} may feel ____.
      Q<dots> When a bag gets packed, {his} tummy may feel ____.
      H<dots> {helper} can say who does bedtime then. ~ It is good to know that first.
      H<dots> {helper} can say what is known, and what is not. ~ A true answer helps.
      T<dots> {he} can put a drawing in the bag.
      T<dots> {he} can choose a hug or a wave for the goodbye.
      C<dots> {he} can think, "I know it now, and I can ask."
      C<dots> {he} can say, "First we have this day."
      A<dots> To be away is not to be gone from the family. The dots get fewer before, and then there are new ones. There is one who goes and one who stays. {Name is} in the thoughts of both.
      A<jar> Some days give a lot to tell. Some give only a pea. Both fit in the jar. {who} is away, and home is still home. There is supper, and a bed, and somebody there.
      A<jar> A jar does not make the time shorter. It keeps the days, so they do not get lost. To be away is not to be gone from the family. {Name} is missed as well.
      A<shoes> Far away, a pair of shoes stands still. At home, there is a small pair. Both pairs rest at night. {who} is away and is still {his} family.
      D<back> {who} was away for a long time and comes home. {Name} may want to run to the door, or hide. Faces look big when they were far away. Both can be a bit shy. It takes some days.
      P<back> The one who was away has missed a lot. A new tooth and a new song are all news.
      P<back> One child hugs at once. The next one wants to show a toy first.
      Q<back> Next to {who} again, it may feel ____.
      Q<back> With all of them at the table, {Name} may feel ____.
      H<back> {helper} can keep bedtime as it was for now. ~ Old ways help with new days.
      H<back> {helper} can say, "You can take your time." ~ Nobody has a clock on it.
      T<back> {he} can wave first and hug later.
      T<back> {he} can show one thing that is new.
      C<back> {he} can think, "Hello first, and the rest will come."
      A<back> {who} was away. Now there are two more shoes here. Some things are like before, and some are new. People get used to each other again. There is soup for all of them.
      D<nights> Some people work when others sleep. {who} is away on such nights. {Name} may notice it at bedtime. In the morning the work is done, and there is a hello.
      P<nights> People who work at night sleep by day. A quiet house helps them, like a quiet house helps a child.
      P<nights> {who} may think about bedtime at work. In the break there is time to think.
      Q<nights> At bedtime without {who}, {Name} may feel ____.
      Q<nights> In the morning, when a key turns, {Name} may feel ____.
      H<nights> {helper} can do bedtime in the same order. ~ Then only one thing is different.
      H<nights> {helper} can mark the work nights on a paper. ~ Then each one can be seen.
      T<nights> {he} can leave a drawing on the table for the morning.
      T<nights> {he} can pick one thing that goes along to work.
      C<nights> {he} can think, "You work, I sleep, and then we say hello."
      A<nights> Away at night and home by day is upside down. In the morning there is a drawing on the table. One goes to bed and one gets up. In between there is a hug.
      D<said> {who} is away, and it is for grown-up reasons. Other people may ask {Name} about it. There is no need to tell it all. "Away, and I miss them" is true, and it is enough.
      C<said> {he} can say, "Away, and that is all for now."
      A<said> {who} is away, and nobody can see that from outside. It is not the child's fault. Some people at home know all of it. With them it can be said out loud.
      D<silent> {who} is away and does not call just now. {Name} may wait for it, and the telephone is quiet. That is sad. It is not because of something a child did. Some grown-ups cannot do what a mum or dad does.
      P<silent> Other grown-ups do not know why either. They would like to have an answer.
      P<silent> Some children wait at the window. Some are cross. Some play and do not talk about it.
      Q<silent> When the telephone is quiet, {Name} may feel ____.
      Q<silent> Thinking of {who}, {Name} may feel ____.
      H<silent> {helper} can say what is known and what is not.
      H<silent> {helper} can wait with {him} for a bit.
      T<silent> {he} can draw a picture and keep it in a box.
      T<silent> {he} can be sad or cross on a lap.
      T<silent,comforter> {he} can hold {comforter}.
      C<silent> {he} can think, "It is not because of me."
      C<silent,topic> For a rest, {he} can think about {topic}.
      A<silent> {who} is away, and nobody knows for how long. The ones at home are here each day. They know what {Name} likes on bread.
      D<hour> {who} was away, and then the door opens. {Name} may be glad and cross at the same time. The cross part often comes out first. So many days had no hello in them. Now there is one, and it is hard.
      P<hour> The one who comes home has thought of that hello for days. A cross face is a surprise.
      P<hour> Missing somebody can be so big that it turns into cross words.
      Q<hour> When the door opens, {Name} may feel ____. It may be two words.
      H<hour> {helper} can ask for nothing in the first hour.
      H<hour> {helper} can play something where nobody needs to talk.
      T<hour> {he} can show one thing that was made in the meantime.
      T<hour> {he} can say, "I missed you, and I am cross."
      C<hour> {he} can think, "First slow, and then hello."
      A<hour> The bag that was away is in the hall. It took an hour, or a supper, or a night. {who} is home, and the hello has come. It was a slow one, and it is a real one.
      D<work> In the morning a bag goes away to work. {who} goes with it. {Name} did not send it out. Work is where grown-ups do a job. In the evening it stops, and the bag comes back.
      D<work> Now {who} has work for a lot of the day. {Name} may hold on very tight in the morning. A day is long when somebody is away at work. It has a start, and it has supper at the end.
      P<work> At work, {who} thinks of {Name} in a boring bit. It can be hard for big people as well.
      P<work> Some children wave, and some hide a shoe. Both of them mean, "Stay."
      Q<work> When the bag goes out at the door, {Name} may feel ____.
      H<work> {helper} can say what comes between now and the door.
      H<work> {helper} can keep the same goodbye each time.
      T<work> {he} can put a small drawing into the bag.
      T<work> {he} can save one thing to tell in the evening.
      C<work> {he} can think, "The bag goes out, and the bag comes in."
      A<work> There it is, the bag, and it falls down in the hall. {who} was away all day and is here now. There is a thing to tell, and it was saved up. It takes as long as a bath.
      A<work> In the bag was a drawing. It was at work all day. Now it hangs by the door. {who} was away and came back, as on other days. On the next day the bag goes out and in.
      D<hall> {who is} away, in a prison. {Name} may go there for a visit. There is a gate. There {searchers check} each bag. Then comes a big room with tables. {who} may sit at one of them. No child made it happen.
      P<hall> In that room are other children too. They came to see somebody as well.
      P<hall> The one at the table may be glad and shy at once. It is odd to meet there.
      Q<hall> At the gate, {Name} may feel ____.
      Q<hall> At the table, {Name} may feel ____.
      H<hall> {helper} can say what comes first and what comes next. ~ It helps to know that.
      H<hall> {helper} can stay close the whole time.
      T<hall> {he} can take along one thing to tell.
      T<hall> {he} can sit close and just look at first.
      C<hall> {he} can count, "Gate, bag, table, hello."
      A<hall> A visit has an end, and that can be hard. Then it goes back through the gate. {who is} still away. At home there is supper, and somebody to tell it to.
      D<rota> {who} works a long way off. {Name} knows away days, and {Name} knows home days. First come some of one kind, and then some of the other. Now {who is} away. Work is the reason, and no child made it happen.
      P<rota> Missing somebody can come out as a cross word. It lands on whoever is near. The ones at home know that it is the missing.
      Q<rota> When the bag is packed again, {Name} may feel ____.
      Q<rota> When the phone rings, {Name} may feel ____.
      H<rota> {helper} can count the away days, one by one.
      H<rota> {helper} can hold the phone, and people can just wave.
      T<rota> {he} can wave at the phone, or just listen.
      T<rota> {he} can save one thing for a home day.
      C<rota> {he} can think, "Away days, and then home days."
      A<rota> There were away days, and then the bag is in the hall. {who} is home for a while. Hello may take some time, and there is time. Later the bag goes out again. It knows both ways.
      D<both> For some days, somebody else makes the toast. The ones who do it on other days are away. {Name} stays with people who know how. The crust may be cut off, or not. Each morning there is one toast less to go.
      P<both> The ones who are away look at the clock too. They think, "Now it is toast time."
      P<both> Whoever is here now may do things in another order. That is not wrong. It is just another order.
      Q<both> At the first toast, {Name} may feel ____.
      H<both> {helper} can say how many toasts it is. ~ A number is good to know.
      H<both> {helper} can ask how bedtime goes here.
      T<both> {he} can tell how things go on other days.
      T<both> {he} can keep one drawing for each day.
      C<both> {he} can think, "One toast, and one less to go."
      A<both> One by one the toasts got eaten. Some had a crust, and some did not. To be away is long, and then it is over. The drawings lie in a row, one for each day.
      D<trip> {who} is going away for some days. A bag stands in the hall, and a toothbrush goes in. {Name} may count the suppers until it is back. There is soup one day, and eggs one day. After the last supper the bag comes in at the door.
      D<trip> Some days can be counted on one hand. That is how long {who} is away. {Name} may look at the fingers. One finger is for today, and it goes down at bedtime. Each day it is one less.
      P<trip> {who} has a bed in a strange room over there. In the evening it is quiet in it. Then {who} thinks of home.
      P<trip> Those at home do things in another way. The toast is cut wrong, and the song is too fast. They know it too.
      Q<trip> When the bag goes out, {Name} may feel ____.
      Q<trip> At bedtime, with somebody away, {Name} may feel ____.
      H<trip> {helper} can draw the days as a row of boxes. ~ One gets a cross each evening.
      H<trip> {helper} can find a good time to ring. ~ Some children talk, and some just listen.
      T<trip> {he} can draw one thing each day, to show later.
      T<trip> {he} can put a small thing in the bag, to go along.
      C<trip> {he} can say, "One supper less."
      C<trip> {he} can think, "The bag knows the way home."
      A<trip> The last finger went down, and the bag came in. It had been away, and it smelt of a train. There was a lot to look at and to tell. It takes a moment to get used to a hello. Then it is like before.
      A<trip> Soup, eggs, noodles, and the days were done. The bag is empty in the hall. Being away was work, and being home is better. {Name} can tell what happened, from the first supper to the last.
    `),
    '6-7': script(`
      D<jobs> {who} is away, and some jobs at home are free. Who takes out the bins? {Name} may notice that each job finds somebody to do it. Even the tape gets found. The toast may be darker than before. The reason for being away is a grown-up one. No child made it happen.
      D<jobs> Mornings are made of small jobs. {who} is away, so the jobs look for new people. {Name} may see somebody else butter the toast and hunt for the other shoe. Nobody may know where the tape is. It may all go slower for a while. A slow morning ends at the school gate too.
      D<jobs> At home, everybody has jobs. Then {who} is away, and people swap. At the school gate, {Name} may see another face than before. The lunchbox may have the wrong jam in it. Nobody may know where the tape is. They are all learning the jobs. It takes some days, and then most of them work.
      D<clock> Far off, there may be another clock. {who} is away, and that clock may show another time. When {Name} eats breakfast, it can be bedtime in that place. The sun cannot shine on all sides of the Earth at once. So "good morning" and "goodnight" can meet in one call.
      P The one who is away may have quiet evenings in a plain room. Many grown-ups find that part hard. They think of home and of small things there.
      P Those at home do the jobs of one more person and get tired. A tired voice can sound cross. It is not about the child who is nearest.
      P On the phone, some children talk a lot, and some only breathe. People who are away are glad of the breathing too.
      P<back> When somebody comes back after a long time, children may hide or be cross. It does not mean that they do not care. They need time to get used to it again.
      Q {Name} may feel ____ when {who} is away. It may be another word at the weekend.
      Q On a missing day, {Name} may feel ____.
      Q In the evening, {his} body may feel ____. Two feelings can be there at once.
      H {helper} can put up a list of who does what this week. ~ It is good to see it in the morning.
      H {helper} can keep bedtime the way it is. ~ Things that stay the same help.
      H {helper} can answer questions, or say when nobody knows. ~ A true answer helps more than a guess.
      H<adult> {helper} can help by {adult}. ~ It has helped at other times.
      H<helper> {helper} can help to write or record a hello. ~ It can be short and silly.
      T {he} can choose one job at home to take on. ~ A small one is enough, such as the spoons.
      T {he} can collect things to tell in a box or on paper. ~ Then nothing of it gets lost.
      T {he} can tell somebody, "Today is a missing day." ~ Others may be thinking it as well.
      T<comforter> {he} can keep {comforter} close in the evening. ~ Evenings are often the long part.
      T<quiet> {he} can spend some time {quiet} after school. ~ A calm hour helps on a long day.
      T<doing> {he} can try {doing} when missing gets big. ~ It has helped at other times.
      C<jobs> {he} can think, "New toast person, same toast."
      C<jobs> {he} can say, "Who has that job this week?"
      C<clock> {he} can think, "Your clock says night, and mine says jam."
      D<jar> Some things happen that only one person would really like. It may be a slug, or a word that came out wrong. {who} is away, and {Name} may think, "I want to tell that one." It can go on a slip of paper and into a jar. The reason for being away is a grown-up one. No child made it happen.
      C<jar> {he} can think, "That is one for the jar."
      A<jar> Slip by slip, a jar fills up. Some slips get told on the phone, and some just stay in there. {who} is away. The days at home are real days, with jam on them. Nothing in the jar goes bad.
      D<dots> {who} is going to be away, and {Name} knows it before it begins. A dot on a calendar can stand for each day until then. It is odd to know about a goodbye. People can be sad about it while they are still having breakfast together. The reason is a grown-up one, and no child is part of it.
      P<dots> The one who goes thinks about bags and trains, and also about goodbyes. That can make a grown-up short of words. It is not about the child.
      P<dots> Before a goodbye, some people quarrel. It is easier to be cross than to be sad. They may notice it later.
      Q<dots> Looking at the calendar, {Name} may feel ____. It may change from dot to dot.
      Q<dots> At the goodbye, {his} throat may feel ____.
      H<dots> {helper} can show who does which job from then on. ~ Questions about socks and suppers are good questions.
      H<dots> {helper} can say how to keep in touch, if that is known. ~ A true answer is easier to keep.
      T<dots> {he} can pick a small thing that goes along in the bag. ~ A button weighs next to nothing.
      T<dots> {he} can ask for one thing to do together before that. ~ It can be as small as pancakes.
      C<dots> {he} can think, "The goodbye has its own dot. This is another one."
      A<dots> On the day itself there is a goodbye, long or short. It may be a hug, a wave or a joke that does not work. After it, {who} is away, and a new row of dots begins. At home there is somebody for breakfast, school and bed.
      C<topic> In the evening, {he} can think about {topic}.
      A<jobs> Some jobs will be swapped back one day, and some will stay swapped. {who} is away, and the bins go out all the same. There is one job that nobody else can do, and that is being {Name}.
      A<jobs> By the end of a week, the new way is nearly the old way. Being away takes somebody out of the kitchen, but not out of the family. Somebody even found the tape, in the third drawer.
      A<clock> Two clocks can tell two times, and both are right. Somebody who is away says good morning there. Somebody says goodnight here. The moon and the sun get around to both.
      D<back> {who} was away for a long time and comes home. {Name} may have waited for it, and then feel odd beside {who}. That is common. A person who was away has got used to other days. The people at home have, too. They need some time to fit again, like a key in an old lock.
      P<back> Whoever comes back may expect everything to be as it was. But somebody has a new tooth, and the table is laid another way.
      P<back> At first everyone is polite, as with a visitor. Then comes the first quarrel about nothing, and that is a good sign.
      Q<back> When all are in one room again, {Name} may feel ____. It may be two things at once.
      Q<back> Some days later, {Name} may feel ____.
      H<back> {helper} can keep the usual bedtime and rules for now. ~ One change at a time is plenty.
      H<back> {helper} can find an hour for the two of them alone. ~ It is easier to talk while doing something.
      T<back> {he} can say hello in {his} own way. ~ A wave counts.
      T<back> {he} can show one thing that is new since then. ~ There are sure to be some.
      C<back> {he} can think, "We know each other. It just takes some days."
      A<back> {who} was away, and that time cannot be caught up in one day. It does not need to be. After some breakfasts it is just who sits where. Coats hang on the same hooks again.
      D<nights> At night not all people are asleep. {who is} away then, while {Name is} in bed. Somebody bakes the bread, and somebody looks after people who are ill. Bedtime has a gap in it on such nights. In the morning there is a hello.
      P<nights> Night workers sleep by day, when it is light and loud. It is hard work to sleep then. Curtains help, and so do quiet feet.
      P<nights> Whoever does bedtime on such nights does it a bit differently. The voice is another one, and the story may be too.
      Q<nights> On a work night, {Name} may feel ____.
      Q<nights> In the morning, {Name} may feel ____.
      H<nights> {helper} can keep the order of bedtime the same. ~ Known steps make it easier.
      H<nights> {helper} can hang up a plan of the work nights. ~ It is good to know which they are.
      T<nights> {he} can write or draw something for the breakfast table. ~ It will be found at the end of the shift.
      T<nights> {he} can say goodnight early, before the shift begins. ~ A goodnight keeps well.
      C<nights> {he} can think, "One of us is awake, and one can sleep."
      A<nights> While {Name} sleeps, somebody of this family is away and awake. Towards morning a key turns, and there are cold hands and news. One says good morning, and one says good night. Both mean the same thing.
      D<said> {who} is away, for reasons that belong to grown-ups. People may ask, and some ask a lot. {Name} can choose what to say, and to whom. Most people get a short answer, and a few get a long one. It was not caused by anything that a child did.
      C<said> {he} can say, "Away for now, and that is all I say."
      A<said> {who} is away, and {Name} is not the reason. A short answer is not a lie. It is like a door that is shut but not locked. Those who know all of it are there to talk to.
      D<silent> A telephone cannot make somebody call. {who} is away and not in touch. {Name} may be waiting for it. Waiting is tiring, and it can make people sad or cross. There may be many reasons, and they are in the grown-up. Nothing that a child did, said or was is one of them.
      P<silent> Some grown-ups feel bad about it, and then they call even less. It makes no sense, and it happens. It is not fair to a child.
      P<silent> Others in the class may talk about their weekend with a parent. They do not know that it hurts to hear it.
      Q<silent> After a day of waiting, {Name} may feel ____. Angry and sad can both fit.
      Q<silent> When others talk about {who}, {Name} may feel ____.
      H<silent> {helper} can say what is known, also when it is not much. ~ A true answer is better than a nice one.
      H<silent> {helper} can plan something for the hour when waiting is worst. ~ It does not undo it, and it helps.
      T<silent> {he} can write a letter and keep it in a box. ~ It can say all of it.
      T<silent> {he} can stop waiting for today. ~ It is allowed, and it takes nothing away.
      T<silent,comforter> {he} can keep {comforter} close. ~ Evenings can be the hardest.
      C<silent> {he} can think, "The reason is not in me."
      C<silent,topic> For a rest, {he} can think about {topic}.
      A<silent> {who} is away, and nobody can say if that will change. The window is still good for looking at rain and cats. At home there are people who come when they say so. They know how {Name} takes an egg.
      D<hour> The first hour after somebody comes home is an odd one. For all that time {who} was away. {Name} did the missing in small bits. Now the door opens, and all the bits come at once. They may come out as a grumpy face, or as words with corners.
      P<hour> The one with the bag hoped for a big hug, and gets a growl. It hurts a little, and it can be understood.
      P<hour> Both sides are a bit strange to each other then. It wears off with the first silly joke.
      Q<hour> In the first hour, {Name} may feel ____. There may be two words for it.
      H<hour> {helper} can come in, sit down and not ask for a kiss.
      H<hour> {helper} can have one small thing to do together each time.
      T<hour> {he} can say, "I need a bit to get used to it."
      T<hour> {he} can play next to each other first.
      C<hour> {he} can think, "Missing comes out crooked at first."
      A<hour> The hour is over, and the bag has been unpacked. Somebody laughed about something, and nobody knows about what. {who} was away and is home. The next first hour may be a bit shorter.
      D<work> There is a bag in the hall that goes out in the morning. {who} is away at work now for most of the day. {Name} may think that it was nicer before. Perhaps it was, and it is all right to say so. Nobody goes away because of a child. Grown-ups work because a family needs it, and some because they like it, too.
      D<work> When a grown-up's hours change, all the others at home get new ones. {Name} may be fetched by somebody else, or eat at another time. {who} is away until evening. It takes some weeks until the new day feels like a day. Then feet know it.
      P<work> A grown-up at work looks at the clock, too. It is slow there in the afternoon.
      P<work> Big people may be tired when they come in. It is the work, and not the one who opens the door.
      Q<work> In the morning, when the bag is picked up, {Name} may feel ____.
      H<work> {helper} can write the new week on a sheet.
      H<work> {helper} can keep ten minutes in the evening for two.
      T<work> {he} can put a note into the bag, for lunchtime.
      T<work> {he} can say which part of the new day is the worst.
      C<work> {he} can think, "Out in the morning, in at night."
      A<work> The bag lies in the hall, and somebody has kicked off both shoes. {who} was away since breakfast, and now there are ten minutes for two. They are very good minutes. On the sheet there is a free day, and it is coming nearer.
      A<work> A note was found in the bag at lunchtime, next to a banana. It was read three times. Being away all day is long for both. In the evening both of them have something to tell.
      D<hall> {who is} away in a prison. On some days families may visit, and {Name} may go too. At the door, {searchers check} bags and pockets. They do that with all visitors, even with grandmothers. Behind it is a room with tables and chairs. Nothing that a child did is the reason.
      P<hall> Other children sit in that room as well. Some talk the whole time, and some look at their shoes.
      P<hall> The one who is visited may be nervous too. An hour is short for somebody who has waited for it.
      Q<hall> At the table, {Name} may feel ____. It may be two things at once.
      Q<hall> When it is time to go, {Name} may feel ____.
      H<hall> {helper} can tell the order of it beforehand. ~ What is known is less big.
      H<hall> {helper} can agree on a sign for a break. ~ Visits may be short.
      T<hall> {he} can think of three small things to tell. ~ A snail or a loose tooth will do.
      T<hall> {he} can say little and just sit there. ~ That is a visit too.
      C<hall> {he} can think, "Gate, bags, table, and then we talk."
      A<hall> At the end somebody says that it is time. A goodbye there can be hard, and it can be a relief. {who is} still away, and the visit was real. On the way home there is time to talk, or to look out.
      D<rota> {who} works a long way from home. It goes by turns, a time away and then a time at home. {Name} may know that row by now. The goodbye can be hard every time all the same. The reason is the work. It is not about anything that a child said or did.
      P<rota> Missing somebody can come out as crossness. It often lands on the person who stayed, because that one is near. Grown-ups can learn to hear the missing in it.
      P<rota> Somebody who works far off knows that a quiet phone is no bad sign. Some people miss too much to talk. A person can be glad of the breathing at the other end.
      Q<rota> When the phone rings, {Name} may feel ____. Cross and sad can come together.
      Q<rota> On the first away day, {Name} may feel ____.
      H<rota> {helper} can mark away days and home days on a calendar. ~ Then it can be seen how far it is.
      H<rota> {helper} can hold the phone, and talking can wait. ~ A drawing can be shown instead.
      T<rota> {he} can say, "I am cross, and it is the missing." ~ Then the others know what it is.
      T<rota> {he} can choose one thing for a home day. ~ It is good to have it waiting.
      C<rota> {he} can think, "First the away part, and then the home part."
      A<rota> The away days go by, one after the other. Then there is a bag in the hall. {who} is home, for as long as it is the turn for home. Hellos can be slow, and that is fine. When the bag goes out again, it is the same row from the start.
      D<both> For a few days all the grown-ups of this home are away. {Name} stays with somebody who makes breakfast in a new way. The toast is cut across, or not at all. Plates stand where no plates stood before. There are just as many breakfasts until then as nights.
      P<both> The ones who went think of the small things. Does somebody know about the night light? They may ask it on the phone.
      P<both> Looking after somebody is an honour, and a bit of work. Whoever does it would like to get it right.
      Q<both> At the first breakfast, {Name} may feel ____. It may be another word at night.
      H<both> {helper} can hang up a list of days and calls.
      H<both> {helper} can ask for the rules of bedtime. ~ The one who sleeps there knows them.
      T<both> {he} can be the expert on how things go at home.
      T<both> {he} can put something small in a bag for each day, to tell later.
      C<both> {he} can think, "A breakfast less, and a breakfast nearer."
      A<both> The toast was cut in three new ways, and one of them was good. Being away goes both ways, for those who went and for those who stayed. The bag of small things is full. It takes a whole evening to tell.
      D<trip> A few days away can be short or long. {who} is going on a trip and will be away for some nights. {Name} may think of them as a row of suppers. Each one that has been eaten is done. It is work, or a thing for grown-ups, and no child is the reason.
      D<trip> {who} packs a bag for some days away. Shirts go in, a charger, and something to read. {Name} may watch and feel that the house is already different. The trip has a first day and a last one. In between, life goes on here with other hands.
      P<trip> People on a trip sit in a room that looks like all the others. There is a kettle and a small soap. Many of them ring home just to hear a noise.
      P<trip> Whoever stays here has the same rules and does them in another way. It may be the wrong cup. It is only for some days, and a wrong cup works too.
      Q<trip> When the bag rolls to the door, {Name} may feel ____.
      Q<trip> On the middle day, {Name} may feel ____. Middles can be the longest part.
      H<trip> {helper} can hang up the days in a row. ~ Something nice in the middle is a help.
      H<trip> {helper} can say when there will be a call. ~ Then nobody waits by the phone.
      T<trip> {he} can save up three things to tell. A list keeps them fresh.
      T<trip> {he} can put a note into the bag, for the first evening there.
      C<trip> {he} can think, "That is one supper less."
      C<trip> {he} can say, "I have three things to tell you."
      A<trip> The row of suppers got shorter from one end. On the last day there were steps outside and a key. Some people run to a hello, and some need a bit of time. Both is fine. Being away is over, and the shoes are by the door again.
      A<trip> The days away were as many for one side as for the other. One side had trains and meetings, and the other had school and noodles. Told one after the other, it takes a whole supper. That one does not need counting.
    `),
    '8-10': script(`
      D<call> Calls with somebody who is away are odd. {Name} may have waited all day for one. Then {who} asks, "What did you do?", and the answer is "nothing". It was not nothing. Memories do not come on command, and a small screen makes it harder. Half of the usual things are missing, such as a lap and a smell. It helps to have something to show, even if it is only a sandwich. {who} is away for grown-up reasons, and a short call does not make it longer.
      D<call> There are people who can talk on the phone for an hour, and there are people who say "hm". With {who} away, {he} may turn out to be either. Most talk in a family goes on beside something else, such as washing up or tying a shoe. Without the shoe, the words go too. It helps to have something in front of the camera, even if it is only a sandwich.
      D<jobs> Every household has a set of jobs that nobody ever wrote down. When {who} is away, {Name} may notice them one at a time. Perhaps somebody knew how to stop the tap from dripping. Perhaps somebody did the voices in the bedtime book. These gaps get filled, partly by others and partly not at all. Nothing a child does decides whether a parent goes away.
      P<call> The person who is away may have wanted a long talk and got a "hm". That can sting for a minute. Most of them know that the "hm" came a long way and was worth something.
      P The people at home do the work of one more, and it shows by Thursday. A sharp voice then is about the third load of washing.
      P Being away has evenings, too. The one who is away may wonder what there is for supper here, and who laughs about what. From far off, nobody can see it.
      P Friends may ask where {who} is. Some are curious, and some know it from their own family. It is fine to have a short answer ready.
      Q {Name} might feel ____ when {who} is away. On some days it may be nothing much.
      Q<call> After hanging up, {Name} might feel ____. It can be worse than before the call, for a while.
      Q In the evening, {Name} might feel ____. Evenings have more room in them.
      Q When people talk about dates, {Name} might notice ____.
      H {helper} can say how long it takes, and say when a date is not sure. ~ A moved date is hard, and a secret one is harder.
      H {helper} can keep some things as they are, such as pancakes on Saturday. ~ Something that stays the same makes the rest easier.
      H {helper} can help to find a way to send things, by post or by phone. ~ A drawing can be looked at more often than a call.
      H<adult> {helper} can help by {adult}, as at other times. ~ It is good when something stays the same.
      H<helper> {helper} can say, "I miss {who} as well." ~ It is easier to miss somebody in company.
      T {he} can write a list during the day of three things worth telling. ~ It beats "nothing" by three.
      T {he} can choose something for both ends of a call, such as drawing the same cat. ~ Hands make talking easier.
      T {he} can take over one job and do it differently. ~ Every job can be done in more than one way.
      T<comforter> {he} can keep {comforter} near in the evening. ~ Nobody is too old for that.
      T<quiet> {he} can spend the hour after a call {quiet}. ~ Some calls need time to fade.
      T<activity> {he} can keep the usual time for {activity}. ~ A good hour takes nothing away from anybody.
      T<doing> {he} can try {doing} when missing gets big. ~ What worked before often works again.
      C<call> Before a call, {he} can think, "Three things, and one of them a sandwich."
      C<call> {he} can say, "I have no words today, but I am here."
      C<jobs> {he} can think, "One more job came to light."
      D<dots> It is odd to know about a goodbye in advance. {who} is going to be away, and {Name} has been told. From then on there is a day that everything else is counted from. Some people would like to stop the calendar, and some would like to have it over with. Many want both in one morning. The reason belongs to adults, and nothing that a child did is part of it.
      P<dots> Whoever leaves has a list, and saying goodbye is the item without a box to tick. People who do not know how to do it tend to pack the same bag three times.
      P<dots> In many families the week before is a bad-tempered one. Being annoyed with each other makes a goodbye look smaller. It is seldom about the thing that the row is about.
      Q<dots> On a day before the goodbye, {Name} might feel ____. It may be a different word by supper.
      Q<dots> When a bag stands in the hall, {Name} might notice ____.
      H<dots> {helper} can go through what will change and what will not, day by day. ~ It is usually fewer things than expected.
      H<dots> {helper} can say what is not known, such as a date. ~ A gap that is admitted is easier than a guess.
      T<dots> {he} can agree with {who} on one thing that both will do while they are apart. ~ It may be a book, or a silly daily question.
      T<dots> {he} can decide what kind of goodbye it is to be, long, short or at the door. ~ Those who have a plan for it find it easier.
      C<dots> {he} can think, "It is on the calendar, and today is not that day."
      A<dots> Goodbyes are over quickly, considering how long people think about them. Then {who} will be away, and ordinary days begin, which are longer and less bad. Some of the things that were said in the hall turn out to be worth keeping. The rest was about gloves.
      C<topic> In a long evening, {he} can think about {topic} and make a list of ten.
      A<call> A call can be bad and still be a call. Somebody who is away heard a chair creak, and a spoon, and somebody breathing at home. That is more than it seems. The sandwich can be shown next time.
      A<call> People who are away collect the small sounds from home without telling anyone. A good story is fine, and a "hm" is fine too. Missing somebody and having a nice afternoon can happen on the same day. Neither of them cancels the other.
      A<jobs> After some weeks, a family that has somebody away knows how it works. The tap has been mended, or everyone is used to it. {who} can be told about that, in a call or in a letter. Some voices in the book can wait for the right person.
      D<back> Everyone talks about the goodbye, and hardly anyone about the coming home. {who} was away for a long time, and comes back as the same person and also a bit unknown. {Name} may have looked forward to it and then have nothing to say. Soldiers' families and sailors' families know this well. They say that it takes about as many weeks as there were months.
      P<back> Whoever returns has kept a picture in mind of how it was. In the meantime people have grown, rules have moved and somebody else does the bins. It can be hard to find one's place in one's own kitchen.
      P<back> The adult who stayed is glad and also used to deciding alone. They may be stiff with each other for some days. That is theirs to sort out.
      Q<back> In the same kitchen again, {Name} might feel ____. Shy is a possible answer, even here.
      Q<back> When an old rule comes back, {Name} might notice ____.
      H<back> {helper} can keep the week as it is and change one thing at a time. ~ Everyone has habits by now.
      H<back> {helper} can make room for the two of them to do something ordinary. ~ Side by side is easier than face to face.
      T<back> {he} can start with a fact, such as what happened at school. ~ Big talks can wait.
      T<back> {he} can say that it feels odd. ~ The other one has very likely noticed the same.
      C<back> {he} can think, "Same person, new start, no hurry."
      A<back> {who} was away, and for a while that will be the first thing anyone thinks of. Later there are days when nobody does. A family fits together again while it is doing the washing-up. The key on its hook is the old one.
      D<nights> A town does not stop completely at night, because some people stay up for it. {who} is one of them and is away at night, with whatever the work needs. {Name} may know it as the gap at bedtime. Working against the clock is hard on a body, which wants to sleep when it is dark. It gets used to it only in part.
      P<nights> Sleeping by day is an art, with curtains, earplugs and a note on the bell. It is not laziness. It is the other end of a working night.
      P<nights> Many parents on nights say that bedtime is what they mind missing. They may not mention it, because the work is there.
      Q<nights> At bedtime on a work night, {Name} might feel ____.
      Q<nights> On tired afternoons, when one person is just getting up, {Name} might notice ____.
      H<nights> {helper} can put the shifts on the calendar, in one colour. ~ A pattern is easier than a surprise.
      H<nights> {helper} can agree on a time each day that belongs to the two of them. ~ It may be at an odd hour.
      T<nights> {he} can leave a note for the end of the shift. ~ It gets read at dawn, with shoes still on.
      T<nights> {he} can say goodnight by phone at a fixed minute. ~ Short and on time is better than long and late.
      C<nights> {he} can think, "Somebody is on watch, and I am off duty."
      A<nights> Towards six the shift is over, and somebody walks home while the birds start. There is a note on the table. Being away at night and there by day is an arrangement, and it is one of the less usual ones. For ten minutes at breakfast, both ends of the day are in one room.
      D<said> When somebody is away for a reason that people talk about, the questions begin. {who} is away, and {Name} may have decided that it is nobody's business. That is a fair decision. There is a difference between a lie and a closed door. It was not caused by anything that a child did, and it says nothing about who a child is.
      C<said> {he} can say, "Away, and I do not talk about it. What is for lunch?"
      A<said> {who} is away, and most people forget that they asked. One friend or teacher may get to know it, or none. It helps to have one place where nothing needs to be hidden. A closed door has a handle on the inside.
      D<silent> A telephone that does not ring can be the loudest thing in a room. {who} is away and has not been in touch. {Name} may have waited at the window or beside the phone. When a parent stays away, minds look for a reason, and the nearest place to look is oneself. The reason is not there. It lies in the life of an adult, and it may be one that nobody here knows.
      P<silent> Adults who stay away often begin with a small delay and feel bad about it. After that each week makes the next call harder. It is an explanation, and it is not fair to anybody.
      P<silent> The grown-ups at home may be angry about it and try not to show it. They may go quiet when the name comes up. They would rather be asked.
      Q<silent> On a day when a call would have been due, {Name} might feel ____. Hope and anger can take turns.
      Q<silent> When others talk about their parents, {Name} might notice ____.
      H<silent> {helper} can say what is known, without making it nicer or worse. ~ It is easier to live with than a guess.
      H<silent> {helper} can listen to angry sentences as well as to sad ones. ~ Both may be about the same person.
      T<silent> {he} can write it all down in a letter that stays in a drawer. ~ It may be sent one day, or not.
      T<silent> {he} can decide not to wait today. ~ It gives nobody up, and it leaves the afternoon free.
      T<silent,comforter> {he} can have {comforter} near in the evening. ~ It is good company at a window.
      C<silent> {he} can think, "The reason is not in me."
      C<silent,topic> For a rest, {he} can think about {topic}.
      A<silent> {who} is away, and it is honest to say that nobody knows whether that changes. Missing a person and being furious with the same person is not a contradiction. The people who are here turn up, burn the toast and ask how it was. That is a telephone that rings every day.
      D<hour> When somebody has been away, the hardest hour is often the first one back. Families of sailors and lorry drivers know that. {who} was away, and {Name} may have got used to it, since one does. Then there is a bag in the hall. A hug is wanted at once, and what comes out is a sharp remark.
      P<hour> Coming home is work as well. The one who comes has a place to find again, among jokes that were made without them.
      P<hour> Being horrible to somebody who was missed looks like the opposite of missing. It is mostly the same thing turned inside out.
      Q<hour> When the key turns, {Name} might feel ____. Glad and furious can share a doormat.
      H<hour> {helper} can keep the first hour empty, with no questions about school in it.
      H<hour> {helper} can say that a growl at the door is known, and no drama.
      T<hour> {he} can do something side by side first, such as cards or the dishes.
      T<hour> {he} can say, "I'll be nicer in an hour."
      C<hour> {he} can think, "This is the hour. It passes."
      A<hour> By eight o'clock the bag was empty, and somebody had been told about the whole week, out of order. {who} was away and is home. The first hour remains the first hour. Those who know about it put the kettle on and let it go by.
      D<hall> A visit to a prison goes by a fixed order, and it is much the same for everybody. {who is} away, and lives there for now, and {Name} may be on the list for a visit. There is a gate, a locker for phones and people who check pockets. Now and then a dog sniffs at shoes. After that comes a hall with tables. None of it says anything about the people who are visiting.
      P<hall> Officers see a great many children there. They are there for the rules, and they know that visitors have broken none.
      P<hall> The person across the table may have planned what to say for days and then ask about school. It is nerves. Few people are at their best in a room with a clock in it.
      Q<hall> At the table, {Name} might feel ____. Glad, angry and strange can all come in one hour.
      Q<hall> On the way there, {Name} might notice ____.
      H<hall> {helper} can go through the order of it beforehand, from the locker to the goodbye. ~ Surprises are tiring there.
      H<hall> {helper} can leave it open how often to go. ~ A visit is an offer and not a debt.
      T<hall> {he} can prepare one question and one piece of news. ~ It helps over the first five minutes.
      T<hall> {he} can say beforehand that it may be a short visit. ~ That is allowed.
      C<hall> {he} can think, "Those rules are for everyone, and I did nothing wrong."
      A<hall> The locker is opened, and the day goes on with its usual noise. {who is} still away, and for an hour there was a table. It may have been good, or awkward, or both. None of it needs to be told at school.
      D<rota> {who} has a job that is too far off for going home at night. It means being away for a stretch, and then at home for a stretch. {Name} may know the calendar of it well and still not like the day on which it turns. The reason is the work, and nothing that was said or done at home is part of it.
      P<rota> Missing somebody may not look like sadness. It can look like bad temper, and then it goes to whoever stayed, because that one is there. Most adults work this out in the end.
      P<rota> A call can come at a moment when nobody feels like talking. The one who rings may know that from the other side. There are people sitting far away with a phone who cannot think of anything to say either.
      Q<rota> When the bag stands in the hall again, {Name} might feel ____. It can be so even for somebody who knows the calendar.
      Q<rota> While the phone rings, {Name} might feel ____.
      H<rota> {helper} can agree on a sign for "not today" on the phone. ~ A photo or a thumb can stand in for a talk.
      H<rota> {helper} can put both kinds of days on one calendar. ~ The middle is easier to see there.
      T<rota> {he} can write down what there was to say. ~ It can be read on a home day.
      T<rota> {he} can say "that was the missing" after a sharp word. ~ Most people understand it at once.
      C<rota> {he} can think, "Away stretch, home stretch. This is one of them."
      A<rota> A stretch away uses itself up, a day at a time and without any help. Then {who} is back, with washing and with stories about the food. The first hours can be stiff, and they loosen. A home stretch has a Tuesday in it, like any other. When the bag goes out again, it is still the same family.
      D<both> It is odd when the people who usually run a home are away, and all of them together. {Name} stays with somebody who does it differently, beginning with the toast. Other people's ways are noticed most at breakfast and at bedtime. In between, a day is much like a day. The reason for the trip lies with the grown-ups, and so does the planning.
      P<both> Those who are away tend to imagine everything at home in detail, down to the socks. A message with one dull fact in it is a great relief to them.
      P<both> Whoever has taken over is probably a little nervous. It is a while since they knew anybody's spellings.
      Q<both> On the first evening, {Name} might feel ____. Free and homesick can come together.
      H<both> {helper} can say when there will be a call, and what happens if it does not work.
      H<both> {helper} can ask which of the home's rules matter and which can have a week off.
      T<both> {he} can show how the important things are done, and keep quiet about the rest.
      T<both> {he} can write down one thing a day that would otherwise be forgotten.
      C<both> {he} can think, "Other toast, same week."
      A<both> After the third day the toast was simply toast. Some of the new ways may even stay. Being away ends with a lot of talking at once, and then with somebody asking what is for tea. The list with one thing a day is better than a photograph.
      D<trip> A few days without {who} sound like nothing much. From inside the house they are longer. {Name} may notice it at particular times, such as ten to eight in the morning, when somebody is away. It is a trip with a date at either end, for reasons that belong to the adult world. That somebody goes away for a while says nothing about how much they like it here.
      P<trip> Travelling for work is less grand than it looks. It consists of waiting, a bed with too many cushions, and dinner at the wrong time. Most people who do it ring home in order to hear something ordinary.
      P<trip> Whoever is in charge here does everything slightly differently. After two days that is annoying, and after four it is normal. They know which cup is the wrong one by then.
      Q<trip> On the evening before, {Name} might feel ____.
      Q<trip> Halfway through, {Name} might notice ____. It may be crossness before it is missing.
      H<trip> Someone at home can put the days up where they can be seen, and keep the evenings as they are.
      H<trip> Someone at home can agree on the time for a call, and on a message if it falls through. ~ A missed call is easier when it was planned for.
      T<trip> {he} can keep a list of what there is to tell. By the end of the week even a dull day has something on it.
      T<trip> {he} can choose one evening for something that is only done when {who} is away.
      C<trip> {he} can think, "Two down, three to go."
      C<trip> {he} can think, "It has a date on both ends."
      A<trip> The last day has a train in it, or a plane, and then a key in a door. People who have been away are often tired and full of a place that nobody here has seen. It can take an evening to fit together again. The list gets read out, and it is longer than anyone had thought. Then {who} is home, and at ten to eight there is the usual noise.
    `),
    '11+': script(`
      D<gap> When somebody is away, a household closes up around the gap, a little like water behind a boat. At the moment {who} is away, for reasons that belong to the adult world and not to {him}. Chores are shared out, a chair becomes the place for coats, and after some weeks it nearly works. That can be the uncomfortable part. Getting along without a person can look like not needing the person, and it is not the same thing.
      D<gap> Having somebody away leaves a gap, with a practical side that hardly anyone mentions in advance. With {who} away, a chair fills up with coats, and {he} may become the one who knows about the boiler. Some of that is interesting. Some of it is work that an adult will take over if it is pointed out. A family does not shrink when one of its members is away, but it does get rearranged.
      D<call> "How was school?" is a difficult question at the best of times, and on a bad line it is almost impossible. {who} is away, and {Name} may have nine minutes for a week that took seven days. Everything interesting needs background, and the background takes eight minutes. So both sides say that they are fine. It would be a mistake to judge a relationship by its phone calls, just as nobody judges a town by its railway station.
      P The person who is away lives in two places and belongs fully to neither. They may read messages several times, including the ones that say "ok". It would surprise most people how long an "ok" can last.
      P An adult at home may be coping loudly or coping silently. Either way there is less of them left by the evening, and they know it. An offer that names one task is usually met with visible relief.
      P Those who ask are mostly curious for a minute. Most friends ask once and then go back to the match, or to whatever there was for lunch.
      P People outside may ask where {who} is. Some reasons are easy to say in a corridor and some are not. "Away for a while" is a complete sentence, and those who are friends can be told more, or not.
      Q {Name} might feel ____ with {who} away. Relief, worry and being fed up can take turns.
      Q<call> After a call, {Name} might notice ____. It may arrive an hour later.
      Q On an ordinary evening, {Name} might notice ____. It may be in the shoulders first.
      Q When the plan changes, {Name} might feel ____. It is possible to understand a reason and be angry about it.
      H {helper} can say what is known about dates and what is not, before somebody overhears it. ~ Uncertainty is easier to carry when it is shared openly.
      H {helper} can make clear which tasks are a favour and which stay with the adults. ~ Being useful is one thing, and standing in for a parent is another.
      H {helper} can leave the calls to be long, short or skipped. ~ Contact works better when it is not an exam.
      H<adult> {helper} can help by {adult}, if that is welcome. ~ What worked before is a sensible place to begin.
      H<helper> {helper} can admit that it is too much on some days. ~ It is easier to live with an honest adult than with a cheerful one.
      T {he} can send small things often, by post or by phone, such as a joke or a drawing of something odd. ~ They need no background.
      T {he} can decide what the short answer is for people who ask. ~ One prepared sentence saves several awkward ones.
      T {he} can hand one job back to the adults and say so. ~ It is a fair message and a useful one.
      T<comforter> {he} can keep {comforter} within reach. ~ Plenty of adults travel with something similar.
      T<quiet> {he} can take an hour for {quiet}. ~ Ordinary hours are a form of rest.
      T<activity> {he} can keep the usual time for {activity}. ~ A week needs something that does not depend on anybody's return.
      T<doing> {he} can try {doing} on the heavy evenings. ~ What already works is worth keeping.
      C<gap> {he} can think, "We manage, and there is still a gap."
      C<gap> When somebody says how well it is going, {he} can think, "Both things are true."
      C<call> Before a call, {he} can think, "One bad joke is enough."
      D<dots> An absence begins before it begins. {who} is going to be away, and from the day on which {Name} was told, ordinary evenings have had a number on them. People become considerate, or irritable, or both within a quarter of an hour. Families of sailors and soldiers know this stretch well and say that it is in some ways harder than what follows. The reasons for it are adult ones. They do not include anything that was said or done by somebody of that age.
      P<dots> The one who leaves is busy feeling guilty and looking for a charger. It can come across as not minding. Most people who seem not to mind are concentrating on not showing it.
      P<dots> The one who stays is already calculating who will do what. There will be a list. A volunteer for one item is usually worth more than sympathy.
      Q<dots> In the days before, {Name} might feel ____. Wanting it to be over is a common entry.
      Q<dots> At a perfectly ordinary supper, {Name} might notice ____.
      H<dots> {helper} can say what is known about dates and contact, and mark the rest as unknown. ~ A guess that sounds like a fact causes trouble later.
      H<dots> {helper} can make clear which jobs stay with adults. ~ Being taller is not a job description.
      T<dots> {he} can ask the question that everyone avoids. ~ Most of the time somebody is glad of it.
      T<dots> {he} can settle on a form of contact that needs no talent, such as one photo a day. ~ Small and regular travels best.
      C<dots> {he} can think, "This part is the waiting. It has an end."
      A<dots> The goodbye itself is rarely as good as the speeches rehearsed for it. Somebody makes a remark about the traffic, and there is a hug with a rucksack in it. Then {who} will be away, and the numbers on the evenings stop counting down. What was not said in the hall can still be sent.
      C<topic> On a long evening, {he} can think about {topic} in as much detail as possible.
      A<gap> A gap that closed while somebody was away does not open in one afternoon, and nobody is at fault for that. People who have been away and people who have stayed both need to be let back in. {Name} will have become somebody slightly new in the meantime. That is worth being met again for.
      A<gap> It is possible to be good at having somebody away and to dislike it. It is possible to miss a person and enjoy having the bathroom to oneself. Nothing that works at home in the meantime counts against that person. The chair is only full of coats.
      A<call> Nine minutes with somebody who is away will not hold a week, and they were not built for it. What travels well is smaller. A bad joke, a photo or news of the cat next door can last a person for days. The rest can be told at a kitchen table, with the background included, whenever there is one to share.
      D<back> The return gets less attention than the departure, although it is often the harder part. {who} has been away, and meanwhile everyone has become somebody slightly different. {Name} may have looked forward to it for months and find that the first evening is polite. Families of soldiers, sailors and others know the pattern well. It takes weeks, it includes an argument about something small, and it generally works out as a mixture of the old and the new.
      P<back> Whoever comes back has carried a picture of home that is out of date. Being corrected about where the plates are kept is oddly painful. It can also be quite funny, a little later.
      P<back> The parent who stayed has run everything and may not want to hand it back. There will be some negotiation. It does not require a third party.
      Q<back> At the same table again, {Name} might feel ____. Relief and irritation have been known to arrive together.
      Q<back> When an old rule is announced again, {Name} might notice ____.
      H<back> {helper} can leave things as they are at first and discuss changes later. ~ A household has its own speed.
      H<back> {helper} can say openly that the first weeks are odd for everyone. ~ Said aloud, it is half as odd.
      T<back> {he} can begin with something practical, such as a lift or a meal. ~ Conversation comes more easily beside an activity.
      T<back> {he} can say what would be good to keep as it is now. ~ Some of the new arrangements are better.
      C<back> {he} can think, "Same person, later edition."
      A<back> {who} was away, and the months cannot be returned or repeated. What can be had is the next few, with the usual shoes in the hall. Nobody needs to be overjoyed on schedule. One evening somebody will complain about the dishwasher, and that is when it is normal again.
      D<nights> Roughly one in ten people works at night, and the rest rarely think about it. {who} is away while everybody else is asleep, and asleep while everybody else is up. {Name} may see more of the closed bedroom door than of the person behind it. Shift work is hard on bodies and on calendars. It pays for breakfast and makes somebody miss it.
      P<nights> People on nights are permanently slightly jet-lagged. Short answers at four in the afternoon are a symptom, and they are not an opinion about anyone. They improve after two free days, as a rule.
      P<nights> Most of them know exactly which evenings they have missed. It is a subject they avoid, since there is little to be done about it. To be asked about the night, even briefly, is usually welcome.
      Q<nights> On evenings with one person missing, {Name} might feel ____. It need not be the same on every one of them.
      Q<nights> When the house is to be quiet at noon, {Name} might notice ____. A held breath and a rolled eye can happen at once.
      H<nights> {helper} can put the rota where everyone sees it. ~ Absences are easier when they are predictable.
      H<nights> {helper} can keep one regular hour for the two of them, however odd. ~ Ten at night or seven in the morning both count.
      T<nights> {he} can leave messages that need no answer until the break. ~ Somebody reads them at three, with bad coffee.
      T<nights> {he} can name one date on which being there would matter. ~ Shifts can be swapped when people know early.
      C<nights> {he} can think, "Different hours, same address, and the same fridge."
      A<nights> Being away at night is a strange way of being at home. The two halves of the day meet on the stairs, one with wet hair and one with tired eyes. It is less than one might wish, and it is regular. Somebody has turned the light off in the hall and left the other one on.
      D<said> An absence for an awkward reason comes with an audience. {who} is away, and {Name} may have noticed how people lower their voices, or fail to. Nobody is owed the story. What other people know can be decided person by person, and changed later in one direction only, which is a reason to take one's time. Nothing that {Name} did caused it.
      C<said> {he} can say, "Away at the moment. I would rather not go into it."
      A<said> {who} is away, and it is a fact about one person's life that affects several. It says nothing about the others. Gossip needs constant feeding, and without it there is soon another subject. One or two people who know all of it are enough to talk to freely.
      D<silent> Some absences have no date of return and no explanation. {who} is away and not in touch, and {Name} may have gone through every possible reason, most of them at night. The usual suspect in such investigations is oneself, since that is the only person present. It is the wrong one. When an adult stays away from a child, the cause lies in the adult, whether anybody else understands it or not.
      P<silent> People who stay away are seldom at ease with it. A missed call becomes a missed month, and shame does the rest. It can be understood and still be unfair.
      P<silent> At home the subject may be treated like a hot dish. Everyone knows that it is there, and nobody wants to be the one who drops it. Asking outright is usually a relief to all.
      Q<silent> On a birthday, or a day when a message would have been due, {Name} might feel ____. Not caring is one answer, and it may last until the evening.
      Q<silent> When somebody asks about {who}, {Name} might notice ____.
      H<silent> {helper} can say what is known, including that it is not much. ~ A short truth is better than a long excuse.
      H<silent> {helper} can leave the decision about contact open. ~ It may change in both directions, and more than once.
      T<silent> {he} can write the letter without sending it. ~ It sorts out what there is to say, and to whom.
      T<silent> {he} can take a day off from waiting. ~ It commits nobody to anything.
      T<silent,comforter> {he} can have {comforter} close on such an evening. ~ Nobody has published an age limit for comfort.
      C<silent> {he} can think, "Wrong suspect. It was not me."
      C<silent,topic> As a rest from it, {he} can think about {topic}.
      A<silent> {who} is away, and it is possible that it stays like this. Liking it is not required, and forgiving it has no deadline. In the meantime there are people who do ring, mostly to ask for milk. A life can be complete with a quiet telephone in it, although it is allowed to mind the quiet.
      D<hour> Coming home after a time away is overrated by films. In them people run. In life somebody comes through the door tired, and {Name} has become quite good at managing without. {who} would like to be greeted, and what comes is a remark or a closed door. Families with a parent who is often away know this as the first hour. It has very little to do with affection.
      P<hour> The one who returns is a guest and the owner at once, and it makes them clumsy. They ask about marks because they have missed everything else.
      P<hour> Anger is easier to carry to a door than longing, and it arrives first. Most people discover that about themselves around thirty.
      Q<hour> At the sound of the key, {Name} might feel ____.
      H<hour> {helper} can ask for nothing in the first hour and be around in the second.
      H<hour> {helper} can name it without reproach: "We are in the first hour again."
      T<hour> {he} can be out for a walk when the key turns, and come back to it.
      T<hour> {he} can save one thing from the week for telling, and tell it on the second day.
      C<hour> {he} can think, "It's the hour talking."
      A<hour> Later somebody knocked, with toast, and the week was told in instalments. {who} was away and is home, and it takes a while for that to be true in every room. The hour cannot be abolished. It can be shortened by knowing its name.
      D<hall> Visiting somebody in prison is mostly procedure: a booking, identification, a locker, a search, a hall with tables. {who is} away, and lives there for now, and {Name} may find that the building says more than anyone in it. It was built to keep people in. It is entirely possible to love the person, be furious about the reason and want to go home, all before the first sentence. Nothing that a child did led there.
      P<hall> People who are visited are often shy of being seen in that place, and so they talk too much or too little. It helps to know that it is not about the visitor.
      P<hall> Officers deal with families every day and tend to be matter-of-fact about it. To them a visitor is a visitor, and no part of a sentence.
      Q<hall> Across that table, {Name} might feel ____. Contradictory words are allowed.
      Q<hall> On the way home, {Name} might notice ____. Some of it comes late.
      H<hall> {helper} can say what to expect, and leave the length of it open. ~ It is easier to go in when there is a way out.
      H<hall> {helper} can be around afterwards without asking for a report. ~ Food is a good neutral subject.
      T<hall> {he} can decide in advance on one thing to say and one that is not up for discussion. ~ It gives the hour a floor.
      T<hall> {he} can write instead of going, if that is easier for now. ~ Letters count as contact.
      C<hall> {he} can think, "I am a visitor here. I can come, and I can go."
      A<hall> Outside, the phone comes out of the locker with messages about nothing, which can be oddly welcome. {who is} still away, and an hour at a table has been added to what is known. Nobody needs to sum it up. Next time can be booked, put off or left open.
      D<rota> Rotas divide a family's life into blocks. {who} is away for one of them and at home for the next, and {Name} lives in both without having signed for either. Each change costs something, and that includes the returns. The reason is the job. It is no comment on anybody at home.
      P<rota> Whoever stays tends to get the temper that belongs to the distance. It is delivered to the nearest address. Most adults work that out, if somewhat late in the evening.
      P<rota> People who work away are rarely good on the phone either. They ring from a corridor with somebody waiting behind them. They ask about school because nothing else comes to mind.
      Q<rota> On the day of the change, {Name} might feel ____. It need not be the same in both directions.
      Q<rota> When a call comes at the wrong moment, {Name} might notice ____.
      H<rota> {helper} can share the rota for months ahead. ~ What is known can be planned around.
      H<rota> {helper} can make talking on the phone optional. ~ Messages without a question in them are easier to answer.
      T<rota> {he} can say early which dates matter. ~ Some swaps are possible if people know.
      T<rota> {he} can send one thing a day that needs no reply. ~ It keeps the line open at no cost.
      C<rota> {he} can think, "It is a block, and blocks end."
      A<rota> The block away comes to its end, and {who} is in the kitchen, asking where the good scissors went. It takes a day or so until everyone fits again. Then there is a block at home, mostly made of ordinary evenings. The next change is in the calendar, where it can be seen from a distance. It does not need to be watched.
    `),
  },
};

/**
 * A parent is away for some days or for a long time: for work, at sea, with the army, or in prison, which is told as
 * "away". Who it is comes from the parent's words (role `who`); why, where and until when are the family's to say.
 */
export const parentAway: Frame = withScenes(
  own,
  asleepByDay,
  foundOut,
  goingToPrison,
  inPrison,
  didNotCome,
  noLongerComes,
  sleepsInTheCab,
  leavesInUniform,
  manyMonths,
  togetherAgain,
  nightBeforeATrip,
);
