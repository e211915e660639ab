import { script } from '../../../frame.ts';
import type { KindOfMatter } from './kind-of-matter.ts';

/** Something that a child is afraid of, or worried may happen: what is true of it, what would be done, and how near is near enough. */
export const worry: KindOfMatter = {
  topicWords: [
    'torch',
    'light',
    'look',
    'looks',
    'seen',
    'worry',
    'worries',
    'thought',
    'plan',
    'step',
    'steps',
    'near',
    'far',
    'spot',
  ],
  threads: {
    torch: 'a torch, which shows what is there',
    plan: 'a plan for what would be done then',
    steps: 'a spot that is far enough away, and one step',
  },
  titles: {
    young: [
      { text: 'A Torch for a Worry', thread: 'torch' },
      { text: 'What Would We Do?', thread: 'plan' },
      { text: 'Near Enough', thread: 'steps' },
    ],
    older: [
      { text: 'A Torch for a Worry', thread: 'torch' },
      { text: 'And What Then?', thread: 'plan' },
      { text: 'Near Enough', thread: 'steps' },
    ],
  },
  text: {
    '2-3': script(`
      D<torch> A torch has a light. It can show a thing. {Name} may not like a thing. First look, then it is known.
      D<plan> What if? {Name} has a worry. A big one knows a bit. There is a plan. First this, then that.
      D<steps> Near is big. Far is small. {Name} may want to be far from it. That is a good spot. Eyes can look from there.
      P Big people have a worry, too.
      P Some look. Some hide a bit.
      P Looking at it does no harm.
      Q Thinking of it, {Name} may feel ____.
      Q<steps> When it is near, {Name} may feel ____.
      Q After a look, {Name} may feel ____.
      H {helper} can hold a hand.
      H {helper} can say what it does.
      H<steps> {helper} can look first.
      T<steps> {he} can look from here.
      T {he} can draw it.
      T {he} can ask about it.
      T {he} can come for a hug.
      C<torch> {he} can say, "Light on. I look."
      C<plan> {he} can say, "Then we do this."
      C<steps> {he} can say, "You there, me here."
      A<torch> Click, goes the torch. There was a look at it. It was good to look with two. Light off, and night-night.
      A<plan> There is a plan now. A big one knows it, too. So the worry can sit down. The plan can sit with it.
      A<steps> It was there, and {Name} was here. This spot is near enough. It was good to look. Bye-bye over there.
    `),
    '4-5': script(`
      D<torch> A torch makes a round spot of light. What was in the dark gets an edge and a colour. {Name} has a worry that is a bit in the dark. A question is like a torch. It shows what is there.
      D<plan> A worry says, "What if?" Then it stops, and it does not say how it goes on. {Name} may hear it say so again and again. A plan goes on. It says what comes then, and who would help.
      D<steps> Far off a thing is small, and near by it is big. {Name} may know a spot that is far enough. It is good to have one. From there one can look at it and still breathe slowly.
      P Grown-ups have worries, too. They go and look, or they ask somebody who knows.
      P Others may not be scared of it. They are scared of something else, and they know how that is.
      P A body gets ready when it is scared. It does not ask first if there is a need.
      Q When the thought comes, {Name} may feel ____.
      Q<steps> When it is near, {Name} may feel ____.
      Q When somebody listens, {Name} may feel ____.
      H {helper} can say what is true, and what nobody knows.
      H<steps> {helper} can look first, and then tell what was there.
      H {helper} can find somebody who knows about it.
      H<steps> {helper} can stay here, too, and go no nearer.
      T {he} can ask one thing about it.
      T<steps> {he} can choose the spot to stand on.
      T {he} can tell the whole worry, from start to end.
      T {he} can draw it, and draw who helps.
      C<torch> {he} can think, "I ask, and then I see more."
      C<plan> {he} can say, "And then what would we do?"
      C<steps> {he} can think, "This is near enough for me."
      A<torch> The torch has been on for a bit. Some of it was as it looked, and some was a shadow. It is good to look with two. Now the light can go off, and somebody is near.
      A<plan> Now the worry has a plan next to it. It may still come, and then the plan comes along. A grown-up knows it well. So one head need not do all of it alone.
      A<steps> That spot was near enough for today. Another day it may be a step nearer, or it may not. The feet can say which. There is a hand to hold in any spot.
    `),
    '6-7': script(`
      D<torch> In a dark corner anything can be anything. Then somebody shines a torch at it, and it is only what it is. {Name} has a worry, and parts of it may be in such a corner. Facts work like a torch. They do not make a thing vanish. They show how big it is.
      D<plan> Most worries are half a story. They begin with "what if", get to the worst bit and stop there. {Name} may have one that stops like that. It can be told to the end. What would happen next, who would come, and what could be done?
      D<steps> People who look after wild animals know how near is near enough. It is their job to know it. {Name} may know it of something as well. At the right distance the eyes can look, and the feet are calm. Nobody else can say where that is.
      P A worry can be felt, and it cannot be seen. That is why others say, "Do not worry." They do not see what there is to see.
      P Grown-ups look things up when they are worried. Some of them look too long, and then they need a walk.
      P The body of a scared person does the same in everyone. It gets fast, and then it gets slow again.
      Q When the worry comes, {Name} may feel ____. It may be in the tummy first.
      Q<steps> When it gets near, {Name} may feel ____.
      Q When somebody talks about it, {Name} may feel ____.
      H {helper} can tell what is known, even if it is not much.
      H {helper} can tell the "what if" to its end.
      H<steps> {helper} can go first and come back with news.
      H {helper} can look it up, and read out only what is true.
      T {he} can ask two questions about it and see what the answers do.
      T<steps> {he} can choose how near to go, and for how long.
      T {he} can tell the worry to somebody, up to the last bit.
      T {he} can put the worry on paper, with the plan under it.
      C<torch> {he} can think, "Torch on. What is really there?"
      C<plan> {he} can think, "And then? And who would come?"
      C<steps> {he} can say, "This is near enough for now."
      A<torch> With a bit of light on it, it has edges now. Some of it is true, and it is good to know which part. The torch stays in the drawer, and the drawer is not locked. It can be used again at any time.
      A<plan> The story has an end now, and people in it who help. The worry may still come by, because worries do. Then the plan gets read again, once. After that there is time for something else.
      A<steps> Today the spot was there, and that was near enough. From the right spot one can look for a long time. Some day it may be a step nearer. It is fine if it is this one.
    `),
    '8-10': script(`
      D<torch> For the part of the brain that raises the alarm, an outline in bad light is enough. Another part is slower, has better eyes and likes facts. {Name} may have an alarm going about something that is partly in the dark. A fact is a torch for that. It may not make the thing smaller, and it does make it exact.
      D<plan> "What if" is a question, although nobody ever answers it. A worry asks it, looks at the worst picture and goes back to the beginning. {Name} may know that loop. People whose job is emergencies leave it by answering. If it happened, what would be done first, by whom, and what then?
      D<steps> Divers go down in small steps. They stop where their ears are still comfortable, and wait there. {Name} may have something that feels all right at one distance and all wrong at another. The right distance is a piece of information. Going closer than that teaches the alarm only that it was right.
      P Friends may find it funny, or say that it is nothing. They have no alarm for this one. They have others.
      P Adults worry about tyres, letters and noises in the boiler. They know quite well what it is like at three in the morning.
      P Whoever knows a lot about a thing is seldom very frightened by it. They are careful instead, which looks calm.
      Q When the thought comes round again, {Name} might feel ____. The stomach is often the first to know.
      Q<steps> When it is close, {Name} might feel ____.
      Q After asking about it, {Name} might feel ____.
      H {helper} can find out the facts together with {him}, including how likely it is.
      H {helper} can answer the "what if" properly, step by step, with names.
      H {helper} can say what grown-ups are already doing about it. ~ Often it is quite a lot.
      T {he} can write the worry as one sentence, and next to it what would be done.
      T<steps> {he} can pick a distance and stay there until the alarm gets bored.
      T {he} can choose one time of day for it, and leave it there.
      T {he} can ask somebody who knows the subject three questions.
      C<torch> {he} can think, "Outline or fact?"
      C<plan> {he} can think, "And then what? And who?"
      C<steps> {he} can think, "This far is fine. Now wait."
      A<torch> In the light, it turned out to have a size and a few habits. Part of the worry was about that, and part was about the dark. The second part is easier to send home. The torch is rechargeable and may be used as often as necessary.
      A<plan> The loop has a way out now, which is the line that begins with "then". The thought will come round again, since that is what it has been doing. It will be met by a plan with names on it. It cannot be said that nothing will ever happen. It can be said who would be there.
      A<steps> At that distance the alarm rang for some minutes and then let it be. It was near enough to see how it really is. Another day it may be a step further, or it may be the same place again with better shoes. Divers who wait are the ones who go down often.
    `),
    '11+': script(`
      D<torch> Fear is quick because it leaves things out, as an eye does in bad light. It sketches. {Name} may be living with a sketch of something at the moment, and the sketch has no numbers on it. Numbers, names and mechanisms are less dramatic. They do to a worry what a torch does to a shed. It remains a shed, and one can see the rake.
      D<plan> Somebody once called worry a conversation in which only one side is allowed to speak. It asks what if, gives no time for an answer, and asks again. {Name} may have been listening to that for a while. The way to end it is to reply in detail. Supposing it happened, who would do what, and what would it be like a week later?
      D<steps> How near is near enough can be measured in metres, minutes or search results. It is different for everyone, and it is not a matter of courage. {Name} may know roughly where the edge lies in this case. Working at that edge, a little at a time, is what every serious method for dealing with fear consists of. Rushing past it is what other people recommend.
      P Those who are not afraid of it deserve no credit. They were issued with other fears, and they keep those to themselves.
      P Adults may answer too fast, because they would like it to be over. It can be pointed out to them.
      P People who deal with it professionally are usually calm. They know what is rare, what is common and where the exit is.
      Q When the thought returns, {Name} might feel ____. It may show up as irritation.
      Q<steps> Close to it, {Name} might feel ____.
      Q Having said it aloud, {Name} might feel ____.
      H {helper} can look up what is actually known, from a source that has no interest in clicks.
      H {helper} can go through the case once, thoroughly, and then change the subject with a clear conscience.
      H {helper} can say what is being done about it, and by whom. ~ Not all of it is one person's job.
      T {he} can write down how likely it is, how bad it would be, and what could be done. ~ They are three different columns.
      T<steps> {he} can choose the edge for this week and stay there until it is dull.
      T {he} can set a time for thinking about it, and send the thought there when it comes too early.
      C<torch> {he} can think, "Is that a sketch or a photograph?"
      C<plan> {he} can think, "All right. Then what?"
      C<steps> {he} can think, "Edge found. Staying here is the work."
      A<torch> Something of the worry is left, and it is the accurate part. That is worth having, since it is what caution is made of. The rest was poor lighting. Whenever it gets large again in the small hours, the question is the same one, and the torch is where it was.
      A<plan> The plan has been made, in full, with telephone numbers. Nobody can sign a paper to say that nothing will happen. It is known now what would be done, and that several people would be in it. The question may be asked again. It has been answered.
      A<steps> The edge is where it was or has moved by a step, and it did not ask for bravery. Looked at from there for long enough, the thing became almost ordinary, as things do. Tomorrow the same place will be near enough. It is progress even when it does not look as if it were going anywhere.
    `),
  },
};
