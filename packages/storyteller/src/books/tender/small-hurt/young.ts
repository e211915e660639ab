import type { Told } from '../../arc.ts';
import { cap, titled } from '../../arcs/wording.ts';
import { act, page } from '../held.ts';
import type { SmallHurt } from './book.ts';

/** As big as this, as big as that, and then where is it? */
export function young({ child: K, grownUp: G, happened, helped, chance }: SmallHurt): Told {
  const refrain = 'This big';
  return {
    title: titled(chance.pick('how big is ow?', `${K.names} big ow`, 'this big')),
    refrain,
    pages: [
      page(
        [
          `How big is the garden? ${K.name} puts out two arms. "${refrain}."`,
          `How big is a bun? ${K.name} has two hands. "${refrain}."`,
          `${K.name} has two arms. How big is the sky? "${refrain}!"`,
        ],
        { setting: 'garden', camera: 'wide', actors: [act(K, 'stand', 'happy')] },
      ),
      page([`Ow! ${happened} Ow, ow.`, `What was that? ${happened} Ow!`, `${happened} "Ow," said ${K.name}. "Ow!"`], {
        camera: 'close',
        actors: [act(K, 'sit', 'sad')],
      }),
      page(
        [
          `"Come here," said ${G.name}. "Show me." ${helped}`,
          `${cap(G.name)} came at once. "I am here." ${helped}`,
          `${K.name} told ${G.name}. That was right. ${helped}`,
        ],
        { camera: 'medium', actors: [act(G, 'kneel', 'calm'), act(K, 'sit', 'sad')] },
      ),
      page(
        [
          `"How big is it?" Out go the arms. Wide, wide. "${refrain}!"`,
          `"Is it big?" "${refrain}!" said ${K.name}. As big as the garden.`,
          `${K.name} put out two arms. They were too short. "Very big."`,
        ],
        { camera: 'wide', actors: [act(K, 'sit', 'sad'), act(G, 'hug', 'calm')] },
      ),
      page(
        [
          `They sat. They sat some more. "And now?" "${refrain}." As big as a cat.`,
          `In, out. In, out. "And now?" "${refrain}." It was a cat.`,
          `They had a long hug. "And now?" As big as a cat.`,
        ],
        { camera: 'medium', actors: [act(K, 'hug', 'calm'), act(G, 'hug', 'calm')] },
      ),
      page(
        [
          `Then supper. "And now?" ${K.name} looked. "${refrain}." A bun!`,
          `Then there was soup. "And now?" "${refrain}." Just a bun.`,
          `Up the stairs. "And now?" "${refrain}." As big as a bun.`,
        ],
        { setting: 'kitchen', time: 'sunset', camera: 'close', actors: [act(K, 'sit', 'curious')] },
      ),
      page(
        [
          `In bed. "And now?" Two fingers. "${refrain}." A pea. Good night, pea.`,
          `Night. "And now?" said ${G.name}. One small pea. Good night.`,
          `Now it is night. "${refrain}," said ${K.name}. A crumb! Good night, crumb.`,
        ],
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [act(K, 'sit', 'calm'), act(G, 'sit', 'calm')],
        },
      ),
    ],
  };
}
