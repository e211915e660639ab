import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { kinBeside } from '../kin-beside.ts';
import { page } from '../page.ts';
import { standsApart } from '../stands-apart.ts';

const REFRAINS = [
  'Hold it still!',
  'Keep still!',
  'Do not wobble!',
  'Steady now!',
  'Not so wobbly!',
  'Stop wobbling!',
  'Be still!',
  'Steady, steady!',
  'No wobbling!',
  'Do keep it still!',
] as const;
const TITLES = ['the egg that wobbled', 'hold it still', 'who won the race', 'the slowest spoon'];

/** In the egg and spoon race one egg wobbles, however still the spoon is held. There is somebody in it. */
export const SPOON: EventPlot = standsApart(kinBeside({ id: 'spoon', young, middle, old }));

function young(going: Going): Told {
  const { A, B, a, b, g, Gcap, chance, company } = going;
  const X = company.meet('chick');
  const x = X.name;
  const refrain = chance.pick(...REFRAINS);
  const at = going.raw.includes('nursery') ? ' at nursery' : '';
  const cheer = g === 'the grown-up' ? '' : ` ${Gcap} waves.`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'playground',
          camera: 'medium',
          actors: [seen(A, 'stand', 'excited', 'spoon'), seen(B, 'stand', 'happy', 'spoon')],
        },
        `It is sports day${at}. ${A.introduced} has a spoon. ${B.introduced} has an egg.`,
        `Sports day${at}! There is an egg and spoon race. ${A.introduced} has no egg. ${B.introduced} has one.`,
      ),
      page(
        { setting: 'farm', camera: 'close', actors: [seen(A, 'reach', 'happy')], things: ['egg', 'nest'] },
        `${a} runs to the hens. There is an egg. It is warm.`,
        `So ${a} runs to the hens. An egg lies there. How warm it is!`,
      ),
      page(
        {
          setting: 'playground',
          camera: 'wide',
          actors: [seen(A, 'walk', 'determined', 'spoon'), seen(B, 'run', 'excited', 'spoon')],
          things: ['egg'],
        },
        `"Ready, steady, go!" The egg wobbles on the spoon. "${refrain}" calls ${b}.`,
        `"Go!" Off they go.${cheer} ${A.names} egg wobbles. "${refrain}" calls ${b}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'stand', 'sad', 'spoon'), seen(A, 'walk', 'determined', 'spoon')],
          things: ['egg'],
        },
        `${b} goes too fast. Splat! Slowly, slowly, ${a} goes by.`,
        `${b} runs. Splat! ${a} goes on, step by step.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'walk', 'worried', 'spoon'), seen(B, 'run', 'excited')], things: ['egg'] },
        `The egg wobbles left. It wobbles right. "${refrain}" calls ${b}.`,
        `Wobble, wobble, goes the egg. "${refrain}" "I am!" says ${a}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'stand', 'surprised', 'spoon'), seen(B, 'stand', 'curious')],
          things: ['egg'],
        },
        `${a} stands still. The egg wobbles by itself! "${refrain}" says ${a}.`,
        `${a} stands like a tree. "${refrain}" ${a} tells the egg. It wobbles all alone.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'stand', 'surprised', 'spoon'), seen(B, 'stand', 'surprised')],
          things: ['egg'],
        },
        `Tick. Tick, tick. "Who is there?" says ${a}. Crack!`,
        `Something goes tick in the egg. Tick, tick, crack!`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(X, 'sit', 'curious'), seen(A, 'stand', 'happy', 'spoon'), seen(B, 'stand', 'happy')],
        },
        `Out comes a beak. Out comes ${X.introduced}! ${x} sits on the spoon. "Peep!"`,
        `There is a hole. There is a head. It is ${X.introduced}! "Peep!"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'sit', 'calm', 'spoon'), seen(X, 'sit', 'sleepy'), seen(B, 'point', 'excited')],
        },
        `There is the line. "Run!" calls ${b}. But ${a} sits down. ${x} must not fall.`,
        `"Run! You can win!" says ${b}. No. ${a} sits down with ${x}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(X, 'walk', 'happy'), seen(A, 'sit', 'surprised'), seen(B, 'cheer', 'happy')] },
        `Hop! ${x} goes for a walk. Over the line goes ${x}. First!`,
        `Hop! ${x} walks. One step. Two steps. Over the line! ${x} has won!`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'sit', 'happy'), seen(X, 'sleep', 'sleepy'), seen(B, 'sit', 'happy')],
          things: ['medal'],
        },
        `It is night. ${x} sleeps on ${a}, with a medal. "${refrain}" says ${b}. And ${a} does.`,
        `Now ${x} sleeps on ${a}, with the medal. "${refrain}" ${b} whispers. ${a} is as still as still.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, a, b, G, g, Gcap, comesToo, chance, company } = going;
  const X = company.meet('chick');
  const x = X.name;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'playground',
          camera: 'medium',
          actors: [seen(A, 'stand', 'excited', 'spoon'), seen(B, 'stand', 'proud', 'spoon'), seen(G, 'hold', 'happy')],
          things: ['egg'],
        },
        `On sports day ${g} had the bowl of eggs, boiled hard. ${B.introduced} took one, and so did everybody. When ${A.introduced} came with a spoon, the bowl was empty. "Oh dear," said ${g}. "I've boiled one too few."${comesToo}`,
        `It was sports day, and the first thing was the egg and spoon race. ${Gcap} gave out the eggs. They were boiled, in case they fell. ${B.introduced} got the last. There was none for ${A.introduced}, who only had a spoon.${comesToo}`,
      ),
      page(
        { setting: 'farm', camera: 'close', actors: [seen(A, 'reach', 'happy')], things: ['egg', 'nest'] },
        `There were hens behind the school. "Run and ask," said ${g}. ${a} ran. A brown hen was out for lunch. In her nest there lay one egg. It was as warm as toast. "I'll bring it back," said ${a}, and took it on the spoon.`,
        `But there was a hen house on the other side of the hedge. ${a} ran over, and looked in. The nest was round and warm, and there was an egg in it. "I'll bring it back," ${a} told the hen. She was eating, and did not hear.`,
      ),
      page(
        {
          setting: 'playground',
          camera: 'wide',
          actors: [seen(A, 'walk', 'determined', 'spoon'), seen(B, 'run', 'proud', 'spoon')],
          things: ['egg'],
        },
        `"Ready, steady, go!" Off they all went. After three steps ${A.names} egg began to wobble. "${refrain}" called ${b}, who had won it twice. ${a} held the spoon in both hands, or as good as both.`,
        `They stood in a row, and off they went. ${b} was in front at once. ${a} had never got further than halfway. And here was the egg, rolling about on the spoon. "${refrain}" ${b} called back.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'stand', 'surprised', 'spoon'), seen(A, 'walk', 'determined', 'spoon')],
          things: ['egg'],
        },
        `The big ones ran, and dropped their eggs one after another. They bounced. "I never drop mine," said ${b}, and turned round, and dropped it. It rolled off under a bench. Now there was only one egg left in the race. It went by very slowly.`,
        `One egg fell, and then another. Everybody was down on the grass and looking for theirs. ${b} was looking at the line, and not at the feet. Bump! The egg was gone, down a rabbit hole. And there came ${a}, one step at a time, and passed them all.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'walk', 'worried', 'spoon'), seen(B, 'run', 'excited')], things: ['egg'] },
        `"You're first!" shouted ${b}, and ran along beside. "You're really first! ${refrain}" "I am still," said ${a}. "It's doing it by itself."`,
        `Nobody was in front of ${a}. It felt quite cold there, with so much room. The egg leaned to the left, and it leaned to the right. "${refrain}" said ${b}, who had come to help. "I am still!" said ${a}. "It's the egg that isn't."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'stand', 'surprised', 'spoon'), seen(B, 'stand', 'curious')],
          things: ['egg'],
        },
        `"Look," said ${a}, and stood like a post. Nothing moved, not so much as an ear. On the spoon, the egg took a little turn to the left. "${refrain}" ${a} said to it. It took a little turn to the right.`,
        `${a} stopped, ten steps from the line, and held everything still, breath as well. They both watched the egg. It gave a jump. "Did you do that?" said ${b}. "No," said ${a}. "${refrain}" ${a} told the egg. It jumped again.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'stand', 'surprised', 'spoon'), seen(B, 'stand', 'surprised')],
          things: ['egg'],
        },
        `Then there was a tick. There was another. It was like somebody with a very small hammer. "That isn't a boiled egg," whispered ${b}. ${a} thought of the nest, and how warm it had been. A crack ran right round it.`,
        `"Listen," said ${b}. They put their heads close. Tick, it went, and tick, tick. "It was under a hen," said ${a}, slowly. "I think that somebody lives here." Then the top came up, like a hat.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(X, 'sit', 'curious'), seen(A, 'stand', 'happy', 'spoon'), seen(B, 'stand', 'happy')],
        },
        `Out of it came a beak. After the beak came ${X.introduced}, all wet. ${x} sat down in the spoon. ${x} looked at the sky, and the grass, and ${a}. "Peep," said ${x}. "Hello," said ${a}.`,
        `The top came off, and there was a face. It pushed. There sat ${X.introduced}, on a spoon, before the whole school. "Peep?" said ${x}, to ${a}. Nobody had told ${x} about sports day.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'sit', 'calm', 'spoon'), seen(X, 'sit', 'sleepy'), seen(B, 'point', 'excited')],
        },
        `They were coming behind. They had all found their eggs again. "Run!" said ${b}. "It's only ten steps! You'll win!" ${a} looked at the line. ${a} looked at the spoon. "It's too bumpy," said ${a}, and sat down in the grass.`,
        `There was a noise of feet. The others were up again. "Go on!" cried ${b}. "You can still be first!" It was ten steps, and ${a} had never been first. But one can't run with somebody who is one minute old. ${a} sat down.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(X, 'walk', 'happy'),
            seen(A, 'sit', 'surprised'),
            seen(B, 'cheer', 'happy'),
            seen(G, 'cheer', 'happy'),
          ],
        },
        `But ${x} had rested. ${x} stood up, fell over, and climbed down from the spoon. Then ${x} went to see what that white thing was on the grass. It was the line. ${x} walked straight over it. "First!" shouted ${g}. "The egg has won!"`,
        `Then ${x} saw something white, and hopped off the spoon to look. It was a very small run, but it was the right way. Peep, and over the line! "That's an egg," said ${g}, "and it got here before anybody. There's nothing in the rules about the spoon."`,
      ),
      page(
        {
          setting: 'farm',
          time: 'sunset',
          camera: 'close',
          actors: [seen(A, 'sit', 'happy', 'medal'), seen(X, 'sleep', 'sleepy'), seen(B, 'sit', 'happy')],
        },
        `${a} had said, "I'll bring it back," and ${a} did. The hen counted. Then they sat in the straw for a bit, with the medal. ${x} crept under ${A.names} chin, and slept there. "${refrain}" whispered ${b}. Nothing moved, not so much as an ear.`,
        `In the evening they took ${x} home to the hen, and the medal, too. She looked at it from both sides. But ${x} would not go to bed in the nest. ${x} went to bed on ${a}. "${refrain}" said ${b}, very low. And this time it was really still.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, B, a, b, G, g, Gcap, comesToo, chance, company } = going;
  const X = company.meet('chick');
  const x = X.name;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'playground',
          camera: 'medium',
          actors: [seen(A, 'stand', 'calm', 'spoon'), seen(B, 'stand', 'proud', 'spoon'), seen(G, 'hold', 'calm')],
          things: ['egg'],
        },
        `It was sports day, and ${B.introduced} had the medals on. They were all for the egg and spoon race. ${A.introduced} had been last three years running, and it was no secret. "It's all in the wrist," said ${b}. "You want it too much. The egg can tell." ${Gcap} came along the row with a bowl. They were boiled so hard that one could have played cricket with them. At ${a} the bowl was empty.${comesToo}`,
        `There are people who are good at sports day. ${B.introduced} was one of them, and clinked, from the medals. ${A.introduced} was the other sort. Three times it had been the egg and spoon race. Three times ${a} came in when they were folding up the chairs. "It's all in the wrist," said ${b}. "And don't breathe." Then ${g} came by, handing out the eggs, hard-boiled, one each. ${b} had the last one.${comesToo}`,
      ),
      page(
        { setting: 'farm', camera: 'close', actors: [seen(A, 'reach', 'calm')], things: ['egg', 'nest'] },
        `"Bother," said ${g}. "Try the hens." There was a hen house behind the cricket field. The brown hen was out, having a stretch, and she had left one egg in the nest. It was a good one, smooth and heavy. It was hot, almost. "I'll have it back by four," said ${a} to the hen, who said nothing, and had plainly not been listening.`,
        `"You'd better borrow one," said ${g}. ${a} ran to where the school kept its hens. All the nests were empty but the last, in the darkest corner. There lay one egg, in a ring of feathers. It was quite warm in the hand. It felt like holding somebody's nose. "It's only for the race. I'll have it back by four," ${a} explained, to the yard in general, and put it on the spoon.`,
      ),
      page(
        {
          setting: 'playground',
          camera: 'wide',
          actors: [seen(A, 'walk', 'determined', 'spoon'), seen(B, 'run', 'proud', 'spoon')],
          things: ['egg'],
        },
        `The whistle went. ${b} went with it, like something on rails. ${a} took one step, and the egg rolled to the left. ${a} took another, and it rolled to the right. "${refrain}" shouted ${b}, over one shoulder. "I am!" said ${a}. The odd thing was that the spoon hadn't moved. It was as level as a shelf.`,
        `At the whistle there was a rush, and dust, and then there was nobody on the starting line but ${a}. That was usual. What was not usual was the egg. It didn't slide, as they do. It lurched, like somebody turning over in bed. "${refrain}" came the voice of ${b}, from far ahead. ${a} was not breathing at all by that time.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'stand', 'surprised', 'spoon'), seen(A, 'walk', 'determined', 'spoon')],
          things: ['egg'],
        },
        `Halfway along there's a dip, and they had all forgotten it but ${a}, who'd been there before. The first one stumbled. The next fell over the first. Eggs bounced about like hail. ${b} jumped clean over the lot, looked round in the air for applause, and came down without. "My egg!" said ${b}. "That's mine!" "No, mine!" By the time they had sorted out whose was whose, ${a} had gone by on the outside.`,
        `It was the medals that did it. They swung, and caught in the spoon. ${b}, who had never dropped an egg, saw this one go, in a beautiful curve, down among forty feet. All of the others turned to look, and so they dropped theirs. When the dust came down they were on hands and knees. "That's mine!" "No, mine!" And through the middle of them, at the speed of a clock, came a spoon with an egg on it.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'walk', 'surprised', 'spoon'), seen(B, 'run', 'excited')],
          things: ['egg'],
        },
        `It's very empty in front. ${a} had never been there. One could see the line, and it was white, and ${g} stood behind it with a mouth wide open. "You're winning," said somebody, and it was ${b}, trotting alongside, without an egg. ${b} seemed to be as surprised as anyone to be there. "You'll do it, if only you keep on. ${refrain}" "It isn't me," said ${a}.`,
        `"Don't look round," said a voice. ${b} had come up beside, and had given up looking for anything. "They're still down there. You've got it, ${a}! You've only got to walk." It was a thing that nobody had ever said to ${a} before. The egg gave such a heave that it showed its other end. "${refrain}" said ${b}. "Tell the egg," said ${a}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'stand', 'surprised', 'spoon'), seen(B, 'stand', 'curious')],
          things: ['egg'],
        },
        `Twelve steps from the line ${a} stopped, to see. It's no small matter to stop, when one is first. ${a} stood like a gatepost. The spoon was still, and the grass was still. The egg drew itself together, and hopped. "It did that alone," said ${b}. They bent over it. Somewhere inside there was a tick, and then there was another.`,
        `"Stand still, then," said ${b}, "and I'll watch it for you." So they stood there, twelve steps short, with the whole school screaming. Nothing moved on ${a} but one eyebrow. And the egg went slowly round on its own, like somebody looking for the switch. Tick, it said. ${b} went pale. "Where did you get that egg?" said ${b}. "It wasn't boiled," said ${a}. "It was warm."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(X, 'sit', 'curious'), seen(A, 'stand', 'surprised', 'spoon'), seen(B, 'stand', 'happy')],
        },
        `A crack ran round it, and the top lifted like a lid. It was pushed off from below by ${X.introduced}, who had been at it all day. ${x} was wet, and cross, and about as big as a walnut. There was a sky, and a great deal of noise, and one large face. ${x} looked at the face, for a long time. "Peep," said ${x}. "Hello," said ${a}. So that was settled.`,
        `It came apart in two halves, as a bun does. Between them, on a tablespoon, in front of four hundred people, sat ${X.introduced}. It isn't how one would choose to begin. ${x} shook off a bit of shell, and looked to see what the world was like. It was mostly ${a}. "Peep," said ${x}. "Hello," said ${a}. It seemed that it would do.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'think', 'worried', 'spoon'), seen(X, 'sit', 'sleepy'), seen(B, 'point', 'excited')],
        },
        `Behind them there was a shout. The rest had found their eggs, and were coming, all in a bunch. "Run," said ${b}. "Oh, ${a}, run! It's twelve steps!" ${a} looked at those twelve steps. Nobody would fold up the chairs this time. There'd be a clink, for once. In the spoon ${x} had put down a wet head, to sleep. And one can't run with that. One can't even walk.`,
        `One heard them before one saw them, thirty pairs of feet, and every pair had its egg again. "Twelve steps," said ${b}, hopping up and down. "You can't stop now! You'll never be first again!" That was very likely true. ${a} thought of it from one end to the other. It had been such a nice empty piece of grass. On the spoon somebody yawned, who was three minutes old.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'sit', 'calm', 'spoon'), seen(B, 'stand', 'determined'), seen(X, 'sleep', 'sleepy')],
        },
        `${a} sat down on the track, with both arms round the spoon. And then thirty people were coming straight at them. It was ${b} who did it. ${b} stepped out in front, with arms spread, and all the medals flashing. "Go round!" roared ${b}. "Go round! There's somebody asleep!" They went round, to the left and the right. They'd never heard ${b} shout for anything but ${b}.`,
        `So ${a} got down in the middle of the track and made a wall of knees. It wasn't a high one. The feet came on. "Stop!" said ${b}, and ran back up the course the wrong way, waving, so that the medals jumped. "Mind out! Walk!" And they walked, the whole lot, on tiptoe. They went past a champion who lay flat on the grass to keep off the wind.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            seen(X, 'walk', 'happy'),
            seen(A, 'sit', 'surprised'),
            seen(B, 'cheer', 'happy'),
            seen(G, 'cheer', 'surprised'),
          ],
        },
        `They needn't have gone to so much trouble. ${x} woke up, and saw something white, and got down to have a look. It was ten minutes after that, and nobody else had gone over. They were all on their knees, calling. ${x} crossed the line, sat on it, and said peep. ${Gcap} looked up the rules. "First across with the egg," said ${g}. "It doesn't say that one has to carry it."`,
        `Nobody had crossed it. They had stopped there in a bunch, to see. Between their shoes came ${x}, at a stagger, with a bit of shell on like a cap. There was a white stripe, and ${x} stepped over it, quite high. "I make that the winner," said ${g}, when it was quiet. "It's the only egg I ever saw that ran the race itself."`,
      ),
      page(
        {
          setting: 'farm',
          time: 'sunset',
          camera: 'close',
          actors: [seen(A, 'sit', 'happy', 'medal'), seen(X, 'sleep', 'sleepy'), seen(B, 'sit', 'happy')],
        },
        `At four, as promised, ${a} brought it back. The hen looked at what she'd left, and at what she'd got. They hung the medal on a nail over the nest. "You'd have won," said ${b}, in the straw. "I know," said ${a}. It was odd how little it weighed. ${x} had come out again, and got into the crook of an arm, and gone to sleep there. "${refrain}" whispered ${b}. It's all in the wrist. ${a} did it perfectly.`,
        `"I'll show you how to do it properly, for next year," said ${b}, that evening, by the hens. "I've seen how you do it," said ${a}. They both looked at the medal. It was on a very small neck, and went round it eleven times. ${x} had had enough of it all, and had walked up ${A.names} sleeve to bed. "${refrain}" said ${b}, under the breath. And for one whole hour by the clock, in the straw, somebody who had always wobbled did not.`,
      ),
    ],
  };
}
