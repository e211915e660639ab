import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { REFRAINS, sleepersOf, TITLES } from './five-minutes-parts.ts';

/** The same night for children of 8 and more: whoever wakes him gives up asking him for the one thing wanted. */
export function old(going: Going): Told {
  const { K, k, G, g, Gcap, chance } = going;
  const { X, S } = sleepersOf(going);
  const [x, s] = [X.name, S.name];
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'bedroom',
          camera: 'medium',
          actors: [seen(K, 'sleep', 'sleepy'), seen(G, 'stand', 'happy')],
        },
        `"Up you get!" they called, and nothing moved. In all the world there was only one thing that got ${K.introduced} out of bed. They had tried shouting. They had tried three clocks in a bucket. In the end it was ${g} who found it. You had to stand at the window, with your back to the bed, and say quite softly, "Oh, look!" Then ${k} was beside you. "What is it?" It was hardly ever anything. It was a cat, or a man with a ladder. It worked every time.`,
        `"Up you get!" Some people don't need to be told, and wake up by themselves. ${K.introduced} was not one of them. You could take away the blanket, and then the pillow, and ${k} would go on sleeping on what was left. But there was a way, and ${g} knew it. ${Gcap} would look out of the window for a while, and then say, "Oh, look!" It need not be loud. Before the second word was quite over, ${k} would be standing there. "What is it?" And it was a van.`,
      ),
      page(
        { time: 'night', camera: 'wide', actors: [seen(K, 'sit', 'curious'), seen(X, 'sit', 'curious')] },
        `That year ${k} had a question for ${s}. It was a private one, and it had to be asked aloud. So on Christmas Eve ${k} and ${X.introduced} meant to stay awake until he came. "You?" said ${x}. "Awake?" They took turns at holding each other's eyes open. By eleven they were both asleep, in a heap. What woke them, hours later, was a noise like somebody sawing up a piano.`,
        `"This time I'm going to talk to him," said ${K.name}, on the evening before Christmas. "There's something that I want to ask." ${k} would not say what. ${X.introduced} did not think that ${k} could stay awake past the soup. They put pegs in the bed, to lie on. They slept on the pegs. It was long past midnight when something began to rumble downstairs, so that the window shook.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'wide',
          actors: [seen(K, 'stand', 'surprised'), seen(X, 'stand', 'surprised'), seen(S, 'sit', 'sleepy')],
          things: ['chair'],
        },
        `They went down on their toes. He was in ${G.names} chair, with his boots stretched out to the fire. The snow was melting off them. It was ${s}, large as life. The stockings were done. The plate was empty. He had only sat down for a moment, you could see that. His mouth was open. It was from there that the piano came.`,
        `The fire was nearly out. In front of it, in the big chair, lay ${s}, his hands folded upon his belt. He was snoring. He was a good deal older than in the pictures, and much more tired. There was soot in one ear. All the stockings were full already. "He sat down to get his breath," whispered ${x}, "and it ran away with him." They stood and looked.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(K, 'kneel', 'worried'), seen(X, 'point', 'worried'), seen(S, 'sit', 'sleepy')],
          things: ['present'],
        },
        `The sack lay beside him, as flat as a sock, but for one corner. ${x} looked in. "There's one left," said ${x}. "For Sunny, at Number Nine." That was the last house in the road, with the blue door. It was half past five, and Sunny got up at six. "Excuse me," said ${k}, and took hold of his sleeve. "You've got to go on!" His eyes stayed shut. "${refrain}," said ${s}.`,
        `"Ask him, then," said ${x}. But ${k} had seen the sack. It wasn't empty. A parcel was still in there, tied with green string, and the label said, "Sunny, Number Nine." Number Nine was at the end of their own road. "He's not done," said ${k}. "And Sunny's always up at six." It was half past five by the clock. They shook him, by one arm each. "${refrain}," said ${s}.`,
      ),
      page(
        {
          actors: [seen(X, 'reach', 'curious'), seen(K, 'cover', 'surprised'), seen(S, 'sit', 'happy')],
          things: ['feather'],
        },
        `${x} took a feather, and was thorough about it. The nose twitched. The beard twitched. It was working its way up. It came out as a sneeze, and blew eleven Christmas cards off the shelf. They held their breath, because of upstairs. Nobody came. ${s} wiped his nose on his fur, in his sleep. "${refrain}," he said, comfortably.`,
        `First there was the feather. ${x} drew it across his forehead, and down past the ear with the soot in. He began to giggle. It started in the boots and travelled. The chair giggled, and so did the fire irons. ${k} put a cushion over them, on account of ${g}, who was asleep above. "He likes it," said ${x}, in despair. "${refrain}," said ${s}, and wriggled down further.`,
      ),
      page(
        { actors: [seen(K, 'hold', 'curious'), seen(S, 'sit', 'sleepy')], things: ['biscuit'] },
        `"Food," said ${k}. "If I smelled a biscuit I should wake up." "You never have," said ${x}. They held it under his nose all the same. He sniffed, and rose after it, an inch at a time, like a loaf in the oven. Nearly all of him was up. Then his mouth shot out and took it, and down he went again. He had only woken as far as the teeth. "${refrain}," said ${s}, with crumbs.`,
        `The plate was empty, but there was one biscuit under it that he had missed. ${k} moved it to and fro. His head followed it to and fro. It was like fishing. "Slowly," said ${x}. "Bring him in." He leaned out of the chair, further than anybody could who was awake. Then, snap, there was no biscuit. There were just ${K.names} fingers, rather wet. "${refrain}," he said, and sank.`,
      ),
      page(
        { actors: [seen(X, 'hold', 'determined'), seen(S, 'sit', 'happy')], things: ['snowball'] },
        `After that they tried what had been tried on ${k}. ${x} fetched snow from the step, both hands full, and dropped it down the back of his collar. It would have woken a stone. But ${s} lives where there isn't anything else. A smile went over his whole face, and he tucked it in under his chin. "Who's left the window open?" he murmured. "Lovely. ${refrain}." "I give up," said ${x}.`,
        `"They once put a wet flannel on me," said ${k}. "Did it work?" said ${x}. "No." But they had nothing better. They opened the front door, and rolled a snowball as big as a head, and laid it in his neck. He sighed. It was the sound of somebody who has got home. His arms went round it. "${refrain}," said ${s} to the snowball. They had made it worse.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'sad'), seen(X, 'sit', 'worried')], things: ['clock'] },
        `It was ten to six. "You might still ask him," said ${x}. "People answer in their sleep. You'd get your question in, at any rate." And it was true. He was right there. He'd most likely say yes to anything. ${k} bent down to the ear with no soot in it. Then ${k} thought of a blue door, and of somebody running down some stairs. There was not time for both. "No," said ${k}. "He's got to get up. He's as bad as I am."`,
        `Five minutes went, and then five more. "It's now or never," said ${x}. "Ask what you came to ask. He'll tell you; he's talking all the time." ${k} got as far as opening a mouth for it. It was a good question, and it had waited all year. But the clock said ten to six, and Sunny slept at the end of the road, and didn't know. "It'll have to wait," said ${k}. "How does anyone ever get me out of bed?"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'point', 'excited'), seen(S, 'stand', 'surprised'), seen(X, 'stand', 'surprised')],
        },
        `They looked at each other. Then ${k} walked to the window and stood there, turned away from the chair, just as ${g} did it. You mustn't hurry. You have to mean it. ${k} pulled the curtain to one side. "Oh, look," said ${k}, quite softly. There was a crash, and a smell of soot and ginger. "What is it?" said ${s}. He stood at ${K.names} shoulder with both eyes open, and they were as blue as anything.`,
        `It was so simple that ${k} nearly laughed. ${k} went over to the window, and drew the curtain, and waited, in the way that ${g} waits. "What are you doing?" said ${x}. "Sh," said ${k}. And then, softly, to the glass: "Oh, look." Nobody saw him get up. He had been in the chair, and now he was here, in his boots, with his hat over one eye. "What is it?" he said. "Where?"`,
      ),
      page(
        {
          setting: 'snow',
          weather: 'snow',
          camera: 'wide',
          actors: [seen(S, 'walk', 'happy'), seen(K, 'wave', 'happy'), seen(X, 'wave', 'happy')],
          things: ['present'],
        },
        `And for once it was something. It had begun to snow again, in great slow pieces, and every lamp in the road had a skirt on. They all three looked. "I'd have slept through that," said ${s}. He saw the clock, and the sack, and ${k} with a wet hand. He was no fool. "And Number Nine," he said. At the door he turned round. "There was something that you wanted to ask me." "It'll keep," said ${k}. "Run!"`,
        `And this time there truly was something. The whole road was gone, under the thickest, whitest, quietest snow, and more was on its way. "Well, I never," said ${s}. Then he saw what time it was. You wouldn't think that such a big man could move like that. He had the parcel under his arm and one boot over the step. "Wasn't there a question?" he said to ${k}. "Next year," said ${k}. "Hurry! It's nearly six!"`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          weather: 'clear',
          camera: 'medium',
          actors: [seen(K, 'sleep', 'sleepy'), seen(G, 'stand', 'excited')],
          things: ['footprints'],
        },
        `They had to call ${k} at nine, on Christmas morning. "${refrain}," said the blanket. So ${g} went and stood at the window. "Oh, look," said ${g}, and then, in another voice, "Oh. Do look." There were footprints from the door to Number Nine, each as long as an arm. And under their own window somebody had walked to and fro, in those same boots, until it made a word. It was only three letters long, and it was the answer. ${k} had never said the question aloud. "What does it mean?" said ${g}. But ${k} just smiled, and read it again. It said YES.`,
        `By nine the stockings had been waiting for hours. "${refrain}," said somebody, deep down in the bed. ${Gcap} was not to be beaten, not today. "Oh, look!" But it was ${g} who forgot to turn round. "Who's been out there?" The footprints were huge. They went straight along to the blue door of Number Nine. On the way back they had stopped below, and gone to and fro, very carefully. YES, it said, as long as a sledge. "Yes what?" said ${g}. ${k} looked at it for a long time. It was just what ${k} had wanted to know.`,
      ),
    ],
  };
}
