import type { Told } from '../../arc.ts';
import { cap, titled } from '../../arcs/wording.ts';
import { act, page } from '../held.ts';
import type { LeftOut } from './book.ts';

/** A stone for every hard word; two ways of carrying them that do not work; and the one that does. */
export function middle({ child: K, grownUp: G, teacher: T, kind: B, chance }: LeftOut): Told {
  const refrain = 'Into the pocket it went';
  return {
    title: titled(chance.pick('what was in the pocket', `${K.name} and the heavy pocket`, 'a stone for every word')),
    refrain,
    pages: [
      page(
        [
          `${K.name} had a coat with a deep pocket. It was good for conkers, string and half a biscuit. There was always room for one thing more.`,
          `The best thing about ${K.names} coat was the pocket. You could get a whole arm in it. On Monday there was an old ticket in there, and some fluff.`,
        ],
        { setting: 'street', camera: 'close', actors: [act(K, 'walk', 'happy')] },
      ),
      page(
        [
          `At break there was a game by the fence. "You can't play," said somebody. "It's full." ${K.name} looked for something to do, and found a small grey stone. ${refrain}.`,
          `"We don't want you in this," said somebody at break. The others looked at their shoes. ${K.name} picked up a stone, as if that was why ${K.name} had come. ${refrain}.`,
        ],
        { setting: 'playground', camera: 'wide', actors: [act(K, 'stand', 'sad')], things: ['rock'] },
      ),
      page(
        [
          `On Tuesday they had a name for ${K.name}. It was not a nice one. It was said again and again, like a song. ${K.name} found another stone. ${refrain}.`,
          `The day after, they held their noses when ${K.name} went by. It was meant to be a joke. There was another stone. ${refrain}. It did not feel like a joke in there.`,
        ],
        { camera: 'medium', actors: [act(K, 'cover', 'sad')], things: ['rock'] },
      ),
      page(
        [
          `So ${K.name} tried laughing too, as loudly as anyone. But then they thought it was all right, and did it more. That was two stones.`,
          `So ${K.name} tried not minding. It takes a lot of strength, not minding. And they did it again, and it went in just the same. That was two more stones.`,
        ],
        { camera: 'close', actors: [act(K, 'stand', 'worried')] },
      ),
      page(
        [
          `Next ${K.name} tried hiding in the library all through break. It was warm, and there was a book about bees. But nobody can ask you to play if they cannot see you. ${refrain}, another one.`,
          `Then ${K.name} had a tummy ache, every morning, at the same time. It was a real one. At home it was nice and quiet. But the pocket did not get any lighter.`,
        ],
        { setting: 'library', camera: 'wide', actors: [act(K, 'sit', 'sad')] },
      ),
      page(
        [
          `"You walk as if you were a ship in the wind," said ${G.name}. "What's in there?" ${K.name} said it was nothing. Then ${K.name} said it was stones. Then it all came out, every bit, right from the start.`,
          `The coat fell off its hook with a thump. ${cap(G.name)} picked it up with both hands. "What have you got in here?" said ${G.name}. ${K.name} began with the stones. And then, one by one, came what they were for.`,
        ],
        {
          setting: 'kitchen',
          time: 'sunset',
          camera: 'medium',
          actors: [act(G, 'kneel', 'worried'), act(K, 'stand', 'sad')],
          things: ['rock'],
        },
      ),
      page(
        [
          `"Thank you for telling me," said ${G.name}. "Is it because of me?" said ${K.name}. "No. You didn't do anything wrong. It isn't telling tales, either. It's too heavy for one person, that's all."`,
          `${cap(G.name)} listened to every stone, right to the end. "That was a lot to carry," said ${G.name}. "None of it is your fault. You were right to tell. Now there are two of us."`,
        ],
        { camera: 'close', actors: [act(K, 'hug', 'sad'), act(G, 'hug', 'calm')] },
      ),
      page(
        [
          `In the morning they went to ${T.name}, stones and all. "I'm glad I know," said ${T.name}. "It has to stop, and stopping it is my job. You come to me at once, every time."`,
          `The next morning they told ${T.name}, who wrote it down. "I shall be by the fence at break," said ${T.name}. "And I'll talk to the others, one at a time. If it happens again, tell me the same day."`,
        ],
        {
          setting: 'classroom',
          time: 'day',
          camera: 'wide',
          actors: [act(T, 'sit', 'calm'), act(K, 'stand', 'shy'), act(G, 'stand', 'calm')],
        },
      ),
      page(
        [
          `It did not all stop in a day. But ${T.name} was by the fence, and ${B.name} came over with a spade. "I'm digging to the sea," said ${B.name}. "I could do with somebody." ${K.name} could dig.`,
          `It took more than one telling. One of them said sorry, and went very red, and also liked bees. And ${B.name} said, "Are you any good at holes?" ${K.name} was very good at holes.`,
        ],
        { setting: 'playground', camera: 'medium', actors: [act(B, 'kneel', 'happy'), act(K, 'kneel', 'happy')] },
      ),
      page(
        [
          `${K.name} put the stones round the edge. There were just enough. On the way home the pocket had half a biscuit in it. There was room for one thing more.`,
          `The stones went in at the bottom, and the sand went on top. Then ${K.name} walked home, quite straight. There was nothing in the pocket but an old ticket, and an arm.`,
        ],
        { time: 'sunset', camera: 'wide', actors: [act(K, 'walk', 'calm')] },
      ),
    ],
  };
}
