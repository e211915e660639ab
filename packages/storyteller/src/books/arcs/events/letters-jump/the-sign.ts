import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';
import { old } from './the-sign-old.ts';

/** Six letters on a gate say DANGER to whoever reads well, and GARDEN to the one whose letters jump and to the one who painted them. */
export const THE_SIGN: EventPlot = { id: 'the-sign', young, middle, old };

function young(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const { refrain, N, n, jumpYoung } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(A, 'sit', 'curious', 'book')], things: ['book'] },
        `${A.introduced} had a book. ${jumpYoung} "${refrain}"`,
        `This is ${A.introduced}, with a book. ${jumpYoung} "${refrain}"`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(A, 'walk', 'curious'), seen(B, 'walk', 'happy')],
          things: ['gate', 'sign'],
        },
        `${B.introduced} found a gate. ${a} saw a sign. "${refrain}" said ${a}.`,
        `There was a gate with a sign. ${B.introduced} saw it. "${refrain}" said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'point', 'happy'), seen(B, 'stand', 'worried')], things: ['sign'] },
        `"The sign says GARDEN," said ${a}. "No! DANGER!" said ${b}. "Stop!"`,
        `"GARDEN," read ${a}, off the sign. "It says DANGER!" said ${b}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'look-up', 'surprised'), seen(B, 'hide', 'worried')],
          things: ['sunflower'],
        },
        `They stopped. A sunflower looked over the wall. "Is that danger?" said ${a} to ${b}.`,
        `So ${a} and ${b} stayed out. A sunflower looked at them. It did not bite.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'curious'), seen(B, 'stand', 'curious')], things: ['strawberry'] },
        `Sniff, sniff. ${a} smelled a strawberry. ${b} smelled ten.`,
        `${a} shut both eyes. Sniff! Strawberry! ${b} had a sniff, too.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'reach', 'determined'), seen(B, 'stand', 'worried')],
          things: ['bell', 'gate'],
        },
        `There was a bell at the gate. Ding! ${a} and ${b} stood back.`,
        `${a} rang the bell at the gate. Ding! Back they went, ${b} first.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(N, 'stand', 'happy', 'teapot'), seen(A, 'stand', 'surprised')],
          things: ['teapot'],
        },
        `Out came ${N.introduced} with a teapot. "Come in!" said ${n} to ${a}.`,
        `${N.introduced} had a teapot. "Is it you?" said ${n} to ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(N, 'look-up', 'surprised'), seen(B, 'point', 'curious')], things: ['sign'] },
        `"It says DANGER," said ${b}. ${n} looked at her sign. "I put GARDEN!"`,
        `"Why DANGER?" said ${b}. "That sign? I painted GARDEN," said ${n}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'shout', 'surprised'), seen(A, 'cheer', 'happy')], things: ['sign'] },
        `"${refrain}" said ${n}. The sign had jumped! "Mine jump, too!" said ${a}.`,
        `${n} looked at her sign. "${refrain}" said ${n}. "Yours jump, too!" said ${a}.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(A, 'hold', 'happy', 'paintbrush'), seen(N, 'sit', 'happy'), seen(B, 'sit', 'happy')],
          things: ['paintbrush', 'strawberry'],
        },
        `${n} and ${b} had tea. ${a} painted a strawberry with a paintbrush. That held still.`,
        `They all had tea. ${a} took a paintbrush, for the sign. A strawberry! It held still.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const { refrain, N, n, jump } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(A, 'sit', 'curious', 'book')], things: ['book'] },
        `${A.introduced} was reading a book about a lemon. Then it was a book about a melon. The letters had jumped again. ${jump} "${refrain}" said ${a} to the page. It was no use.`,
        `Most people's letters stay in the book where they were put. ${A.names} letters changed places, like children on a bus. ${jump} "${refrain}" said ${A.introduced}, whenever "was" turned into "saw".`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(B, 'walk', 'proud'), seen(A, 'walk', 'happy')],
          things: ['gate', 'sign'],
        },
        `${B.introduced} liked to read things out. "Stop," ${b} read. "Slow. No parking." So they came to the gate at the end of the road. It had a sign with six big letters.`,
        `${B.introduced} read everything aloud in the street, even the drains. At the end was a gate in a high wall. It had a sign on it. There were only six letters.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'look-up', 'determined')], things: ['sign'] },
        `${a} stood in front of the sign. "${refrain}" The letters would not. There went the D. There went the G, right over its head. "GARDEN," read ${a}, when they had all come down.`,
        `${a} looked at the sign very hard. The letters hopped over one another. "${refrain}" said ${a}. It took a while until they were out of breath. "It says GARDEN," said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'point', 'worried'), seen(A, 'stand', 'surprised')], things: ['sign'] },
        `"It does not," said ${b}. "It says DANGER." They took three steps back. When a sign says that, one stays out. Everybody did. The postman threw the letters over the wall.`,
        `"GARDEN?" said ${b}. "Look at the front of it. It's DANGER!" So they went back, all the way to the lamp post. Nobody had been in there for nine years.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'point', 'curious'), seen(B, 'hide', 'worried')],
          things: ['sunflower'],
        },
        `But ${a} was used to looking at all the other things, too. Over the wall looked a sunflower. It nodded. "That isn't very dangerous," said ${a}. "It may be only friendly at the top," said ${b}.`,
        `When letters don't help, one looks at the rest. ${a} looked at the wall. A sunflower looked back. "Is that the danger?" said ${a}. "It could be keeping watch," said ${b}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'curious'), seen(B, 'stand', 'curious')], things: ['strawberry'] },
        `There was a smell as well. It was warm, and it was red. "Strawberry," said ${a}. Then somebody behind the wall began to hum. "Danger doesn't hum," said ${a}. ${b} was not so sure.`,
        `${a} sniffed. "There's a strawberry in there," said ${a}. "There's a lot of them. And listen." It was a spoon, going round in a cup. "Danger doesn't take sugar," said ${a}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'reach', 'determined'), seen(B, 'hide', 'worried')],
          things: ['bell', 'gate'],
        },
        `They did not go in. They only rang the bell, beside the gate. Then they ran back to the lamp post, to be on the safe side. Behind the wall something was put down. There were steps.`,
        `One must not just walk in. But there was a bell at the gate, and a bell is for asking. ${a} rang it. ${b} stood ready to run. Something came up the path.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(N, 'stand', 'happy', 'teapot'), seen(A, 'stand', 'surprised')],
          things: ['teapot'],
        },
        `It was ${N.introduced}, with a teapot in her hand. "At last!" she said to ${a}. "Nine years I've had the kettle on. I put up a sign, and nobody ever comes."`,
        `The gate opened. There stood ${N.introduced}, with a teapot. "Visitors!" she cried. "How did you find me? I put up that nice big sign. But they all walk past it." ${a} just looked.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(B, 'point', 'shy'), seen(N, 'look-up', 'surprised')],
          things: ['sign'],
        },
        `"It says DANGER, though," said ${b}. "It says GARDEN," said ${n}. "I painted it myself." She came out and looked at her sign. She looked for a long time. "Bother," said ${n}.`,
        `"But it says DANGER," said ${b}, very politely. "Nonsense," said ${n}. "G for GARDEN." Out she came, in her slippers. She counted all the letters on the sign. There were six, and they were the right six.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'shout', 'surprised'), seen(A, 'cheer', 'happy')], things: ['sign'] },
        `"${refrain}" said ${n} to the sign. ${a} knew that voice. "Do yours jump about, too?" said ${a}. "Like fleas," said ${n}. "All my life." They laughed so much that they had to hold on.`,
        `${n} shook her finger at the sign. "${refrain}" said ${n}. ${a} had never heard anyone else say that. "Yours jump!" said ${a}. "Like frogs," said ${n}. "Yours as well? How nice!"`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(A, 'hold', 'happy', 'paintbrush'), seen(N, 'sit', 'happy'), seen(B, 'sit', 'happy')],
          things: ['paintbrush', 'strawberry'],
        },
        `So they had tea. ${b} was for putting the letters right. "They'll only move," said ${n}. Then ${a} took the paintbrush. Under the six letters came one big, red strawberry. That held still.`,
        `There was tea, and a strawberry as big as an egg. ${a} painted it on the sign with ${n}'s paintbrush. It held still. By Sunday ${b} had to read out the queue.`,
      ),
    ],
  };
}
