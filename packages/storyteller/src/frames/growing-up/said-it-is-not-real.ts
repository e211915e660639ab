import { said, type NamedScene } from '../scene.ts';

/** Another child has said that Santa or the Tooth Fairy is not real. What is so stays with the family: nothing is given away or made up. */
export const saidItIsNotReal: NamedScene = {
  id: 'saidso',
  image: 'a loud sentence in a playground, and a question that is carried home',
  cue: said(
    String.raw`\b(?:boys?|girls?|friends?|child(?:ren)?|kids?|someone|somebody|classmates?|cousins?|brother|sister|bus|playground|others?|older)\b[^.!?]{0,40}\b(?:told|tells?|telling|said|says?|saying)\b[^.!?]{0,60}\b(?:not|\w*n['’]?t|is|no|made up|fake|the parents|the mums|mum and dad)\b[^.!?]{0,16}\b(?:real|exist\w*|santa|father christmas|tooth fairy|true|parents)\b|\b(?:told|said)\b[^.!?]{0,30}\b(?:real|exist)\b[^.!?]{0,20}\b(?:at|in|on) (?:school|nursery|class|the (?:bus|playground))\b`,
    String.raw`\b(?:he|she) (?:told|tells|has told|keeps telling|goes round telling|is telling) (?:\w+ ){0,3}(?:brother|sister|class|kids|children|friends|others|everyone)\b|must not tell|not to tell|spoil`,
  ),
  decides: false,
  answers: /\b(?:told|said|says?|real|cried|upset|boy|girl|school)\b/i,
  titles: { young: 'A Question to Take Home', older: 'Said in the Playground' },
  text: {
    '4-5': `
      D<saidso> In the playground somebody said a thing about {who}. {Name} heard it, and now there is a question. A question like that can be taken home, like a drawing. At home it can be asked in a quiet place. Families have their own answers. The loudest one does not know them all.
      P<saidso> Children say things loudly. They like to know something first.
      Q<saidso> When somebody says a thing like that, {Name} may feel ____.
      H<saidso> {helper} can sit down and hear the question.
      H<saidso> {helper} can say how it is in this family.
      T<saidso> {he} can say, "I will ask at home."
      T<saidso> {he} can draw what was said, and show it.
      C<saidso> {he} can think, "That is for home."
      A<saidso> The question came home in a coat pocket. Somebody sat down for it, and that was good. The playground is loud, and the sofa is not. In this family a question may be asked at any time.
    `,
    '6-7': `
      D<saidso> Somebody said a sentence about {who}, and now there is a question. {Name} heard it, and there may have been tears. It hurts when somebody takes hold of a thing that is dear. Each family does these things in its own way. So one child cannot know how it is for all. A question like that can be asked at home.
      P<saidso> The one who said it may have heard it the day before. It feels big to know something, so it comes out loud.
      P<saidso> In a class there are many kinds of families. In some it is told one way, in some another.
      Q<saidso> Hearing that sentence again, {Name} may feel ____. It can be cross and sad together.
      H<saidso> {helper} can ask, "What do you think yourself?" ~ Then the answer fits.
      H<saidso> {helper} can say how it is in this family.
      T<saidso> {he} can say, "In our family we talk about that at home."
      T<saidso> {he} can walk away from that talk. It does not need an answer.
      C<saidso> {he} can think, "I take my question home."
      A<saidso> The sentence stayed in the playground, and the question came along. At home somebody had time for it. A present, a story and a morning in the dark are still there. Nobody on a bench can take them away.
    `,
    '8-10': `
      D<saidso> A question about {who} often begins with somebody who announces the answer. {Name} was there. It can be embarrassing, whichever way one thinks, because there is an audience. What a family does and why is known to that family. So it makes sense to take the question to people who will answer it quietly.
      P<saidso> Whoever says such things in public would often like to look grown up. It works for about a minute.
      P<saidso> Younger children may be listening. Keeping a subject for home protects them, too.
      Q<saidso> With everybody looking, {Name} might feel ____.
      H<saidso> {helper} can find out first what {Name} thinks, and then give an honest answer.
      H<saidso> {helper} can tell how these things were done when they were small.
      T<saidso> {he} can say "Every family does it differently" and change the subject.
      T<saidso> {he} can ask at home, and say whether a straight answer is wanted.
      C<saidso> {he} can think, "They are loud. It does not make them right about my family."
      A<saidso> The announcement had its minute. At home the question was asked again, without an audience, and that made it a different one. Gifts and mornings belong to whoever gives and gets them. What to think about the rest is for {Name} to find out, in {his} own time.
    `,
  },
}; // prettier-ignore
