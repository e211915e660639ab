import type { Temper } from '../temper.ts';

/** Somebody much too small for what they do; until it has to be done in a very small place. */
export const SMALL: Temper = {
  id: 'small',
  short: ({ a }) => `But ${a} is so, so small!`,
  young: {
    happens: [
      ({ a }) => [`"Where is ${a}?" "Down here!"`, `"I can't see you, ${a}."`],
      ({ a }) => [`${a} jumped. It was too high.`, `${a} pushed and pushed.`],
      ({ a }) => [`"I'm doing it!" said ${a}. Nobody saw.`, `${a} was under a hat.`],
    ],
    need: ({ q }) => [
      `Plop! ${q} dropped the key. It went down a tiny crack!`,
      `Oh no! ${q}'s key fell down a hole. It was a tiny hole.`,
    ],
    tries: ({ p }) => [
      `${p} put in one hand. It did not fit. "Too big," said ${p}.`,
      `They put in a thumb. Too big! "Oh dear," said ${p}.`,
    ],
    turn: ({ a }) => [
      `"Let me!" said ${a}. In went ${a}. Out came the key!`,
      `Down the hole went ${a}. Wait. Wait. Up came the key, and ${a}!`,
    ],
    last: ({ a, q }) => [`"You are just the right size," said ${q}.`, `There is a small door now. It's ${a}'s door.`],
  },
  middle: {
    happens: [
      ({ a }) => [
        `"Begin, then," said somebody. ${a} had begun. It was all being done, down by their shoes.`,
        `They looked left and right for ${a}. "Here," said ${a}, from under a hat.`,
      ],
      ({ a }) => [
        `${a} took a long run, and pushed as hard as could be. Something moved. It was ${a}.`,
        `${a} had brought a ladder. It was a good ladder, and it came up to the first step.`,
      ],
      ({ a }) => [
        `They gave ${a} three books to stand on. ${a} could just see over the fourth.`,
        `Somebody put down a cup of tea. That was the end of it, for ${a} was in the way.`,
      ],
    ],
    need: ({ q }) => [
      `On Friday ${q} stood on one foot in the road. There was one key to the school, and ${q} had carried it. It had gone down a crack.`,
      `On Friday they heard a small clink, and then somebody crying. ${q} had dropped the key of the whole place through a grating. It lay down there and shone.`,
    ],
    tries: ({ p, q }) => [
      `"One reaches in," read ${p}. Nobody could get in more than a thumb. They tried a hook, and string, and a magnet. "Don't push it," said ${q}. It went further down.`,
      `They all lay down on their stomachs. They were large people, with large hands. "If one were only smaller," said ${p}.`,
    ],
    turn: ({ a, q }) => [
      `"Excuse me," said ${a}, and walked between their elbows. ${a} looked at the crack, and went in. It was quiet for quite a time. Then the key came up, and ${a} was under it. "It's rather nice down there," said ${a}.`,
      `"Mind your hands," said ${a}. There was no need even to bend. They saw a foot, and then no foot. Down there something was pushed, and dragged, and said "Oof." Up came the key. "You're just the right size," said ${q}.`,
    ],
    last: ({ a, q }) => [
      `They look down, now, when they want ${a}. There's a door in the door, as high as a cup. ${q} knocks at it with one finger.`,
      `There's a very small chair by the fire. ${q} dusts it with a feather. "Is ${a} in?" they say, and look where they put their feet.`,
    ],
  },
  old: {
    happens: [
      ({ a }) => [
        `They waited for it to begin. Some looked at the door, and some at the clock. "When's ${a} coming?" said a man. It had in fact been going on for ten minutes, and very well, at about the height of his bootlace.`,
        `"Is there nobody here?" said a lady, and hung up her umbrella. ${a} had put an arm out to shake hands. It was a heavy umbrella. They found ${a} at closing time, by the knocking.`,
      ],
      ({ a }) => [
        `${a} had thought it all out, with levers. There was a spoon, and a string over a nail, and ${a} hung on the end of the string. It worked. Only it worked the other way, and ${a} was on the ceiling.`,
        `${a} took a run of forty steps, which is as far as from here to the mat. One could hear the breath being taken. There was a small thud. Nothing whatever happened to the thing that was run at.`,
      ],
      ({ a }) => [
        `There was a crowd, so they put ${a} on a box. They put the box on a barrel, and the barrel on a cart. Now the back row could see a sort of dot. "Is that it?" they said. Then somebody moved the cart.`,
        `They gave ${a} a speaking trumpet. It took two people to lift it, and then it could not be seen who spoke. "It's talking by itself," said a child. After that nobody listened to what it said.`,
      ],
    ],
    trick: ({ a, k }) => [
      `It was ${k} who thought of the coat. It was a big coat, with a broom inside it, and ${a} sat at the top and held the hat. "You only have to look large," said ${k}. All Thursday the coat went about, and people stood up when it came in. Inside there was a draught, and one saw nothing but hat.`,
      `"Stilts," said ${k}. They were two bean poles, with trousers to the ground. All Thursday ${a} looked over hedges. People asked what the weather was like up there. It was windy, and all one's own things were a long way down.`,
    ],
    need: ({ q }) => [
      `On Friday ${q} stood in the road on one foot, as white as milk. There was one key to the school, the old iron one. It was the first day that ${q} had carried it. There'd been a clink. It had gone between two stones. One could see it, if one lay down, about an arm below. There was room for a thumb.`,
      `On Friday there were sixty children in the rain, outside a locked door, and one of them was ${q}. It was ${q} who'd had the key. "It jumped," said ${q}. It had jumped through the grating, and lay on a ledge. After the ledge there was the drain, and after the drain the sea.`,
    ],
    tries: ({ p, q }) => [
      `"One reaches in," read ${p}. Nobody could get past the thumb. They fetched a hook, and it slipped. They fetched a magnet, and it got hold of the grating and would not let go. With every try the key went a little further down. "Please stop helping," said ${q}, very low.`,
      `They lay there in a row, in their good coats. They were fine large people, and had never been sorry for it before. A fishing rod went in, and a toasting fork. The key moved. It hung over the edge by its ring. After that they did not dare to breathe.`,
    ],
    choice: ({ a, k }) => [
      `${a} could see it all from up there. It was a very narrow place, and ${a} had lived in narrow places. But one couldn't go in like this. One would have to come out at the bottom, in front of sixty people who thought that one was tall. There was the badge. It was pinned on at a height that ${a} would not see again.`,
      `"They stand up for you now," said ${k}. It was true. Nobody had hung an umbrella on ${a} since Wednesday. To get down there one had to be small, out loud, with the badge on. ${a} looked at the crack, and it looked just like home.`,
    ],
    turn: ({ a, q }) => [
      `There was a clatter, and there was nobody there. People looked round for whoever it had been. "Mind your hands," said somebody, near the ground, and ${a} came through between their elbows. ${a} did not even have to bend. They saw one foot, and then they saw the dark. It was a long time. A thing was pushed, down there, and dragged, and it said "Oof." Then the ring came up, and the key, and under the key was ${a}, with a cobweb on. "That's never you," said a man. "You were up there." "No," said ${a}. "It was a coat, mostly."`,
      `Down it all came in the road. What was left would have gone in a cup. "Excuse me," said ${a}, and went by under somebody's chin. ${q} lifted one finger out of the way. ${a} went in as one goes in at one's own front door. They heard steps, quite small ones, which took their time. "It's on the edge," came a voice. "But there's something to hold on to, with the right sort of hands." Nobody had, but ${a}. At ten past nine the key lay in the road. ${q} couldn't speak, and put out one finger again. They shook it.`,
    ],
    last: ({ a, q }) => [
      `They still can't find ${a}, mostly. But they've learned to look down first, and it has done wonders for the floors. There is a door in the door. ${q} knocks at it with a pin, and waits, and is told to mind the step.`,
      `All over town, now, they've been finding out what's gone down cracks. ${a} has nine rings, a watch and a false tooth. It's a two hours' wait. "Just how small are you?" people say. "Small enough," says ${q}, who carries the cup.`,
    ],
  },
};
