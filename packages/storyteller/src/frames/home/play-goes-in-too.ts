import { said, type NamedScene } from '../scene.ts';

/** A bath or a shower that interrupts a game. */
export const playGoesInToo: NamedScene = {
  id: 'bathorplay',
  image: 'a game that is left as it is, and water in between',
  cue: said(
    String.raw`\b(?:bath|bath ?time|shower|tub)\b[^]*\b(?:(?:wants?|wanting|rather|would rather|keeps?) (?:to )?(?:keep |go on |carry on )?play\w*|stop playing|middle of|(?:busy|too busy) playing|(?:his|her|their|the) (?:game|toys|lego|tablet|ipad|xbox))\b|\b(?:stop playing|keep playing|(?:too )?busy playing|middle of (?:a|his|her|their) \w+)\b[^]*\b(?:bath|shower)\b`,
    String.raw`\b(?:in the bath|get(?:ting)? out|come out|hair|eyes|scared|afraid|bath toys)\b`,
  ),
  decides:
    /\b(?:refus\w+|won['’]?t|wont|hates|fights|doe?s(?:n['’]?t| not) want) (?:\w+ ){0,3}?(?:bath|bath ?time|shower)\b[^]*\bplay\w*/i,
  answers: /\b(?:play\w*|refus\w+)\b/i,
  titles: { young: 'Ten Minutes of Water', older: 'Ten Minutes of Water' },
  text: {
    '4-5': `
      D<bathorplay> It is bath time, and a game is on the floor. {Name} may want to stay with it. A bath is not bad, but it comes in the middle. The game can stay just as it is. Water takes ten minutes.
      P<bathorplay> Grown-ups hear "not yet" each evening. They think of clean sheets.
      P<bathorplay> It is hard to go in. Later it is hard to come out.
      Q<bathorplay> When it is time to wash, {Name} may feel ____.
      H<bathorplay> {helper} can say it five minutes before. ~ Then it is no surprise.
      H<bathorplay> {helper} can see that nobody moves the game.
      T<bathorplay> {he} can take one thing along that may get wet.
      T<bathorplay> {he} can make a sign that says "Wait".
      C<bathorplay> {he} can think, "Ten minutes of water, and then I look."
      A<bathorplay> The game was there after the bath, just as before. It had waited for ten minutes, and it was dry. Clean feet stood next to it. Now both are ready for tomorrow.
    `,
    '6-7': `
      D<bathorplay> A bath tends to come in the middle of something. {Name} may be in a game, and the no is out before a thought. It is not about the water. Heads do not like to be pulled out of a good thing. The washing takes ten minutes, and the talk about it can take twenty.
      P<bathorplay> Whoever calls has looked at the clock and not at the game. From the stairs it cannot be seen how good it is.
      P<bathorplay> Once people are in the water, many of them like to stay.
      Q<bathorplay> When the call comes in the middle, {Name} may feel ____.
      H<bathorplay> {helper} can fix the time for washing before the game begins.
      H<bathorplay> {helper} can leave the game on the floor as it is.
      T<bathorplay> {he} can say, "Two more minutes, and then I come."
      T<bathorplay> {he} can carry the game on in the water, with something that floats.
      C<bathorplay> {he} can think, "Ten minutes of water, and nothing is lost."
      A<bathorplay> After ten minutes of water, the game was where it had been left. The feet next to it were clean. Stopping was the hard part, and it was over fast. The rest was only washing.
    `,
    '8-10': `
      D<bathorplay> "In a minute" is a sensible answer to a bath, as seen from the middle of a game. {Name} may say it and mean it. The difficulty is that good things have no natural end, so the minute does not come. It is seldom about the water. It is about being pulled out, and that costs a brain more than the washing does.
      P<bathorplay> Parents hear "in a minute" as a no with better manners. They have a list, and this is the last line on it.
      P<bathorplay> Hardly anyone who is under a warm shower wishes to be out of it. It is the same person as ten minutes before.
      Q<bathorplay> When somebody calls in the middle, {Name} might feel ____. It may be the calling more than the water.
      H<bathorplay> {helper} can agree on a fixed time, so that nobody needs to call.
      H<bathorplay> {helper} can leave everything on the floor as it was. ~ A pause is easier than an end.
      T<bathorplay> {he} can wash before starting something long. ~ Then the evening is in one piece.
      T<bathorplay> {he} can finish one round, level or page, and then go.
      C<bathorplay> {he} can think, "Ten minutes of water, and then back."
      A<bathorplay> It took ten minutes of water, and everything was still there afterwards. The part in the doorway was the longest. On evenings with the washing done first, there is nothing left for anybody to call up the stairs.
    `,
  },
};
