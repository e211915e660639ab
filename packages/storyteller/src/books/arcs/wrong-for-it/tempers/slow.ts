import type { Temper } from '../temper.ts';

/** Somebody who is slow or late where one has to be quick; and whom somebody old can keep up with. */
export const SLOW: Temper = {
  id: 'slow',
  for: 'old',
  short: ({ a }) => `But oh, ${a} took so long!`,
  young: {
    happens: [
      ({ a }) => [`"Just a minute," said ${a}.`, `"I'm coming," said ${a}.`],
      ({ a }) => [`One foot. Then, later, one more.`, `${a} was on the first step.`],
      ({ a }) => [`They had tea. They had supper. "Nearly!" said ${a}.`, `The sun went. "Nearly!" said ${a}.`],
    ],
    need: ({ q }) => [
      `${q} is very, very old. ${q} wants to see the sea.`,
      `"I'm so old," said ${q}. "Who will walk with me?"`,
    ],
    tries: ({ p, q }) => [
      `"Come on!" said ${p}. They all ran off. ${q} was left behind.`,
      `"Quick, quick!" said ${p}. That was too quick for ${q}.`,
    ],
    turn: ({ a, q }) => [
      `${a} took one step. ${q} took one step. "This is just right," said ${q}.`,
      `"After lunch?" said ${a}. Step. Stop. Look, a snail! "How nice," said ${q}.`,
    ],
    last: ({ a, q }) => [
      `${a} and ${q} are not there yet. It is a lovely walk.`,
      `Step. Stop. Step. ${a} and ${q} see it all.`,
    ],
  },
  middle: {
    happens: [
      ({ a }) => [
        `"Coming," said ${a}. It was Monday when ${a} said it.`,
        `${a} set out at once. By lunch the first boot was on.`,
      ],
      ({ a, he }) => [
        `${a} did it well, and ${he} did it a bit at a time. It got dark.`,
        `${a} stopped to look at a snail. It went by.`,
      ],
      ({ a }) => [
        `The band played. It played again. It played everything it knew. "Nearly," called ${a}.`,
        `They waited with their hats on. Then they waited with them off. "Don't start without me," called ${a}.`,
      ],
    ],
    need: ({ q }) => [
      `On Friday a door opened that was always shut. Out came ${q}, who was ninety-eight. "I should like to go down to the sea once more," said ${q}. "Who's walking?"`,
      `On Friday there was ${q} at the gate. They were both very old. "I haven't been to the sea for nine years," said ${q}. "They all walk so fast."`,
    ],
    tries: ({ p, q }) => [
      `"Certainly," said ${p}, and took an arm. They were off like a train. At the second lamp post ${q} had to sit down. "I'm too slow for you all," said ${q}.`,
      `"This way!" said ${p}, and was round the corner. The others came back, and went on, and came back. It made ${q} tired only to see it.`,
    ],
    turn: ({ a, q, k }) => [
      `"${a} is going that way," said ${k}. So they went together. There was a wall that needed looking at. There was a cat. It took until three. "You do walk nicely," said ${q}. Nobody had ever told ${a} so.`,
      `"I was just off," said ${a}. It had taken since Tuesday. They went along the hedge, and named everything in it. "I thought I'd forgotten that one," said ${q}. They were at the sea by sunset. It had waited.`,
    ],
    last: ({ a, q }) => [
      `Each Friday ${a} goes out with ${q}, and now with nine others. It's the slowest walk there is. People ask if they may come.`,
      `If you want them on a Friday, look along the hedge. ${q} is at the front. ${a} has stopped for a snail.`,
    ],
  },
  old: {
    happens: [
      ({ a }) => [
        `"Coming," said ${a}, at nine. At ten there was a boot, and at half past a second boot, though it was for the same foot. It has to be said that nothing was done badly. It was only that by then there was nothing left to do it to.`,
        `${a} set off in good time. It was the kind of good time that one sets off in the day before. But there was a snail on the path, and somebody had to let it by.`,
      ],
      ({ a }) => [
        `${a} began at the left, and meant to go on to the right. By noon it was a very good left. People came and admired it, and went off for their dinner, and forgot to come back.`,
        `They gave ${a} a start of one hour, and then of two. It made no difference. ${a} had met somebody who was going the other way, and had not liked to seem in a hurry.`,
      ],
      ({ a }) => [
        `The band played everything it knew, and then some of it backwards. A baby learned to stand. "Nearly," called ${a}, from somewhere. When at last it was done there was one man left, and he had only come for his umbrella.`,
        `There was a crowd. It had come at two, and put rugs down. By six it had eaten all it had. They had got to know each other, and two of them were going to be married. ${a} came round the corner to a great many crumbs.`,
      ],
    ],
    trick: ({ a, k }) => [
      `It was ${k} who thought of the wheels. They were off a pram, and there was a hill. All Thursday ${a} went down it, did the thing in passing, and was pulled up again on a rope. It was quick. It was so quick that ${a} could not have told you what it had been.`,
      `"Don't look at anything," said ${k}. "That's what takes the time." They made a sort of box to wear, with a hole at the front. All Thursday ${a} looked at the hole. Everything was done by ten. "What was it like?" said ${k}. "Square," said ${a}.`,
    ],
    need: ({ q }) => [
      `On Friday a door opened that was always shut, and there stood ${q}, in a coat. ${q} was ninety-eight. "I should like to see the sea again," said ${q}. "It's half a mile. I used to run there. I don't want it brought. I want to go." And ${q} looked at them, one after the other.`,
      `On Friday ${q} was at the gate, with a stick. ${q} was as old as the gate, and had not been beyond it for nine years. "I should so like the sea," said ${q}. "It isn't the legs. It's the company. They all walk as if something were on fire."`,
    ],
    tries: ({ p, q }) => [
      `"Delighted," said ${p}, and took an arm, and was off like a train. At the second lamp post ${q} had to hold on to it. They got a cart, but one sees only backs from a cart. They got a boy to push. "I'm holding you all up," said ${q}, and turned round to go home.`,
      `They meant it well. They went ahead, and came back, and called out that it was not far. They stood with one foot out, as dogs do. ${q} smiled, and went a little faster, and then had to sit down on a wall. "You go on," said ${q}. It's what old people say.`,
    ],
    choice: ({ a, k }) => [
      `${a} was at the top of the hill, on the wheels. There were eleven more things to do by noon, and the badge was for having done them. On a wall, a long way down, there was a coat. "You'd lose the whole day," said ${k}. It was true. One can't do it with somebody of ninety-eight, and do anything else.`,
      `Through the hole there was nothing but what came next. But ${a} could hear a stick. It went tap, and stopped, and then it went tap. ${a} knew that tune by heart. The badge was for being done by ten, and it was ten to.`,
    ],
    turn: ({ a, q }) => [
      `${a} got off, and let the wheels go on by themselves. They won something, in the end. "I'm going that way," said ${a}. "I shan't be quick." "Thank goodness," said ${q}. There was a wall that needed looking at. There were nine sorts of thing in the hedge. ${q} had names for them that nobody else had any more. They had to stop for a snail. At four o'clock there was a line of grey, at the bottom of the road, and then more of it. ${q} did not say a word. They stayed until it had gone in and come out again.`,
      `Off came the box. There was such a lot at the sides. "May I?" said ${a}, and fell in beside the stick. They went tap, and stopped. "You aren't waiting for me?" said ${q}. "You aren't being kind?" "No," said ${a}. "This is as fast as I go." ${q} laughed so much that they had to sit down. It was the right place for it, with a view. They ate a bun. It was dark when they got there. One could hear it, though, and ${q} took off both shoes.`,
    ],
    last: ({ a, q }) => [
      `On Fridays there are eleven of them, and three sticks. They have been asked not to block the road. ${q} goes in front, and ${a} goes behind, so that nobody is last. They have not got to the sea this week. There was a snail.`,
      `There is a bench half-way now, and they think of putting in another. ${q} is ninety-nine. "Are we late?" says ${q}. ${a} thinks about it, for as long as it needs. "Not yet," says ${a}.`,
    ],
  },
};
