import type { Figure, Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { everybody, seen, type EventPlot, type Going } from '../event.ts';

const REFRAINS = [
  'Come back, tent!',
  'Stop that, tent!',
  'Wait for us, tent!',
  'Not so fast, tent!',
  'Stay here, tent!',
  'Stand still, tent!',
  'Come down, tent!',
  'Do come back, tent!',
  'Tent, come here!',
  'Oh, stay, tent!',
  'Whoa, tent, whoa!',
] as const;
const TITLES = ['the tent that went for a walk', 'as light as a leaf', 'come back, tent', 'somebody heavy'];

/** Who is in the field: a sheep, unless the theme has one already. */
const heavyOne = ({ A, B, company }: Going): Figure =>
  company.meet([A, B].some((each) => each.kind === 'sheep') ? 'goat' : 'sheep');
const coldBecause = ({ kind }: Figure): string =>
  kind === 'sheep' ? 'All its wool had been cut off that week' : 'It had stood in the wind all day';

/** The tent is so light that the wind takes it, until somebody heavy is in it. */
export const BLOWN: EventPlot = {
  id: 'blown',
  when: /\b(?:wind|windy|blow\w*|blew|gale|breez\w+|fl(?:y|ies|ew) away)\b/i,
  young,
  middle,
  old,
};

function young(going: Going): Told {
  const { A, B, K, a, b, k, g, at, place, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const beast = heavyOne(going);
  const outside = at ?? 'mountain';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `${A.introduced} went camping. The tent was light as a leaf.`,
          `This was the camping tent. ${A.introduced} could lift it.`,
        ],
        scene: { setting: outside, camera: 'medium', actors: [seen(A, 'hold', 'happy')], things: ['tent'] },
      },
      {
        text: [
          `${B.introduced} helped. Up went the tent at ${place ?? 'the hill'}.${comesToo} Then they went to ${g} for supper.`,
          `Up it went at ${place ?? 'the hill'}. ${B.introduced} pulled it straight.${comesToo} Then ${g} called them.`,
        ],
        scene: { camera: 'wide', actors: [seen(B, 'stand', 'proud'), seen(A, 'stand', 'happy')], things: ['tent'] },
      },
      {
        text: [
          `Then the wind blew. Hop! The tent hopped away. "${refrain}" said ${a}.`,
          `Whoosh! Up jumped the tent. "${refrain}" said ${a}.`,
        ],
        scene: { weather: 'wind', camera: 'medium', actors: [seen(A, 'reach', 'surprised')], things: ['tent'] },
      },
      {
        text: [
          `${a} tied it to a stick. The wind blew. The stick came out. "${refrain}"`,
          `They tied it to a stick. But the stick was thin. Snap! "${refrain}"`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'kneel', 'determined')], things: ['tent', 'string'] },
      },
      {
        text: [
          `${b} put a pillow in the tent. The pillow was light, too. Whoosh! "${refrain}"`,
          `In went a pillow. "Now it is heavy," said ${b}. It was not. "${refrain}"`,
        ],
        scene: { camera: 'medium', actors: [seen(B, 'stand', 'worried')], things: ['tent', 'pillow'] },
      },
      {
        text: [
          `Off flew the tent! It went over the hedge. They all ran. It was gone.`,
          `Up went the tent. It flew right over the hedge. They ran and ran.`,
        ],
        scene: { camera: 'wide', actors: everybody(going, 'run', 'worried'), things: ['tent', 'bush'] },
      },
      {
        text: [
          `There it was, in a field. It walked! It had four legs.`,
          `There was the tent. It was walking about! On four legs!`,
        ],
        scene: { setting: 'farm', camera: 'wide', actors: everybody(going, 'look-up', 'surprised'), things: ['tent'] },
      },
      {
        text: [
          `Out came a nose. ${cap(beast.says)}! It was ${beast.aKind}. It sat down in the tent.`,
          `Who is in there? ${cap(beast.aKind)}! It looked out of the tent. Then it sat down.`,
        ],
        scene: { camera: 'close', actors: [seen(beast, 'sit', 'calm')], things: ['tent'] },
      },
      {
        text: [
          `The wind blew. The tent did not move. "${cap(beast.theKind)} is heavy!" said ${k}. "Quick! We can all get in!"`,
          `Whoosh! But the tent stood still. "Somebody heavy is in it!" said ${k}. "We are heavy, too!"`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(K, 'point', 'excited'), seen(beast, 'sit', 'calm')],
          things: ['tent'],
        },
      },
      {
        text: [
          `So they all slept in the tent. Stay there, tent. Good night.`,
          `Now they are all in the tent. The tent stays. Good night, ${beast.kind}.`,
        ],
        scene: {
          time: 'night',
          camera: 'wide',
          actors: [...everybody(going, 'sleep', 'sleepy'), seen(beast, 'sleep', 'sleepy')],
          things: ['tent'],
        },
      },
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, K, a, b, k, g, at, place, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const beast = heavyOne(going);
  const outside = at ?? 'mountain';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `${A.introduced} had a new tent. It was so thin that the light came through. "It weighs no more than a sandwich," said ${a}. And that was the best thing about it, until the evening.`,
          `The tent was yellow, and the lightest in the shop. ${A.introduced} could hold it up without any help. "Feel that," said ${a}. "It's like holding nothing!"`,
        ],
        scene: { setting: 'living-room', camera: 'medium', actors: [seen(A, 'hold', 'proud')], things: ['tent'] },
      },
      {
        text: [
          `They went camping at ${place ?? 'the hill'}, and ${g} carried the beans.${comesToo} ${B.introduced} pulled one side and ${a} pulled the other. Up stood the tent, quite empty. "Now for supper," said ${b}.`,
          `${a} and ${B.introduced} put it up at ${place ?? 'the hill'}.${comesToo} It took two minutes. Then everybody went to ${g} to see about the beans. Nobody was in the tent at all.`,
        ],
        scene: {
          setting: outside,
          camera: 'wide',
          actors: [seen(B, 'stand', 'happy'), seen(A, 'stand', 'happy')],
          things: ['tent'],
        },
      },
      {
        text: [
          `Then the wind got up. The tent shook itself like a wet dog. It gave a hop. It gave another. "${refrain}" said ${a}, and caught it by the door.`,
          `The wind came along and looked in. Nobody was at home. So it lifted one corner, and the tent went hopping off like a frog. "${refrain}" shouted ${a}.`,
        ],
        scene: { weather: 'wind', camera: 'medium', actors: [seen(A, 'reach', 'surprised')], things: ['tent'] },
      },
      {
        text: [
          `So they tied it down with string, to four good sticks. "That's better," said ${b}. But the ground was soft. Pop, pop, pop, pop, out came the sticks. "${refrain}"`,
          `"String," said ${b}, and tied the tent to a bush. It was a good knot, but it was a small bush. When the wind pulled, the bush came too. "${refrain}"`,
        ],
        scene: { camera: 'close', actors: [seen(B, 'kneel', 'determined')], things: ['tent', 'string'] },
      },
      {
        text: [
          `"It's too light," said ${a}. "We'll put something in." They put in the pillows. But pillows are light as well. The tent grew fat and round, and left the ground. "${refrain}"`,
          `"Let's make it heavy," said ${a}. In went the blankets and the pillows. They filled it to the top. But it was like filling a cloud with feathers. Up it went. "${refrain}"`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'stand', 'worried')], things: ['tent', 'pillow'] },
      },
      {
        text: [
          `Away it flew, over the hedge, like a big yellow bird. Pillows fell out on the way. They ran after it, and picked them up, and ran again. When they looked up, there was only sky.`,
          `It sailed over the hedge and was gone. They followed the pillows. One lay in the grass, one on the gate, and one in a puddle. But there was no tent.`,
        ],
        scene: { camera: 'wide', actors: everybody(going, 'run', 'worried'), things: ['pillow', 'bush'] },
      },
      {
        text: [
          `"We'll have to sleep in a hedge," said ${b}. "Shh," said ${a}. Down in the next field stood the tent. It took a step. It took four steps. Then it stopped, and ate some grass.`,
          `They looked over the gate. "I can see it!" said ${k}. The tent was walking slowly across the field. Now and then it bent down for some grass. "Tents don't do that," said ${b}.`,
        ],
        scene: { setting: 'farm', camera: 'wide', actors: everybody(going, 'look-up', 'surprised'), things: ['tent'] },
      },
      {
        text: [
          `${a} went up to it on tiptoe and opened the door. "${cap(beast.says)}," said somebody. It was ${beast.aKind}. ${coldBecause(beast)}. And here came a house by air. It sat down in the middle and would not come out.`,
          `A face looked out of the door, chewing. "${cap(beast.says)}," it said. It was ${beast.aKind}. ${coldBecause(beast)}. Then something warm and yellow had fallen on its back. It lay down, tent and all.`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(beast, 'sit', 'calm'), seen(A, 'stand', 'surprised')],
          things: ['tent'],
        },
      },
      {
        text: [
          `The wind blew the hardest yet. ${k} looked at the tent, and waited for it to go. It did not even hop. "Oh!" said ${k}. "It doesn't want sticks. It wants somebody heavy in it!"`,
          `Along came the wind, and pushed. They all took hold. But nothing happened. "Let go," said ${k}. "Look! It stays by itself! It only flew away because it was empty!"`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(K, 'point', 'excited'), seen(beast, 'sit', 'calm')],
          things: ['tent'],
        },
      },
      {
        text: [
          `So they fetched the beans and all got in. ${cap(beast.theKind)} sat in the middle, and ${g} lay across the door. "We've never been so heavy," said ${a}. And it was warm, too.`,
          `So one by one they crept in beside ${beast.theKind}. There was just room. "Is everybody being heavy?" said ${a}. "Very," said ${g}. They ate the beans out of the pan.`,
        ],
        scene: {
          time: 'sunset',
          camera: 'medium',
          actors: [...everybody(going, 'sit', 'happy'), seen(beast, 'sit', 'happy')],
          things: ['tent', 'saucepan'],
        },
      },
      {
        text: [
          `All night the wind went round and round, looking for a way in. "Not tonight," said ${k}, into something warm. The tent did not go anywhere. Everybody in it was fast asleep.`,
          `The wind pulled at the tent until it was tired. Then it went to find a hat somewhere. "Stay there, tent," said ${k}. But the tent was full, and everyone was asleep.`,
        ],
        scene: {
          time: 'night',
          camera: 'wide',
          actors: [...everybody(going, 'sleep', 'sleepy'), seen(beast, 'sleep', 'sleepy')],
          things: ['tent'],
        },
      },
    ],
  };
}

function old(going: Going): Told {
  const { A, B, K, a, b, k, g, Gcap, at, place, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const beast = heavyOne(going);
  const outside = at ?? 'mountain';
  const hill = place ?? 'the hill';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `There are two ways to go camping, and that was the trouble. ${A.introduced} had saved up for the lightest tent in the shop. It came in a bag no bigger than a loaf. "If you can't carry it in one go," said ${a}, "you don't need it." ${B.introduced} had packed two pillows, three books, a saucepan, a spare saucepan and a clock. "You never know," said ${b}.`,
          `${A.introduced} had read all about it. A good camper takes one spoon, and cuts the handle off it. The new tent weighed less than a cat. ${B.introduced} had read nothing, and could hardly lift the bag. "What have you got in there?" said ${a}. "Home," said ${b}. "Most of it."`,
        ],
        scene: {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(A, 'hold', 'proud'), seen(B, 'stand', 'happy')],
          things: ['tent', 'backpack'],
        },
      },
      {
        text: [
          `So they came to ${hill}, with ${g} in front.${comesToo} ${a} skipped about, and ${b} sat down every so often and said it was for the view. "I said so," said ${a}. The tent went up in two minutes. It stood there, thin and yellow, with the sun shining right through it.`,
          `They walked to ${hill}, and ${b} was last the whole way.${comesToo} "You could leave the books," said ${a}. "I could leave you," said ${b}, and puffed. But the tent was up before the kettle was out. Even ${g} had to say that it was quick. It was so thin that you could see the clouds through the roof.`,
        ],
        scene: {
          setting: outside,
          camera: 'wide',
          actors: everybody(going, 'walk', 'happy'),
          things: ['tent', 'backpack'],
        },
      },
      {
        text: [
          `They were all down at the stream with the saucepan when ${k} looked back. The tent was standing on one edge. It seemed to be thinking. Then the wind gave it a small push, and it set off across the grass in hops. "${refrain}" shouted ${a}, and caught it by one string.`,
          `Nobody heard the wind come. What they heard was a flap, and then another. The tent was coming to meet them. It bounced twice, quite slowly, and tried to go round. "${refrain}" said ${a}, and fell on it. It was like falling on a paper bag.`,
        ],
        scene: {
          weather: 'wind',
          camera: 'medium',
          actors: [seen(A, 'run', 'surprised')],
          things: ['tent', 'saucepan'],
        },
      },
      {
        text: [
          `"Where are the pegs?" said ${g}. ${a} did not answer at once. Pegs were made of iron, and there were twelve of them. ${a} had left them at home in a drawer. They cut sticks and knocked those in instead. The ground was soft, and the wind was not. Twelve sticks came out, one after another, like buttons off a coat. "${refrain}"`,
          `${Gcap} asked for the bag of pegs. There was a silence. "They were the heaviest part," said ${a}, in a small voice. So they used string, and the only bush there was. That held for as long as it takes to say so. Then the tent pulled, and the bush leaned over to see where it wanted to go. The string slid off the top. "${refrain}"`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'kneel', 'worried')], things: ['tent', 'string'] },
      },
      {
        text: [
          `"You can put my things in it," said ${b}. "They're heavy. You said so all day." It was kindly meant, but ${a} did not hear it so. "We don't need your things," said ${a}. "It's a good tent. It only has to get used to us." So they put in the pillows, which were the lightest. The wind took a deep breath.`,
          `${b} opened the big bag. "Three books," said ${b}. "Two saucepans. A clock. Shall we see what the wind says to a clock?" It would very likely have worked. But ${a} was red in the face by then. "It's got to stay up the proper way," said ${a}, "without all that." One pillow was allowed. They heard the wind coming through the grass.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(B, 'hold', 'calm'), seen(A, 'stand', 'angry')],
          things: ['backpack', 'pillow'],
        },
      },
      {
        text: [
          `It filled up, and went round and tight, and left. It did not hop this time. It rose over the hedge with its strings hanging down, and grew small. "${refrain}" called ${a}. But nobody has ever called back a thing that has never been told where it lives. ${a} looked at the square of flat grass. It had taken two years to save for that.`,
          `The tent went straight up like a kite. It turned over once, so that they saw its floor, and dropped a pillow. Then it was a yellow bird, and then a yellow moth, and then nothing. "${refrain}" said ${a}, but not loudly. It was already too late for that. All the birthdays of two years had gone over the hedge.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(A, 'stand', 'sad'), seen(B, 'stand', 'worried')],
          things: ['bush', 'pillow'],
        },
      },
      {
        text: [
          `They ran until the field ended. ${b} had the big bag, and fell behind, and got stuck in the gate. ${a} could have gone on alone, and faster. The sun was already low. ${a} stood there for one breath. Then ${a} came back, and took the other strap. "I thought it was all rubbish," said ${a}. "It is," said ${b}. "But it's my rubbish."`,
          `One of them could run, and one of them had a bag. "Go on," said ${b}. "You'll lose it." It was true. ${a} ran as far as the gate, and looked at the empty sky. Then ${a} looked back at ${b}, who was quite small. It is hard to run the wrong way. "Give me one side," said ${a}. After that they were both slow.`,
        ],
        scene: {
          setting: 'farm',
          camera: 'medium',
          actors: [seen(A, 'hold', 'determined'), seen(B, 'walk', 'happy')],
          things: ['backpack', 'gate'],
        },
      },
      {
        text: [
          `That was how they came to be leaning on the gate, out of breath, when the tent went by. It was walking. It had four thin legs and was in no hurry. It stopped, and bent down, and there was a sound of grass being pulled. "Does it say anything about that," said ${b}, "on the label?"`,
          `They had stopped to change sides. So it was only luck that somebody was looking over the gate. "Don't move," said ${k}. Something yellow was crossing the field on four legs. It scratched itself on a post. It bent down and ate a dandelion. "It's gone wild," whispered ${b}.`,
        ],
        scene: { camera: 'wide', actors: everybody(going, 'look-up', 'surprised'), things: ['tent', 'gate'] },
      },
      {
        text: [
          `Inside was ${beast.aKind}. ${coldBecause(beast)}, and it was shivering still. Then the sky had sent it something warm. It looked at ${a} through the little window, and lay down, and tucked in its feet. "That's mine," said ${a}. "${cap(beast.says)}," it said. You could see that it did not agree. ${a} took hold of the tent to pull it off, and felt how it shook. ${a} let go again.`,
          `${a} opened the door of the tent, and ${beast.aKind} looked out. It was not pleased. ${coldBecause(beast)}, and nobody had asked it about that either. "Shoo," said ${a}. It only shivered and sat down. They could have tipped it out. There were enough of them. But ${a} had leaned against it by then. "It's freezing," said ${a}. "Leave it."`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(beast, 'sit', 'calm'), seen(A, 'kneel', 'surprised')],
          things: ['tent'],
        },
      },
      {
        text: [
          `So there they stood with no beds, and the wind came over the hill for one more go. It hit the tent with a bang. "Hold on!" shouted ${b}. But ${k} had not moved. "You needn't," said ${k}. "Watch." The yellow sides shook and rattled, and the tent sat where it was. "It was never the pegs. It's only light when there's nobody in it."`,
          `Then came the biggest gust of the day. They threw themselves at the tent, from habit. Only ${k} stood back and looked. "Nobody's holding the far side," said ${k}. And nobody was. The far side leaned in, and leaned out again, and stayed. "There's somebody in it. That's all it wanted. It doesn't blow away from people. It blows away from nobody."`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(K, 'point', 'excited'), seen(beast, 'sit', 'calm')],
          things: ['tent'],
        },
      },
      {
        text: [
          `They moved in round the edges. ${cap(beast.theKind)} did not mind, as long as nobody took the middle. In one corner went three books and in another the saucepans. The clock sat on the end of the door. "They're just the right weight," said ${a}. That cost ${a} something, and ${b} knew it. "I've still got a proper spoon," said ${b}. "We can take turns."`,
          `It was a tent for two, and there were a good many more in it than that. ${Gcap} took the windy side. "Pass me something heavy," said ${a}, and asked for ${B.names} books. They went along the bottom edge like a wall. Nothing got in after that. "You never know," said ${b}. "No," said ${a}. "You don't."`,
        ],
        scene: {
          time: 'sunset',
          camera: 'medium',
          actors: [...everybody(going, 'sit', 'happy'), seen(beast, 'sit', 'happy')],
          things: ['tent', 'book'],
        },
      },
      {
        text: [
          `In the night the wind tried every side in turn. ${k} heard it, and the clock, and a slow warm chewing. "${cap(refrain.replace(/[.!]$/, ''))}," said ${k}, half asleep, out of habit. But the tent had not gone anywhere. It had everyone it needed.`,
          `It blew until morning. ${k} woke once, and could not think whose feet were whose. Something breathed on the pillow that smelled of grass. There was no need to call "${refrain}" any more. The tent stood quite still, and ${k} went back to sleep.`,
        ],
        scene: {
          time: 'night',
          camera: 'wide',
          actors: [...everybody(going, 'sleep', 'sleepy'), seen(beast, 'sleep', 'sleepy')],
          things: ['tent'],
        },
      },
    ],
  };
}
