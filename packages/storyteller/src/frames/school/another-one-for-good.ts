import { said, type NamedScene } from '../scene.ts';

/** The teacher does not come back: another one has the class from now on. */
export const anotherOneForGood: NamedScene = {
  id: 'forgood',
  image: 'a jar of buttons from one teacher, to which another teacher adds',
  cue: said(
    String.raw`\b(?:(?:teacher|ta|miss|sir|mr|mrs|ms|she|he)\b[^.!?]{0,30}\b(?:(?:has|had|is|'s) (?:left|leaving|gone|moved|retir\w+)|left|leaves|retire[sd]?|retiring)\b(?! (?:early|it|him|her|the (?:room|class)))|for good|not (?:coming|be) back|never (?:coming )?back|won'?t (?:be|come) back|permanent\w*|new (?:class )?teacher (?:starts|is starting|from|for good|next|after|in))`,
    String.raw`\b(?:weeks?|months?|until|till|maternity|baby|course|ill|sick|operation|every day|each day|different|new school|moved schools?)\b`,
  ),
  decides: false,
  answers: /\b(?:left|leav\w+|good|starts?|new|monday|back)\b/i,
  titles: { young: 'Another Teacher Stays', older: 'Another Teacher Stays' },
  text: {
    '4-5': `
      D<forgood> Sometimes a teacher goes, and another teacher comes and stays. {Name} may look for the first one at the door. The first one has another job or another place now. It is not because of a child. The songs from before are still in all the heads. New songs come on top.
      P<forgood> The one who left thinks of the class too. It is hard to say goodbye to so many.
      P<forgood> The one who comes does not know the jokes yet. Children can tell them.
      Q<forgood> When the other voice says hello, {Name} may feel ____.
      H<forgood> {helper} can help to make a card.
      H<forgood> {helper} can say who is at school tomorrow.
      T<forgood> {he} can show where things go.
      T<forgood> {he} can draw the first teacher.
      C<forgood> {he} can think, "I can like two."
      A<forgood> The class has another teacher now. The peg and the mat are where they were. The old songs are kept, and there is a new one. Missing one and liking one can go on at once.
    `,
    '6-7': `
      D<forgood> Teachers change jobs, move or stop work, just as other people do. Then another teacher has the class, and stays. {Name} may think of the one before, who knew how it all went. It was not about the class, and no child made it happen. What was learned from one teacher does not leave with that teacher. It stays in the heads, like buttons in a jar.
      P<forgood> Teachers who leave take things along too. They remember voices, jokes and who lost which tooth.
      P<forgood> The new one starts with a list of names and no faces. It takes some weeks to fit them together.
      P<forgood> Some children like the new one at once. Others need longer. Liking the new one does not hurt the other.
      Q<forgood> In front of the new teacher, {Name} may feel ____. There may be two words.
      H<forgood> {helper} can help {him} to write to the teacher before.
      H<forgood> {helper} can tell the new teacher one thing that helps.
      T<forgood> {he} can show the new teacher one thing that the class is good at.
      T<forgood> {he} can tell at home what is the same and what is not.
      C<forgood> {he} can think, "One more button. The others stay."
      A<forgood> The jar is as full as it was. Now another teacher puts something in. Some things get done another way. It may be better or worse or just odd. The teacher from before can be missed for as long as it takes.
    `,
    '8-10': `
      D<forgood> A teacher leaves, and then there is another teacher at the same desk, who is going to stay. {Name} may find that oddly hard, even if the first one was not perfect. Classes have a language of their own, with half sentences and old jokes, and it was made with one person. The next one does not speak it yet. People leave for work, for health or for a move, and the class is not the reason.
      P<forgood> Whoever takes over a class has been told about it in ten minutes and forgotten half. They would rather be told by those who know.
      P<forgood> A teacher who leaves often finds it harder than it looks. Saying so would make thirty people cry, so it gets a cake.
      P<forgood> Some in the class will compare the two every day for a while. It sounds like criticism, and it is mostly missing.
      Q<forgood> At the first register, {Name} might feel ____. Curious and disloyal can come in one package.
      H<forgood> {helper} can find out whether a letter or a card would reach the teacher before.
      H<forgood> {helper} can write the new one a few lines about what helps.
      T<forgood> {he} can explain one custom of the class, and let the new one have another.
      T<forgood> {he} can write down a sentence of the old teacher that is worth keeping.
      C<forgood> {he} can think, "I can keep one and try the other."
      A<forgood> After some weeks, the half sentences work again, and a few are new. The teacher before is still somewhere, and so is what was learned. Nobody needs to decide who was better. A class can have had both.
    `,
  },
};
