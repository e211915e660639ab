import { script } from '../../../frame.ts';
import type { KindOfMatter } from './kind-of-matter.ts';

/** Something that is going to happen: what is known of it, what is not, and what can be settled beforehand. */
export const coming: KindOfMatter = {
  topicWords: [
    'soon',
    'day',
    'days',
    'calendar',
    'before',
    'list',
    'known',
    'know',
    'bag',
    'pocket',
    'coming',
    'comes',
  ],
  threads: {
    calendar: 'a calendar with a ring round one day',
    lists: 'two lists, of what is known and what is not',
    pocket: 'one thing from home in a pocket',
  },
  // Something from home comes along where the child goes somewhere.
  threadCues: {
    calendar: /^/,
    lists: /^/,
    pocket:
      /\b(?:(?:he|she|they|we|i)(?:'s|'re| is| are|'ll| will)? (?:start|go|visit|stay|join|fl|camp|sleep|travel|mov)\w*|^(?:starting|going|visiting|staying|joining|flying|camping|moving)|trip|holiday|camp|new (?:school|club|class)|first day)\b/i,
  },
  titles: {
    young: [
      { text: 'A Ring Round a Day', thread: 'calendar' },
      { text: 'A Box for Each Day', thread: 'calendar' },
      { text: 'Not Today', thread: 'calendar' },
      { text: 'What We Know and What We Ask', thread: 'lists' },
      { text: 'Something in the Pocket', thread: 'pocket' },
    ],
    older: [
      { text: 'A Ring Round a Day', thread: 'calendar' },
      { text: 'A Box for Each Day', thread: 'calendar' },
      { text: 'Not Today', thread: 'calendar' },
      { text: 'Known, and Not Known Yet', thread: 'lists' },
      { text: 'Something in the Pocket', thread: 'pocket' },
    ],
  },
  text: {
    '2-3': script(`
      D<calendar> Soon a new day comes. {Name} may hear about it a lot. It is not here yet. Sleep, and sleep, and then it comes.
      D<lists> Soon something new comes. {Name} may ask about it. A big one knows some of it. The rest is not here yet.
      D<pocket> Soon it is time for something. {Name} has a pocket. A small thing can be in it. Then it comes along.
      P Big people think of it, too.
      P Some talk a lot before. Some go quiet.
      P Nobody has seen that day yet.
      Q Before that day, {Name} may feel ____.
      Q When it is soon, {Name} may feel ____.
      H {helper} can say what comes first.
      H {helper} can come along.
      H {helper} can show a picture.
      T {he} can ask, "What comes then?"
      T<pocket> {he} can pick a thing to bring.
      T {he} can ask it again.
      T {he} can draw it.
      C<calendar> {he} can say, "Not now. Soon."
      C<lists> {he} can say, "I ask about it."
      C<pocket> {he} can say, "You come, too."
      A<calendar> It is not today. Today has milk and a bath. The new day comes soon. Night-night, today.
      A<lists> Now some of it is known. That is good. The rest comes on the day. Now comes the bath.
      A<pocket> Pat, pat, on the pocket. The small thing is in there. It comes along, and it comes home. That is good to know.
    `),
    '4-5': script(`
      D<calendar> On a calendar each day has a box. One of the boxes has something in it that is new. {Name} may think of that day already. It is not here yet. In between there are ordinary boxes, with toast and baths in them.
      D<lists> Something is coming, and {Name} cannot see it from here. Some of it is known. Some of it is not known yet. It can be asked. A question is lighter when it has been asked.
      D<pocket> When something new comes, not all of it is new. {Name} brings {his} own hands, {his} own name and {his} own pockets. In a pocket there is room for a small thing from home. It does not say anything, and it is there.
      P Grown-ups feel odd before new things, too. They look at the clock and check the bag.
      P Some people like to know every bit of it. Some would rather not talk about it. Both are fine.
      P The others may be thinking about that day just now, too.
      Q When {he thinks} of that day, {Name} may feel ____.
      Q On the evening before, {Name} may feel ____.
      H {helper} can tell what comes first, and what then.
      H {helper} can say what stays just as it is. ~ It is more than one thinks.
      H {helper} can find a picture, or somebody who knows it.
      T {he} can ask one thing about it.
      T<pocket> {he} can choose what comes along in the bag.
      T {he} can say what {he knows} about it, and what not.
      T {he} can draw how it may be.
      C<calendar> {he} can think, "Not yet. First comes today."
      C<lists> {he} can think, "Some I know, and some I can ask."
      C<pocket> {he} can think, "I have something from home with me."
      A<calendar> The box on the calendar comes when it is its turn. It will be a day with a morning and an evening. In the evening there is a bed in it. Today is a good day to do today's things.
      A<lists> Now a bit more is known than before. Not everything can be known, and that is so for everybody. On the day there will be somebody to ask. Questions do not weigh much in a bag.
      A<pocket> The small thing is ready, and it fits. It will come along, and nobody needs to see it. What is new gets a little known on the first day. A hand in a pocket can know that, too.
    `),
    '6-7': script(`
      D<calendar> Days on a calendar are all the same size. In a head, one of them can be as big as a house. {Name} knows of something that is coming, and it may take up room already. It has its own day, and that is not today. The days in front of it can be used for ordinary things.
      D<lists> What is coming cannot be seen, so heads make up pictures of it. Some of these are right, and many are not. {Name} may have a few of them. Two lists can help, one of the known and one of the rest. The second one is a list of questions.
      D<pocket> Something new is coming, and that can look very big. But not all of it is new. {Name} brings along {his} own head, and whatever {he knows} already. A pocket can hold one small thing as well. It is a bit of what was before in the middle of what comes.
      P Those who know it often say that they had thought it was otherwise. Some of it was better, and some was only long.
      P Grown-ups plan such days with lists, too. They forget something as well, and manage without.
      P Others may be looking forward to it. It is possible to look forward and to worry, even in one minute.
      Q When {he thinks} about it, {Name} may feel ____. There may be two words.
      Q On the evening before it, {Name} may feel ____.
      H {helper} can go through the day from the start to the end. ~ The end is good to know.
      H {helper} can find out the things that nobody knows yet.
      H {helper} can say what can be chosen, and what is fixed.
      T {he} can write the two lists and ask about one thing.
      T {he} can choose a sign for "too much", and show it to somebody.
      T<pocket> {he} can choose the small thing for the pocket.
      T {he} can say what would be good to know before that day.
      C<calendar> {he} can think, "It has its own day. This one is mine."
      C<lists> {he} can think, "That is a question, so I can ask it."
      C<pocket> {he} can think, "I have been new before."
      A<calendar> The ring on the calendar is round one day and no others. It comes nearer by itself, and nobody needs to help it. There is a day after it as well. That one is quite empty so far, and anything can go in it.
      A<lists> The list of what is known has grown, and the other has shrunk. A bit of it stays open, because nobody has been there yet. On the day itself a person can ask again. Pencil and paper can come along, too.
      A<pocket> In the pocket there is something small. It knows nothing about it, and that is restful. What comes will be new for an hour, or for some days. Then there will be something in it that is known. It may be a peg, or a face, or the way home.
    `),
    '8-10': script(`
      D<calendar> The brain treats a thing that is coming rather like one that is here already. It prepares, it rehearses, and it sends the stomach a message. {Name} may have had that message for some days. On the calendar there is one day with a ring round it. The others are ordinary. It would be a pity if they were used up by a day that is not there yet.
      D<lists> Before an expedition, explorers drew maps with white patches on them. They did not fill those with dragons, at least not the good ones. Something is coming, and for {Name} there may be a few white patches in it. Some can be filled in by asking. The others stay white until the day, and it is useful to know which is which.
      D<pocket> Whatever is coming, it will happen to a person who has been new at things before. {Name} has a list of first times behind {him}, and most of them were forgotten within a month. What was known then comes along now. It can be a way of asking or a way of waiting. It can be a small object in a pocket that proves that home exists.
      P People who have been through it mostly talk about the surprising part. The normal part, which was most of it, makes no story.
      P Adults may be uneasy about it too, and cover it with timetables.
      P Some like to know everything, and others find that it makes it worse. It is worth telling people which sort one is.
      Q When it comes to mind, {Name} might feel ____. It may be different at breakfast and at night.
      Q In the last hour before it, {Name} might feel ____.
      H {helper} can go through it in order, including how it ends and who will be there.
      H {helper} can ring somebody and fill in two of the white patches.
      H {helper} can say honestly which parts are decided and which can still be changed.
      T {he} can write down what is known, what is not, and who could be asked.
      T {he} can choose something to say or do if it gets too much, and let one person know.
      T<pocket> {he} can decide what goes in the pocket.
      T {he} can say which part of it matters most, so that it gets looked at first.
      C<calendar> {he} can think, "It has a day. It does not get this one."
      C<lists> {he} can think, "White patch, not dragon."
      C<pocket> {he} can think, "I know how to be new."
      A<calendar> The day with the ring comes at its usual speed, which is twenty-four hours a day. Before it there is time for other things, and after it there is a page with nothing on it. Whatever happens will be known by then. Today can be crossed off with a clear conscience.
      A<lists> The map has fewer white patches than it had. The rest is usual before a journey. On the day there will be people who know the way, and a question takes less than ten seconds. It can all be drawn in properly afterwards, by somebody who has been there.
      A<pocket> The bag is more or less ready, and the pocket is too. It is not known how it will be. It is known who is going. That person has met new things before, and came home from them. Somewhere in the middle of it there will be a sandwich.
    `),
    '11+': script(`
      D<calendar> Anticipation is a form of imagination, and it works longest hours before things that turn out to last forty minutes. Something is coming, and {Name} may have been through several versions of it already. They are well produced, and most of them will not be used. On the calendar it occupies one day. The question is how many of the days before are to be handed over to it for nothing.
      D<lists> Uncertainty is not one thing but two. There is what could be found out with a phone call, and there is what nobody can know until it happens. {Name} may be treating both as a single cloud. Separated, the first half shrinks considerably within an afternoon. The second half remains, and at least it no longer has company.
      D<pocket> What is coming may look like a complete change of scenery. The main character stays the same, however, and so do most of the habits. {Name} has arrived in unfamiliar places before and found the toilets. Nobody travels empty-handed. There is experience, there is a telephone number, and there is room in a pocket for something of no value whatever to anyone else.
      P People who have done it before give advice on the part that surprised them. It may not be the part that matters here.
      P Adults tend to sound confident about it. It is a tone they adopt for announcements of every kind.
      P Somebody else may be looking forward to it. That is neither a reproach nor a forecast.
      Q At the thought of it, {Name} might feel ____. Curiosity may be in there somewhere, behind the rest.
      Q On the evening before, {Name} might feel ____.
      H {helper} can set out what is decided, what is not, and by when it will be.
      H {helper} can make the phone call that answers the three practical questions.
      H {helper} can agree on a way out, in case one is wanted. ~ Exits are seldom used when they exist.
      T {he} can write down the questions and mark those that somebody could answer by Friday.
      T {he} can settle one thing now that will otherwise need deciding in the middle of it.
      T {he} can tell one person what would make it easier.
      C<calendar> {he} can think, "One day is its share."
      C<lists> {he} can think, "Can it be found out? If not, it can wait."
      C<pocket> {he} can think, "Same person, other scenery."
      A<calendar> The date is approaching at the speed at which dates approach. What could be arranged has been, and the remainder lies beyond the reach of further thinking. There is a day after it as well, on which it will be something to tell, or to shrug at. It helps to have a plan for that one.
      A<lists> One list is now mostly ticks. The other contains three or four things that will be known when they happen and not before. That is a perfectly respectable state in which to set out. Nobody has ever known more than that, although some have sounded as if they did.
      A<pocket> It will be unfamiliar for a time, and then there will be a corner of it that is not. Such corners are found by everyone, usually next to a radiator or a person with the same expression. In the pocket is something from before. What is coming can come.
    `),
  },
};
