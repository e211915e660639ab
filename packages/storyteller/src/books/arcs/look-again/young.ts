import type { Told } from '../../arc.ts';
import { seen } from '../events/event.ts';
import { page } from '../events/page.ts';
import { MOST } from '../the-one-about/in-short.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { LookAgain } from './arc.ts';

/** For ages 2 to 4: all the same? One has a stripe. And then they are all on the floor. */
export function young(bound: LookAgain): Told {
  const { child: K, friend: F, grownUp: G, passer: A, kept, home, drawn, refrain, chance } = bound;
  const [k, f, g, a] = [K.name, F.name, G.name, A.name];
  const { many, one, isMass } = kept;
  const another = kept.one;
  return {
    title: titled(chance.pick(`${K.names} ${many}`, `one more ${one}`, refrain, `all the same`)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'close', actors: [seen(K, 'kneel', 'happy')], things: drawn },
        `Here is ${k}. What is that? It is a ${one}.`,
        `Look, ${k} has found a ${one}! In it goes.`,
      ),
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(K, 'stand', 'proud')], things: drawn },
        ...keeping(
          MOST,
          [
            `It goes ${home}. All of ${K.names} ${many} ${isMass ? 'is' : 'are'} there.`,
            `All the ${many} ${isMass ? 'is' : 'are'} ${home}. One, two, three, lots.`,
          ],
          `${cap(many)}, ${many}, ${many}. ${k} has lots.`,
        ).map((text) =>
          isMass ? text.replace('All the', 'All that').replace(/All of (.*) is there/, 'All of $1 is there') : text,
        ),
      ),
      page(
        { camera: 'medium', actors: [seen(F, 'look-up', 'curious'), seen(K, 'stand', 'happy')], things: drawn },
        `"All the same," said ${f}. "${refrain}," said ${k}. Oh! A stripe!`,
        `"They look the same," said ${f}. "${refrain}," said ${k}. A stripe! On that one.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'curious'), seen(K, 'point', 'happy')], things: drawn },
        `Here is ${A.introduced}. "All the same." "${refrain}," said ${k}. That one is bent!`,
        `"All the same!" It was ${A.introduced}. "${refrain}," said ${k}. One is quite bent.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'stand', 'curious'), seen(K, 'stand', 'proud')], things: drawn },
        `"What a collection," said ${g}. "${refrain}," said ${k}. That one has an eye. It winks!`,
        `"Another ${another}?" said ${g}. "${refrain}." That one has a face! "Hello," said ${g}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(F, 'run', 'surprised'), seen(K, 'cover', 'worried')], things: drawn },
        `Then ${f} went past. Bump! Down it all fell. Everywhere! "Oh no," said ${f}.`,
        `Bump, went ${f}. Over it all went. "Oh no," said ${f}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'sad'), seen(F, 'stand', 'worried')], things: drawn },
        `${cap(k)} sat on the floor. "Are they all there?" Nobody knew.`,
        `It was very quiet. "Which is which?" said ${k}. Nobody spoke.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(A, 'point', 'happy'),
            seen(G, 'kneel', 'happy'),
            seen(F, 'kneel', 'happy'),
            seen(K, 'kneel', 'happy'),
          ],
          things: drawn,
        },
        `"The stripe!" said ${f}. "Here is the bent one!" "And the face," said ${g}.`,
        `"There is the bent one," said ${a}. "And the face!" "And my stripe," said ${f}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(F, 'hold', 'shy'), seen(K, 'cheer', 'happy')], things: drawn },
        `All back. And one more! "See, a ${one}!" said ${f}. "For you."`,
        `Back they all went. "And this?" said ${f}. A new ${one}!`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(K, 'sit', 'sleepy')], things: drawn },
        `Is it the same? "${refrain}," said ${f}. No! Good night, ${one}. Good night, ${k}.`,
        `Night. Good night, stripe. Good night, new ${one}. Good night, ${k}.`,
      ),
    ],
  };
}
