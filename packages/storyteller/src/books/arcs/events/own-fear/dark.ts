import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';

const REFRAINS = [
  'One star more!',
  'And one star more!',
  'There is another!',
  'Just one more star!',
  'There is one more!',
  'And another star!',
  'Look, another star!',
  'Oh, another one!',
  'One more over there!',
  'There, one more star!',
  'And still one more!',
] as const;
const titles = (a: string): readonly string[] => [
  `${a} counts the stars`,
  'more of them further on',
  'one by the lamp',
  'how many stars',
];

/** Stars are seen where it is dark: whoever counts them goes further into it, without noticing. */
export const DARK: EventPlot = {
  id: 'dark',
  when: /\b(?:dark\w*|night\w*)\b/i,
  only: true,
  young,
  middle,
  old,
};

function young({ A, K, G, a, k, Gcap, chance }: Going): Told {
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...titles(a))),
    refrain,
    pages: [
      {
        text: [
          `This is ${A.introduced}. ${a} does not like the dark. ${a} stays by the lamp.`,
          `Night is here. ${A.introduced} sits by the lamp. "No dark for me," says ${a}.`,
        ],
        scene: {
          setting: 'garden',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sit', 'scared')],
          things: ['lantern'],
        },
      },
      {
        text: [
          `"Look up," says ${k}. "I see a star!" By the lamp there is only one.`,
          `Here comes ${k}. "Look up! A star!" There is one star by the lamp. Only one.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(K, 'point', 'happy'), seen(A, 'look-up', 'curious')],
          things: ['star'],
        },
      },
      {
        text: [
          `"I want more," says ${a}. They go to the gate. ${Gcap} comes too. One, two, three. "${refrain}"`,
          `${Gcap} comes along to the gate. The lamp is small. One, two, three stars. "${refrain}"`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(A, 'look-up', 'happy'), seen(K, 'look-up', 'happy'), seen(G, 'stand', 'calm')],
          things: ['gate', 'star'],
        },
      },
      {
        text: [
          `They go behind the tree. No lamp here. Seven stars! "${refrain}" says ${a}.`,
          `Now they stand behind the tree. ${a} counts. Seven stars! "${refrain}"`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(A, 'point', 'excited'), seen(K, 'stand', 'happy')],
          things: ['tree', 'star'],
        },
      },
      {
        text: [
          `A cloud! All the stars are gone. ${a} holds on to ${k}. Wait, says ${k}.`,
          `Oh no, a cloud comes. Not one star. ${a} sits close to ${k}. They wait.`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'sit', 'scared'), seen(K, 'sit', 'calm')], things: ['cloud'] },
      },
      {
        text: [
          `The cloud goes. "There they are," says ${a}. "${refrain}" Up the hill they go.`,
          `Off goes the cloud. The stars are back! "${refrain}" says ${a}. Up the hill!`,
        ],
        scene: {
          setting: 'mountain',
          camera: 'wide',
          actors: [seen(A, 'walk', 'happy'), seen(K, 'walk', 'happy')],
          things: ['star'],
        },
      },
      {
        text: [
          `On the hill it is very dark. And oh! There are too many stars to count.`,
          `The hill is the darkest place of all. Look! The whole sky is full of stars.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(A, 'look-up', 'surprised'), seen(K, 'look-up', 'surprised')],
          things: ['star'],
        },
      },
      {
        text: [
          `"Where is the dark?" says ${a}. "You are in it," says ${k}. "Oh," says ${a}.`,
          `"This is the dark," says ${k}. "This?" says ${a}. "It has stars in it!"`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'sit', 'happy'), seen(A, 'sit', 'surprised')] },
      },
      {
        text: [
          `Home again. ${a} puts out the lamp. One star is in the window. Good night, ${k}.`,
          `Bedtime. "Lamp off, please," says ${a}. There is a star. Good night. "${refrain}"`,
        ],
        scene: {
          setting: 'bedroom',
          camera: 'close',
          actors: [seen(K, 'sleep', 'sleepy'), seen(A, 'stand', 'calm')],
          things: ['star'],
        },
      },
    ],
  };
}

function middle({ A, K, G, a, k, g, Gcap, chance }: Going): Told {
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...titles(a))),
    refrain,
    pages: [
      {
        text: [
          `Every evening ${A.introduced} sat under the garden lamp. "I'm not afraid," said ${a}. "I just like it here." If the lamp flickered, ${a} was indoors before it had finished.`,
          `${A.introduced} was afraid of the dark. It came every night, from all sides, and stopped where the lamplight stopped. So ${a} sat in the middle, on a flowerpot.`,
        ],
        scene: {
          setting: 'garden',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sit', 'scared')],
          things: ['lantern'],
        },
      },
      {
        text: [
          `${k} came out in slippers and sat down too. "Have you seen the star?" said ${k}. "Which star?" said ${a}. They turned their backs to the lamp. There was one, and it was a weak one.`,
          `"What are you looking at?" said ${k}. "Nothing," said ${a}. "It's safer." "You could look up," said ${k}. They shaded their eyes from the lamp. After a while they had found a star. It was the only one there.`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'sit', 'happy'), seen(A, 'look-up', 'curious')], things: ['star'] },
      },
      {
        text: [
          `"Is that all?" said ${a}. "My uncle counted four," said ${k}, "from the gate." So they went as far as the gate, and ${g} came along behind. The lamp was only a plum from there. "Two," counted ${a}. "Three. Four. ${refrain}"`,
          `"Is it lonely?" said ${a}. "There are more by the gate," said ${k}. They went to see, quite quickly, and held on to the gate. ${Gcap} came, too. It was true. "Two, three, four," said ${a}. "${refrain}"`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(A, 'look-up', 'happy'), seen(K, 'point', 'happy'), seen(G, 'stand', 'calm')],
          things: ['gate', 'star'],
        },
      },
      {
        text: [
          `Behind the apple tree there was no lamp at all. "Eleven," said ${a}. "Twelve. ${refrain} No, that was a moth." One had to stand very still, or one lost one's place.`,
          `The fifth was behind the apple tree, so they had to go there. And from there you saw six more. "${refrain}" said ${a}, walking backwards. The lamp was quite out of sight.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(A, 'point', 'excited'), seen(K, 'look-up', 'happy')],
          things: ['tree', 'star'],
        },
      },
      {
        text: [
          `Then a cloud came over, and took them all, one after another. It was dark above and dark below. ${a} noticed where they were. "I want the lamp," said ${a}. But nobody could see which way it was.`,
          `Just at nineteen there was a cloud. Out they went, as if somebody had a snuffer. ${a} took hold of ${k}. "It's got us," whispered ${a}. "We're in the middle of it."`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'hug', 'scared'), seen(K, 'stand', 'calm')], things: ['cloud'] },
      },
      {
        text: [
          `"Shut your eyes and count to twenty," said ${k}, "and then look." ${a} counted to twenty. When they looked, they could see the tree, and the gate. Eyes get used to things. And there was number one, where they had left it.`,
          `They sat down back to back, to wait. It is never as dark as it was a minute ago. Soon there was the edge of the cloud, and it was silver. "Number one," said ${k}. "Number two," said ${a}. They were all still there.`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'sit', 'calm'), seen(K, 'sit', 'calm')] },
      },
      {
        text: [
          `"There'll be more on top of the hill," said ${a}. It was ${a} who said it! Up they climbed, side by side, with ${g} behind them. "Thirty. Thirty-one. ${refrain}" The houses went out behind them like candles.`,
          `"From the hill we'd see the other side as well," said ${a}. ${k} looked at ${a}, and said nothing. At fifty they were halfway, and ${g} was out of breath. "${refrain}" said ${a}, and pulled.`,
        ],
        scene: {
          setting: 'mountain',
          camera: 'wide',
          actors: [seen(A, 'walk', 'determined'), seen(K, 'walk', 'happy')],
          things: ['star'],
        },
      },
      {
        text: [
          `On top it was as dark as the inside of a boot. And there were so many that ${a} stopped counting. They were over them and round them, down to the ground. Right across the middle went a path of them, like spilled milk.`,
          `They came out on top, and neither of them spoke. There was no room between the stars for any more. "I can't," said ${a}, at last. "I have run out of numbers."`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(A, 'look-up', 'surprised'), seen(K, 'look-up', 'surprised')],
          things: ['star'],
        },
      },
      {
        text: [
          `"Why do they only come up here?" said ${a}. "They don't," said ${k}. "They're over the garden too. It's only that there is a lamp in the way." ${a} thought about it. "So this is the dark?" "This is it," said ${k}. "I thought that it would be empty," said ${a}.`,
          `"Where has the dark gone?" said ${a}. ${k} began to laugh. "You're sitting in it. It's the darkest place there is." ${a} looked round at it. "I was looking for it down there," said ${a}, "by the lamp."`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'sit', 'happy'), seen(A, 'sit', 'surprised')] },
      },
      {
        text: [
          `They were home late. "Shall I leave the lamp on?" they were asked. "No, thank you," said ${a}. "It's in the way." ${k} was asleep by then. In the window was a star. If you waited, "${refrain}"`,
          `That night the lamp in the garden was put out. Somebody had asked for it. In the window of ${K.names} room stood four stars, and ${k} slept. "${refrain}" whispered ${a}, alone in the dark, and very happy.`,
        ],
        scene: { setting: 'bedroom', camera: 'close', actors: [seen(K, 'sleep', 'sleepy')], things: ['star'] },
      },
    ],
  };
}

function old({ A, K, G, a, k, Gcap, chance }: Going): Told {
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...titles(a))),
    refrain,
    pages: [
      {
        text: [
          `There was one lamp at the end of the garden, and ${A.introduced} lived under it. Others of that kind were out all night. They came home at breakfast and talked about it. "I had a headache," said ${a}, or, "I was expecting somebody." It is not easy to be afraid of the dark when it is practically your address.`,
          `Nobody knew about ${A.introduced} and the dark. It had been kept very quiet. When the others went out at dusk, ${a} always had something to finish under the lamp. By now ${a} had finished more things than anyone alive. Beyond the lamplight there was a line on the grass, as sharp as a kerb. ${a} had never put so much as a toe over it.`,
        ],
        scene: {
          setting: 'garden',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sit', 'scared')],
          things: ['lantern'],
        },
      },
      {
        text: [
          `${k} had been given a notebook for school, to write down the stars in. You had to say how many there were, and where you had stood. It was for Friday. ${k} came out after supper, looked up, and wrote: "One. By the lamp." "Is that all of them?" said ${a}. "It can't be," said ${k}. "Anna has got forty."`,
          `The one who found out was ${k}, and that was because of school. They all had to count the stars, for a week, and put them in a notebook. "One," said ${k}, beside the lamp, on Monday. On Tuesday it was one again. "Your stars are broken," said ${a}. "It's this lamp," said ${k}. "It uses them up. You coming?"`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(K, 'hold', 'curious', 'notebook'), seen(A, 'look-up', 'curious')],
          things: ['star'],
        },
      },
      {
        text: [
          `"Where did she stand?" said ${a}. "She wouldn't say." ${k} walked as far as the gate, and called out, "Four!" ${a} had only ever seen one, and had been fond of it. Four was hard to believe. It was eleven steps to the gate, if you ran, and you could hold on to it at the end. ${Gcap} sat on the wall there, to keep an eye on them. ${a} ran. "${refrain}" said ${a}, rather out of breath. "Behind the chimney. That's five."`,
          `${a} did not say no. One can't, without saying why. "As far as the gate, then," said ${a}. "There's a draught here anyway." At the gate sat ${G.name}, to keep an eye on them, and over it there were four. It was quite a shock. You could see them best if you didn't look straight at them, like shy people. "${refrain}" said ${a}, before ${k} did. "Left of the chimney. Write it down."`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(A, 'look-up', 'surprised'), seen(K, 'point', 'happy'), seen(G, 'stand', 'calm')],
          things: ['gate', 'star'],
        },
      },
      {
        text: [
          `The sixth kept going behind the apple tree, so they went there after it. The tree shut out the lamp like a door. "Twelve," said ${k}. "Thirteen," said ${a}. They had a quarrel over a moth. By nineteen ${a} was in the middle of the field, turning round and round. ${a} had not been afraid for a good ten minutes. There had not been time.`,
          `There is a trick to it. You take one corner of the sky and finish that, and only then go on to the next. It was ${a} who thought of it. But the corners got larger the further they went from the house. "Fifteen over the barn," said ${a}. "${refrain} No, that's a moth." ${k} wrote and wrote. Somewhere about there they had stopped being able to see the page.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(A, 'point', 'excited'), seen(K, 'hold', 'happy', 'notebook')],
          things: ['tree', 'star'],
        },
      },
      {
        text: [
          `Then a cloud came up from behind the hill, and took the sky in, as one takes in washing. Nineteen, eighteen, five, none. It was quite black. ${a} saw, all at once, what was underneath all those stars. It was the dark, and they were standing in it up to the neck. The lamp was nowhere. "I'll tell you something," said ${a}, in a voice like a thread. "I'm not really fond of this."`,
          `They were so busy that they did not see the cloud until it had eaten the first dozen. After that it was quick. Somebody might have put a lid on. ${k} couldn't see the notebook, or the hand that held it. There was a small sound close by, and it was ${a}, breathing. "You ought to know," said ${a}, "that I have never been over the line. On the grass. Not once."`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(A, 'stand', 'scared'), seen(K, 'stand', 'surprised')],
          things: ['cloud'],
        },
      },
      {
        text: [
          `${k} did not laugh. ${k} thought of the high diving board, and of the cellar at home, which nobody knew about either. "We can go back," said ${k}. "Anna can have the prize." It would have been nineteen, against forty. "How far is it?" said ${a}. "I can't see." "Nor can I," said ${k}. "Then we may as well stay here till one of us can," said ${a}. So they sat down, back to back, and shut their eyes, because that was at least their own dark.`,
          `Many people would have said, "But that's ridiculous." ${k} only moved a bit closer. "What do you do about it?" said ${k}. "I stay under the lamp," said ${a}. "And before there was a lamp?" Nobody had ever asked that. "I suppose one waited," said ${a}. They waited. It was the bravest thing that either of them did that night, and it looked like nothing whatever. It looked like two people sitting in a field.`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'sit', 'scared'), seen(K, 'sit', 'calm')] },
      },
      {
        text: [
          `When they opened them again it had changed. There was a tree that had not been there. There was a gate, and a hill, and each other's ears. An eye needs about that long, and then it begins to manage. "It's not black at all," said ${a}. "It's blue. It's about nine sorts of blue." And at the edge of the cloud, where they had left it, was number one.`,
          `It came back so slowly that you couldn't have said when. First the hill was a little blacker than the sky. Then there was a fence. "I can see your nose," said ${a}. "I couldn't see it before. Somebody's turned it up." "It's the same," said ${k}. "It's us. We've opened." Then the cloud got to the end of itself, and they counted them in, all nineteen, like sheep.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(A, 'look-up', 'surprised'), seen(K, 'look-up', 'happy')],
          things: ['tree', 'star'],
        },
      },
      {
        text: [
          `"There are roofs in the way down here," said ${a}, after a time. "I've been thinking. If one stood on the hill, there wouldn't be anything in the way." "It's very dark on the hill," said ${k}, carefully. "It would have to be," said ${a}, and set off. ${k} had some trouble to keep up, and so had ${G.name}. "${refrain}" they heard, from ahead, and further ahead, "${refrain}"`,
          `They ought to have gone home then. ${k} had shut the notebook. But ${a} was looking at the sky over the hill, which was a good deal fuller than theirs. "That's where she stood, your Anna," said ${a}. "Or half way up." And ${a} began to walk, first like somebody crossing ice, and then like somebody late. ${Gcap} got down off the wall and came after. "${refrain}" said ${a}, at every gate.`,
        ],
        scene: {
          setting: 'mountain',
          camera: 'wide',
          actors: [seen(A, 'walk', 'determined'), seen(K, 'walk', 'surprised')],
          things: ['star'],
        },
      },
      {
        text: [
          `At the top there was not a lamp for nine miles. It was so dark that it hadn't any edges. And there they were. They came down to the grass on every side. There were big ones with small ones in between, and in between those was a kind of flour. ${k} opened the notebook, and looked up, and shut it again. "What shall I put?" said ${k}. "Put that we tried," said ${a}.`,
          `They climbed the last bit with their eyes on their feet, as a sort of dare. "Now," said ${k}. Neither of them said a number. One doesn't say a number to that. It went all the way round and all the way in. Across the middle lay a great pale road of it. After some time ${a} found that both of them had sat down.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(A, 'look-up', 'surprised'), seen(K, 'look-up', 'surprised')],
          things: ['star'],
        },
      },
      {
        text: [
          `"Do you know what I think?" said ${a}. "I think they're always there. I think they are over my lamp, this minute, all of these. And I've been sitting under it, for years, looking at one." ${k} said that one was quite good, for a lamp. "I thought that the dark was where things stop," said ${a}. "Nobody told me that it's what they're kept in."`,
          `"So where is it?" said ${a}, by and by. "Where's what?" "The dark. I was so afraid of it, and I haven't seen it since the field." "You're sitting in it," said ${k}. "This is the most there is." ${a} breathed some of it in. It was cool, and there was nothing in it at all. "Well, I never," said ${a}. "Is that you?"`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'sit', 'happy'), seen(K, 'sit', 'calm')] },
      },
      {
        text: [
          `The notebook had to be in on Friday. "By the lamp, one," it said. "By the gate, five. In the field, nineteen. On the hill, we ran out." Anna had forty, in columns, with a ruler. She got the prize, and she had earned it. ${k} got it back with one line in red. "But who was 'we'?" it said.`,
          `${k} did not win. You can't put "all of it" in a column. "What is this supposed to be?" said Anna the next morning, who had forty. "It's from the hill," said ${k}. "You should go. You need somebody who isn't afraid of the dark, though." "And do you know one?" said Anna. "I do now," said ${k}.`,
        ],
        scene: {
          setting: 'classroom',
          time: 'day',
          camera: 'medium',
          actors: [seen(K, 'sit', 'happy')],
          things: ['notebook'],
        },
      },
      {
        text: [
          `They sent a man that week about the lamp. He said that it had been reported. "It was in the way," it said on his paper. He took out the bulb and scratched his head, and went home. That night, in ${K.names} window, there were so many that it was hard to fall asleep. "${refrain}" came a voice from the end of the garden, now and then, well over the line.`,
          `The lamp at the end of the garden is still there. They put it on for visitors. But on most nights there's no one under it. ${k} lies in bed and looks, with the curtain open. Four, in that window. Eleven, if you lean. And far up on the hill, if the wind is right, somebody has lost count, and begins again. "${refrain}"`,
        ],
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sit', 'sleepy')],
          things: ['star'],
        },
      },
    ],
  };
}
