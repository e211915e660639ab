import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** For ages 8 to 12: at the bottom of what Monday carries is the one thing that only a Monday can mend. */
export function old(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, chance } = going;
  const { refrain, tuesday, made, M, N, n } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'kitchen',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(A, 'think', 'determined', 'pencil')],
          things: ['pencil'],
        },
        `It was Sunday evening, which is mostly Monday already. On the kitchen wall hung the week. It had hung there for years, and no one had ever asked why it was in that order. ${A.introduced} took a pencil. It needed only a few lines and an arrow. So ${a} made ${made}. There wasn't any room for Monday. There was a reason for that, and it was an umbrella.`,
        `There's a feeling that comes up through the floor on Sundays at about six. ${A.introduced} had had enough of it. The week was pinned to the kitchen wall, and there was a pencil on a string. If nobody was looking, you could make ${made}. ${a} did. Then ${a} crossed out Monday, and then crossed it out again, to be sure. It wasn't only because of school. There was the matter of an umbrella.`,
      ),
      page(
        {
          setting: 'garden',
          time: 'day',
          camera: 'wide',
          actors: [seen(A, 'jump', 'happy'), seen(B, 'dance', 'happy'), seen(G, 'sit', 'sleepy')],
        },
        `In the morning the bells rang, and ${g} came down in slippers. It was the weekend. The next day it was the weekend. "I do feel rested," said ${g}, on the third one. ${B.introduced} had learned to walk along the wall with both eyes shut. In the whole street nobody was late for anything. ${a} lay on the grass, and didn't think of umbrellas for as much as an hour at a time.`,
        `And the next morning it was the weekend. Nobody seemed surprised. There was a general smell of pancakes, and it stayed. ${B.introduced} built a boat, and took it to bits, and built a better one. ${Gcap} read right to the end of the newspaper, and began again in case it had changed. "This is how it should be," said ${a}, on what would have been Wednesday. It nearly was.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'close',
          actors: [seen(G, 'sit', 'sleepy'), seen(B, 'sit', 'happy'), seen(A, 'stand', 'calm')],
          things: ['book'],
        },
        `The kitchen tap had begun to drip. "${refrain}" said ${g}, and put a cloth under it. ${b} had a library book that had been due for some time. "${refrain}" said ${b}. There were beds, and bills, and a letter to an aunt. You heard it all down the street, over the hedges, as you hear pigeons. Nobody noticed that there was something the matter with it.`,
        `"Isn't that tap worse?" said ${a}. "${refrain}" said ${g}. It's a good thing to say. It makes whatever it is lie down and be quiet. ${b} said it to a library book. The people across the road said it to a fence. All that was wrong anywhere in town was sent on to the same place. And there it went on arriving, though the place had been crossed out.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(N, 'stand', 'sad'), seen(B, 'sit', 'sad'), seen(A, 'hide', 'shy')],
        },
        `Round about the fifth Sunday there was no more bread. The bakers had it off. The bus was in bed. At the stop stood ${N.introduced}, looking up at the sky, and she had no umbrella. ${a} went by behind a hedge. "How long is it till Thursday?" said ${b}. It was going to be ${B.names} birthday on Thursday. ${a} counted on both hands, and came out at the other end.`,
        `${N.introduced} came along the street, with a newspaper over her head. She lived at number four, and liked to walk. ${a} had been stepping behind things for three weeks, whenever she did. "Is she angry with you?" said ${b}. "She doesn't know," said ${a}. ${b} let that go. "Only, it's my birthday on Thursday," said ${b}, "and I can't find it. I keep on going past where it should be."`,
      ),
      page(
        {
          weather: 'rain',
          camera: 'medium',
          actors: [seen(M, 'sit', 'sad', 'backpack'), seen(A, 'look-up', 'surprised')],
          things: ['backpack'],
        },
        `It had come on to rain by then. Somebody was sitting on the step, not very big, under a backpack like a wardrobe. "I'm Monday," said the somebody. "I saw that I'd been crossed out. I don't blame you. People don't care for me. I'd be gone by now, but I can't get up. And the others can't come by till I've been. Thursday's right down at the corner, with a cake."`,
        `In the rain on the step sat somebody small, with the biggest backpack that ${a} had ever seen. "Are you waiting for someone?" said ${a}. "I'm Monday," it said. "I come here once a week. I've been crossed out, so I thought that I'd just sit. There are four more behind me, and it's a narrow gate. They can't get past unless I do. But I can't lift this any longer."`,
      ),
      page(
        {
          camera: 'close',
          actors: [
            seen(A, 'reach', 'determined'),
            seen(B, 'reach', 'determined'),
            seen(M, 'stand', 'worried', 'backpack'),
          ],
          things: ['backpack'],
        },
        `They pulled until their shoes came off. "Everyone always says how heavy you are," said ${b}. "I weigh four stone," said Monday, with some dignity. "It's this. I've no idea what it is. They put it in all through the weekend, when they think I'm asleep." "Hasn't anyone ever looked?" said ${a}. "They don't look in," said Monday. "They look away, and throw."`,
        `${a} took one strap, and ${b} the other. It was like pulling at a church. "I used to be quite quick," said Monday. "I was the moon's day. There was a bit of dancing. It was when people found out that they could put things in." "What things?" said ${a}. "I've never seen them. They come from behind." The three of them undid the buckle. It took all three.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, 'stand', 'shy'), seen(A, 'kneel', 'surprised'), seen(B, 'hold', 'shy', 'book')],
          things: ['backpack', 'book'],
        },
        `There was a drip on top, and a broken fence. There was a bed, unmade. There was the book, and ninety letters to aunts, and the whole of somebody's attic. On each was a label, in forty sorts of handwriting, and they all said the same. "${refrain}" read ${g}, who had come out to see. "That's mine. Oh dear. So is that." And ${g} took the drip indoors and mended it. It took four minutes.`,
        `It was all there. ${b} pulled out a library book, and went red. ${Gcap} came to the door with a cloth, and saw a drip with a label on it. "${refrain}" it said. "But that's my writing," said ${g}. There were some hundreds of them. They fetched the neighbours, and each one took a thing away under a coat. You never saw a street mended so fast. It was done in an hour.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'think', 'worried'), seen(M, 'sit', 'calm', 'backpack')],
          things: ['backpack'],
        },
        `Still Monday couldn't stand. At the very bottom was one more, thin and black. It wasn't the umbrella. It was what should be said about the umbrella. ${a} had borrowed it from ${n} on a wet day, and left it on the bus. It had only wanted two sentences. "${refrain}" ${a} had said, each morning, from behind a hedge. And each time it had put on a pound or so.`,
        `"It's better," said Monday, and tried, and sat down again. "There's something left in the corner. It's small. It's a great deal heavier than the attic was." ${a} didn't have to look. It was the size and shape of an umbrella. It was ${N.names}, and it had been left on a bus. She'd said to mind it. ${a} had been going to tell her. It had only never been the right Monday.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'stand', 'sad'), seen(A, 'think', 'worried')], things: ['pencil'] },
        `It could stay where it was. The weekend would go on, and nobody need ever be told. ${a} had the pencil still. "I could write your Thursday in somewhere," said ${a}. "Straight after Sunday." ${b} thought about it politely. "It wouldn't be the real one," said ${b}. "Nobody would be tired of waiting." There was all that grass, and no school, for ever. ${a} looked at it once more, and put the pencil down.`,
        `"We could leave it in," said ${b}, slowly. ${b} was that kind of friend. "Then it's always the weekend. I'd just stay as old as I am." And ${b} looked down the road, to the corner, where you could see a candle now and then. ${a} had a pencil and everything that you could want. It was just that somebody else was paying for it. "Hold this," said ${a}, and gave ${b} the pencil, and went to number four.`,
      ),
      page(
        { time: 'night', camera: 'close', actors: [seen(A, 'stand', 'shy'), seen(N, 'stand', 'sad')] },
        `It was dark before the bell would let itself be rung. It took two sentences, just as it always would have. ${n} didn't say that it didn't matter. "It had a duck's head. My sister gave it to me," she said. "I've known for a while. You're not a good hider. I kept meaning to ask you, and I thought, not today." She looked at the rain. "They've got a place for lost things, at the bus station. It's open on Mondays." "Only on Mondays?" said ${a}.`,
        `"I left your umbrella on the bus," said ${a}, on the dark step of number four. "It was weeks ago. I didn't dare to say." It was out. It was quite short. ${n} held on to the door. "It had a duck's head," she said. "My sister gave it to me." She wasn't angry, and that was harder. "I might have gone and asked at the bus station," she said. "But it's Mondays only, and there don't seem to be any."`,
      ),
      page(
        {
          setting: 'street',
          time: 'day',
          weather: 'clear',
          camera: 'wide',
          actors: [seen(M, 'jump', 'happy'), seen(N, 'hold', 'happy', 'umbrella'), seen(A, 'cheer', 'happy')],
          things: ['umbrella', 'bus'],
        },
        `In the morning it was Monday. It got up off the step like a balloon, and laughed out loud, and the bus came. At the bus station were forty-one umbrellas. They put up every one of them, indoors, with the man groaning. The last was ${N.names}. ${a} had to be at school by ten, and say why. It wasn't nice. But it was over by a quarter past, and it weighed nothing at all.`,
        `The next morning Monday stood up, all at once, and nearly hit its head on the lamp. "Oh," it said, "I'd forgotten that I could!" And there was the bus. ${n} and ${a} went in on it, and didn't talk much. Lost umbrellas fill a whole room. It was under the very last one that a duck looked out. "There you are," said ${n}, to the duck. After a bit she said it to ${a}, too.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(M, 'dance', 'happy'), seen(B, 'cheer', 'happy'), seen(A, 'dance', 'happy')],
        },
        `That afternoon they were in the garden, and so was Monday, with the backpack as flat as a sock. It knew a dance from the old days. "Three more," said ${b}, "and then it's mine." You could see Thursday from here, and it had candles. The gate creaked. There was somebody behind it, with a list. "Don't you have to go?" said ${a}. Monday looked over one shoulder, and went round again. "${tuesday}"`,
        `It was done by four, that Monday, and it came round to play. Nobody had known that it could skip. "Thursday says to tell you it's chocolate," it told ${b}. On the kitchen wall the pencil had been rubbed out, and the week was as it had been. "Somebody's at the gate," said ${a}. "I think that they're waiting for you to be over." "Oh, them," said Monday, upside down. "${tuesday}"`,
      ),
    ],
  };
}
