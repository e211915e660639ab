import type { Told } from '../../../arc.ts';
import { page } from '../../events/page.ts';
import { titled } from '../../wording.ts';
import type { TheOneAbout } from '../arc.ts';
import { asSaid } from '../as-said.ts';
import { REFRAINS } from './refrain.ts';

/** Lost, for sale, or what? One word goes on it in the end, and it needs no reason. */
export function young(bound: TheOneAbout): Told {
  const { child: K, hero, first: A, second: B, company, chance } = bound;
  const { k, w1, w2, short, called, h, there, seen, met, alsoSeen, props } = asSaid(bound);
  const refrain = chance.pick(...REFRAINS);
  const M = company.person('Mr Marsh', 'neighbour');
  const P = company.person('Mrs Penrose', 'grandparent');
  return {
    title: titled(chance.pick('wanted', 'the notice', 'is it lost?', 'a notice on the lamp post')),
    refrain: `${refrain}.`,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [{ who: K, pose: 'reach', feeling: 'happy' }],
          things: ['sign'],
        },
        `${k} put up a notice in the street. "${called}"`,
        `Up went a notice. ${k} had made it. "${called}"`,
      ),
      page(
        { setting: there, camera: 'wide', actors: [seen('stand', 'happy'), ...alsoSeen], ...props },
        ...(hero === null
          ? [`Look, that is ${k}! "${short.right}"`, `It was all about ${k}. "${short.right}"`]
          : [`Look! That is what it said. "${short.right}"`, `Have you seen one like that? "${short.right}"`]),
      ),
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [
            { who: M, pose: 'look-up', feeling: 'worried', holds: 'torch' },
            { who: K, pose: 'stand', feeling: 'surprised' },
          ],
          things: ['torch'],
        },
        `"Is it lost?" said Mr Marsh. "${refrain}," said ${k}. Mr Marsh got a torch.`,
        `Mr Marsh read it. "Is it lost?" "${refrain}," said ${k}. Click, went the torch.`,
      ),
      page(
        {
          camera: 'close',
          actors: [
            { who: A, pose: 'stand', feeling: 'proud' },
            { who: K, pose: 'think', feeling: 'curious' },
          ],
        },
        `"Will I do?" said ${w1}. "${short.wrong1}" "Nearly," said ${k}.`,
        `Up came ${w1}. "${short.wrong1} Will I do?" "Nearly," said ${k}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            { who: B, pose: 'stand', feeling: 'proud' },
            { who: A, pose: 'sit', feeling: 'calm' },
            { who: K, pose: 'think', feeling: 'curious' },
          ],
        },
        `"Or me?" said ${w2}. "${short.wrong2}" "No," said ${k}. They both stayed.`,
        `Up came ${w2}. "${short.wrong2} Will I do?" "No." But they both stayed.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            { who: P, pose: 'sit', feeling: 'happy' },
            { who: K, pose: 'stand', feeling: 'surprised' },
            { who: M, pose: 'stand', feeling: 'calm' },
          ],
          things: ['chair'],
        },
        `Mrs Penrose had a chair. "When will it start?" "${refrain}," they said.`,
        `"When is it on?" said Mrs Penrose. "${refrain}," said Mr Marsh. She got a chair.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'medium',
          actors: [
            { who: P, pose: 'sit', feeling: 'sleepy' },
            { who: A, pose: 'sit', feeling: 'sleepy' },
            { who: B, pose: 'sit', feeling: 'sleepy' },
            { who: M, pose: 'stand', feeling: 'sleepy', holds: 'torch' },
          ],
        },
        `They all waited. The torch went on. They waited some more.`,
        `It got late. They had the torch, and they all waited.`,
      ),
      page(
        {
          camera: 'close',
          actors: [
            met('look-up', 'surprised'),
            ...(hero === null ? [] : [{ who: K, pose: 'point', feeling: 'excited' } as const]),
          ],
          things: ['sign'],
        },
        ...(hero === null
          ? [
              `${k} read the notice once more. "That's me," said ${k}.`,
              `"That's me, up there," said ${k}. It was on the notice.`,
            ]
          : [
              `Who came to read the notice? "That's me!" said ${h}.`,
              `Somebody came. Somebody read the notice. "That's me!" said ${h}.`,
            ]),
      ),
      page(
        {
          camera: 'medium',
          actors: [
            met('stand', 'shy'),
            { who: M, pose: 'stand', feeling: 'happy' },
            { who: P, pose: 'stand', feeling: 'happy' },
            { who: A, pose: 'cheer', feeling: 'happy' },
          ],
        },
        `"Am I lost?" "No," they said. "Am I wanted?" "Yes!" they all said.`,
        `"Not lost?" said ${h}. "No!" "Am I wanted?" "Yes," they all said. "Yes!"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            { who: K, pose: 'reach', feeling: 'proud' },
            ...(hero === null
              ? [{ who: M, pose: 'stand', feeling: 'happy' } as const]
              : [met('stand', 'happy'), { who: M, pose: 'stand', feeling: 'happy' } as const]),
          ],
          things: ['sign'],
        },
        `The notice says "Wanted" now. "What for?" said Mr Marsh. "${refrain}," said ${k}.`,
        `So the notice says "Wanted". "What for?" said Mr Marsh. "${refrain}," said ${k}.`,
      ),
    ],
  };
}
