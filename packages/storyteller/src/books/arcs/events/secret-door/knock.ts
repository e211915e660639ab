import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { spotOf } from './spot.ts';
const REFRAINS = [
  'Please knock first!',
  'Knock first, please!',
  'You must knock first!',
  'Do knock first!',
  'First you knock!',
  'Knock, then come in!',
  'Always knock first!',
  'Next time, knock first!',
  'Knock before you come!',
  'A knock first, please!',
  'Now then, knock first!',
] as const;
const TITLES = ['knock first', 'the door without a handle', 'a very small door', 'who is behind the door'];

/** The secret door has no handle. Everything is tried but the one thing that the grown-up says all day: knock first. */
export const KNOCK: EventPlot = { id: 'knock', young, middle, old };

function young(going: Going): Told {
  const { chance, A, G, g, Gcap, B, a, b, comesToo, K, k, company } = going;
  const M = company.meet('hedgehog');
  const spot = spotOf(going);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `${A.introduced} ran into the bathroom. There was ${g}, all wet! "${refrain}" said ${g}.`,
          `Bang! ${A.introduced} ran in. ${Gcap} was in the bath. "${refrain}"`,
        ],
        scene: {
          setting: 'bathroom',
          camera: 'medium',
          actors: [seen(A, 'run', 'happy'), seen(G, 'stand', 'surprised')],
        },
      },
      {
        text: [
          `${a} looked into a box. There sat ${B.introduced}. "${refrain}" said ${b}.`,
          `Then ${a} opened a box. There was ${B.introduced}! "${refrain}"`,
        ],
        scene: {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'run', 'happy'), seen(B, 'hide', 'surprised')],
          things: ['box'],
        },
      },
      {
        text: [
          `Then ${a} found a tiny secret door. It was ${spot.words}!${comesToo}`,
          `A tiny secret door! It was ${spot.words}.${comesToo}`,
        ],
        scene: {
          setting: spot.setting,
          camera: 'wide',
          actors: [seen(A, 'point', 'surprised'), seen(B, 'stand', 'curious')],
        },
      },
      {
        text: [
          `${a} pushed the door. It did not open. It had no handle.`,
          `Push, push. The secret door stayed shut. Where was the handle?`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'reach', 'determined')] },
      },
      {
        text: [`${b} tried a spoon. It was too fat.`, `${b} fetched a spoon. The spoon bent. Oh!`],
        scene: { camera: 'close', actors: [seen(B, 'reach', 'determined')], things: ['spoon'] },
      },
      {
        text: [
          `"Open, door!" said ${a}. The little door stayed shut. "We must go home."`,
          `"Door, open up!" shouted ${a}. But the door did not open.`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'shout', 'worried'), seen(B, 'sit', 'worried')] },
      },
      {
        text: [
          `Then ${k} had a thought. What does ${g} always say? "${refrain}"`,
          `"Wait," said ${k}. "I know! ${Gcap} always says it!"`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'think', 'surprised')] },
      },
      {
        text: [
          `Knock, knock, knock. The door opened! "Hello," said ${M.introduced}. "You did knock!"`,
          `${k} knocked. Knock, knock. Open went the door! There was ${M.introduced}. "Come in!"`,
        ],
        scene: { camera: 'medium', actors: [seen(K, 'kneel', 'happy'), seen(M, 'stand', 'happy')] },
      },
      {
        text: [
          `Behind the door there was tea. There was a very small cake. Yum!`,
          `Inside stood a small table. ${M.name} gave them cake and tea.`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(M, 'sit', 'happy'), seen(K, 'sit', 'happy'), seen(B, 'sit', 'happy')],
          things: ['cake', 'cup'],
        },
      },
      {
        text: [
          `Now it is night. ${k} is asleep. Knock, knock! It is ${M.name}. Come in!`,
          `Good night, ${k}. Who is at your door? Knock, knock. It is ${M.name}, with cake.`,
        ],
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sleep', 'sleepy'), seen(M, 'stand', 'happy')],
        },
      },
    ],
  };
}

function middle(going: Going): Told {
  const { chance, A, G, a, Gcap, g, B, b, comesToo, K, k, company } = going;
  const M = company.meet('hedgehog');
  const spot = spotOf(going);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `${A.introduced} never knocked. "Look what I've got!" said ${a}, and burst into the bathroom. ${Gcap} was in there, with foam on both ears. "${refrain}" said ${g}.`,
          `There was one thing that ${A.introduced} always forgot. It was doors. Bang went the bathroom door, and there sat ${g} with a rubber duck. "${refrain}" said ${g}. "Yes," said ${a}. "Sorry. Look, a snail!"`,
        ],
        scene: {
          setting: 'bathroom',
          camera: 'medium',
          actors: [seen(A, 'run', 'happy'), seen(G, 'stand', 'surprised')],
        },
      },
      {
        text: [
          `After that it was ${B.introduced}, in a box. The lid flew up. "Are you in there?" said ${a}. "${refrain}" said ${b}, from under the wool.`,
          `Next it was ${B.introduced}, alone in a box. Off came the lid. "I'm thinking," said ${b}. "${refrain}"`,
        ],
        scene: {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'run', 'happy'), seen(B, 'hide', 'surprised')],
          things: ['box'],
        },
      },
      {
        text: [
          `And then they found the door. It was a tiny secret door ${spot.words}. It was green, and as high as ${A.names} knee.${comesToo} "It's a secret one," whispered ${a}.`,
          `It was ${b} who saw it first. There was a line of light, ${spot.words}. Round the light was a door, as high as a boot.${comesToo} "A tiny secret door!" said ${a}. "Let's go in!"`,
        ],
        scene: {
          setting: spot.setting,
          camera: 'wide',
          actors: [seen(A, 'point', 'surprised'), seen(B, 'stand', 'curious')],
        },
      },
      {
        text: [
          `${a} went straight at it, and bumped. It did not open. There was no handle on it, and no keyhole. It was as smooth as a plate. "It must be stuck," said ${a}.`,
          `${a} ran at it, as usual. Thump! The door was shut fast. ${a} felt all over it for a handle, and there was none. "Who makes a door with no handle?" said ${a}.`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'reach', 'determined')] },
      },
      {
        text: [
          `${b} tried a spoon in the crack. The crack was thinner than the spoon. ${b} tried a leaf. That went in. But it came out in two bits.`,
          `"You want something flat," said ${b}, and fetched a spoon. They pushed it in at the side, and leaned on it. The door did not bend. The spoon did.`,
        ],
        scene: { camera: 'close', actors: [seen(B, 'reach', 'determined')], things: ['spoon'] },
      },
      {
        text: [
          `"Open!" shouted ${a}. "Open, I say! Open, or I'll be cross!" Nothing happened. Behind the door somebody seemed to be humming, and the humming stopped.`,
          `They tried magic words. "Abracadabra," said ${b}. "Open up!" said ${a}, and stamped. They put their ears to it. There was a clink in there, like a cup. Then it was quiet.`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'shout', 'determined'), seen(B, 'stand', 'worried')] },
      },
      {
        text: [
          `So they sat down with their backs to the little green door. "It doesn't want us," said ${a}. "We're not very good with doors," said ${b}. From far away came a voice. "Who left this open? ${refrain}" It was ${g}.`,
          `They had tried everything. "I'd be quiet, too," said ${b}, "if somebody stamped at me." ${a} did not answer. Somewhere in the house a door banged in the wind. "${refrain}" called ${g}, to nobody.`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'sad')] },
      },
      {
        text: [
          `${k} sat up. There are two sides to a door. The handle was on the other one! "It's not stuck," said ${k}. "It's somebody's. We have pushed it and poked it. And nobody has knocked!"`,
          `"Oh!" said ${k}, and went quite pink. "There isn't a handle on our side, because it's not our door. It's the front door of somebody in there. There's only one thing you can do with it."`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'look-up', 'surprised')] },
      },
      {
        text: [
          `${k} put up one knuckle. Knock, knock, knock, it went, as small as could be. "At last!" said a voice. The door swung open. There stood ${M.introduced} in an apron. "I have waited for years for somebody to knock."`,
          `Very softly, ${k} knocked. "Coming!" cried somebody. The door opened inwards, without a squeak. "How do you do," said ${M.introduced}. "All the others only pushed. The kettle's on."`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'kneel', 'shy'), seen(M, 'stand', 'happy')] },
      },
      {
        text: [
          `They had to lie down to be visitors. ${M.name} had a reel for a table, and a cake like a button. It tasted of nuts and of being polite.`,
          `In they crept, as far as they could go. There was tea in acorn cups, and a very small cake. "Come again," said ${M.name}. "You know how." "We do now," said ${a}.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(M, 'sit', 'happy'), seen(K, 'sit', 'happy'), seen(B, 'sit', 'happy')],
          things: ['cake', 'cup'],
        },
      },
      {
        text: [
          `That night there was a noise at the bottom of ${K.names} bedroom door. It was no louder than a mouse. Knock, knock, knock. "Come in," said ${k}, nearly asleep. And ${M.name} did, with a cake.`,
          `${k} was in bed, and half asleep. Something went tap, tap, tap, down by the floor. Nobody burst in. Whoever it was, they waited to be asked. "${refrain}" whispered ${k}, and laughed, and let ${M.name} in.`,
        ],
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sleep', 'sleepy'), seen(M, 'stand', 'happy')],
          things: ['cake'],
        },
      },
    ],
  };
}

function old(going: Going): Told {
  const { chance, A, G, a, Gcap, g, B, b, comesToo, K, k, company } = going;
  const M = company.meet('hedgehog');
  const spot = spotOf(going);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `If you wanted to know where ${A.introduced} was, you listened for a bang. ${a} went through doors as other people go through puddles. That morning it was the bathroom. ${Gcap} was in the bath, with a book, and the book went in as well. "${refrain}" said ${g}, feeling about for it. "That's the third this month." "But there's a beetle in the hall," said ${a}, "and it's blue!"`,
          `"There's a thing called knocking," said ${g}. It was eight in the morning, and the bathroom door was still shaking. ${A.introduced} stood on the mat with a blue beetle in a cup. "It takes two seconds. You lift up your hand. ${refrain}" "I did mean to," said ${a}. "But I was in already." ${Gcap} sank slowly, until there was only foam.`,
        ],
        scene: {
          setting: 'bathroom',
          camera: 'medium',
          actors: [seen(A, 'run', 'happy'), seen(G, 'stand', 'surprised')],
        },
      },
      {
        text: [
          `${B.introduced} minded more. ${b} had a box behind the stove, with a lid. In it ${b} did things that were private. Up went the lid. "Are you in?" said ${a}. ${b} had nearly finished something, and now it was on the floor. "${refrain}" said ${b}. "It's my box. It's the only place that's mine." "I only wanted to show you a beetle," said ${a}, and did not see ${B.names} face.`,
          `Next came ${B.introduced}. There was a box, and it had a lid, and the lid had a sign on it. ${a} could read the sign. But by then the lid was up. Inside, ${b} had been building a tower of cherry stones for four days. It fell with a small dry sound. "${refrain}" said ${b}, and then nothing else, which was worse. "I can help you do it again," said ${a}. "That isn't the same," said ${b}.`,
        ],
        scene: {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'run', 'happy'), seen(B, 'hide', 'angry')],
          things: ['box'],
        },
      },
      {
        text: [
          `They would not have been there at all if they had been talking. As it was, ${b} went first and ${a} came after, and neither looked at the other.${comesToo} So they looked at other things. And there it was, ${spot.words}. It was a tiny secret door. It was green, with a brass step, and it reached as high as your knee. "Has that always been there?" said ${a}. "It can't have," said ${b}.`,
          `There was dust there, and a beam of sun with more dust in it.${comesToo} The blue beetle flew by. They followed it, and it settled ${spot.words}. It was sitting on a hinge. The hinge belonged to a door as high as a boot, painted green. "It's a tiny secret door," breathed ${a}. And ${b}, who was not speaking to ${a}, said, "Yes."`,
        ],
        scene: {
          setting: spot.setting,
          camera: 'wide',
          actors: [seen(A, 'point', 'surprised'), seen(B, 'stand', 'curious')],
        },
      },
      {
        text: [
          `${a} did what ${a} always did, and got a bump like an egg. The door had no handle. It had no keyhole, and no bell. It was as smooth as a spoon from top to bottom. "It opens towards us, then," said ${a}, and tried to get ten fingernails behind it. It did not open towards them. There was no crack that you could have got a hair into.`,
          `"Stand back," said ${a}, and ran at it with one shoulder. You could hear the thud all down the wall. The little door had not even shivered. There was nothing to hold, and nothing to turn. ${a} stroked it all over, like somebody looking for the end of the sticky tape. "It's not finished," said ${a}. "They've forgotten the handle."`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'reach', 'determined'), seen(B, 'stand', 'worried')] },
      },
      {
        text: [
          `${b} was the one for tools. There was a spoon, for levering, and it bent. There was a loop of string, to pull it by a corner, but the corner had no edge. There was a very long word that ${b} had from a book. They said it together, backwards. "What if we took off the hinges?" said ${a}. They looked for the screws. Those were on the inside.`,
          `They fetched what they had. ${b} slid a ruler along the top and a feather along the bottom. The feather came out without its tip. Somebody in there had shut it in. They tried a spoon, and after that they had a fork. "It's locked," said ${a}. "No," said ${b}, with one ear on the wood. "It hasn't got anything to lock. It's just shut."`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(B, 'reach', 'determined'), seen(A, 'kneel', 'worried')],
          things: ['spoon', 'string'],
        },
      },
      {
        text: [
          `"Open!" shouted ${a}, and beat on it with both fists. "We know that you're in there! Open this minute!" ${b} had been listening to something, and put up a hand. There had been a tune, quite low, as somebody hums over the washing up. It broke off in the middle. In the quiet a very small bolt went across. "Oh, ${a}," said ${b}.`,
          `${a} lost patience. ${a} kicked the door, once, not hard, and was sorry even while the foot was going. Inside, something fell and rolled. It rolled for a long time and came to rest. "That was somebody's," said ${b}. ${B.names} voice was odd. "They'd got it standing up, whatever it was. And now it's fallen down." ${a} looked at the door, and then at ${b}.`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'shout', 'angry'), seen(B, 'stand', 'sad')] },
      },
      {
        text: [
          `They sat down on the floor, with some space between. "How many cherry stones was it?" said ${a}, after a time. "A hundred and six." "I thought you didn't want me in there." "I do," said ${b}. "I'd have asked you in when it was done. I had a bit left over for you to put on top. But you can't ask somebody in who's in already." ${a} thought about that from several sides. It was true on all of them.`,
          `"I wouldn't open, either," said ${a}. It was not easy to say. ${b} did not make it easier. "It's not that I don't like you coming," ${b} said at last. "I like it when you come. It's just that I never get to open the door." There was a long silence, and a beetle walked across it. "I never thought of that end of it," said ${a}.`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'calm')] },
      },
      {
        text: [
          `${k} put a hand flat on the green paint. It had been somebody's good idea to leave the outside so smooth. There was a handle; of course there was. It was only not on this side. "It isn't a secret door," said ${k}. "It's a front door. We have pushed it, and poked it, and shouted. And it would have taken two seconds." Far off in the house they could hear ${g}. "${refrain}"`,
          `"It's got two sides," said ${k} slowly. "And we are the outside." All that about hinges and spoons, and the answer had been said to them twice before breakfast. It was said again now, along the passage, to the postman or the wind. "${refrain}" ${k} lifted up one hand. It is a small thing to do. You could see that it took some courage, after the kicking.`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'look-up', 'surprised')] },
      },
      {
        text: [
          `"I want to do it," said ${a}. ${a} knelt down and said, close to the wood, "I'm sorry I kicked. You needn't open." Then ${a} knocked three times with one knuckle, and did something that ${a} had never done before. ${a} waited. It was a long wait. There were steps, and a bolt, and the green door opened a crack. "Who is it?" said ${M.introduced}.`,
          `It was ${a} who asked to. ${a} used the nail of one finger. Tap, tap, tap. "It was me that shouted," said ${a}, to the paint. "We'll go away, if you like." Nothing moved. ${a} did not push. ${a} counted the breaths, and got to forty. The bolt slid back. In the gap there was a nose, and over the nose was ${M.introduced}. "You knocked," said the voice. "Nobody knocks."`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(A, 'kneel', 'shy'), seen(M, 'stand', 'calm'), seen(K, 'stand', 'worried')],
        },
      },
      {
        text: [
          `"Sixty years," said ${M.name}. "And what have I had? Shoulders. Spoons. A man with a saw." They lay on the floor with their heads in the parlour, since that was the part that fitted. There was tea in acorn cups, and a cake like a button. In the corner stood a tower of hazel shells with its top half gone. "May I?" said ${a}, and did not touch one until ${M.name} had nodded.`,
          `The parlour was as big as a drawer, and as tidy. They went in as far as the chin. "You'll excuse the mess," said ${M.name}. "I had a tower." There it lay, all over the carpet, in beads. ${a} went crimson. "I'm good at picking up," said ${a}, "if I'm asked." "Well then," said ${M.name}, "I'm asking." ${b} poured out. It took all afternoon and four cups.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(M, 'sit', 'happy'), seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy'), seen(K, 'sit', 'happy')],
          things: ['cake', 'cup'],
        },
      },
      {
        text: [
          `There is a box behind the stove, and it has a lid. At six o'clock somebody knocked on it. It was so quiet in the kitchen that you could hear how long ${b} left it. "Who is it?" said ${b}. "It's me." "One moment," said ${b}, who was only sitting there. ${b} enjoyed the moment very much. "Come in," said ${b}. There was a cherry stone left over, for the top.`,
          `At supper time ${a} went down on both knees behind the stove, and knocked. There was a rustle. "I'm not quite ready," said ${b}, from inside. "I'll wait," said ${a}. ${Gcap}, coming in with the plates, stood still and stared. The lid went up by itself. "Now," said ${b}. "You may put the top one on. Breathe through your nose."`,
        ],
        scene: {
          setting: 'kitchen',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(A, 'kneel', 'happy'), seen(B, 'stand', 'happy')],
          things: ['box'],
        },
      },
      {
        text: [
          `That night something knocked at the very bottom of ${K.names} door. Three times it came, no louder than a clock. ${k} was more than half asleep. Nobody came bursting in. There was only the dark, and someone out there with a plate, waiting to be asked. "Come in," said ${k}. There is no finer thing to say, and it takes two seconds.`,
          `The house was dark, and every door in it was shut. ${k} lay and listened, nearly asleep, to the wind trying them one by one. It did not ask. It rattled, and went on. Then, low down, where the mat is, came three taps. "${refrain}" said ${k} softly, because it was such a joke. "I did," said ${M.name}. "Come in, then."`,
        ],
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sleep', 'sleepy'), seen(M, 'stand', 'happy')],
        },
      },
    ],
  };
}
