import { linesWithAStammer } from './lines-with-a-stammer.ts';
import { script, type Frame } from '../../frame.ts';
import { TEACHER } from '../../school-roles.ts';
import { withScenes } from '../scene.ts';
import { finishesMySentence } from './finishes-my-sentence.ts';
import { everyWordOfThePage } from './every-word-of-the-page.ts';

const own: Frame = {
  id: 'stutter',
  name: 'Stuttering (stammering)',
  says: [
    'stutter',
    'he stutters',
    'she has a stammer',
    'stammering at nursery',
    'repeats the first sound of every word',
    'gets stuck on words',
    'words wont come out and he gets upset',
    'children copy his stutter',
    'embarrassed about her stammer',
    'speech blocks on m and b',
    'wont answer the register because of his stammer',
    'avoids talking because she stutters',
    'her speech is bumpy',
    'people finish his sentences for him',
    'says i i i i i before each sentence',
    'teased for stuttering',
    'sees somebody about her stammer',
    'asks why can i not talk like the others',
    'dysfluency started last month',
    'afraid of reading out loud because of the stammer',
    'studder',
    'stammer got worse at school',
    'blinks and pushes when a word is stuck',
    'he cant get his words out',
  ],
  claims: {
    strong: [
      'avoids words',
      'avoids words starting',
      'avoids saying words',
      'avoids some sounds',
      'stammered',
      'has stammered',
      'stuttered',
      'stammers more',
      'stutters more',
      'stammering since',
      'stuttering since',
      'stutter',
      'stutters',
      'stuttering',
      'stammer',
      'stammers',
      'stammering',
      'studder',
      'disfluency',
      'dysfluency',
      'dysfluent',
      'bumpy speech',
      'speech is bumpy',
      'speech block',
      'stuck on words',
      'stuck on a word',
      'get his words out',
      'get her words out',
      'words wont come out',
      'words get stuck',
      'repeats the first sound',
      'repeats sounds',
      'finish his sentences',
      'finish her sentences',
      'trips over words',
      'c c c',
      'gets stuck on',
      'tripping over his words',
    ],
    cues: ['speech', 'stuck', 'repeat', 'block', 'register'],
    not: ['repeats himself', 'repeats everything i say', 'stuck on a level', 'stuck on a page'],
  },
  topicWords: ['word', 'talk', 'stutter', 'stammer', 'speech', 'sentence'],
  takes: ['helper', 'comforter', 'topic', 'quiet', 'doing', 'adult'],
  facts: [
    'Stuttering and stammering are two names for the same thing: sounds are repeated, stretched or blocked.',
    'About one child in twelve stutters at some time, mostly beginning between two and five; most stop, and about one adult in a hundred stutters.',
    'It comes from small differences in how the brain times speech, and it runs in families; parents, nerves or lack of effort do not cause it.',
    'It varies from day to day and with tiredness, excitement and hurry. Many people stutter little when singing or speaking in chorus.',
    'It helps when listeners wait, keep ordinary eye contact, listen to what is said and do not finish sentences or say "slow down".',
    'Stuttering says nothing about how clever somebody is.',
    'Speech and language therapists help with it; the aim may be easier talking or talking freely with a stutter.',
    'Talking uses about a hundred muscles of chest, throat and mouth.',
  ],
  threads: {
    bump: 'a word with bumps, which gets there all the same',
    wait: 'time, which a listener gives',
    muscles: 'the muscles that a word takes, and their timing',
    choice: 'the choice between a hidden word and a stuttered one',
  },
  decidedBy: [
    /^(?:(?:he|she|they|my (?:son|daughter)|\p{Lu}\p{Ll}+) )?(?:has a |started |always )?(?:stutters?|stammers?)\b/iu,
  ],
  roles: {
    teacher: TEACHER,
    bumps: {
      fallback: { text: 'a stutter' },
      cues: [{ match: /\bstammer/i, phrase: { text: 'a stammer' } }],
    },
    bumping: {
      fallback: { text: 'stuttering' },
      cues: [{ match: /\bstammer/i, phrase: { text: 'stammering' } }],
    },
  },
  titles: {
    young: [
      { text: 'Bump, Bump, Ball', thread: 'bump' },
      { text: 'A Word With Bumps', thread: 'bump' },
      { text: 'Time for a Word', thread: 'wait' },
      { text: 'Wait, Wait, Here It Comes', thread: 'wait' },
      { text: 'Lips and Tongue and Go', thread: 'muscles' },
      { text: 'Muscles That Make Words', thread: 'muscles' },
      { text: '{name} Has Words' },
      { text: 'Every Word Counts' },
    ],
    older: [
      { text: 'Bumps and All', thread: 'bump' },
      { text: 'The Word Gets There', thread: 'bump' },
      { text: 'The Time a Word Takes', thread: 'wait' },
      { text: 'Somebody Who Waits', thread: 'wait' },
      { text: 'A Hundred Muscles', thread: 'muscles' },
      { text: 'What One Word Takes', thread: 'muscles' },
      { text: 'The Word That Was Meant', thread: 'choice' },
      { text: 'No Other Word', thread: 'choice' },
      { text: '{name} Has the Floor' },
      { text: 'To the End of the Sentence' },
    ],
  },
  benefits: [
    "Explains what happens when a word gets stuck, and that it is nobody's fault.",
    'Tells what good listeners do.',
    'Gives {name} one thing to ask for and one sentence to keep.',
  ],
  talk: {
    young: [
      'What did the word do on the way out?',
      'How does it feel when a word is stuck?',
      'Shall we tell each other one thing, with a lot of time for it?',
    ],
    older: [
      'What does a good listener do in the story?',
      'Which word went into the blank, and who would understand it?',
      'Shall we decide together what we want other people to know?',
    ],
  },
  cover: {
    setting: 'living-room',
    time: 'day',
    pose: 'point',
    feeling: 'happy',
    companion: 'grown-up',
    props: ['book', 'ball'],
  },
  text: {
    '2-3': script(`
      D<bump> {Name has} a word. Bump, bump, goes the word. B-b-ball! Out it comes. It is a good word.
      D<wait> A word is in there. {Name has} time. Wait, wait. It is on its way. There it is!
      D<muscles> Lips go m-m-m. Tongues go la. {his} mouth makes a word. Some words get stuck. Then out they come.
      P Some children talk with bumps. Some talk with no bumps.
      P Grown-ups like what children say. Bumps are fine.
      P Friends can wait. They want to know.
      Q With a word stuck, {Name} may feel ____.
      Q When somebody waits, {Name} may feel ____.
      Q In a long word, {Name} may feel ____.
      H {helper} can wait and look kind.
      H {helper} can sit down low.
      H {helper} can hear it all.
      H<helper> {helper} can sing with {him}.
      T {he} can take a rest and go on.
      T {he} can point and show it.
      T {he} can sing it.
      T<comforter> {he} can tell {comforter}.
      T<doing> {he} can try {doing}.
      C<bump> {he} can say, "Bump, bump, here I come."
      C<wait> {he} can say, "Wait for my word."
      C<muscles> {he} can say, "M-m-m, la, go."
      C<topic> {he} can talk about {topic}.
      A<bump> Bump, bump, and it is out. It was a good word. It had some bumps. Ball, ball, ball!
      A<bump> B-b-ball, and there it is. The bumps are out. The word is out. Here comes the ball!
      A<wait> Wait, wait, and there it is. The word was worth it. There is time for one more. Hello, word.
      A<wait> There it is! It took its time. Somebody did wait. It was a good word.
      A<muscles> M-m-m, says a mouth. La, it says. Some words slide. Some words bump. All of them count.
      A<muscles> Lips, tongue, and out it comes. It is a whole word. M-m-m, la, hello! Mouths can do a lot.
    `),
    '4-5': script(`
      D<bump> Some words come out in one go, and some have bumps. B-b-bump, they go. {Name} may know words like that. It is called {bumps}. The word gets there, bumps and all.
      D<wait> Sometimes a word gets stuck on the way out. {Name knows} just what it is. It only needs a bit more time. That is called {bumps}. When people wait, there is time for the whole word.
      D<muscles> To say one word, lips and tongue and breath all work. They go one after the other, fast. {his} mouth does that too. Sometimes one of them starts late, and the word gets stuck. That is {bumping}, and nobody did it on purpose.
      P People who listen want to know the end. It may be about a dog or a sock. They can wait for it.
      P Some people say "slow down". They want to help, but it does not help. They can be told.
      P Lots of children have bumps in their words for a time. Some grown-ups have them too. Some of those are teachers or singers.
      Q When a word is stuck, {Name} may feel ____.
      Q When people wait and listen, {Name} may feel ____.
      Q In a bumpy word, {his} mouth may feel ____.
      H {helper} can wait and not say the word first. ~ Then it is still a word of {hers}.
      H {helper} can talk in a slow and easy way too. ~ Then there is no hurry.
      H {teacher} can make a bit more time at circle time. ~ Turns can be long.
      H<helper> {helper} can keep some time just to talk with {him}. ~ No one else joins in.
      H<adult> {helper} can help on bumpy days by {adult}. ~ It makes the day softer.
      T {he} can keep going, bumps and all.
      T {he} can hold up a finger for "wait".
      T {he} can show it with a hand as well.
      T<comforter> {he} can tell a long story to {comforter}.
      T<quiet> {he} can spend some time {quiet} on a bumpy day.
      T<doing> {he} can try {doing} when it is hard.
      C<bump> {he} can think, "Bumps are okay, the word still goes."
      C<wait> {he} can think, "It is my word, and I have time."
      C<muscles> {he} can think, "Lips, tongue, breath, and go."
      C<topic> {he} can tell somebody about {topic}.
      A<bump> B-b-bump, and the whole word is here. It brought its bumps along. Some days have more bumps, and some have none. It was worth the time.
      A<bump> B-b-bump, b-b-bye. That is how this word says goodbye. It was heard from start to end. Bumps and all, it was a word worth saying.
      A<wait> There it is, the whole word, from start to end. It took a bit of time, and time was there. Good ears can wait. The next word is on its way.
      A<wait> Somebody waited, and then the word was there. It was worth it, because it was the right one. A word like that does not spoil. It can take the time it needs.
      A<muscles> The whole mouth did its work. The word is out now. It is okay when it has bumps. People want to hear the rest of it.
      A<muscles> Lips can rest now, and so can the tongue. The word is out in the air. It was the word that was meant. The mouth has lots of others, slow ones and fast ones.
    `),
    '6-7': script(`
      D<bump> Some people talk with bumps. {Name} may know how a word goes b-b-b, or stops for a while. That is called {bumps}. The word is known the whole time. A bumpy word means just the same as a smooth one.
      D<wait> What happens when a word gets stuck? {Name has} the word ready. For a moment, the mouth does not start. It is called {bumping}, and it is not from being nervous. The word only needs time. Most listeners can give time, if they know that it is needed.
      D<muscles> One word takes about a hundred muscles in chest, throat and mouth. {his} brain tells each of them when to go. With {bumps}, some signals come a bit early or late. The words in the brain are good ones. Only the timing is tricky.
      P Listeners sometimes look away. They do not know if that is polite. It is easier for both when they look and wait.
      P Some children copy what they hear. Some think it is a game. When they are told what it is, most of them stop.
      P People with {bumps} are teachers, singers, shop owners and doctors. They order soup and tell jokes. Some of them practise, and some just talk.
      Q When a word gets stuck, {Name} may feel ____. It may be in the throat or the hands.
      Q When someone else says the word first, {Name} may feel ____.
      Q Before talking in class, {Name} may feel ____. It can change from day to day.
      H {helper} can listen to what is said and not to how. ~ The what is more interesting.
      H {teacher} can ask which way of answering is best. ~ There is more than one.
      H {helper} can turn off the music and sit down to listen. ~ Less hurry means more words.
      H<helper> {helper} can tell people in the family to wait for the end. ~ Some have not thought of it.
      H<adult> {helper} can help on a bumpy day by {adult}. ~ Tired days have more bumps.
      T {he} can tell one friend, "Sometimes my words get stuck, just wait." ~ Friends like to know what to do.
      T {he} can let the bump come and go on talking after it. ~ Pushing makes it tighter.
      T {he} can start a word softly, with a bit of air. ~ Some people find that easier.
      T<comforter> {he} can read a page to {comforter}. ~ It is a listener with a lot of time.
      T<quiet> {he} can take a rest and spend it {quiet}. ~ Mouths like a break as well.
      T<doing> {he} can try {doing} before talking. ~ What helped before can help again.
      C<bump> {he} can think, "Bumps and all, it is my word."
      C<wait> {he} can say, "I am still talking, please wait."
      C<muscles> {he} can think, "A hundred muscles, and they are on it."
      C<topic> {he} can tell somebody the best thing about {topic}.
      A<bump> The last word has come, and the sentence is there. It was a good one, bumps and all. Smooth words and bumpy words get to the same place. The next sentence may be this way or that way.
      A<bump> The word went b-b-b and then it was there. It was the same word that it would have been without. The one who waited heard it all. Talk can have bumps in it, and still get where it is going.
      A<wait> Three seconds went by, and then came the word. It was the right one. A good listener has heard all of it. There is time for the words that {Name has}.
      A<wait> It was quiet for a bit, and then the word came. Nobody else said it first. Waiting looks like nothing, and it is a good present. The next sentence has all the time that it needs.
      A<muscles> A hundred muscles have done it, and the word is in the air. It counts as much as a fast one. {bumping} is a way of talking. It is not a mistake.
      A<muscles> It takes a hundred muscles, and today they did it their own way. Some words came fast, and some came late. All of them were meant. When the talk is over, people remember the story and not the stops.
    `),
    '8-10': script(`
      D<wait> Talking with {bumps} can be compared to paying with coins. In a queue at a shop, one person counts, some people sigh and some simply wait. {Name has} the words ready, each one of them. They need a few more seconds to come across, because the brain starts a sound late, or twice. It is nobody's fault, and the coins are all there.
      D<muscles> A spoken sentence is one of the most complicated things that a body does. About a hundred muscles take part, and each gets its signal within a fraction of a second. In people with {bumps}, and {Name is} one of them, the timing slips now and then. A sound repeats, stretches or stops. It often runs in families, like curly hair. Being nervous can make it stronger, but it is not the cause.
      D<choice> There is a trick that many people with {bumps} discover. They see a hard word coming and use another one. {Name} may have said "the thing" and meant something with a better name. It works, but it means that the word decides. Others say the hard word, bumps and all. They get to say what they meant.
      P Listeners often do not know what to do with their faces. They finish the sentence because they want to help. Most of them stop as soon as somebody tells them what is better.
      P About one adult in a hundred talks like that, so in a full cinema there are several. Some give speeches for a living. They did not wait for it to go away.
      P Classmates mostly notice it in the first week. After that they notice whether somebody is funny or fair. Teachers have seen this many times.
      Q When a sound will not start, {Name} might feel ____. It may be in the jaw before it is a thought.
      Q When somebody guesses the word, {Name} may feel ____. It may depend on who it is, and on the guess.
      Q Waiting to answer in class, {Name} might feel ____. The waiting is often harder than the talking.
      H {helper} can keep looking and let the sentence end by itself. ~ It is the simplest help, and the rarest.
      H {teacher} can agree on how the register and reading aloud will go. ~ Plans take the surprise out of it.
      H {helper} can ask what would make talking nicer, if that is wanted. ~ Some people practise easier talking, and some practise not minding.
      H<helper> {helper} can ask visitors not to finish {his} sentences. ~ They will be glad of the hint.
      H<adult> {helper} can make room for {adult} on a bumpy day. ~ Tiredness and hurry both add bumps.
      T {he} can tell a new group once, "I have {bumps}, so please wait." ~ After that nobody needs to guess.
      T {he} can stay in the stuck word and ease out of it slowly. ~ Pushing tightens exactly the muscles that are stuck.
      T {he} can choose one hard word today and use it anyway. ~ A word gets easier when it is not avoided.
      T<comforter> {he} can practise a talk with {comforter} as the audience. ~ It has endless patience.
      T<quiet> {he} can take half an hour for {quiet} after a long day of talking. ~ Talking is work for a hundred muscles.
      T<doing> {he} can try {doing} before a difficult moment. ~ It does not remove the bumps, but it helps with the rest.
      C<wait> {he} can think, "All my coins are here, and I am counting."
      C<muscles> {he} can think, "It is timing, and it is not me."
      C<choice> {he} can think, "I will say the word I meant."
      C<topic> {he} can tell somebody three things about {topic}, however long it takes.
      A<wait> The last coin is on the counter, and the sentence has been paid in full. Fast talkers are not better talkers. What counts is what was bought with it: a joke, a question, a good idea. People who wait get the whole of it.
      A<wait> The coins have been counted, and nobody in the queue has come to harm. What was said was worth the seconds. Some people wait easily, and others can learn it, because it only takes not talking. The next sentence has all its words ready, every one of them.
      A<muscles> Some days the timing runs smoothly, and on others it does not. Both are normal with {bumps}. The words behind it are as good as before. {Name has} things to say, and they are worth the time that a hundred muscles need.
      A<muscles> A hundred muscles are resting, apart from those that chew. They were a bit late now and then, and they got there. People will remember the joke and not the pause before it. There are more words where those came from, and they can take their time.
      A<choice> The right word came out with bumps on it, and it was still the right word. Nobody wrote down how long it took. They remember what was said. There are plenty of words left, and none of them is forbidden.
      A<choice> A word that was used stops being a monster and is only a word. It came in pieces, and somebody put it together on the other side. There are days for detours as well. But it is good to know that the direct road is open, with all its bumps.
    `),
    '11+': script(`
      D<wait> Conversation has an unofficial speed limit, and most people gallop. The usual gap between two speakers is about a fifth of a second. With {bumps}, {Name} may need longer than that, so somebody else takes the turn, often without noticing. It does not mean that there is less to say. The habit was formed by people who have seldom waited for a consonant.
      D<muscles> Speech is an engineering problem that most people solve without knowing about it. Around a hundred muscles are timed to fractions of a second. In some brains, {hers} included, the timing of that system is slightly different, and sounds repeat, stretch or block. It is called {bumping}. Genes play a part in it, and upbringing, intelligence and nerves are not the cause. Stress can make it louder, as it does with most things.
      D<choice> Many people with {bumps} become experts in synonyms. They see a difficult word from far away and take the next exit, so "Birmingham" turns into "up north". {Name} may be good at this, and nobody else would ever guess. It costs attention all day long, and it means saying something slightly different from what was meant. The alternative is to say it openly, with every bump that comes, which is less smooth and a good deal freer.
      P Most listeners who finish a sentence are trying to be kind and are embarrassed a second later. Nobody has told them so far what would be better. A short remark such as "I'll get there" tends to educate them for life.
      P People who block on their own names have become lawyers, actors, teachers and comedians. The blocks did not disappear first. Many of them say that the largest change came when they stopped hiding it.
      P Teachers may avoid asking, out of consideration. From the back row that can look like being left alone with it. A two-minute talk about what is helpful usually surprises them, because they expected something more complicated.
      Q When a word blocks, {Name} might notice ____. It may be in the jaw, the breath or the eyes.
      Q When another person supplies the word, {Name} may feel ____. It is worse when the guess is wrong, and sometimes when it is right.
      Q On being asked for a name, {Name} might feel ____. It is the one word that has no synonym.
      H {helper} can wait, keep looking and answer what was said. ~ It sounds like nothing and takes practice.
      H {helper} can ask what any practice is to be for. ~ The aim can be chosen, and it need not be fluency.
      H {teacher} can settle in private how oral exams and presentations will be handled. ~ Extra time for speaking is a normal arrangement.
      H<helper> {helper} can put an end to family guessing games. ~ Relatives often need telling twice.
      H<adult> {helper} can offer {adult} after a day of hard talking, and accept a no. ~ Being understood is tiring work.
      T {he} can mention it first: "I have {bumps}, so give me a second." ~ It takes the guessing away from both sides.
      T {he} can let one block happen without a detour and see what follows. ~ Usually it is the rest of the sentence.
      T {he} can look for others, in a group or online with an adult's knowledge, who talk like that. ~ There is relief in a room where nobody is in a hurry.
      T<comforter> {he} can shut the door and read aloud to {comforter}. ~ No one keeps the time.
      T<quiet> {he} can spend an hour {quiet} after a day full of talking. ~ It is rest for a system that has worked hard.
      T<doing> {he} can try {doing} before an unavoidable phone call. ~ It lowers the stakes a little.
      C<wait> {he} can think, "The turn is mine until I have finished."
      C<muscles> {he} can think, "Different timing, same sentence."
      C<choice> {he} can think, "The word I meant, in whatever shape it comes."
      C<topic> In good company, {he} can talk about {topic} at full length.
      A<wait> That short gap is a habit, and nobody ever wrote it into a law. People who wait a little longer get to hear things that others interrupt. The words are worth that. Anyone who walks off early has missed the end of the sentence, which is their own loss.
      A<muscles> The timing will be good on some days and poor on others, for no visible reason. Neither is an achievement or a failure. What remains constant is the person with something to say, and the right to be heard to the end of the sentence. {bumping} is one way in which human beings talk.
      A<choice> "Birmingham" may take four seconds, and at the end of them everybody knows which city was meant. The detours stay open for tired days. But there is something to be said for using exactly the word one wanted. It is how people become themselves, in speech as in handwriting.
    `),
  },
};

/** Stuttering (stammering): a bumpy way of talking that is nobody's fault, and listeners who wait for the end of a sentence. */
export const stutter: Frame = withScenes(own, everyWordOfThePage, linesWithAStammer, finishesMySentence);
