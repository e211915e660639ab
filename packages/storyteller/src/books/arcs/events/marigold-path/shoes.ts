import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';
import { old } from './shoes-old.ts';

/**
 * On the Day of the Dead a family lays a path of marigolds to a table with pictures and with what those in the pictures
 * loved, and waits for them to visit. A child keeps quiet for somebody who never was quiet.
 */
export const SHOES: EventPlot = { id: 'shoes', young, middle, old };

function young(going: Going): Told {
  const { K: A, k: a, G, g, Gcap } = going;
  const { L, l, C, title, refrain } = partsOf(going);
  return {
    title: titled(title),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'wide',
          actors: [seen(A, 'stand', 'happy'), seen(G, 'stand', 'happy')],
          things: ['flower'],
        },
        `Día de los Muertos! The Day of the Dead! ${A.introduced} puts flowers on the table.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'curious'), seen(G, 'stand', 'calm')], things: ['shoe'] },
        `Here is a picture of ${l}. One foot is up. Here are ${L.names} red shoes.`,
      ),
      page(
        {
          setting: 'garden',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(A, 'kneel', 'happy'), seen(C, 'stand', 'happy')],
          things: ['flower'],
        },
        `${a} makes a path of orange flowers. "Tonight ${l} comes to visit," says ${g}. ${C.introduced} waits, too.`,
      ),
      page(
        {
          setting: 'living-room',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sit', 'calm'), seen(C, 'sit', 'calm')],
          things: ['bread'],
        },
        `${a} sits very still. The sweet bread smells so good. Who comes? A beetle. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'calm'), seen(G, 'sit', 'calm')], things: ['candle'] },
        `${a} sits even more still. A candle shines in a glass. ${Gcap} sits by it. Who comes? A moth. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'look-up', 'sad')] },
        `${a} hardly breathes. The door moves. Who comes? Only the wind. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'surprised')], things: ['shoe'] },
        `${a} looks at the picture. One foot is up! "You are DANCING!" says ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'dance', 'happy'), seen(C, 'dance', 'happy')] },
        `${a} puts on the music. La, la, la! ${a} holds out one hand.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'dance', 'happy'), seen(L, 'dance', 'happy')], things: ['flower'] },
        `Who takes it? A warm, old hand. It is ${L.introduced}! Round and round they dance.`,
      ),
      page(
        { camera: 'close', actors: [seen(L, 'hug', 'happy'), seen(A, 'hug', 'happy')] },
        `"You have my feet," says ${l}. "I came for the music." They hug. They dance again.`,
      ),
      page(
        {
          time: 'day',
          camera: 'close',
          actors: [seen(A, 'point', 'happy'), seen(G, 'stand', 'happy')],
          things: ['shoe', 'flower'],
        },
        `Now it is morning. Look at the red shoes! An orange petal sticks to one.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { K: A, k: a, G, g, Gcap } = going;
  const { L, l, C, c, person, swinging, title, refrain } = partsOf(going);
  return {
    title: titled(title),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'wide',
          actors: [seen(A, 'stand', 'happy'), seen(G, 'stand', 'happy')],
          things: ['flower'],
        },
        `It was Día de los Muertos, the Day of the Dead. On the ofrenda, the table for remembering, stood pictures of the family. Beside them stood what each had loved. ${A.introduced} put marigolds round them. ${C.introduced} smelled the sweet bread.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'curious'), seen(G, 'stand', 'calm')], things: ['shoe'] },
        `"Who's this?" said ${a}. It was a small ${person} with big ${swinging}. One foot was a little off the floor. "That's ${l}," said ${g}. "You never met." Beside it ${g} set a pair of red shoes.`,
      ),
      page(
        {
          setting: 'garden',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(A, 'kneel', 'happy'), seen(C, 'stand', 'happy')],
          things: ['flower'],
        },
        `Then ${a} laid a path of orange petals, from the gate to the table. "That's so the family in the pictures find the way," said ${g}. "Tonight they come to visit." "I want to meet ${l}," said ${a}. "I'll be as good as gold."`,
      ),
      page(
        {
          setting: 'living-room',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sit', 'calm'), seen(C, 'sit', 'calm')],
          things: ['bread'],
        },
        `When it got dark, ${a} sat down before the table, with both hands folded. You have to be quiet for visitors. The bread smelled of oranges. Something came along the path. It was the cat from next door. "${refrain}" whispered ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'calm'), seen(G, 'sit', 'calm')], things: ['candle'] },
        `${a} sat more quietly. ${Gcap} sat by the candle, and it burned straight up in its glass. Something fluttered round it, soft and grey. ${a} did not dare to blink. It was a moth. It looked at the bread, and went. "${refrain}" whispered ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'look-up', 'sad'), seen(C, 'sleep', 'sleepy')], things: ['flower'] },
        `${Gcap} carried the candle away, and there was only the moon. ${a} sat as quietly as a chair. The door creaked. The petals stirred. It was only the wind, and it went out again by the window. ${c} had fallen asleep. "${refrain}" whispered ${a}, and a tear fell on the floor.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'surprised')], things: ['shoe'] },
        `${a} looked up at the picture. There were the ${swinging}, and they were swinging. There was the foot, off the floor. It had been like that all day. "You aren't standing," said ${a}, quite loudly. "You're dancing. You don't like it quiet at all!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'dance', 'happy'), seen(C, 'dance', 'surprised')] },
        `So ${a} got up, and put on the music, the kind with trumpets. It was so loud that the cups joined in. ${a} went twice round the table. Then ${a} did what you do at a dance, and held out one hand.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'dance', 'happy'), seen(L, 'dance', 'happy')], things: ['flower'] },
        `Somebody took it. It was a small hand, and warm, and dry as paper. "At last," said ${L.introduced}. "I've been standing at that gate for an hour. I thought I'd come to the wrong house!" And round they went, and the petals flew.`,
      ),
      page(
        { camera: 'close', actors: [seen(L, 'hug', 'happy'), seen(A, 'hug', 'happy')] },
        `They danced the fast one and the slow one. "Let me look at you," said ${l}. "You've got my feet. I always wondered who had them." ${a} looked down. They were good feet. They had never been still in their lives.`,
      ),
      page(
        {
          time: 'day',
          camera: 'close',
          actors: [seen(A, 'point', 'happy'), seen(G, 'stand', 'surprised')],
          things: ['shoe', 'flower'],
        },
        `The next morning ${g} stood in the door and looked at the petals. They were not a path any more. They lay in rings all over the floor. And on the table, under the heel of one red shoe, stuck something orange. "Well," said ${g}. "I see that you've met."`,
      ),
    ],
  };
}
