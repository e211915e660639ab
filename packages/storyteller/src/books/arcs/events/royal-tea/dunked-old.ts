import type { Told } from '../../../arc.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';

/** The same for eight years and more: if nobody does what they always do, whom has one come to see? */
export function old(going: Going, title: string): Told {
  const { refrain, he, K, k, Q, q, Qcap, G, g, Gcap } = partsOf(going);
  return {
    title,
    refrain,
    pages: [
      page(
        { setting: 'living-room', camera: 'close', actors: [seen(K, 'hold', 'happy', 'pencil')], things: ['letter'] },
        `It was a wet Sunday, and ${k} wrote to ${q}. There was nobody else left to write to. It was a polite letter, and a true one. "We are not grand," it said, "but we have ginger biscuits. The secret is to dunk them. You go in, and count to two. At three it's too late. You could come and see." ${k} put a stamp on it, and forgot about it by Tuesday.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'hold', 'surprised', 'letter'), seen(K, 'stand', 'excited')] },
        `The answer was on paper as thick as toast. ${Gcap} read it twice on the mat, and had to sit down on the stairs. "Dear ${k}," it said. "I was so interested in what you tell me about ginger biscuits. I am free on Thursday at four." There was a crown at the top. There was something underneath, too, in real ink, as if it had been put in at the last moment. "To two, did you say?"`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'wide',
          actors: [seen(G, 'hold', 'worried', 'broom'), seen(K, 'stand', 'curious')],
        },
        `By Monday there was not a crumb in that house. ${Gcap} had ironed the tea towels, and hidden the chair that squeaks. On Tuesday they practised. ${Gcap} was ${q}, in a curtain, with a saucepan on top. "Do be natural," said ${g}. ${k} picked up a biscuit, and dunked it. "${refrain}" said ${g}. The saucepan slipped over one eye.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(K, 'hold', 'worried', 'spoon'), seen(G, 'stand', 'worried')],
          things: ['jam'],
        },
        `It turned out that there was a good deal to give up. You couldn't lick the jam spoon. You couldn't blow on your tea, or lean, or hum. You couldn't build the sandwiches into a house. "${refrain}" said ${g}, each time, and it went on the list. By Wednesday the list was as long as the fridge. "If we don't do anything that we do," said ${k}, "who will ${he} be having tea with?"`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(Q, 'wave', 'happy'), seen(K, 'stand', 'shy'), seen(G, 'stand', 'shy')],
        },
        `At one minute to four there was a long black car outside the chip shop. The whole street stood at its windows and pretended to be watering things. ${Qcap} came up the path, with a crown and a very small bag, and wiped both feet. "How do you do?" said ${q}. ${Gcap} had practised this. ${Gcap} bowed, and said, "Thank you, I'm Thursday."`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'wide',
          actors: [seen(Q, 'sit', 'calm'), seen(K, 'sit', 'worried'), seen(G, 'sit', 'worried')],
          things: ['cup'],
        },
        `They sat round the table like people in a painting. They said what a mild spring it was. When that was finished, they said it again from the other end. Nobody leaned. Nobody blew on anything, so nobody drank. In the middle lay the ginger biscuits, in a ring, on the plate with no chip. ${Qcap} looked at them the way you look at the sea through the window of a bus.`,
      ),
      page(
        { camera: 'close', actors: [seen(Q, 'hold', 'sad', 'biscuit'), seen(K, 'sit', 'worried')] },
        `At last one gloved hand came out and took one. ${Qcap} held it over the cup. ${Qcap} looked at ${k}, and seemed to be waiting. But ${k} had a list. ${k} sat up, and nibbled a dry corner, and said that it was very mild. The biscuit went slowly back to the saucer. "Yes," said ${q}. "Very mild." It was the saddest thing that anybody had ever said about the weather.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(K, 'hold', 'surprised', 'cup'), seen(G, 'cover', 'worried')],
          things: ['biscuit'],
        },
        `Why had that sounded so sad? ${k} tried to think. There had been something in the letter, in real ink, at the bottom. You can sit up straight, or you can think, but it is very hard to do both. While ${k} was thinking, one hand got tired of waiting, and did what it had done every day for years. It dunked. One, two, three. Plop! Tea went all the way to the butter. "${refrain}" whispered ${g}, from behind a napkin.`,
      ),
      page(
        { camera: 'close', actors: [seen(Q, 'point', 'excited'), seen(K, 'sit', 'surprised')], things: ['cup'] },
        `"Three!" cried ${q}, and was on both feet. "You counted to three! You said yourself that it would be too late!" Nobody breathed. "I've read that letter until it has come apart at the folds. Do you know how I get a biscuit? On a cushion. With eleven people to see that I don't drop it. I thought that here was one house where they'd let me." ${Qcap} sat down again. "And then I thought that you'd given it up."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(K, 'point', 'proud'), seen(Q, 'hold', 'determined', 'biscuit')],
          things: ['cup'],
        },
        `${k} pulled up a chair, the one that squeaks. "Gloves off," said ${k}. "You have to feel it go." The first one went plop, and the second one bent in the middle and went plop as well. You can't learn it from a letter. "One," said ${k}, "two, and out!" It came up whole, brown and shining. ${Qcap} ate it with both eyes shut. For a long time there was only the clock. "I do see," said ${q}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(Q, 'cheer', 'happy'), seen(K, 'cheer', 'happy'), seen(G, 'hold', 'happy', 'spoon')],
        },
        `They got through two packets. ${Gcap} fished for the lost ones, and forgot, and licked the spoon from end to end. In the quiet that followed it went slowly pink. "Is that jam?" said ${q}. "May I?" At ten to six somebody came in from the long black car to see whether anything was wrong. They were building the sandwiches into a house. ${Qcap} was doing the roof.`,
      ),
      page(
        {
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'hold', 'happy', 'spoon'), seen(G, 'stand', 'happy')],
          things: ['letter'],
        },
        `The parcel came on the Monday. It was a silver spoon, with a crown on one end, and a handle as long as your arm. "For those that go in at three," said the card. "I've had a pair made. Mine lives in my left boot." ${Gcap} hung it over the cooker, next to the list. There was only one thing on that now. It said, "Ginger biscuits, two packets, and two for Thursday."`,
      ),
    ],
  };
}
