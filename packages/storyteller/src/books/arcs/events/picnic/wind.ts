import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { everybody, seen, type EventPlot, type Going } from '../event.ts';

const REFRAINS = [
  'Sit down, blanket!',
  'Lie down, blanket!',
  'Stay down, blanket!',
  'Get down, blanket!',
  'Be still, blanket!',
  'Do lie down!',
  'Flat, blanket, flat!',
  'Down, blanket, down!',
  'Stay there, blanket!',
  'Behave, blanket!',
  'Do stay down!',
] as const;
const TITLES = ['sit down, blanket', 'the blanket that would not lie down', 'a picnic with the wind', 'six sandwiches'];

/** Where it is windy: the theme's place, else a hill. */
const where = ({ place }: Going): string => place ?? 'the hill';

/** The blanket will not lie down. It wants to be a wall, and a wall is what they need. */
export const WIND: EventPlot = {
  id: 'wind',
  when: /\b(?:wind|windy|blow\w*|blew|gale|breez\w+|fl(?:y|ies|ew) away)\b/i,
  young,
  middle,
  old,
};

function young(going: Going): Told {
  const { A, B, K, a, b, k, at, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const outside = at ?? 'mountain';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `${A.introduced} had a basket. In went six sandwiches. In went a cake. "Picnic!"`,
          `Look, ${A.introduced} has made six sandwiches. Here is a cake, too. It is for a picnic!`,
        ],
        scene: {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'stand', 'happy')],
          things: ['basket', 'cake'],
        },
      },
      {
        text: [
          `${B.introduced} had the blanket. Off they went to ${where(going)}.${comesToo}`,
          `Who has the big blanket? ${B.introduced}! Up they went to ${where(going)}.${comesToo}`,
        ],
        scene: { setting: outside, camera: 'wide', actors: everybody(going, 'walk', 'happy'), things: ['blanket'] },
      },
      {
        text: [
          `They put the blanket down. The wind blew it up. "${refrain}" said ${a}.`,
          `Down went the blanket. Whoosh! Up it came again. "${refrain}" said ${a}.`,
        ],
        scene: {
          weather: 'wind',
          camera: 'medium',
          actors: [seen(A, 'reach', 'surprised'), seen(B, 'stand', 'surprised')],
          things: ['blanket'],
        },
      },
      {
        text: [
          `${b} put a stone on it. The wind blew. The stone rolled off. "${refrain}"`,
          `${b} found a stone for the blanket. But the wind was too strong. "${refrain}"`,
        ],
        scene: { camera: 'close', actors: [seen(B, 'kneel', 'determined')], things: ['blanket', 'rock'] },
      },
      {
        text: [
          `${a} sat on the blanket. It stayed! Then ${a} got up for a sandwich. Flap! "${refrain}"`,
          `So ${a} sat on the blanket. Then ${a} got up for cake. Flap! "${refrain}"`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'jump', 'surprised')], things: ['blanket'] },
      },
      {
        text: [
          `Off flew the blanket. They all ran after it. Run, run, run!`,
          `Away went the blanket. They all ran after it.`,
        ],
        scene: { camera: 'wide', actors: everybody(going, 'run', 'worried'), things: ['blanket'] },
      },
      {
        text: [
          `It flew into two bushes. There it hung. ${k} went behind it. "Oh! No wind here!"`,
          `Two bushes caught the blanket. ${k} stood behind it. "Oh! The wind is gone!"`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'stand', 'surprised')], things: ['blanket', 'bush'] },
      },
      {
        text: [
          `The blanket was a wall! They sat behind it. Not one crumb moved.`,
          `Now the blanket was a wall. They sat down behind the wall. It was warm there.`,
        ],
        scene: { camera: 'wide', actors: everybody(going, 'sit', 'happy'), things: ['blanket', 'bush'] },
      },
      {
        text: [
          `They ate six sandwiches. They ate all the cake. "Stay up, blanket," said ${a}.`,
          `The sandwiches? All gone. The cake? All gone! "Good blanket," said ${a}.`,
        ],
        scene: { camera: 'medium', actors: everybody(going, 'sit', 'proud'), things: ['blanket', 'basket'] },
      },
      {
        text: [
          `Now ${k} is in bed. The blanket lies quite still. Good night, blanket.`,
          `Good night, ${k}. The blanket is on the bed. Now it is lying down.`,
        ],
        scene: {
          setting: 'bedroom',
          time: 'night',
          weather: 'clear',
          camera: 'close',
          actors: [seen(K, 'sleep', 'sleepy')],
        },
      },
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, K, a, b, k, at, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const outside = at ?? 'mountain';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `${A.introduced} made the sandwiches: six with cheese and six with jam. ${B.introduced} found the blanket, the big red one. "Grass, sun, cake," said ${a}. "It will be the perfect picnic."`,
          `It was ${A.introduced} who made the sandwiches. There were twelve, and a cake. It was ${B.introduced} who brought the big red blanket. "A picnic needs a blanket," said ${b}. "Or else it is only eating outside."`,
        ],
        scene: {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy', 'blanket')],
          things: ['sandwich'],
        },
      },
      {
        text: [
          `They carried the basket to ${where(going)}, and took turns.${comesToo} You could see for miles. "Here," said ${b}. Only one thing had got there first, and that was the wind.`,
          `The basket was heavy, so they all took turns with it.${comesToo} At last they came to ${where(going)}. "This is the best place of all," said ${b}. The wind thought so too.`,
        ],
        scene: { setting: outside, camera: 'wide', actors: everybody(going, 'walk', 'happy'), things: ['basket'] },
      },
      {
        text: [
          `They put the blanket down, and the wind picked it up. They put it down again. This time it wrapped itself round ${a}, like a coat. "${refrain}" said ${a}, from inside.`,
          `They spread the blanket on the grass. The wind folded it in half, with ${a} in the middle. "${refrain}" said a voice. It was ${a}, who could not see a thing.`,
        ],
        scene: { weather: 'wind', camera: 'medium', actors: [seen(A, 'cover', 'surprised')], things: ['blanket'] },
      },
      {
        text: [
          `So ${b} put a stone on each corner. That was better. But the wind blew under the middle. The blanket grew fat like a balloon. All the stones rolled off, and away down the slope. "${refrain}"`,
          `"Stones," said ${b}, and fetched four. One went on each corner. The wind waited until they had all sat down. Then it blew, and the stones went rolling off like marbles. "${refrain}"`,
        ],
        scene: { camera: 'close', actors: [seen(B, 'kneel', 'determined')], things: ['blanket', 'rock'] },
      },
      {
        text: [
          `So they sat on the corners themselves. The blanket stayed! But the basket was too far away to reach. They looked at the sandwiches. "I will be quick," said ${a}, and got up. So did the blanket. "${refrain}"`,
          `"Then we must be the stones," said ${a}. They each sat on a corner. It worked very well. But nobody could reach the basket. When ${a} got up for a sandwich, the blanket got up too. "${refrain}"`,
        ],
        scene: { camera: 'medium', actors: everybody(going, 'sit', 'surprised'), things: ['blanket', 'basket'] },
      },
      {
        text: [
          `Off it flew over the grass, flapping like a big red bird. They ran after it until they had no breath left. At the bottom it caught on two bushes, and there it hung.`,
          `The wind carried the blanket right over their heads. They ran and ran. They nearly had it twice. Then it flew into two bushes and could go no further.`,
        ],
        scene: { camera: 'wide', actors: everybody(going, 'run', 'worried'), things: ['blanket', 'bush'] },
      },
      {
        text: [
          `"That's the end of our picnic," said ${a}. ${b} did not say anything. You cannot be cross with a blanket. But they both were, a little.`,
          `"It won't lie down," said ${a}, "and nobody can eat in this wind." ${b} kicked a clump of grass. Nobody wanted to go home.`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'sad')] },
      },
      {
        text: [
          `${k} went round the back of the blanket to pull it free. And then ${k} stood still. "Come here," said ${k}. "Quick! There isn't any wind!" On that side not one blade of grass moved.`,
          `${k} crept behind the blanket to unhook it. It was strange there. It was warm, and quiet, and nothing moved. "The wind can't get in!" said ${k}. "It's all on the other side!"`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'stand', 'excited')], things: ['blanket', 'bush'] },
      },
      {
        text: [
          `"It doesn't want to be a floor," said ${k}. "It wants to be a wall!" So they tied it to the bushes. They fetched the basket and sat down behind it. The wind blew and blew. It never found one crumb.`,
          `"A blanket can be a wall as well," said ${k}. They tied two corners to one bush and two to the other. Then they all sat down behind it. Let it blow!`,
        ],
        scene: { camera: 'wide', actors: everybody(going, 'sit', 'proud'), things: ['blanket', 'bush', 'basket'] },
      },
      {
        text: [
          `They ate the cheese ones, and the jam ones, and then the cake. Above them the red blanket stood out like a sail. "Stay up, blanket," said ${a}, with a full mouth. And it did.`,
          `First they ate the jam ones, because you may at a picnic. Then they ate the rest. Whenever the wind gave a big push, ${a} patted the blanket. "Good blanket," said ${a}. "Just like that."`,
        ],
        scene: { camera: 'medium', actors: everybody(going, 'sit', 'happy'), things: ['blanket', 'cake'] },
      },
      {
        text: [
          `That night the red blanket lay on ${K.names} bed. It still smelled of grass. It lay flat from side to side, and did not move a bit. "Now you do it," said ${k}, and fell asleep.`,
          `At bedtime ${k} had the red blanket, because somebody had to keep it warm. Outside, the wind went round the house and looked in. The blanket did not get up once. ${k} was asleep.`,
        ],
        scene: {
          setting: 'bedroom',
          time: 'night',
          weather: 'clear',
          camera: 'close',
          actors: [seen(K, 'sleep', 'sleepy')],
        },
      },
    ],
  };
}

function old(going: Going): Told {
  const { A, B, K, a, b, k, at, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const outside = at ?? 'mountain';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `The picnic had been planned for a week. ${A.introduced} did the food. It came to twelve sandwiches and a lemon cake, which took two tries. ${B.introduced} did the list. The last thing on it was BLANKET, with two lines under it. "Do we have to?" said ${a}. "It weighs as much as I do." "Without a blanket," said ${b}, "it's only eating outside."`,
          `${A.introduced} had got up at six to bake a lemon cake for the picnic. It was the first cake that had ever come out of that tin in one piece. ${B.introduced} had brought only a blanket. It was old and red and as heavy as a wet dog. "We could sit on the grass," said ${a}. "It was always there," said ${b}. "At every picnic there ever was." So it came.`,
        ],
        scene: {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'stand', 'proud'), seen(B, 'hold', 'happy', 'blanket')],
          things: ['cake'],
        },
      },
      {
        text: [
          `They carried everything to ${where(going)}, and changed hands whenever somebody groaned.${comesToo} It was worth it. You could see so far that the furthest part was blue. ${k} found a flat place for the basket. "There," said ${b}. Nobody had thought to put WIND on the list. But it had come all the same, and it had come early.`,
          `It was a long way to ${where(going)} with a blanket like that.${comesToo} They took it in turns, and the one who carried it did not talk. At the top they all turned round. There was so much to see that they forgot to be tired. ${k} put down the basket. And the wind, which lived there, came over to see what they had brought.`,
        ],
        scene: { setting: outside, camera: 'wide', actors: everybody(going, 'walk', 'happy'), things: ['basket'] },
      },
      {
        text: [
          `They took a corner each, and counted to three, and laid the blanket down. The wind lifted it off the ground like somebody making a bed. They laid it down again. The wind folded it neatly in two, with ${b} inside. "${refrain}" said a small woolly voice. ${a} tried not to laugh, and did not manage it.`,
          `"One, two, three," said ${b}, and down came the blanket. It touched the grass for about a second. Then the wind got under it, and it rose up, and stood there on one edge like a person. ${b} took hold of it. It took hold of ${b}. "${refrain}" said ${b}, from somewhere in the middle.`,
        ],
        scene: {
          weather: 'wind',
          camera: 'medium',
          actors: [seen(B, 'cover', 'surprised'), seen(A, 'stand', 'happy')],
          things: ['blanket'],
        },
      },
      {
        text: [
          `${a} fetched four stones, and put one on each corner. They all stepped back to look. The corners lay as good as gold. It was the middle that moved. It swelled up like a loaf in an oven, higher and higher, until it pulled its own corners free. The stones went rolling away down the slope. "${refrain}" shouted ${a}.`,
          `It was ${a} who thought of stones. They found four good ones, as big as buns. The wind let them finish. It let them sit down, even. Then it blew, once, from underneath. The stones went off down the slope one after another, and they could hear them for a long time. "${refrain}" said ${a}, and got up to look for more.`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'kneel', 'determined')], things: ['blanket', 'rock'] },
      },
      {
        text: [
          `So ${b} said that they had to be the stones. They sat down, one to a corner, and ${b} put the cake on the last one. It worked. It worked so well that nobody could move. The sandwiches were in the basket, and the basket was three steps away. They looked at it. "This is the worst picnic I've ever been to," said ${a}. "And I made the cake."`,
          `"We'll hold it down ourselves," said ${b}, and sat on a corner. They all did. For the corner that was left they used the cake. The blanket gave a tug or two, and lay still. There they were. The basket was just out of reach. Nobody spoke for a while. "I can smell the cheese ones," said ${k}.`,
        ],
        scene: { camera: 'wide', actors: everybody(going, 'sit', 'worried'), things: ['blanket', 'cake', 'basket'] },
      },
      {
        text: [
          `"If we had left it at home," said ${a}, "we would be eating by now." "If you sat on your corner properly," said ${b}, "it would be flat." They both stood up, to say it better. That was all that the wind had been waiting for. The blanket went up with a crack like a flag. And off the end of it rolled the cake.`,
          `Then they quarrelled, as hungry people do. "It's your silly blanket," said ${a}. "It was your silly hill," said ${b}. "It was a very good list!" And to say that, ${b} got up, and so did ${a}. Crack went the blanket, like a sail. It threw the lemon cake into the air as it left.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(A, 'stand', 'angry'), seen(B, 'stand', 'angry')],
          things: ['blanket', 'cake'],
        },
      },
      {
        text: [
          `The cake came down on its edge, and rolled away to the left like a wheel. The blanket flew off to the right. There was time to catch one of them. ${a} had got up at six for that cake. ${a} looked at it, and looked at ${B.names} face, and ran to the right. They all ran after the blanket.`,
          `The blanket went one way. The cake rolled the other, down towards the stream, getting faster. One person can't run in two directions. ${a} took two steps after the cake. Then ${a} saw how ${b} was looking at the sky, where the blanket was, and turned round. They ran until their sides hurt.`,
        ],
        scene: { camera: 'wide', actors: everybody(going, 'run', 'determined'), things: ['blanket'] },
      },
      {
        text: [
          `It had caught on two bushes at the bottom, and hung between them like washing. ${b} got there first, and held on to it, and did not turn round. "You went after the blanket," said ${b}. "You made that cake twice." "It's only cake," said ${a}. It had been lemon. "I'm sorry about the list," said ${b}.`,
          `Two bushes had stopped it. There it hung, with a leaf on it, and pulled. ${b} stroked it flat where it was torn. "You let the cake go," said ${b}. "I saw you." "There'll be other cakes," said ${a}, which is an easy thing to say and was not easy then. "Sorry I said your hill was silly." "It is, a bit," said ${a}.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(B, 'hold', 'sad', 'blanket'), seen(A, 'stand', 'calm')],
          things: ['bush'],
        },
      },
      {
        text: [
          `${k} had gone round behind, to unhook it. "Don't," said ${k}, all at once. "Don't take it down. Come round here." They went round. It was like going indoors. The grass stood quite still, and the sun was warm on it. On the other side the wind leaned on the blanket with all its weight, and could not get by.`,
          `"Which of you has the other end?" said ${b}. Nobody answered. ${k} was behind the blanket, sitting down, with a very odd face. "There's no wind in here," said ${k}. And there was not. One step to the side, it pulled your ears. One step back, and you could have lit a candle.`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'sit', 'surprised')], things: ['blanket', 'bush'] },
      },
      {
        text: [
          `"We've been asking it to be the floor," said ${k}. "It's been trying to be the wall." They knotted it to the bushes by its corners. They fetched the basket, and sat down in a row, and ate twelve sandwiches without getting up once. ${b} took out the list, crossed out BLANKET, and wrote WALL. It got three lines under it.`,
          `So it was a wall that they needed, and they had carried one all the way up. They tied the corners fast. Then they sat in a row with their backs to it, out of the wind. It was the best dining room in the world. ${a} handed ${b} the first sandwich. "Every picnic there ever was," said ${a}, "should have one of these."`,
        ],
        scene: { camera: 'wide', actors: everybody(going, 'sit', 'happy'), things: ['blanket', 'sandwich'] },
      },
      {
        text: [
          `On the way home they found out where the cake had stopped. It was by the stream. Eleven ducks stood round it in a ring, and every one of them was yellow to the eyes. There was not much left but the plate side. They looked at it for some time. "Well," said ${b}, "it went down well." And ${a} laughed so much that they had to sit down again.`,
          `They came back by the stream, and there was the cake. At least, there was the place. A crowd of ducks was standing on it. They had lemon on their beaks and a look of great peace. "They liked it," said ${b}. "All of it," said ${a}. One of them came after ${a} the whole way to the gate, in case there was more.`,
        ],
        scene: {
          setting: 'pond',
          time: 'sunset',
          weather: 'clear',
          camera: 'wide',
          actors: everybody(going, 'stand', 'happy'),
        },
      },
      {
        text: [
          `That night the blanket was on ${K.names} bed. There was grass in it, and one thorn, and it smelled of outside. The wind had followed them home and was trying the windows. Nothing stirred. "Now you lie down," said ${k}, half asleep already.`,
          `It was ${k} who got to sleep under the blanket, for having found out what it was. It lay quite flat. Outside, the wind went once round the house, and rattled the gate, and called. The blanket stayed where it was. ${k} was asleep by then.`,
        ],
        scene: { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(K, 'sleep', 'sleepy')] },
      },
    ],
  };
}
