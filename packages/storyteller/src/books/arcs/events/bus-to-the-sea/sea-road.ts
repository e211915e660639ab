import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';
import { old } from './sea-road-old.ts';

/** The bus says SEA ROAD on the front, and ends at a wall; somebody sits down there with a bucket to wait for the tide. */
export const SEA_ROAD: EventPlot = { id: 'sea-road', young, middle, old };

function young(going: Going): Told {
  const { chance } = going;
  const { refrain, D, d, C, c, Q, q, N, n, bus, Bus, things } = partsOf(going);
  const first = things.length > 0 ? `${D.introduced} drives ${bus}.` : `Here comes ${D.introduced}.`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(C, 'hold', 'excited', 'bucket'), seen(D, 'stand', 'happy')],
          things: ['bucket', ...things],
        },
        `${first} SEA ROAD, it says. "The sea!" says ${C.introduced}. "${refrain}"`,
        `${first} It says SEA ROAD. "The sea!" says ${C.introduced}. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'stand', 'surprised'), seen(Q, 'stand', 'curious')], things },
        `${Bus} stops. Out get ${c} and ${Q.introduced}. A wall. A lamp. No sea.`,
        `Stop! Out go ${c} and ${Q.introduced}. Is it here? There is a wall.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(C, 'sit', 'calm', 'bucket'), seen(Q, 'sit', 'curious')],
          things: ['bucket'],
        },
        `${c} sits down. "The sea is out," says ${c}. "Wait."`,
        `"The sea is late," says ${c}. They sit and wait.`,
      ),
      page(
        { camera: 'medium', actors: [seen(D, 'stand', 'surprised'), seen(C, 'point', 'sad')], things },
        `"This is only a road," says ${d}. "But look!" says ${c}. "${refrain}"`,
        `"There is no sea here," says ${d}. ${c} looks up. "But ${small(refrain)}"`,
      ),
      page(
        { camera: 'close', actors: [seen(D, 'think', 'surprised')], things },
        `${d} looks. SEA, it says. ${d} thinks. "Get in!"`,
        `So it does! ${d} never saw that before. "Hold tight," says ${d}.`,
      ),
      page(
        {
          setting: 'mountain',
          camera: 'wide',
          actors: [seen(D, 'stand', 'determined'), seen(N, 'stand', 'surprised')],
          things,
        },
        `On they go! "Where to?" cries ${N.introduced}. "${refrain}" says ${d}.`,
        `On they go! "Where?" asks ${N.introduced}. "${refrain}" says ${d}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(D, 'stand', 'calm'), seen(N, 'stand', 'curious')], things },
        `${Bus} stops. Who wants to go home? Nobody! Not even ${n}.`,
        `"Who wants to get out?" says ${d}. ${n} does not. Nobody does.`,
      ),
      page(
        {
          setting: 'beach',
          camera: 'wide',
          actors: [seen(C, 'run', 'excited', 'bucket'), seen(Q, 'jump', 'happy'), seen(N, 'cheer', 'happy')],
          things: ['bucket'],
        },
        `The sea! Run, ${c}! Jump, ${q}! Off with your shoes, ${n}!`,
        `There is the sea! ${c} runs. ${q} jumps. ${n} has no shoes on.`,
      ),
      page(
        { time: 'sunset', camera: 'close', actors: [seen(C, 'kneel', 'proud', 'bucket')], things: ['bucket'] },
        `In the evening ${c} fills the bucket. Do not spill it!`,
        `${c} takes a bucket of sea home. It is evening. Careful!`,
      ),
      page(
        {
          setting: 'street',
          time: 'night',
          camera: 'medium',
          actors: [seen(C, 'stand', 'proud', 'bucket'), seen(D, 'stand', 'happy'), seen(Q, 'stand', 'happy')],
          things: ['puddle', 'bucket'],
        },
        `At night, at the wall: splash! A puddle. "${refrain}" ${c}, ${q} and ${d} laugh.`,
        `Splash, by the wall! Sea in Sea Road! "${refrain}" ${c}, ${q} and ${d} laugh.`,
      ),
    ],
  };
}

/** As it goes on within a sentence; what is written in capitals stays so. */
const small = (said: string): string => (/^[A-Z]{2}/.test(said) ? said : said.replace(/^./u, (c) => c.toLowerCase()));

function middle(going: Going): Told {
  const { chance } = going;
  const { refrain, D, d, C, c, Q, q, Qcap, N, n, bus, Bus, comes, things, ankles, reads } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(C, 'point', 'excited'), seen(Q, 'stand', 'curious'), seen(D, 'stand', 'happy')],
          things,
        },
        `One hot morning ${C.introduced} was out with ${Q.introduced}. Along came ${comes}. SEA ROAD was written on the front. "It goes to the sea!" said ${c}. "${refrain}" And ${c} ran home for a bucket.`,
        `${C.introduced} and ${Q.introduced} stood at the stop. It was hot, even for the flies. Then came ${comes}. It said SEA ROAD, in big white letters. "The sea!" said ${c}. "${refrain}" So they fetched a bucket.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(C, 'hold', 'surprised', 'bucket'), seen(Q, 'stand', 'curious')],
          things: ['bucket', ...things],
        },
        `They went past the school, past the market and round the church. Then ${bus} stopped. "Sea Road," said ${d}. "All change!" ${c} got out, bucket first. There was a wall, and there was a lamp.`,
        `${c} stood all the way, with the bucket. "Sea Road," called ${d}. "This is the end." They looked out. There was a wall with a lamp on it. There was no sand.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(C, 'sit', 'calm', 'bucket'), seen(Q, 'sit', 'curious')],
          things: ['bucket'],
        },
        `"I can't see it," said ${q}. ${c} sat down, and put the bucket ready. "It's out," said ${c}. "The sea does that. It goes out, and it comes in again." So they sat, and waited for it to come in.`,
        `"Where is it?" said ${q}. "Out," said ${c}. "It goes out twice a day. You only have to wait." They sat down on the kerb. ${c} put the bucket a bit nearer to the wall, to be first.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(D, 'stand', 'surprised'), seen(C, 'sit', 'sad', 'bucket'), seen(Q, 'sit', 'worried')],
          things: ['bucket', ...things],
        },
        `Four times ${bus} came by, and there they still sat. "What are you waiting for?" said ${d}. "The sea," said ${c}. "But there's none here! It's only a name." ${c} looked up. "${refrain}"`,
        `By noon ${d} had seen them there four times. "Have you lost something?" said ${d}. "We're waiting for the tide," said ${c}. "There's no sea in Sea Road," said ${d}. "But look," said ${c}. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(D, 'think', 'surprised')], things },
        `${reads}. SEA ROAD. It had said that for twenty years. ${d} had never looked. "It does say so," said ${d}. "That's a promise, in big letters. Get in, both of you."`,
        `Then ${reads}. There it was, SEA, as plain as a plate. "Twenty years," said ${d}, "and nobody ever asked me for it." ${d} thought about it. "Hold tight, please."`,
      ),
      page(
        {
          setting: 'mountain',
          camera: 'wide',
          actors: [seen(D, 'stand', 'determined'), seen(N, 'stand', 'surprised', 'umbrella')],
          things: ['umbrella', ...things],
        },
        `At the church ${bus} had always turned right. That day it was left. "The market is that way!" cried ${N.introduced}, and waved her umbrella. "Where are we going?" "${refrain}" said ${d}.`,
        `Right for the market, left for the hills. ${Bus} went left. "Stop!" cried ${N.introduced}, under her umbrella. "I've got to buy a cabbage! Where is this going?" "${refrain}" said ${d}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(D, 'stand', 'calm'), seen(N, 'think', 'curious', 'umbrella')],
          things: ['umbrella', ...things],
        },
        `So ${d} stopped between two fields, and opened the door. "Anybody for the market?" said ${d}. It was very quiet. ${n} looked at the road back. "It's only a cabbage," said ${n}. Nobody got out.`,
        `${d} stopped, and the door went hiss. "Whoever wants to go home, may." Nobody stirred. There was a smell in the air, like salt and string. "I don't even like cabbage," said ${n}, and shut the door.`,
      ),
      page(
        {
          setting: 'beach',
          camera: 'wide',
          actors: [seen(C, 'run', 'excited', 'bucket'), seen(Q, 'run', 'excited')],
          things: ['bucket'],
        },
        `They went up one hill, and then another. At the top everything in front was blue. "It's in!" shouted ${c}, and was out before the door was. ${q} was next. They ran until it splashed.`,
        `There was one more hill. Then it was there, all of it, from side to side. "It came in!" said ${c}. It went on for ever. ${c} and ${q} ran straight into it.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(N, 'sit', 'happy', 'umbrella'), seen(D, 'stand', 'happy')],
          things: ['umbrella'],
        },
        `${n} sat in the sand under her umbrella, with no shoes on. It had never once rained on that umbrella. Now she knew what it was for. ${d} stood in the water ${ankles}. "Sea Road," said ${d}. "All change."`,
        `${d} went in ${ankles}, and stayed there. "So this is where we go," said ${d}. ${n} had put up her umbrella, for the shade. She wrote SEA in the sand with one toe, and a wave read it.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'close',
          actors: [seen(C, 'kneel', 'proud', 'bucket'), seen(Q, 'stand', 'calm')],
          things: ['bucket'],
        },
        `In the evening it was time to go. ${c} filled the bucket to the brim. All the way back it stood on ${C.names} knees. "Slowly, please," called ${q}, at each bend. They lost two drops and no more.`,
        `When it was evening, ${c} took some of it along. It was one bucket, quite full. ${Qcap} held one side of it, and ${c} held the other. ${Bus} had never been driven so gently.`,
      ),
      page(
        {
          setting: 'street',
          time: 'night',
          camera: 'medium',
          actors: [seen(C, 'stand', 'proud', 'bucket'), seen(D, 'stand', 'happy'), seen(Q, 'stand', 'happy')],
          things: ['puddle', 'bucket'],
        },
        `At night ${c} poured it out by the wall. Now there was sea in Sea Road. "${refrain}" said ${d}. In the morning the puddle was gone. "It's out," said ${c} to ${q}. So on Saturday they went to fetch it in.`,
        `Splash! Under the lamp in Sea Road lay a puddle, with the lamp in it. "${refrain}" said ${c}, and it was true. By breakfast it had dried up. "It's only out," ${c} told ${q} and ${d}. "It comes in again on Saturday."`,
      ),
    ],
  };
}
