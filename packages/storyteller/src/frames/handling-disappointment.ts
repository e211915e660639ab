import { onTheBench } from './school/on-the-bench.ts';
import { notTheCaptain } from './school/not-the-captain.ts';
import { aListThatEnded } from './school/a-list-that-ended.ts';
import { script, type Frame } from '../frame.ts';
import { noneLeft } from './none-left.ts';
import { withScenes } from './scene.ts';
import { notAloneYet } from './not-alone-yet.ts';
import { secondTeam } from './school/second-team.ts';
import { noPetForUs } from './home/no-pet-for-us.ts';
import { wrongCup } from './home/wrong-cup.ts';
import { rainedOff } from './home/rained-off.ts';

const own: Frame = {
  id: 'handling-disappointment',
  name: 'Handling disappointment',
  says: [
    'disappointment',
    'cannot cope with disappointment',
    'the trip was cancelled',
    'birthday party called off',
    'did not get picked for the team',
    'did not get the part in the school play',
    'upset when he cannot have what he wants',
    'does not take no for an answer',
    'falls apart when something does not go her way',
    'gutted about the match',
    'the toy she wanted was sold out',
    'let down by a friend who did not come',
    'her dad cancelled again',
    'failed the exam and is crushed',
  ],
  claims: {
    strong: [
      'party was cancelled',
      'party is cancelled',
      'party got cancelled',
      'party cancelled',
      'trip was cancelled',
      'trip is cancelled',
      'trip got cancelled',
      'trip cancelled',
      'swimming was cancelled',
      'swimming is cancelled',
      'swimming got cancelled',
      'swimming cancelled',
      'match was cancelled',
      'match is cancelled',
      'match got cancelled',
      'match cancelled',
      'sleepover was cancelled',
      'sleepover is cancelled',
      'sleepover got cancelled',
      'sleepover cancelled',
      'playdate was cancelled',
      'playdate is cancelled',
      'playdate got cancelled',
      'playdate cancelled',
      'holiday was cancelled',
      'holiday is cancelled',
      'holiday got cancelled',
      'holiday cancelled',
      'outing was cancelled',
      'outing is cancelled',
      'outing got cancelled',
      'outing cancelled',
      'visit was cancelled',
      'visit is cancelled',
      'visit got cancelled',
      'visit cancelled',
      'concert was cancelled',
      'concert is cancelled',
      'concert got cancelled',
      'concert cancelled',
      'football was cancelled',
      'football is cancelled',
      'football got cancelled',
      'football cancelled',
      'is cancelled',
      'was cancelled',
      'got cancelled',
      'been cancelled',
      'had been cancelled',
      'is canceled',
      'was canceled',
      'got canceled',
      'been canceled',
      'not going ahead',
      'too poorly to go',
      'too ill to go',
      'too sick to go',
      'has to miss',
      'had to miss',
      'missed out on',
      'will miss the party',
      'will miss the trip',
      'missed the party',
      'missed the trip',
      'fell through',
      'disappoint',
      'disappointed',
      'disappointment',
      'disappointing',
      'cancel',
      'cancel her birthday',
      'cancel his birthday',
      'cancel the party',
      'cancel her party',
      'cancel his party',
      'cancelled',
      'called off',
      'call off',
      'rained off',
      'postpone',
      'let down',
      'sold out',
      'not get picked',
      'not picked',
      'lost the vote',
      'lost the election',
      'not voted for',
      'not allowed on the school trip',
      'not allowed on the class trip',
      'cant go on the school trip',
      'banned from the school trip',
      'wasnt picked',
      'got dropped from',
      'been dropped from',
      'dropped from the',
      'didnt make the team',
      'not make the team',
      'didnt get picked',
      'got a part as',
      'a part as a',
      'in the panto and',
      'didnt get in',
      'not get the part',
      'didnt get the part',
      'go his way',
      'go her way',
      'go their way',
      'get his own way',
      'get her own way',
      'no for an answer',
      'gutted',
      'crushed',
      'unmet expectation',
      'doesnt win',
      'not win',
      'didnt win',
      'win every',
      'cannot have what',
      'cant have what',
      'not get what',
      'no means',
      'hear the word no',
      'being told no',
      'told no',
      'hates no',
      'we have said no',
      'weve said no',
      'i have said no',
      'said no to a',
      'wants a dog',
      'wants a puppy',
      'wants a kitten',
      'wants a hamster',
      'wants a pony',
      'asking for a puppy',
      'asking for a dog',
      'asking for a kitten',
      'asking for a pet',
      'desperate for a pony',
      'desperate for a kitten',
      'wants a dog but',
      'wants a puppy but',
      'wants a dog and we',
      'wants a puppy and we',
      'wants a pet but',
      'wants a cat but',
      'wants a kitten but',
      'wants a hamster but',
      'begging for a',
      'begs for a',
      'desperate for a dog',
      'desperate for a puppy',
      'desperate for a pet',
      'cant have a dog',
      'cannot have a dog',
      'cant have a puppy',
      'cant have a cat',
      'cant have a pet',
      'cannot have a pet',
      'not allowed a pet',
      'not allowed a dog',
      'not allowed pets',
      'never have a dog',
    ],
    cues: [
      'plan',
      'change',
      'sulk',
      'upset',
      'weather',
      'rain',
      'trip',
      'told no',
      'say no',
      'hear no',
      'expect',
      'hope',
      'promise',
      'cheat',
      'quit',
      'cant go',
      'cannot go',
      'team',
      'invite',
    ],
    not: [
      'lose a tooth',
      'lost a tooth',
      'losing a tooth',
      'lose tooth',
      'lose weight',
      'lose patience',
      'lose temper',
      'lose my temper',
      'losing temper',
      'lose control',
      'lose it',
      'lose interest',
      'lost interest',
      'lost weight',
      'lose her things',
      'lose his things',
      'lost his grandpa',
      'lost her grandpa',
      'lost his grandma',
      'lost her grandma',
      'lost a pet',
      'lost our dog',
      'lost our cat',
      'lose sleep',
      'lost confidence',
      'lose confidence',
      'get lost',
      'getting lost',
      'lost in the shop',
      'change school',
      'change nappy',
      'i am disappointed',
      'im disappointed',
      'we are disappointed',
      'tooth',
      'funeral',
      'died',
      'lose focus',
      'lose concentration',
      'lose shoe',
      'lose thing',
      'lose everything',
      'glove',
    ],
  },
  topicWords: ['hope', 'hoping', 'wish', 'disappoint', 'plan', 'game', 'answer', 'another way', 'picked'],
  takes: ['helper', 'comforter', 'topic', 'activity', 'quiet', 'doing', 'adult', 'thing'],
  facts: [
    'Tears are mostly water with a little salt; eyes make some all day to stay wet, and more when somebody cries.',
    'Many people have a tight throat or a lump in it when they are close to crying; muscles there tighten. Doctors call the feeling globus, Latin for ball, and it is harmless.',
    'Brains predict how good something will be. Certain brain cells (which use dopamine) fire less for a moment when an expected good thing does not come; what counts is the difference between the expected and the real.',
    'Brains learn from the difference between what was expected and what came.',
    'On average people expect disappointments to hurt for longer than they do.',
    'Looking forward to something is a pleasure of its own.',
    'People overestimate how closely others notice them.',
    'In a game with one winner somebody loses each time; good players lose often to each other.',
    'Strong feelings take some minutes to calm in a body; advice is heard better afterwards.',
    'Weather forecasts are good for the next day and poor for the next month.',
    'Milk is the same in a red cup and in a blue cup.',
  ],
  threads: {
    off: 'a day that was crossed out, and what was ready for it',
    paper: 'the wrapping paper, and the face that is looked at',
    shut: 'a gate that is shut today',
    sigh: 'the air that goes out when a hope goes',
    oh: 'the word oh, first a big one and then a small one',
    whole: 'toast or a banana that was whole, and is in pieces',
    cup: 'a red cup that is not to be had and a blue cup that is',
    tear: 'a tear, which is water and a little salt',
    picture: 'the picture that a head makes of a thing before it happens',
    slow: 'a sentence that is quick to hear, and a body that takes longer',
    throat: 'the lump in the throat that is not there',
    forecast: 'the forecast that a brain makes',
    only: 'the word only',
    version: 'the version of the story that is not funny yet',
    no: 'a wish, and an answer that is no',
    team: 'a list of names that hangs on a wall',
    part: 'a part in a play that is not the one that was hoped for',
  },
  // A pet that cannot be had is a hope.
  decidedBy: [
    // Whoever is left out of a team was not picked for it; by friends who play, somebody is left out in another way.
    /\b(?:left (?:out of|off)|dropped (?:from|out of)|not (?:picked|chosen|selected) for|did ?n'?t (?:make|get (?:in|into|on|picked for|chosen for)|get on to)|missed out on) (?:the|his|her|their) (?:[\w-]+ ){0,2}(?:team|squad|line-?up)\b(?![^]*\b(?:bull\w*|because (?:he|she) is (?:a girl|black|asian|autistic|disabled))\b)/i,
    // Nobody broke a promise when it rained.
    /\b(?:said (?:we|I)(?:['’]d| would| could)|(?:were|was) going|supposed to go|meant to go|planned)\b[^.]{0,40}\bbut\b[^.]{0,16}\b(?:rain(?:ed|ing|s)?|pour(?:ed|ing)|snow(?:ed|ing)?|weather|storm\w*)\b/i,
    // What was cancelled is the sorrow, and the spots are the reason.
    /^(?![^]*\b(?:foster\w*|in care|contact)\b)[^]*?\b(?:party|trip|holiday|sleepover|camp|outing|match|concert|visit|fair|festival)\b[^.!?]{0,20}\b(?:(?:was|is|got|been|be|being) (?:\w+ )?(?:cancelled|canceled|called off|postponed))\b(?![^]*\b(?:died|funeral|moving|divorc\w*)\b)/i,
    /^(?![^]*\b(?:died|dead|lost|scared|afraid|miss(?:es|ing)|rehom\w*)\b)[^]*?\b(?:wants?|asks? for|asking for|begs? for|desperate for|wish(?:es)? for)\b[^.]{0,20}\b(?:dog|puppy|cat|kitten|pony|horse|rabbit|hamster|pet|guinea pig)\b[^.]{0,40}\b(?:can'?t|cannot|not allowed|aren'?t allowed|allerg\w*|says? no|said no|landlord)/i,
  ],
  threadCues: {
    off: /^(?![^]*\b(?:foster\w*|contact|visits? (?:with|to|from) (?:his|her|their|mum|dad|mummy|daddy)\b[^.!?]{0,30}\b(?:cancel|called))\b)[^]*?\b(?:cancel\w*|called off|postpon\w*|put off (?:until|till|because)|rained off|not going ahead|no longer happening|(?:is|was|got|been) off\b|fell through|(?:had|has|have) to (?:miss|stay home|pull out|cancel)|(?:ca(?:n'?t|nnot)|cannot|could ?n'?t|couldnt|cant|not able to|too (?:ill|poorly|sick) to) (?:go|come) (?:to|on|swimming|any ?more|after all)|miss(?:ed|es|ing) (?:the|his|her|their|a) (?:\w+ )?(?:party|trip|match|sleepover|outing|holiday|show|concert|play|disco|wedding|camp|event)|(?:because of|due to) (?:the )?(?:weather|rain|snow|illness|covid|strikes?))\b/i,
    paper:
      /\b(?:presents?|gifts?|wrapp\w+|unwrap\w*|for (?:his|her|their) birthday|for christmas|from santa|father christmas)\b/,
    shut: /\b(?:closed?|shuts?|not open|locked)\b/,
    whole:
      /\b(?:toast|sandwich\w*|bananas?|biscuits?|cookies?|crackers?|apples?|pancakes?|waffles?|sausages?|pizza|crisps?|bread|food|egg)\b[^.]{0,24}\b(?:cut|cuts|cutting|broke|broken|breaks?|break|snap(?:s|ped)?|in (?:half|two|pieces|squares|triangles)|wrong|falls? apart|peel\w*|open\w*)\b|\b(?:cut|cuts|cutting|broke|broken|breaks?|break|snap(?:s|ped)?|peel\w*|open\w*)\b[^.]{0,16}\b(?:toast|sandwich\w*|bananas?|biscuits?|cookies?|crackers?|apples?|pancakes?|waffles?|sausages?|pizza|crisps?|bread|food|egg)\b/i,
    cup: /\b(?:cups?|plates?|bowls?|spoons?|wrong (?:colou?r|one)|colou?rs?|red|blue|pink|green|juice)\b/,
    no: /\b(?:(?:we|I|dad|mum|mom)(?:'ve| have| has)?(?: both)? (?:said|say|says|had to say) no|(?:can'?t|cannot|can not|not allowed(?: to)?|n't|never) (?:have|get|own|keep|a) (?:a|an|any|one|another|pets?|dogs?|cats?|baby)\b|begg?(?:s|ing|ed) (?:me |us )?for|desperate for|wants? (?:a|an|another) [^.]{0,40}\b(?:but|no|not|can'?t|cannot)\b|why (?:he|she|they) (?:can'?t|cannot|isn'?t allowed|is not allowed)|(?:isn'?t|not) allowed (?:a|to have)|(?:like|as) (?:his|her|their) (?:big |older )?(?:sister|brother|friends?))/i,
    team: /\b(?:(?:not|\w+n'?t|never|without being) (?:\w+ )?(?:picked|chosen|selected|make|made|get(?:ting)? (?:in|into|on|onto|picked|chosen)|got (?:in|into|on|onto))\b[^.]{0,40}\b(?:team|squad|choir|orchestra|band|council|club|trials?|academy|captain)\b|(?:team|squad|choir|orchestra|band|council|academy|captain|trials?)\b[^.]{0,60}\b(?:not|\w+n'?t|rejected|dropped|missed out|turned down|friends? did|somebody else|someone else)\b|dropped from|left (?:out of|off) (?:the|his|her|their) (?:[\w-]+ ){0,2}(?:team|squad|line-?up)|only (?:a )?(?:sub|substitute|reserve)|on the bench)\b/i,
    part: /\b(?:play|nativity|panto\w*|musical|show|production|drama|performance|concert)\b[^]*\b(?:part|cast|role|chorus|tree|sheep|narrator|wanted to be|lines|solo|lead|audition\w*)\b|\b(?:part|cast as|role|chorus|lead|audition\w*|solo)\b[^]*\b(?:play|nativity|panto\w*|musical|show|production|concert)\b/i,
  },
  onlyWhenSaid: ['off', 'no', 'cup', 'shut', 'paper', 'whole', 'team', 'part'],
  tellsAlone: ['off', 'no', 'shut', 'paper', 'whole', 'team', 'part'],
  roles: {
    // What was to be, and is off.
    outing: {
      fallback: { text: 'the day out' },
      cues: [
        { match: /\bsleep ?over\b/i, phrase: { text: 'the sleepover' } },
        { match: /\bplay ?dates?\b/i, phrase: { text: 'the playdate' } },
        { match: /\bpart(?:y|ies)\b/i, phrase: { text: 'the party' } },
        { match: /\bswim(?:ming)?\b/i, phrase: { text: 'swimming' } },
        { match: /\b(?:school )?(?:trip|outing)\b/i, phrase: { text: 'the trip' } },
        { match: /\bmatch\b|\bfootball\b|\btournament\b|\bgame\b/i, phrase: { text: 'the match' } },
        { match: /\bholiday\b|\bvacation\b/i, phrase: { text: 'the holiday' } },
        { match: /\bconcert\b/i, phrase: { text: 'the concert' } },
        { match: /\b(?:show|performance|play)\b/i, phrase: { text: 'the show' } },
        { match: /\bcamp(?:ing)?\b/i, phrase: { text: 'camp' } },
        { match: /\bwedding\b/i, phrase: { text: 'the wedding' } },
        { match: /\bdisco\b/i, phrase: { text: 'the disco' } },
        { match: /\b(?:zoo|farm|beach|theme park|park|cinema|museum)\b/i, phrase: { text: 'the day out' } },
        { match: /\bvisit(?:ing|s)?\b|\bstay with\b/i, phrase: { text: 'the visit' } },
        { match: /\bsports day\b/i, phrase: { text: 'sports day' } },
      ],
    },
    coach: {
      fallback: { text: 'the coach' },
      cues: [{ match: /\b[Cc]oach(?: is(?: called)?| called)? (\p{Lu}\p{Ll}+)/u, phrase: { text: 'Coach $' } }],
    },
    wish: {
      fallback: { text: 'one big thing' },
      cues: [
        { match: /\b(?:ears? pierced|pierced ears|piercing)\b/i, phrase: { text: 'pierced ears' } },
        { match: /\b(?:baby|another) (?:brother|sister|baby|sibling)\b/i, phrase: { text: 'one more child at home' } },
        ...[
          'puppy',
          'dog',
          'kitten',
          'cat',
          'hamster',
          'rabbit',
          'guinea pig',
          'pony',
          'horse',
          'snake',
          'pet',
          'trampoline',
          'tattoo',
        ].map((each) => ({
          match: new RegExp(String.raw`\b(?:${each})\b`, 'i'),
          phrase: { text: `a ${each}` },
        })),
      ],
    },
    news: {
      fallback: { text: 'things turn out another way' },
      cues: [
        {
          match:
            /\b(?:sore|bad|poor) loser\b|\b(?:los(?:e|es|ing)|lost)\b(?= (?:at |in |a |the |his |her |their )?(?:\w+ )?(?:game|games|match|matches|race|races|chess|cards|football|final|board|monopoly|uno|tournament))|\b(?:he|she|they|when|hates|if|by) (?:is |are |always )?(?:los(?:e|es|ing))\b(?! (?:a |his |her |their |my |it|control|patience|temper|sleep|interest|weight|things|tooth|teeth))/i,
          phrase: { text: 'a game is lost' },
        },
        {
          match:
            /\b(?:(?:picked|chosen|selected|voted|elected|auditioned|audition|election|lost the vote|captain|(?:the|main|lead|a) part|chorus|squad|trials?|tryouts?)\b|(?:made|make|making|into|on|in) the (?:\w+ )?(?:team|choir|orchestra|band|play|cast)\b)/i,
          phrase: { text: 'somebody else is picked' },
        },
        {
          match:
            /\b(?:cancel\w*|call(?:ed|s)? off|rain(?:ed|s)? off|postpone\w*|plans? (?:is |are |was |were |has |have |suddenly |often )?chang\w*|chang\w* (?:of |the |our |his |her )?plans?)\b/i,
          phrase: { text: 'a plan changes' },
        },
        {
          match:
            /\b(?:cannot|can't|cant|could not|couldn't|not allowed to) have\b|\b(?:say|says|said|told|hears?|hearing|saying) no\b|\bno for an answer\b|\bthe answer is no\b/i,
          phrase: { text: 'the answer is no' },
        },
      ],
    },
  },
  titles: {
    young: [
      { text: 'Everything Was Ready', thread: 'off' },
      { text: 'A Day With a Line Through It', thread: 'off' },
      { text: 'The List on the Wall', thread: 'team' },
      { text: 'A Small Part', thread: 'part' },
      { text: 'One, and Now Two', thread: 'whole' },
      { text: 'Under the Paper', thread: 'paper' },
      { text: 'The Gate Is Shut Today', thread: 'shut' },
      { text: 'In Goes the Air', thread: 'sigh' },
      { text: 'A Big, Big Sigh', thread: 'sigh' },
      { text: 'A Wish and a No', thread: 'no' },
      { text: 'A Big Oh and a Small Oh', thread: 'oh' },
      { text: 'Oh, Oh, Oh', thread: 'oh' },
      { text: 'The Red Cup and the Blue Cup', thread: 'cup' },
      { text: 'Blue Cup Today', thread: 'cup' },
      { text: 'Drip Goes a Tear', thread: 'tear' },
      { text: 'Where a Tear Goes', thread: 'tear' },
      { text: 'The Picture in the Head', thread: 'picture' },
      { text: 'One Picture, and Then Another', thread: 'picture' },
      { text: '{name} and a Big Wish' },
      { text: 'A Hope Is Good to Have' },
    ],
    older: [
      { text: 'Ready for Nothing', thread: 'off' },
      { text: 'The Day That Did Not Happen', thread: 'off' },
      { text: 'The List on the Wall', thread: 'team' },
      { text: 'Names on a List', thread: 'team' },
      { text: 'A Part With Few Words', thread: 'part' },
      { text: 'Who Stands Where', thread: 'part' },
      { text: 'What Was in the Paper', thread: 'paper' },
      { text: 'A Wish and an Answer', thread: 'no' },
      { text: 'The Picture and the Day', thread: 'picture' },
      { text: 'What a Head Can See', thread: 'picture' },
      { text: 'More Than an Eye Can Hold', thread: 'tear' },
      { text: 'Water and a Little Salt', thread: 'tear' },
      { text: 'Quick to Hear, Slow to Feel', thread: 'slow' },
      { text: 'One Second and Some Minutes', thread: 'slow' },
      { text: 'The Lump That Is Not There', thread: 'throat' },
      { text: 'No Lump, Just Muscles', thread: 'throat' },
      { text: 'A Forecast for Another Day', thread: 'forecast' },
      { text: 'The Wrong Forecast', thread: 'forecast' },
      { text: 'Not Only', thread: 'only' },
      { text: 'The Size It Has Up Close', thread: 'only' },
      { text: 'The Version That Is Not Funny Yet', thread: 'version' },
      { text: 'It Needs Some Distance', thread: 'version' },
      { text: '{name} and the Other Way' },
      { text: 'When It Turns Out Another Way' },
    ],
  },
  benefits: [
    'Says that it is all right to hope for something, and all right to be sorry when it does not come.',
    'Describes what bodies and heads do in the first minutes, so that they are less of a surprise.',
    'Gives {name} one small thing to do in those minutes and one sentence to keep.',
  ],
  talk: {
    young: [
      'What was wished for in the story, and what came?',
      'How does it feel in the tummy when the answer is no?',
      'Shall we think of one thing that is good for the minutes after?',
    ],
    older: [
      'What takes longer in this story than hearing the news?',
      'Which word went into the blank, and what would it be an hour later?',
      'Shall we tell each other about a wish that did not come true?',
    ],
  },
  cover: {
    setting: 'playground',
    time: 'sunset',
    pose: 'sit',
    feeling: 'sad',
    companion: null,
    props: ['kite', 'balloon'],
  },
  text: {
    '2-3': script(`
      D<oh> Sometimes {news}. {Name} may say oh. Oh! That is a big oh. Then comes a small oh.
      D<oh> Oh, oh, oh! {Name knows} that word. It comes when {news}. A big oh is loud. A small oh is soft.
      D<cup> Red cup or blue cup? {Name} may hope for red. Red is in the sink. So it is blue today. Oh.
      D<cup> There is a red cup. {Name} may wish for it. It is not here now. Here is a blue cup. The milk is the same.
      D<tear> Sometimes {news}. A tear can come then. {Name has} tears too. A tear is warm and wet. Drip, drip.
      P Grown-ups get sad too. Oh, the egg is on the floor!
      P Some children cry then. Some go and hide. Some do both.
      P Other people can see a sad face. They may come close.
      P Friends may not know what to do. They may look at their feet.
      Q Right then, {Name} may feel ____.
      Q With the wish gone, {Name} may feel ____.
      Q In that minute, {Name} may feel ____.
      H {helper} can hold {Name} and wait.
      H {helper} can say, "That is hard."
      H {helper} can sit on the floor.
      H<helper> {helper} can rock {him} a bit.
      H<adult> {helper} can try {adult}.
      T {he} can sit on a lap.
      T {he} can stomp two times.
      T {he} can drink some water.
      T<comforter> {he} can hug {comforter}.
      T<comforter> {he} can sit with {comforter}.
      T<doing> {he} can try {doing}.
      C<oh> {he} can say, "Big oh, small oh."
      C<oh> {he} can say, "Oh, and oh, and done."
      C<cup> {he} can say, "Not red, but blue."
      C<cup> {he} can say, "Hello, blue cup."
      C<tear> {he} can say, "Drip, drip, bye-bye, tear."
      C<topic> {he} can think about {topic}.
      A<oh> Oh, oh, oh. Each oh gets smaller. Then it is quiet. A hope is good to have.
      A<oh> First a big oh, then a small oh. Then no oh is left. It is okay to wish. {Name is} here.
      A<cup> The blue cup has milk. The red cup gets clean. It is okay to wish for red. Glug, glug, glug.
      A<tear> A tear dries on a cheek. A sleeve can help. It is okay to hope. It is okay to cry.
      A<tear,helper> Drip, and then no drip. The face gets dry. It was a big wish. {helper loves} {Name}, wet or dry.
      D<no> {Name has} a big wish. It is {wish}. The answer is no. The wish is still here.
      P<no> Grown-ups have a wish too. Some get a no.
      P<no> It is hard to say no. It is hard to hear it.
      Q<no> With a no, {Name} may feel ____.
      H<no> {helper} can say why, one time.
      H<no> {helper} can hear all of it.
      T<no> {he} can draw the wish.
      T<no> {he} can have a hug first.
      C<no> {he} can say, "I wish, I wish."
      A<no> The answer is no. The wish can stay. {Name} can have both. A lap is here.
      D<sigh> {Name} may hope for a thing. Then {news}. Out goes the air. Pfff! It is a big sigh.
      D<sigh> Sometimes {news}. Out goes the air. {Name} may sigh, and in comes new air. Pfff! A sigh is soft.
      C<sigh> {he} can say, "In and out, pfff!"
      A<sigh> Pfff! Out goes the air, and in it comes. It is okay to hope. It is okay to sigh. {Name is} here.
      D<shut> The gate is shut. {Name} had a hope. In there is the fun. Not today. Oh!
      D<shut> {Name} may wish to go in. The gate says no. It is shut, shut, shut. Oh!
      P<shut> Grown-ups find shops shut. They say oh, too.
      Q<shut> At the gate, {Name} may feel ____.
      H<shut> {helper} can look at it too.
      T<shut> {he} can wave to it.
      C<shut> {he} can say, "Bye-bye, gate. Not today."
      A<shut> The gate is shut, and it naps. It is okay to wish. One day it is open. Bye-bye, gate.
      D<whole> {Name} has a wish. It is one big bit. Oh! Now it is two bits. It cannot go back.
      D<whole> It was one, and it was big. {Name} had a wish for that. Oh! Now it is bits. It looks all wrong.
      P<whole> To big people, it is the same. To small people, it is not.
      P<whole> Big people get cross too. Oh, the cup is broken!
      Q<whole> With two bits, {Name} may feel ____.
      H<whole> {helper} can say, "You had hoped."
      H<whole> {helper} can wait and be near.
      T<whole> {he} can show how it was.
      T<whole> {he} can try one bit.
      C<whole> {he} can say, "One, and now two."
      A<whole> Two bits are on the plate. The oh gets small. It is okay to wish for one. Yum goes one bit.
      A<whole> It was whole, and now it is bits. It is okay to wish. Next time a voice can ask first.
      D<off> Boots on, bag in hand. A big hope! {Name} may wait for {outing}. Then it is off. Not today. Oh!
      D<off> All was ready. {Name} had a big hope. Today was {outing}. Now it is off. Not today. Oh!
      P<off> Grown-ups are sad about it too.
      P<off> It is nobody's fault. It just went wrong.
      Q<off> When it is off, {Name} may feel ____.
      Q<off> All ready to go, {Name} may feel ____.
      H<off> {helper} can say oh too.
      H<off> {helper} can look for another day.
      T<off> {he} can put on the boots anyway.
      T<off> {he} can have a cuddle and a cry.
      C<off> {he} can say, "Oh! I wanted it."
      A<off> The hope was big. Oh, oh, oh. The boots can splash in the yard. It is a day too. Hello, day.
    `),
    '4-5': script(`
      D<oh> Sometimes {news}. {Name} may say oh, and it may be a loud one. An oh comes out before other words do. It is a small word for a big thing. Then there is time to find more words.
      D<picture> People can see a thing in the head before it happens. {Name} may hope for something and see it like a picture. Then {news}. The picture is still there, big and bright. But what happens does not look like it.
      D<picture> Heads can make pictures. {Name} may wish for something and see it in all its colours. Sometimes {news}. Then there are two pictures. One is in the head, and one is here.
      D<tear> Sometimes {news}. A tear may come to {Name} then, or two. Tears are made of water and a little salt. They come because something matters a lot. They run down, and then they dry.
      D<tear> Tears taste of salt, like the sea. {Name} may have found that out. They can come when {news}. A big hope can make a lot of them. It is only water and salt, and it can come out.
      P Grown-ups do not get all their wishes. Their soup burns, and the bus is full. Some of them sigh a lot.
      P Somebody else may be glad at that minute. It is not meant to hurt. Two people can feel two things.
      P Some children shout. Some go quiet, and some crawl under the table. Grown-ups know all three.
      P Some things have a reason, and some just happen. Grown-ups may forget to say which it is. They can be asked.
      Q When {news}, {Name} may feel ____.
      Q When a hope is gone, {Name} may feel ____.
      Q In the first minute, {Name} may feel ____.
      H {helper} can wait close by until it is quieter. ~ Talking can come later.
      H {helper} can say in short words what happened. ~ It helps to hear it.
      H {helper} can say, "I would be sad about that too." ~ Then two people know.
      H<helper> {helper} can hold {Name} for a while. ~ Nobody needs to talk for that.
      H<adult> {helper} can help by {adult}. ~ It is good to have after a hard minute.
      T {he} can ask, "What now?"
      T {he} can sit down and have a drink of water.
      T {he} can pick one thing to do next.
      T<comforter> {he} can cry a bit into {comforter}.
      T<comforter> {he} can sit with {comforter} until it is quiet.
      T<quiet> {he} can spend some time {quiet} after that.
      T<doing> {he} can try {doing} when it is hard.
      C<oh> {he} can say, "That was a big oh."
      C<oh> {he} can think, "First an oh, and then a word."
      C<picture> {he} can say, "My picture was a good one."
      C<picture> {he} can think, "That is in my head, and this is today."
      C<tear> {he} can say, "It is just water and salt."
      C<tear> {he} can think, "Tears run down, and tears dry."
      C<topic> {he} can sit still and think about {topic}.
      A<oh> After a big oh comes a small one. Then other words come, like "why" and "later". It is okay to hope for things. After that there is room for a new hope.
      A<picture> The picture in the head was a good one. It is okay to be sad about it. Bit by bit, the head makes a new one. Heads are good at hoping.
      A<picture> One picture is the wish, and one is today. Both of them can be true. There may be something good in the second one, too. {Name has} room for both.
      A<tear> A tear dries all by itself. It leaves a bit of salt, and that washes off. It is okay to hope a lot. It is okay to cry, and it is okay to stop.
      A<tear> Tears stop when they are done. Then a nose needs a tissue, and {Name} may want a drink. Water went out, so water goes in. After that there is time for a new wish.
      D<no> {Name has} a big wish. It is {wish}. At home the answer is no, and there is a reason. A wish does not stop when somebody says no. It sits in the tummy and pokes. It can be told all the same.
      P<no> Grown-ups do not like to say no to a wish. They thought about it first. A reason can be good and still be sad.
      P<no> Some friends may have what another child wishes for. They may let a friend look, or have a go.
      Q<no> When the answer is no, {Name} may feel ____.
      H<no> {helper} can tell the reason again in plain words. ~ It helps to hear the same one.
      H<no> {helper} can listen to the whole wish. ~ To listen is not to say yes.
      T<no> {he} can draw the wish and give it a name.
      T<no> {he} can show with two arms how big it is.
      C<no> {he} can think, "I can wish it, and the answer is no."
      A<no> The answer is no, and the wish is still a nice one. It can hang on the wall as a drawing. People can be sad about a no and laugh at supper. {Name} may do both.
      D<paper> Paper can hide a thing. {Name} may hope for one thing and hear the paper go rip. Then it is another thing. The face shows it at once, before there is time to think. All eyes are on that face.
      D<paper> Before a present is open, it can be all sorts of things. {Name} may wish for one of them. Then the paper is off, and it is just one thing. It is not that one. That is a long way to fall for a hope.
      P<paper> The one who gave it looked for it and hoped too. Now that one looks at a face and wants to know.
      P<paper> Grown-ups get odd presents too. They say thank you and think, "Socks?"
      Q<paper> When the paper is off, {Name} may feel ____.
      H<paper> {helper} can hear about the hope later, without the others. ~ Then it can all come out.
      H<paper> {helper} can help to find a kind thing to say. ~ It can be short.
      T<paper> {he} can say, "Thank you for thinking of me."
      T<paper> {he} can tell the big wish to one grown-up.
      C<paper> {he} can think, "My hope was big. I can tell it later."
      A<paper> The paper is on the floor, and it goes crunch. One hope was not in it. It is okay to be sad about that. A kind word for the giver still fits.
      D<whole> In {his} head there was a picture of it. The hope was for whole, just like that. Then it was cut, or it went snap. Now it is in bits, and it cannot be put back. To other people it looks like food.
      D<whole> Whole is a good shape, and {Name} had hoped for it. Then it came in bits. Nobody did it to be mean. It will not go back together, and that is the hard thing. The wish was for the shape as well.
      P<whole> Grown-ups think of the taste, and it is the same. They did not see the picture in the head.
      P<whole> A cook would say sorry and look for the next one. Sometimes there is no next one.
      Q<whole> When it is in bits, {Name} may feel ____.
      H<whole> {helper} can ask first, "Whole or cut?"
      H<whole> {helper} can say, "You wanted it whole," and stay.
      T<whole> {he} can say the shape first: whole, long or square.
      T<whole> {he} can have a hug, and look at it again after.
      C<whole> {he} can say, "It was one, and now it is two."
      A<whole> The bits are on the plate and wait. They can be eaten, or not. It is okay to have hoped for whole. Tomorrow somebody can ask first.
      A<whole> The cross feeling was big, and it got smaller. The bits stayed bits. It is okay to wish for a shape. Next time a word can come first.
      D<team> There was a list, and others got picked. {Name} may have had a big hope to be on it. A list is short, and a hope is long. Friends are on it, and that is odd. They can still play.
      P<team> The one who picks can only take a few. That is not fun for anybody.
      Q<team> Hearing the names, {Name} may feel ____.
      H<team> {helper} can sit with {Name} for a bit. ~ It is okay to be sad.
      T<team> {he} can kick or throw a ball, just for fun.
      C<team> {he} can think, "I hoped for it. I can still play."
      A<team> The list hangs on a wall, and it is only paper. The hope was a good one. A ball is round for all who play with it. {Name} can be one of them.
      D<part> In a play, each child gets a part. {Name} may have had a wish for another one. This part is small, and that is a big oh. A play needs all of its parts, also the sheep.
      P<part> The teacher has one star part and lots of children. That sum does not work out well.
      Q<part> When the parts are read out, {Name} may feel ____.
      H<part> {helper} can hear the big wish first. ~ Then the small part can be looked at.
      T<part> {he} can find out how {his} part walks.
      C<part> {he} can say, "I wished for another one. Here is mine."
      A<part> The play is on, and each one knows where to stand. The wish was big, and it may still be there. Small parts get clapped for as well. Then all of them bow.
      D<off> Everything was ready, and {Name} had a big hope. It was the day of {outing}. Then somebody said, "It is off." Hope does not stop at once. It has been running for days, so it runs on a bit.
      D<off> On the calendar, one day had a star. It was for {outing}, and {Name} was full of hope. Now there is a line through the star. The hope is left over. It was a good plan, and it broke.
      P<off> Calling it off was no fun for anyone. It may have been the rain, or a cough. No child made it happen.
      P<off> Grown-ups get disappointed as well. They look at the bag by the door and sigh. Then they unpack it.
      Q<off> When a good thing is off, {Name} may feel ____.
      Q<off> On the day that had the star, {Name} may feel ____.
      H<off> {helper} can say, "You were so ready for it." ~ It helps when somebody saw that.
      H<off> {helper} can find out if there will be another day. ~ It is good to know either way.
      T<off> {he} can tell what the best bit would have been.
      T<off> {he} can cry first and ask after that.
      C<off> {he} can say, "I wanted it today."
      C<off> {he} can think, "That plan is off. The day is still on."
      A<off> The hope ran on for a while, and then it slowed down. There was still some day left, with soup in it. Perhaps the star gets a new place, and perhaps not. It is all right to be sad about a good plan.
      A<off> The things for it went back to their places. It was not what was hoped for. It was a day all the same, with cocoa in it. That plan is gone, and the other days are all there.
    `),
    '6-7': script(`
      D<picture> A head can see a thing before it happens. {Name} may hope for something and see it all, down to the last bit. Then {news}. The picture stays in the head for a while, in full colour. Next to it there is the real day. The two do not match, and that can hurt.
      D<picture> Hoping is something that heads do all by themselves. They make a picture, and in the picture all goes well. {Name} may have one like that just when {news}. The eyes see one thing, and the head still sees another. It takes time to put a picture away. That is so for big people as well.
      D<tear> Sometimes {news}. It can happen to {Name} in the middle of a good day. The eyes may get hot, and then tears may come. Tears are water with a little salt in it. Eyes make some all day, because they need to stay wet. When something matters a lot, there is more than an eye can hold.
      D<slow> It takes one second to hear that {news}. For the rest of the body it takes longer. {his} ears may be done when the tummy has not even begun. The legs may still want to run. To let go of a hope takes minutes, not seconds.
      D<slow> Some things are quick to say and slow to feel. "Not today" is one of them, and "game over" is another. {Name} may hear something like that when {news}. It is over in a second. After that, a body needs some minutes, and nobody can hurry it.
      P Somebody else may be happy in the same minute. That person may not know where to look. Being glad and being sorry for someone can go together.
      P Grown-ups lose, wait and miss the bus too. They have had more practice. Some of them still sigh all the way home.
      P It is not easy to stand next to somebody who is sad. Grown-ups may talk too fast then, or make a joke. They are looking for the right words.
      P Friends may say, "There is another one next week." They want it to hurt less. Words like that work better a bit later.
      P Other children know minutes like that. Some go red, some go quiet, and some tell a joke. By the evening hardly anyone knows who did what.
      Q When {news}, {Name} may feel ____. More than one word is possible.
      Q In the first minute, {Name} may feel ____. An hour later it may be another word.
      Q When a hope is gone, {his} tummy may feel ____.
      H {helper} can sit close and wait with the talking. ~ Words are easier to hear after some minutes.
      H {helper} can say, "I wish it had been the other way." ~ It helps when somebody wishes along.
      H {helper} can say what is still there. ~ Not everything has changed.
      H<helper> {helper} can tell {Name} about a wish that did not come true. ~ Every grown-up has a few.
      H<adult> {helper} can keep some time for {adult} afterwards. ~ A hard minute does not take that away.
      T {he} can say, "I need a minute." ~ Most people understand that.
      T {he} can drink a glass of water slowly. ~ It gives a body some time.
      T {he} can ask what happens now. ~ Then there is something new to look at.
      T<comforter> {he} can sit down with {comforter} for a while. ~ There is no clock for that.
      T<quiet> {he} can spend some time {quiet} first. ~ Busy hands give a head some time.
      T<doing> {he} can try {doing} in the first minutes. ~ It has helped at other times.
      C<picture> {he} can think, "It was a good picture, and I can make more."
      C<picture> {he} can say, "That was in my head, and this is today."
      C<tear> {he} can think, "My eyes are full, and then they are not."
      C<tear> {he} can say, "It is just water and salt."
      C<slow> {he} can think, "One second to hear it, some minutes to feel it."
      C<slow> {he} can say, "My body needs some minutes."
      C<topic> After the first minutes, {he} can think about {topic}.
      A<picture> A picture in the head can be kept, even if the day was different. It was made of good things, and they are still good. The next hope can be made of them too.
      A<picture> Most pictures in a head stay there. Some come true, and a few come true on another day. Heads make new ones, because hoping is what heads do. It is okay that this one hurt for a while.
      A<tear> After a while, the eyes can hold their water again. There may be salt on the cheeks, and that washes off. It was a big hope, and nobody needs to hide one of those. A good day can have tears in the middle.
      A<slow> After some minutes, the rest of the body is done as well. Then there is room for other things, such as being hungry. The hope was real, and so is supper.
      A<slow> Nobody is slow for needing some minutes. A hope that took days to grow may take an hour to go. After that, there may be a good question, such as "What now?"
      D<no> Some wishes get a yes, and some get a no. {Name} wishes for {wish}. At home the answer is no. There is a reason, and it can be asked for. Hearing a reason does not make a wish go away. A head understands a no long before the rest of a body does.
      P<no> People who say no may wish that they could say yes. They look at money, time, room and everybody's health. A wish does not need to look at any of these.
      P<no> Others may have what somebody wishes for. They did not get it to make anyone sad. Some of them like to share a bit of it.
      Q<no> Hearing no, {Name} may feel ____. In an hour it may be another word.
      Q<no> When somebody else has it, {Name} may feel ____.
      H<no> {helper} can give the real reason, and the same one tomorrow. ~ A true reason stays as it is.
      H<no> {helper} can say if a small part of it is possible. ~ There may be one.
      T<no> {he} can write down the wish and put it in a drawer. ~ It is safe there and needs no answer.
      T<no> {he} can learn one new thing about it. ~ Learning is allowed, with every answer.
      C<no> {he} can think, "A good wish, and a no."
      A<no> In the evening the answer is the same, and so is the wish. Both of them can live in one home. {Name} may be sad about it now and then, and that is all right. Some wishes wait, some change, and some stay wishes.
      D<paper> A present in its paper can still be anything. {Name} may hope for one thing so much that it is nearly in there. Then the paper comes off, and it is something else. The face is faster than good manners. It has about one second.
      D<paper> To get a thing that was not hoped for is hard work. {Name} may know that minute, with paper on the floor and people looking. One half is sad about what is not there. The other half knows that somebody thought of it. Both are true.
      P<paper> The one who gave it had a hope as well. It was a picture of a glad face. So there are two people with the wrong picture.
      P<paper> People say "it is the thought that counts". That is so, and it does not make a hope smaller right away.
      Q<paper> With the paper off, {Name} may feel ____. It may be two words.
      H<paper> {helper} can listen to the big wish later, without saying "be glad". ~ Then it has been heard.
      H<paper> {helper} can help to mend it, if unkind words got out. ~ A call or a card can do that.
      T<paper> {he} can say, "Thank you for thinking of me." ~ It is true with any present.
      T<paper> {he} can go back later and say, "I was sad about something else." ~ Most givers understand that.
      C<paper> {he} can think, "Sad about one thing, kind about another."
      A<paper> The paper goes in the bin, and that minute is over. What was hoped for can still be hoped for. What was said can be mended, if it came out too sharp. A giver likes to hear a kind word on the next day too.
      D<team> Names were read out or put on a wall, and {Name} was not picked. Friends were. It is hard to be glad for them and sad as well. That is two feelings in one tummy. A team takes a certain number of people, and then the list stops. It stops after a number, not after everybody who is good.
      D<team> There was something to hope for: a place in a team. Then the list came, and {Name} was not picked this time. The hope had grown for weeks, so it does not go in a minute. The ones on the list are happy now. It is all right to need some time away from that.
      P<team> The one who picks looks at one day and a few things. Next time it may be other things. People who choose get it wrong sometimes, and they know it.
      P<team> Friends who are in it may not know what to say. They may talk about it too much or not at all. They would like it if nothing changed.
      Q<team> When friends talk about training, {Name} may feel ____.
      H<team> {helper} can ask {coach} what to practise before the next time. ~ It is easier to work on one thing than on everything.
      H<team> {helper} can play a round with {Name}, with no list.
      T<team> {he} can say "well done" once, and then talk about something else.
      T<team,comforter> {he} can hold {comforter} until the throat is less tight.
      C<team> {he} can think, "Not picked this time. I still play."
      A<team> The list on the wall gets old, and one day a new one comes. What {Name} can do is the same as before the names were read. Being picked is one thing, and playing is another. The second one needs no list.
      D<part> The parts for the play were given out. {Name} was hoping for another one, and somebody else was picked for that. This one may have few words or none. It can make a throat tight to practise it. Each play is like a big machine in which each part does something. It stops when one is missing.
      D<part> A play has one main part, and lots of children hope for it. {Name} was one of those. Now there is another part to learn, a smaller one. It is all right to be sorry about it, even for some days. The play goes on all the same, and it needs every one of them.
      P<part> The teacher picks with a pencil and a lot of rubbing out. It is about voices, sizes and who can come on which day. Children cannot see all of that.
      P<part> The one with the main part may be scared of all those words. From outside it looks only lucky.
      Q<part> When the others practise the big scene, {Name} may feel ____.
      H<part> {helper} can listen to the sad bit first. ~ The good bit can wait.
      H<part> {helper} can read the play out with {Name} and do silly voices. ~ At home anyone can be anyone.
      T<part> {he} can find one small thing for this part to do. ~ It may be how it stands.
      T<part,comforter> {he} can practise in front of {comforter}.
      C<part> {he} can think, "I hoped for that one. I have this one."
      A<part> On the day, the curtain does not ask who hoped for what. Somebody stands at the side, somebody in front, and all are needed. A hope can be kept for the next play. At the end they all bow in one row.
      D<off> For days, {Name} had been hoping for {outing}. Hoping is like rolling downhill, because it gets faster near the end. Then it is called off. The reason may be a good one, such as rain or a fever. A hope at full speed cannot stop for a reason.
      D<off> Some days are crossed out before they have begun. This one had {outing} in it, and now it has a gap. {Name} may know the answer to "why", and it does not help much. What was looked forward to was real, even though it did not happen. It had been fun for a whole week already.
      P<off> Whoever called it off did not like doing it. There were phone calls, and somebody was sorry in each of them. It was nobody's plan to spoil a day.
      P<off> "We will do it another time" is meant to help. It is a bit early for that. Somebody who was ready for today cannot use another time yet.
      Q<off> When the answer comes that it is off, {Name} may feel ____. It may be in the throat or in the feet.
      Q<off> At the hour when it was going to start, {Name} may feel ____.
      H<off> {helper} can be disappointed out loud as well. ~ Then nobody is alone with it.
      H<off> {helper} can ask about a new date and say what is known. ~ "We do not know" is an answer too.
      T<off> {he} can take one small part of the plan and do it at home. The cake can be eaten, and so can the sandwiches.
      T<off> {he} can be sad until supper. It is a good size for a disappointment.
      C<off> {he} can think, "The hoping was fun. This bit is not."
      C<off> {he} can say, "I was really looking forward to it."
      A<off> By evening the hope had rolled to a stop. It left a line on the calendar and one good joke. A new date may be found, or it may not. The week of looking forward has been had already. Nobody can call that off.
      A<off> The gap in the day was filled with ordinary things. One of them was quite good. It was not the plan, and it was not the hope. Somebody may ask tomorrow how it was. "It was off, and I was cross" is a good answer.
    `),
    '8-10': script(`
      D<throat> There is a place in the throat where disappointment can be felt. When {news}, {Name} may notice something like a lump there. It is not one. Muscles in the throat have tightened, as they do in many people who are close to crying. Doctors call it globus, which is Latin for ball. It is harmless, and it loosens after some breaths or a drink of water.
      D<throat> Sometimes {news}, and the voice is the first to notice. {Name} may begin a sentence and find that only half of it comes out. The reason is in the throat, where muscles tighten when tears are not far away. It can be like having swallowed a ball. Nothing is stuck there, and nothing is broken. Muscles that have tightened also loosen.
      D<forecast> A brain makes forecasts all day, mostly without being asked. As soon as {Name hopes} for something, the brain works out how good it is going to be. Then {news}, and the brain compares. It does not measure what is there. It measures the difference between what is there and the forecast. That is why a perfectly good day can hurt when it was meant to be another one.
      D<forecast> Weather people are often right about tomorrow and hardly ever about next month. Brains make forecasts too, about matches, parties and presents. {Name} may have one in mind, full of sunshine, at the moment when {news}. Certain brain cells then go quiet for a moment, and scientists can measure that. It is as real as a bruise. Like a bruise, it fades.
      D<only> "Only" is a short word, and people reach for it when {news}. It is only this, they say, or only that. {Name} may have heard it more than once. The word is meant to help. It tells how big the thing looks from where the other person stands. From close up, the same thing can be a good deal bigger.
      P Somebody with better luck may be pleased and uneasy at once. It is hard to enjoy something next to a sad face. Many people remember both parts.
      P Adults next to a disappointed person often talk too much. They would like to get past the silence quickly. A silence is what some people need.
      P People who are watching see less than it seems. They notice a red face for a moment. Then they go back to thinking about themselves.
      P Coaches, teachers and champions have all lost, waited and been turned down. They remember some of it exactly, and most of it not at all. On the day itself, nobody can tell which kind it is.
      P<helper> {helper may} be sorry about it too and look busy instead. Some people show it by tidying a table or offering toast.
      Q When {news}, {Name} might feel ____. The first word and the second may differ.
      Q In the minutes after, {Name} might notice ____. It may be in the throat, the stomach or the hands.
      Q When somebody says that it does not matter, {Name} may feel ____. That is worth a word, too.
      H {helper} can wait with advice until it is asked for. ~ Most advice keeps until after supper.
      H {helper} can agree that it is a pity, and stop there. ~ A short sentence leaves room for another person's.
      H {helper} can say what is certain about the next time, and leave out the rest. ~ A small true thing is better than a large maybe.
      H<helper> {helper} can tell the story of an old bit of bad luck, with all the details. ~ It is good company for a new one.
      H<adult> {helper} can offer {adult} when some time has passed. ~ What helped before is worth another try.
      T {he} can say, "I need ten minutes," and walk around for a while. ~ Walking gives tight muscles something to do.
      T {he} can write down the hope in one sentence. ~ A hope that has words can be used again.
      T {he} can ask one exact question, such as "What can be done about it today?" ~ The answer may be nothing, and then that is clear.
      T<comforter> {he} can spend some time alone with {comforter}. ~ Nobody is asked to be cheerful at once.
      T<quiet> {he} can spend half an hour {quiet}. ~ It gives a busy brain a smaller question.
      T<activity> {he} can spend half an hour {activity} before talking about it. ~ A body that has moved is easier to talk to.
      T<doing> {he} can try {doing} in the first minutes. ~ They are the worst ones, and they are short.
      C<throat> {he} can think, "No lump, just muscles."
      C<throat> After one slow breath, {he} can think, "It tightened, and it loosens."
      C<forecast> {he} can think, "The forecast was wrong, and the day is still here."
      C<forecast> {he} can say, "That was a forecast for another day."
      C<only> {he} can think, "It is only small from over there."
      C<topic> When the worst is past, {he} can think about {topic} and choose the best three.
      A<throat> After a while the throat opens by itself, and the voice is back. It may have something to say by then, or it may ask for a sandwich. To have hoped for something was no mistake. There is room for another hope when this one is done.
      A<throat> The body lets go in its own time, first the shoulders and then the throat. Nothing was stuck there, except that something mattered. People who hope for things have throats like that. They also have more to look forward to.
      A<forecast> Brains learn from a wrong forecast, and the next one gets a little better. That is no reason to expect rain every day. A person who hopes is wrong more often, and looks forward more often as well. {Name has} more forecasts where that one came from.
      A<forecast> By tomorrow the disappointment usually seems smaller. Studies show that people expect it to last longer than it does. The day is still there, although it is not the one from the forecast. Something may yet be done with it.
      A<only> Things get smaller with distance, and that is a matter of time more than of words. In a week, {Name} may even be the one who says "only". Today it has its real size, and so does the hope that came before it.
      D<no> Wanting something badly and hearing no is one of the harder parts of living with other people. {Name} wishes for {wish}, and at home the answer is no. Better arguments do not help much, because arguments are not what is missing. The reason lies in things such as money, time, space or somebody's health. That can be understood, and it can still hurt.
      P<no> Adults who say no have often had a wish like that at the same age. Some of them have it even now. From the other side, a no can look quite easy, and it seldom is.
      P<no> Those who have what somebody else wishes for mostly do not notice. They may even complain about it, which is hard to listen to.
      Q<no> When the answer is no again, {Name} might feel ____.
      Q<no> Seeing it in another family, {Name} might feel ____. It may be two things at once.
      H<no> {helper} can explain the reason without making the wish sound silly. ~ Both can be taken seriously.
      H<no> {helper} can look for a part of it that would be possible. ~ A part is not the whole, and it is not nothing.
      T<no> {he} can find out all there is to know about it. ~ Knowing things needs no permission.
      T<no> {he} can tell somebody how much it matters, without asking for anything. ~ That is a different conversation.
      C<no> {he} can think, "The wish is mine, and the answer is no."
      A<no> The wish has not gone, and the answer has not changed. Between the two there may be a part that can be had, such as an hour of somebody else's. {Name} may be disappointed for a good while. That only says that the wish was a real one.
      D<team> A list of names is a small piece of paper with a large effect. {Name} knows what was on it, and was not picked. Friends were, and that may be the harder half. They talk of matches, and there is nothing to add. A team has a fixed number of places, so the list ends where the number ends. It does not end where good players end.
      D<team> Trials last an hour, and hoping lasts for weeks. {Name} was not picked, and now the hope has nowhere to go. It was reasonable to hope for it. Coaches choose for positions, for size and for what they happened to see in that hour. They say themselves that the last two places could have gone either way.
      P<team> The friends who got in are in an odd position as well. If they are happy it looks mean, and if they are quiet it looks like pity. Most of them would be relieved to be told which one is easier.
      P<team> Plenty of well-known players were left out of a school team at some point. It is not a law that they come back. It only shows how much an hour of trials can miss.
      Q<team> When the others leave for practice, {Name} might feel ____. It may be more than one word.
      H<team> {helper} can ask {coach} what would be worth working on, and write down the answer. ~ One clear sentence is of more use than ten kind ones.
      H<team> {helper} can leave the evening as it is, without advice. ~ On the first evening hardly any advice fits.
      T<team> {he} can tell a friend, "I am glad for you, and I would rather talk about something else today." ~ Both halves of that are true.
      T<team> {he} can play for fun at the weekend, where nobody keeps a list.
      T<team,comforter> {he} can have {comforter} in reach for the first evening.
      C<team> {he} can think, "The list is about places. It is not about friends."
      A<team> Lists get taken down at the end of term, and the pins stay in the wall. {Name} can run, catch and pass as well as on the day before the names went up. Next year there are trials again, and some people will go who were left out this time. Until then the game itself is open to anybody with a ball. Hoping for something was not the mistake.
      D<part> When the cast of a play is read out, there is a silence before every name. {Name} was hoping for one part and got another, with fewer lines or none. It is possible to smile at that and feel dreadful. A play is a strange kind of machine. The main part is nothing without those who bring the letter or stand there being a forest.
      D<part> For one part {Name} may have had the walk and the voice already worked out. Then somebody else was picked for it. What is left is a smaller one, and a good many rehearsals beside the person who got the other. That is a real disappointment, and nobody is obliged to be a good sport by Thursday. It usually gets easier when there is something to do on the stage.
      P<part> Whoever casts a play is solving a puzzle with thirty pieces: voices, heights, Tuesdays, costumes that exist. It looks like a judgement from below. From above it is mostly about who can stand next to whom.
      P<part> Actors have a saying that there are no small parts. Every actor who says it has hated a small part. Both things can be true.
      Q<part> At rehearsal, when the big scene begins, {Name} might feel ____.
      H<part> {helper} can hear about the other part first, and only then ask about this one. ~ A hope that has been heard is easier to put away.
      H<part> {helper} can find out what the small part might do in the background. ~ Audiences look there more often than directors think.
      T<part> {he} can decide on one exact thing that this character does, such as a limp or a look. ~ Nobody can give that part to anybody else.
      T<part,comforter> {he} can try it out in front of {comforter}.
      C<part> {he} can think, "That was my hope, and this is my part."
      A<part> On the evening itself nobody in the third row knows who wanted to be what. They see a stage with everybody on it, and now and then their eye goes to the edge. The hope may still be there, folded up for the next play. Somebody has worked out how this character stands. It was not obvious, and it has been done.
      D<off> Looking forward is half of a good thing, and some researchers think it is the better half. {Name} had been at it for days before {outing} was called off. That is why it hurts so much: the hoping had been paid for, and then nothing was delivered. The reasons may be sensible, and there may be nobody to be angry with. It would almost be easier if there were.
      D<off> {Name} had the whole plan worked out: what to take, who would be there, what would come first. Then {outing} was called off in one sentence. What is cancelled is only a date. What is lost is the version that was already running in the head, and that one had excellent weather.
      P<off> The person who cancelled it has probably had a bad hour as well. They are tired of being told that it cannot be helped. It is true, and it cheers nobody up.
      P<off> Others in the family may get over it faster, or seem to. People hope at different volumes. The loud ones are not more disappointed, and the quiet ones are not less.
      Q<off> At the hour when it was going to begin, {Name} might feel ____.
      Q<off> When somebody says "another time", {Name} might notice ____. It can be a short, cross thought.
      H<off> Someone at home can leave out the bright side until it is asked for. ~ It will keep.
      H<off> Someone at home can find out if there is a new date, and be honest if there is none. ~ Not knowing is the hardest part.
      T<off> {he} can tell one person exactly what the best bit would have been. It is strange, but that uses up some of it.
      T<off> {he} can rescue one part of the plan, such as the food, the film or the phone call.
      C<off> {he} can think, "That version is cancelled. The day is not."
      C<off> {he} can say, "I am not sulking. I am slowing down."
      A<off> A hope needs about an evening to come to a stop. By then the bag is unpacked, and one part of the plan is saved for another time. There may be a new date, and it may even be better, but that is for later. It was a good thing to look forward to. That was not a mistake.
      A<off> In the end the day had a hole in the middle and something decent round the edge. It will not go down as one of the great ones. The next thing to look forward to is somewhere ahead, and it can be hoped for at full volume.
    `),
    '11+': script(`
      D<only> "Only" is the word that people reach for when {news}. They say that it is only this, or that it was only that. {Name} may have noticed that it tends to be used by those who stand furthest away. They are giving a correct report of how large the thing looks from there. Up close it has another size. Disappointment is measured by the hope that went into something, and that part cannot be seen from outside.
      D<only> Comfort tends to arrive in standard sentences, and most of them contain the word "only". When {news}, {Name} may hear that it is only a detail, that there are worse things, or that it builds character. All of this is well meant, and none of it is exactly wrong. It answers the question of how important the event is in the history of the world. The question was a smaller one, about one hope and one person.
      D<forecast> Expecting is something that brains do without permission. Before {Name has} even thought about it, a forecast exists of how good a thing is going to be. When {news}, certain brain cells answer with a short pause, which can be measured in a laboratory. The size of it does not depend on how bad the event is. It depends on how far the event lies from the forecast, so one and the same evening can be a triumph or a disaster.
      D<version> Hardly anybody tells stories about the evening when everything went as hoped. {Name} may have noticed that the best ones are about lost luggage, burnt cakes and finals lost by one point. They were no fun at the time, and nobody involved would have believed that they ever could be. On a day when {news}, this is of no use at all, because the funny version does not exist yet. It needs distance, and distance cannot be hurried.
      D<version> There are two versions of most disappointments. The first belongs to the day when {news}, and {Name} may find nothing funny in it. The second is told years later, usually at a table, and people ask for it. In between, nothing happens to the facts, and they only move further away. Both versions are true, but only one of them is available on the first evening.
      P People who stand next to a disappointment tend to talk. They explain, compare and look for a bright side, because the silence makes them uncomfortable. Many would be relieved to hear that nothing needs to be said.
      P Somebody else may have got what was hoped for, and may be careful about showing it. That takes off some of the shine for them as well. A short "well done" at the right moment tends to be remembered for a long time.
      P Adults have a list of their own, with jobs, homes and people on it. They seldom mention it, so it can look as if they had been given whatever they asked for. Few of them were, and most could still name the date.
      P An audience sees less than it seems from the inside. Research suggests that people overestimate how closely they are being noticed. The others, meanwhile, are busy overestimating the same thing about themselves.
      P<helper> {helper may} be hiding a disappointment of the same size, in order not to add to it. Two people can be considerate like that until neither of them says anything useful.
      Q When {news}, {Name} might feel ____. The first word is often anger, and there may be another one behind it.
      Q Hearing that it does not matter, {Name} may feel ____. It is possible to agree with that in a year and not today.
      Q On the evening afterwards, {Name} might notice ____. It may be less than expected, or more.
      H {helper} can ask, "Company, ideas or peace and quiet?" ~ All three are respectable answers.
      H {helper} can leave out the bright side for one evening. ~ It is usually still there on Thursday.
      H {helper} can be exact about what can still be done and what cannot. ~ Vague hope is tiring.
      H<helper> {helper} can tell an old failure without a moral at the end. ~ The moral is usually where people stop listening.
      H<adult> {helper} can suggest {adult} once, and take no for an answer. ~ An offer is easier to accept when it can be refused.
      T {he} can ask for one hour in which nothing is discussed. ~ Most subjects survive an hour.
      T {he} can write down exactly what was hoped for. ~ Part of it may be possible in another form.
      T {he} can say two friendly words to somebody who had better luck. ~ It is easier early, and nobody expects a speech.
      T<comforter> {he} can shut a door and have {comforter} for company. ~ Some company does not ask anybody to look on the bright side.
      T<quiet> {he} can spend an hour {quiet}. ~ Attention that has something to do stops comparing for a while.
      T<activity> {he} can spend an hour {activity} before deciding what it all means. ~ Conclusions from the first hour are seldom the final ones.
      T<doing> {he} can try {doing} in the first hour. ~ What has worked before does not need a reason.
      C<only> When sentences like that arrive, {he} can think, "Only from over there."
      C<only> {he} can think, "It is as big as the hope was, and that was mine."
      C<forecast> {he} can think, "That was a long way from the forecast."
      C<forecast> {he} can think, "A pause, then, and after it the rest of the evening."
      C<version> {he} can think, "This is the version that is not funny."
      C<version> {he} can think, "It needs distance, and I have time."
      C<topic> For an hour, {he} can think about {topic} in as much detail as possible.
      A<only> Later on, the thing tends to look smaller, and by then the word may even be right. It does not need to be right today. Having hoped for something is not a mistake in planning. The good days are made in exactly the same way.
      A<only> Sentences like that are a way of standing nearby, and some people have no others. For the next person, {Name} may keep a different one, such as "That is a real pity." It fits most disappointments, and it leaves their size alone.
      A<forecast> The pause in those cells is short, and the one in a mood is longer. Studies find that people expect a disappointment to last longer than it usually does. Lower hopes would hurt less, but they would also take away the looking forward. That is often the best part of anything.
      A<version> Not every disappointment turns into a good story, and nobody is obliged to find it funny. Some of them stay a pity. Others wait for years and then come out at a table, with additions. Which kind this one is will be for {Name} to say, at some distance.
      A<version> For now there is the first version, and it may be as bad as it is. Hope tends to come back by the side door, looking like an idea. At some point somebody says, "Do you remember?" and the second version begins. {Name} will have the details, and nobody else will tell it properly.
      D<no> There is a kind of no that cannot be argued with, because it is not about arguments. {Name} wishes for {wish}, and at home the answer is no. The reason may be money, space, time, somebody's health or an opinion that does not move. It is possible to follow every step of the reasoning and still be furious at the end of it. Understanding has little effect on wanting.
      P<no> Those who say no may have done the sums several times, hoping for another result. Refusing somebody is unpleasant work, and it tends to make people sound stricter than they are.
      P<no> Friends who have the thing in question rarely see it as luck. They complain about the cost or the trouble. It can be useful to hear that part, though not on the first day.
      Q<no> Hearing the reasons once more, {Name} might feel ____. Agreeing with them is no remedy.
      Q<no> When the subject comes up elsewhere, {Name} might notice ____.
      H<no> {helper} can say what change would make a difference, or say honestly that nothing would. ~ Either is easier than a maybe.
      H<no> {helper} can leave out "when you are older", unless it is meant. ~ Vague words are remembered in great detail.
      T<no> {he} can look for the part of it that can be had elsewhere. ~ Being near a thing is not owning it, and for a while it may do.
      T<no> {he} can put the case in writing once, and then let it rest. ~ A page is read more calmly than a speech is heard.
      C<no> {he} can think, "I understand it, and I still want it."
      A<no> The answer stands, and the wish is under no obligation to leave. Some wishes keep until a person has a front door and a budget of their own. Others turn into something else on the way. In the meantime it is fair to be disappointed, and to say so without opening the negotiations again.
      D<team> There is a particular way of reading a list that does not contain one's own name. The eyes go down, then up, then down again more slowly. {Name} was not picked, and others were, which turns a private matter into a public one. Selection happens in an hour, by people who are choosing for positions, and who would probably swap the last two names on another day. That does not make it hurt less. It does make it smaller than a verdict.
      P<team> Those who were chosen are now in the awkward business of hiding that they are pleased. A plain "well done" makes it easier on both sides. Without one they tend to avoid the subject and, a little later, the person.
      Q<team> When the group chat fills up with fixtures, {Name} might feel ____. Pride and misery can turn up in the same minute.
      H<team> {helper} can find out from {coach} what was missing, if {Name} would like to know. ~ Some people would rather not, and that is a choice as well.
      H<team> {helper} can refrain from stories about famous players who were once rejected. ~ They are true, and on the first evening they are unbearable.
      T<team> {he} can congratulate one person properly and mute the rest for a week. ~ It is a decent solution, and it has an end date.
      T<team,comforter> {he} can have {comforter} at hand for the first evening.
      C<team> {he} can think, "It was an hour, and a number of places."
      A<team> Lists are replaced every season, and the people who make them are replaced nearly as often. Whatever {Name} could do before the names went up is still there, and some of it was not even looked at. Hoping in public takes a certain nerve, and being disappointed in public takes more. It may or may not lead to another trial. In the meantime there is a game that can be played, with or without a fixture.
      D<part> Casting is announced as if it were information, and it lands as an opinion. {Name} was hoping for a particular part, and somebody else was given it. What is left may involve standing at the back in brown, or watching. It stings twice, once on the day and once whenever the play is mentioned. A production needs far more people than it has roles that anybody dreams of. Somebody opens the door through which the leading part comes in, and if that door sticks, the scene is about the door.
      P<part> A director is assembling voices, heights, timetables and old costumes into something that stands up. Talent is one column of that table. The person who was given the lead is, with some probability, awake at night over two hundred lines.
      Q<part> While the main scene is being rehearsed, {Name} might notice ____. Envy is a respectable answer.
      H<part> {helper} can listen to the whole complaint before defending the director. ~ Directors can look after themselves.
      T<part> {he} can decide what to do with whatever part there is, on stage or off it. ~ One precise habit is visible from row ten.
      T<part,comforter> {he} can have {comforter} around while learning it.
      C<part> {he} can think, "I wanted the other one, and I can do something with this one."
      A<part> When the run is over, the costumes go back into a basket, leading parts and trees together. The hope that went unanswered can be kept for the next audition or dropped without ceremony. What people remember of a play is often a detail from the edge of it that nobody had planned. It was picked by whoever stood there. A disappointment can be left at the stage door for an evening and collected again, and sometimes it is not.
      D<off> There is a particular flatness about a day that had been reserved for a plan. Now {outing} is off, and {Name} is left with a packed bag, a free afternoon and nobody sensible to be angry with. Anticipation is not a small thing. In studies of holidays, people were often happiest in the weeks before. So what has been cancelled is the rest of it, while what has been had cannot be taken back.
      P<off> People who were not going will say that there is another one next year. They mean to be kind. It is easier to be philosophical about somebody else's plans.
      P<off> Those who were going as well are each disappointed in a different way and at a different speed. A message that only says "gutted" is often the one that helps.
      Q<off> At the hour at which it was going to begin, {Name} might feel ____.
      Q<off> Unpacking again, {Name} might notice ____. It need not be put into a good light.
      H<off> Someone at home can sort out the practical part, such as refunds and dates, without commentary.
      H<off> Someone at home can agree that it is rotten, and stop there.
      T<off> {he} can let one evening be a write-off, on purpose. A disappointment with an end is easier to have.
      T<off> {he} can save a part of it with the people concerned, even if it is only the food or a call.
      C<off> {he} can think, "The looking forward was real. I had that part."
      C<off> {he} can think, "Write off the evening, keep the week."
      A<off> It did not happen, and no amount of reason makes that a good thing. The evening was written off, as planned, with some of the food. By the end of the week there was something else on the horizon, not the same and not as large. Hoping for things in earnest carries this risk. People who have stopped doing it are not better off.
    `),
  },
};

/**
 * Disappointment: a plan that changes, a thing that is not to be had, a lost game. Which of them is said only when the
 * parent said it (role `news`, a whole clause in the present tense).
 */
export const handlingDisappointment: Frame = withScenes(
  own,
  notTheCaptain,
  onTheBench,
  aListThatEnded,
  noPetForUs,
  noneLeft,
  wrongCup,
  rainedOff,
  secondTeam,
  notAloneYet,
);
