import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { counted } from './count.ts';
import { TITLES } from './titles.ts';

/** For ages 8 to 12: who counts is proud of it, and would have to get it wrong before everybody. */
export function old(going: Going): Told {
  const { A, a, at, chance } = going;
  const { C, c, count, first, First, second, Second, third, what, Sound } = counted(going);
  const { does, did, one } = what;
  return {
    title: titled(chance.pick(...TITLES(third, second))),
    refrain: count,
    pages: [
      page(
        {
          setting: at ?? 'garden',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(A, 'stand', 'shy')],
          things: ['coat'],
        },
        `When the sun touched the hill on a Saturday, everybody ${did}. They had done it ever since anybody could remember, and nobody knew why any more. Afterwards there was soup. ${A.introduced} looked after the coats. "Somebody has to," said ${a}. That was true, but it was not the reason.`,
        `Some places have a bell, and some have a parade. Here, on a Saturday, when the sun touched the hill, everybody ${did} at once. It was over in a moment, and then they had soup. In all that time ${A.introduced} had never done it. There were the coats to be held, said ${a}. There were a great many coats.`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'shout', 'proud')] },
        `The count belonged to ${C.introduced}, who stood on the third step, where all could see. "${count}!" It had to be said neither fast nor slow. In a whole year ${c} had not once got it wrong. People said that you could set a clock by it. ${c} had heard them say so, and did not mind at all.`,
        `It began with a count. That was the work of ${C.introduced}. "${count}!" said ${c}, from the third step, clear and even. There had been others before, who rushed it, or coughed. ${c} had never missed, not on one Saturday. You could set a clock by it, people said. If ${c} was proud of anything, it was that.`,
      ),
      page(
        {
          time: 'day',
          camera: 'medium',
          actors: [seen(A, 'stand', 'shy'), seen(C, 'stand', 'curious')],
          things: ['coat'],
        },
        `"I can't do it," said ${a}, the next morning, over a coat that nobody had fetched. "I can't ${does}. I never could. I thought that you should know." ${c} laughed, and then saw that it was no joke. "That's only because nobody has counted for you alone," said ${c}. "It goes by itself. ${count}! You'll see."`,
        `It came out by chance, the next morning. "You're always at the coats," said ${c}. "You never do it." ${a} folded a scarf in two, and in four. "I can't ${does}," said ${a}. "I don't know where other people get it from." "From the count," said ${c}, who liked a thing that could be put right by counting. "${count}! We'll do it with only you."`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'shout', 'excited'), seen(A, 'stand', 'worried')], things: ['saucepan'] },
        `On Monday they met behind the wall. "${count}!" said ${c}, in the good voice. ${a} did everything: the breath, the face, the toes. It came to nothing, not ${one}. On Tuesday ${c} said it more slowly, and on Wednesday with a saucepan. "You go stiff," said ${c}. "You go as stiff as a spoon." "I can feel it," said ${a}.`,
        `They tried it in three ways. On Monday it was the plain count. On Tuesday ${c} beat on a saucepan, in case it was a matter of noise. On Wednesday ${c} whispered, in case it was not. "${count}!" Each time ${a} went as stiff as a spoon. There was not ${one}, nor the beginning of one.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(C, 'sit', 'curious')] },
        `"It isn't that there's nothing there," said ${a}, when they had sat down. "It starts at ${first}. By ${second}, it's nearly out, and I think: this time. Then you say ${third}, and everything stops and looks, and it goes back down." "Everybody else goes on ${third}," said ${c}. "I know," said ${a}.`,
        `"Tell me what it's like," said ${c}. Nobody had asked that before, and ${a} had to think. "It's like somebody coming up the stairs. At ${first}, they're on the way. At ${second}, they're at the door. Then there's a great ${third}, and they turn round and go down again." ${c} said nothing to that for a long time.`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(C, 'sit', 'worried')] },
        `${c} lay awake over it. It was really quite simple. It was the last word that did it, the one that ${c} said best. There would have to be a Saturday without that word. And who would have to leave it out, with everybody there? They would say that ${c} had lost count.`,
        `It came to ${c} in the night, and it was not a nice thought to lie beside. ${a} could do it. It only wanted somebody who stopped after ${second}. And it would have to be on a Saturday, when it mattered. That somebody would stand there, with a whole crowd looking, like a person who had lost count.`,
      ),
      page(
        {
          setting: at ?? 'garden',
          time: 'day',
          camera: 'medium',
          actors: [seen(C, 'stand', 'worried'), seen(A, 'stand', 'calm')],
          things: ['coat'],
        },
        `"You could try without a count," said ${c}, on Friday. It was worth a go. But alone, said ${a}, it did not even start. "It's all right. I like the coats. Some of them have very good pockets." That made it worse. It would have been easier if ${a} had complained.`,
        `${c} did look for another way. "Stop up your ears, and don't listen," said ${c}, on Friday. But then you do not hear ${first} and ${second} either, and nothing starts. "Never mind," said ${a}. "You've been very kind, and the coats are used to me." ${c} would sooner have been shouted at.`,
      ),
      page(
        { time: 'sunset', camera: 'wide', actors: [seen(C, 'stand', 'worried'), seen(A, 'stand', 'calm')] },
        `On Saturday there were more people than ever. An aunt of somebody's had come a long way to hear the count. ${c} went up to the third step. The sun touched the hill. "${First}," said ${c}, neither fast nor slow. "${Second}." And there ${c} stopped.`,
        `The sun came down like a coin into a slot. ${c} looked out over all the heads, and saw ${a} at the back, with the coats. "${First}," said ${c}. It was as clear as it had ever been. "${Second}." After that came the longest quiet that there had ever been on a Saturday.`,
      ),
      page(
        { camera: 'close', actors: [seen(C, 'stand', 'shy')] },
        `Nobody ${did}. They did not know how, without the end of it. One after the other they turned and looked at ${c}. "Lost count," whispered somebody. ${c} went hot from top to toe. It could still have been said. There would have been time. And at the back, where not one of them was looking, it was nearly out.`,
        `Every face was turned to ${c}. Somebody giggled. "Lost count," said somebody else, not very quietly. The last word was there, all ready, and ${c} bit on it and held it in. There was nobody in the whole crowd who was looking at ${a}. It was as quiet as the inside of a cup.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'jump', 'surprised'), seen(C, 'cheer', 'happy')], things: ['coat'] },
        `${Sound}! They all spun round. There stood ${a}, with a sleeve over one ear, as surprised as anybody. ${Sound}! There it was again. "Oh, I see," said somebody, and did it too, and then they all did, anyhow, when they liked. It had never been so untidy. It went on until it was dark.`,
        `${Sound}! It came from among the coats. One slid off, and then another, and out of the middle looked ${a}. ${Sound}! This time they all saw it. Somebody laughed out loud, and ${did} as well, without being told to. It ran through the crowd, a bit here and a bit there. There was no ${third} in it anywhere.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'happy'), seen(C, 'sit', 'calm')], things: ['bowl'] },
        `"You lost count," said ${a}, over the soup. "It happens," said ${c}. ${a} looked into the bowl for some time. "You never lose count." "Eat your soup," said ${c}. There were people after that who said that it was a better count once. ${c} heard them say so. It hurt less than you would think.`,
        `There were those who shook their heads. "It was a better count once," they said, over the soup. ${c} let them. "Did you do it on purpose?" said ${a}, who was nobody's fool. "Eat your soup," said ${c}. "Did it hurt?" said ${a}. ${c} thought about it honestly. "Less than you would think."`,
      ),
      page(
        { camera: 'wide', actors: [seen(C, 'stand', 'happy'), seen(A, 'cheer', 'happy')] },
        `These days the coats hang on nails. On a Saturday ${c} goes up to the third step, and the sun comes down, and nobody coughs. "${First}," says ${c}. "${Second}." And then ${c} looks at the back row and waits, and says nothing at all. It is the best part. They say that you can set a clock by it.`,
        `There are hooks for the coats now, all along the wall. The count goes "${First}, ${second}", and there it stops. People come from far away to hear it not go on. "Was there once a ${third}?" ask the small ones. "There was," the old ones say. "What happened to it?" Then they look at ${c}, and ${c} looks at the sky.`,
      ),
    ],
  };
}
