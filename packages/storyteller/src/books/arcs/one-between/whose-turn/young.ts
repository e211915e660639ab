import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen } from '../../events/event.ts';
import { page } from '../../events/page.ts';
import type { OneBetween } from '../cast.ts';
import { sharing } from '../sharing.ts';

/** For ages 2 to 4: my turn, your turn, and whoever has no turn shouts. */
export function young(bound: OneBetween): Told {
  const { P, Q, p, q, z, place, drawn, chance, rest, restSit } = sharing(bound);
  const refrain = 'My turn!';
  return {
    title: titled(chance.pick('my turn', `one ${z}`, 'whose turn is it?')),
    refrain,
    pages: [
      page(
        {
          ...place,
          camera: 'wide',
          actors: [seen(P, 'stand', 'happy'), seen(Q, 'stand', 'happy'), ...restSit],
          things: drawn,
        },
        `${P.introduced} had one ${z}. So did ${Q.introduced}. It was the same one!`,
        `There was one ${z}. It was for ${P.introduced}. It was for ${Q.introduced}, too.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(P, 'reach', 'excited'), seen(Q, 'reach', 'excited'), ...restSit],
          things: drawn,
        },
        `They had to share the ${z}. ${rest.young}"${refrain}" said ${p}. "${refrain}" said ${q}.`,
        `"${refrain}" said ${q}. "${refrain}" said ${p}. They had to share. ${rest.young}`.trim(),
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'cheer', 'happy'), seen(Q, 'stand', 'sad')], things: drawn },
        `${p} went first. ${q} counted to ten. One, two, ten! "${refrain}"`,
        `First came ${p}. ${q} counted. One, two, three, ten! "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(Q, 'cheer', 'happy'), seen(P, 'stand', 'sad')], things: drawn },
        `Then ${q} went. ${p} counted, very fast. Onetwoten! "${refrain}"`,
        `Now it was ${q}. ${p} only counted to three. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'point', 'angry'), seen(Q, 'point', 'angry')] },
        `Whose turn was it? Nobody knew. They both talked and talked.`,
        `"You had two!" "You had three!" Nobody had the ${z} at all.`,
      ),
      page(
        { weather: 'rain', camera: 'wide', actors: [seen(P, 'sit', 'sad'), seen(Q, 'sit', 'sad')], things: drawn },
        `Down came the rain. The ${z} just stood there. So did they.`,
        `Then it rained. Nobody had a turn. Drip, drip.`,
      ),
      page(
        { weather: 'clear', camera: 'medium', actors: [seen(Q, 'think', 'curious'), seen(P, 'stand', 'curious')] },
        `Out came the sun. "You go," said ${q}. "I will shout!"`,
        `It stopped. "You go," said ${q}. "I will say how good it is!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(P, 'cheer', 'happy'), seen(Q, 'shout', 'happy'), ...restSit], things: drawn },
        `${p} went. "Look at ${p}!" shouted ${q}. "Hooray, ${p}! ${rest.back.trim()}"`.replace(/ "$/, '"'),
        `Off went ${p}. "Here is ${p}!" shouted ${q}. "The best in the world!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'jump', 'excited'), seen(Q, 'stand', 'surprised')] },
        `That was fun! "Now I shout," said ${p}. "${refrain}" "My shout," said ${q}.`,
        `${p} stopped. "I want to shout, too," said ${p}. "${refrain}"`,
      ),
      page(
        { time: 'sunset', camera: 'wide', actors: [seen(P, 'wave', 'happy'), seen(Q, 'wave', 'happy')], things: drawn },
        `So one went, and one shouted. Then they swapped. "Your turn!" they said.`,
        `One had the ${z}. One had the shout. That made two! "Your turn!" they said.`,
      ),
    ],
  };
}
