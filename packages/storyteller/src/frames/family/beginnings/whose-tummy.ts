import { said, type NamedScene } from '../../scene.ts';

/** An adopted child asks in whom it grew. */
export const whoseTummy: NamedScene = {
  id: 'whosetummy',
  image: 'a tummy in which somebody grew, and the arms that came later',
  cue: said(
    String.raw`\b(?:whose (?:tummy|belly|stomach)|(?:in|from|out of) (?:my|your|mummy['’]s|mum['’]s|mommy['’]s|mom['’]s|another|someone else['’]s|a different|her|his|whose|which) (?:\w+ )?(?:tummy|belly|stomach)|(?:grew|grow|was|born|came) (?:in|from|out of) (?:\w+ )?(?:tummy|belly))\b`,
    String.raw`\b(?:pregnan\w*|new baby|baby (?:brother|sister)|expecting|surroga\w*|donor|ivf|egg)\b`,
  ),
  decides: false,
  titles: { young: 'A Tummy, and Then These Arms', older: 'Grown There, at Home Here' },
  text: {
    '2-3': `
      D<whosetummy> {Name} was born so small. First {Name} grew in a tummy. It was a tummy far from here.
      P<whosetummy> A question is a good thing.
      Q<whosetummy> Asking about it, {Name} may feel ____.
      H<whosetummy> {helper} can say it again.
      T<whosetummy> {he} can look at the photos.
      C<whosetummy> {he} can say, "First there. Then here."
      A<whosetummy> First a tummy. Then a car. Then this door and this family. Here are two arms. Hug!
    `,
    '4-5': `
      D<whosetummy> Every baby grows in a tummy, and so did {Name}. It was not in a tummy of this family. It was in the tummy of {his} birth mother. {Name} was born there, and later adopted here. Asking about it is a very good idea.
      P<whosetummy> Some children grew in the tummy of their mum. Some grew in another tummy and were adopted. Nobody can see it from outside.
      P<whosetummy> It is a question that grown-ups waited for. They may swallow once, and then they answer.
      Q<whosetummy> When {Name asks} about it, {he} may feel ____.
      H<whosetummy> {helper} can tell what is known and what is not.
      H<whosetummy> {helper} can tell it as a story.
      T<whosetummy> {he} can ask it in the bath or in bed.
      T<whosetummy> {he} can draw the tummy, and then this family.
      C<whosetummy> {he} can say, "I grew there, and I live here."
      A<whosetummy> The tummy was the first home, and nobody remembers that one. Then came a day with this door and these arms. {Name is} adopted, and this is {his} family. The question can come again, as often as it likes.
    `,
    '6-7': `
      D<whosetummy> Everybody on Earth began in somebody. {Name} grew in {his} birth mother for about nine months. {Name} was born, and later adopted into this family. So there is a woman in whom {Name} grew, and there is a family. Those are two true things, and they do not push each other away.
      P<whosetummy> Parents who adopt think about that woman too, often on birthdays. They are glad when it is asked out loud. They may not know all the answers.
      P<whosetummy> Other children may say, "But who is your mum really?" They have not heard of it before. They mix up growing and looking after.
      Q<whosetummy> When {Name thinks} of the time before, {he} may feel ____. It may be curious and sad at once.
      H<whosetummy> {helper} can get out what there is, such as a photo.
      H<whosetummy> {helper} can say, "I do not know that, and I wonder too."
      T<whosetummy> {he} can write the questions in a book, also those without an answer.
      T<whosetummy> {he} can ask for the same story again.
      C<whosetummy> {he} can think, "I grew there, and I belong here."
      A<whosetummy> A baby has no idea where it is. It only grows. The first tooth, the first bike and the jokes came in this family. {Name} was born, and was adopted, and both are in the story.
    `,
  },
};
