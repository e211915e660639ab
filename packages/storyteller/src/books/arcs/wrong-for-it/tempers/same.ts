import type { Temper } from '../temper.ts';

/** Somebody who hates, or only or always does, what one of them does not; and is not the only one, once it has been said. */
export const SAME: Temper = {
  id: 'same',
  for: 'grown',
  short: ({ a }) => `But not ${a}. Oh no!`,
  young: {
    happens: [
      ({ a }) => [`"No, thank you," said ${a}.`, `"Must I?" said ${a}.`],
      ({ a }) => [`${a} did it in a new way.`, `${a} did it all wrong.`],
      ({ a }) => [`"That's just how I am," said ${a}.`, `"I can't help it," said ${a}.`],
    ],
    need: ({ q }) => [
      `Knock, knock! There was ${q}. "I'm just like that," said ${q}.`,
      `"Psst," said ${q}. "So am I. I never told."`,
    ],
    tries: ({ p, q }) => [
      `"Nobody else is like that," said ${p}. "I am!" said ${q}.`,
      `"You are the only one," said ${p}. "No!" said ${q}.`,
    ],
    turn: ({ a }) => [
      `"Hands up!" said ${a}. One went up. Then two. Then nine!`,
      `"Who else is?" said ${a}. "Me!" "Me!" "Me!" said the whole queue.`,
    ],
    last: ({ a, q }) => [
      `"Are you like that too?" they say. "Yes!" say ${a} and ${q}.`,
      `Now there is a queue for ${a}. ${q} is in front.`,
    ],
  },
  middle: {
    happens: [
      ({ a, relative }) => [
        `"The others can," said ${a}. "I'm one ${relative}." ${a} stood there, and that was all.`,
        `${a} began, and stopped, and shook both hands out, and began again. It was no use.`,
      ],
      ({ a }) => [
        `${a} looked for a way to get round it. That took until four.`,
        `${a} had tried since breakfast to be like the others. It did not last.`,
      ],
      ({ a, he }) => [
        `Everybody was looking. ${a} tried very hard to be like the rest. But ${he} was still just like ${a}.`,
        `"I can't help it," said ${a}, in front of them all. It was no use.`,
      ],
    ],
    need: ({ q, a }) => [
      `On Friday there was a cough at the back door. It was ${q}, with a hat pulled down. "Is it true about ${a}?" said ${q}. "Because so am I. I've never told anyone."`,
      `On Friday ${q} waited until they had all gone. "I heard about you," said ${q} to ${a}. "I thought I was the only one. I've been it for years."`,
    ],
    tries: ({ p, q }) => [
      `"There are no others," said ${p}, and looked it up. "Nobody is like that. It says so here." "Then what's that?" said ${q}. The queue had gone rather quiet.`,
      `"I'm sure it's only you two," said ${p}. Somebody in the queue looked at the ceiling. Somebody else had a bootlace to tie.`,
    ],
    turn: ({ a, q, relative }) => [
      `"Hands up," said ${a}, "anyone ${relative}." ${q} put one up, not very high. There was a wait. Then there was another, from behind a newspaper. Then it was like a hedge.`,
      `${a} got up on a box. "I'm one ${relative}," said ${a}. "Is there any other?" A small voice said, "Here." Then there was "Here" all down the street.`,
    ],
    last: ({ a, q }) => [
      `So on Fridays it's done ${a}'s way. The queue goes round the corner. ${q} is in front, with no hat on.`,
      `There's a day for it now, which is Friday. They come from all round. "I thought that it was just me," they say. "So did we," say ${a} and ${q}.`,
    ],
  },
  old: {
    happens: [
      ({ a, roles }) => [
        `"I know how it's done," said ${a}. "I've seen the others do it. It's just that I'm not like that." There were some there who knew a great many ${roles}. They had never heard one say so.`,
        `${a} got as far as the part that was the trouble, and it was the trouble. It was over in no time. Some people hadn't even sat down.`,
      ],
      ({ a }) => [
        `${a} had stayed up to practise being otherwise. It could be kept up for a good ten minutes. It was the eleventh minute that they saw.`,
        `There was a way round it, if one went by the back lane, and through the laundry. ${a} came out at the other end with a sheet on, at ten past four. Everything else had been at two.`,
      ],
      ({ a }) => [
        `There was a crowd, with a band. Not one of those people was like that. ${a} tried with both fists to be like them. One could see it coming, the way one can with a sneeze.`,
        `"Just this once," they said, "for the look of it." ${a} did so want to. But one can't be somebody else for the look of it, or not when there's a drum roll.`,
      ],
    ],
    trick: ({ a, k, roles }) => [
      `"Watch what the others do," said ${k}, "and do that." So all Thursday ${a} did what the others did. There was nothing wrong with it anywhere. It was like a room in a shop window. "Was that me?" said ${a}, in the evening. "No," said ${k}. "It was very good, though."`,
      `It was ${k} who wrote it down, on a card. SMILE, it said. DO AS THEY DO. SAY THAT YOU LIKE IT. ${a} read it off all Thursday, and nobody could have told. There are a thousand ${roles} like that. Now there were a thousand and one.`,
    ],
    need: ({ q, a, relative }) => [
      `On Friday there was a cough, at the back door. It was ${q}, from the post office, with a hat pulled down and a collar up. "I heard that there was one ${relative}," said ${q}. "I've come nine miles. You see, so am I. I've never told a soul."`,
      `On Friday ${q} waited till the rest had gone. "Is it you?" said ${q}. "They said there was somebody here ${relative}. I thought that it was only me. I've kept it dark for thirty years." And ${q} looked at ${a} as one looks at a lit window.`,
    ],
    tries: ({ p, q }) => [
      `"There isn't anyone like that," said ${p}, who'd come back for an umbrella. "One would have heard. It's not in the book." Out in front the queue had gone quiet, all eighty of it. ${q} had shrunk to about the size of the hat. "I must have got the wrong house," said ${q}.`,
      `${p} put a head round the door. "Is somebody asking for something? We've had a bit of bother here, with that. It's all cured now. Look at the badge." ${q} looked at it. All the light went out of the window. "I'm so sorry to have troubled you," said ${q}, and did up a button.`,
    ],
    choice: ({ a, k }) => [
      `It would go on being cured, as long as ${a} said nothing. That was how it had been cured all Thursday. The badge had a pin, and it was the first that ${a} had ever been given. ${k} had hold of the card, and was bending it.`,
      `One only had to let somebody walk down a path. They were nine miles from anywhere that anyone knew about it. ${a} looked at the badge, which was for being like the others. Then there was the back of that coat, going.`,
    ],
    turn: ({ a, q, relative }) => [
      `"It's me," said ${a}. "It isn't cured." It came out louder than it was meant to, and went right through to the front. ${a} went after it, since it was out now, and got up on a box. "I'm the one ${relative}. I was yesterday, too. Is there anybody else?" It was so quiet that they heard the sign creak. ${q} put a hand up, as high as the ear. A newspaper in the queue came down slowly. There was a face behind it, bright red. "Well, as a matter of fact," it said. After that it was like a hedge in spring.`,
      `"Wait," said ${a}, and the badge went down on the step. "I am. I've a card that says I'm not." ${q} turned. They looked at each other, and then they both talked, and neither of them needed to finish. "Since you were four? Me too." "And at parties?" "Oh, parties!" They had forgotten the queue. It had come round by the side, to listen. "Excuse me," said somebody in a good coat. "Is this where one says?" There were eleven of them, in a street of eighty. They'd lived next door to each other all their lives.`,
    ],
    last: ({ a, q }) => [
      `It's Fridays, from two. ${q} gives out the tickets. There are people who come only to watch. After the third time they say, "Well, as a matter of fact." ${a} moves the box up, and makes room.`,
      `${q} comes over each Friday without the hat. They don't talk of it much any more. There's no need. "I thought that it was just me," says somebody new. "Yes," says ${a}, and gets another chair. "So did they."`,
    ],
  },
};
