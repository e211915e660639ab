import { said, type NamedScene } from '../scene.ts';

/** One swing, and more children than one. */
export const twentySwings: NamedScene = {
  id: 'swing',
  image: 'twenty swings for each, counted aloud',
  cue: said(String.raw`\bswings?\b`, String.raw`\b(?:mood|pushed off|scared|afraid|fell|leave|leaving|home)\b`),
  decides: false,
  titles: { young: 'Twenty for You, Twenty for Me', older: 'Twenty Each' },
  text: {
    '2-3': `
      D<swing> One swing goes up and back. There is a child on it. {Name} may want a turn. Up and back, up and back. Then it stops.
      P<swing> Up there it is windy. Ears hear less.
      Q<swing> By the swing, {Name} may feel ____.
      H<swing> {helper} can count aloud.
      H<swing> {helper} can stand here too.
      T<swing> {he} can wave at the swing.
      T<swing> {he} can count with a hand.
      C<swing> {he} can say, "You five, me five."
      A<swing> Three, four, five, stop. One gets off. One gets on. Now it is a new turn. Up and back!
    `,
    '4-5': `
      D<swing> A swing has one seat, and here is more than one child. {Name} may stand by it and wait for a turn. Up it goes, and back, and it does not seem to stop. The one up there is not counting. So it helps to have a number, such as twenty.
      P<swing> On a swing there is wind in the ears. A child up there may not hear, "My turn!"
      Q<swing> Beside the swing, {Name} may feel ____.
      H<swing> {helper} can count to twenty for everyone to hear.
      H<swing> {helper} can say to the other one, "Ten more, please."
      T<swing> {he} can stand where the one on the swing can see {him}.
      T<swing> {he} can count the swings up to twenty.
      C<swing> {he} can say, "Twenty for you, and then twenty for me."
      A<swing> Eighteen, nineteen, twenty, and the swing gets slow. One child gets off, and the next gets on. The seat is still warm. All the turns are the same size, because somebody counted.
    `,
  },
};
