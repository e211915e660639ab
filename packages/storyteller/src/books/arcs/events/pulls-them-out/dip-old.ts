import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** The same for eight years and more: the one who holds everybody up, and what it costs to be helped by people who hoot. */
export function old(going: Going): Told {
  const { A, G, a, g, Gcap, chance } = going;
  const { slow, C, c } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: slow,
    pages: [
      page(
        {
          setting: 'farm',
          camera: 'wide',
          actors: [seen(A, 'stand', 'calm'), seen(C, 'sit', 'curious')],
          things: ['car'],
        },
        `${A.introduced} was forty years old, and had never been overtaken with a kind word. The lane was narrow. So there was a tractor, and behind it there was a queue. The red car said beep. The milk lorry said toot. The bus said PARP, and then said it again for the people at the back. ${c} knew them all, from sitting on the gate. "Doesn't it get you down?" said ${c}. "${slow}," said ${a}, who had not really been listening. "It's only weather."`,
        `In the whole valley there was one lane. In the lane, at most hours, was ${A.introduced}. Behind came the red car, the milk lorry and the bus, all out of temper. You could hear it from the school. ${c} used to watch from the gate, and count the beeps. The record was sixty-one. "Why don't you pull over?" "There's nowhere to pull," said ${a}. "There's only along. ${slow}."`,
      ),
      page(
        { weather: 'rain', camera: 'medium', actors: [seen(C, 'look-up', 'curious'), seen(G, 'stand', 'calm')] },
        `Then the rain came, and forgot to stop. There is a dip in the lane, past the second oak. On Saturday morning it had a puddle in it, wide and brown and quite innocent. ${Gcap} borrowed a bean pole and put it in. It went down the way a spoon goes into custard. When there was a hand's width left, ${g} let go, and that went too. "I'd leave the car at home today," said ${g}. "If they'd asked me."`,
        `It rained from Wednesday to Friday, without drawing breath. What falls on the valley runs into the lane, and what runs into the lane lies down in the dip. It did not look like much. ${c} threw in a stone, and waited for the splash, and there was none. There was a sort of swallow. "That's forty years of wheels," said ${g}, "all stirred up. It could hold an elephant." "Would it let go again?" said ${c}.`,
      ),
      page(
        {
          weather: 'clear',
          camera: 'wide',
          actors: [seen(A, 'stand', 'calm'), seen(C, 'point', 'surprised')],
          things: ['car'],
        },
        `The red car met it at nine. It had been told that there was water about, and had decided to be quick. There was a splosh, and then there was a roof. "Stuck!" called ${c}. ${a} came up from the barn in no time, which is to say, in twenty minutes. Nobody beeped. ${Gcap} tied on the rope. And ${a} did what ${a} always did. It looked like nothing at all. It looked like leaning. "${slow}." The mud held on, and held on, and said pop.`,
        `At nine there was a splosh, and ${c} ran. It was the red car, up to the lamps, spinning its wheels and throwing the lane all over itself. "Keep still," said ${a}, when at last there was a tractor to say it. "You're only digging." The rope went on. It lifted out of the wet, and drew straight, and for a long minute that was all. "Aren't you going to pull?" said the car. "I am pulling," said ${a}. "${slow}." Pop.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'calm'), seen(C, 'shout', 'excited')], things: ['lorry'] },
        `"Cars are light," said the milk lorry, which had seen it all. "That was the trouble." It put its weight on it and went through the middle. Eight hundred bottles said clink, one after the other, as it settled. "Stuck!" called ${c}. ${a} had to be slower than ever, on account of the glass. It took until eleven. You could have shaved by the rope. "I could have been in town by now," said the lorry, but quite softly. Pop.`,
        `The milk lorry thought that the thing to do was to keep to the side. It kept to the side, and the side did not. "Stuck!" said ${c}. There it lay at a slant, with all its bottles talking at once. "Do be careful," it said. It was not a thing that it had ever said to ${a}. "${slow}," said ${a}, and was. They lost one bottle of cream. It went to the cat. Pop.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'calm'), seen(C, 'cheer', 'happy')], things: ['bus'] },
        `The bus believed in timetables. It believed that if you came at a thing hard enough, it was not there. SPLOSH, and thirty people said "Oh." They had to get out at the back, handing down the shopping and a baby. "Stuck!" called ${c}, rather hoarse by now. It was twice what ${a} had ever moved. Blue smoke stood up in the lane like a tree. At half past three it came, with a noise that people remember. POP.`,
        `By the afternoon there was a row of people on the bank, with sandwiches. They saw the bus come over the hill. "Stop!" they shouted, and it took that for cheering. It was a very fine splosh. "I'm due in town," it said, out of the mud, "at five past." "So you are," said ${a}. "${slow}." It took two hours. When it was out, thirty people clapped, and the bus looked at its wheels. POP, the mud had said, like a full stop.`,
      ),
      page(
        { time: 'sunset', camera: 'close', actors: [seen(A, 'stand', 'sad'), seen(C, 'reach', 'worried')] },
        `Everyone was out, and the sun was low. They were all on the far side, in a row, with their noses towards home. "Off you go," said ${a}, and turned round. All that hauling had softened the edge. A wheel as high as ${c} went over it, with no fuss. The rest followed. There was no splosh. It was too slow for that. "Ah," said ${a}, up to the steering wheel. "Stuck." It was said as if the word were in a foreign language.`,
        `It happened on the way back, when there was nobody left to save. ${a} was tired, and the bank was tired as well. They gave way together. ${c} saw the big back wheel lean out, and stop, and think, and go. Then there was a tractor's nose, and a chimney, and a good deal of brown. "Stuck," said ${a}. On the far side three engines were running. The road to town lay open. Each of them was a day late.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(C, 'stand', 'worried'), seen(A, 'stand', 'sad')],
          things: ['car', 'lorry', 'bus'],
        },
        `${c} looked at them, and they looked at the road. The red car's engine gave a small cough. "What do you pull a tractor out with?" it asked. "A tractor," said ${g}. "There's one in the next valley. It could be here on Monday." "I'm fine till Monday," said ${a}, and went down another inch. Nobody would have blamed them. They had been hooting for years for just this, an empty lane. The bus turned off its lights. Then it began to back.`,
        `Nobody had to stay. There was not a thing in front of them, right the way to town. They had dreamed about that, in the queue. The red car rolled forward by a yard, and stopped. "It's only," it said, to no one in particular, "that I know what it's like in there." "You've got your timetable," said ${a} to the bus. "Yes," said the bus. ${c} heard it change gear. It was going backwards.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'stand', 'sad'), seen(C, 'think', 'determined')],
          things: ['car', 'lorry', 'bus'],
        },
        `They meant it well, and it was dreadful. The car jerked. The lorry heaved. The bus took a run, and the rope twanged like a harp. They went one after the other, and each of them as fast as could be. All of it went on ${a}, in lumps. ${c} watched the rope. When ${a} had pulled, that rope had never once jumped. "You're all as strong as that," shouted ${c}, "and you're all doing it like yourselves!"`,
        `They had strength enough. That wasn't it. They took the rope in turn, and each flung itself at the job. Mud flew. The rope sang out and went slack. ${a} was going down in jerks. "It's kind of you," ${a} said. "I'd go now." ${c} had seen three things come out of there since nine, and not one of them with a jerk. "Stop," said ${c}. "You've been behind it all your lives. Haven't you ever looked?"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(C, 'shout', 'determined'), seen(G, 'reach', 'determined'), seen(A, 'stand', 'happy')],
          things: ['bus', 'lorry', 'car'],
        },
        `So ${g} tied them in one line, the bus, and the lorry, and the car. "All together," said ${c}, "and nobody is to get anywhere. ${slow}." "${slow}," they said. It is a hard thing, to go like that, if you never have. The red car shook all over. They leaned. The rope rose out of the wet, and drew straight, and hummed one low note. It got dark. Nobody beeped. And the mud, which had never been asked so politely, said POP.`,
        `It took the three of them, nose to tail, and ${g} did the knots. "${slow}," said ${c}, and held up a hand, and let it down by inches. The bus was muttering it. The lorry had shut its lamps to think. There's a great deal in a red car that wants to leap. It held on to all that, and crept. A snail went by along the bank. The rope was like a line in a drawing book. POP. It was heard at the school.`,
      ),
      page(
        {
          time: 'night',
          camera: 'wide',
          actors: [seen(A, 'stand', 'happy'), seen(C, 'wave', 'sleepy')],
          things: ['bus', 'car'],
        },
        `They were two days late by then, and it did not seem worth hurrying. So they all went home behind ${a}, by moonlight, at the usual speed. It is a pretty lane, if you have time to see it. There's a badger who comes out by the second oak. They have filled the dip since, with stones. ${c} still sits on the gate, and still counts. The record is sixty-one, and nobody will ever break it. "${slow}," says the bus, under its breath, going by.`,
        `The council came and put stones in the dip. There's no reason now why anyone should wait. But ${c}, in bed, hears them coming up from the village of an evening. There's ${a} first, and then a car, and then a lorry, and then a bus. Not one of them beeps. "It's wide enough to get by, at the oak," ${a} said once. "Is it?" said the red car. "We never noticed. ${slow}."`,
      ),
    ],
  };
}
