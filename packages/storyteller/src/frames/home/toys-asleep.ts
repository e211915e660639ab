import { said, type NamedScene } from '../scene.ts';

/** Somebody who gets up again and plays when it is time to sleep. */
export const toysAsleep: NamedScene = {
  id: 'toysasleep',
  image: 'toys that go to bed as well, and a game that stays as it is until the morning',
  cue: said(
    String.raw`\bplay(?:s|ing)?\b[^.!?]{0,40}\b(?:at night|(?:in|during) the night|in (?:his|her|their|the) (?:bed|room)\b[^.!?]{0,30}\b(?:sleep|asleep|night|bed ?time|lights?)|after (?:bed ?time|lights[- ]out|we say|i say)|when (?:he|she|they) should be (?:asleep|sleeping|in bed)|instead of (?:going to )?(?:sleep\w*|bed)|till (?:late|ten|nine|10|9))|\b(?:instead of (?:going to )?sleep\w*|at (?:bed ?time|night))\b[^.!?]{0,30}\bplay(?:s|ing)?\b[^.!?]{0,30}\b(?:toys?|lego|cars?|dolls?|in (?:his|her|their) (?:bed|room))`,
    String.raw`\b(?:x ?box|play ?station|fortnite|roblox|i ?pads?|tablets?|phones?|switch|screens?|minecraft|swing|match|plays? (?:up|with (?:his|her|their) (?:hair|willy|private))|brother|sister|nap)\b`,
  ),
  decides: true,
  answers: /\b(?:asleep|sleep|at night)\b/i,
  titles: { young: 'Good Night, Toys', older: 'Parked Until the Morning' },
  text: {
    '2-3': `
      D<toysasleep> It is bedtime. The toys are still here. {Name} may play and play. Play wakes a body up. So toys go to bed too.
      P<toysasleep> Big people stay up too. Then they yawn.
      Q<toysasleep> With no toy, {Name} may feel ____.
      H<toysasleep> {helper} can tuck a toy in.
      H<toysasleep> {helper} can sing one song.
      T<toysasleep> {he} can say night-night to a toy.
      T<toysasleep> {he} can lie still like a toy.
      T<toysasleep,comforter> {he} can hold {comforter}.
      C<toysasleep> {he} can say, "Toys sleep. I sleep."
      A<toysasleep> Night-night to this one. Night-night to that one. The box is shut. The bed is warm. Play is for the day.
    `,
    '4-5': `
      D<toysasleep> The light is out, and the toys are still there. In bed {Name} may think of one more game. But play wakes a body up, bit by bit. Then sleep comes late, and the morning is heavy. So at night the toys go to bed as well. A box or a shelf is a bed for them.
      P<toysasleep> Grown-ups like to read on in bed. Then they yawn at breakfast.
      Q<toysasleep> In bed, with the toys so near, {Name} may feel ____.
      H<toysasleep> {helper} can put the toys to bed with {him}. ~ Each of them gets a goodnight.
      H<toysasleep> {helper} can say, "Last game," before the teeth. ~ Then there is time to end it.
      T<toysasleep> {he} can choose where each toy sleeps.
      T<toysasleep> {he} can play on in {his} head, with eyes shut.
      T<toysasleep,comforter> {he} can keep {comforter} in the bed.
      C<toysasleep> {he} can think, "The toys are asleep. Now me."
      A<toysasleep> The toys lay in a row and did not stir. In the night nobody played. In the morning they were still there. Good night, toys. The next game is a day game.
    `,
    '6-7': `
      D<toysasleep> After lights out, all the toys are still in the room. In bed {Name} may get the best idea for a game just then. But play is work for a brain. It thinks and plans, and sleep is put off again and again. In the morning that sleep is missing. So a game can be parked for the night.
      P<toysasleep> Whoever comes to check is not against the game. They think of seven o'clock.
      Q<toysasleep> In bed, with a game so near, {Name} may feel ____.
      H<toysasleep> {helper} can find a shelf where a game may stay all night.
      H<toysasleep> {helper} can keep ten minutes free for play before teeth.
      T<toysasleep> {he} can park the game before the light goes out.
      T<toysasleep> {he} can go on with it in {his} head, with eyes shut. ~ In there it needs no hands.
      T<toysasleep,comforter> {he} can keep {comforter}, and leave the rest on the shelf.
      C<toysasleep> {he} can think, "Parked until the morning. Good night, all."
      A<toysasleep> The game stood in the dark, just as it had been left. In the head it went on for a bit. Then it got slow and odd, and that was sleep. In the morning the next part was clear, and it was light.
    `,
  },
};
