import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './can-it-wait-old.ts';
import { partsOf } from './parts.ts';

/** Everybody keeps their troubles for the one day; then something cannot wait, and somebody says that it is that day. */
export const CAN_IT_WAIT: EventPlot = { id: 'can-it-wait', young, middle, old };

function young(going: Going): Told {
  const { A, G, a, g, Gcap, chance } = going;
  const { titles, refrain, day, next, Q, q, N, n, C, c } = partsOf(going);
  return {
    title: titled(chance.pick(...titles)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'cheer', 'proud')], things: ['tractor'] },
        `It is ${day}. ${A.introduced} is so strong! Up goes a tractor.`,
        `On ${day} ${A.introduced} is strong. Look! Up goes a tractor!`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'shy')], things: ['jam'] },
        `But only on ${day}! On ${next} ${a} cannot open jam.`,
        `But only on ${day}! On ${next} the jam stays shut.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'walk', 'worried'), seen(A, 'sit', 'calm')], things: ['gate'] },
        `"My gate sticks," says ${N.introduced}. "${refrain}" Yes.`,
        `${N.introduced} has a gate that sticks. "${refrain}" asks ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'stand', 'worried'), seen(A, 'sit', 'calm')], things: ['box'] },
        `${Gcap} has a big box. "${refrain}" Yes.`,
        `"A heavy box!" says ${g}. "${refrain}" Yes.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'cheer', 'proud'), seen(N, 'stand', 'happy'), seen(G, 'stand', 'happy')],
          things: ['gate', 'box'],
        },
        `Then it is ${day}. Hup! The gate for ${n}. Hup! The box for ${g}.`,
        `On ${day} come ${n} and ${g}. Hup! The gate. Hup! The box.`,
      ),
      page(
        { camera: 'medium', actors: [seen(Q, 'run', 'scared'), seen(A, 'sit', 'calm')] },
        `It is ${next}. ${Q.introduced} runs in. "Quick!" "${refrain}" "No!"`,
        `The next day comes ${Q.introduced}. "Help!" "${refrain}" "No!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'sit', 'scared'), seen(Q, 'point', 'worried')], things: ['wheelbarrow'] },
        `${C.introduced} is under the wheelbarrow! "What day is it?" says ${a}. "${day}!" says ${q}.`,
        `The wheelbarrow fell on ${C.introduced}! "It is ${day}!" says ${q}. Is it?`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'determined')], things: ['wheelbarrow'] },
        `Then ${a} can do it! Hup! Oh, it is heavy. Hup! Hup!`,
        `Then ${a} is strong! Hup! It is very heavy. Hup! And hup!`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(C, 'jump', 'happy'), seen(A, 'sit', 'happy'), seen(Q, 'cheer', 'happy')],
          things: ['wheelbarrow'],
        },
        `Up it goes! Out comes ${c}. "It is not ${day}," says ${q}. "It is ${next}!"`,
        `Up! Out jumps ${c}. "Today is ${next}," says ${q}. "You did it on ${next}!"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'proud'), seen(G, 'stand', 'calm')], things: ['broom'] },
        `"I did?" says ${a}. ${Gcap} has a broom. "Come and sweep." And ${a}? "${refrain}"`,
        `On ${next}! ${a} is so proud. "Here is a broom," says ${g}. "${refrain}" says ${a}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, G, a, g, Gcap, chance } = going;
  const { titles, refrain, day, next, somebody, what, Q, q, Qcap, N, n, C, c } = partsOf(going);
  return {
    title: titled(chance.pick(...titles)),
    refrain,
    pages: [
      page(
        { setting: 'street', camera: 'medium', actors: [seen(A, 'cheer', 'proud')], things: ['tractor'] },
        `${A.introduced} could lift a tractor with one hand, and wave. That is ${what}. It came at breakfast, and was over at bedtime. It came only on ${day}s.`,
        `If you saw ${A.introduced} on a ${day}, you saw ${somebody}. Up went a tractor, and down it came, quite gently. But on a ${next} you would have looked twice.`,
      ),
      page(
        { setting: 'kitchen', camera: 'close', actors: [seen(A, 'sit', 'shy')], things: ['jam'] },
        `On other days ${a} was like anybody. On ${next} the lid of the jam would not come off. "That's how it is," said ${a}. "One can't be strong all week."`,
        `On ${next} ${a} could not even open the jam. "Never mind," said ${a}, and ate dry toast. "It's six days until I can."`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(N, 'stand', 'worried'), seen(A, 'sit', 'calm')],
          things: ['gate'],
        },
        `The day after, ${N.introduced} came, as her gate had stuck. "${refrain}" said ${a}. ${n} thought about it. She could get in over the hedge. "I suppose so," said ${n}.`,
        `"My gate has stuck," said ${N.introduced}, over the hedge. "${refrain}" said ${a}, who had looked at the date. "I'll go in by the window," said ${n}.`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'stand', 'worried'), seen(A, 'sit', 'calm')], things: ['box'] },
        `${Gcap} had a box in the way. "${refrain}" said ${a}. So they walked round it. Everybody in the street got used to that. They saved things up.`,
        `In front of the stairs stood a heavy box. "${refrain}" said ${a} to ${g}. They climbed over it for days. The whole street kept its troubles in a row.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(A, 'cheer', 'proud'), seen(N, 'cheer', 'happy'), seen(G, 'stand', 'happy')],
          things: ['gate', 'box'],
        },
        `Then ${day} came. There was a queue as far as the corner. Hup, and there went the gate of ${n}. Hup, and ${g} had the stairs back. By bedtime it was all done, and ${a} slept.`,
        `On ${day} they were all there by eight. ${a} did the gate for ${n}. Then it was the box for ${g}, and nine more. "See you next week," they said. It was a very tidy way to live.`,
      ),
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(Q, 'run', 'scared'), seen(A, 'sit', 'calm')] },
        `The next morning ${Q.introduced} came running. "Quick! You've got to come!" ${a} put down the toast. "${refrain}" "No!" cried ${q}. "It's got whiskers!"`,
        `In the morning there was a bang, and a thin sort of cry. ${Q.introduced} ran in. "Help!" "${refrain}" said ${a}, quite kindly. "It can't wait at all!" said ${q}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(C, 'sit', 'scared'), seen(Q, 'point', 'worried'), seen(A, 'stand', 'worried')],
          things: ['wheelbarrow'],
        },
        `The wheelbarrow had gone over, with all the stones. ${C.introduced} sat underneath, in the dark. "I'm no use," said ${a}. "What day is it?" ${Qcap} looked at the wheelbarrow. "It's ${day}," said ${q}.`,
        `Under the wheelbarrow, and a load of stones, sat ${C.introduced}. One could see a paw. "If only it were ${day}," said ${a}. "But it is," said ${q}, and went quite pink. "It's ${day} today."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'determined')], things: ['wheelbarrow'] },
        `"Then stand back," said ${a}. It was heavy for a ${day}. It took two hands, and both knees, and a noise. It took three tries. But who can fail on a ${day}?`,
        `"Is it? Why didn't you say so?" ${a} took hold. It did not feel much like a ${day}. It went up an inch, and another, and ${A.names} ears went red. Hup!`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(C, 'jump', 'happy'), seen(A, 'sit', 'happy'), seen(Q, 'cheer', 'happy')],
          things: ['wheelbarrow'],
        },
        `Up it went, and over. Out came ${c}, flat but well. ${a} lay down in the grass. "That was the heaviest thing that I ever lifted," said ${a}. "It must be the stones."`,
        `Over it went, with a crash, and there was ${c}. "I'm getting old," said ${a}, out of breath. "Last week I did a tractor." ${Qcap} didn't say anything, and stroked ${c}.`,
      ),
      page(
        { camera: 'close', actors: [seen(N, 'wave', 'happy'), seen(A, 'sit', 'surprised'), seen(Q, 'stand', 'shy')] },
        `"A lovely ${next}!" called ${n}, over the hedge. ${a} sat up. "It isn't ${day}?" "No," said ${q}. "It's ${next}, all day long. It couldn't wait." ${a} looked at both hands.`,
        `"Well, well!" said ${n}, who had seen it all. "And on a ${next}!" "On a what?" said ${a}. ${q} had to tell. "It was ${next} all the time. I only said ${day}." It got very quiet.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'cheer', 'proud'), seen(G, 'stand', 'calm'), seen(Q, 'stand', 'happy')],
          things: ['jam', 'broom'],
        },
        `${a} went in, and took the jam, and turned the lid. Pop. "Well!" said ${g}. "As you're so strong, here's a broom." ${a} looked at it, and at ${q}. "${refrain}"`,
        `Pop, went the jam, at the third try. ${a} ate it with ${q}, from one spoon. "Now you could sweep up the stones," said ${g}, with a broom. "Hm," said ${a}. "${refrain}"`,
      ),
    ],
  };
}
