import { said, type NamedScene } from '../scene.ts';

const PLAY = String.raw`(?:play\w*|game|toys?|tablet|i ?pad|tv|telly|what (?:he|she|they)(?:'s| is|'re| are) doing|in the middle of|busy)`;
const SEAT = String.raw`(?:potty|toilet|loo|sit|wee|pee|pees|wees)`;
const CROSS = String.raw`(?:cross|angry|upset|mad|furious|tantrums?|meltdowns?|screams?|cries|shouts?|refus\w+|hates?|won'?t|will not|does ?n'?t want to|fights?|protests?|too busy)`;

/** A game that has to stop because it is time for the potty. */
export const gameCanWait: NamedScene = {
  id: 'gamewaits',
  image: 'a game that is left as it is, and is still there after the potty',
  cue: said(
    String.raw`\b${CROSS}\b[^.]{0,60}\b(?:stop\w*|leav\w+|interrupt\w*|break off|come away|taken? away) (?:\w+ ){0,3}?${PLAY}\b[^.]{0,40}\b${SEAT}\b|\b${CROSS}\b[^.]{0,40}\b${SEAT}\b[^.]{0,30}\b(?:because|when|as|cos|since|in the middle of|while)\b[^.]{0,30}\b${PLAY}\b|\btoo busy (?:playing|with)\b`,
    String.raw`\b(?:poos?|poop\w*|pooing|puddles?|wet(?:s|ting)? (?:him|her|them)sel\w*|accidents?|too late|school)\b`,
  ),
  decides: false,
  titles: { young: 'The Game Can Wait' },
  text: {
    '2-3': `
      D<gamewaits> {Name has} a game. It is a good game. Then it is time for the potty. The game can stay on the floor. It can wait.
      P<gamewaits> A game is hard to leave. Big people find it hard, too.
      Q<gamewaits> When the game stops, {Name} may feel ____.
      H<gamewaits> {helper} can look after the game.
      H<gamewaits> {helper} can say it early.
      T<gamewaits> {he} can take one toy along.
      T<gamewaits> {he} can tell the toys, "Wait here."
      T<gamewaits,comforter> {he} can leave {comforter} there.
      C<gamewaits> {he} can say, "Potty first, then play."
      A<gamewaits> Down on the potty, and up again. Now the hands are clean. Look, the game is still there. It did not move. Play on!
    `,
    '4-5': `
      D<gamewaits> The best bit of a game is the middle. Just then somebody may say, "Potty first!" {Name} may not want to stop, because the game is not done. But a game can stay just as it is. A wee is not so good at waiting.
      P<gamewaits> Grown-ups stop in the middle, too. They put down a book or a spoon and go. Then they come back.
      Q<gamewaits> When it is time to leave the game, {Name} may feel ____.
      H<gamewaits> {helper} can say, "Two more minutes, then the potty." ~ It helps to know.
      H<gamewaits> {helper} can make sure that nobody moves a thing.
      T<gamewaits> {he} can take one toy along to the potty.
      T<gamewaits> {he} can put a toy on guard. ~ It says, "This is still a game."
      T<gamewaits,comforter> {he} can put {comforter} on guard.
      C<gamewaits> {he} can say, "Game, wait for me."
      A<gamewaits> It did not take long. The potty is empty again, and the hands are washed. On the floor the game is still in its middle. Nothing is gone, and it goes on from here.
    `,
  },
};
