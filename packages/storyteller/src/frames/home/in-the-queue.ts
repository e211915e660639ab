import { said, type NamedScene } from '../scene.ts';

/** A queue that hardly moves. */
export const inTheQueue: NamedScene = {
  id: 'queue',
  image: 'a row of people that moves by one step at a time',
  cue: said(
    String.raw`\b(?:queu\w*|(?:stand|standing|wait|waits|waiting) in (?:a |the )?line|line(?:s|ing)? up|at the (?:checkout|till))\b`,
    String.raw`\b(?:push\w*|shov\w*|barg\w*|sweets|toys?|chocolate|wants? (?:everything|a|the|me to buy)|teacher|class|school|slide|swing|nobody|first in)\b`,
  ),
  decides:
    /\b(?:can'?t|cannot|won'?t|hates?|screams?|cries|meltdowns?|tantrums?|runs? off|gets? (?:bored|cross))\b[^.]{0,24}\b(?:queu\w*|in line)\b/i,
  titles: { young: 'Step, and Stop', older: 'Step, and Stop' },
  text: {
    '2-3': `
      D<queue> Legs, legs, legs, in a row. {Name is} in it. It is a wait. Step, and stop. Step, and stop. Who is next?
      P<queue> Big legs get tired, too. They go left, right.
      Q<queue> In the row, {Name} may feel ____.
      H<queue> {helper} can hold a hand.
      H<queue> {helper} can say, "Three, then us."
      T<queue> {he} can hop on the spot.
      T<queue> {he} can look for a hat.
      C<queue> {he} can say, "Step, and stop."
      A<queue> Step, and stop. The wait is over. Now it is the front. Two words and a bag, and off. Bye-bye, row.
    `,
    '4-5': `
      D<queue> A queue is a row of people who wait for one thing. {Name} may stand in the middle, among coats and bags. It does not move. Then it moves by one step. Each step means that one person has got what they came for. So the row is not stuck. It is only slow.
      P<queue> All of them would like to be at the front. They look at their shoes and think of tea.
      Q<queue> In the middle of the row, {Name} may feel ____.
      H<queue> {helper} can count how many are in front. ~ Each one less is good news.
      H<queue> {helper} can give a job, such as holding the card.
      T<queue> {he} can do one step when the row does one.
      T<queue> {he} can guess what the person in front will have for tea.
      C<queue> {he} can say, "One step nearer, one person less."
      A<queue> Five in front, then four, then three. The wait went off in steps, and none of them was long. Then there was nobody in front at all. It took a minute, and the door was open. Behind, the row was as long as before.
    `,
    '6-7': `
      D<queue> A queue is a clever invention, although it does not feel like one. Without it, the strongest would be first. With it, {Name} and the others can see how long the wait is. There are nine backs in front. After each of them, there is one fewer.
      P<queue> Nobody in the row likes it. They all do something in their heads, and some are planning supper.
      Q<queue> With nine backs in front, {Name} may feel ____. It may be in the feet.
      H<queue> {helper} can play a guessing game that needs only eyes.
      H<queue> {helper} can say beforehand that there will be a wait. ~ It is shorter when it is expected.
      T<queue> {he} can time how long each person takes and work out the rest.
      T<queue> {he} can hold the basket, and move it by one tile at a time.
      C<queue> {he} can think, "One back less."
      A<queue> It took fifty seconds for each person, and one took three minutes. Waiting with a sum in the head went faster. Then the back in front walked away, and there was the counter. The sum had been nearly right.
    `,
  },
};
