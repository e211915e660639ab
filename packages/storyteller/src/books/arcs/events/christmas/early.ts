import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';

const REFRAINS = [
  'Is it morning?',
  'Is it morning yet?',
  'Is it Christmas now?',
  'Can we get up?',
  'Is it really morning?',
  'Is that the morning?',
  'Is morning here?',
  'Do we get up?',
  'Is it morning now?',
  'Shall we get up?',
  'May we get up?',
  'Has morning come?',
] as const;
const TITLES = ['is it morning', 'the longest night', 'on the bottom stair', 'not yet, not yet'];

/** Who is asked all night is the last to be up. */
export const EARLY: EventPlot = {
  id: 'early',
  when: /\b(?:eve|night|sleep\w*|bed\w*|wait\w*|early|morning|excited|awake|stockings?)\b/i,
  young,
  middle,
  old,
};

function young(going: Going): Told {
  const { K, B, A, k, G, g, Gcap, chance } = going;
  const X = A === K ? B : A;
  const x = X.name;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `It is Christmas Eve. ${K.introduced} is in bed. ${X.introduced} is there, too. Sleep now!`,
          `It is Christmas Eve, and dark. Into bed goes ${K.introduced}. So does ${X.introduced}!`,
        ],
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'wide',
          actors: [seen(K, 'sit', 'excited'), seen(X, 'sit', 'excited')],
        },
      },
      {
        text: [
          `Tick, tock. ${k} opens one eye. "${refrain}" "Not yet," says ${g}.`,
          `${k} cannot sleep. Up gets ${k}. "${refrain}" "Not yet," says ${g}.`,
        ],
        scene: { camera: 'medium', actors: [seen(K, 'stand', 'curious'), seen(G, 'stand', 'calm')] },
      },
      {
        text: [
          `Tick, tock. ${x} looks out. The moon is there. "${refrain}" "Not yet," says ${g}.`,
          `The moon looks in. "${refrain}" says ${x}. "That is the moon," says ${g}. "Not yet."`,
        ],
        scene: { camera: 'medium', actors: [seen(X, 'stand', 'curious'), seen(G, 'stand', 'sleepy')] },
      },
      {
        text: [
          `They count sheep. One, two, three. The sheep want Christmas, too! "${refrain}"`,
          `They count to ten. They count to ten again. "${refrain}" "Not yet," says ${g}.`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'sit', 'happy'), seen(X, 'sit', 'happy')] },
      },
      {
        text: [
          `${Gcap} gives a big yawn. "Come and wait," says ${g}. They sit on the stairs.`,
          `"Come," says ${g}, and yawns. They all sit on the stairs. They wait.`,
        ],
        scene: {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(G, 'sit', 'sleepy'), seen(K, 'sit', 'excited'), seen(X, 'sit', 'excited')],
        },
      },
      {
        text: [
          `It is dark. It is warm in the middle. Tick, tock. Nobody says a word.`,
          `One blanket for all of them. Tick, tock, tick. It is so warm there.`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'sit', 'sleepy'), seen(X, 'sit', 'sleepy')] },
      },
      {
        text: [
          `Look! The window is pink. ${k} sees it. ${x} sees it. "Is it? It is!"`,
          `What is that? It is light! "Look, ${x}!" says ${k}. "It is day!"`,
        ],
        scene: {
          time: 'night',
          camera: 'medium',
          actors: [seen(K, 'point', 'excited'), seen(X, 'look-up', 'surprised')],
        },
      },
      {
        text: [
          `And ${g}? ${Gcap} is fast asleep. Pat, pat. "It is Christmas!" says ${k}.`,
          `But ${g} is asleep, on the stairs. "Get up! It is Christmas!" says ${k}.`,
        ],
        scene: { camera: 'close', actors: [seen(G, 'sit', 'sleepy'), seen(K, 'stand', 'happy')] },
      },
      {
        text: [
          `${Gcap} opens one eye. "${refrain}" says ${g}. "Yes!" says ${k}. "Yes, yes, yes!"`,
          `"${refrain}" says ${g}. "Yes!" say ${k} and ${x}. "It is! Merry Christmas!"`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(K, 'jump', 'excited'), seen(X, 'cheer', 'excited'), seen(G, 'sit', 'sleepy')],
        },
      },
    ],
  };
}

function middle(going: Going): Told {
  const { K, B, A, k, G, g, Gcap, chance } = going;
  const X = A === K ? B : A;
  const x = X.name;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `It was Christmas Eve. In bed lay ${K.introduced} and ${X.introduced}, with shut eyes. It did not work. "Sleep, and it will be morning," said ${g}, and put out the light.`,
          `"I'm asleep," said ${K.introduced}. "So am I," said ${X.introduced}. It was Christmas Eve, and they had been asleep for one whole minute. It felt like a week.`,
        ],
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'wide',
          actors: [seen(K, 'sit', 'excited'), seen(X, 'sit', 'excited')],
        },
      },
      {
        text: [
          `At ten o'clock ${k} went along the passage. It was dark, and the floor was cold. "${refrain}" said ${k}. "Not yet," said ${g}, who was reading. "It's ten."`,
          `After a long, long time ${k} got up and went to ask. "${refrain}" "No," said ${g}. "You've only just gone up." "Are you sure?" said ${k}. ${Gcap} was sure.`,
        ],
        scene: {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(K, 'stand', 'curious'), seen(G, 'sit', 'calm')],
        },
      },
      {
        text: [
          `At twelve ${x} saw a light, and jumped out of bed. "${refrain}" cried ${x}, all down the passage. It was the moon. "Not yet," said ${g}, who had been asleep for a little.`,
          `Next it was ${x} who woke up. The whole room was bright! "${refrain}" shouted ${x}. Two doors opened. "That's the moon," said ${g}, with one eye. "Not yet."`,
        ],
        scene: { camera: 'medium', actors: [seen(X, 'run', 'excited'), seen(G, 'stand', 'sleepy')] },
      },
      {
        text: [
          `So they tried counting sheep. But these sheep had heard about Christmas. They would not go over the fence. They stood there in paper hats. "${refrain}" they asked. "I can't count them when they talk," said ${k}.`,
          `"Let's make it go faster," said ${k}. They breathed fast. They turned the pillow over, to have it done. They even told the clock to hurry. "Tick," it said. And some time later it said, "Tock."`,
        ],
        scene: { setting: 'bedroom', camera: 'close', actors: [seen(K, 'sit', 'worried'), seen(X, 'sit', 'curious')] },
      },
      {
        text: [
          `At two they went together. "${refrain}" they said. ${Gcap} sat up, with flat hair. "I tell you what," said ${g}. "I shall never get any sleep like this. We'll wait for it. Bring the blanket."`,
          `"${refrain}" they asked at two. "${refrain}" they asked at half past. ${Gcap} put both feet on the floor. "Then we'll go and meet it," said ${g}. "It comes in by the big window. You can see it from the stairs."`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(G, 'sit', 'sleepy'), seen(K, 'stand', 'excited'), seen(X, 'stand', 'excited')],
        },
      },
      {
        text: [
          `They sat on the bottom stair, ${g} in the middle. The blanket went all the way round. In front of them was the window, as black as a boot. "Don't take your eyes off it," said ${g}.`,
          `So there they sat, all three on one stair, in one blanket. It was dark, and smelled of oranges. "Who sees it first must tell the others," said ${g}, and yawned. They watched the window.`,
        ],
        scene: {
          setting: 'living-room',
          camera: 'wide',
          actors: [seen(G, 'sit', 'calm'), seen(K, 'sit', 'curious'), seen(X, 'sit', 'curious')],
        },
      },
      {
        text: [
          `It is odd how fast a night goes, if you are not in bed. It was black, and then it was dark blue. ${k} leaned on the left, and ${x} leaned on the right. It was very warm. "Not yet," murmured ${g}. "Not... yet."`,
          `Nothing happened for a long time, and it was nice. ${X.names} head got heavy. There was a thin grey line, low down, like a chalk mark. "Not yet," said ${g}, in a very small voice. After that ${g} did not say anything.`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'sit', 'calm'), seen(X, 'sit', 'sleepy')] },
      },
      {
        text: [
          `${k} saw it first. There was a pink edge on the roof opposite. Then the chimney was pink, and a bird on it. "${x}," whispered ${k}. "It's coming. It's really coming!" They held on to each other and watched it come.`,
          `Then somebody seemed to light a fire behind the trees. It was pink, and it was gold. It came over the wall, and across the floor, and on to ${K.names} feet. "It's here," said ${k}. "It came in by the window!"`,
        ],
        scene: {
          time: 'night',
          camera: 'medium',
          actors: [seen(K, 'point', 'excited'), seen(X, 'look-up', 'surprised')],
        },
      },
      {
        text: [
          `"Look!" they said to ${g}. But ${g} was leaning on the wall, with an open mouth, fast asleep. They patted. They tickled. They sang a carol into one ear. "Get up! It's Christmas!"`,
          `They turned round to tell ${g}. And ${g} was snoring. There was a small noise each time, like a kettle. "You have to get up!" said ${k}. "You'll miss it!" It took them quite some time.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(G, 'sit', 'sleepy'), seen(K, 'stand', 'happy'), seen(X, 'stand', 'happy')],
        },
      },
      {
        text: [
          `At last ${g} opened one eye, and shut it again. "${refrain}" said ${g}. ${k} and ${x} looked at each other. "Yes," they said, both together. "It is. It is. It IS!"`,
          `One eye came open. "${refrain}" said ${g}. "Yes!" shouted ${k}. "And it's Christmas!" shouted ${x}. "Are you sure?" said ${g}. They were so sure that they pulled off the blanket.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(K, 'jump', 'excited'), seen(X, 'cheer', 'excited'), seen(G, 'sit', 'sleepy')],
        },
      },
    ],
  };
}

function old(going: Going): Told {
  const { K, B, A, k, G, g, Gcap, chance } = going;
  const X = A === K ? B : A;
  const x = X.name;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `There are three hundred and sixty-four nights in the year that are the right length. Then there is the other one. ${K.introduced} had gone to bed early, so as to get it over. ${X.introduced} had gone to bed late, in order to have less of it. They lay there side by side in the dark, and it came to the same. "What time is it?" said ${x}. "Two minutes since you asked," said ${k}.`,
          `They had a plan, that year. On Christmas Eve one of them would sleep while the other kept watch, and then they'd change. That way it would be only half as long for each. "You first," said ${X.introduced}. "No, you," said ${K.introduced}. An hour later they were both still keeping watch. There was nothing to see. It was the same dark as on any Tuesday, but there was more of it.`,
        ],
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'wide',
          actors: [seen(K, 'sit', 'excited'), seen(X, 'sit', 'excited')],
        },
      },
      {
        text: [
          `At ten ${k} went to enquire. "${refrain}" said ${k}, round the door. ${Gcap} had a mouth full of ribbon, and pushed something behind the sofa. "Not yet," said ${g}. "It's ten. It'll be eleven next, and then it will be twelve. It always goes like that." ${k} had hoped that tonight there might be another way.`,
          `"${refrain}" asked ${k}, at ten, in a voice that had only just woken up. "No," said ${g}, and put a cushion on something. "Not yet. Go back to bed, and shut your eyes, and you'll see: it's no time at all." That was what they said every year. It was always some time.`,
        ],
        scene: {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(K, 'stand', 'curious'), seen(G, 'sit', 'calm')],
        },
      },
      {
        text: [
          `A little after twelve ${x} saw it. It was white, and it lay right across the floor. "${refrain}" cried ${x}, and was halfway down the passage with one sock on. ${Gcap} came out, all in white, like a snowman. "That," said ${g}, "is the moon." They all went and looked at it. It was. It had a smug sort of face.`,
          `It was ${x} who had the next false alarm. A cock crew. "${refrain}" shouted ${x}, and the whole house woke up, and two of the neighbours. Then it crew again, and it was a hinge. "Not yet," said ${g}, on the landing, holding on to the wall. One side of ${G.names} face was creased like a map. "It's a quarter to one. I had just got to sleep."`,
        ],
        scene: { camera: 'medium', actors: [seen(X, 'run', 'excited'), seen(G, 'stand', 'sleepy')] },
      },
      {
        text: [
          `They tried to be reasonable. They counted sheep, as one is told to. But you can't keep Christmas from sheep. They came up to the fence, with their parcels, and wouldn't go over. "${refrain}" they said. "How many are there?" asked ${x}. "All of them," said ${k}. They tried lying on the other side. They tried being bored. It is a terrible thing to be bored and excited both at once.`,
          `After that they tried to push. If one breathed faster, perhaps the night would. They turned over every time the clock struck, to help. "We could put it on," said ${x}. The clock had a little wheel at the back. It would only take a moment, and it would be seven. ${k} had a finger on it. But it would be seven in here and one outside, and they would know. ${k} left it.`,
        ],
        scene: {
          setting: 'bedroom',
          camera: 'close',
          actors: [seen(K, 'sit', 'worried'), seen(X, 'sit', 'curious')],
          things: ['clock'],
        },
      },
      {
        text: [
          `At two they went together, barefoot, and stood at the foot of ${G.names} bed. They had agreed to say nothing. It was only that they breathed. "Not yet," said ${g}, without an eye open. "${refrain}" they said, since they'd been spoken to. It was very quiet. One could see ${g} think of everything that there was to do tomorrow, and for how many. Then two feet came out, and felt about for slippers.`,
          `The fifth time, ${k} had a hand up to knock, and thought of that face, with the creases. "We oughtn't to," said ${k}. "It's Christmas for ${g} too, tomorrow." They sat down outside the door instead, on the bare boards, and were as good as they had ever been. It was their teeth that gave them away. They chattered. "All right," said a voice. "You can say it." "${refrain}" they said, through the keyhole.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(G, 'sit', 'sleepy'), seen(K, 'stand', 'shy'), seen(X, 'stand', 'shy')],
        },
      },
      {
        text: [
          `"You're going about it the wrong way," said ${g}. "You want it to come, and you lie there with your eyes shut. How would you know? If somebody's coming, you go and meet them." "Where?" said ${x}. "It comes in by the big window," said ${g}, "over the roofs. I've never seen it myself. I've always been in the kitchen." And ${g} took the blanket, the red one, from the end of the bed.`,
          `${Gcap} did not send them back. "When I was small," said ${g}, "I used to ask all night. And then I fell asleep, and somebody had to shake me. Do you know that I've never once seen it? I have seen it when it was there. I've never seen it come." They stood and thought about that. "You could see it from the stairs," said ${k}. "There's a window." "Bring the blanket," said ${g}.`,
        ],
        scene: { camera: 'close', actors: [seen(G, 'stand', 'calm'), seen(K, 'stand', 'curious')] },
      },
      {
        text: [
          `So they sat on the bottom stair, all three in one blanket, with ${g} in the middle. It was as black outside as the inside of a hat. Nobody said that it was late. "What are we looking for?" whispered ${x}. "I don't know," said ${g}. "Something's got to be first." There was a smell of oranges. The house ticked. It was the very same night as before. But now it was on their side.`,
          `There's a draught on the bottom stair, but not if you sit three deep. They had one blanket and six cold feet. In front of them was the big window, and there was nothing in it. They looked at the nothing. By and by it got interesting. "There's a bit that's less," said ${k}. "Where?" said ${g}, and leaned forward. Nobody had ever seen ${g} do so little, for so long.`,
        ],
        scene: {
          setting: 'living-room',
          camera: 'wide',
          actors: [seen(G, 'sit', 'calm'), seen(K, 'sit', 'curious'), seen(X, 'sit', 'curious')],
        },
      },
      {
        text: [
          `You can't see it change. You can only see that it has. There had been no roofs, and there were roofs. There was a chimney that was a bit more of a chimney each time. The blanket got heavier on both sides, and then it was heavier in the middle. "Not yet," said ${g}, to nobody, a good deal later. "Not... quite." And ${k}, who had begun to nod, heard that, and sat up straight. It was somebody else's turn to keep watch.`,
          `Black went to blue at about the time when ${x} stopped talking. The blue had a hem. It was so thin that you lost it if you looked. ${k} wanted to ask ${g} whether that was it, and found that there was a weight on one shoulder. It was ${G.names} head. It weighed about as much as a year. "Sleep, then," whispered ${k}. "I'll tell you when." And ${k} did not move that shoulder, not even when it went to sleep.`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'sit', 'calm'), seen(G, 'sit', 'sleepy')] },
      },
      {
        text: [
          `And then it came. It came over the roof of number eleven, the way that water comes over a step. First there was an edge, and the edge was pink. It got the weathercock. It ran down a wire, and lit a row of sparrows one by one. ${k} put out an arm behind ${G.names} back and pulled ${x} by the sleeve. They watched it cross the road with their mouths open. It didn't hurry. It had never been late in its life.`,
          `It began with one window, a long way off, that went gold. It was as if someone had put on a lamp there. Then it was the window next to it. Then all of the hill had somebody at home. "${x}," breathed ${k}. "Look. Look. It's on the wall." It came over the wall and in by the glass, and along the floorboards, one at a time. It touched six feet. They were very dirty, and they were pink.`,
        ],
        scene: {
          time: 'night',
          camera: 'wide',
          actors: [seen(K, 'point', 'surprised'), seen(X, 'look-up', 'surprised')],
        },
      },
      {
        text: [
          `"Now," said ${k}. But there's no way to do it quietly. They shook, and they patted, and they sang. ${Gcap} was as far down as people go. "You'll miss it," said ${k}. "You said that you'd never seen it. It's nearly up to your knees!" One eye opened, at long last. It was full of light. For a moment ${g} only looked. "${refrain}" said ${g}, out of some very old Christmas.`,
          `${k} let it come right up, to the blanket, to the chin. Then ${k} said, very softly, so as not to frighten anybody, "It's here. You can see it, if you look now." ${Gcap} opened both eyes. They sat there, quite still, the three of them, with the whole of the sun in their faces. "So that's how it does it," said ${g}. "${refrain}" said ${g}, only to hear it.`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(G, 'sit', 'surprised'), seen(K, 'stand', 'happy'), seen(X, 'stand', 'happy')],
        },
      },
      {
        text: [
          `"Yes," said ${k}. It was the best word of the whole day, and there were some good ones to come. "Yes," said ${x}. "It's morning. It's Christmas. You can get up." The presents were all where they had been left, behind the sofa. They were late for them, by nearly an hour. Nobody had noticed.`,
          `"Yes," they told ${g}. They'd been told no so often, in one night, that it took both of them to say it. "Are you sure?" said ${g}. They were sure. There was only one thing more. ${k} had to be helped up, because of the shoulder. It had gone to sleep, the lucky thing, hours ago.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(K, 'cheer', 'happy'), seen(X, 'jump', 'excited'), seen(G, 'sit', 'happy')],
        },
      },
    ],
  };
}
