import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** The telling for those from eight. */
export function old(going: Going): Told {
  const { O, C, M, L, o, Ocap, huge, c, m, l, refrain, along } = partsOf(going);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'wide', actors: [seen(O, 'stand', 'happy'), seen(C, 'stand', 'happy'), ...along] },
        `There were things in that house that were not spoken of, and they hung on the line every Monday. They were pants. They were white, with red spots as big as plums, and they were so large that the line dipped. They were the property of ${O.introduced}.${huge} "I like to be comfortable," said ${o}. "But it's nobody's business." ${C.introduced} had promised, and so had ${M.introduced}. To look at, it might have been a small tent.`,
        `"Nobody," said ${O.introduced}, "need ever know."${huge} It was only a pair of pants. But they were the largest for miles, and they had spots. They'd been made to measure, and sewn twice, and it took two to peg them out. These were ${C.introduced} and ${M.introduced}, who had given their word. "If anyone asks," said ${o}, "it's a sail." "Whose sail?" said ${m}. ${Ocap} hadn't thought of that.`,
      ),
      page(
        { weather: 'wind', camera: 'wide', actors: [seen(O, 'reach', 'surprised'), seen(C, 'point', 'surprised')] },
        `The wind had gone round all morning looking for something to do. At ten past eleven it found the pants. It went in at the left leg and turned about, and both legs filled, and began to run. There were six pegs. They went ping, one after the other, like a tune. "They're off!" shouted ${m}. They were over the fence by then, and over the road, with their knees up. "After them," said ${o}, in a terrible whisper, "and don't say whose they are."`,
        `It began with one peg. Then the wind got an arm in, and after the arm a shoulder. The pants rose, and stood on the air, and gave a sort of skip. "Hold them!" cried ${c}, and got hold of a spot, and had to let it go. They flew beautifully. They might have been practising at night. Away over the roofs they went, in the direction of the town. ${Ocap} had gone quite white. "I'll never live it down," said ${o}.`,
      ),
      page(
        { setting: 'street', camera: 'medium', actors: [seen(O, 'stand', 'shy'), seen(C, 'look-up', 'happy')] },
        `In the market square sits Lord Bunn, in stone, on a horse, and points at the bank. He'd sat there bareheaded for a hundred years. When they came round the corner he had a bonnet on. It had spots, and an ear came out at either leg. The whole market had stopped. "Whose pants are those?" said a woman with a cauliflower. "${refrain}" said ${o}, much too quickly. Nobody had asked ${o}. ${c} coughed.`,
        `They heard it before they saw it. It was a town laughing. The pants had come down on the town clock. They hung there with one leg at ten and one at two. It had stopped from the shock. "I'd know it if they were mine," said a man with a ladder. "Whose are they?" He looked about him. "${refrain}" said ${o}, to a stall of socks. ${c} and ${m} looked at the socks as well. It was hard to breathe.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(L, 'stand', 'surprised'), seen(O, 'stand', 'shy'), seen(M, 'cheer', 'happy')],
        },
        `Then the wind remembered them. They rose with dignity, and drifted over to the town hall, and ran themselves up the flagpole. It was the very day for it. The band was on the steps, and struck up. ${L.introduced} came out in her chain, and saluted, and kept her hand there for some time. "That's not our flag," said ${l}. "Those are somebody's..." "${refrain}" said ${o}. By now people had begun to notice who kept saying so.`,
        `${L.introduced} was opening a new bench. "It gives me great pleasure," she had just said, "to cut this ribbon." What it would have given her next will never be known. There was a flap, and a large damp darkness came down over ${l}, chain and all. A hand felt its way out of one leg. "Whose pants are these?" said a voice, with some force. "${refrain}" said ${o}, from behind the band. The wind took them off again, quite gently. She had a peg in her hair.`,
      ),
      page(
        {
          setting: 'pond',
          camera: 'medium',
          actors: [seen(C, 'run', 'happy'), seen(M, 'run', 'happy'), seen(O, 'run', 'shy')],
        },
        `Half the town was running after that. The pants went down the hill and took to the water. They sat on the pond, blown up like a bathtub, and a duck got in and stood at the front. There were people on both banks, making guesses. They'd got it down to the butcher and a visiting giant. "It'll be somebody very grand," said a woman with a pram. "Is it you?" "${refrain}" panted ${o}, who'd have liked to get in with the duck.`,
        `It had turned into a holiday. There were bicycles in it, and prams, and four policemen. The pants were seen to go through the car wash. They came out at the other end very clean, and went for a sail on the pond, with nine ducks. "I call that well made," said an old man with three coats on. "That's a double seam. I should like to meet whoever has that." "${refrain}" said ${o}. But it came out, for the first time, a bit slower.`,
      ),
      page(
        {
          setting: 'playground',
          camera: 'wide',
          actors: [seen(C, 'look-up', 'worried'), seen(M, 'look-up', 'worried'), seen(L, 'point', 'worried')],
          things: ['tree'],
        },
        `It was in the park that the laughing stopped. It stopped at the front, and went quiet backwards. There's a poplar there as high as a church. Right at the tip, where it's no thicker than a finger, hung a kitten. It had seen something large and spotted come over the hill. It had climbed until there was no more tree. It was holding on with two paws. The ladder was brought, and reached to the middle. "It'll have to be caught," said ${l}. "Who has a blanket?" Nobody takes a blanket to a chase.`,
        `"Hush," said ${m}. Somebody was crying, a long way up, in a very small voice. A kitten had got to the top of the tallest poplar in the park, and it was because of them. A hundred people had run at it with bicycles. Now the top was bending over like a fishing rod. They held out a coat, and it was too little. They held out two. "Something big," called ${l}, "and soft, and strong! Quickly! Has no one got such a thing?"`,
      ),
      page(
        { camera: 'close', actors: [seen(C, 'point', 'excited'), seen(O, 'stand', 'surprised')] },
        `The wind had gone. It does that when it has done enough. And the pants came down out of the sky like a tired bird, and lay at ${C.names} feet. ${c} looked at them. They were big. They were soft. They were sewn twice, all round, by somebody who had meant it to last. The promise was not to say whose they were. There hadn't been a word in it about not using them. "Take a leg!" shouted ${c}.`,
        `${c} had stopped looking at the tree. ${c} was looking at the bandstand, where something wet was hanging from the roof, with a duck's feather on it. It had carried a wind. It had carried ducks. It had come across a whole town, and not lost a stitch. ${c} had pegged it out on fifty Mondays, and knew what it weighed. "We've got one," said ${c}, "we've had it all day!" And ${c} pulled it down by a spot, and shook it out.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            seen(C, 'hold', 'determined'),
            seen(O, 'hold', 'determined'),
            seen(M, 'hold', 'determined'),
            seen(L, 'hold', 'determined'),
          ],
        },
        `They took it by the edges. ${c} and ${m} had the left leg, and ${l} and a policeman had the right. At the waist, where it had to be strongest, stood ${o}, with both heels in the grass. "Pull till it sings!" said ${c}. It sang. Up there a twig cracked. Something very small came down through the whole of the air with its tail straight up. Boing! It rose as high as the ladder. Boing! Then it was sitting in the middle of a spot, and began to wash.`,
        `It needs four to hold a thing like that, and the one at the waist must lean. It was ${o} who leaned. ${c} and ${m} pulled one way. ${l} pulled the other, in her chain, with her shoes off. "Now!" cried ${c}. The kitten didn't jump. The tree just ran out. Down it came like a sock. Boing! They all saw its face as it went up again. It had stopped being frightened somewhere about the second bounce. It had to be asked to get out.`,
      ),
      page(
        { camera: 'medium', actors: [seen(L, 'stand', 'happy'), seen(O, 'stand', 'shy'), seen(C, 'stand', 'calm')] },
        `When the cheering was over, ${l} got up on a bench. "There's a medal for this sort of thing," said ${l}. "I can't give it to pants. Somebody here knows whose they are." And everyone looked at ${c}, who had held them first. It would have been so easy, and rather grand. "I do know," said ${c}. "I promised." There was a murmur. "Not even for a medal?" said ${l}. ${c} could feel both ears, they were so hot. "Not even for two," said ${m}.`,
        `"Well held!" said ${l}. "And now I'll have the name. Whose pants are these?" It fell so quiet that you could hear the ducks. They looked for it, but it had no label. Then a woman with a basket pointed. "Those two know," she said. "They've been with it from the start." ${c} looked straight ahead. A promise doesn't weigh much, as a rule. This one had a whole town leaning on it. "We can't say," said ${c}. "Sorry." And ${m}, who told everybody everything, did not say it either.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(O, 'stand', 'proud'), seen(L, 'stand', 'surprised'), seen(C, 'cheer', 'happy')],
        },
        `${Ocap} had been studying the grass. It is one thing to be laughed at. It's another to stand by while somebody goes red for you. "They're mine," said ${o}. It was not loud, but it carried. "I like them large. I've got another pair in blue." There was a pause, while it went round. And then came such a roar that the kitten ran up ${O.names} arm. "Mine," said ${l} into ${O.names} ear, in the middle of it, "have got ducks on. I've never told a soul."`,
        `"Let them be," said somebody. It was ${o}, who walked out in front of them all. ${Ocap} put the pants over one arm, like a waiter. "I've said it's not me six times today. It was me every time. They're mine, and I'm fond of them." It must have been the bravest thing that was done in that town all year. "May I shake you by the hand?" said an old tailor. "I've waited all my life to see a seam like that."`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(C, 'stand', 'happy'), seen(M, 'stand', 'happy'), seen(O, 'stand', 'happy')],
        },
        `The Monday after that, there was not a line in the town without its pants. There were stripes, and stars, and a great many ducks behind the town hall. It looked as if the fleet had come in. In the middle hung a pair like a cloud with measles. From its left leg came a purr. "There's a small grey pair at the end here," called ${o}, "with a good deal of hole. Whose is that?" ${m} opened wide to answer. "You promised," said ${c}. "${refrain}"`,
        `There's a medal on the line these days, between two pegs. People come out of their way to see it. They say good morning to ${o} over the fence, and mention what they've got on themselves, in confidence. The kitten lives in the left leg until it's wanted. "And these?" said ${o} last week, and held up something very small. It had once had a rabbit on it. ${c} looked at the sky, and so did ${m}. "${refrain}" said ${c}.`,
      ),
    ],
  };
}
