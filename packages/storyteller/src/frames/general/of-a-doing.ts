import { script, type Frame } from '../../frame.ts';

/**
 * Something that is hard to do, in the parent's own words: `{hard}` is a doing ("saying sorry", "washing {his} hair"). It is
 * looked at from near by: which bit of it is the hard one, where it starts, and who can take the other end.
 */
export const ofADoing: Pick<Frame, 'topicWords' | 'threads' | 'titles' | 'benefits' | 'talk' | 'text'> = {
  topicWords: ['bit', 'bits', 'lump', 'part', 'parts', 'toe', 'toes', 'water', 'cold', 'start', 'table', 'end', 'ends'],
  threads: {
    bits: 'a big lump, which is made of bits',
    start: 'cold water, and the first toe',
    ends: 'a table that is carried by two',
  },
  titles: {
    young: [
      { text: '{hard}' },
      { text: 'A Lump Is Made of Bits', thread: 'bits' },
      { text: 'The First Toe', thread: 'start' },
      { text: 'You Take That End', thread: 'ends' },
    ],
    older: [
      { text: '{hard}' },
      { text: 'Which Part Is It?', thread: 'bits' },
      { text: 'The First Toe', thread: 'start' },
      { text: 'One at Each End', thread: 'ends' },
    ],
  },
  benefits: [
    'Says in plain words what is hard, without blame.',
    'Helps to find out which part of it is the hard one.',
    'Offers {name} one small thing to try, and a few words to remember.',
  ],
  talk: {
    young: ['What was hard in the story?', 'How does the first bit feel for {name}?', 'Shall we do one bit together?'],
    older: [
      'What was the story about?',
      'Which word would {name} put in the gap today?',
      'Shall we find out together which part is the hard one?',
    ],
  },
  text: {
    '2-3': script(`
      D<bits,hard> {hard} is hard today. {Name} may say no. It has a first bit. It has a last bit. Then it is over.
      D<bits> Here is a hard thing. {Name} may say no. It has a first bit. It has a last bit. Then it is over.
      D<bits> A hard thing has bits. {Name} can see the first one. It is small. Then comes the last bit.
      D<ends,hard> To start is hard. It is {hard}. {Name} is one. Here comes a big one. One and one is two. That is a good start.
      D<ends> A hard thing is hard to start. {Name} is one. Here comes a big one. One and one is two. That is a good start.
      P Big people say "not yet", too.
      P It looks small from up there.
      P Some look first. Some go fast.
      Q At the start, {Name} may feel ____.
      Q After the first bit, {Name} may feel ____.
      H {helper} can do it, too.
      H {helper} can count to three.
      H {helper} can wait for a bit.
      H<adult> {helper} can start {adult}.
      T {he} can do the first bit.
      T {he} can say, "Not yet."
      T {he} can look first.
      T<comforter> {he} can hold {comforter}.
      T<doing> {he} can try {doing}.
      C<bits> {he} can say, "First bit, last bit, over."
      C<ends> {he} can say, "You and me. Start!"
      A<bits> First bit, last bit, over. Some days it is quick. Some days it is slow. Then comes play.
      A<ends> One and one did a bit. It was hard, and there were two. The end is here. Hello, play!
    `),
    '4-5': script(`
      D<bits,hard> One hard thing for {Name} is {hard}. From far off it looks like one big lump. But it has a first, a middle and a last bit. Mostly just one of them is the hard one. It helps to know which.
      D<bits> From far off a hard thing looks like one big lump. {Name} may know one like that. But it has a first, a middle and a last bit. Mostly just one of them is the hard one. It helps to know which.
      D<start,hard> Cold water is worst at the first toe. After that it is less cold each time. One hard thing for {Name} is {hard}. There the start may be the cold bit, too. A start is short.
      D<start> Cold water is worst at the first toe. After that it is less cold each time. {Name} may know a thing with a start like that. The start is the cold bit. And a start is short.
      D<ends,hard> Nobody carries a big table alone. It has two ends, and one person takes each. One hard thing for {Name} is {hard}. It can have two ends as well. One is for {him}, and one is for a helper.
      D<ends> Nobody carries a big table alone. It has two ends, and one person takes each. {Name} may know a thing that is hard to do alone. It can have two ends as well. One is for a helper.
      P Grown-ups put off hard things, too. They make some tea first.
      P The one who waits may look cross. From outside nobody can see which bit is hard.
      P To somebody who has done it a lot, it looks easy. They do not see the hard bit any more.
      Q Just before the first bit, {Name} may feel ____.
      Q When the first bit is done, {Name} may feel ____.
      Q<hard> Thinking of {hard}, {Name} may feel ____.
      H {helper} can ask, "Which bit is the hard one?" ~ Then the help can fit.
      H {helper} can do the first bit together with {him}.
      H {helper} can say when it starts, and for how long. ~ Then it is no surprise.
      H<adult> {helper} can help by {adult}. ~ That has helped before.
      T {he} can pick the bit to begin with.
      T {he} can do one bit, and then stop and look.
      T {he} can say, "This bit is too hard."
      T<comforter> {he} can keep {comforter} close.
      T<doing> {he} can try {doing}. ~ It has helped before.
      T<thing> {he} can ask for {thing}. ~ It has helped before.
      T<quiet> {he} can spend some time {quiet} first.
      C<bits> {he} can think, "One bit, and then I look."
      C<start> {he} can think, "The first toe is the coldest."
      C<ends> {he} can say, "Will you take that end?"
      C<topic> {he} can take one breath and think about {topic}.
      A<bits,hard> And {hard}? Some days it goes bit by bit. On other days it stops at the first one. Now it is known which bit is the hard one. That is a good thing to know.
      A<bits> Some days it goes bit by bit. On other days it stops at the first one. Now it is known which bit is the hard one. That is a good thing to know.
      A<start,hard> And {hard}? One toe was in, or it was still too cold. There will be another day for it. Toes that have been in the water know how it is. Now they can be warm.
      A<start> One toe was in the water, or it was still too cold. There will be another day for it. Toes that have been in know how it is. Now they can be warm.
      A<ends,hard> And {hard}? Two people did it, one at each end. Today the helper had the bigger half. On another day it may be the other way round. The table stands, and it is time to sit down.
      A<ends> Two people did it, one at each end. Today the helper had the bigger half. On another day it may be the other way round. The table stands, and it is time to sit down.
    `),
    '6-7': script(`
      D<bits,hard> One of the hard things for {Name} is {hard}. As a whole it is one big lump, and a lump has no start. From near by it has parts: a first moment, a middle and an end. Mostly one part is hard, and the others only stand beside it. It is worth finding out which.
      D<bits> A hard thing can be like one big lump, with no start. {Name} may know one. From near by it has parts: a first moment, a middle and an end. Mostly one part is hard, and the others only stand beside it. It is worth finding out which.
      D<start,hard> Cold water is worst at the first toe. At the knees it is better, and at the tummy it is nearly fine. One of the hard things for {Name} is {hard}. It may be like that as well, with the cold part at the start. Then it is the start that needs a plan, and not all the rest.
      D<start> Cold water is worst at the first toe. At the knees it is better, and at the tummy it is nearly fine. {Name} may know a thing with the cold part at the start. Then it is the start that needs a plan, and not all the rest.
      D<ends,hard> A big table cannot be carried by one person, however strong. With one at each end it floats through the door. One of the hard things for {Name} is {hard}. It may need somebody at the other end for a while. The first question is which end is the heavy one.
      D<ends> A big table cannot be carried by one person, however strong. With one at each end it floats through the door. {Name} may know a thing that is too much for one. It may need somebody at the other end for a while. The first question is which end is the heavy one.
      P Grown-ups put things off as well. They make tea, and look for a pen, and make some more tea.
      P Somebody who waits for it sees that nothing happens. The hard part cannot be seen from outside. One sentence can show it.
      P To people who have done a thing a hundred times it looks easy. They have forgotten which part was hard.
      Q Just before the first part, {Name} may feel ____. It can be in the tummy or in the hands.
      Q When the first part is over, {Name} may feel ____. It may be a smaller word than before.
      Q<hard> When it is time for {hard}, {Name} may feel ____.
      H {helper} can ask which part is the hard one, and listen. ~ Help that fits is half the work.
      H {helper} can do the first part side by side with {him}.
      H {helper} can say beforehand when it is, and how long it takes. ~ Known things are easier to start.
      H<adult> {helper} can help by {adult}. ~ It has helped at other times.
      T {he} can choose which part comes first.
      T {he} can do one part and then stop to see how it was.
      T {he} can say, "The rest is fine. This part is hard."
      T<comforter> {he} can keep {comforter} near.
      T<doing> {he} can try {doing}. ~ It has helped at other times.
      T<thing> {he} can ask for {thing}. ~ It has helped at other times.
      T<quiet> {he} can spend some time {quiet} first.
      C<bits> {he} can think, "Not the lump. Just one part."
      C<start> {he} can think, "The first toe is the coldest."
      C<ends> {he} can say, "Can you take the other end?"
      C<topic> {he} can think about {topic} for one slow breath.
      A<bits,hard> And {hard}? Some days every part gets done, and some days it stops after one. The lump has gone, because it has been looked at from near by. What is left is one hard part with a name. A helper can do a lot with that.
      A<bits> Some days every part gets done, and some days it stops after one. The lump has gone, because it has been looked at from near by. What is left is one hard part with a name. A helper can do a lot with that.
      A<start,hard> And {hard}? One toe has been in the water, or it was too cold that day. Nobody was pushed. A start gets easier when somebody knows how cold it is and how short. Afterwards there is something dry and warm.
      A<start> One toe has been in the water, or it was too cold that day. Nobody was pushed. A start gets easier when somebody knows how cold it is and how short. Afterwards there is something dry and warm.
      A<ends,hard> And {hard}? It was carried by two, and the helper had the heavy end. On another day they may swap. Nobody asks at the end who had which half. The table stands in its place, and there is room to sit.
      A<ends> It was carried by two, and the helper had the heavy end. On another day they may swap. Nobody asks at the end who had which half. The table stands in its place, and there is room to sit.
    `),
    '8-10': script(`
      D<bits,hard> For {Name}, one of the hard things at the moment is {hard}. Seen from a distance that is one large lump, and lumps are hard to begin. Looked at slowly, like a film with a pause button, it has parts. There is the minute before, the first second, the middle and the end. Usually one of these is the hard part. The rest has only been standing next to it.
      D<bits> Seen from a distance, a hard thing is one large lump, and lumps are hard to begin. {Name} may know one. Looked at slowly, like a film with a pause button, it has parts. There is the minute before, the first second, the middle and the end. Usually one of these is the hard part. The rest has only been standing next to it.
      D<start,hard> People who swim in the sea in winter say that the worst of it is the first toe. The rest is only cold. For {Name}, one of the hard things at the moment is {hard}. It may be worth asking whether all of it is bad, or mainly the start. A bad start needs a different plan from a bad middle. It is also a lot shorter.
      D<start> People who swim in the sea in winter say that the worst of it is the first toe. The rest is only cold. {Name} may know something that is hard to start. It may be worth asking whether all of it is bad, or mainly the start. A bad start needs a different plan from a bad middle. It is also a lot shorter.
      D<ends,hard> Removal men carry a table without talking much, because each of them knows which end is his. For {Name}, one of the hard things at the moment is {hard}. It has been treated as something for one person. It may be a thing with two ends, one of which can be handed over for a while. The question is which.
      D<ends> Removal men carry a table without talking much, because each of them knows which end is his. {Name} may know something that has been treated as a job for one person. It may be a thing with two ends, one of which can be handed over for a while. The question is which.
      P Adults postpone things with great skill. They tidy a drawer, answer a message and discover that they are hungry.
      P Somebody who is waiting sees only that nothing happens, and draws conclusions. The hard part is invisible from there. One exact sentence makes it visible.
      P People who do a thing every day are poor judges of it. They lost sight of the hard part years ago.
      Q In the minute before, {Name} might feel ____. It may have a place in the body.
      Q When the first part is over, {Name} might feel ____. It is often a smaller word.
      Q<hard> Thinking of {hard}, {Name} might feel ____.
      H {helper} can ask which part is the hard one, and leave the others alone. ~ Help for the wrong part is only noise.
      H {helper} can take over one part for a while. ~ It can be handed back later.
      H {helper} can say beforehand when it is and how long it takes. ~ Surprises make starts worse.
      H<adult> {helper} can help by {adult}, which has worked before.
      T {he} can write the parts down and put a cross beside the hard one. ~ There are usually fewer crosses than expected.
      T {he} can do the first part only, and decide then.
      T {he} can say, "Most of it is all right. This part is not."
      T<comforter> {he} can keep {comforter} within reach.
      T<doing> {he} can try {doing}, because it has helped before.
      T<thing> {he} can ask for {thing}, because it has helped before.
      T<quiet> {he} can spend some time {quiet} first.
      C<bits> {he} can think, "Which part? Only that one."
      C<start> {he} can think, "The first toe is the coldest."
      C<ends> {he} can think, "Who could take the other end?"
      C<topic> {he} can think about {topic} for one slow breath.
      A<bits,hard> And {hard}? On some days all the parts get done, on others one or two. The lump is gone, since it turned out to be a list with one cross on it. A cross on a list can be worked on, swapped or shared. It can also wait until Thursday.
      A<bits> On some days all the parts get done, on others one or two. The lump is gone, since it turned out to be a list with one cross on it. A cross on a list can be worked on, swapped or shared. It can also wait until Thursday.
      A<start,hard> And {hard}? Some days the first toe goes in, and some days the water is too cold. Winter swimmers turn round on the beach now and then as well, and come back. A start that is known to be short is easier to stand. After it there is a towel.
      A<start> Some days the first toe goes in, and some days the water is too cold. Winter swimmers turn round on the beach now and then as well, and come back. A start that is known to be short is easier to stand. After it there is a towel.
      A<ends,hard> And {hard}? For now somebody else has one end of it. That is how tables get through doors, and nobody calls it cheating. Ends can be swapped when arms have rested. Once it stands, nobody can tell who carried which half.
      A<ends> For now somebody else has one end of it. That is how tables get through doors, and nobody calls it cheating. Ends can be swapped when arms have rested. Once it stands, nobody can tell who carried which half.
    `),
    '11+': script(`
      D<bits,hard> For {Name}, one of the hard things at the moment is {hard}. As a headline it looks like one solid block, and nobody knows where to take hold of a block. In slow motion it turns into parts: the hour before, the first minute, the middle, other people's faces, the way out. One of these usually does most of the damage. The others have been getting the blame for it.
      D<bits> As a headline, a hard thing looks like one solid block, and nobody knows where to take hold of a block. {Name} may know one of those. In slow motion it turns into parts: the hour before, the first minute, the middle, other people's faces, the way out. One of these usually does most of the damage. The others have been getting the blame for it.
      D<start,hard> Winter swimmers agree that the sea is worst at the first toe, and that thinking about it on the beach is worse still. For {Name}, one of the hard things at the moment is {hard}. Part of that may be the thing itself, and part of it may be the beach. The two need different plans. A bad start can be shortened, whereas a bad middle needs company or a way out.
      D<start> Winter swimmers agree that the sea is worst at the first toe, and that thinking about it on the beach is worse still. {Name} may have something that is hard to start. Part of that may be the thing itself, and part of it may be the beach. The two need different plans. A bad start can be shortened, whereas a bad middle needs company or a way out.
      D<ends,hard> Furniture has ends for a reason. Somebody who carries a table alone ends up underneath it, whatever their fitness. For {Name}, one of the hard things at the moment is {hard}. So far it may have counted as a matter for one person. On a second look, an end of it could perhaps be handed to somebody for a few weeks, with no loss of dignity.
      D<ends> Furniture has ends for a reason. Somebody who carries a table alone ends up underneath it, whatever their fitness. {Name} may have something that has counted so far as a matter for one person. On a second look, an end of it could perhaps be handed to somebody for a few weeks, with no loss of dignity.
      P Adults postpone what they find hard by doing something useful instead. An unusually tidy desk is often a sign of it.
      P From outside it is only visible that something does not happen. People fill that gap with an explanation, and it is rarely the right one. An exact sentence takes its place.
      P Those who find a thing easy are the worst judges of it. They tend to give advice about the parts that were not the problem.
      Q In the hour before, {Name} might notice ____. It is worth knowing whether it is about now or about last time.
      Q Once the first part is over, {Name} might feel ____. It is often less than was announced.
      Q<hard> Thinking of {hard}, {Name} might feel ____.
      H {helper} can ask which part is the hard one, and leave the others alone. ~ Help with the wrong part is only noise.
      H {helper} can take over one part for a fixed time. ~ A date makes it a loan and not a verdict.
      H {helper} can stop mentioning it for a week. ~ Some beaches are crowded with advice.
      H<adult> {helper} can help by {adult}, if {he} would like that.
      T {he} can list the parts and mark the one that does the damage. ~ It is usually one.
      T {he} can do only the first part, on a day of {his} own choosing, and decide then.
      T {he} can tell one person exactly which part it is. ~ Exact requests get useful answers.
      T<activity> {he} can keep some time for {activity} on the same day.
      T<doing> {he} can try {doing}, which has worked before.
      T<thing> {he} can ask for {thing}, since that has helped before.
      C<bits> {he} can think, "Not the block. Which part?"
      C<start> {he} can think, "This is the beach. The water is shorter."
      C<ends> {he} can think, "Which end could somebody else take?"
      C<topic> {he} can think, "Two minutes of {topic}, and then one part."
      A<bits,hard> And {hard}? It is still on the list, in parts now, with a mark beside one of them. Some days that part goes better, and some days it is left alone for good reasons. A block cannot be negotiated with. A part can, which is most of the difference.
      A<bits> It is still on the list, in parts now, with a mark beside one of them. Some days that part goes better, and some days it is left alone for good reasons. A block cannot be negotiated with. A part can, which is most of the difference.
      A<start,hard> And {hard}? On some days the first toe goes in, and on some the beach wins. Swimmers who turned round today are still swimmers. What changes is the length of the standing about, and that can be measured. After cold water, dry clothes are better than they have any right to be.
      A<start> On some days the first toe goes in, and on some the beach wins. Swimmers who turned round today are still swimmers. What changes is the length of the standing about, and that can be measured. After cold water, dry clothes are better than they have any right to be.
      A<ends,hard> And {hard}? For the time being somebody has hold of one end of it. The table moves, slowly and with some discussion at the corners. At some point both hands will be free for the other end as well, or it will have arrived. Either way nobody is underneath.
      A<ends> For the time being somebody has hold of one end of it. The table moves, slowly and with some discussion at the corners. At some point both hands will be free for the other end as well, or it will have arrived. Either way nobody is underneath.
    `),
  },
};
