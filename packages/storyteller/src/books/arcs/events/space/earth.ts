import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';

const REFRAINS = [
  'Hello, Earth!',
  'Good day, Earth!',
  'Greetings, Earth!',
  'Are you the Earth?',
  'Good morning, Earth!',
  'Hello there, Earth!',
  'Is that you, Earth?',
  'You must be Earth!',
  'Dear Earth, hello!',
  'So you are Earth!',
  'Hail, Earth!',
] as const;
const TITLES = ['a present for the earth', 'hello from far away', 'somebody from the stars', 'who is the earth'];

/** Somebody from the stars has a present for the Earth, and nobody who looks like the Earth will take it. */
export const EARTH: EventPlot = {
  id: 'earth',
  when: /\b(?:aliens?|martians?|ufos?|flying saucers?)\b|\bspace-?ships?\b[^.]*\b(?:garden|park|street|yard|field|lands?|landed|crash\w*|came down)\b/i,
  only: true,
  young,
  middle,
  old,
};

function young(going: Going): Told {
  const { chance, K, k, A, B, company } = going;
  const M = [A, B].find(({ being }) => being?.id === 'alien') ?? company.meet('alien');
  const N = A.kind === 'dog' || B.kind === 'dog' ? company.meet('badger') : company.meet('dog');
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `Zoom! A ship came down in the garden. Out came ${M.introduced}. ${K.introduced} saw it.`,
          `A ship came down from the stars. It stood in the garden of ${K.introduced}. There was ${M.introduced}!`,
        ],
        scene: {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(M, 'wave', 'happy'), seen(K, 'stand', 'surprised')],
          things: ['spaceship'],
        },
      },
      {
        text: [
          `${M.name} had a present. "It is for the Earth. Who is the Earth?"`,
          `"I bring a present," said ${M.name}. "It is for the Earth."`,
        ],
        scene: { camera: 'medium', actors: [seen(M, 'hold', 'proud', 'present')], things: ['present'] },
      },
      {
        text: [
          `${M.name} saw the watering can. "${refrain}" It said nothing. Drip.`,
          `Was it the watering can? "${refrain}" said ${M.name}. It only went drip.`,
        ],
        scene: { camera: 'close', actors: [seen(M, 'reach', 'curious')], things: ['watering-can'] },
      },
      {
        text: [
          `${M.name} saw a tall tree. "${refrain}" The tree only waved.`,
          `Was it the tree? It was so tall! "${refrain}" It said nothing.`,
        ],
        scene: { camera: 'wide', actors: [seen(M, 'stand', 'curious')], things: ['tree'] },
      },
      {
        text: [
          `Then came ${N.introduced}. "${refrain}" said ${M.name}. Sniff, sniff, sniff.`,
          `Who came next? ${N.introduced}! "${refrain}" ${N.name} sniffed the present.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(M, 'kneel', 'curious'), seen(N, 'stand', 'curious')],
          things: ['present'],
        },
      },
      {
        text: [
          `${N.name} took it and ran. Dig, dig, dig! The present was gone.`,
          `Snap! ${N.name} had the present. ${N.name} dug, and in it went.`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(N, 'run', 'happy'), seen(M, 'stand', 'surprised')],
          things: ['present'],
        },
      },
      {
        text: [
          `${M.name} was sad. "Now the Earth will not get it." Then rain came.`,
          `"Oh, no," said ${M.name}. "It was for the Earth." Plip, plop, rain.`,
        ],
        scene: { camera: 'medium', actors: [seen(M, 'sit', 'sad'), seen(K, 'stand', 'calm')] },
      },
      {
        text: [
          `Look! There was a flower. "It was a seed!" said ${k}. "This is the earth!"`,
          `Then ${k} saw something green. Up it came, up and up! It was a flower.`,
        ],
        scene: { camera: 'wide', actors: [seen(K, 'point', 'surprised')], things: ['flower'] },
      },
      {
        text: [
          `${k} showed ${M.name} the brown earth. "${refrain}" said ${M.name}. The flower nodded.`,
          `"We grow things in the earth," said ${k}. ${M.name} patted it. "${refrain}"`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(K, 'kneel', 'happy'), seen(M, 'kneel', 'surprised')],
          things: ['flower'],
        },
      },
      {
        text: [
          `Now ${M.name} flies home to the stars. And at night the flower shines.`,
          `Good night, ${M.name}! Good night, ${k}. The flower shines like a star.`,
        ],
        scene: {
          time: 'night',
          camera: 'wide',
          actors: [seen(M, 'wave', 'happy'), seen(K, 'wave', 'happy')],
          things: ['spaceship', 'flower'],
        },
      },
    ],
  };
}

function middle(going: Going): Told {
  const { chance, K, k, A, B, company } = going;
  const M = [A, B].find(({ being }) => being?.id === 'alien') ?? company.meet('alien');
  const N = A.kind === 'dog' || B.kind === 'dog' ? company.meet('badger') : company.meet('dog');
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `It came down in the garden, with a noise like a lid. ${K.introduced} saw all of it. First there was a light, and then there was a smell of hot tin. A door opened.`,
          `${K.introduced} was in the garden when the spaceship landed. It was no bigger than a shed. It squashed two cabbages and a bucket. "Sorry," said somebody inside, and a door slid up.`,
        ],
        scene: { setting: 'garden', camera: 'wide', actors: [seen(K, 'stand', 'surprised')], things: ['spaceship'] },
      },
      {
        text: [
          `Out came ${M.introduced}, with a present. It was tied up with a silver bow. "I flew for nine years," said ${M.name}, "to bring this to the Earth. Which of you is it?" There were a lot of things in the garden.`,
          `"I am looking for the Earth," said ${M.introduced}. "I have a present for it, from all of us." It was small and silver, and had a label. FOR THE EARTH, it said. ${M.name} looked about to see who that might be.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(M, 'hold', 'proud', 'present'), seen(K, 'stand', 'curious')],
          things: ['spaceship'],
        },
      },
      {
        text: [
          `The first that ${M.name} met was the watering can. It had a long nose and seemed important. "${refrain}" said ${M.name}, and bowed. Drip, went the watering can. It did not put out a hand. ${M.name} waited for quite a time.`,
          `By the path stood somebody round, with one arm and a long nose. "${refrain}" said ${M.name}. It was the watering can. It did not say anything back. "Perhaps it's shy," said ${M.name}, and went on.`,
        ],
        scene: { camera: 'close', actors: [seen(M, 'reach', 'curious')], things: ['watering-can'] },
      },
      {
        text: [
          `The apple tree was better. It was tall, and had a lot of hands. "${refrain}" cried ${M.name}. The wind blew and all the hands waved. But when ${M.name} held up the present, not one of them took it.`,
          `Next there was the biggest one in the garden, who had leaves. "${refrain}" shouted ${M.name}, right up to the top. An apple fell on ${M.name}. "It has given me a present," said ${M.name}. "But it won't take mine."`,
        ],
        scene: { camera: 'medium', actors: [seen(M, 'stand', 'curious'), seen(K, 'stand', 'calm')], things: ['tree'] },
      },
      {
        text: [
          `"That's a tree," said ${k}. "The Earth is bigger." "Bigger?" said ${M.name}. "It's everything," said ${k}. "It's the whole planet. You're standing on it." ${M.name} lifted up one foot and looked, but there was only mud.`,
          `"I don't think that you can give it to the Earth," said ${k}. "It hasn't got any hands. It's what we all live on." ${M.name} sat down. Nine years is a long way to come with a present.`,
        ],
        scene: { camera: 'wide', actors: [seen(M, 'walk', 'worried'), seen(K, 'walk', 'worried')] },
      },
      {
        text: [
          `Then ${N.introduced} came round the corner. "${refrain}" said ${M.name}, but with less hope. ${N.name} sniffed at the bow. ${N.name} took the present, quick as a wink, and was gone.`,
          `And then somebody did take it. It was ${N.introduced}. "${refrain}" said ${M.name}. ${N.name} seemed to know just what to do. ${N.name} ran off with it.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(N, 'run', 'happy'), seen(M, 'stand', 'surprised')],
          things: ['present'],
        },
      },
      {
        text: [
          `By the time they got there, ${N.name} had dug a hole. By the time they reached the hole, it was full again. "Oh, ${N.name}," said ${k}. There was only brown earth, with a footprint on it.`,
          `They ran. They were too late. There was a patch of flat brown mud, and ${N.name} sat beside it. "Where is it?" said ${k}. ${N.name} looked up at a cloud.`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'kneel', 'worried'), seen(N, 'kneel', 'happy')] },
      },
      {
        text: [
          `It began to rain. They sat under the edge of the ship, the two of them. "What was in it?" asked ${k}. "I don't know," said ${M.name}. "It's from my great-grandmother. All she told me was that the Earth would know what to do."`,
          `The rain came down, and nobody felt like digging. "It doesn't matter," said ${M.name}, which meant that it did. "My great-grandmother wrapped it. It isn't for you to open, she said. Just give it to the Earth, and wait."`,
        ],
        scene: {
          camera: 'wide',
          weather: 'rain',
          actors: [seen(M, 'sit', 'sad'), seen(K, 'sit', 'sad')],
          things: ['spaceship'],
        },
      },
      {
        text: [
          `The rain had stopped when ${k} saw it. Between the beans stood something green. It had two leaves, and then four. It was as tall as a spoon, and then as a spade. "It was a seed!" said ${k}. "You gave it to the earth!"`,
          `"Look," said ${k}. Up out of the mud came a silver thread with a leaf. Then it had a bud. You could see it grow. "Oh!" said ${k}. "The earth! This is called earth as well! It's what you put seeds in!"`,
        ],
        scene: {
          camera: 'close',
          weather: 'clear',
          actors: [seen(K, 'point', 'surprised'), seen(M, 'kneel', 'surprised')],
          things: ['seedling', 'flower'],
        },
      },
      {
        text: [
          `${M.name} knelt down and laid one hand on the wet brown ground. "${refrain}" said ${M.name} softly. There was nothing to hear. But the flower opened, and somebody could be seen to have said thank you.`,
          `"So this is you," said ${M.name}, and patted the mud. "${refrain}" It was warm and soft. A worm came out, and had a look. And over their heads the bud went pop.`,
        ],
        scene: { camera: 'medium', actors: [seen(M, 'kneel', 'happy'), seen(K, 'kneel', 'happy')], things: ['flower'] },
      },
      {
        text: [
          `They said goodbye by the beans. That night ${k} looked out. There was a light in the sky that was going away. And there was a light in the garden that was not. It shone on ${N.name}, asleep.`,
          `When the ship had gone, it got dark. One flower did not. It stood in ${K.names} garden and shone like a small star, all night long. ${N.name} lay next to it, with muddy feet, and slept.`,
        ],
        scene: {
          time: 'night',
          camera: 'wide',
          actors: [seen(M, 'wave', 'happy'), seen(K, 'wave', 'happy')],
          things: ['spaceship', 'flower'],
        },
      },
    ],
  };
}

function old(going: Going): Told {
  const { chance, K, k, A, B, company } = going;
  const M = [A, B].find(({ being }) => being?.id === 'alien') ?? company.meet('alien');
  const N = A.kind === 'dog' || B.kind === 'dog' ? company.meet('badger') : company.meet('dog');
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `It landed behind the beans on a Saturday, when ${K.introduced} was alone in the garden. It was no larger than a shed. There was a hum, a smell of hot tin, and a crunch, which was the rhubarb. Then a hatch went up, and a voice said something long. There was a cough. "I beg your pardon," said the voice. "That was the wrong language. Is this a planet?" "It's a garden," said ${k}.`,
          `${K.introduced} was in the garden to pick beans. There was a noise overhead like somebody sharpening a pencil the size of a street. The beans lay down flat. When they stood up again, there was a spaceship on the rhubarb. "Nine years," said somebody inside it, undoing a great many straps. "And I have come down on somebody's lunch." "It's only rhubarb," said ${k}. "Nobody likes it."`,
        ],
        scene: { setting: 'garden', camera: 'wide', actors: [seen(K, 'stand', 'surprised')], things: ['spaceship'] },
      },
      {
        text: [
          `The somebody was ${M.introduced}, and held a present in both hands, like a full cup. It was wrapped in silver. The label said FOR THE EARTH. "It's to be handed over," said ${M.name}. "I'm not to leave it on a step. I have a speech." ${M.name} unrolled the speech. It went right down the ramp. "Well?" said ${M.name}. "Where do I stand? And which one is it?"`,
          `"I am ${M.name}," said ${M.introduced}, and came out backwards, because of the parcel. It was about as big as an apple, and somebody had folded the corners with great care. "This is for the Earth. I'm to give it in person. I was chosen out of everyone." ${M.name} stood up very straight. "There was a test," said ${M.name}. "Now kindly tell the Earth that I am here."`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(M, 'hold', 'proud', 'present'), seen(K, 'stand', 'curious')],
          things: ['spaceship'],
        },
      },
      {
        text: [
          `Before ${k} could explain, ${M.name} had set off down the path. By the tap stood somebody grey, with a long nose and one arm on the hip. "${refrain}" said ${M.name}, and read out the first yard of the speech. It was about friendship. The watering can dripped. "It's moved," whispered ${M.name}. "It's empty," said ${k}.`,
          `${k} was still wondering where to begin. ${M.name} had not waited. "${refrain}" cried ${M.name}, to the tallest person in sight, and bowed right down to the gravel. It was a watering can, on a post. It let fall one drop. "It's crying," said ${M.name}. "They told me it might. I have a page for that."`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(M, 'reach', 'curious'), seen(K, 'stand', 'calm')],
          things: ['watering-can'],
        },
      },
      {
        text: [
          `The apple tree took longer. It was so large, and it waved so warmly when the wind got up. ${M.name} read to it for twenty minutes. There was a bit in the middle that was nearly poetry. Then ${M.name} held up the silver parcel as high as it would go. A hundred green hands went on waving. Not a single one came down.`,
          `"Now that one is somebody," said ${M.name}. It was the apple tree. ${M.name} had to shout, on account of the leaves. It listened well, you had to say that. It swayed at the sad parts. But at the end, when it ought to have taken the present, it dropped an apple on the speech. "That's just what it does," said ${k}.`,
        ],
        scene: { camera: 'wide', actors: [seen(M, 'stand', 'curious'), seen(K, 'stand', 'worried')], things: ['tree'] },
      },
      {
        text: [
          `So ${k} had to say it. "The Earth isn't anybody. It's all of it. It's everything from here down, and round, and back again. You can't give it something. It hasn't got hands." ${M.name} looked along the ground as far as the fence. "All of it," said ${M.name}. "Nine years. I missed my sister's wedding. I missed nine birthdays, and they were mine."`,
          `"It's not a person," said ${k}. There is no kind way to say a thing like that. "It's a ball of rock, with us on it." "A rock," said ${M.name}. The speech slid off the ramp and lay in the rhubarb. "I practised in front of the mirror. I wasn't chosen, if you want to know. There was a test. I was the only one who came."`,
        ],
        scene: { camera: 'medium', actors: [seen(M, 'stand', 'sad'), seen(K, 'stand', 'worried')] },
      },
      {
        text: [
          `"You have it," said ${M.name}, and put the parcel into ${K.names} hands. "You have been polite. Tell nobody." It was warm, and something inside it moved a very little, like a mouse turning over. ${k} would have liked it more than anything in the world. ${k} read the label. "No," said ${k} slowly. "It doesn't say me." That was hard to say, with the silver shining like that.`,
          `${M.name} pushed the present at ${k}. "I can't take it home. You may as well open it." ${k} had the end of the bow between two fingers. It was quite light, and it hummed. One pull would do it. There was not a soul to see. But somebody's great-grandmother had folded those corners. "It's for the Earth," said ${k}, and tied the bow again.`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'hold', 'worried', 'present'), seen(M, 'sit', 'sad')] },
      },
      {
        text: [
          `"Then what shall we do with it?" said ${M.name}. That was when ${N.introduced} came through the beans. ${N.name} had been asleep under the shed, and had missed everything. "${refrain}" said ${M.name}, without much hope. ${N.name} looked at ${M.name}, and looked at the present. Then ${N.name} took it gently by the bow, and was off.`,
          `They were both so sad that neither of them saw ${N.introduced}. ${N.name} did not care for speeches. ${N.name} liked holes. There was a flash of silver at about the height of a knee. "${refrain}" said ${M.name} to the tail end of it. "Stop!" shouted ${k}. It had gone behind the compost, and the mud was flying.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(N, 'run', 'happy'), seen(K, 'stand', 'surprised'), seen(M, 'stand', 'surprised')],
          things: ['present'],
        },
      },
      {
        text: [
          `When they got there, it was done. There was a patch of brown, stamped flat. ${N.name} sat on top, and would not say exactly where. They dug in four places. They found a spoon. Then it began to rain, in big warm drops, and you could not tell any more where anybody had dug. "That is the end of that," said ${M.name}. "I shall have to tell them I lost it in the mud."`,
          `It is surprising how quickly it can be done, if you are good at it. The hole was gone. So was the present. "I'm sorry," said ${k}. "I should have held on to it. I should have opened it!" "No," said ${M.name}. The rain ran down both of them and made no difference. "You did it right. It's just that there was nobody there to do it for."`,
        ],
        scene: {
          camera: 'wide',
          weather: 'rain',
          actors: [seen(K, 'kneel', 'worried'), seen(M, 'kneel', 'sad'), seen(N, 'sit', 'happy')],
        },
      },
      {
        text: [
          `They sat under the ship. ${M.name} took out what was left of the speech. "How does it end?" asked ${k}. ${M.name} had to turn it round. It was the great-grandmother's part, and nobody had ever thought much of it. "Put this in the Earth's hand. Do not hurry it. The Earth will know what to do." "It's in the earth now, at any rate," said ${M.name}. ${k} sat up.`,
          `It was dry beneath the ship. ${k} picked up the speech and smoothed it. The last line was in another writing, old and thin. "It must be given to the Earth in the dark," read ${k}, "and then it must have rain." "She was very old," said ${M.name}. "We never understood that bit." "In the dark," said ${k}. "And rain." ${k} was already running.`,
        ],
        scene: { camera: 'medium', actors: [seen(M, 'sit', 'sad'), seen(K, 'sit', 'calm')], things: ['spaceship'] },
      },
      {
        text: [
          `It was between the beans. There was a thread of green, as fine as a hair, with a crumb of mud on its head. While they looked, it took the crumb off. It put out one leaf, and then the other. "It's a seed!" said ${k}. "It was always a seed! It's called earth as well, ${M.name}, the brown stuff. It's where you plant things! ${N.name} was the only one who gave it to the right person!"`,
          `Something silver had come up. It was no thicker than a pencil line, but it was going up as they watched, like a lift. There was a leaf at the first floor and a leaf at the second. "Earth," said ${k}. "Oh, we are slow! It's the same word. It's the planet, and it's this!" ${k} held up a handful of mud. "It hasn't got hands. It's the sort of thing that you put a hand in."`,
        ],
        scene: {
          camera: 'close',
          weather: 'clear',
          actors: [seen(K, 'point', 'excited'), seen(M, 'kneel', 'surprised')],
          things: ['seedling', 'flower'],
        },
      },
      {
        text: [
          `${M.name} knelt in the wet, and laid down both hands, flat. The speech was gone, so it had to be done without. "${refrain}" said ${M.name}. "We can see you from our window. You are the blue one. We have always thought that you looked nice." That was all. It was a great deal better than the other. And above them, quite slowly, the bud undid its own silver bow.`,
          `"Now you can say your speech," said ${k}. But ${M.name} had found that it was not wanted. ${M.name} pushed ten fingers into the mud of the garden. It was warm inside, and something wriggled. "${refrain}" whispered ${M.name}. "So there you are." The flower opened with a sound like a very small door. It smelled of somewhere else.`,
        ],
        scene: {
          camera: 'wide',
          time: 'sunset',
          actors: [seen(M, 'kneel', 'happy'), seen(K, 'kneel', 'happy'), seen(N, 'sit', 'proud')],
          things: ['flower'],
        },
      },
      {
        text: [
          `The ship went up at dusk, with a jar of mud on board, for the great-grandmother. Somebody had put a worm in. ${k} stood among the beans until there was nothing to see. Then it got properly dark, all but one corner. It is there now. It shines like a night light, and ${N.name} sleeps beside it, in case there are any more parcels.`,
          `"What do I tell them?" said ${M.name}, in the hatch. "Say it knew what to do," said ${k}. There was a hum, and the beans lay down, and one more star went up among the others. That night ${k} looked out of the window. Out there, somewhere, they were looking in. And by the compost something small and silver shone back.`,
        ],
        scene: {
          time: 'night',
          camera: 'wide',
          actors: [seen(M, 'wave', 'happy'), seen(K, 'wave', 'happy')],
          things: ['spaceship', 'flower'],
        },
      },
    ],
  };
}
