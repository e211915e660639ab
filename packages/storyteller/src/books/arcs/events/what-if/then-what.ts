import type { Told } from '../../../arc.ts';
import { cap } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, short, shorter } from './parts.ts';
import { old } from './then-what-old.ts';

/**
 * Whoever asks "what if" is told that it is not so, until somebody at a bus stop asks back what would be then. The whole
 * queue finds out, each in their own way, and lets the bus go.
 */
export const THEN_WHAT: EventPlot = { id: 'then-what', young, middle, old };

function young(going: Going): Told {
  const { title, K, k, G, g, L, M, C, question, refrain } = partsOf(going);
  const ask = `"${short(question)}"`;
  return {
    title,
    refrain,
    pages: [
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(K, 'point', 'excited'), seen(G, 'stand', 'calm')] },
        `"Listen!" says ${k}. ${ask} ${refrain} says ${g}. "Eat up."`,
      ),
      page(
        { setting: 'street', camera: 'wide', actors: [seen(K, 'walk', 'curious'), seen(C, 'sit', 'calm')] },
        `${k} asks ${C.name}. ${ask} ${refrain} says ${C.name}.`,
      ),
      page({ camera: 'close', actors: [seen(K, 'think', 'sad')] }, `"No," says ${k}. "It isn't." That is that.`),
      page(
        { camera: 'medium', actors: [seen(L, 'sit', 'curious'), seen(K, 'stand', 'surprised')] },
        `Here is ${L.name}. ${k} asks, too. ${ask} "Then what?" says ${L.name}.`,
      ),
      page({ camera: 'close', actors: [seen(K, 'jump', 'excited')] }, `Then what? "Then I'd say hooray!" says ${k}.`),
      page(
        { camera: 'medium', actors: [seen(M, 'jump', 'excited'), seen(L, 'cheer', 'happy')] },
        `"Then I'd jump!" says ${M.name}. "Then I'd sing!" says ${L.name}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(C, 'dance', 'happy'), seen(K, 'dance', 'happy')] },
        `"Then," says ${C.name}, "I'd dance!" And they dance.`,
      ),
      page(
        { camera: 'wide', actors: [seen(G, 'point', 'surprised'), seen(K, 'cheer', 'happy')], things: ['bus'] },
        `There goes the bus! Nobody saw it. "Oh!" says ${g}. "Then what?"`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'walk', 'happy'), seen(G, 'walk', 'happy')] },
        `Then they walk. They hop a bit, too.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(G, 'sit', 'calm'), seen(K, 'sleep', 'sleepy')],
        },
        `"What if it was morning?" says ${g}. ${refrain} says ${k}. Good night!`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { title, K, k, G, g, L, N, M, C, D, question, first, second, third, fourth, refrain } = partsOf(going);
  const ask = `"${shorter(question)}"`;
  return {
    title,
    refrain,
    pages: [
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(K, 'point', 'excited'), seen(G, 'stand', 'calm')] },
        `${K.introduced} had a new question every morning. This one was there before the porridge. ${ask} ${refrain} said ${g}, quite kindly. "Where's your other shoe?" That was always the end of it.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(K, 'walk', 'curious'), seen(N, 'stand', 'calm')],
          things: ['bread'],
        },
        `It was too good to waste. So ${k} took it along, and asked ${N.name}, who sold the bread. ${refrain} said ${N.name}. "White or brown?" Everyone said it, and everyone was right. It was like a door without a handle.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'sad', 'notebook')], things: ['notebook'] },
        `${k} wrote it in the notebook, under all the others. After each of them came three dots, and then nothing.  ${k} was not going to ask any more.`,
      ),
      page(
        { camera: 'wide', actors: [seen(L, 'point', 'curious'), seen(K, 'stand', 'shy'), seen(C, 'stand', 'calm')] },
        `On Saturday they all stood at the bus stop. "You've got one in there," said old ${L.name}. "I can see it." ${k} said it in a small voice. ${ask} ${refrain} said ${C.name}, behind them. But ${L.name} did not even turn round. "Then what?" said ${L.name}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'think', 'surprised'), seen(L, 'sit', 'happy')] },
        `Nobody had ever asked that. ${k} had to think. "Then nobody would be bored on the way to school," said ${k}. "That's one," said ${L.name}. "${first}." It was as if somebody had put a handle on the door.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(N, 'point', 'excited'), seen(M, 'jump', 'excited'), seen(K, 'cheer', 'happy')],
        },
        `${N.name} had come out to listen. "Wait!" said ${N.name}. "${second}." "I know!" cried ${M.name}, who was next. "${third}!" It went along the whole queue.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(K, 'think', 'worried'), seen(G, 'stand', 'shy'), seen(D, 'wave', 'calm')],
          things: ['bus'],
        },
        `Then the bus came. It was the bus to the pool, and there was only one an hour. "All aboard!" called ${D.name}. ${k} looked at the bus, and at ${g}. "But I haven't had my go," said ${g}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'point', 'happy'), seen(K, 'dance', 'happy')] },
        `So the bus went off with nobody in it. "Now," said ${g}. "${fourth}." ${k} had not known that ${g} could do it at all.`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'hold', 'shy', 'violin'), seen(K, 'stand', 'surprised')] },
        `Only ${C.name} had said nothing. Now ${C.name} opened a long black case, and took out a violin. "If it were so," said ${C.name}, "it would want a tune." And the tune was just right. As long as it went on, it was so.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(D, 'stand', 'surprised'), seen(K, 'cheer', 'happy'), seen(L, 'cheer', 'happy')],
          things: ['bus'],
        },
        `The next bus came round the corner. "What's all this?" said ${D.name}. They told him. "But it isn't," began ${D.name}. "THEN WHAT?" they all shouted. ${D.name} turned off the engine, to think.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(G, 'sit', 'shy'), seen(K, 'sit', 'excited')],
          things: ['notebook'],
        },
        `There were no dots in the notebook that night. ${cap(g)} stood by the lamp, and did not go. "What if it was Saturday again tomorrow?" said ${g}. ${refrain} said ${k}, who was nearly asleep. Then ${k} sat up. "Then what?"`,
      ),
    ],
  };
}
