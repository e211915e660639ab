import type { Told } from '../../../arc.ts';
import { page } from '../../events/page.ts';
import { titled } from '../../wording.ts';
import type { TheOneAbout } from '../arc.ts';
import { asSaid } from '../as-said.ts';
import { REFRAINS } from './refrain.ts';

/** It goes down the street past a lorry and a lid, and the soup that is made for it is right all the same. */
export function young(bound: TheOneAbout): Told {
  const { child: K, grownUp: G, hero, first: A, second: B, company, chance } = bound;
  const { k, g, kind1, w1, W1, short, h, there, seen, met, alsoSeen, props } = asSaid(bound);
  const refrain = chance.pick(...REFRAINS);
  const M = company.person('Mr Dobbs', 'neighbour');
  const T = company.person('Mrs Popple', 'shopkeeper');
  return {
    title: titled(chance.pick('soup for somebody', 'the soup was right', 'a big pot of soup', `soup for the ${kind1}`)),
    refrain: `${refrain}.`,
    pages: [
      page(
        { setting: there, camera: 'close', actors: [seen('stand', 'happy'), ...alsoSeen], ...props },
        ...(hero === null
          ? [`Look, here is ${k}. "${short.right}"`, `This is all about ${k}. "${short.right}"`]
          : [`Look! Only ${k} had seen it. "${short.right}"`, `Here is what ${k} saw. "${short.right}"`]),
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [
            { who: K, pose: 'shout', feeling: 'excited' },
            { who: M, pose: 'stand', feeling: 'curious' },
          ],
          things: ['lorry'],
        },
        `${k} told Mr Dobbs. But a lorry went by. Brrm!`,
        `"Mr Dobbs, Mr Dobbs!" said ${k}. Brrm, went a lorry.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            { who: M, pose: 'point', feeling: 'happy' },
            { who: A, pose: 'stand', feeling: 'shy' },
            { who: T, pose: 'stand', feeling: 'surprised' },
          ],
        },
        `Mr Dobbs told Mrs Popple. "${short.wrong1}" "${refrain}," she said.`,
        `Mr Dobbs told it like this. "${short.wrong1}" "${refrain}," said Mrs Popple.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'close',
          actors: [{ who: T, pose: 'stand', feeling: 'determined' }],
          things: ['saucepan', 'spoon'],
        },
        `"Then it will want soup," said Mrs Popple. Stir, stir, stir.`,
        `"Soup!" said Mrs Popple. "It needs soup." Clink, went the lid.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            { who: T, pose: 'point', feeling: 'happy' },
            { who: B, pose: 'stand', feeling: 'shy' },
            { who: G, pose: 'stand', feeling: 'surprised' },
          ],
          things: ['saucepan'],
        },
        `Mrs Popple told ${g}. "${short.wrong2}" "${refrain}," said ${g}.`,
        `Mrs Popple told it. "${short.wrong2}" "${refrain}," said ${g}.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'close',
          actors: [{ who: G, pose: 'hold', feeling: 'determined', holds: 'blanket' }],
          things: ['cake'],
        },
        `"It will want a blanket," said ${g}. "And a cake."`,
        `"It will want this blanket," said ${g}. "And this cake, I think."`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [
            { who: T, pose: 'walk', feeling: 'happy', holds: 'saucepan' },
            { who: G, pose: 'walk', feeling: 'happy', holds: 'blanket' },
            { who: M, pose: 'walk', feeling: 'happy', holds: 'cake' },
          ],
        },
        `Off they went with the pot. Off went blanket and cake. Slop, slop!`,
        `Down the street they came. Pot, blanket, cake. Slop, slop, slop!`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [
            met('stand', 'surprised'),
            { who: T, pose: 'stand', feeling: 'happy' },
            { who: G, pose: 'stand', feeling: 'happy' },
          ],
        },
        ...(hero === null
          ? [
              `They stopped. "Where is the ${kind1}?" said Mrs Popple. "It's me," said ${k}.`,
              `They looked for the ${kind1}. "There is only me," said ${k}.`,
            ]
          : [
              `They stopped. "Is the ${kind1} in?" said Mrs Popple. "Only me," said ${h}.`,
              `"We want the ${kind1}," they said. "It's me," said ${h}.`,
            ]),
      ),
      page(
        {
          camera: 'wide',
          actors: [
            met('sit', 'happy'),
            { who: T, pose: 'sit', feeling: 'happy' },
            { who: G, pose: 'sit', feeling: 'happy' },
            { who: M, pose: 'sit', feeling: 'happy' },
          ],
          things: ['soup'],
        },
        `They got the ${kind1} wrong. But the soup was right! They all had some.`,
        `No, the ${kind1} was wrong. But the soup was right! Slurp, they all went.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            { who: A, pose: 'stand', feeling: 'shy' },
            met('wave', 'surprised'),
            { who: T, pose: 'sit', feeling: 'surprised' },
          ],
        },
        `Knock, knock! They looked up. It was ${w1}. "There is soup. ${refrain}."`,
        `Who came now? ${W1}! "You have soup. ${refrain}."`,
      ),
    ],
  };
}
