import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { REFRAINS, TITLES, partsOf } from './parts.ts';
import { old } from './rent-old.ts';

/** Who lives in a house must pay rent: half a pea, a leaf with a hole; and what the family has been looking for all along. */
export const RENT: EventPlot = { id: 'rent', young, middle, old };

function young(going: Going): Told {
  const { chance } = going;
  const { X, who, x, Xs, them, K, G, k, g, G0, where, setting } = partsOf(going);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'wide',
          actors: [seen(G, 'think', 'worried'), seen(K, 'stand', 'curious')],
          things: ['clock'],
        },
        `The clock has stopped. The little key is lost. Scratch, scratch! What is that?`,
        `${G0} has lost the little clock key. Scratch, scratch! "What is that?" says ${k}.`,
      ),
      page(
        { setting, camera: 'close', actors: [seen(X, 'sit', 'shy'), seen(K, 'kneel', 'excited')] },
        `Look, ${where}! It is ${who}. "Do you live here?" says ${k}.`,
        `Who is ${where}? It is ${who}. "Do you live here now?"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, 'stand', 'calm'), seen(K, 'hold', 'happy')],
          things: ['plate', 'biscuit'],
        },
        `"Lodgers pay rent," says ${g}. ${k} puts a biscuit on a plate.`,
        `"And the rent?" says ${g}. "Lodgers pay!" ${k} puts a biscuit on a plate.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(K, 'point', 'happy'), seen(G, 'stand', 'surprised')],
          things: ['plate', 'peas'],
        },
        `Next day? Half a pea lies there. "${refrain}" says ${g}.`,
        `In the morning there lies half a pea. "${refrain}" says ${g}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'hold', 'happy', 'leaf'), seen(G, 'stand', 'surprised')] },
        `Next day? A leaf, with a hole in it. "${refrain}" says ${g}.`,
        `Then there is a leaf with a hole. "${refrain}" says ${g}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'worried', 'button'), seen(G, 'stand', 'calm')] },
        `Next day? A button. "${refrain} Tomorrow ${x} must go."`,
        `Then there is a button. "${refrain} Tomorrow ${x} must go."`,
      ),
      page(
        { time: 'night', camera: 'medium', actors: [seen(K, 'kneel', 'worried')], things: ['plate', 'biscuit'] },
        `One last biscuit, with jam! ${k} puts it on the plate.`,
        `Night comes. The last biscuit has jam on. ${k} puts it there.`,
      ),
      page(
        {
          time: 'day',
          camera: 'close',
          actors: [seen(K, 'cheer', 'excited'), seen(G, 'stand', 'surprised')],
          things: ['plate', 'key'],
        },
        `Next morning something shines on the plate. The little key!`,
        `In the morning ${k} runs to look. The little key!`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(G, 'hold', 'happy'), seen(K, 'jump', 'happy')],
          things: ['clock'],
        },
        `Tick, tock, goes the clock. "That is rent!" says ${g}. "${Xs} can stay!"`,
        `${G0} turns the key. Tick, tock! "Now that is rent!" says ${g}. "I'll keep ${them}!"`,
      ),
      page(
        {
          setting,
          time: 'night',
          camera: 'close',
          actors: [seen(G, 'kneel', 'happy'), seen(K, 'stand', 'happy'), seen(X, 'sit', 'happy')],
          things: ['plate', 'peas'],
        },
        `"It was too much," says ${g}. "Here is the change." Half a pea!`,
        `"${Xs} paid too much," says ${g}. "Here is the change." Half a pea.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { chance } = going;
  const { X, who, x, Xs, isMany, them, K, G, k, g, G0, where, setting } = partsOf(going);
  const refrain = chance.pick(...REFRAINS);
  const has = isMany ? 'have' : 'has';
  const was = isMany && who.startsWith('some') ? 'were' : 'was';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'wide',
          actors: [seen(G, 'think', 'worried'), seen(K, 'stand', 'curious')],
          things: ['clock'],
        },
        `The clock had stopped in March. ${G0} had put the little key somewhere safe. Nobody had seen it since. It was very quiet without a tick. That was how ${k} came to hear it. Scratch, scratch, scratch.`,
        `There was no tick in the house. The clock had a key, and ${g} had lost it. They had looked for the little key everywhere. One night ${k} lay and listened to the quiet. Scratch, it said. Scratch, scratch.`,
      ),
      page(
        { setting, camera: 'close', actors: [seen(X, 'sit', 'shy'), seen(K, 'kneel', 'excited')] },
        `${k} went down on both knees, and looked. Somebody looked back. It was ${who}, ${where}. "Have you moved in?" whispered ${k}. There was some straw, so ${isMany ? 'they' : X.he} had.`,
        `${k} went after it, and there ${was} ${who}, ${where}. There was a bed of straw, and half a curtain. "You live here!" said ${k}. It was the best thing that had happened since the clock stopped.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, 'stand', 'calm'), seen(K, 'hold', 'happy')],
          things: ['plate', 'biscuit'],
        },
        `"No," said ${g}, who had been kept awake. "Nobody lives here for nothing. Lodgers pay rent." "What's rent?" said ${k}. "What a room is worth," said ${g}. "By Saturday." So ${k} put out a plate, and a biscuit, to explain.`,
        `"All night it goes scratch," said ${g}. "And who pays?" "Pays what?" said ${k}. "Rent. That's what you give for a room. I want it by Saturday, or out!" ${k} put down a plate, with a biscuit, so that it would be understood.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(K, 'point', 'happy'), seen(G, 'stand', 'surprised')],
          things: ['plate', 'peas'],
        },
        `In the morning there was no biscuit, and there was something else. "The rent is paid!" cried ${k}. ${G0} put on glasses. It was half a pea. "${refrain}" said ${g}. "It's a half," said ${k}. "It might be the better half."`,
        `Next morning the biscuit was gone. In the very middle of the plate lay half a pea. "There!" said ${k}. "${refrain}" said ${g}. "Perhaps it was hard, to give half," said ${k}. "It might be the better half."`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'hold', 'happy', 'leaf'), seen(G, 'stand', 'surprised')] },
        `${k} explained about rent again, through the gap, with more biscuit. The day after, there was a leaf on the plate. It had a hole in it. "${refrain}" said ${g}. "You can look through it," said ${k}. "A pea has no view."`,
        `"More than a pea," said ${k}, and put a bigger biscuit down. In the morning they found a leaf with a hole. "${refrain}" said ${g}. "It's larger," said ${k}. "It's a leaf," said ${g}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'worried', 'button'), seen(G, 'stand', 'calm')] },
        `On Thursday it was a button. "That's my button," said ${g}. "It's been gone for a year. ${refrain}" "But it's getting better!" said ${k}. "It's Thursday," said ${g}. "Saturday is Saturday." And there was only one biscuit left.`,
        `Thursday brought a button. "That is off my own coat," said ${g}. "Nobody can pay me with that. ${refrain}" ${k} looked at the button. It had been lost for a year. "Somebody is good at finding," said ${k}. "Till Saturday," said ${g}.`,
      ),
      page(
        { time: 'night', camera: 'medium', actors: [seen(K, 'kneel', 'worried')], things: ['plate', 'biscuit'] },
        `The last biscuit in the tin had jam in the middle. ${k} had saved it since Sunday. ${k} looked at it for a while. Then it went on the plate. "It's the best one," whispered ${k}. "You'll have to think hard."`,
        `On Friday night there was one biscuit in the tin, the one with jam. ${k} had been going to have it in bed. It smelled of strawberries. "You need it more," said ${k}, and put it on the plate.`,
      ),
      page(
        {
          time: 'day',
          camera: 'close',
          actors: [seen(K, 'cheer', 'excited'), seen(G, 'stand', 'surprised')],
          things: ['plate', 'key'],
        },
        `On Saturday morning they went to look, side by side. There was not one crumb left. In the middle of the plate lay something thin and bright. It was the little key.`,
        `On Saturday morning ${k} was first. "Well?" said ${g}. ${k} did not answer. The plate was as clean as the moon. On it lay a key. It was small and yellow. "I put that somewhere safe," said ${g}, slowly.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(G, 'hold', 'happy'), seen(K, 'jump', 'happy')],
          things: ['clock'],
        },
        `${G0} went to the clock, and turned it eleven times. Tick, it said. Tock. The whole house seemed to sit up. "That," said ${g}, "is rent. That is rent for a year." "So ${x} ${isMany ? 'stay' : 'stays'}?" said ${k}. Tick, tock, tick.`,
        `It fitted, and it turned, and there was a small cough. Tick, tock. They had forgotten how it sounded. "Now that is what I call rent," said ${g}. "${Xs} ${has} the room for as long as ${isMany ? 'they like' : `${X.he} likes`}."`,
      ),
      page(
        {
          setting,
          time: 'night',
          camera: 'close',
          actors: [seen(G, 'kneel', 'happy'), seen(K, 'stand', 'happy'), seen(X, 'sit', 'happy')],
          things: ['plate', 'peas'],
        },
        `That evening ${k} saw ${g} kneel down by the plate. "What are you doing?" "It was too much," said ${g}. "Fair is fair. I'm giving ${them} change." And on the plate, in the middle, ${g} laid half a pea.`,
        `At bedtime somebody knelt by the plate. It was ${g}. "A key is more than the rent," said ${g}. "So there's something to give back." It was half a pea. ${k} knew it again. "Is it the better half?" said ${k}.`,
      ),
    ],
  };
}
