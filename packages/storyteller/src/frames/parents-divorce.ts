import { houseThatIsSold } from './house-that-is-sold.ts';
import { notAScale } from './not-a-scale.ts';
import { notSpeakingToOne } from './not-speaking-to-one.ts';
import { movesOutSoon } from './family/apart/moves-out-soon.ts';
import { wordsAboutTheOther } from './family/apart/words-about-the-other.ts';
import { script, type Frame, type NounPhrase, type Role } from '../frame.ts';
import { missedHere } from './family/apart/missed-here.ts';
import { stillFriends } from './family/apart/still-friends.ts';
import { whoseHoliday } from './family/apart/whose-holiday.ts';
import { withScenes } from './scene.ts';
import { silentToBoth } from './silent-to-both.ts';

/** A plan to part, or a parting under way: what is said about two homes then is about what comes. */
const STILL_TO_COME =
  /\b(?:(?:are|we're|is|get|getting|be|been thinking about) (?:\w+ )?(?:separating|divorcing|splitting(?: up)?)|getting (?:a )?divorced?|(?:will|going to|plan(?:ning)? to|about to|decided to|want to|wants to|have to) (?:be )?(?:separat\w+|divorce|get divorced|get a divorce|split(?: up)?|live apart|move out)|(?:is|are|will be) moving out|moves out (?:soon|next|in)|there will be two homes|(?:that )?they(?:'re| are)? (?:divorce|separate|split up)\b|wants a divorce|filed for divorce|divorce papers|still (?:live|living) together|upcoming (?:divorce|separation))\b/i;

/** A home that is a flat is called one. */
const FLAT = String.raw`\b(?:to|into|in|has|got|rent\w*|getting|found) (?:a|his own|her own) (?:new |little |small |nearby )?flat\b`;
const MOVES_OUT =
  '(?:mov(?:e|es|ed|ing) (?:out|(?:in)?to (?:a|an|his own|her own)|in with)|leaving|left|gone to live|going to live|got|getting|live (?:here|with us|at home) any ?more)';
/** "Daddy is moving out", "why daddy doesn't live with us any more": who it is that has another door now. */
const leaver = (names: string, phrase: NounPhrase): Role['cues'] => [
  {
    match: new RegExp(
      String.raw`\b(${names})\b(?!['’]s (?:new|boy|girl|partner)| (?:and|&) )[^.]{0,24}\b${MOVES_OUT}\b`,
      'i',
    ),
    phrase,
  },
  // "Her dad and I are splitting up, he is moving out".
  {
    match: new RegExp(
      String.raw`\b(${names})\b[^.]{0,24}\b(?:split\w*|separat\w*|divorc\w*|break\w*|broke)\b[^.]{0,12}\b${phrase.gender === 'f' ? 'she' : 'he'}(?:['’]s| is|['’]ll| will)? (?:\w+ )?${MOVES_OUT}`,
      'i',
    ),
    phrase,
  },
];

const own: Frame = {
  id: 'parents-divorce',
  name: 'When parents live apart',
  says: [
    'we split up and he says it was because he was naughty',
    'thinks the divorce is her fault',
    'blames himself for our separation',
    'daddy is moving out next week',
    'divorce',
    'we are separating',
    'we are getting divorced',
    'his dad and I split up',
    'her mum moved out',
    'dad moved out last month',
    'parents live apart',
    'misses the other parent',
    'thinks it is her fault that we broke up',
    'asks if we will get back together',
    'does not want to go to his dads house',
    'how do we tell them we are divorcing',
    'angry since the separation',
    'shared custody',
    'my ex and I',
    'feels he has to choose between us',
    'carries messages between us',
    'first Christmas in two homes',
  ],
  claims: {
    strong: [
      'asked by the judge',
      'where she wants to live',
      'where he wants to live',
      'who she wants to live with',
      'who he wants to live with',
      'remarried to each other',
      'marrying each other again',
      'getting married again to each other',
      'remarrying each other',
      'getting back together',
      'get back together',
      'got back together',
      'are back together',
      'parents are together again',
      'living together again',
      'moving back in with us',
      'moving back in together',
      'dad is moving back in',
      'mum is moving back in',
      'we are reconciling',
      'moved back in with us',
      'divorce',
      'divorcing',
      'split up',
      'break up',
      'parents split',
      'are separate',
      'have separate',
      'parents separate',
      'dad separate',
      'mum separate',
      'separated parent',
      'get separated',
      'trial separation',
      'our separation',
      'the separation',
      'since separation',
      'separate from my husband',
      'separate from my wife',
      'separate from my partner',
      'separate from his dad',
      'separate from her dad',
      'separate from his mum',
      'separate from her mum',
      'live apart',
      'dad move out',
      'mum move out',
      'husband move out',
      'wife move out',
      'partner move out',
      'father move out',
      'mother move out',
      'moved out',
      'ex husband',
      'ex wife',
      'ex partner',
      'my ex',
      'coparent',
      'co parent',
      'no longer together',
      'not together anymore',
      'not together any more',
      'dad house',
      'mum house',
      'dad place',
      'mum place',
      'dad flat',
      'get back together',
      'leave us',
      'fault we broke up',
      'each of us',
      'other parent',
      'choose between us',
      'message between us',
      'dad live in another',
      'mum live in another',
      'dad live far',
      'mum live far',
      'dad is moving out',
      'mum is moving out',
      'every second weekend',
      'custody battle',
      'parents split up',
      'splitting up',
      'we split',
      'separating',
      'separated',
      'we are separating',
      'dad left us',
      'mum left us',
      'dad left',
      'mum left',
      'dad has left',
      'mum has left',
      'walked out on us',
      'living apart',
      'dad is not coming home',
      'leaving my husband',
      'leaving my wife',
      'ex and i',
      'dad moved to',
      'mum moved to',
      'dad moved to his own',
      'mum moved to her own',
      'dad own flat',
      'dad has his own place',
      'dad gone for good',
      'dad lives somewhere else',
      'mum lives somewhere else',
      'dad doesnt live with us',
      'dad does not live with us',
      'no longer live together',
    ],
    cues: [
      'separate',
      'separation',
      'apart',
      'ex',
      'weekend',
      'parent',
      'back and forth',
      'home',
      'choose',
      'fault',
      'together',
      'between us',
    ],
    not: [
      'separation anxiety',
      'separate bed',
      'separate room',
      'separate plate',
      'separate from me',
      'separating from me',
      'parents evening',
      'break up fight',
      'break up a fight',
      'grandma house',
      'play house',
      'weekend away',
      'doll house',
      'away for work',
      'works away',
      'mum is away',
      'dad is away',
      'splitting headache',
      'banana split',
      'split lip',
      'split trousers',
      'separating clothes',
      'left us with',
      'dad left for work',
      'mum left for work',
      'left for work',
      'mum left him at',
      'mum left her at',
    ],
  },
  decidedBy: [
    // Where a child will live is decided by a court.
    /\b(?:court|cafcass|judge)\b[^.!?]{0,40}\b(?:where (?:he|she|they) (?:lives?|will live|should live|goes)|custody|residence|who (?:he|she|they) lives? with)\b/i,
    // Whoever thinks that it is to blame is told that it is not, whatever it was that it heard.
    /^(?=[^]*\b(?:his|her|their|my) fault\b)[^]*?\b(?:getting (?:a )?divorced?|divorcing|separating|splitting up|(?:have|has|we|we['’]ve|are|we['’]re) (?:\w+ )?(?:separated|split up|divorced))\b/i,
    /^(?=[^]*\b(?:ask\w*|think\w*|thought|says?|said|believ\w+|worr\w+|convinced|wonder\w*|feels?)\b)[^]*?\b(?:divorc\w+|separat(?:ed|ing|e)|split(?:ting)? up|broke up|(?:dad|daddy|mum|mummy|mom|mommy|papa) (?:left|moved out|went|has gone|doesn'?t live|does not live)|we live apart)\b[^.!?]{0,30}\b(?:because of (?:him|her|them|me)\b|because (?:he|she|they|i) (?:was|were|is|has been|had been|did|didn'?t|wasn'?t)\b)/i,
    /\b(?:messenger|go-between|piggy in the middle)\b[^.!?]{0,24}\b(?:me and (?:his|her|their) (?:father|dad|mother|mum|mom)|my ex|his parents'? homes)\b/i,
  ],
  topicWords: ['home', 'homes', 'apart', 'parents', 'family', 'families'],
  takes: ['helper', 'comforter', 'topic', 'activity', 'quiet', 'doing', 'adult'],
  facts: [
    'A separation is decided by adults for reasons between adults; nothing a child said, did or thought causes it. Children often suspect that it did, so it helps to be told plainly.',
    'Children are hurt most by conflict that is carried out in front of them or through them, and by being asked to take sides or carry messages.',
    'A plan that can be seen ahead, such as a calendar in two colours, helps children who have two homes.',
    'Arrangements are often changed once or more before they fit.',
    'A parent stays a parent wherever that parent lives.',
    'The feelings of children about a separation differ and may change: sad, angry, relieved, nothing much, several at once.',
    'Missing one parent while being with the other is common and is disloyal to nobody.',
    'The moon is nearly 400 000 kilometres away, lights up nights over about half the Earth at once, and keeps the same side turned to the Earth.',
    'In many countries a large share of children have parents who live apart.',
    'Things forgotten in the other home are a common complaint of families with two homes.',
  ],
  threads: {
    leaves: 'a cupboard with empty hangers, and what stays where it is',
    fault: 'a day that a child goes over again and again, and what it had no part in',
    cross: 'anger that lands on whoever is there',
    visit: 'a plan that somebody may say no to',
    silent: 'a phone that does not ring, and who is there',
    told: 'a sentence that was said, and the same breakfast on the next day',
    choose: 'a question that is asked of the wrong person',
    hope: 'a wish that two homes were one again',
    moon: 'one moon over two homes',
    count: 'two homes and two doors, and one child',
    song: 'a song, which goes along and needs no bag',
    sock: 'the sock that is in the other home',
    glove: 'one glove in each home, and the law about it',
    days: 'a calendar with two colours',
    pencil: 'a plan that is written in pencil',
    version: 'the versions of a plan',
    message: 'the messages that adults can send each other without a messenger',
    charger: 'the charger in the other home',
    together: 'two homes that become one again',
  },
  threadCues: {
    leaves:
      /\b(?:(?:dad|daddy|papa|mum|mummy|mom|mommy|mama|husband|wife|partner|he|she|father|mother|(?:my|the) ex|i(?:'m| am)?)\b[^.]{0,24}\b(?:mov(?:e|es|ed|ing) (?:out|(?:in)?to (?:a|an|his own|her own)\b|in with)|is leaving|has left|left (?:us|home|the house)|has gone to live|gone to live|going to live (?:somewhere|elsewhere|in)|got (?:his|her) own (?:place|flat|house)|getting (?:his|her) own (?:place|flat|house))|does ?n.?t live (?:here|with us|at home) any ?more|not live (?:here|with us) any ?more|moved out)\b/i,
    fault:
      /\b(?:(?:his|her|their|my own|all his|all her) fault|blam(?:es?|ing) (?:him|her|them)sel(?:f|ves)|blames himself|because of (?:him|her|them|me)\b|(?:thinks?|believes?|feels?|worr(?:y|ies|ied)|ask(?:s|ed|ing)?|is sure|are sure|says?|said|(?:saying|asking|thinking)|convinced|was it|is it)\b[^.]{0,50}\b(?:caused|made (?:us|it|dad|daddy|mum|mummy|mom)|if (?:he|she|they) (?:had|was|were)|(?:was|were|been|being) (?:\w+ )?(?:naughty|bad|horrible|difficult)|naughty|not been good|been (?:good|better)|did something|something (?:he|she|they) did)|feels? (?:guilty|responsible|to blame)|is it my fault|my fault)/i,
    cross:
      /\b(?:angry|cross|furious|mad|raging|livid|rude|shouts?|blames?|hates?|horrible|takes it out) (?:\w+ )?(?:with|at|to|on) (?:me|us|both(?: of us)?|(?:his |her |their )?(?:mum\w*|mom\w*|dad\w*|parents)|everyone)\b|\b(?:so |very |really )?(?:angry|cross|furious|livid|raging)\b[^.!?]{0,20}\b(?:about|since|over|because of|that we|after)\b|\b(?:blames?|hates?) (?:me|us|mum\w*|mom\w*|dad\w*)\b/i,
    visit:
      /\b(?:(?:does ?n.?t|does not|do ?n.?t|not) (?:want|like) to (?:go|come|see|visit|stay|be) (?:\w+ ){0,3}(?:dad\w*|mum\w*|mom\w*|weekends?|there|with|him|her|over)|refuses? to (?:go|see|visit|stay)|(?:cries|screams) (?:when|before) (?:going|(?:he|she|they) goes?) to (?:his|her|their) (?:dad|mum|mom))\b/i,
    silent:
      /\b(?:never (?:calls?|rings?|comes|visits?|sees|shows|turns up|writes)|(?:does ?n.?t|does not|has ?n.?t|did ?n.?t|won.?t) (?:call|ring|visit|see (?:him|her|them)|show|turn up|contact|seen|called|come (?:to see|any more))|no contact|(?:dad|daddy|mum|mummy|mom)\b[^.]{0,20}\b(?:forgets|lets? (?:him|her|them) down|cancels))\b/i,
    told: /\b(?:told|telling) (?:him|her|them|the (?:kids|children|girls|boys)|[A-Z]\w+)\b(?:[^.]{0,12}\b(?:yesterday|today|last (?:night|week|weekend)|on \w+day|this (?:week|morning|weekend))\b[^.]{0,40}\b(?:separat\w+|divorc\w+|split\w*|apart|mov(?:e|ing) out)|[^.]{0,24}\b(?:are|will|is|going to)\b[^.]{0,12}\b(?:separat\w+|divorc\w+|split\w*|live apart|mov(?:e|ing) out))/i,
    choose:
      /\b(?:(?:choose|choosing|chose|decide|deciding|pick) (?:between|who|whom|where|which|a side)|take sides?|taking sides|judge|court|social worker|mediator|cafcass|who(?:m)? (?:he|she|they) wants? to live with|where (?:he|she|they) wants? to live|wants? (?:him|her|them) to choose)\b/i,
    hope: /\b(?:(?:thinks?|thought|believes?|hop(?:es?|ing)|promis\w+|says?|said|wants?|if|convinced)\b[^.]{0,50}\b(?:stay|be|live|keep us|remain) together\b|(?:get(?:ting)?|bring(?:ing)?|put(?:ting)?) (?:us|them|mum and dad|mom and dad|his parents|her parents|their parents|me and \w+ \w+) back together|(?:want|wish|hope)(?:s|es|ing|ed)? (?:that )?(?:us|we|them|they|daddy|dad|mummy|mum|mommy|mom|his parents|her parents|their parents)\b[^.]{0,24}\b(?:back|together|come home|comes home|move back|still married)|when (?:is )?(?:his |her |their )?(?:daddy|dad|mummy|mum|mommy|mom|papa|mama)(?:'s)? (?:is )?(?:coming|comes|moving) (?:home|back)|(?:plans?|plotting|plots) to (?:get|bring)|(?:asks?|asking|if|whether|hop(?:es?|ing))\b[^.]{0,60}\b(?:back together|together again))\b/i,
    together:
      /^(?![^]*\b(?:asks?|asking|wish\w*|hop(?:es?|ing)|wants? (?:us|them|mum|dad|mom|me)|if we|whether|keeps? (?:trying|asking)|tr(?:y|ies|ying) to (?:get|bring)|plans? to (?:get|bring)|(?:not|n.?t|never) (?:be )?(?:getting|get) back)\b)[^]*?\b(?:(?:get|gets|getting|got|are|be|back|living|live|move|moving|together) (?:back )?(?:together again|back together)|together again|(?:re)?marr\w+ (?:to )?each other|marrying each other|married again to each other|moving back in(?: with us| together)?|moves back in|reconcil\w*|giving it another (?:go|try))\b/i,
  },
  comesFirst: ['fault'],
  onlyWhenSaid: ['leaves', 'fault', 'cross', 'together', 'hope', 'choose', 'told', 'silent', 'visit'],
  tellsAlone: ['leaves', 'fault', 'cross', 'together', 'hope', 'choose', 'told', 'silent', 'visit'],
  roles: {
    // Who is going to live, or lives, behind another door.
    parent: {
      fallback: { text: 'one parent' },
      cues: [
        {
          match: /^(?=[^]*\bi(?: have|['’]ve)? (?:just )?moved out\b)[^]*\b(?:his|her|their) mum\b/i,
          phrase: { text: 'Dad', gender: 'm' },
        },
        {
          match: /^(?=[^]*\bi(?: have|['’]ve)? (?:just )?moved out\b)[^]*\b(?:his|her|their) dad\b/i,
          phrase: { text: 'Mum', gender: 'f' },
        },
        ...leaver('mum|mom|mummy|mommy|mama', { text: '$', gender: 'f' }),
        ...leaver('dad|daddy|papa|baba', { text: '$', gender: 'm' }),
        ...leaver('mother|wife', { text: 'Mum', gender: 'f' }),
        ...leaver('father|husband', { text: 'Dad', gender: 'm' }),
      ],
    },
    // How often it is: "every other weekend".
    visits: {
      fallback: { text: 'the days' },
      cues: [
        { match: /\b(?:every|each) (?:other|second) weekend\b/i, phrase: { text: 'every other weekend' } },
        { match: /\b(?:every|each) weekend\b/i, phrase: { text: 'every weekend' } },
        { match: /\b(?:every|each) other week\b|\bweek on,? week off\b/i, phrase: { text: 'every other week' } },
      ],
    },
    // "Daddy is going to have another home", or has it.
    nowhas: {
      fallback: { text: 'has another home now' },
      cues: [
        {
          match: new RegExp(`${FLAT}[^]*${STILL_TO_COME.source}|${STILL_TO_COME.source}[^]*${FLAT}`, 'i'),
          phrase: { text: 'is going to have a home in a flat' },
        },
        { match: new RegExp(FLAT, 'i'), phrase: { text: 'has a home in a flat now' } },
        { match: STILL_TO_COME, phrase: { text: 'is going to have another home' } },
      ],
    },
    live: {
      fallback: { text: 'live' },
      cues: [{ match: STILL_TO_COME, phrase: { text: 'will live' } }],
    },
    who: {
      fallback: { text: 'each parent has a home' },
      cues: [
        {
          match: /\b(mum|mom|mummy|mommy|mama)\b(?: (?:has|have|had|just|already|recently))* moved out\b/i,
          phrase: { text: '$ has another home now', gender: 'f' },
        },
        {
          match: /\b(dad|daddy|papa)\b(?: (?:has|have|had|just|already|recently))* moved out\b/i,
          phrase: { text: '$ has another home now', gender: 'm' },
        },
        {
          match: /\b(mum|mom|mummy|mommy|mama)\b (?:(?:is|will be) moving out|(?:will|is going to) move out)\b/i,
          phrase: { text: '$ will have another home', gender: 'f' },
        },
        {
          match: /\b(dad|daddy|papa)\b (?:(?:is|will be) moving out|(?:will|is going to) move out)\b/i,
          phrase: { text: '$ will have another home', gender: 'm' },
        },
        { match: STILL_TO_COME, phrase: { text: 'each parent will have a home' } },
      ],
    },
  },
  titles: {
    young: [
      { text: 'Empty Hangers', thread: 'leaves' },
      { text: 'What Stays Here', thread: 'leaves' },
      { text: 'It Was Not the Soup', thread: 'fault' },
      { text: 'Not a Word of It', thread: 'fault' },
      { text: 'Cross, and Still at Home', thread: 'cross' },
      { text: 'Two Homes, and the Same Toast', thread: 'told' },
      { text: 'Two Homes and One Wish', thread: 'hope' },
      { text: 'One Door, One Big Table', thread: 'together' },
      { text: 'One Home Again', thread: 'together' },
      { text: 'One Moon, Two Homes', thread: 'moon' },
      { text: 'The Moon Needs No Bag', thread: 'moon' },
      { text: 'Two Doors and One {name}', thread: 'count' },
      { text: 'One, Two, and {name}', thread: 'count' },
      { text: 'La, La, La, It Comes Too', thread: 'song' },
      { text: 'A Song for Two Homes', thread: 'song' },
      { text: '{name} and Two Homes' },
      { text: 'Two Homes in the Family' },
    ],
    older: [
      { text: 'What Goes and What Stays', thread: 'leaves' },
      { text: 'Twelve Empty Hangers', thread: 'leaves' },
      { text: 'Going Over It Again', thread: 'fault' },
      { text: 'Not on the List', thread: 'fault' },
      { text: 'Where the Anger Lands', thread: 'cross' },
      { text: 'A Plan Can Hear a No', thread: 'visit' },
      { text: 'Who Is There', thread: 'silent' },
      { text: 'The Phone on the Shelf', thread: 'silent' },
      { text: 'After the Sentence', thread: 'told' },
      { text: 'The News and the Toast', thread: 'told' },
      { text: 'Not a Vote', thread: 'choose' },
      { text: 'The Question of Where', thread: 'choose' },
      { text: 'A Wish With Two Front Doors', thread: 'hope' },
      { text: 'A Wish Is Allowed', thread: 'hope' },
      { text: 'The Spare Cup', thread: 'together' },
      { text: 'Back Under One Roof', thread: 'together' },
      { text: 'The Same Moon Over There', thread: 'moon' },
      { text: 'One Moon, Two Windows', thread: 'moon' },
      { text: 'The Other Sock', thread: 'sock' },
      { text: 'One Sock Here, One Sock There', thread: 'sock' },
      { text: 'The Other Glove', thread: 'glove' },
      { text: 'A Law About Gloves', thread: 'glove' },
      { text: 'A Week in Two Colours', thread: 'days' },
      { text: 'Blue Days and Green Days', thread: 'days' },
      { text: 'A Plan in Pencil', thread: 'pencil' },
      { text: 'Version Four', thread: 'version' },
      { text: 'Not the Post Office', thread: 'message' },
      { text: 'To the Right Address', thread: 'message' },
      { text: 'The Charger Is at the Other Place', thread: 'charger' },
      { text: 'One Charger, Two Homes', thread: 'charger' },
      { text: '{name} and the Two Homes' },
      { text: 'A Family With Two Homes' },
    ],
  },
  benefits: [
    'Says in plain words that parents living apart was decided by adults and was not caused by {name}.',
    'Takes no side, and leaves grown-up questions with grown-ups.',
    'Gives {name} one small thing to do and a sentence to keep for a hard day.',
  ],
  talk: {
    young: [
      'What is there two of in the story, and what is there one of?',
      'How does a goodbye feel?',
      'Shall we draw both homes together?',
    ],
    older: [
      'Who decided about the two homes in the story, and who did not?',
      'Which word went into the blank, and was it another one last week?',
      'Shall we look at the next days together and write them down?',
    ],
  },
  ofThread: {
    together: {
      benefits: [
        'Says in plain words that two homes become one again, and that adults decided it.',
        'Leaves room for being glad, unsure or both.',
        'Gives {name} one small thing to do and a sentence to keep.',
      ],
      talk: {
        young: [
          'What was there two of, and what is there one of now?',
          'How does it feel when things move?',
          'Shall we choose a place for one thing together?',
        ],
        older: [
          'What changes in the story, and what stays?',
          'Which word went into the blank, and was it another one last week?',
          'Shall we each say one thing that we would like to keep as it was?',
        ],
      },
    },
    silent: {
      benefits: [
        'Says that a parent who is seldom heard from is not silent because of anything {name} did.',
        'Says nothing bad of anybody.',
        'Gives {name} something to do with the waiting, and a sentence to keep.',
      ],
      talk: {
        young: ['Who is there in the story?', 'How does waiting feel?', 'Shall we draw what there was to tell?'],
        older: [
          'Which sentence in the story is true for you?',
          'Which word went into the blank, and was it another one last week?',
          'Shall we agree on what we do with an hour of waiting?',
        ],
      },
    },
  },
  cover: {
    setting: 'street',
    time: 'sunset',
    pose: 'stand',
    feeling: 'calm',
    companion: 'grown-up',
    props: ['backpack', 'moon'],
  },
  text: {
    '2-3': script(`
      D<moon> {his} parents {live} in two homes. Grown-ups chose that, not {Name}. The moon shines on one home. It shines on the other. It is one moon.
      D<moon> Up high is the moon. It shines on {Name}. {his} parents {live} in two homes. It shines on both. Grown-ups chose that, not {Name}.
      D<count> One home, two homes. {his} parents {live} apart. Grown-ups chose that, not {Name}. There are two doors. There is just one {Name}.
      D<count> Knock, knock! {his} parents {live} in two homes. That is two doors. Knock, knock, knock! Grown-ups chose that, not {Name}.
      D<song> La, la, la. {Name knows} a song. {his} parents {live} in two homes. Grown-ups chose that, not {Name}. A song can go along. It needs no bag.
      P<helper> {helper loves} {Name} here. {helper loves} {Name} there too.
      P Parents can live apart. They are still parents.
      P Some children have one home. Some have two.
      P Grown-ups can be sad too. Grown-ups help grown-ups.
      P Two homes are a lot of work. Where is the other shoe? Grown-ups look for it.
      Q With two homes, {Name} may feel ____.
      Q At a bye-bye, {Name} may feel ____.
      Q With one parent away, {Name} may feel ____.
      H {helper} can hug {him} and wait.
      H {helper} can draw two homes.
      H {helper} can wave a big hello.
      H<helper> {helper} can sing with {Name}.
      H<adult> {helper} can try {adult}.
      T {he} can ask, "Where do I sleep?"
      T {he} can wave a big wave.
      T {he} can draw two doors.
      T<comforter> {he} can hug {comforter}.
      T<comforter> {he} can hold {comforter}.
      T<doing> {he} can try {doing}.
      C<moon> {he} can say, "Hello, same moon."
      C<moon> {he} can say, "Two homes and one moon."
      C<count> {he} can say, "Two doors and one me."
      C<count> {he} can say, "One, two, and me."
      C<song> {he} can say, "My song comes too."
      C<topic> {he} can think about {topic}.
      A<moon> The moon goes up. It shines on one home. It shines on the other. It shines on {Name}.
      A<moon,helper> One moon, two homes. The moon is far away. {helper loves} {Name}, near or far.
      A<count> Two homes and two doors. One nose, two ears, one {Name}. It is still a family.
      A<count,helper> One door, two doors, two homes. There is just one {Name}. {helper loves} that one.
      A<song> La, la, la. A song is good in one home. It is good in two homes. It goes where {Name goes}.
      D<together> Two beds, two cups, two homes. Now the grown-ups live together again. {Name} has one home. One door, and one big table.
      D<together> There were two homes. Soon there is one again. {Name} sees boxes, in and out. Big people chose that.
      P<together> Big people try it out again. They talk a lot.
      P<together> Some days are happy. Some days are new.
      Q<together> With everyone at home, {Name} may feel ____.
      H<together> {helper} can show where things go.
      H<together> {helper} can show who is here.
      T<together> {he} can pick a place for {his} cup.
      T<together> {he} can ask, "Who is here?"
      C<together> {he} can say, "One home, one me."
      A<together> The boxes are empty. The cups stand in a row. {Name} has a bed here. It is one home again. Good night, home.
      A<together> One table, and all the chairs. {Name} sits on one of them. It is new, and it is home. Good night, table.
      D<hope> {his} parents {live} in two homes. Grown-ups chose that, not {Name}. One is here. One is there. A wish can want both.
      P<hope> Grown-ups know that wish. They can hear it.
      Q<hope> In one home, {Name} may feel ____.
      H<hope> {helper} can look at it too.
      T<hope> {he} can hold a photo.
      C<hope> {he} can say, "I wish, I wish."
      A<hope> One home here. One home there. A wish can be big. A hug can be big too. Hug, hug.
      D<fault> Two homes now. Grown-ups chose that. {Name} did not make it so. No cry did it. No spill did it.
      P<fault> Grown-ups had a grown-up thing. It was not small.
      P<fault> Children ask it. The answer is no.
      Q<fault> Thinking of it, {Name} may feel ____.
      H<fault> {helper} can say it once more.
      H<fault> {helper} can sit close.
      T<fault> {he} can ask again.
      C<fault> {he} can say, "I did not do it."
      A<fault> Not the cry, not the spill. Parents chose two homes. {Name} is loved here. {Name} is loved there.
      D<leaves> A hook is free by the door. {Name} may look. There is a home here. There is a home for {parent}. Hello, two homes.
      P<leaves> Grown-ups chose it. No child did that.
      P<leaves> {parent} thinks of {Name} there.
      Q<leaves> By the free hook, {Name} may feel ____.
      H<leaves> {helper} can say the day.
      H<leaves> {helper} can get a photo.
      T<leaves> {he} can hold a soft thing.
      T<leaves> {he} can wave at a photo.
      C<leaves> {he} can say, "One here, one there."
      A<leaves> The hook is free. {parent} has another home. {Name} may miss {parent}. The bed is here. Night-night.
    `),
    '4-5': script(`
      D<moon> {his} parents {live} in two homes. Grown-ups chose that. It is not because of something {Name did}. At night, the same moon shines on both homes. There is only one, and nobody needs to pack it.
      D<moon> In {his} family, {who}. The grown-ups chose to live apart. It is not because of something {Name said} or did. The moon is far away from both homes. That is why it can shine on both.
      D<count> Ears come in twos, and so do shoes. {his} parents {live} in two homes. That makes two doors and two fridges. Grown-ups chose it, and {Name did} not cause it. There is just one {Name}.
      D<song> Some things stay in one home, like a bed. Some things can go along. {his} parents {live} in two homes, and a song fits both. Grown-ups chose to live apart, and it was not because of {Name}. A song weighs nothing.
      D<song> A song does not need a bag. {Name} may know a good one. {his} parents {live} in two homes, and it fits in both. To live apart is a thing that grown-ups choose. {Name did} not cause it.
      P Grown-ups who live apart may be sad or cross. They can talk to other grown-ups. Children do not need to fix it.
      P Some children have one home. Some children have two. Some have a toothbrush in three places.
      P A parent in another home is still a parent. Most parents think of their children when they are apart.
      P Friends may ask where {Name lives}. They just want to know. A short answer is enough.
      P<helper> {helper loves} {Name} on days together. {helper loves} {Name} on days apart, too.
      Q When one parent is away, {Name} may feel ____.
      Q At a goodbye, {Name} may feel ____.
      Q With two homes in the family, {Name} may feel ____.
      H {helper} can say early where {Name sleeps}. ~ It helps to know before the evening.
      H {helper} can draw the days in two colours. ~ Then they are easy to see.
      H {helper} can listen to sad words and cross words. ~ Both are okay to say.
      H<helper> {helper} can give a long hug at a hello. ~ Arms are good at that.
      H<adult> {helper} can keep some time for {adult}. ~ It is good when some things stay.
      T {he} can ask, "Where do I sleep tonight?"
      T {he} can draw both homes.
      T {he} can say, "I miss somebody."
      T<comforter> {he} can hold {comforter} at a goodbye.
      T<comforter> {he} can tell {comforter} about both homes.
      T<quiet> {he} can spend some time {quiet} after a goodbye.
      T<doing> {he} can try {doing} on a hard day.
      C<moon> {he} can say, "That moon shines on both homes."
      C<moon> {he} can think, "Same moon, other home."
      C<count> {he} can say, "Two homes, two doors, and one me."
      C<count> {he} can count, "One fridge, two fridges, one me."
      C<song> {he} can think, "I have my song with me."
      C<song> {he} can say, "My song fits in both homes."
      C<topic> {he} can wait and think about {topic}.
      A<moon> The moon is up there, even when clouds hide it. It shines on one home and on the other. It shines on {Name}, too. A family can have two homes and one moon.
      A<moon,helper> The moon shines on one home and on the other. It needs no bag for that. {helper loves} {Name} in both of them. Good night, moon.
      A<count> Two homes have two of a lot of things. They may even have two kinds of jam. There is only one {Name}. That one belongs in both homes.
      A<count,helper> Two homes are a lot of doors and fridges. There is only one {Name}, with two ears and one nose. {helper loves} that one, in one home and in two.
      A<song> One home may be loud, and one may be quiet. The song sounds good in both. It goes where {Name goes}. Nobody needs to carry it.
      A<song> A song may be for the bath in one home. It may be for the kitchen in the other. It is the same song. It is the same {Name}, too.
      D<together> For some time there were two homes. Now the parents want to live together again. {Name} may have a lot of questions about that. One shelf gets full, and another gets empty. Grown-ups decided it, just as they decided the first thing.
      P<together> Grown-ups learn it bit by bit too. They may be very nice at first. They may be cross one day and talk it over.
      P<together> A child did not make them go apart. A child did not make them come back, either.
      Q<together> Now that they live together again, {Name} may feel ____.
      H<together> {helper} can say what is known so far.
      H<together> {helper} can tell which things stay as they are.
      T<together> {he} can ask, "Where will I sleep?"
      T<together> {he} can pick a spot for {his} own things.
      C<together> {he} can think, "They decided it, and I can ask."
      A<together> There is one home again. Each of the family has a place in it. It is new, even if it was like that before. It is okay to be glad, and okay to wait and see. Supper is at the same table.
      D<together> One home is a lot of people at one table. {Name} knows two homes, and now they turn into one again. Nobody packs a bag for the other home any more. The grown-ups thought about it, and they said yes.
      A<together> The bag that went to and fro hangs on its hook. It has nothing to do. In the home there are all the shoes by one door. Some days it is lovely, and some days it is odd. Both kinds of day have a supper in them.
      D<hope> {his} parents {live} in two homes. Grown-ups chose that, and {Name did} not cause it. A wish can still want all of them in one home. Many children have that wish. A wish is okay, but it does not move people.
      P<hope> Grown-ups thought about it for a long time. They know that children wish for it. They are not cross about that.
      Q<hope> When the wish comes, {Name} may feel ____.
      H<hope> {helper} can hear the wish and give a true answer. ~ The answer can be the same each time.
      H<hope> {helper} can say which day comes next, and where. ~ It helps to know.
      T<hope> {he} can draw the wish and keep it.
      T<hope> {he} can ask, "When do I see you next?"
      C<hope> {he} can say, "I wish it, and I know how it is."
      A<hope> It is a good wish, and it may stay for some time. Grown-ups can hear it and give a hug. There are two doors now. {Name} belongs to this family, with the wish and all.
      D<told> Grown-ups can have big news. {his} parents will live in two homes. They chose that, and it is not because of {Name}. The news was said in a minute. It takes much longer to get used to it.
      P<told> Some children ask a lot. Some are very quiet, and some go on with a game. Each of them heard it.
      Q<told> Thinking of the news, {Name} may feel ____.
      H<told> {helper} can say it again, in short words. ~ It helps to hear it more than once.
      H<told> {helper} can say what stays the same this week.
      T<told> {he} can ask, "What will be the same?"
      T<told> {he} can go and play, and ask later.
      C<told> {he} can say, "I can ask again."
      A<told> In the morning there is toast, as there was before the news. The family will have two homes, and that comes bit by bit. There is time for all the questions, and for none.
      D<cross> {Name has} parents who live in two homes now. Grown-ups chose that, and it was not because of {Name}. It can make a child cross. Then the cross words come out. They go to the one who is near.
      P<cross> The one who is near may be sad too. A parent can hear a cross word and stay.
      P<cross> Lots of children are cross when a home changes.
      Q<cross> When home is not as it was, {Name} may feel ____.
      H<cross> {helper} can hear it all and stay near.
      H<cross> {helper} can say, "You may be cross. I am here."
      T<cross> {he} can stamp ten times and then say it.
      T<cross> {he} can draw how big it is.
      C<cross> {he} can say, "I am cross that it is like this."
      A<cross> The cross word is out, and the parents are still parents. Home has room for it. Being cross goes up, and it goes down again. After that there may be a hug or some toast.
      D<fault> There are two homes, and {Name} may think, "Was it me?" Perhaps there was spilt soup that day, or a loud cry. But soup cannot do a thing like that. Parents live apart because of things between grown-ups. No child made it happen.
      D<fault> Heads look for a reason, and they look close by. So {Name} may think of shouting, or of toys on the floor. Parents do not live apart because of toys. It was about the two of them. It would have been just the same with a tidy floor.
      P<fault> Lots of children think it was them. It is not true for any of them. They just did not know what else it was.
      P<fault> Grown-ups may talk low, so that nobody hears. Then a child can only guess. They can say it out loud.
      Q<fault> When the question comes back, {Name} may feel ____.
      Q<fault> Thinking of that day, {Name} may feel ____.
      H<fault> {helper} can say, "It was not you." ~ It stays true each time.
      H<fault> {helper} can hear what {Name} thinks it was. ~ Then the answer fits.
      T<fault> {he} can ask out loud, "Was it because of me?"
      T<fault> {he} can draw the thing that comes to mind, and show it.
      C<fault> {he} can say, "It was a grown-up thing."
      C<fault> {he} can think, "Not the soup, and not me."
      A<fault> Soup is for lunch, and toys are for the floor. They had nothing to do with it. Parents decided to have two homes. No child did that, and no child can undo it. In both homes somebody is glad about {him}.
      A<fault> The question may come again at bedtime. The answer is still no. It was between two parents. {Name has} a place in this family, here and there.
      D<leaves> Some shirts went into bags. {parent} {nowhas}. {Name} may look at the empty hangers. They click when the door moves. Grown-ups decided it, and it was not because of a child. {parent} stays a parent, with another front door.
      D<leaves> One chair is free at breakfast now. {Name} may look at it. {parent} lives in another home. That was between grown-ups, and no child made it so. The person is still there, in another kitchen.
      P<leaves> {parent} has a new cupboard and an odd kitchen. It is strange there too. In the evening {parent} may think of this home.
      P<leaves> Grown-ups may be sad and busy at once. They carry boxes and blow their noses. They can still make supper.
      Q<leaves> When a bag goes out, {Name} may feel ____.
      Q<leaves> At the empty chair, {Name} may feel ____.
      H<leaves> {helper} can say, "We both love you."
      H<leaves> {helper} can say what stays, such as bed and cup. ~ It is a long list.
      H<leaves> {helper} can help to ring {parent}. ~ A voice fits through a phone.
      T<leaves> {he} can ask, "When do I see the other home?"
      T<leaves> {he} can choose a small thing to live over there.
      C<leaves> {he} can say, "You live there, and you are still mine."
      C<leaves> {he} can think, "Out of this door, not out of my family."
      A<leaves> The hangers have other coats on them by now. The bed is here, and so is the cup. In another home there is a door that opens for {Name}. Two parents, two doors, and one child who belongs to both.
      A<leaves> Breakfast has one chair less, and it is still breakfast. {parent} has another table, in another home. Next to it is a chair for {Name}. It is fine to miss somebody who moved out. It is fine to be cross about it too.
    `),
    '6-7': script(`
      D<sock> Where there are two homes, things end up in the wrong one. {his} parents {live} in two homes. Grown-ups decided that, and it was not caused by anything {Name did}. Often the missing thing is a sock, or the book for Monday. Nobody does it on purpose.
      D<sock> Children with two homes know something about socks. One is here, and the other one is there. {his} parents {live} in two homes, and that was decided by grown-ups. {Name did} not cause it. Grown-ups forget things as well, such as keys and coats. A list by the door helps a bit.
      D<days> One week has seven days and a lot of questions. {his} parents {live} in two homes. Grown-ups decided that, and {Name did} not cause it. With two homes, people need to know which day is in which home. On a calendar, one home can have one colour, and one can have another. Then the days make a pattern.
      D<days> In {his} family, {who}. The grown-ups decided to live apart, and {Name did} not cause that. A week still has seven days. In many families the days go on a calendar, in two colours. Birthdays and school days stay where they are. Only the place to sleep can change.
      D<moon> {his} parents {live} in two homes. Grown-ups decided that, and it was not because of {Name}. Each home has its own door and its own smell. One thing is the same in both, and that is the moon. It is so far away that it shines on half the Earth at once. Even a long road makes no difference to it.
      P Parents who live apart can be tired, sad or cross. They may not agree about things. Sorting that out is work for grown-ups. A child does not need to choose a side.
      P Other children in the class may have two homes as well. It does not show. Some of them like to talk about it. Others would rather talk about football.
      P A home gets quiet when a child is in another place. Most parents notice the quiet. They may even miss the shoes in the hall.
      P Friends may ask a lot of things at once. They want to know where the bike is and who cooks what. The answers can be short.
      P<helper> {helper knows} that two homes take practice. {helper loves} {Name} on wet Mondays and on sunny Fridays. That is the same at any address.
      Q On a day with a goodbye in it, {Name} may feel ____. People can feel two things at once.
      Q When one parent is away, {Name} may feel ____. It may be different on different days.
      Q When people talk about the two homes, {Name} may feel ____.
      H {helper} can answer the same question again. ~ Some answers are needed more than once.
      H {helper} can look at the next days with {Name}. ~ It helps to see them coming.
      H {helper} can talk about grown-up questions with other grown-ups. ~ Then no child carries a message.
      H<helper> {helper} can keep one small thing for each hello. ~ It can be a hug or a silly word.
      H<adult> {helper} can keep some time for {adult}. ~ A habit is good to have in a week with changes.
      T {he} can ask which home is for tomorrow. ~ It is fine to ask twice.
      T {he} can say, "I do not want to choose a side." ~ That is a fair thing to say.
      T {he} can draw both homes with all their doors. ~ Drawn homes fit on one piece of paper.
      T<comforter> {he} can keep {comforter} close at a goodbye. ~ Soft things are good at goodbyes.
      T<quiet> {he} can spend some time {quiet} after a goodbye. ~ Hands like to have something to do.
      T<doing> {he} can try {doing} on a hard day. ~ What helped before can help again.
      C<sock> {he} can think, "The sock is there, and I am here."
      C<sock> {he} can say, "It is only in the other home."
      C<days> {he} can think, "Two colours, one week, one me."
      C<days> {he} can say, "It is on the calendar, so I can look."
      C<moon> At a window, {he} can think, "It shines over there, too."
      C<topic> On a hard day, {he} can think about {topic}.
      A<sock> Most socks turn up, often inside a boot. Then something else is missing. Two homes take practice, for big people as well. It is the same {Name} everywhere, with or without socks.
      A<sock> Some families buy the same socks twice. Others just wear two that are different. The feet get warm like that, too. A family with two homes finds its own way, bit by bit.
      A<days> Day by day, a pattern gets known. After some time people hardly need to look. There is a square for each day, in this home or in that one. In every square there is {Name}.
      A<days> Sometimes a plan changes, and a square gets a new colour. It is still the same week, with a weekend at the end. {Name has} a place in it, in one home or the other.
      A<moon> Some nights the moon is behind clouds. It is still over one home and over the other. A family can be in two places and be a family. {Name is} part of it, by day and by moonlight.
      D<together> The parents lived apart, and now they want to live together again. {Name} may be glad, or not so sure, or both at once. Boxes come back through the door. Somebody learns again where the cups are. The grown-ups decided it, and no child made it so.
      P<together> Parents who come back together are careful with each other at first. It can seem odd to hear so many "pleases". It gets more normal with time.
      P<together> In the time apart, things were done in other ways. Some of those were good. They can be kept, if somebody says so.
      Q<together> On the day the boxes come, {Name} may feel ____. There may be two words.
      Q<together> When the parents disagree about something, {Name} may feel ____.
      H<together> {helper} can say honestly what is known. ~ "We are trying, and it is our job" is an honest sentence.
      H<together> {helper} can ask what was good about the time in two homes. ~ Something of it may be kept.
      T<together> {he} can ask the question that comes up at night. ~ It is easier when it is day.
      T<together> {he} can choose what goes on {his} own shelf.
      C<together> {he} can think, "It is their job to make it work, not mine."
      A<together> By and by the boxes are empty. One home has all the shoes in it. Nobody knows the end of such a story at its beginning. The family has had one address before, and it has had two. In each of them, {Name} was loved.
      D<together> Two homes have two fridges and two sets of cups. When a family lives together again, there are too many cups. {Name} may find that funny, or may find it hard to believe. It took grown-ups a lot of talking. It was their talk, and no child brought it about.
      A<together> In the cupboard of this home stand two rows of cups. Some are the same twice. Nobody knows yet how all the days are going to be. The family finds it out together, supper by supper. In the meantime there is a cup for everybody, and one to spare.
      D<hope> {his} parents {live} in two homes. Grown-ups decided that, and it was not because of {Name}. Many children wish that it would be one home again. Some of them make plans, or are very good for a whole week. It does not change the answer, because it was not about that.
      P<hope> Grown-ups may be friendly to each other at a door. It looks like old times. It means that they are being kind, and not that they will live together.
      P<hope> Some other children in the school have that wish too. Hardly any of them say so.
      Q<hope> When both are in one place, {Name} may feel ____. It may be glad and sad at once.
      H<hope> {helper} can say how it is, as often as it is asked. ~ A clear answer is kinder than "we will see".
      H<hope> {helper} can listen to the wish without mending it. ~ It helps when a wish has been heard.
      T<hope> {he} can tell the wish to each of the two. ~ It is no secret, and it is nobody's fault.
      T<hope> {he} can put the wish on paper, and then go and play. ~ It is not {his} job to make it come true.
      C<hope> {he} can think, "It is a wish. It is not a job."
      A<hope> A wish like that gets quieter, and it may come back on birthdays. Nobody needs to be talked out of it. There are two homes now, and one family can live behind two doors. Nothing that {Name did} caused it, and there is no mending to do.
      D<told> There is news in {his} family, and it is hard news. The parents will live apart, in two homes. They decided that, and nothing {Name} did, said or thought was the reason. A sentence like that goes in quickly. Then it may sit there, and there are no words for it yet.
      P<told> Being quiet is one answer, and so is crying, or asking about supper. Grown-ups cannot tell from it how big the news is inside.
      P<told> The grown-ups practised it before. It was hard for them to say.
      Q<told> Thinking of the news, {Name} may feel ____. There may be no word for it yet.
      H<told> {helper} can say it again on another day, in short words. ~ Big news is heard in parts.
      H<told> {helper} can tell what is known and what is not. ~ "Not yet decided" is an answer too.
      T<told> {he} can write or draw one question and put it on the table. ~ A question can be silent.
      T<told> {he} can say, "I do not want to talk now." ~ It can be another day.
      C<told> {he} can think, "I do not need to know it all today."
      A<told> The next day has toast in it, and shoes, and school. It is odd how the small things go on. The two homes come later, one box at a time. Questions can be asked then too, and by then there are better answers.
      D<silent> {his} parents live in two homes. Grown-ups decided that, and {Name did} not cause it. One of them does not call or come as {Name} would like. It is not because of anything {Name} said or did. It comes from that grown-up, and a child cannot change it.
      P<silent> Some grown-ups do not manage to be there, and the reasons are inside them. It hurts, and it is not fair.
      P<silent> Other children know that kind of waiting too. It does not show in a classroom.
      Q<silent> When the phone is quiet, {Name} may feel ____. It may be sad and cross at once.
      H<silent> {helper} can listen, and not make up a reason. ~ A true "I do not know" is better.
      H<silent> {helper} can plan something for the hour of waiting. ~ It is shorter with cocoa.
      T<silent> {he} can draw or write what there was to tell. ~ It can stay in a box until it is wanted.
      T<silent> {he} can tell it to somebody who is there. ~ News likes to be told.
      C<silent> {he} can think, "It is not about me."
      A<silent> A family is also made of those who are there. They know the best bits of today. It is okay to miss somebody and to be cross. There is supper, and somebody asks how it was.
      D<cross> When parents live apart, a child may be angry about it. Adults decided that, and {Name} did not cause it. The anger needs somewhere to go. Often it lands on the parent who is near. That one is there at breakfast and at bedtime.
      P<cross> A parent who gets the anger may look sad or cross. The love is not less. It is a hard thing for both of them.
      P<cross> Many children know this. They shout at one person and mean the whole change.
      Q<cross> When it all seems unfair, {Name} may feel ____. It may be more than one word.
      H<cross> {helper} can listen to the angry part without an answer. ~ It helps when nobody argues back.
      H<cross> {helper} can say what is planned for this week. ~ Not knowing makes people cross.
      T<cross> {he} can say, "I am angry that it is like this." ~ Then the right thing gets the anger.
      T<cross> {he} can write or draw it all on a big sheet. ~ A sheet has room for it.
      C<cross> {he} can think, "I am cross with it, and I may say so."
      A<cross> The anger may come back on another day, and it may be said. Both parents are still {his} parents, also after a loud evening. Nobody moves out because of an angry word. At breakfast the same person passes the bread.
      D<fault> When parents live apart, heads look for the reason. They start with what is nearest. {Name} may go over a day again: a fight about shoes, a loud no. None of that is on the list of reasons. The list is about two grown-ups, and a child cannot see it.
      D<fault> "If only I had been good." {Name} may have had that thought about the two homes. It comes to lots of children, and it is wrong each time. Parents do not part because somebody was loud at supper. They part because of how it was between the two of them. It was decided without any child.
      P<fault> "It was me" can be easier to think than "nobody could help it". At least it is an answer. But it is not the true one.
      P<fault> Parents are often shocked when they hear it. They knew it so well that they did not say it. Saying it aloud helps both sides.
      Q<fault> When that day comes to mind, {Name} may feel ____. It may sit in the tummy.
      Q<fault> After asking about it, {Name} may feel ____.
      H<fault> {helper} can say clearly, "It was not because of you." ~ Once a week is not too much.
      H<fault> {helper} can ask what the head has put on its list. ~ Each thing on it can be answered.
      T<fault> {he} can tell one parent or somebody close what the thought is. It gets smaller out loud.
      T<fault> {he} can write down what the head has found, and hand it over.
      C<fault> {he} can think, "My head wants a reason. It was not me."
      C<fault> {he} can say, "It was between the two of you."
      A<fault> A bad day was a bad day, and no more. It is not the reason why there are two homes. Parents can be tired of each other and not of their child. That is how it is in this family. The question may come back, and the answer will be the same.
      A<fault> On the true list there are only grown-up things. {Name} is on another list, with two parents and two homes. Nobody gets taken off it for being loud.
      D<leaves> When parents separate and one moves out, it shows in odd places. {Name} may see hangers without shirts at home, and room on a shelf. {parent} {nowhas}. That is a matter for grown-ups. It is not because of anything that a child did.
      D<leaves> A car stands outside the home, full of things. {Name} may know each of them. {parent} {nowhas}. What was decided was where the grown-ups live. It was not decided that anybody stops being a parent.
      P<leaves> For {parent} it is strange as well. Over there it is very quiet, and nobody knows where the spoons are. Many parents look at the clock at bedtime.
      P<leaves> The grown-up who stays may be cheerful, or cross, or both before lunch. It is hard work to change a home. They love their child, and that stays.
      Q<leaves> When {parent} goes, {Name} may feel ____. Two feelings can be in one tummy.
      Q<leaves> On the first evening, {Name} may feel ____.
      H<leaves> {helper} can mark {visits} with {parent} on a calendar. ~ Then it is not a guess.
      H<leaves> {helper} can say, "We both love you, here and there."
      H<leaves> {helper} can keep supper and bedtime just as they were. ~ When a lot moves, it is good that something does not.
      T<leaves> {he} can choose one thing to go and one to stay.
      T<leaves> {he} can ask when the first visit is. It is fine to ask more than once.
      C<leaves> {he} can think, "Moved out of the house, and not out of my life."
      C<leaves> {he} can say, "Which day do I come?"
      A<leaves> The free places can fill up again, with a boat or with books. Hangers may stay empty for longer. In the other home there can be a free hook, just for {him}. {Name} has two parents, as before. Now they have two addresses.
      A<leaves> After some weeks a new home has its own way of doing things. It is fine to like parts of that and miss others. This family has two front doors now. Both of them open from inside and from outside.
    `),
    '8-10': script(`
      D<moon> The moon keeps one side turned to the Earth, so people everywhere look at the same face of it. {his} parents {live} in two homes. Adults decided it, and it was not caused by anything that {Name said}, did or thought. Between two homes there may be one street or a whole sea. The moon is nearly four hundred thousand kilometres away from either. It is in no hurry to choose.
      D<pencil> In {his} family, {who}. Adults decided to live apart, and it was not caused by anything that {Name said}, did or thought. What comes after such a decision is mostly a matter of calendars. Some families with two homes write theirs in pencil. A pen looks more certain, but pencil is more honest, because work, weather and football matches can change a plan.
      D<pencil> A calendar for two homes is best written in pencil. {his} parents {live} apart, and that takes a good deal of planning. It is work for adults, like the decision itself, which was not caused by anything {Name did}. Days get moved, rubbed out and written in again. After a few months such calendars turn grey at the edges. That does not make the plan a bad one.
      D<glove> There is a law that children with two homes seem to know. The thing that is needed is in the other one. {his} parents {live} in two homes. Adults decided it, and {Name did} nothing to cause it. So the law may hold here as well. It works for gloves, sports shoes and the book for Friday. No scientist has studied it, but the evidence is strong.
      D<glove> Where there are two homes, there is sooner or later one glove in each. {his} parents {live} apart. It was a decision between adults, and nothing that {Name said}, did or thought was the cause. Two homes mean two front doors, two kinds of toast and two sets of rules about shoes. Most of that can be learned. The glove is the hard part.
      P Parents who live apart may disagree, and their voices can show it. That belongs to them. Most would be sorry to hear that somebody else felt like the judge.
      P In most classes there are several people with two homes. Some mention it in the first minute, and some in the third year. They tend to know a lot about bags.
      P Relatives and neighbours may ask careful questions in a strange voice. They are afraid of saying the wrong thing. Talking about something ordinary is a relief for them too.
      P A parent alone in a quiet home may miss the noise, and even the mess. It is not a child's job to comfort an adult. Adults have friends for that, and telephones.
      P<helper> {helper loves} {Name}, and that does not depend on the address or the day. {helper may} be sad or tired about the change as well. All of this can be true in one afternoon.
      Q On a day with a goodbye in it, {Name} might feel ____. It may be a different word by the evening.
      Q When somebody asks about the family, {Name} may feel ____. The answer need not be the same each time.
      Q When one parent is somewhere else, {Name} might notice ____. It may be in the stomach before it is in words.
      H {helper} can settle questions of time and money with other adults. ~ Then nobody else is asked to carry messages.
      H {helper} can say early when a plan changes, and give the reason if there is one. ~ A change is easier with a night in between.
      H {helper} can listen without correcting anything. ~ A feeling about the family is not a vote against anybody in it.
      H<helper> {helper} can keep one small habit for every hello, such as a bad joke. ~ It makes a doorway easier.
      H<adult> {helper} can keep time for {adult}, as before. ~ Not everything needs a new plan.
      T {he} can say, "Please ask each other," when somebody hands over a message. ~ It is polite, and it is clear.
      T {he} can make a list of what is needed in each place, with three things at the top. ~ Lists get answered sooner than sighs.
      T {he} can choose one person to tell how it is going. ~ It need not be a parent.
      T<comforter> {he} can keep {comforter} nearby on a day with a goodbye. ~ Nobody is too old for that.
      T<quiet> {he} can spend the hour after a goodbye {quiet}. ~ An hour without questions does some good.
      T<activity> {he} can ask for one fixed day for {activity}. ~ A week is easier with one thing that stays in place.
      T<doing> {he} can try {doing} on a hard day. ~ What helped in one home can help in another.
      C<moon> At a window, {he} can think, "Same face, other window."
      C<moon> {he} can think, "The moon does not choose, and nor do I."
      C<pencil> {he} can think, "It is in pencil, and a week is still a week."
      C<pencil> When a plan changes, {he} can think, "Rubbed out and written in again."
      C<glove> Looking for a glove, {he} can think, "Of course it is in the other home."
      C<glove> {he} can say, "It is not gone, it is only at the other address."
      C<topic> In the meantime, {he} can think about {topic} and choose the best three.
      A<moon> Clouds come and go, and the moon stays as far away as it was. A parent is still a parent at any distance. The rest is streets, keys and calendars. A family can have two homes, and nobody in it is half a person. {Name is} whole in either.
      A<pencil> A pencil plan gets better with use. After some months people know what works, and the rest is rubbed out. Some Fridays go wrong, in families with two homes and in families with one. One name in the plan stays where it is, and that is {hers}.
      A<pencil> Some weeks the plan works, and some weeks there is a lot of rubbing out. In between there is supper, school and music, in one home or the other. Living apart changes many things about a family. It does not change whose child {Name is}.
      A<glove> Sooner or later, many families with two homes buy a second pair of gloves. Some things cannot be bought twice, such as a person. {Name is} what both homes have in common. Compared with that, a glove is a small matter.
      A<glove> Missing things often turn up, in a bag that was searched twice. Until then people borrow, wait and complain a little. Everybody in a family with two homes gets practice in that. It is the same {Name} in any case, with one glove or with two.
      D<together> After living apart, these parents have decided to try living together again. Most people call it wonderful, and leave no room for other words. {Name} had only just got used to the other way. There was a bag, a calendar and a plan, and now all of it is different again. Adults made that decision for their own reasons. It was not brought about by anything a child did or wished.
      P<together> Both parents may be more polite than is natural, because it matters to them. They may also quarrel once and be frightened by it. One quarrel is not the end of it.
      P<together> Friends may ask what is going on, and there is no short answer. "We are back in one place" will do.
      Q<together> Hearing both voices in one kitchen, {Name} might feel ____. It may be hope and doubt at the same time.
      Q<together> Unpacking the bag for good, {Name} might notice ____.
      H<together> {helper} can say what is certain and what has still to be found out. ~ Not knowing is easier when somebody says it.
      H<together> {helper} can keep a thing or two from the time in two homes. ~ Not everything about it was bad.
      T<together> {he} can say what is worth keeping, such as an evening alone with one parent. ~ Nobody can guess it.
      T<together> {he} can wait before believing all of it. ~ There is no rule that says how fast.
      C<together> {he} can think, "It is their project. I live here."
      A<together> One home has a full coat rack again. Whether it stays like that is for the adults to work on, and they have started. {Name} may be glad, careful or annoyed about the bathroom, all in one week. The family has already shown that it can last in more than one shape.
      D<together> There are parents who live apart and later decide to try again. It is rarer than in films. {Name} may have wished for it once and given it up, or may be quite unsure about it now. A home that has been two homes needs arranging, from the bathroom shelf to the question of who decides what. That part belongs to the adults.
      A<together> The bathroom shelf of this home has a fourth toothbrush on it, or a third. How it goes on is not known yet, and people who say so are being honest. It is allowed to be glad with one eye open. The toothbrush is there in the morning, and so is somebody to say good morning to.
      D<hope> {his} parents {live} apart. Adults decided it, and nothing that {Name said} or did was the cause. There is a wish that goes with this, and nearly everybody in that place has had it. It is that the two would get together again. Some people make plans for it, with dinners, messages or perfect behaviour. The plans are clever, and they do not work. The decision was not about anything that a child can do.
      D<choose> {his} parents {live} apart. It was a decision between adults, and {Name} had no part in causing it. Now there is a question about where to live. Somebody may want to know what {Name} thinks. That can sound like a vote for one and against the other. It is not one. People who ask it want to know what a week is like, and the decision stays with adults.
      P<hope> Two adults who talk nicely at a front door may look like a beginning. Usually it is what it looks like, which is good manners. It is worth having, and it is no sign.
      P<hope> Parents who hear of the wish often feel sad for a minute. They would still rather know it than not.
      P<choose> Each parent may hope for a certain answer, and be careful not to show it. Being careful shows too. It is still not a child's task to make it come out even.
      P<choose> Those who ask children such questions have asked a great many. They have heard "I don't want to say" before, and they accept it.
      Q<hope> When both of them are in one room, {Name} might feel ____. Two words may apply.
      Q<choose> When the question comes up, {Name} might feel ____. It may be in the stomach first.
      H<hope> {helper} can give the same clear answer each time. ~ A clear no is easier to live with than a long perhaps.
      H<hope> {helper} can let the wish be said without correcting it. ~ It is allowed to be sad that a thing is over.
      H<choose> {helper} can say aloud, "You do not have to choose." ~ It helps to have heard it from both.
      H<choose> {helper} can ask what works and what does not, and leave the rest to adults. ~ A week can be described without taking a side.
      T<hope> {he} can tell somebody about the plan before trying it. ~ Plans of that kind are heavy for one person.
      T<hope> {he} can write the wish down and put it away, with the date. ~ It does not need to be given up, only put down.
      T<choose> {he} can describe an ordinary week in both homes, with what is good and what is a nuisance. ~ That is information, and no vote.
      T<choose> {he} can say, "I would rather not choose." ~ It is a complete answer.
      C<hope> {he} can think, "I may wish it. I do not need to arrange it."
      C<choose> {he} can think, "I can say how it is. Others decide."
      A<hope> The wish may keep turning up, at weddings for instance, or when a certain song is on. It does no harm. Families in two homes have jokes, rows and birthdays like the rest. No one there is waiting for {Name} to mend it.
      A<choose> When it is settled, there will be a plan with days in it, made by adults. Parts of it may be good and parts annoying, and it can be changed later on. {Name} belongs to both homes before and after. No answer could have changed that.
      D<told> Some sentences divide a week into before and after. {his} parents will live apart. It was decided by adults, for reasons between adults, and nothing that {Name said}, did or thought was the cause. The brain needs time for a thing of that size, and it often begins by doing nothing at all. People go quiet, tidy a drawer or ask what is for supper. It is not coldness, only a brain that is busy.
      P<told> Adults watch a face after such news and draw the wrong conclusions. Somebody who says nothing is not fine, and somebody who shouts is not worse off.
      P<told> People may put off saying such a thing, because they do not want to see anybody sad. It may come out shorter than they meant.
      Q<told> A day after the news, {Name} might notice ____. It may be nothing yet, and that counts as well.
      H<told> {helper} can come back to it in a few days without being asked. ~ The questions usually turn up after the conversation.
      H<told> {helper} can say what is settled, such as the school, and what is open. ~ A short list is better than a guess.
      T<told> {he} can keep a list of questions and hand it over when it is long enough. ~ They do not need to be polite.
      T<told> {he} can choose one person outside the family to tell. ~ It is {his} news as well.
      C<told> {he} can think, "It was theirs to decide. I did not cause it."
      A<told> On the morning after, there is still toast, and the bus is late as usual. A family turns into one with two homes over months, not in an afternoon. There will be questions for a long time, and they may be asked twice. Nobody expects a finished opinion.
      D<silent> {his} parents {live} apart. It was decided by adults, and nothing that {Name said}, did or thought was the cause. Since then, one of them is seldom heard from. It is easy to look for the reason in oneself. It lies with the adult, in things that a child did not make and cannot mend.
      D<visit> {his} parents {live} apart, and adults decided that. There is a plan for the visits, and {Name} may not want to go by it. It may be about a long drive, a missed party, or something that is not all right there. A plan is made for people and can be looked at again. To say so is not a vote against anybody.
      P<silent> Adults who stay away often feel bad about it, and then it gets harder to call. That explains something. It does not make it fair.
      P<silent> The parent who is there cannot make the other one ring. Most have tried.
      P<visit> A parent who hears "I do not want to come" may be hurt, and say something clumsy. Under it is mostly the wish to be visited.
      P<visit> Adults look for the one big reason. Sometimes there is one, and sometimes there are three small ones.
      Q<silent> When the phone rings for somebody else, {Name} might feel ____. Anger and missing somebody can come together.
      Q<visit> On the day before, {Name} might notice ____. It helps to know which part of the visit it is about.
      H<silent> {helper} can be honest that it is not right, without bad names for anybody. ~ It helps when somebody else has seen it too.
      H<silent> {helper} can go on with the ordinary things, at the usual times. ~ What is certain counts double then.
      H<visit> {helper} can ask which part is hard, and listen without looking pleased or cross. ~ Then the answer can be a true one.
      H<visit> {helper} can talk to the other adult about the plan. ~ It is a task for grown-ups, not for a messenger.
      T<silent> {he} can write it all down, as a letter that need not be posted. ~ Letters of that kind can be very plain.
      T<silent> {he} can choose an adult who is there for the news of the week. ~ It is a good place for news.
      T<visit> {he} can say one sentence about it, such as, "I would like to change Saturdays." ~ A small change is easier to hear than a big no.
      T<visit> {he} can tell an adult at once if something there is not all right. ~ That is a different matter, and an important one.
      C<silent> {he} can think, "That is about them. I am the same."
      C<visit> {he} can think, "I may say how it is for me."
      A<silent> It may change one day, and it may not. Meanwhile there are people who know what {Name} had for lunch. They are family too, in one home or in two. The phone is only a phone.
      A<visit> Plans for two homes are changed all the time, for work, football and new bedtimes. They can be changed for this as well, a little or a lot. Having said it is not unkind. Adults do the arranging from there.
      D<cross> Anger about a big change seldom goes to the address it was meant for. {his} parents live apart now, and adults decided that, for reasons of their own. The anger about it mostly lands on whoever is near. That is often the one who asks about homework and makes supper. It is not fair, and it is not random either. People are angry where they expect to be kept.
      P<cross> The parent who gets it may feel hurt and understand it at the same time. Some answer badly on the first evening and better on the second.
      P<cross> Other children whose parents separated say that they were furious for a while about small things. It was about towels, or about a spoon. The real subject was larger.
      Q<cross> After a loud evening, {Name} might feel ____. Regret and relief can share a sofa.
      H<cross> {helper} can hear the complaint to its end before explaining anything. ~ Explanations are for later.
      H<cross> {helper} can leave questions about the other parent to that parent. ~ It keeps the argument smaller.
      T<cross> {he} can finish one sentence that begins with "What I hate about this is". ~ It sends the anger to the right address.
      T<cross> {he} can go to another room before answering. ~ Some sentences get shorter on the way.
      C<cross> {he} can think, "I am angry with what happened, and this person is here."
      A<cross> Being angry with a parent does not use up a parent. Most of the anger was about a change that {Name} had not asked for, and that can be said. At home there is supper, as on other days. The one who made it can hear the sentence.
      D<fault> A mind that has no explanation for two homes will make one, and it uses what it has. {Name} may have gone through the weeks before and found something, such as an argument or a slammed door. It looks like evidence. It is only what happened to be lying nearby. Adults part for reasons that lie between the two of them, and most of those are older than any door.
      D<fault> There is a thought that nearly every child of separated parents has had, and few say aloud. It goes: "If I had been easier, they would still live together." {Name} may know it. It gives a child a power that no child has. Families with the easiest children part, and families with the loudest ones stay together. It depends on something else.
      P<fault> Children who blame themselves are often the ones who notice most. They heard their own name in an argument, about bedtimes perhaps. Parents argue about bedtimes when something else is wrong. The bedtime did not cause it.
      P<fault> Parents may think that it goes without saying. Many have not said it once, and are shocked when it comes out months later.
      Q<fault> When the mind goes back to that week, {Name} might feel ____. Two feelings may contradict each other.
      Q<fault> Having said it out loud, {Name} might notice ____.
      H<fault> Someone at home can answer the thought directly: "You did not cause it, and you could not have changed it." ~ A direct sentence holds better than a hug alone.
      H<fault> Someone at home can find another adult for it, such as a counsellor at school. ~ Some questions are easier to ask of somebody outside.
      T<fault> {he} can say the thought to one person, exactly as it sounds in the head. It is usually shorter than expected.
      T<fault> {he} can write the evidence down and let an adult go through it, line by line.
      C<fault> {he} can think, "Nearby is not the same as the reason."
      C<fault> {he} can think, "That was never my job, and it was not my doing."
      A<fault> The evidence has been gone through, and none of it counts. There was an argument about homework, as in every home in the street. The reasons for two homes are somewhere else, and they belong to two adults. {Name} is not a reason for anything, but a person whom both of them would not be without. If the thought comes back at night, the answer is short, and it is the same by day.
      A<fault> A thought like that fades slowly, because it has been rehearsed so often. Each time it is said aloud, somebody can contradict it. The two parents disagree about several things. On this one they do not: it was theirs, from beginning to end.
      D<leaves> A person who moves out takes surprisingly little: some clothes, a few books, the good kettle. What {Name} may notice is the rest, such as twelve empty hangers and a missing sound in the morning. {parent} {nowhas}. It was decided between the adults, and nothing that a child did came into it. A marriage can end. Being a parent does not come with a notice period.
      P<leaves> For {parent} the first evenings are odd as well. There is a flat with an echo, and nobody in it who asks what is for supper. Most adults do not mention that on the phone.
      P<leaves> The parent who stays may seem relieved one day and tearful the next. Both can be real. Neither needs to be looked after by a child.
      Q<leaves> In the first quiet hour, {Name} might feel ____. It may be several things, and some may not match.
      Q<leaves> On seeing the other home for the first time, {Name} might notice ____.
      H<leaves> Someone at home can fix the first visits and calls in writing. ~ A date on paper is worth more than "soon".
      H<leaves> Someone at home can leave {parent} in the conversation. ~ Nobody needs to be unmentionable.
      T<leaves> {he} can decide which of {his} own things live where, before somebody else does.
      T<leaves> {he} can ask the questions that seem too small, such as where the bike will be. Small answers make a thing real.
      C<leaves> {he} can think, "Another address, the same parent."
      C<leaves> {he} can think, "I am allowed to miss somebody and be angry."
      A<leaves> After a month the hangers have a use again, and the morning has a new sound in it. Most of what a home is stays there. {parent} has another front door now, and {Name} has a place behind it. It is a different family map, drawn in two colours. People learn to read it.
    `),
    '11+': script(`
      D<message> In {his} family, {who}. Living apart was a decision between adults, and most of the reasons for such a decision lie out of sight. It was not caused by an argument about homework, or by anything else that {Name said} or did. Two homes need a great many messages about dates, money and shoes. The shortest route for them often seems to be a child. It is also the worst one.
      D<message> Two homes produce a surprising amount of post. {his} parents {live} apart, so there are questions between them, such as who pays for the trip and where the blue coat is. A question like that may be handed to whoever is nearest to the door. That does not turn it into {his} question. Nor was the decision to live apart caused by anything that {Name did}.
      D<version> Every arrangement between two homes begins as a guess. {his} parents {live} apart. That was decided by adults, and it was not caused by anything that {Name did} or failed to do. What follows is a plan for days, holidays and the dentist. The first version is seldom the last one. People change jobs, timetables and their minds, so a plan that can be rewritten is better than one that looks finished.
      D<charger> The charger is in the other home. People whose parents live apart know this as a kind of natural law, and {Name} may be able to confirm it. The decision behind it was made by adults, for reasons between adults, and nothing that {Name did} was one of them. What reaches everybody else is mostly practical. It consists of bags, keys and two sets of opinions about bedtime.
      D<charger> Two homes mean two of many things, but seldom two of the right ones. {his} parents {live} apart. Adults decided it, and nothing that {Name did} was the cause. There may be two toasters and only one charger. Other differences are harder to count, such as what is funny and whether a closed door means anything. Moving between two sets of rules takes skill. Diplomats get a training course for it.
      P Parents may each think that talking about it would upset somebody, and so they wait. From outside, that can look like not caring. More often it is a mixture of good intentions and not knowing how to begin.
      P Friends whose parents live apart have usually stopped finding it remarkable. They complain about packing, calendars and the smell of one of the cars. Some say that home became quieter, and that they were relieved and sad about the quiet.
      P Adults under strain may say things about each other that they would not say on a better day. They forget who is listening. It tells something about the strain, and it is not a request for a verdict.
      P Relatives may have a side, and assume that everybody else has one too. They may be missing something of their own, such as a long table at holidays. Their questions can be left unanswered.
      P<helper> {helper loves} {Name}, and no address changes that. {helper may} also be worn out, relieved and sorry in the course of one morning. Adults are not better at mixed feelings, only more used to them.
      Q When the family comes up in conversation, {Name} might feel ____. Tired of the subject is an answer too.
      Q On a day with a goodbye in it, {Name} might notice ____. It may take until the evening to find the word.
      Q When one parent talks about the other, {Name} may feel ____. Nobody is owed an explanation of that.
      H {helper} can take over every message about dates and money. ~ It keeps other people out of it.
      H {helper} can ask for an opinion before a plan is made, and not only afterwards. ~ Being heard is not the same as being made to choose.
      H {helper} can accept "I would rather not talk about it" as a complete answer. ~ The offer can stay open.
      H<helper> {helper} can say out loud that missing one person is not disloyal to another. ~ It is easy to know this and still good to hear it.
      H<adult> {helper} can keep up {adult}, whatever the calendar says. ~ A small habit holds more together than it seems to.
      T {he} can say, "Please sort that out between you," and leave it there. ~ It is polite, and it is complete.
      T {he} can write down what is needed in both places and hand in the list. ~ Requests on paper are harder to mishear.
      T {he} can pick one person without a side to talk to, such as a friend, a teacher or a counsellor. ~ It is restful to speak to somebody who needs nothing from the answer.
      T<comforter> {he} can keep {comforter} in reach, wherever the bed is. ~ Nobody outgrows everything at once.
      T<quiet> {he} can spend the first hour after a goodbye {quiet}. ~ An hour without questions is a reasonable wish.
      T<activity> {he} can ask for a fixed time for {activity} in the plan. ~ A week can use one thing that does not move.
      T<doing> {he} can try {doing} on the difficult days. ~ What works does so at either address.
      C<message> When a message is handed over, {he} can think, "I am not the post."
      C<message> {he} can think, "That question has an address, and it is not mine."
      C<version> When everything is moved again, {he} can think, "This is version four, and there can be a version five."
      C<version> {he} can say, "Put me in the next version, please."
      C<charger> Searching a bag, {he} can think, "Of course it is the charger."
      C<charger> {he} can think, "Two homes, one charger, and I am entitled to one sigh."
      C<topic> When people discuss the family, {he} can think about {topic} in as much detail as possible.
      A<message> Whoever writes the messages, {Name is} a member of this family and not its post office. Two homes can be run by two adults who write to each other, even badly. What is left for everybody else is the better part. It consists of meals, music and ordinary conversation.
      A<message> Questions that go to the right address tend to get shorter. It may take adults some time to learn the route, because the wrong one was so handy. Being the child of two people who live apart is a position with a view of its own. It does not come with an office.
      A<version> Some parts of a plan work and some are rewritten, and it is honest to say so. Most families with two homes have thrown away at least one perfect version. {his} opinion belongs in the next one, although the decision is made by adults. Under all the versions there is one line that nobody edits, and it says whose child {Name is}.
      A<charger> Sooner or later somebody buys a second charger, and then something else is missing. The rules at the two addresses may grow more alike, or people may get used to the difference. Two homes are not twice a home, and neither is half of one. Wherever the charger is, there is one {Name}, complete.
      A<charger> After a while most families that live apart have a routine, and it is boring in a good way. Things still end up at the wrong address, and toast still tastes different at each. None of that is anybody's fault. {Name} may end up knowing more about two ways of living than most adults know about one.
      D<together> Parents who separate get a good deal of advice. There is hardly any for those who come back together, and even less for the people who live with them. One arrangement had become familiar to {Name}, and now there is another. It is possible to be glad of it and to distrust it, since both rest on experience. The decision belongs to two adults. Nobody else caused the ending, and nobody else is responsible for this beginning.
      P<together> Both of them are probably nervous and on their best behaviour, which is tiring to watch. Sooner or later there will be an ordinary argument about the dishwasher. It is not a symptom.
      P<together> People outside the family say how lovely it is. They have seen the film version. A nod is an adequate reply.
      Q<together> In a kitchen with both of them in it, {Name} might feel ____. Relief and suspicion can share a table.
      Q<together> Giving up the second room, or the second set of keys, {Name} might notice ____.
      H<together> {helper} can say what has been agreed and what has not. ~ Vagueness invites everyone to guess.
      H<together> {helper} can hear doubts without taking them as a vote. ~ They are information.
      T<together> {he} can name what was good about the last arrangement and ask to keep part of it. ~ A fixed evening with one parent is a common request.
      T<together> {he} can take all the time that trust requires. ~ It is built out of ordinary weeks.
      C<together> {he} can think, "Their project. I only live here."
      A<together> Nobody knows how it will go, and it is honest to say so. What can be seen is whether the weeks become ordinary. The family has lived at one address and at two, and {Name} belonged to it at each of them. The bag can go on top of the wardrobe, within reach if need be.
      D<together> Of all the announcements parents can make, this is the one for which nobody has a ready face. Two homes are to become one again. {Name} may have hoped for it, stopped hoping, and made a decent life out of the gap. All of that does not vanish because a van comes. The decision is theirs and so is the work it takes. What is fair is to be told the plan and to keep an opinion of it.
      A<together> The second key can stay on the ring for a while. It weighs nothing, and nobody needs to say what it is for. A home that is put together again has seams, and people who live there learn where they are. Trust comes back in portions, and whoever holds the key decides how large they are.
      D<hope> {his} parents {live} apart, as the result of a decision between adults that nothing {Name said} or did brought about. It would be odd not to have wished, at some point, that it could be undone. People of all ages report that wish, including some whose parents separated decades ago. It can turn into work: carrying good news from one home to the other, arranging meetings, keeping the peace. It is work without prospects, because the reasons lie somewhere else.
      D<choose> {his} parents {live} apart, and that was settled between adults, without any cause in {Name}. The question of where to live is different, since at this age the people who decide about it will usually ask. Being asked is a right. It is easily mistaken for a burden, as though one sentence would decide for one parent and against the other. What is wanted is a view, which will be weighed with a good many other things by people whose job it is.
      P<hope> Two people can be kind to each other again precisely because they live in different places. From outside, this looks like hope. From inside, it is usually relief.
      P<hope> Parents tend to be the last to hear of the wish, because it is kept from them out of kindness. Most could bear it, and would answer it honestly.
      P<choose> A parent who says "it is entirely up to you" generally means it well and has just handed over something far too heavy. It can be handed back.
      P<choose> Those who put the question have heard every possible reply, including none. They know the difference between an opinion and a verdict on a parent.
      Q<hope> When both of them turn up in one place, {Name} might notice ____. More than one answer may be true.
      Q<choose> At the thought of being asked, {Name} might notice ____. Loyalty in two directions is uncomfortable, and it is no fault.
      H<hope> {helper} can say clearly what is decided and what is not. ~ Uncertainty feeds a hope more than kindness does.
      H<hope> {helper} can leave room for being sad about it, even years later. ~ It is not a vote against anybody.
      H<choose> {helper} can state, preferably in both homes, that no answer will be held against {him}. ~ It counts for more when it has been said aloud.
      H<choose> {helper} can find out who exactly will ask, what for, and who gets to hear it. ~ A good deal of the weight is in not knowing that.
      T<hope> {he} can stop doing one of those jobs for a month, such as passing on good news. ~ It may turn out that the adults manage.
      T<hope> {he} can say it once to each of them, as a fact and not as a request. ~ Wishes take up less room once they have been heard.
      T<choose> {he} can describe what works in each place and what does not, and leave out the conclusion. ~ A description takes no side.
      T<choose> {he} can say, "I do not want to choose between them," and have that written down. ~ It is a view like any other.
      C<hope> {he} can think, "A wish is not an assignment."
      C<choose> {he} can think, "A view is not a verdict."
      A<hope> The wish need not be argued away, and it tends to get quieter when nothing is expected of it. There are two homes, each with a family life of its own, and nobody's place in either depends on results. What two adults make of each other is up to them. That leaves some evenings free.
      A<choose> Whatever is decided, it will be decided by adults, and it can be reviewed when it does not fit. Both homes remain what they are, and so does the claim on both of them. Nobody gets less of a parent by the answer to a question. It was asked in order to know what an ordinary week is like, and that is all it can say.
      D<told> News of this kind is delivered in about two minutes and takes a good deal longer to arrive. {his} parents are going to live apart, for reasons between adults, and nothing that {Name said}, did or failed to do was among them. The first reaction says little. Some people are silent, some are practical at once, and some had known for a year. It is common to feel nothing in particular for a day or two and then to be furious about a teaspoon.
      P<told> Parents have usually rehearsed the sentence for weeks, and they look for a sign of how it was taken. No sign is available at that stage. They would accept "I don't know yet".
      P<told> Other people at school have had the same two minutes. Hardly any of them mention it, and most would understand half a sentence.
      Q<told> Some days after it, {Name} might notice ____. Relief, anger and worry about practical things may be taking turns.
      H<told> {helper} can say what has been decided and what has not, with dates where there are any. ~ Uncertainty is easier to bear when it has edges.
      H<told> {helper} can keep the reasons between the adults where they belong. ~ Weighing them up is not a task for anybody else.
      T<told> {he} can ask the practical questions first, such as school, room and weekends. ~ They are legitimate, and they have answers sooner.
      T<told> {he} can tell one friend, on {his} own terms and in {his} own time. ~ It is {his} news too.
      C<told> {he} can think, "It was said in two minutes. I may take longer."
      A<told> The kitchen looks the same on the morning after, down to the toast, which seems almost tactless. What changes will change over months, and some of it can be influenced. A family with two homes is put together slowly, with mistakes and revisions. No one is required to have a view of it by the weekend.
      D<silent> {his} parents {live} apart, which was decided between adults and had no cause in anything {Name said} or did. One of them has largely gone quiet. A silence like that invites explanations, and the nearest one is oneself: not interesting enough, too difficult, too old by now. It is a wrong address. People who stay away from their children mostly do so for reasons of their own, such as muddle or a life that they cannot manage.
      P<silent> The longer an adult has not called, the harder it becomes, since each week adds something to explain. It accounts for a good deal and excuses nothing.
      P<silent> The other parent may say too much about it or nothing at all. Both come from not knowing what would help.
      Q<silent> On a birthday, or at some quite ordinary moment, {Name} might notice ____. Anger is often easier to reach than the rest.
      H<silent> {helper} can say plainly that this is not right, and leave it at that. ~ A clear sentence is worth more than a defence or an attack.
      H<silent> {helper} can ask if talking to someone outside the family would be welcome. ~ It is a common reason to go.
      T<silent> {he} can write the message that will not be sent, in full. ~ It shows what there is to say, and to whom.
      T<silent> {he} can decide how much of {his} own time goes into waiting. ~ That part can be decided.
      C<silent> {he} can think, "It is their silence. It is not my description."
      A<silent> It may change, at eighteen or at thirty, and there is no use in arranging a life around it. What is there in the meantime is a family of those who turn up, in one home or several. They are not a substitute. They are simply the ones who know what the week was like.
      D<visit> {his} parents {live} apart, and that was decided between adults. The plan that came with it has a square for every weekend, and {Name} may have begun to resist some of the squares. There can be good reasons, such as friends, sport, boredom, a sofa for a bed, or something there that is not all right. At this age a plan competes with a life. To say so is not a verdict on a parent.
      P<visit> The parent who is to be visited may hear "not this weekend" as "not you". It takes some skill to hear anything else.
      P<visit> The other parent may be pleased, or alarmed, or careful to look like neither. None of that needs to decide the matter.
      Q<visit> On the day before, {Name} might notice ____. It is worth finding out whether it belongs to the person, the place or the plan.
      H<visit> {helper} can ask what could be changed, and take notes. ~ Small changes are often enough.
      H<visit> {helper} can raise the plan with the other adult directly. ~ It is a negotiation between adults, and no work for a messenger.
      T<visit> {he} can propose something in place of a refusal, such as another day or a shorter stay. ~ A proposal is easier to hear.
      T<visit> {he} can tell an adult without delay if something there is not all right. ~ That is another matter, and it comes first.
      C<visit> {he} can think, "A plan can be changed. I can say what I need."
      A<visit> Arrangements between two homes are revised in most families, and the reasons change with age. What counts as a good weekend at six is not the same at fourteen. Saying so openly is a form of respect for everybody concerned. The rest is calendars, and those are a job for adults.
      D<fault> People would rather be guilty than helpless, which is why so many of them look for their own part in things that were decided elsewhere. {Name} may have a private theory about why the parents live apart, with dates in it. It may contain a row, a school report, an expensive hobby. Such theories are hard to give up, because they make sense of something that otherwise does not. They are still wrong. A relationship between two adults is not ended by a third person's maths.
      P<fault> Parents hardly ever mention the subject, since it has not crossed their minds that anyone could think so. Asked directly, they tend to be appalled, and then very clear.
      P<fault> Friends with separated parents have often had the same theory, with other dates. It is a good deal easier to see through somebody else's.
      Q<fault> Late at night, going over it, {Name} might feel ____. Relief and guilt can share a room.
      Q<fault> On hearing it denied, {Name} might notice ____. Belief may take longer than hearing.
      H<fault> Someone at home can say it without being asked: it was between the adults, and no child could have caused or prevented it.
      H<fault> Someone at home can arrange for somebody neutral to talk to. ~ It is easier to say a thing to a person who will not be hurt by it.
      T<fault> {he} can put the theory into one sentence and test it on somebody who was there.
      T<fault> {he} can ask each parent the same question and compare. On this point the answers tend to match.
      C<fault> {he} can think, "A theory with dates is still only a theory."
      C<fault> {he} can think, "Not my decision, not my doing."
      A<fault> The dates remain, and so does the row. They are simply not connected to what came after, except that they happened in the same family. Adults part over things that were there before, and usually before anyone noticed. That is less tidy than a theory, and it leaves nobody at the age of {Name} with anything to make up for. It may take a while to believe. It is true in the meantime.
      D<cross> {his} parents {live} apart, and being furious about that makes sense. Two adults took a decision, and other people live in it as well. {Name} may be furious at both of them, at the timing or at the calm voice in which it was said. None of that is childish. It was decided for reasons between the two of them, and nothing that {Name} did or said belongs among those reasons. Anger on that scale needs room, and it does better when it can tell where it is pointing.
      P<cross> Parents who have just said such a thing often answer anger with explanations. They are hoping to be understood, and it sounds like a press release. Some of them can be asked to stop and listen.
      P<cross> Underneath there is usually more than one thing: being sad, being worried about practical matters, being left out of a decision. Fury is only the quickest of them to the door.
      Q<cross> When one of them tries to talk about it, {Name} might notice ____. It may be in the jaw before it is in the head.
      H<cross> {helper} can hear an angry sentence to its end without defending anything. ~ It is a service, and it is over sooner than people fear.
      H<cross> {helper} can say what is decided, what is open and who is being asked. ~ Part of the anger is about not knowing.
      T<cross> {he} can write down what exactly is infuriating, in order, and hand over one item. ~ One item can be answered.
      T<cross> {he} can put it into a run, a wall and a ball or very loud music first, and into words later.
      C<cross> {he} can think, "I am angry about a decision. I may say so, and nobody has to be hurt by it."
      A<cross> Anger like this does not end by appointment. It gets shorter, or it turns up on a Sunday in a smaller size. The list may have been handed over in part, and one line on it has an answer. {his} parents {live} apart, and both are still responsible for somebody who is furious with them. That is a thing they can stand.
    `),
  },
};

/**
 * Parents who live apart. Who moved, when, why and how often anybody is where is not ours to say: it comes from the
 * parent's words (roles `live` and `who`) or not at all. That the child did not cause it is in every opening.
 */
export const parentsDivorce: Frame = withScenes(
  own,
  wordsAboutTheOther,
  movesOutSoon,
  whoseHoliday,
  missedHere,
  houseThatIsSold,
  silentToBoth,
  notSpeakingToOne,
  notAScale,
  stillFriends,
);
