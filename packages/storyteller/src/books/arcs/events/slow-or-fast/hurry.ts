import type { Figure, Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';

const REFRAINS = [
  'No time!',
  'No time, no time!',
  'Not now!',
  'No time for that!',
  'No time now!',
  'Later, later!',
  "There's no time!",
  'Quick, no time!',
  'Sorry, no time!',
  'No time at all!',
] as const;
const TITLES = ['no time', 'always in a hurry', 'what day it was', 'quick, quick, quick', 'the snail at the bus stop'];

/** Somebody hurries so much that nobody can tell them the one thing: that it is Sunday. */
export const HURRY: EventPlot = {
  id: 'hurry',
  when: /\b(?:hurr\w+|rush\w*|busy|no time)\b/i,
  only: true,
  young,
  middle,
  old,
};

interface Pair {
  /** Who hurries. */
  readonly H: Figure;
  /** Who knows what day it is. */
  readonly S: Figure;
  /** A sentence about another being of the theme. */
  besides(text: (name: string) => string): string;
}

function pairOf({ A, B, K, G, g, company, third }: Going): Pair {
  const isKin = A === K && g !== 'the grown-up';
  const H = isKin ? G : A;
  const S = H === K ? (B === G ? company.friend : B) : K;
  return { H, S, besides: (text) => (third && B !== H ? ` ${text(B.introduced)}` : '') };
}

const snailOf = ({ company, A, B }: Going): Figure =>
  company.meet([A.kind, B.kind].includes('snail') ? 'beetle' : 'snail');

function young(going: Going): Told {
  const { H, S, besides } = pairOf(going);
  const X = snailOf(going);
  const N = going.company.person('Mrs Moss', 'neighbour');
  const [h, s] = [H.name, S.name];
  const refrain = going.chance.pick(...REFRAINS);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'bedroom', camera: 'medium', actors: [seen(H, 'run', 'excited'), seen(S, 'sit', 'sleepy')] },
        `${cap(H.introduced)} is always in a hurry. "Up, up! Quick!" ${S.introduced} gets up.${besides((b) => `So does ${b}.`)}`,
        `${cap(H.introduced)} is always in a hurry. "Quick, ${s}! Out of bed!" Up gets ${S.introduced}.${besides((b) => `Up gets ${b}.`)}`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(H, 'run', 'excited'), seen(S, 'point', 'curious')],
          things: ['bread'],
        },
        `"But ${h}," says ${s}. "${refrain}" says ${h}. They eat their bread on the stairs.`,
        `"But today," says ${s}. "${refrain}" says ${h}. One bite of bread, and off!`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(H, 'run', 'excited'), seen(N, 'stand', 'surprised'), seen(S, 'run', 'worried')],
        },
        `There is ${N.name}, in her nightie. "Good morning!" "${refrain}" says ${h}.`,
        `There is ${N.name}, in her slippers. "Stop and talk!" she says. "${refrain}" says ${h}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'point', 'curious'), seen(H, 'run', 'excited')] },
        `The shop is shut. The school is shut. "Look, ${h}!" says ${s}. "${refrain}"`,
        `"All the doors are shut," says ${s}. "${cap(h)}, look!" But ${h} runs. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'run', 'worried'), seen(H, 'run', 'excited')], things: ['shoe'] },
        `Oh dear! One shoe has come off. "My shoe!" says ${s}. "${refrain}" says ${h}.`,
        `Plop! There lies a shoe. "Wait!" says ${s}. "${refrain}" says ${h}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(H, 'stand', 'surprised')] },
        `Here is the bus stop. "Where is everybody?" says ${h}.`,
        `They are at the bus stop. "Where are they all?" says ${h}.`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'stand', 'calm'), seen(H, 'stand', 'surprised')] },
        `"It is Sunday," says ${s}. "I wanted to say so." "Oh," says ${h}.`,
        `"I know," says ${s}. "It is Sunday." ${cap(h)} does not say a word.`,
      ),
      page(
        { camera: 'medium', actors: [seen(H, 'sit', 'calm'), seen(S, 'sit', 'happy')] },
        `Now they have time. They sit down. The sun is warm.`,
        `So they sit on the wall. There is nothing to do. It is nice.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(X, 'walk', 'calm'), seen(S, 'point', 'happy'), seen(H, 'look-up', 'curious')],
        },
        `Here comes ${X.introduced}. Slow, slow, slow. They have never seen that before.`,
        `Who is that? ${X.introduced}! Very slow. "Look!" says ${h}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(H, 'sit', 'happy'), seen(S, 'sit', 'happy'), seen(X, 'walk', 'calm')],
          things: ['bus'],
        },
        `Then the Sunday bus comes. "Get in!" "${refrain}" says ${h}. "${X.name} is not there yet."`,
        `And here is a bus! "Quick!" says the driver. "${refrain}" says ${h}. "We are looking at ${X.name}."`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { H, S, besides } = pairOf(going);
  const X = snailOf(going);
  const N = going.company.person('Mrs Moss', 'neighbour');
  const [h, s, x] = [H.name, S.name, X.name];
  const refrain = going.chance.pick(...REFRAINS);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'bedroom', camera: 'medium', actors: [seen(H, 'run', 'excited'), seen(S, 'sit', 'sleepy')] },
        `${cap(H.introduced)} was always in a hurry. Other people walked, and ${h} ran. "Up, up, up!" cried ${h}, one morning. "We're late! The bus goes at nine!" ${S.introduced} sat up in bed.${besides((b) => `So did ${b}.`)} "But today," said ${s}. "${refrain}" said ${h}.`,
        `${cap(H.introduced)} was always in a hurry, even in dreams. "Quick!" said ${h}, and pulled off the blanket. "It's nearly nine!" ${S.introduced} opened one eye.${besides((b) => `${b} opened two.`)} "But it isn't," said ${s}. "${refrain}" said ${h}.`,
      ),
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(H, 'run', 'excited'), seen(S, 'sit', 'curious')] },
        `Breakfast was bread, on the stairs, with the jam to follow. "I only want to say one thing," said ${s}. "Say it with your coat on," said ${h}. "It's a very short one," said ${s}. And that was as far as it got.`,
        `They had breakfast standing up. "You haven't looked at the calendar," said ${s}, with a full mouth. "Calendars!" said ${h}, looking for the other sock. "${refrain}" And the sock was in the jam.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(H, 'run', 'excited'), seen(N, 'stand', 'surprised'), seen(S, 'run', 'worried')],
        },
        `Next door ${N.name} was on her step in a dressing gown. "What a lovely morning," she said. "Won't you sit down?" "${refrain}" called ${h}, going by. ${N.name} looked at ${s}. ${s} pulled up both shoulders.`,
        `In her garden lay ${N.name}, with a newspaper over her face. "Where's the fire?" she said. "The bus!" panted ${h}. "Today?" said ${N.name}. But they were round the corner.`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'point', 'curious'), seen(H, 'run', 'excited')] },
        `The baker's was dark. The bank had its blind down. In the school a cat sat on a window sill and washed. "Don't you notice anything?" said ${s}. "I notice that we're late," said ${h}. "${refrain}"`,
        `There were no children by the school. There was nobody in the shops. Three boys went past with a kite. "Look, a kite," said ${s}, "on a school day?" "${refrain}" said ${h}, and didn't look.`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'run', 'worried'), seen(H, 'run', 'excited')], things: ['shoe'] },
        `At the pump ${s} ran out of one shoe. "My shoe!" "We'll get you another!" said ${h}. ${s} hopped, and hopped. There was a bell ringing, slow and deep. It only rings like that on one day. But ${h} ran on.`,
        `Then there was a plop, and that was a shoe of ${s}. "Wait!" said ${s}. "${refrain}" said ${h}. All the church bells had begun to ring. They don't do that for the nine o'clock bus. ${s} ran on, one foot up and one foot down.`,
      ),
      page(
        { camera: 'wide', actors: [seen(H, 'stand', 'surprised'), seen(S, 'stand', 'calm')] },
        `They came to the bus stop at one minute to nine. "Made it!" said ${h}. There was nobody there. A leaf went by. It struck nine, and nothing came. "Where's the bus?" said ${h}. "Where's everybody?"`,
        `And there was the bus stop, with a minute to spare. "You see?" puffed ${h}. "That's why we hurry!" It got to be nine o'clock. It got to be five past. There wasn't a soul. "That's odd," said ${h}.`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'stand', 'calm'), seen(H, 'stand', 'surprised')] },
        `"May I say it now?" said ${s}. "I've got time," said ${h}, rather low. "It's Sunday," said ${s}. A bell went dong. ${cap(h)} opened ${H.his} mouth, and shut it again.`,
        `"It's Sunday," said ${s}. "Why didn't you say so?" said ${h}. ${s} only looked. ${cap(h)} thought back: the stairs, ${N.name}, the bells. "Oh," said ${h}. "You did."`,
      ),
      page(
        { camera: 'medium', actors: [seen(H, 'sit', 'calm'), seen(S, 'sit', 'happy')] },
        `There was a whole day now, with nothing in it. ${cap(h)} did not know where to begin. "You sit," said ${s}, "like this." They sat on the wall, and the wall was warm. "And next?" said ${h}. "Next is more of it," said ${s}.`,
        `"What do people do on a Sunday?" said ${h}. "I always run through it." So ${s} showed how it's done. You sit on a wall. You let your feet hang. It was a bit hard for ${h}, to begin with.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(X, 'walk', 'calm'), seen(S, 'point', 'happy'), seen(H, 'look-up', 'curious')],
        },
        `Over the path, from this side to that, came ${X.introduced}. It wasn't hurrying. "Will it get there?" said ${h}. "It hasn't said," said ${s}. They bent down. It was the best thing they had seen all week.`,
        `Then ${s} pointed. ${X.introduced} had started out across the path. ${cap(h)} had never in ${H.his} life looked at anyone so slow. "Look at that," whispered ${h}. "A whole minute, and it's got as far as the crack!"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(H, 'sit', 'happy'), seen(S, 'sit', 'happy'), seen(X, 'walk', 'calm')],
          things: ['bus'],
        },
        `At eleven came the Sunday bus, and opened its door. "Hurry up, then," said the driver. "${refrain}" said ${h}, without turning round. ${x} was nearly there.`,
        `There is one bus on Sundays, and at eleven it came. "Are you getting in or not?" said the driver. "${refrain}" said ${h}. "Shh. ${x} has only this bit to go."`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { H, S, besides } = pairOf(going);
  const N = going.company.person('Mrs Moss', 'neighbour');
  const [h, s] = [H.name, S.name];
  const refrain = going.chance.pick(...REFRAINS);
  return {
    title: titled(going.chance.pick(...TITLES.filter((each) => !each.includes('snail')))),
    refrain,
    pages: [
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(H, 'run', 'excited'), seen(S, 'hold', 'curious', 'jar')],
        },
        `${cap(H.introduced)} was always in a hurry, and did everything at a run. It saved time, and the time that it saved was never seen again. "Look," said ${S.introduced}, on the Tuesday, and held out a jam jar. In it was a twig, and on the twig hung something brown, like a leaf rolled up.${besides((b) => `${b} had helped to find it.`)} "It only takes a minute." "${refrain}" said ${h}. "Tonight!"`,
        `All that week ${S.introduced} had gone about with a jar. There was a twig in it. Something hung from the twig, brown and dry, no bigger than a date.${besides((b) => `${b} had seen it first.`)} "You have to look," said ${s}. "It's going to be something." ${cap(H.introduced)}, who was always in a hurry, came past with two bags and some toast. "${refrain}" said ${h}. "Tomorrow, I promise!" It was what ${h} had said on the day before.`,
      ),
      page(
        { camera: 'wide', actors: [seen(H, 'run', 'excited'), seen(S, 'sit', 'sad')], things: ['jar'] },
        `It's not that ${h} didn't want to. You could see that. ${cap(h)} would stop, with one foot in the air, and start to bend down. Then a clock struck, or a list fell out of a pocket. "${refrain}" On Wednesday the thing in the jar was browner. On Friday it had a crack in it, as fine as a hair. ${s} said nothing about that. You get tired of beginning a sentence.`,
        `On Thursday it was the dentist, and on Friday it was everything. "${refrain}" said ${h}, and was truly sorry, and was gone. ${s} had started to count the unfinished sentences. There were nineteen. On Sunday evening the brown thing moved. It gave one small jerk, all by itself. ${s} looked up to tell somebody. There was only the wind of a person who had just been there.`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'medium',
          actors: [seen(H, 'run', 'excited'), seen(S, 'hold', 'sleepy', 'jar')],
          things: ['jar'],
        },
        `"Up!" cried ${h}, on Monday. "It's ten past eight! Shoes! Bag! The bus goes at half past, and I've got to be in town!" "But today," said ${s}. "In your coat!" said ${h}. It was the first Monday in May, and there was a red ring round it on the calendar. ${s} knew quite well what that meant. ${s} also knew when it's no use. The jar went in under the coat.`,
        `Monday began at a gallop. "We've overslept!" ${h} shouted, through a jumper. "The bus, the bank, the man about the boiler!" "But today," said ${s}. "${refrain}" said the jumper. There was a calendar by the door. On this Monday it was red, because it was a holiday, and everything in the land was shut. They passed it so fast that it flapped. ${s} took the jar along, buttoned in.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(H, 'run', 'excited'), seen(N, 'stand', 'surprised'), seen(S, 'run', 'worried')],
        },
        `They went down the street like two people with a dog after them. ${N.name} was having breakfast in her front garden, with a candle. "Isn't it quiet!" she said. "${refrain}" called ${h}. The baker's was dark. The bank had its blinds down. The postman went by on a bicycle in short trousers, and rang his bell at them for fun. "Ask him something," said ${s}. "Anything!" But ${h} was round the corner.`,
        `Nobody else was running. It struck ${s}, and it ought to have struck ${h}. ${N.name} lay in a deck chair with a book on her nose. "What are you two training for?" she asked. "${refrain}" said ${h}. In front of the town hall some people were putting up a tent, without any haste. The shops had their eyes shut. A man was walking a tortoise. "Do you see a single person with a bag?" gasped ${s}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(H, 'stand', 'surprised'), seen(S, 'stand', 'calm')] },
        `They reached the bus stop at eight twenty-nine. "There!" said ${h}, and leaned on the post. Half past eight came. A sparrow had a bath in the road. At twenty to nine ${h} read the board, from top to bottom, and got to a line in red. "What's today?" said ${h}. "That's how my sentence ends," said ${s}. "It's a holiday. There's no bus until half past nine." There was a good long pause. "How many times did you try to say it?" said ${h}.`,
        `"Made it," said ${h}, at the bus stop, quite out of breath. Then it was half past eight, and then it was later. Nothing came down the road but a cat, and she stopped in the middle to scratch. "Now may I finish?" said ${s}. "It's a holiday. The first bus is at half past nine." ${cap(h)} looked up the road, and down it. It's a bad moment, when you've run as hard as that, and there's nothing at the end of it. "You did say something," said ${h}.`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'hold', 'curious', 'jar'), seen(H, 'sit', 'calm')], things: ['jar'] },
        `So there was an hour. It lay in front of them like a beach. ${cap(h)} stood up, and sat down, and looked for something to be late for. "Well," said ${h}. "What was it that you had in that jar?" ${s} unbuttoned the coat. Neither of them spoke. The small brown thing had split, from the top down. Something was pushing in there, with its back.`,
        `It was the first hour that ${h} had ever had without anything in it. It was so big! ${cap(h)} tied both shoes, to use up some. Then there was the whole rest of it. "You've got a bump in your coat," said ${h}. It had been there all week. ${s} took out the jar, and held it up to the light. "Oh," said ${s}, quite softly. "It's begun."`,
      ),
      page(
        { camera: 'close', actors: [seen(H, 'look-up', 'surprised'), seen(S, 'look-up', 'happy')], things: ['jar'] },
        `You can't help with it, and you can't make it go faster. First there was a damp, crumpled head. It rested. Then there was a leg, feeling about in the world for the twig, and it rested again. "What's it waiting for?" whispered ${h}. "Nothing," said ${s}. "That's just how long it takes." A quarter of an hour went by. ${cap(h)} had not looked at the clock once.`,
        `It had six legs, and each came out as if it were the only one. "Couldn't we pull a bit?" said ${h}. "Then it would never fly," said ${s}. "It has to do it at its own speed." They had their heads together over the glass. When it stopped, they stopped. When it pushed, ${h} pushed, with both shoulders. In the town hall it struck nine. Nobody said a word about it.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(S, 'hold', 'worried', 'jar'), seen(H, 'stand', 'worried')],
          things: ['bus', 'jar'],
        },
        `It hung there in the open at last, with two wet rags on its back. "Those are the wings," said ${s}. "They have to be pumped up, and get dry. It takes an hour." And then there was an engine. It was the first bus. It came round the bend, all shining and empty, and stopped in front of them, and opened its door. In town the fair was starting. It was the last bus until four.`,
        `By half past nine it was out. It looked like something that you find in a pocket after the wash. "Wait," said ${s}. "Now they'll open. It's the best part." There was a hiss beside them. The door of the bus stood open. "Fair day special!" said the driver. "Roundabouts, and free buns! In you get. There's none after this until the evening." A jar can't go on a bus. Not just then. It would shake.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(H, 'stand', 'determined'), seen(S, 'look-up', 'worried')],
          things: ['bus', 'jar'],
        },
        `${s} didn't say it. ${s} had said it nineteen times, and been in the right, and it hadn't helped. ${cap(h)} had one foot on the step. It had gone there by itself. It stayed there for as long as a breath takes. Then it came down again. "${refrain}" said ${h} to the driver. "I'm sorry. We're in the middle of something." And ${h} sat down with ${H.his} back to the road.`,
        `${cap(h)} was half way up the step. It's what ${H.his} feet did, with buses. They had done it for years. ${s} held the jar, and looked at nobody. It's not a thing that anybody can ask for twenty times. "Well?" said the driver. "${refrain}" said ${h}, and got down backwards. "We've got something on." The door shut, and the bus went off to the fair. It made a long noise, getting less.`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'point', 'happy'), seen(H, 'look-up', 'happy')], things: ['jar'] },
        `The rags began to fill. A fold went out of one. There was a bit of red, and then a blue spot, like an eye. It opened as slowly as a good book. It took until ten. All that week it had been nothing but a brown roll, while people ran past. It shut its wings and opened them. It walked up on ${H.names} sleeve, and sat there to be admired.`,
        `It was like a map being unfolded by someone with all day. There was a crease less, and then there was orange. There was a black rim, with dots along it. When the whole of it was done, it didn't go. It sat in the sun upon ${H.names} sleeve, and fanned. ${cap(h)} didn't breathe. "Does it always take as long as that?" said ${h}, at last. "I don't know," said ${s}. "I've never had anyone to watch it with."`,
      ),
      page(
        { camera: 'wide', actors: [seen(H, 'walk', 'calm'), seen(S, 'walk', 'happy')] },
        `They walked home, and it was the first time that they had seen that road. There turned out to be a duck pond. ${cap(h)} still runs, most days. There's the boiler, and the bank. But if somebody says, "Look," then one foot stops in the air, and the other one stops as well. "How long does it take?" says ${h}. "I don't know," says ${s}. And they look.`,
        `In the evening ${h} took down the calendar. Every Monday got a red ring, as far as August. "They aren't holidays," said ${s}. "Half past eight to half past nine," said ${h}. "I've got something on." The jar stands by the door, washed out. So far there's a stone in it. It's not expected to do anything. They are keeping an eye on it.`,
      ),
    ],
  };
}
