import type { Told } from '../../../arc.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';

/** For ages 8 to 12: the best trot of one's life, and somebody of six behind one who does not get away. */
export function old(asked: Going): Told {
  const { title, K, k, B, b, G, g, P, p, J, S, on, comesToo } = partsOf(asked);
  const s = S.name;
  return {
    title,
    refrain: on,
    pages: [
      page(
        { setting: 'farm', camera: 'medium', actors: [seen(K, 'stand', 'happy'), seen(P, 'stand', 'calm')] },
        `${P.introduced} was the kindest pony in the yard, and the roundest. The two had to do with each other. Nobody ever sent ${P.him} away from anything. ${P.He} stopped for hedges. ${P.He} stopped for sandwiches, and a straw bag, and once for a letter about the hay. "${on}" said ${k}, forty times on every ride. And ${p} walked on, chewing.`,
        `If you wished to get anywhere with ${P.introduced}, you went before breakfast or not at all. It wasn't that ${P.he} would not go. ${P.He} only had to try things first. A gate took five minutes, because of the moss. "${on}" said ${k}, and ${p} did, with something green hanging out at both sides, like a moustache. At the yard they called it the longest ride in England. It went round one field.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'reach', 'determined'), seen(P, 'stand', 'sleepy'), seen(B, 'hold', 'calm')],
          things: ['bucket'],
        },
        `It was their first show. ${k} had crossed off the days on the feed bin. At five that Saturday ${p} was washed, all over, with a bucket and a cup of ${g}'s good shampoo. The mane went into eleven plaits, and each was sewn with white thread. ${B.introduced} held the lamp and then the carrots.${comesToo} When they counted, there were ten. "I did do eleven," said ${k}. They looked at ${p}, who was swallowing.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'sit', 'excited'), seen(P, 'walk', 'happy')] },
        `There were nine in the class, and they walked round the ring with their tails shining. ${k} had number forty, on the back, upside down. There was a tea tent on the left. There was a stall with apples. "${on}" said ${k}, under the breath, at each of them. And whether it was the plaits, or the band, ${p} walked on. ${p} did not so much as lick a rope. In the front row ${b} stopped chewing in the middle of a carrot.`,
      ),
      page(
        { camera: 'medium', actors: [seen(J, 'stand', 'calm')], things: ['hat'] },
        `In the middle stood Mrs Fanshawe with a clipboard. She had judged every pony in the county for thirty years, and always in the same hat. It was of straw, as wide as a tray, with daisies round it and a bunch of red cherries. People set their watches by that hat. No one had ever said a word about it. "Thank you," said Mrs Fanshawe. "And trot on."`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'sit', 'proud'), seen(P, 'run', 'happy')] },
        `You never know beforehand when it's going to be. ${k} thought about trotting, no more than that, and ${p} trotted. It was like being carried on something that has just had good news. It went up and down by itself. Down the long side they came, past the band, with ten plaits bobbing. The clipboard turned, to follow them. "It's us," thought ${k}. "The judge is looking at us." Eight ponies were trotting. There ought to have been nine.`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'sit', 'sad'), seen(K, 'sit', 'worried')] },
        `The ninth was a grey, no bigger than a sofa, and it had stopped at the far gate. On top of it sat ${s}, who was six. ${s} kicked. ${s} clicked, and said please. All round the ring people were being nice about it, which is the worst. "The little one will have to go out," said somebody. And ${k}, going by in the best trot of a whole life, saw that small chin begin to go.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'worried'), seen(P, 'walk', 'calm')] },
        `One may not stop. If you break a trot in front of the judge, that is that. It's written down. And it was so lovely, and it might never come again. But ponies don't go because they are kicked. They go because another pony does. There was one pony in that ring of whom every other one was fond. "Whoa," said ${k}. It was the hardest word of the day. ${p} stopped, surprised, and was turned round, the wrong way, against them all.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'sit', 'calm'), seen(S, 'sit', 'happy'), seen(P, 'walk', 'calm')] },
        `They came up beside the grey, and the two noses said hello. "I can't do it," said ${s}. "It isn't you," said ${k}. "Your pony thinks that this is the end of the road. We'll go and see if there's some more. Say it with me." "${on}" said ${k}. "${on}" said ${s}, in a voice like a whistle. And they did, knee to knee, the whole way round. They were still walking when the rest had lined up. The band played a bit longer, so as to wait.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(J, 'stand', 'curious'), seen(P, 'stand', 'curious'), seen(K, 'sit', 'proud')],
          things: ['hat'],
        },
        `Mrs Fanshawe went along the line and looked at every one from close to. She looked at hooves. She ran a thumb along a bridle. When she got to ${k} she said nothing, and looked for some time. Then she bent down, to count the plaits. The hat bent down too. There were the daisies, as fresh as butter. There were the cherries, about an inch away. ${p} had been good since five in the morning.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(P, 'stand', 'happy'), seen(J, 'stand', 'surprised'), seen(K, 'cover', 'scared')],
          things: ['hat'],
        },
        `Crunch. They heard it in the tea tent. First it was the cherries. Then it was the daisies, one by one. Then ${P.he} began upon the brim, and walked backwards, for a better pull. Mrs Fanshawe stood there bareheaded. It was the first time that anybody had seen that there was hair. "I'm so sorry," said ${k}. "It was me. I ought to have held the reins. I was looking at you, to see if you liked us." It was as quiet as a church.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(J, 'stand', 'happy'), seen(K, 'sit', 'surprised'), seen(B, 'cheer', 'happy')],
          things: ['ribbon'],
        },
        `"For thirty years," said Mrs Fanshawe, "I've asked people what they think of this hat. 'Very nice,' they say. Every one of them." Her mouth had begun to shake. "${P.He} is the first who has been honest." And she laughed, until she had to hold on to the saddle. The red ribbon went to somebody like a swan, and the blue to somebody like another. The last of all was green, and it was for number forty. ${b} threw up the rest of the carrots.`,
      ),
      page(
        {
          time: 'night',
          camera: 'medium',
          actors: [seen(K, 'stand', 'happy'), seen(P, 'stand', 'sleepy'), seen(G, 'stand', 'calm')],
        },
        `There was writing on the back. BROKE A TROT, it said. BEST RIDING I SAW ALL DAY. PLEASE KEEP AWAY FROM HATS. ${k} hung it up in the stable, on a nail, as high as an arm goes. At nine ${g} had to come out with a torch, and say that it was bedtime, and wait. "${on}" said ${g}, in the end. In the morning there was the nail, and the pin. ${p} was looking out over the door, with a bit of green at each side of the mouth.`,
      ),
    ],
  };
}
