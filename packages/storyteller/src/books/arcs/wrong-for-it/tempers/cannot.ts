import type { Temper } from '../temper.ts';

/** Somebody who cannot do the one thing that everybody like that can; and is the first to say so. */
export const CANNOT: Temper = {
  id: 'cannot',
  short: ({ a }) => `But ${a} can't do it. Not at all!`,
  young: {
    happens: [
      ({ a }) => [`${a} tried. ${a} tried again.`, `"Um," said ${a}.`],
      ({ a }) => [`"Not today," said ${a}.`, `${a} shut both eyes and tried.`],
      ({ a }) => [`"I really can't," said ${a}.`, `${a} tried it upside down.`],
    ],
    need: ({ q }) => [
      `${q} sat all alone. "They can all do it. I can't," said ${q}.`,
      `There was ${q}, behind the wall. "I'm the only one who can't."`,
    ],
    tries: ({ p, q }) => [
      `"It's easy!" they said. "Like this!" ${q} only got sadder.`,
      `"Look at me," said ${p}. "It's easy!" ${q} did not look.`,
    ],
    turn: ({ a, q }) => [
      `"I can't do it either," said ${a}. "Really?" said ${q}. "Let's not do it together!"`,
      `"Nor can I!" said ${a}. They tried. Flop! They laughed and laughed.`,
    ],
    last: ({ a, q }) => [
      `${a} and ${q} still can't do it. They do it every day.`,
      `Who can't do it? "Me!" says ${q}. "Me!" says ${a}.`,
    ],
  },
  middle: {
    happens: [
      ({ a }) => [
        `${a} took a long run at it, and stopped. "I'll just do that bit again," said ${a}.`,
        `"Now?" said ${a}. "Just like that? With everybody here?" There was a long wait.`,
      ],
      ({ a }) => [
        `${a} had a go. It was a very good go, at something else.`,
        `${a} shut both eyes and did what one does. It wasn't that.`,
      ],
      ({ a }) => [
        `"I could do it last week," said ${a}. Everybody knew that this was not so.`,
        `${a} tried it backwards, in case that was the way in.`,
      ],
    ],
    need: ({ q }) => [
      `On Friday they heard somebody behind the wall. It was ${q}, who was small and had been sent home. "They can all do it," said ${q}. "Everyone but me."`,
      `On Friday ${q} stood at the door, and did not come in. "Is it true that you all can?" said ${q}. "I can't, you see. I'm the only one there is."`,
    ],
    tries: ({ p, q }) => [
      `"But it's easy," said ${p}, and did it. Everybody did it, to show how easy it was. ${q} looked at the ground, where there was nobody doing it.`,
      `"You just do it," said ${p}. That was how it stood in the book. "Like this. And this." The more of them did it, the smaller ${q} got.`,
    ],
    turn: ({ a, q, role }) => [
      `"I can't either," said ${a}. It had never been said out loud. ${q} looked up. "But you're a ${role}!" "I know," said ${a}. "Shall we go and not do it together? Round the back there's nobody looking." One could hear them laugh.`,
      `"Then there are two," said ${a}, and went red. "You? A ${role}?" said ${q}. They went behind the shed. They did it so badly that they fell in the nettles. Then they did it again. "You're worse than me!" said ${q}, and shone.`,
    ],
    last: ({ a, q }) => [
      `There is a sign on the shed now. It is for all who can't. ${q} made it, and ${a} is in charge. They've had to put in a bench.`,
      `They still can't do it, ${q} and ${a}. But they can't do it every Friday now, from four to five. Some who can have asked to come.`,
    ],
  },
  old: {
    happens: [
      ({ a }) => [
        `${a} took a long run at it, got to the place, and looked at the view. "I'll just do that bit again," said ${a}. The run was very fine. They saw it nine times.`,
        `"Now?" said ${a}. "Just as I am?" It was explained that this was usual. There was a silence, in which somebody was heard to breathe in, and hold it, and let it out again.`,
      ],
      ({ a }) => [
        `It could not be said that ${a} didn't have a go. It was a very good go. It just turned out, when they looked at it, to have been a go at something else.`,
        `${a} had found a way round it, with a rope, two mirrors and a friend. From a long way off, in poor light, you would have thought that it was being done. But it was noon, and they stood quite close.`,
      ],
      ({ a }) => [
        `"I could do it perfectly well last week," said ${a}. It is a thing one says. They all looked at their shoes, to be kind. ${a} looked at the window, to see how far down it was.`,
        `There was a drum. It rolled, and it went on rolling, and the drummer changed hands. "I've a stone in my boot," said ${a}. After that there was a loose button. Then it was dark.`,
      ],
    ],
    trick: ({ a, k, role }) => [
      `It was ${k} who thought of being busy. "Nobody asks you," said ${k}, "if you've got a ladder." So all Thursday ${a} went by with a ladder, in a hurry, and called out, "I've just done it!" People nodded. There is no one so like a ${role} as somebody in a hurry.`,
      `"I'll stand behind the curtain," said ${k}, "and do it for you." So on Thursday ${a} stood in front, and moved both arms, and ${k} did the rest. It went without a hitch. Everybody clapped for ${a}, who bowed. It was like eating somebody else's dinner.`,
    ],
    need: ({ q }) => [
      `On Friday there was a noise behind the wall, the sort that stops when one comes near. It was ${q}, who was seven. "I've been sent home to practise," said ${q}. "They can all do it. There are thirty of them, and they can all do it but me. I'm the only one in the world."`,
      `On Friday ${q} came as far as the door. ${q} had walked from the next village, to see how it was done by those who can. "I want to know what's wrong with me," said ${q}. "I'm the only one who can't, you see. They've looked."`,
    ],
    tries: ({ p, q }) => [
      `"But it's easy," said ${p}. "Page one." ${p} did it, and so did the man with the cart, and an aunt. They did it slowly, and then from the side. "You see? It's nothing." It is a terrible thing, to be unable to do nothing. ${q} said thank you very much.`,
      `They all showed how. There was a crowd of them by the end, doing it together, and calling out that one simply did it. Nobody could say how. One can't see a thing from inside. ${q} watched, and got smaller, and looked round for a coat.`,
    ],
    choice: ({ a, k }) => [
      `${a} had done it twice that morning already, as far as anybody knew. There was the badge. There were nine people here, who would know for ever after. It was only three words. ${a} had gone a whole life round the long way, so as not to say them.`,
      `"Don't," whispered ${k}, from behind. "They'd send you off." It was so. It only needed ${a} to go on standing there, with both arms out. But somebody was going to walk home, five miles, as the only one in the world.`,
    ],
    turn: ({ a, q, role }) => [
      `"Nor can I," said ${a}. One could hear it go right round the room. ${q} stopped, with one arm in the coat. "But you're a ${role}." "Yes," said ${a}, who had gone red. "I never could. I've a ladder, for when people ask." They went out by the back, to where the nettles are. Nobody saw what they did there. It was not it. It was nowhere near it. They were heard to fall off something. Then came a noise that nobody had ever heard about the matter before. It was somebody laughing.`,
      `"It isn't me who does it," said ${a}. "I can't. I never have." It was so quiet that you could hear the curtain. ${q} came back in, one step and then one step. "What, not at all? And you're a ${role}?" "Not even a bit of it," said ${a}. "What does yours look like?" So ${q} showed. ${a} watched, with great attention, and nodded. "Mine goes wrong a bit before that," said ${a}. They did it side by side, forty times, and compared. By tea ${q} could very nearly not do it in three different ways.`,
    ],
    last: ({ a, q }) => [
      `There's a sign on the shed. IF YOU CAN'T, it says, and an arrow. ${q} comes on Fridays. It is a good long bench, and they had to build another. Some of them can do it by now, and pretend that they can't, so as not to have to leave. ${a} really can't. One may go and see.`,
      `${q} got it in the end, one wet Friday, by accident. It was all very quiet. "I'm sorry," said ${q}. "Don't be," said ${a}. "Somebody has to hold the other end." They still meet, from four to five. It's the best hour for not doing it in.`,
    ],
  },
};
