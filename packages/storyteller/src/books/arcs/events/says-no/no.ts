import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { ableFriend } from '../able-friend.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { old } from './no-old.ts';
import { two } from './pair.ts';
import { REFRAINS, TITLES } from './said.ts';

/** No comes out before one has thought, and things are gone; until somebody asks the other way round. */
export const NO: EventPlot = standsApart(
  ableFriend({ id: 'no', when: /\b(?:no|grump\w*|grouch\w*|contrary|bad-tempered)\b/i, young, middle, old }),
);

function young(going: Going): Told {
  const { chance, raw } = going;
  const { A, B } = two(going);
  const [a, b] = [A.name, B.name];
  const refrain = chance.pick(...REFRAINS);
  const grumpy = /grump|grouch/.test(raw) && !/grump|grouch/.test(A.introduced) ? ' So grumpy!' : '';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'stand', 'angry')] },
        `This is ${A.introduced}.${grumpy} ${a} always says no. "${refrain}" says ${a}.`,
        `"${refrain}" Who says that? It is ${A.introduced}.${grumpy} ${a} says no to everything.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'hold', 'happy', 'ball'), seen(A, 'stand', 'angry')] },
        `"Will you play ball?" says ${B.introduced}. "${refrain}" So ${b} plays alone.`,
        `${B.introduced} has a ball. "Catch?" "${refrain}" The ball goes away.`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'jump', 'happy'), seen(A, 'stand', 'angry')], things: ['puddle'] },
        `"Jump in the puddle?" "${refrain}" says ${a}. So ${b} jumps alone. Splash!`,
        `A puddle! "Jump?" "${refrain}" Splash goes ${b}.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'hold', 'happy'), seen(A, 'stand', 'surprised')], things: ['pancakes'] },
        `"Who wants the last pancake?" "${refrain}" says ${a}. So ${b} eats it. All gone!`,
        `One pancake is left. "Want it?" "${refrain}" Munch, munch. It is gone.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad')] },
        `"I like pancakes," says ${a}. "But no comes out so fast!"`,
        `${a} is sad. ${a} likes pancakes. But out comes no!`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'think', 'curious'), seen(A, 'sit', 'sad')] },
        `${b} thinks. "Will you sit here alone?" "${refrain}" "Then come!" says ${b}.`,
        `"Will you stay here?" says ${b}. "${refrain}" "Good! Off we go."`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'jump', 'happy'), seen(B, 'jump', 'happy')], things: ['puddle'] },
        `"Shall I jump alone?" says ${b}. "${refrain}" So they both jump. Splash!`,
        `At the puddle ${b} asks. "Are you too small to jump?" "${refrain}" Splash! Splash!`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'hold', 'happy'), seen(A, 'cheer', 'happy')], things: ['pancakes'] },
        `There are new pancakes. "Is one enough?" says ${b}. "${refrain}" So ${a} has two.`,
        `"Shall I eat all the pancakes?" "${refrain}" So ${a} gets two.`,
      ),
      page(
        { time: 'night', camera: 'medium', actors: [seen(A, 'stand', 'sleepy'), seen(B, 'stand', 'happy')] },
        `Now it is dark. "Shall we stay up all night?" "${refrain}" ${a} yawns.`,
        `The moon is up. "Is it too early for bed?" "${refrain}" says ${a}. What a yawn!`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'stand', 'happy'), seen(A, 'think', 'happy')] },
        `"Do you always say no?" says ${b}. ${a} thinks and thinks. "No," says ${a}.`,
        `"Do you always say no, ${a}?" ${a} has to think. "No," says ${a}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { chance, raw } = going;
  const { A, B } = two(going);
  const [a, b] = [A.name, B.name];
  const refrain = chance.pick(...REFRAINS);
  const grumpy = /grump|grouch/.test(raw) && !/grump|grouch/.test(A.introduced) ? ' It sounded grumpy.' : '';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'stand', 'angry')] },
        `${A.introduced} had one word, and it was no.${grumpy} ${a} said it to everything, and very fast. "Good morning," people began. "${refrain}" said ${a}.`,
        `Nobody said no as quickly as ${A.introduced}.${grumpy} You only had to breathe in. "${refrain}" said ${a}. What the question was, ${a} found out later.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'hold', 'happy', 'ball'), seen(A, 'stand', 'angry')] },
        `"Will you play ball with me?" asked ${B.introduced}. "${refrain}" said ${a}. So ${b} played against the wall. ${a} was very good at catching. Nobody found that out.`,
        `${B.introduced} came with a ball. "Do you want to...?" "${refrain}" said ${a}. ${b} shrugged, and went. It was a red one. ${a} had always wanted to have a go with a red one.`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'jump', 'happy'), seen(A, 'stand', 'worried')], things: ['puddle'] },
        `Then it rained, and there was a puddle as big as a room. "Are you coming?" said ${b}. "${refrain}" said ${a}. Splash, went ${b}. ${a} stood there, quite dry. It was awful.`,
        `"There's a puddle outside," said ${b}, "with an island in it. Shall we?" "${refrain}" said ${a}, and could have bitten that word. Through the window came the splashing. It went on for an hour.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'hold', 'happy'), seen(A, 'stand', 'surprised')], things: ['pancakes'] },
        `The worst was the pancake. It was the last one, with sugar. "Would you like it?" said ${b}. "${refrain}" said ${a}. There was a small silence. Then there was some chewing.`,
        `On Sunday there were pancakes, and one was left over. "Do you want the last pancake?" asked ${b}. ${a} wanted nothing else in the world. "${refrain}" said ${a}. So ${b} ate it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'surprised')] },
        `A tear ran down. "But you said no," said ${b}. "I know," said ${a}. "It's out before I'm there. I say it first, and I think afterwards." "Can't you keep it in?" said ${b}. "${refrain}" said ${a}. "There! You see?"`,
        `"What's the matter?" said ${b}. "I wanted it," said ${a}. "I wanted all of it, the ball, too. It's my mouth. It doesn't wait for me." "Then say yes, for once," said ${b}. "${refrain}" said ${a}, and sobbed.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'think', 'curious'), seen(A, 'sit', 'sad')] },
        `${b} thought for as long as it takes to eat a pancake. "Then it's the questions that are wrong," said ${b}. "Do you want to sit here for ever?" "${refrain}" said ${a}. "Good," said ${b}. "Then get up."`,
        `${b} looked at ${a} from one side, and then from the other. "Shall I go away, and leave you alone?" said ${b}. "${refrain}" said ${a}. "Right," said ${b}. "Now we've got it. It only has to be asked from behind."`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'jump', 'happy'), seen(B, 'jump', 'happy')], things: ['puddle'] },
        `They went to the puddle. "Is it too wet for you?" said ${b}. "${refrain}" said ${a}, and jumped. Splash! "Have you had enough?" "${refrain}" They went in nine times.`,
        `The puddle was still there. "You'd rather stay dry, I suppose?" said ${b}. "${refrain}" shouted ${a}, and was in it up to the middle. It was just as good as it had sounded.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'hold', 'happy'), seen(A, 'cheer', 'happy')], things: ['pancakes'] },
        `There were pancakes after that. "Shall I have them all?" said ${b}. "${refrain}" said ${a}. "Is two enough for you?" "${refrain}" said ${a}, with shining eyes. It was as good as a magic word.`,
        `And then it smelled of pancakes. "You don't want any, do you?" said ${b}. "${refrain}" began ${a}, and got a fright. "Wrong way round," said ${b}. "Shall I keep them from you?" "${refrain}" said ${a}, and had three.`,
      ),
      page(
        { time: 'night', camera: 'medium', actors: [seen(A, 'stand', 'sleepy'), seen(B, 'stand', 'happy')] },
        `By and by it was dark. "Do you want to stay up until morning?" said ${b}. "${refrain}" said ${a}, and yawned. It was the softest one that had ever been said.`,
        `They watched the moon come up. "It's much too early to go to bed, isn't it?" said ${b}. "${refrain}" said ${a}, who could hardly stand.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'stand', 'happy'), seen(A, 'think', 'happy')] },
        `"One more," said ${b}. "Do you always say no?" ${a} took a breath, and stopped. For the first time, ${a} thought first. "No," said ${a}, slowly. And they laughed until the lamp shook.`,
        `At the door ${b} turned round. "Tell me, ${a}, do you say no to everything?" It was quite a hard one. ${a} turned it over, and looked at the back of it. "No," said ${a}.`,
      ),
    ],
  };
}
