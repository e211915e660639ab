import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page, withSchoolFriend } from '../page.ts';

export const TRUTH_TITLES = ['and what else?', 'till supper', "I wasn't going to say that"] as const;

/** For ages 8 to 12: in a quarter of an hour it will be over, and nobody need ever know who read out the card. */
export function old(asked: Going): Told {
  const { K, B, G, k, b, g, Gcap, company, comesToo, chance } = withSchoolFriend(asked);
  const T = company.person('Mr Finn', 'teacher');
  const r = "I wasn't going to say that.";
  return {
    title: titled(chance.pick(...TRUTH_TITLES)),
    refrain: r,
    pages: [
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(K, 'hold', 'curious'), seen(G, 'cover', 'surprised')] },
        `It fell out of the cornflakes, where you might have got a whistle. THE TRUTH SPELL, said the card. SAY IT ONCE. LASTS TILL SUPPER. ${k} read it out, because it rhymed. Nothing happened. "Good morning," said ${g}, coming in. "You look as if a mouse had had a party on your head." Then ${g} stopped, with one hand up to the mouth. "${r}" said ${g}. "I was going to say good morning."`,
        `Other people got a plastic whistle in their cornflakes. ${k} got a card, no bigger than a stamp. SAY THIS, it said, AND ALL THINGS SAID ARE SO, TILL SUPPER. It had a swing to it. ${k} said it, with a full mouth. "Morning," said ${g}. "I don't care for that jumper. I knitted it, and I went wrong at the neck." There was a silence. "${r}" said ${g}, and sat down.`,
      ),
      page(
        { setting: 'school-gate', camera: 'wide', actors: [seen(T, 'stand', 'surprised'), seen(K, 'walk', 'happy')] },
        `So it was one of the real ones. ${k} went to school with the card in a pocket, and did not like to run. At the gate stood Mr Finn. "Good morning," said Mr Finn to everybody. "I've forgotten all your names since Friday. ${r} Today it's fractions, and I've never understood them." The head got up in assembly and looked down at two hundred faces. "I've nothing to tell you," said the head. "I just like how it sounds up here."`,
      ),
      page(
        { setting: 'classroom', camera: 'medium', actors: [seen(K, 'sit', 'happy'), seen(B, 'sit', 'happy')] },
        `It was the best morning there had ever been. The cook lifted the lid at dinner. "I should leave that," said the cook. Somebody who had been ill on Friday told how good the fair was. ${k} and ${B.introduced} laughed so much that they had to hold on to the table.${comesToo} "What's got into them all?" said ${b}. ${k} opened a mouth, and shut it quickly. It might have come out.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'look-up', 'worried'), seen(B, 'sit', 'worried')] },
        `But by the afternoon it had got sharper. All the round ones had been said. "I only sit next to you because of the radiator," said one girl to another. They had shared a desk for two years. "Your horse looks like a table." "I said you could come because Mum made me." "${r}" said everybody, every time, but there it lay. By three o'clock there were six people crying among the coats.`,
      ),
      page(
        { setting: 'street', camera: 'medium', actors: [seen(K, 'hold', 'proud', 'trumpet'), seen(B, 'sit', 'calm')] },
        `After school ${k} always played the trumpet. It was done on the wall by the bus stop, and ${b} always came to hear it. That had been so since they were six. "I've got a new piece," said ${k}, and shook out the spit. "It's got a high note. Shall I?" "I only like it when it stops," said ${b}. A bus went by. ${b} had gone as white as chalk. "${r}" said ${b}.`,
      ),
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(K, 'sit', 'sad'), seen(G, 'stand', 'calm')] },
        `You cannot say that somebody doesn't mean it, on a day like that. ${k} went home, and sat on the stairs with the trumpet, and looked down the wide end. ${Gcap} came by with the washing. "Is it bad?" said ${k}. "Tell me. You can't help it today." "It's frightful," said ${g}. "It's like a goose in a drain." ${k} could have run up the stairs then. Only there was a basket in the way.`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'sit', 'calm'), seen(K, 'look-up', 'curious')] },
        `So it stayed quiet for a bit. And because nobody had gone off, and nobody had shouted, there came some more. "I turn the machine off when you start," said ${g}, slowly, as if reading it somewhere. "So that I can hear." "But why, if it's a goose?" "You get a look just before the high note. I wouldn't miss that for a dry towel." They both thought it over. "I wasn't going to say that either," said ${g}. "I didn't know it."`,
      ),
      page(
        {
          setting: 'school-gate',
          camera: 'medium',
          actors: [seen(K, 'run', 'excited'), seen(T, 'stand', 'surprised')],
        },
        `It came in two halves. That was it. The first one was on top and fell out by itself. For the second one somebody had to stay. ${k} ran all the way back. "And what else?" ${k} asked the girl by the coats. "It was the radiator," said the girl, and sniffed. "But then they moved the radiator. And I didn't move." "And what else?" "I forget your names each Friday," said Mr Finn, "and learn them again each Sunday, all thirty. I want to."`,
      ),
      page(
        {
          setting: 'street',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(B, 'sit', 'sad'), seen(K, 'stand', 'worried')],
        },
        `${b} was still on the wall. It was a quarter to six. "Somebody did this," said ${b}. "Somebody must have said something. I'd never have told you that. Never in my life." In a quarter of an hour it would be supper, and one would be able to say, I wonder who. One could even be sorry for ${b}. ${k} had only to look at the bus timetable for fifteen minutes. ${k} turned round. "It was me," said ${k}. "It was in the cornflakes. I read it out."`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'sit', 'calm'), seen(K, 'sit', 'calm')] },
        `${b} said several things, and all of them were so. ${k} stayed for every one. When they had come to an end, ${k} said, "And what else? About when it stops?" ${b} thought. "When it stops you wipe it," said ${b}, "and get down, and say, come on. And then we go to the pond. I like that bit best of the day. So I come, and I sit through the trumpet." "All of it?" "All of it. For three years. Even the high note."`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'night',
          camera: 'medium',
          actors: [seen(G, 'sit', 'happy'), seen(K, 'sit', 'happy')],
        },
        `Six o'clock struck. You could feel it go, like a tight shoe. All down the street people told each other how nice they looked. "How's the pie?" said ${g}. "Lovely," said ${k}. It was black underneath. They both chewed. ${k} put down the fork. "And what else?" said ${g}. "It's a bit like a roof," said ${k}. "And you burnt it because you were listening to me tell you about ${b}." "So I was," said ${g}, and fetched the bread and jam.`,
      ),
      page(
        {
          setting: 'street',
          time: 'day',
          camera: 'wide',
          actors: [seen(K, 'hold', 'proud', 'trumpet'), seen(B, 'sit', 'happy')],
        },
        `The next day there was the new piece, on the wall, from beginning to end. It sent up every pigeon in the road. "How was that?" said ${k}. ${b} could have said anything at all. You could see a good many things going by. "Louder than last week," said ${b}. ${k} waited. "And the end's better," said ${b}. "There's more of it." So ${k} wiped the trumpet, and got down. "Come on," said ${k}, and they went to the pond.`,
      ),
    ],
  };
}
