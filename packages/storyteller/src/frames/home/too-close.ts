import { said, type NamedScene } from '../scene.ts';

/** Others come too close, and a hand pushes or scratches. */
export const tooClose: NamedScene = {
  id: 'tooclose',
  image: 'a ring of air round a body, and a flat hand at its edge',
  cue: said(
    String.raw`\b(?:hit(?:s|ting)?|push(?:es|ing)?|shov(?:es|ing)|scratch(?:es|ing)?|kick(?:s|ing)?|pinch(?:es|ing)?|lash(?:es|ing) out|bit(?:es|ing)|pulls? (?:\w+ )?hair|swip(?:es|ing))\b[^.]{0,60}\b(?:(?:get|gets|come|comes|coming|getting|stand|stands|sit|sits|are|is) (?:\w+ )?(?:too |so |very )?(?:close|near)|in (?:his|her|their) (?:personal )?space|crowd\w*|touch(?:es|ed)? (?:him|her|them)|squash\w*)\b`,
    String.raw`\b(?:toys?|dog|cat|pony|horse|baby)\b`,
  ),
  decides: true,
  titles: { young: 'A Ring of Air', older: 'One Arm Long' },
  text: {
    '2-3': `
      D<tooclose> {Name} likes room for two hands. Arms go out and round. Now somebody comes near, near, near. Hands may push. A push hurts. Ow!
      P<tooclose> They come near to look. They like the game.
      Q<tooclose> When they come near, {Name} may feel ____.
      H<tooclose> {helper} can come and make room.
      H<tooclose> {helper} can say, "One step back."
      T<tooclose> {he} can hold up a flat hand.
      T<tooclose> {he} can go to {helper}.
      C<tooclose> {he} can say, "Stop! Too near."
      A<tooclose> The flat hand is up. One step back, and one more. Now there is room. Two can play with room. Hands down, and play.
    `,
    '4-5': `
      D<tooclose> Round every body there is a ring of air. {Name} may need a wide ring, from one hand to the other. When other children come too near, the ring gets squashed. Hands may push or scratch then, to make it wide again. But skin is soft, and a scratch hurts.
      P<tooclose> Some children have a very thin ring. They stand right beside somebody they like. They cannot see where the other ring begins.
      Q<tooclose> When somebody comes too near, {Name} may feel ____.
      H<tooclose> {helper} can come over and say, "One step back, please."
      H<tooclose> {helper} can find a place at the end. ~ There is air on one side.
      T<tooclose> {he} can hold up a flat hand, without a touch.
      T<tooclose> {he} can take two steps back.
      C<tooclose> {he} can say, "Too near. I need some air."
      A<tooclose> The hand went up, and it was flat and did not touch. The other child saw it and stopped. Now they both know where the ring is. Two rings can play side by side, with some air between. Hands are for the game again.
    `,
    '6-7': `
      D<tooclose> People have an invisible edge. It is not at the skin, but further out, where a hand reaches. {Name} may have a wide one, so a full carpet is hard. When the edge is crossed, hands may push or scratch before words come. It works fast, and it hurts somebody who only wanted to get past.
      P<tooclose> Nobody else can see that edge. Children with a narrow one think that close is friendly. They are surprised when it hurts.
      Q<tooclose> When others come too close, {Name} may feel ____. It may be in the neck or the elbows.
      H<tooclose> {helper} can keep a place at the end of a row. ~ Half of the crowd is gone there.
      H<tooclose> {helper} can agree on a sign that means "I need room".
      T<tooclose> {he} can hold up a flat hand and say, "Room, please."
      T<tooclose> {he} can step out of a crowd early and go to a quiet place.
      C<tooclose> {he} can think, "My hand shows the edge. It does not hit."
      A<tooclose> A flat hand went up, and three people took a step back at once. The edge had been seen for the first time. It was about one arm long. With that much air, the carpet was a good place. Hands had nothing to do.
    `,
  },
};
