import { script } from '../../../frame.ts';
import type { KindOfMatter } from './kind-of-matter.ts';

/** Anything at all: that it is there, that it can be told, drawn or asked about, and that somebody is near. Nothing else is said. */
export const anyMatter: KindOfMatter = {
  topicWords: [
    'tell',
    'telling',
    'told',
    'words',
    'word',
    'sentence',
    'draw',
    'drawing',
    'drawn',
    'paper',
    'sit',
    'sofa',
    'sitting',
    'said',
    'say',
  ],
  threads: {
    words: 'one sentence, which is enough to begin',
    paper: 'a drawing, which shows what is hard to say',
    sofa: 'a sofa with room for two',
  },
  titles: {
    young: [
      { text: 'One Word to Begin', thread: 'words' },
      { text: 'It Can Be Drawn', thread: 'paper' },
      { text: 'Room for Two', thread: 'sofa' },
    ],
    older: [
      { text: 'One Sentence to Begin', thread: 'words' },
      { text: 'On One Sheet of Paper', thread: 'paper' },
      { text: 'Room for Two', thread: 'sofa' },
    ],
  },
  text: {
    '2-3': script(`
      D<words> One word can tell a lot. {Name} has a thing to think of. It may be big or small. A word can tell a bit of it.
      D<paper> {Name} has a thing to think of. It can go on paper. Round and round goes the pen. We can see it then.
      D<sofa> Here is the sofa. Two can sit on it. {Name} may have a thing to tell. It is a good spot for that.
      P Big people think of things, too.
      P Some tell it. Some show it.
      P Nobody can see in a head.
      Q Thinking of it, {Name} may feel ____.
      Q With somebody near, {Name} may feel ____.
      H {helper} can sit here, too.
      H {helper} can say what is so.
      H {helper} can look and hear.
      T {he} can say one word.
      T {he} can show it with a hand.
      T {he} can come for a hug.
      C<words> {he} can say, "I tell you."
      C<paper> {he} can say, "Look, this is it."
      C<sofa> {he} can say, "Sit here with me."
      A<words> A word came, and one more. Somebody heard it. That was good to tell. Now the words can rest.
      A<paper> It is on the paper now. Two can look at it. The pen goes to bed. Night-night, drawing.
      A<sofa> Two sat on the sofa. Some of it was told. The sofa is still warm. It was good to sit.
    `),
    '4-5': script(`
      D<words> Without words nobody knows what is in a head. {Name} has something that matters to {him}. It need not be told all at once. One word is a start, and it may be a funny one.
      D<paper> Some things are easy to draw and not so easy to say. {Name} has something that matters to {him}. It can go on paper, big or small, in any colour. Then two people can look at it.
      D<sofa> A sofa is a good place to tell a thing. People sit side by side there. {Name} has something that matters to {him}. There is room for two, and nobody needs to stare.
      P Grown-ups cannot look into a head. They guess, and often they guess wrong.
      P Other children have things on their minds, too. They look the same as ever.
      P It may seem small to somebody, and it is big from here. Both people are right.
      Q When {he thinks} about it, {Name} may feel ____.
      Q When somebody asks about it, {Name} may feel ____.
      H {helper} can listen to the end, and say nothing yet.
      H {helper} can say what is true, and what comes next.
      H {helper} can ask, "What would be good now?"
      T {he} can say one thing about it, or show it.
      T {he} can draw it and leave the drawing on a pillow.
      T {he} can ask a question about it.
      C<words> {he} can think, "One word is a start."
      C<paper> {he} can think, "I can draw it."
      C<sofa> {he} can say, "Will you sit with me?"
      A<words> One word has been told, or ten. They do not change all of it, and now somebody knows. Tomorrow there are new words. For today it is enough.
      A<paper> The paper is full, and there is blue on a thumb. Some of it is on the drawing now. It can be looked at again tomorrow, or put away. Somebody has seen it.
      A<sofa> Two people got up from the sofa. It had been told, or they had only sat there. Both are good for something. The cushion still has a dent in it.
    `),
    '6-7': script(`
      D<words> What matters to one person cannot be seen by the next. It travels in words, and words are slow. {Name} has something that matters just now. It does not need to be told well. One sentence is enough to begin with, and somebody can ask about the rest.
      D<paper> Even a wobbly drawing is useful. It shows who was there, what was big, and what was far away. {Name} has something that matters just now. It may not fit well into words. On paper it can be seen all at once.
      D<sofa> A sofa has one great advantage. Two people on it look the same way, and nobody is looked at. {Name} has something that matters just now. Some of it may be easy to say there. Some of it can stay unsaid.
      P Other people may think that all is well. From outside it looks like that. They are not unkind. They have not been told.
      P Grown-ups sometimes begin to explain too soon. They can be asked to listen first.
      P A thing may be as small as it likes, and it still counts. It counts when somebody thinks about it.
      Q When it comes to mind, {Name} may feel ____. It may be another word tomorrow.
      Q When somebody listens, {Name} may feel ____.
      H {helper} can hear all of it before saying anything.
      H {helper} can say what is known, and what could be done.
      H {helper} can ask what would help a little, today.
      T {he} can begin with one sentence, at any time of day.
      T {he} can draw it and write one word next to each thing.
      T {he} can say which part can stay as it is, and which part not.
      C<words> {he} can think, "One sentence, and then I see."
      C<paper> {he} can think, "It can be drawn, so it can be seen."
      C<sofa> {he} can say, "Can we sit for a bit?"
      A<words> The sentence was a short one, and it was heard. It may lead to a plan, or just to somebody nodding. What has been told once is easier to tell again. There are enough words left for supper.
      A<paper> The drawing lies on the table, and two people have leaned over it. Some of it can be changed, and some is simply how it is. Now it can be folded up small. A folded thing fits in a drawer.
      A<sofa> It is later now, and the sofa has two dents in it. Something was said there, or it was only quiet. Both count. It is a place that is there on other days, too.
    `),
    '8-10': script(`
      D<words> Nobody can see what is in a head until it is put into words. That is why people ask "What's up?" at the wrong moment and miss the right one. {Name} has something that matters at present. It can be put into one plain sentence, without a beginning or an end. Other people can do the rest, by asking.
      D<paper> A thing that goes round in a head looks different when it is drawn. Detectives know that, and have a board for it. {Name} has something that matters at present, and it may be made of several parts. On a sheet of paper they can be pulled apart and looked at one by one.
      D<sofa> Conversations go better sideways, as anyone knows who has talked in a car or on a sofa. There is something else to look at, and a pause is only a pause. {Name} has something that matters at present. It need not be solved there. It is enough if two people know what it is.
      P Others may make less of it, or more. They are not in the same place, and things have different sizes from there.
      P Adults like to fix things, so they may start before they have heard it all. It is fair to say, "Just listen first."
      P Somebody else may have the same on their mind and be just as quiet about it.
      Q When it comes to mind, {Name} might feel ____. It may be different on another day.
      Q After telling somebody, {Name} might feel ____.
      H {helper} can listen to the end, and then ask what is wanted: advice, help or company.
      H {helper} can say honestly what is known about it and what is not.
      H {helper} can look for what could make it easier, and suggest one thing.
      T {he} can say it in one sentence to one person, at a time that suits.
      T {he} can put it on paper, and mark what can be changed and what cannot.
      T {he} can say what would be no help at all. ~ That is useful to know as well.
      C<words> {he} can think, "One plain sentence will do."
      C<paper> {he} can think, "Flat on paper, one part at a time."
      C<sofa> {he} can say, "Have you got ten minutes?"
      A<words> The sentence is out, and nothing fell over. Perhaps something will be done about it, and perhaps it only needed to be known. It was told by the one person who could. There is no hurry with the second sentence.
      A<paper> Laid out on paper, it has fewer parts than it had inside. A few of them are nobody's to change. One or two can be asked about, or shared, or left until Friday. The sheet can be kept, or folded into an aeroplane.
      A<sofa> The two on the sofa have been quiet for a while, in a good way. It was said, as far as it could be. Whatever happens with it next, one more person knows. The biscuits have been dealt with too.
    `),
    '11+': script(`
      D<words> Human beings have a design fault: what they do not say does not show. They walk about looking like people who are wondering what is for lunch. {Name} has something that matters at the moment. It does not require a speech. A single accurate sentence, placed with somebody sensible, is generally enough to start things moving.
      D<paper> A matter that is only thought about has no edges. It overlaps with tiredness, with last Tuesday and with what somebody said. {Name} has something that matters at the moment. Written or drawn on one sheet, it is limited by the size of the sheet, and that alone is a gain. The parts can be seen, and it becomes clear which of them are open to anybody.
      D<sofa> Important things are seldom said face to face across a table. They are said side by side, on a sofa, in a car or over the washing-up, where nobody can see anyone's reaction. {Name} has something that matters at the moment. It may or may not be the time to mention it. The places for it, at least, are easy to find.
      P Others see a small part of it and judge by that. More information improves their judgement quite reliably.
      P Adults have a reflex to solve things. It can be switched off by saying at the start that it is not required.
      P It is possible that somebody nearby has been through something similar and did not think of mentioning it.
      Q When it comes to mind, {Name} might feel ____. More than one answer may be correct.
      Q Having said it aloud, {Name} might feel ____.
      H {helper} can ask which is wanted, an opinion, a hand or some company, and then keep to that.
      H {helper} can be straightforward about what is known and what is not.
      H {helper} can take over one practical part of it, if there is one.
      T {he} can say it in one sentence to one person, and say what {he does} not want to hear.
      T {he} can put it on a single page, with what is fixed on the left and what is open on the right.
      T {he} can decide when to think about it and when to leave it alone.
      C<words> {he} can think, "One accurate sentence."
      C<paper> {he} can think, "One page. Left fixed, right open."
      C<sofa> {he} can say, "I don't need an answer. Have you got a minute?"
      A<words> The sentence has been said, and the world is much as it was, with one more person informed. That is sometimes all that was missing, and at other times it is where something begins. Either way it was told in {his} own words, which are the only ones that fit.
      A<paper> The page is full, and the right-hand column is longer than expected, or shorter. What is fixed can be left alone with a better conscience. What is open has been written down, so it will not get lost. Paper is patient, and it makes no suggestions.
      A<sofa> Side by side on the sofa, a good deal was said and some of it was about other things. That is quite usual. The matter has not been settled by it, and it has been shared. The next time can begin in the middle.
    `),
  },
};
