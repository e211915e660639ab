import type { Temper } from '../temper.ts';

/** Somebody whom something makes sneeze that belongs to the job; until one of them is lost. */
export const ALLERGIC: Temper = {
  id: 'allergic',
  short: () => `Atishoo! Oh dear!`,
  meets: true,
  young: {
    happens: [
      ({ a, oneX }) => [`A ${oneX} came by. Atishoo!`, `There's a ${oneX}! Atishoo! went ${a}.`],
      ({ x }) => [`Two ${x} came by. Atishoo! Atishoo!`, `Here come two ${x}. Ah, ah, atishoo!`],
      ({ a, x }) => [`"So many ${x}!" said ${a}. ATISHOO!`, `${a} saw ten ${x}. ATISHOO!`],
    ],
    need: ({ q, oneX }) => [
      `"My ${oneX} is gone!" said ${q}. "I can't find it."`,
      `${q} cried. "My ${oneX} is lost. It is so small."`,
    ],
    tries: ({ p, oneX }) => [
      `"${Cap(oneX)}! Come here!" called ${p}. They looked under the beds. No ${oneX}.`,
      `${p} looked up. ${p} looked down. There was no ${oneX}.`,
    ],
    turn: ({ a, oneX }) => [
      `${a} went by. "Ah." Then to the shed. "Ah, ah." ATISHOO! In there! The ${oneX}!`,
      `"Ah," said ${a}. It tickled. "Ah, ah!" It tickled more. ATISHOO! There was the ${oneX}!`,
    ],
    last: ({ a, q, oneX }) => [
      `"Is it lost again?" says ${a}, to ${q}. The ${oneX} purrs. Atishoo!`,
      `${q} hugged the ${oneX}. ${q} hugged ${a}. Atishoo!`,
    ],
  },
  middle: {
    happens: [
      ({ a, oneX }) => [
        `There was a ${oneX} there, as there so often is. "Ah," said ${a}. "Ah. Ah. ATISHOO!"`,
        `It began quite well. Then a ${oneX} looked in. "Ah," said ${a}, and all the papers went up.`,
      ],
      ({ a, x }) => [
        `This time there were no ${x}. But one had sat there on Sunday. "ATISHOO!" said ${a}.`,
        `${a} had a peg on. It lasted until the ${x} came in. It was a strong peg, and flew far.`,
      ],
      ({ a, x }) => [
        `All the ${x} had come to watch. ${a} went red, and shook, and the hats in front blew off.`,
        `"No ${x}, please," said the sign. But somebody had one up a sleeve. "ATISHOO!" said ${a}.`,
      ],
    ],
    need: ({ q, oneX }) => [
      `On Friday ${q} stood at the door. "Have you seen a ${oneX}?" said ${q}. "It's only so big. It has been gone since last night."`,
      `On Friday the whole street was out, on its knees. ${q} had lost a ${oneX}, the smallest of the lot. There was a storm coming.`,
    ],
    tries: ({ p, oneX }) => [
      `${p} looked it up. "Call it by name," read ${p}. They called. They put down milk. Nine other animals came, and thanked them.`,
      `They looked in boots, and in the bread bin. They stood still, to listen. But what is lost is often asleep, and does not know. There was no ${oneX}.`,
    ],
    turn: ({ a, q, oneX }) => [
      `${a} came by, late for the bus. "Ah," said ${a}, at the corner. ${a} took a step. "Ah, ah." "You're getting warm!" cried ${q}. Past the pump it was "ah, ah, ah". And at the coal shed, "ATISHOO!" The door flew open. There was the ${oneX}.`,
      `"Walk about a bit," said ${q} to ${a}. By the gate there was nothing. By the pump it was "ah". By the old tree it was "ah, ah, ah", and then "ATISHOO!" Down out of the tree, with some leaves, came the ${oneX}.`,
    ],
    last: ({ a, q, oneX }) => [
      `The ${oneX} is called Bless You. It sits with ${q}, right at the far end, and looks at ${a}. "Ah," says ${a}, and waves.`,
      `When something's lost now they come for ${a}. "Warm," says ${q}. "Warmer." And they all hold on to their hats.`,
    ],
  },
  old: {
    happens: [
      ({ a, oneX }) => [
        `There was a ${oneX} in it, as there so often is. "Ah," said ${a}, and put up a finger. "Ah. No. I think it's gone." They all bent forward again. It had not gone. It had been getting ready.`,
        `It began well. Then a ${oneX} looked in at the window, to see what it was. ${a} turned round to the wall, and held on to it. "ATISHOO!" The wall was all right. It was the things on the wall.`,
      ],
      ({ a, x }) => [
        `This time they had shut up all the ${x} with a fish. But one of them had sat on that very chair on Sunday. One wouldn't think that it could matter. "ATISHOO!" said ${a}, and there went the plan for the whole week, out of the window, in order.`,
        `${a} came with a peg, a good one, off the line. It held through two ${x}. With the third there was a noise like a kettle that has had enough. They found the peg on Saturday, in a tree.`,
      ],
      ({ a, x }) => [
        `It was the great day, and the ${x} had the best seats. It was only right. ${a} looked along the row, and went pink, and then red, and then a sort of blue. Those who knew held on to their hats. Those who did not have been buying new ones.`,
        `There were no ${x}, they had made sure of it. They'd looked under every seat. But a lady in front had a fur collar, and it was not a collar. It yawned. "ATISHOO!" said ${a}.`,
      ],
    ],
    trick: ({ a, k, x }) => [
      `It was ${k} who thought of the jar. It was for pickles, and it went on over the whole head, with a bit of pipe at the top. Nothing could get in. All Thursday ${a} was in among the ${x} from morning to night, and never so much as sniffed. One couldn't smell the bread, either.`,
      `"Wool," said ${k}, "up both sides." They used a whole ball of it. All Thursday there were ${x} to the left and the right. ${a} went through the middle, and said, "Dicely, thag you." There was not one sneeze.`,
    ],
    need: ({ q, oneX }) => [
      `On Friday ${q} came to the door, who was small, and held up two hands to show how big. "It's only that much," said ${q}. "It's a ${oneX}, and it's been gone since last night. It's never been out before. It doesn't know what out is." There was thunder in the next valley.`,
      `On Friday the whole street was on its knees. ${q} had a ${oneX}, the smallest of the lot, and since the night it was nowhere. They could hear the rain coming up the road. ${q} had stopped calling, so as not to cry.`,
    ],
    tries: ({ p, oneX }) => [
      `${p} had the page. "One calls it by its name," read ${p}. It had not got a name yet. They called out all the names there are. They put down milk, and had nine hedgehogs. They looked in the boots and the bread bin. A ${oneX} that is frightened makes itself small, and stops, and it had been very small to begin with.`,
      `They looked where one looks. Then they looked there again. Somebody had a lamp, and somebody had a dog. But the dog only wanted to say that it had found the lamp. A lost ${oneX} doesn't know that it is lost. It thinks that it is hiding, and is pleased to be so good at it.`,
    ],
    choice: ({ a, k }) => [
      `${a} stood there, with the badge on. For one day there had been no noise and no hats. One had been like other people, and asked to tea. It would only take one breath, to find it, and the whole street would see what came then. ${k} looked at ${a}, and at the jar.`,
      `${a} could have told them where. Or, at least, a nose could have told them. It had been shut up since Thursday, and was it not peaceful? There was a badge for it. If it came out now, with all of that saved up, there was no knowing what it would do.`,
    ],
    turn: ({ a, q, oneX, k }) => [
      `Off it came. ${a} took one breath, down to the boots. "Nothing," said ${a}, and went on to the gate. "Nothing." At the pump one eyebrow moved. "Ah," said ${a}. "You're warm!" cried ${k}. At the stable it was "ah, ah". They all walked behind, on the tips of their toes, like a funeral for a mouse. At the coal shed ${a} went blue. "Everyone down," said ${a}. "ATISHOO!" The door went in. The coal went up. And at the very back, on a sack, sat a ${oneX}, with its ears blown flat, and looked at ${q}.`,
      `Out came the wool, yards of it. "Where did you see it last?" said ${a}. "In bed," said ${q}. It was "ah" on the stairs. It was "ah, ah" in the yard. ${q} held on to ${a}'s sleeve, and called it out for the rest: "Cold. Warm. Warmer." At the old tree ${a} looked up. That was a mistake, or it would have been on any other day. "ATISHOO!" Every leaf came off that tree. On the last branch, with nothing round it any more, sat the ${oneX}. It was as surprised as anybody.`,
    ],
    last: ({ a, q, oneX }) => [
      `It has a name by now. It's called Bless You. On fine days ${q} brings the ${oneX} to the far end of the garden. ${a} waves to it from the near one. It is just about far enough. "Ah," says ${a}. They wait. "No. It's gone."`,
      `They send for ${a} from all over. ${q} goes along, for the sleeve. "Warm," says ${q}, down some lane, in the dark. "Warmer." All the windows open. Everybody in that town knows now when to hold on to a hat.`,
    ],
  },
};
const Cap = (word: string): string => word.charAt(0).toLocaleUpperCase('en') + word.slice(1);
