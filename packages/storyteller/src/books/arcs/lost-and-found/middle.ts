import type { Told } from '../../arc.ts';
import { introducing, titled } from '../wording.ts';
import type { LostAndFound } from './arc.ts';

/** The thing is only found when it is in use, and what is in use cannot simply be taken. */
export function middle(bound: LostAndFound): Told {
  const { chance, child, owner, searcher, grownUp, borrower, borrowed, noun, aNoun, look, shown, spots } = bound;
  const refrain = chance.pick(
    'Not there. Not there. Where, oh where?',
    'Look high, look low, where did it go?',
    'Under and over, and nothing there.',
    'Not in, not on, not under.',
    'Up and down, and it did not turn up.',
    'Everywhere is left but here.',
    'If it is not here, it is somewhere.',
  );
  const stay = bound.isGuest ? `${owner.introduced} had come to stay with ${child.name}.` : '';
  const smell = chance.pick('toast', 'jam', 'pencils', 'soup', 'raincoats', 'Sunday', 'the bus');
  const worm = chance.pick('a worm', 'a snail', 'an ant', 'a cloud', 'a bee', 'a puddle');
  return {
    title: titled(
      chance.pick(
        `Where Is ${owner.names} ${noun}?`,
        `The ${noun} Was Busy`,
        'Put Down for a Second',
        'The Far Hedge',
        'Whose Is It, Then?',
        `${owner.name} and the Trail`,
        `${borrowed.clue}`,
      ),
    ),
    refrain,
    pages: [
      {
        text: introducing(owner, [
          `${stay} Where ${owner.name} went, the ${noun} went too. It had been up the hill and under the table. At night it slept on the same pillow.`,
          `${stay} ${owner.name} had ${aNoun}. It was ${look}. It went everywhere with ${owner.name}, except the bath. Twice it went in the bath.`,
          `${stay} ${owner.name} had ${aNoun}. It was ${look}. ${owner.name} would not have swapped it for all the toys in the shop.`,
          `${stay} Some people have a great many things. ${owner.name} had ${aNoun}. It came to breakfast. It came to the shops. It had its own place to sleep.`,
        ]),
        scene: {
          setting: 'bedroom',
          actors: [{ who: owner, pose: 'dance', feeling: 'happy' }],
          things: shown,
        },
      },
      {
        text: [
          `"Good morning," said ${owner.name}, and nothing said it back. There was no ${noun}. There was only ${borrowed.clue}. ${owner.name} looked four times in the same place. "${refrain}"`,
          `A quilt can hide a great deal, so ${owner.name} took it right off. No ${noun}. The mat was shaken, and off it fell ${borrowed.clue}. ${owner.name} kicked it aside. It was not the ${noun}. "${refrain}"`,
          `Then, one morning, the ${noun} was not there. The place where it lived was empty. Well, not quite. In the middle of it lay ${borrowed.clue}. ${owner.name} brushed it off, and looked underneath. "${refrain}"`,
          `On Saturday ${owner.name} reached out for the ${noun}. It was gone! On the floor lay ${borrowed.clue}. ${owner.name} stepped over that, and did not think about it. "${refrain}"`,
          `It was there at bedtime. Or was it? By morning there was no ${noun}, in or under the bed. There was ${borrowed.clue} on the mat. But nobody had lost one of those. "${refrain}" said ${owner.name}.`,
        ],
        scene: {
          camera: 'wide',
          actors: [{ who: owner, pose: 'think', feeling: 'sad' }],
          things: [borrowed.clueThing],
        },
      },
      {
        text: introducing(searcher, [
          `${searcher.name} was good at finding things. They looked ${spots[0].where}. They found ${spots[0].found}. "Is that it?" said ${searcher.name}. "No," said ${owner.name}.`,
          `${searcher.name} came to help. They looked ${spots[0].where}. They found ${spots[0].found}. "When did you last have it?" said ${searcher.name}. "Before it was lost," said ${owner.name}.`,
          `"We will look everywhere," said ${searcher.name}. "Starting here." They looked ${spots[0].where}. They found ${spots[0].found}. But that was not the ${noun}.`,
          `"Think like ${aNoun}," said ${searcher.name}. "Where would you go?" So they looked ${spots[0].where}. They found ${spots[0].found}. "I am not very good at being ${aNoun}," said ${owner.name}.`,
        ]),
        scene: {
          setting: spots[0].setting,
          camera: 'medium',
          actors: [
            { who: searcher, pose: 'kneel', feeling: 'determined' },
            { who: owner, pose: 'stand', feeling: 'worried' },
          ],
          things: spots[0].shown,
        },
      },
      {
        text: [
          `They looked ${spots[1].where} as well. All it had was ${spots[1].found}. "${refrain}" ${owner.name} hardly said it. "Perhaps it is looking for us," said ${searcher.name}.`,
          `They looked ${spots[1].where}. They found ${spots[1].found}. "${refrain}" ${owner.name} sat down on the floor, and nearly cried.`,
          `Next they looked ${spots[1].where}. They found ${spots[1].found}. They put it all back, more or less. "${refrain}" It came out rather wobbly.`,
          `They looked ${spots[1].where}. They found ${spots[1].found}. They even looked ${spots[2].where}. "It's hiding," said ${searcher.name}. "It wouldn't," said ${owner.name}. "Not from me." "${refrain}"`,
        ],
        scene: {
          setting: spots[1].setting,
          camera: 'wide',
          actors: [
            { who: owner, pose: 'sit', feeling: 'sad' },
            { who: searcher, pose: 'think', feeling: 'worried' },
          ],
          things: spots[1].shown,
        },
      },
      {
        text: [
          `Sometimes it helps to stop looking. So they stopped, on the grass by the door. And on the grass lay ${borrowed.clue}. "I saw that this morning," said ${owner.name}. "There was one by my bed!" "And there is another," said ${searcher.name}. They led all down the garden.`,
          `They went out on the step, to think. And there it was again: ${borrowed.clue}. Further on was another, just the same. "That was by my bed!" said ${owner.name}. "It's a trail," said ${searcher.name}. They followed it, noses down.`,
          `"Was the ${noun} ever outside?" said ${grownUp.name}. They all went to look. Then ${searcher.name} stopped. On the step lay ${borrowed.clue}. "There was one just like it in my bed!" said ${owner.name}. So somebody had dropped them both.`,
          `"Look!" said ${searcher.name}. Out in the garden, on the path, lay ${borrowed.clue}. Further on there was one more. "Those don't walk about by themselves," said ${owner.name}. "Somebody drops them." So they went along, very low, to see who.`,
        ],
        scene: {
          setting: 'garden',
          camera: 'close',
          actors: [
            { who: searcher, pose: 'point', feeling: 'excited' },
            { who: owner, pose: 'look-up', feeling: 'surprised' },
          ],
          things: [borrowed.clueThing],
        },
      },
      {
        text: [
          `Under the hedge the trail stopped, and so did they. ${borrower.introduced} had got there first. "Mind out," said ${borrower.name}. "That's ${borrowed.use}." "That's my ${noun}," said ${owner.name}. "Is it?" said ${borrower.name}. "I didn't know."`,
          `At the very end of the garden was the ${noun}! But it was busy. ${borrower.introduced} was using it as ${borrowed.use}. "Oh," said ${borrower.name}. "Is it yours? I thought it was nobody's. It was out on the grass all night."`,
          `It was by the far hedge. "Shh," somebody said. It was ${borrower.introduced}. The ${noun} was now ${borrowed.use}. "It was on the path," said ${borrower.name}. "It looked as if it was waiting for someone. I thought it was me."`,
          `Somebody was humming behind the beans. It was ${borrower.introduced}. And there was the ${noun}, being ${borrowed.use}. "Come in, come in," said ${borrower.name}. "Mind your heads. I found it all by itself, in the wet. Wasn't that lucky?"`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: borrower, pose: 'sit', feeling: 'shy' },
            { who: owner, pose: 'stand', feeling: 'surprised' },
            { who: searcher, pose: 'stand', feeling: 'curious' },
          ],
          things: shown,
        },
      },
      {
        text: [
          `"Who left the ${noun} out here?" said ${searcher.name}. ${owner.name} thought back. Yesterday there had been ${worm} on the grass. ${owner.name} had put the ${noun} down, to look. "It was me."`,
          `Then ${owner.name} remembered. Yesterday ${owner.name} had put it down, to look at ${worm}. Then it was time for tea. So nobody had taken the ${noun} at all. It had been forgotten.`,
          `${owner.name} went rather hot. "I did it," said ${owner.name}. "I put it down here yesterday, because of ${worm}. I only meant to look for a second. And then I left it."`,
          `"But I never leave it anywhere," said ${owner.name}. Then it came back, the whole of yesterday. There had been ${worm}, right here. The ${noun} had been put down to watch. It was still there when everybody went in to tea.`,
        ],
        scene: {
          camera: 'close',
          actors: [{ who: owner, pose: 'cover', feeling: 'sad' }],
        },
      },
      {
        text: [
          `${owner.name} held out both hands for the ${noun}. But ${borrower.name} needed it too, and held on by one edge. "Must I give it back?" said ${borrower.name}. ${owner.name} did not know what to say.`,
          `${owner.name} wanted it back so much that it hurt behind the nose. But ${borrower.name} was using it, and looked so sad. ${owner.name} could not just take it away.`,
          `"You must have it," said ${borrower.name}, and patted it once, for goodbye. There was a tear on ${borrower.his} nose. ${owner.name} did not take it yet. ${owner.name} stood and thought.`,
          `"It's mine," said ${owner.name}. "Oh," said ${borrower.name}, in a very small voice. They both had hold of it. Neither of them pulled. There was only one ${noun}, and there were two of them.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: owner, pose: 'think', feeling: 'worried' },
            { who: borrower, pose: 'hug', feeling: 'sad' },
          ],
          things: shown,
        },
      },
      {
        text: [
          `${owner.name} asked straight out. "What is it that you want? Is it my ${noun}?" ${borrower.name} thought about it. "Not exactly," said ${borrower.name}. "I want ${borrowed.need}." ${owner.name} ran home, and came back with ${borrowed.swap}. "${borrowed.better}"`,
          `"Wait there," said ${owner.name}. "Don't anybody be sad yet." ${owner.name} ran, and came back with ${borrowed.swap}. "Would this do?" "Do?" said ${borrower.name}. "${borrowed.better} And the other one smelled of ${smell}."`,
          `It came to them both at once. "What you need is ${borrowed.need}!" They ran and fetched ${borrowed.swap}. ${borrower.name} tried it at once, and tried it again. Then, very politely: "You may have yours back, if you like."`,
          `"I know!" said ${owner.name}. "You don't need ${aNoun}. You need ${borrowed.need}." "Do I?" said ${borrower.name}. ${owner.name} was there and back before anyone could be sad. It was ${borrowed.swap}. "Oh," said ${borrower.name}. "${borrowed.better}"`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: borrower, pose: 'cheer', feeling: 'excited' },
            { who: owner, pose: 'reach', feeling: 'happy' },
            { who: searcher, pose: 'stand', feeling: 'happy' },
          ],
          things: [borrowed.swapThing],
        },
      },
      {
        text: [
          `That night ${owner.name} held the ${noun} tight, and was soon asleep. In the garden ${borrower.name} was asleep too. And on the mat lay ${borrowed.clue}. It was a thank you.`,
          `That night the ${noun} was back where it lived. It smelled a bit of ${borrower.kind}. ${owner.name} did not mind. ${owner.name} was fast asleep when ${borrower.name} came. ${borrower.name} left ${borrowed.clue}, as a present.`,
          `${owner.name} lay fast asleep, with one hand on the ${noun}. In the dark ${borrower.name} came all the way up the garden. In the morning there was a present by the bed. It was ${borrowed.clue}.`,
          `That night everything was where it should be. The ${noun} was with ${owner.name}, who was asleep. In the garden ${borrowed.swap} was hard at work. And on the windowsill, quite by itself, lay ${borrowed.clue}.`,
        ],
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [{ who: owner, pose: 'sleep', feeling: 'calm' }],
          things: [...shown, borrowed.clueThing],
        },
      },
    ],
  };
}
