import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** For ages 8 to 12: there is room for one small one next door, and whoever takes it looks back. */
export function old(going: Going): Told {
  const { company, chance } = going;
  const it = partsOf(going);
  const { refrain, y, things, at, end, wants, best, cannot, lost, upLong, offLong, theirs, trouble } = it;
  const { A, a, B, b, C, c } = it;
  const V = company.person([a, b, c].includes('Pru') ? 'Tess' : 'Pru', 'child');
  const v = V.name;
  const time = it.isNight ? 'night' : 'day';
  const evening = it.isNight ? 'night' : 'sunset';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: at, time, camera: 'wide', actors: [seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy')], things },
        `"There's always room," said ${B.introduced}. It's the sort of thing you say, and ${b} said it over one shoulder, without looking. If ${b} had looked, there might have been a pause. The ${y} was a small one. And there stood ${A.introduced}, who was big in front, and big behind, and big in between. "${wants}" said ${a}.`,
        `${A.introduced} was never sure of being asked to things. Doors are narrow, and so are people. So it was quite something to hear somebody say, "There's always room." That was ${B.introduced}, who was busy with the ${y}, and hadn't turned round yet. "${wants}" said ${a}. Then ${b} turned round. But you can't take back a thing like that.`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'sit', 'calm'), seen(A, 'reach', 'happy')], things },
        `It wasn't even empty. In ${best} lay ${C.introduced}, who had got there first, a good many years ago. ${c} had never moved for anybody. It was a matter of principle. "${refrain}" said ${a}, most politely. ${c} shut one eye. So ${a} went in front first, and about a quarter of the way it was a great success.`,
        `There was ${c}, too. ${C.introduced} more or less lived in the ${y}, and always lay in ${best}. People had pushed. People had called the fire brigade. ${c} had not moved for them. "${refrain}" said ${a}. It was like asking a hill. ${a} bent down, and put the front in, and was then out of room.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'worried'), seen(B, 'reach', 'determined')], things },
        `"Backwards," said ${b}, who had seen lorries do it. ${a} came round in a wide circle and took a gate along. "${refrain}" called ${a}, over one shoulder. The back went in like butter into a hot potato. They were so pleased with it. Then ${b} walked round to the other end, and there was the front, trying not to take up space.`,
        `They tried it backwards. It meant turning round, and that took some time, and a flower bed. "${refrain}" said ${a}. This time the back went in, every bit of it. ${b} used some soap. "How does it look?" said ${a}. ${b} considered how to put it. It looked like a cork that has been put in by somebody hopeful.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'sit', 'determined'), seen(B, 'cover', 'worried'), seen(C, 'sit', 'angry')],
          things,
        },
        `So ${a} breathed in. It began a long way down, and it went on until the curtains leaned over. "${refrain}" said ${a}, in a very small voice, and there was a sort of gulp. They were in. They were all three of them in. ${b} was folded up behind one ear, like a pencil. There was nothing to be seen of ${c} but an opinion.`,
        `"If you breathe in," said ${b}, "and I push." ${a} breathed in. You wouldn't have thought that there was so much air about. "${refrain}" squeaked ${a}. Then with a noise like a boot in mud it was done. All of ${a} was inside, and ${b} was, too, with both knees by the ears. ${c} was under a chin, and said so.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'sit', 'surprised'), seen(B, 'jump', 'surprised'), seen(C, 'jump', 'angry')],
          things,
        },
        `It was a triumph, and it was no use. ${cannot} "How long do we stay?" said ${a}, going pink. "Mmf," said ${b}. It might have lasted for a minute. But ${c} had whiskers, and ${a} had a chin. POP! ${b} came down in one place and ${c} in another. Last of all, spinning, down came ${lost}.`,
        `They looked at each other, as far as they could. ${cannot} Nobody had asked what they'd do when they were in. "I think," said ${a}, "that I'm going to have to breathe out." "Don't," said ${b}. POP! It was like peas out of a pod, if a pod were ever so sorry. There was ${b}, and there was ${c}. There, some way off, lay ${lost}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(V, 'stand', 'calm'), seen(B, 'stand', 'worried'), seen(A, 'sit', 'shy')] },
        `"Dear me," said ${V.introduced}, from the top of the hill. ${v} had been standing there with folded arms, nobody knew how long. "I've got ${theirs}. There's plenty of room in it, for one small one." ${v} looked at ${a}, and went on looking, from left to right. "Go on," said ${a} to ${b}. "I don't mind." It was late, and ${b} had a sore elbow. It was only for once.`,
        `There was a cough. It was ${V.introduced}, who lived up the hill, and had seen it all. "What you want is ${theirs}," said ${v}. "Like mine. There's room for one more, if it's a small one." It wasn't said unkindly. It was just that at the word small ${v} looked at ${a}. "You go," said ${a}. "Really." ${b} thought about that for less time than you would like.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'sit', 'worried'), seen(V, 'sit', 'happy')] },
        `It was lovely, next to ${v}. There was room for both elbows and both knees, and for a good deal of air between. "That's better," said ${v}. "It's so nice not to be crowded." ${b} looked back, down the hill. There sat ${a}, far below, getting on with being out of the way. It was the only time that ${a} ever looked small.`,
        `${b} had never had so much room. You could put out a hand, and there was nobody there. You could put out the other one. "I never let it get full," said ${v}. It was high up there, and you had a good view. ${b} could see ${a}, who was holding ${lost}, and looking for where it went. It's odd how little somebody looks from far off.`,
      ),
      page(
        { time: evening, camera: 'medium', actors: [seen(B, 'run', 'determined')] },
        `"I said there's always room," said ${b}. "I beg your pardon?" said ${v}. "I said it, and then I took it." It cost ${it.isNight ? 'half the night' : 'the whole of the afternoon'}. It cost ${b} a long walk down, with a stone in one shoe. Every bit of the way ${b} tried out things to say. None of them sounded like much, not even the one with sorry in it.`,
        `"I've got to go," said ${b}. "I've left something behind." ${v} had just got comfortable. "Is it valuable?" said ${v}. It was a long way back, and it grew late. There would be no second offer, either. ${b} ran the part that was downhill. All the way there was that sentence, about how there's always room. It kept pace, like a dog.`,
      ),
      page(
        { setting: at, time: evening, camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(B, 'stand', 'shy')] },
        `${a} had gone off into a corner, and the corner was full. "There wasn't much room," said ${b}. "There was," said ${a}. "I saw it go by." Nobody spoke for a bit. "People think that when you're so big, things take longer to get in," said ${a}. "They don't. They get in at the front, like anything else." "I'm sorry," said ${b}. It was the only one that was any use.`,
        `"You're back," said ${a}. "Was it full?" "No," said ${b}. "It was empty. That was the matter with it." ${a} moved one foot, so as not to be on the path. "You needn't be nice," said ${a}. "I do know what I look like in a doorway." "I said you could come," said ${b}, "and then I went. That was smaller than anything." And ${b} sat down, right up close.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(C, 'sit', 'happy'), seen(A, 'look-up', 'surprised'), seen(B, 'look-up', 'curious')],
        },
        `Just then ${c} got up. It was so unheard of that they both stopped talking. ${c} came out of the ${y}, out of ${best}, and walked across. ${c} walked up ${a}, all the way, turned round twice, and lay down on the top. And everybody knows that ${c} only ever took the best place there was. "Oh," said ${b}. "We've had it the wrong way round."`,
        `Something was missing in the ${y}. It was ${c}. ${best.replace(/^./, (letter) => letter.toUpperCase())} was empty, for the first time in living memory. They found ${c} on the top of ${a}, in the last of the warm, looking down on them both. "That's the best place now, is it?" said ${a}. ${b} looked at the small one on top of the big one. "It's the wrong way round," said ${b}, slowly. "All day long we had it the wrong way round!"`,
      ),
      page(
        { setting: end, camera: 'wide', actors: [seen(A, 'walk', 'proud'), seen(B, 'cheer', 'happy')], things },
        `"You don't go in the ${y}," said ${b}. "The ${y} goes on you." It was so simple that ${a} had to hear it twice. ${upLong(a, y)} ${b} climbed in after it. ${offLong(a)} It was the tallest small ${y} there has ever been. "Am I in the way?" said ${a}. "You are the way," said ${b}.`,
        `Why should the big one go into the small one? Nobody could say who had started it. ${upLong(a, y)} There was room for both elbows up there, and for company. ${offLong(a)} "I'm not too much?" said ${a}, after a time. "If you were any less," said ${b}, "we shouldn't see a thing."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            seen(V, 'look-up', 'shy'),
            seen(B, 'wave', 'happy'),
            seen(C, 'sit', 'calm'),
            seen(A, 'stand', 'happy'),
          ],
        },
        `And whom should they meet but ${v}, with a rug over one arm? ${trouble} ${v} looked up, and it took some time to get to the top. "I don't suppose," said ${v}, "that there's any..." That was as far as it went. ${c} opened one eye. ${c} had never moved for anybody. "${refrain}" said ${c}, to the world in general, and moved up.`,
        `They saw ${v} from far off, since you saw everything. ${trouble} ${v} stood and looked up at them, and for once didn't measure anything. "How many does it hold?" said ${v}. ${a} bent down, as low as could be. It wasn't to the right or the left that ${b} looked, but at ${c}. There was a long wait. "${refrain}" said ${c} at last. "There's always room." And ${c} was the one who moved.`,
      ),
    ],
  };
}
