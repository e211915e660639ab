import type { Told } from '../../../arc.ts';
import { seen } from '../../events/event.ts';
import { page } from '../../events/page.ts';
import { cap, titled } from '../../wording.ts';
import type { Higher } from './parts.ts';

/** Every rescue comes from below, so there is only one way to go. */
export function middle({ X, F, K, G, A, tree, up, setting, chance }: Higher): Told {
  const [x, f, k, g, a] = [X.name, F.name, K.name, G.name, A.name];
  const higher = chance.pick(`And ${x} went a bit higher`, `So ${x} went one higher`, `${x} went higher still`);
  return {
    title: titled(
      chance.pick('a bit higher', `how ${x} came down`, 'please do not look', `${f} and the ${tree}`, 'fish for tea'),
    ),
    refrain: higher,
    pages: [
      page(
        { setting, camera: 'wide', actors: [seen(X, 'sit', 'surprised')], things: [up] },
        `It is easy to get up a ${tree}. ${X.introduced} had done it in four seconds, because of a butterfly. The butterfly went on. ${x} looked down, and the street had got very small.`,
        `Nobody saw ${X.introduced} go up the ${tree}. It only took a moment. But coming down is done backwards. Nobody had told ${x} about that half.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'look-up', 'worried'), seen(A, 'look-up', 'curious'), seen(X, 'sit', 'worried')],
          things: [up],
        },
        `"${X.says}," said somebody over ${K.names} head. ${k} called, in all the nice voices there are. ${x} put out one paw, and took it back. "I'll get ${X.him} for you," said ${A.introduced}.`,
        `"Come down," said ${k}. "Come on, ${x}!" ${x} would have liked to. Along came ${A.introduced}, and looked as well. "Leave it to me," said ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'reach', 'determined'), seen(X, 'sit', 'surprised')], things: ['chair'] },
        `${a} stood on a chair, and reached up with both arms. From above, it is not nice to have somebody come at you with both arms. ${higher}. "That's odd," said ${a}.`,
        `${a} fetched a chair, and then a bigger chair. It made a good deal of noise. ${higher}. "I nearly had that cat," said ${a}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(F, 'reach', 'determined'), seen(X, 'sit', 'surprised'), seen(K, 'look-up', 'worried')],
          things: ['ladder'],
        },
        `Somebody had sent for ${F.introduced}, who brought a ladder. "Don't you worry," said ${f}. Clank, clank, clank went the ladder. ${x} had never heard anything say that. ${higher}.`,
        `Then came ${F.introduced}, with the longest ladder in town. "I've done a hundred of these," said ${f}, going up. A big, kind face rose up from below. ${higher}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(F, 'hold', 'determined'), seen(A, 'hold', 'determined'), seen(X, 'sit', 'worried')],
          things: ['blanket'],
        },
        `So they held out a blanket, and told ${x} to jump. ${x} looked at it. There was a great crowd by now, and everybody shouted "Jump!" at once. ${higher}. And that was the top.`,
        `Next it was a blanket, with ${f} at one end and ${a} at the other. "Jump!" they all cried. Somebody banged on a tin tray. ${higher}, and after that there was no more ${tree}.`,
      ),
      page(
        { camera: 'close', actors: [seen(F, 'sit', 'sad'), seen(K, 'think', 'curious')] },
        `"I've done all that I know," said ${f}, and sat down on the kerb. But ${k} had been watching ${x}, and not the ladder. "Every time we go up," said ${k} slowly, "so does ${x}."`,
        `${k} had not looked at the rescue. ${k} had looked at the cat. "It's us," said ${k} to ${f}. "We're what ${X.he} is running away from. We keep coming up underneath."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'point', 'determined'), seen(F, 'stand', 'surprised'), seen(A, 'stand', 'surprised')],
        },
        `"So what do we do?" said ${f}. "Nothing," said ${k}. "And we have to do it down here." It's not in any book of rescues. But ${f} took the ladder away, and ${a} took the chair.`,
        `"Then how do we get ${X.him} down?" said ${a}. "We don't," said ${k}. "We all go and have our tea. And no one must look up. Not even one eye." ${f} promised, hand on heart.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(K, 'sit', 'calm'), seen(F, 'sit', 'calm'), seen(A, 'sit', 'calm'), seen(G, 'sit', 'calm')],
          things: ['plate', 'blanket'],
        },
        `They spread the blanket, and sat down on it. ${cap(g)} gave each of them a plate of fish. It was the hardest tea that they had ever had. ${f} did not look up, and ${a} did not either, though their ears did.`,
        `${cap(g)} brought fish, on five plates. They sat on the blanket, with their backs to it. They talked about the weather, rather loudly. "Is it coming?" said ${f}. "Don't look," said ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'walk', 'curious')], things: [up] },
        `Nobody was coming up. Nobody was even looking. And there was that smell. ${x} turned round, and let down one back foot. It held. So that was how you did it!`,
        `It was quiet up there. ${x} looked down on four backs. There was one plate with nobody at it. Then one back foot came down, all by itself, and after it came the other.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'medium',
          actors: [seen(X, 'sit', 'happy'), seen(K, 'hug', 'happy'), seen(F, 'sit', 'proud')],
          things: ['plate'],
        },
        `"May I look now?" said ${f}. "You can look at your plate," said ${k}. There was no fish on it. There was ${x}, washing an ear, as if nothing had happened. It was the best rescue ${f} had ever sat through.`,
        `The talk went on for a bit. Then, at the last plate, somebody began to chew. "${X.says}," said ${x}. "I did it!" said ${f}. "We all did," said ${k}. "We were very good." They had another helping, to be sure.`,
      ),
    ],
  };
}
