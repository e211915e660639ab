import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './label-old.ts';
import { partsOf } from './parts.ts';

/** Everything is done for the last time, until a child looks under the name on a peg. */
export const LABEL: EventPlot = { id: 'label', young, middle, old };

function young(going: Going): Told {
  const { A, a, B, b, G, g } = going;
  const { refrain, title, school, T, t } = partsOf(going);
  return {
    title: titled(title),
    refrain,
    pages: [
      page(
        {
          setting: 'classroom',
          camera: 'wide',
          actors: [seen(A, 'stand', 'happy'), seen(T, 'stand', 'happy')],
          things: ['coat'],
        },
        `It is the last day of ${school}. ${A.introduced} hangs up a coat. The name label is fat, like a biscuit.`,
      ),
      page(
        { camera: 'medium', actors: [seen(T, 'sit', 'happy'), seen(A, 'sit', 'sad'), seen(B, 'sit', 'happy')] },
        `${T.introduced} sings the good morning song. ${B.introduced} sings, too. "${refrain}" says ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'happy')], things: ['apple'] },
        `It is snack time. Crunch goes the apple. "${refrain}" says ${a}.`,
      ),
      page(
        { setting: 'playground', camera: 'wide', actors: [seen(A, 'run', 'happy'), seen(B, 'run', 'happy')] },
        `Out they go! Down the slide, wheee! "${refrain}" says ${a}.`,
      ),
      page(
        { setting: 'classroom', camera: 'medium', actors: [seen(A, 'stand', 'sad'), seen(T, 'stand', 'calm')] },
        `Now it is time to go home. "Take your name with you," says ${t}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'surprised')] },
        `${a} peels it off. Oh! There is a name under it. Who is that?`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'surprised'), seen(B, 'point', 'excited')] },
        `And there is one under that! And one more! "So many names!" says ${b}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(T, 'stand', 'happy'), seen(A, 'look-up', 'curious')] },
        `"They all had this peg," says ${t}. "Now they are big."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'determined'), seen(T, 'stand', 'happy')], things: ['crayon'] },
        `${a} takes a crayon. ${a} draws a smile on the name. Back on it goes, for the next one.`,
      ),
      page(
        {
          setting: 'school-gate',
          camera: 'wide',
          actors: [seen(A, 'wave', 'happy'), seen(T, 'wave', 'happy'), seen(G, 'stand', 'happy')],
        },
        `Goodbye, ${t}! Goodbye, peg! ${a} goes home with ${g}.`,
      ),
      page(
        { setting: 'classroom', camera: 'close', actors: [seen(A, 'stand', 'proud')], things: ['coat'] },
        `One day there is a new peg. ${a} hangs up a coat. "That was the first one!"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, a, B, b, G, g } = going;
  const { refrain, title, school, T, t } = partsOf(going);
  return {
    title: titled(title),
    refrain,
    pages: [
      page(
        {
          setting: 'classroom',
          camera: 'wide',
          actors: [seen(A, 'stand', 'sad'), seen(B, 'stand', 'happy')],
          things: ['coat'],
        },
        `It was the last day of ${school}. ${A.introduced} hung a coat on the peg by the window. It was a good peg. It had ${A.names} name on it, on a label as fat as a biscuit. Nobody had ever asked why. "${refrain}" said ${a} to ${B.introduced}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(T, 'stand', 'happy'), seen(A, 'sit', 'sad'), seen(B, 'sit', 'happy')] },
        `${T.introduced} sang out all the names, because it was the last day. "Here," sang everybody. ${a} sang it as slowly as you can. It is only one word, and it was soon over. "${refrain}"`,
      ),
      page(
        { setting: 'playground', camera: 'wide', actors: [seen(A, 'run', 'happy'), seen(B, 'run', 'happy')] },
        `At break they played the game with the wall. They ran so fast that for a whole minute ${a} forgot. Then the bell rang. "${refrain}" said ${a}. "Stop counting them," said ${b}. "You missed the end. I won!"`,
      ),
      page(
        { setting: 'classroom', camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'calm')] },
        `There was the last lunch, and it was fish. There was the last story, and the last tidying up. "I wish one thing could stay," said ${a}. "The chairs stay," said ${b}. "But nobody will know that I sat on one," said ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(T, 'stand', 'calm'), seen(A, 'stand', 'sad')] },
        `Then it was nearly time. "Everybody takes their own name home," said ${t}. All along the wall they pulled their labels off their pegs. ${a} waited until all the others had gone out. The hall was so tidy that it did not look like theirs.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'surprised')] },
        `${a} took hold of a corner of the fat label, and pulled. Off came the name. But the peg still had a label on. It was older, and a little bit brown, and it said SAM. ${a} had never known any Sam.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'excited'), seen(B, 'point', 'surprised')] },
        `"There's one under that!" said ${b}, who had come back. It said MEENA, with a flower. Under Meena was JO, and under Jo was somebody whose name began with K. They went all the way down, like the pages of a book.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(T, 'stand', 'surprised'), seen(A, 'point', 'happy'), seen(B, 'stand', 'happy')],
        },
        `${t} bent down, and said nothing for quite some time. "Meena is a vet now," said ${t}. "Jo drives the number nine bus. And Sam cried on the last day, right here. Sam said that nobody would ever know." "We know!" said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'happy', 'pencil'), seen(T, 'stand', 'happy')] },
        `They stuck them all back, in the same order. Then ${a} took a pencil, and wrote on Sam's, very small. It said: This is the best peg. You can see the birds. ${A.names} name went on top of all the others.`,
      ),
      page(
        {
          setting: 'school-gate',
          camera: 'wide',
          actors: [seen(A, 'wave', 'happy'), seen(T, 'wave', 'happy'), seen(G, 'stand', 'happy')],
        },
        `At the gate stood ${g}, with open arms. "Well? Was that the last one?" said ${g}. ${a} looked back through the window. There was the peg, and there was the label, a bit fatter than before. "No," said ${a}. "Somebody's next."`,
      ),
      page(
        { setting: 'classroom', camera: 'close', actors: [seen(A, 'stand', 'excited')], things: ['coat'] },
        `After the summer ${a} stood before a peg in a new school. It had ${A.names} name on it. ${a} pressed the label with one thumb. It was as fat as a biscuit. "Hello, all of you," said ${a}. "That was the first one!"`,
      ),
    ],
  };
}
