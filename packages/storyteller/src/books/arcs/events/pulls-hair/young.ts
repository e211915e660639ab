import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';

/** Who says ow each time is a very good bell. */
export function young(going: Going): Told {
  const { K, G, Z, M, k, g, Gcap, z, Z1, refrain, title } = partsOf(going);
  return {
    title: titled(title),
    refrain,
    pages: [
      page(
        { setting: 'living-room', time: 'day', camera: 'close', actors: [seen(Z, 'sit', 'happy')] },
        `Here is ${z}. ${Z1} has two small hands. They hold on tight.`,
        `Look at ${z}. So small! But oh, what strong little hands!`,
        `${Z1} sits on the rug. Open, shut, go the two hands.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'kneel', 'surprised'), seen(Z, 'sit', 'happy')] },
        `"Hello," says ${K.introduced}, and bends down. Pull! "${refrain}" That was hair.`,
        `${K.introduced} comes close. Pull goes the hair! "${refrain}" ${Z1} laughs.`,
        `Here comes the hair of ${K.introduced}. Pull! "${refrain}" How ${z} laughs!`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'kneel', 'surprised'), seen(Z, 'sit', 'happy')] },
        `${Gcap} bends down, too. Pull! "${refrain}" ${Z1} laughs and laughs.`,
        `"Now, now," says ${g}. Pull! "${refrain}" says ${g}.`,
        `${Gcap} has hair as well. Pull! "${refrain}" What fun!`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'kneel', 'surprised'), seen(Z, 'sit', 'happy')] },
        `${M.introduced} has a long beard. Pull! "${refrain}" That was low!`,
        `In comes ${M.introduced} with his beard. Pull! "${refrain}"`,
        `Ding dong! It is ${M.introduced}. He has a beard. Pull! "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'sad'), seen(Z, 'sit', 'happy')] },
        `"No, ${z}," says ${k}. "That hurts." Pull! "${refrain}"`,
        `"Do not pull," says ${k}. ${Z1} looks. Pull! "${refrain}"`,
        `${k} holds the small hand. "Be soft," says ${k}. Pull! "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'calm'), seen(Z, 'sit', 'sad')], things: ['hat'] },
        `So ${k} puts on a hat. No hair! Now ${z} is sad.`,
        `On goes a hat. All the hair is gone. ${Z1} looks for it.`,
        `${k} hides the hair in a hat. Where is it? ${Z1} starts to cry.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'surprised')] },
        `${k} thinks. Pull, and ow. Pull, and ow. "I know! I am the bell!"`,
        `"Pull, ow," says ${k}. "Pull, ow. Oh! ${Z1} thinks I am a bell!"`,
        `Each time it is pull, and then ow. Like a bell! ${k} jumps up.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'hold', 'happy', 'bell'), seen(G, 'stand', 'happy')], things: ['bell'] },
        `${k} gets a bell. ${Gcap} ties it up with a ribbon.`,
        `Here is a bell. Here is a ribbon. ${Gcap} ties it on the chair.`,
        `"We need a bell," says ${k}. ${Gcap} has one on a ribbon.`,
      ),
      page(
        { camera: 'close', actors: [seen(Z, 'reach', 'excited')], things: ['bell'] },
        `Pull! Ding! ${Z1} looks up. Pull! Ding! Pull! Ding!`,
        `What is that? Pull! Ding! "Ga!" says ${z}. Pull! Ding, ding!`,
        `${Z1} takes the ribbon. Ding! It works! Ding, ding, ding!`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'happy'), seen(Z, 'reach', 'calm')] },
        `Off comes the hat. ${Z1} has some hair. No pull. Just pat, pat.`,
        `Now ${k} bends down again. Two small hands come. Pat, pat. So soft!`,
        `Here is the hair again. ${Z1} only pats it. "Oh!" says ${k}. "Nice."`,
      ),
      page(
        {
          time: 'night',
          camera: 'wide',
          actors: [seen(K, 'stand', 'happy'), seen(Z, 'sit', 'sleepy')],
          things: ['bell'],
        },
        `Night. "${refrain}" says ${k}, just for fun. Ding! says ${z}. Good night.`,
        `"Good night, ${z}," says ${k}. Ding! One more? Ding! Good night, bell.`,
        `One last ding. "${refrain}" says ${k}, for a joke. ${Z1} laughs and sleeps.`,
      ),
    ],
  };
}
