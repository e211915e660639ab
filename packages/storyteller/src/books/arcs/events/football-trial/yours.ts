import type { Told } from '../../../arc.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';
import { old } from './yours-old.ts';

/** Everybody shoots and one looks up, passes and calls; the ball is put out for somebody who is down. */
export const YOURS: EventPlot = { id: 'yours', young, middle, old };

function young(asked: Going): Told {
  const { title, K, k, R, S, yours } = partsOf(asked);
  const n = R.name;
  return {
    title,
    refrain: yours,
    pages: [
      page(
        { setting: 'playground', camera: 'wide', actors: [seen(K, 'run', 'excited')], things: ['football'] },
        `${k} was at the football trial. So many children! One ball!`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'run', 'happy'), seen(R, 'run', 'happy')], things: ['football'] },
        `${k} had the ball. "${yours}" ${k} kicked it to ${n}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(R, 'run', 'determined')] },
        `${n} ran and ran. ${n} did not give it back.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'run', 'happy')], things: ['football'] },
        `"${yours}" called ${k}. Kick! It did not come back.`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'stand', 'calm'), seen(K, 'stand', 'curious')] },
        `Mr Tarrant stood by the flag. "You look up," he told ${k}. "Good."`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'run', 'excited')], things: ['goal', 'football'] },
        `Now ${k} was at the goal. Only one kick! But wait.`,
      ),
      page(
        { camera: 'medium', actors: [seen(R, 'sit', 'sad'), seen(K, 'stand', 'worried')] },
        `${n} was down! ${n} had a sore leg. ${k} saw it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'kneel', 'calm'), seen(R, 'sit', 'calm')], things: ['football'] },
        `So ${k} kicked the ball away. ${k} helped ${n} up.`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'stand', 'happy'), seen(K, 'stand', 'shy')] },
        `"I saw that," said Mr Tarrant. "Come back, ${k}. I want to see more."`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'run', 'happy'), seen(R, 'run', 'happy')], things: ['football'] },
        `On Sunday ${k} and ${n} play ball. "${yours}" "No, ${yours.toLowerCase()}"`,
      ),
    ],
  };
}

function middle(asked: Going): Told {
  const { title, K, k, R, S, G, g, ours, yours } = partsOf(asked);
  const n = R.name;
  return {
    title,
    refrain: yours,
    pages: [
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(K, 'stand', 'excited'), seen(G, 'stand', 'calm')] },
        `The football trial was on Saturday at ten. ${k} had a clean shirt, and a number for the back. "What do they look for?" said ${k}. "Goals, I should think," said ${g}.`,
      ),
      page(
        { setting: 'playground', camera: 'wide', actors: [seen(K, 'stand', 'worried')], things: ['football'] },
        `There were forty of them. There were three people with pens. Everybody wanted to be seen. Whoever got the ball just ran. That was the last you saw of it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'run', 'happy'), seen(R, 'run', 'determined')], things: ['football'] },
        `When ${k} plays for ${ours}, ${k} looks up. There's nearly always somebody free. "${yours}" called ${k}, and passed it to number thirty-one. That was ${n}. It did not come back.`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'stand', 'calm'), seen(K, 'run', 'curious')] },
        `The ball rolled out by the corner. An old man stood there, with a flask and a dog. "Who was free?" he said. "Seven," said ${k}. "But Seven hadn't noticed." "Hm," said Mr Tarrant, and drank his tea.`,
      ),
      page(
        { camera: 'medium', actors: [seen(R, 'point', 'calm'), seen(K, 'stand', 'worried')] },
        `"You pass too much," said ${n}, over the oranges. "They don't write that down. They write down goals." ${k} watched the three pens. It was quite true.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'run', 'determined')], things: ['football'] },
        `So ${k} tried it. ${k} ran through two of them, and the pens went up. It felt like wearing somebody else's coat. On the left a girl had both her arms in the air. She put them down again.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'run', 'excited')], things: ['goal', 'football'] },
        `It was the last minute. "${yours}" called ${k}, and got it back, for once, and was through. There was only the keeper. There were three pens, all ready. And then ${k} looked up.`,
      ),
      page(
        { camera: 'medium', actors: [seen(R, 'sit', 'sad'), seen(K, 'stand', 'worried')], things: ['football'] },
        `${n} was on the ground, and held one foot. Big boots were running that way. Nobody had seen. ${k} turned round, and kicked the ball right out, over the corner. Everybody groaned.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'kneel', 'calm'), seen(R, 'sit', 'sad')] },
        `That was the whistle. The pens went back into their pockets. Nobody had written a thing. ${k} undid ${n}'s boot. "You could have scored!" said ${n}. "I know," said ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'stand', 'happy'), seen(K, 'stand', 'surprised')], things: ['notebook'] },
        `Mr Tarrant came with the ball, and a small black notebook. "Those three write down who has it," he said. "I write down the rest." There was a page for ${k}. LOOKED UP, it said, twelve times.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'run', 'happy'), seen(R, 'run', 'happy')], things: ['football'] },
        `The letter wasn't a yes. It was six Thursdays, and then they would see. On Sunday ${n} came to play for ${ours}. "${yours}" called ${k}. "${yours}" called ${n}, and this time it came back.`,
      ),
    ],
  };
}
