import type { Told } from '../../arc.ts';
import { seen } from '../events/event.ts';
import { page } from '../events/page.ts';
import { inShortBreaths, MOST } from '../the-one-about/in-short.ts';
import { cap, fitting, keeping, titled, within } from '../wording.ts';
import type { AlsoDone } from './arc.ts';

/** For ages 2 to 4: one does it so, and in the end there are five who do. */
export function young(bound: AlsoDone): Told {
  const { child: K, friend: F, grownUp: G, passer: A, mine, Doing, Why, room, refrain, chance } = bound;
  const [k, f, g, a] = [K.name, F.name, G.name, A.name];
  const said = inShortBreaths(`${mine}.`);
  const why = Why === null ? '' : inShortBreaths(`${Why}.`);
  const plain = inShortBreaths(`${Doing.replace("one's ", '')}.`).replace(/\.$/, '');
  const all = room === null ? 'All down the street' : 'All over the house';
  const because = why !== '' && within(MOST, why) ? why : `${refrain}.`;
  return {
    title: titled(
      chance.pick(`like ${k}`, `the way ${k} does it`, `${k} does it this way`, `this is how`, `just like that, ${k}`),
    ),
    refrain,
    pages: [
      page(
        { setting: room ?? 'garden', camera: 'close', actors: [seen(K, 'stand', 'proud')] },
        `Here is ${k}. "${said}"`,
        `Look, it is ${k}! "${said}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(F, 'stand', 'curious'), seen(K, 'stand', 'happy')] },
        ...keeping(
          MOST,
          [`"${plain}?" It was ${F.introduced}. "${refrain}," said ${k}.`],
          `"Do you?" It was ${F.introduced}. "${refrain}," said ${k}.`,
        ),
        `"Not the other way?" It was ${F.introduced}. "No. ${refrain}," said ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'think', 'curious'), seen(K, 'stand', 'proud')] },
        `"Why is that?" said ${g}. "${because}" And that was that.`,
        `"Why?" said ${g}. ${cap(k)} said why. "${because}"`,
      ),
      page(
        { camera: 'close', actors: [seen(F, 'think', 'curious')] },
        `Hmm, went ${f}. Then ${f} had a go. Oops! "Oh!" said ${f}.`,
        `${cap(f)} had a go. First a little. Then a lot. "Oh!"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, 'stand', 'surprised'), seen(K, 'cheer', 'happy'), seen(F, 'stand', 'happy')],
        },
        `${cap(g)} had a go. Wobble, wobble. There! "Well, well," said ${g}.`,
        `Now ${g} had a go. Slowly, slowly. There! "Well, I never!"`,
      ),
      page(
        {
          ...(room === null ? { setting: 'street' as const } : {}),
          camera: 'wide',
          actors: [seen(A, 'stand', 'surprised'), seen(F, 'stand', 'happy'), seen(K, 'wave', 'happy')],
        },
        ...keeping(
          MOST,
          [`Along came ${A.introduced}. "What is this?" "${plain}," said ${f}.`],
          `Along came ${A.introduced}. "What is this?" "${plain}."`,
        ),
        `"Is it a game?" It was ${A.introduced}. "No. ${plain}."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'curious'), seen(F, 'stand', 'happy')] },
        `${cap(a)} had a go too. "It tickles!" said ${a}. Again, again!`,
        `"Me too, then," said ${a}. Round and about and there!`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(K, 'cheer', 'proud'),
            seen(F, 'dance', 'happy'),
            seen(G, 'cheer', 'happy'),
            seen(A, 'dance', 'happy'),
          ],
        },
        `That made four. ${cap(k)}, ${f}, ${g} and ${a}. ${all}!`,
        `One, two, three, four! ${cap(k)} and ${f}. ${cap(g)} and ${a}. What a sight!`,
      ),
      page(
        {
          setting: room ?? 'garden',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(F, 'think', 'curious'), seen(K, 'stand', 'happy')],
        },
        `"And the other way?" said ${f}. They tried that too. How odd! They laughed.`,
        `Then they tried the other way. Oh no. Oh dear. "Back again!" said ${f}.`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(K, 'sit', 'sleepy')] },
        ...keeping(MOST, [
          fitting(MOST, `Good night, ${k}. And tomorrow? "${refrain}."`),
          `Now it is night. "Tomorrow again," said ${k}. "${refrain}." Good night, ${k}.`,
        ]),
      ),
    ],
  };
}
