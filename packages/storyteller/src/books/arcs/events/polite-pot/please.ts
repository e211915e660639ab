import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { partsOf, titles } from './parts.ts';
import { old } from './please-old.ts';

/** It says on the lid that it is polite: it begins at "please", and only one word stops it, which nobody has said yet. */
export const PLEASE: EventPlot = standsApart({ id: 'please', young, middle, old });

function young(going: Going): Told {
  const { A, K, G, a, k, g, Gcap, chance } = going;
  const { food, drawn, blop, refrain, N, n, comesToLook, road } = partsOf(going);
  return {
    title: titled(chance.pick(...titles(food))),
    refrain,
    pages: [
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(A, 'stand', 'curious')], things: ['saucepan'] },
        `${A.introduced} has an old pot. It says, "I am a polite pot."${comesToLook}`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised')], things: ['saucepan', ...drawn] },
        `"Some ${food}, please," says ${a}. ${blop}! The pot is full. It is a magic pot!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'happy', 'bowl'), seen(G, 'hold', 'happy', 'spoon')] },
        `A bowl for ${a}. A spoon for ${g}. Yum! "More, please!" "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'worried'), seen(G, 'sit', 'surprised')], things: ['saucepan'] },
        `Now they are full. But is the pot done? Oh no! "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(G, 'shout', 'worried'), seen(A, 'stand', 'worried')], things: ['saucepan'] },
        `"Stop!" says ${g}. It is on the table. It is on the floor. "${refrain}"`,
      ),
      page(
        { setting: 'street', camera: 'wide', actors: [seen(N, 'shout', 'surprised'), seen(A, 'run', 'worried')] },
        `Out it goes, down the ${road}! "No more!" says ${N.introduced}. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'hold', 'happy', 'spoon'), seen(G, 'hold', 'worried', 'bucket')] },
        `Out come the spoons. They all eat and eat. ${Gcap} has a bucket. "${refrain}"`,
      ),
      page(
        { setting: 'kitchen', camera: 'close', actors: [seen(K, 'think', 'curious')], things: ['saucepan'] },
        `${k} looks at the pot. It is polite. We said please. What did we not say?`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'happy')], things: ['saucepan'] },
        `"Thank you, pot!" says ${k}. Blip. And the pot stops.`,
      ),
      page(
        { setting: 'street', camera: 'wide', actors: [seen(N, 'cheer', 'happy'), seen(G, 'cheer', 'happy')] },
        `"Thank you, pot!" they all say. ${n} has a very round tummy. So has ${g}.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(G, 'hug', 'happy'), seen(K, 'hug', 'happy')],
        },
        `Night. "A kiss, please," says ${g}. Kiss, kiss, kiss! It does not stop. "Thank you!" Good night.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, K, G, a, k, g, Gcap, chance } = going;
  const { food, drawn, blop, blops, refrain, N, n, town, cameToLook } = partsOf(going);
  return {
    title: titled(chance.pick(...titles(food))),
    refrain,
    pages: [
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(A, 'stand', 'curious')], things: ['saucepan'] },
        `${A.introduced} found an old pot, right at the back of the cupboard. On the lid were some words, nearly rubbed away. "I AM A POLITE POT," they said.${cameToLook} Nobody knew what that could mean.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised')], things: ['saucepan', ...drawn] },
        `"I wish it were lunchtime," said ${a}. "Some ${food}, please." ${blop}! All by itself the pot was full to the brim. It was warm, and it smelled better than anything in the world. "It's a magic pot!" said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'happy', 'bowl'), seen(G, 'hold', 'happy', 'spoon')] },
        `${a} had a bowl. ${Gcap} came with a spoon. "More ${food}, please!" said ${a}. ${blop}! "More ${food}, please!" said ${g}. ${blop}! They ate until they could not eat any more. Then they put down their spoons.`,
      ),
      page(
        { camera: 'wide', actors: [seen(G, 'shout', 'worried'), seen(A, 'stand', 'worried')], things: ['saucepan'] },
        `But the pot did not put down anything. "${refrain}" It came over the top and over the table. ${Gcap} pressed the lid on. The lid went up like a hat. "Stop!" said ${g}. "${refrain}"`,
      ),
      page(
        { setting: 'street', camera: 'wide', actors: [seen(N, 'shout', 'surprised'), seen(A, 'run', 'worried')] },
        `The ${food} went out at the door and down the steps. There stood ${N.introduced}, on the way home in his good shoes. "That is quite enough!" said ${n}. The pot took no notice. "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(N, 'hold', 'happy', 'spoon'), seen(G, 'hold', 'worried', 'bucket')] },
        `By three o'clock the ${food} had reached the corner. Everybody in the ${town} ran out with spoons. They ate as fast as they could. They filled the baths and the buckets. "No more!" they shouted. "We're full! Halt!" "${refrain}"`,
      ),
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(K, 'stand', 'worried')], things: ['saucepan'] },
        `${k} went back in to the pot. "Please stop!" said ${k}. "Please, please, please!" That was a mistake. ${blop}, ${blops}, ${blops}! Now it came three times as fast.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'curious')] },
        `Then the lid swam by, with the words on top. "I AM A POLITE POT." ${k} read them again. "It does what we ask, each time we say please," said ${k}. "That's polite. But have we been polite to the pot?"`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'happy')], things: ['saucepan'] },
        `They had all said please. They had all said stop. There was one thing that nobody had said all day. ${k} bent down close to the pot. "Thank you," said ${k}. "That was lovely." Blip, said the pot, and stopped.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(N, 'cheer', 'happy'), seen(G, 'cheer', 'happy'), seen(K, 'cheer', 'happy')],
        },
        `"Thank you!" called the whole ${town}, with round tummies. They ate the rest of the ${food} by Tuesday. Now the pot stands on the shelf. It makes one bowl for each please, and waits for the thank you.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(G, 'hug', 'happy'), seen(K, 'hug', 'happy')],
        },
        `"May I have a kiss, please?" said ${g} that night. ${k} gave ${g} a kiss, and another, and nine more. "Stop!" said ${g}. "Enough! No more!" ${k} did not stop. ${Gcap} laughed and laughed. "Thank you!" said ${g}. So that was the last one. Good night.`,
      ),
    ],
  };
}
