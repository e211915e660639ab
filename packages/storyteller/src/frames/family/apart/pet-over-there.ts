import type { Role } from '../../../frame.ts';
import { said, type NamedScene } from '../../scene.ts';
import { AT_THE_OTHERS } from './one-and-the-other.ts';

const ANIMAL = 'dog|puppy|cat|kitten|rabbit|bunny|hamster|guinea pig|pony|tortoise|parrot';

/** The animal that is missed, by name where it has one. */
const LEFT_ANIMAL: Role = {
  fallback: { text: 'the animal' },
  cues: [
    {
      match: new RegExp(String.raw`\b(?:${ANIMAL})(?:,| is)?(?: called| named)? (\p{Lu}\p{Ll}+)`, 'u'),
      phrase: { text: '$' },
    },
    ...ANIMAL.split('|').map((kind) => ({
      match: new RegExp(String.raw`\b${kind}\b`, 'i'),
      phrase: { text: `the ${kind}` },
    })),
  ],
};

/** An animal that lives in the home where the child is not just now. */
export const petOverThere: NamedScene = {
  id: 'petthere',
  image: 'an animal in the other home, with a nose that knows who comes',
  cue: said(
    String.raw`\bmiss(?:es|ing)? (?:\w+ ){0,2}(?:${ANIMAL})\b[^.!?]{0,40}\b(?:${AT_THE_OTHERS}|at the other (?:house|home))|\b(?:${ANIMAL})\b[^.!?]{0,30}\b(?:lives|stays|is) (?:at|with) (?:my ex|his|her|their|mum|dad)\b[^.!?]{0,40}\bmiss`,
  ),
  decides: true,
  titles: { young: 'A Nose in the Other Home', older: 'Whoever Waits in the Other Home' },
  roles: { animal: LEFT_ANIMAL },
  text: {
    '4-5': `
      D<petthere> {Name has} two homes, and {animal} has one. So there are days with {animal} and days without. {Name} may look at the spot where {animal} is not. No paws and no fur are under the table. That can be very quiet.
      P<petthere> An animal does not count the days. It eats, it sleeps, and it knows a friend by the smell.
      Q<petthere> Without {animal}, {Name} may feel ____.
      H<petthere> {helper} can ask for a photo from the other home.
      H<petthere> {helper} can listen to a story about {animal}.
      T<petthere> {he} can draw {animal} and hang it up here.
      T<petthere> {he} can save a funny thing to tell that furry ear.
      C<petthere> {he} can say, "See you at the other door."
      A<petthere> In the other home, somebody fills the bowl. {animal} naps in a patch of sun. Then comes the day of the change. A door opens. A nose comes first and finds {Name}.
    `,
    '6-7': `
      D<petthere> A bag can go from home to home, and so can a book. {animal} stays in one of them. When {Name is} in the other home, the place by the sofa is empty. There may be moments when a hand reaches down for fur. Missing an animal is real missing.
      P<petthere> Animals do not know about calendars. They know smells, and they keep them for a long time. A smell on a blanket is news to a nose.
      Q<petthere> When the place by the sofa is empty, {Name} may feel ____.
      H<petthere> {helper} can ask the other home for a photo. ~ It is a fair thing to ask for.
      H<petthere> {helper} can plan a walk for the first day back.
      T<petthere> {he} can make a toy or a name card for {animal}.
      T<petthere> {he} can ask who looks after {animal} this week. ~ It is good to know.
      C<petthere> {he} can think, "That nose does not forget me."
      A<petthere> In the other home a bowl gets filled. {animal} sleeps with one ear up. On the day of the change the door opens. Nobody asks where anybody has been. {Name} is sniffed from the shoes up, and that is the hello.
    `,
    '8-10': `
      D<petthere> When a family has two homes, people travel and animals stay. {animal} lives at one address. On the days at the other one, {Name} may still listen for paws. Nobody sits on the feet at breakfast. A person can have both parents on the phone and miss the one who cannot use it.
      P<petthere> Animals recognise people by smell and by step, after weeks as well as after days. What they make of the time between, nobody knows. They do not hold it against anybody.
      Q<petthere> On the days without {animal}, {Name} might feel ____. It is allowed to be a big word.
      H<petthere> {helper} can arrange photos with whoever is in the other home. ~ Most people like to be asked for those.
      H<petthere> {helper} can find out whether a visit or a walk in between is possible. ~ It may not be, but then it is known.
      T<petthere> {he} can write down what {animal} likes, for whoever does the feeding. ~ Experts leave notes.
      T<petthere> {he} can keep a job for the first hour back, such as brushing. ~ It gives the day of the change a good end.
      C<petthere> {he} can think, "Other address, same paws."
      A<petthere> The note hangs on the fridge over there, and somebody follows it more or less. In the evening {animal} has the best place on the sofa. Then the bag is packed, the door opens, and the inspection begins with the shoes. It is a thorough one, and {Name} passes. This home has paws in it.
    `,
  },
};
