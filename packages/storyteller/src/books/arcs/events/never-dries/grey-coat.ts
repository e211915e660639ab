import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './grey-coat-old.ts';
import { partsOf, TITLES } from './parts.ts';

/**
 * Hair that is never dry, and a coat that is never dry. As it is told in Orkney, Shetland and Ireland: on land the seal
 * people put off their skins, and without the skin none of them can go home (W. Traill Dennison, Orcadian Sketch-Book).
 */
export const GREY_COAT: EventPlot = { id: 'grey-coat', young, middle, old };

function young(going: Going): Told {
  const { K, k, G, g, chance } = going;
  const { refrain, S, s } = partsOf(going);
  const both = (pose: 'walk' | 'kneel' | 'stand', feeling: 'curious' | 'sad' | 'happy') => [
    seen(S, pose, feeling),
    seen(K, pose, feeling),
  ];
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'beach', time: 'day', camera: 'wide', actors: [seen(K, 'kneel', 'curious')], things: ['coat'] },
        `Look! A grey coat, on the sand. ${k} takes it home to dry.`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'stand', 'sad'), seen(K, 'stand', 'curious')] },
        `Here is ${s}. Her hair is wet. "I have lost my coat."`,
      ),
      page(
        { camera: 'medium', actors: both('kneel', 'curious'), things: ['boat'] },
        `They look under the boat. No coat. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: both('kneel', 'curious'), things: ['rock'] },
        `They look under the rock. No coat. "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: both('walk', 'happy'), things: ['shell'] },
        `They look in the pool. A shell! No coat. "${refrain}"`,
      ),
      page(
        { time: 'sunset', camera: 'close', actors: both('stand', 'sad') },
        `The sun is warm. But ${s} is still wet. She looks at the sea.`,
      ),
      page(
        {
          setting: 'living-room',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'stand', 'curious'), seen(G, 'sit', 'calm')],
          things: ['coat'],
        },
        `Drip, drip. The grey coat is still wet. "That is odd," says ${g}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'surprised'), seen(G, 'sit', 'calm')] },
        `Wet hair. A wet coat. "It is hers!" says ${k}. "She is a selkie!"`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'hug', 'calm'), seen(K, 'hug', 'sad')] },
        `"A selkie is a seal," says ${g}. "She must go home."`,
      ),
      page(
        {
          setting: 'beach',
          time: 'day',
          camera: 'medium',
          actors: [seen(K, 'hold', 'sad', 'coat'), seen(S, 'hug', 'happy')],
        },
        `In the morning ${k} gives the coat back. "Oh, thank you!" says ${s}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'wave', 'happy'), seen(G, 'wave', 'happy')] },
        `Splash! Out there is a grey seal. It waves. ${cap(k)} waves, too. Goodbye, ${s}!`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { K, k, G, g, chance } = going;
  const { refrain, S, s } = partsOf(going);
  const both = (pose: 'walk' | 'kneel' | 'stand' | 'sit' | 'run', feeling: 'curious' | 'sad' | 'happy') => [
    seen(S, pose, feeling),
    seen(K, pose, feeling),
  ];
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'beach',
          time: 'day',
          camera: 'wide',
          actors: [seen(K, 'kneel', 'curious'), seen(G, 'stand', 'calm')],
          things: ['coat'],
        },
        `On the first day by the sea ${k} found a coat on a rock. It was grey, and softer than a cat, and soaking wet. "Somebody will want that," said ${g}. So they took it with them, to dry it by the fire.`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'kneel', 'sad'), seen(K, 'stand', 'curious')] },
        `Next morning a girl was on the beach, looking under the stones. Her hair was wet, as if she had just been in. "I'm ${s}," she said. "I've lost something, and I can't go home without it." "I'll help you," said ${k}.`,
      ),
      page(
        { camera: 'medium', actors: both('kneel', 'curious'), things: ['boat'] },
        `They looked under the old boat. "Is it big?" said ${k}. "It's as big as I am," said ${s}. There was nothing but a crab. "${refrain}" said ${k}.`,
      ),
      page(
        { camera: 'wide', actors: both('run', 'happy'), things: ['shell'] },
        `They looked in all the pools. Then they raced, and built a castle. ${s} knew where the best shells were. She knew when the tide would turn. She could not do up a button. "${refrain}" they both said, and laughed.`,
      ),
      page(
        { time: 'sunset', camera: 'close', actors: both('sit', 'sad') },
        `On the third day they looked in the last cave. It wasn't there. Far out some seals were singing, long and low. ${s} went quite still. "They're calling somebody," she said. "${refrain}" said ${k}. But ${s} did not laugh this time.`,
      ),
      page(
        {
          setting: 'living-room',
          time: 'night',
          camera: 'medium',
          actors: [seen(G, 'sit', 'calm'), seen(K, 'sit', 'curious')],
          things: ['coat'],
        },
        `That evening ${g} told a story by the fire. "They say here that some seals are selkies. On land they take off their skin, like a coat, and are people. But they need it to go home." Drip, said something behind them.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'stand', 'surprised'), seen(G, 'sit', 'curious')], things: ['coat'] },
        `It was the grey coat. It had hung by the fire for three days, and it was still wet. ${k} had never met anything else that would not dry, in all that sun. Except for hair. "Oh," said ${k}. "It's hers."`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(K, 'sit', 'sad')] },
        `If ${k} said nothing, then ${s} would stay. They could race tomorrow, and every day. ${k} sat up in the dark and thought about it. Downstairs it went drip, drip, drip, like somebody who is crying.`,
      ),
      page(
        {
          setting: 'beach',
          time: 'day',
          camera: 'medium',
          actors: [seen(K, 'hold', 'sad', 'coat'), seen(S, 'stand', 'surprised'), seen(G, 'stand', 'calm')],
        },
        `In the morning ${k} carried the coat down to the rock. "I had it all the time," said ${k}. "I didn't know." ${s} put her face into it. "In the stories they keep it," she said. "I know," said ${k}. "But it's yours."`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'wave', 'happy'), seen(G, 'wave', 'calm')] },
        `${s} ran down to the water with the coat round her, and was gone. Then a small grey seal came up. It had eyes that ${k} knew. It slapped the water twice. Out there they were all singing.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'surprised', 'coat'), seen(G, 'stand', 'happy')] },
        `On the last evening ${k} left a raincoat on the rock by mistake. It was gone. "The tide will have it," said ${g}. But next morning the coat was back, and it was folded up neatly. There was a fish in each pocket.`,
      ),
    ],
  };
}
