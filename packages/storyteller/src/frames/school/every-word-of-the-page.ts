import { said, type NamedScene } from '../scene.ts';

/** Reading aloud, or answering the register, with a stammer: the wait for one's turn, and what can be settled before it. */
export const everyWordOfThePage: NamedScene = {
  id: 'readsaloud',
  image: 'a page that is read round the class, line by line',
  cue: said(
    String.raw`\b(?:read(?:s|ing)?|say(?:s|ing)? (?:his|her|their) (?:lines?|name))\b[^.]{0,24}\b(?:out ?loud|aloud|to the class|(?:in|to|at) (?:the )?class|in front|at school)\b|\b(?:register|presentation|talk in front|answer(?:s|ing)? (?:questions )?in class|put(?:s|ting)? (?:his|her|their) hand up)\b`,
  ),
  decides: false,
  answers: /\b(?:read\w*|out loud|aloud|class|register|front|hand up|answer\w*)\b/i,
  titles: { older: 'Line by Line, Round the Room' },
  text: {
    '6-7': `
      D<readsaloud> The class reads a page, and it goes round, one line each. {Name} has a stammer and may count which line will come. Then all the listening goes into that one line. When the turn is there, a word may get stuck. It is a word from the page, and it can take its time. Others can wait for it.
      P<readsaloud> Most of the class look at the page, to see where they are. They are counting lines too.
      P<readsaloud> Reading with someone, both at once, is easier for lots of people who stammer.
      Q<readsaloud> Just before it is {his} line, {Name} may feel ____.
      H<readsaloud> {helper} can plan it with the teacher: alone, paired or later.
      H<readsaloud> The teacher can say to all, "We wait for each word."
      T<readsaloud> {he} can ask to read together with a friend.
      T<readsaloud> {he} can read the page at home to a toy first.
      C<readsaloud> {he} can think, "Bumps and all, it is my line."
      A<readsaloud> The line was read, with a bump in it, and the page went on. Somebody asked what a walrus is. A word with a bump in it means what it means. The talk after it was about the walrus.
    `,
    '8-10': `
      D<readsaloud> When a page is read round the class, somebody with a stutter hears very little of it. {Name} may be counting heads, finding the line and looking for the word that will get stuck. On a page there is no way round it, because the words are already chosen. That makes reading aloud harder than talking, and it has nothing to do with how well somebody reads. How it is done, however, can be settled beforehand.
      P<readsaloud> Teachers often skip somebody out of kindness, or ask without warning out of fairness. They rarely know which is wanted until they are told.
      P<readsaloud> Two voices reading together hardly ever stutter. Scientists are still arguing about the reason.
      Q<readsaloud> With three people to go, {Name} might feel ____. The waiting is often louder than the reading.
      H<readsaloud> {helper} can agree on a way with the teacher: first, in a pair or by choice.
      H<readsaloud> The teacher can have a rule for everyone that nobody supplies a word.
      T<readsaloud> {he} can write the teacher a note with what helps and what does not.
      T<readsaloud> {he} can stay in a stuck word and ease out of it. ~ The word is not going anywhere.
      C<readsaloud> {he} can think, "It is printed. It will wait for me."
      A<readsaloud> The paragraph got read, with a stop in it as long as a breath. Then the next voice took over. There are plans for the next page, and they lie in the teacher's drawer. A stutter and a paragraph fit into one lesson.
    `,
    '11+': `
      D<readsaloud> Reading aloud in class is the one kind of talking in which no other word can be chosen. For somebody with a stutter, that takes away the usual exits. {Name} may spend a whole lesson calculating which paragraph it will be, and take in none of the text. It says nothing about reading, or about nerve. It is a matter of timing in a system that is busy being watched, and much of the watching can be arranged differently.
      P<readsaloud> Teachers are usually relieved to be told plainly. Left to guess, they either skip a person or surprise them, and neither is what anyone wanted.
      P<readsaloud> An audience of classmates is mainly following the text in order not to lose the place. They wait better than is generally believed.
      Q<readsaloud> Before the turn comes, {Name} might notice ____. Counting ahead is a feeling too.
      H<readsaloud> {helper} can help to put the arrangement in writing, so that a substitute knows it as well.
      T<readsaloud> {he} can propose terms: reading by choice, in a pair, first and not last, or a recording.
      T<readsaloud> {he} can say once, "I stammer, so this takes a bit longer." ~ After that there is nothing left to hide.
      T<readsaloud> {he} can let a word block and go on from inside it. ~ Starting again from the top is more work.
      C<readsaloud> {he} can think, "The text is not in a hurry. The others can be told."
      A<readsaloud> The paragraph is read, at a speed of its own, and the lesson moves on to what it meant. That is what the page was for. Whatever was agreed will hold on most days, and there will be some bad ones. The words stay available, all of them, including the one that stuck.
    `,
  },
};
