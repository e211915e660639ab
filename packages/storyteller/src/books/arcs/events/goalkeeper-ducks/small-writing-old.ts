import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** What nobody looks at is always bigger than it is. */
export function old(going: Going): Told {
  const { A, a, chance } = going;
  const { N, n, inGoal, refrain } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(A, 'reach', 'happy')], things: ['cup'] },
        `If anything fell in that house, ${A.introduced} had it. A cup that was pushed off the table by an elbow never got further than the chair. Socks, eggs, spoons, the salt: there would be a hand underneath, and it was ${A.names}. "How do you do it?" visitors asked. "I don't do anything," said ${a}. "I just see it coming."`,
      ),
      page(
        {
          setting: 'playground',
          camera: 'wide',
          actors: [seen(A, 'stand', 'proud'), seen(N, 'run', 'happy')],
          things: inGoal ? ['goal'] : ['ball'],
        },
        inGoal
          ? `So when they needed a new goalkeeper, nobody had to think for long. The others gave ${a} the green shirt, and gloves the size of oven mitts. ${a} stood in the goal and bent both knees, as they do on television. Then ${N.introduced} ran up and took the first shot.`
          : `So when they needed somebody who could catch, nobody had to think for long. The others gave ${a} the green shirt with a number on the back. It looked splendid. ${a} stood in the middle of the field and bent both knees, as they do on television. Then ${N.introduced} took a long run, and let go of the ball.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'cover', 'scared')] },
        `A cup falls. It does not come at your face. This came at ${A.names} face, with a hiss, and it swelled up as it came. First it was an orange and then it was a melon and then there was nothing else. "${refrain}" Somewhere behind, it landed. When ${a} stood up again, everybody was being nice about it. "First one's always hard," said the others.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'cover', 'worried'), seen(N, 'run', 'calm')] },
        `The second was hard as well, and so was the fortieth. "${refrain}" said ${A.names} knees, before anybody could ask them. ${n} tried it from further away, so that there would be more time. There was more time to be afraid in. ${n} tried it with hardly any force. "${refrain}" It stopped before it even got there. By Thursday people were not being nice any more. They were being quiet, which is worse.`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(N, 'sit', 'calm')] },
        `"I'll have to tell them," said ${a}, on Friday night. ${n} had come for supper, and they were sitting on the floor against the bed. "I'm a goalkeeper who's afraid of the ball. It's like a fish who's afraid of getting wet." At that moment the lamp went over. ${a} put out a hand and stood it up again, and did not even stop talking. ${n} looked at the lamp for a long time.`,
      ),
      page(
        {
          setting: 'playground',
          time: 'day',
          camera: 'medium',
          actors: [seen(N, 'stand', 'curious'), seen(A, 'stand', 'sad')],
          things: ['ball'],
        },
        `The match was on Saturday at eleven. At nine in the morning ${n} was already on the field, with a net of balls. "I want you to help me with something," said ${n}. "There's some writing on these, very small, next to the valve. I've wondered about it for years. You've had a hundred of them go past your nose this week. What does it say?" ${a} began to answer. There was no answer there.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'surprised'), seen(N, 'stand', 'curious')] },
        `"I don't know," said ${a}. "What colour is it?" "I don't know." "Is it a long word?" "I've never looked," said ${a}. "I shut my eyes. I shut them as soon as you start to run." It sounded so odd, out loud, that they both listened to it. "I catch a cup because I see it coming. I've never once seen this thing coming. I've only ever heard it." "Then how do you know what you're afraid of?" said ${n}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'run', 'happy'), seen(A, 'kneel', 'curious')], things: ['ball'] },
        `They began with rolling, because you can't read and run away at once. The first time ${a} read the letter S. The next was only mud. Then ${n} threw one underarm, and ${a} leaned right out to see it better. "There's a letter with corners!" said ${a}. "And there's more. Do it again, and not so slowly, it turns the wrong way round." It was some time before either of them noticed that ${a} was holding the ball. It was no bigger than a ball.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'determined'), seen(N, 'stand', 'worried')] },
        `By five to twelve it was two all. One had gone past ${a}, and one had gone in off somebody's ear. Then their tall one broke through, all alone, with nothing in front but grass. He had a kick like a horse. ${n} was too far off to do anything but watch. "Don't duck," said ${n}, to nobody.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'jump', 'determined')] },
        `The knees said, "${refrain}" The eyes said, "Wait a minute." It left his foot, and began to grow, and it was an orange. It was brown on one side. It was turning slowly, and there next to the valve were the small black letters, one after another. ${a} went up to get the rest, as you'd lean over to read somebody's newspaper on the bus.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'cheer', 'happy'), seen(N, 'cheer', 'excited')], things: ['ball'] },
        `There was a thump, and a silence, and some mud came down. ${a} was lying on one side with both arms round something. "SIZE FOUR!" shouted ${a}. Nobody knew what to say to that. "It says SIZE FOUR! And under that it says HAND WASH ONLY!" And then they were all round ${a}, with ${n} in the middle, laughing and laughing.`,
      ),
      page(
        { setting: 'kitchen', camera: 'close', actors: [seen(A, 'hold', 'happy', 'cup'), seen(N, 'sit', 'happy')] },
        `"Weren't you frightened?" they asked, at home, afterwards. ${a} thought about it, over the cocoa. "I was going to be," said ${a}. "But I was in the middle of a word." ${n} reached for the biscuits and caught the tin with one sleeve. It went off the table, lid and all. There was no crash. "Shortbread," read ${a}, and put it back. "Best before May."`,
      ),
    ],
  };
}
