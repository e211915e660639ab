import type { Figure, Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';

const REFRAINS = [
  'We only want a lemon',
  'Only a lemon',
  'Just one lemon',
  "Don't forget the lemon",
  'The lemon, remember',
  'Now for the lemon',
  'Come on, the lemon',
  'Think of the lemon',
  'What about the lemon',
  'First the lemon',
] as const;
const TITLES = ['only a lemon', 'two minutes to the shop', 'one lemon', 'the long way to a lemon'];

/** Everybody at a gate, and whether somebody came along. */
function parts({ A, K, k, company }: Going): {
  readonly M: Figure;
  readonly L: Figure;
  readonly besides: string;
  readonly more: string;
} {
  return {
    M: company.person('Mr Plum', 'neighbour'),
    L: company.person('Mrs Bell', 'neighbour'),
    besides: A === K ? '' : ` ${k} came too.`,
    more: A === K ? '' : ` ${k} had two pieces.`,
  };
}

/** One lemon is wanted, and there is somebody to talk to at every gate. The shop is shut by then; but everybody has heard. */
export const LEMON: EventPlot = {
  id: 'lemon',
  when: /\blemons?\b|\bshop\w*|\bwalks?\b|\bbak\w+|\bcakes?\b|\btalk\w*|\bchat\w*|\bneighbours?\b/i,
  young,
  middle,
  old,
};

function young(going: Going): Told {
  const { A, G, a, g, Gcap, chance } = going;
  const { M, L } = parts(going);
  const besides = going.A === going.K ? '' : ` ${going.k} comes too.`;
  const refrain = `${chance.pick(...REFRAINS)}!`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'stand', 'excited'), seen(G, 'hold', 'happy', 'bowl')],
        },
        `Here is ${A.introduced}. Here is ${g}. "A cake!" says ${g}. "But we have no lemon."`,
        `${Gcap} has a bowl. ${A.introduced} has a spoon. They have no lemon for the cake.`,
      ),
      page(
        { setting: 'street', camera: 'wide', actors: [seen(A, 'walk', 'happy'), seen(G, 'hold', 'happy', 'basket')] },
        `Off they go to the shop.${besides} "${refrain}" says ${a}.`,
        `"The shop is not far," says ${g}.${besides} "${refrain}" says ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'stand', 'happy'), seen(G, 'stand', 'happy'), seen(A, 'stand', 'calm')] },
        `There is Mr Plum. "Hello!" says ${g}. They talk and talk. "${refrain}" says ${a}.`,
        `"Good morning, Mr Plum!" Mr Plum talks. ${Gcap} talks. "${refrain}" says ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(L, 'wave', 'happy'), seen(G, 'stand', 'happy'), seen(A, 'stand', 'worried')] },
        `There is Mrs Bell. "Hello!" says ${g}. They talk and talk. "${refrain}" says ${a}.`,
        `"How are you, Mrs Bell?" That takes a long time. "${refrain}" says ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'sad'), seen(G, 'stand', 'surprised')], things: ['sign'] },
        `Here is the shop. But what does the sign say? Shut! No lemon.`,
        `Oh no! There is a sign. It says SHUT. No lemon.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(G, 'sit', 'sad'), seen(A, 'sit', 'sad')],
          things: ['bowl'],
        },
        `Home again. "I talk too much," says ${g}.`,
        `They sit in the kitchen. "That was me," says ${g}. "Talk, talk!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'stand', 'happy'), seen(A, 'cheer', 'surprised')], things: ['lemon'] },
        `Knock, knock! It is Mr Plum. "Here is a lemon," he says.`,
        `Who knocks? Mr Plum, with a lemon! "I heard you say it," he says.`,
      ),
      page(
        { camera: 'close', actors: [seen(L, 'stand', 'happy'), seen(A, 'reach', 'excited')], things: ['lemon'] },
        `Knock, knock! It is Mrs Bell. She has a lemon too! And more people come.`,
        `Knock, knock, knock! Mrs Bell has a lemon too. They all heard ${a}!`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(A, 'hold', 'proud', 'cake'),
            seen(G, 'stand', 'happy'),
            seen(M, 'sit', 'happy'),
            seen(L, 'sit', 'happy'),
          ],
        },
        `Now there is a cake. They all eat. And talk! And talk!`,
        `What a cake! It is for all of them. They talk and talk.`,
      ),
      page(
        {
          time: 'night',
          camera: 'medium',
          actors: [seen(G, 'stand', 'happy'), seen(A, 'stand', 'sleepy')],
          things: ['lemon'],
        },
        `Night. There are ten lemons left. "We need an egg now," says ${g}. "Oh no!" says ${a}.`,
        `"So many lemons!" says ${g}. "Now we only want an egg." "Oh dear," says ${a}. Good night.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, G, a, g, Gcap, chance } = going;
  const { M, L, besides, more } = parts(going);
  const refrain = `${chance.pick(...REFRAINS)},`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: refrain.slice(0, -1),
    pages: [
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'hold', 'excited', 'spoon'), seen(G, 'stand', 'happy')],
          things: ['bowl'],
        },
        `It was going to be a lemon cake. The bowl stood ready, and the flour stood ready. ${A.introduced} had the spoon. "Oh," said ${g}. "What we haven't got is a lemon."`,
        `${A.introduced} was at the table, with the big spoon. Today there would be a cake. "Eggs, butter, flour," said ${g}, and looked in the bowl. "Bother. No lemon."`,
      ),
      page(
        { setting: 'street', camera: 'wide', actors: [seen(A, 'walk', 'happy'), seen(G, 'hold', 'happy', 'basket')] },
        `So they took the basket.${besides} "It's two minutes to the shop," said ${g}, "and two minutes back." "${refrain}" said ${a}. What could go wrong?`,
        `"The shop's only at the end of the road," said ${g}.${besides} It was not even a long road. "${refrain}" said ${a}. "We'll be back before the butter is soft."`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'stand', 'happy'), seen(G, 'stand', 'happy'), seen(A, 'stand', 'calm')] },
        `At the first gate stood Mr Plum. "How's your knee?" said ${g}. That was a mistake, because Mr Plum told them. It was a very long knee. "${refrain}" said ${a}, to Mr Plum.`,
        `Mr Plum was cutting his hedge. "What lovely weather!" said ${g}. Mr Plum put down the shears. There was a lot to say about the weather. It was bad for his knee. "${refrain}" said ${a}. Mr Plum nodded.`,
      ),
      page(
        { camera: 'close', actors: [seen(L, 'wave', 'happy'), seen(G, 'stand', 'happy'), seen(A, 'stand', 'worried')] },
        `Mrs Bell looked out of her window. "Is that your new hat?" said ${g}. They talked about the hat. They talked about the old hat. "${refrain}" said ${a}, and Mrs Bell said, "Fancy!"`,
        `"Coo-ee!" called Mrs Bell, across the road. So they had to cross it. Mrs Bell had been to the seaside. It took as long to tell as to go. "${refrain}" said ${a}, in the middle of the sea.`,
      ),
      page(
        { camera: 'wide', actors: [seen(G, 'stand', 'happy'), seen(A, 'stand', 'angry')], things: ['ladder'] },
        `Then there was a man up a ladder. Then there was a lady with twins. "Which is which?" said ${g}. There was even a cat. "Good morning, Puss," said ${g}. "${refrain}" shouted ${a}, up the whole road.`,
        `After that came the postman, who walked backwards, so as not to stop talking. There was a man on a ladder. ${Gcap} knew his aunt. "${refrain}" said ${a}, so loudly that windows opened.`,
      ),
      page(
        {
          setting: 'shop',
          camera: 'wide',
          actors: [seen(A, 'stand', 'sad'), seen(G, 'stand', 'surprised')],
          things: ['sign', 'lemon'],
        },
        `They got to the shop at last. There lay the lemons, in a heap, behind the glass. And on the door there was a sign. SHUT, it said.`,
        `There was the shop. You could see the lemons through the window. But somebody inside was just turning round the sign on the door. Now it said SHUT.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(G, 'sit', 'sad'), seen(A, 'sit', 'sad')],
          things: ['bowl'],
        },
        `They walked home with an empty basket. It did take two minutes. "That was my tongue," said ${g}. "I let it out, and it runs off." ${a} looked into the bowl. The butter was as soft as soup.`,
        `Nobody talked on the way home, not even ${g}. In the kitchen the bowl stood under its cloth. "I'm sorry, ${a}," said ${g}. "There's always so much to say." "I know," said ${a}. It was rather quiet.`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'hold', 'happy', 'lemon'), seen(A, 'stand', 'surprised')] },
        `Knock, knock. It was Mr Plum, on his bad knee. "Somebody told me that you wanted a lemon," he said. He had one in his hand. ${a} had never seen such a yellow.`,
        `There was a knock at the back door. "I only heard the end of it," said Mr Plum. "But wasn't there something about a lemon?" He put it on the table, in front of ${a}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(L, 'hold', 'happy', 'lemon'), seen(A, 'reach', 'excited'), seen(G, 'stand', 'surprised')],
        },
        `Knock, knock. "A lemon, dear," said Mrs Bell. Then came the man with the ladder. Then came two people from number nine, with half a lemon each. "We all heard you," they said to ${a}.`,
        `Before the door was shut, there stood Mrs Bell. She had a lemon too, as big as a fist. Behind her was the man with the ladder, and behind him half the road. "You did say it four times," they told ${a}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(A, 'hold', 'proud', 'cake'),
            seen(G, 'stand', 'happy'),
            seen(M, 'sit', 'happy'),
            seen(L, 'sit', 'happy'),
          ],
        },
        `It was the most lemony cake that there has ever been. There were not enough chairs. Mr Plum told Mrs Bell about his knee. Everybody talked at once, and ${a} talked most.${more}`,
        `When the cake was done, they were all still there. So they cut it into very small pieces. You could not hear yourself eat.${more} ${a} told the whole road about the lemon, from the beginning.`,
      ),
      page(
        {
          time: 'night',
          camera: 'medium',
          actors: [seen(G, 'stand', 'happy'), seen(A, 'stand', 'sleepy')],
          things: ['lemon'],
        },
        `At bedtime eleven lemons stood along the window, like lamps. "Pancakes tomorrow," said ${g}. "We only want an egg." ${a} thought about that. "Then we'd better leave at six," said ${a}.`,
        `There were nine lemons over. ${Gcap} put them on the windowsill, where they shone. "And tomorrow," said ${g}, "I only need an egg." "I'll bring a chair," said ${a}.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, G, a, g, Gcap, chance } = going;
  const { M, L, besides, more } = parts(going);
  const refrain = `${chance.pick(...REFRAINS)},`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: refrain.slice(0, -1),
    pages: [
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'hold', 'excited', 'spoon'), seen(G, 'stand', 'happy')],
          things: ['bowl', 'clock'],
        },
        `${A.introduced} had been promised a lemon cake, and ${g} keeps promises. By half past four the butter was out, the eggs were counted, and the oven was warming up. Then ${g} opened the cupboard, shut it, and opened it again. "Well," said ${g}. "There's everything in this house but a lemon." The clock said twenty-five to five. "The shop's open until five."`,
        `The recipe was in a handwriting so old that it leaned. Six eggs, it said, and the juice of one lemon. ${A.introduced} had the spoon. "We've got six eggs," said ${g}, "and we've got no lemon." You cannot make a lemon cake out of hope. It was twenty-five to five by the kitchen clock, and the shop shut at five. "It's two minutes there," said ${g}, "and two minutes back."`,
      ),
      page(
        { setting: 'street', camera: 'wide', actors: [seen(A, 'walk', 'happy'), seen(G, 'hold', 'happy', 'basket')] },
        `They took the basket.${besides} ${a} did the sum on the doorstep. It was twenty-five minutes to the end of a road that took two. Nobody could be late with a sum like that. "${refrain}" said ${a}. What ${a} had left out of the sum was the gates. There were eleven, and ${g} knew everybody behind them.`,
        `So off they went, with the basket.${besides} They had ten times as long as they needed. "${refrain}" said ${a}, who had gone shopping with ${g} before. "I shan't stop once," said ${g}. "I shall say good afternoon, and walk." It was meant, too. You could see that.`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'stand', 'happy'), seen(G, 'stand', 'happy'), seen(A, 'stand', 'calm')] },
        `"Good afternoon," said ${g}, walking. "How's the knee?" That was how it began. Mr Plum had been waiting since Tuesday for somebody to ask about the knee. It clicked in the mornings. It could tell rain. "${refrain}" said ${a}, to the gatepost. When they got away it was a quarter to.`,
        `At number three Mr Plum was clipping his hedge into a peacock. "Good afternoon," said ${g}, walking past, and then walking back. "Is that a beak?" It was, and it had to be seen from all sides, and after that there was his knee. "${refrain}" said ${a}. "Quite right," said Mr Plum, "a lemon," and showed them the tail. That peacock cost them ten minutes.`,
      ),
      page(
        { camera: 'wide', actors: [seen(G, 'stand', 'happy'), seen(A, 'stand', 'angry')], things: ['ladder'] },
        `After that there was a man on a ladder, whose aunt ${g} had sat next to in school. There was a lady with twins, and you had to guess. There was the postman, who had an allotment. "${refrain}" said ${a}, to each of them, as a kind of warning. It was no use. People tell ${g} things. They see that face coming along the road, and they remember what they have been wanting to say.`,
        `A man up a ladder told them about his aunt. That was three minutes. A lady with twins was two more. The postman walked along with them backwards, telling ${g} about his allotment, until he met a lamp post. "${refrain}" said ${a}, again and again. They all agreed. Nobody had anything against it. It was like trying to walk through treacle that likes you.`,
      ),
      page(
        { camera: 'close', actors: [seen(L, 'wave', 'sad'), seen(G, 'stand', 'worried'), seen(A, 'stand', 'worried')] },
        `It was five to five when they came to the last gate, and they could already see the shop. Mrs Bell was at her window. "I don't suppose you've got a moment?" said Mrs Bell. Her clock had stopped, and she could not get up to it, with her leg. It was so quiet in there, she said, without the clock. ${Gcap} looked at the shop, and then at ${a}. "You say," said ${g}. "It's your cake."`,
        `At four minutes to five there was only one gate left, and it was Mrs Bell's. She has a leg, and does not get out. "My clock's stopped," she called from the window. "I can't reach. It's been so quiet since Sunday." It would take five minutes, or six. The shop was across the road, with its light on. "It's for you to say, ${a}," said ${g}, and for once ${g} said no more than that.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(A, 'reach', 'determined'), seen(L, 'sit', 'happy'), seen(G, 'stand', 'calm')],
          things: ['clock'],
        },
        `It would have been easier if the cake had been for somebody else. ${a} looked at the shop. It had a light on, and lemons. "It won't take long to wind a clock," said ${a}. It had to be lifted down, and wound, and told the time. When it began to tick, Mrs Bell shut her eyes to hear it. "And there you were, on your way somewhere," she said. "${refrain}" said ${a}. Then it struck five.`,
        `${a} wanted that cake. It would have been quite fair to say so. But ${a} had heard the quiet in there now, and that is something you cannot unhear. So they went in. The key was behind the vase. ${a} wound it, eleven turns, and gave it a push. Tock, it said, and the room woke up. "Where were you off to, dear, in such a hurry?" said Mrs Bell. "${refrain}" said ${a}. The clock had an answer to that. It was five.`,
      ),
      page(
        {
          setting: 'shop',
          camera: 'wide',
          actors: [seen(A, 'stand', 'sad'), seen(G, 'stand', 'surprised')],
          things: ['sign', 'lemon'],
        },
        `They ran. They got there just as a hand behind the glass turned the sign round. SHUT, it said. There lay the lemons, three deep, and not one of them could get out. "If I'd only said good afternoon," said ${g}. "To Mr Plum. And walked." ${a} did not say that it was all right, since it wasn't. But ${a} took the other handle of the basket.`,
        `It was dark in the shop, and on the door there hung a sign: SHUT. You could see the lemons quite well. ${a} did a second sum, going home. It was ten for Mr Plum, and five for ladders and twins. The clock had only been the last of it. "That was my tongue," said ${g}, "not your clock. I'd like that to be clear." It was clear. It was just no help.`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(M, 'hold', 'happy', 'lemon'), seen(A, 'stand', 'surprised'), seen(G, 'sit', 'sad')],
        },
        `The kitchen was warm for nothing. ${Gcap} turned off the oven. Then somebody knocked. It was Mr Plum, out of breath. "Mrs Bell telephoned," he said. "She says that you went without, on account of a clock." He held out his hand. In it there was a lemon.`,
        `They put the eggs back, one by one. At the fourth egg there came a knock at the back door. "I've had Mrs Bell on the telephone," said Mr Plum. "I could hardly get her to stop." And he put a lemon on the table.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'reach', 'excited'), seen(G, 'stand', 'surprised')],
          things: ['lemon', 'ladder'],
        },
        `"I've brought you this," said the man with the ladder, behind him. "Mrs Bell rang," said the lady with the twins, and each of the twins had half. The postman had been to three other shops. There was somebody from number nineteen whom nobody knew. By six there were fourteen lemons on the table and a half. You cannot get far, with a leg like that. But a telephone can.`,
        `The next knock was two knocks at once. Mrs Bell had rung number five. She had rung seven, nine, and the sister of the man on the ladder. Whoever had been told about the lemon that afternoon now knew why there wasn't one. They came in at the back door in a row, each with something yellow. "But how many do we need?" said ${g}. "It says one," said ${a}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'hold', 'proud', 'cake'), seen(G, 'stand', 'happy'), seen(M, 'sit', 'happy')],
        },
        `They put in four. It was so lemony that it made your ears move. Everybody stayed, because nobody had finished what they were saying, and ${g} went from one to another with the teapot. ${a} listened. It had been all gates, before. Now it was a knee, and an aunt, and an allotment. And ${a} did rather want to know how it went on.${more}`,
        `The cake was ready at eight, and so was everybody. They sat on the stairs, and on the coal box.${more} There was the knee to be heard about, and the whole of the postman's allotment. ${a} cut, and carried, and by and by forgot to carry. "And what did your aunt say?" said ${a}, to the man with the ladder. ${Gcap} looked over, and said nothing.`,
      ),
      page(
        {
          setting: 'street',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'hold', 'happy', 'cake'), seen(G, 'walk', 'happy'), seen(L, 'wave', 'happy')],
        },
        `The first slice had been put by. They took it up the road under a cloth, past eleven gates, and it took exactly two minutes. "You shouldn't have," said Mrs Bell. Behind her it said tock, and tock. "We'll need flour for Friday," said ${g}, going home. "Only flour." ${a} looked down the road, where there was a light in every window. "Let's start on Thursday," said ${a}.`,
        `One piece of the cake was kept, from the middle. They carried it to the last gate that same evening. Mrs Bell ate it at the window, in time with the clock. "That was only a lemon," she said. "What do you need tomorrow?" "Sugar," said ${g}. "An ounce." Mrs Bell was already reaching for the telephone. "Wait," said ${a}. "Let's walk."`,
      ),
    ],
  };
}
