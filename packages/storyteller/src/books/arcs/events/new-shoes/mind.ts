import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page, withClassmate } from '../page.ts';

const REFRAINS = [
  'Mind the shoes',
  'Mind my shoes',
  'Not in these shoes',
  "They're new",
  'Think of the shoes',
  'Not with these shoes',
  'Watch the shoes',
  'But they are new',
  'Not in new shoes',
  "These aren't for puddles",
] as const;
const TITLES = ['mind the shoes', 'eek, eek, eek', 'the paper boat and the shoes', 'shoes in a box'];

/** "red shoes": the colour as the parent said it. */
const shoesOf = (raw: string): string => {
  const colour =
    /\b(red|blue|green|yellow|pink|purple|black|white|silver|gold|orange|sparkly|shiny|light-up)\b[^.]*\b(?:shoes|trainers)\b/.exec(
      raw,
    )?.[1];
  return colour ? `${colour} shoes` : 'shoes';
};

/** New shoes have to be kept out of the mud; and a paper boat is sinking in the middle of it. */
export const MIND: EventPlot = { id: 'mind', young, middle, old };

function young(each: Going): Told {
  const going = withClassmate(each);
  const { A, B, G, a, b, g, Gcap, raw, chance } = going;
  const comesToo = going.third ? ` ${going.k} comes too.` : '';
  const shoes = shoesOf(raw);
  const tied = g === 'the grown-up' || A === G ? '' : ` ${Gcap} ties the bows.`;
  const refrain = `${chance.pick(...REFRAINS)}!`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(A, 'stand', 'proud')], things: ['shoe', 'box'] },
        `What is in the box? New ${shoes}! They are for ${A.introduced}.${tied}`,
        `${A.introduced} has a box. Out come new ${shoes}!${tied} How clean they are!`,
      ),
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'walk', 'proud')], things: ['shoe'] },
        `Eek, eek, eek, say the new shoes. ${a} looks at them all the time.`,
        `${a} walks. The shoes say eek, eek. ${a} looks down at them. So clean!`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'stand', 'happy'), seen(A, 'stand', 'happy')], things: ['boat'] },
        `Here comes ${B.introduced}. A paper boat!${comesToo} "Come and sail it!" says ${b}.`,
        `${B.introduced} has made a boat. It is made of paper.${comesToo} "Come on, ${a}!"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(B, 'kneel', 'happy'), seen(A, 'stand', 'worried')],
          things: ['puddle', 'boat'],
        },
        `There is a big puddle. There is mud all round. "${refrain}" says ${a}. ${a} stays back.`,
        `They come to a muddy puddle. In goes the boat. "${refrain}" says ${a}, far away.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'point', 'worried'), seen(A, 'stand', 'worried')],
          things: ['boat', 'puddle'],
        },
        `Oh! The boat stops in the middle. "Get it, ${a}!" "${refrain}" says ${a}.`,
        `The boat sails out. Then it stops. "Please help!" says ${b}. "${refrain}" says ${a}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'reach', 'determined'), seen(B, 'stand', 'worried')],
          things: ['log', 'boat'],
        },
        `${a} finds a stick. It is too short.`,
        `Is a stick long enough? No. ${a} blows and blows.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'stand', 'sad'), seen(A, 'stand', 'worried')], things: ['boat', 'puddle'] },
        `The boat gets wet. It goes down a bit. "It is sinking!" says ${b}.`,
        `Now the paper is soft. One side goes down. "My boat!" says ${b}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'run', 'determined'), seen(B, 'stand', 'surprised')],
          things: ['boat', 'puddle'],
        },
        `${a} looks at the shoes. ${a} looks at the boat. Splosh! In goes ${a}!`,
        `Shoes or boat? Boat or shoes? Splosh! ${a} runs right in.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'happy', 'boat'), seen(B, 'cheer', 'happy')] },
        `${a} has the boat! And the shoes? They are all brown. No more eek. Now they say squelch!`,
        `"I have it!" says ${a}. Squelch, squelch, say the shoes. They are so brown!`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'sleep', 'sleepy')],
          things: ['boat', 'box', 'shoe'],
        },
        `Night. The shoes dry by the door. Who sleeps in the box? The boat! "${refrain}" Good night.`,
        `The boat sleeps in the shoe box. The shoes are out to dry. Good night, ${a}. "${refrain}"`,
      ),
    ],
  };
}

function middle(each: Going): Told {
  const going = withClassmate(each);
  const { A, B, G, a, b, g, Gcap, raw, comesToo, chance } = going;
  const shoes = shoesOf(raw);
  const tied = g === 'the grown-up' || A === G ? '' : ` ${Gcap} did the laces up.`;
  const refrain = `${chance.pick(...REFRAINS)},`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: refrain.slice(0, -1),
    pages: [
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(A, 'stand', 'proud')], things: ['shoe', 'box'] },
        `They lay in a box, in white paper, side by side. They were new ${shoes}, and nobody had ever been in them. ${A.introduced} put them on.${tied} "They're the cleanest things in the house," said ${a}.`,
        `${A.introduced} had new ${shoes}. They came in a box, and under the paper they shone.${tied} You could see the lamp in them. You could see half of ${a}.`,
      ),
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'walk', 'proud')], things: ['shoe'] },
        `Eek, they said, at every step. Eek, eek, eek. They pinched a bit too, but ${a} did not mind. ${a} went down the path and looked at nothing else. Bump! "I didn't see the gate," said ${a}.`,
        `New shoes talk. "Eek," said the left one. "Eek," said the right one. They pinched a bit as well. ${a} looked at them, all the way down the path. Bump! That was the water butt. "The shoes are all right," said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'stand', 'happy'), seen(A, 'stand', 'happy')], things: ['boat', 'shoe'] },
        `"Look!" said ${B.introduced}. It was a boat, folded out of newspaper, with a flag.${comesToo} It had taken ${b} all morning. "I look at yours and you look at mine," said ${a}. "Now come and sail it," said ${b}.`,
        `${B.introduced} had something too. It was a paper boat.${comesToo} It had a chimney and everything. "It's going round the world," said ${b}. "Are you coming? Nice shoes."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(B, 'kneel', 'happy'), seen(A, 'stand', 'worried')],
          things: ['puddle', 'boat'],
        },
        `The world was a puddle behind the shed. It was wide and brown, and there was mud all round. ${b} knelt down in it. "Come on!" said ${b}. "${refrain}" said ${a}, a long way off, on the wall.`,
        `By the shed there was a puddle as big as a room. ${b} waded in and let the boat go. "You can be the harbour," said ${b}. "${refrain}" said ${a}, from the dry side of the wall.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'point', 'worried'), seen(A, 'stand', 'worried')],
          things: ['boat', 'puddle'],
        },
        `The boat sailed out beautifully. In the very middle, where it was deepest, it stopped. Nothing would move it. ${b} went after it, and stuck fast in the mud. "You go," said ${b}. "${refrain}" said ${a}.`,
        `A wind came and blew it out to the middle. Then the wind went home. There it lay. ${b} tried to get to it, and stuck fast in the mud. "Help!" said ${b}. "${refrain}" said ${a}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'reach', 'determined'), seen(B, 'stand', 'worried')],
          things: ['log', 'boat'],
        },
        `But ${a} did try. ${a} leaned out with a stick. "Too short," said ${a}, and blew, until everything went round and round. The boat did not even notice.`,
        `${a} was not going to do nothing. "A long stick will do it," said ${a}. It was nearly long enough. Then ${a} threw a rope, and it fell on ${b}. Then ${a} waved a coat for wind.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'stand', 'determined'), seen(B, 'stand', 'curious')],
          things: ['boat', 'shoe'],
        },
        `"I've got it," said ${a}, and tied a bag over each foot. Rustle, rustle. The bags were as slippery as soap. ${a} took one step, and sat down by the wall. "${refrain}" said ${a}, getting up.`,
        `There were two flowerpots. ${a} stood in them and walked. Clonk, clonk. It worked as far as the edge, and there the pots stuck fast. "${refrain}" said ${a}, and climbed back along the wall.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'stand', 'sad'), seen(A, 'stand', 'worried')], things: ['boat', 'puddle'] },
        `Newspaper drinks water. First the boat went grey. Then the sides went limp. Then it began to lean over. "It's sinking," said ${b}, in a small voice. All that folding!`,
        `Out in the middle the boat sat lower than before. One side bent. "Oh," said ${b}. "It's getting full." ${b} did not shout. ${b} only watched, and that was worse.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'run', 'determined'), seen(B, 'stand', 'surprised')],
          things: ['boat', 'puddle'],
        },
        `${a} looked at the shoes. They were as clean as two plates. Then ${a} looked at ${b}. "Hold on!" shouted ${a}. SPLOSH!`,
        `The shoes shone. They had never been so new. ${a} shut both eyes for a moment. Then ${a} jumped off the wall and ran. "I'm coming!" Splosh, splosh, SPLOSH!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'happy', 'boat'), seen(B, 'cheer', 'happy')], things: ['shoe'] },
        `${a} had it, just in time. It dripped, but it was a boat. And the shoes were brown to the laces. ${a} took a step. No eek! They said squelch, and they did not pinch any more.`,
        `"Saved!" said ${a}, holding it up high. Then they both looked down. You could not have said where the mud stopped and ${a} began. "They've gone quiet," said ${b}. "They fit now," said ${a}.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'sleep', 'sleepy')],
          things: ['boat', 'box', 'shoe'],
        },
        `That night the shoes stood by the back door with all the others. You could tell that they lived there. The box was not empty. In the white paper lay the boat. "${refrain}" said ${a}, in a dream, and meant the boat.`,
        `The shoes dried by the stove, side by side. And in the box slept the boat, to keep it nice. "Tomorrow it goes out again," said ${b}. "${refrain}" somebody would say. But not ${a}.`,
      ),
    ],
  };
}

function old(each: Going): Told {
  const going = withClassmate(each);
  const { A, B, G, a, b, g, Gcap, raw, comesToo, chance } = going;
  const shoes = shoesOf(raw);
  const tied =
    g === 'the grown-up' || A === G ? '' : ` ${Gcap} had paid for them, and had said nothing about mud at all.`;
  const refrain = `${chance.pick(...REFRAINS)},`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: refrain.slice(0, -1),
    pages: [
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(A, 'stand', 'proud')], things: ['shoe', 'box'] },
        `${A.introduced} had chosen them out of forty pairs. They were ${shoes} of the kind that you see in a window, and walk past, and go back to.${tied} They had travelled home in their box. They had slept beside the bed. They did not smell of anything that ${a} had ever done.`,
        `It is not often that you have something in which nothing has happened yet. ${A.introduced} lifted the lid. In white paper, heel to toe, lay the new ${shoes}.${tied} There was not a crease in them. ${a} carried them downstairs by the laces, like two fish, and put them on at the very last moment.`,
      ),
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'walk', 'proud')], things: ['shoe'] },
        `Eek, they said. Eek, eek. They pinched at the heel, which is only what new ones do. ${a} walked along beside the flower beds and saw nothing of them. There were the two toes, first one and then the other, and in each was a very small sky. That is why ${a} walked into the washing, and the gate, and ${B.introduced}. "Ow," said ${b}.`,
        `They creaked like a ship. Eek, eek. Each of them had a hard place that rubbed. ${a} put up with it, for the sake of looks. The lawn was wet, and so ${a} kept to the path. The path had moss on it, and so ${a} kept to the edge. It took ten minutes to get to the gate. ${B.introduced} had been standing there for nine. "At last," said ${b}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'stand', 'happy'), seen(A, 'stand', 'happy')], things: ['boat'] },
        `${b} was hiding something, rather badly. "Ready?" It was a paper boat, and it was not one of the sort that everybody can make. It had three decks, two funnels and a rail.${comesToo} ${b} had been folding since Sunday. "We said Saturday, behind the shed," said ${b}. "You're the captain. I'm the sea." "Do you see anything different about me?" said ${a}. "Yes," said ${b}. "You're late."`,
        `"It's finished," said ${b}, and held it out. They had talked about it all week: ${a} was the captain, and ${b} was the sea. It was the biggest paper boat in the road, with three decks, two funnels and a rail.${comesToo} ${b} had ink up to the elbows. "Go on, then," said ${a}, when it had been admired. "Look down." "Oh yes," said ${b}. "Shoes. Come on, before the puddle dries."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(B, 'kneel', 'happy'), seen(A, 'stand', 'worried')],
          things: ['puddle', 'boat'],
        },
        `Behind the shed it had rained for a week. It was a lake by now, with a shore of the kind of mud that does not give things back. ${b} went straight in. ${a} stopped on the low wall at the end of the path. "I thought you were the captain," said ${b}. "${refrain}" said ${a}. "You can be captain from a wall, I suppose," said ${b}, after a moment. It was not quite what they had talked about.`,
        `The lake behind the shed was at its best, brown, and wide, and wrinkled by the wind. All round it went a beach of mud. ${b} was already out in it with the boat. "Come and hold her while I get the flag up!" "${refrain}" said ${a}, from the wall. Nobody had thought of that. ${b} put the flag up alone, which is not how it is done.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'stand', 'worried'), seen(A, 'stand', 'worried')],
          things: ['boat', 'puddle'],
        },
        `She sailed. It must be said that she sailed like a swan. In the middle of the lake the wind dropped, and she stopped there, a long way from anything. ${b} set out to fetch her, and got three steps. At the fourth the mud took hold of both legs. "I can't get any further," said ${b}. "I can't get back, either. It'll have to be you." "${refrain}" said ${a}.`,
        `For a minute it was as fine as they had always said it would be. Then the wind forgot about her. There she lay, with all her decks, out where it was deepest. ${b} waded until there was no more wading, and stood fast, like a post. "You'll have to come," said ${b}. "I'm stuck." ${a} measured it by eye. It was eight steps, and every one of them was mud. "${refrain}" said ${a}, but it was getting harder to say.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'reach', 'determined'), seen(B, 'stand', 'curious')],
          things: ['log', 'boat'],
        },
        `That does not mean that ${a} did nothing. ${a} lay on the wall and reached out with a bean pole, and it was one hand short. ${a} threw stones beyond her, so that the waves should push, and the waves went over the rail. ${a} fetched two flowerpots and walked in those, clonk, clonk, to the edge, where the mud had them both. "You're doing everything," said ${b}, "except come."`,
        `Everything was tried that could be tried from a wall. There was a rake on a rope, which caught ${b}. There was a door mat, to be laid down like a road; it sank with a sigh. There were bags over the shoes, tied with string, as slippery as soap. ${a} got two steps in those, and needed both arms to get home. "It would be quicker," said ${b}, "just to have feet."`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'stand', 'sad'), seen(A, 'stand', 'worried')], things: ['boat', 'puddle'] },
        `Newspaper will stand a good deal, and then all at once it won't. The lowest deck went dark. You could read the football through it. "She's going," said ${b}. ${b} did not say whose fault it was. ${b} looked at the boat and not at ${a}, and folded something very small out of nothing, with both thumbs. It was five days' work, if you left out Monday.`,
        `It was the rail that went first. Then she began to lean, quite slowly, as people do who fall asleep sitting up. ${b} had stopped calling. "It doesn't matter," said ${b}. "It's only paper." That is a thing which you say when somebody has chosen something else. ${a} heard it, and looked down. The shoes were perfect. There was a small sky in each of them, and nobody in it.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'run', 'determined'), seen(B, 'stand', 'surprised')],
          things: ['boat', 'puddle'],
        },
        `You can be careful for so long that you forget what it was for. ${a} looked once more. "Goodbye," said ${a} to the shoes, and stepped off the wall. The first step was dreadful. You felt it come in over the top. The second was only wet. By the fourth ${a} was running, and the eek had gone out of it for good.`,
        `There would be other boats. But there would not be another ${b}, and ${b} had stopped asking. "I'm coming!" said ${a}, and jumped. It was deeper than it looked from the wall. It went over the laces and in at the sides, cold as a key. Somebody shouted, "${refrain.slice(0, -1)}!" It was ${b}, with wide eyes. "Too late!" shouted ${a}, and had not felt so light all day.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'happy', 'boat'), seen(B, 'cheer', 'happy')], things: ['shoe'] },
        `She had one deck above water when ${a} got an arm underneath. They stood there, the two of them, holding her up between them while she ran out at all the corners. "Captain," said ${b}. "Sea," said ${a}. Getting back was another matter. They had to pull each other out by turns, with noises like a drain. There were brown lumps on the ends of their legs, and you could not tell whose were new.`,
        `${a} caught her by the last funnel. She was heavier than you would think, with a week's news in her and most of a lake. "Got you," said ${a}. It was not clear which of them was meant. Then there was the walk home, arm in arm, since alone they would have stuck. Squelch, it went. No part of it pinched. The hard place at the heel had gone soft, like everything else.`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')],
          things: ['shoe', 'boat'],
        },
        `They put everything round the stove. The boat dried first, a bit yellow, and crisp. The shoes took until supper. They had a mark now across each toe, where they bent. They bent just where ${a} did. "I'm sorry about them," said ${b}. ${a} put one on, and walked to the door and back. It did not say anything. "They've stopped looking at me," said ${a}.`,
        `By the stove there was a row of things, steaming. ${b} unfolded a bit of the bow and folded it again. "They'll never be like they were," said ${b}. ${a} turned one of them round to the light. There was a line over the toes, and a brown edge that would never quite come out. It was the line of the lake. "No," said ${a}. "Now they've been somewhere."`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'sleep', 'sleepy')],
          things: ['boat', 'box', 'shoe'],
        },
        `That night they did not sleep beside the bed. They stood in the row at the back door, and you had to look twice to find them. But the box was still there, with its white paper. The boat was in it, heel to toe, for tomorrow. "${refrain}" said ${b}, the next time, at the edge. And ${a} said, "What shoes?"`,
        `The box stood open on the chair. What lay in it, in the white paper, was the boat. Something has to be kept nice. Downstairs in the dark the shoes leaned on each other, like any others. If it rained in the night, there would be a lake again. "${refrain}" you might have said. They would not have known what you were talking about.`,
      ),
    ],
  };
}
