import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './nine-rooms-old.ts';
import { partsOf, TITLES } from './parts.ts';

/** Nine rooms side by side, and nine rooms one after another round the same table. */
export const NINE_ROOMS: EventPlot = { id: 'nine-rooms', young, middle, old };

function young(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const { refrain, N, n } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(N, 'wave', 'happy'), seen(A, 'look-up', 'surprised')],
          things: ['house'],
        },
        `${N.introduced} has a big house. It has nine rooms! ${A.introduced} looks up.`,
        `Look at this house! Nine rooms! ${N.introduced} lives here. "Oh!" says ${A.introduced}.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(A, 'stand', 'calm'), seen(B, 'sit', 'calm')],
          things: ['chair'],
        },
        `At home ${a} has one small room. It has a table. Here is ${B.introduced}.`,
        `${a} lives in one small room. One table! And here is ${B.introduced}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(N, 'stand', 'curious'), seen(A, 'wave', 'happy')] },
        `Now ${n} comes to play. "Is it all one room?" "No, it's nine. ${refrain}"`,
        `Here is ${n}. "Where are all your rooms?" "Here," says ${a}. "${refrain}"`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'hold', 'happy', 'plate'), seen(N, 'sit', 'happy')],
          things: ['plate', 'soup'],
        },
        `A plate on the table! It is the soup room. Slurp!`,
        `First it is the soup room. Here is a plate, and soup. Slurp!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'shout', 'excited'), seen(N, 'jump', 'happy')] },
        `Up go the legs of the table. Now it is the sea! All aboard, ${n}!`,
        `${a} and ${n} tip the table over. A boat! Now it is the sea room.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(N, 'dance', 'happy'), seen(A, 'dance', 'happy')],
          things: ['saucepan', 'spoon'],
        },
        `A saucepan and a spoon. Bang! Now it is the music room.`,
        `Bang, goes a spoon on a saucepan. Dance! It is the music room.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'hide', 'happy'), seen(N, 'kneel', 'surprised')], things: ['blanket'] },
        `A blanket goes over the table. Dark! Who is in the cave room? ${b}!`,
        `Now it is the cave room. ${n} looks under the blanket. "Grr!" says ${b}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'cheer', 'happy'), seen(A, 'cheer', 'happy')] },
        `"I want to stay!" says ${n}. "Have you got a bed room?" "Yes! ${refrain}"`,
        `"May I sleep here?" says ${n}. "Is there a bed room?" "Yes! ${refrain}"`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'sit', 'sleepy'), seen(N, 'sit', 'sleepy')],
          things: ['pillow'],
        },
        `The table folds up. Down comes a bed! Two pillows, three heads.`,
        `Fold the table. Pull down the bed. One pillow for ${n}, one for ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(N, 'sit', 'curious'), seen(A, 'sit', 'happy'), seen(B, 'sit', 'sleepy')] },
        `Out goes the lamp. Where are the walls? "What room is it now?" "All nine!"`,
        `Click. It is dark. There are no walls. "How many rooms now?" "All nine!"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, chance } = going;
  const { refrain, N, n, ns, U, u } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(N, 'point', 'happy'), seen(A, 'look-up', 'surprised')],
          things: ['house'],
        },
        `${N.introduced} lived in a house with nine rooms. ${A.introduced} went there after school and counted. There was one to eat in, and one for the piano. One was only for coats. It was a lovely house.`,
        `There were nine rooms in the house of ${N.introduced}. ${A.introduced} liked them all. One was for eating, and one for the piano. The coats had a room of their own.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(A, 'think', 'calm'), seen(G, 'stand', 'calm')],
          things: ['chair'],
        },
        `At home ${a} counted again. It didn't take long. "We've got one small room," said ${a}. "We've got nine," said ${g}, and wiped the table. "${refrain}"`,
        `Then ${a} came home, and looked round. There was one small room, with a table in it. "${n} has got nine," said ${a}. "So have we," said ${g}. "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(N, 'stand', 'curious'), seen(A, 'stand', 'shy')] },
        `The next day ${n} came to play. ${n} stood in the door, and looked for the next door. "Where's the rest?" said ${n}. "You're in it," said ${a}. "There are nine. ${refrain}"`,
        `"Can I come to yours?" said ${n}, and one day ${n} came. "Is this the hall?" "No," said ${a}. "It's all of it." It was quiet for a moment. "It's nine rooms," said ${a}. "${refrain}"`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(G, 'hold', 'happy', 'plate'), seen(N, 'sit', 'happy'), seen(A, 'sit', 'happy')],
          things: ['plate', 'soup'],
        },
        `${Gcap} threw a cloth over the table, and gave everyone a plate. "Dining room," said ${g}. They had soup. When the cloth came off, the dining room was gone. ${n} looked for it under the table.`,
        `Out came a cloth, and a plate, and some soup. "So this is the dining room," said ${n}. "It was," said ${a}, and whisked off the cloth. It was just a table again. "What is it next?" said ${n}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'shout', 'excited'), seen(N, 'jump', 'excited'), seen(B, 'stand', 'proud')],
          things: ['broom'],
        },
        `Next it was the sea. They turned the table on its back, with a broom for a mast. ${B.introduced} was the captain. "We haven't got a sea at ours," said ${n}.`,
        `They laid the table upside down, and got in. The broom was the mast, and ${B.introduced} looked out for whales. It was the ninth wave that wetted the carpet. "There's no sea at our house," said ${n}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(N, 'dance', 'happy'), seen(A, 'dance', 'happy'), seen(U, 'dance', 'surprised')],
          things: ['saucepan', 'spoon'],
        },
        `After that it was the music room, with a saucepan and a spoon. Down came ${U.introduced} from upstairs, to say that it was too loud. There was one lid left. By four o'clock she was the loudest.`,
        `Then they drummed, with a spoon on a saucepan. There was a knock, and there stood ${U.introduced} from upstairs. "What's going on in here?" "It's the music room," said ${a}. "Then I'll sing," said ${u}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(B, 'hide', 'happy'), seen(N, 'kneel', 'surprised')],
          things: ['blanket', 'coat'],
        },
        `For the cave they took a blanket, and every coat there was. It was dark, and it smelled of bears. One of the coats growled, and it was ${b}. "In our coat room," said ${n}, "it's only ever coats."`,
        `A blanket and six coats made it a cave. ${n} crept in on both knees. Something breathed. It was ${b}, in the sleeves. "Nothing lives in our coat room," said ${n}. "I've looked."`,
      ),
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(A, 'think', 'curious'), seen(N, 'sit', 'sad')] },
        `The day after that they were at ${ns} house. The table in the dining room was too heavy to turn. "It's always the dining room," said ${n}. ${a} walked round it, twice. "Have you got a very large cloth?" said ${a}.`,
        `Next time it was ${ns} turn. They sat in the dining room, and it stayed a dining room. "It doesn't know how," said ${n}. "It's just never been asked," said ${a}, and went down on hands and knees.`,
      ),
      page(
        { camera: 'wide', actors: [seen(N, 'cheer', 'excited'), seen(A, 'cheer', 'proud')], things: ['bell'] },
        `With a cloth down to the floor, it was the world's longest tunnel. The train was made of nine chairs. It went in at the piano, and out at the coats. When the bell rang for tea, it stopped at all stations.`,
        `Soon there was a cloth over it, and it was a tunnel. All the chairs were a train. It left from the piano, and called at the coats. Someone rang the bell for tea, and had to buy a ticket.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'sit', 'sleepy'), seen(N, 'sit', 'curious'), seen(G, 'stand', 'happy')],
          things: ['pillow'],
        },
        `That night ${n} stayed with ${a}. ${Gcap} folded the table. Down came the bed, with a pillow for everyone. "It's the bedroom now," said ${n}. "That's nine." And ${n} lay down in it, very pleased.`,
        `At bedtime ${n} came back to ${a}, and wanted to see the last one. Up went the table, and down came the bed. It was the bedroom. "Nine," counted ${n}, from a pillow. "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(N, 'sit', 'curious'), seen(A, 'sit', 'happy'), seen(B, 'sit', 'sleepy')] },
        `${Gcap} put out the lamp. ${n} looked for the wall, and couldn't see it. There weren't any walls. It went on and on. "How many rooms are there now?" said ${n}. "All of them," said ${a}, "at once."`,
        `Then the lamp was out, and it was quite black. Nobody could see where the room stopped. Perhaps it didn't. "Which one is it now?" said ${n}. ${a} thought of the sea, and the soup. "All nine," said ${a}.`,
      ),
    ],
  };
}
