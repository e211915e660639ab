import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';
import { old } from './quiet-bit-old.ts';

/** In the quietest bit of the quietest concert there is a noise, and whoever was asleep gets the blame, until one owns up. */
export const QUIET_BIT: EventPlot = { id: 'quiet-bit', young, middle, old };

function young(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const { refrain, N, n, D, d, smelly } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'stage', camera: 'wide', actors: [seen(N, 'hold', 'happy', 'flute')], things: ['flute'] },
        `It was a very quiet concert. ${N.introduced} played the flute. Shh!`,
        `${N.introduced} had a flute. It was the most quiet concert. Shh!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'calm'), seen(B, 'sit', 'calm')] },
        `There sat ${A.introduced} with ${B.introduced}. The quiet bit came. Shh!`,
        `${A.introduced} sat by ${B.introduced}. Now it was the quiet bit.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'surprised')] },
        `"${refrain}" It was a fart.${smelly} ${a} went red.`,
        `"${refrain}" That was a fart.${smelly} And ${a} went very red.`,
      ),
      page(
        { camera: 'wide', actors: [seen(N, 'stand', 'surprised'), seen(B, 'sit', 'surprised')], things: ['flute'] },
        `"It was not me," said ${n}. "Not me," said ${b}. Who was it?`,
        `Who was that? "Not me," said ${n}. "Not me," said ${b}.`,
      ),
      page(
        { camera: 'close', actors: [seen(D, 'sleep', 'calm'), seen(N, 'point', 'calm')] },
        `By the door slept ${D.introduced}. "It was ${d}!" said ${n}. "${d} must go out."`,
        `${D.introduced} was asleep by the door. "Then it was ${d}," said ${n}. "Out!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(D, 'walk', 'sad'), seen(A, 'look-up', 'worried')] },
        `Poor ${d} got up. ${d} did not know why. ${a} saw it.`,
        `${d} got up, so slowly. Why out? ${a} looked at poor ${d}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'determined')] },
        `"Stop!" said ${a}. "It was not ${d}. It was me. I did the fart."`,
        `${a} stood up. "Stop! ${d} did not fart. I did it."`,
      ),
      page(
        { camera: 'wide', actors: [seen(N, 'stand', 'shy'), seen(B, 'stand', 'shy'), seen(A, 'stand', 'surprised')] },
        `It was so quiet. "I did one, too," said ${n}. "And me," said ${b}.`,
        `Nobody spoke. Then ${n} did. "I did one before." "So did I," said ${b}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(D, 'stand', 'surprised'), seen(A, 'cheer', 'happy'), seen(B, 'cheer', 'happy')],
        },
        `They laughed and laughed. It was so funny! "${refrain}" That one was ${d}.`,
        `It was so funny! How they laughed! "${refrain}" Who was it now? It was ${d}!`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(N, 'hold', 'happy', 'flute'), seen(A, 'sit', 'happy'), seen(D, 'sit', 'happy')],
          things: ['flute'],
        },
        `${n} played on, and ${d} stayed. "${refrain}" went the flute at the end.`,
        `${d} sat at the front. And how did the song end? "${refrain}" went the flute.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const { refrain, N, n, D, d, smelly } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'stage', camera: 'wide', actors: [seen(N, 'hold', 'proud', 'flute')], things: ['flute'] },
        `It was the quietest concert of the year. People had come in socks. ${N.introduced} lifted the flute. "I shall now play the snow," said ${n}.`,
        `At this concert even the chairs were asked not to creak. ${N.introduced} was going to play falling snow, on a flute. Somebody unwrapped a sweet. "Shh!" said everybody.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'calm'), seen(B, 'sit', 'calm')] },
        `In the front row sat ${A.introduced}, and ${B.introduced} next door. The snow fell softly. Then it fell more softly. Then came the bit that one can hardly hear.`,
        `${A.introduced} had a seat in front, next to ${B.introduced}. It snowed, and it got quieter. ${a} could hear ${b} blink. Now it was nearly nothing at all.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'surprised')] },
        `"${refrain}" It was a fart. It was not a large one, but it had the whole hall to itself.${smelly} The snow stopped. ${a} looked straight ahead, and went red from the neck up.`,
        `"${refrain}" Nobody could say that it was snow. It was a fart, clear as a bell.${smelly} ${a} sat very still, and got hotter and hotter, as far as the ears.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(N, 'stand', 'surprised', 'flute'), seen(B, 'sit', 'surprised')],
          things: ['flute'],
        },
        `"Who was that?" said ${n}. "It wasn't me," said ${b}. "It wasn't me," said a lady with a hat. It went along the rows like a wave. It had been nobody, a hundred times.`,
        `"It was the chair," said a man. "It was the door," said a lady. "It wasn't me," said ${b}, quickly. In the whole hall there was nobody who had done it.`,
      ),
      page(
        { camera: 'close', actors: [seen(D, 'sleep', 'calm'), seen(N, 'point', 'calm')] },
        `Then they all saw ${D.introduced}, who was asleep by the door. "Ah," said ${n}. "It's always ${D.aKind}." "It's always ${D.aKind}," said everybody, and breathed again. "Out with ${d}!"`,
        `By the door lay ${D.introduced}, who was old, and fast asleep. "There we are," said a man at the back. "It was ${d}." They were all so glad. "Somebody put ${d} out," said ${n}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(D, 'walk', 'sad'), seen(A, 'look-up', 'worried')] },
        `${d} got up, one leg at a time, and did not know why. It was raining out there. ${a} could have sat still. It was nearly over.`,
        `It took a while to wake ${d}, and longer to get up. ${d} didn't ask why. It was wet outside. All that ${a} had to do was nothing.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'determined')] },
        `"Stop!" said somebody, rather loudly, and it was ${a}. "It wasn't ${d}. ${d} was asleep. It was me. I did the fart." You could have heard a flake of snow.`,
        `${a} stood up on the seat. "${d} didn't do it," said ${a}. "It was a fart, and it was mine." It was even quieter than the quiet bit.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(N, 'stand', 'shy', 'flute'), seen(A, 'stand', 'surprised'), seen(B, 'sit', 'shy')],
          things: ['flute'],
        },
        `${n} looked down at the flute. "I did one, too," said ${n}. "It was in the loud bit. Nobody noticed." "Mine was in the rain," said the lady. "Mine was on the stairs," said ${b}.`,
        `"Well," said ${n}, and coughed. "As we're speaking of it, I did two. I always do, in the loud bit." "I did one in the cloakroom," said ${b}. A man at the back put up his hand.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'cheer', 'happy'), seen(B, 'cheer', 'happy'), seen(D, 'stand', 'surprised')],
        },
        `It began with a snort. Then it was so funny that the lamps shook. "Everybody does it," said ${n}, wiping an eye. "Only nobody has ever done it so well in tune." "${refrain}" That was ${d}.`,
        `It was so funny that nobody could stop. They had to hold on to each other. "So it was all of us," said ${n}, "all but ${d}." "${refrain}" They turned round. Now it was ${d}, too.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(N, 'hold', 'happy', 'flute'), seen(A, 'sit', 'happy'), seen(D, 'sit', 'happy')],
          things: ['flute'],
        },
        `Then it snowed once more, from the beginning, with ${d} in the best seat. It fell softly, and more softly. And at the very end the flute did something new. "${refrain}" went the flute, and bowed to ${a}.`,
        `So ${n} played it all again, and ${d} lay across ${A.names} feet. They waited for the quiet bit. It came, and it was lovely. "${refrain}" said the flute, right at the end. "I put that in," said ${n}. "It was missing."`,
      ),
    ],
  };
}
