import { cap } from '../wording.ts';
import type { Spoilt } from './spoilt.ts';

/** The place is shut, on this of all days. */
export const CLOSED: Spoilt = {
  here: 'on the steps',
  top: 'the top step',
  stuckAt: 'street',
  weather: 'clear',
  isAtPlaceFirst: true,
  young: {
    trouble: ({ to, asks, k }) => [
      `Here is ${to}! "${asks}" says ${k}. There is a sign. It says no.`,
      `There it is, ${to}! But the door is shut. Knock, knock. Nobody.`,
    ],
    tried: ({ k }) => [
      `Can ${k} look in? Up, up. One eye. All dark.`,
      `Is there another door? All the way round. No. No. No.`,
    ],
    end: ({ k, to, g }) => [
      `Who comes with a key? A man! ${k} looks in. Hello, ${to}. Bye-bye, ${to}.`,
      `"Come back in the week," says the sign. "We will," says ${g} to ${to}.`,
    ],
  },
  middle: {
    trouble: ({ to, asks, k, g }) => [
      `And there was ${to}. "${asks}" said ${k}. ${cap(g)} did not answer. There was a sign. CLOSED, it said, TODAY. Somebody had drawn a smile on it, to make up for that. It did not.`,
      `They came to ${to} on the dot of eleven. The door was shut. "It's always open," said ${g}, "except," and then read the sign, "for today." "${asks}" said ${k}. That was hard to say.`,
      `The gate of ${to} had a chain on it. On the chain hung a card: BACK TOMORROW. ${cap(g)} read it twice. It was the same both times. "${asks}" said ${k}, to the card.`,
    ],
    tried: ({ k, g, to }) => [
      `${k} looked in at the keyhole. But you can only see a keyhole's worth. There was a broom. "What's it like?" said ${g}. "It's a broom," said ${k}. They had come a long way for that.`,
      `They went all round ${to}, in case there was another side. But it only had backs. There was a bin, and a cat, and the chain again. So they sat down, because it was the only thing open.`,
    ],
    end: ({ k, g, to }) => [
      `In the evening a woman came by with a bunch of keys. "You may look in for as long as I find my gloves," she said. So they saw ${to}. It was big and dim. "Ours has more sun," said ${k}.`,
      `At six somebody came to feed whatever was inside, and held the door open. There was ${to}, a whole long slice of it. "It's nice," said ${k}, "but they have got no cat." "No," said ${g}.`,
    ],
  },
  old: {
    trouble: ({ to, asks, k, g }) => [
      `"There," said ${g}, at eleven exactly, and was proud of it. There was ${to}, and there was the door. It had a card in it. CLOSED, said the card, ALL DAY. There were three lines of reasons, and a drawing of a sad face. "${asks}" said ${k}. ${cap(g)} read the reasons through to the end, in case there was a way out at the bottom. There was only a telephone number. It rang, inside, where nobody was. They could hear it.`,
      `It is odd how long it takes to read a short word. ${cap(g)} stood before it with the envelope in one hand. The envelope said eleven o'clock, ${to}. The sign said SHUT. Both of them had been written by somebody who meant well. "${asks}" said ${k}. "We're here," said ${g}. "It's ${to} that isn't." A pigeon walked under the gate without even ducking, and looked back at them.`,
    ],
    tried: ({ k, g, to }) => [
      `There was a keyhole, and they took turns at it. You could see one broom, and a slice of wall with half a notice on it. PLEASE DO NOT, said the half. "Please do not what?" said ${k}. They thought of eleven things. But it is no good being told what not to do, when you cannot get in to do it. Then they walked all the way round, which took until noon. ${cap(to)} had four sides, and they were all the outside.`,
      `"I shall ring the bell," said ${g}, and did. But it was the sort that rings in a room a long way off, and makes the room feel emptier. ${k} called through the letter box, quite politely. But it only came out again. They tried the next street, for something else that was open. There was a shop for taps. It was a very good shop, if you wanted one. So they went back, and sat down on the steps, and looked at the envelope.`,
    ],
    end: ({ k, g, to }) => [
      `At six there were footsteps, and a jingle. It was the person who came to see to the heating. "I can't let you in," she said. "But I'm slow with doors." And she opened it wide, and hunted through all her pockets for something that she had in her hand. So they saw it. It was tall and dim and went back a long way. ${k} looked with both eyes, hard. "Thank you," said ${k}, when the door was shut. "Theirs is very tidy."`,
      `Just as they were packing up a light went on inside. Somebody was walking through ${to} with a torch, and it went from thing to thing. They stood at the glass, all of them, in a row. First they saw a corner, and then a shine. Then came something very big, and was gone. "That's how to see it," said ${g}. "A bit at a time." "They haven't any labels you can eat," said ${k}, who was being fair.`,
    ],
  },
};
