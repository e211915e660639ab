import type { ThingName } from '@storylantern/contract';
import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { toldWith } from '../told-with.ts';
import { foodIn, sidesOf } from './food.ts';

const TITLES = ['not me, please', "it's lively in there", 'the last one on the plate', 'may I come in?'];
const REFRAINS = ['Not me, please', 'Not me, thank you', 'No, not me', 'Not me today', 'Please, not me', 'Oh, not me'];

interface Parts {
  /** "sausage". */
  readonly f: string;
  readonly one: string;
  readonly two: string;
  readonly drawn: readonly [ThingName, ThingName];
  readonly meal: string;
  /** "the sausage", or what the theme calls it: "Bobbin". */
  readonly t: string;
  readonly T: string;
  /** At its first mention: "one sausage", "Bobbin the pancake". */
  readonly first: string;
  readonly refrain: string;
}

function partsOf({ raw, company, chance }: Going): Parts {
  const food = foodIn(raw) ?? { word: 'sausage', sweet: false };
  const name = new RegExp(String.raw`\b(\p{Lu}\p{Ll}+),? (?:the|a) (?:\p{L}+ )?${food.word}`, 'u').exec(
    company.theme.raw,
  )?.[1];
  const t = name ?? `the ${food.word}`;
  return {
    t,
    T: cap(t),
    first: name ? `${name} the ${food.word}` : `one ${food.word}`,
    f: food.word,
    ...sidesOf(food),
    meal: food.sweet ? 'tea' : 'supper',
    refrain: chance.pick(...REFRAINS),
  };
}

/** It sends everybody to what lies beside it, and so it is the last one there, and hears where all the others are. */
export const LIVELY: EventPlot = toldWith(withEater, { id: 'lively', young, middle, old });

/** "Bobbin the pancake": the name is the pancake's, and somebody else sits at the table. */
function withEater(going: Going): Going {
  const { K, company, chance } = going;
  const food = foodIn(going.raw)?.word ?? '';
  if (!new RegExp(String.raw`\b${K.name} the (?:\p{L}+ )?${food}`, 'iu').test(company.theme.raw)) return going;
  const eater = company.person(chance.pick('Sal', 'Noor', 'Jess', 'Tobi'), 'child');
  return { ...going, K: eater, k: eater.name };
}

function young(going: Going): Told {
  const { K, G, B, k, g, b, Gcap, chance } = going;
  const { t, T, first, one, two, drawn, meal, refrain } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: `${refrain}.`,
    pages: [
      page(
        {
          setting: 'kitchen',
          camera: 'wide',
          actors: [seen(K, 'sit', 'happy'), seen(G, 'stand', 'happy')],
          things: ['plate'],
        },
        `${cap(meal)}! ${K.introduced} looks at the plate. ${cap(first)} sits up. "${refrain}!"`,
        `What is for ${meal}? ${K.introduced} sees ${first}. It sees ${k}. "${refrain}!"`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'reach', 'happy')], things: ['plate', drawn[0]] },
        `"Mmm!" says ${g}. "${refrain}! The ${one} is for you." So ${g} eats the ${one}.`,
        `Here comes a big fork. "${refrain}! Take the ${one}." ${Gcap} does. Crunch.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'sit', 'happy')], things: ['plate', drawn[1]] },
        `Now ${k}. "${refrain}! The ${two} are waiting." Munch, munch.`,
        `"You, then?" says ${k}. "${refrain}! Look, so many ${two}!" Munch, munch.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'look-up', 'curious')], things: ['bowl'] },
        `Sniff, sniff. It is ${B.introduced}. "${refrain}! You have a bowl." Off goes ${b}.`,
        `${cap(B.introduced)} comes to look. "${refrain}! Your bowl is full." So it is.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'curious')], things: ['plate'] },
        `Now the plate is bare. Only ${t} is there. "Hello?" it says. Nobody.`,
        `All gone! Just ${t} on a big plate. "Hello?" How quiet it is.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'stand', 'surprised')] },
        `Glug. Gurgle. "What was that?" says ${t}. "My tummy," says ${k}.`,
        `Gurgle, glug! "Who is there?" "That is my tummy," says ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'happy')], things: ['plate'] },
        `${T} listens. Glug, ho, ho! "I know them! The ${two}! They laugh!"`,
        `${T} sits very still. Gurgle, hee, hee! "It is the ${two}! It is a party!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'think', 'curious'), seen(G, 'sit', 'happy')] },
        `"What is so funny in there?" "I can't see it," says ${k}. "You have to be there."`,
        `"Is there room?" says ${t}. "A bit," says ${k}. "Just at the top."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'excited')] },
        `${T} gets up. Knock, knock, on a tooth. "May I come in?"`,
        `Hop! Up on the fork. Knock, knock! "May I come in, please?"`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'sit', 'happy'), seen(G, 'stand', 'happy'), seen(B, 'look-up', 'happy')] },
        `Munch. Gone. They all listen. Glug, gurgle, ho, ho, HO! Now it is a party!`,
        `Munch, munch. Hush! "Hee, hee," goes ${K.names} tummy. Now it is a party!`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { K, G, B, k, g, b, Gcap, chance } = going;
  const { f, t, T, first, one, two, drawn, meal, refrain } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: `${refrain}.`,
    pages: [
      page(
        {
          setting: 'kitchen',
          camera: 'wide',
          actors: [seen(K, 'sit', 'happy'), seen(G, 'stand', 'happy')],
          things: ['plate'],
        },
        `It was time for ${meal}, and it all smelled lovely. In the middle of the plate lay ${first}. ${K.introduced} bent down to have a look. ${T} was looking back. "${refrain}," it said.`,
        `${cap(meal)} was on the table. "Which one shall I have first?" said ${K.introduced}. Most food does not mind. But there was ${first}, and it sat up. "${refrain}," it said, quite politely.`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'reach', 'happy')], things: ['plate', drawn[0]] },
        `"Then I'll have it," said ${g}, who had not been listening. Down came the fork. "${refrain}!" cried ${t}. "Have you seen that ${one}? It's been hoping for you all day." ${Gcap} looked at the ${one}. It did look hopeful. Crunch.`,
        `${Gcap} had a fork ready. "${refrain}," said ${t}, and moved over. "I couldn't, before the ${one}. It was here first." That was only fair. So ${g} ate the ${one}, down to the end.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'sit', 'happy')], things: ['plate', drawn[1]] },
        `Now it was ${K.names} turn. "${refrain}," said ${t}. "Think of the ${two}. There are so many of them, and they do like to go together." So ${k} had the ${two}, all of them, and not one was left out.`,
        `"What about me?" said ${k}. "I'm hungry." "${refrain}," said ${t}. "But those ${two} are getting cold feet." ${k} couldn't have that. In they went, the big ones and the small ones.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'look-up', 'curious'), seen(K, 'sit', 'happy')], things: ['bowl'] },
        `A nose came over the edge of the table. It was ${B.introduced}. "${refrain}," said ${t}, rather fast. "Somebody has put something in your bowl. I'd go and see." ${b} went and saw. It was true, as it was every day.`,
        `Something sniffed. "${refrain}!" said ${t}. It was ${B.introduced}, on tiptoe. "They've filled your bowl. I heard it." ${b} was gone in a moment, and did not come back.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'calm'), seen(G, 'stand', 'happy')], things: ['plate'] },
        `"Well, nobody has ever eaten up so nicely," said ${g}. And it was so. There was the plate, as white as the moon. In the middle of it sat ${t}. It had won.`,
        `Then there was no more ${one}, and there were no ${two}. ${T} had the whole plate. It rolled to one side, and it rolled to the other. It could do whatever it liked now.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'curious')], things: ['plate'] },
        `"Hello?" said ${t}. There was nobody. It had been so warm, with the ${two} here and the ${one} there. "It's big, a plate," said ${t}, after a while. "You don't notice, with others."`,
        `For a time it looked at the ceiling. "What do you do on a plate?" it asked. "I don't know," said ${k}. "I only ever come for the food." ${T} was getting cold on top. It said so, but only to itself.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'stand', 'surprised')] },
        `Glug. Gurgle. "What was that?" said ${t}. "It was me," said ${k}, and held a hand in front. "It's my tummy. It does that." Glug, glug, gurgle-gurgle, ho.`,
        `Just then there was a noise. Gurgle, it went, and then it went ho, ho. ${T} sat up. "Who's that?" "I'm sorry," said ${k}. "It's only my tummy."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'happy')], things: ['plate'] },
        `"That's no tummy," said ${t}. "I know that laugh. Those are the ${two}!" It listened with all it had. "They're laughing! All of them! What's so funny?" "I can't see from here," said ${k}. "You'd have to be there."`,
        `"I'd know them anywhere," said ${t}. "That's the ${two}, and somebody's telling them a story." Gurgle, hee, hee! "How does it go?" "I don't know," said ${k}. "One only hears it from the outside."`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'think', 'curious'), seen(G, 'sit', 'happy')], things: ['plate'] },
        `${T} walked once round the plate. "I said that I'd rather not," it said. "You needn't," said ${k}. "I'd never make you." "No," said ${t}. "You've been very nice about it. Is it dark in there?" "A bit," said ${k}. "But it's warm."`,
        `"I could leave you here," said ${k}. "You can have the plate." ${T} looked at the plate. Gurgle, ho, ho, HO! That must have been the best bit. "Is there any room?" said ${t}. "Just at the top," said ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'excited')], things: ['spoon'] },
        `So it got on the spoon by itself, and was carried up. There were two rows of teeth, and behind them it was merry. Knock, knock, went ${t}. "May I come in?" said ${t}. "They know me."`,
        `It made itself neat. Then it stepped on the spoon, and up they went. Knock, knock! "Who's there?" said ${k}, as well as one can with an open mouth. "It's me," said ${t}. "I've changed my mind."`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'sit', 'happy'), seen(G, 'stand', 'happy'), seen(B, 'look-up', 'happy')] },
        `Munch, munch. Then they all kept quiet, and ${g} put an ear to it. For a moment there was nothing. Then they heard it. Glug, gurgle, ho, ho, HO! "It's telling them about the plate," said ${k}.`,
        `It was the best ${f} that there has ever been. ${b} came and laid one ear on ${K.names} tummy. Gurgle, hee, hee! "What's so funny?" said ${g}. "You'd have to be there," said ${k}.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { K, G, B, k, g, b, Gcap, chance } = going;
  const { f, t, T, first, one, two, drawn, meal, refrain } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: `${refrain}.`,
    pages: [
      page(
        {
          setting: 'kitchen',
          camera: 'wide',
          actors: [seen(K, 'sit', 'happy'), seen(G, 'stand', 'happy')],
          things: ['plate'],
        },
        `Most things that come to a table have made up their minds about it. A carrot doesn't argue. But at ${meal} that Thursday there was ${first} in the middle of the plate. ${K.introduced} had just picked it out, with both eyes, as one does. It sat up, and brushed itself down. "${refrain}," it said. It didn't say it loudly. It said it like somebody who has been asked to dance.`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'reach', 'happy')], things: ['plate', drawn[0]] },
        `You can't very well eat a thing that has said no. ${k} put down the fork. But ${g} had been talking about the weather, and hadn't heard. "${refrain}!" cried ${t}, with the points already over it. "I couldn't possibly go before the ${one}. It's come such a long way, and it thinks the world of you." ${Gcap} looked at the ${one}, and was touched. There was a crunch.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'sit', 'happy')], things: ['plate', drawn[1]] },
        `"And what am I to have?" said ${k}, who was hungry, and had been polite for some time. "Have you thought of the ${two}?" said ${t}. "They're shy. They won't say so, but they hate to be left till last. I should take them all together, so that nobody minds." It was a good deal of thought for a ${f}. ${k} took them all together. Nobody minded.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'look-up', 'curious'), seen(K, 'sit', 'happy')], things: ['bowl'] },
        `A nose had come over the edge of the table like a small moon. It was ${B.introduced}. "${refrain}," said ${t}. It had not much breath left for it. "They have put something splendid in your bowl." ${b} went off to see. It was the same as yesterday, and ${b} thought it splendid, as yesterday. It was ${t}'s last piece of good advice. There was nobody left to give any to.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'calm'), seen(G, 'stand', 'happy')], things: ['plate'] },
        `"I've never seen you eat up like that," said ${g}, and went to run the water. There lay the plate, as bare as a pond in winter. In the middle of it sat ${t}. It had said what it wanted, and they had listened to it. Nobody had shouted. It had won every time. It walked all round the edge, to see what it had won.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'curious')], things: ['plate'] },
        `"What does one do, on a plate?" it said, when it had been round twice. "I couldn't tell you," said ${k}. "I'm only ever there at the beginning." ${T} sat down where the ${two} had been. They had leaned on it a little, on that side. It hadn't cared for it at the time. It was getting cold on top, as things do that are left. "I don't wish to complain," said ${t}, and didn't.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'stand', 'surprised')] },
        `And then, quite near by, somebody laughed. It went glug, and it went gurgle. Then it rolled over, and went ho, ho, ho. "Who's that?" said ${t}. "Sorry," said ${k}, and went red, and put both hands in front. "It's my tummy. It doesn't mean anything by it." But ${t} had come to the very edge. It was leaning out like somebody at a window who hears a band.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'happy')], things: ['plate'] },
        `"That's no tummy," said ${t}. "Those are the ${two}. I'd know that giggle anywhere. We were in the kitchen together." Gurgle, hee, hee. "Now somebody's telling them something. And now all of them!" Ho, ho, HO! "What? What did they say?" "I can't make it out," said ${k}, who was listening as well, with a bent neck. "You only get the noise, from here. I expect you'd have to be there."`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'think', 'curious'), seen(G, 'sit', 'happy')], things: ['plate'] },
        `It went round the plate once more. "I did say no," it said. "Four times." "You can go on saying it," said ${k}. "I'd keep you. There's a jar." It was kindly meant, and they both knew what it's like in a jar. "It isn't that I was wrong," said ${t}. "I didn't want to be taken. I never said that I didn't want to go." ${k} thought that this was the cleverest thing ever said by a ${f}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'excited')], things: ['spoon'] },
        `There was a spoon. It stepped on by itself, and asked to be taken up slowly, because of the view. It saw the lamp, and the top of the cupboard. It saw ${g}, with suds up to the elbows. Then there were two rows of teeth. Behind those it was warm, and rather dark, and very merry. Knock, knock, went ${t}, on one at the front. "May I come in?" it said. "I think that I'm expected."`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'sit', 'happy'), seen(G, 'stand', 'happy'), seen(B, 'look-up', 'happy')] },
        `It was a very good ${f}. ${k} has never had one since that was so well meant. They all held their breath afterwards, and ${g} turned off the tap. For a while there was nothing. It was having its coat taken, ${k} thought. And then it came, from the very bottom, glug, and gurgle, and HO, so that ${b} looked under the table. "What is so funny?" said ${g}. "It's telling them about the plate," said ${k}.`,
      ),
    ],
  };
}
