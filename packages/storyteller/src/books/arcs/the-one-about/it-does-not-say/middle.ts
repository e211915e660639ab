import type { Told } from '../../../arc.ts';
import { page } from '../../events/page.ts';
import { titled } from '../../wording.ts';
import type { TheOneAbout } from '../arc.ts';
import { asSaid } from '../as-said.ts';
import { REFRAINS } from './refrain.ts';

/** Each reads into a notice what is missing on it, and brings what that asks for; and all of it is wanted. */
export function middle(bound: TheOneAbout): Told {
  const { child: K, hero, first: A, second: B, company, chance } = bound;
  const { k, w1, w2, W1, W2, kind1, wrong1, wrong2, name, h, H, there, seen, met, alsoSeen, props } = asSaid(bound);
  const refrain = chance.pick(...REFRAINS);
  const M = company.person('Mr Marsh', 'neighbour');
  const P = company.person('Mrs Penrose', 'grandparent');
  return {
    title: titled(chance.pick('wanted', 'the word at the top', 'on the lamp post', `no ${kind1} need apply`)),
    refrain: `${refrain}.`,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [{ who: K, pose: 'reach', feeling: 'happy' }],
          things: ['sign', 'pencil'],
        },
        `${k} took a pencil and made a notice for the lamp post. The letters came out so large that there was only room for the name. "${name}."`,
        `It was the best notice that had ever hung on that lamp post. ${k} had used up a whole pencil on it. It had the name on it, and nothing else. "${name}."`,
      ),
      page(
        { setting: there, camera: 'wide', actors: [seen('stand', 'happy'), ...alsoSeen], ...props },
        ...(hero === null
          ? [
              `It was about ${k}, and it was all true. ${k} only wondered what other people would say to it. Nobody had asked, so far.`,
              `There had only been ${k}, and hardly anybody had noticed. A thing like that ought to be up somewhere, where people can see it.`,
            ]
          : [
              `${k} could see it with both eyes shut. There was ${h}, and everything was just as it said. Somebody must know more.`,
              `Was there one anywhere? There had to be. With both eyes shut, one could see ${h} quite plainly. It was just as it said.`,
            ]),
      ),
      page(
        {
          setting: 'street',
          camera: 'close',
          actors: [
            { who: M, pose: 'look-up', feeling: 'worried', holds: 'torch' },
            { who: K, pose: 'stand', feeling: 'surprised' },
          ],
          things: ['torch'],
        },
        `Mr Marsh stopped and read it twice. "Poor thing. How long has it been lost?" "${refrain}," said ${k}. Mr Marsh went home for a torch, and looked under all the cars.`,
        `"Lost, is it?" said Mr Marsh, when he had read it. "${refrain}," said ${k}. "They never do," said Mr Marsh. He came back with a torch, and began with the hedges.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            { who: A, pose: 'stand', feeling: 'proud' },
            { who: K, pose: 'stand', feeling: 'curious' },
          ],
        },
        `Next came ${w1}, looking very clean. "It's about the job," it said. "${wrong1} I could start on Monday." And it showed them how it would go. It wasn't bad at all.`,
        `${W1} had come about the place. "${wrong1} That's what you're looking for, I think." It did a bit of it, there and then, so that they could see. One nearly clapped.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            { who: B, pose: 'stand', feeling: 'determined' },
            { who: A, pose: 'stand', feeling: 'angry' },
            { who: K, pose: 'think', feeling: 'worried' },
          ],
        },
        `"You're too late," ${w1} told ${w2}, who was next. "They'll want somebody with experience," said ${w2}. "${wrong2} How much is it a week?" "${refrain}," said ${k}.`,
        `Then there was a queue, for ${w2} had come as well. "${wrong2} I've done it for years," it said. "What does it pay?" "${refrain}," said ${k}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            { who: P, pose: 'sit', feeling: 'happy' },
            { who: K, pose: 'stand', feeling: 'surprised' },
          ],
          things: ['chair', 'cake'],
        },
        `Mrs Penrose took it for something with music. She brought a chair, and a cake for the interval. "When does it start?" she said. "${refrain}," said ${k}. "Then I'm early," said Mrs Penrose.`,
        `"I mustn't miss it," said Mrs Penrose, and put up a chair in front. She had a cake in a tin. "Is it in two halves?" "${refrain}," said ${k}.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: [
            { who: P, pose: 'sit', feeling: 'calm' },
            { who: A, pose: 'sit', feeling: 'sleepy' },
            { who: B, pose: 'sit', feeling: 'sleepy' },
            { who: M, pose: 'stand', feeling: 'calm', holds: 'torch' },
          ],
        },
        `By supper time there were eleven of them round the lamp post. Nobody knew what they were waiting for. But they had a torch and a cake, and they had all moved up.`,
        `It got late, and they stayed. They couldn't have said what for. Mrs Penrose cut the cake. Mr Marsh held the torch, so that it came out even.`,
      ),
      page(
        {
          camera: 'close',
          actors: [
            met('look-up', 'surprised'),
            ...(hero === null
              ? [{ who: M, pose: 'stand', feeling: 'surprised' } as const]
              : [{ who: K, pose: 'stand', feeling: 'excited' } as const]),
          ],
          things: ['sign'],
        },
        ...(hero === null
          ? [
              `"Who is it, anyway?" said Mr Marsh, and shone the torch on the notice. "It's me," said ${k}. They all turned round. "You never said!"`,
              `The torch shone on the notice. "It's no good without a name," said Mr Marsh. "It's got a name," said ${k}. "It's me." Then it was very quiet.`,
            ]
          : [
              `Then somebody came up the road, and read the notice to the end. It took a while. "But that's me," said ${h}. And it was, word for word.`,
              `Nobody saw ${h} come. There was only one more, at the back, spelling out the notice. "It's me," said ${h}. "It's me all over."`,
            ]),
      ),
      page(
        {
          camera: 'medium',
          actors: [
            met('stand', 'shy'),
            { who: P, pose: 'stand', feeling: 'happy' },
            { who: A, pose: 'stand', feeling: 'shy' },
          ],
        },
        `"Am I lost?" said ${h}. "No," said Mrs Penrose, "you're here." "Is it a job?" "I shouldn't think so," said ${w1}, and made room. "What am I, then?" said ${h}.`,
        `"Did somebody lose me?" said ${h}. "No, no." "Am I for sale? Have I got to sing?" "You can have the chair," said Mrs Penrose. "Then what am I up there for?"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            ...(hero === null
              ? [met('sit', 'happy')]
              : [met('sit', 'happy'), { who: K, pose: 'reach', feeling: 'proud', holds: 'pencil' } as const]),
            { who: M, pose: 'stand', feeling: 'calm', holds: hero === null ? 'pencil' : 'torch' },
          ],
          things: ['sign'],
        },
        ...(hero === null
          ? [
              `They looked at each other. They had been out since four for just this one, with cake. So Mr Marsh took the pencil. He put the missing word at the top of the notice. "Wanted."`,
              `It was Mr Marsh who saw it. There they all stood, in the cold, with cake, and nobody wanted anybody else. It went on the notice with a pencil, over the name. "Wanted."`,
            ]
          : [
              `${k} looked at the torch, the chair and the cake. They had all been out since four for just this one. At the top of the notice there was room for one word. The pencil wrote it. "Wanted."`,
              `There they all stood with torch and cake, and it was past supper time. Nobody wanted anybody else. So a pencil squeezed it in at the top of the notice. "Wanted."`,
            ]),
      ),
      page(
        {
          time: 'day',
          camera: 'medium',
          actors: [
            met('stand', 'happy'),
            { who: M, pose: 'look-up', feeling: 'curious' },
            ...(hero === null ? [] : [{ who: K, pose: 'stand', feeling: 'happy' } as const]),
            { who: B, pose: 'stand', feeling: 'happy' },
          ],
          things: ['sign'],
        },
        `The notice still hangs there, and by day ${h} stands below. ${W2} comes by, and the one who was first. "Wanted," they read. "What for?" said Mr Marsh once. "${refrain}," said ${k}.`,
        `The next day the notice was still up, and people stopped. "Wanted," read Mr Marsh, who liked to be sure. "What for?" ${H} looked at ${w2}, and nobody knew. "${refrain}," said ${k}.`,
      ),
    ],
  };
}
