import type { SettingName } from '@storylantern/contract';
import type { Figure, Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { everybody, seen, type EventPlot, type Going } from '../event.ts';
import { kinBeside } from '../kin-beside.ts';
import { page } from '../page.ts';

const REFRAINS = [
  'Nobody was ever here!',
  'Nobody was here before!',
  'No one was ever here!',
  'No one was here before!',
  'Nobody else was ever here!',
  'Nobody was here, ever!',
  'Not a soul was here!',
  'Nobody ever was here!',
  'Never was anybody here!',
  'Nobody was ever here before!',
] as const;
const TITLES = [
  'the place where nobody was',
  'I have, said somebody',
  'the first ones',
  'the flag that stayed rolled up',
];

interface Land {
  readonly setting: SettingName;
  /** "the North Pole". */
  readonly goal: string;
  /** What lies there without a mark: "snow". */
  readonly ground: string;
  /** What one walks past on the way. */
  readonly way: string;
  readonly cold: boolean;
  /** Where it is smooth at home, and what lies on it. */
  readonly bed: 'bed' | 'sofa';
  readonly sheet: 'sheet' | 'rug';
  readonly room: SettingName;
  /** Who explores, where the theme says so. */
  readonly isOne: string;
  readonly wasOne: string;
  /** Those who live there. */
  readonly X: Figure;
  readonly Y: Figure;
  readonly Z: Figure;
}

function landOf(going: Going): Land {
  const { raw, company, A, B, K, a } = going;
  const grown = [A, B].some(({ isChild, being }) => !isChild && (!being || being.isa === 'person'));
  const home = {
    bed: grown ? 'sofa' : 'bed',
    sheet: grown ? 'rug' : 'sheet',
    room: grown ? 'living-room' : 'bedroom',
    isOne: /\bexplorer/.test(raw) && A === K ? ` ${a} is an explorer.` : '',
    wasOne: /\bexplorer/.test(raw) && A === K ? ` ${a} was an explorer, and had the hat.` : '',
  } as const;
  const used = new Set([A, B, K].map(({ being }) => being?.id));
  const three = (...ids: readonly string[]): readonly [Figure, Figure, Figure] => {
    const [x = 'hare', y = 'owl', z = 'fox'] = ids.filter((each) => !used.has(each));
    return [company.meet(x), company.meet(y), company.meet(z)];
  };
  if (/\b(?:jungle|rainforest|amazon)\b/.test(raw)) {
    const [X, Y, Z] = three('parrot', 'monkey', 'sloth', 'toucan', 'lizard');
    const word = /\b(rainforest|amazon)\b/.exec(raw)?.[1] ?? 'jungle';
    return {
      ...home,
      setting: 'jungle',
      goal: `the middle of the ${word === 'amazon' ? 'Amazon' : word}`,
      ground: 'moss',
      way: 'a wall of leaves',
      cold: false,
      X,
      Y,
      Z,
    };
  }
  if (/\b(?:desert|sahara)\b/.test(raw)) {
    const [X, Y, Z] = three('camel', 'tortoise', 'lizard', 'snake', 'meerkat');
    return {
      ...home,
      setting: 'beach',
      goal: 'the middle of the desert',
      ground: 'sand',
      way: 'a hill of sand',
      cold: false,
      X,
      Y,
      Z,
    };
  }
  const south = /\b(?:south pole|antarctic\w*)\b/.test(raw);
  const [X, Y, Z] = south
    ? three('penguin', 'seal', 'seagull', 'albatross')
    : three('seal', 'reindeer', 'hare', 'owl', 'walrus');
  return {
    ...home,
    setting: 'snow',
    goal: south ? 'the South Pole' : 'the North Pole',
    ground: 'snow',
    way: 'a hill of ice',
    cold: true,
    X,
    Y,
    Z,
  };
}

/** They want to put up a flag where nobody has ever been, and somebody is always there already; until nobody is. */
export const NOBODY_BEFORE: EventPlot = kinBeside({ id: 'nobody-before', young, middle, old });

function young(going: Going): Told {
  const { A, B, a, b, third, chance } = going;
  const { X, Y, Z, setting, goal, ground, bed, room, isOne } = landOf(going);
  const refrain = chance.pick(...REFRAINS);
  const too = third ? ` So does ${third.name}.` : '';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting, camera: 'wide', actors: everybody(going, 'walk', 'excited') },
        `${A.introduced} has a flag.${isOne} ${B.introduced} comes along.${too} "To ${goal}!"`,
        `Off goes ${A.introduced}.${isOne} ${B.introduced} comes along.${too} "To ${goal}!" They have a flag.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'proud'), seen(X, 'look-up', 'curious')] },
        `Up goes the flag. "${refrain}" "I was," says ${X.introduced}.`,
        `"${refrain}" says ${a}. "I was!" says ${X.introduced}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'walk', 'determined'), seen(B, 'walk', 'calm'), seen(X, 'walk', 'happy')] },
        `So on they go. ${X.name} comes along.`,
        `On they go. ${X.name} comes, too.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'proud'), seen(Y, 'look-up', 'curious')] },
        `Up goes the flag. "${refrain}" "I was," says ${Y.introduced}.`,
        `"${refrain}" says ${a}. "I sleep here," says ${Y.introduced}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'proud'), seen(Z, 'look-up', 'curious')] },
        `On they all go. "${refrain}" "I was," says ${Z.introduced}.`,
        `On, all of them! "${refrain}" "I was," says ${Z.introduced}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'calm')] },
        `${a} sits down. "Somebody is always here," says ${a}.`,
        `"Everybody was here first," says ${a}. "Biscuit?" says ${b}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(A, 'stand', 'surprised'),
            seen(X, 'stand', 'surprised'),
            seen(Y, 'stand', 'surprised'),
            seen(Z, 'stand', 'surprised'),
          ],
        },
        `And then? Smooth ${ground}. Not one footprint! "Not mine," they all say.`,
        `There it is, ${goal}! Smooth ${ground}. "Not me," they all say.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'curious'), seen(B, 'stand', 'curious')] },
        `One foot goes up. "No! Then somebody was here," says ${a}. "Me!"`,
        `${a} lifts a foot. "No! Then there is a footprint!"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy'), seen(X, 'sit', 'happy'), seen(Y, 'sit', 'happy')],
        },
        `So they all sit down, and look. No flag. No footprint.`,
        `They sit in a row, and look. No flag. It is beautiful.`,
      ),
      page(
        {
          setting: room,
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'reach', 'happy'), seen(B, 'sleep', 'sleepy')],
        },
        `At home the ${bed} is smooth. "${refrain}" "I was," says ${b}, under the pillow.`,
        `Home, to the ${bed}! "${refrain}" "I was," says a pillow. It is ${b}!`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, a, b, comesToo, chance } = going;
  const { X, Y, Z, setting, goal, ground, way, cold, bed, sheet, room, wasOne } = landOf(going);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting, camera: 'wide', actors: everybody(going, 'walk', 'excited') },
        `${A.introduced} had an expedition. It was to ${goal}.${comesToo} There was a flag for it, rolled up on a stick.${wasOne} "It's for a place where nobody has ever been," said ${a}. "I've brought the sandwiches," said ${B.introduced}.`,
        `"What's that stick?" said ${B.introduced}. "That's the flag," said ${A.introduced}. "It's an expedition. We'll put it up at ${goal}. Nobody has ever been there."${wasOne}${comesToo} ${b} put in six sandwiches, to be safe.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'proud'), seen(X, 'look-up', 'curious')] },
        `They walked for a whole morning. Then they came round ${way}, and it was empty. "${refrain}" cried ${a}, and stuck in the flag. "Good morning," said a voice. It was ${X.introduced}. "I've been here since Tuesday."`,
        `By noon they had got so far that it was perfectly still. "${refrain}" said ${a}. ${a} unrolled the flag. "Mind my dinner," said somebody. ${X.introduced} was sitting right behind it. "I'm here every day," said ${X.name}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'walk', 'determined'), seen(B, 'walk', 'calm'), seen(X, 'walk', 'happy')] },
        `"Then it's further on," said ${a}, and rolled it up again. "Are you looking for somewhere?" said ${X.name}. "For where nobody is," said ${b}. "Oh," said ${X.name}. "May I come? I've never seen that."`,
        `${a} pulled out the flag, and they went on. There was one more now. ${X.name} wanted to see a place with nobody in it. "It must be very peaceful," said ${X.name}, and talked all the way.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'stand', 'surprised'), seen(Y, 'look-up', 'curious'), seen(B, 'stand', 'calm')],
        },
        `The next place was emptier. There was not a thing in it but ${cold ? 'wind' : 'heat'}. "${refrain}" said ${a}. Something under the flag moved. "I was asleep here," said ${Y.introduced}. "It's where I always sleep."`,
        `After two hours and two sandwiches they tried again. "${refrain}" said ${a}, and looked all round. ${a} had not looked behind. "Do come in," said ${Y.introduced}. "This is my front room."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(Z, 'look-up', 'curious'), seen(B, 'sit', 'calm')] },
        `At the third place ${a} did not even shout. ${a} only whispered it. "${refrain}" "Hush," said ${Z.introduced}. "The children are in bed." There were nine of them, and they all wanted to see the flag.`,
        `The third was so far out that the map had stopped. "${refrain}" said ${a}, but quietly. "My grandmother was born here," said ${Z.introduced}, "just where you're standing. She'd have liked that flag."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'calm')] },
        `"It's no good," said ${a}. "Wherever I go, somebody is at home." ${b} gave out the last of the sandwiches. Everybody had a bit. "They came first," said ${b}. "That's not their fault."`,
        `"There isn't such a place," said ${a}. "There's always somebody there, having dinner." They all sat down and were sorry about it. "We could go a bit further," said ${X.name}. "I'm not tired."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(A, 'stand', 'surprised'),
            seen(X, 'stand', 'surprised'),
            seen(Y, 'stand', 'surprised'),
            seen(Z, 'stand', 'surprised'),
          ],
        },
        `So they went on. And the ones in front stopped. There lay ${goal}. The ${ground} was as smooth as milk, from one side to the other. There was not a footprint on it. "Were you ever there?" said ${a}. "Not me," said ${X.name}. "Nor me," said ${Y.name} and ${Z.name}.`,
        `And there it was, all at once. It was ${goal}. There was nothing but ${ground}, as smooth as a clean sheet. ${a} looked at the others. "No," said ${X.name}. "No," said ${Y.name}. "Never," said ${Z.name}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'curious'), seen(B, 'stand', 'curious')] },
        `"Go on," said ${b}. ${a} lifted one foot. It hung there, over the ${ground}. "If I put it down," said ${a}, "then somebody has been there." "Yes," said ${b}. "You." ${a} stood on one leg for quite a long time.`,
        `${a} took the flag, and lifted a foot. Everybody held their breath. But ${a} didn't put it down. "In a minute it'll have a footprint," said ${a}. "And then it's a place where somebody was. There'll be none left."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy'), seen(X, 'sit', 'happy'), seen(Y, 'sit', 'happy')],
        },
        `Then ${a} took the foot back. They sat down along the edge, all of them, in a row. They looked at ${goal}, and nobody was in it. It was the best thing they had ever seen. The flag was a good thing to sit on.`,
        `So the flag stayed rolled up. They all sat down at the edge, and kept their toes in. Nothing happened out there, again and again. "It's just as I thought," whispered ${X.name}. "Only more so."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'wave', 'happy'), seen(Z, 'wave', 'happy')] },
        `On the way back ${a} gave the flag to ${Z.name}. It made a fine blanket. "Did you get there?" people asked, at home. "Nearly," said ${a}. "We got as far as you can, if you want it to stay there."`,
        `They walked home in their own footprints. ${a} left the flag with ${Z.name}, for a blanket. "So you didn't put it up?" they asked at home. "No," said ${a}. "That's how we know that we were in the right place."`,
      ),
      page(
        {
          setting: room,
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'reach', 'happy'), seen(B, 'sleep', 'happy')],
        },
        `That night there was a clean ${sheet} on the ${bed}. It was as smooth as smooth. ${a} stood at the edge of it. "${refrain}" whispered ${a}, and jumped. "Ow," said the ${sheet}. ${b} was tucked up under it. "I was," said ${b}.`,
        `That evening the ${bed} looked quite new. There was not one crease in it. "${refrain}" said ${a}. This time it was all right to go there. But something warm was there already. "I live here," said ${b}, tucked up to the nose.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, B, a, b, comesToo, chance } = going;
  const { X, Y, Z, setting, goal, ground, way, cold, bed, sheet, room, wasOne } = landOf(going);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting, camera: 'wide', actors: everybody(going, 'walk', 'determined') },
        `${A.introduced} had told the newspaper. That was the first mistake.${wasOne} On page one there was an expedition to ${goal}. A flag would be put up where nobody had ever been.${comesToo} They would want a picture of it. ${B.introduced} was to make the map. "What shall I put in the middle?" said ${b}. There was a white patch there. "Leave room for my name," said ${a}.`,
        `On every map that ${B.introduced} had ever drawn there was a white patch. It was ${goal}. "I'll fill that in for you," said ${A.introduced}, who had a flag, and an expedition. "Leave room for my name." A man from the newspaper was waiting at home.${wasOne}${comesToo} "It's where nobody has ever been. And I shall have." ${b} sharpened a pencil. ${b} had always been rather fond of that patch.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'stand', 'proud'), seen(X, 'look-up', 'curious'), seen(B, 'stand', 'calm')],
        },
        `On the third day they got round ${way}. It was so empty there that one could hear it. "${refrain}" cried ${a}, and drove in the stick. "Would you mind?" said somebody. "That's where I keep my lunch." It was ${X.introduced}, who had been there since Tuesday, and the Tuesday before that. "Nobody, you said?" said ${X.name}, not very pleased.`,
        `It took them three days to come to where there was nothing. It lay behind ${way}, and it was huge. "${refrain}" ${a} shouted, and the shout went off and did not come back. Instead there came ${X.introduced}, with a mouth full. "I'm here," said ${X.name}. "I'm here daily. What's the stick for?" "For the first one," said ${a}. "Oh," said ${X.name}. "Then it's for my mother."`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'walk', 'determined'), seen(B, 'walk', 'calm'), seen(X, 'walk', 'happy')] },
        `"It's not the right place," said ${a}, and pulled it out. ${b} wrote on the map: ${X.name} lives here. "You don't need that on a map," said ${a}. "It's what's there," said ${b}. "May I come along?" said ${X.name}. "To where nobody is. I've lived here all my life, and I've never been able to picture it."`,
        `"Somebody always spoils it," said ${a}, when they were on their way again. "${X.name} was having lunch," said ${b}, and drew a small ${X.kind} on the map. ${X.name} had come with them, to see a place with nobody in it. It sounded so restful. ${X.name} said so for eleven miles.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'stand', 'surprised'), seen(Y, 'look-up', 'curious'), seen(B, 'stand', 'calm')],
        },
        `The second place had nothing in it but ${cold ? 'wind' : 'heat'}. They walked all round it, to be safe. "${refrain}" said ${a}. Up went the flag, and it lay down again by itself. It had been stuck into somebody's roof. "I don't get many visitors," said ${Y.introduced}, coming out from under. "But most of them knock." ${b} put a house on the map.`,
        `They tried it by night the second time. There were stars, and the ${ground}, and no sound. "${refrain}" said ${a}, softly, so as not to wake anybody. "Too late," said ${Y.introduced}. "I work nights. Do you know that you're standing on my bed?" ${a} got off it. "I've got it down as a bed," said ${b}, in the dark, drawing.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'angry'), seen(Z, 'look-up', 'curious'), seen(B, 'sit', 'calm')] },
        `At the third they were so far out that the compass yawned. "${refrain}" said ${a}. It sounded like a question by now. It was answered by ${Z.introduced}. "My grandmother was born on that spot," said ${Z.name}, "and her grandmother. She'd have liked your flag. She was always cold." ${a} sat down. "How can anybody discover anything," said ${a}, "if people will keep on living in it?"`,
        `The third time ${a} only looked, and held the flag behind. "${refrain}" There was no reply. "Is there anybody?" said ${a}. "Nine of us," said ${Z.introduced}, and all the others looked round the corner, in order of size. They were very polite. They asked what it was like to be first. "I don't know," said ${a}. "I don't believe that there is such a thing. I believe the newspaper made it up."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(A, 'stand', 'surprised'),
            seen(X, 'stand', 'surprised'),
            seen(Y, 'stand', 'surprised'),
            seen(Z, 'stand', 'surprised'),
          ],
        },
        `They went on because it was too far to go back. ${X.name} was in front, talking, and in the middle of a word stopped. They all stopped. Before them was ${goal}. There was ${ground} on it, and on the ${ground} there was nothing. There wasn't a track, or a crumb, or the mark of a wing. "Were any of you ever...?" said ${a}. "No," said ${X.name}. "No," said ${Y.name}. "We go round," said ${Z.name}. "Everybody does."`,
        `Nobody could say afterwards who had seen it first. It was just there, in front of their toes. It was ${goal}. It was all ${ground}, and as smooth as the inside of a shell. It looked as it had looked on the day when it was made. ${a} turned round to the others, and for the first time did not say it. "Well?" said ${a}. They all shook their heads. ${Z.name} had heard of it, but you don't go there. "You wouldn't like to," said ${Z.name}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'determined'), seen(B, 'stand', 'worried')] },
        `So here it was, and it was ${A.names}. It wanted only ten steps and a stick. ${b} had taken out the camera, for the newspaper. "Ready when you are," said ${b}, in a flat sort of voice. ${a} lifted a foot, and looked where it would go. It would be a good, deep footprint. After it, there would be no place left in the whole world where nobody had been.`,
        `The man from the newspaper would need a picture. There had to be a flag in it, and a face. ${b} held up the camera, and looked through it for a long while. "There's nothing in it," said ${b}. "It's the best picture I ever had. Go on. I'll be sorry for it afterwards." ${a} had one foot in the air. It was a big boot, with a pattern underneath.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'sad'), seen(B, 'stand', 'surprised')] },
        `Without that step there would be no picture. Without a picture there would be no name on the map, and nothing for page one. They'd say that ${a} had never been near. "The moment I'm in it," said ${a}, "it's gone. It's only here as long as I'm not." The foot was getting tired. ${a} put it down. It went down where it had come from.`,
        `${a} thought of page one, and of what they'd call somebody who had turned round ten steps before. They would be quite right. Then ${a} thought of it with a boot mark in it, and a stick. People would come and put theirs next to that. There would be a bench. "It's the only one there is," said ${a}. "I'd have found it, and it wouldn't be there." And ${a} stepped back, on to everybody's toes.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy'), seen(X, 'sit', 'happy'), seen(Y, 'sit', 'happy')],
        },
        `They sat down along the edge, in a row, with their feet drawn in. Nobody had anything to do. The light went over it from one side to the other, and found nothing to make a shadow with. Even ${X.name} said not a word. "It's exactly how I pictured it," whispered ${X.name}, at the end, "now that I see it." ${b} had put the camera away. You can't take a picture of what isn't there.`,
        `So they stayed on the edge. They unrolled the flag after all, because it's long, and they could all sit on it. They passed along the last of the biscuits. Out there nobody came, and then for some time nobody went. "I could look at that all day," said ${Y.name}, in a whisper. ${b} hadn't taken the picture. ${b} was looking, too, with both eyes.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'wave', 'happy'), seen(Z, 'wave', 'happy'), seen(B, 'walk', 'happy')] },
        `They gave the flag to ${Z.name}, who had been admiring the hem. It went round everybody there, twice. On the way home ${b} finished the map. It had beds on it, and lunches, and a grandmother. In the middle it was white. "You said to leave room for your name," said ${b}. ${a} took the pencil, and wrote something very small at the side. It said, "Mind the edge."`,
        `The flag stayed behind. It has kept ${Z.name} warm ever since, and most of the relations. "What shall I write in the patch?" said ${b}, with the map on one knee. It was the fullest map of those parts that there had ever been. It said who slept where. "Leave it," said ${a}. "It's right as it is. It's the only bit we didn't have to change."`,
      ),
      page(
        { setting: 'street', camera: 'medium', actors: [seen(A, 'stand', 'calm'), seen(B, 'stand', 'happy')] },
        `"No picture?" said the man from the newspaper. "No flag? Then how do I know that you were there?" "You don't," said ${a}. It was not a thing that used to be easy to say. He wrote it on page nine, under the weather, and he spelled it wrong. ${b} cut it out, and pinned it up all the same.`,
        `The man from the newspaper was there, with his pencil. "And did you stand on it?" he said. "No," said ${a}. "So you weren't the first?" ${a} thought about that. "There isn't one," said ${a}. "I made sure." It came out on page eleven, in four lines. They laughed over it in the town for a week. ${a} minded until about Thursday.`,
      ),
      page(
        {
          setting: room,
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'reach', 'happy'), seen(B, 'sleep', 'happy')],
        },
        `There was a clean ${sheet} on the ${bed} that night, without a crease from end to end. ${a} stood at the foot of it, and looked for a while, out of habit. "${refrain}" said ${a}, and jumped. It said "Oof." ${b} was tucked up in there, with the map. "I've been here since Tuesday," said ${b}.`,
        `That evening the ${bed} was as smooth as anything. ${a} walked round it once. There are some places that one may step on. "${refrain}" said ${a}, and lifted one foot, and climbed on. There was a squeak. "Mind my lunch," said ${b}, who was tucked up at the other end, with a biscuit.`,
      ),
    ],
  };
}
