import type { Told } from '../../../arc.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './hat-old.ts';
import { partsOf } from './parts.ts';

/** He stops for everything that can be eaten, gives a small pony a lead, and eats the judge's hat. */
export const HAT: EventPlot = { id: 'hat', young, middle, old };

function young(asked: Going): Told {
  const { title, K, k, P, p, J, S, on } = partsOf(asked);
  const s = S.name;
  return {
    title,
    refrain: on,
    pages: [
      page(
        { setting: 'farm', camera: 'medium', actors: [seen(K, 'stand', 'happy'), seen(P, 'stand', 'calm')] },
        `${k} had a pony for the show. ${P.introduced} was clean and round.`,
      ),
      page(
        { camera: 'wide', actors: [seen(P, 'walk', 'happy'), seen(K, 'walk', 'proud')] },
        `"${on}" said ${k}. On they went. Clip, clop. ${p} saw some grass.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'stand', 'happy'), seen(K, 'sit', 'worried')] },
        `Munch! ${p} stopped to eat. "${on}" said ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'sit', 'sad'), seen(K, 'sit', 'calm')] },
        `Little ${s} had a pony too. It did not go. ${k} saw that.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'sit', 'happy'), seen(S, 'sit', 'happy'), seen(P, 'walk', 'happy')] },
        `"Come with us," said ${k}. So ${s} and ${p} went side by side.`,
      ),
      page(
        { camera: 'medium', actors: [seen(J, 'stand', 'calm'), seen(P, 'stand', 'curious')], things: ['hat'] },
        `Now Mrs Fanshawe came to look. She had a hat. ${p} looked at the hat.`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'stand', 'happy'), seen(J, 'stand', 'surprised')], things: ['hat'] },
        `It had a daisy on it. Munch! ${p} ate the hat!`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'stand', 'shy'), seen(J, 'stand', 'happy')] },
        `"I am so sorry," said ${k}. Mrs Fanshawe laughed and laughed.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'cheer', 'happy'), seen(P, 'stand', 'proud')], things: ['ribbon'] },
        `${k} won a green ribbon. But look at ${p}! Munch, munch.`,
      ),
    ],
  };
}

function middle(asked: Going): Told {
  const { title, K, k, B, b, P, p, J, S, on } = partsOf(asked);
  const s = S.name;
  return {
    title,
    refrain: on,
    pages: [
      page(
        { setting: 'farm', camera: 'medium', actors: [seen(K, 'stand', 'happy'), seen(P, 'stand', 'calm')] },
        `${P.introduced} was as round as a plum, and had one fault. ${P.He} ate things. ${P.He} stopped for grass, and hedges, and once for a letter. "${on}" said ${k}, forty times a day.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'reach', 'determined'), seen(P, 'stand', 'sleepy')], things: ['ribbon'] },
        `Saturday was the show, and it was ${k}'s first. ${k} was up at five. ${k} washed ${p}, and tied a ribbon on each of eleven plaits. Then there were ten. ${p} had eaten one.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'sit', 'excited'), seen(B, 'wave', 'happy'), seen(P, 'walk', 'happy')] },
        `There were nine ponies in the ring, and they all went round. ${B.introduced} held the carrots. "${on}" said ${k}, and ${p} walked on, past the flowers and the buns. Nobody could believe it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(J, 'stand', 'calm')], things: ['hat'] },
        `In the middle stood Mrs Fanshawe, who was the judge. On her head was a straw hat, with daisies on it, and cherries. It was known all over the county. She wrote something down.`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'sit', 'sad'), seen(K, 'sit', 'worried')] },
        `"And trot," said Mrs Fanshawe. Eight of them trotted. The ninth stood still. On it sat ${s}, who was only six. ${s} kicked, and clicked, and nothing happened. You could see that chin begin to go.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'worried'), seen(P, 'walk', 'happy')] },
        `${p} had never trotted so well. The judge was just looking. But a pony likes to go where another pony goes, and ${k} knew it. "${on}" said ${k}, very low, and turned ${p} out of the line.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'sit', 'calm'), seen(S, 'sit', 'happy'), seen(P, 'walk', 'calm')] },
        `They walked up beside ${s}. "${on}" said ${k}. "${on}" said ${s}. And they both did. They went all the way round like that. Everybody else had stopped.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(J, 'stand', 'curious'), seen(P, 'stand', 'curious'), seen(K, 'sit', 'proud')],
          things: ['hat'],
        },
        `Then they stood in a row, and Mrs Fanshawe came along it. She bent down to look at ten plaits, very close. The hat came with her. ${p} looked at the cherries. ${k} saw it too late.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(P, 'stand', 'happy'), seen(J, 'stand', 'surprised'), seen(K, 'cover', 'scared')],
          things: ['hat'],
        },
        `Crunch. It was the only sound in the whole field. ${p} ate the cherries, and the daisies, and then the straw. "I'm so sorry," said ${k}. "There was breakfast, too."`,
      ),
      page(
        { camera: 'medium', actors: [seen(J, 'stand', 'happy'), seen(K, 'sit', 'surprised')], things: ['ribbon'] },
        `"In thirty years," said Mrs Fanshawe, "nobody has told me what they think." And she laughed until she had to hold on to the saddle. ${k} got a ribbon. It was sixth, and it was green.`,
      ),
      page(
        {
          time: 'night',
          camera: 'medium',
          actors: [seen(K, 'stand', 'happy'), seen(P, 'stand', 'sleepy'), seen(B, 'stand', 'happy')],
        },
        `On the back it said: KINDEST TO SMALL PONIES. WORST TO HATS. They hung it in the stable. ${k} and ${b} came to look at it once more. There was only the pin. "${on}" said ${k}, and gave ${p} a pat.`,
      ),
    ],
  };
}
