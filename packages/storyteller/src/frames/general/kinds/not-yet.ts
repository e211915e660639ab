import { script } from '../../../frame.ts';
import type { KindOfMatter } from './kind-of-matter.ts';

/** Something that a child cannot do, or not yet: how it is tried, how others came by it, and that it need not come. */
export const notYet: KindOfMatter = {
  topicWords: [
    'try',
    'tries',
    'tried',
    'trying',
    'yet',
    'stroke',
    'strokes',
    'bit',
    'bits',
    'trick',
    'first',
    'practise',
    'practised',
  ],
  threads: {
    strokes: 'a pencil stroke for each try',
    bits: 'the bits that a thing is made of, of which some go already',
    trick: 'the trick that somebody else found it by',
  },
  titles: {
    young: [
      { text: 'Try and Try', thread: 'strokes' },
      { text: 'One Stroke for Each Try', thread: 'strokes' },
      { text: 'A Bit Goes Already', thread: 'bits' },
      { text: 'How Did You Do It?', thread: 'trick' },
      { text: 'Show Me Once More', thread: 'trick' },
    ],
    older: [
      { text: 'A Stroke for Each Try', thread: 'strokes' },
      { text: 'The Bit That Goes Already', thread: 'bits' },
      { text: 'How Did You Do It?', thread: 'trick' },
    ],
  },
  text: {
    '2-3': script(`
      D<strokes> {Name} has a try. It does not go yet. Here is a pen. One try, one stroke!
      D<bits> {Name} has a try. A bit of it goes. A bit does not go yet. That is how it starts.
      D<trick> Some can do it. {Name} can not do it yet. Look, look, how do they do it? It may be a trick.
      P Big people tried and tried, too.
      P Some take long. Some take very long.
      P It was new for all of them.
      Q With no luck yet, {Name} may feel ____.
      Q After a try, {Name} may feel ____.
      H {helper} can show it, very slow.
      H {helper} can do one bit.
      H {helper} can hold it still.
      T {he} can have one more try.
      T {he} can stop and have a rest.
      T {he} can ask for help.
      C<strokes> {he} can say, "One try, one stroke."
      C<bits> {he} can say, "This bit goes."
      C<trick> {he} can say, "Show me, please."
      A<strokes> Stroke, stroke, stroke. There were lots of tries. It may go one day. Now the pen can rest.
      A<bits> One bit goes, and one not yet. That is fine for today. There is a next time. Now comes a hug.
      A<trick> There was a look, and then a try. Tries are good. It can go to bed now. Night-night, trick.
    `),
    '4-5': script(`
      D<strokes> When somebody is learning a thing, the tries all look the same. Nobody counts them. {Name} has tried this more than once. On a paper each try could have a pencil stroke. Then one could see how many there were.
      D<bits> A big thing is made of bits. One bit may go already, and another may not go yet. {Name} may look only at the bit that does not go. That one makes the most noise. The others are quiet, and they are done.
      D<trick> Some people can do a thing, and it looks easy. They may know a trick that {Name} has not met yet. Somebody showed it to them, or they found it by mistake. It is good to ask and to look.
      P Grown-ups cannot do everything. Some cannot whistle, and some cannot park.
      P Hands and mouths grow at their own speed. Some of it cannot be hurried.
      P Someone who can do it may have forgotten how it was before.
      Q When it does not go, {Name} may feel ____.
      Q When others do it, {Name} may feel ____.
      H {helper} can show it slowly, one bit at a time.
      H {helper} can try it, too. ~ It may not go at once.
      H {helper} can find a time when nobody is watching.
      T {he} can try it three times and then do something else.
      T {he} can ask somebody, "How do you do it?"
      T {he} can show the bit that goes already.
      C<strokes> {he} can think, "That was one more try."
      C<bits> {he} can think, "This bit goes. That one not yet."
      C<trick> {he} can say, "Please show me again, slowly."
      A<strokes> There are a lot of strokes on the paper now. It may go next week, or later. Or it may not matter so much by then. A try is a try. The pencil needs a rest.
      A<bits> The bits that go are still going. The other one can be tried again another day. Nobody needs all the bits for supper. It is fine to stop when arms are tired.
      A<trick> Somebody has shown how it goes, and it was tried. Sometimes it comes when nobody is looking. And some people do without it, and have a good time. There are so many other things to try.
    `),
    '6-7': script(`
      D<strokes> There is a strange thing about trying. For a long time it looks as if nothing happens. {Name} may have tried it often, and it looked just like the first time. Inside, muscles and nerves take notes of each try. A pencil stroke on paper can take a note as well.
      D<bits> Most things are made of bits. There is how to stand, when to begin, and what comes last. {Name} may find that one bit goes already. It is easy not to notice that, because the whole does not work yet. It is a real bit, all the same.
      D<trick> People who can do a thing often cannot say how. They have a trick, and they have forgotten that it is one. {Name} may have watched them and not seen it. Sometimes it is a small thing, like where the eyes look. Asking three people gives three tricks to try.
      P Somebody who learnt it fast may be slow at something else. It evens out, but not in the same week.
      P Grown-ups have things that they did not learn. They tell the story of it quite happily.
      P Others are mostly not counting. They are looking at their own feet.
      Q When it does not work, {Name} may feel ____. It may be in the throat or in the hands.
      Q When everybody else can do it, {Name} may feel ____.
      H {helper} can find out which part is missing. ~ It is often only one.
      H {helper} can practise next to {him}, and be bad at it, too.
      H {helper} can ask somebody who knows it well to show it slowly.
      T {he} can try it for five minutes and stop while it is still fun.
      T {he} can ask, "Where do you look? What do you do first?"
      T {he} can make a pencil stroke for each try, and not for each success.
      C<strokes> {he} can think, "One more stroke on the paper."
      C<bits> {he} can think, "Which part goes already?"
      C<trick> {he} can think, "There may be a trick, and I can ask."
      A<strokes> The strokes stand in rows like a little fence. Whether it works next month, or later, nobody can tell. The tries were real, and the notes have been taken. It is all right to leave the paper for a week.
      A<bits> One part goes, and it went today as well. Another one does not go yet. Perhaps they will meet one day, and perhaps something else becomes more fun first. Knowing which part is missing is already half of asking for help.
      A<trick> Three people had three tricks, and one of them sounded odd. They have been tried, more or less. Some things come on a day when nobody is trying. And some people do very well without, and are asked to do other things.
    `),
    '8-10': script(`
      D<strokes> Getting better by trying does not go up like a staircase. It stays flat for a long stretch, then it jumps, and then it stays flat again. {Name} may be on one of the flat parts, where each try looks like the one before. Nerves are busy on those stretches, and a lot of it happens at night. Pencil strokes on a page are a way of seeing what cannot be seen otherwise.
      D<bits> A skill that looks like one thing is usually four or five bits in a row. Coaches film people and stop the picture to find out where the row breaks. {Name} may have most of the row already. Because it fails at one point, it feels like failing at all of it. That is unfair to the bits that work.
      D<trick> Asked for the trick, people who can do a thing say, "You just do it." They are not being mean. They have simply lost sight of how it works. {Name} may need somebody who learnt it late, because late learners remember the trick. Bodies differ as well, in tongues and arms and balance. Not every trick fits everybody.
      P Those who can do it think about it far less than those who cannot. To them it is like having elbows.
      P Adults have long lists of things that they cannot do. They have arranged it so that nobody asks.
      P In any group somebody is last to learn a thing. It is a different person for every thing.
      Q After the tenth try, {Name} might feel ____.
      Q When everyone around does it without thinking, {Name} might feel ____.
      H {helper} can film it, and look together for the place where it breaks off.
      H {helper} can find somebody who learnt it late and can explain it. ~ They are the best teachers.
      H {helper} can say honestly how long it took at the time, or that it did not work.
      T {he} can practise for five minutes a day, and stop in the middle of a good one.
      T {he} can change one thing at a time, and keep what helps.
      T {he} can decide how much it matters, and give it exactly that much time.
      C<strokes> {he} can think, "Flat part. It counts."
      C<bits> {he} can think, "Where does the row break?"
      C<trick> {he} can ask, "What do you do just before it works?"
      A<strokes> There are a good many strokes on the page, and no scientist would call that nothing. It may jump soon, or it may stay flat until something else has become more interesting. Both happen to people who tried properly. The page can be turned over and used for drawing.
      A<bits> By now it is known which bit breaks the row. It can be practised alone, without all the rest, like one bar of a tune. If it comes, it will look easy, and somebody will ask how. If it does not come, there are four bits left over for other things.
      A<trick> The tricks have been collected, and two of them were of some use. The thing itself may turn up on an ordinary afternoon, or not at all. Nobody's year depends on it. Anyone who knows what that is like is good at helping others later on.
    `),
    '11+': script(`
      D<strokes> Most people like their tries to show, which is unfortunate, because most of them do not. A skill stays on one level for weeks, then moves, and nobody can say what made the difference. {Name} may be at a point where trying feels like evidence against {him}. It is evidence of trying. People who keep a tally of attempts tend to last longer than people who keep a tally of results.
      D<bits> What looks like one ability is usually a chain of small bits, and a chain is judged by the link that is missing. {Name} may have most of the links and none of the credit. A musician isolates two bars and leaves out the rest. It is dull, effective and kind to the nerves, since it turns "I can't" into a rather small statement with a location.
      D<trick> To find out the trick of a thing, the talented are the worst people to ask, since they did not see the machinery. Somebody who got there late, with effort, can describe every screw. {Name} may not have met the right explanation so far. It is also possible that this body does it differently, or does not do it at all. Not every ability is distributed on request.
      P Those who can do it attach no importance to it whatever. It is like being congratulated on owning a door.
      P Adults avoid what they cannot do so smoothly that it passes for taste.
      P Others may comment. As a rule they comment on whatever is next to hand and have forgotten it by lunch.
      Q When it fails again, {Name} might feel ____. Boredom may be nearer the truth than shame.
      Q Watching others do it without effort, {Name} might feel ____.
      H {helper} can help to find the missing link and leave the rest of the chain in peace.
      H {helper} can look for a teacher who learnt it the slow way.
      H {helper} can agree that it may be dropped, with no remark, on a date of {his} choosing.
      T {he} can give it ten minutes a day for two weeks and then decide with the facts in hand.
      T {he} can practise the one link that breaks, slowly enough to do it right.
      T {he} can ask a late learner what changed just before it worked.
      C<strokes> {he} can think, "Count the tries. Leave the verdict."
      C<bits> {he} can think, "Which link? Only that one."
      C<trick> {he} can think, "A different explanation might do it."
      A<strokes> The tally is respectable. It does not say when it will work, or whether it will, and it does prove that somebody has tried with open eyes. At some stage there will be a jump or a decision. Either is a decent ending, and neither is due this term.
      A<bits> The missing link has an address now. It can be practised at half speed, it can be worked around, or it can be left missing by a person with other plans. What has gone is the vague idea of being no good at it. That was inaccurate, and it took up a lot of room.
      A<trick> Several explanations have been tried on, like coats, and one of them nearly fitted. It may come yet. If it does not, that will be one item on the long list of things that interesting people were unable to do. The list makes good reading, and it is a relief to be on it.
    `),
  },
};
