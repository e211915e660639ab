import type { Told } from '../../arc.ts';
import { seen } from '../events/event.ts';
import { page } from '../events/page.ts';
import { cap, titled } from '../wording.ts';
import type { NobodyMustKnow } from './arc.ts';

/** For ages 5 to 7: the better they quarrel, the nearer it is to the end. */
export function middle({ A, B, Z, K, rest, at, chance }: NobodyMustKnow): Told {
  const [a, b, z, k] = [A.name, B.name, Z.name, K.name];
  const refrain = 'Quick, be enemies';
  return {
    title: titled(chance.pick('quick, be enemies', `what ${z} must not know`, 'the best of enemies')),
    refrain,
    pages: [
      page(
        {
          setting: at,
          weather: 'clear',
          camera: 'medium',
          actors: [seen(A, 'stand', 'calm'), seen(Z, 'point', 'determined')],
        },
        `Everybody knows about ${A.kinds} and ${B.kinds}. They can't be friends. "It isn't done," said ${Z.introduced}. ${A.introduced} had never thought to ask why.`,
        `"You and ${B.kinds}," said ${Z.introduced}, "are enemies. It's the rule." ${A.introduced} had learned it by heart. It was quite a short rule.`,
      ),
      page(
        { weather: 'rain', camera: 'wide', actors: [seen(B, 'stand', 'sad'), seen(A, 'reach', 'calm')] },
        `Then it rained for three days. There was only one dry spot, and ${a} was in it. Out in the wet stood ${B.introduced}. "There's room," said ${a}. It slipped out.`,
        `One night it poured, all but in one place. ${B.introduced} came in at the edge, to drip. "Don't mind me," said ${b}. And the odd thing was that ${a} didn't.`,
      ),
      page(
        { weather: 'clear', camera: 'close', actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')] },
        `By the time it stopped they knew the same joke. So they were friends, and it had to be a secret. "Not a word to ${z}," said ${b}. "Or to anybody."`,
        `They talked until it was light. ${b} knew all the news, and ${a} knew all the stars. It was a friendship before they had noticed. "${cap(z)} must never find out," said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'shout', 'angry'), seen(B, 'run', 'scared'), seen(Z, 'walk', 'calm')] },
        `"${refrain}!" said ${b}. ${z} was coming. ${a} made a face like a slammed door. ${b} screamed, and fled three times round the post. "Good," said ${z}.`,
        `There were steps. "${refrain}!" They had practised. ${a} shook all over with rage. ${b} fell down, got up and ran. "That's more like it," said ${z}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'dance', 'happy'), seen(B, 'dance', 'happy'), seen(K, 'cover', 'happy')] },
        `"Was it too much?" said ${b}, afterwards. "I liked the scream," said ${a}. ${k} had seen it all, and held a hand over a laugh. ${k} did not tell.`,
        `Every evening they worked on it. They had a chase, and a bit with a feather. ${k} had to watch, and say which was the more horrible. ${k} could keep a secret.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'shout', 'angry'), seen(B, 'run', 'scared'), seen(Z, 'cheer', 'happy')] },
        `"${refrain}!" It got so good that ${z} brought a chair. ${z} clapped at the chase. "I've never seen such enemies," said ${z}. "Do it again."`,
        `People came to see. ${z} had told them. "${refrain}!" whispered ${b}, and they gave it everything. A baby cried. "They can't stand each other," said ${z}, proudly.`,
      ),
      page(
        { camera: 'close', actors: [seen(Z, 'point', 'happy'), seen(A, 'stand', 'sad')] },
        `"You're wasted here," said ${z} to ${a}. "They want somebody fierce over the hill. You go on Friday." It was a long way. There was nobody over the hill to be enemies with.`,
        `Then ${z} came with good news. "My cousin needs one just like you, on the other side of the hill. You're the best there is." So that was what came of practising.`,
      ),
      page(
        { time: 'sunset', camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'sad')] },
        `"I could scream worse," said ${b}. "I could be quite bad at it." "They'd send you away, then," said ${a}. They sat back to back, in case anybody looked.`,
        `That evening they did not practise. "We could stop," said ${a}. "We could just not do it." "Then everybody would know," said ${b}. It was getting cold.`,
      ),
      page(
        {
          time: 'day',
          camera: 'medium',
          actors: [seen(A, 'hug', 'worried'), seen(B, 'hug', 'surprised'), seen(Z, 'walk', 'calm')],
        },
        `On Friday, in the morning, there were steps. "${refrain}!" hissed ${b}. ${a} did not make a face. ${a} put out both arms, and got hold of ${b}. "This is my friend," said ${a}.`,
        `The next morning ${z} came with a bag. "${refrain}!" said ${b}. "Quick!" "No," said ${a}, quite loudly, and moved up. "There's room," said ${a}. So ${b} came in.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(Z, 'kneel', 'happy'), seen(A, 'stand', 'surprised'), seen(B, 'stand', 'surprised')],
        },
        `${z} put down the bag. "I know," said ${z}. "I came out with a coat for you, that first night. And there were two of you. I've kept it a secret ever since. It was very hard."`,
        `"At last," said ${z}, and sat down on the bag. "I heard you laughing in the rain. I've known all along. But if I had said so, I'd have had to stop it."`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: [seen(Z, 'sit', 'happy'), seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy'), seen(K, 'wave', 'happy')],
        },
        `So there were four who knew, counting ${k}. They all had supper by the wall${rest}. Then there were steps on the road. "${refrain}!" said ${z}, and shook a fist at all of them.`,
        `Now ${z} has a part in it as well. It comes just after the chase. Then they sit there${rest}, and pass the bread. "Somebody's coming," says ${k}. "${refrain}!" says ${z}.`,
      ),
    ],
  };
}
