import { script, type Frame } from '../../frame.ts';
import { withDeeds } from './deeds/deed-thread.ts';
import { keptGoing } from './deeds/kept-going.ts';

const own: Frame = {
  id: 'tried-again',
  name: 'Tried again after it went wrong',
  says: [
    'tried again',
    'did not give up',
    'kept trying',
    'got back on the bike after falling',
    'tried again after losing',
    'it went wrong and she started over',
    'had another go',
    'fell off and got back on',
    'started again without a fuss',
    'practised until it worked',
    'he failed the first time but tried again',
    'did his homework again after mistakes',
    'rebuilt the tower',
    'never gave up',
    'stuck at it',
    'stuck with it',
    'persevered',
    'tried and tried until',
    'went back to it the next day',
    'didnt give up on the puzzle',
    'kept at it',
    'lost the game and played again',
  ],
  claims: {
    strong: [
      'went back to football',
      'went back to swimming',
      'went back to judo',
      'went back to dancing',
      'went back to ballet',
      'failed his swimming badge twice',
      'failed twice',
      'auditioned again',
      'tried out again',
      'applied again',
      'third try',
      'fourth try',
      'after failing',
      'failing the first time',
      'failed the first time',
      'second attempt',
      'second try',
      'third time lucky',
      'resit',
      'retook',
      'tried again',
      'try again',
      'give up',
      'gave up',
      'kept practising',
      'kept practicing',
      'kept on practising',
      'kept on practicing',
      'kept trying',
      'another go',
      'back on',
      'started again',
      'started over',
      'stuck at it',
      'stuck with it',
      'kept at it',
      'persevered',
      'tried and tried',
      'practised until',
      'start again',
      'starting again',
      'started again',
      'stuck with',
      'stuck at',
      'practiced until',
      'rebuilt',
    ],
    // Who kept going may never have had a try that went wrong: it needs a fall, or something lost, beside it.
    cues: [
      'again',
      'kept going',
      'fell',
      'wrong',
      'failed',
      'lost',
      'mistake',
      'hard',
      'until',
      'even though',
      'practised',
      'practiced',
    ],
    not: [
      'nearly gave up',
      'almost gave up',
      'never gave up',
      'wanted to give up',
      'merit',
      'distinction',
      'gave up the dummy',
      'gave up his dummy',
      'gave up her dummy',
      'gave up his bottle',
      'gave up her bottle',
      'gave up the bottle',
      'gave up his pacifier',
      'gave up her pacifier',
      'gave up the pacifier',
      'gave up nappies',
      'hit again',
    ],
  },
  topicWords: ['again', 'try', 'tries', 'tried'],
  takes: ['helper', 'comforter'],
  facts: [
    'Mistakes that are noticed help the brain to learn; attention rises just after an error.',
    'Praise for effort and for what was tried supports persistence better than praise for being clever.',
    'Breaks between tries help learning.',
  ],
  threads: {
    bump: 'the try that went wrong, and what it left behind that could be used',
    start: 'the small moment before a second try: a foot, a hand, a breath',
  },
  roles: {},
  titles: {
    young: [
      { text: 'Oops, and Again', thread: 'bump' },
      { text: 'One Foot, and Go', thread: 'start' },
      { text: '{name} Tried Again' },
      { text: 'One More Try' },
    ],
    older: [
      { text: 'What the First Try Was For', thread: 'bump' },
      { text: 'The Start of the Second Try', thread: 'start' },
      { text: '{name} Tried Again' },
      { text: 'Once More, from the Beginning' },
    ],
  },
  benefits: [
    'Tells what {name} did after it went wrong, so that the trying is seen and not only how it ended.',
    'Says truly that tries go wrong for everyone and leave something useful behind.',
    'Invites {name} to remember or to tell how it was, and to choose the words for it.',
  ],
  talk: {
    young: ['What went oops?', 'How did the second try feel?', 'Shall we show each other how it went?'],
    older: [
      'What did the first try leave behind that was of use?',
      'Which word went into the blank, and is it the same today?',
      'Shall we tell somebody at home about the second try?',
    ],
  },
  cover: { setting: 'garden', time: 'day', pose: 'run', feeling: 'proud', companion: null, props: ['blocks', 'ball'] },
  text: {
    '2-3': script(`
      D<bump> Oops! {Name} saw it go wrong. Then {Name} tried again. Oops, oops, and again. That is how it went.
      D<bump> Uh-oh, it did not work. {Name} tried again. Uh-oh is a part of it. Again is a part too.
      D<start> It was hard. {Name} tried again. It began with one hand. One hand, and go!
      D<start> It did not work. {Name} tried again. One hand went up. Go, said the hand. Go, go!
      P Grown-ups say oops as well. They try again too.
      P People saw it. They saw the second try.
      P Friends go oops a lot. Then they go on.
      Q After oops, {Name} may feel ____.
      Q With one more try, {Name} may feel ____.
      H {helper} can hear how it went.
      H {helper} can say, "I saw that."
      H {helper} can clap, or be quiet.
      T {he} can show it to a friend.
      T {he} can tell how it went.
      T {he} can draw the oops.
      C<bump> {he} can say, "Oops, and again."
      C<bump> {he} can say, "Uh-oh, and go on."
      C<start> {he} can say, "One hand, and go."
      C<start> {he} can say, "Hand up, and go."
      A<bump> Oops, and again. That is how it went. The oops was small. The try was big.
      A<bump> First oops, then again. Both of them are done. {Name} did both. Now it is rest time.
      A<start> One hand, and go. That was the try. The hand can rest now. Bye-bye, hard thing.
      A<start> Go is a small word. It was a small start too. {Name} tried again. Go, hand, go!
    `),
    '4-5': script(`
      D<bump> Something went wrong, and {Name} saw it go wrong. That can be hard to look at. Then {he} tried again. The second try knew a bit more than the first one. It knew where the hard bit was.
      D<bump> A try can end with a bump or an oops. {Name} had one of those. Then {he} tried again, which is a thing people can choose. Nobody can see where a bump goes. It turns into knowing.
      D<start> The start of a second try is small. It may be one foot, or one hand, or one breath. {Name} tried again after it went wrong. So there was a start like that. It took about as long as a blink.
      D<start> How does a try begin? Somewhere a hand moves, or a foot does. {Name} tried again after it went wrong. So a hand or a foot went first. The rest came after. Nobody played a drum for it.
      P People who saw the second try may tell it at home. It is a good thing to tell. They may have said oops as well, in a low voice.
      P Grown-ups drop eggs and lose keys. Then they do it again, a bit slower. They know what a second try is like.
      P Some friends try again at once. Others have a drink first. Both of these are tries.
      Q After it went wrong, {Name} may have felt ____.
      Q In the second try, {his} hands may have felt ____.
      H {helper} can listen to the part that went wrong too. ~ It belongs to the story.
      H {helper} can say how it looked. ~ It is nice to be seen while trying.
      H {helper} can write it down with {him}. ~ First comes the oops, and then comes the try.
      T {he} can show with toys how it went.
      T {he} can tell somebody about both tries.
      T {he} can draw the try that went wrong and the next one.
      C<bump> {he} can say, "First a bump, and then a try."
      C<bump> {he} can think, "My oops told me something."
      C<start> {he} can think, "One small start, and then it goes."
      C<start> {he} can say, "First a bit, and then the rest."
      A<bump> The bump is over, and it left something behind. It showed where the hard bit was. {Name} tried again with that. Now hands can have a rest.
      A<bump> One try went wrong, and one came after it. The second one is the one that {Name} chose. It can be told at supper. There may be peas.
      A<start> It was small, that start. First came a hand or a foot, and then a try. That is what trying again looks like from close by. From far away nobody sees it.
      A<start> A try begins and a try ends. In between there is a lot of doing. {Name} did all of that, and then there was a rest. Rests are good after tries.
    `),
    '6-7': script(`
      D<bump> When a try goes wrong, the brain wakes up for a moment. {Name} had a try that went wrong. The brain looks hard at what just happened. That is how it learns. {Name} tried again while it was awake.
      D<bump> There was a try that went wrong. {Name} was there and saw how. It may have been loud, or other people may have seen it. After that comes a place where a person can stop or go on. {Name} tried again.
      D<start> A second try does not begin with a big jump. It begins with something small, such as a hand that picks up the pieces. {Name} tried again after it went wrong. Somewhere in that there was a small start like this. Nobody clapped for it, because nobody could see it.
      D<start> The hard part of a second try is at the front. Things may lie about in pieces, and a biscuit would be nice. {Name} tried again all the same. Some small thing came first, such as a hand that picked up a piece. After that came the next thing, and the next.
      P Whoever was there saw something worth telling. Things that work at once are soon forgotten. A thing that went wrong and was tried again makes a much better story.
      P Teachers see hundreds of second tries. They know how they look from outside. There is often a deep breath in front, and sometimes a sniff.
      P Grown-ups are still learning this as well. Bread that did not rise gets made again. It takes flour and some patience.
      Q Between the two tries, {Name} may have felt ____. Two words may fit at the same time.
      Q Now that it is over, {his} body may feel ____. It is good to notice that too.
      H {helper} can ask about the first try as well as the second. ~ The one explains the other.
      H {helper} can talk about something that went wrong at work. ~ It is good to know that it happens to everyone.
      H {helper} can say how it looked, without making it bigger. ~ What happened is big enough.
      T {he} can tell all of it, with the part that went wrong. ~ That part makes it a story.
      T {he} can draw both tries side by side. ~ Next to the second one the first looks interesting.
      T {he} can choose a name for that second try. ~ A thing with a name is easy to remember.
      C<bump> {he} can think, "It went wrong, and I had a look."
      C<bump> {he} can say, "It went wrong, and then I went on."
      C<start> {he} can think, "It started small."
      C<start> {he} can think, "First one thing, and then the next."
      A<bump> The try that went wrong was not for nothing. It showed one thing, and the next try used it. {Name} tried again, and that part was a choice. It can be told at supper, with both tries in it.
      A<bump> People talk a lot about how a thing ends. The middle is where the work is. {Name} was in that middle and tried again. There is no photo of it, so it needs to be told.
      A<start> The first part of trying again may take a few seconds. It is the part that nobody sees. {Name} did that one, and then the rest of it. By bedtime hands are just hands.
      A<start> A small start is hard to see and easy to forget. This one is written down here. {Name} tried again, beginning with something tiny. A door opens the same way, with a handle.
    `),
    '8-10': script(`
      D<bump> Scientists have measured what a brain does in the half second after a mistake. The brain sends out a small signal, and attention goes up. It was the same with {Name} when a try went wrong. Learning is closest at hand just then, although it does not seem so at the time. {Name} tried again while there was something to learn from it.
      D<bump> A try that goes wrong leaves things lying around. After one of those, {Name} stayed or came back, and then tried again. There may be pieces, or crossed-out lines, or somebody who saw it. Most people would like to be somewhere else just then. That is easy to write in one sentence, and it takes longer in real life.
      D<start> Seen from outside, trying again looks like one decision. From inside, {Name} may know it as a row of small ones. A hand reaches out, or a foot finds the pedal. Trying again after it has gone wrong is made of those. Each of them took less time than a yawn.
      D<start> Beginning again sounds like one big thing, but nobody can do all of it at once. {Name} tried again, so some small part of it went first. It may have been a hand that reached out, or two eyes that looked once more. Such a part is over before anyone notices. A dozen of those are what people later call a decision.
      P The people who watched may have found it hard to keep quiet. Giving advice is tempting when somebody is starting over. Some of them will remember the second try longer than the result.
      P Teachers know both kinds of silence after a mistake. In one of them somebody is giving up, and in the other somebody is thinking. They look alike until a hand moves.
      P Friends tend to notice what worked. They were not there for the tries in between. It can be told to them, and most of them have a story of the same sort.
      Q In the time between the two tries, {Name} might have felt ____. It is often more than one thing.
      Q Looking back at the mistake now, {Name} might notice ____. It may have become smaller, or funnier.
      H {helper} can ask what was different in the second try. ~ It is a real question, and the answer is useful.
      H {helper} can describe how it looked and leave out the big words. ~ A description shows that somebody was looking.
      H {helper} can remember both tries together with {him}, the first and the second. ~ Together they show the distance.
      T {he} can tell the story with the failed try in it. ~ Without that part it is only a result.
      T {he} can write down the one thing that the mistake showed. ~ It cost something, so it may as well be kept.
      T {he} can show somebody younger how it went, with the mistake. ~ It is a rare thing to be shown.
      C<bump> {he} can think, "Half a second after the mistake, I was still there."
      C<bump> {he} can think, "The first one paid for the second."
      C<start> {he} can think, "It started with one hand."
      C<start> {he} can say, "One small part goes first."
      A<bump> A mistake is used up once something has been learned from it. What remains is a person who tried again. {Name} knows how that was done, and in which order. The first try can stay where it is.
      A<bump> Not everything that is tried again works, and this is about the trying. It happened after the part where it would have been easy to leave. That was {his} decision. Nobody else could have made it.
      A<start> The small decisions have all been made, and nobody counted them. Together they were a second try. The first of them was perhaps a hand that reached out. Afterwards it looked like any other hand.
      A<start> If someone asks how it is done, trying again, there is a short answer. It is done in pieces that are too small to see. {Name} has done it and can say so. The rest is a matter of beginning.
    `),
    '11+': script(`
      D<bump> In workshops there is an old rule that the first try is for finding out. It is made with care, and it goes wrong somewhere that nobody had thought of, as it did for {Name}. Then it stays on the bench, because it holds the only reliable information in the room. After that came the second attempt. {Name} tried again, which sounds simple when it is written down. In between there was a stretch of time in which stopping would have been perfectly understandable.
      D<bump> After a failed attempt the mind offers several explanations within seconds, and most of them are about character. They are seldom accurate, and {Name} tried again in spite of them. A more useful question is what exactly went wrong, and at which point, since that has an answer. It is worth stopping at that for a page, because it usually goes by without comment.
      D<start> People speak of perseverance as if it were a substance that some have and others lack. Up close, when {Name} tried again after something had gone wrong, it probably looked different. There is a look at the same old thing, a hand that goes out, a breath. It starts with an act of about that size. No music plays in such moments, and from outside they look like nothing much.
      D<start> Second attempts are rarely filmed, which is understandable, because in the beginning they consist of somebody doing nothing for a while. {Name} tried again after something had gone wrong, and at some point the doing nothing was over. It was an act of a few seconds, possibly with a bad mood attached. Nothing about it would have looked like perseverance to an observer. That word gets added later, by people who were not in the room.
      P Those who noticed may not have said much. Adults are often unsure whether a comment would help or spoil it. It is possible to be thoroughly impressed by somebody and to talk about the weather instead.
      P Friends mostly hear about results, since attempts do not make good announcements. If they heard about this attempt, they would probably have one of their own to offer in return. Almost everybody keeps a few of them in reserve.
      P Experts in any field have failed at it more often than beginners have tried. They rarely mention it, because it seems obvious to them. It is one of the few things that they forget to teach.
      Q In the gap between the two attempts, {Name} might have felt ____. Annoyance counts as an answer, and so does boredom.
      Q Looking at the first attempt again, {Name} might notice ____. Distance tends to change the size of a mistake.
      H {helper} can ask what the first attempt showed. ~ The question assumes that it showed something, which is true.
      H {helper} can describe in one sentence how it looked and leave it there. ~ Long praise is hard to carry.
      H {helper} can refrain from telling it at family dinners, unless {he agrees}. ~ Some achievements are private.
      T {he} can write down what changed between the two attempts, in one line. ~ It is easily lost, and it was hard to get.
      T {he} can tell one person the unedited version. ~ That version is more use to others than the polished one.
      T {he} can keep a note of what failed instead of forgetting it. ~ It is evidence of a method.
      C<bump> {he} can think, "The first one was for finding out."
      C<bump> {he} can think, "That was the information. This is the attempt."
      C<start> {he} can think, "It started with one breath."
      C<start> {he} can think, "The beginning was the difficult part."
      A<bump> Whether the second attempt worked is a matter of record, and it is not what this story is about. It is about having tried again at the point where stopping would have been easiest. The first attempt can be preserved. Every good workshop has a shelf of those, and visitors usually find it more interesting than the shop window.
      A<bump> There will be people who see only the finished thing and call it talent. {Name} knows what it was made of. Some of it was trying again, on a day when nothing suggested it. That part does not show in the result, and it does not need to, because the person who was there remembers it.
      A<start> There is no plaque at the spot. What happened there was small, repeated and mostly silent. {Name} tried again, on a day with ordinary light. It can be described without any big words at all, and it loses nothing when it is told that way.
      A<start> Seen later, an attempt like this shrinks to one word, and the word is "again". It leaves out the waiting and whatever mood came with it. They were part of it too, possibly the larger part, and {Name} was there for all of them.
    `),
  },
};

/** Trying once more after it went wrong, and going on when it is hard. */
export const triedAgain: Frame = withDeeds(own, keptGoing);
