import type { Told } from '../../arc.ts';
import { titled } from '../../arcs/wording.ts';
import { act, oneWay, page } from '../held.ts';
import type { Cross } from './book.ts';

/** An anger that is walked off in the mud, and can be read there afterwards. */
export function middle({ child: K, grownUp: g, G, chance }: Cross): Told {
  const refrain = 'Stamp it out';
  const k = K.name;
  const told = oneWay(chance);
  return {
    title: titled(chance.pick('stamp it out', 'where the anger went', `${K.names} stamping boots`)),
    refrain,
    pages: [
      page(told(
          `${k} had been building since breakfast. There was a castle, and a bridge to it. Then somebody shut a door, rather hard, in another room. First the bridge fell, and then it was all on the floor.`,
          `It was the best tower that there had ever been. It had a lift. ${k} only wanted to put the flag on. It leaned, and thought about it, and came down, lift and all.`,
        ),
        { setting: 'living-room', camera: 'wide', actors: [act(K, 'stand', 'angry')] },
      ),
      page(told(
          `Something came up in ${k}, from the feet. It was hot, and it had claws. One hand went up all by itself. "I can see it," said ${g.name}. "But a hit hurts. Not the hand." It was very hard to bring down that hand, but ${k} did.`,
          `${k} went hot, right up to the ears. It felt as if a dragon stood up in a very small room. An arm went back to throw. "Stop," said ${g.name}. "That hurts somebody." ${k} held on to the brick, and shook.`,
        ),
        { camera: 'close', actors: [act(K, 'stand', 'angry'), act(g, 'kneel', 'calm')] },
      ),
      page(told(
          `"I'm so ANGRY!" said ${k}. "Yes," said ${g.name}. "You may be. It is all right to be angry. It only can't stay in there, can it? Which way does it want to go?" ${k} thought. It was mostly in the feet.`,
          `"You're not naughty," said ${g.name}. "You're angry. That's allowed. But it's too big for in here." ${k} looked down. "It's in my legs," said ${k}.`,
        ),
        { camera: 'medium', actors: [act(g, 'kneel', 'calm'), act(K, 'stand', 'angry')] },
      ),
      page(told(
          `So they got the boots. It had rained all night, and there was mud right to the fence. "${refrain}!" shouted ${k}. The first one was so deep that the boot stayed in it.`,
          `"Then let it out by the legs," said ${g.name}, at the back door. There was nothing but mud. ${k} went at it with both boots. "${refrain}!"`,
        ),
        { setting: 'garden', camera: 'wide', actors: [act(K, 'jump', 'angry'), act(g, 'stand', 'calm')] },
      ),
      page(told(
          `That was for the castle! That was for the bridge! That was for the door! Mud flew up as high as the washing line. "${refrain}!" Worms sat very still underneath.`,
          `Splat, went the one for the tower. Splat, went the one for the lift, and that was the biggest. "${refrain}! ${refrain}!" A blackbird moved to another tree.`,
        ),
        { camera: 'medium', actors: [act(K, 'jump', 'angry')] },
      ),
      page(told(
          `By the fence ${k} had to think what else there was. "And that was for ... I forget," said ${k}. It was only a small stamp. The next one was hardly more than a step.`,
          `Halfway along, it was mostly walking. ${k} tried one more, to be fair. It takes a lot of anger to stamp. There was not so much left.`,
        ),
        { camera: 'medium', actors: [act(K, 'walk', 'calm')] },
      ),
      page(told(
          `Then they both looked back. You could read it like a line of writing. By the door there were great holes, and then middle ones. By the fence somebody was just out for a walk. "So that's where it went," said ${k}.`,
          `"Look," said ${g.name}. The holes ran all across the garden. The first was a bucket, and the last was a plate. "It's all out there now," said ${k}. "That was a very big one."`,
        ),
        { camera: 'wide', actors: [act(K, 'point', 'surprised'), act(g, 'stand', 'happy')] },
      ),
      page(told(
          `They had toast, and built the castle with a wider bridge. Then ${g.name} wanted the jam. The lid did not move. ${G} tried it with a cloth, and went rather red. "Grrr!" said ${g.name}.`,
          `The new tower had no lift, but it had stairs. Meanwhile ${g.name} was looking for the keys. They were not on the hook. They were not in the coat. "Not AGAIN!" said ${g.name}, and one hand went up.`,
        ),
        { setting: 'kitchen', camera: 'medium', actors: [act(g, 'stand', 'angry'), act(K, 'sit', 'curious')] },
      ),
      page(told(
          `${k} did not say anything. ${k} fetched two pairs of boots, and opened the back door. "${refrain}," said ${k}, very kindly. In the morning there were two lines across the mud, side by side.`,
          `"I can see it," said ${k}. "You may be angry. Which way does it want to go?" That evening a blackbird could have heard two of them. "${refrain}!"`,
        ),
        { setting: 'garden', time: 'sunset', camera: 'wide', actors: [act(K, 'jump', 'happy'), act(g, 'jump', 'happy')] },
      ),
    ],
  };
} // prettier-ignore
