import { leftOutOnPurpose } from './left-out-on-purpose.ts';
import { afterAFallingOut } from './after-a-falling-out.ts';
import { friendWithABoyfriend } from './friend-with-a-boyfriend.ts';
import { pickedLast } from './picked-last.ts';
import { aClubWithADoor } from './a-club-with-a-door.ts';
import { thePopularGroup } from './the-popular-group.ts';
import { noPartnerYet } from './no-partner-yet.ts';
import { thePlaceBesideAFriend } from './the-place-beside-a-friend.ts';
import { theHelperIsAlwaysThere } from './the-helper-is-always-there.ts';
import { script, type Frame, type Role } from '../../frame.ts';
import { TEACHER } from '../../school-roles.ts';
import { withScenes } from '../scene.ts';
import { takenOutOfTheChat } from './taken-out-of-the-chat.ts';
import { oneOfUsIsOut } from './one-of-us-is-out.ts';
import { notOnTheList } from './not-on-the-list.ts';
import { nothingButFootball } from './nothing-but-football.ts';
import { notPickedForTheGame } from './not-picked-for-the-game.ts';
import { toldCannotPlay } from './told-cannot-play.ts';

/** It happens in clubs, in streets and at home as often as at school: then it is no teacher who is in charge. */
const NOT_AT_SCHOOL =
  /^(?![^]*\b(?:(?<!after )school|class\w*|nursery|pre-?school|kindergarten|teachers?|play ?time|playground|break|lessons?|year \d+)\b)[^]*\b(?:clubs?|coach|team|neighbou?r\w*|next door|street|road|estate|scouts?|cubs|brownies|guides|beavers|swim\w*|football|dance|ballet|gymnastics|judo|karate|camp|park|church|mosque|temple|online|cousins?|brother|sister|twin)\b/i;

/** Being left out: a game that is full, a group of three, a party seen from outside, and the ways back in. */
const THREAT =
  /\b(?:i am|i'm|he is|he's|she is|she's|they are|they're|he|she|they)(?: not| isn'?t| aren'?t) (?:my|his|her|their) (?:best )?friends?(?: any ?more)?\b|\b(?:(?:you(?:'re| are)?|he|she|they)(?:'s| is)? (?:ca(?:n'?t|nnot) (?:come|play)|(?:not|isn'?t|aren'?t|won'?t be) (?:coming|invited)) to (?:my|her|his|their) (?:birthday )?part(?:y|ies)|(?:you(?:'re| are)) not (?:my|her|his|their) (?:best )?friend (?:any ?more|now)?|says? (?:\w+ ){0,4}not (?:her|his|their|my) (?:best )?friend (?:any ?more|now|if)|(?:wo n'?t|won'?t|wont|not|stop) be(?:ing)? (?:my|her|his|their) friend (?:any ?more |now )?if)/i;
/** The others of a three, by name where both are given. */
const THE_OTHER_TWO: Role = {
  fallback: { text: 'the others', plural: true },
  cues: [{ match: /\b(\p{Lu}\p{Ll}+ and \p{Lu}\p{Ll}+)\b/u, phrase: { text: '$', plural: true } }],
};

const own: Frame = {
  id: 'left-out',
  name: 'Being left out',
  says: [
    'feels left out by the other girls',
    'being left out at playtime',
    'the other boys wont let him play',
    'they tell her she cant play with them',
    'excluded by her friendship group',
    'his two best friends leave him out',
    'three friends and she is the odd one out',
    'everyone in the class got an invite except him',
    'saw photos of the party she was not asked to',
    'kids at nursery say no you cant play',
    'picked last every single time in pe',
    'her friends ignore her on purpose',
    'older cousins wont include him',
    'big brother and his mates leave her out',
    'friends all went to the cinema without him',
    'taken out of the group chat by her friends',
    'nobody saves her a seat on the bus',
    'feels invisible at school',
    'he asked to join and they said the game was full',
    'the others run away from her when she comes near',
    'leaving my child out on purpose at break',
    'third wheel with her friends',
    'excluded from the game again today',
    'the neighbours kids shut him out',
  ],
  claims: {
    strong: [
      'too little to play',
      'too little to join',
      'too little to join in',
      'too little to be in',
      'too small to play',
      'too small to join',
      'too small to join in',
      'too small to be in',
      'too young to play',
      'too young to join',
      'too young to join in',
      'too young to be in',
      'big brother will not let',
      'big sister will not let',
      'big brother wont let',
      'big sister wont let',
      'older brother wont let',
      'older sister wont let',
      'older brother will not let',
      'older sister will not let',
      'leaving her out',
      'leaving him out',
      'leave her out',
      'leave him out',
      'leaves her out',
      'leaves him out',
      'gang up',
      'gangs up',
      'ganging up on',
      'whispering and running',
      'friends run off',
      'run off from her',
      'run off from him',
      'run away from her',
      'friends turned on',
      'turned against her',
      'turned against him',
      'her turn to be out',
      'his turn to be out',
      'friends whisper',
      'friendship group of three',
      'into boys',
      'boys and makeup',
      'makeup and boys',
      'too babyish for',
      'babyish for her friends',
      'only talk about boys',
      'talk about boys',
      'grown apart from',
      'growing apart from',
      'but not him',
      'but not her',
      'sleepover but not',
      'sleepover but not him',
      'sleepover but not her',
      'party but not him',
      'party but not her',
      'going but not him',
      'going but not her',
      'stands at the fence',
      'stands alone at break',
      'watches others play',
      'three is too many',
      'two friends say three',
      'twos company',
      'while the others play',
      'others play on the climbing frame',
      'watches the others play',
      'invited to anything',
      'nobody came to his party',
      'nobody came to her party',
      'nobody came to his birthday',
      'nobody came to her birthday',
      'no one came to his party',
      'no one came to her party',
      'get invited',
      'out of the group chat',
      'out of the chat',
      'out of the class chat',
      'out of the whatsapp group',
      'from the group chat',
      'from the class chat',
      'from the whatsapp group',
      'from the girls whatsapp',
      'from the chat group',
      'off the group chat',
      'whatsapp group without',
      'group chat without',
      'gets invited',
      'not invited',
      'never invited',
      'isnt invited',
      'ignoring her',
      'ignoring him',
      'ignores her',
      'ignores him',
      'has been ignoring',
      'being left out',
      'feels left out',
      'feel left out',
      'felt left out',
      'leave him out',
      'leave her out',
      'leave them out',
      'left him out',
      'left her out',
      'left them out',
      'nobody at playtime',
      'no one to play with',
      'nobody to play with',
      'nobody plays',
      'pushed out',
      'squeezed out',
      'edged out',
      'joined her friend group',
      'joined his friend group',
      'joined their group',
      'nobody wants to play',
      'no one wants to play',
      'no one at playtime',
      'nobody at break',
      'no one at break',
      'leave my child out',
      'leaves him out',
      'leaves her out',
      'wont let him play',
      'wont let her play',
      'wont let him join',
      'wont let her join',
      'cant play with them',
      'cant play with us',
      'excluded',
      'excludes him',
      'excludes her',
      'excluding',
      'picked last',
      'chosen last',
      'odd one out',
      'not include him',
      'not include her',
      'wont include',
      'third wheel',
      'shut him out',
      'shut her out',
      'went without him',
      'went without her',
      'feels invisible',
      'except him',
      'except her',
      'saves her a seat',
      'left out',
      'not invited',
      'wasnt invited',
      'not get invited',
      'didnt get invited',
      'invited except',
      'invite except',
      'not asked to',
      'invited but',
      'didnt include',
      'they ignore',
      'friends ignore',
      'everyone got invited',
      'everybody got invited',
      'everyone was invited',
      'everyone else invited',
      'got an invite',
      'asked to the party',
      'say she cant play',
      'says she cant play',
      'say he cant play',
      'says he cant play',
      'cant play',
      'not allowed to play',
      'wont let him',
      'wont let her',
      'leave her',
      'no one invites',
      'nobody invites',
      'never invited',
      'never gets invited',
      'no invitation',
      'not one invitation',
      'excludes',
      'exclude',
      'to the party but',
      'never gets picked',
      'never picked',
      'last to be picked',
      'no one picks',
      'nobody picks',
      'only one not',
      'the only one not',
      'they ran away from',
      'wont sit with her',
      'wont sit with him',
      'no one sits with',
      'nobody sits with',
      'nobody talks to',
      'never pick her',
      'never pick him',
    ],
    cues: [
      'left out',
      'group',
      'invite',
      'ignore',
      'include',
      'join',
      'without',
      'cousin',
      'clique',
      'sleepover',
      'girls',
      'boys',
    ],
    not: [
      'left her husband',
      'left his wife',
      'left her partner',
      'leave others out',
      'excludes other',
      'left out in the rain',
      'leave her at',
      'leave him at',
      'leave her with',
      'leave him with',
      'when i leave',
      'time i leave',
      'when we leave',
      'leave out the',
      'leaves other children out',
      'cant play lego',
      'cant play piano',
      'cant play with her',
      'cant play outside',
      'cant play any more',
      'any more',
      'football because',
    ],
  },
  topicWords: ['game', 'play', 'left out', 'group', 'party', 'join', 'full'],
  takes: ['helper', 'comforter', 'topic', 'activity', 'quiet', 'doing', 'adult', 'place'],
  facts: [
    'Being left out hurts people of all ages; in studies it lowers mood even when a computer does the leaving out.',
    'A refused turn often has a reason that has nothing to do with the person: the game is half done, the number is fixed, nobody thought of it.',
    'Groups of three often split into two and one, and which two changes.',
    'A photograph shows a fraction of a second, chosen from many.',
    'Leaving one person out again and again on purpose is a form of bullying, and adults are there to stop it.',
    'Asking a small clear question when a game begins works more often than asking in the middle.',
  ],
  threads: {
    bigone: "a big one's game at home, and a job in it for somebody smaller",
    whisper: 'heads that go together, and feet that run off',
    chat: 'a chat that others have, and a question at the gate',
    newbest: 'a chair beside a friend that has somebody else on it',
    picked: 'two captains and a row of children, of whom one is chosen last',
    ring: 'a ring of hands that opens and closes',
    start: 'the start of a game, which is when there is room',
    three: 'the number three, which splits into two and one',
    photo: 'a photograph, which shows one moment and leaves out the rest',
    threat: '"You cannot come to my party", which is said by somebody who is cross or wants to be strong',
    party: 'a party with a list of names, and the other days',
    drift: 'two clocks that were set together and no longer agree',
    edge: 'the edge of a group, which those inside do not see',
    round: 'a playtime alone, walked round the edge',
  },
  decidedBy: [
    // What is arranged without somebody.
    /\b(?:friends?|mates?)\b[^.!?]{0,20}\b(?:go(?:es)?|meet(?:s|ing)?|hang(?:s|ing)?|arrang\w*|plan\w*|(?:are |always )?out)\b[^.!?]{0,50}\b(?:never|do ?n['’]?t|do not|not|without) (?:ask|invit|includ|tell)\w* (?:him|her|them)\b/i,
    // A best friend who is somebody else's best friend now.
    /^(?![^]*\b(?:brother|sister|cousin|moved|moving|new school)\b)[^]*?\b(?:is|['’]s|are|been) (?:now )?(?:best )?(?:friends|mates|besties) with (?:someone|somebody|another (?:girl|boy)|a new (?:girl|boy)) ?(?:else)?\b/i,
    // Two friends who go off together leave a third behind.
    /^(?![^]*\b(?:f[ae]ll(?:en|ing)? out|argu\w*|fight\w*|in the middle|sides?)\b)[^]*?\btwo (?:(?:best|closest|other|good|old) )?(?:friends|mates|besties)\b[^.!?]{0,40}\b(?:without (?:him|her|them)|leav\w+ (?:him|her|them)|go(?:es|ing)? off|together (?:now|and)|not (?:ask|invit)\w+ (?:him|her|them))\b/i,
    // Whispers that stop when somebody comes are no silence of the child.
    /^(?![^]*\b(?:brother|sister|(?:he|she) whispers|whispers (?:at|to|in) )\b)[^]*?\b(?:whisper\w*|talk(?:s|ing)?|speak(?:s|ing)?|go(?:es)? quiet|stops? talking) (?:about (?:him|her|them) )?(?:behind (?:his|her|their) back|when (?:he|she|they) (?:comes?|walks?|goes|is near))\b/i,
    // Not picked is what happened, whatever is concluded from it.
    /^(?![^]*\b(?:partners?|group|captain)\b)(?=[^]*\b(?:football|PE|p\.e|teams?|games?|rounders|netball|sports?|break|playtime)\b)[^]*?\b(?:no ?body|no ?-?one) (?:ever )?(?:picks|chooses) (?:him|her|them)\b/i,
  ],
  threadCues: {
    bigone:
      /\b(?:big|older|elder|bigger|teenage) (?:step)?(?:brother|sister|siblings?|brothers|sisters)\b[^.]{0,60}\b(?:won'?t (?:let|play)|wont (?:let|play)|does ?n.?t (?:let|want|play)|do ?n.?t (?:let|want|play)|never (?:lets?|plays?)|not let|leav\w+ (?:him|her|them) out|exclud\w*|shuts? (?:him|her|them) out|(?:says?|tells?) (?:\w+ ){0,4}(?:too (?:little|small|young)|go away|a baby)|refus\w+|ignores?)\b|\b(?:left out|excluded|shut out)\b[^.]{0,30}\bby (?:his|her|their) (?:\w+ )?(?:big|older|elder) (?:step)?(?:brother|sister|siblings?|brothers|sisters)\b|\b(?:wants? to (?:play|join in|be) (?:\w+ ){0,2}with|follows?)\b[^.]{0,12}\b(?:big|older|elder) (?:step)?(?:brother|sister|siblings?|brothers|sisters)\b/i,
    whisper:
      /\b(?:whisper\w*|run(?:s|ning)? (?:off|away) (?:from (?:him|her|them)|when (?:he|she|they))|whispering and running|run(?:s|ning)? off\b|gang(?:s|ed|ing)? up|turn(?:ed|s|ing) (?:against|on) (?:him|her|them)|talk(?:s|ing)? (?:about (?:him|her|them) )?behind (?:his|her|their) back|giggl\w+ (?:about|at) (?:him|her|them)|(?:started|keep|keeps) (?:leaving|excluding|blanking|ditching) (?:him|her|them))\b/i,
    edge: /\b(?:pushed|squeezed|edged|frozen|shut) out\b|\b(?:friend(?:ship)?|his|her|their|the) groups?\b/i,
    // Read over the whole of it: "not in the chat" is the trouble and no chat that is no trouble.
    chat: /^[^]*?\b(?:whats ?app|group ?chats?|snap ?chat (?:group|chat)|chat groups?|class chat|the chat|messenger|imessage)\b/i,
    newbest:
      /\b(?:(?:best )?(?:friend|mate|bestie)\b[^.!?]{0,30}\b(?:(?:has|have|got|found|made) (?:a )?(?:new|another|different) (?:best )?(?:friend|bestie|mate)|(?:prefers|gone off with|likes|plays with|sits with|only plays with|friends with|best friends with) (?:a|an|the|another|other|some(?:one|body)|this)\b)|(?:found|got|has|have|made) (?:a )?new best (?:friend|mate|bestie)|won'?t (?:sit|play) with (?:her|him|them) any ?more)/i,
    picked:
      /\b(?:no ?body|no ?one|none of them) (?:ever )?(?:picked|chose|picks|wanted) (?:him|her|them)\b|\b(?:picked|chosen|choose|pick\w*) (?:\w+ )?last\b|\blast (?:one )?(?:to be )?(?:picked|chosen)\b|\bnever (?:gets )?(?:picked|chosen)\b|\bno ?(?:one|body) (?:picks|chooses|wants (?:him|her|them) (?:on|in))\b/i,
    threat: THREAT,
    drift:
      /\b(?:babyish|(?:only|just|all) (?:ever )?(?:talk|care)s? about|make-?up|drift\w*|grown? apart|outgr\w+|old(?:est)? friends?|used to be (?:best |close )?friends|(?:has|have|got|found) (?:a )?new (?:best )?friends?|dropp(?:ed|ing|s) (?:her|him|them)|friends are all\b|(?:her|his|their) friends (?:all )?(?:have|are|want|like|started|talk)\b|(?:best )?(?:friend|mate)\b[^.!?]{0,30}\b(?:ignor\w+|avoid\w+|stopped|going (?:round|around|about) with|goes (?:round|around|about) with|gone off with|hangs? (?:round|around|about)|hanging (?:round|around|about)|sits with|plays with (?:a|an|the|another|other|somebody|someone)|laughs? at|walks off)|(?:a|an|the|this) (?:new|bigger|older|other) (?:girl|boy|kid|friend) (?:instead|now)|(?:not|isn'?t) asked any ?more|(?:another|new|different) (?:group|crowd)|off to a group|hangs? out with|hanging out with|ignor\w+ (?:her|him|them) (?:for|since)|for (?:a|the) new (?:girl|boy|friend|kid))\b/,
    three:
      /\b(?:(?:best )?(?:friend|mate)\b[^.!?]{0,30}\bplay(?:s|ing|ed)? with (?:a |the |this |another |some ?(?:one|body) )?(?:new |else|other )|three|third|pairs?|pair up|two (?:other |best |of her |of his )?friends|both of them|in twos)\b/,
    photo:
      /^(?![^]*\b(?:(?:ca(?:n'?t|nnot)|not|won'?t)(?: be)? (?:come|coming|invited) to (?:my|her|his|their)|drift\w*|grown? apart|outgr\w+|new group|another group))[^]*?\b(?:photos?|party|parties|invit\w+|posts?|posted|snap\w*|sleepovers?)\b/,
    party:
      /^(?![^]*\b(?:ca(?:n'?t|nnot)|not|won'?t)(?: be)? (?:come|coming|invited) to (?:my|her|his|their) (?:birthday )?part)[^]*?\b(?:not (?:\w+ )?invit\w*|party|parties|invit\w+|sleepovers?)\b/,
    start: /\b(?:games?|teams?|picked|playtime|playground|break|recess|football|join)\b/,
    round:
      /\b(?:nobody|no ?one|no-one|none of them)\b[^.]{0,24}\bplay(?:ed|s|ing)?\b|\b(?:nobody|no ?one|no-one) to (?:play|be|sit|talk|hang|walk)\b|\b(?:wander\w*|walk(?:s|ed|ing)?|stands?|stood|sits?|sat|spend\w*|spent|plays?|played)\b[^.]{0,50}\b(?:alone|on (?:his|her|their) own|by (?:him|her|them)sel\w+)\b/i,
  },
  comesFirst: ['chat', 'newbest', 'drift', 'whisper'],
  onlyWhenSaid: ['bigone', 'chat', 'newbest', 'photo', 'party', 'drift', 'threat', 'picked', 'round', 'whisper'],
  tellsAlone: ['bigone', 'chat', 'threat', 'picked', 'newbest', 'round', 'whisper'],
  roles: {
    pair: THE_OTHER_TWO,
    // What the others were at.
    event: {
      fallback: { text: 'a party' },
      cues: [
        { match: /\bsleep ?overs?\b/i, phrase: { text: 'a sleepover' } },
        { match: /\bpart(?:y|ies)\b/i, phrase: { text: 'a party' } },
        { match: /\bcinema\b/i, phrase: { text: 'the cinema' } },
        { match: /\bbeach\b/i, phrase: { text: 'the beach' } },
        { match: /\b(?:day out|trip|outing)\b/i, phrase: { text: 'a day out' } },
        { match: /\bbbq|barbecue\b/i, phrase: { text: 'a barbecue' } },
      ],
    },
    teacher: {
      ...TEACHER,
      cues: [...TEACHER.cues, { match: NOT_AT_SCHOOL, phrase: { text: 'the grown-up in charge' } }],
    },
  },
  titles: {
    young: [
      { text: 'A Job in the Big Game', thread: 'bigone' },
      { text: 'A Big Game', thread: 'bigone' },
      { text: 'Once Round the Edge', thread: 'round' },
      { text: 'A Playtime With No One', thread: 'round' },
      { text: 'A Chair Beside a Friend', thread: 'newbest' },
      { text: 'Friends Are Not Chairs', thread: 'newbest' },
      { text: 'The Last One Left', thread: 'picked' },
      { text: 'Words That Get Old', thread: 'threat' },
      { text: 'That Is a Cross Word', thread: 'threat' },
      { text: 'The Ring Opens', thread: 'ring' },
      { text: 'Hand, Hand, Hand', thread: 'ring' },
      { text: 'At the Start of a Game', thread: 'start' },
      { text: 'When a Game Is Full', thread: 'start' },
      { text: 'One, Two, Three', thread: 'three' },
      { text: 'Two and One', thread: 'three' },
      { text: 'Just So Many Chairs', thread: 'party' },
      { text: 'Room for {name}' },
      { text: '{name} Can Play Too' },
    ],
    older: [
      { text: 'Too Small for This One', thread: 'bigone' },
      { text: 'One Game for Two Sizes', thread: 'bigone' },
      { text: 'What Can Be Said Out Loud', thread: 'whisper' },
      { text: 'Two Heads Together', thread: 'whisper' },
      { text: 'A Room in a Pocket', thread: 'chat' },
      { text: 'Not in the Chat', thread: 'chat' },
      { text: 'Once Round the Edge', thread: 'round' },
      { text: 'A Playtime Alone', thread: 'round' },
      { text: 'The Place at Lunch', thread: 'newbest' },
      { text: 'When a Place Moves', thread: 'newbest' },
      { text: 'Last in the Row', thread: 'picked' },
      { text: 'How Teams Are Made', thread: 'picked' },
      { text: 'A Sentence Like a Key', thread: 'threat' },
      { text: 'What Was Meant by It', thread: 'threat' },
      { text: 'A Ring Has Two Ends', thread: 'ring' },
      { text: 'Where a Ring Opens', thread: 'ring' },
      { text: 'When There Is Room', thread: 'start' },
      { text: 'The Middle and the Start', thread: 'start' },
      { text: 'Three Is an Odd Number', thread: 'three' },
      { text: 'Two and One', thread: 'three' },
      { text: 'Two Clocks', thread: 'drift' },
      { text: 'When There Was No Quarrel', thread: 'drift' },
      { text: 'One List, One Afternoon', thread: 'party' },
      { text: 'What a Photo Leaves Out', thread: 'photo' },
      { text: 'One Second of a Party', thread: 'photo' },
      { text: '{name} and the Group' },
      { text: 'Where the Edge Is', thread: 'edge' },
      { text: 'From the Outside' },
    ],
  },
  benefits: [
    'Says that being left out hurts, and that it is not a fault in the person who was left out.',
    'Tells some of what cannot be seen from outside.',
    'Gives {name} one small thing to do and one sentence to keep.',
  ],
  talk: {
    young: [
      'What was going on when there was no room?',
      'How does it feel to stand near a game?',
      'Shall we practise one question for the start of a game?',
    ],
    older: [
      'Which reason in the story could not be seen from outside?',
      'Which word went into the blank, and did it change during the day?',
      'Shall we think of one person who might like to be asked this week?',
    ],
  },
  cover: {
    setting: 'playground',
    time: 'day',
    pose: 'stand',
    feeling: 'sad',
    companion: null,
    props: ['ball'],
  },
  text: {
    '2-3': script(`
      D<ring> Hand, hand, hand. Some games are a ring. {Name} may be near. It can look shut. Then it is hard to join.
      D<start> Two can play with one car. {Name} may come close. They say, "No, no." A full game can hurt.
      D<three> One child, two children, a game for two. {Name} may make three. Two play. One waits. Waiting is hard.
      P Some children like just one friend. Some like a lot.
      P Other children may not see who waits. They look at the toys.
      P Grown-ups get left out too. They know it hurts.
      Q Near the game, {Name} may feel ____.
      Q When they say no, {Name} may feel ____.
      Q In the wait, {Name} may feel ____.
      H {helper} can come and help.
      H {helper} can sit close by.
      H {helper} can find a toy too.
      H<adult> {helper} can try {adult}.
      T {he} can wave hello.
      T {he} can ask a grown-up.
      T {he} can hold out a toy.
      T<comforter> {he} can hug {comforter}.
      T<doing> {he} can try {doing}.
      C<ring> {he} can say, "Hand, hand, me too."
      C<start> {he} can say, "Full now, room soon."
      C<three> {he} can say, "One, two, and me."
      C<topic> {he} can think about {topic}.
      A<ring> Rings open. Rings shut. Hand, hand, hand, and one more hand. There is a place for {Name} to play.
      A<start> Vroom, and the game is done. Now there is room. A new game can start. {Name is} good to play with.
      A<three> One, two, three. Some games are for three. Some games are for one. {Name has} a place in the play.
      D<threat> "No play, not you!" A friend may say that. {Name} may hear it. It is a cross word. It is about play. Cross words go by.
      P<threat> Friends get cross. Then they play.
      P<threat> Small children try out words.
      Q<threat> At a cross word, {Name} may feel ____.
      Q<threat> After a cross word, {Name} may feel ____.
      H<threat> A grown-up can come and help.
      H<threat> {helper} can hear about it.
      T<threat> {he} can go to a grown-up.
      T<threat> {he} can play over there.
      C<threat> {he} can say, "That is a cross word."
      A<threat> The cross word goes by. There is sand. There is a car. There is somebody to play with.
      D<bigone> Big ones have a game. {Name} may stand close and look. It looks so good. "Not now!" Then the game goes on.
      P<bigone> Big ones like to play alone at times.
      P<bigone> A big game has small bits in it.
      Q<bigone> With no game, {Name} may feel ____.
      H<bigone> {helper} can ask for a job.
      H<bigone> {helper} can start a game too.
      T<bigone> {he} can ask, "Can I hold one?"
      T<bigone> {he} can sit close by and look.
      C<bigone> {he} can say, "My game is here."
      A<bigone> The big game is over there. Here is a small game. It has a car in it. Later the big one comes by. Hello, two can play.
    `),
    '4-5': script(`
      D<newbest> Being left out can happen with one chair. It is next to a friend, and {Name} had it. Now somebody else sits there. The friend laughs with that one. It hurts, as the old place was a good one.
      D<newbest> "I have a new best friend," says a friend. {Name} was the best one before. Now {he} may feel left out, as if there was one chair. But friends are not chairs. There can be more than one.
      P<newbest> The friend likes somebody new. That can happen without a bad thought about anybody.
      P<newbest> Other children have lost a place like that. Some of them are looking for a friend right now.
      Q<newbest> When the friend plays with somebody else, {Name} may feel ____.
      Q<newbest> At lunch with no friend beside, {Name} may feel ____.
      H<newbest> {helper} can listen to all of it. ~ It helps to say it to somebody.
      H<newbest> {helper} can ask another child to come and play. ~ A new chair may be near.
      T<newbest> {he} can ask, "Can we all play?"
      T<newbest> {he} can sit next to a kind child and say hello.
      C<newbest> {he} can think, "I am a good friend, on any chair."
      A<newbest> It hurts to be left out by a friend. It gets smaller, a bit at a time. The old friend may come back, or say hello from over there. And on some chair sits a child with a good laugh.
      A<newbest> The room had lots of chairs, and {Name} sat on one. Somebody next to it had a joke. Old friends and new friends can both be friends. Being left out does not last all week.
      D<ring> Some games are in a ring, hand in hand. From outside, a ring looks shut. {Name} may stand there and see only backs. The children in the game look at each other. So they may not see who is behind them.
      D<start> A game can be in the middle, or at the start. {Name} may ask to play in the middle. Then a child may say, "No, it is full." That hurts, even if it is just about the game. At the start there is more room.
      D<three> Two can play with one ball, back and back again. When {Name comes}, it is three. Three is hard for one ball. So somebody may get left out. It hurts when it is the same one.
      P The others may be busy with the rules. They may not know that someone wants to come in. Faces do not say all of it.
      P Teachers look out for children who stand alone. They cannot see it all. So it helps when somebody tells them.
      P Nearly all people get left out some time. Grown-ups do as well. They still know how it felt.
      Q When the others say no, {Name} may feel ____.
      Q<start> Next to a game that is full, {Name} may feel ____.
      Q When nobody looks up, {Name} may feel ____.
      H {helper} can hear what happened and not be cross. ~ It helps to tell it.
      H {teacher} can help to find a place. ~ Grown-ups know lots of games.
      H {helper} can ask one child to come and play.
      H<helper> {helper} can play a game for two with {him}. ~ It is good to be picked.
      H<adult> {helper} can help by {adult}. ~ It is good after a hard day.
      T {he} can ask, "May I be in the next game?"
      T {he} can go and tell a grown-up who is near.
      T {he} can start a small game and see who comes.
      T<comforter> {he} can tell {comforter} about it first.
      T<quiet> {he} can spend some time {quiet} until a new game starts.
      T<doing> {he} can try {doing} when it hurts.
      C<ring> {he} can say, "Knock, knock, here I am."
      C<start> {he} can think, "Not this one, but the next one."
      D<party> There is a party, and {Name is} not asked to it. Somebody made a list of names. From here, nobody can see why it is as it is. It hurts to hear of the cake, and that is no wonder.
      Q<party> When the others talk of the party, {Name} may feel ____.
      T<party> {he} can tell a grown-up that it hurts.
      C<party> {he} can think, "One party, and I am still me."
      A<party> A party has an end, and the balloons get small. Then the children who were there play as before. Being left out hurts, and the hurt gets small too. {Name is} good to play with on all days.
      C<three> {he} can say, "I can be number three."
      C<topic> {he} can sit down and think about {topic}.
      A<ring> A ring opens when two hands let go. Then one more hand fits in. It can be hard to wait for that. {Name is} a good person to play with.
      A<start> Each game ends, because snack comes or the bell rings. Then there is a new start, with room in it. Being left out hurts, and that is no wonder. A next game can have one more in it.
      A<three> One and two and three can all be friends. It is just hard with one ball. There are games for three, like a shop or a train. {Name has} a place in some of them.
      D<threat> Some children say, "You are not my friend," or, "No party." {Name} may have heard words like that. They may mean "I am cross" or "I am the boss". They can hurt a lot, and they are mostly over by lunch.
      P<threat> A child who says it may have no other words. Or it worked once. Then it is said again.
      P<threat> Grown-ups who look after a group hear that sentence a lot. They know what to do about it. They would like to be told.
      Q<threat> When somebody says that, {Name} may feel ____.
      Q<threat> When the game goes on, {Name} may feel ____.
      H<threat> A grown-up can help both to say what is wrong. ~ It is mostly about something small.
      H<threat> {helper} can listen to it at home. ~ It is good to tell it to somebody.
      T<threat> {he} can say, "That was not kind," and walk away.
      T<threat> {he} can go to a grown-up or to other children.
      T<threat,comforter> {he} can hug {comforter} at home.
      C<threat> {he} can think, "Those are cross words, and they get old."
      A<threat> Those words are old by now. There is a game with other children in it. Nobody needs a ticket to play. Being left out in words can hurt, and it can be told.
      D<picked> For some games, two children choose who is in their team. They call one name and then one more. Somebody is left to the end, and it may be {Name}. It hurts to stand there and wait. It says who was called first, and no more.
      P<picked> The one who chooses calls a friend first. That is fast and not so fair. Next time it can be another way.
      P<picked> Grown-ups can make teams in a better way. They can count, or use colours.
      Q<picked> When the names are called, {Name} may feel ____.
      Q<picked> When the game begins, {Name} may feel ____.
      H<picked> A grown-up can make the teams by colours. ~ Then nobody is last.
      H<picked> {helper} can tell the grown-up there what it is like.
      T<picked> {he} can tell it at home.
      T<picked> {he} can run when the game begins. ~ A game is the same for all of them then.
      T<picked,comforter> {he} can hug {comforter} after school.
      C<picked> {he} can think, "In is in."
      A<picked> The names are all called, and the game is on. Nobody plays last in a game. There are better ways to make a team. Being left to the end can be told to a grown-up.
      D<round> Play time came, and all the others had a game. {Name} went along the edge, all alone. It is a long way round. Feet go slow then. It was one play time, and it is over.
      D<round> Some days nobody says, "Come and play." {Name} may have had a day like that. There was a lot of room and no one in it. That is a sad thing. It is good that it was told. Now a grown-up knows.
      P<round> The others were busy with their game. They did not look up. Some of them had a day like that too.
      P<round> Grown-ups at school look at so many children. They are glad when somebody tells them.
      Q<round> With no one to play with, {Name} may feel ____.
      Q<round> When it is play time again, {Name} may feel ____.
      H<round> {helper} can tell {teacher} about that play time. ~ Then someone looks out for {Name}.
      H<round> {helper} can ask one child to come and play. ~ It is easier with two.
      T<round> {he} can stand by a grown-up and ask for a game.
      T<round> {he} can go to one child and say, "Can I play too?"
      T<round,comforter> {he} can hold {comforter} at home and tell it.
      C<round> {he} can say, "That was today. I can tell about it."
      A<round> It was one sad play time. Now it is told, and two people know. Tomorrow there is play time again, and a grown-up looks out. There are lots of children in the middle.
      A<round> School is done, and here is somebody who likes to play. A sad play time gets smaller when it is told. Next time it can be a new one. One child to play with is enough.
      D<bigone> A big one at home has a game. {Name wants} to be in it, because it looks so good. But the answer is, "No, you are too small." That hurts. It is hard to grow faster just for a game.
      D<bigone> There is a door, and behind it somebody big is playing. {Name} can hear it, and it is hard to stay out. "Not now," says the voice. Big games have many rules and small parts. So big ones may want to play alone for a while.
      P<bigone> Somebody big may fear that the game gets broken. It took a long time to build. So out comes a quick no.
      P<bigone> Big ones were the small ones once. They stood outside a game as well. Some of them have forgotten.
      Q<bigone> When the big game starts, {Name} may feel ____.
      Q<bigone> Next to the big one's door, {Name} may feel ____.
      H<bigone> {helper} can help to find a time for both. ~ It can be short, and it can be each day.
      H<bigone> {helper} can ask the big one for a small job. ~ Games need guards and cooks too.
      T<bigone> {he} can ask, "Is there a job for me?"
      T<bigone> {he} can start {his} own game close by.
      C<bigone> {he} can say, "Not this game, but one after tea?"
      C<bigone> {he} can think, "Too small for this one. Not for all."
      A<bigone> The big game went on, and a small one began beside it. After tea there was one for two sizes, with a ball. Nobody was too big for it, and nobody too small. Big ones need some time alone. They can still be good to play with.
      A<bigone> Some big games have a small job, such as opening a gate. On other days the door is shut. Then there are other games, and they are not far away.
    `),
    '6-7': script(`
      D<newbest> There was a place beside a friend last week, and {Name} had it. This week somebody else sits there, and {he} may feel left out. There was no quarrel, and nobody explained it. It hurts because the friendship is worth something.
      D<newbest> "Best friend" sounds as if there could be only one. When a friend finds a new one, {Name} may feel left out. But "best" is a word that moves about a lot. Being a good friend does not move. It goes along to the next table.
      P<newbest> The friend may be so pleased with somebody new that nothing else is seen. It is seldom meant to hurt, and it hurts all the same.
      P<newbest> The new one may not even know whose place it was.
      P<newbest> Grown-ups can remember a friend like that from school. They remember the name as well.
      Q<newbest> When the two sit together, {Name} may feel ____.
      Q<newbest> Looking for a place at lunch, {Name} may feel ____. It may be in the tummy or the throat.
      H<newbest> {helper} can listen first, without a plan. ~ Plans can come after supper.
      H<newbest> {helper} can ask somebody else round to play. ~ Two friends are safer than one.
      T<newbest> {he} can tell the friend, "I miss sitting with you."
      T<newbest> {he} can choose one person to sit with today, just for lunch.
      C<newbest> {he} can think, "My place moved. I did not get worse."
      A<newbest> At lunch there was a chair next to somebody who collects stickers. It was not the old place, and it was fine for one lunch. The friend may come back, or they may just say hello. Being left out says nothing about how good a friend somebody is.
      A<newbest> Some days the two still sit together, and it still hurts a bit. On others there is a laugh at a different table. Friends change places a lot in these years. Somebody who knows how left out feels is good to sit next to.
      D<ring> From the outside, a group of children looks like a wall of backs. {Name} may stand near one and wonder how to get in. People in a ring look at the middle, so the ring looks shut. Most rings are open somewhere. It is easiest where somebody is looking up.
      D<start> Why do children say that a game is full? Sometimes there are only four cards. Sometimes {Name comes} in the middle, and all the jobs are taken. Sometimes nobody wants to explain the rules again. And sometimes people leave somebody out on purpose, which is unkind. From outside, these four look just the same.
      D<three> Three is an odd number for a group of friends. Games for two leave one over, and so do seats on a bus. If {Name has} two friends, any of the three may be left out. It can hurt a lot, because it is done by people who are liked. It may be nobody's plan, and it hurts all the same.
      P The ones inside a game are thinking about the game. They may look right at someone and not think of asking. It is like looking for one sock and missing the other.
      P Some children shut others out because they are afraid to lose their own place. They would not say so. It still hurts the one outside.
      P Teachers cannot hear what is said behind the shed. They can help with what they know about. Most of them would rather be told.
      Q When the group walks off, {Name} may feel ____. It may be in the throat or in the tummy.
      Q<start> When somebody says it is full, {Name} may feel ____.
      Q Standing near a game, {Name} may feel ____. It may change when somebody looks up.
      H {helper} can listen to all of it before saying anything. ~ A story needs to be told to the end.
      H {teacher} can start a game that has room for many. ~ Some games have room for all.
      H {helper} can help to ask one child over after school. ~ It is easier to get to know one person at a time.
      H<helper> {helper} can tell {him} about being left out long ago. ~ Grown-ups remember it for years.
      H<adult> {helper} can help after such a day by {adult}. ~ It is good to be with someone who wants to be there.
      T {he} can ask, "What are you playing, and is there a job for me?" ~ A small question is easy to answer.
      T {he} can look for somebody else who stands alone. ~ Two people are enough for a game.
      T {he} can tell a grown-up if it is the same people every day. ~ Then it is more than bad luck.
      T<comforter> At home, {he} can tell it all to {comforter} first. ~ A story told once is easier to tell twice.
      T<quiet> {he} can spend a break {quiet} and see who comes by. ~ It is a good way to wait.
      T<doing> {he} can try {doing} when the hurt is big. ~ Then it is easier to find words.
      C<ring> {he} can think, "A ring is made of hands, and hands move."
      C<start> {he} can think, "This game is full, and I am not the reason."
      D<party> A party has a list, and this time {Name is} not on it. Somebody wrote that list, perhaps in a hurry, perhaps after a quarrel. From outside, nobody can see the reason. The hurt can be felt all the same.
      Q<party> When the others talk about the party, {Name} may feel ____.
      T<party> {he} can say who would be good to ask over on that day. ~ It need not be a party.
      C<party> {he} can think, "One list, one afternoon, and I am still a friend."
      A<party> Parties last a few hours, and then somebody sweeps up the crumbs. After that, the talk about it gets less each day. Being left out of one hurts. It does not say who is liked. There are other afternoons, and {Name} can ask somebody over on one of them.
      C<three> {he} can think, "Two and one today, and not for good."
      C<topic> In the wait, {he} can think about {topic} and plan a game.
      A<ring> A ring does not stay shut, because hands let go and games end. Somewhere in it a person looks up. Being left out is not a sign that something is wrong with anyone. {Name is} good to have in a game.
      A<start> A bell rings or somebody is called in, and the game is over. After that there are new games with new jobs. Some will have room, and some people will be glad to be asked. Whoever is left out on purpose can have a grown-up's help.
      A<three> It is fair to say out loud how it is to be the one. The other two may not know. There are games for three, and there are other people for games of two. {Name} can be a friend in both.
      D<threat> Some sentences are used like a key. They are about being friends, or about a party. {Name} may hear one when a game goes wrong. The one who says it would like to decide. It hurts all the same, because nobody likes to be left out.
      P<threat> The one who says it wants to win, or to be first. There are better ways to ask. Some children have not found them yet.
      P<threat> Others nearby may go quiet, because they would like to be asked too. It does not mean that they agree.
      Q<threat> When the sentence is said, {Name} may feel ____. It may be gone after the break, or it may not.
      Q<threat> On the way home, {Name} may feel ____.
      H<threat> A teacher can talk to those who say it. ~ It is said in most classes, and it can be stopped.
      H<threat> {helper} can ask what the game was before the sentence came. ~ It often began there.
      T<threat> {he} can say, "I do not like that," and play with somebody else. ~ The sentence needs somebody who stays.
      T<threat> {he} can tell a grown-up if it is said again and again. ~ That is not telling tales.
      T<threat,comforter> {he} can hold {comforter} at home and tell it all.
      C<threat> {he} can think, "It sounds big. It only means cross."
      A<threat> The sentence has been said and the bell has rung. In the next break there is another game, and it has room. What was meant by it was something small. Somebody could have said that in fewer words.
      D<picked> Before a game two people choose, and the row gets shorter. {Name} may be the last one in it. That can be known before it starts. Those who choose call their friends, and then the fast ones. It takes two minutes, and for the last one it is long. It is a bad way to make teams, and many schools do without it.
      P<picked> The ones who choose think of winning. They do not look at the end of the row. Some of them would be shocked to stand there.
      P<picked> Teachers choose this way because they know it from their own school. They can be asked to do it another way.
      Q<picked> In the row, {Name} may feel ____. It may be in the tummy or the feet.
      Q<picked> When the game has started, {Name} may feel ____.
      H<picked> {helper} can ask {teacher} for another way to make teams. ~ Counting to two works well.
      H<picked> {helper} can practise one thing with {him}, if {he wants} to. ~ It is good for the fun of it.
      T<picked> {he} can tell {teacher} in private what the row is like. ~ Teachers often see only the front of it.
      T<picked> {he} can look for the game in it as soon as it starts. ~ A ball does not know who was last.
      T<picked,comforter> {he} can hold {comforter} at home.
      C<picked> {he} can think, "A bad way to make teams, and a short one."
      A<picked> The row is gone, and everybody is in a team. A game with one less would not work. Being left to the end says something about choosing and little about playing. There are other ways, and they are just as quick.
      D<round> At playtime everybody seemed to be in a game, and {Name} was in none. It is odd to walk round a playground alone. It gets very wide, and the bell takes long. Nobody can see if somebody likes to walk or would like to play. So it went on until the bell. That was one playtime.
      D<round> A playtime lasts about twenty minutes. They can be long when nobody plays with {Name}. Games have an outside, and it is not nice to look at. Those inside do not notice where it ends. It is good to tell about such days. It helps nobody if it stays in a pocket.
      P<round> The others thought about their game and nothing else. Hardly anyone decided to leave somebody out. It happens when nobody looks.
      P<round> In most classes there are some who walk along the edge on some days. They do not see each other, because they look at their feet.
      Q<round> With nobody to play with, {Name} may feel ____.
      Q<round> Before the next playtime, {Name} may feel ____.
      H<round> {helper} can tell {teacher} what playtime was like. ~ Teachers can start a game or ask somebody.
      H<round> {helper} can invite one child for an afternoon. ~ After that, the two know each other a little better.
      T<round> {he} can ask one child who is alone too, "What shall we do?"
      T<round> {he} can ask a grown-up at playtime for a job or a game. ~ Others often come along.
      T<round,comforter> {he} can hold {comforter} at home while telling it.
      C<round> {he} can think, "One of them is enough, and I can ask."
      A<round> That playtime is over, and it has been told. It says something about one day and not about {Name}. Tomorrow the bell rings again, and somebody will be looking out. A game has more room than can be seen from the edge.
      A<round> After school the playground is empty for everybody. That playtime was long, and it had an end. One grown-up knows about it now. Two people make a game, so only one more is needed.
      D<bigone> Somebody bigger lives here and has games that go on for hours. {Name} would like to be in them. "You would not understand the rules" is what comes back, or just "Go away". It hurts to be left out in one's own home. There is no other playground to go to.
      D<bigone> From outside, a big one's game looks like the best there is. {Name} may have asked to join in ten times. The more often somebody asks, the more often it is no. That is odd, but it is how it works with brothers and sisters. A game for two sizes begins in another way.
      P<bigone> Big ones are told "let the little one play" a lot. It makes them feel that nothing is their own. So they guard their games.
      P<bigone> With friends there, a big one may be quite different. It is mostly about the friends. Alone on a wet Sunday the same person may ask first.
      Q<bigone> When the door shuts, {Name} may feel ____.
      Q<bigone> With the big game behind a wall, {Name} may feel ____. It can be two things.
      H<bigone> {helper} can find a time together and a time apart. ~ Then a no has an end.
      H<bigone> {helper} can suggest a game in which size does not count. ~ Card games and snow are good for that.
      T<bigone> {he} can ask for one small thing, such as keeping the score.
      T<bigone> {he} can ask on a dull day, when nobody else is there to play. That is the best time.
      C<bigone> {he} can think, "No to the game. Not no to me."
      C<bigone> {he} can say, "Can I keep the score?"
      A<bigone> The big one's game went on, and so did the afternoon. There were other things in it. The big one will want to be alone again tomorrow. Now and then there is a wet Sunday and a game for two.
      A<bigone> The door is shut for now, and it has been open before. Being left out of one game says little about the next. Two people who live together have years of games ahead of them. The difference in size gets smaller in each.
      D<whisper> Two heads go together and whisper, and then they run off. {Name} may stand there, left out, and not know why. It was not like that last week. A game of running away is only fun for those who run. That hurts.
      P<whisper> The ones who run may think that it is a joke. From the other side it is not one.
      P<whisper> A child who is afraid to be left out may leave out somebody else. It is no excuse.
      Q<whisper> When the two run off, {Name} may feel ____.
      Q<whisper> When they whisper, {his} tummy may feel ____.
      H<whisper> {helper} can hear who it was, and what they did. ~ Then it is not a secret.
      H<whisper> {helper} can ask the teacher to watch at playtime.
      T<whisper> {he} can say, "I do not like it when you run off."
      T<whisper> {he} can go and ask another child to play.
      C<whisper> {he} can think, "I did not do anything wrong. I can find another game."
      A<whisper> Whispers stop when nobody runs after them. A grown-up knows about it and can help at playtime. There may be a game by the fence with a place in it. Friends who ran off can come and ask to join, too.
    `),
    '8-10': script(`
      D<start> There is a good and a bad moment for joining a game. In the middle, the teams are even and the rules are fixed. If {Name asks} then, "it's full" may simply be true. If it is said every time, or said with a grin, it means something else. The words are the same in both cases, which is what makes it so hard to read.
      D<start> For joining a game there is a good moment and a bad one. In the middle, with even teams and fixed rules, "it's full" may simply be true. If {Name hears} it every time, or with a grin, it means something else. From outside the two sound the same, which is what makes them so hard to tell apart.
      D<three> Groups of three have a problem with arithmetic. Bus seats, partners in class and most secrets are made for two. If {Name is} one of three friends, somebody is left over several times a week. Often it is a different person each time. When it is the same one every time, it hurts more, and it is worth talking about.
      D<photo> On Monday morning there may be a photo of {event}. {Name was} left out of that, and in the photo everyone is laughing. A camera keeps about one hundredth of a second. It leaves out the argument about the music and the person who went home early. It also leaves out the reason for the guest list, which may be a small car.
      D<drift> Some friendships end with a quarrel, and more of them fade without one. A friend begins to sit with another group, and nobody says why. {Name} may be left out in that way, with no party and no list to point at. People's interests change at different speeds. It is like two clocks that were set together and no longer strike at the same time. Neither of them is broken.
      P People inside a group seldom think about its edge. They are busy keeping their own places, and some of them are less sure of those than they look. That explains why they look away. It does not make it kind.
      P Some children leave a person out on purpose, to feel important for a while. Teachers count that as bullying when it goes on. They would rather hear about it early than late.
      P Parents may want to ring somebody up at once. It is because they cannot stand by when it hurts. Usually they can wait a day if they are asked to.
      P<drift> The friend in the other group may think of the old days too. Many people feel awkward about a change like that, and so they avoid the subject. From outside it looks as if they did not care.
      P<drift> Adults may say that there are plenty of other children. It is true, and it does not help much. They say it because they would like to mend something.
      Q When {pair} go off together, {Name} might feel ____. Hurt and anger often come in pairs.
      Q On the way to school after that, {Name} may notice ____. It may be in the stomach before it is a thought.
      Q<start> When somebody says "it's full", {Name} might feel ____. The second time may be a different word.
      Q<drift> At the sight of the other group, {Name} might feel ____. Missing somebody and being angry with them can go together.
      H {helper} can ask, "Shall I just listen, or shall we make a plan?" ~ Those are two different kinds of help.
      H {teacher} can change the seats or mix the teams without giving a reason. ~ Nobody needs to know who asked.
      H {helper} can help to find a club or a friend outside that group. ~ It is safer to have more than one place to belong.
      H<helper> {helper} can say how it was to be the one left over at the same age. ~ Many adults can still name the people.
      H<adult> {helper} can end such a day with {adult}. ~ It helps to be with somebody who chose to be there.
      H<drift> {helper} can listen without saying anything against the friend. ~ It is easier to be sad when nobody is made the bad one.
      H<drift> {helper} can help to find a place where people like the same things. ~ It is not meant to replace anybody.
      T {he} can ask early on, "What are we playing?" ~ Early questions get better answers than late ones.
      T {he} can ask one person from the group, alone, what is going on. ~ One person is easier to talk to than four.
      T {he} can write down what happened, with days, and show it to an adult. ~ A list shows whether it is bad luck or a plan.
      T<comforter> At home, {he} can sit with {comforter} and say nothing for a while. ~ Not everything needs words on the same day.
      T<quiet> {he} can take something for {quiet} to break. ~ It looks relaxed, and other people come to look.
      T<activity> {he} can spend more time {activity} this month. ~ Other places have other people in them.
      T<doing> {he} can try {doing} when the hurt is fresh. ~ Thinking is clearer afterwards.
      T<drift> {he} can ask the friend for one thing for two, such as the walk home. ~ It is a small question, and either answer helps.
      T<drift> {he} can sit with somebody else on one day of the week. ~ One day is not a decision.
      C<start> {he} can think, "Full is about the game, unless it is every day."
      C<three> {he} can think, "Three is odd, and so is this, and it is not about me."
      D<edge> A group has an inside and an outside, with no line painted between them. {Name} may know exactly where the edge is all the same. Those inside hardly notice that there is one. From outside it is the first thing to be seen. Being left out hurts at any age, and scientists have even measured it.
      C<edge> {he} can think, "That is their edge, and edges move."
      C<photo> {he} can think, "A fraction of one second, and the rest is missing."
      C<topic> On a bad day, {he} can think about {topic} and make a list of ten.
      C<drift> {he} can think, "Two clocks, and mine still works."
      A<start> Games begin again many times a week, and groups change more than they seem to. Somebody who was left out knows something useful about asking others in. If it goes on, adults are there to stop it. Nobody is meant to wait at the edge alone.
      A<three> The number three stays odd, but friends can talk about it. "I was the spare one twice this week" is a fair sentence. Good friends may not have counted. A group that hears it can change its habits, and if it will not, there are other groups.
      A<photo> The photo will slide down the screen and be replaced by somebody's lunch. Being left out of that hurts, and it says little about who is liked. There are other people and other afternoons. This was one list of names, on one day.
      A<edge> An edge is made by the people in the group, and it moves when one of them turns round. Some groups do that, and some do not, which says more about the group. Somewhere else, a person is hoping to be asked. Being left out is about a place to stand. It is not about the one who stands there.
      A<drift> Some friends come back after a term, and some stay people to say hello to. Being left out of what used to be shared hurts, because it was worth something. The good years were real, and nothing can take them away. Somewhere there is a clock that strikes at the same time as this one.
      D<threat> Friendship and invitations can be used like money, to make somebody do something. {Name} may have heard them being taken away in the middle of a quarrel. Usually the quarrel is about something else, such as who decides in a game. The sentence works because everybody would rather be asked than left out. It loses value each time it is spent.
      P<threat> Whoever says it feels powerful for about ten seconds. After that comes the worry that somebody else will do the same. It is a tiring way to keep friends.
      P<threat> Those who watch tend to say nothing, since they are on the list too, or hope to be. It looks like agreement, and it is mostly caution.
      Q<threat> When it is said, {Name} might feel ____. More than one thing is possible.
      Q<threat> In the evening, {Name} might notice ____.
      H<threat> A teacher can deal with it as what it is, if it happens often. ~ They have seen it before and have ways to stop it.
      H<threat> {helper} can listen without ringing other parents at once. ~ Listening is quicker and does more.
      T<threat> {he} can answer, "That is up to you," and go somewhere else. ~ A threat needs an audience.
      T<threat> {he} can tell an adult when it is said every day. ~ Every day is more than a quarrel.
      T<threat,comforter> {he} can have {comforter} near that evening.
      C<threat> {he} can think, "That is about the game. It is not about me."
      A<threat> By the next day the list has changed again, as such lists do. There is a game going on somewhere that nobody needs an invitation for. People who can be friends without threats are easier to be with. There are more of them than it seems from close up.
      D<picked> Choosing teams one by one is like reading out a list of who is popular. The whole group is looking on. {Name} may know the end of that list. What is being measured is not how well somebody plays but who knows whom, and who looked fast last week. It takes two minutes and can spoil a whole lesson. Plenty of teachers have given it up for that reason.
      P<picked> The captains are busy with their own fear of losing. They choose what they know. That does not make it kind.
      P<picked> Adults who were picked last remember it for forty years. Quite a few of them turned out to be good at something in shorts.
      Q<picked> While the row gets shorter, {Name} might feel ____.
      Q<picked> Before the lesson, {Name} might notice ____. The wait can be worse than the game.
      H<picked> {helper} can write two lines to {teacher} about how teams are made. ~ Numbers, cards and birthdays all work, and nobody is last.
      H<picked> {helper} can keep PE apart from the choosing of teams. ~ It is possible to dislike the one and enjoy the other.
      T<picked> {he} can suggest another way to {teacher}, in private. ~ It is a fair suggestion, and others in the row will be grateful.
      T<picked> {he} can choose one small thing to do in the game. ~ Being useful in one place is enough for a start.
      T<picked,comforter> {he} can have {comforter} at home after such a day.
      C<picked> {he} can think, "That was a list of who knows whom."
      A<picked> The teams are even, and the game has started without anybody remembering the order. Being left to the end is a fault of the method. Methods can be changed with one note to one teacher. There are sports, too, in which nobody picks anybody.
      D<round> A playground of three hundred people can be an empty place. {Name} spent a break in it alone, walking round the edge as if there were somewhere to go. Groups have no door with a bell on it. From outside they look closed, and from inside nobody notices that there is an outside. A break like that has the same twenty minutes as any other. They do not feel like it.
      D<round> It is said that nobody played with {Name} that day, and that is a hard sentence to say at home. It was worth saying. Such days come about without anybody planning them. One friend is ill, the others start something, and soon it seems too late to join. Then it is easier to keep walking. Most people know a break like that from their own schooldays.
      P<round> Those in the games did not decide anything. They were watching a ball. If they saw somebody walk along the fence, they probably thought that it was on purpose.
      P<round> Teachers on duty look for fights and falls. Somebody who walks quietly does not show up. A word to them puts that right.
      Q<round> In the middle of a break like that, {Name} might notice ____. Later it may be something else.
      H<round> {helper} can tell the class teacher in two lines. ~ There are clubs, jobs and games that can be started on purpose.
      H<round> {helper} can help to arrange something with one person outside school. ~ One known face changes a whole break.
      T<round> {he} can arrange the next break beforehand, with one sentence to one person. ~ Before the bell it is easier than after it.
      T<round> {he} can go to the library, a club or a job on the days when that is better. ~ There are people in those places who like it quiet too.
      T<round,comforter> {he} can have {comforter} in reach when telling it.
      C<round> {he} can think, "They are looking at the ball. They do not know that I would like to play."
      A<round> The break ended, as breaks do, and the long walk turned into a thing that was told. It describes one day. Tomorrow's break has not been given out yet, and one sentence before the bell may be enough for it. A game for one more can start anywhere on that playground, even at the edge.
      A<round> By the evening somebody knows about it, and that is already a change. Being left out on one day is not a fact about a person. Groups shift all the time, with an illness here and a quarrel there. Whoever has walked round the edge once tends to notice the next one who does.
      D<chat> A group chat is a room that fits in a pocket. {Name} is not in it, and hears of it afterwards: a joke, a plan, a picture of somebody's cat. It is like coming in when everyone has just stopped laughing. Being left out of a chat hurts as much as being left out of a game. Only, nobody sees it happen. There is no door to stand at, and no game to walk past.
      P<chat> Most of what gets written in such a chat is "ok" and a row of faces. The people in it miss half of it themselves.
      P<chat> Those in a chat seldom think about who is not in it. After a while they believe that everyone knows everything.
      Q<chat> When the others talk about something from the chat, {Name} might feel ____.
      Q<chat> On the way home after that, {Name} might notice ____.
      H<chat> {helper} can help to find another way to keep in touch, such as an afternoon at home. ~ One afternoon says more than two hundred messages.
      H<chat> {helper} can say honestly how it is with phones, and until when. ~ A date is easier to bear than a no.
      T<chat> {he} can ask one of them, "What is the plan for Saturday?" ~ People like to answer a question like that.
      T<chat> {he} can ask one person to do something together. ~ One is a good size for a group.
      C<chat> {he} can think, "Not in the chat, and still in the class."
      A<chat> At some point every battery is empty, and the chat goes quiet. What is left is a playground with all of them in it. Being left out of a list in a phone is hard, and it is only a list. Friends are found in the same place as before, at the gate in the morning.
      D<whisper> It begins with two heads together and a laugh that stops when {Name comes}. Then somebody says "nothing", and they are off across the playground. {Name} is left out and may go over the last few days to find the mistake. Often there is none. In a group, two people sometimes get close by leaving out a third, and next week the turns may change.
      P<whisper> The ones who whisper feel close for as long as it lasts. Most of them know how it is from the other side.
      P<whisper> Other children saw it as well. Some of them would be glad of a person who is nice to play with.
      Q<whisper> When the laugh stops, {Name} might feel ____.
      Q<whisper> On the evening after such a day, {Name} might feel ____. Angry and sad can take turns.
      H<whisper> {helper} can listen without ringing anybody's parents that evening. ~ Tomorrow it can be decided together.
      H<whisper> {helper} can tell the teacher what happens and how often. ~ Leaving somebody out on purpose, again and again, is unkind, and school can act on it.
      T<whisper> {he} can ask one of them alone, "Is something wrong? I noticed that you ran off." ~ It is easier with one than with two.
      T<whisper> {he} can plan one break with somebody else and not wait to see. ~ Waiting at the edge is the longest sort of break.
      C<whisper> {he} can think, "I am not chasing whispers today."
      A<whisper> By the end of a week the group may look different, or not. In the meantime {Name} had one good break with somebody who did not run off. The whisperers can be told what it was like, in one sentence, and so can an adult. A friend worth having can hear that.
    `),
    '11+': script(`
      D<three> Anyone who has had two close friends knows the arithmetic. Cinema seats, partner work and confidences come in twos, so in a group of three somebody is regularly left out. {Name} may have been that person lately. It tends to happen without a decision: two people share a bus, then a joke, and soon a history. The third one arrives to find that the conversation has already started.
      D<photo> Years ago, people who were left out of a party heard about it on Monday, if at all. Now {Name} may see it live, in good light and with a filter. A photo records a fraction of a second, and somebody chooses the best of forty. Boredom, awkward silences and the friend who cried in the bathroom are not included. It is a true picture of a moment and a poor description of an evening.
      D<edge> No sign marks the edge of a group, and yet everybody outside it knows where it runs. {Name} may be able to draw it on a map. The people inside are mostly unaware of it, as fish are said to be of water. Being left out registers in the body much as an injury does, which is why advice about not minding is of so little use.
      D<start> When {Name is} left out, two things look the same at first. One is bad timing: the joke began an hour ago, the places are taken, and whoever comes late seems to interrupt. The other is deliberate, because closing a circle can make the people in it feel important. The first days rarely show which of the two it is. After a fortnight it is usually clear.
      D<start> Groups are harder to enter in the middle than at the beginning. A joke is already running, places are taken, and whoever arrives seems to interrupt. When {Name is} left out, that may be all there is to it. It may also be deliberate, because shutting somebody out is a cheap way of feeling important. The two look alike for a day or two. After a fortnight they usually do not.
      D<drift> There is no ceremony for the end of a friendship, and often there is not even a row. The invitations become fewer, a chat goes quiet, and then there is a photo of the others. {Name} may be left out bit by bit, which is confusing, because there is no single thing to be angry about. Interests come apart quickly at this age. Some people would like to look older at once, and others would like another year. They are like two clocks that were set together and no longer agree. It is less a verdict than a matter of timing.
      P People in the middle of a group are often more nervous than they appear. Some go along with leaving a person out because they expect to be next. It explains their silence without excusing it. One or two of them would probably be relieved if somebody changed the subject.
      P Researchers once had people play a simple ball game on a screen and then stopped passing to them. It hurt even when the players knew that it was only a computer. Minds take being left out seriously, because for most of history people needed a group to survive. Minding it is therefore not a weakness.
      P Parents hear a story like this and remember their own version, which may be thirty years old and still sore. That is why they sometimes react too strongly or too fast. If they are told which kind of help is wanted, most of them can manage it.
      P<drift> The friend may well have noticed, and may have no idea what to say. A place in a new group is seldom a safe one, and holding on to it takes attention. Silence of that kind is rarely contempt.
      P<drift> Adults tend to say that there are other people. It is true, and about as useful as hearing from a dentist that there are other teeth. Most of them lost a friend in this way and still know the name.
      Q Seeing the plans of others, {Name} might feel ____. Relief at a quiet evening may be mixed in with it.
      Q In the corridor the next day, {Name} might notice ____. It may be a tight stomach before it is any kind of opinion.
      Q When a conversation stops at the wrong moment, {Name} may feel ____. It could be hurt, fury or simple tiredness.
      Q<drift> When the others turn up on a screen, {Name} might notice ____. It is possible to miss a person and not want to be like them.
      H {helper} can listen without ringing anybody's parents. ~ What happens next can be decided together, and tomorrow.
      H {helper} can offer lifts and a kitchen for other plans. ~ New company often begins with something as dull as transport.
      H {teacher} can be told in confidence when it is deliberate and goes on. ~ Those in charge are obliged to act, and they can do it without naming anyone.
      H<helper> {helper} can describe an old friendship that went wrong, including the embarrassing part. ~ It is good to know that it was survivable.
      H<adult> {helper} can suggest {adult} on such an evening, and accept a no. ~ Company that can be refused is easier to accept.
      H<drift> {helper} can offer company without a programme, such as a film or a drive. ~ Talk sometimes turns up on the way.
      H<drift> {helper} can say nothing against the friend. ~ It leaves room for being sad.
      T {he} can ask one person directly, in private: "Is something up, or was that just how it fell?" ~ A plain question usually gets a plainer answer than a hint.
      T {he} can mute other people's pictures for a weekend. ~ It is not defeat, only a sensible use of a button.
      T {he} can invite one person to one thing, with a time and a place. ~ Definite plans are easier to accept than general ones.
      T<comforter> {he} can spend the evening with {comforter} and a closed door. ~ Being alone on purpose is different from being left out.
      T<quiet> {he} can spend an evening {quiet}, with the phone in another room. ~ An evening goes on existing when nobody photographs it.
      T<activity> {he} can put more weight on {activity} for a while. ~ People who belong in two places are harder to shut out of one.
      T<doing> {he} can try {doing} before answering any message about it. ~ Answers written later are usually better.
      T<drift> {he} can mute an account for a fortnight without announcing it. ~ Nothing is lost, and the evenings get longer.
      T<drift> {he} can write to the friend once, in two honest sentences, and leave it there. ~ An answer would be good, and sending it counts anyway.
      C<three> {he} can think, "This is arithmetic until somebody proves otherwise."
      C<photo> {he} can think, "That is one good second out of a whole evening."
      C<edge> {he} can think, "That is where their edge is. It is not the edge of everything."
      C<start> {he} can think, "A day is bad luck, and a fortnight is a reason to speak."
      C<topic> On such an evening, {he} can think about {topic} in as much detail as possible.
      C<drift> {he} can think, "It ended quietly, and it was real."
      A<three> Most groups of three either learn to say these things out loud or become something else. Both happen, and neither is a verdict on anybody. Having been the third one is useful knowledge. People who remember it tend to leave a chair free for the next person who joins.
      A<photo> By Thursday the photo is old, and hardly anyone could say who was standing where. Being left out of one party is a fact about one guest list. It can hurt and still be small from a little further off. Some of the best evenings leave no picture at all.
      A<edge> Edges of groups are redrawn more often than the people inside expect. Some open, some stay shut, and neither is a measurement of the person outside. Having seen a group from there is useful knowledge, and it makes for better company later. Being left out hurts, and it does not need to be taken as information about {him}.
      A<start> Where it is bad luck, there will be other beginnings, and groups at this age are rebuilt all the time. Where it is deliberate, it is not {hers} to solve alone, and adults who know about it can act. Either way, being left out describes a position, and positions change.
      A<drift> Some of these friendships turn up again years later, when the hurry is over. Others stay what they were, a good piece of a life with an end to it. There is nothing to be won back by changing one's taste. People with the same timing exist, often in unlikely places, such as a choir, a bus or the row behind. Being left out weighs less as soon as there is one of them.
      D<picked> The picking of teams before a game survives in schools mainly because it is quick. {Name} may have come to know the last places in it, and the particular silence in which they are filled. What gets measured there is acquaintance, reputation and the weather of the week. Skill comes a long way behind. It lasts two minutes, and people describe it exactly when they are sixty.
      P<picked> Captains are under pressure as well. They call the names that nobody will question. It is cowardice in a very small size, and it is not a judgement.
      P<picked> Teachers who use it have seldom stood at the wrong end. Told what it is like, most of them switch to numbers the same week.
      Q<picked> While names are being called, {Name} might notice ____.
      Q<picked> On the morning before PE, {Name} might feel ____. The anticipation often costs more than the lesson.
      H<picked> {helper} can raise the method with the school, without using a name. ~ It is a question of method and not of feelings.
      H<picked> {helper} can look for exercise in which nobody is picked. ~ There is a good deal of it.
      T<picked> {he} can put it to {teacher} in one sentence, in private. ~ "Could the teams be numbered?" is enough.
      T<picked> {he} can decide on one job in the game and do that. ~ A narrow role is easier to enjoy.
      T<picked,comforter> {he} can have {comforter} at home afterwards.
      C<picked> {he} can think, "A poor method with a short running time."
      A<picked> Everyone is in a group, and the order has been forgotten by all but one. To be left to the end says nothing reliable about playing. A better method fits on a note. Later in life nobody picks teams in a row, which is among the advantages of leaving school.
      D<round> There is a way of crossing a school yard that is meant to suggest an appointment. {Name} may have spent a whole break on it, because there was nobody to sit or play with. It is surprisingly hard work to look occupied for twenty minutes. Groups at this age have no rule about who joins them. Most people wait to be asked, including those who look as if they were waiting for nothing. Then a gap in one day starts to look like a position.
      P<round> The others were not conducting a vote. They had a conversation going, and conversations have no doors. Many would have moved up without comment if somebody had sat down with a question.
      Q<round> When the bell for break goes, {Name} might feel ____. Dread and hope are often mixed there.
      H<round> {helper} can listen without ringing the parents of half the year. ~ That is often what keeps it from being told.
      H<round> {helper} can find out which rooms and clubs are open at lunch. ~ A place with a purpose needs no group.
      T<round> {he} can message one person before school and fix a spot. ~ An arrangement is the cheapest kind of courage.
      T<round> {he} can spend two breaks a week in a place of {his} own choosing and leave the rest open. ~ Chosen solitude looks and feels different.
      T<round,comforter> {he} can have {comforter} around in the evening.
      C<round> {he} can think, "It was a break. It is not a position."
      A<round> The yard is empty by half past three, and everybody's standing in it with it. One lonely break is a piece of weather, and a run of them is a reason to tell an adult. Both are easier to deal with once they have been said aloud. Somewhere in that building another person walks as if there were an appointment. One question would be enough for neither to be left out.
      D<chat> A group chat is a room with no door, and therefore nothing to knock on. {Name} is not in it, and hears of it in pieces: a joke that needs explaining, a plan that is already fixed. Nobody in there can see the person who is missing, which makes it easy to do and hard to talk about. Being left out of a list on a screen hurts like any other kind.
      P<chat> Most of what is written in such a chat is forgettable. The members scroll past the greater part of it, and several have muted it altogether.
      P<chat> People who are inside assume that everybody has read everything. One of them can usually add a person in four seconds, once it has been pointed out.
      Q<chat> When the others refer to something from it, {Name} might feel ____. Curious and insulted can be mixed.
      H<chat> {helper} can listen without offering to ring anyone's parents. ~ What happens next can be decided together.
      H<chat> {helper} can ask before doing anything about it. ~ Help is easier to take when it was asked for.
      T<chat> {he} can say to the kindest of them, "I think I'm not in the chat." ~ Said plainly, it is only a piece of information.
      T<chat> {he} can suggest something to one person, face to face. ~ Plans for two need no group.
      C<chat> {he} can think, "It is a list. It is not a verdict."
      A<chat> By next term there will be another chat with another name, and half of this one will have gone quiet. If it was meant to hurt, an adult can be told. Being left out of a chat is about a list, and lists are edited all the time.
      D<whisper> Being left out by people who were friends on Friday is one of the most efficient ways of ruining a week. There was no row, only lowered voices, a plan nobody mentioned and a walk that went faster when {Name} caught up. It leaves a person searching for the thing they did. In groups it is often not a thing at all. Somebody's place got shaky, and making another person the outsider is how it was steadied.
      P<whisper> Those who do it rarely call it cruel. They say that they were just walking. Each of them is relieved not to be the one.
      P<whisper> There may be one in the group who feels bad about it and says nothing, because it could be their turn next.
      Q<whisper> Seeing them walk off, {Name} might feel ____.
      Q<whisper> Later, with the phone in hand, {Name} might notice ____.
      H<whisper> {helper} can ask what would help, and believe the answer. ~ Sometimes it is a lift to see a cousin.
      H<whisper> {helper} can speak to the school if it goes on, and say beforehand what will be said.
      T<whisper> {he} can ask one of them, alone and in person, "What is going on?" ~ Written down, it would be passed round.
      T<whisper> {he} can put the phone in a drawer after nine. ~ Nothing in it at that hour improves the matter.
      C<whisper> {he} can think, "This is about their places. It is not proof about me."
      A<whisper> Groups like that rearrange themselves every few weeks, and it can look like justice when they do. It is better not to wait for it. One person outside the group who is easy to be with is worth more than a place inside that needs defending. Whatever is said in low voices over there, lunch is being eaten over here.
    `),
  },
};

export const leftOut: Frame = withScenes(
  own,
  leftOutOnPurpose,
  afterAFallingOut,
  friendWithABoyfriend,
  pickedLast,
  aClubWithADoor,
  thePopularGroup,
  noPartnerYet,
  takenOutOfTheChat,
  thePlaceBesideAFriend,
  theHelperIsAlwaysThere,
  notOnTheList,
  notPickedForTheGame,
  toldCannotPlay,
  nothingButFootball,
  oneOfUsIsOut,
);
