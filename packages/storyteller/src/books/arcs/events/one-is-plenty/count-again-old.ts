import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';

/** It is planned with a list, and what a long life is made of comes in at the gate. */
export function old(going: Going): Told {
  const { A, a } = going;
  const { all, lessOne, day, O, o, C, c, title, refrain } = partsOf(going);
  return {
    title: titled(title),
    refrain,
    pages: [
      page(
        {
          setting: 'kitchen',
          camera: 'wide',
          actors: [seen(A, 'point', 'curious'), seen(C, 'stand', 'happy'), seen(O, 'sit', 'calm')],
          things: ['plate'],
        },
        `${A.introduced} was good at sums and bad at laying the table. "${cap(o)}, ${C.introduced}, whoever comes," counted ${a}, and put round the plates. Then they all sat down, and there was a plate short. It was the same every single time. They looked round, and everyone was there. It was a mystery, and they had got used to it. ${cap(o)} only smiled, and ate from a saucer.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'think', 'excited'), seen(O, 'sit', 'happy')] },
        `On ${day} ${o} was going to be ${all}. ${a} had known it for weeks, but had only now written it down, and on paper it was enormous. "You can't just have a cake," said ${a}. "You must have ${all} of something. One for every year." "One is plenty," said ${o}, who said it of everything: of biscuits, of cushions, of grandchildren shouting. But ${a} had already begun a list.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(A, 'sit', 'sad'), seen(C, 'sit', 'happy')],
          things: ['balloon'],
        },
        `At the top of the list stood balloons. ${a} had the pump, and pumped until it squeaked. At eleven there was no puff left in it. ${a} tied each of them to something, so as not to lose any. It was a good thought, but one of the somethings was a cactus. There was a noise like a very short war. "Three," said ${a}, when it was over. "${refrain}"`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'stand', 'sad'), seen(C, 'stand', 'shy')],
          things: ['biscuit'],
        },
        `Under that it said biscuits. Next door saw to the oven, and ${a} did the arithmetic. There was flour for forty. They cut them small, and smaller, till each was the size of a button. Even so it came to sixty, and then the tray had to cool. It cooled on the window sill, and ${c} was put there to guard it. ${c} looked very full afterwards. "Fifty-one," said ${a}. "${refrain}"`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(A, 'kneel', 'determined'), seen(C, 'stand', 'curious')],
          things: ['daisy'],
        },
        `That left daisies, which cost nothing. They went over the whole lawn on their knees. By the evening there were ten rows on the wall, as neat as soldiers. ${a} was just reaching for the very last one, down by the gate, when the wind got up. It was not much of a wind. It had no need to be. "${refrain}" said ${a}, and sat down in the grass. It was now plain green from end to end.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'close',
          actors: [seen(A, 'stand', 'sad'), seen(O, 'hold', 'happy', 'daisy')],
        },
        `${a} went in and told ${o} that there would be nothing, and why. One daisy was still in ${A.names} hand. ${cap(o)} took it over to the light and put on the other glasses. "I had one like this in my shoe once," said ${o}, "the whole way to school, for luck. I'd forgotten." It was put in an egg cup. "One is plenty." "You always say that," said ${a}. "I've had time to find out," said ${o}.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(A, 'stand', 'surprised'), seen(C, 'point', 'excited'), seen(O, 'sit', 'happy')],
        },
        `On ${day} the bell rang at two, and after that there was no sense in shutting the gate. The cousins came, with their babies. The baker came, and the whole choir, already humming. A man with a white moustache said that ${o} had taught him to swim. Somebody's bus driver had brought his bus. They stood on the plain green lawn right up to the hedge. When a new one came in, they all moved up.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'point', 'excited'), seen(C, 'stand', 'happy')] },
        `"I wonder how many we are?" said somebody's aunt. ${a} stared. There had been no need for a list at all. ${a} got up on the bench, where you could see over the hats, and called for quiet. "Nobody move!" Then ${a} counted, with one finger and both lips, along the hedge, round the choir and back by the shed. The tenors held their breath. "${cap(lessOne)}," said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'sad'), seen(O, 'sit', 'happy')] },
        `It went through the whole garden like a sigh. "${refrain}" said ${a}. "It's one short!" They searched under the long table. They rang next door, but it was next door who was holding the cake. Someone offered to be counted twice. And in the middle of it all sat ${o}, quite pink, holding on to the arms of the chair. It took them some time to see that ${o} was laughing. "Count again," said ${o}. "And this time begin on the bench."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'point', 'surprised'), seen(O, 'point', 'happy'), seen(C, 'cheer', 'happy')],
        },
        `"There's nobody on the bench," said ${a}. "There's only..." The finger had been out in front all the time. You could see it stop. It turned round, in no hurry, and came to rest on the second button of ${A.names} own shirt. Nobody breathed. "Me," said ${a}. "Oh! I leave out me! And the plate!" ${a} sat down on the bench. "That's whose plate it was. For years!"`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: [seen(O, 'hug', 'happy'), seen(A, 'hug', 'happy')],
          things: ['cake'],
        },
        `They were ${all}, to the very last. On the cake there was a single candle, since that was how ${o} wanted it. ${cap(all)} people bent down and blew, and it is said that it was felt as far as the station. Afterwards ${a} laid the table, and nobody was short. "I had a whole list," said ${a}. "And it was me that was missing." "One is plenty," said ${o}, and held on. "I never said it didn't matter which."`,
      ),
    ],
  };
}
