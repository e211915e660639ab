import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { kept, REFRAINS, titles } from './kept.ts';
import { old } from './night-off-old.ts';

/**
 * It has worked every night and is tired; so it goes to bed in a box. Somebody is awake then, and the box gets a lamp and
 * a song; but it was not the box who was awake.
 */
export const NIGHT_OFF: EventPlot = standsApart({ id: 'night-off', young, middle, old });

function young(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, comesToo, chance } = going;
  const { d, drawn } = kept(going);
  const refrain = `${chance.pick(...REFRAINS)}!`;
  return {
    title: titled(chance.pick(...titles(d))),
    refrain,
    pages: [
      page(
        { setting: 'bedroom', camera: 'medium', actors: [seen(A, 'sit', 'calm')], things: drawn },
        `${A.introduced} had a ${d}. It worked every night. Now it was old and tired.`,
        `Look, an old ${d}! ${A.introduced} had it every night. Now it was so tired.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'close',
          actors: [seen(A, 'kneel', 'calm'), seen(G, 'stand', 'calm')],
          things: ['box', ...drawn],
        },
        `"It can stop now," said ${g}. ${a} put it in a box. "Good night, ${d}."`,
        `"Now it can sleep," said ${g}. Here was a box. In went the ${d}. "Good night."`,
      ),
      page(
        { time: 'night', camera: 'wide', actors: [seen(A, 'sit', 'worried'), seen(G, 'stand', 'calm')] },
        `It was dark. ${a} had no ${d} now. "${refrain}" said ${a}. ${Gcap} came.${comesToo}`,
        `Then it was night, without the ${d}. "${refrain}" said ${a}. So ${g} came.${comesToo}`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'kneel', 'calm'), seen(A, 'stand', 'worried')], things: ['box', 'lamp'] },
        `Was it the ${d}? ${a} gave the box a lamp. ${Gcap} listened. "It is asleep," said ${g}.`,
        `"Is the ${d} awake?" The box got a lamp from ${a}. ${Gcap} listened. Not a sound.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'worried'), seen(G, 'stand', 'calm')], things: ['box'] },
        `"${refrain}" said ${a}. So ${g} sang the box a song. The box slept and slept.`,
        `"${refrain}" said ${a} again. So ${g} sang to the box. It slept on.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'sleep', 'sleepy'), seen(A, 'look-up', 'curious')] },
        `Was it ${B.introduced}? ${a} looked. No, ${b} was asleep, too. Then who was it?`,
        `And ${B.introduced}? ${a} listened. ${b} was fast asleep. Who was it, then?`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'surprised'), seen(G, 'stand', 'calm')] },
        `${a} thought and thought. "Oh," said ${a}. "It is me!"`,
        `Then ${a} felt two eyes, wide open. "It is me," said ${a}. "I am awake!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sleep', 'sleepy'), seen(G, 'sit', 'calm')], things: ['lamp'] },
        `Now ${a} got the lamp. ${Gcap} sang the song again. It took a long, long time.`,
        `So the lamp came to ${a}. And ${g} sang, and sang, and stayed. It took a long time.`,
      ),
      page(
        {
          time: 'day',
          camera: 'medium',
          actors: [seen(A, 'stand', 'happy'), seen(G, 'stand', 'happy')],
          things: ['sun', 'box'],
        },
        `"${refrain}" said ${g}. It was ${a}, and the sun. And the box? Shh. Still asleep.`,
        `The sun came up. "${refrain}" said ${g}. It was ${a}! But the box slept on.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, comesToo, chance } = going;
  const { d, drawn } = kept(going);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...titles(d))),
    refrain,
    pages: [
      page(
        {
          setting: 'bedroom',
          camera: 'medium',
          actors: [seen(A, 'sit', 'calm'), seen(G, 'stand', 'calm')],
          things: drawn,
        },
        `The ${d} was old. It had worked every night since ${A.introduced} was small, even on Sundays. Now it looked thin and grey. "It's tired out," said ${a}. "I think it is," said ${g}.`,
        `${A.introduced} held the ${d} up to the light. It was worn, and it had a bend in it. It had never had a night off, not even at Christmas. "Is it tired?" said ${a}. "I should think so," said ${g}.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'close',
          actors: [seen(A, 'kneel', 'calm'), seen(G, 'kneel', 'calm')],
          things: ['box', ...drawn],
        },
        `"Then it could stop now," said ${g}. "It could sleep, and not work any more." "For good?" said ${a}. "For good," said ${g}. They took a box and put a sock in, to lie on. ${a} laid the ${d} on the sock and put the lid on.`,
        `"When people are tired, they stop work," said ${g}. ${a} thought about it for two days. Then ${a} came with a box, and a soft sock to lie on. In went the ${d}. "Sleep well," said ${a}. "You needn't get up again." And the lid went on.`,
      ),
      page(
        { time: 'night', camera: 'wide', actors: [seen(A, 'sit', 'worried'), seen(G, 'stand', 'calm')] },
        `Then it was bedtime. The bed felt odd. There was something missing, and ${a} knew what.${comesToo ? ` ${going.k} was there too.` : ''} It was very quiet. "${refrain}," said ${a}. ${Gcap} put on the light. "Who is?" "The ${d}, I think."`,
        `That night ${a} had nothing to hold on to. ${a} lay on this side, and on that side, and on no side.${comesToo ? ` ${going.k} was there too.` : ''} ${Gcap} looked in. "${refrain}," said ${a}. "I think it's the ${d}."`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'kneel', 'calm'), seen(A, 'stand', 'worried')], things: ['box', 'lamp'] },
        `They went to look. "It's dark in there," said ${a}, and put the little lamp beside the box. ${Gcap} knelt down and laid an ear on the lid. There was not a sound. "Fast asleep," said ${g}.`,
        `The box stood on the shelf with its lid shut. "It isn't used to the dark," said ${a}. So the little lamp was put next to it. ${Gcap} knelt and listened for a long time. "It's asleep," whispered ${g}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'stand', 'calm'), seen(A, 'sit', 'worried')], things: ['box'] },
        `${a} lay down again, and got up again. "${refrain}," said ${a}. "It may want its song." So ${g} stood in front of a box and sang, all three verses. Nothing moved. You can't sing a thing to sleep when it's sleeping.`,
        `"${refrain}," called ${a}, after ten minutes. "It always had a song!" ${Gcap} had never sung to a box. But ${g} sang the one about the boat, right to the end. The box slept just as it had before.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'worried')], things: ['box'] },
        `When nobody was there, ${a} got up alone. ${a} put a hand on the lid. It would be so easy. But it was the first night off that the ${d} had ever had. "Sorry," whispered ${a}, and took the hand away.`,
        `Later ${a} stood at the box, with bare feet, and missed the ${d} so. The lid would have come off with one finger. But you don't wake somebody who is as tired as that. ${a} went back to bed.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'sleep', 'sleepy'), seen(A, 'sit', 'curious')] },
        `"${refrain}," ${a} said, quite softly. Was it ${B.introduced}? ${a} leaned over and looked. ${b} lay there with an open mouth. So it wasn't ${b}. And it wasn't the box.`,
        `But "${refrain}," ${a} said into the dark. It had to be somebody. ${a} listened for ${B.introduced}, and there was only a small snore. That was ${b} asleep, then, and the box asleep. Who was left?`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'surprised'), seen(G, 'stand', 'calm')] },
        `${a} counted them all on one hand, and there was a finger over. "Oh!" said ${a}. "It's me!" ${Gcap} was standing in the door. "So it is," said ${g}. "It was you all along."`,
        `Then ${a} felt about, and found two eyes, and they were open. "It's me," said ${a}. "It's me who can't sleep!" "I wondered about that," said ${g}, and came in.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sleep', 'sleepy'), seen(G, 'sit', 'sleepy')], things: ['lamp'] },
        `So ${g} fetched the lamp, because the box didn't need it. Then came the song, all of it, and this time it was for ${a}. ${Gcap} sat on the edge of the bed. It took a very long time. First one eye shut, and then the other.`,
        `The lamp came back, and stood beside the right one. The song came back as well. ${Gcap} held ${A.names} hand and sang it twice. Then ${g} only hummed. It wasn't quick. But somewhere in the middle of the humming ${a} fell asleep.`,
      ),
      page(
        {
          time: 'day',
          camera: 'medium',
          actors: [seen(A, 'jump', 'happy'), seen(G, 'sleep', 'sleepy')],
          things: ['sun', 'box'],
        },
        `In the morning there was a thump. "${refrain}," said ${g}, with both eyes shut. The sun was in the room, and so was ${a}, with shoes on. But nobody had woken the ${d}. It slept all that day in its box, and the next night as well.`,
        `Bump, bump, bump, it went, as soon as the sun came up. "${refrain}," ${g} said into the pillow. And it was ${a}, jumping. On the shelf stood the box. It was not awake at all. It could sleep as long as it liked.`,
      ),
    ],
  };
}
