import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { mateBeside } from '../mate-beside.ts';
import { page } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { old } from './cape-old.ts';
import { partsOf } from './parts.ts';

/**
 * Somebody small always holds on to the superhero's cape, which is a nuisance, until they hold on to forty balloons. What
 * saves them is that they are so good at holding on.
 */
export const CAPE: EventPlot = standsApart(
  mateBeside({ id: 'cape', young, middle, old: (going) => old(going, titled(going.chance.pick(...TITLES))) }),
);

const TITLES = ['hold on tight', 'forty balloons', 'at the end of the cape', 'the best holder-on'] as const;

function young(going: Going): Told {
  const { refrain, worn, K, k, S, s, G, g } = partsOf(going);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'wide', actors: [seen(K, 'jump', 'proud')] },
        `${worn ? `On ${worn.endsWith('s') ? 'go' : 'goes'} the ${worn}. Now this is Super ${k}, the superhero.` : `This is Super ${k}, the superhero.`} Super ${k} can fly. Whoosh!`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'angry'), seen(S, 'reach', 'happy')] },
        `${S.introduced} holds on to the cape. Always! "${refrain}" says Super ${k}.`,
      ),
      page(
        { setting: 'street', camera: 'medium', actors: [seen(K, 'jump', 'angry'), seen(S, 'reach', 'happy')] },
        `A cat is in a tree! Off we go. Bump! Who holds on? "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'shout', 'angry'), seen(S, 'stand', 'sad')] },
        `"I must save people! ${refrain}" And ${s} let go.`,
      ),
      page(
        { setting: 'playground', camera: 'wide', actors: [seen(S, 'reach', 'excited')], things: ['balloon'] },
        `Look, balloons! So many balloons! ${s} held on to them all. Up went ${s}!`,
      ),
      page(
        {
          setting: 'sky',
          camera: 'wide',
          actors: [seen(K, 'jump', 'worried'), seen(S, 'float', 'surprised')],
          things: ['balloon'],
        },
        `Super ${k} flew up. Whoosh! But the whoosh blew ${s} away.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'float', 'worried'), seen(S, 'float', 'surprised')],
          things: ['balloon', 'string'],
        },
        `Super ${k} threw a string. It was too short. What can ${s} do?`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'float', 'determined'), seen(S, 'reach', 'determined')] },
        `${s} can hold on! Down hung the cape. "Hold on, ${s}! Hold on to me!"`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(K, 'hug', 'happy'), seen(S, 'hug', 'happy'), seen(G, 'cheer', 'happy')],
        },
        `And ${s} held on. All the way down! ${s} was saved. "Hooray!" said ${g}.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sleep', 'sleepy'), seen(S, 'sleep', 'sleepy')],
        },
        `Night. ${s} sleeps, and holds on to the cape. "${refrain}" says Super ${k}? No.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { refrain, worn, K, k, S, s, G, g, Gcap } = partsOf(going);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'wide', actors: [seen(K, 'jump', 'proud'), seen(G, 'wave', 'happy')] },
        `By day ${k} was ${k}. ${worn ? `Then on went the ${worn}, and the red cape. Now it was Super ${k}, the superhero.` : `But with the red cape on it was Super ${k}, the superhero.`} Super ${k} could fly over the house. "Be back for tea!" called ${g}, from underneath.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'angry'), seen(S, 'reach', 'happy')] },
        `There was just one thing. Behind every good cape there was ${S.introduced}, holding on to the end. ${s} held on to everything. It took four people to get a spoon back. "${refrain}" said Super ${k}.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(K, 'jump', 'worried'), seen(S, 'reach', 'happy')],
          things: ['tree'],
        },
        `On Monday a cat was stuck up a tree. Super ${k} took off like an arrow, and came down like a bag. There was ${s}, on the end of the cape. "${refrain}" said Super ${k}. The cat yawned and climbed down by itself.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'shout', 'angry'), seen(S, 'stand', 'sad')] },
        `On Tuesday it was a runaway pram with shopping in it. It was the same again, with eggs. "How can I save anybody," said Super ${k}, "with you on the end? ${refrain}" And for the first time ever, ${s} did.`,
      ),
      page(
        { setting: 'playground', camera: 'wide', actors: [seen(S, 'float', 'surprised')], things: ['balloon'] },
        `In the park a man was tying his shoe. He had forty balloons. "Hold these," he said, to whoever was there. It was ${s}, who had nothing to hold. You know how ${s} held on. And up they went, forty balloons and one more.`,
      ),
      page(
        {
          setting: 'sky',
          camera: 'wide',
          actors: [seen(K, 'jump', 'worried'), seen(S, 'float', 'scared')],
          things: ['balloon'],
        },
        `Super ${k} saw it from the roof. Whoosh! It was the fastest flying ever. But a whoosh is wind, and balloons go where the wind goes. The nearer Super ${k} got, the further off was ${s}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(K, 'float', 'worried'), seen(S, 'float', 'scared')],
          things: ['balloon', 'string'],
        },
        `Slowly, then. Super ${k} threw a string, and it was a yard too short. ${Gcap} stood far below, as small as a pin. What could Super ${k} do? And then came a better question. What could ${s} do?`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(K, 'float', 'determined'), seen(S, 'reach', 'determined')],
          things: ['balloon'],
        },
        `${s} could hold on, better than anybody in the world. Super ${k} flew up above, as softly as snow. Then Super ${k} turned round, and let the red cape hang down. "Hold on, ${s}! Not to them. To me!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'float', 'happy'), seen(S, 'float', 'happy')], things: ['balloon'] },
        `There was a tug that nearly took Super ${K.names} head off. It was the best tug that there has ever been. Forty balloons flew away, and nobody looked at them. They came down over the trees, one above and one below.`,
      ),
      page(
        {
          setting: 'garden',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(K, 'hug', 'happy'), seen(S, 'hug', 'happy'), seen(G, 'cheer', 'happy')],
        },
        `"Saved!" cried ${g}, and hugged them both. "Who saved whom?" "I flew," said Super ${k}. "But ${s} did the holding on. I couldn't have done it without." They were late for tea. There were no spoons, as ${s} had them all.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sleep', 'sleepy'), seen(S, 'sleep', 'sleepy')],
        },
        `At night the cape hangs on the bedpost. One end of it, that is. The other end goes over the floor to where ${s} is asleep. "${refrain}" whispers Super ${k}, just to see. There is a small snore, and a tug.`,
      ),
    ],
  };
}
