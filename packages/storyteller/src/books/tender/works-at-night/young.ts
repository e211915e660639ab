import type { Told } from '../../arc.ts';
import { titled } from '../../arcs/wording.ts';
import { act, page } from '../held.ts';
import type { WorksAtNight } from './book.ts';

/** Up when the other is down: a good night with the sun in it. */
export function young({ child: K, worker: W, chance }: WorksAtNight): Told {
  const refrain = 'Good night';
  return {
    title: titled(chance.pick('good night in the morning', `good night, ${W.name}`, `tuck in ${W.name}`)),
    refrain,
    pages: [
      page(
        [
          `The moon is up. ${K.name} is in bed. ${W.name} puts on a coat.`,
          `Dark outside. ${K.name} is in bed. ${W.name} is at the door.`,
          `Night is here. ${K.name} goes to bed. ${W.name} goes to work. Bye!`,
        ],
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'wide',
          actors: [act(K, 'sleep', 'sleepy'), act(W, 'stand', 'calm')],
        },
      ),
      page(
        [
          `Who tucks in ${K.name} tonight? Not ${W.name}. Oh.`,
          `A hug, and a wave. Then no ${W.name}. Oh.`,
          `The door went click. ${K.name} looked at it. Oh.`,
        ],
        { camera: 'close', actors: [act(K, 'sit', 'sad')] },
      ),
      page(
        [
          `Now the sun is up. ${K.name} is up. And who is home? ${W.name}!`,
          `Now it is morning. Click, goes the door. It is ${W.name}!`,
          `Now up gets the sun. Up gets ${K.name}. In comes ${W.name}!`,
        ],
        { setting: 'kitchen', time: 'day', camera: 'wide', actors: [act(K, 'wave', 'happy'), act(W, 'wave', 'happy')] },
      ),
      page(
        [
          `${K.name} wants to play. ${W.name} wants to yawn. Ahh. Very wide.`,
          `${W.name} yawns. ${K.name} looks in. So many teeth!`,
          `"Play?" says ${K.name}. "Ahh," says ${W.name}. It is a yawn.`,
        ],
        { camera: 'close', actors: [act(K, 'look-up', 'curious'), act(W, 'sit', 'sleepy')] },
      ),
      page(
        [
          `Who is sleepy now? ${W.name}. "Come," says ${K.name}. "Bed."`,
          `${K.name} takes a big hand. This way. Up, up. Bed, ${W.name}.`,
          `"I know," says ${K.name}. "It is your night." Up they go.`,
        ],
        { camera: 'medium', actors: [act(K, 'walk', 'proud'), act(W, 'walk', 'sleepy')] },
      ),
      page(
        [
          `${K.name} tucks in ${W.name}. Pat, pat. "${refrain}," says ${K.name}. Hello, sun.`,
          `Pull it up. Tuck it in. Pat, pat. "${refrain}. Never mind the sun."`,
          `In goes ${W.name}. Pat, says ${K.name}. "${refrain}. The sun is on."`,
        ],
        { setting: 'bedroom', camera: 'close', actors: [act(K, 'stand', 'happy'), act(W, 'sleep', 'sleepy')] },
      ),
      page(
        [
          `${K.name} plays. Soft feet. Soft blocks. ${W.name} sleeps.`,
          `Day, day, day. ${W.name} sleeps. Shh, shh, says ${K.name} to the blocks.`,
          `The sun goes over. ${K.name} plays, and ${W.name} sleeps.`,
        ],
        { setting: 'living-room', camera: 'medium', actors: [act(K, 'sit', 'calm')] },
      ),
      page(
        [
          `Now it is dark. Now ${K.name} is in bed. Pat, pat. "${refrain}," says ${W.name}.`,
          `Up gets ${W.name}. Down goes ${K.name}. One pat back. "${refrain}!"`,
          `The moon again. ${W.name} pats ${K.name}. Pat, pat. That is two. "${refrain}."`,
        ],
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [act(K, 'sleep', 'sleepy'), act(W, 'stand', 'happy')],
        },
      ),
    ],
  };
}
