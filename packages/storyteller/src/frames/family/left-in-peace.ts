import { said, type NamedScene } from '../scene.ts';

const ANIMAL = String.raw`\b(?:dogs?|pupp(?:y|ies)|cats?|kittens?|rescue|greyhound|lurcher|whippet|spaniel|labrador|terrier|collie|pets?|rabbits?|hamsters?|guinea pigs?)\b`;
const ARRIVES = String.raw`\b(?:new|rescue\w*|getting|get|gets|got|picking up|pick up|collect\w*|fetch\w*|arriv\w*|com(?:es|ing)|adopt\w*|bring\w*|brought|foster\w*)\b`;

/** An animal that has only just come, or comes soon, and has to be left in peace by children who are beside themselves. */
export const leftInPeace: NamedScene = {
  id: 'inpeace',
  image: 'a bed where nobody goes, and a nose that comes by itself',
  cue: said(
    String.raw`(?=[^]*${ANIMAL})(?=[^]*${ARRIVES})[^]*?\b(?:(?:left|leave|leaves|leaving|let|lets|letting) (?:\w+ ){0,2}(?:in peace|alone|be\b|settle|rest|sleep)|(?:gives?|giving|needs?|needing|wants?) (?:(?:him|her|it|them|the \w+) )?(?:(?:some|lots of|a lot of|plenty of|a bit of|more|its|his|her) )?(?:space|quiet|peace|time)|settl(?:es?|ing) (?:in|down)|needs?(?:ing)? to (?:be left|\w+ (?:a lot|first)|sleep|rest)|(?:quiet|calm) (?:at first|for the first|around|near))\b`,
    String.raw`\b(?:bit|bites?|bitten|scratch\w*|growl\w*|nip\w*|died|hid(?:es|ing)|tail|squeez\w*|jealous|(?:afraid|scared|frightened) of|allerg\w*|baby)\b`,
  ),
  decides: false,
  answers: /\b(?:in peace|alone|space|quiet|settl\w+|beside themselves|excited)\b/i,
  titles: { young: 'A Bed Where Nobody Goes', older: 'The One Who Lets It Come' },
  text: {
    '2-3': `
      D<inpeace> {animal} is new at home. {Name} can look. Shh! {animal} needs a rest. So much is new to it.
      P<inpeace> Big ones wait too. It is hard for them.
      Q<inpeace> By the new bed, {Name} may feel ____.
      H<inpeace> {helper} can sit down low.
      T<inpeace> {he} can wave from the sofa.
      T<inpeace> {he} can talk so softly.
      C<inpeace> {he} can say, "Shh. Rest, rest."
      A<inpeace> {animal} had a good rest. Here comes a nose. Sniff, sniff, sniff! Hello, nose.
    `,
    '4-5': `
      D<inpeace> For {animal} the whole home is new. The smells are new, and so are the voices. {Name} may want to say hello at once. A new animal likes it quiet first. It gets a bed where nobody goes. That is a rule for big and small.
      P<inpeace> To an animal, a hug is a lot. It does not know yet who is kind. It finds out with its nose.
      P<inpeace> Grown-ups want to stroke it too. They wait as well.
      Q<inpeace> When {animal} lies in its bed, {Name} may feel ____.
      H<inpeace> {helper} can put tape on the floor by the bed. ~ Then all can see where to stop.
      H<inpeace> {helper} can say when a stroke is nice.
      T<inpeace> {he} can sit on the floor and look at a book.
      T<inpeace> {he} can draw a sign with a bed on it.
      C<inpeace> {he} can whisper, "You can come to me."
      A<inpeace> {animal} slept a lot and looked a lot. Then it got up and had a sniff at a sock. Nobody grabbed, so it sniffed at the other one. With each sniff, a home is less new.
    `,
    '6-7': `
      D<inpeace> To move is a big thing for an animal. {animal} does not know yet that this is home. {Name} may want to stroke it all day. But it does not know what hums in the kitchen. An animal that has just come needs to sleep, look and sniff. In its bed it is left in peace by everybody.
      P<inpeace> People at animal shelters talk of three days, three weeks and three months. First it gets calmer, and then it knows the house. At last it is at home. It can be faster or slower.
      P<inpeace> Whoever waits is not forgotten. Animals notice people who are slow and soft.
      Q<inpeace> When {animal} walks past and does not stop, {Name} may feel ____.
      H<inpeace> {helper} can put a line of tape round the bed. ~ A line is easier to keep than a word.
      H<inpeace> {helper} can show where a stroke is nice, and when.
      T<inpeace> {he} can sit on the floor, look away and let it come.
      T<inpeace> {he} can write down what is new each day.
      C<inpeace> {he} can think, "It comes when it is ready."
      A<inpeace> The list says, "Slept. Slept and looked. Ate." On the fourth line it says, "Nose on my sleeve." Nobody had called. Getting to know a home is slow for an animal. Each line on the list is a bit of it.
    `,
    '8-10': `
      D<inpeace> The day on which an animal moves in is great for people and hard for the animal. To {animal}, everything known is gone, and strangers keep bending down. {Name} may have waited for weeks, and is now asked to wait again. There is a reason. An animal that may sleep, look and come by itself learns that a place is safe. One that is stroked in its bed learns the opposite.
      P<inpeace> Being excited is no mistake. It comes out as speed, though, and speed is what a new animal watches for.
      P<inpeace> Shelters speak of three days, three weeks and three months: to calm down, learn the house and be at home. Animals have not read it, and take what they need.
      Q<inpeace> When {animal} chooses the far side of the room, {Name} might feel ____.
      H<inpeace> {helper} can name an hour when everybody is in the room and nobody calls.
      H<inpeace> {helper} can hand over one job that helps, such as fresh water in the bowl.
      T<inpeace> {he} can sit sideways on the floor with a book. ~ A back is less frightening than a face.
      T<inpeace> {he} can keep a log of firsts, with the time.
      C<inpeace> {he} can think, "The quickest way is to let it come."
      A<inpeace> The log has short entries at first, and most of them are about sleep. Then there is one about a nose and an elbow, which lasted two seconds. Friendship with an animal is its own decision as well. Whoever leaves it in peace is already part of the answer.
    `,
  },
};
