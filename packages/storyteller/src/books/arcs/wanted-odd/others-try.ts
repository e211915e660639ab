import type { Oddness, OddWords } from './oddness.ts';

type OddLine = (words: OddWords) => string;
type More = readonly [OddLine, OddLine];

/** More whole tellings: what the others try and why it does not do, for each age, and for 5 to 7 how the day comes. */
interface MoreOfIt {
  readonly others: { readonly young: More; readonly middle: More; readonly old: More };
  readonly need: { readonly middle: More };
}

const up = (text: string): string => text.toLocaleUpperCase('en');
const cap = (text: string): string => `${text.charAt(0).toLocaleUpperCase('en')}${text.slice(1)}`;

/** By the id of an oddness. Each telling fits every other one of its oddness. */
const MORE: Readonly<Record<Oddness['id'], MoreOfIt>> = {
  heard: {
    others: {
      young: [
        ({ a, b }) => `${cap(a)} rang a bell. "Where is that?" said ${b}, and went the wrong way.`,
        ({ a, b }) => `${cap(a)} held up a lamp. But ${b} could not see it at all.`,
      ],
      middle: [
        ({ a, b }) =>
          `${cap(a)} held up the biggest lamp in the street. But it only lit the white, and made it whiter. ${b} walked towards all of it at once.`,
        ({ b }) =>
          `They rang the bell in the tower. But a bell is loud everywhere, so it could not say where. "I hear it!" called ${b}. "I hear it all round!"`,
      ],
      old: [
        ({ a, b }) =>
          `${cap(a)} fetched the big lamp, the one for storms, and held it up in both arms. But there is nothing for a light to land on in that. It made one bright ball, with ${a} in the middle. "I can see something white," called ${b}, politely, going the wrong way.`,
        ({ a, b }) =>
          `So they rang the bell. It is a very good bell. You can hear it in three villages, which was what was wrong with it. It was everywhere, like weather. ${b} turned to face it eleven times. ${cap(a)} went out on the end of a rope, but the rope was shorter than the road.`,
      ],
    },
    need: {
      middle: [
        ({ b, murk }) =>
          `${b} put on a hat, to post a letter. Ten steps along there was ${murk}. The letter box had gone, and so had the road, and so had ${b}.`,
        ({ murk, b }) =>
          `One morning there was nothing out there at all. There was only ${murk}, from the step to the end of the world. ${cap(b)} had gone for the milk at six.`,
      ],
    },
  },
  seen: {
    others: {
      young: [
        ({ a }) => `${cap(a)} got a map. But nobody could see the map.`,
        ({ a, b }) => `${cap(a)} went first. Bump! "You walked into me," said ${b}.`,
      ],
      middle: [
        ({ a }) =>
          `${cap(a)} had a map. They all held a corner. But a map tells you the way from where you are, and nobody knew where that was.`,
        ({ a, b }) =>
          `"Listen for the river," said ${a}. They listened. But there was water on both sides, going drip. "That's my nose," said ${b}.`,
      ],
      old: [
        ({ a, b }) =>
          `${cap(a)} had brought a map, and a thing with a needle. The needle said north, and would say nothing else. "And is home north?" said ${b}. It depended on where you were. They turned the map round, and round again. Somebody sat down on a stone and said that it was quite a comfortable stone.`,
        ({ a, b }) =>
          `They made a chain and walked with their arms out, ${a} in front. That way nobody would be lost alone. They found a hedge, and then a different hedge. They found a cow, who had been lost for longer. When they counted, there was one too many, and it was ${b}, holding on to both ends.`,
      ],
    },
    need: {
      middle: [
        ({ n, b, murk }) =>
          `There was to be a picnic at the far stones, and ${n} had shown ${b} the way. They had just cut the cake when there was ${murk}. It ate the stones, and then the path.`,
        ({ b, n, murk }) =>
          `"You can see nine hills from up here," said ${n}, and ${b} came up to look. One hill went out. Then the next. It was ${murk}, coming fast, and it shut behind them.`,
      ],
    },
  },
  finder: {
    others: {
      young: [
        ({ a }) => `${cap(a)} shook all the pots. They all went clop, clop, clop.`,
        ({ a }) => `${cap(a)} sniffed at each pot. But ${a} had a cold.`,
      ],
      middle: [
        ({ a }) =>
          `They weighed the pots on the kitchen scales. But ${a} had filled every one to the very top. Nine pots said the same number.`,
        ({ a, b }) =>
          `"I think it was on the left," said ${a}. "Left of what?" said ${b}. They had been moved to wipe the table, and then moved back, more or less.`,
      ],
      old: [
        ({ a, b }) =>
          `They put the pots on the scales, one after another, and it was the same each time. They asked a book. The book said that you could always tell by looking, and did not say how. "I could just not eat," said ${b}, hungrily. ${cap(a)} sat down among the wet labels and tried to fit one on.`,
        ({ a, b }) =>
          `"Eeny, meeny," said ${a}, in despair, and got as far as six. But you cannot do that with somebody's skin. Somebody thought it had been a tall pot, and they were all tall. Out on the path you could hear the guests wiping their feet. "They're such beautiful pots," said ${b}, trying to help.`,
      ],
    },
    need: {
      middle: [
        ({ x, b, a }) =>
          `${b} asked everyone to supper, and ${a} tidied the shelf. Nine pots, nine clean lids, and not one word on them! One was full of ${x}. It would have ${b} in spots by pudding.`,
        ({ b, x, a }) =>
          `It was ${b}'s birthday tea. "No ${x} for me," said ${b}. "I come out in spots." That was when ${a} looked at the nine pots, and then at the labels, in the sink.`,
      ],
    },
  },
  map: {
    others: {
      young: [
        ({ a }) => `${cap(a)} looked all over the town. But ${a} did not find any.`,
        ({ a, b }) => `${cap(a)} asked a bird. But the bird flew off. Poor ${b}!`,
      ],
      middle: [
        ({ a, b }) =>
          `"It was by the bridge," said ${a}, "or it was a Tuesday." They took ${b} to the bridge. But it was a Thursday, and there was only a bridge.`,
        ({ a, x }) =>
          `They put a card in the shop window: HAVE YOU SEEN ANY? Nobody could say. You do not write down a thing that never bothered you. ${cap(a)} had slept through ${x} twice.`,
      ],
      old: [
        ({ a, b }) =>
          `They asked at the shop, and the shop said to ask at the farm. The farm said that there used to be more. "I'm sure it was on a corner," said ${a}, and led ${b} round eleven corners, with the easel. By teatime they had seen a very nice wall. ${b} had begun, quietly, to fold up the stool.`,
        ({ x, a }) =>
          `Everyone who lived there was asked, and everyone said the same. Oh yes, they said, there was always some about. About where? They scratched their heads. It is like asking what colour the bank's door is. ${cap(a)} went out with a net. That is no way to find ${x}. It caught a hat.`,
      ],
    },
    need: {
      middle: [
        ({ b, x }) =>
          `There was a big white paper in ${b}'s window, with nothing on it. "It's for ${x}," said ${b}, who painted. "I came here for that. But I never look in the right place."`,
        ({ x, b }) =>
          `${b} had painted a queen, and a loaf, and the sea. Now it had to be ${x}, by Sunday. "You live here," said ${b}. "Where do you look?" They all looked at their feet.`,
      ],
    },
  },
  'does-not': {
    others: {
      young: [
        ({ kind }) => `A big ${kind} had a try. Oops! Down fell a paper house.`,
        ({ kinds }) => `The other ${kinds} had a go. But they broke two paper houses.`,
      ],
      middle: [
        ({ kind, a }) =>
          `The best ${kind} in the town came to sit by it. ${cap(a)} tied a scarf round what did it. But you can do a great deal through a scarf. Down went a church.`,
        ({ kinds, a }) =>
          `The ${kinds} took turns, an hour each. They lasted for a minute each. "It's like not thinking of cake," one of them said. ${cap(a)} picked a tram out of the tea.`,
      ],
      old: [
        ({ kind, kinds, a }) =>
          `"I shall think of something else," said the first ${kind}. It thought of the sea, and that was the station gone. The second hummed, to be on the safe side. It is hard to hum and not to. All the ${kinds} had a turn before noon, and ${a} followed them round with the paste.`,
        ({ kind, a }) =>
          `They chose a very old ${kind}, who said it had been years. It came back, like riding a bicycle. Half a street lay down on its side. "You'd think it would be easy," said ${a}, "just to not." But it is the one thing that can't be practised. The moment you try, you are nearly doing it.`,
      ],
    },
    need: {
      middle: [
        ({ b, base }) =>
          `${b} had asked them in to see something. It was a town, made of paper, as wide as the carpet. "I have to go out," said ${b}. "Could one of you mind it, and please not ${base}?"`,
        ({ base, b }) =>
          `Snip, snip, it went, all week, behind the curtain. It was ${b}, cutting out a whole paper town. There was only one rule on the gate: DO NOT ${up(base)}. And it must not be left alone.`,
      ],
    },
  },
  play: {
    others: {
      young: [
        ({ a, b }) => `"I can do it!" said ${a}. But ${a} could not. Poor ${b}!`,
        ({ a }) => `They all tried to be like that. Nobody could, not even ${a}.`,
      ],
      middle: [
        ({ a, b }) =>
          `Eleven of them tried to play that part. ${cap(a)} was the best of them, but had to laugh in the middle. "It isn't real," said ${b}.`,
        ({ a, b }) =>
          `"I'll do it," said ${a}, and put on a hat. But everybody could see that it was only ${a} in a hat. ${b} shook a sad head.`,
      ],
      old: [
        ({ a, b }) =>
          `First came the baker, who had learnt it from a book. Then came two sisters, one for each half. They were so careful that you wanted to hold their coats. Last came ${a}, in a false nose, and the nose was the best of it. "Thank you all," said ${b}, and rubbed both eyes. "Next?" There was no next.`,
        ({ a, b }) =>
          `You could see them thinking, that was what was wrong. They thought, and then they did it, and then they looked to see how it had gone down. ${cap(a)} had gone so far as to be up all night. "It's beautifully done," said ${b}, from the dark. "But it is done. Has nobody got it that just has it?"`,
      ],
    },
    need: {
      middle: [
        ({ b, clause }) =>
          `${b} was putting on a play, with a king and a moon. Everyone had got a part but one. "I need somebody who ${clause}," said ${b}. "I've asked all over."`,
        ({ clause, b }) =>
          `There was a card on the door of the hall. LOST, it said, FROM A PLAY: SOMEBODY WHO ${up(clause)}. ${cap(b)} had written it. "I made up the person," said ${b}, "and now I can't find one."`,
      ],
    },
  },
};

/** Every telling of what the others try. */
export const othersTry = (odd: Oddness, telling: 'young' | 'middle' | 'old', words: OddWords): readonly string[] =>
  [odd.others[telling], ...MORE[odd.id].others[telling]].map((line) => line(words));

/** Every telling, for 5 to 7, of how the day comes. */
export const dayComes = (odd: Oddness, words: OddWords): readonly string[] =>
  [odd.need.middle, ...MORE[odd.id].need.middle].map((line) => line(words));
