import type { Temper } from '../temper.ts';

/** Somebody who cannot be quiet where one has to be; until there is a fog, and a noise is all that there is to go by. */
export const LOUD: Temper = {
  id: 'loud',
  short: ({ noise }) => `${noise}, ${noise.toLowerCase()}! All day long!`,
  young: {
    happens: [
      ({ noise, a }) => [`${noise}, went ${a}.`, `"Sh!" they said. ${noise}!`],
      ({ noise, a }) => [`${noise}! That was ${a}.`, `They all heard ${a}. ${noise}!`],
      ({ noise }) => [`${noise}! ${noise}! ${noise}!`, `${noise}! Up jumped the cat. ${noise}!`],
    ],
    need: ({ q }) => [
      `Then it was all white outside. ${q} was out in the fog! Which way was home?`,
      `Fog came, as thick as wool. "I'm lost!" called ${q}. Where was ${q}?`,
    ],
    tries: ({ p }) => [
      `"Hello!" called ${p}. "Hello!" said the fog. That was no help.`,
      `${p} waved. But who can see that in fog?`,
    ],
    turn: ({ a, noise, q }) => [
      `"Go, ${a}!" ${noise}! ${noise}! ${noise}! Out of the fog came ${q}.`,
      `${noise}, went ${a}. ${noise}! ${noise}! "I hear you!" said ${q}. Home came ${q}.`,
    ],
    last: ({ a, noise }) => [
      `"Do it again!" they say. So ${a} does. ${noise}!`,
      `${noise}, goes ${a}. "There's ${a}," they say. "All's well."`,
    ],
  },
  middle: {
    happens: [
      ({ a, noise }) => [
        `${a} came in as softly as could be. ${noise}! It could be heard in the next street.`,
        `Everybody held their breath. ${noise}, went ${a}. The pigeons left.`,
      ],
      ({ a, noise }) => [
        `${a} tried it slowly. That was worse. ${noise}, it went, and took its time.`,
        `"Now, not a sound," said somebody. ${noise}! So that was over.`,
      ],
      ({ a, noise }) => [
        `${a} did it all quite right. But nobody saw. ${noise}! They had their fingers in their ears.`,
        `It was as quiet as snow. Then came ${a}. ${noise}! A hat fell off.`,
      ],
    ],
    need: ({ q }) => [
      `On Friday there was fog. It came up over the gate and filled the place like milk. And ${q} had gone out for a loaf, and was not back.`,
      `On Friday they opened the door, and there was nothing outside. It was all fog. Somewhere in it was ${q}, who was small, with a bag of eggs.`,
    ],
    tries: ({ p, q }) => [
      `They all called at once. In a fog it comes from every side. "This way!" they shouted, and ${q} went that way, and that. ${p} held up the book. It could not be seen.`,
      `"Here!" called one, and "Here!" called the rest. Nobody can walk to six heres. Out in the white they heard ${q}, and each time it was further off.`,
    ],
    turn: ({ a, noise, k, q }) => [
      `"Sh!" said ${k}. "Not you, ${a}." ${noise}, went ${a}. ${noise}, and again, and always from the one place. There is only one thing that sounds like that. It got quite late. Then there was a boot, and a loaf, and ${q}. "I knew who it was," said ${q}.`,
      `"Everyone hush," said ${k}, "and let ${a}." ${noise}, it went, and ${noise.toLowerCase()}, like a light that one can hear. Then somebody walked out of the white. "Not one egg broken," said ${q}. "I just went to where you were."`,
    ],
    last: ({ a, noise, q }) => [
      `When the fog comes now they open the door, and ask ${a}. ${noise}! "That's the way home," says ${q}.`,
      `It can still be heard in the next street. ${noise}! They look up, and then at the clock. "That's ${a}," they say.`,
    ],
  },
  old: {
    happens: [
      ({ a, noise }) => [
        `${a} had practised being quiet, until late, with the window shut. ${noise}! It was heard in the next street, by a lady who thought that the world was ending, and sat down. ${noise}! There was another to come.`,
        `It needed a hush, and there was one. It was thick, like a carpet. Into the middle of it went ${a}. ${noise}! All the pigeons went up at once, and some of them have not come down.`,
      ],
      ({ a, noise }) => [
        `${a} tried doing it slowly, which made it last longer. It began low and went up, like a question. ${noise}, it went, and ${noise.toLowerCase()}. By the end even the people who had come to help had gone.`,
        `${a} had wrapped up in a blanket, and two rugs. There was nothing to be heard from inside it but a sort of cough. Then the string went. ${noise}! It had been saved up.`,
      ],
      ({ a, noise }) => [
        `To be fair, ${a} did the thing itself very well. Everybody said so. But nobody could look, because one needs two hands for a pair of ears. ${noise}, went the middle part. ${noise}, went the end.`,
        `There was a crowd, and a baby that had only just gone off. ${noise}, said ${a}. The baby said something very like it back. It took eleven aunts to get it to stop.`,
      ],
    ],
    trick: ({ a, k, noise }) => [
      `It was ${k} who thought of the butter. They put it on everything that moved, and then a good deal of wool on top of that. All Thursday ${a} went about like a cat on a carpet. There was no ${noise.toLowerCase()}. ${a} was in the room, and nobody looked up.`,
      `"You could just not move much," said ${k}, "or breathe hard, or laugh." So on Thursday ${a} didn't. There was not one ${noise.toLowerCase()} from morning to night. Twice somebody sat down where ${a} was already.`,
    ],
    need: ({ q }) => [
      `On Friday the fog came up. It climbed the gate and filled the street, and they could not see the end of their own arms. And ${q}, who was seven, and had gone across the fields for eggs, was not back. It was four. Then it was five. The marsh begins at the end of the fields.`,
      `On Friday they opened the door, and someone had taken away the world. There was only white, and the sound of it dripping. ${q} was out there somewhere, on the way home from the music lesson. It was a path that one could lose on a good day.`,
    ],
    tries: ({ p, q }) => [
      `They stood in the road and shouted. A voice in a fog comes from everywhere. "Here!" they called, and "Over here!" and "Left!" Out in the white they could hear ${q} go left, and stop, and come back, and get fainter. ${p} waved a lamp. It lit up some fog.`,
      `Everybody called at once, and then by turns, and then in a row. It was no good. They all sounded like somebody in a fog. "Where?" came ${q}, very small. And the next time it was hardly a word.`,
    ],
    choice: ({ a, k, noise }) => [
      `${k} looked at ${a}, and said nothing. ${a} looked down at the badge. It was for a whole day without a ${noise.toLowerCase()}, and there had never been such a day before. Everybody was here, looking. It would be the loudest thing that anybody had done in that street.`,
      `There is only one thing that sounds like ${a}. ${a} knew it, and so did ${k}. One would have to do it here, before everybody, with the badge on, and keep on doing it. And it had been so nice not to be looked at.`,
    ],
    turn: ({ a, noise, q }) => [
      `Off came the wool. ${a} went out and stood in the road. ${noise}! It was shocking. ${noise}! Doors shut. A dog got under a cart. But it came from one place, and it went on coming from there. One could have drawn a line to it. ${a} did it for an hour and ten minutes. Then something grey came out of the white, and turned into a basket, and ${q}. "I thought that you'd stopped," said ${q}. "There wasn't any of it yesterday." "No," said ${a}, who was all but worn out.`,
      `${a} went right out into the middle of the road. ${noise}! All along the street they put their hands to their ears. "Don't!" called a lady, and then, "No, do!" For out in the white somebody had turned round. ${noise}! It was like a post driven in, with the next one, and the next, all the way across that field. It got dark. ${a} had hardly any left. At ten to seven a boot came out of the fog. "That was you," said ${q}. "It couldn't be anyone else."`,
    ],
    last: ({ a, noise, q }) => [
      `When the fog comes up they send for ${a}, and open all the doors. The lady in the next street has stopped sitting down. ${noise}, it goes, over the roofs. "Home," says ${q}, and turns over in bed.`,
      `It is never quite quiet there now. Nobody has asked for it to be. On clear nights, too, about nine, there comes one ${noise.toLowerCase()}, only to say where it is. "That's ${a}," says ${q}, and puts out the light.`,
    ],
  },
};
