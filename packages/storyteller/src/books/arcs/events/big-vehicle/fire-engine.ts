import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { everybody, seen, type EventPlot, type Going } from '../event.ts';
import { apart, page } from '../page.ts';

const REFRAINS = [
  'Where is the fire?',
  'But where is the fire?',
  'Is it over there?',
  'What is burning?',
  'Where can the fire be?',
  'Which house is it?',
  'So where is it burning?',
  'Is there no fire?',
  'Where does it burn?',
  'Is anything on fire?',
  'Can you see fire?',
] as const;
const TITLES = ['where is the fire', 'the yellow sign', 'no fire at all', 'a fire engine in our street'];

/**
 * Nothing burns. The crew has come to the yellow H that nobody could explain, since a hydrant has to be tried now and then
 * (in Britain such signs mark them, and fire and rescue services test them).
 */
export const FIRE_ENGINE: EventPlot = {
  id: 'fire-engine',
  when: /\b(?:fire (?:engines?|trucks?)|fire-?fighters?)\b/i,
  only: true,
  young,
  middle,
  old,
};

function young(each: Going): Told {
  const going = apart(each);
  const { A, B, K, G, a, b, k, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(A, 'point', 'curious'), seen(B, 'stand', 'curious')],
          things: ['sign'],
        },
        `By our gate is a yellow sign. "What is that?" said ${A.introduced}. ${B.introduced} did not know.`,
        `In our street there was a yellow sign. ${A.introduced} looked. ${B.introduced} looked.`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'stand', 'surprised'), things: ['fire-engine'] },
        `Brrrm! What was that? A fire engine!${comesToo} It came right into our street.`,
        `A fire engine came to our street. It was big and red.${comesToo} They all ran to the gate.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'look-up', 'worried'), seen(G, 'stand', 'calm')], things: ['house'] },
        `"${refrain}" said ${a}. Was it the house? No. The house was fine.`,
        `They looked at the house. It was all right. "${refrain}" said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'point', 'surprised')], things: ['bread'] },
        `Sniff, sniff. "Toast!" said ${b}. But it was only brown. "${refrain}"`,
        `${b} could smell toast. It was good toast. It was not on fire. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'point', 'surprised')] },
        `Puff, puff! Something white came out of a window. It was a bath! "${refrain}"`,
        `What was that up there? White puffs! That was only steam. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'excited')], things: ['sign'] },
        `The men got out. They did not run. They walked up to the sign. "Look!" said ${k}.`,
        `"They do not hurry," said ${k}. "They want the yellow sign!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'kneel', 'curious')] },
        `Under the sign was a lid. Up it came. There was a big tap in there!`,
        `There was a lid in the path. They took it off. Down there was a tap.`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'jump', 'excited'), things: ['fire-engine'] },
        `Whoosh! Up went the water. It went so high! Now they all got wet.`,
        `They turned the tap. Whoosh! Up it flew. They all got wet.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'wave', 'happy'), seen(B, 'wave', 'happy')], things: ['fire-engine'] },
        `"It works," said the crew. "Now we know." Bye, fire engine! ${a} waved. ${b} waved.`,
        `"Good," said the crew. "There is water here." Toot! ${a} and ${b} waved to them.`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(K, 'sleep', 'sleepy')] },
        `Where is the fire now? There is none. There is only a sign. ${k} is asleep.`,
        `No fire here. Good night, yellow sign. Good night, tap. ${k} is asleep.`,
      ),
    ],
  };
}

function middle(each: Going): Told {
  const going = apart(each);
  const { A, B, K, G, a, b, k, g, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(A, 'point', 'curious'), seen(B, 'stand', 'curious')],
          things: ['sign'],
        },
        `On the wall by the gate was a small yellow sign. It said H. "H for house," said ${A.introduced}. "H for hen," said ${B.introduced}. There had never been a hen.`,
        `There is a yellow sign in our street, as big as a book. It says H, and two numbers. "Perhaps it's a secret," said ${A.introduced}. "Perhaps it's for hedgehogs," said ${B.introduced}. Nobody knew.`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'stand', 'surprised'), things: ['fire-engine'] },
        `One morning a fire engine came to our street.${comesToo} It did not say nee-naw. It just came, and got bigger, and stopped outside the gate. It was redder than anything.`,
        `They were at the gate when it turned the corner.${comesToo} It was a real fire engine, with ladders and six doors. It rolled up quite softly, and stood there, and ticked.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'look-up', 'worried'), seen(G, 'stand', 'calm')], things: ['house'] },
        `"${refrain}" said ${a}. They all looked up at the house. It had its roof on. It looked rather sleepy. "Not here," said ${g}.`,
        `Everybody came out to look. They looked at each other's houses. "${refrain}" said ${a}. "I can't see one," said ${g}, and counted the chimneys.`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'point', 'surprised'), seen(A, 'stand', 'curious')], things: ['bread'] },
        `"I smell something," said ${b}. They followed it next door. A man stood there with a slice of toast. It was a bit black at one corner. "${refrain}" "It's only how I like it," said the man.`,
        `${b} sniffed the wind. "Something's burnt!" It was next door, and it was toast, and it was already eaten. "You don't get a fire engine for toast," said ${a}. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'point', 'surprised')] },
        `Then ${a} saw white puffs come out of a window. "There!" said ${a}. Somebody in there was singing. You do not sing in a fire. You sing in a hot bath. "${refrain}"`,
        `"Up there!" cried ${a}. From a small high window came a cloud. It smelled of soap. It was somebody's bath, with somebody in it. "${refrain}" said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'curious')], things: ['fire-engine'] },
        `The crew got down. They had the helmets on, and the big boots. But they did not run. One of them was eating an apple. "You don't bring an apple to a fire," said ${k}.`,
        `Four people climbed out of the engine. They stretched. They talked about football. "They're not in a hurry at all," said ${k}. "So they haven't come for a fire. What have they come for?"`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'excited')], things: ['sign'] },
        `They were looking along the wall. They came nearer. They stopped. "It's the sign!" said ${k}. "They've come for the H!" And so they had. They were reading the numbers.`,
        `${k} watched their eyes. They went along the wall, past the gate, and there they stayed. "H!" said ${k}. "It's theirs! It's been for them the whole time."`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'kneel', 'excited'), seen(A, 'kneel', 'curious')] },
        `"H is for hydrant," said the driver. "That's a tap for us." In the pavement was a lid. Under the lid it was dark and wet. "We have to try it, or else how would we know?"`,
        `"The numbers say how big and how far," said a woman in boots. She took two steps and lifted a lid. There was a huge tap down there. "If ever we need it, it has to work."`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'jump', 'excited'), things: ['fire-engine'] },
        `They screwed a pipe on it and turned a key. There was a rumble. Then a white tree of water grew up, and fell on everybody. "It works!" shouted ${a}.`,
        `"Stand back," said the crew, "and hold on to your hats." Whoosh! It went higher than the ladder. The whole street had a shower, even the toast. "I'd say that works," said ${b}.`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(K, 'sleep', 'sleepy')] },
        `That night it was dark in our street, and nothing was on fire. Down under its lid lay the water, all ready. Above it shone one small yellow H. ${k} was asleep.`,
        `At bedtime ${k} looked out once more. No smoke. No sparks. "H," said ${k}, "is for had a look." And then ${k} was asleep.`,
      ),
    ],
  };
}

function old(each: Going): Told {
  const going = apart(each);
  const { A, B, K, G, a, b, k, g, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(A, 'stand', 'proud'), seen(B, 'point', 'curious')],
          things: ['sign'],
        },
        `Beside the gate there was a yellow sign, no bigger than a book. It had an H on it, and under the H two numbers. ${A.introduced} had lived next to it always, and had stopped seeing it. ${B.introduced} saw it every day. "It must be for something," said ${b}. "Nobody puts up an H for fun." "It's old," said ${a}. "Things were just put up, in those days."`,
        `${B.introduced} collected things that nobody could explain. There was a door in a wall with no path to it. There was a hook. And there was the yellow sign by our gate, with an H and two numbers. ${b} had written it down in a book: H, 100, 2. "You could ask what it means," said ${A.introduced}. "I have," said ${b}. "Nobody's ever noticed it."`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'stand', 'surprised'), things: ['fire-engine'] },
        `On a Tuesday, at ten, a fire engine came to our street.${comesToo} It came without a siren and without lights. That was almost worse. It filled the road from side to side, and stopped, and breathed out. Curtains moved. Doors opened. In two minutes, everybody was on the pavement. No one had ever met some of them.`,
        `They had seen fire engines before, but always going somewhere else.${comesToo} This one turned into our street, and slowed, and came along it gently, reading the numbers of the houses. It stopped at ours. You could have heard a leaf fall. Then forty front doors opened, one after another, like a piano.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'look-up', 'worried'), seen(G, 'stand', 'calm')], things: ['house'] },
        `"${refrain}" said ${a}. It was not our house. They walked all round it to be certain. ${g === 'the grown-up' ? 'The grown-up' : g} felt the wall, as you would feel a forehead. "Cool as anything," said ${g}. By then the whole street was feeling its walls.`,
        `"${refrain}" It was ${a} who asked, but they all thought it. ${g === 'the grown-up' ? 'The grown-up' : g} went in and looked in the oven. There was a pie there, and it was raw. "It isn't us," said ${g}. "I only wish it was half as hot."`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'point', 'determined'), seen(B, 'stand', 'calm')], things: ['bread'] },
        `${a} took charge. "We'll look at every house, from the left," said ${a}. "You take the smells." At number nine there was a smell, and it was toast. It had been toast, at any rate. A man held it by one corner. "${refrain}" they asked him. "In my breakfast," said the man. "But it's out."`,
        `"Somebody's got to find it," said ${a}, "and the crew are only standing there." So they went along the fences, and sniffed. From number nine came a smell of burning. They knocked. "It's toast," said the man who lived there, and went red. He had lived there for six years, and that was the first they had heard of him. "${refrain}" said ${a}. "Well, not here."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'point', 'excited'), seen(B, 'stand', 'curious')] },
        `"Smoke!" cried ${a}. It was rolling out of a little window over the shop, thick and white. There was a voice inside, too. It was singing. They listened to a verse. "People don't sing like that in a fire," said ${b}. "They do in the bath." It was steam. "${refrain}" said ${a}, rather crossly by now.`,
        `Then there was a white cloud over the roofs, and a shout went up. It came from a small round window. It smelled of lavender. A head came out, in a shower cap. "Is it for me?" said the head. It was told that it was not. "${refrain}" said ${a}. "There has to be one. You don't send all that for nothing."`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'stand', 'angry'), seen(A, 'stand', 'angry')] },
        `"You haven't looked at them," said ${b}. "You've looked at everything else." "I'm looking for the fire!" "You know what you want to see, so you don't see what's there. It's the same with the sign." "Oh, the sign!" said ${a}. "The street might burn down, and you'd be copying out letters." It was not fair, and they both went quiet.`,
        `"It's no good asking where it is," said ${b}, "if you don't know that it is." "That's the sort of thing you'd say," said ${a}. "I'm doing something. You just look." "Somebody should," said ${b}. They stood back to back in the road like two bookends with no books. It is possible to be in the same street and not see the same one.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'curious')], things: ['fire-engine'] },
        `So ${k} looked at the crew. There were four of them, in helmets. One had a clipboard. One was peeling an orange. They were not looking at roofs at all. They were strolling along the wall, reading it, like people in a gallery. "It isn't a fire," said ${k}. "You don't peel an orange at a fire. They've come for something else, and it's small, and it's down here."`,
        `${k} sat on the kerb and watched boots. There were eight of them, big ones, and not one was in a hurry. They went along the wall. They stopped at a post box and went on. They stopped at a drain, and went on. They were searching too. "What would a fire engine lose?" said ${k}. And then the boots stopped by our gate, and did not go on.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'point', 'excited'), seen(A, 'stand', 'surprised')], things: ['sign'] },
        `"There she is," said the one with the clipboard, and tapped the yellow sign. ${b} made a noise like a kettle. "It's yours?" "It's ours. H for hydrant. The top number's how big the pipe is. The bottom one's how many steps away." ${b} looked at the pavement, and took two, and was standing on an iron lid. For years they had all walked over it.`,
        `"H, one hundred, two," read the woman with the clipboard. "That's a hundred millimetres of pipe, two metres from the sign." She turned round and took two strides. ${b} took them with her. There was a lid under their feet. It had been there as long as the street. "It's a tap," said ${b}, "isn't it? It's a tap for you." "You've read about it," said the woman. "No," said ${b}. "I've only wondered."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'calm'), seen(B, 'stand', 'happy')] },
        `"We go round and try every one of them," the woman said, "so that it works on the day." "And today isn't the day?" said ${a}. "Today's the other kind." ${a} stood there for a bit. "I said that about the H," said ${a}. "I was rude. It was the only thing in the street that mattered." "You found out about the toast," said ${b}. "I never knew he lived there."`,
        `${a} had come up behind. It is not easy to have looked in forty houses for a thing that was by your own gate. "You kept on about that sign," said ${a}. "I did a bit." "You were right to. I'd like to see the book, some time. What's the one about the hook?" It was ${a} who was asked to hold the big iron key. And it was ${a} who handed it to ${b}.`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'jump', 'excited'), things: ['fire-engine'] },
        `It began with a cough, deep down. The pipe shook. Then up went the water, straight as a tree, past the lamps and the gutters, and opened at the top. It came down on everyone. It came down on the man with the toast and the lady in the shower cap. Nobody went in. There were people who had never said good morning, and they were standing in it, laughing.`,
        `"Stand clear!" The key went round. For a moment nothing happened, and then everything did. It was a white tower, and it roared. There was a rainbow round the middle. It rained on forty houses out of a blue sky. "That's a good one," said the woman, and ticked it off. The toast man lent the shower cap lady his umbrella. It had holes in it.`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(K, 'sleep', 'sleepy')] },
        `That night the street was quite dark, and not a thing was burning. It had been so all along. But under the lid, two steps from the wall, lay all that water, awake. Nobody had to think of it. That is what the H is for. ${k} was asleep.`,
        `Where was the fire? There never had been one. There was a puddle in the road with the moon in it. There was a small yellow sign, and now forty houses knew what it said. ${k} did not lie and wonder. ${k} was asleep.`,
      ),
    ],
  };
}
