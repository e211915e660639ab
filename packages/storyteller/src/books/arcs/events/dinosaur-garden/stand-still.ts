import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { old } from './stand-still-old.ts';
import { partsOf, TITLES } from './parts.ts';

/**
 * A dinosaur in the garden is too big to hide. It stands quite still when it is scratched behind the knee, and whatever
 * stands still in a garden is taken for a tree.
 */
export const STAND_STILL: EventPlot = standsApart({
  id: 'stand-still',
  young,
  middle,
  old: (going) => old(going, titled(going.chance.pick(...TITLES))),
});

function young(going: Going): Told {
  const { refrain, A, a, D, d, G, g, Gcap } = partsOf(going);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'wide', actors: [seen(D, 'stand', 'shy'), seen(A, 'look-up', 'surprised')] },
        `Who is in the garden? ${D.introduced}! "Hello," said ${a}.`,
        `${a} went into the garden. Oh! There was ${D.introduced}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'happy'), seen(D, 'stand', 'happy')] },
        `${a} scratched a big green knee. ${d} shut both eyes. ${d} stood so still!`,
        `Scratch, scratch, on the knee. ${d} liked that. ${d} stood quite still.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'look-up', 'calm'), seen(A, 'stand', 'worried')] },
        `"Who is there?" called ${g}. "Quick," said ${a}. "Hide!"`,
        `"Is somebody there?" called ${g}. "Hide, ${d}!" said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(D, 'hide', 'worried'), seen(A, 'point', 'worried')], things: ['daisy'] },
        `${d} hid behind a daisy. No, no! ${d} stuck out on both sides.`,
        `Behind a daisy? ${d} was too big. The daisy was too small.`,
      ),
      page(
        { camera: 'wide', actors: [seen(D, 'hide', 'worried'), seen(A, 'stand', 'worried')] },
        `${d} hid in the shed. Crack! The head came out on top.`,
        `In the shed? In went ${d}. Crack! Out came the head.`,
      ),
      page(
        { camera: 'medium', actors: [seen(D, 'sit', 'sad'), seen(A, 'sit', 'sad')] },
        `"I am too big," said ${d}. A fat tear fell. Plop!`,
        `"They will send me off," said ${d}. "I am too big." Plop, a tear.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'excited'), seen(D, 'stand', 'curious')] },
        `What is big and stands still? ${a} looked round. A tree! Scratch, scratch.`,
        `"A tree is big, too," said ${a}. "It stands still!" Scratch, scratch.`,
      ),
      page(
        { camera: 'wide', actors: [seen(G, 'walk', 'calm'), seen(D, 'stand', 'calm'), seen(A, 'stand', 'happy')] },
        `Out came ${g}. "${refrain}" said ${g}. "What a nice tree!"`,
        `${Gcap} came out. Here was a tree, a green one. "${refrain}" said ${g}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(G, 'reach', 'happy'), seen(D, 'stand', 'happy')] },
        `${Gcap} hung up a shirt on it. One sock. Two socks. ${d} did not move.`,
        `And ${g} hung the washing on the tree. ${d} stood as still as still.`,
      ),
      page(
        { time: 'night', camera: 'wide', actors: [seen(D, 'sleep', 'sleepy'), seen(A, 'wave', 'sleepy')] },
        `It is night. "Good night, tree," says ${g}. "${refrain}" And ${g} winks.`,
        `Good night, ${a}. Good night, tree. "${refrain}" says ${g}, and leaves it a cabbage.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { refrain, A, a, D, d, G, g, Gcap } = partsOf(going);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'wide', actors: [seen(D, 'stand', 'shy'), seen(A, 'look-up', 'surprised')] },
        `${a} went out before breakfast, and the garden was full. In the middle of it stood ${D.introduced}. It had one foot on the lawn and one in the beans. "I'm sorry about the beans," said ${d}.`,
        `There was something behind the apple tree. ${a} walked round to see. It took some time to get all the way round. It was ${D.introduced}. "You have a nice garden," said ${d}. "May I stay in it?"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'happy'), seen(D, 'stand', 'happy')] },
        `"I'd like you to," said ${a}, and gave ${d} a scratch. It had to be the knee, as that was as high as ${a} could reach. ${d} shut both eyes, and sighed, and stood as still as a stone.`,
        `${a} did not have to think about that. ${a} reached up and scratched a knee like a barrel. "Oh," said ${d}, "just there." And ${d} did not stir, not even the end of the tail.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'look-up', 'curious'), seen(A, 'stand', 'worried')] },
        `"Who are you talking to?" called ${g}, from the kitchen. Last week ${g} had said no to a hamster. A hamster was very small. ${a} looked up at all that green. "You must hide," ${a} whispered.`,
        `The kitchen window went up. "Is there somebody in the garden?" said ${g}. There was a rule in that house about things that eat. "You must hide," ${a} whispered. "And make yourself small!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(D, 'hide', 'worried'), seen(A, 'point', 'worried')], things: ['daisy'] },
        `${d} hid behind a daisy. It was kindly meant. There was a daisy, and then on both sides of it there was a great deal of dinosaur. "Can you see me?" said ${d}, with shut eyes.`,
        `${d} found a daisy and got down behind that. "Now?" said ${d}. "I can see your back," said ${a}, "and your front, and your tail." "It's a very good daisy," said ${d} sadly.`,
      ),
      page(
        { camera: 'wide', actors: [seen(D, 'hide', 'worried'), seen(A, 'stand', 'worried')] },
        `So they tried the shed. In went the tail, and in went the middle. Then there was a creak, and a crack. The head came out at the top, with a flowerpot on it. It looked left and right.`,
        `Next ${a} fetched the sheet from the washing line. ${d} stood under it, but it only came down to the neck. Now it was a dinosaur in a scarf. "It's warm," said ${d}, to be nice.`,
      ),
      page(
        { camera: 'medium', actors: [seen(D, 'sit', 'sad'), seen(A, 'sit', 'sad')] },
        `"It's no use," said ${d}. "There isn't anything that I fit behind. They always find me, and then there's a fuss, and I have to go." A tear came down. It watered the whole bed of lettuce.`,
        `"I'll go before there's trouble," said ${d}. "I've been in eleven gardens. I'm always too big to be there." ${d} sniffed, and the gate blew open. ${a} held on to one toe.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'excited'), seen(D, 'stand', 'curious')], things: ['tree'] },
        `${a} looked round the garden. The house was big, and it was not hiding. The tree was big. Nobody ever said, "There's a tree in the garden!" It had no need to get behind anything. "You don't have to be small," said ${a}. "You have to be still."`,
        `There was the apple tree. It was even bigger than ${d}, and nobody made a fuss. Why not? It was green. It was knobbly. It never ran about. "I know!" said ${a}. "Don't get behind it. Stand next to it!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(G, 'walk', 'calm'), seen(D, 'stand', 'calm'), seen(A, 'stand', 'happy')] },
        `The back door opened. "Now," said ${a}, and scratched the knee. ${d} shut both eyes and stopped. Out came ${g}, with the washing basket, and looked about. "There's a dinosaur in the garden," said ${a}, very fast. "${refrain}" said ${g}.`,
        `Here came ${g}, over the grass. Scratch, scratch, went ${a}. ${d} stood like something that has been there for a hundred years. "I thought I heard somebody," said ${g}. "It was a dinosaur," said ${a}, because it is best to tell the truth. "${refrain}" said ${g}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(G, 'reach', 'happy'), seen(D, 'stand', 'happy'), seen(A, 'stand', 'happy')] },
        `"I've always wanted another tree there," said ${g}. "It's just right for the line." So one end of the line went round ${D.names} neck. ${g} hung up four shirts and eleven socks. A bird came, and sat down on top.`,
        `"Has that tree always been there?" said ${g}. "It's new," said ${a}. "It's got a good thick trunk," said ${g}, and patted it. Then ${g} hung a whole wash on the branches. ${d} smiled, but only with the side that was turned away.`,
      ),
      page(
        {
          time: 'night',
          camera: 'wide',
          actors: [seen(D, 'sleep', 'sleepy'), seen(A, 'wave', 'sleepy'), seen(G, 'stand', 'calm')],
        },
        `That night ${a} looked out. There stood ${d}, under the moon, with one sock on. ${Gcap} came to pull the curtain. "Good night, tree," said ${g}, and then, "I put out some cabbages. Trees get hungry, at that size." "What size?" said ${a}. "${refrain}" said ${g}, and winked.`,
        `At bedtime ${g} came up with a cabbage under each arm. "These are for the tree," said ${g}. ${a} sat up. "You knew!" "It said thank you for the shirts," said ${g}. Down in the garden somebody yawned, and all the washing went up and down. "${refrain}" said ${g}, and put out the light.`,
      ),
    ],
  };
}
