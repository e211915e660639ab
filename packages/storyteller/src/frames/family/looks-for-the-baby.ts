import { said, type NamedScene } from '../scene.ts';

/** A baby died before it was born, and a small child looks for it where it was. */
export const looksForTheBaby: NamedScene = {
  id: 'wherebaby',
  image: 'a tummy in which there is no baby any more, and a lap that is there',
  cue: said(
    String.raw`\b(?:tummy|belly|bump|belly ?button|(?:my|mummy'?s|mum'?s|her|his mum'?s) (?:top|shirt|jumper|stomach))\b`,
    String.raw`\b(?:tummy ?aches?|stomach ?aches?|tummy (?:hurts|pain)|pregnant again|new baby (?:is|in))\b`,
  ),
  decides: false,
  answers: /\b(?:tummy|belly|bump|top|look\w*|talks?|lift\w*|words|where)\b/i,
  titles: { young: 'Not in There Now', older: 'Where the Baby Was' },
  text: {
    '2-3': `
      D<wherebaby> The baby was in a tummy. {Name} may look for it there. The baby died. It is not in there now. It cannot come back.
      P<wherebaby> Big people cry. They miss the baby.
      Q<wherebaby> Looking for the baby, {Name} may feel ____.
      H<wherebaby> {helper} can say what is true.
      H<wherebaby> {helper} can be sad and cuddle.
      T<wherebaby> {he} can ask, "Where is the baby?"
      T<wherebaby> {he} can lean on the tummy.
      C<wherebaby> {he} can say, "I said hello, baby."
      A<wherebaby> The baby died. {Name} did not do it. The tummy is just a tummy now. The lap is there for {Name}. Come, a hug.
    `,
    '4-5': `
      D<wherebaby> There was a baby in a tummy. Now {Name} may look for it, or talk to it there. The baby died. It is not in the tummy any more. Its body stopped, and it cannot start again. It does not hurt, and nobody at home made it happen.
      P<wherebaby> A tummy can look the same for a while. So it is hard to understand.
      P<wherebaby> Grown-ups put a hand there too, and then they remember.
      Q<wherebaby> When there is no answer from the tummy, {Name} may feel ____.
      H<wherebaby> {helper} can say it in the same words each time.
      H<wherebaby> {helper} can ask to hear what the baby was told.
      T<wherebaby> {he} can ask where the baby is, again and again.
      T<wherebaby> {he} can draw what the baby was told.
      C<wherebaby> {he} can say, "The baby died, and I wanted to say hello."
      A<wherebaby> The baby died and is not in the tummy now. It is good that somebody said hello to it. The tummy is a place to lean on. There are two arms round it, and {Name} fits in.
    `,
    '6-7': `
      D<wherebaby> For a time there was a baby in a tummy. People said hello to it, and {Name} may have done that as well. Then the baby died. It is not in the tummy now. A tummy can look round for a while all the same. Its body stopped, and no doctor could start it. Nobody did anything wrong, and nobody thought anything wrong.
      P<wherebaby> A body that had a baby in it needs time to change. It may look as before, and that can mix people up.
      P<wherebaby> Grown-ups may cry when somebody asks. It is still fine to ask. The tears are for the baby and not about the question.
      Q<wherebaby> When that comes to mind, {Name} may feel ____. It may be nothing much, and that is fine.
      H<wherebaby> {helper} can answer in plain words, as often as it is asked.
      H<wherebaby> {helper} can hear what was said to the baby.
      T<wherebaby> {he} can ask where the baby is now. ~ Somebody at home can say it.
      T<wherebaby> {he} can write or draw for the baby what was not said.
      C<wherebaby> {he} can think, "It died, and I had said hello."
      A<wherebaby> The baby died, and the tummy is a tummy again. What was said to the baby was kind, and it was not wasted. People may be sad for a long time. They can be sad and still make room on a lap.
    `,
  },
};
