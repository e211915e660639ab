import type { Job } from './job.ts';

const cap = (text: string): string => text.charAt(0).toLocaleUpperCase('en') + text.slice(1);

/** What is wide throws a shadow, and there is somebody who needs one. */
export const WIDE: Job = {
  things: new Set([
    'umbrella',
    'picture',
    'kite',
    'book',
    'letter',
    'map',
    'drum',
    'plate',
    'card',
    'paper plane',
    'sledge',
    'leaf',
    'balloon',
    'sign',
    'notebook',
    'sunflower',
  ]),
  who: ['snail', 'worm'],
  trouble: {
    young: [
      ({ who, b }) => `Here is ${who}. The path is hot. There is no shade. "Phew!" said ${b}.`,
      ({ who, b }) => `Who is on the hot path? ${cap(who)}. "I am too hot," said ${b}.`,
      ({ who, b }) => `Here is ${who}. The path is long. The sun is so hot! Poor ${b}.`,
    ],
    middle: [
      ({ who, b }) =>
        `Right in the middle of the path was ${who}. There was grass on this side, and there was grass on that side. In between it was as hot as a plate. "I set off at dawn," said ${b}. "I thought that I should be there by now."`,
      ({ who, b }) =>
        `They nearly stepped over ${who}. "Don't mind me," said ${b}. "I'm crossing. It was lovely and wet at five o'clock." It was noon now. The path was dry, and so, round the edges, was ${b}.`,
      ({ who, b }) =>
        `"Is there a cloud?" said somebody, low down. It was ${who}, halfway over, with no shade at all. There was not a cloud. "I can't go on," said ${b}, "and it's just as far back."`,
    ],
    old: [
      ({ who, b }) =>
        `They had got as far as the jam. It was so hot that the butter had gone to look for a cellar. Across the yard, from the cabbages to the long grass, went a thin silver line, and it stopped halfway. At the end of it was ${who}. "I started when it was damp," said ${b}. "I do a yard an hour. I've done my sums since. It doesn't come out."`,
      ({ who, b }) =>
        `There was no shade left at the Fair but what people were sitting on. Out in the sun, in the middle of everything, somebody said, "Excuse me." It was ${who}, who had drawn in everything that would go in. "I've a sister in the long grass," said ${b}. "It's her birthday. I thought that I'd be early."`,
      ({ who, b }) =>
        `There was one whom nobody had counted. ${cap(who)} lay on the hot stones, as far from one side as from the other. "It isn't the going that I mind," said ${b}. "I can go for as long as you like. It's being cooked." There was not one cloud, from the hill to the sea.`,
    ],
  },
  tries: {
    young: [
      ({ b, a }) => `${cap(a)} made a shadow. But then the sun went round. ${b} was hot again.`,
      ({ b, a }) => `${cap(a)} got some water. But the sun dried it up. "More?" said ${b}.`,
      ({ b, a }) => `"Run!" said ${a}. "I am running," said ${b}. But it was so slow.`,
    ],
    middle: [
      ({ b, a }) =>
        `${cap(a)} stood so as to make a shadow. But the sun went round, and ${a} got an itch. They fetched a cup of water. But the sun dried it up at once. "It was nice while it was wet," said ${b}.`,
      ({ a, b }) =>
        `"I'll carry you," said ${a}. But ${b} was stuck down fast, and it would have hurt. "Then go faster," they said. "This is faster," said ${b}.`,
      ({ b, a }) =>
        `They blew on ${b}. But their breath was warm. They called for a cloud, all together. But clouds have no ears. ${cap(a)} sat down by ${b} and was hot as well.`,
    ],
    old: [
      ({ a, b }) =>
        `${cap(a)} stood over the place, to be a tree. It worked, too. But a tree has nothing else to do, and ${a} was to judge the marrows. They poured out a bucket, and there was a hiss. Somebody wanted to pick ${b} up. "I've shut," said ${b}, from inside. "We stick ourselves down. If you pull, it's me that comes off."`,
      ({ a, b }) =>
        `They formed a line, with their backs to the sun, and for ten minutes there was a long thin shadow. Then the sun moved over, as it does, and the people did not. "Left a bit," said ${a}. They all went left, into the cakes. "It's very good of everyone," said ${b}. The silver line behind had begun to curl at the edges.`,
      ({ a, b }) =>
        `"Cabbage," said ${a}, and laid one leaf on top. It was a kind thought. It went as crisp as paper. ${b} could not walk under it in any case, because it did not walk. That was the whole of it. Somebody would have to stand there, and hold something up, and go at a yard an hour. They all looked at the clock.`,
    ],
  },
  moment: {
    young: [
      ({ b, n, t }) => `${n} holds up the ${t}. Now there is shade! On goes ${b}, slow and cool.`,
      ({ b, n, t }) => `${n} holds the ${t} high. It makes a shadow. ${b} can go on in the cool.`,
      ({ b, n, t }) => `The ${t} keeps the sun off. "Ahh," said ${b}. ${n} holds it all the way.`,
    ],
    middle: [
      ({ b, n, t }) =>
        `${n} held up the ${t}. There on the hot path lay a shadow, dark and cool. ${b} came out a little, and went on. And the shadow went on as well. That was ${n}, holding the ${t} and walking very slowly.`,
      ({ b, n, t }) =>
        `The ${t} only had to be in the way. It was good at that. The sun came down as far as the ${t}, and there it stopped. "Left a little," said ${b}, in the shade. "Thank you." It took ${n} until supper to get across.`,
      ({ b, n, k, t }) =>
        `${k} took one side of the ${t} and ${n} took the other. Under it was a small piece of shade. It crossed the path, an inch, and an inch, and an inch. When it came to the grass, ${b} stepped out and bowed.`,
    ],
    old: [
      ({ t, n, b }) =>
        `${n} put the ${t} between the sun and the stones. It did not have to do anything. It had been told for years that it was in the light. Now it was, and under it the ground went blue. There was a pause, and a horn came out, and felt the air. "Oh," said ${b}. "It's Tuesday in here." Then the silver line began to get longer. ${n} went along with it, sideways, one hair at a time. ${n} missed the marrows, and the band, and the whole of tea.`,
      ({ t, n, b, a }) =>
        `"It's four yards," said ${a}. "You'd be at it until dark." "I know," said ${n}, and held up the ${t}. Your arms go first, and then it is your neck. After an hour you stop thinking about it, and look. There was an ant with a crumb. There was a crack like a river. ${n} had lived in that yard for ever and had never seen the half of it. "Am I going too fast for you?" said ${b}.`,
      ({ t, n, k, b }) =>
        `They took it in turns. ${n} held the ${t} for a yard, and ${k} held it for a foot. All over the Fair people came to look, with ices, and went away on tiptoe. At four the shadow was at the drain. At six it was at the last stone. At a quarter past seven ${b} put one horn in the long grass. "I'm not late, am I?" said ${b}.`,
    ],
  },
  last: {
    young: [
      ({ b, n, t }) => `Good night, ${b}. The hot sun is gone. Good night, ${t}. Good night, ${n}.`,
      ({ b, n, t }) => `The moon is out. ${b} is home. ${n} puts down the ${t}. Phew.`,
      ({ b, n, t }) => `${b} is home, across the path. ${n} and the ${t} go home too.`,
    ],
    middle: [
      ({ n, t, b }) =>
        `There is a thin silver line up the side of the ${t}. It was not there before. "That's so that we can find you," said ${b}. ${n} has never washed it off.`,
      ({ n, t, a }) =>
        `On hot days ${n} stands by the path with the ${t}, in case. There is nearly always somebody. Now and then it is ${a}, who wants to cool both ears.`,
      ({ a, n, t }) =>
        `"Mind out," says ${a} on the bus. "That's the one that made the shade." They all move up. ${n} sits down, and the ${t} has the window.`,
    ],
    old: [
      ({ n, t, b }) =>
        `It was ${b}'s sister who had the idea. In the morning there was a line of silver all round the ${t}, as neat as piping. They must have been at it the whole night. On the bus people take it for something very expensive. ${n} never says what it cost, which was one band, some marrows and a tea.`,
      ({ n, k, t, a }) =>
        `Both of them had stiff necks for a week. ${n} and ${k} went about looking at the sky. So they did not see ${a} put up a post in the middle of the yard. It has a hook on it, just as high as an arm. Underneath it says: FOR THE ${t.toLocaleUpperCase('en')}. HOT DAYS ONLY.`,
      ({ n, t, b }) =>
        `Every year, on the birthday, they cross over. They start in the cool, at five, so there is really no need of it. "But you'll come?" says ${b}. So ${n} gets up in the dark and walks beside them, with the ${t} held high. An inch, and an inch, and an inch. When the sun is up, everybody has arrived.`,
    ],
  },
};
