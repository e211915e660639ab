import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './come-and-see-old.ts';
import { partsOf, TITLES } from './parts.ts';

/** Whenever something is gone everybody comes running, and that is what it is hungry for. */
export const COME_AND_SEE: EventPlot = { id: 'come-and-see', young, middle, old };

function young(going: Going): Told {
  const { A, a, G, g, chance } = going;
  const { refrain, F, eater, many, one, setting, drawn } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting, time: 'night', camera: 'wide', actors: [seen(A, 'stand', 'happy')], things: drawn },
        `Here is the ${eater}. Here are two ${many}. ${a} says good night.`,
      ),
      page({ camera: 'close', actors: [seen(A, 'stand', 'surprised')], things: drawn }, `Gulp! One ${one} is gone!`),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'shout', 'surprised'), seen(G, 'run', 'surprised'), seen(F, 'run', 'curious')],
        },
        `"The ${eater} ate it!" says ${a}. ${g === 'the grown-up' ? 'The grown-up' : g} comes. ${F.introduced} comes. They look and look.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'walk', 'sleepy'), seen(G, 'walk', 'sleepy')] },
        `"Good night!" Off they go. Now it is quiet. The ${eater} is all alone. Gulp!`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'determined')], things: ['sign'] },
        `${a} makes a sign. "No ${many}!" Gulp! It eats the sign. "${refrain}"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'stand', 'surprised'), seen(G, 'run', 'surprised'), seen(F, 'run', 'surprised')],
        },
        `They all come. They look and look. "Good night!" And off they go.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'determined')], things: drawn },
        `Up goes one more ${one}, up high. Gulp! "${refrain}" They all run in.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'curious')] },
        `${a} sits down and sings. No gulp. ${a} gets up to go. Gulp!`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'surprised')] },
        `Oh! "You do not want ${many}," says ${a}. "You want us!"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'sit', 'happy'), seen(G, 'sit', 'happy'), seen(F, 'sit', 'happy')],
          things: drawn,
        },
        `So they all sit down. They sing. Burp! Out come all the ${many}!`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'wave', 'sleepy')] },
        `"Good night, ${eater}," says ${a}. ${a} says it every night. And no gulp!`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, a, G, Gcap, g, chance } = going;
  const { refrain, F, f, eater, many, one, setting, drawn } = partsOf(going);
  const all = (pose: 'run' | 'kneel' | 'sit' | 'stand', feeling: 'surprised' | 'curious' | 'happy') => [
    seen(A, pose, feeling),
    seen(G, pose, feeling),
    seen(F, pose, feeling),
  ];
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting, time: 'night', camera: 'wide', actors: [seen(A, 'stand', 'surprised')], things: drawn },
        `There was nothing odd about the ${eater}, until it ate a ${one}. It was Sunday, and bedtime. ${a} put two ${many} down beside the ${eater}, and turned round. "Gulp!" Then there was one.`,
      ),
      page(
        { camera: 'medium', actors: all('kneel', 'curious') },
        `"The ${eater} ate my ${one}!" shouted ${a}. Everybody came running. ${Gcap} looked under it. ${F.introduced} looked behind it. They put their heads together. There was no ${one}. "Good night, then," said ${g}, and off they all went.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'shout', 'surprised')], things: ['sign'] },
        `On Monday ${a} made a sign. "No ${many}!" it said, in red. "Gulp!" The ${eater} ate the other ${one}. It ate the sign as well. "${refrain}" shouted ${a}. Everybody came running, and put their heads together, and went away.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'reach', 'surprised'), seen(G, 'run', 'surprised'), seen(F, 'run', 'surprised')],
          things: drawn,
        },
        `On Tuesday ${a} put a ${one} on the highest shelf. Nothing could get at it there. "Gulp!" "${refrain}" Everybody came running. "How does it do it?" said ${g}. Nobody knew. So they went away.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'determined')], things: drawn },
        `On Wednesday ${a} sat down beside it, to keep watch. A ${one} lay on the floor between them. It's dull to keep watch, so ${a} sang all the songs there are. There was no gulp. There was not even a small one.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'walk', 'surprised')] },
        `"Bedtime!" called ${g}. ${a} got up and went to the door. "Gulp!" ${a} looked back. The floor was empty. "${refrain}" shouted ${a}, and everybody came running.`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(A, 'sit', 'curious')] },
        `${a} sat on the bed and thought. It never ate while somebody was there. It ate when they went away. And what happened then? Everybody came running.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'stand', 'excited'), seen(G, 'stand', 'surprised'), seen(F, 'sit', 'curious')],
        },
        `"It isn't hungry," said ${a}. "It's lonely! We come in, and we do what we came for, and off we go. It only sees us all together when it goes gulp." ${Gcap} had never thought of that. Neither had ${f}.`,
      ),
      page(
        { setting, camera: 'wide', actors: all('sit', 'happy') },
        `So on Thursday they all came before anything was gone. They sat down round the ${eater}. ${a} told it what there had been for lunch. ${Gcap} sang to it. ${f} leaned on it and shut both eyes. The ${eater} began to hum.`,
      ),
      page(
        { camera: 'close', actors: all('stand', 'surprised'), things: [...drawn, 'sign'] },
        `It hummed, and it shook. "BURP!" Out came four ${many}, as dry as toast. Out came the sign. Out came a glove that ${g} had missed for nine years. "Pardon," said the ${eater}.`,
      ),
      page(
        { camera: 'wide', actors: all('run', 'happy') },
        `Now they all say good night to the ${eater}. They tell it one thing, too. It has not eaten a ${one} since. Only last Sunday they were late, and forgot. "Gulp!" "All right!" said everybody. "We're coming!"`,
      ),
    ],
  };
}
