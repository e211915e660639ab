import { said, type NamedScene } from '../scene.ts';
import { tailIsHers } from './tail-is-hers.ts';

/** A dog or a cat that is squeezed, ridden, chased or hit by somebody who likes it. */
export const tooRoughWithAPet: NamedScene = {
  id: 'toorough',
  image: 'a lap on the floor, to which an animal comes by itself',
  cue: said(
    String.raw`\b(?:hit(?:s|ting)?|kick(?:s|ing)?|sits? on|rid(?:es|ing)|(?:too |so |very |really )?rough|teas(?:es|ing)|squeez\w*|squash\w*|hurt(?:s|ing)?|mean|drag(?:s|ging)?|grab(?:s|bing)?|lies? on|jumps? on|hug(?:s|ging)? [^.]{0,16}too (?:hard|tight))\b[^.]{0,24}\b(?:dog|puppy|cat|kitten|kitty)\b`,
    String.raw`\b(?:scared|afraid|frightened|on the lead|bitten|bit (?:him|her|them)|scratched|died|toy|park|tail|guinea pig|hamster|rabbit|someone|somebody|people)\b`,
  ),
  decides: true,
  titles: { young: 'The Lap on the Floor', older: 'The Lap on the Floor' },
  roles: { ...tailIsHers.roles },
  text: {
    '2-3': `
      D<toorough> {Name} may love the pet so much. Arms go round, tight, tight. That is too much for {furry}. A pet wants to get down. It cannot say "ow".
      P<toorough> Pets like soft. They like to walk off.
      Q<toorough> With a pet near, {Name} may feel ____.
      H<toorough> {helper} can sit down, too.
      H<toorough> {helper} can say, "Enough."
      T<toorough> {he} can sit and make a lap.
      T<toorough> {he} can stroke with one hand.
      C<toorough> {he} can say, "Soft hand. You may go."
      A<toorough> A lap on the floor. Wait, wait. Here comes the pet. Soft, soft, soft. Now it goes. Bye-bye, pet.
    `,
    '4-5': `
      D<toorough> {Name} may love a pet so much that the arms get wild. They hold on tight and will not let go. To {furry} that feels like a trap. A pet is smaller than it looks under its fur. It has no word for "let go". So it goes stiff, or growls, or uses its teeth.
      P<toorough> Animals make friends slowly. They like people who sit still and let them come. They do not forget a squeeze.
      Q<toorough> When {furry} comes near, {Name} may feel ____.
      H<toorough> {helper} can stay close, each time they are together.
      H<toorough> {helper} can show where it likes to be stroked.
      T<toorough> {he} can sit on the floor and make a lap.
      T<toorough> {he} can stroke three times and then stop and look.
      C<toorough> {he} can think, "One soft hand, and then I look."
      A<toorough> There was a lap on the floor, and nobody grabbed. The pet came and sniffed a knee. One hand stroked three times and stopped. The pet stayed. That is how an animal says, "Some more, please."
    `,
  },
};
