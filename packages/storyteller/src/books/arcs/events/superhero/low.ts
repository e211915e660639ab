import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { heroOf } from './the-hero.ts';

const REFRAINS = [
  'Too high!',
  'Much too high!',
  'It is too high!',
  'Oh, too high!',
  'Far too high!',
  'Ever so high!',
  'Still too high!',
  'No, too high!',
  'That is too high!',
  'A bit too high!',
  'Sorry, too high!',
] as const;
const TITLES = ['one hand high', 'too high', 'the superhero who flew low', 'just high enough'];

/** A superhero who flies, one hand high. It is too low for everything, until somebody must cross wet cement. */
export const LOW: EventPlot = {
  id: 'low',
  when: /\b(?:fl(?:y|ies|ying)|low|high|small|tiny|little|smallest|baby|duck\w*)\b/i,
  young,
  middle,
  old,
};

function young(going: Going): Told {
  const { chance, K, G, g, Gcap, k, company } = going;
  const M = heroOf(going);
  const N = company.meet('duck');
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `${M.introduced} could fly! Up, up. But only so high. As high as a cup.`,
          `Look, ${M.introduced} can fly! One hand high. That is all. ${K.introduced} clapped.`,
        ],
        scene: { setting: 'garden', camera: 'medium', actors: [seen(M, 'jump', 'excited'), seen(K, 'stand', 'happy')] },
      },
      {
        text: [
          `${M.name} flew in with mud. No footprints! "That is nice," said ${g}.`,
          `${M.name} flew over the clean floor. Not one footprint! ${Gcap} was happy.`,
        ],
        scene: { setting: 'kitchen', camera: 'medium', actors: [seen(M, 'stand', 'happy'), seen(G, 'stand', 'happy')] },
      },
      {
        text: [
          `A kite hung in the tree. ${M.name} flew. But no. "${refrain}"`,
          `Help, a kite is in the tree! ${M.name} flew up. "${refrain}"`,
        ],
        scene: {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(M, 'reach', 'worried'), seen(K, 'point', 'worried')],
          things: ['kite'],
        },
      },
      {
        text: [
          `A balloon sat on the roof. ${M.name} flew and flew. "${refrain}"`,
          `Help, a balloon is on the roof! ${M.name} jumped and flew. "${refrain}"`,
        ],
        scene: {
          setting: 'street',
          camera: 'medium',
          actors: [seen(M, 'reach', 'worried'), seen(K, 'look-up', 'worried')],
          things: ['balloon'],
        },
      },
      {
        text: [
          `"I fly too low. It is a small power," said ${M.name}.`,
          `${M.name} sat down. "It is a small power. I only fly low."`,
        ],
        scene: { camera: 'close', actors: [seen(M, 'sit', 'sad'), seen(K, 'sit', 'calm')] },
      },
      {
        text: [
          `In the playground the ground was new. It was wet and grey. KEEP OFF!`,
          `The path was new and soft. Nobody may walk on it. It was still wet.`,
        ],
        scene: { setting: 'playground', camera: 'wide', actors: [seen(K, 'stand', 'surprised')], things: ['sign'] },
      },
      {
        text: [
          `Peep! ${N.introduced} walked on it. Step, step, stuck! "Peep!"`,
          `But look! There is ${N.introduced}. "Peep, peep!" It was stuck.`,
        ],
        scene: { camera: 'medium', actors: [seen(N, 'stand', 'sad'), seen(K, 'point', 'worried')] },
      },
      {
        text: [
          `${Gcap} put one foot in. Squelch! "I sink!" "Wait," said ${k}. "Who makes no footprints?"`,
          `"I will sink in," said ${g}. ${k} thought. Who comes with no footprints?`,
        ],
        scene: { camera: 'wide', actors: [seen(G, 'reach', 'worried'), seen(K, 'think', 'curious')] },
      },
      {
        text: [
          `${M.name} flew over the wet ground. One hand high! Not too high. Just right!`,
          `"You, ${M.name}!" Over ${M.name} flew, so low. Up came ${N.name}! Just high enough!`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(M, 'hold', 'proud'), seen(N, 'sit', 'happy'), seen(K, 'cheer', 'excited')],
        },
      },
      {
        text: [
          `Now the ground is hard. There are duck feet in it. Good night, ${N.name}.`,
          `See the duck feet in the path? But no one else's. "${refrain}" No. Just right. Good night.`,
        ],
        scene: { time: 'night', camera: 'wide', actors: [seen(N, 'sleep', 'sleepy'), seen(M, 'wave', 'happy')] },
      },
    ],
  };
}

function middle(going: Going): Told {
  const { chance, K, G, g, Gcap, k, company } = going;
  const M = heroOf(going);
  const N = company.meet('duck');
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `${M.introduced} had one power, and could fly. But ${M.name} could only fly one hand high. "It's still flying," said ${K.introduced}, who measured it.`,
          `You need a power to be a superhero. ${M.introduced} had one. ${M.name} could fly, as high as the top of a cup. "Higher!" called ${K.introduced}. "This is as high as I go," said ${M.name}.`,
        ],
        scene: { setting: 'garden', camera: 'medium', actors: [seen(M, 'jump', 'proud'), seen(K, 'stand', 'happy')] },
      },
      {
        text: [
          `It was good for floors. It had rained, and ${g} had just washed the kitchen. ${M.name} flew in at the door and up to the table. There was not one footprint. "I wish that you all did that," said ${g}.`,
          `${Gcap} liked it, at least. "Shoes off," said ${g} to everybody. ${M.name} came in, boots and all, and did not leave a mark. "You needn't," said ${g}.`,
        ],
        scene: { setting: 'kitchen', camera: 'medium', actors: [seen(M, 'stand', 'happy'), seen(G, 'stand', 'happy')] },
      },
      {
        text: [
          `Then there was the kite. It was in the top of the pear tree, and somebody small was crying. "I'll get it!" said ${M.name}, and flew. It looked like somebody walking on an invisible stair. "${refrain}"`,
          `"Help!" called someone. A kite was stuck in a tree. ${M.name} took off, and hung there, one hand over the grass. "${refrain}" said ${M.name}. They fetched a stick.`,
        ],
        scene: {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(M, 'reach', 'worried'), seen(K, 'point', 'worried')],
          things: ['kite'],
        },
      },
      {
        text: [
          `On Tuesday it was a balloon, up on the baker's roof. ${M.name} flew along the street below and looked up at it. "${refrain}" "Up!" people called. "Up a bit!" Then they were kind. "It's a good cape," said the baker.`,
          `Next a balloon got away. It was red, and it went up past the windows. ${M.name} flew after it, and came to the wall. "${refrain}" said ${M.name}. The balloon did not come down.`,
        ],
        scene: {
          setting: 'street',
          camera: 'medium',
          actors: [seen(M, 'reach', 'worried'), seen(K, 'look-up', 'worried')],
          things: ['balloon'],
        },
      },
      {
        text: [
          `"Everything is up," said ${M.name}. "Nobody ever gets lost one hand high." ${k} tried to think of something. There was a drain, but nothing was in it.`,
          `${M.name} hung the cape on a low branch. "What's the good of me? It would have to be a very small tree." ${k} looked for one. There was only a daisy.`,
        ],
        scene: { camera: 'close', actors: [seen(M, 'sit', 'sad'), seen(K, 'sit', 'calm')] },
      },
      {
        text: [
          `In the playground they had made a new path. It was still wet, and grey, and as smooth as icing. WET CEMENT, said the sign. NO FEET. It had to be left alone until it was hard.`,
          `There was a rope round the playground. The men had put down cement, and it was soft as soup. They had smoothed it with a board. KEEP OFF, it said. "Or you'll be in it for ever," said ${g}.`,
        ],
        scene: {
          setting: 'playground',
          camera: 'wide',
          actors: [seen(K, 'stand', 'surprised'), seen(M, 'walk', 'calm')],
          things: ['sign'],
        },
      },
      {
        text: [
          `"Peep!" Something had gone in under the rope. It was ${N.introduced}, and it could not read. It went four steps, and five, and then it stuck. "Peep!" It sank a bit.`,
          `Then they heard it. "Peep, peep!" Right out in the middle stood ${N.introduced}, with both feet in. It pulled at one, and the other went down. "Oh, no," said ${k}.`,
        ],
        scene: { camera: 'medium', actors: [seen(N, 'stand', 'sad'), seen(K, 'point', 'worried')] },
      },
      {
        text: [
          `${Gcap} put one foot over, and it went in up to the knee. They pulled it out, without its boot. A plank was too short, and it began to sink. A ladder was no use. There was nothing to lean it on.`,
          `They tried to reach it with a broom. It was ten steps short. ${Gcap} took off both shoes, but cement does not mind about shoes. "Nobody can walk on that," said ${g}, with a grey leg.`,
        ],
        scene: { camera: 'wide', actors: [seen(G, 'reach', 'worried'), seen(M, 'stand', 'worried')] },
      },
      {
        text: [
          `Nobody can walk on it. ${k} thought about the kitchen floor. Who was it that never left a footprint? "It isn't high!" said ${k}. "${M.name}, look! It's not high at all!"`,
          `"It wants somebody who doesn't touch the ground," said ${k}. "But not somebody who is up in the clouds. It wants somebody low!" They all looked at ${M.name}.`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'think', 'surprised'), seen(M, 'stand', 'surprised')] },
      },
      {
        text: [
          `${M.name} put on the cape. Out over the grey went ${M.name}, with both toes just clear. ${M.name} did not have to swoop or dive. ${N.name} was right there, at the height of a hand. "Just high enough!" shouted ${k}.`,
          `${M.name} flew. It was not fast, and it was not far. It was as low as a superhero can go. ${M.name} gave a small pull. Out came ${N.name}, with a pop. Not too high. Not too low.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(M, 'hold', 'proud'), seen(N, 'sit', 'happy'), seen(K, 'cheer', 'excited')],
        },
      },
      {
        text: [
          `The cement is as hard as stone now. There is one line of little feet that goes out to the middle. Nothing goes back. "What happened to it?" people ask. "${refrain}" says ${k}. "That's what everyone else was."`,
          `You can still go and see it. "It flew," people say. "${refrain}" says ${k}. Small duck feet walk out along the path, and stop. Children stand there and wonder. At night ${M.name} flies by, and does not leave a mark.`,
        ],
        scene: {
          setting: 'playground',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(N, 'walk', 'happy'), seen(M, 'stand', 'happy'), seen(K, 'stand', 'happy')],
        },
      },
    ],
  };
}

function old(going: Going): Told {
  const { chance, K, G, Gcap, g, k, company } = going;
  const M = heroOf(going);
  const N = company.meet('duck');
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `There were four superheroes in the town, and ${M.introduced} was the fourth. Blaze could fly over the moon. Captain Whoosh could do it backwards. When ${M.name} had been tested, the man got down on his stomach with a ruler. "It is flying," he said. "I can see daylight. I'd call it a hand." So it said on the card: FLIES (ONE HAND). ${K.introduced}, who did the letters and the cape, thought it was rather elegant.`,
          `You would hardly have noticed. ${M.introduced} stood beside you, and chatted, and then you saw that there was nothing under the boots. It was about as much as the thickness of a good dictionary. It never got to be more. "Have you tried thinking of birds?" ${K.introduced} asked. "I've tried birds, rockets and my aunt," said ${M.name}. "It's always a hand."`,
        ],
        scene: { setting: 'garden', camera: 'medium', actors: [seen(M, 'jump', 'proud'), seen(K, 'stand', 'calm')] },
      },
      {
        text: [
          `It had its points. Nobody else could get across ${G.names} kitchen on a Friday. ${Gcap} washed it at four, and till six nobody might set foot there. ${M.name} came in from the mud, and drifted over it to the biscuits. The floor shone on as if nobody had been born. "Now that," said ${g}, "is what I call a power." But ${g} was only being nice. The tin was on a low shelf.`,
          `"Not on my floor!" ${g} would cry, when it was wet. It was a black and white floor, and it showed everything. ${M.name} came in all the same, a hand above it, and helped to put away the plates. It was those for the bottom shelf. "There's not a mark," said ${g}, who got down and looked. ${M.name} liked coming there. It was the only place where anybody asked.`,
        ],
        scene: { setting: 'kitchen', camera: 'medium', actors: [seen(M, 'stand', 'happy'), seen(G, 'stand', 'happy')] },
      },
      {
        text: [
          `On Monday it was a kite, in the pear tree by the bank. ${M.name} was the first to get there. There was a crowd, and it drew back to make room. ${M.name} bent both knees, and rose, and stopped. Nobody laughed. "${refrain}" said ${M.name}. Then there was a rush of air and a smell of hot rubber, and Blaze had it. "Were you getting it?" said Blaze. "I'm so sorry."`,
          `There was a kite. There always is, in March. It hung on the church by its tail. "Stand back," said ${k}, "it's ${M.name}." They stood back. ${M.name} flew along the wall of the church, like someone looking for a keyhole. "${refrain}" said ${M.name} at last. Captain Whoosh came by with some shopping, and got it down with one hand.`,
        ],
        scene: {
          setting: 'street',
          camera: 'wide',
          actors: [seen(M, 'reach', 'worried'), seen(K, 'look-up', 'worried')],
          things: ['kite'],
        },
      },
      {
        text: [
          `On Wednesday it was a cat, and on Thursday it was a man on a flagpole. It was the same each time. ${M.name} could fly to just below it. "${refrain}" "You might hold the ladder," somebody said, and ${M.name} did. ${M.name} held it well. But it's one thing to hold a ladder, and another to be called out for it, in a cape.`,
          `They were called to a chimney, a crane, a cloud and the top of a wardrobe. "${refrain}" said ${M.name}. The wardrobe was the worst. A boy got on a chair, and did it himself. ${k} saw how ${M.name} looked. It was the look of somebody at a party who has found that the joke was about them.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(M, 'reach', 'worried'), seen(K, 'stand', 'worried')],
          things: ['balloon'],
        },
      },
      {
        text: [
          `That evening there was a letter on the mat, with the cape folded up on it. "Dear ${k}, I've thought it over. I shall get a job in a shop, with low shelves. Please give this to somebody who goes up. M." ${k} ran out. ${M.name} was at the bus stop with a bag. "You can't," said ${k}. "You fly!" "I do it the way that other people stand," said ${M.name}. "It's just more tiring."`,
          `"I'm giving it back," said ${M.name}, and held out the card. "Don't you see? Whatever's the matter, it is always up. In all these years nobody's ever been in trouble at the height of a boot." ${k} wanted to say that somebody might be. But you can't want that. You cannot go about hoping that somebody will fall into something low. "Stay till Sunday," said ${k}.`,
        ],
        scene: { camera: 'close', actors: [seen(M, 'sit', 'sad'), seen(K, 'sit', 'worried')] },
      },
      {
        text: [
          `That Saturday they laid the new square. It was to have a fountain. The whole of it was cement, as wide as a lake and as smooth as a plate. All round it went a rope with rags on, and there was a sign: WET. NOT ONE FOOT. "They want it perfect," said ${g}. "If anybody treads on that, then it's trodden on for a hundred years." All the town came to look, with its hands behind its back.`,
          `They were mending the playground. From the swings to the gate it had been dug up, and on Saturday the cement was poured. Four men drew a board across it. When they had finished, it lay there like the skin on a pudding. DO NOT, said a sign. That was all it said. ${Gcap} read it, and ${k} did, and so did a crowd of people who had never cared about cement.`,
        ],
        scene: {
          setting: 'playground',
          camera: 'wide',
          actors: [seen(K, 'stand', 'surprised'), seen(G, 'stand', 'calm')],
          things: ['sign'],
        },
      },
      {
        text: [
          `Nobody saw it go under the rope. There was a small wet noise, and then a row of them. ${N.introduced} was out on the grey, going for the fountain that was not there yet. At the ninth step it stopped. It pulled up one foot, and that put the other one in deeper. "Peep," it said. It looked about at all those faces, to see which of them was its mother.`,
          `"What's that?" somebody said. It was ${N.introduced}, quite far out, and walking with great care, as you do in new shoes. It left a line of neat arrows. Then it was not walking. It sat down, to think about it, and that was worse. "Peep!" Cement is soft for an hour. Then it begins to hold on.`,
        ],
        scene: { camera: 'medium', actors: [seen(N, 'stand', 'sad'), seen(K, 'point', 'worried')] },
      },
      {
        text: [
          `A man ran in, and was in up to both knees, and it took six to get him out. They slid a plank across, and the plank leaned, and slowly went. Blaze came down out of the sun with a roar. The wind of it blew ripples over the whole square, and the duckling was wet to the chin. "Get back!" they all cried. Captain Whoosh tried it from above, on a rope, going slow. But someone who can fly over the moon cannot stop at a hand.`,
          `They could not walk to it and they could not throw it anything. A rope landed on its head. Blaze flew over, once. You never saw such a draught. It put a wave in the cement, and the wave splashed ${N.names} back. "I can't hover!" Blaze called down. "I only go fast!" "${refrain}" cried ${g}. "You're all of you much too high!"`,
        ],
        scene: { camera: 'wide', actors: [seen(G, 'reach', 'worried'), seen(K, 'stand', 'worried')] },
      },
      {
        text: [
          `${k} heard that, and it went in like a key. Too high. It was too soft to stand on, and it was too low for flying. What you wanted was somebody in between. What you wanted was a person who could cross a wet floor on a Friday, and take a biscuit. ${k} looked at the bus stop. The number nine was just drawing up. ${k} had never run like that. "${M.name}!" shouted ${k}. "It's low! It's low!"`,
          `Not a mark, ${k} thought. Who had said that? Someone on hands and knees, looking along a black and white floor. ${k} turned round. ${M.name} was right at the back, with a bag, on tiptoe like everybody else, but without the toes. "I can't look," said ${M.name}. "There must be something that one could do." "There is," said ${k}. "${M.name}. How high is it?" ${M.name} looked, and measured it. The bag fell down.`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'think', 'surprised'), seen(M, 'stand', 'worried')] },
      },
      {
        text: [
          `There was no swoop. ${M.name} stepped over the rope, and on to nothing, and went out across the grey. It took a long time. It was so quiet that you could hear ${M.name} saying, "There now. There now." ${M.name} did not reach down. There was no down. ${M.name} got both hands under ${N.name}, and waited, and let it come. It came out with a small kiss of a sound. There was no wind at all.`,
          `"Don't hurry," said ${k}. ${M.name} had never hurried. A hand above the cement went two worn boots, one after the other, as if there was a floor. Behind them there was not a dent. ${N.name} stopped peeping, and watched them come. When they were there, they were there. They were exactly as high as a duck. "Just high enough," said ${M.name}, and picked it up. Blaze was the first to clap.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(M, 'hold', 'proud'), seen(N, 'sit', 'happy'), seen(K, 'cheer', 'excited')],
        },
      },
      {
        text: [
          `They never smoothed it over. It set that night. A line of small arrows walks out to the middle of the square and ends in a dip. There are no others. Strangers stop, and turn round on the spot, and look up. "It must have flown off," they say. "No," says ${k}. "Look lower." The letter was never sent to anybody. ${N.name} comes on Fridays, over the wet floor, under one arm.`,
          `It's all in the stone still: nine steps out, none back. Blaze has had a photograph taken beside it. On the card there used to stand FLIES (ONE HAND). ${k} has rubbed out the brackets. When the playground is empty, and the lamps come on, ${M.name} goes home that way. It's a pleasure to walk on, if you were to walk on it. "${refrain}" says ${k}, who has to jump.`,
        ],
        scene: {
          setting: 'playground',
          time: 'sunset',
          camera: 'wide',
          actors: [
            seen(N, 'walk', 'happy'),
            seen(M, 'stand', 'happy'),
            seen(K, 'stand', 'happy'),
            seen(G, 'stand', 'proud'),
          ],
        },
      },
    ],
  };
}
