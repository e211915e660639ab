import { said, type NamedScene } from '../scene.ts';

/** Others ask why a child has no hair, or a hat that hid it is not allowed. */
export const askedAboutNoHair: NamedScene = {
  id: 'askedhair',
  image: 'a question about a head, and a short answer that is ready',
  cue: said(
    String.raw`(?=[^]*\b(?:alopecia|bald\w*|no hair|lost (?:all )?(?:his|her|their) hair|hair (?:loss|fell out))\b)[^]*?\b(?:ask(?:s|ed|ing)?|star(?:e|es|ing)|question\w*|comments?|point(?:s|ing)?|laugh\w*|teas\w*|no hats|hats? (?:is|are)? ?not allowed|not allowed (?:a |to wear )?(?:his |her )?hats?)\b`,
    String.raw`\b(?:chemo\w*|cancer|leuka?emia|wig|(?:pull|pluck|twist|tug)(?:s|ed|ing)? (?:out )?(?:at )?(?:his|her|their) (?:own )?(?:hair|eyelashes|eyebrows)|trich\w*)\b`,
  ),
  decides: true,
  answers: /\b(?:ask\w*|star\w+|hats?|no hair)\b/i,
  titles: { young: 'One Short Answer', older: 'One Short Answer' },
  text: {
    '4-5': `
      D<askedhair> "Where is your hair?" That is a question children ask. {Name} may hear it a lot. They see a head without hair, and it is new to them. The answer is short. The hair fell out, and it does not hurt. Nobody can catch it.
      P<askedhair> Children ask about things that they have not seen before. After the answer they look for the sand or the bikes.
      Q<askedhair> When somebody asks again, {Name} may feel ____.
      H<askedhair> {helper} can ask the teacher to tell the class once. ~ Once is enough.
      T<askedhair> {he} can say, "My hair fell out. Come and play."
      T<askedhair> {he} can walk off. ~ That is allowed.
      C<askedhair> {he} can think, "I like my head. It can think."
      A<askedhair> There was a question and an answer, and then a slide. A head can go down a slide with hair or without. The body it is on is quick.
    `,
    '6-7': `
      D<askedhair> Sometimes a body makes a mistake about hair, and then it falls out. It is called alopecia, and it does not hurt. {Name} may know all that, and the others do not. Nobody can catch it, and nobody caused it. So the same question comes again, at the gate and at lunch. It is tiring to be asked about one's own head.
      P<askedhair> Most people ask because it is new to them. Some are afraid that it hurts. One short answer is enough for both.
      P<askedhair> School rules are made for everyone. Grown-ups can ask about one of them again.
      Q<askedhair> When somebody begins with "Why", {Name} may feel ____.
      H<askedhair> {helper} can speak with the school about the class and about hats.
      H<askedhair> {helper} can practise the short answer with {him} in funny voices.
      T<askedhair> {he} can say, "It is called alopecia, and I am fine." ~ Then it is the other one's turn to talk.
      T<askedhair> {he} can say, "I have told that one already," and go and play. ~ Nobody owes an answer.
      C<askedhair> {he} can think, "One answer, and on with the game."
      A<askedhair> The question came, and the answer took four seconds. After some weeks there is hardly anybody left who has not heard it. Friends find a person by the voice and the laugh. A body without hair on top becomes as ordinary as a nose.
    `,
    '8-10': `
      D<askedhair> Alopecia is a mix-up: the body's own defence takes the roots of hair for intruders. It does not hurt, nobody can catch it, and nobody brought it about. That takes ten seconds to say, and {Name} may have said it a hundred times. The hundredth "Why have you got no hair?" sounds just like the first to the person who asks it. To the person with the head it does not.
      P<askedhair> Most people who ask are curious, and some think of a serious illness. They look relieved afterwards. Those who go on after an answer are no longer asking.
      P<askedhair> A school rule about hats was made with cold heads and caps in mind, and not with this. Heads of school can be shown that, and some change their minds.
      Q<askedhair> When a sentence starts with "Why have you", {Name} might feel ____.
      H<askedhair> {helper} can take the hat question to the school, together with a doctor's note. ~ That is a letter for adults to write.
      H<askedhair> {helper} can arrange that the class is told once, in words that were agreed.
      T<askedhair> {he} can answer, "Alopecia. Look it up. Whose turn is it?" ~ It closes the subject politely.
      T<askedhair> {he} can tell a teacher when questions turn into remarks. ~ Those are two different things.
      C<askedhair> {he} can think, "They look for a minute. I am here all year."
      A<askedhair> The new ones ask, and the others roll their eyes and answer for {him}. It takes a few weeks until a class has got that far, and then it stays that way. The body underneath goes on as before. People are known by other things, such as how they laugh at the wrong moment.
    `,
  },
};
