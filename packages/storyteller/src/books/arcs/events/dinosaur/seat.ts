import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';

const REFRAINS = [
  'Crack! Oh, sorry!',
  'Crash! So sorry!',
  'Crunch! Oh, sorry!',
  'Thud! So sorry!',
  'Crunch! So sorry!',
  'Snap! Oh, sorry!',
  'Thump! So sorry!',
  'Bang! Oh, sorry!',
  'Creak! Crack! Sorry!',
  'Snap! So sorry!',
  'Crash! Oh, sorry!',
] as const;
const TITLES = ['crack, oh sorry', 'a dinosaur at school', 'no chair for a dinosaur', 'the biggest one in the class'];

/** A dinosaur comes to school and there is no chair for it. In the yard the class has no bench. */
export const SEAT: EventPlot = {
  id: 'seat',
  when: /\b(?:school|class\w*|teacher|lessons?|pupil|nursery|kindergarten|playgroup)\b/i,
  only: true,
  young,
  middle,
  old,
};

function young(going: Going): Told {
  const { chance, K, k, A, B, company } = going;
  const M = [A, B].find(({ being }) => being?.id === 'dinosaur') ?? company.meet('dinosaur');
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `${M.introduced} came to school. It was the first day. ${K.introduced} held the door.`,
          `Who is new at school? ${M.introduced}! ${K.introduced} said hello.`,
        ],
        scene: {
          setting: 'school-gate',
          camera: 'medium',
          actors: [seen(M, 'stand', 'shy'), seen(K, 'wave', 'happy')],
        },
      },
      {
        text: [
          `${M.name} sat down on a chair. "${refrain}"`,
          `There was a chair for ${M.name}. A small one. "${refrain}"`,
        ],
        scene: {
          setting: 'classroom',
          camera: 'medium',
          actors: [seen(M, 'sit', 'happy'), seen(K, 'stand', 'surprised')],
          things: ['chair'],
        },
      },
      {
        text: [
          `${k} put two chairs side by side. ${M.name} sat on both. "${refrain}"`,
          `So ${k} took two chairs. ${M.name} sat, so softly. "${refrain}"`,
        ],
        scene: { camera: 'close', actors: [seen(M, 'sit', 'worried'), seen(K, 'stand', 'worried')], things: ['chair'] },
      },
      {
        text: [
          `Next it was a strong box. ${M.name} sat on that. "${refrain}"`,
          `Now a box. It was a big box! "${refrain}" It was flat.`,
        ],
        scene: { camera: 'medium', actors: [seen(M, 'sit', 'sad')], things: ['box'] },
      },
      {
        text: [
          `"No seat for me," said ${M.name}. The tail hung down.`,
          `${M.name} had to stand. "I am too big," said ${M.name}.`,
        ],
        scene: { camera: 'wide', actors: [seen(M, 'stand', 'sad'), seen(K, 'stand', 'worried')] },
      },
      {
        text: [
          `Ring, ring! It was time to play. They all went out.`,
          `Then the bell rang. Out they went, into the yard.`,
        ],
        scene: { setting: 'playground', camera: 'wide', actors: [seen(K, 'walk', 'calm'), seen(M, 'walk', 'sad')] },
      },
      {
        text: [
          `The children had no bench. It was broken. They stood in the wet.`,
          `Where could the children sit? The old bench was broken. The ground was wet.`,
        ],
        scene: { camera: 'medium', actors: [seen(K, 'stand', 'sad'), seen(M, 'stand', 'curious')] },
      },
      {
        text: [
          `${M.name} lay down. ${k} saw the long, dry tail. "Oh! May I sit here?"`,
          `There lay the tail of ${M.name}, long and dry. ${k} looked and looked.`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'think', 'surprised'), seen(M, 'sit', 'calm')] },
      },
      {
        text: [
          `${k} sat on it. They all sat on it! Ten, all in a row. No crack!`,
          `"You do not need a seat," said ${k}. "You are the seat!" They all sat down.`,
        ],
        scene: { camera: 'wide', actors: [seen(K, 'sit', 'happy'), seen(M, 'sit', 'proud')] },
      },
      {
        text: [
          `"See you in the morning!" said ${k}. ${M.name} waved. "${refrain}" That was the gate.`,
          `Home time! ${M.name} waved the tail. "${refrain}" There went the gate. Good night!`,
        ],
        scene: { time: 'sunset', camera: 'medium', actors: [seen(M, 'stand', 'happy'), seen(K, 'wave', 'happy')] },
      },
    ],
  };
}

function middle(going: Going): Told {
  const { chance, K, k, A, B, company } = going;
  const M = [A, B].find(({ being }) => being?.id === 'dinosaur') ?? company.meet('dinosaur');
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `On Monday somebody new came to school. ${M.introduced} had a bag, and a clean neck. It was a lot of neck. "You can sit by me," said ${K.introduced}.`,
          `The teacher said that there would be someone new. She had not said how much. ${M.introduced} came through the gate sideways. "Good morning," said ${M.name}, from up by the roof. ${K.introduced} waved.`,
        ],
        scene: {
          setting: 'school-gate',
          camera: 'medium',
          actors: [seen(M, 'stand', 'shy'), seen(K, 'wave', 'happy')],
        },
      },
      {
        text: [
          `Everyone had a chair with a name on. ${M.name} read the name, and was so pleased. Down went ${M.name}. "${refrain}" The chair had had four legs. Now it had none.`,
          `There was one free chair, next to ${K.names}. It was a red one. ${M.name} turned about three times, and sat on it with great care. "${refrain}" said ${M.name}, and picked up the bits.`,
        ],
        scene: {
          setting: 'classroom',
          camera: 'medium',
          actors: [seen(M, 'sit', 'happy'), seen(K, 'stand', 'surprised')],
          things: ['chair'],
        },
      },
      {
        text: [
          `"You want more than one," said ${k}. They put two together, and then four. ${M.name} held both breath and tail. For a moment it was all right. "${refrain}" Then it was not.`,
          `The teacher brought her own chair, which was oak. ${k} put a cushion on it. "It's held me for thirty years," she said. ${M.name} sat down as softly as a leaf. "${refrain}"`,
        ],
        scene: { camera: 'close', actors: [seen(M, 'sit', 'worried'), seen(K, 'stand', 'worried')], things: ['chair'] },
      },
      {
        text: [
          `In the hall they had a box for jumping over. It was made for the biggest class. They all pushed it in. ${M.name} hardly even leaned on it. "${refrain}" It was a much lower box after that.`,
          `"The floor, then," said the teacher. So ${M.name} sat on the floor. The whole school went up a bit at one end. In the next room, eleven pots fell down. "${refrain}" called ${M.name} through the wall.`,
        ],
        scene: { camera: 'medium', actors: [seen(M, 'sit', 'sad'), seen(K, 'stand', 'worried')], things: ['box'] },
      },
      {
        text: [
          `So ${M.name} had to stand. Then nobody behind could see the board, or the teacher, or the day. "I'm too big for school," said ${M.name}, and tried to be thin.`,
          `There was only standing left. ${M.names} head was up among the lamps, and the rest was in the way. "I had better go home," said ${M.name}. "I do so like sums, though."`,
        ],
        scene: { camera: 'wide', actors: [seen(M, 'stand', 'sad'), seen(K, 'stand', 'worried')] },
      },
      {
        text: [
          `Then the bell rang. It was break, and out they all went. It had rained. ${M.name} came last, and looked for the way to the gate. "I'll say I had a tummy ache," said ${M.name}.`,
          `At half past ten they went outside. There was a puddle where the grass had been. ${M.name} went to stand by the bins, out of the way.`,
        ],
        scene: { setting: 'playground', camera: 'wide', actors: [seen(K, 'walk', 'worried'), seen(M, 'walk', 'sad')] },
      },
      {
        text: [
          `They had used to have a bench. It had gone in the spring, because of the worms in it. "We stand," said ${k}. They all ate their apples like horses, in wet socks.`,
          `"Where do you sit, out here?" asked ${M.name}. "We don't," said ${k}. "There was a bench, but it fell down, and nobody has bought another." They stood, on one leg, and then on the other.`,
        ],
        scene: { camera: 'medium', actors: [seen(K, 'stand', 'sad'), seen(M, 'stand', 'curious')] },
      },
      {
        text: [
          `${M.name} lay down to be company. It was good to lie down. ${k} looked along all that back, and on along the tail. It was long, and low, and dry. It went right along the wall. "Don't move," said ${k}.`,
          `${M.name} folded up by the wall, with a sigh. ${k} leaned on the nearest bit, which was warm. It was just the height of a seat. So was the next bit. ${k} stood up straight. "${M.name}! How long are you?"`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'think', 'surprised'), seen(M, 'sit', 'calm')] },
      },
      {
        text: [
          `"We've been going at it the wrong way round," said ${k}. "It's not that you need a seat. You are one!" They all sat down in a row, thirty of them. There was no crack at all.`,
          `"You'll never fit on our chairs," said ${k}, "but we fit on you!" Up they climbed. There was room for the whole class, and for the teacher, and her tea. ${M.name} did not even bend.`,
        ],
        scene: { camera: 'wide', actors: [seen(K, 'sit', 'happy'), seen(M, 'sit', 'proud')] },
      },
      {
        text: [
          `After that they had reading outside, on fine days. ${M.name} could see the page over thirty shoulders at once. When it rained, the neck went up, and a sort of wing of skin. It was better than the old bench.`,
          `They did sums out there, too. ${M.name} had only to count the bumps in the middle. "How many are we?" said the teacher. "Thirty," said ${M.name}, "and one of you is wriggling."`,
        ],
        scene: {
          setting: 'playground',
          camera: 'medium',
          actors: [seen(M, 'sit', 'happy'), seen(K, 'sit', 'happy')],
          things: ['book'],
        },
      },
      {
        text: [
          `At four ${M.name} put on the bag, which fitted over one toe. "See you in the morning," said ${k}. ${M.name} turned round to wave, with the end that was nearest. "${refrain}" It had been a nice gate.`,
          `"What did you do at school?" people asked ${M.name} that evening. "I sat," said ${M.name}, with a great, happy sigh. All the windows shook. "${refrain}" said ${M.name}, and went to bed on the hill.`,
        ],
        scene: { time: 'sunset', camera: 'medium', actors: [seen(M, 'walk', 'happy'), seen(K, 'wave', 'happy')] },
      },
    ],
  };
}

function old(going: Going): Told {
  const { chance, K, k, A, B, company } = going;
  const M = [A, B].find(({ being }) => being?.id === 'dinosaur') ?? company.meet('dinosaur');
  const N = company.person('Miss Penny', 'teacher');
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `It said on the form that ${M.introduced} was eight, and that was true. It said nothing about metres. ${N.name} had got out a peg and a chair and a pair of small scissors. She looked out through the window, and saw a knee. "Class," said ${N.name}, "we're going to have somebody new, and nobody is to say anything." ${K.introduced} went down to hold the gate, both halves of it.`,
          `The new one had been written down in the book as "quite big for eight". ${M.introduced} stood at the school gate, with a bag on one claw, breathing on the railings. The railings were shaking, or ${M.name} was. "I've washed," said ${M.name}. "Most of it." ${K.introduced} had been new in March, and knew about that. "You can be next to me," said ${K.introduced}. ${N.name} looked at the room that there was next to ${K.introduced}.`,
        ],
        scene: {
          setting: 'school-gate',
          camera: 'medium',
          actors: [seen(M, 'stand', 'shy'), seen(K, 'wave', 'happy'), seen(N, 'stand', 'worried')],
        },
      },
      {
        text: [
          `There was a chair, with a label that somebody had done in felt tip. ${M.name} had never had a thing with that name on it. It seemed rude not to sit. ${M.name} lowered as much as there was room for. "${refrain}" One of the legs was found in the coats. "It was loose," said ${N.name}, who was a kind woman. "It wasn't," said ${M.name}.`,
          `"This is yours," said ${N.name}, and showed ${M.name} a chair. It was yellow, and it came up to about the ankle. ${M.name} looked at it for a long time, as you look at a cake. Then ${M.name} sat. "${refrain}" The class did not say anything. They'd been asked not to. They just picked the yellow out of their hair.`,
        ],
        scene: {
          setting: 'classroom',
          camera: 'medium',
          actors: [seen(M, 'sit', 'happy'), seen(N, 'stand', 'worried'), seen(K, 'stand', 'surprised')],
          things: ['chair'],
        },
      },
      {
        text: [
          `They tried it with four chairs, and a table over those. They tried it with the box from the gym. ${N.name} fetched the Head's own armchair, down two flights of stairs, and it had come down from a grandfather. "${refrain}" said ${M.name}, each time a little lower. By eleven there was no more furniture at that end of the school. And somebody at the back had to say it. "If you were smaller," said a boy called Tom.`,
          `"Perhaps if you leaned," said ${k}. ${M.name} leaned on the wall, and a map came down, and with it the wall. They brought a bench from the hall, that had held the whole of the choir. "${refrain}" It had held the choir for the last time. "I could hover," said ${M.name}, "if I were a different sort." A boy called Tom laughed. It was not much of a laugh, but it got about.`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(M, 'sit', 'worried'), seen(K, 'stand', 'worried')],
          things: ['chair', 'box'],
        },
      },
      {
        text: [
          `${M.name} could stand, of course. But then there was no day in the room. Nobody could see the sums. They could see a leg, and beyond that some more. "I could do it out in the corridor," said ${M.name}, "if somebody would hold it up." They heard the voice go along the roof, and out by the door. It was trying so hard to be a small one.`,
          `In the end ${M.name} stood. It got dark. ${N.name} wrote on the board by feel. Twenty-nine children moved their chairs to one side, and the one behind the tail moved on to the window sill. No one complained. It is an awful thing, when no one complains. "I'll wait outside," said ${M.name}, in a bright sort of way, "until it's over."`,
        ],
        scene: { camera: 'wide', actors: [seen(M, 'stand', 'sad'), seen(N, 'stand', 'worried')] },
      },
      {
        text: [
          `"We might write to the parents," said ${N.name} at break. "It isn't anybody's fault. The school just hasn't the size." ${k} was there, about a plaster. "What happens to somebody who doesn't fit?" said ${k}. ${N.name} did not know. In all her years they'd never had one who did not in the end. Out in the yard it was wet. It was always wet in that yard. "At least ${M.name} won't mind having nothing to sit on," she said. "None of you have."`,
          `"I've got a form," said ${N.name}. "It's called Not Suitable." She didn't like it; she had filled in only the date. ${k} had come in for a dry sock. They had all been coming in for dry socks, ever since the bench went. "It isn't true, though, is it?" said ${k}. "${M.name} did the sums. They were on the back of the wall. They were right." ${N.name} took out her glasses and put them on again.`,
        ],
        scene: { camera: 'medium', actors: [seen(K, 'stand', 'worried'), seen(N, 'sit', 'worried')] },
      },
      {
        text: [
          `${M.name} had got in behind the bicycle shed. A good deal had not. It was no trick to find which way the rest lay; you followed it. "Are you crying?" said ${k}. "It's condensation," said ${M.name}. ${k} would have sat down beside ${M.name}. But there was nowhere to. There was no dry place in the yard from one end to the other. So ${k} stood there on one leg, till that got wet.`,
          `You could see ${M.name} on three sides of the shed. "I'm just going," said the far end. "I was only practising how to tell them at home. That I'd had a lovely day." ${k} put down the lunchbox in a puddle. There was nowhere else. "It was my day that was lovely," ${k} said. "In March nobody spoke to me till Thursday." ${M.names} tail came slowly round, and lay down along the wall.`,
        ],
        scene: { setting: 'playground', camera: 'wide', actors: [seen(K, 'walk', 'worried'), seen(M, 'sit', 'sad')] },
      },
      {
        text: [
          `It was not a thing that ${k} decided. ${k} was tired. ${k} leaned on the tail, and then, as it did not seem to mind, sat. It was warm. It was as dry as a biscuit. It was, when you came to think of it, exactly as high as a seat. ${k} looked to the left along the wall. It went on, at just that height, past the drain and the tree and where the bench used to be. "${M.name}," said ${k}, "don't move a muscle."`,
          `"Budge up," said ${k}, and sat down, since it was there. ${k} ate half an apple. It took as long as that. It is odd what you don't see, because it's too near. "I'm sitting down," said ${k}. "Out here. I'm the first person who has sat down in this yard since April!" ${k} looked along it. There were yards of it. There was room for Tom.`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'think', 'surprised'), seen(M, 'sit', 'calm')] },
      },
      {
        text: [
          `"They've been trying to find you a seat!" ${k} shouted up. "All morning! It's the wrong way about. It's us that hasn't got one!" Tom was the first to try. He gave a bounce, to see. There wasn't so much as a creak. They came out by twos, and then all together, and sat in a row as swallows do. ${N.name} came last, with her tea. She had a form in her pocket. She put the cup down on it, since there was a bump.`,
          `${k} fetched them. It was best to show it, and not to say. Twenty-nine of them sat down along that wall, and there was still some left, for the little ones. "It's heated!" said Tom. ${M.name} did not dare to breathe. "Am I too big?" said ${M.name}. "No," said Tom. He had thought about it. "You're not quite long enough. There's Year Six."`,
        ],
        scene: { camera: 'wide', actors: [seen(K, 'sit', 'happy'), seen(M, 'sit', 'proud'), seen(N, 'sit', 'happy')] },
      },
      {
        text: [
          `On most days now they all sit in the yard. ${M.name} looks on over twenty-nine shoulders, and breathes on the sums to dry them. If it should rain, there's the neck. On the peg, indoors, there is a label in felt tip, and below it hangs a bag. No one has moved them. "${refrain}" said the Head, when he sat down too near the end, and slid off. It was he who was sorry.`,
          `${N.name} did fill it in, the form. She crossed out the Not. There was a new bench in the spring, from the council, with a plaque. It is still as new. They go round it on the way to the wall. "What do you want to be," ${N.name} asked them all one day, "when you grow up?" There was a silence at the top of the row. "This," said ${M.name}.`,
        ],
        scene: {
          setting: 'playground',
          camera: 'medium',
          actors: [seen(M, 'sit', 'happy'), seen(K, 'sit', 'happy')],
          things: ['book'],
        },
      },
      {
        text: [
          `"How was it?" they ask every evening, at the cave. "I had somebody on each side," says ${M.name}. "And all the way along." When school was out that first day, ${k} held both halves of the gate. ${M.name} came through it so carefully, with the bag, thinking about it all. Then ${M.name} remembered, and turned round to wave. "${refrain}" They hung the gate up again by morning.`,
          `${k} walked home with ${M.name}, as far as the hill. They did not talk. The ground hummed at each step, like a floor with a band on it. "See you tomorrow," said ${k}. ${M.name} was so happy that the tail said it too. "${refrain}" It was only the postbox. A row of small dents went up the path, and beside it a row of quite large ones.`,
        ],
        scene: { time: 'sunset', camera: 'medium', actors: [seen(M, 'walk', 'happy'), seen(K, 'wave', 'happy')] },
      },
    ],
  };
}
