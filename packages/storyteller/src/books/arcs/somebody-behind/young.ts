import type { Told } from '../../arc.ts';
import { seen } from '../events/event.ts';
import { page } from '../events/page.ts';
import { cap, titled } from '../wording.ts';
import type { SomebodyBehind } from './arc.ts';

/** For ages 2 to 4: those feet went home, and so did who was behind them. */
export function young({ H, W, mum: M, K, next, home, there, to, chance }: SomebodyBehind): Told {
  const [h, w, m, k] = [H.name, W.name, M.name, K.name];
  const refrain = 'Wait for me!';
  const tomorrow = next
    ? `The next day ${next.theKind} had somebody behind.`
    : `And the next day? Who had somebody behind? ${k}!`;
  return {
    title: titled(chance.pick('wait for me!', `${h} and the feet`, 'not my feet')),
    refrain,
    pages: [
      page(
        {
          setting: home,
          camera: 'wide',
          actors: [seen(M, 'walk', 'calm'), seen(H, 'walk', 'happy'), seen(K, 'wave', 'happy')],
        },
        `${m} walked in front. ${H.introduced} walked behind. "Hello!" said ${k}.`,
        `First came ${m}. Last came ${H.introduced}. ${k} waved.`,
      ),
      page(
        { camera: 'close', actors: [seen(H, 'kneel', 'curious')] },
        `${h} stopped. There was a crumb. Hello, crumb. Yum.`,
        `What was that? A crumb! ${h} stopped for the crumb.`,
      ),
      page(
        { camera: 'medium', actors: [seen(H, 'run', 'excited'), seen(W, 'walk', 'calm')] },
        `Feet went by. Big feet! ${h} ran after them. "${refrain}"`,
        `Then there were feet. Off they went. "${refrain}" said ${h}. They were ${W.names} feet.`,
      ),
      page(
        { setting: 'street', camera: 'wide', actors: [seen(W, 'walk', 'calm'), seen(H, 'walk', 'happy')] },
        `The feet went left. ${h} followed. They went round a puddle. "${refrain}"`,
        `Round a puddle went the feet. ${h} followed. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(W, 'walk', 'proud'), seen(H, 'walk', 'happy')] },
        `Past a red boot. Past a rock. "${W.says}," said the feet. "${W.says}," said ${h}.`,
        `By a red boot the feet went hop. ${h} went hop, too. "${refrain}"`,
      ),
      page(
        { setting: there, camera: 'close', actors: [seen(W, 'stand', 'surprised'), seen(H, 'look-up', 'surprised')] },
        `${to === 'home' ? 'Home' : 'There'}! The feet stopped. Bump! ${h} looked up. And up. "You are not ${m}!"`,
        `Then the feet turned round. ${h} looked up, up, up. That was not ${m}!`,
      ),
      page(
        { camera: 'medium', actors: [seen(W, 'kneel', 'surprised'), seen(H, 'sit', 'sad')] },
        `"I am ${W.introduced}. Who are you?" "I followed the wrong feet," said ${h}.`,
        `"Wrong feet," said ${w}. "I am ${W.aKind}." "Oh," said ${h}. "Such good feet."`,
      ),
      page(
        { setting: 'street', camera: 'wide', actors: [seen(H, 'walk', 'determined'), seen(W, 'walk', 'calm')] },
        `But ${h} knew it all, low down. Red boot! Puddle! ${h} went first. "${refrain}" said ${w}.`,
        `"I know that boot," said ${h}. "I know that puddle." Now ${w} ran behind. "${refrain}"`,
      ),
      page(
        {
          setting: home,
          camera: 'wide',
          actors: [
            seen(M, 'stand', 'surprised'),
            seen(K, 'kneel', 'happy'),
            seen(H, 'run', 'happy'),
            seen(W, 'stand', 'happy'),
          ],
        },
        `There was ${m}! But who was behind ${m}? It was ${k}. "Somebody had to be last," said ${k}.`,
        `"${m}!" ${m} turned round. Somebody was behind. It was ${k}! "Not you," said ${m}. "${cap(h)}!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(M, 'walk', 'happy'), seen(H, 'walk', 'happy'), seen(W, 'wave', 'happy')] },
        `Off they went. ${m} in front. ${h} behind. ${tomorrow}`,
        `${m} went first, and slowly. ${h} was last. ${tomorrow}`,
      ),
    ],
  };
}
