import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { TITLES, partsOf, refrainsOf, shown } from './parts.ts';

/** For the oldest: one on the shelf for whom nobody came, an evening given up to wait, and a ticket for somebody else. */
export function old(going: Going): Told {
  const { chance } = going;
  const parts = partsOf(going);
  const { O, C, W, t, T, kind, many, v, staff, stop, end, setting, face, first } = parts;
  const isUmbrella = kind === 'umbrella';
  const [o, c, w] = [O.name, C.name, W.name];
  const refrain = chance.pick(...refrainsOf(parts));
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting,
          camera: 'medium',
          actors: [seen(O, 'hold', 'happy'), seen(C, 'stand', 'happy')],
          ...shown(parts, 'it', 'ride'),
        },
        `They were going to see the fireworks, ${O.introduced} and ${c}, by ${v}. ${T} was going too, at the top of a bag.${face} "You're rather old for that," somebody had said at school, and ${o} had said, "For what?" There was a ticket, in red crayon, as always. There and back, it said. It had begun as a joke, when ${o} was three. By now it would have felt wrong without.`,
        `${O.introduced} and ${c} were going by ${v} to see the fireworks, over the water. ${o} had a bag, with ${t} in it, looking out.${face} And ${t} had a ticket. ${o} had written one for every journey since the age of three, in red crayon: There and back. It was childish, and nobody needed to know.`,
      ),
      page(
        { camera: 'close', actors: [seen(O, 'sit', 'shy')], ...shown(parts, 'it') },
        `"Tickets, please," said ${staff}, and looked at what was sitting by the window. ${o} went pink. But ${staff} held out a hand for the red one as well, and read it, and did not smile. Snip. "All in order," said ${staff}. "You'd be surprised how many travel without." It was a good sort of ${v}, ${o} thought, and looked out.`,
        `${o} had hoped to get by with one. But ${staff} waited, and looked at ${t}, and waited. So the red one had to come out. "There and back," read ${staff}, aloud. Snip! It went through as cleanly as through a proper one. "Thank you. I like to see things done right." ${o} went as red as the crayon, and put ${t} by the window.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(O, 'point', 'surprised'), seen(C, 'stand', 'surprised')],
          ...shown(parts, 'ride'),
        },
        `It was because of two girls from school, who got on. ${o} put the bag over ${t}, only till they had gone by. Then it was their stop, and everybody stood up. ${o} picked up the bag. It was light, and it took a moment to see why. They had left ${t} on the ${v}. The window went past, and there ${t} sat, looking out.`,
        `Then somebody from school came down between the seats. ${o} pushed ${t} into the corner, out of sight, and talked about fireworks. They talked until the stop. They were all out, and the ${v} was moving, when ${o} looked into the bag. ${T} was left on the ${v}. One window further on, something small was riding away, in the corner where ${o} had put it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(O, 'stand', 'sad'), seen(C, 'hug', 'calm')] },
        `"It's only an old thing," said ${o}. It did not sound like ${o} at all. ${c} said nothing. "I hid ${t}," said ${o}. "Because of school." "Ah," said ${c}. The ${v} was a red light by now, and then not even that. "There is an office," said ${c}, "for all that is lost. It shuts at six." They ran.`,
        `They shouted, of course. You do. The red light got smaller and went out. "We'd better find the others," said ${o}, "or we'll get no place to see from." Then ${o} sat down on the bench. "I put ${t} there," said ${o}. "I did it so that they wouldn't see." ${cap(c)} looked up the street. "Lost property," said ${c}. "Open till six."`,
      ),
      page(
        {
          setting: 'shop',
          camera: 'medium',
          actors: [seen(W, 'hold', 'happy'), seen(O, 'stand', 'worried')],
          things: isUmbrella ? [] : ['umbrella'],
        },
        `The lost property office was one long shelf after another, and in the middle sat ${w}. "People say lost," said ${w}. "I say found. It's all found, in here. Would it be this?" It was ${first} with the head of a duck. "${refrain}" said ${o}. "A pity. It's been hoping for somebody since March."`,
        `It smelled of rain and old sandwiches, and it went back and back. "Ninety-one ${isUmbrella ? 'walking sticks' : 'umbrellas'}," said ${w}, with pride. "A harp. A wedding cake; the couple never called. I look after them all. Was it one of these?" "${refrain}" said ${o}, ${isUmbrella ? `before the stick was quite off its hook. ${w} hung it up` : `before the umbrella was quite open. ${w} furled it`} again, gently.`,
      ),
      page(
        { camera: 'close', actors: [seen(W, 'hold', 'happy'), seen(O, 'stand', 'worried')], things: ['trumpet'] },
        `${w} did not give up easily. There was a trumpet. "${refrain}" There was one half of a tandem. "${refrain}" "You might say what it is," said ${w}. ${o} looked round. There was nobody from school. "It's ${t}," said ${o}, quite loudly. "I've had ${t} since I was born." "That's better," said ${w}. "I've a shelf of ${many}. Come round."`,
        `"Then it's musical," said ${w}, and brought a trumpet. "${refrain}" "Sporting?" It was a pair of skis. "${refrain}" said ${o}. "I've always had it, and it's not musical." It was a relief to have said that. "Oh, if it's that sort," said ${w}, "you should have told me. They've got a shelf to themselves."`,
      ),
      page(
        { camera: 'medium', actors: [seen(W, 'stand', 'calm'), seen(O, 'stand', 'sad'), seen(C, 'stand', 'calm')] },
        `There were eleven ${many}, washed and brushed, each with a label and a date. ${o} went along the row. "${refrain}" At the end was one with a torn side and the oldest date of all. "Three years," said ${w}. "Nobody has come. I can give it away now, by the rules. You could have this one." It was a kind thought, and it was the wrong ${kind}.`,
        `Eleven ${many} sat in a row there, with a number each. ${o} looked at every single one. "${refrain}" The last was older than the others, and had been mended with blue thread. "That's been three years," said ${w}. "It can go to anyone, as from today. Would you like it?" ${o} wanted one ${kind} in all the world, and it was not this.`,
      ),
      page(
        { camera: 'close', actors: [seen(O, 'think', 'surprised'), seen(W, 'stand', 'curious')] },
        `"Has yours got anything on it?" said ${w}. "A label? A chain?" "No," said ${o}. "Only a ticket." ${w} put down the pen. "A ticket. Snipped?" "Snipped." "My dear," said ${w}, "then it isn't lost property at all. It's a passenger. What did it say?" And ${o} saw it, in red, as clear as day. "There and back," said ${o}.`,
        `${w} was writing it all down, and stopped. "Any papers?" "There was a ticket, that I'd made," said ${o}. "It was silly. It was even snipped." "Then it was not silly," said ${w}, and shut the book. "Nobody can lose a thing that's got a ticket. It's travelling. Single?" ${o} stood quite still. "No," said ${o}. "It's a return!"`,
      ),
      page(
        {
          setting,
          time: 'sunset',
          camera: 'medium',
          actors: [seen(O, 'sit', 'worried'), seen(C, 'sit', 'calm')],
          ...shown(parts, 'ride'),
        },
        `To ${end} and back was two hours. The fireworks were in one. "We could watch them first," said ${c}, "and come here after." It was fair. But somebody would be looking out of a window, at a ${stop}, at eight. "No," said ${o}. "I left once already." So they sat down on the bench. The sky went dark. Behind the houses it began to bang.`,
        `It would be eight o'clock before it could be back from ${end}. "They start at seven," said ${c}. "You can hear them from here. You can't see them." All the others would be down by the water, in the front row. ${o} thought about that for a whole minute. Then ${o} sat down at the ${stop}. "I'm not going to be somewhere else when ${t} comes in," said ${o}.`,
      ),
      page(
        { time: 'night', camera: 'medium', actors: [seen(O, 'look-up', 'calm'), seen(C, 'sit', 'calm')] },
        `One ${v} came, and it wasn't that one. The bangs were green and gold, no doubt. All that could be seen from there was a bit of pink on a chimney. Another ${v} came. Two girls from school got out, with cold feet. "What are you waiting for?" they said. "${T}," said ${o}. "I left ${t} on the ${v}." They looked at each other. "I'd wait, too," said one of them. "Mine's a giraffe."`,
        `It was cold, and there were bangs, and for each bang a chimney turned pink. That was all they got of it. A ${v} came in, and went, and another. Two girls from school went by with candy floss. "Why are you here?" "I left ${t} on the ${v}," said ${o}. It came out quite easily. "I'm waiting." One of the girls stopped. "I've got a giraffe," she said, very low. "Don't tell."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(O, 'hug', 'happy'), seen(C, 'stand', 'happy')],
          ...shown(parts, 'it', 'ride'),
        },
        `At eight there were two lights, and then a row of windows. In the third of them sat ${t}, alone, with a whole seat. "One return," said ${staff}, and handed ${t} down. "Some wanted to put that in a box. I said, 'Not with a ticket.'" It had two snips in it. ${o} held on, there in the street, under the lamp, where anybody could see.`,
        `Then it came, a minute early. ${o} ran along beside the windows as it stopped, and there it was, by the glass, looking out. "Tickets, please," said ${staff}. "There. And back." Snip. "It was no trouble. It never said a word." ${o} laughed, and wiped both eyes on what was nearest, and that was ${t}.`,
      ),
      page(
        {
          setting: 'shop',
          time: 'day',
          camera: 'medium',
          actors: [seen(O, 'stand', 'happy'), seen(W, 'stand', 'happy')],
          ...shown(parts, 'it'),
        },
        `On Saturday ${o} went back to the office, with a red crayon. "The old one," said ${o}. "The one with the three years. Is it still here?" It got a ticket like any other. To somebody, it said. "Single?" said ${w}. "Single," said ${o}. In a week the shelf had a gap. ${o} asked who had come for it. ${w} coughed. "It's at my house," said ${w}. "It had a ticket."`,
        `A week later, on Saturday, there was a ticket on the counter of the lost property office, in red. Home, it said. "It's for that one," said ${o}, "with the three years. One way." ${w} turned it over and over. When ${o} came by again, there were ten on the shelf. The eleventh was on ${W.names} own chair, by the stove. "Well, it said so," said ${w}. "And I like to see things done right."`,
      ),
    ],
  };
}
