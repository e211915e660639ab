import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { GOOD_NIGHT } from './good-night.ts';

const REFRAINS = [
  'Not one step!',
  'Not a step more!',
  'Not one more step!',
  'No more steps!',
  'Not another step!',
  'Not a single step!',
  'I have no steps left!',
  'My steps are all gone!',
  'Not even one step!',
  'No steps at all!',
] as const;
const TITLES = ['not one step', 'only to the lamp post', 'a long way home', 'the tired legs', 'teddy is tired too'];

/** Legs that are too tired to walk home, until somebody has to be carried who cannot walk at all. */
export const LEGS: EventPlot = {
  id: 'legs',
  when: /\b(?:walk\w*|legs?|(?:way|go|get|going) home|hill|stairs|hik\w+|climb\w*|carried|carry)\b/i,
  only: true,
  young: (going) => (going.A === going.K ? young(going) : GOOD_NIGHT.young(going)),
  middle: (going) => (going.A === going.K ? middle(going) : GOOD_NIGHT.middle(going)),
  old: (going) => (going.A === going.K ? old(going) : GOOD_NIGHT.old(going)),
};

const from = ({ place }: Going): string => (place ? `from ${place}` : 'from the shops');

function young(going: Going): Told {
  const { K, G, k, g, Gcap, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(K, 'walk', 'calm'), seen(G, 'walk', 'calm')],
          things: ['teddy'],
        },
        `${K.introduced} walks home ${from(going)}. ${Gcap} has two bags. Teddy rides in one.`,
        `${K.introduced} walks home ${from(going)}. ${Gcap} has two bags. Teddy looks out of one.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'sit', 'sad'), seen(G, 'stand', 'calm')] },
        `"My legs are tired," says ${k}. "${refrain}"`,
        `Down sits ${k}. "My legs are too tired," says ${k}. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'reach', 'sad'), seen(G, 'stand', 'worried')] },
        `"Carry me!" says ${k}. But there is a bag on each arm. "${refrain}"`,
        `"Up!" says ${k}. But both arms have a bag. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'jump', 'calm')] },
        `"Hop on one leg," says ${g}. Hop, hop. Now that leg is tired, too. "${refrain}"`,
        `${k} tries it on one leg. Hop, hop! That makes it worse. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'sit', 'sad'), seen(G, 'stand', 'calm')] },
        `"Then we have a rest," says ${g}. They sit on a wall. Home does not come. "${refrain}"`,
        `They sit and wait. But home is still far. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'surprised')], things: ['teddy'] },
        `Plop! Teddy falls out of the bag. "Oh! You are tired," says ${k}.`,
        `Oh! There lies Teddy. "Poor Teddy! Your legs are very short," says ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'walk', 'determined', 'teddy')], things: ['teddy'] },
        `"I will carry you," says ${k}. "Only to the lamp post." Step, step.`,
        `${k} gets up, with Teddy. "Only as far as the lamp post." Step, step.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'walk', 'happy', 'teddy'), seen(G, 'walk', 'happy')], things: ['teddy'] },
        `There is the lamp post! "Well done, Teddy. Now only to the red gate."`,
        `"You see, Teddy? The lamp post! Next is the red gate."`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'cheer', 'happy'), seen(G, 'stand', 'happy')], things: ['teddy'] },
        `The gate! The tree! The door! "Teddy, we are home!"`,
        `Red gate. Big tree. Front door! "You did it, Teddy!"`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(G, 'stand', 'happy'), seen(K, 'sleep', 'sleepy')],
          things: ['teddy'],
        },
        `Now ${g} has no bags. ${k} and Teddy are carried up to bed. "${refrain}"`,
        `Now two arms are free. They carry ${k} and Teddy to bed. Good night, legs.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { K, G, k, g, Gcap, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(K, 'walk', 'calm'), seen(G, 'walk', 'calm')],
          things: ['teddy'],
        },
        `It was a long way home ${from(going)}. ${Gcap} had a bag in each hand. Out of one of them looked Teddy. ${K.introduced} walked behind, slower and slower. All the other people sat in cars.`,
        `They were walking home ${from(going)}, and it was uphill. ${Gcap} carried the two big bags. Teddy sat in one, on the potatoes, with a good view. ${K.introduced} had only legs.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'sit', 'sad'), seen(G, 'stand', 'calm')] },
        `By the post box the legs stopped. ${k} looked down at them. "They're too tired to walk," said ${k}. "Both?" said ${g}. "Both," said ${k}, and sat down. "${refrain}"`,
        `"I can't any more," said ${k}, by the post box. "It isn't me. It's my legs." "What do they say?" said ${g}. ${k} listened. "${refrain}" said ${k}. "They both say it."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'reach', 'sad'), seen(G, 'stand', 'worried')] },
        `"You could carry me," said ${k}. ${Gcap} held up one arm, and there was a bag on it. Then came the other arm, with a bag on that. "I've run out of arms," said ${g}. "${refrain}" said ${k}.`,
        `"Up, please," said ${k}. "I'd like to," said ${g}, "but look at my arms." They were as long as a monkey's, from the bags. "${refrain}" said ${k}, not so loudly.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'jump', 'calm'), seen(G, 'stand', 'calm')] },
        `"Do one leg at a time," said ${g}. "The other can have a rest." So ${k} hopped. It was all right for six hops. Then that leg was so tired that it shook. "${refrain}" said ${k}.`,
        `They tried it on one leg, to save the other. They tried it backwards, which was downhill. ${k} fell into a hedge, quite softly. "${refrain}" said ${k}, out of the hedge.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'sit', 'sad'), seen(G, 'stand', 'calm')] },
        `"Then we'll wait until they're better," said ${g}. They sat on a wall, and it was cold. It began to drizzle. The trouble with waiting is that home stays where it is. "${refrain}" said ${k}, nearly crying.`,
        `So they had a rest. A bus went by, and it was the wrong one. The wall got colder. "Are they better?" said ${g}. "They've gone stiff," said ${k}. "${refrain}" It was a sad sort of place.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'surprised')], things: ['teddy'] },
        `The bag leaned over. Out fell Teddy, and lay there on his nose. ${k} picked him up. His legs hung down, no longer than thumbs. "He can't do another yard," said ${k}. "And he's only small."`,
        `Then something went plop. It was Teddy. He had been looking out too far, and now he lay in the road. "Look at him," said ${k}. "He's worn right out. With those legs!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'walk', 'determined', 'teddy')], things: ['teddy'] },
        `${k} put him on one arm. "I know," said ${k} into his ear. "It's a very long way. We'll only go to the lamp post. Anybody can get to a lamp post." And that was where they went.`,
        `"Up you come," said ${k}. "I've got an arm free. We don't have to go all the way home, you know. It's only to the lamp post, and then we'll see." So they went and saw.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'walk', 'happy', 'teddy'), seen(G, 'walk', 'happy')], things: ['teddy'] },
        `"There you are," said ${k}, at the lamp post. "That didn't hurt. Now it's just to the red gate." At the gate it was just to the dog that barks. Behind them came ${g}, and said nothing at all.`,
        `After the lamp post there was the red gate. "You thought you couldn't," said ${k}, "and here's the gate!" After the gate there was a cat for Teddy to look at. ${Gcap} could hardly keep up.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'cheer', 'happy', 'teddy'), seen(G, 'stand', 'happy')],
          things: ['teddy'],
        },
        `And then there was a door that they knew. "We're home," said ${k}. "He did it!" "All that way," said ${g}, and put down the bags. "Somebody must have told him how." "It was only to the lamp post," said ${k}.`,
        `The next thing was a doormat, and it was their own. ${k} held Teddy up to the bell. "He walked the whole of it," said ${k}, "nearly." "I saw that," said ${g}. "He has a very good pair of legs."`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(G, 'stand', 'happy'), seen(K, 'sleep', 'sleepy')],
          things: ['teddy'],
        },
        `At bedtime there were the stairs. ${k} sat down on the lowest. "${refrain}" said ${k}. But now the bags were in the kitchen. "I've got two arms," said ${g}. "One for each of you." And up they went.`,
        `After supper two legs lay down on the bottom stair. "${refrain}" they said. ${Gcap} held up one empty arm, and then the other. Teddy went up on the left, and ${k} on the right, already asleep.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { K, G, k, g, Gcap, chance, company } = going;
  const C = company.person('Robin', 'child');
  const c = C.name;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES.filter((each) => !each.includes('teddy')))),
    refrain,
    pages: [
      page(
        {
          setting: 'mountain',
          camera: 'wide',
          actors: [seen(K, 'walk', 'calm'), seen(G, 'walk', 'calm'), seen(C, 'walk', 'happy')],
        },
        `It had been ${G.names} idea to go over the hill. ${C.introduced} from next door came too, who was five. "It's only seven miles," said ${g}, with everybody's coats in a rucksack, and the flask. ${K.introduced} was the one with the long legs, and had said so. They set off at ten. By noon they had seen a buzzard, and eaten the good half of the sandwiches.`,
        `They were three, on the hill. ${Gcap} had the rucksack, as big as a cupboard. ${K.introduced} had long legs and a stick. And ${C.introduced} from next door had come too, who was five, and asked what everything was. "Seven miles," said ${g}. "That's nothing," said ${k}. It was ten in the morning, and it was nothing.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'sit', 'sad'), seen(G, 'stand', 'calm')] },
        `At three o'clock it was something. The path went down, and then there was a second hill, for no reason. ${k} had a stone in one boot and a wet sock in the other. It isn't the pain. It's that you begin to hear each step before you do it. ${k} sat down beside a gorse bush. "${refrain}" said ${k}, and was surprised at how much it was meant.`,
        `It was the second hill that did it. Nobody had mentioned a second hill. At three in the afternoon ${k} came round a corner, and saw it, and simply stopped, like a clock. "What's up?" said ${g}. "I'm too tired to walk," said ${k}. "I'm not being silly. There's nothing in them. ${refrain}" And ${k} sat down in the heather.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'angry'), seen(G, 'stand', 'worried')] },
        `${Gcap} tried a biscuit, and a sip of tea. ${Gcap} tried a song about a bear, and that was a mistake. "I can't carry you," said ${g}. "I've got all this, and you're not as small as you were." "I don't want to be carried," said ${k}, which was nearly true. "I want to be there." "${refrain}" said the legs, underneath.`,
        `There was chocolate, and it helped, as far as the next stile. There was a race to a thorn tree, and nobody ran. "I could take the stick," said ${g}. "Then I'd have nothing to hold me up," said ${k}. "${refrain}" ${Gcap} had the rucksack, and two coats, and a map that had come in half. There was no more to be had from there.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'look-up', 'surprised'), seen(G, 'stand', 'worried')] },
        `It was then that they noticed how quiet it was. Nobody had asked what anything was for quite some time. ${Gcap} looked round. ${k} stood up, to see further. A long way back, on the path, there was a small red thing. It wasn't moving. It was ${C.names} hat.`,
        `"Where's ${c}?" said ${g}. Nothing had been said for a mile about what sort of a bird that was. They looked back. You could see a good stretch of the way from there, brown and empty. Half way along it lay something red, as if it had been dropped. It had boots on.`,
      ),
      page(
        { camera: 'close', actors: [seen(C, 'sit', 'sad'), seen(K, 'run', 'worried')] },
        `${k} was there first. It had to be uphill, of course. ${c} was sitting in the middle of the path with both legs straight out, and did not even cry. "They've stopped," said ${c}. "I told them, and they won't." "I know," said ${k}. "I've got the same kind." They looked at the four boots. It was getting on for four o'clock.`,
        `It's odd that you can run when you can't walk. ${c} sat against a stone, very white and polite. "You go on," said ${c}. "I'll live here." "What would you eat?" said ${k}, out of breath. ${c} thought. "Heather," said ${c}. And a tear ran down, and dropped off on to the red hat. ${k} sat down as well. There was room.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'kneel', 'determined'), seen(C, 'sit', 'sad'), seen(G, 'stand', 'worried')],
        },
        `"One of you I could take on my shoulders," said ${g}, coming up, "if I leave the rucksack." They all knew what that meant. It was dry coats, and the torch, and the tea. ${k} looked at the shoulders. They had been ridden on for years, and you could see everything from there. "No," said ${k}. "${c} and I will walk. We're going to that thorn tree, and no further."`,
        `${Gcap} put down the rucksack. "I've one back," said ${g}, "and there are two of you. One can ride for a bit." It was plain which. But it was plain as well what ${g} looked like, grey, and holding on to a post. ${k} had wanted that ride all afternoon. "We'll walk," said ${k}. "It's not far, ${c}. It's that thorn tree. Who said anything about home?"`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'walk', 'determined'), seen(C, 'walk', 'calm')], things: ['tree'] },
        `So they went to the thorn tree. On the way ${k} began to tell about a giant who had lost his left leg in a card game. "What did he do?" said ${c}. "I don't know yet," said ${k}. "It goes on at the stile." It did go on at the stile. It went on at a puddle, at a sheep, and at a tin that somebody had left. It got so exciting that ${c} had to be held by the hand.`,
        `At the thorn tree they had a good look at it. "Now it's only the stile," said ${k}. "I'll tell you something there." What there was at the stile was the first bit of a story. It was about a giant, and his left leg ran away. "Without him?" said ${c}. "Over that hill," said ${k}. "Shall we see where?" They had got to the sheepfold before ${c} remembered to be tired.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'walk', 'calm'), seen(C, 'walk', 'happy'), seen(G, 'walk', 'calm')] },
        `It had to be made up, all of it, one sheep ahead. ${k} had no time to listen to any legs. There was a witch who kept feet. There was a ferry, that took the giant for a song. Behind them ${g} had stopped calling out how far it was. When the story came to a stop, at a gate, there was a voice. "Well, go on," said ${g}. "Did he get it back?"`,
        `By now there was a shoemaker in it, and a bridge, and a left leg that had got married. ${k} gave the last of the chocolate to ${c}, so that there should be no questions meanwhile. It had not been offered round. It was just gone. ${Gcap} came along at the back, closer and closer, with the map upside down. "Speak up," said ${g}. "I missed the bit with the bridge."`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: [seen(K, 'point', 'surprised'), seen(C, 'walk', 'happy'), seen(G, 'walk', 'happy')],
        },
        `"And it goes on," said ${k}, "by that," and stopped. There was nothing there for it to go on at. There was a lamp post. There was a street, and a street with a name. ${k} knew that gate. They had come over the second hill, all of it, and never seen it. "Is that our road?" said ${c}, rather sadly. "What about the leg?"`,
        `Then ${k} looked up for the next thing, and it was a lamp post. You don't get those on a hill. There was a milk bottle on a step. There was their own road, with the lights coming on. "Where's the second hill?" said ${k}. ${Gcap} pointed back over one shoulder. It was up there, as black as a hat. They must have walked on it.`,
      ),
      page(
        {
          setting: 'living-room',
          time: 'night',
          camera: 'medium',
          actors: [seen(K, 'sit', 'sleepy'), seen(G, 'sit', 'calm')],
        },
        `${c} was taken home, and could be heard all up the stairs next door, telling it. Then ${k} sat down on the mat. Now that nobody was looking, the legs came back, both of them, as heavy as buckets. "${refrain}" said ${k}. "You did seven miles," said ${g}. "Three," said ${k}. "The rest was the giant." And ${g}, who had put down the rucksack, sat down on the mat as well.`,
        `They handed ${c} in next door, with the hat. It was very still after that. ${k} got as far as the bottom stair. Everything that had been put off since three o'clock arrived there all at once. "${refrain}" said ${k}. "I know," said ${g}. "You had yours, and you had ${C.names}. I was behind you. I had mine carried, too."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sleep', 'sleepy'), seen(G, 'sit', 'happy')] },
        `It was thirteen stairs to bed. Neither of them could have done it. "There's only one thing for it," said ${g}, in the dark. "Did he get it back? Don't tell me here. Tell me on the fourth step." So they went to the fourth step, and no further. It goes on tonight, at the landing.`,
        `There were thirteen stairs. They both looked at them. "I'm not going up there," said ${g}. "I'm only going to that third one, to hear about the leg." It was told from step to step, and it got shorter and slower. On the landing the giant lay down. So did somebody else.`,
      ),
    ],
  };
}
