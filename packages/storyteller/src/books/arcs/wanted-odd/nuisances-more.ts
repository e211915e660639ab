import type { Oddness, OddWords } from './oddness.ts';

type OddLine = (words: OddWords) => string;
type Two = readonly [OddLine, OddLine];

/** Two more tellings of each of the two places where it will not do. */
interface More {
  readonly middle: readonly [Two, Two];
  readonly old: readonly [Two, Two];
}

const cap = (text: string): string => `${text.charAt(0).toLocaleUpperCase('en')}${text.slice(1)}`;

/** By the id of an oddness: sentences of at most 14 and 20 words. Each fits every other telling of its oddness. */
const MORE: Readonly<Record<Oddness['id'], More>> = {
  heard: {
    middle: [
      [
        ({ noise, a }) =>
          `${cap(a)} was reading to the little ones, out of a large library book. The wolf came nearer. ${noise}! They never did hear what the wolf said.`,
        ({ noise, n, a }) =>
          `In the library ${n} held it in from A to M. ${noise}! It came out at N. Nine books fell off a shelf. So did ${a}.`,
      ],
      [
        ({ noise, n, a }) =>
          `They played at sleeping lions on the lawn. Nobody must move. ${noise}! All the lions sat up and looked at ${n}. "That's that, then," said ${a}.`,
        ({ noise, a }) =>
          `${cap(a)} had been an hour getting close to one small bird. It was just going to sing. ${noise}! There was a twig, going up and down.`,
      ],
    ],
    old: [
      [
        ({ noise, a }) =>
          `On Thursdays ${a} read aloud in the library, and did all the voices. They had got to the part where the door opens, very slowly. ${noise}! Three people screamed, and one went home. It is hard, after that, to go on with a door.`,
        ({ noise, n, a }) =>
          `The library had a sign, and the sign said SHH. ${n} walked in past it on the tips of both feet. It was all right as far as History. ${noise}! A whole shelf let go. ${cap(a)} came out from underneath, holding the place in a book with one thumb.`,
      ],
      [
        ({ noise, n, a }) =>
          `Once ${a} gave a surprise party, in the dark, behind the garden shed. Everybody held everybody's sleeve. The gate clicked. The feet came up the path. ${noise}! "Hello, ${n}," said the one it was for. "Who else is there?" So there was cake, but no surprise.`,
        ({ noise, a }) =>
          `${cap(a)} kept a list of birds. For the last on it you had to lie under a hedge for two hours, and ${a} had. It came down. It opened its beak. ${noise}! "What did it look like?" people asked afterwards. "Like the back of a bird," said ${a}.`,
      ],
    ],
  },
  seen: {
    middle: [
      [
        ({ x, a }) =>
          `${cap(a)} made one pancake, as thin as a leaf, and turned round for the sugar. When ${a} turned back, there was ${x} on it.`,
        ({ n, x, a }) =>
          `They asked ${n} to help with the washing up. The plates came out clean, every one. Then they came out with ${x} on. "I'll dry them alone," said ${a}.`,
      ],
      [
        ({ x, n, a }) =>
          `${n} got up early once, to give ${a} a surprise. There was ${x} on the path, and ${x} up the steps. "I knew by breakfast," said ${a}.`,
        ({ x, a }) =>
          `Nobody could ever have a secret den. There would be ${x} at the gate, then at the hedge, and right up to the door. "We may as well put a sign up," said ${a}.`,
      ],
    ],
    old: [
      [
        ({ x, a }) =>
          `${cap(a)} once made a pudding in five layers, and each had to lie still for an hour. It was a kitchen with all its windows shut. Nobody breathed. And on the fifth layer, when the cloth was lifted, there was ${x}. "It was going to be lemon," said ${a}.`,
        ({ x, n, a }) =>
          `People liked ${n} to come to supper, and they liked it better if ${n} stayed by the door. It was the plates. You washed them, and dried them, and held them up to the light. And there was ${x}. "I only turned my back," said ${a}, for the third time.`,
      ],
      [
        ({ x, n, a }) =>
          `${cap(a)} had lost at treasure hunts for years, and did not mind it. But then ${n} was asked to hide the treasure. There was ${x} by the bench. There was ${x} by the pump. It stopped in front of one loose brick. "I call that reading aloud," said ${a}.`,
        ({ x, n, a }) =>
          `Nobody wanted ${n} in a den. A den is a place that cannot be found. You could follow the ${x} from the road, through two hedges, and it went in at the door. There was usually somebody's aunt at the end of it, looking for ${a}.`,
      ],
    ],
  },
  finder: {
    middle: [
      [
        ({ past, n, a }) =>
          `There were sixteen of them round one cloth, with the plates just so. Then ${n} ${past}. It was like a train going through. "We had jelly, once," said ${a}.`,
        ({ n, a, x }) =>
          `For a while they left ${n} to guard the coats, well away from the food. But somebody's coat had ${x} in the pocket. It took an hour to find ${a}.`,
      ],
      [
        ({ n, noise, a }) =>
          `${n} went round the shop with a list and a basket. It was all right as far as the third shelf. ${noise}! "Mind the eggs," said ${a}, much too late.`,
        ({ past, n, a }) =>
          `They sent ${n} out for soap. But the soap is next to everything else. ${n} ${past}, and that took a whole tower of tins with it. "I said soap," said ${a}.`,
      ],
    ],
    old: [
      [
        ({ past, n, a }) =>
          `When there was a wedding, they put ${n} at a small table by itself, with a view. It ought to have been safe. But somebody passed something along. And ${n} ${past}, between the speeches. ${cap(a)} had got as far as "and so". Nobody has ever heard the rest of it.`,
        ({ noise, a, x }) =>
          `It is pleasant to eat out of doors, on a cloth, with friends. The basket was passed from hand to hand. Nobody had thought to ask what was in the very bottom of it, and it was ${x}. ${noise}! ${cap(a)} put down what was left of the sandwiches, which was the label.`,
      ],
      [
        ({ past, n, a }) =>
          `The shop had put up a tower of tins for the holidays, as tall as a door. It was ${a} who had put it up. It was level, and it had a star on top. ${n} came round the corner of it and ${past}. One tin rolled all the way to the church.`,
        ({ n, a, noise }) =>
          `You would not think that you could get into trouble buying soap. ${n} stood in the queue with the right money. But the one in front had a full basket, and turned round to say hello. ${noise}! "There goes my queue," said ${a}, from behind the till.`,
      ],
    ],
  },
  map: {
    middle: [
      [
        ({ n, a, x }) =>
          `On the school trip ${n} had to know: would there be ${x}? Nobody could say. So the bus stayed where it was. "It was going to be the seaside," said ${a}.`,
        ({ n, a }) =>
          `${n} would only go out walking backwards, to keep an eye on things. It was slow, and there were bins. "You go on ahead," said ${a}. They could not.`,
      ],
      [
        ({ a, x, n }) =>
          `When the table was full, ${n} went on along the wall. There was a red pin for each bit of ${x}. "That was my good wall," said ${a}.`,
        ({ n, a, x }) =>
          `${n} kept a book about it, in nine parts. It said where there had been ${x}, and at what time. ${cap(a)} had come to borrow a cup, and got part four.`,
      ],
    ],
    old: [
      [
        ({ n, a, x }) =>
          `There was to be a day at the sea. They had all got into the bus, with buckets. Then ${n} asked, quite politely, if anybody could promise that there would be no ${x}. And nobody could. It was such a fair question that they were still sitting there at noon. "We could have our sandwiches," said ${a}.`,
        ({ n, a }) =>
          `For some time ${n} went everywhere backwards, so as not to be taken by surprise. It is not as easy as it looks. There were bins. There were prams, and once a small brass band. "I'll meet you there," ${a} used to say, and then wait about till dark, with two cold pies.`,
      ],
      [
        ({ a, x, n }) =>
          `When there was no more table, the map went up the wall. There was a red pin wherever anyone had ever seen ${x}, and a date on the pin. ${n} could tell you the nearest in the dark. "I used to have a picture there," said ${a}. "It was of a boat." You could still see one sail.`,
        ({ n, a, x }) =>
          `And there were the notebooks. ${n} wrote down where there had been ${x}, and when, and which way the wind was. There were nine of them by then, with an index. People who came to borrow a cup of flour were shown part four. ${cap(a)} had been there since Tuesday.`,
      ],
    ],
  },
  'does-not': {
    middle: [
      [
        ({ n, kinds, base, a }) =>
          `All the ${kinds} stood in a ring. They were going to ${base}, on the count of three. Three! You could see just where ${n} stood. "It's a nice ring," said ${a}, "with a gap."`,
        ({ n, base, a }) =>
          `There was a badge for it. To get the badge you had to ${base} once, in front of ${a}. ${n} had been in the queue five times. "Next," said ${a}, and looked away.`,
      ],
      [
        ({ n, a, base }) =>
          `An aunt gave ${n} a book. It was called How to ${cap(base)}, and it had pictures. ${n} knew it by heart. "And?" said ${a}. And nothing.`,
        ({ n, kind, a }) =>
          `A man came to draw a real ${kind}, doing what they do. He had sharpened all his pencils. In the end he drew ${a}, who happened to be passing. ${n} held the rubber.`,
      ],
    ],
    old: [
      [
        ({ n, kinds, base, a }) =>
          `On midsummer night all the ${kinds} stand on the hill in a ring. They ${base}, each a moment after the last. It is said that you can see it from the sea. What you saw from the sea that year was most of a ring. "It has character," said ${a}. ${n} was the character.`,
        ({ n, base, a }) =>
          `They gave you a badge when you could ${base}. It was only tin. ${n} had stood in the queue for it five years running, and each year the others in it were smaller. ${cap(a)} held the box of badges, and had taken to looking away at that point. It was kindly meant.`,
      ],
      [
        ({ n, a, base }) =>
          `${n} had been sent a book about it, by an aunt: how to ${base} in ten easy lessons. ${n} could say all ten of them by heart. Lesson one was to believe that you could. "And do you?" said ${a}. "I believe that they can," said ${n}. It was as far as you could get.`,
        ({ n, kind, a }) =>
          `Once an artist came on the train, with an easel, to draw a real ${kind} at it. ${n} was the only one in that day. They were both very polite. By four o'clock there was a good likeness of the gate, and a better one of ${a}. "It's no trouble," said the artist. It was all rolled up under one arm.`,
      ],
    ],
  },
  play: {
    middle: [
      [
        ({ n, clause, a }) =>
          `Somebody had to give the flowers to the mayor. "Not one who ${clause}," people said. So ${a} did it, and ${n} held the gate. It was a good gate.`,
        ({ n, a }) =>
          `There was a portrait to be painted of the whole street. ${n} came out as a bush. "There had to be a bush just there," said ${a}, "and you did move."`,
      ],
      [
        ({ n, a }) =>
          `They tried ${n} with the triangle. It has only the one note. But they were all so busy looking that nobody came in after it. "Perhaps the coats," said ${a}.`,
        ({ a, clause }) =>
          `"Could you stand over there?" said ${a}. "It's only that you're somebody who ${clause}. They lose their place." Over there was behind the bandstand, with the dog.`,
      ],
    ],
    old: [
      [
        ({ n, clause, a }) =>
          `The mayor was to come, and someone was needed to hand over the flowers. It took a meeting. "It can't be anyone who ${clause}," said a voice from the back, and they all looked at their knees. So ${a} handed over the flowers, and ${n} was given the gate to hold. It was held very well.`,
        ({ n, a }) =>
          `A painter did the whole street, one wet week, for the wall of the town hall. Everybody was in it, with their names on a small brass plate. Where ${n} should have been was a bush. "It's a matter of balance," said ${a}, who had been given a hat. The bush had both feet in a puddle, and looked surprised.`,
      ],
      [
        ({ n, a }) =>
          `In the band ${n} was moved from the drum to the triangle, and then to a triangle with a sock on it. None of it was any help. It was not the noise. It was that nobody could look at ${n} and at the music. "There are always the coats," said ${a}, and there were.`,
        ({ n, a, clause }) =>
          `"It is nothing against you," said ${a}. "They can't keep time beside somebody who ${clause}. It goes to their knees." So they found a place for ${n} behind the bandstand, with the spare chairs and a dog. It was a good place to hear from. It is a strange thing, to hear your own band.`,
      ],
    ],
  },
};

/** Every telling of one of the two places where it will not do, for five and older. */
export const nuisances = (odd: Oddness, which: 0 | 1, age: 'middle' | 'old', words: OddWords): readonly string[] =>
  [odd.nuisances[which][age], ...MORE[odd.id][age][which]].map((line) => line(words));
