import type { Figure, Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';

const REFRAINS = [
  "Don't look down. Look at me!",
  'Not down. Look at me!',
  'Look here, not down!',
  'Eyes up! Look at me!',
  'Keep looking at me!',
  'Never mind down. Look here!',
  'Chin up! Look at me!',
  'Just look at me!',
  'Look over at me!',
  'Only look at me!',
  'Eyes on me, please!',
] as const;
const TITLES = ['the pole', 'look at me', 'the bell went at three', 'one kitten, very high'];

const kitten = ({ A, company }: Going): Figure =>
  company.meet(A.kind === 'kitten' || A.kind === 'cat' ? 'squirrel' : 'kitten');

/** Afraid of the pole in the morning; in the afternoon somebody else is afraid of a tree. */
export const FIREFIGHTER: EventPlot = {
  id: 'firefighter',
  when: /\bfire ?(?:fighter|man|woman)s?\b/i,
  only: true,
  young,
  middle,
  old,
};

function young(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const C = kitten(going);
  const c = C.name;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `This is ${A.introduced}. ${a} has a red helmet. ${a} is a firefighter!`,
          `Look, a red helmet. Under it is ${A.introduced}. A new firefighter!`,
        ],
        scene: {
          setting: 'street',
          camera: 'medium',
          actors: [seen(A, 'stand', 'proud')],
          things: ['helmet', 'fire-engine'],
        },
      },
      {
        text: [
          `There is a pole in the fire house. ${a} is at the top. It is so high! Oh no.`,
          `At the fire house there is a pole. ${a} must go down it. ${a} looks down. Oh!`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'stand', 'scared')] },
      },
      {
        text: [
          `"${refrain}" says ${k}. ${a} looks at ${k}. Down goes ${a}. Bump!`,
          `${k} is at the bottom. "${refrain}" says ${k}. And down comes ${a}. Bump!`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'jump', 'surprised'), seen(K, 'look-up', 'happy')] },
      },
      {
        text: [
          `Ding, ding, ding! Off goes the fire engine. ${C.introduced} is up a tree!`,
          `Ding, ding! The fire engine is off. Who needs help? ${C.introduced}, up a tree!`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(C, 'sit', 'scared'), seen(A, 'run', 'determined')],
          things: ['fire-engine', 'tree'],
        },
      },
      {
        text: [
          `Up goes the ladder. It is too short. Up goes ${c}, higher!`,
          `Here is the ladder. Bang! ${c} does not like the bang. ${c} goes higher.`,
        ],
        scene: { camera: 'medium', actors: [seen(C, 'sit', 'scared')], things: ['ladder', 'tree'] },
      },
      {
        text: [
          `"Come down!" they all shout. It is too loud. ${c} shuts both eyes.`,
          `"Jump!" they all call. ${c} will not jump. ${c} holds on tight.`,
        ],
        scene: { camera: 'close', actors: [seen(C, 'sit', 'scared')], things: ['tree'] },
      },
      {
        text: [
          `"Shh," says ${a}. "I was up high today. I was scared, too."`,
          `"I know what it is like," says ${a}. "I was scared, up on the pole."`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'look-up', 'calm'), seen(K, 'stand', 'curious')] },
      },
      {
        text: [
          `"${refrain}" says ${a}. ${c} opens one eye. One paw down. Two paws down.`,
          `"${refrain}" says ${a}. ${c} looks at ${a}. One step. And one step more.`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'reach', 'calm'), seen(C, 'walk', 'shy')], things: ['tree'] },
      },
      {
        text: [
          `Hop! Down is ${c}. ${c} sits in the red helmet. It is just the right size.`,
          `Down at last! ${c} gets into the helmet. Hurray for ${a}!`,
        ],
        scene: { camera: 'close', actors: [seen(C, 'sit', 'happy'), seen(A, 'cheer', 'proud')], things: ['helmet'] },
      },
      {
        text: [
          `Night. ${k} is high up in bed. "${refrain}" says ${a}. Good night!`,
          `Good night, ${k}. Good night, pole. ${a} hangs up the helmet. "Look at me!"`,
        ],
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sleep', 'sleepy'), seen(A, 'stand', 'sleepy')],
        },
      },
    ],
  };
}

function middle(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const C = kitten(going);
  const c = C.name;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `${A.introduced} had a red helmet on. It was ${A.names} first morning as a firefighter. The engine had been washed, and the hose was rolled up like a bun. "Now we only need something to happen," said ${a}.`,
          `On the hook there was a new red helmet. It was for ${A.introduced}, the new firefighter. "You can ring the bell," they said to ${k}. "And when it rings, ${a} comes."`,
        ],
        scene: {
          setting: 'street',
          camera: 'medium',
          actors: [seen(A, 'stand', 'proud'), seen(K, 'stand', 'happy')],
          things: ['helmet', 'fire-engine'],
        },
      },
      {
        text: [
          `There was only one thing. When the bell rings, firefighters slide down a pole. ${a} stood at the top of it and looked down. The floor was as small as a stamp. "I'll take the stairs," said ${a}. There were no stairs.`,
          `Nobody had told ${a} about the pole. You hold on to it, and down you go. ${a} went to the edge, and looked, and came back. "Is there a lift?" said ${a}. There was only the pole.`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'stand', 'scared')] },
      },
      {
        text: [
          `${k} stood at the bottom. "It's the down that does it," called ${k}. "${refrain}" So ${a} looked at ${k}, and at nothing but ${k}. There was a long squeak, and a bump. "Was that all?" said ${a}.`,
          `"What do you see?" called ${k} from below. "Down," said ${a}. "Well, don't," said ${k}. "${refrain}" ${a} looked at ${k}, who was pulling a very silly face. And there was the floor already. Bump.`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'jump', 'surprised'), seen(K, 'look-up', 'happy')] },
      },
      {
        text: [
          `At three o'clock the bell went. It was no fire. It was ${C.introduced}, up the tall tree in the square. ${c} had gone up to see the view. Now ${c} could not come down.`,
          `The bell rang at three. Off they went with all the lights on. In the square people stood looking up. There in the tallest tree, on the thinnest branch, was ${C.introduced}. "Mew," it went, very far away.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(C, 'sit', 'scared'), seen(A, 'run', 'determined')],
          things: ['fire-engine', 'tree'],
        },
      },
      {
        text: [
          `They put up the ladder. It went clang, clang, clang, right up to ${c}. But ${c} did not like the clang, and climbed to the next branch. So they made it longer. Clang! And ${c} was one branch higher.`,
          `Up went the long ladder. It nearly reached. But it rattled. And it had a large person coming up it. ${c} took one look, and moved to the very top.`,
        ],
        scene: { camera: 'medium', actors: [seen(C, 'sit', 'scared')], things: ['ladder', 'tree'] },
      },
      {
        text: [
          `Next they spread a big sheet and held it tight. "Jump!" they all called. ${c} looked down at the sheet. It was as small as a stamp. ${c} shut both eyes, and held on with everything there was.`,
          `"Jump!" they shouted, and held out a blanket. "It's soft! Jump!" The more they shouted, the tighter ${c} held on. "It won't listen," they said. "We'll have to wait till it falls asleep."`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(C, 'sit', 'scared'), seen(K, 'look-up', 'worried')],
          things: ['blanket', 'tree'],
        },
      },
      {
        text: [
          `${a} looked up at ${c}, and ${A.names} own feet began to tingle. "It isn't that it won't listen," said ${a}. "It's the down. It's looking at the down!" Then ${a} asked everybody to be quiet, and to stand back.`,
          `"May I?" said ${a}. "I know about this. I knew nothing about it yesterday, but I do now." ${a} asked them to put down the blanket, and to stop the bell. It grew so still that you heard the leaves.`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'look-up', 'calm'), seen(K, 'stand', 'curious')] },
      },
      {
        text: [
          `"Hello," said ${a}, not loud at all. "High, isn't it? I was on a pole this morning. ${refrain}" ${c} opened one eye. It looked at ${a}, and only at ${a}, who pulled a very silly face. One paw came down, and felt for a branch.`,
          `"${refrain}" said ${a}, and pulled the face that ${k} had pulled. ${c} stared at it. It was so silly that you had to come a bit closer. One branch. And then another. ${c} never once took an eye off it.`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'look-up', 'calm'), seen(C, 'walk', 'curious')], things: ['tree'] },
      },
      {
        text: [
          `"And one more," said ${a}. "And that was the last." ${c} looked round, and stood on the grass. Then it got into the red helmet and turned round. It fitted exactly. Everybody clapped, but softly.`,
          `Paw by paw it came, until there was no tree left. "That's the floor," said ${a}. "You may look at that." Then ${c} climbed into ${A.names} helmet, and stayed there until supper.`,
        ],
        scene: { camera: 'close', actors: [seen(C, 'sit', 'happy'), seen(A, 'kneel', 'proud')], things: ['helmet'] },
      },
      {
        text: [
          `At bedtime ${k} climbed up to the top bunk. Halfway there ${k} stopped, and looked at the floor. "${refrain}" said ${a}, at the door. And up ${k} came.`,
          `${k} was nearly asleep when a bell rang, somewhere in a dream. There was a pole, and it went down and down. "${refrain}" said somebody. It was ${a}, with a silly face on. So ${k} slid down, and slept.`,
        ],
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sleep', 'sleepy'), seen(A, 'stand', 'happy')],
        },
      },
    ],
  };
}

function old(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const C = kitten(going);
  const c = C.name;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `${A.introduced} had passed everything. There had been a test with a hose, and one with knots. In one you had to carry a sack of potatoes and be polite to it. On Monday morning there was a red helmet on the seventh hook. "That's me," said ${a}, and stood under it for some time.`,
          `There were six firefighters in the house by the river, and a hook for a seventh. Nobody had expected the seventh to be ${A.introduced}. "Can it do ladders?" they said. "Can it do knots?" It could do both. It had been practising on the washing line since it was small. So ${a} was given the helmet, on a Monday, for a month, to see.`,
        ],
        scene: {
          setting: 'street',
          camera: 'medium',
          actors: [seen(A, 'stand', 'proud')],
          things: ['helmet', 'fire-engine'],
        },
      },
      {
        text: [
          `${k}, who lived opposite, was allowed to polish the bell. So it was only ${k} who saw what happened when they had all gone to breakfast. ${a} walked up to the brass pole, upstairs, where it goes through the hole. ${a} looked into the hole. Then ${a} walked back to the wall, and held on to it.`,
          `In all those tests there had been nothing about the pole. It stood in the middle of the upstairs floor, in a round hole, and it shone. The six went down it as others go through a door. ${a} waited until they had all gone. ${k}, who was below with the polish, saw a nose come over the edge, and go away again.`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'stand', 'scared')] },
      },
      {
        text: [
          `"How far is it?" said a voice out of the hole. "As far as a house," said ${k}. "I thought so," said the voice. ${k} put down the polish. "I'm the same with the diving board," said ${k}. "It's the down. If you see it you've had it. ${refrain}" There was a pause. A foot came. Then there was a squeak, a long one, and ${a} was standing on ${K.names} toe.`,
          `${k} could have laughed. It would have been all round the school by noon: a firefighter who couldn't do the pole. But ${k} had once spent a whole swimming lesson on a diving board. "Tell you what I did," said ${k}. "I looked at my teacher, who has very big ears. ${refrain}" And ${k} held out both ears. The squeak that followed went right down to the floor.`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'jump', 'surprised'), seen(K, 'look-up', 'happy')] },
      },
      {
        text: [
          `"You won't tell them?" said ${a}. ${k} did not tell them. Six times that morning, with nobody by, ${a} went up and came down again. The last time the eyes were nearly open. At three o'clock the bell went, and it was real.`,
          `They did it nine times before dinner. It got no lower. "But it gets shorter," said ${a}. Nobody knew of it but the two of them and the pole. And at three the bell rang by itself. Everybody ran. When the engine left the house there were seven on it, and the seventh was a bit pale.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(A, 'run', 'determined'), seen(K, 'wave', 'excited')],
          things: ['bell', 'fire-engine'],
        },
      },
      {
        text: [
          `It was not a fire. It was ${C.introduced}, on top of the plane tree in the square. The branches there are no thicker than a pencil. ${c} had gone up after a leaf. It had been fun until the moment when ${c} turned round. Half the town stood underneath and gave advice.`,
          `In the market square there is a tree that is older than the church. Right at the top of it, where it moves about even when there is no wind, sat ${C.introduced}. You saw two eyes. You heard, now and then, one very small word. "How did it get up there?" said the people. It's a thing they always ask.`,
        ],
        scene: { camera: 'wide', actors: [seen(C, 'sit', 'scared')], things: ['tree', 'fire-engine'] },
      },
      {
        text: [
          `They ran the long ladder up. Every piece of it said clang. At each clang ${c} went up a twig, until there were no more twigs. "Stop," said the chief. "One more clang and it's in the sky." So they spread the big sheet, and all took hold of the edge, and shouted, "Jump!" They had loud voices. They needed them, for fires.`,
          `The six did what they did best. They did it fast, with a great deal of noise. The ladder went up like an express train. Two of them were nearly there when ${c} looked down. There were the helmets, and the square, and the whole world beyond it. After that ${c} looked at nothing any more. It was just holding on, with both eyes shut.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(C, 'sit', 'scared'), seen(A, 'look-up', 'worried')],
          things: ['ladder', 'tree'],
        },
      },
      {
        text: [
          `"It won't help itself," said the chief. "It's stubborn." ${a} looked up, and felt it in both knees. "It isn't stubborn," said ${a}. Everybody turned. ${a} saw what would come next. They would ask, "And how do you know?" You could say nothing, and keep the hook. "I know," said ${a}, "because I couldn't do the pole."`,
          `"Why doesn't it look at us?" they said. ${a} knew why. But then you would have to say how you knew, in front of the six and half the town. The helmet was only for a month. ${k}, in the crowd, knew as well, and kept quiet. "It's the down," said ${a}, in the end, out loud. "I had it this morning. I had it on the pole."`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'stand', 'shy'), seen(K, 'stand', 'curious')] },
      },
      {
        text: [
          `Nobody laughed, or only one, and he stopped. "Well?" said the chief. "What does one do?" "First you turn off the bell," said ${a}. "Then you all sit down. And then there has to be a face." They sat down, all over the square, like people at a play. ${a} went and stood alone, where there was nothing behind but wall.`,
          `It was quiet for as long as it takes to swallow. "Go on, then," said the chief, and gave ${a} room. So ${a} had the engine stopped, and the blue lights put out. The people were asked to sit on the ground. They were to look at their shoes. "It's easier," said ${a}, "when there's only one of you to look at."`,
        ],
        scene: { camera: 'wide', actors: [seen(A, 'stand', 'determined'), seen(K, 'sit', 'curious')] },
      },
      {
        text: [
          `"Hello up there," said ${a}, in a voice for a small room. "It's as far as a house. I know. ${refrain}" Two eyes opened, a crack. Down below, all alone, somebody was holding out both ears and squinting. ${c} had never seen anything so silly. It leaned out, to see it better. And to lean out further, it had to come down a branch.`,
          `"${refrain}" said ${a}, softly. "Not at them. They're looking at their shoes. Look at this." And ${a} did the ears. One eye opened, up there, and then two. It's hard to be afraid of a thing and to wonder about it at the same time. ${c} felt behind for the next branch without looking. It was there. So was the one after.`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'look-up', 'happy'), seen(C, 'walk', 'curious')], things: ['tree'] },
      },
      {
        text: [
          `It took half an hour. ${A.names} ears ached. Branch after branch ${c} came, backwards, and never looked away from that face. Nobody in the whole square breathed louder than a leaf. When there was grass under all four paws, ${c} looked quite surprised. It got straight into the red helmet, which was lying there, and turned round twice.`,
          `The clock struck four, and they all glared at it. Slowly, paw under paw, ${c} came down through the whole of that old tree. ${a} did not dare to sneeze. "That's it," said ${a}, at last. "That's the ground. You can look at that, if you like. It isn't down any more." ${c} preferred the inside of the helmet.`,
        ],
        scene: { camera: 'close', actors: [seen(C, 'sit', 'happy'), seen(A, 'kneel', 'proud')], things: ['helmet'] },
      },
      {
        text: [
          `"That was you, with the ears," said ${a} to ${k}, when the people had gone. "They're yours by rights." "You did them better," said ${k}. The chief came over, with her hands behind her back. "I took the stairs for two years," she said. "When we still had stairs." Then she gave ${a} the helmet, with ${c} still in it. "It need not be for a month," she said.`,
          `They drove back without the siren, so as not to wake the helmet. One after another the six told ${a} what it was with them. One had it with spiders. One had it with the telephone. "You never said," said ${a}. "You never asked," they said. "How could you? You only came on Monday." The pole looked a good deal shorter that night.`,
        ],
        scene: {
          time: 'sunset',
          camera: 'medium',
          actors: [seen(A, 'stand', 'happy'), seen(K, 'stand', 'proud')],
          things: ['helmet', 'fire-engine'],
        },
      },
      {
        text: [
          `On Saturday there was swimming. ${k} stood on the diving board, and looked at the water, and it was as small as a stamp. On the other side, by the clock, somebody in a red helmet was standing among the towels. "${refrain}" it called, and held out both ears. And ${k} did.`,
          `The next morning ${k} went up on the high board again. It had not got any lower. Far down on the edge sat ${a}, between the bags. The others waved. ${a} did not wave. ${a} did the ears. "${refrain}" Nobody else knew why ${k} laughed, all the way to the water.`,
        ],
        scene: {
          setting: 'swimming-pool',
          time: 'day',
          camera: 'wide',
          actors: [seen(K, 'jump', 'excited'), seen(A, 'cheer', 'happy')],
        },
      },
    ],
  };
}
