import { theDayAfter } from './the-day-after.ts';
import { crossAtHome } from '../family/cross-at-home.ts';
import { aStarThatCameOff } from './a-star-that-came-off.ts';
import { aDinnerLadyWhoShouts } from './a-dinner-lady-who-shouts.ts';
import { classClown } from './class-clown.ts';
import { notTheNaughtyOne } from './not-the-naughty-one.ts';
import { script, type Frame } from '../../frame.ts';
import { TEACHER } from '../../school-roles.ts';
import { withScenes } from '../scene.ts';
import { rudeToATeacher } from './rude-to-a-teacher.ts';
import { aLaughWhenWordsAreCross } from './a-laugh-when-words-are-cross.ts';
import { aCoatOnItsHook } from './a-coat-on-its-hook.ts';

/** Told by a parent: "he cries when I tell him off". The one who is cross is then at home. */
const AT_HOME =
  /\b(?:(?:I|we) (?:tell|told|have told|had told|shout|shouted|raise|raised)\b|told off (?:at home|by (?:me|us|his dad|her dad|his mum|her mum|dad|mum))\b|by (?:me|us)\b)/i;

/** Told off for nothing, or for what somebody else did: the story says so, and puts nothing right that was not wrong. */
const INNOCENT =
  /\b(?:blam(?:e[sd]?|ing)\b[^.!?]{0,40}\b(?:even )?(?:when|though|if) (?:it(?:['’]?s| is| was)|(?:he|she) (?:has|had|did))(?: not|n['’]?t)|it was (?:(?:actually|really|in fact) (?:his|her|their|a|another|the)|an?other (?:boy|girl|child|kid)|the other|some(?:one|body) else)|did nothing|done nothing|innocent|falsely|wrongly|accus\w+|blamed? for (?:something|things?|what) (?:that )?(?:he|she|they|somebody|someone|his|her|others?)\b|(?:was|is)n'?t (?:him|her|them|his|hers)\b|was not (?:him|her|them)\b|not (?:his|her|their) fault|(?:did|had|has|have)(?:n'?t| not) (?:even )?(?:do|done)\b|(?:her|his|their|a) (?:friend|mate|brother|sister|classmate) (?:did|had done)|(?:someone|somebody) else did)/i;

const own: Frame = {
  id: 'told-off',
  name: 'Being told off, or a bad report',
  says: [
    'told off by the teacher',
    'got told off at school and is devastated',
    'terrified of being told off',
    'cries if anyone tells him off',
    'the teacher shouted at her',
    'shouted at in front of the class',
    'name on the board',
    'moved to the cloud at nursery',
    'got a red card at school',
    'first detention',
    'lost his playtime for talking',
    'got blamed for something she did not do',
    'the whole class was told off and she took it to heart',
    'sent to the head teacher',
    'told off by the dinner lady',
    'the crossing guard shouted at him',
    'laughs when he is told off',
    'bad report',
    'a bad mark in maths and she hid it',
    'note home about his behaviour',
    'parents evening did not go well',
    'failed his test and is ashamed',
    'wont go back because the teacher was cross',
    'telling off',
    'bad marks on a test',
  ],
  claims: {
    strong: [
      'coach yells',
      'coach yells at',
      'coach shouts',
      'coach yelled',
      'coach shouted',
      'teacher yells at',
      'sticker chart cross',
      'cross on his chart',
      'cross on her chart',
      'cross on the chart',
      'cross on the sticker chart',
      'sad face on the chart',
      'sad face at school',
      'loses a sticker',
      'lost a sticker',
      'lost his sticker',
      'lost her sticker',
      'moved down the chart',
      'suspended from school',
      'has been suspended',
      'is suspended',
      'suspended for',
      'suspended from',
      'got suspended',
      'failed his mock',
      'failed her mock',
      'failed his exams',
      'failed her exams',
      'failed his test',
      'failed her test',
      'hiding his results',
      'hiding her results',
      'hiding it from us',
      'hid his results',
      'hid her results',
      'hid his report',
      'hid her report',
      'told off',
      'telling off',
      'accused him of',
      'accused her of',
      'accused of',
      'was kept in',
      'were kept in',
      'got a c',
      'got a d',
      'tells him off',
      'tells her off',
      'tell him off',
      'tell her off',
      'told him off',
      'told her off',
      'get told off',
      'gets told off',
      'teacher shouted',
      'teacher shouts',
      'teacher yelled',
      'teacher yells',
      'shouted at by',
      'shouted at her',
      'shouted at him',
      'shouted at in front',
      'detention',
      'name on the board',
      'red card',
      'on the cloud',
      'to the cloud',
      'sad cloud',
      'lost his playtime',
      'lost her playtime',
      'missed his playtime',
      'missed her playtime',
      'kept in at playtime',
      'kept in at break',
      'sent out of class',
      'sent to the head',
      'sent to the headteacher',
      'sent to the principal',
      'behaviour point',
      'behaviour points',
      'behavior point',
      'scolded',
      'reprimanded',
      'blamed for something',
      'got blamed',
      'gets blamed',
      'got the blame',
      'gets the blame',
      'no in a loud voice',
      'blamed for',
      'wrongly accused',
      'bad report',
      'school report',
      'report card',
      'bad mark',
      'bad marks',
      'bad grade',
      'bad grades',
      'low mark',
      'poor mark',
      'poor marks',
      'note home',
      'parents evening',
    ],
    cues: [
      'teacher',
      'cross',
      'shouted',
      'shout',
      'blamed',
      'unfair',
      'trouble',
      'report',
      'mark',
      'playtime',
      'class',
      'ashamed',
    ],
    not: ['before a test', 'test tomorrow', 'birth mark', 'bite mark', 'weather report', 'news report'],
  },
  topicWords: ['voice', 'stop', 'told', 'cross', 'words', 'said', 'report', 'mark', 'paper', 'day'],
  takes: ['helper', 'comforter', 'topic', 'activity', 'quiet', 'doing', 'adult', 'place'],
  facts: [
    'A raised voice makes the heart beat faster and the face hot; both settle within minutes once it is over.',
    'A telling-off at school seldom lasts longer than a minute or two, although it is remembered for longer.',
    'A person who tells somebody off has often seen a part of what happened.',
    'What somebody did is a thing that happened; it does not say what kind of person somebody is.',
    'Things said in front of a group are forgotten sooner by the group than by the one they were said to.',
    'A report or a mark is about a piece of work or a stretch of time, and the next one starts anew.',
    'Teachers may be asked about a telling-off by a child or a parent, best when it is calm.',
  ],
  threads: {
    small: 'a small thing that was said in a firm voice, to somebody who minds a lot',
    together: 'two who sit together, and how each of them gets out of it',
    unfair: 'a whole class that stays in, and those who did nothing',
    voice: 'a voice that gets loud and then gets small again',
    stop: 'the word stop, which is for hands',
    minute: 'how long being told off takes: two shoes, one song, ninety seconds',
    innocent: 'a guess that was wrong, said in a loud voice',
    half: 'the half of a thing that was seen, and the half that was not',
    near: 'loud words that were meant for somebody else, or for a whole class',
    chart: 'a mark on a chart, a card, a detention, and the day after it',
    replay: 'the scene that a head plays again in the evening',
    report: 'a number or a line on paper, what is behind it, and the next sheet',
  },
  // What a detention is for comes after the detention.
  decidedBy: [
    // For what somebody else did: whoever is told off for a hit need not have hit.
    /\b(?:told off|shouted at|in trouble|blamed|kept in|punished|sent out)\b[^.!?]{0,40}\b(?:but|when|though|although|even though)\b[^.!?]{0,12}\b(?:it was (?:actually |really |in fact )?(?:an?other|the other|some(?:one|body) else|his (?:friend|mate|brother)|her (?:friend|mate|sister))|(?:it )?was(?:n['’]?t| not) (?:him|her|them)\b|(?:he|she|they) (?:did ?n['’]?t|did not|had ?n['’]?t) (?:do|done)\b|(?:an?other|some other) (?:boy|girl|child|kid))/i,
    // What it was for ("for talking") is small beside what came of it.
    /\b(?:told (?:him|her|them) off|(?:got|was|been|being|gets|getting) (?:told off|shouted at|in trouble))\b[^.!?]{0,70}\b(?:\w*n['’]?t|not|refus\w+|scared|afraid|worried|frightened|dread\w*)\b[^.!?]{0,16}\b(?:go(?:ing)? (?:back|in|to school)|school again)\b/i,
    /^(?![^]*\b(?:late|vap\w+|smok\w+|homework|fight\w*|hit)\b)[^]*?\b(?:got|has|have|given|gets|in) (?:a |an? \w+ )?detentions?\b/i,
  ],
  threadCues: {
    small:
      /\b(?:(?:falls?|goes|fell|went) (?:to pieces|apart)|crumbles?|crushed|melts? down|bursts? into tears|in (?:floods of )?tears|(?:so|really|very|extremely) (?:upset|sensitive)|devastat\w+|heart ?broken|inconsolable|cr(?:ied|ies|ying) (?:all|for|about)|sobb\w+|mortified|takes it (?:so |very )?(?:hard|personally|to heart)|never (?:been )?(?:told off|in trouble)|hates (?:being|getting) (?:told off|in trouble)|(?:worried|scared|terrified|afraid) (?:of|about) (?:being|getting) (?:told off|in trouble))\b/i,
    together:
      /\b(?:(?:messing|mucking|fooling|playing|clowning|larking) (?:about|around|up)|silly|giggl\w+|talk(?:s|ing)|chat(?:s|ting))\b[^.!?]{0,30}\bwith (?:(?:his|her|their|a) )?(?:best )?(?:friend|mate|bestie|pal|\p{Lu}\p{Ll}+)|\b(?:eggs?|egging|winds?|sets?|spurs?) (?:each other|one another|him|her|them|\p{Lu}\p{Ll}+) (?:on|up|off)\b/iu,
    unfair:
      /\b(?:(?:whole|entire|all the|rest of the) (?:class|group|team|table|year)\b[^.!?]{0,60}\b(?:kept in|punish\w*|missed?|lost|detention|told off|in trouble|blamed|stay(?:ed)? in)|(?:kept in|punish\w*|detention|told off|in trouble|lost)\b[^.!?]{0,40}\b(?:whole|entire) (?:class|group|table|year)|collective punishment|because of (?:the )?(?:others|other (?:kids|children)|a few))\b/i,
    innocent: INNOCENT,
    half: new RegExp(`^(?![^]*(?:${INNOCENT.source}))[^]*?\\b(?:blam\\w+|unfair\\w*|not fair|injustice)\\b`, 'i'),
    near: /\b(?:whole class|class (?:was|is|gets?|got|being) (?:told|shouted|yelled)|(?:at|with) the (?:whole )?class\b|shout(?:s|ed|ing)? at (?:the )?(?:class|others|other|everyone|somebody|someone|another)|(?:other|another|others|someone else|somebody else|friends?|anyone else|classmates?)(?: \w+){0,3} (?:gets?|got|is|was|being|are|were) (?:told off|shouted|yelled))/i,
    chart:
      /^(?![^]*\b(?:it was (?:actually|really|in fact) (?:his|her|their|a|another|the)|did nothing|done nothing|innocent|blam\w+|accus\w+|wasn'?t (?:him|her|them|his|hers)|did(?:n'?t| not) (?:even )?do|(?:her|his|their|a) (?:friend|mate|brother|sister|classmate) (?:did|had done)|someone else did|somebody else did)\b)[^]*?\b(?:name (?:\w+ )?(?:on|up on) the board|on the board|(?:red|yellow|green) cards?|(?:on|to) (?:the )?(?:amber|red|yellow)\b|cloud|traffic lights?|detentions?|(?:lost|lose|loses|missed|misses|miss|kept in at) (?:\w+ )?(?:play\s?time|break|recess|golden time)|(?:can'?t|cannot|not allowed to) (?:play|go out) at (?:break|play\s?time|lunch\w*)|kept in|(?:behaviou?r|sticker|reward) (?:points?|charts?)|strikes?|sent (?:out|to the (?:head\w*|principal|office))|isolation|suspended|excluded|on report)\b/i,
    report:
      /\b(?:reports?(?! to)|report cards?|marks?|grades?|graded|results?|got an? [cdefu]\b|failed|parents'? evening|out of (?:ten|twenty|a hundred|100|10|20))\b/i,
  },
  onlyWhenSaid: ['innocent', 'near', 'chart', 'report', 'unfair', 'together', 'small'],
  tellsAlone: ['innocent', 'report', 'unfair', 'together'],
  comesFirst: ['unfair', 'innocent', 'together', 'small'],
  roles: {
    // With whom it gets too funny for a lesson.
    pal: {
      fallback: { text: 'a friend' },
      cues: [
        {
          match:
            /\bwith (?:(?:his|her|their) (?:best )?(?:friend|mate|pal),? (?:called )?)?(?!(?:Mr|Mrs|Miss|Ms|Year)\b)(\p{Lu}\p{Ll}+)/u,
          phrase: { text: '$' },
        },
      ],
    },
    who: {
      fallback: TEACHER.fallback,
      cues: [
        { match: AT_HOME, phrase: { text: 'a grown-up' } },
        {
          match:
            /\b(nan|nana|nanny|gran|granny|grandma|grandad|granddad|grandpa)\b(?=[^.!?]{0,30}\b(?:told|tells|shout\w*|yell\w*|scold\w*))/i,
          phrase: { text: '$' },
        },
        { match: /\bhead\s?(?:teacher|mistress|master)\b/i, phrase: { text: 'the head teacher' } },
        { match: /\bprincipal\b/i, phrase: { text: 'the principal' } },
        { match: /\b(?:dinner|lunch) lad(?:y|ies)\b/i, phrase: { text: 'the dinner lady' } },
        { match: /\b(?:lunchtime|playground) (?:supervisor|monitor|assistant)\b/i, phrase: { text: 'the supervisor' } },
        { match: /\blollipop (?:lady|man)\b/i, phrase: { text: 'the grown-up' } },
        { match: /\bcoach\b/i, phrase: { text: 'the coach' } },
        { match: /\bneighbou?r\b/i, phrase: { text: 'the neighbour' } },
        { match: /\bbus driver\b/i, phrase: { text: 'the bus driver' } },
        { match: /\blibrarian\b/i, phrase: { text: 'the librarian' } },
        {
          match:
            /\b(?:stranger|old (?:man|lady|woman)|(?:a|some|this) (?:man|lady|woman)|shop|auntie?|uncle)\b(?=[^.!?]{0,30}\b(?:told|tells|shout\w*|yell\w*|scold\w*))/i,
          phrase: { text: 'the grown-up' },
        },
        ...TEACHER.cues,
      ],
    },
    sign: {
      fallback: { text: 'a mark on the chart' },
      cues: [
        { match: /\bdetention/i, phrase: { text: 'a detention' } },
        { match: /\bon report\b/i, phrase: { text: 'a report card' } },
        { match: /\b(?:exclu|suspen)\w+/i, phrase: { text: 'a time at home' } },
        { match: /\bred cards?\b/i, phrase: { text: 'a red card' } },
        { match: /\byellow cards?\b/i, phrase: { text: 'a yellow card' } },
        { match: /\bcloud\b/i, phrase: { text: 'a move to the cloud' } },
        { match: /\bamber\b/i, phrase: { text: 'a move to amber' } },
        { match: /\b(?:on|to|put on|moved to) (?:the )?red\b/i, phrase: { text: 'a move to red' } },
        { match: /\b(?:on|to|put on|moved to) (?:the )?yellow\b/i, phrase: { text: 'a move to yellow' } },
        {
          match: /\bname (?:\w+ )?(?:on|up on) the board\b|\bon the board\b/i,
          phrase: { text: 'a name on the board' },
        },
        { match: /\bgolden time\b/i, phrase: { text: 'a lost golden time' } },
        { match: /\bplay\s?time\b/i, phrase: { text: 'a lost playtime' } },
        { match: /\bbreak\b/i, phrase: { text: 'a lost break' } },
        { match: /\brecess\b/i, phrase: { text: 'a lost recess' } },
        { match: /\bbehaviou?r points?\b/i, phrase: { text: 'a behaviour point' } },
        { match: /\bsent (?:out|to)\b/i, phrase: { text: 'a walk out of the room' } },
      ],
    },
  },
  titles: {
    young: [
      { text: 'It Was About the Feet', thread: 'small' },
      { text: 'Big Voice, Small Voice', thread: 'voice' },
      { text: 'A Voice Gets Small Again', thread: 'voice' },
      { text: 'Stop Is for Hands', thread: 'stop' },
      { text: 'Two Shoes Long', thread: 'minute' },
      { text: 'As Long as Two Shoes', thread: 'minute' },
      { text: 'Not {name} This Time', thread: 'innocent' },
      { text: 'Eyes Can Be Wrong', thread: 'innocent' },
      { text: 'What Was Before', thread: 'half' },
      { text: 'Not for {name}', thread: 'near' },
      { text: 'A New Day for the Chart', thread: 'chart' },
      { text: 'Say Goodnight to This Day', thread: 'chart' },
      { text: 'A Paper From School', thread: 'report' },
      { text: '{name} and the Cross Words' },
    ],
    older: [
      { text: 'A Small Thing, Said Out Loud', thread: 'small' },
      { text: 'Two Is Enough for a Laugh', thread: 'together' },
      { text: 'Thirty Chairs at Break', thread: 'unfair' },
      { text: 'A Minute and a Half', thread: 'minute' },
      { text: 'How Long It Takes', thread: 'minute' },
      { text: 'A Guess in a Loud Voice', thread: 'innocent' },
      { text: 'Loud and Wrong', thread: 'innocent' },
      { text: 'The Half That Was Seen', thread: 'half' },
      { text: 'Both Halves of It', thread: 'half' },
      { text: 'Loud, and Then Not', thread: 'voice' },
      { text: 'Loud Words for Somebody Else', thread: 'near' },
      { text: 'Thirty Pairs of Ears', thread: 'near' },
      { text: 'The Day After', thread: 'chart' },
      { text: 'It Ends at a Time', thread: 'chart' },
      { text: 'The Film in the Evening', thread: 'replay' },
      { text: 'Played Again at Nine', thread: 'replay' },
      { text: 'What Is on the Paper', thread: 'report' },
      { text: 'The Next Sheet Is Empty', thread: 'report' },
      { text: 'After the Cross Words' },
    ],
  },
  benefits: [
    'Tells what happens in a body when words are cross, and that it passes.',
    'Keeps apart what was done and who somebody is.',
    'Gives {name} a way to tell a grown-up what happened.',
  ],
  talk: {
    young: [
      'What did the voice do in the story?',
      'How does a loud voice feel?',
      'Shall we say it loud, and then say it soft?',
    ],
    older: [
      'What did the story say about the time after it?',
      'Which word went into the blank?',
      'Shall we tell it in order, from the very beginning?',
    ],
  },
  cover: {
    setting: 'classroom',
    time: 'day',
    pose: 'sit',
    feeling: 'worried',
    companion: 'grown-up',
    props: ['chair'],
  },
  text: {
    '2-3': script(`
      D<voice> A big voice says no. {Name} may hear it. It is loud and cross. Then the voice gets small.
      D<voice> Some words are loud. {Name} may jump. The face is cross. Then it is soft again.
      D<stop> "Stop!" says a grown-up. {Name} may stop. A loud stop is for hands. It says, hands, wait.
      P Grown-ups get cross. Then it goes by.
      P Some voices are loud. Some are soft.
      P After a cross face comes a soft face.
      Q In a loud voice, {Name} may hear ____.
      Q After a big no, {Name} may feel ____.
      Q By a cross face, {Name} may feel ____.
      H {helper} can sit close.
      H {helper} can use a soft voice.
      H {helper} can show what to do.
      H<helper> {helper} can give {him} a hug.
      T {he} can ask for a cuddle.
      T {he} can point and tell.
      T {he} can blow out some air.
      T<comforter> {he} can hug {comforter}.
      C<voice> {he} can say, "Loud, and then soft."
      C<stop> {he} can say, "Stop, hands. Go, hands."
      C<topic> {he} can think about {topic}.
      A<voice> The loud voice is done. Now it is small. It says, "Come and play." Hello, soft voice.
      A<voice> Loud, loud, and then soft. The cross face is gone. Here is a lap. Here is a small voice.
      A<stop> The big stop is done. Hands can go again. Go, hands, go and play.
      A<stop> Stop, hands. Now go, hands! They can stack and clap. That is good.
    `),
    '4-5': script(`
      D<voice> A voice gets loud when somebody is told off. {Name} may hear it with the tummy. The ears get hot, and the eyes look down. A loud voice gets tired quite soon. Then it is an everyday voice again.
      D<minute> Cross words seem to go on and on. {Name} may think that they are as long as a day. It is often as long as putting on two shoes. On goes one, and on goes the other. Then the words are over.
      D<half> Somebody is told off. The one who is cross saw a part of it. {Name} may know what was before. Maybe there was a push, or a cup that tipped. That part can be told too.
      D<near> Sometimes a lot of children are told off at once. {Name} may hear it and think, "Is it me?" Loud words go to all the ears in a room. They are not meant for all of them. So some ears can let them go by.
      D<chart> Sometimes there is {sign}. {Name} may think about it a lot. It is for one thing on one day. It does not say what somebody is like. When the day is over, so is that.
      D<report> A paper came from school. It says what is easy now, and what is hard now. It is not about who {Name} is. It is about some things {he does}, and things get learnt.
      P People get cross when they are scared or tired. Then they get calm again. They still like the same children.
      P {who} has a lot to look after. After a bit, the cross words are often forgotten. There is so much else to do.
      P Other children may look for a moment. Then they look at their own things. Most of them know how it is.
      P<report> Grown-ups read papers like this to find out how to help. They may look serious then. It is a reading face.
      P<report> Each child in a class has something that is hard. For some it is letters, and for some it is running.
      P<report> Teachers write a lot of these. They think about each child for a while.
      Q When a voice gets loud, {Name} may feel ____.
      Q After the cross words, {his} tummy may feel ____.
      Q When it is quiet again, {Name} may feel ____.
      Q<report> When the paper is read, {Name} may feel ____.
      Q<report> With the paper on the table, {Name} may feel ____.
      H {helper} can listen to all of it, from the start.
      H {helper} can find out what happened. ~ Two people know more than one.
      H {helper} can say, "It is over, and I am here."
      H<helper> {helper} can sit with {him} until it is quiet inside.
      H<report> {helper} can read it out and say what it means.
      H<report> {helper} can find one small thing to try. ~ Small things get done.
      T {he} can tell {helper} what came first.
      T {he} can blow out slowly, as if at hot soup.
      T {he} can ask, "What can I do now?"
      T<comforter> {he} can hold {comforter} and sit for a bit.
      T<quiet> {he} can spend a little time {quiet}.
      T<report> {he} can ask what a word on it means.
      T<report> {he} can choose one thing to try first.
      C<voice> {he} can think, "Loud words get small again."
      C<minute> {he} can think, "One shoe, two shoes, and over."
      C<half> {he} can say, "I want to tell my part."
      C<near> {he} can think, "Not for me. Go by, words."
      C<chart> {he} can think, "That was today. Tomorrow is new."
      C<report> {he} can say, "I am still learning that."
      A<voice> The loud voice is an everyday voice again. It says that it is time for a snack. The ears are cool, and the tummy lets go. A hug fits in here well.
      A<voice> Now the voice is as small as it was before. It may even sing. What went wrong can be made good, a bit at a time. There is a whole day left to play in.
      A<minute> One shoe, two shoes, and the cross words are over. Feet can go out and play now. What was done is done. There is time to do the next thing well.
      A<minute> It was only two shoes long. After that there was snack, and play, and home. Those are much longer than cross words. The day has a lot of room in it.
      A<half> Now both parts have been told. It is easier to see what happened. The part that went wrong can be put right. Then the toys come out again, and it is a good day.
      A<near> The words went by and out of the door. What is left is a room with toys in it. Some ears listen well, and that is good. They can have a rest now, without loud words.
      A<chart> The day is over, and so is that. There is supper, and a bath, and bed. In the morning, the day is new. Nothing is on it yet.
      A<report> The paper goes in a drawer. Under it there is a drawing, and a spoon. A child is much more than fits on a paper. What is hard now can be tried a bit each day.
      D<innocent> Sometimes the wrong child is told off. {Name} may know that. A grown-up hears a noise and turns round. Eyes are quick, and they pick somebody. Eyes can be wrong, and then a loud voice is wrong too.
      P<innocent> Grown-ups make mistakes. A good grown-up can say, "I got that wrong."
      P<innocent> Other children may know what it was. Some say so, and some go quiet.
      Q<innocent> When the cross words come, {Name} may feel ____.
      Q<innocent> When a thing was not fair, {Name} may feel ____.
      H<innocent> {helper} can listen to all of it.
      H<innocent> {helper} can go along and talk to {who}.
      T<innocent> {he} can say, "That was not me."
      T<innocent> {he} can tell it at home, from start to end.
      C<innocent> {he} can think, "I know what was me."
      A<innocent> The words came to {Name}, and that was not fair. Now somebody at home knows it. A voice can be loud and wrong. Home has soft voices, and they know {Name} well.
      D<small> "Stop that, please," the teacher said in a firm voice. {Name} may hear it all day. It was about one small thing. Some people mind such words a lot. They want to do things right.
      C<small> {he} can think, "It was about the thing. I am still me."
      A<small> The thing is done another way now. The teacher said one firm word and ten friendly ones. A child can be told "stop" and be liked. Both fit in one day.
      T<small> {he} can tell it at home and get a hug.
      P<small> Teachers say "stop" many times a day. They like the child all the same.
    `),
    '6-7': script(`
      D<voice> When somebody is told off, a body gets ready to run. {Name} may notice a fast heart and a hot face. For a moment the voice seems to be the only sound there is. That is because ears turn to what is loud. After a few breaths, all the other sounds come back.
      D<minute> Being told off is a short thing that seems long. {Name} might not look at a clock then. If {he did}, it would often show a minute and a half. That is one page of a book. The rest of the day has hundreds of pages.
      D<half> The one who gets cross may come in when it is loud already. {Name} may have seen the beginning, before that. The rest is put together by guessing. A guess can be right, and it can be wrong. That is why the first half is worth telling.
      D<near> Sometimes a whole class is told off at once. {Name} may have been sitting there quite quietly. Ears cannot tell who is meant, so each child feels it. Then it can help to ask one thing: "Was that about something I did?" If it was not, the words can go past.
      D<chart> When something goes wrong, there may be {sign}. {Name} knows it, and so may others. Each time it is about one thing on that day. It has a start and an end, like a lesson. After that the next day begins from the start.
      D<report> A report or a mark is ink about some work, and no more. {Name} may look first for the worst line on it. Most people do. The line shows what was hard at that time. It cannot show what was tried, or what comes next.
      P {who} has a lot of people to look after at once. Then a voice can come out louder than was meant. It is mostly forgotten soon after.
      P The others may look, because a loud voice makes heads turn. A minute later they are back with their own things. Each of them has been told off too.
      P Grown-ups got told off when they were small. Some of them can still tell what it was for. They turned into quite nice people.
      P<report> The one who wrote it was thinking about what to teach next. A mark is a short way to write that down. It is a bit too short for that.
      P<report> Parents may look serious when they read it. Often they are thinking about how to help. They may need to ask what it means, too.
      P<report> Each child in a class finds one thing easy and another thing hard. Their papers all look different.
      Q When words are cross, {Name} may feel ____. It may be in the face or the tummy.
      Q On the way home after it, {Name} may feel ____.
      Q When somebody asks what happened, {Name} may feel ____.
      Q<report> With the paper in the bag, {Name} may feel ____.
      Q<report> When the mark is read out, {Name} may feel ____.
      H {helper} can listen first and ask later. ~ A story is best told from the start.
      H {helper} can talk with those who were there, when it is calm. ~ Asking finds out a lot.
      H {helper} can say what is over and what can still be mended. ~ That is good to know.
      H<adult> {helper} can help by {adult}. ~ After cross words, something kind is welcome.
      H<report> {helper} can put a star by each of the good lines. ~ They are easy to miss.
      H<report> {helper} can ask {who} which small step comes first. ~ One step is enough to begin.
      T {he} can tell {helper} what came first, next and last. ~ In order, it gets easier to look at.
      T {he} can ask, "How can I put it right?" ~ It is a short question that opens doors.
      T {he} can breathe out slowly, three times. ~ Then the face gets cool again.
      T<comforter> {he} can have {comforter} near and sit for a while. ~ Bodies need a little time.
      T<quiet> {he} can spend some time {quiet} at home. ~ It lets the loud part get small.
      T<report> {he} can show the paper to {helper} on the same day. ~ A shared paper weighs less.
      T<report> {he} can choose one line and try one thing for it. ~ All lines at once are too many.
      C<voice> {he} can think, "It is loud now, and it will get quiet."
      C<minute> {he} can think, "One page, and then I turn it."
      C<half> {he} can say, "Please may I tell how it began?"
      C<near> {he} can think, "I heard it, and it was not for me."
      C<chart> {he} can think, "It is about a thing. It is not about me."
      C<report> {he} can think, "It is a line on paper, and I am still learning."
      A<voice> The voice has gone back to its everyday size. A door squeaks somewhere, and a bird can be heard. Those sounds were there all the time. A person who was told off is still the same person.
      A<voice> The face is cool again, and the heart has slowed down. A body does that by itself. What was said can be thought about at home, in a quiet place. There the words are smaller, and the sofa is softer.
      A<minute> The page has been turned. Behind it come lunch, a walk home and a good long evening. A minute and a half is a small part of all that. What was told off can be done in another way next time.
      A<minute> A clock would say that it was short. The rest of the day was longer, and some of it was good. If something is left to put right, that can be done. Then the day can close like a book.
      A<half> Now both halves are on the table, and they fit. Some of it was as it had looked, and some of it was not. That is how people find out what is fair. To tell it takes courage, and it was told.
      A<half> The first half was told, and somebody listened. It may change what was said, or it may not. But now one more person knows all of it. That is a good thing to go home with.
      A<near> The words went past, and they are out in the corridor by now. It is good to have careful ears. They can learn which words are theirs. The rest of the day is for everybody.
      A<near> Loud words have no name on them, so it is hard to know. Now it is known. A careful person does not need them twice as loud. There is still a day with games and stories in it.
      A<chart> It comes to its end, as such things do. In the morning the bell rings as on other days. There is a seat, a peg and a pencil. The day is quite new, and so is what goes into it.
      A<report> The paper has been read, and now it can lie in a drawer. It is about work that is over. The next sheet is still empty. It has no line for being kind or funny. Those are kept at home.
      A<report> A mark is small, and a person is large. One thing has been chosen, and it can be tried tomorrow. When the next report comes, it will be about other work. This one can stay under the drawings.
      D<innocent> Now and then a person is told off for nothing. Somebody else did it, or nobody did. {Name} may know how that is. Somebody saw a bit of it or heard a noise, and guessed the rest. Many guesses are right. This one was not, and it came out in a cross voice.
      P<innocent> It is hot and sore to be told off for nothing. Nearly everybody can tell of one time, even grandparents.
      P<innocent> Children who saw it may be too scared to say so. That does not mean that they believe it.
      Q<innocent> When nobody wants to hear the rest, {Name} may feel ____.
      Q<innocent> Thinking of it at bedtime, {Name} may feel ____. It may be two words.
      H<innocent> {helper} can hear the whole of it first. ~ Being believed helps a lot.
      H<innocent> {helper} can ask {who} for a calm talk about it. ~ Grown-ups can take words back.
      T<innocent> {he} can say one time, "It was not me," in a calm voice. ~ A calm voice is easier to believe.
      T<innocent> {he} can tell {helper} what came first, next and last. ~ In order, it is easier to follow.
      C<innocent> {he} can think, "I was there, and I know."
      A<innocent> A loud voice does not make a thing true. {Name} knows what happened, and now somebody at home knows it as well. It may be put right, or it may not. Being told off for nothing is still for nothing.
      D<unfair> The whole class was told to stay in at break. {Name} had not done anything, and sat there as well. Outside, other classes ran about. It is a hard thing to be in trouble for something other people did. It is true to say, "That was not my noise."
      P<unfair> The teacher could not tell who it was. So the words went to everybody.
      P<unfair> There were more quiet ones in the room. They thought the same.
      Q<unfair> When the whole class was kept in, {Name} may have felt ____.
      H<unfair> {helper} can believe it and say so.
      H<unfair> {helper} can ask the teacher how it was meant.
      T<unfair> {he} can tell it at home from the start.
      T<unfair> {he} can tell the teacher later, "I was quiet, and I missed break."
      C<unfair> {he} can think, "I know what I did and did not do."
      A<unfair> Break comes again tomorrow, with a ball in it. It was said at home that it was not fair, and somebody listened. Told in a calm voice, a teacher may do it another way. What {Name} did that day was sit and work, and that stays true.
      D<together> Being told to stop is no fun, and with {pal} it happens fast. One makes a face, and the other laughs. {Name} may not want to be told off and still laugh. Then one of them gets moved, or sent out of the room. A laugh is a good thing, and it came at the wrong time.
      P<together> The teacher likes both of them. It is hard to explain sums to a laugh.
      P<together> {pal} gets told off too and may feel the same.
      Q<together> When the laugh begins, {Name} may feel ____.
      H<together> {helper} can talk with the teacher about where to sit.
      H<together> {helper} can make a time after school for being silly.
      T<together> {he} can look at the board and count to ten when a laugh begins.
      T<together> {he} can say to {pal}, "Save it for break."
      C<together> {he} can think, "Save it. It keeps till break."
      A<together> At break the face comes out again, and now both can laugh. It was still funny. The teacher got through the sums, and nobody was told to go out. They are friends, and they can sit apart for half an hour.
      D<small> A teacher said something firm to {him}, once, about a small thing. Others would forget it by lunch. {Name} may carry it home and cry about it there. People who try hard to get things right are hit harder by such words. It is as if somebody had written on a clean page.
      C<small> {he} can think, "One word about one thing. The page has room."
      A<small> The words were told at home, and now they are smaller. The teacher is likely to have forgotten them by the next bell. Trying hard is good, and it has room for a slip. On the clean page there is one small mark, and a lot of paper.
      T<small> {he} can say what happened in one sentence, and then how it felt. ~ Said out loud, it gets smaller.
      P<small> A teacher may have no idea that it went in so deep. They would be sorry about that.
    `),
    '8-10': script(`
      D<minute> A telling-off has an odd relation to time. {Name} may feel that it lasted for half the morning. With a stopwatch, most of them turn out to be about ninety seconds long. A body that gets cross words switches to alarm, and alarm makes every second larger. Then the day goes on, as if nothing had happened.
      D<minute> Cross words set off an alarm in the body, and it is a good alarm, only rather simple. {Name} may know the hot face, the fast heart and the legs that want to leave. While it rings, time gets longer. Ninety seconds of being told off can seem like an hour. To those who only listened, it was over at once.
      D<half> Cross words mostly come in the second half of a story. {Name} may have been there in the first. Whoever comes in then sees the end of it, and works out how it began. Working out is quick and sometimes wrong. A good detective would ask the people who were there.
      D<near> When thirty people are told off together, only some of them listen. {Name} may be one of those, and that is the odd thing about it. The ones who were meant may be looking out of the window. The careful ones take it all home, although it was not addressed to them. Words like these would be better with a name on the envelope.
      D<chart> Cross words are one thing, and sometimes there is {sign} as well. {Name} may find that the worst part is that others know. It is about one thing, has a beginning and an end, and is not a description of anybody. By next week, most of the class could not say whose it was.
      D<report> A mark is a small thing to put so much work into. {Name} may have seen it first and the rest of the page later, or not at all. It shows how certain tasks went at a certain time. It has no way of showing effort, a bad cold or a good idea at the wrong moment. Reports are useful, as a map is useful, and a map leaves out the trees.
      P {who} may have had four other things going on at that moment. Voices get louder when people run out of hands. Some of them are sorry about the tone by lunchtime, even if they still mean the words.
      P Those who watched were mostly glad that it was somebody else. That can look like laughing. By the evening they are thinking about their own day.
      P Parents hear about it in one sentence, and imagine the rest. They may ask too many questions at first. What they want to know is whether things are all right.
      P<report> Whoever wrote it had a pile of them to do, and a box for each child that holds forty words. They mostly try to say what would help. From the outside it may sound different.
      P<report> At home people may be quiet for a moment when they read it. They are often thinking of their own reports. Some of those were not good at all.
      P<report> Friends compare marks because numbers are easy to compare. Nobody compares how hard something was.
      Q While the words are falling, {Name} might notice ____. It may be heat, or a sudden interest in the floor.
      Q That evening, {Name} might feel ____. It can be more than one thing.
      Q Walking past the same place the next day, {Name} might feel ____.
      Q<report> With that sheet in the bag, {Name} might feel ____.
      Q<report> On seeing what others got, {Name} might notice ____.
      H {helper} can hear the whole of it before saying anything. ~ It is harder than it sounds.
      H {helper} can ask for a calm talk, if something was not fair. ~ Adults can change their minds.
      H {helper} can help to think of what would put it right. ~ Most things have something that mends them.
      H<adult> {helper} can help by {adult}, and leave the talk for later. ~ Comfort first is a good order.
      H<report> {helper} can read it twice, the second time for the good lines. ~ Eyes skip those.
      H<report> {helper} can ask {who} what the next step would be. ~ Then a mark turns into a plan.
      T {he} can write down what happened, in three lines and in order. ~ On paper it gets its real size.
      T {he} can go to {who} later and say one sentence. ~ It can be "I am sorry" or "May I explain?"
      T {he} can tell {helper} all of it, with the awkward bit. ~ A fair version has all the parts in it.
      T<comforter> {he} can keep {comforter} near that evening. ~ Nobody is too old for that.
      T<quiet> {he} can spend an hour {quiet}. ~ It gives the alarm time to switch off.
      T<report> {he} can show it at home on the day it comes. ~ Hidden paper gets heavier each day.
      T<report> {he} can pick the one line that is easiest to change. ~ It is a cunning place to begin.
      C<minute> {he} can think, "Ninety seconds, and some of them are gone."
      C<half> {he} can say, "There is a first half to this, and I can tell it."
      C<near> {he} can think, "There was no name on it, and it was not mine."
      C<chart> {he} can think, "It is about a thing I did, and it ends."
      C<report> {he} can think, "This is about some work. It is not about me."
      C<topic> When it goes round and round, {he} can think about {topic} instead.
      A<minute> The ninety seconds are over, and the rest of the day has about thirty thousand. Some of them can be used to put something right. Others are for lunch. Being told off is a thing that happens to people, and it leaves them who they were.
      A<minute> By now the alarm has switched itself off. What was said can be looked at in daylight, and the useful part kept. It may be quite a small part. The rest was mostly volume, and nobody is told to keep that.
      A<half> Both halves have been told now, and they make a different picture. Perhaps something gets taken back, and perhaps it does not. A person who can tell a thing fairly, with their own part in it, is believed the next time. That is worth having on an ordinary day.
      A<half> The first half has been told to somebody who listened. It was fair to the others, and it had the awkward bit in it too. That takes nerve. Whatever was said at the time, it is not all that is known any more.
      A<near> It was not addressed to everybody, and it can be returned to sender. Careful people hear more than others, which is useful in music, friendship and traffic. They are allowed to put some of it down. The bag is lighter without other people's words.
      A<chart> It ends when it is meant to end. The next day somebody spills paint, and that is the news. What can be mended is being mended. Most people in that building have had a day like it, and several of them teach.
      A<report> The sheet goes into a folder with the others. In a few years somebody may find it and smile about the handwriting. One line has been chosen to work on, and that is a plan. The next report begins with an empty box.
      A<report> It has been read aloud, and the ceiling stayed where it was. A mark says where something stands, not where it is going. There is a next step, and it is small. The people at the table are the same as before the paper came.
      D<innocent> In a court, both sides are heard before anybody decides. Elsewhere there is seldom time for that, and now and then the wrong person is told off. {Name} may know the heat of it, which comes from knowing one thing and hearing another said out loud. Whoever decides in a second goes by a noise, a place or what happened last time. That is a guess, and this guess was wrong.
      P<innocent> Adults dislike being unfair, and so it is hard for them to notice when they are. It is easier to hear about it later, without an audience.
      P<innocent> Those who saw it may keep quiet, because they do not want to be next. It does not mean that they believed it. Some of them say so afterwards.
      Q<innocent> When an explanation is cut off, {Name} might notice ____. It may be in the throat.
      Q<innocent> Lying awake over it, {Name} might feel ____. Angry and sad are hard to tell apart in the dark.
      H<innocent> {helper} can believe it first and ask questions second. ~ In that order the questions are easier to bear.
      H<innocent> {helper} can ask {who} for ten calm minutes. ~ Things have been taken back in less.
      T<innocent> {he} can put it on paper, with what came before and what came after. ~ Then it can stop going round.
      T<innocent> {he} can say, "It was not me, and I would like to explain later." ~ Later is when people listen.
      C<innocent> {he} can think, "A guess in a loud voice is still a guess."
      A<innocent> Perhaps it will be taken back, with an apology or just an odd sort of friendliness. Perhaps nobody will mention it again. What happened is what happened, in either case. Somebody at home has heard it from a person who was there. Being told off does not make a thing true.
      D<unfair> Thirty people were told to stay in at break for what three of them did. {Name} was not one of the three. There is a word for it, which is unfair. A teacher may do it because it is not clear who it was. Some hope that the class will sort itself out. It rarely works, and it is allowed to say that it was not fair.
      P<unfair> The teacher may have known that it was unfair and not had a better idea at that minute. Teachers get tired as well, above all before lunch.
      P<unfair> The three who did it may feel worse than they look, with twenty-seven people staring at them.
      Q<unfair> Sitting there at break, {Name} might have felt ____.
      H<unfair> {helper} can say plainly that it was unfair, without calling the teacher names.
      H<unfair> {helper} can ask the school how they see it. ~ Many schools would rather not do it.
      T<unfair> {he} can tell the teacher in two calm sentences how it was for those who had done nothing.
      T<unfair> {he} can do something good with the next break, and not spend it on this one.
      C<unfair> {he} can think, "Being told off with a crowd is not being told off."
      A<unfair> The lost break cannot be handed back, and the next one is already on the timetable. What {Name} did in that lesson is known to the person who counts most. Something unfair was said out loud at home and was taken seriously. That is different from swallowing it.
      D<together> Alone, {Name} may get through a lesson without any trouble. Next to {pal} it takes one look, and soon both are told to stop. Two people who find the same things funny set each other off without doing much. From the front it looks planned. In fact it is like a sneeze, except that it ends with somebody being told to leave the room.
      P<together> A teacher who sends someone out is trying to teach the other twenty-eight. It is not a judgement on a friendship.
      P<together> {pal} may be just as fed up with being sent out.
      Q<together> On the chair outside the door, {Name} might feel ____.
      H<together> {helper} can ask the teacher for two seats that are not in each other's view.
      H<together> {helper} can hear the funny part as well. ~ It was probably funny.
      T<together> {he} can agree on a signal with {pal} that means "not now". ~ A boring one works best.
      T<together> {he} can ask to move before being told to. ~ Teachers remember that for a long time.
      C<together> {he} can think, "It will still be funny at break."
      A<together> The seats are three rows apart now, and the friendship has survived it. Some lessons are still long. What was said at the door was about a lesson. What gets saved for break is funnier for having waited. Both of them were in the room today when the homework was explained.
      D<small> Most people shake it off when they are told off. {Name} may not be one of them. For somebody who takes care over things, one sharp sentence outweighs a week of friendly ones. It plays again at bedtime. That is partly how brains are made. They keep what stung, to be on the safe side.
      C<small> {he} can think, "It was one sentence about one thing."
      A<small> By tomorrow the teacher will have said four hundred other sentences. One of them may be "well done", and it deserves as much room as the one that stung. Caring about getting it right is a good quality with a price. It gets cheaper with the years.
      T<small> {he} can write down the sentence that was said, and next to it one that was friendly. ~ The page is fairer than the memory.
      P<small> Teachers who find out how long a remark was carried about tend to be dismayed. It took them four seconds.
    `),
    '11+': script(`
      D<half> To be told off is to hear a version of events in which one has a bad part. {Name} may know a different version, or a longer one. Those who reprimand have usually seen the last thirty seconds and filled in the rest from experience. Experience is right often enough to be trusted and wrong often enough to hurt. It is possible to have been at fault and still to have been treated unfairly, and both deserve saying.
      D<replay> Some scenes last for a minute and are then shown all evening. {Name} may find that being told off is one of them. The mind plays it again with better answers, worse faces and an audience that hardly existed. It does this in order to be ready for the next time. The film gets longer with every showing, although it was short to begin with. Nobody has asked for a second evening of it.
      D<replay> To be told off takes a minute, and the film of it can run for days. {Name} may be watching it in bed, on the bus and during supper. In each showing there is a better answer, which nobody gave, and a larger audience than there was. Minds do this in order to be ready for the next time. They are thorough about it and have no sense of proportion.
      D<chart> Institutions do not leave it at cross words, and so there may be {sign}. {Name} may mind the thing itself less than the fact that it is known. It refers to a single event, it has a date, and it runs out. It was not designed to sum anybody up, although it can seem so in a corridor. Nearly everyone in the building has something of that sort behind them, including some of those who hand it out.
      D<report> A report or a mark reduces work to numbers, and numbers look more certain than they are. {Name} may read the lowest one first, as people tend to. It describes how particular work went at a particular time, as seen by a person with a hundred and twenty others to describe. It is information of a limited kind. It is not a verdict, and it has no idea what happens next.
      P {who} had reasons, a schedule and probably a headache. Most people who raise their voices know that it was louder than necessary. Few of them say so afterwards, because admitting it is a skill as well, and nobody taught them how.
      P Those who saw it were busy being relieved. By tomorrow they will remember that something happened, and soon after not even that. People keep far better records of their own embarrassments than of other people's, which is a comfort of a kind.
      P Parents often answer with a speech, because they are alarmed and have a speech ready. Underneath it is a question, which is whether everything is all right. It can be answered first.
      P<report> Teachers write reports late at night against a deadline. The sentences are chosen from those that are allowed. A conversation with the same teacher is usually kinder and more exact.
      P<report> Parents may look at a mark and see ten years ahead. They were marked themselves once, and they remember it. A concrete plan calms them more than good intentions do.
      P<report> Friends announce their good results and forget to mention the others. The statistics one hears in a corridor are therefore rather too cheerful.
      Q During the silence afterwards, {Name} might notice ____. Anger and shame can feel alike in the face.
      Q Late that evening, {Name} might feel ____. It may well be about the audience more than about the words.
      Q Before going back in, {Name} might feel ____.
      Q<report> Before opening it, or afterwards, {Name} might feel ____. It may be several things in quick succession.
      Q<report> Hearing what others got, {Name} might notice ____. Comparing is quick, and it is seldom good company.
      H {helper} can listen without arriving at a conclusion. ~ It is the rarest kind of help and the most useful.
      H {helper} can ask for a calm conversation if something was unjust. ~ It does not need to be a battle.
      H {helper} can separate what was done from how it was dealt with. ~ Those are two subjects.
      H<adult> {helper} can offer {adult} first and questions afterwards. ~ The order matters.
      H<report> {helper} can ask {who} for one thing that would make a difference. ~ One is more likely to be done than seven.
      H<report> {helper} can leave the subject alone at supper. ~ A term does not need to be settled over potatoes.
      T {he} can write an account of it, including the part that is not flattering. ~ An honest account is hard to argue with.
      T {he} can ask for two minutes with {who} when both are calm. ~ "I would like to explain" is a good beginning.
      T {he} can apologise for exactly what was wrong and for nothing else. ~ Exactness makes an apology believable.
      T<comforter> {he} can keep {comforter} within reach that night. ~ Nobody checks.
      T<quiet> {he} can spend an hour {quiet} before deciding what it meant. ~ Conclusions drawn at bedtime are poor.
      T<activity> {he} can put {activity} between the day and the evening. ~ A moving body lets go of alarm.
      T<report> {he} can show it before it is found. ~ It changes the whole conversation, since nobody needs to ask how long it was in the bag.
      T<report> {he} can turn the lowest line into one question for {who}. ~ A question gets an answer, and a mark does not.
      C<half> {he} can say, "That is the second half of it. May I tell you the first?"
      C<replay> {he} can think, "I have seen this film. It was shorter the first time."
      C<chart> {he} can think, "It is about one afternoon, and it has a date on it."
      C<report> {he} can think, "It is a measurement of some work, and a rough one."
      A<half> The whole of it has been said now, to somebody who was listening. Perhaps the verdict changes, and perhaps it does not. A person who can give a fair account against their own interest has something that lasts longer than a telling-off. The next day can begin without the case being opened again.
      A<half> Two halves do not cancel each other out. Something went wrong, and something was left out when it was told. Both are known now. What remains is a matter of mending what can be mended, and then of an ordinary day. Other people have first halves as well, and that is easier to remember now.
      A<replay> The film is losing its colours. It may be shown once or twice more, without the audience, which has gone home to its own. There was perhaps one useful sentence in it, and that can be kept. To be told off is common, to be finished by it is not, and there is breakfast in between.
      A<replay> At some point the film stops in the middle, because somebody asks about the shopping. That is how most of them end, without credits. What was said has its proper length again, about a minute. The day after it has around one thousand four hundred and forty of those.
      A<chart> It runs out on the day it was meant to. Whatever led to it can be handled differently, and that is a decision that nobody else needs to announce. In a corridor it looked large. From a month away it looks like a date on a form, and forms get put in cupboards.
      A<report> The numbers have been read, discussed and put away. They were true of some work, and that work is over. The next has not been marked by anybody yet, and one line of it has a plan. The people who read the report know a good deal about {him} that it had no box for.
      D<innocent> Being told off for something one has done is unpleasant. Being told off for something one has not done is worse, because every protest sounds like an excuse. {Name} may have noticed that the more exactly it is explained, the more it sounds like one. Such decisions are made in seconds, from a noise, a seat or a reputation. The person who made this one had very little evidence and a great deal of volume.
      P<innocent> People in charge rarely enjoy being corrected in front of others. The same sentence has a far better chance in an empty corridor. This is not fair either, but it is useful to know.
      P<innocent> Friends may find it funny, since it did not happen to them. Most of them know quite well what happened. One of them could say so, and it is possible to ask.
      Q<innocent> At a sentence that is not true, {Name} might notice ____.
      Q<innocent> Late that evening, {Name} might feel ____. Helplessness is common, and it likes to dress up as anger.
      H<innocent> {helper} can start from believing it. ~ A true account survives being checked.
      H<innocent> {helper} can write a short, polite message and ask for a conversation. ~ Politeness is hard to wave away.
      T<innocent> {he} can write an exact account on the same day, with names and times. ~ Memory is a poor witness by Friday.
      T<innocent> {he} can ask {who} for two minutes without an audience. ~ "I would like to tell you what I saw" is a good beginning.
      C<innocent> {he} can think, "It was said with confidence, and it was wrong."
      A<innocent> It may be corrected, or it may not, and both happen to people who did nothing at all. Somebody at home has heard the account, and it will be the same account next month. Being told off is an event. Whether it was right is a separate question, and {Name} happens to know the answer.
    `),
  },
};

/**
 * Being told off, and what may come with it: a name on a board, a detention, a weak report. It is not said whether it was
 * deserved, since nobody here knows; what was done can be put right, and a person is not what was done.
 */
export const toldOff: Frame = withScenes(
  own,
  theDayAfter,
  crossAtHome,
  aCoatOnItsHook,
  aDinnerLadyWhoShouts,
  aLaughWhenWordsAreCross,
  classClown,
  notTheNaughtyOne,
  aStarThatCameOff,
  rudeToATeacher,
);
