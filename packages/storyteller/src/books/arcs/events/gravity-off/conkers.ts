import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { GRAVITY_TITLES, old } from './conkers-old.ts';

/** Who throws a thing away moves the other way, a little: a bag of conkers takes somebody across a square. */
export const CONKERS: EventPlot = { id: 'conkers', young, middle, old };

function young({ K, B, k, b, chance }: Going): Told {
  const up = 'Up, up, up!';
  return {
    title: titled(chance.pick(...GRAVITY_TITLES)),
    refrain: up,
    pages: [
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(K, 'float', 'surprised')], things: ['bread'] },
        `"${up}" There went the bread. "${up}" There went ${k}!`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'float', 'surprised'), seen(K, 'float', 'happy')] },
        `${B.introduced} went up too. Bump! ${k} was on the ceiling.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'float', 'curious')] },
        `Gravity was off! Nothing came down. Not a cup. Not ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'curious')] },
        `There was the switch, over by the door. ${k} swam. But ${k} just stayed there.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'float', 'worried')] },
        `${b} swam too. It did not help. There was nothing to push.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'reach', 'determined')] },
        `${k} had ten conkers. ${k} threw one. Whoosh! ${k} went back a bit.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'float', 'excited'), seen(B, 'float', 'happy')] },
        `"That's how!" said ${k}. Throw, whoosh. Throw, whoosh! ${b} held on.`,
      ),
      page({ camera: 'close', actors: [seen(K, 'reach', 'proud')] }, `At the door ${k} said, "Hold on, all!" Click.`),
      page(
        { camera: 'medium', actors: [seen(K, 'sit', 'happy'), seen(B, 'sit', 'happy')], things: ['bread'] },
        `Down, down, down! Down came ${k}, and ${b}, and the bread.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'look-up', 'happy')] },
        `Ten conkers came down. ${k} could count them. Plop, plop, plop.`,
      ),
    ],
  };
}

function middle({ K, B, G, k, b, g, chance }: Going): Told {
  const r = 'Nothing to push.';
  return {
    title: titled(chance.pick(...GRAVITY_TITLES)),
    refrain: r,
    pages: [
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(K, 'float', 'surprised'), seen(G, 'float', 'worried')],
          things: ['bread'],
        },
        `At ten past nine the jam left the bread. It went straight up. The bread went after it, and then ${k} did. "Come down at once," said ${g}, and went up as well.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'float', 'happy'), seen(B, 'float', 'surprised')] },
        `"This is the Town Hall," said the radio, from the ceiling. "Somebody has switched off the gravity. It was an accident, with a duster. Please tie down your cats." ${B.introduced} came by, upside down.`,
      ),
      page(
        { setting: 'sky', camera: 'wide', actors: [seen(K, 'float', 'excited'), seen(B, 'float', 'happy')] },
        `${k} and ${b} looked out over the square. Everybody was up there! The fountain was one big wobbly ball, with the goldfish in it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'curious')] },
        `On the far side was the Town Hall. In it was the switch. "Why doesn't somebody go and press it?" said ${k}. The mayor was swimming in the middle, very fast. "${r}" said the mayor, out of breath, and stayed where he was.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'float', 'worried'), seen(K, 'float', 'worried')] },
        `Somebody flapped a tablecloth. Somebody blew. "${r}" said everyone. And the ball with the goldfish was drifting along to the church. There is a very sharp point on top of a church.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'reach', 'surprised'), seen(B, 'float', 'curious')] },
        `${k} had a bag of conkers, all found since September. ${k} threw one over to ${b}. And ${k} went backwards! It was only a little. "Do that again," said ${b}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'think', 'sad')] },
        `"If you throw a thing away, it pushes you," said ${k} slowly. That was how to get across. But it would take the whole bag. ${k} looked in. They were so shiny. Then ${k} looked at the goldfish.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'float', 'determined'), seen(B, 'hold', 'happy')] },
        `Throw, and back a yard. Throw, and back a yard. ${b} held on behind. They went past the mayor, and over the lamps. The last to go was the king conker. Bump! They were at the door.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'shout', 'determined'), seen(B, 'shout', 'determined')] },
        `${k} had a hand on the switch. Then ${k} looked back. If it went on now, they would all fall! "Everybody get low, and hold on!" shouted ${k}. It took a long time. ${k} waited.`,
      ),
      page(
        { setting: 'street', camera: 'wide', actors: [seen(K, 'jump', 'happy'), seen(B, 'jump', 'happy')] },
        `Click. Thump! Down came the soup, and the hats, and the whole town. Splash! In went the goldfish. And then it rained conkers on ${k} and ${b}.`,
      ),
      page(
        { setting: 'street', camera: 'wide', actors: [seen(K, 'stand', 'proud')], things: ['tree'] },
        `In spring there were small trees across the square, all in a curve. When they are big, ${k} will only have to hold out a bag. Gravity will do the rest.`,
      ),
    ],
  };
}
