import type { BeatPage, Told } from '../../arc.ts';
import { page } from '../events/page.ts';
import { seen } from '../events/event.ts';
import { inShort } from '../the-one-about/in-short.ts';
import { keeping, titled, within } from '../wording.ts';
import type { Parts } from './parts.ts';
import { notForShort } from './words.ts';

const MOST = 8;
/** What a small child need not be told of it. */
const FURTHER = /(?<=\S \S+(?: \S+)*),? (?:of )?(?:what|how|than|when|that|where|instead of)\b.*$/u;
const few = (scene: BeatPage['scene'], texts: readonly string[], spare: string): BeatPage =>
  page(scene, ...keeping(MOST, texts, spare));

/** For ages 2 to 4: wrong, they say; until somebody laughs. */
export function young(parts: Parts): Told {
  const { K, k, S, s, H, h, C, c, W, w, x, X, it, did, many, chance } = parts;
  const R = notForShort(chance, it);
  const happens = inShort(`${X} ${within(MOST, `${X} ${did}.`) ? did : did.replace(FURTHER, '')}.`);
  const these = many ? 'Here they are' : 'Here it is';
  return {
    title: titled(chance.pick('do it again', 'not that', 'next, please', 'nothing is wrong')),
    refrain: R,
    pages: [
      few(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(K, 'stand', 'curious'), seen(S, 'stand', 'surprised'), ...parts.seen('stand', 'happy')],
        },
        [
          `${these}! One, two, three! ${happens} "${R}," said ${s}.`,
          `Look, ${k}! It is new. Go! ${happens} "${R}," said ${s}.`,
        ],
        `${these}! Look, ${k}! It is ${x}. "${R}," said ${s}.`,
      ),
      few(
        { camera: 'close', actors: [...parts.seen('stand', 'happy'), seen(S, 'stand', 'worried')] },
        [
          `"Try again," said ${s}. ${happens} Oh no! "${R}," said ${s}.`,
          `Once more. Slowly, slowly. ${happens} "${R}," said ${s}.`,
        ],
        `Once more. Oh no! Again! "${R}," said ${s}.`,
      ),
      few(
        {
          camera: 'medium',
          actors: [seen(S, 'stand', 'determined'), seen(K, 'stand', 'curious'), ...parts.seen('stand', 'calm')],
        },
        [
          `Shake, shake. Turn, turn. Tap, tap, tap. And then? ${happens} "${R}!"`,
          `Turn it round. Blow, ${k}! Puff! And then? ${happens} "${R}!"`,
        ],
        `Shake, shake. Tap, tap. And then? Again! "${R}!"`,
      ),
      page(
        {
          setting: 'shop',
          camera: 'wide',
          actors: [seen(C, 'sit', 'sad'), seen(W, 'sit', 'sad'), seen(K, 'walk', 'worried')],
        },
        `Off to the shop! ${C.introduced} has a broken clock. ${w} has a broken drum. Sit. Wait. Sigh.`,
        `In the shop they mend things. There sits ${C.introduced}. There sits ${w}. They are sad. They wait.`,
      ),
      few(
        {
          camera: 'medium',
          actors: [...parts.seen('stand', 'happy'), seen(C, 'sit', 'surprised'), seen(K, 'sit', 'worried')],
        },
        [
          `Tick, tock. Shh. ${happens} Oh no! But ${c} looked up. "Ha!" said ${c}.`,
          `Wait. Wait. And then? ${happens} "Ha!" said ${c}. "Ha, ha!"`,
        ],
        `Tick, tock. And then? Again! "Ha!" said ${c}.`,
      ),
      few(
        {
          camera: 'wide',
          actors: [
            ...parts.seen('stand', 'excited'),
            seen(W, 'sit', 'happy'),
            seen(C, 'sit', 'happy'),
            seen(K, 'sit', 'happy'),
          ],
        },
        [
          `"Do it again!" said ${w}. ${happens} Ha, ha, ha! Nobody was sad.`,
          `"Again!" said ${w}. ${happens} They laughed and laughed, all three.`,
        ],
        `"Do it again!" said ${w}. Ha, ha, ha! Nobody was sad.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(H, 'stand', 'curious'), seen(S, 'stand', 'worried'), seen(K, 'stand', 'worried')],
        },
        `Here is ${h}. "What is wrong?" said ${h}. "${R}," said ${s}. "I can stop that," said ${h}.`,
        `"Next!" said ${h}. "What is wrong here?" "${R}," said ${s}. ${h} got her bag.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(W, 'shout', 'worried'), seen(C, 'stand', 'worried'), seen(K, 'hug', 'determined')],
        },
        `"No!" said ${w}. "No!" said ${c}. "Don't stop it!" said ${k}.`,
        `"Oh, don't!" said ${c}. "Please don't!" said ${w}. And ${k}? ${k} held on tight.`,
      ),
      few(
        {
          camera: 'medium',
          actors: [seen(H, 'stand', 'happy'), ...parts.seen('stand', 'happy'), seen(S, 'stand', 'surprised')],
        },
        [
          `${happens} ${h} looked at them all. "Ha!" said ${h}. "Nothing is wrong!"`,
          `And then? ${happens} "Ha, ha!" said ${h}. "That works very well!"`,
        ],
        `Once more! "Ha, ha!" said ${h}. "Nothing is wrong!"`,
      ),
      few(
        {
          setting: 'kitchen',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(S, 'stand', 'happy'), seen(K, 'cheer', 'happy'), ...parts.seen('stand', 'happy')],
        },
        [`Home they went. One, two, three! ${happens} "That's what ${it}${many ? "'re" : "'s"} for!" said ${s}.`],
        `Home they went. One, two, three! Again! "That's what it's for!" said ${s}.`,
      ),
    ],
  };
}
