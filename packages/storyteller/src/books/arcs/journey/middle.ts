import type { Told } from '../../arc.ts';
import { PLANTS } from '../../plot/plot.ts';
import { oneOf, twoTries } from '../../plot/two-tries.ts';
import { cap, keeping, titled, within } from '../wording.ts';
import { failedTry, shortened } from '../sentence.ts';
import type { Journey } from './arc.ts';

/** Pancakes are promised at the start, told of to somebody who has never had one, and the last is left for them. */
export function middle(bound: Journey): Told {
  const { chance, child, friend, grownUp, resident, place, known, ability, block } = bound;
  const Grown = cap(grownUp.name);
  const refrain = chance.pick(
    'Not yet, not yet, but nearly.',
    'Further than far, and a bit more.',
    'On we go, and on, and on.',
    'Not there, but not here either.',
    'A little way, and then the rest.',
    'One more corner, and then one more.',
    'Nearer than we were at breakfast.',
  );
  const plant = chance.pick(
    ...keeping(
      14,
      PLANTS[ability].map((each) => each(friend)),
    ),
  );
  const tries = twoTries(chance, block.fails).map(([first, second]) =>
    [first(child.name), second(grownUp.name)].map((each) => shortened(14, failedTry(each))),
  );
  const troubles = block.troubles.map((each) => shortened(14, each));
  const solved = shortened(14, block.solve[ability]?.(friend) ?? '');
  const saw = (...which: readonly (0 | 1 | 2)[]): string =>
    known ? which.map((each) => `They saw ${known.sees[each]}.`).join(' ') : 'No picture had ever got it right.';
  const smelled = known ? `It smelled of ${known.smell}.` : 'It was quieter, and there was more of it.';
  const heard = known ? `They heard ${known.sound}.` : 'They held their breath, to hear it better.';
  const sensed = within(14, heard) ? heard : smelled;
  // What has wheels or an engine eats nothing.
  const gone =
    friend.being?.isa === 'vehicle' || friend.being?.isa === 'thing'
      ? `The sandwiches were under ${friend.name}, and quite flat.`
      : `When they looked for the sandwiches, ${friend.name} had eaten every one.`;
  const met = bound.calledOn === null ? resident.introduced : resident.name;
  const lives = bound.calledOn === null ? '' : ` ${bound.calledOn} lived there.`;
  return {
    title: titled(
      chance.pick(
        ...(bound.calledOn === null
          ? [`${child.name}, ${friend.name} and ${place}`, `${friend.name} Goes First`, 'Home for Pancakes']
          : [`A Visit to ${bound.calledOn}`, `${resident.name} and the Pancake`]),
        `To ${place} and Back for Supper`,
        `The Last Pancake`,
        `A Pancake for ${resident.name}`,
      ),
    ),
    refrain,
    pages: [
      {
        text: [
          `${plant} That was ${friend.introduced}, and ${child.name} was used to it. One day they looked at a picture of ${place}.${lives} "I want to go there," said ${child.name}. "${friend.says}," said ${friend.name}. That meant yes.`,
          `${child.name} had drawn ${place} eleven times, and never been there.${lives} "What is it really like?" said ${child.name}. "${friend.says}," said ${friend.introduced}. They would have to go and see. ${plant}`,
          `It was a day with nothing to do. ${child.name} looked at ${friend.introduced}. ${plant} "Let's go and see ${place}," said ${child.name}.${lives} "${friend.says}," said ${friend.name}, who was at the door already.`,
        ],
        scene: {
          setting: 'living-room',
          actors: [
            { who: child, pose: 'sit', feeling: 'curious' },
            { who: friend, pose: 'look-up', feeling: 'happy' },
          ],
          things: ability === 'string' ? ['string'] : [],
        },
      },
      {
        text: [
          `They took ${bound.load}. "I am coming too," said ${grownUp.name}. "Somebody has to carry the sandwiches." "Will we be home for supper?" said ${child.name}. "We must be," said ${grownUp.name}. "It's pancakes."`,
          `"You may go," said ${grownUp.name}, "if I come too. And we must be back for pancakes." They packed ${bound.load}. ${Grown} made sandwiches for the way. ${friend.name} watched where they were put.`,
          `It takes a long time to pack. They had ${bound.load}. ${Grown} put six sandwiches on top. "And there are pancakes tonight," said ${grownUp.name}, "so we mustn't be late."`,
        ],
        scene: {
          setting: 'kitchen',
          actors: [
            { who: child, pose: 'hold', feeling: 'excited' },
            { who: grownUp, pose: 'stand', feeling: 'happy' },
          ],
          things: bound.loadThings.slice(0, 3),
        },
      },
      {
        text: [
          `They went by ${bound.by}. They passed the last house, and then the last tree. "Are we there?" said ${child.name}. "${refrain}" said ${grownUp.name}. ${gone}`,
          `Off they went, by ${bound.by}. Home got smaller and smaller behind them, until it was gone. "Is this it?" said ${child.name}. "${refrain}" said ${grownUp.name}. Then everybody was hungry. ${gone}`,
          `By ${bound.by} it was a very long way. Ten times ${child.name} asked if they were there. "${refrain}" said ${grownUp.name}, ten times. Then they stopped for lunch. ${gone}`,
        ],
        scene: {
          setting: bound.leave,
          camera: 'wide',
          actors: [
            { who: child, pose: 'wave', feeling: 'excited' },
            { who: friend, pose: 'sit', feeling: 'happy' },
            { who: grownUp, pose: 'sit', feeling: 'calm' },
          ],
          things: bound.vehicle,
        },
      },
      {
        text: troubles.flatMap((trouble, i) =>
          oneOf(tries, i).flatMap(([one]) => [
            `${trouble} ${one} "${refrain}" said ${child.name}.`,
            `They were nearly there. ${trouble} "Let me try," said ${child.name}. ${one} "${refrain}" said ${grownUp.name}.`,
            `${trouble} ${child.name} had an idea. ${one} "${refrain}" said ${child.name}, and thought again.`,
          ]),
        ),
        scene: {
          setting: bound.road,
          camera: 'medium',
          actors: [
            { who: child, pose: 'think', feeling: 'worried' },
            { who: friend, pose: 'stand', feeling: 'curious' },
          ],
        },
      },
      {
        text: tries.flatMap(([, two]) => [
          `"My turn," said ${grownUp.name}. ${two} They sat down on the bags. "Perhaps we must turn back," said ${grownUp.name}. "${refrain}" said ${child.name}, but only in a whisper.`,
          `${two} "I have no more ideas," said ${grownUp.name}. They looked back. It was a long way home. "But I want to see ${place}," said ${child.name}. "${refrain}" It came out very quietly.`,
          `${two} Nobody laughed. "Shall we go home?" said ${grownUp.name}. "But we haven't been to ${place}," said ${child.name}. "${refrain}" Nobody answered.`,
        ]),
        scene: {
          camera: 'close',
          actors: [
            { who: grownUp, pose: 'stand', feeling: 'worried' },
            { who: child, pose: 'sit', feeling: 'sad' },
          ],
        },
      },
      {
        text: [
          `Then ${friend.name} did what ${friend.name} always did at home. ${solved} Now they could go on. "And I always told you to stop that," said ${grownUp.name}.`,
          `"Can you help, ${friend.name}?" said ${child.name}. "${friend.says}!" ${solved} It had worked! "I never knew that was good for anything," said ${child.name}.`,
          `But ${friend.name} was busy already. ${solved} So the way was open. They all cheered, and ${grownUp.name} cheered the loudest. "Do that whenever you like," said ${grownUp.name}.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: friend, pose: 'reach', feeling: 'determined' },
            { who: child, pose: 'cheer', feeling: 'surprised' },
            { who: grownUp, pose: 'stand', feeling: 'surprised' },
          ],
          things: ability === 'string' ? ['string'] : [],
        },
      },
      {
        text: [
          `And that was it, ${place}, at last. ${saw(0, 1)} ${child.name} and ${friend.name} stood quite still, and looked and looked.`,
          `"We're here!" said ${child.name}. It was ${place}. ${saw(2)} ${smelled} "${friend.says}," said ${friend.name}, very softly.`,
          `They came round the last corner. "There!" said ${child.name}. "That's ${place}!" ${saw(1)} ${sensed} ${child.name} held on to ${friend.name}, to be sure it was not a dream.`,
        ],
        scene: {
          setting: bound.setting,
          camera: 'wide',
          actors: [
            { who: child, pose: 'look-up', feeling: 'surprised' },
            { who: friend, pose: 'look-up', feeling: 'surprised' },
          ],
        },
      },
      {
        text: [
          `${met} lived there, and came to say hello. They all played until the shadows were long. "We must go home," said ${child.name}. "It's pancakes tonight." "What is a pancake?" said ${resident.name}. "It's round and warm, and you eat it," said ${child.name}.`,
          `Somebody came to meet them. It was ${met}. "Stay to supper," said ${resident.name}. "We can't," said ${child.name}. "We have pancakes at home." "Are they alive?" said ${resident.name}. "No. But you throw them in the air."`,
          `"${resident.says}!" It was ${met}. ${resident.name} lived there, and showed them everything twice. "And what is there at your house?" asked ${resident.name}. "Pancakes," said ${child.name}. ${resident.name} had never had one.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: resident, pose: 'wave', feeling: 'happy' },
            { who: child, pose: 'point', feeling: 'happy' },
            { who: friend, pose: 'sit', feeling: 'happy' },
          ],
        },
      },
      {
        text: [
          `Then it began to get dark. "Time to go," said ${child.name}. ${resident.name} gave ${child.name} a present. It was ${bound.keep}. "Thank you," said ${child.name}. "I wish I had something for you."`,
          `The sun went down, and ${friend.names} tummy rumbled. It was time for pancakes. "Take this," said ${resident.name}. It was ${bound.keep}. ${child.name} looked in every pocket, but had nothing to give back.`,
          `It grew late. "We have to go," said ${child.name}. ${resident.name} ran off, and came back with something for ${child.name}. It was ${bound.keep}. "Next time I'll bring you something," said ${child.name}.`,
        ],
        scene: {
          time: 'sunset',
          actors: [
            { who: resident, pose: 'reach', feeling: 'calm' },
            { who: child, pose: 'reach', feeling: 'happy' },
            { who: friend, pose: 'stand', feeling: 'calm' },
          ],
          things: bound.keepThings,
        },
      },
      {
        text: [
          `They were home just in time. ${child.name} had two pancakes. ${friend.name} had three. Then there was one left. "It's for ${resident.name}," said ${child.name}, and put it on the windowsill.`,
          `Home smelled of butter. They ate pancakes until only one was left. "Who wants it?" said ${grownUp.name}. "${resident.name} does," said ${child.name}. So the last pancake went on the windowsill, on a plate.`,
          `There were pancakes with lemon, and then pancakes with jam. ${friend.name} looked at the last of them. "No," said ${child.name}. "${resident.name} has never had a pancake." And ${child.name} carried it to the windowsill.`,
        ],
        scene: {
          setting: 'kitchen',
          camera: 'medium',
          actors: [
            { who: child, pose: 'hold', feeling: 'proud' },
            { who: friend, pose: 'sit', feeling: 'happy' },
            { who: grownUp, pose: 'stand', feeling: 'curious' },
          ],
          things: ['pancakes'],
        },
      },
      {
        text: [
          `That night ${child.name} and ${friend.name} were fast asleep. Somebody came all the way from ${place}, on tiptoe. It was ${resident.name}! In the morning there was just one bite of pancake left. It is polite to leave one.`,
          `${child.name} meant to stay awake and watch the pancake. But soon ${child.name} and ${friend.name} were both asleep. Then there was a small noise at the window. "${resident.says}," said ${resident.name}, with a very full mouth.`,
          `${child.name} and ${friend.name} slept. In the morning the pancake was gone. On the plate was a letter, written in crumbs. It said: IS THERE EVER ANY MORE? LOVE FROM ${resident.name.toUpperCase()}.`,
        ],
        scene: {
          setting: 'bedroom',
          time: 'night',
          actors: [
            { who: child, pose: 'sleep', feeling: 'sleepy' },
            { who: friend, pose: 'sleep', feeling: 'sleepy' },
          ],
        },
      },
    ],
  };
}
