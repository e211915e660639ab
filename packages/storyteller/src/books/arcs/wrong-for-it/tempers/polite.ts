import type { Temper } from '../temper.ts';

/** Somebody too polite, kind or gentle for the job; until two meet in a doorway who are not. */
export const POLITE: Temper = {
  id: 'polite',
  for: 'grown',
  short: ({ a }) => `"After you," ${a} always said.`,
  young: {
    happens: [
      ({ a }) => [`"After you," said ${a}.`, `"Oh, please," said ${a}. "You first."`],
      ({ a }) => [`"So sorry," said ${a}.`, `"Do excuse me," said ${a}.`],
      ({ a }) => [`"No, no. After you," said ${a}.`, `"How kind," said ${a}. "Please go on."`],
    ],
    need: ({ q }) => [
      `Stuck in the door! ${q} was, and a king. "Me first!" "No, me!"`,
      `Two in one door! ${q} pushed. The king pushed. "Me first!" they said.`,
    ],
    tries: ({ p }) => [
      `"Push!" said ${p}. They pushed. That made it worse.`,
      `"Pull!" said ${p}. They pulled. It was still stuck.`,
    ],
    turn: ({ a }) => [
      `"After you," said ${a}. "And after you." So both stepped back. Pop!`,
      `"You first," said ${a}, to both. "Oh, no. You!" they said. Pop!`,
    ],
    last: ({ a, q }) => [
      `Now they come to ${a} to learn it. "After you," says ${q}.`,
      `"After you," says ${a}. "No, you," says ${q}. It takes all day.`,
    ],
  },
  middle: {
    happens: [
      ({ a, he }) => [
        `"After you," said ${a}, and ${he} stood to one side.`,
        `${a} saw it coming, and bowed. "I wouldn't dream of being in the way," said ${a}.`,
      ],
      ({ a }) => [
        `"I'm so sorry," said ${a}. "Were you just going to? Then please do."`,
        `${a} wanted to ask first, whether anybody minded. It was a long list.`,
      ],
      ({ a }) => [
        `"It means so much to them," said ${a}, and held the gate.`,
        `"No, no, I insist," said ${a}. It was heard right at the back.`,
      ],
    ],
    need: ({ q }) => [
      `On Friday there was a shout. ${q} the plumber and the mayor had both come to the door. Now they were both in it, and neither could get in or out. "I was first!" "I'm the mayor!"`,
      `On Friday the door was full. ${q} had one half of it and the mayor the other. Neither would go back. Behind them there was a queue right down the road.`,
    ],
    tries: ({ p, q }) => [
      `${p} looked it up. "The more important one goes first," read ${p}. "That's me!" said both, and swelled. Now they were stuck for good.`,
      `They pushed from the front, and pulled from the back. "Let go of my coat," said the mayor. "Get off my foot," said ${q}.`,
    ],
    turn: ({ a, q }) => [
      `${a} came up, and bowed to the left. "After you," said ${a}. Then ${a} bowed to the right. "After you." Nobody had been so nice to them all day. "Oh, no," said the mayor, "after you." "Not at all," said ${q}. Both stepped back. Pop!`,
      `"I do hope you're comfortable," said ${a}. "What a lovely coat. And what a good hat." They both went pink. "It's nothing," said ${q}, and breathed out. So did the mayor. There was suddenly a lot of room in that door.`,
    ],
    last: ({ a, q }) => [
      `${q} and the mayor come every Friday. "After you." "No, after you." It can take until four. ${a} has put a chair there.`,
      `They're so polite there now that it is hard to get in. "After you," says ${q}, to ${a}. It has been an hour.`,
    ],
  },
  old: {
    happens: [
      ({ a }) => [
        `${a} saw it coming, and stood aside, and took off an imaginary hat. "After you," said ${a}. It was beautifully done. There were some who said that they had never been let down so nicely.`,
        `"I do beg your pardon," said ${a}. "Were you just about to? Then I wouldn't dream of it." They said that it was quite all right. ${a} said no, no. It went on for some time, in both directions.`,
      ],
      ({ a }) => [
        `${a} had thought it over, and felt that one ought to ask. So ${a} went round and asked everybody if they would mind. Most of them minded a little. ${a} wrote it down, and thanked them.`,
        `It has to be done quickly, or it isn't done. ${a} began with a short speech, to say how much one respected the other side. It was a good speech. It had three parts.`,
      ],
      ({ a }) => [
        `It was in front of everybody. "You can see how much it means to them," said ${a}, who always could, and held the gate open. They came through, all of them, and each one said thank you.`,
        `"No, I insist," said ${a}. It could be heard right up in the last row. Somebody's aunt was moved to tears. Nobody else was.`,
      ],
    ],
    trick: ({ a, k }) => [
      `It was ${k} who thought of the toffee. It was treacle toffee, and it shuts a mouth like a door. One can't say "after you" with that in. All Thursday ${a} chewed, and went first, and did what had to be done. It felt like wearing somebody else's shoes.`,
      `"You need only look cross," said ${k}. They drew it on, with cork: two black lines, meeting in the middle. It's odd what two lines do. All Thursday people got out of the way before ${a} could let them go first.`,
    ],
    need: ({ q }) => [
      `On Friday there was a shout from the front. ${q} had come about the drains, and the mayor about being mayor. They had got to the door at the same moment. It was a narrow door. "I was first," said ${q}. "I am the mayor," said the mayor. They had each taken one more step, to show it.`,
      `On Friday nobody came in, and nobody came out. The door was full. ${q} had the left half of it and the mayor had the right. They were in as far as the buttons. Behind them stood eighty people, in the rain. "I've all day," said ${q}. "So have I," said the mayor.`,
    ],
    tries: ({ p, q }) => [
      `${p} found the page. "The more important one goes first," read ${p}, and looked up. It was a mistake. They both breathed in. There was a crack, and it was the door frame. They sent for soap. They sent for a goat. "Don't you push me," said ${q}, and the mayor said it too.`,
      `First they were reasoned with. Then they were pulled. They held on to the door with both hands, and to each other with their teeth, nearly. Everybody in the queue had a side by now. A loaf was thrown. It would soon be eighty people in a doorway.`,
    ],
    choice: ({ a, k }) => [
      `${a} knew what to say. ${a} had been born knowing it. But the badge was for somebody who goes first and says nothing, and it looked so well. ${k} held out the next toffee. "If you do it," said ${k}, "they'll know it was only yesterday."`,
      `There was a puddle by the step, and in it ${a} saw those two black lines. People stepped back from them. It had been such a restful day, to be stepped back from. But one can't say it with that face on. One would have to wash first, with everybody there.`,
    ],
    turn: ({ a, q }) => [
      `Out it came, in a handkerchief. ${a} went up the step, and bowed to the left. "After you," said ${a}. Then came a bow to the right, just as low. "And after you. I couldn't possibly go in front of either. I'm only sorry that it isn't a wider door, for people like yourselves." It went quiet. Nobody had said a kind thing to the mayor since the election. "Well," said the mayor, and let out some breath. "After our friend here, of course." "I wouldn't dream of it," said ${q}. They each took one step back. It went off like a cork.`,
      `${a} washed, in the puddle, and it was the old face again, with nothing drawn on it. "You must be so tired," said ${a}. "May I hold something?" The mayor had a bag. ${q} had a spanner. ${a} held them, and said how heavy they were, and asked about the drains. It was the asking that did it. One can't explain drains and stay puffed up. "After you, I suppose," said the mayor. "No, no," said ${q}. "Not before you." Then it was over, and eighty people were letting each other in. It took until supper.`,
    ],
    last: ({ a, q }) => [
      `That door has a bench on both sides now, for people who are letting each other go first. ${q} is there most Fridays, with the mayor. "I insist," says the mayor. "So do I," says ${q}. ${a} brings them their tea out.`,
      `One can tell, all over the town, who has been there. They hold gates. They ask about one's drains. "After you," says ${q}, to ${a}, every Friday, at the bottom of the step. One of these days somebody is going to go in.`,
    ],
  },
};
