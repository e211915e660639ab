import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './and-then-old.ts';
import { partsOf, TITLES } from './parts.ts';

/** Every dinner burns, and there is a reason: somebody was listening. */
export const AND_THEN: EventPlot = { id: 'and-then', young, middle, old };

function young(going: Going): Told {
  const { chance } = going;
  const { refrain, dish, S, s, Scap, P, p, Q, q } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(S, 'stand', 'happy', 'spoon')],
          things: ['saucepan', 'spoon'],
        },
        `Who is cooking? ${S.introduced}! Stir, stir, goes the spoon.`,
        `Here is ${S.introduced}, at the stove. Stir, stir, goes the spoon!`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'point', 'excited'), seen(S, 'look-up', 'surprised')] },
        `"I saw a frog!" said ${P.introduced}. "${refrain}" said ${s}.`,
        `In ran ${P.introduced}. "I saw a frog!" "${refrain}" said ${s}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(Q, 'stand', 'surprised'), seen(S, 'cover', 'surprised')],
          things: ['saucepan'],
        },
        `Sniff, sniff, went ${Q.introduced}. Oh no! Black ${dish}!`,
        `"I smell smoke," said ${Q.introduced}. Black ${dish}! Oh dear.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'jump', 'excited'), seen(S, 'stand', 'curious')], things: ['pancakes'] },
        `The next day it was pancakes. "The frog jumped!" said ${p}. "${refrain}"`,
        `Then there were pancakes. "My frog can swim!" said ${p}. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(Q, 'point', 'surprised'), seen(S, 'cover', 'sad')], things: ['pancakes'] },
        `Sniff, sniff. Black pancakes! So they had bread.`,
        `Sniff, sniff! The pancakes were black. ${q} had bread.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(Q, 'point', 'determined'), seen(P, 'sit', 'sad'), seen(S, 'stand', 'calm', 'spoon')],
          things: ['sign', 'spoon'],
        },
        `${q} made a sign. No talking! So ${p} sat still. ${Scap} stirred.`,
        `${q} hung up a sign. No talking! ${Scap} stirred. ${p} was quiet.`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'stand', 'sad'), seen(P, 'sit', 'sad')], things: ['soup'] },
        `The soup was just right. But nobody smiled.`,
        `It was good soup. It was so quiet. ${p} did not eat.`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'kneel', 'curious'), seen(P, 'sit', 'surprised')] },
        `"I miss the frog," said ${s}. Oh, good! ${p} told. "${refrain}"`,
        `"How is the frog?" said ${s}. So ${p} told it all. "${refrain}"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(P, 'stand', 'proud', 'spoon'), seen(S, 'stand', 'happy')],
          things: ['spoon', 'saucepan'],
        },
        `Now they both hold the spoon. And ${s} tells. "${refrain}" said ${p}.`,
        `Now they stir with one spoon. ${Scap} tells. "${refrain}" says ${p}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(Q, 'cheer', 'happy'), seen(P, 'sit', 'happy'), seen(S, 'sit', 'happy')],
          things: ['saucepan'],
        },
        `Sniff, sniff, went ${q}. A bit black. "Yum!" said ${p} and ${s}.`,
        `Sniff, sniff! "I like it black," said ${q}. So did ${p} and ${s}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { chance } = going;
  const { refrain, dish, S, s, Scap, P, p, Q, q, N } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(S, 'stand', 'happy', 'spoon'), seen(Q, 'sit', 'calm')],
          things: ['saucepan', 'spoon'],
        },
        `Every dinner that ${S.introduced} made came out black. It began well. There was a saucepan, a spoon and a song. ${Q.introduced} sat by the door, ready to leave.`,
        `${S.introduced} could burn anything. ${Scap} had burnt peas. ${Scap} had burnt salad, and nobody knew how. ${Q.introduced} looked at the saucepan, and at the spoon, and hoped.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(P, 'point', 'excited'), seen(S, 'look-up', 'surprised', 'spoon')],
          things: ['spoon'],
        },
        `Then ${P.introduced} came in with a day to tell. "There was a frog," said ${p}, "in a hat." ${Scap} turned right round. "${refrain}" said ${s}, with the spoon in the air.`,
        `In came ${P.introduced}, out of breath. "You won't believe it," said ${p}. "A frog sat in a lunch box!" "No!" said ${s}, and sat down with the spoon. "${refrain}"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(Q, 'point', 'surprised'), seen(S, 'cover', 'surprised'), seen(P, 'stand', 'surprised')],
          things: ['saucepan'],
        },
        `It was a long frog. It went under three tables. Behind ${s} the saucepan began to hum, and then to smell. "Beep," said the thing on the ceiling. ${q} opened the window.`,
        `The frog got out, and the teacher got up on a chair. "${refrain}" said ${s}. "Now it's smoking," said ${q}. There was a beep. In the saucepan lay something flat, and black.`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'stand', 'sad'), seen(P, 'sit', 'calm')], things: ['bread'] },
        `"Oh dear," said ${s}. "I only looked away." So they had bread. On Tuesday ${s} burnt the ${dish}. On Wednesday ${s} burnt the soup. Nobody burns soup.`,
        `They scraped it, and had bread. The next day ${s} burnt the ${dish}, and then the soup. "You can't burn soup," said ${p}. But you could. So they had bread.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(N, 'hold', 'calm', 'saucepan'), seen(S, 'stand', 'shy')],
          things: ['saucepan', 'clock'],
        },
        `${N.introduced} from next door brought another saucepan. "It'll be the pan," she said. It wasn't. They got a clock that rang. It rang and rang. Nobody heard it, for the frog had come back.`,
        `"It must be your saucepan," said ${N.introduced} from next door. So she lent them hers. Now there were two black ones. Then they set a clock to ring. It rang, just when the frog was in the sandwiches.`,
      ),
      page(
        { camera: 'medium', actors: [seen(Q, 'point', 'determined'), seen(P, 'stand', 'surprised')], things: ['sign'] },
        `It was ${q} who saw it. "It's never the pan," said ${q}. "It burns when you talk." ${p} thought of every dinner. It was true. So ${p} made a sign, and it said NO TALKING.`,
        `"I've been counting," said ${q}. "A short day is brown. A long day is black. It's you, ${p}." So they hung up a sign by the cooker, NO TALKING. ${p} wrote it.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(S, 'stand', 'calm', 'spoon'), seen(P, 'sit', 'sad'), seen(Q, 'sit', 'calm')],
          things: ['spoon'],
        },
        `That evening nobody said a word. ${Scap} looked at the spoon. ${p} looked at the table. Something had happened with the frog that was so good that it hurt. ${p} held it in.`,
        `So ${p} came in, and sat down, with the frog on the tip of the tongue, and said nothing. ${Scap} stirred to the left, and to the right. You could hear the spoon. ${q} washed an ear.`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'sit', 'sad'), seen(P, 'sit', 'sad')], things: ['plate'] },
        `And it came out golden. There wasn't one black crumb on the plate. "It's very nice," said ${p}. "Thank you," said ${s}. It was like eating at a station. Nobody wanted any more.`,
        `On every plate lay a dinner like a picture. It was yellow where it should be, and green beside it. They ate it all up. "Well," said ${s}. Nobody could think what came next.`,
      ),
      page(
        { time: 'night', camera: 'close', actors: [seen(S, 'sit', 'worried'), seen(P, 'stand', 'surprised')] },
        `In the night there was a light in the kitchen. ${Scap} was sitting there. "I can't sleep," said ${s}. "I don't know what became of the frog." ${p} came right in, and shut the door.`,
        `Late that night ${p} wanted some water. There sat ${s} in the dark. "It was a good dinner," said ${s}. "But how is the frog? I've been wondering since six o'clock."`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'jump', 'excited'), seen(S, 'cheer', 'happy')], things: ['sign'] },
        `So it all came out, every hop of it. "${refrain}" said ${s}. "${refrain}" It was past ten. They took down the sign. "I'd rather have it black," said ${s}, "with frog."`,
        `Then ${p} told it, with all the voices. "${refrain}" said ${s}, and held on to the table. They turned the sign round, and drew a frog on the back.`,
      ),
      page(
        {
          time: 'day',
          camera: 'wide',
          actors: [seen(P, 'stand', 'happy', 'spoon'), seen(S, 'sit', 'happy'), seen(Q, 'point', 'surprised')],
          things: ['saucepan', 'spoon'],
        },
        `The next day ${p} took the spoon, and ${s} sat close by. "Now you tell. What did you do today?" Nobody had ever asked ${s} that. There had been a bus, and a goose. "${refrain}" said ${p}. ${q} sniffed, and opened the window.`,
        `In the morning they made a plan. ${p} would hold the spoon, for once. ${Scap} would sit close by, and tell. "Well, I met a goose," said ${s}. "${refrain}" said ${p}, and turned right round. Behind them the saucepan began to hum. ${q} fetched the bread.`,
      ),
    ],
  };
}
