import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { standsApart } from '../stands-apart.ts';
import { oneMore, theOne } from '../the-one.ts';

const REFRAINS = [
  'No crown, no entry',
  'I see no crown',
  'Show me your crown',
  'Crown, please',
  'First the crown',
  'Not without a crown',
  'No crown, no way in',
  'You have no crown',
  'No crown, no gate',
  'Come back with a crown',
] as const;

/** Who wears the crown, and who helps to look. */
const parts = (going: Going) => {
  const { A, B, company } = going;
  // A child who is a princess has a crown of her own to lose.
  const own = A === company.reader && /^prince(?:ss)?$/.test(A.being?.id ?? '') ? A : undefined;
  const R = own ?? [A, B].find(({ being }) => being?.id === 'queen') ?? theOne(going, 'king');
  const rule = R === own || R.being?.id === 'queen' ? R.kind : 'king';
  return { R, r: R.name, rule, style: R === own ? 'Your Highness' : 'Your Majesty', X: oneMore(going, R) };
};

/** The refrain, and the same about a cake, for the end. */
function refrains(going: Going): { readonly refrain: string; readonly turned: string } {
  const refrain = going.chance.pick(...REFRAINS);
  return { refrain, turned: refrain.replace('crown', 'cake').replace('Crown', 'Cake') };
}

const title = (going: Going, rule: string): string =>
  titled(
    going.chance.pick(
      'the crown in the kitchen',
      `the ${rule} without a crown`,
      'a cake with points',
      'where is the crown?',
    ),
  );

/** A crown left in the kitchen is taken for a tin; without it nobody is let in at the gate, and the cake comes out with points. */
export const CROWN: EventPlot = standsApart({
  id: 'crown',
  when: /\b(?:kings?|queens?)\b(?:[^.]*\bcrowns?\b)?|\bcrowns?\b/i,
  young,
  middle,
  old,
});

function young(going: Going): Told {
  const { K, k } = going;
  const { R, r, rule, X } = parts(going);
  const { refrain, turned } = refrains(going);
  const also = X ? ` ${X.introduced} helps.` : '';
  return {
    title: title(going, rule),
    refrain,
    pages: [
      {
        text: [
          `${R.introduced} has lost the crown. ${K.introduced} looks too.${also}`,
          `Where is the crown? ${R.introduced} looks. ${K.introduced} looks too.${also}`,
        ],
        scene: {
          setting: 'castle',
          camera: 'medium',
          actors: [seen(R, 'stand', 'worried'), seen(K, 'kneel', 'curious'), ...(X ? [seen(X, 'stand', 'happy')] : [])],
        },
      },
      {
        text: [
          `"Where is my tin?" says the cook. "Ah!" It is gold. It has points. In goes the cake.`,
          `The cook makes a cake. "Here is a tin." It is gold. It has points!`,
        ],
        scene: { setting: 'kitchen', camera: 'close', actors: [], things: ['crown'] },
      },
      {
        text: [
          `${r} goes out to look. "${refrain}!" says the guard. He shuts the gate.`,
          `${r} looks on the grass. Then the guard shuts the gate. "${refrain}!"`,
        ],
        scene: {
          setting: 'castle',
          camera: 'wide',
          actors: [seen(R, 'stand', 'surprised'), seen(K, 'stand', 'surprised')],
          things: ['gate'],
        },
      },
      {
        text: [
          `${k} gets a bucket. Now ${r} can not see! "${refrain}!" says the guard.`,
          `"Take this," says ${k}. It is a bucket. It falls over ${R.names} nose. "${refrain}!"`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(R, 'stand', 'worried'), seen(K, 'reach', 'happy')],
          things: ['bucket', 'gate'],
        },
      },
      {
        text: [
          `${k} makes a ring of daisies. A goat eats it. "${refrain}!" says the guard.`,
          `Now ${k} makes a crown of daisies. Munch! That was a goat. "${refrain}!"`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(R, 'stand', 'surprised'), seen(K, 'stand', 'surprised')],
          things: ['daisy'],
        },
      },
      {
        text: [
          `"I am the ${rule}," says ${r}. "And I smell cake." So does ${k}.`,
          `${r} sits down. Sniff. What is that? "It is cake," says ${k}. "Come on!"`,
        ],
        scene: { camera: 'close', actors: [seen(R, 'sit', 'sad'), seen(K, 'stand', 'curious')] },
      },
      {
        text: [
          `They go in by the kitchen. The cook takes out the cake. It has points!`,
          `The kitchen door is open. In they go. There is the cake. Why does it have points?`,
        ],
        scene: {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(K, 'stand', 'surprised'), seen(R, 'stand', 'happy')],
          things: ['cake'],
        },
      },
      {
        text: [
          `${k} looks at the tin. Round. Gold. Points! "That is the crown!"`,
          `"Look at the tin!" says ${k}. "It is the crown!"`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(K, 'point', 'excited'), seen(R, 'stand', 'surprised')],
          things: ['crown', 'cake'],
        },
      },
      {
        text: [
          `On it goes. "Good day," says the guard. "You smell of cake."`,
          `It is still warm. ${r} puts it on. The guard opens the gate.`,
        ],
        scene: {
          setting: 'castle',
          camera: 'wide',
          actors: [seen(R, 'walk', 'proud'), seen(K, 'walk', 'happy')],
          things: ['crown', 'gate'],
        },
      },
      {
        text: [
          `They all eat. The guard comes in. "${turned}!" says ${r}. Then he gets some.`,
          `There is cake for all. ${r} waits at the gate. "${turned}!" The guard laughs.`,
        ],
        scene: {
          time: 'sunset',
          camera: 'medium',
          actors: [seen(R, 'sit', 'happy'), seen(K, 'sit', 'happy')],
          things: ['cake', 'crown'],
        },
      },
    ],
  };
}

function middle(going: Going): Told {
  const { K, k } = going;
  const { R, r, rule, style, X } = parts(going);
  const { refrain, turned } = refrains(going);
  const also = X ? ` ${X.introduced} came along.` : '';
  return {
    title: title(going, rule),
    refrain,
    pages: [
      {
        text: [
          `${R.introduced} was always putting down the crown, for it was heavy. One morning it was nowhere. "Where did you have it last?" said ${K.introduced}. "If I knew that," said ${r}, through a bun, "it wouldn't be lost."`,
          `"Has anybody seen my crown?" said ${R.introduced}. It was not on the bedpost, and it was not in the bath. "Were you anywhere else?" said ${K.introduced}. "Only in the kitchen," said ${r}, "for a bun."`,
        ],
        scene: {
          setting: 'castle',
          camera: 'medium',
          actors: [seen(R, 'stand', 'worried'), seen(K, 'stand', 'curious')],
        },
      },
      {
        text: [
          `In the kitchen the cook could not find her cake tin, or her glasses. "This will have to do," she said. She felt about beside the buns. It was round, and gold, and rather bumpy. She poured the cake in.`,
          `At that hour the cook was looking for a tin. She had lost her glasses too. "Here's one," she said. It stood by the bun basket, and it was gold, with points all round. In went the cake, and into the oven.`,
        ],
        scene: { setting: 'kitchen', camera: 'close', actors: [], things: ['crown'] },
      },
      {
        text: [
          `${r} and ${k} went out to look on the grass.${also} When they came back, there stood the new guard. "${refrain}," said the guard. "But I'm the ${rule}!" said ${r}. "They all say that," said the guard.`,
          `They looked outside, under the roses and in the pond.${also} But at the gate was a guard who had only come on Monday. "${refrain}," said the guard. "I live here!" said ${r}. "Not that I can see," said the guard.`,
        ],
        scene: {
          setting: 'castle',
          camera: 'wide',
          actors: [seen(R, 'stand', 'surprised'), seen(K, 'stand', 'surprised')],
          things: ['gate'],
        },
      },
      {
        text: [
          `"We'll get you another," said ${k}, and found a bucket. It was shiny, and it went on easily. It went on as far as the chin. ${r} walked into the gate. "${refrain}," said the guard.`,
          `"You only want something round," said ${k}. There was a bucket by the pump. ${r} put it on, and everything went dark in there. "${refrain}," said a voice. "And mind the step."`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(R, 'stand', 'worried'), seen(K, 'reach', 'happy')],
          things: ['bucket', 'gate'],
        },
      },
      {
        text: [
          `Next they made one out of daisies. It took a hundred, and looked lovely. On the way to the gate they met a goat. "${refrain}," said the guard. "I had one," said ${r}. "It's in there." The goat burped.`,
          `${k} knew how to make a crown of daisies. It was white and gold, and just the size. "Now I'm somebody," said ${r}. Then a goat came up from behind. "${refrain}," said the guard, when it had finished.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(R, 'stand', 'surprised'), seen(K, 'stand', 'surprised')],
          things: ['daisy'],
        },
      },
      {
        text: [
          `The last one was of paper, with very good points. It had begun to rain. The points went soft, one after the other, and hung down over ${R.names} ears. "${refrain}," said the guard. "Nor a dog with ears like that."`,
          `So they tried it with paper, and scissors. It was the best of them all. But it rained, and a wet paper crown is only a paper scarf. "${refrain}," said the guard.`,
        ],
        scene: {
          weather: 'rain',
          camera: 'close',
          actors: [seen(R, 'stand', 'sad'), seen(K, 'stand', 'worried')],
          things: ['scissors'],
        },
      },
      {
        text: [
          `They sat on the wall and got wet. "Perhaps I'm not the ${rule}," said ${r}. "Perhaps it was the crown, all along." But ${k} was sniffing. It came over the wall, warm and sweet. "You can think about that later," said ${k}. "Come."`,
          `"Nobody knows me without it," said ${r}, dripping. "The goat did," said ${k}. Just then the wind turned, and it smelled of vanilla. They both put up their noses. There's a gate for people with crowns. But there's a kitchen door as well.`,
        ],
        scene: { camera: 'wide', actors: [seen(R, 'sit', 'sad'), seen(K, 'look-up', 'curious')] },
      },
      {
        text: [
          `"Wipe your feet," said the cook, who never looked up. She tipped out the cake. It was a ring, high and brown. All round the top it had points, and each had a round dent. "What a funny shape," said ${k}.`,
          `Nobody stopped them there. "Hold this plate," said the cook to ${r}. Out came the cake, and stood up on it, steaming. It had nine points. "I never bake them with points," said the cook. ${k} looked at the tin.`,
        ],
        scene: {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(K, 'point', 'curious'), seen(R, 'stand', 'happy')],
          things: ['cake', 'plate'],
        },
      },
      {
        text: [
          `Then ${k} turned over the tin. It was gold. It had a ruby on each side, with dough in the corners. "Here's your crown," said ${k}. "It isn't lost. It's been baking."`,
          `The tin had points too, and a red stone in each. "That isn't a tin," said ${k}, and scraped a bit. "You put it down when you had your bun." "So I did," said ${r}. "I needed both hands."`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(K, 'hold', 'excited', 'crown'), seen(R, 'stand', 'surprised')],
          things: ['crown', 'cake'],
        },
      },
      {
        text: [
          `It was still warm when ${r} put it on. The guard stood as straight as a broom. "${style}," said the guard, and sniffed. "You smell of cake." "It's what we ${rule}s smell of," said ${r}.`,
          `So ${r} came up to the gate once more, with the crown on. There were crumbs down both ears. "Welcome home!" said the guard. "There was somebody here who said they were you. I sent them away."`,
        ],
        scene: {
          setting: 'castle',
          weather: 'clear',
          camera: 'wide',
          actors: [seen(R, 'walk', 'proud'), seen(K, 'walk', 'happy')],
          things: ['crown', 'gate'],
        },
      },
      {
        text: [
          `They had the cake on the wall, in the sun. The guard came, and held out a hand. "${turned}," said ${k} in the guard's own voice. Then they all laughed, and moved up. The crown is always used for birthdays now.`,
          `Now the cook bakes in nothing else. And on cake days it's the other way round at the gate. ${r} stands there with no crown on, and holds it open. "${turned}," says ${r} to the guard. And the guard gets a piece with a point.`,
        ],
        scene: {
          time: 'sunset',
          camera: 'medium',
          actors: [seen(R, 'sit', 'happy'), seen(K, 'sit', 'happy')],
          things: ['cake', 'crown'],
        },
      },
    ],
  };
}

function old(going: Going): Told {
  const { K, k } = going;
  const { R, r, rule, style, X } = parts(going);
  const { refrain, turned } = refrains(going);
  const also = X ? ` ${X.introduced} went with them.` : '';
  return {
    title: title(going, rule),
    refrain,
    pages: [
      {
        text: [
          `A crown weighs as much as a cat, and one can't scratch under it. So ${R.introduced} put it down whenever nobody was looking. It had been found in the bath, and on a hen. But that Friday it wasn't found at all. "When did you last have it?" said ${K.introduced}, who did the royal lamps. "At breakfast," said ${r}. "No, before it. I was looking for a bun."`,
          `${R.introduced} had been born with the wrong sort of ears for it. The crown pinched, and it was always left somewhere: on a gatepost, in a boot, in the jam cupboard. It was ${K.introduced}, who filled the lamps, who brought it back. "This time I can't think where it is," said ${r}. "I went down for a bun, in the dark. I had it then. One needs two hands, for a bun."`,
        ],
        scene: {
          setting: 'castle',
          camera: 'medium',
          actors: [seen(R, 'stand', 'worried'), seen(K, 'stand', 'curious')],
        },
      },
      {
        text: [
          `In the kitchen, meanwhile, the cook had broken her glasses. "Thirty for tea," she said, "and the good tin gone." She felt along the shelf, behind the buns, and found one. It was a heavy thing, round and gold, with points to it. She had never cared for the new sort of tin. But she buttered it well, in all its corners, and poured in the cake.`,
          `At six the cook had sat on her glasses. At seven there was a cake to bake, the largest of the year. There stood something by the bun basket, round, with a hole through it. "They've bought me a fancy one," said the cook, and ran a thumb along the points. "That will be a job to wash." She put in butter, and then the dough, and shut the oven door.`,
        ],
        scene: { setting: 'kitchen', camera: 'close', actors: [], things: ['crown'] },
      },
      {
        text: [
          `They looked in the garden, ${r} in an old coat, because it drizzled.${also} When they came back to the gate there was a new guard, with a list of rules. "${refrain}," said the guard. "I'm the ${rule}," said ${r}. "That's rule two," said the guard. "Anyone can say so. We go by crowns." ${k} began to explain, and the guard pointed at rule three, which was about children.`,
          `It might be under the rhubarb, ${r} thought, so out they went, in boots.${also} And that was how they came to be on the wrong side. "${refrain}," said somebody at the gate. He had started on Thursday, with a list of three rules, and was very keen. "You've seen my face on the pennies!" said ${r}. The guard held up a penny, and looked at both. "This one has a crown on," said the guard.`,
        ],
        scene: {
          setting: 'castle',
          camera: 'wide',
          actors: [seen(R, 'stand', 'surprised'), seen(K, 'stand', 'surprised')],
          things: ['gate'],
        },
      },
      {
        text: [
          `They tried it with a bucket, polished up. It went on over the ears, and ${r} walked into the pump. They tried with daisies, three hundred of them, and a goat came by. They tried it with paper, from ${K.names} own copy book. Then the drizzle made up its mind, and the points came down over ${R.names} eyes. "${refrain}," said the guard, each time. You couldn't say that he wasn't doing his job.`,
          `"It's only a round thing with points," said ${k}. The first was cut from paper, and lasted for one shower. The second was daisies. It lasted for as long as it took a goat to cross the lane. The third was a bucket, and from inside it ${r} said some things that nobody could make out. "${refrain}," said the guard to all three, and ticked them off.`,
        ],
        scene: {
          weather: 'rain',
          camera: 'medium',
          actors: [seen(R, 'stand', 'sad'), seen(K, 'reach', 'worried')],
          things: ['bucket', 'daisy'],
        },
      },
      {
        text: [
          `By dinner time they were sitting in a cow shed, in the village, with wet hair. A woman came in to milk. "You'll be hungry," she said, and gave them bread. She asked ${r} to hold the tail. "You've never held one before," she said. Nobody had ever told ${r} such a thing. "The bridge has been down for two years," she said. "We write and write to the ${rule}. It's a wonder how little one sees, from up there."`,
          `It rained in earnest, and a man with a cart let them sit under it. He didn't know who they were. He said what he thought of things. He said that the bridge had been down for two years, and nobody came; you could write and write. "To whom did you write?" said ${r}. "To the ${rule}," said the man. "Have some cheese." It was good cheese. ${r} found it rather hard to swallow.`,
        ],
        scene: { setting: 'farm', camera: 'medium', actors: [seen(R, 'sit', 'sad'), seen(K, 'sit', 'calm')] },
      },
      {
        text: [
          `"Did you know about that?" said ${k}, as they went on. "No," said ${r}. "When I've got it on, they only ever say what a fine day it is." They walked for a while. "Nobody bowed," said ${r}. "They looked at me." "Do you mind?" said ${k}. ${r} thought about it, all the way to the pond. "I don't think that I mind enough," said ${r}.`,
          `They walked back along the ditch. "You might just stay lost," said ${k}. "I was thinking of it," said ${r}. "They look at the crown, and say what a fine day it is. Today they looked at me." A drop ran down, where it always itched, and for once ${r} could scratch. "But then who'd read the letters?" said ${r}. "Somebody had better. It seems that I never did."`,
        ],
        scene: { camera: 'wide', actors: [seen(R, 'walk', 'calm'), seen(K, 'walk', 'curious')] },
      },
      {
        text: [
          `It had stopped raining when they smelled it. It came round the corner of the castle, from the side that has no guard, because nobody important uses it. "That's my cake," said ${r}. "It's for thirty," said ${k}, "and you." The kitchen door stood open, to let out the heat. "Shut that, whoever you are," said the cook, who could see two blots. "And one of you hold the plate."`,
          `They came up behind, by the yard, where the bins are. It's not a way that ${rule}s come. There was a smell there of hot butter, and there was a door with a brick in it. "At last," said the cook, into the steam. "The new boys. You, potatoes. You, take hold of this dish, and don't breathe." So ${r} took hold of the dish. It was the first time that day that anybody had let ${r} in.`,
        ],
        scene: {
          setting: 'kitchen',
          weather: 'clear',
          camera: 'medium',
          actors: [seen(R, 'hold', 'happy', 'plate'), seen(K, 'stand', 'happy')],
          things: ['plate'],
        },
      },
      {
        text: [
          `She turned it over, and knocked, and lifted. There stood the cake. It was as high as a hat, and it had nine points, with a small dent under each. ${k} counted them. ${k} had polished nine points every Saturday for two years. Then ${k} looked at what was in the cook's hand. "Please," said ${k}, "may I wash the tin?" Under the butter something winked, as red as jam.`,
          `The cook banged on the bottom, and drew it off. It was a beautiful cake. It was like a small brown castle. "It's got nine towers," said ${r}. Nobody answered. ${k} was standing with the tin, and had rubbed a bit of it clean on one sleeve. It was gold. It had a ruby in it. "You were looking for a bun," said ${k}, "and you put it down. It's been in the oven all day."`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(K, 'hold', 'surprised', 'crown'), seen(R, 'stand', 'surprised')],
          things: ['crown', 'cake'],
        },
      },
      {
        text: [
          `${r} took it in both hands. It was warm right through. It would have to be put on, and they'd all bow again, and say that it was a fine day. "One could lose it," said ${k}. "It might have melted. I wouldn't tell." They looked at each other over the steam. "No," said ${r}, "there's the bridge. They'll want somebody with a crown for that." And on it went, butter and all.`,
          `There it lay, between the potatoes. The cook couldn't see it, and nobody else knew. "Shall I lose it properly?" said ${k}. "There's a very big flour bin." ${r} turned it over. It would pinch, as it always did. "Who listens to a person with a bucket on?" said ${r}. "They'd never mend that bridge for me." ${r} sighed, and bent both knees a little. "Would you put it on? I'd like it to be you."`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(R, 'hold', 'calm', 'crown'), seen(K, 'stand', 'worried')],
          things: ['crown'],
        },
      },
      {
        text: [
          `"${refrain}," said the guard, before he had looked. Then he looked. He dropped the list. "There was a person," he said. "With a bucket. I'd never have..." "You were quite right," said ${r}. "Only there's one rule too few. Give me that pencil." It's the fourth one now: Look at the face as well. "${style}," said the guard, very red, "may I ask? Is that vanilla?"`,
          `At the gate there was such a saluting as never was. "It's a fine day, ${style}!" cried the guard. "It has poured since ten," said ${r}, "and you kept me out in it. And I learned more before dinner than in the whole of last year. Keep the gate as you do. But from now on, on Fridays, leave it open." A crumb fell off the crown, and the guard looked at it, and swallowed.`,
        ],
        scene: {
          setting: 'castle',
          camera: 'wide',
          actors: [seen(R, 'stand', 'proud'), seen(K, 'stand', 'happy')],
          things: ['crown', 'gate'],
        },
      },
      {
        text: [
          `There's a bridge now. On Fridays the crown is lost, and everybody in the castle knows better than to look for it. Somebody in an old coat sits in the village, and eats bread, and is told things. At four there's a smell round the back. "${turned}," says ${k}, at the kitchen door, to whoever comes. And they all bring a plate.`,
          `Every Friday the cook bakes in it. She has new glasses, and could see quite well, but it makes such a good edge. And the ${rule} goes about bareheaded that day, and sits on walls, and hears what people think. They come in by the back, after it, all the village, with wet boots. The guard has to ask them something first. "${turned}," says the guard, and steps aside.`,
        ],
        scene: {
          time: 'sunset',
          camera: 'medium',
          actors: [seen(R, 'sit', 'happy'), seen(K, 'sit', 'happy')],
          things: ['cake', 'crown'],
        },
      },
    ],
  };
}
