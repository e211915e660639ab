import type { Figure, Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';

const REFRAINS = [
  "It's a stone",
  'Still a stone',
  'That is a stone',
  'Just a stone',
  'Only a stone',
  'Simply a stone',
  'A stone, as before',
  'Nothing but a stone',
  'Merely a stone',
  'Plainly a stone',
  'Clearly a stone',
] as const;
const TITLES = ["it's a stone", 'still a stone', 'somebody in there', 'who sat on it'];

const LAID = /\b(?:dinosaur|dragon|penguin|owl|crocodile|turtle|tortoise|ostrich|phoenix|goose|swan)\b/;

/** Who comes out, of the theme, else a duckling; and who does not believe in it. */
const parts = ({
  A,
  K,
  company,
  raw,
}: Going): { readonly X: Figure; readonly B: Figure; readonly isFinder: boolean } => {
  const isFinder = A !== K && A.being?.isa !== 'thing';
  // Of an egg that turns up in a nest nobody knows what will come.
  const ids = raw.match(new RegExp(LAID, 'g')) ?? [];
  const hatches =
    ids.find((id) => id !== A.being?.id) ?? (/\bnest\b|strange|myster/.test(raw) && isFinder ? 'dragon' : 'duckling');
  // A child does not sit in the rain all night, nor does a beetle.
  const sits = company.friend !== K && !/^(?:insect|sea|thing|vehicle)$/.test(company.friend.being?.isa ?? '');
  return {
    X: company.other ?? company.meet(hatches),
    B: isFinder ? A : sits ? company.friend : company.meet('badger'),
    isFinder,
  };
};

/** Where it lies. */
const inPlace = ({ place, raw }: Going): string =>
  /\bnest\b/.test(raw) ? 'in the nest' : place ? `in ${place}` : 'in the garden';

/** One believes in it and one says that it is a stone; and the one it follows is the second. */
export const STONE: EventPlot = { id: 'stone', young, middle, old };

function young(going: Going): Told {
  const { K, k, chance } = going;
  const { X, B, isFinder } = parts(going);
  const b = B.name;
  const refrain = `${chance.pick(...REFRAINS)}!`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          isFinder
            ? `What is that ${inPlace(going)}? ${B.introduced} has found it. Here is ${K.introduced}. "It is warm. An egg!" says ${k}.`
            : `What is there ${inPlace(going)}? ${K.introduced} has found it. It is warm. "An egg!" says ${k}.`,
          isFinder
            ? `What has ${B.introduced} found? It is ${inPlace(going)}. "It is warm," says ${K.introduced}. "An egg!"`
            : `What is that ${inPlace(going)}? "It is an egg," says ${K.introduced}. "It is warm!"`,
        ],
        scene: {
          setting: 'garden',
          camera: 'medium',
          actors: isFinder ? [seen(K, 'kneel', 'excited'), seen(B, 'stand', 'curious')] : [seen(K, 'kneel', 'excited')],
          things: ['egg'],
        },
      },
      {
        text: [
          `${isFinder ? `${b} comes close to` : `${B.introduced} comes to`} look. Tap, tap. "${refrain}" says ${b}.`,
          `${isFinder ? `${b} goes round it` : `Here comes ${B.introduced}`}. Sniff, sniff. Tap, tap. "${refrain}" says ${b}.`,
        ],
        scene: { camera: 'close', actors: [seen(B, 'stand', 'curious'), seen(K, 'kneel', 'happy')], things: ['egg'] },
      },
      {
        text: [
          `${k} puts a hat on it. They wait. Nothing. "${refrain}" says ${b}.`,
          `It gets a hat. They wait and wait. Nothing. "${refrain}" says ${b}.`,
        ],
        scene: { camera: 'medium', actors: [seen(K, 'sit', 'happy'), seen(B, 'sit', 'calm')], things: ['egg', 'hat'] },
      },
      {
        text: [
          `${k} sings to it. La, la, la! Nothing. "${refrain}" says ${b}.`,
          `${k} sings it a song. Not one peep. "${refrain}" says ${b}.`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'kneel', 'happy'), seen(B, 'sit', 'calm')], things: ['egg'] },
      },
      {
        text: [
          `Now ${k} has to go in for supper. "Sit on it, ${b}. Please!" says ${k}.`,
          `Supper! ${k} has to go. "Keep it warm, ${b}," says ${k}. "Please?"`,
        ],
        scene: { camera: 'medium', actors: [seen(K, 'stand', 'worried'), seen(B, 'stand', 'calm')], things: ['egg'] },
      },
      {
        text: [
          `So ${b} sits on a stone. It gets dark. "Silly," says ${b}. But ${b} sits.`,
          `"On a stone?" says ${b}. But ${b} sits down on it. It is dark. ${b} does not go.`,
        ],
        scene: { time: 'night', camera: 'wide', actors: [seen(B, 'sit', 'calm')] },
      },
      {
        text: [
          `Tick. What was that? Tick, tick. It comes from below. ${b} looks down.`,
          `Tick, tick. Something taps. It taps under ${b}. ${b} gets up, quick!`,
        ],
        scene: { camera: 'close', actors: [seen(B, 'stand', 'surprised')], things: ['egg'] },
      },
      {
        text: [
          `Crack! Out comes a nose. Out comes ${X.introduced}! ${X.name} looks at ${b}.`,
          `Crack! It opens. There sits ${X.introduced}. The first thing ${X.name} sees is ${b}.`,
        ],
        scene: { camera: 'close', actors: [seen(X, 'sit', 'curious'), seen(B, 'stand', 'surprised')] },
      },
      {
        text: [
          `${b} goes left. So does ${X.name}. ${b} goes right. So does ${X.name}. "Mama!"`,
          `${b} walks round the tree. ${X.name} walks round the tree. "Mama!" says ${X.name}.`,
        ],
        scene: { camera: 'wide', actors: [seen(B, 'walk', 'surprised'), seen(X, 'walk', 'happy')] },
      },
      {
        text: [
          `Out comes ${k}. "Oh! What have you got, ${b}?" "${refrain}" says ${b}. "My stone."`,
          `"It was an egg!" says ${k}. "${refrain}" says ${b}. Good night, you two.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(K, 'stand', 'happy'), seen(B, 'sit', 'proud'), seen(X, 'sit', 'sleepy')],
        },
      },
    ],
  };
}

function middle(going: Going): Told {
  const { K, k, chance } = going;
  const { X, B, isFinder } = parts(going);
  const [b, x] = [B.name, X.name];
  const refrain = `${chance.pick(...REFRAINS)},`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: refrain.slice(0, -1),
    pages: [
      {
        text: [
          isFinder
            ? `One morning it lay ${inPlace(going)}. It was as big as a loaf, and a bit warm. ${B.introduced} had found it. ${K.introduced} was fetched to have a look. "It's an egg!" said ${k}.`
            : `It lay under a hedge ${inPlace(going)}. ${K.introduced} nearly trod on it. It was as big as a loaf, and a bit warm. "It's an egg!" said ${k}.`,
          isFinder
            ? `"Who put that there?" said ${B.introduced}. There was something ${inPlace(going)}. It was round at one end and rounder at the other. ${K.introduced} put an ear to it. "An egg," whispered ${k}.`
            : `${K.introduced} was looking for a ball ${inPlace(going)}. But this was something else. It was round at one end and rounder at the other. ${k} put an ear to it. "An egg," whispered ${k}.`,
        ],
        scene: {
          setting: 'garden',
          camera: 'medium',
          actors: isFinder ? [seen(K, 'kneel', 'excited'), seen(B, 'stand', 'curious')] : [seen(K, 'kneel', 'excited')],
          things: ['egg'],
        },
      },
      {
        text: [
          `${isFinder ? 'Finding it was one thing.' : `${B.introduced} came to see what there was.`} ${b} sniffed at it and tapped it and tried to bite it. "${refrain}" said ${b}. "I know about stones." "It's warm," said ${k}. "It lay in the sun," said ${b}.`,
          `${isFinder ? `${b} had another look.` : `"Come and look what I've found!" said ${k}. ${B.introduced} came, and looked.`} ${b} knocked on it, and listened. Nobody said come in. "${refrain}" said ${b}. "Nice and round."`,
        ],
        scene: { camera: 'close', actors: [seen(B, 'stand', 'curious'), seen(K, 'kneel', 'happy')], things: ['egg'] },
      },
      {
        text: [
          `Eggs have to be warm. So ${k} fetched a woolly hat, and a hot potato. They waited until the potato was cold. Nothing happened. "${refrain}" said ${b}, and ate the potato.`,
          `${/\bnest\b/.test(going.raw) ? `${k} put a jumper round it` : `${k} made it a nest out of a jumper`}, and turned it every hour. It was a long day. "Well?" said ${b}, in the evening. "Not yet," said ${k}. "${refrain}" said ${b}.`,
        ],
        scene: { camera: 'medium', actors: [seen(K, 'sit', 'happy'), seen(B, 'sit', 'calm')], things: ['egg', 'hat'] },
      },
      {
        text: [
          `Next day ${k} talked to it. "There's a garden out here," said ${k}, "and jam. You'd like it." It was a good talk. But only one of them did any talking. "${refrain}" said ${b}. "It hasn't got ears."`,
          `The next morning ${k} read to it, a whole book, with all the voices. ${b} listened as well, from behind the bucket. "And?" said ${b}, at the end. "Did it say anything? No. ${cap(refrain.slice(0, -1))}."`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'sit', 'happy'), seen(B, 'sit', 'curious')], things: ['egg'] },
      },
      {
        text: [
          `On the third evening ${k} was called in. It was raining, and there was no more time. "Could you sit on it?" said ${k}. "Just until I'm back?" "On a stone?" said ${b}. "In the rain?" ${k} only looked.`,
          `Then it was the night that ${k} had to go to Granny's. "Somebody must keep it warm," said ${k}. There was only ${b}. "It's the silliest thing I ever heard," said ${b}. "Please," said ${k}.`,
        ],
        scene: {
          weather: 'rain',
          camera: 'medium',
          actors: [seen(K, 'stand', 'worried'), seen(B, 'stand', 'calm')],
          things: ['egg'],
        },
      },
      {
        text: [
          `So there sat ${b}, in the dark, on a stone, getting wet. "I shall go in a minute," said ${b}. A minute went by, and then a hundred of them. ${b} was still there. It was a bit warm, from below.`,
          `It got dark. It went on raining. "Nobody would know," said ${b}, "if I went indoors." But it would have been cold, whatever it was. ${b} moved over, so that none of it should stick out.`,
        ],
        scene: { time: 'night', camera: 'wide', actors: [seen(B, 'sit', 'calm')] },
      },
      {
        text: [
          `Tick. "Was that you?" said ${b}. There was nobody else there. Tick, tick. It came from below. It was like somebody tapping with a spoon. ${b} got up very, very slowly, and looked.`,
          `In the middle of the night something knocked. ${b} looked left and right. Tick, tick. It knocked again, and this time ${b} felt it. "Oh dear," said ${b}. "Somebody's in."`,
        ],
        scene: { camera: 'close', actors: [seen(B, 'stand', 'surprised')], things: ['egg'] },
      },
      {
        text: [
          `There was a crack as thin as a hair. Then there was a hole, with an eye in it. Then it all fell apart. There sat ${X.introduced}, wet and small. ${x} looked up. The first thing in the whole world was ${b}.`,
          `A line ran round it, like the lid of a pot. Up went the lid. Under the lid sat ${X.introduced}, as small as a slipper. ${x} looked straight at ${b}. "Eep," said ${x}, and that was that.`,
        ],
        scene: {
          weather: 'clear',
          camera: 'close',
          actors: [seen(X, 'sit', 'curious'), seen(B, 'stand', 'surprised')],
        },
      },
      {
        text: [
          `"I'm not your mother," said ${b}, and went off to the gate. ${x} went to the gate. ${b} went back to the hedge, round the long way. So did ${x}. "Somebody has made a mistake," said ${b}. "Eep," said ${x}, and leaned on ${b}.`,
          `${b} took three steps. ${x} took nine, and was there too. ${b} stopped. ${x} bumped into ${b} from behind. "It was ${k} who believed in you," said ${b}. "I only sat." But ${x} had gone to sleep already, on ${B.names} feet.`,
        ],
        scene: { camera: 'wide', actors: [seen(B, 'walk', 'surprised'), seen(X, 'walk', 'happy')] },
      },
      {
        text: [
          `When ${k} came in the morning, there went ${b}. Close behind, in step, went ${x}. "It was an egg!" cried ${k}. "Shh," said ${b}. "It wants its sleep."`,
          `At breakfast ${k} came running down the path. "Did it...?" said ${k}, and stopped. "You were right," said ${b}, without moving, because somebody was asleep down there. "Isn't it nice to be right?" said ${k}. "It's quite nice to be wrong," said ${b}.`,
        ],
        scene: {
          setting: 'garden',
          time: 'night',
          camera: 'medium',
          actors: [seen(K, 'run', 'excited'), seen(B, 'stand', 'proud'), seen(X, 'sit', 'happy')],
        },
      },
      {
        text: [
          `Later ${k} found another one, down by the wall, round and smooth. ${b} sniffed at it and tapped it. "${refrain}" said ${b}. Then ${b} looked about, and sat down on it. You never know.`,
          `Then there was a thing under the apple tree, grey and round. "${refrain}" said ${k}, and laughed. ${b} went and stood over it for a while. "It's a bit warm on one side," said ${b}.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(B, 'sit', 'calm'), seen(K, 'stand', 'happy'), seen(X, 'stand', 'happy')],
          things: ['rock'],
        },
      },
    ],
  };
}

function old(going: Going): Told {
  const { K, k, chance } = going;
  const { X, B, isFinder } = parts(going);
  const [b, x] = [B.name, X.name];
  const refrain = `${chance.pick(...REFRAINS)},`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: refrain.slice(0, -1),
    pages: [
      {
        text: [
          `There are people who see a thing and say what it might be, and others who say what it is. ${K.introduced} was the first sort. ${isFinder ? `It was ${B.introduced} who had found it, ${inPlace(going)}. There it lay` : `There it lay under the hedge ${inPlace(going)}`}, as big as a loaf and a little warm. ${k} did not stop to think. "It's an egg," said ${k}. "Somebody's in there."`,
          `${isFinder ? `It was ${B.introduced} who found it, ${inPlace(going)}, and sent for ${K.introduced}. ${k} knew about finding things.` : `${K.introduced} had found things ${inPlace(going)} before.`} There had been the bone that was a stick, and the gold that was a sweet paper. But this was different. It was smooth, and heavy, and it had a warm side. When ${k} held it, it seemed to be held back. "It's an egg," said ${k}, to see how that sounded. It sounded right.`,
        ],
        scene: {
          setting: 'garden',
          camera: 'medium',
          actors: isFinder ? [seen(K, 'kneel', 'excited'), seen(B, 'stand', 'curious')] : [seen(K, 'kneel', 'excited')],
          things: ['egg'],
        },
      },
      {
        text: [
          `${isFinder ? b : B.introduced} was not so sure. ${b} walked round it once, tapped it, smelled it, and tried to bite it. "${refrain}" said ${b}. "It's warm on this side," said ${k}. "That's the side where the sun is," said ${b}. "Why do you always have to know what it isn't?" said ${k}. "Somebody has to," said ${b}.`,
          `"Let's have ${isFinder ? `another look," said ${b}` : `a look," said ${B.introduced}`}, who was a great one for looking. It took a minute. ${b} rolled it this way and that, and listened at both ends. "${refrain}" said ${b}. "You said that about my bone," said ${k}. "I said that your bone was a stick," said ${b}, "and was it?" There are friends that one would sometimes like to shake.`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(B, 'stand', 'curious'), seen(K, 'kneel', 'determined')],
          things: ['egg'],
        },
      },
      {
        text: [
          `${k} got a book out of the library. An egg, it said, has to be warm, and be turned. So it had the woolly hat with the ear flaps, and hot potatoes, three a day. It was turned at seven, at one and at supper. It took up the whole of the week. "${refrain}" said ${b}, going by, and ate the potatoes when they were done with.`,
          `For a week there was ${/\bnest\b/.test(going.raw) ? 'a hat in the nest, and three jumpers' : 'a nest, of jumpers and a hat, on the sunny side of the shed'}. ${k} came before school, and at dinner, and after tea, and gave it a quarter of a turn. ${k} missed two birthday parties. "What if it's just a very nice stone?" said ${b}, on Thursday. "Would you be so kind as to say nothing," said ${k}, "until Sunday?" "${refrain}" said ${b}, but not loudly.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(K, 'sit', 'determined'), seen(B, 'sit', 'calm')],
          things: ['egg', 'hat'],
        },
      },
      {
        text: [
          `The book said that they can hear. So ${k} told it about jam, and Wednesdays. "And you mustn't mind ${b}," said ${k}. "${b} is all right underneath." ${b} was just then behind the water butt. It's a strange thing to hear that one is all right underneath. ${b} went off the other way, and was rather quiet for the rest of the day.`,
          `In the evenings ${k} read to it, with a torch, all of a long book about the sea. There was no need to do the voices, for a stone. ${k} did them. On the other side of the shed sat ${b}, who did not want to miss the end. "Sleep well, whoever you are," said ${k}. And it took ${b} a moment to see that that was meant for the egg.`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'sit', 'happy'), seen(B, 'sit', 'curious')], things: ['egg'] },
      },
      {
        text: [
          `On Sunday it rained as if it would never do anything else. And on Sunday ${k} was hot and red, and had to stay in. "Who'll turn it?" said ${k}, at the window. "Who will keep it warm?" The book was quite clear: one night would do it, one cold one. There was nobody to ask. There was, of course, ${b}. "You want me to sit in the wet," said ${b}, "on a stone." "Yes," said ${k}.`,
          `Then ${k} had to go away for a night. There was no way round it; it was an aunt. The sky was the colour of slate. ${k} stood in the doorway in boots and looked at ${b}, and ${b} looked at the rain. "You don't believe in it," said ${k}. "No," said ${b}. "I'm not asking you to believe," said ${k}. "I'm only asking you to sit."`,
        ],
        scene: {
          weather: 'rain',
          camera: 'medium',
          actors: [seen(K, 'stand', 'worried'), seen(B, 'stand', 'calm')],
          things: ['egg'],
        },
      },
      {
        text: [
          `So ${b} sat. The rain ran down inside where one does not like it. Nobody came past, and that was just as well. "It's a stone," said ${b} to the dark, now and again, to keep up one's spirits. There was a stove, eleven steps away, and a rug in front of it. Nobody would ever have known. But ${k} would have lain there with wide open eyes, believing that ${b} was out here. One can't do that to a person. ${b} sat.`,
          `By ten it had got in everywhere. ${b} had a good look at the matter. If it was a stone, then this was the most foolish night that anybody had ever spent. And if it was not? It was the first time that ${b} had got as far as that. "It's a stone," said ${b}, quickly. Then ${b} shuffled round a bit, so that no wind should get at the side where it was.`,
        ],
        scene: { time: 'night', camera: 'wide', actors: [seen(B, 'sit', 'calm')] },
      },
      {
        text: [
          `Some time after three, something said tick. ${b} put it down to the gutter. It said tick, tick. It was not above, where gutters are. It came up through the middle of ${b}, like a knock by somebody who lives underneath. ${b} had always been certain of things. It went, all of it, in the time it takes to stand up.`,
          `It was the hour when nothing is happening anywhere. And it happened. Tick. ${b} sat up as stiff as a post. "I know what you are," said ${b}. Tick, tick, tick, it answered, as if it were going to argue. One could feel it. One could feel exactly where. "No," said ${b}, and got off, and bent down in the rain. "Oh, no. I don't."`,
        ],
        scene: { camera: 'close', actors: [seen(B, 'stand', 'surprised')], things: ['egg'] },
      },
      {
        text: [
          `A line ran across it, no thicker than a hair, and turned a corner. A flake fell off. Behind the flake was an eye, and it was not looking for ${k}. It was a very new eye, and there was only one thing in front of it. Then the whole of it fell open like a hand. In the rain sat ${X.introduced}, no bigger than a boot. "Eep," said ${x}.`,
          `It did not break so much as come undone. First there was a hole, and something came out and felt the weather. Then there was half a shell, and in it, wet through, all eyes and elbows, sat ${X.introduced}. ${x} took one long look at what there was in the world. It was raining, and it was dark, and it was ${b}. "Eep," said ${x}. It meant yes.`,
        ],
        scene: { camera: 'close', actors: [seen(X, 'sit', 'curious'), seen(B, 'stand', 'surprised')] },
      },
      {
        text: [
          `"There's been a mistake," said ${b}. "You want somebody else. It's somebody with a hat, who reads." ${b} went to the gate to look out for ${k}, and ${x} was at the gate. ${b} went back by way of the shed, quite fast. There was a pattering. It's hard to be firm with a thing that steps into each of your footprints. "I never even believed in you," said ${b}. "Eep," said ${x}, and sat down on ${B.names} feet, to have the rain kept off.`,
          `${b} explained. It was an honest explanation, and it took in the hat, and the nest, and the whole of that week. It was ${k} who had done all that. "I said that you were a stone," said ${b}. "I said it daily." ${x} listened with a tilted head. You could see that it was one of the great voices. Then ${x} walked in under ${b}, where it was dry, turned round twice, and went to sleep. ${b} did not move again until it was light.`,
        ],
        scene: { camera: 'wide', actors: [seen(B, 'walk', 'surprised'), seen(X, 'walk', 'happy')] },
      },
      {
        text: [
          `${k} came at seven, still rather pink, in a coat. There was the jumper, with bits of shell in it. And there, on the wet grass, went ${b}, to and fro, very slowly, with a face of stone. Behind ${b} went ${x}. "Oh," said ${k}. It should have been ${k}. They both knew that. "It followed the wrong one," said ${b}. "I've told it and told it." ${k} looked at them a bit longer. "No," said ${k}. "You sat."`,
          `When ${k} was home again there was no egg. There was ${b}, wet as a sponge, on one leg, so as not to wake anybody. "Don't shout," said ${b}. "You were right. I should like to say so first." ${k} had waited for a week to hear that, and it had been going to be lovely. But there was the other thing to look at. "It thinks it's you," said ${k}. "I know," said ${b}. "Nobody has asked me what I think."`,
        ],
        scene: {
          weather: 'clear',
          camera: 'medium',
          actors: [seen(K, 'stand', 'surprised'), seen(B, 'stand', 'proud'), seen(X, 'sit', 'happy')],
        },
      },
      {
        text: [
          `They cooked for it by turns after that. ${x} liked potatoes best, mashed, with a fork. In the evenings ${k} read, with all the voices. There were two who listened now, one beside the other. "It knows your voice," said ${b}. "Look. It knew it all along." And that was so. One of them it had heard, and the other it had felt. It's not a thing to quarrel about.`,
          `It was settled by ${x}, who followed ${b} by day and came to ${k} to be read to. "What is it, though?" people would ask, over the hedge. "It's a stone," ${b} would say. ${b} had got quite fond of saying it. And ${x} would look round from behind and say, "Eep."`,
        ],
        scene: {
          time: 'night',
          camera: 'medium',
          actors: [seen(K, 'sit', 'happy'), seen(B, 'sit', 'happy'), seen(X, 'sit', 'sleepy')],
        },
      },
      {
        text: [
          `In the spring there was another under the hedge. It was smaller, and speckled, and quite cold. ${k} looked at it from all sides, for a long time. "${refrain}" said ${k}. ${b} said nothing. ${b} waited until there was nobody by. Then ${b} sat down on it. One never knows.`,
          `Not long ago ${k} brought home a grey thing from the beach, round and smooth, with a ring on it. "${refrain}" said ${k}, and put it on the step. In the morning it had a hat on, with ear flaps. Nobody would say who had done it. ${b} was looking the other way, and so was ${x}.`,
        ],
        scene: { camera: 'wide', actors: [seen(B, 'sit', 'calm'), seen(K, 'stand', 'happy')], things: ['rock'] },
      },
    ],
  };
}
