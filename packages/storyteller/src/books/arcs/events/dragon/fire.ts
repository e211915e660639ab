import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { everybody, seen, type EventPlot, type Going } from '../event.ts';

const REFRAINS = [
  'Not one spark!',
  'No fire at all!',
  'Only a puff!',
  'Not a spark, not one!',
  'No spark at all!',
  'Not one flame!',
  'No fire, only puff!',
  'Just a puff!',
  'Only warm air!',
  'Not even a spark!',
  'Nothing but a puff!',
] as const;
const TITLES = ['only a puff', 'the dragon without a fire', 'not one spark', 'a puff of warm air'];

/** A dragon who can make no fire, only warm air. The castle has a fire, and what it needs is something else. */
export const FIRE: EventPlot = {
  id: 'fire',
  when: /^(?!.*\bknights?\b).*\b(?:fires?|flames?|breathe?s?|smoke|roar\w*|cold|warm|sneez\w*|candles?|hot)\b/i,
  young,
  middle,
  old,
};

function young(going: Going): Told {
  const { chance, K, k, A, B, company } = going;
  const M = [A, B].find(({ being }) => being?.id === 'dragon') ?? company.meet('dragon');
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `${M.introduced} blew and blew. Out came no fire. Only a puff! ${K.introduced} felt it. It was warm.`,
          `${K.introduced} saw ${M.introduced}. ${M.name} puffed. Out came warm air, but no fire.`,
        ],
        scene: {
          setting: 'castle',
          camera: 'medium',
          actors: [seen(M, 'shout', 'determined'), seen(K, 'stand', 'curious')],
        },
      },
      {
        text: [
          `${M.name} puffed at the candle. It fell over. "${refrain}"`,
          `"Can I light the candle?" Puff! It rolled away. "${refrain}"`,
        ],
        scene: { camera: 'close', actors: [seen(M, 'sit', 'sad')], things: ['candle'] },
      },
      {
        text: [
          `${M.name} puffed at the soup. It flew off the spoon. "${refrain}"`,
          `The soup was cold. Puff! Now it was on the wall. "${refrain}"`,
        ],
        scene: { camera: 'medium', actors: [seen(M, 'stand', 'worried'), seen(K, 'stand', 'calm')], things: ['soup'] },
      },
      {
        text: [
          `Then it snowed and snowed. The castle was cold. Brrr!`,
          `Down came the snow. Everybody in the castle was cold.`,
        ],
        scene: { camera: 'wide', weather: 'snow', actors: [seen(K, 'stand', 'worried'), seen(M, 'stand', 'worried')] },
      },
      {
        text: [
          `The big gate would not open. Ice held it fast. They could not get out!`,
          `${k} pushed the gate. It did not move. There was ice all over it.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(K, 'reach', 'worried'), seen(M, 'look-up', 'worried')],
          things: ['gate'],
        },
      },
      {
        text: [
          `${M.name} tried for a fire. Huff! Huff! "${refrain}"`,
          `"I want a big fire!" Huff! But no. "${refrain}"`,
        ],
        scene: { camera: 'close', actors: [seen(M, 'shout', 'determined')] },
      },
      {
        text: [
          `Drip. ${k} looked. Drip, drip. "The puff made a hole in the ice!"`,
          `${k} put a hand on the ice. Drip! It was wet. "Do it again!"`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'point', 'surprised')], things: ['gate'] },
      },
      {
        text: [
          `Puff! Puff! Warm air, all over the gate. Drip, drip, drop! The gate was open!`,
          `${M.name} puffed up. ${M.name} puffed down. The ice ran away. Open, gate!`,
        ],
        scene: { camera: 'wide', actors: [seen(M, 'stand', 'proud'), seen(K, 'cheer', 'happy')], things: ['gate'] },
      },
      {
        text: [
          `And then ${M.name} puffed at cold toes. Ten toes. Twenty toes. All warm!`,
          `Now everybody came. "My hands, please!" "My feet, please!" Puff, puff, puff.`,
        ],
        scene: { camera: 'medium', actors: [seen(M, 'sit', 'happy'), seen(K, 'sit', 'happy')] },
      },
      {
        text: [
          `Now ${k} is asleep. ${M.name} is asleep, too. Puff, goes the night. It is warm.`,
          `Good night, ${k}. No fire is lit. But one warm dragon is asleep.`,
        ],
        scene: { time: 'night', camera: 'close', actors: [seen(K, 'sleep', 'sleepy'), seen(M, 'sleep', 'sleepy')] },
      },
    ],
  };
}

function middle(going: Going): Told {
  const { chance, K, k, G, g, Gcap, A, B, company } = going;
  const M = [A, B].find(({ being }) => being?.id === 'dragon') ?? company.meet('dragon');
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `There was once a dragon in a castle who had no fire. It was ${M.introduced}, and it was not for want of trying. ${M.name} stood on the wall and blew. Out came a puff of warm air. "That tickled," said ${K.introduced}.`,
          `${M.introduced} lived in the castle tower. There was one job for a dragon, and that was fire. ${K.introduced} lived at the bottom, and could hear it. There was a deep breath. There was a long wait. Then there was a puff, like somebody opening an oven door.`,
        ],
        scene: {
          setting: 'castle',
          camera: 'medium',
          actors: [seen(M, 'shout', 'determined'), seen(K, 'stand', 'curious')],
        },
      },
      {
        text: [
          `They began with something small. "Light that," said ${k}, and held out a candle. ${M.name} took a breath. The candle bent in the middle and looked at the floor. "${refrain}" said ${M.name}.`,
          `"Perhaps you need to practise," said ${k}. They stood a candle on the steps. ${M.name} puffed very carefully. Nothing shone. The wax only went soft, and the candle sat down. "${refrain}"`,
        ],
        scene: { camera: 'medium', actors: [seen(M, 'kneel', 'sad')], things: ['candle'] },
      },
      {
        text: [
          `Next day the kitchen stove was out. ${M.name} was sent for, to make it burn. Puff! The ash flew up. It came down on the cook, the cat and the soup. "${refrain}" said the cook, who was grey all over.`,
          `The cook needed a fire for the soup. "Just breathe under the pot," said the cook. ${M.name} breathed. All the flour in the kitchen got up and went round the room. "${refrain}" said a white shape. It was ${k}.`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(M, 'stand', 'worried'), seen(K, 'stand', 'surprised')],
          things: ['soup'],
        },
      },
      {
        text: [
          `"Without a fire," said ${M.name}, "I am only a long green person." "You're a warm one," said ${k}, who was leaning on ${M.name}. "That's no good to anybody," said ${M.name}.`,
          `"Even a lamp can do it," said ${M.name}, "and lamps can't fly." ${k} had cold hands, and put them on ${M.names}. "You're nice and warm, anyway." But ${M.name} was too sad to listen.`,
        ],
        scene: { camera: 'medium', actors: [seen(M, 'sit', 'sad'), seen(K, 'sit', 'calm')] },
      },
      {
        text: [
          `Then winter came, all in one night. It rained, and then it froze. In the morning the castle looked like glass. Ice ran down the walls. It was over the windows, and the well, and the gate.`,
          `That week it rained, and froze, and snowed on top. The castle was shut up in ice like a bun in icing. Inside, it got colder and colder. They burned the last log on Friday.`,
        ],
        scene: { camera: 'wide', weather: 'snow', actors: everybody(going, 'stand', 'worried') },
      },
      {
        text: [
          `"To the woodpile!" said ${g}. But that was outside, and the gate was stuck. They pulled at it. They pushed, and ${g} hit it with a spoon. The ice was as thick as a bed. It did not even crack.`,
          `There was plenty of wood, on the other side of the gate. They all pushed. The gate was frozen in from top to bottom. ${Gcap} threw a boot at it. It was the boot that broke.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(K, 'reach', 'worried'), seen(G, 'reach', 'worried')],
          things: ['gate'],
        },
      },
      {
        text: [
          `"Fire would do it," somebody said, and everyone looked at ${M.name}. ${M.name} went up close to the gate. It was the longest breath yet. Puff. "${refrain}" they all groaned, and went back inside.`,
          `They fetched ${M.name}. It was the moment for a dragon. ${M.name} thought of hot things: the sun, pepper, toast. Then ${M.name} breathed out with both eyes shut. A puff. "${refrain}" said the cook, and that was that.`,
        ],
        scene: { camera: 'close', actors: [seen(M, 'shout', 'determined')] },
      },
      {
        text: [
          `Only ${k} had stayed. Drip, went something. In the ice was a wet hollow as big as a plate. "${M.name}," said ${k}, "come back. Fire would have burned the gate. It's made of wood!"`,
          `Plip. ${k} looked up. There was a drop on the ice, and then another. There was a dent, in the very place where ${M.name} had puffed. "You don't want fire on a wooden gate," said ${k} slowly. "You want warm!"`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'point', 'surprised'), seen(M, 'stand', 'sad')], things: ['gate'] },
      },
      {
        text: [
          `${M.name} puffed at the top. ${M.name} puffed at the hinges. It took the whole morning, a puff at a time. Drip, drop, splash, went the ice, and it slid off in one great piece. Open swung the gate!`,
          `So ${M.name} went up and down that gate like somebody painting. Puff, and puff, and puff. The ice went grey. It went thin. It ran away under the door, and ${k} gave one push. They were out!`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(M, 'stand', 'determined'), seen(K, 'cheer', 'excited')],
          things: ['gate'],
        },
      },
      {
        text: [
          `"Now do the well," said the cook. "And the windows! And my toes!" ${M.name} did them all. "No fire," said the cook, warm at last. "Just as well. You would have had my eyebrows."`,
          `They all stood in a line to be breathed on, with their boots off. ${M.name} went along it. "Oh, that's lovely," said ${g}. "Just there. You couldn't do that with a fire."`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(M, 'stand', 'proud'), seen(K, 'cheer', 'happy'), seen(G, 'cheer', 'happy')],
        },
      },
      {
        text: [
          `That night there was no stove lit anywhere. There was no need. ${M.name} lay round ${K.names} bed, nose to tail, and was asleep. Puff, it went, in and out. In the ice on the window was one round hole. It had a star in it.`,
          `It was the coldest night of all. But ${k} slept with no socks on. ${M.name} slept right round the outside. Each breath went over the blankets like a warm hand. "Only a puff," said ${k}, asleep.`,
        ],
        scene: { time: 'night', camera: 'close', actors: [seen(K, 'sleep', 'sleepy'), seen(M, 'sleep', 'sleepy')] },
      },
    ],
  };
}

function old(going: Going): Told {
  const { chance, K, k, G, g, Gcap, A, B, company } = going;
  const M = [A, B].find(({ being }) => being?.id === 'dragon') ?? company.meet('dragon');
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `Every castle used to have a dragon, as a house has a chimney. Ours had ${M.introduced}. A new dragon is given a year to show what it can do, and ${M.names} year was nearly up. Each evening there was a long breath in, up on the wall, and a creak of scales. Then came the fire. "There!" said ${M.name}. That is, there came a puff. It was about as warm as a cow. ${K.introduced}, who sat there with a book, said it was good for cold ears.`,
          `The notice said: WANTED, DRAGON, FOR CASTLE. MUST HAVE OWN FIRE. ${M.introduced} had answered it in good faith. There was something in there, ${M.name} could feel it. It was sure to come out with practice. That was eleven months ago. ${K.introduced} had been told to keep count. In the book it said 412 breaths, and under "Fire" it said 0, and under "Puffs" 412.`,
        ],
        scene: {
          setting: 'castle',
          camera: 'medium',
          actors: [seen(M, 'shout', 'determined'), seen(K, 'stand', 'curious')],
        },
      },
      {
        text: [
          `${k} had ideas. One was to start small, with a birthday candle. ${M.name} lay down on the flagstones and puffed, as if blowing on a baby. The candle leaned, and went on leaning, until its head touched the floor. "${refrain}" said ${M.name}. "It's polite, though," said ${k}. "It bowed."`,
          `They tried mustard, and they tried thinking of deserts. They tried a candle in a quiet room, with nobody looking. It ought to have lit. What it did was go soft and lie down, like somebody who has heard enough. "${refrain}" said ${M.name}. ${k} wrote it in the book. "I could put 'nearly'," said ${k}. "You may not," said ${M.name}.`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(M, 'kneel', 'worried'), seen(K, 'hold', 'calm', 'candle')],
          things: ['candle'],
        },
      },
      {
        text: [
          `There was a letter to say that somebody was coming. It was an Inspector of Castles, and there would be a bonfire in the yard for the dragon to light. "I could light it round the back," said ${g}, who meant to be kind. "Nobody would see." ${M.name} looked out of the window. "Thank you," said ${M.name}. "I would see."`,
          `"It's the Inspector on Friday," said ${g}, with a letter. "There's a bonfire to be lit. It's only to see that everything works." ${M.name} went the colour of a gooseberry. "I'll slip down with a lantern," said ${g}, "and nobody need know." "I'd know," said ${M.name}. ${k} loved it for that. ${k} also wished for a yes.`,
        ],
        scene: { camera: 'medium', actors: [seen(M, 'stand', 'sad'), seen(G, 'stand', 'worried')], things: ['letter'] },
      },
      {
        text: [
          `The Inspector did not come on the first, and nor did anyone else. It rained on the Tuesday, and before the rain could run off, it froze. It rained and froze for three days. Ice grew down the walls as wax grows down a candle. By Friday you could not see the castle for it. The bonfire stood in the yard under a hand of glass, like something in a museum.`,
          `You will have heard of the winter of the glass. It did not snow so much as rain and stop halfway. Every stone had a skin on it. The ropes would not bend, and the bell would not ring. In the castle they burned the chairs that nobody liked, and then those they did. They sat in the kitchen, all of them, in all their clothes.`,
        ],
        scene: { camera: 'wide', weather: 'snow', actors: everybody(going, 'stand', 'worried') },
      },
      {
        text: [
          `There was a barn full of wood, and a village with soup in it, and both were outside the gate. And the gate was the worst of all. It was oak, as thick as a loaf, and the ice lay over it like another gate. They pushed in a row. ${Gcap} went at it with a poker. The poker rang, and jumped, and left a mark like a pencil's. They could hear people on the other side, doing just the same.`,
          `Nobody could get out, and no one could get in to them. On the far side of the gate there was knocking. It was the Inspector, with eleven men and a soup cart. Inside they hit the ice with a shovel. Outside they hit it with a pick. After an hour both sides stopped, and had not met. It was as thick as the length of your arm.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(G, 'reach', 'worried'), seen(K, 'reach', 'determined')],
          things: ['gate'],
        },
      },
      {
        text: [
          `"It's you or nobody," said ${g}. So ${M.name} came down into the yard before them all. ${M.name} planted four feet, and thought of the sun, and drew in so much air that hats came off. "Go on," said somebody. ${k} could not look. There was a long, soft, well-meant puff. Nothing shone. "${refrain}" said somebody at the back, not nastily. They went in again, out of the wind. They were too cold to say anything else.`,
          `In the end they all turned to ${M.name}. They did not want to; they knew. But that is what you have a dragon for. ${M.name} walked up to the gate in front of eighty people and tried. It was the largest breath of all. It lifted the snow off the wall. "${refrain}" said a small boy. His mother put a mitten over him.`,
        ],
        scene: { camera: 'close', actors: [seen(M, 'shout', 'determined')] },
      },
      {
        text: [
          `"Write it down," said ${M.name}, from behind the bonfire. ${k} did not open the book. "There's a castle at Marl," said ${M.name}, "with two dragons. They have flames like curtains. I could send you one of those." "And where would you go?" said ${k}. "They're cold in there," said ${M.name}, "on account of me," and got up. ${k} took hold of one claw in both hands and would not let go.`,
          `${k} found the tail first, and then the rest. "I've been thinking," said ${M.name}. "There's another dragon, at Marl. If I flew all night, it could be here by dinner. It could have my tower." "That's your tower," said ${k}. "They'd be warm, though," said ${M.name}. It was quite serious. ${k} took hold of one claw in both hands, as tight as could be. "Wait," said ${k}. "Let me think first."`,
        ],
        scene: { camera: 'medium', actors: [seen(M, 'sit', 'sad'), seen(K, 'sit', 'worried')], things: ['book'] },
      },
      {
        text: [
          `And it was that which did it. ${K.names} hands had been blue since Wednesday, and now they hurt. They were getting warm. ${k} looked at the claw. ${k} ran out to the gate in the dark and felt for the place. It was wet. There was a hollow there, as round as a bowl, with a drip on its lip. All those puffs, and nobody had ever once puffed at ice.`,
          `The claw was warm. It was so warm that ${k} had stopped shaking, and that is why ${k} heard the noise. Plip. It was by the gate, and it had no business to be there on a night like that. ${k} put in an arm up to the elbow. In the ice there was a hole, quite smooth, as if somebody had pressed a melon into it. "${M.name}!" shouted ${k}. "What's that gate made of?"`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(K, 'point', 'surprised'), seen(M, 'stand', 'surprised')],
          things: ['gate'],
        },
      },
      {
        text: [
          `"It's oak," said ${M.name}. "And what does oak do, in a fire?" There was a silence. ${M.name} saw it then: the gate in flames, and the beams, and the roof. "We never needed one spark," said ${k}. "Do it again. Do it small!" So ${M.name} puffed. It puffed at the bolts, and along the hinges, by the inch, all night. It did not try for anything. It just breathed, and the ice got up and went.`,
          `"Any proper dragon," said ${k}, "would have burned it down, and us inside." ${M.name} stared. "You want it warm," said ${k}. "Not hot. You're the only one there is." You cannot hurry a thing like that. ${M.name} began in the top corner, and went along as you would read a page, puff by puff. By four in the morning there was a stream in the yard. By six the gate gave a groan, and opened by itself.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(M, 'stand', 'determined'), seen(K, 'cheer', 'excited')],
          things: ['gate'],
        },
      },
      {
        text: [
          `First in was the soup, and then came the Inspector, with an icicle on each ear. "Which of you is the dragon?" said the Inspector, and nobody had to answer. ${M.name} was doing the old people. They had taken off their boots and sat in a row. "Left one," said a grandmother. "Oh, my word. Both." The Inspector looked at the bonfire, and then got into the queue.`,
          `They came in with the soup all frozen in the pot, and ${M.name} saw to that as well. Then it did the well, and the bell rope, and forty-one pairs of feet. "There's a form," said the Inspector, when it was the Inspector's turn. "It says Fire, yes or no." "No," said ${M.name}. "Hm," said the Inspector, wriggling ten pink toes. The Inspector turned over the form, and wrote on the back.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(M, 'stand', 'proud'), seen(G, 'cheer', 'happy'), seen(K, 'cheer', 'happy')],
          things: ['soup'],
        },
      },
      {
        text: [
          `The answer came in spring. NOT ONE SPARK, it said at the top, underlined. TO BE KEPT. And below that: EVERY CASTLE OUGHT TO HAVE ONE. ${Gcap} nailed it up in the kitchen. ${M.name} used to come in and read it when nobody was there. ${k} gave up the book after that. There was nothing in it that anyone wanted to know.`,
          `${k} has the book still. There is one more line in it, at 414, and after that nobody kept count. Under "Fire" it says 0, and a line has been drawn beneath. Under "Remarks" it says "gate, well, bell, Inspector, feet". The letter came in April. ${M.name} has it in the tower, where the damp can't get it. It is the only dry place in the castle.`,
        ],
        scene: { camera: 'medium', actors: [seen(M, 'sit', 'happy'), seen(K, 'sit', 'happy')], things: ['letter'] },
      },
      {
        text: [
          `On cold nights the children of the castle bring their blankets up to the tower. They lie in a ring, with their feet to the middle, and in the middle is ${M.name}. Nobody lights anything. There goes the wind, and there goes the rain, trying to turn into something else. And there goes the puff, in and out, in and out, and ${k} is asleep.`,
          `That winter was the last of the glass, but there are still cold nights. Then ${k} climbs up with a pillow. In the frost on the window is a clear round patch, about the size of a dragon's sigh. You can see the whole village through it, with all its lamps. "Only a puff," says somebody, nearly asleep.`,
        ],
        scene: { time: 'night', camera: 'close', actors: [seen(K, 'sleep', 'sleepy'), seen(M, 'sleep', 'sleepy')] },
      },
    ],
  };
}
