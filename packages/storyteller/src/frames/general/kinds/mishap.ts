import { script } from '../../../frame.ts';
import type { KindOfMatter } from './kind-of-matter.ts';

/** Something that went another way than it was meant to, whoever had a part in it: nobody can go back, something can be said or done. */
export const mishap: KindOfMatter = {
  topicWords: ['milk', 'cloth', 'clock', 'back', 'plan', 'plans', 'wrong', 'way', 'paper'],
  threads: {
    milk: 'spilt milk, which nobody wanted, and a cloth for it',
    clock: 'a clock, which goes on and not back',
    plan: 'a plan, drawn as a straight line, and the way it really went',
  },
  titles: {
    young: [
      { text: 'Milk and a Cloth', thread: 'milk' },
      { text: 'Tick, Says the Clock', thread: 'clock' },
      { text: 'Not the Way It Was Meant', thread: 'plan' },
    ],
    older: [
      { text: 'First a Cloth', thread: 'milk' },
      { text: 'After the Milk', thread: 'milk' },
      { text: 'A Clock Goes On', thread: 'clock' },
      { text: 'On from Here', thread: 'clock' },
      { text: 'Not as Planned', thread: 'plan' },
    ],
  },
  text: {
    '2-3': script(`
      D<milk> Splash! Milk on the table. {Name} knows that. Other things go wrong, too. Then it is good to stop and look.
      D<clock> Tick, tick, goes the clock. Something went wrong. {Name} may think of it. A clock cannot go back. It goes on.
      D<plan> One way was the plan. {Name} may look. Things went the other way. Nobody can see that before.
      P Big people have such days, too.
      P Nobody wanted it like that.
      P Some cry then. Some go and hide.
      Q After it went wrong, {Name} may feel ____.
      Q Thinking of it, {Name} may feel ____.
      H {helper} can say, "I am here."
      H {helper} can look at it, too.
      H {helper} can say what comes now.
      T {he} can come and tell.
      T {he} can show it to somebody.
      T {he} can come for a hug.
      C<milk> {he} can say, "Oh. A cloth, please."
      C<clock> {he} can say, "Tick. On we go."
      C<plan> {he} can say, "Not that way. This way."
      A<milk> Wipe, wipe. The milk is gone. The table is dry. Other things take longer. There is a lap for that.
      A<clock> Tick, tick, says the clock. That bit is over. Now is now. Now there is a hug.
      A<plan> It went that way, and it is over. Somebody knows about it. There is one more way. It goes to the sofa.
    `),
    '4-5': script(`
      D<milk> Milk gets spilt, and nobody ever wants it to. Then there is milk on the table, and there are faces. {Name} may know other things that went wrong. First it helps to stop and look. A cloth is better than a long talk.
      D<clock> A clock goes on and on. It cannot go back to before, not even a bit. Something went wrong, and {Name} may think of it again. The clock is already at the next thing.
      D<plan> A plan in a head is like a straight line. Then it can go another way. {Name} may still think about how it was meant to go. That is a plan with a bend in it.
      P Grown-ups have days like that as well. They say "oh dear", and then they fetch a cloth.
      P Somebody may look cross. Often that is the fright, and it goes away.
      P Other children have had this, or something like it. Mostly they have not told anybody.
      Q After it went wrong, {Name} may feel ____.
      Q When {he thinks} of it in bed, {Name} may feel ____.
      H {helper} can hear all of it before anything is said.
      H {helper} can help to put a bit of it right. ~ Two can do it better.
      H {helper} can say plainly, "It happened. It is over."
      T {he} can tell it from the start to the end.
      T {he} can ask, "What can we do now?"
      T {he} can draw it, and draw how it goes on.
      C<milk> {he} can think, "First a cloth. Then the rest."
      C<clock> {he} can think, "That was then. Now it is now."
      C<plan> {he} can think, "It went another way. I can tell somebody."
      A<milk> The table is dry, and the cloth is wet. Not all things can be wiped up so fast. Some need a sorry, or a new try, or only some time. Milk comes in a new cup.
      A<clock> The clock has not gone back, not one tick. It went on to supper, and to the bath, and to bed. What went wrong is a smaller part of the day now.
      A<plan> The line had a bend in it, and then it went on. Somebody heard about it and was not too busy. Tomorrow there is a new day with new plans. Some of them go straight, and some do not.
    `),
    '6-7': script(`
      D<milk> When milk runs over a table, everybody looks at the milk. Then somebody gets a cloth. {Name} may know other things that went wrong. It is easy to think about whose fault it was. The more useful question is what helps now.
      D<clock> All clocks have one thing in common, and that is the direction. {Name} may wish that one of them would go back to just before. Then it could go another way this time. No clock does it. But now it is now. That is a good time to say or do something.
      D<plan> A plan in a head looks like a line drawn with a ruler. What happens looks more like a line drawn on a bus. This time it went wrong, and {Name} had thought of it otherwise. It is no use to blame the line. It is of some use to look at where the bend was.
      P Other people see that it went wrong. They do not see how it was meant. They can be told that.
      P Grown-ups have a few stories of this kind. They tell them years later, and by then they laugh.
      P Somebody may say the wrong thing about it first. A better thing often comes a bit later.
      Q When it had just happened, {Name} may have felt ____. It may be another word now.
      Q When somebody talks about it, {Name} may feel ____.
      H {helper} can ask what happened and listen up to the end. ~ The end is often the main part.
      H {helper} can find out what can still be put right.
      H {helper} can come along if somebody needs to be told.
      T {he} can say in two sentences what went wrong.
      T {he} can ask somebody what can be done about it now.
      T {he} can write down what {he would} like to be different next time.
      C<milk> {he} can think, "Cloth first, then talk."
      C<clock> {he} can think, "Not back. On from here."
      C<plan> {he} can think, "That was a bend. The line goes on."
      A<milk> The milk is gone, and somewhere there is a damp cloth. What went wrong has been looked at. A bit of it was put right, perhaps. The rest may stay as it is. Milk is poured by people who have spilt it, for there are no others.
      A<clock> The clock on the wall says that it is later than before. That is the nice thing about it. What went wrong did go wrong, and since then other things have happened. One of them was that somebody listened.
      A<plan> From further away the line can be seen as a whole. It has a bend in it, and then it goes on across the paper. That is what most people's lines look like. The next plan can have a little more room in it.
    `),
    '8-10': script(`
      D<milk> There is a saying that it is no use crying over spilt milk. Nobody asked the person with the milk in their school bag. When something goes wrong, {Name} may find that a short cry or a loud word comes by itself. That is quite usual. What does help after it is to ask what a cloth would be in this case.
      D<clock> In films people travel back and change one small thing. {Name} may have thought of the exact minute that {he would} pick. Outside films clocks go one way, and that minute is out of reach. The minutes after it are not. Most of what can be done about a thing that went wrong is done in those.
      D<plan> When a plan goes wrong, engineers write a report. They ask what happened, in what order, and which part could go differently. This did not go as it was meant, and {Name} may be going over it anyway. It is better done on paper than at midnight.
      P People who were there remember their own part of it. They were thinking about themselves, so they saw less than it seems.
      P Adults have a collection of such moments and rarely show it. Asked at the right time, most of them can offer one that was worse.
      P Somebody may be annoyed, and that may be fair or unfair. Annoyance gets shorter when it hears a plain sentence.
      Q When {he thinks} back to it, {Name} might feel ____. The body often remembers it first.
      Q When it is mentioned, {Name} might feel ____.
      H {helper} can listen to the whole of it without looking for a lesson. ~ Lessons can be found later, if there is one.
      H {helper} can help to find out what is still possible. ~ Often it is a phone call, a note or a second date.
      H {helper} can go along when it gets put right, and say nothing unless asked.
      T {he} can write down what happened, in order, in five short lines.
      T {he} can tell one person who needs to know, before it gets bigger than it is.
      T {he} can ask what would put a part of it right, and do that part.
      C<milk> {he} can think, "What would be the cloth?"
      C<clock> {he} can think, "Not that minute. This one."
      C<plan> {he} can think, "What happened, and what next?"
      A<milk> The wet part has been dealt with, and the rest is drying. It went wrong, and it cannot be turned into a success by being cheerful about it. A person who knows where the cloths are kept is good company for others. They will spill something, too.
      A<clock> By now there are many minutes between this one and that one. It went wrong, and there it stays, in its own small place on the clock. What was said and done since then counts as well. It is the only part that anybody could choose.
      A<plan> The report is short and has no villain in it. Something went wrong at one point, and there are one or two ideas for another time. Plans made after that tend to have some space at the edges. The paper can be folded up, and the head can think about something else.
    `),
    '11+': script(`
      D<milk> Proverbs about spilt milk are mostly quoted by people who did not spill it. Something went wrong, and {Name} may be past the point of wanting to hear that it does not matter. It mattered enough to be annoying. After that the sensible question is a domestic one. Which part can be wiped up, which part leaves a mark, and who needs to be told?
      D<clock> The mind has a habit of going back to the minute before and editing it. {Name} may have several good versions by now. None of them can be sent, since clocks accept no corrections. It is not wasted, though. An edited version shows quite precisely what one would like to do from here on, and that can still be delivered.
      D<plan> When a flight does not go to plan, somebody writes a report that leaves out who is to blame. It asks for the order of events and the point at which another way was open. When something goes wrong, {Name} could do worse than copy the form. It takes ten lines and can be written without adjectives.
      P Others replay their own moments and have little time for anyone else's. The audience was smaller than it seemed, and it has gone home.
      P Adults who make a fuss about it are often dealing with their own alarm. Underneath there is usually a simple wish that it had gone well.
      P Somebody involved may be waiting for a word, or hoping that there is none. It can be found out with one question.
      Q Going back over it, {Name} might feel ____. It may be worth asking whether that is about the event or about the faces.
      Q When it comes up in company, {Name} might feel ____.
      H {helper} can hear it from beginning to end and keep back the conclusion.
      H {helper} can help to work out what is still open, with dates and names. ~ Facts shrink things to their real size.
      H {helper} can be there for the awkward part, if company is wanted.
      T {he} can write the ten lines and decide afterwards who may read them.
      T {he} can say what happened to the person it concerns, in plain words and without a defence.
      T {he} can put right the part that is within reach and leave the rest for a week.
      C<milk> {he} can think, "What can be wiped up? That first."
      C<clock> {he} can think, "No edits. The next line is open."
      C<plan> {he} can think, "Order of events. No villains."
      A<milk> What could be wiped up has been, and what left a mark is drying at its own speed. It went wrong, which is a fact and not a character. The people worth having around have all stood in a kitchen at some time, looking at the floor and then for a cloth.
      A<clock> It went wrong at a definite time, and that time is now some way off. The clock takes no interest in it and neither, soon enough, does anybody else. What happened afterwards had more of a choice in it. A modest sentence to the right person weighs more than the best edited version.
      A<plan> The report ends, as they all do, with a recommendation. It is short and could be carried out by next week. That something went wrong remains true, in one line of ten. The other nine are about what a careful person saw and thought, and they read rather well.
    `),
  },
};
