import type { Told } from '../../arc.ts';
import { cap, introducing, keeping, titled } from '../wording.ts';
import type { AlwaysWith } from './arc.ts';

const MOST = 20;

/** A seat at the long table is offered, for one; it is taken; and on that day the thing that stayed at home is wanted. */
export function old(bound: AlwaysWith): Told {
  const { hero: H, child: K, neighbour: A, troubled: B, noun, named, drawn, job, words, home, refrain, chance } = bound;
  const says = `"${refrain}?"`;
  // The child of the book is known; a pet or a sister who stands beside that child is not.
  const metAt = (texts: readonly string[]): readonly string[] => (H.isChild ? introducing(K, texts) : texts);
  return {
    title: titled(
      chance.pick(
        `a seat for one`,
        `${H.name} and the empty arm`,
        `the ${noun} behind the door`,
        `card number eleven`,
        `the day the ${noun} stayed at home`,
      ),
    ),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `Most people go out with a key and a handkerchief. ${cap(H.introduced)} went out with the ${noun}. It had come in a sale, with a lot of other things, and the other things had gone their ways. It had been to two weddings, a fire drill and the dentist. "Why?" people said. "I like it," said ${H.name}.`,
            `The town had got used to most things. There was a man who sang to his hat. But it had never got used to ${H.introduced}, because there were always two. There was ${H.name}, and under one arm there was the ${noun}. When ${H.name} said "we", that was who it was.`,
            `If you wanted to know whether ${H.introduced} was in, you looked for the ${noun}. It stood on the step, or it did not. They had never been seen apart. Once they had been locked in the library, over a weekend, and had not noticed. "We had a book," said ${H.name}.`,
          ].map((text) => text + named),
          `There were always two of them. There was ${H.name}, and under one arm there was the ${noun}. Nobody could say what for. It had been to two weddings, a fire drill and the dentist.`,
        ),
        scene: {
          setting: home,
          camera: 'medium',
          actors: [{ who: H, pose: 'stand', feeling: 'happy' }],
          things: drawn,
        },
      },
      {
        text: [
          `On the bus it was worst. There are twenty seats on the ten past nine, and twenty-one people who want one. The ${noun} had the window. ${says} said ${A.theKind}, from the pole, every day but Sunday. "It gets sick in the middle," said ${H.name}. Nobody could tell if that was a joke. ${H.name} could not have told you either.`,
          `You cannot blame ${A.theKind}. ${cap(A.theKind)} was behind them in every queue there was. At the bank the ${noun} went round in the door, all by itself, four times. At the post office it got weighed. ${says} said ${A.theKind}, not always under breath. And it was ${A.theKind} who had been meant to sit where it sat, in the school play.`,
          `"Two," ${H.name} would say, to the driver. "Two what?" "Me and it." And the driver would sigh, and ring up a half. ${says} said whoever was behind. It was nearly always ${A.theKind}, with shopping. The ${noun} took its time getting in. It had to be turned, and there was a bit that caught.`,
        ],
        scene: {
          setting: 'street',
          camera: 'wide',
          actors: [
            { who: H, pose: 'stand', feeling: 'calm' },
            { who: A, pose: 'point', feeling: 'surprised' },
          ],
          things: drawn,
        },
      },
      {
        text: [
          `Once a year there is the Long Table. It is set out in the big garden, under the trees, with forty places and a card at each. You can't ask for a card. They come. ${H.name} had watched it over the wall, every summer there had been. This year there was something on the mat. It said ELEVEN. And underneath, in small letters, it said: one person.`,
          `Everybody knows about the Long Table. It has a cloth that was sewn out of other cloths, and there is a band. Forty are asked. ${H.name} had never been the fortieth, or the forty-first. Then ${A.theKind} stopped on the step, and held out a card with a number on. It was eleven. "It's for you," said ${A.theKind}. "It's for one. You do see?"`,
          `A card had come. It had a gold edge. It was for the Long Table, which is laid for forty, once a year, in the big garden. ${H.name} read it out to the ${noun}. Then ${H.name} turned it over, and read the back to nobody. "Chairs are narrow," it said. "Please bring only yourself."`,
        ],
        scene: {
          setting: home,
          camera: 'close',
          actors: [{ who: H, pose: 'hold', feeling: 'surprised', holds: 'letter' }],
        },
      },
      {
        text: metAt([
          `"It's only a lunch," said ${H.name}. "Then don't go," said ${K.name}. "I've looked at that lunch all my life." They both looked at the ${noun}. "It wouldn't mind," said ${H.name}. ${K.name} did not say yes, and did not say no. "What would you do with your arm?" said ${K.name}.`,
          `"You could ask if there's room," said ${K.name}. "There's no room. It says so on the back." ${H.name} had polished the card on one sleeve. "I'd like to be one of forty," said ${H.name}. "I'm always one of two." ${K.name} thought that was fair. It did not make the ${noun} any easier to look at.`,
          `${K.name} came round with plums, and found ${H.name} walking up and down without it. "I'm practising," said ${H.name}. "How is it?" "Draughty." They ate the plums. "If it was the other way about," said ${H.name}, "would it go without me?" They asked the ${noun}. It took it well.`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'sit', feeling: 'worried' },
            { who: K, pose: 'sit', feeling: 'calm' },
          ],
          things: drawn,
        },
      },
      {
        text: [
          `It stood behind the door with a cloth over it, so as not to see. ${H.name} got as far as the gate, and went back, and straightened the cloth. Then ${H.name} went. Nobody said anything on the bus. ${cap(A.theKind)} even moved up. It is very pleasant when nobody says anything. ${H.name} sat and held one hand with the other.`,
          `Number eleven had a napkin like a swan. "How nice to see you," people said, and they could, too, with nothing in between. ${cap(A.theKind)} passed the rolls. ${H.name} had waited a good many summers for those rolls. They were good. They would have been better with somebody to say it to. Under the table one arm kept closing on the air.`,
          `"Just you!" said ${A.theKind}, at the garden gate, and beamed. ${H.name} had never been beamed at. There was a chair, and it was narrow, and ${H.name} fitted it exactly. All the same it felt like coming down a stair that was not there. At home, behind the door, the ${noun} was being good.`,
        ],
        scene: {
          setting: 'garden',
          camera: 'wide',
          actors: [
            { who: H, pose: 'sit', feeling: 'shy' },
            { who: A, pose: 'wave', feeling: 'happy' },
          ],
        },
      },
      {
        text: job.trouble.old.map((each) => each(words)),
        scene: { camera: 'medium', actors: [{ who: B, pose: 'stand', feeling: 'worried' }] },
      },
      {
        text: job.tries.old.map((each) => each(words)),
        scene: {
          camera: 'wide',
          actors: [
            { who: A, pose: 'reach', feeling: 'determined' },
            { who: B, pose: 'sit', feeling: 'worried' },
          ],
        },
      },
      {
        text: [
          `${H.name} had seen it before the others did. It was as plain as a plate. But there is a rule at the Long Table. Whoever gets up has finished. There were still the plums in jelly, and the speeches. And there was next year. They would all turn round, and there it would be again. ${says} they would say. "Only yourself," it said on the card. ${H.name} got up.`,
          `All down the table people looked into their cups. ${H.name} looked at the gate. It would take six minutes, if one ran. Then everybody would know that there were two of them again, and that there always would be. They might not send a card another time. ${says} they would say, and laugh. It was a very good chair. "Excuse me," said ${H.name}, and folded up the swan.`,
          `Nobody else had thought of it, because it was not in front of them. It had been asked not to be. ${H.name} could sit there and be beamed at, and nobody would ever know. ${H.name} would, though. "I've got something at home," said ${H.name}, out loud. A spoon stopped. "It's what you asked me not to bring."`,
        ],
        scene: {
          camera: 'close',
          actors: [{ who: H, pose: 'stand', feeling: 'determined' }],
        },
      },
      {
        text: [
          `They met in the lane. ${K.name} was coming up it, red in the face, with the ${noun} in both arms. "I was only going to keep it company," said ${K.name}. "Then I heard. I thought that you'd be wanting it." It went back under ${H.name}'s arm like a key into a lock. They ran the rest of the way, all three.`,
          `The door was open when ${H.name} got there. ${K.name} stood in it, with the cloth over one shoulder. "I've dusted it," said ${K.name}. "I knew you wouldn't last." "It isn't for me," said ${H.name}. They went up the road with the ${noun} between them. People who were late for the speeches got out of the way.`,
          `There was no need to run far. ${K.name} had been behind the wall the whole time, with the ${noun}, so that it could hear the band. "It wasn't doing any harm," said ${K.name}. "No," said ${H.name}. "Hand it over. Gently. It's wanted." It was a thing that ${H.name} had never said before.`,
        ],
        scene: {
          setting: 'street',
          camera: 'medium',
          actors: [
            { who: K, pose: 'run', feeling: 'excited' },
            { who: H, pose: 'run', feeling: 'determined' },
          ],
          things: drawn,
        },
      },
      {
        text: job.moment.old.map((each) => each(words)),
        scene: {
          setting: 'garden',
          camera: 'wide',
          actors: [
            { who: H, pose: 'reach', feeling: 'proud' },
            { who: B, pose: 'look-up', feeling: 'surprised' },
          ],
          things: drawn,
        },
      },
      {
        text: [
          `Somebody had eaten the plums in jelly. ${cap(A.theKind)} came down the garden with number eleven in one hand. "You left this," said ${A.theKind}. A line had been put through "one person", in pencil. It had been done quickly, and a bit crooked. Over the line it now said: and so on.`,
          `"I've stood behind that for years," said ${A.theKind}, "and never once saw the front of it." "You were in a hurry," said ${H.name} kindly. "I wasn't," said ${A.theKind}. "I only wanted to sit down." They thought about that. Then they moved up two chairs from the end, where there was more room, and had cheese.`,
          `"${refrain}?" said ${A.theKind}. It was the old thing, in the old voice. But ${A.theKind} had brought a chair over, and was dusting the seat. "If it's not too much trouble," said ${H.name}. "It's no trouble," said ${A.theKind}. "I've put it by the window. I've been told that it gets sick in the middle."`,
        ],
        scene: {
          time: 'sunset',
          camera: 'medium',
          actors: [
            { who: A, pose: 'stand', feeling: 'shy' },
            { who: H, pose: 'stand', feeling: 'happy' },
          ],
        },
      },
      {
        text: job.last.old.map((each) => each(words)),
        scene: { camera: 'wide', actors: [{ who: H, pose: 'stand', feeling: 'happy' }], things: drawn },
      },
    ],
  };
}
