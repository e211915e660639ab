import { nameThatWasForgotten } from './name-that-was-forgotten.ts';
import { script, type Frame } from '../../frame.ts';
import { withScenes } from '../scene.ts';
import { thingsThatWander } from './things-that-wander.ts';
import { aRoomOfHerOwn } from './a-room-of-her-own.ts';

/** Words that may stand between a person and what is so: no other person, or the wrong one would be meant. */
const LINK =
  '(?:is|was|has|had|have|been|be|being|got|gets|goes|going|gone|go|are|very|so|really|too|just|recently|suddenly|sadly|still|always|often|now|also|who|to|a|an|the|in|on|at|for|into|off|by|with|and|his|her|my|having|taken|rushed|seriously|quite|bit|chronic|chronically|diagnosed|breast|brain|serious|works?|working|not|does|doesnt|can|cant|no|longer|any|more|travelling|long|moved|moving|with)';
const FORGETS = String.raw`(?:${LINK} ){0,6}?(?:dementia|alzheimers?|alzheimer's|forget\w*|remember\w*|recogni[sz]e\w*|confused|memory|care home|nursing home|shout\w*|wander\w*|muddled|know (?:him|her|them|us|me))\b`;
const who = (words: string): RegExp => new RegExp(String.raw`\b(${words})\b(?:'s)? ${FORGETS}`, 'i');

const own: Frame = {
  id: 'grandparent-dementia',
  name: 'A grandparent with dementia',
  says: [
    'grandma has dementia',
    'grandpa has alzheimers and does not know him any more',
    'nana asks the same thing ten times and he laughs',
    'nan calls her by the wrong name',
    'grandad gets confused and angry, she is scared of him',
    'granny is in a care home and doesnt recognise us',
    'great grandma forgets who we are',
    'his grandfather is losing his memory',
    'visiting oma with dementia in the nursing home',
    'grandma got lost in her own street',
    'dementia how to explain to children',
    'she does not want to visit grandpa since he changed',
    'grandpa thinks he is his brother',
    'abuela has alzheimers',
    'he asks why grandma acts so strange',
    'grandma forgets his birthday',
    'memory loss grandparent',
    'opa has dementia and is moving into a care home',
    'gran said something mean and she cried, it is the dementia',
    'grandmother repeating questions',
    'nanny forgot my name mummy',
    'grandad has vascular dementia',
    'grandma lives with us and has dementia',
    'he thinks he will catch it from grandpa',
  ],
  claims: {
    strong: [
      'grandma thinks he is my',
      'grandma thinks she is my',
      'granny thinks he is my',
      'nan thinks he is my',
      'grandad thinks he is my',
      'grandad thinks she is her',
      'grandad keeps calling her by',
      'grandad calls her by',
      'grandad calls him by',
      'grandma calls her by',
      'grandma calls him by',
      'granny calls her by',
      'granny calls him by',
      'nan calls her by',
      'nan calls him by',
      'calls her by her aunts name',
      'calls him by his dads name',
      'grandma keeps calling',
      'granny keeps calling',
      'grandad keeps calling',
      'grandma dementia',
      'grandma has dementia',
      'grandma alzheimers',
      'grandma has alzheimers',
      'grandma forget',
      'grandma confused',
      'grandma get confused',
      'grandma in a care home',
      'grandma in a nursing home',
      'grandma repeat',
      'grandpa dementia',
      'grandpa has dementia',
      'grandpa alzheimers',
      'grandpa has alzheimers',
      'grandpa forget',
      'grandpa confused',
      'grandpa get confused',
      'grandpa in a care home',
      'grandpa in a nursing home',
      'grandpa repeat',
      'grandad dementia',
      'grandad has dementia',
      'grandad alzheimers',
      'grandad has alzheimers',
      'grandad forget',
      'grandad confused',
      'grandad get confused',
      'grandad in a care home',
      'grandad in a nursing home',
      'grandad repeat',
      'granddad dementia',
      'granddad has dementia',
      'granddad alzheimers',
      'granddad has alzheimers',
      'granddad forget',
      'granddad confused',
      'granddad get confused',
      'granddad in a care home',
      'granddad in a nursing home',
      'granddad repeat',
      'grandfather dementia',
      'grandfather has dementia',
      'grandfather alzheimers',
      'grandfather has alzheimers',
      'grandfather forget',
      'grandfather confused',
      'grandfather get confused',
      'grandfather in a care home',
      'grandfather in a nursing home',
      'grandfather repeat',
      'grandmother dementia',
      'grandmother has dementia',
      'grandmother alzheimers',
      'grandmother has alzheimers',
      'grandmother forget',
      'grandmother confused',
      'grandmother get confused',
      'grandmother in a care home',
      'grandmother in a nursing home',
      'grandmother repeat',
      'granny dementia',
      'granny has dementia',
      'granny alzheimers',
      'granny has alzheimers',
      'granny forget',
      'granny confused',
      'granny get confused',
      'granny in a care home',
      'granny in a nursing home',
      'granny repeat',
      'gran dementia',
      'gran has dementia',
      'gran alzheimers',
      'gran has alzheimers',
      'gran forget',
      'gran confused',
      'gran get confused',
      'gran in a care home',
      'gran in a nursing home',
      'gran repeat',
      'nan dementia',
      'nan has dementia',
      'nan alzheimers',
      'nan has alzheimers',
      'nan forget',
      'nan confused',
      'nan get confused',
      'nan in a care home',
      'nan in a nursing home',
      'nan repeat',
      'nana dementia',
      'nana has dementia',
      'nana alzheimers',
      'nana has alzheimers',
      'nana forget',
      'nana confused',
      'nana get confused',
      'nana in a care home',
      'nana in a nursing home',
      'nana repeat',
      'nanna dementia',
      'nanna has dementia',
      'nanna alzheimers',
      'nanna has alzheimers',
      'nanna forget',
      'nanna confused',
      'nanna get confused',
      'nanna in a care home',
      'nanna in a nursing home',
      'nanna repeat',
      'opa dementia',
      'opa has dementia',
      'opa alzheimers',
      'opa has alzheimers',
      'opa forget',
      'opa confused',
      'opa get confused',
      'opa in a care home',
      'opa in a nursing home',
      'opa repeat',
      'oma dementia',
      'oma has dementia',
      'oma alzheimers',
      'oma has alzheimers',
      'oma forget',
      'oma confused',
      'oma get confused',
      'oma in a care home',
      'oma in a nursing home',
      'oma repeat',
      'abuela dementia',
      'abuela has dementia',
      'abuela alzheimers',
      'abuela has alzheimers',
      'abuela forget',
      'abuela confused',
      'abuela get confused',
      'abuela in a care home',
      'abuela in a nursing home',
      'abuela repeat',
      'abuelo dementia',
      'abuelo has dementia',
      'abuelo alzheimers',
      'abuelo has alzheimers',
      'abuelo forget',
      'abuelo confused',
      'abuelo get confused',
      'abuelo in a care home',
      'abuelo in a nursing home',
      'abuelo repeat',
      'nonna dementia',
      'nonna has dementia',
      'nonna alzheimers',
      'nonna has alzheimers',
      'nonna forget',
      'nonna confused',
      'nonna get confused',
      'nonna in a care home',
      'nonna in a nursing home',
      'nonna repeat',
      'nonno dementia',
      'nonno has dementia',
      'nonno alzheimers',
      'nonno has alzheimers',
      'nonno forget',
      'nonno confused',
      'nonno get confused',
      'nonno in a care home',
      'nonno in a nursing home',
      'nonno repeat',
      'grandparent dementia',
      'grandparent has dementia',
      'grandparent alzheimers',
      'grandparent has alzheimers',
      'grandparent forget',
      'grandparent confused',
      'grandparent get confused',
      'grandparent in a care home',
      'grandparent in a nursing home',
      'grandparent repeat',
      'has alzheimers',
      'has alzheimer',
      'vascular dementia',
      'explain dementia',
      'it is the dementia',
      'does not recognise us',
      'does not recognise him',
      'does not recognise her',
      'doesnt recognise',
      'doesnt recognize',
      'memory loss',
      'lose memory',
      'losing his memory',
      'losing her memory',
      'care home',
      'nursing home',
      'forgot my name',
      'forget my name',
      'forgets who we are',
      'grandma does not know',
      'grandpa does not know',
      'and has dementia',
      'dementia to children',
      'asks the same thing ten times',
      'ask the same thing again',
      'catch it from grandpa',
      'catch it from grandma',
      'dementia',
      'alzheimers',
      'alzheimer',
      'grandma call her by the wrong name',
      'grandma calls him by the wrong name',
      'wrong name',
      'grandma call by wrong name',
      'grandpa got lost',
      'grandma got lost',
      'thinks he is his brother',
      'does not know who we are',
      'doesnt know who we are',
      'doesnt know who he is',
      'forgetting his name',
      'forgetting her name',
      'grandma changed',
      'grandpa changed',
      'acts so strange',
      'go into a home',
      'going into a home',
      'into a home',
      'she forgets us',
      'he forgets us',
      'forgets us',
      'forgets our names',
      'doesnt know us',
      'does not know us',
      'gets muddled',
      'memory is going',
      'losing her mind',
      'repeats herself',
    ],
    cues: [
      'dementia',
      'alzheimers',
      'alzheimer',
      'care home',
      'nursing home',
      'recognise',
      'recognize',
      'confused',
      'grandma',
      'grandpa',
      'nana',
      'granny',
      'forget',
      'remember',
    ],
    not: ['forgets homework', 'forgets his bag', 'forgets her things', 'moving into a home', 'new home', 'foster'],
  },
  topicWords: ['forget', 'forgot', 'remember', 'memory', 'dementia'],
  takes: ['helper', 'comforter', 'topic', 'activity', 'quiet', 'adult', 'thing'],
  facts: [
    'Dementia is a group of illnesses of the brain; new memories go first, old ones often stay longer. It is not catching, and nobody causes it (NHS).',
    'A person with dementia may repeat questions, mix up names, be frightened or cross; this comes from the illness.',
    'Feelings last longer than facts: after a good visit a good mood may stay when the visit itself is forgotten.',
    'Music, songs learnt long ago, smells and doing things with the hands often still work.',
    'Correcting seldom helps; going along, or talking about something near, mostly does.',
    'It usually gets worse slowly; there are good days and bad days. There is treatment that helps for a time, and no cure yet.',
    'Children may be sad, afraid, embarrassed or amused; they need not be left alone with a person who is confused.',
    'Care homes look after people who can no longer look after themselves.',
  ],
  threads: {
    song: 'a song that has stayed',
    again: 'the same question, again',
    shelf: 'a bookcase whose top shelves shake first',
    name: 'the wrong name, said kindly',
    map: 'how a visit goes, first to last',
    now: 'only now',
    second: 'missing somebody who is there',
    cross: 'a loud voice that belongs to an illness',
  },
  threadCues: {
    name: /\bcall(?:s|ing|ed)? (?:him|her|them) (?:by |the )?(?:\w+'?s? ){0,3}(?:wrong )?name\b|\bwrong name|\b(?:calls?|thinks) (?:he|she|they|him|her|them)(?:'s| is| are)? (?:my|his|her|their|dad|mum|uncle|aunt)|\b(?:mixes|muddles) (?:up|him|her|them)\b|\bforg[eo]t\w* (?:his|her|their|my) name\b/i,
    again:
      /\b(?:keeps? (?:on )?asking|ask(?:s|ed|ing)? (?:him|her|them|us|me)?[^.]{0,40}\b(?:again|over and over|times|every (?:two|five|ten|few))|same (?:question|thing|story)|repeats? (?:herself|himself|the same|things))\b/i,
    map: /\b(?:visit\w*|care home|nursing home|(?:go|going|goes|went) (?:to see|to (?:grand\w*|nan\w*|gran\w*|oma|opa))|see (?:grand\w*|nan\w*|gran\w*|oma|opa|her|him))\b/i,
    cross:
      /^(?![^]*\b(?:son|daughter|boy|girl|child|(?:he|she) (?:is|gets)) (?:gets? |is )?(?:cross|angry|rude|grumpy|shouts)\b)[^]*?\b(?:shout\w*|cross|angry|swears?|swore|swearing|yell\w*|hit|hits|hitting|aggressive|nasty|mean|accus\w+|scared of (?:him|her)|grumpy|snaps?|rude)\b/,
  },
  onlyWhenSaid: ['cross', 'map'],
  roles: {
    who: {
      fallback: { text: '{his} grandparent' },
      cues: [
        {
          match: who('(?:great[- ])?(?:grandpa|grandad|granddad|gramps|opa|abuelo|nonno)'),
          phrase: { text: '$', gender: 'm' },
        },
        {
          match: who('(?:great[- ])?(?:grandma|granny|nana|nanna|nanny|nan|gran|oma|abuela|nonna)'),
          phrase: { text: '$', gender: 'f' },
        },
        {
          match:
            /^(?![^]*\b(?:grandma|granny|nana|nanna|nan|gran|oma|abuela|nonna|grandmother)\b)[^]*?\b(grandpa|grandad|granddad|gramps|opa|abuelo|nonno)\b/i,
          phrase: { text: '$', gender: 'm' },
        },
        {
          match:
            /^(?![^]*\b(?:grandpa|grandad|granddad|gramps|opa|abuelo|nonno|grandfather)\b)[^]*?\b(grandma|granny|nana|nanna|nan|gran|oma|abuela|nonna)\b/i,
          phrase: { text: '$', gender: 'f' },
        },
        { match: who('grandfather'), phrase: { text: 'Grandpa', gender: 'm' } },
        { match: who('grandmother'), phrase: { text: 'Grandma', gender: 'f' } },
      ],
    },
  },
  titles: {
    young: [
      { text: 'A Loud Voice', thread: 'cross' },
      { text: 'Loud, and Then Not', thread: 'cross' },
      { text: 'La, La, a Song Is There', thread: 'song' },
      { text: 'A Song That Stayed', thread: 'song' },
      { text: 'The Same Again', thread: 'again' },
      { text: 'Who Are You? I Am {name}', thread: 'again' },
      { text: '{name} and Somebody Who Forgets' },
      { text: 'Ask It Again', thread: 'again' },
      { text: 'Somebody Forgets' },
    ],
    older: [
      { text: 'Under Another Name', thread: 'name' },
      { text: 'The Illness Has a Voice', thread: 'cross' },
      { text: 'Shouting and Forgetting', thread: 'cross' },
      { text: 'When It Gets Loud', thread: 'cross' },
      { text: 'A Bookcase That Shakes', thread: 'shelf' },
      { text: 'The Bottom Shelf', thread: 'shelf' },
      { text: 'The Wrong Name', thread: 'name' },
      { text: 'Called by Another Name', thread: 'name' },
      { text: 'A Visit From First to Last', thread: 'map' },
      { text: 'Four Steps of a Visit', thread: 'map' },
      { text: 'Only Now', thread: 'now' },
      { text: 'Twenty Good Minutes', thread: 'now' },
      { text: 'Missing Somebody Who Is There', thread: 'second' },
      { text: 'Here and Not Here', thread: 'second' },
      { text: 'When Somebody Forgets' },
    ],
  },
  benefits: [
    'Explains in plain words what dementia does to memory.',
    'Says that forgetting is the illness and not a lack of liking.',
    'Offers {name} small ways of being together, and leaves the feeling open.',
  ],
  talk: {
    young: [
      'What is still there in the story?',
      'Which word fits in the blank for {name} today?',
      'Shall we think of a song for next time?',
    ],
    older: [
      'What stays longest in the story?',
      'Which word went into the blank?',
      'Shall we plan one thing to do together next time?',
    ],
  },
  cover: {
    setting: 'living-room',
    time: 'day',
    pose: 'sit',
    feeling: 'calm',
    companion: 'grown-up',
    props: ['teapot', 'cup'],
  },
  text: {
    '2-3': script(`
      D<song> {who} can forget a lot. {Name} may hear, "Who is this?" A song is still there. La, la, la!
      D<song> La, la, la, a song! {Name} may sing it. {who} may forget a name. The song is still there.
      D<again> "Who are you?" {who} may forget and ask. {Name} may hear it twice. Then it comes again.
      P {who} may be mixed up. It is not a game.
      P Grown-ups may look sad. It is a sad thing.
      P Some children sing. Some sit on a lap.
      Q Near {who}, {Name} may feel ____.
      Q Holding a hand, {Name} may feel ____.
      Q Today, {Name} may feel ____.
      H {helper} can stay near.
      H {helper} can say the name.
      H {helper} can sing too.
      H<adult> {helper} can start {adult}.
      H<helper> {helper} can hold a hand.
      T {he} can sing a bit.
      T {he} can wave.
      T {he} can sit on a lap.
      T<comforter> {he} can hold {comforter}.
      T<quiet> {he} can try {quiet}.
      C<song> {he} can say, "La, la, I know that."
      C<song> {he} can say, "One more song."
      C<again> {he} can say, "Hello, this is me."
      C<topic> {he} can think about {topic}.
      A<song> A name can go. A song can stay. Two can remember it. La, la, la.
      A<song> It is fine to forget a word. La, la is good too. {Name} sings, and then there is cake.
      A<again> People ask and forget. Then they ask again. {Name} is here. A hand is warm.
      D<cross> {who} forgets a lot now. It can get loud. {Name} may step back. Here is a grown-up.
      C<cross> {he} can say, "Too loud. I go now."
      A<cross> It was loud. {Name} did not do it. People forget it soon. Here is a hand.
    `),
    '4-5': script(`
      D<song> {who} has an illness in the brain. It makes people forget. {Name} may be called by a wrong name. But old songs are often still there. One line comes, and then the next one comes too.
      D<song> Words can go, and songs can stay. {who} may forget what was for lunch. {Name} may sing "Happy birthday" or a song from long ago. Then a mouth moves, and a foot taps. The brain keeps songs in a good place.
      D<again> "What day is it?" {Name} may hear it ten times. An illness makes {who} forget. The answer is Monday, and the question is not a joke. The brain forgets that it has asked. So it asks again.
      P {who} may be cross because things are mixed up. Being mixed up is hard. It is not about a child.
      P A person who forgets the name can still like the face. Faces are good to look at.
      P Some children go out again soon. Some stay by the biscuits. Both are fine.
      P Other grown-ups may be sad after such a day. They remember how it was before.
      Q Close to {who}, it may feel ____.
      Q When a word is wrong, {Name} may feel ____.
      Q After that, {his} tummy may feel ____.
      H {helper} can stay in the room all the time. ~ It is good to have company.
      H {helper} can say, "It is the illness," and help. ~ Nobody did it wrong.
      H {helper} can say when it is enough.
      H<adult> {helper} can help by {adult}. ~ It has helped before.
      H<helper> {helper} can say what {who} was like long ago.
      T {he} can say hello and {his} own name.
      T {he} can bring a leaf or a picture to show.
      T {he} can sing one song.
      T<comforter> {he} can show {comforter}.
      T<quiet> {he} can spend some time {quiet} in the same room.
      C<song> {he} can think, "The song is still in there."
      C<song> {he} can say, "I start, and you sing on."
      C<again> {he} can say, "Still Monday, like before."
      C<topic> For a rest, {he} can think about {topic}.
      A<song> An hour is short, and {who} may forget it. The good mood can stay a bit. A song is a good thing to leave in a room. It can be sung again another day.
      A<song> Nobody can make a brain remember. People can sit close, sing and eat cake without any names. The song is there for all of them. One line is enough to start.
      A<again> One answer can be given ten times. It does not get used up. {who} may forget it, and others remember. At a table with cake, that works well.
      D<cross> {who} has an illness in the brain and forgets things. It can make a voice loud and cross. {Name} may get a fright then. It is not because of a game or a word. The illness gets things mixed up.
      C<cross> {he} can think, "Loud is the illness. I can go out."
      A<cross> After a while, the loud voice is gone. People with this illness forget what made them cross. {Name} may stay near a grown-up. A place a bit far off is fine, too.
    `),
    '6-7': script(`
      D<shelf> A memory can be drawn as a bookcase. New things stand at the top, and old things stand at the bottom. {who} has dementia, and {Name} may see what it does. It shakes the bookcase. The books at the top fall down first, so breakfast is gone. The days of long ago stand at the bottom and are still there.
      D<shelf> Why does {who} know an old song and forget what was for lunch? {Name} may ask that. It is an illness of the brain called dementia. New things do not stick in such a brain. Things from long ago stick well, as if they stood on the lowest shelf. Nobody caused it, and nobody can catch it.
      D<map> A visit to somebody with dementia goes in steps. {Name} may like to know them, because {who} can forget. First comes a hello, with the name said clearly. Next there may be one question many times. Then it helps to do something, like peel an orange. Last there is a goodbye, and it can be a happy one.
      P For {who}, bits of the day go missing. That can be scary, and scared people may sound cross. It is not about a child.
      P Somebody who says a wrong name may still mean the right person. The face is known, and the name will not come.
      P Grown-ups may put a mistake right, again and again. They would like things to be as before. They are sad about that.
      P Some children laugh when it gets odd. It is not mean. A laugh comes out when a head does not know what to do.
      Q In that room, {Name} may feel ____. It may be another word next time.
      Q When the same question comes again, {Name} may feel ____.
      Q Afterwards, {his} body may feel ____. Two feelings can be there at once.
      H {helper} can stay near the whole time. ~ It is a grown-up's job to sort things out.
      H {helper} can tell beforehand what it may be like. ~ Then less of it is a surprise.
      H {helper} can stop when it is a bad day. ~ Another day may be a better one.
      H<adult> {helper} can help by {adult}. ~ It has helped at other times.
      H<helper> {helper} can tell what {who} was like at seven. ~ Somebody else remembers it now.
      T {he} can bring something to do with the hands. ~ Hands often remember how.
      T {he} can answer the question one more time. ~ It is new to the one who asks.
      T {he} can say, "I need a break," and go out. ~ A short time together counts too.
      T<comforter> {he} can show {comforter}. ~ Soft things are understood by everybody.
      T<quiet> {he} can spend some time {quiet} in the same room. ~ It is company without questions.
      D<song> Brains keep songs in a place of their own. {who} has dementia and may forget a name or a whole lunch. {Name} may start an old song and hear the next line come back. Nobody needs to look for it. The illness takes many things, and the songs are often among the last.
      C<song> {he} can think, "I start a line, and see what comes."
      A<song> A song needs no names and no dates. It can be hummed by somebody who forgets and by somebody who remembers. On some days it does not come, and that is the illness. On others it has all of its verses.
      C<shelf> {he} can think, "That one fell down, and I can hold it."
      C<shelf> {he} can ask, "What was it like when you were small?"
      C<map> {he} can think, "Hello, orange, goodbye."
      C<topic> For a rest, {he} can think about {topic}.
      A<shelf> People can sit by the lowest shelf together. There are good stories in it, and they can be heard more than once. {who} may forget it by supper. It is good that others were there to remember it.
      A<shelf> Nobody can put the books back. It is an illness that makes people forget, and it does not go. It is fine to be sad about that, and fine to eat cake there. What stands on the lowest shelf can still be heard, often word for word.
      A<map> The visit is done, and {who} may forget it soon. The smell of orange is still on four hands. Good moods stay longer than names. Next time, the steps begin again with hello.
      D<cross> {who} has an illness in the brain and forgets many things. Sometimes it comes out as shouting. {Name} may be the one who is nearest. It was not caused by anything that a child did. People who forget can be frightened and sound angry.
      C<cross> {he} can think, "That is the illness, and I can step out."
      A<cross> The loud minute ends, and often nobody but the others remembers it. It is fine to be cross back, inside, and to go to another room. It can be short. People are more than their illness, and some days show it.
      D<name> With dementia, the names in a head get mixed up. {who} may look at {Name} and say the name of somebody else. It may be somebody from long ago, or even a dog. It is a wrong name, and it is one that {who} knows well. Nobody made the illness, and nobody can catch it.
      C<name> {he} can think, "Wrong name, and it was said to me."
      A<name> A wrong name can be put right, or be left as it is. Both are kind. Dementia makes people forget names, and they may still like the company. At home everybody knows what {Name} is called. It can be said twice at supper.
    `),
    '8-10': script(`
      D<name> {who} has dementia, an illness that damages the brain little by little. {Name} may be called by another name, perhaps by one from sixty years ago. It can sting. The strange thing is that the wrong name often comes with the right face, a kind one. Somebody who forgets who it is may still notice that it is somebody dear. Nobody caused the illness, and it is not catching.
      D<name> Names are one of the first things to go with dementia. They are hard even for healthy people at parties. {who} may look at {Name} and try three of them, like keys. None fits. It does not mean that the person has been forgotten in the way homework is forgotten. The illness has taken the label, and it leaves a good deal else for a while.
      D<shelf> Doctors compare memory to a bookcase. {who} has dementia, which shakes it from the top down. {Name} may see it at work. The newest books fall first, such as this morning or the last visit. The lowest shelf, with childhood on it, hardly moves for years. Feelings are kept in another bookcase, which is sturdier. So they may stay when the facts have gone, because the illness reaches them later.
      P {who} may hide mistakes, blame others or get angry over keys. It is frightening to look for a word and find a gap. Most people would be short-tempered.
      P Parents are looking after somebody who once looked after them. It is like a film running backwards. They may be tired, and sad about things that have not even happened yet.
      P Visitors often correct. They say "No, that was last year," and everyone feels worse. People who work in care homes say, "Tell me about it," and it is a better afternoon.
      P It can be embarrassing when it happens in a shop. Other people look, and then most of them understand. Many have somebody like that at home.
      Q Before going in, {Name} might feel ____. It may be a different word on a good day.
      Q<name> When the wrong name comes, {Name} might feel ____.
      Q Afterwards, {Name} might notice ____. Relieved and sad can sit side by side.
      H {helper} can be there the whole time and take over when it gets difficult. ~ Nobody under eighteen is in charge here.
      H {helper} can explain what the illness does, with all the questions. ~ Facts are less frightening than guesses.
      H {helper} can choose the best time of day for being together. ~ Mornings are often kinder.
      H<adult> {helper} can help by {adult}, as at other times. ~ It is good when something stays the same.
      H<helper> {helper} can tell how {who} used to be. ~ It is a way of keeping it.
      T {he} can bring a photo, a song or something to fold. ~ Hands and ears often know more than heads.
      T {he} can go along with a story in place of correcting it. ~ It is politeness, and it is kind.
      T {he} can write down one old story each time. ~ After a year it is a book.
      T<comforter> {he} can keep {comforter} in a pocket or a bag. ~ Nobody is too old for that.
      T<quiet> {he} can spend part of the time {quiet}. ~ It is possible to be together without talking.
      T<activity> {he} can spend some time {activity} afterwards. ~ A head needs something easy after something hard.
      C<name> {he} can think, "Wrong name, right smile."
      C<name> {he} can say, "That is me, and I am glad to be here."
      C<shelf> {he} can think, "Lowest shelf, please."
      C<topic> For a rest, {he} can think about {topic}.
      A<name> A person can be known by more than a name. A step is known, or a voice, or a hand that brings the biscuits. {who} may forget all of it by evening, and the afternoon still took place. Others remember it, because that is what others are for.
      A<name> It will probably not get better, and it is right to be sad about that. In between come good hours, sometimes with a joke in them that nobody expected. People who forget can still be funny. They can also still win at dominoes.
      A<shelf> The lowest shelf is a good place to sit. One hears things there that no one else knows. Some of it may even be true. What {who} forgets, others can remember. That is a thing that families are for.
      D<cross> With dementia, the part of the brain that holds back the first angry word gets weaker. {who} may shout at things that are not there, or at people who are. {Name} may have been shouted at and found it unfair. It was. It was also not meant for anybody, like a smoke alarm that goes off at toast. Most of it comes from fear and muddle, and to calm it down is work for adults.
      C<cross> {he} can think, "It is fear with a loud voice, and not about me."
      A<cross> A few minutes later it may be forgotten on one side. On the other side it stays a while, and that can be said to somebody. People may love a person and keep some distance when it gets loud. There will be other days, some of them with cake.
    `),
    '11+': script(`
      D<second> It is possible to miss somebody who is sitting in the same room. {who} has dementia, and {Name} may look at a familiar cardigan and a familiar hand and find that the conversation has left. There is no ceremony for that. Nobody sends a card, because nobody has died. The illness takes memory from the newest end, slowly and without a plan. It was not caused by anything that anyone did, and it cannot be caught.
      D<second> If this were to be written as a letter, it would need two dates, one for each version of a person. The first had opinions and a memory like a filing cabinet. The second may ask who {Name} is, and be charming or furious about the answer. That is what dementia does to {who}. Both deserve company. People grieve for the first while having tea with the second, and most find it confusing.
      D<now> Most conversation is about what was and what will be. With dementia, both get hard to reach, and {Name} may find that little is left to talk about with {who}. What is left is now. There is a cat on the wall, a cup that is too hot, a song on the radio. People who are good at such afternoons are not especially patient. They are interested in the cup.
      P {who} may be aware of it, on some days, and hide it with jokes or accusations. To lose one's own thread in front of the family is a humiliation. Much of the anger is made of that.
      P Parents may turn into the parents of a parent. They do paperwork, argue with institutions, and feel guilty about each decision while being relieved by it. They seldom say so at supper.
      P Carers in a home do not argue about what year it is. They have found out that the feeling behind a sentence can be answered even if the sentence cannot. It is a technique, and it can be borrowed.
      P Some relatives stay away because they would rather remember how it used to be. It may be an excuse, and it may be all that they can manage. It is not for one person in the family to make up for the others.
      Q In that room, {Name} might notice ____. It may be an urge to look at the clock.
      Q When the name does not come, {Name} might feel ____. Hurt is allowed, although nobody meant it.
      Q Afterwards, {Name} might feel ____. Relief is a perfectly decent answer.
      H {helper} can be honest about what is to be expected, and what nobody knows. ~ It is easier to visit an illness that has been described.
      H {helper} can leave it open how often and how long. ~ Twenty minutes that are meant are worth more than two hours that are not.
      H {helper} can keep the care in adult hands. ~ Being fond of somebody is not the same as being responsible.
      H<adult> {helper} can help by {adult}, if that is welcome. ~ What worked before is a sensible place to begin.
      H<helper> {helper} can tell what was difficult about {who} before as well. ~ It is a person who is missed, and not a saint.
      T {he} can put together a list of songs from the right decade. ~ Music often reaches what questions do not.
      T {he} can record an old story, with permission. ~ Voices are the first thing that people wish they had kept.
      T {he} can bring a job for two, such as peas to shell or cards to sort. ~ It gives an afternoon a now.
      T<comforter> {he} can keep {comforter} within reach at home. ~ Plenty of adults own something similar and mention it to nobody.
      T<quiet> {he} can spend part of the time {quiet}. ~ Company needs fewer words than people suppose.
      T<activity> {he} can keep the usual time for {activity} afterwards. ~ It is a good way back into a week.
      C<second> {he} can think, "I miss one, and I am having tea with the other."
      C<now> {he} can think, "The cup, the cat, the song."
      C<now> When a fact goes wrong, {he} can say, "Tell me about it."
      C<topic> For a rest, {he} can think about {topic}.
      A<second> There will be less and less of the conversation there used to be, and that is as sad as it sounds. But what was learnt in it is stored in several other heads. {who} may forget {Name} entirely one day. It will be the illness, and it will not change what came before.
      A<second> Nobody gets this right. People come too seldom or stay too long, lose patience and are sorry on the stairs. {who} may forget both the impatience and the apology, and may remember only that it was warm. The others can remember the rest.
      A<now> Twenty minutes of now are quickly over, and by supper they may have been forgotten. They were real for twenty minutes, which is what most things are. The mood of it often lasts into the evening, as carers will confirm. {Name} may remember the cat.
      D<cross> Nobody mentions it in the leaflets with the smiling couples, but dementia can make a person rude, suspicious and loud. {who} may say things that would have been out of the question before. {Name} can know perfectly well that it is damage to the front part of the brain, and be hurt all the same. Knowing the cause is an explanation. It is no protection.
      C<cross> {he} can think, "Not the person, and not about me. I can leave the room."
      A<cross> The outburst is forgotten on one side within minutes, and the other side carries it home. It is fair to say so to somebody, and to leave the room when it begins. People can be fond of who somebody was and careful with how they are now. Some afternoons the old voice comes back for a sentence or two, and it is worth having been there.
      D<name> In dementia the labels tend to go before the contents. {who} may address {Name} as a parent, a cousin or somebody from decades ago, and it can feel like being deleted. Those who study memory describe it another way. Names are kept separately and are lost early, while the sense that somebody belongs here may last a good deal longer. It is nobody's fault, and it is not catching.
      C<name> {he} can think, "The label went, and not what was on it."
      A<name> To correct it every time is tiring on both sides, and so is pretending not to mind. It may sting on each visit. People with dementia who forget a name often still brighten at a voice or hold on to a hand, under whatever name it comes. {Name} may answer to another one for an afternoon.
    `),
  },
};

/**
 * A grandparent with dementia: forgets names, asks the same again, is changed. It is an illness of the brain, it is
 * nobody's fault, and being together works without memory. Whether the person knows the child is left open.
 */
export const grandparentDementia: Frame = withScenes(own, nameThatWasForgotten, aRoomOfHerOwn, thingsThatWander);
