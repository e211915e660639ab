import type { Told } from '../../../arc.ts';
import { page } from '../../events/page.ts';
import { titled } from '../../wording.ts';
import type { TheOneAbout } from '../arc.ts';
import { asSaid } from '../as-said.ts';
import { REFRAINS } from './refrain.ts';

/** There is a reason at every door why it is for somebody else; and who carries them has never had one. */
export function middle(bound: TheOneAbout): Told {
  const { child: K, grownUp: G, hero, first: A, second: B, company, chance } = bound;
  const { k, g, aKind2, w1, w2, W2, wrong1, wrong2, name, h, H, near, there, seen, met, props, also } = asSaid(bound);
  const [refrain, atLast] = chance.pick(...REFRAINS);
  const P = company.person('Mrs Bantry', 'neighbour');
  const M = company.person('Mr Hobday', 'grandparent');
  const He = hero?.He ?? k;
  return {
    title: titled(chance.pick('wherever', 'not at number nine', 'by hand', 'the last letter in the bag')),
    refrain: `${refrain}.`,
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [{ who: K, pose: 'hold', feeling: 'happy', holds: 'letter' }],
        },
        `${k} wrote a letter with one question in it, and licked the stamp. There was no street to put on the front, and no number. There was only the name. "${name}."`,
        `The letter was short, and it took all morning. Then ${k} wrote on the front, very neatly, who it was for. "${name}." And below that, "Wherever".`,
      ),
      page(
        { setting: there, camera: 'wide', actors: [seen('stand', 'calm')], ...props },
        `For there must be one. ${k} could see ${h}, just as it said on the front. And nobody had ever written a line to ${hero?.him ?? h}.`,
        `It stood to reason. Somewhere there was ${h}, just as it said on the front. ${He} had no idea that there was anything in the post.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [
            { who: P, pose: 'stand', feeling: 'surprised', holds: 'letter' },
            { who: K, pose: 'stand', feeling: 'worried' },
            { who: G, pose: 'stand', feeling: 'calm' },
          ],
        },
        `Mrs Bantry turned the letter over, and turned it back. "It's not much to go on," she said. "But I've never brought one home again, and I shan't begin now." So ${k} and ${g} went along.`,
        `"Wherever," read Mrs Bantry. "That's a new one. I know Upper Street, and Lower Street." But she had never yet lost a letter. "You'd better come with me," she told ${k} and ${g}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            { who: A, pose: 'stand', feeling: 'curious' },
            { who: P, pose: 'stand', feeling: 'calm', holds: 'letter' },
            { who: K, pose: 'stand', feeling: 'curious' },
          ],
        },
        `They began with ${w1}. "It's all about me," said ${w1}, "except at the beginning." It read the letter again. "${wrong1} That's how it should go. ${refrain}."`,
        `"At last!" said ${w1}, and took the letter. "${wrong1}" Then it saw the first word, and gave it back. "They've put somebody else before me. ${refrain}."`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [
            { who: B, pose: 'stand', feeling: 'proud' },
            { who: P, pose: 'stand', feeling: 'calm', holds: 'letter' },
          ],
        },
        `${W2} was in the garden, and did not even get up. "${wrong2} If they can't spell that, they needn't write." Mrs Bantry held the letter nearer. "${refrain}," said ${w2}.`,
        `Next was ${w2}. "Is it ${aKind2}? No? Then they've made a mistake," it said. "${wrong2} It would be so easy to write. ${refrain}." So Mrs Bantry put the letter back.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'wide',
          actors: [
            { who: M, pose: 'sit', feeling: 'happy' },
            { who: P, pose: 'stand', feeling: 'surprised', holds: 'letter' },
            { who: K, pose: 'stand', feeling: 'curious' },
          ],
        },
        `Mr Hobday read the letter with two pairs of glasses. "I did have one of those in the family," he said. "${also('aunt')} But she never would write." And it wasn't for her.`,
        `"That takes me back," said Mr Hobday, when he had read the front. "${also('uncle')} I was named after him." He gave Mrs Bantry the letter. "He never wrote, either."`,
      ),
      page(
        {
          setting: 'street',
          time: 'sunset',
          camera: 'close',
          actors: [
            { who: P, pose: 'sit', feeling: 'sleepy' },
            { who: K, pose: 'sit', feeling: 'curious' },
          ],
        },
        `It got late, and they sat down on a wall. "Do you get many letters?" said ${k}. "I carry nine hundred a week," said Mrs Bantry. "I look at the front of every one. ${refrain}, I say. And on it goes."`,
        `That was every door there was. Mrs Bantry sat down to empty her shoe. "Who writes to you?" said ${k}. "To me?" said Mrs Bantry. "I only bring them. In thirty years not one had my name on."`,
      ),
      page(
        {
          setting: near,
          camera: 'wide',
          actors: [
            met('stand', 'surprised'),
            { who: K, pose: 'point', feeling: 'excited' },
            { who: P, pose: 'stand', feeling: 'surprised', holds: 'letter' },
          ],
        },
        `There was one place where they had not asked. Nobody gets any post there. ${k} looked in, and it was all just as it said. "A letter?" said ${h}. "For me?"`,
        `"Then this must be Wherever," said Mrs Bantry. There was ${h}, just as it said on the letter. ${k} had no need to ask.`,
      ),
      page(
        {
          camera: 'close',
          actors: [met('sit', 'happy'), { who: K, pose: 'sit', feeling: 'happy' }],
          things: ['letter'],
        },
        `${H} did not open it at once. One only has a first letter once. Then ${hero?.he ?? h} read it four times. "Dear You," it said. "Is it true? Love, ${k}." "Yes," said ${h}. "All of it."`,
        `The letter was opened very slowly, so as to have it for longer. "Is it true?" it said inside. ${H} looked up at ${k}. "It is," said ${h}. "I thought nobody would ever ask."`,
      ),
      page(
        {
          setting: 'street',
          time: 'day',
          camera: 'medium',
          actors: [
            { who: P, pose: 'walk', feeling: 'calm', holds: 'letter' },
            { who: K, pose: 'run', feeling: 'excited' },
          ],
        },
        `From the next morning on ${k} waited for an answer. On Friday there was a letter from Wherever. It had a stamp with a thumb mark. But it wasn't to ${k}. ${k} ran after Mrs Bantry, as fast as one can run with a letter.`,
        `Would there be an answer? On Friday morning there was a letter, and it was for somebody else. It had come from Wherever. So ${k} ran out, and caught up with Mrs Bantry at the corner.`,
      ),
      page(
        {
          camera: 'close',
          actors: [
            { who: P, pose: 'sit', feeling: 'surprised', holds: 'letter' },
            { who: K, pose: 'stand', feeling: 'happy' },
          ],
        },
        `"The One Who Brings Them," read Mrs Bantry. "Upper Street and Lower Street." She looked behind her, to see if there was another. "${atLast}," she said. And she sat down on the kerb, bag and all.`,
        `Mrs Bantry read the front, out of habit. "To the One with the Bag." She read it once more. Nobody else in that street had a bag. "${k}," she said, and sat down. "${atLast}."`,
      ),
    ],
  };
}
