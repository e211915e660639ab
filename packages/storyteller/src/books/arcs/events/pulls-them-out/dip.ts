import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './dip-old.ts';
import { partsOf, TITLES } from './parts.ts';

/** Everybody hoots at a slow tractor, until the lane is mud, and they are stuck one after the other; and then it is too. */
export const DIP: EventPlot = { id: 'dip', young, middle, old };

function young(going: Going): Told {
  const { A, G, a, Gcap, chance } = going;
  const { slow, C, c } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: slow,
    pages: [
      page(
        {
          setting: 'farm',
          camera: 'wide',
          actors: [seen(A, 'stand', 'calm'), seen(C, 'wave', 'happy')],
          things: ['car'],
        },
        `Here is ${A.introduced}. "${slow}." "Beep!" says the red car. ${c} waves.`,
        `Here comes ${A.introduced}. "${slow}." "Beep!" A red car wants to be fast. ${c} waves.`,
      ),
      page(
        { weather: 'rain', camera: 'medium', actors: [seen(C, 'look-up', 'curious')] },
        `All night it rains. Drip, drop, drip, drop. Now the lane is mud, ${c}!`,
        `Then it rains, and rains, and rains. ${c} looks out. The lane is all mud!`,
      ),
      page(
        {
          weather: 'clear',
          camera: 'wide',
          actors: [seen(A, 'stand', 'calm'), seen(C, 'point', 'surprised')],
          things: ['car'],
        },
        `Here comes the red car, fast. Splosh! "Stuck!" calls ${c}. ${a} pulls. "${slow}." Pop!`,
        `Whizz! Splosh! The red car is stuck! ${c} calls ${a}. "${slow}." Pull, pull. Pop!`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'calm'), seen(C, 'cheer', 'happy')], things: ['lorry'] },
        `Here comes the milk lorry, fast. Splosh! "Stuck!" ${a} pulls. "${slow}." Pop!`,
        `Then the milk lorry. Splosh! Now the lorry is stuck. "${slow}," says ${a}. Pull, pull. Pop!`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'calm'), seen(C, 'cheer', 'happy')], things: ['bus'] },
        `Here comes the bus, very fast. SPLOSH! "Stuck!" ${a} pulls. "${slow}." POP!`,
        `Then the big bus. SPLOSH! The bus is stuck! "${slow}," says ${a}. Pull, pull, pull. POP!`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'sad'), seen(C, 'reach', 'worried')] },
        `Now ${a} can go home. Slip! Slop! Oh no. "Stuck," says ${a}.`,
        `"Home now," says ${a}. But one wheel slips. Down goes ${a}. "Stuck!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'sad'), seen(C, 'stand', 'worried')], things: ['car', 'bus'] },
        `The car pulls, fast. Whizz! No. The bus pulls, fast. Whizz! No. ${a} sits in the mud.`,
        `The red car tugs. Too fast! The bus tugs. Too fast! Mud flies. ${a} is still stuck.`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'shout', 'excited'), seen(G, 'reach', 'determined')], things: ['bus'] },
        `"Not fast!" says ${c}. "${slow}!" ${Gcap} ties them all on. Bus, lorry, car.`,
        `"I know!" says ${c}. "${slow}!" ${Gcap} ties them in a row. Bus, lorry, car.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(C, 'shout', 'determined'), seen(A, 'stand', 'happy')],
          things: ['bus', 'lorry'],
        },
        `"${slow}," says ${c}. "${slow}," says the bus. "${slow}," says the car. POP! Out comes ${a}!`,
        `"Now pull," says ${c}. "${slow}," they all say. And... POP! There is ${a}!`,
      ),
      page(
        { time: 'night', camera: 'wide', actors: [seen(A, 'sleep', 'sleepy'), seen(C, 'wave', 'sleepy')] },
        `Now nobody says beep. Up the lane they go. "${slow}." Good night, ${a}. Good night, ${c}.`,
        `They all go home behind ${a}. Not one beep! "${slow}." Good night, mud. Good night, ${c}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, G, a, g, Gcap, chance } = going;
  const { slow, C, c } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: slow,
    pages: [
      page(
        {
          setting: 'farm',
          camera: 'wide',
          actors: [seen(A, 'stand', 'calm'), seen(C, 'wave', 'happy')],
          things: ['car'],
        },
        `${A.introduced} had one speed, and that was slow. In the lane there was always a queue behind. Beep, said the red car. Toot, said the milk lorry. PARP, said the bus. ${c} sat on the gate and waved to all of them. "${slow}," said ${a}.`,
        `You could always tell where ${A.introduced} was. There was a tractor, and after that came everybody else. "Beep! Get on!" said the red car. "Toot! Parp!" said the lorry and the bus. "${slow}," said ${a}, and ${c} waved from the gate.`,
      ),
      page(
        { weather: 'rain', camera: 'medium', actors: [seen(C, 'look-up', 'curious'), seen(G, 'stand', 'calm')] },
        `Then it rained for two days and a night. In the morning there was a puddle, in the dip of the lane. It looked like one, at least. ${Gcap} put a stick in it. The stick went in, and in, and was gone. "Oh," said ${c}.`,
        `On Friday it rained as if somebody had left it on. There's a dip in the lane, and all the rain ran down into it. "What a good puddle!" said ${c}. "That's no puddle," said ${g}. "That's mud, right down to the middle of the world."`,
      ),
      page(
        {
          weather: 'clear',
          camera: 'wide',
          actors: [seen(A, 'stand', 'calm'), seen(C, 'point', 'surprised')],
          things: ['car'],
        },
        `First came the red car, fast, as always. Splosh! It spun its wheels, and sank to the lamps. "Stuck!" called ${c}. ${a} came out of the barn, and ${g} tied on the rope. "${slow}," said ${a}, and leaned, and went on leaning. Pop, said the mud.`,
        `The red car saw a puddle, and liked puddles. Splosh! Then nothing could be seen but a roof. "Stuck!" shouted ${c}, over the gate. So ${g} tied on a rope, and ${a} took the other end. "${slow}." The rope went tight. Pop!`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'calm'), seen(C, 'shout', 'excited')], things: ['lorry'] },
        `"I shall go round the edge," said the milk lorry. It went round the edge very fast. Splosh! "Stuck!" called ${c}. It had eight hundred bottles on it, and they all said clink. "${slow}," said ${a}. Not one of them broke. Pop!`,
        `Next was the milk lorry, which was late. "I'm heavy," it said. "I'll go straight through!" It went straight down. Splosh! "Stuck!" called ${c}. "${slow}," said ${a}, so as not to spill any. It took a quarter of an hour. Pop!`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'calm'), seen(C, 'cheer', 'happy')], things: ['bus'] },
        `The bus took a run at it. There were thirty people in it, and they all said, "Ooooh!" SPLOSH! "Stuck!" called ${c}. It was the biggest thing that ${a} had ever had on a rope. "${slow}," said ${a}. The people got off, and clapped. POP!`,
        `And then came the bus. It had a timetable. SPLOSH! "Stuck!" called ${c}. All the people climbed out at the back, with their shopping. "${slow}," said ${a}, with smoke coming out of the top. It got going by one finger's width. POP!`,
      ),
      page(
        { time: 'sunset', camera: 'close', actors: [seen(A, 'stand', 'sad'), seen(C, 'reach', 'worried')] },
        `By then it was evening. ${a} turned round to go home to the barn. One big wheel came too near the edge. It slid. It went down as slowly as it did everything else. "Stuck," said ${a}. Nobody had ever heard that from a tractor.`,
        `"That's the lot," said ${a}, and turned for home. All that pulling had made the edge soft, and it gave way. Down went ${a}, up to the seat. It was quiet in the lane. "Stuck," said ${a}, very low.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'stand', 'sad'), seen(C, 'stand', 'worried')],
          things: ['car', 'lorry', 'bus'],
        },
        `"What do you pull out a tractor with?" said ${c}. "With a tractor," said ${g}. There was no other. So the red car tried, and went whizz. The lorry went whizz. The bus tried, and the rope hummed. All they made was mud, and it was on ${a}.`,
        `The red car took the rope, and shot off. Whizz! Its wheels went round, and it stayed there. The lorry had a go, and then the bus. They pulled one after the other, as fast as they could. ${a} sank another inch. "Leave me," said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(C, 'think', 'determined'), seen(A, 'stand', 'sad')] },
        `${c} looked at the rope. It went tight, and it went slack, and then there was a jerk. When ${a} pulled, it had never jerked at all. "You're all doing it your way!" said ${c}. "Do it the way ${a} does!" "How's that?" said the bus. "${slow}," said ${c}.`,
        `"No," said ${c}. "We won't." And ${c} thought of the whole day, from the front to the back. It wasn't that ${a} was strong. The bus was as strong as that. "Nobody was in a hurry," said ${c}. "That's what did it! All together now. ${slow}!"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(C, 'shout', 'determined'), seen(G, 'reach', 'determined'), seen(A, 'stand', 'happy')],
          things: ['bus', 'lorry', 'car'],
        },
        `${Gcap} tied them in a row, the bus, the lorry and the car. "${slow}," said ${c}, up on the gate. "${slow}," they all said. The red car had never gone so slowly in its life. It shook. The rope got straight. It stayed straight. POP! And there was ${a}.`,
        `So ${g} made one long line, with the red car in front. "${slow}," called ${c}. They crept. A snail went past, and looked. But the rope was as straight as a ruler. Behind them something had begun to move. POP! It was the best pop of the day.`,
      ),
      page(
        {
          time: 'night',
          camera: 'wide',
          actors: [seen(A, 'stand', 'happy'), seen(C, 'wave', 'sleepy')],
          things: ['bus', 'car'],
        },
        `They went home by the light of the moon. In front went ${a}, and after that came everybody else. There was the car, and the lorry, and the bus. Nobody beeped. Nobody said parp. "${slow}," said the bus to itself. It thought that ${c} was asleep.`,
        `There's still a queue in the lane, every single day. ${c} lies in bed and hears it go by, after dark. First there's ${a}. Then there's a car, a lorry and a bus. There's not one beep. "${slow}," hums the bus.`,
      ),
    ],
  };
}
