import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './door-old.ts';
import { NOT_TO_BE, refrains, TITLES, whatNot } from './said.ts';

/** The door bangs in the wind from the first page on; and a thing that rolls away from the pot stops it. */
export const DOOR: EventPlot = { id: 'door', when: NOT_TO_BE, young, middle, old };

function young(going: Going): Told {
  const { A, K, G, a, k, g, Gcap, raw, chance } = going;
  const z = whatNot(raw);
  const refrain = chance.pick(...refrains(z));
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(A, 'sit', 'worried')] },
        `This is ${A.introduced}. The wind blows. BANG, goes the door!`,
        `Here sits ${A.introduced}. It is windy. BANG, goes the door.`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'hold', 'happy'), seen(A, 'hide', 'scared')] },
        `${Gcap} has a big pot. "Today we have ${z}!" "${refrain}" says ${a}.`,
        `Here comes ${g} with the pot. "You will be ${z}." "${refrain}" says ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'curious'), seen(A, 'hide', 'happy')] },
        `${a} sits on ${K.introduced}. "I am a hat!" Too heavy. BANG!`,
        `"I am a hat!" ${a} hops on ${K.introduced}, and slips. BANG!`,
      ),
      page(
        { camera: 'wide', actors: [seen(G, 'point', 'surprised'), seen(A, 'run', 'scared')] },
        `"There is my ${z}!" "${refrain} I am a ball." It only goes thud.`,
        `"Is that the ${z}?" "${refrain} I am a ball." But no ball goes thud.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'surprised'), seen(A, 'sit', 'happy')] },
        `"Then I am a cushion!" ${k} sits on it. Ow! Too hard. BANG!`,
        `"I am a cushion now." "No cushion is so hard," says ${k}. BANG!`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'run', 'scared'), seen(G, 'run', 'surprised')] },
        `The pot is hot. "Come here!" says ${g}. "${refrain}" Off rolls ${a}.`,
        `Now the pot is hot. ${a} rolls away, fast. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'surprised'), seen(K, 'stand', 'surprised')] },
        `${a} rolls to the door. The wind blows. Pff! No bang. The door stops at ${a}.`,
        `Roll, roll, to the door. The wind blows. Pff! ${a} is there.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(G, 'stand', 'surprised'), seen(K, 'point', 'happy'), seen(A, 'sit', 'proud')],
        },
        `"Who stopped the door?" says ${g}. "${a} did!" says ${k}.`,
        `"No bang?" says ${g}. "Look," says ${k}. "It is ${a}!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(G, 'hold', 'happy'), seen(K, 'sit', 'happy'), seen(A, 'sit', 'happy')] },
        `So there are pancakes today. And ${a} sits at the door.`,
        `So ${g} makes pancakes. And ${a} stays at the door.`,
      ),
      page(
        { time: 'night', camera: 'medium', actors: [seen(A, 'sit', 'sleepy'), seen(K, 'stand', 'happy')] },
        `At night the wind blows. "Are you ${z}?" says ${k}. "${refrain} I hold the door."`,
        `"Good night, ${a}." "${refrain}" "No," says ${k}. "You hold the door."`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, K, G, a, k, g, Gcap, raw, chance } = going;
  const z = whatNot(raw);
  const refrain = chance.pick(...refrains(z));
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(A, 'sit', 'worried'), seen(K, 'cover', 'surprised')] },
        `It was a windy week, and the kitchen door would not stay open. BANG, it went, all day long. ${K.introduced} jumped each time. So did ${A.introduced}, on the shelf.`,
        `On the kitchen shelf sat ${A.introduced}, and listened to the door. The wind pulled it open, and the wind slammed it. BANG! ${K.introduced} dropped a spoon for the third time that day.`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'hold', 'happy'), seen(A, 'hide', 'scared')] },
        `But there was something worse. ${Gcap} got out the big pot. "Today we'll have ${z}," said ${g}, and looked along the shelf. "${refrain}" said ${a}.`,
        `Then the big pot was put on the table. "It's the right weather for ${z}," said ${g}. They all looked at ${a}. "${refrain}" said ${a}. Nobody had asked.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'curious'), seen(A, 'sit', 'happy')] },
        `"If I were something else," thought ${a}, "then I couldn't be ${z}." ${a} jumped on to ${K.names} head. "I'm a hat." It was a heavy hat. It slid down over both eyes. BANG, went the door.`,
        `${a} needed another job, and quickly. "I could be a hat," said ${a}, and got on top of ${k}. But a hat must be soft inside. This one rolled off at the first step. BANG!`,
      ),
      page(
        { camera: 'wide', actors: [seen(G, 'point', 'surprised'), seen(A, 'jump', 'scared')] },
        `"Has anybody seen my ${z}?" said ${g}. "${refrain}" said ${a}. "I'm a ball." So ${k} threw it, a little way. It went thud, and stayed there. A ball should come up again. BANG!`,
        `"Can't you see I'm a ball?" said ${a}, on the floor. "${refrain}" "Then bounce," said ${g}. ${a} tried it. It made a hole in the mat. BANG, went the door.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'surprised'), seen(A, 'hide', 'worried')] },
        `On the chair there was nothing, and so ${a} was a cushion. ${k} sat down. ${k} got up again very fast. "That's not a cushion," said ${k}. "That has got knobs on." BANG!`,
        `Last of all ${a} got under a cloth, and was a cushion. Who would look for ${z} under there? But ${k} was tired, and sat on it. "Ow!" said ${k}. And BANG!`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'run', 'scared'), seen(G, 'run', 'surprised')] },
        `By now the pot was steaming. "There you are," said ${g}, and held out both hands. "${refrain}" cried ${a}, and jumped off the chair, and rolled. It didn't matter where to.`,
        `The lid of the pot began to dance. ${Gcap} reached for the chair. ${a} was off it already. "${refrain}" And ${a} rolled across the floor as nothing had ever rolled there before.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'surprised'), seen(K, 'stand', 'surprised')] },
        `It was the door that ${a} got to. Outside, the wind took a run at it. ${k} held both ears. But there was no bang. There was a sort of pff. The door had come up against ${a}.`,
        `${a} came as far as the open door, and got stuck there. "Look out!" cried ${k}, for the wind was coming. It threw the door with all its might. Pff, went the door. It could get no further than ${a}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(G, 'stand', 'surprised'), seen(K, 'point', 'happy'), seen(A, 'sit', 'proud')],
        },
        `They all waited for it, and it didn't come. You could hear the clock. "I'd forgotten that we had a clock," said ${g}. "What's stopped that door?" "${a} has," said ${k}.`,
        `It was quiet. It was so quiet that they heard the pot. "What has happened to the door?" said ${g}. ${k} pointed. There sat ${a}. The wind pushed and pushed, and nothing moved.`,
      ),
      page(
        { camera: 'wide', actors: [seen(G, 'hold', 'happy'), seen(K, 'sit', 'happy'), seen(A, 'sit', 'happy')] },
        `${Gcap} looked at the pot, and at the door. The pot went back on its nail. "You can't cook a thing like that," said ${g}. "We'll have pancakes." They had them in perfect peace.`,
        `"We've needed one of those for years," said ${g}. The pot was put away. That evening it was pancakes, and nobody dropped anything. ${k} put a saucer beside ${a}, to be friendly.`,
      ),
      page(
        { time: 'night', camera: 'medium', actors: [seen(A, 'sit', 'sleepy'), seen(K, 'stand', 'happy')] },
        `At night the wind came back, and leaned on the door. "${refrain}" mumbled ${a}, asleep. "No," said ${k}, on the way to bed. "You're the only one in the house who's at work."`,
        `"Good night," said ${k}, and climbed over ${a}. "${refrain}" said ${a}, from habit. "Of course not," said ${k}. "You're a doorstop. And you're the best at it that we ever had."`,
      ),
    ],
  };
}
