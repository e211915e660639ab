import type { Figure, Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { everybody, seen, type EventPlot, type Going } from '../event.ts';
import { apart, page } from '../page.ts';

const REFRAINS = [
  'Who put that there?',
  'Where did that come from?',
  'That was not there before!',
  'More snow? How?',
  'Where is that from?',
  'Snow again? How?',
  'Who threw that?',
  'How did that get there?',
  'Now who did that?',
  'Did the sky do that?',
  'Not more snow!',
] as const;
const TITLES = ['over the wall', 'a day with no school', 'thump', 'who put that there'];

const neighbourOf = ({ company }: Going): Figure => company.person('Mrs Finch', 'grandparent');

/** Two neighbours clear their paths, each over the wall on to the other's, until somebody looks up. */
export const OVER_THE_WALL: EventPlot = {
  id: 'over-the-wall',
  when: /\bsnow(?:y|ed|s|ing)?[- ]?(?:day|storm|fall)?\b(?!.*\bsnow ?m[ae]n\b)|\bschool\b|\b(?:path|shovel\w*|dig\w*|neighbours?|snowed in)\b/i,
  young: (going) => young(apart(going)),
  middle: (going) => middle(apart(going)),
  old: (going) => old(apart(going)),
};

function young(going: Going): Told {
  const { A, B, K, a, b, k, g, Gcap, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const M = neighbourOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'bedroom', camera: 'medium', actors: [seen(A, 'look-up', 'excited')], things: ['snowflake'] },
        `"Snow day!" said ${g}. ${A.introduced} looked out. It was all white.`,
        `It was a snow day. ${A.introduced} looked out. No path! Only snow.`,
      ),
      page(
        { setting: 'snow', camera: 'wide', actors: everybody(going, 'stand', 'happy') },
        `The path was gone. ${B.introduced} had a spade.${comesToo} Over the wall went the snow.`,
        `${B.introduced} helped to dig.${comesToo} Over the wall went the snow. Flop!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'proud')] },
        `Now the path was clean. Thump! There was snow on it. "${refrain}" said ${a}.`,
        `There, all done! Then: thump. A heap lay on the path. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'stand', 'surprised'), seen(A, 'kneel', 'determined')] },
        `Over the wall with it! Thump! More snow. "${refrain}" said ${b}.`,
        `${b} threw it over the wall. Thump! It came back. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'look-up', 'worried')] },
        `They looked up. The sky was blue. Thump. "${refrain}"`,
        `Was it the sky? No, the sky was blue. Thump! "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: everybody(going, 'sit', 'sad') },
        `They dug and dug. It was no good. They sat down to rest. It was quiet.`,
        `Dig, throw, thump. Dig, throw, thump! At last they had to sit down.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'look-up', 'curious')] },
        `Then ${k} heard a voice, over the wall. "Who put that there?" it said. "Again!"`,
        `Somebody was puffing behind the wall. ${k} heard it. "Again!" said the somebody.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'surprised'), seen(M, 'stand', 'surprised')] },
        `${k} looked round the gate. There was Mrs Finch. She had a path and a spade, too!`,
        `It was Mrs Finch! She was digging her path. Over the wall went her snow. To them!`,
      ),
      page(
        { camera: 'wide', actors: [seen(M, 'stand', 'happy'), seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy')] },
        `They laughed! Then it all went into one heap. It was huge.`,
        `"It was you!" they all said. Now it went into the middle. What a hill!`,
      ),
      page(
        { time: 'sunset', camera: 'wide', actors: [seen(A, 'sit', 'excited'), seen(M, 'cheer', 'happy')] },
        `They slid down it until bedtime. Thump! "${refrain}" said Mrs Finch. It was ${a}.`,
        `${Gcap} made cocoa. ${a} slid down the hill. Thump! "${refrain}" said Mrs Finch.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, K, a, b, k, g, Gcap, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const M = neighbourOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'look-up', 'excited'), seen(going.G, 'stand', 'happy')],
        },
        `"No school," said the radio. "It's a snow day." ${A.introduced} looked out, and there was no garden either. There was only white. "First," said ${g}, "somebody had better find the path."`,
        `${A.introduced} woke up. The light was blue and nothing made a sound. It was a snow day. The school was shut. "I can't see our path," said ${a}. "It was there yesterday," said ${g}.`,
      ),
      page(
        { setting: 'snow', camera: 'wide', actors: everybody(going, 'stand', 'happy') },
        `${B.introduced} had a spade, and ${a} had a bigger one.${comesToo} On one side was the high wall of next door. So that was where they threw it. Up it went, and over, and was gone. "That's handy," said ${b}.`,
        `They began at the door. ${B.introduced} had one spade and ${a} had the other.${comesToo} The snow had to go somewhere. There was a high wall beside the path. "Over there," said ${b}, and over it went.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'surprised')] },
        `In a little while you could see a whole strip of path. ${a} leaned on the spade to look at it. Thump. In the middle lay a fresh white heap. "${refrain}" said ${a}.`,
        `"Done!" said ${a}, and bent down to pick up a glove. Thump! Behind ${a} there was a pile on the path, as high as a bucket. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'stand', 'surprised'), seen(A, 'kneel', 'determined')] },
        `"It came off the roof," said ${b}. They threw it over the wall. Thump. There was another, and it was bigger. They looked at the roof, which had not moved. "${refrain}"`,
        `They looked up into the tree. "It'll be that branch," said ${b}. So they threw the heap over the wall and shook the branch. Not a flake fell. Then: thump. "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'stand', 'worried') },
        `After that they worked as fast as they could. The faster they threw, the faster it came. It was like bailing out the sea. "It can't be snowing," said ${b}. "There isn't a cloud." Thump. "${refrain}"`,
        `"Quick," said ${a}, "before there's any more!" They threw twice as hard. They got it back twice as hard. The sky was blue from end to end. "${refrain}" said ${b}, with snow in both ears.`,
      ),
      page(
        { camera: 'medium', actors: everybody(going, 'sit', 'sad') },
        `By eleven o'clock they had dug the same path four times. "I'd sooner be at school," said ${a}. "We do sums at eleven." They stuck the spades in the snow, and sat on the step, and stopped.`,
        `In the end they gave up. They were hot on the inside and cold on the outside. "It's growing," said ${b}. "We'll never get to the gate." They sat down on the step, and it was quiet.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'look-up', 'curious')] },
        `The odd thing was that it stopped, too. There was no more thumping. In the hush ${k} heard something, on the other side of the wall. It was somebody out of breath. "And stay there," it said.`,
        `And nothing fell. ${k} noticed it first. They had stopped, and so had it. "Shh," said ${k}. Behind the wall, somebody was stamping about. "At last!" said the somebody. "It's given up!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'surprised'), seen(M, 'stand', 'surprised')] },
        `${k} climbed through to the gate and looked round the end of the wall. There stood old Mrs Finch from next door, with a shovel. She had a path, too. It had been dug four times. "It keeps coming back!" she said.`,
        `So they went round by the road. There was another path behind the wall, and a shovel, and Mrs Finch. "Good morning," she said. "Have you had any snow on your side? I've had mine five times."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(M, 'stand', 'happy'), seen(A, 'stand', 'surprised'), seen(B, 'stand', 'surprised')],
        },
        `They looked at her spade. They looked at theirs. They looked at the wall in between. "Where have you been putting it?" said ${a}. "Over there," said Mrs Finch, and pointed. Then she put her hand to her mouth.`,
        `"Where did you throw it, Mrs Finch?" said ${b}. "Why, over the wall," she said. "It's so handy." Nobody said a word. Then somebody snorted, and then they were all holding on to the gate. "It's been the same snow!" said ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(M, 'stand', 'happy'), seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy')] },
        `After that they put it all in one place, between both gates. It made a hill as high as the wall. Mrs Finch patted it smooth with her shovel. "That," she said, "was worth digging twice."`,
        `"Not over," said ${a}. "Round!" They carried it all to the front, hers and theirs, and piled it up. It was the same snow that they had thrown all morning. But all together it was a mountain.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: [seen(A, 'sit', 'excited'), seen(M, 'cheer', 'happy'), seen(B, 'sit', 'happy')],
        },
        `They slid down it on trays until the lamps came on. ${Gcap} brought cocoa for everybody, over the wall. Thump, went something, at the bottom of the hill. "${refrain}" said Mrs Finch. It was ${a}.`,
        `There were tea trays, and a queue. Mrs Finch went first, for she was the oldest. Then ${a} came down, much too fast, and landed on her path. Thump! "${refrain}" said Mrs Finch, and laughed.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, B, K, G, a, b, k, g, Gcap, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const M = neighbourOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(A, 'look-up', 'excited'), seen(G, 'stand', 'calm')] },
        `It was a snow day. The radio read out the name of the school, and ${A.introduced} cheered it like a goal. "A whole day," said ${a}, "with nothing in it." "There's the path in it," said ${g}. "Nobody can get in or out." ${B.introduced} was looking at the other house, the one behind the wall.${comesToo} "I wonder if she's got any milk," said ${b}.`,
        `The snow had come up to the letter box. There would be no school, and no bus, and no post. "I'm going to do nothing until I'm tired of it," said ${A.introduced}. ${B.introduced} had breathed a hole in the frost on the window.${comesToo} Through it you could see the wall, and the roof of next door. "There isn't any smoke yet," said ${b}. "You may do nothing," said ${g}, "when you have done the path."`,
      ),
      page(
        { setting: 'snow', camera: 'wide', actors: everybody(going, 'stand', 'determined') },
        `Mrs Finch lived behind that wall. They did not really know her. She was old, and rather straight, and once she had kept a ball. So when they began to dig, and needed somewhere to put the snow, nobody thought very hard. There was the wall. It was just the right height for throwing. "What's on the other side?" said ${b}. "Nothing," said ${a}. "It's only next door."`,
        `It was a long path and a high wall. Behind it lived a Mrs Finch, who said "Good day" as if she were shutting a drawer. A ball had gone over once, and not come back. ${a} took a great white slice on the spade, and looked about, and heaved it over. It went with a nice soft flop. "Is that all right?" said ${b}. "She never goes out," said ${a}. "She won't even know."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'surprised')] },
        `By half past nine they could see the stones. ${a} leaned on the spade, like a person in a picture of work. Thump. Something had come down behind, in the very middle of the clean part. It was a fair-sized heap of snow. "${refrain}" said ${a}. ${b} was nowhere near it.`,
        `They had cleared as far as the rose bush. "That's half," said ${a}, and turned round to admire it. Thump. Half of the half was white again. There was a lump on it as large as a sheep. They looked at one another's spades. "${refrain}" said ${a}, quite sharply.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'stand', 'curious'), seen(A, 'kneel', 'determined')] },
        `They thought of the roof. They thought of the tree. They thought, one after the other, of each other. Over the wall it all went, and there was a moment's peace. Thump. It was as if the day had the hiccups. "${refrain}" said ${b}. "I never touched it," said ${a}. "I didn't say that you did," said ${b}, a little too late.`,
        `"It's come off the gutter," said ${a}. The gutter was on the other side of the house. "Then it's a bird," said ${b}. They tried to think of a bird that size. They cleared the lump away, in the usual direction, and stood with their backs to the door and watched. It did not come from the roof or the tree. It seemed to come out of the plain blue sky. "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'run', 'worried') },
        `After that it was war, though they did not know with whom. They threw fast, and it came fast. They threw it high, and it came back higher. By eleven they had dug the same path four times, and you could not see it. "At school," said ${a}, "it would be sums by now. I like sums. When you've done one, it stays done."`,
        `They dug like dogs. The more they sent away, the more there was. ${a} had a blister, and ${b} had snow down the back of everything. "We've moved this whole garden," said ${b}, "three times. Where does it all come from?" It did cross ${A.names} mind to wonder where it all went. It crossed, and was gone.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'angry'), seen(B, 'sit', 'sad')] },
        `In the end they quarrelled. "You throw it too near the edge," said ${a}. "It must slide back." "You throw it as if it was somebody's fault," said ${b}. They put down the spades and sat on the step, as far apart as a step allows. And then a queer thing happened. It was nothing. Nothing fell. For five whole minutes there was not a thump.`,
        `"This is your fault," said ${a}. "You had to go and wonder about next door." That was so silly that ${b} did not even answer. They sat down on the step with their backs to each other. It was very still. One robin came and looked at the path, now that there was one. It stayed clear. It went on staying clear. The odd part was that nobody was doing anything.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'look-up', 'curious')] },
        `"Listen," said ${k}. There was a sound behind the wall, quite small. It was somebody breathing hard, and a scrape, and a little groan. "There," said a voice, all out of puff. "I do believe they've stopped." ${k} looked at the wall. You could see that a thought was on its way, and that it was a large one.`,
        `It was ${k} who put two and two together, not being busy with a quarrel. They had stopped, and it had stopped. "What's over there?" whispered ${k}. From behind the bricks came a clink, as of a shovel that is put down. Somebody blew their nose. "Five times," said the somebody, to no one. "Five times, at my age."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(M, 'stand', 'surprised'), ...everybody(going, 'stand', 'surprised')].slice(0, 4),
        },
        `They went round by the road, in up to the middle. There was a gate there, and behind it a path, right along the other side of their wall. And there was Mrs Finch, in a man's coat, with a coal shovel. She had dug it clean. There was one white heap in the middle of it, which they knew very well. They had thrown that one. "I can't think," said Mrs Finch, "where it all comes from."`,
        `Over in the next garden it had been morning, too. There ran a path, the very twin of theirs. On it stood Mrs Finch with a shovel as long as herself. Her hat was full of snow. "Good day," she said. "Have you found that it's falling in lumps?" She showed them. The newest was the shape of ${A.names} spade. It still had the mark of the handle in it.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'worried'), seen(M, 'stand', 'calm')] },
        `She did not know. You could see that she did not. She thought it was weather. ${a} could have said how strange, and helped with this one, and gone home. It would have stopped, and nobody would have been any the wiser. "It's me," said ${a}. "It comes from me. I put it over the wall. I didn't think there was anybody there." It was a hard thing to say to a shovel.`,
        `All it needed was for no one to speak. She was not looking at the wall. She was looking at her poor path. "It must be the wind," said Mrs Finch. "Yes," said ${b}, to be kind. ${a} would sooner have said nothing, and spoke. "It isn't wind," said ${a}. "It's us. We threw it. I said you wouldn't even know." There was a long white silence.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(M, 'stand', 'shy'), seen(A, 'stand', 'surprised'), seen(B, 'stand', 'happy')],
        },
        `Mrs Finch looked from ${a} to the wall, and up, and along it. A slow pink came into her face. "Oh, my dears," she said. "And where do you suppose I've been putting mine?" They thought about it. They thought of the heap on the path, and the sky with no cloud. "I said to myself," said Mrs Finch, "it's only next door." Then they all had to hold on to the gate.`,
        `And then she began to shake. They were afraid that she was crying. "I thought," said Mrs Finch, when she could, "that you were all at school. I thought, there's nobody there to mind. So I've been putting it up there." And she pointed, up and over, with the shovel. It was the same snow. It had been to and fro since nine. "${refrain}" said ${b}. "You did," they all said, to each other.`,
      ),
      page(
        { camera: 'wide', actors: [seen(M, 'stand', 'happy'), seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy')] },
        `They dug it out once more, hers first. This time they carried it all down to the front and built it up in one heap. It grew as high as the bricks. You could stand on top and see both paths at once, side by side, clean to the stones. "It's a poor sort of wall," said Mrs Finch, "from up here." She went in, and came out with a ball.`,
        `So they made it into something. Everything from both sides went to the front, where the wall leaves off. By three o'clock there was a hill with a slide on it. Mrs Finch turned out to know about slides. ${Gcap} lifted the cocoa over, cup by cup. "I've got a football of yours somewhere," said Mrs Finch. "It came over in June. I never liked to throw it back. It seemed rude."`,
      ),
      page(
        { time: 'sunset', camera: 'wide', actors: [seen(A, 'jump', 'excited'), seen(M, 'stand', 'happy')] },
        `They were still at it when the lamps came on. There was a yell, and a rush, and something landed on Mrs Finch's doormat with a thump. She looked at it for some time. It was ${a}. "${refrain}" said Mrs Finch. "Next door," said ${a}.`,
        `The last one down that night was ${a}, on a tea tray, backwards. The slide ended at her door. Thump! Mrs Finch opened it, with her hat off and the kettle on, and looked down. "${refrain}" said she. "Well, it had better come in."`,
      ),
    ],
  };
}
