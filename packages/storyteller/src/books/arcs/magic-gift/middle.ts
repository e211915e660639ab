import type { Told } from '../../arc.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { MagicGift } from './arc.ts';

const MOST = 14;

/** Rain when nobody wants it, because of who spoke last; a ship in a garden; and then the same few words again. */
export function middle(bound: MagicGift): Told {
  const { child: K, friend: F, grownUp: G, thing, theNoun, shown, snack, pop, brings, refrain, chance } = bound;
  const g = cap(G.name);
  return {
    title: titled(
      chance.pick(
        `${theNoun} and the rain`,
        `the last word to ${theNoun}`,
        `a ship in the garden`,
        `${K.name} and ${theNoun}`,
        `say what, said ${theNoun}`,
        `once around the washing line`,
      ),
    ),
    refrain,
    pages: [
      {
        text: [
          `Whatever was going to happen, ${G.name} looked at the sky first. "${refrain}," said ${G.name}. It was said at picnics. It was said at weddings. It was said in the garden every time anybody took a chair out.`,
          `"${refrain}!" You heard it from every window of ${K.names} house. ${g} said it to the washing. ${g} said it to the cake. The sky never answered, and ${G.name} never stopped.`,
          `Some people say grace, and some people say cheers. ${g} put a hand out of the window, with the palm up. "${refrain}," said ${G.name}. Then things could begin.`,
        ],
        scene: {
          setting: 'garden',
          camera: 'medium',
          actors: [{ who: G, pose: 'look-up', feeling: 'worried' }],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `${K.name} found ${thing.aNoun} in the long grass. ${F.introduced} found it at the same time, from the other side. It hummed like a bee in a jar. On it was a label. SAY WHAT, it said.`,
            `It was in the box of things that somebody ought to mend. ${K.name} took out a kettle, and then ${thing.aNoun}. "It's warm," said ${F.introduced}. A label said: SAY WHAT.`,
            `Something in the garden was humming. "It isn't me," said ${F.introduced}. They looked under three flowerpots. Under the fourth was ${thing.aNoun}. It had a label, and the label said: SAY WHAT.`,
          ],
          `${K.name} and ${F.introduced} found ${thing.aNoun}. It hummed. A label said: SAY WHAT.`,
        ),
        scene: {
          camera: 'close',
          actors: [
            { who: K, pose: 'kneel', feeling: 'surprised' },
            { who: F, pose: 'stand', feeling: 'curious' },
          ],
          things: [...shown, 'sign'],
        },
      },
      {
        text: [
          `${K.name} knew what. "A ship, please, with sails." The hum grew. Up went a window, and out came a hand. "${refrain}," said ${G.name}. ${pop}! ${brings('a cloud')} It was a small cloud, and it rained on just the two of them.`,
          `"I should like a ship," said ${K.name}. "A real one, with a wheel." Behind them ${G.name} had brought a chair out. "${refrain}," said ${G.name}. ${pop}. ${brings('a cloud')} Then it began to rain, on ${K.name} most of all.`,
          `You would have said the same. "A ship," said ${K.name}, "as long as a bus." It would have come, too. But ${G.name} had the washing under one arm. "${refrain}." ${pop}! ${brings('a cloud')} Down came the rain.`,
        ],
        scene: {
          weather: 'rain',
          camera: 'wide',
          actors: [
            { who: K, pose: 'hold', feeling: 'surprised' },
            { who: G, pose: 'look-up', feeling: 'worried' },
            { who: F, pose: 'cover', feeling: 'sad' },
          ],
          things: [...shown, 'rain-cloud'],
        },
      },
      {
        text: [
          `"It must be new at this," said ${K.name}. So the next time it was all said again, and slower. ${F.name} was cold, and that makes you hungry. "I could eat ${snack.a}," said ${F.name}. ${pop}! ${brings(snack.a)}`,
          `When they were dry, ${K.name} tried it louder. "A SHIP!" It echoed off the shed. ${F.name} waited until it had finished. "And ${snack.a}, if there is one going." ${pop}. ${brings(snack.a)} ${F.name} said it was very good.`,
          `"Perhaps it doesn't know what a ship is," said ${K.name}, and told it. There were the sails, and the ropes, and the bell. "And on Fridays the sailors have ${snack.a}," said ${F.name}. ${pop}! ${brings(snack.a)}`,
        ],
        scene: {
          weather: 'clear',
          camera: 'medium',
          actors: [
            { who: F, pose: 'cheer', feeling: 'happy' },
            { who: K, pose: 'stand', feeling: 'worried' },
          ],
          things: [snack.drawn],
        },
      },
      {
        text: [
          `${K.name} sat on a flowerpot to think. Who had said rain? ${g} had, and had said it last. Who had said ${snack.noun}? "Me," said ${F.name}. "Also last," said ${K.name}. "We always get the very last word!"`,
          `It is hard to be cross and to think. ${K.name} stopped being cross. There was rain at the end of the first go. There was ${snack.a} at the end of the second. "We get the last word, and nothing else!" said ${K.name}.`,
          `"What was the last word that ${G.name} said?" said ${K.name}. "Rain," said ${F.name}. "And what was the last word that you said?" "${cap(snack.noun)}." ${K.name} jumped up. "That's it! We get the last word!"`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: K, pose: 'think', feeling: 'curious' },
            { who: F, pose: 'sit', feeling: 'calm' },
          ],
        },
      },
      {
        text: [
          `They waited until ${G.name} was in the cellar. ${F.name} held its breath. "A ship," said ${K.name}. ${pop}! It had three masts. It reached from the gate to the washing line. A bit of it was in next door's peas.`,
          `"Not one word after me," said ${K.name}. ${F.name} nodded. "A ship." ${pop}. You could no longer see the house. You saw ship, and a very small flag.`,
          `${K.name} looked left and right. Nobody was there to add anything. "A ship." There was a creak, like a hundred doors. ${pop}! It leaned a little, and it was all theirs.`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: K, pose: 'cheer', feeling: 'excited' },
            { who: F, pose: 'look-up', feeling: 'surprised' },
          ],
          things: ['ship'],
        },
      },
      {
        text: [
          `There was just one thing. A ship can't sail on a lawn. "Water," said ${K.name}. ${pop}. It was a cup of water. "A lot of water!" It was a bucket. They poured it out, and the grass drank it.`,
          `${K.name} turned the wheel. ${F.name} rang the bell. Nothing went by. "It wants water," said ${K.name}, and asked. ${pop}! They got a glass, with ice. They asked for more, and got a jug. It hardly wet the anchor.`,
          `"All aboard!" said ${K.name}. But a ship on grass goes nowhere. "Water, please." ${pop}. A bucket came. They tipped it over the side, and looked. A snail looked back.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: K, pose: 'stand', feeling: 'sad' },
            { who: F, pose: 'sit', feeling: 'sad' },
          ],
          things: ['ship', 'bucket'],
        },
      },
      {
        text: [
          `Then ${G.name} came out with a chair. ${K.name} looked at ${G.name}, and at ${theNoun}. "We need rain! Can you say what you always say?" said ${K.name}. "About what?" said ${G.name}. "About anything." ${g} looked up. "${refrain}." ${pop}!`,
          `"We need rain," said ${K.name}, "and I know who has it." ${g} came out, looking at the sky. ${K.name} held ${theNoun} up, as high as it would go. "${refrain}," said ${G.name}, the same as ever. ${pop}!`,
          `"What has everybody got against rain?" said ${F.name}. ${K.name} jumped up. "Nobody has! Ask ${G.name}!" They ran to the window. "Quick, what do you say before a picnic?" "${refrain}," said ${G.name}. ${pop}!`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: G, pose: 'look-up', feeling: 'calm' },
            { who: K, pose: 'hold', feeling: 'excited' },
          ],
          things: shown,
        },
      },
      {
        text: [
          `It was not one cloud this time. It was all of them. It rained on the path and the peas, and up the gate. The ship gave a sigh. It lifted, as lightly as a hat. ${F.name} rang the bell for joy.`,
          `It rained as if somebody had been saving it. The lawn went first, then the path. Something bumped under their feet. "What was that?" said ${F.name}. "That was the ground," said ${K.name}, "going away."`,
          `How it rained! It filled the garden like a bath. Flowerpots went past in a row. The ship had leaned all day. Now it stood up straight, and shook its sails.`,
        ],
        scene: {
          weather: 'rain',
          camera: 'wide',
          actors: [
            { who: K, pose: 'cheer', feeling: 'happy' },
            { who: F, pose: 'cheer', feeling: 'happy' },
          ],
          things: ['ship'],
        },
      },
      {
        text: [
          `They sailed until supper. ${g} had the wheel, and a big hat, and no worries. Twice they went around the washing line. Once they went around the house. ${K.name} called out the depth in wellies.`,
          `It is a long way around a house by sea. ${g} steered. ${K.name} kept a look-out for the gate, which was a rock now. They passed the kitchen window. There was the kitchen, quite dry, with a light on.`,
          `"Hard to port!" said ${G.name}, who turned out to know the words. They went out past the shed, and home by the peas. ${K.name} sat up at the front. The rain had stopped, but nobody had noticed.`,
        ],
        scene: {
          weather: 'clear',
          time: 'sunset',
          camera: 'wide',
          actors: [
            { who: G, pose: 'stand', feeling: 'proud' },
            { who: K, pose: 'point', feeling: 'happy' },
          ],
          things: ['ship'],
        },
      },
      {
        text: [
          `By bedtime it had all run off down the lane. The ship stands by the shed, and the peas have begun to climb it. Up in it, tonight, ${F.name} is asleep. ${g} puts out a hand, and says nothing at all.`,
          `Now it is night, and the garden drips. There is a ship on the lawn, and the moon in every flowerpot. ${F.name} sleeps in the crow's nest. "What a lovely day," says ${G.name}, very quietly, to the sky.`,
          `It is dark. The ship leans on the washing line, with somebody's sock for a flag. ${F.name} is asleep on deck. At the window ${G.name} begins to say something, and stops.`,
        ],
        scene: {
          time: 'night',
          camera: 'medium',
          actors: [
            { who: G, pose: 'look-up', feeling: 'happy' },
            { who: F, pose: 'sleep', feeling: 'sleepy' },
          ],
          things: ['ship'],
        },
      },
    ],
  };
}
