import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';
import { old } from './to-the-sea-old.ts';

const TITLES = ['this is not the market', 'brooms to the sea', 'where the rails stop', 'the sandy line'] as const;
const REFRAINS = ['No market here!', "This isn't the market!", 'Still no market!', 'That is no market!'] as const;

/** Where the sea is what a train comes to by mistake, it was on the way to market. */
export const TO_THE_SEA: EventPlot = {
  id: 'to-the-sea',
  when: /\b(?:ends? up|ended up|arriv\w+|finds? itself|found itself|lands|gets?|got|comes?|came|goes|went|leads?|led|takes? (?:it|him|her|them))\b[^.]*\b(?:sea|seaside|beach|coast|ocean)\b|\b(?:finds?|sees?|saw|discovers?) the (?:sea|seaside|beach|ocean)\b/iu,
  only: true,
  closest: true,
  young,
  middle,
  old: (going) => old(going, going.chance.pick(...REFRAINS), titled(going.chance.pick(...TITLES))),
};

function young(going: Going): Told {
  const { chance } = going;
  const { T, t, P, p, too, N } = partsOf(going);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'street', camera: 'wide', actors: [seen(T, 'stand', 'happy'), seen(P, 'sit', 'happy')] },
        `Here is ${T.introduced}. It goes to market. ${P.introduced} has a broom to sell.${too}`,
        `This is ${T.introduced}. Off to market! ${P.introduced} brings a new broom.${too}`,
      ),
      page(
        { camera: 'medium', actors: [seen(T, 'run', 'surprised')] },
        `Left or right? ${t} goes left. Clack! Oh no, the wrong track!`,
        `Clack! ${t} is on the wrong track. These rails are brown.`,
      ),
      page(
        { setting: 'farm', camera: 'wide', actors: [seen(T, 'run', 'worried'), seen(P, 'point', 'curious')] },
        `Grass. A cow. "Moo!" "${refrain}" says ${p}.`,
        `A field. A cow looks up. "${refrain}" says ${p}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(T, 'run', 'worried'), seen(P, 'look-up', 'surprised')] },
        `White birds fly by. They call and call. "${refrain}" says ${p}.`,
        `Up there are white birds. Kree, kree! "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(T, 'stand', 'worried')] },
        `${t} wants to turn round. But rails do not turn. So on it goes.`,
        `"I must turn round," says ${t}. But the rails go on. So on it goes.`,
      ),
      page(
        { setting: 'beach', camera: 'medium', actors: [seen(T, 'stand', 'sad'), seen(P, 'look-up', 'surprised')] },
        `What is this? Sand on the rails! Crunch. ${t} stops. It sticks.`,
        `Crunch! There is sand on the rails. ${t} sticks fast.`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'reach', 'determined'), seen(T, 'stand', 'happy')] },
        `"I have a broom!" says ${p}. Swish, swish! The rails shine. On goes ${t}.`,
        `${p} takes the broom. Swish, swish, swish! Off goes the sand. On goes ${t}!`,
      ),
      page(
        { camera: 'wide', actors: [seen(T, 'stand', 'surprised'), seen(P, 'cheer', 'excited')] },
        `The rails stop. And what is that? Blue, blue, blue. It is the sea!`,
        `Here the rails end. Here is the seaside! It is big and blue.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'wave', 'happy'), seen(P, 'run', 'happy')], things: ['ice-cream'] },
        `Here is ${N.introduced}, with ice cream. "A train, at last!" "${refrain}" laughs ${p}. Splash!`,
        `"At last!" says ${N.introduced}. There is ice cream for all. "${refrain}" laughs ${p}.`,
      ),
      page(
        {
          setting: 'street',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(T, 'stand', 'proud'), seen(P, 'wave', 'happy')],
        },
        `Next week, left or right? "Wrong, please!" says ${p}. Clack!`,
        `Left or right, next time? ${t} knows. It goes wrong again!`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { chance } = going;
  const { T, t, P, p, too, N } = partsOf(going);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'street', camera: 'wide', actors: [seen(T, 'stand', 'happy'), seen(P, 'sit', 'happy')] },
        `On Saturdays ${T.introduced} went to market. It was full of eggs and hens and people. ${P.introduced} sat in front, with six new brooms to sell.${too.replace(' is ', ' was ')} "Have you ever been anywhere else?" said ${p}. "Is there anywhere?" said ${t}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(T, 'run', 'surprised'), seen(P, 'point', 'surprised')] },
        `Behind the last houses the rails went two ways. ${t} was still thinking about anywhere. Clack! They rolled off to the left, on rails as brown as tea. "We never go left," said a hen, or somebody near it. It was the wrong track.`,
      ),
      page(
        { setting: 'farm', camera: 'wide', actors: [seen(T, 'run', 'worried'), seen(P, 'look-up', 'curious')] },
        `There was a field, and then there was another. A cow lifted her head, and forgot to chew. "${refrain}" said a lady with a basket. "It may come yet," said ${t}, not very loudly.`,
      ),
      page(
        { camera: 'close', actors: [seen(T, 'stand', 'worried'), seen(P, 'think', 'calm')] },
        `"Let's turn round," said ${p}. But a ${T.kind} turns only where its rails do. "Let's go back, then." Behind them the rails had clacked shut. There was nothing for it but to go on.`,
      ),
      page(
        { camera: 'medium', actors: [seen(T, 'run', 'worried'), seen(P, 'look-up', 'surprised')] },
        `The trees got smaller, and all leaned one way. White birds flew beside the window, and laughed. "${refrain}" said the lady. "It smells like fish day," said ${p}. "But where are the fish?"`,
      ),
      page(
        { setting: 'beach', camera: 'medium', actors: [seen(T, 'stand', 'sad'), seen(P, 'stand', 'worried')] },
        `Crunch. ${t} stood still. Something pale and soft lay on the rails, as high as the wheels. The wind had put it there. ${t} pushed, and puffed, and sank in a bit. "I can't go back," said ${t}, "and now I can't go on."`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'reach', 'determined'), seen(T, 'stand', 'happy')] },
        `"It's only sand," said ${p}. "At home we sweep it out of the hall." Then ${p} jumped up. "Brooms! I've got six of them!" Out they all climbed, while ${t} stood quite still. Swish, swish, swish, they went, three on each side.`,
      ),
      page(
        { camera: 'wide', actors: [seen(T, 'run', 'happy'), seen(P, 'walk', 'happy')] },
        `Behind the brooms the rails came out, and shone. ${t} came after, one turn of the wheels at a time. They swept round a hill of grass. And there the rails stopped, and so did the land.`,
      ),
      page(
        { camera: 'wide', actors: [seen(T, 'stand', 'surprised'), seen(P, 'cheer', 'excited')] },
        `It was blue, and it never kept still. It came up to look at them, and ran away again. "${refrain}" breathed the lady, and took off her shoes. "It's the seaside," said ${p}. "So there is an anywhere," said ${t}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'wave', 'happy'), seen(P, 'run', 'happy')], things: ['ice-cream'] },
        `By the last bit of rail stood a small green hut. ${N.introduced} put his head out. "A train!" he said. "There's not been one since the sand came. Nobody wanted to dig." He had ice cream, and they had eggs. It was a very good market, after all.`,
      ),
      page(
        {
          setting: 'street',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(T, 'stand', 'proud'), seen(P, 'wave', 'happy')],
        },
        `They came home late, with shells in the egg boxes. Next Saturday the rails went two ways again. ${t} slowed down. "Right is the market," said ${t}. "Then go wrong," said ${p}. All six brooms stood ready in the corner. Clack!`,
      ),
    ],
  };
}
