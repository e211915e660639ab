import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './here-old.ts';
import { REFRAINS, TITLES, isMissed, hasTeeth } from './parts.ts';

/** Somebody falls asleep in all the wrong places on the way to bed, and the last of them is one step away from it. */
export const HERE: EventPlot = { id: 'here', young, middle, old };

function young(going: Going): Told {
  const { A, B, a, b, raw, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const missed = isMissed(raw) ? ` ${a} had missed bedtime.` : '';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'bedroom',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(B, 'stand', 'happy')],
          things: ['pillow'],
        },
        `A pillow. A blanket. The bed was made. ${B.introduced} had done it.${comesToo}`,
        `${B.introduced} made a bed. Here was a pillow. Here was a blanket.${comesToo}`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'close',
          actors: [seen(A, 'sit', 'sleepy'), seen(B, 'stand', 'surprised')],
          things: ['soup'],
        },
        `So sleepy! There sat ${A.introduced}.${missed} Plop! Down in the soup. "${refrain}," said ${b}.`,
        `So sleepy! There sat ${A.introduced}.${missed} Plop, in the soup. "${refrain}," said ${b}.`,
      ),
      page(
        {
          setting: 'bathroom',
          camera: 'medium',
          actors: [seen(A, 'sit', 'sleepy'), seen(B, 'stand', 'calm')],
          things: ['bathtub'],
        },
        `The bath was warm. ${a} shut both eyes. "${refrain}," said ${b}. "It is wet."`,
        `Splish, splash. Then no splash. Shut eyes. "${refrain}," said ${b}. "Too wet."`,
      ),
      page(
        { setting: 'living-room', camera: 'wide', actors: [seen(A, 'sleep', 'sleepy'), seen(B, 'stand', 'calm')] },
        `Up the stairs. One. Two. ${a} lay down. "${refrain}," said ${b}. "It is hard."`,
        `One stair. Two stairs. ${a} curled up. "${refrain}," said ${b}. "Too hard."`,
      ),
      page(
        { time: 'night', camera: 'medium', actors: [seen(A, 'walk', 'sleepy'), seen(B, 'walk', 'calm')] },
        `Up they went, so slowly. Pat. Pat. It was dark.`,
        `Pat, pat, so slowly. It was night.`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'wide',
          actors: [seen(A, 'stand', 'sleepy'), seen(B, 'point', 'happy')],
          things: ['pillow'],
        },
        `There was the bed! One more step. "In here," said ${b}.`,
        `The door. The rug. The bed! It was one step away.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sleep', 'sleepy'), seen(B, 'stand', 'surprised')] },
        `And ${a} lay down, on the floor. "${refrain}!" said ${b}. But ${a} was asleep.`,
        `${a} did not take that step. ${a} lay down. "${refrain}!" Too late. Asleep.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'reach', 'determined'), seen(A, 'sleep', 'sleepy')] },
        `${b} pulled. ${b} pushed. But ${a} was too heavy. Snore.`,
        `Pull, pull. Push, push. ${a} did not move. Snore.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(B, 'hold', 'happy', 'pillow'), seen(A, 'sleep', 'sleepy')],
          things: ['blanket'],
        },
        `So ${b} got the pillow. ${b} got the blanket. The bed came down to ${a}.`,
        `Down came the pillow. Down came the blanket. Now the bed was here.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sleep', 'sleepy'), seen(B, 'sleep', 'sleepy')] },
        `${b} was sleepy too. There was room. "Yes. Here," said ${b}. Good night.`,
        `There was room. ${b} lay down too. "Here," said ${b}. Good night.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, a, b, raw, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const missed = isMissed(raw) ? ` Bedtime had come and gone, and ${a} had missed it.` : '';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'bedroom',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(B, 'hold', 'happy', 'pillow')],
          things: ['blanket'],
        },
        `${B.introduced} made the bed. There was a pillow to put a head on. There was a blanket, with a corner turned down. "All it needs now is somebody in it," said ${B.name}.${comesToo}`,
        `The bed was ready. ${B.introduced} had shaken the pillow and smoothed the blanket. "So soft," said ${B.name}. "It looks asleep already."${comesToo}`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'close',
          actors: [seen(A, 'sit', 'sleepy'), seen(B, 'stand', 'surprised')],
          things: ['soup'],
        },
        `Downstairs sat ${A.introduced}. You could hear how sleepy ${a} was. There was a hum.${missed} ${A.names} head went down, and down, and plop. It blew a bubble. "${refrain}," said ${b}. "That's soup."`,
        `But it was a long way from the kitchen. There sat ${A.introduced}, nodding.${missed} The spoon stopped. The eyes shut. Plop! "${refrain}," said ${b}. "You've got a carrot on your ${A.being?.isa === 'bird' ? 'beak' : 'nose'}."`,
      ),
      page(
        {
          setting: 'bathroom',
          camera: 'medium',
          actors: [seen(A, 'sit', 'sleepy'), seen(B, 'stand', 'calm')],
          things: ['bathtub'],
        },
        `The soup had to come off, so there was a bath. It was warm, and it rocked a little. ${a} leaned back, and sighed. "${refrain}," said ${b}, and pulled out the plug. "You'd be wrinkled by morning."`,
        `After the soup there had to be a bath. There was some splashing, and then there was less, and then none. "${refrain}," said ${b}. "A bed has no taps." And the water went away, glug, glug.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'stand', 'sleepy', hasTeeth(A) ? 'toothbrush' : undefined), seen(B, 'stand', 'calm')],
        },
        !hasTeeth(A)
          ? `Next came the brushing. The brush went up and down, up and down, and stopped. ${a} was asleep standing up, with one side smooth. "${refrain}," said ${b}. "There's another side."`
          : `Next came the teeth. The toothbrush went up and down, up and down, and stopped. ${a} was asleep standing up, with a white beard. "${refrain}," said ${b}. "Spit first."`,
        !hasTeeth(A)
          ? `"Brush," said ${b}. It was two up, and two down, and one snore. The brush was still up there. "${refrain}," said ${b}, and took it down. "It's only a bit further."`
          : `"Teeth," said ${b}. It was two up, and two down, and one snore. The toothbrush was still in there. "${refrain}," said ${b}, and wiped off the foam. "It's only a bit further."`,
      ),
      page(
        {
          setting: 'living-room',
          time: 'night',
          camera: 'wide',
          actors: [seen(A, 'sleep', 'sleepy'), seen(B, 'stand', 'calm')],
        },
        `Then there were the stairs. One, two, three, they went. On the fourth ${a} lay down, like a cloth over a rail. "${refrain}," said ${b}. "It's hard, and it's got corners."`,
        `There are eleven stairs, and each of them looked like a bed. ${a} chose the fourth. One leg hung down on one side. "${refrain}," said ${b}. "You'd roll off when you turned over."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'walk', 'sleepy'), seen(B, 'walk', 'calm')] },
        `So on they went, up and up, with ${b} behind. The moon looked in at the window. "Nearly there," said ${b}. The house creaked once, as if it were turning over.`,
        `"A bit more," said ${b}, and then, "A bit more." It got darker and quieter from stair to stair. "Are we there?" said ${a}, in a dream.`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'wide',
          actors: [seen(A, 'stand', 'sleepy'), seen(B, 'point', 'happy')],
          things: ['pillow'],
        },
        `There was the room. There was the bed, with its corner turned down. It was one step away, a small one. "There you are," said ${b}. "One more step!"`,
        `And there, in the lamplight, was the bed. It held up its blanket a bit, like somebody holding a door. "One more step," whispered ${b}, "and you may."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sleep', 'sleepy'), seen(B, 'stand', 'surprised')] },
        `${a} looked at the step. It was too far. ${a} turned round once on the floor, lay down, and was gone. "${refrain}!" said ${b}. "It's there! It's just there!"`,
        `But it was one too many. ${A.names} knees folded, first the left, and then the right. "${refrain}!" said ${b}. "You can touch it from here!" There was only a snore.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'reach', 'determined'), seen(A, 'sleep', 'sleepy')] },
        `${b} pulled at one end and pushed at the other. Nothing is as heavy as somebody asleep. ${b} sat down on the rug. "I can't get you into the bed," said ${b}.`,
        `${b} tried it with both arms, and then with a good hard push. It was like moving a hill. "You won't come to bed," said ${b}, out of breath. "What am I to do?"`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(B, 'hold', 'happy', 'pillow'), seen(A, 'sleep', 'sleepy')],
          things: ['blanket'],
        },
        `What is a bed, after all? It's a pillow. ${b} pulled it down, and put it under ${A.names} head. It's a blanket, too. Down it came, and was tucked in all round. Now there was nothing missing.`,
        `Then ${b} looked up at the pillow. It wasn't heavy at all. It came down quite easily, and so did the blanket. "You can't get to the bed," said ${b}. "But the bed can get to you."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sleep', 'sleepy'), seen(B, 'sleep', 'sleepy')] },
        `Up there it looked bare and cold now. ${b} lifted one edge of the blanket, and crept in. It was soft on that floor, and it hummed. "Yes," said ${b}. "Here." And there they slept.`,
        `${b} had been up and down those stairs all day. There was a bit of pillow left over, about as big as a head. "Just here," said ${b}, and that was the last word. Good night.`,
      ),
    ],
  };
}
