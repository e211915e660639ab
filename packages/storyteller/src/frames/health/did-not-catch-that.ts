import { said, type NamedScene } from '../scene.ts';

/** Somebody with hearing aids does not hear in class and says nothing of it: what can be agreed without being the news. */
export const didNotCatchThat: NamedScene = {
  id: 'missedit',
  image: 'a sentence that was missed, and a pen that is laid across the book',
  cue: said(
    String.raw`\b(?:(?:won['’]?t|will not|doesn['’]?t|does not|never|refuses to|too (?:shy|embarrassed) to|scared to|afraid to) (?:tell|say|ask|admit|let on)\b[^.]{0,60}\b(?:hear|heard|catch|caught|miss\w*)|(?:pretends?|nods?|guess\w*|bluffs?|fakes?)\b[^.]{0,60}\b(?:hear\w*|heard|catch|caught|listen\w*|understood))\b`,
  ),
  decides: false,
  answers: /\b(?:tell|say|ask|pretend\w*|nod\w*|hear|class|teacher|hides?|hair)\b/i,
  titles: { older: 'A Pen Across the Book' },
  text: {
    '6-7': `
      D<missedit> Hearing aids bring in a lot of sound, and not all of it. A voice gets lost when a chair scrapes or a teacher turns round. Then {Name} may nod and guess the rest. Guessing is hard work. It is no fault to miss something. No hearing aid catches it all.
      P<missedit> A teacher cannot see which words got lost. Most teachers are glad of a sign, because then they can say it again.
      P<missedit> Children with other ears miss things as well. They look at the next table and copy.
      Q<missedit> When some words are lost, {Name} may feel ____.
      H<missedit> {helper} can agree on a quiet sign with the teacher. ~ Nobody else needs to know it.
      H<missedit> A teacher can write the main thing on the board.
      T<missedit> {he} can lay a pen across the book. ~ It can mean, "Please say it again."
      T<missedit> {he} can tell one grown-up which part of the day is hardest to hear.
      C<missedit> {he} can think, "I missed a bit, and I can get it back."
      A<missedit> The pen lies across the book, and the teacher says it once more. Only two people know why. Hearing aids do their part, and a sign does the rest. With fewer guesses, there is more strength left for the afternoon.
    `,
    '8-10': `
      D<missedit> In a classroom many words arrive from behind a hand, a book or the other side of the room. With hearing aids, {Name} may catch most of them and fill in the rest by guessing. It works rather well, so nobody notices, and it is tiring. To say "I can't hear" in front of everyone is a lot to ask. There are quieter ways of saying it.
      P<missedit> Teachers cannot tell a pupil who heard everything from one who guesses well. They would rather say it twice than find out in July.
      P<missedit> Those at the next table are mostly busy with whether they understood it themselves. Hardly anyone looks at other people's ears for long.
      Q<missedit> When part of a sentence is lost, {Name} might feel ____. It can be different with friends and with teachers.
      H<missedit> {helper} can arrange a sign with the teachers, so that nothing needs saying aloud.
      H<missedit> {helper} can ask the people who look after the hearing aids about a microphone for the teacher. ~ It brings one voice close.
      T<missedit> {he} can lay a pen across the book when something was missed. ~ The teacher says it again to the whole class.
      T<missedit> {he} can choose the seat from which most faces can be seen.
      C<missedit> {he} can think, "Missing a word is normal. Guessing all day is optional."
      A<missedit> A pen lies across a book, and a teacher says the sentence again, as teachers do forty times a day. Nobody turned round. Hearing aids can stay under the hair or not, as their owner likes. What was said has arrived, and that was the point.
    `,
    '11+': `
      D<missedit> Getting by on guesses is a skill, and people with hearing aids tend to be very good at it. {Name} may lip-read a little, watch what the others do and nod at the right moment. The disadvantage is that it works: nobody knows what was missed, so nobody repeats it. By the end of the day it has cost a great deal of concentration. Not wanting to announce it to a whole class is understandable, and announcing is not the only way.
      P<missedit> A teacher who talks to the board has simply forgotten, and an agreed sign costs neither of them anything. Most would be sorry to learn how long it went on.
      P<missedit> Friends often suspect more than they say. Some of them would repeat a line gladly, if they knew that it was welcome.
      Q<missedit> On nodding at something that was not heard, {Name} might notice ____. Relief and tiredness can come together.
      H<missedit> {helper} can pass on to the school what helps, after agreeing what may be said and to whom.
      T<missedit> {he} can settle a sign with two teachers first, such as a pen across the book. ~ If it works, the others can be told.
      T<missedit> {he} can ask for notes or slides beforehand. ~ Known words are easier to hear.
      C<missedit> {he} can think, "I do not owe anyone a guess."
      A<missedit> The sentence was repeated, the lesson went on, and the pen went back to being a pen. Who knows about the hearing aids, and how visible they are, remains a private decision. Asking for words is a separate matter. It can be done in silence, from any seat.
    `,
  },
};
