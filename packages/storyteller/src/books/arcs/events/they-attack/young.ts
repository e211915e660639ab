import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';

/** They are not after anybody; they have found a hat. */
export function young(going: Going): Told {
  const { K, G, k, g, Gcap, many, Many, one, called, drawn, others, refrain, title } = partsOf(going);
  return {
    title: titled(title),
    refrain,
    pages: [
      page(
        { setting: 'street', time: 'day', camera: 'close', actors: [seen(K, 'walk', 'happy')], things: ['hat'] },
        `${K.introduced} has a new hat. It has a bobble on top.`,
        `What a hat! ${K.introduced} has it on. The bobble goes bob, bob.`,
        `Here is ${K.introduced}, in a new hat. Off to the shop!`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'stand', 'surprised'), seen(G, 'stand', 'surprised')], things: [...drawn] },
        `But who is that? ${Many}! A whole road of ${many}! "${refrain}"`,
        `Look behind! Here come ${many}. Ten, and ten more! "${refrain}"`,
        `Down the hill come the ${many}. They all shout. "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'run', 'scared'), seen(G, 'run', 'scared')] },
        `"They say attack!" says ${g}. "The ${called}! Run!" They run.`,
        `"Attack?" says ${g}. "Oh no! It is the ${called}! Quick, run!"`,
        `"Run!" says ${g}. "It is an attack! The ${called}!" Off they go.`,
      ),
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(K, 'hide', 'scared'), seen(G, 'hide', 'scared')] },
        `Into the shed! Bang! But in they come, under the door. "${refrain}"`,
        `They hide in the shed. What comes in at the window? ${Many}! "${refrain}"`,
        `Shut the shed! But the ${many} get in. "${refrain}"`,
      ),
      page(
        { setting: 'playground', camera: 'wide', actors: [seen(K, 'run', 'scared'), seen(G, 'run', 'scared')] },
        `Up the slide! The ${many} come up, too. Down the slide! "${refrain}"`,
        `Over the slide they go. And over it come the ${many}. "${refrain}"`,
        `Quick, the slide! Up, and down. Still they come! "${refrain}"`,
      ),
      page(
        { setting: 'pond', camera: 'wide', actors: [seen(K, 'run', 'worried'), seen(G, 'run', 'worried')] },
        `Round the pond! But the ${many} can swim. Plop, plop, plop! "${refrain}"`,
        `Round and round the pond. Plop, plop! They swim! "${refrain}"`,
        `Now to the pond. ${Many} do not like water. Oh yes, they do! "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'sad'), seen(G, 'sit', 'sad')] },
        `${k} cannot run any more. ${k} sits down. Puff, puff!`,
        `"I am too tired," says ${k}. "So am I," says ${g}. They sit down.`,
        `Puff! No more legs. ${k} sits down in the grass.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'stand', 'determined')], things: [...drawn] },
        `Then ${k} turns round. "What do you want?" All the ${many} stop.`,
        `Here they are. "What is it?" says ${k}. All at once it is quiet.`,
        `${k} looks at the ${many}. "Say it slowly, please," says ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'surprised')], things: ['hat'] },
        `One small ${one} puffs. "A... at! A... hat! You lost a hat!"`,
        `A very small ${one} comes. "A hat," it says. "You lost a hat."`,
        `"A hat!" they say. "A hat, a hat! You lost it! Here!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'cheer', 'happy'), seen(G, 'cheer', 'happy')], things: ['hat'] },
        `Not "attack"! A hat! ${k} laughs, and ${g} laughs. "Thank you!"`,
        `And there it is, bobble and all. "Not an attack," says ${k}. "A hat!"`,
        `"Oh!" says ${g}. "I thought you said attack." How they all laugh!`,
      ),
      page(
        { setting: 'street', camera: 'wide', actors: [seen(K, 'stand', 'happy'), seen(G, 'stand', 'surprised')] },
        `Next day the ${others} come. "Uv! Uv!" ${k} does not run. "${g === 'the grown-up' ? 'Look' : Gcap}, your glove!"`,
        `The next day there are ${others}. "Uv! Uv!" they shout. "That is a glove," says ${k}.`,
        `And who comes next day? ${others[0]?.toUpperCase() ?? ''}${others.slice(1)}! "Uv, uv!" Now whose glove is that?`,
      ),
    ],
  };
}
