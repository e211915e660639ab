import type { BeatPage, Told } from '../../arc.ts';
import { page } from '../events/page.ts';
import { seen } from '../events/event.ts';
import { inShort } from '../the-one-about/in-short.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { Parts } from './parts.ts';
import { LAST_ONES } from './words.ts';

const SHORT = 8;
const few = (scene: BeatPage['scene'], texts: readonly string[], spare: string): BeatPage =>
  page(scene, ...keeping(SHORT, texts, spare));

/** For ages 2 to 4: first the one thing, then the other. */
export function youngEachTime(parts: Parts): Told {
  const { K, k, S, s, V, v, W, w, did, had, Cue, isChild, home, chance, Cue1, first, After, it } = parts;
  const R = chance.pick(...LAST_ONES);
  const before = inShort(`${Cue}.`);
  const before1 = inShort(`${Cue1}.`);
  const happens = inShort(`${After} ${did}.`);
  const met = inShort(`${cap(had === '' ? first : it)} ${did}.`);
  const has = had === '' ? '' : `${inShort(had.trim())} `;
  return {
    title: titled(chance.pick('first and then', 'every time', 'and then', 'what comes first?')),
    refrain: R,
    pages: [
      few(
        { setting: home, camera: 'medium', actors: [...parts.seen('stand', 'happy'), seen(S, 'stand', 'surprised')] },
        [
          `${has}${before1} And then? ${met} "Oh!" said ${s}. "${R}."`,
          `${has}Look! ${before1} And look! ${met} "${R}," said ${s}.`,
        ],
        `${has}${before1} And then? Oh! "${R}," said ${s}.`,
      ),
      few(
        { camera: 'close', actors: [...parts.seen('stand', 'happy'), seen(S, 'stand', 'worried')] },
        [
          `${before} One, two. ${happens} Again! "${R}," said ${s}.`,
          `The next day. ${before} And then? ${happens} "${R}!"`,
        ],
        `${before} And then? Again! "${R}," said ${s}.`,
      ),
      few(
        { camera: 'medium', actors: [seen(V, 'stand', 'surprised'), ...parts.seen('stand', 'happy')] },
        [`Here comes ${v}. ${before} Oh no! ${happens}`, `Knock, knock! It is ${v}. ${before} And then? ${happens}`],
        `Here comes ${v}. ${before} Oh no! Again!`,
      ),
      few(
        { camera: 'medium', actors: [seen(S, 'stand', 'determined'), ...parts.seen('stand', 'calm')] },
        [`"Please stop," said ${s}. "Pretty please!" Good. Good. But then! ${before} Oh dear.`],
        `"Please stop," said ${s}. Good. Good. But then! Oh dear.`,
      ),
      few(
        { camera: 'close', actors: [seen(K, 'point', 'excited'), seen(S, 'stand', 'surprised')] },
        [
          `${k} thought. "First that," said ${k}. "And then this! Every time!"`,
          `"I know!" said ${k}. "First one. Then the other. Every time!"`,
        ],
        `"I know!" said ${k}. "First one. Then the other!"`,
      ),
      few(
        {
          camera: 'wide',
          actors: [seen(S, 'sit', 'calm'), ...(isChild ? [] : [seen(K, 'sit', 'calm')]), ...parts.seen('sit', 'calm')],
        },
        [`So they took care. No first! No then! Tick, tock. It was so quiet.`],
        `So they took care. Tick, tock. It was so quiet.`,
      ),
      few(
        { camera: 'medium', actors: [seen(V, 'stand', 'happy'), seen(W, 'sit', 'sad'), ...parts.seen('sit', 'calm')] },
        [`Here is ${v}, with little ${w}. "Can I see it, too?" They waited. Nothing. "Oh," said ${w}.`],
        `Here is ${v}, with ${w}. They waited. Nothing. "Oh," said ${w}.`,
      ),
      few(
        {
          camera: 'wide',
          actors: [...parts.seen('stand', 'excited'), seen(W, 'cheer', 'excited'), seen(S, 'cheer', 'happy')],
        },
        [`And then? ${before} Wait! ${happens} "Hooray!" said ${w}. "Again!"`],
        `And then? ${before} "Hooray!" said ${w}. "Again!"`,
      ),
      few(
        { time: 'sunset', camera: 'medium', actors: [seen(K, 'sit', 'happy'), seen(W, 'sit', 'happy')] },
        [`Sit down, ${k}. Sit down, ${w}. Shh. ${before} And then?`],
        `Sit down, ${k}. Shh. And then?`,
      ),
    ],
  };
}
