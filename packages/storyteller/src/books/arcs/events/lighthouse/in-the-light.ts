import type { Figure, Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { named } from '../the-one.ts';

const REFRAINS = [
  'Too small!',
  'Much too small!',
  'Far too small!',
  'Oh, too small!',
  'So small!',
  'Still too small!',
  'Just too small!',
  'It is too small!',
  'A bit too small!',
  'Simply too small!',
] as const;
const TITLES = ['the {c} in the light', 'the biggest {c} in the world', 'something else to say', 'too small'];

interface House {
  /** Who looks after the light, who likes to sit behind the glass, and the child who stays there. */
  readonly L: Figure;
  readonly C: Figure;
  readonly K: Figure;
  /** Who goes by every evening. */
  readonly S: Figure;
  /** "secret", where the theme asks for that of the lighthouse: it is told of at the start, and is out in the end. */
  readonly secret: string | null;
  /** "daughter", where the theme has the keeper's own child. */
  readonly own: string | null;
  /** How big the one behind the glass is, seen without it; and how one gets there. */
  readonly asBig: string;
  readonly lift: string;
}

const secretOf = (raw: string): string | null => /\b(secret|mystery|riddle)\b/.exec(raw)?.[1] ?? null;

const titleOf = ({ C, secret }: House, chance: Going['chance']): string =>
  titled(secret === null ? chance.pick(...TITLES).replace('{c}', C.kind) : `the ${secret} of the lighthouse`);

function houseOf(going: Going): House {
  const { A, B, K, company } = going;
  const both = [A, company.other].filter((each): each is Figure => each !== null && each !== K);
  const L = both.find(({ kind }) => /keeper/.test(kind)) ?? named(going) ?? (B === going.G && A !== K ? B : null);
  const C = both.find(({ kind, being }) => being !== null && !/keeper/.test(kind)) ?? company.meet('cat');
  const large = (C.being?.size ?? 2) >= 4;
  return {
    L: L ?? company.meet('lighthouse keeper'),
    C,
    K,
    S: company.person('Captain Bree', 'captain'),
    own:
      /\bkeeper['’]?s (daughter|son|child|little girl|little boy|grandchild|granddaughter|grandson)\b/.exec(
        going.raw,
      )?.[1] ?? null,
    secret: secretOf(going.raw),
    asBig: large ? 'sofa' : 'loaf',
    lift: large ? `${C.name} is let in` : `somebody lifts ${C.name} in`,
  };
}

/** The big glass makes a small thing big. When the light goes out a torch is put behind it, where somebody likes to sit. */
export const IN_THE_LIGHT: EventPlot = { id: 'in-the-light', young, middle, old };

function young(going: Going): Told {
  const { chance } = going;
  const house = houseOf(going);
  const { L, C, K, S, own, secret } = house;
  const isOut = secret === null ? '' : ` That is the ${secret}!`;
  const isOwn = own === null ? '' : ` ${K.name} is the keeper's ${own}.`;
  const [l, c, k, s] = [L.name, C.name, K.name, S.name];
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titleOf(house, chance),
    refrain,
    pages: [
      page(
        {
          setting: 'beach',
          camera: 'wide',
          actors: [seen(L, 'wave', 'happy'), seen(K, 'stand', 'happy'), seen(C, 'sit', 'calm')],
          things: ['lighthouse'],
        },
        `Here is a lighthouse. Here is ${L.introduced}. Here is ${C.introduced}. And ${k}!${isOwn}`,
        `A lighthouse! Here is ${L.introduced}. Here is ${C.introduced}. ${own === null ? `${k} comes to stay.` : `And ${k}!${isOwn}`}`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'close',
          actors: [seen(C, 'sit', 'calm'), seen(K, 'point', 'surprised')],
          things: ['lamp'],
        },
        `The lamp has a big glass. ${c} sits behind it. How big!`,
        `The lamp has a big glass. ${c} goes behind it. What a big ${C.kind}!`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'wave', 'happy'), seen(L, 'stand', 'sad')] },
        `A ship goes by. Toot! "Nobody comes to tea," says ${l}. "So lonely!"`,
        `A ship. Toot! "It never stops for tea," says ${l}. "So lonely!"`,
      ),
      page(
        {
          time: 'night',
          weather: 'wind',
          camera: 'wide',
          actors: [seen(L, 'run', 'worried'), seen(K, 'stand', 'worried')],
          things: ['lamp'],
        },
        `Night. Pop! Out goes the light. "The ship!" says ${l}. "The rocks!"`,
        `Night. Pop! The light goes out. "The rocks!" says ${l}. "The ship!"`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'determined', 'torch')] },
        `${k} holds up a torch. The sea is big. "${refrain}"`,
        `"A torch!" says ${k}. What a little light! "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(C, 'sit', 'calm'), seen(K, 'look-up', 'surprised')] },
        `Where is ${c}? Behind the glass! And so big! ${k} thinks.`,
        `There sits ${c}, behind the glass. So big again! "Wait!" says ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'hold', 'excited', 'torch'), seen(C, 'sit', 'surprised')] },
        `${k} puts the torch there. A big light! And ${c} is in it!`,
        `The torch goes in there, too. Now the light is big. So is ${c}!`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'cheer', 'happy'), seen(L, 'cheer', 'happy')] },
        `Toot, toot! The ship sees it. Round the rocks it goes. Hooray!`,
        `Toot! Away from the rocks goes the ship. "Hooray!" says ${l}.`,
      ),
      page(
        {
          setting: 'beach',
          weather: 'clear',
          time: 'day',
          camera: 'medium',
          actors: [seen(S, 'stand', 'excited'), seen(K, 'stand', 'happy')],
          things: ['cake'],
        },
        `In the morning ${s} comes, with cake. "Where is the giant ${C.kind}?"`,
        `In the morning ${s} brings a cake. "Where is your giant ${C.kind}?"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(C, 'sit', 'calm'),
            seen(S, 'stand', 'surprised'),
            seen(L, 'stand', 'happy'),
            seen(K, 'stand', 'happy'),
          ],
          things: ['cake'],
        },
        `Here is ${c}! "${refrain}" says ${s}. And they all stay for tea.${isOut}`,
        `"That is ${c}," says ${k}. "${refrain}" says ${s}. Then they all have tea.${isOut}`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { chance } = going;
  const house = houseOf(going);
  const { L, C, K, S, own, secret } = house;
  const isToBe = secret === null ? '' : ` It had a ${secret}, people said.`;
  const isOut = secret === null ? '' : ` So now the ${secret} was out.`;
  const [l, c, k, s] = [L.name, C.name, K.name, S.name];
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titleOf(house, chance),
    refrain,
    pages: [
      page(
        {
          setting: 'beach',
          camera: 'wide',
          actors: [seen(L, 'wave', 'happy'), seen(K, 'stand', 'happy'), seen(C, 'sit', 'calm')],
          things: ['lighthouse'],
        },
        `On a rock in the sea stood a lighthouse. ${L.introduced} lived in it, with ${C.introduced}. ${own === null ? `${K.introduced} was staying for a week. "You're the first visitor," said ${l}, "since I don't know when."` : `So did ${K.introduced}, the lighthouse keeper's ${own}. "We've not had one visitor," said ${l}, "since I don't know when."`}${isToBe}`,
        own === null
          ? `${K.introduced} was going to stay for a week in a lighthouse. ${L.introduced} was at the door. So was ${C.introduced}. "Ninety-nine steps," said ${l}. "I hope you like tea. I've always made too much. Nobody ever comes."${isToBe}`
          : `${K.introduced} was the lighthouse keeper's ${own}, and knew all ninety-nine steps by heart. ${L.introduced} looked after the light. ${C.introduced} looked after nobody. "I've made too much tea again," said ${l}. "Nobody ever comes."${isToBe}`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'close',
          actors: [seen(C, 'sit', 'calm'), seen(K, 'point', 'surprised')],
          things: ['lamp'],
        },
        `At the top was the lamp. In front of it was a glass, taller than ${k}. "It makes a small light into a big one," said ${l}. ${c} had gone to sit behind it, where it was warm. Through the glass ${c} was as big as a house. ${own === null ? `"Oh!" said ${k}.` : `${k} still said "Oh!" each time.`}`,
        `${own === null ? `"That's only an ordinary lamp," said ${k}, at the top. "It's the glass that does it," said ${l}.` : `It was only an ordinary lamp, at the top. "It's the glass that does it," ${l} always said.`} It was huge, and bent like a soup plate. ${c} liked to sit behind it, because of the warm. From in front you saw an ear like a sail, and an enormous eye. ${k} ${own === null ? 'fell' : 'had fallen'} over backwards${own === null ? '' : ', the first time'}.`,
      ),
      page(
        { time: 'sunset', camera: 'medium', actors: [seen(K, 'wave', 'happy'), seen(L, 'stand', 'sad')] },
        `In the evening a ship went by. "That's ${S.introduced}," said ${l}. "Every night at ten." "Come to tea!" shouted ${k}. Toot, went the ship, and was gone. "They can't," said ${l}. "It's what a lighthouse says. Rocks, it says. Keep away. That makes it lonely."`,
        `At six a ship went out. ${S.introduced} was on it, and waved, and was soon quite small. "Back at ten," said ${l}. "Do they come for tea?" said ${k}. "Never," said ${l}. "My light says, keep away. So they do. It's lonely, but it works."`,
      ),
      page(
        {
          time: 'night',
          weather: 'wind',
          camera: 'wide',
          actors: [seen(L, 'run', 'worried'), seen(K, 'stand', 'worried')],
          things: ['lamp'],
        },
        `That night there was a storm. The windows shook. At a quarter to ten the lamp said "pop", and it was dark. "The new one is down in the cellar," said ${l}. "That's ninety-nine steps, twice." "And ${s} is coming!" said ${k}.`,
        `That night it blew so hard that the tea had waves. Then something went pop. There was no light on the sea, and none on the stairs. "It's gone out," said ${l}, "and it's nearly ten." Somewhere out there was ${s}. And in between were the rocks.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'determined', 'torch')] },
        `${k} had a torch. ${k} held it to the window, and shook it. It lit up some rain, and that was all. Behind that was the whole of the sea. "${refrain}" said ${k}.`,
        `${k} ran to the window with a torch. But here was all that dark, from end to end. "${refrain}" said ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(L, 'hold', 'worried', 'lantern'), seen(K, 'hold', 'worried', 'torch')] },
        `"Take mine as well," said ${l}. So there was a torch and a lantern. It was as dark as before. "${refrain}" said ${l}. "I'll go down for the new lamp. Stay here, and keep shining!"`,
        `${l} held up the lantern beside it. Now they had two. Two small lights are not one big one. They're two small ones. "${refrain}" said ${l}. "I'll have to run for the new lamp. You shine!"`,
      ),
      page(
        { camera: 'close', actors: [seen(C, 'sit', 'calm'), seen(K, 'hold', 'surprised', 'torch')] },
        `${c} had gone back to the place behind the glass. It was still warm there. ${k} turned round with the torch. There was an eye as big as a wheel! "You're not as large as that," said ${k}. "It's only the..." And ${k} stood still. "The glass!"`,
        `Down went ${l}. Where was ${c}? ${k} shone the torch about, and got a fright. Behind the glass sat a thing as large as a cupboard, with eyes. It yawned. It was only ${c}. "It makes small things big," said ${k}, slowly. Then ${k} looked at what there was to hand. It was small.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'hold', 'excited', 'torch'), seen(C, 'sit', 'surprised')] },
        `"Move over," said ${k}. ${c} did not. ${c} had been there first. So ${k} reached past, and put the torch where the lamp had been. A great white road of light ran out over the waves. And along it, from end to end, lay ${c}.`,
        `${k} put the torch in behind the glass. At once it went all across the sea, as wide as a field. There was just one thing. ${c} would not get up. So in the middle of the light was the shape of ${c}. It was as big as a hill.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'cheer', 'happy'), seen(L, 'cheer', 'happy')] },
        `Far out, something said toot. It sounded surprised. Then a small green light turned, and went round the rocks, well out. Toot, toot! "What did you do?" said ${l}, with the new lamp and no breath. "Nothing big," said ${k}.`,
        `There was a toot in the dark. A ship's light swung round, just in time, and passed the rocks. ${l} came up the last step with the new lamp. "They've seen us!" said ${l}. "They've seen ${c}," said ${k}.`,
      ),
      page(
        {
          setting: 'beach',
          weather: 'clear',
          time: 'day',
          camera: 'medium',
          actors: [seen(S, 'stand', 'excited'), seen(K, 'stand', 'happy'), seen(L, 'stand', 'surprised')],
          things: ['ship', 'cake'],
        },
        `The next morning a ship lay at the rock, for the first time ever. Off it came ${s}, with all the sailors, and a cake. "We've come about the ${C.kind}," said ${s}. "It stood in the sky! It scratched its ear! Where do you keep it?"`,
        `In the morning there was a knock. ${l} hardly knew what it was. Outside stood ${s}, and the whole ship, and a cake. "Last night," said ${s}, "we saw a ${C.kind} as big as a mountain. We only want to look at it."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(C, 'sit', 'calm'),
            seen(S, 'stand', 'surprised'),
            seen(L, 'stand', 'happy'),
            seen(K, 'stand', 'happy'),
          ],
          things: ['cake'],
        },
        `${k} pointed down. There on the step, in the sun, sat ${c}. They all bent over. "${refrain}" said ${s}. And they stayed to tea, since there was always too much of it. It wasn't that day.${isOut}`,
        `"There," said ${k}. They looked up, and left, and right, and last of all down. ${c} looked back. "${refrain}" said ${s}. Then ${l} made the tea, and for once it wasn't too much.${isOut}`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { chance } = going;
  const house = houseOf(going);
  const { L, C, K, S, own, asBig, lift, secret } = house;
  const isToBe = secret === null ? '' : ` In the harbour they said that there was a ${secret} about the place.`;
  const isOut =
    secret === null
      ? ''
      : ` Visitors still ask in the harbour about the ${secret} of the lighthouse. "It snores," they are told.`;
  const [l, c, k, s] = [L.name, C.name, K.name, S.name];
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titleOf(house, chance),
    refrain,
    pages: [
      page(
        {
          setting: 'beach',
          camera: 'wide',
          actors: [seen(L, 'wave', 'happy'), seen(K, 'stand', 'happy'), seen(C, 'sit', 'calm')],
          things: ['lighthouse'],
        },
        `The lighthouse stood on a rock with nothing else on it. ${L.introduced} had looked after it for nineteen years. ${C.introduced} had looked after ${l}. ${own === null ? `${K.introduced} was to stay there for a week.` : `${K.introduced} was the lighthouse keeper's ${own}, and knew nothing else.`} There were ninety-nine steps, and at the bottom a table with a cloth, and eight cups. "Who are the others for?" said ${k}. "I like to be ready," said ${l}. The other six were dusty.${isToBe}`,
        own === null
          ? `"You'll be the first to use that cup," said ${L.introduced}. It was one of eight, on a white cloth, at the bottom of the lighthouse. ${K.introduced}, who had come for a week, counted the people. There was ${l}. There was ${C.introduced}, who drinks from a saucer. "Do you often have guests?" said ${k}. "Not so far," said ${l}. It had been nineteen years.${isToBe}`
          : `"Nobody has ever used that cup," said ${L.introduced}. It was one of eight, on a white cloth, at the bottom of the lighthouse. ${K.introduced}, the lighthouse keeper's ${own}, counted the people. There was ${l}. There was ${C.introduced}, who drinks from a saucer. "Do we ever have guests?" said ${k}. "Not so far," said ${l}. It had been nineteen years.${isToBe}`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'close',
          actors: [seen(C, 'sit', 'calm'), seen(K, 'point', 'surprised'), seen(L, 'stand', 'proud')],
          things: ['lamp'],
        },
        `${own === null ? `At the top ${k} was disappointed. The lamp was hardly bigger than the one in the hall at home.` : `At the top was the lamp. It was hardly bigger than the one in the kitchen, and ${k} had once been disappointed by it.`} "It isn't the lamp," said ${l}. "It's that." In front of it stood a glass as tall as a door, cut in rings like a tree. "It takes a small light, and makes it see for twenty miles." Behind it, where it was warm, ${c} was lying. From here you saw an eye like a pond. It was the only place in which ${c} was ever impressive.`,
        `${k} had ${own === null ? '' : 'once '}thought that the light ${own === null ? 'would be' : 'was'} enormous. It was a lamp, such as you read by. "Now come round to the front," said ${l}. There stood a wall of glass, all in steps and rings. And behind it was a monster. It had an eye like a dustbin lid. It blinked. "That's ${c}," said ${l}. "It's warm in there. The glass makes big what's small, that's all it does. The sea sees the lamp like that."`,
      ),
      page(
        { time: 'sunset', camera: 'medium', actors: [seen(K, 'wave', 'happy'), seen(L, 'stand', 'sad')] },
        `At six a ship went out, and gave a toot. "${S.introduced}," said ${l}. "Out at six, and back at ten. I know her lights better than my own feet." "Why doesn't she ever stop?" said ${k}. "Because I tell her not to," said ${l}. "All night long. Rocks, I say. Keep off. It's the one word that a lighthouse has." ${k} thought that it was a lonely way to live, to have eight cups, and only that one word.`,
        `They watched the evening ship go by. Somebody on it lifted a hand. "That's ${S.introduced}," said ${l}. "We've waved for nineteen years. I expect she has a nice voice." "You could ask her to tea," said ${k}. "What with? I've one thing to talk with," said ${l}, "and it says keep away. It's lonely work. If I do it, nobody comes. If somebody came, I'd have done it badly." And ${l} went to trim what needed trimming.`,
      ),
      page(
        {
          time: 'night',
          weather: 'wind',
          camera: 'wide',
          actors: [seen(L, 'run', 'worried'), seen(K, 'stand', 'worried')],
          things: ['lamp'],
        },
        `One night the wind got up, until the tea had waves in it. At half past nine there was a small noise, such as a cork makes. It was the lamp. They had never seen how dark it was, because there had always been a light. "The spare's in the cellar," said ${l}, quite calmly, and put on one slipper. "${s} will be at the rocks by ten." The tower leaned into the wind and hummed.`,
        `Then one night the storm came. Rain went by sideways. And then, with a click no louder than a beetle, the light went out. For nineteen years there had been somebody on that sea who said "rocks". Now nobody was saying it. "There's a spare," said ${l}, "and ninety-nine steps down to it, and as many up." It was half past nine. "She's always on time," said ${l}. "That's what's the matter."`,
      ),
      page(
        { camera: 'medium', actors: [seen(L, 'hold', 'worried', 'lantern'), seen(K, 'hold', 'determined', 'torch')] },
        `${k} had a torch, and got it to the window. It lit three feet of rain. "${refrain}" said ${k}. ${l} held the lantern up beside it. They shone as hard as they could, if you can say that. Out there, it was as if two fireflies had applied for the post of the moon. "${refrain}" said ${l}. "I'll have to go down. There's one of us needs the light on the stairs."`,
        `They did what they could think of. ${k} shook a torch at the window, and ${l} swung the lantern. The gulls might have noticed. "Two small lights," said ${l}, "don't make a big one. They make two small ones. ${refrain}" They banged the kettle with a spoon, but the sea had brought its own band. "I must go down for that spare," said ${l}. "It's black on those stairs."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(L, 'stand', 'worried'), seen(K, 'hold', 'worried', 'torch')],
          things: ['lantern'],
        },
        `Then the lantern blew out. That left the torch. ${l} needed it, for the steps were steep and wet. "I'll take it down with me," said ${l}, "or I'll never find the thing." That was sensible. Then there would be no light at the top at all, not even one that was too small. "Take it," said ${k}, and gave it up. Over ${L.names} shoulder ${k} saw something look in.`,
        `And the lantern had no more oil. They both looked at the torch. With it, somebody might get down ninety-nine wet steps, and up again, by ten. Without it, nobody could. "You have it," said ${k}. It felt like giving away the last biscuit on a boat. The beam went round the room as it changed hands. It went past the glass. And behind the glass it met something, and the something was huge.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(C, 'sit', 'calm'), seen(K, 'point', 'surprised'), seen(L, 'hold', 'surprised', 'torch')],
        },
        `It had an eye as big as a wheel. It was ${c}, of course. ${c} had gone back to the warm spot behind the glass, and looked out, as large as a church. "Wait," said ${k}. "It isn't the lamp. You said so. It's that." The torch stopped at the first step. If it went in there, it couldn't go down here. "I can sit in the dark," said ${l}, who had seen it as well. "I've had practice."`,
        `"That's only ${c}," said ${l}, with one foot on the stairs. "It's warm there still." "I know who it is," said ${k}. "I know how big, too. Like a ${asBig}. And look!" They looked. The glass did what it always did. It didn't care what it was given. "Then there's no light for the stairs," said ${k}. "Then I don't go down the stairs," said ${l}, and gave back the torch. That's not a small thing, for somebody who has a spare.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'hold', 'excited', 'torch'), seen(C, 'sit', 'surprised')] },
        `There was a difficulty, and it was asleep. "Get up," said ${k}. It's no use saying that to ${c}. There was a minute to go, if that. So ${k} pushed the torch in behind the sleeper, to where the lamp had been. And the whole sea was there, as if somebody had drawn a curtain. A road of light ran out, for miles. Along it, in black, and yawning, lay ${c}.`,
        `${c} did not get up for storms, or for captains. ${c} had been lying there first. There was nothing for it but to reach over, and put the torch down behind. Then it was as though the night had been lifted at one side. Out went the light, over one wave after another, to where the sky comes down. And in the middle of it, as high as a hill, something stretched, turned round once, and lay down again.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'cheer', 'happy'), seen(L, 'cheer', 'happy')] },
        `For a long moment nothing happened. Then there was a toot, a short one, of the kind that asks, "What?" A green lamp and a red one, much too near, began to move apart. They swung out and round and were past. ${l} sat down on step one. "She's clear," said ${l}. ${k} held the torch straight until morning, and ${l} talked, so that neither should fall asleep. There were nineteen years to tell.`,
        `They heard her before they saw her. Toot, it went, out of the dark, and much too close, and then toot, toot, toot. The two small lights turned as sharply as somebody who has met a lion in a lane. They went round the rocks with a house's length to spare. "On time," said ${l}, and wiped both eyes. They took turns with the torch. Nobody slept but ${c}, in the sight of the whole sea.`,
      ),
      page(
        {
          setting: 'beach',
          weather: 'clear',
          time: 'day',
          camera: 'medium',
          actors: [seen(S, 'stand', 'excited'), seen(K, 'stand', 'happy'), seen(L, 'stand', 'surprised')],
          things: ['ship', 'cake'],
        },
        `In the morning somebody knocked. ${l} got up, and brushed off crumbs, and did not know what to say. It was ${s}, and five of the crew, and a cake in a hat box. "We've sailed round you for nineteen years," said ${s}, "and kept away, as told. But last night you said something different." She had a nice voice. "It was a ${C.kind}," said ${s}. "It stood on the sky, and it yawned at us. We'd like to be introduced."`,
        `The next morning there was a ship at the rock. No ship had ever stopped there before. A ship that stops at a lighthouse has not been listening. "Don't say keep away," said ${s}, with a cake in both hands, and five of the crew behind her. "You said that for nineteen years, and then last night you said ${C.kind}. It filled the sky. Two of my men have given up onions. Please, where is it?"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(C, 'sit', 'calm'),
            seen(S, 'stand', 'surprised'),
            seen(L, 'stand', 'happy'),
            seen(K, 'stand', 'happy'),
          ],
          things: ['cake', 'cup'],
        },
        `${k} pointed. They looked over the roof of the lighthouse, and along the clouds, and at last at the doormat. There by the door, about as long as a ${asBig}, was ${c}. "${refrain}" said ${s}. There was some laughing. Then ${l} blew the dust out of six cups. With ${k} and ${l}, they came to eight exactly.`,
        `"On the step," said ${k}. Six people looked at the step. ${c} was washing, and did not look at anybody. "${refrain}" said ${s}. "It's the right size for tea," said ${l}, and then went quite red, at having said a second thing. And there were eight cups, on a white cloth, and for the first time somebody had to fetch a chair.`,
      ),
      page(
        {
          time: 'night',
          camera: 'wide',
          actors: [seen(L, 'wave', 'happy'), seen(K, 'wave', 'happy')],
          things: ['lighthouse', 'ship'],
        },
        `It says "rocks" every night, as before, and they all keep off. It's a good word. But on Sundays, when the ship goes by, ${lift} behind the glass for a minute. ${s} knows what it means. It means that the kettle's on.${isOut}`,
        `There's a new lamp now, and it says "keep away", and everybody does. Only on Saturdays, before it gets quite dark, the light goes out for a moment and comes on again. Then there is a ${C.kind} in the sky. In nineteen years nobody had thought that you can put two things into a light. "Toot," says ${s}, and that means yes, and how many for?${isOut}`,
      ),
    ],
  };
}
