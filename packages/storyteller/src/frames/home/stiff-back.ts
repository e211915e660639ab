import { said, type NamedScene } from '../scene.ts';

/** A back that goes stiff at the car seat. */
export const stiffBack: NamedScene = {
  id: 'bend',
  image: 'a back like a board, and a back that bends',
  cue: said(
    String.raw`\b(?:arch\w*|stiff\w*|stiffen\w*|plank\w*|rigid|like a board|(?:wrestl|wrangl)\w*|fights?|fighting|won'?t (?:go|get|sit|bend) in|won'?t sit|refus\w+ to (?:go|get|sit)|hates? (?:being put|getting|going) in|screams? (?:when|as soon as|the moment)[^.]{0,24}(?:strap|buckl|put))`,
    String.raw`\b(?:undo\w*|unbuckl\w*|unclip\w*|booster|sick|out of (?:his|her) straps|friends)\b`,
  ),
  decides: false,
  titles: { young: 'Bend, Sit, Click', older: 'A Back That Bends' },
  text: {
    '2-3': `
      D<bend> Here is the car. {his} back can go stiff. It is like a board. A board cannot sit. No click for the belt.
      P<bend> Straps hold on. That is their job.
      P<bend> Out here there is so much to see.
      Q<bend> By the car seat, {Name} may feel ____.
      H<bend> {helper} can wait one breath.
      H<bend> {helper} can count to three.
      T<bend> {he} can climb in first.
      T<bend> {he} can hold the click bit.
      T<bend,comforter> {he} can hold {comforter}.
      C<bend> {he} can say, "Bend, sit, click."
      A<bend> Bend, sit, click! The car can go. A tree goes by. A bus goes by. Click, and the seat is done.
    `,
    '4-5': `
      D<bend> Backs can bend, and backs can go stiff like a board. {Name} may have a stiff one at the car seat. A board cannot sit, so no strap can click. The car stands still, and so does the day. When a back bends, all of it goes on.
      P<bend> It is no fun to be put somewhere. It is easier to go there by oneself.
      Q<bend> Beside the open car door, {Name} may feel ____.
      H<bend> {helper} can say it before, at the front door. ~ Then it is no surprise.
      H<bend> {helper} can wait and breathe out. ~ Two stiff backs are one too many.
      T<bend> {he} can climb in alone and turn round.
      T<bend> {he} can do the top click, and somebody does the other.
      T<bend,comforter> {he} can buckle up together with {comforter}.
      C<bend> {he} can say, "Bend, sit, click, and go."
      A<bend> It clicked at the top, and it clicked below. The straps sit flat, and the car can go. Outside, trees go by, and a dog, and a red bus. At the end there is one more click, and out.
    `,
  },
};
