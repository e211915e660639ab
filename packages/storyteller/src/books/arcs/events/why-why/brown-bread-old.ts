import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** For ages 8 to 12: somebody else has the blame, and each why that would clear it leads a step nearer home. */
export function old(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, chance } = going;
  const { refrain, N, n, C, c, asks } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'sit', 'curious'), seen(G, 'stand', 'sleepy', 'cup')],
          things: ['cup'],
        },
        `${asks} It was not done to annoy. ${A.introduced} would pull at one why, and out came another, like scarves out of a hat. By eight o'clock on Saturday there had been fourteen, and ${g} had answered eleven. "I give up," said ${g}, into a cup. "I used to be just the same. Then one day I asked one too many, and I stopped." "Why?" said ${a}. "There you are," said ${g}.`,
        `Some people collect stamps. ${A.introduced} collected whys. ${asks} The trouble is that a why has another one inside it, like an onion. It can bring tears, too. "That's fourteen since I got up," said ${g}, over the rim of a cup. "Go and ask the street. I had it knocked out of me, at your age. I asked the wrong thing at the wrong time." ${a} had to hold on to the table, so as not to ask what.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'close',
          actors: [seen(N, 'hold', 'surprised', 'bread'), seen(A, 'stand', 'curious')],
          things: ['bread'],
        },
        `${N.introduced}, who baked for the whole street, stood in her doorway with some bread. "Why's it brown?" said ${a}. "It goes in white." ${n} opened her mouth to say something quick. Nothing came. "Thirty years," she said slowly, "and I never asked." She went in with her head on one side. ${a} walked on, and thought no more about it. You always mean to remember where you left a why.`,
        `The first door was the baker's. ${N.introduced} was on the step, with bread under one arm. "It's white when it goes in," said ${a}, "so why does it come out brown?" People mostly said, because. ${n} did not. She looked at the bread as if it had just been handed to her. "Do you know," she said, "I haven't the faintest idea." She drifted indoors. By then ${a} was already wondering about gutters.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'walk', 'curious'), seen(B, 'stand', 'surprised')],
          things: ['puddle', 'letter'],
        },
        `At half past nine there was a shout. Everybody's letters lay in a puddle outside number six, where the sack had been put down for a minute. There was blue ink all the way to the drain. It hadn't rained since Tuesday. "Ruined!" people said. "Who did this?" ${a} was the only one who said, "${refrain}" ${B.introduced} said that perhaps they might ask it a bit more quietly.`,
        `It happened a little after nine. The street's letters had been stood against a wall, in their sack. Now they stood in a puddle. There were bills in it, and a card from Peru, and no one could have said which was which. There was not a cloud to be seen. "Who was it?" said all the doors, one after another. "${refrain}" said ${a}. "That's not what they asked," said ${B.introduced}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'hide', 'scared'), seen(B, 'point', 'worried')], things: ['bucket'] },
        `It didn't take them long. There was a bucket, upside down. There were wet feet leading away from it. Under the hedge, at the end of the feet, was ${C.introduced}. "Of course," said number six. "It's always ${c}." "Shut ${c} in the shed till Monday," said number nine. And they all felt better, as you do when you have a who. ${a} looked under the hedge. ${c} was shaking.`,
        `They soon had what they wanted. A bucket lay in the road. From it went wet footprints, and in the last of them stood ${C.introduced}. ${c} was wet to the elbows, and didn't say a thing. "There's your culprit," said number nine. "Into the shed, until Monday. It's kinder in the end." A street likes to have a who. It's so much quicker than a why.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'curious'), seen(C, 'sit', 'sad')] },
        `${a} lay down flat on the pavement. "Why did you jump in a bucket?" "I didn't jump in," said ${c}. "I jumped up. The bucket was on the way down." "${refrain}" said ${a}. "I was asleep on the wall. A bell went off. It was as loud as a cupboard full of pans." ${c} blew a drop off the end of the nose. "Nobody's asked me that," said ${c}. "They only asked me whether."`,
        `"Did you do it?" said ${b}. "Yes," said ${c}, from under the hedge. "${refrain}" said ${a}, who had got down there too. ${c} looked round in surprise. "I was on the wall, asleep. Then a great bell went off, and I went straight up. When you've been straight up, you come down on whatever there is." "And why did it ring?" ${c} had no idea. It was as far as anybody had ever got.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'think', 'worried'), seen(B, 'stand', 'curious')], things: ['bell'] },
        `There's just one bell in the street. It hangs over the baker's door. She rings it at noon, when the rolls are done, and never at nine. "Why would it ring at nine?" said ${b}. Then ${a} had a thought, and it was not a nice one. It had a doorway in it, and a head on one side. It's an odd thing to have a why and not to want it. "We could go home," said ${a}.`,
        `"That's the baker's bell," said ${b}. "It's for noon." "I know," said ${a}. "So something went wrong at nine. What did?" ${a} had been outside that shop at a quarter to. A small, cold thought got up, and came nearer. For the first time ever, ${a} had a question and would rather not have asked it. "It's probably nothing," said ${a}. "Is it?" said ${b}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'look-up', 'sad'), seen(C, 'walk', 'sad'), seen(B, 'stand', 'sad')] },
        `They were fetching ${c} to the shed. ${c} went along quite quietly, leaving wet feet on the road, each a bit smaller than the one before. It would be dark in there until Monday. You could leave it so. Nobody would ever ask. They had a who, and the who had said yes. ${a} stood and counted to ten, and got as far as four. "Wait," said ${a}. "I've got one more."`,
        `The shed door was open. ${c} was walking up to it, all alone, with the whole street behind. It would be so easy. You only had to do what everybody had always begged ${a} to do, and stop asking. There was a bolt on the outside. ${a} looked at the bolt. "Hold on," said ${a}, in rather a high voice. "I'm not done. I want to know why the bell rang."`,
      ),
      page(
        {
          setting: 'shop',
          camera: 'medium',
          actors: [seen(N, 'hold', 'sad', 'bread'), seen(A, 'stand', 'worried'), seen(B, 'stand', 'surprised')],
          things: ['bread'],
        },
        `So they all had to go and see. There was smoke in the shop, and ${n} was sitting on a flour bin. In her lap was bread as black as a boot. "Sixty of them," she said. "I rang for somebody to help. Thirty years, and I never burnt one." "${refrain}" said number nine, who had caught it, as you catch a cold. "I forgot them," said ${n}. "I stood there with my hand on the oven door, and I thought."`,
        `The whole street went in, and coughed. On the counter lay the day's bread, sixty loaves. You could have drawn on a wall with any of them. "I rang as soon as I smelt it," said ${n}. "It was too late." "${refrain}" asked number six. It seems to be catching. "I had my mind on something," she said. "I don't, as a rule. It was so interesting. I was miles away."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'shy'), seen(N, 'stand', 'surprised')] },
        `She didn't say what. She looked at ${a} for a moment, and then at her shoes, and she didn't say. That was kind. It was also unbearable. "It was me," said ${a}. "I asked her why it's brown. So she thought, and it burnt, and she rang, and ${c} jumped. It's me who did the letters." It was very quiet in the shop. It was like pulling the last scarf, and finding your own hand.`,
        `${n} saw ${a}, behind the others, and shut her mouth. She would never have told. ${a} could see that, and it was no help at all. "She was thinking because I asked her something," said ${a}. "It burnt because of that. It rang because it burnt. And ${c} went up because it rang." You could hear them all working it out, backwards. "It was nobody in the shed. It was my why."`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(A, 'kneel', 'determined'), seen(C, 'sit', 'happy'), seen(B, 'kneel', 'calm')],
          things: ['letter', 'string'],
        },
        `It cost the rest of Saturday. There were ninety letters to peg out on string, one by one. Then somebody had to carry them round. "No whys till you're done," said number nine. ${a} had been going to see the boats. You could hear them hooting. ${c} sat on the wall and turned the pages over to the sun, though nobody had asked ${c} to.`,
        `Nobody shouted, but nobody said that it didn't matter. ${a} hung letters on a string until tea, ninety of them. Then ${a} took each one to its door, and said sorry. It was the day of the boats, too. They went by at the bottom of the street without ${a}. ${c} might have gone to bed. Instead ${c} held the string.`,
      ),
      page(
        {
          setting: 'shop',
          camera: 'medium',
          actors: [seen(N, 'point', 'excited'), seen(A, 'hold', 'surprised', 'bread')],
          things: ['bread'],
        },
        `The last one was for ${n}. She had a burnt loaf sawn in half. "I've been waiting for you," she said. "Look." It was black at the rim. Then it was brown. It was cream in the middle. "It never turns brown," said ${n}. "It's on its way to black, and I stop it! It's me!" Her eyes were like currants. "I wouldn't have missed that for sixty loaves," she said.`,
        `${n} had the last door, and she pulled ${a} in by the sleeve. She had cut the burnt bread across, to see. There was a ring of black, and a ring of brown, and then white, like a tree. "There's your answer," said ${a}. "It's on the way to black." "And somebody takes it out," said ${n}. "All my life it's been me!" She had flour on her nose, and looked about six.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(G, 'sit', 'curious'), seen(A, 'sit', 'proud'), seen(C, 'sleep', 'happy')],
          things: ['bread'],
        },
        `${Gcap} had heard about it by supper. They ate brown bread, with ${c} asleep on the mat, in a towel. "I expect you've finished with whys," said ${g}. ${a} thought of the boats. "No," said ${a}. "But I look where I leave them." ${Gcap} put the bread down. "I had one," said ${g}, "that I never got to ask. Do you want it?" It was a very good one. "${refrain}" said ${g}. And nobody knew. So on Sunday they went to see.`,
        `There was new bread at supper, just brown, and ${c} got the crust. "So it's cost you the boats," said ${g}. "Will you stop now?" "I don't think it comes off," said ${a}. "But you ought to go after them, and see that they get home." ${Gcap} looked out of the window for a bit. "I've got one left over from when I was small," said ${g}. "${refrain}" It had been in there all those years, and was as good as new.`,
      ),
    ],
  };
}
