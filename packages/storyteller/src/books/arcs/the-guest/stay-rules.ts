import type { Rule } from './rules.ts';

/** What is kept at night, by guests who were made for other nights. */
export const STAY_RULES: readonly Rule[] = [
  {
    line: 'One pillow each',
    pose: 'hold',
    big: {
      young: (h) => `${h} looked and looked. Where did it go?`,
      middle: (h) => `${h} lay down on it and said that it was lovely. Nobody ever saw that pillow again.`,
      old: (h) =>
        `${h} was given the best one, and was afraid of spoiling it. It was held up in the air all evening. Then ${h} nodded off. The bed said something long and low, and sat down on the floor.`,
    },
    middling: {
      young: (h) => `On top? Yes! ${h} wore it like a bonnet.`,
      middle: (h) =>
        `${h} thanked them, and lay down underneath. A pillow on the front kept out everything, even the air.`,
      old: (h) =>
        `${h} did not like to lie on something that had been made so carefully. It was given the middle of the bed, with the cover drawn up. ${h} lay along the edge, holding on, so as not to wake it.`,
    },
    small: {
      young: (h) => `In sank ${h}. Down and down. All gone!`,
      middle: (h) => `${h} stepped on to the pillow, and it closed over the top. They had to shake it over the bath.`,
      old: (h) =>
        `${h} walked out into the middle of the pillow, to see how far it went, and the middle gave way. For some time there was only a voice, saying how soft it was. They turned the thing upside down and tapped.`,
    },
  },
  {
    line: 'Good night to everybody',
    pose: 'wave',
    big: {
      young: (h) => `"GOOD NIGHT!" said ${h}. Down came the picture.`,
      middle: (h) => `${h} said it once, kindly. All along the street the windows lit up and said it back.`,
      old: (h) =>
        `${h} took a breath, and the curtains went in and out. "Good night," said ${h}, as softly as could be. A picture fell down, and four streets away a whole row of people sat up and said, "Good night?"`,
    },
    middling: {
      young: (h) => `"Night, tap. Night, mat. Night, sock!" Oh, ${h}!`,
      middle: (h) => `${h} said it to the beds and the taps. Then ${h} began on the flowers of the curtain.`,
      old: (h) =>
        `${h} did everybody in the house, which took no time, and then began on the things. The stairs were done one by one. There were forty hooks in the hall, and each of them was asked how it had slept before.`,
    },
    small: {
      young: (h) => `${h} said it. Nobody heard. "Good night? Good night?"`,
      middle: (h) =>
        `${h} said it to everybody, and nobody heard. So it all had to be said again, up ladders of books.`,
      old: (h) =>
        `${h} said it beautifully, from the floor, and nobody looked down. So ${h} set off to say it to each of them closer to. There were a great many stairs, and by the time the last was reached the first had got up.`,
    },
  },
  {
    line: 'Slippers by the bed',
    pose: 'point',
    big: {
      young: (h) => `Slippers on? Pop! Pop! ${h} had burst them.`,
      middle: (h) => `${h} tried the left one and the right one. Neither of them could be called a slipper now.`,
      old: (h) =>
        `${h} had not brought any, so they lent a pair. It took two of them to push and one to say when. The slippers stood by the bed afterwards, opened out quite flat, like two surprised fish.`,
    },
    middling: {
      young: (h) => `Slippers in the bed. ${h} by the bed.`,
      middle: (h) => `${h} tucked the slippers up in bed, and lay down beside it. It was very nearly the same thing.`,
      old: (h) =>
        `${h} had heard the words, and only the order went wrong. In the bed lay two slippers, side by side, with the cover up to their bows. By the bed, very straight and rather cold, stood ${h}.`,
    },
    small: {
      young: (h) => `In went ${h}. What a fine boat! A slipper.`,
      middle: (h) => `${h} got in at the one and looked out at the toe. It was some time before they could find which.`,
      old: (h) =>
        `${h} took it for the bed, and it was not a foolish thing to think. There was a lining, and a place for the head. They hunted high and low, and in the end somebody with cold feet very nearly put ${h} on.`,
    },
  },
  {
    line: 'Just one story',
    pose: 'sit',
    big: {
      young: (h) => `A sad bit! ${h} cried. Now all was wet.`,
      middle: (h) => `${h} loved the story and laughed in the right place. That was when the light came down.`,
      old: (h) =>
        `${h} listened with everything, leaning nearer and nearer, until the bookcase was leaning too. Then came the funny part. When they had picked everything up, nobody could find the page, or which book it had been.`,
    },
    middling: {
      young: (h) => `"And then? And then?" said ${h}. All night long.`,
      middle: (h) =>
        `${h} wanted to know what the wolf had for lunch, and his mother's name. They never got to the end.`,
      old: (h) =>
        `${h} had no wish to interrupt. It was only that you had to know what became of the second brother, and whether he ever got his hat back. By ten o'clock one story had turned into eleven, and none was over.`,
    },
    small: {
      young: (h) => `Turn the page. Flop! Where is ${h}? In it.`,
      middle: (h) => `${h} sat on the page to see better. Then it was turned. They went back for ${h} twice.`,
      old: (h) =>
        `${h} came right up to look, and stood on the words, so that the wolf only ever "huffed and p". When the page was turned, ${h} was turned with it. They found the place, and had to begin again at "Once".`,
    },
  },
];
