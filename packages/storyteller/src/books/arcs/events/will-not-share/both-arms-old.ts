import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { refrainOf, titlesOf } from './both-arms-parts.ts';
import { keptOf } from './kept.ts';
import { two } from './pair.ts';

/** For the oldest there is a wall to be climbed, and from the top of it a thing that both have wanted to see. */
export function old(going: Going): Told {
  const { A, B } = two(going);
  const [a, b] = [A.name, B.name];
  const { aT, theT, it, things } = keptOf(going, a, b);
  const refrain = refrainOf(going);
  return {
    title: titled(going.chance.pick(...titlesOf(a))),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'hug', 'proud')], things },
        `The trouble with having something is that others haven't. ${A.introduced} had ${aT}, and would not share, and had stopped being asked by nearly everyone. "${refrain}" ${a} said it in the mornings, to be in practice. There was a line in the grass, three steps off, where people turned round.`,
        `There are those who have a thing and those who look at it. ${A.introduced} had ${aT}, and was looked at all day. "${refrain}" said ${a}, whenever anybody came within three steps. There was a line in the grass, at three steps, where people had turned round.`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'reach', 'happy'), seen(A, 'hug', 'angry')] },
        `Only ${B.introduced} did not turn round. "You needn't give me any," said ${b}. "I'd only like to hold ${it}, for a minute, to see what it's like." "${refrain}" said ${a}, and put both arms round ${theT}. "All right," said ${b}, and sat down on the line. "I'm not in a hurry."`,
        `${B.introduced} came as far as the line and stayed there. "I don't want to have ${it}," said ${b}. "I'd like to hold ${it}. That's something else." ${a} had never heard that there was a difference. "${refrain}" said ${a}, and held on with both arms, so that there should be no mistake. And ${b} just went on being there.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'hold', 'happy'), seen(A, 'hug', 'worried')] },
        `You don't notice how often you need an arm until you have none. There was cake at eleven, and ${b} held out the plate. ${a} looked at the cake, and could see how it would have been done. "No, thank you," said ${a}. At twelve there was a wasp. At one there was a door, and you can't open a door with your chin.`,
        `At eleven somebody came round with cake. ${b} had two pieces, as there was one over. ${a} tried to eat from above, like a bird, and got most of it in the eyes. After that it was one thing after another. A shoe came undone, and stayed undone. Somebody waved, and ${a} could only nod.`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'point', 'excited'), seen(A, 'hug', 'worried')] },
        `Behind the garden was the old low wall, with steps in it. It was not much higher than a table. But from the top you could see the weir, and today, ${b} said, the otters were out, with young ones. They had both waited for that since March. "Come on!" said ${b}. ${a} looked at the wall. It wanted two arms.`,
        `Then they heard that the otters were out. They'd had cubs, and you could see them if you stood on the low wall behind the shed. It's a wall that anybody can climb, with two arms. ${a} and ${b} had talked of nothing else in spring, before ${a} had ${theT} to talk of. "Now!" said ${b}. "They don't stay long."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'determined'), seen(B, 'stand', 'curious')] },
        `${a} tried it with one arm, and slid. ${a} tried it with ${theT} held between chin and chest, and could not see the steps. ${a} sat on the ground and tried to think of a third way. "You could put ${it} down," said ${b}. "And who'd watch ${it}?" said ${a}. "I would," said ${b}. "${refrain}" said ${a}, but rather hopelessly.`,
        `First ${a} put ${theT} on top of ${A.names} own head, and went up one step, and came down two. Then ${a} held on with both knees. You can't climb with no knees. From the top ${b} told what there was: three, no, four. "Hand ${it} up to me," said ${b}. "Then come after." "${refrain}" said ${a}, into the stones.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hug', 'sad')] },
        `It was then that the itch came. It began on the tip of the nose, quite modestly, and spread. ${a} rubbed it on the wall, and the wall was rough. ${a} rubbed it in the grass, and the grass was soft and made it worse. ${b} came down and scratched. "Left," said ${a}. "Up. No! You can't know where it is." Soon there was nothing left in the world but a nose.`,
        `And on top of all that ${A.names} nose began to itch. It was as if the nose had waited till there was nobody to see to it. ${a} blew upwards. ${a} wrinkled it, and squinted, and leaned it on a post. ${b} climbed down and offered a finger, but nobody can scratch what they can't feel. "Here?" "No." "Here?" "Oh, no," said ${a}, and nearly wept.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'scared'), seen(B, 'stand', 'calm')] },
        `There was a choice, and it was a hard one. ${a} could keep ${theT} in both arms, and the itch, and never see a young otter. Or there was ${b}, who held out two empty arms, and did not say anything. It was a great deal to put into somebody's arms. "If you run off with ${it}," said ${a}. "Where to?" said ${b}.`,
        `${a} looked at ${b} for some time. Here was somebody who had sat at a line all day and never stepped across it. They could have grabbed. They could have gone and watched the otters, too, and they'd come down for somebody else's nose. "It's only to scratch," said ${a}. "I know," said ${b}. And ${a} opened both arms. They had gone quite stiff.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'hug', 'proud'), seen(A, 'stand', 'happy')] },
        `It was the best scratch of that year. ${a} did it with the left, then with the right, and last with both, round and round. Then ${a} stretched, and something went crack. It was like getting out of a box. ${b} stood there and had ${theT}, and held on as if a breath could break ${it}. "So that's what it's like," said ${b}.`,
        `"Aaaah," said ${a}, and that was all for quite a while. Then ${a} found that arms could do more than scratch. You could hang them. You could wave them, at nobody. ${b} hadn't moved, and looked down at ${theT} with a very serious face. "Heavier than I thought," said ${b}. "It must have been a lot to hold."`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'look-up', 'surprised'), seen(B, 'hug', 'happy')] },
        `"Go up," said ${b}. "I'll be here." It took ${a} four steps, with two arms. There they were, below the weir, three and one more, in and out of the water like thread. The smallest had a stone, and kept it on its own chest, and let nobody near. All the others were sliding. ${a} looked at the one with the stone for longest.`,
        `${a} was up the wall before ${b} had said, "Go." There was the whole river in the sun. Three young ones went down the bank on their fronts, and up, and down again. A fourth lay by itself on its back, and hugged a pebble. It didn't slide. It would have had to let go. "Oh, you," said ${a}, quite kindly, from the wall.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'hug', 'worried'), seen(A, 'walk', 'determined')] },
        `"${a}!" called ${b}, from below, in a high voice. "It's jumped over! It's on my nose now, and I haven't got an arm!" There was plenty to see still. The little one had just put down the stone. ${a} looked once more, and climbed down. "Give ${it} here," said ${a}. "Go on, scratch. And then up you go. I'll tell you which one to watch."`,
        `Then somebody groaned at the foot of the wall. It was ${b}, cross-eyed, with full arms. "I think I've caught it," said ${b}. "Your itch." It would have been nice to stay up there a little longer. ${b} wouldn't have let go, not even with that. That was just why ${a} couldn't. ${a} came down, three steps at once, and took ${theT}. "Scratch," said ${a}. "And then it's your turn to look."`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'cheer', 'happy'), seen(B, 'cheer', 'happy')] },
        `They did it all afternoon, one above and one below. Whoever was on the wall told, and whoever had ${theT} held on. By evening neither could have said how many turns it had been. "It's half the work," said ${a}, "with two." "And you've got arms," said ${b}. The line in the grass is still there. People sit on it now, and wait till it is their turn to hold.`,
        `Until the sun was low there was always one on the wall and one at the foot of it. Then the otters went in, and they went home. ${b} had ${theT}, as it happened, and stopped at the gate to give ${it} back. "Keep hold till tomorrow," said ${a}. "${refrain}" somebody said, in the dusk. It was ${b}, trying out how that sounded. And they both had to laugh, and one of them could hold on to the gate.`,
      ),
    ],
  };
}
