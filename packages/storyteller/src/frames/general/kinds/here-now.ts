import { script } from '../../../frame.ts';
import type { KindOfMatter } from './kind-of-matter.ts';

/** Something that is different from before and stays so for now: it is looked at, asked about and got used to, or not liked. */
export const hereNow: KindOfMatter = {
  topicWords: ['new', 'different', 'change', 'changed', 'shoes', 'look', 'looks', 'spot', 'days', 'day'],
  threads: {
    shoes: 'new shoes, which are stiff on the first day',
    spot: 'a spot to look from, which one can choose',
    days: 'the first day of something, the third and the tenth',
  },
  titles: {
    young: [
      { text: 'New, Like Shoes', thread: 'shoes' },
      { text: 'A Good Spot to Look', thread: 'spot' },
      { text: 'Day One, Day Two, Day Three', thread: 'days' },
    ],
    older: [
      { text: 'Still New', thread: 'shoes' },
      { text: 'As New Shoes Are', thread: 'shoes' },
      { text: 'A Spot to Look From', thread: 'spot' },
      { text: 'One More Day of It', thread: 'days' },
      { text: 'New, So Far', thread: 'days' },
    ],
  },
  text: {
    '2-3': script(`
      D<shoes> Something is different now. {Name} may see it, or hear it. It is new, like new shoes. New shoes feel odd.
      D<spot> Something is different. It is here now. {Name} may look from a good spot. Near or far, eyes can see.
      D<days> This is different now. {Name} may look at it. On day one it is new. Then comes day two.
      P Other children look first. Then they play.
      P Big people look at new things, too.
      P Some go near it. Some stay here.
      Q With this new thing, {Name} may feel ____.
      Q Looking at it, {Name} may feel ____.
      H {helper} can look at it, too.
      H {helper} can say what it is.
      H {helper} can hold a hand.
      T {he} can look from here.
      T {he} can ask, "What is that?"
      T {he} can say hello to it.
      C<shoes> {he} can say, "You are new."
      C<spot> {he} can say, "I look from here."
      C<days> {he} can say, "Day one, day two."
      A<shoes> New shoes get soft, step by step. This is new, too. Today it had a look. Now off with the shoes.
      A<spot> It is there, and here is the spot. It was good to look. Next time there is a spot, too. Bye-bye for now.
      A<days> Day one is over. It was a bit odd. Some things are the same. Supper comes on each day.
    `),
    '4-5': script(`
      D<shoes> New shoes feel stiff, and feet notice it at each step. Something is different now, and {Name} notices it, too. Other things are as they were. Feet get to know shoes by walking. People get to know things by looking and asking.
      D<spot> When something is different, it is good to look for a while. {Name} may look from far off, or from behind a leg. Any spot is good, as long as it is a safe one. Eyes find out a lot from there.
      D<days> On the first day, something different is very big. Everybody talks about it. {Name} may think about it a lot. On the third day a bit of it is known. On the tenth day there may be other things to think of.
      P Grown-ups may not like it when things change. They grumble, and then they look where to put the cups.
      P A cat walks once around anything new. It has a good sniff. Nobody tells it to hurry.
      P Others may like it at once, or not at all. It is fine to take longer.
      Q Now that it is different, {Name} may feel ____.
      Q When {he sees} it again, {Name} may feel ____.
      H {helper} can tell what it is, and how long for. ~ It helps to know that.
      H {helper} can look at it, too, from near or far.
      H {helper} can say which things stay as they were.
      T {he} can say what {he likes} about it, and what not.
      T {he} can ask one question about it each day.
      T {he} can choose a spot to look from.
      C<shoes> {he} can think, "It is stiff because it is new."
      C<spot> {he} can say, "I am looking. I will come when I want."
      C<days> {he} can think, "Today is only day one."
      A<shoes> By the door stand shoes that were stiff once. Nobody remembers the day when they got soft. This is different from before, and it may stay so. It can be liked, or just got used to. Bare feet do not mind.
      A<spot> From that spot there was a lot to see. It was not so near, and not too far. Tomorrow the spot may be a step closer, or just here. It is good to have looked.
      A<days> One more day has gone by. The different thing is still there. So are breakfast, and the bath, and bed. Some of the day was just as it was before. That part is good to hold on to.
    `),
    '6-7': script(`
      D<shoes> New shoes tell a foot at every step that they are new. Other things that are different do the same. {Name} may notice this one many times a day. It is not wrong to find it odd. Getting used to something is work, even when nobody can see it.
      D<spot> Some people run up to anything that is different. Others find a spot and look. {Name} may be somebody who looks first. From a good spot one sees what it does. Then it is easier to choose what comes next.
      D<days> The first day of anything different is a long one. Everybody talks about it, and {Name} may think about it even at night. The second day has one surprise less. Later on there are days when it is only there, like a lamp post. Nobody can say which day that will be.
      P Other people are getting used to it as well. Some of them do it aloud, and some hum.
      P Grown-ups may have chosen it, or they may have had no choice. It can be asked which.
      P For somebody else it may be just right. For one person it can be good and for another odd.
      Q Now that it is different, {Name} may feel ____. It can change from day to day.
      Q When {he notices} it again, {Name} may feel ____.
      H {helper} can explain why it is so, and for how long. ~ What has a reason is easier to live with.
      H {helper} can ask what would make it better, and try it.
      H {helper} can listen to a list of what was better before.
      T {he} can find out one new fact about it each day.
      T {he} can say which part is all right and which part is not.
      T {he} can ask for one thing that stays just as it was. ~ A small one is easiest to keep.
      C<shoes> {he} can think, "Stiff today. It has only just come."
      C<spot> {he} can think, "I look first. That is my way."
      C<days> {he} can think, "This day is done. That is one more."
      A<shoes> Old shoes were stiff once, and they forgot it. This is still different, and it may take its time. Nobody needs to love it. It is enough to know where it pinches, and who to tell.
      A<spot> After some looking, it had a shape and a few habits. It was less of a surprise. The spot is still there for tomorrow. Whoever looks well can come closer later, or can leave it at that.
      A<days> The calendar does not mind what kind of day it was. It turns the page. What is different is still there, and a part of it is known. The rest can wait for the days that come.
    `),
    '8-10': script(`
      D<shoes> The skin stops feeling a sock after a few minutes, because nerves only report what is new. With bigger things it works in the same way and takes far longer. Something is different now, and {Name} may get a report about it every hour. That is tiring. It shows that the system is doing its job, and reports get fewer when nothing happens.
      D<spot> People who study animals spend weeks in one spot before they go any nearer. They write down what they see and do not join in. When something is different, {Name} may do well with that method. From outside it can look like being shy or stubborn. It is mostly a way to gather facts.
      D<days> Something that changes takes up the whole of the first day. Everyone has an opinion, and nobody has any practice. {Name} may be comparing it with before, and before usually wins. It had a head start of some years. A fair comparison needs more days than one.
      P Adults who say "you will get used to it" are speaking from experience. They leave out how long it took, and how much they complained.
      P Somebody decided it, or it came about by itself. Either way it was not done to annoy anybody, and it can still be annoying.
      P Others may be pleased with it. It is possible to let them be pleased and to think otherwise.
      Q Now that it is different, {Name} might feel ____. It may depend on the time of day.
      Q When somebody asks whether it is better now, {Name} might feel ____.
      H {helper} can say what is fixed about it and what can still be arranged. ~ There is often more of the second than it seems.
      H {helper} can ask which five minutes of it are the worst. ~ Five minutes can be changed.
      H {helper} can say how long it is likely to stay, or that nobody knows.
      T {he} can write two lists, one of what changed and one of what did not. ~ The second is usually longer.
      T {he} can suggest one change that would make it easier, and give the reason.
      T {he} can go and find out how it works. ~ Things are less strange with a fact or two.
      C<shoes> {he} can think, "It is new, so it gets reported."
      C<spot> {he} can think, "I am still collecting facts."
      C<days> {he} can think, "Too early to compare."
      A<shoes> At some point the reports come only now and then, like news from a quiet country. It may be that the different thing has become good, or only that it has become ordinary. Both are restful. Until then it helps that somebody knows which part still rubs.
      A<spot> The notes from that spot are getting longer. It does this at one time and that at another, and it has not yet done anything in between. Whoever watches for a while is hard to surprise. How near to go is a separate question, and there is no hurry about it.
      A<days> One more day of it is over, and it had an ordinary half hour somewhere in the middle. Before was different, and that can be missed without a bad conscience. Now has not had much time to show what it can do. The calendar is patient with both.
    `),
    '11+': script(`
      D<shoes> Attention is a machine for detecting change, and it is rather bad at switching itself off. Something is different now, and {Name} may be informed of that at regular intervals without having asked. It is the principle of a new pair of shoes, on a larger scale. The information is correct. It only stops being interesting later than one would like.
      D<spot> There are people who walk straight into a changed situation, and people who first find a good spot at the edge of it. {Name} may belong to the second sort, at least in this case. Observing is often mistaken for disapproval. In fact it is the slower half of making up one's mind, and it produces better results than enthusiasm does.
      D<days> Opinions about something new are formed on the first day, which is the worst day for it. What is different now may strike {Name} as wrong simply because it is not what was there before. It may also strike {him} as wrong because it is. To tell the two apart takes a week or so, and some evidence.
      P Those who arranged it probably weighed things up that nobody mentioned. It is legitimate to ask what they were.
      P Adults are no better at this. They call it settling in, and they drink a lot of tea during it.
      P It may suit somebody else. It is not a matter of who is right, because they are not living in the same version of it.
      Q Now that it is different, {Name} might feel ____. There may be something like relief in it, or nothing of the kind.
      Q When everybody else seems used to it, {Name} might feel ____.
      H {helper} can say which parts are fixed and which are negotiable. ~ That saves arguments about the wrong ones.
      H {helper} can agree on a date to talk about how it is going. ~ Until then nobody needs to ask.
      H {helper} can explain how it came about, including the part that is not flattering.
      T {he} can note for a week what bothers {him} about it, and then look for the pattern.
      T {he} can propose one concrete alteration. ~ Concrete things get a yes more often than moods.
      T {he} can keep one habit from before entirely as it was.
      C<shoes> {he} can think, "It is new. Of course it is loud."
      C<spot> {he} can think, "Undecided is a position, too."
      C<days> {he} can think, "First verdicts can be appealed."
      A<shoes> Some day it will have been there for longer than anyone can say, or it will have changed again. In the meantime it is allowed to pinch. What is different does not need to be admired. It helps to know where exactly it rubs, and to have told a person who can do something about that part.
      A<spot> The view from the edge has its advantages. A few things turned out to be as feared, and several turned out to be nothing at all. The spot remains available. Moving closer is a decision, and so is staying, and neither of them is due on a particular day.
      A<days> The evidence so far covers a handful of days, some of which were quite usable. What was there before keeps its good name. What is different now may earn one or may not, and a fair judge takes time over it. Meanwhile the evenings are mostly the same as ever.
    `),
  },
};
