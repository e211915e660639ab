import type { Figure, Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';

const REFRAINS = [
  'Squeak, squeak!',
  'Eek, eek!',
  'Squeak, eek!',
  'Ee-eek, squeak!',
  'Squeak, squee!',
  'Eek, squeak!',
  'Squee, squeak!',
  'Eek, ee-eek!',
  'Squeak, squark!',
  'Ee-eek, eek!',
] as const;
const TITLES = ['new shoes at the wedding', 'squeak', 'step by step', 'quiet as a petal'];

interface Parts {
  readonly refrain: string;
  /** "the flower girl", "the page boy"; "to throw petals" where the theme names no part. */
  readonly part: string;
  readonly being: string;
  /** What the hero carries: petals, else the rings. */
  readonly load: string;
  /** Who throws the petals: the hero, else a cousin. */
  readonly w: string;
  /** Who is married, and how they are named at first. */
  readonly J: Figure;
  readonly j: string;
  readonly jNew: string;
  readonly jNow: string;
  readonly R: Figure;
  readonly r: string;
  readonly rLoad: string;
}

const WHOSE = /\b(aunt|aunty|auntie|cousin|big sister|sister|teacher|uncle|brother)\b/i;

function partsOf({ A, B, K, raw, company, chance }: Going): Parts {
  const taken = [A, B, K].map(({ name }) => name);
  const role = /\b(flower ?girl|page ?boy|ring ?bearer|bridesmaid)s?\b/i.exec(raw)?.[1];
  const hasRings = /page|ring/i.test(role ?? '');
  const tie = WHOSE.exec(raw)?.[1]?.toLowerCase();
  const isAunt = tie !== undefined && tie.startsWith('aunt');
  // "Auntie Kate's wedding": whose it is has a name already.
  const said = /\b(?:[Aa]unt|[Aa]unty|[Aa]untie|[Cc]ousin|[Uu]ncle) (\p{Lu}\p{Ll}+)/u.exec(company.theme.raw)?.[1];
  const called = said ?? (taken.includes('Jo') ? 'Rose' : 'Jo');
  const J = company.person(isAunt ? `${cap(tie)} ${called}` : called, 'neighbour');
  const R = company.person(taken.includes('Robin') ? 'Noor' : 'Robin', 'child');
  const from =
    tie === undefined || isAunt
      ? ''
      : /uncle|brother/.test(tie)
        ? `, who was marrying ${K.names} ${tie}`
        : `, who was ${K.names} ${tie}`;
  return {
    refrain: chance.pick(...REFRAINS),
    part: role === undefined ? 'to throw petals' : `the ${role.toLowerCase()}`,
    being: role === undefined ? 'Throwing petals' : `Being the ${role.toLowerCase()}`,
    load: hasRings ? 'the rings on a cushion' : 'a basket of petals',
    w: hasRings ? R.name : A.name,
    J,
    j: J.name,
    jNew: `${J.name}${from}`,
    jNow:
      tie !== undefined && /uncle|brother/.test(tie)
        ? `${J.name} marries ${K.names} ${tie} today.`
        : `Today is ${J.names} wedding.`,
    R,
    r: R.name,
    rLoad: hasRings ? 'a basket of petals' : 'the rings on a cushion',
  };
}

/** New shoes squeak at every step, and only what is soft is quiet; and they are not the only new shoes there. */
export const NEW_SHOES_AT_IT: EventPlot = {
  id: 'squeak',
  young: (going) => young(withOtherGrownUp(going)),
  middle: (going) => middle(withOtherGrownUp(going)),
  old: (going) => old(withOtherGrownUp(going)),
};

/** Whoever is married does not also see to the shoes. */
function withOtherGrownUp(going: Going): Going {
  if (!/\b(?:aunt|uncle)/i.test(going.g)) return going;
  // "my uncle's wedding with Grandma": she is there as well.
  const also = /\b(?:grandma|granny|nana|grandpa|grandad|mum|mummy|dad|daddy)\b/.exec(going.raw)?.[0];
  const G = going.company.person(also ? cap(also) : 'the grown-up', 'parent');
  return { ...going, G, g: G.name, Gcap: cap(G.name) };
}

function young(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, comesToo, chance } = going;
  const { refrain, part, load, w, J, j, jNow } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'bedroom', camera: 'medium', actors: [seen(A, 'cheer', 'happy')], things: ['shoe'] },
        `${jNow} ${A.introduced} is ${part}. On go the new shoes.`,
        `${jNow} ${A.introduced} is ${part}. Look, new shoes!`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'walk', 'surprised'), seen(B, 'stand', 'curious')], things: ['shoe'] },
        `${a} takes a step. "${refrain}" go the shoes. ${B.introduced} looks.${comesToo}`,
        `One step. "${refrain}" say the new shoes. ${B.introduced} looks at them.${comesToo}`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'walk', 'worried'), seen(G, 'stand', 'calm')], things: ['shoe'] },
        `"On tiptoe," says ${g}. "${refrain}" It is no good.`,
        `${Gcap} says, "Go on tiptoe." ${a} does. "${refrain}" Oh no.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'calm')] },
        `But on the soft rug it is quiet. Not one squeak.`,
        `Only the rug is soft. On the rug there is no squeak.`,
      ),
      page(
        { setting: 'stage', camera: 'wide', actors: [seen(A, 'walk', 'worried')], things: ['flower'] },
        `Now ${a} has ${load}. It is so still. "${refrain}" They all look.`,
        `It starts. ${a} has ${load}. Nobody speaks. "${refrain}" All heads turn.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'walk', 'happy')], things: ['flower'] },
        `Then ${w} throws petals. ${a} steps on them. They are soft. No squeak!`,
        `${w} throws petals on the floor. They are as soft as the rug. No squeak!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'worried'), seen(B, 'stand', 'curious')] },
        `Petals, step. Petals, step. But look, now there are no more.`,
        `Step by step by step. And then the petals are all gone.`,
      ),
      page(
        { camera: 'medium', actors: [seen(J, 'walk', 'surprised'), seen(A, 'stand', 'surprised')], things: ['shoe'] },
        `"${refrain}" That was not ${a}! Who was it? It was ${j}!`,
        `"${refrain}" Was it ${a}? No! It comes from ${j}!`,
      ),
      page(
        { camera: 'wide', actors: [seen(J, 'walk', 'happy'), seen(A, 'walk', 'proud')], things: ['shoe'] },
        `"Mine are new, too!" says ${j}. So they go together. "${refrain}"`,
        `"I have new shoes, too!" says ${j}. On they walk together. "${refrain}"`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(A, 'sleep', 'sleepy')], things: ['shoe'] },
        `They danced. Now ${a} is in bed. ${cap(b)} sits on the shoes. Not one squeak.`,
        `After the dance comes bed. The shoes stand on the rug. Not one squeak.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, comesToo, chance } = going;
  const { refrain, part, load, w, J, j, jNew, R, r, rLoad } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'bedroom', camera: 'medium', actors: [seen(A, 'cheer', 'proud')], things: ['shoe'] },
        `It was the wedding of ${jNew}. ${A.introduced} was ${part}, and had to walk in first. For that there were new shoes. They shone so much that you could see the lamp in them.`,
        `On Saturday there was a wedding. It was the wedding of ${jNew}. ${A.introduced} was ${part}. There would be a long, long walk to the front. "I'm not nervous," said ${a}, and put on the new shoes.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'walk', 'surprised'), seen(B, 'stand', 'curious')], things: ['shoe'] },
        `${a} took a step. "${refrain}" said the left shoe. The right one said it, too. ${B.introduced} looked under the bed for a mouse.${comesToo} "It's me," said ${a}.`,
        `"${refrain}" said something. ${B.introduced} looked round.${comesToo} "Do it again," said ${b}. ${a} took one more step, and there it was. It was the new shoes. They were as loud as a gate.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'walk', 'worried'), seen(G, 'stand', 'calm')], things: ['shoe'] },
        `"Try it on tiptoe," said ${g}. On tiptoe it was a smaller squeak, but a higher one. ${a} tried it very slowly. That only made it longer. "They'll all hear me!" said ${a}. "They want walking in," said ${g}. But the wedding was at two.`,
        `${Gcap} rubbed them with a candle. They squeaked like a candle. ${a} tried to walk on the heels, and then on tiptoe. "${refrain}" it went, high up and thin. "They'll be quiet in a week," said ${g}. The wedding was in an hour.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'curious'), seen(B, 'sit', 'happy')] },
        `There was just one place where they did not do it. That was on the rug. ${a} walked round and round on it, and there was not a sound. "It's soft," said ${b}. "You can't take a rug to a wedding," said ${a}.`,
        `Then ${a} walked over the rug. Nothing! ${a} stepped off it, and there it was again. Back on, and it was quiet. "They like it soft," said ${b}. "Well, it won't be soft there," said ${a}. "It's all stone."`,
      ),
      page(
        {
          setting: 'stage',
          camera: 'wide',
          actors: [seen(A, 'stand', 'shy'), seen(R, 'stand', 'calm')],
          things: ['flower'],
        },
        `At two they stood at the door. ${a} had ${load}. Cousin ${r} had ${rLoad}. Behind them came ${j}, all in white. The music stopped. A hundred people held their breath. In front lay the floor, and it was stone, right to the end.`,
        `Then they all stood ready. ${a} carried ${load}. Cousin ${r} had ${rLoad}. ${j} was behind, under a veil. The music came to an end. It was so still that you could hear the candles. And the floor was long, and hard, and bare.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'walk', 'worried'), seen(R, 'walk', 'surprised')], things: ['shoe'] },
        `${a} took the first step. "${refrain}" It flew right up to the roof. A hundred heads turned round. Somebody small said, "Mouse!" ${a} stood on one leg. "Forty steps," thought ${a}. "I can't."`,
        `"${refrain}" went the first step, and came back from the other wall. Everybody turned to look. A baby laughed out loud. "I can't," whispered ${a}, on one leg.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'walk', 'happy'), seen(R, 'walk', 'happy')], things: ['flower'] },
        `Then ${w} threw the first petals. They lay on the stone like a small pink rug. Like a rug! ${a} put a foot down there. There was not a sound. "Again," whispered ${a}. Petals, step. Petals, step. It went like that halfway down the hall.`,
        `It was time for petals, and ${w} threw some. Down they came, as soft as anything. Soft! ${a} stretched out one foot, and stood on them. It was as quiet as the rug at home. So they went on like that, with a handful for each step. "That's a lot of petals," whispered ${r}. But it worked.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'worried'), seen(R, 'stand', 'worried')] },
        `And halfway down the hall the basket was empty. ${a} looked at ${r}, and ${r} looked at ${a}. There were twenty more steps, and all of them stone. Nobody breathed. Then somebody went, "${refrain}"`,
        `But a basket has a bottom. They were in the middle when they came to it. Not one petal was left, and there was such a lot of floor. ${a} stood on the last soft bit, and could not go on. It was quite still. "${refrain}" it went.`,
      ),
      page(
        { camera: 'close', actors: [seen(J, 'stand', 'shy'), seen(A, 'stand', 'surprised')], things: ['shoe'] },
        `${a} had not moved at all! It had come from behind. ${a} turned round. There stood ${j}, quite pink under the veil. "They're new," whispered ${j}. "They've done it all morning. I've been so afraid of this floor."`,
        `"That wasn't me," whispered ${a}. It had come from under the white dress. "No," said ${j}, very low. "It was me. I've got new shoes, too. I thought that I was the only one." And they both looked down.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(J, 'walk', 'happy'), seen(A, 'walk', 'proud'), seen(R, 'walk', 'happy')],
          things: ['shoe'],
        },
        `Then ${j} began to laugh, and could not stop. "Come on," said ${j}, "both together." So they walked up the hall side by side. "${refrain}" went the one, and so did the other. It was like a very small band. Everybody clapped in time.`,
        `"Shall we?" said ${j}. ${a} nodded. They walked on side by side, and did not try to be quiet. Left, right! "${refrain}" "That's us," said ${j}, out loud. And at the front everybody laughed.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'sleep', 'sleepy'), seen(B, 'sleep', 'sleepy')],
          things: ['shoe'],
        },
        `They danced until the stars were out. That night the shoes stood on the rug. ${b} gave one a push. It said nothing. "They've been walked in," said ${a}. "What a pity."`,
        `There was so much dancing that in the end the shoes grew quiet. ${a} noticed it on the way up to bed. "Say something," said ${a}, and took one more step. But they were asleep already, on the rug.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, B, G, a, b, g, comesToo, chance } = going;
  const { refrain, part, being, load, w, J, j, jNew, R, r, rLoad } = partsOf(going);
  const handsOver = w === a ? `gave ${r} the basket, ` : '';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'bedroom', camera: 'medium', actors: [seen(A, 'stand', 'proud')], things: ['shoe'] },
        `${being} sounds like nothing at all. "You only walk from the back to the front," everyone said. ${A.introduced} had been walking for years, and had not expected to need practice. But it was the wedding of ${jNew}, and there would be a hundred people. And there were the shoes. They came out of their paper at noon on Saturday. They were beautiful.`,
        `It was the wedding of ${jNew}, and ${A.introduced} was ${part}. "All you've got to do is walk," everyone had said. "You can walk, can't you?" A thing gets harder, the more people tell you that it's easy. The new shoes had been kept in their box until the very day. At noon ${a} put them on.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'walk', 'surprised'), seen(B, 'stand', 'curious'), seen(G, 'stand', 'calm')],
          things: ['shoe'],
        },
        `"${refrain}" It was not a small noise. ${B.introduced} looked for something under the wardrobe.${comesToo} They tried it on tiptoe, which made it higher. "Try it slowly," said ${g}, and that made it last. "Then soap. Then a candle." Neither did any good at all. Only on the rug were they quiet. "They like it soft," said ${b}. "It's stone there," said ${a}. "I've seen it."`,
        `The first step said, "${refrain}" So did the second.${comesToo} ${B.introduced} laughed, and then saw ${A.names} face. "Soap," said ${g}, and it was soaped. "Then candle wax." They sounded just the same, only cleaner. There was nothing for it. They squeaked on the boards, and on the tiles, and on the stairs. On the rug they did not squeak, for it was thick and soft. But nobody is married on a rug.`,
      ),
      page(
        {
          setting: 'stage',
          camera: 'medium',
          actors: [seen(R, 'stand', 'proud'), seen(A, 'stand', 'worried')],
          things: ['flower'],
        },
        `Cousin ${r} was in it, too, and had ${rLoad}. ${a} had ${load}. ${r} had been in two weddings already. ${r} had shoes that had been in them as well, and they went over the stone like a cat. "You're not going to do that the whole way?" said ${r}, at the door. "It'll be on the film. They'll play it every Christmas."`,
        `By the door stood cousin ${r}, who knew all about weddings, having been in two. ${r} carried ${rLoad}, and ${a} carried ${load}. "Head up, and count to three for every step," said ${r}. "And no noise." "${refrain}" said ${a}, by way of the left shoe. ${r} looked at it as if it was a puddle indoors. "They're filming it, you know," said ${r}. "They'll play it every Christmas, for ever."`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'walk', 'worried'), seen(R, 'walk', 'calm')], things: ['flower'] },
        `The music stopped. That was the sign. A hundred people turned round, and held their breath, and it was as still as snow. The floor was grey stone, forty steps of it. ${a} lifted a foot, and put it down. "${refrain}" It went up into the roof and walked about there. Somewhere in the third row a baby shouted for joy. "Go on," breathed ${r}, and stared straight ahead, as if they had never met.`,
        `There was a chord, and then nothing. In a hall like that the nothing is enormous. You could hear a coat being folded. ${a} looked along forty steps of stone, and took one. "${refrain}" A hundred faces came round, like daisies. In the third row a baby laughed out loud. "Go on," said ${r}, without moving a lip. And ${a} stood there, on one leg, and could not.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'walk', 'happy'), seen(R, 'walk', 'surprised')], things: ['flower'] },
        `It was petals next, and ${w} threw the first handful. They sank down and lay there, pink, and as thick as a page. "They're soft," thought ${a}, and put a foot down in the middle, and there was not a sound. "A whole handful for each step," whispered ${a}. So it went petals, step, petals, step, as quiet as moss. It used up far more than it should have.`,
        `Just then ${w} let fall some petals, as it had been planned. They lay on the stone in a heap, like a tiny rug. Like a rug! ${a} stepped right on to it. Silence. It was lovely, and it smelled of roses. "One heap for each step," whispered ${a}. "They're meant to be spread," whispered ${r}. But it was a good deal better than the other thing, and they both knew that.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'calm'), seen(R, 'stand', 'worried')] },
        `At step twenty there was one handful left. They had stopped, to look into the basket. "Save it for the end," said ${r}. "You can squeak a bit in the middle. But you want to get there properly." It was good advice. ${a} was just going to take it. And then, in that great hush, from far behind, there was a squeak.`,
        `Halfway down they saw the bottom of the basket. There was enough for one more step. "Keep it for the last one," said ${r}, who was not unkind, only correct. "That's the one that they'll all remember." ${a} nodded, and got ready for nineteen bad steps and one good one. But there was a noise first. It was a short one, from the door, and neither of them had made it.`,
      ),
      page(
        { camera: 'close', actors: [seen(J, 'stand', 'worried'), seen(A, 'stand', 'surprised')], things: ['shoe'] },
        `${a} looked round. ${j} stood in the doorway, all in white, with one foot out, and the flowers shook. It was ${j} who had squeaked. As ${a} watched, ${j} tried it again, and drew back the foot, as you do from cold water. And ${j}, who had once carried a piano up a ladder, was as pale as the veil. Nobody else had turned. They were all looking at ${a}.`,
        `In the door stood ${j}. There was the veil, and the flowers, and under the dress the tip of something very new. The tip came forward. It gave a squeak. It went back. "Oh," thought ${a}. You could see the flowers shake from here. ${j} was not afraid of anything. ${j} had climbed down a well for somebody's hat. And now ${j} couldn't set foot on that floor.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'think', 'worried'), seen(R, 'point', 'worried')] },
        `Nobody had seen it but ${a}. That was the trouble with it. In front there were nineteen steps, and a handful of petals, and it would be over. Behind was ${j}. To get there ${a} would have to turn round, in the middle of a wedding, with a hundred people looking. And there was nothing on that stone but what they had trodden flat. "It's the wrong way!" hissed ${r}. "Nobody goes back."`,
        `You may go forward at a wedding, and you may stand still. There's no such thing as going back. "What are you doing?" hissed ${r}. "It's the wrong way!" The petals behind were all squashed by now, and as thin as paper. There would be no quiet step among them. ${a} thought of the film, and of every Christmas from now on. Then ${a} thought of the flowers, shaking.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'walk', 'determined'), seen(J, 'stand', 'surprised')], things: ['shoe'] },
        `${a} ${handsOver}turned round, and walked. "${refrain}" It was the loudest yet. ${a} did not go on tiptoe, but put each foot down flat, so that it rang. "It's the shoes!" somebody said, and people began to smile. It takes twenty steps to get from the middle to the door. There was not one of them that anybody missed. "Mine squeak," said ${a}, when they were face to face. "You can come in under mine."`,
        `So ${a} ${handsOver && `gave ${r} the basket, and `}went back. There was no use in being quiet now, and after the third step ${a} stopped trying. Down came the left foot, like a stamp on a letter. Down came the right. "${refrain}" it went, and so did the roof. The baby in the third row sang along. ${a} was as red as the carpet that they ought to have had. "If I'm loud enough," ${a} said to ${j}, "nobody will hear which is which."`,
      ),
      page(
        { camera: 'close', actors: [seen(J, 'hug', 'happy'), seen(A, 'stand', 'happy')], things: ['flower'] },
        `${j} looked down at four new shoes. Then something happened to the white face. It went pink, and it crumpled, and it laughed until the veil slid off sideways. "I've practised on the rug for a week," said ${j}. "So have I," said ${a}, "for an hour." ${j} held out an arm. It wasn't what had been planned, and it was not correct. They set out together, left foot first.`,
        `It was quite quiet for a moment. "You've heard them," said ${j}. "I soaped them. I tried wax." "So did we," said ${a}. They looked at one another, and it began in the shoulders. A person can't laugh like that and be pale at the same time. ${j} put back the veil, and took ${a} by the arm, and called, "We're coming!" right down the hall. Nobody does that at a wedding, either.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(J, 'walk', 'proud'), seen(A, 'walk', 'proud'), seen(R, 'reach', 'happy')],
          things: ['shoe', 'flower'],
        },
        `"${refrain}" They did not try to keep it down. By the tenth step the whole hall clapped in time. At the twentieth they came to ${r}. ${r} had stood there all the while, alone in the middle, in shoes that made no noise. It's a long time to stand. ${r} looked at the last handful. "Now," said ${r}, and threw it up, all at once, right over the three of them. It came down on everybody's hats.`,
        `Up the hall they came, the two of them, four shoes and no tune. "${refrain}" The baby was held up to see. In the middle they met ${r}, who had waited there, correct in every way, and quite alone. "Come on," said ${j}, and held out the other arm. The last petals were meant for the end. ${r} took them, looked at them, and flung them over all three. And then, just once, ${r} stamped.`,
      ),
      page(
        {
          setting: 'living-room',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy'), seen(G, 'sit', 'happy')],
          things: ['shoe'],
        },
        `They do play it every Christmas. ${r} was right about that. There is a lot of it that you can't see, because whoever held the camera was shaking. But you can hear it. "Listen," says ${g}, "that's you." "No," says ${a}. "That's ${j}. I'm the loud one." And on the rug stand two shoes that have long been too small. They never made another sound.`,
        `The shoes were danced in until midnight, and after that they were as quiet as any. ${a} was nearly sorry. The film came in the spring. They all sat on the rug to watch it, and ${b} had the best place. "It's the wrong way!" you could hear ${r} hiss, quite clearly. And then came twenty steps, going back. "That's my favourite bit," said ${g}. It was ${r} who said, "Play it again."`,
      ),
    ],
  };
}
