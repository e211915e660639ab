import type { Role } from '../frame.ts';
import { said, type NamedScene } from './scene.ts';

const KINDS = ['cat', 'dog', 'puppy', 'kitten', 'rabbit', 'hamster', 'guinea pig', 'gerbil', 'tortoise'] as const;
const PET = String.raw`(?:pets?|cats?|dogs?|puppy|kittens?|rabbits?|bunn(?:y|ies)|hamsters?|guinea pigs?|gerbils?|tortoise)`;

/** The animal of the family, by its name where that was given; a fish or a bird rides in no basket. */
const BEAST: Role = {
  fallback: { text: 'the pet' },
  cues: [
    ...KINDS.map((kind) => ({
      match: new RegExp(String.raw`\b[${kind[0]?.toUpperCase()}${kind[0]}]${kind.slice(1)}(?:['’]s name)?(?: is|['’]s)?(?: called| named)?[:,]? (\p{Lu}\p{Ll}+)\b`, 'u'),
      phrase: { text: `$ the ${kind}`, again: `the ${kind}` },
    })),
    ...KINDS.map((kind) => ({ match: new RegExp(String.raw`\b${kind}\b`, 'i'), phrase: { text: `the ${kind}` } })),
  ],
}; // prettier-ignore

/** A move to which an animal comes along, and a child who is not sure of that. */
export const petThatMovesToo: NamedScene = {
  id: 'pettoo',
  image: 'an animal in its basket, which rides to the new home with the family',
  cue: said(
    String.raw`(?=[^]*\b(?:mov(?:e|es|ed|ing)|new (?:house|home|flat))\b)[^]*?(?:\b(?:worr\w+|scared|afraid|asks?|asking|thinks?|frightened|upset|wonders?|what)\b[^.!?]{0,60}\b${PET}\b[^.!?]{0,30}\b(?:com\w+|behind|happen\w*|too|along|lost|know|find|like|with us|cope)\b|\b(?:leav\w+|forget\w*|left)\b[^.!?]{0,20}\b${PET}\b)`,
    String.raw`\b(?:rehom\w+|can['’]?t (?:take|bring|have)|not (?:allowed|coming|taking)|no pets|giv(?:e|en|ing) (?:\w+ ){0,3}away|died|new (?:puppy|kitten|pet|dog|cat))\b`,
  ),
  decides: true,
  titles: { young: 'A Basket on Wheels', older: 'The Last Thing Into the Car' },
  roles: { beast: BEAST },
  text: {
    '2-3': `
      D<pettoo> The home gets empty. In go the boxes. {Name} looks. {beast} looks too. {beast} comes along! There is a basket.
      P<pettoo> A new home smells new. {beast} will sniff and sniff.
      Q<pettoo> With all the boxes, {Name} may feel ____.
      H<pettoo> {helper} can hold the basket.
      H<pettoo> {helper} can bring the bowl.
      T<pettoo> {he} can help to carry the bowl.
      T<pettoo> {he} can wave to the old door.
      C<pettoo> {he} can say, "You come too."
      A<pettoo> Out of the van come boxes. Out of the basket comes a nose. Sniff, sniff. Hello, new home.
    `,
    '4-5': `
      D<pettoo> A family is moving to a new home. {Name} goes along, and so does {beast}. The beds and the toys go in a van, in boxes. {beast} does not go in a box. There is a basket for that, and it rides with the people.
      P<pettoo> {beast} does not know what moving is. The boxes smell odd, and the rooms get empty. A known voice is good to hear then.
      Q<pettoo> With the boxes all around, {Name} may feel ____.
      H<pettoo> {helper} can say who sits next to the basket.
      H<pettoo> {helper} can pack the bowl last.
      T<pettoo> {he} can talk to {beast} in a soft voice.
      T<pettoo> {he} can draw a picture of each toy on its box.
      C<pettoo> {he} can say, "You come too, and so do I."
      A<pettoo> The old home is empty, and nobody was left in it. In the new one the basket is open. First there is a nose, and then a paw. Some animals hide for a day or two. Next to them stands the same old bowl.
    `,
    '6-7': `
      D<pettoo> On the day of a move, a list says what goes into the van. {Name} may look for one name on it. {beast} is not on it. Animals do not travel with sofas. {beast} comes in the car, in a safe basket, with the family. It is often the last thing into the car, and the first one out.
      P<pettoo> For an animal a home is mostly smells. When they all change in one day, it may hide for a while. An old blanket has the right smell in it. It is best unwashed.
      Q<pettoo> Looking at all the boxes, {Name} may feel ____. It may be two feelings at once.
      H<pettoo> {helper} can choose one quiet room for the first days.
      H<pettoo> {helper} can tell {Name} who carries the basket on the day. ~ Then nobody needs to wonder.
      T<pettoo> {he} can write a list of {his} own, with a bowl on it.
      T<pettoo> {he} can sit in the new room and read out loud. ~ A known voice helps a new place.
      C<pettoo> {he} can think, "All of us are moving. I counted."
      A<pettoo> In the evening the new home is full of boxes and short of chairs. Everybody who was counted in the morning is there. Someone may be under a bed with two bright eyes. It takes some days until a place smells right, to people as well.
    `,
    '8-10': `
      D<pettoo> Removal firms carry pianos, freezers and two hundred books, and no living thing. So {beast} moves with the family, in the car, and {Name} may like to hear it plainly. A good deal can be planned: a basket with a blanket, a bowl, a new address on the collar. It is a job in which somebody who knows the animal well is useful.
      P<pettoo> Animals know a home by its smells and by the order of the day. The smells change at a stroke. The order can be moved whole, with breakfast at seven and a walk or a game at five.
      Q<pettoo> On the last evening in the old rooms, {Name} might feel ____. It may be for two.
      H<pettoo> {helper} can ask the vet how long it is best to stay indoors.
      H<pettoo> {helper} can keep one room free of boxes for the first night. ~ Two may like to hide in it.
      T<pettoo> {he} can pack a bag with everything that {beast} needs, and carry it in person.
      T<pettoo> {he} can sleep with the old blanket for a night, so that it smells of somebody.
      C<pettoo> {he} can think, "The order of the day is moving with us."
      A<pettoo> Nobody was left behind, and it has been counted twice. The new home is too loud and smells of paint. Then a bowl is put down at the usual time. In some corner something stretches, and comes to see what there is. It is how most of a family settles in.
    `,
  },
};
