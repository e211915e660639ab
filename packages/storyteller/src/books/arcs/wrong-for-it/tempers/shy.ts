import type { Temper } from '../temper.ts';

/** Somebody who would rather not be looked at, in a job where one is; and who does not look either. */
export const SHY: Temper = {
  id: 'shy',
  short: ({ a }) => `${a} was very, very shy.`,
  young: {
    happens: [
      ({ a }) => [`${a} went behind the door.`, `"Don't look," said ${a}.`],
      ({ a }) => [`${a} got in a sack.`, `Where was ${a}? In a sack!`],
      ({ a }) => [`They all looked. Off ran ${a}.`, `"Me? Oh no," said ${a}.`],
    ],
    need: ({ q }) => [
      `There was ${q}, under the table. ${q} would not come out.`,
      `${q} was new. ${q} hid under the big table.`,
    ],
    tries: ({ p, q }) => [
      `"Come out!" said ${p}. They all looked in. ${q} went further under.`,
      `"Peep!" said ${p}. "Coo-ee!" they all said. ${q} shut both eyes.`,
    ],
    turn: ({ a, q }) => [
      `${a} got under too. ${a} did not look. ${a} did not talk. "Hello," said ${q}.`,
      `${a} sat down, and said no word. By and by ${q} sat close.`,
    ],
    last: ({ a, q }) => [
      `Now ${a} and ${q} both come out. But only a bit.`,
      `There is a place for ${a} and ${q}. It is under the table.`,
    ],
  },
  middle: {
    happens: [
      ({ a, he }) => [
        `${a} began, and then ${he} saw that somebody was looking. The curtain went on by itself.`,
        `${a} did it very well, behind the door. Nobody could see, which was why.`,
      ],
      ({ a }) => [
        `"Might you all turn round?" said ${a}. They turned round. Then nobody saw a thing.`,
        `${a} came in a sack with a hole for one eye. The eye was shut.`,
      ],
      ({ a }) => [
        `Forty people looked up. ${a} went pink at the edges, and left by the window.`,
        `They clapped, to be kind. That was the end of it. ${a} was seen on a roof.`,
      ],
    ],
    need: ({ q }) => [
      `On Friday there was somebody new. It was ${q}, who had got in under the table to live there. One could see a shoe.`,
      `On Friday ${q} came, and at once was gone. They found a foot under the table, and behind the foot was ${q}.`,
    ],
    tries: ({ p, q }) => [
      `${p} lifted the cloth. "Who have we here?" said ${p}. Everybody bent down to see. The shoe went in.`,
      `"Come out, and tell us all your name," said ${p}. Nine faces looked in, and smiled. ${q} held on to the table leg.`,
    ],
    turn: ({ a, he, q }) => [
      `${a} came by, and got in on the other side. ${a} did not look, and ${he} said nothing. It was what ${he} did best. After an hour a hand came across with half a biscuit. "It's nice and dark, isn't it?" said ${q}.`,
      `Then there was a rustle. ${a} was under there too, and looked at the wall. They sat. Nobody asked anyone a thing. "You can look now, if you like," said ${q}, at about four.`,
    ],
    last: ({ a, q }) => [
      `They came out at five, when all had gone home. Now there are two shoes under that table, ${q}'s and ${a}'s. One gets used to it.`,
      `There's always somebody new who is under something. "Leave it to ${a}," they say, and go and look the other way. ${q} holds the cloth.`,
    ],
  },
  old: {
    happens: [
      ({ a, he }) => [
        `${a} had got as far as the middle of it when ${he} noticed that there were eyes. They were in pairs, all the way back. ${a} did the rest from behind a curtain. It was said to be excellent, by the curtain.`,
        `${a} was there before anyone, and did it quite perfectly at six, by the light of a match. At nine, when they came to see, there was a note. "I have done it," it said. "Please don't look."`,
      ],
      ({ a }) => [
        `"If you might all turn round," said ${a}. So they turned round, in their hats. There was a small sound, and a long wait. When they turned back again ${a} had gone. Nobody could say if it had been done or not.`,
        `${a} came in a sack, with one hole. It was a good sack, and it got as far as the steps. A sack can't see steps. Then there were three people round it, asking it if it was all right.`,
      ],
      ({ a }) => [
        `They had been asked not to clap. But somebody forgot. ${a} looked up, and saw row upon row of them. ${a} went pink from the bottom up, like a glass being filled. A window stood open. It was a small one.`,
        `A hundred people said "Ah." They meant it kindly. It's a hard thing to walk through, an ah. ${a} stood quite still, as hares do. When they had finished saying it there was nothing there but the place.`,
      ],
    ],
    trick: ({ a, k }) => [
      `It was ${k} who thought of the moustache. It was large and red, and it went on with a string. "It isn't you, then," said ${k}. "It's just some person with a moustache." So somebody with a moustache went out on Thursday, and waved to the left and the right. ${a} was inside, a long way back.`,
      `"They needn't look at you," said ${k}, "if there's a hat." They made one, with fruit on it, and a bird. All Thursday everybody looked at the hat. Underneath it ${a} could have been anyone, and was.`,
    ],
    need: ({ q }) => [
      `On Friday there was somebody new. It was ${q}, who had come on the early train, from a long way off, to live with an aunt. ${q} had gone in under the big table at ten past nine. It was now two. One could see part of a shoe.`,
      `On Friday they were one too many, and then they weren't. It was ${q}, who'd only moved here on the Tuesday. ${q} had taken one look at everybody, and got in under the table. There was a cloth, down to the ground. It breathed in and out.`,
    ],
    tries: ({ p, q }) => [
      `${p} lifted the cloth, and there they all were, upside down, with their hair hanging. "Here's somebody who wants to be friends," said ${p}. "Tell us your name!" "Do you like cake?" "Look at me!" The shoe went in.`,
      `"One draws them out with questions," said ${p}, who had found the page. They asked nine. There were faces on all four sides, smiling as hard as they could. It's like being under the sun, with no hat. ${q} shut both eyes, and held on to the table leg.`,
    ],
    choice: ({ a, k }) => [
      `${a} knew that table. ${a} had sat there, before the badge. But one couldn't get in under it with all that on. To take it off, here, was to be looked at by all of them at once, with nothing in front. ${k} did not say anything. ${k} looked the other way, which is a thing friends can do.`,
      `Nobody had asked ${a}. They had a person who waved now, on both sides, with a badge for it. To go in there one had to be the other one. It meant to put everything down on the floor, in front of everybody, and be seen going under a table.`,
    ],
    turn: ({ a, q }) => [
      `Off it came. ${a} stood there for as long as it takes to count three, with just a face on. Then ${a} went in under the cloth, backwards, and sat down facing the wall. It was brown in there, and smelled of polish. ${a} said nothing. That is harder than it sounds, and ${a} was the best at it for miles. They heard it strike three, and then four. "You aren't looking," said ${q}. "No," said ${a}. "Nor am I," said ${q}. And a bit later, "You can, if you like."`,
      `${a} put it all down by the door. There was an "Ah." ${a} walked through it, got down on all fours, and was gone. Outside they waited for a voice. There wasn't one. There was just somebody sitting, back to back with somebody else, and not minding how long it took. At half past four half a biscuit came round the side. ${a} ate it, and looked at the wall. "I'm ${q}," somebody said. It was said to the biscuit, really.`,
    ],
    last: ({ a, q }) => [
      `They came out when the rest had gone home, and saw the place with nobody in it. It is nice like that. The cloth has been let down by a hand's breadth. There is often somebody new. "Don't look," whispers ${q}, holding it up. "${a} isn't."`,
      `${q} talks now, and hardly stops. But on some days one of them goes in under there, and then the other. Nobody bends down. From outside it's two shoes, side by side, one of them ${a}'s. They point to the wall.`,
    ],
  },
};
