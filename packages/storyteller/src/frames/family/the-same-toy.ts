import { said, type NamedScene } from '../scene.ts';

/** One toy, and two in one home who want it. */
export const theSameToy: NamedScene = {
  id: 'sametoy',
  image: 'a toy with a hand at each end',
  cue: said(
    String.raw`\b(?:fight(?:s|ing)?|argu\w+|squabbl\w+|bicker\w*|row(?:s|ing)?|scream\w*|pull\w*)\b[^.]{0,30}\b(?:over|about|for) (?:every|the same|each other'?s|all the|a|one|who has the|their)? ?(?:single )?toys?\b|\b(?:both )?wants? the same toys?\b|\bsame toys?\b`,
    String.raw`\b(?:friends?|nursery|school|playgroup|cousin|dog)\b`,
  ),
  decides: false,
  titles: { young: 'A Hand at Each End', older: 'A Hand at Each End' },
  text: {
    '2-3': `
      D<sametoy> A fight can start with a toy. Two want it. {Name} may pull. So may {who}. Pull, pull, pull!
      P<sametoy> Both want it. That is hard.
      Q<sametoy> When both pull, {Name} may feel ____.
      H<sametoy> {helper} can hold it a bit.
      T<sametoy> {he} can let go and stamp.
      C<sametoy> {he} can say, "You, then me."
      A<sametoy> The fight is done. The toy goes to one. Then it goes to one more. Now two can play.
    `,
    '4-5': `
      D<sametoy> A fight can begin with a toy. It lay there, and then at once two want it. {Name} may pull at one end. {who} may pull at the other. A toy looks best in another hand.
      P<sametoy> Nobody is bad in such a fight. Both had a good idea, and it was the same one.
      P<sametoy> Grown-ups hear the noise. They do not know who had it first.
      Q<sametoy> With four hands on one toy, {Name} may feel ____.
      H<sametoy> {helper} can hold the toy until both are calm.
      H<sametoy> {helper} can say who is first and who is next.
      T<sametoy> {he} can let go and ask, "Can I be next?"
      T<sametoy> {he} can look for a toy to swap. ~ A swap is quick.
      C<sametoy> {he} can say, "You now, and me next."
      A<sametoy> The toy had one turn here and one turn there. Then it lay on the rug, and the fight was over. There may be a new one some day. "Me next" works for that one, too.
    `,
    '6-7': `
      D<sametoy> Many fights begin with a toy. It was dull until somebody picked it up. {Name} may have hold of one end and {who} of the other. The fight is less about the toy than about who is first. So it can happen with anything in the room.
      P<sametoy> Things look like more fun in another hand. That is so for both sides.
      P<sametoy> Grown-ups hear only the noise. So they may take the toy away from both.
      Q<sametoy> With a hand at each end, {Name} may feel ____.
      H<sametoy> {helper} can set a timer that both can see.
      H<sametoy> {helper} can make two lists, one of "mine" and one of "ours".
      T<sametoy> {he} can let go first and ask for a time. ~ Letting go is strong.
      T<sametoy> {he} can say, "I am in the middle. You get it at the ring."
      C<sametoy> {he} can think, "It comes round again."
      A<sametoy> The timer rang, and the toy went over. A bit later it lay under the sofa, and nobody asked for it. Two who live together will want the same thing again. A fair order makes it a short fight.
    `,
  },
};
