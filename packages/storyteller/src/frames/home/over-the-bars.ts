import { said, type NamedScene } from '../scene.ts';

/** Out of the cot over the bars, and so into a bed. */
export const overTheBars: NamedScene = {
  id: 'bars',
  image: 'a leg over the bars of a cot, and a bed that has a way out',
  cue: said(
    String.raw`\b(?:climb\w*|get(?:s|ting)?|jump\w*|fell|falls?|leg over|throws? (?:him|her)self)\b[^.]{0,16}\b(?:out of|over|from)\b[^.]{0,14}\b(?:cot|crib|bars)\b|\bfrom (?:a |the |his |her )?(?:cot|crib) to (?:a |his |her )?(?:\w+ )*bed\b|\bout of (?:the|his|her) (?:cot|crib) (?:and )?into\b|\b(?:going|moving|moved|moves|goes|transition\w*)\b[^.]{0,30}\b(?:big (?:boy|girl|kid)?'?s? ?bed|toddler bed)\b`,
    String.raw`\b(?:gets? out of (?:the|his|her) (?:new |big )?bed|keeps getting out|comes? out|up and down|bunk|baby|brother|sister|twins?)\b`,
  ),
  decides: /\b(?:cot|crib)\b[^.]{0,60}\b(?:big (?:boy|girl|kid)?'?s? ?bed|toddler bed|real bed|proper bed)\b/i,
  titles: { young: 'A Bed with a Way Out' },
  text: {
    '2-3': `
      D<bars> A cot has bars. {Name has} long legs now. So here is a bed. It is low, and it has no bars.
      P<bars> Big ones sleep in beds. Cots are for short legs.
      Q<bars> In the big bed, {Name} may feel ____.
      H<bars> {helper} can lay out a rug.
      H<bars> {helper} can sit there at first.
      T<bars> {he} can try the middle.
      T<bars> {he} can pick the blanket.
      T<bars,comforter> {he} can move {comforter} in.
      C<bars> {he} can say, "Bye-bye, bars. Hello, bed."
      A<bars> No bars, and a soft bed. Two feet lie in it. In the morning they can get out. Night-night, legs.
    `,
  },
};
