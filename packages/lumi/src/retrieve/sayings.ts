/**
 * Phrases whose meaning is not in their single words, with what they stand for in the search: cut when they only colour
 * a sentence, spelt out when they ask something.
 */
const SAYINGS: readonly (readonly [RegExp, string])[] = [
  // Colour only.
  [/\bi am (?:so |literally |absolutely |completely )*(?:dead|dying|broken)\b/g, 'i am tired'],
  [/\blos(?:e|ing) (?:the plot|my mind|my marbles)\b|\blife ?saver\b|\bfull of the joys of spring\b/g, ''],
  [/\b(?:be|is|get|gets|being|been|was) picked up\b/g, 'collected'],
  [
    /\b(?:(?:a )?(?:different|another|new) (?:question|thing|topic|subject)|one more thing|change of subject|on another note|also|back to)\b/g,
    '',
  ],
  [/\bno (?:real |proper )?friends?\b/g, 'friend lonely nobody nobody to play with'],
  [/\bby the way\b|\bi hope this is the right place\b|\bin my day\b/g, ''],
  [/\b(?:talking|speaking|walking) (?:to you|through)\b/g, ''],
  [/\b(?:the )?exact words(?: please)?\b|\b(?:a )?script(?: please)?\b/g, ''],
  [
    /\b(?:cat|dog|hamster|rabbit|guinea pig|goldfish|fish|budgie|kitten|puppy|gerbil)(?: has| just| is| was)* (died|dead|dying|put down|run over)\b/g,
    'pet died pet',
  ],
  [/^(?:hello|hi|hey|good (?:morning|evening))(?: lumi| there| all)?(?= \|)/g, ''],
  [
    /\bstart(?:ed|ing|s)? (?:in |at |big |primary )*(?:reception|school|year one|year 1|kindergarten)\b/g,
    'started school starting school',
  ],
  [
    /\b(?:clings?|clinging|cries|crying|tears|screams?|screaming) (?:to |at |on )+(?:the |me at the )?(?:(?:school )?gate|school door)\b/g,
    'tears school gate starting school clings',
  ],
  [
    /\b(?:is|are) (?:absolute |pure |complete |total |just |sheer )*(?:hell|torture|a (?:battle|battleground|nightmare|war|disaster))\b/g,
    'is a fight',
  ],
  [/\b(?:separate|different|another|second) (?:meal|dinner|tea|supper|lunch)s?\b/g, 'fussy eating cook something else'],
  [
    /\b(?:someone|somebody|a boy|a girl|boys|girls|an older (?:boy|girl|child)|another (?:child|kid|boy|girl)|other (?:children|kids)|a classmate|kids|children)(?: (?:at|in|from) (?:his |her |the )?(?:school|class|playground|year))? (?:keeps? )?(?:hits?|hitting|kicks?|kicking|hurts?|hurting|beats?|pushes|pushing|punches|trips|takes? his money) (?:him|her|my)\b/g,
    'bullied bullying school',
  ],
  [
    /\bwakes? (?:up )?(?:at )?(?:around |about )?(?:half )?(?:4|5|four|five)(?:\.\d+)?(?: ?am)? every (?:single )?morning\b/g,
    'wakes early morning awake 5am',
  ],
  [
    /\b(?:obsessed with|addicted to|hooked on|glued to) (?:the |his |her |their )?(?:ipad|tablet|tv|telly|youtube|screens?|phone|cartoons)\b/g,
    'too much screen time screens',
  ],
  [
    /\bmov(?:e|ing) (?:to|abroad)(?: (?!a\b|the\b|his\b|her\b|secondary|big|bed|own|reception|year|nursery|school|new|cot|solids|formula|cups?)\w+)?\b/g,
    'moving house moving to another country',
  ],
  // Hobbies are nothing the pages know.
  [
    /\b(?:quit|give up|drop|stop)(?:ting|ping)? (?:football|piano|ballet|swimming lessons|violin|karate|judo|dance|music lessons)\b/g,
    '',
  ],
  [
    /\bmy (?:kid|child|son|daughter|toddler) will not sleep\b(?! (?:in|alone|on|without|through|at))/g,
    'will not go to bed bedtime takes hours',
  ],
  [/\bstep ?(?:son|daughter|child)\b/g, 'new partner stepchild'],
  // Which thing to buy is nothing the pages know.
  [
    /\b(?:best|which|recommend(?: a)?|good|what) (?:\w+ )?(?:pushchair|pram|buggy|car seat|stroller|monitor|mattress|nappy bag|brand)s?\b/g,
    '',
  ],
  // Spelt out: what everybody says and no page is called.
  [
    /\bsay (?:it|things|everything) (?:\w+ )?(?:\d+|ten|twenty|fifty|a hundred|a thousand|a million) times\b/g,
    'not listening ignores me',
  ],
  [/\bnothing to do\b/g, 'bored boring'],
  [/\blook both ways\b/g, 'crossing the road traffic'],
  [/\b(?:legs it|does a runner|bolts)\b/g, 'runs off running away'],
  [/\b(?:the )?f word\b/g, 'swearing swear word'],
  [/\bnothing left in the tank\b|\brunning on empty\b|\bon my knees\b/g, 'worn out exhausted'],
  [/\b(?:head|brain|mind) (?:will not|never|does not) (?:stop|switch off|turn off)\b/g, 'worries thinking at bedtime'],
  [/\b(?:in|gets in|climbs in) with us\b/g, 'in our bed'],
  // A count of words is a question about speech, not about the words.
  [
    /\b(?:has|have|says?|got|knows?|only|about|with|uses?|maybe) (?:only |about |maybe |around |just |roughly |like |a |under |over )*(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|fifty|few|handful of|no) words\b/g,
    'first words late talker few words',
  ],
  [/\bhow (?:much|many hours)(?: of)? sleep\b/g, 'how many hours enough sleep'],
  [/\bup (?:since|at|from|before) (?:3|4|5|three|four|five)\b/g, 'wakes early morning awake'],
  [/\bdry by (?:day|two|three|2|3|night)\b/g, 'dry potty trained'],
];

/** A question in plain words with its sayings put into words that can be searched. */
export const withoutSayings = (plain: string): string =>
  SAYINGS.reduce((text, [saying, meant]) => text.replace(saying, meant), plain);
