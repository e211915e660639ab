import type { Told } from '../../arc.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { JustMissed } from './arc.ts';

const MOST = 14;

/** Everybody has just been helped, and everybody gives something; and the one with the empty stomach is looking as well. */
export function middle(bound: JustMissed): Told {
  const { child: K, worker: P, trade, grownUp: G, stops, met, refrain, chance } = bound;
  const g = cap(G.name);
  const p = P.name;
  /** What the neighbours say: "your mummy". */
  const yours = `your ${p.charAt(0).toLowerCase()}${p.slice(1)}`;
  const Yours = cap(yours);
  return {
    title: titled(
      chance.pick(
        `${P.names} lunch`,
        `after ${p}, with a lunchbox`,
        `${refrain}`,
        `the lunchbox that went to work`,
        `who has seen ${p}?`,
        `half a minute behind ${p}`,
      ),
    ),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `${p} was ${trade}, and thought of everything. ${p} knew where the plasters were, and whose turn it was. There was only one person ${p} forgot, and that was ${p}.`,
            `"Coat," said ${p}. "Shoes. Spoon, not fork." ${p} was ${trade}, and remembered things for everybody. Then the door shut, and ${K.name} counted to ten. That was how long it took to be quiet.`,
            `Every morning ${p} went out to be ${trade}. First there was a kiss for ${K.name}. Then there was a run, and the gate went click. ${p} was never late, and never looked behind.`,
          ],
          `${p} was ${trade}, and thought of everything. There was only one person ${p} forgot, and that was ${p}.`,
        ),
        scene: {
          setting: 'living-room',
          camera: 'medium',
          actors: [
            { who: P, pose: 'wave', feeling: 'happy' },
            { who: K, pose: 'stand', feeling: 'happy' },
          ],
        },
      },
      {
        text: [
          `And there on the table stood the lunchbox. It was shut, and full, and ${P.names}. "${p} has got no lunch," said ${K.name}. ${g} looked at the clock. "Get your shoes," said ${G.name}.`,
          `That day something was left over in the kitchen. It was square, with a handle. "That's ${P.names} lunch!" said ${K.name}. They could hear the gate still swinging. "We can catch up," said ${G.name}, "if we trot."`,
          `"What's this?" said ${G.name}. It was the lunchbox. It should have been halfway down the hill by now. ${K.name} was in one shoe already. "${p} gets hungry at twelve," said ${K.name}.`,
        ],
        scene: {
          setting: 'kitchen',
          camera: 'close',
          actors: [
            { who: K, pose: 'point', feeling: 'surprised' },
            { who: G, pose: 'stand', feeling: 'surprised' },
          ],
          things: ['lunchbox'],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `The first they met was ${met[0].name}, who ${stops[0].was}. "${Yours}? ${refrain}," said ${met[0].name}. "${Yours} ${stops[0].helped}. Is that the lunch? Then this goes in as well." It was ${stops[0].gives}.`,
            `${met[0].name} ${stops[0].was}. "Have you seen ${p}?" "${refrain}! And do you know what? ${Yours} ${stops[0].helped}." There was nothing to say thank you with but ${stops[0].gives}. In it went.`,
            `"${refrain}," said ${met[0].name}, before they had even asked. "You are looking for ${yours}. ${Yours} ${stops[0].helped}." ${met[0].name} felt in both pockets. One had ${stops[0].gives} in it, for ${p}.`,
          ],
          `"${Yours}? ${refrain}," said ${met[0].name}. "${Yours} helped me." Into the lunchbox went ${stops[0].gives}.`,
        ),
        scene: {
          setting: stops[0].setting,
          camera: 'medium',
          actors: [
            { who: met[0], pose: 'point', feeling: 'happy' },
            { who: K, pose: 'stand', feeling: 'curious' },
            { who: G, pose: 'stand', feeling: 'calm' },
          ],
          things: [stops[0].drawn],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `Round the corner ${met[1].name} ${stops[1].was}. "${refrain}," said ${met[1].name}. "And not before time, I can tell you. ${Yours} ${stops[1].helped}." So that had to have ${stops[1].gives} for it.`,
            `They went on, faster. "Which way did ${p} go?" they asked ${met[1].name}, who ${stops[1].was}. "${refrain}. But first ${yours} ${stops[1].helped}." And ${stops[1].gives} went on top of the rest.`,
            `"It's not a very straight way to work," said ${G.name}. It was not. ${met[1].name} knew why. "${refrain}. ${Yours} ${stops[1].helped}." Then the lunchbox had to be opened again, for ${stops[1].gives}.`,
          ],
          `"${refrain}," said ${met[1].name}. "And ${yours} helped me as well." In went ${stops[1].gives}.`,
        ),
        scene: {
          setting: stops[1].setting,
          camera: 'medium',
          actors: [
            { who: met[1], pose: 'point', feeling: 'happy' },
            { who: K, pose: 'hold', feeling: 'surprised' },
          ],
          things: ['lunchbox', stops[1].drawn],
        },
      },
      {
        text: [
          `"We must go where ${p} works," said ${K.name}, "and wait." It was a good idea. But when they came there, they saw a chair with a coat on it. "Out," said somebody. "Somebody called. ${refrain}."`,
          `So they stopped asking, and went straight to ${P.names} work. That had to be right. There was a hook there with ${P.names} name. There was ${P.names} cup, still warm. "Gone," said the cup, in its way.`,
          `${K.name} had it all worked out. Whoever works somewhere is there. They went in at the big door, and asked. "${refrain}," said a voice behind a desk. "${p} has gone home for something."`,
        ],
        scene: {
          setting: 'street',
          camera: 'wide',
          actors: [
            { who: K, pose: 'stand', feeling: 'sad' },
            { who: G, pose: 'stand', feeling: 'worried' },
          ],
          things: ['lunchbox'],
        },
      },
      {
        text: [
          `By now the lunchbox would not shut. ${K.name} sat on the kerb and held the lid down. It was past twelve. Inside was the best lunch in the town, and nobody to eat it. "${p} never sits still," said ${K.name}.`,
          `It was heavy now, and it had a stalk sticking out. They took a handle each. "How does ${p} do all that," said ${K.name}, "and get to work?" ${g} had been wondering the same.`,
          `They sat down on the kerb, all three of them, counting the lunchbox. Up the road somebody was saying thank you. Down the road somebody was saying it too. ${K.name} had not known how many there were.`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: K, pose: 'sit', feeling: 'sad' },
            { who: G, pose: 'sit', feeling: 'calm' },
          ],
          things: ['lunchbox'],
        },
      },
      {
        text: [
          `They were nearly home when they met ${met[2].name}. "There you are! ${Yours} was here, and asked for you two, and a lunchbox." They stared. They had been going round after ${p}, and ${p} after them.`,
          `"Have you seen ${p}?" they asked ${met[2].name}, at the last corner. "Yes," said ${met[2].name}. "${Yours} wanted to know if I had seen you." ${K.name} began to laugh. "We are all going round!" said ${K.name}.`,
          `At the corner stood ${met[2].name}, shaking with laughing. "You have gone past three times," said ${met[2].name}, "and so has ${yours}. You with the lunch, and ${yours} without. Why does nobody stand still?"`,
        ],
        scene: {
          setting: stops[2].setting === 'library' ? 'street' : stops[2].setting,
          camera: 'medium',
          actors: [
            { who: met[2], pose: 'point', feeling: 'happy' },
            { who: K, pose: 'stand', feeling: 'surprised' },
          ],
        },
      },
      {
        text: [
          `So ${K.name} stood still. It was at their own gate, with the lunchbox on the wall. They counted to a hundred. At ninety there were steps, running. Round the corner came ${p}. "There's my lunch!" said ${p}.`,
          `They stood at the gate, and did not go one step. It is hard to do. Then came somebody very fast, with no breath at all. "I came home," said ${p}, "and there was no lunch. And there was no you."`,
          `"Here," said ${K.name}, and put the lunchbox down in the gateway. "Now it's ${P.names} turn to find us." And that did it. ${p} came round the corner so fast that the gate went click by itself.`,
        ],
        scene: {
          setting: 'garden',
          camera: 'wide',
          actors: [
            { who: P, pose: 'run', feeling: 'happy' },
            { who: K, pose: 'wave', feeling: 'happy' },
          ],
          things: ['lunchbox'],
        },
      },
      {
        text: [
          `They ate it on the step. There was ${stops[0].gives}, and there was ${stops[1].gives}. "I don't remember packing that," said ${p}. "You didn't," said ${K.name}. "They did." And ${p} was quiet for a whole bite.`,
          `${p} took the lid off. "Who has put all this in?" ${K.name} told it, one bite at a time. "That was nothing," said ${p}, each time. But it had not been nothing. It had been ${stops[0].gives}.`,
          `There was enough for everybody on the step. "This one is for the help," said ${K.name}, "and so is this." ${p} went a bit pink. "I was only going by," said ${p}.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: P, pose: 'sit', feeling: 'shy' },
            { who: K, pose: 'sit', feeling: 'happy' },
          ],
          things: ['lunchbox', stops[0].drawn],
        },
      },
      {
        text: [
          `That night ${K.name} put the lunchbox where nobody could forget it. It was in ${P.names} left shoe. In the lunchbox was half a biscuit, and a note. IN CASE YOU MEET ${p.toUpperCase()}, it said.`,
          `Now it is dark. The lunchbox hangs on the door handle, and nobody gets out without it. ${p} sits in the big chair, nearly asleep. So it is ${K.name} who says good night.`,
          `At bedtime ${p} thought of everything, the window and the water and the bear. ${K.name} thought of ${p}. "Lunch," said ${K.name}, and pointed. It stood on top of ${P.names} hat.`,
        ],
        scene: {
          setting: 'living-room',
          time: 'night',
          camera: 'close',
          actors: [
            { who: K, pose: 'hold', feeling: 'happy' },
            { who: P, pose: 'sit', feeling: 'sleepy' },
          ],
          things: ['lunchbox'],
        },
      },
    ],
  };
}
