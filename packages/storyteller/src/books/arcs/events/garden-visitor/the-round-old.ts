import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';

/** For ages 8 to 12: with one pull at a string it could be shown to the whole class; it is let go on its round. */
export function old(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, company, chance } = going;
  const { refrain, own, V, x, anX, mark, called, N, n, H, h } = partsOf(going);
  const C = company.person(
    chance.pick(...['Tobi', 'Noor', 'Jess', 'Sal'].filter((each) => ![a, b, company.child.name].includes(each))),
    'child',
  );
  const c = C.name;
  return {
    title: titled(chance.pick('all present', `nobody's ${x}`, 'twenty to eight', 'on its round')),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(V, 'walk', 'calm'), seen(A, 'sit', 'excited', 'notebook')],
          things: ['notebook'],
        },
        `At twenty to eight the street lamp came on, and the hedge shook. ${A.introduced} had been waiting for that. Out came ${anX} with ${mark}. It drank from the bowl, looked ${a} over, and went under the fence. "${refrain}" said ${a}, and put it down in a notebook. It was the forty-first evening. It had never once been late.`,
        `There was a notebook on the back step, and all that it had in it was times. Nineteen forty, they said, forty times over. ${A.introduced} sharpened a pencil. The lamp came on, and the hedge gave a shake, and out walked ${anX}, with ${mark}. It had a drink of water. It looked up at ${a}, and went. "${refrain}" said ${a}, and wrote down number forty-one.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'proud', 'bowl'), seen(G, 'stand', 'calm'), seen(B, 'sit', 'curious')],
          things: ['bowl'],
        },
        `${a} had always wanted something to look after. On the bowl it said ${called.toUpperCase()}, in red. "It's wild," said ${g}. "Give it clean water, and leave it its own places at night. That's all you can do for it." "But it comes to me," said ${a}. "It comes by you," said ${g}. ${B.introduced} thought that there wasn't much in it.`,
        `"You can't keep it," said ${g}. "It's wild. It isn't a pet. It has its own places at night. It doesn't need anything of ours, except that bowl on a dry day." "I don't keep it," said ${a}. "It just is mine." And ${a} painted a name on the bowl, in capitals: ${called.toUpperCase()}. ${B.introduced} held the paint. "It might have one already," said ${b}.`,
      ),
      page(
        {
          setting: 'classroom',
          camera: 'medium',
          actors: [seen(C, 'stand', 'proud'), seen(A, 'stand', 'determined')],
        },
        `On Friday the class were to bring their pets. All the others had been talking of it for a month. "What have you got?" said ${c}, who had a tortoise, and knew it. "Nothing?" It was out before ${a} had thought about it. "I've got ${anX}," said ${a}. The room went quiet. "You haven't," said ${c}. "You'll see on Friday," said ${a}.`,
        `It was to be Pet Day on Friday. There was a list on the wall of the classroom, and next to ${A.names} name there was nothing. "Haven't you got one at all?" asked ${c}, kindly enough. It was the kindness that did it. "I've got ${anX}," said ${a}. "It comes when I want." "A real one?" said ${c}. "Bring it!" said everybody.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(N, 'stand', 'angry'), seen(H, 'stand', 'angry'), seen(A, 'stand', 'worried')],
          things: ['fence', 'bowl'],
        },
        `${a} lived between ${N.introduced} and ${H.introduced}. They hadn't spoken to each other for eleven years, since a matter of a hedge. They spoke to ${a}. "Tell him that his leaves are on my lawn," ${n} would say. But that evening she said something else. "${refrain}" she said, as it came under her fence. She had a bowl there. It said LORD PERCY.`,
        `To the left lived ${H.introduced}, and to the right lived ${N.introduced}. Eleven years ago somebody had cut a hedge too short. Since then they'd talked only by way of ${a}. "Ask her if she needs that ladder," ${h} said, that evening. Then the ${x} walked by, and he forgot all about her. "${refrain}" he said. There was a bowl at his feet with SUSAN on it.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'think', 'worried'), seen(B, 'hold', 'worried', 'string')],
          things: ['box', 'string', 'blanket'],
        },
        `So there were three who had it. One of them had to show it by Friday. ${a} took a big box with a flap, and put a blanket in. A string went from the flap to the water butt. "It'll come in by itself, if it rains," said ${a}. "Then I only have to pull. It's just until dinner time." ${b} looked at the string. "Does it know that?" said ${b}.`,
        `It wasn't stealing, if it was yours. ${a} thought that over several times. In the shed were a box and a blanket. There was a string that would shut the flap from four steps away. "It's for one morning," ${a} told ${b}. "I'd carry it ever so carefully." "Would you like it?" said ${b}. "If it were you in the box?" ${a} was busy with the knot.`,
      ),
      page(
        {
          weather: 'rain',
          camera: 'close',
          actors: [seen(V, 'sit', 'curious'), seen(A, 'hide', 'determined', 'string')],
          things: ['box', 'string'],
        },
        `On Thursday it rained. At twenty to eight it came out of the hedge with its head down. It saw the box. It went round it once, and stepped in, and shook itself on the blanket. The string was in ${A.names} hand. Then it turned about and looked out, straight at ${a}. It wasn't afraid. It had no idea that there was anything to be afraid of.`,
        `And on Thursday, as if it had been ordered, the rain came. ${a} lay behind the water butt with the string. The hedge shook. It was wet through. It sniffed at the flap, and then it walked in, as you'd walk into your own hall. One pull would have done it. It sat down on the blanket, and saw ${a}, and looked pleased. So that's where you are today, said the look.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'kneel', 'sad', 'string'), seen(N, 'stand', 'worried'), seen(H, 'stand', 'worried')],
          things: ['string'],
        },
        `On the right a door opened. "Percy?" said ${n}, into the rain. "You're late." On the left there was a lamp. "Susan?" called ${h}. He had come out in his slippers. You could hear them both wait. ${a} thought of Friday, and the whole class turning round. It would never in all its life come so near again. Then ${a} let go of the string.`,
        `It was ten to eight by now. "Lord Percy?" said somebody, over the fence. It was ${n}, with an umbrella. "Is it all right, Susan?" said ${h}, on the other side, and his voice wasn't steady. They were standing there in the rain, one to the left, one to the right, and looking at their watches. ${a} knew what it was to wait like that. The string was wet. ${a} opened one hand, and it fell.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(V, 'walk', 'calm'), seen(A, 'sit', 'sad')],
          things: ['box', 'notebook'],
        },
        `It stayed until the worst was over. Then it got up, and had its water, and went under the fence. It was eighteen minutes late. "There you are," said ${n}, and blew her nose. ${a} put that down in the notebook, too. After that ${a} took the flap off the box, and the string off the flap, and sat there, and got very wet.`,
        `After a quarter of an hour it stretched, and left. It didn't say thank you. Why should it? It had come in to see that ${a} was there, and ${a} was. Next door somebody said, "Oh, Percy!" like a person putting down a heavy bag. ${a} wrote in the notebook: two minutes to eight, rain. And then ${a} pulled the flap off that box, and tore it in four.`,
      ),
      page(
        {
          setting: 'classroom',
          time: 'day',
          weather: 'clear',
          camera: 'medium',
          actors: [seen(A, 'stand', 'shy', 'notebook'), seen(C, 'sit', 'curious')],
          things: ['notebook'],
        },
        `On Friday there were nine hamsters and a tortoise, and ${a} with a notebook. "I haven't got ${anX}," said ${a}. "I said that I had. It's wild." It was just as bad as you would think. Somebody laughed, and somebody said that they'd known it. So ${a} read out the times, since there was nothing else. Forty-two evenings is long. By the end of it nobody was even laughing.`,
        `It was a very full classroom on Friday, and it squeaked. When it was ${A.names} turn, there was only a notebook. "It isn't mine," said ${a}. "I told you a lie. It comes by, that's all." The word went round behind hands. ${a} could have said it was ill, or shy. But ${a} read all the times aloud, forty-two of them, and went to sit down, with both ears burning.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(C, 'stand', 'surprised'), seen(A, 'stand', 'surprised', 'notebook')],
          things: ['notebook'],
        },
        `"Wait," said ${c}. "Was it late last night?" It had been, by eighteen minutes. "Has it got ${mark}? It comes to us at number thirty, at a quarter past eight. I thought that it came from nowhere." And then, very slowly: "${refrain}" ${a} drew a line in the notebook, and wrote down: number thirty, quarter past. Between those two there were eleven doors.`,
        `A chair fell over. "It was eighteen minutes late!" cried ${c}. "At ours, too! It comes to number thirty, at a quarter past eight. ${refrain}" They looked at each other. So it went on from ${n}, and from the next house, right to the end of the road. ${a} turned over to a new page.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [
            seen(N, 'sit', 'surprised'),
            seen(H, 'sit', 'surprised'),
            seen(A, 'hold', 'proud', 'notebook'),
            seen(G, 'stand', 'calm'),
          ],
          things: ['notebook', 'teapot'],
        },
        `They rang at eleven doors that Saturday, with ${g}, and got eleven times and eleven names. It took the kitchen table to put them in order. "Ask him when Susan leaves," said ${n}. "He's sitting next to you," said ${a}. It was quiet. "When does Susan leave?" said ${n}, to the teapot. "Twenty to," said ${h}. "She goes to ${a}, and then to you. I always hoped that someone had her next."`,
        `On Saturday ${g} went with them from door to door. There was a Duchess, and two Gingers, and somebody called Keith. They wrote it all out in the kitchen. The times ran down the row as straight as a string. "Tell her that there's a minute missing," said ${h}. "Tell him that it stops to scratch," said ${n}. ${Gcap} put the teapot between them. "It stops to scratch?" said ${h}, straight across. It was the first time in eleven years.`,
      ),
      page(
        {
          setting: 'garden',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(V, 'sit', 'calm'), seen(A, 'sit', 'happy'), seen(N, 'wave', 'happy'), seen(H, 'wave', 'happy')],
          things: ['bowl'],
        },
        `That evening there was somebody on every step, all the way down. There were no names on the bowls. The lamp came on, and it walked along the row. At each step it stopped, and looked up, and went on. You do that with the lamps in a big house. "It isn't collecting water," said ${b}. "It's counting." It came to ${a}, and looked. "${own}" said ${a}, as it couldn't. They were all present.`,
        `They'd washed off the names. At twenty to eight the whole road was out on its steps, to see. It came from ${h}, and ${n} was next. It took its time. It went up to each of them, and looked, and ticked them off, like windows at bedtime. "So that's what it's for," said ${h}, over the fence, to ${n}. In front of ${a} it sat down. "What does it say?" said ${b}. "${own}" said ${a}.`,
      ),
    ],
  };
}
