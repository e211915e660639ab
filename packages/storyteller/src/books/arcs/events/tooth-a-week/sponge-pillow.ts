import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';
import { old } from './sponge-pillow-old.ts';

/** A shark has teeth to spare, and puts them under a sponge, until the tooth fairy has no coin left for anybody else. */
export const SPONGE_PILLOW: EventPlot = { id: 'sponge-pillow', young, middle, old };

function young(going: Going): Told {
  const { G, g, chance } = going;
  const { refrain, S, s, F, f, C, c } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'undersea', camera: 'close', actors: [seen(S, 'float', 'happy')] },
        `This is ${S.introduced}. Look at all the teeth! One, two, three... so many!`,
        `Here swims ${S.introduced}. What a lot of teeth! Rows and rows of teeth!`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'float', 'calm')], things: ['tooth'] },
        `Plop! One tooth falls out. "I have more," says ${s}. And up comes the next.`,
        `Plop! Out falls a tooth. Does it hurt? No. ${s} has a new one.`,
      ),
      page(
        {
          setting: 'beach',
          camera: 'close',
          actors: [seen(C, 'sit', 'happy'), seen(G, 'sit', 'calm'), seen(S, 'stand', 'curious')],
        },
        `${c} sits with ${g}. "My tooth wobbles. The fairy pays a coin!" "Oh!" says ${s}.`,
        `Here sit ${c} and ${g}. "My tooth wobbles! The fairy pays a coin." "A coin?" says ${s}.`,
      ),
      page(
        {
          setting: 'undersea',
          time: 'night',
          camera: 'medium',
          actors: [seen(S, 'float', 'excited'), seen(F, 'float', 'surprised')],
        },
        `At night there are ten teeth. They lie under a sponge. Here is ${F.introduced}. Ten coins!`,
        `Ten teeth are under a sponge that night. In comes ${F.introduced}. Clink! Ten coins.`,
      ),
      page(
        { camera: 'close', actors: [seen(F, 'float', 'worried'), seen(S, 'float', 'happy')] },
        `The next night there are twenty. "${refrain}" says ${f}. ${s} laughs.`,
        `Then it is twenty. Then it is thirty! "${refrain}" cries ${f}. ${s} is rich.`,
      ),
      page(
        { camera: 'medium', actors: [seen(F, 'sit', 'sleepy')] },
        `A hundred teeth! "${refrain}" ${f} sits down in a shell. No more coins. None.`,
        `Now a whole heap! "${refrain}" All the coins are gone. ${f} is so tired.`,
      ),
      page(
        {
          setting: 'beach',
          time: 'day',
          camera: 'close',
          actors: [seen(C, 'sit', 'sad'), seen(S, 'stand', 'surprised')],
        },
        `In the morning ${c} comes. The tooth is out! But there was no coin. "Oh," says ${s}.`,
        `The next day ${c} cries. "My tooth is out. And the fairy did not come." "Oh no," says ${s}.`,
      ),
      page(
        {
          setting: 'undersea',
          camera: 'medium',
          actors: [seen(S, 'float', 'shy'), seen(F, 'float', 'happy')],
          things: ['coin'],
        },
        `"I have them all," says ${s}. One coin, two coins. Back they go to ${f}.`,
        `${s} looks at the coins. "Here, ${f}. Take them back." And ${f} does a little dance.`,
      ),
      page(
        {
          setting: 'beach',
          camera: 'wide',
          actors: [seen(C, 'cheer', 'excited'), seen(S, 'stand', 'happy')],
          things: ['tooth'],
        },
        `Clink! That is for ${c}. And all the teeth? They go on the sand. "A shark's tooth! Look!"`,
        `Now ${c} has a coin. And ${s} puts the teeth on the sand. "Look, a shark's tooth!"`,
      ),
      page(
        {
          setting: 'undersea',
          time: 'night',
          camera: 'medium',
          actors: [seen(S, 'float', 'sleepy')],
          things: ['tooth'],
        },
        `Night. Plop! One more tooth. ${s} lets it go, for somebody. Good night.`,
        `It is night. Plop, goes a tooth. Off it floats to the sand. Good night, ${s}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { G, g, Gcap, chance } = going;
  const { refrain, S, s, F, f, C, c } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'undersea', camera: 'close', actors: [seen(S, 'float', 'happy')], things: ['tooth'] },
        `In the bay lived ${S.introduced}. Those teeth stood in rows, like seats in a cinema. Every week one fell out of the front. Plop. Then the one behind moved up. It didn't hurt, and ${s} hardly noticed. There were always more.`,
        `How many teeth had ${S.introduced}? Nobody had ever counted to the end. There was a row, and a row behind it, and more behind that. Once a week one dropped out. Plop! The next one was already there.`,
      ),
      page(
        {
          setting: 'beach',
          camera: 'medium',
          actors: [seen(C, 'sit', 'worried'), seen(G, 'sit', 'calm'), seen(S, 'stand', 'curious')],
        },
        `On the jetty sat ${c}, with ${g}. ${c} had one wobbly tooth, and was holding on to it. "I lose them all the time," said ${s}, down in the water. "You get a coin for it," said ${c}. "Under the pillow. From the fairy." "Each?" said ${s}.`,
        `${c} and ${g} came to the jetty every day, to say hello. "My tooth's loose," said ${c}. "When it comes out, the tooth fairy brings me a coin." "For ONE tooth?" said ${s}. ${s} sank down to the bottom, to think.`,
      ),
      page(
        {
          setting: 'undersea',
          time: 'night',
          camera: 'medium',
          actors: [seen(S, 'float', 'excited'), seen(F, 'float', 'surprised')],
          things: ['coin'],
        },
        `A sponge makes a very good pillow. That night ${s} put a tooth under it, and lay down on top. Down through the water came a small light. It was ${F.introduced}, holding her nose. In the morning there was a coin.`,
        `So that night there was a tooth under a sponge. ${F.introduced} had never had to go by water before. She took a big breath. She lifted the sponge, and left a coin, and her hat floated off. "It works!" said ${s}, in the morning.`,
      ),
      page(
        { camera: 'wide', actors: [seen(S, 'float', 'excited'), seen(F, 'float', 'worried')], things: ['coin'] },
        `All over the floor of the sea lay teeth, from years and years. ${s} went round with a bucket. There were forty under the sponge on Tuesday. "${refrain}" said ${f}. On Wednesday there were ninety. She had to go home for the barrow.`,
        `Then ${s} remembered all the ones that lay about in the sand. There were years of them. Ten! Fifty! "${refrain}" said ${f}. Each night there were more. The coins made a heap like a small sandcastle.`,
      ),
      page(
        { camera: 'medium', actors: [seen(F, 'sit', 'sleepy'), seen(S, 'float', 'happy')], things: ['tooth'] },
        `On Friday the sponge would not lie flat at all. "${refrain}" Her wings were wet, and her arms were like string. She turned the bag inside out. One coin fell from it, and that was the last. ${f} sat down in an oyster shell, and slept.`,
        `By Friday ${f} was as pale as milk. She had not been to see any other child all week. "${refrain}" she said, and put down the very last coin. Then she lay down on a heap of teeth. It was not soft.`,
      ),
      page(
        {
          setting: 'beach',
          time: 'day',
          camera: 'close',
          actors: [seen(C, 'sit', 'sad'), seen(G, 'hug', 'calm'), seen(S, 'stand', 'surprised')],
        },
        `In the morning ${c} sat on the jetty and did not wave. There was a gap. "It came out in a pear," said ${c}. "I put it under my pillow. It was still there." And ${c} cried a bit, on ${g}. "She didn't come."`,
        `"Show me!" said ${s}, the next morning. ${c} did not show the gap. "The fairy forgot me," said ${c}. "It was my first one, and she forgot." ${Gcap} had looked under the pillow twice. ${s} went very quiet, down there in the green.`,
      ),
      page(
        { setting: 'undersea', camera: 'medium', actors: [seen(S, 'float', 'sad')], things: ['coin'] },
        `${s} looked at the heap. You can't buy anything at the bottom of the sea. There isn't a shop. You can lie on coins, but they dig in. "What did I want them for?" said ${s}. ${s} could not think of a thing.`,
        `There lay the coins. ${s} had meant to do something with them, and had not found out what. You can't eat a coin. There is no one to buy from but a crab, who has nothing. "I've got four hundred," said ${s}, "and ${c} has none."`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'float', 'shy'), seen(F, 'float', 'surprised')], things: ['coin'] },
        `So ${s} woke ${f} up, by breathing on her. "They're yours," said ${s}. "All of them. I didn't know that there was only one bag." ${f} counted. It was all there, and a bit of crab. "Go on," said ${s}. "It's the house with the blue door."`,
        `"I'm so sorry," said ${s}, and pushed the whole heap across with a nose. ${f} sat up, with a tooth stuck to one cheek. "All this is for me?" "It's for the others," said ${s}. "One of them lost it in a pear." ${f} was out of there like a cork.`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'float', 'curious'), seen(F, 'float', 'worried')], things: ['tooth'] },
        `"But what am I to do with THESE?" said ${f}. There were four hundred teeth, and they were in the way. ${s} had an idea. It was a small one, but it was very good. When the tide went up, it took something along.`,
        `Now there were the teeth. ${f} had no room for them at home. It was full of milk ones. "I know somebody who'd like them," said ${s}. When the tide turned, ${s} let them go, here and there, up the sand.`,
      ),
      page(
        {
          setting: 'beach',
          time: 'day',
          camera: 'wide',
          actors: [seen(C, 'cheer', 'excited'), seen(G, 'stand', 'surprised'), seen(S, 'stand', 'happy')],
          things: ['tooth'],
        },
        `The next morning ${c} came running, with a coin. "She came!" And then ${c} looked down. "A SHARK'S TOOTH!" All along the beach people were shouting it. Nobody shouts like that about a coin. ${s} floated behind a rock, and listened to all of it.`,
        `In the morning there was a coin under the pillow, only a bit wet. And there was a shout on the beach. "I've found a SHARK'S TOOTH!" It was a boy. It was a baby. It was ${c}! Behind the jetty somebody went pink with pride.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(C, 'sleep', 'sleepy'), seen(F, 'stand', 'surprised')],
        },
        `${c} kept it under the pillow that night, because it was so beautiful. In the dark there came a small light. A hand felt about. It felt something big, and pointed. "${refrain}" said ${f}. But she laughed, and tucked ${c} in.`,
        `Every week there's one more tooth on the sand. Plop. Somebody always finds it. ${c} has one in bed, and sleeps on it. Last night the pillow was lifted up a little. "${refrain}" whispered ${f}. Then it was put down again, very gently.`,
      ),
    ],
  };
}
