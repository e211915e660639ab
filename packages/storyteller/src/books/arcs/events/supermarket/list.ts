import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { apart, page } from '../page.ts';

const REFRAINS = [
  'But it is round!',
  'It is round!',
  'Well, it is round!',
  'Is it round?',
  'See, it is round!',
  'Look, it is round!',
  'Oh, it is round!',
  'Surely it is round!',
  'It is so round!',
  'But look, so round!',
  'Now that is round!',
] as const;
const TITLES = ['something round', 'the shopping list', 'the last thing on the list', 'what is round and white'];

/** The list is drawn, and the last thing on it is round. Everything they find is wrong: it is not for buying. */
export const LIST: EventPlot = { id: 'list', when: /\blists?\b/i, young, middle, old };

function young(each: Going): Told {
  const going = apart(each);
  const { A, B, K, G, a, b, k, g, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(G, 'stand', 'happy')],
          things: ['notebook', 'crayon'],
        },
        `"Shopping!" ${A.introduced} drew a list. "Milk," said ${g}. "Bread. Eggs." Then ${a} drew one thing more.`,
        `"Milk, bread, eggs," said ${g}. ${A.introduced} drew the list. One more thing went on it.`,
      ),
      page(
        {
          setting: 'shop',
          camera: 'wide',
          actors: [seen(B, 'stand', 'happy'), seen(A, 'walk', 'happy'), seen(G, 'walk', 'happy')],
          things: ['notebook'],
        },
        `Off to the supermarket!${comesToo} ${B.introduced} had the list. The trolley went squeak.`,
        `They went to the supermarket.${comesToo} Squeak went the trolley. ${B.introduced} read the list.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'point', 'happy')], things: ['milk', 'bread', 'egg'] },
        `Here was the milk. Here was the bread. Here were the eggs. What was this?`,
        `In went milk. In went bread. In went eggs. But what was the last thing?`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'hold', 'happy', 'ball')] },
        `${b} got a ball. "${refrain}" said ${b}. "No," said ${a}. "Not that."`,
        `"It is a ball," said ${b}. "${refrain}" But ${a} said no.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'hold', 'happy', 'melon')] },
        `${b} got a melon. "${refrain}" said ${b}. "No," said ${a}.`,
        `"Then it is a melon! ${refrain}" It was not a melon.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'hold', 'worried', 'cheese')] },
        `${b} got a big cheese. "${refrain}" said ${b}. "No, no, no!"`,
        `"A big round cheese, then. ${refrain}" No, it was not that.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'think', 'worried'), seen(G, 'stand', 'calm')] },
        `They went up and down. It was not in the supermarket at all. So they went home.`,
        `"It is not here," said ${g}. Squeak, squeak. They had to go home.`,
      ),
      page(
        { setting: 'garden', time: 'night', camera: 'wide', actors: [seen(K, 'look-up', 'excited')], things: ['moon'] },
        `It was dark now. "There!" said ${k}. Up over the house was the moon.`,
        `${k} looked up in the dark. "There it is!" It was the big, white moon.`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')],
          things: ['moon'],
        },
        `"It is round," said ${b}. It came in at the window. Nobody had to buy it.`,
        `"So that was on the shopping list!" "It was not in the shop!" Good night, moon.`,
      ),
    ],
  };
}

function middle(each: Going): Told {
  const going = apart(each);
  const { A, B, K, G, a, b, k, g, Gcap, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(G, 'stand', 'happy')],
          things: ['notebook', 'crayon'],
        },
        `${A.introduced} did the shopping list, in crayon. "Milk," said ${g}. "Bread, eggs, apples." ${a} drew them all. There was a bit of room at the bottom. So ${a} looked up and drew one thing more.`,
        `"Milk, bread, eggs, apples," said ${g}, at the cupboard. ${A.introduced} drew each of them on the list. It came out so well that ${a} drew one thing more.`,
      ),
      page(
        {
          setting: 'shop',
          camera: 'wide',
          actors: [seen(B, 'stand', 'proud'), seen(A, 'walk', 'happy'), seen(G, 'walk', 'calm')],
          things: ['notebook'],
        },
        `At the supermarket they got a trolley with one bad wheel.${comesToo} ${B.introduced} was the reader. "I can read anything," said ${b}, "if it's a picture." Squeak, went the wheel.`,
        `They pushed a trolley through the supermarket, and it wanted to go left.${comesToo} "Give me the list," said ${B.introduced}. "You drive. I'll read." Squeak, squeak.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'point', 'happy')], things: ['milk', 'bread', 'egg', 'apple'] },
        `The milk was easy. So were the bread and the eggs. The apples had stalks on. And then there was a round thing, with nothing on it at all. "What's this?" said ${b}.`,
        `In went milk, with a cow on it. In went bread, eggs, six apples. "One thing left," said ${b}, and turned the list round. It looked the same from every side. It was round.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'hold', 'happy', 'ball')] },
        `"Don't tell me," said ${b}, and ran off. It came back as a ball. "No," said ${a}. "${refrain}" said ${b}. "But you can't kick it," said ${a}. That was a clue.`,
        `"I'll find it by myself," said ${b}. First it was a ball, with spots. "${refrain}" said ${b}. "It hasn't got spots," said ${a}. "Not that sort."`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'hold', 'determined', 'melon')] },
        `The next thing was so heavy that ${b} had to roll it. "A melon. ${refrain}" "It's not so heavy," said ${a}. "At least, I don't think so. I've never lifted it."`,
        `After that ${b} brought a melon, in both arms. "${refrain}" "It's not green," said ${a}. "And you can't eat it. At least, not that I ever heard."`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'hold', 'worried', 'cheese'), seen(A, 'stand', 'worried')] },
        `"White, and you can't kick it," said ${b}, and brought a cheese. It was a big one. "${refrain}" ${a} looked for a long time. "It's very like," said ${a}. "But no."`,
        `${b} was getting cross. "A cheese, then! It's big, and it's white. ${refrain}" ${a} was rather sad to hear it. "Some people do say that," said ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'think', 'worried'), seen(G, 'stand', 'calm')] },
        `They asked at the till. The lady rang a bell, and a man came. They all looked. "We haven't got that," they said. "Not on any shelf." So it was left.`,
        `Even the man at the till could not say. He held the list up to the lamp. "If we have it," he said, "I've never sold one." ${Gcap} paid for the rest, and they went.`,
      ),
      page(
        {
          setting: 'street',
          time: 'night',
          camera: 'wide',
          actors: [seen(K, 'look-up', 'excited')],
          things: ['moon', 'house'],
        },
        `It was dark when they came out. They carried the bags home. And at the corner ${k} stopped. "There it is!" said ${k}. Over the roofs, round and white, hung the moon.`,
        `Outside, the lamps were lit. ${k} was walking behind with the apples. "Look up!" said ${k}. There was the last thing on the list. It was sitting on a chimney.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'stand', 'surprised'), seen(A, 'stand', 'happy')], things: ['moon'] },
        `"But why was it on the list?" said ${b}. "I could see it from the kitchen," said ${a}. "${g === 'the grown-up' ? 'You were' : `${g} was`} saying what we haven't got. We haven't got that."`,
        `${b} held the drawing up beside it. They were the same. "You can't buy it!" said ${b}. "I know," said ${a}. "I only wanted it not to be left out."`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')],
          things: ['moon', 'notebook'],
        },
        `Milk, bread, eggs and apples went into the cupboard. The other thing came in by itself, at the bedroom window. So ${b} took the crayon, and ticked it.`,
        `At bedtime it shone right on the list. "Got it," said ${b}, and made a tick. And it had not cost anything, and nobody had had to carry it.`,
      ),
    ],
  };
}

function old(each: Going): Told {
  const going = apart(each);
  const { A, B, K, G, a, b, k, g, Gcap, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'sit', 'calm'), seen(G, 'stand', 'calm')],
          things: ['notebook', 'pencil'],
        },
        `"Write down what we haven't got," said ${g}, with a head in the cupboard. ${A.introduced} could write, but drew it instead. It was quicker, and nobody argues about the spelling. There was milk. There was bread. There were eggs. ${a} sucked the pencil and looked out of the window, and drew one thing more. ${Gcap} tore off the list without a glance.`,
        `It was ${A.introduced} who did the shopping list, and it was always in pictures. ${g === 'the grown-up' ? 'The grown-up' : g} called out what there was none of, and it went down: a bottle, a loaf, six eggs. "Is that everything that we're short of?" ${a} thought, and looked through the window at the afternoon. There was something. It was very easy to draw.`,
      ),
      page(
        {
          setting: 'shop',
          camera: 'wide',
          actors: [seen(B, 'stand', 'proud'), seen(A, 'walk', 'calm'), seen(G, 'walk', 'calm')],
          things: ['notebook'],
        },
        `The supermarket was as bright as the inside of a fridge.${comesToo} ${B.introduced} took charge of the list. ${b} believed that a thing was either right or not, and that there was a shelf for everything. "Left for milk," said ${b}. "Straight on for bread." The trolley squeaked along behind. It was done in four minutes. That was a record, and ${b} told everyone so.`,
        `${B.introduced} had a system for the supermarket.${comesToo} You went by aisles, and you never turned back. "Milk, aisle two. Eggs, aisle five." ${a} came along behind with the trolley, which had ideas of its own. ${a} liked to look at things. ${b} liked to be finished with them. It was done in four minutes, all but the last thing.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'hold', 'curious', 'notebook'), seen(A, 'stand', 'calm')] },
        `Then ${b} came to the bottom of the list. It was a circle. It was done with one line, and there was nothing in it. "What's that?" "I can't tell you," said ${a}. "It'd sound silly." "Don't, then. I'll get it. There are only so many round things." ${b} rolled up both sleeves.`,
        `"There's one more," said ${b}. It was plain, and it was round, with nothing to say which way was up. "You've not finished this one." "I have," said ${a}, and went a bit red. "It's just how it is." ${b} would never have asked. "Right," said ${b}. "Aisle one."`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'hold', 'determined', 'melon')], things: ['ball'] },
        `It was not a ball. "${refrain}" said ${b}. "You can't own it," said ${a}. That was an odd thing to say about a ball. It was not a melon either, though ${b} rolled one the whole length of aisle six. "${refrain}" "You couldn't lift it," said ${a}. "I've just lifted it." "Not the real one."`,
        `First ${b} brought a ball. "${refrain}" "It isn't a toy," said ${a}. Then there was a melon, and it took two to get it there. "${refrain}" "It's heavier," said ${a}, "and it's further up." ${b} looked at the top shelf. There were paper plates. ${b} fetched those.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'hold', 'worried', 'cheese'), seen(A, 'stand', 'worried')] },
        `"White?" said ${b}. "More or less." "Old?" "Very." Off went ${b}, and came back with a whole cheese, like a wheel. People had stopped to watch. "${refrain}" It was so near that ${a} nearly said yes. It would have been kind. "They used to think that it was," said ${a}. "But it isn't."`,
        `It went on until the trolley was full of plates and buns and one hubcap. ${b} had begun to limp. The last of all was a cheese, as white as chalk, with marks on it. "${refrain}" said ${b}, and put it down gently. ${a} could see how much it wanted to be the one. "I'm so sorry," said ${a}. "It's the best yet."`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'stand', 'angry'), seen(A, 'stand', 'sad')] },
        `"Then it's nothing!" said ${b}, rather loud. "You've put down a thing that isn't in a shop. What's the use of a list with that on it? I had us at four minutes." "It was meant to be what we haven't got," said ${a}. "No one said that it had to be for sale." ${b} had been so sure that there was a shelf. Neither of them spoke in the queue.`,
        `"You did it on purpose," said ${b}, "so that I'd be wrong." "I didn't do it so that you'd be anything. I was looking out of the window." "You always are," said ${b}. They put it all back, aisle by aisle, the ball and the melon and the cheese. It took much longer than getting it. ${a} took the heavy end of the melon and said nothing.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(G, 'stand', 'calm'), seen(A, 'stand', 'calm')],
          things: ['milk', 'bread', 'egg'],
        },
        `Milk, bread and eggs went through, and the girl at the till asked if that was all. "No," said ${b}. ${b} smoothed out the list and pushed it over to her, because a list is a list. She looked at it front and back. "We don't stock them," she said at last. "But I know where there is one. You get it on the way home."`,
        `"Did you find everything you were looking for?" said the man at the till. They say it to everybody. "We didn't," said ${b}, and showed him. He put on his glasses. He began to smile. "That'll be round the front," he said. "It comes out at about six." And he would not take any money for it.`,
      ),
      page(
        {
          setting: 'street',
          time: 'night',
          camera: 'wide',
          actors: [seen(K, 'look-up', 'excited')],
          things: ['moon', 'house'],
        },
        `The doors slid open, and it was dark. It was cold, too, and there was not a cloud. ${k} went ahead with the eggs. At the end of the car park ${k} stood still, with a face all white on one side. "It's up there," said ${k}. "It's on the roof." It was far bigger than the cheese. It had just got clear of the chimneys.`,
        `Outside, the puddles had light in them. ${k} noticed the puddles first, and looked to see where it came from. Nobody needed to be told. There it was, above the trolleys and the flats and the street lamps, round and plain. It had nothing on it to say which way was up. "That's it," said ${k}. "That's exactly how you drew it."`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'look-up', 'surprised'), seen(A, 'stand', 'happy')], things: ['moon'] },
        `${b} held up the list at arm's length and shut one eye. The moon went into the circle and filled it to the edge. It could not have been righter. "You might have said," said ${b}. "You'd have said that it was silly." "Yes," said ${b}. "I would have. Then I'd never have carried a cheese to you." They both looked at it until their necks ached.`,
        `"It was out in the daytime," said ${a}. "I saw it from the kitchen, like a bit of chalk. It looked like something that nobody had put down." ${b} thought of four minutes, and of the shelf that there had to be. "There isn't an aisle for it," said ${b}. "No." "There should be," said ${b}. "I'd go down that one slowly."`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')],
          things: ['moon', 'notebook'],
        },
        `The rest was unpacked and put away. The last thing came in by itself, about nine, and lay down across both beds. ${b} got up, found the list, and ticked it. "Delivered," said ${b}. On the next week's list there stood milk, and bread, and a star.`,
        `By bedtime it had come round to their window. It lay on the floor in a big white square. ${b} looked at the list for some while, and would not throw it away. It is still on that wall. It is the only one on which everything is crossed off but one. "We'll get it again tomorrow," said ${b}.`,
      ),
    ],
  };
}
