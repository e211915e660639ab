import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** For ages 8 to 12: the parrot also hears how it is to be explained. */
export function old(going: Going): Told {
  const { A, G, a, g, Gcap, comesToo, chance } = going;
  const { refrain, P, p, N, n } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'point', 'determined'), seen(G, 'stand', 'calm')],
          things: ['milk'],
        },
        `${A.introduced} had worked it out. If you leave off please, and thank you at the other end, you save about four minutes a day.${comesToo} "${refrain}" said ${a}, and there was the milk. "I can't hear you," said ${g}. "You passed it, though," said ${a}. It was hard to argue with somebody who had both the milk and the figures.`,
        `"What's it for?" said ${A.introduced}, who never said please, and had had no trouble with it.${comesToo} "It doesn't do anything. If you leave it out, you still get the jam." "${refrain}" said ${a}, to show how it went, and got the jam. "I see," said ${g}. It seemed a waste of breath, like wrapping up a present that's going to be torn open.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'stand', 'happy'), seen(P, 'sit', 'happy'), seen(A, 'stand', 'curious')] },
        `On Sunday ${n} from next door went to her sister's for two weeks, and left them ${P.introduced}. "How do you do?" said ${p}, on the mat. "I hope it's no trouble. Thank you so much." They had never had anybody in the house who talked like that. "I brought him up by hand," said ${n}. "He's only ever heard me. You'll be careful, won't you?"`,
        `${P.introduced} came for two weeks, in a cage with a velvet cover. ${n} was going to the sea. "Good morning," said ${p}. "If it's not inconvenient. You are too kind." ${Gcap} stood up straighter, without meaning to. "He has only what he hears," said ${n}, on the step. "So I've always been careful what I said."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'reach', 'determined'), seen(P, 'look-up', 'curious')],
          things: ['bread', 'jam'],
        },
        `They gave him the back of the kitchen chair, where he could see. What he saw was breakfast. "${refrain}" said ${a}, about the bread, and there came bread. "${refrain}" said ${a}, and the jam flew over. ${p} watched it as one watches a conjuror. At home it had taken him a whole sentence to get a nut.`,
        `A parrot is a kind of scholar. ${p} sat on a chair, with his head on one side, and studied breakfast. There was a cry: "${refrain}" And there was toast. There was the cry again, and there was butter. It never failed. You could see him go over it at night, under the velvet, moving his beak.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(P, 'shout', 'happy'), seen(A, 'stand', 'surprised'), seen(G, 'stand', 'surprised')],
          things: ['nuts'],
        },
        `"${refrain}" It was Thursday, and ${g} had the nutcracker. "Really, ${a}," said ${g}. "I never spoke," said ${a}. "${refrain}" said the chair. It was ${A.names} voice, to the life. There was the loudness in it, and a sort of flatness in the middle, like a door. ${a} had lived with that voice for years, and had never met it.`,
        `It was on the fifth day that ${g} opened the nuts. "${refrain}" said ${a}. Only it wasn't ${a}, who was drinking. "${refrain}" said ${p}, and drummed with one foot. Nobody laughed. It's a peculiar thing to be done so well. "Is that me?" said ${a}, in the end. "It's not as bad as that, is it?" The clock ticked. "It's a very good likeness," said ${g}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'shout', 'determined'), seen(P, 'shout', 'happy')] },
        `There was a week left to mend it. ${a} drew up a timetable. "Say please," said ${a}, at the cage, on the hour. "Say please," said ${p}. "No. Just please." "No. Just please." At the end of two days he had the whole lesson by heart, with the sighs. But when the nuts came out, there was no sign of it. "${refrain}" said ${p}.`,
        `"He can be taught," said ${a}. "He's been taught once." There were lessons, before school and after it. He learned "Say please!" and he learned "For the last time, say please!" He said them to the postman. And each morning, over the toast, he said the other. It turned out that he knew a lesson when he saw one, and took it for a sort of song.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'worried'), seen(P, 'sit', 'calm')] },
        `On Wednesday night ${a} came down in the dark, and sat by the cage. "We'll tell her it was the radio," said ${a}. "You got it off the radio. She'll never know." That was better. ${a} went through it several times, until it sounded like something that had happened. Under the velvet nothing stirred.`,
        `There was another way, and it came to ${a} in bed. Down in the kitchen ${a} tried how it would sound. "It was the radio. He picked it up off the radio." It needed to be said more lightly. "It was the radio! She'll never know." ${a} said it over till it was smooth. It was pitch dark, and the only one who heard was a parrot.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'think', 'sad'), seen(G, 'sit', 'calm'), seen(P, 'sit', 'happy')] },
        `"What is it that he does learn from?" said ${g}, on Thursday. "Not from being told." They looked at the parrot. He was looking at the toast. ${a} saw it then, and would rather not have. He'd been told a hundred times to say please. But no one in that kitchen, in ten days, had ever once wanted something and said it. "He learns from breakfast," said ${a}.`,
        `"He never listened to a word I said," said ${a}. "He listened to every word," said ${g}. "That's the trouble." It was toast again. ${a} had a hand out, and had breath for it, and caught his eye. It was round, and bright, and full of respect. He was waiting to be shown how it's done. There are people who'd have looked away.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'hold', 'shy', 'cup'), seen(P, 'look-up', 'curious'), seen(G, 'stand', 'surprised')],
          things: ['cup', 'milk'],
        },
        `"Please may I have the milk?" said ${a}, to the tablecloth. ${Gcap} missed the cup. "Thank you," said ${a}. It hadn't taken long. And it had done something, after all: ${g} had looked up. You can pass a jug for years without that. On the chair somebody shifted from foot to foot, and put down the old song, and listened.`,
        `"Could I have some," said ${a}, and stuck, and went on. "Some milk. Please." It came by way of a smile. ${a} hadn't known that there was one to be had. "Thank you." So that's what it was for. It didn't bring the milk. It brought the person. Behind them ${p} said something to himself, very softly, to see how it lay on the tongue.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'sit', 'happy'), seen(G, 'sit', 'happy'), seen(P, 'sit', 'curious')],
          things: ['bread', 'jam'],
        },
        `There were three days left, and it had to be for everything. It was please for the salt, and thank you for the other sock. By Friday ${g} was doing it as well. By Saturday they had both left off noticing. The one who said not a word was ${p}. He sat there with his beak shut, like somebody in an exam.`,
        `${a} did it for the bread, the bath and the bus. The first hundred were for ${p}. After that they came by themselves, the way your feet know the stairs. At the shop a man said, "Well!" and gave ${a} a pear. But from the chair there was silence. Nobody knew what was in there now, or in whose voice.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(N, 'hold', 'happy', 'biscuit'), seen(P, 'reach', 'happy'), seen(A, 'stand', 'worried')],
          things: ['biscuit'],
        },
        `On Sunday ${n} was at the door, with a tin. "And have you been good?" she asked him. ${p} drew himself up. "Please," said ${p}, and ${a} breathed out. Then he went on. "We'll tell her it was the radio," said ${p}, lightly, in ${A.names} voice. "She'll never know." ${n} turned round. "What was the radio?" said ${n}.`,
        `${n} came in, smelling of the sea, and opened a tin of biscuits. "Please," said ${p}, "if it's not inconvenient." It was perfect. ${a} could have kissed him. "And here's another thing," he seemed to think. "It was the radio! She'll never know," said ${p}. He had it so smooth. You could hear somebody breathing in, where it had been practised. ${n} put the lid back on.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'shy'), seen(N, 'stand', 'calm'), seen(P, 'sit', 'happy')] },
        `"It wasn't the radio," said ${a}. "It was me. He heard me at breakfast, and then he was rude. I was going to say that he'd got it off the radio. I'm sorry. He was so polite when he came." ${n} thought about it. "What was it that he said?" "${refrain}" said ${a}. It sounded quite odd, by now. And ${n} laughed until she had to hold on to the table.`,
        `You can't blame a radio, when your own voice has just explained. "I did it," said ${a}. "He only has what he hears, and he heard me. I've been mending it ever since." "So that's who it is!" said ${n}. "I thought there was somebody new in the house. Somebody who says please." She shook her head. "He never used to put such feeling into it," said ${n}.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'sleep', 'happy'), seen(G, 'kneel', 'calm')],
          things: ['blanket'],
        },
        `You can hear him sometimes, through the wall. It's all "How do you do?" again, and "Too kind." But every so often, about breakfast, there's a great flat shout: "${refrain}" Then there is a pause, and somebody next door says, "I beg your pardon?" And ${a}, on this side, with toast in one hand, can't help it. "Please," says ${a}, and so does the wall.`,
        `It was very quiet that night. ${Gcap} went in to put out the lamp, and took away the book, and pulled up the blanket. It takes about four minutes, all that, and nobody asks for it. ${a} was asleep, and had been for an hour. "Thank you," said ${a}, quite distinctly. "You are too kind."`,
      ),
    ],
  };
}
