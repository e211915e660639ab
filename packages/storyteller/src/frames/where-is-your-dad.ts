import { said, type NamedScene } from './scene.ts';

/** Others ask where the mum or the dad is, of a family that has none or two of the same. */
export const whereIsYourDad: NamedScene = {
  id: 'whereisdad',
  image: 'a question in the playground, and an answer of six words',
  cue: said(
    String.raw`(?=[^]*\b(?:two (?:mums|mummies|moms|dads|daddies)|single (?:mum|mom|dad|parent)|donor|(?:no|have|has|got|without) (?:a |any )?(?:dad|daddy|father|mum|mummy|mom)|(?:kids|children|friends|others?|boys?|girls?|people|class\w*)\b)\b)[^]*\b(?:kids|children|friends?|others?|boys?|girls?|people|class\w*|they|somebody|someone|everyone)\b (?:\w+ ){0,4}?(?:ask\w*|wants? to know|say\w*|wonder\w*) (?:\w+ ){0,3}?(?:where|why|who|about|that|he|she|if)\b[^.!?]{0,30}\b(?:dad|daddy|father|mum|mummy|mom|mother|parents)\b`,
    String.raw`\b(?:prison|jail|died|dead|foster\w*|adopt\w*|in care|army|deployed|split|divorc\w*|horrible|nasty|mean|laugh\w*|teas\w*|bull\w*|wrong|disgusting|gay)\b`,
  ),
  decides:
    /\b(?:kids|children|friends|others|boys|girls|people|class\w*)\b (?:\w+ ){0,4}?ask\w* (?:\w+ ){0,3}?(?:where|why)\b[^.!?]{0,20}\b(?:dad|daddy|mum|mummy) is\b(?![^]*\b(?:prison|jail|died|dead))/i,
  answers: /\b(?:two mums|two dads|ask\w*|dad|single)\b/i,
  titles: { young: 'An Answer for the Sandpit', older: 'An Answer of Six Words' },
  text: {
    '4-5': `
      D<whereisdad> Families are made in many ways. Some have two mums, some have one mum, some have a gran. Somebody may ask {Name}, "Where is your dad?" They ask because their own family is different. {Name} can have an answer ready.
      P<whereisdad> The other child wants to know how it works. It is a question, like "Where is your cat?"
      Q<whereisdad> When somebody asks, {Name} may feel ____.
      H<whereisdad> {helper} can find a short answer with {Name}.
      H<whereisdad> {helper} can read a book about all kinds of families.
      T<whereisdad> {he} can say who is in {his} family.
      T<whereisdad> {he} can say, "That is my family," and go and play.
      C<whereisdad> {he} can think, "I know who is in my family."
      A<whereisdad> "That is my family," said somebody in the sandpit. "Okay," said the other, and dug on. A family has the people that it has. They come to the gate at home time.
    `,
    '6-7': `
      D<whereisdad> In each class there are many kinds of family. Some have two mums, one parent or a nan. {Name} may be asked, "Where is your dad?" Most children ask because they know only one kind. It is no test. But it can be tiring to be the one who explains.
      P<whereisdad> A short answer is enough for most people. They want to get back to the game.
      P<whereisdad> If somebody says it to be mean, that is different. A teacher wants to know it.
      Q<whereisdad> When the question comes, {Name} may feel ____. It may depend on who asks.
      H<whereisdad> {helper} can practise an answer that {Name} likes.
      H<whereisdad> {helper} can tell the story of this family, again and again.
      T<whereisdad> {he} can say who is in {his} family, in six words.
      T<whereisdad> {he} can say, "I do not want to explain it now."
      C<whereisdad> {he} can think, "It is a question. I have an answer."
      A<whereisdad> Six words are quickly said. Then the ball comes back, and the question is over. At the gate all sorts of people look for one child each. {Name} knows who is in this family, and that is the answer.
    `,
    '8-10': `
      D<whereisdad> People tend to think that families look like their own. So {Name} gets asked where the dad is, or the mum, or how that works. Mostly it is curiosity. It may be asked five times a term, each time as if it were new. Nobody is obliged to give a talk about their family at break.
      P<whereisdad> There are families with two mums, two dads, one parent, grandparents, step-parents and carers. A class of thirty usually has most of them.
      P<whereisdad> A question and a dig can sound alike. A dig is meant to hurt, and it is for a teacher to deal with.
      Q<whereisdad> When it comes up again, {Name} might feel ____.
      H<whereisdad> {helper} can go through what is true and what is private. ~ Both kinds of fact are useful.
      H<whereisdad> {helper} can ask school to show all sorts of families in lessons and on forms.
      T<whereisdad> {he} can have one short answer for everyone and a long one for friends.
      T<whereisdad> {he} can ask back, "Who is in yours?" ~ People like to talk about that.
      T<whereisdad> {he} can say, "Not today," and go on with something else.
      C<whereisdad> {he} can think, "There is nothing missing. There is something to explain."
      A<whereisdad> The short answer gets better with use, until it comes as easily as a surname. Those who matter know the long one. A family is known by who turns up, and who knows what somebody likes on toast. By that measure {Name} has one, whatever the form says.
    `,
  },
};
