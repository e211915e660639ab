import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './on-the-step-old.ts';
import { partsOf, TITLES } from './parts.ts';

/** A week without a Monday; and on the step sits Monday, who has to carry all that was put off. */
export const ON_THE_STEP: EventPlot = { id: 'on-the-step', young, middle, old };

function young(going: Going): Told {
  const { A, B, G, a, b, g, chance } = going;
  const { refrain, tuesday, M } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(A, 'stand', 'proud', 'pencil')], things: ['pencil'] },
        `${A.introduced} had a pencil. No Monday! All weekend!`,
        `Here is a pencil. ${A.introduced} crossed out Monday. Only weekend now!`,
      ),
      page(
        { setting: 'garden', camera: 'wide', actors: [seen(A, 'jump', 'happy'), seen(B, 'dance', 'happy')] },
        `Saturday! Sunday! Up jumped ${a}. ${B.introduced} danced.`,
        `It was Sunday, and Sunday again. ${a} and ${B.introduced} jumped.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(G, 'stand', 'calm'), seen(A, 'sit', 'happy')],
          things: ['blocks'],
        },
        `"Pick up the blocks, ${a}!" said ${g}. "${refrain}"`,
        `There were blocks all over. "${refrain}" said ${a}.`,
      ),
      page(
        { setting: 'kitchen', camera: 'close', actors: [seen(G, 'sit', 'sleepy'), seen(B, 'point', 'surprised')] },
        `Drip, drip, went the tap. "${refrain}" said ${g}.`,
        `The tap went drip. ${b} saw it. "${refrain}" said ${g}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'sit', 'sleepy'), seen(A, 'sit', 'sleepy')], things: ['book'] },
        `There was a book to take back. "${refrain}" said ${b}.`,
        `"My book must go back," said ${b}. "${refrain}"`,
      ),
      page(
        {
          setting: 'street',
          weather: 'rain',
          camera: 'wide',
          actors: [seen(M, 'sit', 'sad', 'backpack'), seen(A, 'stand', 'surprised')],
          things: ['backpack'],
        },
        `Who sat on the step? What a big backpack! "I am Monday."`,
        `On the step sat a big backpack. Under it sat Monday!`,
      ),
      page(
        { camera: 'close', actors: [seen(M, 'reach', 'sad'), seen(A, 'kneel', 'curious')], things: ['backpack'] },
        `"I cannot get up," said Monday. ${a} looked in the backpack.`,
        `Monday could not stand up. ${a} opened the backpack. Oh!`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'surprised', 'blocks'), seen(G, 'stand', 'shy'), seen(B, 'hold', 'shy', 'book')],
          things: ['blocks', 'book'],
        },
        `There were the blocks! There was the book. There was the drip. "That is ours!"`,
        `Blocks! A book! And a drip! "Those are ours," said ${a}.`,
      ),
      page(
        {
          weather: 'clear',
          camera: 'wide',
          actors: [seen(M, 'jump', 'happy'), seen(A, 'cheer', 'happy')],
          things: ['bus'],
        },
        `They did it all. Up jumped Monday! And here came the bus.`,
        `Each took one, and did it. Monday jumped up! The bus came.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(M, 'dance', 'happy'), seen(A, 'dance', 'happy'), seen(B, 'dance', 'happy')],
        },
        `It was a light Monday. "Must you go?" said ${a}. "${tuesday}"`,
        `They all danced. "Do you have to go?" "${tuesday}" said Monday.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, chance } = going;
  const { refrain, tuesday, made, M, N, n } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(A, 'stand', 'proud', 'pencil')], things: ['pencil'] },
        `In the kitchen hung the week, on a sheet of paper. Nobody had ever thought of changing it. ${A.introduced} took a pencil. ${a} made ${made}. There was no room for Monday.`,
        `${A.introduced} had a pencil, and looked at the week on the wall. Who said that it had to go like that? So ${a} made ${made}. Then Monday was crossed out twice.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(A, 'jump', 'happy'), seen(B, 'dance', 'happy'), seen(G, 'sit', 'sleepy')],
        },
        `And it worked! There were pancakes, and then more pancakes. ${B.introduced} danced on the lawn. After Sunday it was Sunday, and ${g} stayed in slippers. "It's a very long weekend," said ${g}.`,
        `It worked at once. Nobody had to be anywhere. ${B.introduced} danced, and ${a} jumped. ${Gcap} lay down, and got up for lunch. Then it was Sunday, and after that it was Sunday.`,
      ),
      page(
        { setting: 'kitchen', camera: 'close', actors: [seen(G, 'sit', 'sleepy'), seen(A, 'point', 'calm')] },
        `Drip, went the kitchen tap. "Somebody should mend that," said ${a}. "${refrain}" said ${g}, and turned over a page. Drip, it went. It went drip all that Sunday.`,
        `The tap in the kitchen had begun to drip. ${a} put a finger in it. "${refrain}" said ${g}, who was doing a crossword. It was far too weekend for taps.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'sleepy')],
          things: ['blocks', 'book'],
        },
        `"Those blocks," said ${g}, from next door. "${refrain}" said ${a}. There was a book that should have gone back to the library. "${refrain}" said ${b}, and used it as a hat.`,
        `The blocks were all over the floor. ${a} stepped across them. "${refrain}" There was a library book as well, and it was late. "${refrain}" said ${b}, and went to sleep on it.`,
      ),
      page(
        { setting: 'street', camera: 'wide', actors: [seen(N, 'stand', 'worried'), seen(A, 'stand', 'surprised')] },
        `On the fifth Sunday there was no bread. The baker had the weekend off. ${N.introduced} stood waiting for the bus, but that was in bed. "I've been here since Sunday," said ${n}.`,
        `By and by the butter ran out. The shop was shut for the weekend. "When does the bus come?" said ${N.introduced}. It came on a Monday. "Then it won't," said ${n}, and sat down.`,
      ),
      page(
        {
          weather: 'rain',
          camera: 'medium',
          actors: [seen(M, 'sit', 'sad', 'backpack'), seen(A, 'look-up', 'surprised')],
          things: ['backpack'],
        },
        `And on the step, in the rain, sat somebody small with an enormous backpack. "I'm Monday," it said. "I know that I'm crossed out. I'd go away. But I can't get up."`,
        `In front of the door somebody was sitting, quite small and quite wet. The backpack was as big as a bath. "It's only me," it said. "It's Monday. I'm stuck."`,
      ),
      page(
        {
          camera: 'close',
          actors: [
            seen(A, 'reach', 'determined'),
            seen(M, 'stand', 'worried', 'backpack'),
            seen(B, 'reach', 'determined'),
          ],
          things: ['backpack'],
        },
        `${a} pulled, and ${b} pushed. The backpack didn't move. "What's in it?" said ${a}. "I don't know," said Monday. "People put it in. They do it all weekend. Nobody's ever asked."`,
        `They took one arm each, and heaved. It was no good. "Everybody says that I'm so heavy," said Monday. "I'm not. It's the backpack. I've never dared to look."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'kneel', 'surprised'), seen(G, 'stand', 'shy'), seen(B, 'kneel', 'shy')],
          things: ['backpack', 'blocks', 'book'],
        },
        `So they looked. There was a drip. There were the blocks, and the book, and nine letters to aunts. On each of them was a label. "${refrain}" they said. ${Gcap} went rather pink.`,
        `On top lay a drip, very wet. Next came all the blocks, and one late book. Each had a label. "${refrain}" read ${a}. It was in everybody's writing.`,
      ),
      page(
        {
          setting: 'kitchen',
          weather: 'clear',
          camera: 'wide',
          actors: [seen(G, 'reach', 'determined'), seen(A, 'hold', 'determined', 'blocks'), seen(M, 'sit', 'curious')],
          things: ['blocks'],
        },
        `They each took out what was theirs. ${Gcap} mended the tap, and it took four minutes. The blocks took six. "Is that all?" said Monday. "I've been carrying it since Friday."`,
        `"That's my drip," said ${g}, and took it out, and mended it. It only wanted half a turn. ${a} did the blocks. Monday sat on a chair, and grew a little with each one.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(M, 'jump', 'happy', 'backpack'), seen(A, 'cheer', 'happy'), seen(N, 'wave', 'happy')],
          things: ['bus'],
        },
        `Then Monday stood up, as light as a leaf. The bus came round the corner. "At last!" said ${n}. The baker put on an apron. And Monday went down the road on one leg.`,
        `"Oh!" said Monday, and went straight up in the air. It was so light now. Along came the bus, and ${n} got on. All over town there was a smell of bread.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(M, 'dance', 'happy'), seen(A, 'dance', 'happy'), seen(B, 'dance', 'happy')],
        },
        `It was the quickest Monday there had ever been. By four it was all done, and they were in the garden. "Don't you have to go?" said ${a}. "${tuesday}" said Monday.`,
        `At half past three Monday came by to play. The backpack was as flat as a sock. "Who's after you?" said ${a}. "Shouldn't you be off?" Monday thought. "${tuesday}"`,
      ),
    ],
  };
}
