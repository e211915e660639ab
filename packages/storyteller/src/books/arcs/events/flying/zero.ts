import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';

const REFRAINS = [
  'Wait! Not yet!',
  'Stop! Not yet!',
  'Wait! Hold on!',
  'Oh, wait! Wait!',
  'Stop! Hold on!',
  'Oh, stop! Wait!',
  'Wait! One moment!',
  'Stop! One minute!',
  'Wait! Just wait!',
  'No, wait! Wait!',
  'Hold on! Wait!',
] as const;
const TITLES = ['wait, not yet', 'the rocket in the garden', 'three, two, one, wait', 'the smallest number'];

/** The countdown never gets past one, for at one somebody always wants something. The smallest counts from nought. */
export const ZERO: EventPlot = { id: 'zero', when: /\b(?:rockets?|space-?ships?)\b/i, only: true, young, middle, old };

function young(going: Going): Told {
  const { chance, A, B, comesToo, b, a, G, g } = going;

  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `${A.introduced} made a rocket. It was a garden box. ${B.introduced} helped.${comesToo}`,
          `In the garden was a box. It was a rocket! ${A.introduced} made it. ${B.introduced} helped.${comesToo}`,
        ],
        scene: {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy')],
          things: ['box', 'rocket'],
        },
      },
      {
        text: [
          `${b} counted nails. "Nought, one, two!" "No," said ${a}. "Start with one."`,
          `"Nought, one," said ${b}. ${b} always began with nought.`,
        ],
        scene: { camera: 'close', actors: [seen(B, 'sit', 'happy'), seen(A, 'stand', 'happy')] },
      },
      {
        text: [
          `They got in. "Three, two, one," said ${a}. "${refrain} My hat!"`,
          `In they got. "Three! Two! One!" "${refrain}" said ${a}. "I want my hat!"`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'sit', 'excited'), seen(B, 'sit', 'excited')], things: ['rocket'] },
      },
      {
        text: [
          `"Three, two, one." "${refrain}" said ${b}. "I want a biscuit!"`,
          `Off they go! "Three, two, one." "${refrain} My biscuit!" said ${b}.`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(B, 'reach', 'worried'), seen(A, 'sit', 'surprised')],
          things: ['rocket'],
        },
      },
      {
        text: [
          `"Three, two, one." "${refrain}" said ${g}. "Put on your coat!"`,
          `Now! "Three, two, one." Out came ${g} with a coat. "${refrain}"`,
        ],
        scene: { camera: 'wide', actors: [seen(G, 'walk', 'happy'), seen(A, 'sit', 'angry')], things: ['rocket'] },
      },
      {
        text: [
          `The rocket stood in the garden. It did not go. "It is always at one!" said ${a}.`,
          `"We never go," said ${a}. "It is one, and then wait!"`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'hide', 'sad'), seen(B, 'sit', 'calm')], things: ['rocket'] },
      },
      {
        text: [
          `${b} thought. Was there a number with no wait? Yes!`,
          `At one, there is a wait. So do not say one! ${b} had it.`,
        ],
        scene: { camera: 'close', actors: [seen(B, 'think', 'excited')] },
      },
      {
        text: [
          `"NOUGHT!" shouted ${b}. Whoosh! Up went the rocket! Nobody had time to wait.`,
          `${b} did not say three, two, one. "NOUGHT!" Whoosh! Up they flew!`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(B, 'shout', 'excited'), seen(A, 'sit', 'surprised')],
          things: ['rocket'],
        },
      },
      {
        text: [
          `Past the tree they went. Past the moon! One, two, three stars!`,
          `Up, up! There was the moon. They went all the way round it.`,
        ],
        scene: {
          setting: 'space',
          camera: 'wide',
          actors: [seen(A, 'float', 'happy'), seen(B, 'float', 'happy')],
          things: ['rocket', 'moon'],
        },
      },
      {
        text: [
          `Bump. Home. "One, two, three, into bed!" said ${g}. "${refrain}" said ${b}. But they slept.`,
          `Now they are home, and so sleepy. "To bed," said ${g}. "${refrain} One more biscuit!"`,
        ],
        scene: {
          setting: 'garden',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'wave', 'sleepy'), seen(B, 'wave', 'sleepy'), seen(G, 'hug', 'happy')],
          things: ['rocket'],
        },
      },
    ],
  };
}

function middle(going: Going): Told {
  const { chance, A, B, comesToo, a, b, G, g } = going;

  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `${A.introduced} built a rocket in the garden. It took two boxes, a bucket, and all the silver paper in the house. ${B.introduced} did the windows.${comesToo} When it was done, it was so good that they walked round it.`,
          `In the garden was a box, and it was turning into a rocket. ${A.introduced} painted the stripes. ${B.introduced} put in the seats.${comesToo} "It goes to the moon," said ${a}, "as soon as it's dry."`,
        ],
        scene: {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy')],
          things: ['box', 'rocket'],
        },
      },
      {
        text: [
          `${b} was in charge of nails. "Nought, one, two, three," said ${b}. ${b} always began at nought. "You count what there is," said ${a}. "Nought isn't anything." "It comes first, though," said ${b}.`,
          `They had to count the screws. "Nought," began ${b}, "one, two." "Nobody says nought," said ${a}. ${b} did. It seemed rude to leave it out.`,
        ],
        scene: { camera: 'close', actors: [seen(B, 'sit', 'happy'), seen(A, 'stand', 'happy')] },
      },
      {
        text: [
          `They strapped themselves in with scarves. "Five, four, three, two, one," said ${a}. "${refrain} I've got no hat. You can't go up there without one." ${a} ran in, and came back in a saucepan.`,
          `"Ready?" said ${a}. "Five, four, three, two, one! ${refrain}" It was the saucepan. You must have something on your head, on the moon. They got out, and fetched one each.`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'sit', 'excited'), seen(B, 'sit', 'excited')], things: ['rocket'] },
      },
      {
        text: [
          `"Five, four, three, two, one," said ${a}. "${refrain}" said ${b}. "What shall we eat?" So there had to be biscuits. Then there had to be a tin, for the crumbs.`,
          `"Three, two, one," said ${a}, who was getting quicker. "${refrain}" That was ${b}. It was a long way, and there was nothing to eat. They went in for eleven biscuits.`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(B, 'reach', 'worried'), seen(A, 'sit', 'surprised')],
          things: ['rocket'],
        },
      },
      {
        text: [
          `"Three, two, one!" They had never been so close. "${refrain}" called ${g}, and came over the grass with two coats. "It'll be cold, up there." They did up all the buttons.`,
          `This time they held their breath. "Three, two, one." The back door opened. "${refrain}" said ${g}. "Have you both been to the bathroom?" They had not. It took some time.`,
        ],
        scene: { camera: 'wide', actors: [seen(G, 'walk', 'happy'), seen(A, 'sit', 'angry')], things: ['rocket'] },
      },
      {
        text: [
          `They sat in the rocket. The sun had gone behind the shed. "It's one," said ${a}. "It's always when I get to one. That's when somebody thinks of something." They looked through the hole at the front.`,
          `It got late. "There's something wrong with this rocket," said ${a}. "It gets as far as one, and then it sticks." There was red paint on ${A.names} nose, and it was sad paint.`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'hide', 'sad'), seen(B, 'sit', 'calm')], things: ['rocket'] },
      },
      {
        text: [
          `${b} said it over. Three, two, one, and wait. All the waits were at one. Then one was no good. ${b} thought of a number that ${b} knew well. Nobody had ever been waiting for it.`,
          `${b} looked at the nails that were left, and counted. ${b} did not get far. Nought! Everyone was ready, at one, to call out. But no one was ready for nought. They never even knew when it came.`,
        ],
        scene: { camera: 'close', actors: [seen(B, 'think', 'curious'), seen(A, 'sit', 'sad')] },
      },
      {
        text: [
          `${b} did not explain it. ${b} took a breath. "NOUGHT!" There was not a moment for anyone to say a thing. There was a bang, and some smoke. The garden got small.`,
          `"Let me," said ${b}. "Go on, then," said ${a}. But ${b} left out all the rest. "NOUGHT!" shouted ${b}. And they went up so fast that the saucepans stayed where they were.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(B, 'shout', 'excited'), seen(A, 'sit', 'surprised')],
          things: ['rocket'],
        },
      },
      {
        text: [
          `They went past the tree and past the church. There were stars like salt. They flew right round the moon. It's quite bare at the back. They had two biscuits there, and left one for whoever it belongs to.`,
          `It was dark, and there was such a lot of it. They saw the moon from behind, where it has not been painted. "How many stars are there?" said ${a}. "Nought," said ${b}, "one, two," and they had all night.`,
        ],
        scene: {
          setting: 'space',
          camera: 'wide',
          actors: [seen(A, 'float', 'happy'), seen(B, 'float', 'happy')],
          things: ['rocket', 'moon'],
        },
      },
      {
        text: [
          `They came down next to the beans. The soup was on the table, and it was still hot. "That was quick," said ${g}. "You have to start at the right number," said ${b}.`,
          `Bump, went the lawn. "Have you been to the moon?" said ${g}. "In those shoes?" "${refrain}" said ${b}, and climbed back in. One of them was still up there, floating. They let it.`,
        ],
        scene: {
          setting: 'garden',
          camera: 'medium',
          time: 'night',
          actors: [seen(G, 'stand', 'happy'), seen(A, 'wave', 'sleepy'), seen(B, 'wave', 'sleepy')],
          things: ['rocket'],
        },
      },
      {
        text: [
          `At bedtime ${a} counted sheep. "One," said ${a}. "${refrain}" said ${b}. "You've forgotten the first." They lay and looked at no sheep. That sent them to sleep.`,
          `"I'll count to three, and you'll be asleep," said ${g}. "One. Two." But there was no need to go on. They had both begun before that, and were gone.`,
        ],
        scene: {
          setting: 'bedroom',
          camera: 'close',
          actors: [seen(A, 'sleep', 'sleepy'), seen(B, 'sleep', 'sleepy')],
        },
      },
    ],
  };
}

function old(going: Going): Told {
  const { chance, A, B, comesToo, b, a, G, g, Gcap } = going;

  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `${A.introduced} built the rocket between the shed and the beans. It was meant to go to the moon, and so it had to be done properly. It was three boxes high. It had a nose, which was a lampshade, and fins, which were two halves of the ironing board. ${B.introduced} was the crew.${comesToo} ${b} held things, and painted numbers, and was allowed to do the inside of the door.`,
          `"There can be only one captain," ${A.introduced} had explained to ${B.introduced}. "The other one's crew." It stood in the garden, as tall as the beans. It had been the box of a bath. Every rivet was a bottle top.${comesToo} The captain had drawn the plans. The crew had collected the bottle tops, which meant that a good many people had had to drink things.`,
        ],
        scene: {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(A, 'stand', 'proud'), seen(B, 'stand', 'happy')],
          things: ['box', 'rocket'],
        },
      },
      {
        text: [
          `There was one matter upon which they did not agree. "Nought, one, two, three," said ${b}, counting the bolts. "You start at one," said ${a}. "If you've got three bolts, you say one, two, three." "But before I pick up the first," said ${b}, "I've got nought. I don't like to jump over it." "It's nothing." "It's the one that you begin with," said ${b}. It was a small thing. It went on all week.`,
          `${b} painted the numbers on the side, for the countdown. Under the one there was a ring. "What is that?" said ${a}. "Nought." "Nobody says nought. You say one, and then you say lift-off." "There's a gap there, though," said ${b}, "between the one and going. Something has to be in it." ${a} painted over it. It showed through. ${b} was rather pleased that it did.`,
        ],
        scene: { camera: 'close', actors: [seen(B, 'sit', 'happy'), seen(A, 'stand', 'angry')] },
      },
      {
        text: [
          `On Saturday at two they were strapped in, with scarves. ${a} had a clock. "Ten," said ${a}, and so on down. It's a grand thing, a countdown; you can feel it in your stomach. "Three. Two. One. ${refrain}" It had come to ${a}, just there, that a captain should have a helmet. They undid all the knots, and went in, and fought over the colander.`,
          `They closed the door, and it was dark, and it smelled of paint. "Ten," ${a} said. The numbers got smaller, and the stomach got larger. "Two. One. ${refrain}" "What?" "The log. The captain keeps a log. You can't just go to the moon, and not write it down." It was upstairs, under the bed. There was not a pencil with it. They found the pencil at ten to three.`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'sit', 'excited'), seen(B, 'sit', 'excited')], things: ['rocket'] },
      },
      {
        text: [
          `"Three," said ${a}. "Two. One." "${refrain}" said ${b}, in a small voice. It was the biscuits. "I didn't think of it, until you said one," said ${b}. "It makes you think. It's like the top of the slide." They got the biscuits, and then, as it was a three-day voyage, they got the cheese.`,
          `They began again at five, to save time. "Two, one." "${refrain}" That was ${b}. "Is there a window at the back? What if it's all behind us?" ${a} could have wept. But it was a good point, and a captain has to be fair. They cut one. It took them until four, and by then they were hungry.`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(B, 'reach', 'worried'), seen(A, 'sit', 'surprised')],
          things: ['rocket'],
        },
      },
      {
        text: [
          `After that it was the others. "Three, two, one." "${refrain}" said ${g}, through the new window. "It will be cold. Here's a cardigan." "Two, one." "${refrain}" It was next door, over the fence, to ask if they'd seen a cat. "One," said ${a}, quite quickly, but not quickly enough. "${refrain}" said ${g}. "I've brought you the other cardigan."`,
          `It had got about. By half past four there was a crowd. At every count they leaned in, and when it came to one, somebody had to say it. "${refrain}" Had they got a plaster? "${refrain}" Would they post a letter? ${Gcap} put in a thermos, and kissed them, three times, at three different ones. ${a} was sitting up very straight.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(G, 'stand', 'happy'), seen(A, 'sit', 'angry'), seen(B, 'sit', 'calm')],
          things: ['rocket'],
        },
      },
      {
        text: [
          `The sun went in behind the shed. "It isn't going to go," said ${a}. ${a} took off the colander. It had left rings. "I had it all right. I did it to the inch. It's just that every time I say one, somebody remembers that they love us." ${b} had never seen a captain cry. It didn't make any noise. It went on quite steadily, like a tap.`,
          `"We could say that we went," said ${b}. "We'd say it was nice." "No," said ${a}. It had gone five. The paint was dry, and it was cold on the back. "It's a good rocket, too. I only can't get it past that one." ${a} hit the side, not hard, and a bottle top came off. "You count," ${a} said. "I don't want to be captain. I'm no good at the end."`,
        ],
        scene: { camera: 'wide', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'worried')], things: ['rocket'] },
      },
      {
        text: [
          `${b} did not want it either. But somebody had to look at it, and ${b} looked. Everything that had stopped them had stopped them in the same place. You could have put up a post there. There's a moment, after one, when all the world draws in a breath. It was that gap. It was the one that ${b} had always said was there. It had no number on it, so people filled it up.`,
          `There in the dusk was the ring. It had come through two coats. ${b} put a finger on it, and went round. You go down: three, two, one. And everyone goes down along with you, and gets ready, and at the bottom they jump up and shout. They shout since they know that it's coming. What was there that nobody would know was coming? What was there that wasn't on the stairs at all?`,
        ],
        scene: { camera: 'close', actors: [seen(B, 'think', 'curious')] },
      },
      {
        text: [
          `"I'd have to do it without any warning," said ${b}. "And not say three or two." "You can't. It's not a countdown." "No." "It wouldn't be right," said ${a}. But ${a} was fair, right down to the bone, and thought about it. All the rightness in the world had got them to a quarter past five. "It's your number," said ${a}. ${a} took off the captain's badge. It was a jam lid. "You had better have this on."`,
          `"Do we have to have the rest of it?" said ${b}. "The ten and the nine?" "That's what a countdown is." "But it's the rest that tells them." ${a} looked down at the bottle top, and up at the hole where stars came in. A captain should know when to stop being captain. It doesn't say so in any of the books. "I painted it out," said ${a}. "I'm sorry. Twice." "It came through," said ${b}.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(B, 'stand', 'determined'), seen(A, 'sit', 'worried')],
          things: ['rocket'],
        },
      },
      {
        text: [
          `"Have you got everything?" called ${g}, from the step. ${b} did not answer. ${b} did not say ten. ${b} sat, with eyes shut, as if nothing was going to happen, until people looked away. "NOUGHT!" said ${b}. And there was no garden. There was a noise like every drawer in the house, and then a row of small pale faces.`,
          `The crowd had gone in to its tea. ${Gcap} was looking for the cat. There was no better moment, and there was no sign of it whatever. "NOUGHT!" yelled ${b}. It's a fine word to yell. It has a push in it. The beans lay down flat. The ironing board sang. Far below somebody said, "Wait," but it was said to a hole in the air.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(B, 'shout', 'excited'), seen(A, 'sit', 'surprised')],
          things: ['rocket'],
        },
      },
      {
        text: [
          `You'll want to know about the moon. It's in the log. "No cat," it says. "Very quiet. B. says that it looks like a nought." They went all round it, and at the back they had the cheese. ${a} let ${b} put up the flag, and ${b} let ${a} say where. Then they sat on the ironing board. There was the Earth, as small as a bolt. "How many are there?" said ${a}. They both began to count it from the beginning.`,
          `They had the window at the back, and it was as well. It was all behind them, blue and round, and getting to be the size of a button. "Somebody is down there now," said ${a}, "with a cardigan." They did not laugh. They were quiet for as long as it took to go once round the moon. The log says, "Nought people. One flag. Two of us." ${b} had been let to write that bit.`,
        ],
        scene: {
          setting: 'space',
          camera: 'wide',
          actors: [seen(A, 'float', 'happy'), seen(B, 'float', 'happy')],
          things: ['rocket', 'moon'],
        },
      },
      {
        text: [
          `They were down by bedtime, in the beans. "You never said goodbye," said ${g}, holding on to them. "I'd only turned round." "That's the only way," said ${b}, "or you would have wanted something." "I should," said ${g}. "I'd have wanted you to wait." The rocket is still there. The jam lid hangs on a nail inside the door. They take it in turns. But whoever's captain, it is ${b} who does the end.`,
          `It was dark in the garden, and all the lamps were on. They got one cardigan each, on top of the other one. "And so to bed," said ${g}, "on the count of three. Three, two, one." "${refrain}" said ${b}. "You've left out the best." They stood on the stairs, the three of them, and listened to it go by. It did not take long. Then there was bed.`,
        ],
        scene: {
          setting: 'garden',
          time: 'night',
          camera: 'medium',
          actors: [seen(G, 'hug', 'happy'), seen(A, 'hug', 'sleepy'), seen(B, 'wave', 'sleepy')],
          things: ['rocket'],
        },
      },
    ],
  };
}
