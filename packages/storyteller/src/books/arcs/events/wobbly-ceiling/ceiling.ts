import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './ceiling-old.ts';
import { partsOf, TITLES } from './parts.ts';

/** Whoever sleeps with the nose at the ceiling can read off it what is outside: sun on water wobbles. */
export const CEILING: EventPlot = { id: 'ceiling', young, middle, old };

function young(going: Going): Told {
  const { K, k, G, g, chance } = going;
  const { refrain, V, v, far, Gcap } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(V, 'stand', 'happy'), seen(K, 'cheer', 'excited'), seen(G, 'wave', 'happy')],
        },
        `Here is ${V.introduced}. Off go ${k} and ${g}${far}. ${k} wants to see the sea!`,
      ),
      page(
        {
          setting: 'farm',
          time: 'night',
          camera: 'medium',
          actors: [seen(V, 'stand', 'sleepy'), seen(G, 'stand', 'happy')],
        },
        `It gets dark. They stop. "${refrain}" says ${g}.`,
      ),
      page(
        { time: 'day', camera: 'close', actors: [seen(K, 'look-up', 'curious')] },
        `Next morning ${k} looks up. The ceiling is green! Why is it green?`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'stand', 'surprised'), seen(V, 'stand', 'happy')], things: ['bush'] },
        `A green hedge is outside. Moo! A cow looks in. No sea.`,
      ),
      page(
        {
          setting: 'mountain',
          time: 'night',
          camera: 'medium',
          actors: [seen(V, 'stand', 'sleepy'), seen(G, 'stand', 'happy')],
        },
        `Brrm, brrm, up a hill. It gets dark. "${refrain}" says ${g}.`,
      ),
      page(
        { time: 'day', camera: 'close', actors: [seen(K, 'look-up', 'curious')], things: ['cloud'] },
        `Next morning the ceiling is white. ${k} looks out. A cloud! Only a cloud. No sea.`,
      ),
      page(
        {
          setting: 'beach',
          time: 'night',
          camera: 'medium',
          actors: [seen(V, 'stand', 'sleepy'), seen(G, 'stand', 'worried')],
        },
        `Brrm, brrm. It is so late and so dark. "${refrain}" says ${g}.`,
      ),
      page(
        { time: 'day', camera: 'medium', actors: [seen(K, 'sit', 'sad'), seen(G, 'sit', 'sad')] },
        `Next morning they look out at the front. A wall! "Oh no," says ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'look-up', 'surprised')] },
        `${k} looks up. The ceiling is gold. It wobbles! What is gold, and wobbles?`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'cheer', 'excited'), seen(G, 'hug', 'happy')] },
        `${k} opens the little curtain at the back. It is the sea!`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'happy'), seen(G, 'sit', 'happy')] },
        `They have breakfast in bed. The sea goes in and out. "${refrain}" says ${k}. ${Gcap} and ${v} are happy.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { K, k, G, chance } = going;
  const { refrain, V, v, theV, far, g, Gcap } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(V, 'stand', 'happy'), seen(K, 'cheer', 'excited'), seen(G, 'wave', 'happy')],
        },
        `In ${V.introduced} the table turned into a bed. The bench turned into a cupboard. ${k} slept at the very back, nose to the ceiling. "Where to?" said ${g}, on the first morning. "To the sea," said ${k}. "I want to see it from my bed."`,
      ),
      page(
        {
          setting: 'farm',
          time: 'night',
          camera: 'medium',
          actors: [seen(V, 'stand', 'sleepy'), seen(G, 'stand', 'happy')],
        },
        `They drove off${far}, and it was a long way. When it got dark they stopped beside a field. "${refrain}" said ${g}. You say that wherever you stop. That's what is good about ${theV}.`,
      ),
      page(
        { time: 'day', camera: 'close', actors: [seen(K, 'look-up', 'curious')], things: ['bush'] },
        `In the morning the ceiling was green. ${k} lay and looked at it. Then ${k} looked out of the window. There was a hedge, right up against it. In the hedge was a cow. It looked at the cornflakes. There was no sea.`,
      ),
      page(
        {
          setting: 'mountain',
          time: 'night',
          camera: 'medium',
          actors: [seen(V, 'stand', 'sleepy'), seen(K, 'point', 'excited'), seen(G, 'stand', 'happy')],
        },
        `The second night they stopped on top of a hill. ALL THE SEA FROM HERE, it said on a board. But by now it was dark. "${refrain}" said ${g}. ${k} could hardly sleep.`,
      ),
      page(
        { time: 'day', camera: 'close', actors: [seen(K, 'look-up', 'sad')], things: ['cloud'] },
        `In the morning the ceiling was white. ${k} looked out, and that was white too. They were inside a cloud. They could not even see the board. Somewhere a sheep coughed.`,
      ),
      page(
        {
          setting: 'beach',
          time: 'night',
          camera: 'medium',
          actors: [seen(V, 'stand', 'sleepy'), seen(G, 'stand', 'worried')],
        },
        `On the third day they took a wrong turning, and then another one. It was pitch dark when they found a place to stop, the very last. "${refrain}" said ${g}, more quietly. The next day they would have to turn round.`,
      ),
      page(
        { time: 'day', camera: 'medium', actors: [seen(K, 'sit', 'sad'), seen(G, 'sit', 'sad')] },
        `In the morning ${g} drew back the big curtain at the front. There was a wall. A snail was going up it. "Well," said ${g}, and tried again. "It's a wall." ${k} lay down flat, so as not to have to look.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'look-up', 'surprised')] },
        `But when ${k} lay flat, there was the ceiling. It was gold, and it wobbled. The gold ran up and down in rings, all the time. ${k} had never seen a ceiling do that. "Green was a hedge," said ${k}. "White was a cloud. What is gold, and wobbles?"`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'reach', 'excited'), seen(G, 'stand', 'curious')] },
        `It came in from behind the pillow. There was a little window at the back. Nobody ever opened its curtain, because of the coats. ${k} knelt on the bed and pushed the coats to one side.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'cheer', 'excited'), seen(G, 'cheer', 'happy')] },
        `There was the sea! It began just under the window, and it went on up to the sky. The sun lay on it, and every wave threw a bit of sun back. "${v} had it behind us all night," said ${g}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'happy'), seen(G, 'sit', 'happy')] },
        `They had breakfast in ${K.names} bed, with the cornflakes between them. ${Gcap} did not quite fit in, and had both feet on the sink. Nobody said anything for a long time. It was all in the window.`,
      ),
      page(
        { setting: 'street', camera: 'medium', actors: [seen(K, 'sit', 'happy'), seen(V, 'stand', 'happy')] },
        `Now ${v} stands in front of the house again. Sometimes ${k} gets in at the back and opens the little curtain. There are the dustbins. "${refrain}" says ${k}.`,
      ),
    ],
  };
}
