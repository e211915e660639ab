import type { Figure, Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { standsApart } from '../stands-apart.ts';

const REFRAINS = [
  'No, that was all',
  'Only that',
  'Nothing else',
  'Just that',
  'No, only that',
  'No, just that',
  'No, nothing else',
  'Just that, thank you',
  'Only that, thank you',
  'Nothing else, thank you',
] as const;
const TITLES = ['was there something else', 'may I have an egg', 'a hole like a star', 'the ball next door'];

/** Whose window it is: the grandmother's or uncle's where the theme says so, else the neighbour's. */
const ownerOf = ({ G, g, raw, company }: Going): Figure =>
  /^(?:gran|nan|oma|opa|aunt|uncle|pop)/i.test(g) && raw.includes(g.toLowerCase())
    ? G
    : company.person('Mr Lark', 'neighbour');

/** Three times somebody goes to tell it, and comes home with an egg, with milk and with a lemon. */
export const WINDOW: EventPlot = standsApart({
  id: 'window',
  when: /\b(?:windows?|balls?|football|greenhouse|glass)\b/i,
  young,
  middle,
  old,
});

function young(going: Going): Told {
  const { A, B, a, b, comesToo, chance } = going;
  const N = ownerOf(going);
  const n = N.name;
  const refrain = `${chance.pick(...REFRAINS)}!`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `${A.introduced} has a ball. ${B.introduced} runs. Up it goes, over the hedge!${comesToo}`,
          `See ${A.introduced} kick the ball! ${B.introduced} jumps. But it flies over the hedge.${comesToo}`,
        ],
        scene: {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(A, 'run', 'happy'), seen(B, 'run', 'excited')],
          things: ['ball'],
        },
      },
      {
        text: [
          `Crash! That was a window. It belongs to ${N.introduced}. "I broke it," says ${a}.`,
          `Crash! The ball went in at a window. But the window was shut. "Oh," says ${a}. "${N.introduced} lives there."`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'cover', 'worried'), seen(B, 'stand', 'surprised')] },
      },
      {
        text: [
          `${a} goes to tell it. ${n} has such a nice smile. "May I have an egg?" says ${a}.`,
          `${a} goes to tell it. "How nice!" says ${n}. "May I have... an egg?" says ${a}.`,
        ],
        scene: { setting: 'street', camera: 'medium', actors: [seen(A, 'stand', 'shy'), seen(N, 'stand', 'happy')] },
      },
      {
        text: [
          `"Was there something else?" says ${n}. "${refrain}" says ${a}.`,
          `"Here. Was there something else?" says ${n}. "${refrain}" says ${a}.`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(A, 'stand', 'shy'), seen(N, 'stand', 'happy')],
          things: ['egg'],
        },
      },
      {
        text: [
          `${a} goes again. ${n} is singing. "May I have some milk? ${refrain}"`,
          `Back goes ${a}. ${n} has a song on. "May I have some milk? ${refrain}"`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'stand', 'shy'), seen(N, 'stand', 'happy')], things: ['milk'] },
      },
      {
        text: [
          `Knock, knock! It is ${a} again. "May I have a lemon? ${refrain}"`,
          `And again! "A lemon?" says ${n}. "${refrain}" says ${a}.`,
        ],
        scene: { camera: 'wide', actors: [seen(A, 'walk', 'shy'), seen(N, 'stand', 'curious')], things: ['lemon'] },
      },
      {
        text: [
          `An egg, milk and a lemon! "Is the window mended now?" says ${b}. "No," says ${a}.`,
          `Egg, milk, lemon. "And the window?" says ${b}. "Still broken," says ${a}.`,
        ],
        scene: {
          setting: 'garden',
          camera: 'close',
          actors: [seen(B, 'sit', 'curious'), seen(A, 'sit', 'sad')],
          things: ['egg', 'milk', 'lemon'],
        },
      },
      {
        text: [
          `${a} goes back. "Was there something else?" says ${n}. "Yes," says ${a}. "I broke your window."`,
          `Knock, knock. "It is something else," says ${a}. "My ball broke your window."`,
        ],
        scene: {
          setting: 'street',
          camera: 'close',
          actors: [seen(A, 'stand', 'worried'), seen(N, 'stand', 'surprised')],
        },
      },
      {
        text: [
          `"So that is why it is cold!" says ${n}. In goes new glass. Out comes the ball.`,
          `"My poor window!" says ${n}. In goes new glass. ${a} gets the ball back.`,
        ],
        scene: {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(N, 'stand', 'calm'), seen(A, 'hold', 'calm', 'ball')],
        },
      },
      {
        text: [
          `Who knocks? ${n}! "May I have a lemon? ${refrain}" ${n} goes red. "I sat on your kite."`,
          `Knock, knock! It is ${n}. "An egg, please. ${refrain}" But ${n} stays. "I sat on your kite."`,
        ],
        scene: {
          setting: 'street',
          camera: 'medium',
          actors: [seen(N, 'stand', 'shy'), seen(A, 'stand', 'surprised')],
        },
      },
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, a, b, comesToo, chance } = going;
  const N = ownerOf(going);
  const n = N.name;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `It was a good ball, and it was the best kick of the day. ${A.introduced} saw it go up. ${B.introduced} ran backwards to catch it. It went over ${b}, and over the hedge.${comesToo}`,
          `"Higher!" called ${B.introduced}. So ${A.introduced} kicked the ball higher. It went past the apple tree. It went past the top of the hedge. Then it came down, somewhere else.${comesToo}`,
        ],
        scene: {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(A, 'run', 'happy'), seen(B, 'run', 'excited')],
          things: ['ball'],
        },
      },
      {
        text: [
          `Crash! They looked through the hedge. In the back window was a hole, with points, like a star. It was the window of ${N.introduced}. Inside, a radio went on playing. "I didn't mean it," said ${a}. "The window doesn't know that," said ${b}.`,
          `There was a crash, and after it came some small tinkles. Then it was very quiet. There was a hole in a window next door, and ${N.introduced} lived there. "Perhaps it was like that," said ${b}. "No," said ${a}. "It was whole, and I broke it."`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'cover', 'worried'), seen(B, 'stand', 'surprised')] },
      },
      {
        text: [
          `${a} went round to the front door to tell it. It was seven words long, and ${a} said them all the way. But ${n} opened with a big smile. It was the sort of smile that you don't like to spoil. "May I have an egg?" said ${a}.`,
          `"I'll say it quickly," said ${a}, and knocked. The door opened. "How lovely, a visitor!" said ${n}. There was flour on ${n}, right up to the ears. The words turned round on their way out. "Have you got an egg?" said ${a}.`,
        ],
        scene: { setting: 'street', camera: 'medium', actors: [seen(A, 'stand', 'shy'), seen(N, 'stand', 'happy')] },
      },
      {
        text: [
          `${n} brought the biggest one there was. "Was there something else?" said ${n}. There was. It was as big as a window. "${refrain}," said ${a}, and walked home with the egg.`,
          `There was an egg, and it was a brown one. "And was there something else?" said ${n}. ${a} looked at the egg, and at the mat. "${refrain}," said ${a}.`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(A, 'stand', 'shy'), seen(N, 'stand', 'happy')],
          things: ['egg'],
        },
      },
      {
        text: [
          `"That's an egg," said ${b}. "I know," said ${a}, and went back. This time ${n} was singing along with the radio. You can't say it in the middle of a song. So ${a} got some milk. "Was there something else?" "${refrain}," said ${a}.`,
          `"Did you tell?" said ${b}. "Nearly," said ${a}, and went again. But ${n} talked about the weather, and how still it was today. Not a word would fit in between. ${a} came away with a bottle of milk. "${refrain}," ${a} had said.`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'stand', 'shy'), seen(N, 'stand', 'happy')], things: ['milk'] },
      },
      {
        text: [
          `The third time, ${n} had a scarf on. "It's odd," said ${n}. "There's such a wind in my kitchen." That was the moment. ${a} saw it come, and saw it go. "A lemon?" said ${a}. "${refrain}."`,
          `The third time, ${a} had it all ready. "There's a draught in here," said ${n}, doing up a coat. "Do you feel it too?" "Yes," said ${a}. "Have you got a lemon?" Was there something else? "${refrain}," said ${a}, in a very small voice.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(A, 'walk', 'shy'), seen(N, 'stand', 'curious')],
          things: ['lemon'],
        },
      },
      {
        text: [
          `They sat behind the hedge and looked at it all. There was an egg, and milk, and a lemon. "You could make a pancake," said ${b}. "But you couldn't make a window." And it had begun to get cold.`,
          `"One egg, some milk and a lemon," said ${b}. "What will you fetch next?" ${a} said nothing. Through the hole you could hear ${n} sneeze. Each thing had made it harder, because each had been so kindly given.`,
        ],
        scene: {
          setting: 'garden',
          time: 'sunset',
          camera: 'close',
          actors: [seen(B, 'sit', 'curious'), seen(A, 'sit', 'sad')],
          things: ['egg', 'milk', 'lemon'],
        },
      },
      {
        text: [
          `${a} picked them all up and carried them back. "Was there something else?" said ${n}, in two coats. "Yes," said ${a}. "I'm bringing these back. I didn't want an egg. I kicked the ball, and it broke your window." Then it was out.`,
          `So ${a} knocked once more. "Let me guess," said ${n}. "Some sugar?" ${a} held out the egg, the milk and the lemon. "There was something else," said ${a}. "There was all the time. My ball broke your window. It's the one at the back."`,
        ],
        scene: {
          setting: 'street',
          camera: 'close',
          actors: [seen(A, 'hold', 'worried', 'egg'), seen(N, 'stand', 'surprised')],
          things: ['milk', 'lemon'],
        },
      },
      {
        text: [
          `${n} went to look, and ${a} went along. It was quiet for a bit. "I liked that window," said ${n}. "So that's where the wind lives." They stuck cardboard over it. ${a} held, and ${n} stuck. New glass came on Friday. ${a} was allowed to press the putty in.`,
          `"Oh," said ${n}, and for a while nothing more. "And I scolded the cat for leaving the door open." They put up cardboard, because it was nearly dark. The glass man came on Friday. ${a} paid for some of it, from the tin. And ${a} pressed in the putty.`,
        ],
        scene: { setting: 'kitchen', camera: 'medium', actors: [seen(N, 'stand', 'sad'), seen(A, 'stand', 'worried')] },
      },
      {
        text: [
          `A week later somebody knocked. It was ${n}. "May I have a lemon?" said ${n}. "Was there something else?" said ${a}. "${refrain}," said ${n}, and went red, and did not go. ${a} waited. "I sat on your kite," said ${n}. "It was on the wall. I am so sorry."`,
          `On Sunday there was a knock at the door. "Have you got an egg?" said ${n}. ${a} fetched one. "Was there something else?" "${refrain}," said ${n}, and turned round, and turned back. "I trod on your kite," said ${n}. "I said it quickly. Did you notice?"`,
        ],
        scene: {
          setting: 'street',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(N, 'stand', 'shy'), seen(A, 'stand', 'surprised')],
        },
      },
    ],
  };
}

function old(going: Going): Told {
  const { A, B, a, b, comesToo, chance } = going;
  const N = ownerOf(going);
  const n = N.name;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `There are kicks that you remember for the rest of your life. ${A.introduced} took three steps back and ran. ${B.introduced} was in goal, between the bucket and the apple tree. The ball went over the bucket, over ${b}, over the tree. It was lovely. For about as long as it takes to breathe in, it was the loveliest thing that had happened all week.${comesToo}`,
          `"You couldn't get it over the tree," ${B.introduced} had said. It was that sort of afternoon. ${A.introduced} said nothing to that. ${a} put the ball down on the flattest bit of the lawn and looked at the tree. Then it flew, straight up and over, with its stripes going round. They both laughed. It was still going up.${comesToo}`,
        ],
        scene: {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(A, 'run', 'happy'), seen(B, 'run', 'excited')],
          things: ['ball'],
        },
      },
      {
        text: [
          `The crash came from the other side of the hedge. They lay down flat and looked through underneath. It was the back window of ${N.introduced}. There was a hole in it, in the shape of a star. In the front of the house a radio was playing. Nobody came out. "Nobody saw it," said ${b}. "I did," said ${a}.`,
          `First there was a bang, and then a good deal of tinkling. "That might be anything," said ${b}. They looked. There was a gap in the hedge, and behind the gap a window, and in it a hole. It was where ${N.introduced} lived. They listened for somebody to shout. Nobody did. "If nobody heard," said ${b}, "then we can simply go in." "I heard," said ${a}.`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'kneel', 'worried'), seen(B, 'kneel', 'surprised')] },
      },
      {
        text: [
          `So it was ${a} who went round to the front, and ${b} who stayed in the hedge. It was only one sentence. ${a} had it ready at the gate, and still had it on the step. But the door opened, and there was ${n} with a face full of pleasure. "Somebody to see me!" said ${n}. "On a Tuesday!" It's hard to put a broken window into a face like that. "Have you got an egg?" said ${a}.`,
          `They did not agree, and in the end ${a} went alone. ${a} practised on the path. I broke your window. It sounded quite possible. Then ${n} came to the door, with flour up to the elbows. How good it was, said ${n}, to hear a knock! It had been a long, quiet day. The sentence was there, just behind ${A.names} teeth, and out came another one. "May I have an egg?" said ${a}.`,
        ],
        scene: { setting: 'street', camera: 'medium', actors: [seen(A, 'stand', 'shy'), seen(N, 'stand', 'happy')] },
      },
      {
        text: [
          `It was a brown one, and ${n} wrapped it in paper so that nothing should happen to it. "Was there something else?" said ${n}. There was a silence. It was just long enough. "${refrain}," said ${a}. The walk down the path with the egg was like the walk of somebody who has stolen it.`,
          `"Take the best," said ${n}, and held out the box. ${a} took the smallest. "And was there something else?" People ask that every day, in every shop, and it has no meaning. This time it had. "${refrain}," said ${a}. The door closed so softly that it was worse than a bang.`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(A, 'stand', 'shy'), seen(N, 'stand', 'happy')],
          things: ['egg'],
        },
      },
      {
        text: [
          `"You've got an egg," said ${b}, in the hedge. "Is that what they give you for it?" ${a} turned round and went back. Now ${n} was singing, and sang on to the end of the verse with one finger up. By then it was all gone again. ${a} came away with half a bottle of milk. "Was there something else?" "${refrain}."`,
          `"Well?" said ${b}. ${a} showed the egg. "We could stop here," said ${b}, "and have it boiled." But ${a} was on the way back. This time ${n} told a story about a hen, and it was a long one, and funny. You can't laugh at somebody's hen and then say a thing like that. ${a} asked for some milk. Something else? "${refrain}," said ${a}.`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'stand', 'shy'), seen(N, 'stand', 'happy')], things: ['milk'] },
      },
      {
        text: [
          `The third time ${n} came to the door in a scarf. "There's such a wind in my kitchen," said ${n}. "It must be that cat again, with the back door. I've put it out, and there it stays until supper." On the wall sat a grey cat, with its back to everybody. ${a} opened wide to speak. "Have you got a lemon?" said ${a}. And then, when asked: "${refrain}."`,
          `The next time there was a coat over the apron. "It blows through here like a barn," said ${n}. "It's the cat. It will keep pushing the back door open. No fish for that cat today." ${a} looked at the cat, and the cat looked at ${a}. It knew. "I only wanted a lemon," said ${a}. Was there something else? "${refrain}," said ${a}, to the mat.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(A, 'walk', 'shy'), seen(N, 'stand', 'curious')],
          things: ['lemon'],
        },
      },
      {
        text: [
          `They sat behind the hedge with all of it in a row. The light was going. "It's not so bad," said ${b}. "It's one window, and there are nine." "It's the cat's supper," said ${a}. "And it's the wrong way round. I broke something, and I've been given things." ${b} thought about it. "I did say that you couldn't get it over the tree," said ${b}. It was not easy to say, either.`,
          `An egg, some milk and a lemon lay in the grass, and it was getting dark. "Tomorrow it'll be forgotten," said ${b}. "A hole doesn't forget," said ${a}. "And the cat's out there for something that I did." They were quiet. "It was me who said over the tree," said ${b}, after a time. "If you go again, I might come as far as the gate."`,
        ],
        scene: {
          setting: 'garden',
          time: 'sunset',
          camera: 'close',
          actors: [seen(B, 'sit', 'worried'), seen(A, 'sit', 'sad')],
          things: ['egg', 'milk', 'lemon'],
        },
      },
      {
        text: [
          `${a} carried everything back, and ${b} came along behind, at some distance. "Was there something else?" said ${n}, who had two coats on by now. "Yes," said ${a}. "There was something else all the time. I didn't need an egg. I kicked a ball, and it broke your window, the one at the back. It wasn't the cat." It was out. It was four sentences, and the step had not opened.`,
          `They went together. ${a} knocked, with the egg, the milk and the lemon in both arms. "Is it sugar, this time?" said ${n}. "It's something else," said ${a}. "I've come to bring these back. There's a hole in your back window, and my ball is in your kitchen. The cat never did anything." From behind the gate somebody said, "It was my idea, about the tree."`,
        ],
        scene: {
          setting: 'street',
          camera: 'close',
          actors: [seen(A, 'hold', 'worried', 'egg'), seen(N, 'stand', 'surprised'), seen(B, 'stand', 'shy')],
          things: ['milk', 'lemon'],
        },
      },
      {
        text: [
          `${n} did not say that it didn't matter. ${n} went through to the back and stood in front of the hole, and the smile went. "That was old glass," said ${n}. "It had a bubble in it, and the moon used to look as if it had a nose." There was nothing that ${a} could say to that. It's the worst of telling, that you must stand there afterwards. Then ${n} went and called the cat.`,
          `It was quiet in the kitchen. The wind came in, and the ball lay under the table. "I've looked out of that window every morning for thirty years," said ${n}. ${a} would have liked it better if there had been shouting. "I'm sorry," said ${a}. "Yes," said ${n}. "So am I. I've been very rude to a cat." And the cat was let in, and got the fish, and all of the milk.`,
        ],
        scene: { setting: 'kitchen', camera: 'medium', actors: [seen(N, 'stand', 'sad'), seen(A, 'stand', 'worried')] },
      },
      {
        text: [
          `That night there was cardboard in it. On Saturday the new glass came, and it had to be paid for. ${a} paid a third. That was all there was in the tin, and there had been plans for that tin. ${n} showed them how to roll putty into a worm and press it in with a thumb. ${b} rolled. ${a} pressed. In one corner you can still see a thumb.`,
          `The glass came on Saturday, and so did ${a}, with the tin from under the bed. It was for roller skates, and it was nearly full. ${n} took half of what was in it and gave the tin back. That was right, and it was not nice at all. Then the two of them were given putty to roll. ${b} had never been so careful with anything. It was a good window. It had no bubble.`,
        ],
        scene: {
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'stand', 'calm'), seen(B, 'stand', 'calm'), seen(N, 'stand', 'calm')],
        },
      },
      {
        text: [
          `In the autumn there was a knock. "Have you got an egg?" said ${n}. ${a} got one, and wrapped it up. "Was there something else?" said ${a}. "${refrain}," said ${n}, and got as far as the gate. The gate did not close. ${a} waited on the step. It takes as long as it takes. "Your kite," said ${n}, coming back. "It was on my wall, and I sat on it. I heard it go."`,
          `It was some weeks after that. There stood ${n} on the step, rather pink, and asked for a lemon. It was brought. "Was there something else?" said ${a}. "${refrain}," said ${n}. They both looked at the mat. ${a} knew that mat. "I could fetch you some milk," said ${a}, "and then you could come again." "No," said ${n}. "I'll say it now. I've trodden on your kite."`,
        ],
        scene: {
          setting: 'street',
          camera: 'medium',
          actors: [seen(N, 'stand', 'shy'), seen(A, 'stand', 'surprised')],
        },
      },
    ],
  };
}
