import { script, type Frame } from '../../frame.ts';

/**
 * A moment that is hard whenever it comes, or that came once, in the parent's own words: `{hard}` is "when {his} banana
 * breaks", "that {his} plant died" or "leaving the park". Nobody can keep it from coming; something can be done beside it.
 */
export const ofAMoment: Pick<Frame, 'topicWords' | 'threads' | 'titles' | 'benefits' | 'talk' | 'text'> = {
  topicWords: ['rain', 'umbrella', 'swing', 'swings', 'bench'],
  threads: {
    umbrella: 'rain, which nobody can stop, and an umbrella, under which there is room for two',
    swing: 'a swing, which goes high and then lower by itself',
    bench: 'a bench, which stands where it stands and has room for two',
  },
  titles: {
    young: [
      { text: '{hard}' },
      { text: 'Room Under the Umbrella', thread: 'umbrella' },
      { text: 'High, Low, Slow', thread: 'swing' },
      { text: 'A Bench for Two', thread: 'bench' },
    ],
    older: [
      { text: '{hard}' },
      { text: 'Under One Umbrella', thread: 'umbrella' },
      { text: 'What a Swing Does by Itself', thread: 'swing' },
      { text: 'A Bench on the Way', thread: 'bench' },
    ],
  },
  benefits: [
    'Says plainly which moment is hard, and that it may be.',
    'Shows {name} that a hard moment has an end, and that somebody can be near in it.',
    'Gives {name} one small thing to try, and a few words to remember.',
  ],
  talk: {
    young: ['What was hard in the story?', 'How does that moment feel for {name}?', 'Shall we draw it together?'],
    older: [
      'Which moment was the story about?',
      'Which word would {name} put in the gap today, and which one a week ago?',
      'Shall we choose together what could help in that moment?',
    ],
  },
  text: {
    '2-3': script(`
      D<umbrella,hard> Drip, drip, here comes rain. {Name has} hard bits. One is {hard}. Up goes the umbrella.
      D<umbrella> Drip, drip, here comes rain. {Name has} a hard bit, too. Rain comes and goes. Up goes the umbrella.
      D<swing,hard> Up goes the swing. {Name has} hard bits. One is {hard}. The swing gets slow.
      D<swing> Up goes the swing. {Name has} a hard bit, too. It gets big. The swing gets slow.
      D<bench,hard> Here is a bench. {Name has} hard bits. One is {hard}. Two can sit on a bench.
      D<bench> Here is a bench. {Name has} a hard bit, too. Then it is good to sit. Two can sit there.
      P Lots of children cry then. Some go quiet.
      P Big people have hard bits, too.
      P Nobody is cross with the rain. It just comes.
      Q In the hard bit, {Name} may feel ____.
      Q After the hard bit, {Name} may feel ____.
      H {helper} can sit close.
      H {helper} can wait for a while.
      H {helper} can say, "I see it."
      H<adult> {helper} can start {adult}.
      T {he} can come for a hug.
      T {he} can blow out some air. Fff!
      T {he} can point to it.
      T<comforter> {he} can hold {comforter}.
      T<doing> {he} can try {doing}.
      C<umbrella> {he} can say, "Rain comes. Rain goes."
      C<swing> {he} can say, "High, low, slow."
      C<bench> {he} can say, "Sit with me."
      A<umbrella> Drip, drip, drop. The umbrella is wet. Under it was room for two. Now it can dry.
      A<swing> High, low, slow. Now the swing stops. A hard bit gets small again. Feet are on the ground.
      A<bench> Two sat on the bench. They sat for a while. Then they got up. The bench stays there.
    `),
    '4-5': script(`
      D<umbrella,hard> When rain falls, nobody can switch it off. But people can put up an umbrella. One hard thing for {Name} is {hard}. Such a thing can feel big. Somebody can be close, as under one umbrella.
      D<umbrella> When rain falls, nobody can switch it off. But people can put up an umbrella. {Name} may have a hard moment in the day. Such a moment can feel big. Somebody can be close, as under one umbrella.
      D<swing,hard> A swing goes high. Then nobody pushes, and it gets slower by itself. One hard thing for {Name} is {hard}. A hard moment can go high, too, and then it gets lower.
      D<swing> A swing goes high. Then nobody pushes, and it gets slower by itself. {Name} may have a moment that is hard. It can go high, too. Then it gets lower, bit by bit.
      D<bench,hard> On the way through a park there is a bench. It is good for legs, and for hard moments. One hard thing for {Name} is {hard}. Then a person can stop for a while and sit.
      D<bench> On the way through a park there is a bench. It is good for legs. {Name} may have a hard moment. It is good for that, too. Then a person can stop for a while and sit.
      P Other children have moments like that. Some cry, and some go quiet. It looks different and may feel the same.
      P Grown-ups have hard moments, too. They had some when they were small. They still know how that is.
      P It may look like a small thing to somebody else. From inside it can be big. Nobody can see that without being told.
      Q In that moment, {Name} may feel ____.
      Q Just after that moment, {Name} may feel ____.
      Q When somebody sits close by then, {Name} may feel ____.
      H {helper} can say what is so, without a hurry. ~ It helps when somebody has seen it.
      H {helper} can stay near until it is over. ~ That is a kind of help.
      H {helper} can think of something small for afterwards. ~ Then there is an after.
      H<adult> {helper} can help by {adult}. ~ That has helped before.
      T {he} can come close and lean on somebody.
      T {he} can say one word for it, or show it.
      T {he} can blow out air as slowly as a bubble grows.
      T<comforter> {he} can hold {comforter} until it is over.
      T<doing> {he} can try {doing}. ~ It has helped before.
      T<thing> {he} can ask for {thing}. ~ It has helped before.
      T<quiet> {he} can spend some time {quiet} afterwards.
      C<umbrella> {he} can say, "Come under here with me."
      C<swing> {he} can think, "High, and then lower."
      C<bench> {he} can say, "I need to sit down first."
      C<topic> {he} can take one breath and think about {topic}.
      A<umbrella,hard> The umbrella is wet, and it stands in the hall. Somebody was under it, too. One hard thing is {hard}. It is not so big with two.
      A<umbrella> The umbrella is wet, and it stands in the hall. Somebody was under it, too. A hard moment is not so big with two.
      A<swing,hard> The swing is nearly still. One hard thing is {hard}. It was high, and it got lower. Then feet touch the ground. There is time to look around.
      A<swing> The swing is nearly still. A hard moment has an end. Then feet touch the ground. There is time to look around.
      A<bench,hard> It is fine to sit for a while when something is hard. One such thing is {hard}. Two people can be quiet on one bench. Then they get up, and the bench stays for the next time.
      A<bench> It is fine to sit for a while when something is hard. Two people can be quiet on one bench. Then they get up. The bench stays there for the next time.
    `),
    '6-7': script(`
      D<umbrella,hard> Nobody can order the rain to stop. That is why there are umbrellas. For {Name}, one hard thing is {hard}. Some moments come like rain, without asking. Other people may not get wet from it, so they do not notice. Under an umbrella there is room for somebody who does.
      D<umbrella> Nobody can order the rain to stop. That is why there are umbrellas. {Name} may have a moment that is hard and comes like rain, without asking. Other people may not get wet from it, so they do not notice. Under an umbrella there is room for somebody who does.
      D<swing,hard> At the top of a swing the tummy feels it most. After that it goes lower by itself, even if nobody does anything. For {Name}, one hard thing is {hard}. The first minute is mostly the highest one. Then it gets lower, a bit at a time.
      D<swing> At the top of a swing the tummy feels it most. After that it goes lower by itself, even if nobody does anything. {Name} may have a hard moment that is like that. The first minute is mostly the highest one. Then it gets lower, a bit at a time.
      D<bench,hard> On long paths there are benches, and nobody asks why somebody sits down. For {Name}, one hard thing is {hard}. A stop fits there. People can go on afterwards, and the way is still the same way.
      D<bench> On long paths there are benches, and nobody asks why somebody sits down. {Name} may have a moment on some days that is hard. A stop fits there. People can go on afterwards. The way is still the same way.
      P To somebody else it may look small. That is because they see it from outside. From inside it has another size.
      P When a thing is hard, some people cry. Some get loud, and some say nothing. It can be the same feeling in all three.
      P Grown-ups have moments like that, too. They have learnt to hide it, and they forget that they do.
      Q In that moment, {Name} may feel ____. It may be in the tummy, the face or the hands.
      Q A while after it, {Name} may feel ____. That can be quite another word.
      Q When it is known that the moment will come, {Name} may feel ____.
      H {helper} can say that it is hard, before all else. ~ That order helps.
      H {helper} can stay near and wait. ~ Not everything needs to be mended at once.
      H {helper} can find out together with {him} what could come afterwards. ~ A thing that comes after makes an end.
      H<adult> {helper} can help by {adult}. ~ It has helped at other times.
      T {he} can tell one person what is hard about it. ~ It may be only one part of it.
      T {he} can put both feet on the ground and breathe out slowly, three times.
      T {he} can draw it, as big as it was. ~ Paper has room for that.
      T<comforter> {he} can hold {comforter} until it is lower.
      T<doing> {he} can try {doing}. ~ It has helped at other times.
      T<thing> {he} can ask for {thing}. ~ It has helped at other times.
      T<quiet> {he} can spend some time {quiet} afterwards.
      C<umbrella> {he} can think, "It is raining on me. Somebody can come under here."
      C<swing> {he} can think, "This is the high bit. Lower comes next."
      C<bench> {he} can think, "First I sit. Then I go on."
      C<topic> {he} can think about {topic} for three slow breaths.
      A<umbrella,hard> In the hall an umbrella drips on the floor. It did not stop the rain, and it was some use all the same. One hard thing is {hard}. Two people know it now. That is how big an umbrella needs to be.
      A<umbrella> In the hall an umbrella drips on the floor. It did not stop the rain, and it was some use all the same. Two people know about the hard moment now. That is how big an umbrella needs to be.
      A<swing,hard> The swing moves a little, and then it hangs still. One hard thing is {hard}. Another day may have a high bit in it again, or a lower one. On the ground there are two feet, and they know the way home.
      A<swing> The swing moves a little, and then it hangs still. The hard moment may be as high the next time, or a bit lower. Nobody needs to push. On the ground there are two feet, and they know the way home.
      A<bench,hard> Everybody may sit down when something is hard. One such thing is {hard}. Somebody sat down, and somebody else came and said nothing much. After a while it was possible to go on. The bench is still there, with room for two.
      A<bench> Everybody may sit down when something is hard. Somebody sat there, and somebody else came and said nothing much. After a while it was possible to go on. The bench is still there, with room for two.
    `),
    '8-10': script(`
      D<umbrella,hard> Against rain nobody can do anything, and still people go out in it. They have an invention for that, made of some cloth and eight thin sticks. For {Name}, one of the hard things is {hard}. A part of it may be possible to change, and a part may not. It makes a difference, though, whether a person stands in it alone or with somebody else.
      D<umbrella> Against rain nobody can do anything, and still people go out in it. They have an invention for that, made of some cloth and eight thin sticks. {Name} may know a moment that is hard and cannot be prevented. It makes a difference, though, whether a person stands in it alone or with somebody else.
      D<swing,hard> A swing that nobody pushes swings lower each time, and no effort is needed for it. Strong feelings do that, too, although at the top it does not seem so. For {Name}, one of the hard things is {hard}. The first minutes are often the worst part. What is decided up there can mostly wait until it is lower.
      D<swing> A swing that nobody pushes swings lower each time, and no effort is needed for it. Strong feelings do that, too, although at the top it does not seem so. {Name} may know a moment of that kind. The first minutes are often the worst part. What is decided up there can mostly wait until it is lower.
      D<bench,hard> Parks have benches along their paths, on the simple idea that people cannot just go on and on. {Name knows} a place where a bench would be useful. One of the hard things is {hard}. A pause does not solve it. It only means that nobody needs to do everything in the same minute.
      D<bench> Parks have benches along their paths, on the simple idea that people cannot just go on and on. {Name} may know a moment in which a bench would be useful. A pause does not solve what is hard. It only means that nobody needs to do everything in the same minute.
      P From outside it can look like a small matter. People measure it by what it would be for themselves. They would measure it differently if they had heard more about it.
      P Some go loud when something is hard, and some go quiet. The quiet ones are often thought to be fine. It is a common mistake.
      P Adults sometimes say that it is nothing. They mean that it will pass. Those are two different sentences, and they mix them up.
      Q In that moment, {Name} might feel ____. There may be two words that do not go together.
      Q An hour later, {Name} might feel ____.
      Q Thinking of it beforehand, {Name} might notice ____. It may be in the stomach or in the shoulders.
      H {helper} can leave out good advice for the first ten minutes. ~ Advice is easier to use later.
      H {helper} can ask whether company is wanted, or some peace. ~ Those are different kinds of help.
      H {helper} can work out together with {him} what could be changed about it, and what could not. ~ Both lists are useful.
      H<adult> {helper} can help by {adult}, which has worked before.
      T {he} can tell one person exactly which part is the hard one. ~ It is sometimes a single detail.
      T {he} can wait with decisions until the first minutes are over. ~ Most of them keep.
      T {he} can write down three sentences about it and put them away. ~ On paper it has edges.
      T<activity> {he} can plan some time for {activity} afterwards.
      T<doing> {he} can try {doing}, because that has helped before.
      T<thing> {he} can ask for {thing}, because that has helped before.
      T<quiet> {he} can spend ten minutes {quiet} afterwards.
      T<comforter> {he} can keep {comforter} within reach.
      C<umbrella> {he} can think, "It is raining here. I can call somebody under it."
      C<swing> {he} can think, "This is the top. It gets lower by itself."
      C<bench> {he} can think, "A pause first. The rest can wait."
      C<topic> {he} can think, "Three facts about {topic}, and then I look again."
      A<umbrella,hard> Wet umbrellas stand in the hall until they are dry, and nobody asks them what they have prevented. One of the hard things is {hard}. It is not stopped by anything that people say. Somebody can stand in the rain as well, and on the whole that is what umbrellas are for.
      A<umbrella> Wet umbrellas stand in the hall until they are dry, and nobody asks them what they have prevented. The hard moment was not stopped by anything that was said. Somebody stood in the rain as well, and on the whole that is what umbrellas are for.
      A<swing,hard> In the end a swing hangs still, and it takes a look to see that it moves at all. One of the hard things is {hard}. Another day it may be high again. Whoever has been up there once knows that there is a way down, and that it needs no pushing.
      A<swing> In the end a swing hangs still, and it takes a look to see that it moves at all. The hard moment may be high again the next time. Whoever has been up there once knows that there is a way down, and that it needs no pushing.
      A<bench,hard> One of the hard things is {hard}, and it did not go away because somebody sat down. But after the bench there was a next step, and it was quite a small one. Somebody else was there for part of the time. The wood is still warm in two places.
      A<bench> The hard thing did not go away because somebody sat down. But after the bench there was a next step, and it was quite a small one. Somebody else was there for part of the time. The wood is still warm in two places.
    `),
    '11+': script(`
      D<umbrella,hard> No umbrella stops the rain, and nobody holds that against it. It makes it possible to be out in something that cannot be changed. For {Name}, one of the difficult things is {hard}. Some of it may be open to change and some of it may not. In either case it matters who is standing in it as well.
      D<umbrella> No umbrella stops the rain, and nobody holds that against it. It makes it possible to be out in something that cannot be changed. {Name} may know moments of that kind. Some of it may be open to change and some of it may not. In either case it matters who is standing in it as well.
      D<swing,hard> A swing left to itself comes down in smaller and smaller arcs, and physics needs no help with it. Strong feelings behave in a similar way, which is hard to believe at the highest point. For {Name}, one of the difficult things is {hard}. What is said and decided at the top is usually louder than what is meant. Most of it can wait for a lower arc.
      D<swing> A swing left to itself comes down in smaller and smaller arcs, and physics needs no help with it. Strong feelings behave in a similar way, which is hard to believe at the highest point. {Name} may know that point. What is said and decided at the top is usually louder than what is meant. Most of it can wait for a lower arc.
      D<bench,hard> Whoever puts a bench beside a path is assuming that people will need to stop, and is not asking why. For {Name}, one of the difficult things is {hard}. A pause changes nothing about it. It separates the moment itself from everything that could be said, sent or decided straight afterwards, and those are often the parts that last.
      D<bench> Whoever puts a bench beside a path is assuming that people will need to stop, and is not asking why. {Name} may know a difficult moment for which that is useful. A pause changes nothing about it. It separates the moment itself from everything that could be said, sent or decided straight afterwards, and those are often the parts that last.
      P Other people measure it by what it would be for them, since they have no other ruler. The result is often too small. It can be corrected with two or three sentences.
      P Those who get loud are noticed, and those who go quiet are congratulated on how well they are taking it. Neither tells much about the size of the thing.
      P Adults tend to reach for solutions, because it is hard to watch somebody have a difficult time. It helps to be told that no solution has been ordered.
      Q In that moment, {Name} might feel ____. Two words that contradict each other are also an answer.
      Q A day later, {Name} might feel ____.
      Q When it is clear that it is about to happen, {Name} might notice ____.
      H {helper} can ask which is wanted, company, advice or neither. ~ The question takes five seconds and saves an evening.
      H {helper} can listen to the end without offering anything. ~ It is harder than it sounds.
      H {helper} can help to sort what can be changed about it from what cannot. ~ Both lists are shorter than expected.
      H<adult> {helper} can help by {adult}, if {he} would like that.
      T {he} can put off decisions and messages for an hour. ~ Very few of them get worse by waiting.
      T {he} can say which part of it is the difficult one, to one person. ~ The exact part is easier to help with than the whole.
      T {he} can write it down once, unedited, for nobody. ~ Afterwards it has a beginning and an end.
      T<activity> {he} can keep some time for {activity} on the same day.
      T<doing> {he} can try {doing}, which has worked before.
      T<thing> {he} can ask for {thing}, since that has helped before.
      T<quiet> {he} can spend half an hour {quiet} afterwards.
      C<umbrella> {he} can think, "It is raining, and I do not need to stand here alone."
      C<swing> {he} can think, "Highest point. Decisions later."
      C<bench> {he} can think, "A pause is not a defeat."
      C<topic> {he} can think, "Five minutes of {topic}, and then I look again."
      A<umbrella,hard> By evening the umbrella is drying in the bath, one rib slightly bent. One difficult thing remains {hard}, and nothing that was said has altered it much. It was shared for a while. That does not make rain any less wet, and it is still the reason why umbrellas are built for one and a half.
      A<umbrella> By evening the umbrella is drying in the bath, one rib slightly bent. Nothing that was said has altered the difficult moment much. It was shared for a while. That does not make rain any less wet, and it is still the reason why umbrellas are built for one and a half.
      A<swing,hard> Eventually the chains are still, and the swing looks as if it had been still all day. One of the difficult things is {hard}, and on another day it may be as high again. What changes with experience is only the knowledge that there are lower arcs. It turns out to be quite a useful thing to know up there.
      A<swing> Eventually the chains are still, and the swing looks as if it had been still all day. The difficult moment may well reach the same height another time. What changes with experience is only the knowledge that there are lower arcs. It turns out to be quite a useful thing to know up there.
      A<bench,hard> Nobody is timed on a bench. One of the difficult things is {hard}, and getting up again did not depend on having solved it. Somebody else sat there for a part of the time and did not say very much. That was about right.
      A<bench> Nobody is timed on a bench. The difficult thing was still there afterwards, and getting up again did not depend on having solved it. Somebody else sat there for a part of the time and did not say very much. That was about right.
    `),
  },
};
