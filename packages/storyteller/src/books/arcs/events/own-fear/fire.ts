import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';

const REFRAINS = [
  'Anything but fire!',
  'Is it hot?',
  'Not a hot one, please!',
  'Better a cat!',
  'No fires, please!',
  'Not a fire, please!',
  'Please, not a fire!',
  'Oh, not a fire!',
  'Any call but fire!',
  'Not too hot, please!',
  'Nothing hot, please!',
] as const;
const titles = (a: string): readonly string[] => [
  `${a} and a hundred candles`,
  'a hundred small ones',
  'anything but fire',
  'the very hot cake',
];

/** A hundred candles on one cake: a fire that can be put out by somebody who is afraid of fires. */
export const FIRE: EventPlot = { id: 'fire', when: /\b(?:fire|flames)\b/i, only: true, young, middle, old };

function young({ A, K, a, k, company, chance }: Going): Told {
  const refrain = chance.pick(...REFRAINS);
  const R = company.person('Mrs Birdsong', 'grandparent');
  return {
    title: titled(chance.pick(...titles(a))),
    refrain,
    pages: [
      {
        text: [
          `Here is ${A.introduced}. ${a} is red. ${a} has a bell. But ${a} is afraid of fire!`,
          `Look at ${A.introduced}! So red, so shiny. Only ${a} is afraid of fire.`,
        ],
        scene: { setting: 'street', camera: 'wide', actors: [seen(A, 'stand', 'worried')] },
      },
      {
        text: [
          `Ring, ring! A cat is up a tree. ${a} goes. ${a} likes cats. "${refrain}"`,
          `Ring, ring! "${refrain}" says ${a}. It is a cat in a tree. Good!`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'run', 'happy'), seen(K, 'point', 'excited')], things: ['tree'] },
      },
      {
        text: [
          `Ring, ring! "${refrain}" says ${a}. No, it is a flood. Slurp! All gone.`,
          `Ring, ring! What now? Too much water in the street. ${a} sucks it up. Slurp!`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'stand', 'proud')], things: ['puddle'] },
      },
      {
        text: [
          `Ring, ring! Who is it? It is ${R.name}. ${R.name} is a hundred today!`,
          `Ring, ring! "Come quick," says ${R.name}. "I am a hundred today. My cake is hot!"`,
        ],
        scene: { setting: 'garden', camera: 'medium', actors: [seen(R, 'stand', 'surprised')], things: ['cake'] },
      },
      {
        text: [
          `There is a cake. It has a hundred candles, all alight! "Oh no," says ${a}.`,
          `On the cake are a hundred candles. They are all burning. ${a} goes back, back, back.`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'stand', 'scared')], things: ['cake', 'candle'] },
      },
      {
        text: [
          `"Puff!" says ${R.name}. One goes out. Then ${R.name} has no puff left. "Help!"`,
          `${R.name} blows. One candle is out. There are so many more. "Help me!"`,
        ],
        scene: { camera: 'medium', actors: [seen(R, 'stand', 'worried')], things: ['cake', 'candle'] },
      },
      {
        text: [
          `"${a}," says ${k}. "It is made of small ones."`,
          `"Look," says ${k}. "It is only small ones. Do one, ${a}. Just one."`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(K, 'point', 'calm'), seen(A, 'look-up', 'worried')],
          things: ['candle'],
        },
      },
      {
        text: [
          `One drop. Psst! One is out. "Oh!" says ${a}. Psst, psst, psst!`,
          `${a} lets out one drop. Psst! It is out. And another. Psst!`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'reach', 'determined')], things: ['candle', 'cake'] },
      },
      {
        text: [
          `All out! All hundred! The cake is a bit wet. They eat it with spoons. Yum!`,
          `No more fire! Hurray for ${a}! The cake is wet. They eat it all the same.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(A, 'cheer', 'proud'), seen(K, 'cheer', 'happy'), seen(R, 'cheer', 'happy')],
          things: ['cake'],
        },
      },
      {
        text: [
          `Night. Ring, ring? No. All is quiet. "${refrain}" says ${a}. Good night.`,
          `Good night, ${a}. Good night, bell. No ring, ring. ${k} is asleep.`,
        ],
        scene: { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(K, 'sleep', 'sleepy')] },
      },
    ],
  };
}

function middle({ A, K, a, k, company, chance }: Going): Told {
  const refrain = chance.pick(...REFRAINS);
  const R = company.person('Mrs Birdsong', 'grandparent');
  const r = R.name;
  return {
    title: titled(chance.pick(...titles(a))),
    refrain,
    pages: [
      {
        text: [
          `${A.introduced} was the reddest in town, with the loudest bell. There was only one trouble. ${a} was afraid of fire. It was so hot, and it never stood still. "${refrain}" said ${a}, whenever the bell rang.`,
          `Nobody could ring a bell like ${A.introduced}. But each time the bell rang, ${a} shut both eyes. "${refrain}" whispered ${a}. It is a hard thing to say when you are there for fires.`,
        ],
        scene: { setting: 'street', camera: 'wide', actors: [seen(A, 'stand', 'worried')] },
      },
      {
        text: [
          `${k} came by every day, to polish the bell. ${k} knew. "What is it today?" said ${k}. "It's a cat in a tree!" said ${a}, and was off. The cat came down by itself, to see what was so red.`,
          `"It was a cat on Monday," said ${a} to ${k}. "And a duck in a drain on Tuesday. I'm very good at ducks." "I know," said ${k}. "And what if it is a fire, one day?" ${a} did not say anything.`,
        ],
        scene: { camera: 'medium', actors: [seen(K, 'stand', 'happy'), seen(A, 'stand', 'happy')] },
      },
      {
        text: [
          `On Wednesday it was a cellar full of water. ${a} drank it up, all of it, with a long slurp. "You've got the whole lot inside you now," said ${k}. "It's cool," said ${a}. "I like cool."`,
          `Next somebody's kitchen was under water. ${a} sucked it all up, down to the last fork. "Where does it go?" said ${k}. "I keep it," said ${a}. "It might come in useful, for ducks."`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(A, 'stand', 'proud'), seen(K, 'stand', 'curious')],
          things: ['puddle'],
        },
      },
      {
        text: [
          `Then, on Thursday, the bell rang as it had never rung. "Come at once!" said a voice. "It's ${r}, at number nine. It's getting rather warm." Off they went, and ${k} held on tight. "${refrain}" said ${a} at every corner.`,
          `At four on Thursday it rang again. "It's ${r}, in Hill Street," said the voice. "I'm a hundred today. And I'm afraid it has all caught." "${refrain}" said ${a}. But ${a} went.`,
        ],
        scene: { camera: 'wide', actors: [seen(A, 'run', 'worried'), seen(K, 'wave', 'excited')] },
      },
      {
        text: [
          `In the garden stood a table, and on the table stood a cake. It had a hundred candles on it, and every one was alight. It was like a small red sun. ${r} was sitting well back. "I did have a go," said ${r}. "I got one."`,
          `There in the garden was ${r}. There was a cake as big as a wheel. A hundred candles were burning on it, all together. You could feel it from the gate. "It was my niece's idea," said ${r}. "I've only got puff for one."`,
        ],
        scene: {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(R, 'sit', 'surprised'), seen(A, 'stand', 'scared')],
          things: ['cake', 'candle'],
        },
      },
      {
        text: [
          `${a} took one look, and began to roll backwards. "It's too big," said ${a}. "It's too hot. I'm the wrong one for it." The icing had begun to run. "Oh dear," said ${r}. "It's my only one for a hundred."`,
          `"I can't," said ${a}, with both eyes shut. "It's the biggest fire I ever saw." A bit of pink icing slid down, and went plop. "Is there nobody else?" said ${r}. There was nobody else.`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'cover', 'scared')], things: ['cake'] },
      },
      {
        text: [
          `"It isn't big," said ${k}, who had gone no closer than the gate. "Look at it properly. It's made of little ones. Each one is as small as a fingernail." ${a} opened one eye. It was true. There was a little one, right at the edge.`,
          `${k} stood beside ${a} and counted. "One little one," said ${k}. "And one little one. And one more. There isn't a big one in it anywhere." ${a} had a look between two blinks. It was so.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(K, 'point', 'calm'), seen(A, 'look-up', 'curious')],
          things: ['candle'],
        },
      },
      {
        text: [
          `"And how much water have you got?" said ${k}. "A cellar," said ${a}. "Then who ought to be afraid of whom?" ${a} had not thought of it like that. ${a} let go one drop. It flew in a curve, and landed on the smallest. Psst.`,
          `"What's a fire afraid of?" said ${k}. ${a} thought, and all the water inside went slosh. "Oh!" said ${a}. And one drop, only one, went through the air. Psst, said the candle at the edge, and was out.`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'reach', 'determined')], things: ['candle', 'cake'] },
      },
      {
        text: [
          `"That's one," said ${k}. Psst, psst. "That's three." ${a} moved a little closer, so as to aim. At fifty ${a} had both eyes open. At ninety-nine the big fire was only a lot of smoke. "You do the last," said ${r}. Psst!`,
          `Psst, psst, psst! It went like a tap. Every time there was one fewer, and it was less hot. "Seventy!" counted ${r}. "Eighty!" ${a} was right beside the table by then, and had not noticed. Psst, and psst, and PSST.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(A, 'reach', 'proud'), seen(R, 'cheer', 'happy'), seen(K, 'cheer', 'happy')],
          things: ['candle', 'cake'],
        },
      },
      {
        text: [
          `They ate the cake with spoons, because it had become a sort of soup. ${r} said that it was the best one in a hundred years. "You must come again for the next," said ${r}. "It'll be a hundred and one." "I'll bring more water," said ${a}.`,
          `The middle was still dry, and that was where they began. "Were you afraid?" asked ${r}. "Of the first," said ${a}. "After that there was too much to do." And ${a} had the piece with the cherry.`,
        ],
        scene: {
          time: 'sunset',
          camera: 'wide',
          actors: [seen(A, 'sit', 'happy'), seen(R, 'sit', 'happy'), seen(K, 'sit', 'happy')],
          things: ['cake'],
        },
      },
      {
        text: [
          `That night the bell rang, once, in its sleep. "${refrain}" murmured ${k} in bed. Out in the dark ${a} opened one eye. "How many small ones?" said ${a}.`,
          `Late that night ${k} lay in bed and counted. One little one. And one little one. They were stars, and they were quite cool. At a hundred ${k} was asleep.`,
        ],
        scene: { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(K, 'sleep', 'sleepy')] },
      },
    ],
  };
}

function old({ A, K, a, k, company, chance }: Going): Told {
  const refrain = chance.pick(...REFRAINS);
  const R = company.person('Mrs Birdsong', 'grandparent');
  const r = R.name;
  return {
    title: titled(chance.pick(...titles(a))),
    refrain,
    pages: [
      {
        text: [
          `${A.introduced} had a certificate for bells and one for hoses. In the test for fires it had rained. So it had never come out, in all that time, that ${a} was afraid of them. They were hot, and they were loud, and they wouldn't stay where one had last seen them. "${refrain}" said ${a}, under the noise of the bell, each time that it rang.`,
          `There was a good deal to admire about ${A.introduced}. There was the red. There was the bell, which had won a prize. If somebody mentioned fires, though, ${a} would begin to talk about ducks. There had been a lot of ducks that year, in drains mostly. "${refrain}" said ${a}, when the telephone went, and held on to the floor.`,
        ],
        scene: { setting: 'street', camera: 'wide', actors: [seen(A, 'stand', 'worried')] },
      },
      {
        text: [
          `Only ${k} knew of it, who came on Saturdays to do the brass. It had slipped out. "Everybody's afraid of something," said ${k}. "Yes," said ${a}, "but with other people it isn't written on the door." ${k} promised not to tell. And ${k} didn't, though there was a boy at school called Ned. Ned said that fire engines were just lorries in fancy dress.`,
          `${k} had the key to the polish. If you polish a bell for a year, you hear things. "What if they find out?" said ${a}, one Saturday, to the bell. "Find out what?" said ${k}, inside it. So then there were two who knew. "I'd have to be a milk float," said ${a}. ${k} rubbed on for a bit. "You're not bad with ducks," said ${k}.`,
        ],
        scene: { camera: 'medium', actors: [seen(K, 'kneel', 'curious'), seen(A, 'stand', 'shy')], things: ['bell'] },
      },
      {
        text: [
          `That Saturday there was a flood at the baker's. ${a} was on the spot before the buns got wet, and drank up the entire cellar. It took ten minutes and made a noise like the end of a bath. "How much can you hold?" asked ${k}. "All of it," said ${a}. It was the sort of trouble that ${a} liked best: cool, and deep, and going nowhere.`,
          `The first call of the day was from the swimming baths, where somebody had left a tap on. ${a} swallowed it, changing rooms and all. "Aren't you heavy?" said ${k}, on the way home. They went round the corners like a jelly. "I'll let it go over the roses," said ${a}. "There's no hurry. It's nice to have." Then the bell rang again.`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'stand', 'proud'), seen(K, 'stand', 'happy')] },
      },
      {
        text: [
          `"Number nine, Hill Street," said the telephone. "I don't like to trouble you. It's ${r}. I'm a hundred today, and I seem to have caught." There was nobody else in the house. The big engine was at the sea. "${refrain}" said ${a}. "It's somebody who is a hundred," said ${k}. ${a} shook, so that all the lamps rattled. And then ${a} started up, and went, with both eyes very nearly shut.`,
          `It was an old voice, and very polite. "${r} here, in Hill Street. You'll be busy. It's only that it is rather near the curtains." The other engine had gone to a fair. ${k} looked at ${a}, and ${a} looked at the door. One could have a flat tyre. One could have had it since morning, and nobody would ever know but ${k}. "${refrain}" said ${a}. "Get on."`,
        ],
        scene: { camera: 'wide', actors: [seen(A, 'run', 'scared'), seen(K, 'wave', 'worried')] },
      },
      {
        text: [
          `They had carried the table out into the garden, away from the curtains, and there it stood. It was a cake. At least, that was what was underneath. On top of it burned a hundred candles, so close together that they had become one. It leaned, and roared a little. Half the street was looking over the hedge. ${r} sat in front of it in a paper hat. "I got one of them," said ${r}.`,
          `What they saw, when they came through the gate, was a bonfire on a lace cloth. There was a cake under it, and a hundred candles. "It's my niece," said ${r}. "She insisted on all hundred. One doesn't like to say, at my age, that one has no puff." The whole of Hill Street stood along the hedge to watch. Ned was there, on the wall. "It's the lorry," said Ned.`,
        ],
        scene: {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(R, 'sit', 'surprised'), seen(A, 'stand', 'scared')],
          things: ['cake', 'candle'],
        },
      },
      {
        text: [
          `${a} stopped at the rhubarb. After that ${a} went backwards, as far as the gate, and stuck there. "Why doesn't it go forwards?" somebody said. "It's afraid!" said Ned, and laughed. It got very quiet along the hedge. There was only the roaring, and the plop of pink icing on lace. "Well," said ${a}, to nobody, "now they know."`,
          `The nearer they came, the slower went ${a}. By the dahlias one could have overtaken on foot. Then ${a} stopped altogether, and all the lamps went out. "What is it waiting for?" said the people. Icing ran down over the lace in a long pink tear. ${r} did not say a word. That was much worse than Ned, who did.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(A, 'cover', 'scared'), seen(K, 'stand', 'worried')],
          things: ['cake'],
        },
      },
      {
        text: [
          `${k} got down, and stood where ${a} could see nobody else. "Don't look at all of it," said ${k}. "Look at that one. Left, on the edge." It was a thin white one, as tall as a thumb, with a flame like a grain of rice. "That?" said ${a}. "It's bent." "Are you afraid of that one?" ${a} really thought about it. "Not of that," said ${a}. "Then that's where you start."`,
          `"How many are there?" said ${k}, as if there were all the time in the world. "One," said ${a}. "It's enormous." "Count them," said ${k}. ${a} counted with one eye, since the bell-polisher asked. There was a crooked candle, and a straight one. There was one that had nearly gone out by itself, and was doing its best. "They're all little," said ${a}. "They're just standing together."`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(K, 'point', 'calm'), seen(A, 'look-up', 'curious')],
          things: ['candle'],
        },
      },
      {
        text: [
          `Something went slosh, deep down. "What was that?" said ${k}. "This morning's flood," said ${a}. They looked at each other. "What do you suppose," said ${k}, very low, "a candle is afraid of?" One drop came out at the end of the hose. It hung there, and thought. It went through the air in a bow, over the rhubarb, and came down on the one that was bent. Psst.`,
          `"And what have you got in you?" said ${k}. "All that water," said ${a}, and heard it, as it were, for the first time. It was cool, and deep, and there was such a lot. It sloshed. Along the hedge nobody breathed. ${a} turned on the hose by the smallest bit there is. Out came one drop, and flew, and put itself down on the crooked one. Psst.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(A, 'reach', 'determined'), seen(K, 'stand', 'excited')],
          things: ['candle', 'cake'],
        },
      },
      {
        text: [
          `"Ninety-eight," said ${r}. Psst. "Ninety-seven." One can't aim well from a gate, so ${a} came closer, and by seventy was at the table. The whole street was counting now. Somewhere in the forties ${a} forgot to be afraid, and did two at a time. The last was in the very middle. It stood there all alone. "It looks quite nice, by itself," said ${a}. Psst.`,
          `After that it was like rain that knows where it is going. Psst, on the left. Psst, on the right. With every one it got less hot, and ${a} came half a step nearer, to see better. "Fifty!" shouted Hill Street. "Forty!" That was Ned; he couldn't help it. They left the last to ${r}, who had saved up for it, and had just puff enough.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(A, 'reach', 'proud'), seen(R, 'cheer', 'happy'), seen(K, 'cheer', 'happy')],
          things: ['candle', 'cake'],
        },
      },
      {
        text: [
          `They had it out of cups. "You were frightened," said ${r}, helping ${a} to a cherry. "I was watching. I've been frightened of the stairs since I was eighty. I do them one at a time." "All of them?" said ${a}. "There's never more than one," said ${r}, "if you think about it." And the people of Hill Street came through the gate with their spoons.`,
          `It had become a kind of pudding, and there was enough for the whole hedge. "So you're afraid of fire," said Ned, with his mouth full. It was not said nastily. "Yes," said ${a}. "And you did it all the same?" "I did a bit of it," said ${a}. "A hundred times." Ned thought that over for as long as a spoonful takes. "Can I do the bell?" he said.`,
        ],
        scene: {
          time: 'sunset',
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(R, 'sit', 'happy'), seen(K, 'sit', 'happy')],
          things: ['cake', 'spoon'],
        },
      },
      {
        text: [
          `There has been a card over the bell since then, in a very old hand. "One at a time," it says. They ring from the sea, now and then, and ask if ${a} would come, for it's a big one. "How many small ones?" says ${a}. Nobody knows why. But the lamps are on already, and off they go, with all that water sloshing round the corners.`,
          `They did not make ${a} into a milk float. They put in a second line under the certificates. FIRES, it says, IN PIECES. The next day there were two who came to do the brass. "Polish in circles," said ${k} to Ned. "And if you hear anything while you're in there, you haven't." "Heard what?" said Ned, from the bell.`,
        ],
        scene: {
          setting: 'street',
          time: 'day',
          camera: 'wide',
          actors: [seen(A, 'stand', 'proud'), seen(K, 'stand', 'happy')],
          things: ['bell'],
        },
      },
    ],
  };
}
