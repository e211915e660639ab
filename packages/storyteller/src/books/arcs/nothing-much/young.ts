import type { Told } from '../../arc.ts';
import { cap } from '../wording.ts';
import { seen } from '../events/event.ts';
import { page } from '../events/page.ts';
import { saidAt, titleOf, type NothingMuch } from './parts.ts';

const MOST = 8;
const REFRAINS = ['Nothing much.', 'Only that.', 'Not a lot.', 'Just ours.', 'Only us.'];

/** For ages 2 to 4: a friend comes in and looks. */
export function young(bound: NothingMuch): Told {
  const { K, N, at, called, isOwn, company } = bound;
  const { told } = saidAt(MOST, bound);
  const [first, second, third] = told;
  const refrain = company.chance.pick(...REFRAINS);
  const [k, n] = [K.name, N.name];
  const softly = refrain.replace('.', ',');
  const name = called === null ? '' : ` "${cap(called)}," said ${k}.`;
  return {
    title: titleOf(bound),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          time: 'day',
          camera: 'medium',
          actors: [seen(N, 'stand', 'curious'), seen(K, 'stand', 'calm')],
        },
        `"What is at your house?" said ${n}. ${cap(k)} had a think. "${refrain}"`,
        `"Can I come and see?" said ${n}. "See what?" said ${k}. "${refrain}"`,
      ),
      page(
        { setting: 'living-room', camera: 'wide', actors: [seen(N, 'look-up', 'curious'), seen(K, 'stand', 'calm')] },
        `In came ${n}. There was a mat. There was a chair. Then ${n} stopped.`,
        `${n} looked up. ${n} looked down. Then ${n} said, "What is that?"`,
      ),
      page(
        { setting: at, camera: 'medium', actors: [seen(N, 'cover', 'surprised'), seen(K, 'point', 'calm')] },
        `${first} "Oh!" said ${n}. "${softly}" said ${k}.`,
        `${first} "Look!" said ${n}. "Look!"`,
      ),
      ...(second === undefined
        ? [
            page(
              { camera: 'close', actors: [seen(N, 'jump', 'excited'), seen(K, 'stand', 'surprised')] },
              `"Does it do that every day?" said ${n}. "Every day," said ${k}.${name}`,
              `"Again!" said ${n}. And there it was again.${name} "Again!"`,
            ),
          ]
        : [
            page(
              { camera: 'close', actors: [seen(N, 'jump', 'excited'), seen(K, 'stand', 'surprised')] },
              `And then? ${second} "Oh, oh!" said ${n}.${name}`,
              `That was not all. ${second}${name} ${n} had to sit down.`,
            ),
          ]),
      ...(third === undefined
        ? []
        : [
            page(
              { camera: 'wide', actors: [seen(N, 'cheer', 'excited'), seen(K, 'point', 'happy')] },
              `And that was not all. ${third} "No!" said ${n}. "Yes," said ${k}.`,
              `Was there more? There was. ${third} "Oh my!" said ${n}.`,
            ),
          ]),
      page(
        { setting: 'bedroom', camera: 'wide', actors: [seen(N, 'sit', 'sad')], things: ['clock'] },
        `Then ${n} went home. Tick, tock, went the clock. That was all it did.`,
        `At home ${n} sat on the bed. Tick, said the clock. Tock. And that was that.`,
      ),
      page(
        { setting: 'street', camera: 'medium', actors: [seen(N, 'run', 'excited'), seen(K, 'wave', 'happy')] },
        `The next day ${n} was back. Knock, knock! "Is it still there?" "Come in," said ${k}.`,
        `Knock, knock! The next day there stood ${n}. "May I see it again?" ${cap(k)} said yes.`,
      ),
      page(
        { setting: at, camera: 'close', actors: [seen(K, 'sit', 'happy'), seen(N, 'sit', 'happy')] },
        `${isOwn ? `There was a mirror, and ${k} looked in.` : 'They sat down side by side.'} ${first} Now ${k} said it, too. "Oh!"`,
        `${isOwn ? 'In the window you could see it.' : 'They both looked.'} ${first} ${cap(k)} had not seen it like that. "Oh!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(N, 'cheer', 'happy'), seen(K, 'hug', 'proud')] },
        `"What is at your house?" said ${n}. ${cap(k)} grinned from ear to ear. "${refrain}"`,
        `"Was that all?" said ${n}. "That was all," said ${k}. "${refrain}" And they both laughed.`,
      ),
    ],
  };
}
