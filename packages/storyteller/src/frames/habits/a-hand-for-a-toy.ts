import { said, type NamedScene } from '../scene.ts';

const HITS = String.raw`\b(?:hits?|hitting|slaps?|smacks?|smacking|push(?:es|ing)?|shov(?:es|ing)|kicks?|kicking|scratch(?:es|ing)?|lash(?:es|ing) out|hurts?)\b`;

/** A hit or a push for a toy that another child has. */
export const aHandForAToy: NamedScene = {
  id: 'fortoy',
  image: 'a toy in other hands, and an open hand that asks',
  cue: said(
    String.raw`${HITS}[^.!?]{0,60}\b(?:(?:to get|for|over|to take|to have|because (?:he|she|they) wants?|if (?:he|she|they) wants?|when (?:he|she|they) wants?|when they (?:have|won't give|don't give|do not give)) (?:a |the |their |his |her |some |any )?(?:\w+ )?(?:toys?|cars?|dolls?|trains?|bikes?|trikes?|ball|balls|digger|scooter|bricks|dinosaurs?)|when (?:someone|somebody|another (?:child|kid)|other (?:children|kids)|a friend) (?:\w+ )?(?:has|have|got|takes?|wants?|plays? with) (?:a |the |his |her |their )?(?:\w+ )?(?:toys?|cars?|dolls?|trains?|bikes?|trikes?|ball|something|what|thing))\b`,
    String.raw`\b(?:bit(?:es|ing)|baby|brother|sister|twin|football|gets? hit|is hit|hits (?:him|her)|pass)\b`,
  ),
  decides: true,
  answers: /\b(?:toys?|push\w*|hits?|wants?|get)\b/i,
  titles: { young: 'An Open Hand Can Ask', older: 'An Open Hand Can Ask' },
  text: {
    '2-3': `
      D<fortoy> A good toy is in other hands. {Name wants} it so much. A hand goes out. It can hit or push. Ow!
      P<fortoy> That hurts. It is their turn.
      Q<fortoy> At that toy, {Name} may feel ____.
      H<fortoy> {helper} can find one more toy.
      H<fortoy> {helper} can wait too.
      T<fortoy> {he} can hold out an open hand.
      T<fortoy> {he} can give a toy to swap.
      C<fortoy> {he} can say, "My turn, please?"
      A<fortoy> The hand is open. It can wait. Here comes a toy. Play, play, play!
    `,
    '4-5': `
      D<fortoy> The best toy is mostly in other hands. {Name} may want it right now. Then a hand may hit or push, and the toy comes. But the other one is hurt, and the game is over. A hand can do something else. It can open and ask.
      P<fortoy> Whoever got hit does not like to come near. So the best toys go further away.
      Q<fortoy> When somebody has the best toy, {Name} may feel ____.
      H<fortoy> {helper} can say when it is time to swap.
      H<fortoy> {helper} can look for a good thing meanwhile.
      T<fortoy> {he} can hold out an open hand and wait.
      T<fortoy> {he} can find a thing to swap.
      C<fortoy> {he} can say, "Please can I have it next?"
      A<fortoy> The open hand waited, and then the toy came. It may be "no" for now, and then there is another one. If somebody was hit, a soft hand can help. Hands are good at holding toys, and asking for them.
    `,
    '6-7': `
      D<fortoy> A toy in somebody's hands looks twice as good as one on a shelf. {Name} may want it so much that {his} hand goes out first. A hit or a push is a quick way to get it. It is also a quick way to be alone with it. The other one is hurt and goes to tell.
      P<fortoy> Children remember whose hands were quick. They also notice when it gets better.
      Q<fortoy> When somebody has just that thing, {Name} may feel ____. It may be in the arms.
      H<fortoy> {helper} can agree on a signal that means, "Help me ask."
      H<fortoy> {helper} can set a timer, so that both know when it changes.
      T<fortoy> {he} can put both hands in the pockets and ask.
      T<fortoy> {he} can offer a swap, or a game for two.
      C<fortoy> {he} can think, "Hands in, and the question out."
      A<fortoy> The question took longer than a push, and it got more. There was a toy in it, and somebody to play with. Sometimes the answer is no. Then it is a no, and there are other things on the shelf. After a hit, a real sorry can open the game again.
    `,
  },
};
