import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** The same night, with a tape measure in it, and somebody who has tried to be shorter. */
export function old(going: Going): Told {
  const { A, G, a, g, chance } = going;
  const { refrain, K, k } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'kitchen', camera: 'wide', actors: [seen(A, 'walk', 'happy'), seen(K, 'wave', 'happy')] },
        `One always got ${A.introduced} in parts. First there was a nose round the door. The nose said good morning, and meant it. After that there was a gap, as in the middle of a concert. "${refrain}" ${k} would say. If you were pouring tea you could finish the cup. Then a tail came in, and wagged at what had been said to the nose.`,
      ),
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(A, 'sit', 'worried')], things: ['basket'] },
        `It is not easy to be long. Things are made for round dogs. ${a} had a basket, and could be in it by turns. There was a coat that stopped at the third rib. In the car ${a} sat on two people, and heard the news from both. When you threw a stick the front set off at once. The back was still asking what it was.`,
      ),
      page(
        {
          setting: 'street',
          weather: 'rain',
          camera: 'medium',
          actors: [seen(K, 'hold', 'happy', 'umbrella'), seen(A, 'walk', 'worried')],
          things: ['umbrella'],
        },
        `People laughed. They didn't mean it badly. "Is there much more?" they said, at the crossing, and "I'd take the bus to the other end." Under the umbrella it was dry as far as the shoulders. ${k} walked backwards for a while, to be fair to the tail. "${refrain}" ${k} called out to those who were waiting. ${a} laughed as well. That is one way of doing it.`,
      ),
      page(
        {
          setting: 'garden',
          weather: 'clear',
          camera: 'close',
          actors: [seen(A, 'sit', 'sad'), seen(K, 'kneel', 'worried')],
        },
        `On Friday ${k} found ${a} behind the shed. ${a} was standing there bent in the middle, like a croquet hoop, and breathing in. "What are you doing?" said ${k}. "I'm being shorter," said ${a}. "I can do it for as long as it takes to count to nine." It didn't look comfortable. "Who wants you to?" said ${k}. "Everything," said ${a}. "The basket. The coat. All the cars."`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'hug', 'calm'), seen(A, 'sit', 'calm')] },
        `There wasn't any answer to that. You can't argue with a basket. ${k} hugged what was nearest, and then went along and hugged the remainder, to be fair. "I like it that there's so much," said ${k}. It was true. But it's thin comfort to be told that you are liked, when what you'd like is to fit.`,
      ),
      page(
        {
          setting: 'living-room',
          time: 'night',
          camera: 'wide',
          actors: [seen(K, 'stand', 'worried'), seen(G, 'stand', 'worried')],
        },
        `That night the storm came, straight from the north, and the heating had gone off at six. "Whooo," it said, under the front door. It had a whole street to run up in. The curtains stood out like flags. The candle leaned over, and thought about it, and went out. ${g === 'the grown-up' ? 'The grown-up' : g} had on two jumpers and a tea cosy. "It's all coming in down there," said ${k}. "It's a gap no higher than a biscuit."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'kneel', 'determined'), seen(G, 'hold', 'worried', 'scarf')],
          things: ['scarf', 'pillow'],
        },
        `They tried a scarf, and it came in at the left. They tried a pillow, and it came in on both sides of that, and harder. A rolled up newspaper was read from end to end, and thrown across the room. ${k} fetched a tape and measured the thing. "There's nothing so long in the house," said ${k}. "We haven't got it. It's all too short."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'look-up', 'surprised'), seen(K, 'look-up', 'surprised')] },
        `Nobody in that house had ever used that word before. In the passage, some way off, a tail stopped moving. It takes a while for a thing to travel from one end of ${a} to the other. "How long would it have to be?" said the nose, at the door. ${k} held up the tape, with a thumb on it. They both looked at that thumb for some time. "Lie down," said ${k}. "I mean, would you?"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'sleep', 'proud'), seen(K, 'kneel', 'happy'), seen(G, 'stand', 'surprised')],
        },
        `The nose went into the corner by the hinge. The shoulders followed, and lay down where the wind was worst. "${refrain}" said ${k}, and for once nobody laughed. They held their breath, all along the door. There was a hand's breadth to go, and then there was a finger. The tip of the tail slid into the far corner, and was home. You could not have got in a stamp.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'sit', 'happy'), seen(K, 'sit', 'happy'), seen(A, 'sit', 'proud')] },
        `"Whoo?" said the wind. It felt along from end to end, and couldn't believe it. The curtains came down. They lit the candle, and it stood up as straight as a pencil. "Is it cold?" said ${k}. "It is a bit," said ${a}, from over by the hinge. "I don't mind." It was a different sort of lying. ${a} was not breathing in at all. ${k} put a blanket on, and it needed two.`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(K, 'sleep', 'sleepy'), seen(A, 'sleep', 'sleepy')] },
        `At midnight it blew itself out, and they could all go up. A bed is cold at two ends, as everybody knows. If you warm your nose you lose your feet. Something came in by the pillow, and sighed. "${refrain}" said ${k}, nearly asleep. It went down past the elbow, and past the knee, without any hurry. It reached the toes. There was just enough of it.`,
      ),
    ],
  };
}
