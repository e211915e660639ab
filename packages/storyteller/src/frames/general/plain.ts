import type { AgeBand, SentenceKind } from '@storylantern/contract';
import { script, type Variant } from '../../frame.ts';

/**
 * What is told where nothing says what is hard: a knot, which gets tight by pulling, and a heart, which beats faster. Each
 * names what is hard where it is known. Beside them two scenes: a question that comes back, and a picture that was sent to a
 * child unasked.
 */
export const PLAIN: Readonly<Record<AgeBand, Record<SentenceKind, Variant[]>>> = {
  '2-3': script(`
    D<knot,hard> Here is a knot. Pull, pull! {Name has} hard bits, too. One is {hard}. Slow fingers help.
    D<knot> Here is a knot. Pull, pull! {Name has} a hard bit, too. It gets tight. Slow fingers help.
    D<drum,hard> Boom, boom, goes a heart. {Name has} hard bits. One is {hard}. Then a heart goes fast. Boom-boom-boom!
    D<drum> Boom, boom, goes a heart. {Name has} a hard bit in the day. Then a heart goes fast. Boom-boom-boom! A hand can feel it.
    D<asked> Why? Why? {Name has} a question. It comes at tea. It comes in the bath. It is a hard one. Big ones think and think.
    P<asked> Big people do not know it all. They go and look.
    P<knot> Big people have knots, too. They sit down with them.
    P<drum> Big people have hearts that go fast, too.
    Q<asked> When the question comes, {Name} may feel ____.
    Q<knot> At the hard bit, {Name} may feel ____.
    Q<drum> With a fast heart, {Name} may feel ____.
    H<asked> {helper} can say one true thing.
    H<knot> {helper} can sit down, too.
    H<drum> {helper} can sit close and wait.
    T<asked> {he} can ask it again.
    T<knot> {he} can stop and show it.
    T<drum> {he} can put a hand on the boom.
    C<asked> {he} can say, "Why, why, and a bit."
    C<knot> {he} can say, "Slow, slow, little knot."
    C<drum> {he} can say, "Boom, boom, slow."
    A<asked> A little answer came. That was good. One more can come. The question goes to bed, too. Night-night, why.
    A<knot> Slow, slow. One loop comes out. It is not so hard now. One hand holds the string. One hand holds a hand.
    A<drum> Boom, boom. Now it is slow. The hard bit had an end. Here is a song. Night-night, heart.
  `),
  '4-5': script(`
    D<knot,hard> A knot sits in a lace. {Name} may pull it, and then it gets tighter. Hard things can be like that. One hard thing for {Name} is {hard}. It helps to stop and look for the loose bit.
    D<knot> A knot sits in a lace. {Name} may pull it, and then it gets tighter. Some hard things are like that, too. Pulling does not help them. It helps to stop and look for the loose bit.
    D<drum,hard> A heart beats all day, and mostly nobody hears it. When something is hard, it goes faster. One hard thing for {Name} is {hard}. Tummy, hands and eyes may join in then. A hand on the chest can feel the beat.
    D<drum> A heart beats all day, and mostly nobody hears it. When something is hard, it goes faster. {Name} may feel it then, like quick feet on the stairs. Tummy, hands and eyes may join in. Bodies do that, and then they stop.
    D<drum> There is a small drum in every chest. {Name} may feel it with a flat hand. It beats slowly when things are easy. It beats fast when something is hard. A fast drum is a body getting ready. Then it gets slow again.
    D<asked> A question can come back, like a ball on a string. {Name has} one like that just now. It comes at breakfast, and it comes in bed. That is because the answer is big and hard. Only a bit of it fits in at a time.
    P<asked> Grown-ups may go quiet when they look for good words. It does not mean that it was wrong to ask.
    P<asked> Some questions are hard for grown-ups, too. They know a part, and they look for the rest.
    P<knot> Grown-ups get knots, too. They sit down with them, near the window.
    P<drum> Runners have fast hearts, and so do people on a stage. They wait, and it gets slow again.
    Q<asked> When the question comes, {Name} may feel ____.
    Q<knot> In the hard bit, {Name} may feel ____.
    Q<drum> When it beats fast, {Name} may feel ____.
    H<asked> {helper} can tell one bit that is true. ~ The next bit can come another day.
    H<asked> {helper} can look for a picture of it.
    H<knot> {helper} can sit down and look at it, too. ~ Four eyes find the loose bit sooner.
    H<drum> {helper} can sit close by and wait. ~ A heart gets slower with somebody there.
    T<asked> {he} can ask it as often as it comes.
    T<asked> {he} can draw the question. ~ Then it is on paper, and it can wait.
    T<knot> {he} can say or show which bit is easy. ~ That is a good place to begin.
    T<drum> {he} can blow out air, as if the soup were hot. ~ Slow air makes a slow heart.
    C<asked> {he} can think, "I can ask. A bit is enough for today."
    C<knot> {he} can think, "Stop. Where is it loose?"
    C<drum> {he} can think, "Fast, and then slow again."
    A<asked> The question has had a bit of an answer. It may come back tomorrow, and then there is somebody to ask. Hard questions are good to have with two. Now this one can lie down, too.
    A<knot> One loop came out, and then one more. A bit of the knot is still there. That is how hard things get easier, one loop at a time. Somebody looked at it, too. Now the shoe can stand by the door.
    A<drum> The heart goes slowly now, and nobody hears it. Something was hard, and something else was good. It may have been small, like a song or a warm roll. A heart beats for both of them.
  `),
  '6-7': script(`
    D<knot,hard> The quickest way to make a knot tight is to pull at it. {Name} may know that from a lace. With hard things it can be the same, and everybody pulls. One hard thing for {Name} is {hard}. A knot opens from its loose side. So it is good to stop first and look where that is.
    D<knot> The quickest way to make a knot tight is to pull at it. {Name} may know that from a lace. With hard things it can be the same. The more everybody pulls, the tighter they get. A knot opens from its loose side. So it is good to stop first and look where that is.
    D<drum,hard> Nobody tells a heart that something is hard. It finds out by itself and beats faster. At the moment, one hard thing for {Name} is {hard}. The hands may get damp then, and the tummy may pull. That is how a body gets ready. It does so even when there is nothing to run from.
    D<drum> Nobody tells a heart that something is hard. It finds out by itself and beats faster. {Name} may feel it in the chest or hear it in the ears. The hands may get damp, and the tummy may pull. That is how a body gets ready. It does so even when there is nothing to run from.
    D<drum> With two fingers on a wrist, {Name} may feel something tap. It is the heart, and it taps all day. When something is hard, the taps come faster. They may be in the chest then, or in the ears. Breath may get short then, and hands may get damp. All of that is a body getting ready.
    D<asked> Some questions are answered in a second, and some come back every day. {Name has} one of the second kind. It is not about how to spell a word. It is about how things are, and that makes it hard to answer. Each time it comes, there is room for a little more.
    P<asked> Grown-ups go slowly with such questions. They may know a part, and for the rest they look for words.
    P<asked> "I do not know" can be a true answer. It takes some courage to say it.
    P<knot> Other people mostly pull because they would like to help. They can stop when they know that it gets tighter.
    P<drum> The others at a table cannot hear that heart. When something is hard for them, they hear their own.
    Q<asked> When the question comes up again, {Name} may feel ____.
    Q<knot> When somebody pulls, {Name} may feel ____. It may be another word tomorrow.
    Q<drum> When the heart goes fast, {Name} may feel ____. It may be another word tomorrow.
    H<asked> {helper} can say what is known and what is not. ~ Both are answers.
    H<asked> {helper} can find a good time for it, with no coats on.
    H<knot> {helper} can stop pulling and ask what would be a bit easier. ~ A small answer is enough.
    H<drum> {helper} can sit close by and say nothing for a minute. ~ Hearts get slower beside somebody calm.
    T<asked> {he} can put the question on paper until there is time. ~ Paper keeps it.
    T<asked> {he} can ask one more person and see whether the answer is the same.
    T<knot> {he} can find one part that is not so hard, and begin there. ~ That is the loose side.
    T<drum> {he} can count ten beats with a hand on the chest. ~ By the tenth, it is often slower.
    C<asked> {he} can think, "It is a good question. I can ask it again."
    C<knot> {he} can think, "I stop pulling. I look for the loose side."
    C<drum> {he} can think, "My body is ready. Now it can rest."
    A<asked> The answer was a true one, and not a long one. It may be enough for a week, or until supper. Hard questions do not go stale. When this one comes back, there are people to ask.
    A<knot> A knot takes longer than anybody would like. Somewhere there is a loop that moves, and one did. What is hard does not need to be gone by bedtime. It is a bit looser, and somebody knows about it. The shoe can stay on the mat until the morning.
    A<drum> Ten beats, and ten more, and then nobody counted any longer. The hard thing may come again, and so does the rest after it. Much of the day was ordinary. A bit of it may have been good. The heart beat for all of it.
  `),
  '8-10': script(`
    D<knot,hard> Anyone who has pulled at a knot in a temper knows what happens next. It gets smaller and harder, and in the end it needs a fork. At the moment, one of the difficult things for {Name} is {hard}. People pull at something like that with advice, with questions and with "come on". A knot comes undone at its easiest loop. Finding it takes more looking than strength.
    D<knot> Anyone who has pulled at a knot in a temper knows what happens next. It gets smaller and harder, and in the end it needs a fork. {Name} may have something hard at the moment that is not made of string. Advice pulls at it, and so do questions, and so does "come on". A knot comes undone at its easiest loop. Finding it takes more looking than strength.
    D<drum,hard> A heart beats about a hundred thousand times a day, and it is noticed when something is hard. Then it speeds up, the mouth goes dry and the thoughts go round. For {Name}, one of the difficult things at the moment is {hard}. A body has one old plan for such things, which was made for lions. It cannot know that there are no lions in this street.
    D<drum> A heart beats about a hundred thousand times a day, and it is noticed when something is hard. Then it speeds up, the mouth goes dry and the thoughts go round. {Name} may know that from this week or another. A body has one old plan for hard things, which was made for lions. It cannot know that there are no lions in this street.
    D<asked> There are questions for which nobody has found a short answer. {Name has} one of them. It gets asked more than once, and good researchers do it like that. Adults may notice then that they have not quite finished with it themselves. It is hard for them, too. A question of that sort gets answered in slices, and each slice makes room for the next.
    P<asked> An adult who hesitates is mostly sorting. What is true, what is known for certain, and how can it be said?
    P<asked> Other people may change the subject. It is seldom the question that is wrong. They have no answer ready.
    P<knot> Adults pull at knots because they would like them gone by supper. It is kindly meant, and it works about as well as it does with headphones.
    P<drum> Every body does it, and everybody thinks that theirs is the loudest. From outside there is next to nothing to hear.
    Q<asked> Before the answer comes, {Name} might feel ____.
    Q<knot> When somebody says "come on", {Name} might feel ____. It may be another word on another day.
    Q<drum> When the heart speeds up, {Name} might feel ____. It may be another word on another day.
    H<asked> {helper} can say plainly which part is known and which is not. ~ Plain is kinder than long.
    H<asked> {helper} can look it up together with {him}, or ask somebody who knows more.
    H<knot> {helper} can ask which part is the easiest, and leave the rest alone for a day. ~ A day is long enough to look.
    H<drum> {helper} can stay in the room for two minutes without a word. ~ Quiet company is help as well.
    T<asked> {he} can write the question down, with what has been answered so far. ~ Then nothing gets lost.
    T<asked> {he} can say which part of it matters most. ~ Then the answer can begin there.
    T<knot> {he} can draw it, with the hard part in the middle and the easier parts around it. ~ On paper it is often clear where to begin.
    T<drum> {he} can breathe out for longer than in, five times. ~ It is one of the few ways to talk to a heart.
    C<asked> {he} can think, "I may ask. It may take more than one answer."
    C<knot> {he} can think, "Look first. Which loop moves?"
    C<drum> {he} can think, "No lion. Just my heart, being early."
    A<asked> One slice of an answer is on the table. It is true as far as it goes and does not pretend to be the whole thing. The question may come again in a week, a little taller. It is hard and worth asking, and the people who were asked are still here.
    A<knot> No knot opens because it was scolded. One loop moved, then a second one, and now there is a bit of string to hold. The hard middle can wait, for it is not going anywhere. Two people looked at the same knot for a while without pulling. That was the useful part.
    A<drum> After some minutes a heart gives up waiting for lions and goes back to work. What was hard may be hard again, and it may last a little less long. Other things happened on the same day, and one or two may have been good. The heart was there for those as well, without a noise.
  `),
  '11+': script(`
    D<knot,hard> Some help consists of pulling. It comes with advice, deadlines and the word "just", and it does to a problem what it does to a knot in a cable. For {Name}, one of the difficult things at the moment is {hard}. Before anyone pulls again, it is worth turning round. Somewhere in most knots there is a loop that gives, and it is rarely the one that everybody is staring at.
    D<knot> There is a kind of help that consists of pulling. It comes with advice, deadlines and the word "just", and it does to a problem what it does to a knot in a cable. {Name} may have something difficult at the moment that has been pulled at from several sides. Before anyone pulls again, it is worth turning round. Somewhere in most knots there is a loop that gives, and it is rarely the one that everybody is staring at.
    D<drum,hard> A pulse rises before a difficult thing, whether or not its owner has admitted that there is one. For {Name}, one of the difficult things at the moment is {hard}. The body gets ready for it as it would for a race. There is blood in the legs, breath at the top of the chest and no room for fine thoughts. It is an excellent system for getting away from wolves. For most other purposes it is a little early and a little loud.
    D<drum> A pulse rises before a difficult thing, whether or not its owner has admitted that there is one. {Name} may have noticed it, in the throat or in the hands. The body gets ready as it would for a race. There is blood in the legs, breath at the top of the chest and no room for fine thoughts. It is an excellent system for getting away from wolves. For most other purposes it is a little early and a little loud.
    D<drum> Two fingers on a wrist report more honestly than most people do. The beat there gets faster before a difficult thing, and often before the thought that goes with it. {Name} may have noticed it at a desk or on a staircase. The legs are supplied first, breath moves up, and fine thinking waits outside until it is over. As a plan for running away it is excellent. For anything else it comes a little early.
    D<asked> Some questions embarrass the people who are asked, simply because they have no good answer ready. {Name has} one of those, and it keeps coming back. There is nothing wrong with that. It is what anyone does with something that does not add up yet. Half an answer is hard to be given, and half an answer may still be all that an honest person has.
    D<sent> Now and then a picture turns up on a phone that nobody there asked for. {Name} has done nothing wrong by receiving it. Sending a picture like that is against the law in many places, and so is passing it on. It can be hard to know what to do, and deleting it in silence seems the quickest way. Telling an adult comes first, because an adult can report it and get help for whoever is in it.
    P<asked> Adults are used to knowing more. When they do not, they may sound short, change the subject or make a joke.
    P<asked> Others may have wondered about the same thing and kept it to themselves.
    P<sent> Whoever sent it may call it a joke, or may have been put under pressure. Finding that out is a task for adults.
    P<sent> Many people who get one say nothing, for fear of being blamed or of losing the phone. Adults who know about such things put the blame on the sending.
    P<knot> People at home pull because it is hard to watch. A clear sentence about what does not help gives them something better to do.
    P<drum> From across a room nobody can see a pulse. People see someone who is quiet, or short with them, and draw their own conclusions.
    Q<asked> With the question still open, {Name} might feel ____.
    Q<sent> When the picture comes to mind, {Name} might feel ____. Sick, angry and guilty are all known, and none of them is proof of having done something.
    Q<knot> When somebody says "just", {Name} might feel ____. It may be another word a day later.
    Q<drum> When the pulse goes up, {Name} might feel ____. It may be another word a day later.
    H<asked> {helper} can say what is known, what is guessed and what is still open. ~ The three are easy to mix up.
    H<asked> {helper} can come back to it unasked when more is known.
    H<sent> {helper} can report it to the school, or to the people whose job it is, and take it from there.
    H<sent> {helper} can listen to the end, and leave the phone out of it. ~ Telling is no reason to lose a phone.
    H<knot> {helper} can ask once what would make it slightly easier, and then leave it for the evening. ~ Slightly is a realistic size.
    H<drum> {helper} can stay near by without starting a conversation. ~ Quiet company helps many people more than advice.
    T<asked> {he} can ask it in a quiet moment and say why it matters. ~ Reasons get better answers than repetition does.
    T<asked> {he} can look for one good source, and compare it with what was said at home.
    T<sent> {he} can tell one adult today and send it on to nobody. ~ Not even to ask a friend about it.
    T<knot> {he} can write down the part that is not difficult, however small it is. ~ That is usually where a knot starts to give.
    T<drum> {he} can let each breath out take twice as long as the breath in, for one minute. ~ Few other things reach a pulse from outside.
    C<asked> {he} can think, "It is fair to ask. It is fair to wait."
    C<sent> {he} can think, "I did not send it. I can hand it over."
    C<knot> {he} can think, "Turn it over first. Which part gives?"
    C<drum> {he} can think, "Early and loud. It passes."
    A<asked> It has been asked, and some of it has been answered. What is left is no failure of anybody's. A question that is worth having is hard to close, and it changes as the person who asks it does. It can stay open for tonight. The people who were asked know now that it matters.
    A<sent> It has been told, and from that moment it is a job for somebody else. The person in the picture may get help because of it. What was seen may come to mind for a while, and that is easier when somebody knows. It was hard to bring up. The message is not between one person and a screen any more.
    A<knot> It did not come undone in one evening, which is normal for anything worth calling a knot. One part gave a little, and what is left is easier to see. The difficult part keeps, and nobody is obliged to stare at it all night. It can hang on a hook until tomorrow, like any other cable.
    A<drum> It passed, as a pulse does once a body has found no wolf. The difficult thing may well be there again. What changes with practice is how long it takes to come down, and that is worth knowing. On the same day there may have been a song, a good sandwich or ten minutes in which nobody wanted anything. The heart counted those as well.
  `),
};

/** Of 8-10 alone: the younger ones are told by the situations of a body's own matters. */
export const SENT_TO_A_CHILD = script(`
  D<sent> Sometimes a picture arrives on a phone and has no business there. {Name} did not ask for it. It is there because somebody else pressed a button. It may be hard to get it out of the head again, or to know what to do. Whoever gets such a picture has done nothing wrong.
  P<sent> Some people send such a thing as a joke or for a dare. There are rules about it, and grown-ups whose job it is to deal with it.
  P<sent> Grown-ups who are told may look shocked. It is about the picture, and not about the child.
  Q<sent> When it comes to mind, {Name} might feel ____.
  H<sent> {helper} can take over from here and report it. ~ It is a job for grown-ups.
  H<sent> {helper} can listen right to the end without being angry.
  T<sent> {he} can tell a grown-up today and pass it on to nobody. ~ That holds for friends, too.
  C<sent> {he} can think, "I did not send it. I can tell."
  A<sent> The picture has been told about, and that was the hardest step. A grown-up knows now, and the rest is for grown-ups to do. It may come to mind again. Then it can be told again, at any hour. The phone can lie in another room tonight.
`);
