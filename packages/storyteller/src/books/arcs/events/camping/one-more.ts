import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { everybody, seen, type EventPlot, type Going } from '../event.ts';

const REFRAINS = [
  'One thing more, please!',
  'And one more thing!',
  'And this one thing!',
  'One last thing!',
  'One more, only one!',
  'Now one last thing!',
  'Just this one thing!',
  'And this as well!',
  'Oh, and another thing!',
  'One small thing more!',
  'Only this last thing!',
] as const;
const TITLES = ['just one more thing', 'the tent that was full', 'a lamp and a rug', 'the biggest bedroom'];

/** So much is carried from the house into the tent that nobody fits; and all of it is out there already. */
export const ONE_MORE: EventPlot = {
  id: 'one-more',
  when: /\b(?:garden|backyard|back yard|lawn|patio|living room|indoors|packs?|packing|too much)\b/i,
  young,
  middle,
  old,
};

/** Where the tent stands: near enough to a house to go back to it. */
const near = ({ raw }: Going): string => (/back ?yard/.test(raw) ? 'the back yard' : 'the garden');

function young(going: Going): Told {
  const { A, B, K, a, b, k, g, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `They went camping in ${near(going)}. ${A.introduced} looked in. "Nice and empty!"`,
          `Up went the tent in ${near(going)}. ${A.introduced} looked in. Empty!`,
        ],
        scene: { setting: 'garden', camera: 'wide', actors: [seen(A, 'stand', 'happy')], things: ['tent'] },
      },
      {
        text: [
          `In went a rug. That was ${B.introduced}.${comesToo} "${refrain}" said ${a}.`,
          `${B.introduced} had a rug. In it went.${comesToo} "${refrain}" said ${a}.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(B, 'hold', 'happy', 'blanket'), seen(A, 'stand', 'happy')],
          things: ['tent'],
        },
      },
      {
        text: [
          `${a} put in a lamp, for the dark. "${refrain}" said ${b}.`,
          `"It will be dark," said ${a}. In went the lamp. "${refrain}" said ${b}.`,
        ],
        scene: { setting: 'garden', camera: 'close', actors: [seen(A, 'hold', 'happy', 'lamp')], things: ['tent'] },
      },
      {
        text: [
          `${b} put in a big clock. Tick, tock. "${refrain}" said ${a}. It was a chair.`,
          `In went a clock. In went a chair. "${refrain}" said ${a}. It was a pillow.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(B, 'hold', 'happy', 'clock'), seen(A, 'walk', 'happy')],
          things: ['tent', 'chair'],
        },
      },
      {
        text: [
          `Now it was night. The tent was fat. It was full to the top!`,
          `Then it got dark. Look at the tent! It was as round as a bun.`,
        ],
        scene: { time: 'night', camera: 'wide', actors: everybody(going, 'stand', 'surprised'), things: ['tent'] },
      },
      {
        text: [
          `In went ${a}. Out fell the chair. There was no room for ${a}.`,
          `"Good night," said ${a}. But ${a} did not fit in. Bump! Out came the chair.`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'sit', 'worried')], things: ['tent', 'chair'] },
      },
      {
        text: [
          `${b} did not fit. They all sat on the grass. "Oh, dear."`,
          `Nobody fitted in the tent. So they sat on the grass.`,
        ],
        scene: { camera: 'wide', actors: everybody(going, 'sit', 'sad'), things: ['tent'] },
      },
      {
        text: [
          `${k} patted the grass. "It is a rug!" said ${k}. "And there is a lamp! Look!" It was the moon.`,
          `"This grass is soft," said ${k}. "It is a rug. And the moon is a lamp!"`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'point', 'excited')], things: ['moon'] },
      },
      {
        text: [
          `So they lay down outside, with ${g}. ${cricket} "That is our clock."`,
          `They all lay down, and ${g}, too. ${cricket} "And that is the clock!"`,
        ],
        scene: { camera: 'wide', actors: everybody(going, 'sit', 'happy'), things: ['moon', 'tent'] },
      },
      {
        text: [
          `The chair slept in the tent. They slept under the moon. "No more things," said ${k}.`,
          `Good night, chair, in the tent. Now ${k} is asleep. Not one more thing!`,
        ],
        scene: { camera: 'wide', actors: everybody(going, 'sleep', 'sleepy'), things: ['moon', 'tent'] },
      },
    ],
  };
}

const cricket = 'A cricket sang. Tick, tick, tick.';

function middle(going: Going): Told {
  const { A, B, K, a, b, k, g, Gcap, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `They put the tent up in ${near(going)}, twenty steps from the back door. ${A.introduced} looked in. There was a great deal of nothing in it. "We shall sleep out here the whole night," said ${a}.${comesToo}`,
          `It was the night of the tent. ${Gcap} had put it up in ${near(going)}, quite near the house.${comesToo} ${A.introduced} went in and out of it four times. "Hello!" said ${a}. It was so empty that it nearly answered.`,
        ],
        scene: { setting: 'garden', camera: 'wide', actors: [seen(A, 'stand', 'happy')], things: ['tent'] },
      },
      {
        text: [
          `"It's hard," said ${B.introduced}, and fetched the rug. "And it will be dark," said ${a}, and fetched the lamp. It was not camping without a lamp. "${refrain}" said ${b}.`,
          `${B.introduced} tried the floor. "Lumps," said ${b}. So they fetched the bedroom rug. On the way they met the lamp. "It'll be dark, too," said ${a}. "${refrain}"`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(B, 'hold', 'happy', 'blanket'), seen(A, 'hold', 'happy', 'lamp')],
          things: ['tent'],
        },
      },
      {
        text: [
          `It was the clock. ${b} could not sleep without a tick. Then ${a} fetched a chair to put things on. It needed things, of course. "Is that all?" said ${g}. "${refrain}" said ${a}.`,
          `${b} came back with the clock. "I need the tick," said ${b}. After it came the chair from beside the bed. After the chair came what had been lying on it. "${refrain}" said ${a}, running.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(B, 'hold', 'happy', 'clock'), seen(A, 'run', 'happy')],
          things: ['chair', 'tent'],
        },
      },
      {
        text: [
          `Six pillows went in, and nine books, and the picture from over the bed. The tent grew corners. Something inside it rang. "${refrain}" said ${b}. It was the bath mat.`,
          `They took in the books, because you never know. They took in the pillows and the plant. The tent creaked. The sides of it came out like a cat's after supper. "${refrain}" said ${b}, and pushed.`,
        ],
        scene: { camera: 'wide', actors: everybody(going, 'walk', 'happy'), things: ['tent', 'pillow', 'book'] },
      },
      {
        text: [
          `Then it was dark, and it was bedtime. The tent stood there like a great round pudding. ${a} said good night to everyone, and crawled in at the front. The chair came out at the back.`,
          `So it was night, and everything was ready. ${a} lifted the door and went in, as far as the middle. There was a crash. The clock rolled out past ${b} and lay in the grass, ticking.`,
        ],
        scene: { time: 'night', camera: 'medium', actors: [seen(A, 'kneel', 'surprised')], things: ['tent'] },
      },
      {
        text: [
          `They tried one at a time. They tried all at once, with a run. "If we take out the rug, there will be lumps," said ${b}. "If we take out the lamp, it'll be dark," said ${a}. It was dark already. There was no room in the tent for even one of them.`,
          `Could ${b} lie on top of the books? No. Could ${a} stand up all night between the pillows? No. "We need the rug," said ${b}. "We need every single thing." But then there was no place left for anyone who needed it.`,
        ],
        scene: { camera: 'medium', actors: everybody(going, 'stand', 'worried'), things: ['tent'] },
      },
      {
        text: [
          `There was nothing for it but to go in. They looked at the house. It looked very much like every other night. "Not yet," said ${a}, and sat down on the grass. So they all sat down.`,
          `"Bed, then," said ${g}, and looked at the house. Nobody moved. They had told everybody that they would sleep outside. They sat down in the grass for a minute, to be sad in comfort.`,
        ],
        scene: { camera: 'wide', actors: everybody(going, 'sit', 'sad'), things: ['tent'] },
      },
      {
        text: [
          `${k} rolled over and felt the ground. "It's soft here," said ${k}. "It's as soft as the rug. And it goes right to the fence!" Then ${k} looked up. "And somebody has left the lamp on."`,
          `"That's funny," said ${k}. "I can see all your faces. Where's the light coming from?" It came from over the roof. It was the moon, and it was a good deal bigger than the lamp. "And this is the rug," said ${k}, and rolled on it.`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'look-up', 'excited')], things: ['moon'] },
      },
      {
        text: [
          `After that they found everything. Under the hedge a cricket was ticking. "That's my clock," said ${b}. There were even pictures up there, made of stars. ${Gcap} fetched the blankets. That was the only thing they took back out.`,
          `"Then there must be a clock as well," said ${b}, and they listened. Tick, tick, tick, said a cricket in the flower bed. There was a cool wind for a window and a bush for a chair. They only needed blankets, and ${g} had those.`,
        ],
        scene: { camera: 'wide', actors: everybody(going, 'sit', 'happy'), things: ['blanket', 'moon', 'star'] },
      },
      {
        text: [
          `They lay in a row, with ${g} at the end. A star came loose and slid down the sky. "And one more thing," said ${k}. It was the last thing that anybody said. They were asleep, and there was room for all of it.`,
          `So they slept outside, in the biggest bedroom they had ever had. Somewhere a star fell, quite softly. "One more thing," said ${k}, and smiled, and was asleep. In the tent the chair and the books had a very good night.`,
        ],
        scene: { camera: 'wide', actors: everybody(going, 'sleep', 'sleepy'), things: ['tent', 'star'] },
      },
    ],
  };
}

function old(going: Going): Told {
  const { A, B, K, a, b, k, g, Gcap, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `The rule was ${A.names}, and ${A.introduced} had written it on a card: ONE BAG EACH. Explorers, said ${a}, take one spoon. The tent stood in ${near(going)}, twenty-two steps from the back door, with nothing in it but its smell. ${B.introduced} read the card twice. "How big is a bag?" said ${b}.${comesToo}`,
          `"If you were going up a mountain," said ${A.introduced}, "you'd take one spoon." They were going to ${near(going)}. But a night in a tent is a night in a tent, and ${a} meant to do it properly. Nobody was to go back into the house until morning. ${B.introduced} nodded, and looked at the house. It had never looked so full of useful things.${comesToo}`,
        ],
        scene: {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(A, 'stand', 'proud'), seen(B, 'stand', 'curious')],
          things: ['tent'],
        },
      },
      {
        text: [
          `By four o'clock ${b} had found the first lump. It was under the floor, and it was right where a back would go. "I'll just get the rug," said ${b}. "It isn't a thing. It's a floor." ${a} thought that over and let it pass. The rug went in. It did look nice. It made the rest look rather bare. "${refrain}" said ${b}.`,
          `It began with the rug. Nobody could call that luggage, said ${b}, as you were going to lie on it and not carry it. ${a} could not find the mistake in that. And when the rug was down, you saw how dim it was in there. "${refrain}" said ${b}, and was back in a minute with the lamp from the landing.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(B, 'hold', 'happy', 'blanket'), seen(A, 'think', 'calm')],
          things: ['tent'],
        },
      },
      {
        text: [
          `The lamp from the landing was next, and then the clock. "I've got to have the tick," said ${b}. ${a} let that pass as well. It is hard to stop somebody who is so happy. "As you're going," said ${a}, "you might bring my pillow." That was where it all went wrong. "${refrain}" said ${b}.`,
          `After that came the clock. "What for?" said ${a}. "To know what time it isn't morning," said ${b}. It ticked on the rug in a homely sort of way. ${a} listened to it. There was something in what ${b} said. "I shall need my own pillow, of course," said ${a}. "${refrain}" And now there were two of them at it.`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(B, 'hold', 'shy', 'clock'), seen(A, 'stand', 'calm')],
          things: ['pillow', 'tent'],
        },
      },
      {
        text: [
          `They took the chair, to put the lamp on. They took the books that had been on the chair. They took the plant, and the picture of the ship. ${Gcap} met them on the path with the coat stand. "Is that the one spoon?" said ${g}. It was in there too, by then, under something.`,
          `Between tea and sunset they made nineteen trips. In went a chair and a plant and the picture of the ship. In went eleven books. ${Gcap} was asked to hold the door and did not say one word. The tent had been a triangle. It turned into a loaf, and then into something like a parcel that has been sat on by a cow.`,
        ],
        scene: { camera: 'wide', actors: everybody(going, 'walk', 'happy'), things: ['chair', 'book', 'tent'] },
      },
      {
        text: [
          `Night fell. "Well, good night," said ${a}, and lifted the door. A book slid out and hit the grass. ${a} leaned in and shoved. There was a long soft crash, as of one room falling into another. Something inside the tent began to ring, and could not be stopped. "${refrain}" it seemed to say.`,
          `At bedtime they found out. ${a} went in first, and got as far as the books. ${b} took a run at it, and bounced. There were six kinds of comfort in that tent, and they went right up to the roof. A small avalanche of books came out over everybody. Deep down in the dark, where nobody could get at it, the clock struck nine. "${refrain}" said ${a}, bitterly.`,
        ],
        scene: {
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'reach', 'surprised'), seen(B, 'stand', 'worried')],
          things: ['tent', 'book'],
        },
      },
      {
        text: [
          `"Something will have to come out," said ${a}. "Your chair." "It's holding up your pillow," said ${b}. "Then your lamp." "I need the lamp," said ${b}. "Only because you can't sleep without the light on the landing," said ${a}. It was true, and that made it a bad thing to say.`,
          `They had a quarrel then, about what was necessary. ${a} thought that it was not a lamp. ${b} thought that it was not a plant. "You only want the lamp," said ${a}, "because you can't sleep without the light on the landing." It went very quiet. Everyone in the family knew that. Nobody had ever said it out loud.`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'stand', 'angry'), seen(B, 'stand', 'sad')], things: ['tent'] },
      },
      {
        text: [
          `${b} turned round and started back across the grass. It was twenty-two steps. ${a} could have let ${b} go, and taken the chair out, and slept in the tent like an explorer. There would have been room for one. ${a} counted seven steps. "Wait," called ${a}. "You know the picture of the ship? I put it in. I look at it every night, or I can't get off."`,
          `"I'm going to bed," said ${b}. "You can have all of it." ${a} stood there, with a tent to empty and nobody to share it. It was what ${a} had wanted: one explorer and one bag. It looked very big, suddenly. "Don't go," said ${a}. "I brought the picture of the ship because I look at it every night. So that's my lamp. And I never told anybody that."`,
        ],
        scene: { camera: 'wide', actors: [seen(B, 'walk', 'sad'), seen(A, 'reach', 'worried')], things: ['tent'] },
      },
      {
        text: [
          `${b} came back as far as the middle of the grass and sat down. ${a} came as far as that, too. It was a fair place to stop, halfway between the house and the tent. Neither of them had room for anybody. "I'm sorry about the landing," said ${a}. "It's a good lamp," said ${b}. "I'd have let you see it. You could have seen your ship."`,
          `They met in the middle, where there was nothing. It was only the lawn. "I shouldn't have said that about the landing," said ${a}. "You can't sleep without a boat," said ${b}, "so that's all right." They sat there side by side. They had a house behind them and a tent in front, and not one bed.`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'sit', 'shy'), seen(B, 'sit', 'calm')], things: ['tent'] },
      },
      {
        text: [
          `"Have you noticed," said ${k}, "that we can see each other?" They had not. ${k} pointed. Over the chimney, round and yellow, somebody had left a light on. "It's your landing," said ${k}. "And listen." Along under the hedge a cricket was going, tick, tick, tick, as even as you like. "And feel this. There isn't a lump in it from here to the fence."`,
          `${k} was lying flat and looking up. "We needn't have carried anything," said ${k}. "It's all out here. That's the lamp." It was the moon, just clear of the roof. "This is the rug. There's the clock, in the flower bed, if you listen. They've even put pictures up." And there, low over the wall, was a row of stars that did look something like a ship.`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'point', 'excited')], things: ['moon', 'star'] },
      },
      {
        text: [
          `They lay and checked it over. There was a draught, like the one under the bedroom door, only wider. There was a ceiling that nobody would ever have to paint. "We've moved a whole house," said ${b}, "into the one place that hadn't got room for it." "And I was only bringing a spoon," said ${a}, and began to laugh, and then there was no stopping anybody.`,
          `One by one they found the things that they had carried out. There was a chair, if you leaned on the apple tree. There was a plant, and no shortage of that. "Nineteen trips," said ${a}. "It was a very good rug, though," said ${b}. It struck them both at the same moment how it must look to the moon. They laughed until ${g} came to see.`,
        ],
        scene: { camera: 'wide', actors: everybody(going, 'sit', 'happy'), things: ['moon', 'tree', 'tent'] },
      },
      {
        text: [
          `${Gcap} brought blankets out, and lay down at the end of the row like a bookend. The house was dark. The tent stood by itself under the trees, with every comfort inside it and nobody to be comfortable. Once it gave a faint, muffled ring. "That's all right," said ${b}, yawning. "I don't need it just now."`,
          `All they took back was blankets, one each. That came to less than a bag. ${Gcap} had the outside place, against draughts. ${a} had the view of the ship. "Is it bothering you?" said ${a}. "The landing?" But ${b} was looking straight up into the light with both eyes, and they were already half shut.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(B, 'sit', 'sleepy'), seen(A, 'sit', 'happy')],
          things: ['blanket', 'tent'],
        },
      },
      {
        text: [
          `A star came unstuck and slid a long way down. "One more thing," murmured ${k}. But they had gone by then, all of them, out like lamps. There was plenty of room for it.`,
          `Later on there was a falling star, and an owl, and a small wind that turned over a book. That was just one more thing, and another, and another. Nobody had to carry them. ${k} was asleep.`,
        ],
        scene: { camera: 'wide', actors: everybody(going, 'sleep', 'sleepy'), things: ['star', 'tent'] },
      },
    ],
  };
}
