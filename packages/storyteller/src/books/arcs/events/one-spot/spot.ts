import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';
import { old } from './spot-old.ts';

/** A clean vehicle gets one spot, and each way round the mud makes it more; in the end it has one clean spot. */
export const SPOT: EventPlot = { id: 'spot', young, middle, old };

function young(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const { refrain, L, l, afraid } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'farm', camera: 'medium', actors: [seen(A, 'stand', 'proud'), seen(B, 'stand', 'happy')] },
        `This is ${A.introduced}. Today ${a} is clean. See how ${a} shines!`,
        `${B.introduced} has washed ${A.introduced}. See how clean! See how ${a} shines!`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'worried')], things: ['puddle'] },
        afraid
          ? `But here is mud. "Gloop," says the mud. ${a} is afraid of mud. "${refrain}"`
          : `But here is mud. "Gloop," says the mud. ${a} does not like mud. "${refrain}"`,
        afraid
          ? `"Gloop!" That is mud! Oh, ${a} is afraid of mud. "${refrain}"`
          : `"Gloop!" That is mud! ${a} will not go in. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'surprised'), seen(B, 'stand', 'surprised')] },
        `${a} goes round it. There comes a dog. Shake, shake! Now ${a} has one spot.`,
        `${a} goes round. But here is a wet dog. It shakes! Splat! One spot.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'hold', 'happy'), seen(A, 'stand', 'calm')], things: ['plaster'] },
        `${b} wipes the spot off. ${b} puts a plaster there. "${refrain}" says ${a}.`,
        `Wipe, wipe! The spot is gone. A plaster goes on. "${refrain}" says ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'walk', 'determined')], things: ['blanket'] },
        `${a} puts on a blanket. It is dark. Bump! Splat! Three spots. "${refrain}"`,
        `Now ${a} wears a blanket. Bump! That makes three spots. "${refrain}" says ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(L, 'stand', 'scared'), seen(A, 'stand', 'surprised')], things: ['puddle'] },
        `"Baa!" Who is that? ${L.introduced} is in the mud. ${l} is stuck!`,
        `"Baa! Baa!" It is ${L.introduced}. ${l} cannot get out of the mud.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'kneel', 'curious'), seen(A, 'stand', 'worried')], things: ['puddle'] },
        `${b} puts in a stick. It stops soon. "Look, ${a}! It has a bottom."`,
        `How deep is the mud? ${b} puts in a stick. "Only this deep, ${a}!"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'walk', 'determined'), seen(L, 'stand', 'surprised')],
          things: ['string'],
        },
        `In goes ${a}. Gloop! It tickles! ${a} pulls. Pop! Out comes ${l}.`,
        `Gloop! In goes ${a}. A rope, a pull. Pop! Out comes ${l}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'stand', 'surprised'), seen(B, 'point', 'happy'), seen(L, 'stand', 'happy')],
        },
        `Now ${a} is brown all over. ${b} pulls off the plaster. One clean spot!`,
        `Mud, mud, mud! What is under the plaster? A clean spot!`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'medium',
          actors: [seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy')],
          things: ['bucket'],
        },
        `${b} washes ${a} again. "Stop!" says ${a}. "Leave me one spot of mud."`,
        `Here comes the water. Splash! "But leave one spot on," says ${a}. "That is mine."`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const { refrain, L, l, afraid } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'farm',
          camera: 'medium',
          actors: [seen(A, 'stand', 'proud'), seen(B, 'stand', 'happy')],
          things: ['bucket'],
        },
        `On Saturday ${B.introduced} washed ${A.introduced}. It took four buckets and a toothbrush. Then ${a} stood in the yard and shone. "${refrain}" said ${a}.`,
        `${A.introduced} had just been washed. ${B.introduced} had done it, from top to bottom, and behind the number plate. You could see the clouds in the doors. "How do I look?" said ${a}. "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'worried')], things: ['puddle'] },
        afraid
          ? `But the lane was full of mud. It was brown and wide, and it said gloop. ${a} was afraid of mud, and always had been. "It gets hold of you," said ${a}. "And there's no bottom to it. I'm not going in."`
          : `But the lane was full of mud. It was brown and wide, and it said gloop. "It gets hold of you," said ${a}. "And who knows how deep it is? I'm not going in."`,
        afraid
          ? `Outside the gate there was mud, from hedge to hedge. "Gloop," it said. ${a} went backwards, quite fast. ${a} was afraid of mud. "Who knows how deep it is?" said ${a}. "It may go down for ever."`
          : `Outside the gate there was mud, from hedge to hedge. "Gloop," it said. ${a} went backwards, quite fast. "That's not for me," said ${a}. "Who knows how deep it is? And I'd never get clean again."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'surprised'), seen(B, 'stand', 'surprised')] },
        `So ${a} went the long way round, on the grass. Then a wet dog came out of the ditch, said hello, and shook itself. "Is there anything on me?" said ${a}. There was. It was small and round, and it was on the door. It was one spot.`,
        `${a} went round it, along the wall. But a dog came out of the pond, very pleased. It shook itself from nose to tail. Now there was one spot, right in the middle of the door.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'hold', 'happy'), seen(A, 'stand', 'calm')], things: ['plaster'] },
        `"Take it off!" said ${a}. "It's looking at me!" ${b} wiped it away, and breathed on the place, and rubbed. Then ${b} stuck a plaster over it, so that it should not come back. "Thank you," said ${a}. "${refrain} I meant it."`,
        `${b} wiped off the spot. It went at once. But ${a} could still feel it. "It might come again, in the same place," said ${a}. So ${b} put a plaster there. It was a small pink one. "That's better," said ${a}. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'walk', 'determined')], things: ['blanket'] },
        `Next ${a} put on a big blanket, right over everything. No mud could get in. No light could get in, either. "Am I going straight?" said ${a}, inside. Bump! It was the wall, and what ran down the wall was mud. That made three spots.`,
        `The second time ${a} went under a blanket. "Nothing can see me in here," said ${a}. And ${a} could not see the wheelbarrow. Bump! The wheelbarrow was full of you know what. That made three spots.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'sad')] },
        `"Then I shall just stand still," said ${a}. "One can't get muddy standing still." A bus went by outside, in a hurry. Swoosh! After that it was twelve spots. "${refrain}" said ${a}, in a very small voice.`,
        `Now ${a} would not move at all. The yard was dry, and the mud was over there. But then the school bus came round the corner. There was a swoosh. "How many?" said ${a}, when it had gone. "Twelve," said ${b}. "I said it so clearly," said ${a}. "${refrain}"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(L, 'stand', 'scared'), seen(A, 'stand', 'surprised'), seen(B, 'run', 'worried')],
          things: ['puddle'],
        },
        `"Baa!" It came from the lane. Right in the mud stood ${L.introduced}. The mud had all four legs. The more ${l} pulled, the more the mud pulled. "We need somebody strong," said ${b}.`,
        `Then somebody called from the lane. "Baa! Baa!" It was ${L.introduced}, who had gone in after a butterfly. Now ${l} could not lift one foot. ${b} threw a rope, and pulled, and only sat down. "It has to be someone with an engine," said ${b}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'kneel', 'curious'), seen(A, 'stand', 'worried')], things: ['puddle'] },
        `${a} looked at the mud, and at ${l}, who was so small. "If it had a bottom," said ${a}. ${b} took a long stick, and pushed it in, and pulled it out. It was brown for as long as a spoon. "There's your bottom," said ${b}.`,
        `"How far down does it go?" said ${a}. "Could somebody ask it?" ${b} found a stick, and stuck it into the mud. Gloop. Then it stood. It had gone in as far as ${B.names} knees would have. "It's only thick water on a road," said ${b}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'walk', 'determined'), seen(L, 'stand', 'surprised')],
          things: ['string'],
        },
        `The front went in first. "It's cold," said ${a}. Then the back went in. "It's like pudding," said ${a}. "It tickles!" ${b} tied the rope. ${a} pulled, and roared, and the mud flew up. Pop! Out came ${l}, like a tooth.`,
        `${a} shut both lights and went in. Gloop! It got hold, just as ${a} had always said. Then ${a} went on, and it let go again. "Is that all it can do?" said ${a}. The rope was tied. The engine roared. With a pop like a cork, out flew ${l}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'stand', 'surprised'), seen(B, 'point', 'happy'), seen(L, 'stand', 'happy')],
        },
        `There stood ${a}, brown from end to end. "How many spots now?" "I can't count them," said ${b}. "It's all one." Then ${b} took a corner of the plaster and pulled it off. Under it there was a spot, small and round. It was clean. "${refrain}" said ${a}, and laughed. "But one!"`,
        `Then the mud came down. There was no door and no number, only brown. "Where have I gone?" said ${a}. Something small and pink stuck out. ${b} pulled off the plaster, and there was one bright round spot. "There you are," said ${b}.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'medium',
          actors: [seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy')],
          things: ['bucket'],
        },
        `In the evening it took nine buckets and two toothbrushes. "All done," said ${b}, "but one, here on the door." "Don't," said ${a}. "Leave that. That's from ${l}."`,
        `After that ${b} washed and washed, until it was nearly dark. "There's one left," said ${b}, and lifted the sponge. ${a} rolled back a little. "I'd like to keep it," said ${a}. "One spot. And put a plaster on, so that it doesn't come off."`,
      ),
    ],
  };
}
