import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** What makes a home look like one is not what one would put on show. */
export function old(going: Going): Told {
  const { A, a, K, k, chance } = going;
  const { refrain, V, v, home, a: an, first, drawn, X, Y, Z } = partsOf(going);
  const O = A === K ? V : A;
  const An = an === 'an' ? 'An' : 'A';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'garden', time: 'day', camera: 'wide', actors: [seen(A, 'stand', 'happy')], things: drawn },
        `${A.introduced} lived inside ${first}. It stood in a field, and nobody else was using it. There was a bed, and a table, and a window that looked towards the hills. It smelled nice when the sun was on it. There was only one thing wrong, and that was the washing. The line went straight across the middle, over the bed, and all night it dripped on ${A.names} nose.`,
      ),
      page(
        { camera: 'wide', actors: [seen(X, 'reach', 'happy'), seen(A, 'shout', 'surprised')], things: drawn },
        `At nine on Monday the table slid to the left. The bed followed it. Then the hills went down past the window, which hills do not do. "${An} ${home}!" said a deep voice outside. "Lovely! Just what I wanted." ${a} crawled up the floor and put out a head. "${refrain}" ${X.introduced} had the whole home under one arm, and nearly dropped it. In the end it was set down, and not gently.`,
      ),
      page(
        { camera: 'medium', actors: [seen(X, 'stand', 'shy'), seen(A, 'stand', 'determined')], things: ['sign'] },
        `"I'm most awfully sorry," said ${X.name}. "But if you don't mind my saying so, it looks exactly like ${an} ${home}." "That's because it is one," said ${a}. "It's also where I live." When the plates had been swept up, ${a} painted a sign. THIS IS A HOME, it said, in large red letters, and it hung where nobody could miss it.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(Y, 'reach', 'happy'), seen(A, 'shout', 'surprised')],
          things: ['sign', ...drawn],
        },
        `On Tuesday it was ${Y.introduced}, who had left school before reading. "Lovely! Just what I wanted, and it comes with a label." Up they went. "${refrain}" shouted ${a}, holding on to a curtain. "Oh, my ears and toes," said ${Y.name}, and let go at once. That was kindly meant. But the sofa was never quite the same again.`,
      ),
      page(
        {
          time: 'night',
          camera: 'wide',
          actors: [seen(Z, 'reach', 'happy'), seen(A, 'shout', 'surprised')],
          things: ['lamp', ...drawn],
        },
        `So ${a} bought a lamp. A light in the window means home in any language. That evening it shone out over the grass, warm and yellow. ${Z.introduced} saw it from a mile off, and came straight to it. "${An} ${home} that glows!" said ${Z.name}. "Lovely! Just what I wanted." "${refrain}" called ${a} for the third time that week, upside down. It is no way to spend a week.`,
      ),
      page(
        { time: 'day', camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(V, 'sit', 'worried')] },
        `The next day ${V.introduced} came to visit, and sat on what was left of the sofa. There was jam on the ceiling. "I shall have to move," said ${a}. "I like it here. But nobody who comes by can see that I do." "Let's think," said ${v}. "What has a home got that ${an} ${home} hasn't?" They made a list. It had a door on it, and a window, and a roof. All of that they had, in a way.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'look-up', 'curious'), seen(O, 'sit', 'curious')], things: ['sock'] },
        `Drip. Something cold landed on ${K.names} nose. Drip. ${k} looked up. Right overhead hung three socks, one shirt, and a pair of pants with spots on. They were as wet as when they went up. "Doesn't it bother you, having that in here?" said ${O === A ? k : v}. "All the time," said ${a}. "But it's not the kind of thing you show to people." And they both looked up at it again, for rather longer.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'jump', 'excited'), seen(O, 'stand', 'surprised')] },
        `"Say you are walking along," said ${k}, getting up, "and there's a thing you have never seen before. It might be a rock. It might be lunch. And next to it there's a line, with somebody's pants on it. What do you think then?" "That somebody lives there," said ${O.name}. "You don't think it," said ${k}. "You know it. There has never in the world been ${an} ${home} with pants."`,
      ),
      page(
        {
          weather: 'wind',
          camera: 'wide',
          actors: [seen(A, 'reach', 'shy'), seen(V, 'hold', 'happy', 'basket')],
          things: ['sock', ...drawn],
        },
        `It took some courage. ${a} tied one end of the line to the roof and the other end to a tree. ${v} held the basket. They hung up the shirt, and then the socks, and at the very last, right in the middle, the pants. The wind got into them. They filled, and kicked, and danced about like somebody who has had good news. "Well," said ${a}, a little pink, "now everybody knows."`,
      ),
      page(
        { camera: 'wide', actors: [seen(X, 'stand', 'shy'), seen(Y, 'stand', 'shy'), seen(Z, 'stand', 'shy')] },
        `It so happened that they came together that day, ${X.name}, ${Y.name} and ${Z.name}. They had been telling one another what a good field it was. "Lovely!" cried ${X.name}. "Just what I..." And there it stuck. All three looked at the pants. All three looked at the ground. "Excuse us," breathed ${Y.name}. "We had no idea. Somebody lives in there." Three very large people went by in single file, on their toes.`,
      ),
      page(
        {
          weather: 'clear',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'sleep', 'sleepy'), seen(X, 'look-up', 'curious')],
        },
        `That night it was so still that ${a} woke up twice to enjoy it. Nothing slid. Nothing dripped. Outside the socks were dry at last, and somebody had brought the basket up to the door. And on the far side of the hill, ${X.name} stood before a large and beautiful pie. It was on a window sill, all by itself. ${X.name} walked round it once, and then once more, looking for pants.`,
      ),
    ],
  };
}
