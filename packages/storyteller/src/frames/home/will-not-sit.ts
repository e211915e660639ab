import { said, type NamedScene } from '../scene.ts';

/** A potty that nobody has sat on yet. */
export const willNotSit: NamedScene = {
  id: 'notsit',
  image: 'a potty, and a bear that sits on it first',
  cue: said(
    String.raw`\b(?:(?:won'?t|wont|will not|refus\w+ to|does ?n'?t want to|does not want to|never|hates to|hates|not) (?:even )?(?:sit|sitting|go near|use|try|go on|stay)\b[^.]{0,16}\bpotty|(?:scared|afraid|frightened) of (?:the|his|her|their) potty|(?:runs? (?:away|off)|hides|screams?|cries|refus\w+|fights?)\b[^.]{0,30}\b(?:potty ?time|(?:the|his|her|see\w*|at) potty|potty)|(?:screams?|cries)\b[^.]{0,30}\b(?:sit|put)\b[^.]{0,14}\bpotty)\b`,
    String.raw`\b(?:poos?|poop\w*|pooing|nursery|floor|nappy|since|baby|school)\b`,
  ),
  decides: said(
    String.raw`\b(?:(?:runs? (?:away|off)|hides)\b[^.]{0,24}\bpotty\b|(?:won['’]?t|wont|will not|refus\w+ to|does ?n['’]?t want to|hates) (?:even )?(?:sit(?:ting)?|go near|go on|try)\b[^.]{0,16}\bpotty|(?:screams?|cries)\b[^.]{0,30}\bpotty\b)`,
    String.raw`\b(?:poos?|poop\w*|pooing|nursery|floor|nappy|since|baby|school|toilets?|wees?|accidents?)\b`,
  ),
  titles: { young: 'The Bear Sat First' },
  text: {
    '2-3': `
      D<notsit> The potty is on the floor. {Name} may look at it. A bear can sit first. Sit, bear! Now the potty is free.
      P<notsit> A potty is cold at first. A nappy is warm.
      Q<notsit> Near the potty, {Name} may feel ____.
      H<notsit> {helper} can read a page.
      H<notsit> {helper} can tell a tale.
      T<notsit> {he} can sit with clothes on.
      T<notsit> {he} can pat it with one hand.
      T<notsit,comforter> {he} can let {comforter} sit.
      C<notsit> {he} can say, "Bear first, then me."
      A<notsit> The bear gets up. The potty is still there. It can wait. Look, or pat, or sit. Bye-bye, potty.
    `,
    '4-5': `
      D<notsit> A potty is a small chair with a hole. {Name} may not like the look of it yet. A bear can sit on it first and say how it is. Bears do not wee, so it stays dry. Then the potty is free again.
      P<notsit> To somebody with a nappy, a wee comes anywhere. To sit down for it is a new idea.
      Q<notsit> With the potty so near, {Name} may feel ____.
      H<notsit> {helper} can put it next to the big toilet. ~ Two can sit and talk.
      H<notsit> {helper} can read one page, and then it is done.
      T<notsit> {he} can sit on it with all the clothes on.
      T<notsit> {he} can choose the place where the potty lives.
      T<notsit,comforter> {he} can let {comforter} have the first turn.
      C<notsit> {he} can say, "You first, bear, and then me."
      A<notsit> The bear had a turn and fell off. The potty is still there in its place. Some days it is for looking at. Some days it is for one page of a book.
    `,
  },
};
