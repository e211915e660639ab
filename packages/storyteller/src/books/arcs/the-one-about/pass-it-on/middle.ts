import type { Told } from '../../../arc.ts';
import { page } from '../../events/page.ts';
import { titled } from '../../wording.ts';
import type { TheOneAbout } from '../arc.ts';
import { asSaid } from '../as-said.ts';
import { REFRAINS } from './refrain.ts';

/** Nine gardens say it right and the tenth does not: whoever sits there hears what is said of whom, and would rather not. */
export function middle(bound: TheOneAbout): Told {
  const { child: K, grownUp: G, first: A, second: B, company, chance } = bound;
  const { k, g, aKind1, w1, w2, W1, W2, wrong1, wrong2, right, name, h, H, there, seen, met, props } = asSaid(bound);
  const refrain = chance.pick(...REFRAINS);
  const M = company.person('Mr Kemp', 'neighbour');
  const T = company.person('Mrs Trott', 'grandparent');
  return {
    title: titled(chance.pick('ten gardens', 'the tenth garden', 'in at one ear', 'what the cup said')),
    refrain: `${refrain}.`,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [{ who: K, pose: 'hold', feeling: 'happy', holds: 'cup' }],
          things: ['string'],
        },
        `${k} had a cup on a string. It went through ten gardens, with a cup in each, and back again. What one put in at one ear came back at the other.`,
        `It took ten balls of string, and ten cups with a hole in. Now it went right round the block. ${k} said "Soup" into one cup. Ten gardens later, the other cup said "Soup".`,
      ),
      page(
        { setting: there, camera: 'wide', actors: [seen('stand', 'calm')], ...props },
        `On Saturday there was something better to say than hello. It was quite new, and it was true, every word of it. "${name}. ${refrain}."`,
        `Then came the first real piece of news. It was about somebody, and it was all just as it was said. "${name}. ${refrain}."`,
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
        `It took as long as an egg does. Then the other cup began to hum. "${wrong1} ${refrain}," it said. ${W1} looked over the fence. "Is somebody talking about me?" said ${w1}.`,
        `${k} waited with the cup against one ear. "${wrong1}" That was what came back. "I never said that," said ${k}. "Somebody did," said ${w1}, at the gate. "I heard it, too."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            { who: K, pose: 'shout', feeling: 'determined', holds: 'cup' },
            { who: B, pose: 'stand', feeling: 'shy' },
            { who: A, pose: 'sit', feeling: 'calm' },
          ],
        },
        `So ${k} said it again, and so loudly that one didn't need the string. It was no better. "${wrong2}" So said the cup, ten gardens later. And there was ${w2}, who had come to see.`,
        `"I'll say it more slowly," said ${k} to the cup, and did. It only took longer to come back wrong. "${wrong2}" By then ${w2} was at the fence as well, asking who wanted it.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            { who: K, pose: 'walk', feeling: 'curious' },
            { who: G, pose: 'hold', feeling: 'calm', holds: 'cup' },
          ],
          things: ['string'],
        },
        `Somewhere on the way there was a garden that got it wrong. ${k} set off along the string. In the first, ${g} had it right. "I only said what I heard," said ${g}, in at the cup.`,
        `A thing can't go wrong in ten places at once. It only needs one. So ${k} walked along the string to look for it. "I passed it on just so," said ${g}, in the first garden.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            { who: T, pose: 'hold', feeling: 'proud', holds: 'cup' },
            { who: M, pose: 'stand', feeling: 'proud' },
            { who: K, pose: 'stand', feeling: 'curious' },
          ],
          things: ['cup'],
        },
        `Mrs Trott had been a telephone lady, and never dropped a word. "${right}" That was what she told the cup. Mr Kemp had written it down. It was right in the fifth, and it was right in the ninth.`,
        `Mr Kemp had it right, to the last word. So had Mrs Trott in the ninth garden, with her hand round the cup. "${right}" So she had said. She had thought how nice it was.`,
      ),
      page(
        {
          camera: 'close',
          actors: [{ who: K, pose: 'kneel', feeling: 'curious' }],
          things: ['string', 'bush'],
        },
        `That left the tenth, and nobody lived there. The grass was up to the string. ${k} followed it in on hands and knees. It went into a bush, and it came out on the other side.`,
        `But in the tenth garden the house was empty. ${k} crept after the string, under the gate and through the nettles. There was a bush, and it wasn't much of a bush. Something in it breathed.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [met('hide', 'shy'), { who: K, pose: 'kneel', feeling: 'surprised' }],
          things: ['bush'],
        },
        `In it was ${h}, with the tenth cup. There was no mistake. It was all just as the message said. "Did you change it?" said ${k}. "Yes," said ${h}, very quietly.`,
        `It was ${h}. ${k} could see at once that it was true, every word. "Was it you," said ${k}, "who said ${aKind1}?" ${H} looked into the cup. "It was the first thing I thought of."`,
      ),
      page(
        {
          camera: 'close',
          actors: [met('sit', 'shy'), { who: K, pose: 'sit', feeling: 'calm' }],
        },
        `"It came along the string," said ${h}, "and it was me. Now everybody would look over the fence. They'd only know that one thing. So I made it ${aKind1}, and off it went."`,
        `"I only listen, as a rule," said ${h}. "It's nice to hear what they have for supper. And then it was about me! I got such a fright that I put in ${aKind1}." ${k} thought about that.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            met('sit', 'surprised'),
            { who: A, pose: 'sit', feeling: 'happy' },
            { who: B, pose: 'sit', feeling: 'happy' },
            { who: K, pose: 'sit', feeling: 'happy' },
          ],
        },
        `Then the grass moved, and there were ${w1} and ${w2}. "It's not so bad," said ${w1}. "They looked at me, and then they asked if I was hungry." "They know two things about me now," said ${w2}.`,
        `There was a noise of leaves. ${W1} and ${w2} had come along the string as well. "I was sorry it wasn't me," said ${w1}. "Nobody ever said anything about me before." ${W2} nodded. "Nor me."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            met('hold', 'proud'),
            { who: K, pose: 'sit', feeling: 'happy' },
            { who: T, pose: 'stand', feeling: 'happy' },
          ],
          things: ['cup', 'pancakes'],
        },
        `So ${h} took the cup, and said it. "${right} It's me. ${refrain}." It went round all ten without losing a word. Then something came the other way, over the fences, from Mrs Trott. It was a plate of pancakes. "${refrain}," they said.`,
        `For a bit there was no sound. Then ${h} bent over the cup. "${right} That's me, in the tenth." Nobody changed a thing. And soon it smelled of pancakes. They came from Mrs Trott, over nine fences, and at each somebody said it. "${refrain}."`,
      ),
    ],
  };
}
