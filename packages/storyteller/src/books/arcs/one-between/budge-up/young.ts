import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen } from '../../events/event.ts';
import { page } from '../../events/page.ts';
import type { OneBetween } from '../cast.ts';
import { sharing } from '../sharing.ts';

/** For ages 2 to 4: too narrow for two, too wide for one. */
export function young(bound: OneBetween): Told {
  const { P, Q, p, q, z, on, place, drawn, chance, rest, restSit, n } = sharing(bound);
  const refrain = 'Budge up!';
  return {
    title: titled(chance.pick('budge up', `one ${z}`, `room for ${n}`)),
    refrain,
    pages: [
      page(
        { ...place, camera: 'wide', actors: [seen(P, 'sit', 'calm')], things: drawn },
        `Here was one ${z}. ${P.introduced} sat ${on} it. Ahh.`,
        `This was the ${z}. ${P.introduced} just fitted. Ahh.`,
      ),
      page(
        { camera: 'medium', actors: [seen(Q, 'jump', 'happy'), seen(P, 'sit', 'surprised'), ...restSit] },
        `Bump! Along came ${Q.introduced}. ${rest.young}"${refrain}"`,
        `Who was that? ${Q.introduced}! ${rest.too}"${refrain}" said ${q}.`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'sit', 'worried'), seen(Q, 'sit', 'happy')] },
        `They had to share the ${z}. ${q} sang. La, la! ${p} did not.`,
        `One ${z}, to share. ${q} wriggled, and sang. "Shh!" said ${p}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'point', 'determined'), seen(Q, 'sit', 'curious')] },
        `${p} made a line. "My half. Your half." A bit of ${q} came over. "${refrain}"`,
        `"That half is mine," said ${p}. But the song came over. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'stand', 'sad'), seen(Q, 'sit', 'happy')] },
        `So they took turns. ${q} sat. ${p} stood. It was a long turn. "${refrain}"`,
        `Then they took turns. ${p} had to stand. Stand, stand, stand. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'shout', 'angry'), seen(Q, 'stand', 'sad')] },
        `"Just go!" said ${p}. ${q} stopped singing. ${q} went.`,
        `"It is too small," said ${p}. "Go!" So ${q} went. No song.`,
      ),
      page(
        { time: 'sunset', camera: 'wide', actors: [seen(P, 'sit', 'sad')], things: drawn },
        `Now ${p} had all of the ${z}. It was too wide. Brr! It was cold.`,
        `So much ${z}! ${p} sat here. ${p} sat there. Brr! So quiet.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'look-up', 'worried')] },
        `${p} moved over. Just a bit. "Are you there?"`,
        `"I have moved," said ${p}. "See? There is room."`,
      ),
      page(
        { camera: 'medium', actors: [seen(Q, 'run', 'happy'), seen(P, 'sit', 'happy'), ...restSit] },
        `Bump! Back came ${q}. ${rest.back}"${refrain}"`,
        `And who came back? ${q}! ${rest.too}"${refrain}" said ${p}.`,
      ),
      page(
        { time: 'night', camera: 'close', actors: [seen(P, 'sit', 'sleepy'), seen(Q, 'sit', 'sleepy')], things: drawn },
        `Back to back they sat. So warm! La, la, sang ${p}. One ${z}. It just fitted.`,
        `Now they leaned back to back. One ${z}, and all warm. ${p} hummed. Good night.`,
      ),
    ],
  };
}
