import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { everybody, seen, type EventPlot, type Going } from '../event.ts';
import { ifNamed, page } from '../page.ts';

const REFRAINS = [
  'Keep the cake dry!',
  'Save the cake!',
  'Cover the cake!',
  'Mind the cake!',
  'Not on the cake!',
  'Think of the cake!',
  'The cake comes first!',
  'Look after the cake!',
  'Guard the cake!',
  'Shelter the cake!',
  'Watch the cake!',
] as const;
const TITLES = ['keep the cake dry', 'one umbrella', 'the wettest picnic', 'a picnic in the rain'];

const where = ({ place }: Going): string => place ?? 'the park';

/** One umbrella, and a cake under it. When nobody can get any wetter, the rain has nothing more to do. */
export const RAIN: EventPlot = {
  id: 'rain',
  when: /\b(?:rain\w*|wet|storm\w*|umbrella|shower\w*|puddles?|pours?|drizzl\w+|soggy)\b/i,
  young,
  middle,
  old,
};

function young(going: Going): Told {
  const { A, B, K, a, b, k, at, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const outside = at ?? 'garden';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(A, 'hold', 'proud', 'cake')] },
        `${A.introduced} had made a cake. It was pink. "It is for our picnic!"`,
        `"Picnic!" said ${A.introduced}. Look, here is the pink cake.`,
      ),
      page(
        { setting: outside, camera: 'wide', actors: everybody(going, 'walk', 'happy'), things: ['umbrella', 'cake'] },
        `${B.introduced} had one umbrella. Off to ${where(going)} they went.${comesToo}${ifNamed(going, `${going.Gcap} came too.`)} The sky was grey.`,
        `Here is ${B.introduced}. And here is one umbrella.${comesToo}${ifNamed(going, `${going.Gcap} had the blanket.`)} Off they went to ${where(going)}.`,
      ),
      page(
        {
          weather: 'rain',
          camera: 'medium',
          actors: [seen(A, 'hold', 'surprised', 'cake')],
          things: ['tree', 'umbrella'],
        },
        `Plop! Rain! "${refrain}" said ${a}. They ran under a tree. But the tree dripped.`,
        `Then the rain came down. "${refrain}" said ${a}. The tree was no good. It dripped on them all.`,
      ),
      page(
        { camera: 'medium', actors: everybody(going, 'hide', 'worried'), things: ['cake'] },
        `They got under the bench. The bench had holes in it. Drip, drip! "${refrain}"`,
        `So they went under a bench. In came the rain, drip, drip! "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: everybody(going, 'cover', 'worried'), things: ['blanket', 'cake'] },
        `They got under the blanket. Soon it was as wet as a fish. "${refrain}"`,
        `"The blanket!" said ${b}. But the rain came through it. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'hold', 'happy', 'umbrella')], things: ['cake'] },
        `Up went the umbrella. It went over the cake. Now the cake was dry. They were not.`,
        `${b} put the umbrella up. It was for the cake. The cake was dry. But they got wetter.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'jump', 'excited')], things: ['puddle'] },
        `${k} had wet hair and wet feet. "I can't get any wetter!" Splash! In jumped ${k}.`,
        `"I am wet all over," said ${k}. "So I can do this!" Splash, into the puddle!`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'jump', 'happy'), things: ['puddle', 'umbrella', 'cake'] },
        `Splash! Splash! They all jumped in. They had cake, in turns, under the umbrella.`,
        `They all splashed. They danced. One by one they had some cake. The cake was still dry.`,
      ),
      page(
        {
          setting: 'bathroom',
          time: 'night',
          weather: 'clear',
          camera: 'medium',
          actors: [seen(K, 'sit', 'happy')],
          things: ['cake', 'umbrella', 'bathtub'],
        },
        `Now ${k} is in the bath. One bit of cake is left. Up goes the umbrella. "${refrain}"`,
        `At home ${k} has a bath, with cake. And what is over the cake? "${refrain}"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, K, a, b, k, at, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const outside = at ?? 'garden';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(A, 'hold', 'proud', 'cake')], things: ['umbrella'] },
        `"A picnic needs a cake." The cake had pink icing and one cherry. ${A.introduced} had made it, and it had taken all morning. "It looks like rain," said ${B.introduced}. "It looks like a cherry," said ${a}. But they took the umbrella.`,
        `${A.introduced} had made a cake for the picnic. It was pink all over, with a cherry. ${B.introduced} looked out of the window and saw a cloud. "I'll bring the umbrella," said ${b}. There was only one.`,
      ),
      page(
        { setting: outside, camera: 'wide', actors: everybody(going, 'walk', 'happy'), things: ['cake', 'blanket'] },
        `They walked to ${where(going)} with the cake in front, like a king.${comesToo}${ifNamed(going, `${going.Gcap} carried the blanket.`)} They put the cake on the blanket. "There," said ${a}. "A picnic." Plop, said something, right beside the cherry.`,
        `Off they went to ${where(going)}, very slowly, because of the icing.${comesToo}${ifNamed(going, `${going.Gcap} had the blanket.`)} It was the best place in the world for a picnic. It was dry, and it had a view. Then it had one drop. Then it had ten.`,
      ),
      page(
        { weather: 'rain', camera: 'medium', actors: [seen(A, 'hold', 'worried', 'cake')], things: ['tree'] },
        `"${refrain}" cried ${a}. They ran under the biggest tree. "It's dry," said ${b}. Then all its leaves were full, and they tipped out at once.`,
        `"To the tree!" said ${b}. "${refrain}" said ${a}. A tree is a roof with a lot of little holes. First the rain rained. Then the tree rained, in bigger drops.`,
      ),
      page(
        { camera: 'medium', actors: everybody(going, 'hide', 'worried'), things: ['cake'] },
        `There was a bench. They squeezed under it, on their tummies, with the cake in the middle. But a bench is made of gaps. The rain came through in stripes. "${refrain}"`,
        `Next they lay down under a bench. It had five planks, and between the planks it had sky. Soon they had five wet lines down their backs. "${refrain}" said everybody.`,
      ),
      page(
        { camera: 'close', actors: everybody(going, 'cover', 'worried'), things: ['blanket', 'cake'] },
        `"The blanket!" said ${b}. They all held it up over their heads. It was a fine roof until it was full. Then it hung down in the middle and poured. "${refrain}"`,
        `They pulled the blanket over them. It got heavier and heavier, and colder and colder. In the end it was like sitting under a wet sheep. "${refrain}"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'hold', 'determined', 'umbrella'), seen(A, 'stand', 'worried')],
          things: ['cake'],
        },
        `That left the umbrella. It was big enough for one. "Who's it for?" said ${b}. They looked at the cake. It had taken all morning. So the cake sat under the umbrella. They stood round it in the rain.`,
        `Only the umbrella was left. "There's room for one of us," said ${b}. "You go," said ${a}. "No, you." In the end the cake went. It sat there quite dry, and everybody else dripped.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'curious')] },
        `${k} was wet in front and wet behind. There was water in both ears. ${k} waited to get wetter. It did not happen. "Listen," said ${k}. "I don't think there's any more wet I can get."`,
        `The rain ran down ${K.names} neck and came out at the feet. "It's a funny thing," said ${k}. "I was wet before. But I'm not getting any wetter now. I'm full."`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'jump', 'happy'), things: ['puddle'] },
        `And ${k} jumped into the biggest puddle there was. "It makes no difference!" So then they all did it. They sat in it. They lay in it. The rain did its very best, and nobody minded.`,
        `It was true. They were all as wet as wet goes. So there was nothing left to be careful of. They splashed, and they slid. They made a river with their heels. It rained and rained, and nobody ran.`,
      ),
      page(
        { camera: 'medium', actors: everybody(going, 'stand', 'happy'), things: ['cake', 'umbrella'] },
        `When they were hungry, they went to the cake, one at a time. You put your head under the umbrella and opened your mouth. It was the driest cake in the whole wet world.`,
        `The cake was in its little dry house. They visited it in turns, one wet nose after another. "Crumbly," said ${a}, very proud. Nobody had ever had a dry cake in such a wet place.`,
      ),
      page(
        {
          setting: 'bathroom',
          time: 'night',
          weather: 'clear',
          camera: 'medium',
          actors: [seen(K, 'sit', 'happy')],
          things: ['cake', 'umbrella', 'bathtub'],
        },
        `That night ${k} sat in a hot bath, wet all over again. There was one last piece, the one with the cherry. ${k} held up the umbrella with one hand. "${refrain}"`,
        `The last slice had its supper-time in the bath, with ${k}. Drops ran down the walls. So the umbrella was up, of course. "${refrain}" said ${k}, and bit.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, B, K, a, b, k, at, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const outside = at ?? 'garden';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'hold', 'proud', 'cake'), seen(B, 'stand', 'happy')],
          things: ['umbrella'],
        },
        `"It won't rain," said ${B.introduced}. ${b} had said so on Monday, and on Tuesday, and was saying so now, at the window. There was one cloud, the size of a sheep. "I know about clouds," said ${b}. "That one's empty." So ${A.introduced} left the coats on their hooks. There was a picnic cake to carry, with pink icing and eleven sugar stars. But the umbrella came. It was new, and it had never been out.`,
        `${A.introduced} had made a cake in three layers. It had pink icing, and it had eleven sugar stars that had gone on one by one, with tweezers. "What about coats?" said ${a}. ${B.introduced} put a nose out of the door and sniffed. "Not a drop before Thursday," said ${b}. So they took no coats. ${a} took the new umbrella, but only to have something to point with.`,
      ),
      page(
        { setting: outside, camera: 'wide', actors: everybody(going, 'walk', 'happy'), things: ['cake', 'blanket'] },
        `They walked to ${where(going)} at the speed of icing.${comesToo}${ifNamed(going, `${going.Gcap} had the blanket under one arm.`)} The cloud came too. It had been a sheep, and now it was a cow. "It's following us out of friendship," said ${b}. They spread the blanket, and put the cake in the middle, and stood back. It really was a beautiful cake. The cow turned into a whale.`,
        `It was a slow procession to ${where(going)}: first the cake, and then all the rest.${comesToo}${ifNamed(going, `${going.Gcap} brought up the rear with the blanket.`)} ${b} talked the whole way about weather. You could tell by swallows, it seemed, and by the way a cow sat down. There were no cows. There were no swallows either, which ought to have told them something.`,
      ),
      page(
        {
          weather: 'rain',
          camera: 'medium',
          actors: [seen(A, 'hold', 'worried', 'cake'), seen(B, 'run', 'surprised')],
          things: ['tree'],
        },
        `The first drop fell on the blanket and made a mark like a coin. The second hit a sugar star, and the star went out. "${refrain}" shouted ${a}. They ran for a tree. Under it they were quite dry, and ${b} began to say something about passing showers. Then the tree, which had been saving it up, let go.`,
        `It began without any manners, all at once. "${refrain}" cried ${a}, and bent over the plate like a roof. They reached a tree. Trees are good for about two minutes. After that they have had enough, and pass it on, in larger drops. "It'll stop directly," said ${b}. ${a} only looked.`,
      ),
      page(
        { camera: 'medium', actors: everybody(going, 'hide', 'worried'), things: ['cake'] },
        `There was a bench. They went under it in a heap. From above it had looked like wood. From below it was mostly gaps, and the rain came through them in long cold ribbons. Somebody's elbow was in somebody's ear. "${refrain}" said ${a}, from the bottom. "It might be worse," said ${b}. "It might be hail." And they listened for it.`,
        `"The bench!" said ${b}. They crawled beneath it, and for a moment they lay in a row, like loaves. A bench, however, is built so that water runs off it. It runs off it downwards. "${refrain}" said ${a}, and moved the plate to the left. "${refrain}" said ${a} again, and moved it to the right.`,
      ),
      page(
        { camera: 'close', actors: everybody(going, 'cover', 'worried'), things: ['blanket', 'cake'] },
        `They stood up and held the blanket over their heads like a tent. For a while it was almost cosy. Then it began to fill. It grew a belly, in the middle, and the belly came lower and lower. ${b} poked it, to see what would happen. That is how everybody found out. "${refrain}" they all screamed.`,
        `So they tried the blanket, with a corner for everyone. It kept the rain out by keeping it in. It got as heavy as a pony. Somebody's arms began to shake, and a corner slipped, and it all came down at once, blanket and rain together. There was a silence under there. "${refrain}" said a muffled voice.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'determined', 'umbrella'), seen(B, 'stand', 'sad')],
          things: ['cake'],
        },
        `And there was the umbrella. It was just wide enough for one. Nobody would have said a word if ${a} had stood under it. It was ${A.names}, and so was the cake. ${a} opened it, and heard how lovely and loud the rain was on top. Then ${a} put it down over the plate and stepped out. "Go on," said ${b}. "Say it." "Say what?" "That it would rain."`,
        `${a} put up the new umbrella at last. It had room under it for one. "You have it," said ${b}. "I'm the one who said no coats." ${a} thought of the eleven stars, and of the morning. "It isn't for either of us," said ${a}, and stood it over the cake. So the two of them got rained on side by side. "I only wanted it to be nice," said ${b}. "I wanted it so much that I said it."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'stand', 'curious')] },
        `${k} had stopped hopping from foot to foot. ${k} was standing quite still, with both arms out, thinking. "I'm wet to the skin," said ${k}. "And skin doesn't let any in. So that's all. It's finished. It can rain till Thursday, and I'll be just as wet as this." They all stood still, and waited, to see if it was true.`,
        `"Has anybody got a dry bit left?" said ${k}. They looked. ${a} thought that there might be one, behind the left knee, but there was not. "Nor me," said ${k}. "Then what are we running away from? It can't do anything to us now. It's done it." That had not struck anyone.`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'jump', 'happy'), things: ['puddle'] },
        `It was true. All afternoon they had been getting wet, and it was horrid. Being wet was quite another matter. It was as warm as milk. They lay down in the longest puddle and let the rain drum on their fronts. They built a dam. ${b} showed them how a duck would go about it.`,
        `After that it was a different picnic. They slid down the bank on the wet blanket, which had never been so useful. They caught rain in their mouths. ${b} made a speech to the cloud, and fell over backwards into the best puddle of all. ${a} laughed and laughed. There was not one thing left to keep dry, but one.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'reach', 'happy'), seen(A, 'sit', 'proud')],
          things: ['cake', 'umbrella'],
        },
        `They ate it lying down, with their heads under the umbrella and the rest of them out. Ten sugar stars were left. "You could have been dry," said ${b}. "I could have been dry and looking at you," said ${a}. "That's not a picnic." ${b} thought it over, and gave ${a} the bit with the most stars.`,
        `The cake sat in its small dry circle like somebody at a theatre. They came to it one by one, put in a wet head, and took out a dry slice. "How is it?" said ${a}. "Dry," said ${b}, with feeling. "It's the driest thing I ever met." For a baker that is not always praise. It was that day.`,
      ),
      page(
        { time: 'sunset', camera: 'wide', actors: everybody(going, 'walk', 'happy') },
        `Of course it stopped as they started home. The sun came out under the cloud, and everything steamed, and so did they. "I knew it," said ${b}. "Fine by evening. I said so." ${a} pointed the umbrella at ${b}, and shook it.`,
        `The rain gave up before they did. They squelched home in the last of the sun, leaving four sorts of drips. "What will it do tomorrow?" said ${a}. ${b} looked at the sky, and began to speak, and stopped. "Something," said ${b}.`,
      ),
      page(
        {
          setting: 'bathroom',
          time: 'night',
          weather: 'clear',
          camera: 'medium',
          actors: [seen(K, 'sit', 'happy')],
          things: ['cake', 'umbrella', 'bathtub'],
        },
        `There was one slice over, and there was a hot bath. ${k} saw no reason to choose. So the window went white with steam, and the taps dripped. And up over the edge of the tub went the umbrella. "${refrain}" said ${k}, to the ducks.`,
        `In the bathroom that night stood an umbrella, open, with steam all round it. Under it was a plate. Under the plate was ${k}, up to the chin. "${refrain}" said ${k}, and took the last bite, and sank.`,
      ),
    ],
  };
}
