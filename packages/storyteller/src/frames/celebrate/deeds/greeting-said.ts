import type { DeedThread } from './deed-thread.ts';

/** A hello, a please or a thank you, said to somebody who heard it. */
export const greetingSaid: DeedThread = {
  id: 'greeting',
  image: 'a small word that goes across to somebody',
  cue: /\b(?:said|says|say|signed|called out|whispered|managed) (?:a )?(?:(?:big|proper|clear|loud|quiet|little|first|very|nice|polite) )*(?:hello|hi|hiya|thank ?you|thanks|ta|please|good ?morning|good ?afternoon|excuse me|his name|her name|their name|salaam|namaste|bonjour|hola|ciao)\b|\bsaid (?:his|her|their) (?:own )?order\b|\b(?:ordered|asked for|paid for) (?:his|her|their) (?:own )?(?:\w+ )?(?:food|dinner|lunch|meal|drink|ice[- ]?cream|hot chocolate|pizza|burger|chips|cake|breakfast|tea|juice)\b/i,
  decides: true,
  titles: { young: 'A Small Word Goes Across', older: 'One Word, Out Loud' },
  text: {
    '2-3': `
      D<greeting> A word was in {Name}. Out it came! It went to somebody. They heard it said. Hello, word!
      D<greeting> It was a small word. {Name} said it. It went over there. Somebody got it!
      P<greeting> People like a small word. They smile at it.
      P<greeting> Some say it loud. Some say it with a hand.
      Q<greeting> Now it is out, {Name} may feel ____.
      H<greeting> {helper} can say it too.
      H<greeting> {helper} can say, "I heard that."
      T<greeting> {he} can say it to a toy.
      T<greeting> {he} can wave as well.
      C<greeting> {he} can say, "Out came the word."
      C<greeting> {he} can say, "Hello, hello."
      A<greeting> The word went out. Somebody heard it. {Name} said it. Now it is quiet. Bye-bye, word.
      A<greeting> A small word was said. It made a face smile. {Name} did that. Hello, hello!
    `,
    '4-5': `
      D<greeting> A word can sit in a mouth and wait. It can be a long wait. {Name} let the word out, and it was said. It went across to somebody who was not home or family. They got it, just like a ball.
      D<greeting> Some words are only for other people. They are no use in a pocket. {Name} said one of those. It takes a breath, and then it is out. Then somebody else has it.
      P<greeting> People out and about hear a lot of talk. A word that is meant for them is nice to get.
      P<greeting> Grown-ups learnt to say it too. Some still look at their feet.
      Q<greeting> With the word still in, {Name} may have felt ____.
      H<greeting> {helper} can tell what the other face did. ~ It is hard to see when one is busy.
      H<greeting> {helper} can wait and not say it first.
      T<greeting> {he} can choose how to say it, quiet or with a hand.
      T<greeting> {he} can play shops with toys.
      C<greeting> {he} can say, "One breath, and the word is out."
      C<greeting> {he} can think, "They heard me."
      A<greeting> It was a small word, and it is gone now. Words do not last. But it was said, and somebody got it. {Name} has more of them.
      A<greeting> On some days the word stays in. On this day it came out. {Name} said it to somebody, and that one heard. The mouth can have a rest now.
    `,
    '6-7': `
      D<greeting> Some people say such words all day and do not notice. For others there is a hill in front of each one. {Name} went over it and said the word. It needed to be loud enough to reach the other side. It reached it.
      D<greeting> Before two people know each other, there is a bit of quiet. It ends when somebody says a word, and it was {Name}. The other one turned round. After that they were two people who had spoken.
      P<greeting> The other person cannot know how much work it was. They heard a friendly word, and it did them good. That is all they needed.
      P<greeting> Lots of grown-ups find strangers hard as well. They practise in their heads before they ring somebody up.
      Q<greeting> In the quiet before it, {Name} may have felt ____. It may have been in the tummy or in the ears.
      H<greeting> {helper} can leave a gap and wait. ~ Words need room to come out.
      H<greeting> {helper} can say quietly afterwards what went well. ~ Nobody else needs to hear that.
      T<greeting> {he} can try the same word on somebody else who is friendly. ~ A wave counts as well.
      T<greeting> {he} can tell what made it possible this time.
      C<greeting> {he} can think, "One breath, one word."
      C<greeting> {he} can say, "I said it, and it was heard."
      A<greeting> The word was out in the air for about a second. Then it was with the other person. {Name} said it. One more person in the world has heard from {him}.
      A<greeting> There will be days when the hill is there again. It has been crossed once, so it is known where the path goes. {Name} said a word to somebody today. That somebody had a slightly better day.
    `,
    '8-10': `
      D<greeting> It is a word that most people throw about without looking. For {Name} it took a decision, and that makes it a different thing. There is a gap before it in which every reason for keeping quiet turns up. Then it was said, and the gap closed. The other person heard nothing but a friendly word.
      D<greeting> To say something to people one does not know is a skill. It gets called manners. {Name} did it, out loud, where it could be heard. One's own voice is a bit of a surprise in such places. It sounds like somebody else's, and then it works.
      P<greeting> Whoever it was meant for will have been pleased in a small way. People behind counters and desks get looked past a good deal. They notice who does not.
      P<greeting> A surprising number of adults write down what they are going to say before a phone call. They would understand.
      Q<greeting> In the gap before it, {Name} might have felt ____. After it, something quite different may have come.
      H<greeting> {helper} can let {him} go first next time, without prompting. ~ Being prompted makes it harder.
      H<greeting> {helper} can mention it later, at home and in passing. ~ A fuss on the spot would have spoilt it.
      T<greeting> {he} can pick the next person it would be easiest with.
      T<greeting> {he} can notice what the other face does. ~ It is usually good news.
      C<greeting> {he} can think, "It was in my head, and then it was in the room."
      C<greeting> {he} can think, "The gap is a second long."
      A<greeting> It was one word on one day, and nobody turned round. That is exactly how it is for people who find it easy. {Name} said it, and it did its job. There are more where it came from.
      A<greeting> The other person has served, or passed, twenty people since then. One of them said something to them, and that was {Name}. Quiet ones count the same.
    `,
  },
};
