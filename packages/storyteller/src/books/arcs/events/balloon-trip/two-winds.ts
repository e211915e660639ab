import type { Figure, Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';

const REFRAINS = [
  'Wrong way!',
  'The wrong way!',
  'Not that way!',
  'Wrong way again!',
  'Oh no, wrong way!',
  'No, not that way!',
  'Quite the wrong way!',
  'Still the wrong way!',
  'Other way, please!',
  'Wrong way, balloon!',
] as const;
const TITLES = ['wrong way', 'up where the clouds go', 'two winds', 'over the hill'];

/**
 * A balloon goes where the wind goes. Down here it blows the wrong way; up where the clouds are it blows another way, as
 * it often does, and as balloonists use it.
 */
export const TWO_WINDS: EventPlot = { id: 'two-winds', young, middle, old };

interface Crew {
  /** Who flies it, and who sees it: never the same. */
  readonly P: Figure;
  readonly K: Figure;
  /** Anybody else who is in the basket. */
  readonly E: Figure | null;
  /** Where they would like to get to. */
  readonly far: string;
}

function crewOf({ A, B, K, G, g, place, at, company }: Going, isOld = false): Crew {
  const P = A !== K ? A : B === G || g !== 'the grown-up' ? G : company.person('Captain Bloom', 'captain');
  return {
    P,
    K,
    E: [A, B].find((each) => each !== P && each !== K) ?? null,
    far: at === 'undersea' ? 'the sea' : (place ?? (isOld ? 'the other side of the hill' : 'the far hill')),
  };
}

/** A sentence about whoever else is in the basket. */
const also = ({ E }: Crew, text: (name: string) => string): string => (E ? ` ${text(E.introduced)}` : '');

const inBasket = ({ P, K, E }: Crew, feeling: 'happy' | 'worried' | 'excited' | 'surprised') =>
  [K, P, ...(E ? [E] : [])].map((who) => seen(who, 'stand', feeling));

/** Where one comes down: on the beach, where the theme is of the sea. */
const landing = ({ at }: Going) => (at === null ? 'mountain' : /undersea|sky|boat/.test(at) ? 'beach' : at);

function young(going: Going): Told {
  const crew = crewOf(going);
  const { P, K, far } = crew;
  const [p, k] = [P.name, K.name];
  const refrain = going.chance.pick(...REFRAINS);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'wide', actors: inBasket(crew, 'excited'), things: ['hot-air-balloon'] },
        `${cap(P.introduced)} has a hot air balloon. ${K.introduced} climbs in.${also(crew, (e) => `So does ${e}.`)} Up, up, up!`,
        `See the hot air balloon! In get ${K.introduced} and ${P.introduced}.${also(crew, (e) => `And ${e}!`)} Up it goes!`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'curious')], things: ['cloud', 'leaf'] },
        `Down here the leaves blow left. Up there the clouds go right. "That's funny," says ${k}.`,
        `A leaf blows to the left. A cloud goes to the right. "Funny," says ${k}.`,
      ),
      page(
        { setting: 'sky', camera: 'wide', actors: inBasket(crew, 'surprised'), things: ['hot-air-balloon'] },
        `"To ${far}!" says ${k}. But the wind blows them left. "${refrain}"`,
        `Where to? To ${far}! Where does the wind go? Left! "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'stand', 'determined'), seen(K, 'stand', 'happy')] },
        `They all blow. Pfff! A balloon is too big to blow. "${refrain}"`,
        `"Blow!" says ${p}. Pfff! The balloon does not mind. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'wave', 'determined')], things: ['umbrella'] },
        `${k} rows with an umbrella. Round and round they go. "${refrain}"`,
        `${k} has an umbrella. Row, row! It only turns them round. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'look-up', 'excited')], things: ['cloud'] },
        `Then ${k} looks up. The clouds go right! "Up! We want to go up!"`,
        `${k} looks up. That cloud goes to ${far}! "Go up!" says ${k}.`,
      ),
      page(
        { camera: 'wide', actors: inBasket(crew, 'happy'), things: ['hot-air-balloon', 'cloud'] },
        `Whoosh! Up they go, to the clouds. And now? Right way!`,
        `Whoosh! The balloon goes up. Hello, cloud! And off they go, to the right!`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'surprised'), seen(P, 'stand', 'surprised')] },
        `There it is! But they fly right past it. "${refrain}" cries ${p}.`,
        `There it is, down there! And there it goes. "${refrain}" says ${p}.`,
      ),
      page(
        { camera: 'wide', actors: inBasket(crew, 'happy'), things: ['hot-air-balloon'] },
        `"Now down!" says ${k}. The low wind blows them back. Bump!`,
        `"Down again!" says ${k}. The low wind takes them back, and back. Bump!`,
      ),
      page(
        { setting: landing(going), camera: 'medium', actors: inBasket(crew, 'happy'), things: ['sandwich'] },
        `Here they are. They eat a sandwich each. The leaves blow left. That is the way home!`,
        `They are there! They eat a sandwich. "And how do we get home?" Look at the leaves!`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const crew = crewOf(going);
  const { P, K, far } = crew;
  const [p, k] = [P.name, K.name];
  const refrain = going.chance.pick(...REFRAINS);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'wide', actors: inBasket(crew, 'excited'), things: ['hot-air-balloon'] },
        `${cap(P.introduced)} had a hot air balloon, red and yellow. ${K.introduced} was to have a ride in it.${also(crew, (e) => `${e} had a seat on the sandwiches.`)} "Where would you like to go?" said ${p}. "To ${far}," said ${k}.`,
        `"Can a hot air balloon go anywhere?" said ${K.introduced}. "Anywhere you like," said ${P.introduced}, and patted the basket. The balloon stood over it like a house. "To ${far}, then," said ${k}, and climbed in.${also(crew, (e) => `${e} climbed in after.`)}`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'look-up', 'curious')], things: ['cloud', 'leaf'] },
        `While the balloon got warm, ${k} had a look at the weather. The leaves blew along the grass, all to the left. High up went little clouds, all to the right. "They can't agree," said ${k}.`,
        `It takes a while to fill a balloon. ${k} watched a leaf go by to the left. Then ${k} watched a cloud, and that went to the right. "Why do they do that?" said ${k}. Nobody heard. It was time to go.`,
      ),
      page(
        { setting: 'sky', camera: 'wide', actors: inBasket(crew, 'surprised'), things: ['hot-air-balloon'] },
        `Up they went, as soft as a sigh. The garden turned into a hankie. Then the wind took hold of them, and off they sailed, to the left. "But it's over there!" said ${k}. "${refrain}" "Ah," said ${p}. "I can't steer it, you know."`,
        `The ground went down like a lift. It was quite quiet. Then the whole world began to slide away, and backwards. "It's behind us!" said ${k}. "${refrain}" ${p} coughed. "There's no wheel in a balloon," said ${p}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'stand', 'determined'), seen(K, 'stand', 'determined')] },
        `"We could blow," said ${p}. They all puffed out their cheeks and blew, until they saw stars. You can blow at a boat, if it's small. A balloon is as big as a church. "${refrain}" said ${k}.`,
        `They leaned over the edge and blew as hard as they could. It made no difference, except to a fly. "The wind has us," said ${p}, "and it's bigger than we are." "${refrain}" said ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'wave', 'determined')], things: ['umbrella'] },
        `Then ${k} rowed with an umbrella. There's nothing to row against up there. The basket began to turn, and so did everybody's tummy. "${refrain}" said ${p}, with closed eyes.`,
        `There was an umbrella in the basket. ${k} put it out over the side and pulled, like an oar. "We're moving!" said ${k}. They were, round and round, like tea in a cup. "${refrain}" groaned ${p}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'look-up', 'excited')], things: ['cloud'] },
        `${k} lay down flat, so as not to be dizzy. Over the rim sailed the little clouds. They were still going to the right. To the right! "${p}!" said ${k}. "They've got another wind up there. Can we have that one?"`,
        `To stop feeling dizzy you have to look at something far away. ${k} looked at a cloud. It was going to ${far}, as if it had a ticket. "How high are those?" said ${k}. "Can we get in with them?"`,
      ),
      page(
        { camera: 'wide', actors: inBasket(crew, 'excited'), things: ['hot-air-balloon', 'cloud'] },
        `"I can't steer," said ${p}, "but up I can do." Whoosh, went the warm air, and whoosh! Up they went, until the clouds came down to meet them. The basket gave a small tug. Then they were sailing, as straight as a string, to the right.`,
        `"Left and right I can't," said ${p}. "But I can do up." There was a great whoosh of warm air. They rose, and rose. It got cool, and white, and something took them by the collar. "We're going the right way!" cried ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'surprised'), seen(P, 'stand', 'worried')] },
        `And there it was, ${far}, as small as a stamp. It came nearer. It was right under them. Then it was behind them. "We're going past it!" said ${k}. "${refrain}" "I haven't a brake, either," said ${p}.`,
        `They had never seen anything so fine as ${far}. They saw it come. They saw it right below. Then they saw it go. "Stop!" said ${k}. "Balloons don't," said ${p}. "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: inBasket(crew, 'happy'), things: ['hot-air-balloon'] },
        `But ${k} was looking at the trees down there. All their leaves blew to the left. "Go down!" said ${k}. "Down there it's the other one!" They sank, and the low wind took them. It carried them back, and set them down with a bump.`,
        `${k} began to laugh. "We've got two winds," said ${k}, "one for there and one for back. We need the bottom one!" So ${p} let the balloon cool. Down it came, and back it came, as neat as a lift. Bump.`,
      ),
      page(
        { setting: landing(going), camera: 'medium', actors: inBasket(crew, 'happy'), things: ['sandwich'] },
        `They ate the sandwiches then and there, at ${far}. A leaf blew past ${k} along the ground. "Which way's that?" said ${p}. "Home," said ${k}, with a full mouth. "There's no hurry. It goes all day."`,
        `So that was ${far}. They had it all to themselves, and a sandwich each. "How shall we get home?" said ${p}, who was learning. ${k} wet a finger and held it up. "Left," said ${k}. "Stay low."`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const crew = crewOf(going, true);
  const { P, K, far } = crew;
  const [p, k] = [P.name, K.name];
  const refrain = going.chance.pick(...REFRAINS);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(K, 'hold', 'curious', 'telescope'), seen(P, 'stand', 'proud')],
          things: ['hot-air-balloon'],
        },
        `From the garden you could see only the hill. What lay behind it, ${K.introduced} knew by heart, from maps, and had never seen. So when ${P.introduced} got a hot air balloon, there was no question where to go. "To ${far}," said ${k}, who packed a telescope and nothing else. ${p} packed a trunk.${also(crew, (e) => `${e} sat down on the lid, to get it shut.`)}`,
        `"You may choose," said ${P.introduced}, when the hot air balloon had come. ${K.introduced} had chosen years ago. All that there was to be seen from the garden was the hill. "I want to go to ${far}," said ${k}. "I'll just put in a few things," said ${p}. It was a trunk, with brass corners.${also(crew, (e) => `It took ${e} to sit on it.`)} ${k} had only a telescope.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'look-up', 'curious'), seen(P, 'stand', 'happy')], things: ['cloud'] },
        `"What's in there?" said ${k}. "Oh, two irons," said ${p}, "in case we're asked to something. Forty jars of jam, in case of crumpets. A hat for each of us, and the accordion." Meanwhile ${k} saw how the smoke from the chimney went left, and a cloud over it went right. It was like two people walking past each other on the stairs. Then somebody untied the rope.`,
        `It had been packed for every case. "There may be crumpets," said ${p}. "So, jam: forty jars. There may be creases. So, two irons. There may be an evening, so, the accordion." ${k} was only half listening. Over the roof the smoke leaned to the left. Over the smoke a cloud was leaning to the right. It seemed rude of one of them. And then they were off.`,
      ),
      page(
        {
          setting: 'sky',
          camera: 'wide',
          actors: [seen(K, 'point', 'worried'), seen(P, 'stand', 'surprised')],
          things: ['hot-air-balloon'],
        },
        `They rose as far as the chimney and a bit, because of the jam. Then the wind had them. The hill grew smaller, and it ought to have grown bigger. "${refrain}" said ${k}. "Yes," said ${p}. "Well. You can't steer these, it turns out." They went over the school, and the pond, and a good deal that they had seen before.`,
        `It wasn't high. The trunk saw to that. It was high enough for the wind, which picked them up like a hat and carried them to the left. "It's getting further away!" said ${k}. "${refrain}" "I did wonder," said ${p}, "why there was no wheel." Below them a cow looked up, and then looked at the hill, as though she knew.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(P, 'stand', 'determined'), seen(K, 'wave', 'determined')],
          things: ['umbrella'],
        },
        `They blew. They got red in the face, and it moved a feather on a hat. They rowed, with an umbrella from the trunk, and that only turned them round and round. "${refrain}" said ${k}, each time that the hill came by. ${p} opened the accordion, to see if it blew any better. It didn't, but it was in tune.`,
        `There was something in the trunk for this too. It was an umbrella, to row with. They rowed until they were going round like a roundabout. "${refrain}" said ${k}. They leaned out and blew. They flapped a tablecloth. You can't push a balloon from inside it. "I might have brought a propeller," said ${p}, deep in the trunk. "I brought two irons."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(K, 'look-up', 'excited'), seen(P, 'stand', 'worried')],
          things: ['cloud', 'hot-air-balloon'],
        },
        `${k} lay on the floor with the telescope, to be dizzy in peace. And there was the cloud from this morning, or a cousin of it, going right. "There's another wind up there!" said ${k}. "It goes where we're going!" "I've got her as hot as she'll be," said ${p}. "She won't go up there. Not with what we weigh." They both looked at the trunk. It looked back, with brass corners.`,
        `When you are dizzy you should look at what's furthest off. ${k} held the telescope straight up. Small clouds crossed it, one by one, and all from left to right. "We're in the wrong layer," said ${k}. "It's like a cake. The next one goes to ${far}!" ${p} pulled the cord, and it roared, and they stayed where they were. "Too heavy," said ${p}. Neither of them said what was.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'hold', 'sad', 'jam'), seen(K, 'stand', 'curious')] },
        `"In case of what?" said ${k}, not unkindly. ${p} took out the irons, and sighed, and let them down on a string into an oak. Next was the jam. Jar after jar went down by parachute, in hankies. "There might be crumpets," said ${p}. "There won't be anybody's crumpets, if we don't get there," said ${k}. The hats went, and the tablecloth. They rose. The clouds were still a good way up.`,
        `It was ${p} who began. Nobody had to ask. Down went two irons, on the end of a string, and were left in an oak. Forty jars of jam went over the side under forty hankies, and swung away like dandelions. "That was the damson," ${p} said now and then. Hats followed. It's hard for a person who likes to be ready. The basket went up with each of them, and was not up enough.`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'hold', 'sad', 'accordion'), seen(K, 'hold', 'worried', 'telescope')] },
        `That left the accordion. It had come from a grandmother. "It weighs as much as a dog," said ${p}, and undid the strap with one thumb. "Don't," said ${k}. There was one other heavy thing. It was brass, and as long as an arm. Without it there was not much to be seen from up here. ${k} kissed it on the end. It went down on the longest string, and hung in a poplar, blinking.`,
        `There was only the accordion now. ${p} set it on the rim, and it gave a little sigh. "It's played at every wedding that we had," said ${p}. "Wait," said ${k}. "We aren't looking for weddings. But we don't want to be without." And before anybody could be noble about it, ${k} had tied a string to the telescope. What's the use of a thing for looking, if you never get there? Down it went, into a poplar.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(K, 'look-up', 'surprised'), seen(P, 'stand', 'excited')],
          things: ['hot-air-balloon', 'cloud'],
        },
        `For a moment nothing happened. Then the basket gave a hop, like somebody who has just remembered. They went up into the white, and through it, and something turned them gently by the shoulders. "Right," said ${k}. "We're going right!" The hill came towards them with its shoulders down. It had never looked so small.`,
        `That did it. Up went the balloon, with a shiver, from one layer of the sky into the next. Smoke leaned left, far below, and did not matter any more. They leaned right. The school went by, and the pond, and their own garden, with the rope still in it. Then the hill bent its back, and they were over.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'point', 'happy'), seen(P, 'stand', 'happy')] },
        `And there it was, ${far}. ${k} had no telescope, and so had to see it all at once. It was wide and gold, with the shadow of the balloon going over it like a thumb. Close under the hill stood a small house, and outside was somebody very old, hanging up socks. The old one looked up, and dropped a sock. "Where have you come from?" "From the other side," called ${k}. "What's it like there?" cried the voice. "I've always wondered!"`,
        `So that was ${far}. There was too much of it to look at bit by bit. They looked at all of it. ${p} took up the accordion, and played, because it was an evening after all. Right under the hill was a garden. In it stood someone very old, with a basket of socks, who had just dropped one. "You came over the top!" came a thin voice. "What's behind it? Seventy years I've looked at the back of that hill!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'shout', 'happy'), seen(P, 'stand', 'happy')] },
        `"A pond!" shouted ${k}. "And a cow! And us!" They were going past by then, for a balloon has no brake either. "${refrain}" said ${p}. "Down," said ${k}. "That's where the other one blows." Down they sank, into the old wind, the one that always went left. It took them back over the hill, low and slow, and straight for home.`,
        `"Our garden!" ${k} called down. "You can't see it for the hill!" They were past already, and going fast. "${refrain}" said ${p}. But ${k} was getting to know about this. "Let her cool," said ${k}. They dropped a layer, and there was the other wind, the one that they hadn't wanted in the morning. Left was the way home. It had only been too soon.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: [seen(K, 'reach', 'happy'), seen(P, 'stand', 'happy')],
          things: ['tree'],
        },
        `It was the same road as in the morning, of course. They came to a poplar, and something winked in it. ${k} only had to put out a hand. The hats were in a hedge. Every half mile there was a hankie with a jar, and a person holding it, and looking up. "Keep it!" called ${p}. "In case of crumpets!"`,
        `Since it was the same wind, it was the same way. In the poplar hung a telescope, at just the right height. In the oak were the irons, and stayed there. All along the lanes stood people with a jar of jam and an astonished face. "Is it yours?" they shouted. "Not any more," ${p} shouted back. It felt very light, up there.`,
      ),
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(K, 'sit', 'calm'), seen(P, 'sit', 'happy')] },
        `They go again on Saturday. ${p} has packed already, and it's in a pocket. It is a pair of socks, for somebody who lost one. On clear evenings ${k} doesn't look at the hill now, but at the sky over it. You can't see them. But there are always two.`,
        `The hill is still there, in front of everything. But ${k} waves to it last thing at night, since there may be someone waving on the other side. ${p} has got rid of the trunk. "What will you take on Saturday?" said ${k}. "You," said ${p}, "and one jar."`,
      ),
    ],
  };
}
