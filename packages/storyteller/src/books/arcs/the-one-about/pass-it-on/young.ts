import type { Told } from '../../../arc.ts';
import { page } from '../../events/page.ts';
import { titled } from '../../wording.ts';
import type { TheOneAbout } from '../arc.ts';
import { asSaid } from '../as-said.ts';
import { REFRAINS } from './refrain.ts';

/** It comes back wrong each time, for somebody sits on the string whom it is about. */
export function young(bound: TheOneAbout): Told {
  const { child: K, grownUp: G, first: A, second: B, company, chance } = bound;
  const { k, g, kind1, short, called, h, there, seen, met, props } = asSaid(bound);
  const refrain = chance.pick(...REFRAINS);
  const M = company.person('Mr Kemp', 'neighbour');
  return {
    title: titled(
      chance.pick('a cup on a string', 'hello, who is there?', 'who said that?', 'the other end of the string'),
    ),
    refrain: `${refrain}.`,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [{ who: K, pose: 'hold', feeling: 'happy', holds: 'cup' }],
          things: ['string'],
        },
        `${k} had a cup on a string. The string went round all the gardens.`,
        `One cup, one string, and six gardens. ${k} had the cup.`,
      ),
      page(
        { setting: there, camera: 'wide', actors: [seen('stand', 'calm')], ...props },
        `What went into the cup? "${called} ${refrain}!"`,
        `Into the cup it went. "${short.right} ${refrain}!"`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'close',
          actors: [
            { who: K, pose: 'hold', feeling: 'surprised', holds: 'cup' },
            { who: A, pose: 'stand', feeling: 'shy' },
          ],
        },
        `Round it went. What came back to the cup? "${short.wrong1}" "No!" said ${k}.`,
        `It went right round. "${short.wrong1}" So said the cup. "What?" said ${k}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            { who: K, pose: 'shout', feeling: 'determined', holds: 'cup' },
            { who: B, pose: 'stand', feeling: 'shy' },
          ],
        },
        `${k} said it again, into the cup. Back it came. "${short.wrong2}" Oh, no!`,
        `"${refrain}!" ${k} told the cup again. Back it came. "${short.wrong2}"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            { who: K, pose: 'walk', feeling: 'curious' },
            { who: G, pose: 'stand', feeling: 'calm' },
            { who: M, pose: 'stand', feeling: 'calm' },
          ],
          things: ['string'],
        },
        `${k} ran along the string. Was it ${g}? Was it Mr Kemp? No.`,
        `Along the string went ${k}. "Not me," said ${g}. "Not me," said Mr Kemp.`,
      ),
      page(
        {
          camera: 'close',
          actors: [{ who: K, pose: 'kneel', feeling: 'curious' }],
          things: ['bush', 'string'],
        },
        `The string went into a bush. Was ${k} alone? No, the bush shook.`,
        `In went the string, under a bush. ${k} looked. The bush shook.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [met('hide', 'shy'), { who: K, pose: 'kneel', feeling: 'surprised' }],
          things: ['bush'],
        },
        `It was ${h}! "It's about me," said ${h}. "I'm shy. So I said ${kind1}."`,
        `There sat ${h}. "It was all about me! So I said ${kind1}."`,
      ),
      page(
        {
          camera: 'close',
          actors: [met('hold', 'proud'), { who: K, pose: 'sit', feeling: 'excited' }],
          things: ['cup'],
        },
        `Then ${h} took the cup. "Hello! It's me! ${short.right} ${refrain}!"`,
        `Now ${h} had the cup. "Hello! ${short.right} ${refrain}!"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            { who: G, pose: 'stand', feeling: 'happy' },
            { who: M, pose: 'stand', feeling: 'happy' },
            met('wave', 'happy'),
            { who: K, pose: 'wave', feeling: 'happy' },
          ],
          things: ['pancakes'],
        },
        `"Hello!" said Mr Kemp. Then came pancakes from ${g}. "${refrain}."`,
        `Hello, hello! Then ${g} made pancakes. Pancakes for ${h}! "${refrain}," said Mr Kemp.`,
      ),
    ],
  };
}
