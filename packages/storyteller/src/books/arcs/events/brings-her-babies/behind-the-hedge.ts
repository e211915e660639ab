import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './behind-the-hedge-old.ts';
import { partsOf, TITLES } from './parts.ts';

/** She always looks back at the hedge before she goes: somebody waits there, and dares to come when all is still. */
export const BEHIND_THE_HEDGE: EventPlot = { id: 'behind-the-hedge', young, middle, old };

function young(going: Going): Told {
  const { K, k, G, g, Gcap, chance } = going;
  const { M, theM, many, refrain } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(M, 'stand', 'calm'), seen(K, 'stand', 'excited')],
          things: ['bowl'],
        },
        `Who comes to the back door? It is ${theM}! She drinks from the bowl. ${k} and ${g} look through the glass.`,
      ),
      page(
        { camera: 'close', actors: [seen(M, 'look-up', 'worried')], things: ['bush'] },
        `${cap(theM)} looks back at the hedge. What is there? ${refrain}`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'wave', 'happy'), seen(M, 'run', 'worried')] },
        `Here she is again! "Hello!" calls ${k} through the glass. Oh no. ${refrain}`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, 'hold', 'happy', 'blanket'), seen(K, 'stand', 'happy'), seen(M, 'run', 'worried')],
        },
        `"Is the step cold?" says ${k}. ${Gcap} puts a blanket there. Sniff, sniff. ${refrain}`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'dance', 'happy'), seen(M, 'run', 'worried')] },
        `${k} dances for her, behind the glass. Tap, tap, tap! ${refrain}`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'curious'), seen(M, 'look-up', 'calm')] },
        `${k} sits and thinks. "She always looks at the hedge first. Is somebody there?"`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'determined'), seen(G, 'sit', 'calm')] },
        `Next evening ${k} and ${g} sit still. The door is shut. No hello. No dance. Not one toe.`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'stand', 'calm'), seen(K, 'sit', 'curious')], things: ['bush'] },
        `Here comes ${theM}. She looks at ${k}. She looks at the hedge. And the hedge wiggles!`,
      ),
      page(
        { camera: 'wide', actors: [seen(M, 'stand', 'proud'), seen(K, 'sit', 'surprised')] },
        `One. Two. Three! Out come three little ${many}. She has brought her babies!`,
      ),
      page(
        { camera: 'close', actors: [seen(M, 'look-up', 'curious'), seen(K, 'sit', 'happy')] },
        `And who is this? Number four! It trips over its own feet. ${k} does not laugh. ${k} nearly does.`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'stand', 'calm'), seen(K, 'sit', 'happy')], things: ['bowl'] },
        `Four little noses, and one big one. They all drink from the bowl. Shh.`,
      ),
      page(
        { time: 'night', camera: 'wide', actors: [seen(K, 'sit', 'happy'), seen(M, 'walk', 'calm')] },
        `Home they go, under the hedge. Number four looks back at ${k}. Good night, ${many}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { K, k, G, g, chance } = going;
  const { M, theM, one, many, refrain } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(M, 'stand', 'calm'), seen(K, 'stand', 'excited')],
          things: ['bowl'],
        },
        `Every evening at seven ${theM} came to the back door. There was a bowl of water by the step. ${k} stood inside and looked through the glass. ${cap(theM)} was so close that you could count every whisker.`,
      ),
      page(
        { camera: 'close', actors: [seen(M, 'look-up', 'worried')], things: ['bush'] },
        `${cap(theM)} drank three sips. Then she lifted her head, and looked back at the hedge. ${refrain}`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'wave', 'happy'), seen(M, 'run', 'worried')] },
        `${k} wanted her to stay. So the next evening ${k} opened the door a crack, and called, "Hello! Don't go!" ${cap(theM)} looked at the hedge. ${refrain}`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'hold', 'happy', 'blanket'), seen(M, 'walk', 'worried')] },
        `Perhaps the step was too hard. ${k} folded a blanket and laid it there. ${cap(theM)} sniffed at it all round, and looked at the hedge. ${refrain}`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'dance', 'happy'), seen(M, 'run', 'worried'), seen(G, 'stand', 'calm')] },
        `Perhaps she was bored. ${k} sang her a song, with a dance in it. ${refrain} "I think that she has somewhere to be," said ${g}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'sad'), seen(G, 'sit', 'calm')], things: ['bowl'] },
        `The evening after that she did not come at all. Nor the next. ${k} put fresh water in the bowl, and waited with ${g} until dark. "I was too loud," said ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'curious')], things: ['bush'] },
        `${k} looked down the garden, and thought. ${cap(theM)} drank. She looked at the hedge. She went. It was the same each time. "She isn't looking for a way out," said ${k} slowly. "She's looking at somebody."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'determined'), seen(G, 'sit', 'calm')] },
        `So on Friday they shut the door and put out the kitchen light. ${k} and ${g} sat on the floor behind the glass. They did not call. They did not sing. They hardly breathed. It was very hard work.`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'stand', 'calm'), seen(K, 'sit', 'surprised')], things: ['bush'] },
        `There she was! ${cap(theM)} looked at the dark door for a long time. Then she turned round to the hedge, and made a small noise. ${k} had never heard it before. And the hedge began to wiggle.`,
      ),
      page(
        { camera: 'wide', actors: [seen(M, 'stand', 'proud'), seen(K, 'sit', 'excited'), seen(G, 'sit', 'surprised')] },
        `Out came a ${one}. It was as small as a slipper. Out came another. Out came a third. "Oh," whispered ${k}, without any sound. "She's brought her babies."`,
      ),
      page(
        { camera: 'close', actors: [seen(M, 'look-up', 'curious'), seen(K, 'sit', 'happy')] },
        `Three little ${many} drank from the bowl. It went up their noses, and they sneezed. And then, a bit late, came number four. It tripped over the blanket, sat down in the water, and looked very surprised.`,
      ),
      page(
        {
          time: 'night',
          camera: 'wide',
          actors: [seen(K, 'sit', 'happy'), seen(M, 'walk', 'calm'), seen(G, 'sit', 'happy')],
        },
        `Then they went home, one behind the other. At the hedge number four turned round, and looked back at the house. It did it exactly as its mother did. "It's looking at somebody," whispered ${g}. ${k} did not move. But ${k} knew who it was.`,
      ),
    ],
  };
}
