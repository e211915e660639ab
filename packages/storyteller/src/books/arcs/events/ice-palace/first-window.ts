import type { SettingName } from '@storylantern/contract';
import type { Figure, Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';

const REFRAINS = [
  'Mind the palace!',
  'Oh, do mind the palace!',
  'Do mind the palace!',
  'Please mind the palace!',
  'Careful, the palace!',
  'My poor palace!',
  'Oh dear, my palace!',
  'Oh, my palace!',
  'Gently with the palace!',
  'Mind it! Mind it!',
] as const;
const TITLES = ['the first window', 'mind the palace', 'tea with the queen', 'a hole in the palace'];

/** What the palace is made of, and what that does when somebody comes in who is not. */
interface Stuff {
  readonly of: string;
  /** What nobody there is. */
  readonly warm: string;
  readonly setting: SettingName;
  readonly sitsNow: (a: string) => string;
  readonly sits: (a: string) => string;
  readonly tea: string;
  readonly teaTold: string;
  readonly holeNow: (a: string) => string;
  readonly hole: (a: string) => string;
  readonly where: string;
  readonly cost: string;
  readonly again: string;
}

const ICE: Stuff = {
  of: 'ice',
  warm: 'warm',
  setting: 'snow',
  sitsNow: (a) => `${a} sits on a chair. Drip, drip. No more chair!`,
  sits: (a) =>
    `${a} sat down. It went drip, and then it went drip, drip, drip. Then ${a} sat in a puddle, and there was no chair.`,
  tea: 'The tea is hot. Tsss! There is a hole in the table.',
  teaTold:
    'They had brought a flask of hot tea as a present. Tsss! It went down through the table, and through the carpet of frost.',
  holeNow: (a) => `${a} leans on the wall. Tsss! Now there is a hole in it.`,
  hole: (a) => `${a} leaned on the wall, just for a moment. Tsss! In the wall was a hole, as round as a plate.`,
  where: 'in the wall',
  cost: 'If the sun can look in, it can also come in. Each spring a bit of it would run away.',
  again: 'freeze it all again',
};
const CLOUD: Stuff = {
  of: 'cloud',
  warm: 'heavy',
  setting: 'sky',
  sitsNow: (a) => `${a} sits on a chair. Down goes ${a}, up to the ears!`,
  sits: (a) => `${a} sat down. It went on and on. When it stopped there was no chair, and only the top of ${a}.`,
  tea: 'The cake is heavy. Plop! There is a hole in the table.',
  teaTold:
    'They had brought a good plum cake as a present. Plop! It went down through the table, and somewhere below a sheep said meh.',
  holeNow: (a) => `${a} takes one step. Plop! Now there is a hole in the floor.`,
  hole: (a) => `${a} took one step, quite a small one. Plop! In the floor was a hole, as round as a plate.`,
  where: 'in the floor',
  cost: 'If you can see out, the rain can get out, too. Each summer a bit of the palace would drift away.',
  again: 'pile it all up again',
};

interface Parts {
  readonly Q: Figure;
  readonly q: string;
  readonly stuff: Stuff;
  readonly refrain: string;
}

function partsOf({ company, raw, chance }: Going): Parts {
  const Q = company.meet('queen');
  return {
    Q,
    q: Q.name,
    stuff: /cloud|sky|floating|flying/.test(raw) ? CLOUD : ICE,
    refrain: chance.pick(...REFRAINS),
  };
}

/** Whatever the guest touches gets a hole; and in all that splendour nobody has ever had a window. */
export const FIRST_WINDOW: EventPlot = { id: 'first-window', young, middle, old };

function young(going: Going): Told {
  const { A, B, a, b, comesToo, chance } = going;
  const { q, Q, stuff, refrain } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: stuff.setting, camera: 'wide', actors: [seen(A, 'walk', 'excited'), seen(B, 'walk', 'happy')] },
        `A palace of ${stuff.of}! ${A.introduced} may come to tea. ${B.introduced}, too.${comesToo}`,
        `${A.introduced} goes out to tea. ${B.introduced} does, too.${comesToo} What a palace of ${stuff.of}!`,
      ),
      page(
        { camera: 'medium', actors: [seen(Q, 'wave', 'happy'), seen(A, 'stand', 'shy')] },
        `"Come in," says Queen ${q}. "${refrain}"`,
        `There is Queen ${q}. "Good day! ${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'surprised'), seen(Q, 'stand', 'surprised')] },
        `${stuff.sitsNow(a)} "${refrain}" says the queen.`,
        `${stuff.sitsNow(a)} "Oh!" says ${a}. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(Q, 'cover', 'surprised'), seen(B, 'stand', 'worried')] },
        `Now for tea. ${stuff.tea} "${refrain}"`,
        `They have tea. ${stuff.tea} "Sorry!" says ${b}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'worried')] },
        `${a} stands still. ${a} will not touch a thing.`,
        `"I will touch nothing," says ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'surprised'), seen(Q, 'stand', 'sad')] },
        `Oh no! ${stuff.holeNow(a)} "${refrain}"`,
        `But oh! ${stuff.holeNow(a)} "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(Q, 'kneel', 'surprised')] },
        `But look! Light comes in. The queen puts one eye to the hole.`,
        `Light comes in, like gold. The queen looks out of the hole.`,
      ),
      page(
        { camera: 'medium', actors: [seen(Q, 'cheer', 'excited'), seen(A, 'point', 'happy')], things: ['boat'] },
        `"What is that?" "The sea," says ${a}. "And look, there is a boat!"`,
        `"That is a boat," says ${a}. "That is a dog." "Oh!" says the queen.`,
      ),
      page(
        { camera: 'wide', actors: [seen(Q, 'stand', 'happy'), seen(A, 'jump', 'excited')] },
        `She never had a window. Nobody there is ${stuff.warm}. But ${a} is! "More!"`,
        `Nobody there is ${stuff.warm}. So she never had a window. But ${a} is! "More, please!"`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: [seen(Q, 'wave', 'happy'), seen(A, 'wave', 'happy'), seen(B, 'wave', 'happy')],
        },
        `Ten windows! Now ${a} and ${b} go home. "I can see you!" calls the queen.`,
        `${a} makes ten. Then they walk home. Who waves from a window? The queen!`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, a, b, comesToo, chance } = going;
  const { Q, q, stuff, refrain } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: stuff.setting, camera: 'wide', actors: [seen(A, 'walk', 'excited'), seen(B, 'walk', 'happy')] },
        `The card said, "Come to tea. Queen ${q}." So ${A.introduced} went, and ${B.introduced} did, too.${comesToo} It was a palace of ${stuff.of}, with a hundred towers. There was not one window in it.`,
        `Nobody had ever been asked to tea at the palace of ${stuff.of}. ${A.introduced} was the first, with ${B.introduced}.${comesToo} They walked all round it, to find the door. "It's lovely," said ${b}, "but where do they look out?"`,
      ),
      page(
        { camera: 'medium', actors: [seen(Q, 'wave', 'happy'), seen(A, 'stand', 'shy')] },
        `"Do come in," said Queen ${q}. "It's all ${stuff.of}, the walls, the chairs, and the spoons. It has stood for a thousand years. ${refrain}" ${a} wiped both feet, and held both elbows in.`,
        `Queen ${q} came to the door herself. "Everything here is made of ${stuff.of}," she said. "So am I, mostly. Sit where you like. But, ${refrain.charAt(0).toLowerCase()}${refrain.slice(1)}" ${a} tried to be very small.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'surprised'), seen(Q, 'stand', 'surprised')] },
        `${stuff.sits(a)} "${refrain}" cried the queen. "I only sat," said ${a}.`,
        `The best chair was for ${a}. ${stuff.sits(a)} "I'm so sorry," said ${a}. "${refrain}" said the queen, quite faintly.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(Q, 'cover', 'surprised'), seen(B, 'stand', 'worried'), seen(A, 'stand', 'sad')],
        },
        `${stuff.teaTold} They all looked down the hole. "${refrain}" said the queen. She was a kind queen, but it was a very old table.`,
        `"We've brought you something," said ${b}, to change the subject. ${stuff.teaTold} "${refrain}" said the queen. "It's the thought that counts," she added.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'worried'), seen(B, 'stand', 'calm')] },
        `After that ${a} stood in the middle of the room, and touched nothing. It was a long tea. ${a} counted to a hundred. ${a} got a cramp in one leg.`,
        `"I'll just stand," said ${a}. "I shan't breathe." You can't spoil anything by standing. But it's hard, while somebody tells you about a thousand years, one by one. ${a} began to sway.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'surprised'), seen(Q, 'stand', 'sad')] },
        `Then it happened, all the same. ${stuff.hole(a)} "${refrain}" cried the queen. Then it was very quiet. ${a} wanted to go home.`,
        `Then ${a} had to sneeze, and that was that. ${stuff.hole(a)} "${refrain}" wailed the queen. ${a} hid behind ${b}. "We'd better go," said ${b}.`,
      ),
      page(
        { camera: 'close', actors: [seen(Q, 'kneel', 'surprised'), seen(A, 'look-up', 'curious')] },
        `But through the hole ${stuff.where} something had come. It lay on the carpet, round and gold, and moved a little. "What is that?" said the queen. She knelt down, and put one eye to the hole. She did not say anything for a long time.`,
        `"Wait," said the queen. A stripe of gold stood in the room, with dust dancing in it. It came from the hole. She went up to it on tiptoe. Then she looked through, and forgot to be a queen. "Oh!" she said. "It goes on!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(Q, 'cheer', 'excited'), seen(A, 'point', 'happy')], things: ['boat'] },
        `"What's the shiny one?" "That's a river." "And the big wet one?" "The sea," said ${a}. "The small thing is a boat. It's somebody going home." For a thousand years she had sat there, and it had all been outside.`,
        `${a} had to explain everything, the hills, the sea, and the boat. There was a man with a dog. "Does it do that every day?" said the queen, when the dog shook itself. She laughed until her crown slipped.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'jump', 'excited'), seen(Q, 'point', 'happy'), seen(B, 'stand', 'surprised')],
        },
        `"I've wished for a window all my life," said the queen. "But nobody here is ${stuff.warm}. They leave no mark." She took ${a} by the arm, and looked round the hall. "Here, please, and here. And could you sit down over there?"`,
        `"Can you do that again?" said the queen. Nobody in the palace was ${stuff.warm} enough. They had tried for years, and never got a dent. ${b} had a go, carefully, and made nothing. "No, not carefully," said ${a}. "Like this!"`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: [seen(Q, 'wave', 'happy'), seen(A, 'wave', 'proud'), seen(B, 'wave', 'happy')],
        },
        `By evening there were forty windows, all in the shape of ${a}. They shone over the whole land. On the way home they turned round. "${refrain}" they called. At the first one stood the queen, and waved with both hands.`,
        `When they left the palace was full of holes, and full of sunset. "Come and spoil something next week, too," said Queen ${q}. Far down the road they could still see her. She went from window to window, and could not decide.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, B, a, b, comesToo, chance } = going;
  const { Q, q, stuff, refrain } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: stuff.setting, camera: 'wide', actors: [seen(A, 'walk', 'worried'), seen(B, 'walk', 'happy')] },
        `${A.introduced} was one of those who break things. It was never on purpose. Cups came to an end near ${a}. ${B.introduced} had never broken so much as a biscuit.${comesToo} And now both of them were asked to tea with Queen ${q}, in the palace of ${stuff.of}. It had a hundred towers, and had stood for a thousand years. "Shall I write that I'm ill?" said ${a}.`,
        `There were a hundred towers, and they were all of ${stuff.of}. In a thousand years there hadn't been a crack in them. "Why do they want me?" said ${A.introduced}, on the way to the door. ${a} had a name for such things. There had been a teapot, and a greenhouse, and a harp. "Just do as I do," said ${B.introduced}, who had beautiful manners.${comesToo} They walked right round it twice. "No windows," said ${b}. "How elegant."`,
      ),
      page(
        { camera: 'medium', actors: [seen(Q, 'wave', 'happy'), seen(A, 'stand', 'shy'), seen(B, 'stand', 'proud')] },
        `Queen ${q} was as pale as paper, and very polite. "You're our first guests from outside," she said. "Everything in here is ${stuff.of}. I am, too, by and large. We're all very careful. ${refrain}" Her people stood along the walls, and did not lean on them. They hardly left a shadow. It was as bright in there as in a lamp, but nobody could have said where it came from.`,
        `"One hears so much about you," said Queen ${q}. "You come from where things happen." She led them down a hall, and all that was in it was ${stuff.of}, the doors, the clocks, the harp. ${a} saw the harp, and put both elbows in. "Nothing has been altered since my grandmother," said the queen. "${refrain}" It wasn't unkind. It was what they said there, instead of good morning.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'surprised'), seen(Q, 'stand', 'surprised')] },
        `${b} perched on the edge of a stool, like a bird. The great chair was for ${a}. ${stuff.sits(a)} "${refrain}" said all the people along the walls, in a whisper. "It was eight hundred years old," said the queen. "But there are others."`,
        `${b} sat down so lightly that it was a pleasure to see. ${stuff.sits(a)} A sigh went through the hall. "${refrain}" it said. "I'm so sorry," said ${a}. "I was only sitting." "So it can be done," murmured the queen. It was a strange thing to say, and only ${b} heard it.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(Q, 'cover', 'surprised'), seen(B, 'stand', 'worried'), seen(A, 'stand', 'sad')],
        },
        `${stuff.teaTold} There was a silence, of a thousand years. "${refrain}" somebody sobbed. ${b} talked very fast about the weather, and the queen asked what weather was. It turned out that she had never seen any. ${a} looked at the hole, and did not dare to look at anything else.`,
        `${stuff.teaTold} "It's nothing," said the queen, holding on to the edge of what was left. ${a} looked for the door. "Tell me something," said the queen to ${b}, "about outside." And ${b} told her, with beautiful manners, about roads and rain and dogs. She listened like a child. "I can't imagine it," she said. "I've tried."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'worried')] },
        `"I'm not going to touch one more thing in my life," thought ${a}. ${a} stood in the middle of the floor, on as little of it as possible. Your nose itches at such times. Your knees begin to talk. The queen was going through the thousand years, and had got to the six hundredth. ${a} hardly breathed. It would have been all right, if it had not been for the cramp.`,
        `${a} found the place that was furthest from everything, and stayed in it. The whole hall watched. There is nothing that makes you so clumsy as being watched for it. ${a} thought of feathers. ${a} thought of ${b}, who had never broken a thing. It went well for ninety minutes, and then one foot fell asleep, and the rest of ${a} came after.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'surprised'), seen(Q, 'stand', 'surprised')] },
        `${stuff.hole(a)} It was the palace itself, this time, and not a chair. "${refrain}" screamed a hundred voices, as loud as a hundred whispers can be. ${a} did not wait. "I knew that I shouldn't have come," said ${a}, and ran. ${b} ran behind. They had got as far as the gate when the screaming stopped. It stopped all at once, as if somebody had lifted a hand.`,
        `${stuff.hole(a)} Nobody could even say it. Then one old footman said it for them, and wept. "${refrain}" "We had better go," said ${b}, very white. ${a} was already at the door. "I must say sorry, at least." ${a} turned round to do it, and nobody was looking. They stood in a ring, with their backs to the door, and there was light on all their faces.`,
      ),
      page(
        { camera: 'close', actors: [seen(Q, 'kneel', 'surprised'), seen(A, 'look-up', 'curious')] },
        `When they crept back, the queen was on her knees. A beam of gold came through the hole ${stuff.where}, as thick as an arm. It lay across her hand, and she moved the hand to and fro in it. Then she bent down, and put one eye to the hole. It was the first time in a thousand years that anybody there had seen out. "There's such a lot of it," said Queen ${q}.`,
        `They crept nearer. The hole ${stuff.where} had let something in. It was only afternoon. But in that hall there had never been an afternoon. It stood there like a pillar of honey, with dust going up and down in it. The queen had laid her crown on the floor, and her cheek beside it, and she was looking out. "Come here," she said, without turning round. "What is the blue one called? And what's it doing?"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'point', 'happy'), seen(Q, 'cheer', 'excited'), seen(B, 'stand', 'surprised')],
          things: ['boat'],
        },
        `${a} lay down next to her, and told her. That was the sea, and it was always doing that. That was a boat, and the smoke was somebody's supper. That was a dog, and it was shaking itself. They took turns, the queen and the footmen and the old cook. They all wanted to see the dog. "I thought that I'd made it up," said the queen. "When I was small I asked for a window. But nobody here is ${stuff.warm}. We scratched and pushed for years, and it didn't even leave a mark."`,
        `So ${a}, who had broken it, had to stay and explain it. "Sea. Boat. That's a dog, and it's shaking itself." Each of them had one look, and went to the end of the line. "You don't know how we've tried," said the queen. "My mother wore out forty spoons. It takes somebody ${stuff.warm}, and there's nobody like that in here. We don't leave marks. We just go about, and mind things." She looked at ${a} as other people look at a locksmith.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(Q, 'think', 'worried'), seen(A, 'stand', 'calm'), seen(B, 'think', 'curious')],
        },
        `"Would you make another?" said the queen. Then she took it back. It had to be thought about. ${stuff.cost} It would never again be perfect. She walked up and down in front of the one small hole. "I can have it whole," she said, "or I can have the dog." ${a} said nothing. For once it was somebody else's turn to break something.`,
        `"I could do it anywhere," said ${a}. "I can't help it." But ${b}, who thought of such things, shook a careful head. ${stuff.cost} The queen knew it. She looked along the hall, where nothing had changed since her grandmother. She looked at the patch of gold on the floor, which had moved while they talked. "It isn't going to wait for us, is it?" said the queen. "No," said ${a}. "It never does."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'jump', 'excited'), seen(Q, 'point', 'happy'), seen(B, 'reach', 'determined')],
        },
        `"The throne," said Queen ${q}. "Sit on that, please. There, to the north. And then the ballroom." ${a} sat, and leaned, and fell down in all the right places. It went through the palace like a party. ${b} tried as well, and was so careful that nothing came of it. "You have to mean it less," said ${a}. ${b} shut both eyes, and tripped. It was a very small window, and ${b} was as proud as a king.`,
        `She clapped her hands. "Over here! As big as you can!" Nobody had ever said that to ${a}. There was a round window, and a long one, and one with toes. The footmen cheered, in whispers. "Might I?" said ${b}, in a small voice, and put out one polite finger. It took eleven tries. In the end ${b} sneezed, with no manners whatever, and there it was. It looked out on a cow.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: [seen(Q, 'wave', 'happy'), seen(A, 'wave', 'proud'), seen(B, 'wave', 'happy')],
        },
        `At sunset it shone from a hundred holes, right across the country. People came out of their doors to look. It is not perfect any more. Each year a bit of it goes, and each year they ${stuff.again}. They don't say good morning there. They say, "Have you seen the dog?" But when ${a} comes to tea they call out together, full of hope. "${refrain}"`,
        `They went home with the sun on their backs. Behind them it glittered, from every side, like something with eyes. ${a} had never before looked back at a place with pleasure. Some of it goes each year, and then they ${stuff.again}, always a bit differently. At the very first window sits the queen, with her chin in her hands. "${refrain}" she tells the sunbeam, when it comes in. But she moves over.`,
      ),
    ],
  };
}
