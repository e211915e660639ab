import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** The child would so much like it to be nobody's, and stops asking one door too early. */
export function old(going: Going): Told {
  const { A, G, a, g, Gcap, chance } = going;
  const { X, an, kinds, N, n, refrain } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'street', camera: 'wide', actors: [seen(A, 'walk', 'calm'), seen(X, 'walk', 'curious')] },
        `It began at the crossing by the school. ${A.introduced} had the feeling that you get between the shoulders when somebody is looking. There was nobody there, at the height where one looks for people. ${a} looked lower down. On the kerb sat ${an}, and it got up when ${a} did.`,
        `${A.introduced} had left school late, because of a book, and the street was nearly empty. All the same there were footsteps, small quick ones. When ${a} stopped, they stopped. ${a} counted to three and turned round. It was ${an}, with one foot still in the air.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'walk', 'happy'), seen(X, 'walk', 'happy')] },
        `It was not begging. It wanted nothing that ${a} could see. It only kept three steps behind, round every lamp post, like a thing on a string. ${a} tried going fast, and tried going backwards. At the corner ${a} said, "Well, come on, then," and it came up beside ${A.names} left foot. It had a place there, and it took it.`,
        `"Go home," said ${a}. It looked about, as if home might be near, and then looked at ${a} again. So they went on, one after the other. At the puddle ${a} jumped, and it jumped. By the post box ${a} had stopped telling it to go. By the bakery ${a} was walking more slowly, so that it should not get tired.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'happy'), seen(X, 'sit', 'happy')] },
        `${a} sat down on the step at home. "${refrain}" It had no collar, no tag, nothing at all. It climbed on ${A.names} knee and went round twice, and lay down on the homework. It weighed about as much as a bread roll. Something in ${a} said, very quietly: nobody's. It's nobody's. It could be mine.`,
        `On the doorstep ${a} looked it over properly. There was no collar. There was a bit of straw on its back. "${refrain}" It put its nose in ${A.names} sleeve, and left it there. ${a} had wanted one for four years. ${a} had asked on every birthday. And here was one that had come by itself, and had done the asking.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'worried'), seen(G, 'stand', 'calm'), seen(X, 'sit', 'curious')] },
        `"No," said ${g}, at the door, before ${a} had said a word. Then ${g} looked at it, which was a mistake. "It can have some water," said ${g}. "And then we ask. At every house in this street, do you hear? We should want somebody to ask, if it was ours." It was so plainly right that ${a} had nothing to say.`,
        `${Gcap} came out, and saw, and sat down on the step as well. Nobody spoke for a bit. "Somebody's counting heads tonight," said ${g}, "and it won't come out." ${a} had not thought of that. "We could ask," said ${a}. "We'll ask at every door," said ${g}. "All of them. Both sides."`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'curious'), seen(G, 'stand', 'calm'), seen(X, 'sit', 'calm')] },
        `They did the left side together. At number two they had a parrot, who said something rude. At number six they wanted to keep it, and at ten they wanted it kept away. Nobody knew it. "${refrain}" said ${a}, at each gate, and each time ${a} was a little gladder. It is an odd thing to be glad of.`,
        `${Gcap} did the odd numbers, and ${a} did the even ones. "Is it yours?" said ${a}. It was no, and no, and sorry, no. After each no ${a} breathed out. There was a boy at twenty who took a long time to look at it, and that was terrible. But it was no.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'worried'), seen(X, 'sit', 'calm')] },
        `One house was left. It stood at the very end, behind a hedge that nobody cut, and there was a light on in the shed. ${a} stood before the gate, with one hand on it. It was getting dark. It was a long path. "Was that all of them?" called ${g}, from across the road. And ${a} said, "Yes."`,
        `That left the last one. You could hardly call it a house in the street. You had to go through a gap, and past some bean poles, to a shed. Nobody would have known that it was there. ${a} looked at the gap. "All done?" said ${g}. "All done," said ${a}. It was only two words, and they stuck.`,
      ),
      page(
        { setting: 'living-room', time: 'night', camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(X, 'walk', 'worried')] },
        `It had a very good supper. It had a jumper to lie on, the good one. And it would not lie. It went to the door and back, and to the door and back. ${a} lay down on the floor beside it. "You've got everything," said ${a}. It looked at ${a}, and then at the door. ${a} had not known that one could be told so much by somebody so small.`,
        `That should have been the best evening of the year. They made it a bed out of a drawer. It got out of the drawer. It sat down in the hall, with its nose to the crack under the door, and made a sound. It was not loud. "It'll settle," said ${g}. But ${a} could hear what it was. It was counting, and it was one short.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'worried'), seen(G, 'stand', 'surprised')] },
        `"It wasn't all of them," said ${a}. It is no good saying a thing like that to the carpet, so ${a} said it again, higher up. "There's one more. I had my hand on the gate." ${Gcap} did not say any of the things that ${a} had got ready for. ${Gcap} got the coats.`,
        `"I left one out," said ${a}. ${Gcap} put down the newspaper. "Behind the beans. There's a light on. I just didn't want it to be that one." It was quiet in the room. "No," said ${g}. "I didn't either. Get your boots."`,
      ),
      page(
        { setting: 'street', time: 'night', camera: 'wide', actors: [seen(X, 'walk', 'happy'), seen(A, 'walk', 'calm'), seen(G, 'walk', 'calm')] },
        `${a} opened the door, and it was out and past them. It did not stay behind now. It went in front, and stopped at each lamp, and looked round to see what was keeping them. It knew every kerb. When it came to the hedge it did not even slow down. "It's following," said ${a}, "the other way round."`,
        `Nobody had to show it the way. It walked down the middle of the pavement, with its tail up, and ${a} kept three steps behind. When it stopped, ${a} stopped. It must have gone along here every day of its life. It had only followed ${a} because ${a} was going past.`,
      ),
      page(
        { setting: 'garden', time: 'night', camera: 'medium', actors: [seen(N, 'point', 'worried'), seen(A, 'stand', 'calm'), seen(X, 'stand', 'happy')] },
        `In the shed an old lady was down on her knees with a torch. "One, two, three," she said. "I'm one short. I've been one short since four o'clock." That was ${n}. "Four," said ${a}, at the door. There was a basket, with three more ${kinds} in it, and their mother, who stood up. Then everybody in the basket talked at once.`,
        `There was ${n}, going along the beans with a lantern, calling. She had no more voice left than a gate. "Are you one short?" said ${a}. She held up the lantern, and saw what was running at her through the leaves, and could not say yes. In the shed were three ${kinds} and a mother, and what a noise they made.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'sad'), seen(X, 'sit', 'happy'), seen(N, 'sit', 'happy')], things: ['basket'] },
        `"You must have asked at a good many doors," said ${n}. "All but one," said ${a}, since it had to be said here as well. ${n} rubbed the back of her neck. "I didn't go down the street to ask, either," she said. "I thought that if somebody kind had it, they might want it more than I do. But I counted, all the same." They looked into the basket together.`,
        `"I might have brought it at five," said ${a}. "I saw your light." ${n} thought about that, and poured out some tea for ${g}, and a lot of milk for ${a}. "You brought it at eight," she said. "At five it was a walk. At eight you had to know what you were giving back." It did not make it any better, and it did help.`,
      ),
      page(
        { setting: 'street', camera: 'medium', actors: [seen(A, 'walk', 'happy'), seen(X, 'walk', 'happy')] },
        `They're still too young to go anywhere for good. When they are old enough there will be one for whoever can wait, if ${g} can be got to agree, and ${g} has looked into the basket twice. In the meantime there are small steps behind ${a} each day, from the crossing. "${refrain}" says ${a}. It doesn't answer that. It goes in front.`,
        `${a} goes by every day now, after school, to help with the counting. It always comes out. Sometimes there's somebody at the crossing to fetch ${a}, three steps off, looking at a wall. "${refrain}" says ${a}. They both know. At the hedge they change places, and ${a} follows it home.`,
      ),
    ],
  };
} // prettier-ignore
