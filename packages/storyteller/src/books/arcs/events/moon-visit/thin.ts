import type { Figure, Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';

const REFRAINS = [
  'Too round',
  'Much too round',
  'Still too round',
  'Far too round',
  'A bit too round',
  'So round',
  'Rather too round',
  'Too round by far',
  'Round, too round',
  'Too round for that',
] as const;
const TITLES = ['too round', 'the moon at the window', 'as thin as a smile', 'a visit from the moon'];

/** Who has the window. */
const hostOf = ({ A, K }: Going): Figure => (A.being?.id === 'moon' ? K : A);

/** The moon wants to come in and is too round for it; and the moon is not always round. */
export const THIN: EventPlot = { id: 'thin', young, middle, old };

function young(going: Going): Told {
  const { K, k, chance } = going;
  const H = hostOf(going);
  const h = H.name;
  const r = chance.pick(...REFRAINS);
  const also = H === K ? '' : ` ${k} is there, too.`;
  const moon = ['moon'] as const;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: `${r}!`,
    pages: [
      page(
        { setting: 'bedroom', time: 'night', camera: 'medium', actors: [seen(H, 'sit', 'surprised')], things: moon },
        `Knock, knock. ${H.introduced} looks out. It is the moon!${also}`,
        `It is night. Here is ${H.introduced}.${also} The moon comes to the window!`,
      ),
      page(
        { camera: 'close', actors: [seen(H, 'wave', 'happy')], things: moon },
        `"I come for a visit," says the moon. "Come in!" says ${h}.`,
        `"May I visit you?" says the moon. "Yes! Come in!" says ${h}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(H, 'reach', 'determined')], things: moon },
        `Push! The moon is big. The window is not. "${r}!" says the moon.`,
        `The moon pushes. It will not go in. "${r}!" says ${h}.`,
      ),
      page(
        { camera: 'close', actors: [seen(H, 'hold', 'happy', 'soap')], things: moon },
        `${h} takes soap. Now it is slippery. Whoops, out again! "${r}!"`,
        `Will soap help? Slip, slop, plop. The moon slips off. "${r}!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(H, 'point', 'happy')], things: moon },
        `"Breathe in!" says ${h}. The moon breathes in. And puffs out. "${r}!"`,
        `The moon makes a small face. But behind it is a big moon. "${r}!"`,
      ),
      page(
        { camera: 'close', actors: [seen(H, 'think', 'sad')], things: moon },
        `They are sad. "You were thinner last week," says ${h}. Oh!`,
        `${h} thinks. "You get thin. I have seen it!" Yes, that is true.`,
      ),
      page(
        { camera: 'wide', actors: [seen(H, 'look-up', 'curious')], things: moon },
        `So they wait. One night, two nights. The moon gets a bit thinner.`,
        `"I will come back," says the moon. And each night it is thinner.`,
      ),
      page(
        { camera: 'medium', actors: [seen(H, 'cheer', 'excited')], things: moon },
        `Then it is as thin as a banana. In it comes, just like that!`,
        `One night it is like a thin smile. It slips right in. Hello!`,
      ),
      page(
        { camera: 'medium', actors: [seen(H, 'sit', 'happy')], things: ['moon', 'milk', 'biscuit'] },
        `The moon sits on the bed. They have milk. They have biscuits, too.`,
        `They eat a biscuit each. How bright it is! They see every crumb.`,
      ),
      page(
        { camera: 'close', actors: [seen(H, 'wave', 'sleepy')], things: moon },
        `"No more for you," says ${h}. "Or else: ${r}!" Out it slips. Good night, moon.`,
        `"One more?" says ${h}. "No, or I am stuck. ${r}!" Good night, moon.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { K, k, chance } = going;
  const H = hostOf(going);
  const h = H.name;
  const r = chance.pick(...REFRAINS);
  const also = H === K ? '' : ` ${k} was there, too.`;
  const moon = ['moon'] as const;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: `${r}!`,
    pages: [
      page(
        { setting: 'bedroom', time: 'night', camera: 'medium', actors: [seen(H, 'sit', 'surprised')], things: moon },
        `There was a knock on the window. ${H.introduced} sat up.${also} It was as bright as day in the room. Outside, quite close, was the moon. "Good evening," it said.`,
        `${H.introduced} could not sleep, because it was so light.${also} It got lighter and lighter. Somebody knocked at the window. It was the moon, on a visit.`,
      ),
      page(
        { camera: 'close', actors: [seen(H, 'wave', 'happy')], things: moon },
        `"I look in at you every night," said the moon. "I've never once been inside. What's it like?" "Come in and see," said ${h}, and opened the window wide.`,
        `"I've seen all the roofs that there are," said the moon. "I'd so like to see what's under one." "You can see mine," said ${h}. "Come in!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(H, 'reach', 'determined')], things: moon },
        `The moon came closer, and filled the whole window. It pushed, and ${h} pulled. The curtains went flat. "${r}!" said the moon, in a squeezed voice.`,
        `It got one cheek in. That was all. ${h} pulled at the cheek. "Who put out the light?" said somebody down the road. "${r}!" said ${h}.`,
      ),
      page(
        { camera: 'close', actors: [seen(H, 'hold', 'happy', 'soap')], things: moon },
        `So ${h} soaped it, all round the edge. It shone like a plate. It slipped out of the window, and bounced on the shed. "${r}!" it called, from there.`,
        `"When a ring sticks, you use soap," said ${h}. They took a whole piece. The moon came in a bit, and shot out again, with bubbles. "${r}!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(H, 'point', 'happy')], things: moon },
        `"Breathe in," said ${h}, "and think of something thin." The moon thought of string. It breathed in, until it went blue. Then it had to breathe out. "${r}!"`,
        `"Try it sideways," said ${h}. The moon turned. But it was as wide sideways as it was the other way. That's how it is with the moon. "${r}!"`,
      ),
      page(
        { camera: 'close', actors: [seen(H, 'think', 'sad')], things: moon },
        `The moon sat on the sill outside. "It's always the same," it said. "I'm a good shape to look at, and no good for anything else." ${h} looked at the wall. There hung the moon that ${h} had drawn, once for each night.`,
        `"I'd better go," said the moon. "There's a ship waiting for some light." ${h} didn't answer. ${h} had drawn the moon every evening. The pictures hung over the bed.`,
      ),
      page(
        { camera: 'medium', actors: [seen(H, 'point', 'excited')], things: moon },
        `In the last one the moon was round. In the one before, it wasn't quite. And at the beginning of the row it was as thin as a nail. "Look!" said ${h}. "That's you!"`,
        `They weren't all round. There was a fat one, and half of one, and a slice. "You were as thin as that!" said ${h}. "You've got to come when you're like that!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(H, 'look-up', 'curious')], things: moon },
        `So they waited. Each night the moon went by, and each night there was less of it. "How do I look?" it called. "Better!" said ${h}. "There's only half of you!"`,
        `It took nearly two weeks. Every evening ${h} held up a ruler, to measure. "Not yet," said ${h}. "A bit less round the middle." The moon waved, with what it had.`,
      ),
      page(
        { camera: 'medium', actors: [seen(H, 'cheer', 'excited')], things: moon },
        `Then came a night when it was as thin as a smile. There was no knock. It just came in, by the gap, and hung itself over the chair. "So this is inside," said the moon.`,
        `And one night there was only a bright thin line. It slid in past the curtain, without touching. It lay down along the shelf, and looked at everything. "Oh," said the moon. "Slippers!"`,
      ),
      page(
        { camera: 'close', actors: [seen(H, 'sit', 'happy')], things: ['moon', 'milk', 'biscuit'] },
        `They had milk and biscuits on the bed, by moonlight. The moon had five. "Careful," said ${h}. "You've begun to get bigger." And it was so. They both looked at the window.`,
        `They looked into the wardrobe and under the bed. They ate all the biscuits. "Does that come from the biscuits," said ${h}, "that you're getting wider?" "It's the time," said the moon. "I'd better be quick."`,
      ),
      page(
        { camera: 'wide', actors: [seen(H, 'wave', 'sleepy')], things: moon },
        `It only just got through. "Come again!" called ${h}. "In four weeks," said the moon, "when there's less of me." And it went up, and began to grow.`,
        `Out it went, with a small squeak. "${r}!" it said. "One more biscuit, and I'd have stayed." ${h} drew it that night, on its way up, with crumbs.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { K, k, chance } = going;
  const H = hostOf(going);
  const h = H.name;
  const r = chance.pick(...REFRAINS);
  const also = H === K ? '' : ` ${cap(k)} had come to stay.`;
  const moon = ['moon'] as const;
  return {
    title: titled(
      chance.pick('too round', 'when there is less of it', 'a visit from the moon', 'a chair for the moon'),
    ),
    refrain: `${r}!`,
    pages: [
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'wide',
          actors: [seen(H, 'sit', 'curious')],
          things: ['moon', 'notebook'],
        },
        `For two weeks ${H.introduced} had kept a book about the moon.${also} There was a small drawing for each night, and the time. Tonight it was full, and there was nothing to rub out. ${h} was writing down the hour when there came a knock. You don't expect a thing that you're writing about to knock.`,
        `${H.introduced} had a notebook with a moon on every page, for every night so far.${also} It had begun as a thin scratch and got fatter. That evening it took the whole circle. ${h} had just filled it in, when the window was tapped on from outside. It was very bright out there.`,
      ),
      page(
        { camera: 'close', actors: [seen(H, 'wave', 'surprised')], things: moon },
        `"I've been watched by a good many," said the moon. "You're the first who looks as if it mattered. So I thought I'd call." "On me?" said ${h}. "I've come a long way," said the moon. "And I've never been inside of anything." ${h} opened the window as far as it goes, and pulled up a chair.`,
        `"You draw me," said the moon. "I've seen you at it. I wondered if I might come in for once, and see what it looks like from there." Nobody has ever tidied a room so fast. "Please," said ${h}, out of breath, and held back the curtain. "There's a chair."`,
      ),
      page(
        { camera: 'wide', actors: [seen(H, 'reach', 'determined')], things: moon },
        `It got one cheek over the sill. ${h} pulled. Down the street the lamps came on, since it had gone dark there; a dog began to howl. "${r}!" said the moon, with its face squashed. They tried it with soap, and the moon shot off over the shed, and came back with bubbles on.`,
        `They did everything that's done with a sofa. They tried it high, and low, and sideways, and sideways is no help with a moon. "${r}!" It breathed in and thought of string. It was soaped, and slipped, and took two tiles off the shed. All the while it was pitch dark in the rest of the town.`,
      ),
      page(
        { camera: 'medium', actors: [seen(H, 'sit', 'sad')], things: moon },
        `"It's the same wherever I go," said the moon, at last, on the outer sill. "They put it in songs, how round I am. Nobody's ever asked me to sit down." It was late. Far out, a ship was hooting, and couldn't find the harbour. "You'd better go," said ${h}. "They need you." It was horrible to have to say.`,
        `"${r}," said the moon once more, and gave up. "That's what they love about me, you know. And it's exactly why I can't come in." Somewhere a goose had flown into a chimney. They heard it apologise. ${h} knew that somebody would have to say it. "You'd better go," said ${h}. "You'll be missed up there."`,
      ),
      page(
        { camera: 'close', actors: [seen(H, 'think', 'sad')], things: ['notebook'] },
        `When it was up again, and small, ${h} lay and leafed through the book, from the back. There it was, full. There it was, nearly full. There it was like a loaf that somebody has started on. ${h} leafed faster. On the first page, with the date, it was as thin as a hair.`,
        `${h} couldn't sleep, and turned the pages backwards, with the flat of one thumb. If you do that quickly, it moves. The moon got narrower. It was a ball, a bowl, a boat. It was a line. ${h} did it again, slower, and then sat bolt upright.`,
      ),
      page(
        { camera: 'medium', actors: [seen(H, 'shout', 'excited')], things: ['moon', 'notebook'] },
        `"Moon!" shouted ${h}, next evening, holding up page one. "You're not always like that! Come when there's less of you!" The moon went quiet. A cloud went by in front of it. "I don't show myself to anybody then," it said. "There's hardly anything to see."`,
        `Next night ${h} held the book out of the window, open at the thin one. "That's you, too. It's you, in thirteen days. You'd get in by the letter box!" "Oh, that," said the moon, and looked the other way. "One doesn't go visiting like that. I look so poor, then. I've nothing on."`,
      ),
      page(
        { camera: 'close', actors: [seen(H, 'point', 'determined')], things: ['moon', 'notebook'] },
        `${h} could have said that it would be all right. But a notebook has to be exact. "I drew you then as well," said ${h}. "It was pouring. I stood out there for an hour, so as not to miss you. It's the best one in the book." The moon looked for a long time. It was plain that nobody had ever shown it.`,
        `"That's the one that took me longest," said ${h}. "Round is easy. Anybody can do round. For this I had to wait, with wet feet. I only got it because I knew where you were." It was so still that you could hear the tide. "You waited," said the moon, "for that?"`,
      ),
      page(
        { camera: 'wide', actors: [seen(H, 'look-up', 'curious')], things: moon },
        `It was a long two weeks. Each night there was less, and it rose later, and ${h} set the alarm. There was a birthday party, with a film, that went on until ten. ${h} came home at eight, to be awake at two. "You needn't," said the moon, which was half by then. "I know," said ${h}, and drew it.`,
        `It came up later every night, and thinner. To see it, ${h} had to get up when it was still dark. ${h} missed a sleepover, and was asleep in maths. "They'll think you're odd," said the moon, a quarter of it. "There's less of me to thank you with, each time." ${h} sharpened the pencil.`,
      ),
      page(
        { camera: 'medium', actors: [seen(H, 'cheer', 'happy')], things: moon },
        `Then came the night. There was no knock, and there was hardly any light. A bright line stood by the curtain, and was ashamed. "Sit down," said ${h}, and pushed up the chair. And the moon hung itself over the back of it, like a scarf. "So this," it said, "is what it's like to be in."`,
        `On the last morning something slid between the window and its frame, and didn't touch either side. It was no thicker than a smile. It would have gone through a letter box. "There's the chair," said ${h}. The moon tried it. It went on trying it, with closed eyes, for some time.`,
      ),
      page(
        { camera: 'close', actors: [seen(H, 'sit', 'happy')], things: ['moon', 'milk', 'biscuit'] },
        `They had milk. The moon wanted to know what a drawer is, and why there are two slippers. It lit up one thing at a time, since it could do no more. "When I'm full, I see everything," it said, "and nothing properly." It looked at a biscuit for so long that ${h} looked too. There was a lot on it.`,
        `It couldn't light the room. It could do a cup, or a knee. So they went about, and it was shown each thing on its own: the spoon, the shell, the sock. "I've shone on ten million socks," said the moon. "This is the first one I've met." They had a biscuit. It left the crumbs, so as to look at them.`,
      ),
      page(
        { camera: 'wide', actors: [seen(H, 'wave', 'sleepy')], things: moon },
        `Towards morning ${h} saw that the line was a bit less of a line. "You're growing," said ${h}. They both looked at the window. There was a moment when ${h} might have said nothing; it could have stayed, then, for good. "Quick," said ${h}. It scraped, going out. "${r}," it said, and laughed, "by a hair."`,
        `"You'd better go," said ${h}, for the second time that month. "There's more of you than when you came." It would have been so easy not to have noticed. The moon went out edgeways, and stuck, and ${h} gave it a push. That's not a thing that many can say. "${r}!" it called back. "Nearly!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(H, 'look-up', 'happy')], things: ['moon', 'notebook'] },
        `When it is full, everybody comes out to look, and says how fine it is. ${h} looks too. But there's one night, once a month, when the others say that there's no moon. Then the chair stands by the window, and there's milk. In the book, the page for that night is empty. ${h} was busy.`,
        `${h} has a new notebook now. It has one drawing on each page, as before. Once in a month it has a biscuit crumb, stuck on with tape. "There's no moon tonight," they say, downstairs, and draw the curtains. "No," says ${h}, and goes up early, and leaves the window open by about an inch.`,
      ),
    ],
  };
}
