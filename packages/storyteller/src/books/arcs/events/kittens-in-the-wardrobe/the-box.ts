import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';
import { old } from './the-box-old.ts';

/** The fine box stays empty, because it smells of nobody; at last the mother finds out what it is good for. */
export const THE_BOX: EventPlot = { id: 'the-box', young, middle, old };

function young(going: Going): Told {
  const { G, g, Gcap, chance } = going;
  const { refrain, M, m, P, p, young: three, mew, where } = partsOf(going);
  const [zip, cuff, hem] = three;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(M, 'sit', 'curious'), seen(P, 'point', 'surprised')],
          things: ['hat'],
        },
        `Who is in the hat? ${M.introduced}! "${refrain}" said ${P.introduced}.`,
        `${M.introduced} got into a hat. "${refrain}" said ${P.introduced}.`,
      ),
      page(
        { camera: 'close', actors: [seen(M, 'sit', 'curious'), seen(G, 'point', 'surprised')], things: ['bucket'] },
        `Next it was a bucket. "${refrain}" said ${g}.`,
        `${m} got into a bucket. "${refrain}" said ${g}.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'wide',
          actors: [seen(P, 'point', 'proud'), seen(G, 'stand', 'proud'), seen(M, 'sit', 'curious')],
          things: ['box', 'blanket'],
        },
        `${p} and ${g} made a box. It had a blanket. "In there, ${m}!"`,
        `A box, with a blanket! ${p} and ${g} made it. "In there, ${m}!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'walk', 'calm'), seen(P, 'stand', 'surprised')], things: ['box'] },
        `${m} looked at the box. Then ${m} went away. "Oh!" said ${p}.`,
        `Sniff, sniff, at the box. Off went ${m}. "Oh!" said ${p}.`,
      ),
      page(
        {
          time: 'night',
          camera: 'wide',
          actors: [seen(P, 'look-up', 'worried', 'torch'), seen(G, 'kneel', 'worried')],
          things: ['torch', 'box'],
        },
        `Night! Where was ${m}? Not in the box. ${Gcap} and ${p} had a torch.`,
        `Night! ${p} had a torch. ${Gcap} looked, too. Where was ${m}? Not in the box.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'day',
          camera: 'close',
          actors: [seen(P, 'kneel', 'surprised'), seen(M, 'sit', 'calm')],
        },
        `In the morning ${p} saw. ${m} was in the ${where}! ${mew}! ${mew}! ${mew}!`,
        `In the morning, ${mew}! ${p} looked in the ${where}. ${mew}, ${mew}! There was ${m}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [
            seen(M, 'sit', 'proud'),
            seen(zip, 'sit', 'sleepy'),
            seen(cuff, 'sit', 'sleepy'),
            seen(hem, 'sit', 'sleepy'),
          ],
        },
        `${zip.name}, ${cuff.name} and ${hem.name}! They lay by ${m}, all warm.`,
        `One, two, three, by ${m}! ${zip.name}, ${cuff.name} and ${hem.name}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'hug', 'happy'), seen(G, 'point', 'happy')] },
        `"Why in the ${where}?" said ${p}. "It smells of you," said ${g}.`,
        `"Why there?" said ${p}. ${Gcap} had a sniff. "It smells of you."`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'wide',
          actors: [seen(cuff, 'run', 'happy'), seen(hem, 'jump', 'happy'), seen(P, 'point', 'surprised')],
          things: ['hat', 'boots'],
        },
        `They grew. ${cuff.name} was in the boots. ${hem.name} was in the hat. "${refrain}"`,
        `Soon they ran. ${hem.name} in the hat! ${cuff.name} in the boots! "${refrain}"`,
      ),
      page(
        {
          time: 'night',
          camera: 'medium',
          actors: [seen(zip, 'stand', 'curious'), seen(M, 'sleep', 'happy'), seen(P, 'reach', 'happy')],
          things: ['box'],
        },
        `And ${zip.name} found the box. "${refrain}" said ${p}. There slept ${m}, all alone.`,
        `${zip.name} found the box. "${refrain}" said ${p}. It was full of ${m}, fast asleep.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { G, g, chance } = going;
  const { refrain, M, m, P, p, young: three, kittens, kitten, mew, where } = partsOf(going);
  const [zip, cuff, hem] = three;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(M, 'sit', 'curious'), seen(P, 'point', 'surprised')],
          things: ['hat', 'bowl'],
        },
        `${M.introduced} was going to have ${kittens}. All ${m} wanted was somewhere to do it. First it was a hat. "${refrain}" said ${P.introduced}. Then it was a bowl, with the flour still in it.`,
        `There was a tail in the hat, and two ears in the bowl. ${M.introduced} was trying things on. There were ${kittens} on the way. "${refrain}" said ${P.introduced}. "I was going to wear that."`,
      ),
      page(
        { camera: 'close', actors: [seen(M, 'sit', 'calm'), seen(G, 'point', 'surprised')], things: ['bucket'] },
        `On Monday ${m} tried the piano. On Tuesday it was the bread bin, and on Wednesday the mop bucket. "${refrain}" said ${g}, and lifted ${m} out. "Every day there's more of you."`,
        `"${refrain}" said ${g}, who had come for the bucket. It was taken. ${m} looked up with round eyes. "Yesterday it was the bread bin," said ${g}. "On Monday it was the piano."`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'wide',
          actors: [seen(G, 'stand', 'proud'), seen(P, 'kneel', 'proud'), seen(M, 'sit', 'curious')],
          things: ['box', 'blanket'],
        },
        `So ${g} and ${p} made a box. It had a low side to step over, and the softest blanket. It had a name over the door, with a paw print. "In there," said ${p}, and showed ${m} how.`,
        `So they made a box, and ${g} was quite particular about it. There was a blanket, folded in three. There was a little roof. "In there, ${m}," said ${p}. "It's all yours."`,
      ),
      page(
        { camera: 'close', actors: [seen(M, 'walk', 'calm'), seen(G, 'stand', 'sad')], things: ['box'] },
        `${m} sniffed each corner of the box, and looked at the roof. Then ${m} went away. "It takes time," said ${g}. "Perhaps it's the roof. Do you think it's the roof?"`,
        `${m} walked round the box twice, very politely, like somebody in a shop. Then ${m} went out by the other door. "It's got a roof," ${g} called out. "It's got everything!"`,
      ),
      page(
        {
          time: 'night',
          camera: 'wide',
          actors: [seen(P, 'look-up', 'worried', 'torch'), seen(G, 'kneel', 'worried')],
          things: ['torch', 'box'],
        },
        `That night there was no ${m} at supper. "Not in the piano," said ${g}. "Not in the hat," said ${p}, with a torch. Last of all they looked in the box. It was very empty.`,
        `Then one night nobody could find ${m} at all. ${p} went through the house with a torch, and ${g} behind. "Not in here," they said to one another. "Not here." Then they looked in the box.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'day',
          camera: 'close',
          actors: [seen(P, 'kneel', 'surprised'), seen(M, 'sit', 'calm')],
        },
        `In the morning ${p} went to the ${where} for something clean. The ${where} had two eyes. They were ${M.names}. And somewhere below them something said ${mew}. And something else said ${mew}. And ${mew}.`,
        `In the morning ${p} wanted something out of the ${where}. But something in there said ${mew}. It was ${m}, looking rather tired and very grand. ${mew}, it went, and ${mew}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [
            seen(M, 'sit', 'proud'),
            seen(zip, 'sit', 'sleepy'),
            seen(cuff, 'sit', 'sleepy'),
            seen(hem, 'sit', 'sleepy'),
          ],
        },
        `There were three, with their eyes shut, and ${m} all round them. They were called after where they lay. That was ${zip.name}, and that was ${cuff.name}, and the smallest was ${hem.name}.`,
        `Three ${kittens} lay along ${m}, like buns on a tray. Their eyes were shut. ${zip.name} was on the zip of the jumper, ${cuff.name} on the cuff. ${hem.name} had got the bottom.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'hug', 'happy'), seen(G, 'kneel', 'happy')] },
        `"But why not the box?" whispered ${p}. "It's dark in the ${where}, and warm," said ${g}. "And there's one more thing. Smell." ${p} did. It smelled of ${p}. Everything in there did.`,
        `"There was a blanket, and a roof," said ${g}. "What has it got in here?" It was warm, and it was dark. But ${g} put in a nose. "Ah," said ${g}. "I see. It smells of you."`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'reach', 'surprised'), seen(G, 'point', 'worried')] },
        `So nobody could move a thing. ${p} put out a hand for a shirt. "${refrain}" breathed ${g}. All ${P.names} clothes were in use. ${p} wore the same ones for three weeks. They could nearly walk by themselves.`,
        `It had to stay as it was. "${refrain}" said ${g}. ${p} had only looked at a sock. So ${p} wore one lot of clothes all that month. In every picture it is the same. You can look.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'wide',
          actors: [seen(cuff, 'run', 'happy'), seen(hem, 'jump', 'happy'), seen(P, 'run', 'surprised')],
          things: ['boots', 'teapot'],
        },
        `Their eyes opened, and then their legs began to work. ${cuff.name} got into the boots. ${hem.name} was in the teapot, all but the tail. "${refrain}" cried ${p}, here and there and everywhere. It was a very busy week.`,
        `By and by they could see, and then they could run. ${hem.name} went into the teapot head first. "${refrain}" said ${p}. Something in the boots said ${mew}, and that was ${cuff.name}. They got it from their mother.`,
      ),
      page(
        {
          time: 'night',
          camera: 'medium',
          actors: [seen(zip, 'stand', 'curious'), seen(M, 'sleep', 'happy'), seen(P, 'reach', 'happy')],
          things: ['box'],
        },
        `And ${zip.name} came to the box, and put in a paw. "At last!" said ${p}. Then ${p} saw. On the blanket lay ${m}, asleep, with nobody on top. It was just the right size for one. "${refrain}" whispered ${p}, and took ${zip.name} to bed.`,
        `One evening ${zip.name} found the box. But there was somebody in it. It was ${m}, stretched out, and quite alone. It was the first good sleep in a month. "${refrain}" ${p} told the ${kitten}, very softly. It had everything.`,
      ),
    ],
  };
}
