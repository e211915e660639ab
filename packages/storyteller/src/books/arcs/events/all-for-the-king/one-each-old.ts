import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** A law that nobody has read for a hundred years has made one person ill and kept all the rest from ever tasting it. */
export function old(going: Going): Told {
  const { A, a, chance } = going;
  const { stuff, rank, refrain, S, s, W, w, Wcap } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES(rank))),
    refrain,
    pages: [
      page(
        { setting: 'castle', camera: 'wide', actors: [seen(A, 'stand', 'proud'), seen(S, 'hold', 'happy', 'crown')] },
        `It came by post, with a seal on it. ${A.introduced} was now ${rank} of all the ${stuff}, and should kindly come at once. There was a castle with a flag. On the steps stood ${s}, who had a cushion, and on the cushion was a crown, spun out of sugar. ${s} held it up as high as arms go. Anybody could see that ${s} was trying not to look at it. "${refrain}" said ${s}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'cheer', 'excited'), seen(S, 'walk', 'calm')] },
        `Then the carts came. They came from every corner of the land, with all the ${stuff} that had been made since Sunday. The heap in the hall went up to the second row of windows. "Is it all mine?" said ${a}. "${refrain}" said ${s}. "It's the law. It's the only one we've got." ${a} took off both shoes, and ran at it. There has never been a better morning, for anybody.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'surprised'), seen(S, 'stand', 'calm')], things: ['plate'] },
        `At noon a bell was rung, and ${s} came with lunch, under a silver lid. It was ${stuff}. There was a second lid, for afterwards. That was ${stuff}, with more on top. "I wonder," said ${a}, "if there might be a potato?" ${s} looked shocked. "That's what people have," said ${s}. "You're the ${rank}." And the lid was taken off a third.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'worried'), seen(S, 'reach', 'determined')] },
        `After lunch ${a} had to sit on the throne and be looked at. It was toffee, the whole of it, and it gave way in the nicest manner. It was only when ${a} wished to get up that there was any difficulty. ${s} pulled, and then the guard, and then the guard's brothers. It let go in the end, with a noise like a cow leaving a bog. It kept the seat of the royal trousers. "${refrain}" said ${s}, out of breath.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'sad'), seen(S, 'stand', 'calm')], things: ['crown'] },
        `By four the sun had come round. Sugar is a fine thing for a crown in winter. It began to drip at the points, and then all round, into the collar and into one ear. ${a} stuck to the door, and to the curtain, and to the guard. "And what," said ${a}, with shut eyes, "will there be for supper?" There was the sound of a lid. ${a} did not look.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'look-up', 'sad')] },
        `It's an odd moment, when you have had enough of what you like best. ${a} had not known that there was such a place to get to. ${a} went over to the window, for the air. Far down at the gate stood the people of the land, with their noses through the bars. They had something in their hands. It steamed. The smell of it came up, very faintly, as far as the window.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'point', 'curious'), seen(S, 'stand', 'calm')] },
        `"What's that they've got?" said ${a}. "That? Potatoes," said ${s}. "Out of the fire, with butter and a bit of salt. It's all there is." ${a} swallowed. In the same second somebody else had swallowed, quite near. It was ${s}, who was looking at the lid. ${a} thought of the cushion. ${a} thought of the nine hundred lids that had been carried in since morning. There had never been so much as a lick gone from one of them.`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'stand', 'shy'), seen(A, 'stand', 'surprised')] },
        `"What's your favourite?" asked ${a}. "I couldn't say," said ${s}. "I've only ever seen them." "You've never had one? Not one?" "Nobody has," said ${s}. "We make them, and we bring them here. It's all for the ${rank}. I told you, it's the law." They looked at the hill of ${stuff}, the two of them. "And who is it," said ${a}, "that makes the laws?" ${s} went quite pale. "Well," said ${s}. "You, I suppose."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'determined', 'pencil'), seen(S, 'stand', 'excited')] },
        `There was only a pencil, and the back of the letter. ${a} wrote it standing up, and well away from the throne. It was the shortest law that they had ever had. ONE EACH, it said. They hung it on the gate, and ${s} read it aloud, twice, since the first time nobody breathed. And then ${s} did what had not been done in a hundred years, and opened both sides.`,
      ),
      page(
        { camera: 'wide', actors: [seen(S, 'stand', 'happy'), seen(A, 'stand', 'happy')] },
        `Nobody pushed. They came past in a long line, and each of them took one, the carters and all their children. It was as quiet as it is when all mouths are full. ${s} came last, and took the smallest, and stood with it behind a pillar. "Oh," said ${s}, after some time. "So that's what it was." It had gone down with a tear or two, but they weren't the sad sort.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'happy', 'potato'), seen(S, 'stand', 'happy')] },
        `An old woman stopped in front of ${a}, and felt in her apron. "It's not much," she said. "You'll be used to better." It was black outside and white inside, and the butter ran down as far as the elbow. ${a} ate it standing at the gate, skin and all, and asked politely if there was another. For afters they all had the throne. It took every child there was. The crown was gone by then. It was mostly on the curtain.`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'sit', 'happy'), seen(W, 'stand', 'happy')],
          things: ['potato'],
        },
        `Nobody is ${rank} without a crown, or a throne, or trousers, so ${a} was home by seven. There were potatoes. ${Wcap} had kept back the largest, on account of the occasion. "${refrain}" said ${w}, and lifted a lid. ${a} looked at it, and at the table, and counted the plates. "One each," said ${a}. "It's the law."`,
      ),
    ],
  };
}
