import type { Told } from '../../../arc.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';

/** For the oldest: why two who look for each other never meet, and how many grown-ups come when one is called for. */
export function old(going: Going): Told {
  const { K, G, W, k, g, w, refrain, title } = partsOf(going);
  return {
    title,
    refrain,
    pages: [
      page(
        {
          setting: 'shop',
          camera: 'medium',
          actors: [seen(K, 'point', 'curious'), seen(G, 'walk', 'calm')],
          things: ['melon'],
        },
        `It was the fault of a melon. It lay on top of the heap, with two dents and a crooked line. It was the image of the head teacher. "Look," said ${K.introduced}. But ${g} was reading a list, and pushing a trolley with one squeaking wheel, and only said, "Mm. Tea." ${k} stayed where one could see the melon from the side. From the side it was even better.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'look-up', 'surprised')], things: ['coat'] },
        `It took about a minute. Then ${k} reached out without looking, and took hold of the coat, and said, "Honestly, you have to see this." The coat turned round. It was the right coat. There was a stranger in it. "I beg your pardon," said ${k}. Left and right there were people with trolleys, a great many, and every one of them was somebody else.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'walk', 'worried')], things: ['cheese'] },
        `You are never too old for what your stomach does then. ${k} walked, quite calmly, round the end of the shelf by the cheese, and looked along the other side. If you had been up on the ceiling, you could have laughed. For at that moment ${g} went round the other end, by the tea, and looked along the first. They went round four times, at the same speed. There was always exactly one shelf between them.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'determined')], things: ['melon'] },
        `Beside the melons ${k} stopped. It was a sum, really. Two go round a thing in the same direction, and just as fast. When do they meet? They don't. It made no difference how much they wanted to. "One of us has to stand still," said ${k}, "and it isn't going to be ${g}." So ${k} stood next to the head teacher, with both feet together. It was harder than walking. Walking feels like doing something.`,
      ),
      page(
        { camera: 'medium', actors: [seen(W, 'stand', 'calm'), seen(K, 'stand', 'calm')] },
        `Presently somebody came with a badge and a pencil. WORKS HERE, it said, and under that, ${w}. "Are you lost, by any chance?" said ${w}. It was nicely meant. "${refrain}," said ${k}. "I've been here for ten minutes. It's my grown-up who's lost." ${w} looked at ${k}, and at the shop, and at all the people in it who were going round. "Do you know," said ${w}, "that's what I've always thought."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'calm'), seen(W, 'think', 'curious')] },
        `They went into it properly. "About so high," said ${k}. "In that sort of coat. One glove, because the other is lost as well. And the trolley squeaks." "Has it happened before?" said ${w}, writing. "Once, at a fair. I found ${g} at the tombola." "And would you say that it's a nervous one?" ${k} had been going to say no. Then ${k} thought of the squeak, going round and round back there, faster each time. "Yes," said ${k}. "I think we'd better hurry."`,
      ),
      page(
        { camera: 'close', actors: [seen(W, 'hold', 'determined', 'microphone'), seen(K, 'stand', 'proud')] },
        `${w} had a microphone beside the till, for special offers. Ding, dong! "Attention, please," said the whole ceiling. "We are looking for a lost grown-up, in a coat, with one glove. If it is you, there is no need to be upset. Stop going round. Come to the melons. You are expected there by somebody who has been standing still." People put down their tins and looked up. It was not at all what they were used to hearing.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'surprised'), seen(W, 'stand', 'surprised')], things: ['melon'] },
        `First came an old man with a basket. "Are you the one who's lost?" he said. "${refrain}," said ${k}. "Then it might be me," he said. "I only came in for a stamp." ${k} told him that he could wait. Next came a lady with one glove, and a young man with a coat and no list. There were two more behind them. By and by seven grown-ups were standing round the melons. They had all been feeling lost for some time, it turned out. Nobody had ever called them before.`,
      ),
      page(
        { camera: 'wide', actors: [seen(G, 'run', 'worried'), seen(K, 'wave', 'excited')] },
        `Then, from behind the tea, there was a squeak. It was coming at a speed for which no trolley is built. All seven stepped back. "There you are!" cried ${g}, and let go of the trolley, which went on for a bit without anybody. "I thought that you were lost!" "${refrain}," said ${k}, and it came out rather higher than it was meant to. "I knew where I was. I only didn't know where you were."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hug', 'happy'), seen(G, 'hug', 'happy'), seen(W, 'stand', 'happy')] },
        `It was the sort of hug that one doesn't have in shops, at that age. The old man blew his nose. "There's a form," said ${w}, "but I'm going to leave that out. And there's this." It was a gold star, the size of a saucer. I WAS FOUND TODAY, it said. It was meant for children of three. ${w} held it out to ${k}. ${k} knew at once who should have it, and stuck it on the coat, quite high up.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'walk', 'happy'), seen(K, 'walk', 'proud')], things: ['melon'] },
        `They bought the tea, and the head teacher. At the till ${g} said, "What if I hadn't heard it?" "I'd still have been there," said ${k}. "That's how it works. One looks, and one stays. Next time you can choose." They walked as far as the door. "I'm no good at staying," said ${g}. "No," said ${k}, and took the hand with no glove on. "That's why it's got to be me."`,
      ),
    ],
  };
}
