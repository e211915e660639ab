import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';

const REFRAINS = [
  'Is it you?',
  'Are you the one?',
  'Is this you?',
  'Who are you?',
  'Are you mine?',
  'Is it really you?',
  'Could it be you?',
  'Are you my one?',
  'Might it be you?',
  'Is it you, then?',
  'Are you really you?',
] as const;
const TITLES = ['is it you', 'pink', 'the toys in the washing machine', 'the day the toys came out wrong'];

/** After the washing all the toys are pink and have one another's ribbons. Only one has a hollow where a chin fits. */
export const WASH: EventPlot = {
  id: 'wash',
  when: /\b(?:wash\w*|laundry|machine|mix\w*|mud\w*|dirty|pink|swap\w*|clean)\b/i,
  young,
  middle,
  old,
};

function young(going: Going): Told {
  const { chance, K, G, g, Gcap, k, A, company } = going;
  const M = A.being?.id === 'teddy' ? A : company.meet('teddy');
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `${M.introduced} slept with ${K.introduced}. ${K.names} chin lay on the soft tummy. It fitted.`,
          `Here is ${K.introduced}. Here is ${M.introduced}. Chin on tummy, they both slept.`,
        ],
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sleep', 'sleepy'), seen(M, 'sleep', 'sleepy')],
        },
      },
      {
        text: [
          `In the morning they played in mud. ${M.name}, the rabbit, the toys. All of them!`,
          `In the morning out they went. Mud on ${M.name}! Mud on the rabbit! Mud on all!`,
        ],
        scene: {
          setting: 'garden',
          time: 'day',
          camera: 'wide',
          actors: [seen(K, 'jump', 'happy'), seen(M, 'sit', 'happy')],
          things: ['puddle', 'rabbit-toy'],
        },
      },
      {
        text: [
          `"In you go!" said ${g}. Into the washing machine. And one red sock.`,
          `${Gcap} washed the toys. Round they went. Swish! There was a red sock, too.`,
        ],
        scene: {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(K, 'stand', 'calm'), seen(G, 'stand', 'happy')],
          things: ['sock'],
        },
      },
      {
        text: [
          `Out they came. Oh! They were pink. All the toys were pink!`,
          `The machine stopped. Open the door. Pink! Pink! Every toy was pink!`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'stand', 'surprised')], things: ['basket'] },
      },
      {
        text: [
          `Where was ${M.name}? ${k} took one. It had long ears. "${refrain}" No. It was the rabbit.`,
          `${k} held up one toy. "${refrain}" No, the rabbit!`,
        ],
        scene: { camera: 'wide', actors: [seen(K, 'hold', 'worried', 'rabbit-toy')] },
      },
      {
        text: [
          `${k} took another. "${refrain}" It had a ribbon. It was the wrong bear.`,
          `"${refrain}" This one was a bear. But it was hard and flat.`,
        ],
        scene: { camera: 'medium', actors: [seen(K, 'point', 'worried')] },
      },
      {
        text: [
          `${k} sniffed one. "${refrain}" They all smelled of soap.`,
          `All the toys were so clean. ${k} sniffed and sniffed. "${refrain}"`,
        ],
        scene: { camera: 'wide', actors: [seen(K, 'think', 'worried')] },
      },
      {
        text: [
          `Now it was bedtime. There were ten pink toys. Who was ${M.name}?`,
          `Time for bed. ${k} had ten toys. But which was ${M.name}?`,
        ],
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(K, 'sit', 'sad')],
          things: ['basket'],
        },
      },
      {
        text: [
          `${k} lay down on one. No. ${k} lay down on the next. There! The chin fitted!`,
          `${k} put a chin on this one. No. And on this one? Yes! It went right in.`,
        ],
        scene: { camera: 'wide', actors: [seen(K, 'hug', 'surprised'), seen(M, 'sit', 'happy')] },
      },
      {
        text: [
          `"It is you," said ${k}. Chin on tummy, they slept. Pink, and warm, and right.`,
          `"It is you, ${M.name}." Good night, ${k}. Good night, pink bear.`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'sleep', 'sleepy'), seen(M, 'sleep', 'sleepy')] },
      },
    ],
  };
}

function middle(going: Going): Told {
  const { chance, K, k, G, g, Gcap, A, company } = going;
  const M = A.being?.id === 'teddy' ? A : company.meet('teddy');
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `${K.introduced} and ${M.introduced} had a way of sleeping. ${K.names} chin went on the bear's tummy, and stayed there. After all those nights there was a hollow in it. It fitted like an egg in a cup.`,
          `By day there were a lot of toys. By night there was ${M.introduced}. ${K.introduced} slept with chin on bear. It had been done so often that the tummy had a dip. "That's my place," said ${k}.`,
        ],
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sleep', 'sleepy'), seen(M, 'sleep', 'sleepy')],
        },
      },
      {
        text: [
          `Next day it rained, and then it was mud. ${k} made a mud cake, and everyone had some. The toy rabbit had it up the ears. ${M.name} had it on the ribbon. "More cake," said ${k}, until they were all the same brown.`,
          `The next morning there was a puddle as big as a pond. ${k} took the toys to sea. The boat turned over, because it was a hat. Up they came, rabbit and bears, as brown as gravy.`,
        ],
        scene: {
          setting: 'garden',
          time: 'day',
          camera: 'medium',
          actors: [seen(K, 'jump', 'excited'), seen(M, 'sit', 'happy')],
          things: ['puddle', 'rabbit-toy'],
        },
      },
      {
        text: [
          `"Into the machine," said ${g}. In went nine toys. Nobody looked into the toe of the drum, where there was one red sock. Round they went, ears and paws, and ${k} sat and watched the window.`,
          `"Stop!" said ${g}. "They can't come in like that." So it was the washing machine. In they all went, head first. At the last moment a sock slid in as well. It was red. It was very red.`,
        ],
        scene: {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(K, 'stand', 'worried'), seen(G, 'stand', 'calm')],
          things: ['sock'],
        },
      },
      {
        text: [
          `"Oh," said ${g}. Out of the machine came a pink rabbit. Out came a pink dog, and then five pink bears. The ribbons had come off, and so had a nose or two. They lay in the basket like sweets.`,
          `Click, went the door. ${k} looked in. "They're not mine," said ${k}. "Mine were brown and grey." "They are now," said ${g}. They were pink from top to toe. All their ribbons lay in a knot at the bottom.`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(K, 'stand', 'surprised'), seen(G, 'stand', 'surprised')],
          things: ['basket'],
        },
      },
      {
        text: [
          `"Which is ${M.name}?" said ${k}. ${Gcap} held up one. It was the right size. ${k} turned it round. "${refrain}" But two long ears fell out from under it. It was the rabbit, upside down.`,
          `"${M.name} will be near the top," said ${g}. ${k} picked up a wet one. "${refrain}" It had a kind face. It also had a tail, and no bear of ${K.names} had a tail. That was the rabbit.`,
        ],
        scene: { camera: 'wide', actors: [seen(K, 'hold', 'worried', 'rabbit-toy'), seen(G, 'stand', 'calm')] },
      },
      {
        text: [
          `"Here's a blue ribbon," said ${g}. "${M.name} has a blue one." It was tied to a bear. "${refrain}" said ${k}. But a ribbon can come off in the wash, and get tied to anyone. This bear had a hard fat tummy.`,
          `They tried by the ribbons. The blue one was ${M.names}. ${k} tied it on a bear and stood back. "${refrain}" The bear looked pleased. Then they tied it on the next, and that one looked just the same.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(K, 'point', 'worried'), seen(G, 'stand', 'worried')],
          things: ['ribbon'],
        },
      },
      {
        text: [
          `"I know how ${M.name} smells," said ${k}. It was of toast, and bed, and a bit of dog. ${k} sniffed along the line, from peg to peg. "${refrain}" They smelled of soap. They all smelled of flowers.`,
          `${k} shut both eyes and sniffed. ${M.name} smelled of biscuit, and of holidays. "${refrain}" But the machine had washed that off. It was all gone down the pipe. Nine toys smelled like a clean towel.`,
        ],
        scene: { camera: 'wide', actors: [seen(K, 'think', 'worried')] },
      },
      {
        text: [
          `It was bedtime, and along the pillow sat a row of pink toys. "Any of them would be glad to," said ${g}. ${k} did not want any of them. ${k} wanted that one.`,
          `They were dry by bedtime. ${Gcap} put them all into the bed, so that nobody was left out. It was very full and very pink. "But which do I say good night to?" said ${k}.`,
        ],
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(K, 'sit', 'sad'), seen(G, 'stand', 'worried')],
          things: ['basket'],
        },
      },
      {
        text: [
          `${k} lay down to think, with a chin on the nearest. It was like lying on a ball. ${k} moved on. The next one was like a cushion, and the one after was too flat. ${k} sat up. Then ${k} tried all the rest, quite fast.`,
          `${k} was tired, and put ${K.names} head down on whoever was there. It was too high. The next was too low. And then ${k} knew what the machine could not wash off. ${k} went along the row, chin first.`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'hug', 'curious')] },
      },
      {
        text: [
          `Not that one. Not that. And then ${K.names} chin went down, and in, and stopped. There was a hollow, as deep as a hundred nights. It was just right. "It's you!" said ${k}. "Oh, it's you!"`,
          `Number six was bony. Number seven was stuffed too well. At number eight ${K.names} chin sank into a dip. It was just so deep. Nobody can tie that to somebody else. "It's you," said ${k}.`,
        ],
        scene: { camera: 'medium', actors: [seen(K, 'hug', 'happy'), seen(M, 'sit', 'happy')] },
      },
      {
        text: [
          `"I can see you better now," says ${k}. ${M.name} is still pink, and it shows up in the dark. ${k} sleeps, chin on tummy. In the morning there is a bit of toast smell again.`,
          `"I don't mind you pink," said ${k}. Chin on tummy, they lay in the dark. The others had the foot of the bed. They were clean and dry, and sound asleep, and each of them was somebody.`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'sleep', 'sleepy'), seen(M, 'sleep', 'sleepy')] },
      },
    ],
  };
}

function old(going: Going): Told {
  const { chance, K, k, g, G, Gcap, A, company } = going;
  const M = A.being?.id === 'teddy' ? A : company.meet('teddy');
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `You would not have paid much for ${M.introduced}. One ear had been sucked, and one arm was on its third thread. The fur had mostly gone. But in the middle of that bear was a hollow. It was as deep as a soup spoon. ${K.introduced} had made it, with the point of the chin, in more nights than you could count. When the chin went into the hollow, ${k} was asleep. That's how it was done.`,
          `${K.introduced} did not know how other people went to sleep. ${k} lay down on ${M.introduced}, chin on tummy, and turned the chin a bit to the left. There it clicked. It was not a noise; you could only feel it. Year by year the stuffing had moved over to make room. "That bear's worn out," people said. "That bear's worn in," said ${k}.`,
        ],
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sleep', 'sleepy'), seen(M, 'sleep', 'sleepy')],
        },
      },
      {
        text: [
          `Next day there was the great mud. It had rained for a week, and the end of the garden had come loose. ${k} and ${M.name} were explorers. They took the toy rabbit, and two old bears from the cupboard, and three new ones, from aunts. By noon you could not have told an explorer from the ground. "Stand them on a newspaper," said ${g}, in the doorway, "and don't touch a wall."`,
          `The next morning the pond came up to see the house. ${k} put all the toys on a tray, and pulled it over the lawn, for a lifeboat. They saved each other twice. There was the toy rabbit, and six bears, if you count the ones from the cupboard. The third time nobody saved anyone. They came up with mud in their ears. They all had the same face.`,
        ],
        scene: {
          setting: 'garden',
          time: 'day',
          camera: 'medium',
          actors: [seen(K, 'jump', 'excited'), seen(M, 'sit', 'happy')],
          things: ['puddle', 'rabbit-toy'],
        },
      },
      {
        text: [
          `"It's a bear," said ${g}. "It'll wash." "${M.name} doesn't wash," said ${k}. "${M.name} has never been washed." ${Gcap} could well believe that. Into the machine they went, one after another. ${k} took off the ribbon and put it on again, and asked if it was dark in there. Under the rubber at the front, where nobody ever looks, lay a sock. It was new, and it was scarlet.`,
          `"Forty degrees," said ${g}, "and no spinning. I promise." ${k} put ${M.name} into the machine last, feet first, so that the face could look out. Then the water came. For an hour ${k} sat before the round window on a stool. Brown went by. Then grey went by. After that there was a new colour, which ${k} did not remember having put in. It got stronger.`,
        ],
        scene: {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(K, 'stand', 'worried'), seen(G, 'stand', 'calm')],
          things: ['sock'],
        },
      },
      {
        text: [
          `There is a pink that is hardly there. This was not that one. It was the pink of medicine and of birthday cakes. They lifted them out, a leg at a time. The ribbons were in a lump like spaghetti, and there were three eyes in the filter. "I am so sorry," said ${g}. On the kitchen table sat seven toys, all of one colour. They looked at ${k} as if it had been ${K.names} idea.`,
          `${Gcap} opened the door and did not say anything. That's how ${k} knew. Out came the sock, with a slap, as pale as a candle. Everything that the sock had lost, the toys had got. They were pink, right to the seams, and their fur stood up in the same wet points. Two had no noses. "Well, they're clean," said ${g}, very low. "Which one's ${M.name}?" said ${k}.`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(K, 'stand', 'surprised'), seen(G, 'stand', 'surprised')],
          things: ['basket'],
        },
      },
      {
        text: [
          `It ought to have been easy. You would know your own foot. ${k} took the first that came, and looked it in the eye. "${refrain}" It was about as heavy as it should be. But it unrolled, and went on unrolling, and the end of it was ears. "That's the rabbit," said ${g}. "One down." ${k} was not ready to have it counted.`,
          `"${M.name} had one ear shorter," said ${g}, wanting so much to help. They all had, when they were wet. ${k} tried holding them by the arm, which is how ${M.name} was held. "${refrain}" This one hung right. It had the proper sort of droop. Then it dripped, and straightened, and there behind was a round white tail. ${k} put the rabbit down without a word.`,
        ],
        scene: { camera: 'wide', actors: [seen(K, 'hold', 'worried', 'rabbit-toy'), seen(G, 'stand', 'worried')] },
      },
      {
        text: [
          `Then there were the ribbons. ${M.names} was blue; there was no doubt of that. They undid the lump with a fork. ${Gcap} tied the blue one round a neck, and combed the fur, and held it up. "${refrain}" said ${k}, straight into the glass eyes. They shone. "You could choose one," said ${g}. "You'd get used to it." That was not meant unkindly. ${k} untied the ribbon. It went back on the table.`,
          `"A blue ribbon," said ${g}, "and one arm loose." But water loosens everything. There were four loose arms now, and the blue ribbon would go round any of them. ${k} tried it on each, like somebody with a glass slipper. "${refrain}" They all said yes. It is no good asking bears; they only want to be had. "I can't pick one," said ${k}. "What if it's not, and the real one sees me?"`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(K, 'point', 'worried'), seen(G, 'stand', 'worried')],
          things: ['ribbon'],
        },
      },
      {
        text: [
          `${k} went out to where they hung by the ears, to try with the nose. ${M.name} had had a smell. It was toast and ointment, and the back of a car, and a cat that they used to have. You could have been blindfolded. ${k} went down the line with both eyes shut. "${refrain}" It was like smelling seven towels. All those years had gone down the drain, and they had smelled of summer meadow ever since.`,
          `There was one thing more, and ${k} had saved it up. Nobody could take away a smell like that. It had sick in it, and Christmas, and the inside of the tent. ${k} went along the washing line at nose height and breathed in each. "${refrain}" Meadow. Meadow. Summer meadow. ${k} came in again and stood by the stove. "It's not there any more," said ${k}. "There's nobody in them."`,
        ],
        scene: { camera: 'wide', actors: [seen(K, 'think', 'worried')] },
      },
      {
        text: [
          `"I should have asked you," said ${g}. "I thought, it's only mud." ${k} wanted to say something that would hurt. There it was, ready. Then ${k} saw that ${g} had the red sock, and was wringing it, and that it was quite dry. "You didn't know it was in there," said ${k}. "No," said ${g}. "But you told me that ${M.name} doesn't wash."`,
          `"It's your fault!" said ${k}. It was out before it could be stopped. ${Gcap} did not say that it was only a toy. "Yes," said ${g}. "It is." And ${g} sat down on the floor with a needle, and began to sew eyes on to pink faces. ${k} watched. After the fourth, ${k} threaded the next needle.`,
        ],
        scene: { camera: 'medium', actors: [seen(K, 'stand', 'angry'), seen(G, 'stand', 'sad')] },
      },
      {
        text: [
          `At eight there were seven of them on the quilt. Each had two eyes, and a ribbon, and nobody in it. "We could leave the light on," said ${g}. "We could sit up, all of us." "No," said ${k}. ${k} was too tired for that, and had been for an hour. But there was no place to put it down. You cannot go to sleep on somebody whom you don't know.`,
          `They set them in a row. "Sleep with all of them," said ${g}. "Then one of them's bound to be right." ${k} thought that it was the saddest sum there was. It had an answer, and you could not get at it. ${Gcap} stayed on the edge of the bed for a long while. "I'd know you," said ${g}, "if you were pink." "How?" said ${k}.`,
        ],
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(K, 'sit', 'sad'), seen(G, 'stand', 'worried')],
          things: ['basket'],
        },
      },
      {
        text: [
          `${k} let go, in the end. ${K.names} head came down by itself, on the nearest one, as a head does. It was like a football. It came down on the next, and that was like a shelf. ${k} was three parts asleep, and it was not ${k} who thought of it; it was the chin. It wanted something. It was looking. ${k} sat straight up in the dark. What is it that you can't wash out of a bear?`,
          `How do you know somebody? It was not by the colour or the ribbon, and not even by the smell. ${k} put a cheek down to think, and it did not fit. It did not fit! There was a knob where there ought to have been a place. ${k} had forgotten the place. You would no more think of it than of the hole in a doughnut. But nothing had been put on there, so nothing could come off.`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'hug', 'surprised')] },
      },
      {
        text: [
          `${k} did it properly, from left to right, with the eyes shut. Too hard. Too high. New. New. New. The sixth had a ribbon like a cabbage, and was nobody that ${k} had thought of at all. ${k} laid a chin on it and turned it a bit to the left. Down it went. It was as deep as a soup spoon, and it clicked. "It's you," said ${k}. There was somebody in there. There had been all day.`,
          `The old ones from the cupboard were stiff. The ones from aunts were as tight as drums. There was one left, at the end of the row, with a crooked nose and somebody else's eyes. ${K.names} chin came down, and sank, and went on sinking, into a hollow made of nights. It fitted to the last hair. "It is you," said ${k}. And, when it could be said, "Hello."`,
        ],
        scene: { camera: 'medium', actors: [seen(K, 'hug', 'happy'), seen(M, 'sit', 'happy')] },
      },
      {
        text: [
          `${Gcap} put a head in at the door and saw which one it was. "How did you know?" "I didn't," said ${k}, not opening an eye. "I fit." They lay there, chin on tummy. In the dark you could not tell that either of them was pink. And under all that meadow you could have smelled, just beginning, the faintest bit of toast.`,
          `It is a terrible colour for a bear. ${k} won't hear of having it changed. "Then I'd have to start again," ${k} says. The sock is in the drawer, in case. ${Gcap} looks in, last thing, and can see from the landing which one is ${M.name}. It's the one with ${k} on it, asleep.`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(K, 'sleep', 'sleepy'), seen(M, 'sleep', 'sleepy'), seen(G, 'stand', 'calm')],
        },
      },
    ],
  };
}
