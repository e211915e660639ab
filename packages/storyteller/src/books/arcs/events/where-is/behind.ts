import type { Figure, Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { inPlace, settingOf } from '../the-one.ts';

const TITLES = ['right behind', 'pit, pat', 'look round', 'peekaboo'];

interface Parts {
  /** Who is looked for. */
  readonly X: Figure;
  readonly x: string;
  /** What is said when it is somebody else. */
  readonly refrain: string;
  readonly H: Figure;
  readonly C: Figure;
}
function partsOf({ B, K, company, chance }: Going): Parts {
  const X = company.other ?? (B === K ? company.friend : B);
  const x = X.name;
  const [H, C] = company.passersBy(2, ({ isa }) => isa === 'pet' || isa === 'farm');
  return {
    X,
    x,
    refrain: chance.pick(
      `No ${x} here`,
      `Not ${x}`,
      `That is not ${x}`,
      `No, not ${x}`,
      `Still no ${x}`,
      `But where is ${x}`,
      `And no ${x}`,
      `Where can ${x} be`,
      `Then where is ${x}`,
      `Oh, where is ${x}`,
    ),
    H: H ?? company.meet('hen'),
    C: C ?? company.meet('cat'),
  };
}
const stop = (saying: string): string => (/where/i.test(saying) ? `${saying}?` : `${saying}!`);

/** Whoever is looked for goes on soft feet behind the one who looks. */
export const BEHIND: EventPlot = {
  id: 'behind',
  when: /\bwhere\b|\bpeek|\bpeep/i,
  young,
  middle,
  old,
};

function young(going: Going): Told {
  const { K, k, G, g, Gcap, chance } = going;
  const { X, x, refrain, H, C } = partsOf(going);
  const said = stop(refrain);
  const at = inPlace(going, '');
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: said,
    pages: [
      page(
        {
          setting: settingOf(going, 'garden'),
          camera: 'wide',
          actors: [seen(K, 'stand', 'curious'), seen(X, 'hide', 'happy')],
        },
        `Where is ${X.introduced}? ${k} looks and looks${at}. Pit, pat. What was that?`,
        `${X.introduced} is gone! ${k} looks and looks${at}. Pit, pat. Who goes there?`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'kneel', 'curious'), seen(H, 'sit', 'surprised'), seen(X, 'hide', 'happy')],
          things: ['box'],
        },
        `Is ${x} in the box? Up goes the lid. "${H.says}!" It is ${H.introduced}. "${said}"`,
        `${k} opens the box. Peekaboo! "${H.says}!" says ${H.introduced}. "${said}" says ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'walk', 'curious'), seen(X, 'walk', 'happy')], things: ['bush'] },
        `Pit, pat. ${k} looks round the bush. A leaf, and one more leaf. "${said}"`,
        `Is ${x} in the bush? There is only a leaf. "${said}" Pit, pat.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'kneel', 'curious'), seen(C, 'sit', 'surprised'), seen(X, 'hide', 'happy')],
          things: ['basket'],
        },
        `Is ${x} under the basket? Peekaboo! "${C.says}!" It is ${C.introduced}. "${said}"`,
        `Up goes the basket. Peekaboo! There sits ${C.introduced}. "${C.says}!" "${said}" says ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'point', 'happy'), seen(K, 'stand', 'curious'), seen(X, 'hide', 'happy')] },
        `"Have you seen ${x}?" ${Gcap} nods, and points. ${k} turns round. Pit, pat! Nobody.`,
        `${Gcap} laughs. "Look behind you," says ${g}. ${k} turns. Pit, pat! Nobody there.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'run', 'excited'), seen(X, 'run', 'happy')] },
        `${k} runs to the left. Pit, pat! ${k} runs to the right. Pit, pat! "${said}"`,
        `${k} goes fast. Pit, pat! ${k} stops. Nothing. How very odd! "${said}"`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'surprised'), seen(X, 'hide', 'happy')], things: ['puddle'] },
        `Here is a puddle. ${k} looks in. There is ${k}. And who is that, behind?`,
        `There is a big puddle. In it is ${k}. And two eyes look over. Whose are they?`,
      ),
      page(
        { camera: 'medium', actors: [seen(X, 'cheer', 'happy'), seen(K, 'cheer', 'excited')], things: ['puddle'] },
        `Turn round, quick! Peekaboo! It is ${x}! ${x} was behind ${k} all the time.`,
        `${k} turns as fast as can be. "Peekaboo, ${x}!" There you are! Right behind!`,
      ),
      page(
        {
          time: 'night',
          setting: 'bedroom',
          camera: 'close',
          actors: [seen(X, 'sleep', 'sleepy'), seen(K, 'hide', 'happy')],
          things: ['blanket'],
        },
        `Now it is bedtime. Where is ${k}? Under the blanket! Peekaboo. Good night, ${x}.`,
        `Bed! ${k} is gone. Who is under there? "Peekaboo!" Good night, you two.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { K, k, G, g, Gcap, chance } = going;
  const { X, x, refrain, H, C } = partsOf(going);
  const said = stop(refrain);
  const at = inPlace(going, '');
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: said,
    pages: [
      page(
        {
          setting: settingOf(going, 'garden'),
          camera: 'wide',
          actors: [seen(K, 'cover', 'happy'), seen(X, 'stand', 'happy')],
        },
        `They played hiding${at}, and ${X.introduced} was to hide. ${k} counted to ten, with both eyes shut. Something went pit, pat, quite near. "Coming!" said ${k}.`,
        `${X.introduced} was to hide${at}. ${k} was to look. "Eight, nine, ten," said ${k}. Pit, pat, it went, and then it stopped. "Where are you, ${x}?"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'kneel', 'curious'), seen(H, 'sit', 'surprised'), seen(X, 'hide', 'happy')],
          things: ['box'],
        },
        `There was a box, just the right size. ${k} lifted the lid. "Peekaboo!" "${H.says}," said ${H.introduced}, who had been asleep. "${said}" said ${k}, and shut it again.`,
        `${k} went to the box first. "Peekaboo, ${x}!" And up came a head. It was ${H.introduced}. "${H.says}!" "I beg your pardon," said ${k}. "${said}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'walk', 'curious'), seen(X, 'walk', 'happy')], things: ['bush'] },
        `${k} walked right round the bush. It took twelve steps, and somehow it sounded like twenty-four. "What an echo!" said ${k}. There was nobody on the other side. "${said}"`,
        `Behind the bush there was only more bush. When ${k} walked, something walked. When ${k} stood still, it was quiet. "This place has an echo," said ${k}. "${said}"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'kneel', 'curious'), seen(C, 'sit', 'surprised'), seen(X, 'hide', 'happy')],
          things: ['basket'],
        },
        `The washing basket stood upside down, and it was breathing. "Got you!" cried ${k}, and lifted it. "${C.says}!" It was ${C.introduced}. They were both quite shocked. "${said}"`,
        `Then there was the basket. It wobbled. "Peekaboo!" said ${k}. Out walked ${C.introduced}, in a bad temper. "${C.says}." "Everyone is hiding but ${x}," said ${k}. "${said}"`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'point', 'happy'), seen(K, 'stand', 'curious'), seen(X, 'hide', 'happy')] },
        `"Have you seen ${x}?" ${Gcap} looked over the top of ${K.names} head, and smiled. "Yes," said ${g}. "Behind you." ${k} turned round. Pit, pat, it went. There was only the path.`,
        `${Gcap} was shelling peas. "You're very warm," said ${g}. "You couldn't be warmer." ${k} looked under the chair, and behind it. Pit, pat. "Hot," said ${g}, and laughed into the peas.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'run', 'excited'), seen(X, 'run', 'happy')] },
        `${k} ran to the gate, and the echo ran too. ${k} jumped. It jumped, a bit late. "It's a very good echo," said ${k}, "but it breathes." That was when ${k} began to wonder.`,
        `So ${k} tried it out. Three hops: pit, pat, and one more. A twirl: pit, pat, pit. "Echoes don't hop," said ${k}, "and they don't giggle." Somebody had giggled.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'surprised'), seen(X, 'hide', 'happy')], things: ['puddle'] },
        `${k} did not turn round. That was no use. Instead ${k} bent down over a puddle, where the sky was. There was ${k}, upside down. And over one shoulder looked two bright eyes.`,
        `By the tap was a puddle, as smooth as a mirror. ${k} knelt down, slowly, and looked in. In the puddle were the clouds, and ${k}, and one more.`,
      ),
      page(
        { camera: 'medium', actors: [seen(X, 'cheer', 'happy'), seen(K, 'cheer', 'excited')], things: ['puddle'] },
        `"Peekaboo," said ${k}, into the water. ${x} fell over backwards with a shriek. "How did you find me?" "You were never gone," said ${k}. "You were behind me the whole time!" It was the best place of all.`,
        `"I see you, ${x}," said ${k}, to the puddle. "Peekaboo!" They laughed till the water shook. "It's my best one," said ${x}. "You look everywhere, and I come too." You can't be nearer than that.`,
      ),
      page(
        { camera: 'wide', actors: [seen(X, 'cover', 'happy'), seen(K, 'hide', 'happy'), seen(G, 'stand', 'happy')] },
        `Then it was ${X.names} turn to count. "Where's ${k}?" said ${x}, at ten. There was nobody in the box, and nobody in the bush. Pit, pat. "Warm," said ${g}. "Very warm indeed."`,
        `Now ${x} shut both eyes and counted, and left out seven. "Coming!" But where was ${k}? Pit, pat, it went, softly, behind ${x}. ${Gcap} looked up at the sky, and did not say one word.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { K, k, G, g, Gcap, company, chance } = going;
  const { X, x, refrain, H, C } = partsOf(going);
  const said = stop(refrain);
  const at = inPlace(going, '');
  const R = company.person(k === 'Robin' ? 'Sal' : 'Robin', 'child');
  const r = R.name;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: said,
    pages: [
      page(
        {
          setting: settingOf(going, 'garden'),
          camera: 'wide',
          actors: [seen(K, 'stand', 'determined'), seen(R, 'stand', 'proud'), seen(X, 'stand', 'happy')],
        },
        `It was a bet. "Nobody can hide from me${at}," ${k} had said, "not for a quarter of an hour." "I know somebody who can," said ${r}, and fetched ${X.introduced}. If ${x} was found, ${r} would wash up for a week. If not, ${k} would. "Shut your eyes," said ${r}. Pit, pat, it went, not far off. And then it went nowhere.`,
        `${k} was the best seeker${at}, and knew it, and said so. "You've never had to look for ${x}," said ${r}. ${X.introduced} stood by, with an innocent face. "You have a quarter of an hour," said ${g}, who held the watch. "Whoever is wrong will wash up for a week." ${k} counted to fifty. There had been a sound, pit, pat, quite close. When ${k} looked up there was only ${r}, who was trying not to laugh.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'kneel', 'curious'), seen(H, 'sit', 'surprised'), seen(X, 'hide', 'happy')],
          things: ['box'],
        },
        `A good seeker begins with the good places. ${k} tore open the box. "Peekaboo!" "${H.says}!" said ${H.introduced}, and was deeply offended. "${said}" said ${k}. That was one minute. "Cold," said ${r}. And then, "No. Hot. No." ${r} seemed to find it hard to say which.`,
        `"The box," said ${k}, at once. It was always the box. Up went the lid, and there was a flurry. "${H.says}!" It was ${H.introduced}, who had gone in there to be alone. "${said}" Two minutes had gone. ${r} had turned to face the wall, with shaking shoulders.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'walk', 'determined'), seen(X, 'walk', 'happy')],
          things: ['bush', 'basket'],
        },
        `${k} did the bush, from the left and from the right. ${k} did the shed, and the water butt. Under the basket sat ${C.introduced}, whom nobody had asked. "${C.says}," it went, and stalked off. "${said}" There was an echo on the path today. Every one of ${K.names} steps came twice.`,
        `After that came the hedge, the cold frame, the coal hole and the pear tree. ${C.introduced} was under the basket, washing one leg, and looked up at something behind ${k}. "${C.says}?" it said. But ${k} had gone on. "${said}" There was an echo about, that ${k} had never noticed before. Pit, pat.`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'stand', 'happy'), seen(K, 'stand', 'worried'), seen(X, 'hide', 'happy')] },
        `"Nine minutes," said ${g}. "May I ask one thing?" said ${k}. "Is ${x} still here at all?" "Oh yes," said ${g}. "Am I near?" ${Gcap} looked at the watch, and at the sky, and over the top of ${k}. "I should say," said ${g}, in an odd voice, "that you could hardly get away from it." ${k} spun round. There was the path, and there was ${r}, lying on it and laughing.`,
        `By the tenth minute ${k} had begun to go over the same places, which is the beginning of the end. "One hint," said ${k}. ${Gcap} thought. "It's not where you've looked," said ${g}. "It's where you've been." "That's the same thing!" "No," said ${g}. Pit, pat, went the echo, as ${k} walked off. ${r} had to sit down on the step and bite a sleeve.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'curious'), seen(X, 'hide', 'happy')] },
        `${k} stopped, in the middle of the lawn. A bad seeker looks harder. A good one stands still, and asks what's odd. The echo was odd. It was always a little late. It came on grass, where there's nothing to echo from. And it breathed. "Twelve minutes," said ${g}. ${k} did not turn round. ${k} had turned round nine times already, and had never been quick enough.`,
        `There are places that you never look in, because you can't. ${k} stood quite still, and listened to nothing. Something behind listened too. You could feel it, on the back of the neck, like a lamp. "Thirteen," said ${g}. If ${k} spun round it would spin as well. It had had plenty of practice today. So that would not do.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'surprised'), seen(X, 'hide', 'happy')], things: ['puddle'] },
        `By the tap there was a puddle from last night, with the sky in it. ${k} strolled over, humming, and bent down as if there were a shoe to tie. There was a face in the water. It was ${K.names} own. And over it, upside down, with shining eyes, hung another.`,
        `${k} walked over to the puddle by the tap, like somebody who has had enough. The wind had dropped. It was as flat as glass. In it stood ${k}, upside down, with the chimney. ${k} leaned forward a very little. Then somebody came into the picture from behind, and leaned forward as well, to see what there was.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(X, 'cheer', 'surprised'), seen(K, 'cheer', 'excited'), seen(R, 'cheer', 'happy')],
          things: ['puddle'],
        },
        `"Peekaboo," said ${k}, politely, to the puddle. It was fourteen and a half minutes. ${x} gave a scream and sat down in it. "Every step!" said ${k}. "You've been there every single step! I looked in the box, and you looked in the box!" "It was very interesting," said ${x}. "I'd always wondered what you do."`,
        `"Good afternoon, ${x}," said ${k}, without turning. "Peekaboo." The one in the water opened wide, and then there was no picture, only splash. "Half a minute to spare," said ${g}. ${x} came up dripping, and very proud. "I've looked for me everywhere," said ${x}, "with you. We were good, weren't we? We were thorough."`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'stand', 'happy'), seen(R, 'stand', 'calm'), seen(X, 'stand', 'proud')] },
        `${r} took the tea towel without a word. It was a fair bet, and it was lost. But ${k} stood there, and thought of the box, and all those steps that had come twice. It had been the best hiding that ${k} had ever seen. Nobody ought to win against that. "I'll dry," said ${k}. "You were laughing too hard to wash."`,
        `"A week, then," said ${r}. "You won." "I did," said ${k}, and looked at ${x}, who was still dripping. It did not feel won. It had been in plain sight for a quarter of an hour, and everyone had seen it but one. "If it hadn't been for that puddle, I'd be looking still," said ${k}. "We'll share it. You wash, and I dry."`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'night',
          camera: 'medium',
          actors: [seen(R, 'stand', 'happy'), seen(K, 'stand', 'curious'), seen(X, 'hide', 'happy')],
          things: ['plate'],
        },
        `So they stood at the sink that night, the two of them. "Where's ${x} got to?" said ${r}, after a bit. "${said}" "No idea," said ${k}, drying. There was a plate, and ${k} held it up to the light. It was a good plate, and it shone like a mirror. In it was ${k}, and in it was ${r}, with suds up to the elbows. Behind ${r}, on tiptoe, stood somebody who did not make a sound. ${k} winked at the plate.`,
        `The dishes took them till dark. "It's a funny thing," said ${r}, "but this kitchen's got an echo." ${k} listened. Pit, pat, it went, and stopped. "${said}" said ${k}, and rubbed a saucepan lid until you could see yourself in it. Then ${k} held it a little to one side. "Yes," said ${k}, to the three faces in there. "I've noticed it, too."`,
      ),
    ],
  };
}
