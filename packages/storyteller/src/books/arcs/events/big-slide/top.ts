import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './top-old.ts';
import { BACK } from './top-parts.ts';

const TITLES = ['ten steps up', 'the top of the slide', 'what the hedge had', 'the big slide'];

/** The ladder is full, so that nobody can go back; and from up there one sees where the ball went. */
export const TOP: EventPlot = { id: 'top', young, middle, old };

function young({ A, B, a, b, comesToo, raw, chance }: Going): Told {
  const refrain = `${chance.pick(...BACK)}!`;
  const where = /\bpark\b/.test(raw) ? 'park' : 'playground';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'playground', camera: 'wide', actors: [seen(A, 'look-up', 'sad'), seen(B, 'stand', 'sad')] },
        `${A.introduced} is at the ${where}. So is ${B.introduced}.${comesToo} Up goes the ball. It does not come down!`,
        `At the ${where}, ${A.introduced} kicks the ball. ${B.introduced} looks up.${comesToo} Up it goes. It is gone!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'think', 'worried'), seen(B, 'think', 'worried')], things: ['bush'] },
        `They look left of the hedge. They look right. No ball.`,
        `Is it under the hedge? Is it behind it? No.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'cheer', 'happy'), seen(B, 'stand', 'happy')] },
        `So ${a} goes on the little slide. Whee!`,
        `There is a little slide. Whee! Down comes ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'point', 'excited'), seen(A, 'look-up', 'scared')] },
        `"And the big one?" says ${b}. It has ten steps. ${a} is scared.`,
        `"Now the big slide!" says ${b}. It has ten steps. Oh! ${a} is scared.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'scared'), seen(B, 'look-up', 'calm')] },
        `One, two, three. Others climb up behind. "${refrain}" says ${a}. All climb down.`,
        `${a} goes up three steps. Others come behind. "${refrain}" says ${a}. Down they all go.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'reach', 'worried'), seen(B, 'look-up', 'calm')] },
        `Now ${a} gets to six. Too high! "${refrain}" says ${a}. Down they all go.`,
        `${a} tries again. Six steps! The trees are small. "${refrain}" says ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'scared')] },
        `Ten! ${a} sits at the top. "${refrain}" says ${a}. But the steps are too full.`,
        `${a} is at the top. "${refrain}" But nobody can go back. It is full.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'surprised')], things: ['ball'] },
        `${a} looks at the hedge. What is that, on top of it? It is red.`,
        `From here you see the whole hedge. Something red is on top.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'cheer', 'excited'), seen(B, 'cheer', 'surprised')], things: ['ball'] },
        `"I see the ball!" Whee! Down comes ${a}. They run and get it.`,
        `"${b}! Our ball!" Whee! ${a} is down. They run and get the ball.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'cheer', 'happy'), seen(B, 'look-up', 'happy')] },
        `${b} kicks the ball. Up, up, up, and gone! "I'll go and look," says ${a}. Ten steps!`,
        `"Once more!" says ${a}. Up, up, ten steps. Nobody says, "${refrain}" Whee!`,
      ),
    ],
  };
}

function middle({ A, B, a, b, comesToo, chance }: Going): Told {
  const saying = chance.pick(...BACK);
  const refrain = `${saying}!`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: saying,
    pages: [
      page(
        {
          setting: 'playground',
          camera: 'wide',
          actors: [seen(A, 'look-up', 'worried'), seen(B, 'stand', 'surprised')],
        },
        `It was a new ball, a red one. ${A.introduced} gave it one good kick, straight up.${comesToo} Then ${a} and ${B.introduced} waited for it to come down. They waited quite a long time. "It's still up," said ${b}.`,
        `They had been at the playground for one minute, and the ball was gone. ${A.introduced} had kicked it, and ${B.introduced} had watched.${comesToo} It was red, and new. It had gone up like a rocket. It had not come down anywhere.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'think', 'worried'), seen(B, 'kneel', 'worried')], things: ['bush'] },
        `There was only the hedge where it could be. They looked on this side. They went round, and looked on that side. They looked underneath, and found a glove. "A ball can't be nowhere," said ${b}.`,
        `${b} looked under the hedge. ${a} looked behind it. It was a hedge like a wall, thick and tall. "It's a mystery," said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'cheer', 'happy'), seen(B, 'stand', 'happy')] },
        `So ${a} went on the little slide, to think about it. It had three steps and it went whee. ${a} had been down it perhaps a thousand times. "And the big one?" said ${b}. ${a} quickly did the little one again.`,
        `There were two slides. ${a} liked the little one. You could get on it without noticing. "Let's see you on the big one," said ${b}. "One day," said ${a}, and got on the little one.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'look-up', 'scared'), seen(B, 'point', 'excited')] },
        `The big slide had ten steps. It was as high as a house, and it shone. Children came down it and screamed, and went up again. ${a} was scared of it. The ladder was cold.`,
        `It was the big slide that ${a} was scared of. It went up until it was nearly a different weather. ${a} counted ten steps. "Everybody does it," said ${b}. That is what people say when they are standing at the bottom.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'scared'), seen(B, 'look-up', 'calm')] },
        `One, two, three. On the third step ${a} looked down between both feet. "${refrain}" said ${a}. There were four children behind, one under the other. Down they all went, backwards, and ${a} came last.`,
        `${a} got as far as three. It's odd how far down the ground is from three. "${refrain}" called ${a}. A girl said "Ow", and a boy said "My fingers". Then the whole ladder climbed down.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'reach', 'worried'), seen(B, 'look-up', 'calm')] },
        `"That was just to practise," said ${a}. Next it was six. On six there was a wind, and ${A.names} knees began to knock. "${refrain}" There were seven behind by then. They grumbled all the way down.`,
        `The second time ${a} did not look down once. ${a} looked straight ahead. And straight ahead, on the sixth step, was the top of a tree. "${refrain}" said ${a}, with shut eyes. Seven children groaned, and went down, one after another.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'scared')] },
        `The third time ${a} counted aloud and went quickly. "Eight, nine, ten!" And there was no more ladder. There was only a very long shine, going down. "${refrain}" said ${a}. But nobody moved. There was somebody on every single step. "We can't," said the girl behind. "It's full."`,
        `On the third try ${a} thought about jam, and nothing else, for ten steps. Then ${a} sat at the top, and the thought of jam was gone. "${refrain}" said ${a}, in a small voice. Nobody went. The ladder was as full as a toothbrush mug. There was only one way down, and it was the shiny one.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'surprised')], things: ['ball'] },
        `${a} did not look down. ${a} looked out, over everything. There was the hedge. From here you saw the top of it, flat as a table. In the middle of the table lay something round. It was red.`,
        `You can't sit for ever with shut eyes. ${a} opened one. There was the whole playground, as on a map. There was the hedge, that thick wall. Nobody had ever seen it from above. It had a dent on the top, like a nest. In the nest there was something red.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'cheer', 'excited'), seen(B, 'look-up', 'surprised')], things: ['ball'] },
        `"${b}!" shouted ${a}. "The ball! It's on TOP of the hedge!" ${b} looked left of the hedge, and right of it. "Where?" "Not there! Wait, I'll show you!" And ${a} took the quickest way there was.`,
        `"I can see it!" cried ${a}. "${b}, I can see our ball!" "Where?" called ${b}, and ran to the wrong end. "No, no, there!" It was no use just pointing. ${a} pushed off.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'run', 'happy'), seen(B, 'run', 'happy')], things: ['ball'] },
        `It went whee. ${a} was off the end, and running, before the scream had come out. They shook the hedge. Plop, said the hedge. "You went down the big slide," said ${b}. ${a} turned round and looked. "So I did," said ${a}.`,
        `There was wind, and a shine, and then there was grass. ${a} ran straight on to the hedge. They both shook it until it let go. "There," said ${a}, with the ball. "That was very high up," said ${b}. "The ball?" said ${a}. "No," said ${b}. "You."`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'cheer', 'happy'), seen(B, 'cheer', 'happy')], things: ['ball'] },
        `Then ${a} did it again, to see what else there was to see. Once the girl in front stopped at the third step and looked down. "${refrain}" she said. So they all went back, ${a} as well. "Do look at the hedge, from the top," said ${a}. "It helps."`,
        `They played until it was time to go. Then ${b} gave the ball one good kick. They waited. "It's still up," said ${b}. "I'll go and look," said ${a}, and was on the sixth step already. The others came up behind, one under the other. "${refrain}" somebody called, from far down. But that was somebody else.`,
      ),
    ],
  };
}
