import { script } from '../../../frame.ts';
import type { KindOfMatter } from './kind-of-matter.ts';

/** Something that a child cannot stop asking about or being busy with: it is looked into, and it gets a place and a time. */
export const wonder: KindOfMatter = {
  topicWords: [
    'magnet',
    'pull',
    'pulls',
    'box',
    'lid',
    'question',
    'questions',
    'ask',
    'asks',
    'asked',
    'answer',
    'answers',
    'thought',
    'thoughts',
    'look',
  ],
  threads: {
    magnet: 'a magnet, which pulls some things and not others',
    box: 'a box with a lid, which keeps things until there is time',
    question: 'a question, which is asked of more than one person',
  },
  titles: {
    young: [
      { text: 'Like a Magnet', thread: 'magnet' },
      { text: 'A Box with a Lid', thread: 'box' },
      { text: 'Who Knows?', thread: 'question' },
    ],
    older: [
      { text: 'Like a Magnet', thread: 'magnet' },
      { text: 'A Box with a Lid', thread: 'box' },
      { text: 'Three People to Ask', thread: 'question' },
    ],
  },
  text: {
    '2-3': script(`
      D<magnet> Click! A magnet pulls a spoon. {Name} may like one thing so much. It pulls and pulls.
      D<box> Here is a box. {Name} has a thing in mind. It can go in the box. Then the lid comes off.
      D<question> {Name} has a question. What is it? Why is it so? Asking is good. Who knows the answer?
      P Big people have a best thing, too.
      P Some know a lot. Some know a bit.
      P Others like another thing best.
      Q Thinking of it, {Name} may feel ____.
      Q When it stops, {Name} may feel ____.
      H {helper} can look at it, too.
      H {helper} can say a true thing.
      H {helper} can say when.
      T {he} can show it to somebody.
      T {he} can ask one more thing.
      T {he} can draw it.
      C<magnet> {he} can say, "Click. Then I come back."
      C<box> {he} can say, "Lid on. Lid off later."
      C<question> {he} can say, "I want to know."
      A<magnet> Click, goes the magnet. It will still pull next time. Now a spoon is for soup. Yum.
      A<box> The lid is on. The box keeps it. It is still there after a nap. Night-night, box.
      A<question> There was a bit of an answer. It was good to ask. A bit more is known now. Bed has no questions.
    `),
    '4-5': script(`
      D<magnet> A magnet pulls a paper clip and leaves a leaf alone. With thoughts it can be like that, too. {Name} has a thing that pulls {his} thoughts. They go there before anybody has called them.
      D<box> Some things would fill any box. {Name} knows one that is in {his} head all day. A box with a lid is good for such a thing. In the box it is not gone. At its time the lid comes off.
      D<question> A question can be small and still be a big one. {Name} has something {he thinks} about a lot. One person may know a bit, and another the next bit. A book may know some, too.
      P Grown-ups have things like that as well. They talk about them at supper, and others pass the peas.
      P Somebody else may not want to hear so much of it. That is not because it is silly.
      P People who know a lot about a thing began by asking.
      Q When {he is} thinking about it, {Name} may feel ____.
      Q When it is time for something else, {Name} may feel ____.
      H {helper} can look it up, and say if nobody knows.
      H {helper} can say when there is time for it.
      H {helper} can find a safe way to look at it.
      T {he} can draw what {he knows} about it already.
      T {he} can tell three things about it, and then listen to somebody.
      T {he} can find a good box for it.
      C<magnet> {he} can think, "It pulls. It can wait a bit."
      C<box> {he} can say, "Lid on now. Lid off later."
      C<question> {he} can say, "Who could know that?"
      A<magnet> The magnet has been used, and it is on the fridge now. It is still a magnet in the dark. Tomorrow it pulls again, and there will be some time for it. It is good to have a thing that pulls.
      A<box> The lid is on, and inside it is all as it was. Between now and then come supper and a story. A box is good at waiting. It does not mind.
      A<question> The question has had an answer, or half of one. The other half may be in a book, or in another head. It is a good thing to think about. Many questions are still free.
    `),
    '6-7': script(`
      D<magnet> A magnet can pull a nail through paper. It takes no notice of wood, bread or socks. {Name} has something that pulls {his} thoughts like that. Nobody picks what it is. It is good to be interested. It only takes up a lot of a day.
      D<box> Some things would fill any box. They come to table, to school and into bed. {Name} has one of those. Such a thing does well with a place and a time of its own. The place can be a box or a notebook. There it waits for its turn.
      D<question> Some people see a thing and walk past. Others stop, because there is a question in it. {Name} has stopped at one. It may have a short answer, or one that nobody has found yet. It is worth asking more than one person.
      P Scientists are people who stayed busy with one thing. They get paid for it, and they still come to supper.
      P Others may like to hear two sentences about it, and not twenty. They have something of their own that pulls.
      P Grown-ups may not know the answer. The good ones say so, and go and look.
      Q When {he thinks} about it, {Name} may feel ____.
      Q When somebody says, "Not now," {Name} may feel ____.
      H {helper} can look it up with {him}, or ask somebody who knows.
      H {helper} can set a time for it that really comes.
      H {helper} can say which part is fine and which is not.
      T {he} can keep a notebook for what {he finds} out.
      T {he} can ask three people and compare the answers.
      T {he} can tell somebody the best thing about it in one minute.
      C<magnet> {he} can think, "It pulls, and it keeps."
      C<box> {he} can think, "It has its turn. Now it is in the box."
      C<question> {he} can think, "Good question. Who could know?"
      A<magnet> A magnet does not get weaker from waiting in a drawer. Tomorrow the thoughts will go there again, and some time is kept for it. In between they can go to other places, and see who else is there.
      A<box> The notebook is shut, and the box has its lid on. What is in it will be there tomorrow, down to the last bit. Now there is room on the table for plates. Somebody may even ask about it over supper.
      A<question> One answer has come so far, and it brought two new questions along. That is how it is with good ones. They have been written down, so they cannot get lost. The people who were asked are still thinking.
    `),
    '8-10': script(`
      D<magnet> Interest is a pull that nobody has measured, although everybody has felt it. It takes hold of one person over beetles and another over bus routes, and leaves the next one cold. {Name} has something that works like a magnet at the moment. That is how experts begin. It is also how other things get forgotten, such as shoes, supper and what somebody was just saying.
      D<box> Museums own far more than they show. Most of it lies in a box with a label, safe, in order and ready for its turn. {Name} has a subject that would like to be on show all day. It might do well with a museum's method: a place to keep it, a label and opening hours.
      D<question> A question that does not go away is a stroke of luck, although it can be a nuisance at bedtime. {Name} is thinking about something that may not have a short answer. Those who find things out use three sources: somebody who knows, something written, and their own eyes. It pays to note which of them said what.
      P People with an interest of their own recognise it in others. People without one may need the short version.
      P Adults sometimes sigh when the subject comes up again. It is the number of times, and not the subject.
      P Nobody knows everything about anything. Those who know most say so most often.
      Q When {he is} deep in it, {Name} might feel ____.
      Q When it is time to leave it, {Name} might feel ____.
      H {helper} can find somebody who really knows about it and is willing to be asked.
      H {helper} can agree on opening hours and keep to them. ~ Hours that can be relied on are easier to wait for.
      H {helper} can say plainly what is safe, what is clean and what belongs to other people.
      T {he} can write down what is known, what is guessed and what nobody has told {him} yet.
      T {he} can make a one-minute version of it for people who like it short.
      T {he} can look into it properly with somebody, and note who said what.
      C<magnet> {he} can think, "It keeps. I can come back."
      C<box> {he} can think, "Closed now. Open at its time."
      C<question> {he} can think, "Who knows, what is written, what can I see?"
      A<magnet> The pull has not grown weaker, and there is no reason for that. It has some room in the day now, with an edge to it. Outside that edge there are other people, and it turns out that they have magnets as well. Some of those are rather good.
      A<box> The lid is on, the label says what is inside, and the opening hours hang where they can be read. A collection, or a thought, does not suffer from being put away for a night. It is the first thing to be seen when the box is opened again.
      A<question> So far there is one answer that is certain and two that disagree. That is a good stage to be at. The question has been asked properly. Some of it may be answered by somebody who is not even born yet. In the meantime there is a page of notes with a date on it.
    `),
    '11+': script(`
      D<magnet> Enthusiasm is a pull that has no regard for usefulness. It attaches itself to fonts, fungi or the history of one railway line, and it stays there. {Name} has something that works like a magnet. It needs no apology. The only difficulty is that a strong magnet erases whatever is kept close to it, such as sleep, homework and other people's turn to speak.
      D<box> An archive is a box for being able to stop thinking about something. It is labelled, it is complete, and it opens at nine. {Name} has a subject that tends to spread through the whole day. Given a place and fixed hours it usually does better, and so does the rest of the timetable. That is how professionals protect what they love from becoming a nuisance.
      D<question> Most people stop asking at about the point where it gets interesting. {Name} has something on {his} mind that does not settle with the first answer. There are respectable methods for that. One asks an expert, reads a source and checks who is paying for it, and looks for oneself. After that it is allowed to leave the question open.
      P Some listeners glaze over, and it is useful to recognise the moment. It is no verdict on the subject.
      P Adults envy a real interest, under the grumbling. Many had one and mislaid it.
      P There are others who care about exactly this, usually in another town. They can be found.
      Q Absorbed in it, {Name} might feel ____.
      Q Interrupted, {Name} might feel ____. The word may be unprintable, and there is usually a second one.
      H {helper} can put {him} in touch with somebody who knows the field.
      H {helper} can agree on hours for it and defend them against other plans.
      H {helper} can be frank about the part that is a problem, if there is one, and leave the rest alone.
      T {he} can keep a record of what has been established, by whom, and what is still in doubt.
      T {he} can prepare a version of one minute and a version of ten, and ask which is wanted.
      T {he} can set a fixed time to stop, and write down where to begin again.
      C<magnet> {he} can think, "It will hold until tomorrow."
      C<box> {he} can think, "Filed. It opens at its hour."
      C<question> {he} can think, "Open is a proper state for a question."
      A<magnet> It still pulls, which is the good news. What was lying too close has been moved a little, and the day has recovered some of its other contents. People with a subject are rarely bored and seldom boring, provided that they ask a question back now and then.
      A<box> The box is closed for the night with a note on top that says where to continue. Nothing in it will have gone off by morning. What lies outside has its own claims, and some of them are friendlier than expected. An interest that can be put down will be picked up for longer.
      A<question> The answers so far fit on a page, and the last line is a question mark. It has been looked at with care, by somebody who checked. That is more than can be said of most opinions. The rest stays open, and it can wait, and it will be no worse for a night's sleep.
    `),
  },
};
