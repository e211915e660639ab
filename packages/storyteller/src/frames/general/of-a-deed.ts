import { script, type Frame } from '../../frame.ts';

/**
 * Something that a child does and that somebody would like to be otherwise, in the parent's own words: `{hard}` is a doing
 * ("singing at the table"). Nobody is told off for it; it is looked at from two sides, and another way is looked for.
 */
export const ofADeed: Pick<
  Frame,
  'topicWords' | 'threads' | 'threadCues' | 'onlyWhenSaid' | 'titles' | 'benefits' | 'talk' | 'text'
> = {
  topicWords: ['hop', 'quick', 'sign', 'finger', 'cup', 'handle', 'light', 'lights', 'red', 'path', 'grass', 'feet'],
  threads: {
    sign: 'a finger on a nose, a sign that two people have agreed on',
    sides: 'a cup, which has its handle on one side only',
    light: 'a traffic light, and the yellow between red and green',
    this: 'a thing that is not that one',
    path: 'a path in the grass, which was made by feet',
  },
  // A second in between helps what is done before it is thought: a skill that is not learnt yet has no yellow.
  threadCues: {
    light:
      /\b(?:hit(?:s|ting)?|shout\w*|yell\w*|scream\w*|shriek\w*|grab\w*|snatch\w*|blurt\w*|push\w*|shov\w*|kick\w*|bit(?:es|ing)|pinch\w*|pok\w+|throw\w*|slam\w*|interrupt\w*|snap(?:s|ping)|call(?:s|ing) out|talk(?:s|ing) over|run(?:s|ning)? (?:off|out|away)|bolt\w*|jump\w*|touch\w*|swear\w*|stamp\w*|smash\w*|lash\w*|answer(?:s|ing) back|before (?:he|she|they) thinks?|without thinking|impuls\w*)\b/i,
  },
  onlyWhenSaid: ['light'],
  titles: {
    young: [
      { text: '{hard}' },
      { text: 'A Finger on a Nose', thread: 'sign' },
      { text: 'Two Sides of a Cup', thread: 'sides' },
      { text: 'Not That, but This', thread: 'this' },
      { text: 'Red, Yellow, Green', thread: 'light' },
      { text: 'A Path in the Grass', thread: 'path' },
    ],
    older: [
      { text: '{hard}' },
      { text: 'A Sign for Two', thread: 'sign' },
      { text: 'The Handle on the Other Side', thread: 'sides' },
      { text: 'The Yellow in Between', thread: 'light' },
      { text: 'A Path Beside the Path', thread: 'path' },
    ],
  },
  benefits: [
    'Says what happens in plain words, without blame.',
    'Shows {name} that one thing can look different to two people.',
    'Offers {name} one small thing to try, and a few words to remember.',
  ],
  talk: {
    young: [
      'What was the story about?',
      'How does it feel for {name} to stop?',
      'Shall we look for another way together?',
    ],
    older: [
      'What was the story about?',
      'Which word would {name} put in the gap today?',
      'Shall we find out together when it happens, and when it does not?',
    ],
  },
  text: {
    '2-3': script(`
      D<this,hard> {Name knows} about {hard}. It is quick. Hop, it is done! Then a big one says, "Not that."
      D<this> Hop, it is done! {Name} was quick. Then a big one says, "Not that." So what can it be?
      C<this> {he} can say, "Not that. This one!"
      A<this> Not that, but this. This is good, too. It is quick and fun. Hop, and off to play!
      D<sign,hard> {Name knows} about {hard}. Up goes one finger. It is a sign. It says, "Stop and look."
      D<sign> Up goes one finger. {Name sees} it. It is a sign. It says, "Stop and look."
      D<sides,hard> {Name knows} about {hard}. A cup has a handle. From here it is there. From there it is gone. It is one cup.
      D<sides> A cup has a handle. {Name sees} it from here. From there it is gone. It is one cup.
      D<light,hard> {Name knows} about {hard}. Red says stop. Green says go. Cars look at the light.
      D<light> Red says stop. Green says go. {Name knows} that light. Cars look at it, too.
      P Small people try many things. Big people look on.
      P Grown-ups may say, "Not now." They may have a reason.
      P Some things are done again and again. Big people do that, too.
      Q When somebody says, "Stop," {Name} may feel ____.
      Q Just before, {Name} may feel ____.
      H {helper} can show another way.
      H {helper} can say it softly.
      H {helper} can say what comes next.
      H<adult> {helper} can start {adult}.
      T {he} can stop and look.
      T {he} can do one other thing.
      T {he} can ask, "Now?"
      T<comforter> {he} can hold {comforter}.
      T<doing> {he} can try {doing}.
      C<sign> {he} can say, "Finger up. Stop and look."
      C<sides> {he} can say, "This side, that side."
      C<light> {he} can say, "Red, stop. Green, go."
      A<sign> The finger goes up. Then it goes down. Some days are quick. Some days are slow. One little sign is for two.
      A<sides> One cup is on the table. It has two sides. A look from here is good. A look from there is good, too.
      A<light> Red, stop. Green, go. Some days it is slow. Then comes a hug. Night-night, light.
    `),
    '4-5': script(`
      D<sign,hard> {Name knows} about {hard}. It can happen fast, before a head has thought of it. Two people can have a sign for that. A finger on the nose is a good sign. It makes no noise, and it means, "Stop and look."
      D<sign> A finger on a nose can be a sign. {Name} can have a sign like that with a grown-up. It makes no noise. It means, "Stop and look." Nobody else needs to see it.
      D<sides,hard> On the table is a cup. From here {Name} can see its handle. From the other chair there is none. It is the same cup. It can be like that with {hard}. From here it looks one way, and from there another.
      D<sides> On the table is a cup. From one chair {Name} can see its handle. From the other chair there is none. It is the same cup. Many things look different from two sides.
      D<light,hard> Red, yellow, green, goes the light at the road. {Name knows} about {hard}. There can be a yellow light for that, too. Yellow is short. It is as long as one breath. That is enough to look.
      D<light> Red, yellow, green, goes the light at the road. {Name knows} it. Yellow is short. It is as long as one breath. In one breath there is time to look.
      D<path,hard> There is a path in the grass. Feet made it, because they went there again and again. {Name knows} about {hard}. What is often done goes like feet on a path. Beside it there is room for a new one.
      D<path> There is a path in the grass. Feet made it, because they went there again and again. {Name} may know a path like that. What is often done is like that, too. Beside it there is room for a new one.
      P Grown-ups mostly have a reason when they ask for something else. Some forget to say it. It is fine to ask.
      P Other people cannot see why somebody does a thing. They only see it, or hear it. Words can tell the rest.
      P Lots of children do one thing again and again. Grown-ups do that, too. Some tap with a pen, and some hum.
      Q When somebody says, "Stop, please," {Name} may feel ____.
      Q Just before it happens, {Name} may feel ____.
      Q When it is done another way, {Name} may feel ____.
      H {helper} can say the reason in one short sentence. ~ It is easier with a reason.
      H {helper} can look for another way together with {him}. ~ Two heads find more.
      H<sign> {helper} can choose the sign together with {him}.
      H<adult> {helper} can help by {adult}. ~ That has helped before.
      T {he} can ask, "What can I do instead?"
      T {he} can take one breath first, and then choose.
      T<sign> {he} can nod when {he sees} the sign. ~ A nod is an answer.
      T<comforter> {he} can keep {comforter} close.
      T<doing> {he} can try {doing}. ~ It has helped before.
      T<quiet> {he} can spend some time {quiet} first.
      C<sign> {he} can think, "Finger on the nose. Stop and look."
      C<sides> {he} can think, "How does it look from there?"
      C<light> {he} can think, "Yellow. One breath."
      C<path> {he} can think, "Old path, or new path?"
      C<topic> {he} can take one breath and think about {topic}.
      A<sign,hard> And {hard}? There is a sign for it now. Some days it is seen at once. Some days it takes longer. Then the finger goes to the nose again. It is a good job for a finger.
      A<sign> Some days the sign is seen at once. Some days it takes longer. Then the finger goes to the nose again. It is a good job for a finger.
      A<sides,hard> And {hard}? Two people have looked at it now, from both sides. That takes a little time. The cup is still on the table, with one handle. It is good to drink from it, from any chair.
      A<sides> Two people have looked at it now, from both sides. That takes a little time. The cup is still on the table, with one handle. It is good to drink from it, from any chair.
      A<light,hard> And {hard}? Some days yellow comes in time, and some days it comes late. There will be another light after this one. One breath is a small thing, and it is enough to look.
      A<light> Some days yellow comes in time. Some days it comes late. After this light there is another one. One breath is a small thing, and it is enough to look.
      A<path,hard> And {hard}? The old path is still there, and feet like it. The new one is small. It gets wider each time somebody goes there. Grass does not mind.
      A<path> The old path is still there, and feet like it. The new one is small. It gets wider each time somebody goes there. Grass does not mind.
    `),
    '6-7': script(`
      D<sign,hard> {Name knows} about {hard}. That can be done before anybody has decided to do it. For such things two people can have a sign. It may be a finger on the nose. It needs no word, and nobody else needs to know what it means.
      D<sign> Some things are done before anybody has decided to do them. {Name} may know that. For such things two people can have a sign. It may be a finger on the nose. It needs no word, and nobody else needs to know what it means.
      D<sides,hard> On a table stands a cup, and two people sit across from each other. {Name sees} the handle, and the other one sees none. Both are right, for it is the same cup. It can be like that with {hard}. From the inside it looks one way, and from the other chair another.
      D<sides> On a table stands a cup, and two people sit across from each other. {Name sees} the handle, and the other one sees none. Both are right, for it is the same cup. With many things it is like that. From the inside they look one way, and from the other chair another.
      D<light,hard> Between red and green, a traffic light has a moment of yellow. {Name knows} about {hard}. Things like that often go straight from red to green. A bit of yellow can be put in between. It takes one slow breath, and after it a person can still choose.
      D<light> Between red and green, a traffic light has a moment of yellow. {Name knows} that light. Some things that people do go straight from red to green. A bit of yellow can be put in between. It takes one slow breath, and after it a person can still choose.
      D<path,hard> Across some lawns runs a path that nobody planned. Feet made it, because they took the same way again and again. {Name knows} about {hard}. What is done often gets easy, like walking on such a path. Another way feels odd at first, because the grass is still tall there.
      D<path> Across some lawns runs a path that nobody planned. Feet made it, because they took the same way again and again. {Name} may know one. What is done often gets easy in the same way. Another way feels odd at first, because the grass is still tall there.
      P When people ask for something else, they mostly have a reason. They may be in a hurry and leave it out. It is fine to ask for it.
      P Others only see what somebody does. They cannot see what it is good for. If they knew, they could help to look for another way.
      P Nearly everybody does some thing without thinking. Grown-ups tap with pens, hum or look at phones. They mostly find out when somebody tells them.
      Q When somebody says something about it, {Name} may feel ____. It may be another word an hour later.
      Q Just before it happens, {Name} may feel ____. It can be in the hands, the tummy or the head.
      Q On a day when it goes another way, {Name} may feel ____.
      H {helper} can say the reason once, in a calm minute. ~ It is easier to hear then.
      H {helper} can find out together with {him} when it happens most. ~ Sometimes the time of day can be changed.
      H {helper} can say so when it has gone another way. ~ That is easy to forget.
      H<adult> {helper} can help by {adult}. ~ It has helped at other times.
      T {he} can say what it is good for. ~ Then two people can look for something else that does the same.
      T<light> {he} can take one slow breath first. ~ A breath is as long as a yellow light.
      T {he} can choose one time of the day to try another way. ~ One time is easier than all day.
      T<comforter> {he} can keep {comforter} near.
      T<doing> {he} can try {doing}. ~ It has helped at other times.
      T<thing> {he} can ask for {thing}. ~ It has helped at other times.
      T<quiet> {he} can spend some time {quiet} first.
      C<sign> {he} can think, "I saw the sign. Now I choose."
      C<sides> {he} can think, "What does the other chair see?"
      C<light> {he} can think, "Red, yellow, and then I choose."
      C<path> {he} can think, "That was the old path. I know another one."
      C<topic> {he} can think about {topic} for one slow breath.
      A<sign,hard> And {hard}? There is a sign for it, and two people know it. On some days it is seen at once. On others a finger stays on a nose for rather a long time. That looks funny, and funny helps.
      A<sign> There is a sign, and two people know it. On some days it is seen at once. On others a finger stays on a nose for rather a long time. That looks funny, and funny helps.
      A<sides,hard> And {hard}? It has been looked at from both chairs now. Nobody needed to be wrong for that. A change can be small, and it can take some weeks. The cup is warm, and its handle points at both of them by turns.
      A<sides> It has been looked at from both chairs now. Nobody needed to be wrong for that. A change can be small, and it can take some weeks. The cup is warm, and its handle points at both of them by turns.
      A<light,hard> And {hard}? Sometimes yellow comes too late, as it does for everybody. Then there is the next light. A breath takes no more room than that. It is enough to look both ways.
      A<light> Sometimes yellow comes too late, as it does for everybody. Then there is the next light. A breath takes no more room than that. It is enough to look both ways.
      A<path,hard> And {hard}? That path is still there, and on some days feet will take it. Each time somebody takes the other way, the grass there lies down a bit. After some weeks it can be seen from the window. Nobody needed a spade.
      A<path> The old path is still there, and on some days feet will take it. Each time somebody takes the other way, the grass there lies down a bit. After some weeks it can be seen from the window. Nobody needed a spade.
    `),
    '8-10': script(`
      D<sign,hard> People in a band have signs for each other, because nobody can talk in the middle of a song. {Name knows} about {hard}. It can happen before there has been time to think. A comment from outside mostly comes too late and too loud. A sign is quicker. Two people agree on it beforehand, and for everybody else it is only somebody who scratches a nose.
      D<sign> People in a band have signs for each other, because nobody can talk in the middle of a song. {Name} may know something that happens before there has been time to think. A comment from outside mostly comes too late and too loud. A sign is quicker. Two people agree on it beforehand, and for everybody else it is only somebody who scratches a nose.
      D<sides,hard> Two people are sitting at a table with a cup between them. {Name} can see the handle, and the person opposite could swear that there is none. Neither of them is lying. With {hard} it may be similar. From the inside there is mostly some reason for it. From the other side of the table only the rest can be seen.
      D<sides> Two people are sitting at a table with a cup between them. {Name} can see the handle, and the person opposite could swear that there is none. Neither of them is lying. With many things that people do it is similar. From the inside there is mostly some reason. From the other side of the table only the rest can be seen.
      D<light,hard> Traffic lights were built without yellow at first, and it did not work well. Somebody added a few seconds in between, so that people could still decide. {Name knows} about {hard}, which can go from red to green without any yellow at all. A few seconds would be enough there, too. They are not for stopping. They are for choosing.
      D<light> Between red and green a traffic light has yellow, so that people can still decide. {Name knows} that some things go without any yellow at all. They are done, and only then thought about. A few seconds would be enough there, too. They are not for stopping. They are for choosing.
      D<path,hard> Parks have paths that are on no plan. People walked where they liked until the grass gave up. {Name knows} about {hard}, which may have become a path of that kind. It was done once, and then often, and now it goes by itself. A different way is hard at first for a simple reason. Nobody has walked there yet.
      D<path> Parks have paths that are on no plan. People walked where they liked until the grass gave up. {Name} may have habits of that kind. A thing was done once, and then often, and now it goes by itself. A different way is hard at first for a simple reason. Nobody has walked there yet.
      P Whoever asks for a change usually has a reason. By the time it is said aloud, it sounds like a complaint. The reason itself is mostly quite small. It can be asked for.
      P Other people see what is done and not what it is good for. They make up an explanation, and it is seldom the kindest one. One sentence can put that right.
      P Hardly anybody notices their own habits. Adults jingle keys, repeat stories and check their phones under the table. They find out in the same way as everybody else, from somebody who minds.
      Q When somebody mentions it, {Name} might feel ____. An hour later it may be something else.
      Q In the seconds before, {Name} might notice ____. It may be in the hands or in the thoughts.
      Q If it went another way for a whole day, {Name} might feel ____.
      H {helper} can say in one sentence what is difficult about it, and stop there. ~ One sentence is heard, and ten are not.
      H {helper} can help to find out when it happens and when it does not. ~ The second list is often the useful one.
      H {helper} can agree on one place or time where it does not matter. ~ A rule with an exception is easier to keep.
      H<adult> {helper} can help by {adult}, which has worked before.
      T {he} can say what it is good for, if there is something. ~ Then it is possible to look for something else that does the same.
      T {he} can choose one hour of the day to try it differently. ~ An hour can be finished.
      T {he} can ask what exactly bothers the other person. ~ It is sometimes a smaller part than expected.
      T<activity> {he} can plan some time for {activity} afterwards.
      T<doing> {he} can try {doing}, because that has helped before.
      T<thing> {he} can ask for {thing}, because that has helped before.
      T<comforter> {he} can keep {comforter} within reach.
      C<sign> {he} can think, "There is the sign. The rest is up to me."
      C<sides> {he} can think, "What can be seen from over there?"
      C<light> {he} can think, "A bit of yellow, and then I choose."
      C<path> {he} can think, "That is the old path. I have seen it already."
      C<topic> {he} can think, "Three facts about {topic}, and then I choose."
      A<sign,hard> And {hard}? For that there is a sign, and it has been used. It did not work every time. When it did, nobody else in the room noticed anything, and that was the best part of it. A good sign looks like an itch.
      A<sign> For that there is a sign, and it has been used. It did not work every time. When it did, nobody else in the room noticed anything, and that was the best part of it. A good sign looks like an itch.
      A<sides,hard> And {hard}? Both sides of it have been looked at, and nobody was declared to be wrong. What comes of that may be a small change, or a different hour, or a joke. The cup stands on the table as before. Whoever wants the handle can turn it.
      A<sides> Both sides of it have been looked at, and nobody was declared to be wrong. What comes of that may be a small change, or a different hour, or a joke. The cup stands on the table as before. Whoever wants the handle can turn it.
      A<light,hard> And {hard}? On some days the yellow came in time, and on others it was already green. That is how lights are. Seconds are easy to find, because nobody else is using them. At the next corner there is another light.
      A<light> On some days the yellow came in time, and on others it was already green. That is how lights are. Seconds are easy to find, because nobody else is using them. At the next corner there is another light.
      A<path,hard> And {hard}? The old path is not closed, and now and then somebody will be on it without noticing. Next to it the grass has begun to lie flat. Gardeners say that a new path takes about as long as it takes to forget that it is new.
      A<path> The old path is not closed, and now and then somebody will be on it without noticing. Next to it the grass has begun to lie flat. Gardeners say that a new path takes about as long as it takes to forget that it is new.
    `),
    '11+': script(`
      D<sign,hard> Conductors, referees and divers have signs, because there are situations in which a sentence is too slow. {Name knows} about {hard}. By the time anybody has said something about it, it has happened, and what is left is an argument over tone. A sign works differently. It is agreed on in a calm hour between two people, it takes half a second, and to everybody else it looks like an itch.
      D<sign> Conductors, referees and divers have signs, because there are situations in which a sentence is too slow. {Name knows} some of those. By the time anybody has said something, it has happened, and what is left is an argument over tone. A sign works differently. It is agreed on in a calm hour between two people, it takes half a second, and to everybody else it looks like an itch.
      D<sides,hard> A cup stands between two people, with its handle towards one of them. {Name} can see it, and the person opposite could draw a perfectly accurate picture of a cup without one. With {hard} it may be much the same. From the inside it tends to have a reason, or at least a history. From the other side of the table there is only what can be seen, and the rest is guesswork.
      D<sides> A cup stands between two people, with its handle towards one of them. {Name} can see it, and the person opposite could draw a perfectly accurate picture of a cup without one. With much of what people do it is the same. From the inside it tends to have a reason, or at least a history. From the other side of the table there is only what can be seen, and the rest is guesswork.
      D<light,hard> The first traffic lights had two colours, and the accidents happened in between. Yellow was added to give people a moment in which the decision was still open. {Name knows} about {hard}, which may run on two colours so far. It is done, and then there is an opinion about it. A few seconds in the middle would not forbid anything. They would only make it a decision.
      D<light> The first traffic lights had two colours, and the accidents happened in between. Yellow was added to give people a moment in which the decision was still open. {Name knows} that some habits run on two colours so far. A thing is done, and then there is an opinion about it. A few seconds in the middle would not forbid anything. They would only make it a decision.
      D<path,hard> Planners call them desire paths, the tracks across a lawn where people walked in spite of the plan. {Name knows} about {hard}, and it may be a track of that kind by now. Nobody decided on it. It was the nearest way on one day, and then on another, and in the end the grass gave up. A new track is inconvenient for exactly as long as it is new.
      D<path> Planners call them desire paths, the tracks across a lawn where people walked in spite of the plan. {Name} may have habits of that kind. Nobody decided on them. It was the nearest way on one day, and then on another, and in the end the grass gave up. A new track is inconvenient for exactly as long as it is new.
      P By the time a request is made aloud it usually sounds like a criticism, because it has been kept back a few times. Underneath there tends to be something small and practical. It is worth asking what.
      P Other people judge by what they see, since nothing else is on offer. Their explanation is seldom the most generous one available. A sentence of information changes it faster than a month of good intentions.
      P Adults have habits that they have not noticed for twenty years. They hear of them from the people they live with, and they take it no better than anybody else.
      Q When somebody brings it up, {Name} might feel ____. Being in the right and being annoyed can turn up together.
      Q In the seconds before, {Name} might notice ____. It is worth knowing, because that is where a choice would fit.
      Q After a week of doing it differently, {Name} might feel ____.
      H {helper} can say once what exactly the difficulty is, and leave it there. ~ Repetition does not add information.
      H {helper} can agree on a place or an hour where it is nobody's concern. ~ Limits are easier to respect when they have an edge.
      H {helper} can say what {helper} would be willing to change in return. ~ A deal is easier to keep than an order.
      H<adult> {helper} can help by {adult}, if {he} would like that.
      T {he} can work out what it is good for, and whether something else would do the same. ~ Most habits have a job.
      T {he} can try it differently for three days and then decide. ~ Three days are long enough to tell and short enough to bear.
      T {he} can ask which part of it bothers the other person. ~ The answer is often narrower than the argument.
      T<activity> {he} can keep some time for {activity} on the same day.
      T<doing> {he} can try {doing}, which has worked before.
      T<thing> {he} can ask for {thing}, since that has helped before.
      C<sign> {he} can think, "Noted. The rest is my decision."
      C<sides> {he} can think, "What does it look like from over there?"
      C<light> {he} can think, "Two seconds of yellow, and then I decide."
      C<path> {he} can think, "That is the old track. I know where it goes."
      C<topic> {he} can think, "Two minutes of {topic}, and then I decide."
      A<sign,hard> And {hard}? A sign has been agreed on, and it gets used. It fails now and then, as signs do in bad light. What has changed is that half a second has replaced a quarter of an hour. Most people would call that a good rate.
      A<sign> A sign has been agreed on, and it gets used. It fails now and then, as signs do in bad light. What has changed is that half a second has replaced a quarter of an hour. Most people would call that a good rate.
      A<sides,hard> And {hard}? It has been looked at from both sides of the table. Nobody was convicted of anything. Whatever comes of it may be a small change, a fixed hour or a private joke. The cup has been turned a few degrees, and the handle is within reach of both.
      A<sides> It has been looked at from both sides of the table. Nobody was convicted of anything. Whatever comes of it may be a small change, a fixed hour or a private joke. The cup has been turned a few degrees, and the handle is within reach of both.
      A<light,hard> And {hard}? On some days the yellow is there in time, and on others only afterwards. Even afterwards is of some use, because it moves forward a little with practice. At the next corner there is another light. It has the same three colours for everyone.
      A<light> On some days the yellow is there in time, and on others only afterwards. Even afterwards is of some use, because it moves forward a little with practice. At the next corner there is another light. It has the same three colours for everyone.
      A<path,hard> And {hard}? The old track is still visible, and tired feet will find it now and then. That proves nothing. Beside it there is a strip where the grass lies flatter than it did a month ago. Planners usually give in at that point and put down gravel.
      A<path> The old track is still visible in the grass, and tired feet will find it now and then. That proves nothing. Beside it there is a strip that lies flatter than it did a month ago. Planners usually give in at that point and put down gravel.
    `),
  },
};
