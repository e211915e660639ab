import type { Told } from '../../../arc.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';
import { old } from './stands-still-old.ts';

/** A child in a shop stands still and is not lost at all: it is the grown-up who is, and who has to be called for. */
export const STANDS_STILL: EventPlot = { id: 'stands-still', young, middle, old };

function young(going: Going): Told {
  const { K, G, W, k, g, Gcap, w, refrain, title } = partsOf(going);
  return {
    title,
    refrain,
    pages: [
      page(
        {
          setting: 'shop',
          camera: 'medium',
          actors: [seen(K, 'point', 'happy'), seen(G, 'walk', 'calm')],
          things: ['melon'],
        },
        `${K.introduced} and ${g} are in the shop. Look, melons! ${k} counts them. One, two, three.`,
        `What a big shop! Here are the melons. ${k} counts them all. And on goes ${g}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'stand', 'worried')], things: ['melon'] },
        `${k} looks up. Where is ${g}? Not here. Not there. Gone!`,
        `${k} looks round. Oh! Where is ${g}? There is nobody there.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'stand', 'determined')], things: ['melon'] },
        `Stop, feet! ${k} does not run. ${k} stands by the melons, and waits.`,
        `${k} does not go away. Two feet stay by the melons. Like a tree!`,
      ),
      page(
        { camera: 'medium', actors: [seen(W, 'kneel', 'calm'), seen(K, 'stand', 'calm')] },
        `${w} works in the shop. "Are you lost?" says ${w}. "${refrain}."`,
        `Here is ${w}, from the till. "Are you lost?" "${refrain}," says ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'determined'), seen(W, 'think', 'surprised')] },
        `"So who is lost?" says ${w}. "${Gcap}!" says ${k}. "Oh!" says ${w}. "That is bad."`,
        `"${Gcap} is lost," says ${k}. "Oh dear!" says ${w}. "We must help."`,
      ),
      page(
        { camera: 'close', actors: [seen(W, 'hold', 'happy', 'microphone'), seen(K, 'stand', 'happy')] },
        `Ding, dong! ${w} has a microphone. "Is a grown-up lost? Come to the melons!"`,
        `${w} says it into a microphone. Ding, dong! "Lost grown-up, come to the melons, please!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'surprised'), seen(W, 'stand', 'surprised')] },
        `An old man comes. "Is it me?" No, not him. A lady comes. "Lost?" she says. "${refrain}."`,
        `A lady comes. Not her! A man comes. "Poor thing! Lost?" he says. "${refrain}."`,
      ),
      page(
        { camera: 'wide', actors: [seen(G, 'run', 'worried'), seen(K, 'wave', 'excited')] },
        `Squeak, squeak, squeak! Here comes a trolley, very fast. It is ${g}!`,
        `Who runs so fast? It is ${g}, with the trolley! "There you are!" says ${g}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hug', 'happy'), seen(G, 'hug', 'happy')] },
        `What a hug! "Were you lost?" "${refrain}," says ${k}. "You were lost. We called you."`,
        `"Were you lost?" says ${g}. "${refrain}," says ${k}. "You were lost! We called you."`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'walk', 'happy'), seen(K, 'walk', 'proud'), seen(W, 'wave', 'happy')] },
        `${w} has a star that says FOUND. It goes on ${g}. "Hold my hand," says ${k}. "Then you won't get lost."`,
        `FOUND, says a star. ${w} sticks it on ${g}. ${k} holds out a hand. "Now stay by me."`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { K, G, W, k, g, w, refrain, title } = partsOf(going);
  return {
    title,
    refrain,
    pages: [
      page(
        {
          setting: 'shop',
          camera: 'medium',
          actors: [seen(K, 'point', 'curious'), seen(G, 'walk', 'calm')],
          things: ['melon'],
        },
        `It began with the melons. There was a heap of them, up to ${K.names} chin. One of them had a face. "Come along," said ${g}, and on went the trolley, squeak, squeak. "Yes," said ${K.introduced}, and went on counting.`,
        `${K.introduced} only stopped to look at a melon. It had two dents and a line, and it was smiling. "We need tea," said ${g}, and walked on with the trolley. It had one wheel that squeaked. ${k} smiled back at the melon.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'look-up', 'surprised')], things: ['coat'] },
        `Then ${k} took hold of the coat, to say so. It was the right coat. But it turned round, and there was somebody else in it. "Sorry," said ${k}. There was no ${g} in front. There was no ${g} behind.`,
        `When ${k} looked up, there was the coat, next to the tea. ${k} pulled at it. A strange lady looked down out of it, and was surprised. "That's not you," said ${k}. And where was ${g}?`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'walk', 'worried')], things: ['cheese'] },
        `${K.names} tummy went cold. ${k} walked to the end of the shelf, and round by the cheese. Just then ${g} came round the other end, by the tea. ${k} went round again. So did ${g}.`,
        `${k} felt as one does in a lift. "I'll go round," thought ${k}, and went, past the cheese. At that very moment ${g} went round too, past the tea. They walked at the same speed, one on each side of the shelf.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'determined')], things: ['melon'] },
        `By the melons ${k} stopped. "We both go round," said ${k}. "We'll go round until they shut. Somebody has to stand still." It would have to be ${k}. So ${k} put both feet down, and kept them there.`,
        `The third time round ${k} stood still and thought. Two who go round and round a shelf never meet. "One of us has to stop," said ${k} to the melon. "And ${g} won't." So ${k} stood by the heap, as still as a post.`,
      ),
      page(
        { camera: 'medium', actors: [seen(W, 'kneel', 'calm'), seen(K, 'stand', 'calm')] },
        `Somebody with a badge came by. It said that this was ${w}, and worked here. "Are you lost?" said ${w}. "${refrain}," said ${k}. "It's ${g} who's lost." "Ah," said ${w}, and looked both ways. "Then that's quite different."`,
        `A badge came along, with ${w} behind it, who had the till. "Dear me, are you lost?" said ${w}. "${refrain}," said ${k}. "I haven't moved. I've lost a grown-up." ${w} knelt down at once. "When did you last have it?"`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'calm'), seen(W, 'think', 'curious')] },
        `"What do we look for?" said ${w}. "Somebody about so high," said ${k}. "With a list, and only one glove." "Is ${g} good at staying in one place?" "No," said ${k}. "I've said so before." ${w} wrote it all down.`,
        `"It's got a list," said ${k}, "and a trolley that squeaks. And it's always in a hurry." "They're the ones that get lost," said ${w}. "And will it be worried?" ${k} thought about that. "Yes," said ${k}. "Please be quick."`,
      ),
      page(
        { camera: 'close', actors: [seen(W, 'hold', 'determined', 'microphone'), seen(K, 'stand', 'proud')] },
        `There was a microphone by the till, and ${w} spoke into it. Ding, dong! "A grown-up is lost," it said, all over the shop. "It has one glove. Would it please come to the melons? Somebody is waiting there, and is not at all cross."`,
        `Ding, dong! It was ${w}, with a microphone. "We have lost a grown-up," said the ceiling. "It has a list and a squeak. If it's you, please don't run about. Go to the melons. You will be met."`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'surprised'), seen(W, 'stand', 'surprised')], things: ['melon'] },
        `The first to come was an old man. "Are you lost?" he said. "${refrain}," said ${k}. "Are you?" He was, a bit. Then came a lady with one glove. It was not her, either. Soon five of them stood by the melons. They had all felt a bit lost, they said.`,
        `An old man came, on a stick. "Lost, are you?" he said. "${refrain}," said ${k}. "Then perhaps it's me," he said. Two ladies came, and a baker. They all hoped that it was them. One does not know how many grown-ups are lost, until somebody asks.`,
      ),
      page(
        { camera: 'wide', actors: [seen(G, 'run', 'worried'), seen(K, 'cheer', 'excited')] },
        `Then there was a noise by the tea. Squeak, squeak, squeak! ${k} knew that wheel. Round the corner it came, on two wheels at least. "There you are!" cried ${g}. "${refrain}," said ${k}. "I've been here since the first time round."`,
        `"Squeak!" said something behind the cheese. "Squeak, squeak, squeak!" ${k} did not run to it. There was no need. It came by itself, very fast, with ${g} on the other end. "I thought you were lost!" said ${g}. "${refrain}," said ${k}. "It was you who went round."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hug', 'happy'), seen(G, 'hug', 'happy'), seen(W, 'stand', 'happy')] },
        `It was a very long hug, and the old man clapped. Then ${w} came with a big gold star. I WAS FOUND TODAY, it said. "It's for whoever was lost," said ${w}. So they stuck it on ${g}.`,
        `Nobody said anything for a bit, because of the hug. "There's a sticker for it," said ${w}. It was a gold star, and said I WAS FOUND. ${k} took it off the paper, and put it on ${K.names} own finger. Then ${k} stuck it on ${g}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'walk', 'happy'), seen(K, 'walk', 'proud')] },
        `They still needed tea. ${k} held out a hand for ${g} to take. "What if I hadn't heard?" said ${g}. "Then I'd have stayed," said ${k}. "I was where you left me." And ${g} wore the star all the way home.`,
        `After that the shopping went more slowly. ${k} held on to ${g}, all the way to the tea and back. "Were you afraid?" said ${g}. "At first," said ${k}. "Then I stood still. You can't get lost if you're already there."`,
      ),
    ],
  };
}
