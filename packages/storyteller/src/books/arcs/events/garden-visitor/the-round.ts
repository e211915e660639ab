import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';
import { old } from './the-round-old.ts';

/** Everybody in the row has a name for it and a bowl; and it goes along the row to see that all of them are there. */
export const THE_ROUND: EventPlot = { id: 'the-round', young, middle, old };

const titles = (x: string): readonly [string, ...string[]] => [
  `whose ${x} is it?`,
  `that's my ${x}`,
  `the ${x} on its round`,
];

function young(going: Going): Told {
  const { A, B, G, a, b, g, chance } = going;
  const { refrain, own, V, x, AnX, N, n, H } = partsOf(going);
  return {
    title: titled(chance.pick(...titles(x))),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(V, 'walk', 'calm'), seen(A, 'sit', 'excited')],
        },
        `${A.introduced} sat outside. Who comes in the evening? ${AnX}! "${refrain}"`,
        `${A.introduced} looked. ${AnX} came by the gate. "${refrain}" said ${a}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'proud', 'bowl'), seen(B, 'stand', 'curious'), seen(V, 'stand', 'curious')],
          things: ['bowl'],
        },
        `${a} put out water in a bowl. Lap, lap! ${B.introduced} looked on.`,
        `${a} had a bowl of water for it. "Lap, lap," said ${B.introduced}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'reach', 'happy'), seen(G, 'kneel', 'calm'), seen(V, 'look-up', 'calm')],
        },
        `"May it sleep in my bed?" "No," said ${g}. "The ${x} is wild." ${a} waved.`,
        `"Come in!" said ${a}. The ${x} did not. "It's wild," said ${g}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(V, 'walk', 'calm'), seen(A, 'look-up', 'surprised'), seen(N, 'stand', 'happy')],
        },
        `Off it went, next door. "${refrain}" said somebody. It was ${N.introduced}!`,
        `It went next door. There stood ${N.introduced}. "${refrain}" she said.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(H, 'stand', 'happy'), seen(V, 'walk', 'calm'), seen(A, 'stand', 'angry')],
        },
        `Then it went to ${H.introduced}. "${refrain}" he said. "No!" called ${a}. "Mine!"`,
        `On it went, to ${H.introduced}. He had a bowl! "${refrain}" "Mine!" said ${a}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'shout', 'determined'), seen(N, 'shout', 'determined'), seen(H, 'shout', 'determined')],
        },
        `They all called it. "Here!" "Here!" "Here!" It did not come to ${a}.`,
        `"Come to me!" said ${a}. "To me!" "To me!" It came to nobody.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'calm'), seen(V, 'sit', 'curious')] },
        `So ${a} sat down, and said nothing. Then it came. Lap, lap!`,
        `"Sh!" said ${a}. It was quiet. And the ${x} came!`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'medium',
          actors: [seen(A, 'look-up', 'curious'), seen(B, 'point', 'surprised')],
        },
        `Upstairs, ${a} and ${b} looked out. It went to ${n}. It went to everybody!`,
        `"Look down!" said ${b}. ${a} looked. First ${n}, then the next! It saw them all.`,
      ),
      page(
        {
          setting: 'garden',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(V, 'look-up', 'calm'), seen(A, 'wave', 'happy'), seen(N, 'wave', 'happy')],
        },
        `The next evening it came again. It looked at ${a}. It looked at ${n}.`,
        `It came the next evening, too. It looked up. Was ${a} there? Was ${n}?`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'happy'), seen(V, 'sit', 'calm')] },
        `What did the ${x} think? ${a} knew. "${own}"`,
        `The ${x} said nothing. But ${a} knew. "${own}"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, G, a, b, g, chance } = going;
  const { refrain, own, V, x, anX, mark, called, N, n, H, h } = partsOf(going);
  return {
    title: titled(chance.pick(...titles(x))),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(V, 'walk', 'calm'), seen(A, 'sit', 'excited')],
        },
        `Every evening, when the street lamps came on, ${anX} came out of the hedge. It had ${mark}, so one knew that it was the same one. It looked at ${A.introduced}. "${refrain}" said ${a}.`,
        `${A.introduced} was on the back step, waiting for the street lamps. They came on, and the hedge shook. Out came ${anX} with ${mark}. "${refrain}" said ${a}, very quietly.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'proud', 'bowl'), seen(B, 'stand', 'curious'), seen(G, 'stand', 'calm')],
          things: ['bowl'],
        },
        `"May it have milk?" said ${a}. "Just water," said ${g}. "It knows where its supper is." So ${a} filled a bowl, and painted ${called.toUpperCase()} on it. "It doesn't look like ${called}," said ${B.introduced}.`,
        `${a} put out a bowl of water, with a name on it in red. It said ${called.toUpperCase()}. "Can it read?" asked ${B.introduced}. "No milk and no cake," said ${g}. "It finds its own supper."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(V, 'stand', 'curious'), seen(A, 'reach', 'happy'), seen(G, 'kneel', 'calm')],
        },
        `The ${x} drank, three steps away. It never came nearer. "It could sleep in my bed," said ${a}. "It's wild," said ${g}. "It's got its own places at night." "It comes for me," said ${a}.`,
        `It drank the water, and kept one eye on ${a}. "I could get it a basket," said ${a}. "It isn't a pet," said ${g}. "It's wild. It has its own places at night." "But it's mine," said ${a}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(V, 'walk', 'calm'), seen(A, 'look-up', 'surprised'), seen(N, 'stand', 'happy', 'bowl')],
          things: ['bowl', 'fence'],
        },
        `Then it went under the fence, next door. "${refrain}" said somebody there. ${a} looked over. It was ${N.introduced}. She had a bowl as well, and on it stood LORD PERCY.`,
        `When it had drunk, it went next door, as it always did. From over the fence came a voice. "${refrain}" it said. It was ${N.introduced}, with a bowl. "Good evening, Lord Percy," she said.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(H, 'stand', 'happy', 'bowl'), seen(V, 'walk', 'calm'), seen(B, 'point', 'surprised')],
          things: ['bowl'],
        },
        `And that wasn't all. One garden further on there was ${H.introduced}. "${refrain}" they heard him say. "Who's a good Susan?" "It's got three names," said ${b}.`,
        `They listened. It went through to ${H.introduced}. "Susan!" he said. "${refrain}" He had a bowl, too. "How many has it got?" said ${b}. "It must never be thirsty."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            seen(N, 'hold', 'angry', 'bowl'),
            seen(H, 'hold', 'angry', 'bowl'),
            seen(A, 'hold', 'angry', 'bowl'),
          ],
          things: ['bowl'],
        },
        `All three came to the fence with their bowls. "It's been Lord Percy since May," said ${n}. "Susan comes to me at eight," said ${h}. "It's ${called}!" said ${a}. "It's mine!" They went quite red.`,
        `There was a row at the fence. "It has ${mark}," said ${n}. "So has mine," said ${h}. "It's mine that has it," said ${a}. They held up their bowls, one, two, three. Nobody was going to give way.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(A, 'shout', 'determined'),
            seen(N, 'shout', 'determined'),
            seen(H, 'shout', 'determined'),
            seen(V, 'sit', 'curious'),
          ],
        },
        `"Let it choose," said ${a}. So the next evening they all called at once. "${called}!" "Percy!" "Susan!" The ${x} came to the hedge, and sat down. It waited until they had finished.`,
        `"We'll see whose it is," said ${a}. "We'll call it, and it'll go to its own." The next evening they shouted three names. It was a terrible noise. The ${x} sat in the hedge, and went to nobody.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'sit', 'calm'), seen(V, 'walk', 'curious'), seen(B, 'sit', 'calm')],
          things: ['bowl'],
        },
        `They were so loud that ${a} stopped, and felt silly. ${a} sat down on the step, and said nothing at all. ${n} stopped, and so did ${h}. Then it came out, and had its water.`,
        `It doesn't know any of those names, thought ${a}. So ${a} held up one hand, and they were quiet. ${b} sat as still as a pot. And out came the ${x}, and drank.`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'wide',
          actors: [seen(A, 'look-up', 'surprised'), seen(B, 'point', 'curious')],
        },
        `${a} ran upstairs, and ${b} came after. From the bedroom you could see all the gardens, in a row. In every one somebody sat on a step. The ${x} went along, and looked at each of them.`,
        `From the bedroom window ${a} and ${b} could see right down the row. It was eight gardens long. There was a bowl in each, and a person. The ${x} stopped at every one, and looked up.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(A, 'kneel', 'calm', 'bowl'), seen(N, 'stand', 'calm'), seen(H, 'stand', 'calm')],
          things: ['bowl'],
        },
        `"It isn't ours," said ${a}, at the fence, the next day. "It goes round and sees that we're all here." Nobody spoke for a bit. Then ${n} washed LORD PERCY off the bowl. So did ${h}.`,
        `The next evening ${a} washed the red name off the bowl. "It's not ${called}," ${a} told ${n} and ${h}. "It's just doing its round. We're on it." "I've always felt looked after," said ${n}.`,
      ),
      page(
        { camera: 'close', actors: [seen(V, 'sit', 'calm'), seen(A, 'sit', 'happy')], things: ['bowl'] },
        `The lamps came on, and the hedge shook. It drank, three steps away. Then it looked at ${a}, from top to toe, as you do with something of your own. "${own}" said ${a}, because a ${x} can't.`,
        `On came the lamps. The ${x} had its water, and looked up. ${a} was there, so that was all right. "What's it thinking?" said ${b}. "${own}" said ${a}.`,
      ),
    ],
  };
}
