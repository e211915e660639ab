import type { Told } from '../../arc.ts';
import { cap, introducing, keeping, titled } from '../wording.ts';
import type { OneHandEach } from './arc.ts';

const MOST = 14;

/** A long day with one hand, until the other free one turns out to fit. */
export function middle(bound: OneHandEach): Told {
  const { one: A, two: B, by: G, noun, isSeat, hand, at, shown, refrain, chance } = bound;
  const a = A.name;
  const b = B.name;
  const g = G.name;
  return {
    title: titled(
      chance.pick(
        `one ${hand} each`,
        `who had the ${noun} first`,
        `${refrain}, said ${b}`,
        `it takes two to undo`,
        `a left one and a right one`,
        `nobody has the ${noun}`,
      ),
    ),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          introducing(
            B,
            introducing(A, [
              `${a} did things in ${A.names} own way, and ${b} did not. ${a} went round the table to the left, and ${b} to the right. So they met. They met just where the ${noun} was, and there was only one.`,
              `Two came in at the same time. One was ${a}, and one was ${b}. They had never yet done anything together, not even a jigsaw. They both looked at the same ${noun}. Then they both ran.`,
              `There was one ${noun}. ${a} had thought about it all through breakfast. ${b} had thought about it too, but more quietly. They got up from the table at the very same moment.`,
            ]),
          ),
          `There was only one ${noun}. ${A.introduced} saw it. So did ${B.introduced}. Then they both ran.`,
        ),
        scene: {
          setting: at,
          camera: 'wide',
          actors: [
            { who: A, pose: 'run', feeling: 'excited' },
            { who: B, pose: 'run', feeling: 'excited' },
          ],
          things: shown,
        },
      },
      {
        text: keeping(
          MOST,
          introducing(G, [
            `"I had it first!" said ${a}. "I had it first!" said ${b}. It was true. Each had one ${hand} on it. "Let go," said ${a}. "${refrain}," said ${b}. "Hm," said ${g}, and looked at the clock.`,
            `Four feet stopped. Two ${hand}s came down on the ${noun}, one from each side. "Mine," said ${a}. "Mine," said ${b}. "Who was first?" said ${g}. They both were. "You let go." "${refrain}."`,
            `"Got it!" That was ${a}, and it was ${b} as well. They held it by an end each and pulled. It did not get any longer. "${refrain}," said ${b}. "Then hold it, both of you," said ${g}, and left them.`,
          ]),
          `"I had it first!" said ${a}. "So did I!" said ${b}. Each had one ${hand} on it. "Let go." "${refrain}." "Hm," said ${g}.`,
        ),
        scene: {
          camera: 'close',
          actors: [
            { who: A, pose: 'hold', feeling: 'angry' },
            { who: B, pose: 'hold', feeling: 'angry' },
            { who: G, pose: 'stand', feeling: 'calm' },
          ],
          things: shown,
        },
      },
      {
        text: keeping(MOST, [
          `${a} waited for ${b} to get tired. But ${b} was busy, waiting for ${a}. You can't see who is winning at that. It looks like two people with nothing to do. "${refrain}," said ${a}, after an hour.`,
          `So ${a} tickled ${b}. But that takes a ${hand}, and ${b} had one left as well. They laughed until it hurt, and they did not want to. Nobody let go. "${refrain}," said ${b}, out of breath.`,
          `"Look, a whale!" said ${b}. But ${a} knew that one. "Look, two whales!" said ${a}. But ${b} had thought of it first. They both kept looking at the ${noun}. "${refrain}," they said.`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: A, pose: 'sit', feeling: 'determined' },
            { who: B, pose: 'sit', feeling: 'determined' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          isSeat
            ? `Then ${a} was thirsty. But to get a drink you have to get up. ${b} could have told you what would happen then. So they both sat there, and were thirsty. "${refrain}," said ${b}.`
            : `Then ${a} had to go through the door. But a door is made for one. They went in sideways, like a crab, with the ${noun} in the middle. It took eleven goes. "${refrain}," said ${b}, in the doorway.`,
          ...(A.isChild
            ? [
                `It began to rain a little, and ${a} had no hood up. But a hood takes two ${hand}s, and so does a zip. So ${a} got wet on one side, and ${b} on the other. "${refrain}," said ${a}.`,
                `${B.names} lace came undone. But nobody can tie a lace with one ${hand}. ${b} tried with the teeth. It is a long way down. ${a} watched for a while. "${refrain}," said ${a}.`,
              ]
            : [
                `A fly sat down on ${A.names} nose. It takes one ${hand} to hold the ${noun}, and one to shoo. But then the fly sat on ${b}. It went to and fro all morning. "${refrain}," said ${a}.`,
                `${b} had an itch in the middle of the back. But with one ${hand} you can only get to the edge of it. ${a} could have reached it easily. "${refrain}," said ${b}, wriggling.`,
              ]),
        ]),
        scene: {
          camera: 'wide',
          actors: [
            { who: A, pose: 'stand', feeling: 'worried' },
            { who: B, pose: 'stand', feeling: 'worried' },
          ],
          things: shown,
        },
      },
      {
        text: keeping(MOST, [
          `At noon ${g} put down a jar, with the lid on. "Help yourselves," said ${g}. ${a} tried. The whole jar went round. ${b} tried. The whole jar went round the other way. It was their best jam, and they could see it.`,
          `${cap(g)} brought a tin, and in the tin was something nice. You could hear it. But with one ${hand} a tin only slides away. ${a} chased it up the table. ${b} chased it back. "Oh dear," said ${g}.`,
          `Then came lunch. It was tied up in paper, with string. ${cap(g)} was clever. You can't untie string with one ${hand}. ${a} pulled, and it got worse. ${b} pulled, and it got worse than that.`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: G, pose: 'stand', feeling: 'calm' },
            { who: A, pose: 'reach', feeling: 'worried' },
            { who: B, pose: 'reach', feeling: 'worried' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `They both looked at it. Then ${a} looked at ${B.names} ${hand}. It was a left one. ${A.names} was a right one. "If I hold," said ${a}, slowly, "you turn." It went pop. Nobody had said anything about being friends.`,
          `"Keep it still," said ${b}. "I'm only doing it because I'm hungry," said ${a}. So ${a} kept it still, and ${b} did the rest. It was open. One and one is two, even when they are cross.`,
          `It was ${B.names} idea, and ${a} had it too. One put a ${hand} here. One put a ${hand} there. It came open as easily as a door. They stared at their ${hand}s. They had made a pair.`,
        ]),
        scene: {
          camera: 'close',
          actors: [
            { who: A, pose: 'reach', feeling: 'surprised' },
            { who: B, pose: 'reach', feeling: 'surprised' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `After that they wanted to see what else it could do. It could clap. It could peel an egg. It could even tie a bow. ${cap(A.names)} loop went round, and ${B.names} went through. They tied nine. ${cap(g)} had one on each ear.`,
          `It could wave with both ${hand}s, and one of them was ${A.names}. It could roll a ball and stop it too. It could play a tune on the cups, high end and low end. By four o'clock it could do hard ones.`,
          `"Let's see if we can do a bow," said ${b}. It took three goes. You have to think with somebody else's ${hand}. But then there it was, with two fat loops. So they tied up everything that would keep still.`,
        ]),
        scene: {
          camera: 'wide',
          actors: [
            { who: A, pose: 'cheer', feeling: 'happy' },
            { who: B, pose: 'cheer', feeling: 'happy' },
          ],
          things: ['ribbon'],
        },
      },
      {
        text: keeping(MOST, [
          `Just then the wind took a red balloon over the wall. It was nobody's, and it was going. "Quick!" said ${a}. They ran. They jumped, and got the string, with four ${hand}s. Four? They stood very still.`,
          `Then something red came by. It was a balloon, a long way from home. Up they went, both at once, and caught it between them. "We've got it!" said ${b}. Then ${b} went quiet. "What have we got it with?"`,
          `A balloon bumped along, and its string was just too high. "Lift me," said ${a}. ${b} lifted, and that takes two. ${a} reached, and that takes two. They came down slowly. "Wait," said ${a}. "Who has the ${noun}?"`,
        ]),
        scene: {
          ...(at === 'living-room' ? { setting: 'garden' as const } : {}),
          camera: 'wide',
          actors: [
            { who: A, pose: 'jump', feeling: 'excited' },
            { who: B, pose: 'jump', feeling: 'surprised' },
          ],
          things: ['balloon'],
        },
      },
      {
        text: keeping(MOST, [
          `Nobody had the ${noun}. There it was, over there, ${isSeat ? 'with nobody on it' : 'all on its own'}. It looked smaller than it had this morning. Anybody could have run and got it. ${a} looked at ${b}. Neither of them ran.`,
          `They turned round. There was the ${noun}, where they had left it. It must have been there for some time. "You let go," said ${a}. "So did you," said ${b}. It was hard to say who had been first.`,
          `The ${noun} was just where they had forgotten it. The sun was going down on it. ${b} could have got there in six steps, and so could ${a}. They each took one. Then they stopped, to see if the other would.`,
        ]),
        scene: {
          setting: at,
          time: 'sunset',
          camera: 'medium',
          actors: [
            { who: A, pose: 'stand', feeling: 'surprised' },
            { who: B, pose: 'stand', feeling: 'surprised' },
          ],
          things: shown,
        },
      },
      {
        text: keeping(MOST, [
          `"${refrain}," said ${a}. It did not mean the same as before. "No," said ${b}. "${refrain}." It went on for so long that ${g} came out. "What is it now?" said ${g}. "Nobody wants to be first," they said.`,
          `${b} coughed. "${refrain}," said ${b}. "Have a go. I'll watch." "You have a go," said ${a}. "I had it all morning." "Not by yourself," said ${b}. In the end they had it in turn, and that was soon done.`,
          `"${refrain}," said ${b}, and gave it a small push. ${a} had it for a bit. It is a funny thing. It was not half as much as it had been with two. "Now you," said ${a}. "And then shall we do bows?"`,
        ]),
        scene: {
          camera: 'close',
          actors: [
            { who: B, pose: 'point', feeling: 'shy' },
            { who: A, pose: 'stand', feeling: 'happy' },
          ],
          things: shown,
        },
      },
      {
        text: keeping(MOST, [
          `That night the ${noun} had a bow round it, a big one. ${a} had tied the left side, and ${b} the right. They had pulled it tight. You can't undo it with one ${hand}. It takes two, one of each. Good night.`,
          `Before bed they tied a ribbon round the ${noun}. "So that nobody gets it," said ${a}. "Not on their own," said ${b}. It was a very tight bow. It would take both of them in the morning. Good night.`,
          `It was dark. ${cap(g)} went round to put things away, and came to the ${noun}. There was a bow on it. ${cap(g)} tried it with one hand, and smiled. They were both asleep, with one ${hand} out each.`,
        ]),
        scene: {
          time: 'night',
          camera: 'wide',
          actors: [
            { who: A, pose: 'sit', feeling: 'sleepy' },
            { who: B, pose: 'sit', feeling: 'sleepy' },
          ],
          things: ['ribbon', ...shown],
        },
      },
    ],
  };
}
