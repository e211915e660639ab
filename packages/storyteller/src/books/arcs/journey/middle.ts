import type { Told } from '../../arc.ts';
import { PLANTS } from '../../plot/plot.ts';
import { oneOf, twoTries } from '../../plot/two-tries.ts';
import { cap, keeping, sentence, titled } from '../wording.ts';
import { failedTry, shortened } from '../sentence.ts';
import type { Journey } from './arc.ts';

/** Pancakes are promised at the start, explained to somebody who has never had one, and left on a windowsill. */
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
    known
      ? which.map((each) => `They saw ${known.sees[each]}.`).join(' ')
      : `It was ${place}, and no picture had got it right.`;
  const smelled = known ? `It smelled of ${known.smell}.` : 'It was quieter, and there was more of it.';
  const away = chance.pick('It sounded a lot like "pancakes".', 'There was no mistaking what it wanted.');
  return {
    title: titled(
      chance.pick(
        `${child.name}, ${friend.name} and ${place}`,
        'Home for Pancakes',
        `To ${place} and Back for Supper`,
        'Somebody Ate the Sandwiches',
        'One for the Windowsill',
        `A Long Way Round to Pancakes`,
        `${friend.name} Goes First`,
      ),
    ),
    refrain,
    pages: [
      {
        text: [
          `${plant} That was ${friend.introduced}, and ${child.name} was used to it. "If we could go anywhere," said ${child.name}, "where would it be?" They both said it at once, each in their own way. It was ${place}.`,
          `${child.name} had drawn ${place} eleven times. It always had a hole in the middle. "I don't know what goes there," said ${child.name}. "${friend.says}," said ${friend.introduced}. You only had to go and look. ${plant}`,
          `"Do you ever wonder about ${place}?" said ${child.name}. "${friend.says}," said ${friend.introduced}. That meant: all the time. ${plant}`,
          `It was a day with nothing in it. ${child.name} looked at ${friend.introduced}. ${plant} "Let's go to ${place}," said ${child.name}. "${friend.says}," said ${friend.name}, who had thought of it first.`,
          `${child.name} had a friend, and it was ${friend.introduced}. ${plant} "I want to see ${place}," said ${child.name}. "${friend.says}," said ${friend.name}, already by the door.`,
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
          `It takes a long time to pack. ${child.name} put in everything, took it out, and put back half. ${Grown} made sandwiches. "How many suppers shall we miss?" said ${child.name}. "None," said ${grownUp.name}. "Tonight is pancakes."`,
          `"I'm making pancakes tonight," said ${grownUp.name}, "and I'm only making them once." "We'll be back for them," said ${child.name}. "We will," said ${grownUp.name}, "because I'm coming." There were sandwiches to be going on with. ${friend.name} had seen where they went.`,
          `They took ${bound.load}. "I had better come too," said ${grownUp.name}. "Somebody has to carry the sandwiches." "Will we be back for supper?" said ${child.name}. "It's pancakes," said ${grownUp.name}. So they had to be.`,
          `They packed. They took ${bound.load}. ${Grown} took the sandwiches. "What's for supper?" said ${child.name}. "Pancakes," said ${grownUp.name}, "for anybody who is home." ${child.name} put that in too, at the very top.`,
          `"May we?" said ${child.name}. ${Grown} looked at the clock. "If we are back for pancakes," said ${grownUp.name}. "And I am coming too, with the sandwiches." They took ${bound.load}. ${friend.name} did not take anything. ${friend.name} had no pockets.`,
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
          `First they could see home. Then they could see where home was. Then they could only see each other. "${refrain}" said ${grownUp.name}, before anyone could ask. ${friend.name} was looking after the sandwiches. Soon they were all quite safe, inside ${friend.name}.`,
          `It was the kind of far that has no end to it. ${child.name} asked about it ten times, and ten times ${grownUp.name} told the truth. "${refrain}" Where were the sandwiches? ${friend.name} looked the other way.`,
          `They went by ${bound.by}. They passed the last house. They passed the last tree. "Are we there?" said ${child.name}. "${refrain}" said ${grownUp.name}. By then ${friend.name} had eaten the sandwiches, to save carrying them.`,
          `Off they went by ${bound.by}. They passed the last lamp post in the world. "Are we there?" said ${child.name}. "${refrain}" said ${grownUp.name}. "${friend.says}," said ${friend.name}, who was sitting on the sandwiches.`,
          `By ${bound.by} it was not so far. Then it was. Then it was further. "Are we there?" said ${child.name}. "${refrain}" ${Grown} handed round the sandwiches. ${friend.name} had one. Then ${friend.name} had the others.`,
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
            `Every way has one bad bit, and this was it. ${sentence(block.short)} ${one} "${refrain}" said ${child.name}. It did not sound as true as before.`,
            `${trouble} ${child.name} had an idea. ${one} "${refrain}" said ${child.name}, looking for the next idea.`,
            `${trouble} ${one} "${refrain}" said ${child.name}.`,
            `They were getting on very well. ${trouble} ${one} "${refrain}" said ${child.name}, not quite so loudly.`,
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
          `"My turn," said ${grownUp.name}. ${two} They did not talk about it. ${child.name} thought of the butter at home, going soft for nobody. "${refrain}" It was more of a question now.`,
          `${two} It was very quiet after that. "Is this what explorers do?" said ${child.name}. "Mostly," said ${grownUp.name}. "It's the part they leave out." "${refrain}" said ${child.name}, to one shoe.`,
          `${two} "We could go home," said ${grownUp.name}. They all looked back. Back was a long way too. "${refrain}" said ${child.name}, very quietly.`,
          `${two} "Well," said ${grownUp.name}, "we have seen the road. It's a good road." Nobody laughed. "${refrain}" said ${child.name}, in a small voice.`,
          `${two} "I had a feeling it wouldn't," said ${grownUp.name}. They sat down on the bags. It is a long way to go, to sit on a bag. "${refrain}" said ${child.name}. Nobody answered.`,
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
          `One of them had not been asked yet. ${solved} "Well!" said ${grownUp.name}. "${friend.says}," said ${friend.name}, as if it were nothing. It was nothing. It happened every day, at home, on the carpet.`,
          `"I wish you would do something, ${friend.name}," said ${child.name}, not really meaning it. ${solved} "I did mean it," said ${child.name}, a good deal later.`,
          `But ${friend.name} was busy already. ${solved} "I never knew that was good for anything," said ${child.name}. Nor had ${friend.name}.`,
          `"${friend.says}," said ${friend.name}, and nobody had to ask what it meant. ${solved} "And I told you to stop that," said ${grownUp.name}.`,
          `Then they heard something, and it was ${friend.name}, doing the usual thing. "Not here," said ${grownUp.name}. "Yes, here!" said ${child.name}. ${solved} They all looked at ${friend.name} for quite a while. ${friend.name} did not see why.`,
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
          `And there it was. ${saw(0, 1)} They stood quite still, the way you do.`,
          `${child.name} let go of a breath that had been kept since breakfast. ${saw(0)} "${friend.says}," said ${friend.name}, and spoke for both of them.`,
          `It is odd to be standing in something you have only thought about. ${saw(1)} ${child.name} held on to a bit of ${friend.name}, to be sure of something.`,
          `Then they came round the last corner. ${saw(2)} ${smelled} Nobody said a word, not even ${friend.name}.`,
          `"Now you may look," said ${child.name}. ${saw(2, 0)} ${friend.name} took one step, to see if it was real. It was.`,
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
          `"I thought nobody lived here," said ${child.name}. "Nobody does," said ${resident.introduced}. "There's only me." They played a game that ${resident.name} knew, which had no end. "We have to stop for pancakes," said ${child.name}. "Are they strict?" said ${resident.name}.`,
          `${resident.introduced} came out to see who was breathing. "You smell of something," said ${resident.name}. "Butter," said ${child.name}. "It's for pancakes. You make them flat, and then you throw them." "Who at?" said ${resident.name}.`,
          `Somebody was there already. "${resident.says}," said ${resident.introduced}. "Have you come to see me?" "Yes," said ${child.name}. "But it's pancakes tonight, so we can't stay long." "What is a pancake?" said ${resident.name}. ${child.name} thought. "Round," said ${child.name}. "Warm. You have to be quick."`,
          `"${resident.says}," said a voice. It was ${resident.introduced}. "Oh, good," said ${resident.name}. "It's my turn to hide." So they played until the shadows moved. "What's it like where you live?" asked ${resident.name}. "There are pancakes," said ${child.name}. ${resident.name} had never even heard of them.`,
          `"${resident.says}!" It was ${resident.introduced}, who lived there. They were shown all of it twice. "And what have you got, at home?" asked ${resident.name}. "Pancakes," said ${child.name}. "Are they alive?" "No. But they are better if you catch them."`,
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
          `It got late all at once, as it does when nobody looks. ${resident.name} put something small in ${child.name}'s hand. "Don't open it until you are home," said ${resident.name}. It weighed about as much as a whisper.`,
          `Shadows came out from under things. "It will be pancakes soon," said ${child.name}. ${resident.name} went with them to the edge. "All I've got is the way here," said ${resident.name}. "You can keep that. I'll be at this end of it."`,
          `Then the light went long, and ${friend.names} tummy rumbled. ${away} "Take this," said ${resident.name}. It was ${bound.keep}. "Now you have a bit of here. And I have a bit of you coming back."`,
          `At last the shadows grew long legs. "${Grown} is tapping one foot," said ${child.name}. "We have to go." ${resident.name} ran off, and came back with a present. It was ${bound.keep}. "So that you know where I am," said ${resident.name}.`,
          `Then it began to be evening. "Pancakes," said ${grownUp.name}, only that. ${resident.name} looked at the ground. "I wish I had something to give you." And then, "Oh! I have." It was ${bound.keep}. It was just the right size for a pocket.`,
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
          `They came in as the first one landed. There were pancakes with lemon, and then pancakes with pancakes. When everyone was full, there was one more. "It isn't left over," said ${child.name}. "It's for somebody." The windowsill was the best place for it.`,
          `They were home for supper, just. ${child.name} had two pancakes. ${friend.name} had three. Then there was one, and nobody ate it. "Is it for anybody?" said ${grownUp.name}. "Yes," said ${child.name}, and put it on the windowsill.`,
          `There were pancakes up to here. They ate until the plate was nearly bare. ${child.name} looked at the last one for quite a long time. "I'm saving it," said ${child.name}. "${friend.says}?" said ${friend.name}. "No. Not for you."`,
          `Home smelled of butter. The pancakes came one by one, and went two by two. When there was only one left, everybody was polite to it. "It's spoken for," said ${child.name}, and carried it to the windowsill on both hands.`,
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
          `In the morning there would be a clean plate, and a puzzle about feet. But nobody knew that yet. ${child.name} and ${friend.name} slept. Outside, very quietly, somebody was finding out about butter.`,
          `${child.name} meant to stay awake and watch it. But it had been a long way. They were both asleep when the small noise came, at the window. "${resident.says}," somebody whispered. And then, with a mouth very full: "Oh."`,
          `That night it lay on the windowsill, in case. ${child.name} was asleep. ${friend.name} was asleep. And somebody came a very long way, on tiptoe. In the end there was only one bite left. It is polite to leave one.`,
          `They were fast asleep, the two of them. The plate on the windowsill was quite empty. Well, nearly. There was a letter on it, written in crumbs. It said: IS THERE EVER ANY MORE?`,
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
