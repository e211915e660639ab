import { said, type NamedScene } from '../scene.ts';

/** A bigger car seat, and the one before it that is missed. */
export const theSeatBefore: NamedScene = {
  id: 'seatbefore',
  image: 'the seat that got too small, and the new one that waits to be sat in',
  cue: said(
    String.raw`(?=[^]*\b(?:seat|booster)\b)[^]*?\b(?:wants? (?:the|his|her|their) (?:old|baby|other|first) (?:one|seat|car seat)|(?:old|baby) (?:car ?)?seat back|misses (?:the|his|her|their) (?:old|baby)|(?:won['’]?t|wont|will not|refus\w+(?: to)?|hates?|does ?n['’]?t (?:like|want))\b[^.!?]{0,24}\b(?:new|big|bigger|forward[- ]facing) (?:\w+ )?(?:seat|booster))\b`,
    String.raw`\b(?:friends?|booster is for babies|embarrass\w*|front)\b`,
  ),
  decides: true,
  answers: /\b(?:old|new|big)\b/i,
  titles: { young: 'The Seat That Was Too Small' },
  text: {
    '2-3': `
      D<seatbefore> Here is a new seat in the car. It is big. {Name} may want the old one. But legs grow. The old seat got too small.
      P<seatbefore> Big seats are for long legs.
      Q<seatbefore> In the new seat, {Name} may feel ____.
      H<seatbefore> {helper} can sit here too.
      H<seatbefore> {helper} can let a bear try.
      T<seatbefore> {he} can pat the new seat.
      T<seatbefore> {he} can do the last click.
      C<seatbefore> {he} can say, "Big seat, click!"
      A<seatbefore> Bye-bye, old seat. Hello, new one. Click! The car can go. Out there is a tree. Hello, tree.
    `,
    '4-5': `
      D<seatbefore> A new seat is in the car, and it is big. {Name} may want the old one back. It was known, with all its crumbs. But bodies grow, and seats do not. A seat that is too small cannot hold a body well. The new one can.
      P<seatbefore> New things feel odd to a back and to legs. After some rides they feel like nothing at all.
      Q<seatbefore> In the new seat, {Name} may feel ____.
      H<seatbefore> {helper} can sit beside it while the car is still.
      H<seatbefore> {helper} can say where the old seat goes now.
      T<seatbefore> {he} can say bye to the old seat.
      T<seatbefore> {he} can look what can be seen from up there.
      C<seatbefore> {he} can think, "My legs grew, so my seat grew."
      A<seatbefore> Click went the new seat, and the car set off. From up there the window was bigger. It is fine to miss the old seat. It was a good one, and it did its job. The new one has room for the next legs.
    `,
  },
};
