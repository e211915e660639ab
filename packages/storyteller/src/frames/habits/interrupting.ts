import { script, type Frame } from '../../frame.ts';
import { slowerWords } from '../home/slower-words.ts';
import { TEACHER } from '../../school-roles.ts';
import { withScenes } from '../scene.ts';
import { letsOthersFinish } from './lets-others-finish.ts';

/** Nobody's phone rings in a lesson. */
const IN_CLASS =
  /\b(?:teachers?|class|classroom|lessons?|carpet|circle time|assembly|calls? out|calling out|shouts? out|reads?|reading|story ?time|(?:sister|brother|sibling|friend|cousin)s? (?:\w+ ){0,3}(?:talk\w*|speak\w*|tell\w*|say\w*)|talks? over (?:his|her|their) (?:sister|brother|sibling|friend)s?)\b/i;

/** A lesson in which an answer comes out before a turn does. */
const CALLS_OUT =
  /\b(?:calls? (?:things |answers? |the answers? |it |stuff )?out|calling (?:things |answers? |the answers? |it )?out|shouts? (?:things |answers? |the answers? |it )?out|shouting (?:answers? )?out|blurts?|blurting|(?:raising|raise|put(?:ting|s)? up|putting) (?:his|her|their|a) hands?|hands? up|interrupt\w* (?:the |his |her |their |my )?(?:\w+ )?(?:teacher|class|lessons?|assembly|circle time|carpet time)|(?:talks?|talking) over (?:the |his |her |their )?(?:\w+ )?teacher)\b/i;

const own: Frame = {
  id: 'interrupting',
  name: 'Interrupting',
  says: [
    'interrupts every conversation',
    'interrupts me when i am on the phone',
    'constantly interrupting adults',
    'interrupting when i talk to other people',
    'cant let me finish a sentence',
    'talks over everyone at dinner',
    'butts in when grown ups are talking',
    'mum mum mum mum while i am talking',
    'pulls at my arm while i talk to my friend',
    'as soon as the phone rings she needs me',
    'screams when i take a phone call',
    'interrupts the teacher',
    'shouts out answers without raising hand',
    'never waits for a gap in the conversation',
    'wont let me talk to dad',
    'work from home and he bursts into my calls',
    'comes into video meetings',
    'interrupts her brother all the time',
    'always has to tell me something right now',
    'keeps talking over people',
    'forgets what he wanted to say so he interrupts',
    'cuts people off mid sentence',
    'interupting all the time',
    'needs to learn to say excuse me',
  ],
  claims: {
    strong: [
      'interrupt conversation',
      'interrupt every conversation',
      'interrupt adult',
      'interrupt grown',
      'interrupt me',
      'interrupt us',
      'interrupt when',
      'interrupt while',
      'interrupt teacher',
      'interrupt people',
      'interrupt everyone',
      'interrupt brother',
      'interrupt sister',
      'constantly interrupt',
      'keep interrupt',
      'interrupt all the time',
      'interrupter',
      'while i talk',
      'while i am talking',
      'while im talking',
      'while we talk',
      'when i am on the phone',
      'when im on the phone',
      'while i am on the phone',
      'while im on the phone',
      'phone call',
      'finish a sentence',
      'mid sentence',
      'let me talk to',
      'excuse me',
      'talk over people',
      'talk over everyone',
      'talk over me',
      'burst into my calls',
      'into video meetings',
      'raising hand',
      'gap in conversation',
      'interrupt',
      'interupt',
      'interupts',
      'butt in',
      'butt into',
      'blurt',
      'blurt out',
      'let others speak',
      'let others talk',
      'let me finish',
      'lets me finish',
      'finish a phone call',
      'finish a call',
      'talk over',
      'mummy mummy',
      'mum mum',
      'mommy mommy',
      'talk to anyone',
      'when i talk to',
      'when im talking',
      'when i am talking',
      'talking to other adults',
      'talk to my friends',
      'let me talk',
      'cant have a conversation',
      'conversation with',
      'over the teacher',
      'talks over',
      'shouts out',
      'no filter',
      'calls out',
      'calling out',
      'speaks over',
    ],
    cues: ['interrupt', 'conversation', 'talk', 'phone', 'sentence', 'gap', 'meeting', 'grown ups'],
    not: [
      'didnt interrupt',
      'did not interrupt',
      'without interrupting',
      'wants a phone',
      'own phone',
      'first phone',
      'phone addiction',
      'phone at dinner',
      'interrupted sleep',
      'talk to his friends',
      'shy',
      'calls out ten',
      'calls out at night',
    ],
  },
  topicWords: ['talk', 'talking', 'talks', 'words', 'gap', 'gaps', 'interrupt', 'conversation'],
  takes: ['helper', 'comforter', 'topic', 'quiet', 'doing', 'adult', 'thing'],
  facts: [
    'People who talk take turns; in all languages studied the gap between two speakers is mostly about a fifth of a second.',
    'Thoughts are held in working memory, which is small in children and grows until the late teens; a thought can be gone within seconds.',
    'A drawing, a finger held or a note keeps a thought until there is time.',
    'It helps to agree on a quiet signal, such as a hand on an arm, that is answered with a touch.',
    'If somebody is hurt or in danger, telling at once is right.',
    'On a phone people cannot see who else is waiting, so it is harder for them to attend to two talks at once.',
    'Teachers wait about one second after a question; with three seconds more pupils answer and the answers are longer (Rowe, wait time).',
    'Listening to two people at once, people understand little of either.',
    'Excited people talk over each other at every age, and in some families that is usual and friendly.',
  ],
  threads: {
    gap: 'the gap in a talk, a moment when nobody speaks',
    hand: 'a hand on an arm that says "I am here"',
    hold: 'a thought that is held with a finger or a pencil',
    raised: 'a hand in the air that speaks before the words do',
  },
  decidedBy: [
    // Whatever else makes sitting in a class hard.
    // What came of it ("sent out for shouting out") is small beside what it was for.
    /^(?![^]*\b(?:swear\w*|rude|tics?|tourette\w*|stammer\w*|stutter\w*|hits?|hitting)\b)[^]*?\b(?:sent out|told off|in trouble|kept in|detentions?|moved|loses|losing|missed|misses|on the board|class(?:room)?)\b[^.!?]{0,40}\b(?:for|because|cos|as)\b[^.!?]{0,20}\b(?:calls?|calling|shouts?|shouting|blurts?|blurting)(?: (?:things|answers|stuff|it))? out\b/i,
    /\b(?:calls?|calling|shouts?|shouting|blurts?|blurting)(?: (?:things|answers|stuff|it))? out (?:(?:the )?(?:answers?|things|stuff) )?(?:all the time |constantly )?(?:in|during) (?:the )?(?:class\w*|lessons?|carpet|circle time|assembly)\b(?![^]*\b(?:swear\w*|rude|tics?|tourette\w*|stammer\w*|stutter\w*)\b)/i,
    /\b(?:calls?|calling|shouts?|shouting|blurts?|blurting) (?:out (?:all )?(?:the )?answers?|(?:the )?answers? out)\b(?![^]*\b(?:swear\w*|rude|tics?|tourette\w*|stammer\w*|stutter\w*)\b)/i,
  ],
  threadCues: {
    raised: CALLS_OUT,
    gap: IN_CLASS,
    hold: IN_CLASS,
    hand: /\b(?:phone|calls?|facetime|zoom|visitors?|grown-?ups|adults|conversations?|i'?m talking|i am talking|i talk|we talk|talk to|talking to)\b/i,
  },
  onlyWhenSaid: ['raised'],
  tellsAlone: ['raised'],
  roles: { teacher: TEACHER },
  titles: {
    young: [
      { text: 'Hand Up, Words Wait', thread: 'raised' },
      { text: 'A Hand Goes First', thread: 'raised' },
      { text: 'Where Is the Gap?', thread: 'gap' },
      { text: 'Talk, Talk, Stop', thread: 'gap' },
      { text: 'A Hand Says I Am Here', thread: 'hand' },
      { text: 'Hold It in One Hand', thread: 'hold' },
      { text: 'So Many Words at Once' },
      { text: '{name} Has Something to Say' },
    ],
    older: [
      { text: 'An Answer That Keeps', thread: 'raised' },
      { text: 'Three Quiet Seconds', thread: 'raised' },
      { text: 'A Gap in the Talk', thread: 'gap' },
      { text: 'A Fifth of a Second', thread: 'gap' },
      { text: 'The Hand on the Arm', thread: 'hand' },
      { text: 'How to Keep a Thought', thread: 'hold' },
      { text: 'A Thought That Can Wait', thread: 'hold' },
      { text: 'Two Talks at Once' },
      { text: '{name} Has Something to Say' },
    ],
  },
  benefits: [
    'Shows how a conversation has gaps and how people find them.',
    'Gives {name} a way to say "I am here" and to keep a thought meanwhile.',
    'Says clearly when it is right to talk at once.',
  ],
  talk: {
    young: [
      'What can a hand say in this story?',
      'How does it feel to have something to tell?',
      'Shall we choose a sign that means "I have something to say"?',
    ],
    older: [
      'How can a thought be kept for a while?',
      'Which word went into the blank?',
      'Shall we choose a signal that means "I would like to say something"?',
    ],
  },
  cover: {
    setting: 'living-room',
    time: 'day',
    pose: 'hold',
    feeling: 'calm',
    companion: 'grown-up',
    props: ['telephone'],
  },
  text: {
    '2-3': script(`
      D<gap> Grown-ups talk. Talk, talk, talk! {Name has} a word too. Then it stops. There is a gap.
      D<hand> Talk, talk! A grown-up talks. {Name is} here too. A hand can say that. Pat, pat, on an arm.
      D<hold> {Name has} a thing to show. A grown-up is talking. The thing is small. It can sit in one hand.
      P Grown-ups hear one voice best.
      P<hand> A phone cannot see who waits.
      P Lots of children want to talk now.
      P Two words at once are hard to hear.
      Q With a word ready, {Name} may feel ____.
      Q When grown-ups talk, {Name} may feel ____.
      Q In the wait, {Name} may feel ____.
      H {helper} can hold a hand.
      H {helper} can nod and come soon.
      H {helper} can stop and listen.
      H<helper> {helper} can look and smile.
      T {he} can pat an arm.
      T {he} can hold up one finger.
      T {he} can bring a thing to show.
      T<comforter> {he} can tell {comforter} first.
      T<doing> {he} can try {doing}.
      C<gap> {he} can say, "Now there is a gap."
      C<hand> {he} can say, "Pat, pat, I am here."
      C<hold> {he} can say, "Stay in my hand."
      C<topic> {he} can think about {topic}.
      A<gap> Talk, talk, stop. There is the gap. In goes the word! Now it is said.
      A<hand> Pat, pat, says one hand. Pat, pat, says the other. The talk is over. Hello, hello!
      A<hold> The hand opens. There it is! The grown-up looks at it. Now it is time to talk.
      D<gap> Somebody talks. {Name} may want to talk too. Talk, talk, breath. In that breath it is quiet. Now!
      D<hold> Others talk. {Name has} a big thing to say. Wait, thing, wait! One finger can hold it. Up it goes.
    `),
    '4-5': script(`
      D<gap> When two people talk, there are small gaps. {Name} may have something to say too. It fits best in a gap. First one voice stops, and for a moment it is quiet. Then the other voice starts.
      D<hand> Sometimes a grown-up talks for a long time. {Name has} something to say. {his} mouth can wait, and a hand can talk. The hand goes on the grown-up's arm and stays there. It means, "I am here."
      D<hold> Some thoughts go away fast. {Name has} one, and then it is gone! That is why people want to talk fast. But a thought can be held with a finger. One finger up means one thing to say.
      P Ears can follow one person well. With two at once, all the words get mixed. Grown-ups find that hard too.
      P<hand> Somebody on a phone cannot see the room. So nobody there knows who is waiting. It may take some time.
      P Grown-ups like to hear what children think. They just like the end of a sentence too.
      Q While others talk, {Name} may feel ____.
      Q With a big thing to say, {Name} may feel ____.
      Q When it is time to say it, {Name} may feel ____.
      H {helper} can put a hand on the small hand. ~ That means, "I know you are here."
      H {helper} can find a gap and ask, "What is it?" ~ Then it is easy to talk.
      H<hand> {helper} can say before a call how long it takes. ~ It helps to know.
      H<helper> {helper} can practise it at supper. ~ There are a lot of gaps at supper.
      H<adult> {helper} can help while others talk. ~ A good start is {adult}.
      T {he} can put a hand on an arm and leave it there.
      T {he} can hold up one finger for one thing.
      T {he} can draw the thing and show it later.
      T<comforter> {he} can tell {comforter} all about it first.
      T<quiet> {he} can spend the wait {quiet}.
      T<doing> {he} can try {doing} while others talk.
      C<gap> {he} can think, "There is a gap, and here I come."
      C<hand> {he} can think, "My hand is talking for me."
      C<hold> {he} can think, "One finger, one thing. I have got it."
      C<topic> {he} can wait and think about {topic}.
      A<gap> If somebody is hurt, any time is a good time to talk. At other times, it gets quiet for a little while. That is the gap, and the words go in. The others look and listen.
      A<hand> If somebody is hurt, words can come at once. At other times, the small hand waits under the big hand. Then the talk is done, and a face turns round. Hello, face!
      A<hold> The finger is still up, and the thing is still there. Now it can be said from start to end. Then the finger comes down. It is ready for the next talk.
      D<raised> A class has one talk and many heads. {Name} may know a thing, and it wants to come out. Out it goes, and they all hear it. A hand can go up first. It says, "I know something," and makes no noise.
      P<raised> A teacher hears one voice best. With five at once, all the words get mixed.
      P<raised> Other children are still thinking. They need a bit of time to find it too.
      Q<raised> With a thing to say in class, {Name} may feel ____.
      Q<raised> When another child is asked, {Name} may feel ____.
      H<raised> {teacher} can nod at a hand that is up. ~ That means, "I saw you."
      H<raised> {helper} can listen to the rest later. ~ There is time for all of it then.
      T<raised> {he} can put up a hand and hold the words in.
      T<raised> {he} can draw the answer and show it.
      C<raised> {he} can think, "Hand up, words wait."
      A<raised> The hand was up, and now it comes down. It may have got a turn to talk, or not. The words were good all the same. The next question comes soon, and hands are quick.
    `),
    '6-7': script(`
      D<gap> A talk between two people is a bit like a road. Words go past, then there is a gap, then more words. {Name} may stand at the edge with something to say. The gaps are short, so they are easy to miss. Some come when somebody breathes, and some come after a laugh. One of them is big enough.
      D<hand> Here is what happens when two people talk to each other. The ears are full of one voice. If {Name talks} at the same time, there are two voices. Then neither of them can be understood. A hand makes no noise. It can go on an arm while somebody talks. The arm feels it at once.
      D<hold> A thought is hard to keep. It comes into {his} head, and five seconds later it may be gone. So it is no wonder that people interrupt. They are afraid of losing it. A pencil can help, because a thought on paper stays there. Even a tiny drawing can hold it.
      P A person in the middle of a sentence is holding a thought as well. If another voice comes in, that thought may get lost. Then two people have nothing left to say.
      P Grown-ups interrupt each other too. They notice it most when it happens to them. That is how people are.
      P Some things are too important to wait. If somebody is hurt or in danger, everybody wants to know at once. Grown-ups are glad of that.
      Q With a thought that wants to come out, {Name} may feel ____.
      Q When the talk goes on and on, {Name} may feel ____. It can be in the legs as well.
      Q When people turn round to listen, {Name} may feel ____.
      H {helper} can answer a hand on the arm with a touch. ~ It means that the turn is coming.
      H {helper} can make a gap on purpose. ~ A grown-up can ask the other person to wait.
      H<hand> {helper} can put a pad of paper near the phone. ~ It is for thoughts that come during a call.
      H<helper> {helper} can have a time each day just to listen. ~ Long stories fit in there.
      H<adult> {helper} can help by {adult}. ~ It makes a long talk shorter.
      T {he} can put a hand on an arm and count slowly. ~ Sooner or later there is a gap.
      T {he} can draw the thought in one minute. ~ A bad drawing can hold a good thought.
      T {he} can hold one finger in the other hand. ~ The finger helps to remember that there is something.
      T<comforter> {he} can whisper it to {comforter} first. ~ It is good practice, and nobody is in a hurry.
      T<quiet> {he} can spend the time {quiet}. ~ A gap comes sooner when hands are busy.
      T<doing> {he} can try {doing} while the talk goes on. ~ What helps with other waits can help here.
      C<gap> {he} can think, "Words, words, gap. Now."
      C<hand> {he} can think, "My hand has said it already."
      C<hold> {he} can think, "It is on the paper, so it can wait."
      C<topic> {he} can use the time and think about {topic}.
      A<gap> Then the words stop, and the road is clear. Two faces turn round. They listen from the first word to the last. Gaps come in every talk, even in long ones.
      A<hand> A hand goes on an arm, and another hand goes on top. It was all said without a word. When the talk is over, a face turns round. Then all the words can come out in the right order.
      A<hold> The paper is still there after the talk. It may show three lines and a blob. {Name knows} what it means, and that is enough. A kept thought can be told in peace.
      D<raised> In a class, one person talks and many heads are busy. {Name} may have an answer before the question is over. It jumps out, and the talk stops. The others hear it before they have found their own. A hand in the air says the same thing without a sound. It says, "I have something."
      P<raised> Teachers want to know what everybody thinks. When one voice is first each time, they only hear that one. That is why they wait and look round.
      P<raised> Some heads find an answer fast, and some find it slowly. Slow ones can be just as good. They need a few quiet seconds.
      Q<raised> With an answer that wants to come out, {Name} may feel ____.
      Q<raised> When somebody else is asked, {Name} may feel ____. It may be in the arms or the legs.
      H<raised> {teacher} can give a small sign for "I saw your hand". ~ Then the arm can have a rest.
      H<raised> {helper} can agree on a quiet sign with {him}. ~ Nobody else needs to know it.
      T<raised> {he} can write or draw the answer on a bit of paper. ~ Paper can hold it until there is a turn.
      T<raised> {he} can put up a hand and count to three before talking. ~ Three is often enough for the others.
      C<raised> {he} can think, "My hand is talking first."
      A<raised> The hand comes down again, with a turn to talk or without one. The answer is still there, and it is still good. A class has many questions in a day. In some of them there is a gap that is just the right size.
    `),
    '8-10': script(`
      D<gap> Scientists have timed how people talk, in ten languages from all over the world. Between one speaker and the next there is mostly a gap of a fifth of a second. In {his} family it may be even shorter. People manage it because they listen for the end of a sentence and get ready early. Some get ready a bit too early. Then two people are talking, and each of them hears half.
      D<gap> On a video call, {Name} and somebody else may start at the same moment, and then both stop. The gaps between them have slipped by a fraction of a second, and nobody can find them. At a table it works better, because eyes and breath help. Just before the end of a sentence the voice goes down, and many people look up. Such signs are small, and nearly everybody gives them.
      D<hand> There is a silent way to ask for a turn to talk. When somebody is busy talking, {Name} may put a hand on that arm. The other person puts a hand on top of it and goes on to the end of the sentence. With that the message has arrived, and nobody lost a word. It takes less than a second. It works on the phone as well, where people cannot see who is standing there.
      D<hold> The brain has a place for things that need to be kept for a moment, and it is small. In {his} head, a new thought can push an old one out within seconds. This is why people interrupt. They are not rude, only in a hurry to save something. But a thought can be kept outside the head as well. A note, a drawing or a knot in a string will hold it through a whole conversation.
      D<hold> Restaurants have known for a long time that a head is a poor place to keep things. The waiter writes down who wants the soup. {Name} may know how it is to carry a sentence about while other people talk. It keeps getting away. That is why it comes out in the middle of theirs. One word on paper, or a finger as a reminder, will hold it as well as a waiter's pad.
      P Someone who is interrupted often loses the thread and says, "Where was I?" It is an annoying moment. Some people then stop telling things, although theirs was a good story.
      P<hand> Adults on the phone are doing two jobs badly. They listen to one voice and worry about the other. Their faces may look cross, when they are mostly just full.
      P Excited people talk over each other everywhere. In some families it is loud and friendly, and nobody minds. In a classroom with thirty people, it would be hard to hear anything.
      Q When a thought is ready and nobody is listening, {Name} might feel ____. It can be like holding a full glass.
      Q When a sentence gets cut off, {Name} may feel ____. It happens to everyone now and then.
      Q While a talk goes on and on, {Name} might feel ____. It may depend on the thought.
      H {helper} can agree on a signal and answer it each time. ~ A signal that gets no answer is soon given up.
      H {helper} can finish the sentence and then turn round completely. ~ Half an ear is not enough for a good thought.
      H<hand> {helper} can say at the start of a call how long it may last. ~ A number makes it easier to keep a thought.
      H<helper> {helper} can ask afterwards, "What was it you wanted to say?" ~ It shows that somebody noticed.
      H<adult> {helper} can help by {adult}. ~ It is one of the things that make waiting shorter.
      T {he} can write down one word as a reminder. ~ One word brings back the whole thought.
      T {he} can listen for the voice to go down at the end of a sentence. ~ That is where the gaps are.
      T {he} can say, "Excuse me, I have something when you are done." ~ After that, the others know.
      T<comforter> {he} can keep {comforter} close while others talk. ~ Hands that hold something wait better.
      T<quiet> {he} can spend the wait {quiet}. ~ Good thoughts often grow while hands are busy.
      T<doing> {he} can try {doing} until there is a gap. ~ It has helped with other waits.
      C<gap> {he} can think, "Here comes the full stop."
      C<hand> {he} can think, "Hand on arm, message sent."
      C<hold> {he} can think, "It is written down, so it cannot get away."
      C<topic> Until then, {he} can think about {topic}.
      A<gap> The gaps are not long, but there are dozens of them in every conversation. Someone who listens for them finds one. When a person is hurt or in danger, no gap is needed at all. Everything else can go into the next one.
      A<hand> One hand lies on top of the other, and the talk runs on to its full stop. Then the head turns, and the face is all there. A thought that waited often comes out in better order. For an emergency, nobody needs a hand on an arm.
      A<hold> The note says one word, and it is enough. When the talk is over, the thought comes back whole, as if it had only been next door. People listen differently to somebody who let them finish. After that the note can be thrown away.
      D<raised> In any talk, answers come at different speeds. Some are ready before the question has a full stop, and {Name} may know that kind from inside. They jump out like toast. For the rest of the class it is over then, because nobody looks for what has just been said. A hand in the air keeps it warm, and so does one word on paper. Both leave the others their question.
      P<raised> Somebody once timed how long teachers wait after a question, and it was about one second. When they waited for three, more people answered, and the answers were longer. Waiting is hard for them as well.
      P<raised> People who think slowly are not thinking less. An answer that somebody else calls out wipes theirs away. Few of them would ever mention it.
      Q<raised> With the answer ready and no turn yet, {Name} might feel ____.
      Q<raised> When someone else gets the question, {Name} might notice ____. It may be in the arms first.
      H<raised> {teacher} can agree on a sign that means "seen, and soon". ~ A sign weighs less than a reminder out loud.
      H<raised> {helper} can hear the answers that found no turn. ~ Good ones keep until later.
      T<raised> {he} can write the answer down in one word and put up a hand. ~ Then the head is free to go on listening.
      T<raised> {he} can choose one question in each lesson and wait for that one. ~ One good turn is worth several quick ones.
      C<raised> {he} can think, "I have it, it keeps, hand first."
      A<raised> The question went to somebody else, or it did not. The answer on the paper is just as good in either case. A lesson has dozens of questions, and a conversation about any of them can go on later. Whoever lets others finish may hear things that were not on the paper.
    `),
    '11+': script(`
      D<gap> Conversation is faster than it seems, with {Name} in it or without. Across ten languages, the usual gap between two speakers was about two tenths of a second. Nobody can plan a sentence in that time. It works because listeners predict the ending and start preparing before it comes. Some of them start slightly early. The thought was good, the timing was off by half a second, and what people remember is the timing.
      D<hand> There are quiet ways of asking for a turn, and adults use them constantly. They lean forward, raise a finger from the table or draw a breath. In a conversation between friends or at home, {his} signal could be a lifted finger, answered by a nod. It sounds almost too simple. It settles the question of whether anyone has noticed, and that question is the main reason why people interrupt at all.
      D<hold> Working memory is the part of the mind that keeps a thought in reach while something else is going on. It is small in everybody, holding perhaps four things at once, and it leaks. So when {Name has} a point to make and another person keeps talking, the point may be gone before the gap comes. Interrupting is one solution to that. Writing a single word on the back of a hand is another, and it costs the speaker nothing.
      P A person who has been cut off rarely says so. They may go quiet, or talk faster next time in order to get to the end. From outside it can look as if they had nothing more to say.
      P Adults who complain about interrupting are often champions at it themselves, above all with people younger than they are. They may not have noticed. It is a fair point, and it works best when it is made in a gap.
      P Styles differ between families and countries. In some places talking over each other shows interest, and silence would seem cold. In others, a pause is a form of respect, and the same behaviour would count as rude.
      Q While a thought is waiting to be said, {Name} might notice ____. Hands and feet tend to give it away.
      Q After being cut off, {Name} might feel ____. Most people know this from the other side as well.
      Q When a conversation moves on without that one remark, {Name} may feel ____. It may pass more quickly than expected.
      H {helper} can agree to answer a signal with a nod, every time. ~ It is a contract between equals.
      H {helper} can watch for {him} at a noisy table and open a gap. ~ "What were you going to say?" is a powerful sentence.
      H {helper} can keep one time of day without phones, calls or other people. ~ Long thoughts need a place that is long enough.
      H<helper> {helper} can accept the same signal when the roles are reversed. ~ Rules are more convincing if they run in both directions.
      H<adult> {helper} can help by {adult}. ~ It takes some pressure out of the wait.
      T {he} can write one word down and go on listening. ~ The word will bring the thought back, and the listening often improves it.
      T {he} can begin with "To go back to what you said". ~ It makes a late remark sound like a considered one.
      T {he} can wait for a full breath after the other voice has stopped. ~ It feels long from inside and normal from outside.
      T<comforter> {he} can have {comforter} nearby while others talk at home. ~ Occupied hands are patient ones.
      T<quiet> {he} can spend other people's long talks {quiet}. ~ Some of the best thoughts come when they are not expected.
      T<doing> {he} can try {doing} until the conversation has a gap. ~ It is easier to listen while doing something familiar.
      C<gap> {he} can think, "Missed that one, and I will take the next."
      C<hand> {he} can think, "They have nodded, so it is on the list."
      C<hold> {he} can think, "One word on paper, and I can listen again."
      C<topic> Until there is room, {he} can think about {topic}.
      A<gap> Every conversation is full of gaps, and they are free for anyone who is quick and patient at once. That is an odd combination, and it takes practice. Real emergencies are an exception, since nobody minds being cut off by somebody who shouts, "Fire!" The rest of the time, a good point survives until the next breath.
      A<hand> A nod costs nothing, and it changes what the waiting is like. The talk reaches its full stop, heads turn, and there is room for the whole thought. Urgent things, such as danger or pain, need no signal. For everything else in a conversation, a quiet hand says it well enough.
      A<hold> The word on the paper will still be there when the talk has run its course. Quite often the thought has changed by then, because something useful was said in the meantime. People notice who listens to the end, and they return it. A leaky memory and a pencil turn out to be good partners in a conversation.
      D<raised> There are minds in which an answer arrives before the question has ended. {Name} may have one of those, with a mouth that is connected directly. What is called out in class ends the conversation for everyone who was still thinking, although nobody intends that. Researchers who timed lessons found that a pause of three seconds brings more answers and better ones. A raised hand buys the room those seconds, and one word in the margin keeps the answer.
      P<raised> Teachers rarely mind the answer. What they mind is losing track of who else had one. The quiet half of a class is the half that they cannot read.
      P<raised> Other people in the room may look annoyed, and a few are. More of them are relieved that somebody speaks at all. Both wear off when the turns go round.
      Q<raised> In the seconds before a turn, {Name} might notice ____.
      Q<raised> After a request to wait, {Name} might feel ____. It may be aimed at the rule or at oneself.
      H<raised> {teacher} can agree on a signal and a number of turns. ~ It replaces reminders in front of everyone.
      H<raised> {helper} can take the long version, later and in full. ~ Some thoughts are too big for a lesson.
      T<raised> {he} can write the answer in the margin and see who else gets there. ~ It turns waiting into a kind of research.
      T<raised> {he} can put up a hand and breathe out once before speaking. ~ It is the shortest pause that still counts.
      C<raised> {he} can think, "Got it. Margin first."
      A<raised> By the end of the lesson the margin holds half a dozen words, and some of them were said aloud. Others were said by somebody else, often in a way that adds something. A talk in which only the quick are heard leaves out half of the room. The answers that were kept are as right as they were.
    `),
  },
};

/** Interrupting: where the gaps in a talk are, how to hold a thought meanwhile, and a hand that says "I am here". */
export const interrupting: Frame = withScenes(own, letsOthersFinish, slowerWords);
