import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { bracedOnes, TITLES } from './parts.ts';
import { old } from './whistle-old.ts';

/** A new brace whistles at every S, so that no S is said, until there is somebody who hears nothing else. */
export const WHISTLE: EventPlot = { id: 'whistle', young, middle, old };

function young(going: Going): Told {
  const { A, B, G, O, D, a, b, d, g, k, third, chance } = bracedOnes(going);
  const also = third ? ` ${k} calls too.` : '';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: 'Sss!',
    pages: [
      page(
        { setting: 'doctor', camera: 'medium', actors: [seen(A, 'sit', 'happy'), seen(O, 'stand', 'happy')] },
        `${A.introduced} has a brace. Look, it is green! "All done," said ${O.name}.`,
        `Click! Now ${A.introduced} has a brace. ${O.name} put it on.`,
        `${O.name} holds up a brace. It is for ${A.introduced}. Open wide!`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised')] },
        `"Yes," said ${a}. But it said, "Yesss!" It had a whistle in it.`,
        `"Sock," said ${a}. "Sss!" it went. Who did that? The brace!`,
        `"Sun," said ${a}. "Sss!" What a thin, high sound.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(G, 'hold', 'happy', 'soup'), seen(A, 'sit', 'shy')],
          things: ['soup'],
        },
        `"Soup?" said ${g}. "Sss!" went ${a}, and hid.`,
        `${G.introduced} made soup. "Sss," said ${a}. ${a} shut it tight.`,
        `"Say soup!" said ${g}. ${a} did not. No more "Sss".`,
      ),
      page(
        { setting: 'garden', camera: 'wide', actors: [seen(B, 'walk', 'worried'), seen(A, 'stand', 'worried')] },
        `Here came ${b}. "Where is ${d} the dog?" "Here, ${d}! Here!"${also}`,
        `${b} ran up. "The dog is gone! ${d}! ${d}!"${also}`,
        `"Help!" said ${b}. "I can't see ${d} the dog."${also}`,
      ),
      page(
        { weather: 'wind', camera: 'wide', actors: [seen(B, 'shout', 'worried'), seen(A, 'think', 'worried')] },
        `Whoo, went the wind. It blew it all away. No dog.`,
        `${b} called. The wind was too loud. No dog came.`,
        `But the wind went whoo. ${b} looked. No dog.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'shout', 'determined')] },
        `Then ${a} took a breath. "Sausages! Sss!" Up and up it went.`,
        `${a} opened wide. "Sss! Sausages!" It went right over the wind.`,
        `What do dogs like? "Sausages!" said ${a}. "Sss! Sss!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(D, 'run', 'happy'), seen(A, 'cheer', 'happy'), seen(B, 'cheer', 'happy')] },
        `Two ears! Four feet! Here comes ${d}. "You did it!" said ${b}.`,
        `Look, ${d}! How fast! "That was the brace," said ${b}.`,
        `Patter, patter. It is ${d}. ${b} and ${a} jump up.`,
      ),
      page(
        {
          weather: 'clear',
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(D, 'sit', 'happy'), seen(B, 'sit', 'happy')],
        },
        `"Do it again," said ${b}. "Sss!" went ${a}. And ${d} sat.`,
        `Now ${b} does it too. "Sss!" But ${d} looks at ${a}.`,
        `"Sss!" said ${a}. "Sss!" said ${b}. "Woof!" said ${d}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, G, O, D, a, b, d, g, Gcap, k, third, chance, refrain } = bracedOnes(going);
  const also = third ? ` ${k} called as well.` : '';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'doctor', camera: 'medium', actors: [seen(A, 'sit', 'curious'), seen(O, 'stand', 'happy')] },
        `${A.introduced} lay very still, and counted the tiles. Click, went the wire. "That's your brace," said ${O.name}. "Did it hurt?" "Not a bit," said ${a}. "Yes, I mean. No." At the word "yes" something whistled.`,
        `It had green bands, and a wire as thin as a hair. "There. You've got a brace," said ${O.name}. "How does it feel?" "Strange," said ${a}. It was the very first word that ${A.introduced} said with it. It whistled.`,
        `"Open wide," said ${O.name}. So ${A.introduced} had a brace, like a tiny railway. "Thanks," said ${a}. They both looked up, to see who had whistled.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'sit', 'worried'), seen(G, 'hold', 'happy', 'soup')],
          things: ['soup'],
        },
        `${Gcap} had made soup, as it was soft. "Sss-soup!" said ${a}, like a kettle. ${Gcap} laughed. Next door, ${d} the dog sat up. But ${a} went red. "Then I won't say that letter," thought ${a}.`,
        `"Pass the salt," said ${a} at supper. It whistled twice. "Is there a bird in here?" said ${g}, and looked under the soup. Behind the fence ${d} the dog was listening. ${a} made up a rule. There would be no more S.`,
        `There was soup. ${a} tried it quietly. "Sss. Soup. Spoon." It was like a bird each time. Next door a dog called ${d} put up both ears. "I'll leave it out," said ${a}. "What, the soup?" said ${g}.`,
      ),
      page(
        { setting: 'classroom', camera: 'medium', actors: [seen(A, 'stand', 'determined'), seen(B, 'sit', 'curious')] },
        `A snake was a rope that bites. The sea was a lot of water. "What's three and three?" "${refrain}," said ${a}. ${b} turned right round. "Why do you talk in riddles?" said ${b}.`,
        `It was hard, but it could be done. "Three and three?" they asked at school. "${refrain}," said ${a}. It was right, too. "Is it a game?" said ${b}. "No," said ${a}. That was a good, short word.`,
        `"What comes before seven?" ${a} knew it, and could not say it. "${refrain}," said ${a}. ${b} laughed, and then looked at ${a}, and stopped.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'hold', 'excited', 'letter'), seen(A, 'stand', 'worried')],
          things: ['letter'],
        },
        `"We've got a poem to say, you and me," said ${b}, with a letter. "It's called Six Silver Seas." ${a} looked at it in fright. "I can't," said ${a}. "Don't you want to, with me?" said ${b}.`,
        `${b} had a letter. It was a poem for Friday, and it was for two. "Silver sand and seven shells," it began. ${a} gave it back. "Not me," said ${a}. ${b} folded it up very small.`,
        `"I asked for you," said ${b}. On the letter was a poem, with an S in every corner. "I don't want to," said ${a}. It wasn't true. ${b} went and sat by the coats.`,
      ),
      page(
        {
          setting: 'garden',
          weather: 'wind',
          camera: 'wide',
          actors: [seen(B, 'shout', 'worried'), seen(A, 'stand', 'worried')],
        },
        `After school there was a noise at the gate. It was ${b}. "${d} has got out! The gate blew open!" They ran and called. The wind blew all their calling back.${also} Behind the hedge there was the road.`,
        `That afternoon it blew so hard that a gate came open. Out went ${d}. "${d}!" called ${b}. "${d}!" The wind took it, and tore it up.${also} Nothing moved. And it was near the road.`,
        `Then ${d} was lost. ${b} had seen it, a tail going under the hedge, in the wind. They called and called. You could see ${b} shout. You could not hear it.${also}`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'worried')] },
        `${a} thought of two ears, going up. It had been the S, each time. But everybody was there. They would all hear it. ${a} tried a clap. It was only a clap.`,
        `"${d} can hear high things," thought ${a}. "And I've got one." Half the street was there by now. Somebody was sure to laugh. ${a} waved a scarf. A scarf makes no noise.`,
        `A clap was no good, and nor was a stamp. There was one sound that would do it. It was in ${a}'s mouth, behind the wire. ${a} looked at ${b}, who was nearly crying.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'shout', 'determined'), seen(B, 'stand', 'surprised')] },
        `"SSSAUSSSAGESSS!" It went off like a train. It went through the wind like a needle. Everybody looked at ${a}. ${b} looked the most.`,
        `What do you say to a dog? "SSSAUSSSAGESSS!" cried ${a}. It had a whole week in it. Birds flew up. ${b} stood with an open mouth.`,
        `${a} took a great breath. "SSSAUSSSAGESSS!" It was so high that it tickled. It flew over the hedge and away. ${b} had both hands up to both ears.`,
      ),
      page(
        { camera: 'medium', actors: [seen(D, 'run', 'happy'), seen(A, 'kneel', 'happy'), seen(B, 'cheer', 'happy')] },
        `The hedge shook. Out came ${d}, and ran past everyone to ${a}. "It's my brassse," said ${a}. "It'sss only that." "And the poem?" said ${b}. "Was it only that?" "Yesss," said ${a}.`,
        `Two ears came first, and then the rest of ${d}. "Do it again!" they all said to ${a}. They wanted to learn it. "Oh," said ${b}. "So it wasn't me." "It wasss the poem," said ${a}. "It'sss full of them."`,
        `${d} came like the wind, and sat on ${a}'s shoes. There were no sausages, but ${d} forgave it. "That's the best noise I ever heard," said ${b}. "Why did you keep it in?" "I'm sssorry," said ${a}.`,
      ),
      page(
        {
          setting: 'stage',
          weather: 'clear',
          camera: 'medium',
          actors: [seen(A, 'stand', 'proud'), seen(B, 'stand', 'happy')],
          things: ['letter'],
        },
        `So they did the poem after all. ${b} was the wind, and ${a} was the sea. It hissed and whistled up the sand. In the front row they pulled in their feet.`,
        `On Friday they stood there together, with one letter. Then the sea came in. It had never been so like the sea. ${b} forgot to go on.`,
        `${b} read one line, and ${a} read the next. Silver sand and seven shells! It blew through the hall like a real storm. Everybody looked for the water.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(D, 'sit', 'curious'), seen(B, 'sit', 'happy')],
        },
        `One day the whistle was gone. "Six," said ${a}, and it was only six. ${d} waited for the rest. So ${b} taught ${a} to whistle with two fingers. "How many tries was that?" "${refrain}," said ${a}.`,
        `In the end it stopped by itself. "Sausages," said ${a}, in the garden. ${d} never moved. "You'll have to learn it on purpose," said ${b}. "What's three and three?" ${d} looked from one to the other. "${refrain}," said ${a}.`,
        `Tongues learn. After some weeks there was no whistle left. ${d} looked quite hurt. So ${b} found a blade of grass, and they blew. It took more than five tries. It took ${a} ${refrain.toLowerCase()}.`,
      ),
    ],
  };
}
