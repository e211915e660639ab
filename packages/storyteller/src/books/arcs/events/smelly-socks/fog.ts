import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './fog-old.ts';
import { partsOf, TITLES } from './parts.ts';

/** Lucky socks that are never washed are put further and further out, until there is a fog in which nothing else can be found. */
export const FOG: EventPlot = { id: 'fog', young, middle, old };

function young(going: Going): Told {
  const { comesToo, chance } = going;
  const { A, B, G, a, b, g, Gcap, socks, sock, drawn, feet, refrain, along } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'bedroom', camera: 'wide', actors: [seen(A, 'stand', 'proud'), ...along], things: [drawn] },
        `${A.introduced} has lucky ${socks}. Nobody may wash them!${comesToo}`,
        `Look at the lucky ${socks}! ${A.introduced} never washes them.${comesToo}`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'cover', 'surprised'), seen(A, 'stand', 'happy')], things: [drawn] },
        `They are smelly ${socks}, too.${feet} Here is ${B.introduced}. "${refrain}"`,
        `But the ${socks} are smelly.${feet} Here comes ${B.introduced}. "${refrain}"`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(A, 'hold', 'happy', 'box'), seen(B, 'cover', 'worried')],
          things: ['box'],
        },
        `Put them in a box! The smell comes out. "${refrain}"`,
        `In the box with them! Out comes the smell. "${refrain}"`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(A, 'kneel', 'determined'), seen(B, 'stand', 'curious')],
          things: [drawn],
        },
        `Put the ${socks} in the ground! Up comes a worm. "${refrain}" says the worm.`,
        `Dig a hole for the ${socks}! A worm comes up. "${refrain}" it says.`,
      ),
      page(
        { camera: 'wide', actors: [seen(G, 'point', 'calm'), seen(A, 'walk', 'sad')], things: ['gate', drawn] },
        `"Out to the gate," says ${g}. There the ${socks} hang.`,
        `${Gcap} hangs the ${socks} on the gate. That is far away.`,
      ),
      page(
        {
          setting: 'mountain',
          camera: 'wide',
          actors: [seen(A, 'walk', 'happy'), seen(B, 'walk', 'happy'), seen(G, 'walk', 'happy')],
        },
        `Up the hill! Here are ${a}, ${b} and ${g}. Down comes a fog.`,
        `They walk up the hill, all of them. Then there is fog.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'stand', 'worried'), seen(B, 'stand', 'worried'), seen(G, 'look-up', 'worried')],
        },
        `It is all white. No path! No house! Where is home?`,
        `White, white, white. They can't see home. They can't see their feet!`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'curious'), seen(B, 'stand', 'surprised')] },
        `Sniff, goes ${a}. Sniff, sniff. "${refrain}" It is the ${socks}!`,
        `"${refrain}" says ${b}. Sniff! "My ${socks}!" says ${a}. "This way!"`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(A, 'run', 'excited'), seen(B, 'run', 'happy'), seen(G, 'run', 'happy')],
          things: ['gate', drawn],
        },
        `Down they go. It smells more and more. There is the gate! Hooray!`,
        `More smell, more smell! Then bump. It is the gate. They are home!`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sleep', 'happy'), seen(B, 'sit', 'calm')],
          things: [drawn],
        },
        `Now the ${socks} are washed. All but one. The last ${sock} hangs on the gate. Good night!`,
        `Night. One clean ${sock} is here. And one smelly ${sock} is at the gate. "${refrain}"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { comesToo, chance } = going;
  const { A, B, G, a, b, g, Gcap, socks, sock, drawn, feet, refrain, along } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'bedroom', camera: 'wide', actors: [seen(A, 'stand', 'proud'), ...along], things: [drawn] },
        `${A.introduced} had lucky ${socks}.${comesToo} The first time that they went out in them, ${a} found a coin. The second time it was half a biscuit. "They mustn't be washed," said ${a}. "It would all come out."`,
        `There was luck in those ${socks}.${comesToo} ${A.introduced} first wore them in the spring, and won a bun. And where does luck go, in the wash? "Down the plughole," said ${a}. So they were never washed again.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'cover', 'surprised'), seen(A, 'stand', 'happy')], things: [drawn] },
        `By the summer they were smelly. They were the smelliest ${socks} in the street.${feet} The smell came into a room first, and ${a} came after. "${refrain}" said ${B.introduced}, and looked under the mat.`,
        `Luck keeps, and so does everything else. By June they were so smelly that they stood up without ${a}.${feet} "${refrain}" said ${B.introduced}, from behind a cushion. "That's luck," said ${a}.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(A, 'hold', 'happy', 'box'), seen(B, 'cover', 'worried')],
          things: ['box'],
        },
        `"They can't stay in here," said ${g}. So the ${socks} went into a box, and the box under the stairs. Soon the smell got out, by itself. It climbed the stairs and knocked. "${refrain}"`,
        `The flowers on the table had let their heads hang. So ${a} put the ${socks} into a box with a lid. But a smell is thin. It came out sideways, like a letter. "${refrain}" said ${g}.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(A, 'kneel', 'determined'), seen(B, 'stand', 'curious')],
          things: [drawn],
        },
        `They dug a hole for them, as deep as an arm. By and by the ground opened. There stood a mole, with a very small suitcase. "${refrain}" said the mole, and moved next door.`,
        `"Under the ground, then," said ${b}. They buried the ${socks} beside the beans. All the worms came up at once, and held on to one another. "${refrain}" said the biggest.`,
      ),
      page(
        { camera: 'wide', actors: [seen(G, 'point', 'calm'), seen(A, 'walk', 'sad')], things: ['gate', drawn] },
        `"As far from the house as there is," said ${g}. That was the gate. ${a} hung the ${socks} on the post. The cat from next door went home the other way. "${refrain}"`,
        `So the ${socks} came to the gatepost, at the very end of the path. There they hung. The postman threw the letters from the road, and ran. "${refrain}" they heard him say.`,
      ),
      page(
        {
          setting: 'mountain',
          camera: 'wide',
          actors: [seen(A, 'walk', 'happy'), seen(B, 'walk', 'happy'), seen(G, 'walk', 'happy')],
        },
        `They took a picnic up the hill, ${a}, ${b} and ${g}. ${a} wore other ${socks}, and found nothing at all. At the top they sat down and ate. And while they were at the plums, the fog came.`,
        `One afternoon they climbed the hill behind the house. "It's no good in these," said ${a}. "There isn't any luck in them." There wasn't. But up they went, ${a}, ${b} and ${g}. At the top the fog rolled in.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'stand', 'worried'), seen(B, 'stand', 'worried'), seen(G, 'look-up', 'worried')],
        },
        `It was as thick as milk. There had been a path, and a house with a red roof. Now there was ${g}, and that was all. "Hold hands," said ${g}. "Nobody takes a step till we know which way."`,
        `It came up over their shoes, and over their heads. You could not see your own hand. "Stay by me," said ${g}. "Home is down." But it went down on all sides. "Which down?" said ${b}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'curious'), seen(B, 'stand', 'surprised')] },
        `They looked, and there was nothing to see. They listened, and it was like listening to wool. Then ${A.names} nose gave a twitch. "${refrain}" said ${a}. "Oh! It's mine!"`,
        `There was no light and no sound. ${b} sniffed, because ${b} was close to crying, and then sniffed again. "${refrain}" said ${b}. Nobody answered for a moment. "I know what that is," said ${a}. "That's home!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'walk', 'excited'), seen(B, 'walk', 'happy'), seen(G, 'walk', 'happy')] },
        `${a} went in front, nose first. "It's getting worse," said ${b}. "Good!" said ${a}. Left of the wall it was nearly fresh, so they went right. "It's terrible!" cried ${g}. "Keep on!"`,
        `So they went down by nose, all three in a row. Where it was bad they went on. Where it was better they turned back. "Now it's horrible," said ${b}. "Hooray!" said ${g}, who had never said that about them before.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'close',
          actors: [seen(A, 'hug', 'happy'), seen(B, 'cheer', 'happy'), seen(G, 'stand', 'happy')],
          things: ['gate', drawn],
        },
        `Then it was so bad that their eyes ran. ${a} walked into a post. It was the gatepost. There hung the ${socks}, as green as two ponds. ${Gcap} looked at them for a while. "Good old ${socks}," said ${g}, and patted one.`,
        `Bump! That was the gate. They could not see it, but they knew what was on it. "I take it back," said ${g}, and shook both ${socks} by the toe. "They're lucky."`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'calm')],
          things: [drawn],
        },
        `The left one got washed after that. It took three goes, and then it was blue. "It smells of nothing," said ${a}, in bed, and was a bit sorry. But the right ${sock} still hangs at the gate, in case. "${refrain}" people say in the dark. Then they know where they are.`,
        `They were washed in the end, both of them, by ${a}. It was only fair. In bed ${a} put a nose in one. It was soap. "And if there's a fog?" said ${b}. "I've thought of that," said ${a}. New ${socks} hung on the gate. By spring they would be ready.`,
      ),
    ],
  };
}
