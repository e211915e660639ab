import type { Figure, Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';

const REFRAINS = [
  'Nothing yet',
  'Still nothing',
  'Not a leaf',
  'Only earth',
  'Nothing at all',
  'Not a thing',
  'Not one leaf',
  'Nothing green',
  'Just earth',
  'Nothing to see',
] as const;
const TITLES = ['nothing in the pot', 'plip', 'the old watering can', 'a hole in the basket'] as const;

interface Parts {
  /** Whose seed it is, and who brings the water. */
  readonly P: Figure;
  readonly p: string;
  readonly H: Figure;
  readonly h: string;
}

const parts = ({ A, B, K }: Going): Parts => {
  const H = A === K ? B : K;
  return { P: A, p: A.name, H, h: H.name };
};

/** A seed falls through a basket before it is planted, and a leaking can waters it where it fell. */
export const SEED: EventPlot = {
  id: 'seed',
  // What comes up in it is a sunflower.
  when: /^(?!.*\b(?:pumpkin|turnip|marrow|courgette|carrot|cabbage|parsnip|beetroot|radish|squash|leek|tomato|strawberr))[^]*\b(?:plant\w*|sow\w*|seeds?|sunflowers?|nothing (?:comes|came|grows|grew))\b/,
  only: true,
  young,
  middle,
  old,
};

function young(going: Going): Told {
  const { chance } = going;
  const { P, p, H, h } = parts(going);
  const refrain = `${chance.pick(...REFRAINS)}!`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(P, 'walk', 'happy', 'basket')] },
        `${P.introduced} has a seed in a basket. The basket has a hole. Up the step. Plip!`,
        `A basket has a hole. In it is a seed. ${P.introduced} swings it up the step. Plip!`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'kneel', 'happy'), seen(H, 'stand', 'curious')], things: ['basket'] },
        `${p} tips the basket out in a pot. Pat, pat. "Now grow!" ${H.introduced} looks on.`,
        `All the earth goes in a pot. Pat, pat. "Grow, seed!" says ${p}. ${H.introduced} looks on.`,
      ),
      page(
        { camera: 'medium', actors: [seen(H, 'walk', 'happy', 'watering-can'), seen(P, 'stand', 'happy')] },
        `${h} brings it water every day. The old can drips on the step. Drip, drip!`,
        `Each day ${h} brings the watering can. It drips, drips, drips on the step.`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'kneel', 'curious'), seen(H, 'stand', 'curious')] },
        `They wait for one week. They look in the pot. "${refrain}" says ${p}.`,
        `A week goes by. What is in the pot? "${refrain}" says ${p}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(P, 'stand', 'determined'), seen(H, 'stand', 'happy')] },
        `They put the pot in the sun. They wait, and it gets warm. "${refrain}" says ${p}.`,
        `The pot goes out in the sun. The pot is warm now. "${refrain}" says ${p}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'kneel', 'happy'), seen(H, 'dance', 'happy')] },
        `They sing it a song. It is a good song, a long one. "${refrain}" says ${p}.`,
        `"Perhaps it likes songs," says ${h}. They sing. "${refrain}" says ${p}.`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'kneel', 'sad'), seen(H, 'hold', 'worried', 'watering-can')] },
        `So ${p} feels in the earth. There is no seed in the pot! ${p} sits down on the step.`,
        `${p} digs in the pot. It has no seed in it! Down sits ${p}, on the step.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(P, 'point', 'surprised'), seen(H, 'hold', 'surprised', 'watering-can')],
          things: ['seedling'],
        },
        `Drip, says the can. Drip, on something green! It grows in a crack in the step.`,
        `Drip, goes the can. ${p} looks where it drips. There is a green leaf in the step!`,
      ),
      page(
        { camera: 'wide', actors: [seen(P, 'look-up', 'proud'), seen(H, 'look-up', 'happy')], things: ['sunflower'] },
        `Up it grows, as tall as the door. It is a sunflower! They all go round it.`,
        `It grows past the window. It grows past the door. Now it is a sunflower!`,
      ),
      page(
        { time: 'sunset', camera: 'medium', actors: [seen(P, 'sit', 'happy'), seen(H, 'sit', 'happy')] },
        `And what is in the pot? "${refrain}" says ${p}. But in the evening, a snail sleeps there.`,
        `Is there something in the pot now? "${refrain}" says ${h}. But a snail sleeps there.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { chance } = going;
  const { P, p, H, h } = parts(going);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(P, 'walk', 'happy', 'basket')] },
        `${P.introduced} had one seed, a striped one. It rode home in a basket full of earth. The basket had a hole, but only a small one. Up the step went ${p}. Plip.`,
        `The seed was striped, and it was the only one. ${P.introduced} carried it home in a basket of earth. There was a hole in the basket. Plip, it went, on the step.`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'kneel', 'happy'), seen(H, 'stand', 'curious')], things: ['basket'] },
        `${p} tipped it all into a big pot by the door, and patted it. "What is it going to be?" said ${H.introduced}. "A sunflower," said ${p}. "As tall as the house."`,
        `By the door stood a pot. In went the earth, and pat, pat, it was done. "How tall will it get?" said ${H.introduced}. "It's a sunflower," said ${p}. "Taller than us!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(H, 'walk', 'happy', 'watering-can'), seen(P, 'stand', 'happy')] },
        `${h} was to bring the water. It was a very old can, and it leaked. Every morning it dripped all the way up the step. "There's enough left," said ${h}, and poured it into the pot.`,
        `"I'll water it," said ${h}, and fetched the can. Drip, drip, it went, over the step and up to the pot. It had a leak. It had always had a leak. So ${h} went twice.`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'kneel', 'curious'), seen(H, 'stand', 'curious')] },
        `On Monday they looked, with their noses right down. There was earth, and it was brown. "${refrain}," said ${p}. "Perhaps it's still asleep," said ${h}.`,
        `After a week they knelt down to see. The earth lay there like a blanket on a bed. "${refrain}," said ${p}. "It's not a fast one," said ${h}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(P, 'stand', 'determined'), seen(H, 'stand', 'happy')] },
        `"It may be too dark for it," said ${p}. They pushed the pot into the sun. They pushed it again at dinner time, because the sun had moved. By Friday the pot was as warm as toast. "${refrain}," said ${p}.`,
        `"It wants more sun," said ${h}. So the pot went on a journey round the garden, after the sun. Bees came to look at it. The earth got warm, and that was all. "${refrain}," said ${p}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'kneel', 'happy'), seen(H, 'dance', 'happy')] },
        `"It doesn't know the way up," said ${h}. So they called it. They sang to it too, four songs, and ${h} danced. Next door a window was shut. "${refrain}," said ${p}.`,
        `They sang to the pot, in case it was bored. They sang high, to show it where up was. A cat came, listened, and left. "${refrain}," said ${p}.`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'kneel', 'sad'), seen(H, 'stand', 'worried', 'watering-can')] },
        `In the end ${p} felt about in the earth, right down to the bottom. "There isn't any seed," said ${p}. "We've been watering a pot." Neither of them sang now. ${p} sat down on the step.`,
        `"I must know," said ${p}, and dug, very gently. The pot was earth from top to bottom. It had never had a seed in it at all. ${p} came and sat on the step, and looked at nothing.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(P, 'point', 'surprised'), seen(H, 'hold', 'surprised', 'watering-can')],
          things: ['seedling'],
        },
        `${h} stood there with the can. Drip, it said. Drip. "Stop!" said ${p}. In the crack of the step was something green. It had two leaves, and a drop on each.`,
        `${h} had come with water, out of habit. "You can put it down," said ${p}. Drip, drip, went the can. Then ${p} looked where it dripped. In a crack in the step stood two small leaves.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(P, 'hold', 'surprised', 'basket'), seen(H, 'kneel', 'happy')],
          things: ['seedling'],
        },
        `${p} fetched the basket, and looked at ${h} through the hole. "It fell out," said ${p}. "It fell out here. And who's been watering it?" "I have," said ${h}. "Every day. By mistake."`,
        `It had a stripy hat on, which was the shell of the seed. ${p} ran to get the basket, and held up the hole. "Plip!" they said. "And your can leaks just here," said ${p}. "It's a very good can," said ${h}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(P, 'look-up', 'proud'), seen(H, 'look-up', 'happy')], things: ['sunflower'] },
        `It grew up past the door handle, and past the bell. In August it had a face as big as a plate. The postman had to come in sideways. But nobody moved it, and nobody mended the can.`,
        `By summer you could not go in by the door without saying excuse me. It was taller than the two of them together. It turned its yellow face to the sun by itself. And still the can went drip.`,
      ),
      page(
        { time: 'sunset', camera: 'medium', actors: [seen(P, 'sit', 'happy'), seen(H, 'sit', 'happy')] },
        `"What have you got in that pot?" people asked. "${refrain}," said ${p}, very pleased. It was not quite true. In the evening a snail came home to it.`,
        `They kept the pot as well. "And what's in here?" said the postman. "${refrain}," said ${h}. They had both grown fond of it. At sunset they went to sing to it, just the one song.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { chance } = going;
  const { P, p, H, h } = parts(going);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(P, 'walk', 'proud', 'basket')] },
        `${P.introduced} had thought of everything. There was a pot, the largest to be had. There was a basket of the best black earth, and in the earth lay the seed. It was striped like a deckchair. The only thing that had not been thought of was the bottom of the basket. It had a hole there, no bigger than a pea. On the step something went plip.`,
        `It was one seed, striped black and white, and ${P.introduced} had read all about it. Earth: crumbly. Pot: large, in the sun. It was carried home lying in a basket of that very earth, like an egg in straw. But the mice had been at the basket in the winter. One step before the door, something fell, and it was so small that nobody heard it. Plip.`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'kneel', 'happy'), seen(H, 'stand', 'curious')], things: ['basket'] },
        `The earth went into the pot, and was pressed with a flat board. "It's going to be a sunflower," said ${p}, "as high as the gutter." "Can I do something?" said ${H.introduced}. ${p} thought it over. ${h} was a dear, but ${h} was not careful. "You may bring the water," said ${p}. "A can a day. Not on the step, please."`,
        `"Can I help?" said ${H.introduced}, and knocked over the rake. ${p} had been afraid of that. Things that ${h} helped with were apt to get wet, or bent. But you can't say no to everything. "You might do the watering," said ${p}, "with care." And ${p} tipped the earth into the pot, and wrote SUNFLOWER on a stick, and stood it in the middle.`,
      ),
      page(
        { camera: 'medium', actors: [seen(H, 'walk', 'happy', 'watering-can'), seen(P, 'stand', 'worried')] },
        `The can had hung in the shed since before either of them. It leaked at the seam. However fast ${h} walked, a third of it went on the step. "You're dripping," said ${p}, on Monday. "I'm hurrying," said ${h}. "You're dripping and hurrying," said ${p}, on Tuesday, and fetched a cloth.`,
        `There was only one can, and it had a leak. ${h} tried it with a thumb over the place, and with a leaf. Each morning a wet line ran from the tap to the step, and on the step it made a puddle. "Look at that," said ${p}. "I do, every day," said ${h}. "I can't be in two places." ${p} mopped up.`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'kneel', 'curious'), seen(H, 'stand', 'curious')] },
        `Ten days, it says on the packet. On the tenth they were both there before breakfast. The earth was black and flat, and it had a very closed look. "${refrain}," said ${p}. "It may count differently," said ${h}. "Perhaps it's been ten days for us, and only Tuesday down there."`,
        `On the tenth day it should have been there. ${p} lay down with one cheek on the rim, to catch it in the act. "${refrain}," said ${p}, after an hour. "Did you say good morning to it?" said ${h}. "It's a seed," said ${p}. "I only asked," said ${h}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(P, 'stand', 'determined'), seen(H, 'stand', 'calm')] },
        `So it was the sun. It must be the sun. ${p} drew a plan of the garden with the shadows on it, and every two hours the pot was moved. That takes two, for a pot of that size. It was ${h} who did the heavy end. After a week they had walked it round the house nine times. "${refrain}," said ${p}. "It has seen a lot, though," said ${h}.`,
        `"Warmth," said ${p}, who had looked it up. They wrapped the pot in a scarf. At noon they took it off, and at four they put it on. The pot had never been so well. "${refrain}," said ${p}, eight days running. The earth was as warm as a loaf by then, and every bit as likely to have leaves.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'sit', 'worried'), seen(H, 'dance', 'happy')] },
        `"I could sing," said ${h}. There was nothing about it in the book, but they had come to the end of the book. ${h} sang about rain, and about going up. It wasn't a bad song. A blackbird joined in. "${refrain}," said ${p}, and stood up. "It's the watering. There's been something wrong with the watering from the start."`,
        `By the third week ${h} had begun to sing to it, while ${p} was indoors. It was a song with a great many verses, all of them about going up. ${p} came out in the middle. "${refrain}," said ${p}. "And no wonder. How is it to grow, when half its water's on the step? I asked for one thing to be done with care."`,
      ),
      page(
        { camera: 'close', actors: [seen(H, 'hold', 'sad', 'watering-can'), seen(P, 'stand', 'angry')] },
        `"I went twice," said ${h}, "because of the leak. I went twice every single day." ${p} had not known that. It's hard to stop when you are in the middle of being right. "It doesn't matter now," said ${p}. "I'm going to see what you've done to it." And ${p} pulled out the stick, and began to dig.`,
        `${h} did not say anything. ${h} put down the can, and that was worse. "I'll show you," said ${p}, and pushed both sleeves up, and went down into the pot. "It'll be lying there, as dry as a bone." It was not a thing to do to a seed. It was done because somebody had to be to blame.`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'kneel', 'sad'), seen(H, 'stand', 'worried')] },
        `The earth was damp, right to the bottom. It had been watered beautifully. There was just no seed in it. ${p} crumbled every lump, and there never had been. They had warmed it, and walked it, and sung to it, and it was a pot. "I was wrong," said ${p}. "It wasn't you. It was never there." And ${p} sat down on the step, in the puddle.`,
        `It was as moist as a cake, all the way. ${p} went through it twice, crumb by crumb. At the end there was a heap of very good earth, and a pot, and nothing else. "There's no seed," said ${p}. "I planted a pot. I'm sorry. I said that it was you." It was quiet then. They sat down side by side on the step, which was wet.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(P, 'point', 'surprised'), seen(H, 'sit', 'surprised')],
          things: ['watering-can', 'seedling'],
        },
        `The can stood beside them. Drip, it said. It was the only sound in the garden. ${p} watched a drop swell, and let go, and fall. It did not hit stone. It hit a leaf. There were two of them, standing up out of a crack, as green as paint. "Don't move," whispered ${p}. "You've nearly got your foot on it."`,
        `Drip, went the can. You get so used to a sound that you no longer look. ${p} looked. In the wet, exactly where the can always leaked, there was a crack in the step. Out of it came a stalk, bent like a hairpin, and it was pulling up two leaves. On the one leaf sat half a shell. It was striped like a deckchair.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(P, 'hold', 'surprised', 'basket'), seen(H, 'kneel', 'happy')],
          things: ['seedling'],
        },
        `It took them no time, after that. Here was the basket, and here was the hole. Here was a pinch of black earth in the crack, where it had come down with the seed. "So it has had two cans a day," said ${p}, "or a third of two. And who mopped it up?" "You did," said ${h}. "You missed the crack." "I'm not very careful," said ${p}.`,
        `${p} fetched the basket, and put one finger through the bottom. "I did that," said ${p}. "I dropped it, and you've watered it for three weeks. I told you off for it each morning." "I thought that I was spilling," said ${h}. "Isn't it lucky that I'm not careful?" "No," said ${p}. "You went twice. That's not luck."`,
      ),
      page(
        { camera: 'wide', actors: [seen(P, 'look-up', 'proud'), seen(H, 'look-up', 'proud')], things: ['sunflower'] },
        `It could not be moved; it had one foot in the house by now, so to speak. All summer they went in and out sideways. It passed the letter box in June, and the lamp in July. In August it opened, above everybody. A new can was offered them, and they both said no, thank you, in the same breath.`,
        `There was a proper pot for it, but it had chosen the step. People ducked. By the end of July it looked in at the upstairs window, and had a head like a dinner plate. The stick that said SUNFLOWER stood beside it. Underneath, in another hand, somebody had written BY ACCIDENT, AND TWICE A DAY.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'medium',
          actors: [seen(P, 'sit', 'happy'), seen(H, 'sit', 'happy')],
          things: ['watering-can'],
        },
        `The pot stands where it stood, in the sun. "And what's that going to be?" visitors ask. "${refrain}," says ${p}, as a person speaks of an old friend. A snail has moved in. And most evenings, when the can has been round, you may hear somebody singing to it. It's ${p}, who does the low part.`,
        `In September there were seeds, four hundred of them, all striped. They keep them in a jar, without a hole. "And the pot?" said ${h}. They both bent over to look. "${refrain}," said ${p}, very happily. They gave it a drop of water all the same.`,
      ),
    ],
  };
}
