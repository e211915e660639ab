import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { bystander } from '../pair.ts';

const REFRAINS = [
  'Not quite',
  'Nearly right',
  'Not quite like that',
  'Almost right',
  'Not quite yet',
  'Very nearly',
  'Close, but not quite',
  'Nearly, dear',
  'Not quite, dear',
  'So nearly right',
  'Not exactly',
] as const;
const titlesOf = (says: string): readonly string[] => [
  `${says} in the fog`,
  'not quite',
  'the other voice',
  'one who sounded different',
];

/** Whoever sounds unlike all others can be found by all of them. */
export const VOICE: EventPlot = { id: 'voice', young, middle, old };

const noise = (says: string): string => says.replace(/[.!]$/, '');

function young(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const T = bystander(going);
  const [mine, theirs] = [noise(A.says), noise(B.says)];
  const { kinds } = B;
  const refrain = `${chance.pick(...REFRAINS)}!`;
  return {
    title: titled(chance.pick(...titlesOf(mine))),
    refrain,
    pages: [
      page(
        { setting: 'farm', camera: 'medium', actors: [seen(B, 'stand', 'happy'), seen(A, 'sit', 'happy')] },
        `Here is ${A.introduced}. And who is the mother? It is ${B.introduced}!`,
        `This is ${A.introduced}. ${a} lives with ${kinds}. The mother is ${B.introduced}.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'stand', 'happy'), seen(A, 'shout', 'happy')] },
        `"Say ${theirs}," says ${b}. "${mine}!" says ${a}. "${refrain}" say all the ${kinds}.`,
        `All the ${kinds} say "${theirs}". ${a} says "${mine}!" "${refrain}" says ${b}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'worried'), seen(B, 'stand', 'calm')] },
        `They all stand in a row. They look alike. ${a} stands in the row too. "${refrain}"`,
        `They walk in a row. They look alike. ${a} comes last. "${refrain}"`,
      ),
      page(
        { time: 'night', camera: 'close', actors: [seen(A, 'sit', 'determined')] },
        `At night ${a} tries it, all alone. "${theirs}... ${mine}!" Oh dear. "${refrain}" says ${a}.`,
        `When they sleep ${a} tries again. "${theirs}... ${theirs}... ${mine}!" "${refrain}" says ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'stand', 'scared'), seen(A, 'stand', 'surprised')], things: ['cloud'] },
        `Then comes the fog. It is white all round. Nobody can see a thing.`,
        `Fog! It comes over the field. Where is the gate?`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'shout', 'scared')] },
        `"${theirs}!" says one. "${theirs}!" says another. Which way is home?`,
        `"${theirs}!" It comes from here. "${theirs}!" It comes from there. They all sound alike!`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'shout', 'determined')] },
        `${a} is at the gate. ${a} takes a big breath. "${mine}! ${mine}!" That is not like the others.`,
        `${a} has found the gate. Now ${a} is loud. "${mine}! ${mine}!" There is only one like that.`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'run', 'happy'), seen(A, 'shout', 'happy')], things: ['gate'] },
        `"That is our ${a}!" says ${b}. "Go that way!" And they all come, one by one.`,
        `"I know that voice!" says ${b}. "It is our ${a}!" One by one they find the gate.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'hug', 'happy'), seen(A, 'hug', 'happy'), seen(T, 'stand', 'happy')] },
        `"All here!" says ${T.introduced}, at the gate. ${b} holds ${a} very tight.`,
        `${T.introduced} counts them at the gate. ${b} gives ${a} a big hug.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')] },
        `Now all the ${kinds} try to say it. "${refrain}" says ${a}.`,
        `"How does it go?" say the ${kinds}. They all try it. "${refrain}" says ${a}. Good night.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const T = bystander(going);
  const t = T.name;
  const [mine, theirs] = [noise(A.says), noise(B.says)];
  const { kinds } = B;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...titlesOf(mine))),
    refrain,
    pages: [
      page(
        { setting: 'farm', camera: 'medium', actors: [seen(B, 'stand', 'happy'), seen(A, 'sit', 'happy')] },
        `When ${A.introduced} was very small, somebody found ${a} under a hedge. It was ${B.introduced}. "This one's cold," said ${b}. "This one's mine." So ${a} was raised by ${kinds}.`,
        `${A.introduced} could not remember any other mother than ${B.introduced}. There was a hedge, and it was wet. Then there was ${b}, and it was warm. After that ${a} lived among the ${kinds}.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'stand', 'happy'), seen(A, 'shout', 'happy')] },
        `First ${a} had to learn to talk. "${theirs}," said ${b}, slowly. "Now you." ${a} took a deep breath. "${mine}!" The ${kinds} looked at each other. "${refrain}," they said, kindly.`,
        `All of them said "${theirs}" in the morning. ${a} wanted to say it as well. But when it came out it was "${mine}!" Two of them fell over. "${refrain}," said ${b}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'worried'), seen(B, 'stand', 'calm')] },
        `They went to the field in a row, and ${a} went in the row. From far away you saw twenty who were alike. And you saw one who had the wrong ears. "${refrain}," said the one in front.`,
        `At noon they all lay down, in the same way, on the same side. ${a} lay down as well. There was always something that stuck out. "${refrain}," they said, and tucked it in.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'calm'), seen(B, 'sit', 'happy')] },
        `Dinner was ${B.being?.eats ?? 'bread'}. Everybody chewed, and ${a} chewed. It took a long time to go down. "It's very good," said ${a}, "on the whole." "${refrain}," they said, but they gave ${a} seconds.`,
        `${a} even ate what they ate, which was ${B.being?.eats ?? 'bread'}. ${a} ate it with a brave face, and asked for more. "${refrain}," they said. "You're meant to like it." But they liked ${a} for it.`,
      ),
      page(
        {
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'sit', 'determined'), seen(T, 'stand', 'curious')],
          things: ['moon'],
        },
        `At night, when they slept, ${a} practised behind the shed. "${theirs}," said ${a}, to the moon. "${theirs}. ${mine}!" ${T.introduced} heard it, from the gate. "I like the last one best," said ${t}.`,
        `Every night ${a} went down to the gate to practise. ${T.introduced} sat there and listened. "${theirs}... ${theirs}... ${mine}!" said ${a}. "Oh, it always slips." "I'd know you anywhere," said ${t}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'stand', 'scared'), seen(T, 'stand', 'worried')] },
        `Then there came a night with fog. It rolled down the hill and filled the field like milk. The ${kinds} were all over the place, and could not see their own feet. "Come home!" called ${t}, at the gate. But which way was that?`,
        `One evening the fog came, so thick that you could lean on it. ${t} stood by the gate with a lantern. It made one small yellow spot. Out in the field nobody could see it. Nobody could see anybody.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'shout', 'scared')] },
        `"${theirs}!" called one of them. "${theirs}!" called all the others, from everywhere. They ran towards each other, and missed. If everyone says the same, you can't tell who is where.`,
        `"${theirs}!" said somebody on the left. "${theirs}!" said somebody on the right. So they went left, and right, and round in rings. It might have been anybody. It always was.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'shout', 'determined')], things: ['gate'] },
        `${a} had come to the gate by luck. "I'll call them," said ${a}. "${theirs}!" It was the best one yet. And it was no use, for it was like all the rest. ${a} looked at ${t}. Then ${a} threw back ${A.names} head. "${mine}!"`,
        `${a} bumped into the gatepost, and knew where that was. "${theirs}!" called ${a}. Nobody came. It was one more among so many. "Do yours," said ${t}. So ${a} did. "${mine}! ${mine}!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'run', 'happy'), seen(A, 'shout', 'happy')] },
        `There was only one in the world who sounded like that. "That's our ${a}!" cried ${b}, far away in the white. "Where ${a} is, there's the gate!" And out of the fog they came, one after another, towards the voice.`,
        `In the fog twenty heads went up. "That's ours," said ${b}. "That's my ${a}. Follow that!" It went over the field like a rope. They all took hold of it, with their ears, and came along.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'hug', 'happy'), seen(A, 'hug', 'happy'), seen(T, 'stand', 'happy')],
          things: ['gate'],
        },
        `${t} counted them in at the gate. "Twenty," said ${t}, "and one." ${b} pressed close to ${a}, ears and all. "I'm so glad," said ${b}, "that you can't do it."`,
        `"All twenty," said ${t}, "and one who sticks out." ${b} came up close, and leaned on ${a}. "Don't ever learn it," said ${b}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')], things: ['moon'] },
        `When the fog had gone they stood round in a ring. "How does it go?" they said. "We ought to know it, for another time." They all tried. ${a} listened to every one. "${refrain}," said ${a}.`,
        `These nights there is a strange noise from that field. They're all practising. "${mine}?" they say, twenty of them, under the moon. "${refrain}," says ${a}, and shows them once more.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const T = bystander(going);
  const t = T.name;
  const [mine, theirs] = [noise(A.says), noise(B.says)];
  const { kinds } = B;
  const mineKinds = A.kinds;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...titlesOf(mine))),
    refrain,
    pages: [
      page(
        { setting: 'farm', camera: 'medium', actors: [seen(B, 'stand', 'happy'), seen(A, 'sit', 'happy')] },
        `There had been a hard winter, and something was found under the hedge. The others were for leaving it. "It's the wrong sort," they said. "I can see what sort it is," said ${B.introduced}. "It's the cold sort." That was how ${A.introduced} came to be raised by ${kinds}. Nobody spoke of it afterwards. They merely made a space in the row, of a slightly different shape.`,
        `${A.introduced} was the only one of that kind for miles. That was never mentioned. In a hard frost ${B.introduced} had carried something in from the hedge. Then ${b} had lain down on it until it was warm. By morning nobody could have taken it away. "It'll grow up like us," said ${b}. And the ${kinds}, who are polite, said that no doubt it would.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'stand', 'happy'), seen(A, 'shout', 'happy')] },
        `The talking was the hardest. "${theirs}," said ${b}, a hundred times a day. ${a} would shut both eyes and think of nothing else. It began well. It was only towards the end that something took hold of it, and bent it, and there it was: "${mine}!" All down the row they winced. "${refrain}," they said. It was said so nicely that it hurt for hours.`,
        `Everything else could be learned. ${a} walked as they walked, and ate ${B.being?.eats ?? 'bread'}, and kept a straight face. But each morning the whole row said "${theirs}", one after another, and then it was ${A.names} turn. You could feel them hoping. "${mine}!" said ${a}. Birds went up, three fields away. "${refrain}," said ${b}, who was the last to stop hoping.`,
      ),
      page(
        {
          time: 'night',
          camera: 'wide',
          actors: [seen(A, 'stand', 'curious'), seen(T, 'stand', 'curious')],
          things: ['moon'],
        },
        `That autumn it came from the hill. It was very late, and very far off. "${mine}!" said somebody, who was not ${a}. All the hairs stood up on ${A.names} neck. In the field they had all woken. Nobody looked at ${a}, and that was worse than if they had. "It's only ${mineKinds}," said one of the old ones. "They'll be looking for their own."`,
        `One night ${a} heard it, from beyond the hill. "${mine}!" It was small with distance. It was done without any trouble at all, by somebody who had never been corrected. ${a} had not known that it could be beautiful. ${T.introduced}, at the gate, had heard it too. "That's your sort," said ${t}. "They'd understand every word you say."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'worried')] },
        `"You could go and see," said ${b}, in the dark. It must have been lying ready for a long time. "I always said that you should, when they came." "Do you want me to?" said ${a}. "No," said ${b}. "But I'd like you to be somewhere where you're quite right, and not nearly." The old ones had asked for no more of that noise, in any case. For nine days ${a} made none, and lay awake.`,
        `Next day the old ones put their heads together. They came to ${a} in a row. It would be better, they said, if there were no more of that noise. It drew attention. It made the little ones nervous. "I'll stop," said ${a}. And for nine days ${a} did not make any sound. "You needn't do it for me," said ${b}. "I liked to know where you were."`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'walk', 'sad'), seen(T, 'stand', 'worried')], things: ['gate'] },
        `So on the tenth night ${a} went down to the gate. ${a} had said goodbye to nobody, because it was only to look. "Shall I open it?" said ${t}. Up on the hill they had begun again, two of them, three of them. And behind ${a}, without a sound, the fog came out of the ditch. It lay down on the field, and got up again as high as a house.`,
        `${a} meant to go only as far as the hedge, to hear better. ${t} held the gate. "You'll come back?" said ${t}. "I don't know," said ${a}. It was the first clear thing that ${a} had said for days. Over the hill they called. Neither of them had been looking at the field. When they did there wasn't one. There was a white wall, and it had come up to their feet.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'shout', 'scared')] },
        `Then it started, in there. "${theirs}!" It was one of the small ones. "${theirs}!" said its mother, and "${theirs}!" said nineteen others, from everywhere at once. They ran to one another and met nobody. Beyond the field, on that side, is the quarry. "They're going round in rings," said ${t}. "They all sound the same. They can't tell a mother from a hedge."`,
        `It's a bad thing to hear people you love call out, and all be wrong. "${theirs}!" they cried. It was no good crying it. Each of them heard it on all sides, and followed whichever was nearest, and that one was following too. Bit by bit it was moving off to the left. To the left there was the quarry. "Not that way!" shouted ${t}. But it was a small voice, in so much wool.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'determined'), seen(T, 'stand', 'worried')] },
        `${a} had promised. Also, if ${a} called out now, they'd hear it on the hill, and come down to see who it was. They would find somebody at a gate, among ${kinds}. There might be no explaining that. "${theirs}!" called ${a}, as well as it can be done. For once it was perfect. And no one took any notice of it whatever.`,
        `${a} tried it properly first, out of pure habit. "${theirs}!" It was faultless. Years of work had gone into it, and it made no more difference than one drop in a bath. There was the other thing, of course. It was the thing that they had asked ${a} not to do. ${a} looked at the hill, and at the fog. You can't call to both.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'shout', 'determined')], things: ['gate'] },
        `Then ${a} let go of it. It came from the very bottom, where it had been put away for nine days, and for years before that. "${mine}!" It went through the fog like a door that opens. It was not nearly anything. It was quite right, all the way to the end. "${mine}!" And in the white field everything stopped.`,
        `So ${a} stood up on the bar of the gate, and did what came of itself. "${mine}! ${mine}! ${mine}!" There wasn't another like it for miles. It was as plain as a lamp. On the hill they broke off in the middle. And in the fog there was a silence, and in the silence somebody said, "That's mine."`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'run', 'happy'), seen(A, 'shout', 'happy')] },
        `"That's ${a}," said ${b}, to whoever was there. "That's the gate. Don't listen to each other. Listen to that." And one after another they turned towards the only voice that could not be anybody else's. They came in by ones and twos, wet through, holding on to it. ${t} counted. The small one came nineteenth. ${b} was last, having stayed to send on the rest.`,
        `They came to it like beads to a string. You could hear them bump, and beg each other's pardon, and come on. "${refrain}!" somebody was shouting out there, half laughing. "Oh, thank goodness! Go towards that!" It was one of the old ones. ${t} held the lantern, and counted as far as twenty. Then ${b} walked out of the white, and straight up to ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'hug', 'happy'), seen(A, 'hug', 'happy')] },
        `"You were at the gate," said ${b}, after a time. "Yes," said ${a}. "Were you going?" ${a} thought about it. "I was going to see if there was a place where I'd sound right," said ${a}. "And I think that this is it. It's just that it needs a bit of fog." The old ones had formed a row. They did not say that it had been a mistake. But they moved up, and left a wide space in it.`,
        `"I never wanted you to stop," said ${b}. "We asked you to," said the old ones, who had come up in a row. "It was a foolish thing to ask. We thought that you did ours badly. We never thought of it as yours." "I can do it more softly," said ${a}. "Please don't," they said.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy'), seen(T, 'sit', 'happy')],
          things: ['moon'],
        },
        `Those on the hill did come down, one clear night, as far as the gate. They were friendly, and rather thin. "You have an accent," they told ${a}. ${a} laughed so much that it woke the field. Nowadays there is a lesson, on Fridays. They stand in a row, all twenty, and take a deep breath, and do it together at the moon. "${refrain}," says ${a}, very kindly.`,
        `When the moon is up ${a} talks to the hill now, and the hill talks back. There's a good deal of news. Then ${a} comes home and lies down, and something sticks out, and somebody tucks it in. And if you pass that field by night you may hear twenty ${kinds}, who are learning a foreign language. "${mine}?" they say. "${refrain}," says a voice. "But I'd know you anywhere."`,
      ),
    ],
  };
}
