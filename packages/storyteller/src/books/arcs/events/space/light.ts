import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { everybody, seen, type EventPlot, type Going } from '../event.ts';
import { twoOrThreeOf } from '../three.ts';

const REFRAINS = [
  'Too heavy!',
  'Much too heavy!',
  'Oh, so heavy!',
  'It is too heavy!',
  'Far too heavy!',
  'Ever so heavy!',
  'Oof, too heavy!',
  'Oh, much too heavy!',
  'A bit too heavy!',
  'Too heavy to lift!',
  'Heavy, heavy, heavy!',
] as const;
const TITLES = ['too heavy for the moon', 'how to lift a rocket', 'a rocket, a trunk and the moon', 'not heavy at all'];

/** At home everything is too heavy for the rocket. On the moon the rocket is stuck, and is not heavy at all. */
export const LIGHT: EventPlot = {
  id: 'light',
  when: /^(?!.*\b(?:alien|martian)).*\b(?:moon|heavy|stuck)\b/i,
  young,
  middle,
  old,
};

function young(given: Going): Told {
  const going = twoOrThreeOf(given, 'robot', 'mouse');
  const { chance, A, B, b, a, comesToo, K, k, g } = going;

  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `${A.introduced} had a rocket. Where would it go? To the moon!`,
          `Here is ${A.introduced}. Here is a rocket. It goes to the moon!`,
        ],
        scene: { setting: 'garden', camera: 'medium', actors: [seen(A, 'stand', 'happy')], things: ['rocket'] },
      },
      {
        text: [
          `${B.introduced} had a box. ${b} could not lift it. "${refrain}"`,
          `${B.introduced} had a box. Pull, pull! "${refrain}" said ${a}.`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(B, 'reach', 'determined'), seen(A, 'stand', 'worried')],
          things: ['box'],
        },
      },
      {
        text: [
          `${a} wanted the big chair. Push, push. "${refrain}" said ${b}.`,
          `${a} pulled at the big chair. It did not move. "${refrain}"`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'reach', 'determined')], things: ['chair'] },
      },
      {
        text: [
          `"Just the box, then." Three, two, one. Whoosh! Up they went!${comesToo}`,
          `So in went only the box. Three, two, one. Up!${comesToo}`,
        ],
        scene: { camera: 'wide', actors: everybody(going, 'cheer', 'excited'), things: ['rocket'] },
      },
      {
        text: [
          `The moon was soft and grey. They gave one little jump. Boing! They went so high!`,
          `They came to the moon. They jumped a little jump. Up and up they went!`,
        ],
        scene: { setting: 'space', camera: 'medium', actors: everybody(going, 'jump', 'happy'), things: ['moon'] },
      },
      {
        text: [
          `But the rocket was stuck. It sat deep in the dust. "${refrain}" said ${a}.`,
          `Then they saw the rocket. It was stuck in the soft dust. "${refrain}" said ${b}.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(A, 'reach', 'worried'), seen(B, 'reach', 'worried')],
          things: ['rocket'],
        },
      },
      {
        text: [
          `${k} went to get the box. ${k} took it with one hand. It was light!`,
          `${k} picked up the box. It came up like a feather. "It is light!"`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'hold', 'surprised', 'box')] },
      },
      {
        text: [
          `"All things are light here," said ${k}. "The rocket is light, too!"`,
          `"We are light. The box is light," said ${k}. "And the rocket?"`,
        ],
        scene: { camera: 'medium', actors: [seen(K, 'point', 'excited')], things: ['rocket'] },
      },
      {
        text: [
          `They took hold of the rocket. One, two, three. Up it came! Not heavy at all!`,
          `Everybody lifted. Up came the rocket, just like that! It was not too heavy now.`,
        ],
        scene: { camera: 'wide', actors: everybody(going, 'reach', 'proud'), things: ['rocket'] },
      },
      {
        text: [
          `"Bring in the box," said ${g}. "${refrain}" So there it stayed. ${k} fell asleep.`,
          `Home to ${g}! Is the box still light? No! Good night, ${k}. Good night, box.`,
        ],
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sleep', 'sleepy')],
          things: ['box'],
        },
      },
    ],
  };
}

function middle(given: Going): Told {
  const going = twoOrThreeOf(given, 'robot', 'mouse');
  const { chance, A, B, a, b, comesToo, k, K, Gcap, g } = going;

  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `The rocket stood by the apple tree. ${A.introduced} had the key. It was red. It had room for everybody and one bag each. "To the moon," said ${a}. "Before supper!" ${B.introduced} had already begun to pack.`,
          `${A.introduced} was the captain. ${B.introduced} was in charge of the bags. The rocket was ready. It had a red nose and a round window. "The moon is not far," said ${a}. "It's only high. What shall we take?"`,
        ],
        scene: {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(A, 'stand', 'proud'), seen(B, 'stand', 'excited')],
          things: ['rocket'],
        },
      },
      {
        text: [
          `${b} had a trunk. It had blocks in it, and all the stone animals. ${b} pulled at one handle. ${a} pulled at the other. It went as far as the mat. "${refrain}" said ${a}. "Take a sock."`,
          `First came a wooden trunk. ${b} had put in every toy there was, and then some stones. They tried to lift it together. "${refrain}" puffed ${b}. It was like lifting the floor.`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(B, 'reach', 'determined'), seen(A, 'stand', 'worried')],
          things: ['box'],
        },
      },
      {
        text: [
          `${a} wanted the armchair, to look at the stars from. It got stuck in the door. They pushed, and they pulled, and they sat down in it for a rest. "${refrain}" said ${b}. The chair stayed at home.`,
          `Then there was the kitchen chair, the one with arms. "A captain sits," said ${a}. They got it down one step. It had taken all morning. "${refrain}" said ${b}, and wiped a hot face.`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'reach', 'determined')], things: ['chair'] },
      },
      {
        text: [
          `But ${b} begged. So they rolled the trunk in, up a plank.${comesToo} Five, four, three, two, one! The rocket shook like a wet dog. It went up slowly. Then it went up fast.`,
          `They rolled the trunk in on six round pencils.${comesToo} The rocket gave a groan. "Come on," said ${k}, and patted it. Three, two, one. Up they went, past the tree and past the birds.`,
        ],
        scene: { camera: 'wide', actors: everybody(going, 'cheer', 'excited'), things: ['rocket'] },
      },
      {
        text: [
          `The moon was grey and quiet. ${a} gave one small hop, and went up over the rocket. It was a long time before ${a} came down. "I've got no weight in my legs!" said ${a}.`,
          `"I'll just jump down," said ${a}, and jumped. Down took ages. The moon is small, and it does not pull as hard as the Earth. So they all went bouncing about like balls, and nobody minded the time.`,
        ],
        scene: { setting: 'space', camera: 'wide', actors: everybody(going, 'jump', 'excited'), things: ['moon'] },
      },
      {
        text: [
          `When they came back, the rocket was leaning. One leg had gone down into the dust, right up to the red. ${a} pushed the button. The fire only blew the dust out, and the leg went deeper.`,
          `But there was something wrong with the rocket. It was crooked. It had sunk into the dust as a spoon sinks into flour. "Dig," said ${b}. They dug, and the soft dust ran back in as fast.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(A, 'stand', 'worried'), seen(B, 'stand', 'worried')],
          things: ['rocket'],
        },
      },
      {
        text: [
          `"We'll have to lift it out," said ${b}. ${a} looked at the rocket, and thought of the trunk. They had not been able to lift that. "${refrain}" said ${a}. "It's a rocket!" So they sat down.`,
          `"If it were only a trunk," said ${a}, "we might. But a whole rocket?" ${a} remembered the kitchen chair. "${refrain}" said ${a}. High up hung the Earth, all blue. It was nearly supper time there.`,
        ],
        scene: { camera: 'wide', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'sad')], things: ['rocket'] },
      },
      {
        text: [
          `${k} went in to fetch the biscuits. The trunk was standing on them. ${k} gave it a push with one hand, without thinking. It flew up and hit the roof. ${k} looked at the hand.`,
          `The biscuits were under the trunk, so ${k} moved it. It was only when it was moved that ${k} stopped. That trunk! ${k} lifted it again, with one finger this time. "Everybody look," said ${k}.`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'hold', 'surprised', 'box'), seen(B, 'sit', 'surprised')] },
      },
      {
        text: [
          `"It isn't heavy here," said ${k}. "Nothing is! ${A === K ? 'I jumped right over the rocket.' : 'You jumped over my head.'} If we're light, and the trunk's light, then the rocket is light as well!" "But it's a rocket," said ${A === K ? b : a}. "So?" said ${k}.`,
          `"The moon doesn't pull," said ${k}. "It hardly pulls at all! That's why we bounce. It isn't pulling the rocket either, then. It only looks heavy." ${A === K ? b : a} walked all round it. It did look heavy.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(K, 'point', 'excited'), seen(A, 'stand', 'surprised')],
          things: ['rocket'],
        },
      },
      {
        text: [
          `They got their hands under it. "One, two," said ${b}, and they had not even said three. Up it came, as easy as a cake out of a tin. They stood there and held up a rocket!`,
          `So they each took a leg of it. "Ready?" said ${k}. There was a pop, like a boot from the mud. ${a} stood under the whole red rocket, and laughed. "Not heavy," said ${a}. "Not heavy at all!"`,
        ],
        scene: { camera: 'wide', actors: everybody(going, 'reach', 'proud'), things: ['rocket'] },
      },
      {
        text: [
          `${Gcap} had kept the supper warm. Afterwards ${k} went to put the trunk away, with one finger. It did not move. ${k} tried both hands. "${refrain}" said ${k}, and left it by the bed, and slept.`,
          `"Put that away," said ${g}. So ${k} told the trunk to get up. It would not. It stood in the middle of the floor, as heavy as ever. "You were nicer on the moon," said ${k}, and slept.`,
        ],
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sleep', 'sleepy')],
          things: ['box'],
        },
      },
    ],
  };
}

function old(given: Going): Told {
  const going = twoOrThreeOf(given, 'robot', 'mouse');
  const { chance, A, B, a, b, k, comesToo, K, g } = going;

  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `A rocket can carry only so much. This one had a card by the door that said how much, and ${A.introduced} had read it. ${B.introduced} had not. "One bag each," said ${a}, who was captain for the day. "I've got one bag," said ${b}. It was a wooden trunk with iron corners. It held the blocks, the atlas, nine stones and a lamp. "What are the stones for?" said ${a}. "To show them what we've got."`,
          `The list was made by ${A.introduced}, and it was short. Water, biscuits, a rope, one jumper each. Nobody went to the moon with more than that. But it was ${B.introduced} who had to do the packing. ${b} had never been to the moon, and had no idea what you might miss there. By nine in the morning there was a trunk at the foot of the rocket. It took up most of the lawn. "No," said ${a}.`,
        ],
        scene: {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(A, 'stand', 'proud'), seen(B, 'stand', 'worried')],
          things: ['rocket'],
        },
      },
      {
        text: [
          `They could not lift it. They took an end each${A === K ? '' : `, and ${k} pushed in the middle`}. It went through the flower bed. "${refrain}" gasped ${a}. "You see? It won't even go to the gate, and you want to take it to the moon!" "Only up the ladder," said ${b}. "After that it's the rocket that's doing the lifting."`,
          `${a} would have left it there, but it was in the way. They tried to pull it off the lawn. It pulled two handles off instead. "${refrain}" said ${a}. "There's a lamp in this. There's a stone in this. ${b}, there's a stone in it with a stone on top." "That one's its mother," said ${b}, with a very stubborn face.`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(B, 'reach', 'determined'), seen(A, 'reach', 'determined')],
          things: ['box'],
        },
      },
      {
        text: [
          `It took the whole morning to get it in, up two planks. They left behind the water for washing, and the second jumpers. That was ${A.names} half, and ${a} said so.${comesToo} Then they strapped themselves in, and the rocket thought about it. It shook, and it roared, and for a terribly long moment it stayed where it was. "Go on," said ${a} through the noise. And the apple tree slid slowly down past the window.`,
          `"It goes in, or I don't," said ${b}. So in it went, inch by inch, up a ramp made of the garden door.${comesToo} The captain did not say a word. The captain sat down, and counted back from ten, and did not leave anything out. The rocket lifted itself like an old man from a deep chair. It cleared the fence by a hand. "Don't look down," said ${a}. They could only just see the moon, because of the trunk.`,
        ],
        scene: { camera: 'wide', actors: everybody(going, 'cheer', 'excited'), things: ['rocket', 'box'] },
      },
      {
        text: [
          `You have to see the moon to know how quiet it is. It was grey to the edge, and beyond the edge it was black. ${b} went down the ladder, missed a step, and fell. It was a slow fall. There was time to call out, and to feel silly, and to be sorry for calling. It did not hurt at all. "Do that again!" said ${k}. So they all did, off the roof.`,
          `The first thing they found out was how to jump. ${a} hopped over a puddle of shadow, and the hop did not end. It went over the rocket, with ${a} in it, waving. "It's because the moon's so small," said ${a}, on the way down. "It pulls you six times less." Nobody could walk properly after that. They bounced until they had no breath, and the dust hung behind each of them like smoke.`,
        ],
        scene: { setting: 'space', camera: 'wide', actors: everybody(going, 'jump', 'excited'), things: ['moon'] },
      },
      {
        text: [
          `When they came back over the last hill, the rocket had a strange look. It was leaning like somebody trying to hear. One leg was down in the dust to the knee. A rocket must stand straight, or it flies sideways, and there was nothing sideways but the dark. ${a} tried the engine, just a little. The fire blew a hole under the leg. Then the leg sat down in the hole.`,
          `It was ${k} who saw that the window was crooked. Then they saw that it was not the window. The moon's dust is fine and deep, and the rocket had come down in a soft place. Now it had one foot in it. They dug with plates. It was like digging in water. Whatever they threw out ran round behind them and came back in. The leg was deeper than when they had started.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(A, 'stand', 'worried'), seen(B, 'stand', 'worried')],
          things: ['rocket'],
        },
      },
      {
        text: [
          `"It's that trunk," said ${a}. "We came down too hard, because we were too heavy, because of you." ${b} went white, and then red. "You never wanted me to bring anything," said ${b}. "You only wanted me to carry yours." "It'll have to go out," said ${a}. "We'll leave it here. Perhaps it'll be enough." And ${b}, who could see the hole, nodded. ${b} had to think about the stones.`,
          `Nobody said it for a bit, and then ${a} said it. "If we hadn't brought the trunk." "I know," said ${b}. "If we had weighed what it says on the card." "I know!" It was no good shouting there. It did not even come back from the hills. "I'll take it out," said ${b} in a small voice. "All of it. You can leave it behind. Then we'll be lighter, won't we?"`,
        ],
        scene: { camera: 'wide', actors: [seen(A, 'stand', 'angry'), seen(B, 'stand', 'angry')], things: ['rocket'] },
      },
      {
        text: [
          `So ${b} went in to unpack. Out came the lamp, and the atlas, and the stones one at a time. ${k} stood below and put them in a row. It was the saddest row you ever saw, all those things from a garden on a place with no grass. "This is the mother one," said ${b}, and let it go. They both watched it. It came down like a leaf.`,
          `It had to be done piece by piece. ${b} handed down the blocks. ${b} handed down the atlas, and the lamp, and then the nine stones. ${k} set them on the moon, with the mother stone at the end. None of them looked at home there. "Careful with that one," said ${b}. "It's a two-hander." But ${k} was holding it by one edge, like toast.`,
        ],
        scene: { camera: 'close', actors: [seen(B, 'sit', 'sad'), seen(K, 'stand', 'calm')], things: ['box', 'lamp'] },
      },
      {
        text: [
          `"Wait," said ${k}. ${k} picked up the stone, and then a bigger one, and then went up the ladder. Out of the door came the trunk. ${k} was underneath it, with one hand, as a waiter carries a tray. "${refrain}" said ${k}. "It was! It was too heavy at home. ${A === K ? 'I said it myself.' : `But ${a} said it.`} The moon hardly pulls. It isn't pulling this trunk, and it can't be pulling the rocket."`,
          `${k} stood still with the stone. "How much does this weigh?" "You know what it weighs," said ${b}. "You helped." "At home I did," said ${k}. "Six times less, ${A === K ? 'I said' : `you said, ${a}`}. It's why we bounce." ${k} threw the stone up, and caught it. "We've all been standing round that rocket and thinking about it as if it was in the garden."`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(K, 'hold', 'surprised', 'rock'), seen(A, 'stand', 'surprised')],
          things: ['box'],
        },
      },
      {
        text: [
          `They took hold. It looked quite mad, ${A === K ? 'so few people' : 'three people'} round the feet of a rocket. ${A === K ? b : a} said that it was impossible, and bent both knees. "One, two," said ${A === K ? a : b}. There was no three. It came up out of the dust with a soft sort of sigh. They walked eleven steps with it, on tiptoe, in case it noticed, and stood it on rock. It was as straight as a candle.`,
          `"It can't be done," said ${A === K ? b : a}, and put two hands under the edge. "Up," said ${A === K ? a : b}. And up it came. You could feel that it was big, like a mattress, and that was all. They carried it over to the hard ground and had to be careful not to throw it. ${a} was laughing so much that they had to set it down once. "Not heavy!" cried ${a}. "It isn't heavy at all!"`,
        ],
        scene: { camera: 'wide', actors: everybody(going, 'reach', 'proud'), things: ['rocket'] },
      },
      {
        text: [
          `There was still the row. ${b} looked at it, and began to move it nearer to the ladder, and stopped. "We came down too hard. You were right about that." "You can take one," said ${a}. "We can take one each." ${b} thought for a long time. The others are on the moon now, the whole family, side by side. They have a good view.`,
          `"Now we had better not overload it again," said ${b}, before anybody else could. "What do you want to leave?" asked ${a}. It was the first time ${a} had asked. ${b} left the blocks in the shape of a house. ${b} left eight stones in it, and a note to say who they were. The mother stone ${a} took in both arms. "My jumper's at home," said ${a}. "I've got the room."`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(A, 'kneel', 'calm'), seen(B, 'kneel', 'happy')],
          things: ['box', 'rock'],
        },
      },
      {
        text: [
          `They came down in the garden at supper time, and ${g} waved a spoon. The grass felt hard and strong. ${a} jumped off the ladder to show how it was done. It was a very short jump. Then ${a} bent to pick up the mother stone, and nothing happened. "${refrain}" said ${a}, with a red face. "Take the other end," said ${b}.`,
          `The Earth got hold of them all at the foot of the ladder. They could feel it do it. Arms were heavy. Boots were. "Give it here," said ${b}, and ${a} tried to. But the stone that had been nothing was a stone again. "${refrain}" they said together. They carried it up the path between them, four steps at a time. "Is that all you've brought?" said ${g}.`,
        ],
        scene: {
          setting: 'garden',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(A, 'reach', 'surprised'), seen(B, 'reach', 'happy')],
          things: ['rocket', 'rock'],
        },
      },
      {
        text: [
          `It stands by the gate, where you would put a dog. That night ${k} looked out at the moon. It was far too small to see eight stones on it. ${k} knew they were there, and not one of them weighed more than a bun. ${k} lay down. The bed was soft, and the Earth pulled just enough. ${k} was asleep.`,
          `In bed ${k} lifted one arm, and let it drop. It took no time at all. How hard everything held on to you here! It was rather nice. Outside, the moon went over the garden, with one small house on it and eight people in. ${k} did not see it go. ${k} was asleep.`,
        ],
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sleep', 'sleepy')],
          things: ['rock', 'moon'],
        },
      },
    ],
  };
}
