import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** For ages 8 to 12: whoever was asked to be quiet had only those days to practise in, and never said so. */
export function old(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, chance } = going;
  const { refrain, M, m, first, last, hutch, weeks, N, n } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(M, 'sit', 'calm'), seen(A, 'kneel', 'surprised'), seen(G, 'stand', 'surprised')],
          things: ['carrot'],
        },
        `They had been told that ${M.introduced} was a boy. That Sunday ${m} came out for the carrot, as always, and sat down to it. Behind, in the hay, something squeaked. ${A.introduced} looked at ${m}, who had a full mouth. "It's not from that end," said ${a}. ${Gcap} came, and knelt, and listened. "The man in the shop was mistaken," said ${g}.`,
        `"It's a boy," the man in the shop had said, and so they had a boy. ${M.introduced} had grown stout on carrot. "It's the winter," ${g} had said. And on Sunday morning, when ${A.introduced} opened the curtains, the hay in the ${hutch} was squeaking, and ${m} sat in front of it with great dignity. "It wasn't the winter," said ${a}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(G, 'kneel', 'calm'), seen(A, 'stand', 'determined', 'sign')],
          things: ['sign'],
        },
        `There are rules for it, and ${g} read them out of a book in a whisper. For ${weeks} nobody was to lift the hay. Nobody was to touch, or stare, or make ${m} jump. It said in italics that there should be quiet. ${a} liked that word. By nine there was a sign on the door. "${refrain}" it said, in letters that you could read from the bus.`,
        `"${m} wants to be left in peace, for ${weeks}," said ${g}. "A frightened mother can't look after anybody. Food, and water, and no hands, and no noise." ${a} had never been in charge of a thing like that. It felt like wearing a hat. ${a} made a sign for the door, and a smaller one for the stairs. "${refrain}" they both said.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'wide',
          actors: [seen(A, 'hold', 'determined', 'pillow'), seen(B, 'walk', 'calm'), seen(G, 'sit', 'calm')],
          things: ['clock', 'pillow', 'sock', 'chair'],
        },
        `A house is like a drum, once you listen. ${a} tied a pillow round the clock. The chair legs got socks, and so did ${B.introduced}. ${Gcap} ate soup all week, as it's the only food that doesn't crunch. "${refrain}" said ${a}, to the kettle, just before it spoke. "It only wants to tell you something," said ${b}.`,
        `${B.introduced} had never known that your feet could be too loud. "Am I a noise?" said ${b}. "A bit," said ${a}. They were put into socks. So were the legs of every chair. The clock wore a pillow, and ${g} had to guess the time. When somebody dropped a spoon, they all stood still, and looked at the wall, and ${a} drew a long breath. "${refrain}" said ${a}. You didn't argue. It had been such a small spoon.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(N, 'hold', 'shy', 'trumpet'), seen(A, 'stand', 'determined', 'sign')],
          things: ['trumpet', 'sign'],
        },
        `That left the trumpet. It lived next door with ${N.introduced}, and at six o'clock it came through the wall like a train. ${a} went round with the sign. "For ${weeks}?" said ${n}. "All of it?" He looked at the trumpet, as you do at a dog that will have to stay in. "They're so small," said ${a}. "Of course," he said. "Of course. One mustn't frighten them." And at six there was nothing at all.`,
        `At six that evening the wall shook. It was ${N.introduced}, practising. He lived next door by himself, with a trumpet, and he'd played the same tune since Christmas. It had a high bit that he always fell off. ${a} was at his door in a minute, with the sign. "It's only for ${weeks}," said ${a}. He opened his mouth, and there was something in it. He didn't say it. "I see," he said. "Well. Babies come first."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'walk', 'proud', 'sign'), seen(B, 'walk', 'calm')],
          things: ['sign', 'lorry'],
        },
        `The whole street went along with it. "Mind the gate," they said to each other. "It squeaks." The men with the dust lorry lowered the bins like sleeping uncles. ${a} walked the length of the pavement each day with the sign, and ${b} went behind, in socks. "Listen!" said ${b}. "You can hear a blackbird think." "I did this," said ${a}. It was very nearly perfect. There was only a kind of hole in it, at six o'clock.`,
        `You heard of it in the shops. The milk was set down as if it might go off. The dust lorry coasted by with its engine off, and everyone who had to sneeze went down to the river. "It's never been so quiet here," people mouthed, over the hedges. ${a} went on patrol with ${b} at four and at six. At six it was so still that it was almost like somebody missing.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'close',
          actors: [
            seen(N, 'stand', 'sad', 'trumpet'),
            seen(A, 'look-up', 'surprised'),
            seen(B, 'look-up', 'surprised'),
          ],
          things: ['trumpet', 'letter'],
        },
        `On the third evening they came by his window. ${n} stood there with the trumpet up, and his cheeks were round, and his fingers went like mad. "He isn't blowing," whispered ${b}. There was no sound whatever. He got to the high bit, and shut his eyes. On the sill leaned a letter with a crown on it. "Dear ${n}," it said. "The City Band will hear you on Saturday, at two."`,
        `${b} saw it first. In ${N.names} front room the lamp was on. "He's playing it," said ${b}, "and it's off." He'd left out the breath. His fingers did it all, and at the high bit they slipped. He began again. There was a letter on the window sill, where anyone could read it. It was from the City Band. They'd hear him on Saturday, it said. That was four days off.`,
      ),
      page(
        {
          setting: 'living-room',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'think', 'worried'), seen(G, 'sit', 'calm'), seen(B, 'sit', 'worried')],
        },
        `"You can't learn it with only fingers," said ${a}, that night. "I asked him if he could stop, and I never asked what it was." "It's hard to ask that, with a sign in your hands," said ${g}. In the hay somebody squeaked, quite small. They couldn't have a trumpet through the wall. And he couldn't do without one. ${a} looked at the ceiling. As far as you could get from the ${hutch}, there was one room.`,
        `${a} couldn't eat the soup. "He's waited for that letter all his life, I expect," said ${g}. "He didn't tell you, because you'd have minded." "I do mind," said ${a}. You might take the sign down. But there was ${m}, just settling, with a straw to chew. "Where in this house can't you hear anything?" said ${b}. They all thought. It was at the top, at the back. It had ${A.names} bed in it.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'day',
          camera: 'wide',
          actors: [
            seen(N, 'stand', 'surprised', 'trumpet'),
            seen(A, 'hold', 'determined', 'blanket'),
            seen(B, 'hold', 'happy', 'pillow'),
          ],
          things: ['trumpet', 'blanket', 'pillow'],
        },
        `In the morning they hung ${A.names} bedroom with blankets. Every pillow in the house went against the door. ${a} gave the mattress, too, for the floor. "You can blow in here," said ${a}, "as hard as you like." ${n} stood in the middle of it with his trumpet. "Where will you sleep?" he said. "I'm not tired," said ${a}. He played it from the beginning. Downstairs ${g} listened at the ${hutch}, and put up a thumb.`,
        `All the next morning they carried things up. The walls got blankets, and the window got the mattress, and the pillows were packed round the door like snow. ${n} had to be fetched. He said no three times. Then he stepped in and lifted the trumpet, and blew. "What?" said ${b}. It was like being inside a bell. But down by the ${hutch}, ${g} heard only the clock, through its pillow. "Again," said ${a}. "You fell off the high bit."`,
      ),
      page(
        {
          setting: 'living-room',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'sit', 'sleepy'), seen(M, 'sit', 'calm')],
        },
        `"Good night, floor," said ${a}, for three nights, and lay down on it in a coat. It was hard, and there was a draught, and there was nothing to put your head on but a shoe. You don't sleep much. But you hear things. It wasn't all one squeak. There was a bossy one, and a thin one, and one with a whistle in it. ${a} lay in the dark, a foot from ${m}, and counted. There were five.`,
        `There wasn't a blanket left in the house, nor a mattress. ${a} had a rug, and the floor, and ${m}, who chewed. It was the longest Wednesday night that there has ever been. Somewhere in the middle of it ${a} stopped waiting for the morning, and began to listen. Eek, said the hay. Eek-eek, it said, crossly. One of them whistled. "Five," said ${a}, aloud, to nobody. It was the best thing to know.`,
      ),
      page(
        {
          time: 'day',
          camera: 'medium',
          actors: [
            seen(N, 'cheer', 'happy'),
            seen(A, 'cheer', 'happy'),
            seen(first, 'sit', 'curious'),
            seen(last, 'sit', 'shy'),
          ],
        },
        `On Saturday morning ${n} set off, with his shoes polished. At four he was back, and came up the path on tiptoe. "I didn't fall off," he whispered. "I'm in." They all cheered, without any noise. It was a week or so later that ${m} led them out, and ${a} knew each one by ear. The bossy squeak was ${first.name}. The whistle, at the very end, was ${last.name}. ${last.name} was the smallest of the lot.`,
        `He went on Saturday morning, and he was gone for hours. Then he came round by the back, and mouthed it through the glass. "Third trumpet!" They jumped up and down in their socks. And by and by the hay moved, and out behind ${m} came five. ${a} had no need to look. "That's ${first.name}, who's cross," said ${a}, "and the whistle's ${last.name}." ${n} went down on one knee, to see the whistle.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'close',
          actors: [seen(A, 'hold', 'sad'), seen(N, 'kneel', 'shy'), seen(last, 'sit', 'curious')],
        },
        `They couldn't keep five. When they were big enough, three went to good homes down the street. ${first.name} would stay with ${m}, and so would ${last.name}. That was understood. But each evening, after practice, ${n} came in to say good night. "It's very quiet at my place," he said once, to no one. ${a} thought of a man who'd left out the breath. It took until Sunday to say it. "${last.name} likes the high bit," said ${a}. "You'd better have ${last.name}."`,
        `They couldn't keep all five. The baker had one, and the lady with the gate had two. ${first.name} would stay with ${m}. ${a} had meant to keep the whistle as well. "You could ask," said ${a}, one evening. They watched ${n}, who had come about a cup of sugar again. He had one finger through the wire, and ${last.name} held on to it. He'd never have asked. He was like that. So ${a} did it for him, and it was harder than the floor.`,
      ),
      page(
        {
          time: 'night',
          camera: 'medium',
          actors: [
            seen(A, 'kneel', 'happy'),
            seen(G, 'sleep', 'sleepy'),
            seen(B, 'sleep', 'sleepy'),
            seen(first, 'run', 'excited'),
          ],
          things: ['bowl', 'chair'],
        },
        `What it doesn't say in the book is that they wake up at ten. Bang, went the bowl, and it was ${first.name}. ${Gcap} had dropped off at last, in the chair, and ${b} slept underneath. ${a} came down in bare feet. "${refrain}" whispered ${a}, and ${first.name} stopped, and looked at the wall. Somebody was on the other side of it. There was a whistle, and a bump. "${refrain}" said ${n}, through the bricks.`,
        `That night nobody made a sound, but one. ${first.name} had a bowl, and had found out about throwing it. In the chair slept ${g}, with the book open at Quiet. ${b} slept on the rug. ${a} crept in, and knelt. "${refrain}" said ${a}, and it worked for as long as it takes to say so. Then through the wall there came a thump, and a high bit, and a man's voice, very low. "${refrain}" it begged.`,
      ),
    ],
  };
}
