import type { Told } from '../../../arc.ts';
import { cap } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';

/** The day on which everybody wanted to see out of another window, for those who read signs. */
export function old(going: Going, title: string): Told {
  const { refrain, A, a, H, h, zoo, lion, penguin, monkey, elephant, keeper } = partsOf(going);
  const hcap = cap(h);
  const p = keeper.name;
  return {
    title,
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(A, 'sit', 'sad'), seen(H, 'sit', 'happy')],
          things: ['bus'],
        },
        `It takes forty minutes to get to ${zoo} on the bus, and ${h} had the window. "There's a church," said ${h}. "There's a man going up a ladder at the side of it." ${cap(A.introduced)} had a very good view of a sleeve. "You had it last time," said ${a}. "You have it every time." ${hcap} thought about this. "I always sit here," said ${h}, as if that were a reason.`,
      ),
      page(
        {
          setting: 'jungle',
          camera: 'wide',
          actors: [seen(penguin, 'sit', 'happy'), seen(A, 'point', 'surprised')],
          things: ['sign', 'rock'],
        },
        `LION, said the first sign. LIKES TO LIE IN THE SUN. On the warm rock, in the sun, lay somebody about as big as a vase, in black and white. When it saw that it had visitors the penguin got to its feet. It shook out a mane which wasn't there. Then it opened its beak to the very hinges. "Eep," it said, and looked to see if anybody had fainted. "${refrain}" said ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(monkey, 'sit', 'curious'), seen(A, 'point', 'surprised')], things: ['sign'] },
        `PENGUINS, said the second sign. AT HOME IN COLD WATER. In the cold water, at home up to the chin, sat a monkey. Somebody had served it a fish. It turned the fish about, very politely, trying to find out where one begins to peel. "${refrain}" said ${a}. "It's early," said ${h}, who likes there to be a reason. "Perhaps they're not all awake yet."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(lion, 'hug', 'worried'), seen(A, 'look-up', 'surprised'), seen(H, 'look-up', 'worried')],
          things: ['sign', 'tree'],
        },
        `MONKEYS, said the third. THEY LOVE TO SWING. At the very top of the tree was the lion, and he was not swinging. He was holding on, with everything he had that could hold. His eyes were shut. Every time the wind blew he said, "Oh." "You're doing very well," ${h} called up to him. "Don't look down." The lion, who had just been going to, said it again. "${refrain}" said ${a}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(elephant, 'sit', 'happy'), seen(A, 'point', 'surprised'), seen(H, 'stand', 'surprised')],
          things: ['map', 'ice-cream'],
        },
        `A thing like that goes to your knees. They looked for the bench. It stood where three paths met, on the top of the hill, and it was taken. The elephant had all of it. It was studying a map of ${zoo}, the wrong way up. On the end of its trunk was a strawberry ice cream. It moved over, to be friendly. That helped the bench less than you'd think. "${refrain}" said ${a}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(H, 'hold', 'worried'), seen(A, 'sit', 'curious'), seen(elephant, 'sit', 'curious')],
          things: ['ice-cream'],
        },
        `There was just one place left to sit, and the door was open, and there was clean straw. They had hardly sat down when the elephant came by. It read the sign. It looked at them, and at the sign, and licked its ice cream, and waited. "I think we're supposed to do something," whispered ${a}. So ${h} let one arm hang down, and swung it, and picked a bun out of the bag. The elephant was delighted. It stayed for the whole of the bun.`,
      ),
      page(
        { camera: 'medium', actors: [seen(keeper, 'run', 'worried'), seen(A, 'stand', 'curious')], things: ['bucket'] },
        `That was how ${p} the keeper found them, coming round the corner with a bucket on each arm. "Oh, not you as well!" said ${p}. "They were like this when I unlocked. I've called them, and I've pulled. I pushed the big one from behind for an hour, and I believe it enjoyed that." "But why did they swap?" said ${a}. "If I knew that! They have the best houses in the country. They've lived in them for years."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'surprised')] },
        `${a} looked out, since there was nothing else to look at. It was a good house. It had a wall in front of it, a high one, made of yellow bricks. You could count them. When you had counted them it would be Tuesday, and there they would be. But up at the bench there were three paths and a pond, and far away the sea. "Years?" said ${a}. And then: "They always sit here. That's what it is! It's the window. They wanted a go at the window."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'point', 'excited'), seen(keeper, 'hold', 'surprised', 'bucket')] },
        `"And how do I ever get them home?" said ${p}. "They'll go," said ${a}. "They've seen it now. They haven't had any supper, that's all. Only you've been taking it to where they are. Take it to where they live." It was so simple that ${p} had to put down a bucket. Then they ran. The fish went to the pool. The bananas went up the tree, on a string. The meat went on the warm rock, and ${a} and ${h} moved out to make room for the hay.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(penguin, 'run', 'happy'),
            seen(monkey, 'run', 'happy'),
            seen(lion, 'run', 'happy'),
            seen(elephant, 'walk', 'happy'),
          ],
          things: ['map'],
        },
        `For as long as it takes to smell something, nothing happened. Then the penguin came down the path on its stomach, steering with its feet. It was passed by a wet monkey, walking rather stiffly. In the tree the lion opened one eye. Nobody could say afterwards how he had come down, least of all he. The elephant was the last. It had a final look from the top of the hill. It folded the map, as one never can fold a map, and handed it to ${a}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(keeper, 'hold', 'happy'), seen(A, 'cheer', 'happy'), seen(H, 'stand', 'happy')],
          things: ['sign', 'paint'],
        },
        `Nobody had been pushed. You could hear them through the doors, chewing, and in between there was a sort of murmur. "What are they doing?" said ${p}. "They're telling the wall," said ${a}. ${p} stood there for a bit. Then ${p} fetched a board, and a pot of green paint. SWAP DAY, it says now, at the gate. EVERY WEDNESDAY, UNTIL SUPPER. And under that, smaller: VISITORS ARE ASKED TO SIT IN THE STRAW AND DO SOMETHING.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'close',
          actors: [seen(A, 'sit', 'happy'), seen(H, 'sit', 'surprised')],
          things: ['bus'],
        },
        `It takes forty minutes to get back, too. They came to their two seats, and ${h} stopped in front of them. You could see that it was not easy. Then ${h} sat down on the outside. "Good heavens," said ${h}, after a while. "From here you can see the driver's ears. They move when he's pleased!" ${a} did not answer. ${a} was at the window. They were just passing the church. The man on the ladder had got to the top, and was looking at everything.`,
      ),
    ],
  };
}
