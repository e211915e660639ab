import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { named, oneMore } from '../the-one.ts';

const REFRAINS = [
  'Caught you',
  'Spotted you',
  'You are found',
  'That is you',
  'I know that is you',
  'I spy you',
  'Peep, I see you',
  'Aha, there you are',
  'Easy, I see you',
  'Yes, I see you',
] as const;
const TITLES = [
  'hide and seek with a giant',
  'too big to hide',
  'where is the giant?',
  'a hill that was not there before',
];

const BIG = /^(?:giant|troll|monster|ogre|yeti)$/;

/** Who is too big to hide, and who looks besides the child. */
const parts = (going: Going) => {
  const H = [going.A, going.B].find(({ being }) => being && BIG.test(being.id)) ?? going.company.meet('giant');
  const X = oneMore(going, H) ?? named(going);
  return { H, h: H.name, X };
};

/** Somebody as big as a hill wants for once not to be found; flat on the ground, in a green coat, that is what it looks like. */
export const HIDING: EventPlot = { id: 'hiding', when: /\bhide\b|\bhid(?:es|ing)\b|\btoo big\b/i, young, middle, old };

/** The big one's own word in a title. */
const title = (going: Going, kind: string): string =>
  titled(
    going.chance
      .pick(...TITLES)
      .replace('a giant', `a ${kind}`)
      .replace('the giant', `the ${kind}`),
  );

function young(going: Going): Told {
  const { K, k, chance } = going;
  const { H, h, X } = parts(going);
  const refrain = `${chance.pick(...REFRAINS)}!`;
  const also = X ? ` ${X.introduced} plays too.` : '';
  return {
    title: title(going, H.kind),
    refrain: refrain.slice(0, -1),
    pages: [
      {
        text: [
          `This is ${H.introduced}. ${h} is as big as a hill. ${h} has a green coat.`,
          `Who is that? It is ${H.introduced}. What a big green coat!`,
        ],
        scene: { setting: 'garden', camera: 'wide', actors: [seen(H, 'stand', 'happy')] },
      },
      {
        text: [
          `"Hide!" says ${K.introduced}.${also} ${h} hides behind a tree.`,
          `${K.introduced} counts.${also} ${h} runs behind a tree.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(K, 'cover', 'happy'), seen(H, 'hide', 'happy'), ...(X ? [seen(X, 'stand', 'happy')] : [])],
          things: ['tree'],
        },
      },
      {
        text: [
          `But the tree is so thin. ${h} sticks out. "${refrain}" says ${k}.`,
          `A leg sticks out. "${refrain}" says ${k}.`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(K, 'point', 'happy'), seen(H, 'stand', 'surprised')],
          things: ['tree'],
        },
      },
      {
        text: [
          `Now ${h} hides behind a house. The house is too low. "${refrain}"`,
          `Then ${h} sits down behind a house. There is a head on top! "${refrain}"`,
        ],
        scene: { camera: 'wide', actors: [seen(H, 'hide', 'surprised'), seen(K, 'point', 'happy')], things: ['house'] },
      },
      {
        text: [
          `Next ${h} goes under a bridge. Now it is a hat. "${refrain}"`,
          `Under the bridge goes ${h}. It is a hat! "${refrain}"`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(H, 'stand', 'surprised'), seen(K, 'cheer', 'happy')],
          things: ['bridge'],
        },
      },
      {
        text: [
          `"I am too big," says ${h}. ${h} lies down under the green coat.`,
          `"You always find me." Down lies ${h}, under the green coat.`,
        ],
        scene: { camera: 'wide', actors: [seen(H, 'sleep', 'sad')] },
      },
      {
        text: [`Is ${h} behind the tree? No. The house? No.`, `${k} looks behind the tree. No ${h}. The house? No.`],
        scene: { camera: 'medium', actors: [seen(K, 'look-up', 'curious')], things: ['tree', 'house'] },
      },
      {
        text: [
          `Look, a green hill! Was it there before? ${k} goes up, and eats a bun.`,
          `There is a green hill. ${k} climbs it. ${k} has a bun.`,
        ],
        scene: { camera: 'wide', actors: [seen(K, 'sit', 'curious')] },
      },
      {
        text: [
          `The hill goes ha, ha, ha. "${refrain}" says the hill. It is ${h}!`,
          `The hill laughs. "${refrain}" says the hill. It is ${h}!`,
        ],
        scene: { camera: 'medium', actors: [seen(H, 'sit', 'happy'), seen(K, 'sit', 'surprised')] },
      },
      {
        text: [
          `Now ${k} hides. ${h} looks behind the tree. Where is ${k}?`,
          `Then ${k} hides. ${h} looks and looks. No ${k} by the house.`,
        ],
        scene: { time: 'sunset', camera: 'wide', actors: [seen(H, 'look-up', 'curious')], things: ['tree', 'house'] },
      },
      {
        text: [
          `A green pocket laughs. ${h} looks in. "${refrain}"`,
          `Who laughs in the green pocket? "${refrain}" says ${h}.`,
        ],
        scene: { camera: 'close', actors: [seen(H, 'stand', 'happy'), seen(K, 'sit', 'sleepy')] },
      },
    ],
  };
}

function middle(going: Going): Told {
  const { K, k, chance } = going;
  const { H, h, X } = parts(going);
  const refrain = `${chance.pick(...REFRAINS)},`;
  const also = X ? ` ${X.introduced} helped to look.` : '';
  return {
    title: title(going, H.kind),
    refrain: refrain.slice(0, -1),
    pages: [
      {
        text: [
          `${H.introduced} was as big as a hill. The coat that ${h} wore was as green as grass. There was one game that ${h} loved above all. It was hide and seek. "You count," ${h} said to ${K.introduced}. "I've got a good place."`,
          `If you're as big as a hill, there is one game that is hard. It was the game that ${H.introduced} liked best. "Shut your eyes, ${k}," said ${h}, and buttoned up a great green coat. "Today you'll never find me."`,
        ],
        scene: { setting: 'garden', camera: 'wide', actors: [seen(H, 'stand', 'happy'), seen(K, 'stand', 'happy')] },
      },
      {
        text: [
          `${k} counted to twenty. It was a good place, behind a birch tree. But a birch is as thick as an arm, and ${h} was not. "${refrain}" said ${k}. "Which bit?" said ${h}. "Nearly all the bits," said ${k}.`,
          `"Eighteen, nineteen, twenty!" said ${k}, and looked round. There was a tree, with a coat on both sides of it. "${refrain}" said ${k}. "How did you do that?" said ${h}. "I held my breath!"`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(K, 'point', 'happy'), seen(H, 'hide', 'surprised')],
          things: ['tree'],
        },
      },
      {
        text: [
          `The next place was behind the house. ${h} crouched down, and shut both eyes tight. Over the roof there rose a head, like a moon with ears. "${refrain}" said ${k}, and waved.`,
          `Then ${h} crept behind the house, on tiptoe. All the plates fell off the shelf. And anyhow the house came up only to the elbows. "${refrain}" said ${k}.`,
        ],
        scene: { camera: 'wide', actors: [seen(H, 'hide', 'surprised'), seen(K, 'wave', 'happy')], things: ['house'] },
      },
      {
        text: [
          `After that it was the bridge. ${h} squeezed under it, and stood up too soon. There was ${h} with a bridge on, like a hat, and a duck. "${refrain}" said ${k}. They had to put it back very carefully.`,
          `"Under the bridge!" thought ${h}. "Nobody looks there." It was too low by a good deal. When ${h} moved, the bridge moved as well. "${refrain}" said ${k}. "You're wearing it."`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(H, 'stand', 'surprised'), seen(K, 'cheer', 'happy')],
          things: ['bridge'],
        },
      },
      {
        text: [
          `${h} sat down in the meadow, and it shook. "I've never not been found," said ${h}. "Not once. Not even by the postman, and he wasn't playing." "Once more," said ${k}. "I'll count to a hundred."`,
          `"It's no use," said ${h}. "There's too much of me. I'd so like to be looked for, just once, for a long time." "Try again," said ${k}. "I'll count to a hundred, and I'll count slowly."`,
        ],
        scene: { camera: 'close', actors: [seen(H, 'sit', 'sad'), seen(K, 'stand', 'worried')] },
      },
      {
        text: [
          `"Ninety-nine, a hundred!" said ${k}. There was nobody behind the birch. There was nobody behind the house, and the bridge was where it should be.${also} There was only the meadow, and a lark.`,
          `A hundred is long. When ${k} looked up, everything was quite still. The tree was just a tree, and the house was just a house.${also} A few sheep were eating the grass. "How odd," said ${k}.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(K, 'look-up', 'curious'), ...(X ? [seen(X, 'walk', 'curious')] : [])],
          things: ['tree', 'house'],
        },
      },
      {
        text: [
          `"I must see further," said ${k}, and went up the green hill. It was steep and soft, and it had four big buttons. ${k} did not think about the buttons. ${k} was looking for somebody big.`,
          `In the meadow was a fine round hill. ${k} climbed it, to look. Up there one could see for miles. "${h}!" called ${k}. The hill was warm to sit on. ${k} wondered a bit about that, but not enough.`,
        ],
        scene: { camera: 'medium', actors: [seen(K, 'sit', 'curious')] },
      },
      {
        text: [
          `Others came up to help. There was the postman, and a lady with a rug and some sandwiches. They looked to all sides, and had lunch. "One can't lose a thing that size," said the postman. "It isn't possible."`,
          `People came by, and ${k} told them. So they all sat on the hill and looked. Somebody had brought a cake. "Somebody like that can't just vanish," they said. "Another piece?"`,
        ],
        scene: { camera: 'wide', actors: [seen(K, 'sit', 'worried')], things: ['cake'] },
      },
      {
        text: [
          `Then a crumb fell on the hill. A sheep came to lick it up. The hill gave a twitch. It gave a sort of snort. "Not there," said the hill. "That tickles!" And it laughed till the lunch fell off.`,
          `It was a beetle that did it, in the end. It walked up one side of the hill and down the other. "Ooh," said the hill. "Hoo. Ha! Ha, ha, ha!" Plates and people went rolling down in the grass.`,
        ],
        scene: { camera: 'close', actors: [seen(H, 'sit', 'happy'), seen(K, 'float', 'surprised')] },
      },
      {
        text: [
          `The hill sat up. It had ${H.names} face. "${refrain}" said ${h} to ${k}, "and you, and you. I've found all of you!" "That was two hours," said ${k}. "I know," said ${h}. "They looked for me everywhere!"`,
          `And up sat ${h}, with a napkin on one ear. "${refrain}" said ${h}. "You're all found. I won!" "You were under us the whole time," said ${k}. "It was the best game of my life," said ${h}.`,
        ],
        scene: { camera: 'wide', actors: [seen(H, 'cheer', 'proud'), seen(K, 'cheer', 'happy')] },
      },
      {
        text: [
          `"Now you hide," said ${h}, and counted. Then ${h} looked behind the birch, and the house, and under each sheep. It got dark. "${k}?" said ${h}. And down in a green pocket somebody was trying not to laugh.`,
          `It was ${K.names} turn to hide. ${h} looked in the tree, and down the chimney, and under the bridge. "It's no use," said ${h}. "There's too little of ${k}." "${refrain}" said a voice from the top pocket.`,
        ],
        scene: { time: 'sunset', camera: 'medium', actors: [seen(H, 'look-up', 'curious'), seen(K, 'hide', 'happy')] },
      },
    ],
  };
}

function old(going: Going): Told {
  const { K, k, chance } = going;
  const { H, h, X } = parts(going);
  const refrain = `${chance.pick(...REFRAINS)},`;
  const also = X ? ` ${X.introduced} was one of them.` : '';
  return {
    title: title(going, H.kind),
    refrain: refrain.slice(0, -1),
    pages: [
      {
        text: [
          `Everybody in the valley played hide and seek on Saturdays. They always began by finding ${H.introduced}. It did not take long. ${h} was as big as a hill, in a coat as green as a meadow, with four brown buttons. "${refrain}" they all shouted, before they had properly opened their eyes. Then they looked for the others.`,
          `There were nineteen who came to play, on Saturdays, in the valley. ${H.introduced} was always found first. If you are as big as a hill, a green coat with brown buttons does not help much. "${refrain}" somebody would say. Then ${h} would sit down by the post and watch the rest. ${h} had watched a great deal of hide and seek.`,
        ],
        scene: { setting: 'garden', camera: 'wide', actors: [seen(H, 'stand', 'sad')] },
      },
      {
        text: [
          `${K.introduced} was always found last. That sounds better than it is. ${k} was small, and quiet, and so good at keeping still that people stopped looking. Three weeks ago they had all gone home to tea. ${k} had sat behind a wheelbarrow until it was dark, winning. Nobody had said, "${refrain}" at all.`,
          `At the other end was ${K.introduced}, who was found last, or not even that. ${k} could fit behind a bucket, and could keep still longer than a stone. Once, when ${k} came out at last from behind a wheelbarrow, the field was empty and dark. There was a light on in every house. They'd had their supper, and had counted wrong. ${k} never told anyone how long that had been.`,
        ],
        scene: { camera: 'medium', actors: [seen(K, 'hide', 'sad')], things: ['bucket'] },
      },
      {
        text: [
          `So it was the first and the last who sat by the post together, one Saturday, waiting. "I tried the birch tree," said ${h}. "There was some left over." "I saw," said ${k}. "And the bridge?" "I stood up too soon. I had it on like a hat." ${h} sighed, and some washing blew off a line. "Just once," said ${h}, "I'd like to be looked for."`,
          `They got talking, as people do who have to wait. "I crouched behind the church," said ${h}. "They said that it had two towers." "You could try the lake," said ${k}. "I did. It came out over the sides. There were fish in the road." ${h} picked a daisy, and a good deal of field came with it. "You don't know how lucky you are. Somebody has to look for you."`,
        ],
        scene: { camera: 'close', actors: [seen(H, 'sit', 'sad'), seen(K, 'sit', 'curious')] },
      },
      {
        text: [
          `"They don't, though," said ${k}. "They forget." It was not a thing that ${k} had meant to say. ${h} looked down at ${k} for some time. There were two larks on ${H.names} shoulder; birds always came, when ${h} sat still. "If you could hide," said ${h}, "and I could look, it would be a very good game." "They're starting again," said ${k}. "Go on. Lie down this time. You never tried flat."`,
          `${k} told ${h} then how it is to be forgotten. It came out quite quickly. ${h} said nothing, and kept so still that a lark came down and sat on a button. That was when ${k} saw it: how the coat went up and down like a piece of country. "${h}," said ${k}, "have you ever hidden lying down?" "What, in front of everybody?" said ${h}. "That's just what nobody would look for," said ${k}.`,
        ],
        scene: { camera: 'medium', actors: [seen(K, 'point', 'excited'), seen(H, 'sit', 'curious')] },
      },
      {
        text: [
          `It was a special Saturday, too. The baker had put up a prize for the best finder, and it was a whole plum cake. They counted to a hundred, all eighteen.${also} Then they opened their eyes, and their mouths. And nobody said anything at all. There was the birch, and the church, and the bridge. There was a green hill with a lark on it. There was nobody big anywhere.`,
          `"Whoever finds most gets this," said the baker, and held up a plum cake with a ribbon. So they all counted, with their hands over their eyes.${also} A hundred! They turned to where ${h} always was. There was nothing there but a field with a hill in it. Nobody had ever had to look for ${h}. They didn't even know how you begin.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(K, 'hide', 'excited'), ...(X ? [seen(X, 'look-up', 'surprised')] : [])],
          things: ['cake', 'tree', 'bridge'],
        },
      },
      {
        text: [
          `They looked behind the church, and then inside it. They looked in the wood, and up the chimney of the mill. "You can't lose a thing like that," said the postman. They went up the hill, to see better, and ate their sandwiches on it. One of them stuck an umbrella in the ground, and the ground said nothing. It must have cost it something. ${k} found a place up there as well, and lay down to look at the sky.`,
          `By noon they were calling. "${h}! Come out!" they called, in the wood, and in the church, and up a chimney. It was the longest that anybody had ever been looked for. Towards one they all came up the hill with baskets, since one saw so far from there. It was a good hill, dry, and not windy. ${k} lay a bit apart from the rest with one ear on the grass.`,
        ],
        scene: { camera: 'wide', actors: [seen(K, 'sit', 'calm')], things: ['umbrella', 'basket'] },
      },
      {
        text: [
          `It went thump. ${k} lifted that ear, and put it down again. Thump, it went, and a long while later, thump. Between ${K.names} fingers was a brown thing, as big as a plate, with four holes. ${k} lay quite still. It needed only a word or two. The cake stood there on its cloth. For once there was somebody who had found more than anyone.`,
          `Something was knocking in there. It was slow, and rather happy, like a drum that is going for a walk. ${k} felt about in the grass, and there was a button. So that was whose hill it was. ${k} could say it now, and everybody would turn round. They would never again forget to look for ${k}. It was a big cake, too.`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'sit', 'surprised')], things: ['cake'] },
      },
      {
        text: [
          `${k} thought of the wheelbarrow, and of the dark. And then ${k} thought of ${h}, and of all those Saturdays by the post. "Has anybody looked on the other side of the lake?" said ${k}. "No," they said, and picked up their baskets. They gave the cake to the postman, who had found four. ${k} stayed where ${k} was.`,
          `It's not easy to have a thing like that in your mouth, and keep it there. But ${h} had waited for such a long time to be looked for. It had been two hours. Two hours was not much, for all those years. "I think I'd try the far wood," said ${k}. So they went, and on the way they gave the cake to a girl with five. They forgot to ask if ${k} was coming.`,
        ],
        scene: { camera: 'wide', actors: [seen(K, 'sit', 'determined')] },
      },
      {
        text: [
          `The sun went down a bit. One by one they gave it up, and went home to tea. ${k} saw the lights come on. It was like that other time, and it was not. Thump, said the hill, now and then. "They've gone," said ${k}, when it had got quite cool. "You can come out. You've won." "I know," said the hill, very low. "How long have you been there?" "Since one," said ${k}. "I found you at ten past."`,
          `Far off they were still calling, and then they weren't. A window lit up, and another. "So they do forget," said the ground, quietly. "It isn't so nice, that part." "No," said ${k}. "That's why I stopped here." Nothing moved for a while. "You knew?" said the ground. "Since lunch," said ${k}. "It's the heart. You've got a very loud one." "But you didn't say it!" "You weren't finished," said ${k}.`,
        ],
        scene: { time: 'sunset', camera: 'close', actors: [seen(K, 'sit', 'calm'), seen(H, 'sleep', 'happy')] },
      },
      {
        text: [
          `${h} sat up then, with sandwich paper in both ears, and put ${k} on one knee. They looked at the lights together. "I was looked for in the wood," said ${h}. "I was looked for in the church. They looked for me in a chimney, ${k}." "And how was it?" said ${k}. "It was lovely until about four," said ${h}.`,
          `The hill got up, and was ${h}, and shook off a rug and eleven plates. "They had lunch on me!" said ${h}. "And they said what a good hill I was. I wanted to laugh so much that I had to think of cabbage." "And then?" said ${k}. "Then it was quiet," said ${h}. "I'd never have stood it, if I hadn't felt somebody there. It was only small. But it didn't go."`,
        ],
        scene: { camera: 'medium', actors: [seen(H, 'sit', 'happy'), seen(K, 'sit', 'happy')] },
      },
      {
        text: [
          `They had one more round, the two of them, though it was nearly dark. ${h} counted, and ${k} hid, in the best place there was. ${h} looked behind the birch, and under the bridge, and behind every wheelbarrow in the valley. ${h} did not stop for tea. It was past eight when ${h} lifted up a cabbage leaf, with one finger. "${refrain}" said ${h}. Nobody had ever said it so nicely.`,
          `Next Saturday they began with ${h}, as always. But ${h} was not by the post. They had to look. It began to smell of supper. "Is that everyone?" somebody said. "No," said a voice above the trees. "There's one more." ${h} took the roof off the hen house, and looked in. "${refrain}" said ${h}, and ${k} came out, with straw on, grinning.`,
        ],
        scene: { camera: 'close', actors: [seen(H, 'reach', 'happy'), seen(K, 'stand', 'happy')] },
      },
    ],
  };
}
