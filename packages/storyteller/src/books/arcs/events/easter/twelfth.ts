import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './twelfth-old.ts';
import { REFRAINS, TITLES, huntOf } from './twelfth-parts.ts';

/** A hen has found one of the eggs first, and thinks that it is hers. */
export const SPECKLED: EventPlot = { id: 'twelfth', young, middle, old };

function young(going: Going): Told {
  const { chance } = going;
  const { M, X, D, hider, H } = huntOf(going);
  const [m, x, h] = [M.name, X.name, H.name];
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(M, 'run', 'excited'), seen(X, 'run', 'excited'), seen(D, 'stand', 'happy')],
          things: ['basket'],
        },
        `It is Easter! ${cap(hider)} hid the eggs. One is red. Off goes ${M.introduced}. Off goes ${X.introduced}.`,
        `Easter is here! ${cap(hider)} hid eggs. One is red. Off goes ${M.introduced}. Off goes ${X.introduced}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(H, 'sit', 'happy'), seen(M, 'wave', 'happy')] },
        `${H.introduced} sits and sits. "Hello, ${h}," says ${m}. "${H.says}."`,
        `There is ${H.introduced}. ${h} sits in the straw. "${H.says}," says ${h}.`,
      ),
      page(
        { actors: [seen(M, 'reach', 'excited'), seen(X, 'point', 'excited')], things: ['egg', 'flower'] },
        `A blue egg is by a flower. A green egg is in a boot.`,
        `Look, a blue egg by a flower! And a green egg, too!`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(M, 'kneel', 'curious'), seen(X, 'kneel', 'curious')],
          things: ['basket', 'egg'],
        },
        `They count the eggs. Eleven! "There are twelve," says ${x}. "${refrain}"`,
        `Eleven eggs! "There is one more," says ${m}. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'point', 'surprised'), seen(X, 'stand', 'curious')] },
        `Is that it? No, that is a red flower. "${refrain}"`,
        `${x} sees red! But it is only a flower. "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(M, 'hold', 'surprised'), seen(X, 'look-up', 'curious')], things: ['ball'] },
        `Is this it? No, it is ${M.names} red ball. "${refrain}"`,
        `It is round and red. It is a ball! "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(H, 'sit', 'happy'), seen(M, 'think', 'curious')] },
        `${h} sits there still. "Get up, ${h}," says ${m}. ${h} will not.`,
        `And ${h} has not got up. "What have you got?" says ${m}.`,
      ),
      page(
        { camera: 'close', actors: [seen(M, 'kneel', 'surprised'), seen(H, 'stand', 'angry')], things: ['egg'] },
        `${m} puts in a hand. It is warm. It is the red egg!`,
        `Up goes ${h}, a bit. Something is red. It is the egg!`,
      ),
      page(
        { camera: 'wide', actors: [seen(H, 'sit', 'happy'), seen(M, 'stand', 'happy'), seen(X, 'stand', 'happy')] },
        `"${H.says}!" says ${h}. It is her best egg. "You keep it," says ${m}.`,
        `${h} pulls it back in. "All right," says ${m}. "It is yours, ${h}."`,
      ),
      page(
        { setting: 'bedroom', camera: 'medium', actors: [seen(M, 'sit', 'surprised')], things: ['egg', 'basket'] },
        `Next day ${m} finds an egg. It is white, and warm.`,
        `Next day an egg is in the basket. It is white. It is from ${h}!`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { chance } = going;
  const { M, X, D, hid, hider, H } = huntOf(going);
  const [m, x, h] = [M.name, X.name, H.name];
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(M, 'run', 'excited'), seen(X, 'run', 'excited'), seen(D, 'stand', 'happy')],
          things: ['basket'],
        },
        `On Easter morning there was something odd about the garden. It looked just as always, and a little too much so. "They're out," said ${M.introduced} to ${X.introduced}. ${cap(hider)} had hidden twelve eggs, and one was red. They ran, with a basket.`,
        `It was Easter, and ${hider} had been round with the eggs. There were twelve of them, and the best was red all over. "You take that side," said ${M.introduced}. "And I'll take the flowers," said ${X.introduced}. Off they went with the basket.`,
      ),
      page(
        { camera: 'medium', actors: [seen(H, 'sit', 'calm'), seen(M, 'wave', 'happy')] },
        `In the straw by the shed sat ${H.introduced}, half asleep. "Have you seen any eggs?" said ${m}. It was not a clever thing to ask a hen. "${H.says}," said ${h}, and spread herself a bit wider.`,
        `They nearly fell over ${H.introduced}. ${h} had sat in the straw by the shed all morning. "Happy Easter," said ${m}. "${H.says}," said ${h}, without getting up. She looked very pleased about something.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(M, 'reach', 'excited'), seen(X, 'point', 'excited')],
          things: ['egg', 'boots', 'basket'],
        },
        `A blue egg was in a boot, and a green one beside it. Three sat along the fence, like people waiting for a bus. ${x} found one by sitting on it. The basket got heavy.`,
        `${x} shouted first. It was a yellow egg, in the fork of a tree. Next came a blue one in a boot, and one behind the tap. ${m} found two that were only pretending to be stones.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(M, 'kneel', 'curious'), seen(X, 'kneel', 'worried')],
          things: ['basket', 'egg'],
        },
        `They put them in a line on the grass, and counted from the left. It came to eleven. They counted from the right, and it came to eleven as well. "${refrain}" said ${m}.`,
        `"Eight, nine, ten, eleven," counted ${x}. "And?" said ${m}. "And nothing. That's all." They shook the basket. They looked underneath it, and underneath ${x}. "${refrain}" said ${m}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'point', 'excited'), seen(X, 'run', 'excited')], things: ['flower'] },
        `So they looked for red. It is surprising how much there is. ${x} dived into the flower bed, and came up with a tulip. ${m} saw something round behind the gate. It was the postman's nose. "${refrain}" they said.`,
        `"It can't be hard," said ${x}. "It's red." They found a red flower, and a red peg, and a very cross ladybird. They found last summer's ball. "${refrain}" said ${m}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(M, 'look-up', 'worried'), seen(X, 'stand', 'sad'), seen(D, 'stand', 'surprised')],
        },
        `They went and asked ${hid}. "I hid twelve," was the answer. "The red one I put by the shed, in the straw, where it's soft." They looked at each other. They had been by the shed. There was nothing there. There was only ${h}.`,
        `In the end they went to ${hid} for help. "The red one? That was the easiest. It's in the straw beside the shed. I thought that you'd see it at once." They ran back. There was the shed, and the straw. And there sat ${h}.`,
      ),
      page(
        { camera: 'close', actors: [seen(M, 'think', 'curious'), seen(H, 'sit', 'proud')] },
        `"She hasn't got up once," said ${m}, slowly. "Not even for the corn." ${h} looked past them both, at a cloud. "${h}," said ${m}, "what have you got there?" "${H.says}," said ${h}. Nobody had ever heard a hen say it so quickly.`,
        `${m} lay down on the grass, as low as a hen. "You've been here all morning," said ${m}. "It's not that you're tired." ${h} became busy with a feather. "You're sitting on something," said ${m}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(M, 'kneel', 'surprised'), seen(X, 'kneel', 'excited'), seen(H, 'stand', 'angry')],
          things: ['egg'],
        },
        `${m} slid one hand into the straw. It was lovely and warm in there. There was something round. ${h} stood up to see who was at it. It was as red as a fire engine. "There it is!" cried ${x}.`,
        `${x} held out a piece of bread. ${h} got up for it, just a little, just to the knees. And under her, in the warm, it was red. "That's ours!" said ${x}. ${h} sat down again with a bump.`,
      ),
      page(
        { camera: 'wide', actors: [seen(H, 'sit', 'proud'), seen(M, 'stand', 'calm'), seen(X, 'stand', 'surprised')] },
        `"You can't hatch that," said ${m}. "It's from a shop." But ${h} tucked it back in, and looked at them like a mother. She had never had a red one before. ${m} thought about it. "Eleven is a lot," said ${m}.`,
        `They could have taken it. It was theirs. But ${h} turned it round with her beak, without a sound. "She thinks that she's made it," whispered ${x}. "Then let her," said ${m}.`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'medium',
          actors: [seen(M, 'sit', 'surprised'), seen(X, 'stand', 'excited')],
          things: ['basket', 'egg'],
        },
        `The next morning the basket stood outside the back door. ${m} brought it in. Eleven eggs were in it, blue, green and yellow. On top lay one that was white, and warm, with fluff on. "Twelve," counted ${m}. It was a fair swap.`,
        `The day after that ${x} counted them once more, for fun. "Nine, ten, eleven, twelve," said ${x}. "Twelve?" said ${m}. The last one was not painted at all. It was white, and it was warm. Somebody had left it in exchange.`,
      ),
    ],
  };
}
