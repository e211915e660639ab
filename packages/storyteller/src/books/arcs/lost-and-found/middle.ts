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
          `${stay} Where ${owner.name} went, the ${noun} went too. It had been up the hill and under the table. It was called in to supper, and it had never once been late.`,
          `${stay} ${owner.name} had ${aNoun}. It was ${look}. It went everywhere with ${owner.name}, except the bath. Twice it went in the bath.`,
          `${stay} ${owner.name} had ${aNoun}. Nobody else would have called it grand. But it was the one that knew ${owner.name}.`,
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
          `"Good morning," said ${owner.name}, and nothing said it back. There was no ${noun}. There was only ${borrowed.clue}, and one cannot love that. ${owner.name} looked four times in the same place. "${refrain}"`,
          `A quilt can hide a great deal, so ${owner.name} took it right off. No ${noun}. The mat was shaken, and off it fell ${borrowed.clue}. It was kicked aside. There was no time for that now. "${refrain}"`,
          `Then, one morning, the ${noun} was not there. The place where it lived was empty. Well, not quite. In the middle of it lay ${borrowed.clue}. ${owner.name} brushed it off, and looked underneath. "${refrain}"`,
          `On Saturday ${owner.name} reached out for the ${noun}. There was only air. On the floor lay ${borrowed.clue}. ${owner.name} stepped right over that. You do not know, at the start, which things matter. "${refrain}"`,
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
          `${searcher.name} was good at finding things, mostly other things. They looked ${spots[0].where}. "Anything?" said ${owner.name}. There was ${spots[0].found}. "No," said ${searcher.name}. "Nothing with your name on."`,
          `${searcher.name} came to help. They looked ${spots[0].where}. They found ${spots[0].found}. "When did you last have it?" said ${searcher.name}. "Before it was lost," said ${owner.name}.`,
          `"We will look everywhere," said ${searcher.name}. "Starting here." They looked ${spots[0].where}. They found ${spots[0].found}. It was interesting, but it was no ${noun}.`,
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
          `They looked ${spots[1].where}. They found ${spots[1].found}. "${refrain}" ${owner.name} sat down. There is a way that hands feel when they have nothing to hold.`,
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
          `Sometimes it helps to stop looking. So they stopped, on the grass by the door. And on the grass lay ${borrowed.clue}. "I saw that this morning," said ${owner.name}. "It's the same one!" "It's that one's brother," said ${searcher.name}. There was a whole family, all down the garden.`,
          `They went out on the step, to think. And there it was again: ${borrowed.clue}. Further on was another, just the same. "That was by my bed!" said ${owner.name}. "It's a trail," said ${searcher.name}. They followed it, noses down.`,
          `"Was the ${noun} ever outside?" said ${grownUp.name}. They all went to look. Then ${searcher.name} stopped. On the step lay ${borrowed.clue}. "I've seen one of those today," said ${owner.name}, slowly. "In the very place."`,
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
          `Under the hedge the trail stopped, and so did they. ${borrower.introduced} had got there first. "Mind out," said ${borrower.name}. "That's ${borrowed.use}." "That's my ${noun}," said ${owner.name}. "Is it?" said ${borrower.name}. "It never said."`,
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
          `"Who left it out?" said ${searcher.name}. ${owner.name} was about to say: nobody. Then there was a picture of it, as clear as glass. It had ${worm} in it. It had somebody in it, putting something down. It was a very good picture of ${owner.name}.`,
          `Then ${owner.name} remembered. It had been put down yesterday, to look at ${worm}. It had been a very good one, too. So nobody had taken the ${noun} at all. It had been left.`,
          `${owner.name} went rather hot. It had been put down, just for a second, because of ${worm}. A second is long for ${aNoun}, when it gets dark. "I did it," said ${owner.name}. "I left it."`,
          `"But I never leave it anywhere," said ${owner.name}. Then it came back, the whole of yesterday. There had been ${worm}, right here. The ${noun} had been put down to watch. It was still watching when everybody went in to tea.`,
        ],
        scene: {
          camera: 'close',
          actors: [{ who: owner, pose: 'cover', feeling: 'sad' }],
        },
      },
      {
        text: [
          `There are two sorts of having. One is when a thing is yours. One is when you cannot do without it. ${owner.name} had thought they were the same. And there was ${borrower.name}, holding on by one edge, not tightly.`,
          `${owner.name} wanted it back so much that it hurt behind the nose. But ${borrower.name} was trying not to look sad, and not managing. It is hard to take a thing that somebody is using.`,
          `"You must have it," said ${borrower.name}, and patted it once, for goodbye. That was the worst thing ${borrower.name} could have done. ${owner.name} did not take it. ${owner.name} stood and thought.`,
          `"It's mine," said ${owner.name}. It came out very small. "Oh," said ${borrower.name}, and it was smaller still. They both had hold of it. Neither of them pulled. There was only one ${noun}, and there were two of them.`,
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
          `${owner.name} asked straight out. "What is it that you want? Is it my ${noun}?" ${borrower.name} thought about it. "Not exactly," said ${borrower.name}. Well, that was another matter! There was ${borrowed.swap} at home, doing nothing. "${borrowed.better}"`,
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
          `Nobody said at bedtime how late it was. The ${noun} went in first. It had been somewhere that ${owner.name} had not, and that was new. ${owner.name} slept with one ear on it, to listen. And on the mat lay ${borrowed.clue}.`,
          `That night the ${noun} was back where it lived. It smelled a bit of ${borrower.kind}. ${owner.name} did not mind. ${owner.name} was fast asleep when somebody came, and left ${borrowed.clue}. It was not a clue this time. It was a present.`,
          `It was a long way down the garden in the dark. But somebody came. Beside the ${noun} there was now ${borrowed.clue}. ${owner.name} lay fast asleep, with one hand on each.`,
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
