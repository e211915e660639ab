import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen } from '../../events/event.ts';
import { page } from '../../events/page.ts';
import type { OneBetween } from '../cast.ts';
import { sharing } from '../sharing.ts';

/** For ages 2 to 4: it is dry in the middle, and nobody stays there. */
export function young(bound: OneBetween): Told {
  const { P, Q, p, q, z, drawn, chance, kin, more } = sharing(bound);
  const refrain = 'I want the middle!';
  const T = more[0] ?? null;
  const all = (pose: 'walk' | 'stand' | 'run' | 'dance' | 'cheer', feeling: 'happy' | 'sad' | 'excited') =>
    [P, Q, ...(T ? [T] : [])].map((each) => seen(each, pose, feeling));
  const and = T ? `, ${q} and ${T.name}` : ` and ${q}`;
  return {
    title: titled(chance.pick('in the middle', `one ${z}`, 'drip, drip')),
    refrain,
    pages: [
      page(
        { setting: 'street', weather: 'rain', camera: 'wide', actors: all('stand', 'happy'), things: drawn },
        `Drip, drip! Here were ${kin}${p}${and}. They had one ${z}.`,
        `It rained! Here went ${p}${and}. They had just one ${z}.`,
      ),
      page(
        { camera: 'close', actors: [seen(Q, 'stand', 'sad'), seen(P, 'hold', 'happy', drawn[0])], things: drawn },
        `${p} had the ${z}. ${q} had one wet arm. "${refrain}"`,
        `It was dry by ${p}. It was wet by ${q}. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(Q, 'hold', 'happy', drawn[0]), seen(P, 'stand', 'sad')], things: drawn },
        `So ${q} had it. Now ${p} had a wet ear. "${refrain}"`,
        `They swapped. Drip, drip, went ${P.names} nose. "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: all('walk', 'sad'), things: drawn },
        `They walked in a line. The last one got all the rain. "${refrain}"`,
        `They went one behind the other. The one at the back was soaked. "${refrain}"`,
      ),
      page(
        { weather: 'wind', camera: 'medium', actors: all('run', 'excited'), things: drawn },
        `Whoosh! Up went the ${z}. They ran. They all held on.`,
        `Then came the wind. Whoosh! All of them had to hold the ${z}.`,
      ),
      page(
        { weather: 'rain', camera: 'close', actors: all('dance', 'happy'), things: drawn },
        `It spun. They spun, too! Now ${p} was in. Now ${q} was in.`,
        `Round and round they went. Each was in the middle. Each was out.`,
      ),
      page(
        { camera: 'wide', actors: all('dance', 'happy'), things: drawn },
        `Wet, dry, wet, dry! They danced all the way home.`,
        `In and out, in and out. They danced right to the door.`,
      ),
      page(
        { setting: 'living-room', weather: 'clear', camera: 'medium', actors: all('stand', 'happy'), things: drawn },
        `At home they looked. Each one was a bit wet. Just the same!`,
        `"I am half wet," said ${p}. "Me too," said ${q}. That was fair.`,
      ),
      page(
        { setting: 'street', camera: 'wide', actors: all('cheer', 'happy'), things: drawn },
        `Then out came the sun. Nobody wanted the ${z} now. So it sat in the middle.`,
        `Now the sun shone. They put down the ${z}, and danced. It had the middle.`,
      ),
    ],
  };
}
