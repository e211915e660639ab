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
    '6-7': `
      D<toorough> {Name} may like {furry} so much that the arms go tight. To a small pet that feels like a trap. It cannot say "let go". It can only wriggle, or cry, or use its teeth. A fall from somebody's arms can hurt it, too.
      P<toorough> Animals remember a squeeze for a long time. They remember a lap as well, and that is what they come back to.
      Q<toorough> When {furry} comes near, {his} arms may feel ____.
      H<toorough> {helper} can be there each time the two are together.
      H<toorough> {helper} can show how two hands hold it, down on the floor.
      T<toorough> {he} can sit on the floor and make a lap. ~ Then it can come by itself.
      T<toorough> {he} can stroke three times, stop, and see if it wants more.
      C<toorough> {he} can think, "Floor, lap, and soft hands."
      A<toorough> There is a lap on the floor, and nobody grabs. A nose comes first, and then two paws. Three soft strokes, and a stop. The pet stays where it is. That is how an animal says, "Some more, please."
    `,
    '8-10': `
      D<toorough> It is possible to like a pet so much that the arms forget their own strength. {Name} may know that from holding {furry}. A hug is nice for people, who can say when it is enough. To an animal it feels like a trap, and so it wriggles, growls or uses its teeth. If it is carried, it may also fall.
      P<toorough> Animals learn fast who is safe. They keep away from hands that grab, and they turn up by themselves where somebody sits still.
      Q<toorough> When {furry} comes near, {Name} might notice ____ in {his} arms.
      H<toorough> {helper} can be in the room each time, until it goes well by itself.
      H<toorough> {helper} can find out together with {him} how it says "enough", with ears, tail and eyes.
      T<toorough> {he} can stay on the floor and let it come. ~ Waiting is the quick way with animals.
      T<toorough> {he} can stroke for three seconds, stop, and see whether it comes closer or goes.
      C<toorough> {he} can think, "It decides when it is enough."
      A<toorough> Somebody sits on the floor and does nothing much. After a while there is a nose at one hand, and then a warm weight on one leg. Three strokes and a pause, and the pet has not moved away. An animal that may leave at any time, and stays, has said something nice.
    `,
  },
};
