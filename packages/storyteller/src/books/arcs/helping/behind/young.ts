import type { Told } from '../../../arc.ts';
import { seen } from '../../events/event.ts';
import { page } from '../../events/page.ts';
import { titled } from '../../wording.ts';
import type { Behind } from './parts.ts';

/** For the smallest: they never look back, and everybody who listens can see who is there. */
export function young({ L, M, F, C, setting, chance }: Behind): Told {
  const [l, m, f, c] = [L.name, M.name, F.name, C.name];
  const on = chance.pick('Not here! On we go!', 'Not here! On and on!', 'No, no, no! On we go!', 'Not here! Come on!');
  const tap = chance.pick('Tip, tap', 'Pit, pat', 'Tick, tack', 'Pad, pad');
  return {
    title: titled(chance.pick('who is behind?', `${L.name} is lost`, 'look behind you!', 'on we go!', 'the red hat')),
    refrain: on,
    pages: [
      page(
        { setting, camera: 'wide', actors: [seen(M, 'walk', 'calm'), seen(L, 'look-up', 'curious')] },
        `${m} goes in front. ${L.introduced} goes behind. Oh! A snail! ${l} stops to look.`,
        `${tap}, into the wood. First comes ${m}. Then comes ${L.introduced}. ${l} sees a snail, and stops.`,
      ),
      page(
        { camera: 'close', actors: [seen(L, 'look-up', 'worried')] },
        `${l} looks up. "${L.says}?" Where is she? There are only trees. ${l} is lost.`,
        `The snail has gone. "${L.says}?" She has gone, too! ${l} is all alone.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(F, 'stand', 'happy', 'hat'), seen(C, 'stand', 'happy'), seen(L, 'sit', 'sad')],
        },
        `Here is ${F.introduced}. What a red hat! Here is ${c}. "We can help," says ${f}. "On we go!"`,
        `Who comes here? ${F.introduced}, in a hat! And ${c}. "We will find her," says ${f}. "Come!"`,
      ),
      page(
        {
          camera: 'wide',
          weather: 'wind',
          actors: [seen(F, 'walk', 'determined'), seen(L, 'walk', 'worried'), seen(C, 'walk', 'happy')],
          things: ['hat', 'tree'],
        },
        `Is she by the big tree? "${on}" Puff! Off blows the hat. They do not look back.`,
        `They look by the big tree. "${on}" Whoosh! There goes the hat. Nobody looks back.`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'stand', 'curious', 'hat')], things: ['tree'] },
        `Who comes to the big tree? ${m}! "${M.says}?" A hat! But they have gone.`,
        `And now look. It is ${m}, by the tree! She has the hat. Oh, come back!`,
      ),
      page(
        {
          setting: 'pond',
          camera: 'wide',
          weather: 'clear',
          actors: [seen(F, 'point', 'determined'), seen(L, 'stand', 'sad'), seen(C, 'look-up', 'curious')],
        },
        `Is she by the pond? "${L.says}!" goes ${l}. "${on}" They do not look back.`,
        `They look by the pond. "${L.says}!" Plop, goes a frog. "${on}" Off they go again.`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'run', 'worried', 'hat')] },
        `Who comes to the pond? ${m}, in a hat! "${M.says}?" But they have gone.`,
        `And now look. ${m} is at the pond! She is in the hat. Oh, wait, wait!`,
      ),
      page(
        {
          setting,
          camera: 'medium',
          actors: [seen(L, 'sit', 'sad'), seen(C, 'sit', 'calm'), seen(F, 'stand', 'surprised')],
        },
        `Bump. ${l} sits down. "On we go!" says ${f}. "No," says ${c}. "Let us sit."`,
        `${l} cannot walk any more. "Then we will stop," says ${c}. "Stop?" says ${f}. "Yes. Sit."`,
      ),
      page(
        { camera: 'wide', actors: [seen(L, 'sit', 'curious'), seen(F, 'sit', 'curious'), seen(C, 'sit', 'curious')] },
        `Sit, sit, sit. All three sit still. Hush! What is that? ${tap}, ${tap.toLowerCase()}.`,
        `One sits. Two sit. Three sit. Shh! Who is coming? ${tap}, ${tap.toLowerCase()}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(M, 'hug', 'happy', 'hat'), seen(L, 'hug', 'happy'), seen(F, 'stand', 'surprised')],
        },
        `It is a hat! And under the hat? "${M.says}!" ${m}! ${l} runs and runs. Hug!`,
        `"My hat!" says ${f}. Who is in it? "${L.says}!" says ${l}. It is ${m}!`,
      ),
      page(
        { time: 'night', camera: 'wide', actors: [seen(L, 'walk', 'happy'), seen(M, 'walk', 'happy')] },
        `Good night, ${f}. Good night, ${c}. Now ${l} goes in front. ${m} goes behind. She can see.`,
        `${tap}, home to bed. ${m} lets ${l} go first. Oh! A snail! They both stop.`,
      ),
    ],
  };
}
